#include "core/systems/drakerys/profile.h"

namespace adjutant::drakerys {

std::optional<Profile> profileOf(const Unit& unit)
{
    if (unit.profile.empty())
        return std::nullopt;
    Profile profile;
    for (const Characteristic& each : characteristics)
        if (const auto printed = unit.profile.find(each.key); printed != unit.profile.end())
            each.set(profile, printed->second);
    return profile;
}

std::map<std::string, int> statsOf(const Profile& profile)
{
    std::map<std::string, int> stats;
    for (const Characteristic& each : characteristics)
        if (const auto value = each.of(profile))
            stats[each.key] = *value;
    return stats;
}

std::vector<std::string> typesOf(const Unit& unit)
{
    const auto types = unit.words.find("types");
    return types != unit.words.end() ? types->second : std::vector<std::string>();
}

} // namespace adjutant::drakerys
