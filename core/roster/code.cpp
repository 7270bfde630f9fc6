#include "core/roster/code.h"

#include "core/roster/finding.h"
#include "core/text.h"

#include <boost/crc.hpp>
#include <boost/mp11/algorithm.hpp>
#include <charconv>
#include <nettle/base64.h>
#include <unordered_set>

namespace adjutant {

namespace code {

void ByteWriter::number(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        m_bytes.push_back(static_cast<std::uint8_t>(value | 0x80));
    m_bytes.push_back(static_cast<std::uint8_t>(value));
}

void ByteWriter::text(std::string_view value)
{
    number(value.size());
    m_bytes.insert(m_bytes.end(), value.begin(), value.end());
}

std::uint32_t checksum(const std::vector<std::uint8_t>& bytes)
{
    boost::crc_32_type crc;
    crc.process_bytes(bytes.data(), bytes.size());
    return crc.checksum();
}

std::string base64(const std::vector<std::uint8_t>& bytes)
{
    std::string text(BASE64_ENCODE_LENGTH(bytes.size()) + BASE64_ENCODE_FINAL_LENGTH, '=');
    base64_encode_ctx context;
    base64url_encode_init(&context);
    const std::size_t length = base64_encode_update(&context, text.data(), bytes.size(), bytes.data());
    base64_encode_final(&context, text.data() + length);
    text.resize(text.find_last_not_of('=') + 1);
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text)
{
    constexpr std::string_view passedOver = "= \t\n\v\f\r"; // by nettle
    if (text.size() % 4 == 1 || text.find_first_of(passedOver) != text.npos)
        return std::nullopt;
    std::vector<std::uint8_t> bytes(BASE64_DECODE_LENGTH(text.size()));
    std::size_t length = bytes.size();
    base64_decode_ctx context;
    base64url_decode_init(&context);
    if (base64_decode_update(&context, &length, bytes.data(), text.size(), text.data()) == 0)
        return std::nullopt;
    bytes.resize(length);
    return bytes;
}

} // namespace code

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

// What a code holds is described once: `bytes(value, most)` puts a value behind what is there already, or
// takes it off again. Whoever writes passes a copy: what can't be is left to the reader to notice.

// Takes off again what was put there. After a failure everything reads as empty, and ok() stays false.
class ByteReader
{
public:
    explicit ByteReader(std::vector<std::uint8_t> bytes) : m_bytes(std::move(bytes)) {}

