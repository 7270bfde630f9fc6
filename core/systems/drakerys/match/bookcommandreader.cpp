#include "core/systems/drakerys/match/commandbody.h"
#include "core/systems/drakerys/match/timepath.h"

namespace adjutant::drakerys {

using yaml::Need;

namespace {

constexpr std::size_t mostDice = 1000;

Command readTick(CommandBody body)
{
    Tick command;
    command.player = body.player();
    command.mission = MissionId(body.id("mission"));
    command.condition = body.id("condition");
    command.count = body.keys.integer("count", {0, 100}).value_or(1);
    return command;
}

Command readCast(CommandBody body)
{
    Cast command;
    command.unit = body.unit();
    command.spell = SpellId(body.id("spell"));
    for (std::string& source : body.ids("sources"))
        command.sources.emplace_back(std::move(source));
    command.reinforcement = body.keys.integer("reinforcement", {0, 100}).value_or(0);
    command.successes = body.number("successes", {0, 1000});
    return command;
}

Command readRoll(CommandBody body)
{
    std::array<std::string_view, rollNames> kinds;
    for (std::size_t k = 0; k < kinds.size(); ++k)
        kinds[k] = wordFor(static_cast<RollName>(k));
    RecordRoll command;
    command.player = body.player();
    command.unit = body.unit("unit", Need::optional);
    command.kind = static_cast<RollName>(body.word("kind", kinds, Need::required));
    command.threshold = body.keys.integer("threshold", {0, 10}).value_or(0);
    command.faces = body.integers("faces", {1, 10}, mostDice);
    command.forecast = body.numbers("forecast", {0, 1}, mostDice);
    command.successes = body.number("successes", {0, 1000});
    return command;
}

Command readSpend(CommandBody body)
{
    return Spend{body.player(), body.number("ts", {1, 100})};
}

Command readAmend(CommandBody body)
{
    Amend command;
    command.player = body.player();
    command.unit = EntryId(body.id("unit", Need::optional));
    command.progress = body.keys.integer("progress", {0, TimePath::lastStart});
    command.warriors = body.keys.integer("warriors", {0, 1000});
    command.injuries = body.keys.integer("injuries", {0, 1000});
    command.stress = body.keys.integer("stress", {0, 100});
    return command;
}

constexpr CommandReader bookCommands[] = {
    {"tick", readTick}, {"cast", readCast}, {"roll", readRoll}, {"spend", readSpend}, {"amend", readAmend},
};

} // namespace

std::span<const CommandReader> bookReaders()
{
    return bookCommands;
}

} // namespace adjutant::drakerys
