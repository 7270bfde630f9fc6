#pragma once

#include "core/door/view.h"
#include "core/match/ask.h"

namespace adjutant {

/// One thing that players do, written as a straight line that asks for what it must know and changes the
/// state. It is at once its form, the text of its command, its record, and what it tells.
template <class State> struct Procedure
{
    const char* id; ///< its word in scripts and records: `attack`
    door::Role role = door::Role::procedure;
    door::Section section = door::Section::turn;
    Words label;
    /// The path of its first question where that says who does it (a Pick of pieces or of sides): each of its
    /// options is an offer of its own. Empty: nobody in particular.
    const char* subject = "";
    bool eyesOnly = false; ///< asks a secret: a shared device is passed on first

    Task<> (*play)(State& state, Ask& ask) = nullptr;

    Words step{}; ///< the step of the setup that it belongs to; steps come in the order of the procedures
};

/// A game being played. What it needs of lists and cards is in the state from the start.
template <class State> struct Rules
{
    std::vector<Procedure<State>> procedures;

    /// The state without what a viewer must not see. Null: nothing is secret.
    State (*redact)(State state, const door::Viewer& viewer) = nullptr;

    door::MatchView (*view)(const State& state) = nullptr;

    /// What has to be done next; a page shows it first.
    std::vector<door::OfferKey> (*due)(const State& state) = nullptr;

    /// The state as the command line's contract has it, without `commands` and `warnings`.
    nlohmann::ordered_json (*toJson)(const State& state) = nullptr;
};

} // namespace adjutant
