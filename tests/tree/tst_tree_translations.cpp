#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_tree_translations {

namespace {

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
QStringList formsOf(QXmlStreamReader& xml)
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

QList<Translated> readTranslations(const QString& path)
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
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            all.append(Translated{context, {}, {}});
        else if (xml.name() == QLatin1String("source"))
            all.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            all.last().unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            all.last().forms += formsOf(xml);
        }
    }
    return all;
}

// The places of a sentence that are filled in.
QStringList placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%L?([0-9n])"));
    QStringList places;
    auto found = place.globalMatch(text);
    while (found.hasNext())
        places.append(found.next().captured(1));
    places.removeDuplicates();
    places.sort();
    return places;
}

} // namespace

/// The interface in every language: finished, and nothing filled in is lost.
class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStringIsTranslated_data() { eachLanguage(); }
    void everyStringIsTranslated()
    {
        QFETCH(QString, file);
        const auto strings = readTranslations(folder + file);
        QVERIFY(!strings.isEmpty());
        for (const Translated& each : strings) {
            QVERIFY2(!each.unfinished, qPrintable(each.source));
            for (const QString& form : each.forms)
                QVERIFY2(!form.isEmpty(), qPrintable(each.source));
        }
    }

    void whatIsFilledInStaysInPlace_data() { eachLanguage(); }
    void whatIsFilledInStaysInPlace()
    {
        QFETCH(QString, file);
        for (const Translated& each : readTranslations(folder + file))
            for (const QString& form : each.forms)
                for (const QString& place : placesOf(form))
                    QVERIFY2(placesOf(each.source).contains(place), qPrintable(form));
        // In a plural a number may be left out: "one Unit".
        for (const Translated& each : readTranslations(folder + file))
            if (each.forms.size() == 1)
                QVERIFY2(placesOf(each.forms.front()) == placesOf(each.source), qPrintable(each.source));
    }

    void allLanguagesSayTheSame_data() { eachLanguage(); }
    void allLanguagesSayTheSame()
    {
        QFETCH(QString, file);
        // English is what the sources say; only its plurals are written down.
        const bool pluralsOnly = file == QLatin1String("adjutant_en.ts");
        const auto sourcesOf = [pluralsOnly](const QString& name) {
            QStringList sources;
            for (const Translated& each : readTranslations(folder + name))
                if (!pluralsOnly || each.forms.size() > 1)
                    sources.append(each.context + QStringLiteral(": ") + each.source);
            sources.sort();
            return sources;
        };
        const bool isFrench = file == QLatin1String("adjutant_fr.ts");
        QCOMPARE(sourcesOf(file),
                 sourcesOf(isFrench ? QStringLiteral("adjutant_de.ts") : QStringLiteral("adjutant_fr.ts")));
    }

    // The English of the sources.
    void noTextHasAWordThatTheGlossaryReplaces_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("instead");
        QFile file(QStringLiteral(ADJUTANT_SOURCE_DIR "/tests/tree/words.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
            if (!line.startsWith(u'#'))
                QTest::newRow(qPrintable(line))
                    << line.section(QStringLiteral(" = "), 0, 0) << line.section(QStringLiteral(" = "), 1);
    }
    void noTextHasAWordThatTheGlossaryReplaces()
    {
        QFETCH(QString, word);
        QFETCH(QString, instead);
        QVERIFY(!instead.isEmpty());
        for (const Translated& each : readTranslations(folder + QStringLiteral("adjutant_de.ts")))
            QVERIFY2(!each.source.contains(word), qPrintable(each.source));
    }

private:
    static void eachLanguage()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(folder).entryList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(file)) << file;
    }
};

ADJUTANT_TEST(TranslationsTest)

} // namespace tst_tree_translations

#include "tst_tree_translations.moc"
