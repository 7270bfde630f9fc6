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

/// The shares of a block's columns in its width, together 1: by their longest texts, so that no word needs to
/// be broken and no column takes the room of all others. The numbers of steps are a column.
QList<qreal> columnShares(const AidBlock& block);

/// A player aid on one page, lying, as a PDF: in as few columns and as large letters as it fits in. `game` is
/// the name of its game. None without a QGuiApplication, where painting fails, and where it doesn't fit.
std::optional<QByteArray> pdfOf(const PlayerAid& aid, const QString& game, QPageSize::PageSizeId pageSize);

} // namespace adjutant
