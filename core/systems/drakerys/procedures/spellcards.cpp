#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/spellform.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr std::size_t mostSpells = 200;
constexpr double atTheEdge = 5; // cm from it: our reading

Pick nameOfSpell(const MatchState& state)
{
    std::vector<door::Option> known;
    if (state.spells)
        for (const SpellCard& card : *state.spells)
            known.push_back(optionOf(card.name, verbatim(card.name)));
    return Pick("name", WORDS("drakerys", "Name"), std::move(known)).orTyped();
}

std::vector<door::Remark> remarksOnReturn(const MatchState& state, const UnitRef& ref)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(ref);
    if (!unit.isAway())
        warnIn(remarks, "status", WORDS("drakerys", "%1 has not left the battlefield"), verbatim(unit.name));
    if (!resolvesHeadquarters(state, ref.player) && !isDueBack(state, ref))
        remarks.push_back(noHeadquartersNow(state, ref.player));
    return remarks;
}

Pick unitToComeBack(const MatchState& state)
{
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        closeFor(option, notAtHeadquarters(state, ref));
        warnOfFirst(option, remarksOnReturn(state, ref));
    };
    return pickUnit(state, judge,
                    [](const UnitRef&, const UnitState& unit) { return !unit.removed() && unit.isAway(); });
}

// How far a place is from the nearest edge of the battlefield, in cm.
double fromTheEdge(const Point& at)
{
    return std::min({at.x, at.y, Field::side - at.x, Field::side - at.y});
}

bool isInOwnHalf(const PlayerState& player, const Point& at)
{
    return !player.side ||
           (*player.side == DeploymentSide::a ? at.y <= Field::middle : at.y >= Field::middle);
}

void warnOfReturn(Ask& ask, const MatchState& state, const UnitRef& ref, const std::optional<Point>& at)
{
    const UnitState& unit = *state.find(ref);
    warnOfRest(ask, remarksOnReturn(state, ref));
    if (at && unit.isAway() && fromTheEdge(*at) > atTheEdge)
        ask.warn("edge", WORDS("drakerys", "%1 must return at an edge; the nearest is %2 cm away"),
                 verbatim(unit.name), asMeasured(fromTheEdge(*at)));
    if (at && unit.has(status::backInOwnHalf) && !isInOwnHalf(*state.find(ref.player), *at))
        ask.warn("own-half", WORDS("drakerys", "%1 must return at an edge of its player’s half"),
                 verbatim(unit.name));
}

} // namespace

// A card of the players' own: what it says holds in this match from now on.
Task<> spellCard(MatchState& state, Ask& ask)
{
    const std::string name = co_await ask.one(nameOfSpell(state));
    const SpellId id = spellCalled(name);
    const SpellCard* known = state.find(id);
    SpellCard card;
    if (known)
        card = *known;
    card.id = id;
    card.name = name;
    co_await askSpellFigures(card, ask);
    std::vector<SpellCard> cards;
    if (state.spells)
        cards = *state.spells;
    const auto before = std::ranges::find(cards, id, &SpellCard::id);
    if (before == cards.end() && cards.size() >= mostSpells)
        co_await ask.refuse("malformed", WORDS("drakerys", "at most %1 of these per match"),
                            static_cast<int>(mostSpells));
    if (before == cards.end())
        cards.push_back(std::move(card));
    else
        *before = std::move(card);
    state.spells = std::move(cards);
    ask.tell(WORDS("drakerys", "Spell card: %1"), verbatim(name));
}

// A Unit that a spell took off the battlefield is deployed again.
Task<> comeBack(MatchState& state, Ask& ask)
{
    const UnitRef ref = co_await ask.piece(unitToComeBack(state));
    const auto at = pointOf(co_await ask.placeOrNone(
        placeOnField(toMessage(state, ref)).ifLeftOut(WORDS("drakerys", "Not stated"))));
    warnOfReturn(ask, state, ref, at);
    ask.tell(at ? message(WORDS("drakerys", "%1 is back at %2"), toMessage(state, ref), toMessage(*at))
                : message(WORDS("drakerys", "%1 is back"), toMessage(state, ref)));
    Change change{state};
    endTokens(change, ref, Lasts::untilBack);
    state.find(ref)->at = at;
    noteEnd(change);
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
