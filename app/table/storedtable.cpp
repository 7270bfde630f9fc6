#include "app/table/storedtable.h"

#include "app/storage/storagewords.h"
#include "app/table/tablejson.h"

#include <QUuid>

namespace adjutant {

namespace {

QString fromUtf8(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

Expected<FoldedTable, std::string> foldedWith(const QString& details, const QString& id,
                                              const StoredMatch& stored)
{
    auto read = readTableDetails(details.toStdString());
    auto folded = foldedTable(id, stored, read ? std::move(*read) : TableDetails());
    if (folded && !read && !folded->damage)
        folded->damage = TableDamage{0, "details: " + read.error()};
    return folded;
}

} // namespace

Expected<FoldedTable, std::string> tableOf(const WholeMatch& match)
{
    return foldedWith(match.details, match.summary.id, match.record);
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
        return refuse(toText(stored.error()).toStdString());
    return foldedWith(store.details(id).value_or(QString()), id, *stored);
}

Expected<QString, std::string> keepTable(MatchStore& store, TableRecord record,
                                         const std::function<QString(const MatchSummary&)>& words)
{
    if (record.id.isEmpty() || store.steps(record.id))
        record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto match = wholeTableOf(record);
    if (!match)
        return refuse(match.error());
    if (words)
        match->summary.words = words(match->summary);
    // What can't be written is kept in memory by the store, which tells of it.
    static_cast<void>(store.create(record.id, match->record.startText, match->summary));
    for (const StoredStep& step : match->record.steps) {
        const Appended appended = store.append(record.id, step.body, step.number - 1);
        if (appended.number == 0)
            return refuse(toText(*appended.fault).toStdString());
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

} // namespace adjutant
