#include "core/systems/drakerys/match/activationreview.h"

#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr std::string_view skillsOfHeroes[] = {"leadership", "divination"};
constexpr std::string_view skillsOfAllKinds[] = {"heroic_action", "sacrifice", "shooter", "wizard"};

bool isOfUnknownKind(const UnitState& unit)
{
    const UnitCard& card = *unit.card;
    return !card.profile && !card.hero && !card.infantry && !card.monster && !card.element && card.ap == 0 &&
           unit.invokedBy.empty();
}

} // namespace

bool mayHave(const UnitState& unit, std::string_view skill)
{
    const UnitCard& card = *unit.card;
    if (card.has(skill) || isOfUnknownKind(unit))
        return true;
    if (card.profile || card.element || !unit.invokedBy.empty())
        return false;
    return std::ranges::find(skillsOfAllKinds, skill) != std::end(skillsOfAllKinds) ||
           (card.hero && std::ranges::find(skillsOfHeroes, skill) != std::end(skillsOfHeroes));
}

bool mayBeHero(const UnitState& unit)
{
    return unit.card->hero || isOfUnknownKind(unit);
}

bool mayBeAwakened(const UnitState& unit)
{
    return unit.card->awakened > 0 || unit.card->awakenedUnknown || isOfUnknownKind(unit);
}

ActivationReview::ActivationReview(const MatchState& state, const UnitRef& unit, Contacts contacts)
    : m_player(*state.find(unit.player)), m_unit(*state.find(unit)), m_card(*m_unit.card),
      m_known(m_card.profile.has_value()), m_engaged(isEngaged(state, unit)),
      m_free(!m_engaged && (contacts == Contacts::kept || m_unit.has(status::free))),
      m_invocations(m_unit.invocations)
{}

std::vector<door::Remark> ActivationReview::ofUnit() const
{
    std::vector<door::Remark> remarks;
    if (!m_known)
        warnIn(remarks, "unknown-profile",
               WORDS("drakerys", "no stats for %1: Actions and skills not checked"), verbatim(m_unit.name));
    if (m_unit.has(&StatusEffects::noActivation))
        warnIn(remarks, "status", WORDS("drakerys", "%1 has a No Activation token"), verbatim(m_unit.name));
    if (m_unit.isAway())
        warnIn(remarks, "status",
               WORDS("drakerys", "%1 is off the battlefield until its next "
                                 "Headquarters Phase"),
               verbatim(m_unit.name));
    const auto isIncarnationOfIt = [this](const UnitState& unit) {
        return !unit.removed() && unit.invokedBy == m_unit.id() &&
               unit.card->unit.text() == "mercenaries/incarnation-of-lorn";
    };
    if (std::ranges::any_of(m_player.units, isIncarnationOfIt))
        warnIn(remarks, "incarnation",
               WORDS("drakerys", "%1 can’t be activated while the Incarnation "
                                 "is on the battlefield"),
               verbatim(m_unit.name));
    return remarks;
}

std::vector<door::Remark> ActivationReview::take(const Action& action)
{
    m_remarks.clear();
    reviewHeroicDice(action);
    switch (action.kind) {
    case ActionKind::march:
        if (!m_unit.hasSkill("disengagement"))
            needsFree(action);
        break;
    case ActionKind::attack:
        if (m_free)
            warn("free", message(WORDS("drakerys", "attack while not Engaged: %1"), verbatim(m_unit.name)));
        reviewBans(action);
        break;
    case ActionKind::combinedCharge:
        reviewEscort();
        [[fallthrough]];
    case ActionKind::charge:
        needsFree(action);
        reviewBans(action);
        break;
    case ActionKind::shooting:
        needsFree(action);
        reviewBans(action);
        reviewShot(action);
        break;
    case ActionKind::magic:
        needsFree(action);
        needsSkill("wizard", WORDS("drakerys", "magic without the Wizard skill: %1"));
        break;
    case ActionKind::invocation:
        needsFree(action);
        reviewInvocation();
        break;
    case ActionKind::special:
        break;
    }
    return std::move(m_remarks);
}

void ActivationReview::warn(std::string_view rule, Message message)
{
    m_remarks.push_back({std::string(rule), std::move(message)});
}

