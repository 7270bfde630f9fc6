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

/// The words of each.
QStringList translated(const std::vector<door::Chip>& chips);

/// A chance from 0 to 1 as per cent with one decimal.
QString percentText(double chance);

// The name by which people know a thing, or its id where the catalogue has none of that id.
QString toText(const UnitId& id, const Catalogue& catalogue);
QString toText(const FactionId& id, const Catalogue& catalogue);
QString toText(const OptionId& id, const Catalogue& catalogue);

/// What an entry is called: the player's own name for it, else its card's.
QString toText(const RosterEntry& entry, const Catalogue& catalogue);

/// The same by the entry's id, which stands for itself where the roster has no such entry.
QString toText(const EntryId& id, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
