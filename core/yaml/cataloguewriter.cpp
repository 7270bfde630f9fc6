#include "core/yaml/cataloguewriter.h"

#include "core/roster/listshape.h"
#include "core/yaml/answerswriter.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/quotedtext.h"

namespace adjutant::yaml {

namespace {

template <class Value> void write(YAML::Emitter& out, const char* key, const Value& value)
{
    out << YAML::Key << key << YAML::Value << value;
}

void writeProfile(YAML::Emitter& out, const Profile& profile)
{
    out << YAML::Key << "profile" << YAML::Value << YAML::Flow << YAML::BeginMap;
    write(out, "actions", profile.actions);
    write(out, "power", profile.power);
    write(out, "health", profile.health);
    write(out, "initiative", profile.initiative);
    write(out, "combat", profile.combat);
    if (profile.shooting)
        write(out, "shooting", *profile.shooting);
    write(out, "strength", profile.strength);
    write(out, "resistance", profile.resistance);
    write(out, "willpower", profile.willpower);
    write(out, "march", profile.march);
    write(out, "charge", profile.charge);
    out << YAML::EndMap;
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
    if ((unit.card.empty() && !unit.isUnknown("types")) || !unit.types.empty())
        writeWords("types", unit.types, [](UnitType type) { return std::string(toWord(type)); });
    for (const auto& [key, figure] : unit.figures)
        write(out, key.c_str(), figure);
    for (const UnitWords& each : shape.unitWords)
        if (const auto words = unit.words.find(each.key);
            words != unit.words.end() && !words->second.empty()) {
            if (each.several)
                writeWords(each.key, words->second, [](const std::string& word) { return word; });
            else
                write(out, each.key, words->second.front());
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
    if (unit.profile)
        writeProfile(out, *unit.profile);
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
