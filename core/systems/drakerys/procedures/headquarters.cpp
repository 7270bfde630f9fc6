#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/tablerules.h"
#include "core/systems/drakerys/match/tablewords.h"
#include "core/systems/drakerys/match/warnings.h"
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

} // namespace

// An order of Leadership, once every Headquarters Phase.
Task<> order(MatchState& state, Ask& ask)
{
    GiveOrder given;
    given.unit = unitRefOf(co_await ask.one(unitWith(state, "leadership")));
    given.to = unitRefOf(co_await ask.one(unitToHelp(state, given.unit)));
    given.order = kindOfWord<LeaderOrder>(co_await ask.one(orderToGive()), orderWords);
    warnOf(ask, remarksOn(state, given));
    ask.tell(message(WORDS("drakerys", "%1: “%2” to %3"), toMessage(state, given.unit),
                     toMessage(given.order), toMessage(state, given.to)));
    Change change{state};
    carryOut(change, given);
    tellChanges(ask, change);
}

// A prayer of Divination, once every Headquarters Phase.
Task<> prayer(MatchState& state, Ask& ask)
{
    Pray said;
    said.unit = unitRefOf(co_await ask.one(unitWith(state, "divination")));
    said.prayer = kindOfWord<Prayer>(co_await ask.one(prayerToSay()), prayerWords);
    if (said.prayer == Prayer::aPoxOnThem) {
        said.enemy = PlayerId(co_await ask.one(pickPlayer(state)));
        said.heroes = co_await ask.number(
            NumberOf("heroes", message(WORDS("drakerys", "Enemy Heroes within 20 cm")), 0, 20));
    } else {
        said.to = unitRefOf(co_await ask.one(unitToHelp(state, said.unit)));
    }
    warnOf(ask, remarksOn(state, said));
    ask.tell(said.prayer == Prayer::aPoxOnThem
                 ? counted(WORDS_N("drakerys", "%1: “%2” on %3, %n square(s)"), said.heroes,
                           toMessage(state, said.unit), toMessage(said.prayer), toMessage(state, said.enemy))
                 : message(WORDS("drakerys", "%1: “%2” for %3"), toMessage(state, said.unit),
                           toMessage(said.prayer), toMessage(state, said.to)));
    Change change{state};
    carryOut(change, said);
    tellChanges(ask, change);
}

// Zephyr of an Air Herald: Actions +1 until the end of the named Unit's next activation.
Task<> zephyr(MatchState& state, Ask& ask)
{
    BlowZephyr blown;
    blown.unit = unitRefOf(co_await ask.one(unitWith(state, "zephyr")));
    blown.to = unitRefOf(co_await ask.one(unitToHelp(state, blown.unit)));
    warnOf(ask, remarksOn(state, blown));
    ask.tell(message(WORDS("drakerys", "%1: Zephyr for %2"), toMessage(state, blown.unit),
                     toMessage(state, blown.to)));
    Change change{state};
    carryOut(change, blown);
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
