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

static bool isNear(const QJsonValue& value, double expected)
{
    return value.isDouble() && std::abs(value.toDouble() - expected) < 1e-12;
}

static QStringList keys(const QJsonValue& value)
{
    return value.toObject().keys(); // sorted
}

const QStringList moraleKeys{"destabilised", "in_doubt", "intact", "none", "scattered"};
const QStringList sideKeys{"casualties", "destroyed", "mean_injuries_inflicted", "morale", "removed"};

/// `odds`: what it prints of each kind of scenario, and what it says of files it can't compute. The values
/// are tested beside the engine; here 6+ on even terms, as in tests/systems/drakerys/odds/sides.h.
class CliOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasTheKeysOfTheContract_data()
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
    void everyKindHasTheKeysOfTheContract()
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
            QCOMPARE(keys(step), (QStringList{"dice", "reasons", "roll", "side", "threshold"}));
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

    void aRoll()
    {
        const QJsonObject json = odds(ofKind("roll"));
        QCOMPARE(json["threshold"].toInt(), 6);
        QVERIFY(json["successes"].toArray().size() >= 4);
        QVERIFY(isNear(json["successes"][0], 1.0 / 8));
        QVERIFY(isNear(json["mean"], 15.0 / 9));
    }

    void aFight()
    {
        const QJsonObject json = odds(ofKind("fight"));
        for (const char* side : {"active", "target"}) {
            QCOMPARE(keys(json[side]), sideKeys);
            QCOMPARE(keys(json[side]["morale"]), moraleKeys);
            QCOMPARE(json[side]["casualties"].toArray().size(), 3);
        }
        QCOMPARE(keys(json["winner"]), (QStringList{"active", "draw", "target"}));
        // Two dice at 5+: (13/19)^2 nobody falls.
        QVERIFY(isNear(json["target"]["casualties"][0], 169.0 / 361));
    }

    void aShotHarassmentAndHits()
    {
        for (const char* kind : {"shooting", "harassment", "hits"}) {
            const QJsonObject json = odds(ofKind(kind));
            QCOMPARE(keys(json["active"]), QStringList{"mean_injuries_inflicted"});
            QCOMPARE(keys(json["target"]), sideKeys);
            QCOMPARE(keys(json["target"]["morale"]), moraleKeys);
            QCOMPARE(json["target"]["casualties"].toArray().size(), 3);
        }
        QVERIFY(isNear(odds(ofKind("shooting"))["active"]["mean_injuries_inflicted"], 50.0 / 81));
        QVERIFY(isNear(odds(ofKind("harassment"))["target"]["morale"]["none"], 1));
        QVERIFY(isNear(odds(ofKind("hits"))["target"]["casualties"][0], 1.0 / 4));
    }

    void aMoraleRoll()
    {
        const QJsonObject json = odds(ofKind("morale"));
        QCOMPARE(keys(json["morale"]), (QStringList{"destabilised", "in_doubt", "intact", "scattered"}));
        QVERIFY(isNear(json["morale"]["scattered"], 1.0 / 4));
    }

    void aSpell()
    {
        const QJsonObject json = odds(ofKind("spell"));
        QCOMPARE(json["threshold"].toInt(), 6);
        QVERIFY(json["successes"].toArray().size() >= 3);
        QCOMPARE(json["cataclysm"].toArray().size(), 5);
        QVERIFY(isNear(json["cataclysm"][2], 1.0 / 81));
        QVERIFY(isNear(json["cast"], 3.0 / 4));
    }

    void anInvocation() { QVERIFY(isNear(odds(ofKind("invocation"))["success"], 784.0 / 1000)); }

    void aSequence()
    {
        const QJsonArray after = odds(ofKind("sequence"))["after"].toArray();
        QCOMPARE(after.size(), 2);
        for (const QJsonValue& step : after) {
            QCOMPARE(keys(step), (QStringList{"active", "reached", "target"}));
            QCOMPARE(keys(step["target"]), (QStringList{"casualties", "destroyed", "removed", "scattered"}));
        }
        QCOMPARE(keys(after[0]["active"]), QStringList{"mean_injuries_inflicted"});
        QCOMPARE(keys(after[1]["active"]), sideKeys);
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

    void anUnknownSystemOrNoneIsAFinding_data()
    {
        const auto row = columns<QByteArray, QString>("text", "rule");
        row("none", "kind: roll\n", "missing-key");
        row("unknown", "system: chess\nkind: roll\n", "unknown-word");
        row("a list", "- system\n", "wrong-type");
        row("unknown kind", scenario("kind: dance\n"), "unknown-word");
    }
    void anUnknownSystemOrNoneIsAFinding()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, rule);
        QCOMPARE(exits(1, {"odds", "-", "--json"}, text).rules(), QStringList{rule});
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
