#include "core/systems/drakerys/scenarios/scenarioforms.h"

#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostListed = 1000; ///< words of a list

/// Which Unit is asked for, and what for.
struct SideQuestion
{
    const Catalogue& catalogue;
    door::Path path; ///< `active`
    Needs needs;
};

/// A characteristic that a side has.
struct SideFigure
{
    const char* key;
    int Side::*value;
    unsigned neededFor;
};

constexpr unsigned in(Needs needs)
{
    return 1U << static_cast<unsigned>(needs);
}

constexpr unsigned whoSuffers =
    in(Needs::fighting) | in(Needs::beingShot) | in(Needs::beingHit) | in(Needs::beingHarassed);

constexpr SideFigure sideFigures[] = {
    {"power", &Side::power, in(Needs::fighting) | in(Needs::shooting)},
    {"health", &Side::health, whoSuffers},
    {"initiative", &Side::initiative, in(Needs::fighting) | in(Needs::beingHarassed)},
    {"combat", &Side::combat, in(Needs::fighting)},
    {"shooting", &Side::shooting, in(Needs::shooting) | in(Needs::harassing)},
    {"strength", &Side::strength, in(Needs::fighting)},
    {"resistance", &Side::resistance, whoSuffers},
    {"willpower", &Side::willpower, in(Needs::fighting) | in(Needs::beingShot) | in(Needs::morale)},
};

std::optional<int> printedOn(const Unit* unit, const SideFigure& figure)
{
    return unit ? statUnder(unit->profile, figure.key) : std::nullopt;
}

NumberOf figureOf(const door::Path& side, const SideFigure& characteristic, const Unit* unit)
{
    NumberOf question = characteristicOf(side, characteristic.value);
    if (const auto printed = printedOn(unit, characteristic))
        question.preset(*printed).why(TR("As printed")).detail();
    else if (unit)
        question.why(message(TR("Not printed for %1"), unit->name));
    return question;
}

door::Option skillOption(const Catalogue& catalogue, const std::string& id)
{
    const Skill* skill = catalogue.find(SkillId(id));
    return optionOf(id, skill ? verbatim(skill->name) : fromId(id));
}

// Skills that affect a roll; others of the catalogue may be named, and change nothing.
Pick pickSkills(const Catalogue& catalogue, door::Path path, Words label)
{
    const auto all = [&catalogue] {
        return mapped(skillRules(), [&catalogue](const SkillRule& rule) {
            return skillOption(catalogue, std::string(rule.id()));
        });
    };
    const auto find = [&catalogue](const std::string& named) {
        const std::string id = skillIdOf(named).text();
        return rollSkill(id) || catalogue.find(SkillId(id)) ? std::optional(skillOption(catalogue, id))
                                                            : std::nullopt;
    };
    const auto nearest = [&catalogue](const std::string& id) {
        return nearestOf(id, idsOfKind(ThingKind::skill, catalogue));
    };
    return Pick(std::move(path), label, all, find)
        .from(0, mostListed)
        .asList()
        .nearestBy(nearest)
        .unknownIs("unknown-id")
        .detail();
}

Task<> askTypesAndSkills(AskedSide& asked, Ask& ask, const SideQuestion& question)
{
    Pick every(question.path + "/types", TR("Types of Warrior"), typeNames);
    every.from(0, mostListed).asList().detail();
    every.presets(asked.unit ? typesOf(*asked.unit) : std::vector<std::string>());
    const std::vector<std::string> types = co_await ask.several(std::move(every));
    for (const std::string& word : types)
        addType(word, asked.side);
    std::vector<std::string> printed;
    if (asked.unit)
        for (const SkillUse& use : asked.unit->skills)
            if (rollSkill(use.skill.text()))
                printed.push_back(use.skill.text());
    std::vector<std::string> skills = co_await ask.several(
        pickSkills(question.catalogue, question.path + "/skills", TR("Skills affecting a roll"))
            .presets(std::move(printed)));
    if (ask.takes(question.path + "/add_skills")) {
        const std::vector<std::string> more = co_await ask.several(
            pickSkills(question.catalogue, question.path + "/add_skills", TR("Further skills")));
        skills.insert(skills.end(), more.begin(), more.end());
    }
    for (const std::string& id : skills)
        asked.side.skills.add(id);
    if (ask.takes(question.path + "/remove_skills")) {
        const std::vector<std::string> without = co_await ask.several(
            pickSkills(question.catalogue, question.path + "/remove_skills", TR("Without these skills")));
        for (const std::string& id : without)
            if (const auto skill = rollSkill(id))
                asked.side.skills.remove(*skill);
    }
}

