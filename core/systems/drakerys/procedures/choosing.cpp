#include "core/systems/drakerys/missions/mission.h"

// What players choose for their missions (chapter "List of the Missions").

namespace adjutant::drakerys {

namespace {

constexpr int mostChosen = 100;

std::vector<const MissionState*> cardsToChooseFor(const MatchState& state, const PlayerId& player)
{
    std::vector<const MissionState*> cards;
    for (const MissionState& card : state.missions)
        if (choiceOf(card) && chooserOf(state, card) == player)
            cards.push_back(&card);
    return cards;
}

Forbidden holdsNoCard(const MatchState& state, const PlayerId& player)
{
    if (findIn(state.missions, player, &MissionState::player) || !cardsToChooseFor(state, player).empty())
        return std::nullopt;
    return forbidden("unknown-mission", TR("%1 holds no mission card"), state.name(player));
}

// A player's own card, or the enemy's for which the player chooses; null where there is neither.
const MissionState* cardChosenFor(const MatchState& state, const PlayerId& player, const MissionId& mission)
{
    const MissionState* chosenFor = state.find(player, mission);
    for (const MissionState* card : cardsToChooseFor(state, player))
        if (!chosenFor && card->mission == mission)
            chosenFor = card;
    return chosenFor;
}

// Of those who hold no card with a choice nobody chooses, unless a script says so.
Pick playerThatChooses(const MatchState& state)
{
    const auto judge = [&state](door::Option& option, const PlayerId& player) {
        closeFor(option, holdsNoCard(state, player));
        closeFor(option, afterTheEnd(state));
        option.settled = true;
        for (const MissionState* card : cardsToChooseFor(state, player))
            if (lacksChoice(*card)) {
                option.settled = false;
                if (option.detail.empty()) // the one that is asked first
                    option.detail = toMessage(card->mission);
            }
    };
    // At the end of the Deployment.
    const auto hasChoice = [&state](const PlayerState& player) {
        return isDeployed(state) && !cardsToChooseFor(state, player.id).empty();
    };
    return pickPlayer(state, judge, hasChoice);
}

// A script says for which card it is.
Pick cardToChooseFor(const MatchState& state, const PlayerId& player, bool isScript)
{
    const auto known = [&state, player] {
        return mapped(cardsToChooseFor(state, player), [](const MissionState* card) {
            return optionOf(card->mission, summaryOf(card->mission, card->common));
        });
    };
    const auto find = [&state, player](const std::string& id) -> std::optional<door::Option> {
        const MissionId mission(id);
        return cardChosenFor(state, player, mission) ? std::optional(optionOf(mission)) : std::nullopt;
    };
    Pick pick = Pick("mission", TR("Mission"), known, find).unknownIs("unknown-mission");
    const std::vector<const MissionState*> cards = cardsToChooseFor(state, player);
    if (isScript || cards.empty())
        return pick;
    const auto next =
        std::ranges::find_if(cards, [](const MissionState* card) { return lacksChoice(*card); });
    if (next != cards.end())
        pick.preset((*next)->mission.text());
    else if (cards.size() == 1)
        pick.preset(cards.front()->mission.text());
    return pick;
}

// Whether a Unit is of the kind that a mission asks for.
bool fits(const MissionChoice& choice, const PlayerId& chooser, const UnitRef& ref, const UnitState& unit)
{
    const bool own = ref.player == chooser;
    if (unit.removed() || !unit.invokedBy.empty())
        return false;
    if (!unit.card->profile)
        return own || choice.enemyHeroes > 0;
    if (!own)
        return choice.enemyHeroes > 0 && unit.card->hero;
    return choice.ownUnits > 0 || (choice.ownHeroes > 0 && unit.card->hero) ||
           (choice.ownInfantry > 0 && unit.card->infantry);
}

// Exactly as many as the mission asks for, as far as there are so many; a script is warned instead, and so
// are players of what all see.
void countedAs(Pick& pick, int asked, int there, bool isScript, bool isSecret)
{
    if (asked == 0 || isScript)
        pick.from(0, mostChosen);
    else
        pick.from(std::min(asked, there), std::min(asked, there));
    if (!isSecret && !isScript && asked > 0)
        pick.orOtherCounts();
}

Message unitsAsked(const MissionChoice* choice)
{
    if (!choice)
        return TR("Chosen Units");
    if (choice->enemyHeroes > 0)
        return TR("One of your Heroes and an enemy Hero");
    if (choice->ownHeroes > 0)
        return TR("One of your Heroes");
    if (choice->ownInfantry > 0)
        return TR("One of your Infantry Units");
    return counted(TR_N("%n of your Unit(s)"), choice->ownUnits);
}

Pick unitsToChoose(const MatchState& state, const MissionState& chosen, bool isScript)
{
    const MissionChoice* choice = choiceOf(chosen);
    const auto shows = [player = chosen.player, choice](const UnitRef& ref, const UnitState& unit) {
        return !choice || fits(*choice, player, ref, unit);
    };
    const std::vector<UnitRef> fitting = unitsWhere(state, shows);
    const int there = static_cast<int>(fitting.size());
    Pick pick = pickUnit(state, {}, shows, {}, "units", unitsAsked(choice));
    countedAs(pick, choice ? choice->units() : 0, there, isScript, chosen.secret);
    if (choice && !isScript && there == choice->units())
        pick.presets(mapped(fitting, [](const UnitRef& unit) { return toText(unit); }));
    if (chosen.secret)
        pick.secretOf(chooserOf(state, chosen));
    return pick;
}

// The Units of a secret that everybody could tell: no others fit. Empty: there is a choice.
std::vector<UnitRef> onlyUnits(const MatchState& state, const MissionState& chosen)
{
    const MissionChoice& choice = *choiceOf(chosen);
    std::vector<UnitRef> fitting = unitsWhere(state, [&](const UnitRef& ref, const UnitState& unit) {
        return fits(choice, chosen.player, ref, unit);
    });
    const auto enemies =
        std::ranges::count_if(fitting, [&chosen](const UnitRef& ref) { return ref.player != chosen.player; });
    const bool isAll = std::ssize(fitting) == choice.units() && enemies == choice.enemyHeroes;
    return isAll && choice.sceneries == 0 ? fitting : std::vector<UnitRef>();
}

Pick sceneriesToChoose(const MatchState& state, const MissionState& chosen, bool isScript)
{
    const MissionChoice* choice = choiceOf(chosen);
    const auto known = [&state] {
        return mapped(state.sceneries, [](const SceneryState& each) {
            return optionOf(each.id, each.at.y == Field::middle  ? TR("on the middle line")
                                     : each.at.y < Field::middle ? TR("in the half of Deployment Area A")
                                                                 : TR("in the half of Deployment Area B"));
        });
    };
    Pick pick = pickOrName("sceneries", TR("Chosen Sceneries"), known);
    // Fewer may stand there, and others have names only.
    countedAs(pick, choice ? choice->sceneries : 0, mostChosen, isScript, false);
    if (chosen.secret)
        pick.secretOf(chooserOf(state, chosen));
    return pick;
}

// Too many or too few, or none of the kind that the mission asks for.
std::vector<door::Remark> remarksOnChoice(const MatchState& state, const MissionState& chosen)
{
    const Mission* mission = findMission(chosen.mission);
    if (!mission)
        return {};
    const MissionChoice& asked = mission->effect(chosen.common).choice;
    const Message name = message(mission->name);
    std::vector<door::Remark> remarks;
    const auto warn = [&remarks](Message message) { remarks.push_back({"chosen", std::move(message)}); };
    std::set<UnitRef> units;
    int own = 0;
    for (const UnitRef& ref : chosen.units) {
        const UnitCard& card = *state.find(ref)->card;
        const bool isOwn = ref.player == chosen.player;
        own += isOwn;
        if (!units.insert(ref).second)
            warn(message(TR("%1 is chosen twice"), state.name(ref)));
        const bool needsHero = isOwn ? asked.ownHeroes > 0 : asked.enemyHeroes > 0;
        if (card.profile && needsHero && !card.hero)
            warn(message(TR("%1 needs a Hero; %2 isn’t one"), name, state.name(ref)));
        if (card.profile && isOwn && asked.ownInfantry > 0 && !card.infantry)
            warn(message(TR("%1 needs Infantry; %2 isn’t"), name, state.name(ref)));
    }
    const int ownAsked = asked.units() - asked.enemyHeroes;
    const int enemies = static_cast<int>(chosen.units.size()) - own;
    if (own != ownAsked)
        warn(counted(TR_N("%1 needs %n own Unit(s), not %2"), ownAsked, name, own));
    if (enemies != asked.enemyHeroes)
        warn(counted(TR_N("%1 needs %n enemy Unit(s), not %2"), asked.enemyHeroes, name, enemies));
    const std::set<SceneryId> sceneries(chosen.sceneries.begin(), chosen.sceneries.end());
    if (static_cast<int>(sceneries.size()) != asked.sceneries || chosen.sceneries.size() != sceneries.size())
        warn(message(TR("%1 needs %2 different Sceneries, not %3"), name, asked.sceneries,
                     static_cast<int>(chosen.sceneries.size())));
    std::vector<SceneryState> hiding;
    for (const SceneryId& id : sceneries)
        if (const auto* found = findIn(state.sceneries, id, &SceneryState::id))
            hiding.push_back(*found);
        else
            warn(message(TR("no Scenery '%1' stands on the battlefield"), id.text()));
    if (asked.sceneries > 1 && hiding.size() == sceneries.size() && hiding.size() > 1 &&
        areInSameHalf(hiding))
        warn(TR("the Sceneries can’t all be in the same half of the battlefield"));
    return remarks;
}

} // namespace

// Who doesn't place Units on the map says when they are deployed; what missions ask for then is due.
Task<> finishDeployment(MatchState& state, Ask& ask)
{
    co_await ask.refuseFor(afterTheEnd(state));
    if (isDeployed(state)) {
        ask.putsRight();
        co_await ask.refuse("begun", TR("all Units are deployed"));
    }
    // Where the map is used for others of its army.
    const auto lacksPlace = [&state](const UnitRef& ref, const UnitState& unit) {
        return unit.isOnBattlefield() && !unit.at &&
               std::ranges::any_of(state.find(ref.player)->units, &UnitState::isPlaced);
    };
    for (const UnitRef& unit : unitsWhere(state, lacksPlace))
        ask.warn("deployment", TR("%1 is not on the map yet"), state.name(unit));
    for (const MissionState& card : state.missions)
        if (lacksChoice(card))
            ask.follows(TR("%1 then chooses for %2"), state.name(chooserOf(state, card)),
                        toMessage(card.mission));
    ask.report(TR("All Units are deployed"));
    state.deployed = true;
}

// Units, own or the enemy's, or Sceneries that hide a relic; covered where the book has it so.
Task<> choose(MatchState& state, Ask& ask)
{
    ask.putsRight(std::ranges::none_of(state.missions, lacksChoice));
    const PlayerId player(co_await ask.one(playerThatChooses(state)));
    const MissionId mission(co_await ask.one(cardToChooseFor(state, player, ask.isScript())));
    MissionState chosen = *cardChosenFor(state, player, mission);
    const MissionChoice* choice = choiceOf(chosen);
    chosen.secret = choice && choice->secret;
    if (ask.takes("secret"))
        chosen.secret = co_await ask.yes(Whether("secret", TR("Secret")).preset(chosen.secret));
    chosen.units.clear();
    chosen.sceneries.clear();
    const bool isFree = !chosen.secret || ask.isScript() || ask.isGiven("units") || ask.isGiven("secret");
    if (!isFree)
        chosen.units = onlyUnits(state, chosen);
    // What the mission doesn't ask for is asked only where a script says something of it.
    if (!chosen.units.empty()) {
        ask.passOver("units");
        chosen.secret = false;
        ask.follows(whatWasChosen(state, chosen));
    } else if (!choice || choice->units() > 0 || ask.isGiven("units")) {
        const std::vector<std::string> units =
            co_await ask.several(unitsToChoose(state, chosen, ask.isScript()));
        chosen.units = mapped(units, unitRefOf);
        // Nobody else sees a secret that can't be right.
        for (const UnitRef& unit : chosen.units)
            if (choice && chosen.secret && !ask.isScript() &&
                !fits(*choice, chosen.player, unit, *state.find(unit)))
                co_await ask.refuse("chosen", TR("%1 needs a different choice"), toMessage(mission));
    }
    if (!choice || choice->sceneries > 0 || ask.isGiven("sceneries")) {
        const std::vector<std::string> sceneries =
            co_await ask.several(sceneriesToChoose(state, chosen, ask.isScript()));
        chosen.sceneries = std::vector<SceneryId>(sceneries.begin(), sceneries.end());
        std::vector<SceneryState> hiding = state.sceneries;
        std::erase_if(hiding, [&](const SceneryState& each) { return !findIn(chosen.sceneries, each.id); });
        if (choice && chosen.secret && !ask.isScript() && std::ssize(hiding) >= choice->sceneries &&
            areInSameHalf(hiding) && !areInSameHalf(state.sceneries))
            co_await ask.refuse("chosen",
                                TR("the Sceneries can’t all be in the same half of the battlefield"));
    }
    if (hasBegun(state))
        ask.warn("chosen", TR("mission choices are made before the first activation"));
    // The log would tell of a warning: whoever chooses secretly reads it in the form.
    for (const door::Remark& remark : remarksOnChoice(state, chosen)) {
        if (chosen.secret && !ask.isScript())
            ask.follows(remark.message);
        else
            ask.warn(remark.rule, chosen.secret
                                      ? message(TR("%1 needs a different choice"), toMessage(mission))
                                      : remark.message);
    }
    if (chosen.secret)
        ask.report(TR("%1 chose secretly for %2"), state.name(chooserOf(state, chosen)), toMessage(mission));
    else
        ask.report(whatWasChosen(state, chosen));
    // The chosen Unit gets the relic, even if another Unit holds it by now.
    for (ObjectiveState& each : state.objectives)
        if (choice && choice->ownInfantry > 0 && !hasBegun(state) && !chosen.units.empty() && each.carrier &&
            each.mission == mission && each.owner == chosen.player && each.carrier != chosen.units.front()) {
            each.carrier = chosen.units.front();
            ask.report(TR("%1 given to %2"), toMessage(each), state.name(*each.carrier));
        }
    MissionState& card = *state.find(chosen.player, mission);
    card = std::move(chosen);
}

// A player shows what was chosen secretly for a mission; at the end of the match that happens by itself.
Task<> reveal(MatchState& state, Ask& ask)
{
    const auto hasSecret = [&state](const PlayerState& player) {
        return !isFinished(state) && std::ranges::any_of(state.missions, [&player](const MissionState& card) {
            return card.player == player.id && card.secret;
        });
    };
    const PlayerId player(co_await ask.one(pickPlayer(state, closing(state, holdsNoCard), hasSecret)));
    // A card with a hidden choice; a script may name any that the player holds.
    const auto covered = [&state, player] {
        std::vector<door::Option> cards;
        for (const MissionState& card : state.missions)
            if (card.player == player && card.secret)
                cards.push_back(optionOf(card.mission));
        return cards;
    };
    const auto find = [&state, player](const std::string& id) -> std::optional<door::Option> {
        const MissionId mission(id);
        return state.find(player, mission) ? std::optional(optionOf(mission)) : std::nullopt;
    };
    Pick cards("mission", TR("Mission"), covered, find);
    const MissionId mission(co_await ask.one(cards.unknownIs("unknown-mission")));
    MissionState& card = *state.find(player, mission);
    card.secret = false;
    ask.report(door::Tone::good, TR("%1 reveals the choice for %2"), state.name(player), toMessage(mission));
    ask.report(whatWasChosen(state, card));
}

} // namespace adjutant::drakerys
