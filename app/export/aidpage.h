#pragma once

#include "core/reference/playeraid.h"

#include <QByteArray>
#include <QList>
#include <QPageSize>
#include <QString>
#include <optional>

namespace adjutant {

/// A text of a player aid as styled text: what counts most is bold, all else is escaped.
QString styledText(const std::string& text);

/// How many letters have to fit on a line of a table so that no word is broken; none for other blocks.
qreal lettersNeeded(const AidBlock& block);

/// The shares of a block's columns in its width, together 1, where so many letters fit on a line: no word is
/// broken as long as there is room for the longest ones, and the rest goes to those whose texts are longest.
/// The numbers of steps are a column.
QList<qreal> columnShares(const AidBlock& block, qreal letters);

/// More bytes of texts than a page has room for, however small the letters are: they are not laid out.
inline constexpr std::size_t mostAidLetters = 40'000;
bool isTooLongForAPage(const PlayerAid& aid);

/// A player aid on one page, lying, as a PDF: in as few columns and as large letters as it fits in. `game` is
/// the name of its game. None without a QGuiApplication, where painting fails, and where it doesn't fit.
std::optional<QByteArray> pdfOf(const PlayerAid& aid, const QString& game, QPageSize::PageSizeId pageSize);

} // namespace adjutant
