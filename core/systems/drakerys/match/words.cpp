#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/refusal.h"

#include <array>

namespace adjutant::drakerys {

std::string_view wordFor(ActionKind kind)
{
    static constexpr std::array<std::string_view, 8> words{
        "march", "attack", "charge", "combined_charge", "shooting", "magic", "invocation", "special"};
    return words[static_cast<std::size_t>(kind)];
}

std::string_view wordFor(const Command& command)
{
    static constexpr std::array<std::string_view, std::variant_size_v<Command>> words{
        "activate", "injure", "stress", "status",  "remove", "scatter", "score",
        "pass",     "summon", "vortex", "order",   "prayer", "zephyr",  "objective",
        "note",     "finish", "first",  "scenery", "deploy", "stand",   "missions",
        "choose",   "reveal", "tick",   "cast",    "roll",   "spend",   "amend"};
    return words[command.index()];
}

std::string_view wordFor(RefusalRule rule)
{
    static constexpr std::array<std::string_view, 14> words{
        "unknown-unit",  "finished", "not-active",      "removed",        "action-count",
        "one-charge",    "over-16",  "beyond-start",    "affordable",     "begun",
        "off-the-field", "overlap",  "unknown-mission", "nothing-to-undo"};
    return words[static_cast<std::size_t>(rule)];
}

} // namespace adjutant::drakerys
