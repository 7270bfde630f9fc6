#include "app/systems/drakerys/matches/cardjson.h"

#include <nlohmann/json.hpp>

namespace adjutant {

using yaml::FaultList;
using yaml::IntRange;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestCardId = 160;
constexpr IntRange figureRange{CharacteristicRange::lowest, CharacteristicRange::highest};
constexpr IntRange move{0, CharacteristicRange::longestMove};

struct Figure
{
    const char* key;
    int Profile::*value;
    IntRange range;
};

constexpr Figure figures[] = {
    {"actions", &Profile::actions, figureRange},
    {"power", &Profile::power, figureRange},
    {"health", &Profile::health, figureRange},
    {"initiative", &Profile::initiative, figureRange},
    {"combat", &Profile::combat, figureRange},
    {"strength", &Profile::strength, figureRange},
    {"resistance", &Profile::resistance, figureRange},
    {"willpower", &Profile::willpower, figureRange},
    {"march", &Profile::march, move},
    {"charge", &Profile::charge, move},
};

Json profileJson(const Profile& profile)
{
    Json json = Json::object();
    for (const Figure& each : figures)
        json[each.key] = profile.*each.value;
    if (profile.shooting)
        json["shooting"] = *profile.shooting;
    return json;
}

Profile readProfile(const Node& node, FaultList& faults)
{
    Mapping keys(node, "a profile", faults);
    Profile profile;
    for (const Figure& each : figures)
        profile.*each.value = keys.integer(each.key, each.range, Need::required).value_or(0);
    profile.shooting = keys.integer("shooting", figureRange);
    keys.finish();
    return profile;
}

} // namespace

Json cardJson(const drakerys::UnitCard& card)
{
    Json json{{"id", card.id.text()}, {"unit", card.unit.text()}, {"name", card.name}, {"size", card.size}};
    if (card.ap != 0)
        json["ap"] = card.ap;
    if (card.profile)
        json["profile"] = profileJson(*card.profile);
    if (card.hero)
        json["hero"] = true;
    if (card.infantry)
        json["infantry"] = true;
    if (card.awakened != 0)
        json["awakened"] = card.awakened;
    if (card.wizard != 0)
        json["wizard"] = card.wizard;
    for (const SkillId& skill : card.skills)
        json["skills"].push_back(skill.text());
    for (const drakerys::CarriedWeapon& weapon : card.weapons) {
        Json carried{{"id", weapon.id.text()}};
        if (weapon.shotsPerActivation)
            carried["shots"] = *weapon.shotsPerActivation;
        json["weapons"].push_back(std::move(carried));
    }
    return json;
}

drakerys::UnitCard readCard(const Node& node, FaultList& faults)
{
    Mapping keys(node, "a card", faults);
    drakerys::UnitCard card;
    card.id = EntryId(keys.text("id", longestCardId).value_or(std::string()));
    card.unit = UnitId(keys.text("unit", longestCardId, Need::required).value_or(std::string()));
    card.name = keys.text("name", Roster::longestName, Need::required).value_or(std::string());
    card.size = keys.integer("size", {0, 1000}, Need::required).value_or(1);
    card.ap = keys.integer("ap", {0, Limits::highestAp}).value_or(0);
    if (const Node* profile = keys.node("profile"))
        card.profile = readProfile(*profile, faults);
    card.hero = keys.flag("hero");
    card.infantry = keys.flag("infantry");
    card.awakened = keys.integer("awakened", {0, 100}).value_or(0);
    card.wizard = keys.integer("wizard", {0, 100}).value_or(0);
    for (std::string& skill : keys.texts("skills", longestCardId))
        card.skills.emplace_back(std::move(skill));
    for (const Node& item : keys.sequence("weapons")) {
        Mapping weapon(item, "a weapon", faults);
        card.weapons.push_back(
            {WeaponId(weapon.text("id", longestCardId, Need::required).value_or(std::string())),
             weapon.integer("shots", {1, 100})});
        weapon.finish();
    }
    keys.finish();
    return card;
}

} // namespace adjutant
