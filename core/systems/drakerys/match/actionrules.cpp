#include "core/systems/drakerys/match/actionrules.h"

#include "core/systems/drakerys/match/labels.h"

namespace adjutant::drakerys {

namespace {

// The price before Stress and skills.
int priceOf(const Action& action)
{
    if (action.kind == ActionKind::invocation)
        return action.ts.value_or(action.overlord ? 3 : 1) + action.extraDice;
    if (action.kind == ActionKind::special)
        return action.ts.value_or(1);
    return priceOf(action.kind);
}

constexpr std::string_view skillsOfHeroes[] = {"leadership", "divination"};
constexpr std::string_view skillsOfAllKinds[] = {"heroic_action", "sacrifice", "shooter", "wizard"};

bool isOfUnknownKind(const UnitState& unit)
{
    const UnitCard& card = *unit.card;
    return !card.profile && !card.hero && !card.infantry && !card.monster && !card.element && card.ap == 0 &&
           unit.invokedBy.empty();
}

// What a Shooting is made with: where none is named a weapon without a limit if it has several, else the one
// it has. Null: it carries no such weapon.
const RangedWeapon* weaponOf(const UnitCard& card, const Action& shot)
{
    const auto found = std::ranges::find_if(card.weapons, [&shot](const RangedWeapon& each) {
        return shot.weapon.empty() ? !each.shotsPerActivation.has_value() : each.id == shot.weapon;
    });
    if (found != card.weapons.end())
        return &*found;
    return shot.weapon.empty() && !card.weapons.empty() ? &card.weapons.front() : nullptr;
}

// A Combined Charge is with an Infantry Unit that has Guard.
bool hasEscort(const PlayerState& player, const UnitState& hero)
{
    return std::ranges::any_of(player.units, [&hero](const UnitState& each) {
        const UnitCard& card = *each.card;
        return &each != &hero && each.isOnBattlefield() && each.invokedBy.empty() &&
               (!card.profile || (card.infantry && card.has("guard"))) &&
               !isBeyond(distanceBetween(hero, each), Field::cohesion);
    });
}

Forbidden removedFromPlay(const MatchState& state, const UnitRef& unit)
{
    if (!state.find(unit)->removed())
        return std::nullopt;
    return forbidden("removed", TR("%1: off the table"), state.name(unit));
}

} // namespace

int costOf(const Action& action, const UnitState& unit)
{
    const int cost = priceOf(action) + unit.stress + action.heroicDice;
    return changedBySkills(cost, action.kind, unit.hasSkill("jammed"), unit.hasSkill("quick_shot"));
}

int cheapestActivation(const UnitState& unit)
{
    const Action cheapest{unit.hasSkill("quick_shot") ? ActionKind::shooting : ActionKind::march};
    return costOf(cheapest, unit);
}

int actionsOf(const UnitState& unit)
{
    constexpr int mostUnknown = 20;
    if (!unit.card->profile)
        return mostUnknown;
    return unit.has(&StatusEffects::onlyOneAction)
               ? 1
               : std::max(1, unit.card->profile->actions + unit.sumOf(&StatusEffects::actions));
}

bool isAffordable(const PlayerState& player, const UnitState& unit)
{
    const int left = std::min(TimePath::dearestActivation, TimePath::lastStart - player.progress);
    return unit.isOnBattlefield() && !unit.has(&StatusEffects::noActivation) &&
           cheapestActivation(unit) <= left;
}

const UnitState* affordableUnit(const PlayerState& player)
{
    for (const UnitState& unit : player.units)
        if (isAffordable(player, unit))
            return &unit;
    return nullptr;
}

bool mayHave(const UnitState& unit, std::string_view skill)
{
    const UnitCard& card = *unit.card;
    if (card.has(skill) || isOfUnknownKind(unit))
        return true;
    if (card.profile || card.element || !unit.invokedBy.empty())
        return false;
    return findIn(skillsOfAllKinds, skill) || (card.hero && findIn(skillsOfHeroes, skill));
}

bool mayBeHero(const UnitState& unit)
{
    return unit.card->hero || isOfUnknownKind(unit);
}

bool mayBeAwakened(const UnitState& unit)
{
    return unit.card->awakened > 0 || unit.card->awakenedUnknown || isOfUnknownKind(unit);
}

std::vector<door::Remark> remarksOnAction(const MatchState& state, const UnitRef& ref,
                                          const std::vector<Action>& before, const Action& action,
                                          bool hasContacts)
{
    using enum ActionKind;
    const UnitState& unit = *state.find(ref);
    const UnitCard& card = *unit.card;
    const ActionKind kind = action.kind;
    const Message name = verbatim(unit.name);
    const bool engaged = isEngaged(state, ref);
    std::vector<door::Remark> remarks;
    const auto warn = [&remarks](const char* rule, Words words, const auto&... places) {
        warnIn(remarks, rule, words, places...);
    };
    // Of a Unit without a card nobody knows what it lacks of all that its kind can have.
    const auto needsSkill = [&](std::string_view skill, Words without) {
        if (card.profile ? !unit.hasSkill(skill) : !mayHave(unit, skill))
            warn("skill", without, name);
    };
    if (action.heroicDice > 0)
        needsSkill("heroic_action", TR("heroic dice without the Heroic Action skill: %1"));
    if (action.heroicDice > 5)
        warn("heroic-dice", TR("Heroic Action adds 1 to 5 dice, not %1"), action.heroicDice);
    if (action.heroicDice > 0 && (kind == march || kind == invocation || kind == special))
        warn("heroic-dice", TR("Heroic Action adds dice to fights, shots and spells, not to: %1"),
             toMessage(kind));
    if (kind == combinedCharge && !card.hero)
        warn("hero", TR("Combined Charge without a Hero: %1"), name);
    if (kind == combinedCharge && !hasEscort(*state.find(ref.player), unit))
        warn("guard", TR("no allied Infantry Unit with Guard is there for a Combined Charge"));
    if (kind == attack && !engaged && (hasContacts || unit.has(status::free)))
        warn("free", TR("attack while not Engaged: %1"), name);
    if (engaged && kind != attack && kind != special && !(kind == march && unit.hasSkill("disengagement")))
        warn("engaged", TR("%1 while Engaged: %2"), toMessage(kind), name);
    const auto ban = isCharge(kind) ? &StatusEffects::noCharge : &StatusEffects::noAttackOrShot;
    if ((isCharge(kind) || kind == attack || kind == shooting) && unit.has(ban))
        warn("status", TR("%1 forbidden by a token on %2"), toMessage(kind), name);
    if (kind == magic)
        needsSkill("wizard", TR("magic without the Wizard skill: %1"));
    if (kind == shooting) {
        needsSkill("shooter", TR("shooting without the Shooter skill: %1"));
        const RangedWeapon* weapon = weaponOf(card, action);
        if (!weapon && card.profile && !action.weapon.empty())
            warn("weapon", TR("weapon not carried by %1: %2"), name, fromId(action.weapon.text()));
        const auto isSame = [&](const Action& each) {
            return each.kind == shooting && weaponOf(card, each) == weapon;
        };
        const auto shots = 1 + static_cast<int>(std::ranges::count_if(before, isSame));
        if (weapon && weapon->shotsPerActivation && shots > *weapon->shotsPerActivation)
            warn("second-shot", TR("%1: shot no. %2 with the same weapon (%3) in one activation"), name,
                 shots, fromId(weapon->id.text()));
    }
    if (kind == invocation) {
        const auto made = std::ranges::count(before, invocation, &Action::kind);
        const int number = unit.invocations + static_cast<int>(made) + 1;
        if (card.awakened == 0 && !mayBeAwakened(unit))
            warn("skill", TR("invocation without the Awakened skill: %1"), name);
        if (card.awakened > 0 && number > card.awakened)
            warn("invocations", TR("invocation no. %1 by %2, limit %3 per game"), number, name,
                 card.awakened);
    }
    return remarks;
}

Forbidden afterTheEnd(const MatchState& state)
{
    if (!isFinished(state))
        return std::nullopt;
    return forbidden("finished",
                     state.ended ? TR("the game is over: the players ended it")
                                 : TR("the game is over: all players have resolved six Headquarters Phases"));
}

Forbidden notInPlay(const MatchState& state, const UnitRef& unit)
{
    if (Forbidden refusal = afterTheEnd(state))
        return refusal;
    return removedFromPlay(state, unit);
}

Forbidden notOnBattlefield(const MatchState& state, const UnitRef& ref)
{
    if (Forbidden gone = notInPlay(state, ref))
        return gone;
    if (!state.find(ref)->isAway())
        return std::nullopt;
    return forbidden("removed", TR("%1: off the battlefield until its next Headquarters Phase"),
                     state.name(ref));
}

Forbidden notAtHeadquarters(const MatchState& state, const UnitRef& unit)
{
    if (state.ended || !state.find(unit.player)->atHeadquarters)
        return notInPlay(state, unit);
    return removedFromPlay(state, unit);
}

} // namespace adjutant::drakerys
