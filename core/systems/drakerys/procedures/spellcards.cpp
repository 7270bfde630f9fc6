#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/cardform.h"
#include "core/systems/drakerys/procedures/casting.h"
#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

constexpr int mostChosenSpells = 100;

// An Elemental isn't there yet when spells are chosen.
bool takesSpells(const UnitState& unit)
{
    return !unit.removed() && unit.card->wizard > 0 && unit.invokedBy.empty();
}

// As many as the level, or as there are; a script is warned of any other number.
Pick spellsToTake(const MatchState& state, const UnitRef& ref, bool isScript)
{
    Pick pick = pickSpell(state, ref, "spells", WORDS("drakerys", "Spell cards"));
    const int level = state.find(ref)->card->wizard;
    const std::vector<std::string> known = openSpells(state, *state.find(ref));
    const int there = static_cast<int>(known.size());
    if (isScript || level == 0)
        pick.from(0, mostChosenSpells);
    else
        pick.from(std::min(level, there), level).orOtherCounts();
    if (!isScript && there <= level)
        pick.presets(known);
    return pick.why(WORDS("drakerys", "one per level, from the Domains it masters"));
}

// Those that it lacks though there are cards for them are warned of, too.
void warnOfSpellCount(Ask& ask, const MatchState& state, const UnitRef& ref, int taken)
{
    const UnitState& unit = *state.find(ref);
    const int level = unit.card->wizard;
    if (level == 0) {
        if (unit.card->profile)
            ask.warn("skill", WORDS("drakerys", "%1 is not a Wizard"), verbatim(unit.name));
        return;
    }
    const int there = static_cast<int>(openSpells(state, unit).size());
    if (taken > level || taken < std::min(level, there))
        ask.warn("spell-count",
                 counted(WORDS_N("drakerys", "%1 chooses %n spell(s) but is a level %2 Wizard"), taken,
                         verbatim(unit.name), level));
}

constexpr int mostSpells = 200;
constexpr double atTheEdge = 5; // cm from it: our reading

std::vector<door::Remark> remarksOnReturn(const MatchState& state, const UnitRef& ref)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(ref);
    if (!unit.isAway())
        warnIn(remarks, "status", WORDS("drakerys", "%1 has not left the battlefield"), verbatim(unit.name));
    if (auto remark = noHeadquartersNow(state, ref.player); remark && !isDueBack(state, ref))
        remarks.push_back(std::move(*remark));
    return remarks;
}

} // namespace

SpellId spellNamed(const std::string& typed)
{
    const std::string id = idOfName(typed, typed.size());
    return SpellId(id.empty() ? "spell" : id);
}

std::vector<UnitRef> wizardsToChooseFor(const MatchState& state)
{
    if (hasBegun(state) || isFinished(state))
        return {};
    return unitsWhere(state, [&state](const UnitRef& ref, const UnitState& unit) {
        return isDeployed(state, *state.find(ref.player)) && takesSpells(unit) && !unit.chosenSpells &&
               !openSpells(state, unit).empty();
    });
}

// Just after its army is deployed. Nobody has to: a Wizard without a choice casts what its player likes.
Task<> chooseSpells(MatchState& state, Ask& ask)
{
    const auto isToChoose = [](const UnitRef&, const UnitState& unit) {
        return takesSpells(unit) && !unit.chosenSpells;
    };
    ask.optional();
    ask.putsRight(unitsWhere(state, isToChoose).empty());
    const auto judge = [&state](door::Option& option, const UnitRef& unit) {
        closeFor(option, notInPlay(state, unit));
        option.settled = state.find(unit)->chosenSpells.has_value();
        if (const int level = state.find(unit)->card->wizard; level > 0)
            option.detail = message(WORDS("drakerys", "Level %1 Wizard"), level);
    };
    const auto learns = [&state](const UnitRef& ref, const UnitState& unit) {
        return takesSpells(unit) && isDeployed(state, *state.find(ref.player));
    };
    const UnitRef ref = co_await ask.piece(pickUnit(state, judge, learns));
    const std::vector<std::string> words = co_await ask.several(spellsToTake(state, ref, ask.isScript()));
    std::vector<SpellId> spells;
    std::vector<Message> names;
    for (const std::string& word : words)
        if (const SpellId spell = spellNamed(word); !findIn(spells, spell)) {
            spells.push_back(spell);
            names.push_back(nameOf(state, spell));
        }
    warnOfSpellCount(ask, state, ref, static_cast<int>(spells.size()));
    if (state.find(ref)->chosenSpells)
        ask.warn("spell-choice", WORDS("drakerys", "%1 has already chosen its spells"),
                 toMessage(state, ref));
    else if (hasBegun(state))
        ask.warn("spell-choice", WORDS("drakerys", "spells are chosen before the first activation"));
    ask.report(names.empty() ? message(WORDS("drakerys", "%1 chooses no spells"), toMessage(state, ref))
                             : message(WORDS("drakerys", "%1 chooses these spells: %2"),
                                       toMessage(state, ref), listed(names)));
    state.find(ref)->chosenSpells = std::move(spells);
}

