#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tellchanges.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr int mostStress = 100;

door::Option tokenOption(const MatchState& state, const StatusId& id)
{
    door::Option option = optionOf(id.text(), toMessage(state, id));
    const OwnToken* own = state.find(id);
    const Status* known = findStatus(id.text());
    option.detail = own ? verbatim(own->text) : known ? message(known->meaning) : Message();
    return option;
}

bool liesSomewhere(const MatchState& state, const StatusId& id)
{
    return std::ranges::any_of(state.players, [&id](const PlayerState& player) {
        return std::ranges::any_of(player.units,
                                   [&id](const UnitState& unit) { return unit.has(id.text()); });
    });
}

// Those that are in play, then those that change what the app reckons, then all others; not those that
// the Unit has.
std::vector<door::Option> tokensToLayDown(const MatchState& state, const UnitState& bearer)
{
    std::vector<StatusId> known;
    for (const OwnToken& own : state.tokens ? *state.tokens : std::vector<OwnToken>())
        known.push_back(own.id);
    for (const std::string_view status : knownStatuses())
        if (const StatusId id{std::string(status)}; !state.find(id))
            known.push_back(id);
    std::vector<std::pair<int, door::Option>> tokens;
    for (const StatusId& id : known) {
        if (bearer.has(id.text()))
            continue;
        door::Option option = tokenOption(state, id);
        const int rank = liesSomewhere(state, id) ? 0 : !option.detail.empty() ? 1 : 2;
        tokens.emplace_back(rank, std::move(option));
    }
    std::ranges::stable_sort(tokens, {}, &std::pair<int, door::Option>::first);
    std::vector<door::Option> options;
    for (auto& each : tokens)
        options.push_back(std::move(each.second));
    return options;
}

std::vector<door::Option> statusOptions(const MatchState& state, const UnitState& unit)
{
    std::vector<door::Option> options;
    for (const StatusId& id : unit.status)
        options.push_back(tokenOption(state, id));
    return options;
}

// Real ones have a handful: beyond that every command would cost more than the one before.
constexpr std::size_t mostTokens = 100;

Pick tokenToAdd(const MatchState& state, const UnitRef& unit)
{
    return pickOrName("add", WORDS("drakerys", "Add token"),
                      [&state, unit] { return tokensToLayDown(state, *state.find(unit)); })
        .ifLeftOut(WORDS("drakerys", "Remove a token instead"));
}

Pick tokenToRemove(const MatchState& state, const UnitState& unit)
{
    return pickOrName("remove", WORDS("drakerys", "Remove token"),
                      [&state, &unit] { return statusOptions(state, unit); });
}

std::string signedNumber(int number)
{
    return (number > 0 ? "+" : number < 0 ? "−" : "") + std::to_string(std::abs(number));
}

} // namespace

// There are never fewer than none.
Task<> stress(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    const int tokens =
        co_await ask.number(NumberOf("change", WORDS("drakerys", "Stress change"), -mostStress, mostStress));
    ask.tell(WORDS("drakerys", "%1: Stress %2"), toMessage(state, unit), signedNumber(tokens));
    Change change{state};
    changeStress(change, unit, tokens);
    tellChanges(ask, change);
}

Task<> statusToken(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    std::optional<std::string> word = co_await ask.oneOrNone(tokenToAdd(state, unit));
    const bool adds = word.has_value();
    if (!adds)
        word = co_await ask.one(tokenToRemove(state, *state.find(unit)));
    const StatusId token(*word);
    const UnitState& bearer = *state.find(unit);
    if (adds && bearer.status.size() >= mostTokens && !bearer.has(token.text()))
        co_await ask.refuse("malformed", WORDS("drakerys", "at most %1 tokens per Unit"),
                            static_cast<int>(mostTokens));
    if (!findStatus(token.text()) && !state.find(token))
        ask.warn("unknown-status", WORDS("drakerys", "the rulebook has no status '%1'; used anyway"),
                 verbatim(token.text()));
    if (!adds && !state.find(unit)->has(token.text()))
        ask.warn("status", WORDS("drakerys", "no “%1” token on %2"), toMessage(state, token),
                 toMessage(state, unit));
    ask.tell(adds ? message(WORDS("drakerys", "%1: %2"), toMessage(state, unit), toMessage(state, token))
                  : message(WORDS("drakerys", "%1: “%2” removed"), toMessage(state, unit),
                            toMessage(state, token)));
    Change change{state};
    changeStatus(change, unit, token, adds);
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
