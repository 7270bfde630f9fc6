#include "core/systems/drakerys/procedures/invokedkind.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/invoking.h"
#include "core/systems/drakerys/procedures/sources.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

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

void judgeSourceOfInvocation(table::Option& option, const UnitState& unit, const MagicalSource& source)
{
    const auto away = distanceTo(unit, source);
    if (away)
        option.detail = centimetresAway(*away);
    if (source.exhausted)
        warnIn(option, "vortex", message(WORDS("drakerys", "the %1 is exhausted"), source.label));
    if (away && *away > reachOfInvocation)
        warnIn(option, "beyond-range",
               message(WORDS("drakerys", "the %1 is %2 cm away, beyond an Awakened’s range (%3 cm)"),
                       source.label, asMeasured(*away), reachOfInvocation));
}

// A Vortex that the players told nothing of goes by any name; a Unit only by its own.
Pick pickSourceOfInvocation(const MatchState& state,
                            std::function<void(table::Option&, const MagicalSource&)> judge)
{
    const auto optionOfSource = [judge](const MagicalSource& source) {
        table::Option option = optionOf(source.id, source.label);
        if (judge)
            judge(option, source);
        return option;
    };
    const auto all = [&state, optionOfSource] {
        std::vector<table::Option> options;
        for (const MagicalSource& source : magicalSources(state))
            options.push_back(optionOfSource(source));
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, optionOfSource](const std::string& id) -> std::optional<table::Option> {
        if (const auto source = findSource(state, id))
            return optionOfSource(*source);
        return isId(id) && id.size() <= longestSource ? std::optional(optionOf(id, fromId(id)))
                                                      : std::nullopt;
    };
    return Pick("source", message(WORDS("drakerys", "Vortex or Maelstrom")), all, find).orTyped();
}

Message costOfKind(bool overlord, const std::optional<MagicalSource>& source)
{
    if (!overlord)
        return message(WORDS("drakerys", "1 TS"));
    return source && !source->maelstrom ? message(WORDS("drakerys", "3 TS, exhausts the Vortex"))
                                        : message(WORDS("drakerys", "3 TS"));
}

bool isOfElement(const MatchState& state, const std::string& elemental, Element element)
{
    const UnitCard* card = state.findElemental(elementalCalled(elemental));
    return card && card->element == element;
}

void judgeElemental(table::Option& option, const MatchState& state, const UnitRef& by,
                    const std::optional<MagicalSource>& source)
{
    option.detail = costOfKind(isOverlord(state, option.id), source);
    if (option.id == incarnation && hasIncarnated(state, by.player))
        warnIn(option, "incarnation",
               message(WORDS("drakerys", "the Incarnation was already invoked; only once per game")));
    if (source && source->element && !isOfAnyElement(option.id) && option.id != incarnation &&
        !isOfElement(state, option.id, *source->element))
        warnIn(option, "vortex", message(WORDS("drakerys", "the %1 is of another Element"), source->label));
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

table::Option optionOfKind(std::string_view word)
{
    return optionOf(std::string(word), word == heraldOfAny     ? message(WORDS("drakerys", "Herald"))
                                       : word == overlordOfAny ? message(WORDS("drakerys", "Overlord"))
                                                               : verbatim(incarnationCard().name));
}

// It has to be said where there is one.
Pick sourceToInvokeAt(const MatchState& state, const UnitRef& by)
{
    Pick question =
        pickSourceOfInvocation(state, [&state, by](table::Option& option, const MagicalSource& source) {
            judgeSourceOfInvocation(option, *state.find(by), source);
        });
    question.ifLeftOut(message(WORDS("drakerys", "Not stated")));
    if (magicalSources(state).empty())
        question.usuallyNone();
    return question;
}

Pick sourceOfSummoned(const MatchState& state)
{
    return pickSourceOfInvocation(state, {})
        .ifLeftOut(message(WORDS("drakerys", "No Vortex exhausted")))
        .usuallyNone();
}

Pick elementalToInvoke(const MatchState& state, const UnitRef& by, const std::string& at)
{
    const auto source = findSource(state, at);
    const auto all = [&state, by, source] {
        std::vector<table::Option> options;
        const bool unknown = source && source->maelstrom;
        if (state.elementals && !unknown)
            for (const UnitCard& card : *state.elementals)
                if (!source || !source->element || card.element == source->element)
                    options.push_back(optionOf(card.unit.text(), verbatim(card.name)));
        if (options.empty())
            options = {optionOfKind(heraldOfAny), optionOfKind(overlordOfAny)};
        if (state.find(by)->hasSkill("incarnation"))
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

} // namespace adjutant::drakerys
