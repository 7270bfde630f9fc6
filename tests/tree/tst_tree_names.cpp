#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_tree_names {

namespace {

const QString root = QStringLiteral(ADJUTANT_SOURCE_DIR);

// What only one game has, and the games themselves.
QRegularExpression ofOneGame()
{
    // In the middle of any other word, too.
    const QString parts = QStringLiteral("drakerys|drafta|battlecard|time_?path|vortex|maelstrom|rarity|"
                                         "encampment|irosia|avaren|aurium|ashral");
    // As a word of its own, or of a name: `stress`, `changeStress`, `stress_of`, but not `distress`.
    const QString words = QStringLiteral("stress|bandits?|awakened|overlords?|zephyr|cataclysms?");
    // Common words, which name a game only as the id of a system.
    const QString ids = QStringLiteral("skirmish|adventure");
    QRegularExpression named(
        QStringLiteral(
            "(?i:%1)|(?:(?<![A-Za-z])(?i:%2)|(?<=[a-z])(?:%3))(?![a-z])|(?:\"|'|systems/)(?:%4)(?:\"|'|/|::)")
            .arg(parts, words, QStringLiteral("Stress|Bandits?|Awakened|Overlords?|Zephyr|Cataclysms?"),
                 ids));
    named.optimize();
    return named;
}

// Where games may be named: their own folders, the two lists of games, what is written about them, lists of
// files.
bool mayName(const QString& path)
{
    static const QRegularExpression own(
        QStringLiteral("^(core|app|qml|tests)/systems/[a-z]+/|^data/[a-z]+/|\\.md$|(^|/)CMakeLists\\.txt$"));
    static const QSet<QString> lists{
        QStringLiteral("core/systems/registry.cpp"), QStringLiteral("tests/systems/testgames.cpp"),
        QStringLiteral("tests/laws/lawgames.cpp"), QStringLiteral("tests/tree/tst_tree_names.cpp"),
        QStringLiteral("tests/tree/lines.txt")};
    // Databases have these columns since the first release.
    static const QString releasedSchema = QStringLiteral("app/storage/schema.cpp");
    return lists.contains(path) || path == releasedSchema || own.match(path).hasMatch();
}

QString readFile(const QString& path)
{
    QFile file(root + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesOfTheTree()
{
    QStringList files;
    for (const char* room : {"core", "app", "qml", "tests"}) {
        QDirIterator found(root + u'/' + QLatin1String(room),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.qml"),
                            QStringLiteral("*.js"), QStringLiteral("*.yaml"), QStringLiteral("*.json"),
                            QStringLiteral("*.txt"), QStringLiteral("*.sql")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (found.hasNext())
            files << found.next().mid(root.size() + 1);
    }
    files.sort();
    return files;
}

// The headers in the folders of the games that are shipped, by their names alone.
const QHash<QString, QString>& headersOfGames()
{
    static const QHash<QString, QString> headers = [] {
        static const QRegularExpression room(QStringLiteral("^[a-z]+/systems/([a-z]+)/.*\\.h$"));
        QHash<QString, QString> found;
        for (const QString& path : filesOfTheTree())
            if (const auto match = room.match(path);
                match.hasMatch() &&
                QDir(root + QStringLiteral("/core/systems/") + match.captured(1)).exists())
                found.insert(path.section(u'/', -1), path);
        return found;
    }();
    return headers;
}

// Where a file includes one of them without saying whose it is: the line, and the header.
QString includedIn(const QString& path, const QString& text)
{
    static const QRegularExpression included(QStringLiteral("^#include \"((?:\\.\\./)*[^\"/]+)\""),
                                             QRegularExpression::MultilineOption);
    const QDir folder = QFileInfo(root + u'/' + path).dir();
    for (auto all = included.globalMatch(text); all.hasNext();) {
        const auto one = all.next();
        const QString header = headersOfGames().value(one.captured(1).section(u'/', -1));
        if (!header.isEmpty() && !folder.exists(one.captured(1)))
            return QStringLiteral("line %1, '%2'")
                .arg(text.left(one.capturedStart()).count(u'\n') + 1)
                .arg(header);
    }
    return {};
}

// Where a file names what only one game has: the line, and the word.
QString namedIn(const QString& path)
{
    static const QRegularExpression named = ofOneGame();
    if (const auto match = named.match(path); match.hasMatch())
        return QStringLiteral("its own name, '%1'").arg(match.captured());
    const QString text = readFile(path);
    const auto match = named.match(text);
    if (!match.hasMatch())
        return includedIn(path, text);
    return QStringLiteral("line %1, '%2'")
        .arg(text.left(match.capturedStart()).count(u'\n') + 1)
        .arg(match.captured());
}

} // namespace

/// No file outside a game's own folders names a game, or a thing that only one game has.
class TestTreeNames : public QObject
{
    Q_OBJECT

private slots:
    void aGameIsNamedInItsOwnFoldersOnly()
    {
        QStringList wrong;
        for (const QString& path : filesOfTheTree())
            if (const QString where = mayName(path) ? QString() : namedIn(path); !where.isEmpty())
                wrong << QStringLiteral("%1 names what only one game has: %2").arg(path, where);
        for (const QString& each : wrong)
            qWarning("%s", qPrintable(each));
        QCOMPARE(wrong.size(), 0);
    }

    // GCC 12 ends a coroutine there; a declaration in the condition is well.
    void noConditionAwaits()
    {
        static const QRegularExpression condition(
            QStringLiteral("\\b(?:if|switch) \\((?!const\\b|auto\\b|int\\b|bool\\b)"
                           "(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*?co_await"));
        QVERIFY(condition.match(QStringLiteral("if (co_await ask.number(x) > 3)")).hasMatch());
        QVERIFY(condition.match(QStringLiteral("if (f(g(x)) && !co_await ask.yes(y))")).hasMatch());
        QVERIFY(!condition.match(QStringLiteral("if (const auto at = co_await ask.spot(x))")).hasMatch());
        QVERIFY(!condition.match(QStringLiteral("if (number > 3)\n    co_await ask.refuse(x)")).hasMatch());
        for (const QString& path : filesOfTheTree())
            if (path.endsWith(QLatin1String(".cpp")) &&
                path != QLatin1String("tests/tree/tst_tree_names.cpp"))
                QVERIFY2(!condition.match(readFile(path)).hasMatch(), qPrintable(path));
    }

    void whatIsFoundAndWhatIsNot_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("names");
        for (const char* text :
             {"Drakerys", "drakerys::", "timePath", "TimePathBoard", "changeStress", "stress_of",
              "int stress;", "\"skirmish\"", "systems/adventure/", "mostRarity", "bandits: true"})
            QTest::newRow(text) << QString::fromLatin1(text) << true;
        for (const char* text :
             {"distress", "stressed", "a skirmish", "an adventure", "path of time", "banditry"})
            QTest::newRow(text) << QString::fromLatin1(text) << false;
    }

    void anIncludeNamesAGameByItsHeader()
    {
        QVERIFY(!headersOfGames().isEmpty());
        const QString header = headersOfGames().constBegin().key();
        const QString include = QStringLiteral("\n#include \"%1\"\n");
        const QString here = QStringLiteral("tests/tree/CMakeLists.txt");
        QVERIFY(includedIn(here, include.arg(header)).startsWith(QStringLiteral("line 2, ")));
        QVERIFY(includedIn(here, include.arg(QStringLiteral("tst_tree_names.cpp"))).isEmpty());
        // The same name in the file's own folder is that of another file.
        QVERIFY(includedIn(headersOfGames().value(header), include.arg(header)).isEmpty());
    }

    void whatIsFoundAndWhatIsNot()
    {
        QFETCH(QString, text);
        QFETCH(bool, names);
        QCOMPARE(ofOneGame().match(text).hasMatch(), names);
    }
};

ADJUTANT_TEST(TestTreeNames)

} // namespace tst_tree_names

#include "tst_tree_names.moc"
