#pragma once

#include <QByteArray>

#include <string>

namespace adjutant::cli {

/// Writes a file whole or not at all; a device or a pipe is written to. Empty where that worked, else why
/// not.
std::string writeFile(const std::string& name, const QByteArray& bytes);

} // namespace adjutant::cli
