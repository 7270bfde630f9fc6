#include "app/catalogues/readerlanguages.h"

#include <QCoreApplication>
#include <QFile>

namespace adjutant {

namespace {

// Other threads translate for the app meanwhile.
thread_local const void* reading = nullptr;

QString fileOf(const QString& language)
{
    return QStringLiteral(":/i18n/adjutant_") + language + QStringLiteral(".qm");
}

} // namespace

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
