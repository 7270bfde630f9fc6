#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "fieldpieces.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace adjutant {

/// What the rules say to a command about the battlefield, in words.
struct PlacingVerdict
{
    bool refused = false;
    std::vector<std::string> doubts; ///< rules that it seems to break
    QString words;                   ///< of the refusal or the doubts; empty where there are none
};

PlacingVerdict verdictOn(const drakerys::Command& command, const drakerys::MatchState& state);

/// The command that moves a piece to a place; none where there is no such piece.
std::optional<drakerys::Command> moveOf(const PieceKey& key, const drakerys::Point& at,
                                        const drakerys::MatchState& state);

/// The command that takes a piece off the battlefield; none where there is no such piece.
std::optional<drakerys::Command> removalOf(const PieceKey& key, const drakerys::MatchState& state);

/// A command that puts something at a place.
using PlacingAt = std::function<drakerys::Command(const drakerys::Point&)>;

/// A place that nothing speaks against: the first of the wanted ones, else the nearest to the first of them.
/// Where there is none, one that is allowed all the same; none where nothing is.
std::optional<drakerys::Point> freePlace(const PlacingAt& placing, const std::vector<drakerys::Point>& wanted,
                                         const drakerys::MatchState& state);

/// Who chooses the next Element and places its Vortex: the players take turns, the First Player begins
/// (chapter "Creation of the Battlefield"). Empty once all four are there.
PlayerId nextToChoose(const drakerys::MatchState& state);

/// Places in a player's Deployment Area beside the Units that stand there; where no areas were chosen, in
/// that of the near edge for the player named first.
std::vector<drakerys::Point> deploymentPlaces(const PlayerId& player, const drakerys::MatchState& state);

/// An id that nothing has yet: the name itself where it is free and `numbered` is false, else `name-1`,
/// `name-2`, …
std::string freeId(const std::string& name, bool numbered,
                   const std::function<bool(const std::string&)>& taken);

} // namespace adjutant
