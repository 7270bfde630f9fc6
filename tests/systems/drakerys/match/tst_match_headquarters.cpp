#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

void teach(MatchState& state, const std::string& unit, const std::string& skill)
{
    UnitState& known = *state.find(unitRefOf(unit));
    UnitCard card = *known.card;
    card.skills.emplace_back(skill);
    known.card = card;
}

/// Red's Salik has every skill of the Headquarters, and red resolves the first phase.
MatchState atHeadquarters()
{
    MatchState state = readyTable();
    for (const std::string skill : {"leadership", "divination", "zephyr"})
        teach(state, "red/salik-1", skill);
    return after(state,
                 {"stand: {unit: red/salik-1, at: [40, 10]}", "stand: {unit: red/crows-1, at: [45, 10]}",
                  "stand: {unit: red/blood-banes-1, at: [70, 10]}", spending("red/salik-1", 16)});
}

table::Form formOf(MatchState state, Task<> (*play)(MatchState&, Ask&), const table::Answers& answers)
{
    Ask ask({{answers, 0, false}}, Ask::Missing::stays);
    ask.run(play(state, ask));
    return ask.form();
}

const table::PickInput& pickAt(const table::Form& form, const std::string& path)
{
    return std::get<table::PickInput>(std::ranges::find(form.fields, path, &table::Field::path)->input);
}

const std::string reform = "order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}";

} // namespace

