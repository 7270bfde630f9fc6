#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

namespace {

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
                   target == SpellTarget::ally
                       ? message(WORDS("drakerys", "the spell is for allies, and %1 isn’t one"),
                                 toMessage(state, ref))
                       : message(WORDS("drakerys", "the spell is for enemies, and %1 isn’t one"),
                                 toMessage(state, ref)));
        warnIfBeyond(option, distanceBetween(state, ref, wizard), range, "beyond-range",
                     WORDS("drakerys", "%1: %2 cm away, beyond the spell’s range (%3 cm)"),
                     toMessage(state, ref));
        if (free && isEngaged(state, ref))
            warnIn(option, "engaged", WORDS("drakerys", "the target must be Free (%1: Engaged)"),
                   toMessage(state, ref));
    };
    const auto shows = [wizard, target = card.target](const UnitRef& ref, const UnitState& unit) {
        return !unit.removed() && mayBeTarget(target, wizard, ref);
    };
    Pick question =
        pickUnit(state, judge, shows, nearestTo(state, wizard), "target", WORDS("drakerys", "Target"));
    if (range)
        question.why(message(WORDS("drakerys", "within %1 cm"), *range));
    return question.ifSkipped(WORDS("drakerys", "Resolve on the table"));
}

void warnOfPlace(Ask& ask, const MatchState& state, const UnitRef& wizard, const UnitRef& target,
                 const SpellEffect& effect, const Point& at)
{
    const auto away = distanceFromLeader(state.find(wizard)->at, at, Field::leadersBase);
    if (isBeyond(away, effect.near))
        ask.warn("beyond-range", WORDS("drakerys", "%1 cm from the Wizard, not within %2 cm"),
                 asMeasured(*away), *effect.near);
    if (!effect.clear)
        return;
    const auto isTooClose = [&](const UnitRef& ref, const UnitState& unit) {
        return ref.player != target.player && !unit.removed() && unit.at &&
               asMeasured(distanceFromLeader(*unit.at, at, Field::leadersBase)) < *effect.clear;
    };
    for (const UnitRef& ref : unitsWhere(state, isTooClose))
        ask.warn("clear-of-enemies", WORDS("drakerys", "less than %1 cm from %2"), *effect.clear,
                 toMessage(state, ref));
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
    const Message name = toMessage(state, target);
    if (!effect.token.empty()) {
        ask.report(WORDS("drakerys", "%1: %2"), name, toMessage(effect.token));
        changeStatus(state, target, effect.token, true);
    }
    if (effect.stress != 0) {
        ask.report(WORDS("drakerys", "%1: Stress %2"), name, effect.stress);
        changeStress(state, target, effect.stress);
    }
    UnitState& unit = *state.find(target);
    if (effect.injuries < 0) {
        ask.report(WORDS("drakerys", "%1: %2 Injuries healed"), name,
                   std::min(unit.injuries, -effect.injuries));
        unit.injuries = std::max(0, unit.injuries + effect.injuries);
    }
    if (effect.move == SpellMove::place && at) {
        ask.report(WORDS("drakerys", "%1 stands at %2"), name, toMessage(*at));
        unit.at = at;
        endContacts(state, target);
    }
    if (effect.move == SpellMove::backInOwnHalf || effect.move == SpellMove::backAtAnyEdge) {
        const std::string_view token =
            effect.move == SpellMove::backInOwnHalf ? status::backInOwnHalf : status::backAtAnyEdge;
        ask.report(WORDS("drakerys", "%1 leaves the battlefield until its next Headquarters Phase"), name);
        changeStatus(state, target, StatusId(std::string(token)), true);
    }
}

} // namespace

Task<> takeEffect(MatchState& state, Ask& ask, UnitRef wizard, SpellId spell, int successes)
{
    const SpellCard* known = state.find(spell);
    const SpellCard card = known ? *known : SpellCard();
    std::vector<SpellEffect> reached = card.effects; // the best one last
    std::erase_if(reached, [successes](const SpellEffect& each) { return each.from > successes; });
    const auto succeeds = [&ask](bool isApplied) {
        ask.report(isApplied ? WORDS("drakerys", "The spell takes effect")
                             : WORDS("drakerys", "The spell succeeds: resolve it on the table"),
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
                            each.text.empty()
                                ? message(WORDS("drakerys", "With %1 or more successes"), each.from)
                                : message(WORDS("drakerys", "%1+: %2"), each.from, verbatim(each.text)));
        };
        Pick effects("effect", WORDS("drakerys", "Effect"), mapped(reached, option));
        effects.preset(std::to_string(reached.back().from))
            .why(successes == 1 ? WORDS("drakerys", "1 success")
                                : message(WORDS("drakerys", "%1 successes"), successes));
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
    ask.report(WORDS("drakerys", "On %1"), toMessage(state, target));
    std::optional<Point> at;
    if (effect.move == SpellMove::place) {
        std::optional<Point> from;
        if (effect.near)
            from = state.find(wizard)->at;
        at = co_await ask.placeOrNone(placeOnField(toMessage(state, target), from, effect.near)
                                          .ifSkipped(WORDS("drakerys", "Not stated")));
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

} // namespace adjutant::drakerys
