#pragma once

#include "core/roster/finding.h"

namespace adjutant::drakerys {

inline constexpr const char* trContext = "drakerys"; ///< of the texts for translators

/// The Elements (chapter "Magical Sources and Mana"): of Vortexes and Elementals, and of Source of X.
enum class Element { air, earth, fire, water };

inline constexpr Named elementNames[] = {
    {"air", TR("Air")}, {"earth", TR("Earth")}, {"fire", TR("Fire")}, {"water", TR("Water")}};

/// The word for an Element as data writes it.
inline std::string_view toWord(Element element)
{
    return nameOfKind(element, elementNames).id;
}
/// The Element that data writes as such a word; none for any other.
inline std::optional<Element> elementOf(std::string_view word)
{
    const auto element = kindNamed<Element>(word, elementNames);
    return element <= Element::water ? std::optional(element) : std::nullopt;
}

/// The characteristics of a Warrior as its card prints them (chapter "Basics: The Warriors").
struct Profile
{
    int actions = 0;    ///< actions an activation, at most
    int power = 0;      ///< D10s an attack
    int health = 0;     ///< injuries that remove a Warrior
    int initiative = 0; ///< order of the attacks
    int combat = 0;
    std::optional<int> shooting; ///< none where the card prints a dash
    int strength = 0;
    int resistance = 0;
    int willpower = 0;
    int march = 0;  ///< cm
    int charge = 0; ///< cm

    bool operator==(const Profile&) const = default;
};

/// The range in which characteristics are accepted from data: wide enough for house rules, small enough to
/// count with.
struct CharacteristicRange
{
    static constexpr int lowest = 0;
    static constexpr int highest = 20;
    static constexpr int longestMove = 200; ///< cm
};

/// One of them: its key in files, what people call it, its icon, where a Profile has it, and its range.
struct Characteristic
{
    const char* key;
    Words label;
    const char* icon;
    int Profile::*value; ///< null: Shooting, which a card may lack
    int lowest = CharacteristicRange::lowest;
    int highest = CharacteristicRange::highest;

