#include "app/viewmodels/settings.h"

#include "app/matches/runningmatch.h"
#include "app/storage/backup.h"
#include "app/storage/storefiles.h"
#include "app/viewmodels/workspace.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLocale>
#include <QUrl>
#include <algorithm>

namespace adjutant {

namespace {

constexpr int smallestText = 80;
constexpr int largestText = 200;

const QString gameKey = QStringLiteral("game/chosen");

GameChoice rowOfGame(const GameSystem& game)
{
    GameChoice choice{.id = QString::fromUtf8(game.id), .name = QString::fromUtf8(game.name)};
    if (const auto colour = colourOf(game.colour))
        choice.colour = shadesText(*colour);
    choice.unitPage =
        QFile::exists(QStringLiteral(":/qt/qml/Adjutant/systems/%1/profile/ProfilePage.qml").arg(choice.id));
    choice.asksOfLists = game.hasFactions || !game.budgets.empty();
    choice.hasMatch = game.begin != nullptr;
    QStringList words{Games::tr("lists")};
    if (choice.hasMatch)
        words.append(Games::tr("matches"));
    if (!game.odds.empty())
        words.append(Games::tr("odds"));
    if (!shippedFiles(choice.id + QStringLiteral("/reference/en")).isEmpty())
        words.append(Games::tr("rules"));
    choice.offers = words.join(QStringLiteral(" · "));
    return choice;
}

} // namespace

Settings::Settings(Workspace& workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_lost(setLostSettingsAside()),
      m_settings(settingsFile(), QSettings::IniFormat), m_game(m_settings.value(gameKey).toString())
{
    const auto keep = [this](auto& value, const QString& key, void (Settings::*changed)()) {
        using Value = std::remove_reference_t<decltype(value)>;
        const QVariant kept = m_settings.value(key, value);
        if constexpr (std::is_enum_v<Value>) // which a file has as its number
            value = static_cast<Value>(std::clamp<int>(kept.toInt(), System, HighContrast));
        else
            value = kept.value<Value>();
        connect(this, changed, this, [this, &value, key] { m_settings.setValue(key, value); });
    };
    keep(m_theme, QStringLiteral("look/theme"), &Settings::themeChanged);
    keep(m_textSize, QStringLiteral("look/textSize"), &Settings::textSizeChanged);
    keep(m_language, QStringLiteral("look/language"), &Settings::languageChanged);
    keep(m_largeControls, QStringLiteral("battle/largeControls"), &Settings::largeControlsChanged);
    keep(m_twoSided, QStringLiteral("battle/twoSided"), &Settings::twoSidedChanged);
    keep(m_openMatch, QStringLiteral("battle/openMatch"), &Settings::openMatchChanged);
    m_textSize = std::clamp(m_textSize, smallestText, largestText);
    // For a battery that goes dead.
    connect(this, &Settings::openMatchChanged, this, [this] { m_settings.sync(); });
}

QString Settings::news() const
{
    if (!m_lost)
        return {};
    return m_lost->keptAs.isEmpty() ? tr("Your settings can’t be read: %1 is not a file, or you may not read "
                                         "it. Changes here last until you close Adjutant.")
                                          .arg(QDir::toNativeSeparators(m_lost->path))
                                    : tr("Your settings could not be read. Adjutant starts with the "
                                         "defaults; the old file is saved as %1.")
                                          .arg(QDir::toNativeSeparators(m_lost->keptAs));
}

void Settings::setTextSize(int perCent)
{
    const int size = std::clamp(perCent, smallestText, largestText);
    if (std::exchange(m_textSize, size) != size)
        Q_EMIT textSizeChanged();
}

void Settings::setGame(const QString& game)
{
    m_game = game;
    m_settings.setValue(gameKey, game);
    Q_EMIT dataFolderChanged(); // each game has a folder of its own for a user's catalogues
}

QString Settings::spokenLanguage() const
{
    return m_language.isEmpty() ? QLocale::system().name().section(QLatin1Char('_'), 0, 0) : m_language;
}

QString Settings::dataFolder() const
{
    return QDir::toNativeSeparators(adjutant::dataFolder());
}

QString Settings::catalogueFolder() const
{
    const std::string_view id = m_workspace.game().id;
    return QDir::toNativeSeparators(userCatalogueFolder(QString::fromUtf8(id)));
}

QVariantList Settings::backups() const
{
    return rowsOf(backupsOf(adjutant::dataFolder()), [](const Backup& backup) {
        const QString size = QLocale().formattedDataSize(backup.bytes);
        return RuleChip{QLocale().toString(backup.takenAt.toLocalTime(), QLocale::ShortFormat),
                        backup.automatic ? tr("%1, automatic, before a change").arg(size) : size,
                        backup.path};
    });
}

QVariantList Settings::setAside() const
{
    QVariantList rows;
    for (const storefiles::StampedFile& file :
         storefiles::stampedIn(adjutant::dataFolder() + storefiles::setAside, {}))
        if (!file.name.endsWith(QLatin1String(".txt")))
            rows.append(
                QVariant::fromValue(RuleChip{QLocale().toString(file.at.toLocalTime(), QLocale::ShortFormat),
                                             file.name, QDir::toNativeSeparators(file.path)}));
    return rows;
}

void Settings::openDataFolder() const
{
    QDir().mkpath(catalogueFolder());
    QDesktopServices::openUrl(QUrl::fromLocalFile(adjutant::dataFolder()));
}

bool Settings::chooseDataFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        nullptr, tr("Folder for lists and your own files"), adjutant::dataFolder());
    if (folder.isEmpty())
        return false;
    adjutant::chooseDataFolder(folder);
    Q_EMIT dataFolderChanged();
    return true;
}

