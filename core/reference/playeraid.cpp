#include "core/reference/playeraid.h"

#include <algorithm>

namespace adjutant {

std::vector<AidPiece> piecesOf(const std::string& text)
{
    std::vector<AidPiece> pieces;
    bool strong = false;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find("**", at), text.size());
        if (end > at)
            pieces.push_back({text.substr(at, end - at), strong});
        strong = !strong;
        at = end + 2;
    }
    return pieces;
}

std::string plainText(const std::string& text)
{
    std::string plain;
    for (const AidPiece& piece : piecesOf(text))
        plain += piece.text;
    return plain;
}

bool isFigure(const std::string& cell)
{
    constexpr std::size_t longest = 8; // bytes: `×3`
    return !cell.empty() && cell.size() <= longest && cell.find(' ') == std::string::npos &&
           std::ranges::any_of(cell, [](char each) { return each >= '0' && each <= '9'; });
}

bool hasFigures(const AidBlock& block, std::size_t column)
{
    return std::ranges::any_of(block.rows,
                               [column](const AidRow& row) { return isFigure(row.cells[column]); });
}

} // namespace adjutant
