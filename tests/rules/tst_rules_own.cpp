#include "app/rules/ownrulesstore.h"
#include "core/yaml/referencefiles.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_rules_own {

using namespace adjutant;

namespace {

OwnRules some()
{
    OwnRules rules;
    rules.bookmarks = {ReferenceId("skill/parry"), ReferenceId("rule/turn")};
    rules.notes[ReferenceId("skill/parry")] = "no: \"yes\"\nand a second line – with a dash";
    rules.houseRules[ReferenceId("rule/turn")] = "12";
    return rules;
}

} // namespace

/// What players write beside the rules, and what becomes of a file that can't be read.
class OwnRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain()
    {
        const auto read = yaml::readOwnRules(yaml::writeOwnRules(some(), "chess"), "own.yaml");
        QVERIFY(read.has_value());
        QCOMPARE(*read, some());
        const auto none = yaml::readOwnRules(yaml::writeOwnRules({}, "chess"), "own.yaml");
        QVERIFY(none.has_value());
        QCOMPARE(*none, OwnRules());
    }

    void anUnknownKeyIsAFaultWithItsPlace()
    {
        const auto read =
            yaml::readOwnRules("format: adjutant-own-rules/1\nsystem: chess\nnote: []\n", "own.yaml");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().size(), std::size_t(1));
        QCOMPARE(read.error().front().place.line, 3);
        QCOMPARE(read.error().front().nearest, std::string("notes"));
    }

    void aRuleThatIsThereTwiceIsAFault()
    {
        const auto read =
            yaml::readOwnRules("format: adjutant-own-rules/1\nsystem: chess\n"
                               "notes:\n  - {rule: skill/parry, text: a}\n  - {rule: skill/parry, text: b}\n",
                               "own.yaml");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().front().rule, yaml::FaultRule::duplicateId);
        QCOMPARE(read.error().front().place.line, 5);
    }

    void aFileOfAnotherGameIsNotThisOnes()
    {
        const std::string chess = yaml::writeOwnRules(some(), "chess");
        QVERIFY(yaml::readOwnRules(chess, "own.yaml", "chess").has_value());
        QVERIFY(!yaml::readOwnRules(chess, "own.yaml", "draughts").has_value());
    }

    void itIsKeptInTheDataFolder()
    {
        const QTemporaryDir folder;
        QCOMPARE(*loadOwnRules(folder.path(), QStringLiteral("chess")), OwnRules());
        QVERIFY(saveOwnRules(some(), folder.path(), QStringLiteral("chess")).has_value());
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("rules/chess.yaml"))));
        QCOMPARE(*loadOwnRules(folder.path(), QStringLiteral("chess")), some());
        QCOMPARE(*loadOwnRules(folder.path(), QStringLiteral("draughts")), OwnRules());
    }

    void aFileThatCannotBeReadSaysWhereAndStays()
    {
        const QTemporaryDir folder;
        QVERIFY(saveOwnRules(some(), folder.path(), QStringLiteral("chess")).has_value());
        QFile file(ownRulesPath(folder.path(), QStringLiteral("chess")));
        QVERIFY(file.open(QIODevice::Append));
        file.write("nonsense: 1\n");
        file.close();
        const auto read = loadOwnRules(folder.path(), QStringLiteral("chess"));
        QVERIFY(!read.has_value());
        QVERIFY2(read.error().contains(QStringLiteral("nonsense")), qPrintable(read.error()));
        QVERIFY2(read.error().contains(QStringLiteral("chess.yaml")), qPrintable(read.error()));
    }

    void whatWasWrittenIsFoundByTheRuleItWasWrittenTo()
    {
        ReferenceEntry turn;
        turn.id = ReferenceId("rule/turn");
        turn.title = "Turn";
        turn.chapter = "Playing";
        const Reference written = asReference(some(), Reference({turn}));
        QCOMPARE(written.entries().size(), std::size_t(1)); // Parry is no rule of that game
        QCOMPARE(written.entries().front().title, std::string("Turn"));
        QCOMPARE(written.entries().front().text, std::string("12"));
    }
};

ADJUTANT_TEST(OwnRulesTest)

} // namespace tst_rules_own

#include "tst_rules_own.moc"
