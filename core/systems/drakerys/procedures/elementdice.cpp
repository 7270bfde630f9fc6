#include "core/systems/drakerys/procedures/invoking.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <algorithm>
#include <array>

namespace adjutant::drakerys {

namespace {

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
        .why(message(WORDS("drakerys",
                           "2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 your choice; 1: +1 TS, roll again")))
        .ifLeftOut(message(WORDS("drakerys", "Choose the Element")));
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
    ask.tell(message(WORDS("drakerys", "%1 extra TS for the Element"), ones));
    if (!state.activation || !(state.activation->unit == by) || state.activation->actions.empty())
        return;
    Action& action = state.activation->actions.back();
    action.ts = action.ts.value_or(action.overlord ? 3 : 1) + ones;
    state.activation->ts += ones;
}

} // namespace

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

} // namespace adjutant::drakerys
