#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

constexpr const char* prisonersId = "prisoners";
constexpr double besideTheCaptor = 5; // cm: our reading
constexpr double cagesFromUnits = 10; // cm

// Common: Heroes are captured where a Fight eliminates them, and come free with the end of their captors.

bool canCapture(const MatchState& state, const UnitRef& captor, const UnitRef& hero)
{
    const MissionState* card = state.find(captor.player, MissionId(prisonersId));
    const UnitState& fallen = *state.find(hero);
    return card && card->common && fallen.card->hero && fallen.removed() && !state.find(captor)->removed() &&
           fallen.eliminated && fallen.eliminated->inFight && fallen.eliminated->by == captor;
}

// Whether the Unit that is left captures the Hero whom it felled; in scripts that don't say, it does.
Task<> askCapture(MatchState& state, Ask& ask, UnitRef active, UnitRef target)
{
    const UnitRef hero = state.find(target)->removed() ? target : active;
    const UnitRef captor = hero == target ? active : target;
    if (!canCapture(state, captor, hero))
        co_return;
    ask.settle();
    Whether question("captured", message(TR("%1 captures %2"), state.name(captor), state.name(hero)));
    if (ask.isScript())
        question.preset(true);
    const bool captured = co_await ask.yes(question.by(captor.player));
    UnitState& fallen = *state.find(hero);
    if (captured)
        fallen.captured = Capture{captor};
    else if (fallen.eliminated)
        fallen.eliminated->spared = true;
    ask.report(captured ? message(TR("%1 is a prisoner of %2"), state.name(hero), state.name(captor))
                        : message(TR("%1 is not captured"), state.name(hero)));
}

// Its captor was eliminated, and it has not come back yet.
ShowUnit whoComesFree(const MatchState& state)
{
    return [&state](const UnitRef&, const UnitState& prisoner) {
        if (!prisoner.removed() || !prisoner.captured || !prisoner.captured->held)
            return false;
        const UnitState* captor = state.find(prisoner.captured->by);
        return captor && captor->removed();
    };
}

std::vector<door::OfferKey> prisonersToRelease(const MatchState& state)
{
    return mapped(unitsWhere(state, whoComesFree(state)), [](const UnitRef& hero) {
        return door::OfferKey{"release", hero, {}};
    });
}

Pick prisonerToRelease(const MatchState& state)
{
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        closeFor(option, afterTheEnd(state));
        if (!whoComesFree(state)(ref, *state.find(ref)))
            closeFor(option, "prisoners", TR("%1 is not a prisoner to release"), state.name(ref));
    };
    return pickUnit(state, judge, whoComesFree(state));
}

// Beside where the captor fell: our reading, since the rulebook names no place.
PlaceOn whereReleased(const MatchState& state, const UnitRef& hero)
{
    PlaceOn question = placeOnField(state.name(hero));
    question.ifSkipped(TR("Not on the map")).by(hero.player);
    const UnitRef captor = state.find(hero)->captured->by;
    if (const auto& at = state.find(captor)->at)
        question.preset(*at).why(message(TR("beside where %1 fell"), state.name(captor)));
    else
        question.usuallyNone();
    return question;
}

// As he was just before he was captured: his Injuries, and the tokens beside him.
Task<> releasePrisoner(MatchState& state, Ask& ask)
{
    const UnitRef hero = co_await ask.piece(prisonerToRelease(state));
    const auto place = co_await ask.placeOrNone(whereReleased(state, hero));
    UnitState& unit = *state.find(hero);
    const auto& fell = state.find(unit.captured->by)->at;
    if (place && fell && isBeyond(distanceBetween(*place, *fell), besideTheCaptor))
        ask.warn("prisoners", TR("that is %1 cm from where %2 fell, not beside it"),
                 asMeasured(distanceBetween(*place, *fell)), state.name(unit.captured->by));
    unit.warriors = unit.card->size;
    unit.injuries = unit.injuriesBefore;
    unit.eliminated.reset();
    unit.captured->held = false;
    unit.at = place;
    ask.report(unit.at ? message(TR("%1 is released at %2"), state.name(hero), toMessage(*unit.at))
                       : message(TR("%1 is released"), state.name(hero)),
               door::Tone::good);
}

// The enemy Heroes that a player's Units captured, released ones too: those eliminated in a Fight and not
// spared. None where a Hero is gone of whom nobody knows by whom.
Judged capturedInFights(const MatchState& state, const PlayerId& player)
{
    const auto isGone = [&player](const UnitRef& ref, const UnitState& unit) {
        return ref.player != player && unit.card->hero && (unit.captured || unit.removed());
    };
    int heroes = 0;
    for (const UnitRef& ref : unitsWhere(state, isGone)) {
        const UnitState& hero = *state.find(ref);
        if (!hero.captured && !hero.eliminated)
            return std::nullopt;
        heroes += hero.captured ? hero.captured->by.player == player
                                : hero.eliminated->inFight && !hero.eliminated->spared &&
                                      hero.eliminated->by.player == player;
    }
    return heroes;
}

