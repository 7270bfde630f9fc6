#include "app/phones/phonemessage.h"

#include "app/text/messagetext.h"
#include "core/yaml/answersfile.h"
#include "core/yaml/doorjson.h"

#include <QCryptographicHash>

#include <algorithm>
#include <set>
#include <vector>

namespace adjutant::phones {

std::string worded(const Message& message)
{
    return translated(message).toStdString();
}

std::string dumped(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string textAt(const Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::uint64_t> numberAt(const Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found != json.end() && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>())
                                                              : std::nullopt;
}

std::optional<door::OfferKey> offerKeyIn(const Json& message)
{
    const auto key = message.find("key");
    if (key == message.end() || textAt(*key, "procedure").empty())
        return std::nullopt;
    return door::OfferKey{textAt(*key, "procedure"), unitRefOf(textAt(*key, "piece")),
                          PlayerId(textAt(*key, "side"))};
}

std::optional<door::Answers> answersIn(const Json& message)
{
    const auto answers = message.find("answers");
    return answers == message.end() ? door::Answers() : yaml::answersIn(dumped(*answers));
}

Json refusal(const door::Remark& why)
{
    return {{"type", "refuse"}, {"why", yaml::doorJson(why, worded)}};
}

Json refusal(const char* rule, Words why)
{
    return refusal(door::Remark{rule, message(why)});
}

std::string markOf(Json form, const std::string& standing)
{
    // What else could have been answered is no matter any more.
    for (Json& field : form["fields"])
        if (field.value("origin", "") == "given" && field.contains("input"))
            field["input"].erase("options");
    const auto text = QByteArray::fromStdString(dumped(form) + standing);
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).left(8).toHex().toStdString();
}

static void addChange(Json& patch, const char* op, const Json::json_pointer& path,
                      const Json* value = nullptr)
{
    patch.push_back({{"op", op}, {"path", path.to_string()}});
    if (value)
        patch.back()["value"] = *value;
}

// The texts of a list, or the ids of its things; nothing where several have the same.
static std::vector<std::string> idsOf(const Json& list)
{
    std::vector<std::string> ids;
    for (const Json& each : list)
        ids.push_back(each.is_string()         ? each.get<std::string>()
                      : each.contains("entry") ? each["entry"].dump()
                                               : textAt(each, "id"));
    const std::set<std::string> known(ids.begin(), ids.end());
    return known.size() == ids.size() && !known.contains({}) ? ids : std::vector<std::string>();
}

static void addChangesOfList(Json& patch, const Json& from, const Json& to, const Json::json_pointer& path)
{
    std::vector<std::string> left = idsOf(from);
    const std::vector<std::string> wanted = idsOf(to);
    Json list = from, changes = Json::array();
    const auto remove = [&](std::size_t k) {
        addChange(changes, "remove", path / k);
        list.erase(k);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(k));
    };
    for (std::size_t k = left.size(); k-- > 0;)
        if (!findIn(wanted, left[k]))
            remove(k);
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        const auto at = static_cast<std::size_t>(std::ranges::find(left, wanted[k]) - left.begin());
        if (at == k && at < left.size()) {
            addChanges(changes, list[k], to[k], path / k);
            continue;
        }
        if (at < left.size())
            remove(at);
        addChange(changes, "add", path / k, &to[k]);
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(k), to[k]);
        left.insert(left.begin() + static_cast<std::ptrdiff_t>(k), wanted[k]);
    }
    if (left.size() != list.size() || wanted.size() != to.size() ||
        dumped(changes).size() > dumped(to).size())
        addChange(patch, "replace", path, &to);
    else
        patch.insert(patch.end(), changes.begin(), changes.end());
}

void addChanges(Json& patch, const Json& from, const Json& to, const Json::json_pointer& path)
{
    if (from == to)
        return;
    if (from.is_array() && to.is_array())
        return addChangesOfList(patch, from, to, path);
    if (!from.is_object() || !to.is_object())
        return addChange(patch, "replace", path, &to);
    for (const auto& [key, value] : from.items())
        if (const auto other = to.find(key); other == to.end())
            addChange(patch, "remove", path / key);
        else
            addChanges(patch, value, *other, path / key);
    for (const auto& [key, value] : to.items())
        if (!from.contains(key))
            addChange(patch, "add", path / key, &value);
}

void arrange(Json& holder, const char* list)
{
    const auto found = holder.find(list);
    if (found == holder.end())
        return;
    Json ids = Json::array(), by = Json::object();
    yaml::makeRoom(by, found->size());
    for (Json& each : *found) {
        const std::string id = each.contains("key") ? offerId(each) : textAt(each, "ref");
        if (!by.contains(id))
            ids.push_back(id);
        by[id] = std::move(each);
    }
    *found = {{"ids", std::move(ids)}, {"by", std::move(by)}};
}

std::string offerId(const Json& offer)
{
    const Json& key = offer.at("key");
    return textAt(key, "procedure") + '|' + textAt(key, "piece") + '|' + textAt(key, "side");
}

} // namespace adjutant::phones
