#include "tests/cli/clirun.h"

namespace adjutant::test::tst_cli_usage {

/// How the command line is called, and what it says when it is called wrongly.
class CliUsageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpIsOnStdout_data()
    {
        const auto row = columns<QStringList, QByteArray>("arguments", "named");
        row("program", {"--help"}, "systems");
        row("short", {"-h"}, "roster");
        row("units", {"units", "--help"}, "SYSTEM");
        row("check", {"check", "--help"}, "PATH");
        row("roster", {"roster", "--help"}, "export");
        row("export", {"roster", "export", "--help"}, "markdown");
        row("match", {"match", "--help"}, "verify");
        row("match export", {"match", "export", "--help"}, "bgstats");
    }
    void helpIsOnStdout()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const CliRun run = succeeds(arguments);
        VERIFY_CONTAINS(run.out, "Usage: adjutant-cli");
        VERIFY_CONTAINS(run.out, named);
    }

    void versionIsOnStdout()
    {
        const CliRun run = exits(0, {"--version"});
        QVERIFY2(QRegularExpression("^\\d+\\.\\d+\\.\\d+\n$").match(run.out).hasMatch(), run.out);
    }

    void wrongUsageIsOneClearLineAndExits2_data()
    {
        const auto row = columns<QStringList, QByteArray>("arguments", "named");
        row("nothing", {},
            "a command is missing; the commands are: systems, units, ids, check, odds, play, roster, rules, "
            "match");
        row("empty command", {""}, "unknown command ''");
        row("unknown command", {"frobnicate"}, "unknown command 'frobnicate'; the commands are: systems");
        row("misspelt command", {"chek", "data"}, "did you mean 'check'?");
        row("no roster command", {"roster"}, "the commands are: show, check, export");
        row("no match command", {"match"}, "the commands are: list, show, export, import, verify");
        row("no rules command", {"rules"}, "the commands are: search, show, aid");
        row("misspelt roster command", {"roster", "exprt", "x"}, "did you mean 'export'?");
        row("no system", {"units"}, "units needs SYSTEM");
        row("no path", {"check"}, "check needs PATH");
        row("no file to show", {"roster", "show"}, "show needs FILE");
        row("no file to check", {"roster", "check"}, "check needs FILE");
        row("no file to export", {"roster", "export", "--format", "text"}, "export needs FILE");
        row("no format", {"roster", "export", "x"},
            "export needs --format; allowed: text, markdown, html, pdf, json");
        row("unknown format", {"roster", "export", "x", "--format", "docx"},
            "unknown format 'docx'; allowed: text");
        row("misspelt format", {"roster", "export", "x", "--format", "markdwon"}, "did you mean 'markdown'?");
        row("empty format", {"roster", "export", "x", "--format", ""}, "unknown format ''; allowed: text");
        row("empty format of an aid", {"rules", "aid", "x", "--format", ""},
            "unknown format ''; allowed: text, pdf");
        row("no value", {"units", "one", "--faction"}, "--faction");
        row("an option for a value", {"units", "one", "--faction", "--json"},
            "--faction needs its ID before '--json'");
        row("an unknown option for a value", {"units", "one", "--faction", "-x"},
            "--faction needs its ID before '-x'");
        row("two dashes for a value", {"units", "one", "--faction", "--"}, "--faction");
        row("an option for a format", {"roster", "export", "x", "--format", "--output", "y"},
            "--format needs its FORMAT before '--output'");
        row("twice", {"units", "one", "--faction", "a", "--faction", "b"}, "--faction");
        row("unknown option", {"systems", "--frob"}, "unknown option '--frob'; allowed here: --help, --json");
        row("misspelt option", {"units", "one", "--fation", "a"}, "did you mean '--faction'?");
        row("unknown short option", {"systems", "-x"}, "unknown option '-x'");
        row("too much", {"systems", "more"}, "unexpected argument 'more'");
        row("too much that looks like an option", {"systems", "--", "--frob"},
            "unexpected argument '--frob'");
        row("a command that looks like an option", {"--", "--frob"}, "unknown command '--frob'");
        row("two systems", {"units", "one", "other"}, "unexpected argument 'other'");
        row("two rosters", {"roster", "check", "a", "b"}, "unexpected argument 'b'");
        row("line breaks", {"a\nb\x1b[31m"}, "unknown command 'a b\\x1b[31m'");
        row("no rule of that id", {"rules", "show", "skill/nothing-is-called-that"}, "");
        row("no system to search", {"rules", "search", "a", "--system", "chess"}, "chess");
        row("no system to show of", {"rules", "show", "a", "--system", "chess"}, "chess");
        row("no query", {"rules", "search"}, "");
        row("no id", {"rules", "show"}, "");
    }
    void wrongUsageIsOneClearLineAndExits2()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const CliRun run = complains(arguments);
        QVERIFY(arguments.contains("--json") || run.out.isEmpty());
        VERIFY_CONTAINS(run.err, named);

        for (const char* json : {"--json", "--json=true"}) {
            const CliRun asJson = exits(2, QStringList{json} + arguments);
            QVERIFY2(!asJson.json()["error"].toString().isEmpty(), asJson.out);
        }
    }

    void jsonIsAskedForWhereverItIsAnOption_data()
    {
        const auto row = columns<QStringList, bool>("arguments", "json");
        row("first", {"--json", "x"}, true);
        row("last", {"x", "--json"}, true);
        row("as a value", {"units", "one", "--faction", "--json"}, true);
        row("true", {"x", "--json=true"}, true);
        row("1", {"x", "--json=1"}, true);
        row("false", {"x", "--json=false"}, false);
        row("neither", {"systems", "--json=perhaps"}, true);
        row("after two dashes", {"systems", "--", "--json"}, false);
    }
    void jsonIsAskedForWhereverItIsAnOption()
    {
        QFETCH(QStringList, arguments);
        QFETCH(bool, json);
        const CliRun run = complains(arguments);
        QCOMPARE(run.json().contains("error"), json);
        QCOMPARE(run.out.isEmpty(), !json);
    }

    void jsonStandsBeforeOrAfterTheCommand()
    {
        const QString list = someReadyList();
        for (const QStringList& arguments : {QStringList{"systems"},
                                             {"units", someSystem()},
                                             {"check", list},
                                             {"roster", "show", list},
                                             {"roster", "check", list},
                                             {"roster", "export", list, "--format", "text"}}) {
            const CliRun after = succeeds(arguments + QStringList{"--json"});
            QVERIFY(!after.json().isEmpty());
            for (int place = 0; place < arguments.size(); ++place) {
                if (place > 0 && arguments[place - 1] == "--format")
                    continue; // there it would be the format's name
                QStringList elsewhere = arguments;
                elsewhere.insert(place, "--json");
                QCOMPARE(exits(0, elsewhere).out, after.out);
            }
            // Without it the same command speaks to people.
            QVERIFY(runCli(arguments).json().isEmpty());
        }
    }

    void everythingBehindTwoDashesIsAnArgument()
    {
        const QTemporaryDir folder;
        const QString shell = "cd '" + folder.path() + "' && \"$CLI\" ";
        written(folder.path(), "--json", "format: something-else/1\n");
        const CliRun run = runShell(shell + "check -- --json --output=x");
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.out.startsWith("--json:1:9: "), run.out);
        QVERIFY2(run.err.startsWith("adjutant-cli: --output=x: can’t be read"), run.err);
        QVERIFY(runCli({"units", "--", "--json"}).err.contains("'--json'"));
        QVERIFY(
            runCli({"roster", "export", "--format", "text", "--", "--output"}).err.contains("--output: "));
    }

    void aPathMayBeNamedAsACommand()
    {
        const CliRun run = runCli({"check", "check", "--json"});
        QCOMPARE(listed(run.exit, run.findings().at(0)["file"].toString()), "2 check");
    }

    // `systems`: the game systems and what each offers.

    void eachSystemHasIdNameAndOffers()
    {
        const CliRun run = runCli({"systems", "--json"});
        QCOMPARE(listed(run.exit, run.json().keys()), "0 systems");
        const QJsonArray systems = run.json()["systems"].toArray();
        QVERIFY(!systems.isEmpty());
        for (const QJsonValue& system : systems) {
            QCOMPARE(system.toObject().keys(), (QStringList{"id", "name", "offers"}));
            QVERIFY(!system["id"].toString().isEmpty() && !system["name"].toString().isEmpty());
            QVERIFY(!system["offers"].toArray().isEmpty());
            for (const QJsonValue& offer : system["offers"].toArray())
                QVERIFY(!offer.toString().isEmpty() && !offer.toString().contains(','));
        }
    }

    void peopleReadIdAndName()
    {
        const CliRun run = succeeds({"systems"});
        const QJsonValue first = runCli({"systems", "--json"}).json()["systems"][0];
        const QString line = first["id"].toString() + ": " + first["name"].toString();
        QVERIFY2(run.out.startsWith(line.toUtf8()), run.out);
    }

    // `rules`: looking rules up.

    void aSearchGivesIdTitleAndSnippetBestFirst()
    {
        const CliRun run =
            runCli({"rules", "search", someEntry().first(), "--system", someSystem(), "--json"});
        QCOMPARE(listed(run.exit, run.json().keys()), "0 results");
        const QJsonArray results = run.json()["results"].toArray();
        QVERIFY(!results.isEmpty());
        QCOMPARE(results.at(0)["title"].toString(), someEntry().first());
        for (const QJsonValue& result : results)
            QCOMPARE(result.toObject().keys(), (QStringList{"id", "snippet", "title"}));
    }

    void withoutASystemAllAreSearchedAndReported()
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
        exits(0, {"rules", "aid", someSystem()});
        const CliRun object = runCli({"rules", "aid", someSystem(), "--lang", "fr", "--json"});
        QCOMPARE(listed(object.json().keys(), object.json()["lang"].toString()), "blocks,lang,system fr");
        QVERIFY(exits(0, {"rules", "aid", someSystem(), "--format", "pdf"}).out.startsWith("%PDF"));
        exits(2, {"rules", "aid", "nothing"});
        exits(2, {"rules", "aid", someSystem(), "--format", "png"});
    }

    void aFileOfTheUsersThatIsSkippedIsReported()
    {
        const QTemporaryDir home;
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("ADJUTANT_DATA_HOME", home.path());
        const QString folder = home.filePath("catalogues/" + someSystem());
        written(folder, "rules.yaml", headOf("reference") + "entries: 7\n");
        written(folder, "aid.yaml", headOf("aid") + "blocks: 7\n");
        for (const QStringList& command : {QStringList{"search", "the"}, {"show", someEntry().at(1)}}) {
            const CliRun run = exits(0, QStringList{"rules"} + command, {}, environment);
            QVERIFY2(run.err.contains("left out: ") && run.err.contains("rules.yaml:"), run.err);
        }
        const CliRun aid = exits(0, {"rules", "aid", someSystem()}, {}, environment);
        VERIFY_CONTAINS(aid.err, "aid.yaml");
    }

    void nothingFoundIsNoFault()
    {
        QVERIFY(exits(0, {"rules", "search", "qqqqqqqqqq", "--json"}).json()["results"].toArray().isEmpty());
    }

    void anEntryIsShownWhole()
    {
        const QString id = someEntry().at(1);
        const CliRun run = exits(0, {"rules", "show", id, "--json"});
        QCOMPARE(run.json()["id"].toString(), id);
        QVERIFY(!run.json()["text"].toString().isEmpty());
        QVERIFY(
            runCli({"rules", "show", id}).out.startsWith((someEntry().first() + " (" + id + ")").toUtf8()));
    }

    // The first in the order of games is shown; who wants another has to know that there is one.
    void anIdOfSeveralGamesIsShownOnceAndTheOthersAreReported()
    {
        QMap<QString, QStringList> games;
        for (const QJsonValue& each : runCli({"rules", "search", "a", "--json"}).json()["results"].toArray())
            games[each["id"].toString()].append(each["system"].toString());
        const auto several =
            std::find_if(games.cbegin(), games.cend(), [](const QStringList& of) { return of.size() > 1; });
        QVERIFY(several != games.cend());
        const CliRun run = exits(0, {"rules", "show", several.key()});
        QVERIFY(run.complainedOnce());
        VERIFY_CONTAINS(run.err, "--system");
        const QString shown = runCli({"rules", "show", several.key(), "--json"}).json()["system"].toString();
        QVERIFY(several->contains(shown));
        const CliRun named = runCli({"rules", "show", several.key(), "--system", shown});
        QCOMPARE(named.out, run.out);
        QCOMPARE(named.err, QByteArray());
        for (const QString& other : *several)
            QCOMPARE(run.err.contains(other.toUtf8()), other != shown);
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
        const QJsonValue first =
            runCli({"rules", "search", "roll", "--system", someSystem(), "--json"}).json()["results"][0];
        return {first["title"].toString(), first["id"].toString()};
    }
};

ADJUTANT_TEST(CliUsageTest)

} // namespace adjutant::test::tst_cli_usage
