#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostStress = 100;

std::vector<table::Option> knownStatusOptions()
{
    std::vector<table::Option> options;
    for (const std::string_view status : knownStatuses()) {
        const StatusId id{std::string(status)};
        options.push_back(optionOf(id.text(), toMessage(id)));
    }
    return options;
}

std::vector<table::Option> statusOptions(const UnitState& unit)
{
    std::vector<table::Option> options;
    for (const StatusId& id : unit.status)
        options.push_back(optionOf(id.text(), toMessage(id)));
    return options;
}

// Real ones have a handful: beyond that every command would cost more than the one before.
constexpr std::size_t mostTokens = 100;

Pick tokenToAdd()
{
    return pickOrName("add", message(WORDS("drakerys", "Lay down")), knownStatusOptions)
        .ifLeftOut(message(WORDS("drakerys", "A token is taken away")));
}

Pick tokenToRemove(const UnitState& unit)
{
    return pickOrName("remove", message(WORDS("drakerys", "Take away")),
                      [&unit] { return statusOptions(unit); });
}

std::string signedNumber(int number)
{
    return (number > 0 ? "+" : number < 0 ? "−" : "") + std::to_string(std::abs(number));
}

} // namespace

// There are never fewer than none.
Task<> stress(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(pickUnitOnTable(state)));
    const int tokens = co_await ask.number(
        NumberOf("change", message(WORDS("drakerys", "Change of Stress")), -mostStress, mostStress));
    ask.tell(message(WORDS("drakerys", "%1: Stress %2"), toMessage(state, unit), signedNumber(tokens)));
    Change change{state};
    changeStress(change, unit, tokens);
    tellChanges(ask, change);
}

Task<> statusToken(MatchState& state, Ask& ask)
{
    const UnitRef unit = unitRefOf(co_await ask.one(pickUnitOnTable(state)));
    std::optional<std::string> word = co_await ask.oneOrNone(tokenToAdd());
    const bool adds = word.has_value();
    if (!adds)
        word = co_await ask.one(tokenToRemove(*state.find(unit)));
    const StatusId token(*word);
    const UnitState& bearer = *state.find(unit);
    if (adds && bearer.status.size() >= mostTokens && !bearer.has(token.text()))
        co_await ask.refuse("malformed", message(WORDS("drakerys", "a Unit has room for %1 tokens at most"),
                                                 static_cast<int>(mostTokens)));
    if (!isKnownStatus(token))
        ask.warn("unknown-status",
                 message(WORDS("drakerys", "the rulebook has no status '%1'; kept as it is"),
                         verbatim(token.text())));
    if (!adds && !state.find(unit)->has(token.text()))
        ask.warn("status", message(WORDS("drakerys", "no token “%1” lies beside %2"), toMessage(token),
                                   toMessage(state, unit)));
    ask.tell(
        adds ? message(WORDS("drakerys", "%1: %2"), toMessage(state, unit), toMessage(token))
             : message(WORDS("drakerys", "%1: “%2” taken away"), toMessage(state, unit), toMessage(token)));
    Change change{state};
    changeStatus(change, unit, token, adds);
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
