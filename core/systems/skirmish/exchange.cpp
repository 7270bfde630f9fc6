#include "core/systems/skirmish/skirmish.h"

#include "core/text.h"

namespace adjutant::skirmish {

namespace {

// Refuses a script that doesn't say what so many dice showed; nothing in its place (`null`) is what players
// left open, and ends it there.
Task<> needFaces(Ask& ask, door::Path at, int dice)
{
    if (dice > 0 && ask.isScript() && !ask.isGiven(at))
        co_await ask.refuse("dice-count", counted(TR_N("%1: %n face(s) needed, none given"), dice, at));
}

void giveCondition(State& state, Ask& ask, std::size_t model, const Ability& ability)
{
    ModelState& now = state.models[model];
    if (ability.gives.empty())
        return;
    if (ability.gives == prone && now.is(unmovable)) {
        ask.report(TR("%1 can’t fall prone now"), state.name(model));
    } else if (now.hasNoRoomFor(ability.gives)) {
        ask.report(TR("at most %1 conditions per model"), static_cast<int>(ModelState::mostConditions));
    } else {
        now.add(ability.gives, ability.rounds);
        ask.report(TR("%1: %2"), state.name(model), conditionName(ability.gives));
    }
}

// The dice that an ability of a model is rolled with: those it has left; of a reaction "with all dice" those
// of its card.
const DicePool& poolFor(const State& state, std::size_t model, const Ability& ability)
{
    const bool spentToo = ability.allRolled && ability.when != Trigger::none;
    return spentToo ? state.card(model).dice : state.models[model].dice;
}

// So many dice of a kind, where `before` of others are chosen.
door::Option countOption(const State& state, const AllocationQuestion& asked, DieKind kind, int before,
                         int count)
{
    door::Option option{std::to_string(count), verbatim(std::to_string(count))};
    const int total = before + count;
    const Ability& rolled = asked.rolled;
    const auto mostAtAll = rolled.mostAtAll();
    int later = 0; // the most that kinds asked later can still add
    for (const DieKind each : rolledDice)
        later += each > kind && rolled.from[each] > 0 ? asked.have[each] : 0;
    const bool isShort = rolled.allRolled && rolled.from[kind] > 0 && count < asked.have[kind];
    const auto close = [&option](const char* rule, Message why) {
        judge(option, closedBy(rule, std::move(why)));
    };
    const auto warn = [&option](Message why) { judge(option, warnedBy("allocation", std::move(why))); };
    if (count > asked.have[kind])
        close("not-enough-dice",
              message(TR("%1 has %2 of these dice left"), state.name(asked.model), asked.have[kind]));
    else if (count > 0 && rolled.from[kind] == 0)
        close("allocation", message(TR("not rolled with %1 dice"), toText(kind)));
    else if ((isShort && count != asked.left[kind]) || (mostAtAll && total > *mostAtAll) ||
             total + later < rolled.least)
        close("allocation", allocationText(rolled.least, rolled.most, rolled.allRolled));
    else if (total > Ability::mostDice)
        close("allocation", message(TR("dice: max %1 at once"), Ability::mostDice));
    else if (isShort)
        warn(TR("all dice, spent ones too"));
    else if (rolled.most && before <= *rolled.most && total > *rolled.most) // once, not at each kind
        warn(message(TR("the card allows at most %1; elsewhere the rules allow %2"), *rolled.most,
                     *mostAtAll));
    const bool canBeAll = total >= rolled.least;
    if (option.standing != door::Standing::closed && asked.odds && canBeAll)
        option.odds = asked.odds(total);
    return option;
}

} // namespace

AttackFigures figuresOf(const ModelCard& attacker, const Ability& ability, const ModelCard& target)
{
    const auto isAmong = [&](const std::vector<std::string>& types) {
        return !ability.type.empty() && findIn(types, ability.type);
    };
    const bool isSmaller = target.size && attacker.size && *target.size < *attacker.size;
    AttackFigures figures;
    figures.chance = ability.chance;
    figures.accuracy = ability.accuracy;
    figures.power = ability.power;
    figures.defence = target.defence(ability.kind);
    figures.resistance = target.resistance(ability.versus);
    figures.damage = isSmaller ? ability.damageToSmaller.value_or(ability.damage) : ability.damage;
    figures.targetWounds = target.wounds;
    figures.vulnerable = isAmong(target.vulnerable);
    figures.resistant = isAmong(target.resistant);
    return figures;
}

AttackFigures figuresOf(const State& state, const OngoingAttack& attack, std::size_t target)
{
    AttackFigures figures = figuresOf(state.card(attack.attacker), *attack.ability, state.card(target));
    figures.sides = state.sides();
    figures.accuracy += attack.accuracy;
    figures.power += attack.power;
    const ModelState& now = state.models[target];
    figures.targetWounds = now.wounds > 0 ? std::optional(now.wounds) : std::nullopt;
    figures.mostCounted = figures.targetWounds.value_or(figures.mostCounted);
    const std::string& type = attack.ability->type; // the types that harm it: glossary, "Mistform"
    figures.unharmed = now.is(mistform) && type != "fire" && type != "arcane" && type != "radiant";
    return figures;
}

int mostAttackDice(const Ability& ability, const DicePool& pool)
{
    int dice = 0;
    for (const DieKind kind : allDice)
        dice += ability.from[kind] > 0 ? std::max(pool[kind] - ability.cost[kind], 0) : 0;
    return std::min({dice, ability.most.value_or(dice), Ability::mostDice});
}

int mostDefenceDice(const DicePool& pool)
{
    return std::min(pool[DieKind::defence] + pool[DieKind::wild], Ability::mostDice);
}

door::Option abilityOption(const State& state, std::size_t model, const Ability& ability)
{
    door::Option option = optionOf(ability, state.card(model).abilities);
    if (!state.models[model].dice.holds(ability.cost))
        judge(option, closedBy("not-enough-dice", TR("it costs %1"), toText(ability.cost)));
    else if (ability.isAttack() && mostAttackDice(ability, poolFor(state, model, ability)) < ability.least)
        judge(option, closedBy("not-enough-dice", allocationText(ability.least, ability.most)));
    return option;
}

const Ability& abilityOf(const State& state, std::size_t model, std::string_view id)
{
    return *std::ranges::find(state.card(model).abilities, id, &Ability::id);
}

void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability)
{
    if (ability.cost.total() == 0)
        return;
    state.models[model].dice.spend(ability.cost);
    ask.report(TR("%1 pays %2"), state.name(model), toText(ability.cost));
}