// A card of the players' own: what it says holds in this match from now on.
Task<> spellCard(MatchState& state, Ask& ask)
{
    std::vector<door::Option> all = mapped(state.spells.orEmpty(), [](const SpellCard& card) {
        return optionOf(card.name, verbatim(card.name));
    });
    const std::string name = co_await ask.one(Pick("name", WORDS("drakerys", "Name"), all).orTyped());
    const SpellId id = spellNamed(name);
    const SpellCard* known = state.find(id);
    SpellCard card = known ? *known : SpellCard();
    card.id = id;
    card.name = name;
    co_await askSpellFigures(card, ask);
    std::vector<SpellCard> cards = state.spells.orEmpty();
    co_await ask.refuseFor(notOneMore(cards, id, mostSpells));
    put(cards, std::move(card));
    state.spells = std::move(cards);
    ask.report(WORDS("drakerys", "Spell card: %1"), verbatim(name));
}

// A Unit that a spell took off the battlefield is deployed again.
Task<> comeBack(MatchState& state, Ask& ask)
{
    const auto judge = [&state](door::Option& option, const UnitRef& unit) {
        closeFor(option, notAtHeadquarters(state, unit));
        warnOfFirst(option, remarksOnReturn(state, unit));
    };
    const auto isGone = [](const UnitRef&, const UnitState& unit) {
        return !unit.removed() && unit.isAway();
    };
    const UnitRef ref = co_await ask.piece(pickUnit(state, judge, isGone));
    const auto at =
        co_await ask.placeOrNone(placeOnField(toMessage(state, ref))
                                     .why(state.find(ref)->has(status::backInOwnHalf)
                                              ? WORDS("drakerys", "at an edge of its player’s half")
                                              : WORDS("drakerys", "at an edge of the battlefield"))
                                     .ifSkipped(WORDS("drakerys", "Not stated")));
    UnitState& unit = *state.find(ref);
    const auto side = state.find(ref.player)->side;
    warnOfRest(ask, remarksOnReturn(state, ref));
    const double fromTheEdge = at ? std::min({at->x, at->y, Field::side - at->x, Field::side - at->y}) : 0;
    if (unit.isAway() && fromTheEdge > atTheEdge)
        ask.warn("edge", WORDS("drakerys", "%1 must return at an edge; the nearest is %2 cm away"),
                 verbatim(unit.name), asMeasured(fromTheEdge));
    if (at && unit.has(status::backInOwnHalf) && side &&
        (side == DeploymentSide::a ? at->y > Field::middle : at->y < Field::middle))
        ask.warn("own-half", WORDS("drakerys", "%1 must return at an edge of its player’s half"),
                 verbatim(unit.name));
    ask.report(at ? message(WORDS("drakerys", "%1 is back at %2"), toMessage(state, ref), toMessage(*at))
                  : message(WORDS("drakerys", "%1 is back"), toMessage(state, ref)));
    endTokens(state, ref, Lasts::untilBack);
    unit.at = at;
    noteEnd(state, ask);
}

} // namespace adjutant::drakerys
