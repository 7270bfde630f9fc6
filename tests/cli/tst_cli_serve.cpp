#include "tests/cli/clirun.h"

namespace adjutant::test::tst_cli_serve {

/// A match that the command line serves to phones.
class TestCliServe : public QObject
{
    Q_OBJECT

    // Serves until all links are printed.
    CliRun served(const QTemporaryDir& folder, const QString& options = {})
    {
        const QString out = "'" + folder.path() + "/out'";
        return runShell("\"$CLI\" serve " + options + " --address 127.0.0.1 --port 0 --data '" +
                        folder.path() + "' < /dev/null > " + out + " & until grep -qs Watcher: " + out +
                        "; do sleep 0.05; done; kill $!; wait; cat " + out);
    }

private Q_SLOTS:
    void aNewMatchIsServedUntilASignal()
    {
        const QTemporaryDir folder;
        const QString out = folder.path() + "/out";
        const QString data = "--data '" + folder.path() + "'";
        // A second one finds the folder taken.
        const CliRun run =
            runShell("\"$CLI\" serve --new " + someSystem() + " --address 127.0.0.1 --port 0 --json " + data +
                     " < /dev/null > '" + out + "' & until grep -q '^}' '" + out +
                     "'; do sleep 0.05; done; \"$CLI\" serve " + data +
                     "; echo second $?; kill -TERM $!; wait $!; echo first $?");
        VERIFY_CONTAINS(run.out, "second 2\nfirst 0\n");
        VERIFY_CONTAINS(run.err, "name another folder with --data");
        const QJsonObject reported = QJsonDocument::fromJson(contentsOf(out)).object();
        const QJsonArray links = reported["links"].toArray();
        QCOMPARE(links.size(), 3);
        for (const QJsonValue& each : links)
            VERIFY_CONTAINS(each["link"].toString(), reported["origin"].toString() + "/#");
        QVERIFY(links.last()["sides"].toArray().isEmpty());

        // It is a match like any other.
        const CliRun list = runCli({"match", "list", "--json", "--data", folder.path()});
        QCOMPARE(list.json()["matches"][0]["id"], reported["match"]);
        const CliRun people = served(folder);
        VERIFY_CONTAINS(people.out, "Match " + reported["match"].toString());
        VERIFY_CONTAINS(people.out, "Watcher: http://127.0.0.1:");
        VERIFY_CONTAINS(people.out, "\x1b[30;107m");
    }

    void filesThatAreNotUsedAndWhatAnImportLeftAreOneLineEach()
    {
        const QTemporaryDir folder;
        for (int file = 0; file < 12; ++file) {
            written(folder.path(), QString("lists/no list %1.txt").arg(file), "x");
            written(folder.path(), QString("incoming/20260101-000000-000/lists/list-%1.yaml").arg(file),
                    "format: adjutant-roster/1\nsystem: " + someSystem().toUtf8() + "\nname: A\nunits: []\n");
        }
        written(folder.path(), "incoming/20260101-000000-000/complete", "");
        const CliRun run = served(folder, "--new " + someSystem());
        QCOMPARE(run.err.count("can’t be used and was left unchanged"), 1);
        VERIFY_CONTAINS(run.err, "lists/list-0.yaml was added. And 11 more files.\n");
        VERIFY_CONTAINS(run.err, "(its name is not that of a list). And 11 more files.\n");
        QCOMPARE(run.err.count('\n'), 2);
    }

    // Whatever is typed, a program can read what comes of it.
    void allThatIsPrintedAsJsonIsJson()
    {
        const QTemporaryDir folder;
        const QString out = folder.path() + "/out";
        const CliRun run =
            runShell("{ until grep -q '^}' '" + out +
                     "'; do sleep 0.05; done; printf '\\nphones\\nremove 9\\nred\\nnobody\\n'; "
                     "sleep 0.5; } | timeout 5 \"$CLI\" serve --new " +
                     someSystem() + " --address 127.0.0.1 --port 0 --json --data '" + folder.path() +
                     "' > '" + out + "'");
        VERIFY_CONTAINS(run.err, "`remove` takes a number");
        QStringList keys;
        for (const QByteArray& each : contentsOf(out).trimmed().replace("\n}\n{", "\n}\v{").split('\v')) {
            const QJsonDocument object = QJsonDocument::fromJson(each);
            QVERIFY2(object.isObject(), each.constData());
            keys.append(object.object().keys().last());
        }
        QCOMPARE(keys.join(' '), "origin links phones error links error");
    }

    void wrongUsage()
    {
        for (const auto& [why, arguments] :
             {std::pair<const char*, QStringList>("either --match or --new",
                                                  {"--new", someSystem(), "--match", "a"}),
              {"--port takes 0 to 65535", {"--port", "70000"}},
              {"no match is in progress", {}},
              {"no match has the id 'a'", {"--match", "a"}},
              {"is no address", {"--new", someSystem(), "--address", "here"}},
              {"can't listen at 192.0.2.1", {"--new", someSystem(), "--address", "192.0.2.1"}}}) {
            const QTemporaryDir folder;
            VERIFY_CONTAINS(exits(2, QStringList{"serve", "--data", folder.path()} + arguments).err, why);
        }
    }
};

ADJUTANT_TEST(TestCliServe)

} // namespace adjutant::test::tst_cli_serve
