#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/storage/rosterstore.h"
#include "app/viewmodels/shown.h"
#include "core/roster/finding.h"
#include "core/systems/gamesystem.h"

#include <QStringList>

namespace adjutant {

/// A figure that is printed on a card.
class CardStat
{
    ROW(CardStat, cardStat);
    ROW_FIELD(QString, label); ///< as it is printed
    ROW_FIELD(QString, value);
    ROW_FIELD(QString, name); ///< whole, for a screen reader
    ROW_FIELD(QString, icon); ///< empty: none
};

/// A card of any game, as the game draws it.
class GameCard
{
    ROW(GameCard, gameCard);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, kind);       ///< class, types
    ROW_FIELD(QVariantList, stats); ///< of CardStat
    ROW_FIELD(QString, figures);    ///< the same in a line of words
    ROW_FIELD(QVariantList, chips); ///< of RuleChip: abilities, skills, weapons
    ROW_FIELD(QStringList, lines);
    ROW_FIELD(QString, note);        ///< what is odd about it in its source
    ROW_FIELD(bool, sample) = false; ///< invented, and said to be
    ROW_FIELD(bool, blank) = false;  ///< its source prints no card
};

/// A size of a Unit with its price.
class SizeChoice
{
    ROW(SizeChoice, sizeChoice);
    ROW_FIELD(int, size) = 0;
    ROW_FIELD(QString, words);    ///< what it counts: "6 Warriors"
    ROW_FIELD(QVariantMap, cost); ///< of each budget, by its id
    ROW_FIELD(QString, price);    ///< of the first budget: "160 AP"
    ROW_FIELD(QString, brief);    ///< of all of them, where there is little room
    ROW_FIELD(QString, spoken);   ///< for a screen reader
};

/// An option that is, or could be, handed to an entry.
class OptionChoice
{
    ROW(OptionChoice, optionChoice);
    ROW_FIELD(QString, option);
    ROW_FIELD(QString, to);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, summary);
    ROW_FIELD(QString, receiver); ///< its name, which no other entry of the list has, and its size
    ROW_FIELD(QString, warning);  ///< why it may do nothing there; empty where nothing speaks against it
    ROW_FIELD(QString, price);    ///< "60 AP"
    ROW_FIELD(bool, chosen) = false;
};

/// A card of the catalogue that can be added to a list.
class CatalogueCard
{
    ROW(CatalogueCard, catalogueCard);
    ROW_FIELD(QString, unit);
    ROW_FIELD(adjutant::GameCard, card);
    ROW_FIELD(QVariantList, sizes);    ///< of SizeChoice; none: it has no sizes to choose from
    ROW_FIELD(bool, fromUser) = false; ///< of a file of the user's own
    ROW_FIELD(bool, invoked) = false;  ///< only its card is there to see and type
    ROW_FIELD(int, inList) = 0;        ///< entries of it in the list
    ROW_FIELD(QString, reasonAgainst); ///< why adding it would break a rule now; empty where it would not
};

/// A card of a list.
class ListEntry
{
    ROW(ListEntry, listEntry);
    ROW_FIELD(QString, entry);
    ROW_FIELD(QString, unit);  ///< of the catalogue; empty where its owner typed the card
    ROW_FIELD(QString, title); ///< the owner's name for it, else the card's; numbered where several share one
    ROW_FIELD(QString, ownName);
    ROW_FIELD(QString, notes);
    ROW_FIELD(adjutant::GameCard, card);
    ROW_FIELD(int, size) = 0;
    ROW_FIELD(QVariantList, sizes); ///< of SizeChoice
    ROW_FIELD(QStringList, prices); ///< of each budget, with what its options cost: "160 AP"; empty: unknown
    ROW_FIELD(int, place) = 0;
    ROW_FIELD(bool, own) = false;      ///< its owner typed the card
    ROW_FIELD(bool, fromUser) = false; ///< of a file of the user's own
    ROW_FIELD(bool, known) = true;     ///< it has a card
    ROW_FIELD(bool, hasFindings) = false;
    ROW_FIELD(QVariantList, optionChoices); ///< of OptionChoice: what it may hand out
    ROW_FIELD(QVariantList, carried);       ///< of RuleChip: options handed to it
};

/// A saved list, or a ready one of the source.
class ListRow
{
    ROW(ListRow, listRow);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, faction); ///< empty where its game has none, as its name is
    ROW_FIELD(QString, factionName);
    ROW_FIELD(QString, colour);       ///< of the faction, as the theme knows it
    ROW_FIELD(QVariantList, budgets); ///< of BudgetRow
    ROW_FIELD(QString, cost);         ///< "460 AP · 3 Gold"
    ROW_FIELD(QString, brief);        ///< against the limits, where there is little room: "460/500 AP"
    ROW_FIELD(QString, spoken);       ///< the same for a screen reader
    ROW_FIELD(int, count) = 0;     ///< what the sizes of its entries add up to; where there are none, entries
    ROW_FIELD(QString, countText); ///< "13 Warriors", "4 cards"
    ROW_FIELD(int, findings) = 0;
    ROW_FIELD(bool, unsaved) = false;
    ROW_FIELD(QString, changed);     ///< when it was changed last, in words; or that it isn't saved
    ROW_FIELD(QString, note);        ///< of a sample list: what its source prints otherwise
    ROW_FIELD(int, place) = 0;       ///< among the lists of its game
    ROW_FIELD(bool, sample) = false; ///< some of its cards are invented
};

/// A card as pages show it, in the reader's language.
GameCard rowOf(const door::CardView& card);

/// A card of the catalogue, or of a list where its owner typed it.
GameCard cardOf(const Unit& unit, const GameSystem& game, const Catalogue& catalogue);
GameCard cardOf(const RosterEntry& entry, const GameSystem& game, const Catalogue& catalogue);

/// What can be added to a list: the Units that it may have, its own faction's first; only Units that match
/// every word of `search` in name, kind, faction or abilities.
QList<RowModel::Row> catalogueCardRows(const Roster& roster, const GameSystem& game,
                                       const Catalogue& catalogue, const QString& search);

/// The entries of a list in their order, with what each could hand out and carries.
QList<RowModel::Row> listEntryRows(const Roster& roster, const std::vector<Finding>& findings,
                                   const GameSystem& game, const Catalogue& catalogue);

/// A list as it is: of none of the saved ones yet, so without an id.
ListRow listRowOf(const Roster& roster, const GameSystem& game, const Catalogue& catalogue);

/// Whether a list has cards that were invented.
bool hasSampleCards(const Roster& roster, const Catalogue& catalogue);

/// The saved lists of a game, in their order.
std::vector<RosterSummary> listsOf(const GameSystem& game, RosterStore& store);

/// The saved lists in their order; only lists that match every word of `search` in name or faction. Whether
/// they have invented cards is left to the caller.
QList<RowModel::Row> listRows(const std::vector<RosterSummary>& summaries, const Catalogue& catalogue,
                              const QString& search);

/// The sample lists of the source, under the path of their file.
QList<RowModel::Row> readyRows(const std::vector<LoadedReadyList>& lists, const Catalogue& catalogue);

/// The factions that a list can be of.
QVariantList allegianceRows(const Catalogue& catalogue);

} // namespace adjutant
