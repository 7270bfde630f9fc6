#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/procedures/rules.h"

namespace adjutant::drakerys {

namespace {

// A spell by its id or its name.
door::Option spellOption(const MatchState& state, const UnitState& wizard, const std::string& word,
                         const JudgeSpell& judge)
{
    const SpellId spell = spellNamed(word);
    door::Option option = optionOf(word, state.name(spell));
    const SpellCard* card = state.find(spell);
    if (card && !card->domain.empty()) {
        option.detail = fromId(card->domain.text());
        const std::vector<DomainId>& mastered = wizard.card->domains;
        if (!mastered.empty() && !findIn(mastered, card->domain))
            warnIn(option, "domain", TR("%1: Domain not mastered: %2"), wizard.name,
                   fromId(card->domain.text()));
    }
    if (judge)
        judge(option, wizard);
    return option;
}

std::vector<door::Option> spellOptions(const MatchState& state, const UnitState& wizard,
                                       const JudgeSpell& judge)
{
    std::vector<door::Option> options = mapped(state.spells.orEmpty(), [&](const SpellCard& card) {
        return spellOption(state, wizard, card.id.text(), judge);
    });
    sortByStanding(options);
    return options;
}

constexpr int mostChosenSpells = 100;

// An Elemental isn't there yet when spells are chosen.
bool takesSpells(const UnitState& unit)
{
    return !unit.removed() && unit.card->wizard > 0 && unit.invokedBy.empty();
}

// As many as the level, or as there are; a script is warned of any other number.
Pick spellsToTake(const MatchState& state, const UnitRef& ref, bool isScript)
{
    Pick pick = pickSpell(state, ref, "spells", TR("Spell cards"));
    const int level = state.find(ref)->card->wizard;
    const std::vector<std::string> known = openSpells(state, *state.find(ref));
    const int there = static_cast<int>(known.size());
    if (isScript || level == 0)
        pick.from(0, mostChosenSpells);
    else
        pick.from(std::min(level, there), level).orOtherCounts();
    if (!isScript && there <= level)
        pick.presets(known);
    return pick.why(TR("one per level, from the Domains it masters"));
}

// It also warns of spells that are missing although there are cards for them.
void warnOfSpellCount(Ask& ask, const MatchState& state, const UnitRef& ref, int taken)
{
    const UnitState& unit = *state.find(ref);
    const int level = unit.card->wizard;
    if (level == 0) {
        if (unit.card->profile)
            ask.warn("skill", TR("%1: not a Wizard"), unit.name);
        return;
    }
    const int there = static_cast<int>(openSpells(state, unit).size());
    if (taken > level || taken < std::min(level, there))
        ask.warn("spell-count",
                 counted(TR_N("%1: %n spell(s), but Wizard level %2"), taken, unit.name, level));
}

constexpr int mostSpells = 200;
constexpr double atTheEdge = 5; // cm from it: our reading

std::vector<door::Remark> remarksOnReturn(const MatchState& state, const UnitRef& ref)
{
    std::vector<door::Remark> remarks;
    const UnitState& unit = *state.find(ref);
    if (!unit.isAway())
        warnIn(remarks, "status", TR("%1: still on the battlefield"), unit.name);
    if (auto remark = noHeadquartersNow(state, ref.player); remark && !isDueBack(state, ref))
        remarks.push_back(std::move(*remark));
    return remarks;
}

} // namespace

Pick pickSpell(const MatchState& state, const UnitRef& wizard, door::Path path, Label label, JudgeSpell judge)
{
    const auto all = [&state, wizard, judge] { return spellOptions(state, *state.find(wizard), judge); };
    const auto find = [&state, wizard, judge](const std::string& typed) -> std::optional<door::Option> {
        const auto option = typedOption(typed);
        return option ? std::optional(spellOption(state, *state.find(wizard), typed, judge)) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), all, find).orTyped();
}

std::vector<std::string> openSpells(const MatchState& state, const UnitState& wizard, const JudgeSpell& judge)
{
    std::vector<std::string> ids;
    for (const door::Option& option : spellOptions(state, wizard, judge))
        if (option.standing == door::Standing::open)
            ids.push_back(option.id);
    return ids;
}

