#pragma once

#include "core/roster/finding.h"
#include "core/yaml/document.h"

#include <limits>
#include <unordered_set>

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
    void add(FaultRule rule, Position at, std::string subject, std::string allowed, std::string nearest = {})
    {
        add(rule, at, std::move(subject), verbatim(std::move(allowed)), std::move(nearest));
    }

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
    bool ofCharacters;

    constexpr TextLimit(std::size_t most, bool ofCharacters = false) : most(most), ofCharacters(ofCharacters)
    {}
    static constexpr TextLimit characters(std::size_t most) { return {most, true}; }
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
    /// A text; empty where there is none.
    std::string text(std::string_view key, TextLimit longest, Need need = Need::optional);
    std::optional<int> integer(std::string_view key, IntRange range, Need need = Need::optional);
    /// A list; one that is longer than `most` is a fault, and nothing of it is read.
    const std::vector<Node>& sequence(std::string_view key, Need need = Need::optional,
                                      std::size_t most = mostListed);

    /// The keys that were asked for so far, each once, whether they are there or not.
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
inline Message listOfAtMost(std::size_t most)
{
    return message(WORDS("files", "a list of at most %1 entries"), static_cast<int>(most));
}

/// A text cut for use in a message, without breaking a UTF-8 sequence.
std::string clipped(std::string_view text);

/// No id is longer, whatever it names.
inline constexpr std::size_t longestId = 80;

/// Checks the `format` key that every one of our files starts with; false where the rest can't be understood.
inline bool checkFormat(Mapping& mapping, std::string_view expected, FaultList& faults)
{
    const Node* format = mapping.node("format", Need::required);
    if (!format)
        return false;
    if (format->text == expected)
        return true;
    faults.add(FaultRule::unknownFormat, format->at, clipped(format->text), std::string(expected));
    return false;
}

/// Reads a file from its beginning, which all have alike, to its last key: a mapping, of this format, in
/// which `read(value, mapping, faults)` takes the keys. Gives all the file's faults where it has some.
template <class Value, class ReadKeys>
Read<Value> readMapping(const Node& root, const std::string& file, const std::string& what,
                        std::string_view format, ReadKeys read)
{
    FaultList faults{file, {}};
    Mapping mapping(root, what, faults);
    Value value;
    if (checkFormat(mapping, format, faults)) {
        read(value, mapping, faults);
        mapping.finish();
    }
    if (!faults.faults.empty())
        return refuse(std::move(faults.faults));
    if constexpr (requires { value.mentions; })
        value.mentions = std::move(faults.mentions);
    return value;
}

/// Reads the key with a file's language. One in a folder as `<folder>/fr/`, or called `<folder>/fr.yaml`,
/// must be of that language.
std::string readLanguage(Mapping& mapping, std::string_view key, std::string_view folder, FaultList& faults);

/// The ids that a section of a file has given so far.
using TakenIds = std::unordered_set<std::string>;

/// The ranges and lengths of a catalogue's figures and texts (documented in data/FORMAT.md).
struct CatalogueRange
{
    static constexpr IntRange size{1, 200};
    static constexpr IntRange characteristic{0, 20};
    static constexpr IntRange centimetres{0, 200};
    static constexpr TextLimit name = TextLimit::characters(80);
    static constexpr TextLimit summary = TextLimit::characters(110); ///< a line of a printed card
    static constexpr TextLimit source = TextLimit::characters(200);
    static constexpr TextLimit text = TextLimit::characters(2000);
};

/// The word's index in the list of allowed words; a fault with a did-you-mean and nothing otherwise.
std::optional<std::size_t> wordIn(const Node& node, std::string_view what,
                                  const std::vector<std::string>& words, FaultList& faults);

/// What joins the words of an id; a Unit's may stand behind that of its faction.
enum class Joint { any, hyphen, underscore };

/// The id that a node is; a fault and an empty text otherwise. `key`: what it is called in the fault.
std::string idOf(const Node& node, std::string_view key, FaultList& faults, bool withFaction = false,
                 Joint joint = Joint::any);

/// An id of a key that must have one; a fault and an empty text otherwise.
inline std::string readId(Mapping& mapping, std::string_view key, FaultList& faults, bool withFaction = false)
{
    const Node* node = mapping.node(key, Need::required);
    return node ? idOf(*node, key, faults, withFaction) : std::string();
}

/// Reads the typed card of a game whose cards are typed, with everything that is wrong with it. `name` is
/// what it is called by where it says nothing of that; may be empty.
door::Answers readCard(const Node& node, const ListShape& shape, const std::string& name, FaultList& faults);

/// Reads the card of another kind. `known` are answers that stand beside it in the file, as its name.
door::Answers readCard(const Node& node, const CardKind& kind, const door::Answers& known, FaultList& faults);

/// Reads the keys of a mapping that nobody asked for as what a game asks on top, with everything that is
/// wrong with them. Null: the game asks nothing, and they stay unknown.
door::Answers readExtras(Mapping& keys, Task<> (*extras)(Ask& ask), FaultList& faults);

/// Reads the amount of each budget of a game from a mapping, from 0 to what `highest` says of it; every one
/// is needed. Of a game that nobody knows whatever else the mapping has is kept, so that nothing is lost.
Amounts readAmounts(Mapping& mapping, const ListShape& shape, int Budget::*highest, FaultList& faults);

} // namespace adjutant::yaml
