#include "core/systems/drakerys/procedures/rules.h"

#include "core/match/sessionof.h"
#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

using door::Role;

namespace {

// What several procedures share, as the one of them that is about `what`.
template <auto play, auto what> Task<> playOf(MatchState& state, Ask& ask)
{
    return play(state, ask, what);
}

// In the order in which pages offer them; those of missions stand among them.
std::vector<Procedure<MatchState>> allProcedures()
{
    using enum door::Section;
    using enum Element;
    constexpr Role play = Role::procedure;
    constexpr Role correct = Role::correction;
    constexpr Words battlefield = TR("Battlefield");
    constexpr Words missions = TR("Missions");
    constexpr Words deployment = TR("Deployment");
    std::vector<Procedure<MatchState>> all;
    const auto add = [&all](std::initializer_list<Procedure<MatchState>> rows) {
        all.insert(all.end(), rows);
    };
    add({
        {"march", play, turn, TR("March"), "unit", false, march},
        {"attack", play, turn, TR("Attack"), "unit", false, playOf<fight, ActionKind::attack>},
        {"charge", play, turn, TR("Charge"), "unit", false, playOf<fight, ActionKind::charge>},
        {"combined_charge", play, turn, TR("Combined Charge"), "unit", false,
         playOf<fight, ActionKind::combinedCharge>},
        {"sacrifice", play, turn, TR("Sacrifice"), "unit", false, sacrifice},
        {"shoot", play, turn, TR("Shoot"), "unit", false, shoot},
        {"magic", play, turn, TR("Magic"), "unit", false, magic},
        {"invoke", play, turn, TR("Invoke"), "unit", false, invoke},
        {"hurricane", play, turn, TR("Hurricane"), "unit", false, playOf<declarePower, air>},
        {"engulfing", play, turn, TR("Engulfing"), "unit", false, playOf<declarePower, water>},
        {"inferno", play, turn, TR("Inferno"), "unit", false, playOf<declarePower, fire>},
        {"rift", play, turn, TR("Rift"), "unit", false, playOf<declarePower, earth>},
        {"absorb", play, turn, TR("Elemental Absorption"), "unit", false, absorb},
        {"elemental_movement", play, turn, TR("Elemental Movement"), "unit", false, elementalMovement},
        {"spiritual_link", play, turn, TR("Spiritual Link"), "unit", false, spiritualLink},
        {"come_back", play, turn, TR("Return to the battlefield"), "unit", false, comeBack},
    });
    for (const Mission& mission : drakerys::missions())
        if (mission.event)
            all.push_back(*mission.event);
    add({
        {"dismiss", play, match, TR("Remove the Incarnation"), "unit", false, dismiss},
        {"special", play, turn, TR("Special Action"), "unit", false, special},
        {"pick_up", play, turn, TR("Pick up an Objective"), "unit", false, pickUp},
    });
    for (const Mission& mission : drakerys::missions())
        all.insert(all.end(), mission.actions.begin(), mission.actions.end());
    add({
        {"end_activation", play, ends, TR("End the activation"), "", false, finishActivation},
        {"activate", play, script, TR("Activate"), "unit", false, activate},
        {"pass", play, ends, TR("Pass"), "player", false, pass},
        {"spend", play, match, TR("Spend TS"), "player", false, spend},
        {"order", play, turn, TR("Give an order"), "unit", false, order},
        {"prayer", play, turn, TR("Say a prayer"), "unit", false, prayer},
        {"zephyr", play, turn, TR("Zephyr"), "unit", false, zephyr},
        {"summon", play, match, TR("Invoke an Elemental"), "unit", false, summon},
        {"cast", play, script, TR("Cast a spell"), "unit", false, cast},
        {"spell", correct, match, TR("Spell card"), "", false, spellCard},
        {"prepare", play, setup, TR("Set up automatically"), "", false, prepare},
        {"first", play, setup, TR("First Player"), "player", false, first, battlefield},
        {"vortexes", play, setup, TR("All Vortexes"), "", false, vortexes, battlefield},
        {"vortex", play, setup, TR("One Vortex or Maelstrom"), "", false, vortex, battlefield},
        {"scenery", play, setup, TR("Scenery"), "", false, scenery, battlefield},
        {"missions", play, setup, TR("Mission cards"), "", false, missionCards, missions},
        {"objective", play, setup, TR("Objective"), "", false, objective, missions},
        {"deploy", play, setup, TR("Deployment Area"), "player", false, deploy, deployment},
        {"deploy_units", play, setup, TR("Deploy the Units"), "player", false, deployUnits, deployment},
        {"choose_spells", play, setup, TR("Choose spells"), "unit", false, chooseSpells, deployment},
        {"deployed", play, setup, TR("End the Deployment"), "", false, finishDeployment, deployment},
        {"choose", play, setup, TR("Choose for a mission"), "player", true, choose, deployment},
        {"reveal", play, match, TR("Reveal a choice"), "player", false, reveal},
        {"stand", correct, match, TR("Set Leader position"), "unit", false, stand},
        {"contact", correct, match, TR("Set Engaged Units"), "unit", false, setContact},
        {"morale", play, match, TR("Morale test"), "unit", false, testMoraleOf},
        {"hits", play, match, TR("Other Hits"), "unit", false, strikeWithHits},
        {"injure", correct, match, TR("Injuries suffered"), "unit", false, injureUnit},
        {"stress", correct, match, TR("Change Stress"), "unit", false, stress},
        {"status", correct, match, TR("Status token"), "unit", false, statusToken},
        {"remove", correct, match, TR("Remove Warriors"), "unit", false, removeWarriors},
        {"scatter", correct, match, TR("Scatter"), "unit", false, scatter},
        {"score", correct, match, TR("Victory points"), "player", false, score},
        {"tick", correct, match, TR("Mission condition"), "player", false, tick},
        {"roll", correct, match, TR("Record a roll"), "player", false, recordRoll},
        {"note", correct, match, TR("Note"), "", false, note},
        {"amend", correct, match, TR("Edit values"), "player", false, amend},
        {"set_warriors", correct, match, TR("Set Warriors"), "unit", false,
         playOf<setFigure, &UnitState::warriors>},
        {"set_injuries", correct, match, TR("Set Injuries"), "unit", false,
         playOf<setFigure, &UnitState::injuries>},
        {"set_stress", correct, match, TR("Set Stress"), "unit", false,
         playOf<setFigure, &UnitState::stress>},
        {"set_progress", correct, match, TR("Move the token"), "player", false, setProgress},
        {"finish", correct, match, TR("End the match"), "", false, finish},
    });
    return all;
}

// What the dealt cards ask for: Objectives before the first Game Phase, choices until they are made. Choices
// and some of the Objectives belong to the end of the Deployment (chapter "List of the Missions").
void addDueOfMissions(const MatchState& state, std::vector<door::OfferKey>& keys)
{
    const bool deployed = isDeployed(state);
    bool waiting = false;
    if (!hasBegun(state)) {
        const std::vector<ObjectiveState> missing = missingObjectives(state);
        const auto later = std::ranges::count_if(missing, [&state, deployed](const ObjectiveState& each) {
            return !deployed && waitsForDeployment(state, each);
        });
        if (later < std::ssize(missing))
            keys.push_back({"objective", {}, {}});
        waiting = later > 0;
    }
    for (const MissionState& card : state.missions) {
        if (!lacksChoice(card))
            continue;
        if (deployed)
            keys.push_back({"choose", {}, chooserOf(state, card)});
        waiting = waiting || !deployed;
    }
    // On the map it is over by itself once all stand there.
    const auto isNext = [](const PlayerState& player) {
        return player.side && std::ranges::none_of(player.units, &UnitState::isPlaced);
    };
    if (waiting && (hasBegun(state) || std::ranges::all_of(state.players, isNext)))
        keys.push_back({"deployed", {}, {}});
}

constexpr std::string_view elementals = "elementals";
constexpr std::string_view spells = "spells";
constexpr std::string_view tokens = "tokens";
const FactionId ofElementals("maelstrom");

// An Elemental in a start: `air-herald`, and `frost.ice-herald` of another faction than the first had.
std::string keyOf(const UnitId& elemental)
{
    const FactionId faction = factionOf(elemental);
    return (faction == ofElementals ? "" : faction.text() + '.') + nameWithinFaction(elemental);
}

UnitId elementalKept(const std::string& key)
{
    const std::size_t point = key.find('.');
    return point == key.npos ? unitOf(ofElementals, key)
                             : unitOf(FactionId(key.substr(0, point)), key.substr(point + 1));
}

// A card as it was answered. `wrong` is what is wrong with the first that doesn't hold.
template <class Card>
Card cardIn(const door::Answers& answers, Task<> (*ask)(Card& card, Ask& ask), Card begun, Forbidden& wrong)
{
    auto read = answered(ask, answers, Ask::Missing::skipped, std::move(begun));
    if (read.form.refusal && !wrong)
        wrong = std::move(*read.form.refusal);
    return std::move(read.result);
}

// The cards of a kind among the extras of a start, each begun by what its key says.
template <class Card, class Begun>
std::vector<Card> cardsAt(const door::Answers& extras, std::string_view kind,
                          Task<> (*ask)(Card& card, Ask& ask), Begun begun, Forbidden& wrong)
{
    std::vector<Card> cards;
    for (const std::string& key : door::keysUnder(extras, kind))
        cards.push_back(cardIn(door::under(extras, std::string(kind) + '/' + key), ask, begun(key), wrong));
    return cards;
}

constexpr std::size_t longestNote = 4000; // bytes
constexpr int mostDice = 100;

} // namespace

