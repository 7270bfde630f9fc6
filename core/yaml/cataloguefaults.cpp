#include "core/yaml/cataloguefile.h"

#include "core/yaml/mapping.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::yaml {

static Message unknownOf(ThingKind kind, const std::string& id)
{
    const Words words = kind == ThingKind::faction      ? WORDS("files", "unknown faction '%1'")
                        : kind == ThingKind::domain     ? WORDS("files", "unknown domain '%1'")
                        : kind == ThingKind::skill      ? WORDS("files", "unknown skill '%1'")
                        : kind == ThingKind::weapon     ? WORDS("files", "unknown weapon '%1'")
                        : kind == ThingKind::weaponKind ? WORDS("files", "unknown kind of weapon '%1'")
                                                        : WORDS("files", "unknown unit '%1'");
    return message(words, id);
}

// What is wrong with what stands beside the id; `unknown` may stand in place of the first key.
static void addFaultsOf(const UsedSkill& used, const SkillParameter* parameter, std::vector<Fault>& faults)
{
    std::vector<std::string> keys;
    if (parameter) {
        keys.assign(parameter->keys.begin(), parameter->keys.end());
        keys.emplace_back("unknown");
    }
    const auto given = [&used](std::string_view key) {
        return findIn(used.keys, key, &std::pair<std::string, Place>::first);
    };
    for (const auto& [key, place] : used.keys)
        if (!findIn(keys, key))
            faults.push_back(
                {FaultRule::unknownKey, place, key,
                 verbatim(keys.empty() ? std::string("id") : fmt::format("id, {}", fmt::join(keys, ", "))),
                 nearestOf(key, keys)});
    if (!keys.empty() && !given(keys.front()) && !used.use.unknown)
        faults.push_back({FaultRule::missingKey, used.place, keys.front()});
    const auto* value = given("value");
    if (parameter && value && used.use.value && *used.use.value > parameter->highest)
        faults.push_back({FaultRule::outOfRange, value->second, "value",
                          within({0, parameter->highest}, std::to_string(*used.use.value))});
}

// How often what hangs on a file that is left out is looked for; then all that may hang on one is left out.
constexpr int mostRounds = 50;

static CatalogueContents markedAsUsers(CatalogueContents contents)
{
    contents.fromUser = true;
    for (Unit& unit : contents.units)
        unit.fromUser = true;
    for (ReadyList& list : contents.readyLists)
        list.fromUser = true;
    return contents;
}

std::vector<Fault> danglingFaults(const CatalogueContents& contents, const Catalogue& catalogue)
{
    std::vector<Fault> faults;
    std::map<ThingKind, std::pair<std::vector<std::string>, TakenIds>> known;
    for (const Mention& mention : contents.mentions) {
        if (faults.size() == mostFaults)
            break;
        const auto [found, isNew] = known.try_emplace(mention.kind);
        auto& [ids, among] = found->second;
        if (isNew) {
            ids = idsOfKind(mention.kind, catalogue);
            among.insert(ids.begin(), ids.end());
        }
        // A Unit is also known by its former ids.
        const bool isFormer = mention.kind == ThingKind::unit && catalogue.find(UnitId(mention.id));
        if (isFormer || among.contains(mention.id))
            continue;
        std::string nearest = faults.size() < mostNearest ? nearestOf(mention.id, ids) : std::string();
        std::string id = clipped(mention.id);
        Message sentence = unknownOf(mention.kind, id);
        faults.push_back(
            {FaultRule::unknownId, mention.place, std::move(id), std::move(sentence), std::move(nearest)});
    }
    return faults;
}

std::vector<Fault> parameterFaults(const CatalogueContents& contents, const Catalogue& catalogue)
{
    std::vector<Fault> faults;
    const auto parameters = listShapeOf(contents.system).keys.skillParameters;
    for (const UsedSkill& used : contents.usedSkills) {
        if (faults.size() >= mostFaults)
            break;
        if (const Skill* skill = catalogue.find(used.use.skill))
            addFaultsOf(used, parameterOf(*skill, parameters), faults);
    }
    return faults;
}

std::vector<Fault> formerIdFaults(const CatalogueContents& contents, const Catalogue& catalogue)
{
    std::map<UnitId, std::vector<UnitId>> claims;
    if (!contents.formerIds.empty())
        for (const Unit& unit : catalogue.units())
            for (const UnitId& former : unit.formerIds)
                claims[former].push_back(unit.id);
    std::vector<Fault> faults;
    for (const FormerId& each : contents.formerIds) {
        if (faults.size() == mostFaults)
            break;
        const Unit* living = catalogue.find(each.former);
        const bool isAnothers = living && living->id == each.former;
        const std::vector<UnitId>& claimants = claims[each.former];
        const auto other = std::ranges::find_if(
            claimants, [&each](const UnitId& claimant) { return claimant != each.unit; });
        if (!isAnothers && other == claimants.end())
            continue;
        const std::string former = clipped(each.former.text());
        faults.push_back(
            {FaultRule::duplicateId, each.place, former,
             isAnothers ? message(WORDS("files", "the former id '%1' now belongs to another unit"), former)
                        : message(WORDS("files", "the former id '%1' is claimed by '%2' too"), former,
                                  clipped(other->text()))});
    }
    return faults;
}

AssembledCatalogue assembleCatalogue(std::span<const CatalogueFile> files,
                                     std::vector<CatalogueContents> users)
{
    AssembledCatalogue assembled;
    std::vector<CatalogueContents> contents;
    contents.reserve(files.size() + users.size());
    const auto leaveOut = [&](std::vector<Fault> faults) {
        std::ranges::move(faults, std::back_inserter(assembled.faults));
    };
    for (const CatalogueFile& file : files) {
        auto read = readText(readCatalogueFile, file.text, file.file);
        if (!read) {
            leaveOut(std::move(read.error()));
            continue;
        }
        contents.push_back(file.fromUser ? markedAsUsers(std::move(*read)) : std::move(*read));
    }
    std::ranges::transform(users, std::back_inserter(contents),
                           [](CatalogueContents& each) { return markedAsUsers(std::move(each)); });
    // Leaving a file out can leave another's mentions dangling, so go on until nothing dangles.
    int round = 0;
    for (bool changed = true; changed;) {
        changed = false;
        if (++round > mostRounds)
            std::erase_if(contents, [&leaveOut](const CatalogueContents& file) {
                if (file.fromUser && !file.mentions.empty())
                    leaveOut({refusedAt({file.mentions.front().place.file, 1, 1},
                                        WORDS("files", "it depends on a file that was skipped"))});
                return file.fromUser && !file.mentions.empty();
            });
        assembled.catalogue = Catalogue::assembled(contents);
        for (auto file = contents.begin(); file != contents.end();) {
            auto faults = danglingFaults(*file, assembled.catalogue);
            // A skill of the user's own may take another parameter than the shipped one did.
            if (faults.empty() && file->fromUser)
                faults = parameterFaults(*file, assembled.catalogue);
            if (faults.empty()) {
                ++file;
                continue;
            }
            leaveOut(std::move(faults));
            file = contents.erase(file);
            changed = true;
        }
    }
    return assembled;
}

} // namespace adjutant::yaml
