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

QString toText(const Budget& budget)
{
    return translated(message(budget.name));
}

QString labelText(const Budget& budget)
{
    return translated(message(budget.label));
}

QString amountText(const Budget& budget, const QString& amount)
{
    return translated(message(budget.amount, amount.toStdString()));
}

QString amountText(const Budget& budget, int amount)
{
    return amountText(budget, figure(amount));
}

QString againstLimit(const Budget& budget, int spent, int limit)
{
    return amountText(
        budget, BudgetWords::tr("%1 of %2", "what is spent, its limit").arg(figure(spent), figure(limit)));
}

QString amountsText(const Amounts& amounts, std::span<const Budget> budgets, const QString& separator)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(amountText(budget, amounts[budget.id]));
    return words.join(separator);
}

QString optionCostText(const Amounts& cost, std::span<const Budget> budgets)
{
    return amountsText(cost, optionBudgets(budgets), QStringLiteral(" · "));
}

} // namespace adjutant
