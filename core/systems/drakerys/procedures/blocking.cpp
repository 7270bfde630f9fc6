#include "core/systems/drakerys/procedures/blocking.h"

#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

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

namespace {

Pick enemyInContact(const MatchState& state, const UnitRef& unit)
{
    const auto judge = [&state, unit](door::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (contactBetween(state, unit, ref))
            option.detail = message(WORDS("drakerys", "Engaged"));
    };
    const auto isEnemy = [unit](const UnitRef& ref, const UnitState& each) {
        return ref.player != unit.player && !each.removed();
    };
    return pickUnit(state, "with", WORDS("drakerys", "Enemy"), judge, isEnemy,
                    [&state, unit](const UnitRef& ref) { return contactBetween(state, unit, ref) ? 0 : 1; });
}

NumberOf inContact(const MatchState& state, door::Path path, const UnitRef& unit, const UnitRef& enemy)
{
    const int known = warriorsInContact(state, unit, enemy);
    const int warriors = state.find(unit)->warriors;
    return NumberOf(std::move(path),
                    message(WORDS("drakerys", "Warriors of %1 in Contact"), toMessage(state, unit)), 1,
                    warriors)
        .preset(known > 0 ? known : warriors);
}

} // namespace

// Which Units are in Contact, and with how many Warriors (chapter "Notion of Contact").
Task<> setContact(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitOnBattlefield(state));
    const UnitRef enemy = co_await ask.piece(enemyInContact(state, unit));
    if (enemy.player == unit.player)
        co_await ask.refuse("malformed", WORDS("drakerys", "%1 is not an enemy of %2"),
                            toMessage(state, enemy), toMessage(state, unit));
    const bool parts = co_await ask.yes(Whether("ends", WORDS("drakerys", "End Contact"))
                                            .preset(contactBetween(state, unit, enemy) != nullptr));
    if (parts) {
        for (const char* of : {"warriors", "enemies"})
            ask.passOver(of);
        ask.tell(WORDS("drakerys", "%1 and %2 are no longer Engaged"), toMessage(state, unit),
                 toMessage(state, enemy));
        endContact(state, unit, enemy);
        co_return;
    }
    Contact contact{unit, enemy};
    contact.ofOne = co_await ask.number(inContact(state, "warriors", unit, enemy));
    contact.ofOther = co_await ask.number(inContact(state, "enemies", enemy, unit));
    ask.tell(WORDS("drakerys", "%1 and %2 are Engaged"), toMessage(state, unit), toMessage(state, enemy));
    bringIntoContact(state, contact);
}

} // namespace adjutant::drakerys
