#include "app/catalogues/shippeddata.h"

#include <QDirIterator>
#include <QFile>

static void initializeResources()
{
    Q_INIT_RESOURCE(shipped_data);
}

namespace adjutant {

namespace {

const QString root = QStringLiteral(":/data/");

} // namespace

QStringList shippedFiles(const QString& folder)
{
    initializeResources();
    QStringList files;
    QDirIterator found(root + folder, {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext())
        files.append(found.next().mid(root.size()));
    files.sort();
    return files;
}

QByteArray shippedText(const QString& path)
{
    initializeResources();
    QFile file(root + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace adjutant
