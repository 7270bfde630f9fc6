#include "core/systems/drakerys/procedures/cardform.h"

#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostSkills = 40;
constexpr int mostWeapons = 10;

NumberOf figureOnCard(const Characteristic& each)
{
    NumberOf question(std::string("profile/") + each.key, each.label, each.lowest, each.highest);
    if (!each.value)
        question.ifLeftOut(WORDS("drakerys", "It does not shoot")).usuallyNone();
    return question;
}

Task<> askProfile(UnitCard& card, Ask& ask)
{
    const bool known =
        co_await ask.yes(Whether("profile_known", WORDS("drakerys", "Characteristics known")).preset(true));
    if (!known) {
        ask.passOver("profile");
        co_return;
    }
    Profile profile;
    for (const Characteristic& each : characteristics)
        if (each.value)
            profile.*each.value = co_await ask.number(figureOnCard(each));
        else
            profile.shooting = co_await ask.numberOrNone(figureOnCard(each));
    card.profile = profile;
}

NumberOf countOnCard(door::Path path, Words label)
{
    return NumberOf(std::move(path), label, 0, 100).preset(0);
}

Task<> askMagic(UnitCard& card, Ask& ask)
{
    if (card.wizard > 0 || card.has("wizard")) {
        const std::vector<std::string> domains = co_await ask.several(
            pickOrName("domains", WORDS("drakerys", "Domains of magic")).from(0, mostSkills));
        for (const std::string& domain : domains)
            card.domains.emplace_back(domain);
    }
    if (!card.has("source_of"))
        co_return;
    const auto element = co_await ask.oneOrNone(
        Pick("source/element", WORDS("drakerys", "Element of the Source"), elementOptions())
            .ifLeftOut(WORDS("drakerys", "Element not stated"))
            .usuallyNone());
    if (element)
        card.source = elementOf(*element);
    card.sourceMana = co_await ask.number(countOnCard("source/mana", WORDS("drakerys", "Mana supplied")));
}

NumberOf rangeOnCard(door::Path path, Words label)
{
    return NumberOf(std::move(path), label, 0, CharacteristicRange::longestMove)
        .unit(WORDS("drakerys", "cm"))
        .ifLeftOut(WORDS("drakerys", "No limit"))
        .usuallyNone();
}

// What is said of an Elemental, and of the Warriors who live by Vortexes.
Task<> askElemental(UnitCard& card, Ask& ask)
{
    const auto element =
        co_await ask.oneOrNone(Pick("element", WORDS("drakerys", "Element"), elementOptions())
                                   .ifLeftOut(WORDS("drakerys", "Not an Elemental"))
                                   .usuallyNone());
    if (element) {
        card.element = elementOf(*element);
        card.overlord = co_await ask.yes(Whether("overlord", WORDS("drakerys", "Overlord")));
    }
    const std::vector<std::string> vortexes = co_await ask.several(
        Pick("vortexes", WORDS("drakerys", "Own Vortexes"), elementOptions()).from(0, 4));
    for (const std::string& vortex : vortexes)
        if (const auto own = elementOf(vortex))
            card.vortexes.push_back(*own);
}

// "Expert Parry" for `expert_parry`.
Message titleOf(const std::string& id)
{
    std::string title(fromId(id).text());
    for (std::size_t k = 1; k < title.size(); ++k)
        if (title[k - 1] == ' ' && title[k] >= 'a' && title[k] <= 'z')
            title[k] = static_cast<char>(title[k] - 'a' + 'A');
    return dataWord(std::move(title));
}

} // namespace

