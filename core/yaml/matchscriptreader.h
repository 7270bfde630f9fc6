#pragma once

#include "core/match/start.h"
#include "core/yaml/mapping.h"
#include "core/yaml/rosterfile.h"

namespace adjutant::yaml {

/// The format that a match script must name.
inline constexpr std::string_view matchScriptFormat = "adjutant-match-script/1";

/// The text of a roster file that a script names, and the name under which its faults are reported.
struct RosterText
{
    std::string file;
    std::string text;
};

/// Gives a roster file by the path a script names it with, or says why there is none. The reader itself opens
/// no files.
using RosterTexts = std::function<Expected<RosterText, std::string>(const std::string& path)>;

/// One player of a script, with the army as far as it could be read.
struct ScriptPlayer : Side
{
    Place place;                    ///< of the roster in the script, or of its path
    bool inlined = false;           ///< the roster stands in the script
    std::vector<Place> entryPlaces; ///< of the roster's entries, in their order
};

/// A match script as far as it could be understood: who plays, and the commands as the file has them. Their
/// meaning is the game's.
struct ReadMatchScript
{
    SystemId system;
    Place systemPlace;
    std::vector<ScriptPlayer> players;
    Place playersPlace;
    PlayerId first;                    ///< empty where the game says who begins
    door::Answers extras;              ///< what else the game asks of a match
    std::vector<const Node*> commands; ///< in the parsed file, which must outlive them
    std::vector<Fault> faults;         ///< where there are some the match can't start

    static constexpr int largestUnit = 1000; ///< Warriors
};

/// Reads a match script but for its commands. An inline roster may leave out `format` and `system`.
ReadMatchScript readMatchScript(const Node& root, const std::string& file, const RosterTexts& rosterTexts);

/// A move of the log's cursor, which scripts write as a command: `undo: {}`, `redo: {}`.
enum class CursorMove { undo, redo };

/// The one word of a command and what stands behind it. A command that is no mapping of one key to what it
/// takes is a fault, and null.
const Member* commandIn(const Node& command, FaultList& faults);

/// The move of the cursor a command stands for; none where it is no such move.
std::optional<CursorMove> cursorMoveOf(const Member& command, FaultList& faults);

} // namespace adjutant::yaml
