#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rollforecast.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <cmath>

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestNote = 4000; // bytes
constexpr int mostDice = 1000;

Pick unitThatRolls(const MatchState& state)
{
    return pickUnit(state, "unit", message(WORDS("drakerys", "Unit")), {})
        .ifLeftOut(message(WORDS("drakerys", "Not for a Unit")))
        .usuallyNone();
}

} // namespace

// Something the players want to remember.
Task<> note(MatchState&, Ask& ask)
{
    const std::string text =
        co_await ask.text(TextOf("text", message(WORDS("drakerys", "Note")), longestNote));
    ask.tell(message(WORDS("drakerys", "Note: %1"), verbatim(text)), table::Tone::quiet);
}

// A roll as it fell, beside what had been forecast. It changes nothing at the table.
Task<> recordRoll(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    const std::optional<std::string> unit = co_await ask.oneOrNone(unitThatRolls(state));
    const RollName roll = rollCalled(co_await ask.one(pickRoll("kind")));
    co_await ask.number(NumberOf("threshold", message(WORDS("drakerys", "Threshold")), 0, 10).preset(0));
    co_await ask.dice(DiceOf("faces", message(WORDS("drakerys", "Dice rolled")), 0, 10).upTo(mostDice, 10));
    const Forecast forecast = co_await askChances(ask, "forecast");
    const int successes =
        co_await ask.number(NumberOf("successes", message(WORDS("drakerys", "Successes")), 0, 1000));
    const Message who = unit ? toMessage(state, unitRefOf(*unit)) : toMessage(state, player);
    const Message what = message(WORDS("drakerys", "%1 of %2"), toMessage(roll), who);
    if (forecast.empty() || !isPossible(forecast, successes)) {
        ask.tell(counted(WORDS_N("drakerys", "%1: %n success(es)"), successes, what));
        co_return;
    }
    ask.tell(counted(WORDS_N("drakerys", "%1: %n success(es) (%2 expected)"), successes, what,
                     std::round(expectedOf(forecast) * 10) / 10));
    ask.forecast(queryOf(roll, forecast));
    ask.outcome(player, "successes", successes);
}

} // namespace adjutant::drakerys
