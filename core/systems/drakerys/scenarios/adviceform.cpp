#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/procedures/unitpicks.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

using Json = nlohmann::ordered_json;

constexpr int mostHeroicDice = 5;

constexpr Named shootingDeed{"shoot", TR("Shoot")};

const Named& deedOf(ActionKind kind)
{
    return kind == ActionKind::shooting ? shootingDeed : nameOfKind(kind, actionNames);
}

/// What advice is asked for.
struct AskedAdvice
{
    Situation situation;
    Message target;
    double wanted = 0.5;
};

double worthOfSide(const AskedSide& side)
{
    if (!side.unit || side.unit->sizes.empty())
        return 0;
    const SizeOffer* offer = side.unit->offerFor(side.side.warriors);
    return worthOf(offer ? offer : &side.unit->sizes.front());
}

Message adviceMessage(const Advice& advice)
{
    Message kind = deedOf(advice.kind).label;
    if (advice.heroicDice == 0)
        return kind;
    return counted(TR_N("%1 with %n Heroic Action D10"), advice.heroicDice, std::move(kind));
}

// The fewest Heroic Action dice with which such an Action reaches the wanted chance.
Message heroicAnswer(const AskedAdvice& asked, const std::vector<Advice>& all, ActionKind kind)
{
    const Advice* enough = nullptr;
    for (const Advice& each : all)
        if (each.kind == kind && each.removes >= asked.wanted &&
            (!enough || each.heroicDice < enough->heroicDice))
            enough = &each;
    if (!enough)
        return message(TR("%1: even %2 Heroic Action D10 don’t reach %3"), message(deedOf(kind).label),
                       asked.situation.mostHeroicDice, Percent{asked.wanted});
    return message(TR("%1 reaches %2: %3, for %4 TS in all"), adviceMessage(*enough), Percent{asked.wanted},
                   Percent{enough->removes}, enough->ts);
}

door::OddsView adviceView(const AskedAdvice& asked)
{
    const std::vector<Advice> all = adviceFor(asked.situation);
    door::OddsView view;
    view.headline =
        message(TR("Best value: %1, %2 TS; chance to wipe out %3: %4"), adviceMessage(all.front()),
                all.front().ts, asked.target, Percent{all.front().removes});
    auto list = Json::array();
    std::vector<ActionKind> kinds;
    for (const Advice& advice : all) {
        if (!findIn(kinds, advice.kind))
            kinds.push_back(advice.kind);
        view.chances.push_back({std::string(deedOf(advice.kind).id) + '_' + std::to_string(advice.heroicDice),
                                message(TR("%1, %2 TS"), adviceMessage(advice), advice.ts), advice.removes,
                                door::Tone::good});
        view.steps.push_back(
            {adviceMessage(advice),
             message(TR("%1 TS"), advice.ts),
             {message(TR("Chance to wipe out %1: %2"), asked.target, Percent{advice.removes}),
              message(TR("%1 AP removed, %2 AP lost, %3 AP removed per TS"), advice.apRemoved, advice.apLost,
                      advice.apPerTs())}});
        list.push_back({{"deed", deedOf(advice.kind).id},
                        {"heroic_dice", advice.heroicDice},
                        {"ts", advice.ts},
                        {"removed", advice.removes},
                        {"ap_removed", advice.apRemoved},
                        {"ap_lost", advice.apLost}});
    }
    if (asked.situation.mostHeroicDice > 0)
        for (const ActionKind kind : kinds)
            view.further.push_back(heroicAnswer(asked, all, kind));
    view.figures = std::make_shared<const Json>(Json{{"advice", std::move(list)}});
    return view;
}

bool isTooMuch(const Situation& situation)
{
    Fight fight{ActionKind::charge, situation.unit, situation.target};
    fight.active.heroicDice = situation.mostHeroicDice;
    if (situation.shot) {
        Shooting shot = *situation.shot;
        shot.active = fight.active;
        shot.target = situation.target;
        if (planOf(shot).dice > SideLimits::pool)
            return true;
    }
    const FightPlan plan = planOf(fight);
    return std::max(attackDice(fight.active, plan.active), attackDice(fight.target, plan.target)) >
           SideLimits::pool;
}

constexpr int mostUnits = 16;
constexpr int mostInUnit = 40; ///< Warriors: every pair is computed

