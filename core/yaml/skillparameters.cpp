#include "core/yaml/skillparameters.h"

#include "core/catalogue/nearest.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/unitreader.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::yaml {

namespace {

// What stands beside the id: the first has to be there, or `unknown` in its place.
std::vector<std::string> keysFor(SkillParameter parameter)
{
    switch (parameter) {
    case SkillParameter::none:
        return {};
    case SkillParameter::weapon:
        return {"weapon", "unknown"};
    case SkillParameter::level:
        return {"value", "domains", "unknown"};
    case SkillParameter::mana:
        return {"value", "element", "unknown"};
    case SkillParameter::cm:
    case SkillParameter::strength:
    case SkillParameter::opposition:
        return {"value", "unknown"};
    }
    return {};
}

void addFaultsOf(const UsedSkill& used, SkillParameter parameter, std::vector<Fault>& faults)
{
    const std::vector<std::string> keys = keysFor(parameter);
    const auto isSaid = [&used](const std::string& key) {
        return std::ranges::any_of(used.keys, [&key](const auto& said) { return said.first == key; });
    };
    for (const auto& [key, place] : used.keys)
        if (std::ranges::find(keys, key) == keys.end())
            faults.push_back(
                {FaultRule::unknownKey, place, key,
                 verbatim(keys.empty() ? std::string("id") : fmt::format("id, {}", fmt::join(keys, ", "))),
                 nearestOf(key, keys)});
    if (!keys.empty() && !isSaid(keys.front()) && !used.use.unknown)
        faults.push_back({FaultRule::missingKey, used.place, keys.front(), {}, {}});
    const IntRange range =
        parameter == SkillParameter::cm ? CatalogueRange::centimetres : CatalogueRange::characteristic;
    const auto value =
        std::ranges::find_if(used.keys, [](const auto& said) { return said.first == "value"; });
    if (!keys.empty() && value != used.keys.end() && used.use.value && *used.use.value > range.highest)
        faults.push_back(
            {FaultRule::outOfRange,
             value->second,
             "value",
             message(WORDS("files", "%1, not %2"),
                     message(WORDS("ask", "a whole number from %1 to %2"), range.lowest, range.highest),
                     *used.use.value),
             {}});
}

} // namespace

std::vector<Fault> parameterFaults(const CatalogueContents& contents, const Catalogue& catalogue)
{
    std::vector<Fault> faults;
    for (const UsedSkill& used : contents.usedSkills) {
        if (faults.size() >= mostFaults)
            break;
        if (const Skill* skill = catalogue.find(used.use.skill))
            addFaultsOf(used, skill->parameter, faults);
    }
    return faults;
}

} // namespace adjutant::yaml
