#include "core/systems/drakerys/procedures/invoking.h"

#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/casting.h"
#include "core/systems/drakerys/procedures/moving.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tellchanges.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace adjutant::drakerys {

namespace {

constexpr double reachOfInvocation = 20;  // cm
constexpr std::size_t longestSource = 80; // bytes
constexpr std::string_view heraldOfAny = "herald";
constexpr std::string_view overlordOfAny = "overlord";
constexpr std::string_view incarnation = "incarnation";

void judgeSourceOfInvocation(door::Option& option, const UnitState& unit, const MagicalSource& source)
{
    const auto away = distanceTo(unit, source);
    if (away)
        option.detail = centimetresAway(*away);
    if (source.exhausted)
        warnIn(option, "vortex", WORDS("drakerys", "the %1 is exhausted"), source.label);
    if (away && *away > reachOfInvocation)
        warnIn(option, "beyond-range",
               WORDS("drakerys", "the %1 is %2 cm away, beyond an Awakened’s range (%3 cm)"), source.label,
               asMeasured(*away), reachOfInvocation);
}

// A Vortex that the players told nothing of goes by any name; a Unit only by its own.
Pick pickSourceOfInvocation(const MatchState& state,
                            std::function<void(door::Option&, const MagicalSource&)> judge)
{
    const auto optionOfSource = [judge](const MagicalSource& source) {
        door::Option option = optionOf(source.id, source.label);
        if (judge)
            judge(option, source);
        return option;
    };
    const auto all = [&state, optionOfSource] {
        std::vector<door::Option> options;
        for (const MagicalSource& source : magicalSources(state))
            options.push_back(optionOfSource(source));
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, optionOfSource](const std::string& id) -> std::optional<door::Option> {
        if (const auto source = findSource(state, id))
            return optionOfSource(*source);
        return isId(id) && id.size() <= longestSource ? std::optional(optionOf(id, fromId(id)))
                                                      : std::nullopt;
    };
    return Pick("source", WORDS("drakerys", "Vortex or Maelstrom"), all, find).orTyped();
}

Message costOfKind(bool overlord, const UnitState& by, const std::optional<MagicalSource>& source)
{
    Action action;
    action.kind = ActionKind::invocation;
    action.overlord = overlord;
    const int ts = costOf(action, by);
    return overlord && source && !source->maelstrom
               ? message(WORDS("drakerys", "%1 TS, exhausts the Vortex"), ts)
               : message(WORDS("drakerys", "%1 TS"), ts);
}

bool isOfElement(const MatchState& state, const std::string& elemental, Element element)
{
    const UnitCard* card = state.findElemental(elementalCalled(elemental));
    return card && card->element == element;
}

void judgeElemental(door::Option& option, const MatchState& state, const UnitRef& by,
                    const std::optional<MagicalSource>& source)
{
    option.detail = costOfKind(isOverlord(state, option.id), *state.find(by), source);
    if (option.id == incarnation && hasIncarnated(state, by.player))
        warnIn(option, "incarnation",
               WORDS("drakerys", "the Incarnation was already invoked; only once per game"));
    if (source && source->element && !isOfAnyElement(option.id) && option.id != incarnation &&
        !isOfElement(state, option.id, *source->element))
        warnIn(option, "vortex", WORDS("drakerys", "the %1 is of another Element"), source->label);
}

} // namespace

bool isOverlord(const MatchState& state, const std::string& word)
{
    const UnitCard* card = state.findElemental(elementalCalled(word));
    return word == overlordOfAny || word == incarnation || (card && card->overlord);
}

bool isOfAnyElement(const std::string& word)
{
    return word == heraldOfAny || word == overlordOfAny;
}

bool isOfIncarnation(const std::string& word)
{
    return word == incarnation;
}

door::Option optionOfKind(std::string_view word)
{
    return optionOf(std::string(word), word == heraldOfAny     ? message(WORDS("drakerys", "Herald"))
                                       : word == overlordOfAny ? message(WORDS("drakerys", "Overlord"))
                                                               : verbatim(incarnationCard().name));
}

