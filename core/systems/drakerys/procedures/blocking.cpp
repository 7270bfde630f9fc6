#include "core/systems/drakerys/procedures/blocking.h"

#include "core/systems/drakerys/match/spokennames.h"

namespace adjutant::drakerys {

Blocks::Blocks(const MatchState& state, Ask& ask, Rollers rollers, CurrentFight fight)
    : m_state(state), m_ask(ask),
      m_fight(std::move(fight)), m_active{rollers.active, "active/blocking"}, m_target{rollers.target,
                                                                                       "against/blocking"}
{}

Task<> Blocks::askBeforehand()
{
    for (Blocker* each : {&m_active, &m_target})
        if (m_ask.isGiven(each->path) && mayBlock(*each))
            co_await decide(*each,
                            message(WORDS("drakerys", "%1 will block"), toMessage(m_state, each->unit)));
        else
            m_ask.passOver(each->path);
}

bool Blocks::mayBlock(const Blocker& blocker) const
{
    auto fight = m_fight();
    if (!fight)
        return false;
    const bool isActive = &blocker == &m_active;
    fight->active.blocking = isActive;
    fight->target.blocking = !isActive;
    const FightPlan plan = planOf(*fight);
    const Side& side = isActive ? fight->active : fight->target;
    const int power = isActive ? plan.activePower : plan.targetPower;
    return plan.blocker != drakerys::Blocker::nobody && attackDice(side, power, side.warriors) > 0;
}

Task<bool> Blocks::decide(Blocker& blocker, Message label)
{
    Whether question(blocker.path, std::move(label));
    question.by(blocker.unit.player).rule("skill/blocking");
    if (!m_ask.isScript())
        question.open();
    blocker.blocks = co_await m_ask.yes(std::move(question));
    blocker.decided = true;
    co_return blocker.blocks;
}

Task<bool> Blocks::before(const RollDue& due)
{
    Blocker& own = of(due.whose);
    Blocker& enemy = enemyOf(due.whose);
    bool changed = false;
    if (due.roll == RollName::attack) {
        if (!own.decided && !enemy.attacked && mayBlock(own))
            changed = co_await decide(own, message(WORDS("drakerys", "%1 holds its attack to block"),
                                                   toMessage(m_state, own.unit)));
        own.attacked = !changed;
    } else if (due.roll == RollName::injury && !enemy.decided && !enemy.attacked && mayBlock(enemy)) {
        changed =
            co_await decide(enemy, counted(WORDS_N("drakerys", "%1 blocks %n Hit(s) and doesn’t attack"),
                                           due.dice, toMessage(m_state, enemy.unit)));
    }
    co_return changed;
}

Fight Blocks::with(Fight fight) const
{
    fight.active.blocking = m_active.blocks;
    fight.target.blocking = m_target.blocks;
    return fight;
}

} // namespace adjutant::drakerys
