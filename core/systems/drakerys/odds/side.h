#pragma once

#include "core/systems/drakerys/odds/skillrules.h"

namespace adjutant::drakerys {

/// The ranges in which a side's figures are accepted.
struct SideLimits
{
    static constexpr int warriors = 200;
    static constexpr int characteristic = 20;
    static constexpr int stress = 20;
    static constexpr int addedDice = 100; ///< Heroic Action, other added dice and the like
    static constexpr int pool = 1000;     ///< dice rolled together
};

/// One Unit in a roll: its Leader's characteristics, its skills and where it stands now.
struct Side
{
    int power = 0;
    int health = 1;
    int initiative = 0;
    int combat = 0;
    int shooting = 0;
    int strength = 0;
    int resistance = 0;
    int willpower = 0;

    bool hero = false;
    SkillSet skills{}; ///< what its types bring among them: Safeguard of Heroes, Dreadful of Monsters

    std::optional<Element> element{}; ///< of an Elemental
    bool heavyWeapon = false;         ///< carries the Enchanted Heavy Weapon
    bool enchantedArmour = false;

    int warriors = 1;
    int contact = 1;    ///< Warriors in Contact with the enemy Unit
    int supporting = 0; ///< Warriors supporting them
    int injuries = 0;   ///< Injury tokens, fewer than `health`
    int stress = 0;
    int alliedUnitsEngaged = 0; ///< other allied Units Engaged with the enemy
    int rerolls = 0;            ///< allied Warriors of other Units in Contact with the enemy
    int heroicDice = 0;
    int extraDice = 0;
    int fightDice = 0;            ///< added to Attack Rolls of a Fight only: Blaze
    bool blocking = false;        ///< means to use Blocking
    bool guardInCohesion = false; ///< an allied Guard Unit can take Injuries for it
    int authority = 0;            ///< allied Units with Authority in range
    bool charisma = false;        ///< an allied Unit with Charisma in range
    bool dreaded = false;         ///< Engaged with a Dreadful Unit other than the one fought
    bool moraleIntact = false;    ///< "They shall not pass!"
    int otherEnemyHeadcount = 0;  ///< Warriors of the other enemy Units it is Engaged with
    std::optional<int> otherEnemyMinStress{};

    bool has(RollSkill skill) const { return skills.has(skill); }
    int bonus(Figure figure) const { return bonusOf(skills, figure); }

    /// Power with the Berserker's Stress (chapter "Skills": Berserker); without bonuses of the action.
    int powerNow() const { return power + (has(RollSkill::berserker) ? stress : 0); }
    /// Resistance with the Berserker's Stress, not below 0.
    int resistanceNow() const
    {
        return has(RollSkill::berserker) ? std::max(0, resistance - stress) : resistance;
    }
    /// Resistance in the Injury roll of an attack of that enemy: the Enchanted Heavy Weapon makes it 3
    /// (recruitment table of the Mercenaries: Bastion).
    int resistanceTo(const Side& attacker) const { return attacker.heavyWeapon ? 3 : resistanceNow(); }
    /// Whether it suffers no Injuries from there: the Enchanted Armour keeps out Fire and Earth.
    bool isProofAgainst(std::optional<Element> from) const
    {
        return enchantedArmour && (from == Element::fire || from == Element::earth);
    }
    /// Injuries that remove the last Warrior.
    int capacity() const { return warriors * health - injuries; }

    bool operator==(const Side&) const = default;
};

/// A profile as a side of so many Warriors, all in Contact, without skills.
Side sideOf(const Profile& profile, int warriors);

/// A Unit of the catalogue as a side of so many Warriors, all in Contact; none where its card is not known.
std::optional<Side> sideOf(const Unit& unit, int warriors);

/// What a type of Warrior brings (chapter "Basics: Type of Warrior"): its skills, or all of it to a side.
SkillSet skillsOfType(std::string_view type);
void addType(std::string_view type, Side& side);

/// The Element of a Unit of the catalogue that is an Elemental; none for the others.
std::optional<Element> elementOfElemental(const Unit& unit);

/// Gives a side an Experimental Weapon (recruitment table of the Mercenaries: Bastion); those that give a
/// skill bring it themselves.
void addWeapon(const OptionId& weapon, Side& side);

/// What a Warrior is worth, in AP, at an offer of the recruitment table; nothing where there is none.
double worthOf(const SizeOffer* offer);

/// The Warriors of a side that may attack once `left` are left: those in Contact are removed last, the
/// supporting before them (chapter "Basics: Injuries and withdrawal of the casualties").
struct Attackers
{
    int contact = 0;
    int supporting = 0;
    bool any() const { return contact + supporting > 0; }
};

constexpr Attackers attackersOf(const Side& side, int left)
{
    const int contact = std::min(side.contact, left);
    return {contact, std::min(side.supporting, left - contact)};
}

} // namespace adjutant::drakerys
