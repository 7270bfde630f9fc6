#include "core/systems/drakerys/match/change.h"

#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

using door::Tone;

// One Stress off each Unit on the table (chapter "Headquarters Phase").
void resolveHeadquarters(Change& change, PlayerState& player, int phase)
{
    int rested = 0;
    for (UnitState& unit : player.units)
        if (!unit.removed() && unit.stress > 0) {
            --unit.stress;
            ++rested;
        }
    const Message name = toMessage(player);
    change.report(
        rested == 0
            ? message(WORDS("drakerys", "%1: Headquarters Phase %2 resolved"), name, phase)
            : counted(WORDS_N("drakerys",
                              "%1: Headquarters Phase %2 resolved, one Stress removed from %n Unit(s)"),
                      rested, name, phase),
        Tone::plain);
}

// What holds until the end of the Round is over with it.
void endRound(Change& change, int round)
{
    change.report(message(WORDS("drakerys", "Round %1 ended"), round), Tone::plain);
    for (const PlayerState& player : change.state.players)
        for (const UnitState& unit : player.units)
            endTokens(change, {player.id, unit.id()}, Lasts::round);
}

// What a Unit carried is left where its Leader stood (chapter "General Rules of the Missions").
void leaveObjectives(Change& change, const UnitRef& ref)
{
    for (ObjectiveState& objective : change.state.objectives)
        if (objective.carrier == ref) {
            objective.carrier.reset();
            objective.at = change.state.find(ref)->at;
        }
}

// The elimination of an Awakened is that of the Elementals invoked (chapter "Elemental Link").
void breakElementalLink(Change& change, const UnitRef& ref)
{
    for (const UnitState& unit : change.state.find(ref.player)->units)
        if (unit.invokedBy == ref.unit && !unit.removed())
            loseWarriors(change, {ref.player, unit.id()}, unit.warriors);
}

int roundsEnded(const MatchState& state)
{
    return std::ranges::min(state.players, {}, &PlayerState::progress).headquarters();
}

constexpr std::array headquartersSkills{leadership, divination, zephyrOfAir};

} // namespace

void injure(Change& change, const UnitRef& ref, int injuries)
{
    UnitState& unit = *change.state.find(ref);
    const int before = unit.injuries;
    unit.injuries += injuries;
    const int lost = std::min(unit.injuries / unit.card->health(), unit.warriors);
    if (lost == 0)
        return;
    unit.injuries -= lost * unit.card->health();
    loseWarriors(change, ref, lost);
    if (unit.removed())
        unit.injuriesBefore = before;
}

void loseWarriors(Change& change, const UnitRef& ref, int warriors)
{
    UnitState& unit = *change.state.find(ref);
    const int lost = std::min(warriors, unit.warriors);
    unit.warriors -= lost;
    change.report(counted(WORDS_N("drakerys", "%1: %n Warrior(s) lost"), lost, toMessage(change.state, ref)),
                  Tone::bad);
    if (unit.warriors > 0)
        return;
    unit.injuriesBefore = std::exchange(unit.injuries, 0);
    change.report(message(WORDS("drakerys", "%1: off the table"), toMessage(change.state, ref)), Tone::bad);
    endContacts(change.state, ref);
    leaveObjectives(change, ref);
    breakElementalLink(change, ref);
}

void changeStress(Change& change, const UnitRef& ref, int tokens)
{
    UnitState& unit = *change.state.find(ref);
    unit.stress = std::max(0, unit.stress + tokens);
}

void changeStatus(Change& change, const UnitRef& ref, const StatusId& token, bool add)
{
    UnitState& unit = *change.state.find(ref);
    if (unit.has(token.text()) == add)
        return;
    const bool wasAway = unit.isAway();
    if (add)
        unit.status.push_back(token);
    else
        std::erase(unit.status, token);
    if (unit.isAway() && !wasAway) { // Mirage
        unit.awaySince = change.state.find(ref.player)->headquarters();
        unit.at.reset();
        endContacts(change.state, ref);
    }
}

