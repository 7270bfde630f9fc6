#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/declaring.h"
#include "core/systems/drakerys/procedures/invoking.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/sources.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"
#include "core/systems/drakerys/scenarios/scenarioquery.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

namespace {

constexpr double reachOfInvocation = 20; // cm
constexpr int mostAddedDice = 15;
constexpr std::string_view heraldOfAny = "herald";
constexpr std::string_view overlordOfAny = "overlord";
constexpr std::string_view incarnation = "incarnation";

// The three builds of one box and a mercenary, who invoke as often as cards say that nobody has.
bool invokesUnknownTimes(const UnitCard& card)
{
    const std::string& unit = card.unit.text();
    return card.awakened == 0 && !card.profile &&
           (unit == "ashral/bekha" || unit == "ashral/induna" || unit == "mercenaries/lorn");
}

bool isAwakened(const UnitCard& card)
{
    return card.awakened > 0;
}

bool isOverlord(const std::string& word)
{
    return word.ends_with(overlordOfAny) || word == incarnation;
}

bool isOfAnyElement(const std::string& word)
{
    return word == heraldOfAny || word == overlordOfAny;
}

SourceState* sourceCalled(MatchState& state, const SourceId& id)
{
    const auto found = std::ranges::find(state.sources, id, &SourceState::id);
    return found == state.sources.end() ? nullptr : &*found;
}

const SourceState* sourceCalled(const MatchState& state, const SourceId& id)
{
    const auto found = std::ranges::find(state.sources, id, &SourceState::id);
    return found == state.sources.end() ? nullptr : &*found;
}

bool isOfElement(const UnitId& elemental, Element element)
{
    return nameWithinFaction(elemental).starts_with(toWord(element));
}

void judgeSourceOfInvocation(table::Option& option, const UnitState& unit, const SourceState& source)
{
    const auto away = distanceTo(unit, source.at);
    if (away)
        option.detail = centimetresAway(*away);
    if (source.exhausted)
        warnIn(option, "vortex", message(WORDS("drakerys", "the %1 is exhausted"), toMessage(source)));
    if (away && *away > reachOfInvocation)
        warnIn(option, "beyond-range",
               message(WORDS("drakerys", "the %1 is %2 cm away, beyond the %3 cm of an Awakened"),
                       toMessage(source), asMeasured(*away), reachOfInvocation));
}

// It has to be said where there is one.
Pick sourceToInvokeAt(const MatchState& state, const UnitRef& by)
{
    const auto all = [&state, by] {
        const UnitState& unit = *state.find(by);
        std::vector<table::Option> options = sourceOptions(state);
        for (std::size_t k = 0; k < options.size(); ++k)
            judgeSourceOfInvocation(options[k], unit, state.sources[k]);
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, by](const std::string& id) -> std::optional<table::Option> {
        if (!isId(id) || id.size() > 80)
            return std::nullopt;
        table::Option option = optionOf(id, fromId(id));
        if (const SourceState* source = sourceCalled(state, SourceId(id)))
            judgeSourceOfInvocation(option, *state.find(by), *source);
        return option;
    };
    Pick question = Pick("source", message(WORDS("drakerys", "Vortex or Maelstrom")), all, find).orTyped();
    question.ifLeftOut(message(WORDS("drakerys", "Nobody says at which")));
    if (state.sources.empty())
        question.usuallyNone();
    return question;
}

Message costOfKind(bool overlord, const SourceState* source)
{
    if (!overlord)
        return message(WORDS("drakerys", "1 TS"));
    return source && source->element ? message(WORDS("drakerys", "3 TS, exhausts the Vortex"))
                                     : message(WORDS("drakerys", "3 TS"));
}

void judgeElemental(table::Option& option, const MatchState& state, const UnitRef& by,
                    const SourceState* source)
{
    option.detail = costOfKind(isOverlord(option.id), source);
    if (option.id == incarnation && hasIncarnated(state, by.player))
        warnIn(option, "incarnation",
               message(WORDS("drakerys", "the Incarnation comes once a game, and has come before")));
    if (source && source->element && !isOfAnyElement(option.id) && option.id != incarnation &&
        !isOfElement(elementalCalled(option.id), *source->element))
        warnIn(option, "vortex",
               message(WORDS("drakerys", "the %1 is of another Element"), toMessage(*source)));
}

table::Option optionOfKind(std::string_view word)
{
    return optionOf(std::string(word), word == heraldOfAny     ? message(WORDS("drakerys", "Herald"))
                                       : word == overlordOfAny ? message(WORDS("drakerys", "Overlord"))
                                                               : verbatim(incarnationCard().name));
}

// At a Vortex those of its Element; of a Maelstrom nobody knows the Element before the dice.
Pick elementalToInvoke(const MatchState& state, const UnitRef& by, const SourceId& at)
{
    const SourceState* source = sourceCalled(state, at);
    const auto all = [&state, by, source] {
        std::vector<table::Option> options;
        const bool unknown = source && !source->element;
        if (state.elementals && !unknown)
            for (const UnitCard& card : *state.elementals)
                if (!source || isOfElement(card.unit, *source->element))
                    options.push_back(optionOf(card.unit.text(), verbatim(card.name)));
        if (options.empty())
            options = {optionOfKind(heraldOfAny), optionOfKind(overlordOfAny)};
        if (state.find(by)->card->has("incarnation"))
            options.push_back(optionOfKind(incarnation));
        for (table::Option& option : options)
            judgeElemental(option, state, by, source);
        return options;
    };
    const auto find = [&state, by, source](const std::string& word) -> std::optional<table::Option> {
        const bool kind = isOfAnyElement(word) || word == incarnation;
        const UnitCard* card = kind ? nullptr : state.findElemental(elementalCalled(word));
        if (!kind && !card)
            return std::nullopt;
        table::Option option = kind ? optionOfKind(word) : optionOf(word, verbatim(card->name));
        judgeElemental(option, state, by, source);
        return option;
    };
    return Pick("elemental", message(WORDS("drakerys", "Elemental")), all, find).unknownIs("unknown-unit");
}

bool mayAddDice(const MatchState& state, const SourceId& id)
{
    const SourceState* source = sourceCalled(state, id);
    return !source || (source->element && elementalAt(state, source->at).unit.empty());
}

NumberOf diceAddedToInvocation()
{
    return NumberOf("extra_dice", message(WORDS("drakerys", "Added dice")), 0, mostAddedDice)
        .preset(0)
        .why(message(WORDS("drakerys", "at a Vortex without an Elemental, 1 TS each")));
}

// What a die of the table of Elements names; none: the player chooses, or rolls again.
std::optional<Element> elementOfDie(int face)
{
    if (face < 2 || face > 9)
        return std::nullopt;
    constexpr std::array elements{Element::air, Element::water, Element::fire, Element::earth};
    return elements[static_cast<std::size_t>(face / 2 - 1)];
}

DiceOf diceOfElement()
{
    return DiceOf("element", message(WORDS("drakerys", "D10 for the Element")), 1, 10)
        .more([](const std::vector<int>& faces) {
            return std::vector<table::Die>(!faces.empty() && faces.back() == 1 ? 1 : 0, table::Die{10});
        })
        .why(message(WORDS("drakerys", "2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 you choose; "
                                       "1: +1 TS, and another die")))
        .ifLeftOut(message(WORDS("drakerys", "Name the Element")));
}

Pick elementChosen()
{
    std::vector<table::Option> options;
    for (const Element element : {Element::air, Element::water, Element::fire, Element::earth})
        options.push_back(optionOf(std::string(toWord(element)), toMessage(element)));
    return Pick("chosen", message(WORDS("drakerys", "Element")), std::move(options));
}

// Each 1 costs the activation 1 TS more.
void payForOnes(MatchState& state, Ask& ask, const UnitRef& by, const std::vector<int>& faces)
{
    const auto ones = static_cast<int>(std::ranges::count(faces, 1));
    if (ones == 0)
        return;
    ask.tell(message(WORDS("drakerys", "%1 TS more for the Element"), ones));
    if (!state.activation || !(state.activation->unit == by) || state.activation->actions.empty())
        return;
    Action& action = state.activation->actions.back();
    action.ts = action.ts.value_or(action.overlord ? 3 : 1) + ones;
    state.activation->ts += ones;
}

// Of a Maelstrom, or where nobody named the source.
Task<std::optional<Element>> askElement(MatchState& state, Ask& ask, UnitRef by, bool rolled)
{
    ask.settle();
    if (rolled) {
        const auto faces = co_await ask.diceOrNone(diceOfElement());
        if (faces) {
            payForOnes(state, ask, by, *faces);
            if (const auto element = elementOfDie(faces->back()))
                co_return element;
        }
        ask.settle();
    }
    const std::string chosen = co_await ask.one(elementChosen());
    for (const Element element : {Element::air, Element::earth, Element::fire, Element::water})
        if (chosen == toWord(element))
            co_return element;
    co_return std::nullopt;
}

const UnitCard* elementalOf(const MatchState& state, Element element, bool overlord)
{
    const std::string name =
        std::string(toWord(element)) + '-' + std::string(overlord ? overlordOfAny : heraldOfAny);
    return state.findElemental(elementalCalled(name));
}

Pick elementalThatCame(const MatchState& state)
{
    const auto all = [&state] {
        std::vector<table::Option> options;
        if (state.elementals)
            for (const UnitCard& card : *state.elementals)
                options.push_back(optionOf(card.unit.text(), verbatim(card.name)));
        return options;
    };
    const auto find = [&state](const std::string& word) -> std::optional<table::Option> {
        const UnitCard* card = state.findElemental(elementalCalled(word));
        return card ? std::optional(optionOf(word, verbatim(card->name))) : std::nullopt;
    };
    return Pick("elemental", message(WORDS("drakerys", "Elemental")), all, find).unknownIs("unknown-unit");
}

Pick sourceOfSummoned(const MatchState& state)
{
    return pickOrName("source", message(WORDS("drakerys", "Vortex or Maelstrom")),
                      [&state] { return sourceOptions(state); })
        .ifLeftOut(message(WORDS("drakerys", "No Vortex is exhausted by it")))
        .usuallyNone();
}

Pick unitThatInvoked(const MatchState& state)
{
    return pickUnitOnTable(state, "unit", message(WORDS("drakerys", "Unit")),
                           [](const UnitRef&, const UnitState& unit) {
                               return !unit.removed() && (isAwakened(*unit.card) || !unit.card->profile);
                           });
}

// What an invocation seems to break (chapter "Elemental Invocation").
std::vector<table::Remark> remarksOnSummoned(const UnitState& unit, const UnitId& elemental,
                                             const SourceState* source)
{
    std::vector<table::Remark> remarks;
    if (unit.card->awakened == 0 && unit.card->profile)
        remarks.push_back({"skill", message(WORDS("drakerys", "%1 is no Awakened"), verbatim(unit.name))});
    if (source && source->exhausted)
        remarks.push_back({"vortex", message(WORDS("drakerys", "the %1 is exhausted"), toMessage(*source))});
    if (source && source->element && !isOfElement(elemental, *source->element))
        remarks.push_back(
            {"vortex", message(WORDS("drakerys", "the %1 is of another Element"), toMessage(*source))});
    return remarks;
}

// Never a Maelstrom.
void exhaust(MatchState& state, const SourceId& id)
{
    SourceState* source = sourceCalled(state, id);
    if (source && source->element)
        source->exhausted = true;
}

} // namespace

