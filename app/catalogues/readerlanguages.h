#pragma once

#include <QHash>
#include <QLocale>
#include <QString>
#include <QTranslator>

#include <map>
#include <memory>

namespace adjutant {

/// Translates what core makes of ids (`heavy-crossbow`: "Heavy crossbow") with the names that the games' data
/// have in a language, and those names back (dataWordOf()). They are read when the first is asked for.
class IdTranslator : public QTranslator
{
public:
    void speak(const QString& language);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* sourceText, const char* disambiguation,
                      int n) const override;

private:
    QString m_language;
    mutable bool m_isRead = false;
    mutable QHash<QString, QString> m_names; ///< by the words of the id, in small letters
    mutable QHash<QString, QString> m_ids;   ///< the reverse: by the name, in small letters
};

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

    /// The language, if there is a translation for it: `de` of `de-CH`, otherwise `en`.
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
