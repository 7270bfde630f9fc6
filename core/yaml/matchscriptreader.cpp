#include "core/yaml/matchscriptreader.h"

namespace adjutant::yaml {

namespace {

constexpr std::size_t longestPath = 1000;

// An inline roster need not say again what the script says.
Node completed(const Node& roster, const std::string& system)
{
    Node whole = roster;
    const auto add = [&whole](std::string_view key, std::string_view value) {
        if (!whole.find(key))
            whole.members.push_back(
                {std::string(key), whole.at, {Node::Kind::scalar, whole.at, std::string(value)}});
    };
    if (whole.kind == Node::Kind::mapping) {
        add("format", rosterFormat);
        add("system", system);
    }
    return whole;
}

/// Reads the players one after the other.
struct PlayersReading
{
    const std::string& file;
    const RosterTexts& rosterTexts;
    const StartShape& shape;
    ReadMatchScript& read;
    FaultList& faults;

    void player(const Node& node)
    {
        Mapping keys(node, "a player", faults);
        ScriptPlayer player;
        const Node* id = keys.node("id", Need::required);
        const auto word = id ? textOf(*id, "id", longestId, faults) : std::nullopt;
        if (word && !isId(*word))
            faults.addBadId(id->at, *word);
        player.id = PlayerId(word.value_or(std::string()));
        if (word && findIn(read.players, player.id, &ScriptPlayer::id))
            faults.add(FaultRule::duplicateId, id->at, clipped(*word));
        if (const Node* roster = keys.node("roster", Need::required))
            readArmy(*roster, player);
        if (shape.hasNames)
            player.name = keys.text("name", Roster::longestName);
        player.extras = readExtras(keys, shape.sideExtras, faults);
        keys.finish();
        read.players.push_back(std::move(player));
    }

private:
    void readArmy(const Node& node, ScriptPlayer& player)
    {
        player.place = faults.place(node.at);
        player.inlined = node.kind == Node::Kind::mapping;
        if (player.inlined)
            return take(readRoster(completed(node, read.system.text()), file), node.at, player);
        if (node.kind != Node::Kind::scalar) {
            faults.add(FaultRule::wrongType, node.at, "roster", "a path or a roster");
            return;
        }
        const auto path = textOf(node, "roster", longestPath, faults);
        if (!path)
            return;
        const auto text = rosterTexts(*path);
        if (!text) {
            faults.add(FaultRule::unreadable, node.at,
                       fmt::format("the roster '{}': {}", clipped(*path), text.error()));
            return;
        }
        take(readRoster(text->text, text->file), node.at, player);
    }

    void take(ReadRoster roster, Position at, ScriptPlayer& player)
    {
        std::ranges::copy(roster.faults, std::back_inserter(faults.faults));
        const SystemId& system = roster.roster.system;
        if (roster.faults.empty() && system != read.system && !read.system.empty())
            faults.add(FaultRule::unknownWord, at, clipped(system.text()),
                       fmt::format("{}, the script's system", read.system.text()));
        for (std::size_t i = 0; i < roster.roster.entries.size(); ++i) {
            const RosterEntry& entry = roster.roster.entries[i];
            constexpr IntRange sizes{1, ReadMatchScript::largestUnit};
            if (entry.size < sizes.lowest || entry.size > sizes.highest)
                faults.faults.push_back({FaultRule::outOfRange, roster.entryPlaces[i], "size",
                                         within(sizes, std::to_string(entry.size))});
        }
        player.roster = std::move(roster.roster);
        player.entryPlaces = std::move(roster.entryPlaces);
    }
};

void readPlayers(Mapping& keys, PlayersReading reading)
{
    const std::vector<Node>& players = keys.sequence("players", Need::required, anyNumber);
    const Node* list = keys.node("players");
    if (list)
        reading.read.playersPlace = reading.faults.place(list->at);
    if (!list || list->kind != Node::Kind::sequence)
        return;
    const auto count = static_cast<int>(players.size());
    const StartShape& shape = reading.shape;
    if (count < shape.fewestSides || count > shape.mostSides) {
        reading.faults.add(
            FaultRule::outOfRange, list->at, "players",
            shape.fewestSides == shape.mostSides
                ? fmt::format("{} players, not {}", shape.mostSides, count)
                : fmt::format("{} to {} players, not {}", shape.fewestSides, shape.mostSides, count));
        return;
    }
    for (const Node& player : players)
        reading.player(player);
}

void readFirstPlayer(Mapping& keys, Need need, ReadMatchScript& read, FaultList& faults)
{
    const Node* node = keys.node("first_player", need);
    const auto word = node ? textOf(*node, "first_player", longestId, faults) : std::nullopt;
    if (!word)
        return;
    read.first = PlayerId(*word);
    const auto known = mapped(read.players, [](const ScriptPlayer& player) { return player.id.text(); });
    if (!known.empty() && !findIn(known, *word))
        faults.addUnknown(FaultRule::unknownWord, node->at, *word, known);
}

} // namespace

ReadMatchScript readMatchScript(const Node& root, const std::string& file, const RosterTexts& rosterTexts)
{
    ReadMatchScript read;
    FaultList faults{file, {}};
    Mapping keys(root, "a match script", faults);
    if (checkFormat(keys, matchScriptFormat, faults)) {
        const Node* system = keys.node("system", Need::required);
        read.systemPlace = faults.place(system ? system->at : root.at);
        if (system)
            read.system = SystemId(textOf(*system, "system", longestId, faults).value_or(std::string()));
        const StartShape shape = startShapeOf(read.system);
        readPlayers(keys, {file, rosterTexts, shape, read, faults});
        readFirstPlayer(keys, shape.playersChooseFirst ? Need::required : Need::optional, read, faults);
        std::size_t entries = 0;
        for (const ScriptPlayer& player : read.players)
            entries += player.roster.entries.size();
        for (const Node& command : keys.sequence("commands", Need::required, mostStepsWith(entries)))
            read.commands.push_back(&command);
        read.extras = readExtras(keys, shape.startExtras, faults);
        keys.finish();
    }
    read.faults = std::move(faults.faults);
    return read;
}

const Member* commandIn(const Node& command, FaultList& faults)
{
    if (command.kind == Node::Kind::mapping && command.members.size() == 1)
        return &command.members.front();
    faults.add(FaultRule::wrongType, command.at, "a command",
               "one word with what it takes, as in - pass: {player: red}");
    return nullptr;
}

std::optional<CursorMove> cursorMoveOf(const Member& command, FaultList& faults)
{
    if (command.key != "undo" && command.key != "redo")
        return std::nullopt;
    if (command.value.kind != Node::Kind::null) {
        Mapping nothing(command.value, command.key, faults);
        nothing.finish();
    }
    return command.key == "undo" ? CursorMove::undo : CursorMove::redo;
}

} // namespace adjutant::yaml
