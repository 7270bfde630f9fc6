#include "tests/cli/clirun.h"

namespace adjutant::test::tst_cli_odds {

const QByteArray fighter =
    "{power: 1, health: 1, initiative: 3, combat: 3, shooting: 3, strength: 3, resistance: 3, "
    "willpower: 3, warriors: 2}\n";

static QByteArray scenario(const QByteArray& text)
{
    return "system: drakerys\n" + text;
}

/// The scenario of each kind, as short as it gets.
static QByteArray ofKind(const QByteArray& kind)
{
    const QByteArray head = scenario("kind: " + kind + "\n");
    const QByteArray both = "active: " + fighter + "target: " + fighter;
    if (kind == "roll")
        return head + "dice: 3\naction: 3\nopposition: 3\n";
    if (kind == "fight")
        return head + "action: charge\n" + both;
    if (kind == "shooting")
        return head + both + "weapon: bow\ndistance: 30\n";
    if (kind == "harassment")
        return head + both + "weapon: bow\n";
    if (kind == "hits")
        return head + "hits: 2\nstrength: 3\nsaturation: 3\ntarget: " + fighter;
    if (kind == "morale")
        return head + "opposition: 3\nunit: {willpower: 3}\n";
    if (kind == "spell")
        return head + "level: 3\nsources: [{type: maelstrom, distance: 30}]\nreinforcement: 1\n";
    if (kind == "invocation")
        return head + "extra_dice: 1\n";
    return head + "target: " + fighter +
           "steps:\n- {kind: shooting, weapon: bow, distance: 30, active: " + fighter.trimmed() +
           "}\n- {kind: fight, action: attack, active: " + fighter.trimmed() + "}\n";
}

static const QJsonObject odds(const QByteArray& text)
{
    return runCli({"odds", "-", "--json"}, text).json();
}

/// A figure at a path of an answer; of a list how many there are, of a mapping its keys.
static QString figureAt(const QJsonObject& answer, const QString& path)
{
    QJsonValue value = answer;
    for (const QString& step : path.split(u'/'))
        value = value.isArray() ? value[step.toInt()] : value[step];
    return value.isArray()    ? QString::number(value.toArray().size())
           : value.isObject() ? value.toObject().keys().join(u' ')
                              : QString::number(value.toDouble(-1), 'g', 12);
}

const QString moraleKeys = "destabilised in_doubt intact none scattered";
const QString sideKeys = "casualties destroyed mean_injuries_inflicted morale removed";

/// `odds`: what it prints of each kind of scenario, and what it says of files it can't compute. The values
/// are tested beside the engine; here 6+ on even terms, as in tests/systems/drakerys/odds/sides.h.
class CliOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasTheseKeys_data()
    {
        QTest::addColumn<QStringList>("own");
        QTest::newRow("roll") << QStringList{"mean", "successes", "threshold"};
        QTest::newRow("fight") << QStringList{"active", "target", "winner"};
        QTest::newRow("shooting") << QStringList{"active", "target"};
        QTest::newRow("harassment") << QStringList{"active", "target"};
        QTest::newRow("hits") << QStringList{"active", "target"};
        QTest::newRow("morale") << QStringList{"morale"};
        QTest::newRow("spell") << QStringList{"cast", "cataclysm", "successes", "threshold"};
        QTest::newRow("invocation") << QStringList{"success", "threshold"};
        QTest::newRow("sequence") << QStringList{"after"};
    }
    void everyKindHasTheseKeys()
    {
        QFETCH(QStringList, own);
        const QByteArray kind = QTest::currentDataTag();
        const CliRun run = succeeds({"odds", "-", "--json"}, ofKind(kind));
        QStringList expected = own + QStringList{"system", "kind", "steps", "warnings", "not_modelled"};
        expected.sort();
        QCOMPARE(run.json().keys(), expected);
        QCOMPARE(run.json()["system"].toString(), "drakerys");
        QCOMPARE(run.json()["kind"].toString(), QString::fromUtf8(kind));
        QCOMPARE(listed(run.json()["warnings"].isArray(), run.json()["not_modelled"].isArray()), "true true");
        const QJsonArray steps = run.json()["steps"].toArray();
        QVERIFY(!steps.isEmpty());
        for (const QJsonValue& step : steps) {
            QCOMPARE(step.toObject().keys(), (QStringList{"dice", "reasons", "roll", "side", "threshold"}));
            QVERIFY(!step["reasons"].toArray().isEmpty());
            QVERIFY(step["roll"].isString() && step["side"].isString());
        }
    }

    // What stands behind a row that was refused hasn't been come to: nothing is wrong with it.
    void aRefusedRowSaysNothingOfTheNext()
    {
        const QByteArray step =
            "  - {kind: fight, action: attack, active: {power: %, health: 1, initiative: 3, combat: 3, "
            "shooting: 3, strength: 3, resistance: 3, willpower: 3, warriors: 100}}\n";
        const QByteArray scenario = "system: drakerys\nkind: sequence\n"
                                    "target: {unit: avaren/crows, warriors: 6}\nsteps:\n" +
                                    QByteArray(step).replace("%", "20") + QByteArray(step).replace("%", "1");
        const CliRun run = exits(1, {"odds", "-"}, scenario);
        VERIFY_CONTAINS(run.out, "at most 1000 rolled together, not 2000");
        QVERIFY2(!run.out.contains("unknown key"), run.out);
    }

