#include "core/utf8.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_oneline {

using adjutant::onOneLine;

/// Texts from files on a terminal: whatever they hold, they stay on their line and command nothing.
class CliOneLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsShown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* name, const char* text, const char* line) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(line);
        };
        row("plain", "Crows", "Crows");
        row("beyond ASCII", "Maëlan’s \U0001f600", "Maëlan’s \U0001f600");
        row("line breaks", "a\nb\r\nc\td", "a b  c d");
        row("escape", "\x1b[31m", "\\x1b[31m");
        row("delete", "a\x7f", "a\\x7f");
        row("control sequence introducer",
            "\xc2\x9b"
            "31m",
            "\\xc2\\x9b31m");
        row("no-break space",
            "a\xc2\xa0"
            "b",
            "a\xc2\xa0"
            "b");
        row("mark of direction", "a\u200fb",
            "a\\xe2\\x80\\x8f"
            "b");
        row("override of direction", "a\u202eb",
            "a\\xe2\\x80\\xae"
            "b");
        row("isolate", "a\u2066b",
            "a\\xe2\\x81\\xa6"
            "b");
        row("joiner", "a\u200db", "a\u200db");
        row("no UTF-8", "Ma\xeblan", "Ma\\xeblan");
        row("cut off", "\xe2\x82", "\\xe2\\x82");
        QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
    }

    void whatIsShown()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, line);
        const std::string shown = onOneLine({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(QByteArray::fromStdString(shown), line);
    }
};

ADJUTANT_TEST(CliOneLineTest)

} // namespace tst_cli_oneline

#include "tst_cli_oneline.moc"
