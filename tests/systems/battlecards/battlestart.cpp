#include "tests/systems/battlecards/battlestart.h"

#include "tests/systems/battlecards/battletable.h"

namespace adjutant::battletable {

Start start()
{
    const std::string extras =
        "{'attributes': {'damage': 3, 'delay': 4, 'precision': 2, 'dodge': 2, 'defense': 1},"
        " 'hand': [{'id': 'c0', 'attack': {'damage': 2}, 'defense': {'wound': 1}},"
        " {'id': 'c1', 'attack': {'delay': 3}, 'defense': {'dodge': 2}},"
        " {'id': 'c2', 'attack': {'precision': 1}, 'defense': {'defense': 2}}, {'id': 'c3'}]}";
    Start start;
    start.system = SystemId("battlecards");
    for (const char* id : {"red", "blue", "bandits"}) {
        Side side;
        side.id = PlayerId(id);
        side.roster = roster(extras, {6, 8});
        if (side.id == PlayerId("bandits"))
            side.extras = {{"bandits", true}};
        start.sides.push_back(std::move(side));
    }
    return start;
}

} // namespace adjutant::battletable
