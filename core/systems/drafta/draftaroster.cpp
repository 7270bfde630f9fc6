#include "core/systems/drafta/draftaroster.h"

#include "core/roster/cardcheck.h"
#include "core/systems/drafta/infocard.h"

namespace adjutant::drafta {

std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    checkCards(list, catalogue, cardOf, findings);
    return findings;
}

} // namespace adjutant::drafta
