#pragma once

#include <QByteArray>
#include <QString>
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

/// The files of the page: those that are built in; for who works on them, first those that the `files.txt` of
/// a folder lists, as they are now.
class PageFiles
{
public:
    /// An empty folder: the built-in ones.
    explicit PageFiles(QString folder = {}) : m_folder(std::move(folder)) {}

    /// The file of a path, `/` that of the page itself.
    std::optional<PageFile> find(const std::string& path) const;

private:
    QString m_folder;
};

} // namespace adjutant::phones
