#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_rules {

using namespace adjutant::test;

/// `rules`: looking rules up.
class CliRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSearchGivesIdTitleAndSnippetBestFirst()
    {
        const CliRun run =
            runCli({"rules", "search", someEntry().first(), "--system", someSystem(), "--json"});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.json().keys(), QStringList{"results"});
        const QJsonArray results = run.json()["results"].toArray();
        QVERIFY(!results.isEmpty());
        QCOMPARE(results.at(0)["title"].toString(), someEntry().first());
        for (const QJsonValue& result : results)
            QCOMPARE(result.toObject().keys(), (QStringList{"id", "snippet", "title"}));
    }

    void withoutASystemAllAreSearchedAndSaid()
    {
        const CliRun run = runCli({"rules", "search", someEntry().first(), "--json"});
        QCOMPARE(run.json()["results"].toArray().at(0)["system"].toString(), someSystem());
    }

    void wordsOfAQueryNeedNoQuotes()
    {
        QCOMPARE(runCli({"rules", "search", "the", "of", "--json"}).json(),
                 runCli({"rules", "search", "the of", "--json"}).json());
    }

    void theAidOfAGameIsTextAndOnePage()
    {
        const CliRun text = runCli({"rules", "aid", someSystem()});
        QCOMPARE(text.exit, 0);
        const CliRun object = runCli({"rules", "aid", someSystem(), "--lang", "fr", "--json"});
        QCOMPARE(object.json().keys(), (QStringList{"blocks", "lang", "system"}));
        QCOMPARE(object.json()["lang"].toString(), QStringLiteral("fr"));
        const CliRun page = runCli({"rules", "aid", someSystem(), "--format", "pdf"});
        QCOMPARE(page.exit, 0);
        QVERIFY(page.out.startsWith("%PDF"));
        QCOMPARE(runCli({"rules", "aid", "nothing"}).exit, 2);
        QCOMPARE(runCli({"rules", "aid", someSystem(), "--format", "png"}).exit, 2);
    }

    void aFileOfTheUsersThatIsLeftOutIsTold()
    {
        const QTemporaryDir home;
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("ADJUTANT_DATA_HOME", home.path());
        const QString folder = home.filePath("catalogues/" + someSystem());
        written(folder, "rules.yaml", headOf("reference") + "entries: 7\n");
        written(folder, "aid.yaml", headOf("aid") + "blocks: 7\n");
        for (const QStringList& command : {QStringList{"search", "the"}, {"show", someEntry().at(1)}}) {
            const CliRun run = runCli(QStringList{"rules"} + command, {}, environment);
            QCOMPARE(run.exit, 0);
            QVERIFY2(run.err.contains("left out: ") && run.err.contains("rules.yaml:"), run.err);
        }
        const CliRun aid = runCli({"rules", "aid", someSystem()}, {}, environment);
        QCOMPARE(aid.exit, 0);
        QVERIFY2(aid.err.contains("aid.yaml"), aid.err);
    }

    void nothingFoundIsNoFault()
    {
        const CliRun run = runCli({"rules", "search", "qqqqqqqqqq", "--json"});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.json()["results"].toArray().isEmpty());
    }

    void anEntryIsShownWhole()
    {
        const QString id = someEntry().at(1);
        const CliRun run = runCli({"rules", "show", id, "--json"});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.json()["id"].toString(), id);
        QVERIFY(!run.json()["text"].toString().isEmpty());
        QVERIFY(
            runCli({"rules", "show", id}).out.startsWith((someEntry().first() + " (" + id + ")").toUtf8()));
    }

    // The first in the order of games is shown; who wants another has to know that there is one.
    void anIdOfSeveralGamesIsShownOnceAndTheOthersAreTold()
    {
        QMap<QString, QStringList> games;
        for (const QJsonValue& each : runCli({"rules", "search", "a", "--json"}).json()["results"].toArray())
            games[each["id"].toString()].append(each["system"].toString());
        const auto several =
            std::find_if(games.cbegin(), games.cend(), [](const QStringList& of) { return of.size() > 1; });
        QVERIFY(several != games.cend());
        const CliRun run = runCli({"rules", "show", several.key()});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.complainedOnce());
        QVERIFY2(run.err.contains("--system"), run.err);
        const QString shown = runCli({"rules", "show", several.key(), "--json"}).json()["system"].toString();
        QVERIFY(several->contains(shown));
        const CliRun named = runCli({"rules", "show", several.key(), "--system", shown});
        QCOMPARE(named.out, run.out);
        QCOMPARE(named.err, QByteArray());
        for (const QString& other : *several)
            QCOMPARE(run.err.contains(other.toUtf8()), other != shown);
    }

    void whatIsNotThereIsWrongUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("an id") << QStringList{"rules", "show", "skill/nothing-is-called-that"};
        QTest::newRow("a system to search") << QStringList{"rules", "search", "a", "--system", "chess"};
        QTest::newRow("a system to show of") << QStringList{"rules", "show", "a", "--system", "chess"};
        QTest::newRow("no query") << QStringList{"rules", "search"};
        QTest::newRow("no id") << QStringList{"rules", "show"};
    }
    void whatIsNotThereIsWrongUsage()
    {
        QFETCH(QStringList, arguments);
        const CliRun run = runCli(arguments + QStringList{"--json"});
        QCOMPARE(run.exit, 2);
        QVERIFY(run.complainedOnce());
        QVERIFY(!run.json()["error"].toString().isEmpty());
    }

    void aLanguageThatIsNotThereIsEnglish()
    {
        const QString id = someEntry().at(1);
        QCOMPARE(runCli({"rules", "show", id, "--lang", "tlh"}).out, runCli({"rules", "show", id}).out);
        QCOMPARE(runCli({"rules", "show", id, "--lang", "../units"}).out, runCli({"rules", "show", id}).out);
    }

private:
    // Title and id of the first entry that a word of every rulebook finds.
    static QStringList someEntry()
    {
        const QJsonValue first = runCli({"rules", "search", "roll", "--system", someSystem(), "--json"})
                                     .json()["results"]
                                     .toArray()
                                     .at(0);
        return {first["title"].toString(), first["id"].toString()};
    }
};

ADJUTANT_TEST(CliRulesTest)

} // namespace tst_cli_rules

#include "tst_cli_rules.moc"
