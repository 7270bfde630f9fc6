#include "core/yaml/cataloguewriter.h"

#include "core/roster/finding.h"
#include "core/yaml/answersfile.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/fault.h"

namespace adjutant::yaml {

namespace {

template <class Value> void write(YAML::Emitter& out, const char* key, const Value& value)
{
    out << YAML::Key << key << YAML::Value << value;
}

void writeSkill(YAML::Emitter& out, const SkillUse& use)
{
    out << YAML::Flow << YAML::BeginMap;
    write(out, "id", use.skill.text());
    if (use.value)
        write(out, "value", *use.value);
    if (!use.weapon.empty())
        write(out, "weapon", use.weapon.text());
    if (use.element)
        write(out, "element", std::string(toWord(*use.element)));
    if (use.unknown)
        write(out, "unknown", true);
    if (!use.domains.empty()) {
        out << YAML::Key << "domains" << YAML::Value << YAML::Flow << YAML::BeginSeq;
        for (const DomainId& domain : use.domains)
            out << domain.text();
        out << YAML::EndSeq;
    }
    out << YAML::EndMap;
}

void writeUnit(YAML::Emitter& out, const Unit& unit, const ListShape& shape)
{
    out << YAML::BeginMap;
    write(out, "id", nameWithinFaction(unit.id));
    writeText(out, "name", unit.name);
    const auto writeWords = [&out](const char* key, const auto& words, const auto& wordOf) {
        out << YAML::Key << key << YAML::Value << YAML::Flow << YAML::BeginSeq;
        for (const auto& word : words)
            out << YAML::DoubleQuoted << wordOf(word);
        out << YAML::EndSeq;
    };
    if (!unit.aliases.empty())
        writeWords("aliases", unit.aliases, [](const std::string& alias) { return alias; });
    if (!unit.formerIds.empty())
        writeWords("former_ids", unit.formerIds, [](const UnitId& id) { return id.text(); });
    if (!unit.unknown.empty())
        writeWords("unknown", unit.unknown, [](const std::string& part) { return part; });
    for (const auto& [key, figure] : unit.figures)
        write(out, key.c_str(), figure);
    for (const UnitWords& each : shape.unitWords) {
        static const std::vector<std::string> none;
        const auto found = unit.words.find(each.key);
        const std::vector<std::string>& words = found != unit.words.end() ? found->second : none;
        const bool isNeeded = each.needed && unit.card.empty() && !unit.isUnknown(each.key);
        if (each.several && (isNeeded || !words.empty()))
            writeWords(each.key, words, [](const std::string& word) { return word; });
        else if (!words.empty())
            write(out, each.key, words.front());
    }
    if (unit.invoked)
        write(out, "invoked", true);
    if ((!unit.invoked && unit.card.empty()) || !unit.sizes.empty()) {
        out << YAML::Key << "sizes" << YAML::Value << (unit.sizes.empty() ? YAML::Flow : YAML::Block)
            << YAML::BeginSeq;
        for (const SizeOffer& offer : unit.sizes) {
            out << YAML::Flow << YAML::BeginMap;
            write(out, "size", offer.size);
            for (const auto& [budget, cost] : inOrder(offer.cost, shape.budgets))
                write(out, budget.c_str(), cost);
            out << YAML::EndMap;
        }
        out << YAML::EndSeq;
    }
    if (!unit.profile.empty()) {
        out << YAML::Key << "profile" << YAML::Value << YAML::Flow << YAML::BeginMap;
        for (const UnitStat& each : shape.unitStats)
            if (const auto stat = unit.profile.find(each.key); stat != unit.profile.end())
                write(out, each.key, stat->second);
        out << YAML::EndMap;
    }
    if (!unit.skills.empty()) {
        out << YAML::Key << "skills" << YAML::Value << YAML::BeginSeq;
        for (const SkillUse& use : unit.skills)
            writeSkill(out, use);
        out << YAML::EndSeq;
    }
    if (!unit.requiredUnits.empty())
        writeWords("requires", unit.requiredUnits, [](const UnitId& id) { return id.text(); });
    if (!unit.card.empty()) {
        out << YAML::Key << "card" << YAML::Value;
        writeAnswers(out, unit.card);
    }
    if (unit.sample)
        write(out, "sample", true);
    writeText(out, "source", unit.source);
    writeText(out, "note", unit.note);
    out << YAML::EndMap;
}

} // namespace

std::string writeUnits(const SystemId& system, const FactionId& faction, std::span<const Unit> units)
{
    YAML::Emitter out;
    out.SetIndent(2);
    out << YAML::BeginMap;
    write(out, "format", std::string(catalogueFormat));
    write(out, "system", system.text());
    if (!faction.empty())
        write(out, "faction", faction.text());
    out << YAML::Key << "units" << YAML::Value << YAML::BeginSeq;
    const ListShape shape = listShapeOf(system);
    for (const Unit& unit : units)
        writeUnit(out, unit, shape);
    out << YAML::EndSeq << YAML::EndMap << YAML::Newline;
    return out.c_str();
}

} // namespace adjutant::yaml
