#pragma once

#include "core/systems/drakerys/resolution/resolution.h"

#include <vector>

namespace adjutant::drakerys {

/// A roll of more dice than this is given up: its source shows nothing but 10s.
inline constexpr std::size_t mostFaces = 10'000;

/// The faces of a complete roll in the order in which `countOf` reads them; `face()` gives one face from 1 to
/// 10 after the other. Complete unless the source gives something else or 10s without end.
template <class Source> std::vector<int> facesOf(const RollDue& roll, Source&& face)
{
    std::vector<int> faces;
    for (DiceCount count = countOf(faces, roll); !count.complete() && faces.size() < mostFaces;
         count = countOf(faces, roll))
        for (int left = count.toRoll; left > 0; --left)
            faces.push_back(face());
    return faces;
}

} // namespace adjutant::drakerys
