#include "core/systems/drakerys/match/activationwarnings.h"

#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace adjutant::drakerys {

namespace {

/// Collects what is odd about one activation.
class ActivationReview
{
public:
    ActivationReview(const MatchState& state, const Activate& command)
        : m_player(*state.find(command.unit.player)), m_unit(*state.find(command.unit)), m_card(*m_unit.card),
          m_known(m_card.profile.has_value()), m_invocations(m_unit.invocations)
    {
        if (!m_known)
            warn("unknown-profile",
                 fmt::format("the card of {} is not known: neither its Actions nor its skills "
                             "were looked at",
                             m_card.name));
        if (m_unit.has(status::noActivation))
            warn("status", fmt::format("{} lies under No Activation", m_card.name));
        for (const Action& action : command.actions)
            review(action);
    }

    std::vector<Warning> warnings;

private:
    void warn(std::string_view rule, std::string message) { warnings.push_back({rule, std::move(message)}); }

    // Of a Unit without a card nobody knows what it lacks.
    void needsSkill(std::string_view skill, std::string_view name, std::string_view what)
    {
        if (m_known && !m_card.has(skill))
            warn("skill", fmt::format("{} without the skill {}: {}", what, name, m_card.name));
    }

    void needsFree(const Action& action)
    {
        if (m_unit.has(status::engaged))
            warn("engaged", fmt::format("{} while Engaged: {}", wordFor(action.kind), m_card.name));
    }

    void review(const Action& action)
    {
        reviewHeroicDice(action);
        switch (action.kind) {
        case ActionKind::march:
            if (!m_card.has("disengagement"))
                needsFree(action);
            break;
        case ActionKind::attack:
            if (m_unit.has(status::free) && !m_unit.has(status::engaged))
                warn("free", fmt::format("attack while Engaged with nobody: {}", m_card.name));
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
            needsSkill("wizard", "Wizard", "magic");
            break;
        case ActionKind::invocation:
            needsFree(action);
            reviewInvocation();
            break;
        case ActionKind::special:
            break;
        }
    }

    void reviewHeroicDice(const Action& action)
    {
        if (action.heroicDice == 0)
            return;
        needsSkill("heroic_action", "Heroic Action", "heroic dice");
        if (action.heroicDice > 5)
            warn("heroic-dice", fmt::format("Heroic Action adds 1 to 5 dice, not {}", action.heroicDice));
        const bool rolls = action.kind != ActionKind::march && action.kind != ActionKind::invocation &&
                           action.kind != ActionKind::special;
        if (!rolls)
            warn("heroic-dice", fmt::format("Heroic Action adds dice to fights, shots and spells, not to {}",
                                            wordFor(action.kind)));
    }

    void reviewBans(const Action& action)
    {
        const bool charges = action.kind == ActionKind::charge || action.kind == ActionKind::combinedCharge;
        if (m_unit.has(status::noChargeAttackOrShot) || (charges && m_unit.has(status::noCharge)))
            warn("status",
                 fmt::format("{}: a token beside {} forbids it", wordFor(action.kind), m_card.name));
    }

    // A Combined Charge is a Hero's, with an Infantry Unit that has Guard.
    void reviewEscort()
    {
        if (!m_card.hero)
            warn("hero", fmt::format("only a Hero makes a Combined Charge, and {} is none", m_card.name));
        const bool escort = std::ranges::any_of(m_player.units, [this](const UnitState& unit) {
            const UnitCard& card = *unit.card;
            return &unit != &m_unit && !unit.removed() &&
                   (!card.profile || (card.infantry && card.has("guard")));
        });
        if (!escort)
            warn("guard", "no allied Infantry Unit with Guard is left for a Combined Charge");
    }

    void reviewShot(const Action& action)
    {
        needsSkill("shooter", "Shooter", "shooting");
        const auto& carried = m_card.weapons;
        auto weapon = std::ranges::find(carried, action.weapon, &CarriedWeapon::id);
        if (action.weapon.empty()) // one without a limit where it has several, else the one it has
            weapon = std::ranges::find_if(
                carried, [](const CarriedWeapon& each) { return !each.shotsPerActivation.has_value(); });
        if (action.weapon.empty() && weapon == carried.end())
            weapon = carried.begin();
        if (weapon == carried.end()) {
            if (m_known && !action.weapon.empty())
                warn("weapon", fmt::format("{} carries no {}", m_card.name, action.weapon.text()));
            return;
        }
        const int shots = ++m_shots[weapon->id];
        if (weapon->shotsPerActivation && shots > *weapon->shotsPerActivation)
            warn("second-shot", fmt::format("shot {} with the {} of {}; it shoots {} an activation", shots,
                                            weapon->id.text(), m_card.name,
                                            *weapon->shotsPerActivation == 1
                                                ? std::string("once")
                                                : fmt::format("{} times", *weapon->shotsPerActivation)));
    }

    void reviewInvocation()
    {
        ++m_invocations;
        if (m_card.awakened == 0) {
            if (m_known)
                warn("skill", fmt::format("invocation by {}, who is no Awakened", m_card.name));
        } else if (m_invocations > m_card.awakened) {
            warn("invocations", fmt::format("invocation {} of {}, who makes {} a game", m_invocations,
                                            m_card.name, m_card.awakened));
        }
    }

    const PlayerState& m_player;
    const UnitState& m_unit;
    const UnitCard& m_card;
    bool m_known;
    int m_invocations;
    std::map<WeaponId, int> m_shots;
};

} // namespace

std::vector<Warning> activationWarnings(const MatchState& state, const Activate& command)
{
    return ActivationReview(state, command).warnings;
}

} // namespace adjutant::drakerys
