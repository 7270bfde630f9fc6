#pragma once

#include "core/match/session.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace adjutant::test {

/// A match of pebbles that keeps its steps; red begins.
class PebbleMatch
{
public:
    PebbleMatch();

    /// Plays from the page; the rule that refuses it, or nothing.
    std::string play(const door::OfferKey& key, const door::Answers& answers, bool keeps = true);
    std::string undo(Extent extent = Extent::procedure);
    std::string redo(Extent extent = Extent::procedure);
    std::string goTo(std::size_t entry);
    std::string revise(std::size_t entry, const door::Answers& answers);

    /// A toss of red's or blue's one-handed thrower, as far as its dice: it waits for them.
    std::string begin(const std::string& player);
    /// The die of the open toss, and then what was caught of it.
    std::string roll(int face);
    std::string caught(int pebbles);
    /// The whole of a toss that brings one pebble.
    void toss(const std::string& player);
    std::string count(const std::string& player, int pebbles);
    std::string hide(const std::string& player, int stones);

    /// A session that takes the steps that were kept.
    std::unique_ptr<Session> readAgain() const;

    int jar(const std::string& player) const;
    bool isOpen() const;
    nlohmann::ordered_json state() const { return m_session->toJson(); }
    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    const std::vector<Step>& steps() const { return m_steps; }

private:
    Keep keeper();

    std::unique_ptr<Session> m_session;
    std::vector<Step> m_steps;
};

door::OfferKey keyOf(const std::string& procedure, const std::string& piece = {});
door::OfferKey sideKeyOf(const std::string& procedure, const std::string& side);

} // namespace adjutant::test
