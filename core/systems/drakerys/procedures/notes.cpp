#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestNote = 4000; // bytes
constexpr int mostDice = 100;

Pick unitThatRolls(const MatchState& state)
{
    return pickUnit(state, "unit", message(WORDS("drakerys", "Unit")), {})
        .ifLeftOut(message(WORDS("drakerys", "Not for a Unit")))
        .usuallyNone();
}

table::Option optionOfRoll(RollName roll)
{
    return optionOf(std::string(toWord(roll)), toMessage(roll));
}

std::optional<RollName> findRoll(std::string_view word)
{
    for (std::size_t k = 0; k < rollNames; ++k)
        if (const auto roll = static_cast<RollName>(k); toWord(roll) == word)
            return roll;
    return std::nullopt;
}

Pick pickRoll()
{
    const auto all = [] {
        std::vector<table::Option> options;
        for (std::size_t k = 0; k < rollNames; ++k)
            options.push_back(optionOfRoll(static_cast<RollName>(k)));
        return options;
    };
    const auto find = [](const std::string& word) {
        const auto roll = findRoll(word);
        return roll ? std::optional(optionOfRoll(*roll)) : std::nullopt;
    };
    return Pick("kind", message(WORDS("drakerys", "Roll")), all, find);
}

} // namespace

// Something the players want to remember.
Task<> note(MatchState&, Ask& ask)
{
    const std::string text =
        co_await ask.text(TextOf("text", message(WORDS("drakerys", "Note")), longestNote));
    ask.tell(message(WORDS("drakerys", "Note: %1"), verbatim(text)), table::Tone::quiet);
}

// A roll that belongs to no action, for the log and the luck of whoever made it. It changes nothing else.
Task<> recordRoll(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    const std::optional<std::string> unit = co_await ask.oneOrNone(unitThatRolls(state));
    RollDue due;
    due.roll = findRoll(co_await ask.one(pickRoll())).value_or(RollName::plain);
    due.dice = co_await ask.number(NumberOf("dice", message(WORDS("drakerys", "Dice")), 1, mostDice));
    due.threshold =
        co_await ask.number(NumberOf("threshold", message(WORDS("drakerys", "Threshold")), 2, 10));
    due.forecast = forecastOf(due);
    const Message who = unit ? toMessage(state, unitRefOf(*unit)) : toMessage(state, player);
    const std::vector<RollCase> cases;
    co_await roll(ask, "rolled", due, player, who, cases);
}

} // namespace adjutant::drakerys
