#pragma once

#include <memory>
#include <utility>

namespace adjutant {

/// A value that never changes and that copies share, so that states of a match are cheap to copy. Two of them
/// are equal where what they hold is.
template <class Value> class Shared
{
public:
    Shared() = default;
    Shared(Value value) : m_value(std::make_shared<const Value>(std::move(value))) {}

    const Value& operator*() const { return *m_value; }
    const Value* operator->() const { return m_value.get(); }

    /// What it holds; an empty one where it holds nothing.
    const Value& orEmpty() const
    {
        static const Value empty{};
        return m_value ? *m_value : empty;
    }

    /// Whether it holds anything.
    explicit operator bool() const { return m_value != nullptr; }

    bool operator==(const Shared& other) const
    {
        return m_value == other.m_value || (m_value && other.m_value && *m_value == *other.m_value);
    }

private:
    std::shared_ptr<const Value> m_value;
};

} // namespace adjutant
