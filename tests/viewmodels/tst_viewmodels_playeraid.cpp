#include "app/viewmodels/aidcontroller.h"
#include "app/viewmodels/workspace.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <numeric>

namespace tst_viewmodels_playeraid {

using namespace adjutant;

/// The player aid as its page sees it.
class PlayerAidPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineIsSpokenWithoutItsMarks()
    {
        Workspace workspace(QStringLiteral("en"));
        for (const GameSystem& game : gameSystems()) {
            workspace.choose(game.id);
            const AidController aid(&workspace);
            for (const QVariant& each : aid.blocks())
                for (const QVariant& row : each.value<AidBlockRow>().lines) {
                    const auto line = row.value<AidLineRow>();
                    QVERIFY(!line.spoken.isEmpty() && !line.spoken.contains(QStringLiteral("**")));
                    QCOMPARE(line.cells.size(), line.figures.size());
                }
        }
    }

    // On a phone, on a desktop, and with letters twice as large.
    void theColumnsOfABlockShareItsWidth()
    {
        Workspace workspace(QStringLiteral("en"));
        for (const GameSystem& game : gameSystems()) {
            workspace.choose(game.id);
            const AidController aid(&workspace);
            for (int block = 0; block < aid.blocks().size(); ++block)
                for (const qreal letters : {18.0, 38.0, 60.0}) {
                    const QList<qreal> shares = aid.columnShares(block, letters);
                    const auto shown = aid.blocks()[block].value<AidBlockRow>();
                    QCOMPARE(shares.size(), shown.lines.constFirst().value<AidLineRow>().cells.size());
                    QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < 1e-9);
                }
        }
    }

    void whatIsNotTranslatedSaysSo()
    {
        Workspace english(QStringLiteral("en"));
        QVERIFY(AidController(&english).translated());
        Workspace other(QStringLiteral("xx"));
        QVERIFY(!AidController(&other).translated());
    }
};

ADJUTANT_TEST(PlayerAidPageTest)

} // namespace tst_viewmodels_playeraid

#include "tst_viewmodels_playeraid.moc"
