#include "core/systems/adventure/acting.h"
#include "core/systems/adventure/adventureprocedures.h"
#include "core/systems/adventure/attacking.h"
#include "core/systems/adventure/combatantchoice.h"

#include <algorithm>

namespace adjutant::adventure {

namespace {

// Whoever is next in the Battle Phase.
Task<std::size_t> askWhoActs(const State& state, Ask& ask, table::Path path, Label label)
{
    co_await askPhase(state, ask, Phase::battle);
    const std::size_t who = co_await askPiece(state, ask, std::move(path), std::move(label), notNext);
    co_return who;
}

PieceChoice targetsOf(const State& state, std::size_t attacker)
{
    PieceChoice targets = enemiesOf(state, attacker);
    targets.option = [&state, attacker, enemy = std::move(targets.option)](std::size_t who) {
        table::Option target = enemy(who);
        if (state.combatants[who].isDown() && target.standing == table::Standing::open) {
            target.standing = table::Standing::warned;
            target.remark = table::Remark{
                "down", message(WORDS("adventure", "%1 has no hit points left"), state.name(who))};
        }
        target.odds = attackForecast(state, attacker, who, 0, 0);
        return target;
    };
    return targets;
}

Objection cannotDelay(const State& state, std::size_t who)
{
    if (auto obstacle = notNext(state, who))
        return obstacle;
    for (const std::size_t other : state.battleOrder)
        if (canDelayAfter(state, who, other))
            return {};
    return closedBy("not-later", message(WORDS("adventure", "nobody acts after %1"), state.name(who)));
}

PieceChoice laterThan(const State& state, std::size_t who)
{
    return piecesOf(state, [&state, who](std::size_t after) {
        return pieceOption(state, after,
                           canDelayAfter(state, who, after)
                               ? Objection()
                               : closedBy("not-later", message(WORDS("adventure", "%1 doesn’t act after %2"),
                                                               state.name(after), state.name(who))));
    });
}

} // namespace

Task<> attack(State& state, Ask& ask)
{
    const std::size_t attacker = co_await askWhoActs(state, ask, "attacker", WORDS("adventure", "Attacker"));
    Pick targets = pickPiece("target", WORDS("adventure", "Target"), targetsOf(state, attacker));
    const std::string id = co_await ask.one(targets.rule("rule/attack"));
    const std::size_t target = state.find(unitRefOf(id));
    const auto power = co_await askNote(ask, "power", WORDS("adventure", "Power"),
                                        noteOptions(state.card(attacker).powers), "rule/attack");
    ask.title(message(WORDS("adventure", "%1 attacks %2"), state.name(attacker), state.name(target)));
    ask.tell(power ? message(WORDS("adventure", "%1 attacks %2 with %3"), state.name(attacker),
                             state.name(target), verbatim(*power))
                   : message(WORDS("adventure", "%1 attacks %2"), state.name(attacker), state.name(target)));
    takeTurn(state, attacker);
    co_await askAttack(state, ask, {}, attacker, target);
}

Task<> defend(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask, "unit", WORDS("adventure", "Combatant"));
    ask.follows(message(WORDS("adventure", "Attacks against %1 have disadvantage until its next turn"),
                        state.name(who)));
    takeTurn(state, who);
    state.combatants[who].defending = true;
    ask.tell(message(WORDS("adventure", "%1 defends"), state.name(who)));
}

Task<> disengage(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask, "unit", WORDS("adventure", "Combatant"));
    ask.follows(message(WORDS("adventure", "%1 shifts 2 squares and provokes no opportunity attacks"),
                        state.name(who)));
    ask.follows(message(WORDS("adventure", "Its own attacks have disadvantage until the end of round %1"),
                        state.round + 1));
    takeTurn(state, who);
    state.combatants[who].disengagedUntil = state.round + 1;
    ask.tell(message(WORDS("adventure", "%1 disengages and shifts 2 squares"), state.name(who)));
}

Task<> useItem(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask, "unit", WORDS("adventure", "Combatant"));
    const auto item = co_await askNote(ask, "which", WORDS("adventure", "Item"),
                                       noteOptions(state.card(who).items), "rule/items");
    takeTurn(state, who);
    ask.tell(item ? message(WORDS("adventure", "%1 uses an item: %2"), state.name(who), verbatim(*item))
                  : message(WORDS("adventure", "%1 uses an item"), state.name(who)));
}

Task<> delay(State& state, Ask& ask)
{
    co_await askPhase(state, ask, Phase::battle);
    const std::size_t who =
        co_await askPiece(state, ask, "unit", WORDS("adventure", "Combatant"), cannotDelay);
    Pick later = pickPiece("after", WORDS("adventure", "Act after"), laterThan(state, who));
    later.ifLeftOut(WORDS("adventure", "Decide later, between two turns")).rule("rule/delay");
    const auto after = co_await ask.oneOrNone(std::move(later));
    if (after) {
        const std::size_t other = state.find(unitRefOf(*after));
        delayAfter(state, who, other);
        ask.tell(message(WORDS("adventure", "%1 delays until after %2"), state.name(who), state.name(other)));
        co_return;
    }
    delayAfter(state, who, std::nullopt);
    ask.tell(message(WORDS("adventure", "%1 delays"), state.name(who)));
}

Task<> pass(State& state, Ask& ask)
{
    const std::size_t who = co_await askWhoActs(state, ask, "unit", WORDS("adventure", "Combatant"));
    takeTurn(state, who);
    ask.tell(message(WORDS("adventure", "%1 does nothing"), state.name(who)));
}

} // namespace adjutant::adventure
