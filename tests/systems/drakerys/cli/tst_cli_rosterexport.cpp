#include "tests/systems/drakerys/cli/clifixture.h"

#include <sys/stat.h>

namespace adjutant::test::tst_cli_rosterexport {

const QString list = sourceFile("data/drakerys/ready/avaren.yaml");

/// `roster export`: an army list in other formats.
class CliRosterExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileWithACodeIsReadAsItsList()
    {
        const QTemporaryDir folder;
        const QString list = someReadyList();
        const QByteArray code = runCli({"roster", "export", list, "--format", "code"}).out;
        const QString file = written(folder.path(), "list.txt", "  " + code.left(30) + "\n" + code.mid(30));
        exits(0, {"roster", "show", file});
        QCOMPARE(runCli({"roster", "show", file, "--json"}).json(),
                 runCli({"roster", "show", list, "--json"}).json());
        QCOMPARE(runCli({"roster", "check", file, "--json"}).json(),
                 runCli({"roster", "check", list, "--json"}).json());
        QCOMPARE(runCli({"roster", "export", file, "--format", "yaml"}).out,
                 runCli({"roster", "export", list, "--format", "yaml"}).out);
        QCOMPARE(runCli({"check", file}).out, "1 file checked: no findings\n");
        exits(0, {"roster", "show", "-"}, code);
    }

    void aBrokenCodeIsUnreadableAndSaysWhy()
    {
        const QByteArray code = runCli({"roster", "export", someReadyList(), "--format", "code"}).out;
        for (const QStringList& command :
             {QStringList{"check", "-"}, {"roster", "show", "-"}, {"roster", "check", "-"}}) {
            const CliRun cut = exits(2, command, code.left(40));
            VERIFY_CONTAINS(cut.err, "the army code is cut off or mistyped");
            VERIFY_CONTAINS(runCli(command, "ADJ9:AAAA").err, "made by a newer Adjutant");
        }
        QVERIFY(runCli({"roster", "show", "-"}, "hello").out.contains("a roster"));
    }

    void eachFormatGoesToStdout_data()
    {
        const auto row = columns<QByteArray, QByteArray>("beginning", "inside");
        row("text", QByteArray(), "Blood Banes");
        row("markdown", "#", "Blood Banes");
        row("html", "<!DOCTYPE html>", "Blood Banes");
        row("pdf", "%PDF-", "%%EOF");
        row("json", "{", "\"blood-banes\"");
        row("yaml", "format: adjutant-roster/1\n", "blood-banes");
        row("code", "ADJ1:", QByteArray());
        row("qr", "<", "<svg");
    }
    void eachFormatGoesToStdout()
    {
        QFETCH(QByteArray, beginning);
        QFETCH(QByteArray, inside);
        const QString format = QTest::currentDataTag();
        const CliRun run = succeeds({"roster", "export", list, "--format", format});
        QVERIFY2(run.out.startsWith(beginning), run.out.left(80));
        QVERIFY2(run.out.contains(inside), run.out.left(400));
    }

    void aDashIsStandardInputAndOutput()
    {
        const QByteArray code = runCli({"roster", "export", list, "--format", "code"}).out;
        QCOMPARE(exits(0, {"roster", "export", "-", "--format", "code"}, contentsOf(list)).out, code);
        QCOMPARE(runCli({"roster", "export", list, "--format", "code", "--output", "-"}).out, code);
    }

    void anOutputFileIsWrittenAndStdoutStaysEmpty()
    {
        const QTemporaryDir folder;
        for (const char* format : {"text", "pdf"}) {
            const QString file = folder.filePath(format);
            QCOMPARE(exits(0, {"roster", "export", list, "--format", format, "--output", file}).out,
                     QByteArray());
            QVERIFY(!contentsOf(file).isEmpty());
        }
        QCOMPARE(contentsOf(folder.filePath("text")),
                 runCli({"roster", "export", list, "--format", "text"}).out);
    }

