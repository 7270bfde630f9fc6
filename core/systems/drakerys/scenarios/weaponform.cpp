#include "core/systems/drakerys/scenarios/weaponform.h"

#include "core/catalogue/nearest.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/odds/sideofunit.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

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

Pick pickWeapon(const Catalogue& catalogue, const Unit* shooter, door::Path path)
{
    std::vector<door::Option> options;
    for (const Weapon& weapon : catalogue.weapons())
        options.push_back(optionOf(weapon.id.text(), verbatim(weapon.name)));
    const std::vector<WeaponId> carried = carriedBy(shooter);
    std::ranges::stable_partition(options, [&carried](const door::Option& option) {
        return std::ranges::find(carried, WeaponId(option.id)) != carried.end();
    });
    Pick question(std::move(path), WORDS("drakerys", "Weapon"), std::move(options));
    question.unknownIs("unknown-id");
    if (!carried.empty())
        question.preset(carried.front().text()).why(WORDS("drakerys", "The Unit carries it"));
    return question;
}

NumberOf figure(const door::Path& path, const char* key, Words label, int highest)
{
    return NumberOf(path + '/' + key, label, 0, highest);
}

NumberOf rangeOf(const door::Path& path)
{
    return figure(path, "range", WORDS("drakerys", "Range"), longestRange)
        .unit(WORDS("drakerys", "cm"))
        .usuallyNone()
        .ifLeftOut(WORDS("drakerys", "No limit"));
}

Task<RangedWeapon> askFigures(Ask& ask, door::Path path)
{
    RangedWeapon weapon;
    if (!ask.says(path + "/strength", "warrior"))
        weapon.strength = co_await ask.number(figure(
            path, "strength", WORDS("drakerys", "Strength of the weapon"), SideLimits::characteristic));
    weapon.saturation = co_await ask.number(
        figure(path, "saturation", WORDS("drakerys", "Saturation"), SideLimits::characteristic));
    weapon.cancelsParry =
        co_await ask.yes(Whether(path + "/cancels_parry", WORDS("drakerys", "It cancels Parry")));
    weapon.range = co_await ask.numberOrNone(rangeOf(path));
    co_return weapon;
}

Pick pickExperimentalWeapon(const Catalogue& catalogue, const door::Path& side)
{
    std::vector<door::Option> options;
    std::vector<std::string> ids;
    for (const Option& each : catalogue.options()) {
        options.push_back(optionOf(each.id.text(), verbatim(each.name)));
        ids.push_back(each.id.text());
    }
    return Pick(side + "/option", WORDS("drakerys", "Experimental Weapon"), std::move(options))
        .nearestBy([ids](const std::string& id) { return nearestOf(id, ids); })
        .unknownIs("unknown-id")
        .usuallyNone()
        .ifLeftOut(WORDS("drakerys", "No Experimental Weapon"))
        .detail();
}

} // namespace

Pick pickElement(door::Path path, Message label)
{
    std::vector<door::Option> options;
    for (const Element each : {Element::air, Element::water, Element::fire, Element::earth})
        options.push_back(optionOf(std::string(toWord(each)), toMessage(each)));
    return Pick(std::move(path), std::move(label), std::move(options))
        .usuallyNone()
        .ifLeftOut(WORDS("drakerys", "No Element"))
        .detail();
}

Task<> askEquipment(AskedSide& asked, Ask& ask, const SideQuestion& question)
{
    if (const auto weapon = co_await ask.oneOrNone(pickExperimentalWeapon(question.catalogue, question.path)))
        addWeapon(OptionId(*weapon), asked.side);
    Pick element =
        pickElement(question.path + "/element", message(WORDS("drakerys", "Element of an Elemental")));
    const auto known = asked.unit ? elementOfElemental(*asked.unit) : std::nullopt;
    if (known)
        element.preset(std::string(toWord(*known)));
    if (const auto word = co_await ask.oneOrNone(std::move(element)))
        asked.side.element = elementOf(*word);
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
    if (shooter.unit && weapon && std::ranges::find(carried, weapon->id) == carried.end())
        ask.warn("weapon", WORDS("drakerys", "%1 does not carry %2; used anyway"),
                 verbatim(shooter.unit->name), verbatim(weapon->name));
    co_return weapon ? rangedWeapon(*weapon) : RangedWeapon();
}

} // namespace adjutant::drakerys
