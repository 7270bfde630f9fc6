#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <ranges>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adjutant::door {

/// What a question is answered with where the players don't say: the procedure stops claiming what depends on
/// it.
struct Skipped
{
    auto operator<=>(const Skipped&) const = default;
};

/// A spot on a board, in the board's units (cm from its lower left corner, or squares).
struct Point
{
    double x = 0;
    double y = 0;
    auto operator<=>(const Point&) const = default;
};

/// One answer. Lists of whole numbers are faces of dice in the order in which they were rolled; lists of
/// texts are ids in the order in which they were picked.
using Value =
    std::variant<Skipped, bool, int, double, std::string, std::vector<int>, std::vector<std::string>, Point>;

/// Where an answer stands: the keys of a command's text joined by `/`, rows by their number:
/// `against/0/saves`.
using Path = std::string;

/// The answers of one procedure, of a typed card, or of an odds question: what a script writes behind the
/// command's word.
using Answers = std::map<Path, Value, std::less<>>;

/// How many answers one procedure takes at most.
inline constexpr std::size_t mostAnswers = 1024;

/// How deep answers are nested at most: the slashes of a path, and one.
inline constexpr int deepestAnswers = 16;

/// The answers whose paths begin with `prefix/`, without it.
Answers under(const Answers& answers, std::string_view prefix);

/// What stands below a path, in a map or a set of paths in their order.
template <class Paths> auto below(Paths& paths, const Path& path)
{
    return std::ranges::subrange(paths.lower_bound(path + '/'), paths.lower_bound(path + '0')); // 0 follows /
}

/// Whether a key of a path has no letters: it couldn't be written and read again.
inline bool hasEmptyKey(std::string_view path)
{
    return path.empty() || path.starts_with('/') || path.ends_with('/') || path.find("//") != path.npos;
}

/// Adds answers under a prefix: the reverse of under().
void addUnder(Answers& answers, std::string_view prefix, const Answers& more);

/// The first keys of the paths below a prefix, each once: those of rows (`0`, `1`) in the order of their
/// numbers, others in the order of the alphabet.
std::vector<std::string> keysUnder(const Answers& answers, std::string_view prefix);

/// Answers as one object of JSON: rows are a list, other paths objects in objects; what was left out is null.
nlohmann::ordered_json answersJson(const Answers& answers);

} // namespace adjutant::door
