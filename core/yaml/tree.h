#pragma once

#include "core/yaml/document.h"

namespace adjutant::yaml {

/// Why a document is refused as a whole: thrown through its parser, out of an event.
struct Refused
{
    FaultRule rule;
    Position at;
    std::string subject{};
    Message allowed{};
};

/// Moves a position on behind one byte of its text.
inline void advance(Position& at, char byte)
{
    if (byte == '\n')
        at = {at.line + 1, 1};
    else if ((static_cast<unsigned char>(byte) & 0xc0) != 0x80)
        ++at.column;
}

/// The first byte of a text that belongs to no character of UTF-8, or to a control character.
std::optional<Position> firstNonText(std::string_view text);

/// The tree of a document as a parser's events build it, within the limits.
class Tree
{
public:
    Tree() { m_open.reserve(few); }
    Node takeRoot() { return std::move(m_root); }

    /// A value without others in it.
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
        const bool isKey = !m_open.empty() && m_open.back().takesKey();
        m_open.push_back({&place(std::move(node)), isKey});
    }
    void close()
    {
        const Open done = m_open.back();
        m_open.pop_back();
        if (done.isKey)
            refuseKey(done.node->at);
    }
    /// Puts a node where it belongs, and gives it there; of a mapping, what has no key yet is one.
    Node& place(Node node)
    {
        if (m_open.empty())
            return m_root = std::move(node);
        Open& open = m_open.back();
        if (open.node->kind == Node::Kind::sequence)
            return open.node->items.emplace_back(std::move(node));
        std::vector<Member>& members = open.node->members;
        if (!open.takesKey()) {
            open.hasKey = false;
            return members.back().value = std::move(node);
        }
        if (node.kind == Node::Kind::null)
            refuseKey(node.at);
        if (members.empty())
            members.reserve(few);
        open.hasKey = true;
        Member& member = members.emplace_back(std::move(node.text), node.at, Node());
        return node.kind == Node::Kind::scalar ? member.value : member.value = std::move(node);
    }

private:
    /// A mapping or sequence where it lies: what is around it doesn't grow before it is closed.
    struct Open
    {
        Node* node;
        bool isKey = false;  ///< of a mapping: refused where it ends, as what is wrong within comes first
        bool hasKey = false; ///< the last of its members has no value yet

        bool takesKey() const { return node->kind == Node::Kind::mapping && !hasKey; }
    };

    [[noreturn]] static void refuseKey(Position at)
    {
        throw Refused{FaultRule::wrongType, at, "a key", WORDS("files", "a word")};
    }

    void count(Position at)
    {
        if (++m_nodes > DocumentLimits::nodes)
            throw Refused{FaultRule::tooMany, at, {}, verbatim(std::to_string(DocumentLimits::nodes))};
    }

    // Keys of a mapping, and open nodes: most lines of a match have no more.
    static constexpr std::size_t few = 4;

    Node m_root;
    std::vector<Open> m_open;
    std::size_t m_nodes = 0;
};

/// What `rootOf()` makes of a text that is not too large, or why it is refused.
template <class MakeRoot>
Expected<Node, Fault> readWithin(std::string_view text, const std::string& file, MakeRoot rootOf)
{
    try {
        if (text.size() > DocumentLimits::bytes)
            throw Refused{FaultRule::tooLarge, {}, {}, verbatim("4 MiB")};
        return rootOf();
    } catch (const Refused& refused) {
        const auto& [rule, at, subject, allowed] = refused;
        return refuse(Fault{rule, {file, at.line, at.column}, subject, allowed});
    }
}

} // namespace adjutant::yaml
