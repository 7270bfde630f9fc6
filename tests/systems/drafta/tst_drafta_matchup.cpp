#include "core/systems/drafta/drafta.h"
#include "core/systems/drafta/odds/duel.h"
#include "tests/systems/drafta/draftastart.h"
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
        const drafta::Card weak = cardFrom("{name: Weak, hp: 3, full: 1, partial: 0}");
        const drafta::Card strong = cardFrom("{hp: 9, full: 4, partial: 1}");
        const table::Matrix matrix = drafta::matchup({weak, strong}, {strong});
        QCOMPARE(matrix.rows.size(), 2U);
        QCOMPARE(matrix.columns.size(), 1U);
        QVERIFY(matrix.chances);
        QCOMPARE(matrix.values[0], drafta::duel(weak, strong, {}).attackerWins);
        QCOMPARE(matrix.values[1], drafta::duel(strong, strong, {}).attackerWins);
        QVERIFY(matrix.values[0] < matrix.values[1]);
    }

    void twoListsAreAsked()
    {
        const std::string cards = "[{hp: 3, full: 1, partial: 0}, {hp: 4, full: 1, partial: 0}]";
        const auto view = solved("drafta", "matchup", "{rows: " + cards + ", columns: " + cards + "}");
        QVERIFY(view);
        QVERIFY(view->matrix);
        QCOMPARE(view->matrix->values.size(), 4U);
        QCOMPARE((*view->figures)["chances"].size(), 2U);
    }

    void tooMuchWorkIsRefusedWithItsFigure()
    {
        std::string cards = "[";
        for (int k = 0; k < 8; ++k)
            cards += std::string(k ? "," : "") + "{hp: 999, full: 1, partial: 0}";
        cards += "]";
        const Json all = figures("drafta", "matchup", "{rows: " + cards + ", columns: " + cards + "}");
        // 8 x 1,000 Hit Points a side, and 72 outcomes of an exchange: 4,608 million.
        QVERIFY(all["refused"].get<std::string>().find("about 4608 million") != std::string::npos);
    }
};

ADJUTANT_TEST(DraftaMatchupTest)

} // namespace tst_drafta_matchup

#include "tst_drafta_matchup.moc"
