#include "app/documents/sheets.h"
#include "app/viewmodels/battle/battleform.h"
#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/workspace.h"
#include "tests/systems/battlecards/battlestart.h"

namespace adjutant::test::tst_battlecards_history {

// One battle of red and blue, allied, against bandits, and the end of the match.
static MatchRecord alliedVictory()
{
    MatchRecord record;
    record.start.start = battleStart();
    record.start.started = QDateTime(QDate(2026, 11, 21), QTime(18, 30), Qt::UTC);
    auto session = std::move(findGameSystem("battlecards")->begin(record.start.start).value());
    for (const char* command :
         {"battle: {knights: [red/k0, blue/k0, bandits/k0]}",
          "choose: {player: red, attack: c3, defense: c1}", "choose: {player: blue, attack: c3, defense: c1}",
          "choose: {player: bandits, attack: c3, defense: c1}", "reveal: {}", "ally: {players: [red, blue]}",
          "turn: {}", "turn: {}", "turn: {}", "end_battle: {}", "finish: {}"}) {
        const WrittenCommand written = commandOf(command);
        const auto played = session->command(written.procedure, written.answers);
        if (!played)
            qFatal("%s", command);
        for (const Step& step : played->steps)
            record.steps.push_back({record.start.started, step});
    }
    return record;
}

/// What the history and the story tell of a match of battles.
class BattlecardsHistoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Damage 3 of each is halved by Dodge 4 to 2, less Defense 1: 1 wound of each of three. By the pattern
    // all strike the lowest in the tie-breaker that is no ally's, so red and blue keep more points.
    void aBattleWonByAlliesIsAMatchWonByThem()
    {
        const auto folded = foldedMatch(alliedVictory());
        QVERIFY(folded.has_value());
        const MatchSummary summary = summaryOf(folded->record, *folded->session);
        QCOMPARE(summary.winners(), (QStringList{"red", "blue"}));
        QVERIFY(!summary.drawn);
        const HistoryRow row = historyRowOf(summary, Catalogue());
        QCOMPARE(row.outcome, "Won by red and blue");
        QVERIFY(row.players[0].value<HistoryPlayer>().won);
        QVERIFY(row.players[1].value<HistoryPlayer>().won);
        QVERIFY(!row.players[2].value<HistoryPlayer>().won);
        const QString story = storyOf(*folded, Catalogue(), QLocale::c());
        QVERIFY(story.contains("<p class=\"result\">Won by red and blue</p>"));
        QVERIFY(story.contains(u"<li>Battles won: red\u00a01, blue\u00a01 and bandits\u00a00</li>"));
        QCOMPARE(resultsOf({summary}, QString()).all.won, 1);
    }

    void homeShowsEveryPlayerOfAMatchOfThree()
    {
        const DataHome home;
        Workspace workspace("en");
        workspace.choose("battlecards");
        Start start = battleStart();
        for (Side& side : start.sides)
            side.name = "Player " + side.id.text();
        QVERIFY(!workspace.running().begin(std::move(start)));
        const WrittenCommand end = commandOf("finish: {winners: [bandits]}");
        QVERIFY(!workspace.running().command(end.procedure, end.answers));
        LatestMatch latest(&workspace);
        QStringList names;
        for (const QVariant& result : latest.results())
            names.append(result.value<TallyRow>().name);
        QCOMPARE(names.join(", "), "Player bandits, Player blue, Player red");
    }

    void aListOfBanditsSetsTheSwitch()
    {
        const DataHome home;
        Workspace workspace("en");
        BattleSetup setup(&workspace);
        setup.setSystem("battlecards");
        const auto areBandits = [&setup] {
            const auto side = setup.sides()->rows().constFirst().value.value<SetupSideRow>();
            return std::get<bool>(side.extras->wholeAnswers().at("bandits"));
        };
        QString bandits, knights;
        for (const RowModel::Row& row : setup.lists()->rows())
            (row.value.value<RuleChip>().title == "Sample bandits" ? bandits : knights) = row.key;
        setup.chooseList("red", knights);
        QVERIFY(!areBandits());
        setup.chooseList("red", bandits);
        QVERIFY(areBandits());
        setup.chooseList("red", knights);
        QVERIFY(!areBandits());
    }

    void aThirdPlayerIsGivenAList()
    {
        const DataHome home;
        Workspace workspace("en");
        BattleSetup setup(&workspace);
        setup.setSystem("battlecards");
        setup.addSide();
        QCOMPARE(setup.sides()->count(), 3);
        for (const RowModel::Row& side : setup.sides()->rows())
            QVERIFY(!side.value.value<SetupSideRow>().rosterName.isEmpty());
    }

    // Who draws for the bandits at the table enters the names. No roll stands above the result then.
    void cardsDrawnAtTheTableAreEntered()
    {
        const DataHome home;
        Workspace workspace("en");
        RunningMatch& match = workspace.running();
        QVERIFY(!match.begin(battleStart()));
        for (const char* command :
             {"battle: {knights: [red/k0, bandits/k0]}", "choose: {player: red, attack: c3, defense: c1}"}) {
            const WrittenCommand written = commandOf(command);
            QVERIFY(!match.command(written.procedure, written.answers));
        }
        BattleForm form(nullptr);
        form.setMatch(&match);
        form.show(keyOf("choose bandits"), {});
        form.leaveOut("drawn");
        QCOMPARE(listed(form.asked().path, form.asked().options->count()), "attack 4");
        form.answer("attack", "c0");
        QCOMPARE(listed(form.asked().path, form.asked().options->count()), "defense 3");
        form.answer("defense", "c1");
        QVERIFY(!form.confirm());
        QVERIFY(form.resultWaits() && form.result().rolls.isEmpty());
    }
};

ADJUTANT_TEST(BattlecardsHistoryTest)

} // namespace adjutant::test::tst_battlecards_history
