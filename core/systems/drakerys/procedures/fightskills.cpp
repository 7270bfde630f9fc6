#include "core/systems/drakerys/procedures/procedures.h"

namespace adjutant::drakerys {

// Players are asked before the roll that it changes: what was reported by then isn't reported again.
Task<> Blocks::askBeforehand()
{
    if (!ask.isScript())
        co_return;
    for (Blocker* each : {&active, &target})
        if (ask.isAnswered(each->path) && mayBlock(*each))
            co_await decide(*each, message(WORDS("drakerys", "%1 will block"), toMessage(state, each->unit)));
        else if (ask.isAnswered(each->path))
            ask.passOver(each->path);
}

bool Blocks::mayBlock(const Blocker& blocker) const
{
    auto now = fight();
    if (!now)
        return false;
    const bool isActive = &blocker == &active;
    now->active.blocking = isActive;
    now->target.blocking = !isActive;
    const FightPlan plan = planOf(*now);
    const FightPlan::Part& own = isActive ? plan.active : plan.target;
    const Side& side = isActive ? now->active : now->target;
    return own.blocks && attackDice(side, own) > 0;
}

Task<> Blocks::decide(Blocker& blocker, Message label)
{
    Whether question(blocker.path, std::move(label));
    question.by(blocker.unit.player).rule("skill/blocking");
    if (!ask.isScript() || ask.isGiven(blocker.path)) // left out, it ends there
        question.open();
    blocker.blocks = co_await ask.yes(std::move(question));
    blocker.decided = true;
}

Task<bool> Blocks::before(const RollDue& due)
{
    Blocker& own = due.whose == Whose::target ? target : active;
    Blocker& enemy = due.whose == Whose::target ? active : target;
    const bool attacks = due.roll == RollName::attack;
    if (attacks && !own.decided && !enemy.attacked && mayBlock(own)) {
        co_await decide(
            own, message(WORDS("drakerys", "%1: hold back the attack to block"), toMessage(state, own.unit)));
        co_return true;
    }
    if (due.roll == RollName::injury && !enemy.decided && !enemy.attacked && mayBlock(enemy)) {
        co_await decide(enemy, counted(WORDS_N("drakerys", "%1: block %n Hit(s) instead of attacking"),
                                       due.dice, toMessage(state, enemy.unit)));
        co_return true;
    }
    own.attacked = own.attacked || attacks;
    co_return false;
}

Fight Blocks::with(Fight now) const
{
    now.active.blocking = active.blocks;
    now.target.blocking = target.blocks;
    return now;
}

namespace {

NumberOf inContact(const MatchState& state, door::Path path, const UnitRef& unit, const UnitRef& enemy)
{
    const int known = standAgainst(state, unit, enemy).contact;
    const int warriors = state.find(unit)->warriors;
    return NumberOf(std::move(path),
                    message(WORDS("drakerys", "%1: Warriors in Contact"), toMessage(state, unit)), 1,
                    warriors)
        .preset(known > 0 ? known : warriors);
}

constexpr double hearsWarCry = 20; // cm

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
        co_await ask.refuse("malformed", WORDS("drakerys", "%1: not an enemy of %2"), toMessage(state, enemy),
                            toMessage(state, unit));
    const bool parts = co_await ask.yes(Whether("ends", WORDS("drakerys", "End Contact"))
                                            .preset(contactBetween(state, unit, enemy) != nullptr));
    if (parts) {
        ask.passOver("warriors", "enemies");
        ask.report(WORDS("drakerys", "%1 and %2 are no longer Engaged"), toMessage(state, unit),
                   toMessage(state, enemy));
        endContact(state, unit, enemy);
        co_return;
    }
    Contact contact{unit, enemy, standAgainst(state, unit, enemy), standAgainst(state, enemy, unit)};
    contact.ofOne.contact = co_await ask.number(inContact(state, "warriors", unit, enemy));
    contact.ofOther.contact = co_await ask.number(inContact(state, "enemies", enemy, unit));
    ask.report(WORDS("drakerys", "%1 and %2 are Engaged"), toMessage(state, unit), toMessage(state, enemy));
    bringIntoContact(state, contact);
}

Task<bool> soundWarCry(MatchState& state, Ask& ask, UnitRef charger)
{
    if (!state.find(charger)->hasSkill("war_cry"))
        co_return false;
    const int most = static_cast<int>(unitsWhere(state, enemiesInPlay(charger)).size());
    const std::vector<std::string> nearEnough =
        unitsWithin(state, charger, hearsWarCry, enemiesInPlay(charger));
    // They hear it unless the players say otherwise.
    const std::vector<std::string> near =
        co_await ask.several(pickUnit(state, judgeReach(state, charger, hearsWarCry), enemiesInPlay(charger),
                                      {}, "war_cry/units", WORDS("drakerys", "Enemies within 20 cm"))
                                 .from(0, most)
                                 .presets(nearEnough)
                                 .rule("skill/war_cry"));
    for (const std::string& each : nearEnough)
        if (!findIn(near, each))
            ask.warn("war-cry", WORDS("drakerys", "%1: within %2 cm but not included"),
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
        co_await rollAndApply(state, ask, path, path + "/guard", hears,
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
                         message(WORDS("drakerys", "%1: Harassment Shooting at %2"), toMessage(state, unit),
                                 toMessage(state, each.rollers.target)));
        question.by(unit.player).rule("skill/harassment");
        if (!ask.isScript())
            question.open();
        each.shoots = co_await ask.yes(std::move(question));
    }
    std::erase_if(all, [](const Harasser& each) { return !each.shoots; });
    std::vector<Outcome> outcomes;
    for (std::size_t k = 0; k < all.size(); ++k) {
        const auto shot = [weapon = all[k].weapon](const Side& active, const Side& target) {
            return Shooting{.active = active, .target = target, .weapon = weapon, .isHarassment = true};
        };
        outcomes.push_back(co_await rollThrough(state, ask, "harassment/" + std::to_string(k), all[k].rollers,
                                                causeOf(state, all[k].rollers, shot)));
    }
    for (std::size_t k = 0; k < all.size(); ++k)
        co_await applyOutcome(state, ask, "harassment/" + std::to_string(k) + "/guard", all[k].rollers,
                              outcomes[k]);
}

} // namespace adjutant::drakerys
