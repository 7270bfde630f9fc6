#include "core/yaml/tree.h"

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

/// Builds the tree from nlohmann's events.
class JsonTree : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit JsonTree(std::string_view text) : m_text(text), m_reached(text.data()), m_last(text.data()) {}

    Node read()
    {
        const char* end = m_text.data() + m_text.size();
        if (!nlohmann::json::sax_parse(TrackedByte(m_text.data(), &m_reached), TrackedByte(end, &m_reached),
                                       this))
            throw Refused{FaultRule::syntax, positionAt(m_reached), {}, WORDS("files", "this is not JSON")};
        return m_tree.takeRoot();
    }

    bool null() override { return add(Node::Kind::null, {}, true); }
    bool boolean(bool value) override { return addPlain(value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return addPlain(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return addPlain(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& text) override { return addPlain(text); }
    bool string(string_t& text) override { return add(Node::Kind::scalar, std::move(text), false); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Node::Kind::mapping); }
    bool start_array(std::size_t) override { return open(Node::Kind::sequence); }
    bool key(string_t& text) override
    {
        m_tree.place({Node::Kind::scalar, here(), std::move(text)});
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }

private:
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
            advance(m_position, *m_counted);
        return m_position;
    }

    bool add(Node::Kind kind, std::string text, bool plain)
    {
        m_tree.add({kind, here(), std::move(text), plain});
        return true;
    }

    bool addPlain(std::string text) { return add(Node::Kind::scalar, std::move(text), true); }

    bool open(Node::Kind kind)
    {
        m_tree.open({kind, here()});
        return true;
    }

    bool close()
    {
        here();
        m_tree.close();
        return true;
    }

    std::string_view m_text;
    const char* m_reached; ///< by nlohmann, one byte behind a number's end
    const char* m_last;    ///< the end of the last token, or the byte behind it
    const char* m_counted = m_text.data();
    Position m_position;
    Tree m_tree;
};

} // namespace

Expected<Node, Fault> parseJson(std::string_view text, const std::string& file)
{
    return readWithin(text, file, [&] { return JsonTree(text).read(); });
}

} // namespace adjutant::yaml
