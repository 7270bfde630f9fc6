#pragma once

#include "core/catalogue/catalogue.h"
#include "core/door/view.h"
#include "core/roster/roster.h"
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

/// A chance from 0 to 1 as per cent with one decimal.
QString percentText(double chance);

/// The name by which people know a thing, or its id where the catalogue has none of that id. An entry goes by
/// the player's own name for it, else by its card's.
template <class Thing>
requires requires(const Thing& thing, const Catalogue& catalogue)
{
    properName(thing, catalogue);
}
QString toText(const Thing& thing, const Catalogue& catalogue)
{
    return QString::fromStdString(properName(thing, catalogue).name);
}

/// The same by an entry's id, which stands for itself where the roster has no such entry.
inline QString toText(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    return QString::fromStdString(properName(id, roster, catalogue).name);
}

} // namespace adjutant
