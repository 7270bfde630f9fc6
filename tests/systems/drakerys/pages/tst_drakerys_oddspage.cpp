#include "app/viewmodels/lists/listlibrary.h"
#include "app/viewmodels/oddsform/oddscontroller.h"
#include "app/viewmodels/workspace.h"

namespace adjutant::test::tst_drakerys_oddspage {

static FormFieldRow fieldOf(const OddsController& odds, const QString& path)
{
    for (const RowModel::Row& row : odds.form()->fields()->rows())
        if (row.key == path)
            return row.value.value<FormFieldRow>();
    return {};
}

const QString active = "active";
const QString target = "target";

/// The odds of Drakerys on the page of all games.
class DrakerysOddsPageTest : public QObject
{
    Q_OBJECT

    DataHome m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<ListLibrary> m_library;

    static void choose(OddsController& odds, const QString& place, const char* unit)
    {
        odds.showCards(place);
        odds.fill(place, QString::fromLatin1(unit));
    }

    // The Crows charge the Warriors.
    static void chargeOfCrows(OddsController& odds)
    {
        odds.form()->answer("action", "charge");
        choose(odds, active, "avaren/crows");
        choose(odds, target, "ashral/warriors");
        QTRY_VERIFY(odds.answer().known);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = std::make_unique<Workspace>("en");
        m_workspace->choose("drakerys");
        m_library = std::make_unique<ListLibrary>(*m_workspace);
        m_library->load();
    }

    // What was asked lasts as long as the workspace.
    void cleanup() { m_workspace->oddsDrafts(m_workspace->game()) = {}; }

    void twoUnitsAndWhatOneDoesAreEnoughForAnAnswer()
    {
        OddsController odds(m_workspace.get());
        QCOMPARE(odds.kind(), "fight");
        chargeOfCrows(odds);
        QVERIFY(odds.answer().headline.startsWith("Chance to win: Crows "));
        QCOMPARE(odds.answer().series.size(), 2);
        QVERIFY(!odds.answer().steps.isEmpty());
        // A reason leads to its rule.
        QVERIFY(odds.answer().steps.first().value<OddsReasons>().rules.contains("roll/attack"));
    }

    void whoComesStandsInContactAndNobodyMoreThanThereAre()
    {
        OddsController odds(m_workspace.get());
        odds.form()->answer("action", "attack");
        choose(odds, active, "avaren/crows");
        odds.form()->answer("active/warriors", 8);
        QCOMPARE(fieldOf(odds, "active/contact").number, 8);
        odds.form()->answer("active/supporting", 3);
        QCOMPARE(fieldOf(odds, "active/contact").number, 5);
        QCOMPARE(fieldOf(odds, "active/contact").highest, 5);
        QCOMPARE(fieldOf(odds, "active/injuries").highest, 0); // Health 1 holds no token
    }

    void aChosenUnitBringsItsCardAndWeapon()
    {
        OddsController odds(m_workspace.get());
        odds.setKind("shooting");
        choose(odds, active, "aurium/crossbowmen");
        QCOMPARE(fieldOf(odds, "weapon").value, "Repeating crossbow");
        choose(odds, target, "ashral/warriors");
        QCOMPARE(fieldOf(odds, "distance").highest, 60); // chapter "Shooting"
        odds.form()->answer("distance", 500);
        QVERIFY(!odds.refusal().isEmpty());
        odds.form()->answer("distance", 20);
        QTRY_VERIFY(odds.answer().known);
        QVERIFY(odds.refusal().isEmpty());
    }

    void anotherUnitTakesBackWhatWasReportedOfTheOneBefore()
    {
        OddsController odds(m_workspace.get());
        odds.form()->answer("action", "charge");
        choose(odds, active, "avaren/crows");
        odds.form()->answer("active/power", 9);
        odds.form()->answer("active/stress", 2);
        choose(odds, active, "ashral/warriors");
        QVERIFY(!odds.form()->draft().contains("active/power"));
        QVERIFY(!odds.form()->draft().contains("active/stress"));
        QCOMPARE(odds.form()->draft().at("active/unit"), door::Value("ashral/warriors"));
    }

    void aUnitOfASavedArmyComesWithItsWarriors()
    {
        const QString army = m_library->importText(
            "format: adjutant-roster/1\nsystem: drakerys\nname: Two Units\nfaction: avaren\n"
            "limits: {ap: 500, rarity: 5}\nunits:\n- {unit: crows, size: 12}\n- {unit: salik, size: 1}\n");
        QVERIFY(!army.isEmpty());
        OddsController odds(m_workspace.get());
        odds.form()->answer("action", "charge");
        odds.showCards(active);
        const QAbstractItemModelTester tester(odds.cards());
        odds.fill(active, army + "/crows-1");
        QCOMPARE(odds.form()->draft().at("active/unit"), door::Value("avaren/crows"));
        QCOMPARE(odds.form()->draft().at("active/warriors"), door::Value(12));
        // And a whole army against another.
        odds.setKind("matchup");
        for (const char* side : {"active/+", "target/+"}) {
            odds.showCards(QString::fromLatin1(side));
            odds.fill(QString::fromLatin1(side), army);
        }
        QTRY_VERIFY(odds.answer().hasMatrix);
        QCOMPARE(odds.answer().matrix.rows, QStringList({"Crows (12)", "Salik"}));
        QCOMPARE(odds.answer().matrix.figures.size(), 4);
        odds.askCell(1); // Crows against Salik
        QCOMPARE(odds.kind(), "fight");
        QCOMPARE(odds.form()->draft().at("target/unit"), door::Value("avaren/salik"));
        QTRY_VERIFY(odds.answer().known && !odds.answer().hasMatrix);
    }

