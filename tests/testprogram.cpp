#include "tests/testprogram.h"

#include <QTest>

// Which application a folder needs is said in its CMakeLists.txt.
#define HEADER_OF(Class) <Class>
#include HEADER_OF(ADJUTANT_TEST_APPLICATION)

#include <cstdio>
#include <cstring>

namespace adjutant::test {

namespace {

// Made at its first use: the classes add themselves before main(), in no particular order.
std::map<std::string, MakeTest>& tests()
{
    static std::map<std::string, MakeTest> all;
    return all;
}

std::string nameOfFile(std::string path)
{
    path.erase(0, path.find_last_of('/') + 1);
    return path.substr(0, path.find('.'));
}

int runAll(int argc, char** argv)
{
    int failed = 0;
    for (const auto& [name, make] : tests()) {
        std::printf("=== %s\n", name.c_str());
        std::fflush(stdout);
        failed += QTest::qExec(make().get(), argc, argv);
    }
    return failed;
}

} // namespace

bool addTest(const char* file, MakeTest make)
{
    return tests().emplace(nameOfFile(file), make).second;
}

} // namespace adjutant::test

/// `program [tst_name] [arguments of Qt Test]`: the class of that file, or all classes one after the other.
int main(int argc, char** argv)
{
    using namespace adjutant::test;
    ADJUTANT_TEST_APPLICATION application(argc, argv);
    // Sizes are the same wherever tests run, as with Qt Test's own main().
    application.setAttribute(Qt::AA_Use96Dpi, true);
    if (argc < 2 || std::strncmp(argv[1], "tst_", 4) != 0)
        return runAll(argc, argv);
    const auto test = tests().find(argv[1]);
    if (test == tests().end()) {
        std::fprintf(stderr, "There is no test called %s here.\n", argv[1]);
        return 1;
    }
    // Qt Test reads what is left.
    argv[1] = argv[0];
    return QTest::qExec(test->second().get(), argc - 1, argv + 1);
}
