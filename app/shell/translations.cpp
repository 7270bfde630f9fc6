#include "app/shell/translations.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

namespace adjutant {

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
    const QString files = QStringLiteral(":/i18n/adjutant_");
    const bool isTranslated = QFile::exists(files + language + QStringLiteral(".qm"));
    const QString own = isTranslated ? language : QStringLiteral("en");
    if (m_own.load(files + own))
        QCoreApplication::installTranslator(&m_own);
    if (own != QLatin1String("en") &&
        m_qt.load(QStringLiteral("qtbase_") + own, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

} // namespace adjutant
