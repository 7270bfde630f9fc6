#pragma once

#include "core/systems/drakerys/odds/shooting.h"

namespace adjutant::drakerys {

/// What does not change of a Unit during a match: its entry in the roster and its card.
struct UnitCard
{
    EntryId id;
    UnitId unit;
    std::string name;
    int size = 1; ///< Warriors at the start
    int ap = 0;   ///< of the whole Unit, by the recruitment table; 0 where the size is not offered
    std::optional<Profile> profile; ///< none: its card is not in our source
    bool hero = false;
    bool infantry = false;
    bool monster = false;
    int awakened = 0;                    ///< invocations a game
    bool awakenedUnknown = false;        ///< it invokes, as often as a card says that nobody has
    std::optional<Element> element{};    ///< of an Elemental
    bool overlord = false;               ///< of Elementals: an Overlord, no Herald
    std::vector<Element> vortexes{};     ///< that it absorbs and moves between; none: all
    int wizard = 0;                      ///< level of the skill Wizard; 0: none
    std::vector<DomainId> domains{};     ///< of magic, that a Wizard masters; none: not known
    std::optional<Element> source{};     ///< of Source of X: its Leader is a Vortex of it
    int sourceMana = 0;                  ///< what that supplies to a casting
    int warCry = 0;                      ///< Opposition of the Morale Rolls it brings
    int sacrifice = 0;                   ///< Strength and Saturation of its Hits
    std::optional<int> authorityRange{}; ///< cm; none: not known, as far as one likes
    std::optional<int> charismaRange{};
    std::vector<SkillId> skills;
    std::vector<RangedWeapon> weapons;
    std::vector<OptionId> options{}; ///< Experimental Weapons that it carries

    bool has(std::string_view skill) const { return findIn(skills, skill, &SkillId::text); }

    /// Injuries that remove a Warrior: 1 where the profile is not known, never less.
    int health() const { return profile ? std::max(1, profile->health) : 1; }

    bool operator==(const UnitCard&) const = default;
};

/// The card of a roster's entry, with the skills that Experimental Weapons of the same army give it. What the
/// catalogue does not know has no profile and no skills.
UnitCard cardOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue);

using MissionId = Id<struct MissionKind>;     ///< what victory points are counted for: `relics`
using StatusId = Id<struct StatusKind>;       ///< a token that lies beside a Unit: `no-charge`
using SourceId = Id<struct SourceKind>;       ///< a Vortex or Maelstrom of this battlefield: `north`
using ObjectiveId = Id<struct ObjectiveKind>; ///< an Objective token: `shard-1`
using SceneryId = Id<struct SceneryKind>;     ///< something that stands on this battlefield: `scenery-1`
using SpellId = Id<struct SpellKind>;         ///< a spell card: `mirage`

/// Mana by Element, in the order of Element: the cost of a spell.
using Mana = std::array<int, 4>;

/// On whom a spell is cast.
enum class SpellTarget { nobody, ally, enemy, anybody };
inline constexpr Named spellTargets[] = {{"nobody", TR("No target")},
                                         {"ally", TR("An allied Unit")},
                                         {"enemy", TR("An enemy Unit")},
                                         {"anybody", TR("Any Unit")}};

/// Where a spell takes its target: nowhere, to a place at once, or off the battlefield until the next
/// Headquarters Phase of its player.
enum class SpellMove { none, place, backInOwnHalf, backAtAnyEdge };
inline constexpr Named spellMoves[] = {
    {"none", TR("Stays in place")},
    {"place", TR("Repositioned at once")},
    {"back_in_own_half", TR("Off the battlefield, back at an edge of its own half")},
    {"back_at_any_edge", TR("Off the battlefield, back at any edge")}};

