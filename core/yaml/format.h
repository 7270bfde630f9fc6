#pragma once

#include "core/yaml/mapping.h"

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
template <class Value, class Read>
Expected<Value, std::vector<Fault>> readMapping(const Node& root, const std::string& file,
                                                const std::string& what, std::string_view format, Read read)
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
    return value;
}

/// The same from a text: what `read(root, file)` makes of it where it is a document.
template <class Read>
auto readParsed(std::string_view text, const std::string& file, Read read)
    -> decltype(read(std::declval<const Node&>(), file))
{
    const auto root = parse(text, file);
    if (!root)
        return refuse(std::vector{root.error()});
    return read(*root, file);
}

/// Reads the key with a file's language. One in a folder as `<folder>/fr/`, or called `<folder>/fr.yaml`,
/// must be of that language.
std::string readLanguage(Mapping& mapping, std::string_view key, std::string_view folder, FaultList& faults);

} // namespace adjutant::yaml