// Where its Warriors stand; each bounds the next.
Task<> askFormation(Side& side, Ask& ask, const SideQuestion& question)
{
    const door::Path& path = question.path;
    const bool fights = question.needs == Needs::fighting;
    side.warriors =
        co_await askNumber(ask, path + "/warriors", TR("Warriors"), 1, SideLimits::warriors, 1, "");
    side.supporting = co_await askNumber(ask, path + "/supporting", TR("Warriors supporting"), 0,
                                         side.warriors, 0, "", !fights);
    side.contact = side.warriors - side.supporting;
    side.contact = co_await askNumber(ask, path + "/contact", TR("Warriors in Contact"), 0, side.contact,
                                      side.contact, "", !fights);
    side.injuries = co_await askNumber(ask, path + "/injuries", TR("Injuries"), 0, side.health - 1, 0, "",
                                       (in(question.needs) & whoSuffers) == 0);
    side.stress = co_await askNumber(ask, path + "/stress", TR("Stress"), 0, SideLimits::stress, 0, "");
}

Task<> askState(Side& side, Ask& ask, const SideQuestion& question)
{
    const auto count = [&](const char* key, Words label, int highest = SideLimits::addedDice,
                           bool detail = true) {
        return askNumber(ask, question.path + '/' + key, label, 0, highest, 0, "", detail);
    };
    const auto whether = [&](const char* key, Words label, bool detail = true) {
        return askWhether(ask, question.path + '/' + key, label, "", detail);
    };
    const bool acts = question.needs == Needs::fighting || question.needs == Needs::shooting;
    const bool suffers = (in(question.needs) & whoSuffers) != 0;
    side.alliedUnitsEngaged =
        co_await count("allied_units_engaged", TR("Other allied Units Engaged with the enemy"));
    side.rerolls = co_await count("rerolls", TR("Rerolls by allies in Contact"), SideLimits::pool);
    side.heroicDice = co_await count("heroic_dice", TR("Heroic Action dice"), SideLimits::addedDice,
                                     !acts || !side.has(RollSkill::heroicAction));
    side.extraDice = co_await count("extra_dice", TR("Other added dice"));
    side.blocking = co_await whether("blocking", TR("Blocks instead of attacking"),
                                     question.needs != Needs::fighting || !side.has(RollSkill::blocking));
    side.guardInCohesion = co_await whether("guard_in_cohesion", TR("A Guard Unit in cohesion"),
                                            !suffers || !side.has(RollSkill::safeguard));
    side.authority = co_await count("authority", TR("Allied Authority Units in range"));
    side.charisma = co_await whether("charisma", TR("An allied Unit with Charisma in range"));
    side.dreaded = co_await whether("dreaded", TR("Engaged with another Dreadful Unit"));
    side.moraleIntact = co_await whether("morale_intact", TR("They shall not pass!"));
    side.otherEnemyHeadcount =
        co_await count("other_enemy_headcount", TR("Warriors in other enemy Units Engaged with it"),
                       10 * SideLimits::warriors);
    side.otherEnemyMinStress = co_await ask.numberOrNone(
        NumberOf(question.path + "/other_enemy_min_stress",
                 TR("Lowest Stress of other enemies Engaged with it"), 0, SideLimits::stress)
            .usuallyNone()
            .ifSkipped(TR("No other enemies"))
            .detail());
}