Task<> useEffect(State& state, Ask& ask, std::size_t model, const Ability& ability, std::size_t receiver,
                 door::Path at)
{
    if (ability.chance > 0) {
        co_await needFaces(ask, at, 1);
        const Message name = verbatim(ability.name);
        const Message label = message(TR("Roll for %1: %2"), name, targetText(ability.chance));
        DiceOf question(std::move(at), label, 1, state.sides());
        question.succeedsFrom(ability.chance).wrongCountIs("dice-count").rule("rule/hits");
        const auto faces = co_await ask.dice(question.by(state.playerOf(model)));
        const bool succeeds = faces.front() >= ability.chance;
        const Words words = succeeds ? TR("%1 succeeds with %2") : TR("%1 fails with %2");
        ask.report(message(words, name, faces.front()), succeeds ? door::Tone::good : door::Tone::bad);
        if (!succeeds)
            co_return;
    }
    giveCondition(state, ask, receiver, ability);
}

void setWounds(State& state, std::size_t model, int wounds)
{
    ModelState& now = state.models[model];
    const bool wasDown = now.wounds <= 0;
    now.wounds = std::clamp(wounds, ModelState::fewestWounds, state.card(model).wounds);
    if (now.wounds > 0) {
        if (wasDown) // what the players say of one that stands stays
            now.remove(dying);
        return;
    }
    if (!now.is(dying))
        now.add(dying);
    if (!now.is(prone) && !now.is(unmovable))
        now.add(prone);
}

