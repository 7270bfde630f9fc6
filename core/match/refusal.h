#pragma once

#include <string>

namespace adjutant {

/// Why a command was not carried out: the rule it breaks, one of the game's own, and a sentence in English.
template <class Rule> struct Refusal
{
    Rule rule;
    std::string message;

    bool operator==(const Refusal&) const = default;
};

/// A rule that a carried out command seems to break. Players at a real table decide, so it never stops them.
struct Warning
{
    std::string rule;
    std::string message;

    bool operator==(const Warning&) const = default;
};

} // namespace adjutant
