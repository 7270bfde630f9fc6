#include "app/cli/systems.h"

#include "app/cli/output.h"
#include "core/systems/gamesystem.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

// A system says what it offers in one line, with commas.
nlohmann::ordered_json offersOf(const GameSystem& system)
{
    auto offers = nlohmann::ordered_json::array();
    for (std::string_view rest = system.offers; !rest.empty();) {
        const std::size_t comma = rest.find(", ");
        offers.push_back(rest.substr(0, comma));
        rest.remove_prefix(comma == rest.npos ? rest.size() : comma + 2);
    }
    return offers;
}

} // namespace

Exit run(const SystemsRequest&, bool json)
{
    if (!json) {
        for (const GameSystem& system : gameSystems())
            say(std::string(system.id) + ": " + std::string(system.name) + " (" + std::string(system.offers) +
                ")");
        return Exit::done;
    }
    auto systems = nlohmann::ordered_json::array();
    for (const GameSystem& system : gameSystems())
        systems.push_back({{"id", system.id}, {"name", system.name}, {"offers", offersOf(system)}});
    sayJson({{"systems", systems}});
    return Exit::done;
}

} // namespace adjutant::cli
