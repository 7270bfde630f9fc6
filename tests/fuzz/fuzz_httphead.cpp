#include "app/phones/httphead.h"
#include "tests/fuzz/fuzzedgame.h"

using namespace adjutant;
using test::need;

/// Whatever bytes come, they are the head of a request that says what it says, or refused; and more of them
/// don't change what a whole head says.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto head = phones::readHttpHead(bytes);
    if (!head) {
        need(head.error() != phones::HeadFault::unfinished || size < phones::longestHead);
        return 0;
    }
    need(head->bytes <= phones::longestHead && head->bytes <= size && head->path.starts_with('/') &&
         !head->host.empty());
    need((head->path + head->host + head->origin).find_first_of("\r\n ") == std::string::npos);
    const auto again = phones::readHttpHead(bytes.substr(0, head->bytes));
    need(again && again->path == head->path && again->host == head->host && again->origin == head->origin &&
         again->upgrades == head->upgrades);
    return 0;
}
