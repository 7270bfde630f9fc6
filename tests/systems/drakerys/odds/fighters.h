#pragma once

namespace adjutant::test {

/// The characteristics of a Unit of which nothing stands out, as a block of a scenario names them.
inline const std::string fighter =
    "power: 1, health: 1, initiative: 3, combat: 3, shooting: 3, strength: 3, resistance: 3, willpower: 3";

/// Two such Units in a fight, each with what is added to its block (", warriors: 3").
inline std::string fight(const std::string& active, const std::string& target = {},
                         const std::string& action = "charge")
{
    return "kind: fight\naction: " + action + "\nactive: {" + fighter + active + "}\ntarget: {" + fighter +
           target + "}\n";
}

/// One shooting at the other with a bow; `kind` is `shooting` or `harassment`.
inline std::string shot(const std::string& kind, const std::string& active, const std::string& target = {})
{
    return "kind: " + kind + "\nactive: {" + fighter + active + "}\ntarget: {" + fighter + target +
           "}\nweapon: bow\n";
}

} // namespace adjutant::test
