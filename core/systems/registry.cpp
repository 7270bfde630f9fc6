#include "core/roster/listshape.h"
#include "core/systems/battlecards/battlecards.h"
#include "core/systems/drafta/drafta.h"
#include "core/systems/drakerys/drakerys.h"
#include "core/systems/gamesystem.h"

#include <algorithm>
#include <array>

namespace adjutant {

std::span<const GameSystem> gameSystems()
{
    static const std::array systems{
        drakerys::gameSystem,
        drafta::gameSystem(),
        battlecards::gameSystem,
    };
    return systems;
}

const GameSystem* findGameSystem(std::string_view id)
{
    const auto systems = gameSystems();
    const auto found = std::ranges::find(systems, id, &GameSystem::id);
    return found == systems.end() ? nullptr : &*found;
}

ListShape listShapeOf(const SystemId& system)
{
    const GameSystem* game = findGameSystem(system.text());
    return game ? ListShape{game->hasFactions, game->hasLimits, game->card, game->rosterExtras} : ListShape();
}

std::optional<table::OddsView> solve(const GameSystem& system, const table::OddsQuery& query)
{
    const auto kind =
        std::ranges::find_if(system.odds, [&](const OddsKind& each) { return query.kind == each.id; });
    if (kind == system.odds.end())
        return std::nullopt;
    const auto asked = answered<OddsQuestion>(kind->ask, query.answers, Ask::Missing::leftOut);
    if (!asked.form.complete || !asked.result.solve)
        return std::nullopt;
    return asked.result.solve();
}

} // namespace adjutant
