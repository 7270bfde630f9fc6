#include "core/systems/drakerys/procedures/targets.h"

#include "core/systems/drakerys/battlefield/sight.h"
#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/match/sideattable.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/moving.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

namespace adjutant::drakerys {

namespace {

std::optional<double> away(const MatchState& state, const UnitRef& unit, const UnitRef& target)
{
    return distanceBetween(*state.find(unit), *state.find(target));
}

Message distanceOf(const MatchState& state, const UnitRef& unit, const UnitRef& target)
{
    if (const auto known = away(state, unit, target))
        return centimetresAway(*known);
    return state.find(target)->at ? Message() : message(WORDS("drakerys", "not on the map"));
}

Message withMore(Message detail, Message more)
{
    return detail.empty() ? std::move(more)
                          : message(WORDS("drakerys", "%1, %2"), std::move(detail), std::move(more));
}

// The judge takes the odds away where the target can't be reached.
Pick enemy(const MatchState& state, const UnitRef& unit, const JudgeUnit& judge, RankUnit rank,
           OddsAgainst odds, table::Path path = "target")
{
    const auto whole = [&state, unit, judge, odds](table::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        option.detail = distanceOf(state, unit, ref);
        if (ref.player == unit.player)
            warnIn(option, "enemy",
                   message(WORDS("drakerys", "%1 is no enemy of %2"), toMessage(state, ref),
                           toMessage(state, unit)));
        option.odds = odds(ref);
        judge(option, ref);
        if (option.standing == table::Standing::closed)
            option.odds.reset();
    };
    const auto isEnemy = [player = unit.player](const UnitRef& ref, const UnitState& each) {
        return ref.player != player && !each.removed();
    };
    return pickUnit(state, std::move(path), message(WORDS("drakerys", "Target")), whole, isEnemy,
                    std::move(rank));
}

} // namespace

JudgeUnit judgeReach(const MatchState& state, const UnitRef& from, double reach)
{
    return [&state, from, reach](table::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        const auto away = distanceBetween(*state.find(from), *state.find(ref));
        if (!away)
            return;
        option.detail = centimetresAway(*away);
        if (*away > reach)
            warnIn(option, "beyond-range",
                   message(WORDS("drakerys", "%1 is %2 cm away, not within %3 cm"), toMessage(state, ref),
                           asMeasured(*away), reach));
    };
}

Pick enemyToCharge(const MatchState& state, const UnitRef& unit, ActionKind kind, OddsAgainst odds,
                   table::Path path)
{
    const auto judge = [&state, unit, kind](table::Option& option, const UnitRef& ref) {
        const auto reach = reachOf(*state.find(unit), kind);
        const auto known = away(state, unit, ref);
        if (!reach || !known || asMeasured(*known) <= *reach)
            return;
        option.detail = withMore(std::move(option.detail),
                                 message(WORDS("drakerys", "beyond Charge range (%1 cm)"), *reach));
        option.odds.reset();
    };
    return enemy(state, unit, judge, nearestTo(state, unit), std::move(odds), std::move(path));
}

Pick enemyToAttack(const MatchState& state, const UnitRef& unit, OddsAgainst odds)
{
    const auto judge = [&state, unit](table::Option& option, const UnitRef& ref) {
        if (contactBetween(state, unit, ref))
            option.detail = message(WORDS("drakerys", "Engaged"));
        else if (!engagedWith(state, unit).empty()) // the map knows whom it fights: nobody else
            option.odds.reset();
    };
    const auto rank = [&state, unit, distance = nearestTo(state, unit)](const UnitRef& ref) {
        return contactBetween(state, unit, ref) ? -1 : distance(ref);
    };
    Pick question = enemy(state, unit, judge, rank, std::move(odds));
    if (const std::vector<UnitRef> all = engagedWith(state, unit); all.size() == 1)
        question.preset(toText(all.front()));
    return question;
}

Pick enemyToShoot(const MatchState& state, const UnitRef& unit, OddsAgainst odds)
{
    const auto judge = [&state, unit](table::Option& option, const UnitRef& ref) {
        if (isEngaged(state, ref)) {
            closeFor(option,
                     table::Remark{"engaged", message(WORDS("drakerys", "%1 is Engaged: can’t be shot at"),
                                                      toMessage(state, ref))});
            return;
        }
        const UnitState& shooter = *state.find(unit);
        const UnitState& target = *state.find(ref);
        const auto weapon = weaponAtTable(shooter);
        const auto known = away(state, unit, ref);
        if (weapon && weapon->range && known && *known > *weapon->range) {
            option.detail =
                withMore(std::move(option.detail),
                         message(WORDS("drakerys", "beyond its weapon’s range (%1 cm)"), *weapon->range));
            option.odds.reset();
        }
        if (shooter.at && target.at && sightBetween(state, *shooter.at, *target.at).blocked)
            option.detail =
                withMore(std::move(option.detail), message(WORDS("drakerys", "out of Line of Sight")));
    };
    return enemy(state, unit, judge, nearestTo(state, unit), std::move(odds));
}

} // namespace adjutant::drakerys
