#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/oracle/randomscenario.h"
#include "tests/systems/drakerys/odds/oracle/scenarioyaml.h"
#include "tests/systems/drakerys/odds/reading.h"
#include "tests/systems/drakerys/odds/scenarios.h"

namespace adjutant::test::tst_scenario {

using namespace drakerys;
using enum RollSkill;

/// A Unit that tests Morale, with one more key in its block, which stands at 4:33.
static std::string morale(const std::string& more)
{
    return "kind: morale\nopposition: 3\nunit: {willpower: 3, health: 3, " + more + "}\n";
}

const std::string fighter =
    "{power: 1, health: 1, initiative: 3, combat: 3, strength: 3, resistance: 3, willpower: 3}";

static std::string with(const std::string& unit, const std::string& more)
{
    return unit.substr(0, unit.size() - 1) + ", " + more + "}";
}

static std::string fight(const std::string& active, const std::string& target = fighter)
{
    return "kind: fight\naction: attack\nactive: " + active + "\ntarget: " + target + "\n";
}

static std::string shooting(const std::string& more)
{
    return "kind: shooting\nactive: {power: 1, shooting: 3}\ntarget: " + fighter + "\n" + more + "\n";
}

const std::string bow = "weapon: bow\n";

constexpr const char* kinds[] = {"roll", "fight",  "shooting", "harassment",
                                 "hits", "morale", "spell",    "invocation"};

static std::string textOfFaults(const test::ReadScenario& read)
{
    std::string text;
    for (const yaml::Fault& fault : read.faults)
        text += yaml::inEnglish(fault) + "\n";
    return text;
}

static drakerys::Side salik(const std::string& more)
{
    return sound<MoraleTest>("kind: morale\nopposition: 0\nunit: {unit: avaren/salik" + more + "}\n").unit;
}

/// What a scenario file may hold, and what is said of one that holds something else.
class ScenarioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesOfAUnitHaveTheirRange_data()
    {
        const auto row = columns<QStringList, QStringList, QStringList>("taken", "outOfRange", "wrongType");
        const auto number = [&row](const char* key, int lowest, int highest) {
            row(key, {QString::number(lowest), QString::number(highest)},
                {QString::number(lowest - 1), QString::number(highest + 1), "1000000000000"},
                {"many", "1.5", "[1]", "\"1\""});
        };
        for (const char* key :
             {"power", "initiative", "combat", "shooting", "strength", "resistance", "actions"})
            number(key, 0, 20);
        for (const char* key : {"heroic_dice", "extra_dice", "allied_units_engaged", "authority"})
            number(key, 0, 100);
        number("rerolls", 0, 1000);
        number("stress", 0, 20);
        number("other_enemy_min_stress", 0, 20);
        number("other_enemy_headcount", 0, 2000);
        number("warriors", 1, 200);
        number("supporting", 0, 1); // of one Warrior
        number("contact", 0, 1);
        number("injuries", 0, 2); // fewer than the Health of 3
        for (const char* key : {"blocking", "guard_in_cohesion", "charisma", "dreaded", "morale_intact"})
            row(key, {"true", "false"}, {}, {"yes", "1", "\"true\"", "[]"});
    }
    void valuesOfAUnitHaveTheirRange()
    {
        const std::string key = QTest::currentDataTag();
        const QString place = QString("4:%1 ").arg(33 + key.size() + 2);
        QFETCH(QStringList, taken);
        QFETCH(QStringList, outOfRange);
        QFETCH(QStringList, wrongType);
        const auto at = [&key](const QString& value) {
            return faultsOf(morale(key + ": " + value.toStdString())).join(u'|');
        };
        for (const QString& value : taken)
            QCOMPARE(at(value), QString());
        for (const QString& value : outOfRange)
            QCOMPARE(at(value), place + "out-of-range " + QString::fromStdString(key));
        for (const QString& value : wrongType)
            QCOMPARE(at(value), place + "wrong-type " + QString::fromStdString(key));
    }

