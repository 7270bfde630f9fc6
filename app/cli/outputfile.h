#pragma once

#include <QByteArray>

#include <string>

namespace adjutant::cli {

/// Writes a file whole or not at all. What is no regular file, which might be waited for, of the data folder,
/// or the file that was read to make the bytes (`-`: standard input), is left alone. Empty where that worked,
/// else why not.
std::string writeFile(const std::string& name, const QByteArray& bytes, const std::string& source);

} // namespace adjutant::cli
