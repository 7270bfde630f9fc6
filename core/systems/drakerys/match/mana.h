#pragma once

#include "core/systems/drakerys/profile.h"

#include <array>
#include <optional>
#include <vector>

namespace adjutant::drakerys {

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

} // namespace adjutant::drakerys
