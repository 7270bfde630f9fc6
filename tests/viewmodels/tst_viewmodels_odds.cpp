#include "app/systems/drakerys/odds/oddscode.h"
#include "app/systems/drakerys/odds/oddsdesk.h"
#include "app/systems/drakerys/odds/oddsmatchup.h"
#include "app/systems/drakerys/odds/oddsunits.h"
#include "app/viewmodels/workspace.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;

namespace {

int valueOf(const RowModel* model, const QString& key)
{
    for (const RowModel::Row& row : model->rows())
        if (row.key == key)
            return row.value.value<SideField>().value;
    return -1;
}

CasualtyChart chart(const OddsDesk& desk, int place)
{
    return desk.result().charts.at(place).value<CasualtyChart>();
}

} // namespace

class TstViewmodelsOdds : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
        m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    }

    void whoComesStandsInContactAndNobodyMoreThanThereAre()
    {
        OddsSide side(nullptr);
        side.set(QStringLiteral("warriors"), 8);
        QCOMPARE(valueOf(side.state(), QStringLiteral("contact")), 8);
        side.set(QStringLiteral("contact"), 5);
        side.set(QStringLiteral("supporting"), 9);
        QCOMPARE(valueOf(side.state(), QStringLiteral("supporting")), 3); // 8 - 5
        side.set(QStringLiteral("warriors"), 2);
        QCOMPARE(side.side().supporting + side.side().contact, 2);
        side.set(QStringLiteral("injuries"), 7); // Health 1 holds no token
        QCOMPARE(side.side().injuries, 0);
    }

    void listsTellOnlyWhatChanged()
    {
        OddsDesk desk;
        const QAbstractItemModelTester tester(desk.active()->state());
        const QAbstractItemModelTester ladder(desk.ladder());
        QSignalSpy resets(desk.active()->state(), &QAbstractItemModel::modelReset);
        QSignalSpy inserted(desk.active()->state(), &QAbstractItemModel::rowsInserted);
        desk.active()->set(QStringLiteral("stress"), 2);
        QCOMPARE(resets.count(), 0);
        QCOMPARE(inserted.count(), 0);
    }

    void aChosenUnitBringsItsCardAndWeapon()
    {
        OddsDesk desk;
        desk.choose(desk.active(), QStringLiteral("aurium/crossbowmen"), 6);
        desk.choose(desk.target(), QStringLiteral("ashral/warriors"), 6);
        desk.setDeed(OddsDesk::Shoot);
        QCOMPARE(desk.active()->name(), QStringLiteral("Crossbowmen"));
        QCOMPARE(desk.weapon(), QStringLiteral("repeating-crossbow"));
        QCOMPARE(desk.furthest(), 60); // chapter "Shooting"
        QCOMPARE(chart(desk, 0).chances.size(), 7);
        desk.setDistance(500);
        QCOMPARE(desk.distance(), 60);
    }

    void chancesOfSoManyOrMoreAddUpFromTheEnd()
    {
        OddsDesk desk;
        desk.choose(desk.active(), QStringLiteral("avaren/crows"), 6);
        desk.choose(desk.target(), QStringLiteral("ashral/warriors"), 6);
        const CasualtyChart lost = chart(desk, 0);
        QVERIFY(std::abs(lost.atLeast.first().toDouble() - 1) < 1e-12);
        double sum = 0;
        for (qsizetype k = lost.chances.size(); k-- > 0;) {
            sum += lost.chances.at(k).toDouble();
            QVERIFY(std::abs(lost.atLeast.at(k).toDouble() - sum) < 1e-12);
        }
    }

    void aCodeBringsTheSetupBack()
    {
        OddsDesk desk;
        desk.choose(desk.active(), QStringLiteral("avaren/salik"), 1);
        desk.choose(desk.target(), QStringLiteral("aurium/soldiers"), 6);
        desk.active()->set(QStringLiteral("heroic"), 2);
        desk.target()->set(QStringLiteral("blocking"), 1);
        desk.setDeed(OddsDesk::CombinedCharge);
        const QString code = desk.code();
        OddsDesk other;
        QVERIFY(other.useCode(QStringLiteral("  ") + code + QStringLiteral("\n")));
        QCOMPARE(other.deed(), OddsDesk::CombinedCharge);
        QCOMPARE(other.active()->side().heroicDice, 2);
        QVERIFY(other.target()->side().blocking);
        QCOMPARE(other.result(), desk.result());
        QCOMPARE(other.code(), code);
    }

    void whatIsNoCodeChangesNothing_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("empty") << QString();
        QTest::newRow("words") << QStringLiteral("Hello");
        QTest::newRow("prefix only") << QStringLiteral("ADJODDS1:");
        QTest::newRow("not base64") << QStringLiteral("ADJODDS1:!!!!");
        QTest::newRow("no scenario") << QStringLiteral("ADJODDS1:") +
                                            QString::fromLatin1(
                                                qCompress("a: b").toBase64(QByteArray::Base64UrlEncoding));
        QTest::newRow("promises 4 GiB") << QStringLiteral("ADJODDS1:_____3jaAwAAAAAB");
    }
    void whatIsNoCodeChangesNothing()
    {
        QFETCH(QString, code);
        OddsDesk desk;
        const OddsResult before = desk.result();
        QVERIFY(!desk.useCode(code));
        QCOMPARE(desk.result(), before);
    }

    void whatIsKeptStaysWhileTheRestChanges()
    {
        OddsDesk desk;
        desk.keep();
        const OddsResult kept = desk.kept();
        desk.active()->set(QStringLiteral("stress"), 1);
        desk.setDeed(OddsDesk::Attack);
        QCOMPARE(desk.kept(), kept);
        QVERIFY(desk.result() != kept);
        desk.letGo();
        QVERIFY(!desk.kept().valid);
    }

    void tooManyDiceAreRefusedInWords()
    {
        OddsDesk desk;
        desk.active()->set(QStringLiteral("warriors"), 200);
        desk.active()->set(QStringLiteral("power"), 20);
        QVERIFY(!desk.result().valid);
        QVERIFY(desk.refusal().contains(QStringLiteral("1,000")));
    }

    void theBestDeedATsComesFirst()
    {
        OddsDesk desk;
        desk.choose(desk.active(), QStringLiteral("aurium/noctis"), 1);
        desk.choose(desk.target(), QStringLiteral("ashral/warriors"), 6);
        desk.findAdvice();
        QCOMPARE(desk.advice()->count(), 12); // charging and shooting, with 0 to 5 dice each
    }

    void moreHeroicDiceAreNamedWhereTheyBringTheWantedChance()
    {
        OddsDesk desk;
        desk.choose(desk.active(), QStringLiteral("avaren/salik"), 1);
        desk.choose(desk.target(), QStringLiteral("ashral/warriors"), 6);
        desk.setWanted(1);
        QVERIFY(desk.heroicAnswer().contains(QStringLiteral("without")));
        desk.setWanted(99);
        QVERIFY(desk.heroicAnswer().startsWith(QStringLiteral("Not even")));
        desk.choose(desk.active(), QStringLiteral("ashral/warriors"), 6); // no Heroic Action
        desk.setWanted(50);
        QVERIFY(desk.heroicAnswer().isEmpty());
    }

    void unitsAreFoundByAPartOfTheirName()
    {
        OddsUnits units;
        const QAbstractItemModelTester tester(units.units());
        units.setSearch(QStringLiteral("crossb"));
        QCOMPARE(units.units()->count(), 1);
        units.setSearch({});
        QCOMPARE(units.units()->count(), 66);
    }

    void everyUnitMeetsEveryUnit()
    {
        OddsMatchup matchup;
        matchup.setOwn(QStringLiteral("ready:aurium"));
        matchup.setEnemy(QStringLiteral("ready:irosia"));
        QCOMPARE(matchup.rows().size(), 4);
        QCOMPARE(matchup.cells().size(), matchup.rows().size() * matchup.columns().size());
        matchup.setShooting(true);
        int possible = 0;
        for (const QVariant& cell : matchup.cells())
            possible += cell.value<MatchupCell>().possible ? 1 : 0;
        QCOMPARE(possible, 2 * static_cast<int>(matchup.columns().size())); // Crossbowmen and Noctis
    }
};

ADJUTANT_TEST(TstViewmodelsOdds)
#include "tst_viewmodels_odds.moc"
