#include "core/systems/battlecards/battlestate.h"

#include "core/match/answered.h"
#include "core/match/names.h"
#include "core/systems/battlecards/battlequestions.h"
#include "core/systems/battlecards/battlewords.h"

#include <nlohmann/json.hpp>

namespace adjutant::battlecards {

namespace {

using Json = nlohmann::ordered_json;

// A name that no other one of the list is; the id beside it where it would be.
std::string distinct(const std::vector<std::string>& names, std::size_t at, const std::string& id)
{
    const std::string& name = names[at];
    if (name.empty() || name == id)
        return id;
    return std::ranges::count(names, name) > 1 ? name + " (" + id + ')' : name;
}

// Within a side: sentences say whose a knight is.
void tellKnightsApart(SideAtTable& side)
{
    std::vector<NamedPiece> pieces;
    for (const KnightAtTable& each : side.knights)
        pieces.push_back({each.name, side.name});
    const std::vector<std::string> names = namesToldApart(pieces);
    for (std::size_t k = 0; k < names.size(); ++k)
        side.knights[k].name = names[k];
}

SideAtTable sideOf(const Side& side, std::string name)
{
    const auto cards = answered<ArmyCards>(askArmyCards, side.roster.extras, Ask::Missing::leftOut).result;
    SideAtTable made;
    made.id = side.id;
    made.name = std::move(name);
    made.bandits = answered<bool>(askBandits, side.extras, Ask::Missing::leftOut).result;
    made.attributes = cards.attributes;
    for (const Battlecard& card : cards.hand)
        made.hand.push_back(card.id);
    made.cards = Shared<std::vector<Battlecard>>(cards.hand);

    for (const RosterEntry& entry : side.roster.entries) {
        const auto card = answered<KnightCard>(askKnightCard, entry.card, Ask::Missing::leftOut).result;
        const std::string& called = !entry.name.empty() ? entry.name : card.name;
        made.knights.push_back(
            {entry.id, called.empty() ? entry.id.text() : called, Knight{card.health, 0}, false});
    }
    tellKnightsApart(made);
    return made;
}

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
        left.push_back(state.sides[state.battle->participants[k].side].id.text());
    Json json{{"revealed", state.battle->revealed}, {"turns_left", std::move(left)}};
    json.update(resultJson(state, resultOf(state)));
    return json;
}

Json sideJson(const SideAtTable& side)
{
    Json units = Json::array();
    for (const KnightAtTable& each : side.knights)
        units.push_back({{"id", each.id.text()}, {"wounds", each.knight.wounds}, {"out", each.out}});
    return {
        {"id", side.id.text()}, {"hand", side.hand}, {"discard", side.discard}, {"units", std::move(units)}};
}

} // namespace

std::size_t State::pieceCount() const
{
    std::size_t count = 0;
    for (const SideAtTable& side : sides)
        count += side.knights.size();
    return count;
}

UnitRef State::ref(std::size_t knight) const
{
    std::size_t side = 0;
    for (; knight >= sides[side].knights.size(); ++side)
        knight -= sides[side].knights.size();
    return {sides[side].id, sides[side].knights[knight].id};
}

std::size_t State::find(const UnitRef& ref) const
{
    std::size_t before = 0;
    for (const SideAtTable& side : sides) {
        const auto found = std::ranges::find(side.knights, ref.unit, &KnightAtTable::id);
        if (side.id == ref.player && found != side.knights.end())
            return before + static_cast<std::size_t>(found - side.knights.begin());
        before += side.knights.size();
    }
    return before;
}

std::size_t State::findSide(std::string_view id) const
{
    return static_cast<std::size_t>(std::ranges::find(sides, PlayerId(std::string(id)), &SideAtTable::id) -
                                    sides.begin());
}

const KnightAtTable& State::knight(const UnitRef& ref) const
{
    return *std::ranges::find(sides[findSide(ref.player.text())].knights, ref.unit, &KnightAtTable::id);
}

KnightAtTable& State::knight(const UnitRef& ref)
{
    return *std::ranges::find(sides[findSide(ref.player.text())].knights, ref.unit, &KnightAtTable::id);
}

Message State::name(std::size_t knight) const
{
    const UnitRef whose = ref(knight);
    return message(WORDS("battlecards", "%1 (%2)"), verbatim(this->knight(whose).name),
                   toText(*this, findSide(whose.player.text())));
}

Message conditionText(const State& state, std::size_t knight)
{
    return conditionText(state.knight(state.ref(knight)).knight);
}

Stage stageOf(const State& state)
{
    if (!state.battle)
        return Stage::none;
    if (!state.battle->revealed)
        return Stage::choosing;
    return turnsLeft(state).empty() ? Stage::fought : Stage::fighting;
}

State stateOf(const Start& start)
{
    State state;
    std::vector<std::string> names;
    for (const Side& side : start.sides)
        names.push_back(side.name);
    for (std::size_t k = 0; k < start.sides.size(); ++k)
        state.sides.push_back(sideOf(start.sides[k], distinct(names, k, start.sides[k].id.text())));
    return state;
}

Fighters fightersOf(const State& state)
{
    Fighters fighters;
    if (!state.battle)
        return fighters;
    for (const Participant& each : state.battle->participants) {
        const SideAtTable& side = state.sides[each.side];
        Fighter fighter{side.attributes, {}, each.ally};
        if (state.battle->revealed)
            fighter.figures = withCards(side.attributes, cardOf(side, each.picked->attack).attack,
                                        cardOf(side, each.picked->defense).defense);
        for (const std::size_t k : each.knights)
            fighter.knights.push_back(side.knights[k].knight);
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

const Battlecard& cardOf(const SideAtTable& side, const std::string& id)
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

UnitRef refOf(const State& state, KnightAt at)
{
    const Participant& participant = state.battle->participants[at.fighter];
    const SideAtTable& side = state.sides[participant.side];
    return {side.id, side.knights[participant.knights[at.knight]].id};
}

State redact(State state, const table::Viewer& viewer)
{
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        SideAtTable& side = state.sides[k];
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
    json["active_player"] = left.empty() || state.finished
                                ? Json(nullptr)
                                : Json(state.sides[state.battle->participants[left.front()].side].id.text());
    json["players"] = Json::array();
    for (const SideAtTable& side : state.sides)
        json["players"].push_back(sideJson(side));
    json["battle"] = state.battle ? battleJson(state) : Json(nullptr);
    json["last_battle"] = state.lastBattle ? resultJson(state, *state.lastBattle) : Json(nullptr);
    return json;
}

} // namespace adjutant::battlecards
