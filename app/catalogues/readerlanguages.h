#pragma once

#include "app/catalogues/idtranslator.h"

#include <QLocale>
#include <QString>
#include <QTranslator>
#include <map>
#include <memory>

namespace adjutant {

/// Lets one process answer several readers, each in their own language: while a Scope lives, all that this
/// thread translates is in its language, whatever the app itself speaks. One is installed at a time; whoever
/// installs another translator calls comeFirst() behind that.
class ReaderLanguages : public QTranslator
{
public:
    ReaderLanguages() { comeFirst(); }
    ~ReaderLanguages() override;

    /// Installs it in front of all other translators.
    void comeFirst();

    /// No file of its own, so that installing it tells nobody of a change of language.
    bool isEmpty() const override { return true; }
    QString translate(const char* context, const char* sourceText, const char* disambiguation,
                      int n) const override;

    class Scope
    {
    public:
        /// A language as browsers name it: `de`, `de-CH`.
        Scope(ReaderLanguages& languages, const QString& language);
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;
        ~Scope();

    private:
        const void* m_before;
        QLocale m_localeBefore;
    };

    /// The language of those that there are translations for: `de` of `de-CH`, otherwise `en`.
    static QString knownOf(const QString& language);

private:
    struct Language
    {
        IdTranslator ids;
        QTranslator texts;
    };
    const Language& languageOf(const QString& known);

    std::map<QString, std::unique_ptr<Language>> m_languages;
};

} // namespace adjutant
