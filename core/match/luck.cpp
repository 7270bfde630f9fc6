#include "core/match/luck.h"

namespace adjutant {

using odds::Distribution;

namespace {

/// The chances of a sum near where they are not negligible: `chances[k]` is that of `least + k`.
struct SumOfRolls
{
    std::size_t least = 0;
    Distribution chances{1.0};

    /// Adds a roll; sums above `most` may be counted together with what is left out.
    void add(const Distribution& roll, std::size_t most)
    {
        if (chances.empty() || least > most) {
            chances.clear();
            return;
        }
        chances = odds::convolve(chances, roll, most - least + 1);
        odds::trim(chances, odds::negligible, 0);
        std::size_t first = 0;
        for (double cut = 0; first < chances.size(); ++first) {
            cut += chances[first];
            if (cut >= odds::negligible)
                break;
        }
        chances.erase(chances.begin(), chances.begin() + static_cast<std::ptrdiff_t>(first));
        least += first;
    }
};

double expectedOf(const ForecastRoll& roll)
{
    const double left = std::max(0.0, 1 - odds::total(roll.forecast));
    return roll.first + odds::mean(roll.forecast) + left * static_cast<double>(roll.forecast.size());
}

/// The luck with the rolls for which `counts` holds.
template <class Counts> Luck luckWith(std::span<const ForecastRoll> rolls, Counts counts)
{
    Luck luck;
    std::size_t above = 0; // beyond what the first chances are those of
    for (const ForecastRoll& roll : rolls)
        if (counts(roll)) {
            ++luck.rolls;
            luck.expected += expectedOf(roll);
            luck.observed += std::max(roll.first, roll.observed);
            above += static_cast<std::size_t>(std::max(0, roll.observed - roll.first));
        }
    if (luck.rolls == 0)
        return luck;

    SumOfRolls sum;
    for (const ForecastRoll& roll : rolls)
        if (counts(roll))
            sum.add(roll.forecast, above);
    double same = 0;
    for (std::size_t k = 0; k < sum.chances.size(); ++k)
        (sum.least + k < above ? luck.fewer : same) += sum.chances[k];
    luck.more = std::max(0.0, 1 - luck.fewer - same);
    luck.percentile = std::min(1.0, luck.fewer + same / 2);
    return luck;
}

} // namespace

std::vector<LuckOfKind> luckOf(std::span<const ForecastRoll> rolls, const PlayerId& player)
{
    const auto counts = [&player](const ForecastRoll& roll) {
        return roll.player == player && !roll.forecast.empty();
    };
    std::vector<LuckOfKind> lucks{{std::string(), luckWith(rolls, counts)}};
    for (const ForecastRoll& roll : rolls)
        if (counts(roll) && !findIn(lucks, roll.kind, &LuckOfKind::kind))
            lucks.push_back({roll.kind, luckWith(rolls, [&](const ForecastRoll& other) {
                                 return counts(other) && other.kind == roll.kind;
                             })});
    return lucks;
}

} // namespace adjutant
