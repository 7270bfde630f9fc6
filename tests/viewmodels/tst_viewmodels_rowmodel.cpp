#include "app/viewmodels/oddsform/oddscontroller.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

#include <QQmlComponent>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Adjutant_ViewModelsPlugin)

namespace adjutant::test::tst_viewmodels_rowmodel {

/// An app without a window: a workspace with another game than any other, and an engine with what QML makes.
class SmallApp
{
public:
    explicit SmallApp(const GameSystem& game) : m_workspace("en")
    {
        m_workspace.choose(game.id);
        m_engine.addImportPath("qrc:/qt/qml");
        putOn(m_engine, m_workspace);
        putOn(m_engine, m_games);
        QQmlComponent page(&m_engine);
        page.setData("import QtQml\nimport Adjutant.ViewModels\n"
                     "QtObject {\n"
                     "    property OddsController odds: OddsController {}\n"
                     "    property string ofController: odds.gameName\n"
                     "    property string ofSingleton: Games.current.name\n"
                     "    property bool any: MatchHistory.any\n"
                     "    property int rules: Rulebook.entries.count\n"
                     "}",
                     {});
        m_page.reset(page.create());
        if (!m_page)
            qFatal("%s", qPrintable(page.errorString()));
    }
    QString text(const char* property) const { return m_page->property(property).toString(); }
    Games& games() { return m_games; }

private:
    Workspace m_workspace;
    Settings m_settings{m_workspace};
    Games m_games{m_workspace, m_settings};
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_page;
};

/// Lists tell their views what changed, row by row.
class RowModelTest : public QObject
{
    Q_OBJECT

    static QList<RowModel::Row> rows(const QString& keys)
    {
        QList<RowModel::Row> made;
        for (const QChar key : keys)
            made.append({QString(key.toLower()), {}, QVariant(QString(key))});
        return made;
    }

    static QString shown(const RowModel& model)
    {
        QString keys;
        for (int row = 0; row < model.rowCount(); ++row)
            keys += model.index(row).data(RowModel::RowRole).toString();
        return keys;
    }

    DataHome m_folder;

private Q_SLOTS:
    void everyListBecomesEveryOther()
    {
        RowModel model;
        const QAbstractItemModelTester tester(&model);
        std::mt19937 dice(11);
        for (int round = 0; round < 500; ++round) {
            QString keys = "abcdefgh";
            std::shuffle(keys.begin(), keys.end(), dice);
            keys.truncate(static_cast<int>(dice() % 9));
            for (QChar& key : keys)
                key = dice() % 2 ? key.toUpper() : key; // the same row with another value
            model.setRows(rows(keys));
            QCOMPARE(shown(model), keys);
            QCOMPARE(model.count(), keys.size());
        }
    }

    void aChangedValueTouchesItsRowAloneAndTheSameListNothing()
    {
        RowModel model;
        model.setRows(rows("abc"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setRows(rows("aBc"));
        model.setRows(rows("aBc"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(inserted.count() + removed.count() + reset.count(), 0);
    }

    // What QML makes works on what was put on its engine.

    void twoEnginesHaveNothingInCommon()
    {
        const GameSystem& first = gameSystems().front();
        const GameSystem& last = gameSystems().back();
        QVERIFY(&first != &last);
        const SmallApp one(first);
        SmallApp other(last);
        for (const char* property : {"ofController", "ofSingleton"}) {
            QCOMPARE(one.text(property), QString::fromUtf8(first.name));
            QCOMPARE(other.text(property), QString::fromUtf8(last.name));
        }
        other.games().choose(QString::fromUtf8(first.id));
        QCOMPARE(other.text("ofSingleton"), QString::fromUtf8(first.name));
        QCOMPARE(other.text("ofController"),
                 QString::fromUtf8(last.name)); // a page keeps the game it was opened with
        QCOMPARE(one.text("any"), "false");
    }
};

ADJUTANT_TEST(RowModelTest)

} // namespace adjutant::test::tst_viewmodels_rowmodel
