#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

// The judge takes the odds away where the target can't be reached.
Pick enemy(const MatchState& state, const UnitRef& unit, const JudgeUnit& judge, RankUnit rank,
           OddsAgainst odds, door::Path path = "target")
{
    const auto whole = [&state, unit, judge, odds](door::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (!state.find(ref)->at)
            option.detail = TR("not on the map");
        showDistance(option, distanceBetween(state, unit, ref));
        if (ref.player == unit.player)
            warnIn(option, "enemy", TR("%1: not an enemy of %2"), state.name(ref), state.name(unit));
        option.odds = odds(ref);
        judge(option, ref);
        if (option.standing == door::Standing::closed)
            option.odds.reset();
    };
    const auto isEnemy = [player = unit.player](const UnitRef& ref, const UnitState& each) {
        return ref.player != player && !each.removed();
    };
    return pickUnit(state, whole, isEnemy, std::move(rank), std::move(path), TR("Target"));
}

constexpr double furthest = 200;  // cm
constexpr int mostObstacles = 20; // and as much Concealment

// Sceneries and Units in the Line of Sight.
int obstaclesIn(const Sight& sight)
{
    return sight.obstacles + static_cast<int>(sight.units.size());
}

// With the first weapon, at the distance that the map knows.
OddsAgainst oddsOfShots(const MatchState& state, const UnitRef& unit)
{
    return [&state, unit](const UnitRef& target) -> std::optional<door::Forecast> {
        const auto active = sideInMatch(state, unit);
        const auto enemy = sideInMatch(state, target);
        const auto weapon = weaponInMatch(*state.find(unit));
        const auto away = distanceBetween(state, unit, target);
        if (!active || !enemy || !weapon || !away)
            return std::nullopt;
        const int obstacles = obstaclesIn(sightBetween(state, unit, target).value_or(Sight()));
        return forecastOf(Shooting{*active, *enemy, *weapon, *away, obstacles},
                          namesOf(state, {unit, target}));
    };
}

// Whom it shoots at, the nearest first; whoever is Engaged can't be shot at (chapter "Shooting
// Conditions").
Pick enemyToShoot(const MatchState& state, const UnitRef& unit, OddsAgainst odds)
{
    const auto judge = [&state, unit](door::Option& option, const UnitRef& ref) {
        if (isEngaged(state, ref)) {
            closeFor(option, "engaged", TR("%1: Engaged, can’t be shot at"), state.name(ref));
            return;
        }
        const auto weapon = weaponInMatch(*state.find(unit));
        if (weapon && isBeyond(distanceBetween(state, unit, ref), weapon->range)) {
            addDetail(option, message(TR("beyond its weapon’s range (%1 cm)"), *weapon->range));
            option.odds.reset();
        }
        if (sightBetween(state, unit, ref).value_or(Sight()).blocked) {
            addDetail(option, TR("out of Line of Sight"));
            option.odds.reset();
        }
    };
    return enemy(state, unit, judge, nearestTo(state, unit), std::move(odds));
}

// By a Unit without a card, or at one: what needs no card is rolled, the rest is entered.
Task<> shootWithoutStats(MatchState& state, Ask& ask, Rollers rollers, Shooting shot)
{
    ask.settle();
    const UnitRef& target = rollers.target;
    int hits = 0;
    if (const auto active = sideInMatch(state, rollers.active)) {
        const int heroicDice = std::exchange(shot.active, *active).heroicDice;
        shot.active.heroicDice = heroicDice;
        if (state.find(target)->hasSkill("sharpshooter"))
            shot.target.skills.add("sharpshooter");
        if (const auto due = drakerys::due(Resolution{shot, {}})) {
            const Message what = rollOf(*due, state.name(rollers.active));
            const Shown shown = co_await roll(ask, "rolls/0", *due, rollers.active.player, what);
            hits = shown.successes;
        }
    } else {
        hits = co_await ask.number(NumberOf("rolls/hits", TR("Hits"), 0, 200).by(rollers.active.player));
    }
    if (hits == 0)
        co_return;
    if (state.find(target)->card->profile && shot.weapon.strength) {
        const Hits struck{.hits = hits,
                          .strength = *shot.weapon.strength,
                          .saturation = shot.weapon.saturation,
                          .parriesWork = !shot.weapon.cancelsParry};
        co_await rollAndApply(state, ask, "rolls/injury", "guard", target, hitsOn(state, target, struck));
        co_return;
    }
    co_await askLosses(state, ask, "rolls", target, shot.weapon.saturation);
}

