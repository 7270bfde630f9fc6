#include "app/shell/shell.h"

#include "app/viewmodels/iconprovider.h"

#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Adjutant_ViewModelsPlugin)
Q_IMPORT_QML_PLUGIN(Adjutant_ComponentsPlugin)
Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant {

Shell::Shell() : m_workspace(QStringLiteral("en"))
{
    // A typeface made for screens where there is one; its figures line up in columns.
    QFont font = QGuiApplication::font();
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), font.family()});
    QGuiApplication::setFont(font);

    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.addImageProvider(QStringLiteral("icon"), new IconProvider); // the engine owns it
    speak();
    connect(&m_settings, &Settings::languageChanged, this, [this] {
        speak();
        m_engine.retranslate();
        m_library.refresh();
    });
}

Shell::~Shell() = default;

bool Shell::start()
{
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Adjutant/Main.qml")));
    if (m_engine.rootObjects().isEmpty())
        return false;
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    if (!m_window)
        return false;
    m_window->setIcon(QIcon(QStringLiteral(":/icons/app/adjutant.svg")));
    connect(m_window, &QQuickWindow::frameSwapped, this, &Shell::load,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return true;
}

void Shell::load()
{
    m_library.load();
    if (!m_fileToImport.isEmpty())
        m_library.importFile(std::exchange(m_fileToImport, {}));
}

void Shell::speak()
{
    const QString language = m_settings.spokenLanguage();
    m_translations.speak(language);
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
