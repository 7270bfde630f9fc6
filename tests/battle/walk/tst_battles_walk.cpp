#include "tests/battle/battlescenes.h"
#include "tests/window/pagewalk.h"

#include <QAccessible>

namespace adjutant::test::tst_battles_walk {

/// The table of every game without eyes or a pointer, and in the longest language: each page, form, board and
/// sheet.
class BattlesWalkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        nameApplication();
        QApplication::setEffectEnabled(Qt::UI_General, false);
        QAccessible::setActive(true);
    }

    void everythingIsHeardReachedAndWhole_data()
    {
        columns<int, int>("game", "look");
        // Each game in a look of its own, so that nearly all are met; all of all by hand.
        const bool isWhole = qEnvironmentVariableIsSet("ADJUTANT_WALK_ALL");
        const int looks = static_cast<int>(walkLooks().size());
        for (std::size_t game = 0; game < lawGames().size(); ++game)
            for (int look = 0; look < looks; ++look)
                if (isWhole || look == static_cast<int>(game) % looks)
                    QTest::addRow("%s, %s", lawGames()[game].id.data(), walkLooks()[look].name)
                        << static_cast<int>(game) << look;
    }
    void everythingIsHeardReachedAndWhole()
    {
        QFETCH(int, game);
        QFETCH(int, look);
        const WalkLook& how = walkLooks()[look];
        const DataHome home;
        Shell shell;
        QVERIFY(shell.start());
        shell.load();
        shell.settings().setLanguage(QString::fromLatin1(how.language));
        shell.window()->resize(how.size);
        shell.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(shell.window()));
        BattleScenes scenes(shell, lawGames()[static_cast<std::size_t>(game)]);
        QVERIFY(scenes.begin());
        WalkReport report;
        for (int scene = 0; scene < BattleScenes::count(); ++scene) {
            scenes.set(scene);
            report.walk(BattleScenes::name(scene), shell.window(), how.byHand);
        }
        QVERIFY2(report.isWhole(), "see above");
    }

    // Chips and strips on the narrowest phone, in every language and with large text.
    void nothingIsCutOnASmallPhone_data()
    {
        columns<int, int, QString>("game", "textSize", "language");
        const char* languages[] = {"fr", "es", "de", "en"};
        for (std::size_t game = 0; game < lawGames().size(); ++game)
            for (const int size : {100, 200}) {
                const char* language = languages[(game + (size == 200 ? 1 : 0)) % std::size(languages)];
                QTest::addRow("%s, %s, %d", lawGames()[game].id.data(), language, size)
                    << static_cast<int>(game) << size << QString::fromLatin1(language);
            }
    }
    void nothingIsCutOnASmallPhone()
    {
        QFETCH(int, game);
        QFETCH(int, textSize);
        QFETCH(QString, language);
        const DataHome home;
        Shell shell;
        QVERIFY(shell.start());
        shell.load();
        shell.settings().setLanguage(language);
        shell.settings().setTextSize(textSize);
        shell.window()->resize(360, 780);
        BattleScenes scenes(shell, lawGames()[static_cast<std::size_t>(game)]);
        QVERIFY(scenes.begin());
        WalkReport report;
        for (int scene = 0; scene < BattleScenes::count() && BattleScenes::name(scene) != "now"; ++scene) {
            scenes.set(scene);
            if (QStringList{"middle", "form", "form-dice", "piece"}.contains(BattleScenes::name(scene)))
                report.walk(BattleScenes::name(scene), shell.window(), false);
        }
        QVERIFY2(report.isWhole(), "see above");
    }
};

ADJUTANT_TEST(BattlesWalkTest)

} // namespace adjutant::test::tst_battles_walk
