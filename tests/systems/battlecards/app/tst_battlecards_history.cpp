#include "app/documents/storysheet.h"
#include "app/viewmodels/history/historyrows.h"
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
        QCOMPARE(resultsOf({summary}, QString()).all.won, 1);
    }

    void aGameWithoutRoundsShowsNone()
    {
        MatchRecord record = alliedVictory();
        const auto folded = foldedMatch(record);
        const HistoryRow row = historyRowOf(summaryOf(folded->record, *folded->session), Catalogue());
        QVERIFY2(!row.facts.contains("Round"), qPrintable(row.facts));
        record.steps.resize(4);
        const auto begun = foldedMatch(record);
        QCOMPARE(historyRowOf(summaryOf(begun->record, *begun->session), Catalogue()).outcome, "In progress");
    }
};

ADJUTANT_TEST(BattlecardsHistoryTest)

} // namespace adjutant::test::tst_battlecards_history
