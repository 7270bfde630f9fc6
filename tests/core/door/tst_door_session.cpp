#include "core/match/sessionof.h"
#include "tests/core/door/pebblematch.h"

namespace adjutant::test::tst_door_session {

struct Nods
{
    int count = 0;
};

static Task<> nod(Nods& state, Ask&)
{
    ++state.count;
    co_return;
}

class TestSession : public QObject
{
    Q_OBJECT

private:
    const door::Viewer red{false, {PlayerId("red")}};
    const door::Viewer blue{false, {PlayerId("blue")}};

private Q_SLOTS:
    void everySubjectIsAnOffer()
    {
        const PebbleMatch match;
        int open = 0;
        int closed = 0;
        for (const door::Offer& offer : match.session().offers({}))
            if (offer.key.procedure == "toss")
                (offer.standing == door::Standing::open ? open : closed) += 1;
        QCOMPARE(listed(open, closed), "2 2");
    }

    void inAGameWithoutDueNothingIsDue()
    {
        Rules<Nods> rules;
        rules.procedures.push_back({.id = "nod", .label = {"pebbles", "Nod"}, .play = nod});
        const SessionOf<Nods> session({}, Shared<Nods>(Nods()), rules);
        const std::vector<door::Offer> offers = session.offers({});
        QCOMPARE(offers.size(), 1U);
        QVERIFY(offers.front().section == door::Section::turn);
    }

    void aLineHasTheRoundInWhichItWasPlayed()
    {
        Rules<Nods> rules;
        rules.procedures.push_back(
            {.id = "set", .section = door::Section::setup, .label = {"pebbles", "Set"}, .play = nod});
        rules.procedures.push_back({.id = "nod", .label = {"pebbles", "Nod"}, .play = nod});
        rules.round = [](const Nods& state) { return 1 + state.count / 2; };
        SessionOf<Nods> session({}, Shared<Nods>(Nods()), rules);
        for (const char* procedure : {"set", "nod", "nod"})
            QVERIFY(session.command(procedure, {}));
        const auto lines = session.log({});
        QCOMPARE(listed(lines[0].round, lines[1].round, lines[2].round), "0 1 2");
    }

    void aFormChangesNothingAndGrowsWithItsAnswers()
    {
        const PebbleMatch match;
        const auto before = match.state();
        const door::OfferKey key = keyOf("toss red/thrower-1");
        const door::Form form = match.session().form({}, key, {});
        QVERIFY(form.playable && !form.complete);
        QCOMPARE(form.fields.back().path, "dice");
        const door::Form grown = match.session().form({}, key, {{"dice", std::vector<int>{6}}});
        QCOMPARE(std::get<door::DiceInput>(grown.fields.back().input).dice.size(), 2U);
        QCOMPARE(match.session().form({}, key, {{"dice", std::vector<int>{4}}}).fields.back().path, "caught");
        QCOMPARE(match.state(), before);
    }

    void whatIsOpenSurvivesBeingReadAgain()
    {
        PebbleMatch match;
        QCOMPARE(match.begin("red"), "");
        QVERIFY(match.isOpen());
        for (int k = 0; k < 2; ++k) {
            const auto again = match.readAgain();
            QVERIFY(again);
            QCOMPARE(again->toJson(), match.state());
            QVERIFY(again->offers({}).front().open);
            QCOMPARE(again->form({}, keyOf("toss"), {}).fields.back().path, k == 0 ? "dice" : "caught");
            QCOMPARE(match.roll(4), k == 0 ? "" : "malformed");
        }
        QCOMPARE(match.caught(0), "");
        QVERIFY(!match.isOpen());
        QCOMPARE(listed(match.jar("red"), match.session().records()), "1 3");
    }

    void facesThatAreNotWholeAreNotPutOnRecord()
    {
        PebbleMatch match;
        const door::Answers begun{{"dice", std::vector<int>{6}}};
        QCOMPARE(match.play("toss red/thrower-1", begun), "");
        QVERIFY(!match.steps().back().record.answers.contains("dice"));
        QCOMPARE(match.play("toss", {{"dice", std::vector<int>{6, 1}}}), "");
    }

    void whatIsOnRecordHolds()
    {
        PebbleMatch match;
        match.begin("red");
        const door::Answers again{{"steps", 5}, {"dice", std::vector<int>{4}}};
        QCOMPARE(match.play("toss", again), "");
        QVERIFY(!match.steps().back().record.answers.contains("steps"));
        QCOMPARE(std::get<int>(*match.session().form({}, keyOf("toss"), {{"steps", 5}}).fields[1].value), 2);
    }