// It has to be said where there is one.
Pick sourceToInvokeAt(const MatchState& state, const UnitRef& by)
{
    Pick question =
        pickSourceOfInvocation(state, [&state, by](door::Option& option, const MagicalSource& source) {
            judgeSourceOfInvocation(option, *state.find(by), source);
        });
    question.ifLeftOut(WORDS("drakerys", "Not stated"));
    if (magicalSources(state).empty())
        question.usuallyNone();
    return question;
}

Pick sourceOfSummoned(const MatchState& state)
{
    return pickSourceOfInvocation(state, {})
        .ifLeftOut(WORDS("drakerys", "No Vortex exhausted"))
        .usuallyNone();
}

Pick elementalToInvoke(const MatchState& state, const UnitRef& by, const std::string& at)
{
    const auto source = findSource(state, at);
    const auto all = [&state, by, source] {
        std::vector<door::Option> options;
        const bool unknown = source && source->maelstrom;
        if (state.elementals && !unknown)
            for (const UnitCard& card : *state.elementals)
                if (!source || !source->element || card.element == source->element)
                    options.push_back(optionOf(card.unit.text(), verbatim(card.name)));
        if (options.empty())
            options = {optionOfKind(heraldOfAny), optionOfKind(overlordOfAny)};
        if (state.find(by)->hasSkill("incarnation"))
            options.push_back(optionOfKind(incarnation));
        for (door::Option& option : options)
            judgeElemental(option, state, by, source);
        return options;
    };
    const auto find = [&state, by, source](const std::string& word) -> std::optional<door::Option> {
        const bool kind = isOfAnyElement(word) || word == incarnation;
        const UnitCard* card = kind ? nullptr : state.findElemental(elementalCalled(word));
        if (!kind && !card)
            return std::nullopt;
        door::Option option = kind ? optionOfKind(word) : optionOf(word, verbatim(card->name));
        judgeElemental(option, state, by, source);
        return option;
    };
    return Pick("elemental", WORDS("drakerys", "Elemental"), all, find).unknownIs("unknown-unit");
}

namespace {

// So many Units a player that nothing grows beyond what a match can be.
constexpr std::size_t mostUnitsOfAPlayer = 300;

const UnitId& incarnationUnit()
{
    static const UnitId unit("mercenaries/incarnation-of-lorn");
    return unit;
}

// The id of a new Elemental: `air-herald-2` where one came before it.
EntryId nextId(const PlayerState& player, const UnitId& elemental)
{
    int k = 1;
    while (std::ranges::find(player.units, defaultEntryId(elemental, k), &UnitState::id) !=
           player.units.end())
        ++k;
    return defaultEntryId(elemental, k);
}

void makeWay(MatchState& state, Ask& ask, const MagicalSource& source)
{
    const UnitRef before = elementalOn(state, source);
    if (before.unit.empty())
        return;
    ask.tell(WORDS("drakerys", "%1 there is replaced"), toMessage(state, before));
    Change change{state};
    loseWarriors(change, before, state.find(before)->warriors);
    tellChanges(ask, change);
}

} // namespace

UnitId elementalCalled(const std::string& word)
{
    return word.find('/') == std::string::npos ? unitOf(FactionId("maelstrom"), word) : UnitId(word);
}

Forbidden noRoomForMore(const MatchState& state, const UnitRef& by)
{
    if (state.find(by.player)->units.size() < mostUnitsOfAPlayer)
        return std::nullopt;
    return forbidden("malformed", WORDS("drakerys", "at most %1 of these per match"),
                     static_cast<int>(mostUnitsOfAPlayer));
}

void comeIntoPlay(MatchState& state, Ask& ask, const UnitRef& by, const UnitCard& called,
                  const std::string& source)
{
    const auto stands = findSource(state, source);
    if (stands)
        makeWay(state, ask, *stands);
    PlayerState& player = *state.find(by.player);
    UnitCard card = called;
    card.id = nextId(player, card.unit);
    UnitState elemental;
    elemental.card = std::move(card);
    elemental.warriors = elemental.card->size;
    elemental.invokedBy = by.unit;
    elemental.at = stands ? stands->at : std::nullopt;
    player.units.push_back(std::move(elemental));
    nameUnit(state, {player.id, player.units.back().id()});
}

