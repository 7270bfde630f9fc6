#include "tests/systems/drakerys/open/openbattle.h"

#include "tests/systems/drakerys/match/drakerysstart.h"

namespace adjutant::test {

namespace {

constexpr ArmyLimits limits{1000, 10};

Start startWith(Roster blue)
{
    Start start = drakerysStart(army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}, limits),
                                std::move(blue));
    start.sides[0].name = "Anna";
    start.sides[1].name = "Bruno";
    return start;
}

} // namespace

Start annaAgainstBruno()
{
    return startWith(army("aurium", {{"crossbowmen", 6}, {"noctis", 1}, {"soldiers", 6}}, limits));
}

Start annaAgainstAWizard()
{
    return startWith(army("irosia", {{"celeste", 1}, {"lancers", 10}}, limits));
}

UnitRef ref(const char* text)
{
    return unitRefOf(text);
}

} // namespace adjutant::test
