#pragma once

#include <QByteArray>
#include <optional>
#include <string>

namespace adjutant::phones {

/// A file of the page, as a browser asks for it.
struct PageFile
{
    QByteArray bytes;
    std::string type;      ///< `text/css; charset=utf-8`
    bool isPacked = false; ///< with gzip
};

/// Whether this build has the page.
bool hasPage();

/// The built-in file of a path, `/` that of the page itself.
std::optional<PageFile> pageFile(const std::string& path);

} // namespace adjutant::phones
