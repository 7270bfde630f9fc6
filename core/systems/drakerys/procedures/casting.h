#pragma once

#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

// Which spells a Wizard has and which is cast, from which sources, and what it does (chapters "Choosing
// Spells", "Casting a Spell").

/// Says more of a spell than whether the Wizard masters its Domain.
using JudgeSpell = std::function<void(door::Option& option, const UnitState& wizard)>;

/// The spell cards of this match, those of the Wizard's Domains first; any other may be named.
Pick pickSpell(const MatchState& state, const UnitRef& wizard, door::Path path, Label label,
               JudgeSpell judge = {});

/// Those of them that nothing is said against.
std::vector<std::string> openSpells(const MatchState& state, const UnitState& wizard,
                                    const JudgeSpell& judge = {});

/// What a spell is called.
Message nameOf(const MatchState& state, const SpellId& spell);

/// Where mana and Elementals come from: a Vortex, a Maelstrom, or the Leader of a Unit with Source of X
/// (chapters "Magical Sources and Mana", "Skills").
struct MagicalSource
{
    std::string id; ///< of a Unit: `red/infernos-1`
    Message label;
    bool maelstrom = false;
    std::optional<Element> element; ///< none: a Maelstrom, or nobody told
    int mana = ManaSource::ofVortex;
    bool exhausted = false; ///< for invocations
    std::optional<Point> at;
    bool leader = false; ///< of a Unit: as small as a place, no token
};

/// All of them, as far as the players told of them.
std::vector<MagicalSource> magicalSources(const MatchState& state);
std::optional<MagicalSource> findSource(const MatchState& state, const std::string& id);

/// Some of them, as they are judged. A Vortex that the players told nothing of goes by any name; a Unit by
/// its own, and where `anyUnit` by that of any other.
Pick pickMagicalSource(const MatchState& state, door::Path path, Label label,
                       std::function<std::vector<MagicalSource>()> sources,
                       std::function<void(door::Option& option, const MagicalSource& source)> judge,
                       bool anyUnit);

/// How far a source is from a Unit's Leader, in cm: the nearest edge of a Vortex or Maelstrom, the place of
/// another Leader; none where the map doesn't know.
std::optional<double> distanceTo(const UnitState& unit, const MagicalSource& source);

/// What a spell does that was cast with so many successes: which of its effects (an inferior one may be
/// chosen), on whom, and what comes of it (chapter "Magic: Spell Roll").
Task<> takeEffect(MatchState& state, Ask& ask, UnitRef wizard, SpellId spell, int successes);

} // namespace adjutant::drakerys
