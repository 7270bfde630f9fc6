#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostCorrected = 1000; // Warriors and Injuries
constexpr int mostStress = 100;

door::Option tokenOption(const MatchState& state, const StatusId& id)
{
    const OwnToken* own = state.find(id);
    const Status* known = findStatus(id.text());
    return optionOf(id.text(), state.name(id),
                    own     ? verbatim(own->text)
                    : known ? message(known->meaning)
                            : Message());
}

// Tokens in play, then tokens that change a calculation, then all others; none that the Unit has.
std::vector<door::Option> tokensToAdd(const MatchState& state, const UnitState& bearer)
{
    std::vector<StatusId> known = mapped(state.tokens.orEmpty(), &OwnToken::id);
    for (const std::string_view status : knownStatuses())
        if (const StatusId id{std::string(status)}; !state.find(id))
            known.push_back(id);
    std::vector<door::Option> options;
    for (const StatusId& id : known)
        if (!bearer.has(id.text()))
            options.push_back(tokenOption(state, id));
    std::ranges::stable_sort(options, {}, [&state](const door::Option& option) {
        const auto lies = [&option](const UnitRef&, const UnitState& unit) { return unit.has(option.id); };
        return !unitsWhere(state, lies).empty() ? 0 : !option.detail.empty() ? 1 : 2;
    });
    return options;
}

// Real Units have a handful: beyond that every command would cost more than the one before.
constexpr std::size_t mostTokens = 100;

// A condition of a mission as a sentence; words of its id where we don't know it.
Message conditionLabel(const MissionId& mission, const std::string& condition)
{
    for (const bool common : {true, false})
        if (const auto* found =
                findIn(effectOf(mission, common).conditions, condition, &MissionCondition::id))
            return found->label;
    return fromId(condition);
}

// What the players agree on: only what is named changes.
struct Agreement
{
    PlayerId player;
    EntryId unit;                  ///< empty: no Unit is changed
    std::optional<int> progress{}; ///< of the token, in squares since the start
    std::optional<int> warriors{}; ///< one that was removed comes back with them
    std::optional<int> injuries{};
    std::optional<int> stress{};
};

NumberOf figureOf(door::Path path, Words label, int highest)
{
    return NumberOf(std::move(path), label, 0, highest).ifSkipped(TR("Unchanged")).usuallyNone();
}

Message agreedOn(const MatchState& state, const Agreement& amended)
{
    std::vector<Message> parts;
    if (amended.progress) {
        const int square = *amended.progress % TimePath::squares;
        parts.push_back(
            message(TR("%1: %2"), state.name(amended.player),
                    square == 0 ? TR("token on START") : message(TR("token on square %1"), square)));
    }
    std::vector<Message> figures;
    if (amended.warriors)
        figures.push_back(counted(TR_N("%n Warrior(s)"), *amended.warriors));
    if (amended.injuries)
        figures.push_back(message(TR("Injuries %1"), *amended.injuries));
    if (amended.stress)
        figures.push_back(message(TR("Stress %1"), *amended.stress));
    if (!figures.empty())
        parts.push_back(
            message(TR("%1: %2"), state.name(UnitRef{amended.player, amended.unit}), listed(figures)));
    if (parts.empty())
        return TR("Edited: no changes");
    return parts.size() == 1 ? message(TR("Edited: %1"), parts.front())
                             : message(TR("Edited: %1; %2"), parts.front(), parts.back());
}

void agree(MatchState& state, Ask& ask, const Agreement& agreed)
{
    ask.report(agreedOn(state, agreed), door::Tone::quiet);
    if (agreed.progress) {
        PlayerState& player = *state.find(agreed.player);
        player.progress = *agreed.progress;
        player.arrival = ++state.arrivals;
    }
    if (const UnitRef ref{agreed.player, agreed.unit}; !ref.unit.empty()) {
        UnitState& unit = *state.find(ref);
        const int left = std::min(agreed.warriors.value_or(unit.warriors), unit.card->size);
        if (agreed.warriors && left < unit.warriors)
            loseWarriors(state, ask, ref, unit.warriors - left);
        else if (agreed.warriors)
            unit.warriors = left;
        if (agreed.injuries && !unit.removed())
            unit.injuries = std::min(*agreed.injuries, unit.card->health() - 1);
        if (agreed.stress)
            changeStress(state, ref, *agreed.stress - unit.stress);
    }
}

NumberOf inContact(const MatchState& state, door::Path path, const UnitRef& unit, const UnitRef& enemy)
{
    const int known = standAgainst(state, unit, enemy).contact;
    const int warriors = state.find(unit)->warriors;
    return NumberOf(std::move(path), message(TR("%1: Warriors in Contact"), state.name(unit)), 1, warriors)
        .preset(known > 0 ? known : warriors);
}

} // namespace

