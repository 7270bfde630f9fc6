#include "tests/battle/battlescenes.h"
#include "tests/window/sights.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>

using namespace adjutant;
using namespace adjutant::test;

/// adjutant-battles: renders the battle of each game into the build folder's `screens`, each game in one
/// size, theme and language. With --all or a PART-OF-A-PICTURE'S-NAME in every one of them; with --telling
/// the battle and a form of each game.
int main(int argc, char* argv[])
{
    qInstallMessageHandler(countWarnings);
    nameApplication();
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", home.path().toLocal8Bit());
    QApplication application(argc, argv);
    QApplication::setEffectEnabled(Qt::UI_General, false);
    const QString wanted = application.arguments().value(1);
    const bool isTelling = wanted == QLatin1String("--telling");
    const bool isAll = wanted == QLatin1String("--all");
    const QString only = isTelling || isAll ? QString() : wanted;
    const QDir folder(QStringLiteral(ADJUTANT_SCREENS_DIR));
    folder.mkpath(QStringLiteral("."));

    for (const LawGame& game : lawGames()) {
        const QString id = QString::fromUtf8(game.id);
        for (std::size_t k = 0; k < allSights().size(); ++k) {
            // Of five looks and three sizes each game meets another one.
            const auto turn = static_cast<std::size_t>(&game - lawGames().data());
            const bool isItsTurn = k == turn % 5 * 3 + turn % 3;
            const bool isPlain = k == 0 || k == 2;
            if (isTelling ? !isPlain : (only.isEmpty() && !isAll && !isItsTurn))
                continue;
            const Sight& sight = allSights()[k];
            const auto toText = [&](int scene) {
                return QStringLiteral("battle-") + id + QLatin1Char('-') + BattleScenes::name(scene) +
                       sight.frame;
            };
            const auto isWanted = [&](int scene) {
                const QString name = BattleScenes::name(scene);
                return isTelling ? name == QLatin1String("middle") || name == QLatin1String("form-dice")
                                 : toText(scene).contains(only);
            };
            int last = BattleScenes::count() - 1;
            while (last >= 0 && !isWanted(last))
                --last;
            if (last < 0)
                continue;
            qputenv("ADJUTANT_DATA_HOME", (home.path() + QLatin1Char('/') + toText(0)).toLocal8Bit());
            Shell shell;
            if (!shell.start())
                return 1;
            shell.load();
            shell.settings().setTheme(static_cast<Settings::Theme>(sight.theme));
            shell.settings().setTextSize(sight.textSize);
            shell.settings().setLanguage(sight.language);
            shell.window()->resize(sight.size);
            BattleScenes scenes(shell, game);
            if (!scenes.begin())
                return 1;
            for (int scene = 0; scene <= last; ++scene) {
                scenes.set(scene);
                if (isWanted(scene))
                    shell.window()->grabWindow().save(folder.filePath(toText(scene)), nullptr, 90);
            }
        }
    }
    std::printf("%d warnings\n", warnings);
    return warnings == 0 ? 0 : 1;
}
