#include "core/systems/drakerys/drakerys.h"
#include "core/systems/gamesystem.h"

#include <algorithm>
#include <array>

namespace adjutant {

std::span<const GameSystem> gameSystems()
{
    static const std::array systems{
        drakerys::gameSystem,
    };
    return systems;
}

const GameSystem* findGameSystem(std::string_view id)
{
    const auto systems = gameSystems();
    const auto found = std::ranges::find(systems, id, &GameSystem::id);
    return found == systems.end() ? nullptr : &*found;
}

} // namespace adjutant
