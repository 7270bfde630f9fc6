#pragma once

#include <tl/expected.hpp>

namespace adjutant {

/// A value, or the reason why there is none. Refusals travel this way; exceptions never leave a room.
template <class Value, class Reason> using Expected = tl::expected<Value, Reason>;

/// Makes the refusing side of an Expected.
template <class Reason> auto refuse(Reason reason)
{
    return tl::unexpected<Reason>(std::move(reason));
}

} // namespace adjutant
