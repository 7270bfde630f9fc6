#include "app/matches/matchcourse.h"
#include "tests/cli/clirun.h"
#include "tests/systems/adventure/adventurestart.h"

namespace adjutant::test::tst_adventure_commandline {

// Ana and an Orc tie, the Orc's die is higher, and it seizes.
const QByteArray seized =
    "format: adjutant-match-script/1\nsystem: adventure\nplayers:\n"
    "  - {id: party, roster: {units: [{id: ana, card: {name: Ana, tier: 2, atk: 3, def: 8, int: 1, agi: 2, "
    "hp: 9}}]}}\n"
    "  - {id: gm, name: Gus, roster: {units: [{id: orc, card: {name: Orc, tier: 1, atk: 2, def: 8, int: -1, "
    "agi: 0, hp: 6}}]}}\ncommands:\n"
    "  - initiative: {rolls: {party/ana: 9, gm/orc: 9}, ties: {party/ana: [3], gm/orc: [5]}}\n"
    "  - seize: {unit: gm/orc}\n";

static QJsonObject combatant(const QJsonObject& state, int player, int unit)
{
    return state["players"][player].toObject()["units"][unit].toObject();
}

/// Adventure on the command line.
class AdventureCommandLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeBattleIsPlayedToItsEnd()
    {
        const CliRun run = exits(
            0, {"play", ADJUTANT_SOURCE_DIR "/tests/systems/adventure/fixtures/match/ford.yaml", "--json"});
        const QJsonObject state = run.json();
        QCOMPARE(
            listed(state["round"], state["phase"], state["finished"], state["winner"], state["commands"]),
            "2 end true party 30");
        QCOMPARE(state["warnings"], QJsonValue(QJsonArray()));
        QCOMPARE(state["move_order"], QJsonValue(QJsonArray{"party/bo", "gm/troll", "party/ana"}));
        QCOMPARE(state["battle_order"], QJsonValue(QJsonArray{"gm/troll", "party/ana", "party/bo"}));
        const QJsonObject last{{"net_sources", 0}, {"total", 13}, {"success", true}};
        QCOMPARE(state["last_attack"], QJsonValue(last));
        const QJsonObject bo = combatant(state, 0, 1);
        QCOMPARE(bo["effects"], QJsonValue(QJsonArray()));
        QCOMPARE(bo["disengaged"], QJsonValue(true));
        QCOMPARE(listed(combatant(state, 0, 0)["hp"], bo["hp"], combatant(state, 1, 0)["hp"],
                        combatant(state, 1, 1)["hp"]),
                 listed(12, 8 - 2 - 5, 10 - 7, 0));
    }

    void theStateHasTheseKeys()
    {
        const QJsonObject state = runCli({"play", "-", "--json"}, seized).json();
        for (const char* key : {"system", "round", "finished", "winner", "active_player", "players",
                                "commands", "warnings", "phase", "move_order", "battle_order", "last_attack"})
            QVERIFY2(state.contains(QLatin1String(key)), key);
        QCOMPARE(state["phase"], QJsonValue("movement"));
        QCOMPARE(state["last_attack"], QJsonValue());
        QCOMPARE(state["move_order"], QJsonValue(QJsonArray{"gm/orc", "party/ana"}));
        QCOMPARE(state["battle_order"], QJsonValue(QJsonArray{"party/ana", "gm/orc"}));
        const QJsonObject unit = combatant(state, 1, 0);
        const QJsonObject wanted{{"id", "orc"},
                                 {"hp", 6},
                                 {"effects", QJsonArray()},
                                 {"seized", true},
                                 {"defending", false},
                                 {"disengaged", false},
                                 {"moved", false},
                                 {"acted", false}};
        QCOMPARE(unit, wanted);
    }

    // What the story and the table say of luck.

    // Bo of tier 1 against the Orc of tier 1: 2D6, of which 7 is expected.
    void luckCountsWhatTheDiceShowed()
    {
        ScriptedMatch match = inBattle();
        match.play("attack: {attacker: party/bo, target: gm/orc, dice: [4, 5]}");
        const auto outcomes = match.session().outcomes();
        const auto luck = luckOfSide(outcomes, PlayerId("party"), oddsOf(outcomes));
        QCOMPARE(luck.size(), std::size_t(1));
        QCOMPARE(luck[0].luck.observed, 9);
        QVERIFY(qAbs(luck[0].luck.expected - 7) < 1e-12);
        // 26 of the 36 rolls of 2D6 are below 9, and 4 are 9.
        QVERIFY(qAbs(luck[0].luck.fewer - 26.0 / 36) < 1e-12);
        QVERIFY(qAbs(luck[0].luck.percentile - 28.0 / 36) < 1e-12);
    }
};

ADJUTANT_TEST(AdventureCommandLineTest)

} // namespace adjutant::test::tst_adventure_commandline
