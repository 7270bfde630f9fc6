#pragma once

#include "core/match/session.h"
#include "core/systems/skirmish/modelcard.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace adjutant::test::skirmishtable {

using Json = nlohmann::ordered_json;

/// Answers as a file writes them.
table::Answers answersFrom(const std::string& json);

/// The profiles of the source as cards, by the ids of their units: vampire, ram, dwarf, wizard.
Json sourceCards();

/// The start of a match: for each side an object of cards by the ids of its models.
Start startOf(const Json& red, const Json& blue, const std::string& extras = "{}");

/// The vampire and the wizard against the ram and the dwarf, with decks of ten.
Start wholeStart();

/// A match that is played as scripts play it.
class SkirmishTable
{
public:
    SkirmishTable(const Json& red, const Json& blue, const std::string& extras = "{}")
        : SkirmishTable(startOf(red, blue, extras))
    {}
    explicit SkirmishTable(Start start);

    /// Plays a command; the rule that refuses it, or nothing.
    std::string play(const std::string& word, const std::string& answers = "{}");

    Json state() const { return m_session->toJson(); }
    /// A model of the state: `red/vampire`.
    Json model(const std::string& ref) const;
    /// What the last command told, a sentence a line, or why it was refused.
    const std::string& sentences() const { return m_sentences; }
    Session& session() { return *m_session; }

private:
    std::unique_ptr<Session> m_session;
    std::string m_sentences;
};

} // namespace adjutant::test::skirmishtable