// Chapter "Basics: Injuries and withdrawal of the Casualties".
Task<> injureUnit(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    const int count = co_await ask.number(NumberOf("count", TR("Injuries"), 1, mostCorrected));
    if (!state.find(unit)->card->profile)
        ask.warn("unknown-profile", TR("no stats for %1: its Health counts as 1"), state.name(unit));
    ask.report(injuriesOf(state.name(unit), count), door::Tone::bad);
    injure(state, ask, unit, count);
}

// Warriors leave the table whole, whatever their Health (Rift, Sacrifice).
Task<> removeWarriors(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    const int warriors = co_await ask.number(NumberOf("warriors", TR("Warriors"), 1, mostCorrected));
    const int left = state.find(unit)->warriors;
    if (warriors > left)
        co_await ask.refuse("removed", TR("%1: Warriors left: %2, not %3"), state.name(unit), left, warriors);
    ask.report(counted(TR_N("%1: %n Warrior(s) removed"), warriors, state.name(unit)));
    loseWarriors(state, ask, unit, warriors);
}

// A Unit flees: all its Warriors count as Casualties (chapter "Morale").
Task<> scatter(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    ask.report(door::Tone::bad, TR("%1: scattered"), state.name(unit));
    loseWarriors(state, ask, unit);
}

// There are never fewer tokens than none.
Task<> stress(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    const int tokens = co_await ask.number(NumberOf("change", TR("Stress change"), -mostStress, mostStress));
    const char* sign = tokens > 0 ? "+" : tokens < 0 ? "−" : "";
    ask.report(TR("%1: Stress %2"), state.name(unit), sign + std::to_string(std::abs(tokens)));
    changeStress(state, unit, tokens);
}

Task<> statusToken(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    const UnitState& bearer = *state.find(unit);
    const auto others = [&] { return tokensToAdd(state, bearer); };
    const auto own = [&] {
        return mapped(bearer.status, [&state](const StatusId& id) { return tokenOption(state, id); });
    };
    std::optional<std::string> word = co_await ask.oneOrNone(
        pickOrName("add", TR("Add token"), others).ifSkipped(TR("Remove a token instead")));
    const bool adds = word.has_value();
    if (!adds)
        word = co_await ask.one(pickOrName("remove", TR("Remove token"), own));
    const StatusId token(*word);
    if (adds && bearer.status.size() >= mostTokens && !bearer.has(token.text()))
        co_await ask.refuse("malformed", TR("at most %1 tokens per Unit"), static_cast<int>(mostTokens));
    if (!findStatus(token.text()) && !state.find(token))
        ask.warn("unknown-status", TR("the rulebook has no status '%1'; used anyway"), token.text());
    if (!adds && !bearer.has(token.text()))
        ask.warn("status", TR("no “%1” token on %2"), state.name(token), state.name(unit));
    ask.report(message(adds ? TR("%1: %2") : TR("%1: “%2” removed"), state.name(unit), state.name(token)));
    changeStatus(state, unit, token, adds);
}

Task<> amend(MatchState& state, Ask& ask)
{
    Agreement amended;
    amended.player = PlayerId(co_await ask.one(pickPlayer(state, closedAtTheEnd(state))));
    const auto named = [](const UnitState& unit) { return optionOf(unit.id().text(), verbatim(unit.name)); };
    // Of this player, named by the entry alone.
    Pick units("unit", TR("Unit"), mapped(state.find(amended.player)->units, named));
    units.unknownIs("unknown-unit").ifSkipped(TR("No Unit changed"));
    amended.unit = EntryId((co_await ask.oneOrNone(std::move(units))).value_or(std::string()));
    amended.progress =
        co_await ask.numberOrNone(figureOf("progress", TR("Squares since the start"), TimePath::lastStart));
    if (!amended.unit.empty()) {
        amended.warriors = co_await ask.numberOrNone(figureOf("warriors", TR("Warriors"), mostCorrected));
        amended.injuries = co_await ask.numberOrNone(figureOf("injuries", TR("Injuries"), mostCorrected));
        amended.stress = co_await ask.numberOrNone(figureOf("stress", TR("Stress"), mostStress));
    } else {
        ask.passOver("warriors", "injuries", "stress");
    }
    agree(state, ask, amended);
}

Task<> setFigure(MatchState& state, Ask& ask, int UnitState::*figure)
{
    const UnitRef ref = co_await ask.piece(pickUnit(state, closedAtTheEnd(state)));
    const UnitState& unit = *state.find(ref);
    Agreement amended{ref.player, ref.unit};
    const auto to = [&](Words label, int most) {
        return ask.number(NumberOf("to", label, 0, most).preset(unit.*figure));
    };
    if (figure == &UnitState::warriors)
        amended.warriors = co_await to(TR("Warriors"), unit.card->size);
    else if (figure == &UnitState::injuries)
        amended.injuries = co_await to(TR("Injuries"), unit.card->health() - 1);
    else
        amended.stress = co_await to(TR("Stress"), mostStress);
    agree(state, ask, amended);
}

