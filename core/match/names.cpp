#include "core/match/names.h"

namespace adjutant {

std::vector<std::string> namesToldApart(const std::vector<NamedPiece>& pieces)
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

constexpr std::size_t longestCalled = 40; // bytes

// `otherwise` where the name has no letter that an id can have.
std::string freeId(const std::string& name, const std::vector<std::string>& taken)
{
    const std::string made = idOfName(name);
    const std::string plain = made.empty() ? "unnamed" : made.substr(0, longestCalled - 4);
    std::string id = made.empty() ? plain : made;
    for (int k = 2; std::ranges::find(taken, id) != taken.end(); ++k)
        id = plain + (plain.ends_with('-') ? "" : "-") + std::to_string(k);
    return id;
}

} // namespace

Task<NamedId> askNamedId(Ask& ask, door::Path at, Message label, std::vector<std::string> taken,
                         bool isNeeded)
{
    NamedId called;
    const bool isNamed = ask.isAnswered(at + "/name");
    if (ask.isAnswered(at + "/id") || (isNeeded && ask.isScript() && !isNamed)) {
        called.id = co_await ask.text(TextOf(at + "/id", label, longestCalled).id());
        TextOf name(at + "/name", label, longestCalled);
        if (ask.isScript())
            name.usuallyNone();
        else
            name.preset(std::string(fromId(called.id).text()));
        const auto typed = co_await ask.textOrNone(std::move(name));
        called.name = typed.value_or(std::string());
    } else if (isNeeded) {
        called.name = co_await ask.text(TextOf(at + "/name", label, longestCalled));
        called.id = co_await ask.text(
            TextOf(at + "/id", label, longestCalled).id().preset(freeId(called.name, taken)));
    } else {
        const auto typed = co_await ask.textOrNone(TextOf(at + "/name", label, longestCalled).usuallyNone());
        called.name = typed.value_or(std::string());
        if (!called.name.empty())
            called.id = freeId(called.name, taken);
    }
    co_return called;
}

Message toText(const NamedId& called)
{
    return called.name.empty() ? fromId(called.id) : verbatim(called.name);
}

} // namespace adjutant
