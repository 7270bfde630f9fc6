#include "core/utf8.h"
#include "core/yaml/document.h"

#include <nlohmann/json.hpp>

namespace adjutant::yaml {

namespace {

/// Goes through a text and leaves word of how far it has come.
class TrackedByte
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    TrackedByte(const char* at, const char** reached) : m_at(at), m_reached(reached) {}
    reference operator*() const { return *m_at; }
    TrackedByte& operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    bool operator==(const TrackedByte& other) const { return m_at == other.m_at; }
    bool operator!=(const TrackedByte& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_reached;
};

/// Builds the tree from nlohmann's events, within the limits.
class JsonTree : public nlohmann::json_sax<nlohmann::json>
{
public:
    JsonTree(std::string_view text, const std::string& file)
        : m_text(text), m_file(file), m_reached(text.data()), m_last(text.data())
    {}

    Expected<Node, Fault> read()
    {
        const char* end = m_text.data() + m_text.size();
        const bool whole = nlohmann::json::sax_parse(TrackedByte(m_text.data(), &m_reached),
                                                     TrackedByte(end, &m_reached), this);
        if (!m_fault && !whole)
            fail(FaultRule::syntax, positionAt(m_reached), WORDS("files", "this is not JSON"));
        if (m_fault)
            return refuse(std::move(*m_fault));
        return std::move(m_root);
    }

    bool null() override { return add({Node::Kind::null, here(), {}, true, {}, {}}); }
    bool boolean(bool value) override { return addPlain(value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return addPlain(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return addPlain(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& text) override { return addPlain(text); }
    bool string(string_t& text) override
    {
        return add({Node::Kind::scalar, here(), std::move(text), false, {}, {}});
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Node::Kind::mapping); }
    bool start_array(std::size_t) override { return open(Node::Kind::sequence); }
    bool key(string_t& text) override
    {
        m_open.back().key = Member{std::move(text), here(), {}};
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }

private:
    struct Open
    {
        Node node;
        Member key{};
    };

    // The next token begins behind the one before it and what stands between them.
    Position here()
    {
        while (m_last < m_reached && std::string_view(" \t\r\n:,").find(*m_last) != std::string_view::npos)
            ++m_last;
        const Position at = positionAt(m_last);
        m_last = m_reached;
        return at;
    }

    // Lines are counted on; most texts have one.
    Position positionAt(const char* at)
    {
        for (; m_counted < at; ++m_counted)
            if (*m_counted == '\n')
                m_position = {m_position.line + 1, 1};
            else if ((static_cast<unsigned char>(*m_counted) & 0xc0) != 0x80)
                ++m_position.column;
        return m_position;
    }

    bool fail(FaultRule rule, Position at, Message allowed)
    {
        m_fault = Fault{rule, {m_file, at.line, at.column}, {}, std::move(allowed), {}};
        return false;
    }

    bool addPlain(std::string text)
    {
        return add({Node::Kind::scalar, here(), std::move(text), true, {}, {}});
    }

    bool add(Node node)
    {
        if (++m_nodes > DocumentLimits::nodes)
            return fail(FaultRule::tooMany, node.at, verbatim(std::to_string(DocumentLimits::nodes)));
        place(std::move(node));
        return true;
    }

    bool open(Node::Kind kind)
    {
        const Position at = here();
        if (static_cast<int>(m_open.size()) >= DocumentLimits::depth)
            return fail(FaultRule::tooDeep, at, verbatim(std::to_string(DocumentLimits::depth)));
        m_open.push_back({Node{kind, at, {}, false, {}, {}}});
        return true;
    }

    bool close()
    {
        here();
        Node done = std::move(m_open.back().node);
        m_open.pop_back();
        return add(std::move(done));
    }

    void place(Node node)
    {
        if (m_open.empty()) {
            m_root = std::move(node);
        } else if (Open& parent = m_open.back(); parent.node.kind == Node::Kind::sequence) {
            parent.node.items.push_back(std::move(node));
        } else {
            parent.key.value = std::move(node);
            parent.node.members.push_back(std::move(parent.key));
        }
    }

    std::string_view m_text;
    const std::string& m_file;
    const char* m_reached; ///< by nlohmann, one byte behind a number's end
    const char* m_last;    ///< the end of the last token, or the byte behind it
    const char* m_counted = m_text.data();
    Position m_position;
    Node m_root;
    std::vector<Open> m_open;
    std::size_t m_nodes = 0;
    std::optional<Fault> m_fault;
};

} // namespace

Expected<Node, Fault> parseJson(std::string_view text, const std::string& file)
{
    if (text.size() > DocumentLimits::bytes)
        return refuse(Fault{FaultRule::tooLarge, {file, 1, 1}, {}, verbatim("4 MiB"), {}});
    return JsonTree(text, file).read();
}

} // namespace adjutant::yaml
