#pragma once

#include "fieldpieces.h"
#include "openmatch.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace adjutant {

/// A command about the battlefield: its word, and its answers.
struct Placing
{
    std::string procedure;
    table::Answers answers;
};

/// A Vortex or Maelstrom (none: no Element) in a condition, `active`, and where it lies; none: where it is.
Placing placingOfSource(const std::string& id, const std::optional<Element>& element, const char* condition,
                        const std::optional<drakerys::Point>& at);

Placing placingOfScenery(const std::string& id, const drakerys::Point& at, double radius, bool obstruction);

/// An Objective of a mission, and whose it is; empty: as it was.
Placing placingOfObjective(const std::string& id, const drakerys::Point& at, const MissionId& mission,
                           const PlayerId& owner);

/// A Unit's Leader.
Placing placingOfUnit(const UnitRef& unit, const drakerys::Point& at);

/// What the rules say to a placing, in words.
struct PlacingVerdict
{
    bool refused = false;
    std::vector<std::string> warnings; ///< rules that it seems to break
    QString words;                     ///< of the refusal or the warnings; empty where there are none
};

PlacingVerdict verdictOn(const Placing& placing, const OpenMatch& match);

/// What moves a piece to a place; none where there is no such piece.
std::optional<Placing> moveOf(const PieceKey& key, const drakerys::Point& at,
                              const drakerys::MatchState& state);

/// What takes a piece off the battlefield; none where there is no such piece.
std::optional<Placing> removalOf(const PieceKey& key, const drakerys::MatchState& state);

/// What puts something at a place.
using PlacingAt = std::function<Placing(const drakerys::Point&)>;

/// A place that nothing speaks against: the first of the wanted ones, else the nearest to the first of them.
/// Where there is none, one that is allowed all the same; none where nothing is.
std::optional<drakerys::Point> freePlace(const PlacingAt& placing, const std::vector<drakerys::Point>& wanted,
                                         const OpenMatch& match);

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
