#include "tests/core/door/pebbletable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_door_session {

using namespace adjutant;
using namespace adjutant::test;

namespace {

std::string story(const Session& session, const table::Viewer& viewer)
{
    std::string text;
    for (const LogLine& line : session.log(viewer))
        for (const Sentence& each : line.sentences)
            text += toText(each.message) + '\n';
    return text;
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private:
    const table::Viewer red{false, {PlayerId("red")}};
    const table::Viewer blue{false, {PlayerId("blue")}};

private slots:
    void everySubjectIsAnOffer()
    {
        const PebbleTable table;
        int open = 0;
        int closed = 0;
        for (const table::Offer& offer : table.session().offers({}))
            if (offer.key.procedure == "toss")
                (offer.standing == table::Standing::open ? open : closed) += 1;
        QCOMPARE(open, 2);
        QCOMPARE(closed, 2);
        const table::Viewer blue{false, {PlayerId("blue")}};
        for (const table::Offer& offer : table.session().offers(blue))
            QVERIFY(offer.key.piece.player != PlayerId("red"));
    }

    void aFormChangesNothingAndGrowsWithItsAnswers()
    {
        const PebbleTable table;
        const auto before = table.state();
        const table::OfferKey key = keyOf("toss", "red/thrower-1");
        const table::Form form = table.session().form({}, key, {});
        QVERIFY(form.playable && !form.complete);
        QCOMPARE(form.fields.back().path, "dice");
        const table::Form grown = table.session().form({}, key, {{"dice", std::vector<int>{6}}});
        QCOMPARE(std::get<table::DiceInput>(grown.fields.back().input).dice.size(), 2U);
        QCOMPARE(table.session().form({}, key, {{"dice", std::vector<int>{4}}}).fields.back().path, "caught");
        QCOMPARE(table.state(), before);
    }

    void whatIsOpenSurvivesBeingReadAgain()
    {
        PebbleTable table;
        QCOMPARE(table.begin("red"), "");
        QVERIFY(table.isOpen());
        for (int k = 0; k < 2; ++k) {
            const auto again = table.readAgain();
            QVERIFY(again);
            QCOMPARE(again->toJson(), table.state());
            QVERIFY(again->offers({}).front().open);
            QCOMPARE(again->form({}, keyOf("toss"), {}).fields.back().path, k == 0 ? "dice" : "caught");
            QCOMPARE(table.roll(4), k == 0 ? "" : "malformed");
        }
        QCOMPARE(table.caught(0), "");
        QVERIFY(!table.isOpen());
        QCOMPARE(table.jar("red"), 1);
        QCOMPARE(table.session().records(), 3U);
    }

    void facesThatAreNotWholeAreNotPutOnRecord()
    {
        PebbleTable table;
        const table::Answers begun{{"dice", std::vector<int>{6}}};
        QCOMPARE(table.play(keyOf("toss", "red/thrower-1"), begun), "");
        QVERIFY(!table.steps().back().record.answers.contains("dice"));
        QCOMPARE(table.play(keyOf("toss"), {{"dice", std::vector<int>{6, 1}}}), "");
    }

    void whatIsOnRecordHolds()
    {
        PebbleTable table;
        table.begin("red");
        const table::Answers again{{"steps", 5}, {"dice", std::vector<int>{4}}};
        QCOMPARE(table.play(keyOf("toss"), again), "");
        QVERIFY(!table.steps().back().record.answers.contains("steps"));
        QCOMPARE(std::get<int>(*table.session().form({}, keyOf("toss"), {{"steps", 5}}).fields[1].value), 2);
    }

    void leavingOutWhatIsNeededBehindASettleEndsTheProcedureAsItStands()
    {
        PebbleTable table;
        table.begin("red");
        QCOMPARE(table.play(keyOf("toss"), {{"dice", table::LeftOut()}}), "");
        QVERIFY(!table.isOpen());
        QCOMPARE(table.jar("red"), 0);
        QVERIFY(table.readAgain());
        QCOMPARE(table.readAgain()->toJson(), table.state());
    }

    void beginningAnotherProcedureLetsTheOpenOneGo()
    {
        PebbleTable table;
        table.begin("red");
        QCOMPARE(table.hide("blue", 2), "");
        QVERIFY(!table.isOpen());
        QCOMPARE(table.roll(4), "malformed");
        QCOMPARE(table.readAgain()->toJson(), table.state());
    }

    void undoTakesAProcedureWithItsAnswersOrOneRecord()
    {
        PebbleTable table;
        table.toss("red");
        QCOMPARE(toText(table.session().undoLabel({}, Extent::procedure)), "Toss");
        QCOMPARE(toText(table.session().undoLabel({}, Extent::record)), "red: 1 pebble in the jar");
        QCOMPARE(table.undo(Extent::record), "");
        QVERIFY(table.isOpen());
        QCOMPARE(table.redo(Extent::record), "");
        QCOMPARE(table.undo(), "");
        QCOMPARE(table.session().records(), 0U);
        QCOMPARE(table.redo(), "");
        QCOMPARE(table.session().records(), 3U);
        QCOMPARE(table.jar("red"), 1);
        QCOMPARE(table.redo(), "nothing-to-undo");
    }

    void goToWalksAmongBranches()
    {
        PebbleTable table;
        table.toss("red"); // entries 0 to 2
        table.undo();
        table.hide("red", 3); // entry 3
        QCOMPARE(table.jar("red"), 0);
        QCOMPARE(table.goTo(2), "");
        QCOMPARE(table.jar("red"), 1);
        QCOMPARE(table.goTo(3), "");
        QCOMPARE(table.session().records(), 1U);
        QVERIFY(!table.session().log({}).front().stands && table.session().log({}).back().stands);
        QCOMPARE(table.goTo(1), "");
        QVERIFY(table.isOpen());
        QCOMPARE(table.readAgain()->toJson(), table.state());
        QCOMPARE(table.goTo(4), "nothing-to-undo");
    }

    void aMisreadDieIsRevisedAndTheRestPlayedAgain()
    {
        PebbleTable table;
        table.toss("red");
        table.toss("blue");
        QCOMPARE(table.jar("red"), 1);
        QCOMPARE(table.revise(1, {{"dice", std::vector<int>{1}}}), "");
        QCOMPARE(table.jar("red"), 0);
        QCOMPARE(table.jar("blue"), 1);
        QCOMPARE(table.session().records(), 6U);
        QCOMPARE(table.readAgain()->toJson(), table.state());
        QCOMPARE(table.revise(1, {{"dice", std::vector<int>{2}}}),
                 "nothing-to-undo"); // it doesn't stand any more
        const auto before = table.state();
        QCOMPARE(table.revise(table.session().log({}).back().entry, {{"caught", 7}}), "malformed");
        QCOMPARE(table.state(), before);
    }

    void whatCannotBeKeptDoesNotCount()
    {
        PebbleTable table;
        const auto before = table.state();
        QCOMPARE(table.play(sideKeyOf("jar", "red"), {{"pebbles", 4}}, false), "not-kept");
        QCOMPARE(table.state(), before);
        QVERIFY(table.session().log({}).empty());
    }

    void stepsThatDoNotHoldAreRefused()
    {
        PebbleTable table;
        Session& session = table.session();
        Step step;
        step.record = {table::Role::answer, "toss", {{"dice", std::vector<int>{4}}}, {}};
        QCOMPARE(session.take(step)->rule, "malformed");
        step.record = {table::Role::correction, "toss", {{"thrower", "red/thrower-1"}}, {}};
        QCOMPARE(session.take(step)->rule, "malformed");
        step.record = {table::Role::procedure, "fly", {}, {}};
        QCOMPARE(session.take(step)->rule, "malformed");
        QCOMPARE(session.take({Step::Kind::undo, {}, 1, 0})->rule, "nothing-to-undo");
        QCOMPARE(session.take({Step::Kind::goTo, {}, 1, 0})->rule, "nothing-to-undo");
        QCOMPARE(session.records(), 0U);
    }

    // Each costs as much as the records since a state that is kept: fewer than sixteen.
    void aRecordThatGoesFarBackTooOftenIsRefused()
    {
        constexpr std::size_t records = 1000;
        PebbleTable table;
        for (std::size_t k = 0; k < records; ++k)
            table.count("red", static_cast<int>(k % 100));
        const auto again = table.readAgain();
        const Step record{Step::Kind::record, table.session().record(1), 1, 0};
        std::string refusal;
        std::size_t taken = 0;
        for (; taken < 8000 && refusal.empty(); ++taken)
            for (const Step& step : {Step{Step::Kind::goTo, {}, 1, taken * 617 % records}, record})
                if (const auto refused = again->take(step))
                    refusal = refused->rule;
        QCOMPARE(refusal, "malformed");
        QVERIFY2(taken > 32'000 / 16, qPrintable(QString::number(taken)));
        // Whoever only looks there and comes back does nothing again, and to and fro between two is as cheap.
        const auto other = table.readAgain();
        for (std::size_t k = 0; k < 8000; ++k)
            QVERIFY(!other->take(Step{Step::Kind::goTo, {}, 1, k * 617 % records}));
        for (std::size_t k = 0; k < 4000; ++k) {
            QVERIFY(!other->take(Step{Step::Kind::goTo, {}, 1, k % 2 == 0 ? 60u : 925u}));
            QVERIFY(!other->take(record));
        }
    }

    void aLongTableHasFewerSteps()
    {
        QCOMPARE(mostStepsWith(2), std::size_t(100'000));
        QCOMPARE(mostStepsWith(25), std::size_t(100'000));
        QCOMPARE(mostStepsWith(400), std::size_t(6'250));
    }

    void aReplayLooksAtAnyEarlierState()
    {
        PebbleTable table;
        for (int k = 0; k < 70; ++k)
            table.count("red", k);
        for (const std::size_t at : {0, 1, 3, 64, 69, 70})
            QCOMPARE(table.session().view({}, at).sides.front().counters.front().value,
                     at == 0 ? 0 : static_cast<int>(at) - 1);
        QCOMPARE(table.session().view({}, 1000).sides.front().counters.front().value, 69);
    }

    void aLongMatchIsTakenBackToItsStart()
    {
        PebbleTable table;
        for (int k = 0; k < 300; ++k)
            table.count("red", k % 100);
        for (int k = 299; k >= 0; --k) {
            QCOMPARE(table.jar("red"), k % 100);
            QCOMPARE(table.undo(), "");
        }
        QCOMPARE(table.undo(), "nothing-to-undo");
        for (int k = 0; k < 300; ++k)
            table.redo();
        QCOMPARE(table.jar("red"), 99);
    }

    void aCommandIsTheWholeInOneLine()
    {
        PebbleTable table;
        table.toss("red");
        PebbleTable other;
        const table::Answers line{{"thrower", "red/thrower-1"}, {"dice", std::vector<int>{4}}};
        QVERIFY(other.session().command("toss", line));
        auto one = other.state();
        auto steps = table.state();
        one.erase("commands");
        steps.erase("commands");
        QCOMPARE(one, steps);
        table::Answers unknown = line;
        unknown["weapon"] = "sling";
        QCOMPARE(other.session().command("toss", unknown).error().rule, "not-active");
        unknown["thrower"] = "blue/thrower-1";
        QCOMPARE(other.session().command("toss", unknown).error().rule, "malformed");
        QCOMPARE(other.session().command("fly", {}).error().rule, "malformed");
    }

    void diceFeedLuckWhereTheyBelongToAForecast()
    {
        PebbleTable table;
        table.toss("red");
        QCOMPARE(table.session().outcomes().size(), 1U);
        QCOMPARE(table.session().outcomes().front().observed, 1);
        table.undo();
        QVERIFY(table.session().outcomes().empty());
    }

    void warningsStandWithTheirRecord()
    {
        PebbleTable table;
        table.hide("red", 1);
        table.play(keyOf("toss", "red/thrower-1"), {{"steps", 5}});
        table.roll(1);
        QCOMPARE(table.session().warnings().size(), 1U);
        QCOMPARE(table.session().warnings().front().first, 1U);
        QCOMPARE(table.session().warnings().front().second.rule, "far");
    }

    void aCorrectionInTheMiddleKeepsWhatIsOpen()
    {
        PebbleTable table;
        table.begin("red");
        QCOMPARE(table.count("red", 5), "");
        QVERIFY(table.isOpen());
        QCOMPARE(table.jar("red"), 5);
        QCOMPARE(table.roll(4), "");
        QCOMPARE(table.count("blue", 2), "");
        QCOMPARE(table.caught(0), "");
        QCOMPARE(table.jar("red"), 6);
        QCOMPARE(table.jar("blue"), 2);
        QCOMPARE(table.readAgain()->toJson(), table.state());
    }

    void correctionsOfTheSameSpotHoldInTheirOrder()
    {
        PebbleTable table;
        table.begin("red");
        table.count("red", 5);
        table.count("red", 3);
        QCOMPARE(table.jar("red"), 3);
        table.roll(4);
        table.caught(0);
        QCOMPARE(table.jar("red"), 4);
    }

    void undoTakesACorrectionAloneOrWithTheProcedureAroundIt()
    {
        PebbleTable table;
        table.begin("red");
        table.count("red", 5);
        QCOMPARE(table.undo(), "");
        QVERIFY(table.isOpen());
        QCOMPARE(table.jar("red"), 0);
        table.count("red", 5);
        table.roll(4);
        table.caught(0);
        table.count("blue", 1);
        QCOMPARE(table.undo(), "");
        QCOMPARE(table.session().records(), 4U);
        QCOMPARE(table.undo(), "");
        QCOMPARE(table.session().records(), 0U);
        QCOMPARE(table.redo(), "");
        QCOMPARE(table.session().records(), 4U);
        QCOMPARE(table.jar("red"), 6);
    }

    void aCorrectionThatTheOpenProcedureCannotFollowIsRefused()
    {
        PebbleTable table;
        table.begin("red");
        QCOMPARE(table.count("red", 99), "full");
        QVERIFY(table.isOpen());
        QCOMPARE(table.jar("red"), 0);
        QCOMPARE(table.roll(4), "");
        QCOMPARE(table.caught(0), "");
        QCOMPARE(table.jar("red"), 1);
    }

    void anIncompleteCorrectionIsRefused()
    {
        PebbleTable table;
        QCOMPARE(table.play(sideKeyOf("jar", "red"), {}), "malformed");
        QCOMPARE(table.session().records(), 0U);
    }

    void aSecretIsForOnePairOfEyes()
    {
        const PebbleTable table;
        const table::Form form = table.session().form({}, sideKeyOf("hide", "red"), {});
        QVERIFY(form.eyesOnly && form.fields.back().secret);
        QCOMPARE(form.fields.back().by, PlayerId("red"));
        for (const table::Offer& offer : table.session().offers({}))
            QCOMPARE(offer.eyesOnly, offer.key.procedure == "hide");
    }

    void itsSentenceIsReadByItsOwner()
    {
        PebbleTable table;
        QCOMPARE(table.hide("red", 3), "");
        QCOMPARE(story(table.session(), red), "red hides stones\nred hides 3\n");
        QCOMPARE(story(table.session(), blue), "red hides stones\n");
    }

    void itIsCoveredOnEveryBoardUntilItIsShown()
    {
        PebbleTable table;
        table.hide("red", 3);
        const auto fist = [&table](const table::Viewer& viewer) {
            return toText(
                std::get<table::Row>(table.session().view(viewer, {}).boards.back().drawn).items[0].label);
        };
        QCOMPARE(fist(red), "3 stones");
        QCOMPARE(fist(blue), "-1 stones");
        QCOMPARE(table.play(keyOf("show"), {}), "waiting");
        table.hide("blue", 0);
        QCOMPARE(table.session().offers({}).front().key.procedure, "show");
        QCOMPARE(table.play(keyOf("show"), {}), "");
        QVERIFY(story(table.session(), blue).find("red had 3") != std::string::npos);
        QCOMPARE(table.jar("red"), 3);
    }
};

ADJUTANT_TEST(TestSession)

} // namespace tst_door_session

#include "tst_door_session.moc"
