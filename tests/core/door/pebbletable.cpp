#include "tests/core/door/pebbletable.h"

#include "core/systems/gamesystem.h"
#include "tests/systems/pebbles/pebblesstart.h"

#include <algorithm>

namespace adjutant::test {

namespace {

std::unique_ptr<Session> begun()
{
    return std::move(findGameSystem("pebbles")->begin(pebbles::start()).value());
}

std::string ruleOf(const Expected<Played, table::Remark>& played)
{
    return played ? std::string() : played.error().rule;
}

} // namespace

table::OfferKey keyOf(const std::string& procedure, const std::string& piece)
{
    return {procedure, piece.empty() ? UnitRef() : unitRefOf(piece), {}};
}

table::OfferKey sideKeyOf(const std::string& procedure, const std::string& side)
{
    return {procedure, {}, PlayerId(side)};
}

PebbleTable::PebbleTable() : m_session(begun()) {}

Keep PebbleTable::keeper()
{
    return [this](const Step& step) -> std::optional<Message> {
        m_steps.push_back(step);
        return std::nullopt;
    };
}

std::string PebbleTable::play(const table::OfferKey& key, const table::Answers& answers, bool keeps)
{
    const auto full = [](const Step&) -> std::optional<Message> { return verbatim("The disk is full"); };
    return ruleOf(m_session->play(key, answers, {}, keeps ? keeper() : Keep(full)));
}

std::string PebbleTable::undo(Extent extent)
{
    return ruleOf(m_session->undo(extent, keeper()));
}

std::string PebbleTable::redo(Extent extent)
{
    return ruleOf(m_session->redo(extent, keeper()));
}

std::string PebbleTable::goTo(std::size_t entry)
{
    return ruleOf(m_session->goTo(entry, keeper()));
}

std::string PebbleTable::revise(std::size_t entry, const table::Answers& answers)
{
    return ruleOf(m_session->revise(entry, answers, keeper()));
}

std::string PebbleTable::begin(const std::string& player)
{
    return play(keyOf("toss", player + "/thrower-1"), {});
}

std::string PebbleTable::roll(int face)
{
    return play(keyOf("toss"), {{"dice", std::vector<int>{face}}});
}

std::string PebbleTable::caught(int pebbles)
{
    return play(keyOf("toss"), {{"caught", pebbles}, {"at", table::LeftOut()}});
}

void PebbleTable::toss(const std::string& player)
{
    begin(player);
    roll(4);
    caught(0);
}

std::string PebbleTable::count(const std::string& player, int pebbles)
{
    return play(sideKeyOf("jar", player), {{"pebbles", pebbles}});
}

std::string PebbleTable::hide(const std::string& player, int stones)
{
    return play(sideKeyOf("hide", player), {{"stones", stones}});
}

std::unique_ptr<Session> PebbleTable::readAgain() const
{
    auto session = begun();
    for (const Step& step : m_steps)
        if (session->take(step))
            return nullptr;
    return session;
}

int PebbleTable::jar(const std::string& player) const
{
    const nlohmann::ordered_json all = state();
    for (const auto& each : all["players"])
        if (each["id"] == player)
            return each["jar"].get<int>();
    return -1;
}

bool PebbleTable::isOpen() const
{
    return std::ranges::any_of(m_session->offers({}), &table::Offer::open);
}

} // namespace adjutant::test