    void operator()(std::uint64_t& value, std::uint64_t highest)
    {
        value = 0;
        for (int shift = 0; m_ok && shift < 63 && !atEnd(); shift += 7) {
            const std::uint64_t byte = m_bytes[m_at++];
            value |= (byte & 0x7f) << shift;
            if (byte >= 0x80)
                continue;
            if (value <= highest)
                return;
            break;
        }
        fail();
        value = 0;
    }
    void operator()(std::string& text, std::uint64_t longest)
    {
        std::uint64_t length = 0;
        (*this)(length, longest);
        if (length > m_bytes.size() - m_at) {
            fail();
            length = 0;
        }
        const auto begin = m_bytes.begin() + static_cast<std::ptrdiff_t>(m_at);
        text.assign(begin, begin + static_cast<std::ptrdiff_t>(length));
        m_at += length;
    }
    bool ok() const { return m_ok; }
    void fail() { m_ok = false; } ///< what was read can't be
    bool atEnd() const { return m_at == m_bytes.size(); }

private:
    std::vector<std::uint8_t> m_bytes;
    std::size_t m_at = 0;
    bool m_ok = true;
};

// A list of at most `most`, each by `each(item)`.
template <class Bytes, class Item, class Each>
void passList(Bytes& bytes, std::vector<Item>& items, std::size_t most, Each each)
{
    std::uint64_t count = items.size();
    bytes(count, most);
    items.resize(count);
    for (std::size_t i = 0; bytes.ok() && i < items.size(); ++i)
        each(items[i]);
}

constexpr std::size_t longestAnswerText = 4000; ///< bytes
constexpr std::size_t longestPath = 400;
constexpr std::size_t longestList = 1000;

template <class Bytes> struct PassValue
{
    Bytes& bytes;

    void operator()(door::Skipped&) const {}
    void operator()(bool& yes) const
    {
        std::uint64_t number = yes ? 1 : 0;
        bytes(number, 1);
        yes = number == 1;
    }
    // Small numbers of either sign are short: 0, -1, 1, -2 …
    void operator()(int& value) const
    {
        const auto wide = static_cast<std::int64_t>(value);
        auto folded = static_cast<std::uint64_t>(wide < 0 ? -2 * wide - 1 : 2 * wide);
        bytes(folded, 0xffff'ffff);
        const auto half = static_cast<std::int64_t>((folded + 1) / 2);
        value = static_cast<int>(folded % 2 == 1 ? -half : half);
    }
    void operator()(double& value) const
    {
        std::array<char, 40> letters{};
        const auto end = std::to_chars(letters.data(), letters.data() + letters.size(), value);
        std::string text(letters.data(), end.ptr);
        bytes(text, letters.size());
        const auto number = numberOf(text);
        if (!number)
            bytes.fail();
        value = number.value_or(0);
    }
    void operator()(std::string& text) const
    {
        bytes(text, longestAnswerText);
        if (!isText(text))
            bytes.fail();
        text = withoutInvisible(text);
    }
    template <class Item> void operator()(std::vector<Item>& items) const
    {
        passList(bytes, items, longestList, *this);
    }
    void operator()(door::Point& at) const
    {
        (*this)(at.x);
        (*this)(at.y);
    }
};

bool isPath(const std::string& path)
{
    return !path.empty() && isText(path) && !hasInvisible(path) &&
           std::ranges::count(path, '/') < door::deepestAnswers;
}

// Answers. What no file could hold makes the reader fail.
template <class Bytes> void passAnswers(Bytes& bytes, door::Answers& answers)
{
    std::vector<std::pair<door::Path, door::Value>> list(answers.begin(), answers.end());
    answers.clear();
    passList(bytes, list, door::mostAnswers, [&](auto& answer) {
        auto& [path, value] = answer;
        bytes(path, longestPath);
        std::uint64_t kind = value.index();
        constexpr std::size_t kinds = std::variant_size_v<door::Value>;
        bytes(kind, kinds - 1);
        if (kind != value.index())
            value = boost::mp11::mp_with_index<kinds>(
                kind, [](auto each) { return door::Value(std::in_place_index<each>); });
        std::visit(PassValue<Bytes>{bytes}, value);
        if (!isPath(path) || !answers.try_emplace(path, value).second)
            bytes.fail();
    });
    for (const auto& [path, value] : answers)
        if (!door::under(answers, path).empty())
            bytes.fail();
}

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
        passList(bytes, entry.options, RosterEntry::mostOptions, [&bytes](ChosenOption& chosen) {
            passId(bytes, chosen.option);
            passId(bytes, chosen.to);
        });
    if (parts & hasCard)
        passAnswers(bytes, entry.card);
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
    passList(bytes, roster.entries, Roster::mostEntries,
             [&](RosterEntry& entry) { passEntry(bytes, entry, roster.faction, mayHaveCards); });
    if (mayHaveCards)
        passAnswers(bytes, roster.extras);
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

Expected<Roster, CodeRefusal> rosterOfBytes(ByteReader in, bool mayHaveCards)
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

std::vector<std::uint8_t> withChecksum(std::vector<std::uint8_t> bytes)
{
    const std::uint32_t sum = code::checksum(bytes);
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(sum >> shift));
    return bytes;
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

    return std::string(withAnswers ? codePrefixOfCards : codePrefix) +
           code::base64(withChecksum(out.bytes()));
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
    std::string compact(withoutByteOrderMark(text));
    std::erase_if(compact, [](char letter) { return findIn(std::string_view(" \t\r\n"), letter); });
    const bool mayHaveCards = compact.starts_with(codePrefixOfCards);
    if (!compact.starts_with(codePrefix) && !mayHaveCards)
        return refuse(startsAsCode(compact) ? CodeRefusal::newerVersion : CodeRefusal::notACode);
    auto bytes = code::fromBase64(std::string_view(compact).substr(codePrefix.size()));
    if (!bytes || bytes->size() < 4)
        return refuse(CodeRefusal::damaged);
    std::vector<std::uint8_t> contents(bytes->begin(), bytes->end() - 4);
    if (withChecksum(contents) != *bytes)
        return refuse(CodeRefusal::damaged);
    return rosterOfBytes(ByteReader(std::move(contents)), mayHaveCards);
}

std::string_view inEnglish(CodeRefusal refusal)
{
    constexpr std::string_view texts[]{
        // in the order of the refusals
        "this is not an army code: one starts with ADJ1: or ADJ2:",
        "this army code was made by a newer Adjutant; this one reads codes that start with ADJ1: or ADJ2:",
        "the army code is cut off or mistyped; copy it whole, from ADJ1: or ADJ2: to its end",
        "the text is too long to be an army code",
        "the army code holds no army list",
    };
    return texts[static_cast<std::size_t>(refusal)];
}

} // namespace adjutant
