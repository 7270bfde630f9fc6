#include "core/roster/code.h"

#include "core/roster/codebytes.h"
#include "core/roster/finding.h"
#include "core/utf8.h"

#include <algorithm>
#include <unordered_set>

namespace adjutant {

namespace {

// 200 entries with the longest names and notes fit.
constexpr std::size_t longestCode = std::size_t{2} * 1024 * 1024;
constexpr std::size_t longestId = 80;
constexpr std::uint64_t sizeOffset = 1'000'000; // sizes of drafts may be negative

// A code has the limits of a game's budgets in their order, and places for this many in any case.
constexpr std::size_t fewestLimits = 2;
constexpr std::uint64_t highestLimit = 100'000; // of a place that is no budget's

void writeLimits(code::ByteWriter& out, const Amounts& limits, std::span<const Budget> budgets)
{
    for (const Budget& budget : budgets)
        out.number(static_cast<std::uint64_t>(limits[budget.id]));
    for (std::size_t i = budgets.size(); i < fewestLimits; ++i)
        out.number(0);
}

Amounts readLimits(code::ByteReader& in, std::span<const Budget> budgets)
{
    Amounts limits;
    for (const Budget& budget : budgets)
        limits.set(budget.id, static_cast<int>(in.number(static_cast<std::uint64_t>(budget.highestLimit))));
    for (std::size_t i = budgets.size(); i < fewestLimits; ++i)
        in.number(highestLimit);
    return limits;
}

// What an entry has besides Unit and size.
constexpr std::uint64_t hasId = 1, hasName = 2, hasNotes = 4, hasOptions = 8, otherFaction = 16, hasCard = 32;

void writeEntry(code::ByteWriter& out, const RosterEntry& entry, const EntryId& defaultId,
                const FactionId& faction)
{
    const bool foreign = factionOf(entry.unit) != faction;
    const std::uint64_t parts = (entry.id != defaultId ? hasId : 0) | (entry.name.empty() ? 0 : hasName) |
                                (entry.notes.empty() ? 0 : hasNotes) |
                                (entry.options.empty() ? 0 : hasOptions) | (foreign ? otherFaction : 0) |
                                (entry.card.empty() ? 0 : hasCard);
    out.number(parts);
    out.text(foreign ? entry.unit.text() : nameWithinFaction(entry.unit));
    out.number(static_cast<std::uint64_t>(entry.size) + sizeOffset);
    if (parts & hasId)
        out.text(entry.id.text());
    if (parts & hasName)
        out.text(entry.name);
    if (parts & hasNotes)
        out.text(entry.notes);
    if (parts & hasOptions) {
        out.number(entry.options.size());
        for (const ChosenOption& chosen : entry.options) {
            out.text(chosen.option.text());
            out.text(chosen.to.text());
        }
    }
    if (parts & hasCard)
        code::writeAnswers(out, entry.card);
}

RosterEntry readEntry(code::ByteReader& in, const FactionId& faction, bool mayHaveCard)
{
    RosterEntry entry;
    const std::uint64_t parts = in.number(mayHaveCard ? 63 : 31);
    const std::string unit = in.text(longestId);
    entry.unit = parts & otherFaction ? UnitId(unit) : unitOf(faction, unit);
    entry.size = static_cast<int>(static_cast<std::int64_t>(in.number(2 * sizeOffset)) -
                                  static_cast<std::int64_t>(sizeOffset));
    if (parts & hasId)
        entry.id = EntryId(in.text(longestId));
    if (parts & hasName)
        entry.name = withoutInvisible(in.text(Roster::longestName));
    if (parts & hasNotes)
        entry.notes = withoutInvisible(in.text(Roster::longestNotes));
    if (parts & hasOptions) {
        const std::uint64_t options = in.number(RosterEntry::mostOptions);
        for (std::uint64_t i = 0; in.ok() && i < options; ++i) {
            OptionId option(in.text(longestId));
            entry.options.push_back({std::move(option), EntryId(in.text(longestId))});
        }
    }
    if (parts & hasCard)
        entry.card = code::readAnswers(in);
    return entry;
}

bool isName(std::string_view text)
{
    return isText(text) && !hasInvisible(text);
}

// A code holds only what a roster file could hold too, so that everything imported can be kept.
bool isSound(const Roster& roster)
{
    std::unordered_set<EntryId> taken;
    const ListShape shape = listShapeOf(roster.system);
    const bool hasFaction = shape.hasFactions || !roster.faction.empty();
    bool sound = isId(roster.system.text()) && (!hasFaction || isId(roster.faction.text())) &&
                 isText(roster.name) && isText(roster.notes);
    for (const RosterEntry& entry : roster.entries) {
        sound = sound && taken.insert(entry.id).second && isId(entry.id.text()) &&
                isName(entry.unit.text()) && isText(entry.name) && isText(entry.notes);
        for (auto chosen = entry.options.begin(); chosen != entry.options.end(); ++chosen)
            sound = sound && !chosen->option.empty() && isName(chosen->option.text()) &&
                    isName(chosen->to.text()) && std::find(entry.options.begin(), chosen, *chosen) == chosen;
    }
    return sound;
}

Expected<Roster, CodeRefusal> rosterOfBytes(code::ByteReader in, bool mayHaveCards)
{
    Roster roster;
    roster.system = SystemId(in.text(longestId));
    roster.faction = FactionId(in.text(longestId));
    roster.name = withoutInvisible(in.text(Roster::longestName));
    roster.limits = readLimits(in, listShapeOf(roster.system).budgets);
    roster.notes = withoutInvisible(in.text(Roster::longestNotes));
    const std::uint64_t entries = in.number(Roster::mostEntries);
    for (std::uint64_t i = 0; in.ok() && i < entries; ++i)
        roster.entries.push_back(readEntry(in, roster.faction, mayHaveCards));
    if (mayHaveCards)
        roster.extras = code::readAnswers(in);
    if (!in.ok() || !in.atEnd())
        return refuse(CodeRefusal::malformed);
    const std::vector<EntryId> defaults = defaultEntryIds(roster);
    for (std::size_t i = 0; i < roster.entries.size(); ++i)
        if (roster.entries[i].id.empty())
            roster.entries[i].id = defaults[i];
    if (!isSound(roster))
        return refuse(CodeRefusal::malformed);
    return roster;
}

// Whether a code needs more than those of the first version hold.
bool hasAnswers(const Roster& roster)
{
    return !roster.extras.empty() ||
           std::ranges::any_of(roster.entries, [](const RosterEntry& entry) { return !entry.card.empty(); });
}

} // namespace

std::string codeOf(const Roster& roster)
{
    code::ByteWriter out;
    out.text(roster.system.text());
    out.text(roster.faction.text());
    out.text(roster.name);
    writeLimits(out, roster.limits, listShapeOf(roster.system).budgets);
    out.text(roster.notes);
    out.number(roster.entries.size());
    const std::vector<EntryId> defaults = defaultEntryIds(roster);
    for (std::size_t i = 0; i < roster.entries.size(); ++i)
        writeEntry(out, roster.entries[i], defaults[i], roster.faction);
    const bool withAnswers = hasAnswers(roster);
    if (withAnswers)
        code::writeAnswers(out, roster.extras);

    std::vector<std::uint8_t> bytes = out.bytes();
    const std::uint32_t sum = code::checksum(bytes);
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(sum >> shift));
    return std::string(withAnswers ? codePrefixOfCards : codePrefix) + code::base64(bytes);
}

