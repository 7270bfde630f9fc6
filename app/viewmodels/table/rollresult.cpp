#include "app/viewmodels/table/rollresult.h"

#include "app/table/tablefold.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/form/formfieldrows.h"

#include <algorithm>

namespace adjutant {

QVariantList rollsOf(const table::Form& form)
{
    QVariantList rolls;
    for (std::size_t k = 0; k < form.fields.size(); ++k) {
        const table::Field& field = form.fields[k];
        const auto* dice = std::get_if<table::DiceInput>(&field.input);
        const bool isCounted = field.origin == table::Origin::leftOut;
        if (!dice || field.secret || (!isCounted && facesOf(field).empty()))
            continue;
        TableRollRow row;
        row.label = translated(field.label);
        row.reading = translated(dice->reading);
        if (!isCounted)
            row.dice = rowOf(field).dice;
        else if (const table::Field* count = countInPlaceOf(form.fields, k))
            row.reading = labelledText(*count);
        rolls.append(QVariant::fromValue(row));
    }
    return rolls;
}

QVariantList toldSinceLastProcedure(const Session& session)
{
    QVariantList told;
    for (const LogLine& line : session.latest(everybody))
        for (const Sentence& each : line.sentences)
            if (line.role != table::Role::correction)
                told.append(QVariant::fromValue(TableToldRow{translated(each.message), toneId(each.tone)}));
    return told;
}

} // namespace adjutant