    void leavingOutWhatIsNeededBehindASettleEndsTheProcedureAsItStands()
    {
        PebbleMatch match;
        match.begin("red");
        QCOMPARE(match.play("toss", {{"dice", door::Skipped()}}), "");
        QVERIFY(!match.isOpen());
        QCOMPARE(match.jar("red"), 0);
        QCOMPARE(match.readAgain()->toJson(), match.state());
    }

    // It is agreed to like a warning, and breaks no rule.
    void cancellingAnActionIsNoRuleThatWasOverruled()
    {
        PebbleMatch match;
        match.begin("red");
        const door::OfferKey hide = keyOf("hide blue");
        QCOMPARE(match.session().form({}, hide, {}).warnings.front().rule, "lets-go");
        QVERIFY(match.session().play(hide, {{"stones", 1}}, {"lets-go", "house-rule"}, {}));
        QCOMPARE(match.session().record(1).accepted, std::vector<std::string>{"house-rule"});
    }

    void beginningAnotherProcedureLetsTheOpenOneGo()
    {
        PebbleMatch match;
        match.begin("red");
        QCOMPARE(match.hide("blue", 2), "");
        QVERIFY(!match.isOpen());
        QCOMPARE(match.roll(4), "malformed");
    }

    void undoTakesAProcedureWithItsAnswersOrOneRecord()
    {
        PebbleMatch match;
        match.toss("red");
        QCOMPARE(toText(match.session().undoLabel({}, Extent::procedure)), "Toss");
        QCOMPARE(toText(match.session().undoLabel({}, Extent::record)), "red: 1 pebble in the jar");
        QCOMPARE(match.undo(Extent::record), "");
        QVERIFY(match.isOpen());
        QCOMPARE(match.redo(Extent::record), "");
        QCOMPARE(match.undo(), "");
        QCOMPARE(match.session().records(), 0U);
        QCOMPARE(match.redo(), "");
        QCOMPARE(listed(match.session().records(), match.jar("red"), match.redo()), "3 1 nothing-to-undo");
    }

    void whatCannotBeKeptDoesNotCount()
    {
        PebbleMatch match;
        const auto before = match.state();
        QCOMPARE(match.play("jar red", {{"pebbles", 4}}, false), "not-kept");
        QCOMPARE(match.state(), before);
        QVERIFY(match.session().log({}).empty());
    }

    void stepsThatDoNotHoldAreRefused()
    {
        PebbleMatch match;
        Session& session = match.session();
        Step step;
        step.record = {door::Role::answer, "toss", {{"dice", std::vector<int>{4}}}, {}};
        QCOMPARE(session.take(step)->rule, "malformed");
        step.record = {door::Role::correction, "toss", {{"thrower", "red/thrower-1"}}, {}};
        QCOMPARE(session.take(step)->rule, "malformed");
        step.record = {door::Role::procedure, "fly", {}, {}};
        QCOMPARE(session.take(step)->rule, "malformed");
        QCOMPARE(session.take({Step::Kind::undo, {}, 1, 0})->rule, "nothing-to-undo");
        QCOMPARE(session.take({Step::Kind::goTo, {}, 1, 0})->rule, "nothing-to-undo");
        QCOMPARE(session.records(), 0U);
    }

