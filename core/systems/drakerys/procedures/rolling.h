#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/resolution/resolution.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"

namespace adjutant::drakerys {

/// What is rolled for, as the table stands: made anew after every roll, since the players may have put
/// something right in between. None where somebody who takes part is gone, or has no card.
using CurrentCause = std::function<std::optional<RollCause>()>;

/// The Units that roll: who strikes, and who is struck; the same one where a Unit rolls for itself.
struct Rollers
{
    Rollers(const UnitRef& alone) : Rollers(alone, alone) {}
    Rollers(const UnitRef& strikes, const UnitRef& struck) : active(strikes), target(struck) {}

    UnitRef active;
    UnitRef target;
};

/// What `make` makes of both Units, or of the one twice, as they stand at the table.
CurrentCause causeOf(const MatchState& state, const Rollers& rollers,
                     std::function<RollCause(const Side& active, const Side& target)> make);

/// What they are called.
SideNames namesOf(const MatchState& state, const Rollers& rollers);

/// What is asked before a roll is made, by those who know the rolls before it: true where something was,
/// which may change what is rolled.
using BeforeRoll = std::function<Task<bool>(const RollDue& due)>;

/// What so many successes and more mean, unless another case begins above them.
struct RollCase
{
    int from = 0;
    Message what;
};

/// "Injury roll of Crows", or "against" them where nobody else there rolls.
Message rollOf(const RollDue& due, const Message& who, bool isAgainst = false);

/// One roll with its forecast, called `what`: asked under `path` as faces, or as the count of its successes.
/// What it showed is reported, and goes to the luck of whoever wants it to succeed: `isFor`, or who rolled.
/// `cases`, in order, are reported before it, and the one that it came to afterwards.
Task<Shown> roll(Ask& ask, door::Path path, const RollDue& due, PlayerId by, Message what,
                 std::vector<RollCase> cases = std::vector<RollCase>(),
                 std::optional<PlayerId> isFor = std::nullopt);

/// The rolls of a cause one after the other, under `path/0`, `path/1` … Gives what came of them.
Task<Outcome> rollThrough(MatchState& state, Ask& ask, door::Path path, Rollers rollers, CurrentCause cause,
                          BeforeRoll before = {});

/// Applies what came of the rolls: Injuries, including any that Safeguard passed to a Guard Unit (its owner
/// says to which), a Unit that scatters, Stress; and reports who has won.
Task<> applyOutcome(MatchState& state, Ask& ask, door::Path path, Rollers rollers, const Outcome& outcome);

/// Keeps who eliminated a Unit that is off the table now, unless that is known already.
void noteEliminatedBy(MatchState& state, const UnitRef& unit, const UnitRef& by, bool inFight);
/// Keeps who eliminated whom of the two, where one of them is off the table now.
void noteElimination(MatchState& state, const Rollers& rollers, bool inFight);

/// Ends the activation of a Unit whose morale, cataclysm or loss ends it before its time.
void endIfOver(MatchState& state, Ask& ask, const UnitRef& unit, const Outcome& outcome);

/// Rolls, applies what came of it, and gives that.
Task<Outcome> rollAndApply(MatchState& state, Ask& ask, door::Path path, door::Path guard, Rollers rollers,
                           CurrentCause cause);

/// The same under `rolls` and `guard`, with the end of the activation.
Task<> resolveCause(MatchState& state, Ask& ask, Rollers rollers, CurrentCause cause);

/// Whether nobody knows the card of a Unit that is there, so that what its dice bring is entered at `path`. A
/// script that says nothing of it enters nothing.
bool isEntered(const Ask& ask, const MatchState& state, const UnitRef& unit, const door::Path& path);

/// Asks what a Unit suffered where the app can’t roll for it: its Injuries, or its Casualties where its
/// Health is not known; with its Morale where a Saturation tests that. Gives the count.
Task<int> askLosses(MatchState& state, Ask& ask, door::Path path, UnitRef unit,
                    std::optional<int> saturation = std::nullopt);

/// A Morale test, of a Unit without a card by its successes: applied, with what came of it.
Task<Outcome> testMorale(MatchState& state, Ask& ask, door::Path path, UnitRef unit, int opposition);

/// A Morale test as the Unit stands now.
CurrentCause moraleTestOf(const MatchState& state, const UnitRef& unit, int opposition);

/// The Hits on a Unit that no attack roll brought, as they strike it now.
CurrentCause hitsOn(const MatchState& state, const UnitRef& unit, const Hits& hits);

/// Called with what is known of a Stand while the rest of it is asked.
using StandSoFar = std::function<void(const Stand& known)>;

/// Asks how the Warriors of a Unit stand to an enemy.
Task<Stand> askStand(const MatchState& state, Ask& ask, door::Path path, UnitRef unit, UnitRef enemy,
                     StandSoFar soFar = {});

/// A side whose Warriors stand so.
Side standing(Side side, const Stand& stand);

/// Warns that nobody knows the card of a Unit, so that its dice are unknown.
void warnOfUnknown(Ask& ask, const MatchState& state, const UnitRef& unit);

} // namespace adjutant::drakerys
