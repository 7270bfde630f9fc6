#pragma once

#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// A match of pebbles that keeps its steps; red begins. What is played comes from the page, and gives the
/// rule that refuses it, or nothing.
class PebbleMatch : public ScriptedMatch
{
public:
    PebbleMatch() : ScriptedMatch(pebbles::start()) {}

    std::string play(const std::string& key, const door::Answers& answers, bool keeps = true)
    {
        const auto full = [](const Step&) -> std::optional<Message> { return verbatim("The disk is full"); };
        return ruleOf(session().play(keyOf(key), answers, {}, keeps ? keeper() : Keep(full)));
    }
    std::string undo(Extent extent = Extent::procedure) { return ruleOf(session().undo(extent, keeper())); }
    std::string redo(Extent extent = Extent::procedure) { return ruleOf(session().redo(extent, keeper())); }

    /// A toss of red's or blue's one-handed thrower, as far as its dice: it waits for them.
    std::string begin(const std::string& player) { return play("toss " + player + "/thrower-1", {}); }
    /// The die of the open toss, and then what was caught of it.
    std::string roll(int face) { return play("toss", {{"dice", std::vector<int>{face}}}); }
    std::string caught(int pebbles) { return play("toss", {{"caught", pebbles}, {"at", door::Skipped()}}); }
    /// The whole of a toss that brings one pebble.
    void toss(const std::string& player)
    {
        begin(player);
        roll(4);
        caught(0);
    }
    std::string count(const std::string& player, int pebbles)
    {
        return play("jar " + player, {{"pebbles", pebbles}});
    }
    std::string hide(const std::string& player, int stones)
    {
        return play("hide " + player, {{"stones", stones}});
    }

    /// A session that takes the steps that were kept.
    std::unique_ptr<Session> readAgain() const
    {
        auto session = std::move(findGameSystem("pebbles")->begin(pebbles::start()).value());
        for (const Step& step : m_steps)
            if (session->take(step))
                return nullptr;
        return session;
    }

    int jar(const std::string& player) const { return side(player)["jar"].get<int>(); }
    bool isOpen() const { return std::ranges::any_of(session().offers({}), &door::Offer::open); }
    const std::vector<Step>& steps() const { return m_steps; }

private:
    static std::string ruleOf(const Expected<Played, door::Remark>& played)
    {
        return played ? std::string() : played.error().rule;
    }
    Keep keeper()
    {
        return [this](const Step& step) -> std::optional<Message> {
            m_steps.push_back(step);
            return std::nullopt;
        };
    }

    std::vector<Step> m_steps;
};

} // namespace adjutant::test
