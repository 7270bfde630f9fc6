#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

// An Elemental goes by the id of its card; by `herald` or `overlord` where its source, or a die, says the
// Element; by `incarnation` where it is Lorn's, once a game in place of an Overlord (chapters "Invoking an
// Elemental", "Mercenaries").

constexpr double reachOfInvocation = 20; // cm
constexpr std::string_view heraldOfAny = "herald";
constexpr std::string_view overlordOfAny = "overlord";
constexpr std::string_view incarnation = "incarnation";

// So many Units a player that nothing grows beyond what a match can be.
constexpr int mostUnitsOfAPlayer = 300;

const UnitCard incarnationCard{.unit = UnitId("mercenaries/incarnation-of-lorn"),
                               .name = "Incarnation of Lorn"};

UnitId elementalNamed(const std::string& word)
{
    return word.find('/') == std::string::npos ? unitOf(FactionId("maelstrom"), word) : UnitId(word);
}

// No more Elementals are invoked from a source; of a Maelstrom, or one that nobody knows, there is nothing to
// do.
void exhaust(MatchState& state, const std::string& id)
{
    for (SourceState& source : state.sources)
        if (source.id.text() == id && source.element)
            source.exhausted = true;
    if (UnitState* unit = state.find(unitRefOf(id)); unit && unit->isVortex())
        unit->exhausted = true;
}

// The Elemental that stands on a source; empty where there is none.
UnitRef elementalOn(const MatchState& state, const MagicalSource& source)
{
    const std::vector<UnitRef> there =
        unitsWhere(state, [&source](const UnitRef& ref, const UnitState& unit) {
            return unit.isOnBattlefield() && toText(ref) != source.id && !unit.invokedBy.empty() && unit.at &&
                   source.at && distanceBetween(*unit.at, *source.at) <= Field::sourceRadius;
        });
    return there.empty() ? UnitRef() : there.front();
}

// A later one takes its number, the first keeps its name.
void nameUnit(MatchState& state, const UnitRef& ref)
{
    UnitState& unit = *state.find(ref);
    const auto& own = state.find(ref.player)->units;
    std::string name = unit.card->name;
    for (int number = 2; findIn(own, name, &UnitState::name); ++number)
        name = unit.card->name + ' ' + std::to_string(number);
    unit.name = std::move(name);
    markSharedNames(state);
}

void comeIntoPlay(MatchState& state, Ask& ask, const UnitRef& by, const UnitCard& properName,
                  const std::string& source)
{
    const auto stands = findSource(state, source);
    if (const UnitRef before = stands ? elementalOn(state, *stands) : UnitRef(); !before.unit.empty()) {
        ask.report(TR("%1 there is replaced"), state.name(before));
        loseWarriors(state, ask, before);
    }
    PlayerState& player = *state.find(by.player);
    UnitCard card = properName;
    for (int k = 1; card.id.empty() || findIn(player.units, card.id, &UnitState::id); ++k)
        card.id = defaultEntryId(card.unit, k); // `air-herald-2` where one came before it
    UnitState elemental = wholeUnit(std::move(card));
    elemental.invokedBy = by.unit;
    elemental.at = stands ? stands->at : std::nullopt;
    player.units.push_back(std::move(elemental));
    nameUnit(state, {player.id, player.units.back().id()});
}

bool isOverlord(const MatchState& state, const std::string& word)
{
    const UnitCard* card = state.findElemental(elementalNamed(word));
    return word == overlordOfAny || word == incarnation || (card && card->overlord);
}

bool isOfAnyElement(const std::string& word)
{
    return word == heraldOfAny || word == overlordOfAny;
}

door::Option optionOfKind(std::string_view word)
{
    return optionOf(std::string(word), word == heraldOfAny     ? TR("Herald")
                                       : word == overlordOfAny ? TR("Overlord")
                                                               : verbatim(incarnationCard.name));
}

// It is judged where somebody invokes there.
Pick pickSourceOfInvocation(const MatchState& state, std::optional<UnitRef> by)
{
    const auto judge = [&state, by](door::Option& option, const MagicalSource& source) {
        if (!by)
            return;
        if (source.exhausted)
            warnIn(option, "vortex", TR("the %1 is exhausted"), source.label);
        warnIfBeyond(option, distanceTo(*state.find(*by), source), reachOfInvocation, "beyond-range",
                     TR("the %1 is %2 cm away, beyond an Awakened’s range (%3 cm)"), source.label);
    };
    return pickMagicalSource(state, "source", TR("Vortex or Maelstrom"), judge);
}

