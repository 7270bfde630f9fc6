#pragma once

#include "core/expected.h"
#include "core/reference/reference.h"

#include <QString>

namespace adjutant {

/// Where the players' bookmarks, notes and house rules of a game are kept, beneath the folder of the user's
/// own things.
QString ownRulesPath(const QString& dataFolder, const QString& system);

/// What is kept there; nothing where there is no file yet. Refused, in words, where it can't be read: the
/// file stays as it is.
Expected<OwnRules, QString> loadOwnRules(const QString& dataFolder, const QString& system);

/// Keeps it, whole or not at all; why it wasn't, in words.
Expected<void, QString> saveOwnRules(const OwnRules& rules, const QString& dataFolder, const QString& system);

/// What was written as entries to search in, each with the id and title of the rule that it was written to.
Reference asReference(const OwnRules& rules, const Reference& beside);

} // namespace adjutant
