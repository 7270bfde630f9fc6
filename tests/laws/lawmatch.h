#pragma once

#include "tests/laws/lawgames.h"
#include "tests/laws/randomanswers.h"

#include <map>
#include <memory>

namespace adjutant::test {

/// A match that is played at random through the door that people use, and the laws it must keep. Each step
/// throws Broken where one doesn't hold.
class LawMatch
{
public:
    LawMatch(const GameSystem& system, const LawGame& game, OddsCheck& odds, std::uint64_t seed);

    /// Does one thing: plays something, or goes to and fro in the log.
    void step();

    /// What holds of the match as a whole: read again by its steps, and by one line for each procedure.
    void finish();

    /// How many records were put on the log.
    std::size_t plays() const { return m_plays; }

private:
    std::unique_ptr<Session> fresh() const;
    std::unique_ptr<Session> readAgain() const;
    // Less often the longer the match: reading it again takes as long as it is.
    bool mayReadAgain(std::size_t often);
    std::string json() const { return jsonOf(*m_session); }
    static std::string jsonOf(const Session& session);
    Keep keeper();

    door::Viewer someViewer();
    void play();
    void tryClosed(const door::Viewer& viewer, const door::Offer& offer);
    void tryLeavingOut(const door::Offer& offer);
    void trySecret(const door::OfferKey& key, const door::Answers& answers, const door::Form& form);
    void playFilled(const door::Viewer& viewer, const door::OfferKey& key, const door::Answers& answers,
                    const door::Form& form);
    void afterPlay(const Played& played, const std::string& before, const std::string& sharedBefore);
    void undoAndRedo();
    void goSomewhere();
    void playInOneLine(Session& session) const;

    const GameSystem& m_system;
    const LawGame& m_game;
    OddsCheck& m_odds;
    Chance m_chance;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Session> m_shadow; ///< takes each step as it is kept
    std::vector<Step> m_steps;
    std::vector<std::string> m_stateAfter; ///< by entry of the log
    std::size_t m_plays = 0;
};

} // namespace adjutant::test