/// An army as it was answered.
struct AskedArmy
{
    std::vector<Contender> units;
    std::vector<Message> names;
    std::vector<door::Answers> answers; ///< `unit` and `warriors` of each
};

Task<AskedArmy> askArmy(Ask& ask, const Catalogue& catalogue, const char* path, Words label)
{
    AskedArmy army;
    const std::vector<std::string> rows =
        co_await ask.rows(RowsOf(path, label, 1, mostUnits).rowLabel(TR("Unit")));
    for (const std::string& row : rows) {
        const door::Path at = std::string(path) + '/' + row;
        const std::string id = co_await ask.one(pickUnit(catalogue, at + "/unit"));
        const int warriors =
            co_await ask.number(NumberOf(at + "/warriors", TR("Warriors"), 1, mostInUnit).preset(1));
        const Unit* unit = catalogue.find(UnitId(id));
        const auto side = unit ? drakerys::sideOf(*unit, warriors) : std::nullopt;
        if (!side) {
            ask.warn("card", TR("%1 skipped: no stats"), verbatim(unit ? unit->name : id));
            continue;
        }
        army.units.push_back({*side, worthOf(unit->offerFor(warriors)), weaponOf(*unit, catalogue)});
        Message name = verbatim(unit->name);
        if (warriors > 1)
            name = message(TR("%1 (%2)"), std::move(name), warriors);
        army.names.push_back(std::move(name));
        army.answers.push_back({{"unit", id}, {"warriors", warriors}});
    }
    co_return army;
}

constexpr Named deedsOfAll[] = {actionNames[2], shootingDeed};

door::OddsQuery pairQuery(const door::Answers& active, const door::Answers& target, std::optional<int> shot)
{
    door::OddsQuery query{shot ? "shooting" : "fight", {}};
    door::addUnder(query.answers, "active", active);
    door::addUnder(query.answers, "target", target);
    if (shot)
        query.answers["distance"] = *shot;
    else
        query.answers["action"] = "charge";
    return query;
}

door::OddsView matchupView(const AskedArmy& own, const AskedArmy& enemy, std::optional<int> shot)
{
    const Matchup exchanges = matchupOf(own.units, enemy.units, shot);
    door::OddsView view;
    view.headline =
        message(shot ? TR("Every Unit shoots at every Unit") : TR("Every Unit charges every Unit"));
    door::Matrix matrix;
    matrix.label = TR("Average AP removed minus AP lost");
    matrix.rows = own.names;
    matrix.columns = enemy.names;
    auto rows = Json::array();
    for (std::size_t row = 0; row < exchanges.size(); ++row) {
        auto cells = Json::array();
        for (std::size_t column = 0; column < exchanges[row].size(); ++column) {
            const Exchange& exchange = exchanges[row][column];
            matrix.values.push_back(exchange.apRemoved - exchange.apLost);
            matrix.cells.push_back(exchange.possible
                                       ? pairQuery(own.answers[row], enemy.answers[column], shot)
                                       : door::OddsQuery());
            cells.push_back({{"ap_removed", exchange.apRemoved},
                             {"ap_lost", exchange.apLost},
                             {"removed", exchange.removes}});
        }
        rows.push_back(std::move(cells));
    }
    view.matrix = std::move(matrix);
    view.figures = std::make_shared<const Json>(Json{{"matchup", std::move(rows)}});
    return view;
}

const Catalogue& catalogueOf(const OddsQuestion& question)
{
    static const Catalogue none;
    return question.catalogue ? *question.catalogue : none;
}

Task<> askScenario(const ScenarioKind& kind, OddsQuestion& question, Ask& ask)
{
    AskedScenario asked{catalogueOf(question)};
    co_await kind.ask(asked, ask);
    if (!asked.scenario)
        co_return;
    const double work = workOf(*asked.scenario);
    co_await limitWork(question, work, ask);
    const auto nameOf = [&asked](std::string_view id) {
        const Skill* skill = asked.catalogue.find(SkillId(std::string(id)));
        return skill ? verbatim(skill->name) : fromId(id);
    };
    NamedScenario named{*asked.scenario, asked.names, mapped(notModelled(*asked.scenario), nameOf)};
    question.solve = [named = std::move(named)] { return viewOf(named); };
}

// One function for each kind, since an OddsKind has nothing else to tell them apart by.
template <std::size_t kind> Task<> askKind(OddsQuestion& question, Ask& ask)
{
    return askScenario(scenarioKinds()[kind], question, ask);
}

