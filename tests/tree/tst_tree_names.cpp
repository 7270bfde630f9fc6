

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

const QString folder = QStringLiteral(ADJUTANT_SOURCE_DIR "/translations/");

// A string and what a language makes of it: one form, or one for each number of its plural.
struct Translated
{
    QString context;
    QString source;
    QStringList forms;
    bool unfinished = false;
};

// The text of a translation, or each form of one with a number in it.
static QStringList formsOf(QXmlStreamReader& xml)
{
    QStringList forms;
    QString text;
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            forms.append(xml.readElementText());
        else
            text += xml.text();
    }
    return forms.isEmpty() ? QStringList{text.trimmed()} : forms;
}

static QList<Translated> readTranslations(const QString& path)
{
    QList<Translated> all;
    QString context;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            all.append(Translated{context, {}, {}});
        else if (xml.name() == u"source")
            all.last().source = xml.readElementText();
        else if (xml.name() == u"translation") {
            all.last().unfinished = xml.attributes().hasAttribute("type");
            all.last().forms += formsOf(xml);
        }
    }
    return all;
}

// The places of a sentence that are filled in.
static QStringList placesOf(const QString& text)
{
    static const QRegularExpression place("%L?([0-9n])");
    QStringList places;
    auto found = place.globalMatch(text);
    while (found.hasNext())
        places.append(found.next().captured(1));
    places.removeDuplicates();
    places.sort();
    return places;
}

/// No file outside a game's own folders names a game, or a thing that only one game has.
class TestTreeNames : public QObject
{
    Q_OBJECT

    static QString textOf(const QString& path) { return QString::fromUtf8(contentsOf(path)); }
    static QSet<QString> commandsIn(const QString& text)
    {
        // Of a key by itself, or in a table of what keys do; `go` is what a button or an entry of a menu
        // does.
        static const QRegularExpression command(
            QStringLiteral(R"RE(\bcommand: "(\w+)"|[\s{](?!go:)(\w+): \(\) =>)RE"));
        QSet<QString> found;
        for (const QRegularExpressionMatch& match : command.globalMatch(text))
            found.insert(match.captured(1) + match.captured(2));
        return found;
    }

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

    // Translations, and the words of texts.

    void everyStringIsTranslated_data() { eachLanguage(); }
    void everyStringIsTranslated()
    {
        QFETCH(QString, file);
        // A piece may be called in the plural: where it is said to be allowed something, no verb agrees with
        // it.
        static const QRegularExpression agrees(QStringLiteral("^%1 (peut|darf|puede) "));
        const auto strings = readTranslations(folder + file);
        QVERIFY(!strings.isEmpty());
        for (const Translated& each : strings) {
            QVERIFY2(!each.unfinished, qPrintable(each.source));
            const QStringList places = placesOf(each.source);
            // In a plural a number may be left out: "one Unit".
            QVERIFY2(each.forms.size() != 1 || placesOf(each.forms.front()) == places,
                     qPrintable(each.source));
            for (const QString& form : each.forms) {
                QVERIFY2(!form.isEmpty() && !form.contains(agrees), qPrintable(each.source + ": " + form));
                for (const QString& place : placesOf(form))
                    QVERIFY2(places.contains(place), qPrintable(form));
            }
        }
    }

    void allLanguagesSayTheSame_data() { eachLanguage(); }
    void allLanguagesSayTheSame()
    {
        QFETCH(QString, file);
        // English is what the sources say; only its plurals are written down.
        const bool pluralsOnly = file == "adjutant_en.ts";
        const auto sourcesOf = [pluralsOnly](const QString& name) {
            QStringList sources;
            for (const Translated& each : readTranslations(folder + name))
                if (!pluralsOnly || each.forms.size() > 1)
                    sources.append(each.context + ": " + each.source);
            sources.sort();
            return sources;
        };
        const bool isFrench = file == "adjutant_fr.ts";
        QCOMPARE(sourcesOf(file), sourcesOf(isFrench ? "adjutant_de.ts" : "adjutant_fr.ts"));
    }

    // The English of the sources.
    void noTextHasAWordThatTheGlossaryReplaces_data() { eachReplacedWord(false); }
    void noTextHasAWordThatTheGlossaryReplaces()
    {
        QFETCH(QString, word);
        QFETCH(QString, instead);
        QVERIFY(!instead.isEmpty());
        for (const Translated& each : readTranslations(folder + "adjutant_de.ts"))
            QVERIFY2(!each.source.contains(word), qPrintable(each.source));
    }