Pick pickMagicalSource(const MatchState& state, door::Path path, Label label,
                       std::function<void(door::Option& option, const MagicalSource& source)> judge,
                       const UnitState* wizard)
{
    const auto optionOfSource = [judge = std::move(judge)](const MagicalSource& source) {
        door::Option option = optionOf(source.id, source.label);
        judge(option, source);
        return option;
    };
    const auto all = [&state, optionOfSource, wizard] {
        std::vector<MagicalSource> sources = magicalSources(state);
        if (wizard)
            std::ranges::stable_sort(sources, {}, [wizard](const MagicalSource& source) {
                return distanceTo(*wizard, source).value_or(HUGE_VAL);
            });
        std::vector<door::Option> options = mapped(sources, optionOfSource);
        sortByStanding(options);
        return options;
    };
    const auto find = [&state, optionOfSource, wizard](const std::string& id) -> std::optional<door::Option> {
        if (const auto source = findSource(state, id))
            return optionOfSource(*source);
        return isId(id, wizard != nullptr) ? std::optional(optionOf(id, fromId(id))) : std::nullopt;
    };
    return Pick(std::move(path), std::move(label), all, find).orTyped();
}

std::vector<MagicalSource> magicalSources(const MatchState& state)
{
    std::vector<MagicalSource> all;
    const std::vector<door::Option> named = sourceOptions(state);
    for (std::size_t k = 0; k < state.sources.size(); ++k) {
        const SourceState& source = state.sources[k];
        all.push_back({source.id.text(), named[k].label, !source.element, source.element,
                       MagicalSource::ofVortex, source.exhausted, source.at});
    }
    const auto isVortex = [](const UnitRef&, const UnitState& unit) { return unit.isVortex(); };
    for (const UnitRef& ref : unitsWhere(state, isVortex)) {
        const UnitState& unit = *state.find(ref);
        const auto& element = unit.card->source;
        Message label = element ? message(TR("%1 (Source of %2 [%3])"), state.name(ref), toMessage(*element),
                                          unit.card->sourceMana)
                                : message(TR("%1 (Source)"), state.name(ref));
        all.push_back({toText(ref), std::move(label), false, element, unit.card->sourceMana, unit.exhausted,
                       unit.at, true});
    }
    return all;
}

std::optional<MagicalSource> findSource(const MatchState& state, const std::string& id)
{
    const std::vector<MagicalSource> all = magicalSources(state);
    const auto found = std::ranges::find(all, id, &MagicalSource::id);
    return found != all.end() ? std::optional(*found) : std::nullopt;
}

std::optional<double> distanceTo(const UnitState& unit, const MagicalSource& source)
{
    return distanceFromLeader(unit.at, source.at, source.leader ? Field::leadersBase : Field::sourceRadius);
}

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
            option.detail = message(TR("Level %1 Wizard"), level);
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
            names.push_back(state.name(spell));
        }
    warnOfSpellCount(ask, state, ref, static_cast<int>(spells.size()));
    if (state.find(ref)->chosenSpells)
        ask.warn("spell-choice", TR("%1: spells already chosen"), state.name(ref));
    else if (hasBegun(state))
        ask.warn("spell-choice", TR("spells are chosen before the first activation"));
    ask.report(names.empty() ? message(TR("%1: no spells chosen"), state.name(ref))
                             : message(TR("%1: spells chosen: %2"), state.name(ref), listed(names)));
    state.find(ref)->chosenSpells = std::move(spells);
}

// A card of the players' own: what it says holds in this match from now on.
Task<> spellCard(MatchState& state, Ask& ask)
{
    std::vector<door::Option> all = mapped(state.spells.orEmpty(), [](const SpellCard& card) {
        return optionOf(card.name, verbatim(card.name));
    });
    const std::string name = co_await ask.one(Pick("name", TR("Name"), all).orTyped());
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
    ask.report(TR("Spell card: %1"), name);
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
    const auto at = co_await ask.placeOrNone(placeOnField(state.name(ref))
                                                 .why(state.find(ref)->has(status::backInOwnHalf)
                                                          ? TR("at an edge of its player’s half")
                                                          : TR("at an edge of the battlefield"))
                                                 .ifSkipped(TR("Not on the map")));
    UnitState& unit = *state.find(ref);
    const auto side = state.find(ref.player)->side;
    warnOfRest(ask, remarksOnReturn(state, ref));
    const double fromTheEdge = at ? std::min({at->x, at->y, Field::side - at->x, Field::side - at->y}) : 0;
    if (unit.isAway() && isBeyond(fromTheEdge, atTheEdge))
        ask.warn("edge", TR("%1 must return at an edge; the nearest is %2 cm away"), unit.name,
                 asMeasured(fromTheEdge));
    if (at && unit.has(status::backInOwnHalf) && side &&
        (side == DeploymentSide::a ? at->y > Field::middle : at->y < Field::middle))
        ask.warn("own-half", TR("%1 must return at an edge of its player’s half"), unit.name);
    ask.report(at ? message(TR("Back at %2: %1"), state.name(ref), toMessage(*at))
                  : message(TR("Back on the battlefield: %1"), state.name(ref)));
    endTokens(state, ref, Lasts::untilBack);
    unit.at = at;
    noteEnd(state, ask);
}

} // namespace adjutant::drakerys
