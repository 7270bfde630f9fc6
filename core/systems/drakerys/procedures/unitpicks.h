#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/match/refusal.h"

#include <functional>

namespace adjutant::drakerys {

// The questions that procedures of several kinds ask. What they look at is the state as it is: they are to be
// asked at once.

/// Says how an option stands, and why.
using JudgeUnit = std::function<void(door::Option& option, const UnitRef& unit)>;
using JudgePlayer = std::function<void(door::Option& option, const PlayerId& player)>;
/// Whether a form shows a Unit; answers may name others.
using ShowUnit = std::function<bool(const UnitRef& ref, const UnitState& unit)>;

/// Closes an option where something is in its way.
void closeFor(door::Option& option, Forbidden reason);
template <StandsInAPlace... Places>
void closeFor(door::Option& option, std::string rule, Words words, Places&&... places)
{
    closeFor(option, forbidden(std::move(rule), words, std::forward<Places>(places)...));
}

/// What puts Units in an order: the lowest come first, and those alike as in their rosters.
using RankUnit = std::function<double(const UnitRef& ref)>;

/// One of all Units of the match, as `judge` has it.
Pick pickUnit(const MatchState& state, door::Path path, Message label, JudgeUnit judge, ShowUnit shows = {},
              RankUnit rank = {});

/// What seems to be broken where a Unit does something.
using RemarksOn = std::function<std::vector<door::Remark>(const UnitRef& unit)>;

/// One that is on the table; while the game is not over. The first of the remarks stands beside its option.
Pick pickUnitInMatch(const MatchState& state);
Pick pickUnitInMatch(const MatchState& state, door::Path path, Message label, ShowUnit shows = {},
                     RemarksOn remarks = {});

/// The same, and Mirage has not taken it away: one that can be struck, met, or stands somewhere.
Pick pickUnitOnBattlefield(const MatchState& state);

/// Whether a form shows a player; answers may name others.
using ShowPlayer = std::function<bool(const PlayerState& player)>;

/// One of the players, as `judge` has it.
Pick pickPlayer(const MatchState& state, door::Path path = "player", JudgePlayer judge = {},
                ShowPlayer shows = {});

/// A player who is active and may spend TS.
Pick pickActivePlayer(const MatchState& state);

/// One that is there, by its id, or the id of a new one; `known` is called where a form shows them.
Pick pickOrName(door::Path path, Message label, Pick::All known);

/// Adds the next thing of a kind that is not there yet: `scenery-3` for `scenery`.
void offerNew(std::vector<door::Option>& known, std::string_view kind, Message (*name)(std::string_view id));

/// A mission of the rulebook, or the id of another.
Pick pickMission(door::Path path, Message label);

/// A mission card that a player holds.
Pick pickCardOf(const MatchState& state, const PlayerId& player);

/// Adds its id to every label that stands at several options.
void tellApart(std::vector<door::Option>& options);

/// The known Vortexes and Maelstroms.
std::vector<door::Option> sourceOptions(const MatchState& state);

/// A place on the battlefield for something.
PlaceOn placeOnField(Message what);

/// An option with nothing but its name.
door::Option optionOf(std::string id, Message label);

/// A distance as players read it: cm with tenths.
double asMeasured(double distance);

/// How far a Unit's Leader is away, in cm; none where the map doesn't know.
std::optional<double> distanceTo(const UnitState& unit, const std::optional<Point>& at);

/// How far the nearest edge of a Vortex or Maelstrom is from a Unit's Leader.
std::optional<double> distanceTo(const UnitState& unit, const SourceState& source);

/// "12.5 cm away".
Message centimetresAway(double distance);

/// The nearest Units first; those of whom the map knows nothing last.
RankUnit nearestTo(const MatchState& state, const UnitRef& unit);

/// Open options first, then the warned ones, each in their order.
void sortByStanding(std::vector<door::Option>& options);

/// Seems to break a rule.
void warnIn(door::Option& option, std::string rule, Message message);
template <StandsInAPlace... Places>
void warnIn(door::Option& option, std::string rule, Words words, Places&&... places)
{
    warnIn(option, std::move(rule), message(words, std::forward<Places>(places)...));
}

/// The same with the first of what speaks against it, if anything does.
void warnOfFirst(door::Option& option, const std::vector<door::Remark>& remarks);

/// A place as a question gives it.
Point pointOf(const door::Point& at);

} // namespace adjutant::drakerys
