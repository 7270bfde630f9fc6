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

Expected<FoldedTable, std::string> foldedWith(const KeptText& details, const MatchSummary& summary,
                                              const StoredMatch& stored)
{
    auto read = readTableDetails(details.text.toStdString());
    auto folded = foldedTable(summary.id, stored, read ? std::move(*read) : TableDetails());
    if (!folded)
        return folded;
    folded->unreadDetails = !read;
    if (!read && !folded->damage)
        folded->damage = TableDamage{0, "details: " + read.error()};
    const bool areLost = !details.intact && details.text.isEmpty(); // which its summary tells as well
    folded->otherDetails = !details.intact;
    folded->otherSummary = !summary.intact && !stored.damage && !areLost;
    return folded;
}

} // namespace

Expected<FoldedTable, std::string> tableOf(const WholeMatch& match)
{
    return foldedWith(match.details, match.summary, match.record);
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
    match.record.startText = fromUtf8(writtenBeginning(record.start));
    for (const TimedStep& step : record.steps)
        match.record.steps.append({match.record.steps.size() + 1, fromUtf8(writtenTableStep(step))});
    if (record.details != TableDetails())
        match.details.text = fromUtf8(writtenTableDetails(record.details));
    return match;
}

Expected<FoldedTable, std::string> tableIn(MatchStore& store, const QString& id)
{
    const auto stored = store.steps(id);
    if (!stored) {
        // What is worked on in memory may lack a match that is on disk.
        const bool isMissing = stored.error().kind == StorageFault::Kind::noSuchMatch;
        const StorageFault why = isMissing ? store.report().fault.value_or(stored.error()) : stored.error();
        return refuse(toText(why).toStdString());
    }
    MatchSummary summary = store.summary(id).value_or(MatchSummary()); // none of one in the trash
    summary.id = id;
    return foldedWith(store.details(id).value_or(KeptText()), summary, *stored);
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
    if (const auto added = store.add(*match); !added)
        return refuse(toRefusal(added.error()).toStdString());
    return record.id;
}

std::string inEnglish(const TableDamage& damage)
{
    const std::string where = damage.line > 0    ? "line " + std::to_string(damage.line)
                              : damage.step == 0 ? "what stands before all steps"
                                                 : "step " + std::to_string(damage.step);
    return where + ": " + (damage.why.empty() ? "was altered" : damage.why);
}

std::string faultsOf(const FoldedTable& table)
{
    QStringList faults;
    if (table.damage)
        faults << fromUtf8(inEnglish(*table.damage));
    if (table.otherSummary)
        faults << QStringLiteral("what the history shows of it was altered");
    if (table.otherDetails)
        faults << QStringLiteral("its notes and photos were altered");
    return faults.join(QStringLiteral("; ")).toStdString();
}

} // namespace adjutant
