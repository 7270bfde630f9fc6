#include "app/catalogues/catalogueloader.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/drakerys/screens/scene.h"
#include "tests/systems/drakerys/screens/stage.h"
#include "tests/window/sights.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>

using namespace adjutant;
using namespace adjutant::screens;
using namespace adjutant::test;

namespace {

// What players wrote themselves, and the names of the games.
QString wordsOfPlayers()
{
    QString words;
    const QString root = QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/systems/");
    QDirIterator files(root, {QStringLiteral("*.yaml"), QStringLiteral("*.json"), QStringLiteral("stage.h")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QFile file(path);
        const bool isWritten =
            path.contains(QLatin1String("/screens/")) || path.contains(QLatin1String("/match/"));
        if (isWritten && file.open(QIODevice::ReadOnly))
            words += QString::fromUtf8(file.readAll()).simplified();
    }
    return words;
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

bool photograph(Stage& stage, const Scene& scene, const Sight& sight, const QDir& folder)
{
    stage.setLook(sight.theme, sight.textSize, sight.language);
    stage.resize(sight.size);
    stage.clear();
    scene.set(stage);
    const QImage image = stage.picture();
    const QString name = scene.name + sight.frame;
    constexpr int quickly = 90;
    image.save(folder.filePath(name), nullptr, quickly);
    if (!image.isNull() && !isBlank(image))
        return true;
    std::fprintf(stderr, "blank: %s\n", qPrintable(name));
    return false;
}

/// Which pictures are taken.
struct Wanted
{
    bool all = false;     ///< every scene in every sight
    bool telling = false; ///< only pictures that present the app, made without a display
    QString part;         ///< of a scene's name: those scenes in every sight
};

// The pictures of one stage that could not be taken, or are one colour.
int photograph(Stage& stage, bool withArmies, const Wanted& wanted, const QDir& folder)
{
    const std::vector<Sight>& sights = allSights();
    int blanks = 0;
    for (std::size_t k = 0; k < scenes().size(); ++k) {
        const Scene& scene = scenes()[k];
        if (scene.withArmies != withArmies)
            continue;
        if (wanted.telling) {
            if (scene.isTelling)
                for (const std::size_t sight : {std::size_t{0}, std::size_t{2}})
                    blanks += photograph(stage, scene, sights[sight], folder) ? 0 : 1;
        } else if (wanted.all || !wanted.part.isEmpty()) {
            if (scene.name.contains(wanted.part))
                for (const Sight& sight : sights)
                    blanks += photograph(stage, scene, sight, folder) ? 0 : 1;
        } else {
            // Each scene once, and the sights in turn.
            blanks += photograph(stage, scene, sights[k % sights.size()], folder) ? 0 : 1;
        }
    }
    return blanks;
}

// What a page says, as far as it is in sight.
void addTexts(const QQuickItem& item, QSet<QString>& texts)
{
    if (!item.isVisible())
        return;
    const QString text = item.property("text").toString().simplified();
    if (text.count(QLatin1Char(' ')) >= 2)
        texts.insert(text);
    for (const QQuickItem* child : item.childItems())
        addTexts(*child, texts);
}

QHash<QString, QSet<QString>> textsOfScenes(Stage& stage, bool withArmies, const QString& only,
                                            const QString& language)
{
    QHash<QString, QSet<QString>> texts;
    stage.setLook(Settings::Light, 100, language);
    stage.resize(allSights().front().size);
    for (const Scene& scene : scenes()) {
        if (scene.withArmies != withArmies || !scene.name.contains(only))
            continue;
        stage.clear();
        scene.set(stage);
        stage.settle();
        addTexts(*stage.window()->contentItem(), texts[scene.name]);
    }
    return texts;
}

// Names that stay as they were when a list was made or a match began.
QStringList keptNames()
{
    QStringList names{QStringLiteral("liste")};
    for (const GameSystem& game : gameSystems()) {
        const QString id = QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
        names.append(QString::fromUtf8(game.name.data(), static_cast<qsizetype>(game.name.size())));
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
            const Catalogue catalogue = loadCatalogue(id, UserFiles::ignore, language).catalogue;
            for (const LoadedReadyList& list : loadReadyLists(catalogue, language))
                names.append(QString::fromStdString(list.roster.name));
            for (const Faction& faction : catalogue.factions())
                names.append(QString::fromStdString(faction.name));
            for (const Unit& unit : catalogue.units())
                names.append(QString::fromStdString(unit.name));
        }
    }
    // The longest first: one may be a part of another.
    std::ranges::stable_sort(names, std::ranges::greater(), &QString::size);
    return names;
}

// What may read the same in both languages: figures, names, and what players wrote.
bool isOfAnyLanguage(const QString& text)
{
    static const QString players = wordsOfPlayers();
    static const QStringList names = keptNames();
    static const QRegularExpression between(QStringLiteral(" [/·–] "));
    static const QRegularExpression word(QStringLiteral("\\p{L}{4,}"));
    for (QString part : text.split(between)) {
        if (players.contains(part, Qt::CaseInsensitive))
            continue;
        for (const QString& name : names)
            part.remove(name);
        if (word.match(part).hasMatch())
            return false;
    }
    return true;
}

// The texts of three words or more that a French page has in English.
int englishLeftOver(Stage& stage, bool withArmies, const QString& only)
{
    const auto english = textsOfScenes(stage, withArmies, only, QStringLiteral("en"));
    const auto french = textsOfScenes(stage, withArmies, only, QStringLiteral("fr"));
    int found = 0;
    for (const Scene& scene : scenes())
        for (const QString& text : french.value(scene.name))
            if (english.value(scene.name).contains(text) && !isOfAnyLanguage(text)) {
                std::fprintf(stderr, "%s: %s\n", qPrintable(scene.name), qPrintable(text));
                ++found;
            }
    return found;
}

} // namespace

/// adjutant-screens: renders each scene once into the build folder's `screens`, in one of the sizes, themes
/// and languages in turn. With --all or a PART-OF-A-SCENE'S-NAME in every one of them; with --telling those
/// that show what the app is. adjutant-screens --words [PART]: tells what their French pages say in English,
/// and renders nothing.
int main(int argc, char* argv[])
{
    qInstallMessageHandler(countWarnings);
    nameApplication();
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", home.path().toLocal8Bit());
    QApplication application(argc, argv);
    QApplication::setEffectEnabled(Qt::UI_General, false); // nothing moves in a picture
    const bool words = application.arguments().value(1) == QLatin1String("--words");
    const QString only = application.arguments().value(words ? 2 : 1);
    const Wanted wanted{.all = only == QLatin1String("--all"),
                        .telling = only == QLatin1String("--telling"),
                        .part = only.startsWith(QLatin1String("--")) ? QString() : only};
    const QDir folder(QStringLiteral(ADJUTANT_SCREENS_DIR));
    folder.mkpath(QStringLiteral("."));

    int blanks = 0;
    int english = 0;
    for (const bool withArmies : {false, true}) {
        qputenv("ADJUTANT_DATA_HOME",
                (home.path() + (withArmies ? QStringLiteral("/armies") : QStringLiteral("/empty")))
                    .toLocal8Bit());
        Stage stage(withArmies);
        if (!stage.isReady())
            return 1;
        if (words) {
            english += englishLeftOver(stage, withArmies, only);
            continue;
        }
        blanks += photograph(stage, withArmies, wanted, folder);
    }
    std::printf("%d warnings, %d blank, %d in English\n", warnings, blanks, english);
    return warnings + blanks + english == 0 ? 0 : 1;
}
