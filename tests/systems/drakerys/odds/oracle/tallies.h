#pragma once

#include "tests/systems/drakerys/odds/oracle/rulings.h"

#include <cmath>
#include <map>

/// Counting trials.
namespace adjutant::oracle {

/// How often each count came up.
class Histogram
{
public:
    void add(int count)
    {
        const auto place = static_cast<std::size_t>(count);
        if (m_times.size() <= place)
            m_times.resize(place + 1, 0);
        ++m_times[place];
        m_sum += count;
        m_squares += static_cast<double>(count) * count;
    }

    /// The share of each count, at least from 0 to `last`.
    std::vector<double> shares(int last, int trials) const
    {
        std::vector<double> shares(std::max(m_times.size(), static_cast<std::size_t>(last) + 1), 0.0);
        for (std::size_t i = 0; i < m_times.size(); ++i)
            shares[i] = static_cast<double>(m_times[i]) / trials;
        return shares;
    }

    double mean(int trials) const { return m_sum / trials; }
    double deviation(int trials) const
    {
        const double average = mean(trials);
        return std::sqrt(std::max(0.0, m_squares / trials - average * average));
    }

private:
    std::vector<int> m_times;
    double m_sum = 0;
    double m_squares = 0;
};

/// What befell one Unit in all the trials.
struct Experience
{
    Histogram casualties;
    Histogram inflicted;
    int destroyed = 0;
    int removed = 0;
    int untested = 0;
    std::map<Mood, int> moods;

    /// One trial; no mood: it did not test.
    void add(const Unit& unit, int fallen, int inflictedInjuries, std::optional<Mood> mood)
    {
        const bool wiped = fallen == unit.warriors;
        casualties.add(fallen);
        inflicted.add(inflictedInjuries);
        destroyed += wiped ? 1 : 0;
        removed += wiped || mood == Mood::Scattered ? 1 : 0;
        if (mood)
            ++moods[*mood];
        else
            ++untested;
    }

    MoraleChances morale(int trials)
    {
        const auto share = [&](int times) { return static_cast<double>(times) / trials; };
        return {share(untested), share(moods[Mood::Scattered]), share(moods[Mood::Destabilised]),
                share(moods[Mood::InDoubt]), share(moods[Mood::Intact])};
    }

    UnitResult result(const Unit& unit, int trials)
    {
        UnitResult result;
        result.casualties = casualties.shares(unit.warriors, trials);
        result.destroyed = static_cast<double>(destroyed) / trials;
        result.removed = static_cast<double>(removed) / trials;
        result.meanInjuriesInflicted = inflicted.mean(trials);
        result.morale = morale(trials);
        return result;
    }
};

} // namespace adjutant::oracle
