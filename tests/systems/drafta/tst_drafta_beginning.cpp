#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_beginning {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

} // namespace

class DraftaBeginningTest : public QObject
{
    Q_OBJECT

private slots:
    void theHigherRollBegins()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"ogre\": " + ogre + "}");
        QCOMPARE(table.state()["active_player"], Json());
        QCOMPARE(table.play("first", R"({"rolls": {"red": 2, "blue": 5}})"), std::string());
        QCOMPARE(table.state()["active_player"], Json("blue"));
        QCOMPARE(table.sentences(), std::string("blue goes first: 5 against 2\n"));
        QCOMPARE(table.play("first", R"({"rolls": {"red": 2, "blue": 5}})"), std::string("malformed"));
    }

    void aTieIsRolledAgain()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"ogre\": " + ogre + "}");
        const Json before = table.state();
        QCOMPARE(table.play("first", R"({"rolls": {"red": 4, "blue": 4}})"), std::string("tie"));
        QCOMPARE(table.state(), before);
        QCOMPARE(table.play("first", R"({"rolls": {"red": [4], "blue": [3]}})"), std::string());
        QCOMPARE(table.state()["active_player"], Json("red"));
    }

    void aTieIsRolledAgainInTheSameForm()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"ogre\": " + ogre + "}");
        const std::string tied = R"("rolls": {"red": 4, "blue": 4})";
        QCOMPARE(table.play("first", "{" + tied + R"(, "again": {"1": {"red": 2, "blue": 2}}})"),
                 std::string("tie"));
        QCOMPARE(table.play("first", "{" + tied + R"(, "again": {"1": {"red": 2, "blue": 2},
                                                                "2": {"red": 1, "blue": 6}}})"),
                 std::string());
        QCOMPARE(table.state()["active_player"], Json("blue"));
    }

    void nothingIsDoneBeforeTheFirstRoll_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("answers");
        const auto row = [](const char* word, const char* answers) {
            QTest::newRow(word) << QString(word) << QString(answers);
        };
        row("move", R"({"unit": "red/vela", "squares": 1})");
        row("attack", R"({"attacker": "red/vela", "defender": "blue/ogre", "dice": [6, 2]})");
        row("special", R"({"attacker": "red/vela", "defender": "blue/ogre", "damage": 4, "type": "fire"})");
        row("talent", R"({"unit": "red/vela"})");
        row("heal", R"({"unit": "red/vela", "hp": 2})");
        row("camp", R"({"units": ["red/vela", "red/anna"]})");
        row("enter", R"({"unit": "red/vela", "camp": "camp-1"})");
        row("leave", R"({"unit": "red/vela"})");
        row("consequence", R"({"unit": "red/vela", "d100": 37})");
        row("end_turn", "{}");
    }

    void nothingIsDoneBeforeTheFirstRoll()
    {
        QFETCH(QString, word);
        QFETCH(QString, answers);
        DraftaTable table("{\"vela\": " + vela + ", \"anna\": " + vela + "}", "{\"ogre\": " + ogre + "}");
        const Json before = table.state();
        QCOMPARE(table.play(word.toStdString(), answers.toStdString()), std::string("not-active"));
        QCOMPARE(table.state(), before);
    }

    void rollsThatADieDoesNotShowAreRefused()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"ogre\": " + ogre + "}");
        for (const char* rolls :
             {R"({"rolls": {"red": 7, "blue": 1}})", R"({"rolls": {"red": 0, "blue": 1}})",
              R"({"rolls": {"red": 3}})", R"({"rolls": {"red": 3, "blue": 1, "green": 2}})",
              R"({"rolls": [5, 2]})", R"({"rolls": {"red": [5, 5], "blue": 1}})", "{}"})
            QCOMPARE(table.play("first", rolls), std::string("malformed"));
    }

    void theStateHasTheFrameOfTheContract()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"ogre\": " + ogre + "}");
        table.redBegins();
        const Json expected = Json::parse(R"({
            "system": "drafta", "round": 1, "finished": false, "winner": null, "active_player": "red",
            "players": [
                {"id": "red", "units": [{"id": "vela", "hp": 12, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]},
                {"id": "blue", "units": [{"id": "ogre", "hp": 10, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]}],
            "commands": 1})");
        QCOMPARE(table.state(), expected);
    }
};

ADJUTANT_TEST(DraftaBeginningTest)

} // namespace tst_drafta_beginning

#include "tst_drafta_beginning.moc"
