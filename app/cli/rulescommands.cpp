#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/usersfiles.h"
#include "app/cli/output.h"
#include "app/documents/writers.h"
#include "app/export/aidpage.h"
#include "app/export/printedsheet.h"
#include "app/rules/rulesearch.h"
#include "core/yaml/referencefiles.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace adjutant::cli {

namespace {

void reportSkipped(const std::vector<yaml::Fault>& faults)
{
    for (const yaml::Fault& fault : faults)
        complain("left out: " + at(fault.place) + inEnglish(fault));
}

// The rules of one game.
struct Shelf
{
    const GameSystem* game = nullptr;
    Reference reference;
};

// Those of the game that is asked for, or of all; empty where no game is called that. Of the user's own files
// the skipped ones are named; without entries in that language, English is shown and that is reported.
std::vector<Shelf> shelvesOf(const std::optional<std::string>& system, const std::string& language)
{
    std::vector<Shelf> shelves;
    for (const GameSystem& game : gameSystems()) {
        if (system && *system != game.id)
            continue;
        const QString id = QString::fromUtf8(game.id);
        const UsersFiles users = usersFiles(id, yaml::referenceFormat);
        reportSkipped(users.faults);
        shelves.push_back({&game, loadReference(id, QString::fromStdString(language), users.rules)});
    }
    const bool isThere = std::ranges::any_of(shelves, [&language](const Shelf& shelf) {
        return std::ranges::any_of(shelf.reference.entries(), [&language](const ReferenceEntry& entry) {
            return entry.language == language;
        });
    });
    if (!shelves.empty() && !isThere)
        complain("there are no rules in '" + onOneLine(language) + "'; they are in English");
    return shelves;
}

void printParagraphs(const std::string& text)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        announce(line);
}

void printEntry(const ReferenceEntry& entry, const Shelf& shelf)
{
    announce(entry.title + " (" + entry.id.text() + ")");
    announce(std::string(shelf.game->name) + ": " + entry.chapter);
    if (!entry.aliases.empty())
        announce("Also called: " + listed(entry.aliases));
    if (!entry.source.empty())
        announce("In the printed rules: " + entry.source);
    announce("");
    printParagraphs(entry.text);
    if (!entry.reading.empty()) {
        announce("");
        announce("How we read it:");
        printParagraphs(entry.reading);
    }
    if (!entry.see.empty()) {
        announce("");
        announce("See also: " + listed(mapped(entry.see, &ReferenceId::text)));
    }
}

Json entryJson(const ReferenceEntry& entry, const Shelf& shelf)
{
    const auto see = mapped(entry.see, &ReferenceId::text);
    return {{"id", entry.id.text()},    {"title", entry.title},     {"system", shelf.game->id},
            {"chapter", entry.chapter}, {"source", entry.source},   {"aliases", entry.aliases},
            {"text", entry.text},       {"reading", entry.reading}, {"see", see}};
}

Json aidJson(const PlayerAid& aid)
{
    static constexpr const char* kinds[] = {"lines", "steps", "table"};
    Json blocks = Json::array();
    for (const AidBlock& block : aid.blocks) {
        Json rows = Json::array();
        for (const AidRow& row : block.rows) {
            const auto cells = mapped(row.cells, [](const std::string& each) { return plainText(each); });
            rows.push_back({{"cells", cells}, {"rule", row.rule.text()}});
        }
        blocks.push_back({{"title", block.title},
                          {"rule", block.rule.text()},
                          {"kind", kinds[static_cast<int>(block.kind)]},
                          {"header", block.header},
                          {"rows", std::move(rows)}});
    }
    return {{"system", aid.system.text()}, {"lang", aid.language}, {"blocks", std::move(blocks)}};
}

} // namespace

