#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "core/words/message.h"
#include "tests/table/tablehome.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;

class FormControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksOneThingAfterTheOther();
    void answersAreTakenBackOneByOne();
    void theAppRollsAlsoTheDiceThatDiceBring();
    void typedRowsComeAndGo();
    void forecastsAreSolvedElsewhereAndKept();
    void whatIsLeftOutIsSaid();
    void theOnlyQuestionIsOpenThoughItIsPreset();
    void diceThatAreKnownForecastNothing();
    void diceOfSeveralPeopleAreNoSum();
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// A form of a toss by a thrower of three pebbles.
struct TossForm
{
    TossForm() : tester(form.fields(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        home.begin();
        form.begin({[this](const table::Answers& answers) {
                        return home.table().session().form({}, keyOf("toss", "red/thrower-3"), answers);
                    },
                    findGameSystem("pebbles")});
    }
    FormFieldRow row(const char* path) const
    {
        for (const RowModel::Row& each : form.fields()->rows())
            if (each.key == text(path))
                return each.value.value<FormFieldRow>();
        return {};
    }

    TableHome home;
    FormController form;
    QAbstractItemModelTester tester;
};

FormSource cardForm()
{
    return {[](const table::Answers& answers) {
                return answered<table::CardView>(findGameSystem("pebbles")->card, answers,
                                                 Ask::Missing::stays)
                    .form;
            },
            nullptr};
}

} // namespace

void FormControllerTest::asksOneThingAfterTheOther()
{
    TossForm toss;
    QCOMPARE(toss.form.asked().path, text("dice"));
    QCOMPARE(toss.row("steps").origin, text("byDefault"));
    QVERIFY(!toss.row("steps").expanded);
    QVERIFY(toss.form.playable());
    QVERIFY(!toss.form.complete());
    toss.form.answer(text("steps"), 4);
    QCOMPARE(toss.row("steps").value, text("4\u00a0steps"));
    for (const int face : {6, 5, 1, 2})
        toss.form.addFace(text("dice"), face);
    QCOMPARE(toss.form.asked().path, text("caught"));
    QCOMPARE(toss.row("caught").highest, 2);
    toss.form.answer(text("steps"), 5);
    QCOMPARE(toss.form.warnings().size(), 1);
}

void FormControllerTest::answersAreTakenBackOneByOne()
{
    TossForm toss;
    QVERIFY(!toss.form.begun());
    toss.form.addFace(text("dice"), 3);
    toss.form.addFace(text("dice"), 4);
    QCOMPARE(toss.row("dice").shown, 2);
    toss.form.undoAnswer();
    QCOMPARE(toss.row("dice").shown, 1);
    toss.form.undoAnswer();
    QVERIFY(!toss.form.begun());
    QCOMPARE(toss.row("dice").shown, 0);
}

void FormControllerTest::theAppRollsAlsoTheDiceThatDiceBring()
{
    for (int trial = 0; trial < 20; ++trial) {
        TossForm toss;
        toss.form.rollForMe(text("dice"));
        const FormFieldRow dice = toss.row("dice");
        int sixes = 0;
        for (const QVariant& die : dice.dice)
            sixes += die.value<FormDieRow>().face == 6 ? 1 : 0;
        QCOMPARE(dice.dice.size(), 3 + sixes);
        QCOMPARE(dice.nextSides, 0);
    }
}

