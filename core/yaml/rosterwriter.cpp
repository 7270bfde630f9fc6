#include "core/yaml/rosterwriter.h"

#include "core/roster/listshape.h"
#include "core/yaml/answerswriter.h"
#include "core/yaml/quotedtext.h"
#include "core/yaml/rosterreader.h"

namespace adjutant::yaml {

namespace {

void writeEntry(YAML::Emitter& out, const RosterEntry& entry, const EntryId& defaultId, const Roster& roster,
                const ListShape& shape)
{
    const bool ownFaction = factionOf(entry.unit) == roster.faction;
    out << YAML::Flow << YAML::BeginMap;
    if (entry.card.empty() || !entry.unit.empty())
        out << YAML::Key << "unit" << YAML::Value << YAML::Auto
            << (ownFaction ? nameWithinFaction(entry.unit) : entry.unit.text());
    if (shape.hasLimits || entry.size != 1)
        out << YAML::Key << "size" << YAML::Value << entry.size;
    if (entry.id != defaultId || !entry.card.empty())
        out << YAML::Key << "id" << YAML::Value << entry.id.text();
    writeText(out, "name", entry.name);
    writeText(out, "notes", entry.notes);
    if (!entry.options.empty()) {
        out << YAML::Key << "options" << YAML::Value << YAML::Flow << YAML::BeginSeq;
        for (const ChosenOption& chosen : entry.options)
            out << YAML::Flow << YAML::BeginMap << YAML::Key << "option" << YAML::Value
                << chosen.option.text() << YAML::Key << "to" << YAML::Value << chosen.to.text()
                << YAML::EndMap;
        out << YAML::EndSeq;
    }
    if (!entry.card.empty()) {
        out << YAML::Key << "card" << YAML::Value;
        writeAnswers(out, entry.card);
    }
    out << YAML::EndMap;
}

} // namespace

std::string writeRoster(const Roster& roster)
{
    YAML::Emitter out;
    out.SetIndent(2);
    out << YAML::BeginMap;
    out << YAML::Key << "format" << YAML::Value << std::string(rosterFormat);
    out << YAML::Key << "system" << YAML::Value << roster.system.text();
    writeText(out, "name", roster.name);
    const ListShape shape = listShapeOf(roster.system);
    if (shape.hasFactions || !roster.faction.empty())
        out << YAML::Key << "faction" << YAML::Value << roster.faction.text();
    if (shape.hasLimits || !roster.limits.empty()) {
        out << YAML::Key << "limits" << YAML::Value << YAML::Flow << YAML::BeginMap;
        for (const auto& [budget, limit] : inOrder(roster.limits, shape.budgets))
            out << YAML::Key << budget << YAML::Value << limit;
        out << YAML::EndMap;
    }
    writeText(out, "notes", roster.notes);
    writeMembers(out, roster.extras);
    out << YAML::Key << "units" << YAML::Value;
    if (roster.entries.empty()) {
        out << YAML::Flow << YAML::BeginSeq << YAML::EndSeq;
    } else {
        out << YAML::BeginSeq;
        const std::vector<EntryId> defaults = defaultEntryIds(roster);
        for (std::size_t i = 0; i < roster.entries.size(); ++i)
            writeEntry(out, roster.entries[i], defaults[i], roster, shape);
        out << YAML::EndSeq;
    }
    out << YAML::EndMap << YAML::Newline;
    return out.c_str();
}

} // namespace adjutant::yaml
