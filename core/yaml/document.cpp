#include "core/yaml/document.h"

#include "core/utf8.h"

#include <yaml-cpp/anchor.h>
#include <yaml-cpp/emitterstyle.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <fmt/format.h>
#include <istream>
#include <streambuf>

namespace adjutant::yaml {

namespace {

// Thrown through yaml-cpp out of an event, and caught in parse().
struct Refused
{
    FaultRule rule;
    Position at;
    std::string subject;
    Message allowed;
};

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

// Builds the tree from yaml-cpp's events, within the limits.
class TreeBuilder : public YAML::EventHandler
{
public:
    explicit TreeBuilder(std::string_view text) : m_text(text), m_lastByte(text.find_last_not_of(" \t\r\n"))
    {}

    Node takeRoot() { return std::move(m_root); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override
    {
        add({Node::Kind::null, positionOf(mark), {}, true, {}, {}});
    }

    // Both come before the value that they belong to, so that none is ever copied.
    void OnAnchor(const YAML::Mark& mark, const std::string&) override { refuseReference(mark); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { refuseReference(mark); }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                  const std::string& value) override
    {
        refuseTag(mark, tag);
        const bool plain = tag == untagged;
        if (!plain && !beginsText(mark))
            refuseReference(mark);
        // yaml-cpp takes a quote at the very end for a text without letters.
        if (!plain && value.empty() && static_cast<std::size_t>(mark.pos) == m_lastByte)
            throw Refused{FaultRule::syntax, positionOf(mark), "the file ends within a text in quotes", {}};
        const bool null = plain && (value.empty() || value == "~" || value == "null");
        add({null ? Node::Kind::null : Node::Kind::scalar, positionOf(mark), value, plain, {}, {}});
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
        refuseAnyTag(mark, tag);
        open({Node::Kind::sequence, positionOf(mark), {}, false, {}, {}});
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    {
        refuseAnyTag(mark, tag);
        open({Node::Kind::mapping, positionOf(mark), {}, false, {}, {}});
    }
    void OnMapEnd() override { close(); }

private:
    // The tags that yaml-cpp gives to values without one: plain, and in quotes. The latter may be written,
    // too.
    static constexpr std::string_view untagged = "?";
    static constexpr std::string_view quoted = "!";

    struct Open
    {
        Node node;
        std::optional<Member> pendingKey;
    };

    static void refuseReference(const YAML::Mark& mark)
    {
        throw Refused{FaultRule::reference, positionOf(mark), {}, {}};
    }

    static void refuseTag(const YAML::Mark& mark, const std::string& tag)
    {
        if (tag != untagged && tag != quoted)
            refuseReference(mark);
    }

    static void refuseAnyTag(const YAML::Mark& mark, const std::string& tag)
    {
        if (tag != untagged)
            refuseReference(mark);
    }

    bool beginsText(const YAML::Mark& mark) const
    {
        const auto at = static_cast<std::size_t>(mark.pos);
        return at >= m_text.size() || std::string_view("\"'|>").find(m_text[at]) != std::string_view::npos;
    }

    void count(Position at)
    {
        if (++m_nodes > DocumentLimits::nodes)
            throw Refused{FaultRule::tooMany, at, {}, verbatim(std::to_string(DocumentLimits::nodes))};
    }

    void add(Node node)
    {
        count(node.at);
        place(std::move(node));
    }

    void open(Node node)
    {
        count(node.at);
        if (static_cast<int>(m_open.size()) >= DocumentLimits::depth)
            throw Refused{FaultRule::tooDeep, node.at, {}, verbatim(std::to_string(DocumentLimits::depth))};
        m_open.push_back({std::move(node), std::nullopt});
    }

    void close()
    {
        Node done = std::move(m_open.back().node);
        m_open.pop_back();
        place(std::move(done));
    }

    void place(Node node)
    {
        if (m_open.empty()) {
            m_root = std::move(node);
            return;
        }
        Open& parent = m_open.back();
        if (parent.node.kind == Node::Kind::sequence) {
            parent.node.items.push_back(std::move(node));
        } else if (!parent.pendingKey) {
            if (node.kind != Node::Kind::scalar)
                throw Refused{FaultRule::wrongType, node.at, "a key", WORDS("files", "a word")};
            parent.pendingKey = Member{std::move(node.text), node.at, {}};
        } else {
            parent.pendingKey->value = std::move(node);
            parent.node.members.push_back(std::move(*parent.pendingKey));
            parent.pendingKey.reset();
        }
    }

    std::string_view m_text;
    std::size_t m_lastByte;
    Node m_root;
    std::vector<Open> m_open;
    std::size_t m_nodes = 0;
};

std::optional<Position> firstNonText(std::string_view text)
{
    Position at;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = utf8SequenceLength(text, i);
        if (length == 0)
            return at;
        if (text[i] == '\n')
            at = {at.line + 1, 1};
        else
            ++at.column;
        i += length;
    }
    return std::nullopt;
}

// What may begin or end a token; of quotes, it takes two.
std::size_t halfMarksOf(std::string_view text, std::size_t i)
{
    switch (text[i]) {
    case '[':
    case ']':
    case '{':
    case '}':
    case ',':
    case ':':
    case '?':
    case '!':
    case '&':
    case '*':
        return 2;
    case '"':
    case '\'':
        return 1;
    case '#': // a comment ends a word
        return i > 0 && (text[i - 1] == ' ' || text[i - 1] == '\t' || text[i - 1] == '\n') ? 2 : 0;
    default:
        return 0;
    }
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
        if (text[i] == '\n')
            at = {at.line + 1, 1};
        else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80)
            ++at.column;
    }
    return std::nullopt;
}

std::optional<unsigned> hexadecimal(std::string_view digits)
{
    unsigned value = 0;
    for (const char digit : digits) {
        const int figure = digit >= '0' && digit <= '9'   ? digit - '0'
                           : digit >= 'a' && digit <= 'f' ? digit - 'a' + 10
                           : digit >= 'A' && digit <= 'F' ? digit - 'A' + 10
                                                          : -1;
        if (figure < 0)
            return std::nullopt;
        value = value * 16 + static_cast<unsigned>(figure);
    }
    return value;
}

// JSON writes a character beyond U+FFFF as two \u escapes, YAML as one \U; yaml-cpp knows only the latter.
std::string withJsonEscapesJoined(std::string_view text)
{
    std::string joined;
    joined.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 >= text.size()) {
            joined += text[i];
            continue;
        }
        const std::string_view rest = text.substr(i);
        if (rest.size() >= 12 && rest[1] == 'u' && rest[6] == '\\' && rest[7] == 'u') {
            const auto high = hexadecimal(rest.substr(2, 4));
            const auto low = hexadecimal(rest.substr(8, 4));
            if (high && low && *high >= 0xd800 && *high < 0xdc00 && *low >= 0xdc00 && *low < 0xe000) {
                const unsigned character = 0x10000 + ((*high - 0xd800) << 10) + (*low - 0xdc00);
                static constexpr char digits[] = "0123456789abcdef";
                joined += "\\U";
                for (int shift = 28; shift >= 0; shift -= 4)
                    joined += digits[(character >> shift) & 0xf];
                i += 11;
                continue;
            }
        }
        joined += text.substr(i, 2);
        ++i;
    }
    return joined;
}

