#include "app/cli/matchfiles.h"

#include "app/cli/filekind.h"
#include "app/table/storedtable.h"
#include "app/table/tablejson.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

// Where a step stands in its file; the file's beginning for what stands before all steps.
yaml::Position placeOf(qint64 step, const yaml::Node& root)
{
    const auto steps = std::ranges::find(root.members, "steps", &yaml::Member::key);
    const auto at = static_cast<std::size_t>(step) - 1;
    return step > 0 && steps != root.members.end() && at < steps->value.items.size()
               ? steps->value.items[at].at
               : root.at;
}

std::vector<yaml::Fault> faultsOf(const TableDamage& damage, const yaml::Node& root, const std::string& file)
{
    const yaml::Position at = placeOf(damage.step, root);
    const std::string step = damage.step > 0 ? "step " + std::to_string(damage.step) + ": " : std::string();
    return {{yaml::FaultRule::refused, {file, at.line, at.column}, step + damage.why, {}, {}}};
}

} // namespace

Expected<TableRecord, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const yaml::Node& root,
                                                              const std::string& file)
{
    auto record = readTable(text);
    if (!record)
        return refuse(faultsOf(record.error(), root, file));
    const auto folded = foldedTable(*record);
    if (!folded)
        return refuse(faultsOf({0, folded.error()}, root, file));
    if (folded->damage)
        return refuse(faultsOf(*folded->damage, root, file));
    return std::move(*record);
}

Expected<TableRecord, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const std::string& file)
{
    const auto known = recognise(text, file);
    if (!known)
        return refuse(std::vector{known.error()});
    if (known->kind != FileKind::match)
        return refuse(std::vector{
            yaml::Fault{yaml::FaultRule::unknownFormat, {file, 1, 1}, {}, std::string(tableFormat), {}}});
    return readMatchFile(text, known->root, file);
}

} // namespace adjutant::cli
