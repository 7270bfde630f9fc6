#include "app/cli/outputfile.h"

#include "app/export/savedfile.h"
#include "app/storage/storefiles.h"

#include <QFileInfo>
#include <QSaveFile>

#include <filesystem>
#include <system_error>

namespace adjutant::cli {

namespace {

bool isSameFile(const QString& path, const std::string& source)
{
    std::error_code none;
    return std::filesystem::equivalent(path.toStdString(), source == "-" ? "/dev/stdin" : source, none) &&
           QFileInfo(path).isFile();
}

} // namespace

std::string writeFile(const std::string& name, const QByteArray& bytes, const std::string& source)
{
    const QString path = QString::fromStdString(name);
    if (storefiles::isKept(path))
        return "Adjutant keeps a list or a match in it; nothing was changed, name another file";
    if (isSameFile(path, source))
        return "it is the file that was read; nothing was changed, name another file";
    const QFileInfo known(path);
    if (known.exists() && !known.isFile())
        return known.isDir() ? "it is a folder; name a file"
                             : "it is no regular file; name another, or - for stdout";
    QSaveFile file(path);
    file.setDirectWriteFallback(true);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit();
    return isWritten ? std::string() : whyNotWritten(file).toStdString();
}

} // namespace adjutant::cli
