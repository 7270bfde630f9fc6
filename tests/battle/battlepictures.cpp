#include "app/shell/shell.h"
#include "app/viewmodels/settings.h"
#include "tests/battle/battlescenes.h"
#include "tests/laws/lawgames.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <cstdio>

using namespace adjutant;
using namespace adjutant::test;

namespace {

int warnings = 0;

void countWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg)
        ++warnings;
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

struct Look
{
    const char* name;
    int theme;
    int textSize;
    const char* language;
};

constexpr Look looks[] = {{"light-en", Settings::Light, 100, "en"},
                          {"dark-en", Settings::Dark, 100, "en"},
                          {"contrast-en", Settings::HighContrast, 100, "en"},
                          {"light-fr", Settings::Light, 100, "fr"},
                          {"light-en-200", Settings::Light, 200, "en"}};

struct Device
{
    const char* name;
    QSize size;
};

const Device devices[] = {{"phone", {390, 844}}, {"tablet", {1180, 820}}, {"desktop", {1440, 900}}};

} // namespace

/// adjutant-tables: renders the table of each game into the build folder's `screens`, each game in one size,
/// theme and language. With --all or a PART-OF-A-PICTURE'S-NAME in every one of them; with --telling the
/// table and a form of each game.
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
        const QString id = QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
        for (const Look& look : looks) {
            for (const Device& device : devices) {
                // Each game meets another look, and another size.
                const auto turn = &game - lawGames().data();
                const bool isItsTurn = &look == &looks[turn % std::size(looks)] &&
                                       &device == &devices[turn % std::size(devices)];
                const bool isPlain = &look == &looks[0] && &device != &devices[1];
                if (isTelling ? !isPlain : (only.isEmpty() && !isAll && !isItsTurn))
                    continue;
                const QString frame =
                    QStringLiteral("-%1-%2.png").arg(QLatin1String(device.name), QLatin1String(look.name));
                const auto toText = [&](int scene) {
                    return QStringLiteral("battle-") + id + QLatin1Char('-') + BattleScenes::name(scene) +
                           frame;
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
                shell.settings().setTheme(static_cast<Settings::Theme>(look.theme));
                shell.settings().setTextSize(look.textSize);
                shell.settings().setLanguage(QString::fromLatin1(look.language));
                shell.window()->resize(device.size);
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
    }
    std::printf("%d warnings\n", warnings);
    return warnings == 0 ? 0 : 1;
}
