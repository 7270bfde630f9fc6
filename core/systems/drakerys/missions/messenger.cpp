#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

constexpr const char* messengerId = "messenger";
constexpr const char* messageDelivered = "message-delivered";
constexpr double beyondMiddle = 30; // cm

// Common: a messenger of each player, known only to its own.

// Who delivers the message shows to be the messenger.
Task<> deliver(MatchState& state, Ask& ask)
{
    constexpr double atTheEdge = 5; // cm: the map doesn't know how large a base is
    const auto delivers = [&state](const UnitRef& ref, const UnitState& unit) {
        const MissionState* card = state.find(ref.player, MissionId(messengerId));
        return card && card->common && mayBeHero(unit) && unit.invokedBy.empty();
    };
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::special, nullptr, delivers));
    co_await ask.refuseFor(lacksCard(state, unit.player, MissionId(messengerId)));
    MissionState* card = state.find(unit.player, MissionId(messengerId));
    co_await announce(state, ask, unit, specialAction());
    if (!card->units.empty() && !findIn(card->units, unit))
        ask.warn("chosen", TR("%1 is not the messenger"), state.name(unit));
    const PlayerState& player = *state.find(unit.player);
    const auto& at = state.find(unit)->at;
    if (player.side && at) {
        const double left = *player.side == DeploymentSide::a ? Field::side - at->y : at->y;
        if (isBeyond(left, atTheEdge))
            ask.warn("contact", TR("%1 is %2 cm from the enemy’s edge"), state.name(unit), asMeasured(left));
    }
    makeSpecial(state, ask, unit, TR("delivers the message"));
    setTick(*card, messageDelivered, 1);
    card->secret = false;
}

constexpr MissionCondition deliveries[] = {
    {messageDelivered, TR("The player’s messenger delivered the message")},
    {"enemy-message-not-delivered", TR("The enemy’s messenger delivered no message"),
     [](const JudgedCard& card) {
         return Judged(std::ranges::none_of(card.enemies(), [&card](const PlayerState* enemy) {
             const MissionState* theirs = card.state.find(enemy->id, card.mission.mission);
             return theirs && tickOf(*theirs, messageDelivered).value_or(0) > 0;
         }));
     }},
    {"own-messenger-alive", TR("The player’s messenger is still on the battlefield"),
     [](const JudgedCard& card) {
         const auto chosen = card.chosenOf(card.player.id, card.mission);
         return chosen.empty() ? std::nullopt : Judged(chosen.front()->isOnBattlefield());
     }},
};

// Solo: one message, to be carried back.

const ObjectiveState* messageOf(const JudgedCard& card)
{
    const auto messages = card.objectives();
    return messages.empty() ? nullptr : messages.front();
}

// With its carrier, or where it lies.
Judged messageInOwnArea(const JudgedCard& card)
{
    const ObjectiveState* sent = messageOf(card);
    if (!sent || !card.player.side)
        return std::nullopt;
    std::optional<Point> at = sent->at;
    if (sent->carrier) {
        const UnitState* carrier = card.state.find(*sent->carrier);
        at = carrier ? carrier->at : std::nullopt;
    }
    return at ? Judged(liesInArea(*at, *card.player.side)) : std::nullopt;
}

// Its middle or its edge is so far from the line.
std::vector<door::Remark> notBeyondMiddle(const MatchState& state, const ObjectiveState& sent)
{
    const PlayerState* owner = state.find(sent.owner);
    if (!owner || !owner->side)
        return {};
    const double beyond = oppositeOf(*owner->side) == DeploymentSide::a ? Field::middle - sent.at->y
                                                                        : sent.at->y - Field::middle;
    if (beyond >= beyondMiddle - byHand && beyond <= beyondMiddle + Field::objectiveRadius + byHand)
        return {};
    return {{"apart", message(TR("%1 must lie %2 cm beyond the middle line, on the side of %3’s enemy"),
                              toMessage(sent), beyondMiddle, state.name(sent.owner))}};
}

constexpr MissionCondition broughtBack[] = {
    {"message-carried", TR("One of the player’s Units carries the message"),
     [](const JudgedCard& card) {
         const ObjectiveState* sent = messageOf(card);
         return sent ? Judged(sent->carrier && sent->carrier->player == card.player.id) : std::nullopt;
     }},
    {"message-with-chosen-hero", TR("The chosen Hero carries the message"),
     [](const JudgedCard& card) {
         const ObjectiveState* sent = messageOf(card);
         const auto& chosen = card.mission.units;
         return sent && !chosen.empty() ? Judged(sent->carrier == chosen.front()) : std::nullopt;
     }},
    {"message-in-own-area", TR("The message is in the player’s Deployment Area"), messageInOwnArea},
};

} // namespace

Mission messenger()
{
    return {
        .id = messengerId,
        .name = TR("Messenger"),
        .token = {"message", TR("Message"), "field/message"},
        .common = {.summary = TR("After the Deployment, secretly choose a Hero as your messenger. Bring the "
                                 "messenger to the enemy’s edge of the battlefield to deliver the message "
                                 "(Special Action, 1 TS), and stop the enemy’s messenger."),
                   .choice = {.ownHeroes = 1, .secret = true},
                   .conditions = deliveries},
        .solo = {.summary = TR("After the Deployment, choose one of your Heroes and place a message 30 cm "
                               "beyond the middle line, on the enemy’s side; only your Units can pick it up. "
                               "Have that Hero carry it back to your Deployment Area."),
                 .choice = {.ownHeroes = 1},
                 .objectives = {.count = 1,
                                .placing = ObjectivePlacing::deployed,
                                .picking = ObjectivePicking::owner,
                                .rule = TR("%1 cm beyond the middle line, on the enemy’s side"),
                                .distance = beyondMiddle,
                                .remarks = notBeyondMiddle},
                 .conditions = broughtBack},
        .actions = {missionProcedure("deliver", TR("Deliver the message"), deliver)},
    };
}

} // namespace adjutant::drakerys
