#include "core/systems/drafta/drafta.h"

namespace adjutant::drafta {

namespace {

constexpr int farthest = 99; ///< squares

// It can't be used, or has acted in this turn. One that healed is warned of only.
Judgement hasActed(const State& state, std::size_t unit)
{
    if (auto judgement = cannotUse(state, unit))
        return judgement;
    if (!state.units[unit].hasActed())
        return {};
    if (auto judgement = hasBuilt(state, unit))
        return closedBy("acted", std::move(judgement.remark.message));
    Message why = message(TR("%1 has already acted this turn"), state.name(unit));
    return state.units[unit].acted ? closedBy("acted", std::move(why)) : warnedBy("acted", std::move(why));
}

void reportEnd(const State& state, Ask& ask)
{
    if (!state.finished())
        return;
    if (const auto winner = state.winner())
        ask.report(door::Tone::good, TR("Battle won by %1"), state.playerName(*winner));
    else
        ask.report(state.ended ? TR("The battle ends without a winner")
                               : TR("No units left: the battle has no winner"));
}

// Takes hit points from a unit and tells it: whether that defeats it.
bool wound(State& state, Ask& ask, std::size_t unit, int damage)
{
    UnitState& wounded = state.units[unit];
    if (damage == 0 || wounded.defeated())
        return false;
    wounded.hp = std::max(wounded.hp - damage, 0);
    if (!wounded.defeated()) {
        ask.report(door::Tone::bad, TR("%1 takes %2 damage: %3 of %4 hit points left"), state.name(unit),
                   damage, wounded.hp, state.card(unit).hp);
        return false;
    }
    wounded.camp = 0;
    ask.report(door::Tone::bad, TR("%1 takes %2 damage and is defeated"), state.name(unit), damage);
    if (state.card(unit).playerCharacter && state.setup->chart.empty())
        ask.report(TR("%1 is a player character: the Narrator decides what becomes of it"), state.name(unit));
    return true;
}

// Whoever defeats a foe, and stands, may use the one-time talent again (chapter "Defeating Foes").
void regainTalent(State& state, Ask& ask, std::size_t victor)
{
    if (state.units[victor].defeated() || !state.units[victor].talentSpent)
        return;
    state.units[victor].talentSpent = false;
    ask.report(door::Tone::good, TR("%1 may use %2 again"), state.name(victor), state.card(victor).talent);
}

// Both lose their hit points at once.
void strike(State& state, Ask& ask, std::size_t attacker, std::size_t defender, Damages damages)
{
    const bool defenderFalls = wound(state, ask, defender, damages.toDefender);
    const bool attackerFalls = wound(state, ask, attacker, damages.toAttacker);
    if (defenderFalls)
        regainTalent(state, ask, attacker);
    if (attackerFalls)
        regainTalent(state, ask, defender);
    reportEnd(state, ask);
}

struct Duel
{
    Card attacker;
    Card defender;

