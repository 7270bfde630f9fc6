#include "app/table/storedtable.h"

#include "app/storage/storagewords.h"
#include "app/table/tablejson.h"

#include <QUuid>

namespace adjutant {

namespace {

const table::Viewer everybody{false, {}};

QString fromUtf8(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

Expected<FoldedTable, std::string> withDetails(Expected<FoldedTable, std::string> folded,
                                               const QString& details)
{
    if (!folded)
        return folded;
    if (auto read = readTableDetails(details.toStdString()))
        folded->record.details = std::move(*read);
    else if (!folded->damage)
        folded->damage = TableDamage{0, "details: " + read.error()};
    return folded;
}

} // namespace

bool isTable(const WholeMatch& match)
{
    return isTableFormat(match.record.startText.toStdString());
}

Expected<FoldedTable, std::string> tableOf(const WholeMatch& match)
{
    return withDetails(foldedTable(match.summary.id, match.record), match.details);
}

Expected<WholeMatch, std::string> wholeTableOf(const TableRecord& record)
{
    const auto folded = foldedTable(record);
    if (!folded)
        return refuse(folded.error());
    if (folded->damage)
        return refuse(inEnglish(*folded->damage));
    WholeMatch match;
    match.summary = summaryOf(folded->record, *folded->session);
    match.record.startText = fromUtf8(writtenTableStart(record.start));
    for (const TimedStep& step : record.steps)
        match.record.steps.append({match.record.steps.size() + 1, fromUtf8(writtenTableStep(step))});
    if (record.details != TableDetails())
        match.details = fromUtf8(writtenTableDetails(record.details));
    return match;
}

Expected<FoldedTable, std::string> tableIn(MatchStore& store, const QString& id)
{
    const auto stored = store.steps(id);
    if (!stored)
        return refuse(wordsFor(stored.error()).toStdString());
    return withDetails(foldedTable(id, *stored), store.details(id).value_or(QString()));
}

Expected<QString, std::string> keepTable(MatchStore& store, TableRecord record)
{
    if (record.id.isEmpty() || store.steps(record.id))
        record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto match = wholeTableOf(record);
    if (!match)
        return refuse(match.error());
    // What can't be written is kept in memory by the store, which tells of it.
    static_cast<void>(store.create(record.id, match->record.startText, match->summary));
    for (const StoredStep& step : match->record.steps) {
        const Appended appended = store.append(record.id, step.body, step.number - 1);
        if (appended.number == 0)
            return refuse(wordsFor(*appended.fault).toStdString());
    }
    if (!match->details.isEmpty())
        static_cast<void>(store.setDetails(record.id, match->details));
    return record.id;
}

std::string inEnglish(const TableDamage& damage)
{
    const std::string where =
        damage.step == 0 ? "what stands before all steps" : "step " + std::to_string(damage.step);
    return where + ": " + (damage.why.empty() ? "is not what was written" : damage.why);
}

std::vector<std::string> storyLines(const Session& session)
{
    std::vector<std::string> lines;
    for (const LogLine& line : session.log(everybody)) {
        if (!line.stands)
            continue;
        if (line.told.empty())
            lines.push_back(toText(line.label));
        for (const Told& told : line.told)
            lines.push_back(toText(told.message));
    }
    return lines;
}

std::string storyPage(const FoldedTable& table)
{
    const table::TableView view = table.session->view(everybody);
    QString title = table.record.start.title;
    if (title.isEmpty()) {
        QStringList names;
        for (const Side& side : table.record.start.start.sides)
            names.append(fromUtf8(side.name.empty() ? side.id.text() : side.name));
        title = names.join(QStringLiteral(", "));
    }
    QString page = QStringLiteral("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                                  "<meta name=\"viewport\" content=\"width=device-width\"><title>%1</title>"
                                  "<style>body{font:16px/1.5 sans-serif;max-width:40em;margin:2em auto;"
                                  "padding:0 1em}li{margin:.4em 0}</style></head><body><h1>%1</h1>\n"
                                  "<p>%2</p>\n<ol>\n")
                       .arg(title.toHtmlEscaped(), fromUtf8(toText(view.headline)).toHtmlEscaped());
    for (const std::string& line : storyLines(*table.session))
        page += QStringLiteral("<li>") + fromUtf8(line).toHtmlEscaped() + QStringLiteral("</li>\n");
    return (page + QStringLiteral("</ol></body></html>\n")).toStdString();
}

} // namespace adjutant
