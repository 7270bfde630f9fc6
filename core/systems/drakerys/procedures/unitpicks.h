#pragma once

#include "core/match/fields.h"
#include "core/systems/drakerys/match/actionrules.h"
#include "core/systems/drakerys/match/labels.h"

namespace adjutant::drakerys {

// What procedures of several kinds ask. Questions look at the state as it is: they are to be asked at once.

/// Says how an option stands, and why.
using JudgeUnit = std::function<void(door::Option& option, const UnitRef& unit)>;
using JudgePlayer = std::function<void(door::Option& option, const PlayerId& player)>;
/// Whether a form shows a Unit or a player; answers may name others.
using ShowUnit = std::function<bool(const UnitRef& ref, const UnitState& unit)>;
using ShowPlayer = std::function<bool(const PlayerState& player)>;
/// What puts Units in an order: the lowest come first, and those alike as in their rosters.
using RankUnit = std::function<double(const UnitRef& ref)>;
/// What seems to be broken where a Unit does something.
using RemarksOn = std::function<std::vector<door::Remark>(const UnitRef& unit)>;

/// Closes an option where something is in its way.
void closeFor(door::Option& option, Forbidden reason);
/// Judges Units, or players, by nothing else.
template <class Thing>
auto closing(const MatchState& state, Forbidden (*why)(const MatchState&, const Thing&))
{
    return [&state, why](door::Option& option, const Thing& thing) { closeFor(option, why(state, thing)); };
}
inline auto closedAtTheEnd(const MatchState& state)
{
    return [&state](door::Option& option, const auto&) { closeFor(option, afterTheEnd(state)); };
}
template <StandsInAPlace... Places>
void closeFor(door::Option& option, std::string rule, Words words, Places&&... places)
{
    closeFor(option, forbidden(std::move(rule), words, std::forward<Places>(places)...));
}

/// Seems to break a rule: said of an option that is open.
void warnIn(door::Option& option, std::string rule, Message message);
template <StandsInAPlace... Places>
void warnIn(door::Option& option, std::string rule, Words words, Places&&... places)
{
    warnIn(option, std::move(rule), message(words, std::forward<Places>(places)...));
}

/// The same with the first of what speaks against it, if anything does.
void warnOfFirst(door::Option& option, const std::vector<door::Remark>& remarks);

/// An option with nothing but its name, or what stands beside it.
door::Option optionOf(std::string id, Message label, Message detail = {});
template <class Kind> door::Option optionOf(const Id<Kind>& id, Message detail = {})
{
    return optionOf(id.text(), toMessage(id), std::move(detail));
}

/// Open options first, then the warned ones, each in their order.
void sortByStanding(std::vector<door::Option>& options);

/// Adds its id to every label that stands at several options.
void distinguish(std::vector<door::Option>& options);

/// The Units of which something is true, in their players' order.
std::vector<UnitRef> unitsWhere(const MatchState& state, const ShowUnit& isTrue);

/// One of all Units of the match, as `judge` has it.
Pick pickUnit(const MatchState& state, JudgeUnit judge, ShowUnit shows = {}, RankUnit rank = {},
              door::Path path = "unit", Label label = TR("Unit"));

/// One that is on the table; while the game is not over. The first of the remarks stands beside its option.
Pick pickUnitInMatch(const MatchState& state, ShowUnit shows = {}, RemarksOn remarks = {},
                     door::Path path = "unit", Label label = TR("Unit"));

/// What is open to the Units of the active player that are still there and have a skill.
ShowUnit activeWith(const MatchState& state, std::string skill);

/// What speaks against a Unit that uses a skill of its activation: it lacks it, or is not being activated.
std::vector<door::Remark> remarksOnSkill(const MatchState& state, const UnitRef& unit, std::string_view skill,
                                         Words without, Words notNow = TR("%1: not being activated"));

/// One of the players, as `judge` has it.
Pick pickPlayer(const MatchState& state, JudgePlayer judge = {}, ShowPlayer shows = {},
                door::Path path = "player", Label label = TR("Player"));

/// One that is there, by its id, or the id of a new one; `known` is called where a form shows them.
Pick pickOrName(
    door::Path path, Label label, Pick::All known = [] { return std::vector<door::Option>(); });

/// A mission of the rulebook, or the id of another.
Pick pickMission();

/// The known Vortexes and Maelstroms.
std::vector<door::Option> sourceOptions(const MatchState& state);

/// What a Unit shoots with.
std::vector<door::Option> weaponsOf(const UnitCard& card);

/// All Elements, in their order or in that of the table of Elements.
inline constexpr std::array allElements{Element::air, Element::earth, Element::fire, Element::water};
inline constexpr std::array tableOfElements{Element::air, Element::water, Element::fire, Element::earth};
std::vector<door::Option> elementOptions(const std::array<Element, 4>& order = allElements);

/// All of the battlefield, where nobody comes farther than `reach` cm from where he stands.
door::PlaceInput inTheField(const std::optional<Point>& from = {}, std::optional<double> reach = {});

/// A place on the battlefield for something.
PlaceOn placeOnField(Message what, const std::optional<Point>& from = {}, std::optional<double> reach = {});

/// "Crows would be off the 90 × 90 cm battlefield".
Message offTheField(Message what);

/// Adds to what an option says.
void addDetail(door::Option& option, Message more);

/// Says beside an option how far away it is, where that is known: "12.5 cm away".
std::optional<double> showDistance(door::Option& option, std::optional<double> distance);
/// The same, and warns of one beyond a limit in cm: with its name, its distance and the limit.
void warnIfBeyond(door::Option& option, std::optional<double> distance, std::optional<double> limit,
                  std::string rule, Words words, Message what);

/// The distance between two Units, as far as the map knows.
std::optional<double> distanceBetween(const MatchState& state, const UnitRef& one, const UnitRef& other);

/// The nearest Units first; those of whom the map knows nothing last.
RankUnit nearestTo(const MatchState& state, const UnitRef& unit);

/// Those of some Units that the map knows to be so near, in cm.
std::vector<std::string> unitsWithin(const MatchState& state, const UnitRef& from, double reach,
                                     const ShowUnit& which);

/// The enemies of a Unit that are on the battlefield.
ShowUnit enemiesInPlay(const UnitRef& own);

// What procedures tell.

/// "Crows: 2 Injuries".
Message injuriesOf(const Message& who, int injuries);

/// Tells where an Enchanted Armour keeps all Injuries from a Unit: those of Elementals, and of spells of the
/// mana, of Fire or Earth. Gives whether it does.
bool keptOffByArmour(Ask& ask, const MatchState& state, const UnitRef& unit, std::optional<Element> from);

/// Whether a list has a thing of that id.
template <class Thing, class ThingId> bool isThere(const std::vector<Thing>& things, const ThingId& id)
{
    return findIn(things, id, &Thing::id);
}

/// Real tables have a dozen: beyond `most` every command would cost more than the one before.
template <class Thing, class ThingId>
Forbidden notOneMore(const std::vector<Thing>& things, const ThingId& id, int most = 100)
{
    if (std::ssize(things) < most || isThere(things, id))
        return std::nullopt;
    return forbidden("malformed", TR("at most %1 of these per match"), most);
}

/// Puts a thing in the place of the one with its id, or behind all.
template <class Thing> void put(std::vector<Thing>& things, Thing thing)
{
    const auto found = std::ranges::find(things, thing.id, &Thing::id);
    if (found == things.end())
        things.push_back(std::move(thing));
    else
        *found = std::move(thing);
}

/// Warns of what seems to be broken; or of what nothing has warned of yet: the option that was picked may
/// have been warned of, too.
void warnOf(Ask& ask, const std::vector<door::Remark>& remarks);
void warnOfRest(Ask& ask, const std::vector<door::Remark>& remarks);

} // namespace adjutant::drakerys
