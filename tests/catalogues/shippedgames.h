#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::test {

/// A row for each game.
inline void eachGame()
{
    const auto row = columns<QString>("game");
    for (const GameSystem& game : gameSystems())
        row(std::string(game.id), std::string(game.id));
}

/// All numbers of a text, whatever their order.
inline QStringList figuresOf(const std::string& text)
{
    static const QRegularExpression number("\\d+");
    QStringList figures;
    for (const auto& found : number.globalMatch(QString::fromStdString(text)))
        figures.append(found.captured());
    figures.sort();
    return figures;
}

} // namespace adjutant::test