    bool isDistance() const { return highest == CharacteristicRange::longestMove; }
    std::optional<int> of(const Profile& profile) const
    {
        return value ? std::optional(profile.*value) : profile.shooting;
    }
};

/// All of them, as cards print them.
inline constexpr std::array characteristics{
    Characteristic{"actions", TR("Actions"), "game/actions", &Profile::actions, 1},
    Characteristic{"power", TR("Power"), "game/power", &Profile::power},
    Characteristic{"health", TR("Health"), "game/health", &Profile::health, 1},
    Characteristic{"initiative", TR("Initiative"), "game/initiative", &Profile::initiative},
    Characteristic{"combat", TR("Combat"), "game/combat", &Profile::combat},
    Characteristic{"shooting", TR("Shooting"), "game/shooting", nullptr},
    Characteristic{"strength", TR("Strength"), "game/strength", &Profile::strength},
    Characteristic{"resistance", TR("Resistance"), "game/resistance", &Profile::resistance},
    Characteristic{"willpower", TR("Willpower"), "game/willpower", &Profile::willpower},
    Characteristic{"march", TR("March"), "game/march", &Profile::march, CharacteristicRange::lowest,
                   CharacteristicRange::longestMove},
    Characteristic{"charge", TR("Charge"), "game/charge", &Profile::charge, CharacteristicRange::lowest,
                   CharacteristicRange::longestMove},
};

/// The same for those who read a Unit's data.
inline constexpr auto unitStats = [] {
    std::array<StatKey, characteristics.size()> stats{};
    for (std::size_t k = 0; k < stats.size(); ++k)
        stats[k] = {characteristics[k].key, characteristics[k].lowest, characteristics[k].highest,
                    characteristics[k].value != nullptr};
    return stats;
}();

/// What the card of a Unit prints; none: its card is not in the source.
inline std::optional<Profile> profileOf(const Unit& unit)
{
    if (unit.profile.empty())
        return std::nullopt;
    Profile profile;
    for (const Characteristic& each : characteristics)
        if (const auto printed = statUnder(unit.profile, each.key))
            (each.value ? profile.*each.value : profile.shooting.emplace()) = *printed;
    return profile;
}

/// The types of the chapter "Basics: Type of Warrior", by the words that data writes.
inline constexpr Named typeNames[] = {
    {"infantry", TR("Infantry")}, {"monster", TR("Monster")}, {"beast", TR("Beast")}, {"hero", TR("Hero")}};
inline constexpr const char* typeWords[] = {typeNames[0].id, typeNames[1].id, typeNames[2].id,
                                            typeNames[3].id};

/// Whether a Unit is of a type.
inline bool isOf(const Unit& unit, std::string_view type)
{
    return unit.hasWord("types", type);
}
/// All of them, in the order of its data.
inline const std::vector<std::string>& typesOf(const Unit& unit)
{
    return wordsUnder(unit.words, "types");
}

/// What else data say of a Unit: how often a game an Awakened may invoke an Elemental (chapter "Basics: Type
/// of Warrior"); of an Elemental its Element and its rank; of a Warrior with Elemental Absorption or Movement
/// the Elements of its Vortexes.
inline constexpr const char* unitFigures[] = {"awakened"};
inline constexpr const char* elementWords[] = {elementNames[0].id, elementNames[1].id, elementNames[2].id,
                                               elementNames[3].id};
inline constexpr const char* rankWords[] = {"herald", "overlord"};
inline constexpr WordKey unitWords[] = {{"types", typeWords, true, true},
                                        {"element", elementWords},
                                        {"rank", rankWords},
                                        {"vortexes", elementWords, true}};

/// The figures of a weapon that shoots (chapter "Shooting").
inline constexpr StatKey weaponStats[] = {
    {.key = "range", .highest = CharacteristicRange::longestMove},
    {.key = "strength", .orWord = "warrior"}, ///< none: the Warrior's own
    {.key = "saturation"},
    {.key = "shots_per_activation", .lowest = 1, .needed = false},
    {.key = "cancels_parry", .needed = false, .isTruth = true}};

/// What stands in the brackets of a skill: Authority [20], Shooter/Bow, Wizard [3] (Solar).
inline constexpr WordKey skillWords[] = {{.key = "weapon", .needed = true, .names = ThingKind::weapon},
                                         {.key = "domains", .several = true, .names = ThingKind::domain},
                                         {.key = "element", .words = elementWords}};
inline constexpr const char* valueKey[] = {"value"};
inline constexpr const char* weaponKey[] = {"weapon"};
inline constexpr const char* levelKeys[] = {"value", "domains"};
inline constexpr const char* manaKeys[] = {"value", "element"};
inline constexpr SkillParameter skillParameters[] = {{"cm", valueKey, CharacteristicRange::longestMove},
                                                     {"level", levelKeys},
                                                     {"strength", valueKey},
                                                     {"opposition", valueKey},
                                                     {"weapon", weaponKey},
                                                     {"mana", manaKeys}};

inline WeaponId weaponIn(const SkillUse& use)
{
    return WeaponId(wordUnder(use.words, "weapon"));
}
inline std::vector<DomainId> domainsIn(const SkillUse& use)
{
    const std::vector<std::string>& words = wordsUnder(use.words, "domains");
    return {words.begin(), words.end()};
}
inline std::optional<Element> elementIn(const SkillUse& use)
{
    return elementOf(wordUnder(use.words, "element"));
}

/// Whether an Experimental Weapon does anything for a Unit: some are for weapons of a kind only.
inline bool serves(const Option& option, const Unit& unit, const Catalogue& catalogue)
{
    return option.forWeapon.empty() || std::ranges::any_of(unit.skills, [&](const SkillUse& use) {
               const Weapon* weapon = catalogue.find(weaponIn(use));
               return weapon && weapon->kind == option.forWeapon;
           });
}

} // namespace adjutant::drakerys
