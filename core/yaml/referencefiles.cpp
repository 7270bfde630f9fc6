#include "core/yaml/referencefiles.h"

#include "core/yaml/fields.h"

namespace adjutant::yaml {

template <class Visit> void fields(Visit& visit, ReferenceEntry& entry)
{
    constexpr TextLimit longestText = TextLimit::characters(8000);
    visit("id", entry.id, AnId{.withFaction = true}, Need::required);
    visit("title", entry.title, CatalogueRange::name, Need::required);
    visit("source", entry.source, CatalogueRange::name);
    visit("aliases", entry.aliases, WordsOf());
    visit("explains", entry.explains, WordsOf());
    visit("text", entry.text, longestText, Need::required);
    visit("reading", entry.reading, longestText);
    visit("see", entry.see, WordsOf());
}

Read<std::vector<ReferenceEntry>> readReferenceFile(const Node& root, const std::string& file)
{
    using Entries = std::vector<ReferenceEntry>;
    const auto read = [](Entries& entries, Mapping& mapping, FaultList& faults) {
        readId(mapping, "system", faults);
        const std::string language = readLanguage(mapping, "lang", "reference", faults);
        const int order = mapping.integer("order", {1, 99}).value_or(50);
        const std::string chapter = mapping.text("chapter", CatalogueRange::name, Need::required);
        readThings(mapping, "entries", entries, Need::required, anyNumber);
        for (ReferenceEntry& entry : entries) {
            entry.chapter = chapter;
            entry.chapterOrder = order;
            entry.language = language;
        }
    };
    return readMapping<Entries>(root, file, "a reference file", referenceFormat, read);
}

namespace {

using Texts = std::map<ReferenceId, std::string>;

std::set<ReferenceId> readBookmarks(Mapping& file, FaultList& faults)
{
    std::set<ReferenceId> bookmarks;
    for (const Node& item : file.sequence("bookmarks", Need::optional, mostOwnRules)) {
        const auto rule = textOf(item, "bookmarks", CatalogueRange::name, faults);
        if (rule && !isId(*rule, true))
            faults.addBadId(item.at, *rule);
        else if (rule && !bookmarks.insert(ReferenceId(*rule)).second)
            faults.add(FaultRule::duplicateId, item.at, *rule);
    }
    return bookmarks;
}

Texts readTexts(Mapping& file, std::string_view key, FaultList& faults)
{
    Texts texts;
    for (const Node& item : file.sequence(key, Need::optional, mostOwnRules)) {
        Mapping one(item, "an entry of " + std::string(key), faults);
        ReferenceId rule(readId(one, "rule", faults, true));
        if (texts.contains(rule))
            faults.add(FaultRule::duplicateId, one.at(), rule.text());
        if (auto text = one.text("text", longestOwnRule, Need::required); !text.empty())
            texts[std::move(rule)] = std::move(text);
        one.finish();
    }
    return texts;
}

nlohmann::ordered_json jsonOf(const Texts& texts)
{
    auto json = nlohmann::ordered_json::array();
    for (const auto& [rule, text] : texts)
        json.push_back({{"rule", rule.text()}, {"text", withoutInvisible(text)}});
    return json;
}

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
                   WORDS("files", "text on one line, without tabs"));
}

std::string lineAt(Mapping& mapping, std::string_view key, TextLimit longest, FaultList& faults)
{
    checkOneLine(mapping.node(key), key, faults);
    return mapping.text(key, longest, Need::required);
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

void readAidTable(const Node& node, AidBlock& block, FaultList& faults)
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
        readAidTable(*table, block, faults);
    for (const char* key : {"lines", "steps"})
        for (const Node& line : one.sequence(key, Need::optional, mostLines))
            block.rows.push_back(lineIn(line, key, faults));
    block.kind = table ? AidBlock::Kind::table : lists[1] ? AidBlock::Kind::steps : AidBlock::Kind::lines;
    one.finish();
    return block;
}

} // namespace

Read<OwnRules> readOwnRules(std::string_view text, const std::string& file, std::string_view system)
{
    const auto root = parse(text, file, Letters::any);
    if (!root)
        return refuse(std::vector{root.error()});
    return readOwnRules(*root, file, system);
}

Read<OwnRules> readOwnRules(const Node& root, const std::string& file, std::string_view system)
{
    const auto read = [system](OwnRules& rules, Mapping& mapping, FaultList& faults) {
        const std::string named = readId(mapping, "system", faults);
        if (const Node* node = mapping.node("system"); node && !system.empty() && named != system)
            faults.add(FaultRule::unknownWord, node->at, named, std::string(system));
        rules.bookmarks = readBookmarks(mapping, faults);
        rules.notes = readTexts(mapping, "notes", faults);
        rules.houseRules = readTexts(mapping, "house_rules", faults);
    };
    return readMapping<OwnRules>(root, file, "a file of own rules", ownRulesFormat, read);
}

std::string writeOwnRules(const OwnRules& rules, std::string_view system)
{
    nlohmann::ordered_json json{{"format", ownRulesFormat}, {"system", system}};
    for (const ReferenceId& rule : rules.bookmarks)
        json["bookmarks"].push_back(rule.text());
    if (!rules.notes.empty())
        json["notes"] = jsonOf(rules.notes);
    if (!rules.houseRules.empty())
        json["house_rules"] = jsonOf(rules.houseRules);
    static constexpr std::string_view lists[] = {"bookmarks", "notes", "house_rules"};
    return textOfFile(json, lists, true);
}

Read<PlayerAid> readPlayerAid(const Node& root, const std::string& file)
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
