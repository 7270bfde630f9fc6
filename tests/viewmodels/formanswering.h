#pragma once

#include "app/viewmodels/form/formcontroller.h"

namespace adjutant::test {

/// Answers everything that a form still asks with the first that can be: the lowest number, the first open
/// option, a row where one is needed.
inline void answerAll(FormController& form)
{
    for (int step = 0; step < 200 && !form.complete(); ++step) {
        const QList<RowModel::Row> fields = form.fields()->rows(); // they change with every answer
        for (const RowModel::Row& row : fields) {
            const auto field = row.value.value<FormFieldRow>();
            if (field.kind == QLatin1String("rows") && field.keys.size() < std::max(field.least, 1))
                form.addRow(field.path, field.named ? QStringLiteral("ash") : QString());
        }
        const FormFieldRow asked = form.asked();
        if (asked.path.isEmpty())
            continue;
        if (asked.kind == QLatin1String("number"))
            form.answer(asked.path, asked.lowest);
        else if (asked.kind == QLatin1String("text"))
            form.answer(asked.path, QStringLiteral("ash%1").arg(step));
        else if (asked.kind == QLatin1String("yesno"))
            form.answer(asked.path, false);
        else if (asked.kind == QLatin1String("dice"))
            form.rollForMe(asked.path);
        else
            for (const QList<RowModel::Row> options = asked.options ? asked.options->rows()
                                                                    : QList<RowModel::Row>();
                 const RowModel::Row& option : options)
                if (const auto row = option.value.value<FormOptionRow>();
                    row.standing != QLatin1String("closed")) {
                    if (asked.kind == QLatin1String("several"))
                        form.toggle(asked.path, row.id);
                    else
                        form.answer(asked.path, row.id);
                    if (asked.kind == QLatin1String("pick"))
                        break;
                }
    }
}

} // namespace adjutant::test
