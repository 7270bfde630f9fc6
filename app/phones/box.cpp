#include "app/phones/box.h"

#include <algorithm>
#include <sodium.h>
#include <vector>

namespace adjutant::phones {

namespace {

using Hash = std::array<std::uint8_t, crypto_hash_sha512_BYTES>;

template <class... Parts> Hash hashOf(std::string_view word, const Parts&... parts)
{
    std::vector<std::uint8_t> bytes(word.begin(), word.end());
    (bytes.insert(bytes.end(), parts.begin(), parts.end()), ...);
    Hash hash;
    crypto_hash_sha512(hash.data(), bytes.data(), bytes.size());
    return hash;
}

std::string toHex(const std::uint8_t* bytes)
{
    std::array<char, 17> text{};
    sodium_bin2hex(text.data(), text.size(), bytes, 8);
    return text.data();
}

constexpr int urlSafe = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

} // namespace

template <class Bytes> Bytes randomBytes()
{
    static const int begun = sodium_init(); // does nothing from the second time on
    static_cast<void>(begun);
    Bytes bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

template Key randomBytes<Key>();
template Salt randomBytes<Salt>();

std::string toBase64(std::span<const std::uint8_t> bytes)
{
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), urlSafe), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), urlSafe);
    text.pop_back(); // the zero behind it
    return text;
}

template <class Bytes> std::optional<Bytes> fromBase64(std::string_view text)
{
    Bytes bytes;
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end,
                          urlSafe) != 0 ||
        length != bytes.size() || end != text.data() + text.size())
        return std::nullopt;
    return bytes;
}

template std::optional<Key> fromBase64<Key>(std::string_view);
template std::optional<Salt> fromBase64<Salt>(std::string_view);

std::string randomId()
{
    return toHex(randomBytes<std::array<std::uint8_t, 8>>().data());
}

std::string pairingId(const Key& key)
{
    return toHex(hashOf("adjutant pair", key).data());
}

Boxes::Boxes(Direction direction, const Key& key, const Salt& phone, const Salt& keeper)
{
    const Hash hash = hashOf(direction == Direction::up ? "up" : "down", key, phone, keeper);
    std::copy_n(hash.begin(), m_key.size(), m_key.begin());
}

std::array<std::uint8_t, 24> Boxes::nextNonce()
{
    static_assert(crypto_secretbox_NONCEBYTES == 24 && crypto_secretbox_MACBYTES == boxOverhead);
    std::array<std::uint8_t, 24> nonce{};
    for (std::size_t k = 0; k < 8; ++k)
        nonce[k] = static_cast<std::uint8_t>(m_count >> (8 * k));
    ++m_count;
    return nonce;
}

std::string Boxes::seal(std::string_view text)
{
    std::string box(text.size() + boxOverhead, '\0');
    const auto nonce = nextNonce();
    crypto_secretbox_easy(reinterpret_cast<unsigned char*>(box.data()),
                          reinterpret_cast<const unsigned char*>(text.data()), text.size(), nonce.data(),
                          m_key.data());
    return box;
}

std::optional<std::string> Boxes::open(std::string_view box)
{
    if (box.size() < boxOverhead)
        return std::nullopt;
    std::string text(box.size() - boxOverhead, '\0');
    const auto nonce = nextNonce();
    if (crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(text.data()),
                                   reinterpret_cast<const unsigned char*>(box.data()), box.size(),
                                   nonce.data(), m_key.data()) != 0)
        return std::nullopt;
    return text;
}

} // namespace adjutant::phones
