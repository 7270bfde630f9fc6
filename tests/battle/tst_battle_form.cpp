#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "core/match/fields.h"
#include "core/words/message.h"
#include "tests/battle/battlehome.h"

namespace adjutant::test::tst_battle_form {

static FormFieldRow rowIn(const FormController& form, const char* path)
{
    for (const RowModel::Row& each : form.fields()->rows())
        if (each.key == path)
            return each.value.value<FormFieldRow>();
    return {};
}

/// A form of a procedure that changes nothing.
static FormSource formAsking(Task<> (*procedure)(Ask&))
{
    return [procedure](const door::Answers& answers) {
        Ask ask({{answers, 0, false}}, Ask::Missing::stays);
        ask.run(procedure(ask));
        return ask.form();
    };
}

static Task<> hand(Ask& ask)
{
    std::vector<std::string> taken;
    const auto rows = co_await ask.rows(RowsOf("hand", verbatim("Hand"), 2, 4).rowLabel(verbatim("Card")));
    for (const std::string& row : rows) {
        const NamedId card = co_await askNamedId(ask, "hand/" + row, verbatim("Card"), taken);
        taken.push_back(card.id);
    }
}

/// A form of a toss by a thrower of three pebbles.
struct TossForm
{
    TossForm() : tester(form.fields(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        home.begin();
        form.begin([this](const door::Answers& answers) {
            return home.match().session().form({}, keyOf("toss", "red/thrower-3"), answers);
        });
    }
    FormFieldRow row(const char* path) const { return rowIn(form, path); }

    BattleHome home;
    FormController form;
    QAbstractItemModelTester tester;
};

static FormSource cardForm()
{
    return [](const door::Answers& answers) {
        return answered<door::CardView>(findGameSystem("pebbles")->card, answers, Ask::Missing::stays).form;
    };
}

class FormControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksOneThingAfterTheOther()
    {
        TossForm toss;
        QCOMPARE(listed(toss.form.asked().path, toss.row("steps").origin), "dice byDefault");
        QVERIFY(!toss.row("steps").expanded && toss.form.playable() && !toss.form.complete());
        toss.form.answer("steps", 4);
        QCOMPARE(toss.row("steps").value, "4\u00a0steps");
        for (const int face : {6, 5, 1, 2})
            toss.form.addFace("dice", face);
        QCOMPARE(listed(toss.form.asked().path, toss.row("caught").highest), "caught 2");
        toss.form.answer("steps", 5);
        QCOMPARE(toss.form.warnings().size(), 1);
    }

    void whatIsSkippedSaysWhatHoldsThen()
    {
        door::Field field;
        field.label = verbatim("Wild dice");
        field.ifSkipped = verbatim("None");
        field.origin = door::Origin::skipped;
        field.input = door::PickInput{};
        QCOMPARE(labelledText(field), "Wild dice: None");
        field.input = door::NumberInput{};
        QCOMPARE(labelledText(field), "Wild dice: None");
        // What their button says is done in their place.
        field.input = door::DiceInput{};
        QCOMPARE(labelledText(field), "Wild dice: skipped");
    }