Exit searchRules(const RulesRequest& request, bool json)
{
    const std::vector<Shelf> shelves = shelvesOf(request.system, request.language);
    if (shelves.empty())
        return unusable(noSystemNamed(*request.system), json, "results");
    const RuleSearch search(mapped(shelves, [](const Shelf& each) { return &each.reference; }));
    const std::vector<FoundRule> found = search.find(QString::fromStdString(request.asked));
    if (found.empty() && !json)
        announce("No rule has these words. Try a part of one of them.");
    Json results = Json::array();
    for (const FoundRule& each : found) {
        const GameSystem& game = *shelves[each.shelf].game;
        const std::string id = each.entry->id.text(), snippet = textOf(each.excerpt).toStdString();
        Json& result =
            results.emplace_back(Json{{"id", id}, {"title", each.entry->title}, {"snippet", snippet}});
        if (!request.system) // ids of different games may be alike
            result["system"] = game.id;
        if (json)
            continue;
        announce(each.entry->title + " (" + id + ", " + std::string(game.name) + ")");
        announce("  " + snippet);
    }
    if (json)
        printJson({{"results", std::move(results)}});
    return Exit::done;
}

Exit showRule(const RulesRequest& request, bool json)
{
    const std::vector<Shelf> shelves = shelvesOf(request.system, request.language);
    if (shelves.empty())
        return unusable(noSystemNamed(*request.system), json, "see");
    const ReferenceId id(request.asked);
    std::vector<const Shelf*> having;
    std::vector<std::string> ids;
    for (const Shelf& shelf : shelves) {
        if (shelf.reference.find(id))
            having.push_back(&shelf);
        for (const ReferenceEntry& entry : shelf.reference.entries())
            ids.push_back(entry.id.text());
    }
    if (having.empty())
        return unusable(
            withDidYouMean("no rule has the id '" + onOneLine(request.asked) + "'", request.asked, ids), json,
            "see");
    const Shelf& shown = *having.front();
    const ReferenceEntry& entry = *shown.reference.find(id);
    having.erase(having.begin());
    const auto others = mapped(having, [](const Shelf* each) { return std::string(each->game->id); });
    Json object = entryJson(entry, shown);
    if (!others.empty())
        object["other_systems"] = others;
    json ? printJson(object) : printEntry(entry, shown);
    if (!others.empty())
        complain("other games have a rule of this id, too; name one with --system: " + listed(others));
    return Exit::done;
}

Exit showAid(const RulesAidRequest& request, bool json)
{
    const GameSystem* game = findGameSystem(request.system);
    if (!game)
        return unusable(noSystemNamed(request.system), json, "blocks");
    const QString id = QString::fromStdString(request.system);
    const UsersFiles users = usersFiles(id, yaml::playerAidFormat);
    reportSkipped(users.faults);
    const PlayerAid aid = loadPlayerAid(id, QString::fromStdString(request.language), users.aids);
    if (aid.blocks.empty())
        return unusable("there is no player aid for " + std::string(game->name), json, "blocks");
    if (aid.language != request.language)
        complain("there is no player aid in '" + onOneLine(request.language) + "'; it is in English");

    const bool drawn = request.formatWord == "pdf";
    if (drawn && isTooLongForAPage(aid))
        return unusable("its texts have more than " + std::to_string(mostAidLetters) +
                            " bytes, and a page has no room for that",
                        json, "blocks");
    const QString name = QString::fromUtf8(game->name);
    const auto bytes = drawn ? pdfOf(aid, name, pageSizeFor(QLocale()))
                             : plainTextOf(documentOf(aid, name), document::TextFor::terminal).toUtf8();
    if (!bytes)
        return unusable("the page could not be drawn", json, "blocks");
    if (const std::string why = handOver(request.output, *bytes, {}, json); !why.empty())
        return unusable(why, json, "blocks");
    if (json) {
        Json object = aidJson(aid);
        if (request.output != "-")
            object["output"] = request.output;
        else if (drawn)
            object["content"] = bytes->toBase64().toStdString();
        printJson(object);
    }
    return Exit::done;
}

} // namespace adjutant::cli
