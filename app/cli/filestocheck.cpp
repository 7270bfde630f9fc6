#include "app/cli/filestocheck.h"

#include "app/catalogues/folderwalk.h"

#include <QFileInfo>
#include <algorithm>
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

    void addFolder(const std::string& path)
    {
        static constexpr std::string_view endings[] = {".yaml", ".yml", ".json"};
        FilesBelow below = filesBelow(path, endings);
        for (const std::string& file : below.files)
            addFile(QString::fromStdString(file));
        std::ranges::move(below.faults, std::back_inserter(found.refused));
    }
};

} // namespace

FilesToCheck filesToCheck(const std::vector<std::string>& paths)
{
    Search search;
    for (const std::string& given : paths) {
        const QString path = QString::fromStdString(given);
        if (given != "-" && QFileInfo(path).isDir())
            search.addFolder(given);
        else
            search.addFile(path);
    }
    return std::move(search.found);
}

} // namespace adjutant::cli
