#include "core/match/names.h"

#include <algorithm>
#include <map>
#include <set>

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

} // namespace adjutant
