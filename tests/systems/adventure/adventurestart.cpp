#include "tests/systems/adventure/adventurestart.h"

#include "tests/systems/adventure/adventuretable.h"

namespace adjutant::test {

Start adventureStart()
{
    return adventuretable::startOf(
        "{'ana': {'name': 'Ana', 'tier': 2, 'atk': 3, 'def': 9, 'int': 1, 'agi': 2, 'hp': 14,"
        "         'powers': [{'name': 'Lunge', 'text': 'One enemy beside her'}, 'Whirl'],"
        "         'items': ['Healing draught'], 'moves': ['Charge', 'Vault']},"
        " 'bo': {'name': 'Bo', 'tier': 1, 'atk': 2, 'def': 10, 'int': 0, 'agi': 1, 'hp': 16},"
        " 'cai': {'name': 'Cai', 'tier': 1, 'atk': 2, 'def': 7, 'int': 3, 'agi': 0, 'hp': 8}}",
        "{'troll': {'name': 'Troll', 'tier': 3, 'atk': 4, 'def': 9, 'int': -2, 'agi': -1, 'hp': 20},"
        " 'orc-1': {'name': 'Orc', 'tier': 1, 'atk': 2, 'def': 8, 'int': -1, 'agi': 0, 'hp': 6},"
        " 'orc-2': {'name': 'Orc', 'tier': 1, 'atk': 2, 'def': 8, 'int': -1, 'agi': 0, 'hp': 6},"
        " 'wisp': {'name': 'Wisp', 'tier': 2, 'atk': 1, 'def': 11, 'int': 4, 'agi': 4}}");
}

std::vector<std::pair<std::string, table::Answers>> adventureOpening()
{
    using adventuretable::answers;
    return {
        {"initiative",
         answers("{'dice': null, 'rolls': {'party/ana': 10, 'party/bo': 8, 'party/cai': 11, 'gm/troll': 4, "
                 "'gm/orc-1': 6, 'gm/orc-2': 8, 'gm/wisp': 15}, "
                 "'ties': {'party/bo': [[4]], 'gm/orc-2': [[2]]}}")},
        {"seize", answers("{'unit': 'gm/troll'}")},
        {"next_phase", {}},
        {"attack", answers("{'attacker': 'gm/wisp', 'target': 'party/bo', 'dice': [6, 2, 5]}")},
        {"hp", answers("{'unit': 'party/bo', 'change': -5}")},
        {"effect", answers("{'unit': 'party/bo', 'add': 'slowed', 'save': true}")},
        {"defend", answers("{'unit': 'party/cai'}")},
        {"delay", answers("{'unit': 'party/ana', 'after': 'gm/orc-2'}")}};
}

} // namespace adjutant::test