std::optional<Fault> invisibleIn(std::string_view text, Position at, const std::string& file)
{
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = std::max<std::size_t>(utf8SequenceLength(text, i), 1);
        if (isInvisible(text.substr(i, length)))
            return Fault{FaultRule::refused,
                         {file, at.line, at.column},
                         {},
                         message(WORDS("files", "text can’t contain the invisible character %1: delete it"),
                                 fmt::format("U+{:04X}", codePointOf(text.substr(i, length)))),
                         {}};
        i += length;
    }
    return std::nullopt;
}

} // namespace

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
    const auto fault = [&file](FaultRule rule, Position at, std::string subject, Message allowed) {
        return refuse(Fault{rule, {file, at.line, at.column}, std::move(subject), std::move(allowed), {}});
    };
    if (text.size() > DocumentLimits::bytes)
        return fault(FaultRule::tooLarge, {}, {}, verbatim("4 MiB"));
    text = withoutByteOrderMark(text);
    if (const auto at = firstNonText(text))
        return fault(FaultRule::notUtf8, *at, {}, {});
    if (const auto at = firstMarkTooMany(text))
        return fault(FaultRule::tooMany, *at, {}, verbatim(std::to_string(DocumentLimits::nodes)));

    std::string joined;
    if (text.find("\\ud8") != text.npos || text.find("\\uD8") != text.npos ||
        text.find("\\ud9") != text.npos || text.find("\\uD9") != text.npos ||
        text.find("\\uda") != text.npos || text.find("\\uDA") != text.npos ||
        text.find("\\udb") != text.npos || text.find("\\uDB") != text.npos) {
        joined = withJsonEscapesJoined(text);
        text = joined;
    }
    try {
        TextBuffer buffer(text);
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        TreeBuilder builder(text);
        if (!parser.HandleNextDocument(builder))
            return fault(FaultRule::syntax, {}, "the file is empty", {});
        Node root = builder.takeRoot();
        TreeBuilder second(text);
        if (parser.HandleNextDocument(second)) {
            const Position at = second.takeRoot().at;
            return fault(FaultRule::syntax, at, "a second document in the file", {});
        }
        if (auto invisible = letters == Letters::visible ? invisibleIn(root, file) : std::nullopt)
            return refuse(std::move(*invisible));
        return root;
    } catch (const Refused& refused) {
        return fault(refused.rule, refused.at, refused.subject, refused.allowed);
    } catch (const YAML::Exception& exception) {
        const bool placed = !exception.mark.is_null();
        return fault(FaultRule::syntax, placed ? positionOf(exception.mark) : Position{}, exception.msg, {});
    }
}

} // namespace adjutant::yaml
