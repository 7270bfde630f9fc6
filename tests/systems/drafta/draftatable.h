#pragma once

#include "core/match/session.h"
#include "core/systems/drafta/infocard.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace adjutant::test {

using Json = nlohmann::ordered_json;

/// Answers as a file writes them: `{"name": "Vela", "hp": 12}`.
table::Answers answersFrom(const std::string& json);

/// A card that must be right.
drafta::Card cardFrom(const std::string& json);

/// The start of a match of red and blue: for each an object of cards by the ids of their units, and what else
/// the match is asked.
Start startOf(const std::string& red, const std::string& blue, const std::string& extras = "{}");

/// A match that is played as scripts play it.
class DraftaTable
{
public:
    DraftaTable(const std::string& red, const std::string& blue, const std::string& extras = "{}");
    explicit DraftaTable(Start start);

    /// Plays a command; the rule that refuses it, or nothing.
    std::string play(const std::string& word, const std::string& answers = "{}");
    /// Red rolls higher.
    void redBegins();

    Json state() const { return m_session->toJson(); }
    /// A unit of the state: `red/vela`.
    Json unit(const std::string& ref) const;
    /// What the last command told, a sentence a line, or why it was refused.
    const std::string& sentences() const { return m_sentences; }
    Session& session() { return *m_session; }

private:
    std::unique_ptr<Session> m_session;
    std::string m_sentences;
};

} // namespace adjutant::test