/// A Unit that may shoot at the one it meets in a charge.
struct Harasser
{
    Rollers rollers; ///< who shoots, and at whom
    RangedWeapon weapon;
    bool shoots = false;
};

} // namespace

JudgeUnit judgeReach(const MatchState& state, const UnitRef& from, double reach)
{
    return [&state, from, reach](door::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        warnIfBeyond(option, distanceBetween(state, from, ref), reach, "beyond-range",
                     TR("%1: %2 cm away, not within %3 cm"), state.name(ref));
    };
}

Pick enemyToCharge(const MatchState& state, const UnitRef& unit, ActionKind kind, OddsAgainst odds,
                   door::Path path)
{
    const auto judge = [&state, unit, kind](door::Option& option, const UnitRef& ref) {
        const auto reach = reachOf(*state.find(unit), kind);
        if (!isBeyond(distanceBetween(state, unit, ref), reach))
            return;
        addDetail(option, message(TR("beyond Charge range (%1 cm)"), *reach));
        option.odds.reset();
    };
    return enemy(state, unit, judge, nearestTo(state, unit), std::move(odds), std::move(path));
}

Pick enemyToAttack(const MatchState& state, const UnitRef& unit, OddsAgainst odds)
{
    const auto judge = [&state, unit](door::Option& option, const UnitRef& ref) {
        if (contactBetween(state, unit, ref)) {
            option.detail = TR("Engaged");
            return;
        }
        if (isEngaged(state, unit))
            warnIn(option, "contact", TR("%1 and %2 are not recorded as in Contact"), state.name(unit),
                   state.name(ref));
        if (state.find(unit)->at && !state.find(ref)->at)
            warnIn(option, "contact", TR("%1: not on the map"), state.name(ref));
        option.odds.reset(); // it strikes whom it is Engaged with, nobody else
    };
    const auto rank = [&state, unit, distance = nearestTo(state, unit)](const UnitRef& ref) {
        return contactBetween(state, unit, ref) ? -1 : distance(ref);
    };
    Pick question = enemy(state, unit, judge, rank, std::move(odds));
    if (const std::vector<UnitRef> all = engagedWith(state, unit); all.size() == 1)
        question.preset(toText(all.front()));
    return question;
}

