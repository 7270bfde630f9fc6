#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/missions/mission.h"

// What dice decide before the first Game Phase (chapter "Start playing").

namespace adjutant::drakerys {

namespace {

Forbidden notToSetUp(const MatchState& state)
{
    if (Forbidden over = afterTheEnd(state))
        return over;
    if (!hasBegun(state))
        return std::nullopt;
    return forbidden("begun", TR("this can’t be changed once the match has begun"));
}

// Who has rolled the highest with 1D10 each; those who share it roll again. One: the First Player.
std::vector<const PlayerState*> highestOf(const MatchState& state, const std::vector<int>& faces)
{
    std::vector<const PlayerState*> highest =
        mapped(state.players, [](const PlayerState& player) { return &player; });
    for (std::size_t next = 0; highest.size() > 1 && next + highest.size() <= faces.size();) {
        const std::span rolled(faces.data() + next, highest.size());
        const int most = std::ranges::max(rolled);
        next += highest.size();
        std::vector<const PlayerState*> left;
        for (std::size_t k = 0; k < highest.size(); ++k)
            if (rolled[k] == most)
                left.push_back(highest[k]);
        highest = std::move(left);
    }
    return highest;
}

DiceOf firstPlayerDice(const MatchState& state, door::Path path)
{
    const auto more = [&state](const std::vector<int>& faces) {
        const std::vector<const PlayerState*> highest = highestOf(state, faces);
        std::vector<door::Die> dice;
        if (highest.size() > 1)
            for (const PlayerState* player : highest)
                dice.push_back({10, toMessage(*player), {}, !faces.empty() && dice.empty()});
        return dice;
    };
    const auto reading = [&state](const std::vector<int>& faces) {
        const bool isTied = faces.size() >= state.players.size() && highestOf(state, faces).size() > 1;
        return isTied ? Message(TR("Tie")) : Message();
    };
    return DiceOf(std::move(path), TR("First Player: 1D10 each, highest wins"), std::vector<door::Die>())
        .more(more)
        .readAs(reading);
}

void nameFirst(MatchState& state, Ask& ask, const PlayerId& player)
{
    ask.report(TR("First Player: %1"), state.name(player));
    pileOnStart(state, player);
}

// Relics are hidden in Sceneries of both halves.
bool lacksSceneries(const MatchState& state, const MissionId& mission, bool common)
{
    const int asked = findMission(mission)->effect(common).choice.sceneries;
    return asked > 0 && (std::ssize(state.sceneries) < asked || areInSameHalf(state.sceneries));
}

// Elements drawn by dice for the locations, and then where they deviate to.
LaidOut laidOutByDice(const std::vector<int>& faces)
{
    ElementsLaidOut drawn{};
    std::vector<Element> left(allElements.begin(), allElements.end());
    std::size_t rolled = 0;
    for (std::size_t k = 0; k < drawn.size(); ++k) {
        std::size_t which = 0;
        if (left.size() > 1 && rolled == faces.size()) {
            door::Die die{static_cast<int>(left.size()), message(vortexLocations()[k].name)};
            for (const Element element : left)
                die.faces.push_back(toMessage(SourceState{{}, element, false, {}}));
            return {{}, {std::move(die)}};
        }
        if (left.size() > 1)
            which = static_cast<std::size_t>(faces[rolled++] - 1);
        drawn[k] = left[which];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return layOut(drawn, {faces.begin() + static_cast<std::ptrdiff_t>(rolled), faces.end()});
}

DiceOf deviationDice(const ElementsLaidOut& elements)
{
    const auto more = [elements](const std::vector<int>& faces) { return layOut(elements, faces).due; };
    return DiceOf("deviations", TR("Deviation of the Vortexes and the Maelstrom"), std::vector<door::Die>())
        .more(more)
        .why(TR("direction and 3D10 each; reroll any that would overlap another or leave the battlefield"))
        .ifSkipped(TR("No Deviation"));
}

/// What the players placed so far, each in the place of its location.
using PlacedElements = std::array<std::optional<Element>, 4>;

/// In whose turn a Vortex is placed, as scripts call it.
constexpr std::array<std::string_view, 4> placingTurns{"first", "second", "third", "fourth"};

std::size_t locationNamed(const std::string& key)
{
    const auto locations = vortexLocations();
    return static_cast<std::size_t>(std::ranges::find(locations, key, &VortexLocation::id) -
                                    locations.begin());
}

// The first that is free is preset where nobody says it, or where no other is left.
Pick pickFree(door::Path path, Message label, std::vector<door::Option> options, bool nextIfUnanswered)
{
    const auto isFree = [](const door::Option& each) { return each.standing == door::Standing::open; };
    const auto free = std::ranges::find_if(options, isFree);
    const bool only = std::ranges::count_if(options, isFree) == 1;
    const std::string next = free == options.end() ? std::string() : free->id;
    Pick pick(std::move(path), std::move(label), std::move(options));
    if (nextIfUnanswered || only)
        pick.preset(next);
    return pick;
}

Pick locationOfTurn(const MatchState& state, const PlacedElements& placed, std::size_t turn,
                    const PlayerId& chooser, bool nextIfUnanswered)
{
    std::vector<door::Option> options = mapped(vortexLocations(), [&](const VortexLocation& location) {
        door::Option option = optionOf(std::string(location.id), nameOf(location, state));
        if (placed[locationNamed(option.id)])
            closeFor(option, "location", TR("a Vortex is there already"));
        return option;
    });
    return pickFree("locations/" + std::string(placingTurns[turn]),
                    message(TR("Location, chosen by %1"), state.name(chooser)), std::move(options),
                    nextIfUnanswered);
}

Pick elementOfTurn(const MatchState& state, const PlacedElements& placed, std::size_t location,
                   const PlayerId& chooser)
{
    std::vector<door::Option> options = mapped(allElements, [&placed](Element element) {
        door::Option option =
            optionOf(std::string(toWord(element)), toMessage(SourceState{{}, element, false, {}}));
        if (findIn(placed, element))
            closeFor(option, "element", TR("each Element once"));
        return option;
    });
    return pickFree("elements/" + std::string(vortexLocations()[location].id),
                    message(TR("Element, chosen by %1"), state.name(chooser)), std::move(options), false);
}

void lay(MatchState& state, Ask& ask, const LaidOut& laid)
{
    for (const SourceState& source : laid.sources)
        ask.report(TR("%1 placed at %2"), toMessage(source), toMessage(*source.at));
    state.sources = laid.sources;
}

// The players, the First Player first.
std::vector<PlayerId> inTurn(const MatchState& state)
{
    std::vector<PlayerId> order = mapped(state.players, &PlayerState::id);
    std::ranges::stable_partition(order, [&state](const PlayerId& id) { return id == state.first; });
    return order;
}

bool hasAllCards(const MatchState& state)
{
    const auto holds = [&state](const PlayerState& player) {
        return std::ranges::any_of(state.missions, [&player](const MissionState& card) {
            return !card.common && card.player == player.id;
        });
    };
    return std::ranges::any_of(state.missions, &MissionState::common) &&
           std::ranges::all_of(state.players, holds);
}

/// The cards of the mission draw, as far as they are drawn, and the dice that are to be rolled next.
struct DealtCards
{
    MissionId common;
    std::vector<std::pair<PlayerId, MissionId>> solo;
    std::vector<door::Die> due;
};

// If they can be played with what lies on the battlefield: the common one, then one for each player in turn
// (chapter "Common and Solo Missions").
DealtCards cardsDrawn(const MatchState& state, const std::vector<int>& faces)
{
    DealtCards dealt;
    std::vector<MissionId> left;
    for (const Mission& mission : missions())
        left.emplace_back(std::string(mission.id));
    const std::vector<PlayerId> order = inTurn(state);
    for (std::size_t k = 0; k <= order.size() && left.size() > 1; ++k) {
        std::vector<MissionId> fit = left;
        std::erase_if(fit, [&](const MissionId& id) { return lacksSceneries(state, id, k == 0); });
        if (k >= faces.size()) {
            door::Die& die = dealt.due.emplace_back();
            die.sides = static_cast<int>(fit.size());
            die.label =
                k == 0 ? TR("Common mission") : message(TR("Solo mission of %1"), state.name(order[k - 1]));
            for (const MissionId& mission : fit)
                die.faces.push_back(toMessage(mission));
            break;
        }
        const MissionId drawn = fit[std::min(static_cast<std::size_t>(faces[k]), fit.size()) - 1];
        if (k == 0)
            dealt.common = drawn;
        else
            dealt.solo.emplace_back(order[k - 1], drawn);
        std::erase(left, drawn);
    }
    return dealt;
}

DiceOf cardsToDraw(const MatchState& state, door::Path path)
{
    DiceOf draw(std::move(path), TR("Three different mission cards, drawn one by one"),
                std::vector<door::Die>());
    if (std::ranges::any_of(missions(), [&state](const Mission& mission) {
            return lacksSceneries(state, MissionId(std::string(mission.id)), false);
        }))
        draw.why(TR("no Solo Relics: they need three Sceneries, not all in the same half"));
    return draw.more([&state](const std::vector<int>& faces) { return cardsDrawn(state, faces).due; });
}

// "Missions: Relics; Anna Messenger, Bruno Prisoners"
Message cardsDealt(const MatchState& state, const DealtCards& dealt)
{
    std::vector<Message> solo;
    for (const auto& [player, mission] : dealt.solo)
        solo.push_back(message(TR("%1 %2"), state.name(player), toMessage(mission)));
    if (dealt.common.empty())
        return solo.empty() ? TR("No missions") : message(TR("Missions: %1"), listed(solo));
    const Message common = toMessage(dealt.common);
    return solo.empty() ? message(TR("Missions: %1"), common)
                        : message(TR("Missions: %1; %2"), common, listed(solo));
}

// Cards that were dealt before lose what was chosen and ticked for them.
void dealCards(MatchState& state, Ask& ask, const DealtCards& dealt)
{
    ask.report(cardsDealt(state, dealt));
    state.missions.clear();
    if (!dealt.common.empty())
        for (const PlayerState& player : state.players)
            state.missions.push_back({dealt.common, player.id, true, {}, {}, false, {}});
    for (const auto& [player, mission] : dealt.solo)
        state.missions.push_back({mission, player, false, {}, {}, false, {}});
}

door::Remark onceOnly(const MissionId& card)
{
    return {"unknown-mission", message(TR("there is only one %1 card"), toMessage(card))};
}

// Scripts and records may have none in the place of one; whoever reads the form draws all. A card that was
// drawn already is closed where it is looked for; named all the same it is warned of.
Task<MissionId> askDrawn(Ask& ask, door::Path path, Message label, bool common,
                         std::vector<MissionId> drawn = std::vector<MissionId>())
{
    const auto known = [common, drawn] {
        return mapped(missions(), [&](const Mission& mission) {
            const MissionId id{std::string(mission.id)};
            door::Option option = optionOf(id, summaryOf(id, common));
            if (findIn(drawn, id))
                closeFor(option, onceOnly(id));
            return option;
        });
    };
    const bool mayLack = ask.isScript() || ask.isGiven(path);
    Pick question = pickOrName(std::move(path), std::move(label), known);
    std::optional<std::string> card;
    if (mayLack)
        card = co_await ask.oneOrNone(question.ifSkipped(TR("None drawn")));
    else
        card = co_await ask.one(std::move(question));
    co_return MissionId(card.value_or(std::string()));
}

void warnOfCards(Ask& ask, const DealtCards& dealt)
{
    std::vector<MissionId> cards{dealt.common};
    for (const auto& solo : dealt.solo)
        cards.push_back(solo.second);
    std::erase(cards, MissionId());
    std::set<MissionId> different;
    for (const MissionId& card : cards)
        if (!different.insert(card).second)
            warnOf(ask, {onceOnly(card)});
        else if (!findMission(card))
            ask.warn("unknown-mission", TR("the rulebook has no mission '%1'; track it yourselves"),
                     card.text());
}

} // namespace

bool areVortexesLaidOut(const MatchState& state)
{
    return state.sources.size() >= vortexLocations().size();
}

// By 1D10 each; possible as long as no token has moved (chapter "Start playing").
Task<> first(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(notToSetUp(state));
    ask.putsRight(!state.first.empty());
    std::optional<std::vector<int>> rolls;
    if (ask.isGiven("player"))
        ask.passOver("rolls");
    else
        rolls =
            co_await ask.diceOrNone(firstPlayerDice(state, "rolls").ifSkipped(TR("Choose the First Player")));
    if (rolls) {
        nameFirst(state, ask, highestOf(state, *rolls).front()->id);
        co_return;
    }
    nameFirst(state, ask, PlayerId(co_await ask.one(pickPlayer(state))));
}

void deployIn(MatchState& state, Ask& ask, const PlayerId& player, DeploymentSide side)
{
    ask.report(TR("%1: %2"), state.name(player), toMessage(side));
    for (PlayerState& each : state.players)
        each.side = each.id == player ? side : oppositeOf(side);
}

// All four Vortexes and the Maelstrom at once (chapter "Creation of the Battlefield").
Task<> vortexes(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(notToSetUp(state));
    ask.putsRight(areVortexesLaidOut(state));
    const std::vector<PlayerId> order = inTurn(state);
    // Scripts may give the Elements alone: these fill the locations in order.
    const bool elementsOnly = ask.isScript();
    PlacedElements placed;
    for (std::size_t turn = 0; turn < placed.size(); ++turn) {
        const PlayerId& chooser = order[turn % order.size()];
        const std::size_t location =
            locationNamed(co_await ask.one(locationOfTurn(state, placed, turn, chooser, elementsOnly)));
        placed[location] = elementOf(co_await ask.one(elementOfTurn(state, placed, location, chooser)));
    }
    if (!state.sources.empty())
        ask.putsRight();
    ElementsLaidOut elements{};
    std::ranges::transform(placed, elements.begin(), [](const auto& element) { return *element; });
    const auto rolled = co_await ask.diceOrNone(deviationDice(elements));
    ask.report(TR("Vortexes and Maelstrom placed")); // what Undo takes back
    lay(state, ask, layOut(elements, rolled.value_or(std::vector<int>())));
}

// The three mission cards: one common to both, one each (chapter "Selecting Missions").
Task<> missionCards(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(afterTheEnd(state));
    ask.putsRight(!state.missions.empty());
    if (hasBegun(state) && !ask.isScript())
        ask.warn("chosen", TR("missions are chosen before the first activation"));
    if (ask.isGiven("common"))
        ask.passOver("drawn");
    else if (const auto faces =
                 co_await ask.diceOrNone(cardsToDraw(state, "drawn").ifSkipped(TR("Choose the cards")))) {
        dealCards(state, ask, cardsDrawn(state, *faces));
        co_return;
    }
    DealtCards dealt;
    dealt.common = co_await askDrawn(ask, "common", TR("Common mission"), true);
    std::vector<MissionId> drawn{dealt.common};
    for (const PlayerId& id : inTurn(state)) {
        const PlayerState& player = *state.find(id);
        const Message label = message(TR("Solo mission of %1"), toMessage(player));
        const MissionId card = co_await askDrawn(ask, "solo/" + id.text(), label, false, drawn);
        if (card.empty()) {
            ask.follows(TR("No solo mission for %1"), toMessage(player));
            continue;
        }
        dealt.solo.emplace_back(id, card);
        drawn.push_back(card);
    }
    std::ranges::sort(dealt.solo, {}, [&state](const auto& each) { return state.find(each.first); });
    warnOfCards(ask, dealt);
    dealCards(state, ask, dealt);
}

// The whole setup by dice, all Units on the map. Each part can be changed afterwards. What the dice brought
// is reported before it is confirmed.
Task<> prepare(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(notToSetUp(state));
    const bool isDone =
        !state.first.empty() && areVortexesLaidOut(state) && !state.missions.empty() && isDeployed(state);
    ask.putsRight(isDone);
    PlayerId firstPlayer = state.first;
    // Who is First Player already isn't rolled for again, unless all of it is done anew.
    if (firstPlayer.empty() || isDone || ask.isGiven("first")) {
        const std::vector<int> rolls = co_await ask.dice(firstPlayerDice(state, "first"));
        firstPlayer = highestOf(state, rolls).front()->id;
    }
    ask.report(TR("Set up automatically"));
    nameFirst(state, ask, firstPlayer);
    ask.follows(TR("First Player: %1"), state.name(firstPlayer));
    // Nor are cards drawn that the players have chosen.
    std::optional<DealtCards> dealt;
    if (!hasAllCards(state) || isDone || ask.isGiven("missions")) {
        const std::vector<int> cards = co_await ask.dice(cardsToDraw(state, "missions"));
        dealt = cardsDrawn(state, cards);
        ask.follows(cardsDealt(state, *dealt));
    }
    std::optional<LaidOut> laid;
    if (isDone || !areVortexesLaidOut(state) || ask.isGiven("vortexes")) {
        DiceOf dice("vortexes", TR("Vortexes and Maelstrom: Elements and Deviation"),
                    std::vector<door::Die>());
        dice.more([](const std::vector<int>& shown) { return laidOutByDice(shown).due; })
            .why(TR("one Vortex in the middle of each quarter, the Maelstrom in the centre (our reading of "
                    "the diagram); “near” is Deployment Area A’s edge; then 3D10 Deviation each"));
        const std::vector<int> faces = co_await ask.dice(std::move(dice));
        laid = laidOutByDice(faces);
        std::vector<Message> places = mapped(laid->sources, [](const SourceState& source) {
            return message(TR("%1 at %2"), toMessage(source), toMessage(*source.at));
        });
        ask.follows(joined(places, TR("%1; %2")));
    }
    const auto area = co_await askKind<DeploymentSide>(ask, "area", TR("Deployment Area of the First Player"),
                                                       deploymentAreas, "");
    const bool deploys = co_await ask.yes(Whether("deploy", TR("Deploy all Units")).preset(true));
    if (isDone) {
        state.objectives.clear();
        for (const UnitRef& unit : unitsWhere(state, {}))
            state.find(unit)->at.reset();
    }
    // In the book's order.
    if (laid)
        lay(state, ask, *laid);
    if (dealt)
        dealCards(state, ask, *dealt);
    if (state.sceneries.empty()) // the book says neither how many nor which
        ask.report(TR("Scenery: place it by hand, or start without"));
    placeObjectives(state, ask);
    deployIn(state, ask, firstPlayer, area);
    if (!deploys)
        co_return;
    for (const PlayerId& player : inTurn(state))
        for (const auto& [unit, at] : placesToDeploy(state, player))
            standAt(state, ask, unit, at);
}

} // namespace adjutant::drakerys
