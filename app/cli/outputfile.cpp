#include "app/cli/outputfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace adjutant::cli {

std::string writeFile(const std::string& name, const QByteArray& bytes)
{
    const QString path = QString::fromStdString(name);
    const auto write = [&bytes](auto& file) {
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    };
    const QFileInfo known(path);
    if (known.exists() && !known.isFile() && !known.isDir()) {
        // A device or a pipe must be written to, never replaced.
        QFile file(path);
        return write(file) ? std::string() : file.errorString().toStdString();
    }
    QSaveFile file(path);
    file.setDirectWriteFallback(true);
    return write(file) && file.commit() ? std::string() : file.errorString().toStdString();
}

} // namespace adjutant::cli