// What a Unit could do to a target, what each costs, and what it would probably bring.
Task<> askAdvice(OddsQuestion& question, Ask& ask)
{
    const Catalogue& catalogue = catalogueOf(question);
    AskedAdvice asked;
    const AskedSide unit = co_await askSide(ask, catalogue, "active", Needs::fighting);
    const AskedSide target = co_await askSide(ask, catalogue, "target", Needs::fighting);
    Situation& situation = asked.situation;
    situation.unit = unit.side;
    situation.unit.heroicDice = 0;
    situation.target = target.side;
    situation.unitWorth = worthOfSide(unit);
    situation.targetWorth = worthOfSide(target);
    situation.jammed = unit.unit && unit.unit->has(SkillId("jammed"));
    situation.quickShot = unit.unit && unit.unit->has(SkillId("quick_shot"));
    situation.mostHeroicDice = unit.side.has(RollSkill::heroicAction) ? mostHeroicDice : 0;
    situation.engaged = co_await ask.yes(Whether("engaged", TR("Engaged with the target")));
    if (!situation.engaged) {
        if (unit.side.hero)
            situation.canCombine =
                co_await ask.yes(Whether("combine", TR("A Guard Unit within 10 cm, for a Combined Charge")));
        const auto weapon = unit.unit ? weaponOf(*unit.unit, catalogue) : std::nullopt;
        if (weapon) {
            const std::optional<int> distance = co_await ask.numberOrNone(
                NumberOf("distance", TR("Distance, for a shot"), 0, weapon->range.value_or(1000))
                    .unit(TR("cm"))
                    .usuallyNone()
                    .ifSkipped(TR("No shot")));
            if (distance) {
                situation.shot.emplace();
                situation.shot->weapon = *weapon;
                situation.shot->distance = *distance;
            }
        }
    }
    if (situation.mostHeroicDice > 0)
        asked.wanted =
            co_await ask.number(NumberOf("wanted", TR("Target chance"), 1, 99).preset(50).unit(TR("%"))) /
            100.0;
    if (isTooMuch(situation))
        co_await ask.refuse("out-of-range", message(TR("at most %1 dice rolled together"), SideLimits::pool),
                            "active");
    // Every kind of attack with every number of Heroic dice; earlier releases, whose limit this is, computed
    // them twice.
    Fight heaviest{ActionKind::charge, situation.unit, situation.target};
    heaviest.active.heroicDice = situation.mostHeroicDice;
    const double work = 6.0 * (1 + situation.mostHeroicDice) * workOf(heaviest);
    co_await limitWork(question, work, ask);
    asked.target = toText(target.unit, TR("Target"));
    question.solve = [asked] { return adviceView(asked); };
}

// Every Unit of one army against every Unit of another.
Task<> askMatchup(OddsQuestion& question, Ask& ask)
{
    const Catalogue& catalogue = catalogueOf(question);
    const AskedArmy own = co_await askArmy(ask, catalogue, "active", TR("Attackers"));
    const AskedArmy enemy = co_await askArmy(ask, catalogue, "target", TR("Targets"));
    const bool shoots =
        co_await adjutant::askKind<bool>(ask, "action", TR("Active Unit’s Action"), deedsOfAll, "");
    std::optional<int> shot;
    if (shoots)
        shot = co_await ask.number(NumberOf("distance", TR("Distance"), 0, 1000).unit(TR("cm")).preset(20));
    const double work = workOfMatchup(own.units, enemy.units, shot);
    co_await limitWork(question, work, ask);
    question.solve = [own, enemy, shot] { return matchupView(own, enemy, shot); };
}

} // namespace

std::span<const OddsKind> oddsKinds()
{
    static const std::vector<OddsKind> all = [] {
        std::vector<OddsKind> kinds;
        [&kinds]<std::size_t... kind>(std::index_sequence<kind...>)
        {
            (kinds.push_back({scenarioKinds()[kind].id, scenarioKinds()[kind].label, askKind<kind>}), ...);
        }
        (std::make_index_sequence<9>());
        // Behind fights and shots.
        kinds.insert(kinds.begin() + 2,
                     {{"advice", TR("Best action"), askAdvice}, {"matchup", TR("Matchup"), askMatchup}});
        return kinds;
    }();
    return all;
}

} // namespace adjutant::drakerys
