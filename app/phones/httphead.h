#pragma once

#include "core/expected.h"

#include <string>
#include <string_view>

namespace adjutant::phones {

/// The longest head of a request that is read, in bytes.
inline constexpr std::size_t longestHead = 4096;

/// What the head of a request asks for.
struct HttpHead
{
    std::string path;      ///< without a query
    std::string host;      ///< `192.168.1.5:8765`
    std::string origin;    ///< of the page that asks; empty: not given
    bool upgrades = false; ///< to a web socket
    std::size_t bytes = 0; ///< the whole head
};

/// Each by its status.
enum class HeadFault {
    unfinished = 0,  ///< the rest may still come
    malformed = 400, ///< also what has a body
    notGet = 405,
    tooLong = 431
};

/// Reads the head at the beginning of a request.
Expected<HttpHead, HeadFault> readHttpHead(std::string_view bytes);

/// The head of an answer: the browser runs only what comes from `host`, frames it nowhere and stores nothing.
std::string responseHead(int status, std::string_view type, std::size_t length, std::string_view host,
                         bool isPacked = false);

/// A whole answer that says no more than its status.
std::string plainResponse(int status);

} // namespace adjutant::phones