// Chapter "Shooting".
Task<> shoot(MatchState& state, Ask& ask)
{
    const MayMake isShooter = [](const UnitState& shooter) { return mayHave(shooter, "shooter"); };
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::shooting, isShooter));
    const UnitRef target = co_await ask.piece(enemyToShoot(state, unit, oddsOfShots(state, unit)));
    Action action{ActionKind::shooting};
    const auto& weapons = state.find(unit)->card->weapons;
    if (!weapons.empty())
        action.weapon = weapons.front().id;
    if (weapons.size() > 1)
        action.weapon = WeaponId(co_await ask.one(
            Pick("weapon", TR("Weapon"), weaponsOf(*state.find(unit)->card)).preset(action.weapon.text())));
    Shooting shot;
    const auto known = weaponInMatch(*state.find(unit), action.weapon);
    if (known && known->range) {
        shot.weapon = *known;
    } else { // unknown: a match that was begun before cards had these
        shot.weapon.id = action.weapon;
        shot.weapon.strength =
            co_await ask.numberOrNone(NumberOf("strength", TR("Strength of the weapon"), 0, 20)
                                          .ifSkipped(TR("The Warrior’s own"))
                                          .usuallyNone());
        shot.weapon.saturation =
            co_await ask.number(NumberOf("saturation", TR("Saturation"), 0, mostObstacles).preset(0));
    }
    AmountOf distance("distance", TR("Distance between the Leaders"), 0, furthest);
    if (const auto onMap = distanceBetween(state, unit, target))
        distance.preset(asMeasured(*onMap)).why(TR("from the map"));
    shot.distance = co_await ask.amount(distance.unit(TR("cm")));
    // Scripts count the Units that are in the way.
    const std::optional<Sight> sight = sightBetween(state, unit, target, ask.isScript());
    shot.concealment = co_await askNumber(ask, "concealment", TR("Concealment of the target"), 0,
                                          mostObstacles, 0, "", true);
    shot.active.heroicDice = action.heroicDice = co_await heroicDiceOf(state, ask, unit);
    co_await announce(state, ask, unit, action);
    if (ask.isScript()) { // others enter it
        warnOfUnknown(ask, state, unit);
        warnOfUnknown(ask, state, target);
    }
    if (isBeyond(shot.distance, shot.weapon.range))
        ask.warn("beyond-range", TR("the target is %1 cm away, beyond the weapon’s range (%2 cm)"),
                 asMeasured(shot.distance), *shot.weapon.range);
    if (sight && sight->blocked)
        ask.warn("out-of-sight", TR("an Obstruction blocks the Line of Sight to %1"), state.name(target));
    shot.rerollFailures = state.find(unit)->has(&StatusEffects::shootingReroll);
    const CurrentCause cause = causeOf(state, {unit, target}, [&](const Side& active, const Side& struck) {
        Shooting shooting = shot;
        shooting.active = active;
        shooting.target = struck;
        shooting.active.heroicDice = shot.active.heroicDice;
        return shooting;
    });
    const auto foresee = [&] {
        if (const auto shooting = cause())
            ask.forecast(forecastOf(std::get<Shooting>(*shooting), namesOf(state, {unit, target})));
    };
    foresee();
    NumberOf between("obstacles", TR("Obstacles in the Leader’s Line of Sight"), 0, mostObstacles);
    between.why(TR("Sceneries, and Units or other Obstructions that hide only part of the target"));
    // Of a map without a Scenery nobody knows whether it is whole, unless all Units stand there.
    const auto isMissing = [](const UnitRef&, const UnitState& each) {
        return each.isOnBattlefield() && !each.at;
    };
    const bool isWhole = !state.sceneries.empty() || unitsWhere(state, isMissing).empty();
    if (sight && (isWhole || !sight->units.empty()))
        between.preset(obstaclesIn(*sight)).why(TR("from the map"));
    if (sight && !sight->units.empty())
        between.why(message(
            TR("from the map; in the line: %1"),
            listed(mapped(sight->units, [&state](const UnitRef& each) { return state.name(each); }))));
    const auto obstacles = co_await ask.numberOrNone(between.ifSkipped(TR("No Obstacle")));
    shot.obstacles = obstacles.value_or(0);
    foresee();
    ask.report(TR("%1: %2 at %3"), state.name(unit), actionMade(action), state.name(target));
    make(state, unit, action);
    if (isEntered(ask, state, unit, "rolls") || isEntered(ask, state, target, "rolls"))
        co_await shootWithoutStats(state, ask, {unit, target}, shot);
    else
        co_await resolveCause(state, ask, {unit, target}, cause);
    noteElimination(state, {unit, target}, false);
}

// Chapter "Morale": a test that no other procedure brings.
Task<> testMoraleOf(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnit(state, closing(state, notOnBattlefield)));
    const int opposition = co_await ask.number(NumberOf("opposition", TR("Opposition"), 0, 20));
    if (ask.isScript())
        warnOfUnknown(ask, state, unit);
    ask.report(TR("%1: Morale test against %2"), state.name(unit), opposition);
    const Outcome tested = co_await testMorale(state, ask, "rolls", unit, opposition);
    endIfOver(state, ask, unit, tested);
}

