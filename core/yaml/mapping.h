#pragma once

#include "core/yaml/document.h"

#include <limits>

namespace adjutant::yaml {

/// The faults found so far in one file, the first `mostFaults`, and what it mentions.
struct FaultList
{
    std::string file;
    std::vector<Fault> faults;
    std::vector<Mention> mentions{};

    void add(FaultRule rule, Position at, std::string subject, Message allowed = {},
             std::string nearest = {});
    /// What would be right as words of the file: "size, unit".
    void add(FaultRule rule, Position at, std::string subject, std::string allowed, std::string nearest = {});
    void addBadId(Position at, std::string_view text);
    /// A key or a word that isn't among those known, with the nearest of them.
    void addUnknown(FaultRule rule, Position at, std::string_view text,
                    const std::vector<std::string>& known);
    /// Nothing more is given, so that nothing more need be read.
    bool isFull() const { return faults.size() >= mostFaults; }
    Place place(Position at) const { return {file, at.line, at.column}; }
};

/// `filled`: it may be missing, but a text isn't empty. What is required isn't either.
enum class Need { optional, filled, required };

/// How long a text may be: in bytes, or in characters as people count them.
struct TextLimit
{
    std::size_t most;
    bool ofCharacters = false;

    constexpr TextLimit(std::size_t bytes) : most(bytes) {}
    static constexpr TextLimit characters(std::size_t most)
    {
        TextLimit limit(most);
        limit.ofCharacters = true;
        return limit;
    }
};

/// A whole number's allowed range, both ends included.
struct IntRange
{
    int lowest;
    int highest;
};

/// How long a list within an entry of a file is at most, where nothing else is said.
inline constexpr std::size_t mostListed = 200;
/// For lists whose reader bounds them, or that only the document's limits bound.
inline constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();

/// Reads the keys of one mapping. What is asked for is known; finish() reports what was there besides.
/// Every wrong value is added to the faults and read as absent.
class Mapping
{
public:
    /// `node` need not be a mapping: then that is the fault, named by `what`, and every key is absent.
    Mapping(const Node& node, std::string what, FaultList& faults);

    bool valid() const { return m_valid; }
    Position at() const { return m_node.at; }
    FaultList& faults() const { return m_faults; }

    const Node* node(std::string_view key, Need need = Need::optional);
    /// Where a key stands that has nothing behind it.
    std::optional<Position> placeOfNull(std::string_view key) const;
    std::optional<std::string> text(std::string_view key, TextLimit longest, Need need = Need::optional);
    std::optional<int> integer(std::string_view key, IntRange range, Need need = Need::optional);
    /// A list; one that is longer than `most` is a fault, and nothing of it is read.
    const std::vector<Node>& sequence(std::string_view key, Need need = Need::optional,
                                      std::size_t most = mostListed);

    /// The keys that were asked for so far, whether they are there or not.
    const std::vector<std::string>& known() const { return m_known; }
    /// The keys that nobody asked for so far; finish() no longer reports them.
    std::vector<const Member*> rest();

    /// Reports keys that nobody asked for.
    void finish();

private:
    const Node& m_node;
    FaultList& m_faults;
    std::vector<std::string> m_known;
    bool m_valid;
    bool m_restIsKnown = false;
};

/// A scalar as text that is no longer than `longest`; a fault and nothing otherwise.
std::optional<std::string> textOf(const Node& node, std::string_view what, TextLimit longest,
                                  FaultList& faults);

/// A plain scalar as a whole number within a range; a fault and nothing otherwise.
std::optional<int> integerOf(const Node& node, std::string_view what, IntRange range, FaultList& faults);

/// What is allowed in place of a number beyond a range, and of a list that is longer than `most`.
Message within(IntRange range, std::string_view given);
Message listOfAtMost(std::size_t most);

/// A text cut for use in a message, without breaking a UTF-8 sequence.
std::string clipped(std::string_view text);

} // namespace adjutant::yaml
