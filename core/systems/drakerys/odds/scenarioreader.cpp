#include "core/systems/drakerys/odds/scenarioreader.h"

#include "core/catalogue/nearest.h"
#include "core/systems/drakerys/odds/actiontable.h"
#include "core/systems/drakerys/odds/sidereader.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace adjutant::drakerys {

using yaml::FaultRule;
using yaml::IntRange;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

constexpr IntRange pool{0, SideLimits::pool};
constexpr IntRange value{-100, 100}; ///< of an action or opposition that the player enters
constexpr IntRange upToAHundred{0, 100};
constexpr IntRange characteristicRange{0, SideLimits::characteristic};
constexpr yaml::NumberRange centimetres{0, 1000};

/// Reads one kind of scenario after the other from the same file.
struct ScenarioReading
{
    Mapping& keys;
    yaml::FaultList& faults;
    std::vector<std::string>& warnings;
    SideReader sides;

    /// The most dice of one roll; a step of a sequence is computed for every standing of its target.
    int mostDice = SideLimits::pool;

    yaml::Position placeOf(std::string_view key)
    {
        const Node* node = keys.node(key);
        return node ? node->at : keys.at();
    }
    /// Refuses a roll of more dice than we compute.
    void limitDice(long long dice, yaml::Position at)
    {
        if (dice > mostDice)
            faults.add(FaultRule::outOfRange, at, "dice",
                       fmt::format("at most {} rolled together, not {}", mostDice, dice));
    }

    PlainRoll plainRoll()
    {
        PlainRoll roll;
        roll.dice = keys.integer("dice", pool, Need::required).value_or(1);
        const Node* threshold = keys.node("threshold");
        if (threshold) {
            roll.threshold = keys.integer("threshold", {2, 10}).value_or(6);
            static_cast<void>(keys.integer("action", value));
            static_cast<void>(keys.integer("opposition", value));
            if (keys.node("action") || keys.node("opposition"))
                warnings.emplace_back("threshold is given, so action and opposition are not used");
        } else {
            roll.action = keys.integer("action", value, Need::required);
            roll.opposition = keys.integer("opposition", value, Need::required);
            roll.threshold = thresholdFor(roll.action.value_or(0), roll.opposition.value_or(0));
        }
        if (const Node* criticals = keys.node("criticals")) {
            constexpr std::array<std::string_view, 3> words{"explode", "count", "fail"};
            const auto word = std::ranges::find(words, criticals->text);
            if (word == words.end())
                faults.add(FaultRule::unknownWord, criticals->at, yaml::clipped(criticals->text),
                           "explode, count, fail");
            else
                roll.highest = static_cast<odds::HighestFace>(word - words.begin());
        }
        roll.rerolls = keys.integer("rerolls", pool).value_or(0);
        if (keys.flag("reroll_failures"))
            roll.rerolls = SideLimits::pool;
        return roll;
    }

    Fight fight(const Side* sharedTarget = nullptr)
    {
        Fight fight;
        if (const Node* action = keys.node("action", Need::required)) {
            constexpr std::array<std::string_view, 3> words{"attack", "charge", "combined_charge"};
            const auto word = std::ranges::find(words, action->text);
            if (word == words.end())
                faults.add(FaultRule::unknownWord, action->at, yaml::clipped(action->text),
                           "attack, charge, combined_charge");
            else
                fight.action = static_cast<FightAction>(word - words.begin());
        }
        fight.active = sides.side(keys, "active", Needs::fighting);
        fight.target = sharedTarget ? *sharedTarget : sides.side(keys, "target", Needs::fighting);
        check(fight, sharedTarget ? keys.at() : placeOf("target"));
        return fight;
    }
    void check(const Fight& fight, yaml::Position target)
    {
        const FightPlan plan = planOf(fight);
        limitDice(attackDice(fight.active, plan.activePower, fight.active.warriors), placeOf("active"));
        limitDice(attackDice(fight.target, plan.targetPower, fight.target.warriors), target);
        if (fight.action == FightAction::combinedCharge && !fight.active.hero)
            warnings.emplace_back("only a Hero makes a Combined Charge; taken as given");
    }

