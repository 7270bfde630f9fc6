#pragma once

#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/odds/shooting.h"
#include "core/yaml/mapping.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

/// The characteristics that a roll needs of a Unit; without them it can't be computed.
enum class Needs { fighting, shooting, harassing, beingShot, beingHit, beingHarassed, morale };

/// Reads the blocks of a scenario that describe Units and weapons, with the catalogue's values where the
/// scenario gives none.
class SideReader
{
public:
    SideReader(const Catalogue& catalogue, yaml::FaultList& faults, std::vector<std::string>& warnings)
        : m_catalogue(catalogue), m_faults(faults), m_warnings(warnings)
    {}

    /// A `unit` block under a key of the scenario. `needs` says which characteristics must be known.
    Side side(yaml::Mapping& scenario, std::string_view key, Needs needs);
    Side side(const yaml::Node& node, std::string_view what, Needs needs);

    /// The `weapon` of a shot: an id, a mapping, or what the shooter carries where there is none. The shooter
    /// is the side that was read last.
    RangedWeapon weapon(yaml::Mapping& scenario, const Side& shooter);

private:
    RangedWeapon anyWeapon(yaml::Mapping& scenario, const Side& shooter);
    void readSkills(yaml::Mapping& block, const Unit* unit, Side& side);
    void addSkill(const yaml::Node& node, SkillSet& skills, bool add);
    void readState(yaml::Mapping& block, Side& side, std::string_view what);
    void warn(std::string text) { m_warnings.push_back(std::move(text)); }

    const Catalogue& m_catalogue;
    yaml::FaultList& m_faults;
    std::vector<std::string>& m_warnings;
    std::optional<yaml::Position> m_strengthMissing; ///< of the side that was read last
};

} // namespace adjutant::drakerys
