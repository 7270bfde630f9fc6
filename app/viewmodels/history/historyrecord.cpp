#include "historyrecord.h"

#include "app/storage/storagewords.h"
#include "app/systems/drakerys/matches/detailsjson.h"
#include "app/systems/drakerys/matches/matchfold.h"
#include "app/systems/drakerys/matches/recordsummary.h"
#include "app/systems/drakerys/matches/startjson.h"
#include "app/systems/drakerys/matches/stepjson.h"
#include "searchwords.h"

#include <QCoreApplication>
#include <QUuid>

namespace adjutant {

namespace {

struct HistoryRecordWords
{
    Q_DECLARE_TR_FUNCTIONS(HistoryRecordWords)
};

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace

Expected<StoredRecord, QString> storedRecord(MatchStore& store, const QString& id)
{
    auto stored = store.steps(id);
    if (!stored)
        return refuse(wordsFor(stored.error()));
    auto start = readStart(stored->startText.toStdString());
    if (!start)
        return refuse(HistoryRecordWords::tr("This match can't be read: %1").arg(text(start.error())));
    StoredRecord read;
    read.record.id = id;
    read.record.start = std::move(*start);
    if (const auto details = store.details(id))
        if (auto known = readDetails(details->toStdString()))
            read.record.details = std::move(*known);
    for (const StoredStep& each : stored->steps) {
        auto step = readStep(each.body.toStdString());
        if (!step) {
            read.damage = HistoryRecordWords::tr("The record can't be followed beyond step %L1 (%2).")
                              .arg(each.number)
                              .arg(text(step.error()));
            break;
        }
        read.record.steps.push_back(std::move(*step));
    }
    if (read.damage.isEmpty() && stored->damage)
        read.damage =
            HistoryRecordWords::tr("The record is damaged from step %L1 on; what is damaged is kept "
                                   "aside.")
                .arg(stored->damage->number);
    return read;
}

Expected<QString, QString> keepRecord(MatchStore& store, MatchRecord record)
{
    const OpenedMatch opened = fold(record);
    if (opened.fault)
        return refuse(HistoryRecordWords::tr("Step %L1 of the match can't be carried out: %2")
                          .arg(opened.steps + 1)
                          .arg(text(opened.fault->message)));
    if (record.id.isEmpty())
        record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    MatchSummary summary = summaryOf(record, opened.match);
    summary.words = searchWordsOf(summary);
    // What can't be written is kept in memory by the store, which tells of it.
    static_cast<void>(store.create(record.id, text(writtenStart(record.start)), summary));
    qint64 after = 0;
    for (const MatchStep& step : record.steps) {
        const Appended appended = store.append(record.id, text(writtenStep(step)), after);
        if (appended.number == 0)
            return refuse(wordsFor(*appended.fault));
        after = appended.number;
    }
    static_cast<void>(store.setDetails(record.id, text(writtenDetails(record.details))));
    return record.id;
}

} // namespace adjutant