Task<> askCard(UnitCard& card, Ask& ask)
{
    card.name = co_await ask.text(TextOf("name", WORDS("drakerys", "Name"), Roster::longestName));
    card.ap =
        co_await ask.number(NumberOf("ap", WORDS("drakerys", "AP of the Unit"), 0, highestAp).preset(0));
    co_await askProfile(card, ask);
    card.hero = co_await ask.yes(Whether("hero", WORDS("drakerys", "Hero")));
    card.infantry = co_await ask.yes(Whether("infantry", WORDS("drakerys", "Infantry")));
    card.monster = co_await ask.yes(Whether("monster", WORDS("drakerys", "Monster")));
    card.awakened = co_await ask.number(countOnCard("awakened", WORDS("drakerys", "Invocations per game")));
    card.awakenedUnknown =
        co_await ask.yes(Whether("awakened_unknown", WORDS("drakerys", "Invocations per game unknown")));
    co_await askElemental(card, ask);
    card.wizard = co_await ask.number(countOnCard("wizard", WORDS("drakerys", "Wizard level")));
    const std::vector<std::string> skills =
        co_await ask.several(pickOrName("skills", WORDS("drakerys", "Skills")).from(0, mostSkills));
    for (const std::string& skill : skills)
        card.skills.emplace_back(skill);
    const std::vector<std::string> options = co_await ask.several(
        pickOrName("options", WORDS("drakerys", "Experimental Weapons")).from(0, mostSkills).detail());
    for (const std::string& option : options)
        card.options.emplace_back(option);
    co_await askMagic(card, ask);
    if (card.has("authority"))
        card.authorityRange =
            co_await ask.numberOrNone(rangeOnCard("authority", WORDS("drakerys", "Authority range")));
    if (card.has("war_cry"))
        card.warCry = co_await ask.number(countOnCard("war_cry", WORDS("drakerys", "War Cry")));
    if (card.has("sacrifice"))
        card.sacrifice = co_await ask.number(countOnCard("sacrifice", WORDS("drakerys", "Sacrifice")));
    if (card.has("charisma"))
        card.charismaRange =
            co_await ask.numberOrNone(rangeOnCard("charisma", WORDS("drakerys", "Charisma range")));
    const std::vector<std::string> weapons = co_await ask.rows(
        RowsOf("weapons", WORDS("drakerys", "Shooting weapons"), 0, mostWeapons).plainIs("id"));
    for (const std::string& row : weapons) {
        RangedWeapon weapon;
        weapon.id = WeaponId(
            co_await ask.text(TextOf("weapons/" + row + "/id", WORDS("drakerys", "Weapon"), 80).id()));
        weapon.shotsPerActivation = co_await ask.numberOrNone(
            NumberOf("weapons/" + row + "/shots", WORDS("drakerys", "Shots per activation"), 1, 100)
                .ifLeftOut(WORDS("drakerys", "No limit per activation"))
                .usuallyNone());
        weapon.range =
            co_await ask.numberOrNone(rangeOnCard("weapons/" + row + "/range", WORDS("drakerys", "Range")));
        weapon.strength = co_await ask.numberOrNone(NumberOf("weapons/" + row + "/strength",
                                                             WORDS("drakerys", "Strength of the weapon"), 0,
                                                             CharacteristicRange::highest)
                                                        .ifLeftOut(WORDS("drakerys", "The Warrior’s own"))
                                                        .usuallyNone());
        weapon.saturation = co_await ask.number(
            countOnCard("weapons/" + row + "/saturation", WORDS("drakerys", "Saturation")));
        weapon.cancelsParry = co_await ask.yes(
            Whether("weapons/" + row + "/cancels_parry", WORDS("drakerys", "Cancels Parry")));
        card.weapons.push_back(std::move(weapon));
    }
}

door::Answers answersOf(const UnitCard& card)
{
    door::Answers answers{{"name", card.name}, {"profile_known", card.profile.has_value()}};
    put(answers, "ap", card.ap);
    if (card.profile)
        for (const auto& [key, value] : statsOf(*card.profile))
            answers["profile/" + key] = value;
    put(answers, "hero", card.hero);
    put(answers, "infantry", card.infantry);
    put(answers, "monster", card.monster);
    put(answers, "authority", card.authorityRange);
    put(answers, "charisma", card.charismaRange);
    put(answers, "war_cry", card.warCry);
    put(answers, "sacrifice", card.sacrifice);
    put(answers, "awakened", card.awakened);
    put(answers, "awakened_unknown", card.awakenedUnknown);
    put(answers, "element", card.element);
    put(answers, "overlord", card.element && card.overlord);
    put(answers, "vortexes", card.vortexes);
    put(answers, "wizard", card.wizard);
    put(answers, "domains", card.domains);
    put(answers, "source/element", card.source);
    put(answers, "source/mana", card.sourceMana);
    put(answers, "skills", card.skills);
    put(answers, "options", card.options);
    for (std::size_t k = 0; k < card.weapons.size(); ++k) {
        const RangedWeapon& weapon = card.weapons[k];
        const std::string row = "weapons/" + std::to_string(k);
        answers[row + "/id"] = weapon.id.text();
        put(answers, row + "/shots", weapon.shotsPerActivation);
        put(answers, row + "/range", weapon.range);
        put(answers, row + "/strength", weapon.strength);
        put(answers, row + "/saturation", weapon.saturation);
        put(answers, row + "/cancels_parry", weapon.cancelsParry);
    }
    return answers;
}

door::CardView viewOf(const UnitCard& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    if (card.hero)
        view.kind = message(WORDS("drakerys", "Hero"));
    else if (card.infantry)
        view.kind = message(WORDS("drakerys", "Infantry"));
    if (card.profile) {
        for (const Characteristic& each : characteristics)
            if (const auto value = each.of(*card.profile))
                view.stats.push_back({each.key, message(each.label), verbatim(std::to_string(*value))});
    } else {
        view.lines.push_back(message(WORDS("drakerys", "No stats.")));
    }
    for (const SkillId& skill : card.skills)
        view.chips.push_back(titleOf(skill.text()));
    for (const RangedWeapon& weapon : card.weapons)
        view.lines.push_back(message(WORDS("drakerys", "Shoots with: %1"), fromId(weapon.id.text())));
    if (card.awakened > 0)
        view.lines.push_back(message(WORDS("drakerys", "Awakened [%1]"), card.awakened));
    if (card.wizard > 0)
        view.lines.push_back(message(WORDS("drakerys", "Level %1 Wizard"), card.wizard));
    if (card.source)
        view.lines.push_back(
            message(WORDS("drakerys", "Source of %1 [%2]"), toMessage(*card.source), card.sourceMana));
    return view;
}

} // namespace adjutant::drakerys
