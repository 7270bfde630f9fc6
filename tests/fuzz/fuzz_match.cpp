#include "app/table/tablefold.h"
#include "app/table/tablejson.h"
#include "tests/fuzz/fuzzedgame.h"

#include <nlohmann/json.hpp>

using namespace adjutant;
using test::need;

namespace {

// A match that can be read can be written and read again.
void needKept(const TableRecord& record)
{
    const auto again = readTable(writtenTable(record, "fuzz"));
    need(again && *again == record);
}

} // namespace

/// Whatever a match file of any game holds, it is refused with a sentence, or followed as far as its steps
/// can be taken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto record = readTable({reinterpret_cast<const char*>(data), size});
    if (!record) {
        need(!record.error().why.empty());
        return 0;
    }
    needKept(*record);
    const auto folded = foldedTable(*record);
    if (!folded) {
        need(!folded.error().empty());
        return 0;
    }
    const Session& session = *folded->session;
    static_cast<void>(session.toJson());
    static_cast<void>(session.view(table::Viewer{}));
    static_cast<void>(session.offers(table::Viewer{}));
    static_cast<void>(session.log(table::Viewer{}));
    static_cast<void>(summaryOf(folded->record, session));
    return 0;
}
