#include "core/systems/drakerys/procedures/begin.h"

#include "core/match/sessionof.h"
#include "core/systems/drakerys/procedures/cardform.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/systems/drakerys/procedures/spellform.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

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

Expected<UnitCard, door::Remark> cardAt(const RosterEntry& entry)
{
    UnitCard card;
    card.id = entry.id;
    card.unit = entry.unit;
    card.size = std::max(1, entry.size);
    card.name = entry.name.empty() ? nameWithinFaction(entry.unit) : entry.name;
    if (entry.card.empty())
        return card;
    auto read = answered(askCard, entry.card, Ask::Missing::leftOut, std::move(card));
    if (read.form.refusal)
        return refuse(std::move(*read.form.refusal));
    return std::move(read.result);
}

// The cards of a kind among the extras of a start, each begun by what its key says.
template <class Card>
Expected<std::vector<Card>, door::Remark> cardsAt(const door::Answers& extras, std::string_view kind,
                                                  Task<> (*ask)(Card& card, Ask& ask),
                                                  Card (*begun)(const std::string& key))
{
    std::vector<Card> cards;
    for (const std::string& key : door::keysUnder(extras, kind)) {
        auto read = answered(ask, door::under(extras, std::string(kind) + '/' + key), Ask::Missing::leftOut,
                             begun(key));
        if (read.form.refusal)
            return refuse(std::move(*read.form.refusal));
        cards.push_back(std::move(read.result));
    }
    return cards;
}

UnitCard elementalBegun(const std::string& key)
{
    UnitCard card;
    card.unit = elementalKept(key);
    return card;
}

SpellCard spellBegun(const std::string& key)
{
    SpellCard card;
    card.id = SpellId(key);
    return card;
}

OwnToken tokenBegun(const std::string& key)
{
    return {StatusId(key), {}, {}};
}

} // namespace

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
    std::vector<MusteredArmy> armies;
    for (const adjutant::Side& side : start.sides) {
        armies.push_back({side.id, {}});
        for (const RosterEntry& entry : side.roster.entries) {
            auto card = cardAt(entry);
            if (!card)
                return refuse(std::move(card.error()));
            armies.back().cards.push_back(std::move(*card));
        }
    }
    const bool firstPlays =
        std::ranges::find(start.sides, start.first, &adjutant::Side::id) != start.sides.end();
    if (start.sides.empty() || (!start.first.empty() && !firstPlays))
        return refuse(door::Remark{"malformed",
                                   message(WORDS("drakerys", "the First Player is not one of the players"))});
    auto invoked = cardsAt(start.extras, elementals, askCard, elementalBegun);
    if (!invoked)
        return refuse(std::move(invoked.error()));
    MatchState state =
        mustered(armies, firstPlays ? start.first : start.sides.front().id, std::move(*invoked));
    if (!firstPlays)
        state.first = {};
    auto known = cardsAt(start.extras, spells, askSpellCard, spellBegun);
    if (!known)
        return refuse(std::move(known.error()));
    state.spells = std::move(*known);
    auto laid = cardsAt(start.extras, tokens, askToken, tokenBegun);
    if (!laid)
        return refuse(std::move(laid.error()));
    if (!laid->empty())
        state.tokens = std::move(*laid);
    for (std::size_t k = 0; k < start.sides.size(); ++k)
        state.players[k].name = start.sides[k].name;
    return state;
}

Expected<std::unique_ptr<Session>, door::Remark> begin(Start start)
{
    auto state = matchAt(start);
    if (!state)
        return refuse(std::move(state.error()));
    return std::make_unique<SessionOf<MatchState>>(std::move(start), std::move(*state), matchRules());
}

const MatchState& stateOf(const Session& session)
{
    return dynamic_cast<const SessionOf<MatchState>&>(session).state();
}

MatchState stateOf(const Session& session, std::size_t at)
{
    return dynamic_cast<const SessionOf<MatchState>&>(session).state(at);
}

namespace {

constexpr std::size_t longestNote = 4000; // bytes
constexpr int mostDice = 100;

Pick unitThatRolls(const MatchState& state)
{
    return pickUnit(state, {}).ifLeftOut(WORDS("drakerys", "Not for a Unit")).usuallyNone();
}

} // namespace

// Something the players want to remember.
Task<> note(MatchState&, Ask& ask)
{
    const std::string text = co_await ask.text(TextOf("text", WORDS("drakerys", "Note"), longestNote));
    ask.tell(door::Tone::quiet, WORDS("drakerys", "Note: %1"), verbatim(text));
}

// A roll that belongs to no action, for the log and the luck of whoever made it. It changes nothing else.
Task<> recordRoll(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickPlayer(state)));
    const std::optional<std::string> unit = co_await ask.oneOrNone(unitThatRolls(state));
    RollDue due;
    due.roll = kindOfWord<RollName>(
        co_await ask.one(pickWord<RollName>("kind", WORDS("drakerys", "Roll"), rollWords)), rollWords);
    due.dice = co_await ask.number(NumberOf("dice", WORDS("drakerys", "Dice"), 1, mostDice));
    due.threshold = co_await ask.number(NumberOf("threshold", WORDS("drakerys", "Threshold"), 2, 10));
    due.forecast = forecastOf(due);
    const Message who = unit ? toMessage(state, unitRefOf(*unit)) : toMessage(state, player);
    const std::vector<RollCase> cases;
    co_await roll(ask, "rolled", due, player, who, cases);
}

} // namespace adjutant::drakerys
