#include "core/systems/drakerys/match/change.h"

#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

using door::Tone;

// One Stress off each Unit on the table (chapter "Headquarters Phase").
void resolveHeadquarters(Ask& ask, PlayerState& player, int phase)
{
    int rested = 0;
    for (UnitState& unit : player.units)
        if (!unit.removed() && unit.stress > 0) {
            --unit.stress;
            ++rested;
        }
    const Message name = toMessage(player);
    ask.report(rested == 0
                   ? message(TR("%1: Headquarters Phase %2 resolved"), name, phase)
                   : counted(TR_N("%1: Headquarters Phase %2 resolved, one Stress removed from %n Unit(s)"),
                             rested, name, phase),
               rested == 0 ? door::Tone::plain : door::Tone::good);
}

int roundsEnded(const MatchState& state)
{
    return std::ranges::min(state.players, {}, &PlayerState::progress).headquarters();
}

constexpr std::array headquartersSkills{leadership, divination, zephyrOfAir};

} // namespace

void injure(MatchState& state, Ask& ask, const UnitRef& ref, int injuries)
{
    UnitState& unit = *state.find(ref);
    const int before = unit.injuries;
    unit.injuries += injuries;
    const int lost = std::min(unit.injuries / unit.card->health(), unit.warriors);
    if (lost == 0)
        return;
    unit.injuries -= lost * unit.card->health();
    loseWarriors(state, ask, ref, lost);
    if (unit.removed())
        unit.injuriesBefore = before;
}

void loseWarriors(MatchState& state, Ask& ask, const UnitRef& ref, std::optional<int> warriors)
{
    UnitState& unit = *state.find(ref);
    const int lost = std::min(warriors.value_or(unit.warriors), unit.warriors);
    unit.warriors -= lost;
    ask.report(counted(TR_N("%1: %n Warrior(s) lost"), lost, state.name(ref)), Tone::bad);
    if (unit.warriors > 0)
        return;
    unit.injuriesBefore = std::exchange(unit.injuries, 0);
    ask.report(Tone::bad, TR("%1: off the table"), state.name(ref));
    endContacts(state, ref);
    // What it carried is left where its Leader stood (chapter "General Rules of the Missions").
    for (ObjectiveState& objective : state.objectives)
        if (objective.carrier == ref) {
            objective.carrier.reset();
            objective.at = unit.at;
        }
    // The elimination of an Awakened is that of the Elementals invoked (chapter "Elemental Link").
    for (const UnitState& each : state.find(ref.player)->units)
        if (each.invokedBy == ref.unit && !each.removed())
            loseWarriors(state, ask, {ref.player, each.id()});
}

void changeStress(MatchState& state, const UnitRef& ref, int tokens)
{
    UnitState& unit = *state.find(ref);
    unit.stress = std::max(0, unit.stress + tokens);
}

void changeStatus(MatchState& state, const UnitRef& ref, const StatusId& token, bool add)
{
    UnitState& unit = *state.find(ref);
    if (unit.has(token.text()) == add)
        return;
    const bool wasAway = unit.isAway();
    if (add)
        unit.status.push_back(token);
    else
        std::erase(unit.status, token);
    if (unit.isAway() && !wasAway) { // Mirage
        unit.awaySince = state.find(ref.player)->headquarters();
        unit.at.reset();
        endContacts(state, ref);
    }
}

void endTokens(MatchState& state, const UnitRef& ref, Lasts with)
{
    const std::vector<StatusId> tokens = state.find(ref)->status;
    for (const StatusId& token : tokens)
        if (const Status* known = findStatus(token.text()); known && known->lasts == with)
            changeStatus(state, ref, token, false);
}

void leaveHeadquarters(MatchState& state)
{
    for (PlayerState& player : state.players)
        player.atHeadquarters = false;
}

void spendTs(MatchState& state, Ask& ask, const PlayerId& player, int ts)
{
    leaveHeadquarters(state);
    moveToken(state, ask, player, ts);
}

void moveToken(MatchState& state, Ask& ask, const PlayerId& id, int squares)
{
    PlayerState& player = *state.find(id);
    const int from = player.progress;
    const int rounds = roundsEnded(state);
    player.progress = std::min(from + squares, TimePath::lastStart);
    player.arrival = ++state.arrivals;
    for (int phase = from / TimePath::squares + 1; phase <= player.headquarters(); ++phase) {
        resolveHeadquarters(ask, player, phase);
        player.atHeadquarters = true;
    }
    for (int round = rounds + 1; round <= roundsEnded(state); ++round) {
        ask.report(TR("Round %1 ended"), round);
        for (const UnitRef& unit : unitsWhere(state, {}))
            endTokens(state, unit, Lasts::round);
    }
    noteEnd(state, ask);
}

void noteFinished(const MatchState& state, Ask& ask)
{
    ask.report(Tone::good, TR("The match is over"));
    for (const MissionState& card : state.missions)
        if (card.secret)
            ask.report(whatWasChosen(state, card));
    for (const Message& each : finalScore(state))
        ask.report(each, Tone::good);
}

void noteEnd(const MatchState& state, Ask& ask)
{
    if (isOver(state))
        noteFinished(state, ask);
}

bool isDueBack(const MatchState& state, const UnitRef& ref)
{
    const UnitState& unit = *state.find(ref);
    const PlayerState& player = *state.find(ref.player);
    return !unit.removed() && unit.isAway() &&
           (player.atHeadquarters || player.headquarters() > unit.awaySince);
}

std::vector<door::OfferKey> stepsAtHeadquarters(const MatchState& state)
{
    std::vector<door::OfferKey> steps;
    for (const PlayerState& player : state.players) {
        if (state.ended)
            continue;
        for (const UnitState& unit : player.units)
            if (isDueBack(state, {player.id, unit.id()}))
                steps.push_back({"come_back", {player.id, unit.id()}, {}});
        if (!player.atHeadquarters)
            continue;
        for (const UnitState& unit : player.units)
            for (const HeadquartersSkill& each : headquartersSkills)
                if (!unit.removed() && unit.hasSkill(each.skill) && unit.*each.last != player.headquarters())
                    steps.push_back({std::string(each.procedure), {player.id, unit.id()}, {}});
    }
    return steps;
}

std::optional<door::Remark> noHeadquartersNow(const MatchState& state, const PlayerId& player)
{
    if (state.find(player)->atHeadquarters && !state.activation)
        return std::nullopt;
    return forbidden("headquarters", TR("%1 can’t resolve a Headquarters Phase now"), state.name(player));
}

bool isOver(const MatchState& state)
{
    return isFinished(state) && stepsAtHeadquarters(state).empty();
}

} // namespace adjutant::drakerys