const Rules<MatchState>& matchRules()
{
    static const Rules<MatchState> all{allProcedures(), redact, viewOf, due, stateJson, roundOf};
    return all;
}

// What was chosen covered is open to all at the end.
MatchState redact(MatchState state, const door::Viewer& viewer)
{
    if (isOver(state))
        return state;
    for (MissionState& mission : state.missions)
        if (mission.secret && !viewer.sees(chooserOf(state, mission))) {
            mission.units.clear();
            mission.sceneries.clear();
        }
    return state;
}

std::vector<door::OfferKey> due(const MatchState& state)
{
    if (isOver(state))
        return {};
    std::vector<door::OfferKey> keys;
    for (const Mission& mission : missions()) // before anything else
        if (mission.due)
            std::ranges::move(mission.due(state), std::back_inserter(keys));
    if (state.activation) {
        keys.push_back({"end_activation", {}, {}});
        return keys;
    }
    std::ranges::move(stepsAtHeadquarters(state), std::back_inserter(keys));
    const PlayerState* active = activePlayer(state);
    if (!active) {
        keys.push_back({"finish", {}, {}});
        return keys;
    }
    for (const UnitRef& wizard : wizardsToChooseFor(state))
        keys.push_back({"choose_spells", wizard, {}});
    addDueOfMissions(state, keys);
    if (!affordableUnit(*active))
        keys.push_back({"pass", {}, active->id});
    return keys;
}

