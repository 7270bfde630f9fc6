#include "core/systems/drakerys/procedures/rolling.h"

#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

Blocks::Blocks(const MatchState& state, Ask& ask, Rollers rollers, CurrentFight fight)
    : m_state(state), m_ask(ask),
      m_fight(std::move(fight)), m_active{rollers.active, "active/blocking"}, m_target{rollers.target,
                                                                                       "against/blocking"}
{}

// Players are asked before the roll that it changes: what was reported by then isn't reported again.
Task<> Blocks::askBeforehand()
{
    if (!m_ask.isScript())
        co_return;
    for (Blocker* each : {&m_active, &m_target})
        if (m_ask.isAnswered(each->path) && mayBlock(*each))
            co_await decide(*each,
                            message(WORDS("drakerys", "%1 will block"), toMessage(m_state, each->unit)));
        else if (m_ask.isAnswered(each->path))
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
    const FightPlan::Part& own = isActive ? plan.active : plan.target;
    const Side& side = isActive ? fight->active : fight->target;
    return own.blocks && attackDice(side, own) > 0;
}

Task<> Blocks::decide(Blocker& blocker, Message label)
{
    Whether question(blocker.path, std::move(label));
    question.by(blocker.unit.player).rule("skill/blocking");
    if (!m_ask.isScript() || m_ask.isGiven(blocker.path)) // left out, it ends there
        question.open();
    blocker.blocks = co_await m_ask.yes(std::move(question));
    blocker.decided = true;
}

Task<bool> Blocks::before(const RollDue& due)
{
    Blocker& own = of(due.whose);
    Blocker& enemy = enemyOf(due.whose);
    const bool attacks = due.roll == RollName::attack;
    if (attacks && !own.decided && !enemy.attacked && mayBlock(own)) {
        co_await decide(
            own, message(WORDS("drakerys", "%1 holds its attack to block"), toMessage(m_state, own.unit)));
        co_return true;
    }
    if (due.roll == RollName::injury && !enemy.decided && !enemy.attacked && mayBlock(enemy)) {
        co_await decide(enemy, counted(WORDS_N("drakerys", "%1 blocks %n Hit(s) and doesn’t attack"),
                                       due.dice, toMessage(m_state, enemy.unit)));
        co_return true;
    }
    own.attacked = own.attacked || attacks;
    co_return false;
}

Fight Blocks::with(Fight fight) const
{
    fight.active.blocking = m_active.blocks;
    fight.target.blocking = m_target.blocks;
    return fight;
}

namespace {

NumberOf inContact(const MatchState& state, door::Path path, const UnitRef& unit, const UnitRef& enemy)
{
    const int known = warriorsInContact(state, unit, enemy);
    const int warriors = state.find(unit)->warriors;
    return NumberOf(std::move(path),
                    message(WORDS("drakerys", "%1: Warriors in Contact"), toMessage(state, unit)), 1,
                    warriors)
        .preset(known > 0 ? known : warriors);
}

constexpr double hearsWarCry = 20; // cm

std::vector<std::string> nearEnough(const MatchState& state, const UnitRef& charger)
{
    return unitsWithin(state, charger, hearsWarCry, enemiesInPlay(charger));
}

/// A Unit that may shoot at the one it meets in a charge.
struct Harasser
{
    Rollers rollers; ///< who shoots, and at whom
    RangedWeapon weapon;
    bool shoots = false;
};

std::vector<Harasser> harassersOf(const MatchState& state, const Rollers& rollers)
{
    std::vector<Harasser> all;
    for (const Rollers& each : {rollers, Rollers{rollers.target, rollers.active}}) {
        const auto side = sideInMatch(state, each.active);
        const auto weapon = weaponInMatch(*state.find(each.active));
        if (side && weapon && side->has(RollSkill::harassment))
            all.push_back({each, *weapon});
    }
    return all;
}

CurrentCause harassmentOf(const MatchState& state, const Harasser& harasser)
{
    return [&state, harasser]() -> std::optional<RollCause> {
        const auto active = sideInMatch(state, harasser.rollers.active);
        const auto target = sideInMatch(state, harasser.rollers.target);
        if (!active || !target)
            return std::nullopt;
        return Harassment{*active, *target, harasser.weapon};
    };
}

} // namespace

