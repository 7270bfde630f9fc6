#include "app/cli/tablematches.h"

#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/table/tablejson.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

const table::Viewer everybody{false, {}};

std::string timeText(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs).toStdString();
}

// When each record of the log was made.
std::vector<QDateTime> timesOf(const TableRecord& record)
{
    std::vector<QDateTime> times;
    for (const TimedStep& step : record.steps)
        if (step.step.kind == Step::Kind::record)
            times.push_back(step.at);
    return times;
}

Json logJson(const FoldedTable& table)
{
    const std::vector<QDateTime> times = timesOf(table.record);
    Json entries = Json::array();
    for (const LogLine& line : table.session->log({})) {
        std::string words;
        for (const Told& told : line.told)
            words += (words.empty() ? "" : " ") + toText(told.message);
        Json json{{"at", line.entry < times.size() ? Json(timeText(times[line.entry])) : Json()},
                  {"command", commandJson(table.session->record(line.entry))},
                  {"words", words.empty() ? toText(line.label) : words},
                  {"stands", line.stands}};
        if (!line.accepted.empty())
            json["accepted"] = line.accepted;
        entries.push_back(std::move(json));
    }
    return entries;
}

Json warningsJson(const Session& session)
{
    Json warnings = Json::array();
    for (const auto& [index, remark] : session.warnings())
        warnings.push_back({{"index", index}, {"rule", remark.rule}, {"message", toText(remark.message)}});
    return warnings;
}

Json shownJson(const FoldedTable& table, const MatchSummary& summary)
{
    Json json{{"id", table.record.id.toStdString()},
              {"title", summary.title.toStdString()},
              {"started", timeText(summary.started)},
              {"state", summary.state.toStdString()}};
    json.update(table.session->toJson());
    json["winner"] = summary.winner.isEmpty() ? Json() : Json(summary.winner.toStdString());
    json["warnings"] = warningsJson(*table.session);
    json["log"] = logJson(table);
    json["notes"] = table.record.details.notes.toStdString();
    if (table.damage)
        json["fault"] = inEnglish(*table.damage);
    return json;
}

void sayShown(const FoldedTable& table, const MatchSummary& summary)
{
    const std::string title = summary.title.isEmpty() ? std::string() : summary.title.toStdString() + ", ";
    say(title + timeText(summary.started) + ", " + summary.state.toStdString());
    for (const Side& side : table.record.start.start.sides)
        say(side.id.text() + (side.name.empty() ? std::string() : " is " + side.name) + " with " +
            (side.roster.name.empty() ? std::string("a list") : side.roster.name));
    const table::TableView view = table.session->view(everybody);
    say(toText(view.headline));
    for (const table::Piece& piece : view.pieces) {
        std::string line = "  " + textOf(piece.ref) + " (" + toText(piece.name) + ")";
        for (const table::Counter& counter : piece.counters)
            line += ", " + toText(counter.label) + ' ' + std::to_string(counter.value);
        for (const Message& chip : piece.chips)
            line += ", " + toText(chip);
        say(line);
    }
    const std::vector<std::string> story = storyLines(*table.session);
    for (std::size_t k = 0; k < story.size(); ++k)
        say(std::to_string(k + 1) + ". " + story[k]);
    for (const auto& [index, remark] : table.session->warnings())
        say("Note on " + std::to_string(index + 1) + ": " + toText(remark.message) + " [" + remark.rule +
            "]");
    if (!table.record.details.notes.isEmpty())
        say("Notes: " + table.record.details.notes.toStdString());
}

// The same start and steps, whatever their ids.
bool isSame(const WholeMatch& one, const WholeMatch& other)
{
    return one.record.startText == other.record.startText && one.record.steps == other.record.steps;
}

std::string csvCell(const std::string& text)
{
    std::string cell = "\"";
    for (const char each : text)
        cell += each == '"' ? std::string("\"\"") : std::string(1, each);
    return cell + '"';
}

} // namespace

Exit showTable(const WholeMatch& match, bool json)
{
    const auto table = tableOf(match);
    if (!table)
        return unusable(table.error(), json);
    const MatchSummary summary = summaryOf(table->record, *table->session);
    if (json)
        sayJson(shownJson(*table, summary));
    else
        sayShown(*table, summary);
    if (table->damage)
        complain(inEnglish(*table->damage) + "; the match is shown as it stood before");
    return table->damage ? Exit::findings : Exit::done;
}

Expected<std::vector<ImportedTable>, std::string> importTables(MatchDatabase& database,
                                                               std::vector<TableRecord> records)
{
    std::vector<ImportedTable> imported;
    std::vector<WholeMatch> added;
    for (TableRecord& record : records) {
        const QString stem = record.id.isEmpty() ? QStringLiteral("match") : record.id;
        ImportedTable one;
        for (int number = 1; one.id.isEmpty(); ++number) {
            record.id = number == 1 ? stem : stem + QLatin1Char('-') + QString::number(number);
            auto whole = wholeTableOf(record);
            if (!whole)
                return refuse(whole.error());
            const auto present = database.find(record.id);
            const auto taken = database.knows(record.id);
            if (!present || !taken)
                return refuse(adjutant::cli::inEnglish(present ? taken.error() : present.error()));
            const bool isAdded = std::ranges::any_of(
                added, [&](const WholeMatch& each) { return each.summary.id == record.id; });
            one.known = *present && isSame(**present, *whole);
            if (one.known || !(*taken || isAdded))
                one.id = record.id;
            if (!one.id.isEmpty() && !one.known)
                added.push_back(std::move(*whole));
        }
        imported.push_back(std::move(one));
    }
    if (!added.empty())
        if (const auto done = database.add(added); !done)
            return refuse(adjutant::cli::inEnglish(done.error()));
    return imported;
}

std::string writtenTable(const FoldedTable& table, MatchFormat format)
{
    if (format == MatchFormat::json)
        return adjutant::writtenTable(table.record, ADJUTANT_VERSION);
    if (format != MatchFormat::commands)
        return storyPage(table);
    std::string text = "number,at,command,words\n";
    const std::vector<QDateTime> times = timesOf(table.record);
    for (const LogLine& line : table.session->log({})) {
        if (!line.stands)
            continue;
        const std::string words = line.told.empty() ? toText(line.label) : toText(line.told.front().message);
        text += std::to_string(line.position) + ',' + timeText(times[line.entry]) + ',' +
                csvCell(commandJson(table.session->record(line.entry)).dump()) + ',' + csvCell(words) + '\n';
    }
    return text;
}

} // namespace adjutant::cli
