#include "app/phones/pagefiles.h"

#include "app/phones/httphead.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace adjutant::phones {

static const char* typeOf(const QString& suffix)
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

bool hasPage()
{
    return QFile::exists(QStringLiteral(":/phones/index.html.gz"));
}

std::optional<std::string> pageResponse(const std::string& path, std::string_view host)
{
    const QString name = path == "/" ? QStringLiteral("index.html") : QString::fromStdString(path).mid(1);
    const char* type = typeOf(QFileInfo(name).suffix());
    if (!type || name.contains(QLatin1String("..")))
        return std::nullopt;
    for (const char* ending : {"", ".gz"})
        if (QFile file(QStringLiteral(":/phones/") + name + QLatin1String(ending));
            file.open(QIODevice::ReadOnly))
            return responseHead(200, type, static_cast<std::size_t>(file.size()), host, *ending != '\0') +
                   file.readAll().toStdString();
    return std::nullopt;
}

} // namespace adjutant::phones
