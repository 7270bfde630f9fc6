#pragma once

#include "app/text/messagetext.h"
#include "core/systems/drakerys/match/spokennames.h"

#include <string_view>

namespace adjutant {

/// What something of the game is called, in the reader's language: a player or Unit of a table, an Action, a
/// mission.
template <class... Of> QString spoken(const Of&... of)
{
    return translated(drakerys::toMessage(of...));
}

/// What core calls something, as Qt's text.
inline QString fromCore(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// The Unit that a page names.
inline UnitRef refOf(const QString& unit)
{
    return unitRefOf(unit.toStdString());
}

} // namespace adjutant
