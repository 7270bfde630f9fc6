#include "app/shell/translations.h"

#include "app/catalogues/catalogueloader.h"
#include "app/text/figures.h"
#include "core/systems/gamesystem.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <algorithm>

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

namespace {

QHash<QString, QString> namesOfIds(const QString& language)
{
    QHash<QString, QString> names;
    const auto add = [&names](const TranslatedThing& thing) {
        const std::string id = nameWithinFaction(UnitId(thing.id));
        const QString words = QString::fromUtf8(fromId(id).text()).toLower();
        if (!thing.name.empty() && !names.contains(words))
            names.insert(words, QString::fromStdString(thing.name));
    };
    for (const GameSystem& game : gameSystems()) {
        const Translation translation = loadTranslation(QString::fromUtf8(game.id), language);
        for (std::size_t kind = 0; kind < translatedKinds; ++kind)
            if (static_cast<ThingKind>(kind) != ThingKind::readyList)
                std::ranges::for_each(translation.things[kind], add);
    }
    return names;
}

} // namespace

void IdTranslator::speak(const QString& language)
{
    m_language = language;
    m_isRead = false;
    m_names.clear();
    m_ids.clear();
}

QString IdTranslator::translate(const char* context, const char* sourceText, const char*, int) const
{
    const bool isId = context && context == idWords;
    const bool isName = context && context == std::string_view(namesOfData);
    if (!isId && !isName)
        return {};
    if (!m_isRead) {
        m_names = namesOfIds(m_language);
        for (auto each = m_names.cbegin(); each != m_names.cend(); ++each)
            m_ids.insert(each.value().toLower(), each.key());
    }
    m_isRead = true;
    return (isId ? m_names : m_ids).value(QString::fromUtf8(sourceText).toLower());
}

} // namespace adjutant
