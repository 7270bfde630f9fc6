#include "app/cli/output.h"

#include "app/export/savedfile.h"
#include "app/storage/storefiles.h"

#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <system_error>

namespace adjutant::cli {

namespace {

int firstErrorOfStdout = 0;

void noteError()
{
    if (firstErrorOfStdout == 0)
        firstErrorOfStdout = errno;
}

void write(std::FILE* stream, std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stream) != text.size() && stream == stdout)
        noteError();
}

bool isSameFile(const QString& path, const std::string& source)
{
    std::error_code none;
    return std::filesystem::equivalent(path.toStdString(), source == "-" ? "/dev/stdin" : source, none) &&
           QFileInfo(path).isFile();
}

// Empty where the file was written.
std::string whyNotSaved(const QString& path, const QByteArray& bytes, const std::string& source)
{
    if (storefiles::isKept(path))
        return "Adjutant keeps its own data in it; nothing was changed, name another file";
    if (isSameFile(path, source))
        return "it is the file that was read; nothing was changed, name another file";
    const QFileInfo known(path);
    if (known.exists() && !known.isFile())
        return known.isDir() ? "it is a folder; name a file"
                             : "it is no regular file; name another, or - for stdout";
    QSaveFile file(path);
    file.setDirectWriteFallback(true);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit();
    return isWritten ? std::string() : whyNotWritten(file).toStdString();
}

} // namespace

void announce(std::string_view line)
{
    write(stdout, onOneLine(line) + '\n');
}

void complain(std::string_view line)
{
    // Whatever was said before stands before it where both go to the same terminal.
    std::fflush(stdout);
    write(stderr, "adjutant-cli: " + onOneLine(line) + '\n');
}

void printJson(const nlohmann::ordered_json& object)
{
    using Json = nlohmann::ordered_json;
    write(stdout, escapedInvisible(object.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'));
}

void printBytes(std::string_view bytes)
{
    write(stdout, bytes);
}

Exit unusable(const std::string& why, bool json)
{
    complain(why);
    if (json)
        printJson({{"error", why}});
    return Exit::unusable;
}

bool flushed()
{
    if (std::fflush(stdout) != 0)
        noteError();
    return firstErrorOfStdout == 0 || firstErrorOfStdout == EPIPE;
}

std::string handOver(const std::string& output, const QByteArray& bytes, const std::string& source, bool json)
{
    if (output == "-") {
        if (!json)
            printBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        return {};
    }
    const std::string why = whyNotSaved(QString::fromStdString(output), bytes, source);
    return why.empty() ? why : "can't write '" + output + "': " + why;
}

Exit handOver(const ExportTarget& target, const QByteArray& bytes, bool isText, const std::string& source,
              bool json)
{
    if (const std::string why = handOver(target.output, bytes, source, json); !why.empty())
        return unusable(why, json);
    if (!json)
        return Exit::done;
    nlohmann::ordered_json object{{"format", target.formatWord}, {"bytes", bytes.size()}};
    if (target.output != "-") {
        object["output"] = target.output;
    } else {
        object["encoding"] = isText ? "utf-8" : "base64";
        object["content"] = (isText ? bytes : bytes.toBase64()).toStdString();
    }
    printJson(object);
    return Exit::done;
}

} // namespace adjutant::cli
