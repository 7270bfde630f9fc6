#include "app/storage/storagewords.h"

#include <QCoreApplication>
#include <QDir>

namespace adjutant {

namespace {

using Kind = StorageFault::Kind;

struct StorageWords
{
    Q_DECLARE_TR_FUNCTIONS(Storage)
};

// The path of a fault is %1.
QString sentencesOf(Kind kind)
{
    switch (kind) {
    case Kind::cannotCreateFolder:
        return StorageWords::tr(
            "The folder %1 is not there and can’t be made, so nothing can be saved. Changes stay in this "
            "window only. Choose another folder in the settings, or make this one and try again.");
    case Kind::readOnly:
        return StorageWords::tr(
            "%1 can’t be written to, so changes are not being saved. What was saved before is safe, and "
            "changes stay in this window. Allow writing there, or choose another folder in the settings, "
            "and try again.");
    case Kind::full:
        return StorageWords::tr(
            "The disk with %1 is full, so the last change is not saved yet. What was saved before is safe, "
            "and the change stays in this window. Free some space and try again before you close it.");
    case Kind::damaged:
        return StorageWords::tr(
            "The database %1 is damaged and could not be repaired. The file is kept as it is, and changes "
            "stay in this window. Restore a backup, or choose another folder in the settings.");
    case Kind::newerVersion:
        return StorageWords::tr(
            "The database %1 was written by a newer Adjutant. It is not touched, and changes are not being "
            "saved. Update Adjutant to go on with your lists.");
    case Kind::locked:
        return StorageWords::tr(
            "Another program is using the database %1, so the last change is not saved yet. It stays in "
            "this window. Close the other program and try again.");
    case Kind::unreachable:
        return StorageWords::tr(
            "%1 can’t be read or written: its disk may have been removed, or access is not "
            "allowed. What was saved before is not changed, and changes stay in this window. "
            "Check the disk and try again before you close it.");
    case Kind::updateFailed:
        return StorageWords::tr(
            "The database %1 is of an older Adjutant and could not be brought up to date. It is as it was, "
            "and changes are not being saved. Please report this, and go on with the older Adjutant "
            "meanwhile.");
    case Kind::unreadableRoster:
        return StorageWords::tr(
            "The army list “%1” can’t be read. It is kept as it is, and all others are safe. An older "
            "version of it may be in a backup.");
    case Kind::unstorableRoster:
        return StorageWords::tr(
            "The last change of “%1” can’t be saved as it is. The list as it was before is safe, and the "
            "change stays in this window. Shorten its names and notes, or undo the change.");
    case Kind::noSuchRoster:
        return StorageWords::tr(
            "This army list is not there any more: it was deleted, perhaps in another window, or was lost "
            "with a damaged database. Look for it in the bin, and in the settings among the backups.");
    case Kind::notABackup:
        return StorageWords::tr(
            "%1 is not a valid backup of Adjutant’s. Nothing was changed. Choose another file.");
    case Kind::noSuchMatch:
        return StorageWords::tr(
            "This match is not there any more: it was deleted, perhaps in another window, or was lost with "
            "a damaged database. Look for it in the bin, and in the settings among what was set aside and "
            "the backups.");
    case Kind::startLost:
        return StorageWords::tr(
            "What this match began with was lost with a damaged database, so it can’t be played back. What "
            "the history shows of it is kept, and a backup may still have all of it.");
    case Kind::changedElsewhere:
        return StorageWords::tr(
            "This match was continued in another window, so the last step of this one was not added to it. "
            "Nothing was overwritten. Open the match again to go on from where it is now.");
    case Kind::other:
        break;
    }
    return StorageWords::tr(
        "The database %1 can’t be used just now. What was saved before is not changed, and changes stay in "
        "this window. Try again; if it doesn’t help, restart Adjutant after exporting what you need.");
}

// What is wrong, without what became of a change; empty where the whole sentence is true anyway.
QString causeOf(Kind kind)
{
    switch (kind) {
    case Kind::readOnly:
        return StorageWords::tr("%1 can’t be written to.");
    case Kind::full:
        return StorageWords::tr("The disk with %1 is full.");
    case Kind::locked:
        return StorageWords::tr("Another program is using the database %1.");
    case Kind::unreachable:
        return StorageWords::tr("%1 can’t be read or written: its disk may have been removed, or access is "
                                "not allowed.");
    default:
        return {};
    }
}

QString causeWith(Kind kind, const QString& what)
{
    const QString cause = causeOf(kind);
    return cause.isEmpty() ? sentencesOf(kind) : cause + u' ' + what;
}

bool namesAList(Kind kind)
{
    return kind == Kind::unreadableRoster || kind == Kind::unstorableRoster;
}

// One sentence about how a damaged or vanished database was replaced.
QString lossOf(const OpenReport& report)
{
    return report.damagedFile.isEmpty()
               ? StorageWords::tr("The database was gone and has been made anew.")
               : StorageWords::tr(
                     "The database was damaged and has been replaced. The damaged file is kept: %1.")
                     .arg(QDir::toNativeSeparators(report.damagedFile));
}

QString withPlace(QString words, const StorageFault& fault)
{
    if (words.contains(QLatin1String("%1")))
        words = words.arg(namesAList(fault.kind) ? fault.path : QDir::toNativeSeparators(fault.path));
    if (!fault.text.isEmpty())
        words += QLatin1Char(' ') + StorageWords::tr("(The system says: %1)").arg(fault.text);
    return words;
}

} // namespace

QString toText(const StorageFault& fault)
{
    return withPlace(sentencesOf(fault.kind), fault);
}

QString toRefusal(const StorageFault& fault)
{
    return withPlace(causeWith(fault.kind, StorageWords::tr("Nothing was changed.")), fault);
}

QString toStanding(const StorageFault& fault)
{
    const QString then =
        StorageWords::tr("What you change meanwhile stays in this window until it can be saved.");
    return withPlace(causeWith(fault.kind, then), fault);
}

QString lateStepsText(const QString& title)
{
    return StorageWords::tr("“%1” was continued in another window before its last steps could be saved here. "
                            "Those steps are kept aside and are not part of the match.")
        .arg(title);
}

QString toText(const OpenReport& report)
{
    QStringList sentences;
    if (report.rescued) {
        sentences.append(lossOf(report));
        sentences.append(
            StorageWords::tr("%n army list(s) could be kept from it.", nullptr, report.salvaged));
        if (report.matches > 0)
            sentences.append(
                StorageWords::tr("%n recorded match(es) could be kept.", nullptr, report.matches));
        if (report.inPart > 0)
            sentences.append(StorageWords::tr("Of %n of them a part is missing: open one to see which.",
                                              nullptr, report.inPart));
        if (report.fromBackup > 0)
            sentences.append(
                StorageWords::tr("%n army list(s) came from the newest backup.", nullptr, report.fromBackup));
        sentences.append(
            StorageWords::tr("Look through your lists and matches: what is missing may be in the "
                             "damaged file only, or in a backup, which the settings restore."));
    }
    if (report.fault)
        sentences.append(toText(*report.fault));
    return sentences.join(QLatin1Char(' '));
}

} // namespace adjutant
