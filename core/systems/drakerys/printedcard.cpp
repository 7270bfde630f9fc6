#include "core/systems/drakerys/printedcard.h"

#include "core/reference/reference.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace adjutant::drakerys {

namespace {

template <class ThingId> std::string nameOrId(const ThingId& id, const Catalogue& catalogue)
{
    const auto* thing = catalogue.find(id);
    return thing ? thing->name : id.text();
}

Message elementName(Element element)
{
    switch (element) {
    case Element::air:
        return message(WORDS("drakerys", "Air"));
    case Element::earth:
        return message(WORDS("drakerys", "Earth"));
    case Element::fire:
        return message(WORDS("drakerys", "Fire"));
    case Element::water:
        return message(WORDS("drakerys", "Water"));
    }
    return {};
}

Message typeName(UnitType type)
{
    switch (type) {
    case UnitType::infantry:
        return message(WORDS("drakerys", "Infantry"));
    case UnitType::monster:
        return message(WORDS("drakerys", "Monster"));
    case UnitType::beast:
        return message(WORDS("drakerys", "Beast"));
    case UnitType::hero:
        return message(WORDS("drakerys", "Hero"));
    }
    return {};
}

// All Types on one line, the Hero first: "Hero, Infantry, Awakened [2]".
Message typesLine(const Unit& unit)
{
    std::vector<Message> types;
    for (const UnitType type : unit.types)
        types.insert(type == UnitType::hero ? types.begin() : types.end(), typeName(type));
    if (unit.awakened > 0)
        types.push_back(message(WORDS("drakerys", "Awakened [%1]"), unit.awakened));
    Message line;
    for (Message& type : types)
        line = line.empty() ? std::move(type)
                            : message(WORDS("drakerys", "%1, %2"), std::move(line), std::move(type));
    return line;
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

// The nine places in printed order; Combat and Shooting share one, and so do March and Charge.
std::vector<table::Stat> printedStats(const Profile& profile)
{
    const auto figure = [](int value) { return verbatim(std::to_string(value)); };
    const auto both = [](int first, const std::string& second) {
        return verbatim(std::to_string(first) + '/' + second);
    };
    const std::string shooting = profile.shooting ? std::to_string(*profile.shooting) : "–";
    return {
        {"actions", message(WORDS("drakerys", "Act")), figure(profile.actions),
         message(WORDS("drakerys", "Actions")), "game/actions"},
        {"power", message(WORDS("drakerys", "Pow")), figure(profile.power),
         message(WORDS("drakerys", "Power")), "game/power"},
        {"health", message(WORDS("drakerys", "Hea")), figure(profile.health),
         message(WORDS("drakerys", "Health")), "game/health"},
        {"initiative", message(WORDS("drakerys", "Init")), figure(profile.initiative),
         message(WORDS("drakerys", "Initiative")), "game/initiative"},
        {"combat", message(WORDS("drakerys", "Com/Sho")), both(profile.combat, shooting),
         message(WORDS("drakerys", "Combat/Shooting")), "game/combat"},
        {"strength", message(WORDS("drakerys", "Str")), figure(profile.strength),
         message(WORDS("drakerys", "Strength")), "game/strength"},
        {"resistance", message(WORDS("drakerys", "Res")), figure(profile.resistance),
         message(WORDS("drakerys", "Resistance")), "game/resistance"},
        {"willpower", message(WORDS("drakerys", "Will")), figure(profile.willpower),
         message(WORDS("drakerys", "Willpower")), "game/willpower"},
        {"march", message(WORDS("drakerys", "Mar/Cha")), both(profile.march, std::to_string(profile.charge)),
         message(WORDS("drakerys", "March/Charge")), "game/march"},
    };
}

table::Chip chipOf(const Weapon& weapon)
{
    Message strength = weapon.strength ? verbatim(std::to_string(*weapon.strength))
                                       : message(WORDS("drakerys", "the Warrior's"));
    return {verbatim(weapon.name),
            message(WORDS("drakerys", "%1 cm, Strength %2, Saturation %3"), weapon.range, std::move(strength),
                    weapon.saturation),
            referenceOf(weapon.id).text(), "game/weapon"};
}

} // namespace

Message titleOf(const SkillUse& use, const Catalogue& catalogue)
{
    Message title = verbatim(nameOrId(use.skill, catalogue));
    if (use.element)
        title = message(WORDS("drakerys", "%1 %2"), std::move(title), elementName(*use.element));
    std::string behind;
    if (!use.weapon.empty())
        behind += '/' + nameOrId(use.weapon, catalogue);
    if (use.value)
        behind += " [" + std::to_string(*use.value) + ']';
    for (const DomainId& domain : use.domains)
        behind += (&domain == &use.domains.front() ? " (" : ", ") + nameOrId(domain, catalogue);
    if (!use.domains.empty())
        behind += ')';
    if (behind.empty())
        return title;
    Message whole = verbatim("%1%2");
    whole.arguments = {Argument{std::move(title)}, Argument{std::move(behind)}};
    return whole;
}

std::string summaryOf(const SkillUse& use, const Catalogue& catalogue)
{
    const Skill* skill = catalogue.find(use.skill);
    if (!skill)
        return {};
    if (skill->parameter == SkillParameter::weapon && !use.weapon.empty())
        return withXReplaced(skill->summary, nameOrId(use.weapon, catalogue));
    return use.value ? withXReplaced(skill->summary, std::to_string(*use.value)) : skill->summary;
}

table::CardView printedCard(const Unit& unit, const Catalogue& catalogue)
{
    table::CardView view;
    view.name = verbatim(unit.name);
    view.kind = typesLine(unit);
    view.blank = !unit.profile;
    if (unit.profile)
        view.stats = printedStats(*unit.profile);
    for (const SkillUse& use : unit.skills) {
        view.chips.push_back(
            {titleOf(use, catalogue), verbatim(summaryOf(use, catalogue)), referenceOf(use.skill).text()});
        if (const Weapon* weapon = use.weapon.empty() ? nullptr : catalogue.find(use.weapon))
            view.chips.push_back(chipOf(*weapon));
    }
    return view;
}

} // namespace adjutant::drakerys
