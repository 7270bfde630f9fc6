#include "core/systems/drakerys/match/actionreader.h"

#include "core/catalogue/nearest.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::drakerys {

using yaml::FaultRule;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

constexpr std::array kinds{ActionKind::march,          ActionKind::attack,   ActionKind::charge,
                           ActionKind::combinedCharge, ActionKind::shooting, ActionKind::magic,
                           ActionKind::invocation,     ActionKind::special};

// More than the TimePath has is refused by its own rule, so that the ranges only keep the sums small.
constexpr yaml::IntRange dice{0, 100};
constexpr yaml::IntRange ts{1, 100};

std::optional<ActionKind> kindOf(const Node& node, yaml::FaultList& faults)
{
    constexpr std::size_t longest = 40;
    const auto word = yaml::textOf(node, "action", longest, faults);
    if (!word)
        return std::nullopt;
    std::vector<std::string> words;
    for (const ActionKind kind : kinds) {
        if (wordFor(kind) == *word)
            return kind;
        words.emplace_back(wordFor(kind));
    }
    faults.add(FaultRule::unknownWord, node.at, yaml::clipped(*word),
               fmt::format("{}", fmt::join(words, ", ")), nearestOf(*word, words));
    return std::nullopt;
}

void readInvocation(Mapping& keys, Action& action, yaml::FaultList& faults)
{
    action.ts = keys.integer("ts", ts);
    action.extraDice = keys.integer("extra_dice", dice).value_or(0);
    const Node* elemental = keys.node("elemental");
    if (!elemental)
        return;
    action.overlord = elemental->text == "overlord";
    if (!action.overlord && elemental->text != "herald")
        faults.add(FaultRule::unknownWord, elemental->at, yaml::clipped(elemental->text), "herald, overlord",
                   nearestOf(elemental->text, {"herald", "overlord"}));
}

} // namespace

Action readAction(const Node& node, yaml::FaultList& faults)
{
    Action action;
    if (node.kind != Node::Kind::mapping) {
        action.kind = kindOf(node, faults).value_or(ActionKind::march);
        return action;
    }
    Mapping keys(node, "an action", faults);
    const Node* word = keys.node("action", Need::required);
    const auto kind = word ? kindOf(*word, faults) : std::nullopt;
    if (!kind)
        return action; // its other keys can't be judged
    action.kind = *kind;
    action.heroicDice = keys.integer("heroic_dice", dice).value_or(0);
    if (*kind == ActionKind::special)
        action.ts = keys.integer("ts", ts);
    else if (*kind == ActionKind::invocation)
        readInvocation(keys, action, faults);
    else if (*kind == ActionKind::shooting)
        action.weapon = WeaponId(keys.text("weapon", 80).value_or(std::string()));
    keys.finish();
    return action;
}

} // namespace adjutant::drakerys
