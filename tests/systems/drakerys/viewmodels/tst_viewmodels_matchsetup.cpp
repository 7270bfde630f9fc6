#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/workspace.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_viewmodels_matchsetup {

using namespace adjutant;

/// Where a match of Drakerys is begun.
class MatchSetupPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The rulebook is for "two opposing players".
    void noThirdPlayerIsOffered()
    {
        const QTemporaryDir folder;
        qputenv("ADJUTANT_DATA_HOME", folder.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
        Workspace workspace(QStringLiteral("en"));
        const QString drakerys = QStringLiteral("drakerys");
        // A third seat of an earlier match is not set up again.
        KeptSetup kept;
        kept.sides = {
            {QStringLiteral("Anna"), {}}, {QStringLiteral("Ben"), {}}, {QStringLiteral("Cleo"), {}}};
        keepSetup(drakerys, kept);
        BattleSetup setup(&workspace);
        setup.setSystem(drakerys);
        QCOMPARE(setup.sides()->count(), 2);
        QVERIFY(!setup.canAdd());
        setup.addSide();
        QCOMPARE(setup.sides()->count(), 2);
    }
};

ADJUTANT_TEST(MatchSetupPageTest)

} // namespace tst_viewmodels_matchsetup

#include "tst_viewmodels_matchsetup.moc"
