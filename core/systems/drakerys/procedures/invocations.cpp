#include "core/systems/drakerys/match/activationreview.h"
#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/casting.h"
#include "core/systems/drakerys/procedures/declaring.h"
#include "core/systems/drakerys/procedures/invoking.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/tellchanges.h"
#include "core/systems/drakerys/procedures/unitpicks.h"
#include "core/systems/drakerys/scenarios/scenarioview.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

namespace {

constexpr int mostAddedDice = 15;

bool isAwakened(const UnitCard& card)
{
    return card.awakened > 0;
}

// Which of its invocations this is; empty of who is no Awakened.
Message invocationsOf(const MatchState& state, const UnitRef& ref)
{
    const UnitState& unit = *state.find(ref);
    if (unit.card->awakenedUnknown)
        return message(WORDS("drakerys", "no stats for %1: invocations not limited"), toMessage(state, ref));
    if (!isAwakened(*unit.card))
        return {};
    int made = unit.invocations;
    if (state.activation && state.activation->unit == ref)
        for (const Action& action : state.activation->actions)
            made += action.kind == ActionKind::invocation ? 1 : 0;
    return message(WORDS("drakerys", "Invocation %1 of %2 this game"), made + 1, unit.card->awakened);
}

bool mayAddDice(const MatchState& state, const std::string& id)
{
    const auto source = findSource(state, id);
    return !source || (!source->maelstrom && elementalOn(state, *source).unit.empty());
}

NumberOf diceAddedToInvocation()
{
    return NumberOf("extra_dice", WORDS("drakerys", "Added dice"), 0, mostAddedDice)
        .ifLeftOut(WORDS("drakerys", "No added dice"))
        .why(WORDS("drakerys", "at a Vortex without an Elemental, 1 TS each"));
}

// The first of them.
const UnitCard* elementalOf(const MatchState& state, Element element, bool overlord)
{
    if (!state.elementals)
        return nullptr;
    const auto found = std::ranges::find_if(*state.elementals, [&](const UnitCard& card) {
        return card.element == element && card.overlord == overlord;
    });
    return found == state.elementals->end() ? nullptr : &*found;
}

Pick elementalThatCame(const MatchState& state)
{
    const auto all = [&state] {
        std::vector<door::Option> options;
        if (state.elementals)
            for (const UnitCard& card : *state.elementals)
                options.push_back(optionOf(card.unit.text(), verbatim(card.name)));
        return options;
    };
    const auto find = [&state](const std::string& word) -> std::optional<door::Option> {
        const UnitCard* card = state.findElemental(elementalCalled(word));
        return card ? std::optional(optionOf(word, verbatim(card->name))) : std::nullopt;
    };
    return Pick("elemental", WORDS("drakerys", "Elemental"), all, find).unknownIs("unknown-unit");
}

Pick unitThatInvoked(const MatchState& state)
{
    return pickUnitInMatch(
        state, "unit", WORDS("drakerys", "Unit"),
        [](const UnitRef&, const UnitState& unit) { return !unit.removed() && mayBeAwakened(unit); });
}

// What an invocation seems to break (chapter "Elemental Invocation").
std::vector<door::Remark> remarksOnSummoned(const UnitState& unit, const UnitCard& elemental,
                                            const std::optional<MagicalSource>& source)
{
    std::vector<door::Remark> remarks;
    if (!mayBeAwakened(unit))
        warnIn(remarks, "skill", WORDS("drakerys", "%1 is not Awakened"), verbatim(unit.name));
    if (source && source->exhausted)
        warnIn(remarks, "vortex", WORDS("drakerys", "the %1 is exhausted"), source->label);
    if (source && source->element && elemental.element != *source->element)
        warnIn(remarks, "vortex", WORDS("drakerys", "the %1 is of another Element"), source->label);
    return remarks;
}

} // namespace

// An Awakened's invocation succeeded, as it fell at the table: the Elemental stands on its source.
Task<> summon(MatchState& state, Ask& ask)
{
    const UnitRef by = co_await ask.piece(unitThatInvoked(state));
    const UnitId elemental = elementalCalled(co_await ask.one(elementalThatCame(state)));
    const std::string source = (co_await ask.oneOrNone(sourceOfSummoned(state))).value_or(std::string());
    co_await ask.refuseFor(noRoomForMore(state, by));
    const UnitCard card = *state.findElemental(elemental);
    warnOf(ask, remarksOnSummoned(*state.find(by), card, findSource(state, source)));
    ask.tell(door::Tone::good, WORDS("drakerys", "%1: %2 invoked"), toMessage(state, by),
             verbatim(card.name));
    comeIntoPlay(state, ask, by, card, source);
    if (card.overlord)
        exhaust(state, source);
}

// Chapter "Invoking an Elemental": an Overlord exhausts its Vortex when it is named, before the roll.
Task<> invoke(MatchState& state, Ask& ask)
{
    const UnitRef by = co_await ask.piece(unitToAct(state, ActionKind::invocation, mayBeAwakened));
    const std::string source = (co_await ask.oneOrNone(sourceToInvokeAt(state, by))).value_or(std::string());
    const std::string word = co_await ask.one(elementalToInvoke(state, by, source));
    co_await ask.refuseFor(noRoomForMore(state, by));
    Action action;
    action.kind = ActionKind::invocation;
    action.overlord = isOverlord(state, word);
    const bool mayAdd = mayAddDice(state, source);
    if (mayAdd || ask.isGiven("extra_dice")) {
        ask.forecast(forecastOf(Invocation{}, {}));
        const auto added = co_await ask.numberOrNone(diceAddedToInvocation());
        action.extraDice = added.value_or(0);
    }
    co_await announce(state, ask, by, action);
    if (action.extraDice > 0 && !mayAdd)
        ask.warn("extra-dice",
                 WORDS("drakerys",
                       "dice can be added only at a Vortex without an Elemental, never at a Maelstrom"));
    if (const Message left = invocationsOf(state, by); !left.empty())
        ask.follows(left);
    ask.forecast(forecastOf(Invocation{action.extraDice}, {}));
    const UnitCard* named = state.findElemental(elementalCalled(word));
    ask.tell(WORDS("drakerys", "%1 invokes: %2"), toMessage(state, by),
             named ? verbatim(named->name) : optionOfKind(word).label);
    make(state, by, action);
    if (action.overlord)
        exhaust(state, source);
    const CurrentCause cause = [&]() -> std::optional<RollCause> { return Invocation{action.extraDice}; };
    const Rollers rollers{by, by};
    const Outcome outcome = co_await rollThrough(state, ask, "rolls", rollers, cause);
    if (!outcome.succeeds) {
        ask.tell(door::Tone::bad, WORDS("drakerys", "The invocation fails"));
        co_return;
    }
    UnitCard card;
    if (isOfIncarnation(word)) {
        card = incarnationCard();
    } else if (!isOfAnyElement(word)) {
        card = *state.findElemental(elementalCalled(word));
    } else {
        const std::optional<MagicalSource> at = findSource(state, source);
        std::optional<Element> element = at ? at->element : std::nullopt;
        if (!element)
            element = co_await askElement(state, ask, by, at && at->maelstrom);
        const UnitCard* called = element ? elementalOf(state, *element, action.overlord) : nullptr;
        if (!called)
            co_return;
        card = *called;
    }
    ask.tell(door::Tone::good, WORDS("drakerys", "%1 is invoked"), verbatim(card.name));
    comeIntoPlay(state, ask, by, card, source);
    if (isOfIncarnation(word) && state.activation && state.activation->unit == by)
        endActivationNow(state, ask);
}

} // namespace adjutant::drakerys
