#include "core/systems/drakerys/procedures/chargeskills.h"

#include "core/systems/drakerys/match/sideinmatch.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/shots.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr double hearsWarCry = 20; // cm

bool isEnemyInPlay(const UnitRef& own, const UnitRef& ref, const UnitState& unit)
{
    return ref.player != own.player && unit.isOnBattlefield();
}

// Those that the map knows to be near.
std::vector<std::string> nearEnough(const MatchState& state, const UnitRef& charger)
{
    const UnitState& unit = *state.find(charger);
    std::vector<std::string> near;
    for (const PlayerState& player : state.players)
        for (const UnitState& each : player.units)
            if (const UnitRef ref{player.id, each.id()}; isEnemyInPlay(charger, ref, each))
                if (const auto away = distanceBetween(unit, each); away && *away <= hearsWarCry)
                    near.push_back(toText(ref));
    return near;
}

// They hear it unless the players say otherwise.
Pick unitsThatHear(const MatchState& state, const UnitRef& charger)
{
    int most = 0;
    for (const PlayerState& player : state.players)
        for (const UnitState& each : player.units)
            most += isEnemyInPlay(charger, {player.id, each.id()}, each) ? 1 : 0;
    return pickUnit(state, "war_cry/units", WORDS("drakerys", "Enemies within 20 cm"),
                    judgeReach(state, charger, hearsWarCry),
                    [charger](const UnitRef& ref, const UnitState& each) {
                        return isEnemyInPlay(charger, ref, each);
                    })
        .from(0, most)
        .presets(nearEnough(state, charger))
        .rule("skill/war_cry");
}

/// A Unit that may shoot at the one it meets in a charge.
struct Harasser
{
    Rollers rollers; ///< who shoots, and at whom
    RangedWeapon weapon;
    bool shoots = false;
};

std::optional<Harasser> harasserOf(const MatchState& state, const UnitRef& unit, const UnitRef& at)
{
    const auto side = sideInMatch(state, unit);
    const auto weapon = weaponInMatch(*state.find(unit));
    if (!side || !weapon || !side->has(RollSkill::harassment))
        return std::nullopt;
    return Harasser{{unit, at}, *weapon, false};
}

Whether harassingOf(const MatchState& state, const Harasser& harasser, door::Path path)
{
    const UnitRef& unit = harasser.rollers.active;
    return Whether(std::move(path),
                   message(WORDS("drakerys", "%1 makes a Harassment Shooting at %2"), toMessage(state, unit),
                           toMessage(state, harasser.rollers.target)))
        .by(unit.player)
        .rule("skill/harassment");
}

std::vector<Harasser> harassersOf(const MatchState& state, const Rollers& rollers)
{
    std::vector<Harasser> all;
    if (auto active = harasserOf(state, rollers.active, rollers.target))
        all.push_back(std::move(*active));
    if (auto target = harasserOf(state, rollers.target, rollers.active))
        all.push_back(std::move(*target));
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

Task<bool> soundWarCry(MatchState& state, Ask& ask, UnitRef charger)
{
    if (!state.find(charger)->hasSkill("war_cry"))
        co_return false;
    const std::vector<std::string> near = co_await ask.several(unitsThatHear(state, charger));
    for (const std::string& each : nearEnough(state, charger))
        if (std::ranges::find(near, each) == near.end())
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
        const CurrentCause cause = [&state, hears, opposition]() -> std::optional<RollCause> {
            const auto side = sideInMatch(state, hears);
            return side ? std::optional<RollCause>(MoraleTest{*side, opposition}) : std::nullopt;
        };
        const Rollers rollers{hears, hears};
        const door::Path path = "war_cry/" + std::to_string(k);
        const Outcome outcome = co_await rollThrough(state, ask, path, rollers, cause);
        co_await layDown(state, ask, path + "/guard", rollers, outcome);
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
        Whether question = harassingOf(
            state, each, each.rollers.active == rollers.active ? "active/harassment" : "against/harassment");
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
