#include "core/systems/drakerys/printedcard.h"

#include "core/reference/reference.h"
#include "core/systems/drakerys/match/labels.h"
#include "core/yaml/cataloguefile.h"

#include <nlohmann/json.hpp>

#include <cctype>

namespace adjutant::drakerys {

namespace {

using Json = nlohmann::ordered_json;

// "Unknown here: Types, Skills"; nothing where all is known, or the whole card isn't.
Message unknownLine(const Unit& unit)
{
    constexpr Named all[] = {{"types", TR("Types")},
                             {"profile", TR("Characteristics")},
                             {"skills", TR("Skills")},
                             {"awakened", TR("Invocations per game")}};
    std::vector<Message> parts;
    for (const auto& [id, label] : all)
        if (unit.isUnknown(id))
            parts.push_back(label);
    return parts.empty() ? Message() : message(TR("Unknown: %1"), listed(parts));
}

// All Types on one line, the Hero first: "Hero, Infantry, Awakened [2]".
Message typesLine(const Unit& unit)
{
    std::vector<Message> types;
    for (const std::string& type : typesOf(unit))
        types.insert(type == "hero" ? types.begin() : types.end(),
                     findIn(typeNames, type, &Named::id)->label);
    if (unit.figures["awakened"] > 0)
        types.push_back(message(TR("Awakened [%1]"), unit.figures["awakened"]));
    return listed(types);
}

bool isPartOfWord(char sign)
{
    return std::isalnum(static_cast<unsigned char>(sign)) || sign == '_' ||
           static_cast<unsigned char>(sign) > 127;
}

// The X, or [X], of a summary as the Unit has it.
std::string withXReplaced(const std::string& summary, const std::string& replacement)
{
    std::string text;
    for (std::size_t k = 0; k < summary.size(); ++k) {
        const bool alone = summary[k] == 'X' && (k == 0 || !isPartOfWord(summary[k - 1])) &&
                           (k + 1 == summary.size() || !isPartOfWord(summary[k + 1]));
        const bool bracketed = summary.compare(k, 3, "[X]") == 0;
        if (alone || bracketed)
            text += replacement;
        else
            text += summary[k];
        if (bracketed)
            k += 2;
    }
    return text;
}

/// One of the nine places in printed order, by its characteristic; Combat and Shooting share one, and so do
/// March and Charge.
struct PrintedPlace
{
    std::string_view key;
    Words label;
    Words ofBoth{};
};

constexpr PrintedPlace printedPlaces[] = {
    {"actions", TR("Act")},
    {"power", TR("Pow")},
    {"health", TR("Hea")},
    {"initiative", TR("Init")},
    {"combat", TR("Com/Sho"), TR("Combat/Shooting")},
    {"strength", TR("Str")},
    {"resistance", TR("Res")},
    {"willpower", TR("Will")},
    {"march", TR("Mar/Cha"), TR("March/Charge")},
};

std::string printedValue(const Profile& profile, int Profile::*place)
{
    std::string value = std::to_string(profile.*place);
    if (place == &Profile::combat)
        value += '/' + (profile.shooting ? std::to_string(*profile.shooting) : "–");
    if (place == &Profile::march)
        value += '/' + std::to_string(profile.charge);
    return value;
}

std::vector<door::Stat> printedStats(const std::optional<Profile>& profile)
{
    std::vector<door::Stat> stats;
    for (const auto& [key, label, ofBoth] : printedPlaces) {
        const Characteristic& first = *findIn(characteristics, key, &Characteristic::key);
        stats.push_back({first.key, message(label),
                         verbatim(profile ? printedValue(*profile, first.value) : std::string()),
                         message(ofBoth.text ? ofBoth : first.label), first.icon});
    }
    return stats;
}

Message strengthOf(const RangedWeapon& weapon, const std::optional<Profile>& profile)
{
    if (weapon.strength)
        return verbatim(std::to_string(*weapon.strength));
    return profile ? message(TR("%1 (Warrior’s)"), profile->strength) : TR("Warrior’s");
}

Message withBehind(Message first, Message second)
{
    return message(Words{"", "%1 · %2"}, std::move(first), std::move(second));
}

door::Chip chipOf(const Weapon& weapon, const std::optional<Profile>& profile)
{
    const RangedWeapon shot = rangedWeapon(weapon);
    Message figures = message(TR("%1 cm · Strength %2 · Saturation %3"), shot.range.value_or(0),
                              strengthOf(shot, profile), shot.saturation);
    if (const int shots = shot.shotsPerActivation.value_or(0); shots > 0)
        figures = withBehind(std::move(figures), counted(TR_N("%n Shot(s) per activation"), shots));
    if (shot.cancelsParry)
        figures = withBehind(std::move(figures), TR("no Parry or Expert Parry against it"));
    door::Chip chip(verbatim(weapon.name), std::move(figures), referenceOf(weapon.id).text(), "game/weapon");
    chip.gear = true;
    return chip;
}

// A draft may claim any size; beyond this it is a slip that nobody wants boxes for.
constexpr int mostTicked = 200;

// What stands in the brackets of a skill on the card; null where nothing does.
Json parameterOf(const Json& use, const std::string& parameter)
{
    const auto given = [&use](const char* key) { return use.value(key, Json()); };
    if (parameter == "level")
        return {{"level", given("value")}, {"domains", use.value("domains", Json::array())}};
    if (parameter == "mana")
        return {{"element", given("element")}, {"mana", given("value")}};
    return given(use.contains("weapon") ? "weapon" : "value");
}

Json parametersOf(const Unit& unit, const Json& uses, const Catalogue& catalogue)
{
    Json parameters = Json::object();
    for (const Json& use : uses) {
        const SkillId id(use["id"].get<std::string>());
        const Skill* skill = catalogue.find(id);
        Json parameter = parameterOf(use, skill ? skill->parameter : std::string());
        if (parameter.is_null())
            continue;
        // A Unit may shoot with two weapons: then all of them are listed.
        Json& known = parameters[id.text()];
        if (known.is_null())
            known = std::move(parameter);
        else if (known.is_array())
            known.push_back(std::move(parameter));
        else
            known = Json::array({known, parameter});
    }
    if (unit.figures["awakened"] > 0)
        parameters["awakened"] = unit.figures["awakened"];
    return parameters;
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

} // namespace

Message titleOf(const SkillUse& use, const Catalogue& catalogue)
{
    Message title = verbatim(properName(use.skill, catalogue).name);
    if (const auto element = elementIn(use))
        title = message(TR("%1 %2"), std::move(title), toMessage(*element));
    std::string behind;
    if (const WeaponId weapon = weaponIn(use); !weapon.empty())
        behind += '/' + properName(weapon, catalogue).name;
    if (use.value)
        behind += " [" + std::to_string(*use.value) + ']';
    else if (use.unknown)
        behind += " [?]";
    const std::vector<DomainId> domains = domainsIn(use);
    for (const DomainId& domain : domains)
        behind += (&domain == &domains.front() ? " (" : ", ") + properName(domain, catalogue).name;
    if (!domains.empty())
        behind += ')';
    if (behind.empty())
        return title;
    return message(Words{"", "%1%2"}, std::move(title), std::move(behind));
}

std::string summaryOf(const SkillUse& use, const Catalogue& catalogue)
{
    const Skill* skill = catalogue.find(use.skill);
    if (!skill)
        return {};
    if (const WeaponId weapon = weaponIn(use); skill->parameter == "weapon" && !weapon.empty())
        return withXReplaced(skill->summary, properName(weapon, catalogue).name);
    return use.value ? withXReplaced(skill->summary, std::to_string(*use.value)) : skill->summary;
}

door::CardView printedCard(const Unit& unit, const Catalogue& catalogue)
{
    door::CardView view;
    view.name = verbatim(unit.name);
    view.kind = typesLine(unit);
    const std::optional<Profile> profile = profileOf(unit);
    view.blank = !profile;
    view.leads = isOf(unit, "hero");
    view.chipsLabel = TR("Skills");
    view.gearLabel = TR("Shoots with");
    view.stats = printedStats(profile);
    if (Message unknown = unknownLine(unit); !unknown.empty())
        view.lines.push_back(std::move(unknown));
    for (const SkillUse& use : unit.skills) {
        const Weapon* weapon = catalogue.find(weaponIn(use));
        door::Chip chip(titleOf(use, catalogue), verbatim(summaryOf(use, catalogue)),
                        referenceOf(use.skill).text());
        chip.shownByGear = weapon != nullptr;
        view.chips.push_back(std::move(chip));
        if (weapon)
            view.chips.push_back(chipOf(*weapon, profile));
    }
    return view;
}

std::vector<door::TickRow> tickRows(const RosterEntry& entry, const Catalogue& catalogue)
{
    const Unit* unit = catalogue.find(entry.unit);
    const auto profile = unit ? profileOf(*unit) : std::nullopt;
    const int health = profile ? std::max(profile->health, 1) : 1;
    std::vector<door::TickRow> rows;
    if (entry.size >= 1 && entry.size <= mostTicked) {
        door::TickRow injuries{TR("Injuries")};
        injuries.boxes = entry.size * health;
        injuries.inGroup = health > 1 ? health : 5;
        if (health > 1)
            injuries.detail = message(TR("%1 per Warrior"), health);
        rows.push_back(std::move(injuries));
    }
    door::TickRow stress{TR("Stress")};
    stress.boxes = stress.inGroup = 8;
    stress.round = true;
    rows.push_back(std::move(stress));
    return rows;
}

Json unitJson(const Unit& unit, const Catalogue& catalogue)
{
    const Json written = yaml::unitJson(SystemId("drakerys"), unit);
    const Json uses = written.value("skills", Json::array());
    Json types = typesOf(unit);
    if (unit.figures["awakened"] > 0)
        types.push_back("awakened");
    Json profile;
    for (const Characteristic& each : characteristics)
        if (!unit.profile.empty())
            profile[each.key] = written["profile"].value(each.key, Json());
    return {{"id", unit.id.text()},
            {"name", unit.name},
            {"faction", factionOf(unit.id).text()},
            {"types", types},
            {"skills", mapped(uses, [](const Json& use) { return use["id"]; })},
            {"skill_parameters", parametersOf(unit, uses, catalogue)},
            {"sizes", written.value("sizes", Json::array())},
            {"profile", profile},
            {"unknown", unit.unknown},
            {"source", textOrNull(unit.source)},
            {"note", textOrNull(unit.note)}};
}

} // namespace adjutant::drakerys
