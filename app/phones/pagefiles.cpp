#include "app/phones/pagefiles.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace adjutant::phones {

namespace {

constexpr qint64 largestFile = 4 << 20;

const char* typeOf(const QString& suffix)
{
    static constexpr std::pair<const char*, const char*> types[] = {
        {"html", "text/html; charset=utf-8"},         {"js", "text/javascript; charset=utf-8"},
        {"css", "text/css; charset=utf-8"},           {"json", "application/json"},
        {"webmanifest", "application/manifest+json"}, {"svg", "image/svg+xml"}};
    for (const auto& [ending, type] : types)
        if (suffix == QLatin1String(ending))
            return type;
    return nullptr;
}

// Where a file of the folder lies, by the folder's own list; empty: it isn't on it.
QString placeOf(const QString& folder, const QString& name)
{
    QFile list(folder + QStringLiteral("/files.txt"));
    if (folder.isEmpty() || !list.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray& line : list.readAll().split('\n')) {
        const QList<QByteArray> names = line.trimmed().split('\t');
        if (QString::fromUtf8(names.first()) == name)
            return folder + u'/' + QString::fromUtf8(names.last());
    }
    return {};
}

} // namespace

std::optional<PageFile> PageFiles::find(const std::string& path) const
{
    const QString name = path == "/" ? QStringLiteral("index.html") : QString::fromStdString(path).mid(1);
    const char* type = typeOf(QFileInfo(name).suffix());
    if (!type || name.contains(QLatin1String("..")))
        return std::nullopt;
    const QString builtIn = QStringLiteral(":/phones/") + name;
    for (const QString& each : {placeOf(m_folder, name), builtIn, builtIn + QStringLiteral(".gz")})
        if (QFile file(each); QFileInfo(each).isFile() && file.open(QIODevice::ReadOnly))
            return PageFile{file.read(largestFile), type, each.endsWith(QLatin1String(".gz"))};
    return std::nullopt;
}

} // namespace adjutant::phones
