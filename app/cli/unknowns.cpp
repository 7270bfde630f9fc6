#include "app/cli/unknowns.h"

namespace adjutant::cli {

namespace {

// Whether a value is lost by a fault; an unknown or repeated key costs none.
bool losesValue(yaml::FaultRule rule)
{
    return rule == yaml::FaultRule::wrongType || rule == yaml::FaultRule::missingKey ||
           rule == yaml::FaultRule::outOfRange || rule == yaml::FaultRule::tooLong;
}

} // namespace

void note(const yaml::Fault& fault, std::optional<std::size_t> entry, Unknowns& unknowns)
{
    if (entry)
        unknowns.faulty.insert(*entry);
    else
        unknowns.list = true;
    if (!losesValue(fault.rule))
        return;
    const std::string& subject = fault.subject;
    if (entry) {
        const bool whole = subject == "an entry of units";
        if (whole || subject == "unit")
            unknowns.unitOf.insert(*entry);
        if (whole || subject == "size")
            unknowns.sizeOf.insert(*entry);
        return;
    }
    unknowns.units = unknowns.units || subject == "units";
    unknowns.limits = unknowns.limits || subject == "limits";
    unknowns.values.insert(subject);
}

bool follows(const Finding& finding, const Roster& roster, const Unknowns& unknowns)
{
    const bool malformed = finding.rule == "malformed";
    if (!finding.budget.empty())
        return unknowns.limits || unknowns.values.contains(finding.budget);
    if (!finding.entryIndex)
        return malformed ? unknowns.list : unknowns.allegiance || unknowns.units;
    if (finding.rule == "wrong-allegiance")
        return unknowns.allegiance;
    if (malformed)
        return unknowns.faulty.contains(*finding.entryIndex);
    if (finding.rule == "size-not-offered")
        return unknowns.sizeOf.contains(*finding.entryIndex);
    if (finding.rule != "unknown-unit")
        return false;
    const UnitId& unit = roster.entries[*finding.entryIndex].unit;
    return unknowns.unitOf.contains(*finding.entryIndex) ||
           (unknowns.faction && factionOf(unit) == roster.faction);
}

} // namespace adjutant::cli
