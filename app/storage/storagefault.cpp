#include "app/storage/storagefault.h"

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
QString causeOf(Kind kind)
{
    switch (kind) {
    case Kind::cannotCreateFolder:
        return StorageWords::tr("The folder %1 doesn’t exist and can’t be created.");
    case Kind::readOnly:
        return StorageWords::tr("%1 can’t be written to.");
    case Kind::full:
        return StorageWords::tr("The disk with %1 is full.");
    case Kind::damaged:
        return StorageWords::tr("%1 is damaged or not an Adjutant file.");
    case Kind::unreachable:
        return StorageWords::tr(
            "%1 can’t be read or written: its disk may have been removed, or access is not allowed.");
    case Kind::unreadableRoster:
        return StorageWords::tr("The army list “%1” can’t be read.");
    case Kind::unstorableRoster:
        return StorageWords::tr("The last change to “%1” can’t be saved as it is.");
    case Kind::noSuchRoster:
        return StorageWords::tr("This army list no longer exists.");
    case Kind::noSuchMatch:
        return StorageWords::tr("This match no longer exists.");
    case Kind::nameTaken:
        return StorageWords::tr("A match with the same id already exists.");
    case Kind::notABackup:
        return StorageWords::tr("%1 is not an Adjutant backup.");
    case Kind::comesLater:
        return StorageWords::tr("%1 can’t be put in place yet; other files already are.");
    }
    return {};
}

QString adviceOf(Kind kind)
{
    switch (kind) {
    case Kind::cannotCreateFolder:
        return StorageWords::tr("Create it, or choose another folder in the settings.");
    case Kind::readOnly:
        return StorageWords::tr("Allow writing there, or choose another folder in the settings.");
    case Kind::full:
        return StorageWords::tr("Free some space and try again.");
    case Kind::unreachable:
        return StorageWords::tr("Check the disk and try again.");
    case Kind::damaged:
    case Kind::unreadableRoster:
        return StorageWords::tr("It was left unchanged. A backup may have an intact copy.");
    case Kind::unstorableRoster:
        return StorageWords::tr("Shorten its names and notes, or undo the change.");
    case Kind::noSuchRoster:
    case Kind::noSuchMatch:
        return StorageWords::tr("Look in the bin, or in the backups in the settings.");
    case Kind::notABackup:
        return StorageWords::tr("Choose another file.");
    case Kind::comesLater:
        return StorageWords::tr("The rest will follow the next time Adjutant starts.");
    case Kind::nameTaken:
        break;
    }
    return {};
}

QString sentenceOf(const StorageFault& fault, const QStringList& more)
{
    const bool namesAList = fault.kind == Kind::unreadableRoster || fault.kind == Kind::unstorableRoster;
    QString words = causeOf(fault.kind);
    if (words.contains(QLatin1String("%1")))
        words = words.arg(namesAList ? fault.path : QDir::toNativeSeparators(fault.path));
    for (const QString& sentence : more)
        if (!sentence.isEmpty())
            words += u' ' + sentence;
    if (!fault.text.isEmpty())
        words += u' ' + StorageWords::tr("(The system says: %1)").arg(fault.text);
    return words;
}

} // namespace

QString toText(const StorageFault& fault)
{
    return sentenceOf(fault, {adviceOf(fault.kind)});
}

QString toRefusal(const StorageFault& fault)
{
    const bool isUnchanged = fault.kind != Kind::comesLater;
    return sentenceOf(
        fault, {isUnchanged ? StorageWords::tr("Nothing was changed.") : QString(), adviceOf(fault.kind)});
}

QString toUnsaved(const StorageFault& fault)
{
    return sentenceOf(fault,
                      {StorageWords::tr("Your last changes stay in this window until they can be saved."),
                       adviceOf(fault.kind)});
}

QString toText(const StorageNews& news)
{
    const QString path = QDir::toNativeSeparators(news.path);
    switch (news.kind) {
    case StorageNews::Kind::notUsed:
        return StorageWords::tr("%1 can’t be used and was left unchanged (%2).").arg(path, news.why);
    case StorageNews::Kind::setAside:
        return StorageWords::tr(
                   "A file was set aside in %1 (%2). The version read before was saved in its place.")
            .arg(path, news.why);
    case StorageNews::Kind::writtenAgain:
        return StorageWords::tr("%1 was missing. The version open here was saved again.").arg(path);
    case StorageNews::Kind::shorter:
        return StorageWords::tr("%1 is shorter than it was: the last steps of the match may be missing. A "
                                "backup may have them.")
            .arg(path);
    }
    return {};
}

} // namespace adjutant
