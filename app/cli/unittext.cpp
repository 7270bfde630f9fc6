#include "app/cli/unittext.h"

#include "app/cli/knownwords.h"

namespace adjutant::cli {

namespace {

template <class ThingId> std::string printedNameOf(const ThingId& id, const Catalogue& catalogue)
{
    const auto* thing = catalogue.find(id);
    return thing ? thing->name : id.text();
}

// Types are written as words in lower case; on cards they start with a capital.
std::string capitalised(std::string_view word)
{
    std::string text(word);
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string typesOf(const Unit& unit)
{
    std::vector<std::string> types;
    for (const UnitType type : unit.types)
        types.push_back(capitalised(wordFor(type)));
    if (unit.awakened > 0)
        types.push_back("Awakened [" + std::to_string(unit.awakened) + "]");
    return listed(types);
}

std::string profileLine(const Profile& profile)
{
    const auto figure = [](std::string_view name, int value) {
        return std::string(name) + ' ' + std::to_string(value);
    };
    const std::string shooting = profile.shooting ? std::to_string(*profile.shooting) : "-";
    return listed({figure("Actions", profile.actions), figure("Power", profile.power),
                   figure("Health", profile.health), figure("Initiative", profile.initiative),
                   figure("Combat", profile.combat) + ", Shooting " + shooting,
                   figure("Strength", profile.strength), figure("Resistance", profile.resistance),
                   figure("Willpower", profile.willpower), figure("March", profile.march) + " cm",
                   figure("Charge", profile.charge) + " cm"});
}

} // namespace

std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets)
{
    std::vector<std::string> words;
    for (const Amounts::Amount& amount : inOrder(amounts, budgets))
        words.push_back(toText(wordsFor(amount, budgets)));
    return listed(words);
}

std::string inEnglish(const SizeOffer& offer, std::span<const Budget> budgets)
{
    return std::to_string(offer.size) + (offer.size == 1 ? " Warrior: " : " Warriors: ") +
           inEnglish(offer.cost, budgets);
}

std::string inEnglish(const SkillUse& use, const Catalogue& catalogue)
{
    std::string text = printedNameOf(use.skill, catalogue);
    if (use.element)
        text += ' ' + capitalised(wordFor(*use.element));
    if (!use.weapon.empty())
        text += '/' + printedNameOf(use.weapon, catalogue);
    if (use.value)
        text += " [" + std::to_string(*use.value) + ']';
    std::vector<std::string> domains;
    for (const DomainId& domain : use.domains)
        domains.push_back(printedNameOf(domain, catalogue));
    return domains.empty() ? text : text + " (" + listed(domains) + ')';
}

std::vector<std::string> cardInEnglish(const Unit& unit, const Catalogue& catalogue)
{
    std::vector<std::string> lines;
    if (const std::string types = typesOf(unit); !types.empty())
        lines.push_back(types);
    if (unit.profile)
        lines.push_back(profileLine(*unit.profile));
    std::vector<std::string> skills;
    for (const SkillUse& use : unit.skills)
        skills.push_back(inEnglish(use, catalogue));
    if (!skills.empty())
        lines.push_back("Skills: " + listed(skills));
    if (!unit.note.empty())
        lines.push_back("Note: " + unit.note);
    return lines;
}

} // namespace adjutant::cli
