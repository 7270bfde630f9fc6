#include "app/text/faultwords.h"

#include "app/text/figures.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace adjutant {

namespace {

using yaml::Fault;
using yaml::FaultRule;

struct FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(FaultWords)
};

// What core says is allowed, where it is a phrase and not a list of the file's own words.
constexpr const char* phrases[] = {
    QT_TRANSLATE_NOOP("FaultWords", "a text"),
    QT_TRANSLATE_NOOP("FaultWords", "a text without control characters"),
    QT_TRANSLATE_NOOP("FaultWords", "a word"),
    QT_TRANSLATE_NOOP("FaultWords", "a mapping of keys to values"),
    QT_TRANSLATE_NOOP("FaultWords", "true or false"),
    QT_TRANSLATE_NOOP("FaultWords", "a list"),
    QT_TRANSLATE_NOOP("FaultWords", "lower-case letters a-z and digits, joined by - or _"),
};

QString allowedText(const std::string& allowed)
{
    for (const char* phrase : phrases)
        if (allowed == phrase)
            return FaultWords::tr(phrase);
    const QString text = QString::fromStdString(allowed);
    static const QRegularExpression range(
        QStringLiteral("^a whole number from (-?\\d+) to (-?\\d+)(?:, not (.*))?$"),
        QRegularExpression::DotMatchesEverythingOption);
    const auto found = range.match(text);
    if (!found.hasMatch())
        return text;
    const QString lowest = figure(found.captured(1).toInt());
    const QString highest = figure(found.captured(2).toInt());
    if (found.captured(3).isEmpty())
        return FaultWords::tr("a whole number from %1 to %2").arg(lowest, highest);
    return FaultWords::tr("a whole number from %1 to %2, not %3").arg(lowest, highest, found.captured(3));
}

QString sentenceFor(const Fault& fault)
{
    const QString subject = QString::fromStdString(fault.subject);
    const QString allowed = allowedText(fault.allowed);
    switch (fault.rule) {
    case FaultRule::unreadable:
        return FaultWords::tr("The file can’t be read: %1.").arg(subject);
    case FaultRule::tooLarge:
        return FaultWords::tr("The file is larger than %1.").arg(allowed);
    case FaultRule::tooDeep:
        return FaultWords::tr("Things are nested in one another more than %1 deep.").arg(allowed);
    case FaultRule::tooMany:
        return FaultWords::tr("The file holds more than %1 values; an alias counts as often as it is used.")
            .arg(allowed);
    case FaultRule::notUtf8:
        return FaultWords::tr("This is not UTF-8 text. Save the file as UTF-8.");
    case FaultRule::syntax:
        return FaultWords::tr("This can’t be understood as YAML: %1.").arg(subject);
    case FaultRule::unknownFormat:
        return FaultWords::tr("The format “%1” can’t be read here; it must be %2.").arg(subject, allowed);
    case FaultRule::wrongType:
    case FaultRule::outOfRange:
        return FaultWords::tr("“%1” must be %2.").arg(subject, allowed);
    case FaultRule::missingKey:
        return FaultWords::tr("The key “%1” is missing.").arg(subject);
    case FaultRule::unknownKey:
        if (fault.allowed.empty())
            return FaultWords::tr("The key “%1” is unknown here; none can stand here.").arg(subject);
        return FaultWords::tr("The key “%1” is unknown here; these are allowed: %2.").arg(subject, allowed);
    case FaultRule::duplicateKey:
        return FaultWords::tr("The key “%1” is here twice.").arg(subject);
    case FaultRule::tooLong:
        return FaultWords::tr("“%1” is longer than %2.").arg(subject, allowed);
    case FaultRule::badId:
        return FaultWords::tr("“%1” can’t be an id; one is made of %2.").arg(subject, allowed);
    case FaultRule::unknownWord:
        return FaultWords::tr("“%1” is not one of the words allowed here: %2.").arg(subject, allowed);
    case FaultRule::unknownId:
        return FaultWords::tr("Nothing has the id “%1”.").arg(subject);
    case FaultRule::duplicateId:
        return FaultWords::tr("The id “%1” is here twice.").arg(subject);
    case FaultRule::refused:
        return subject;
    }
    return {};
}

} // namespace

QString toText(const Fault& fault)
{
    QString phrase = sentenceFor(fault);
    if (!fault.nearest.empty())
        phrase = FaultWords::tr("%1 Did you mean “%2”?",
                                "a sentence about a fault, a word that was probably meant")
                     .arg(phrase, QString::fromStdString(fault.nearest));
    const QString file = QFileInfo(QString::fromStdString(fault.place.file)).fileName();
    const QString line = figure(fault.place.line);
    const QString column = figure(fault.place.column);
    if (fault.place.line > 0 && file.isEmpty())
        return FaultWords::tr("Line %1, column %2: %3").arg(line, column, phrase);
    if (fault.place.line > 0)
        return FaultWords::tr("%1, line %2, column %3: %4").arg(file, line, column, phrase);
    return file.isEmpty() ? phrase
                          : FaultWords::tr("%1: %2", "a file, what is wrong with it").arg(file, phrase);
}

QString toText(CodeRefusal refusal)
{
    switch (refusal) {
    case CodeRefusal::notACode:
        return FaultWords::tr(
            "This is no army code. Nothing was changed. Copy the whole code: it starts with ADJ1:.");
    case CodeRefusal::newerVersion:
        return FaultWords::tr(
            "This army code was made by a newer Adjutant. Nothing was changed. Update Adjutant, or ask for "
            "the army as a file.");
    case CodeRefusal::damaged:
        return FaultWords::tr(
            "The army code is cut off or mistyped. Nothing was changed. Copy it again, whole, from ADJ1: to "
            "its end.");
    case CodeRefusal::tooLong:
        return FaultWords::tr(
            "This text is too long to be an army code. Nothing was changed. Copy the code alone, from ADJ1: "
            "to its end.");
    case CodeRefusal::malformed:
        return FaultWords::tr(
            "The army code is whole, but what it holds is no army list. Nothing was changed. Ask whoever "
            "made it to share the army again.");
    }
    return {};
}

} // namespace adjutant
