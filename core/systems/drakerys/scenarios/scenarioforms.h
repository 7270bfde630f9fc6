#pragma once

#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/gamesystem.h"

namespace adjutant::drakerys {

/// Who takes part, in the words of those who read of it.
struct SideNames
{
    Message active;
    Message target;

    bool operator==(const SideNames&) const = default;
};

/// A scenario as it was answered.
struct AskedScenario
{
    const Catalogue& catalogue; ///< of the Units that it may name
    std::optional<Scenario> scenario{};
    SideNames names{};
};

/// One kind of scenario: a form whose paths are the keys of a scenario file.
struct ScenarioKind
{
    const char* id; ///< `fight`
    Words label;
    Task<> (*ask)(AskedScenario& asked, Ask& ask);
};

/// All kinds, the most frequently asked first.
std::span<const ScenarioKind> scenarioKinds();

/// A Unit of the catalogue by its name, any other as what it is in the scenario.
Message toText(const Unit* unit, Words otherwise);

/// The characteristics that a roll needs of a Unit; without them it can't be computed.
enum class Needs { fighting, shooting, harassing, beingShot, beingHit, beingHarassed, morale };

/// A Unit as it was answered.
struct AskedSide
{
    Side side;
    const Unit* unit = nullptr;       ///< of the catalogue; null: its figures were typed
    std::vector<int Side::*> known{}; ///< the characteristics that were printed or answered
};

/// Asks under `path` (`active`) for a Unit in a roll: one of the catalogue, and what is otherwise with it, or
/// its figures.
Task<AskedSide> askSide(Ask& ask, const Catalogue& catalogue, door::Path path, Needs needs);

/// Asks for a characteristic after all that the roll turned out to need.
NumberOf characteristicOf(const door::Path& side, int Side::*value);

/// Which Unit of the catalogue it is; it may be none of them.
Pick pickUnit(const Catalogue& catalogue, door::Path path);

/// What an entry of an army answers where a Unit is asked for: which it is and how many Warriors it has; its
/// characteristics are those of the card.
door::Answers unitInOdds(const RosterEntry& entry, const Catalogue& catalogue);

/// Asks under `path` what a shot is made with: what the shooter carries, another weapon of the catalogue, or
/// the figures of one.
Task<RangedWeapon> askWeapon(Ask& ask, const Catalogue& catalogue, const AskedSide& shooter, door::Path path);

/// An Element, or none of them.
Pick pickElement(door::Path path, Label label);

/// A scenario with the names of who takes part in it, and of the skills that its odds leave out.
struct NamedScenario
{
    Scenario scenario;
    SideNames names;
    std::vector<Message> notModelled;

    bool operator==(const NamedScenario&) const = default;
};

/// The odds of a scenario, for people, with their figures as JSON of the command line.
door::OddsView viewOf(const NamedScenario& asked);

/// The same as a forecast of what is on the table; none where it would take too much work.
std::optional<door::Forecast> forecastOf(Scenario scenario, SideNames names);

/// The questions that the odds of Drakerys answer.
std::span<const OddsKind> oddsKinds();

} // namespace adjutant::drakerys
