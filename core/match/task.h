#pragma once

#include <coroutine>
#include <exception>
#include <optional>
#include <utility>

namespace adjutant {

template <class Result> class Task;

namespace tasks {

// Gives the turn back to whoever awaits a task that has ended.
struct Ended
{
    bool await_ready() const noexcept { return false; }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> ended) noexcept
    {
        const std::coroutine_handle<> awaiting = ended.promise().awaiting;
        return awaiting ? awaiting : std::noop_coroutine();
    }
    void await_resume() const noexcept {}
};

struct AnyPromise
{
    std::coroutine_handle<> awaiting;

    std::suspend_always initial_suspend() const noexcept { return {}; }
    Ended final_suspend() const noexcept { return {}; }
    [[noreturn]] void unhandled_exception() const { std::terminate(); }
};

template <class Result> struct Promise : AnyPromise
{
    std::optional<Result> result;

    Task<Result> get_return_object();
    void return_value(Result value) { result.emplace(std::move(value)); }
    Result taken() { return std::move(*result); }
};

template <> struct Promise<void> : AnyPromise
{
    Task<void> get_return_object();
    void return_void() const noexcept {}
    void taken() const noexcept {}
};

} // namespace tasks

/// A procedure, or a part of one, as a coroutine: it begins when it is awaited (or begun by Ask), and stays
/// where an answer is missing until it is destroyed, with everything it holds. It is never resumed from
/// there: with more answers it is run anew.
template <class Result = void> class [[nodiscard]] Task
{
public:
    using promise_type = tasks::Promise<Result>;
    using Handle = std::coroutine_handle<promise_type>;

    explicit Task(Handle handle) : m_handle(handle) {}
    Task(Task&& other) noexcept : m_handle(std::exchange(other.m_handle, {})) {}
    Task(const Task&) = delete;
    Task& operator=(Task&&) = delete;
    ~Task()
    {
        if (m_handle)
            m_handle.destroy();
    }

    bool await_ready() const noexcept { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> awaiting) noexcept
    {
        m_handle.promise().awaiting = awaiting;
        return m_handle;
    }
    Result await_resume() { return m_handle.promise().taken(); }

    /// Runs it as the outermost one; true where it came to its end, false where it stays at a question.
    bool run()
    {
        m_handle.resume();
        return m_handle.done();
    }

private:
    Handle m_handle;
};

template <class Result> Task<Result> tasks::Promise<Result>::get_return_object()
{
    return Task<Result>(std::coroutine_handle<Promise>::from_promise(*this));
}

inline Task<void> tasks::Promise<void>::get_return_object()
{
    return Task<void>(std::coroutine_handle<Promise>::from_promise(*this));
}

} // namespace adjutant
