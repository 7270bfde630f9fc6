#pragma once

#include "core/roster/finding.h"
#include "core/yaml/mapping.h"

#include <unordered_set>

namespace adjutant::yaml {

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
std::string readId(Mapping& mapping, std::string_view key, FaultList& faults, bool withFaction = false);

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