Task<> setProgress(MatchState& state, Ask& ask)
{
    Agreement amended;
    amended.player = PlayerId(co_await ask.one(pickPlayer(state, closedAtTheEnd(state))));
    amended.progress =
        co_await ask.number(NumberOf("to", TR("Squares since the start"), 0, TimePath::lastStart)
                                .preset(state.find(amended.player)->progress));
    agree(state, ask, amended);
}

// Which Units are in Contact, and with how many Warriors (chapter "Notion of Contact").
Task<> setContact(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnit(state, closing(state, notOnBattlefield)));
    const auto judge = [&state, unit](door::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (contactBetween(state, unit, ref))
            option.detail = TR("Engaged");
    };
    const auto isEnemy = [unit](const UnitRef& ref, const UnitState& each) {
        return ref.player != unit.player && !each.removed();
    };
    const auto rank = [&state, unit](const UnitRef& ref) { return contactBetween(state, unit, ref) ? 0 : 1; };
    const UnitRef enemy = co_await ask.piece(pickUnit(state, judge, isEnemy, rank, "with", TR("Enemy")));
    if (enemy.player == unit.player)
        co_await ask.refuse("malformed", TR("%1: not an enemy of %2"), state.name(enemy), state.name(unit));
    const bool parts = co_await ask.yes(
        Whether("ends", TR("End Contact")).preset(contactBetween(state, unit, enemy) != nullptr));
    if (parts) {
        ask.passOver("warriors", "enemies");
        ask.report(TR("%1 and %2 are no longer Engaged"), state.name(unit), state.name(enemy));
        endContact(state, unit, enemy);
        co_return;
    }
    Contact contact{unit, enemy, standAgainst(state, unit, enemy), standAgainst(state, enemy, unit)};
    contact.ofOne.contact = co_await ask.number(inContact(state, "warriors", unit, enemy));
    contact.ofOther.contact = co_await ask.number(inContact(state, "enemies", enemy, unit));
    ask.report(TR("%1 and %2 are Engaged"), state.name(unit), state.name(enemy));
    bringIntoContact(state, contact);
}

// Victory points for a mission; a correction takes some away, never below none in all.
Task<> score(MatchState& state, Ask& ask)
{
    PlayerState& player = *state.find(PlayerId(co_await ask.one(pickPlayer(state))));
    const MissionId mission(
        (co_await ask.oneOrNone(pickMission().ifSkipped(TR("Not for a mission")).usuallyNone()))
            .value_or(std::string()));
    const int vp = co_await ask.number(NumberOf("vp", TR("Victory points"), -100, 100));
    if (!mission.empty() && !findMission(mission))
        ask.warn("unknown-mission", TR("the rulebook has no mission '%1'; counted anyway"), mission.text());
    ask.report(mission.empty() ? message(TR("%1: %2 VP"), toMessage(player), vp)
                               : message(TR("%1: %2 VP for %3"), toMessage(player), vp, toMessage(mission)));
    const int change = std::max(vp, -player.vp());
    const auto known = std::ranges::find(player.scores, mission, &std::pair<MissionId, int>::first);
    if (known != player.scores.end())
        known->second += change;
    else
        player.scores.emplace_back(mission, change);
}

// Whether a condition of a mission is fulfilled, or how often; 0: not.
Task<> tick(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    std::vector<door::Option> held;
    for (const MissionState& each : state.missions)
        if (each.player == player && !findIn(held, each.mission.text(), &door::Option::id))
            held.push_back(optionOf(each.mission));
    const MissionId mission(
        co_await ask.one(Pick("mission", TR("Mission"), held).unknownIs("unknown-mission")));
    MissionState& card = *state.find(player, mission);
    const Mission* const printed = findMission(mission);
    std::span<const MissionCondition> conditions;
    if (printed)
        conditions = printed->effect(card.common).conditions;
    const auto known = [conditions] {
        return mapped(conditions, [](const MissionCondition& each) {
            return optionOf(std::string(each.id), each.label);
        });
    };
    const std::string condition = co_await ask.one(pickOrName("condition", TR("Condition"), known));
    const int count = co_await ask.number(NumberOf("count", TR("How many"), 0, 100).preset(1));
    if (printed && !findIn(conditions, condition, &MissionCondition::id))
        ask.warn("unknown-condition", TR("%1 has no condition '%2', only: %3"), toMessage(mission), condition,
                 listed(mapped(conditions,
                               [](const MissionCondition& each) { return verbatim(std::string(each.id)); })));
    const Message how = count == 0   ? TR("no longer")
                        : count == 1 ? TR("yes")
                                     : message(TR("%1 times"), count);
    ask.report(TR("%1, %2: %3: %4"), state.name(player), toMessage(mission),
               conditionLabel(mission, condition), how);
    setTick(card, condition, count);
}

} // namespace adjutant::drakerys
