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

/// `check` on folders.
class CliCheckFolderTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString folder() const { return m_folder->path(); }
    QString at(const QString& name) const { return QDir(folder()).filePath(name); }
    QString write(const QString& name, const QByteArray& contents) const
    {
        return written(folder(), name, contents);
    }
    /// The files of its findings, by their paths in the folder.
    QStringList filesOf(const CliRun& run) const
    {
        QStringList files;
        for (const QJsonValue& finding : run.findings())
            files.append(QDir(folder()).relativeFilePath(finding["file"].toString()));
        return files;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theShippedDataIsClean()
    {
        const CliRun run = exits(0, {"check", sourceFile("data")});
        QVERIFY2(run.out.endsWith(" files checked: no findings\n"), run.out);
    }

    // Yellow has a contrast of 1.1 on white, navy one of 1.5 on the dark surfaces.
    void aColourThatIsShadedIsNotedAndNoFault()
    {
        const CliRun yellow = exits(0, {"check", "-", "--json"}, faction("colour: \"#ffee00\""));
        QVERIFY(yellow.findings().isEmpty());
        const QJsonArray notes = yellow.json()["notes"].toArray();
        QCOMPARE(listed(notes.size(), notes[0]["line"]), "1 4");
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
        const auto check = [this](const QByteArray& emblem) {
            return runCli({"check", write("a.yaml", faction("colour: red, emblem: " + emblem))}).out;
        };
        QCOMPARE(check("beast"), "1 file checked: no findings\n");
        QVERIFY(check("dragon").contains("no emblem is called 'dragon'; there are: beast"));
        QVERIFY(check("a.png").contains("can’t be read"));
        write("a.png", png);
        QCOMPARE(check("a.png"), "1 file checked: no findings\n");
        write("a.png", png.left(45));
        QVERIFY(check("a.png").contains("must be a valid PNG"));
        write("a.png", QByteArray(300 * 1024, ' '));
        QVERIFY(check("a.png").contains("larger than 64 KiB"));
        QByteArray wide = png;
        wide[18] = 3; // 769 pixels
        write("a.png", wide);
        QVERIFY(check("a.png").contains("at most 512 pixels"));
        write("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
        QVERIFY(check("a.svg").contains("must be a valid PNG"));
    }

    // Whoever copies a file into the folder of another game would look for it in vain.
    void aFileInTheFolderOfAnotherGameIsAFault()
    {
        const QString other = runCli({"systems", "--json"}).json()["systems"][1]["id"].toString();
        write("catalogues/" + other + "/pack/a.yaml", headOf("catalogue"));
        const CliRun run = exits(1, {"check", folder()});
        for (const QString& game : {someSystem(), other})
            VERIFY_CONTAINS(run.out, '\'' + game + '\'');
    }

    // Many scripts may name one roster: each reads it.
    void theRostersThatScriptsNameAreBoundedTogether()
    {
        write("army/big.yaml", "# " + QByteArray(600'000, 'x') + "\n");
        const QByteArray script = headOf("match-script") +
                                  "players: [{id: a, roster: ../army/big.yaml}, "
                                  "{id: b, roster: ../army/big.yaml}]\ncommands: []\n";
        for (const char* name : {"s/1.yaml", "s/2.yaml"})
            write(name, script);
        const QByteArray why = "are read as far as 2 MiB together";
        const CliRun one = runCli({"check", at("s/1.yaml")});
        QVERIFY2(!(one.out + one.err).contains(why), one.out + one.err);
        const CliRun run = exits(2, {"check", at("s")}); // not all could be read
        QVERIFY2((run.out + run.err).contains(why), run.out + run.err);
    }

    void aNameThatIsNoUtf8IsReported()
    {
        std::ofstream(folder().toStdString() + "/a\xff.yaml") << "a: b";
        const CliRun run = exits(1, {"check", folder()});
        VERIFY_CONTAINS(run.out, "/a\\xff.yaml: its name has control characters or isn’t UTF-8");
        QVERIFY2(run.out.endsWith("0 files checked: 1 finding\n"), run.out);
    }

    // The eighth folder below is looked into, the ninth isn't.
    void aFolderIsLookedIntoEightDeep()
    {
        write("1/2/3/4/5/6/7/8/a.yaml", unknown);
        write("1/2/3/4/5/6/7/8/9/b.yaml", unknown);
        const CliRun run = runCli({"check", folder(), "--json"});
        QCOMPARE(filesOf(run), (QStringList{"1/2/3/4/5/6/7/8/9", "1/2/3/4/5/6/7/8/a.yaml"}));
        VERIFY_CONTAINS(run.finding()["message"].toString(), "more than 8 levels down");
    }

    void aFolderIsReadAsFarAs2000Files()
    {
        for (int k = 0; k < 2001; ++k)
            write(QString("%1.yaml").arg(k, 4, 10, QChar('0')), "a: b");
        const CliRun run = runCli({"check", folder(), "--json"});
        QCOMPARE(listed(filesOf(run).first(), filesOf(run).size()), "2000.yaml 2001");
    }

    void aReadyListNeedsItsFile()
    {
        const QString file =
            write("lists.yaml", headOf("catalogue") + "ready_lists:\n  - roster: ready/mine.yaml\n");
        const CliRun run = runCli({"check", file, "--json"});
        QCOMPARE(listed(run.exit, run.finding()["line"], run.finding()["column"]), "1 4 13");
        VERIFY_CONTAINS(run.finding()["message"].toString(), "ready/mine.yaml");
        write("ready/mine.yaml", "anything");
        exits(0, {"check", file});
    }

    void aFolderMeans_data()
    {
        const auto row = columns<QStringList, QStringList>("files", "checked");
        row("all its YAML and JSON files",
            {"b.yaml", "a.yml", "c.json", "below/deeper/d.yaml", "e.txt", "f", "g.yaml.bak"},
            {"a.yml", "b.yaml", "c.json", "below/deeper/d.yaml"});
        row("a folder that is named as a file", {"folder.yaml/a.yaml"}, {"folder.yaml/a.yaml"});
        row("matches", {"matches/2026/one.match"}, {"matches/2026/one.match"});
    }
    void aFolderMeans()
    {
        QFETCH(QStringList, files);
        for (const QString& file : files)
            write(file, unknown);
        QTEST(filesOf(exits(1, {"check", folder(), "--json"})), "checked");
    }

    void hiddenThingsArePassedOverUnlessNamed()
    {
        write(".hidden.yaml", unknown);
        write(".git/config.yaml", unknown);
        QCOMPARE(exits(0, {"check", folder()}).out, "0 files checked: no findings\n");
        exits(1, {"check", at(".git")});
        exits(1, {"check", at(".hidden.yaml")});
    }

    void linksToFilesAreCheckedAndLoopsOfThemEnd()
    {
        write("inner/a.yaml", unknown);
        QVERIFY(QFile::link(folder(), at("inner/up")));
        QVERIFY(QFile::link(at("self.yaml"), at("self.yaml")));
        QVERIFY(QFile::link(at("gone"), at("dangling.yaml")));
        QVERIFY(QFile::link(write("real.txt", unknown), at("link.yaml")));
        const CliRun run = exits(1, {"check", folder(), "--json"});
        QStringList files = filesOf(run);
        files.sort();
        // Links that lead to no file are reported, too.
        QCOMPARE(files, (QStringList{"dangling.yaml", "inner/a.yaml", "link.yaml", "self.yaml"}));
    }

    void aLinkThatIsNamedIsFollowed()
    {
        write("real/a.yaml", unknown);
        QVERIFY(QFile::link(at("real"), at("link")));
        QCOMPARE(runCli({"check", at("link"), "--json"}).rules(), QStringList{"unknown-format"});
        // Both names mean the same file.
        QCOMPARE(runCli({"check", at("link"), at("real"), "--json"}).findings().size(), 1);
    }

    // None of them is opened: a pipe would be waited for, and a device never ends.
    void whatIsNoFileInAFolderIsAFinding()
    {
        QCOMPARE(mkfifo(qPrintable(at("pipe.yaml")), 0600), 0);
        QCOMPARE(mkfifo(qPrintable(at("pipe")), 0600), 0);
        QVERIFY(QFile::link(at("pipe"), at("link.yaml")));
        QVERIFY(QFile::link("/dev/zero", at("zero.json")));
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, qPrintable(at("door")), sizeof(address.sun_path));
        QCOMPARE(bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
        const CliRun run = runCli({"check", folder(), "--json"}, {}, emptyEnvironment(), 10'000);
        close(socket);
        QCOMPARE(run.exit, 1);
        QCOMPARE(filesOf(run), (QStringList{"door", "link.yaml", "pipe", "pipe.yaml", "zero.json"}));
        VERIFY_CONTAINS(run.finding()["message"].toString(), "pipes, sockets and devices");
    }

    void ownRulesThatNameNoRuleAreFindings()
    {
        const QByteArray text = headOf("own-rules") + "bookmarks: [rule/no-such-rule]\n"
                                                      "house_rules:\n  - {rule: rule/none-either, text: t}\n";
        const CliRun run = runCli({"check", "-", "--json"}, text);
        QCOMPARE(listed(run.exit, run.rules(), run.finding()["line"], run.finding()["column"],
                        run.finding(1)["line"]),
                 "1 unknown-id,unknown-id 3 13 5");
    }

    // The skill is defined, but in a file with a fault of its own.
    void causesStandBeforeWhatFollowsFromThem()
    {
        const QByteArray head = headOf("catalogue");
        write("a.yaml", head + "cards:\n  - {id: b, kind: token, name: B, domain: tides, card: {text: t}}\n");
        write("b.yaml",
              head + "domains:\n  - {id: tides, name: Tides, colour: [1]}\n  - {id: depths, naem: D}\n");
        const CliRun run = exits(1, {"check", folder()});
        const QList<QByteArray> lines = run.out.split('\n');
        QVERIFY2(lines[0].contains("b.yaml:4:"), run.out);
        for (const char* part : {"a.yaml:4:", "unknown domain 'tides'; follows from ", "b.yaml:4 ["})
            VERIFY_CONTAINS(lines[lines.size() - 3], part);
    }

    // A file may name as many rules as there is room for; findings and work are bounded: at most 1,000 of
    // each file and 10,000 of all files, then one of each.
    void ofThousandsOfFindingsTheRestIsCounted()
    {
        QByteArray text = headOf("own-rules") + "bookmarks:\n";
        for (int k = 0; k < 2000; ++k)
            text += "  - rule/none-" + QByteArray::number(k) + "\n";
        for (char name = 'a'; name < 'a' + 12; ++name)
            write(QByteArray(1, name) + ".yaml", text);
        const CliRun json = runCli({"check", folder(), "--json"});
        QCOMPARE(listed(json.exit, json.findings().size(), json.json()["more"].toInt()), "1 10002 1998");
        const CliRun run = runCli({"check", folder()});
        VERIFY_CONTAINS(run.out, "\nand 1998 more findings: check fewer files at once\n"
                                 "12 files checked: 12000 findings\n");
        QCOMPARE(run.out.count('\n'), 10'004);
    }

    void whatIsNoRegularFileIsRefused_data()
    {
        const auto row = columns<QStringList>("arguments");
        for (const char* what : {"pipe", "link", "folder", "/dev/zero"})
            for (const QStringList& command : {QStringList{"check"}, QStringList{"odds"}, QStringList{"play"},
                                               QStringList{"roster", "show"}, QStringList{"match", "import"}})
                if (QString(what) != "folder" || command != QStringList{"check"})
                    row((command.join(' ') + ' ' + what).toStdString(), command + QStringList{what});
    }
    void whatIsNoRegularFileIsRefused()
    {
        QFETCH(QStringList, arguments);
        QCOMPARE(mkfifo(qPrintable(at("pipe")), 0600), 0);
        QVERIFY(QFile::link(at("pipe"), at("link")));
        QVERIFY(QDir().mkdir(at("folder")));
        arguments.last() = at(arguments.last());
        const CliRun run = exits(2, arguments, {}, emptyEnvironment(), 10'000);
        QVERIFY2(run.err.contains("it is not a regular file") || run.err.contains("it is a folder"), run.err);
    }

    void withoutPermissionNothingIsReadAndItIsReported()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        const QString file = write("closed/a.yaml", unknown);
        QFile::setPermissions(file, {});
        exits(2, {"check", file});
        QFile::setPermissions(at("closed"), {});
        const CliRun run = runCli({"check", folder(), "--json"});
        QFile::setPermissions(at("closed"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QCOMPARE(run.exit, 2);
        QCOMPARE(filesOf(run), QStringList{"closed"});
    }
};

ADJUTANT_TEST(CliCheckFolderTest)

} // namespace adjutant::test::tst_cli_checkfolder
