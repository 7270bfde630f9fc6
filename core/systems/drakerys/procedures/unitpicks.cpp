#include "core/systems/drakerys/procedures/unitpicks.h"

#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

door::Option unitOption(const UnitRef& ref, Message label, const JudgeUnit& judge)
{
    door::Option option = optionOf(toText(ref), std::move(label));
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

door::Option optionOf(std::string id, Message label, Message detail)
{
    return {std::move(id), std::move(label), std::move(detail)};
}

void addDetail(door::Option& option, Message more)
{
    option.detail = option.detail.empty() ? std::move(more)
                                          : message(TR("%1, %2"), std::move(option.detail), std::move(more));
}

std::optional<double> showDistance(door::Option& option, std::optional<double> distance)
{
    if (distance)
        option.detail = message(TR("%1 cm away"), asMeasured(*distance));
    return distance;
}

void warnIfBeyond(door::Option& option, std::optional<double> distance, std::optional<double> limit,
                  std::string rule, Words words, Message what)
{
    if (isBeyond(showDistance(option, distance), limit))
        warnIn(option, std::move(rule), words, std::move(what), asMeasured(*distance), *limit);
}

std::optional<double> distanceBetween(const MatchState& state, const UnitRef& one, const UnitRef& other)
{
    return distanceBetween(*state.find(one), *state.find(other));
}

RankUnit nearestTo(const MatchState& state, const UnitRef& unit)
{
    return
        [&state, unit](const UnitRef& ref) { return distanceBetween(state, unit, ref).value_or(HUGE_VAL); };
}

std::vector<std::string> unitsWithin(const MatchState& state, const UnitRef& from, double reach,
                                     const ShowUnit& which)
{
    std::vector<std::string> near;
    for (const UnitRef& ref : unitsWhere(state, which))
        if (!isBeyond(distanceBetween(state, from, ref).value_or(HUGE_VAL), reach))
            near.push_back(toText(ref));
    return near;
}

ShowUnit enemiesInPlay(const UnitRef& own)
{
    return [own](const UnitRef& ref, const UnitState& unit) {
        return ref.player != own.player && unit.isOnBattlefield();
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

void closeFor(door::Option& option, Forbidden reason)
{
    if (!reason)
        return;
    option.standing = door::Standing::closed;
    option.remark = std::move(*reason);
}

std::vector<UnitRef> unitsWhere(const MatchState& state, const ShowUnit& isTrue)
{
    std::vector<UnitRef> units;
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units)
            if (UnitRef ref{player.id, unit.id()}; !isTrue || isTrue(ref, unit))
                units.push_back(std::move(ref));
    return units;
}

Pick pickUnit(const MatchState& state, JudgeUnit judge, ShowUnit shows, RankUnit rank, door::Path path,
              Label label)
{
    auto all = [&state, judge, shows = std::move(shows), rank = std::move(rank)] {
        std::vector<door::Option> options = mapped(unitsWhere(state, shows), [&](const UnitRef& ref) {
            return unitOption(ref, state.name(ref), judge);
        });
        if (rank)
            std::ranges::stable_sort(options, {},
                                     [&rank](const door::Option& each) { return rank(each.piece); });
        return options;
    };
    auto find = [&state, judge = std::move(judge)](const std::string& id) -> std::optional<door::Option> {
        const UnitRef ref = unitRefOf(id);
        return state.find(ref) ? std::optional(unitOption(ref, {}, judge)) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), std::move(all), std::move(find)).unknownIs("unknown-unit");
}

Pick pickUnitInMatch(const MatchState& state, ShowUnit shows, RemarksOn remarks, door::Path path, Label label)
{
    const auto judge = [&state, remarks = std::move(remarks)](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        if (remarks && option.standing == door::Standing::open)
            warnOfFirst(option, remarks(ref));
    };
    return pickUnit(state, judge, std::move(shows), {}, std::move(path), std::move(label));
}

ShowUnit activeWith(const MatchState& state, std::string skill)
{
    return [&state, skill = std::move(skill)](const UnitRef& ref, const UnitState& unit) {
        const PlayerState* active = activePlayer(state);
        return !unit.removed() && unit.hasSkill(skill) && active && active->id == ref.player;
    };
}

std::vector<door::Remark> remarksOnSkill(const MatchState& state, const UnitRef& unit, std::string_view skill,
                                         Words without, Words notNow)
{
    std::vector<door::Remark> remarks;
    if (!state.find(unit)->hasSkill(skill))
        warnIn(remarks, "skill", without, state.name(unit));
    if (!state.isActivating(unit))
        warnIn(remarks, "activation", notNow, state.name(unit));
    return remarks;
}

Pick pickPlayer(const MatchState& state, JudgePlayer judge, ShowPlayer shows, door::Path path, Label label)
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
    return Pick(std::move(path), std::move(label), all, find).unknownIs("unknown-unit");
}

