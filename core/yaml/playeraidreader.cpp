#include "core/yaml/playeraidreader.h"

#include "core/yaml/format.h"
#include "core/yaml/unitreader.h"

#include <array>

namespace adjutant::yaml {

namespace {

// Few words: all of it has to be found on one page.
constexpr std::size_t longestLine = 200;
constexpr std::size_t longestCell = 120;
constexpr std::size_t mostColumns = 9;

ReferenceId ruleIn(Mapping& mapping, FaultList& faults)
{
    return mapping.node("rule") ? ReferenceId(readId(mapping, "rule", faults, true)) : ReferenceId();
}

AidRow lineIn(const Node& item, std::string_view list, FaultList& faults)
{
    Mapping one(item, "a line of " + std::string(list), faults);
    AidRow row;
    row.cells.push_back(one.text("text", longestLine, Need::required).value_or(std::string()));
    row.rule = ruleIn(one, faults);
    one.finish();
    return row;
}

void readTable(const Node& node, AidBlock& block, FaultList& faults)
{
    Mapping table(node, "table", faults);
    block.header = table.texts("header", CatalogueRange::name);
    const Node* header = table.node("header", Need::required);
    if (header && (block.header.empty() || block.header.size() > mostColumns))
        faults.add(FaultRule::outOfRange, header->at, "header",
                   message(WORDS("files", "a list of %1 to %2 texts"), 1, static_cast<int>(mostColumns)));
    for (const Node& item : table.sequence("rows", Need::required)) {
        Mapping one(item, "a row of rows", faults);
        AidRow row;
        row.cells = one.texts("cells", longestCell);
        const Node* cells = one.node("cells", Need::required);
        if (cells && row.cells.size() != block.header.size())
            faults.add(FaultRule::wrongType, cells->at, "cells",
                       message(WORDS("files", "a list of %1 texts, one for each of the header"),
                               static_cast<int>(block.header.size())));
        row.rule = ruleIn(one, faults);
        one.finish();
        block.rows.push_back(std::move(row));
    }
    table.finish();
}

AidBlock blockIn(const Node& item, FaultList& faults)
{
    Mapping one(item, "a block of blocks", faults);
    AidBlock block;
    block.title = one.text("title", CatalogueRange::name, Need::required).value_or(std::string());
    block.rule = ruleIn(one, faults);
    const Node* table = one.node("table");
    const std::array lists{one.node("lines"), one.node("steps")};
    if ((table != nullptr) + (lists[0] != nullptr) + (lists[1] != nullptr) != 1)
        faults.add(FaultRule::wrongType, one.at(), "a block",
                   message(WORDS("files", "a mapping with one of: %1"), "lines, steps, table"));
    else if (table)
        readTable(*table, block, faults);
    for (const char* key : {"lines", "steps"})
        for (const Node& line : one.sequence(key))
            block.rows.push_back(lineIn(line, key, faults));
    block.kind = table ? AidBlock::Kind::table : lists[1] ? AidBlock::Kind::steps : AidBlock::Kind::lines;
    one.finish();
    return block;
}

} // namespace

Expected<PlayerAid, std::vector<Fault>> readPlayerAid(std::string_view text, const std::string& file)
{
    const auto root = parse(text, file);
    if (!root)
        return refuse(std::vector{root.error()});

    FaultList faults{file, {}};
    Mapping mapping(*root, "a player aid", faults);
    if (!checkFormat(mapping, playerAidFormat, faults))
        return refuse(std::move(faults.faults));
    PlayerAid aid;
    aid.system = SystemId(readId(mapping, "system", faults));
    aid.language = readId(mapping, "lang", faults);
    for (const Node& item : mapping.sequence("blocks", Need::required))
        aid.blocks.push_back(blockIn(item, faults));
    mapping.finish();
    if (!faults.faults.empty())
        return refuse(std::move(faults.faults));
    return aid;
}

} // namespace adjutant::yaml
