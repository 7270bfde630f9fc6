#include "app/cli/filestocheck.h"

#include <QDir>
#include <QFileInfo>
#include <set>

namespace adjutant::cli {

namespace {

struct Search
{
    FilesToCheck found;
    std::set<QString> seen; // real paths

    void addFile(const QString& path)
    {
        const QString real = QFileInfo(path).canonicalFilePath();
        // What isn't there has no real path: it is kept, to be complained about.
        if (seen.insert(real.isEmpty() ? path : real).second)
            found.files.push_back(path.toStdString());
    }

    void addFolder(const QString& path)
    {
        const QDir folder(path);
        if (!folder.isReadable()) {
            found.unreadable.push_back({yaml::FaultRule::unreadable,
                                        {path.toStdString(), 0, 0},
                                        "no permission to look into this folder",
                                        {},
                                        {}});
            return;
        }
        if (!seen.insert(folder.canonicalPath()).second)
            return;
        static const QStringList kinds{QStringLiteral("*.yaml"), QStringLiteral("*.yml"),
                                       QStringLiteral("*.json")};
        for (const QFileInfo& info : folder.entryInfoList(kinds, QDir::Files, QDir::Name))
            if (info.isFile()) // a link to a pipe would be waited for
                addFile(info.filePath());
        for (const QFileInfo& info :
             folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name))
            addFolder(info.filePath());
    }
};

} // namespace

FilesToCheck filesToCheck(const std::vector<std::string>& paths)
{
    Search search;
    for (const std::string& given : paths) {
        const QString path = QString::fromStdString(given);
        if (given != "-" && QFileInfo(path).isDir())
            search.addFolder(path);
        else
            search.addFile(path);
    }
    return std::move(search.found);
}

} // namespace adjutant::cli
