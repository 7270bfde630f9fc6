#include "app/text/budgetwords.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

namespace {

struct BudgetWords
{
    Q_DECLARE_TR_FUNCTIONS(BudgetWords)
};

} // namespace

QString nameOf(const Budget& budget)
{
    return translated(message(budget.name));
}

QString labelOf(const Budget& budget)
{
    return translated(message(budget.label));
}

QString amountInWords(const Budget& budget, const QString& amount)
{
    return translated(message(budget.amount, amount.toStdString()));
}

QString amountInWords(const Budget& budget, int amount)
{
    return amountInWords(budget, figure(amount));
}

QString againstLimit(const Budget& budget, int spent, int limit)
{
    return amountInWords(
        budget, BudgetWords::tr("%1 of %2", "what is spent, its limit").arg(figure(spent), figure(limit)));
}

QString amountsInWords(const Amounts& amounts, std::span<const Budget> budgets, const QString& separator)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(amountInWords(budget, amounts[budget.id]));
    return words.join(separator);
}

QString optionCostInWords(const Amounts& cost, std::span<const Budget> budgets)
{
    return amountsInWords(cost, optionBudgets(budgets), QStringLiteral(" · "));
}

} // namespace adjutant
