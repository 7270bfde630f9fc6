#include "core/systems/drakerys/missions/mission.h"

#include "core/systems/drakerys/battlefield/layingout.h"

namespace adjutant::drakerys {

// Each in a file of its own, in the rulebook's order; a new one goes to the end. Matches on record say by its
// number in this list which card was drawn.
#define ALL_MISSIONS                                                                                         \
    epicFight(), conquerors(), totalDestruction(), moonShards(), idolsOfPower(), messenger(),                \
        breakthrough(), prisoners(), relics()

Mission ALL_MISSIONS;

std::span<const Mission> missions()
{
    static const std::array all{ALL_MISSIONS};
    return all;
}

const Mission* findMission(const MissionId& id)
{
    const auto all = missions();
    return findIn(all, id.text(), &Mission::id);
}

const MissionEffect& effectOf(const MissionId& id, bool common)
{
    static const MissionEffect none;
    const Mission* mission = findMission(id);
    return mission ? mission->effect(common) : none;
}

const MissionEffect& effectOf(const MatchState& state, const MissionId& id)
{
    const auto dealt = std::ranges::find(state.missions, id, &MissionState::mission);
    return effectOf(id, dealt == state.missions.end() || dealt->common);
}

Message summaryOf(const MissionId& id, bool common)
{
    return message(effectOf(id, common).summary);
}

Judged tickOf(const MissionState& mission, std::string_view condition)
{
    const auto found = mission.ticked.find(condition);
    return found == mission.ticked.end() ? std::nullopt : std::optional(found->second);
}

void setTick(MissionState& mission, std::string_view condition, int count)
{
    if (count > 0)
        mission.ticked.insert_or_assign(std::string(condition), count);
    else
        mission.ticked.erase(std::string(condition));
}

ObjectiveState newObjective(const std::vector<ObjectiveState>& there, const MissionId& mission,
                            const PlayerId& owner)
{
    ObjectiveState objective;
    objective.mission = mission;
    objective.owner = owner;
    const std::string kind(findMission(mission)->token.id);
    int number = 0;
    do
        objective.id = ObjectiveId(kind + '-' + std::to_string(++number));
    while (findIn(there, objective.id, &ObjectiveState::id));
    return objective;
}

std::vector<const PlayerState*> JudgedCard::enemies() const
{
    std::vector<const PlayerState*> others;
    for (const PlayerState& each : state.players)
        if (each.id != player.id)
            others.push_back(&each);
    return others;
}

std::vector<const UnitState*> JudgedCard::chosenOf(const PlayerId& side, const MissionState& chosenFor) const
{
    std::vector<const UnitState*> units;
    for (const UnitRef& ref : chosenFor.units)
        if (const UnitState* unit = ref.player == side ? state.find(ref) : nullptr)
            units.push_back(unit);
    return units;
}

std::vector<const ObjectiveState*> JudgedCard::objectives() const
{
    std::vector<const ObjectiveState*> own;
    for (const ObjectiveState& objective : state.objectives)
        if (objective.mission == mission.mission)
            own.push_back(&objective);
    return own;
}

Action specialAction(int ts)
{
    return {.kind = ActionKind::special, .ts = ts};
}

Forbidden lacksCard(const MatchState& state, const PlayerId& player, const MissionId& mission)
{
    if (state.find(player, mission))
        return std::nullopt;
    return forbidden("unknown-mission", TR("%1 holds no mission card"), state.name(player));
}

void makeSpecial(MatchState& state, Ask& ask, const UnitRef& unit, Message what, door::Tone tone,
                 const Action& action)
{
    ask.report(tone, TR("%1: %2 (%3 TS)"), state.name(unit), std::move(what),
               costOf(action, *state.find(unit)));
    make(state, unit, action);
}

bool mayBeInfantry(const UnitState& unit)
{
    return unit.card->infantry || !unit.card->profile;
}

MeasuredOption measured(door::Option option, const UnitState& unit, std::optional<double> away)
{
    if (away) {
        option.detail = message(TR("%1 cm from the Leader"), asMeasured(*away));
        if (isBeyond(away, touchOf(unit)))
            warnIn(option, "contact", TR("%1 lies %2 cm from the Leader: no Warrior is in Contact"),
                   option.label, asMeasured(*away));
    }
    return {away.value_or(Field::side), std::move(option)};
}

std::vector<door::Option> nearestFirst(std::vector<MeasuredOption> options)
{
    std::ranges::stable_sort(options, {}, &MeasuredOption::first);
    return mapped(options, &MeasuredOption::second);
}

door::Remark tooNear(const Message& what, double clear, const Message& to, double least, bool atLeast)
{
    return {"apart", message(atLeast ? TR("%1 lies %2 cm from %3; it must be at least %4 cm")
                                     : TR("%1 lies %2 cm from %3; it must be more than %4 cm"),
                             what, asMeasured(clear), to, least)};
}

namespace {

// One for which there is no room is superimposed on a source or another Objective. Those whose mission names
// their places never lie on each other.
bool isSuperimposed(const MatchState& state, const ObjectiveState& placed)
{
    const bool namesPlaces = effectOf(state, placed.mission).objectives.remarks;
    return findIn(state.sources, placed.at, &SourceState::at) ||
           std::ranges::any_of(state.objectives, [&](const ObjectiveState& other) {
               return other.id != placed.id && !other.carrier && other.at == placed.at &&
                      !(namesPlaces && other.mission == placed.mission);
           });
}

std::vector<door::Remark> remarksOnClearance(const MatchState& state, const ObjectiveState& placed,
                                             const MissionObjectives& objectives)
{
    std::vector<door::Remark> remarks;
    const auto clear = clearance(state, *placed.at, Field::objectiveRadius, placed.id.text());
    if (clear && asMeasured(*clear) < Field::apart)
        remarks.push_back(
            tooNear(toMessage(placed), *clear, TR("a Scenery, Vortex or Maelstrom"), Field::apart));
    // Some are enough: n objectives in one heap would give n² remarks.
    constexpr std::size_t most = 8;
    for (const ObjectiveState& other : state.objectives) {
        if (other.id == placed.id || !other.at || other.carrier || remarks.size() >= most)
            continue;
        const bool isOfOneMission = other.mission == placed.mission;
        const double least = isOfOneMission ? objectives.apart : Field::apart;
        const double middles = distanceBetween(*other.at, *placed.at);
        const double between = std::max(0.0, middles - 2 * Field::objectiveRadius);
        if (asMeasured(between) >= least)
            continue;
        if (isOfOneMission && objectives.middlesApart > 0)
            remarks.push_back(tooNear(toMessage(placed), middles, toMessage(other), objectives.middlesApart));
        else
            remarks.push_back(tooNear(toMessage(placed), between, toMessage(other), least));
    }
    return remarks;
}

std::vector<door::Remark> remarksOnPlace(const MatchState& state, const ObjectiveState& placed)
{
    const bool isKnown = findIn(state.objectives, placed.id, &ObjectiveState::id);
    const bool begun =
        std::ranges::any_of(state.players, [](const PlayerState& player) { return player.progress > 0; });
    if (isKnown && begun) // dropped, or moved by a rule
        return {};
    const MissionObjectives& objectives = effectOf(state, placed.mission).objectives;
    const bool comesLater = objectives.placing == ObjectivePlacing::planted ||
                            objectives.placing == ObjectivePlacing::carried ||
                            objectives.placing == ObjectivePlacing::hidden;
    if (comesLater || isSuperimposed(state, placed))
        return {};
    std::vector<door::Remark> remarks = remarksOnClearance(state, placed, objectives);
    if (objectives.remarks)
        std::ranges::move(objectives.remarks(state, placed), std::back_inserter(remarks));
    return remarks;
}

// Whether a player may pick an Objective of that owner.
bool mayPick(ObjectivePicking picking, const PlayerId& owner, const PlayerId& player)
{
    if (picking == ObjectivePicking::nobody || picking == ObjectivePicking::everybody || owner.empty())
        return picking != ObjectivePicking::nobody;
    return (picking == ObjectivePicking::owner) == (owner == player);
}

// Who may not pick the Objectives of their mission.
std::vector<door::Remark> remarksOnPicking(const MatchState& state, const ObjectiveState& picked)
{
    const ObjectivePicking picking = effectOf(state, picked.mission).objectives.picking;
    if (mayPick(picking, picked.owner, picked.carrier->player))
        return {};
    const Words words = picking == ObjectivePicking::nobody ? TR("%1: no one can pick up the %2, not even %3")
                        : picking == ObjectivePicking::owner
                            ? TR("%1: only its owner’s Units can pick up the %2, not %3")
                            : TR("%1: only its owner’s enemy can pick up the %2, not %3");
    return {
        {"pick", message(words, toMessage(picked.mission), toMessage(picked), state.name(*picked.carrier))}};
}

std::vector<door::Remark> remarksOnCarrier(const MatchState& state, const ObjectiveState& picked)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(*picked.carrier);
    if (!unit.card->infantry && unit.card->profile)
        warnIn(remarks, "infantry", TR("%1 is not Infantry"), unit.name);
    if (isEngaged(state, *picked.carrier))
        warnIn(remarks, "engaged", TR("%1: Engaged"), state.name(*picked.carrier));
    std::ranges::move(remarksOnPicking(state, picked), std::back_inserter(remarks));
    return remarks;
}

// What a card of the rulebook that was dealt lets a player pick.
bool mayPick(const MatchState& state, const PlayerId& player, const ObjectiveState& objective)
{
    const bool dealt = findIn(state.missions, objective.mission, &MissionState::mission);
    return !objective.carrier && dealt && findMission(objective.mission) &&
           mayPick(effectOf(state, objective.mission).objectives.picking, objective.owner, player);
}

MeasuredOption measuredObjective(const MatchState& state, const UnitRef& unit,
                                 const ObjectiveState& objective)
{
    return measured(optionOf(objective.id.text(), toMessage(objective)), *state.find(unit),
                    distanceFromLeader(state.find(unit)->at, objective.at, Field::objectiveRadius));
}

std::vector<door::Option> objectivesToPick(const MatchState& state, const UnitRef& unit)
{
    std::vector<MeasuredOption> options;
    for (const ObjectiveState& each : state.objectives)
        if (mayPick(state, unit.player, each))
            options.push_back(measuredObjective(state, unit, each));
    return nearestFirst(std::move(options));
}

Pick objectiveToPick(const MatchState& state, const UnitRef& unit)
{
    const std::vector<door::Option> sorted = objectivesToPick(state, unit);
    // A form shows what can be picked; answers may name any that lies there.
    const auto all = [sorted] { return sorted; };
    const auto find = [sorted, &state, unit](const std::string& id) -> std::optional<door::Option> {
        if (const auto* shown = findIn(sorted, id, &door::Option::id))
            return *shown;
        const auto* there = findIn(state.objectives, ObjectiveId(id), &ObjectiveState::id);
        if (!there || effectOf(state, there->mission).objectives.picking == ObjectivePicking::nobody)
            return std::nullopt;
        door::Option option = measuredObjective(state, unit, *there).second;
        if (there->carrier)
            closeFor(option, "malformed", TR("%1 is carried by %2"), option.label,
                     state.name(*there->carrier));
        return option;
    };
    Pick pick("objective", TR("Objective"), all, find);
    const bool sure =
        !sorted.empty() && sorted.front().standing == door::Standing::open && !sorted.front().detail.empty();
    if (sure)
        pick.preset(sorted.front().id);
    return pick;
}

} // namespace

