#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"

#include <QByteArray>
#include <QPagedPaintDevice>
#include <QString>

#include <optional>

namespace adjutant {

// A list of a game whose cards are forms: each card with its figures, its abilities and its notes.

QString cardListText(const Roster& roster, const GameSystem& game, const Catalogue& catalogue);
QString cardListMarkdown(const Roster& roster, const GameSystem& game, const Catalogue& catalogue);
QString cardListHtml(const Roster& roster, const GameSystem& game, const Catalogue& catalogue);

/// On a printer, or into a file; false where the device fails.
bool printCardList(QPagedPaintDevice& device, const Roster& roster, const GameSystem& game,
                   const Catalogue& catalogue);

/// On paper; none without a QGuiApplication.
std::optional<QByteArray> cardListPdf(const Roster& roster, const GameSystem& game,
                                      const Catalogue& catalogue);

} // namespace adjutant
