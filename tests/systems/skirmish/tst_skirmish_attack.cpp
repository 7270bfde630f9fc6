#include "tests/systems/skirmish/skirmishtable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_skirmish_attack {

using namespace adjutant;
using namespace adjutant::test;
using namespace adjutant::test::skirmishtable;

namespace {

// The source's example of a melee has figures of its own: three dice for the stab; Melee 6+, Armor 5+ and a
// defense die for the ram, which also rolls two wild ones.
Json exampleVampire()
{
    Json vampire = sourceCards()["vampire"];
    vampire["abilities"][0]["min"] = 1;
    vampire["abilities"][0]["max"] = 3;
    return vampire;
}

Json exampleRam()
{
    Json ram = sourceCards()["ram"];
    ram["dice"] = {{"attack", 3}, {"defence", 1}, {"wild", 2}, {"movement", 2}};
    ram["defences"]["melee"] = 6;
    ram["resistances"]["armor"] = 5;
    return ram;
}

SkirmishTable example()
{
    return {{{"vampire", exampleVampire()}, {"wizard", sourceCards()["wizard"]}},
            {{"ram", exampleRam()}, {"dwarf", sourceCards()["dwarf"]}}};
}

const std::string stab = R"({"attacker": "red/vampire", "ability": "vicious-stab", )";

std::string wholeExample(const std::string& against)
{
    return stab + R"("dice": {"attack": 2, "wild": 1}, "against": [)" + against + "]}";
}

} // namespace

