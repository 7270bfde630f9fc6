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
constexpr std::size_t mostBlocks = 40;
constexpr std::size_t mostLines = 60; ///< of a block, or rows of its table

ReferenceId ruleIn(Mapping& mapping, FaultList& faults)
{
    return mapping.node("rule") ? ReferenceId(readId(mapping, "rule", faults, true)) : ReferenceId();
}

// Nothing on a page of lines and cells has lines of its own.
void checkOneLine(const Node* text, std::string_view what, FaultList& faults)
{
    if (text && text->text.find_first_of("\t\r\n") != std::string::npos)
        faults.add(FaultRule::wrongType, text->at, std::string(what),
                   message(WORDS("files", "text on one line, without tabs")));
}

std::string lineAt(Mapping& mapping, std::string_view key, TextLimit longest, FaultList& faults)
{
    checkOneLine(mapping.node(key), key, faults);
    return mapping.text(key, longest, Need::required).value_or(std::string());
}

std::vector<std::string> cellsAt(Mapping& mapping, std::string_view key, TextLimit longest, FaultList& faults)
{
    std::vector<std::string> cells;
    for (const Node& cell : mapping.sequence(key, Need::required)) {
        checkOneLine(&cell, key, faults);
        if (auto text = textOf(cell, key, longest, faults))
            cells.push_back(std::move(*text));
    }
    return cells;
}

AidRow lineIn(const Node& item, std::string_view list, FaultList& faults)
{
    Mapping one(item, "a line of " + std::string(list), faults);
    AidRow row;
    row.cells.push_back(lineAt(one, "text", longestLine, faults));
    row.rule = ruleIn(one, faults);
    one.finish();
    return row;
}

void readTable(const Node& node, AidBlock& block, FaultList& faults)
{
    Mapping table(node, "table", faults);
    block.header = cellsAt(table, "header", CatalogueRange::name, faults);
    const Node* header = table.node("header");
    if (header && (block.header.empty() || block.header.size() > mostColumns))
        faults.add(FaultRule::outOfRange, header->at, "header",
                   message(WORDS("files", "a list of %1 to %2 entries"), 1, static_cast<int>(mostColumns)));
    for (const Node& item : table.sequence("rows", Need::required, mostLines)) {
        Mapping one(item, "a row of rows", faults);
        AidRow row;
        row.cells = cellsAt(one, "cells", longestCell, faults);
        const Node* cells = one.node("cells");
        if (cells && row.cells.size() != block.header.size())
            faults.add(FaultRule::wrongType, cells->at, "cells",
                       message(WORDS("files", "a list of %1 entries, as many as the header has"),
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
    block.title = lineAt(one, "title", CatalogueRange::name, faults);
    block.rule = ruleIn(one, faults);
    const Node* table = one.node("table");
    const std::array lists{one.node("lines"), one.node("steps")};
    if ((table != nullptr) + (lists[0] != nullptr) + (lists[1] != nullptr) != 1)
        faults.add(FaultRule::wrongType, one.at(), "a block",
                   message(WORDS("files", "a mapping with one of: %1"), "lines, steps, table"));
    else if (table)
        readTable(*table, block, faults);
    for (const char* key : {"lines", "steps"})
        for (const Node& line : one.sequence(key, Need::optional, mostLines))
            block.rows.push_back(lineIn(line, key, faults));
    block.kind = table ? AidBlock::Kind::table : lists[1] ? AidBlock::Kind::steps : AidBlock::Kind::lines;
    one.finish();
    return block;
}

} // namespace

Expected<PlayerAid, std::vector<Fault>> readPlayerAid(std::string_view text, const std::string& file)
{
    return readParsed(text, file,
                      [](const Node& root, const std::string& name) { return readPlayerAid(root, name); });
}

Expected<PlayerAid, std::vector<Fault>> readPlayerAid(const Node& root, const std::string& file)
{
    const auto read = [](PlayerAid& aid, Mapping& mapping, FaultList& faults) {
        aid.system = SystemId(readId(mapping, "system", faults));
        aid.language = readLanguage(mapping, "lang", "aid", faults);
        for (const Node& item : mapping.sequence("blocks", Need::required, mostBlocks))
            if (!faults.isFull())
                aid.blocks.push_back(blockIn(item, faults));
    };
    return readMapping<PlayerAid>(root, file, "a player aid", playerAidFormat, read);
}

} // namespace adjutant::yaml
