#include "tests/systems/drakerys/match/drakerysstart.h"

#include "tests/systems/drakerys/shippedcatalogue.h"

#include "core/systems/drakerys/procedures/begin.h"

namespace adjutant::test {

Start drakerysStart()
{
    Start start;
    start.system = SystemId("drakerys");
    start.first = PlayerId("red");
    start.sides.resize(2);
    start.sides[0].id = PlayerId("red");
    start.sides[0].roster = army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}});
    start.sides[1].id = PlayerId("blue");
    start.sides[1].roster =
        army("aurium", {{"crossbowmen", 6}, {"gold-keepers", 6}, {"noctis", 1}, {"soldiers", 6}});
    return drakerys::withCards(std::move(start), shipped());
}

std::vector<std::pair<std::string, table::Answers>> drakerysOpening()
{
    using table::Point;
    const std::string hit = "hit";
    const auto text = [](const char* word) { return std::string(word); };
    return {
        {"first", {{"player", text("blue")}}},
        {"deploy", {{"player", text("red")}, {"side", text("a")}}},
        {"vortex",
         {{"id", text("fire")}, {"element", text("fire")}, {"at", Point{20, 30}}, {"deviation", hit}}},
        {"vortex",
         {{"id", text("water")}, {"element", text("water")}, {"at", Point{66, 33}}, {"deviation", hit}}},
        {"vortex",
         {{"id", text("air")},
          {"element", text("air")},
          {"condition", text("exhausted")},
          {"at", Point{25, 62}},
          {"deviation", hit}}},
        {"vortex",
         {{"id", text("heart")}, {"element", text("maelstrom")}, {"at", Point{45, 45}}, {"deviation", hit}}},
        {"scenery", {{"id", text("scenery-1")}, {"at", Point{12, 45}}, {"radius", 6.0}}},
        {"scenery",
         {{"id", text("scenery-2")}, {"at", Point{80, 50}}, {"radius", 8.0}, {"obstruction", true}}},
        {"missions",
         {{"common", text("moon-shards")},
          {"solo/red", text("idols-of-power")},
          {"solo/blue", text("conquerors")}}},
        {"objective", {{"id", text("shard-1")}, {"at", Point{45, 60}}, {"mission", text("moon-shards")}}},
        {"objective", {{"id", text("shard-2")}, {"at", Point{60, 20}}, {"mission", text("moon-shards")}}},
        {"objective",
         {{"id", text("flag-1")},
          {"at", Point{5, 83}},
          {"mission", text("conquerors")},
          {"owner", text("red")}}},
        {"stand", {{"unit", text("red/crows-1")}, {"at", Point{30, 14}}}},
        {"stand", {{"unit", text("red/salik-1")}, {"at", Point{34.5, 12}}}},
        {"stand", {{"unit", text("red/blood-banes-1")}, {"at", Point{60, 12}}}},
        {"stand", {{"unit", text("blue/crossbowmen-1")}, {"at", Point{33, 76}}}},
        {"stand", {{"unit", text("blue/gold-keepers-1")}, {"at", Point{55, 74}}}},
        {"stand", {{"unit", text("blue/noctis-1")}, {"at", Point{52, 78}}}},
    };
}

} // namespace adjutant::test
