#include "app/viewmodels/games/games.h"
#include "app/viewmodels/oddsform/oddscontroller.h"
#include "app/viewmodels/onengine.h"
#include "app/viewmodels/settings.h"
#include "app/viewmodels/workspace.h"
#include "tests/testprogram.h"

#include <QQmlComponent>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Adjutant_ViewModelsPlugin)

namespace tst_viewmodels_engine {

using namespace adjutant;

namespace {

/// An app without a window: a workspace with another game than any other, and an engine with what QML makes.
class SmallApp
{
public:
    explicit SmallApp(const GameSystem& game) : m_workspace(QStringLiteral("en"))
    {
        m_workspace.choose(game.id);
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
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

QString toText(const GameSystem& game)
{
    return QString::fromStdString(std::string(game.name));
}

} // namespace

/// What QML makes works on what was put on its engine.
class EngineTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    }

    void twoEnginesHaveNothingInCommon()
    {
        const GameSystem& first = gameSystems().front();
        const GameSystem& last = gameSystems().back();
        QVERIFY(&first != &last);
        const SmallApp one(first);
        SmallApp other(last);
        for (const char* property : {"ofController", "ofSingleton"}) {
            QCOMPARE(one.text(property), toText(first));
            QCOMPARE(other.text(property), toText(last));
        }
        other.games().choose(QString::fromStdString(std::string(first.id)));
        QCOMPARE(other.text("ofSingleton"), toText(first));
        QCOMPARE(other.text("ofController"), toText(last)); // a page keeps the game it was opened with
        QCOMPARE(one.text("any"), QStringLiteral("false"));
    }
};

ADJUTANT_TEST(EngineTest)

} // namespace tst_viewmodels_engine

#include "tst_viewmodels_engine.moc"
