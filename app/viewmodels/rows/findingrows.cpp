#include "app/viewmodels/rows/findingrows.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/text/names.h"
#include "app/viewmodels/rows/entrynames.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant {

namespace {

struct FindingRows
{
    Q_DECLARE_TR_FUNCTIONS(FindingRows)
};

struct FindingGroup
{
    QString key;
    QString text;
    int count = 0;
    FindingRow first;
};

} // namespace

QList<RowModel::Row> findingRows(const Roster& roster, const std::vector<Finding>& findings,
                                 const Catalogue& catalogue)
{
    const Roster named = withDistinctNames(roster, catalogue);
    std::vector<FindingGroup> groups;
    for (std::size_t index = 0; index < findings.size(); ++index) {
        const Finding& finding = findings[index];
        const QString text = asSentence(finding.message);
        const QString key = QString::fromStdString(finding.rule) + QLatin1Char(' ') + text;
        auto group = std::ranges::find(groups, key, &FindingGroup::key);
        if (group == groups.end()) {
            groups.push_back({key, text, 0, {}});
            group = groups.end() - 1;
            FindingRow& row = group->first;
            row.index = static_cast<int>(index);
            row.rule = QString::fromStdString(finding.rule);
            if (finding.entry) {
                row.entry = QString::fromStdString(finding.entry->text());
                row.title = toText(*finding.entry, named, catalogue);
            }
            if (finding.fix)
                row.fix = withCapital(toMessage(*finding.fix, named, catalogue));
        }
        ++group->count;
    }
    QList<RowModel::Row> rows;
    for (FindingGroup& group : groups) {
        group.first.text =
            group.count == 1
                ? group.text
                : FindingRows::tr("%1 × %2", "how often: a finding").arg(figure(group.count), group.text);
        rows.append({group.key, {}, QVariant::fromValue(group.first)});
    }
    return rows;
}

} // namespace adjutant