AllocationQuestion attackAllocation(const State& state, const OngoingAttack& attack, std::size_t target)
{
    AllocationQuestion asked;
    asked.model = attack.attacker;
    asked.rolled = *attack.ability;
    asked.have = poolFor(state, attack.attacker, *attack.ability);
    asked.left = state.models[attack.attacker].dice;
    asked.odds = [figures = figuresOf(state, attack, target)](int dice) {
        return attackForecast({figures, dice, 0});
    };
    return asked;
}

Task<DicePool> askAllocation(const State& state, Ask& ask, AllocationQuestion asked)
{
    const door::Path whole = asked.at.substr(0, asked.at.size() - 1);
    if (ask.isScript() && ask.isAnswered(whole))
        co_await ask.refuse("malformed", TR("%1: enter the number of dice of each kind"), whole);
    DicePool chosen;
    int held = 0; // not spent, of the dice that it may be rolled with
    for (const DieKind kind : rolledDice) {
        const std::string path = asked.at + idOf(kind);
        if (asked.rolled.from[kind] == 0 && !ask.isGiven(path))
            continue;
        const int before = chosen.total();
        held += std::min(asked.left[kind], asked.have[kind]);
        const Pick::All all = [&, before] {
            std::vector<door::Option> options;
            for (int count = 0; count <= asked.have[kind]; ++count)
                options.push_back(countOption(state, asked, kind, before, count));
            return options;
        };
        const Pick::Find find = [&, before](const std::string& id) -> std::optional<door::Option> {
            const int count = wholeNumberOf(id).value_or(-1);
            return count < 0 ? std::nullopt : std::optional(countOption(state, asked, kind, before, count));
        };
        Pick question(path, message(TR("%1: %2 dice"), state.name(asked.model), toText(kind)), all, find);
        question.by(state.playerOf(asked.model)).rule("rule/allocation");
        // Skipped is none: where none is closed, only a record may skip it.
        const bool canBeNone = ask.isScript() || (ask.isGiven(path) && !ask.isAnswered(path)) ||
                               countOption(state, asked, kind, before, 0).standing != door::Standing::closed;
        if (!ask.isScript()) {
            auto open = all();
            std::erase_if(open, [](const auto& each) { return each.standing != door::Standing::open; });
            if (open.size() == 1) // what can't be otherwise is not asked
                question.preset(open.front().id);
            else // and nobody would read beside it
                question.why(std::exchange(asked.why, {}));
        }
        std::optional<std::string> picked;
        if (canBeNone)
            picked = co_await ask.oneOrNone(question.ifSkipped(TR("None")));
        else
            picked = co_await ask.one(std::move(question));
        chosen[kind] = picked ? wholeNumberOf(*picked).value_or(0) : 0;
    }
    const Ability& rolled = asked.rolled;
    if (chosen.total() < rolled.least || (rolled.allRolled && chosen.total() < std::max(held, 1)) ||
        chosen.total() > rolled.mostAtAll().value_or(chosen.total()))
        co_await ask.refuse("allocation", allocationText(rolled.least, rolled.most, rolled.allRolled));
    if (rolled.isAttack() && chosen.total() == 0 && !ask.isScript())
        ask.warn("allocation", TR("an attack needs at least one die"));
    co_return chosen;
}