    bool operator==(const Duel&) const = default;
};

// Of a damage, what the hit points that are left can take.
int felt(const State& state, std::size_t unit, int damage)
{
    return std::min(damage, state.units[unit].hp);
}

Message certainText(const State& state, std::size_t unit, int damage)
{
    if (damage >= state.units[unit].hp)
        return message(TR("No roll: %1 is defeated"), state.name(unit));
    return message(TR("No roll: %1 takes %2 damage"), state.name(unit), damage);
}

// What one attack will probably bring, with the hit points that are left.
door::Forecast exchangeForecast(const State& state, std::size_t attacker, std::size_t defender)
{
    const auto asItStands = [&state](std::size_t unit) {
        Card card = state.card(unit);
        card.name = state.setup->pieces[unit].name;
        card.hp = std::max(state.units[unit].hp, 1);
        return card;
    };
    return {Duel{asItStands(attacker), asItStands(defender)},
            +[](const Duel& duel) { return exchangeView(duel.attacker, duel.defender, std::nullopt); }};
}

Judgement cannotBeAttacked(const State& state, std::size_t attacker, std::size_t unit)
{
    if (state.areAllies(unit, attacker))
        return closedBy(unknownPiece, TR("%1 and %2 are on the same side"), state.name(unit),
                        state.name(attacker));
    return isDefeated(state, unit);
}

// `rolled`: in an exchange, whose odds stand beside each target.
Task<std::size_t> askTarget(const State& state, Ask& ask, std::size_t attacker, bool rolled)
{
    const auto option = [&state, attacker, rolled](std::size_t unit) {
        door::Option target = pieceOption(state, unit, cannotBeAttacked(state, attacker, unit));
        if (rolled && target.standing == door::Standing::open)
            target.odds = exchangeForecast(state, attacker, unit);
        return target;
    };
    Pick defender = pickPiece("defender", TR("Defender"), piecesOf(state, option));
    co_return state.find(co_await ask.piece(defender.rule("rule/combat")));
}

// Each rolls on their own device. Scripts and records of earlier releases have both dice in one answer.
Task<std::vector<int>> rollsOfBoth(const State& state, Ask& ask, std::size_t attacker, std::size_t defender)
{
    if (ask.isGiven("dice") || (ask.isScript() && !ask.hasParts("rolls"))) {
        ask.forecast(exchangeForecast(state, attacker, defender));
        std::vector<door::Die> both{{6, state.name(attacker)}, {6, state.name(defender)}};
        co_return co_await ask.dice(DiceOf("dice", TR("Dice"), std::move(both)).rule("rule/combat"));
    }
    std::vector<int> rolls;
    for (const std::size_t unit : {attacker, defender}) {
        if (!rolls.empty())
            ask.settle();
        ask.forecast(exchangeForecast(state, attacker, defender));
        const auto faces = co_await ask.dice(
            DiceOf("rolls/" + state.playerOf(unit).text(), message(TR("%1’s roll"), state.name(unit)), 1, 6)
                .by(state.playerOf(unit))
                .rule("rule/combat"));
        rolls.push_back(faces.front());
    }
    co_return rolls;
}

Message verdictText(const State& state, std::size_t attacker, std::size_t defender, Verdict verdict)
{
    using enum Verdict;
    if (verdict == tie)
        return TR("a tie, nobody is hurt");
    if (verdict == critical)
        return message(TR("a critical attack, %1 can’t react"), state.name(defender));
    const bool isAttackers = verdict == attackerHigher || verdict == tieToAttacker;
    const bool isHigher = verdict == attackerHigher || verdict == defenderHigher;
    return message(isHigher ? TR("%1 deals Full Damage") : TR("a tie that %1 breaks"),
                   state.name(isAttackers ? attacker : defender));
}

} // namespace

// Chapter "Combat".
Task<> attack(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t attacker = co_await askPiece(state, ask, "attacker", TR("Attacker"), hasActed);
    const std::size_t defender = co_await askTarget(state, ask, attacker, true);
    const int reach = isRanged(state.card(attacker)) ? 2 : 1;
    int distance = 1;
    if (reach > 1 || ask.isScript() || ask.isGiven("distance")) {
        // Scripts may say what is out of reach.
        NumberOf question("distance", TR("Distance"), 1, ask.isScript() ? farthest : reach);
        question.preset(1).unit(counted(TR_N("square(s)"), 2)).rule("rule/ranged-attacks");
        distance = co_await ask.number(std::move(question));
    }
    if (distance > reach)
        co_await ask.refuse("out-of-reach", counted(TR_N("%1 can attack from up to %n square(s) away"), reach,
                                                    state.name(attacker)));
    ask.title(message(TR("%1 attacks %2"), state.name(attacker), state.name(defender)));
    ask.report(TR("%1 attacks %2"), state.name(attacker), state.name(defender));
    state.units[attacker].acted = true;
    const Card& attackers = state.card(attacker);
    const Card& defenders = state.card(defender);
    if (!bothRoll(attackers, defenders)) {
        const Damages damages = {damageTo(defenders, attackers.full, attackers.attackType)};
        ask.follows(certainText(state, defender, damages.toDefender));
        strike(state, ask, attacker, defender, damages);
        co_return;
    }

    ask.settle();
    const std::vector<int> faces = co_await rollsOfBoth(state, ask, attacker, defender);
    const Verdict verdict = verdictOf(state.card(attacker), state.card(defender), faces[0], faces[1]);
    const Damages damages = damagesOf(state.card(attacker), state.card(defender), verdict);
    ask.outcome(state.playerOf(attacker), "to_defender", felt(state, defender, damages.toDefender));
    ask.outcome(state.playerOf(defender), "to_attacker", felt(state, attacker, damages.toAttacker));
    ask.report(TR("%1 against %2: %3"), faces[0], faces[1], verdictText(state, attacker, defender, verdict));
    strike(state, ask, attacker, defender, damages);
}

namespace {

// The type that the words name, if this match's cards have it; otherwise the attacker's own.
std::string typeOfSpecial(const State& state, std::size_t attacker, const std::string& words)
{
    std::vector<std::string> types;
    for (const auto& each : state.setup->pieces) {
        types.push_back(each.card.attackType);
        for (const auto& [type, factor] : each.card.vulnerable)
            types.push_back(type);
    }
    std::string type = typeIn(words, types);
    return type.empty() ? state.card(attacker).attackType : type;
}

Judgement hasNoTalentLeft(const State& state, std::size_t unit)
{
    if (auto judgement = cannotUse(state, unit))
        return judgement;
    if (state.card(unit).talent.empty())
        return closedBy("no-talent", TR("%1 has no talent"), state.name(unit));
    if (state.units[unit].talentSpent)
        return closedBy("talent-spent", TR("%1 must defeat a foe to regain its talent"), state.name(unit));
    return hasBuilt(state, unit);
}

// One that heals or strikes is used by healing or striking.
std::string talentOf(const Card& card)
{
    return areOfTalent(card, healingOf(card)) || areOfTalent(card, specialOf(card)) ? std::string()
                                                                                    : card.talent;
}

Judgement hasNoConsequence(const State& state, std::size_t unit)
{
    const auto closed = [](Message why) { return closedBy("malformed", std::move(why)); };
    if (!state.card(unit).playerCharacter)
        return closed(message(TR("%1 is not a player character"), state.name(unit)));
    if (!state.units[unit].defeated())
        return closed(message(TR("%1 is not defeated"), state.name(unit)));
    if (state.setup->chart.empty())
        return closed(TR("this match has no Random Consequence Chart"));
    if (state.units[unit].consequence)
        return closed(message(TR("the consequence for %1 has already been rolled"), state.name(unit)));
    return {};
}

} // namespace

// A unit attacks with what deals a fixed damage (chapter "Special Attacks").
Task<> special(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    // A talent is offered once, until it is regained. A script may name any unit.
    PieceChoice attackers = ownersOf(state, hasActed, effectOfSpecial);
    attackers.offered = [&state, offered = std::move(attackers.offered)](std::size_t unit) {
        return offered(unit) && !isSpent(state, unit, specialOf(state.card(unit)));
    };
    Pick question = pickPiece("attacker", TR("Attacker"), std::move(attackers));
    const std::size_t attacker = state.find(co_await ask.piece(std::move(question)));
    const std::string words = specialOf(state.card(attacker));
    const std::size_t defender = co_await askTarget(state, ask, attacker, false);
    const int damage = co_await ask.number(
        numberIn(words, "damage", TR("Damage"), 0, Card::mostDamage).rule("rule/special-attacks"));
    const std::string type = co_await askTypeOfAttack(ask, "type", typeOfSpecial(state, attacker, words));
    const Damages damages{damageTo(state.card(defender), damage, type)};
    ask.follows(certainText(state, defender, damages.toDefender));
    state.units[attacker].acted = true;
    if (!ask.isScript() && areOfTalent(state.card(attacker), words))
        state.units[attacker].talentSpent = true;
    ask.report(TR("%1 makes a special attack on %2"), state.name(attacker), state.name(defender));
    strike(state, ask, attacker, defender, damages);
}

Task<> talent(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = state.find(
        co_await ask.piece(pickPiece("unit", TR("Unit"), ownersOf(state, hasNoTalentLeft, talentOf))));
    ask.follows(verbatim(state.card(unit).talent));
    ask.follows(TR("It is spent until the unit defeats a foe"));
    state.units[unit].talentSpent = true;
    ask.report(TR("%1 uses %2"), state.name(unit), state.card(unit).talent);
}

// A defeated player character’s D100 (chapter "Unit Defeat"). The last blow of a battle may have brought it:
// it is rolled after its end, too.
Task<> consequence(State& state, Ask& ask)
{
    if (!state.active)
        co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", TR("Unit"), hasNoConsequence);
    const auto faces = co_await ask.dice(DiceOf("d100", TR("D100"), 1, 100).rule("rule/consequences"));
    state.units[unit].consequence = faces.front();
    ask.report(TR("Consequence for %1 (%2): %3"), state.name(unit), faces.front(), state.consequenceOf(unit));
}

// The players end the battle before a side is without units.
Task<> finish(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    ask.endsMatch();
    std::vector<door::Option> winners = state.setup->playerOptions();
    winners.push_back({"nobody", TR("Nobody")});
    Pick question("winner", TR("Winner"), std::move(winners));
    question.why(TR("Ends by itself when a side has no units left; you may end it sooner"));
    const std::string winner = co_await ask.one(std::move(question));
    state.ended = true;
    if (winner != "nobody")
        state.named = state.setup->findPlayer(winner);
    reportEnd(state, ask);
}

Task<> setHp(State& state, Ask& ask)
{
    const std::size_t unit = co_await askPiece(state, ask, "unit", TR("Unit"), nothingAgainst);
    const int most = state.card(unit).hp;
    const int hp = co_await ask.number(NumberOf("hp", TR("Hit points"), 0, most));
    UnitState& corrected = state.units[unit];
    corrected.hp = hp;
    if (corrected.defeated())
        corrected.camp = 0;
    else
        corrected.consequence.reset();
    ask.report(TR("%1 set to %2 of %3 hit points"), state.name(unit), hp, most);
    reportEnd(state, ask);
}

} // namespace adjutant::drafta
