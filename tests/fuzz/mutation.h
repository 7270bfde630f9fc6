#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <string_view>

namespace adjutant::test {

using Chance = std::mt19937_64;

/// A text that differs from `text` in one to a few places, by what files of people and codes are made of: a
/// word or number becomes another one (of the text, of `donor`, or one from the edges of ranges), a block of
/// lines or a bracketed group is left out, repeated (up to some thousand times), moved, nested or taken from
/// `donor`; else bytes change. Of JSON, mostly its nodes change, so that it stays JSON. At most `most` bytes
/// long.
std::string mutated(std::string text, std::string_view donor, Chance& chance, std::size_t most);

} // namespace adjutant::test
