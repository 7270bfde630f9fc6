#include "core/systems/drakerys/procedures/unitpicks.h"

#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/missions/mission.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace adjutant::drakerys {

namespace {

constexpr std::size_t longestId = 80;

door::Option unitOption(const MatchState& state, const UnitRef& ref, const JudgeUnit& judge)
{
    door::Option option = optionOf(toText(ref), toMessage(state, ref));
    option.piece = ref;
    if (judge)
        judge(option, ref);
    return option;
}

door::Option playerOption(const PlayerState& player, const JudgePlayer& judge)
{
    door::Option option = optionOf(player.id.text(), toMessage(player));
    if (judge)
        judge(option, player.id);
    return option;
}

} // namespace

door::Option optionOf(std::string id, Message label)
{
    door::Option option;
    option.id = std::move(id);
    option.label = std::move(label);
    return option;
}

double asMeasured(double distance)
{
    return std::round(distance * 10) / 10;
}

std::optional<double> distanceTo(const UnitState& unit, const std::optional<Point>& at)
{
    return unit.at && at ? std::optional(distanceBetween(*unit.at, *at)) : std::nullopt;
}

std::optional<double> distanceTo(const UnitState& unit, const SourceState& source)
{
    return unit.at && source.at ? std::optional(distanceToSource(*unit.at, *source.at)) : std::nullopt;
}

Message centimetresAway(double distance)
{
    return message(WORDS("drakerys", "%1 cm away"), asMeasured(distance));
}

RankUnit nearestTo(const MatchState& state, const UnitRef& unit)
{
    return [&state, unit](const UnitRef& ref) {
        return distanceTo(*state.find(unit), state.find(ref)->at).value_or(HUGE_VAL);
    };
}

void sortByStanding(std::vector<door::Option>& options)
{
    std::ranges::stable_sort(options, {}, &door::Option::standing);
}

void warnIn(door::Option& option, std::string rule, Message message)
{
    if (option.standing != door::Standing::open)
        return;
    option.standing = door::Standing::warned;
    option.remark = {std::move(rule), std::move(message)};
}

void warnOfFirst(door::Option& option, const std::vector<door::Remark>& remarks)
{
    if (!remarks.empty())
        warnIn(option, remarks.front().rule, remarks.front().message);
}

Point pointOf(const door::Point& at)
{
    return {at.x, at.y};
}

void closeFor(door::Option& option, Forbidden reason)
{
    if (!reason)
        return;
    option.standing = door::Standing::closed;
    option.remark = std::move(*reason);
}

Pick pickUnit(const MatchState& state, door::Path path, Message label, JudgeUnit judge, ShowUnit shows,
              RankUnit rank)
{
    auto all = [&state, judge, shows = std::move(shows), rank = std::move(rank)] {
        std::vector<door::Option> options;
        for (const PlayerState& player : state.players)
            for (const UnitState& unit : player.units)
                if (const UnitRef ref{player.id, unit.id()}; !shows || shows(ref, unit))
                    options.push_back(unitOption(state, ref, judge));
        if (rank)
            std::ranges::stable_sort(options, {},
                                     [&rank](const door::Option& each) { return rank(each.piece); });
        return options;
    };
    auto find = [&state, judge = std::move(judge)](const std::string& id) -> std::optional<door::Option> {
        const UnitRef ref = unitRefOf(id);
        return state.find(ref) ? std::optional(unitOption(state, ref, judge)) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), std::move(all), std::move(find)).unknownIs("unknown-unit");
}

Pick pickUnitInMatch(const MatchState& state, door::Path path, Message label, ShowUnit shows,
                     RemarksOn remarks)
{
    const auto judge = [&state, remarks = std::move(remarks)](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        if (remarks && option.standing == door::Standing::open)
            warnOfFirst(option, remarks(ref));
    };
    return pickUnit(state, std::move(path), std::move(label), judge, std::move(shows));
}

