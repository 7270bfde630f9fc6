#include "app/phones/box.h"
#include "app/phones/phonemessage.h"
#include "core/match/log.h"
#include "core/yaml/answersfile.h"
#include "tests/fuzz/fuzzedgame.h"

using namespace adjutant;
using namespace adjutant::phones;
using test::need;

// A box opens once, as it was sealed, and nothing else does.
static void checkBox(const std::string& bytes)
{
    static const Key key = randomBytes<Key>();
    static const Salt salt = randomBytes<Salt>();
    Boxes phone(Boxes::Direction::up, key, salt, salt), keeper(Boxes::Direction::up, key, salt, salt);
    Boxes other(Boxes::Direction::down, key, salt, salt);
    need(!Boxes(Boxes::Direction::up, key, salt, salt).open(bytes));
    const std::string box = phone.seal(bytes);
    need(box.size() == bytes.size() + boxOverhead && !other.open(box));
    const auto opened = keeper.open(box);
    need(opened && *opened == bytes && !keeper.open(box));
    static_cast<void>(fromBase64<Key>(bytes));
    static_cast<void>(fromBase64<Salt>(bytes));
}

static void checkMessage(const Json& message)
{
    static_cast<void>(textAt(message, "type"));
    static_cast<void>(numberAt(message, "id"));
    static_cast<void>(offerKeyIn(message));
    const auto answers = answersIn(message);
    if (answers && !answers->empty())
        need(yaml::answersIn(answersJson(*answers).dump()).has_value());
}

/// Whatever bytes come as a frame, they are no box of ours, and what they say, if they were one, is read or
/// refused. Of two messages, a patch makes the second of the first.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    checkBox(bytes);
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const Json first = Json::parse(bytes.substr(0, end), nullptr, false);
    const Json second = Json::parse(bytes.substr(end), nullptr, false);
    checkMessage(first);
    if (first.is_discarded() || second.is_discarded())
        return 0;
    Json patch = Json::array();
    addChanges(patch, first, second, Json::json_pointer());
    // The order of members says nothing.
    need(nlohmann::json::parse(first.patch(patch).dump()) == nlohmann::json::parse(second.dump()));
    return 0;
}