/// Headquarters Phases with what Heroes do in them (chapters "Leadership", "Divination", the Air Herald's
/// Zephyr), and the tokens that Units bear.
class MatchHeadquartersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void howManyUnitsRestIsTold()
    {
        const MatchState state = after(readyTable(), {"stress: {unit: red/crows-1, change: 2}",
                                                      "stress: {unit: red/blood-banes-1, change: 1}"});
        // Both, and Salik by the Stress of his activation.
        QVERIFY(run(state, spending("red/salik-1", 16)).story().find("one Stress off 3 Units") !=
                std::string::npos);
    }

    void anOrderIsGivenOnceAPhase()
    {
        const MatchState state = after(atHeadquarters(), {reform});
        QCOMPARE(run(atHeadquarters(), reform).warnings(), std::string());
        QCOMPARE(run(state, reform).warnings(), std::string("once"));
        // A prayer is another thing.
        QCOMPARE(run(state, "prayer: {unit: red/salik-1, prayer: holy-fury, to: red/crows-1}").warnings(),
                 std::string());
        // The next phase brings the next order.
        const MatchState next = after(state, {spending("blue/noctis-1", 16), spending("blue/soldiers-1", 1),
                                              spending("red/crows-1", 16)});
        QCOMPARE(run(next, reform).warnings(), std::string());
    }

    void ordersReachTwentyCentimetres()
    {
        QCOMPARE(run(atHeadquarters(), "order: {unit: red/salik-1, to: red/blood-banes-1, order: "
                                       "reform-the-ranks}")
                     .warnings(),
                 std::string("out-of-range"));
        const table::Form form = formOf(atHeadquarters(), order, {{"unit", std::string("red/salik-1")}});
        const auto& to = pickAt(form, "to").options;
        QCOMPARE(to.size(), std::size_t(3));
        QCOMPARE(to[0].id, std::string("red/salik-1"));
        QCOMPARE(to[1].id, std::string("red/crows-1"));
        QCOMPARE(toText(to[1].detail), std::string("5 cm away"));
        QVERIFY(to[2].standing == table::Standing::warned); // 30 cm
    }

    void ordersAreForUnitsThatAreNotEngaged()
    {
        const MatchState state = after(atHeadquarters(), {"status: {unit: red/crows-1, add: engaged}"});
        QCOMPARE(run(state, reform).warnings(), std::string("engaged"));
    }

    void forwardIsAFreeMarch()
    {
        const auto forward = [](const std::string& place) {
            return run(atHeadquarters(),
                       "order: {unit: red/salik-1, to: red/crows-1, order: forward, place: [" + place + "]}");
        };
        // The Crows' March.
        const int march = unitOf(readyTable(), "red/crows-1").card->profile->march;
        const CommandRun moved = forward("45, " + std::to_string(10 + march));
        QCOMPARE(moved.warnings(), std::string());
        QVERIFY(unitOf(moved.state, "red/crows-1").at == Point(45, 10 + march));
        QCOMPARE(playerOf(moved.state, "red").progress, 16);
        QCOMPARE(forward("45, " + std::to_string(11 + march)).warnings(), std::string("beyond-reach"));
    }

    void aPoxCountsTheEnemyHeroesInRange()
    {
        const auto preset = [](const std::string& noctis) {
            const MatchState state =
                after(atHeadquarters(), {"stand: {unit: blue/noctis-1, at: [" + noctis + "]}",
                                         "stand: {unit: blue/soldiers-1, at: [40, 12]}"});
            const table::Form form =
                formOf(state, prayer,
                       {{"unit", std::string("red/salik-1")}, {"prayer", std::string("a-pox-on-them")}});
            return std::get<int>(*form.fields.back().value);
        };
        QCOMPARE(preset("40, 30"), 1); // 20 cm
        QCOMPARE(preset("40, 31"), 0);
    }

    void mercySaysHowManyTokensGo()
    {
        const MatchState state = after(atHeadquarters(), {"injure: {unit: red/blood-banes-1, count: 1}",
                                                          "stand: {unit: red/blood-banes-1, at: [40, 30]}"});
        const CommandRun done =
            run(state, "prayer: {unit: red/salik-1, prayer: mercy, to: red/blood-banes-1}");
        QCOMPARE(unitOf(done.state, "red/blood-banes-1").injuries, 0);
        QVERIFY(done.story().find("1 Injury") != std::string::npos);
        // Who has Injuries comes first.
        const table::Form form =
            formOf(state, prayer, {{"unit", std::string("red/salik-1")}, {"prayer", std::string("mercy")}});
        QCOMPARE(pickAt(form, "to").options.front().id, std::string("red/blood-banes-1"));
    }

    void whatAPhaseOffersIsDueUntilSomethingElseBegins()
    {
        const auto due = [](const MatchState& state) {
            std::vector<std::string> words;
            for (const table::OfferKey& key : tableRules().due(state))
                words.push_back(key.procedure);
            return words;
        };
        using Words = std::vector<std::string>;
        QCOMPARE(due(atHeadquarters()), (Words{"order", "prayer", "zephyr"}));
        const MatchState ordered = after(atHeadquarters(), {reform});
        QCOMPARE(due(ordered), (Words{"prayer", "zephyr"}));
        QCOMPARE(due(after(ordered, {"march: {unit: blue/noctis-1}"})), (Words{"end_activation"}));
        QCOMPARE(due(after(ordered, {spending("blue/noctis-1", 2)})), Words());
    }

    // Those on the table, then those that change what is reckoned; not those that the Unit has.
    void tokensThatMatterComeFirst()
    {
        const MatchState state = after(readyTable(), {"status: {unit: red/crows-1, add: rain}",
                                                      "status: {unit: blue/soldiers-1, add: no-charge}"});
        const table::Form form = formOf(state, statusToken, {{"unit", std::string("red/crows-1")}});
        const table::PickInput& add = pickAt(form, "add");
        QCOMPARE(add.options.front().id, std::string("no-charge"));
        QVERIFY(add.typed);
        QVERIFY(
            std::ranges::none_of(add.options, [](const table::Option& each) { return each.id == "rain"; }));
        bool plain = false;
        for (const table::Option& each : add.options) {
            plain = plain || each.detail.empty();
            QVERIFY(plain == each.detail.empty());
        }
    }
};

ADJUTANT_TEST(MatchHeadquartersTest)
#include "tst_match_headquarters.moc"