Pick pickUnitInMatch(const MatchState& state)
{
    return pickUnitInMatch(state, "unit", WORDS("drakerys", "Unit"));
}

Pick pickUnitOnBattlefield(const MatchState& state)
{
    return pickUnit(state, "unit", WORDS("drakerys", "Unit"),
                    [&state](door::Option& option, const UnitRef& ref) {
                        closeFor(option, notOnBattlefield(state, ref));
                    });
}

Pick pickPlayer(const MatchState& state, door::Path path, JudgePlayer judge, ShowPlayer shows)
{
    const auto all = [&state, judge, shows] {
        std::vector<door::Option> options;
        for (const PlayerState& player : state.players)
            if (!shows || shows(player))
                options.push_back(playerOption(player, judge));
        return options;
    };
    const auto find = [&state, judge](const std::string& id) -> std::optional<door::Option> {
        const PlayerState* player = state.find(PlayerId(id));
        return player ? std::optional(playerOption(*player, judge)) : std::nullopt;
    };
    return Pick(std::move(path), WORDS("drakerys", "Player"), all, find).unknownIs("unknown-unit");
}

Pick pickActivePlayer(const MatchState& state)
{
    return pickPlayer(state, "player", [&state](door::Option& option, const PlayerId& player) {
        closeFor(option, notToPlay(state, player));
    });
}

Pick pickOrName(door::Path path, Message label, Pick::All known)
{
    const auto find = [](const std::string& id) -> std::optional<door::Option> {
        return isId(id) && id.size() <= longestId ? std::optional(optionOf(id, fromId(id))) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), std::move(known), find).orTyped();
}

void offerNew(std::vector<door::Option>& known, std::string_view kind, Message (*name)(std::string_view id))
{
    std::set<std::string_view> taken;
    for (const door::Option& each : known)
        taken.insert(each.id);
    std::string id;
    int k = 1;
    do
        id = std::string(kind) + '-' + std::to_string(k++);
    while (taken.contains(id));
    known.push_back(optionOf(id, message(WORDS("drakerys", "New: %1"), name(id))));
}

Pick pickMission(door::Path path, Message label)
{
    const auto known = [] {
        std::vector<door::Option> options;
        for (const Mission& mission : missions()) {
            const MissionId id{std::string(mission.id)};
            options.push_back(optionOf(id.text(), toMessage(id)));
        }
        return options;
    };
    return pickOrName(std::move(path), std::move(label), known);
}

Pick pickCardOf(const MatchState& state, const PlayerId& player)
{
    std::vector<door::Option> held;
    for (const MissionState& card : state.missions)
        if (card.player == player &&
            std::ranges::find(held, card.mission.text(), &door::Option::id) == held.end())
            held.push_back(optionOf(card.mission.text(), toMessage(card.mission)));
    return Pick("mission", WORDS("drakerys", "Mission"), std::move(held)).unknownIs("unknown-mission");
}

void tellApart(std::vector<door::Option>& options)
{
    std::vector<std::string> labels;
    for (const door::Option& option : options)
        labels.push_back(toText(option.label));
    for (std::size_t k = 0; k < options.size(); ++k)
        if (std::ranges::count(labels, labels[k]) > 1)
            options[k].label =
                message(WORDS("drakerys", "%1 (%2)"), std::move(options[k].label), verbatim(options[k].id));
}

std::vector<door::Option> sourceOptions(const MatchState& state)
{
    std::vector<door::Option> options;
    for (const SourceState& source : state.sources)
        options.push_back(optionOf(source.id.text(), toMessage(source)));
    tellApart(options);
    return options;
}

PlaceOn placeOnField(Message what)
{
    door::PlaceInput place;
    place.board = "battlefield";
    place.highest = {Field::side, Field::side};
    return PlaceOn("at", WORDS("drakerys", "Position"), std::move(place))
        .outsideIs("off-the-field", message(WORDS("drakerys", "%1 would be off the %2 × %2 cm battlefield"),
                                            std::move(what), Field::side));
}

} // namespace adjutant::drakerys
