#include "core/systems/drakerys/odds/steps.h"
#include "core/yaml/cataloguereader.h"
#include "tests/systems/drakerys/odds/readscenario.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace adjutant;
using namespace adjutant::drakerys;

namespace {

// Units, skills and a weapon to name, so that the catalogue's values are reached.
constexpr const char* known = R"(format: adjutant-catalogue/1
system: drakerys
name: Drakerys
factions: [{id: avaren, name: Avaren, title: Elves, colour: purple, allegiance: true}]
skills:
- {id: flight, name: Flight, summary: flies}
- {id: parry, name: Parry, summary: parries}
- {id: shooter, name: Shooter, parameter: weapon, summary: shoots}
weapons: [{id: bow, name: Bow, range: 50, strength: 3, saturation: 3}]
)";
constexpr const char* units = R"(format: adjutant-catalogue/1
system: drakerys
faction: avaren
units:
- id: crows
  name: Crows
  types: [infantry]
  sizes: [{size: 6, ap: 80, rarity: 0}]
  profile: {actions: 2, power: 1, health: 1, initiative: 4, combat: 3, shooting: 2, strength: 2, resistance: 3,
            willpower: 3, march: 10, charge: 15}
  skills: [parry, {id: shooter, weapon: bow}]
- {id: minvis, name: Minvis, types: [hero], sizes: [{size: 1, ap: 100, rarity: 1}]}
)";

const Catalogue& catalogue()
{
    static const Catalogue assembled = [] {
        const std::vector<yaml::CatalogueFile> files{{"known.yaml", known, false},
                                                     {"units.yaml", units, false}};
        auto result = yaml::assembleCatalogue(files);
        if (!result.faults.empty())
            std::abort();
        return result.catalogue;
    }();
    return assembled;
}

// Whether few enough dice fall that the odds are there at once.
constexpr int few = 60;

bool isQuick(const Side& side)
{
    return side.warriors <= 20 && side.capacity() <= few;
}
bool isQuick(const Fight& fight)
{
    const FightPlan plan = planOf(fight);
    return isQuick(fight.active) && isQuick(fight.target) &&
           attackDice(fight.active, plan.activePower, fight.active.warriors) <= few &&
           attackDice(fight.target, plan.targetPower, fight.target.warriors) <= few;
}
bool isQuick(const Shooting& shooting)
{
    return isQuick(shooting.target) && planOf(shooting).dice <= few;
}
bool isQuick(const Harassment& harassment)
{
    return isQuick(harassment.target) && planOf(harassment).dice <= few;
}
bool isQuick(const Hits& hits)
{
    return isQuick(hits.target) && hits.hits + 10 * hits.hitsDice <= few;
}
bool isQuick(const Sequence& sequence)
{
    // Every step is computed for every number of Injuries and of Stress that may have come before.
    return sequence.steps.size() <= 3 && sequence.target.capacity() <= 10 &&
           std::ranges::all_of(sequence.steps, [&sequence](const Sequence::Step& step) {
               return std::visit(
                   [&sequence](auto part) {
                       part.target = sequence.target;
                       return isQuick(part);
                   },
                   step);
           });
}
bool isQuick(const PlainRoll& roll)
{
    return roll.dice <= few;
}
bool isQuick(const Spell& spell)
{
    return spell.dice() <= few;
}
bool isQuick(const auto&)
{
    return true;
}

void need(bool holds)
{
    if (!holds)
        std::abort();
}

// A chance, give or take the last places.
void needChance(double chance)
{
    need(chance >= -1e-12 && chance <= 1 + 1e-12);
}

void needWhole(const odds::Distribution& chances)
{
    for (const double chance : chances)
        needChance(chance);
    need(std::abs(odds::total(chances) - 1) < 1e-11);
}
void needSound(const MoraleOdds& morale)
{
    needWhole({morale.none, morale.scattered, morale.destabilised, morale.inDoubt, morale.intact});
}
void needSound(const SideOdds& side)
{
    needWhole(side.casualties);
    needSound(side.morale);
    needChance(side.removed);
}
void needSound(const FightOdds& fight)
{
    needSound(fight.active);
    needSound(fight.target);
    needWhole({fight.activeWins, fight.targetWins, fight.draw});
    need(std::isfinite(fight.active.meanInflicted) && std::isfinite(fight.target.meanInflicted));
}
void needSound(const ShotOdds& shot)
{
    needSound(shot.target);
    need(std::isfinite(shot.meanInflicted));
}
void needSound(const SpellOdds& spell)
{
    needWhole(spell.successes);
    needWhole(odds::Distribution(spell.cataclysm.begin(), spell.cataclysm.end()));
    needChance(spell.cast);
}
void needSound(const std::vector<SequenceStepOdds>& steps)
{
    for (const SequenceStepOdds& step : steps) {
        needWhole(step.casualties);
        needChance(step.reached);
        needChance(step.removed);
    }
}
void needSound(const odds::Distribution& successes)
{
    needWhole(successes);
}

void compute(const Invocation& invocation)
{
    needChance(successOf(invocation));
}
void compute(const auto& asked)
{
    needSound(oddsOf(asked));
}

} // namespace

/// Whatever a scenario file holds, it is refused with a place, or has rolls with reasons and odds that are
/// chances.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto root = yaml::parse(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz.yaml");
    if (!root)
        return 0;
    const test::ReadScenario read = test::readScenario(*root, "fuzz.yaml", catalogue());
    need(read.scenario.has_value() == read.faults.empty());
    for (const yaml::Fault& fault : read.faults)
        need(fault.place.line > 0 && !yaml::inEnglish(fault).empty());
    if (!read.scenario)
        return 0;
    for (const Step& step : stepsOf(*read.scenario))
        need(!reasonsInEnglish(step).empty());
    static_cast<void>(notModelled(*read.scenario));
    std::visit(
        [](const auto& asked) {
            if (isQuick(asked))
                compute(asked);
        },
        *read.scenario);
    return 0;
}