// Which Units are in Contact, and with how many Warriors (chapter "Notion of Contact").
Task<> setContact(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnit(state, closing(state, notOnBattlefield)));
    const auto judge = [&state, unit](door::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (contactBetween(state, unit, ref))
            option.detail = WORDS("drakerys", "Engaged");
    };
    const auto isEnemy = [unit](const UnitRef& ref, const UnitState& each) {
        return ref.player != unit.player && !each.removed();
    };
    const auto rank = [&state, unit](const UnitRef& ref) { return contactBetween(state, unit, ref) ? 0 : 1; };
    const UnitRef enemy =
        co_await ask.piece(pickUnit(state, judge, isEnemy, rank, "with", WORDS("drakerys", "Enemy")));
    if (enemy.player == unit.player)
        co_await ask.refuse("malformed", WORDS("drakerys", "%1 is not an enemy of %2"),
                            toMessage(state, enemy), toMessage(state, unit));
    const bool parts = co_await ask.yes(Whether("ends", WORDS("drakerys", "End Contact"))
                                            .preset(contactBetween(state, unit, enemy) != nullptr));
    if (parts) {
        ask.passOver("warriors", "enemies");
        ask.report(WORDS("drakerys", "%1 and %2 are no longer Engaged"), toMessage(state, unit),
                   toMessage(state, enemy));
        endContact(state, unit, enemy);
        co_return;
    }
    Contact contact{unit, enemy};
    contact.ofOne = co_await ask.number(inContact(state, "warriors", unit, enemy));
    contact.ofOther = co_await ask.number(inContact(state, "enemies", enemy, unit));
    ask.report(WORDS("drakerys", "%1 and %2 are Engaged"), toMessage(state, unit), toMessage(state, enemy));
    bringIntoContact(state, contact);
}

Task<bool> soundWarCry(MatchState& state, Ask& ask, UnitRef charger)
{
    if (!state.find(charger)->hasSkill("war_cry"))
        co_return false;
    const int most = static_cast<int>(unitsWhere(state, enemiesInPlay(charger)).size());
    // They hear it unless the players say otherwise.
    const std::vector<std::string> near =
        co_await ask.several(pickUnit(state, judgeReach(state, charger, hearsWarCry), enemiesInPlay(charger),
                                      {}, "war_cry/units", WORDS("drakerys", "Enemies within 20 cm"))
                                 .from(0, most)
                                 .presets(nearEnough(state, charger))
                                 .rule("skill/war_cry"));
    for (const std::string& each : nearEnough(state, charger))
        if (!findIn(near, each))
            ask.warn("war-cry", WORDS("drakerys", "%1 is within %2 cm but not included"),
                     toMessage(state, unitRefOf(each)), hearsWarCry);
    if (near.empty())
        co_return false;
    const int opposition =
        co_await ask.number(NumberOf("war_cry/opposition", WORDS("drakerys", "War Cry"), 0, 20)
                                .preset(state.find(charger)->card->warCry)
                                .detail());
    for (std::size_t k = 0; k < near.size(); ++k) {
        const UnitRef hears = unitRefOf(near[k]);
        const door::Path path = "war_cry/" + std::to_string(k);
        co_await rollAndLayDown(state, ask, path, path + "/guard", hears,
                                moraleTestOf(state, hears, opposition));
        noteElimination(state, {charger, hears}, false);
    }
    co_return true;
}

Task<> harass(MatchState& state, Ask& ask, Rollers rollers)
{
    std::vector<Harasser> all = harassersOf(state, rollers);
    if (all.empty())
        co_return;
    ask.settle();
    for (Harasser& each : all) {
        const UnitRef& unit = each.rollers.active;
        Whether question(unit == rollers.active ? "active/harassment" : "against/harassment",
                         message(WORDS("drakerys", "%1 makes a Harassment Shooting at %2"),
                                 toMessage(state, unit), toMessage(state, each.rollers.target)));
        question.by(unit.player).rule("skill/harassment");
        if (!ask.isScript())
            question.open();
        each.shoots = co_await ask.yes(std::move(question));
    }
    std::erase_if(all, [](const Harasser& each) { return !each.shoots; });
    std::vector<Outcome> outcomes;
    for (std::size_t k = 0; k < all.size(); ++k)
        outcomes.push_back(co_await rollThrough(state, ask, "harassment/" + std::to_string(k), all[k].rollers,
                                                harassmentOf(state, all[k])));
    for (std::size_t k = 0; k < all.size(); ++k)
        co_await layDown(state, ask, "harassment/" + std::to_string(k) + "/guard", all[k].rollers,
                         outcomes[k]);
}

} // namespace adjutant::drakerys
