#include "lawgames.h"

#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test {

std::span<const LawGame> lawGames()
{
    static constexpr LawGame games[] = {
        {"pebbles", pebbles::start},
    };
    return games;
}

} // namespace adjutant::test