    void noIdentifierHasAWordThatTheGlossaryReplaces_data() { eachReplacedWord(true); }
    void noIdentifierHasAWordThatTheGlossaryReplaces()
    {
        QFETCH(QString, word);
        QFETCH(QString, instead);
        for (const QString& identifier : identifiers())
            QVERIFY2(!wordsOf(identifier).contains('_' + word + '_'),
                     qPrintable(identifier + ": " + instead));
    }

    void identifiersAreSplitIntoWords()
    {
        QCOMPARE(listed(wordsOf("m_isTold"), wordsOf("letGoOfAll")), "_m_is_told_ _letgo_of_all_");
        QCOMPARE(listed(wordsOf("goOnFrom"), wordsOf("toldest")), "_goon_from_ _toldest_");
    }

    // The sheet of keys says what the keys do: what it lists is bound, and nothing else is.

    void whatIsListedIsBoundAndTheOtherWayRound()
    {
        const QString qml = QStringLiteral(ADJUTANT_SOURCE_DIR "/qml");
        const QSet<QString> listed = commandsIn(textOf(qml + "/KeyTable.qml"));
        QVERIFY(listed.size() > 10);
        QSet<QString> bound;
        QDirIterator files(qml, {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith("KeyTable.qml"))
                continue;
            const QString text = textOf(path);
            bound += commandsIn(text);
            static const QRegularExpression plain(QStringLiteral(R"(^\s*Shortcut\s*\{)"),
                                                  QRegularExpression::MultilineOption);
            QVERIFY2(path.endsWith("KeyCommand.qml") || !plain.match(text).hasMatch(), qPrintable(path));
        }
        QCOMPARE(listed - bound, QSet<QString>());
        QCOMPARE(bound - listed, QSet<QString>());
    }

private:
    static void eachReplacedWord(bool ofCode)
    {
        const auto row = columns<QString, QString>("word", "instead");
        const QString mark = "code: ";
        for (QString line : textOf(QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/tree/words.txt"))
                                .split(u'\n', Qt::SkipEmptyParts))
            if (!line.startsWith(u'#') && line.startsWith(mark) == ofCode)
                row(qPrintable(line), line.section(" = ", 0, 0).remove(mark), line.section(" = ", 1));
    }

    // Of C++ and QML, without comments and texts.
    static const QSet<QString>& identifiers()
    {
        static const QSet<QString> found = [] {
            static const QRegularExpression other(
                "R\"(\\w*)\\(.*?\\)\\1\"|//[^\\n]*|/\\*.*?\\*/|\"(?:[^\"\\\\\\n]|\\\\.)*\"",
                QRegularExpression::DotMatchesEverythingOption);
            static const QRegularExpression identifier("[A-Za-z_]\\w*");
            QSet<QString> all;
            for (const char* folder : {"core", "app", "qml", "tests"}) {
                QDirIterator files(QStringLiteral(ADJUTANT_SOURCE_DIR "/") + folder,
                                   {"*.cpp", "*.h", "*.qml"}, QDir::Files, QDirIterator::Subdirectories);
                while (files.hasNext()) {
                    QString code = textOf(files.next());
                    code.remove(other);
                    for (auto each = identifier.globalMatch(code); each.hasNext();)
                        all.insert(each.next().captured());
                }
            }
            return all;
        }();
        return found;
    }

    // "m_isReported" as "_m_is_told_"; the glossary's pairs of words stay one.
    static QString wordsOf(QString identifier)
    {
        static const QRegularExpression capital("([a-z0-9])([A-Z])");
        static const QRegularExpression pairs(
            "(let|left|carry|nobody|spoken|go|lay|laid)_(go|out|on|down|knows|names)(?![a-z])");
        QString words = identifier.replace(capital, "\\1_\\2").toLower();
        return u'_' + words.replace(pairs, "\\1\\2") + u'_';
    }

    static void eachLanguage()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(folder).entryList({"*.ts"}))
            QTest::newRow(qPrintable(file)) << file;
    }
};

ADJUTANT_TEST(TestTreeNames)

} // namespace adjutant::test::tst_tree_names
