#include "tests/core/door/pebblematch.h"

#include "core/systems/gamesystem.h"
#include "tests/systems/pebbles/pebblesstart.h"

#include <algorithm>

namespace adjutant::test {

namespace {

std::unique_ptr<Session> begun()
{
    return std::move(findGameSystem("pebbles")->begin(pebbles::start()).value());
}

std::string ruleOf(const Expected<Played, door::Remark>& played)
{
    return played ? std::string() : played.error().rule;
}

} // namespace

door::OfferKey keyOf(const std::string& procedure, const std::string& piece)
{
    return {procedure, piece.empty() ? UnitRef() : unitRefOf(piece), {}};
}

door::OfferKey sideKeyOf(const std::string& procedure, const std::string& side)
{
    return {procedure, {}, PlayerId(side)};
}

PebbleMatch::PebbleMatch() : m_session(begun()) {}

Keep PebbleMatch::keeper()
{
    return [this](const Step& step) -> std::optional<Message> {
        m_steps.push_back(step);
        return std::nullopt;
    };
}

std::string PebbleMatch::play(const door::OfferKey& key, const door::Answers& answers, bool keeps)
{
    const auto full = [](const Step&) -> std::optional<Message> { return verbatim("The disk is full"); };
    return ruleOf(m_session->play(key, answers, {}, keeps ? keeper() : Keep(full)));
}

std::string PebbleMatch::undo(Extent extent)
{
    return ruleOf(m_session->undo(extent, keeper()));
}

std::string PebbleMatch::redo(Extent extent)
{
    return ruleOf(m_session->redo(extent, keeper()));
}

std::string PebbleMatch::goTo(std::size_t entry)
{
    return ruleOf(m_session->goTo(entry, keeper()));
}

std::string PebbleMatch::revise(std::size_t entry, const door::Answers& answers)
{
    return ruleOf(m_session->revise(entry, answers, keeper()));
}

std::string PebbleMatch::begin(const std::string& player)
{
    return play(keyOf("toss", player + "/thrower-1"), {});
}

std::string PebbleMatch::roll(int face)
{
    return play(keyOf("toss"), {{"dice", std::vector<int>{face}}});
}

std::string PebbleMatch::caught(int pebbles)
{
    return play(keyOf("toss"), {{"caught", pebbles}, {"at", door::Skipped()}});
}

void PebbleMatch::toss(const std::string& player)
{
    begin(player);
    roll(4);
    caught(0);
}

std::string PebbleMatch::count(const std::string& player, int pebbles)
{
    return play(sideKeyOf("jar", player), {{"pebbles", pebbles}});
}

std::string PebbleMatch::hide(const std::string& player, int stones)
{
    return play(sideKeyOf("hide", player), {{"stones", stones}});
}

std::unique_ptr<Session> PebbleMatch::readAgain() const
{
    auto session = begun();
    for (const Step& step : m_steps)
        if (session->take(step))
            return nullptr;
    return session;
}

int PebbleMatch::jar(const std::string& player) const
{
    const nlohmann::ordered_json all = state();
    for (const auto& each : all["players"])
        if (each["id"] == player)
            return each["jar"].get<int>();
    return -1;
}

bool PebbleMatch::isOpen() const
{
    return std::ranges::any_of(m_session->offers({}), &door::Offer::open);
}

} // namespace adjutant::test
