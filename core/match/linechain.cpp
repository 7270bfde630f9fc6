#include "core/match/linechain.h"

#include <algorithm>
#include <nettle/base16.h>
#include <nettle/sha2.h>

namespace adjutant {

constexpr std::size_t shownDigits = chainFrame - 1;

static ChainHash hashAfter(const ChainHash& before, std::string_view text)
{
    sha256_ctx context;
    sha256_init(&context);
    sha256_update(&context, before.size(), before.data());
    sha256_update(&context, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
    ChainHash hash;
    sha256_digest(&context, hash.size(), hash.data());
    return hash;
}

static std::string shown(const ChainHash& hash)
{
    std::string text(shownDigits, '0');
    base16_encode_update(text.data(), shownDigits / 2, hash.data());
    return text;
}

std::string chainedLine(ChainHash& last, std::string_view text)
{
    last = hashAfter(last, text);
    std::string line = shown(last);
    line.reserve(chainFrame + text.size() + 1);
    line += ' ';
    line += text;
    line += '\n';
    return line;
}

std::string chainedLines(ChainHash& last, const std::vector<std::string>& texts)
{
    std::string lines;
    for (const std::string& text : texts)
        lines += chainedLine(last, text);
    return lines;
}

ChainedLines chainedLines(std::string_view bytes, const ChainHash& before)
{
    ChainedLines read;
    read.last = before;
    for (std::size_t end = bytes.find('\n'), start = 0; end != std::string_view::npos;
         start = end + 1, end = bytes.find('\n', start)) {
        ++read.lines;
        if (read.damaged)
            continue;
        const std::string_view line = bytes.substr(start, end - start);
        const std::string_view text = line.substr(std::min(chainFrame, line.size()));
        const ChainHash hash = hashAfter(read.last, text);
        if (line.size() < chainFrame || line.substr(0, shownDigits) != shown(hash) ||
            line[shownDigits] != ' ') {
            read.damaged = read.lines;
            continue;
        }
        read.texts.push_back(text);
        read.last = hash;
        read.bytes = end + 1;
    }
    return read;
}

} // namespace adjutant
