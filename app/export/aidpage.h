#pragma once

#include "app/documents/document.h"
#include "core/reference/reference.h"

#include <QByteArray>
#include <QList>
#include <QPageSize>
#include <QString>
#include <optional>

namespace adjutant {

/// A player aid as a document: a table under a title for each of its blocks. `game` is the name of its game.
document::Document documentOf(const PlayerAid& aid, const QString& game);

/// The table of a block.
document::Table tableOf(const AidBlock& block);

/// How many letters have to fit on a line of a table so that no word is broken; none where
/// there is one column.
qreal lettersNeeded(const document::Table& table);

/// The shares of a table's columns in its width, together 1, where so many letters fit on a line: no word is
/// broken as long as there is room for the longest ones, and the rest goes to those whose texts are longest.
/// The numbers of steps are a column.
QList<qreal> columnShares(const document::Table& table, qreal letters);

/// More bytes of texts than a page has room for, however small the letters are: they are not laid out.
inline constexpr std::size_t mostAidLetters = 40'000;
bool isTooLongForAPage(const PlayerAid& aid);

/// A player aid on one page, lying, as a PDF: in as few columns and as large letters as it fits in. None
/// without a QGuiApplication, where painting fails, and where it doesn't fit.
std::optional<QByteArray> pdfOf(const PlayerAid& aid, const QString& game, QPageSize::PageSizeId pageSize);

/// Deals blocks out, in their order, to at most so many columns, so that the longest column is as short as
/// can be. `heights` are those of the blocks, whatever their unit; the result is the number of blocks in each
/// column.
QList<int> dealtOut(const QList<qreal>& heights, int columns);

} // namespace adjutant
