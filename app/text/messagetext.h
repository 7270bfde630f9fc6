#pragma once

#include "core/table/view.h"
#include "core/words/message.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace adjutant {

/// A message in the reader's language: its text is looked up under its context, numbers and chances are
/// written as the language does. What has no translation stays English.
QString translated(const Message& message);

/// The same with a capital letter, as it stands on a button.
QString withCapital(const Message& message);

/// The same as a whole sentence: what a rule says stands alone on a page, with a capital letter and a full
/// stop.
QString asSentence(const Message& message);

/// Each of them; empty ones fall away.
QStringList translated(const std::vector<Message>& messages);

/// The words of each.
QStringList translated(const std::vector<table::Chip>& chips);

/// A chance from 0 to 1 as per cent with one decimal.
QString percentText(double chance);

} // namespace adjutant
