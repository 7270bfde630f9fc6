#include "app/rules/plainrule.h"

#include <QRegularExpression>

namespace adjutant {

QString withoutMarks(const std::string& markdown)
{
    static const QRegularExpression picture(QStringLiteral(R"(!\[([^\]\[]*)\](\([^)(]*\)|\[[^\]\[]*\]))"));
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]\[]*)\](\([^)(]*\)|\[[^\]\[]*\]))"));
    static const QRegularExpression ruleOfTable(QStringLiteral(R"(\|[ :|-]*-[ :|-]*\|)"));
    static const QRegularExpression head(QStringLiteral(R"((^|\n)\s*([-*#>]+|\d+\.)\s+)"));
    static const QRegularExpression marks(QStringLiteral(R"([*_`|]+)"));
    QString text = QString::fromStdString(markdown);
    text.replace(picture, QStringLiteral("\\1"));
    text.replace(link, QStringLiteral("\\1"));
    text.replace(ruleOfTable, QStringLiteral(" "));
    text.replace(head, QStringLiteral(" "));
    text.replace(marks, QStringLiteral(" "));
    return text.simplified();
}

QString plainText(const ReferenceEntry& entry)
{
    return withoutMarks(entry.text + '\n' + entry.reading);
}

} // namespace adjutant