namespace {

// A roll of dice against one target number. A wrong number of faces breaks the rule `dice-count`.
Task<int> askRoll(const State& state, Ask& ask, door::Path at, Label label, int dice, int target,
                  std::size_t roller)
{
    co_await needFaces(ask, at, dice);
    if (dice == 0 && !ask.isGiven(at))
        co_return 0;
    DiceOf question(std::move(at), std::move(label), dice, state.sides());
    question.wrongCountIs("dice-count").succeedsFrom(target).rule("rule/attack");
    const auto successes = [target](const std::vector<int>& faces) {
        return static_cast<int>(std::ranges::count_if(faces, [=](int face) { return face >= target; }));
    };
    question.readAs([successes](const std::vector<int>& faces) {
        return counted(TR_N("%n success(es)"), successes(faces));
    });
    const auto faces = co_await ask.dice(question.by(state.playerOf(roller)));
    co_return successes(faces);
}

// Steps 7 to 12: the hits that are left.
Task<int> askDodges(State& state, Ask& ask, AttackFigures figures, std::size_t target, int hits,
                    door::Path at)
{
    if (hits == 0 && !ask.isGiven(at + "dice") && !ask.isGiven(at + "dodges"))
        co_return 0;
    AllocationQuestion asked;
    asked.at = at + "dice/";
    asked.model = target;
    asked.have = state.models[target].dice;
    asked.rolled.kind = AbilityKind::other;
    asked.rolled.from[DieKind::defence] = asked.rolled.from[DieKind::wild] = 1;
    if (ask.isRead())
        asked.why = adviceText(figures, hits, bestReply(figures, hits, mostDefenceDice(asked.have)));
    asked.odds = [figures, hits](int dice) { return attackForecast({figures, 0, dice, hits}); };
    const DicePool dice = co_await askAllocation(state, ask, std::move(asked));
    const int count = dice.total();
    if (count > 0)
        ask.forecast(attackForecast({figures, 0, count, hits}));
    const int needed = figures.dodgeTarget();
    const Message label = message(TR("%1 dodges on %2"), state.name(target), targetText(needed));
    const int dodges = co_await askRoll(state, ask, at + "dodges", label, count, needed, target);
    state.models[target].dice.spend(dice);
    if (count > 0) {
        ask.outcome(state.playerOf(target), "dodges", dodges);
        ask.report(TR("%1 rolls %2 and dodges %3 of %4"), state.name(target), toText(dice),
                   std::min(dodges, hits), counted(TR_N("%n hit(s)"), hits));
    }
    co_return std::max(hits - dodges, 0);
}

void wound(State& state, Ask& ask, std::size_t model, int wounds)
{
    const ModelState& now = state.models[model];
    const bool wasDying = now.is(dying);
    setWounds(state, model, now.wounds - wounds);
    ask.report(counted(TR_N("%1 suffers %n wound(s): %2 of %3 left"), wounds, state.name(model), now.wounds,
                       state.card(model).wounds),
               door::Tone::bad);
    if (!wasDying && now.is(dying))
        ask.report(door::Tone::bad, TR("%1 falls and is Dying"), state.name(model));
}

// Steps 13 to 19: the wounds of the hits that are left.
Task<> askSaves(State& state, Ask& ask, const OngoingAttack& attack, AttackFigures figures,
                std::size_t target, int left, door::Path at)
{
    if (left > 0)
        ask.forecast(attackForecast({figures, 0, 0, left}));
    const int needed = figures.saveTarget();
    const Message label = message(TR("%1 saves on %2"), state.name(target), targetText(needed));
    const int saves = co_await askRoll(state, ask, at + "saves", label, left, needed, target);
    if (left == 0)
        co_return;
    ask.outcome(state.playerOf(target), "saves", saves);
    const int wounds = figures.woundsOf(left - saves);
    if (saves < left)
        ask.report(TR("Saves by %1: %2 of %3"), state.name(target), saves, left);
    if (wounds == 0) {
        const Words none = left == saves                 ? TR("%1 saves every hit")
                           : attack.ability->damage == 0 ? TR("%1 takes no wounds; other effects apply")
                                                         : TR("%1 isn’t harmed");
        ask.report(message(none, state.name(target)));
        co_return;
    }
    wound(state, ask, target, wounds);
    const ModelState& attacker = state.models[attack.attacker];
    const int most = state.card(attack.attacker).wounds;
    if (const int heals = attack.ability->heals; heals > 0 && attacker.wounds < most) {
        setWounds(state, attack.attacker, attacker.wounds + heals);
        ask.report(door::Tone::good, TR("%1 heals: %2 of %3 wounds left"), state.name(attack.attacker),
                   attacker.wounds, most);
    }
}

// The reactions that this attack triggers, closed where they can't be paid.
std::vector<door::Option> reactionsTo(const State& state, const OngoingAttack& attack, std::size_t target,
                                      bool allDodged, bool isAnswered)
{
    std::vector<door::Option> options;
    if (state.models[target].is(dying))
        return options;
    for (const Ability& each : state.card(target).abilities) {
        const bool triggered = each.when == Trigger::attacked || (each.when == Trigger::dodged && allDodged);
        if (!triggered || (each.isAttack() && attack.isReaction))
            continue;
        // A condition that the model already has isn't offered.
        const bool gainsNothing = !each.isAttack() && state.models[target].is(each.gives);
        if (gainsNothing && !isAnswered)
            continue;
        options.push_back(abilityOption(state, target, each));
        if (gainsNothing && options.back().standing == door::Standing::open)
            judge(options.back(), warnedBy("gains-nothing", TR("%1 already has this condition: %2"),
                                           state.name(target), conditionName(each.gives)));
        if (each.isAttack() && mostAttackDice(each, poolFor(state, target, each)) == 0)
            judge(options.back(), closedBy("not-enough-dice", TR("no dice are left for it")));
    }
    return options;
}

// An attack as a reaction: against the attacker, with the dice of its own kind.
Task<> strikeBack(State& state, Ask& ask, OngoingAttack back, std::size_t target, door::Path at)
{
    AllocationQuestion asked = attackAllocation(state, back, target);
    asked.at = at + "dice/";
    const DicePool dice = co_await askAllocation(state, ask, std::move(asked));
    if (!state.models[back.attacker].dice.holds(dice))
        ask.report(TR("%1 rolls %2, those spent this round too"), state.name(back.attacker), toText(dice));
    DicePool& left = state.models[back.attacker].dice;
    for (const DieKind kind : allDice)
        left[kind] -= std::min(dice[kind], left[kind]);
    ask.settle();
    back.dice = dice.total();
    back.isReaction = true;
    co_await exchangeBlows(state, ask, back, target, at + "against/0/");
}

Task<> react(State& state, Ask& ask, const OngoingAttack& attack, std::size_t target, bool allDodged,
             door::Path at)
{
    const bool isAnswered = ask.isAnswered(at + "ability");
    const auto before = reactionsTo(state, attack, target, allDodged, isAnswered);
    if (std::ranges::all_of(before,
                            [](const door::Option& each) { return each.standing == door::Standing::closed; }))
        co_return;
    ask.settle();
    Pick question(at + "ability", message(TR("Reaction by %1"), state.name(target)),
                  reactionsTo(state, attack, target, allDodged, isAnswered));
    question.by(state.playerOf(target)).ifSkipped(TR("No reaction")).rule("rule/reactions");
    const auto picked = co_await ask.oneOrNone(std::move(question));
    if (!picked)
        co_return;
    const Ability& ability = abilityOf(state, target, *picked);
    ask.report(TR("%1 reacts: %2"), state.name(target), ability.name);
    payCost(state, ask, target, ability);
    const OngoingAttack back{target, &ability};
    if (ability.isAttack())
        co_await strikeBack(state, ask, back, attack.attacker, at);
    else
        co_await useEffect(state, ask, target, ability, target, at + "roll");
}

} // namespace

Task<> exchangeBlows(State& state, Ask& ask, OngoingAttack attack, std::size_t target, door::Path at)
{
    const int chance = attack.ability->chance;
    if (attack.dice > 0)
        ask.forecast(attackForecast({figuresOf(state, attack, target), attack.dice, 0}));
    const Message label =
        message(TR("%1 hits %2 on %3"), state.name(attack.attacker), state.name(target), targetText(chance));
    const int hits = co_await askRoll(state, ask, at + "rolled", label, attack.dice, chance, attack.attacker);
    if (attack.dice > 0)
        ask.outcome(state.playerOf(attack.attacker), "hits", hits);
    ask.report(TR("%1 against %2: %3"), state.name(attack.attacker), state.name(target),
               counted(TR_N("%n hit(s)"), hits));
    ask.settle();
    const int left = co_await askDodges(state, ask, figuresOf(state, attack, target), target, hits, at);
    ask.settle();
    co_await askSaves(state, ask, attack, figuresOf(state, attack, target), target, left, at);
    co_await react(state, ask, attack, target, hits > 0 && left == 0, at + "react/");
}

} // namespace adjutant::skirmish
