#pragma once

#include "core/catalogue/ids.h"

#include <vector>

namespace adjutant {

/// A line of a player aid: one text, or the cells of a table. In texts what counts most stands between `**`.
struct AidRow
{
    std::vector<std::string> cells;
    ReferenceId rule; ///< of its entry; empty: it has none
};

/// What stands together under one title.
struct AidBlock
{
    enum class Kind { lines, steps, table };

    std::string title;
    ReferenceId rule; ///< of its entry; empty: it has none
    Kind kind = Kind::lines;
    std::vector<std::string> header; ///< of a table
    std::vector<AidRow> rows;        ///< of a table as many cells each as the header has, else one
};

/// What players look up in the middle of a game, on one page: costs, tables, sequence.
struct PlayerAid
{
    SystemId system;
    std::string language; ///< of its text: `en`
    std::vector<AidBlock> blocks;
};

/// A piece of a text, and whether it is what counts most.
struct AidPiece
{
    std::string text;
    bool strong = false;
};

/// The pieces of a text between its `**`.
std::vector<AidPiece> piecesOf(const std::string& text);

/// The text without its `**`.
std::string plainText(const std::string& text);

/// Whether a cell is a figure, to be seen at a glance: short, without a space, and with a digit.
bool isFigure(const std::string& cell);

/// Whether a column of a table has figures.
bool hasFigures(const AidBlock& block, std::size_t column);

} // namespace adjutant
