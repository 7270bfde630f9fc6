#include "drakerysstart.h"

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

} // namespace adjutant::test