class SkirmishAttackTest : public QObject
{
    Q_OBJECT

private slots:
    // Melee, 5 to 18: 2, 5, 6 on 4+ are two hits; 1, 5, 7 on 6+1 one dodge; 1 on 5+2 no save: one wound.
    void theExampleOfTheSource()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("attack",
                            wholeExample(
                                R"({"model": "blue/ram", "rolled": [2, 5, 6], )"
                                R"("dice": {"defence": 1, "wild": 2}, "dodges": [1, 5, 7], "saves": [1]})")),
                 std::string());
        QVERIFY(table.sentences().find("2 hits") != std::string::npos);
        QCOMPARE(table.model("blue/ram")["wounds"], Json(5 - 1));
        QCOMPARE(table.model("blue/ram")["dice"],
                 Json({{"attack", 3}, {"defence", 0}, {"wild", 0}, {"movement", 2}}));
        QCOMPARE(table.model("red/vampire")["dice"],
                 Json({{"attack", 1}, {"defence", 0}, {"wild", 0}, {"movement", 2}}));
        QCOMPARE(table.model("red/vampire")["activated"], Json(true));
        QCOMPARE(table.model("blue/ram")["activated"], Json(false));
    }

    // 16: "1, 7. The 7 is an armor save, the 1 is a failure."
    void aSevenSavesAgainstSevenOrMore()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("attack",
                            wholeExample(R"({"model": "blue/ram", "rolled": [2, 5, 6], "saves": [1, 7]})")),
                 std::string());
        QCOMPARE(table.model("blue/ram")["wounds"], Json(5 - 1));
    }

    void moreDodgesThanHitsLeaveNoneToSave()
    {
        SkirmishTable table = example();
        QCOMPARE(
            table.play("attack", wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 6], )"
                                              R"("dice": {"defence": 1, "wild": 2}, "dodges": [9, 8, 7]})")),
            std::string());
        QCOMPARE(table.model("blue/ram")["wounds"], Json(5));
    }

    void theContractsRefusals_data()
    {
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, const std::string& answers, const char* rule) {
            QTest::newRow(name) << QString::fromStdString(answers) << QString::fromLatin1(rule);
        };
        const std::string ram = R"("against": [{"model": "blue/ram", "rolled": [1, 1]}]})";
        row("too few faces", wholeExample(R"({"model": "blue/ram", "rolled": [2, 5]})"), "dice-count");
        row("no faces", wholeExample(R"({"model": "blue/ram"})"), "dice-count");
        row("too few saves", wholeExample(R"({"model": "blue/ram", "rolled": [2, 5, 6], "saves": [1]})"),
            "dice-count");
        row("no saves", wholeExample(R"({"model": "blue/ram", "rolled": [2, 5, 6]})"), "dice-count");
        row("saves of no hits", wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 1], "saves": [4]})"),
            "dice-count");
        row("dodges without dice",
            wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 6], "dodges": [4], "saves": [4]})"),
            "dice-count");
        row("beyond the pool", stab + R"("dice": {"attack": 4}, )" + ram, "not-enough-dice");
        row("defender beyond the pool",
            wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 6], "dice": {"defence": 2}, )"
                         R"("dodges": [1, 1], "saves": [4]})"),
            "not-enough-dice");
        row("too many", stab + R"("dice": {"attack": 3, "wild": 1}, )" + ram, "allocation");
        row("too few", stab + R"("dice": {"attack": 0}, )" + ram, "allocation");
        row("none at all", stab + ram, "allocation");
        row("two targets",
            wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 1]}, )"
                         R"({"model": "blue/dwarf", "rolled": [1, 1, 1]})"),
            "one-target");
        row("nobody", wholeExample(R"({"model": "blue/nobody", "rolled": [1, 1, 1]})"), "unknown-unit");
        row("unknown attacker", R"({"attacker": "red/x", "ability": "y"})", "unknown-unit");
        row("unknown ability", R"({"attacker": "red/vampire", "ability": "y"})", "malformed");
        row("face beyond the die", wholeExample(R"({"model": "blue/ram", "rolled": [2, 5, 11]})"),
            "malformed");
        row("itself", wholeExample(R"({"model": "red/vampire", "rolled": [1, 1, 1]})"), "malformed");
        row("a reaction", R"({"attacker": "blue/dwarf", "ability": "far-mountain"})", "malformed");
        row("what nothing asks", wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 1], "x": 1})"),
            "malformed");
        row("no target", stab + R"("dice": {"attack": 2}})", "malformed");
    }

    void theContractsRefusals()
    {
        QFETCH(QString, answers);
        QFETCH(QString, rule);
        SkirmishTable table = example();
        const Json before = table.state();
        QCOMPARE(QString::fromStdString(table.play("attack", answers.toStdString())), rule);
        QCOMPARE(table.state(), before);
    }

    void aModelUsesOneAbilityARound()
    {
        SkirmishTable table = example();
        const std::string miss = wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 1]})");
        QCOMPARE(table.play("attack", miss), std::string());
        QCOMPARE(table.play("attack", miss), std::string("activated"));
        QCOMPARE(table.play("end_round"), std::string());
        QCOMPARE(table.play("attack", miss), std::string());
    }

    // The ability's own line: two dice at most.
    void viciousStabTakesTwoDiceAtMost()
    {
        SkirmishTable table({{"vampire", sourceCards()["vampire"]}}, {{"ram", sourceCards()["ram"]}});
        QCOMPARE(table.play("attack", wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 1]})")),
                 std::string("allocation"));
    }

    // Dominate Mind costs one of three attack dice: two are left to roll.
    void theCostIsPaidBeforeDiceAreChosen()
    {
        SkirmishTable table = example();
        const std::string mind = R"({"attacker": "red/vampire", "ability": "dominate-mind", "against": )"
                                 R"([{"model": "blue/ram", "rolled": [1, 1]}], "dice": )";
        QCOMPARE(table.play("attack", mind + R"({"attack": 3}})"), std::string("not-enough-dice"));
        QCOMPARE(table.play("attack", mind + R"({"attack": 2}})"), std::string());
        QCOMPARE(table.model("red/vampire")["dice"]["attack"], Json(0));
        QCOMPARE(table.play("end_round"), std::string());
        QCOMPARE(table.model("red/vampire")["dice"]["attack"], Json(3));
    }

    // Pound into the Ground: exactly three dice; damage 0, 4 against smaller models.
    void poundIntoTheGroundHarmsSmallerModels()
    {
        const auto pound = [](const char* model, const char* dice) {
            Json answers = Json::parse(
                R"({"attacker": "blue/ram", "ability": "pound", "against": [{"rolled": [3, 1, 1], "saves": [1]}]})");
            answers["dice"] = Json::parse(dice);
            answers["against"][0]["model"] = model;
            return answers.dump();
        };
        SkirmishTable table = example();
        QCOMPARE(table.play("attack", pound("red/vampire", R"({"attack": 2})")), std::string("allocation"));
        QCOMPARE(table.play("attack", pound("red/vampire", R"({"attack": 3})")), std::string());
        QCOMPARE(table.model("red/vampire")["wounds"], Json(3 - 4));
        QCOMPARE(table.model("red/vampire")["conditions"], Json({"dying", "prone"}));
        SkirmishTable rams({{"ram", sourceCards()["ram"]}}, {{"ram", sourceCards()["ram"]}});
        QCOMPARE(rams.play("attack", pound("red/ram", R"({"attack": 3})")), std::string());
        QCOMPARE(rams.model("red/ram")["wounds"], Json(5));
    }

    // Great Ramming Charge: attack dice only, each target with all of them, and each defends by itself.
    void aWideAttackRollsForEachTarget()
    {
        SkirmishTable table = example();
        const std::string charge = R"({"attacker": "blue/ram", "ability": "charge", )";
        QCOMPARE(table.play("attack", charge + R"("dice": {"attack": 1, "wild": 1}, "against": )"
                                               R"([{"model": "red/vampire", "rolled": [3, 3]}]})"),
                 std::string("allocation"));
        QCOMPARE(
            table.play(
                "attack",
                charge +
                    R"("dice": {"attack": 2}, "against": [ )"
                    R"({"model": "red/vampire", "rolled": [3, 2], "saves": [3]}, )"
                    R"({"model": "red/wizard", "rolled": [9, 3], "dice": {"wild": 2}, "dodges": [10, 1], "saves": [8]}]})"),
            std::string("dice-count"));
        // Armor 4+ of the vampire fails on 3; Melee 8+3 of the wizard can't be reached, and one save is
        // missing.
        QCOMPARE(table.model("red/vampire")["wounds"], Json(3));
    }

    void aWideAttackWoundsEach()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("attack",
                            R"({"attacker": "blue/ram", "ability": "charge", "dice": {"attack": 2}, )"
                            R"("against": [{"model": "red/vampire", "rolled": [3, 2], "saves": [3]}, )"
                            R"({"model": "red/wizard", "rolled": [9, 3], "saves": [8, 9]}]})"),
                 std::string());
        QCOMPARE(table.model("red/vampire")["wounds"], Json(3 - 1));
        QCOMPARE(table.model("red/wizard")["wounds"], Json(3 - 1));
        QCOMPARE(table.model("blue/ram")["dice"]["attack"], Json(1));
        QCOMPARE(table.model("blue/ram")["dice"]["movement"], Json(1));
    }

    // Suck the Blood: 3+, Reflexes 9-4: 5+; 2 damage; the attacker heals one wound.
    void suckTheBloodHealsTheAttacker()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("wounds", R"({"model": "red/vampire", "change": -1})"), std::string());
        QCOMPARE(
            table.play(
                "attack",
                R"({"attacker": "red/vampire", "ability": "suck-the-blood", )"
                R"("dice": {"attack": 1}, "against": [{"model": "blue/ram", "rolled": [3], "saves": [4]}]})"),
            std::string());
        QCOMPARE(table.model("blue/ram")["wounds"], Json(5 - 2));
        QCOMPARE(table.model("red/vampire")["wounds"], Json(3));
    }

    // Vulnerable: one wound more, once; resistant: one less, not below none.
    void damageTypesCountOnceAnAttack()
    {
        for (const auto& [type, wounds] : {std::pair("radiant", 3), {"Cold", 1}, {"fire", 2}}) {
            Json ram = sourceCards()["ram"];
            ram["abilities"][1]["type"] = type;
            ram["abilities"][1]["damage_to_smaller"] = 1;
            SkirmishTable table({{"vampire", sourceCards()["vampire"]}}, {{"ram", ram}});
            QCOMPARE(
                table.play(
                    "attack",
                    R"({"attacker": "blue/ram", "ability": "pound", "dice": {"attack": 3}, )"
                    R"("against": [{"model": "red/vampire", "rolled": [3, 3, 3], "saves": [1, 3, 4]}]})"),
                std::string());
            QCOMPARE(table.model("red/vampire")["wounds"], Json(3 - wounds));
        }
    }

    // After an attack: 3+ for a movement die; then only fire, arcane and radiant harm.
    void turnToMist()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("attack", R"({"attacker": "blue/ram", "ability": "claw", "dice": {"attack": 1}, )"
                                      R"("against": [{"model": "red/vampire", "rolled": [1], )"
                                      R"("react": {"ability": "turn-to-mist", "roll": 3}}]})"),
                 std::string());
        QCOMPARE(table.model("red/vampire")["conditions"], Json({"mistform"}));
        QCOMPARE(table.model("red/vampire")["dice"]["movement"], Json(1));
        QCOMPARE(table.model("red/vampire")["activated"], Json(false));
        QCOMPARE(table.play("attack",
                            R"({"attacker": "blue/dwarf", "ability": "axe-hack", "dice": {"wild": 1}, )"
                            R"("against": [{"model": "red/vampire", "rolled": [5], "saves": [1]}]})"),
                 std::string());
        QCOMPARE(table.model("red/vampire")["wounds"], Json(3));
        QCOMPARE(table.play("end_round"), std::string());
        QCOMPARE(table.model("red/vampire")["conditions"], Json(Json::array()));
    }

    void aFailedRollLeavesItsCostSpent()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("attack", R"({"attacker": "blue/ram", "ability": "claw", "dice": {"attack": 1}, )"
                                      R"("against": [{"model": "red/vampire", "rolled": [1], )"
                                      R"("react": {"ability": "turn-to-mist", "roll": [2]}}]})"),
                 std::string());
        QCOMPARE(table.model("red/vampire")["conditions"], Json(Json::array()));
        QCOMPARE(table.model("red/vampire")["dice"]["movement"], Json(1));
    }

    void mistformIsHarmedByThreeTypes()
    {
        for (const auto& [type, wounds] :
             {std::pair("fire", 1), {"arcane", 1}, {"radiant", 2}, {"cold", 0}}) {
            Json ram = sourceCards()["ram"];
            ram["abilities"][0]["type"] = type;
            SkirmishTable table({{"vampire", sourceCards()["vampire"]}}, {{"ram", ram}});
            QCOMPARE(table.play("condition", R"({"model": "red/vampire", "add": "mistform"})"),
                     std::string());
            QCOMPARE(table.play("attack",
                                R"({"attacker": "blue/ram", "ability": "claw", "dice": {"attack": 1}, )"
                                R"("against": [{"model": "red/vampire", "rolled": [4], "saves": [1]}]})"),
                     std::string());
            QCOMPARE(table.model("red/vampire")["wounds"], Json(3 - wounds));
        }
    }

    // All hits dodged: the dwarf strikes back with every defense die it has left.
    void farMountainTechnique()
    {
        SkirmishTable table = example();
        const std::string dodged = R"({"model": "blue/dwarf", "rolled": [4, 4, 1], "dice": {"defence": 2}, )"
                                   R"("dodges": [5, 9], "react": {"ability": "far-mountain", )";
        QCOMPARE(table.play("attack", wholeExample(dodged + R"("dice": {"defence": 1}}})")),
                 std::string("allocation"));
        QCOMPARE(table.play("attack", wholeExample(dodged + R"("dice": {"defence": 2}, "against": )"
                                                            R"([{"rolled": [5, 4], "saves": [1]}]}})")),
                 std::string());
        QCOMPARE(table.model("red/vampire")["wounds"], Json(3 - 1));
        QCOMPARE(table.model("blue/dwarf")["dice"]["defence"], Json(0));
        QCOMPARE(table.model("blue/dwarf")["activated"], Json(false));
    }

    void farMountainTechniqueNeedsEveryHitDodged()
    {
        SkirmishTable table = example();
        QCOMPARE(
            table.play(
                "attack",
                wholeExample(
                    R"({"model": "blue/dwarf", "rolled": [4, 4, 1], )"
                    R"("dice": {"defence": 2}, "dodges": [1, 9], "saves": [9], "react": {"ability": "far-mountain"}})")),
            std::string("malformed"));
        QCOMPARE(table.play("attack", wholeExample(R"({"model": "blue/dwarf", "rolled": [1, 1, 1], )"
                                                   R"("react": {"ability": "far-mountain"}})")),
                 std::string("malformed"));
    }

    void theMountainDoesNotMove()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("ability", R"({"model": "blue/dwarf", "ability": "mountain"})"), std::string());
        QCOMPARE(table.model("blue/dwarf")["conditions"], Json({"unmovable"}));
        QCOMPARE(table.model("blue/dwarf")["dice"]["movement"], Json(0));
        QCOMPARE(table.play("ability", R"({"model": "blue/dwarf", "ability": "mountain"})"),
                 std::string("activated"));
        QCOMPARE(table.play("wounds", R"({"model": "blue/dwarf", "change": -5})"), std::string());
        QCOMPARE(table.model("blue/dwarf")["conditions"], Json({"unmovable", "dying"}));
        QCOMPARE(table.play("end_round"), std::string());
        QCOMPARE(table.model("blue/dwarf")["conditions"], Json({"dying"}));
    }

    void diceAreSpentByWord()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("spend", R"({"model": "blue/ram", "movement": 2})"), std::string());
        QVERIFY(table.sentences().find("Movement × 2") != std::string::npos);
        QCOMPARE(table.play("spend", R"({"model": "blue/ram", "movement": 1})"),
                 std::string("not-enough-dice"));
        QCOMPARE(table.play("spend", R"({"model": "blue/ram"})"), std::string("malformed"));
        QCOMPARE(table.play("spend", R"({"model": "blue/x", "movement": 1})"), std::string("unknown-unit"));
        QCOMPARE(table.play("spend", R"({"model": "blue/ram", "attack": 1, "wild": 1})"), std::string());
        QCOMPARE(table.model("blue/ram")["dice"]["attack"], Json(2));
    }

    // What the players say of a model that stands is theirs to end.
    void aConditionThatPlayersGaveOutlastsFurtherHarm()
    {
        SkirmishTable table(wholeStart());
        QCOMPARE(table.play("condition", R"({"model": "blue/ram", "add": "Dying "})"), std::string());
        QCOMPARE(table.play("wounds", R"({"model": "blue/ram", "change": -1})"), std::string());
        QCOMPARE(table.model("blue/ram")["conditions"], Json({"dying"}));
    }

    void allDiceHaveNoMost()
    {
        const auto card = skirmish::cardOf(
            answersFrom(R"({"wounds": 1, "abilities": [{"chance": 4, "all": true, "max": 2}]})"));
        QVERIFY(!card);
        QCOMPARE(card.error().rule, std::string("malformed"));
    }

    void woundsAndConditionsAreTheTablesOwn()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("wounds", R"({"model": "blue/ram", "change": -5})"), std::string());
        QCOMPARE(table.model("blue/ram")["conditions"], Json({"dying", "prone"}));
        QCOMPARE(table.play("wounds", R"({"model": "blue/ram", "change": 9})"), std::string());
        QCOMPARE(table.model("blue/ram")["wounds"], Json(5));
        QCOMPARE(table.model("blue/ram")["conditions"], Json({"prone"}));
        QCOMPARE(table.play("condition", R"({"model": "blue/ram", "remove": "prone"})"), std::string());
        QCOMPARE(table.play("condition", R"({"model": "blue/ram", "add": "on fire"})"), std::string());
        QCOMPARE(table.model("blue/ram")["conditions"], Json({"on-fire"}));
        QCOMPARE(table.play("condition", R"({"model": "blue/ram", "remove": "prone"})"),
                 std::string("malformed"));
        QCOMPARE(table.play("condition", R"({"model": "blue/ram"})"), std::string("malformed"));
        QCOMPARE(table.play("experience", R"({"model": "blue/ram", "change": 2, "note": "held the gate"})"),
                 std::string());
        QCOMPARE(table.model("blue/ram")["experience"], Json(2));
    }

    void theDieIsASettingOfTheMatch()
    {
        SkirmishTable table({{"vampire", exampleVampire()}}, {{"ram", exampleRam()}}, R"({"sides": 6})");
        QCOMPARE(table.play("attack", wholeExample(R"({"model": "blue/ram", "rolled": [7, 1, 1]})")),
                 std::string("malformed"));
        // Armor 5+2 is beyond a D6.
        QCOMPARE(
            table.play("attack", wholeExample(R"({"model": "blue/ram", "rolled": [6, 1, 1], "saves": [6]})")),
            std::string());
        QCOMPARE(table.model("blue/ram")["wounds"], Json(4));
    }

    void helpOfOthersChangesAccuracyAndPower()
    {
        SkirmishTable table = example();
        QCOMPARE(
            table.play(
                "attack",
                stab +
                    R"("bonus": {"accuracy": 1, "power": -2}, "dice": {"attack": 1}, )"
                    R"("against": [{"model": "blue/ram", "rolled": [4], "dice": {"wild": 1}, "dodges": [7], "saves": [4]}]})"),
            std::string());
        QCOMPARE(table.model("blue/ram")["wounds"], Json(4));
    }

    void thePlayersSayWhoHasWon()
    {
        SkirmishTable table = example();
        QCOMPARE(table.state()["winner"], Json());
        QCOMPARE(table.play("finish", R"({"winners": ["blue"]})"), std::string());
        QCOMPARE(table.state()["winner"], Json("blue"));
        QCOMPARE(table.state()["finished"], Json(true));
        QCOMPARE(table.play("end_round"), std::string("finished"));
        QCOMPARE(table.play("attack", wholeExample(R"({"model": "blue/ram", "rolled": [1, 1, 1]})")),
                 std::string("finished"));
    }

    void aScriptSaysWhatEveryDieShowed()
    {
        SkirmishTable table = example();
        for (const char* against :
             {R"({"model": "blue/ram"})", R"({"model": "blue/ram", "rolled": [2, 5, 6]})",
              R"({"model": "blue/ram", "rolled": [2, 5, 6], "dice": {"defence": 1}})"})
            QCOMPARE(table.play("attack", wholeExample(against)), std::string("dice-count"));
        QCOMPARE(table.model("red/vampire")["activated"], Json(false));
    }

    void diceAreSaidByTheirKinds()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("attack", stab + R"("dice": "x", "against": [{"model": "blue/ram"}]})"),
                 std::string("malformed"));
        QCOMPARE(table.play("attack", stab + R"("dice": {"attack": 0}, "against": [{"model": "blue/ram"}]})"),
                 std::string("allocation"));
    }

    void aConditionHasAName()
    {
        SkirmishTable table = example();
        QCOMPARE(table.play("condition", R"({"model": "blue/ram", "add": "  "})"), std::string("malformed"));
        QCOMPARE(table.play("condition", R"({"model": "blue/ram", "add": "on fire"})"), std::string());
    }
};

ADJUTANT_TEST(SkirmishAttackTest)

} // namespace tst_skirmish_attack

#include "tst_skirmish_attack.moc"