// Hits that no attack roll brought: cataclysms, Sacrifice, Overlords.
Task<> strikeWithHits(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnit(state, closing(state, notOnBattlefield)));
    Hits hits;
    hits.hits = co_await ask.number(NumberOf("hits", TR("Hits"), 0, 200).preset(0));
    hits.hitsDice = co_await ask.number(NumberOf("hits_dice", TR("Extra Hits (D10s)"), 0, 20).preset(0));
    hits.strength = co_await ask.number(NumberOf("strength", TR("Strength"), 0, 20));
    hits.saturation = co_await ask.numberOrNone(
        NumberOf("saturation", TR("Saturation"), 0, 20).ifSkipped(TR("No Morale test")).usuallyNone());
    hits.parriesWork =
        !co_await ask.yes(Whether("cancels_parry", TR("Not a Fight or Shot: no Parry")).detail());
    if (hits.hits == 0 && hits.hitsDice == 0)
        co_await ask.refuse("malformed", TR("enter at least one Hit"));
    if (ask.isScript())
        warnOfUnknown(ask, state, unit);
    ask.report(door::Tone::bad, TR("Hits on %1, Strength %2"), state.name(unit), hits.strength);
    if (isEntered(ask, state, unit, "rolls"))
        co_await askLosses(state, ask, "rolls", unit, hits.saturation);
    else
        co_await resolveCause(state, ask, unit, hitsOn(state, unit, hits));
}

Task<bool> soundWarCry(MatchState& state, Ask& ask, UnitRef charger)
{
    constexpr double hearsWarCry = 20; // cm
    if (!state.find(charger)->hasSkill("war_cry"))
        co_return false;
    const int most = static_cast<int>(unitsWhere(state, enemiesInPlay(charger)).size());
    const std::vector<std::string> nearEnough =
        unitsWithin(state, charger, hearsWarCry, enemiesInPlay(charger));
    // They hear it unless the players say otherwise.
    const std::vector<std::string> near =
        co_await ask.several(pickUnit(state, judgeReach(state, charger, hearsWarCry), enemiesInPlay(charger),
                                      {}, "war_cry/units", TR("Enemies within 20 cm"))
                                 .from(0, most)
                                 .presets(nearEnough)
                                 .rule("skill/war_cry"));
    for (const std::string& each : nearEnough)
        if (!findIn(near, each))
            ask.warn("war-cry", TR("%1: within %2 cm but not included"), state.name(unitRefOf(each)),
                     hearsWarCry);
    if (near.empty())
        co_return false;
    const int opposition = co_await ask.number(NumberOf("war_cry/opposition", TR("War Cry"), 0, 20)
                                                   .preset(state.find(charger)->card->warCry)
                                                   .detail());
    for (std::size_t k = 0; k < near.size(); ++k) {
        const UnitRef hears = unitRefOf(near[k]);
        const door::Path path = "war_cry/" + std::to_string(k);
        co_await rollAndApply(state, ask, path, path + "/guard", hears,
                              moraleTestOf(state, hears, opposition));
        noteElimination(state, {charger, hears}, false);
    }
    co_return true;
}

Task<> harass(MatchState& state, Ask& ask, Rollers rollers)
{
    std::vector<Harasser> all;
    for (const Rollers& each : {rollers, Rollers{rollers.target, rollers.active}}) {
        const auto side = sideInMatch(state, each.active);
        const auto weapon = weaponInMatch(*state.find(each.active));
        if (side && weapon && side->has(RollSkill::harassment))
            all.push_back({each, *weapon});
    }
    if (all.empty())
        co_return;
    ask.settle();
    for (Harasser& each : all) {
        const UnitRef& unit = each.rollers.active;
        Whether question(
            unit == rollers.active ? "active/harassment" : "against/harassment",
            message(TR("%1: Harassment Shooting at %2"), state.name(unit), state.name(each.rollers.target)));
        question.by(unit.player).rule("skill/harassment");
        if (!ask.isScript())
            question.open();
        each.shoots = co_await ask.yes(std::move(question));
    }
    std::erase_if(all, [](const Harasser& each) { return !each.shoots; });
    std::vector<Outcome> outcomes;
    for (std::size_t k = 0; k < all.size(); ++k) {
        const auto shot = [weapon = all[k].weapon](const Side& active, const Side& target) {
            return Shooting{.active = active, .target = target, .weapon = weapon, .isHarassment = true};
        };
        outcomes.push_back(co_await rollThrough(state, ask, "harassment/" + std::to_string(k), all[k].rollers,
                                                causeOf(state, all[k].rollers, shot)));
    }
    for (std::size_t k = 0; k < all.size(); ++k)
        co_await applyOutcome(state, ask, "harassment/" + std::to_string(k) + "/guard", all[k].rollers,
                              outcomes[k]);
}

} // namespace adjutant::drakerys
