#pragma once

#include "core/systems/skirmish/odds/attackodds.h"
#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

/// The figures of an attack by one card's ability on another, that is unhurt (chapter "Melee", 6 to 18).
AttackFigures figuresOf(const ModelCard& attacker, const Ability& ability, const ModelCard& target);

/// As many dice of a pool as an attack can be rolled with, its cost paid.
int mostAttackDice(const Ability& ability, const DicePool& pool);

/// As many dice of a pool as a defence can be rolled with.
int mostDefenceDice(const DicePool& pool);

/// An ability as an option, closed where its model can't pay its cost or roll its fewest dice.
door::Option abilityOption(const State& state, std::size_t model, const Ability& ability);

/// The ability of that id, which the model has.
const Ability& abilityOf(const State& state, std::size_t model, std::string_view id);

/// Takes the cost of an ability out of its model's dice and tells so.
void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability);

/// The one die that an ability that is no attack may have to roll, at `at`, and what `receiver` gets where it
/// succeeds.
Task<> useEffect(State& state, Ask& ask, std::size_t model, const Ability& ability, std::size_t receiver,
                 door::Path at);

/// Changes a model's wounds, never above its card's. Below 1 it falls prone and is Dying (Melee, 18 and 19),
/// above it isn't Dying any more.
void setWounds(State& state, std::size_t model, int wounds);

/// One attack that is under way: who attacks with what, and so many dice.
struct OngoingAttack
{
    std::size_t attacker = 0;
    const Ability* ability = nullptr; ///< of the attacker's card
    int accuracy = 0;                 ///< of the table, beside the ability's (leadership, guarding)
    int power = 0;
    int dice = 0;
    bool isReaction = false; ///< only reactions that are no attacks follow it
};

/// Its figures against a target, whose wounds and Mistform count.
AttackFigures figuresOf(const State& state, const OngoingAttack& attack, std::size_t target);

/// A choice of dice that is asked: which, how many, and what each number would bring.
struct AllocationQuestion
{
    door::Path at; ///< `dice/`
    std::size_t model = 0;
    Ability
        rolled;    ///< what they are rolled for: it says which, and how many; without dice a form warns of it
    DicePool have; ///< that can be rolled
    DicePool left; ///< not spent yet: of "all dice", what earlier releases rolled
    Message why;
    /// What so many dice would bring; may be empty.
    std::function<door::Forecast(int dice)> odds;
};

/// The dice that an attack is rolled with, of those that are left once its cost is paid.
AllocationQuestion attackAllocation(const State& state, const OngoingAttack& attack, std::size_t target);

/// Asks how many dice of each kind are rolled, one question a kind (chapter "Melee", 4 and 10). More than
/// there are is `not-enough-dice`, more or fewer than allowed `allocation`.
Task<DicePool> askAllocation(const State& state, Ask& ask, AllocationQuestion asked);

/// The attack against one target (chapter "Melee", 5 to 19): its roll, the dodges of the target's owner, the
/// saves, the wounds, and then what the target does about it. Its questions stand under `at`: `against/0/`.
Task<> exchangeBlows(State& state, Ask& ask, OngoingAttack attack, std::size_t target, door::Path at);

} // namespace adjutant::skirmish
