#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

using namespace adjutant::test;

namespace {

const QByteArray unknown = "format: something-else/1\n";

QStringList filesOf(const CliRun& run, const QString& folder)
{
    QStringList files;
    for (const QJsonValue& finding : run.findings())
        files.append(QDir(folder).relativeFilePath(finding["file"].toString()));
    return files;
}

} // namespace

/// `check` on folders.
class CliCheckFolderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShippedDataIsClean()
    {
        const CliRun run = runCli({"check", sourceFile("data")});
        QVERIFY2(run.exit == 0, run.out + run.err);
        QVERIFY2(run.out.endsWith(" files checked: no findings\n"), run.out);
    }

    // Yellow has a contrast of 1.1 on white, navy one of 1.5 on the dark surfaces.
    void aColourThatIsShadedIsNotedAndNoFault()
    {
        const auto faction = [](const char* colour) {
            return "format: adjutant-catalogue/1\nsystem: " + someSystem().toUtf8() +
                   "\nfactions:\n  - {id: a, name: A, title: A, allegiance: true, colour: \"" + colour +
                   "\"}\n";
        };
        const CliRun yellow = runCli({"check", "-", "--json"}, faction("#ffee00"));
        QCOMPARE(yellow.exit, 0);
        QVERIFY(yellow.findings().isEmpty());
        const QJsonArray notes = yellow.json()["notes"].toArray();
        QCOMPARE(notes.size(), 1);
        QCOMPARE(notes[0]["line"].toInt(), 4);
        QVERIFY(notes[0]["message"].toString().contains("on light surfaces"));
        QVERIFY(!notes[0]["message"].toString().contains("on dark surfaces"));
        const CliRun navy = runCli({"check", "-"}, faction("#000080"));
        QVERIFY2(navy.out.contains("on dark surfaces") && !navy.out.contains("on light surfaces"), navy.out);
        QVERIFY2(navy.out.endsWith("1 file checked: no findings, 1 note\n"), navy.out);
    }

    void aPictureIsAnSvgOrAPng()
    {
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "a.yaml",
                                     "format: adjutant-catalogue/1\nsystem: " + someSystem().toUtf8() +
                                         "\nfactions:\n  - {id: a, name: A, title: A, allegiance: true, "
                                         "colour: red, emblem: a.svg}\n");
        QVERIFY(runCli({"check", file}).out.contains("there is no picture"));
        written(folder.path(), "a.svg", "hello");
        QVERIFY(runCli({"check", file}).out.contains("neither a sound SVG nor a sound PNG"));
        written(folder.path(), "a.svg", QByteArray(300 * 1024, ' '));
        QVERIFY(runCli({"check", file}).out.contains("larger than 256 KiB"));
        written(folder.path(), "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'><path></svg>");
        QCOMPARE(runCli({"check", file}).exit, 1);
        written(folder.path(), "a.svg",
                "<svg>" + QByteArray("<g>").repeated(100) + QByteArray("</g>").repeated(100) + "</svg>");
        QCOMPARE(runCli({"check", file}).exit, 1);
        written(folder.path(), "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
        QCOMPARE(runCli({"check", file}).exit, 0);
    }

    // A picture of one grey point, as a PNG: whole, and with its last two blocks cut off.
    void aBrokenPngIsAFault()
    {
        const QByteArray png = QByteArray::fromBase64(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==");
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "a.yaml",
                                     "format: adjutant-catalogue/1\nsystem: " + someSystem().toUtf8() +
                                         "\nfactions:\n  - {id: a, name: A, title: A, allegiance: true, "
                                         "colour: red, emblem: a.png}\n");
        written(folder.path(), "a.png", png);
        QCOMPARE(runCli({"check", file}).out, QByteArray("1 file checked: no findings\n"));
        written(folder.path(), "a.png", png.left(45));
        QVERIFY(runCli({"check", file}).out.contains("nor a sound PNG"));
    }

    // Whoever copies a file into the folder of another game would look for it in vain.
    void aFileInTheFolderOfAnotherGameIsAFault()
    {
        const QTemporaryDir folder;
        const QString other =
            runCli({"systems", "--json"}).json()["systems"].toArray().at(1)["id"].toString();
        written(folder.path(), "catalogues/" + other + "/pack/a.yaml",
                "format: adjutant-catalogue/1\nsystem: " + someSystem().toUtf8() + "\n");
        const CliRun run = runCli({"check", folder.path()});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.contains("'" + someSystem().toUtf8() + "'") &&
                     run.out.contains("'" + other.toUtf8() + "'"),
                 run.out);
    }

    void aNameThatIsNoUtf8IsTold()
    {
        const QTemporaryDir folder;
        std::ofstream(folder.path().toStdString() + "/a\xff.yaml") << "a: b";
        const CliRun run = runCli({"check", folder.path()});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.contains("/a\\xff.yaml: its name isn't UTF-8"), run.out);
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
        QVERIFY(run.findings().at(0)["message"].toString().contains("more than 8 below"));
    }

    void aFolderIsReadAsFarAs2000Files()
    {
        const QTemporaryDir folder;
        for (int k = 0; k < 2001; ++k)
            written(folder.path(), QString("%1.yaml").arg(k, 4, 10, QChar('0')), "a: b");
        const CliRun run = runCli({"check", folder.path(), "--json"});
        QCOMPARE(filesOf(run, folder.path()).first(), QString("2000.yaml"));
        QCOMPARE(filesOf(run, folder.path()).size(), 2001);
    }

    void aReadyListNeedsItsFile()
    {
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "lists.yaml",
                                     "format: adjutant-catalogue/1\nsystem: " + someSystem().toUtf8() +
                                         "\nready_lists:\n  - roster: ready/mine.yaml\n");
        const CliRun run = runCli({"check", file, "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.findings().at(0)["line"].toInt(), 4);
        QCOMPARE(run.findings().at(0)["column"].toInt(), 13);
        QVERIFY(run.findings().at(0)["message"].toString().contains("ready/mine.yaml"));
        written(folder.path(), "ready/mine.yaml", "anything");
        QCOMPARE(runCli({"check", file}).exit, 0);
    }

    void aFolderMeansAllItsYamlAndJsonFiles()
    {
        const QTemporaryDir folder;
        for (const char* name :
             {"b.yaml", "a.yml", "c.json", "below/deeper/d.yaml", "e.txt", "f", "g.yaml.bak"})
            written(folder.path(), name, unknown);
        const CliRun run = runCli({"check", folder.path(), "--json"});
        QCOMPARE(run.exit, 1);
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
        QCOMPARE(runCli({"check", folder.path()}).exit, 0);
        QCOMPARE(runCli({"check", folder.filePath(".git")}).exit, 1);
        QCOMPARE(runCli({"check", folder.filePath(".hidden.yaml")}).exit, 1);
    }

    void anEmptyFolderHasNoFindings()
    {
        const QTemporaryDir folder;
        const CliRun run = runCli({"check", folder.path()});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.out, QByteArray("0 files checked: no findings\n"));
    }

    void loopsOfLinksEnd()
    {
        const QTemporaryDir folder;
        written(folder.path(), "inner/a.yaml", unknown);
        QVERIFY(QFile::link(folder.path(), folder.filePath("inner/up")));
        QVERIFY(QFile::link(folder.filePath("self.yaml"), folder.filePath("self.yaml")));
        QVERIFY(QFile::link(folder.filePath("gone"), folder.filePath("dangling.yaml")));
        const CliRun run = runCli({"check", folder.path(), "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(filesOf(run, folder.path()), QStringList{"inner/a.yaml"});
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

    void pipesInAFolderAreNotWaitedFor()
    {
        const QTemporaryDir folder;
        QCOMPARE(mkfifo(qPrintable(folder.filePath("pipe.yaml")), 0600), 0);
        QCOMPARE(runCli({"check", folder.path()}).exit, 0);
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
        const CliRun run = runCli(arguments, {}, emptyEnvironment(), 10'000);
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.err.contains("it is not a regular file") || run.err.contains("it is a folder"), run.err);
    }

    void linksToPipesInAFolderAreNotWaitedFor()
    {
        const QTemporaryDir folder;
        QCOMPARE(mkfifo(qPrintable(folder.filePath("pipe")), 0600), 0);
        QVERIFY(QFile::link(folder.filePath("pipe"), folder.filePath("link.yaml")));
        QCOMPARE(runCli({"check", folder.path()}, {}, emptyEnvironment(), 10'000).exit, 0);
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

    void withoutPermissionNothingIsReadAndItIsSaid()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "closed/a.yaml", unknown);
        QFile::setPermissions(file, {});
        QCOMPARE(runCli({"check", file}).exit, 2);
        QFile::setPermissions(folder.filePath("closed"), {});
        const CliRun run = runCli({"check", folder.path(), "--json"});
        QFile::setPermissions(folder.filePath("closed"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QCOMPARE(run.exit, 2);
        QCOMPARE(filesOf(run, folder.path()), QStringList{"closed"});
    }
};

ADJUTANT_TEST(CliCheckFolderTest)
#include "tst_cli_checkfolder.moc"