    Shooting shooting(const Side* sharedTarget = nullptr)
    {
        Shooting shooting;
        shooting.active = sides.side(keys, "active", Needs::shooting);
        shooting.weapon = sides.weapon(keys, shooting.active);
        shooting.target = sharedTarget ? *sharedTarget : sides.side(keys, "target", Needs::beingShot);
        const Node* distance = keys.node("distance", Need::required);
        shooting.distance = keys.number("distance", centimetres).value_or(0);
        shooting.obstacles = keys.integer("obstacles", upToAHundred).value_or(0);
        shooting.concealment = keys.integer("concealment", upToAHundred).value_or(0);
        shooting.rerollFailures = keys.flag("reroll_failures");
        if (distance && shooting.weapon.range && shooting.distance > *shooting.weapon.range)
            faults.add(FaultRule::outOfRange, distance->at, "distance",
                       fmt::format("within the weapon's range of {} cm", *shooting.weapon.range));
        limitDice(planOf(shooting).dice, placeOf("active"));
        return shooting;
    }

    Harassment harassment()
    {
        Harassment harassment;
        harassment.active = sides.side(keys, "active", Needs::harassing);
        harassment.weapon = sides.weapon(keys, harassment.active);
        harassment.target = sides.side(keys, "target", Needs::beingHarassed);
        if (!harassment.active.has(RollSkill::harassment))
            warnings.emplace_back("active: harassment without the skill Harassment; taken as given");
        if (harassment.active.heroicDice + harassment.active.extraDice > 0)
            warnings.emplace_back("active: added dice do not count in a Harassment Shooting");
        return harassment;
    }

    Hits hits()
    {
        Hits hits;
        hits.target =
            sides.side(keys, "target", keys.node("saturation") ? Needs::beingShot : Needs::beingHit);
        const Node* dice = keys.node("hits_dice");
        if (const Node* given = keys.node("hits"); given && dice)
            faults.add(FaultRule::wrongType, given->at, "hits", "given without hits_dice");
        hits.hitsDice = keys.integer("hits_dice", upToAHundred).value_or(0);
        hits.hits = keys.integer("hits", pool, dice ? Need::optional : Need::required).value_or(0);
        hits.strength = keys.integer("strength", characteristicRange, Need::required).value_or(0);
        hits.saturation = keys.integer("saturation", characteristicRange);
        return hits;
    }

    Spell spell()
    {
        Spell spell;
        spell.level = keys.integer("level", {1, SideLimits::characteristic}, Need::required).value_or(1);
        const Node* list = keys.node("sources", Need::required);
        for (const Node& item : keys.sequence("sources")) {
            Mapping block(item, "source", faults);
            MagicSource source;
            if (const Node* type = block.node("type", Need::required)) {
                source.maelstrom = type->text == "maelstrom";
                if (type->text != "vortex" && type->text != "maelstrom")
                    faults.add(FaultRule::unknownWord, type->at, yaml::clipped(type->text),
                               "vortex, maelstrom");
            }
            source.distance = block.number("distance", centimetres, Need::required).value_or(0);
            block.finish();
            spell.sources.push_back(source);
            if (spell.sources.size() > SideLimits::characteristic)
                break;
        }
        if (list && (spell.sources.empty() || spell.sources.size() > static_cast<std::size_t>(spell.level)))
            faults.add(FaultRule::outOfRange, list->at, "sources",
                       fmt::format("1 to {}, the wizard's level, not {}", spell.level, list->items.size()));
        spell.reinforcement = keys.integer("reinforcement", upToAHundred).value_or(0);
        spell.heroicDice = keys.integer("heroic_dice", upToAHundred).value_or(0);
        const auto maelstroms = std::ranges::count_if(spell.sources, &MagicSource::maelstrom);
        const auto mana = 9 * maelstroms + 3 * (std::ssize(spell.sources) - maelstroms);
        if (spell.reinforcement > mana)
            warnings.push_back(
                fmt::format("reinforcement {} is more than the sources give ({}); taken as given",
                            spell.reinforcement, mana));
        return spell;
    }

