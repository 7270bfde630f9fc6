#include "app/export/savedfile.h"

#include "app/documents/document.h"
#include "app/storage/storefiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace adjutant {

namespace {

QString refusalWords(const QString& path, const QString& why)
{
    const QFileInfo file(path);
    const QString name = QDir::toNativeSeparators(path);
    if (file.isDir())
        return document::DocumentWords::tr(
                   "“%1” could not be saved: it is a folder. Nothing was changed. Enter a file name.")
            .arg(name);
    if (file.exists())
        return document::DocumentWords::
            tr("“%1” could not be saved: %2. The existing file is unchanged. Choose another folder or name.")
                .arg(name, why);
    return document::DocumentWords::tr(
               "“%1” could not be saved: %2. Nothing was written. Choose another folder or name.")
        .arg(name, why);
}

} // namespace

Expected<void, QString> writeWhole(QSaveFile& file, const QByteArray& bytes)
{
    // Of what is written only as the file is closed nothing says whether it fitted.
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit())
        return {};
    // Qt's own words for a part that was written, and no reason why the rest wasn't.
    const QString why = file.errorString();
    return refuse(why == QIODevice::tr("Unknown error") ? document::DocumentWords::tr("not enough space")
                                                        : why);
}

Expected<void, QString> saveFile(const QString& path, const QByteArray& bytes)
{
    if (storefiles::isKept(path))
        return refuse(refusalWords(
            path, document::DocumentWords::tr("it is one of Adjutant’s own list or match files")));
    // A device or a pipe would be replaced by a file.
    if (const QFileInfo known(path); known.exists() && !known.isFile() && !known.isDir())
        return refuse(refusalWords(path, document::DocumentWords::tr("it is a device or a pipe")));
    QSaveFile file(path);
    return writeWhole(file, bytes).map_error([&path](const QString& why) { return refusalWords(path, why); });
}

} // namespace adjutant
