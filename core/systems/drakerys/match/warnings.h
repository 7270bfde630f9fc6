#pragma once

#include "core/match/refusal.h"
#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"

#include <vector>

namespace adjutant::drakerys {

// What single commands seem to break; those of activations, missions, places and spells have headers of their
// own.

std::vector<table::Remark> remarksOn(const MatchState& state, const Injure& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const ChangeStatus& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const GiveOrder& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const Pray& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const BlowZephyr& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const Summon& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const PlaceObjective& command);

/// What belongs to a Headquarters Phase, by a Unit that should have the skill for it; `without` says that it
/// hasn't.
std::vector<table::Remark> remarksOnHeadquarters(const MatchState& state, const UnitRef& unit,
                                                 std::string_view skill, Words without);

/// The same remarks in English.
std::vector<Warning> warningsOf(const std::vector<table::Remark>& remarks);

/// What a command that can be carried out seems to break: prerequisites of Actions as far as the tokens
/// `engaged` and `free` tell, skills and weapons the card doesn't have, a second shot of a crossbow, words we
/// don't know; missions, Objectives and spells against their chapters. Rules: `unknown-profile engaged free
/// status skill hero guard heroic-dice weapon second-shot invocations unknown-status headquarters vortex
/// infantry` and
/// - `unknown-mission`: a card the rulebook lacks, or one that was dealt twice
/// - `unknown-condition`: a Tick of a condition that the mission lacks
/// - `chosen`: too many or too few, or none of the kind that the mission asks for
/// - `apart`: a Scenery or an Objective is not as far from something as it must be, or not where its mission
///   wants it
/// - `pick`: an Objective that this player, or nobody, can pick
/// - `sources`: more sources of mana than the Wizard's level
/// - `spell-used`: a spell was cast in this activation before
std::vector<Warning> warningsOf(const MatchState& state, const Command& command);

} // namespace adjutant::drakerys
