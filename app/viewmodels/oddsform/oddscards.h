#pragma once

#include "app/viewmodels/lists/listrows.h"
#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/shown.h"
#include "core/systems/gamesystem.h"

#include <map>
#include <set>

namespace adjutant {

class RosterStore;

/// A card that can be put into a question of the odds.
class OddsCard
{
    ROW(OddsCard, oddsCard);
    ROW_FIELD(QString, key);
    ROW_FIELD(adjutant::GameCard, card);
};

/// The cards of the saved lists and of the catalogue, with what each answers; a whole list answers as each of
/// its cards does.
struct OddsCards
{
    QList<RowModel::Row> rows; ///< of OddsCard
    std::map<QString, std::vector<door::Answers>> answers;
};

/// The cards that are found, whole lists among them where that is wanted.
OddsCards oddsCards(RosterStore& store, const GameSystem& game, const Catalogue& catalogue, bool wholeLists,
                    const QString& search);

/// The keys of a card of the game, at its top.
std::set<std::string> cardKeys(const GameSystem& game, const Catalogue& catalogue);

/// The first key of a path.
std::string topKey(std::string_view path);

} // namespace adjutant