UnitCard incarnationCard()
{
    UnitCard card;
    card.unit = incarnationUnit();
    card.name = "Incarnation of Lorn";
    return card;
}

bool isIncarnation(const UnitCard& card)
{
    return card.unit == incarnationUnit();
}

bool hasIncarnated(const MatchState& state, const PlayerId& player)
{
    return std::ranges::any_of(state.find(player)->units,
                               [](const UnitState& unit) { return isIncarnation(*unit.card); });
}

namespace {

Pick incarnationToDismiss(const MatchState& state)
{
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        if (!isIncarnation(*state.find(ref)->card))
            closeFor(option, "incarnation",
                     WORDS("drakerys", "only an Incarnation can be removed at any time"));
    };
    const auto shows = [](const UnitRef&, const UnitState& unit) {
        return !unit.removed() && isIncarnation(*unit.card);
    };
    return pickUnit(state, "unit", WORDS("drakerys", "Unit"), judge, shows);
}

// Lorn, of the same army.
UnitRef partnerOf(const MatchState& state, const UnitRef& ref)
{
    for (const UnitState& unit : state.find(ref.player)->units)
        if (!unit.removed() && unit.hasSkill("incarnation"))
            return {ref.player, unit.id()};
    return {};
}

std::vector<door::Remark> remarksOnLink(const MatchState& state, const UnitRef& ward)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(ward);
    if (!unit.hasSkill("spiritual_link"))
        warnIn(remarks, "skill", WORDS("drakerys", "%1 has no Spiritual Link"), toMessage(state, ward));
    if (!state.activation || !(state.activation->unit == ward))
        warnIn(remarks, "activation", WORDS("drakerys", "%1 is not being activated"), toMessage(state, ward));
    if (unit.hasSwitched)
        warnIn(remarks, "once-a-game",
               WORDS("drakerys", "%1 has already switched places; only once per game"),
               toMessage(state, ward));
    for (const UnitRef& each : {ward, partnerOf(state, ward)})
        if (isEngaged(state, each))
            warnIn(remarks, "engaged", WORDS("drakerys", "%1 is Engaged"), toMessage(state, each));
    return remarks;
}

Pick unitToSwitch(const MatchState& state)
{
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        if (const auto all = remarksOnLink(state, ref); !all.empty())
            warnIn(option, all.front().rule, all.front().message);
        if (partnerOf(state, ref).unit.empty())
            closeFor(option, "spiritual-link", WORDS("drakerys", "%1 has no one to switch places with"),
                     toMessage(state, ref));
    };
    const auto shows = [&state](const UnitRef& ref, const UnitState& unit) {
        const PlayerState* active = activePlayer(state);
        return !unit.removed() && unit.hasSkill("spiritual_link") && active && active->id == ref.player;
    };
    return pickUnit(state, "unit", WORDS("drakerys", "Unit"), judge, shows);
}

} // namespace

// The Incarnation is taken off at any time (chapter "Mercenaries": Lorn).
Task<> dismiss(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(incarnationToDismiss(state));
    ask.tell(WORDS("drakerys", "%1 leaves the battlefield"), toMessage(state, unit));
    Change change{state};
    loseWarriors(change, unit, state.find(unit)->warriors);
    tellChanges(ask, change);
}

// Once a game, while Ward is active, Lorn and Ward change places for nothing (chapter "Mercenaries": Ward).
Task<> spiritualLink(MatchState& state, Ask& ask)
{
    const UnitRef ward = co_await ask.piece(unitToSwitch(state));
    const UnitRef lorn = partnerOf(state, ward);
    warnOfRest(ask, remarksOnLink(state, ward));
    ask.tell(WORDS("drakerys", "%1 and %2 switch places"), toMessage(state, ward), toMessage(state, lorn));
    const auto at = state.find(ward)->at;
    moveTo(state, ask, ward, state.find(lorn)->at);
    moveTo(state, ask, lorn, at);
    state.find(ward)->hasSwitched = true;
}

} // namespace adjutant::drakerys
