#pragma once

#include "core/match/start.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "rowmodel.h"

#include <QString>

#include <optional>

namespace adjutant {

/// What kind of thing a piece of the map is, and which: `scenery/scenery-1`, `unit/red/crows-1`.
struct PieceKey
{
    QString kind;
    std::string id;

    static PieceKey of(const QString& text);
    QString text() const;
};

/// A thing on the battlefield as far as measuring goes.
struct PlacedPiece
{
    drakerys::Point at;
    double radius = 0; ///< cm; 0 of a Unit, whose base the rulebook gives no size
};

/// "Fire", or "Maelstrom" where there is no Element.
QString elementName(const std::optional<Element>& element);

/// What a piece is called; its id where there is no such piece.
QString pieceName(const PieceKey& key, const drakerys::MatchState& state);

/// Where a piece lies; none where it lies nowhere, or there is no such piece.
std::optional<PlacedPiece> placedPiece(const PieceKey& key, const drakerys::MatchState& state);

/// Everything that lies on the battlefield: Sceneries, then sources, Objectives and Units, so that the small
/// lie on the large.
QList<RowModel::Row> pieceRows(const drakerys::MatchState& state, const Start& start,
                               const Catalogue& catalogue);

} // namespace adjutant
