#include "app/viewmodels/rows/budgetrows.h"

#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QStringList>

#include <algorithm>

namespace adjutant {

namespace {

QString wholeNameOf(const Budget& budget)
{
    const QString name = toText(budget);
    const QString label = labelText(budget);
    return name == label ? name
                         : PageWords::tr("%1 (%2)", "name of a budget, its short form").arg(name, label);
}

} // namespace

QVariantList budgetRows(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets,
                        const Amounts& pending)
{
    QVariantList rows;
    for (const Budget& budget : budgets)
        rows.append(QVariant::fromValue(BudgetRow{QString::fromUtf8(budget.id), wholeNameOf(budget),
                                                  labelText(budget), spent[budget.id], limits[budget.id],
                                                  pending[budget.id], budget.highestLimit, budget.step}));
    return rows;
}

QString briefAgainstLimits(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(
            amountText(budget, figure(spent[budget.id]) + QLatin1Char('/') + figure(limits[budget.id])));
    return words.join(QStringLiteral(" · "));
}

QString spokenAgainstLimits(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(againstLimit(budget, spent[budget.id], limits[budget.id]));
    return words.join(QStringLiteral(", "));
}

QString briefAmounts(const Amounts& amounts, std::span<const Budget> budgets)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(translated(message(budget.brief, figure(amounts[budget.id]).toStdString())));
    return words.join(QStringLiteral(" · "));
}

QVariantMap mapOf(const Amounts& amounts, std::span<const Budget> budgets)
{
    QVariantMap map;
    for (const Budget& budget : budgets)
        map.insert(QString::fromUtf8(budget.id), amounts[budget.id]);
    return map;
}

Amounts amountsOf(const QVariantMap& map)
{
    Amounts amounts;
    for (auto each = map.begin(); each != map.end(); ++each)
        amounts.set(each.key().toStdString(), each.value().toInt());
    return amounts;
}

Amounts limitsOf(const QVariantMap& map, std::span<const Budget> budgets)
{
    Amounts limits;
    for (const Budget& budget : budgets)
        limits.set(budget.id,
                   std::clamp(map.value(QString::fromUtf8(budget.id)).toInt(), 0, budget.highestLimit));
    return limits;
}

Amounts advisedLimits(Amounts limits, std::span<const Budget> budgets)
{
    for (const Budget& budget : budgets)
        if (budget.advice)
            limits.set(budget.id, budget.advice->limit(limits));
    return limits;
}

QString adviceText(const Amounts& limits, std::span<const Budget> budgets)
{
    const Amounts advised = advisedLimits(limits, budgets);
    QStringList sentences;
    for (const Budget& budget : budgets) {
        if (!budget.advice)
            continue;
        if (advised[budget.id] == limits[budget.id]) {
            sentences.append(translated(message(budget.advice->taken)));
            continue;
        }
        std::vector<Argument> amounts;
        for (const Budget& each : budgets)
            amounts.push_back({advised[each.id]});
        sentences.append(translated(Message(budget.advice->other, std::move(amounts), std::nullopt)));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace adjutant
