#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace adjutant::phones {

using Key = std::array<std::uint8_t, 32>;
using Salt = std::array<std::uint8_t, 16>;

/// A key or a salt of random bytes.
template <class Bytes> Bytes randomBytes();

/// Bytes as base64url without padding, and a key or a salt of such a text.
std::string toBase64(std::span<const std::uint8_t> bytes);
template <class Bytes> std::optional<Bytes> fromBase64(std::string_view text);

/// Random bytes as 16 hex digits: the id of a device.
std::string randomId();

/// By what a phone names a pairing key without showing it.
std::string pairingId(const Key& key);

/// One direction of one connection: its frames are boxed, each with the next number as its nonce. A frame
/// that was altered, left out, repeated, or taken from another connection doesn't open.
class Boxes
{
public:
    enum class Direction { up, down }; ///< from the phone, and to it

    Boxes(Direction direction, const Key& key, const Salt& phone, const Salt& keeper);

    std::string seal(std::string_view text);
    std::optional<std::string> open(std::string_view box);

private:
    std::array<std::uint8_t, 24> nextNonce();

    Key m_key;
    std::uint64_t m_count = 0;
};

/// How much longer a box is than its text.
inline constexpr std::size_t boxOverhead = 16;

} // namespace adjutant::phones