Pick pickOrName(door::Path path, Label label, Pick::All known)
{
    const auto find = [](const std::string& id) -> std::optional<door::Option> {
        return isId(id) ? std::optional(optionOf(id, fromId(id))) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), std::move(known), find).orTyped();
}

Pick pickMission()
{
    const auto known = [] {
        return mapped(missions(),
                      [](const Mission& each) { return optionOf(MissionId(std::string(each.id))); });
    };
    return pickOrName("mission", TR("Mission"), known);
}

void distinguish(std::vector<door::Option>& options)
{
    std::vector<std::string> labels =
        mapped(options, [](const door::Option& option) { return toText(option.label); });
    for (std::size_t k = 0; k < options.size(); ++k)
        if (std::ranges::count(labels, labels[k]) > 1)
            options[k].label = message(TR("%1 (%2)"), std::move(options[k].label), options[k].id);
}

std::vector<door::Option> sourceOptions(const MatchState& state)
{
    std::vector<door::Option> options = mapped(state.sources, [](const SourceState& source) {
        return optionOf(source.id.text(), toMessage(source));
    });
    distinguish(options);
    return options;
}

std::vector<door::Option> weaponsOf(const UnitCard& card)
{
    return mapped(card.weapons, [](const RangedWeapon& weapon) {
        return optionOf(weapon.id.text(), fromId(weapon.id.text()));
    });
}

std::vector<door::Option> elementOptions(const std::array<Element, 4>& order)
{
    return mapped(order,
                  [](Element element) { return optionOf(std::string(toWord(element)), toMessage(element)); });
}

door::PlaceInput inTheField(const std::optional<Point>& from, std::optional<double> reach)
{
    return {.board = "battlefield",
            .highest = {Field::side, Field::side},
            .from = from,
            .reach = from ? reach.value_or(0) : 0};
}

Message offTheField(Message what)
{
    return message(TR("%1 would be off the %2 × %2 cm battlefield"), std::move(what), Field::side);
}

PlaceOn placeOnField(Message what, const std::optional<Point>& from, std::optional<double> reach)
{
    return PlaceOn("at", TR("Position"), inTheField(from, reach))
        .outsideIs("off-the-field", offTheField(std::move(what)));
}

Message injuriesOf(const Message& who, int injuries)
{
    return injuries == 1 ? message(TR("%1: 1 Injury"), who) : message(TR("%1: %2 Injuries"), who, injuries);
}

bool keptOffByArmour(Ask& ask, const MatchState& state, const UnitRef& unit, std::optional<Element> from)
{
    Side side;
    for (const OptionId& weapon : state.find(unit)->card->options)
        addWeapon(weapon, side);
    if (!side.isProofAgainst(from))
        return false;
    ask.report(TR("%1: no Injuries (Enchanted Armour)"), state.name(unit));
    return true;
}

void warnOf(Ask& ask, const std::vector<door::Remark>& remarks)
{
    for (const door::Remark& remark : remarks)
        ask.warn(remark.rule, remark.message);
}

void warnOfRest(Ask& ask, const std::vector<door::Remark>& remarks)
{
    for (const door::Remark& remark : remarks)
        if (!findIn(ask.form().warnings, remark))
            ask.warn(remark.rule, remark.message);
}

} // namespace adjutant::drakerys
