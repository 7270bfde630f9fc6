#include "app/cli/output.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

// As the escapes of JSON, in whose texts alone they can stand.
std::string escapedInvisible(std::string_view json)
{
    std::string escaped;
    for (std::size_t i = 0, length = 0; i < json.size(); i += length) {
        length = std::max<std::size_t>(utf8SequenceLength(json, i), 1);
        const std::string_view sequence = json.substr(i, length);
        if (!isInvisible(sequence)) {
            escaped += sequence;
            continue;
        }
        const unsigned point = codePointOf(sequence);
        escaped += point < 0x10000 ? fmt::format("\\u{:04x}", point)
                                   : fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + ((point - 0x10000) >> 10),
                                                 0xdc00 + ((point - 0x10000) & 0x3ff));
    }
    return escaped;
}

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

} // namespace

void say(std::string_view line)
{
    write(stdout, onOneLine(line) + '\n');
}

void complain(std::string_view line)
{
    // Whatever was said before stands before it where both go to the same terminal.
    std::fflush(stdout);
    write(stderr, "adjutant-cli: " + onOneLine(line) + '\n');
}

void sayJson(const nlohmann::ordered_json& object)
{
    sayJsonText(object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n');
}

void sayJsonText(std::string_view json)
{
    write(stdout, escapedInvisible(json));
}

void sayBytes(std::string_view bytes)
{
    write(stdout, bytes);
}

bool flushed()
{
    if (std::fflush(stdout) != 0)
        noteError();
    return firstErrorOfStdout == 0 || firstErrorOfStdout == EPIPE;
}

} // namespace adjutant::cli
