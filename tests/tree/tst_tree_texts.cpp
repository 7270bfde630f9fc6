namespace adjutant::test::tst_tree_texts {

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

/// The interface in every language: finished, and nothing filled in is lost.
class TreeTextsTest : public QObject
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

ADJUTANT_TEST(TreeTextsTest)

} // namespace adjutant::test::tst_tree_texts
