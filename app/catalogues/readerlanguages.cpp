#include "app/catalogues/readerlanguages.h"

#include "app/catalogues/catalogueloader.h"
#include "app/text/figures.h"
#include "core/systems/gamesystem.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace adjutant {

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

// Other threads translate for the app at the same time.
thread_local const void* reading = nullptr;

QString fileOf(const QString& language)
{
    return QStringLiteral(":/i18n/adjutant_") + language + QStringLiteral(".qm");
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

ReaderLanguages::~ReaderLanguages()
{
    QCoreApplication::removeTranslator(this);
}

void ReaderLanguages::comeFirst()
{
    QCoreApplication::removeTranslator(this);
    QCoreApplication::installTranslator(this);
}

QString ReaderLanguages::translate(const char* context, const char* sourceText, const char* disambiguation,
                                   int n) const
{
    const auto* language = static_cast<const Language*>(reading);
    if (!language)
        return {};
    QString text = language->ids.translate(context, sourceText, disambiguation, n);
    if (text.isNull())
        text = language->texts.translate(context, sourceText, disambiguation, n);
    // What isn't translated is in English, not in the language of the app.
    return text.isNull() ? QString::fromUtf8(sourceText) : text;
}

QString ReaderLanguages::knownOf(const QString& language)
{
    const QString known = language.section(u'-', 0, 0).toLower();
    const bool isWord = known.size() >= 2 && known.size() <= 3 && known.isLower();
    return isWord && QFile::exists(fileOf(known)) ? known : QStringLiteral("en");
}

const ReaderLanguages::Language& ReaderLanguages::languageOf(const QString& known)
{
    std::unique_ptr<Language>& language = m_languages[known];
    if (!language) {
        language = std::make_unique<Language>();
        language->ids.speak(known);
        static_cast<void>(language->texts.load(fileOf(known)));
    }
    return *language;
}

ReaderLanguages::Scope::Scope(ReaderLanguages& languages, const QString& language) : m_before(reading)
{
    const QString known = knownOf(language);
    reading = &languages.languageOf(known);
    // The numbers of `de-CH` are written otherwise than those of `de`.
    const QLocale exact(QString(language).replace(u'-', u'_'));
    QLocale::setDefault(exact.name().startsWith(known) ? exact : QLocale(known));
}

ReaderLanguages::Scope::~Scope()
{
    reading = m_before;
    QLocale::setDefault(m_localeBefore);
}

} // namespace adjutant
