#include "core/odds/distribution.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>

namespace adjutant::odds {

double total(std::span<const double> p)
{
    return std::accumulate(p.begin(), p.end(), 0.0);
}

double mean(std::span<const double> p)
{
    double sum = 0;
    for (std::size_t k = 1; k < p.size(); ++k)
        sum += static_cast<double>(k) * p[k];
    return sum;
}

Distribution convolve(std::span<const double> a, std::span<const double> b, std::size_t longest)
{
    if (a.empty() || b.empty() || longest == 0)
        return {};
    if (a.size() > b.size())
        std::swap(a, b);
    Distribution sum(std::min(a.size() + b.size() - 1, longest), 0.0);
    for (std::size_t i = 0; i < std::min(a.size(), sum.size()); ++i)
        if (a[i] != 0)
            accumulate(sum, a[i], b.first(std::min(b.size(), sum.size() - i)), i);
    return sum;
}

Distribution power(std::span<const double> one, int n, std::size_t longest)
{
    Distribution result{1.0};
    result.resize(std::min<std::size_t>(1, longest), 1.0);
    Distribution square(one.begin(), one.end());
    for (; n > 0; n /= 2) {
        if (n % 2 == 1) {
            result = convolve(result, square, longest);
            trim(result, negligible, 1);
        }
        if (n > 1) {
            square = convolve(square, square, longest);
            trim(square, negligible, 1);
        }
    }
    return result;
}

void accumulate(Distribution& into, double weight, std::span<const double> p, std::size_t first)
{
    if (into.size() < first + p.size())
        into.resize(first + p.size(), 0.0);
    for (std::size_t k = 0; k < p.size(); ++k)
        into[first + k] += weight * p[k];
}

void trim(Distribution& p, double rest, std::size_t shortest)
{
    std::size_t size = p.size();
    for (double cut = 0; size > shortest; --size) {
        cut += p[size - 1];
        if (cut > rest)
            break;
    }
    p.resize(std::max(size, shortest), 0.0);
}

Distribution binomial(int n, double chance)
{
    Distribution p(static_cast<std::size_t>(n) + 1, 0.0);
    if (chance <= 0) {
        p.front() = 1;
        return p;
    }
    if (chance >= 1) {
        p.back() = 1;
        return p;
    }
    // From the most likely count outwards, then scaled to 1: no underflow, no cancellation.
    const int mode = std::min(n, static_cast<int>((n + 1) * chance));
    const double odds = chance / (1 - chance);
    const auto at = [&p](int k) -> double& { return p[static_cast<std::size_t>(k)]; };
    at(mode) = 1;
    double sum = 1;
    for (int k = mode; k < n; ++k)
        sum += at(k + 1) = at(k) * odds * (n - k) / (k + 1);
    for (int k = mode; k > 0; --k)
        sum += at(k - 1) = at(k) * k / ((n - k + 1) * odds);
    for (double& entry : p)
        entry /= sum;
    return p;
}

constexpr std::size_t shortBuffer = 256;

// Whole numbers as doubles: converting them in the inner loop would cost more than the sum itself.
constexpr auto whole = [] {
    std::array<double, 2048> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<double>(i);
    return numbers;
}();

constexpr auto inverse = [] {
    std::array<double, shortBuffer + 1> numbers{};
    for (std::size_t i = 1; i < numbers.size(); ++i)
        numbers[i] = 1.0 / static_cast<double>(i);
    return numbers;
}();

// Dice that bring anything: binomial, then every further success in turn. All terms are positive.
// `alive[j]` holds the chance that exactly j dice bring exactly one success each and the others none.
static void spreadExtras(const AddingDie& die, int n, std::size_t longest, double* __restrict alive,
                         double* __restrict out)
{
    const std::size_t most = std::min(static_cast<std::size_t>(n) + 1, longest);
    for (std::size_t j = 0; j < most; ++j)
        out[j] += alive[j];
    if (die.again <= 0)
        return;
    alive[0] = 0;
    double bound = 1; // of the sum of what is spread
    for (std::size_t extra = 1; extra < longest; ++extra) {
        // C(j+extra-1, extra) * again^extra from the one before it.
        const double step = die.again / static_cast<double>(extra);
        const std::size_t count = std::min(most, longest - extra);
        const double* __restrict numbers = whole.data() + extra - 1;
        double* __restrict more = out + extra;
        for (std::size_t j = 0; j < count; ++j) {
            alive[j] *= step * numbers[j];
            more[j] += alive[j];
        }
        bound *= step * numbers[most - 1];
        if (bound < negligible)
            break;
    }
}

// From the chance that no die brings anything upwards.
static void fromAllFail(const AddingDie& die, int n, std::size_t longest, double allFail, double* out)
{
    assert(longest <= shortBuffer && n < static_cast<int>(whole.size() - shortBuffer));
    std::array<double, shortBuffer> alive;
    const std::size_t most = std::min(static_cast<std::size_t>(n) + 1, longest);
    const double ratio = die.none > 0 ? die.one / die.none : 0;
    double chance = allFail;
    for (std::size_t j = 0; j < most; ++j) {
        alive[j] = chance;
        chance *= ratio * whole[static_cast<std::size_t>(n) - j] * inverse[j + 1];
    }
    spreadExtras(die, n, longest, alive.data(), out);
}

std::size_t lengthFor(int dice, double again)
{
    const auto n = static_cast<std::size_t>(dice);
    // Added dice are few: the chance of more than n/3 + 24 beyond the first n is below 1e-17 up to 1000 dice.
    if (again <= 0.1)
        return n + n / 3 + 24;
    // Where they are more, both the expected ones and the tail behind them grow.
    const double expected = dice * again / (1 - again);
    const double tail = 24 * std::log(0.1) / std::log(again);
    return n + static_cast<std::size_t>(std::ceil(3 * expected + tail));
}

Face faceOf(int sides, int threshold, HighestFace highest)
{
    assert(sides >= 2);
    const double faces = sides;
    const int below = std::clamp(threshold, 1, sides + 1) - 1; // faces that fail
    switch (highest) {
    case HighestFace::addsDie:
        return {std::min(below, sides - 1) / faces, std::max(sides - below - 1, 0) / faces, 1 / faces};
    case HighestFace::counts:
        return {below / faces, (sides - below) / faces, 0};
    case HighestFace::fails:
        return {std::min(below + 1, sides) / faces, std::max(sides - below - 1, 0) / faces, 0};
    }
    return {};
}

AddingDie through(const AddingDie& first, const AddingDie& second)
{
    // P(Q(0)), P'(Q(0)) * Q'(0), and the pole of the composition.
    const double gap = 1 - first.again * second.none;
    return {first.none + first.one * second.none / gap, first.one * second.one / (gap * gap),
            second.again + first.again * second.one / gap};
}

Distribution distributionOf(const AddingDie& die, std::size_t longest)
{
    Distribution p;
    p.reserve(std::min<std::size_t>(longest, 32));
    double chance = die.none;
    for (std::size_t k = 0; k < longest && (k < 2 || chance > negligible * 1e-2); ++k) {
        p.push_back(chance);
        chance = k == 0 ? die.one : chance * die.again;
    }
    return p;
}

Distribution successes(const AddingDie& die, int n, std::size_t longest)
{
    longest = std::min(longest, lengthFor(n, die.again));
    Distribution out(longest, 0.0);
    constexpr double farFromUnderflow = 1e-250;
    if (const double allFail = std::pow(die.none, n); longest <= shortBuffer && allFail > farFromUnderflow) {
        fromAllFail(die, n, longest, allFail, out.data());
    } else {
        Distribution alive = binomial(n, 1 - die.none);
        // The chance that a die which brings anything brings exactly one.
        const double single = 1 - die.again;
        double factor = 1;
        for (double& chance : alive) {
            chance *= factor;
            factor *= single;
        }
        spreadExtras(die, n, longest, alive.data(), out.data());
    }
    trim(out, negligible, 1);
    return out;
}

} // namespace adjutant::odds
