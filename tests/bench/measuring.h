#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

namespace adjutant::test {

inline double millisecondsOf(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

inline double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

inline double medianOf(int times, const std::function<void()>& work)
{
    std::vector<double> took;
    for (int k = 0; k < times; ++k)
        took.push_back(millisecondsOf(work));
    return medianOf(took);
}

/// The time of what did not happen says nothing, so no figure is printed at all.
[[noreturn]] inline void giveUp(const char* why)
{
    std::fprintf(stderr, "%s; nothing was measured\n", why);
    std::exit(1);
}

} // namespace adjutant::test
