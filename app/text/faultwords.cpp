#include "app/text/faultwords.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>

namespace adjutant {

QString toText(const yaml::Fault& fault)
{
    const QString sentence = asSentence(yaml::toMessage(fault));
    const QString file = QFileInfo(QString::fromStdString(fault.place.file)).fileName();
    const QString line = figure(fault.place.line);
    const QString column = figure(fault.place.column);
    if (fault.place.line > 0 && file.isEmpty())
        return TextWords::tr("Line %1, column %2: %3").arg(line, column, sentence);
    if (fault.place.line > 0)
        return TextWords::tr("%1, line %2, column %3: %4").arg(file, line, column, sentence);
    return file.isEmpty() ? sentence
                          : TextWords::tr("%1: %2", "a file, what is wrong with it").arg(file, sentence);
}

QString firstTexts(std::span<const yaml::Fault> faults)
{
    return mappedTo<QStringList>(faults.first(std::min<std::size_t>(faults.size(), 3)),
                                 [](const yaml::Fault& fault) { return toText(fault); })
        .join(u'\n');
}

QString toText(CodeRefusal refusal)
{
    switch (refusal) {
    case CodeRefusal::notACode:
        return TextWords::tr(
            "This is not a list code. Nothing was changed. Copy the whole code, starting with ADJ1:.");
    case CodeRefusal::newerVersion:
        return TextWords::tr("This list code was made by a newer version of Adjutant. Nothing was changed. "
                             "Update Adjutant, or ask for the list as a file.");
    case CodeRefusal::damaged:
        return TextWords::tr("The list code is cut off or mistyped. Nothing was changed. Copy the whole "
                             "code again, from ADJ1: to its end.");
    case CodeRefusal::tooLong:
        return TextWords::tr("This text is too long for a list code. Nothing was changed. Copy only the "
                             "code, from ADJ1: to its end.");
    case CodeRefusal::malformed:
        return TextWords::tr("The code is complete, but it doesn’t contain a list. Nothing was changed. Ask "
                             "the sender to share the list again.");
    }
    return {};
}

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
        budget, TextWords::tr("%1 of %2", "what is spent, its limit").arg(figure(spent), figure(limit)));
}

QString amountsText(const Amounts& amounts, std::span<const Budget> budgets, const QString& separator)
{
    return mappedTo<QStringList>(budgets,
                                 [&](const Budget& budget) { return amountText(budget, amounts[budget.id]); })
        .join(separator);
}

QString optionCostText(const Amounts& cost, std::span<const Budget> budgets)
{
    return amountsText(cost, optionBudgets(budgets), QStringLiteral(" · "));
}

} // namespace adjutant