    void answersHaveTheirFigures_data()
    {
        const auto columnsOf = columns<QByteArray, QString, QString>("kind", "path", "figure");
        const auto row = [&](const std::string& kind, const std::string& path, const QString& figure) {
            columnsOf(kind + ": " + path, kind, path, figure);
        };
        row("roll", "threshold", "6");
        row("roll", "successes/0", "0.125");
        row("roll", "successes/3", "0.15525");
        row("roll", "mean", "1.66666666667"); // 15/9
        const auto side = [&](const std::string& kind, const std::string& path) {
            row(kind, path, sideKeys);
            row(kind, path + "/morale", moraleKeys);
            row(kind, path + "/casualties", "3");
        };
        side("fight", "active");
        side("fight", "target");
        row("fight", "winner", "active draw target");
        row("fight", "target/casualties/0", "0.468144044321"); // two dice at 5+: (13/19)^2 nobody falls
        for (const char* kind : {"shooting", "harassment", "hits"}) {
            row(kind, "active", "mean_injuries_inflicted");
            side(kind, "target");
        }
        row("shooting", "active/mean_injuries_inflicted", "0.617283950617"); // 50/81
        row("harassment", "target/morale/none", "1");
        row("hits", "target/casualties/0", "0.25");
        row("morale", "morale", "destabilised in_doubt intact scattered");
        row("morale", "morale/scattered", "0.25");
        row("spell", "threshold", "6");
        row("spell", "successes/2", "0.2475");
        row("spell", "cataclysm", "5");
        row("spell", "cataclysm/2", "0.0123456790123"); // 1/81
        row("spell", "cast", "0.75");
        row("invocation", "success", "0.784");
        row("sequence", "after", "2");
        for (const std::string step : {"after/0", "after/1"}) {
            row("sequence", step, "active reached target");
            row("sequence", step + "/target", "casualties destroyed removed scattered");
        }
        row("sequence", "after/0/active", "mean_injuries_inflicted");
        row("sequence", "after/1/active", sideKeys);
    }
    void answersHaveTheirFigures()
    {
        QFETCH(QByteArray, kind);
        QFETCH(QString, path);
        QTEST(figureAt(odds(ofKind(kind)), path), "figure");
    }

    void warningsAndWhatIsSkippedAreListed()
    {
        const QJsonObject json = odds(scenario(
            "kind: fight\naction: attack\nactive: {unit: irosia/crushers, blocking: true}\ntarget: " +
            fighter));
        QCOMPARE(json["warnings"], QJsonArray{"active: blocking does nothing without the Blocking skill"});
        QCOMPARE(json["not_modelled"], QJsonArray{"intimidation"});
    }

    void peopleReadFiguresAndReasons()
    {
        const CliRun run = succeeds({"odds", "-"}, ofKind("fight"));
        VERIFY_CONTAINS(run.out, "  Attacker: Attack roll, 2 D10 against 5+: 2 in Contact × Power 1; Combat "
                                 "3 +1 charge against Combat 3\n");
        VERIFY_CONTAINS(run.out, "  0   46.8%  ####"); // 169/361
    }

    void findingsNameFileLineAndColumn()
    {
        const QTemporaryDir folder;
        const QString file =
            written(folder.path(), "roll.yaml", scenario("kind: roll\ndice: 9000\nthreshold: 6\n"));
        QCOMPARE(QString::fromUtf8(exits(1, {"odds", file}).out),
                 file + ":3:7: 'dice' must be a whole number from 0 to 1000, not 9000 [out-of-range]\n");
        const QJsonObject json = runCli({"odds", file, "--json"}).json();
        QCOMPARE(json.keys(), QStringList{"findings"});
        QCOMPARE(json["findings"][0].toObject(),
                 (QJsonObject{{"file", file},
                              {"line", 3},
                              {"column", 7},
                              {"rule", "out-of-range"},
                              {"severity", "error"},
                              {"message", "'dice' must be a whole number from 0 to 1000, not 9000"}}));
    }

    void anUnknownSystemOrNoneIsAFinding()
    {
        for (const auto& [text, rule] : {std::pair<QByteArray, QString>("kind: roll\n", "missing-key"),
                                         {"system: chess\nkind: roll\n", "unknown-word"},
                                         {"- system\n", "wrong-type"},
                                         {scenario("kind: dance\n"), "unknown-word"}}) {
            QCOMPARE(exits(1, {"odds", "-", "--json"}, text).rules(), QStringList{rule});
        }
    }

    void whatIsUnreadableIsUnusable()
    {
        complains({"odds", "no-such-file.yaml"});
        const CliRun broken = runCli({"odds", "-", "--json"}, "system: [\n");
        QCOMPARE(listed(broken.exit, broken.rules()), "2 syntax");
        exits(2, {"odds"});
    }

    void checkReadsScenariosToo()
    {
        QCOMPARE(exits(0, {"check", "-", "--json"}, ofKind("sequence")).findings(), QJsonArray());
        const CliRun faulty =
            runCli({"check", "-", "--json"}, scenario("kind: roll\ndice: 1\nthreshold: 6\nrerols: 1\n"));
        QCOMPARE(listed(faulty.exit, faulty.rules()), "1 unknown-key");
        QCOMPARE(faulty.findings().at(0)["line"].toInt(), 5);
        QVERIFY(faulty.findings().at(0)["message"].toString().endsWith("did you mean 'rerolls'?"));
    }
};

ADJUTANT_TEST(CliOddsTest)

} // namespace adjutant::test::tst_cli_odds
