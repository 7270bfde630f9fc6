#include "core/match/session.h"

#include "core/catalogue/nearest.h"

#include <fmt/ranges.h>

namespace adjutant {

door::Remark noSuchProcedure(const std::string& id, const std::vector<std::string>& known)
{
    const Message listed = verbatim(fmt::format("{}", fmt::join(known, ", ")));
    const Message named = verbatim(id.substr(0, 80));
    const std::string nearest = nearestOf(id, known);
    return {"malformed",
            nearest.empty() ? message(WORDS("ask", "unknown command '%1'; available: %2"), named, listed)
                            : message(WORDS("ask", "unknown command '%1'; available: %2; did you mean '%3'?"),
                                      named, listed, verbatim(nearest))};
}

} // namespace adjutant
