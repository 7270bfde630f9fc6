#include "app/cli/output.h"

#include "core/utf8.h"

#include <cerrno>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

// The 32 control characters beyond ASCII: terminals obey them as they obey Escape.
bool isControlBeyondAscii(std::string_view sequence)
{
    return sequence.size() == 2 && sequence[0] == '\xc2' && static_cast<unsigned char>(sequence[1]) < 0xa0;
}

std::string codeOf(std::string_view bytes)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string code;
    for (const char byte : bytes) {
        code += "\\x";
        code += digits[static_cast<unsigned char>(byte) >> 4];
        code += digits[static_cast<unsigned char>(byte) & 0xf];
    }
    return code;
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

std::string onOneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = utf8SequenceLength(text, i);
        const std::string_view sequence = text.substr(i, length == 0 ? 1 : length);
        if (length == 0 || isControlBeyondAscii(sequence))
            line += codeOf(sequence);
        else if (sequence == "\n" || sequence == "\r" || sequence == "\t")
            line += ' ';
        else
            line += sequence;
        i += sequence.size();
    }
    return line;
}

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
    write(stdout, object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n');
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