Start withCards(Start start, const Catalogue& catalogue)
{
    for (adjutant::Side& side : start.sides)
        for (RosterEntry& entry : side.roster.entries)
            if (entry.card.empty())
                entry.card = answersOf(cardOf(entry, side.roster, catalogue));
    for (const UnitCard& card : elementalsOf(catalogue))
        door::addUnder(start.extras, std::string(elementals) + '/' + keyOf(card.unit), answersOf(card));
    for (const OtherCard& card : catalogue.cards())
        door::addUnder(start.extras,
                       std::string(card.kind == "token" ? tokens : spells) + '/' + card.id.text(), card.card);
    return start;
}

Expected<MatchState, door::Remark> matchAt(const Start& start)
{
    Forbidden wrong;
    std::vector<PlayerState> players;
    for (const adjutant::Side& side : start.sides) {
        PlayerState& player = players.emplace_back(PlayerState{.id = side.id, .name = side.name});
        for (const RosterEntry& entry : side.roster.entries) {
            UnitCard card = cardOf(entry, {}, Catalogue()); // what the list alone says
            card.size = std::max(1, entry.size);
            if (!entry.card.empty())
                card = cardIn(entry.card, askCard, std::move(card), wrong);
            player.units.push_back(wholeUnit(std::move(card)));
        }
    }
    const bool firstPlays = findIn(start.sides, start.first, &adjutant::Side::id);
    if (!wrong && (start.sides.empty() || (!start.first.empty() && !firstPlays)))
        wrong = forbidden("malformed", TR("the First Player is not one of the players"));
    if (wrong)
        return refuse(std::move(*wrong));
    const auto elemental = [](const std::string& key) { return UnitCard{.unit = elementalKept(key)}; };
    const auto spell = [](const std::string& key) { return SpellCard{.id = SpellId(key)}; };
    const auto token = [](const std::string& key) { return OwnToken{.id = StatusId(key)}; };
    MatchState state = mustered(std::move(players), firstPlays ? start.first : start.sides.front().id,
                                cardsAt(start.extras, elementals, askCard, elemental, wrong));
    if (!firstPlays)
        state.first = {};
    state.spells = cardsAt(start.extras, spells, askSpellCard, spell, wrong);
    if (auto laid = cardsAt(start.extras, tokens, askToken, token, wrong); !laid.empty())
        state.tokens = std::move(laid);
    if (wrong)
        return refuse(std::move(*wrong));
    return state;
}

Expected<std::unique_ptr<Session>, door::Remark> begin(Start start)
{
    return beginSession(std::move(start), matchAt, matchRules());
}

const MatchState& stateOf(const Session& session)
{
    return dynamic_cast<const SessionOf<MatchState>&>(session).state();
}

// Something the players want to remember.
Task<> note(MatchState&, Ask& ask)
{
    const std::string text = co_await ask.text(TextOf("text", TR("Note"), longestNote));
    ask.report(door::Tone::quiet, TR("Note: %1"), text);
}

// A roll that belongs to no action, for the log and the luck of whoever made it. It changes nothing else.
Task<> recordRoll(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    const std::optional<std::string> unit =
        co_await ask.oneOrNone(pickUnit(state, {}).ifSkipped(TR("Not for a Unit")).usuallyNone());
    RollDue due;
    const std::string kind = co_await ask.one(Pick("kind", TR("Roll"), rollNames));
    due.roll = kindNamed<RollName>(kind, rollNames);
    due.dice = co_await ask.number(NumberOf("dice", TR("Dice"), 1, mostDice));
    due.threshold = co_await ask.number(NumberOf("threshold", TR("Threshold"), 2, 10));
    due.forecast = forecastOf(due);
    const Message who = unit ? state.name(unitRefOf(*unit)) : state.name(player);
    co_await roll(ask, "rolled", due, player, rollOf(due, who));
}

} // namespace adjutant::drakerys