bool startsAsCode(std::string_view text)
{
    text = withoutByteOrderMark(text);
    const auto begin = text.find_first_not_of(" \t\r\n");
    text.remove_prefix(begin == text.npos ? text.size() : begin);
    if (!text.starts_with("ADJ"))
        return false;
    const auto behind = text.find_first_not_of("0123456789", 3);
    return behind != text.npos && behind > 3 && text[behind] == ':';
}

Expected<Roster, CodeRefusal> rosterOfCode(std::string_view text)
{
    if (text.size() > longestCode)
        return refuse(CodeRefusal::tooLong);
    std::string compact;
    for (const char letter : withoutByteOrderMark(text))
        if (letter != ' ' && letter != '\n' && letter != '\r' && letter != '\t')
            compact += letter;
    const bool mayHaveCards = compact.starts_with(codePrefixOfCards);
    if (!compact.starts_with(codePrefix) && !mayHaveCards) {
        return refuse(startsAsCode(compact) ? CodeRefusal::newerVersion : CodeRefusal::notACode);
    }
    auto bytes = code::fromBase64(std::string_view(compact).substr(codePrefix.size()));
    if (!bytes || bytes->size() < 4)
        return refuse(CodeRefusal::damaged);
    std::uint32_t claimed = 0;
    for (int i = 3; i >= 0; --i)
        claimed = claimed << 8 | (*bytes)[bytes->size() - 4 + static_cast<std::size_t>(i)];
    bytes->resize(bytes->size() - 4);
    if (code::checksum(*bytes) != claimed)
        return refuse(CodeRefusal::damaged);
    return rosterOfBytes(code::ByteReader(std::move(*bytes)), mayHaveCards);
}

std::string_view inEnglish(CodeRefusal refusal)
{
    switch (refusal) {
    case CodeRefusal::notACode:
        return "this is not an army code: one starts with ADJ1: or ADJ2:";
    case CodeRefusal::newerVersion:
        return "this army code was made by a newer Adjutant; this one reads codes that start with ADJ1: or "
               "ADJ2:";
    case CodeRefusal::damaged:
        return "the army code is cut off or mistyped; copy it whole, from ADJ1: or ADJ2: to its end";
    case CodeRefusal::tooLong:
        return "the text is too long to be an army code";
    case CodeRefusal::malformed:
        return "the army code holds no army list";
    }
    return {};
}

} // namespace adjutant
