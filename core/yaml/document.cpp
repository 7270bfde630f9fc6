#include "core/text.h"
#include "core/yaml/tree.h"

#include <yaml-cpp/anchor.h>
#include <yaml-cpp/emitterstyle.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <charconv>
#include <fmt/format.h>
#include <istream>
#include <streambuf>

namespace adjutant::yaml {

namespace {

// Lets yaml-cpp read the text where it is.
class TextBuffer : public std::streambuf
{
public:
    explicit TextBuffer(std::string_view text)
    {
        char* begin = const_cast<char*>(text.data()); // a get area is never written to
        setg(begin, begin, begin + text.size());
    }
};

Position positionOf(const YAML::Mark& mark)
{
    return {mark.line + 1, mark.column + 1};
}

// Builds the tree from yaml-cpp's events.
class TreeBuilder : public YAML::EventHandler
{
public:
    explicit TreeBuilder(std::string_view text) : m_text(text), m_lastByte(text.find_last_not_of(" \t\r\n"))
    {}

    Node takeRoot() { return m_tree.takeRoot(); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override
    {
        m_tree.add({Node::Kind::null, positionOf(mark), {}, true});
    }

    // Both come before the value that they belong to, so that none is ever copied.
    void OnAnchor(const YAML::Mark& mark, const std::string&) override { refuseReference(mark); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { refuseReference(mark); }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                  const std::string& value) override
    {
        const bool plain = tag == untagged;
        if (!plain && (tag != quoted || !beginsText(mark)))
            refuseReference(mark);
        // yaml-cpp takes a quote at the very end for a text without letters.
        if (!plain && value.empty() && static_cast<std::size_t>(mark.pos) == m_lastByte)
            throw Refused{FaultRule::syntax, positionOf(mark), "the file ends within a text in quotes"};
        const bool null = plain && (value.empty() || value == "~" || value == "null");
        m_tree.add({null ? Node::Kind::null : Node::Kind::scalar, positionOf(mark), value, plain});
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
        refuseTag(mark, tag);
        m_tree.open({Node::Kind::sequence, positionOf(mark)});
    }
    void OnSequenceEnd() override { m_tree.close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    {
        refuseTag(mark, tag);
        m_tree.open({Node::Kind::mapping, positionOf(mark)});
    }
    void OnMapEnd() override { m_tree.close(); }

private:
    // The tags that yaml-cpp gives to values without one: plain, and in quotes. The latter may be written,
    // too.
    static constexpr std::string_view untagged = "?";
    static constexpr std::string_view quoted = "!";

    static void refuseReference(const YAML::Mark& mark)
    {
        throw Refused{FaultRule::reference, positionOf(mark)};
    }

    static void refuseTag(const YAML::Mark& mark, const std::string& tag)
    {
        if (tag != untagged)
            refuseReference(mark);
    }

    bool beginsText(const YAML::Mark& mark) const
    {
        const auto at = static_cast<std::size_t>(mark.pos);
        return at >= m_text.size() || std::string_view("\"'|>").find(m_text[at]) != std::string_view::npos;
    }

    std::string_view m_text;
    std::size_t m_lastByte;
    Tree m_tree;
};

// What may begin or end a token; of quotes, it takes two.
std::size_t halfMarksOf(std::string_view text, std::size_t i)
{
    constexpr std::string_view whole = "[]{},:?!&*";
    const char mark = text[i];
    if (whole.find(mark) != whole.npos)
        return 2;
    if (mark == '"' || mark == '\'')
        return 1;
    // A comment ends a word.
    return mark == '#' && i > 0 && (text[i - 1] == ' ' || text[i - 1] == '\t' || text[i - 1] == '\n') ? 2 : 0;
}

// yaml-cpp keeps all the tokens of a flow collection, however many lines it has, before it tells of the
// first: without a limit, 4 MiB of brackets would take a gigabyte. Comments behind each other end one word.
std::optional<Position> firstMarkTooMany(std::string_view text)
{
    Position at;
    std::size_t halfMarks = 0;
    bool isComment = false;
    bool endsWord = true; // whether a comment would end one
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t found = halfMarksOf(text, i);
        const bool begins = text[i] == '#' && found > 0;
        if (!begins || endsWord)
            halfMarks += found;
        isComment = (isComment && text[i] != '\n') || begins;
        if (isComment)
            endsWord = false;
        else if (text[i] != ' ' && text[i] != '\n')
            endsWord = true;
        if (halfMarks > 2 * DocumentLimits::marks)
            return at;
        advance(at, text[i]);
    }
    return std::nullopt;
}

std::optional<unsigned> hexadecimal(std::string_view digits)
{
    unsigned value = 0;
    const char* end = digits.data() + digits.size();
    const auto [read, error] = std::from_chars(digits.data(), end, value, 16);
    return read == end && error == std::errc() ? std::optional(value) : std::nullopt;
}

// JSON writes a character beyond U+FFFF as two \u escapes, YAML as one \U; yaml-cpp knows only the latter.
std::string withJsonEscapesJoined(std::string_view text)
{
    std::string joined;
    joined.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        const bool isPair = rest.size() >= 12 && rest.starts_with("\\u") && rest.substr(6, 2) == "\\u";
        const auto high = isPair ? hexadecimal(rest.substr(2, 4)) : std::nullopt;
        const auto low = isPair ? hexadecimal(rest.substr(8, 4)) : std::nullopt;
        if (high && low && *high >= 0xd800 && *high < 0xdc00 && *low >= 0xdc00 && *low < 0xe000) {
            joined += fmt::format("\\U{:08x}", 0x10000 + ((*high - 0xd800) << 10) + (*low - 0xdc00));
            i += 12;
        } else {
            const std::size_t length = rest.front() == '\\' ? 2 : 1; // what is escaped begins no escape
            joined += rest.substr(0, length);
            i += length;
        }
    }
    return joined;
}

Node rootOf(std::string_view text)
{
    if (const auto at = firstNonText(text))
        throw Refused{FaultRule::notUtf8, *at};
    if (const auto at = firstMarkTooMany(text))
        throw Refused{FaultRule::tooMany, *at, {}, verbatim(std::to_string(DocumentLimits::nodes))};
    std::string joined;
    if (text.find("\\ud") != text.npos || text.find("\\uD") != text.npos) {
        joined = withJsonEscapesJoined(text);
        text = joined;
    }
    try {
        TextBuffer buffer(text);
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        TreeBuilder builder(text);
        if (!parser.HandleNextDocument(builder))
            throw Refused{FaultRule::syntax, {}, "the file is empty"};
        TreeBuilder second(text);
        if (parser.HandleNextDocument(second))
            throw Refused{FaultRule::syntax, second.takeRoot().at, "a second document in the file"};
        return builder.takeRoot();
    } catch (const YAML::Exception& exception) {
        const bool placed = !exception.mark.is_null();
        throw Refused{FaultRule::syntax, placed ? positionOf(exception.mark) : Position{}, exception.msg};
    }
}

std::optional<Fault> invisibleIn(std::string_view text, Position at, const std::string& file)
{
    while (!text.empty())
        if (const std::string_view sequence = takeSequence(text); isInvisible(sequence))
            return refusedAt(
                {file, at.line, at.column},
                message(WORDS("files", "text can’t contain the invisible character %1: delete it"),
                        fmt::format("U+{:04X}", codePointOf(sequence))));
    return std::nullopt;
}

} // namespace

std::optional<Position> firstNonText(std::string_view text)
{
    Position at;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = utf8SequenceLength(text, i);
        if (length == 0)
            return at;
        advance(at, text[i]);
        i += length;
    }
    return std::nullopt;
}

