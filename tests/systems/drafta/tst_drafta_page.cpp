#include "core/systems/drafta/drafta.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_drafta_page {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string archer = "{name: Bow, hp: 9, full: 3, partial: 1, class: archer}";
const table::Viewer shared;

ScriptedMatch begun()
{
    return redBegins("vela: " + vela + ", bow: " + archer, "ogre: " + ogre + ", twin: " + ogre);
}

const table::Offer* offerOf(const std::vector<table::Offer>& offers, const char* key)
{
    const auto found = std::ranges::find(offers, keyOf(key), &table::Offer::key);
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
        ScriptedMatch match(redAndBlue("vela: " + vela, "ogre: " + ogre));
        const auto offers = match.session().offers(shared);
        QCOMPARE(offers.front().key.procedure, "first");
        QVERIFY(offers.front().section == table::Section::due);
        QCOMPARE(toText(match.session().view(shared, {}).headline), "Both sides roll: higher goes first");
        QVERIFY(offerOf(offers, "end_turn")->standing == table::Standing::closed);
    }

    void everyUnitIsOfferedWithItsReason()
    {
        ScriptedMatch match = begun();
        const auto offers = match.session().offers(shared);
        QVERIFY(offerOf(offers, "move red/vela")->standing == table::Standing::open);
        const table::Offer* enemy = offerOf(offers, "move blue/ogre");
        QVERIFY(enemy->standing == table::Standing::closed);
        QCOMPARE(enemy->remark.rule, "not-active");
        QVERIFY(offerOf(offers, "camp")->standing == table::Standing::open);
        match.play("move: {unit: red/vela, squares: 1}");
        // One unit alone sets up no camp.
        QVERIFY(offerOf(match.session().offers(shared), "camp")->standing == table::Standing::closed);
    }

    void anAttackStandsOpenUntilItsDiceAreShown()
    {
        ScriptedMatch match = begun();
        const table::Form form = match.form("attack red/vela", "{defender: blue/ogre}");
        QVERIFY(form.playable && !form.complete);
        QCOMPARE(toText(form.title), "Vela attacks Ogre 1");
        match.answer("attack red/vela", "{defender: blue/ogre}");
        QCOMPARE(match.unit("red/vela")["acted"], true);
        QCOMPARE(match.unit("blue/ogre")["hp"], 10);

        const auto offers = match.session().offers(shared);
        QVERIFY(offers.front().open);
        const table::Form open = match.form("attack");
        QVERIFY(open.forecast);
        const table::Field& dice = open.fields.back();
        QCOMPARE(dice.path, "dice");
        QCOMPARE(std::get<table::DiceInput>(dice.input).dice.size(), 2U);
        QCOMPARE(toText(std::get<table::DiceInput>(dice.input).dice[0].label), "Vela");
        match.answer("attack", "{dice: [6, 1]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 6);
        QCOMPARE(match.session().records(), 3U);
        match.play("undo: {}");
        QCOMPARE(match.session().records(), 1U);
    }

    void theForecastSumsToOneAndFeedsLuck()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, dice: [5, 2]}");
        const auto outcomes = match.session().outcomes();
        QCOMPARE(outcomes.size(), 2U);
        QCOMPARE(outcomes[0].side.text(), "red");
        QCOMPARE(outcomes[0].observed, 4);
        QCOMPARE(outcomes[1].side.text(), "blue");
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
        ScriptedMatch match = begun();
        match.answer("attack red/vela", "{defender: blue/ogre}");
        match.answer("hp blue/ogre", "{hp: 5}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 5);
        match.answer("attack", "{dice: [6, 1]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 1);
    }

    void diceThatAreLeftOutEndTheAttackWithoutDamage()
    {
        ScriptedMatch match = begun();
        match.answer("attack red/vela", "{defender: blue/ogre}");
        match.answer("attack", "{dice: null}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10);
        QVERIFY(!match.session().offers(shared).front().open);
    }

    void whereNobodyRollsTheFormSaysWhatHappens()
    {
        ScriptedMatch match = begun();
        const table::Form form = match.form("attack red/bow", "{defender: blue/ogre}");
        QVERIFY(form.complete);
        QCOMPARE(form.follows.size(), 1U);
        QCOMPARE(toText(form.follows[0]), "No roll: Ogre 1 takes 3 damage");
    }

    void terrainSaysHowFar()
    {
        ScriptedMatch match = begun();
        const table::Form form = match.form("move red/vela");
        const auto& options = std::get<table::PickInput>(form.fields[1].input).options;
        QCOMPARE(toText(options[0].detail), "up to 5 squares");
        QCOMPARE(toText(options[1].detail), "up to 2 squares");
        QCOMPARE(options.back().id, "water");
        QVERIFY(options.back().standing == table::Standing::closed);
    }

    void labelsOfAPickAreUnique()
    {
        ScriptedMatch match = begun();
        const table::Form form = match.form("attack red/vela");
        std::set<std::string> labels;
        const auto& options = std::get<table::PickInput>(form.fields[1].input).options;
        for (const table::Option& option : options)
            labels.insert(toText(option.label));
        QCOMPARE(labels.size(), options.size());
        QVERIFY(options[0].odds && solve(drafta::gameSystem(), *options[0].odds));
    }

    void thePageShowsUnitsCampsAndTheEnd()
    {
        ScriptedMatch match = begun();
        match.play({"camp: {units: [red/vela, red/bow]}", "enter: {unit: red/bow, camp: camp-1}"});
        table::TableView view = match.session().view(shared, {});
        QCOMPARE(toText(view.headline), "Round 1: red’s turn");
        QCOMPARE(view.boards.size(), 1U);
        QCOMPARE(std::get<table::Row>(view.boards[0].drawn).items.size(), 1U);
        QCOMPARE(view.pieces.size(), 4U);
        QCOMPARE(view.pieces[0].counters[0].adjust, "hp");
        QCOMPARE(*view.pieces[0].counters[0].most, 12);
        QCOMPARE(view.pieces[1].chips.size(), 3U);
        QVERIFY(!view.pieces[0].ready);
        match.play({"hp: {unit: blue/ogre, hp: 0}", "hp: {unit: blue/twin, hp: 0}"});
        view = match.session().view(shared, {});
        QVERIFY(view.over);
        QCOMPARE(toText(view.headline), "red has won");
        QCOMPARE(view.winners.front().text(), "red");
    }

    void aMatchIsReadAgainByItsSteps()
    {
        ScriptedMatch match = begun();
        ScriptedMatch again(
            redAndBlue("vela: " + vela + ", bow: " + archer, "ogre: " + ogre + ", twin: " + ogre));
        match.answer("attack red/vela", "{defender: blue/ogre}");
        match.answer("attack", "{dice: [3, 4]}");
        match.play({"special: {attacker: red/bow, defender: blue/twin, damage: 2}", "end_turn: {}"});
        for (std::size_t k = 0; k < match.session().records(); ++k) {
            const auto json = commandJson(match.session().record(k));
            Record record = match.session().record(k);
            const auto answers = answersOf(json.begin().value());
            QVERIFY(answers);
            record.answers = *answers;
            QVERIFY(!again.session().take({Step::Kind::record, record}));
        }
        QCOMPARE(again.state(), match.state());
    }
};

ADJUTANT_TEST(DraftaPageTest)

} // namespace tst_drafta_page

#include "tst_drafta_page.moc"