// What no rule grants is taken as given.
void warnOf(const Side& side, Ask& ask, const door::Path& path)
{
    const Message who = verbatim(path.substr(path.rfind('/') + 1)); // all of it where there is none
    if (side.blocking && !side.has(RollSkill::blocking))
        ask.warn("skill", TR("%1: blocking does nothing without the Blocking skill"), who);
    if (side.heroicDice > 0 && !side.has(RollSkill::heroicAction))
        ask.warn("skill", TR("%1: heroic_dice without the Heroic Action skill; used anyway"), who);
    else if (side.heroicDice > 5)
        ask.warn("heroic-dice", TR("%1: Heroic Action adds at most 5 dice; %2 used anyway"), who,
                 side.heroicDice);
    if (side.guardInCohesion && !side.has(RollSkill::safeguard))
        ask.warn("skill", TR("%1: guard_in_cohesion does nothing without the Safeguard skill"), who);
}

constexpr int longestRange = 1000;

std::vector<WeaponId> carriedBy(const Unit* unit)
{
    std::vector<WeaponId> carried;
    if (unit)
        for (const SkillUse& use : unit->skills)
            if (WeaponId weapon = weaponIn(use); !weapon.empty())
                carried.push_back(std::move(weapon));
    return carried;
}

constexpr auto optionOfThing = [](const auto& thing) {
    return optionOf(thing.id.text(), verbatim(thing.name));
};

Pick pickWeapon(const Catalogue& catalogue, const Unit* shooter, door::Path path)
{
    std::vector<door::Option> options = mapped(catalogue.weapons(), optionOfThing);
    const std::vector<WeaponId> carried = carriedBy(shooter);
    std::ranges::stable_partition(
        options, [&carried](const door::Option& option) { return findIn(carried, WeaponId(option.id)); });
    Pick question(std::move(path), TR("Weapon"), std::move(options));
    question.unknownIs("unknown-id");
    if (!carried.empty())
        question.preset(carried.front().text()).why(TR("The Unit carries it"));
    return question;
}

Task<RangedWeapon> askFigures(Ask& ask, door::Path path)
{
    RangedWeapon weapon;
    if (!ask.hasWord(path + "/strength", "warrior"))
        weapon.strength = co_await ask.number(
            NumberOf(path + "/strength", TR("Strength of the weapon"), 0, SideLimits::characteristic));
    weapon.saturation =
        co_await ask.number(NumberOf(path + "/saturation", TR("Saturation"), 0, SideLimits::characteristic));
    weapon.cancelsParry = co_await ask.yes(Whether(path + "/cancels_parry", TR("It cancels Parry")));
    weapon.range = co_await ask.numberOrNone(NumberOf(path + "/range", TR("Range"), 0, longestRange)
                                                 .unit(TR("cm"))
                                                 .usuallyNone()
                                                 .ifSkipped(TR("No limit")));
    co_return weapon;
}

// What may change the Injury rolls of a Unit: which of Bastion's Experimental Weapons it carries, and the
// Element of an Elemental.
Task<> askEquipment(AskedSide& asked, Ask& ask, const SideQuestion& question)
{
    Pick weapons(question.path + "/option", TR("Experimental Weapon"),
                 mapped(question.catalogue.options(), optionOfThing));
    weapons.unknownIs("unknown-id").usuallyNone().ifSkipped(TR("No Experimental Weapon")).detail();
    if (const auto weapon = co_await ask.oneOrNone(std::move(weapons)))
        addWeapon(OptionId(*weapon), asked.side);
    Pick element = pickElement(question.path + "/element", TR("Element of an Elemental"));
    const auto known = asked.unit ? elementOfElemental(*asked.unit) : std::nullopt;
    if (known)
        element.preset(std::string(toWord(*known)));
    if (const auto word = co_await ask.oneOrNone(std::move(element)))
        asked.side.element = elementOf(*word);
}

} // namespace

NumberOf characteristicOf(const door::Path& side, int Side::*value)
{
    const std::string_view key = std::ranges::find(sideFigures, value, &SideFigure::value)->key;
    const Characteristic& printed = *findIn(characteristics, key, &Characteristic::key);
    return NumberOf(side + '/' + printed.key, printed.label, printed.lowest, printed.highest);
}

