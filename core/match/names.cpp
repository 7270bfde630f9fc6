#include "core/match/names.h"

namespace adjutant {

std::vector<std::string> distinctNames(const std::vector<NamedPiece>& pieces)
{
    std::map<std::string, std::set<std::string>> sides;
    std::map<std::pair<std::string, std::string>, int> count;
    std::set<std::string> taken;
    for (const NamedPiece& each : pieces) {
        sides[each.name].insert(each.side);
        ++count[{each.side, each.name}];
        taken.insert(each.name);
    }
    std::vector<std::string> names;
    std::map<std::string, int> last;
    for (const NamedPiece& each : pieces) {
        const std::string whose = sides[each.name].size() > 1 ? " (" + each.side + ')' : std::string();
        std::string name = each.name + whose;
        if (count[{each.side, each.name}] > 1)
            do
                name = each.name + ' ' + std::to_string(++last[each.side + '/' + each.name]) + whose;
            while (taken.contains(name));
        while (name != each.name && !taken.insert(name).second)
            name += '*';
        names.push_back(std::move(name));
    }
    return names;
}

namespace {

constexpr std::size_t longestLabel = 40; // bytes

// `otherwise` where the name has no letter that an id can have.
std::string freeId(const std::string& name, const std::vector<std::string>& taken)
{
    const std::string made = idOfName(name);
    const std::string plain = made.empty() ? "unnamed" : made.substr(0, longestLabel - 4);
    std::string id = made.empty() ? plain : made;
    for (int k = 2; findIn(taken, id); ++k)
        id = plain + (plain.ends_with('-') ? "" : "-") + std::to_string(k);
    return id;
}

} // namespace

Task<NamedId> askNamedId(Ask& ask, door::Path at, Message label, std::vector<std::string> taken,
                         bool isNeeded)
{
    NamedId properName;
    const bool isNamed = ask.isAnswered(at + "/name");
    if (ask.isAnswered(at + "/id") || (isNeeded && ask.isScript() && !isNamed)) {
        properName.id = co_await ask.text(TextOf(at + "/id", label, longestLabel).id());
        TextOf name(at + "/name", label, longestLabel);
        if (ask.isScript())
            name.usuallyNone();
        else
            name.preset(std::string(fromId(properName.id).text()));
        const auto typed = co_await ask.textOrNone(std::move(name));
        properName.name = typed.value_or(std::string());
    } else if (isNeeded) {
        properName.name = co_await ask.text(TextOf(at + "/name", label, longestLabel));
        properName.id = co_await ask.text(
            TextOf(at + "/id", label, longestLabel).id().preset(freeId(properName.name, taken)));
    } else {
        const auto typed = co_await ask.textOrNone(TextOf(at + "/name", label, longestLabel).usuallyNone());
        properName.name = typed.value_or(std::string());
        if (!properName.name.empty())
            properName.id = freeId(properName.name, taken);
    }
    co_return properName;
}

Message toText(const NamedId& properName)
{
    return properName.name.empty() ? fromId(properName.id) : verbatim(properName.name);
}

} // namespace adjutant