    void aRollSaysWhatItBroughtBeforeItsFaces()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            co_await ask.dice(DiceOf("hits", verbatim("Attack roll"), 2, 6).readAs([](const auto& faces) {
                return verbatim(std::to_string(faces.size()) + " of them");
            }));
            co_await ask.dice(DiceOf("others", verbatim("Others"), 2, 6));
        }));
        form.addFace("hits", 3);
        QCOMPARE(rowIn(form, "hits").value, "3");
        form.addFace("hits", 5);
        QCOMPARE(listed(form.asked().path, rowIn(form, "hits").value), "others 2 of them · 3, 5");
    }

    void answersAreTakenBackOneByOne()
    {
        TossForm toss;
        QVERIFY(!toss.form.begun());
        toss.form.addFace("dice", 3);
        toss.form.addFace("dice", 4);
        QCOMPARE(toss.row("dice").shown, 2);
        toss.form.undoAnswer();
        QCOMPARE(toss.row("dice").shown, 1);
        toss.form.undoAnswer();
        QVERIFY(!toss.form.begun());
        QCOMPARE(toss.row("dice").shown, 0);
    }

    // What was entered before the form was left comes back at once, and goes one by one.
    void aDraftIsTakenBackOneByOne()
    {
        TossForm toss;
        toss.form.replace({{"steps", 4}, {"dice", std::vector<int>{6, 5}}});
        toss.form.undoAnswer();
        QCOMPARE(toss.row("dice").shown, 1);
        toss.form.undoAnswer();
        QCOMPARE(listed(toss.row("dice").shown, toss.row("steps").value), "0 4\u00a0steps");
        QVERIFY(toss.form.begun());
        toss.form.undoAnswer();
        QVERIFY(!toss.form.begun());
        QCOMPARE(toss.row("steps").origin, "byDefault");
    }

    void theAppRollsAlsoTheDiceThatDiceBring()
    {
        for (int trial = 0; trial < 20; ++trial) {
            TossForm toss;
            toss.form.rollForMe("dice");
            const FormFieldRow dice = toss.row("dice");
            int sixes = 0;
            for (const QVariant& die : dice.dice)
                sixes += die.value<FormDieRow>().face == 6 ? 1 : 0;
            QCOMPARE(dice.dice.size(), 3 + sixes);
            QCOMPARE(dice.nextSides, 0);
        }
    }

    // Dice of one side always tie.
    void theAppStopsBeforeTheDiceOfATie()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            DiceOf dice("first", verbatim("Who begins"), 2, 1);
            dice.more([](const auto& faces) {
                std::vector<door::Die> again(faces.size() < 6 ? 2 : 0, door::Die{1});
                if (!again.empty())
                    again.front().afterTie = true;
                return again;
            });
            co_await ask.dice(std::move(dice));
        }));
        for (const int shown : {2, 4, 6}) {
            form.rollForMe("first");
            QCOMPARE(rowIn(form, "first").shown, shown);
        }
        QVERIFY(form.asked().path.isEmpty());
    }

    void typedRowsComeAndGo()
    {
        FormController form;
        const QAbstractItemModelTester tester(form.fields(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        form.setCollapses(false);
        form.begin(cardForm());
        form.answer("name", "Ann");
        form.addRow("knacks");
        form.answer("knacks/0/name", "Quick");
        form.addRow("knacks");
        form.answer("knacks/1/name", "Steady");
        QVERIFY(form.complete());
        form.removeRow("knacks", "0");
        QVERIFY(form.complete());
        const door::Answers whole = form.wholeAnswers();
        QCOMPARE(std::get<std::string>(whole.at("knacks/0/name")), "Steady");
        QVERIFY(!whole.contains("knacks/1/name"));
        QCOMPARE(std::get<int>(whole.at("hand")), 2);
    }

    void aNameThatIsTypedIsTheOptionOfThatName()
    {
        FormController form;
        form.begin(formAsking(+[](Ask& ask) -> Task<> {
                       std::vector<door::Option> kinds(1);
                       kinds.front() = {"cold", verbatim("Frost and ice")};
                       co_await ask.one(Pick("kind", verbatim("Kind"), kinds).orTyped());
                   }),
                   {});
        form.answer("kind", "frost AND ice");
        QCOMPARE(std::get<std::string>(form.answers().at("kind")), "cold");
        form.answer("kind", "Fog");
        QCOMPARE(std::get<std::string>(form.answers().at("kind")), "Fog");
    }

    void aNumberIsTypedWhole()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            co_await ask.dice(DiceOf("d100", verbatim("Consequence"), 1, 100));
            co_await ask.dice(DiceOf("d10", verbatim("Others"), 2, 10));
        }));
        const auto valueOf = [&form](const char* path) { return rowIn(form, path).value; };
        QVERIFY(form.typeDigit(7));
        QCOMPARE(form.typedFace(), 7);
        QCOMPARE(form.asked().path, "d100"); // it waits for the rest
        QVERIFY(form.typeDigit(7));
        QCOMPARE(form.typedFace(), 77);
        form.typeDigit(7); // 777 is none of its faces
        QCOMPARE(form.typedFace(), 77);
        form.takeBackKey();
        QCOMPARE(form.typedFace(), 7);
        form.typeDigit(8);
        form.takeTyped();
        QCOMPARE(listed(valueOf("d100"), form.typedFace()), "78 0");
        // A digit is a face of ten or fewer, and 0 the ten.
        QCOMPARE(form.asked().path, "d10");
        QVERIFY(form.typeDigit(7));
        QVERIFY(form.typeDigit(0));
        QCOMPARE(valueOf("d10"), "7, 10");
        QVERIFY(!form.typeDigit(3)); // nothing is asked any more
    }

    void anAnsweredRollHoldsUntilADieIsEnteredAnew()
    {
        TossForm toss;
        for (const int face : {2, 5, 1})
            toss.form.addFace("dice", face);
        QCOMPARE(toss.form.asked().path, "caught");
        toss.form.open("dice");
        QCOMPARE(toss.form.asked().path, "dice");
        QVERIFY(toss.row("dice").again);
        QCOMPARE(toss.row("dice").shown, 0); // the first one is asked
        QCOMPARE(toss.row("dice").value, "2, 5, 1");
        QCOMPARE(std::get<std::vector<int>>(toss.form.answers().at("dice")), (std::vector{2, 5, 1}));
        // Opened by mistake: once more, and they are as they were.
        toss.form.open("dice");
        QCOMPARE(listed(toss.form.asked().path, toss.row("dice").shown), "caught 3");
        toss.form.open("dice");
        toss.form.addFace("dice", 4);
        QVERIFY(!toss.row("dice").again);
        QCOMPARE(toss.row("dice").value, "4");
        toss.form.undoAnswer();
        QCOMPARE(toss.row("dice").value, "2, 5, 1");
        // Or by the app.
        toss.form.open("dice");
        toss.form.rollForMe("dice");
        QVERIFY(!toss.row("dice").again);
        QCOMPARE(toss.row("dice").nextSides, 0);
    }

    void thePadKeepsTheCountThatItOffersInPlaceOfDice()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            const auto dice = co_await ask.diceOrNone(DiceOf("dice", verbatim("Dice"), 3, 6));
            if (!dice)
                co_await ask.number(NumberOf("hits", verbatim("Hits"), 0, 3));
        }));
        QCOMPARE(form.counted().path, "hits");
        form.addFace("dice", 5);
        QCOMPARE(form.counted().path, "hits");
        form.count(2); // but the die that lies there holds
        QCOMPARE(rowIn(form, "dice").value, "5");
    }

    void nobodyRollsPastWhatASideDecides()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            const Pick token("token", verbatim("Token"), {{"sun", verbatim("Sun")}});
            co_await ask.oneOrNone(token);
            Pick power("power", verbatim("Power"), {{"mire", verbatim("Mire")}});
            co_await ask.oneOrNone(power.by(PlayerId("red")));
            ask.settle();
            co_await ask.dice(DiceOf("dice", verbatim("Dice"), 2, 6));
        }));
        QVERIFY(form.leavable().isEmpty());
        form.leaveOut("token");
        QCOMPARE(listed(form.asked().path, form.leavable().isEmpty()), "power true");
    }

    void aDieThatDoesNotCountFails()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            DiceOf dice("dice", verbatim("Dice"), 3, 6);
            co_await ask.dice(dice.drops([](const auto& faces) { return faces.size() == 3 ? 3 : 0; }));
        }));
        for (int die = 0; die < 3; ++die)
            form.addFace("dice", 4);
        const QVariantList dice = rowIn(form, "dice").dice;
        QCOMPARE(listed(dice[1].value<FormDieRow>().fails, dice[2].value<FormDieRow>().fails), "false true");
    }

    void aCountThatNoTapOffersBeginsBehindThem()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            const auto dice = co_await ask.diceOrNone(DiceOf("dice", verbatim("Dice"), 12, 6));
            if (!dice)
                co_await ask.number(NumberOf("hits", verbatim("Hits"), 0, 24));
            co_await ask.number(NumberOf("others", verbatim("Others"), 0, 24));
        }));
        form.leaveOut("dice");
        QCOMPARE(listed(form.asked().path, form.asked().offered), "hits 12");
        form.answer("hits", 13);
        form.askNext();
        QCOMPARE(listed(form.asked().path, form.asked().offered), "others 0");
    }

    void theLastNumberIsKnownToBeTheLast()
    {
        FormController form;
        form.begin(formAsking([](Ask& ask) -> Task<> {
            const int hits = co_await ask.number(NumberOf("hits", verbatim("Hits"), 0, 24));
            if (hits > 0)
                co_await ask.number(NumberOf("losses", verbatim("Losses"), 0, hits));
        }));
        QCOMPARE(listed(form.asked().path, form.asksLast()), "hits false");
        form.answer("hits", 12);
        form.askNext();
        QCOMPARE(listed(form.asked().path, form.asksLast()), "losses true");
    }

    void aFirstRowShowsItsFieldsAtOnce()
    {
        FormController form;
        form.setCollapses(false);
        form.begin(formAsking(hand));
        form.addRow("hand");
        // With fewer than are needed nothing of them could be asked.
        QCOMPARE(listed(rowIn(form, "hand").keys.size(), form.asked().path), "2 hand/0/name");
        QVERIFY(rowIn(form, "hand/0/name").takesCursor);
        form.addRow("hand"); // the one that lacks its name comes first
        QCOMPARE(rowIn(form, "hand").keys.size(), 2);
        form.answer("hand/0/name", "Stab");
        QVERIFY(!rowIn(form, "hand/0/name").takesCursor);
        form.answer("hand/1/name", "Guard");
        form.addRow("hand");
        QCOMPARE(rowIn(form, "hand").keys.size(), 3);
        QVERIFY(rowIn(form, "hand/2/name").takesCursor);
        form.removeRow("hand", "2");
        form.removeRow("hand", "0");
        QCOMPARE(listed(rowIn(form, "hand").keys.size(), rowIn(form, "hand/0/name").value), "2 Guard");
        QCOMPARE(form.asked().path, "hand/1/name");
    }

    void namesAreTypedAndIdsAreMadeOfThem()
    {
        FormController form;
        form.setCollapses(false);
        form.begin(formAsking(hand));
        form.addRow("hand");
        form.answer("hand/0/name", "Quick Stab");
        form.answer("hand/1/name", "Quick stab!");
        QVERIFY(form.complete());
        const door::Answers kept = form.wholeAnswers();
        QCOMPARE(std::get<std::string>(kept.at("hand/0/id")), "quick-stab");
        QCOMPARE(std::get<std::string>(kept.at("hand/1/id")), "quick-stab-2");
        QCOMPARE(rowIn(form, "hand/0/name").value, "Quick Stab");
        QVERIFY(rowIn(form, "hand/0/id").path.isEmpty()); // no page shows it
        // What a file has keeps its id, whatever it is called from now on.
        form.begin(formAsking(hand),
                   {{"hand/0/id", std::string("stab")}, {"hand/1/id", std::string("guard")}});
        QCOMPARE(rowIn(form, "hand/0/name").value, "Stab");
        QVERIFY(rowIn(form, "hand/0/id").path.isEmpty());
        form.answer("hand/0/name", "Vicious Stab");
        QCOMPARE(std::get<std::string>(form.wholeAnswers().at("hand/0/id")), "stab");
    }

    void forecastsAreSolvedElsewhereAndKept()
    {
        TossForm toss;
        QVERIFY(toss.form.forecast().pending);
        const QSignalSpy sentences(&toss.form, &FormController::forecastChanged);
        QTRY_VERIFY(!toss.form.forecast().pending);
        QVERIFY(!toss.form.forecast().headline.isEmpty());
        toss.form.answer("steps", 3);
        QTRY_VERIFY(!toss.form.forecast().pending);
        toss.form.undoAnswer();
        QVERIFY(!toss.form.forecast().pending);
    }

    void whatIsSkippedIsReported()
    {
        TossForm toss;
        for (int die = 0; die < 3; ++die)
            toss.form.addFace("dice", 5);
        toss.form.answer("caught", 1);
        QCOMPARE(toss.form.asked().path, "at");
        toss.form.leaveOut("at");
        QCOMPARE(toss.row("at").origin, "skipped");
        QVERIFY(toss.form.complete());
    }

    void theOnlyQuestionIsOpenThoughItIsPreset()
    {
        const auto winners = [](Ask& ask, const std::string& path) -> Task<> {
            std::vector<door::Option> sides{{"red", verbatim("Red")}, {"blue", verbatim("Blue")}};
            co_await ask.several(Pick(path, verbatim("Winners"), std::move(sides)).from(0, 2));
        };
        const auto formOf = [&winners](const std::vector<std::string>& paths, const door::Answers& answers) {
            Ask ask({{answers, 0, false}}, Ask::Missing::stays);
            const auto all = [](Ask& asked, auto one, const std::vector<std::string>& each) -> Task<> {
                for (const std::string& path : each)
                    co_await one(asked, path);
            };
            ask.run(all(ask, winners, paths));
            return ask.form();
        };
        FormController form;
        const auto isOpen = [&form](int row) {
            return form.fields()->rows().at(row).value.value<FormFieldRow>().expanded;
        };
        form.begin([&](const door::Answers& answers) { return formOf({"winners"}, answers); });
        QVERIFY(form.complete());
        QVERIFY(isOpen(0));
        form.begin([&](const door::Answers& answers) { return formOf({"winners", "losers"}, answers); });
        QVERIFY(!isOpen(0) && !isOpen(1));
    }

    void diceThatAreKnownForecastNothing()
    {
        TossForm toss;
        QVERIFY(toss.form.forecast().shown);
        toss.form.addFace("dice", 5);
        toss.form.addFace("dice", 4);
        QVERIFY(toss.form.forecast().shown);
        toss.form.addFace("dice", 3);
        QVERIFY(!toss.form.forecast().shown);
        toss.form.undoAnswer();
        QVERIFY(toss.form.forecast().shown);
    }

    void diceOfSeveralPeopleAreNoSum()
    {
        const auto sumOf = [](std::vector<door::Die> dice, std::vector<int> faces) {
            door::Field field;
            field.input = door::DiceInput{std::move(dice)};
            field.value = std::move(faces);
            return rowOf(field).sum;
        };
        const door::Die plain{6};
        const door::Die ann{6, message(WORDS("pebbles", "Ann"))};
        const door::Die bob{6, message(WORDS("pebbles", "Bob"))};
        QCOMPARE(sumOf({plain, plain, plain}, {}), QString());
        QCOMPARE(sumOf({plain, plain, plain}, {6, 5}), "Sum: 11");
        QCOMPARE(sumOf({ann, ann, bob, bob}, {6, 5}), "Ann: 11");
        QCOMPARE(sumOf({ann, ann, bob, bob}, {6, 5, 2}), "Bob: 2");
        QCOMPARE(sumOf({ann, bob}, {6}), QString());
        QCOMPARE(sumOf({plain, plain, ann}, {6, 5}), QString());
    }
};

ADJUTANT_TEST(FormControllerTest)

} // namespace adjutant::test::tst_battle_form
