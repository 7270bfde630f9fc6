#include "core/systems/drakerys/match/unitcard.h"

#include "core/systems/drakerys/odds/sideofunit.h"

#include <numeric>

namespace adjutant::drakerys {

namespace {

// The Reloading Mechanism gives Quick Shot to a Unit with Crossbows. The rulebook has three kinds of them and
// says only "Crossbows": we read it as any. A Warrior's AP include his Experimental Weapon.
void equip(UnitCard& card, const Unit& unit, const Roster& roster, const Catalogue& catalogue)
{
    for (const RosterEntry& giver : roster.entries)
        for (const ChosenOption& chosen : giver.options) {
            if (chosen.to != card.id)
                continue;
            card.ap += static_cast<int>(costOf(chosen, roster, catalogue).value_or(Amounts())["ap"]);
            const Option* option = catalogue.find(chosen.option);
            if (option)
                card.options.push_back(option->id);
            if (!option || !serves(*option, unit, catalogue))
                continue;
            for (const SkillId& skill : option->gives)
                if (!card.has(skill.text()))
                    card.skills.push_back(skill);
        }
}

} // namespace

UnitCard cardOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue)
{
    UnitCard card{.id = entry.id,
                  .unit = entry.unit,
                  .name = entry.name.empty() ? nameWithinFaction(entry.unit) : entry.name,
                  .size = entry.size};
    const Unit* unit = catalogue.find(entry.unit);
    if (!unit)
        return card;
    if (entry.name.empty())
        card.name = unit->name;
    if (const SizeOffer* offer = unit->offerFor(entry.size))
        card.ap = offer->cost["ap"];
    card.profile = profileOf(*unit);
    card.hero = isOf(*unit, "hero");
    card.infantry = isOf(*unit, "infantry");
    card.monster = isOf(*unit, "monster");
    card.awakened = unit->figures["awakened"];
    card.awakenedUnknown = unit->isUnknown("awakened");
    card.element = elementOfElemental(*unit);
    card.overlord = unit->hasWord("rank", "overlord");
    for (const std::string& word : wordsUnder(unit->words, "vortexes"))
        if (const auto element = elementOf(word))
            card.vortexes.push_back(*element);
    for (const SkillUse& use : unit->skills) {
        card.skills.push_back(use.skill);
        if (use.skill.text() == "wizard")
            card.wizard = use.value.value_or(1), card.domains = domainsIn(use);
        else if (use.skill.text() == "source_of")
            card.source = elementIn(use), card.sourceMana = use.value.value_or(0);
        else if (use.skill.text() == "war_cry")
            card.warCry = use.value.value_or(0);
        else if (use.skill.text() == "sacrifice")
            card.sacrifice = use.value.value_or(0);
        else if (use.skill.text() == "authority")
            card.authorityRange = use.value;
        else if (use.skill.text() == "charisma")
            card.charismaRange = use.value;
        const WeaponId weapon = weaponIn(use);
        if (const Weapon* known = catalogue.find(weapon))
            card.weapons.push_back(rangedWeapon(*known));
        else if (!weapon.empty())
            card.weapons.push_back({weapon});
    }
    equip(card, *unit, roster, catalogue);
    return card;
}

std::optional<int> mostReinforcement(const Mana& cost, const std::vector<ManaSource>& sources)
{
    Mana drawn{};
    for (const ManaSource& source : sources)
        if (source.element)
            drawn[static_cast<std::size_t>(*source.element)] += source.mana;
    const bool maelstrom =
        std::ranges::any_of(sources, [](const ManaSource& source) { return !source.element.has_value(); });
    if (maelstrom)
        return std::accumulate(drawn.begin(), drawn.end(), ManaSource::ofMaelstrom);
    int missing = 0;
    int pairs = 0; // of one Element each, to be converted
    int left = 0;
    for (std::size_t element = 0; element < drawn.size(); ++element) {
        const int over = drawn[element] - cost[element];
        missing += std::max(0, -over);
        left += std::max(0, over);
        pairs += std::max(0, over) / 2;
    }
    return missing <= pairs ? std::optional(left - 2 * missing) : std::nullopt;
}

} // namespace adjutant::drakerys
