#pragma once

#include "core/match/session.h"
#include "core/systems/gamesystem.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

/// Parties and monsters under test: cards and commands as their files write them, in JSON; single quotes
/// stand for double ones.
namespace adjutant::adventuretable {

using Json = nlohmann::ordered_json;

table::Answers answers(std::string json);

/// The start of a match of a party and a GM: for each an object of cards by their ids.
Start startOf(const std::string& party, const std::string& monsters);

/// Ana (tier 2, ATK 3, DEF 8, INT 1, AGI 2), Bo (tier 1, ATK 2, DEF 9) against an Orc (tier 1, ATK 2, DEF 8)
/// and a Wolf (tier 1, ATK 1, DEF 7), who has no hit points.
Start usualStart();

/// What a question of the odds came to; a refusal's rule and sentence under `refused` otherwise.
Json figures(const std::string& kind, const std::string& json);

/// A match that is played as scripts play it.
class Table
{
public:
    explicit Table(Start start = usualStart());

    /// Plays a command; the rule that refuses it, or nothing.
    std::string play(const std::string& word, const std::string& json = "{}");
    /// Why the last command was refused.
    const std::string& why() const { return m_why; }
    /// What the last command told, a sentence a line.
    const std::string& sentences() const { return m_sentences; }

    /// Wolf, Orc, Ana and Bo with totals 4, 6, 8 and 10: so they move, and Bo, Ana, Orc, Wolf battle.
    void toMovement();
    /// The same, and nobody moves.
    void toBattle();

    Json state() const { return m_session->toJson(); }
    /// A combatant of the state: `gm/orc`.
    Json unit(const std::string& ref) const;
    /// `gm/wolf gm/orc …` of `move_order` or `battle_order`.
    std::string order(const char* which) const;
    Session& session() { return *m_session; }

private:
    std::unique_ptr<Session> m_session;
    std::string m_sentences;
    std::string m_why;
};

} // namespace adjutant::adventuretable