constexpr const char* heroesCapturedId = "heroes-captured";

// A Hero who was released later has been captured all the same. What the players tick goes before it.
Judged capturedBy(const JudgedCard& card, const PlayerId& player)
{
    const MissionState* theirs = card.state.find(player, card.mission.mission);
    const Judged ticked = theirs ? tickOf(*theirs, heroesCapturedId) : std::nullopt;
    return ticked ? ticked : capturedInFights(card.state, player);
}

int mostOfEnemies(const JudgedCard& card)
{
    int most = 0;
    for (const PlayerState* enemy : card.enemies())
        most = std::max(most, capturedBy(card, enemy->id).value_or(0));
    return most;
}

constexpr MissionCondition capturing[] = {
    {heroesCapturedId, TR("Enemy Heroes captured, at least one"),
     [](const JudgedCard& card) { return capturedBy(card, card.player.id); }, 1, true},
    {"more-captured-than-enemy", TR("The player captured more Heroes than the enemy"),
     [](const JudgedCard& card) {
         return Judged(capturedBy(card, card.player.id).value_or(0) > mostOfEnemies(card));
     }},
    {"no-own-hero-captured", TR("None of the player’s Heroes was captured"),
     [](const JudgedCard& card) { return Judged(mostOfEnemies(card) == 0); }},
};

// Solo: cages. They count as enemy Warriors: whoever charges one is Engaged, and strikes it.

constexpr const char* cagesDestroyed = "cages-destroyed";
constexpr int cageHealth = 2;

bool isCage(const ObjectiveState& objective)
{
    return objective.mission.text() == prisonersId && !objective.carrier;
}

// It neither strikes back nor tests its Morale, and nothing gives it an Advantage.
Side sideOf(const ObjectiveState& cage)
{
    return {.health = cageHealth,
            .combat = 1,
            .resistance = 4,
            .contact = 0,
            .injuries = cage.injuries,
            .stress = SideLimits::stress,
            .moraleIntact = true};
}

Pick cageToStrike(const MatchState& state, const UnitRef& unit, ActionKind kind)
{
    std::vector<MeasuredOption> options;
    for (const ObjectiveState& each : state.objectives) {
        if (!isCage(each))
            continue;
        const auto away = distanceFromLeader(state.find(unit)->at, each.at, Field::objectiveRadius);
        options.push_back(measured(optionOf(each.id.text(), toMessage(each)), *state.find(unit), away));
        if (isCharge(kind)) // it gets into Contact
            options.back().second.standing = door::Standing::open;
    }
    return Pick("cage", TR("Cage"), nearestFirst(std::move(options)));
}

// Who has charged a cage has the token: contacts are those with Units.
std::vector<door::Remark> remarksOnCages(const MatchState& state, const UnitRef& ref, ActionKind kind)
{
    std::vector<door::Remark> remarks;
    const auto isInTouch = [&](const ObjectiveState& each) {
        return isCage(each) &&
               !isBeyond(distanceFromLeader(state.find(ref)->at, each.at, Field::objectiveRadius)
                             .value_or(HUGE_VAL),
                         touchOf(*state.find(ref)));
    };
    const bool touches =
        state.find(ref)->has(status::engaged) || std::ranges::any_of(state.objectives, isInTouch);
    if (!isCharge(kind) && !touches)
        warnIn(remarks, "contact", TR("%1 is in Contact with no cage"), state.name(ref));
    return remarks;
}

// Of a Unit whose card nobody knows the players tell.
Task<int> injuriesOfCage(MatchState& state, Ask& ask, UnitRef unit, CurrentCause cause)
{
    if (!cause())
        co_return co_await ask.number(NumberOf("injuries", TR("Injuries"), 0, cageHealth));
    const Rollers rollers{unit, unit};
    const Outcome outcome = co_await rollThrough(state, ask, "rolls", rollers, cause);
    co_return outcome.target.injuries;
}

void injureCage(MatchState& state, Ask& ask, const UnitRef& unit, const ObjectiveId& id, int injuries)
{
    ObjectiveState* found = findIn(state.objectives, id, &ObjectiveState::id);
    MissionState* card = state.find(unit.player, MissionId(prisonersId));
    if (!found || !card)
        return;
    const Message name = toMessage(*found);
    ask.report(injuriesOf(name, injuries), injuries > 0 ? door::Tone::good : door::Tone::plain);
    found->injuries += injuries;
    const bool destroyed = found->injuries >= cageHealth;
    changeStatus(state, unit, StatusId(std::string(status::engaged)), !destroyed);
    if (!destroyed)
        return;
    ask.report(door::Tone::good, TR("%1 destroyed"), name);
    std::erase_if(state.objectives, [&id](const ObjectiveState& each) { return each.id == id; });
    setTick(*card, cagesDestroyed, tickOf(*card, cagesDestroyed).value_or(0) + 1);
}