    Sequence sequence()
    {
        Sequence sequence;
        sequence.target = sides.side(keys, "target", Needs::fighting);
        const Node* list = keys.node("steps", Need::required);
        const auto& items = keys.sequence("steps");
        if (list && (items.empty() || items.size() > Sequence::mostSteps)) {
            faults.add(FaultRule::outOfRange, list->at, "steps",
                       fmt::format("1 to {} steps, not {}", Sequence::mostSteps, items.size()));
            return sequence;
        }
        if (sequence.target.capacity() > Sequence::mostInjuries)
            faults.add(FaultRule::outOfRange, placeOf("target"), "target",
                       fmt::format("gone after at most {} Injuries in a sequence, not {}",
                                   Sequence::mostInjuries, sequence.target.capacity()));
        for (const Node& item : items) {
            Mapping block(item, "step", faults);
            ScenarioReading inner{block, faults, warnings, sides, Sequence::mostDice};
            const Node* kind = block.node("kind", Need::required);
            if (kind && kind->text == "shooting") {
                sequence.steps.emplace_back(inner.shooting(&sequence.target));
            } else if (kind && kind->text == "fight") {
                sequence.steps.emplace_back(inner.fight(&sequence.target));
            } else if (kind) {
                faults.add(FaultRule::unknownWord, kind->at, yaml::clipped(kind->text), "fight, shooting");
                continue;
            }
            block.finish();
        }
        return sequence;
    }
};

const std::vector<std::string>& scenarioKinds()
{
    static const std::vector<std::string> all{"roll",   "fight", "shooting",   "harassment", "hits",
                                              "morale", "spell", "invocation", "sequence"};
    return all;
}

} // namespace

ReadScenario readScenario(const Node& root, const std::string& file, const Catalogue& catalogue)
{
    ReadScenario read;
    yaml::FaultList faults{file, {}};
    Mapping keys(root, "scenario", faults);
    static_cast<void>(keys.node("system"));
    const Node* kind = keys.node("kind", Need::required);
    const auto& known = scenarioKinds();
    const auto found = kind ? std::ranges::find(known, kind->text) : known.end();
    if (kind && found == known.end())
        faults.add(FaultRule::unknownWord, kind->at, yaml::clipped(kind->text),
                   "roll, fight, shooting, harassment, hits, morale, spell, invocation, sequence",
                   nearestOf(kind->text, known));
    if (found != known.end()) {
        read.kind = *found;
        ScenarioReading reading{keys, faults, read.warnings, SideReader(catalogue, faults, read.warnings)};
        switch (found - known.begin()) {
        case 0:
            read.scenario = reading.plainRoll();
            break;
        case 1:
            read.scenario = reading.fight();
            break;
        case 2:
            read.scenario = reading.shooting();
            break;
        case 3:
            read.scenario = reading.harassment();
            break;
        case 4:
            read.scenario = reading.hits();
            break;
        case 5: {
            MoraleTest test{reading.sides.side(keys, "unit", Needs::morale), 0};
            test.opposition = keys.integer("opposition", value, Need::required).value_or(0);
            read.scenario = test;
            break;
        }
        case 6:
            read.scenario = reading.spell();
            break;
        case 7:
            read.scenario = Invocation{keys.integer("extra_dice", upToAHundred).value_or(0)};
            break;
        default:
            read.scenario = reading.sequence();
        }
        keys.finish();
    }
    read.faults = std::move(faults.faults);
    if (!read.faults.empty())
        read.scenario.reset();
    return read;
}

} // namespace adjutant::drakerys