void judgeElemental(door::Option& option, const MatchState& state, const UnitRef& by,
                    const std::optional<MagicalSource>& source)
{
    const Action action{.kind = ActionKind::invocation, .overlord = isOverlord(state, option.id)};
    const bool exhausts = action.overlord && source && !source->maelstrom;
    option.detail =
        message(exhausts ? TR("%1 TS, exhausts the Vortex") : TR("%1 TS"), costOf(action, *state.find(by)));
    const auto& units = state.find(by.player)->units;
    const auto isOne = [](const UnitState& unit) { return unit.card->unit == incarnationCard.unit; };
    if (option.id == incarnation && std::ranges::any_of(units, isOne))
        warnIn(option, "incarnation", TR("the Incarnation was already invoked; only once per game"));
    const UnitCard* card = state.findElemental(elementalNamed(option.id));
    if (source && source->element && !isOfAnyElement(option.id) && option.id != incarnation &&
        !(card && card->element == source->element))
        warnIn(option, "vortex", TR("the %1 is of another Element"), source->label);
}

// One that somebody invokes at a source, or that came.
Pick pickElemental(const MatchState& state, std::optional<UnitRef> by = {}, const std::string& at = {})
{
    const auto source = findSource(state, at);
    const auto find = [&state, by, source](const std::string& word) -> std::optional<door::Option> {
        const bool isKind = by && (isOfAnyElement(word) || word == incarnation);
        const UnitCard* card = isKind ? nullptr : state.findElemental(elementalNamed(word));
        if (!isKind && !card)
            return std::nullopt;
        door::Option option = isKind ? optionOfKind(word) : optionOf(word, verbatim(card->name));
        if (by)
            judgeElemental(option, state, *by, source);
        return option;
    };
    const auto all = [&state, by, source, find] {
        std::vector<door::Option> options;
        const bool isUnknown = source && source->maelstrom;
        for (const UnitCard& card : state.elementals.orEmpty())
            if (!source || (!isUnknown && (!source->element || card.element == source->element)))
                options.push_back(*find(card.unit.text()));
        if (by && options.empty())
            options = {*find(std::string(heraldOfAny)), *find(std::string(overlordOfAny))};
        if (by && state.find(*by)->hasSkill("incarnation"))
            options.push_back(*find(std::string(incarnation)));
        return options;
    };
    return Pick("elemental", TR("Elemental"), all, find).unknownIs("unknown-unit");
}

constexpr int mostAddedDice = 15;

// Which of its invocations this is; empty of who is no Awakened.
Message invocationsOf(const MatchState& state, const UnitRef& ref)
{
    const UnitState& unit = *state.find(ref);
    if (unit.card->awakenedUnknown)
        return message(TR("no stats for %1: invocations not limited"), state.name(ref));
    if (unit.card->awakened == 0)
        return {};
    int made = unit.invocations;
    if (state.isActivating(ref))
        made += static_cast<int>(
            std::ranges::count(state.activation->actions, ActionKind::invocation, &Action::kind));
    return message(TR("Invocation %1 of %2 this game"), made + 1, unit.card->awakened);
}

// The first of them.
const UnitCard* elementalOf(const MatchState& state, Element element, bool overlord)
{
    for (const UnitCard& card : state.elementals.orEmpty())
        if (card.element == element && card.overlord == overlord)
            return &card;
    return nullptr;
}

// Each 1 costs the activation 1 TS more, which comes instead of what was reported before.
void payForOnes(MatchState& state, Ask& ask, const UnitRef& by, const std::vector<int>& faces,
                std::size_t followsCount)
{
    const auto ones = static_cast<int>(std::ranges::count(faces, 1));
    if (ones == 0)
        return;
    ask.report(TR("%1 extra TS for the Element"), ones);
    if (!state.isActivating(by) || state.activation->actions.empty())
        return;
    Action& action = state.activation->actions.back();
    action.ts = action.ts.value_or(action.overlord ? 3 : 1) + ones;
    state.activation->ts += ones;
    ask.cost(TR("%1 TS"), state.activation->ts);
    ask.follows(tokenMoves(*state.find(by.player), state.activation->ts), followsCount);
}

