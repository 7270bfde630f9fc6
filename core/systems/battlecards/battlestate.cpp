#include "core/systems/battlecards/battlestate.h"

#include "core/match/ask.h"
#include "core/match/names.h"

#include <nlohmann/json.hpp>

namespace adjutant::battlecards {

namespace {

Task<> askKnightCard(KnightCard& card, Ask& ask)
{
    const auto name = co_await ask.textOrNone(
        TextOf("name", WORDS("battlecards", "Name"), longestName).ifLeftOut(WORDS("battlecards", "No name")));
    card.name = name.value_or(std::string());
    card.health = co_await ask.number(NumberOf("health", healthWord, 1, mostFigure));
}

Task<> askArmyCards(ArmyCards& cards, Ask& ask)
{
    cards.attributes = co_await askFigures<Attributes>(ask, "attributes", 0);
    cards.hand = co_await askHand(ask, "hand");
}

Task<> askBandits(bool& bandits, Ask& ask)
{
    bandits = co_await ask.yes(
        Whether("bandits", WORDS("battlecards", "Bandits"))
            .why(WORDS("battlecards", "Bandits choose targets by their pattern and never ally")));
}

} // namespace

Expected<KnightCard, door::Remark> cardOf(const door::Answers& answers)
{
    return wholeAnswer(askKnightCard, answers);
}

door::CardView viewOf(const KnightCard& card)
{
    door::CardView view;
    view.name = verbatim(card.name);
    view.kind = WORDS("battlecards", "Knight");
    view.stats.push_back({"health", healthWord, verbatim(std::to_string(card.health))});
    return view;
}

Task<> askCardView(door::CardView& view, Ask& ask)
{
    KnightCard card;
    co_await askKnightCard(card, ask);
    view = viewOf(card);
}

Expected<ArmyCards, door::Remark> armyCardsOf(const Roster& roster)
{
    if (door::keysUnder(roster.extras, "attributes").empty())
        return refuse(door::Remark{
            "malformed",
            WORDS("battlecards", "attributes: damage, delay, precision, dodge and defense are needed")});
    return wholeAnswer(askArmyCards, roster.extras);
}

Task<> askRosterExtras(Ask& ask)
{
    ArmyCards cards;
    co_await askArmyCards(cards, ask);
}

Task<> askSideExtras(Ask& ask)
{
    bool bandits = false;
    co_await askBandits(bandits, ask);
}

namespace {

// A name that no other one of the list is; the id beside it where it would be.
std::string distinct(const std::vector<std::string>& names, std::size_t at, const std::string& id)
{
    const std::string& name = names[at];
    if (name.empty() || name == id)
        return id;
    return std::ranges::count(names, name) > 1 ? name + " (" + id + ')' : name;
}

// Within a side: sentences say whose a knight is.
void tellKnightsApart(std::vector<KnightInBattle>& knights)
{
    std::vector<NamedPiece> pieces;
    for (const KnightInBattle& each : knights)
        pieces.push_back({each.name, {}});
    const std::vector<std::string> names = namesToldApart(pieces);
    for (std::size_t k = 0; k < names.size(); ++k)
        knights[k].name = names[k];
}

// Adds a player's side with its knights; says what is wrong with it otherwise.
std::optional<Message> addSide(State& state, const Side& side, std::string name)
{
    const auto bandits = wholeAnswer(askBandits, side.extras);
    if (!bandits)
        return bandits.error().message;
    const auto army = armyCardsOf(side.roster);
    if (!army)
        return army.error().message;
    SideInMatch made{side.id, std::move(name), *bandits, army->attributes, army->hand};
    for (const Battlecard& card : army->hand)
        made.hand.push_back(card.id);
    state.sides.push_back(std::move(made));
    std::vector<KnightInBattle> knights;
    for (const RosterEntry& entry : side.roster.entries) {
        const auto card = cardOf(entry.card);
        if (!card)
            return message(WORDS("battlecards", "%1: %2"), verbatim(entry.id.text()), card.error().message);
        const std::string& called = !entry.name.empty() ? entry.name : card->name;
        knights.push_back({{side.id, entry.id}, called.empty() ? entry.id.text() : called, {card->health}});
    }
    tellKnightsApart(knights);
    state.knights.insert(state.knights.end(), knights.begin(), knights.end());
    return std::nullopt;
}

using Json = nlohmann::ordered_json;

Json resultJson(const State& state, const BattleResult& result)
{
    Json points = Json::object();
    for (const auto& [side, count] : result.points)
        points[state.sides[side].id.text()] = count;
    Json victors = Json::array();
    for (const std::size_t side : result.victors)
        victors.push_back(state.sides[side].id.text());
    return {{"points", std::move(points)}, {"victors", std::move(victors)}};
}

Json battleJson(const State& state)
{
    Json left = Json::array();
    for (const std::size_t k : turnsLeft(state))
        left.push_back(state.sideOf(k).id.text());
    Json json{{"revealed", state.battle->revealed}, {"turns_left", std::move(left)}};
    json.update(resultJson(state, resultOf(state)));
    return json;
}

Json sideJson(const State& state, const SideInMatch& side)
{
    Json units = Json::array();
    for (const auto& [ref, name, knight, out] : state.knights)
        if (ref.player == side.id)
            units.push_back({{"id", ref.unit.text()}, {"wounds", knight.wounds}, {"out", out}});
    return {
        {"id", side.id.text()}, {"hand", side.hand}, {"discard", side.discard}, {"units", std::move(units)}};
}

} // namespace

std::size_t State::find(const UnitRef& ref) const
{
    return static_cast<std::size_t>(std::ranges::find(knights, ref, &KnightInBattle::ref) - knights.begin());
}

std::size_t State::findSide(std::string_view id) const
{
    return static_cast<std::size_t>(std::ranges::find(sides, PlayerId(std::string(id)), &SideInMatch::id) -
                                    sides.begin());
}

Message State::name(std::size_t knight) const
{
    return message(WORDS("battlecards", "%1 (%2)"), verbatim(knights[knight].name),
                   toText(*this, findSide(ref(knight).player.text())));
}

Message conditionText(const State& state, std::size_t knight)
{
    return conditionText(state.knights[knight].knight);
}

Stage stageOf(const State& state)
{
    if (!state.battle)
        return Stage::none;
    if (!state.battle->revealed)
        return Stage::choosing;
    return turnsLeft(state).empty() ? Stage::fought : Stage::fighting;
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    const auto refused = [](Message why) { return refuse(door::Remark{"malformed", std::move(why)}); };
    if (start.sides.size() < 2 || start.sides.size() > static_cast<std::size_t>(mostSidesAtOnce))
        return refused(message(WORDS("battlecards", "a match has 2 to %1 players, not %2"), mostSidesAtOnce,
                               static_cast<int>(start.sides.size())));
    State state;
    std::vector<std::string> names;
    for (const Side& side : start.sides)
        names.push_back(side.name);
    for (const Side& side : start.sides)
        if (auto wrong = addSide(state, side, distinct(names, state.sides.size(), side.id.text())))
            return refused(
                message(WORDS("battlecards", "%1: %2"), verbatim(side.id.text()), std::move(*wrong)));
    return state;
}

Fighters fightersOf(const State& state)
{
    Fighters fighters;
    if (!state.battle)
        return fighters;
    for (const Participant& each : state.battle->participants) {
        const SideInMatch& side = state.sides[each.side];
        Fighter fighter{side.attributes, {}, each.ally};
        if (state.battle->revealed)
            fighter.figures = withCards(side.attributes, cardOf(side, each.picked->attack).attack,
                                        cardOf(side, each.picked->defense).defense);
        for (const std::size_t k : each.knights)
            fighter.knights.push_back(state.knights[k].knight);
        fighters.push_back(std::move(fighter));
    }
    return fighters;
}

std::vector<std::size_t> turnsLeft(const State& state)
{
    std::vector<std::size_t> left;
    if (state.battle && state.battle->revealed)
        for (const std::size_t k : turnOrder(fightersOf(state)))
            if (!state.battle->participants[k].hadTurn)
                left.push_back(k);
    return left;
}

BattleResult resultOf(const State& state)
{
    const Fighters fighters = fightersOf(state);
    const std::vector<int> points = pointsOf(fighters);
    BattleResult result;
    for (std::size_t k = 0; k < fighters.size(); ++k)
        result.points.emplace_back(state.battle->participants[k].side, points[k]);
    for (const std::size_t k : victorsOf(fighters))
        result.victors.push_back(state.battle->participants[k].side);
    return result;
}

const Battlecard& cardOf(const SideInMatch& side, const std::string& id)
{
    static const Battlecard unknown;
    const auto card = std::ranges::find(*side.cards, id, &Battlecard::id);
    return card == side.cards->end() ? unknown : *card;
}

std::optional<std::size_t> participantOf(const State& state, std::size_t side)
{
    if (state.battle)
        for (std::size_t k = 0; k < state.battle->participants.size(); ++k)
            if (state.battle->participants[k].side == side)
                return k;
    return std::nullopt;
}

std::vector<std::size_t> stillChoosing(const State& state)
{
    std::vector<std::size_t> sides;
    for (const Participant& each : state.battle->participants)
        if (!each.picked)
            sides.push_back(each.side);
    return sides;
}

Message toText(const State& state, std::size_t side)
{
    return verbatim(state.sides[side].name);
}

Message namesOf(const State& state, const std::vector<std::size_t>& sides)
{
    std::vector<Message> names;
    for (const std::size_t side : sides)
        names.push_back(toText(state, side));
    return listed(std::move(names));
}

std::vector<door::Option> allSides(const State& state,
                                   Objection (*judged)(const State& state, std::size_t side))
{
    std::vector<door::Option> options;
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        options.push_back({state.sides[k].id.text(), toText(state, k)});
        judge(options.back(), judged(state, k));
    }
    return options;
}