template <ActionKind kind> Task<> strikeCage(MatchState& state, Ask& ask)
{
    const auto strikes = [&state](const UnitRef& ref, const UnitState&) {
        const MissionState* card = state.find(ref.player, MissionId(prisonersId));
        return card && !card->common && std::ranges::any_of(state.objectives, isCage) &&
               isEngaged(state, ref) != isCharge(kind);
    };
    const RemarksOn apart = [&state](const UnitRef& ref) { return remarksOnCages(state, ref, kind); };
    const UnitRef unit = co_await ask.piece(unitToAct(state, kind, nullptr, strikes, apart));
    const ObjectiveId id(co_await ask.one(cageToStrike(state, unit, kind)));
    const ObjectiveState cage = *findIn(state.objectives, id, &ObjectiveState::id);
    std::optional<Point> to;
    if (isCharge(kind))
        to = co_await askMove(state, ask, unit, kind, cage.at);
    Action action{kind};
    action.heroicDice = co_await heroicDiceOf(state, ask, unit);
    const UnitRef noUnit; // a cage is none
    const Stand stand = co_await askStand(state, ask, "active", unit, noUnit);
    co_await ask.refuseFor(lacksCard(state, unit.player, MissionId(prisonersId)));
    co_await announce(state, ask, unit, action);
    warnOfUnknown(ask, state, unit);
    ask.report(TR("%1: %2 on %3"), state.name(unit), actionMade(action), toMessage(cage));
    make(state, unit, action);
    if (isCharge(kind))
        moveTo(state, ask, unit, to);
    const CurrentCause cause = [&]() -> std::optional<RollCause> {
        const auto side = sideInMatch(state, unit);
        if (!side)
            return std::nullopt;
        Fight fight{kind, standing(*side, stand), sideOf(cage)};
        fight.active.heroicDice = action.heroicDice;
        return fight;
    };
    const int injuries = co_await injuriesOfCage(state, ask, unit, cause);
    injureCage(state, ask, unit, id, injuries);
}

// The enemy of who holds the card places the cages, away from the enemy's own area and Units.
std::vector<door::Remark> cageTooNear(const MatchState& state, const ObjectiveState& cage)
{
    std::vector<door::Remark> remarks;
    const auto holder = std::ranges::find(state.missions, cage.mission, &MissionState::mission);
    if (holder == state.missions.end())
        return remarks;
    for (const PlayerState& player : state.players) {
        if (player.id == holder->player)
            continue;
        if (player.side && liesInArea(*cage.at, *player.side))
            warnIn(remarks, "apart", TR("%1 lies in the Deployment Area of %2"), toMessage(cage),
                   toMessage(player));
        for (const UnitState& unit : player.units) {
            if (unit.removed() || !unit.at)
                continue;
            const double clear = distanceFromLeader(*unit.at, *cage.at, Field::objectiveRadius);
            if (clear <= cagesFromUnits)
                remarks.push_back(
                    tooNear(toMessage(cage), clear, verbatim(unit.name), cagesFromUnits, false));
        }
    }
    return remarks;
}

constexpr MissionCondition cages[] = {
    {cagesDestroyed, TR("Cages destroyed"),
     [](const JudgedCard& card) { return card.objectives().empty() ? Judged() : Judged(0); }, 3, true},
};

} // namespace

Mission prisoners()
{
    return {
        .id = prisonersId,
        .name = TR("Prisoners"),
        .token = {"cage", TR("Cage"), "field/cage"},
        .common =
            {.summary = TR(
                 "Enemy Heroes your Units eliminate in a Fight can be captured; they return if their captors "
                 "are eliminated. Capture at least one, capture more than the enemy, and lose none."),
             .conditions = capturing},
        .solo = {.summary = TR(
                     "The enemy places three cages, outside their own Deployment Area and more than 10 cm "
                     "from their Units. Each cage destroyed (Combat 1, Resistance 4, Health 2) scores 1 VP."),
                 .objectives = {.count = 3,
                                .placing = ObjectivePlacing::deployed,
                                .picking = ObjectivePicking::nobody,
                                .gone = cagesDestroyed,
                                .rule = TR("the enemy of the card’s owner places it: outside their own "
                                           "Deployment Area, more than %1 cm from their own Units"),
                                .distance = cagesFromUnits,
                                .remarks = cageTooNear},
                 .conditions = cages},
        .actions = {missionProcedure("attack_cage", TR("Attack a cage"), strikeCage<ActionKind::attack>),
                    missionProcedure("charge_cage", TR("Charge a cage"), strikeCage<ActionKind::charge>)},
        .event = missionProcedure("release", TR("Release a prisoner"), releasePrisoner),
        .due = prisonersToRelease,
        .afterFight = askCapture,
    };
}

} // namespace adjutant::drakerys
