#include "table/tablecontroller.h"
#include "table/tablesetup.h"
#include "tablehome.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;

class TablePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thoseWhoMayActComeFirst();
    void anOfferIsPlayedByItsForm();
    void aTapOnACounterIsOneCorrection();
    void nothingOfASecretIsOnTheTable();
    void anEarlierTableIsShownAndGoneOnFrom();
    void luckIsCountedFromForecasts();
    void setupAsksForListsAndBegins();
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
        controller = std::make_unique<TableController>();
        for (RowModel* model :
             {controller->due(), controller->turnOffers(), controller->setupOffers(),
              controller->corrections(), controller->sides(), controller->boards(),
              controller->log()->lines(), controller->log()->luck(), controller->form()->fields()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         model);
        for (const RowModel::Row& row : controller->sides()->rows())
            new QAbstractItemModelTester(row.value.value<TableSideRow>().pieces,
                                         QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         controller.get());
    }
    TableSideRow side(int k) const { return controller->sides()->rows().at(k).value.value<TableSideRow>(); }
    TablePieceRow piece(int k) const { return side(0).pieces->rows().at(k).value.value<TablePieceRow>(); }
    void toss()
    {
        controller->openOffer(piece(0).offers.constFirst().value<TableOfferRow>().key);
        controller->form()->rollForMe(text("dice"));
        if (!controller->form()->asked().path.isEmpty())
            controller->form()->leaveOut(controller->form()->asked().path);
        while (!controller->form()->asked().path.isEmpty())
            controller->form()->leaveOut(controller->form()->asked().path);
        QVERIFY(controller->form()->complete());
        QVERIFY(!controller->confirm());
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

void TablePageTest::aTapOnACounterIsOneCorrection()
{
    WatchedTable table;
    table.controller->adjust(text("red"), text("jar"), 1);
    table.controller->adjust(text("red"), text("jar"), 1);
    QCOMPARE(table.side(0).counters.constFirst().value<TableCounterRow>().valueText, text("2"));
    table.controller->undo();
    QCOMPARE(table.side(0).counters.constFirst().value<TableCounterRow>().valueText, text("1"));
}

void TablePageTest::nothingOfASecretIsOnTheTable()
{
    WatchedTable table;
    table.controller->openOffer(text("hide||red"));
    QVERIFY(table.controller->form()->eyesOnly());
    QCOMPARE(table.controller->secretOf(), text("red"));
    table.controller->form()->answer(text("stones"), 3);
    QVERIFY(!table.controller->confirm());
    const auto fists = table.controller->boards()->rows().constLast().value.value<TableBoardRow>();
    QCOMPARE(fists.items.constFirst().value<TableItemRow>().label, text("-1 stones"));
    QVERIFY(!table.controller->log()->story().contains(text("hides 3")));
    QVERIFY(!table.controller->undoText().contains(text("3")));
}

void TablePageTest::anEarlierTableIsShownAndGoneOnFrom()
{
    WatchedTable table;
    table.controller->adjust(text("red"), text("jar"), 1);
    table.controller->adjust(text("red"), text("jar"), 1);
    table.controller->show(1);
    QCOMPARE(table.side(0).counters.constFirst().value<TableCounterRow>().valueText, text("1"));
    QVERIFY(table.piece(0).offers.isEmpty());
    table.controller->goOnFromShown();
    QCOMPARE(table.controller->shownAt(), -1);
    QCOMPARE(table.controller->records(), 1);
    QCOMPARE(table.controller->log()->lines()->count(), 2);
}

void TablePageTest::luckIsCountedFromForecasts()
{
    WatchedTable table;
    table.toss();
    table.controller->log()->countLuck();
    QTRY_COMPARE(table.controller->log()->luckPending(), false);
    QVERIFY(table.controller->log()->luck()->count() > 0);
}

void TablePageTest::setupAsksForListsAndBegins()
{
    TableHome home;
    for (const Side& side : pebbles::start().sides) {
        StoredRoster stored;
        stored.roster = side.roster;
        stored.roster.name = "List of " + side.id.text();
        QVERIFY(!home.workspace().store().save(stored, {}).fault);
    }
    TableSetup setup;
    const QAbstractItemModelTester tester(setup.sides(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    setup.setSystem(text("pebbles"));
    QCOMPARE(setup.lists()->count(), 2);
    QCOMPARE(setup.sides()->count(), 2);
    QVERIFY(setup.ready());
    setup.setName(text("red"), text("Zoë"));
    const QString id = setup.begin();
    QVERIFY(!id.isEmpty());
    QCOMPARE(home.table().record().start.start.sides.front().name, std::string("Zoë"));
    QCOMPARE(home.workspace().matches().summary(id)->players.front().name, text("Zoë"));
}

ADJUTANT_TEST(TablePageTest)
#include "tst_table_page.moc"
