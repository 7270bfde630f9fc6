#include "core/systems/drafta/drafta.h"
#include "core/systems/drafta/odds/duel.h"
#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_matchup {

using namespace adjutant;
using namespace adjutant::test;

class DraftaMatchupTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPairHasItsDuel()
    {
        const drafta::Card weak = cardFrom(R"({"name": "Weak", "hp": 3, "full": 1, "partial": 0})");
        const drafta::Card strong = cardFrom(R"({"hp": 9, "full": 4, "partial": 1})");
        const table::Matrix matrix = drafta::matchup({weak, strong}, {strong});
        QCOMPARE(matrix.rows.size(), std::size_t(2));
        QCOMPARE(matrix.columns.size(), std::size_t(1));
        QVERIFY(matrix.chances);
        QCOMPARE(matrix.values[0], drafta::duel(weak, strong, {}).attackerWins);
        QCOMPARE(matrix.values[1], drafta::duel(strong, strong, {}).attackerWins);
        QVERIFY(matrix.values[0] < matrix.values[1]);
    }

    void twoListsAreAsked()
    {
        const std::string cards =
            R"([{"hp": 3, "full": 1, "partial": 0}, {"hp": 4, "full": 1, "partial": 0}])";
        const auto view =
            solve(drafta::gameSystem(),
                  {"matchup", answersFrom(R"({"rows": )" + cards + R"(, "columns": )" + cards + "}")});
        QVERIFY(view);
        QVERIFY(view->matrix);
        QCOMPARE(view->matrix->values.size(), std::size_t(4));
        QCOMPARE((*view->figures)["chances"].size(), std::size_t(2));
    }

    void tooMuchWorkIsRefusedWithItsFigure()
    {
        std::string cards = "[";
        for (int k = 0; k < 8; ++k)
            cards += std::string(k ? "," : "") + R"({"hp": 999, "full": 1, "partial": 0})";
        cards += "]";
        const GameSystem system = drafta::gameSystem();
        const auto asked = answered<OddsQuestion>(
            system.odds[2].ask, answersFrom(R"({"rows": )" + cards + R"(, "columns": )" + cards + "}"),
            Ask::Missing::leftOut);
        QVERIFY(asked.form.refusal);
        // 8 x 1,000 Hit Points a side, and 72 outcomes of an exchange: 4,608 million.
        QVERIFY(toText(asked.form.refusal->message).find("about 4608 million") != std::string::npos);
    }
};

ADJUTANT_TEST(DraftaMatchupTest)

} // namespace tst_drafta_matchup

#include "tst_drafta_matchup.moc"
