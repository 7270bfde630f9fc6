#include "core/systems/adventure/adventure.h"

namespace adjutant::adventure {

namespace {

constexpr std::size_t longestText = 400; ///< bytes
constexpr int mostNotes = 16;

// A figure of the card: asked under its key, printed in short; `needed`: nothing holds unless it is given.
struct Figure
{
    const char* key;
    Words label;
    Words name;
    const char* rule;
    int Card::*value;
    int lowest;
    int highest;
    bool needed;
};

constexpr std::array figures{
    Figure{"atk", TR("ATK"), TR("Attack modifier"), "rule/attack", &Card::attack, -Card::mostModifier,
           Card::mostModifier, true},
    Figure{"def", TR("DEF"), TR("Defense"), "rule/attack", &Card::defence, 0, Card::highestDefence, true},
    Figure{"int", TR("INT"), TR("Intelligence"), "rule/initiative", &Card::intelligence, -Card::mostModifier,
           Card::mostModifier, false},
    Figure{"agi", TR("AGI"), TR("Agility"), "rule/initiative", &Card::agility, -Card::mostModifier,
           Card::mostModifier, false},
};

Task<std::vector<Card::Note>> askNotes(Ask& ask, door::Path path, Label label, Label one, const char* rule)
{
    const bool hits = path.ends_with("powers"), helps = path.ends_with("items");
    std::vector<Card::Note> notes;
    const auto keys = co_await ask.rows(
        RowsOf(path, std::move(label), 0, mostNotes).rowLabel(std::move(one)).plainIs("name").rule(rule));
    for (const std::string& key : keys) {
        const door::Path row = path + '/' + key;
        Card::Note note;
        note.name = co_await ask.text(TextOf(row + "/name", TR("Name"), longestName));
        note.text = co_await askWords(ask, row + "/text", TR("What it does"), {}, "", longestText);
        if (hits)
            note.several = co_await askWhether(ask, row + "/several", TR("Several targets"), rule);
        if (helps)
            note.heals = co_await askNumber(ask, row + "/heals", TR("Hit points restored"), 0, Card::mostHp,
                                            0, "rule/hit-points");
        if (hits || helps)
            note.effect = co_await askWords(ask, row + "/effect",
                                            hits ? TR("Effect of a hit") : TR("Effect on its user"), {},
                                            "rule/effects");
        if (!note.effect.empty())
            note.hasSave =
                co_await askWhether(ask, row + "/save", TR("Saving throw in the End Phase"), "rule/saves");
        notes.push_back(std::move(note));
    }
    co_return notes;
}

void addChips(std::vector<door::Chip>& chips, const std::vector<Card::Note>& notes, bool gear)
{
    for (const Card::Note& note : notes) {
        door::Chip chip(verbatim(note.name), verbatim(note.text));
        chip.gear = gear;
        chips.push_back(std::move(chip));
    }
}

} // namespace

Task<Card> askCard(Ask& ask, std::string prefix, const char* figure)
{
    // In place of a whole card a page asks what counts; a file may have the rest of it all the same.
    const auto asks = [&](const char* key) {
        const bool given = figure && key != std::string_view(figure) && ask.takes(prefix + key);
        return !figure || key == std::string_view(figure) || (given && ask.isScript());
    };
    Card card;
    card.name = co_await askWords(ask, prefix + "name", TR("Name"), TR("No name"), "");
    card.tier = co_await askNumber(ask, prefix + "tier", TR("Tier"), 1, Card::highestTier, 1, "rule/tiers");
    for (const Figure& each : figures) {
        if (!asks(each.key))
            continue;
        NumberOf question(prefix + each.key, each.label, each.lowest, each.highest);
        if (!each.needed)
            question.preset(0);
        card.*each.value = co_await ask.number(question.rule(each.rule));
    }
    if (asks("hp"))
        card.hp = co_await askNumberOrNone(ask, prefix + "hp", TR("Hit points"), 1, Card::mostHp,
                                           TR("Not tracked"), "rule/hit-points", true);
    if (asks("moves"))
        card.moves = co_await askNotes(ask, prefix + "moves", TR("Own movement powers"), TR("Power"),
                                       "rule/movement-powers");
    if (asks("powers"))
        card.powers = co_await askNotes(ask, prefix + "powers", TR("Powers"), TR("Power"), "rule/attack");
    if (asks("items"))
        card.items = co_await askNotes(ask, prefix + "items", TR("Items"), TR("Item"), "rule/items");
    co_return card;
}

door::CardView toView(const Card& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    view.kind = message(TR("Tier %1"), card.tier);
    const auto add = [&view](const char* id, Words label, Words name, int value) {
        view.stats.push_back({id, label, verbatim(std::to_string(value)), name});
    };
    for (const Figure& each : figures)
        add(each.key, each.label, each.name, card.*each.value);
    if (card.hp)
        add("hp", TR("HP"), TR("Hit points"), *card.hp);
    addChips(view.chips, card.moves, false);
    addChips(view.chips, card.powers, false);
    addChips(view.chips, card.items, true);
    view.chipsLabel = TR("Powers");
    view.gearLabel = TR("Items");
    return view;
}

Message toText(Phase phase)
{
    return nameOfKind(phase, phaseNames).label;
}

Message toText(const Effect& effect)
{
    return effect.name == "slowed" ? TR("Slowed") : verbatim(effect.name);
}

Message textWithSave(const Effect& effect)
{
    return message(effect.hasSave ? TR("%1 (save)") : TR("%1 (until removed)"), toText(effect));
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    auto seated = seatedOf(start, mostSides, askWholeCard);
    if (!seated)
        return refuse(seated.error());
    State state;
    for (const auto& each : seated->pieces)
        state.combatants.push_back({.hp = each.card.hp});
    state.setup = std::move(*seated);
    return state;
}

namespace {

const std::vector<std::size_t>& orderNow(const State& state)
{
    return state.phase == Phase::movement ? state.moveOrder : state.battleOrder;
}

bool isDone(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    return state.phase == Phase::movement ? each.moved : each.acted;
}

bool hasOrder(const State& state)
{
    return !state.finished && (state.phase == Phase::movement || state.phase == Phase::battle);
}

bool waits(const State& state, std::size_t who)
{
    return state.phase == Phase::battle && state.combatants[who].waitingSince.has_value();
}

int actedSoFar(const State& state)
{
    return static_cast<int>(std::ranges::count_if(state.combatants, &CombatantState::acted));
}

// The first who neither waits nor is down.
std::optional<std::size_t> firstInOrder(const State& state)
{
    for (const std::size_t who : orderNow(state))
        if (!isDone(state, who) && !waits(state, who) && !state.combatants[who].isDown())
            return who;
    return std::nullopt;
}

// Those who wait for its turn stand behind it, wherever it went.
void standBehind(State& state, std::size_t who)
{
    for (std::size_t each = 0; each < state.combatants.size(); ++each)
        if (state.combatants[each].delayedAfter == who && !state.combatants[each].acted)
            delayAfter(state, each, who);
}

} // namespace

std::optional<std::size_t> nextToAct(const State& state)
{
    if (!hasOrder(state))
        return std::nullopt;
    if (const auto first = firstInOrder(state))
        return first;
    const std::vector<std::size_t> left = leftToAct(state);
    return left.empty() ? std::nullopt : std::optional(left.front());
}

bool mayActNow(const State& state, std::size_t who)
{
    if (!hasOrder(state) || isDone(state, who) || !state.combatants[who].initiative)
        return false;
    const auto first = firstInOrder(state);
    if (waits(state, who))
        return !first || actedSoFar(state) > *state.combatants[who].waitingSince;
    for (const std::size_t each : orderNow(state)) {
        if (each == who)
            return true;
        if (each == first)
            return false;
    }
    return false;
}

std::vector<std::size_t> leftToAct(const State& state)
{
    std::vector<std::size_t> left;
    const auto isLeft = [&](std::size_t who) {
        return !isDone(state, who) && !state.combatants[who].isDown();
    };
    if (hasOrder(state))
        std::ranges::copy_if(orderNow(state), std::back_inserter(left), isLeft);
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        if (owesSave(state, who))
            left.push_back(who);
    return left;
}

bool owesSave(const State& state, std::size_t who)
{
    return state.phase == Phase::end &&
           std::ranges::any_of(state.combatants[who].effects,
                               [](const Effect& each) { return each.hasSave && !each.rolled; });
}

bool canDelayAfter(const State& state, std::size_t who, std::size_t after)
{
    const CombatantState& other = state.combatants[after];
    if (who == after || other.acted || other.waitingSince || !other.initiative || other.isDown())
        return false;
    // Not after one that itself waits for this one.
    for (auto each = other.delayedAfter; each; each = state.combatants[*each].delayedAfter)
        if (*each == who)
            return false;
    const auto at = std::ranges::find(state.battleOrder, who);
    return waits(state, who) || std::find(at, state.battleOrder.end(), after) != state.battleOrder.end();
}

void delayAfter(State& state, std::size_t who, std::optional<std::size_t> after)
{
    CombatantState& delays = state.combatants[who];
    delays.delayedAfter = after;
    delays.waitingSince.reset();
    std::erase(state.battleOrder, who);
    if (after) {
        const auto at = std::ranges::find(state.battleOrder, *after);
        state.battleOrder.insert(at + 1, who);
    } else {
        delays.waitingSince = actedSoFar(state);
        state.battleOrder.push_back(who);
    }
    standBehind(state, who);
}

void takeTurn(State& state, std::size_t who)
{
    CombatantState& acts = state.combatants[who];
    // One that waited has its place behind those who acted before it.
    if (acts.waitingSince) {
        std::erase(state.battleOrder, who);
        const auto at = std::ranges::find_if(state.battleOrder,
                                             [&](std::size_t each) { return !state.combatants[each].acted; });
        state.battleOrder.insert(at, who);
        acts.waitingSince.reset();
        standBehind(state, who);
    }
    acts.acted = true;
    acts.defending = false;
}

void goToNextPhase(State& state)
{
    // A turn that nobody took is over all the same.
    if (state.phase == Phase::battle)
        for (const std::size_t who : state.battleOrder)
            if (!state.combatants[who].acted)
                state.combatants[who].defending = false;
    if (state.phase != Phase::end) {
        state.phase = static_cast<Phase>(static_cast<int>(state.phase) + 1);
        return;
    }
    // What doesn't end with the round.
    for (CombatantState& each : state.combatants) {
        for (Effect& effect : each.effects)
            effect.rolled = false;
        each = {.hp = each.hp,
                .effects = std::move(each.effects),
                .defending = each.defending,
                .disengagedUntil = each.disengagedUntil > state.round ? each.disengagedUntil : 0};
    }
    state.moveOrder.clear();
    state.battleOrder.clear();
    ++state.round;
    state.phase = Phase::initiative;
}

Task<> askPhase(const State& state, Ask& ask, Phase phase)
{
    co_await untilTheEnd(state, ask);
    if (state.phase != phase)
        co_await ask.refuse("phase", TR("only in the %1; this is the %2"), toText(phase),
                            toText(state.phase));
}

Message conditionText(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    const Message tier = message(TR("Tier %1"), state.card(who).tier);
    if (!each.hp)
        return tier;
    return message(TR("%1, %2 of %3 hit points"), tier, *each.hp, *state.card(who).hp);
}

PieceChoice enemiesOf(const State& state, std::size_t who)
{
    PieceChoice enemies = piecesOf(state, [&state, who](std::size_t other) {
        door::Option option = pieceOption(state, other);
        if (state.areAllies(who, other))
            judge(option, closedBy(unknownPiece, TR("%1 and %2 are on the same side"), state.name(other),
                                   state.name(who)));
        return option;
    });
    enemies.rank = [&state](std::size_t other) { return state.combatants[other].isDown() ? 1 : 0; };
    return enemies;
}

std::vector<door::Option> noteOptions(const std::vector<Card::Note>& notes)
{
    std::vector<door::Option> options;
    for (const Card::Note& note : notes)
        if (!findIn(options, note.name, &door::Option::id))
            options.push_back({note.name, verbatim(note.name), verbatim(note.text)});
    return options;
}

Task<std::optional<std::string>> askNote(Ask& ask, door::Path path, Label label,
                                         std::vector<door::Option> notes, const char* rule, PlayerId by)
{
    const bool isListed = !notes.empty();
    Pick question(std::move(path), std::move(label), std::move(notes));
    question.orTyped().ifSkipped(TR("Leave blank")).rule(rule).by(std::move(by));
    if (!isListed)
        question.usuallyNone();
    co_return co_await ask.oneOrNone(std::move(question));
}

Judgement notNext(const State& state, std::size_t who)
{
    if (mayActNow(state, who))
        return {};
    const auto closed = [](Message why) { return closedBy("not-next", std::move(why)); };
    const CombatantState& each = state.combatants[who];
    const auto next = nextToAct(state);
    if (!next || !each.initiative)
        return closed(message(TR("%1 is not in this round’s order"), state.name(who)));
    if (state.phase == Phase::movement && each.moved)
        return closed(message(TR("%1 has already moved this round"), state.name(who)));
    if (state.phase == Phase::battle && each.acted)
        return closed(message(TR("%1 has already acted this round"), state.name(who)));
    if (each.waitingSince)
        return closed(message(TR("%1 is delaying until another turn ends"), state.name(who)));
    return closed(message(TR("it is %1’s turn, not %2’s"), state.name(*next), state.name(who)));
}

} // namespace adjutant::adventure
