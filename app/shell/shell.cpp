#include "app/shell/shell.h"

#include "app/viewmodels/iconprovider.h"
#include "app/viewmodels/shown.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Adjutant_ViewModelsPlugin)
Q_IMPORT_QML_PLUGIN(Adjutant_ComponentsPlugin)
Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant {

namespace {

/// Opens the sizes and weights that the first frame shows, as Theme.qml has them.
void warmTypeface(int textSize)
{
    constexpr std::pair<int, QFont::Weight> faces[] = {
        {15, QFont::Normal}, {15, QFont::DemiBold}, {18, QFont::DemiBold}};
    for (const auto& [pixels, weight] : faces) {
        QFont font = QGuiApplication::font();
        font.setPixelSize(qRound(pixels * textSize / 100.0));
        font.setWeight(weight);
        static_cast<void>(QFontMetricsF(font).height());
    }
}

} // namespace

void Translations::speak(const QString& language)
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_ids);
    m_ids.speak(language);
    QCoreApplication::installTranslator(&m_ids);
    // English has a file too: it holds the plurals.
    const QLocale system = QLocale::system();
    const bool isSystems = system.name().startsWith(language);
    QLocale::setDefault(isSystems ? system : QLocale(language));
    const QString own = ReaderLanguages::knownOf(language);
    if (m_own.load(QStringLiteral(":/i18n/adjutant_") + own))
        QCoreApplication::installTranslator(&m_own);
    if (own != QLatin1String("en") &&
        m_qt.load(QStringLiteral("qtbase_") + own, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

Shell::Shell() : m_workspace(QStringLiteral("en"))
{
    // A typeface made for screens where there is one; its figures line up in columns.
    QFont font = QGuiApplication::font();
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), font.family()});
    QGuiApplication::setFont(font);

    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    const auto find = [this](const QString& faction) {
        return m_workspace.factionCatalogue().find(FactionId(faction.toStdString()));
    };
    m_engine.addImageProvider(QStringLiteral("icon"), new IconProvider(find)); // the engine owns it
    putOn(m_engine, m_workspace);
    putOn(m_engine, m_settings);
    putOn(m_engine, m_games);
    putOn(m_engine, m_library);
    putOn(m_engine, m_phones);
    speak();
    connect(&m_settings, &Settings::languageChanged, this, [this] {
        speak();
        m_engine.retranslate();
        m_games.refresh();
        m_library.refresh();
    });
    connect(&m_games, &Games::currentChanged, &m_library, &ListLibrary::refresh);
}

Shell::~Shell() = default;

bool Shell::start()
{
    const QUrl main(QStringLiteral("qrc:/qt/qml/Adjutant/Main.qml"));
    {
        // The engine reads the modules in a thread of its own; the typeface is made ready at the same time.
        const QQmlComponent reading(&m_engine, main, QQmlComponent::Asynchronous);
        warmTypeface(m_settings.textSize());
    }
    m_engine.load(main);
    if (m_engine.rootObjects().isEmpty())
        return false;
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    if (!m_window)
        return false;
    connect(m_window, &QQuickWindow::frameSwapped, this, &Shell::load,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return true;
}

void Shell::load()
{
    QMetaObject::invokeMethod(m_window, "begin");
    // Not before the first frame: drawing it loads every picture plugin there is.
    m_window->setIcon(QIcon(QStringLiteral(":/icons/app/adjutant.svg")));
    m_library.load();
    m_isLoaded = true;
    if (const QString news = m_settings.news(); !news.isEmpty())
        m_library.announce(QStringList{m_library.message(), news}.join(u'\n').trimmed());
    for (const QString& file : m_filesToImport)
        m_library.importFile(file);
    if (m_filesToImport.isEmpty())
        QMetaObject::invokeMethod(m_window, "resume");
}

void Shell::comeForward(const QString& file)
{
    if (m_window) {
        m_window->setWindowStates(m_window->windowStates() & ~Qt::WindowMinimized);
        m_window->raise();
        m_window->requestActivate();
    }
    if (file.isEmpty())
        return;
    if (m_isLoaded)
        m_library.importFile(file);
    else
        m_filesToImport.append(file);
}

void Shell::speak()
{
    const QString language = m_settings.spokenLanguage();
    m_translations.speak(language);
    m_phones.followLanguage();
    m_workspace.setLanguage(language);
}

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("adjutant"));
    QCoreApplication::setOrganizationName(QStringLiteral("adjutant"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Adjutant"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.adjutant.Adjutant"));
}

} // namespace adjutant
