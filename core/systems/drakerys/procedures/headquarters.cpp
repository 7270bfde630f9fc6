#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/match/headquarterswords.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

// Who can do it in the Headquarters Phase that is resolved now. Others may be named: players decide.
Pick unitWith(const MatchState& state, std::string skill)
{
    return pickUnitOnTable(state, "unit", message(WORDS("drakerys", "Unit")),
                           [&state, skill](const UnitRef& ref, const UnitState& unit) {
                               return state.atHeadquarters == ref.player && !unit.removed() &&
                                      (unit.card->has(skill) || !unit.card->profile);
                           });
}

Pick unitToHelp(const MatchState& state, const UnitRef& by)
{
    return pickUnitOnTable(state, "to", message(WORDS("drakerys", "For")),
                           [player = by.player](const UnitRef& ref, const UnitState& unit) {
                               return ref.player == player && !unit.removed();
                           });
}

template <class Kind, std::size_t Count>
Pick pickWord(table::Path path, Message label, const std::array<std::string_view, Count>& words)
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < Count; ++k)
        options.push_back(optionOf(std::string(words[k]), toMessage(static_cast<Kind>(k))));
    return Pick(std::move(path), std::move(label), std::move(options));
}

template <class Kind, std::size_t Count>
Kind kindOfWord(const std::string& word, const std::array<std::string_view, Count>& words)
{
    return static_cast<Kind>(std::ranges::find(words, word) - words.begin());
}

Pick orderToGive()
{
    return pickWord<LeaderOrder>("order", message(WORDS("drakerys", "Order")), orderWords);
}

Pick prayerToSay()
{
    return pickWord<Prayer>("prayer", message(WORDS("drakerys", "Prayer")), prayerWords);
}

// Done by a Unit that should have the skill for it; `without` says that it hasn't.
std::vector<table::Remark> remarksOnHeadquarters(const MatchState& state, const UnitRef& ref,
                                                 std::string_view skill, Words without)
{
    std::vector<table::Remark> remarks;
    const UnitState& unit = *state.find(ref);
    if (!unit.card->has(skill) && unit.card->profile)
        remarks.push_back({"skill", message(without, verbatim(unit.name))});
    if (state.atHeadquarters != ref.player)
        remarks.push_back({"headquarters", message(WORDS("drakerys", "%1 resolves no Headquarters Phase now"),
                                                   toMessage(state, ref.player))});
    return remarks;
}

void layDown(Change& change, const UnitRef& unit, std::string_view token)
{
    changeStatus(change, unit, StatusId(std::string(token)), true);
}

} // namespace

// An order of Leadership, once every Headquarters Phase.
Task<> order(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(unitWith(state, "leadership")));
    const UnitRef to = unitRefOf(co_await ask.one(unitToHelp(state, unit)));
    const auto given = kindOfWord<LeaderOrder>(co_await ask.one(orderToGive()), orderWords);
    warnOf(ask, remarksOnHeadquarters(state, unit, "leadership", WORDS("drakerys", "%1 has no Leadership")));
    if (isEngaged(state, to))
        ask.warn("engaged",
                 message(WORDS("drakerys", "an order to %1, who is Engaged"), toMessage(state, to)));
    ask.tell(message(WORDS("drakerys", "%1: “%2” to %3"), toMessage(state, unit), toMessage(given),
                     toMessage(state, to)));
    Change change{state};
    switch (given) {
    case LeaderOrder::forward: // a free March: nothing that the books would show
        break;
    case LeaderOrder::theyShallNotPass:
        layDown(change, to, status::theyShallNotPass);
        break;
    case LeaderOrder::reformTheRanks:
        changeStress(change, to, -1);
        break;
    }
    tellChanges(ask, change);
}

// A prayer of Divination, once every Headquarters Phase.
Task<> prayer(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(unitWith(state, "divination")));
    const auto chosen = kindOfWord<Prayer>(co_await ask.one(prayerToSay()), prayerWords);
    warnOf(ask, remarksOnHeadquarters(state, unit, "divination", WORDS("drakerys", "%1 has no Divination")));
    const Message who = toMessage(state, unit);
    Change change{state};
    if (chosen == Prayer::aPoxOnThem) {
        const PlayerId enemy(co_await ask.one(pickPlayer(state)));
        const int heroes = co_await ask.number(
            NumberOf("heroes", message(WORDS("drakerys", "Enemy Heroes within 20 cm")), 0, 20));
        ask.tell(counted(WORDS_N("drakerys", "%1: “%2” on %3, %n square(s)"), heroes, who, toMessage(chosen),
                         toMessage(state, enemy)));
        if (heroes > 0 && !state.find(enemy)->done())
            moveToken(change, enemy, heroes);
    } else {
        const UnitRef to = unitRefOf(co_await ask.one(unitToHelp(state, unit)));
        ask.tell(message(WORDS("drakerys", "%1: “%2” for %3"), who, toMessage(chosen), toMessage(state, to)));
        if (chosen == Prayer::mercy)
            state.find(to)->injuries = 0;
        else
            layDown(change, to, status::holyFury);
    }
    tellChanges(ask, change);
}

// Zephyr of an Air Herald: Actions +1 until the end of the named Unit's next activation.
Task<> zephyr(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(unitWith(state, "zephyr")));
    const UnitRef to = unitRefOf(co_await ask.one(unitToHelp(state, unit)));
    warnOf(ask, remarksOnHeadquarters(state, unit, "zephyr", WORDS("drakerys", "%1 has no Zephyr")));
    ask.tell(message(WORDS("drakerys", "%1: Zephyr for %2"), toMessage(state, unit), toMessage(state, to)));
    Change change{state};
    layDown(change, to, status::zephyr);
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
