#include "core/systems/drakerys/odds/everythreshold.h"

#include "core/systems/drakerys/odds/attack.h"

#include <algorithm>
#include <array>

namespace adjutant::drakerys {

EveryThreshold everyThreshold(int most, std::size_t length)
{
    EveryThreshold table;
    fill(table, most, length);
    return table;
}

void fill(EveryThreshold& table, int most, std::size_t length)
{
    constexpr std::size_t lanes = EveryThreshold::stride;
    if (table.length != length || table.chances.size() != static_cast<std::size_t>(most) * length * lanes) {
        table.length = length;
        table.chances.assign(static_cast<std::size_t>(most) * length * lanes, 0.0);
    }
    std::array<double, lanes> fails{};
    std::array<double, lanes> succeeds{};
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const int threshold =
            std::min(EveryThreshold::lowest + static_cast<int>(lane), EveryThreshold::highest);
        const odds::Face face = odds::faceOf(d10, threshold, odds::HighestFace::addsDie);
        fails[lane] = face.fails;
        succeeds[lane] = face.succeeds;
    }
    constexpr double adds = 0.1;

    // One more die multiplies the generating function by (fails + succeeds z) / (1 - adds z).
    std::vector<double> none(length * lanes, 0.0);
    std::fill_n(none.begin(), lanes, 1.0);
    const double* before = none.data();
    for (int dice = 0; dice < most; ++dice) {
        double* row = table.chances.data() + static_cast<std::size_t>(dice) * length * lanes;
        const std::size_t reach = std::min(length, odds::lengthFor(dice + 1));
        for (std::size_t lane = 0; lane < lanes; ++lane)
            row[lane] = fails[lane] * before[lane];
        for (std::size_t k = 1; k < reach; ++k) {
            const std::size_t here = k * lanes;
            for (std::size_t lane = 0; lane < lanes; ++lane)
                row[here + lane] = fails[lane] * before[here + lane] +
                                   succeeds[lane] * before[here - lanes + lane] +
                                   adds * row[here - lanes + lane];
        }
        before = row;
    }
}

} // namespace adjutant::drakerys
