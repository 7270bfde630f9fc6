#pragma once

#include <QObject>
#include <QTest>

#include <memory>
#include <string>

/// What a comparison that fails prints of a text.
template <> inline char* QTest::toString(const std::string& text)
{
    return qstrdup(text.c_str());
}

/// The tests of one folder are one program. Each class makes itself known to it with ADJUTANT_TEST below its
/// definition; CTest runs the program once a class.
namespace adjutant::test {

using MakeTest = std::unique_ptr<QObject> (*)();

/// Puts a class on the program's list; what it returns is of no interest.
bool addTest(const char* file, MakeTest make);

} // namespace adjutant::test

/// Called by the name of its file: tst_pool.cpp is run by `tests_core_odds tst_pool`.
#define ADJUTANT_TEST(Class)                                                                                 \
    static const bool added##Class = adjutant::test::addTest(                                                \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
