#include "core/systems/drakerys/odds/magic.h"

#include "core/odds/pool.h"
#include "core/systems/drakerys/odds/shooting.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

bool Spell::usesMaelstrom() const
{
    return std::ranges::any_of(sources, &MagicSource::maelstrom);
}

double Spell::furthest() const
{
    double furthest = 0;
    for (const MagicSource& source : sources)
        furthest = std::max(furthest, source.distance);
    return furthest;
}

int Spell::threshold() const
{
    return thresholdFor(level, distanceOpposition(furthest()) + static_cast<int>(sources.size()) - 1);
}

SpellOdds oddsOf(const Spell& spell)
{
    const odds::Face face = odds::faceOf(d10, spell.threshold(), odds::HighestFace::addsDie);
    SpellOdds result;
    result.successes = odds::successes(odds::addingDie(face), spell.dice(), odds::lengthFor(spell.dice()));
    odds::trim(result.successes, 1e-16, static_cast<std::size_t>(spell.dice()) + 1);
    if (!spell.usesMaelstrom()) {
        result.cast = 1 - std::pow(face.fails, spell.dice());
        return result;
    }

    // The chance of each number of 1s, and that of it without any success. A die shows a 1, another failure,
    // a success, or a 10 that adds a die.
    constexpr double one = 0.1;
    const double otherFailure = face.fails - one;
    // With all that 10s add, each die ends in a face below 10: an even chance for each of the nine.
    const odds::Distribution perDie{8.0 / 9, 1.0 / 9};
    odds::Distribution ones = odds::power(perDie, spell.dice(), static_cast<std::size_t>(spell.dice()) + 1);
    ones.resize(std::max<std::size_t>(ones.size(), 4), 0.0);
    for (std::size_t k = 0; k < 4; ++k)
        result.cataclysm[k] = ones[k];
    result.cataclysm[4] = std::max(0.0, 1 - (ones[0] + ones[1] + ones[2] + ones[3]));

    odds::Distribution allFail = odds::power(odds::Distribution{otherFailure, one}, spell.dice(),
                                             static_cast<std::size_t>(spell.dice()) + 1);
    allFail.resize(std::max<std::size_t>(allFail.size(), 3), 0.0);
    for (std::size_t k = 0; !cataclysmOf(static_cast<int>(k)).endsSpell; ++k)
        result.cast += ones[k] - allFail[k];
    return result;
}

double successOf(const Invocation& invocation)
{
    return 1 - std::pow((Invocation::threshold - 1) / 10.0, invocation.dice());
}

} // namespace adjutant::drakerys
