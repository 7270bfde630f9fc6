#pragma once

#include "core/catalogue/ids.h"
#include "core/match/task.h"
#include "core/roster/budget.h"

#include <span>
#include <string_view>

namespace adjutant {

class Ask;
class Catalogue;
namespace table {
struct CardView;
}

/// Cards of a game that are no Units': what they say is asked as a form, of which data files hold the
/// answers.
struct CardKind
{
    std::string_view id; ///< `spell`
    Task<> (*ask)(Ask& ask);
};

/// A further key of a Unit's data that takes one word of a list, or several.
struct UnitWords
{
    const char* key;
    std::span<const char* const> words;
    bool several = false;
    bool needed = false; ///< unless the file says that nobody knows it, or the game's cards are typed
};

/// A figure on the cards of a game's Units, with its range.
struct UnitStat
{
    const char* key;
    int lowest;
    int highest;
    bool needed = true;
};

/// What the lists and catalogues of a game are made of, for those who read and write them.
struct ListShape
{
    bool hasFactions = true;           ///< an army is of one, and Units are named with theirs
    bool hasLimits = true;             ///< an army has budgets, which its entries spend by their size
    std::span<const Budget> budgets{}; ///< in the game's order; none where nobody knows the game
    Task<> (*card)(table::CardView& card,
                   Ask& ask) = nullptr;   ///< what a typed card says; null: none are typed
    Task<> (*extras)(Ask& ask) = nullptr; ///< what else a list says; null: nothing
    bool (*mayRecruitFrom)(const FactionId& faction, const FactionId& allegiance,
                           const Catalogue& catalogue) = nullptr; ///< null: everybody recruits from all
    std::span<const char* const> unitFigures{}; ///< further keys of a Unit's data that count something
    std::span<const UnitWords> unitWords{};     ///< further keys of a Unit's data that are words
    std::span<const UnitStat> unitStats{};      ///< the keys of its profile
    Words sizeWords{};                     ///< what the size of an entry counts; none: entries have no size
    std::span<const CardKind> cardKinds{}; ///< other than the cards of Units
};

/// The shape of a game's lists; of a game that nobody knows, a strict one. The list of games has it.
ListShape listShapeOf(const SystemId& system);

} // namespace adjutant
