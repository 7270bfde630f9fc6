#include "app/rules/plainrule.h"

#include <QRegularExpression>

namespace adjutant {

QString plainText(const ReferenceEntry& entry)
{
    static const QRegularExpression ruleOfTable(QStringLiteral(R"(\|[ :|-]*-[ :|-]*\|)"));
    static const QRegularExpression head(QStringLiteral(R"((^|\n)\s*([-*#>]+|\d+\.)\s+)"));
    static const QRegularExpression marks(QStringLiteral(R"([*_`|]+)"));
    QString text = QString::fromStdString(entry.text + '\n' + entry.reading);
    text.replace(ruleOfTable, QStringLiteral(" "));
    text.replace(head, QStringLiteral(" "));
    text.replace(marks, QStringLiteral(" "));
    return text.simplified();
}

} // namespace adjutant
