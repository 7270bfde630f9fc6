#include "core/text.h"
#include "core/yaml/tree.h"

// Its stack adds to a null pointer while it is empty.
#ifdef __clang__
#pragma clang attribute push(__attribute__((no_sanitize("pointer-overflow"))), apply_to = function)
#endif
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>
#ifdef __clang__
#pragma clang attribute pop
#endif

namespace adjutant::yaml {

namespace {

/// Builds the tree from RapidJSON's events. Numbers come as their texts.
class JsonTree : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, JsonTree>
{
public:
    explicit JsonTree(std::string_view text) : m_text(text), m_stream(text.data(), text.size()) {}

    Node read()
    {
        const auto notJson = [](Position at) {
            return Refused{FaultRule::syntax, at, {}, WORDS("files", "this is not JSON")};
        };
        if (!isText(m_text))
            throw notJson(*firstNonText(m_text));
        rapidjson::Reader reader;
        if (!reader.Parse<rapidjson::kParseNumbersAsStringsFlag>(m_stream, *this) ||
            reached() < m_text.size())
            throw notJson(positionAt(reached()));
        return m_tree.takeRoot();
    }

    bool Null() { return add(Node::Kind::null, {}, true); }
    bool Bool(bool value) { return add(Node::Kind::scalar, value ? "true" : "false", true); }
    bool RawNumber(const char* text, unsigned size, bool)
    {
        return add(Node::Kind::scalar, {text, size}, true);
    }
    bool String(const char* text, unsigned size, bool)
    {
        return add(Node::Kind::scalar, {text, size}, false);
    }
    bool Key(const char* text, unsigned size, bool)
    {
        if (!isText({text, size})) // RapidJSON takes half a surrogate pair
            return false;
        m_tree.place({Node::Kind::scalar, here(), {text, size}});
        return true;
    }
    bool StartObject() { return open(Node::Kind::mapping); }
    bool StartArray() { return open(Node::Kind::sequence); }
    bool EndObject(unsigned) { return close(); }
    bool EndArray(unsigned) { return close(); }

private:
    std::size_t reached() const { return static_cast<std::size_t>(m_stream.src_ - m_stream.begin_); }

    // The next token begins behind the one before it and what stands between them.
    Position here()
    {
        while (std::string_view(" \t\r\n:,").find(m_text[m_last]) != std::string_view::npos)
            ++m_last;
        const Position at = positionAt(m_last);
        m_last = reached();
        return at;
    }

    // Lines are counted on; most texts have one.
    Position positionAt(std::size_t at)
    {
        for (; m_counted < at; ++m_counted)
            advance(m_position, m_text[m_counted]);
        return m_position;
    }

    bool add(Node::Kind kind, std::string text, bool plain)
    {
        m_tree.add({kind, here(), std::move(text), plain});
        return true;
    }

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
    rapidjson::MemoryStream m_stream;
    std::size_t m_last = 0; ///< the end of the last token
    std::size_t m_counted = 0;
    Position m_position;
    Tree m_tree;
};

} // namespace

Expected<Node, Fault> parseJson(std::string_view text, const std::string& file)
{
    return readWithin(text, file, [&] { return JsonTree(text).read(); });
}

} // namespace adjutant::yaml
