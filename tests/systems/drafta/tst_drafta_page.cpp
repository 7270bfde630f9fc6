#include "core/systems/drafta/drafta.h"
#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_drafta_page {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";
const std::string archer = R"({"name": "Bow", "hp": 9, "full": 3, "partial": 1, "class": "archer"})";
const table::Viewer shared;

DraftaTable begun()
{
    DraftaTable table("{\"vela\": " + vela + ", \"bow\": " + archer + "}",
                      "{\"ogre\": " + ogre + ", \"twin\": " + ogre + "}");
    table.redBegins();
    return table;
}

table::OfferKey key(const char* procedure, const char* unit)
{
    return {procedure, unitRefOf(unit)};
}

const table::Offer* offerOf(const std::vector<table::Offer>& offers, const table::OfferKey& wanted)
{
    const auto found = std::ranges::find(offers, wanted, &table::Offer::key);
    return found == offers.end() ? nullptr : &*found;
}

} // namespace

/// The table as a page has it: offers, forms that grow, dice that are still open.
class DraftaPageTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstRollIsDue()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"ogre\": " + ogre + "}");
        const auto offers = table.session().offers(shared);
        QCOMPARE(offers.front().key.procedure, std::string("first"));
        QVERIFY(offers.front().section == table::Section::due);
        QCOMPARE(toText(table.session().view(shared, {}).headline),
                 std::string("Both sides roll: higher goes first"));
        QVERIFY(offerOf(offers, {"end_turn"})->standing == table::Standing::closed);
    }

    void everyUnitIsOfferedWithItsReason()
    {
        DraftaTable table = begun();
        const auto offers = table.session().offers(shared);
        QVERIFY(offerOf(offers, key("move", "red/vela"))->standing == table::Standing::open);
        const table::Offer* enemy = offerOf(offers, key("move", "blue/ogre"));
        QVERIFY(enemy->standing == table::Standing::closed);
        QCOMPARE(enemy->remark.rule, std::string("not-active"));
        QVERIFY(offerOf(offers, {"camp"})->standing == table::Standing::open);
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 1})"), std::string());
        // One unit alone sets up no camp.
        QVERIFY(offerOf(table.session().offers(shared), {"camp"})->standing == table::Standing::closed);
    }

    void anAttackStandsOpenUntilItsDiceAreShown()
    {
        DraftaTable table = begun();
        const table::OfferKey attack = key("attack", "red/vela");
        table::Answers answers{{"defender", std::string("blue/ogre")}};
        const table::Form form = table.session().form(shared, attack, answers);
        QVERIFY(form.playable && !form.complete);
        QCOMPARE(toText(form.title), std::string("Vela attacks Ogre 1"));
        QVERIFY(table.session().play(attack, answers, {}, {}));
        QCOMPARE(table.unit("red/vela")["acted"], Json(true));
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10));

        const auto offers = table.session().offers(shared);
        QVERIFY(offers.front().open);
        const table::Form open = table.session().form(shared, {"attack"}, {});
        QVERIFY(open.forecast);
        const table::Field& dice = open.fields.back();
        QCOMPARE(dice.path, std::string("dice"));
        QCOMPARE(std::get<table::DiceInput>(dice.input).dice.size(), std::size_t(2));
        QCOMPARE(toText(std::get<table::DiceInput>(dice.input).dice[0].label), std::string("Vela"));
        QVERIFY(table.session().play({"attack"}, {{"dice", std::vector<int>{6, 1}}}, {}, {}));
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(6));
        QCOMPARE(table.session().records(), std::size_t(3));
        QVERIFY(table.session().undo(Extent::procedure, {}));
        QCOMPARE(table.session().records(), std::size_t(1));
    }

    void theForecastSumsToOneAndFeedsLuck()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", R"({"attacker": "red/vela", "defender": "blue/ogre", "dice": [5, 2]})"),
                 std::string());
        const auto outcomes = table.session().outcomes();
        QCOMPARE(outcomes.size(), std::size_t(2));
        QCOMPARE(outcomes[0].side.text(), std::string("red"));
        QCOMPARE(outcomes[0].observed, 4);
        QCOMPARE(outcomes[1].side.text(), std::string("blue"));
        QCOMPARE(outcomes[1].observed, 2);
        const auto view = solve(drafta::gameSystem(), outcomes[0].query);
        QVERIFY(view);
        for (const Outcome& outcome : outcomes) {
            const auto series = std::ranges::find(view->series, outcome.figure, &table::Series::id);
            QVERIFY(series != view->series.end());
            QVERIFY(qAbs(odds::total(series->p) - 1) < 1e-12);
            QVERIFY(series->p[static_cast<std::size_t>(outcome.observed)] > 0);
        }
    }

    void aCorrectionInTheMiddleIsReckonedWith()
    {
        DraftaTable table = begun();
        QVERIFY(table.session().play(key("attack", "red/vela"), {{"defender", std::string("blue/ogre")}}, {},
                                     {}));
        QVERIFY(table.session().play(key("hp", "blue/ogre"), {{"hp", 5}}, {}, {}));
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(5));
        QVERIFY(table.session().play({"attack"}, {{"dice", std::vector<int>{6, 1}}}, {}, {}));
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(1));
    }

    void diceThatAreLeftOutEndTheAttackWithoutDamage()
    {
        DraftaTable table = begun();
        QVERIFY(table.session().play(key("attack", "red/vela"), {{"defender", std::string("blue/ogre")}}, {},
                                     {}));
        QVERIFY(table.session().play({"attack"}, {{"dice", table::LeftOut{}}}, {}, {}));
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10));
        QVERIFY(!table.session().offers(shared).front().open);
    }

    void whereNobodyRollsTheFormSaysWhatHappens()
    {
        DraftaTable table = begun();
        const table::Form form =
            table.session().form(shared, key("attack", "red/bow"), {{"defender", std::string("blue/ogre")}});
        QVERIFY(form.complete);
        QCOMPARE(form.follows.size(), std::size_t(1));
        QCOMPARE(toText(form.follows[0]), std::string("No roll: Ogre 1 takes 3 damage"));
    }

    void terrainSaysHowFar()
    {
        DraftaTable table = begun();
        const table::Form form = table.session().form(shared, key("move", "red/vela"), {});
        const auto& options = std::get<table::PickInput>(form.fields[1].input).options;
        QCOMPARE(toText(options[0].detail), std::string("up to 5 squares"));
        QCOMPARE(toText(options[1].detail), std::string("up to 2 squares"));
        QCOMPARE(options.back().id, std::string("water"));
        QVERIFY(options.back().standing == table::Standing::closed);
    }

    void labelsOfAPickAreUnique()
    {
        DraftaTable table = begun();
        const table::Form form = table.session().form(shared, key("attack", "red/vela"), {});
        std::set<std::string> labels;
        const auto& options = std::get<table::PickInput>(form.fields[1].input).options;
        for (const table::Option& option : options)
            labels.insert(toText(option.label));
        QCOMPARE(labels.size(), options.size());
        QVERIFY(options[0].odds && solve(drafta::gameSystem(), *options[0].odds));
    }

    void thePageShowsUnitsCampsAndTheEnd()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/vela", "red/bow"]})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/bow", "camp": "camp-1"})"), std::string());
        table::TableView view = table.session().view(shared, {});
        QCOMPARE(toText(view.headline), std::string("Round 1: red’s turn"));
        QCOMPARE(view.boards.size(), std::size_t(1));
        QCOMPARE(std::get<table::Row>(view.boards[0].drawn).items.size(), std::size_t(1));
        QCOMPARE(view.pieces.size(), std::size_t(4));
        QCOMPARE(view.pieces[0].counters[0].adjust, std::string("hp"));
        QCOMPARE(*view.pieces[0].counters[0].most, 12);
        QCOMPARE(view.pieces[1].chips.size(), std::size_t(3));
        QVERIFY(!view.pieces[0].ready);
        for (const std::string unit : {"blue/ogre", "blue/twin"}) {
            const std::string falling = Json{{"unit", unit}, {"hp", 0}}.dump();
            QCOMPARE(table.play("hp", falling), std::string());
        }
        view = table.session().view(shared, {});
        QVERIFY(view.over);
        QCOMPARE(toText(view.headline), std::string("red has won"));
        QCOMPARE(view.winners.front().text(), std::string("red"));
    }

    void aMatchIsReadAgainByItsSteps()
    {
        DraftaTable table = begun();
        DraftaTable again("{\"vela\": " + vela + ", \"bow\": " + archer + "}",
                          "{\"ogre\": " + ogre + ", \"twin\": " + ogre + "}");
        QVERIFY(table.session().play(key("attack", "red/vela"), {{"defender", std::string("blue/ogre")}}, {},
                                     {}));
        QVERIFY(table.session().play({"attack"}, {{"dice", std::vector<int>{3, 4}}}, {}, {}));
        QCOMPARE(table.play("special", R"({"attacker": "red/bow", "defender": "blue/twin", "damage": 2})"),
                 std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        for (std::size_t k = 0; k < table.session().records(); ++k) {
            const auto json = commandJson(table.session().record(k));
            Record record = table.session().record(k);
            const auto answers = answersOf(json.begin().value());
            QVERIFY(answers);
            record.answers = *answers;
            QVERIFY(!again.session().take({Step::Kind::record, record}));
        }
        QCOMPARE(again.state(), table.state());
    }
};

ADJUTANT_TEST(DraftaPageTest)

} // namespace tst_drafta_page

#include "tst_drafta_page.moc"