void FormControllerTest::typedRowsComeAndGo()
{
    FormController form;
    const QAbstractItemModelTester tester(form.fields(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    form.setCollapses(false);
    form.begin(cardForm());
    form.answer(text("name"), text("Ann"));
    form.addRow(text("knacks"));
    form.answer(text("knacks/0/name"), text("Quick"));
    form.addRow(text("knacks"));
    form.answer(text("knacks/1/name"), text("Steady"));
    QVERIFY(form.complete());
    form.removeRow(text("knacks"), text("0"));
    QVERIFY(form.complete());
    const table::Answers whole = form.wholeAnswers();
    QCOMPARE(std::get<std::string>(whole.at("knacks/0/name")), std::string("Steady"));
    QVERIFY(!whole.contains("knacks/1/name"));
    QCOMPARE(std::get<int>(whole.at("hand")), 2);
}

void FormControllerTest::forecastsAreSolvedElsewhereAndKept()
{
    TossForm toss;
    QVERIFY(toss.form.forecast().pending);
    const QSignalSpy sentences(&toss.form, &FormController::forecastChanged);
    QTRY_VERIFY(!toss.form.forecast().pending);
    QVERIFY(!toss.form.forecast().headline.isEmpty());
    toss.form.answer(text("steps"), 3);
    QTRY_VERIFY(!toss.form.forecast().pending);
    toss.form.undoAnswer();
    QVERIFY(!toss.form.forecast().pending);
}

void FormControllerTest::whatIsLeftOutIsSaid()
{
    TossForm toss;
    for (int die = 0; die < 3; ++die)
        toss.form.addFace(text("dice"), 5);
    toss.form.answer(text("caught"), 1);
    QCOMPARE(toss.form.asked().path, text("at"));
    toss.form.leaveOut(text("at"));
    QCOMPARE(toss.row("at").origin, text("leftOut"));
    QVERIFY(toss.form.complete());
}

void FormControllerTest::theOnlyQuestionIsOpenThoughItIsPreset()
{
    const auto winners = [](Ask& ask, const std::string& path) -> Task<> {
        std::vector<table::Option> sides{{"red", verbatim("Red")}, {"blue", verbatim("Blue")}};
        co_await ask.several(Pick(path, verbatim("Winners"), std::move(sides)).from(0, 2));
    };
    const auto formOf = [&winners](const std::vector<std::string>& paths, const table::Answers& answers) {
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
    form.begin({[&](const table::Answers& answers) { return formOf({"winners"}, answers); }, nullptr});
    QVERIFY(form.complete());
    QVERIFY(isOpen(0));
    form.begin({[&](const table::Answers& answers) {
                    return formOf({"winners", "losers"}, answers);
                },
                nullptr});
    QVERIFY(!isOpen(0) && !isOpen(1));
}

void FormControllerTest::diceThatAreKnownForecastNothing()
{
    TossForm toss;
    QVERIFY(toss.form.forecast().shown);
    toss.form.addFace(text("dice"), 5);
    toss.form.addFace(text("dice"), 4);
    QVERIFY(toss.form.forecast().shown);
    toss.form.addFace(text("dice"), 3);
    QVERIFY(!toss.form.forecast().shown);
    toss.form.undoAnswer();
    QVERIFY(toss.form.forecast().shown);
}

void FormControllerTest::diceOfSeveralPeopleAreNoSum()
{
    const auto sumOf = [](std::vector<table::Die> dice, std::vector<int> faces) {
        table::Field field;
        field.input = table::DiceInput{std::move(dice)};
        field.value = std::move(faces);
        return rowOf(field).sum;
    };
    const table::Die plain{6};
    const table::Die ann{6, message(WORDS("pebbles", "Ann"))};
    const table::Die bob{6, message(WORDS("pebbles", "Bob"))};
    QCOMPARE(sumOf({plain, plain, plain}, {}), QString());
    QCOMPARE(sumOf({plain, plain, plain}, {6, 5}), text("Sum: 11"));
    QCOMPARE(sumOf({ann, ann, bob, bob}, {6, 5}), text("Ann: 11"));
    QCOMPARE(sumOf({ann, ann, bob, bob}, {6, 5, 2}), text("Bob: 2"));
    QCOMPARE(sumOf({ann, bob}, {6}), QString());
    QCOMPARE(sumOf({plain, plain, ann}, {6, 5}), QString());
}

ADJUTANT_TEST(FormControllerTest)
#include "tst_table_form.moc"