// Of a Unit without a card nobody knows what it lacks of all that its kind can have.
void ActivationReview::needsSkill(std::string_view skill, Words without)
{
    if (m_known ? !m_unit.hasSkill(skill) : !mayHave(m_unit, skill))
        warn("skill", message(without, verbatim(m_unit.name)));
}

void ActivationReview::needsFree(const Action& action)
{
    if (m_engaged)
        warn("engaged", message(WORDS("drakerys", "%1 while Engaged: %2"), toMessage(action.kind),
                                verbatim(m_unit.name)));
}

void ActivationReview::reviewHeroicDice(const Action& action)
{
    if (action.heroicDice == 0)
        return;
    needsSkill("heroic_action", WORDS("drakerys", "heroic dice without the Heroic Action skill: %1"));
    if (action.heroicDice > 5)
        warn("heroic-dice",
             message(WORDS("drakerys", "Heroic Action adds 1 to 5 dice, not %1"), action.heroicDice));
    const bool rolls = action.kind != ActionKind::march && action.kind != ActionKind::invocation &&
                       action.kind != ActionKind::special;
    if (!rolls)
        warn("heroic-dice",
             message(WORDS("drakerys", "Heroic Action adds dice to fights, shots and spells, not to: %1"),
                     toMessage(action.kind)));
}

void ActivationReview::reviewBans(const Action& action)
{
    const bool charges = action.kind == ActionKind::charge || action.kind == ActionKind::combinedCharge;
    if (m_unit.has(charges ? &StatusEffects::noCharge : &StatusEffects::noAttackOrShot))
        warn("status", message(WORDS("drakerys", "%1 forbidden by a token on %2"), toMessage(action.kind),
                               verbatim(m_unit.name)));
}

// A Combined Charge is a Hero's, with an Infantry Unit that has Guard.
void ActivationReview::reviewEscort()
{
    if (!m_card.hero)
        warn("hero", message(WORDS("drakerys", "only a Hero makes a Combined Charge; %1 isn’t one"),
                             verbatim(m_unit.name)));
    const bool escort = std::ranges::any_of(m_player.units, [this](const UnitState& unit) {
        const UnitCard& card = *unit.card;
        return &unit != &m_unit && !unit.removed() && (!card.profile || (card.infantry && card.has("guard")));
    });
    if (!escort)
        warn("guard",
             message(WORDS("drakerys", "no allied Infantry Unit with Guard is left for a Combined Charge")));
}

void ActivationReview::reviewShot(const Action& action)
{
    needsSkill("shooter", WORDS("drakerys", "shooting without the Shooter skill: %1"));
    const auto& carried = m_card.weapons;
    auto weapon = std::ranges::find(carried, action.weapon, &RangedWeapon::id);
    if (action.weapon.empty()) // one without a limit where it has several, else the one it has
        weapon = std::ranges::find_if(
            carried, [](const RangedWeapon& each) { return !each.shotsPerActivation.has_value(); });
    if (action.weapon.empty() && weapon == carried.end())
        weapon = carried.begin();
    if (weapon == carried.end()) {
        if (m_known && !action.weapon.empty())
            warn("weapon", message(WORDS("drakerys", "%1 doesn’t carry this: %2"), verbatim(m_unit.name),
                                   fromId(action.weapon.text())));
        return;
    }
    const int shots = ++m_shots[weapon->id];
    if (weapon->shotsPerActivation && shots > *weapon->shotsPerActivation)
        warn("second-shot",
             message(WORDS("drakerys", "%1: shot no. %2 with the same weapon (%3) in one activation"),
                     verbatim(m_unit.name), shots, fromId(weapon->id.text())));
}

void ActivationReview::reviewInvocation()
{
    ++m_invocations;
    if (m_card.awakened == 0) {
        if (!mayBeAwakened(m_unit))
            warn("skill",
                 message(WORDS("drakerys", "invocation by %1, who is not Awakened"), verbatim(m_unit.name)));
    } else if (m_invocations > m_card.awakened) {
        warn("invocations", message(WORDS("drakerys", "invocation no. %1 by %2, limit %3 per game"),
                                    m_invocations, verbatim(m_unit.name), m_card.awakened));
    }
}

} // namespace adjutant::drakerys
