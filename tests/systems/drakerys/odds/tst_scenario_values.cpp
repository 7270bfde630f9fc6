#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/fighters.h"
#include "tests/systems/drakerys/odds/reading.h"
#include "tests/testprogram.h"

namespace tst_scenario_values {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum RollSkill;

/// What a sound scenario means: defaults, the catalogue's values, warnings.
class ScenarioValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aUnitOfTheCatalogueBringsProfileTypesAndSkills()
    {
        // Sample list of Avaren: Salik has Power 3, Health 3, Initiative 5, Combat 5, Strength 4, Resistance
        // 4, Willpower 3, Reach, Martial Arts, Parry, Safeguard.
        const Side side = sound<MoraleTest>("kind: morale\nopposition: 0\nunit: {unit: avaren/salik}\n").unit;
        QCOMPARE(side.unit, UnitId("avaren/salik"));
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
        const Side side =
            sound<MoraleTest>("kind: morale\nopposition: 0\nunit: {unit: avaren/salik, combat: 1, "
                              "types: [monster], skills: [expert_parry]}\n")
                .unit;
        QCOMPARE(side.combat, 1);
        QVERIFY(!side.hero);
        QVERIFY(side.has(dreadful)); // of a Monster
        QVERIFY(side.has(expertParry));
        QVERIFY(!side.has(parry) && !side.has(safeguard));
    }

    void skillsAreAddedAndRemoved()
    {
        const Side side = sound<MoraleTest>("kind: morale\nopposition: 0\nunit: {unit: avaren/salik, "
                                            "add_skills: [deadly_blow, flight], remove_skills: [parry]}\n")
                              .unit;
        QVERIFY(side.has(deadlyBlow) && side.has(reach) && !side.has(parry));
    }

    void heroesHaveSafeguardAndMonstersAreDreadful()
    {
        const Fight read = sound<Fight>(fight(", types: [infantry, hero]", ", types: [monster]"));
        QVERIFY(read.active.hero && read.active.has(safeguard));
        QVERIFY(!read.target.hero && read.target.has(dreadful));
    }

    void everyWarriorThatDoesNotSupportIsInContact()
    {
        const Fight read = sound<Fight>(fight(", warriors: 8, supporting: 3", ", warriors: 4"));
        QCOMPARE(read.active.contact, 5);
        QCOMPARE(read.target.contact, 4);
    }

    void aShooterUsesWhatItCarries()
    {
        const auto read = sound<Shooting>("kind: shooting\nactive: {unit: irosia/bowmen, warriors: 5}\n"
                                          "target: {unit: avaren/crows, warriors: 6}\ndistance: 49.5\n");
        QCOMPARE(read.weapon.id, WeaponId("bow"));
        QCOMPARE(read.weapon.strength, std::optional(3));
        QCOMPARE(read.weapon.saturation, 3);
        QCOMPARE(read.distance, 49.5);
    }

    void aWeaponCanBeDescribed()
    {
        const auto read =
            sound<Shooting>("kind: shooting\nactive: {" + fighter + "}\ntarget: {" + fighter +
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
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("warning");
        const auto row = [](const char* name, const std::string& text, const char* warning) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(warning);
        };
        row("blocking", fight(", blocking: true"),
            "active: blocking does nothing without the Blocking skill");
        row("heroic dice", fight("", ", heroic_dice: 1"),
            "target: heroic_dice without the Heroic Action skill; used anyway");
        row("too many heroic dice", fight(", heroic_dice: 6, skills: [heroic_action]"),
            "active: Heroic Action adds at most 5 dice; 6 used anyway");
        row("guard", fight(", guard_in_cohesion: true"),
            "active: guard_in_cohesion does nothing without the Safeguard skill");
        row("Combined Charge", fight("", "", "combined_charge"),
            "only a Hero makes a Combined Charge; used anyway");
        row("harassment", shot("harassment", ""),
            "active: harassment without the Harassment skill; used anyway");
        row("added dice in harassment", shot("harassment", ", skills: [harassment], extra_dice: 1"),
            "active: added dice do not count in a Harassment Shooting");
        row("a weapon not carried",
            "kind: shooting\nactive: {unit: irosia/bowmen}\ntarget: {" + fighter +
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
        QCOMPARE(warningsOf(fight(
                     ", types: [hero], skills: [blocking, heroic_action], blocking: true, heroic_dice: 5, "
                     "guard_in_cohesion: true",
                     "", "combined_charge")),
                 QStringList());
    }
};

ADJUTANT_TEST(ScenarioValuesTest)

} // namespace tst_scenario_values

#include "tst_scenario_values.moc"
