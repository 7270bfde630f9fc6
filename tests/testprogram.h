#pragma once

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

/// Tests are compiled without optimisation, and the linker takes the first of equal functions: theirs. Those
/// of JSON take most of the time of some, and come from jsoncode.cpp.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;

/// What a comparison that fails prints of a text.
template <> inline char* QTest::toString(const std::string& text)
{
    return qstrdup(text.c_str());
}

namespace adjutant::test {

/// What a row has for a column: texts come as they are written.
template <class Type> struct Cell
{
    using As = Type;
};
struct TextCell : QString
{
    TextCell(const QString& text) : QString(text) {}
    TextCell(const char* text) : QString(QString::fromUtf8(text)) {}
    TextCell(const std::string& text) : QString(QString::fromStdString(text)) {}
};
struct BytesCell : QByteArray
{
    BytesCell(const QByteArray& text) : QByteArray(text) {}
    BytesCell(const char* text) : QByteArray(text) {}
    BytesCell(const std::string& text) : QByteArray(QByteArray::fromStdString(text)) {}
};
template <> struct Cell<QString>
{
    using As = TextCell;
};
template <> struct Cell<QByteArray>
{
    using As = BytesCell;
};

/// The columns of a data test; what it returns adds a row: `row("missing", "no-such-file.yaml", 2)`.
template <class... Types, class... Names> auto columns(const Names*... names)
{
    (QTest::addColumn<Types>(names), ...);
    return [](const std::string& name, const typename Cell<Types>::As&... values) {
        QTestData& row = QTest::newRow(name.c_str());
        ((row << static_cast<const Types&>(values)), ...);
    };
}

/// Values with blanks between them, so that several are compared at once: `listed(2, true)` is "2 true".
template <class... Values> std::string listed(const Values&... values)
{
    std::string all;
    const auto add = [&all](const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        all += all.empty() ? "" : " ";
        if constexpr (std::is_same_v<Value, bool>)
            all += value ? "true" : "false";
        else if constexpr (std::is_arithmetic_v<Value>)
            all += std::to_string(value);
        else if constexpr (std::is_same_v<Value, QString> || std::is_same_v<Value, QByteArray>)
            all += value.toStdString();
        else if constexpr (std::is_same_v<Value, QStringList>)
            all += value.join(u',').toStdString();
        else if constexpr (requires { value.toVariant(); })
            all += value.toVariant().toString().toStdString();
        else if constexpr (requires { value.has_value(); })
            all += value ? listed(*value) : "none";
        else if constexpr (requires { value.dump(); })
            all += value.is_string() ? value.template get<std::string>() : value.dump();
        else
            all += value;
    };
    (add(values), ...);
    return all;
}

/// The UTF-8 of a text of any kind.
template <class Text> std::string asBytes(const Text& text)
{
    if constexpr (std::is_same_v<Text, QString> || std::is_same_v<Text, QByteArray>)
        return text.toStdString();
    else
        return text;
}

/// The contents of a file; none where it can't be read.
inline QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder for the app's data and settings, which it finds by the environment from here on.
struct DataHome : QTemporaryDir
{
    DataHome()
    {
        for (const char* name : {"ADJUTANT_DATA_HOME", "XDG_CONFIG_HOME"})
            qputenv(name, path().toLocal8Bit());
    }
};

/// Writes a file, and makes the folders to it; gives its path.
inline QString written(const QString& path, const QByteArray& contents)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("can't write %s", qPrintable(path));
    return path;
}

} // namespace adjutant::test

/// Fails where a text, as it is then printed, has not got a piece in it.
#define VERIFY_CONTAINS(text, ...)                                                                           \
    do {                                                                                                     \
        const std::string whole_ = adjutant::test::asBytes(text);                                            \
        if (!QTest::qVerify(whole_.find(adjutant::test::asBytes(__VA_ARGS__)) != std::string::npos,          \
                            #text " contains " #__VA_ARGS__, whole_.c_str(), __FILE__, __LINE__))            \
            return;                                                                                          \
    } while (false)

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
