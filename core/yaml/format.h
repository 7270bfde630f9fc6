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

} // namespace adjutant::yaml
