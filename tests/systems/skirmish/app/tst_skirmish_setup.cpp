#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/workspace.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_skirmish_setup {

using namespace adjutant;

/// What the players choose for a match before it begins.
class SkirmishSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasChosenForAMatchIsFoundAgain()
    {
        const QTemporaryDir folder;
        qputenv("ADJUTANT_DATA_HOME", folder.path().toLocal8Bit());
        Workspace workspace(QStringLiteral("en"));
        {
            BattleSetup setup(&workspace);
            setup.setSystem(QStringLiteral("skirmish"));
            setup.extras()->answer(QStringLiteral("deck_size"), 16);
            setup.setName(QStringLiteral("red"), QStringLiteral("Ann"));
        }
        BattleSetup again(&workspace);
        again.setSystem(QStringLiteral("skirmish"));
        QCOMPARE(std::get<int>(again.extras()->draft().at("deck_size")), 16);
        QCOMPARE(again.sides()->rows().constFirst().value.value<SetupSideRow>().name, QStringLiteral("Ann"));
    }
};

ADJUTANT_TEST(SkirmishSetupTest)

} // namespace tst_skirmish_setup

#include "tst_skirmish_setup.moc"