/// What a spell does from so many successes on.
struct SpellEffect
{
    int from = 1;                  ///< successes
    std::string text;              ///< empty: the figures say it all
    std::optional<int> range;      ///< cm from the Wizard; none: that of the spell
    int hits = 0;                  ///< that the target suffers
    int hitsDice = 0;              ///< D10s that tell how many more
    int strength = 0;              ///< of the Hits
    std::optional<int> saturation; ///< none: nobody tests Morale
    StatusId token;                ///< that is laid beside the target; empty: none
    int stress = 0;                ///< tokens, taken away below 0
    int injuries = 0;              ///< suffered without a roll; healed below 0
    SpellMove move = SpellMove::none;
    std::optional<int> near;  ///< of a place: cm from the Wizard at most
    std::optional<int> clear; ///< of a place: cm from every enemy at least

    bool operator==(const SpellEffect&) const = default;
};

/// A spell card (chapter "Magic: Choosing Spells").
struct SpellCard
{
    SpellId id;
    std::string name;
    DomainId domain;          ///< empty: not known
    std::optional<Mana> cost; ///< none: not known
    std::optional<int> range; ///< cm; none: it has none of its own
    SpellTarget target = SpellTarget::nobody;
    bool free = false;                ///< its target must be Free
    std::string text;                 ///< what it does, for every number of successes
    std::vector<SpellEffect> effects; ///< by the successes they take, fewest first

    bool operator==(const SpellCard&) const = default;
};

/// The status tokens that the match itself lays down, takes away or asks for; the others are known by their
/// effects only.
namespace status {
// What the players set to have their prerequisites watched.
inline constexpr std::string_view engaged = "engaged";
inline constexpr std::string_view free = "free";

// Effects without a token of their own.
inline constexpr std::string_view backAtAnyEdge = "back-at-any-edge"; ///< at the next Headquarters Phase
inline constexpr std::string_view backInOwnHalf = "back-in-own-half"; ///< the same, in its player's half
inline constexpr std::string_view holyFury = "holy-fury";
inline constexpr std::string_view theyShallNotPass = "they-shall-not-pass"; ///< an order
inline constexpr std::string_view zephyr = "zephyr";
} // namespace status

/// What a status token does to the Unit beside which it lies. Of several the numbers add up.
struct StatusEffects
{
    int characteristics = 0; ///< of the Profile: added to each, never below 0
    int initiative = 0;
    int willpower = 0;
    int dice = 0;                     ///< added to its rolls
    std::optional<RollSkill> skill{}; ///< that it has beside those of its card
    bool noSkills = false;            ///< those of its card don't count
    bool moraleIntact = false;
    bool shootingReroll = false; ///< failures of its Shooting Rolls are rerolled

    int march = 0;  ///< cm
    int charge = 0; ///< cm

    int actions = 0; ///< in an activation
    bool onlyOneAction = false;
    bool noActivation = false;
    bool noCharge = false;
    bool noAttackOrShot = false;

    bool away = false; ///< it is off the battlefield
};

/// When a token goes by itself.
enum class Lasts {
    untilTaken, ///< never
    activation, ///< at the end of its Unit's next one
    round,      ///< at the end of the Round
    untilBack   ///< when its Unit comes back to the battlefield
};

/// A status token: adding one is adding its row in statuses.cpp.
struct Status
{
    std::string_view id;
    Words words;
    Words meaning{"", ""}; ///< what Adjutant does by it; empty where it keeps and shows the token only
    StatusEffects effects{};
    Lasts lasts = Lasts::untilTaken;
};

/// A token that a catalogue adds, as of a faction of the players' own: laid down and reported like the
/// others, without anything that Adjutant does by it.
struct OwnToken
{
    StatusId id;
    std::string name;
    std::string text; ///< what it does

    bool operator==(const OwnToken&) const = default;
};

/// All status tokens of the rulebook and of ours, sorted.
std::span<const std::string_view> knownStatuses();

/// Null: a token that neither the rulebook nor we have.
const Status* findStatus(std::string_view token);

} // namespace adjutant::drakerys
