namespace adjutant::test::tst_tree_names {

const QString root = QStringLiteral(ADJUTANT_SOURCE_DIR);

// What only one game has, and the games themselves.
static QRegularExpression ofOneGame()
{
    // In the middle of any other word, too.
    const QString parts = "drakerys|drafta|battlecard|time_?path|vortex|maelstrom|rarity|"
                          "encampment|irosia|avaren|aurium|ashral";
    // As a word of its own, or of a name: `stress`, `changeStress`, `stress_of`, but not `distress`.
    const QString words = "stress|bandits?|awakened|overlords?|zephyr|cataclysms?";
    // Common words, which name a game only as the id of a system.
    const QString ids = "skirmish|adventure";
    QRegularExpression named(
        QString(
            "(?i:%1)|(?:(?<![A-Za-z])(?i:%2)|(?<=[a-z])(?:%3))(?![a-z])|(?:\"|'|systems/)(?:%4)(?:\"|'|/|::)")
            .arg(parts, words, "Stress|Bandits?|Awakened|Overlords?|Zephyr|Cataclysms?", ids));
    named.optimize();
    return named;
}

// Where games may be named: their own folders, the two lists of games, what is written about them, lists of
// files.
static bool mayName(const QString& path)
{
    static const QRegularExpression own(
        "^(core|app|qml|tests)/systems/[a-z]+/|^data/[a-z]+/|\\.md$|(^|/)CMakeLists\\.txt$");
    static const QSet<QString> lists{"core/systems/registry.cpp", "tests/systems/testgames.cpp",
                                     "tests/laws/lawgames.cpp", "tests/tree/tst_tree_names.cpp",
                                     "tests/tree/lines.txt"};
    return lists.contains(path) || own.match(path).hasMatch();
}

static QString readFile(const QString& path)
{
    return QString::fromUtf8(contentsOf(root + u'/' + path));
}

static QStringList filesOfTheTree()
{
    QStringList files;
    for (const char* room : {"core", "app", "qml", "tests"}) {
        QDirIterator found(root + u'/' + QLatin1String(room),
                           {"*.cpp", "*.h", "*.qml", "*.js", "*.yaml", "*.json", "*.txt", "*.sql"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (found.hasNext())
            files << found.next().mid(root.size() + 1);
    }
    files.sort();
    return files;
}

// The headers in the folders of the games that are shipped, by their names alone.
static const QHash<QString, QString>& headersOfGames()
{
    static const QHash<QString, QString> headers = [] {
        static const QRegularExpression room("^[a-z]+/systems/([a-z]+)/.*\\.h$");
        QHash<QString, QString> found;
        for (const QString& path : filesOfTheTree())
            if (const auto match = room.match(path);
                match.hasMatch() && QDir(root + "/core/systems/" + match.captured(1)).exists())
                found.insert(path.section(u'/', -1), path);
        return found;
    }();
    return headers;
}

// Where a file includes one of them without saying whose it is: the line, and the header.
static QString includedIn(const QString& path, const QString& text)
{
    static const QRegularExpression included("^#include \"((?:\\.\\./)*[^\"/]+)\"",
                                             QRegularExpression::MultilineOption);
    const QDir folder = QFileInfo(root + u'/' + path).dir();
    for (auto all = included.globalMatch(text); all.hasNext();) {
        const auto one = all.next();
        const QString header = headersOfGames().value(one.captured(1).section(u'/', -1));
        if (!header.isEmpty() && !folder.exists(one.captured(1)))
            return QString("line %1, '%2'").arg(text.left(one.capturedStart()).count(u'\n') + 1).arg(header);
    }
    return {};
}

// Where a file names what only one game has: the line, and the word.
static QString namedIn(const QString& path)
{
    static const QRegularExpression named = ofOneGame();
    if (const auto match = named.match(path); match.hasMatch())
        return QString("its own name, '%1'").arg(match.captured());
    const QString text = readFile(path);
    const auto match = named.match(text);
    if (!match.hasMatch())
        return includedIn(path, text);
    return QString("line %1, '%2'")
        .arg(text.left(match.capturedStart()).count(u'\n') + 1)
        .arg(match.captured());
}

/// `core/systems/<game>`, `app/storage`, `qml/pages`; all of core that is no game's is `core`.
static QString moduleOf(const QString& path)
{
    const QStringList parts = path.split(u'/');
    if (parts.front() != u"core")
        return parts.size() > 2 ? parts[0] + u'/' + parts[1] : parts[0];
    return parts.size() > 3 && parts[1] == u"systems" ? parts.mid(0, 3).join(u'/') : parts[0];
}

static QMap<QString, qint64> linesOfModules()
{
    QMap<QString, qint64> lines;
    for (const char* room : {"core", "app", "qml"}) {
        QDirIterator files(root + u'/' + room, {"*.cpp", "*.h", "*.qml"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            lines[moduleOf(path.mid(root.size() + 1))] += contentsOf(path).count('\n');
        }
    }
    return lines;
}

static QMap<QString, qint64> bars()
{
    QMap<QString, qint64> bars;
    for (const QByteArray& line : contentsOf(root + "/tests/tree/lines.txt").split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() == 2 && !line.startsWith('#'))
            bars[QString::fromUtf8(words[1])] = words[0].toLongLong();
    }
    return bars;
}

/// No file outside a game's own folders names a game, or a thing that only one game has.
class TestTreeNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameIsNamedInItsOwnFoldersOnly()
    {
        QStringList wrong;
        for (const QString& path : filesOfTheTree())
            if (const QString where = mayName(path) ? QString() : namedIn(path); !where.isEmpty())
                wrong << QString("%1 names what only one game has: %2").arg(path, where);
        for (const QString& each : wrong)
            qWarning("%s", qPrintable(each));
        QCOMPARE(wrong.size(), 0);
    }

    // GCC 12 ends a coroutine there; a declaration in the condition is well.
    void noConditionAwaits()
    {
        static const QRegularExpression condition("\\b(?:if|switch) \\((?!const\\b|auto\\b|int\\b|bool\\b)"
                                                  "(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*?co_await");
        QVERIFY(condition.match("if (co_await ask.number(x) > 3)").hasMatch());
        QVERIFY(condition.match("if (f(g(x)) && !co_await ask.yes(y))").hasMatch());
        QVERIFY(!condition.match("if (const auto at = co_await ask.spot(x))").hasMatch());
        QVERIFY(!condition.match("if (number > 3)\n    co_await ask.refuse(x)").hasMatch());
        for (const QString& path : filesOfTheTree())
            if (path.endsWith(".cpp") && path != "tests/tree/tst_tree_names.cpp")
                QVERIFY2(!condition.match(readFile(path)).hasMatch(), qPrintable(path));
    }

    void whatIsFoundAndWhatIsNot_data()
    {
        const auto row = columns<QString, bool>("text", "names");
        for (const char* text :
             {"Drakerys", "drakerys::", "timePath", "TimePathBoard", "changeStress", "stress_of",
              "int stress;", "\"skirmish\"", "systems/adventure/", "mostRarity", "bandits: true"})
            row(text, text, true);
        for (const char* text :
             {"distress", "stressed", "a skirmish", "an adventure", "path of time", "banditry"})
            row(text, text, false);
    }

    void anIncludeNamesAGameByItsHeader()
    {
        QVERIFY(!headersOfGames().isEmpty());
        const QString header = headersOfGames().constBegin().key();
        const QString include = "\n#include \"%1\"\n";
        const QString here = "tests/tree/CMakeLists.txt";
        QVERIFY(includedIn(here, include.arg(header)).startsWith("line 2, "));
        QVERIFY(includedIn(here, include.arg("tst_tree_names.cpp")).isEmpty());
        // The same name in the file's own folder is that of another file.
        QVERIFY(includedIn(headersOfGames().value(header), include.arg(header)).isEmpty());
    }
    void whatIsFoundAndWhatIsNot()
    {
        QFETCH(QString, text);
        QTEST(ofOneGame().match(text).hasMatch(), "names");
    }

    // No module grows unseen: each has a bar in lines.txt, and the bar follows it down.

    void everyModuleHasABar() { QCOMPARE(linesOfModules().keys(), bars().keys()); }

    void noModuleIsAboveItsBar_data()
    {
        const auto row = columns<qint64, qint64>("lines", "bar");
        const auto lines = linesOfModules();
        const auto all = bars();
        for (auto bar = all.begin(); bar != all.end(); ++bar)
            row(qPrintable(bar.key()), lines.value(bar.key()), bar.value());
    }
    void noModuleIsAboveItsBar()
    {
        QFETCH(qint64, lines);
        QFETCH(qint64, bar);
        const auto sentence = [lines, bar](const char* what) {
            return QString("%1 lines, the bar is %2: %3").arg(lines).arg(bar).arg(QLatin1String(what));
        };
        QVERIFY2(lines <= bar,
                 qPrintable(sentence("take something out, or raise it in tests/tree/lines.txt and say why")));
        // How far below its bar a module may stay before the bar comes down after it.
        const qint64 slack = qMax(100, bar / 25);
        QVERIFY2(lines >= bar - slack, qPrintable(sentence("lower it in tests/tree/lines.txt")));
    }
};

ADJUTANT_TEST(TestTreeNames)

} // namespace adjutant::test::tst_tree_names