void endTokens(Change& change, const UnitRef& ref, Lasts with)
{
    const std::vector<StatusId> tokens = change.state.find(ref)->status;
    for (const StatusId& token : tokens)
        if (const Status* known = findStatus(token.text()); known && known->lasts == with)
            changeStatus(change, ref, token, false);
}

void leaveHeadquarters(MatchState& state)
{
    for (PlayerState& player : state.players)
        player.atHeadquarters = false;
}

void spendTs(Change& change, const PlayerId& player, int ts)
{
    leaveHeadquarters(change.state);
    moveToken(change, player, ts);
}

void moveToken(Change& change, const PlayerId& id, int squares)
{
    PlayerState& player = *change.state.find(id);
    const int from = player.progress;
    const int rounds = roundsEnded(change.state);
    player.progress = std::min(from + squares, TimePath::lastStart);
    player.arrival = ++change.state.arrivals;
    for (int phase = from / TimePath::squares + 1; phase <= player.headquarters(); ++phase) {
        resolveHeadquarters(change, player, phase);
        player.atHeadquarters = true;
    }
    for (int round = rounds + 1; round <= roundsEnded(change.state); ++round)
        endRound(change, round);
    noteEnd(change);
}

void noteFinished(Change& change)
{
    change.report(WORDS("drakerys", "The match is over"), Tone::good);
    for (const MissionState& card : change.state.missions)
        if (card.secret)
            change.report(whatWasChosen(change.state, card), Tone::plain);
    for (const Message& each : finalScore(change.state))
        change.report(each, Tone::good);
}

void noteEnd(Change& change)
{
    if (isOver(change.state))
        noteFinished(change);
}

bool layDownForTheRound(Change& change, const PlayerId& by, const UnitRef& unit, std::string_view token)
{
    const PlayerState& player = *change.state.find(by);
    if (player.atHeadquarters && endsRound(player, change.state))
        return false;
    changeStatus(change, unit, StatusId(std::string(token)), true);
    return true;
}

bool isDueBack(const MatchState& state, const UnitRef& ref)
{
    const UnitState& unit = *state.find(ref);
    const PlayerState& player = *state.find(ref.player);
    return !unit.removed() && unit.isAway() &&
           (player.atHeadquarters || player.headquarters() > unit.awaySince);
}

std::vector<HeadquartersStep> stepsAtHeadquarters(const MatchState& state)
{
    std::vector<HeadquartersStep> steps;
    for (const PlayerState& player : state.players) {
        if (state.ended)
            continue;
        for (const UnitState& unit : player.units)
            if (isDueBack(state, {player.id, unit.id()}))
                steps.push_back({"come_back", {player.id, unit.id()}});
        if (!player.atHeadquarters)
            continue;
        for (const UnitState& unit : player.units)
            for (const HeadquartersSkill& each : headquartersSkills)
                if (!unit.removed() && unit.hasSkill(each.skill) &&
                    unit.done.*each.done != player.headquarters())
                    steps.push_back({each.procedure, {player.id, unit.id()}});
    }
    return steps;
}

bool resolvesHeadquarters(const MatchState& state, const PlayerId& player)
{
    return state.find(player)->atHeadquarters && !state.activation;
}

door::Remark noHeadquartersNow(const MatchState& state, const PlayerId& player)
{
    return {"headquarters", message(WORDS("drakerys", "%1 can’t resolve a Headquarters Phase now"),
                                    toMessage(state, player))};
}

bool endsRound(const PlayerState& player, const MatchState& state)
{
    return std::ranges::all_of(state.players, [&player](const PlayerState& each) {
        return each.headquarters() >= player.headquarters();
    });
}

bool isOver(const MatchState& state)
{
    return isFinished(state) && stepsAtHeadquarters(state).empty();
}

} // namespace adjutant::drakerys