Task<std::optional<Element>> askElement(MatchState& state, Ask& ask, UnitRef by, bool rolled,
                                        std::size_t followsCount)
{
    ask.settle();
    if (rolled) {
        const auto more = [](const std::vector<int>& shown) {
            return std::vector<door::Die>(!shown.empty() && shown.back() == 1 ? 1 : 0, door::Die{10});
        };
        const auto faces = co_await ask.diceOrNone(
            DiceOf("element", TR("D10 for the Element"), 1, 10)
                .more(more)
                .why(TR("2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 your choice; 1: +1 TS, roll again"))
                .ifSkipped(TR("Choose the Element")));
        if (faces) {
            payForOnes(state, ask, by, *faces, followsCount);
            if (const int face = faces->back(); face >= 2 && face <= 9)
                co_return tableOfElements[static_cast<std::size_t>(face / 2 - 1)];
        }
        ask.settle();
    }
    co_return elementOf(co_await ask.one(Pick("chosen", TR("Element"), elementOptions(tableOfElements))));
}

// Lorn, of the same army.
UnitRef partnerOf(const MatchState& state, const UnitRef& ref)
{
    for (const UnitState& unit : state.find(ref.player)->units)
        if (!unit.removed() && unit.hasSkill("incarnation"))
            return {ref.player, unit.id()};
    return {};
}

std::vector<door::Remark> remarksOnLink(const MatchState& state, const UnitRef& ward)
{
    std::vector<door::Remark> remarks =
        remarksOnSkill(state, ward, "spiritual_link", TR("%1 has no Spiritual Link"));
    if (state.find(ward)->hasSwitched)
        warnIn(remarks, "once-a-game", TR("%1 has already switched places; only once per game"),
               state.name(ward));
    for (const UnitRef& each : {ward, partnerOf(state, ward)})
        if (isEngaged(state, each))
            warnIn(remarks, "engaged", TR("%1: Engaged"), state.name(each));
    return remarks;
}

} // namespace

// An Awakened's invocation succeeded, as it fell at the table: the Elemental stands on its source.
Task<> summon(MatchState& state, Ask& ask)
{
    const auto mayInvoke = [](const UnitRef&, const UnitState& unit) {
        return !unit.removed() && mayBeAwakened(unit);
    };
    const UnitRef by = co_await ask.piece(pickUnitInMatch(state, mayInvoke));
    const UnitId elemental = elementalNamed(co_await ask.one(pickElemental(state)));
    const auto named = co_await ask.oneOrNone(
        pickSourceOfInvocation(state, {}).ifSkipped(TR("No Vortex exhausted")).usuallyNone());
    const std::string source = named.value_or(std::string());
    co_await ask.refuseFor(notOneMore(state.find(by.player)->units, EntryId(), mostUnitsOfAPlayer));
    const UnitCard card = *state.findElemental(elemental);
    if (!mayBeAwakened(*state.find(by)))
        ask.warn("skill", TR("%1: not Awakened"), state.find(by)->name);
    const auto at = findSource(state, source);
    if (at && at->exhausted)
        ask.warn("vortex", TR("the %1 is exhausted"), at->label);
    if (at && at->element && card.element != at->element)
        ask.warn("vortex", TR("the %1 is of another Element"), at->label);
    ask.report(door::Tone::good, TR("%1: %2 invoked"), state.name(by), card.name);
    comeIntoPlay(state, ask, by, card, source);
    if (card.overlord)
        exhaust(state, source);
}

