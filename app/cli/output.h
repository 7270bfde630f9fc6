#pragma once

#include "app/cli/commands.h"
#include "core/utf8.h"

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace adjutant::cli {

/// Writes one line of text for people to stdout.
void announce(std::string_view line);

/// Writes one line of complaint to stderr: `adjutant-cli: …`.
void complain(std::string_view line);

/// Writes a JSON object to stdout; what is no UTF-8 in it is replaced, and what is invisible in its texts
/// (core/utf8.h) escaped.
void printJson(const nlohmann::ordered_json& object);

/// Writes bytes to stdout as they are.
void printBytes(std::string_view bytes);

/// Says on stderr, and in JSON as `{error}` where asked for, why nothing can be done.
Exit unusable(const std::string& why, bool json);

/// Hands everything written to the system. False where stdout took it not, or is closed, other than by having
/// no reader any more.
bool flushed();

/// Writes bytes to a file, whole or not at all, or to stdout, called `-`, unless JSON is written there. What
/// is no regular file, which might be waited for, of the data folder, or the file that was read to make the
/// bytes
/// (`-`: standard input), is left alone. Empty where that worked, else why not.
std::string handOver(const std::string& output, const QByteArray& bytes, const std::string& source,
                     bool json);

/// The same, with format and size as JSON: where they went, or an `encoding` and all of the `content`.
Exit handOver(const ExportTarget& target, const QByteArray& bytes, bool isText, const std::string& source,
              bool json);

} // namespace adjutant::cli