    void whatCanNotShootHasNoPairInTheTableOfShots()
    {
        OddsController odds(m_workspace.get());
        odds.setKind("matchup");
        for (const char* unit : {"aurium/crossbowmen", "aurium/soldiers"})
            choose(odds, "active/+", unit);
        choose(odds, "target/+", "ashral/warriors");
        odds.form()->answer("action", "shoot");
        QTRY_VERIFY(odds.answer().hasMatrix);
        QCOMPARE(odds.answer().matrix.leads, (QVariantList{true, false}));
    }

    void chancesOfSoManyOrMoreAddUpFromTheEnd()
    {
        OddsController odds(m_workspace.get());
        chargeOfCrows(odds);
        const auto lost = odds.answer().series.first().value<OddsSeries>();
        double sum = 0;
        for (qsizetype k = 1; k < lost.bars.size(); ++k)
            sum += lost.bars.at(k).value<OddsBar>().chance;
        QVERIFY(std::abs(lost.atLeast.first().value<OddsBar>().chance - sum) < 1e-3);
    }

    void aCodeBringsTheQuestionBack()
    {
        OddsController odds(m_workspace.get());
        odds.form()->answer("action", "combined_charge");
        choose(odds, active, "avaren/salik");
        choose(odds, target, "aurium/soldiers");
        odds.form()->answer("active/heroic_dice", 2);
        odds.form()->answer("target/blocking", true);
        QTRY_VERIFY(odds.answer().known && !odds.pending());
        const QString code = odds.code();
        OddsController other(m_workspace.get());
        other.setKind("roll");
        QVERIFY(other.useCode("  " + code + "\n"));
        QCOMPARE(other.query(), odds.query());
        QTRY_COMPARE(other.answer(), odds.answer());
        QCOMPARE(other.code(), code);
    }

    void whatIsNoCodeChangesNothing()
    {
        const QByteArray noScenario = qCompress("a: b").toBase64(QByteArray::Base64UrlEncoding);
        // The last one promises 4 GiB.
        for (const QString& code :
             {QString(), QString("Hello"), QString("ADJODDS1:"), QString("ADJODDS1:!!!!"),
              "ADJODDS1:" + QString::fromLatin1(noScenario), QString("ADJODDS1:_____3jaAwAAAAAB")}) {
            OddsController odds(m_workspace.get());
            const door::Answers before = odds.form()->draft();
            QVERIFY(!odds.useCode(code));
            QCOMPARE(odds.form()->draft(), before);
        }
    }

    void whatIsKeptStaysWhileTheRestChanges()
    {
        OddsController odds(m_workspace.get());
        chargeOfCrows(odds);
        odds.keep();
        const OddsAnswer kept = odds.kept();
        QVERIFY(odds.canSwap());
        odds.swap();
        QCOMPARE(odds.form()->draft().at("active/unit"), door::Value("ashral/warriors"));
        QCOMPARE(odds.form()->draft().at("target/unit"), door::Value("avaren/crows"));
        QTRY_VERIFY(odds.answer() != kept);
        QCOMPARE(odds.kept(), kept);
        odds.cancel();
        QVERIFY(!odds.kept().known);
    }

    void tooManyDiceAreRefusedText()
    {
        OddsController odds(m_workspace.get());
        odds.form()->answer("action", "charge");
        choose(odds, active, "avaren/crows");
        odds.form()->answer("active/warriors", 200);
        odds.form()->answer("active/power", 20);
        choose(odds, target, "ashral/warriors");
        QVERIFY(odds.refusal().contains("1,000"));
    }

    void theBestDeedForItsTsComesFirst()
    {
        OddsController odds(m_workspace.get());
        odds.setKind("advice");
        choose(odds, active, "aurium/noctis");
        choose(odds, target, "ashral/warriors");
        odds.form()->answer("distance", 20);
        QTRY_VERIFY(odds.answer().known);
        QCOMPARE(odds.answer().chances.size(), 12); // charging and shooting, with 0 to 5 dice each
        QCOMPARE(odds.answer().further.size(), 2);
    }

    void moreHeroicDiceAreNamedWhereTheyBringTheWantedChance()
    {
        OddsController odds(m_workspace.get());
        odds.setKind("advice");
        choose(odds, active, "avaren/salik");
        choose(odds, target, "ashral/warriors");
        odds.form()->answer("wanted", 1);
        QTRY_VERIFY(odds.answer().further.value(0).startsWith("Charge reaches "));
        odds.form()->answer("wanted", 99);
        QTRY_VERIFY(odds.answer().further.value(0).contains("even 5 Heroic"));
        choose(odds, active, "ashral/warriors"); // no Heroic Action
        QTRY_COMPARE(odds.answer().further, QStringList());
        QVERIFY(odds.answer().chances.at(0).value<OddsBar>().chance > 0);
    }

    void whatAMatchHasOnRecordIsNoQuestionOfItsOwn()
    {
        OddsController odds(m_workspace.get());
        for (const QVariant& kind : odds.kinds())
            QVERIFY(kind.toMap().value("value").toString() != "forecast");
    }
};

ADJUTANT_TEST(DrakerysOddsPageTest)

} // namespace adjutant::test::tst_drakerys_oddspage