// Chapter "Invoking an Elemental": an Overlord exhausts its Vortex when it is named, before the roll.
Task<> invoke(MatchState& state, Ask& ask)
{
    const UnitRef by = co_await ask.piece(unitToAct(state, ActionKind::invocation, mayBeAwakened));
    Pick sources = pickSourceOfInvocation(state, by);
    sources.ifSkipped(TR("Leave blank"));
    if (magicalSources(state).empty()) // otherwise it has to be said
        sources.usuallyNone();
    const std::string source = (co_await ask.oneOrNone(std::move(sources))).value_or(std::string());
    const std::string word = co_await ask.one(pickElemental(state, by, source));
    co_await ask.refuseFor(notOneMore(state.find(by.player)->units, EntryId(), mostUnitsOfAPlayer));
    Action action{ActionKind::invocation};
    action.overlord = isOverlord(state, word);
    const std::optional<MagicalSource> named = findSource(state, source);
    const bool mayAdd = !named || (!named->maelstrom && elementalOn(state, *named).unit.empty());
    if (mayAdd || ask.isGiven("extra_dice")) {
        ask.forecast(forecastOf(Invocation{}, {}));
        const auto added =
            co_await ask.numberOrNone(NumberOf("extra_dice", TR("Added dice"), 0, mostAddedDice)
                                          .ifSkipped(TR("No added dice"))
                                          .why(TR("at a Vortex without an Elemental, 1 TS each")));
        action.extraDice = added.value_or(0);
    }
    const std::size_t followsCount = ask.followsCount();
    co_await announce(state, ask, by, action);
    if (action.extraDice > 0 && !mayAdd)
        ask.warn("extra-dice",
                 TR("dice can be added only at a Vortex without an Elemental, never at a Maelstrom"));
    if (const Message left = invocationsOf(state, by); !left.empty())
        ask.follows(left);
    ask.forecast(forecastOf(Invocation{action.extraDice}, {}));
    const UnitCard* elemental = state.findElemental(elementalNamed(word));
    ask.report(TR("Invocation by %1: %2"), state.name(by),
               elemental ? verbatim(elemental->name) : optionOfKind(word).label);
    make(state, by, action);
    if (action.overlord)
        exhaust(state, source);
    const CurrentCause cause = [&]() -> std::optional<RollCause> { return Invocation{action.extraDice}; };
    const Outcome outcome = co_await rollThrough(state, ask, "rolls", by, cause);
    if (!outcome.succeeds) {
        ask.report(door::Tone::bad, TR("The invocation fails"));
        co_return;
    }
    UnitCard card;
    if (word == incarnation) {
        card = incarnationCard;
    } else if (!isOfAnyElement(word)) {
        card = *state.findElemental(elementalNamed(word));
    } else {
        const std::optional<MagicalSource> at = findSource(state, source);
        std::optional<Element> element = at ? at->element : std::nullopt;
        if (!element)
            element = co_await askElement(state, ask, by, at && at->maelstrom, followsCount);
        const UnitCard* properName = element ? elementalOf(state, *element, action.overlord) : nullptr;
        if (!properName)
            co_return;
        card = *properName;
    }
    ask.report(door::Tone::good, TR("%1 is invoked"), card.name);
    comeIntoPlay(state, ask, by, card, source);
    if (word == incarnation && state.isActivating(by))
        endActivationNow(state, ask);
}

// The Incarnation is taken off at any time (chapter "Mercenaries": Lorn).
Task<> dismiss(MatchState& state, Ask& ask)
{
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        if (state.find(ref)->card->unit != incarnationCard.unit)
            closeFor(option, "incarnation", TR("only an Incarnation can be removed at any time"));
    };
    const auto shows = [](const UnitRef&, const UnitState& unit) {
        return !unit.removed() && unit.card->unit == incarnationCard.unit;
    };
    const UnitRef unit = co_await ask.piece(pickUnit(state, judge, shows));
    ask.report(TR("%1 leaves the battlefield"), state.name(unit));
    loseWarriors(state, ask, unit);
}

// Once a game, while Ward is active, Lorn and Ward change places for nothing (chapter "Mercenaries": Ward).
Task<> spiritualLink(MatchState& state, Ask& ask)
{
    const auto judge = [&state](door::Option& option, const UnitRef& ref) {
        closeFor(option, notInPlay(state, ref));
        warnOfFirst(option, remarksOnLink(state, ref));
        if (partnerOf(state, ref).unit.empty())
            closeFor(option, "spiritual-link", TR("%1 has no one to switch places with"), state.name(ref));
    };
    const UnitRef ward = co_await ask.piece(pickUnit(state, judge, activeWith(state, "spiritual_link")));
    const UnitRef lorn = partnerOf(state, ward);
    warnOfRest(ask, remarksOnLink(state, ward));
    ask.report(TR("%1 and %2 switch places"), state.name(ward), state.name(lorn));
    const auto at = state.find(ward)->at;
    moveTo(state, ask, ward, state.find(lorn)->at);
    moveTo(state, ask, lorn, at);
    state.find(ward)->hasSwitched = true;
}

} // namespace adjutant::drakerys
