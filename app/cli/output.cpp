#include "app/cli/output.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

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
