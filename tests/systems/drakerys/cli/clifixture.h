#pragma once

#include "tests/cli/clirun.h"

namespace adjutant::test {

/// The path of a fixture: fixture("findings/ap-limit.yaml").
inline QString fixture(const QString& name)
{
    return sourceFile("tests/systems/drakerys/fixtures/cli/" + name);
}

} // namespace adjutant::test
