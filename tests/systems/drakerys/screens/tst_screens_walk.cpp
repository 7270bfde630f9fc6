#include "app/viewmodels/settings.h"
#include "tests/systems/drakerys/screens/scene.h"
#include "tests/systems/drakerys/screens/stage.h"
#include "tests/window/pagewalk.h"

#include <QAccessible>

namespace adjutant::test::tst_screens_walk {

using namespace screens;

/// Every page and sheet of the app, of every game, without eyes or a pointer, and in the longest language.
class ScreensWalkTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;
    std::unique_ptr<Stage> m_stage;
    bool m_withArmies = false;

    void stage(bool withArmies)
    {
        if (m_stage && m_withArmies == withArmies)
            return;
        m_stage.reset();
        m_withArmies = withArmies;
        qputenv("ADJUTANT_DATA_HOME", m_home.filePath(withArmies ? "armies" : "empty").toLocal8Bit());
        m_stage = std::make_unique<Stage>(withArmies);
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        nameApplication();
        QApplication::setEffectEnabled(Qt::UI_General, false);
        QAccessible::setActive(true);
    }

    void everythingIsHeardReachedAndWhole_data()
    {
        columns<bool, int>("withArmies", "look");
        // Each stage by hand in English, and the fuller one in the longest language; all of all by hand.
        const bool isWhole = qEnvironmentVariableIsSet("ADJUTANT_WALK_ALL");
        constexpr int english = 0;
        constexpr int longest = 2;
        for (const bool withArmies : {false, true})
            for (int look = 0; look < walkLooks().size(); ++look)
                if (isWhole || look == english || (withArmies && look == longest))
                    QTest::addRow("%s, %s", withArmies ? "with armies" : "at first", walkLooks()[look].name)
                        << withArmies << look;
    }
    void everythingIsHeardReachedAndWhole()
    {
        QFETCH(bool, withArmies);
        QFETCH(int, look);
        const WalkLook& how = walkLooks()[look];
        stage(withArmies);
        QVERIFY(m_stage->isReady());
        m_stage->setLook(Settings::Light, 100, QString::fromLatin1(how.language));
        m_stage->resize(how.size);
        m_stage->window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window()));
        WalkReport report;
        for (const Scene& scene : scenes()) {
            if (scene.withArmies != withArmies)
                continue;
            m_stage->clear();
            scene.set(*m_stage);
            m_stage->settle();
            report.walk(scene.name, m_stage->window(), how.byHand);
        }
        QVERIFY2(report.isWhole(), "see above");
    }

    void cleanupTestCase() { m_stage.reset(); }
};

ADJUTANT_TEST(ScreensWalkTest)

} // namespace adjutant::test::tst_screens_walk
