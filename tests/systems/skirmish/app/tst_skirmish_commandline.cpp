#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/workspace.h"
#include "tests/cli/clirun.h"

namespace adjutant::test::tst_skirmish_commandline {

const QByteArray frame =
    "format: adjutant-match-script/1\nsystem: skirmish\nplayers:\n"
    "  - {id: red, roster: {units: [{id: a, card: {name: A, wounds: 2, dice: {attack: 2, wild: 1, "
    "movement: 1}, abilities: [{id: cut, chance: 4, max: 2}]}}]}}\n"
    "  - {id: blue, roster: {units: [{id: b, card: {name: B, wounds: 2, dice: {defence: 1}, "
    "defences: {melee: 6}, resistances: {armor: 5}}}]}}\ncommands:\n";

// A list with a deck of ten cards, but for its models.
const QByteArray list = "format: adjutant-roster/1\nsystem: skirmish\nname: R\n"
                        "deck: [A, B, C, D, E, F, G, H, I, J]\nunits:\n";

/// A Game on the command line: scripts to their states, lists, scenarios.
class SkirmishCommandLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Two draft hands, two rounds of every kind of command, and the end that the players say.
    void aWholeGameIsPlayedToItsEnd()
    {
        const QString file = sourceFile("tests/systems/skirmish/fixtures/match/whole-game.yaml");
        const QJsonObject state = exits(0, {"play", file, "--json"}).json();
        QCOMPARE(listed(state["winner"], state["finished"], state["round"], state["commands"]),
                 "red true 2 17");
        const QJsonArray blue = state["players"][1].toObject()["units"].toArray();
        QCOMPARE(blue[1].toObject()["wounds"], QJsonValue(3 - 1 - 4));
        QCOMPARE(blue[1].toObject()["conditions"], QJsonValue(QJsonArray({"dying", "prone"})));
        // The sabre hurts no mist.
        QCOMPARE(state["players"][0].toObject()["units"][0].toObject()["wounds"], QJsonValue(3 - 1));
    }

    void theStateHasTheseKeys()
    {
        const QJsonObject state =
            runCli({"play", "-", "--json"},
                   frame + "  - attack: {attacker: red/a, ability: cut, dice: {attack: 1}, against: [{model: "
                           "blue/b, "
                           "rolled: [4], dice: {defence: 1}, dodges: [5], saves: [4]}]}\n")
                .json();
        const QJsonObject b = state["players"][1].toObject()["units"][0].toObject();
        QCOMPARE(listed(b["wounds"], b["dice"].toObject()["defence"]), "1 0");
        QCOMPARE(b["conditions"], QJsonValue(QJsonArray()));
        QCOMPARE(b["activated"], QJsonValue(false));
        QCOMPARE(b.keys(), QStringList({"activated", "conditions", "dice", "id", "wounds"}));
        QVERIFY(state["active_player"].isNull() && state["winner"].isNull());
    }

    void wrongCardsAreFindingsWithTheirPlace()
    {
        const CliRun run = exits(1, {"roster", "check", "-", "--json"},
                                 "format: adjutant-roster/1\nsystem: skirmish\nname: R\nunits:\n"
                                 "  - {id: a, card: {name: A, wounds: 2, size: big}}\n"
                                 "  - {id: b, card: {wounds: 2}}\n  - {unit: nobody}\n");
        QVERIFY(run.rules().contains("malformed") && run.rules().contains("unknown-unit"));
    }

    // A word in place of a list, and more than one model of a card.
    void aWrongEntryIsOneFinding()
    {
        for (const char* wrong :
             {"{id: a, card: {wounds: 2, vulnerable: radiant, resistant: [fire], abilities: []}}",
              "{id: a, size: 3, card: {wounds: 2}}"}) {
            const QByteArray others =
                "  - {id: b, card: {wounds: 2}}\n  - {id: c, size: 1, card: {wounds: 2}}\n";
            QCOMPARE(
                runCli({"roster", "check", "-", "--json"}, list + others + "  - " + wrong + '\n').rules(),
                QStringList("malformed"));
        }
    }

    void wrongKindsOfDiceSayWhatIsNeeded()
    {
        const CliRun run = runCli({"play", "-", "--json"},
                                  frame + "  - attack: {attacker: red/a, ability: cut, dice: {attack: "
                                          "1}, against: [{model: blue/b, rolled: {a: 1}}]}\n");
        const QString why = run.json()["error"].toObject()["message"].toString();
        QVERIFY2(why.endsWith("must be a list of faces"), qPrintable(why));
    }

    // What the players choose for a match before it begins.

    void whatWasChosenForAMatchIsFoundAgain()
    {
        const DataHome home;
        Workspace workspace("en");
        {
            BattleSetup setup(&workspace);
            setup.setSystem("skirmish");
            setup.extras()->answer("deck_size", 16);
            setup.setName("red", "Ann");
        }
        BattleSetup again(&workspace);
        again.setSystem("skirmish");
        QCOMPARE(std::get<int>(again.extras()->draft().at("deck_size")), 16);
        QCOMPARE(again.sides()->rows().constFirst().value.value<SetupSideRow>().name, "Ann");
    }
};

ADJUTANT_TEST(SkirmishCommandLineTest)

} // namespace adjutant::test::tst_skirmish_commandline
