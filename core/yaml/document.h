#pragma once

#include "core/expected.h"
#include "core/yaml/fault.h"

namespace adjutant::yaml {

/// What untrusted text may use up. Beyond it the file is refused as a whole.
struct DocumentLimits
{
    static constexpr std::size_t bytes = std::size_t{4} * 1024 * 1024;
    static constexpr int depth = 64;
    static constexpr std::size_t nodes = 200'000;

    /// Marks of YAML, in texts and comments too: no file within `nodes` needs more for its structure.
    static constexpr std::size_t marks = 3 * nodes;
};

struct Position
{
    int line = 1;
    int column = 1;
};

struct Member;

/// One value of a YAML document with its place.
struct Node
{
    enum class Kind { null, scalar, sequence, mapping };

    Node(Kind kind = Kind::null, Position at = {}, std::string text = {}, bool plain = false);

    Kind kind;
    Position at;
    std::string text; ///< of a scalar
    bool plain;       ///< a scalar without quotes, which may be a number or a truth value
    std::vector<Node> items;
    std::vector<Member> members; ///< in file order; duplicate keys are kept for the reader to refuse

    /// The value of a key, the first of them; null where a mapping hasn't got it.
    const Node* find(std::string_view key) const;
};

/// A key of a mapping and its value.
struct Member
{
    std::string key;
    Position at;
    Node value;
};

/// Which characters the texts of a document may have. What the app itself recorded is read whatever it has;
/// in a file that people exchange an invisible character (core/text.h) is a fault.
enum class Letters { visible, any };

/// Reads one YAML 1.2 document (JSON is YAML) within the limits. Anchors, aliases and tags are refused where
/// they stand: a few bytes of them can stand for gigabytes. `file` names the document in the fault.
Expected<Node, Fault> parse(std::string_view text, const std::string& file,
                            Letters letters = Letters::visible);

/// The same of a text that the app itself wrote as JSON, which is quick: a match has thousands of them.
Expected<Node, Fault> parseJson(std::string_view text, const std::string& file = {});

/// What a file holds, or all that is wrong with it.
template <class Made> using Read = Expected<Made, std::vector<Fault>>;

/// What a reader of documents makes of a text.
template <class Made>
Read<Made> readText(Read<Made> (*read)(const Node& root, const std::string& file), std::string_view text,
                    const std::string& file)
{
    const auto root = parse(text, file);
    if (!root)
        return refuse(std::vector{root.error()});
    return read(*root, file);
}

/// How many values a document has, itself among them.
std::size_t valuesIn(const Node& document);

/// The fault of the first invisible character in a document; none where there is none.
std::optional<Fault> invisibleIn(const Node& document, const std::string& file);

} // namespace adjutant::yaml
