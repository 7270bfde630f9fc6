#include "app/cli/matchfiles.h"

#include "app/cli/filekind.h"
#include "app/table/storedtable.h"
#include "app/table/tablejson.h"
#include "app/table/tablewords.h"
#include "core/systems/gamesystem.h"

#include <QString>
#include <algorithm>

namespace adjutant::cli {

namespace {

// Where a key or an item stands; of a key that stands there twice, the second.
struct Found
{
    const yaml::Node* value = nullptr;
    yaml::Position at;
};

Found find(const yaml::Node& within, const std::string& key, bool second)
{
    if (within.kind == yaml::Node::Kind::sequence) {
        const auto number = QString::fromStdString(key).toULongLong();
        if (number < within.items.size())
            return {&within.items[number], within.items[number].at};
        return {};
    }
    Found found;
    for (const yaml::Member& member : within.members)
        if (member.key == key && (!found.value || second))
            found = {&member.value, member.at};
    return found;
}

yaml::Position placeOf(std::size_t byte, std::string_view text)
{
    const std::string_view before = text.substr(0, byte - 1);
    const auto lineStart = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
    const std::string_view line = before.substr(lineStart);
    const auto isLetter = [](char each) { return (static_cast<unsigned char>(each) & 0xc0) != 0x80; };
    return {static_cast<int>(std::ranges::count(before, '\n')) + 1,
            static_cast<int>(std::ranges::count_if(line, isLetter)) + 1};
}

// As far as the path leads; the file's beginning for what stands nowhere in particular.
yaml::Position placeOf(const TableDamage& damage, const yaml::Node& root)
{
    std::vector<std::string> path = damage.path;
    if (path.empty() && damage.step > 0)
        path = {"steps", std::to_string(damage.step - 1)};
    yaml::Position at = root.at;
    const yaml::Node* node = &root;
    for (std::size_t k = 0; k < path.size(); ++k) {
        const Found found = find(*node, path[k], damage.repeated && k + 1 == path.size());
        if (!found.value)
            break;
        node = found.value;
        at = found.at;
    }
    return at;
}

std::vector<yaml::Fault> faultsOf(const TableDamage& damage, std::string_view text, const yaml::Node& root,
                                  const std::string& file)
{
    const yaml::Position at = damage.byte > 0 ? placeOf(damage.byte, text) : placeOf(damage, root);
    const std::string step = damage.step > 0 ? "step " + std::to_string(damage.step) + ": " : std::string();
    return {{yaml::FaultRule::refused, {file, at.line, at.column}, step + damage.why, {}, {}}};
}

} // namespace

Expected<TableRecord, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const yaml::Node& root,
                                                              const std::string& file)
{
    auto record = readTable(text);
    if (!record)
        return refuse(faultsOf(record.error(), text, root, file));
    const auto folded = foldedTable(*record);
    const bool isKnown = findGameSystem(record->start.start.system.text()) != nullptr;
    if (!folded)
        return refuse(faultsOf({0, folded.error(), {isKnown ? "sides" : "system"}}, text, root, file));
    if (folded->damage)
        return refuse(faultsOf(*folded->damage, text, root, file));
    return std::move(*record);
}

Expected<TableRecord, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const std::string& file)
{
    const auto known = recognise(text, file);
    if (!known)
        return refuse(std::vector{known.error()});
    if (known->kind != FileKind::match)
        return refuse(std::vector{yaml::Fault{
            yaml::FaultRule::unknownFormat, {file, 1, 1}, {}, verbatim(std::string(tableFormat)), {}}});
    return readMatchFile(text, known->root, file);
}

std::string noteOnTimes(const TableRecord& match)
{
    const auto step = firstStepBack(match);
    return step ? "step " + std::to_string(*step) +
                      " is of an earlier time than what stands before it: a clock " +
                      "was set back; the steps stay in their order"
                : std::string();
}

Place placeOfStep(std::size_t step, const yaml::Node& root, const std::string& file)
{
    const yaml::Position at = placeOf(TableDamage{static_cast<qint64>(step), {}}, root);
    return {file, at.line, at.column};
}

} // namespace adjutant::cli
