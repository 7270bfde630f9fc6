#pragma once

#include "core/match/start.h"
#include "core/systems/drakerys/profile.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

using MissionId = Id<struct MissionKind>; ///< what victory points are counted for: `relics`
using StatusId = Id<struct StatusKind>;   ///< a token that lies beside a Unit: `no-charge`

} // namespace adjutant

namespace adjutant::drakerys {

using SourceId = Id<struct SourceKind>;       ///< a Vortex or Maelstrom of this battlefield: `north`
using ObjectiveId = Id<struct ObjectiveKind>; ///< an Objective token: `shard-1`
using SceneryId = Id<struct SceneryKind>;     ///< something that stands on this battlefield: `scenery-1`
using SpellId = Id<struct SpellKind>;         ///< a spell card: `mirage`

/// Mana by Element, in the order of Element: the cost of a spell.
using Mana = std::array<int, 4>;

/// What a casting draws on (chapter "Magical Sources and Mana"): a Vortex of an Element, a Maelstrom, or a
/// Leader with Source of X.
struct ManaSource
{
    static constexpr int ofVortex = 3;    ///< mana of its Element a casting
    static constexpr int ofMaelstrom = 9; ///< the most that Maelstroms give as reinforcement

    std::optional<Element> element; ///< none: a Maelstrom
    int mana = ofVortex;            ///< of its Element; without meaning for a Maelstrom
};

/// The most mana that can be spent on more dice once the cost is paid; none where it can't be paid. Two mana
/// of one Element convert into one of another. A Maelstrom pays the whole cost.
std::optional<int> mostReinforcement(const Mana& cost, const std::vector<ManaSource>& sources);

/// On whom a spell is cast.
enum class SpellTarget { nobody, ally, enemy, anybody };

/// The words for it in data, in their order.
inline constexpr std::array<std::string_view, 4> spellTargetWords{"nobody", "ally", "enemy", "anybody"};

/// Where a spell takes its target: nowhere, to a place at once, or off the battlefield until the next
/// Headquarters Phase of its player.
enum class SpellMove { none, place, backInOwnHalf, backAtAnyEdge };

/// The words for it in data, in their order.
inline constexpr std::array<std::string_view, 4> spellMoveWords{"none", "place", "back_in_own_half",
                                                                "back_at_any_edge"};

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

} // namespace adjutant::drakerys
