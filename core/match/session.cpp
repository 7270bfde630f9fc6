#include "core/match/session.h"

#include "core/catalogue/nearest.h"

namespace adjutant {

door::Remark noSuchProcedure(const std::string& id, const std::vector<std::string>& known)
{
    std::string listed;
    for (const std::string& each : known)
        listed += (listed.empty() ? "" : ", ") + each;
    const Message named = verbatim(id.substr(0, 80));
    const std::string nearest = nearestOf(id, known);
    return {"malformed",
            nearest.empty()
                ? message(WORDS("ask", "unknown command '%1'; available: %2"), named, verbatim(listed))
                : message(WORDS("ask", "unknown command '%1'; available: %2; did you mean '%3'?"), named,
                          verbatim(listed), verbatim(nearest))};
}

} // namespace adjutant
