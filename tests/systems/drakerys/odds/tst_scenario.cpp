#include "tests/systems/drakerys/odds/reading.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_scenario {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

/// A Unit that tests Morale, with one more key in its block, which stands at 4:33.
std::string morale(const std::string& more)
{
    return "kind: morale\nopposition: 3\nunit: {willpower: 3, health: 3, " + more + "}\n";
}

const std::string fighter =
    "{power: 1, health: 1, initiative: 3, combat: 3, strength: 3, resistance: 3, willpower: 3}";

std::string with(const std::string& unit, const std::string& more)
{
    return unit.substr(0, unit.size() - 1) + ", " + more + "}";
}

std::string fight(const std::string& active, const std::string& target = fighter)
{
    return "kind: fight\naction: attack\nactive: " + active + "\ntarget: " + target + "\n";
}

std::string shooting(const std::string& more)
{
    return "kind: shooting\nactive: {power: 1, shooting: 3}\ntarget: " + fighter + "\n" + more + "\n";
}

const std::string bow = "weapon: bow\n";

} // namespace

/// What a scenario file may hold, and what is said of one that holds something else.
class ScenarioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersOfAUnitHaveTheirRange_data()
    {
        QTest::addColumn<int>("lowest");
        QTest::addColumn<int>("highest");
        for (const char* key :
             {"power", "initiative", "combat", "shooting", "strength", "resistance", "actions"})
            QTest::newRow(key) << 0 << 20;
        for (const char* key : {"heroic_dice", "extra_dice", "allied_units_engaged", "authority"})
            QTest::newRow(key) << 0 << 100;
        QTest::newRow("rerolls") << 0 << 1000;
        QTest::newRow("stress") << 0 << 20;
        QTest::newRow("other_enemy_min_stress") << 0 << 20;
        QTest::newRow("other_enemy_headcount") << 0 << 2000;
        QTest::newRow("warriors") << 1 << 200;
        QTest::newRow("supporting") << 0 << 1; // of one Warrior
        QTest::newRow("contact") << 0 << 1;
        QTest::newRow("injuries") << 0 << 2; // fewer than the Health of 3
    }
    void numbersOfAUnitHaveTheirRange()
    {
        QFETCH(int, lowest);
        QFETCH(int, highest);
        const std::string key = QTest::currentDataTag();
        const auto at = [&key](const std::string& value) { return faultsOf(morale(key + ": " + value)); };
        const QString name = QString::fromStdString(key);
        const QString place = QStringLiteral("4:%1 ").arg(33 + key.size() + 2);
        QCOMPARE(at(std::to_string(lowest)), QStringList());
        QCOMPARE(at(std::to_string(highest)), QStringList());
        for (const std::string& value :
             {std::to_string(lowest - 1), std::to_string(highest + 1), std::string("1000000000000")})
            QCOMPARE(at(value), QStringList(place + "out-of-range " + name));
        for (const char* value : {"many", "1.5", "[1]", "\"1\""})
            QCOMPARE(at(value), QStringList(place + "wrong-type " + name));
    }

    void healthIsAtLeastOne()
    {
        QCOMPARE(faultsOf("kind: morale\nopposition: 3\nunit: {willpower: 3, health: 0}\n"),
                 QStringList("4:30 out-of-range health"));
        QCOMPARE(faultsOf("kind: morale\nopposition: 3\nunit: {willpower: 3, health: 21}\n"),
                 QStringList("4:30 out-of-range health"));
    }

    void flagsAreTrueOrFalse_data()
    {
        QTest::addColumn<int>("column");
        for (const char* key : {"blocking", "guard_in_cohesion", "charisma", "dreaded", "morale_intact"})
            QTest::newRow(key) << 33 + static_cast<int>(strlen(key)) + 2;
    }
    void flagsAreTrueOrFalse()
    {
        QFETCH(int, column);
        const std::string key = QTest::currentDataTag();
        QCOMPARE(faultsOf(morale(key + ": true")), QStringList());
        QCOMPARE(faultsOf(morale(key + ": false")), QStringList());
        for (const char* value : {"yes", "1", "\"true\"", "[]"})
            QCOMPARE(
                faultsOf(morale(key + ": " + value)),
                QStringList(QStringLiteral("4:%1 wrong-type ").arg(column) + QString::fromStdString(key)));
    }

    void faults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const std::string& text, const QStringList& expected) {
            QTest::newRow(name) << QString::fromStdString(text) << expected;
        };
        row("no kind", "dice: 3\n", {"1:1 missing-key kind"});
        row("unknown kind", "kind: fihgt\n", {"2:7 unknown-word fihgt (fight?)"});
        row("unknown key", "kind: roll\ndice: 2\nthreshold: 6\nrerols: 1\n",
            {"5:1 unknown-key rerols (rerolls?)"});
        row("a number as a key", "kind: roll\ndice: 2\nthreshold: 6\n120: explode\n",
            {"5:1 unknown-key 120"});
        row("unknown key of a unit", morale("stres: 1"), {"4:33 unknown-key stres (stress?)"});
        row("skill twice", morale("skills: [parry, parry]"), {"4:41 wrong-type skills"});
        row("type twice", morale("types: [hero, hero]"), {"4:40 wrong-type types"});
        row("key twice", "kind: roll\ndice: 2\ndice: 3\nthreshold: 6\n", {"4:1 duplicate-key dice"});
        row("unit is a list", "kind: morale\nopposition: 3\nunit: [a]\n", {"4:7 wrong-type unit"});
        row("no threshold", "kind: roll\ndice: 2\n",
            {"1:1 missing-key action", "1:1 missing-key opposition"});
        row("threshold 1", "kind: roll\ndice: 2\nthreshold: 1\n", {"4:12 out-of-range threshold"});
        row("threshold 11", "kind: roll\ndice: 2\nthreshold: 11\n", {"4:12 out-of-range threshold"});
        row("a milliard dice", "kind: roll\ndice: 1000000000\nthreshold: 6\n", {"3:7 out-of-range dice"});
        row("criticals", "kind: roll\ndice: 2\nthreshold: 6\ncriticals: burst\n",
            {"5:12 unknown-word burst"});
        row("unknown unit", morale("unit: avaren/crow"), {"4:39 unknown-id avaren/crow (avaren/crows?)"});
        row("unknown skill", morale("skills: [pary]"), {"4:42 unknown-id pary (parry?)"});
        row("unknown type", morale("types: [heroine]"), {"4:41 unknown-word heroine"});
        row("action of a fight",
            "kind: fight\naction: run\nactive: " + fighter + "\ntarget: " + fighter + "\n",
            {"3:9 unknown-word run"});
        row("a characteristic is missing",
            fight("{power: 1, health: 1, initiative: 3, combat: 3, strength: 3, resistance: 3}"),
            {"4:9 missing-key willpower"});
        row("a characteristic that no card of ours has",
            fight("{unit: mercenaries/fir-the-free, health: 1, initiative: 3, "
                  "combat: 3, strength: 3, resistance: 3, willpower: 3}"),
            {"4:9 missing-key power"});
        row("injuries of the Health", fight(with(fighter, "injuries: 1")), {"4:109 out-of-range injuries"});
        row("more in Contact than Warriors", fight(with(fighter, "warriors: 3, contact: 4")),
            {"4:121 out-of-range contact"});
        row("more in Contact and supporting", fight(with(fighter, "warriors: 3, contact: 2, supporting: 2")),
            {"4:121 out-of-range contact"});
        row("more dice than are computed",
            "kind: fight\naction: attack\nactive: {unit: avaren/crows, warriors: 200, "
            "power: 6}\ntarget: " +
                fighter + "\n",
            {"4:9 out-of-range active"});
        row("beyond the range", shooting(bow + "distance: 51"), {"6:11 out-of-range distance"});
        row("beyond a range of one's own",
            shooting("weapon: {strength: 3, saturation: 3, range: 20}\ndistance: 20.5"),
            {"6:11 out-of-range distance"});
        row("no distance", shooting("weapon: bow"), {"1:1 missing-key distance"});
        row("distance below 0", shooting(bow + "distance: -1"), {"6:11 out-of-range distance"});
        row("no weapon", shooting("distance: 20"), {"1:1 missing-key weapon"});
        row("unknown weapon", shooting("weapon: bwo\ndistance: 20"), {"5:9 unknown-id bwo (bow?)"});
        row("weapon without Saturation", shooting("weapon: {strength: 3}\ndistance: 20"),
            {"5:9 missing-key saturation"});
        row("Strength of a weapon", shooting("weapon: {strength: axe, saturation: 3}\ndistance: 20"),
            {"5:20 wrong-type strength"});
        row("no hits", "kind: hits\ntarget: " + fighter + "\nstrength: 3\n", {"1:1 missing-key hits"});
        row("too many sources",
            "kind: spell\nlevel: 1\nsources: [{type: vortex, distance: 1}, {type: vortex, distance: 1}]\n",
            {"4:10 out-of-range sources"});
        row("no sources", "kind: spell\nlevel: 1\nsources: []\n", {"4:10 out-of-range sources"});
        row("type of a source", "kind: spell\nlevel: 1\nsources: [{type: vortx, distance: 1}]\n",
            {"4:18 unknown-word vortx (vortex?)"});
        row("invocation", "kind: invocation\nextra_dice: 101\n", {"3:13 out-of-range extra_dice"});
        row("a sequence without steps", "kind: sequence\ntarget: " + fighter + "\nsteps: []\n",
            {"4:8 out-of-range steps"});
        row("a step of another kind", "kind: sequence\ntarget: " + fighter + "\nsteps: [{kind: hits}]\n",
            {"4:16 unknown-word hits"});
        row("a step with a target",
            "kind: sequence\ntarget: " + fighter +
                "\nsteps: [{kind: fight, action: attack, active: " + fighter + ", target: 3}]\n",
            {"4:138 unknown-key target"});
    }
    void faults()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QCOMPARE(faultsOf(text.toStdString()), expected);
        QVERIFY(!read(text.toStdString()).scenario);
    }
};

ADJUTANT_TEST(ScenarioTest)

} // namespace tst_scenario

#include "tst_scenario.moc"
