#include "app/catalogues/catalogueloader.h"
#include "core/systems/gamesystem.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_catalogues_playeraids {

using namespace adjutant;

namespace {

// All numbers of a text, whatever their order.
QStringList figuresOf(const std::string& text)
{
    static const QRegularExpression number(QStringLiteral("\\d+"));
    QStringList figures;
    for (auto all = number.globalMatch(QString::fromStdString(text)); all.hasNext();)
        figures.append(all.next().captured());
    figures.sort();
    return figures;
}

} // namespace

/// The player aid of every game: in both languages, and every line with its rule.
class PlayerAidsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameHasOneInBothLanguages_data() { eachGame(); }
    void everyGameHasOneInBothLanguages()
    {
        QFETCH(QString, game);
        for (const char* language : {"en", "fr"}) {
            const PlayerAid aid = loadPlayerAid(game, QString::fromLatin1(language));
            QCOMPARE(aid.system, SystemId(game.toStdString()));
            QCOMPARE(aid.language, std::string(language));
            QVERIFY(aid.blocks.size() >= 5);
        }
    }

    void bothLanguagesSayTheSame_data() { eachGame(); }
    void bothLanguagesSayTheSame()
    {
        QFETCH(QString, game);
        const PlayerAid english = loadPlayerAid(game, QStringLiteral("en"));
        const PlayerAid french = loadPlayerAid(game, QStringLiteral("fr"));
        QCOMPARE(french.blocks.size(), english.blocks.size());
        for (std::size_t b = 0; b < english.blocks.size(); ++b) {
            const AidBlock& original = english.blocks[b];
            const AidBlock& translated = french.blocks[b];
            const char* where = original.title.c_str();
            QVERIFY2(translated.rule == original.rule && translated.kind == original.kind, where);
            QVERIFY2(translated.header.size() == original.header.size(), where);
            QVERIFY2(translated.rows.size() == original.rows.size(), where);
            for (std::size_t r = 0; r < original.rows.size(); ++r) {
                QVERIFY2(translated.rows[r].rule == original.rows[r].rule, where);
                for (std::size_t c = 0; c < original.rows[r].cells.size(); ++c) {
                    const std::string& cell = original.rows[r].cells[c];
                    QVERIFY2(figuresOf(translated.rows[r].cells[c]) == figuresOf(cell), cell.c_str());
                }
            }
        }
    }

    void everyRuleHasItsEntry_data() { eachGame(); }
    void everyRuleHasItsEntry()
    {
        QFETCH(QString, game);
        const Reference reference = loadReference(game, QStringLiteral("en"));
        for (const AidBlock& block : loadPlayerAid(game, QStringLiteral("en")).blocks) {
            QVERIFY2(reference.find(block.rule), block.title.c_str());
            for (const AidRow& row : block.rows)
                QVERIFY2(row.rule.empty() || (reference.find(row.rule) && row.rule != block.rule),
                         row.cells.front().c_str());
        }
    }

    void whatIsNotTranslatedIsInEnglish()
    {
        const QString game = QString::fromStdString(std::string(gameSystems().front().id));
        QCOMPARE(loadPlayerAid(game, QStringLiteral("xx")).language, std::string("en"));
        QVERIFY(loadPlayerAid(QStringLiteral("nothing"), QStringLiteral("en")).blocks.empty());
    }

private:
    static void eachGame()
    {
        QTest::addColumn<QString>("game");
        for (const GameSystem& game : gameSystems()) {
            const QString id = QString::fromStdString(std::string(game.id));
            QTest::newRow(qPrintable(id)) << id;
        }
    }
};

ADJUTANT_TEST(PlayerAidsTest)

} // namespace tst_catalogues_playeraids

#include "tst_catalogues_playeraids.moc"
