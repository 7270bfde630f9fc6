#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

namespace adjutant::drakerys {

namespace {

Pick enemyInContact(const MatchState& state, const UnitRef& unit)
{
    const auto judge = [&state, unit](table::Option& option, const UnitRef& ref) {
        closeFor(option, notOnBattlefield(state, ref));
        if (contactBetween(state, unit, ref))
            option.detail = message(WORDS("drakerys", "Engaged"));
    };
    const auto isEnemy = [unit](const UnitRef& ref, const UnitState& each) {
        return ref.player != unit.player && !each.removed();
    };
    return pickUnit(state, "with", message(WORDS("drakerys", "Enemy")), judge, isEnemy,
                    [&state, unit](const UnitRef& ref) { return contactBetween(state, unit, ref) ? 0 : 1; });
}

NumberOf inContact(const MatchState& state, table::Path path, const UnitRef& unit, const UnitRef& enemy)
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
    const UnitRef unit = unitRefOf(co_await ask.one(pickUnitOnBattlefield(state)));
    const UnitRef enemy = unitRefOf(co_await ask.one(enemyInContact(state, unit)));
    if (enemy.player == unit.player)
        co_await ask.refuse("malformed", message(WORDS("drakerys", "%1 is not an enemy of %2"),
                                                 toMessage(state, enemy), toMessage(state, unit)));
    const bool parts = co_await ask.yes(Whether("ends", message(WORDS("drakerys", "End Contact")))
                                            .preset(contactBetween(state, unit, enemy) != nullptr));
    if (parts) {
        for (const char* of : {"warriors", "enemies"})
            ask.passOver(of);
        ask.tell(message(WORDS("drakerys", "%1 and %2 are no longer Engaged"), toMessage(state, unit),
                         toMessage(state, enemy)));
        endContact(state, unit, enemy);
        co_return;
    }
    Contact contact{unit, enemy};
    contact.ofOne = co_await ask.number(inContact(state, "warriors", unit, enemy));
    contact.ofOther = co_await ask.number(inContact(state, "enemies", enemy, unit));
    ask.tell(
        message(WORDS("drakerys", "%1 and %2 are Engaged"), toMessage(state, unit), toMessage(state, enemy)));
    bringIntoContact(state, contact);
}

} // namespace adjutant::drakerys