Node::Node(Kind kind, Position at, std::string text, bool plain)
    : kind(kind), at(at), text(std::move(text)), plain(plain)
{}

const Node* Node::find(std::string_view key) const
{
    const Member* found = findIn(members, key, &Member::key);
    return found ? &found->value : nullptr;
}

std::optional<Fault> invisibleIn(const Node& document, const std::string& file)
{
    std::optional<Fault> found = invisibleIn(document.text, document.at, file);
    for (std::size_t i = 0; !found && i < document.items.size(); ++i)
        found = invisibleIn(document.items[i], file);
    for (std::size_t i = 0; !found && i < document.members.size(); ++i) {
        const Member& member = document.members[i];
        found = invisibleIn(member.key, member.at, file);
        if (!found)
            found = invisibleIn(member.value, file);
    }
    return found;
}

std::size_t valuesIn(const Node& document)
{
    std::size_t values = 1;
    for (const Node& item : document.items)
        values += valuesIn(item);
    for (const Member& member : document.members)
        values += valuesIn(member.value);
    return values;
}

Expected<Node, Fault> parse(std::string_view text, const std::string& file, Letters letters)
{
    auto root = readWithin(text, file, [&] { return rootOf(withoutByteOrderMark(text)); });
    if (auto invisible = root && letters == Letters::visible ? invisibleIn(*root, file) : std::nullopt)
        return refuse(std::move(*invisible));
    return root;
}

} // namespace adjutant::yaml