    // Each costs as much as the records since a state that is kept: fewer than sixteen.
    void aRecordThatGoesFarBackTooOftenIsRefused()
    {
        constexpr std::size_t records = 1000;
        PebbleMatch match;
        for (std::size_t k = 0; k < records; ++k)
            match.count("red", static_cast<int>(k % 100));
        const auto again = match.readAgain();
        const Step record{Step::Kind::record, match.session().record(1), 1, 0};
        std::string refusal;
        std::size_t taken = 0;
        for (; taken < 8000 && refusal.empty(); ++taken)
            for (const Step& step : {Step{Step::Kind::goTo, {}, 1, taken * 617 % records}, record})
                if (const auto refused = again->take(step))
                    refusal = refused->rule;
        QCOMPARE(refusal, "malformed");
        QVERIFY2(taken > 32'000 / 16, qPrintable(QString::number(taken)));
        // Whoever only looks there and comes back does nothing again, and to and fro between two is as cheap.
        const auto other = match.readAgain();
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
        PebbleMatch match;
        for (int k = 0; k < 70; ++k)
            match.count("red", k);
        for (const std::size_t at : {0, 1, 3, 64, 69, 70})
            QCOMPARE(match.session().view({}, at).sides.front().counters.front().value,
                     at == 0 ? 0 : static_cast<int>(at) - 1);
        QCOMPARE(match.session().view({}, 1000).sides.front().counters.front().value, 69);
    }

    void aCommandOfOneLineIsPlayedOrRefusedWhole()
    {
        PebbleMatch match;
        door::Answers line{{"thrower", "red/thrower-1"}, {"dice", std::vector<int>{4}}};
        QVERIFY(match.session().command("toss", line));
        line["weapon"] = "sling";
        QCOMPARE(match.session().command("toss", line).error().rule, "not-active");
        line["thrower"] = "blue/thrower-1";
        QCOMPARE(match.session().command("toss", line).error().rule, "malformed");
        QCOMPARE(match.session().command("fly", {}).error().rule, "malformed");
    }

    void diceFeedLuckWhereTheyBelongToAForecast()
    {
        PebbleMatch match;
        match.toss("red");
        QCOMPARE(match.session().outcomes().size(), 1U);
        QCOMPARE(match.session().outcomes().front().observed, 1);
        match.undo();
        QVERIFY(match.session().outcomes().empty());
    }

    void warningsStandWithTheirRecord()
    {
        PebbleMatch match;
        match.hide("red", 1);
        match.play("toss red/thrower-1", {{"steps", 5}});
        match.roll(1);
        QCOMPARE(match.session().warnings().size(), 1U);
        QCOMPARE(match.session().warnings().front().first, 1U);
        QCOMPARE(match.session().warnings().front().second.rule, "far");
    }

    // One that the open procedure can't follow is refused.
    void aCorrectionInTheMiddleKeepsWhatIsOpen()
    {
        PebbleMatch match;
        match.begin("red");
        QCOMPARE(match.count("red", 99), "full");
        QVERIFY(match.isOpen());
        QCOMPARE(match.jar("red"), 0);
        QCOMPARE(match.count("red", 5), "");
        QVERIFY(match.isOpen());
        QCOMPARE(match.jar("red"), 5);
        QCOMPARE(match.roll(4), "");
        QCOMPARE(match.count("blue", 2), "");
        QCOMPARE(match.caught(0), "");
        QCOMPARE(listed(match.jar("red"), match.jar("blue")), "6 2");
    }

    void corrections_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        const auto begun = [] { return ScriptedMatch(pebbles::start()); };
        row("those of the same spot hold in their order", begun,
            {"answer toss red/thrower-1", "answer jar red: {pebbles: 5}", "answer jar red: {pebbles: 3}",
             "side red: {jar: 3}", "answer toss: {dice: [4]}", "answer toss: {caught: 0, at: null}",
             "side red: {jar: 4}"});
        row("undo takes one alone or with the procedure around it", begun,
            {"answer toss red/thrower-1", "answer jar red: {pebbles: 5}", "undo: {}", "open: toss",
             "side red: {jar: 0}", "answer jar red: {pebbles: 5}", "answer toss: {dice: [4]}",
             "answer toss: {caught: 0, at: null}", "answer jar blue: {pebbles: 1}", "undo: {}",
             "match: {commands: 4}", "undo: {}", "match: {commands: 0}", "redo: {}", "match: {commands: 4}",
             "side red: {jar: 6}"});
    }
    void corrections() { followRow(); }

    void anIncompleteCorrectionIsRefused()
    {
        PebbleMatch match;
        QCOMPARE(listed(match.play("jar red", {}), match.session().records()), "malformed 0");
    }

    void aSecretIsForOnePairOfEyes()
    {
        const PebbleMatch match;
        const door::Form form = match.session().form({}, keyOf("hide red"), {});
        QVERIFY(form.eyesOnly && form.fields.back().secret);
        QCOMPARE(form.fields.back().by, PlayerId("red"));
        for (const door::Offer& offer : match.session().offers({}))
            QCOMPARE(offer.eyesOnly, offer.key.procedure == "hide");
    }

    void itsSentenceIsReadByItsOwner()
    {
        PebbleMatch match;
        QCOMPARE(match.hide("red", 3), "");
        QCOMPARE(match.story(red), "red hides stones\nred hides 3\n");
        QCOMPARE(match.story(blue), "red hides stones\n");
    }

    void itIsCoveredOnEveryBoardUntilItIsShown()
    {
        PebbleMatch match;
        match.hide("red", 3);
        const auto fist = [&match](const door::Viewer& viewer) {
            return toText(
                std::get<door::Row>(match.session().view(viewer, {}).boards.back().drawn).items[0].label);
        };
        QCOMPARE(fist(red), "3 stones");
        QCOMPARE(fist(blue), "-1 stones");
        QCOMPARE(match.play("show", {}), "waiting");
        match.hide("blue", 0);
        QCOMPARE(match.session().offers({}).front().key.procedure, "show");
        QCOMPARE(match.play("show", {}), "");
        VERIFY_CONTAINS(match.story(blue), "red had 3");
        QCOMPARE(match.jar("red"), 3);
    }
};

ADJUTANT_TEST(TestSession)

} // namespace adjutant::test::tst_door_session
