#include "core/odds/pool.h"

#include <algorithm>
#include <cmath>

namespace adjutant::odds {

namespace {

// What one die brings with everything it adds: g = fails + succeeds * hit + adds * critical * g.
Distribution oneDie(const Face& face, std::span<const double> hit, std::span<const double> critical,
                    std::size_t longest)
{
    Distribution g;
    g.reserve(std::min<std::size_t>(longest, 64));
    const double scale = 1 / (1 - face.adds * (critical.empty() ? 0.0 : critical[0]));
    std::size_t quiet = 0; // entries in a row that are too small to matter
    for (std::size_t k = 0; k < longest && quiet < 4; ++k) {
        double chance = (k == 0 ? face.fails : 0) + (k < hit.size() ? face.succeeds * hit[k] : 0);
        const std::size_t reach = std::min(k + 1, critical.size());
        for (std::size_t i = 1; i < reach; ++i)
            chance += face.adds * critical[i] * g[k - i];
        g.push_back(chance * scale);
        quiet = g.back() < negligible * 1e-2 && k >= hit.size() ? quiet + 1 : 0;
    }
    return g;
}

// What an initial die brings that is not a failure (not scaled: the rest up to 1 is the failure).
Distribution succeeding(const Face& face, std::span<const double> hit, std::span<const double> critical,
                        std::span<const double> added, std::size_t longest)
{
    Distribution s = convolve(critical, added, longest);
    for (double& chance : s)
        chance *= face.adds;
    accumulate(s, face.succeeds, hit.first(std::min(hit.size(), longest)));
    return s;
}

// The number of dice of n that a further roll keeps adding: C(n+t-1, t) again^t (1-again)^n.
Distribution addedDice(int n, double again)
{
    Distribution t{std::pow(1 - again, n)};
    while (n > 0 && again > 0) {
        const auto k = static_cast<double>(t.size());
        const double next = t.back() * again * (n + k - 1) / k;
        if (next < negligible && k > n * again)
            break;
        t.push_back(next);
    }
    return t;
}

// A chance n times in a row, for small n: each doubling of n doubles the rounding.
double inARow(double chance, int n)
{
    double result = 1;
    for (double square = chance; n > 0; n /= 2, square *= square)
        if (n % 2 == 1)
            result *= square;
    return result;
}

constexpr double ones[] = {0.0, 1.0};

// Chances below this are skipped one by one where very many are summed.
constexpr double tiny = negligible * 1e-2;

} // namespace

Distribution successes(const Pool& pool, std::size_t longest)
{
    if (pool.rerolls == 0)
        return successes(addingDie(pool.face), pool.dice, longest);
    return sumOver(pool, ones, ones, longest);
}

double expectedRolled(const Pool& pool)
{
    if (pool.rerolls == 0)
        return pool.dice;
    if (pool.rerolls >= pool.dice)
        return pool.dice * (1 + pool.face.fails);
    const Distribution failures = binomial(pool.dice, pool.face.fails);
    double rerolled = 0;
    for (std::size_t failed = 1; failed < failures.size(); ++failed)
        rerolled +=
            failures[failed] * std::min(static_cast<double>(failed), static_cast<double>(pool.rerolls));
    return pool.dice + rerolled;
}

std::array<double, 3> atMostTwo(const Pool& pool)
{
    const Face& face = pool.face;
    const AddingDie die = addingDie(face);
    double none = die.none;
    double one = die.one;
    double two = die.one * die.again;
    if (pool.rerolls >= pool.dice) {
        // A failure counts as the die it is rerolled with, a ten as itself and the die it adds.
        two = face.fails * two + face.adds * one;
        one = face.fails * one + face.succeeds + face.adds * none;
        none *= face.fails;
    }
    const double n = pool.dice;
    const double others = inARow(none, pool.dice - 2);
    return {others * none * none, n * others * none * one,
            n * others * none * two + n * (n - 1) / 2 * others * one * one};
}

Distribution sumOver(const Pool& pool, std::span<const double> hit, std::span<const double> critical,
                     std::size_t longest)
{
    if (pool.dice == 0 || pool.face.fails >= 1)
        return {1.0};
    const Distribution die = oneDie(pool.face, hit, critical, longest);
    if (pool.rerolls == 0)
        return power(die, pool.dice, longest);
    Distribution kept = succeeding(pool.face, hit, critical, die, longest);
    if (pool.rerolls >= pool.dice) {
        accumulate(kept, pool.face.fails, die);
        return power(kept, pool.dice, longest);
    }

    // Sum over the number of failures: chance * kept^(others) * die^(rerolled), by Horner's rule.
    for (double& chance : kept)
        chance /= 1 - pool.face.fails;
    const Distribution failures = binomial(pool.dice, pool.face.fails);
    Distribution sum{failures[0]};
    Distribution rerolled{1.0};
    for (int failed = 1; failed <= pool.dice; ++failed) {
        if (failed <= pool.rerolls)
            rerolled = convolve(rerolled, die, longest);
        sum = convolve(sum, kept, longest);
        accumulate(sum, failures[static_cast<std::size_t>(failed)], rerolled);
        trim(sum, negligible, 1);
    }
    return sum;
}

SuccessesAndCriticals successesAndCriticals(const Pool& pool)
{
    const Face& face = pool.face;
    SuccessesAndCriticals joint;
    if (pool.dice == 0 || face.fails >= 1) {
        joint.rows = {{1.0}};
        return joint;
    }
    // Among dice rolled until none adds another, the dice added and the plain successes are independent.
    const auto plain = [&face](int dice) {
        return binomial(dice, face.succeeds / (face.fails + face.succeeds));
    };
    const auto add = [&joint](std::size_t plainOffset, const Distribution& plainPart,
                              const Distribution& tens) {
        if (joint.rows.size() < tens.size())
            joint.rows.resize(tens.size());
        std::size_t first = 0;
        std::size_t last = plainPart.size();
        while (first < last && plainPart[first] < tiny)
            ++first;
        while (last > first && plainPart[last - 1] < tiny)
            --last;
        const std::span<const double> part = std::span(plainPart).subspan(first, last - first);
        for (std::size_t t = 0; t < tens.size(); ++t)
            accumulate(joint.rows[t], tens[t] < tiny ? 0 : tens[t], part, plainOffset + first);
    };
    if (pool.rerolls == 0) {
        // The initial dice are treated like dice added later.
        add(0, plain(pool.dice), addedDice(pool.dice, face.adds));
        return joint;
    }
    std::vector<Distribution> added(static_cast<std::size_t>(pool.dice) + 1);
    const Distribution plainInitial = binomial(pool.dice, face.succeeds);
    for (int initial = 0; initial <= pool.dice; ++initial) {
        const double chance = plainInitial[static_cast<std::size_t>(initial)];
        if (chance < tiny)
            continue;
        // Of the others each is a ten or a failure; tens add a die, rerolled failures are rolled anew.
        const int others = pool.dice - initial;
        const Distribution tensInitial = binomial(others, face.adds / (face.adds + face.fails));
        Distribution tens;
        int rolled = -1;
        for (int ten = 0; ten <= others; ++ten) {
            const double weight = chance * tensInitial[static_cast<std::size_t>(ten)];
            const int fresh = std::min(pool.rerolls, others - ten) + ten;
            if (fresh != rolled && !tens.empty()) {
                add(static_cast<std::size_t>(initial), plain(rolled), tens);
                tens.clear();
            }
            rolled = fresh;
            if (weight < tiny)
                continue;
            if (added[static_cast<std::size_t>(fresh)].empty())
                added[static_cast<std::size_t>(fresh)] = addedDice(fresh, face.adds);
            accumulate(tens, weight, added[static_cast<std::size_t>(fresh)], static_cast<std::size_t>(ten));
        }
        trim(tens, negligible, 1);
        add(static_cast<std::size_t>(initial), plain(rolled), tens);
    }
    return joint;
}

Distribution blocked(std::span<const double> hits, std::span<const double> blocks)
{
    // As many blocks or more leave none.
    Distribution atLeast(blocks.size() + 1, 0.0);
    for (std::size_t b = blocks.size(); b-- > 0;)
        atLeast[b] = atLeast[b + 1] + blocks[b];
    // In the order of what is left, so that the inner loop runs upwards on both sides.
    const Distribution backwards(blocks.rbegin(), blocks.rend());
    Distribution left(hits.size(), 0.0);
    for (std::size_t h = 0; h < hits.size(); ++h) {
        const double chance = hits[h];
        if (chance == 0)
            continue;
        const std::size_t reach = std::min(h, blocks.size());
        accumulate(left, chance, std::span(backwards).last(reach), h - reach + 1);
        if (h < blocks.size())
            left[0] += chance * atLeast[h];
    }
    return left;
}

Distribution compound(std::span<const double> count, std::span<const double> each, std::size_t longest)
{
    Distribution sum;
    for (std::size_t n = count.size(); n-- > 0;) {
        sum = convolve(sum, each, longest);
        accumulate(sum, 1, count.subspan(n, 1));
    }
    return sum;
}

} // namespace adjutant::odds