    void faults_data()
    {
        const auto row = columns<QString, QStringList>("text", "expected");
        row("no kind", "dice: 3\n", {"1:1 missing-key kind"});
        row("unknown kind", "kind: fihgt\n", {"2:7 unknown-word fihgt (fight?)"});
        row("unknown key", "kind: roll\ndice: 2\nthreshold: 6\nrerols: 1\n",
            {"5:1 unknown-key rerols (rerolls?)"});
        row("a number as a key", "kind: roll\ndice: 2\nthreshold: 6\n120: explode\n",
            {"5:1 unknown-key 120"});
        row("unknown key of a unit", morale("stres: 1"), {"4:33 unknown-key stres (stress?)"});
        row("skill twice", morale("skills: [parry, parry]"), {"4:41 wrong-type skills"});
        row("type twice", morale("types: [hero, hero]"), {"4:40 wrong-type types"});
        for (const std::string health : {"0", "21"})
            row("Health of " + health,
                "kind: morale\nopposition: 3\nunit: {willpower: 3, health: " + health + "}\n",
                {"4:30 out-of-range health"});
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
        QTEST(faultsOf(text.toStdString()), "expected");
        QVERIFY(!read(text.toStdString()).scenario);
    }

    // What a sound scenario means: defaults, the catalogue's values, warnings.

    void aUnitOfTheCatalogueBringsProfileTypesAndSkills()
    {
        // Sample list of Avaren: Salik has Power 3, Health 3, Initiative 5, Combat 5, Strength 4, Resistance
        // 4, Willpower 3, Reach, Martial Arts, Parry, Safeguard.
        const drakerys::Side side = salik("");
        const std::vector<int> figures{side.power,    side.health,     side.initiative, side.combat,
                                       side.strength, side.resistance, side.willpower};
        QCOMPARE(figures, (std::vector<int>{3, 3, 5, 5, 4, 4, 3}));
        QVERIFY(side.hero);
        for (const RollSkill skill : {reach, martialArts, parry, safeguard, heroicAction, authority})
            QVERIFY(side.has(skill));
        QVERIFY(!side.has(expertParry));
    }

    void valuesOfTheScenarioPrevail()
    {
        const drakerys::Side side = salik(", combat: 1, types: [monster], skills: [expert_parry]");
        QCOMPARE(side.combat, 1);
        QVERIFY(!side.hero);
        QVERIFY(side.has(dreadful)); // of a Monster
        QVERIFY(side.has(expertParry) && !side.has(parry) && !side.has(safeguard));
    }

    void skillsAreAddedAndRemoved()
    {
        const drakerys::Side side = salik(", add_skills: [deadly_blow, flight], remove_skills: [parry]");
        QVERIFY(side.has(deadlyBlow) && side.has(reach) && !side.has(parry));
    }

    void heroesHaveSafeguardAndMonstersAreDreadful()
    {
        const Fight read = sound<Fight>(test::fight(", types: [infantry, hero]", ", types: [monster]"));
        QVERIFY(read.active.hero && read.active.has(safeguard));
        QVERIFY(!read.target.hero && read.target.has(dreadful));
    }

    void everyWarriorThatDoesNotSupportIsInContact()
    {
        const Fight read = sound<Fight>(test::fight(", warriors: 8, supporting: 3", ", warriors: 4"));
        QCOMPARE(listed(read.active.contact, read.target.contact), "5 4");
    }

    void aShooterUsesWhatItCarries()
    {
        const auto read = sound<Shooting>("kind: shooting\nactive: {unit: irosia/bowmen, warriors: 5}\n"
                                          "target: {unit: avaren/crows, warriors: 6}\ndistance: 49.5\n");
        QCOMPARE(read.weapon.id, WeaponId("bow"));
        QCOMPARE(listed(read.weapon.strength, read.weapon.saturation), "3 3");
        QCOMPARE(read.distance, 49.5);
    }

    void aWeaponCanBeDescribed()
    {
        const auto read =
            sound<Shooting>("kind: shooting\nactive: {" + test::fighter + "}\ntarget: {" + test::fighter +
                            "}\nweapon: {strength: warrior, saturation: 4, cancels_parry: true}\n"
                            "distance: 900\n");
        QVERIFY(!read.weapon.strength);
        QCOMPARE(read.weapon.saturation, 4);
        QVERIFY(read.weapon.cancelsParry);
    }

    void aRollTakesAThresholdOrTwoValues()
    {
        QCOMPARE(sound<PlainRoll>("kind: roll\ndice: 40\nthreshold: 5\n").threshold, 5);
        QCOMPARE(sound<PlainRoll>("kind: roll\ndice: 40\naction: 4\nopposition: 3\n").threshold, 5);
        const auto faces = [](const std::string& word) {
            return sound<PlainRoll>("kind: roll\ndice: 1\nthreshold: 6\ncriticals: " + word + "\n")
                .pool()
                .face;
        };
        COMPARE_CHANCES(faces("explode").adds, 1.0 / 10);
        COMPARE_CHANCES(faces("count").succeeds, 5.0 / 10);
        COMPARE_CHANCES(faces("fail").succeeds, 4.0 / 10);
    }