    void anOlderOutputFileIsReplaced()
    {
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "list.yaml", QByteArray(100'000, 'x'));
        exits(0, {"roster", "export", list, "--format", "yaml", "--output", file});
        QVERIFY(contentsOf(file).startsWith("format: adjutant-roster/1\n"));
        QVERIFY(!contentsOf(file).contains('x'));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"list.yaml"});
    }

    void theListThatIsReadIsNeverReplaced()
    {
        const QTemporaryDir folder;
        const QByteArray text = contentsOf(list);
        const QString file = written(folder.path(), "list.yaml", text);
        QVERIFY(QFile::link(file, folder.filePath("link.yaml")));
        for (const QString& output : {file, folder.filePath("link.yaml")}) {
            const CliRun run = exits(2, {"roster", "export", file, "--format", "text", "--output", output});
            VERIFY_CONTAINS(run.err, "it is the file that was read");
            QCOMPARE(contentsOf(file), text);
        }
        const CliRun run =
            runShell("\"$CLI\" roster export - --format text --output '" + file + "' < '" + file + "'");
        QCOMPARE(run.exit, 2);
        QCOMPARE(contentsOf(file), text);
    }

    // A pipe would be waited for.
    void whatIsNoRegularFileIsRefusedAtOnce()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        for (const QString& output : {pipe, QString("/dev/null")})
            for (const QStringList& command : {QStringList{"roster", "export", list, "--format", "code"},
                                               QStringList{"rules", "aid", "drakerys"}}) {
                VERIFY_CONTAINS(
                    exits(2, command + QStringList{"--output", output}, {}, emptyEnvironment(), 10'000).err,
                    "it is no regular file");
                QVERIFY(!QFileInfo(output).isFile());
            }
    }

    void whatCanNotBeWrittenIsNamed()
    {
        for (const QString file : {"/no/such/folder/list.txt", "/tmp", ""}) {
            const CliRun run = exits(2, {"roster", "export", list, "--format", "text", "--output", file});
            QCOMPARE(run.out, QByteArray());
            QVERIFY2(run.complainedOnce() && run.err.contains("can't write '" + file.toUtf8() + "'"),
                     run.err);
        }
    }

    void jsonWrapsWhatWouldGoToStdout()
    {
        const CliRun text = runCli({"roster", "export", list, "--format", "text", "--json"});
        QCOMPARE(text.json()["encoding"].toString(), "utf-8");
        QCOMPARE(text.json()["content"].toString().toUtf8(),
                 runCli({"roster", "export", list, "--format", "text"}).out);
        const CliRun pdf = runCli({"roster", "export", list, "--format", "pdf", "--json"});
        QCOMPARE(pdf.json()["encoding"].toString(), "base64");
        QVERIFY(QByteArray::fromBase64(pdf.json()["content"].toString().toLatin1()).startsWith("%PDF-"));

        const QTemporaryDir folder;
        const CliRun file = runCli(
            {"roster", "export", list, "--format", "yaml", "--output", folder.filePath("a"), "--json"});
        QCOMPARE(file.json()["output"].toString(), folder.filePath("a"));
        QCOMPARE(file.json()["bytes"].toInt(), contentsOf(folder.filePath("a")).size());
    }

    void aPdfNeedsNoDisplay()
    {
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("QT_QPA_PLATFORM", "xcb");
        QVERIFY(
            succeeds({"roster", "export", list, "--format", "pdf"}, {}, environment).out.startsWith("%PDF-"));
    }

    void aDraftIsExportedToo()
    {
        QVERIFY(exits(0, {"roster", "export", fixture("findings/ap-limit.yaml"), "--format", "text"})
                    .out.contains("Too dear"));
    }

    void ofAFileWithFaultsNothingIsExported()
    {
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "list.txt", "older");
        const CliRun run = exits(1, {"roster", "export", fixture("findings/malformed.yaml"), "--format",
                                     "text", "--output", file});
        QCOMPARE(run.out, QByteArray());
        VERIFY_CONTAINS(run.err, "malformed.yaml:8:29: unknown key 'colour'");
        QCOMPARE(contentsOf(file), "older");

        const CliRun unreadable =
            runCli({"roster", "export", "no-such-file.yaml", "--format", "json", "--json"});
        QCOMPARE(listed(unreadable.exit, unreadable.rules()), "2 malformed");
        QVERIFY2(unreadable.complainedOnce(), unreadable.err);
    }
};

ADJUTANT_TEST(CliRosterExportTest)

} // namespace adjutant::test::tst_cli_rosterexport
