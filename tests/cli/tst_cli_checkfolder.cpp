#include "tests/cli/clirun.h"

#include <fstream>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace adjutant::test::tst_cli_checkfolder {

const QByteArray unknown = "format: something-else/1\n";

// A catalogue of one faction.
static QByteArray faction(const QByteArray& more)
{
    return headOf("catalogue") + "factions:\n  - {id: a, name: A, title: A, allegiance: true, " + more +
           "}\n";
}

static QStringList filesOf(const CliRun& run, const QString& folder)
{
    QStringList files;
    for (const QJsonValue& finding : run.findings())
        files.append(QDir(folder).relativeFilePath(finding["file"].toString()));
    return files;
}

/// `check` on folders.
class CliCheckFolderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShippedDataIsClean()
    {
        const CliRun run = exits(0, {"check", sourceFile("data")});
        QVERIFY2(run.out.endsWith(" files checked: no findings\n"), run.out);
    }

    void matchesOfAFolderAreChecked()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("matches/2026"));
        written(folder.path(), "matches/2026/one.match", "no record");
        const CliRun run = exits(1, {"check", folder.path(), "--json"});
        QCOMPARE(filesOf(run, folder.path()), QStringList{"matches/2026/one.match"});
    }

    // Yellow has a contrast of 1.1 on white, navy one of 1.5 on the dark surfaces.
    void aColourThatIsShadedIsNotedAndNoFault()
    {
        const CliRun yellow = exits(0, {"check", "-", "--json"}, faction("colour: \"#ffee00\""));
        QVERIFY(yellow.findings().isEmpty());
        const QJsonArray notes = yellow.json()["notes"].toArray();
        QCOMPARE(notes.size(), 1);
        QCOMPARE(notes[0]["line"].toInt(), 4);
        QVERIFY(notes[0]["message"].toString().contains("on light surfaces"));
        QVERIFY(!notes[0]["message"].toString().contains("on dark surfaces"));
        const CliRun navy = runCli({"check", "-"}, faction("colour: \"#000080\""));
        QVERIFY2(navy.out.contains("on dark surfaces") && !navy.out.contains("on light surfaces"), navy.out);
        QVERIFY2(navy.out.endsWith("1 file checked: no findings, 1 note\n"), navy.out);
    }

    // A picture of one grey point, as a PNG: whole, with its last two blocks cut off, and too large.
    void anEmblemIsADrawingOfTheAppOrASmallPng()
    {
        const QByteArray png = QByteArray::fromBase64(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==");
        const QTemporaryDir folder;
        const auto check = [&folder](const QByteArray& emblem) {
            return runCli(
                       {"check", written(folder.path(), "a.yaml", faction("colour: red, emblem: " + emblem))})
                .out;
        };
        QCOMPARE(check("beast"), "1 file checked: no findings\n");
        QVERIFY(check("dragon").contains("no emblem is called 'dragon'; there are: beast"));
        QVERIFY(check("a.png").contains("can’t be read"));
        written(folder.path(), "a.png", png);
        QCOMPARE(check("a.png"), "1 file checked: no findings\n");
        written(folder.path(), "a.png", png.left(45));
        QVERIFY(check("a.png").contains("must be a valid PNG"));
        written(folder.path(), "a.png", QByteArray(300 * 1024, ' '));
        QVERIFY(check("a.png").contains("larger than 64 KiB"));
        QByteArray wide = png;
        wide[18] = 3; // 769 pixels
        written(folder.path(), "a.png", wide);
        QVERIFY(check("a.png").contains("at most 512 pixels"));
        written(folder.path(), "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
        QVERIFY(check("a.svg").contains("must be a valid PNG"));
    }

    // Whoever copies a file into the folder of another game would look for it in vain.
    void aFileInTheFolderOfAnotherGameIsAFault()
    {
        const QTemporaryDir folder;
        const QString other =
            runCli({"systems", "--json"}).json()["systems"].toArray().at(1)["id"].toString();
        written(folder.path(), "catalogues/" + other + "/pack/a.yaml", headOf("catalogue"));
        const CliRun run = exits(1, {"check", folder.path()});
        QVERIFY2(run.out.contains("'" + someSystem().toUtf8() + "'") &&
                     run.out.contains("'" + other.toUtf8() + "'"),
                 run.out);
    }

    // Many scripts may name one roster: each reads it.
    void theRostersThatScriptsNameAreBoundedTogether()
    {
        const QTemporaryDir folder;
        written(folder.path(), "army/big.yaml", "# " + QByteArray(600'000, 'x') + "\n");
        const QByteArray script = headOf("match-script") +
                                  "players: [{id: a, roster: ../army/big.yaml}, "
                                  "{id: b, roster: ../army/big.yaml}]\ncommands: []\n";
        for (const char* name : {"s/1.yaml", "s/2.yaml"})
            written(folder.path(), name, script);
        const QByteArray why = "are read as far as 2 MiB together";
        const CliRun one = runCli({"check", folder.path() + "/s/1.yaml"});
        QVERIFY2(!(one.out + one.err).contains(why), one.out + one.err);
        const CliRun run = exits(2, {"check", folder.path() + "/s"}); // not all could be read
        QVERIFY2((run.out + run.err).contains(why), run.out + run.err);
    }

    void aNameThatIsNoUtf8IsReported()
    {
        const QTemporaryDir folder;
        std::ofstream(folder.path().toStdString() + "/a\xff.yaml") << "a: b";
        const CliRun run = exits(1, {"check", folder.path()});
        VERIFY_CONTAINS(run.out, "/a\\xff.yaml: its name has control characters or isn’t UTF-8");
        QVERIFY2(run.out.endsWith("0 files checked: 1 finding\n"), run.out);
    }

    // The eighth folder below is looked into, the ninth isn't.
    void aFolderIsLookedIntoEightDeep()
    {
        const QTemporaryDir folder;
        written(folder.path(), "1/2/3/4/5/6/7/8/a.yaml", unknown);
        written(folder.path(), "1/2/3/4/5/6/7/8/9/b.yaml", unknown);
        const CliRun run = runCli({"check", folder.path(), "--json"});
        QCOMPARE(filesOf(run, folder.path()), (QStringList{"1/2/3/4/5/6/7/8/9", "1/2/3/4/5/6/7/8/a.yaml"}));
        QVERIFY(run.findings().at(0)["message"].toString().contains("more than 8 levels down"));
    }

    void aFolderIsReadAsFarAs2000Files()
    {
        const QTemporaryDir folder;
        for (int k = 0; k < 2001; ++k)
            written(folder.path(), QString("%1.yaml").arg(k, 4, 10, QChar('0')), "a: b");
        const CliRun run = runCli({"check", folder.path(), "--json"});
        QCOMPARE(filesOf(run, folder.path()).first(), "2000.yaml");
        QCOMPARE(filesOf(run, folder.path()).size(), 2001);
    }

    void aReadyListNeedsItsFile()
    {
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "lists.yaml",
                                     headOf("catalogue") + "ready_lists:\n  - roster: ready/mine.yaml\n");
        const CliRun run = runCli({"check", file, "--json"});
        QCOMPARE(listed(run.exit, run.findings().at(0)["line"].toInt()), "1 4");
        QCOMPARE(run.findings().at(0)["column"].toInt(), 13);
        QVERIFY(run.findings().at(0)["message"].toString().contains("ready/mine.yaml"));
        written(folder.path(), "ready/mine.yaml", "anything");
        exits(0, {"check", file});
    }

    void aFolderMeansAllItsYamlAndJsonFiles()
    {
        const QTemporaryDir folder;
        for (const char* name :
             {"b.yaml", "a.yml", "c.json", "below/deeper/d.yaml", "e.txt", "f", "g.yaml.bak"})
            written(folder.path(), name, unknown);
        const CliRun run = exits(1, {"check", folder.path(), "--json"});
        QCOMPARE(filesOf(run, folder.path()),
                 (QStringList{"a.yml", "b.yaml", "c.json", "below/deeper/d.yaml"}));
    }

    void aFileIsCheckedWhateverItsName()
    {
        const QTemporaryDir folder;
        const CliRun run = runCli({"check", written(folder.path(), "list.txt", unknown), "--json"});
        QCOMPARE(run.rules(), QStringList{"unknown-format"});
    }

    void hiddenThingsArePassedOverUnlessNamed()
    {
        const QTemporaryDir folder;
        written(folder.path(), ".hidden.yaml", unknown);
        written(folder.path(), ".git/config.yaml", unknown);
        exits(0, {"check", folder.path()});
        exits(1, {"check", folder.filePath(".git")});
        exits(1, {"check", folder.filePath(".hidden.yaml")});
    }

    void anEmptyFolderHasNoFindings()
    {
        const QTemporaryDir folder;
        QCOMPARE(exits(0, {"check", folder.path()}).out, "0 files checked: no findings\n");
    }

    void loopsOfLinksEnd()
    {
        const QTemporaryDir folder;
        written(folder.path(), "inner/a.yaml", unknown);
        QVERIFY(QFile::link(folder.path(), folder.filePath("inner/up")));
        QVERIFY(QFile::link(folder.filePath("self.yaml"), folder.filePath("self.yaml")));
        QVERIFY(QFile::link(folder.filePath("gone"), folder.filePath("dangling.yaml")));
        const CliRun run = exits(1, {"check", folder.path(), "--json"});
        QStringList files = filesOf(run, folder.path());
        files.sort();
        // Those that lead to no file are told, too.
        QCOMPARE(files, (QStringList{"dangling.yaml", "inner/a.yaml", "self.yaml"}));
    }

    void aLinkThatIsNamedIsFollowed()
    {
        const QTemporaryDir folder;
        written(folder.path(), "real/a.yaml", unknown);
        QVERIFY(QFile::link(folder.filePath("real"), folder.filePath("link")));
        QCOMPARE(runCli({"check", folder.filePath("link"), "--json"}).rules(), QStringList{"unknown-format"});
        // Both names mean the same file.
        QCOMPARE(
            runCli({"check", folder.filePath("link"), folder.filePath("real"), "--json"}).findings().size(),
            1);
    }

    // None of them is opened: a pipe would be waited for, and a device never ends.
    void whatIsNoFileInAFolderIsAFinding()
    {
        const QTemporaryDir folder;
        QCOMPARE(mkfifo(qPrintable(folder.filePath("pipe.yaml")), 0600), 0);
        QCOMPARE(mkfifo(qPrintable(folder.filePath("pipe")), 0600), 0);
        QVERIFY(QFile::link(folder.filePath("pipe"), folder.filePath("link.yaml")));
        QVERIFY(QFile::link("/dev/zero", folder.filePath("zero.json")));
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, qPrintable(folder.filePath("door")), sizeof(address.sun_path));
        QCOMPARE(bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
        const CliRun run = runCli({"check", folder.path(), "--json"}, {}, emptyEnvironment(), 10'000);
        close(socket);
        QCOMPARE(run.exit, 1);
        QCOMPARE(filesOf(run, folder.path()),
                 (QStringList{"door", "link.yaml", "pipe", "pipe.yaml", "zero.json"}));
        QVERIFY(run.findings().at(0)["message"].toString().contains("pipes, sockets and devices"));
    }

    void ownRulesThatNameNoRuleAreFindings()
    {
        const QByteArray text = headOf("own-rules") + "bookmarks: [rule/no-such-rule]\n"
                                                      "house_rules:\n  - {rule: rule/none-either, text: t}\n";
        const CliRun run = runCli({"check", "-", "--json"}, text);
        QCOMPARE(listed(run.exit, run.rules(), run.findings().at(0)["line"].toInt(),
                        run.findings().at(0)["column"].toInt(), run.findings().at(1)["line"].toInt()),
                 "1 unknown-id,unknown-id 3 13 5");
    }

    // The skill is defined, but in a file with a fault of its own.
    void causesStandBeforeWhatFollowsFromThem()
    {
        const QTemporaryDir folder;
        const QByteArray head = headOf("catalogue");
        written(folder.path(), "a.yaml",
                head + "cards:\n  - {id: b, kind: token, name: B, domain: tides, card: {text: t}}\n");
        written(folder.path(), "b.yaml",
                head + "domains:\n  - {id: tides, name: Tides, colour: [1]}\n  - {id: depths, naem: D}\n");
        const CliRun run = exits(1, {"check", folder.path()});
        const QList<QByteArray> lines = run.out.split('\n');
        QVERIFY2(lines[0].contains("b.yaml:4:"), run.out);
        QVERIFY2(lines[lines.size() - 3].contains("a.yaml:4:") &&
                     lines[lines.size() - 3].contains("unknown domain 'tides'; follows from ") &&
                     lines[lines.size() - 3].contains("b.yaml:4 ["),
                 run.out);
    }

    // A file may name as many rules as there is room for; findings and work are bounded.
    void manyUnknownRulesAreReportedUpToTheBound()
    {
        const auto file = [](int count) {
            QByteArray text = headOf("own-rules") + "bookmarks:\n";
            for (int k = 0; k < count; ++k)
                text += "  - rule/none-" + QByteArray::number(k) + "\n";
            return text;
        };
        QCOMPARE(runCli({"check", "-", "--json"}, file(2000), emptyEnvironment(), 20'000).findings().size(),
                 1000);
        VERIFY_CONTAINS(exits(1, {"check", "-"}, file(190'000), emptyEnvironment(), 20'000).out,
                        "'bookmarks' must be a list of at most 2000 entries");
    }

    void whatIsNoRegularFileIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* what : {"pipe", "link", "folder", "/dev/zero"})
            for (const QStringList& command : {QStringList{"check"}, QStringList{"odds"}, QStringList{"play"},
                                               QStringList{"roster", "show"}, QStringList{"match", "import"}})
                if (QString(what) != "folder" || command != QStringList{"check"})
                    QTest::addRow("%s %s", qPrintable(command.join(' ')), what)
                        << command + QStringList{what};
    }

    void whatIsNoRegularFileIsRefused()
    {
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        QCOMPARE(mkfifo(qPrintable(folder.filePath("pipe")), 0600), 0);
        QVERIFY(QFile::link(folder.filePath("pipe"), folder.filePath("link")));
        QVERIFY(QDir(folder.path()).mkdir("folder"));
        arguments.last() = QDir(folder.path()).filePath(arguments.last());
        const CliRun run = exits(2, arguments, {}, emptyEnvironment(), 10'000);
        QVERIFY2(run.err.contains("it is not a regular file") || run.err.contains("it is a folder"), run.err);
    }

    void linksToFilesInAFolderAreChecked()
    {
        const QTemporaryDir folder;
        QVERIFY(QFile::link(written(folder.path(), "real.txt", unknown), folder.filePath("link.yaml")));
        QCOMPARE(filesOf(runCli({"check", folder.path(), "--json"}), folder.path()),
                 QStringList{"link.yaml"});
    }

    void aFolderNamedAsAFileIsLookedInto()
    {
        const QTemporaryDir folder;
        written(folder.path(), "folder.yaml/a.yaml", unknown);
        QCOMPARE(filesOf(runCli({"check", folder.path(), "--json"}), folder.path()),
                 QStringList{"folder.yaml/a.yaml"});
    }

    void withoutPermissionNothingIsReadAndItIsReported()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "closed/a.yaml", unknown);
        QFile::setPermissions(file, {});
        exits(2, {"check", file});
        QFile::setPermissions(folder.filePath("closed"), {});
        const CliRun run = runCli({"check", folder.path(), "--json"});
        QFile::setPermissions(folder.filePath("closed"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QCOMPARE(run.exit, 2);
        QCOMPARE(filesOf(run, folder.path()), QStringList{"closed"});
    }
};

ADJUTANT_TEST(CliCheckFolderTest)

} // namespace adjutant::test::tst_cli_checkfolder
