#pragma once

#include "app/viewmodels/form/formrows.h"
#include "core/table/form.h"

#include <functional>

namespace adjutant {

/// A field as a page shows it, but for what its neighbours say of it: its place among them, its options.
FormFieldRow rowOf(const table::Field& field);

/// The options of a pick, with what the odds are known to say of each.
QList<RowModel::Row> optionRowsOf(const table::Field& field,
                                  const std::function<QString(const table::Forecast&)>& headlineOf);

/// What the odds say, in short: the headline and a few bars.
ForecastRow rowOf(const table::OddsView& odds);
ForecastRow rowOf(const table::Series& roll);

/// Whether it is a detail that most players leave as it is, and these have left so.
bool isFolded(const table::Field& field);

/// An answer in words.
QString valueText(const table::Field& field);

/// The number that was counted in place of the dice that are asked there; null where there is none.
const table::Field* countInPlaceOf(const std::vector<table::Field>& fields, std::size_t dice);

/// An answer behind its question: "Hits: 2".
QString labelledText(const table::Field& field);

/// How something sounds, as pages know it: "plain", "good", "bad", "quiet".
QString toneId(table::Tone tone);

/// "open", "warned" or "closed".
QString standingId(table::Standing standing);

/// What the answer's list of faces is; empty where it is none.
std::vector<int> facesOf(const table::Field& field);

} // namespace adjutant
