#include "tests/systems/skirmish/skirmishstart.h"

#include "tests/systems/skirmish/skirmishtable.h"

namespace adjutant::test {

Start skirmishStart()
{
    return skirmishtable::wholeStart();
}

} // namespace adjutant::test
