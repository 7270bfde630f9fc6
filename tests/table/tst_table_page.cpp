#include "app/viewmodels/table/groundtouch.h"
#include "app/viewmodels/table/tablecontroller.h"
#include "app/viewmodels/table/tablesetup.h"
#include "tests/systems/pebbles/pebbles.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/table/tablehome.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

namespace tst_table_page {

using namespace adjutant;
using namespace adjutant::test;

class TablePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thoseWhoMayActComeFirst();
    void aDrawIsADrawEverywhere();
    void anOfferIsPlayedByItsForm();
    void aChangeIsSeenOnceAndWrittenOnce();
    void aTapOnACounterIsOneCorrection();
    void whatRollsBroughtWaitsToBeSeen();
    void whatHelpsWithoutDiceWaitsToBeSeenToo();
    void theAppRollsUntilSomethingIsAsked();
    void whatLiesOnABoardIsPutElsewhere();
    void whatSeemsWrongIsAskedAndWhatIsForbiddenSaid();
    void touchingMeasuresFromWhatIsSelected();
    void whatIsNotThereYetIsPutByATap();
    void theNextThatIsNotThereIsAtHandOnceOneIsPut();
    void nothingOfASecretIsOnTheTable();
    void anEarlierTableIsShownAndGoneOnFrom();
    void luckIsCountedFromForecasts();
    void setupAsksForListsAndBegins();
    void whatAsksNothingIsDoneAtATap();
    void lookingAtAnOldMatchLeavesWhatWaitsAlone();
    void diceThatWereEnteredWaitAtTheTop();
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// A table under test, each of its models watched.
struct WatchedTable
{
    WatchedTable()
    {
        home.begin();
        controller = std::make_unique<TableController>(&home.workspace());
        for (RowModel* model :
             {controller->offers()->due(), controller->offers()->turn(), controller->offers()->corrections(),
              controller->scene()->sides(), controller->scene()->boards(), controller->log()->lines(),
              controller->form()->fields()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         model);
        for (const RowModel::Row& row : controller->scene()->sides()->rows())
            new QAbstractItemModelTester(row.value.value<TableSideRow>().pieces,
                                         QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         controller.get());
    }
    TableSideRow side(int k) const
    {
        return controller->scene()->sides()->rows().at(k).value.value<TableSideRow>();
    }
    TablePieceRow piece(int k) const { return side(0).pieces->rows().at(k).value.value<TablePieceRow>(); }
    TableBoardRow floor() const
    {
        for (const RowModel::Row& row : controller->scene()->boards()->rows())
            if (row.key == text("floor"))
                return row.value.value<TableBoardRow>();
        return {};
    }
    TableItemRow pebble() const { return floor().items.value(0).value<TableItemRow>(); }
    void toss()
    {
        controller->openOffer(piece(0).offers.constFirst().value<TableOfferRow>().key);
        controller->form()->rollForMe(text("dice"));
        if (!controller->form()->asked().path.isEmpty())
            controller->form()->leaveOut(controller->form()->asked().path);
        while (!controller->form()->asked().path.isEmpty())
            controller->form()->leaveOut(controller->form()->asked().path);
        QVERIFY(controller->form()->complete());
        QVERIFY(!controller->form()->confirm());
    }

    TableHome home;
    std::unique_ptr<TableController> controller;
};

} // namespace

void TablePageTest::thoseWhoMayActComeFirst()
{
    WatchedTable table;
    QCOMPARE(table.side(0).id, text("red"));
    QVERIFY(table.side(0).acts);
    table.toss();
    QCOMPARE(table.side(0).id, text("blue"));
    QCOMPARE(table.controller->actsText(), text("blue"));
}

void TablePageTest::aDrawIsADrawEverywhere()
{
    WatchedTable table;
    const auto fill = [&table](const char* side, int pebbles) {
        table.controller->openOffer(text("jar||") + text(side));
        table.controller->form()->answer(text("pebbles"), pebbles);
        QVERIFY(!table.controller->form()->confirm());
    };
    fill("red", 12);
    QVERIFY(table.controller->over());
    QCOMPARE(table.controller->winners(), text("red"));
    QCOMPARE(table.controller->whoText(), text("Won by red"));
    QVERIFY(table.side(0).won != table.side(1).won);
    fill("blue", 11); // ten are enough: both have won
    QCOMPARE(table.controller->winners(), QString());
    QCOMPARE(table.controller->whoText(), text("Drawn"));
    QVERIFY(!table.side(0).won && !table.side(1).won);
    const auto summary = table.home.workspace().matches().summary(table.controller->matchId());
    QVERIFY(summary->drawn && summary->winner.isEmpty());
}

void TablePageTest::anOfferIsPlayedByItsForm()
{
    WatchedTable table;
    const QSignalSpy announced(table.controller.get(), &TableController::announced);
    table.toss();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(table.controller->records(), 1);
    QVERIFY(!table.controller->undoText().isEmpty());
    table.controller->undo();
    QCOMPARE(table.controller->records(), 0);
    QVERIFY(table.controller->undoText().isEmpty());
    table.controller->redo();
    QCOMPARE(table.controller->records(), 1);
}

void TablePageTest::aChangeIsSeenOnceAndWrittenOnce()
{
    WatchedTable table;
    const auto recordsOnDisk = [&table] {
        const QString id = table.home.table().record().id;
        return table.home.workspace().matches().files().open(id)->records().texts.size();
    };
    TableController& controller = *table.controller;
    controller.openOffer(table.piece(0).offers.constFirst().value<TableOfferRow>().key);
    controller.form()->rollForMe(text("dice"));
    controller.form()->leaveOut(text("caught"));
    QVERIFY(controller.form()->playable());
    const std::size_t before = recordsOnDisk();
    pebbles::counts() = {};
    controller.form()->confirm();
    QCOMPARE(recordsOnDisk(), before + 1);
    QCOMPARE(pebbles::counts().views, 1);
    // Carried out once; run for the offers and for what the form asks next.
    QVERIFY2(pebbles::counts().tosses <= 6, qPrintable(QString::number(pebbles::counts().tosses)));
}

void TablePageTest::aTapOnACounterIsOneCorrection()
{
    WatchedTable table;
    table.controller->touch()->adjust(text("red"), text("jar"), 1);
    table.controller->touch()->adjust(text("red"), text("jar"), 1);
    QCOMPARE(table.side(0).counters.constFirst().value<TableCounterRow>().valueText, text("2"));
    table.controller->undo();
    QCOMPARE(table.side(0).counters.constFirst().value<TableCounterRow>().valueText, text("1"));
}

void TablePageTest::whatRollsBroughtWaitsToBeSeen()
{
    WatchedTable table;
    TableController& controller = *table.controller;
    QVERIFY(!controller.form()->resultWaits() && controller.form()->result().title.isEmpty());
    // Nothing was rolled.
    controller.touch()->adjust(text("red"), text("jar"), 1);
    QVERIFY(!controller.form()->resultWaits());
    controller.openOffer(table.piece(0).offers.constFirst().value<TableOfferRow>().key);
    controller.form()->addFace(text("dice"), 6);
    while (controller.form()->asked().kind == text("dice"))
        controller.form()->addFace(controller.form()->asked().path, 1);
    while (!controller.form()->asked().path.isEmpty())
        controller.form()->leaveOut(controller.form()->asked().path);
    QVERIFY(!controller.form()->confirm());
    QVERIFY(controller.form()->resultWaits());
    const TableResultRow result = controller.form()->result();
    QCOMPARE(result.rolls.size(), 1);
    const auto roll = result.rolls.constFirst().value<TableRollRow>();
    QCOMPARE(roll.dice.constFirst().value<FormDieRow>().face, 6);
    QVERIFY(!result.told.isEmpty());
    QVERIFY(!result.told.constFirst().value<TableToldRow>().text.isEmpty());
    controller.form()->seeResult();
    QVERIFY(!controller.form()->resultWaits());
    QCOMPARE(controller.form()->result(), result);
    // What was taken back has brought nothing.
    controller.undo();
    QVERIFY(controller.form()->result().title.isEmpty());
}

void TablePageTest::whatHelpsWithoutDiceWaitsToBeSeenToo()
{
    WatchedTable table;
    TableController& controller = *table.controller;
    for (const char* side : {"red", "blue"}) {
        controller.openOffer(text("hide||") + text(side));
        controller.form()->answer(text("stones"), 2);
        QVERIFY(!controller.form()->confirm());
        QVERIFY(!controller.form()->resultWaits()); // nobody was helped yet
    }
    controller.openOffer(text("show||"));
    QVERIFY(controller.form()->resultWaits());
    QVERIFY(controller.form()->result().rolls.isEmpty());
    QCOMPARE(controller.form()->result().told.size(), 2);
}

void TablePageTest::theAppRollsUntilSomethingIsAsked()
{
    WatchedTable table;
    TableController& controller = *table.controller;
    const QSignalSpy wentOn(controller.form(), &TableForm::wentOn);
    controller.openOffer(table.piece(0).offers.constFirst().value<TableOfferRow>().key);
    controller.form()->rollAll();
    QCOMPARE(controller.form()->asked().path, text("caught"));
    QCOMPARE(wentOn.size(), 1);
    QVERIFY(!controller.form()->resultWaits());
}

void TablePageTest::whatLiesOnABoardIsPutElsewhere()
{
    WatchedTable table;
    const auto away = table.floor().away.constFirst().value<TableItemRow>();
    QVERIFY(away.movable && !away.onBoard);
    table.controller->touch()->place(text("floor"), away.id, 4, 2.5);
    QCOMPARE(table.pebble().x, 4.0);
    QCOMPARE(table.pebble().y, 2.5);
    QVERIFY(table.floor().away.isEmpty());
    QVERIFY(table.pebble().where.contains(text("2.5")));
    QCOMPARE(table.controller->records(), 1);
    // Not beyond the floor.
    table.controller->touch()->place(text("floor"), table.pebble().id, -3, 8);
    QCOMPARE(table.pebble().x, 0.0);
    table.controller->undo();
    QCOMPARE(table.pebble().x, 4.0);
    table.controller->show(0);
    table.controller->touch()->place(text("floor"), table.pebble().id, 1, 1);
    table.controller->touch()->place(text("nowhere"), table.pebble().id, 1, 1);
    QCOMPARE(table.controller->records(), 1);
}

void TablePageTest::whatSeemsWrongIsAskedAndWhatIsForbiddenSaid()
{
    WatchedTable table;
    const QString id = table.floor().away.constFirst().value<TableItemRow>().id;
    QVERIFY(table.controller->touch()->placeRemark(text("floor"), id, 4, 4).isEmpty());
    QCOMPARE(table.controller->touch()->placeRemark(text("floor"), id, 9.5, 4),
             text("It rolls off so near to the edge"));
    table.controller->touch()->place(text("floor"), id, 9.5, 4);
    QCOMPARE(table.controller->records(), 0);
    QVERIFY(table.controller->form()->active());
    QVERIFY(!table.controller->form()->warnings().isEmpty());
    QVERIFY(!table.controller->form()->confirm());
    QCOMPARE(table.pebble().x, 9.5);
    const QSignalSpy announced(table.controller.get(), &TableController::notified);
    table.controller->touch()->place(text("floor"), id, 4, 9.5);
    QCOMPARE(announced.constFirst().constFirst().toString(), text("There is the wall"));
    QVERIFY(!table.controller->form()->active());
    QCOMPARE(table.controller->records(), 1);
    // In figures: the form asks for the spot, over the boards that there are.
    table.controller->touch()->openMark(text("floor"), id);
    const RowModel& fields = *table.controller->form()->fields();
    const auto spot = fields.rows().constLast().value.value<FormFieldRow>();
    QVERIFY(spot.expanded);
    QCOMPARE(spot.kind, text("place"));
    QCOMPARE(spot.board, text("floor"));
    QCOMPARE(spot.x, 9.5); // where it is
    QVERIFY(spot.fromKnown);
    QCOMPARE(spot.reach, 4.0);
    QCOMPARE(table.controller->form()->boards().size(), table.controller->scene()->boards()->count());
}

void TablePageTest::touchingMeasuresFromWhatIsSelected()
{
    TableBoardRow board;
    board.across = board.deep = 90;
    board.unit = text("cm");
    const auto add = [&board](const char* id, double x, double y, double radius, bool flat) {
        TableItemRow item;
        item.id = item.label = text(id);
        item.x = x;
        item.y = y;
        item.radius = radius;
        item.flat = flat;
        board.items.append(QVariant::fromValue(item));
    };
    add("wood", 20, 20, 10, true);
    add("crows", 20, 20, 0, false);
    add("stone", 50, 60, 2.5, false);
    GroundTouch touch;
    touch.setBoard(board);
    touch.touchSpot(70, 70, 3);
    QVERIFY(touch.selected().isEmpty());
    touch.touchSpot(22, 21, 3); // what stands on terrain is meant
    QCOMPARE(touch.selected(), text("crows"));
    touch.touchSpot(51, 62, 3);
    QCOMPARE(touch.distance(), text("47.5\u00a0cm")); // 3-4-5: 50 to the middle
    QCOMPARE(touch.between(), text("crows → stone"));
    touch.touchSpot(20, 32.1, 1);
    QCOMPARE(touch.distance(), text("12\u00a0cm")); // a bare spot, to the half
    touch.touchSpot(12, 20, 3);
    QCOMPARE(touch.between(), text("crows → wood"));
    QCOMPARE(touch.distance(), text("0\u00a0cm"));
    touch.touchMark(text("wood")); // once more: it is selected
    QCOMPARE(touch.selected(), text("wood"));
    QVERIFY(!touch.measured());
    board.items.removeFirst();
    touch.setBoard(board);
    QVERIFY(touch.selected().isEmpty());
    QCOMPARE(lettersOf(text("Black Crows")), text("BC"));
    QCOMPARE(lettersOf(text("Crows 2")), text("C2"));
    QCOMPARE(lettersOf(text("Salik")), text("Sa"));
    const QStringList both{text("Crows"), text("Crushers"), text("Salik")};
    QCOMPARE(lettersOf(text("Crows"), both), text("Co"));
    QCOMPARE(lettersOf(text("Crushers"), both), text("Cu"));
    QCOMPARE(lettersOf(text("Salik"), both), text("Sa"));
}

void TablePageTest::whatIsNotThereYetIsPutByATap()
{
    WatchedTable table;
    GroundTouch touch;
    connect(&touch, &GroundTouch::putWanted, &touch, [&](const QString& id, double x, double y) {
        table.controller->touch()->place(text("floor"), id, x, y);
    });
    touch.setBoard(table.floor());
    touch.select(table.floor().away.constFirst().value<TableItemRow>().id);
    QVERIFY(touch.placing());
    touch.touchSpot(3.2, 4.9, 1);
    QCOMPARE(table.pebble().x, 3.0);
    QCOMPARE(table.pebble().y, 5.0);
    touch.setBoard(table.floor());
    QVERIFY(touch.mark().onBoard && !touch.placing());
    touch.setPlacing(true);
    touch.touchSpot(-4, 1, 1);
    QCOMPARE(table.pebble().x, 0.0);
}

void TablePageTest::theNextThatIsNotThereIsAtHandOnceOneIsPut()
{
    const auto off = [](const char* id, const char* side) {
        TableItemRow row;
        row.id = text(id);
        row.side = text(side);
        row.movable = true;
        row.onBoard = false;
        return row;
    };
    TableItemRow crows = off("crows", "red");
    TableItemRow salik = off("salik", "red");
    TableBoardRow board;
    board.across = board.deep = 10;
    board.away = {QVariant::fromValue(crows), QVariant::fromValue(off("noctis", "blue")),
                  QVariant::fromValue(salik)};
    GroundTouch touch;
    touch.setBoard(board);
    touch.select(text("crows"));
    touch.touchSpot(3, 3, 1);
    QVERIFY(touch.placing()); // as long as it isn't there: it may have been refused
    crows.onBoard = true;
    board.items = {QVariant::fromValue(crows)};
    board.away.removeFirst();
    touch.setBoard(board);
    QCOMPARE(touch.selected(), text("salik"));
    QVERIFY(touch.placing());
    touch.touchSpot(5, 5, 1);
    salik.onBoard = true;
    board.items.append(QVariant::fromValue(salik));
    board.away.removeLast();
    touch.setBoard(board);
    // Those that are left are the other side's.
    QCOMPARE(touch.selected(), text("salik"));
    QVERIFY(!touch.placing());
}

void TablePageTest::nothingOfASecretIsOnTheTable()
{
    WatchedTable table;
    table.controller->openOffer(text("hide||red"));
    QVERIFY(table.controller->form()->eyesOnly());
    QCOMPARE(table.controller->form()->holder(), text("red"));
    table.controller->form()->answer(text("stones"), 3);
    QVERIFY(!table.controller->form()->confirm());
    const auto fists = table.controller->scene()->boards()->rows().constLast().value.value<TableBoardRow>();
    QCOMPARE(fists.items.constFirst().value<TableItemRow>().label, text("-1 stones"));
    QVERIFY(!table.controller->log()->story().contains(text("hides 3")));
    QVERIFY(!table.controller->undoText().contains(text("3")));
}

void TablePageTest::anEarlierTableIsShownAndGoneOnFrom()
{
    WatchedTable table;
    table.controller->touch()->adjust(text("red"), text("jar"), 1);
    table.controller->touch()->adjust(text("red"), text("jar"), 1);
    table.controller->show(1);
    QCOMPARE(table.side(0).counters.constFirst().value<TableCounterRow>().valueText, text("1"));
    QVERIFY(table.piece(0).offers.isEmpty());
    table.controller->goOnFromShown();
    QCOMPARE(table.controller->shownAt(), -1);
    QCOMPARE(table.controller->records(), 1);
    QCOMPARE(table.controller->log()->lines()->count(), 0);
    table.controller->log()->setLooked(true);
    QCOMPARE(table.controller->log()->lines()->count(), 2);
}

void TablePageTest::luckIsCountedFromForecasts()
{
    WatchedTable table;
    table.toss();
    table.controller->log()->countLuck();
    QTRY_COMPARE(table.controller->log()->luck()->pending(), false);
    QVERIFY(!table.controller->log()->luck()->sides().isEmpty());
}

void TablePageTest::setupAsksForListsAndBegins()
{
    TableHome home;
    for (const Side& side : pebbles::start().sides) {
        StoredRoster stored;
        stored.roster = side.roster;
        stored.roster.name = "List of " + side.id.text();
        QVERIFY(home.workspace().store().save(stored, {}));
    }
    TableSetup setup(&home.workspace());
    const QAbstractItemModelTester tester(setup.sides(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    setup.setSystem(text("pebbles"));
    QCOMPARE(setup.lists()->count(), 2);
    QCOMPARE(setup.sides()->count(), 2);
    QVERIFY(setup.ready());
    setup.setName(text("red"), text("Zoë"));
    const auto listOf = [](const TableSetup& of, int side) {
        return of.sides()->rows().at(side).value.value<SetupSideRow>().rosterName;
    };
    // The other way round than they were changed.
    const auto lists = setup.lists()->rows();
    setup.chooseList(text("red"), lists.at(1).key);
    setup.chooseList(text("blue"), lists.at(0).key);
    setup.setFirst(text("blue"));
    const QString id = setup.begin();
    QVERIFY(!id.isEmpty());
    TableSetup next(&home.workspace());
    next.setSystem(text("pebbles"));
    QCOMPARE(listOf(next, 0), listOf(setup, 0));
    QCOMPARE(listOf(next, 1), listOf(setup, 1));
    QVERIFY(listOf(next, 0) != listOf(next, 1));
    QCOMPARE(next.sides()->rows().front().value.value<SetupSideRow>().name, text("Zoë"));
    QCOMPARE(next.first(), QString()); // found out anew
    QCOMPARE(home.table().record().start.start.sides.front().name, std::string("Zoë"));
    QCOMPARE(home.workspace().matches().summary(id)->players.front().name, text("Zoë"));
}

void TablePageTest::whatAsksNothingIsDoneAtATap()
{
    WatchedTable table;
    for (const char* player : {"red", "blue"}) {
        table.controller->openOffer(text("hide||") + text(player));
        table.controller->form()->answer(text("stones"), 2);
        QVERIFY(!table.controller->form()->confirm());
    }
    const int before = table.controller->records();
    table.controller->openOffer(text("show||"));
    QVERIFY(!table.controller->form()->active());
    QCOMPARE(table.controller->records(), before + 1);
    // A correction is looked at first, whatever it asks.
    table.controller->openOffer(text("jar||red"));
    QVERIFY(table.controller->form()->active());
}

void TablePageTest::lookingAtAnOldMatchLeavesWhatWaitsAlone()
{
    WatchedTable table;
    const QString old = table.controller->matchId();
    for (int k = 0; k < 10; ++k)
        table.controller->touch()->adjust(text("red"), text("jar"), 1);
    QVERIFY(table.controller->over());
    table.home.begin();
    const QString present = table.controller->matchId();
    QVERIFY(present != old);
    const QString toss = text("toss|red/thrower-3|");
    table.controller->openOffer(toss);
    table.controller->form()->addFace(text("dice"), 5);
    table.controller->openMatch(old);
    table.controller->show(3);
    QCOMPARE(table.controller->matchId(), old);
    QCOMPARE(table.controller->shownAt(), 3);
    table.controller->openMatch(present);
    table.controller->openOffer(toss);
    QCOMPARE(table.controller->form()->asked().shown, 1);
}

void TablePageTest::diceThatWereEnteredWaitAtTheTop()
{
    WatchedTable table;
    const QString toss = text("toss|red/thrower-3|");
    const auto dueRows = [&] {
        QStringList keys;
        for (const RowModel::Row& row : table.controller->offers()->due()->rows())
            if (row.value.value<TableOfferRow>().draft)
                keys.append(row.key);
        return keys;
    };
    // Only looked at, and something chosen: nothing that would have to be read off the table again.
    table.controller->openOffer(toss);
    table.controller->form()->answer(text("steps"), 3);
    table.controller->form()->leave();
    QVERIFY(dueRows().isEmpty());
    table.controller->openOffer(toss);
    table.controller->form()->addFace(text("dice"), 5);
    table.controller->form()->leave();
    QCOMPARE(dueRows(), QStringList{toss});
    table.controller->touch()->adjust(text("red"), text("jar"), 1);
    QCOMPARE(dueRows(), QStringList{toss});
    // The app is killed: it waits all the same.
    table.controller = std::make_unique<TableController>(&table.home.workspace());
    QCOMPARE(dueRows(), QStringList{toss});
    table.controller->openOffer(toss);
    QCOMPARE(table.controller->form()->asked().shown, 1);
    table.controller->form()->leave();
    table.controller->letGo(toss);
    QVERIFY(dueRows().isEmpty());
    table.controller->openOffer(toss);
    QCOMPARE(table.controller->form()->asked().shown, 0);
}

ADJUTANT_TEST(TablePageTest)

} // namespace tst_table_page

#include "tst_table_page.moc"