    void aRollHasAtLeastOneChanceMoreThanDice()
    {
        const odds::Distribution chances = oddsOf(sound<PlainRoll>("kind: roll\ndice: 900\nthreshold: 10\n"));
        QVERIFY(chances.size() >= 901);
        QCOMPARE(oddsOf(sound<PlainRoll>("kind: roll\ndice: 0\nthreshold: 10\n")), odds::Distribution{1});
    }

    void whatNoRuleGrantsIsTakenAsGivenWithAWarning_data()
    {
        const auto row = columns<QString, QString>("text", "warning");
        row("blocking", test::fight(", blocking: true"),
            "active: blocking does nothing without the Blocking skill");
        row("heroic dice", test::fight("", ", heroic_dice: 1"),
            "target: heroic_dice without the Heroic Action skill; used anyway");
        row("too many heroic dice", test::fight(", heroic_dice: 6, skills: [heroic_action]"),
            "active: Heroic Action adds at most 5 dice; 6 used anyway");
        row("guard", test::fight(", guard_in_cohesion: true"),
            "active: guard_in_cohesion does nothing without the Safeguard skill");
        row("Combined Charge", test::fight("", "", "combined_charge"),
            "only a Hero makes a Combined Charge; used anyway");
        row("harassment", shot("harassment", ""),
            "active: harassment without the Harassment skill; used anyway");
        row("added dice in harassment", shot("harassment", ", skills: [harassment], extra_dice: 1"),
            "active: added dice do not count in a Harassment Shooting");
        row("a weapon not carried",
            "kind: shooting\nactive: {unit: irosia/bowmen}\ntarget: {" + test::fighter +
                "}\nweapon: rocks\ndistance: 10\n",
            "Bowmen does not carry Rocks; used anyway");
        row("mana", "kind: spell\nlevel: 2\nsources: [{type: vortex, distance: 1}]\nreinforcement: 4\n",
            "reinforcement 4 is more than the sources give (3); used anyway");
        row("threshold and values", "kind: roll\ndice: 1\nthreshold: 6\naction: 3\n",
            "threshold is set: action and opposition are ignored");
    }
    void whatNoRuleGrantsIsTakenAsGivenWithAWarning()
    {
        QFETCH(QString, text);
        QFETCH(QString, warning);
        QCOMPARE(warningsOf(text.toStdString()), QStringList(warning));
        QVERIFY(read(text.toStdString()).scenario);
    }

    void whatTheRulesGrantWarnsOfNothing()
    {
        QCOMPARE(warningsOf(test::fight(
                     ", types: [hero], skills: [blocking, heroic_action], blocking: true, heroic_dice: 5, "
                     "guard_in_cohesion: true",
                     "", "combined_charge")),
                 QStringList());
    }

    // The engine against a second, slow reading of the rules written separately: random scenarios of every
    // kind, read from their files as the command line reads them.

    void scenariosAgreeWithEveryFaceEnumerated_data()
    {
        const auto row = columns<std::size_t>("kind");
        for (std::size_t kind = 0; kind < std::size(kinds); ++kind)
            row(kinds[kind], kind);
    }
    void scenariosAgreeWithEveryFaceEnumerated()
    {
        QFETCH(std::size_t, kind);
        oracle::RandomScenarios random(20'261'121 + kind);
        for (int i = 0; i < 200; ++i) {
            const auto size = i < 150 ? oracle::Size::Small : oracle::Size::Large;
            const oracle::Scenario asked = random.ofKind(kind, size);
            const std::string text = yamlOf(asked);
            const test::ReadScenario read = test::readScenario(text);
            QVERIFY2(read.scenario, (textOfFaults(read) + text).c_str());
            const test::Difference difference = test::differenceOf(asked, *read.scenario);
            QVERIFY2(difference.largest >= 0 && difference.largest < 1e-12,
                     (difference.where + "\n" + text).c_str());
        }
    }
};

ADJUTANT_TEST(ScenarioTest)

} // namespace adjutant::test::tst_scenario
