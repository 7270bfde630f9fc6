// Under libFuzzer half of the changes are its own, guided by what the program compares; the others are those
// that files and codes are made of.
#include "tests/fuzz/mutation.h"

#include <cstdint>
#include <cstring>

using adjutant::test::Chance;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

std::size_t put(const std::string& text, std::uint8_t* data)
{
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned int seed)
{
    Chance chance(seed);
    if (chance() % 2 == 0)
        return LLVMFuzzerMutate(data, size, most);
    const std::string text(textOf(data, size));
    return put(adjutant::test::mutated(text, text, chance, most), data);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                                 const std::uint8_t* other, std::size_t otherSize,
                                                 std::uint8_t* out, std::size_t most, unsigned int seed)
{
    Chance chance(seed);
    return put(
        adjutant::test::mutated(std::string(textOf(data, size)), textOf(other, otherSize), chance, most),
        out);
}
