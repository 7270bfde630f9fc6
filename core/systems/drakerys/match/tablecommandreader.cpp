#include "core/systems/drakerys/match/commandbody.h"
#include "core/systems/drakerys/match/tablewords.h"

namespace adjutant::drakerys {

using yaml::Need;

namespace {

constexpr std::size_t longestNote = 4000;

Command readSummon(CommandBody body)
{
    Summon command{body.unit("unit"), {}, {}};
    const std::string elemental = body.text("elemental");
    command.elemental = elemental.find('/') == std::string::npos ? unitOf(FactionId("maelstrom"), elemental)
                                                                 : UnitId(elemental);
    command.source = SourceId(body.id("source", Need::optional));
    return command;
}

Command readVortex(CommandBody body)
{
    constexpr std::array<std::string_view, 5> elements{"air", "earth", "fire", "water", "maelstrom"};
    ChangeSource command;
    command.source = SourceId(body.id("id"));
    const std::size_t element = body.word("element", elements, Need::required);
    command.element = element < 4 ? std::optional(static_cast<Element>(element)) : std::nullopt;
    command.condition = static_cast<SourceCondition>(body.word("condition", conditionWords, Need::optional));
    command.at = body.point("at");
    command.deviation = body.deviation("deviation");
    return command;
}

Command readOrder(CommandBody body)
{
    return GiveOrder{body.unit("unit"), body.unit("to"),
                     static_cast<LeaderOrder>(body.word("order", orderWords, Need::required))};
}

Command readPrayer(CommandBody body)
{
    Pray command;
    command.unit = body.unit("unit");
    command.prayer = static_cast<Prayer>(body.word("prayer", prayerWords, Need::required));
    if (command.prayer == Prayer::aPoxOnThem) {
        command.enemy = PlayerId(body.text("player"));
        command.heroes = body.keys.integer("heroes", {0, 20}, Need::required).value_or(0);
    } else {
        command.to = body.unit("to");
    }
    return command;
}

Command readZephyr(CommandBody body)
{
    return BlowZephyr{body.unit("unit"), body.unit("to")};
}

Command readObjective(CommandBody body)
{
    PlaceObjective command{ObjectiveId(body.id("id")), std::nullopt};
    if (body.keys.node("carrier"))
        command.carrier = body.unit("carrier");
    command.at = body.point("at");
    command.mission = MissionId(body.id("mission", Need::optional));
    command.owner = body.player("owner", Need::optional);
    command.gone = body.keys.flag("gone");
    return command;
}

Command readNote(CommandBody body)
{
    return Note{body.text("text", Need::required, longestNote)};
}

Command readFinish(CommandBody)
{
    return EndMatch{};
}

constexpr CommandReader tableCommands[] = {
    {"summon", readSummon}, {"vortex", readVortex},       {"order", readOrder}, {"prayer", readPrayer},
    {"zephyr", readZephyr}, {"objective", readObjective}, {"note", readNote},   {"finish", readFinish},
};

} // namespace

std::span<const CommandReader> tableReaders()
{
    return tableCommands;
}

} // namespace adjutant::drakerys
