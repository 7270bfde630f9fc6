#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_beginning {

using namespace adjutant;
using namespace adjutant::test;

class DraftaBeginningTest : public QObject
{
    Q_OBJECT

    static ScriptedMatch begun()
    {
        return ScriptedMatch(redAndBlue("vela: " + vela + ", anna: " + vela, "ogre: " + ogre));
    }

private slots:
    void theHigherRollBegins()
    {
        ScriptedMatch match = begun();
        QCOMPARE(match.state()["active_player"], Json());
        match.play("first: {rolls: {red: 2, blue: 5}}");
        QCOMPARE(match.state()["active_player"], "blue");
        QCOMPARE(match.sentences(), "blue goes first: 5 against 2\n");
        match.refuses("malformed", "first: {rolls: {red: 2, blue: 5}}");
    }

    void aTieIsRolledAgain()
    {
        ScriptedMatch match = begun();
        match.refuses("tie", "first: {rolls: {red: 4, blue: 4}}");
        match.play("first: {rolls: {red: [4], blue: [3]}}");
        QCOMPARE(match.state()["active_player"], "red");
    }

    void aTieIsRolledAgainInTheSameForm()
    {
        ScriptedMatch match = begun();
        match.refuses("tie", "first: {rolls: {red: 4, blue: 4}, again: {1: {red: 2, blue: 2}}}");
        match.play("first: {rolls: {red: 4, blue: 4}, again: {1: {red: 2, blue: 2}, 2: {red: 1, blue: 6}}}");
        QCOMPARE(match.state()["active_player"], "blue");
    }

    void nothingIsDoneBeforeTheFirstRoll_data()
    {
        QTest::addColumn<std::string>("command");
        for (const char* command :
             {"move: {unit: red/vela, squares: 1}",
              "attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 2]}",
              "special: {attacker: red/vela, defender: blue/ogre, damage: 4, type: fire}",
              "talent: {unit: red/vela}", "heal: {unit: red/vela, hp: 2}",
              "camp: {units: [red/vela, red/anna]}", "enter: {unit: red/vela, camp: camp-1}",
              "leave: {unit: red/vela}", "consequence: {unit: red/vela, d100: 37}", "end_turn: {}"})
            QTest::newRow(command) << std::string(command);
    }

    void nothingIsDoneBeforeTheFirstRoll()
    {
        QFETCH(std::string, command);
        ScriptedMatch match = begun();
        match.refuses("not-active", command);
    }

    void rollsThatADieDoesNotShowAreRefused()
    {
        ScriptedMatch match = begun();
        for (const std::string rolls : {"{red: 7, blue: 1}", "{red: 0, blue: 1}", "{red: 3}",
                                        "{red: 3, blue: 1, green: 2}", "[5, 2]", "{red: [5, 5], blue: 1}"})
            match.refuses("malformed", "first: {rolls: " + rolls + '}');
        match.refuses("malformed", "first: {}");
    }

    void theStateHasTheFrameOfTheContract()
    {
        ScriptedMatch match = redBegins("vela: " + vela, "ogre: " + ogre);
        const Json expected = Json::parse(R"({
            "system": "drafta", "round": 1, "finished": false, "winner": null, "active_player": "red",
            "players": [
                {"id": "red", "units": [{"id": "vela", "hp": 12, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]},
                {"id": "blue", "units": [{"id": "ogre", "hp": 10, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]}],
            "commands": 1})");
        QCOMPARE(match.state(), expected);
    }
};

ADJUTANT_TEST(DraftaBeginningTest)

} // namespace tst_drafta_beginning

#include "tst_drafta_beginning.moc"
