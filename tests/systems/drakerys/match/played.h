#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "tests/systems/scriptedmatch.h"

#include <string>
#include <vector>

namespace adjutant::test {

/// What a command made of a table, and what it told; a refused one leaves the table as it was.
struct CommandRun
{
    drakerys::MatchState state;
    door::Form form; ///< complete, or with its refusal
    std::vector<Sentence> sentences;
    std::vector<Outcome> outcomes;

    /// The code of the rule that refuses it, or "none"; "incomplete" where an answer is missing.
    std::string refusal() const;
    /// The codes of its warnings, joined by blanks; why it is refused where it is.
    std::string warnings() const;
    /// What it told in English, joined by "; ".
    std::string story() const;
};

/// Carries a command out that is written as in scripts: `injure: {unit: red/crows-1, count: 3}`.
CommandRun run(drakerys::MatchState state, const std::string& command);

/// The form of a command with the answers that are written, as players see it: it stays at its next question.
CommandRun asked(drakerys::MatchState state, const std::string& command);

/// Each of these commands on that table, with the rule that refuses it or its warnings; see CommandRun. One
/// that comes to something else fails the test.
using Expectations = std::initializer_list<std::pair<std::string, std::string>>;
void checkRefusals(const drakerys::MatchState& state, Expectations expected,
                   std::source_location at = std::source_location::current());
void checkWarnings(const drakerys::MatchState& state, Expectations expected,
                   std::source_location at = std::source_location::current());

/// Carries commands out one after the other; a refusal fails the test that asks.
drakerys::MatchState after(drakerys::MatchState state, const std::vector<std::string>& commands);

/// An activation of one Special Action of so many TS, as scripts write it.
std::string spending(const std::string& unit, int ts);

} // namespace adjutant::test
