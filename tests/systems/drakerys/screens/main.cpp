#include "app/viewmodels/settings.h"
#include "tests/systems/drakerys/screens/scene.h"
#include "tests/systems/drakerys/screens/stage.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>

#include <cstdio>

using namespace adjutant;
using namespace adjutant::screens;

namespace {

struct Look
{
    const char* name;
    int theme;
};

struct Device
{
    const char* name;
    QSize size;
};

constexpr Look looks[] = {
    {"light", Settings::Light}, {"dark", Settings::Dark}, {"contrast", Settings::HighContrast}};
const Device devices[] = {{"phone", {390, 844}}, {"tablet", {1180, 820}}, {"desktop", {1440, 900}}};

int warnings = 0;

void countWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg)
        ++warnings;
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

// A page that shows nothing is one colour all over.
bool isBlank(const QImage& image)
{
    const QRgb first = image.pixel(image.width() / 2, 4);
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            if (image.pixel(x, y) != first)
                return false;
    return true;
}

int photograph(Stage& stage, bool withArmies, const QString& only, const QDir& folder,
               const QString& language, int textSize, const QString& suffix)
{
    int blanks = 0;
    for (const Look& look : looks) {
        // Words and their size meet the colours nowhere: large text and French are shown in one look.
        const bool plain = textSize == 100 && language == QLatin1String("en");
        if (!plain && look.theme != Settings::Light)
            continue;
        stage.setLook(look.theme, textSize, language);
        for (const Device& device : devices) {
            stage.resize(device.size);
            for (const Scene& scene : scenes()) {
                if (scene.withArmies != withArmies || !scene.name.contains(only))
                    continue;
                stage.clear();
                scene.set(stage);
                const QImage image = stage.picture();
                const QString name = QStringLiteral("%1-%2-%3-%4%5.png")
                                         .arg(scene.name, QLatin1String(device.name),
                                              QLatin1String(look.name), language, suffix);
                if (image.isNull() || isBlank(image)) {
                    std::fprintf(stderr, "blank: %s\n", qPrintable(name));
                    ++blanks;
                }
                constexpr int quickly = 90;
                image.save(folder.filePath(name), nullptr, quickly);
            }
        }
    }
    return blanks;
}

} // namespace

/// adjutant-screens [PART-OF-A-SCENE'S-NAME]: renders the scenes into the build folder's `screens`.
int main(int argc, char* argv[])
{
    qInstallMessageHandler(countWarnings);
    nameApplication();
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", home.path().toLocal8Bit());
    QApplication application(argc, argv);
    QApplication::setEffectEnabled(Qt::UI_General, false); // nothing moves in a picture
    const QString only = application.arguments().value(1);
    const QDir folder(QStringLiteral(ADJUTANT_SCREENS_DIR));
    folder.mkpath(QStringLiteral("."));

    int blanks = 0;
    for (const bool withArmies : {false, true}) {
        qputenv("ADJUTANT_DATA_HOME",
                (home.path() + (withArmies ? QStringLiteral("/armies") : QStringLiteral("/empty")))
                    .toLocal8Bit());
        Stage stage(withArmies);
        if (!stage.isReady())
            return 1;
        blanks += photograph(stage, withArmies, only, folder, QStringLiteral("en"), 100, {});
        blanks += photograph(stage, withArmies, only, folder, QStringLiteral("fr"), 100, {});
        blanks +=
            photograph(stage, withArmies, only, folder, QStringLiteral("en"), 200, QStringLiteral("-200"));
    }
    std::printf("%d warnings, %d blank\n", warnings, blanks);
    return warnings + blanks == 0 ? 0 : 1;
}
