#include "core/systems/drakerys/procedures/procedures.h"

#include <numeric>

namespace adjutant::drakerys {

namespace {

constexpr int mostSources = 100;
constexpr int mostMana = 100;

bool isWizard(const UnitState& unit)
{
    return unit.card->wizard > 0 || mayHave(unit, "wizard");
}

// A figure that the card of the Unit says, where it says it.
NumberOf figureOfCard(door::Path path, Words label, int lowest, int highest, int known)
{
    NumberOf question(std::move(path), label, lowest, highest);
    if (known > 0)
        question.preset(known).why(TR("from the Unit")).detail();
    return question;
}

// What is wrong with a Wizard casting a spell now: it has cast it before in the same activation, or its
// player chose others for it. None where nothing is.
std::optional<door::Remark> remarkOnSpell(const MatchState& state, const UnitState& unit,
                                          const SpellId& spell)
{
    if (findIn(unit.spells, spell))
        return forbidden("spell-used", TR("%1: already cast in this activation: %2"), unit.name,
                         state.name(spell));
    if (unit.chosenSpells && !findIn(*unit.chosenSpells, spell))
        return forbidden("spell-choice", TR("%1 did not choose this spell: %2"), unit.name,
                         state.name(spell));
    return std::nullopt;
}

// The only one that can be cast is preset, for players.
Pick spellToCast(const MatchState& state, const UnitRef& wizard, bool isScript)
{
    const auto judge = [&state](door::Option& option, const UnitState& unit) {
        if (auto remark = remarkOnSpell(state, unit, spellNamed(option.id))) {
            option.standing = door::Standing::warned;
            option.remark = std::move(*remark);
        }
    };
    Pick pick = pickSpell(state, wizard, "spell", TR("Spell"), judge);
    if (isScript)
        return pick;
    if (const auto open = openSpells(state, *state.find(wizard), judge); open.size() == 1)
        pick.preset(open.front());
    return pick;
}

constexpr double reachOfNegation = 10; // cm

// Vortexes, Maelstroms and Leaders with Source of X, the nearest first.
Pick sourcesOfMana(const MatchState& state, const UnitRef& wizard)
{
    const UnitState& unit = *state.find(wizard);
    const auto judge = [&state, &unit](door::Option& option, const MagicalSource& source) {
        showDistance(option, distanceTo(unit, source));
        const auto negates = [&source](const UnitRef&, const UnitState& each) {
            return each.isOnBattlefield() && each.hasSkill("negation") &&
                   !isBeyond(distanceTo(each, source).value_or(HUGE_VAL), reachOfNegation);
        };
        if (!unitsWhere(state, negates).empty())
            warnIn(option, "negation", TR("a Unit with Negation is within 10 cm of %1"), source.label);
    };
    return pickMagicalSource(state, "sources", TR("Sources of mana"), judge, &unit);
}

// Of what a casting seems to break (chapter "Casting a Spell").
void warnOfCasting(Ask& ask, const MatchState& state, const UnitState& unit, int level,
                   const std::vector<std::string>& sources)
{
    if (!isWizard(unit))
        ask.warn("skill", TR("%1: not a Wizard"), unit.name);
    if (level > 0 && static_cast<int>(sources.size()) > level)
        ask.warn("sources", TR("%1: %2 sources, but Wizard level %3"), unit.name,
                 static_cast<int>(sources.size()), level);
    if (unit.card->wizard > 0 && level != unit.card->wizard)
        ask.warn("level", TR("%1: Wizard level %2, not %3"), unit.name, unit.card->wizard, level);
    for (const std::string& source : sources)
        if (!findSource(state, source))
            ask.warn("vortex", TR("no Vortex or Maelstrom '%1' is on the battlefield"), source);
}

// Preset where the map knows how far all of them are.
AmountOf distanceOfSources(const MatchState& state, const UnitState& unit,
                           const std::vector<std::string>& sources)
{
    AmountOf question("distance", TR("Distance to the farthest source"), 0, 200);
    question.unit(TR("cm"));
    double furthest = 0;
    for (const std::string& id : sources) {
        const auto source = findSource(state, id);
        const auto away = source ? distanceTo(unit, *source) : std::nullopt;
        if (!away)
            return question;
        furthest = std::max(furthest, *away);
    }
    return question.preset(asMeasured(furthest)).why(TR("from the map")).detail();
}

// Real Wizards cast a handful in an activation: beyond that every command would cost more than the one
// before.
void noteCast(UnitState& wizard, const SpellId& spell)
{
    constexpr std::size_t most = 100;
    if (!findIn(wizard.spells, spell) && wizard.spells.size() < most)
        wizard.spells.push_back(spell);
}

// Steps 2 and 3 of a casting: mana pays its cost, and what is left adds dice.

/// What the sources of a casting give.
struct Drawn
{
    std::vector<MagicalSource> sources;
    bool known = true; ///< of every one of them
    bool maelstrom = false;
    int mana = 0; ///< in all, with what a Maelstrom reinforces
};

// "3 Air, 1 Fire"
Message inWords(const Mana& mana)
{
    std::vector<Message> parts;
    for (std::size_t k = 0; k < mana.size(); ++k)
        if (mana[k] > 0)
            parts.push_back(message(TR("%1 %2"), mana[k], toMessage(static_cast<Element>(k))));
    return parts.empty() ? TR("nothing") : listed(parts);
}

// Of each Element.
Mana manaOf(const std::vector<MagicalSource>& sources)
{
    Mana mana{};
    for (const MagicalSource& source : sources)
        if (source.element)
            mana[static_cast<std::size_t>(*source.element)] += source.mana;
    return mana;
}

Drawn drawnFrom(const MatchState& state, const std::vector<std::string>& ids)
{
    Drawn drawn;
    for (const std::string& id : ids) {
        const auto source = findSource(state, id);
        drawn.known = drawn.known && source && (source->maelstrom || source->element);
        if (!source)
            continue;
        drawn.mana += source->maelstrom ? 0 : source->mana;
        drawn.maelstrom = drawn.maelstrom || source->maelstrom;
        drawn.sources.push_back(*source);
    }
    drawn.mana += drawn.maelstrom ? MagicalSource::ofMaelstrom : 0;
    return drawn;
}

// What is left of the mana once the cost of the spell is paid, as its card or the players say; warned of
// where it can't be paid. None where that isn't known.
Task<std::optional<int>> askCost(const MatchState& state, Ask& ask, SpellId spell, Drawn drawn)
{
    if (!drawn.known)
        co_return std::nullopt;
    const SpellCard* card = state.find(spell);
    if (drawn.maelstrom || (card && card->cost)) {
        const Mana cost = card && card->cost ? *card->cost : Mana{};
        const auto left = mostReinforcement(cost, drawn.sources);
        if (!left)
            ask.warn("mana", TR("%1 costs %2, but the sources give %3"), card->name, inWords(cost),
                     inWords(manaOf(drawn.sources)));
        co_return left;
    }
    const int most = ask.isScript() ? mostMana : drawn.mana + 1; // that it is more is all that counts
    const auto paid = co_await ask.numberOrNone(NumberOf("paid", TR("Mana paid for the spell"), 0, most)
                                                    .why(TR("cost unknown"))
                                                    .ifSkipped(TR("Leave blank")));
    if (!paid)
        co_return std::nullopt;
    if (*paid > drawn.mana)
        ask.warn("mana", TR("the spell costs %1 mana, but the sources give %2"), *paid, drawn.mana);
    co_return *paid > drawn.mana ? std::nullopt : std::optional(drawn.mana - *paid);
}

// How much of what is left is spent on more dice: all of what Vortexes give, unless the players say
// otherwise; nothing in a script that doesn't say it.
NumberOf reinforcementOf(const Ask& ask, const Drawn& drawn, std::optional<int> left)
{
    // Nobody spends more than the sources give, whatever the spell costs.
    const int given = drawn.known && !ask.isScript() ? drawn.mana : mostMana;
    NumberOf question("reinforcement", TR("Mana spent on extra dice"), 0, left.value_or(given));
    if (ask.isScript())
        question.preset(0);
    else if (left && !drawn.maelstrom)
        question.preset(*left);
    if (left)
        question.why(message(TR("%1 left, one die each"), *left));
    return question;
}

bool mayBeTarget(SpellTarget target, const UnitRef& wizard, const UnitRef& ref)
{
    const bool own = ref.player == wizard.player;
    return target == SpellTarget::anybody || own == (target == SpellTarget::ally);
}

Pick targetOfSpell(const MatchState& state, const UnitRef& wizard, const SpellCard& card,
                   const SpellEffect& effect)
{
    const std::optional<int> range = effect.range ? effect.range : card.range;
    const auto judge = [&state, wizard, range, free = card.free, target = card.target](door::Option& option,
                                                                                       const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (!mayBeTarget(target, wizard, ref))
            warnIn(option, "spell",
                   target == SpellTarget::ally ? TR("the spell is for allies, not for %1")
                                               : TR("the spell is for enemies, not for %1"),
                   state.name(ref));
        warnIfBeyond(option, distanceBetween(state, ref, wizard), range, "beyond-range",
                     TR("%1: %2 cm away, beyond the spell’s range (%3 cm)"), state.name(ref));
        if (free && isEngaged(state, ref))
            warnIn(option, "engaged", TR("the target must be Free (%1: Engaged)"), state.name(ref));
    };
    const auto shows = [wizard, target = card.target](const UnitRef& ref, const UnitState& unit) {
        return !unit.removed() && mayBeTarget(target, wizard, ref);
    };
    Pick question = pickUnit(state, judge, shows, nearestTo(state, wizard), "target", TR("Target"));
    if (range)
        question.why(message(TR("within %1 cm"), *range));
    return question.ifSkipped(TR("Resolve on the table"));
}

void warnOfPlace(Ask& ask, const MatchState& state, const UnitRef& wizard, const UnitRef& target,
                 const SpellEffect& effect, const Point& at)
{
    const auto away = distanceFromLeader(state.find(wizard)->at, at, Field::leadersBase);
    if (isBeyond(away, effect.near))
        ask.warn("beyond-range", TR("%1 cm from the Wizard, not within %2 cm"), asMeasured(*away),
                 *effect.near);
    if (!effect.clear)
        return;
    const auto isTooClose = [&](const UnitRef& ref, const UnitState& unit) {
        return ref.player != target.player && !unit.removed() && unit.at &&
               asMeasured(distanceFromLeader(*unit.at, at, Field::leadersBase)) < *effect.clear;
    };
    for (const UnitRef& ref : unitsWhere(state, isTooClose))
        ask.warn("clear-of-enemies", TR("less than %1 cm from %2"), *effect.clear, state.name(ref));
}

// Fire or Earth where its mana is needed for the spell; the others don't matter.
std::optional<Element> elementNeeded(const SpellCard& card)
{
    for (const Element each : {Element::fire, Element::earth})
        if (card.cost && (*card.cost)[static_cast<std::size_t>(each)] > 0)
            return each;
    return std::nullopt;
}

void applyEffect(MatchState& state, Ask& ask, const UnitRef& target, const SpellEffect& effect,
                 const std::optional<Point>& at)
{
    const Message name = state.name(target);
    if (!effect.token.empty()) {
        ask.report(TR("%1: %2"), name, toMessage(effect.token));
        changeStatus(state, target, effect.token, true);
    }
    if (effect.stress != 0) {
        ask.report(TR("%1: Stress %2"), name, effect.stress);
        changeStress(state, target, effect.stress);
    }
    UnitState& unit = *state.find(target);
    if (effect.injuries < 0) {
        ask.report(TR("%1: Injuries healed: %2"), name, std::min(unit.injuries, -effect.injuries));
        unit.injuries = std::max(0, unit.injuries + effect.injuries);
    }
    if (effect.move == SpellMove::place && at) {
        ask.report(TR("%1: at %2"), name, toMessage(*at));
        unit.at = at;
        endContacts(state, target);
    }
    if (effect.move == SpellMove::backInOwnHalf || effect.move == SpellMove::backAtAnyEdge) {
        const std::string_view token =
            effect.move == SpellMove::backInOwnHalf ? status::backInOwnHalf : status::backAtAnyEdge;
        ask.report(TR("%1: off the battlefield until its next Headquarters Phase"), name);
        changeStatus(state, target, StatusId(std::string(token)), true);
    }
}

// Injuries that no roll inflicts (cataclysms, spells): Safeguard is rolled for them, under `path`. A script
// that says nothing of it claims that it saved from none.
Task<> sufferInjuries(MatchState& state, Ask& ask, door::Path path, UnitRef unit, int injuries)
{
    if (injuries <= 0)
        co_return;
    Outcome outcome;
    outcome.active.injuries = injuries;
    const CurrentCause cause = hitsOn(state, unit, Hits{.injuries = injuries});
    if (cause() && (!ask.isScript() || ask.isGiven(path)))
        outcome = co_await rollThrough(state, ask, path, unit, cause);
    co_await applyOutcome(state, ask, path + "-guard", unit, outcome);
}

// What a spell does that was cast with so many successes: which of its effects (an inferior one may be
// chosen), on whom, and what comes of it (chapter "Magic: Spell Roll").
Task<> takeEffect(MatchState& state, Ask& ask, UnitRef wizard, SpellId spell, int successes)
{
    const SpellCard* known = state.find(spell);
    const SpellCard card = known ? *known : SpellCard();
    std::vector<SpellEffect> reached = card.effects; // the best one last
    std::erase_if(reached, [successes](const SpellEffect& each) { return each.from > successes; });
    const auto succeeds = [&ask](bool isApplied) {
        ask.report(isApplied ? TR("The spell takes effect")
                             : TR("The spell succeeds: resolve it on the table"),
                   door::Tone::good);
    };
    if (reached.empty()) {
        succeeds(false);
        co_return;
    }
    ask.settle();
    SpellEffect effect = reached.back();
    if (reached.size() > 1) {
        const auto option = [](const SpellEffect& each) {
            return optionOf(std::to_string(each.from),
                            each.text.empty() ? message(TR("With %1 or more successes"), each.from)
                                              : message(TR("%1+: %2"), each.from, each.text));
        };
        Pick effects("effect", TR("Effect"), mapped(reached, option));
        effects.preset(std::to_string(reached.back().from))
            .why(successes == 1 ? TR("1 success") : message(TR("%1 successes"), successes));
        const std::string chosen = co_await ask.one(std::move(effects));
        for (const SpellEffect& each : reached)
            if (std::to_string(each.from) == chosen)
                effect = each;
    }
    std::optional<std::string> picked;
    if (card.target != SpellTarget::nobody)
        picked = co_await ask.oneOrNone(targetOfSpell(state, wizard, card, effect));
    succeeds(picked || card.target == SpellTarget::nobody);
    if (!effect.text.empty())
        ask.report(verbatim(effect.text));
    if (!picked)
        co_return;
    const UnitRef target = unitRefOf(*picked);
    ask.report(TR("On %1"), state.name(target));
    std::optional<Point> at;
    if (effect.move == SpellMove::place) {
        std::optional<Point> from;
        if (effect.near)
            from = state.find(wizard)->at;
        at = co_await ask.placeOrNone(
            placeOnField(state.name(target), from, effect.near).ifSkipped(TR("Not on the map")));
        if (at)
            warnOfPlace(ask, state, wizard, target, effect, *at);
    }
    const bool injures = effect.hits + effect.hitsDice > 0 || effect.injuries > 0;
    if (injures && keptOffByArmour(ask, state, target, elementNeeded(card)))
        effect.hits = effect.hitsDice = effect.injuries = 0;
    if (effect.hits + effect.hitsDice > 0) {
        const Hits hits{.hits = effect.hits,
                        .hitsDice = effect.hitsDice,
                        .strength = effect.strength,
                        .saturation = effect.saturation};
        warnOfUnknown(ask, state, target);
        const Outcome outcome =
            co_await rollAndApply(state, ask, "hits", "hits-guard", target, hitsOn(state, target, hits));
        endIfOver(state, ask, target, outcome);
    }
    if (!state.find(target)->removed())
        applyEffect(state, ask, target, effect, at);
    if (!state.find(target)->removed())
        co_await sufferInjuries(state, ask, "safeguard", target, effect.injuries);
    noteEliminatedBy(state, target, wizard, false);
}

} // namespace

std::optional<int> mostReinforcement(const Mana& cost, const std::vector<MagicalSource>& sources)
{
    const Mana drawn = manaOf(sources);
    if (std::ranges::any_of(sources, &MagicalSource::maelstrom))
        return std::accumulate(drawn.begin(), drawn.end(), MagicalSource::ofMaelstrom);
    int missing = 0;
    int pairs = 0; // of one Element each, to be converted
    int left = 0;
    for (std::size_t element = 0; element < drawn.size(); ++element) {
        const int over = drawn[element] - cost[element];
        missing += std::max(0, -over);
        left += std::max(0, over);
        pairs += std::max(0, over) / 2;
    }
    return missing <= pairs ? std::optional(left - 2 * missing) : std::nullopt;
}

// With so many successes (chapter "Magic"); the Magic Action was part of an activation.
Task<> cast(MatchState& state, Ask& ask)
{
    const auto mayCast = [](const UnitRef&, const UnitState& unit) {
        return !unit.removed() && isWizard(unit);
    };
    const UnitRef wizard = co_await ask.piece(pickUnitInMatch(state, mayCast));
    const SpellId spell(co_await ask.text(TextOf("spell", TR("Spell"), 80).id()));
    const std::vector<std::string> sources =
        co_await ask.several(sourcesOfMana(state, wizard).from(0, mostSources));
    co_await ask.number(NumberOf("reinforcement", TR("Mana spent on extra dice"), 0, mostMana).preset(0));
    const int successes = co_await ask.number(NumberOf("successes", TR("Successes"), 0, 1000));
    const UnitState& unit = *state.find(wizard);
    warnOfCasting(ask, state, unit, unit.card->wizard, sources);
    if (const auto remark = remarkOnSpell(state, unit, spell))
        ask.warn(remark->rule, remark->message);
    ask.report(
        counted(TR_N("%1: %2 cast, %n success(es)"), successes, state.name(wizard), state.name(spell)));
    noteCast(*state.find(wizard), spell);
}

// A spell from its choice to what it does (chapter "Casting a Spell").
Task<> magic(MatchState& state, Ask& ask)
{
    const UnitRef wizard = co_await ask.piece(unitToAct(state, ActionKind::magic, isWizard));
    const SpellId spell = spellNamed(co_await ask.one(spellToCast(state, wizard, ask.isScript())));
    const int level = co_await ask.number(
        figureOfCard("level", TR("Wizard level"), 1, 10, state.find(wizard)->card->wizard));
    int most = std::max(1, level);
    // Scripts are warned of more than the level, so all that are there can be picked.
    if (const auto known = static_cast<int>(magicalSources(state).size()); ask.isScript())
        most = known == 0 ? mostSources : std::max(level, known);
    const std::vector<std::string> sources = co_await ask.several(sourcesOfMana(state, wizard).from(1, most));
    const double distance = co_await ask.amount(distanceOfSources(state, *state.find(wizard), sources));
    const Drawn drawn = drawnFrom(state, sources);
    const std::optional<int> left = co_await askCost(state, ask, spell, drawn);
    const int reinforcement = co_await ask.number(reinforcementOf(ask, drawn, left));
    if (!left && drawn.known && reinforcement > drawn.mana)
        ask.warn("mana", TR("reinforced with %1 mana, but the sources give %2"), reinforcement, drawn.mana);
    Action action{ActionKind::magic};
    action.heroicDice = co_await heroicDiceOf(state, ask, wizard);
    co_await announce(state, ask, wizard, action);
    warnOfCasting(ask, state, *state.find(wizard), level, sources);
    const CurrentCause cause = [&]() -> std::optional<RollCause> {
        Spell now;
        for (const std::string& id : sources) {
            const auto source = findSource(state, id);
            now.sources.push_back({source && source->maelstrom, distance});
        }
        now.level = level;
        now.reinforcement = reinforcement;
        now.heroicDice = action.heroicDice;
        return now;
    };
    if (static_cast<int>(sources.size()) <= level)
        ask.forecast(forecastOf(std::get<Spell>(*cause()), {}));
    ask.report(TR("Spell cast by %1: %2"), state.name(wizard), state.name(spell));
    make(state, wizard, action);
    noteCast(*state.find(wizard), spell);
    Outcome outcome = co_await rollThrough(state, ask, "rolls", wizard, cause);
    const Message name = state.name(wizard);
    if (outcome.active.stress > 0)
        ask.report(door::Tone::bad, TR("A cataclysm: 1 Stress for %1"), name);
    if (outcome.cataclysmHits)
        ask.report(door::Tone::bad, TR("The cataclysm inflicts 2D10 Hits on %1"), name);
    const int injuries = std::exchange(outcome.active.injuries, 0);
    co_await applyOutcome(state, ask, "guard", wizard, outcome);
    if (injuries > 0)
        ask.report(counted(TR_N("The cataclysm inflicts %n Injury(s) on %1"), injuries, name),
                   door::Tone::bad);
    co_await sufferInjuries(state, ask, "cataclysm-safeguard", wizard, injuries);
    if (outcome.cataclysmHits && !state.find(wizard)->removed()) {
        const Hits hits{.hitsDice = 2, .strength = 3, .saturation = 3};
        co_await rollAndApply(state, ask, "cataclysm", "cataclysm-guard", wizard,
                              hitsOn(state, wizard, hits));
    }
    const bool takesEffect = outcome.succeeds && !state.find(wizard)->removed();
    if (!takesEffect)
        ask.report(door::Tone::bad, TR("The spell fails"));
    else
        co_await takeEffect(state, ask, wizard, spell, outcome.successes);
    endIfOver(state, ask, wizard, outcome);
}

// In place of an Attack: the Unit is gone, and every Warrior of the target suffers a Hit (chapter "Skills":
// Sacrifice).
Task<> sacrifice(MatchState& state, Ask& ask)
{
    const MayMake sacrifices = [](const UnitState& each) { return mayHave(each, "sacrifice"); };
    const UnitRef unit = co_await ask.piece(unitToAct(state, ActionKind::attack, sacrifices));
    const OddsAgainst noOdds = [](const UnitRef&) { return std::nullopt; };
    const UnitRef target = co_await ask.piece(enemyToAttack(state, unit, noOdds));
    Hits hits;
    hits.strength = co_await ask.number(
        figureOfCard("strength", TR("Strength and Saturation"), 0, 20, state.find(unit)->card->sacrifice));
    hits.saturation = hits.strength;
    hits.hits = state.find(target)->warriors;
    hits.element = state.find(unit)->card->element;
    Action action{ActionKind::attack};
    co_await announce(state, ask, unit, action);
    if (const UnitState& gone = *state.find(unit); !sacrifices(gone))
        ask.warn("skill", TR("%1: without this skill"), gone.name);
    warnOfUnknown(ask, state, target);
    ask.report(door::Tone::bad, TR("Sacrifice of %1; Hits of Strength %3 on %4: %2"), state.name(unit),
               hits.hits, hits.strength, state.name(target));
    make(state, unit, action);
    loseWarriors(state, ask, unit);
    noteEliminatedBy(state, unit, unit, false);
    if (!keptOffByArmour(ask, state, target, hits.element))
        co_await resolveCause(state, ask, target, hitsOn(state, target, hits));
    noteEliminatedBy(state, target, unit, false);
    endActivationNow(state, ask);
}

} // namespace adjutant::drakerys
