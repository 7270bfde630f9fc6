#include "findingrows.h"

#include "app/text/findingwords.h"
#include "app/text/names.h"

namespace adjutant {

QList<RowModel::Row> findingRows(const Roster& roster, const std::vector<Finding>& findings,
                                 const Catalogue& catalogue)
{
    QList<RowModel::Row> rows;
    for (const Finding& finding : findings) {
        FindingRow row;
        row.index = static_cast<int>(rows.size());
        if (finding.entry) {
            row.entry = QString::fromStdString(finding.entry->text());
            if (const RosterEntry* entry = roster.find(*finding.entry))
                row.title = nameOf(*entry, catalogue);
        }
        row.text = wordsFor(finding, roster, catalogue);
        if (finding.mend)
            row.mend = wordsFor(*finding.mend, roster, catalogue);
        const QString rule =
            QString::fromUtf8(ruleOf(finding).data(), static_cast<qsizetype>(ruleOf(finding).size()));
        rows.append({rule + QLatin1Char(' ') + row.entry + QLatin1Char(' ') + row.text,
                     {},
                     QVariant::fromValue(row)});
    }
    return rows;
}

} // namespace adjutant
