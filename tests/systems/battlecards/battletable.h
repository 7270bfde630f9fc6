#pragma once

#include "core/match/session.h"
#include "core/systems/gamesystem.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

/// Battles under test: scenarios and commands as their files write them, in JSON.
namespace adjutant::battletable {

using Json = nlohmann::ordered_json;

const GameSystem& game();

/// The answers of an object of JSON; single quotes stand for double ones.
table::Answers answers(std::string json);

/// What a question of the odds came to; a refusal's rule and sentence under `refused` otherwise.
Json figures(const std::string& kind, const std::string& json);

/// The same as a page has it; nothing in it where it was refused.
table::OddsView odds(const std::string& kind, const std::string& json);

/// A list: attributes and hand as in a file, and its knights' Health, as k0, k1 …
Roster roster(const std::string& extras, const std::vector<int>& health);

/// A hand of so many cards: c0, c1 … without modifiers.
std::string plainHand(int cards);

/// A match with two sides or more.
class Table
{
public:
    /// Sides by their ids, in order; `bandits` is one that follows the pattern.
    explicit Table(const std::vector<std::pair<std::string, Roster>>& sides);

    /// Plays a command; the rule by which it is refused, or nothing.
    std::string play(const std::string& procedure, const std::string& json = "{}");

    Json state() const { return m_session->toJson(); }
    /// A side, and a knight of it, of the state.
    Json side(const std::string& id) const;
    Json knight(const std::string& side, const std::string& id) const;
    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    /// All sentences told so far to a viewer, a line each.
    std::string story(const table::Viewer& viewer = {}) const;

private:
    std::unique_ptr<Session> m_session;
};

} // namespace adjutant::battletable
