#include "app/phones/httphead.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace adjutant::phones {

namespace {

constexpr std::size_t longestPath = 200;
constexpr std::string_view method = "GET ";

bool isVisible(char letter)
{
    return letter > ' ' && letter < 0x7f;
}

bool isOfToken(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 ||
           std::string_view("!#$%&'*+-.^_`|~").find(letter) != std::string_view::npos;
}

std::string inSmallLetters(std::string_view text)
{
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return small;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == text.npos ? "" : text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

// `GET /path?query HTTP/1.1`
bool readRequestLine(std::string_view line, HttpHead& head)
{
    constexpr std::string_view version = " HTTP/1.1";
    line.remove_prefix(method.size());
    if (!line.ends_with(version))
        return false;
    line.remove_suffix(version.size());
    head.path = line.substr(0, line.find('?'));
    return line.starts_with('/') && line.size() <= longestPath && std::ranges::all_of(line, isVisible);
}

// One that stands twice could be read in two ways.
bool setOnce(std::string& member, std::string_view value)
{
    const bool isFirst = member.empty() && !value.empty();
    member = value;
    return isFirst && std::ranges::all_of(value, isVisible);
}

bool readField(std::string_view line, HttpHead& head)
{
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon == std::string_view::npos ||
        !std::ranges::all_of(line.substr(0, colon), isOfToken))
        return false;
    const std::string name = inSmallLetters(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (!std::ranges::all_of(value, [](char letter) {
            return letter == '\t' || (static_cast<unsigned char>(letter) >= ' ' && letter != 0x7f);
        }))
        return false;
    if (name == "host")
        return setOnce(head.host, value);
    if (name == "origin")
        return setOnce(head.origin, value);
    if (name == "upgrade")
        head.upgrades = inSmallLetters(value) == "websocket";
    return name != "transfer-encoding" && (name != "content-length" || value == "0");
}

const char* reasonOf(int status)
{
    static constexpr std::pair<int, const char*> reasons[] = {{200, "OK"},
                                                              {403, "Forbidden"},
                                                              {404, "Not Found"},
                                                              {405, "Method Not Allowed"},
                                                              {431, "Head Too Long"}};
    const auto found = std::ranges::find(reasons, status, &std::pair<int, const char*>::first);
    return found != std::end(reasons) ? found->second : "Bad Request";
}

} // namespace

Expected<HttpHead, HeadFault> readHttpHead(std::string_view bytes)
{
    const std::string_view within = bytes.substr(0, longestHead);
    // What is no GET needn't be waited for.
    if (within.substr(0, method.size()) != method.substr(0, within.size()))
        return refuse(HeadFault::notGet);
    const std::size_t end = within.find("\r\n\r\n");
    if (end == std::string_view::npos)
        return refuse(bytes.size() >= longestHead ? HeadFault::tooLong : HeadFault::unfinished);
    HttpHead head;
    head.bytes = end + 4;
    std::string_view lines = within.substr(0, end + 2);
    for (bool isFirst = true; !lines.empty(); isFirst = false) {
        const std::size_t length = lines.find("\r\n");
        const std::string_view line = lines.substr(0, length);
        lines.remove_prefix(length + 2);
        if (!(isFirst ? readRequestLine(line, head) : readField(line, head)))
            return refuse(HeadFault::malformed);
    }
    if (head.host.empty())
        return refuse(HeadFault::malformed);
    return head;
}

std::string responseHead(int status, std::string_view type, std::size_t length, std::string_view host,
                         bool isPacked)
{
    std::string head = "HTTP/1.1 " + std::to_string(status) + ' ' + reasonOf(status) + "\r\n";
    head += "Content-Type: " + std::string(type) + "\r\nContent-Length: " + std::to_string(length) + "\r\n";
    if (isPacked)
        head += "Content-Encoding: gzip\r\n";
    // Not every browser takes 'self' for the socket, too.
    const std::string socket = host.empty() ? std::string() : " ws://" + std::string(host);
    head += "Content-Security-Policy: default-src 'self'; connect-src 'self'" + socket +
            "; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
            "Cache-Control: no-store\r\nReferrer-Policy: no-referrer\r\nX-Content-Type-Options: nosniff\r\n"
            "Connection: close\r\n\r\n";
    return head;
}

std::string plainResponse(int status)
{
    const std::string text = std::string(reasonOf(status)) + '\n';
    return responseHead(status, "text/plain; charset=utf-8", text.size(), {}) + text;
}

} // namespace adjutant::phones
