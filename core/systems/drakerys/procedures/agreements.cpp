#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tellchanges.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

// Only what is named changes.
struct Agreement
{
    PlayerId player;
    std::optional<int> progress; ///< of the token, in squares since the start
    EntryId unit;                ///< empty: no Unit is changed
    std::optional<int> warriors; ///< one that was removed comes back with them
    std::optional<int> injuries;
    std::optional<int> stress;
};

Pick playerToCorrect(const MatchState& state)
{
    return pickPlayer(state, "player", [&state](door::Option& option, const PlayerId&) {
        closeFor(option, afterTheEnd(state));
    });
}

// One that is off the table comes back with Warriors.
Pick unitToCorrect(const MatchState& state)
{
    return pickUnit(state, "unit", WORDS("drakerys", "Unit"),
                    [&state](door::Option& option, const UnitRef&) { closeFor(option, afterTheEnd(state)); });
}

// Of one player, named by the entry alone.
Pick unitOfPlayer(const PlayerState& player)
{
    std::vector<door::Option> options;
    for (const UnitState& unit : player.units)
        options.push_back(optionOf(unit.id().text(), verbatim(unit.name)));
    return Pick("unit", WORDS("drakerys", "Unit"), std::move(options))
        .unknownIs("unknown-unit")
        .ifLeftOut(WORDS("drakerys", "No Unit changed"));
}

NumberOf figureOf(door::Path path, Words label, int highest)
{
    return NumberOf(std::move(path), label, 0, highest)
        .ifLeftOut(WORDS("drakerys", "Unchanged"))
        .usuallyNone();
}

NumberOf newFigure(Words label, int highest, int now)
{
    return NumberOf("to", label, 0, highest).preset(now);
}

Message squareOf(int progress)
{
    const int square = progress % TimePath::squares;
    return square == 0 ? message(WORDS("drakerys", "token on START"))
                       : message(WORDS("drakerys", "token on square %1"), square);
}

Message agreedOn(const MatchState& state, const Agreement& amended)
{
    std::vector<Message> parts;
    if (amended.progress)
        parts.push_back(message(WORDS("drakerys", "%1: %2"), toMessage(state, amended.player),
                                squareOf(*amended.progress)));
    std::vector<Message> figures;
    if (amended.warriors)
        figures.push_back(counted(WORDS_N("drakerys", "%n Warrior(s)"), *amended.warriors));
    if (amended.injuries)
        figures.push_back(message(WORDS("drakerys", "Injuries %1"), *amended.injuries));
    if (amended.stress)
        figures.push_back(message(WORDS("drakerys", "Stress %1"), *amended.stress));
    if (!amended.unit.empty() && !figures.empty())
        parts.push_back(message(WORDS("drakerys", "%1: %2"),
                                toMessage(state, UnitRef{amended.player, amended.unit}), inOrder(figures)));
    if (parts.empty())
        return message(WORDS("drakerys", "Edited: no changes"));
    return parts.size() == 1 ? message(WORDS("drakerys", "Edited: %1"), parts.front())
                             : message(WORDS("drakerys", "Edited: %1; %2"), parts.front(), parts.back());
}

void putInForce(Change& change, const Agreement& agreed)
{
    if (agreed.progress) {
        PlayerState& player = *change.state.find(agreed.player);
        player.progress = *agreed.progress;
        player.arrival = ++change.state.arrivals;
    }
    if (agreed.unit.empty())
        return;
    const UnitRef ref{agreed.player, agreed.unit};
    if (agreed.warriors) {
        UnitState& unit = *change.state.find(ref);
        const int left = std::min(*agreed.warriors, unit.card->size);
        if (left < unit.warriors)
            loseWarriors(change, ref, unit.warriors - left);
        else
            unit.warriors = left;
    }
    UnitState& unit = *change.state.find(ref);
    if (agreed.injuries && !unit.removed())
        unit.injuries = std::min(*agreed.injuries, unit.card->health() - 1);
    if (agreed.stress)
        changeStress(change, ref, *agreed.stress - unit.stress);
}

void agree(MatchState& state, Ask& ask, const Agreement& amended)
{
    ask.tell(agreedOn(state, amended), door::Tone::quiet);
    Change change{state};
    putInForce(change, amended);
    tellChanges(ask, change);
}

Agreement amendmentOf(const UnitRef& unit)
{
    Agreement amended;
    amended.player = unit.player;
    amended.unit = unit.unit;
    return amended;
}

constexpr int mostWarriors = 1000;
constexpr int mostInjuries = 1000;
constexpr int mostTokens = 100;

} // namespace

Task<> amend(MatchState& state, Ask& ask)
{
    Agreement amended;
    amended.player = PlayerId(co_await ask.one(playerToCorrect(state)));
    amended.unit =
        EntryId((co_await ask.oneOrNone(unitOfPlayer(*state.find(amended.player)))).value_or(std::string()));
    amended.progress = co_await ask.numberOrNone(
        figureOf("progress", WORDS("drakerys", "Squares since the start"), TimePath::lastStart));
    if (!amended.unit.empty()) {
        amended.warriors =
            co_await ask.numberOrNone(figureOf("warriors", WORDS("drakerys", "Warriors"), mostWarriors));
        amended.injuries =
            co_await ask.numberOrNone(figureOf("injuries", WORDS("drakerys", "Injuries"), mostInjuries));
        amended.stress =
            co_await ask.numberOrNone(figureOf("stress", WORDS("drakerys", "Stress"), mostTokens));
    } else {
        for (const char* of : {"warriors", "injuries", "stress"})
            ask.passOver(of);
    }
    agree(state, ask, amended);
}

Task<> setWarriors(MatchState& state, Ask& ask)
{
    Agreement amended = amendmentOf(co_await ask.piece(unitToCorrect(state)));
    const UnitState& unit = *state.find(UnitRef{amended.player, amended.unit});
    amended.warriors =
        co_await ask.number(newFigure(WORDS("drakerys", "Warriors"), unit.card->size, unit.warriors));
    agree(state, ask, amended);
}

Task<> setInjuries(MatchState& state, Ask& ask)
{
    Agreement amended = amendmentOf(co_await ask.piece(unitToCorrect(state)));
    const UnitState& unit = *state.find(UnitRef{amended.player, amended.unit});
    amended.injuries =
        co_await ask.number(newFigure(WORDS("drakerys", "Injuries"), unit.card->health() - 1, unit.injuries));
    agree(state, ask, amended);
}

Task<> setStress(MatchState& state, Ask& ask)
{
    Agreement amended = amendmentOf(co_await ask.piece(unitToCorrect(state)));
    const UnitState& unit = *state.find(UnitRef{amended.player, amended.unit});
    amended.stress = co_await ask.number(newFigure(WORDS("drakerys", "Stress"), mostTokens, unit.stress));
    agree(state, ask, amended);
}

Task<> setProgress(MatchState& state, Ask& ask)
{
    Agreement amended;
    amended.player = PlayerId(co_await ask.one(playerToCorrect(state)));
    amended.progress =
        co_await ask.number(newFigure(WORDS("drakerys", "Squares since the start"), TimePath::lastStart,
                                      state.find(amended.player)->progress));
    agree(state, ask, amended);
}

} // namespace adjutant::drakerys
