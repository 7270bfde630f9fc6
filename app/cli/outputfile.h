#pragma once

#include <QByteArray>

#include <string>

namespace adjutant::cli {

/// Writes a file whole or not at all; a device or a pipe is written to. What is a database, or the file that
/// was read to make the bytes (`-`: standard input), is left alone. Empty where that worked, else why not.
std::string writeFile(const std::string& name, const QByteArray& bytes, const std::string& source);

} // namespace adjutant::cli
