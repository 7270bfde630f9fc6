#pragma once

#include "core/door/form.h"

#include <QVariant>

#include <optional>
#include <string>

namespace adjutant {

/// What a page says as an answer to a field: text, whole number, yes or no, list of faces or of ids, point.
/// None where it can't be one.
std::optional<door::Value> valueOf(const door::Field& field, const QVariant& given);

/// What a form answers as it stands, presets among it; rows by what they hold.
door::Answers wholeOf(const door::Form& form);

/// The draft with one more row, numbered behind the others or named. A row without answers is held by a mark
/// at its own path.
door::Answers withRow(door::Answers answers, const door::Field& rows, const std::string& name);

/// The draft without a row; numbered rows behind it move up.
door::Answers withoutRow(const door::Answers& answers, const door::Field& rows, const std::string& key);

} // namespace adjutant
