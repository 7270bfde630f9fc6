#include "core/roster/code.h"

#include "core/roster/codebytes.h"
#include "core/roster/finding.h"
#include "core/utf8.h"

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

// What an entry has besides Unit and size.
constexpr std::uint64_t hasId = 1, hasName = 2, hasNotes = 4, hasOptions = 8, otherFaction = 16, hasCard = 32;

template <class Bytes, class Kind> void passId(Bytes& bytes, Id<Kind>& id)
{
    std::string text = id.text();
    bytes(text, longestId);
    id = Id<Kind>(std::move(text));
}

template <class Bytes> void passWords(Bytes& bytes, std::string& words, std::size_t longest)
{
    bytes(words, longest);
    words = withoutInvisible(words);
}

// An entry without an id has the one that it would be given.
template <class Bytes>
void passEntry(Bytes& bytes, RosterEntry& entry, const FactionId& faction, bool mayHaveCard)
{
    const bool foreign = factionOf(entry.unit) != faction;
    std::uint64_t parts = (entry.id.empty() ? 0 : hasId) | (entry.name.empty() ? 0 : hasName) |
                          (entry.notes.empty() ? 0 : hasNotes) | (entry.options.empty() ? 0 : hasOptions) |
                          (foreign ? otherFaction : 0) | (entry.card.empty() ? 0 : hasCard);
    bytes(parts, mayHaveCard ? 63 : 31);
    std::string unit = foreign ? entry.unit.text() : nameWithinFaction(entry.unit);
    bytes(unit, longestId);
    entry.unit = parts & otherFaction ? UnitId(unit) : unitOf(faction, unit);
    auto size = static_cast<std::uint64_t>(entry.size) + sizeOffset;
    bytes(size, 2 * sizeOffset);
    entry.size = static_cast<int>(static_cast<std::int64_t>(size) - static_cast<std::int64_t>(sizeOffset));
    if (parts & hasId)
        passId(bytes, entry.id);
    if (parts & hasName)
        passWords(bytes, entry.name, Roster::longestName);
    if (parts & hasNotes)
        passWords(bytes, entry.notes, Roster::longestNotes);
    if (parts & hasOptions)
        code::passList(bytes, entry.options, RosterEntry::mostOptions, [&bytes](ChosenOption& chosen) {
            passId(bytes, chosen.option);
            passId(bytes, chosen.to);
        });
    if (parts & hasCard)
        code::passAnswers(bytes, entry.card);
}

template <class Bytes> void passRoster(Bytes& bytes, Roster& roster, bool mayHaveCards)
{
    passId(bytes, roster.system);
    passId(bytes, roster.faction);
    passWords(bytes, roster.name, Roster::longestName);
    const std::span<const Budget> budgets = listShapeOf(roster.system).budgets;
    for (std::size_t i = 0; i < std::max(fewestLimits, budgets.size()); ++i) {
        const bool isBudget = i < budgets.size();
        auto limit = static_cast<std::uint64_t>(isBudget ? roster.limits[budgets[i].id] : 0);
        bytes(limit, isBudget ? static_cast<std::uint64_t>(budgets[i].highestLimit) : highestLimit);
        if (isBudget)
            roster.limits.set(budgets[i].id, static_cast<int>(limit));
    }
    passWords(bytes, roster.notes, Roster::longestNotes);
    code::passList(bytes, roster.entries, Roster::mostEntries,
                   [&](RosterEntry& entry) { passEntry(bytes, entry, roster.faction, mayHaveCards); });
    if (mayHaveCards)
        code::passAnswers(bytes, roster.extras);
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
    passRoster(in, roster, mayHaveCards);
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

} // namespace

std::string codeOf(const Roster& roster)
{
    Roster written = roster;
    const std::vector<EntryId> defaults = defaultEntryIds(roster);
    for (std::size_t i = 0; i < written.entries.size(); ++i)
        if (written.entries[i].id == defaults[i])
            written.entries[i].id = {};
    // Whether it needs more than codes of the first version hold.
    const bool withAnswers =
        !roster.extras.empty() ||
        std::ranges::any_of(roster.entries, [](const RosterEntry& entry) { return !entry.card.empty(); });
    code::ByteWriter out;
    passRoster(out, written, withAnswers);

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
