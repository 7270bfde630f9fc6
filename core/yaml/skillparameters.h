#pragma once

#include "core/catalogue/catalogue.h"
#include "core/yaml/fault.h"

#include <vector>

namespace adjutant::yaml {

/// What a file's Units say of their skills' parameters and the skills don't take, and what they leave out: a
/// number, a weapon, or that it is `unknown`. The first `mostFaults`; skills that nothing has are passed
/// over.
std::vector<Fault> parameterFaults(const CatalogueContents& contents, const Catalogue& catalogue);

} // namespace adjutant::yaml