// An Awakened's invocation succeeded, as it fell at the table: the Elemental stands on its source.
Task<> summon(MatchState& state, Ask& ask)
{
    const UnitRef by = unitRefOf(co_await ask.one(unitThatInvoked(state)));
    const UnitId elemental = elementalCalled(co_await ask.one(elementalThatCame(state)));
    const SourceId source((co_await ask.oneOrNone(sourceOfSummoned(state))).value_or(std::string()));
    if (const Forbidden full = noRoomForMore(state, by))
        co_await ask.refuse(full->rule, full->message);
    warnOf(ask, remarksOnSummoned(*state.find(by), elemental, sourceCalled(state, source)));
    const UnitCard card = *state.findElemental(elemental);
    ask.tell(message(WORDS("drakerys", "%1: %2 invoked"), toMessage(state, by), verbatim(card.name)),
             table::Tone::good);
    comeToTable(state, ask, by, card, source);
    if (isOverlord(elemental.text()))
        exhaust(state, source);
}

// Chapter "Invoking an Elemental": an Overlord exhausts its Vortex when it is named, before the roll.
Task<> invoke(MatchState& state, Ask& ask)
{
    const UnitRef by = unitRefOf(co_await ask.one(unitToAct(state, ActionKind::invocation, isAwakened)));
    const SourceId source((co_await ask.oneOrNone(sourceToInvokeAt(state, by))).value_or(std::string()));
    const std::string word = co_await ask.one(elementalToInvoke(state, by, source));
    if (const Forbidden full = noRoomForMore(state, by))
        co_await ask.refuse(full->rule, full->message);
    Action action;
    action.kind = ActionKind::invocation;
    action.overlord = isOverlord(word);
    const bool mayAdd = mayAddDice(state, source);
    if (mayAdd || ask.isGiven("extra_dice"))
        action.extraDice = co_await ask.number(diceAddedToInvocation());
    co_await announce(state, ask, by, action);
    if (action.extraDice > 0 && !mayAdd)
        ask.warn("extra-dice", message(WORDS("drakerys", "dice are added only at a Vortex on which no "
                                                         "Elemental stands, never at a Maelstrom")));
    if (invokesUnknownTimes(*state.find(by)->card))
        ask.follows(message(WORDS("drakerys", "how often %1 may invoke is on a card that is not known here: "
                                              "it is not limited"),
                            toMessage(state, by)));
    ask.forecast(queryOf(Invocation{action.extraDice}));
    const UnitCard* named = state.findElemental(elementalCalled(word));
    ask.tell(message(WORDS("drakerys", "%1 invokes: %2"), toMessage(state, by),
                     named ? verbatim(named->name) : optionOfKind(word).label));
    make(state, by, action);
    if (action.overlord)
        exhaust(state, source);
    const CurrentCause cause = [&]() -> std::optional<RollCause> { return Invocation{action.extraDice}; };
    const Rollers rollers{by, by};
    const Outcome outcome = co_await rollThrough(state, ask, "rolls", rollers, cause);
    if (!outcome.succeeds) {
        ask.tell(message(WORDS("drakerys", "No Elemental comes")), table::Tone::bad);
        co_return;
    }
    UnitCard card;
    if (word == incarnation) {
        card = incarnationCard();
    } else if (!isOfAnyElement(word)) {
        card = *state.findElemental(elementalCalled(word));
    } else {
        const SourceState* at = sourceCalled(state, source);
        std::optional<Element> element = at ? at->element : std::nullopt;
        if (!element)
            element = co_await askElement(state, ask, by, at != nullptr);
        const UnitCard* called = element ? elementalOf(state, *element, action.overlord) : nullptr;
        if (!called)
            co_return;
        card = *called;
    }
    ask.tell(message(WORDS("drakerys", "%1 comes"), verbatim(card.name)), table::Tone::good);
    comeToTable(state, ask, by, card, source);
    if (word == incarnation && state.activation && state.activation->unit == by)
        endActivationNow(state, ask);
}

} // namespace adjutant::drakerys