QString Settings::backUp()
{
    m_workspace.retrySaving(); // what waits is to be in it
    const auto backup = makeBackup(adjutant::dataFolder(), BackupReason::byHand);
    if (!backup) {
        Q_EMIT problem(toRefusal(backup.error()));
        return {};
    }
    Q_EMIT backupsChanged();
    if (backup->skipped == 0)
        return backup->path;
    Q_EMIT problem(
        tr("Backed up as %1, without %n file(s) over 4 MiB.", nullptr, backup->skipped).arg(backup->path));
    return {};
}

bool Settings::restore(const QString& backup)
{
    // The match that is open may be another in the backup.
    RunningMatch& running = m_workspace.running();
    const QString match = running.isOpen() ? running.record().id : QString();
    running.close();
    m_workspace.retrySaving(); // what waits is to be in the backup of the present ones
    const auto before = restoreBackup(adjutant::dataFolder(), backup);
    m_workspace.readAgain();
    if (!match.isEmpty())
        if (const auto why = running.open(match))
            Q_EMIT problem(*why);
    if (!before)
        Q_EMIT problem(toRefusal(before.error()));
    Q_EMIT backupsChanged();
    return before.has_value();
}

Games::Games(Workspace& workspace, Settings& settings, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_settings(settings)
{
    m_workspace.choose(settings.game().toStdString());
}

GameChoice Games::current() const
{
    return rowOfGame(m_workspace.game());
}

QVariantList Games::all() const
{
    return rowsOf(gameSystems(), rowOfGame);
}

GameChoice Games::game(const QString& id) const
{
    const GameSystem* known = findGameSystem(id.toStdString());
    return rowOfGame(known ? *known : m_workspace.game());
}

void Games::choose(const QString& id)
{
    const GameSystem* before = &m_workspace.game();
    m_workspace.choose(id.toStdString());
    if (&m_workspace.game() == before)
        return;
    m_settings.setGame(id);
    Q_EMIT currentChanged();
}

void Games::refresh()
{
    Q_EMIT worded();
    Q_EMIT currentChanged();
}

} // namespace adjutant
