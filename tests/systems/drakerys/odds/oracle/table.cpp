#include "tests/systems/drakerys/odds/oracle/table.h"

namespace adjutant::oracle {

int thresholdOf(int action, int opposition)
{
    const int difference = action - opposition;
    if (difference <= -4)
        return 10;
    if (difference >= 4)
        return 2;
    switch (difference) {
    case -3:
        return 9;
    case -2:
        return 8;
    case -1:
        return 7;
    case 0:
        return 6;
    case 1:
        return 5;
    case 2:
        return 4;
    default:
        return 3; // 3
    }
}

} // namespace adjutant::oracle
