#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace adjutant {

/// A name by which data refers to a thing: its own type for each kind of thing, so that they can't be mixed
/// up.
template <class Kind> class Id
{
public:
    Id() = default;
    explicit Id(std::string text) : m_text(std::move(text)) {}

    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }

    auto operator<=>(const Id&) const = default;

private:
    std::string m_text;
};

using SystemId = Id<struct SystemKind>;       ///< a game: `chess`
using FactionId = Id<struct FactionKind>;     ///< `north`
using DomainId = Id<struct DomainKind>;       ///< a domain of magic: `solar`
using SkillId = Id<struct SkillKind>;         ///< `expert_parry`
using WeaponId = Id<struct WeaponKind>;       ///< `heavy-crossbow`
using OptionId = Id<struct OptionKind>;       ///< `reloading-mechanism`
using UnitId = Id<struct UnitKind>;           ///< with its faction, where it has one: `north/crows`
using OtherCardId = Id<struct OtherCardKind>; ///< a card that is no Unit's: `mirage`
using EntryId = Id<struct EntryKind>;         ///< one Unit of one roster: `crows-1`
using ReferenceId = Id<struct RuleKind>;      ///< with its shelf: `skill/parry`

/// The first of some things that is this value, or has it in a part of it; null where none is.
template <class Things, class Value, class Part = std::identity>
auto findIn(Things&& things, const Value& value, Part part = {})
{
    const auto found = std::ranges::find(things, value, part);
    return found == std::end(things) ? nullptr : &*found;
}

/// What a function, or a part, gives of each of some things, in their order.
template <class Given, class Things, class Give> Given mappedTo(const Things& things, Give give)
{
    Given given;
    given.reserve(static_cast<decltype(given.size())>(std::size(things)));
    for (const auto& each : things)
        given.push_back(std::invoke(give, each));
    return given;
}

/// The same as a vector.
template <class Things, class Give> auto mapped(const Things& things, Give give)
{
    using Part = std::remove_cvref_t<std::invoke_result_t<Give, decltype(*std::begin(things))>>;
    return mappedTo<std::vector<Part>>(things, give);
}

/// The id of a skill that a file names with `-` where skills have `_`.
inline SkillId skillIdOf(std::string text)
{
    std::ranges::replace(text, '-', '_');
    return SkillId(std::move(text));
}

/// Whether a text is made of lower-case ASCII letters, digits and inner `-`, `_` (and one `/` where allowed).
bool isId(std::string_view text, bool withFaction = false);

/// The id that is made of what something is called: `quick-stab` of "Quick Stab!". At most so many letters;
/// empty where the name has no letter that an id can have.
std::string idOfName(std::string_view name, std::size_t longest = 40);

/// The faction a Unit's id names: `north` of `north/crows`; empty where it names none.
inline FactionId factionOf(const UnitId& id)
{
    const auto slash = id.text().find('/');
    return FactionId(slash == std::string::npos ? std::string() : id.text().substr(0, slash));
}

/// A Unit's id without its faction: `crows` of `north/crows`.
inline std::string nameWithinFaction(const UnitId& id)
{
    const auto slash = id.text().find('/');
    return slash == std::string::npos ? id.text() : id.text().substr(slash + 1);
}

/// The full id of a Unit of a faction; where a game has none, that is its name.
inline UnitId unitOf(const FactionId& faction, std::string_view name)
{
    return UnitId(faction.empty() ? std::string(name) : faction.text() + '/' + std::string(name));
}

/// How many letters must be inserted, removed, changed or swapped with their neighbour to make one text the
/// other; case doesn't count. Gives `limit` at once where it is at least that; texts over 64 bytes are never
/// near.
std::size_t editDistance(std::string_view one, std::string_view other, std::size_t limit);

/// The greatest edit distance at which a text is still taken for a misspelling.
inline std::size_t farthestNear(std::string_view text)
{
    return std::clamp<std::size_t>(text.size() / 3, 1, 4);
}

/// The candidate that was probably meant by `text`; empty where none is near.
std::string nearestOf(std::string_view text, const std::vector<std::string>& candidates);

} // namespace adjutant

template <class Kind> struct std::hash<adjutant::Id<Kind>>
{
    std::size_t operator()(const adjutant::Id<Kind>& id) const noexcept
    {
        return std::hash<std::string>()(id.text());
    }
};
