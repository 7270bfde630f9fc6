#include "core/odds/distribution.h"

#include <algorithm>
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
    for (std::size_t i = 0; i < std::min(a.size(), sum.size()); ++i) {
        const double weight = a[i];
        if (weight == 0)
            continue;
        const std::size_t count = std::min(b.size(), sum.size() - i);
        for (std::size_t j = 0; j < count; ++j)
            sum[i + j] += weight * b[j];
    }
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

void accumulate(Distribution& into, double weight, std::span<const double> p)
{
    if (into.size() < p.size())
        into.resize(p.size(), 0.0);
    for (std::size_t k = 0; k < p.size(); ++k)
        into[k] += weight * p[k];
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

} // namespace adjutant::odds