std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const SceneryState& scenery)
{
    const auto clear = clearance(state, scenery.at, scenery.radius, scenery.id.text());
    if (!clear || asMeasured(*clear) >= Field::apart)
        return {};
    return {tooNear(toMessage(scenery.id), *clear, TR("another Scenery, Vortex or Maelstrom"), Field::apart)};
}

std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const ObjectiveState& objective)
{
    if (objective.carrier)
        return remarksOnCarrier(state, objective);
    return objective.at ? remarksOnPlace(state, objective) : std::vector<door::Remark>();
}

RemarksOn whoIsEngaged(const MatchState& state)
{
    return [&state](const UnitRef& unit) {
        std::vector<door::Remark> remarks;
        if (isEngaged(state, unit))
            warnIn(remarks, "engaged", TR("%1: Engaged"), state.name(unit));
        return remarks;
    };
}

Task<> pickUp(MatchState& state, Ask& ask)
{
    const auto canPick = [&state](const UnitRef& ref, const UnitState& unit) {
        return mayBeInfantry(unit) && !objectivesToPick(state, ref).empty();
    };
    // Once a Unit is named its Objectives say themselves that they are too far away.
    const RemarksOn remarks = [&state, isOffered = !ask.isGiven("unit")](const UnitRef& ref) {
        std::vector<door::Remark> all = whoIsEngaged(state)(ref);
        const auto isAway = [](const door::Option& each) { return each.standing == door::Standing::warned; };
        if (const auto near = objectivesToPick(state, ref);
            isOffered && !near.empty() && std::ranges::all_of(near, isAway))
            all.push_back(near.front().remark);
        return all;
    };
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::special, nullptr, canPick, remarks));
    const ObjectiveId id(co_await ask.one(objectiveToPick(state, unit)));
    ObjectiveState picked = *findIn(std::as_const(state.objectives), id, &ObjectiveState::id);
    picked.carrier = unit;
    picked.at.reset();
    co_await announce(state, ask, unit, specialAction());
    warnOfRest(ask, remarksOnPlacing(state, picked));
    makeSpecial(state, ask, unit, message(TR("picks up %1"), toMessage(picked)));
    *findIn(state.objectives, id, &ObjectiveState::id) = std::move(picked);
}

} // namespace adjutant::drakerys