Task<> untilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", WORDS("battlecards", "the match is over"));
}

Task<> inABattle(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (!state.battle)
        co_await ask.refuse("not-active", WORDS("battlecards", "no battle in progress"));
}

State redact(State state, const door::Viewer& viewer)
{
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        SideInMatch& side = state.sides[k];
        if (viewer.sees(side.id))
            continue;
        side.hand.assign(side.hand.size(), {});
        side.discard.assign(side.discard.size(), {});
        const auto participant = participantOf(state, k);
        if (participant && !state.battle->revealed && state.battle->participants[*participant].picked)
            state.battle->participants[*participant].picked = Picked();
    }
    return state;
}

Json toJson(const State& state)
{
    const bool oneWon = state.winners.size() == 1;
    Json json{{"system", "battlecards"},
              {"round", nullptr},
              {"finished", state.finished},
              {"winner", oneWon ? Json(state.sides[state.winners.front()].id.text()) : Json(nullptr)}};
    const auto left = turnsLeft(state);
    json["active_player"] =
        left.empty() || state.finished ? Json(nullptr) : Json(state.sideOf(left.front()).id.text());
    json["players"] = Json::array();
    for (const SideInMatch& side : state.sides)
        json["players"].push_back(sideJson(state, side));
    json["battle"] = state.battle ? battleJson(state) : Json(nullptr);
    json["last_battle"] = state.lastBattle ? resultJson(state, *state.lastBattle) : Json(nullptr);
    return json;
}

} // namespace adjutant::battlecards