Pick pickUnit(const Catalogue& catalogue, door::Path path)
{
    const auto all = [&catalogue] {
        std::map<std::string_view, int> named;
        for (const Unit& unit : catalogue.units())
            ++named[unit.name];
        std::vector<door::Option> options;
        for (const Unit& unit : catalogue.units()) {
            Message label = verbatim(unit.name);
            if (named[unit.name] > 1)
                label = message(TR("%1 (%2)"), label, unit.id.text());
            options.push_back(optionOf(unit.id.text(), std::move(label)));
        }
        return options;
    };
    const auto find = [&catalogue](const std::string& id) {
        const Unit* unit = catalogue.find(UnitId(id));
        return unit ? std::optional(optionOf(id, verbatim(unit->name))) : std::nullopt;
    };
    const auto nearest = [&catalogue](const std::string& id) {
        const Unit* unit = catalogue.nearestUnit(id, {});
        return unit ? unit->id.text() : std::string();
    };
    return Pick(std::move(path), TR("Unit"), all, find).nearestBy(nearest).unknownIs("unknown-id");
}

Task<AskedSide> askSide(Ask& ask, const Catalogue& catalogue, door::Path path, Needs needs)
{
    const SideQuestion question{catalogue, std::move(path), needs};
    AskedSide asked;
    const std::optional<std::string> named = co_await ask.oneOrNone(
        pickUnit(question.catalogue, question.path + "/unit").usuallyNone().ifSkipped(TR("Enter values")));
    if (named)
        asked.unit = question.catalogue.find(UnitId(*named));
    for (const SideFigure& each : sideFigures) {
        if ((each.neededFor & in(question.needs)) != 0 || ask.takes(question.path + '/' + each.key)) {
            asked.side.*each.value = co_await ask.number(figureOf(question.path, each, asked.unit));
        } else if (const auto printed = printedOn(asked.unit, each)) {
            asked.side.*each.value = *printed;
        } else {
            continue;
        }
        asked.known.push_back(each.value);
    }
    if (ask.takes(question.path + "/actions"))
        static_cast<void>(co_await askNumber(ask, question.path + "/actions", TR("Actions"), 0,
                                             SideLimits::characteristic, 0, ""));
    co_await askTypesAndSkills(asked, ask, question);
    co_await askEquipment(asked, ask, question);
    co_await askFormation(asked.side, ask, question);
    co_await askState(asked.side, ask, question);
    warnOf(asked.side, ask, question.path);
    co_return asked;
}

door::Answers unitInOdds(const RosterEntry& entry, const Catalogue&)
{
    if (entry.unit.empty())
        return {};
    door::Answers answers{{"unit", entry.unit.text()}, {"warriors", std::max(1, entry.size)}};
    for (const SideFigure& each : sideFigures)
        answers[each.key] = door::Skipped{};
    for (const char* key : {"types", "skills", "contact", "supporting", "injuries", "stress", "blocking",
                            "heroic_dice", "extra_dice", "guard_in_cohesion", "option", "element"})
        answers[key] = door::Skipped{};
    return answers;
}

Pick pickElement(door::Path path, Label label)
{
    return Pick(std::move(path), std::move(label), elementOptions(tableOfElements))
        .usuallyNone()
        .ifSkipped(TR("No Element"))
        .detail();
}

Task<RangedWeapon> askWeapon(Ask& ask, const Catalogue& catalogue, const AskedSide& shooter, door::Path path)
{
    if (ask.hasParts(path)) {
        const RangedWeapon typed = co_await askFigures(ask, path);
        co_return typed;
    }
    const std::string id = co_await ask.one(pickWeapon(catalogue, shooter.unit, path));
    const Weapon* weapon = catalogue.find(WeaponId(id));
    const std::vector<WeaponId> carried = carriedBy(shooter.unit);
    if (shooter.unit && weapon && !findIn(carried, weapon->id))
        ask.warn("weapon", TR("%1 does not carry %2; used anyway"), shooter.unit->name, weapon->name);
    co_return weapon ? rangedWeapon(*weapon) : RangedWeapon();
}

} // namespace adjutant::drakerys
