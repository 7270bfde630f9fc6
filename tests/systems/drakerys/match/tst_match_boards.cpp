#include "core/systems/gamesystem.h"
#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <algorithm>

namespace tst_match_boards {

using namespace adjutant;
using namespace adjutant::test;

namespace {

std::unique_ptr<Session> laidOut()
{
    auto session = findGameSystem("drakerys")->begin(drakerysStart());
    if (!session)
        qFatal("%s", toText(session.error().message).c_str());
    for (const auto& [procedure, answers] : drakerysOpening())
        if (const auto played = (*session)->command(procedure, answers); !played)
            qFatal("%s: %s", procedure.c_str(), toText(played.error().message).c_str());
    return std::move(*session);
}

template <class Drawn> Drawn drawnOf(const Session& session, const char* board)
{
    const table::TableView view = session.view({});
    return std::get<Drawn>(std::ranges::find(view.boards, board, &table::Board::id)->drawn);
}

table::Ground groundOf(const Session& session)
{
    return drawnOf<table::Ground>(session, "battlefield");
}

table::Ground::Mark markOf(const Session& session, const std::string& id)
{
    const table::Ground ground = groundOf(session);
    const auto found = std::ranges::find(ground.marks, id, &table::Ground::Mark::id);
    return found == ground.marks.end() ? table::Ground::Mark() : *found;
}

} // namespace

/// The boards that any page draws of a match.
class MatchBoardsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTrackIsClosedAndTheTopmostTokenComesLast()
    {
        const auto session = laidOut();
        const auto track = drawnOf<table::Track>(*session, "timepath");
        QVERIFY(track.closed);
        QCOMPARE(track.squares.size(), 16U);
        QCOMPARE(track.tokens.back().side, PlayerId("blue")); // the First Player's lies on top
    }

    void whatLiesIsOnTheBoardAndWhatCouldIsBesideIt()
    {
        const auto session = laidOut();
        const table::Ground ground = groundOf(*session);
        // Four of six moon shards and three idols are still to be placed, and a Leader.
        QCOMPARE(ground.away.size(), std::size_t(4 + 3 + 1));
        QCOMPARE(ground.away.front().id, "objective/shard-3");
        QCOMPARE(ground.away.back().id, "blue/soldiers-1");
        QCOMPARE(markOf(*session, "scenery/scenery-2").radius, 8.0);
        QVERIFY(markOf(*session, "scenery/scenery-2").flat);
        QVERIFY(!markOf(*session, "source/air").filled); // exhausted
        QCOMPARE(markOf(*session, "objective/flag-1").side, PlayerId("red"));
        QCOMPARE(markOf(*session, "red/salik-1").at, (table::Point{34.5, 12}));
        // A Unit that is gone stands nowhere.
        QVERIFY(session->command("remove", {{"unit", std::string("red/crows-1")}, {"warriors", 12}}));
        QVERIFY(markOf(*session, "red/crows-1").id.empty());
        // Nor does what is carried lie anywhere.
        QVERIFY(session->command("objective",
                                 {{"id", std::string("shard-1")}, {"carrier", std::string("red/salik-1")}}));
        QVERIFY(markOf(*session, "objective/shard-1").id.empty());
    }

    void everythingMovesAndKeepsWhatItWas()
    {
        const auto session = laidOut();
        int moved = 0;
        for (const table::Ground::Mark& before : groundOf(*session).marks) {
            if (before.moves.empty())
                continue;
            table::Answers answers = before.given;
            answers["at"] = table::Point{before.at.x, before.at.y > 45 ? before.at.y - 1 : before.at.y + 1};
            const table::OfferKey key{before.moves, before.piece, {}};
            const table::Form form = session->form({}, key, answers);
            QVERIFY2(form.complete && !form.refusal, before.id.c_str());
            std::vector<std::string> accepted;
            for (const table::Remark& warning : form.warnings)
                accepted.push_back(warning.rule);
            QVERIFY(session->play(key, answers, accepted, {}));
            const table::Ground::Mark after = markOf(*session, before.id);
            QCOMPARE(after.at, std::get<table::Point>(answers["at"]));
            QCOMPARE(after.radius, before.radius);
            QCOMPARE(after.filled, before.filled);
            QCOMPARE(after.side, before.side);
            QCOMPARE(toText(after.label), toText(before.label));
            ++moved;
        }
        QCOMPARE(moved, 4 + 2 + 3 + 6);
    }

    void areasAreTheDeploymentAndTheConquest()
    {
        const auto session = laidOut();
        const table::Ground ground = groundOf(*session);
        QCOMPARE(ground.areas.size(), std::size_t(2 + 9));
        QCOMPARE(ground.areas[0].side, PlayerId("red")); // Area A lies in front
        QCOMPARE(ground.areas[0].highest, (table::Point{90, 20}));
        QCOMPARE(ground.areas[1].side, PlayerId("blue"));
        const auto holder = [&ground](int column, int row) {
            return ground.areas[static_cast<std::size_t>(2 + 3 * row + column)].side;
        };
        QCOMPARE(holder(0, 2), PlayerId("red")); // by the flag
        QCOMPARE(holder(0, 0), PlayerId());
        // The middle, and the diagonals of the Idols.
        QCOMPARE(ground.lines.size(), 3U);
    }

    void aConquestAreaIsConqueredByItsFlagAndNotByItsUnits()
    {
        const auto session = laidOut();
        const auto holder = [&session](int column, int row) {
            return groundOf(*session).areas[static_cast<std::size_t>(2 + 3 * row + column)].side;
        };
        QCOMPARE(holder(1, 0), PlayerId()); // Crows and Salik stand there
        QCOMPARE(holder(1, 2), PlayerId());
        const auto plant = [&session](const char* id, const char* owner) {
            return session->command("objective", {{"id", std::string(id)},
                                                  {"mission", std::string("conquerors")},
                                                  {"owner", std::string(owner)},
                                                  {"at", table::Point{45, 12}}});
        };
        QVERIFY(plant("flag-8", "red"));
        QCOMPARE(holder(1, 0), PlayerId("red"));
        QVERIFY(plant("flag-9", "blue")); // the last one counts
        QCOMPARE(holder(1, 0), PlayerId("blue"));
    }
};

ADJUTANT_TEST(MatchBoardsTest)

} // namespace tst_match_boards

#include "tst_match_boards.moc"
