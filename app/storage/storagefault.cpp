#include "app/storage/storagefault.h"

#include <QCoreApplication>
#include <algorithm>

namespace adjutant {

namespace {

using Kind = StorageFault::Kind;

struct StorageWords
{
    Q_DECLARE_TR_FUNCTIONS(Storage)
};

struct FaultWords
{
    Kind kind;
    const char* cause;  // the path of the fault is %1
    const char* advice; // empty: there is none
};

constexpr auto leftUnchanged =
    QT_TRANSLATE_NOOP("Storage", "It was left unchanged. A backup may have an intact copy.");
constexpr auto lookInBin =
    QT_TRANSLATE_NOOP("Storage", "Look in the bin, or in the backups in the settings.");

constexpr FaultWords faultWords[] = {
    {Kind::cannotCreateFolder,
     QT_TRANSLATE_NOOP(
         "Storage",
         "The folder %1 is missing or can’t be used: it can’t be created, or something else has its name."),
     QT_TRANSLATE_NOOP("Storage", "Create it, or choose another folder in the settings.")},
    {Kind::readOnly, QT_TRANSLATE_NOOP("Storage", "%1 can’t be written to."),
     QT_TRANSLATE_NOOP("Storage", "Allow writing there, or choose another folder in the settings.")},
    {Kind::full, QT_TRANSLATE_NOOP("Storage", "The disk with %1 is full."),
     QT_TRANSLATE_NOOP("Storage", "Free some space and try again.")},
    {Kind::matchFull,
     QT_TRANSLATE_NOOP("Storage", "%1 has no room for more: a match has at most 4 MiB, and the last of them "
                                  "is for steps and short notes."),
     QT_TRANSLATE_NOOP("Storage", "Shorten the notes, or remove photos.")},
    {Kind::damaged, QT_TRANSLATE_NOOP("Storage", "%1 is damaged or not an Adjutant file."), leftUnchanged},
    {Kind::unreachable,
     QT_TRANSLATE_NOOP(
         "Storage", "%1 can’t be read or written: its disk may have been removed, or access is not allowed."),
     QT_TRANSLATE_NOOP("Storage", "Check the disk and try again.")},
    {Kind::unreadableRoster, QT_TRANSLATE_NOOP("Storage", "The army list “%1” can’t be read."),
     leftUnchanged},
    {Kind::unstorableRoster, QT_TRANSLATE_NOOP("Storage", "The last change to “%1” can’t be saved as it is."),
     QT_TRANSLATE_NOOP("Storage", "Shorten its names and notes, or undo the change.")},
    {Kind::noSuchRoster, QT_TRANSLATE_NOOP("Storage", "This army list no longer exists."), lookInBin},
    {Kind::noSuchMatch, QT_TRANSLATE_NOOP("Storage", "This match no longer exists."), lookInBin},
    {Kind::nameTaken, QT_TRANSLATE_NOOP("Storage", "A match with the same id already exists."), ""},
    {Kind::notABackup, QT_TRANSLATE_NOOP("Storage", "%1 is damaged or not an Adjutant backup."),
     QT_TRANSLATE_NOOP("Storage", "Choose another file.")},
    {Kind::tooMuch,
     QT_TRANSLATE_NOOP("Storage", "%1 holds more than a backup can: 1 GiB of lists and matches."),
     QT_TRANSLATE_NOOP("Storage", "Move matches of old years to another folder.")},
    {Kind::inUse, QT_TRANSLATE_NOOP("Storage", "Another program is writing to %1."),
     QT_TRANSLATE_NOOP("Storage", "Try again when it has finished.")},
    {Kind::replaced,
     QT_TRANSLATE_NOOP("Storage", "The data folder %1 was replaced by another one while Adjutant was open."),
     QT_TRANSLATE_NOOP("Storage", "Start Adjutant again to use the new one.")},
    {Kind::comesLater, QT_TRANSLATE_NOOP("Storage", "%1 can’t be put in place yet."),
     QT_TRANSLATE_NOOP("Storage", "It is all saved: what is missing follows when Adjutant starts again.")}};

// What happened, what became of it, and what to do.
QString sentencesOf(const StorageFault& fault, const QString& outcome)
{
    const FaultWords& reported = *std::ranges::find(faultWords, fault.kind, &FaultWords::kind);
    QString words = StorageWords::tr(reported.cause).replace(QLatin1String("%1"), fault.path);
    for (const QString& sentence :
         {outcome, *reported.advice ? StorageWords::tr(reported.advice) : QString()})
        if (!sentence.isEmpty())
            words += u' ' + sentence;
    if (!fault.text.isEmpty())
        words += u' ' + StorageWords::tr("(The system says: %1)").arg(fault.text);
    return words;
}

} // namespace

QString toText(const StorageFault& fault)
{
    return sentencesOf(fault, {});
}

QString toRefusal(const StorageFault& fault)
{
    return sentencesOf(fault,
                       fault.kind == Kind::comesLater ? QString() : StorageWords::tr("Nothing was changed."));
}

QString toUnsaved(const StorageFault& fault)
{
    return sentencesOf(fault,
                       StorageWords::tr("Your last changes stay in this window until they can be saved."));
}

QString toText(const StorageNews& news)
{
    constexpr const char* sentences[] = {
        // of the kinds, in their order
        QT_TRANSLATE_NOOP("Storage", "%1 can’t be used and was left unchanged (%2)."),
        QT_TRANSLATE_NOOP("Storage", "An interrupted import or restore was completed: %1 was added."),
        QT_TRANSLATE_NOOP("Storage", "A file was set aside in %1 (%2). The version read before was saved in "
                                     "its place."),
        QT_TRANSLATE_NOOP("Storage", "An imported file was set aside in %1: the one in its place was changed "
                                     "while the import waited, and stays."),
        QT_TRANSLATE_NOOP("Storage", "%1 was missing. The version open here was saved again."),
        QT_TRANSLATE_NOOP("Storage", "%1 is shorter than it was: the last steps of the match may be missing. "
                                     "A backup may have them.")};
    QString words = StorageWords::tr(sentences[static_cast<std::size_t>(news.kind)]);
    return words.replace(QLatin1String("%2"), news.why).replace(QLatin1String("%1"), news.path);
}

} // namespace adjutant
