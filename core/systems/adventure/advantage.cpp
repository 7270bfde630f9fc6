#include "core/systems/adventure/advantage.h"

#include <array>
#include <numeric>

namespace adjutant::adventure {

namespace {

constexpr int highestTotal = 18; ///< 6 and the 12 of a D12

// In how many of all rolls each total shows.
struct Rolls
{
    std::array<int, highestTotal + 1> ofTotal{};
    int all = 0;
};

Rolls rollsOf(int net)
{
    Rolls rolls;
    const int third = std::max(sidesOfThird(net), 1);
    rolls.all = 6 * 6 * third;
    for (int one = 1; one <= 6; ++one)
        for (int two = 1; two <= 6; ++two)
            for (int added = 1; added <= third; ++added) {
                const int sum = one + two + added;
                const int total = net > 0   ? sum - std::min({one, two, added})
                                  : net < 0 ? sum - std::max({one, two, added})
                                            : one + two;
                ++rolls.ofTotal[static_cast<std::size_t>(total)];
            }
    return rolls;
}

const Rolls& knownRolls(int net)
{
    static const auto all = [] {
        std::array<Rolls, 2 * mostThatCount + 1> made;
        for (int each = -mostThatCount; each <= mostThatCount; ++each)
            made[static_cast<std::size_t>(each + mostThatCount)] = rollsOf(each);
        return made;
    }();
    return all[static_cast<std::size_t>(net + mostThatCount)];
}

} // namespace

int netSources(int advantage, int disadvantage)
{
    return std::clamp(advantage - disadvantage, -mostThatCount, mostThatCount);
}

int sidesOfThird(int net)
{
    return net == 0 ? 0 : net > 0 ? 4 + 2 * net : 14 + 2 * net;
}

std::vector<door::Die> diceOf(int net)
{
    std::vector<door::Die> dice(2, door::Die{6});
    if (net != 0)
        dice.push_back({sidesOfThird(net), message(net > 0 ? WORDS("adventure", "advantage")
                                                           : WORDS("adventure", "disadvantage"))});
    return dice;
}

int keptTotal(int net, const std::vector<int>& faces)
{
    const int sum = std::accumulate(faces.begin(), faces.end(), 0);
    return net == 0 || faces.size() < 3 ? sum
           : net > 0                    ? sum - *std::ranges::min_element(faces)
                                        : sum - *std::ranges::max_element(faces);
}

odds::Distribution totalsOf(int net)
{
    const Rolls& rolls = knownRolls(net);
    odds::Distribution chances;
    for (int total = lowestTotal; total <= highestTotal; ++total)
        chances.push_back(rolls.ofTotal[static_cast<std::size_t>(total)] / static_cast<double>(rolls.all));
    while (chances.back() == 0)
        chances.pop_back();
    return chances;
}

double chanceOf(int net, int target)
{
    const Rolls& rolls = knownRolls(net);
    int reached = 0;
    for (int total = std::max(target, lowestTotal); total <= highestTotal; ++total)
        reached += rolls.ofTotal[static_cast<std::size_t>(total)];
    return reached / static_cast<double>(rolls.all);
}

Message diceText(int net)
{
    if (net == 0)
        return WORDS("adventure", "2D6");
    return message(net > 0 ? WORDS("adventure", "2D6 and 1D%1, keep the highest two")
                           : WORDS("adventure", "2D6 and 1D%1, keep the lowest two"),
                   sidesOfThird(net));
}

Message netText(int net)
{
    if (net == 0)
        return WORDS("adventure", "no advantage or disadvantage");
    return net > 0 ? counted(WORDS_N("adventure", "%n source(s) of advantage"), net)
                   : counted(WORDS_N("adventure", "%n source(s) of disadvantage"), -net);
}

Task<SourcesInPlay> askSources(Ask& ask, std::string prefix, int most, Message knownAdvantage,
                               Message knownDisadvantage)
{
    NumberOf advantage(prefix + "advantage", WORDS("adventure", "Extra advantage"), 0, most);
    advantage.preset(0).why(std::move(knownAdvantage)).rule("rule/advantage");
    NumberOf disadvantage(prefix + "disadvantage", WORDS("adventure", "Extra disadvantage"), 0, most);
    disadvantage.preset(0).why(std::move(knownDisadvantage)).rule("rule/disadvantage");
    SourcesInPlay sources;
    sources.advantage = co_await ask.number(std::move(advantage));
    sources.disadvantage = co_await ask.number(std::move(disadvantage));
    co_return sources;
}

} // namespace adjutant::adventure
