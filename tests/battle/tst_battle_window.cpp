#include "app/matches/runningmatch.h"
#include "app/shell/shell.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/testprogram.h"

#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

namespace tst_battle_window {

using namespace adjutant;
using namespace adjutant::test;

/// The page of a match in the window of the app, touched and typed at.
class BattleWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aCommandLeavesThePageWhereItIs();
    void escapeClosesTheSheetThenAsks();
    void aToastCoversNoButtons();

private:
    QQuickItem* page() const
    {
        return QQmlProperty::read(m_shell->window(), QStringLiteral("currentPage")).value<QQuickItem*>();
    }
    BattleController* match() const { return page()->property("battle").value<BattleController*>(); }
    static QQuickItem* find(QQuickItem* under, const QString& type)
    {
        for (QQuickItem* child : under->childItems()) {
            const QString name = QString::fromLatin1(child->metaObject()->className());
            if (child->isVisible() && name.section(QLatin1String("_QML"), 0, 0) == type)
                return child;
            if (QQuickItem* found = find(child, type))
                return found;
        }
        return nullptr;
    }
    static QRectF onScreen(const QQuickItem* item)
    {
        return {item->mapToScene(QPointF(0, 0)), item->mapToScene(QPointF(item->width(), item->height()))};
    }
    void tell()
    {
        QMetaObject::invokeMethod(m_shell->window(), "tell", Q_ARG(QString, QStringLiteral("A word")),
                                  Q_ARG(QString, QString()), Q_ARG(QVariant, QVariant()));
    }
    // Of the overlay's parts a toast is the one that says so.
    static constexpr double aboveSheets = 100;
    QList<QQuickItem*> popups() const
    {
        QList<QQuickItem*> shown;
        QQuickItem* root = m_shell->window()->contentItem();
        for (QQuickItem* overlay : root->parentItem() ? root->parentItem()->childItems() : root->childItems())
            for (QQuickItem* popup : overlay->childItems())
                if (popup->isVisible() && popup->inherits("QQuickPopupItem"))
                    shown.append(popup);
        return shown;
    }
    QRectF toast() const
    {
        for (QQuickItem* popup : popups())
            if (popup->z() >= aboveSheets)
                return onScreen(popup);
        return {};
    }
    bool hasSheet() const
    {
        return std::ranges::any_of(popups(), [](QQuickItem* popup) { return popup->z() < aboveSheets; });
    }
    // Slid in, and the keys are its own.
    bool sheetIsReady() const
    {
        return std::ranges::any_of(popups(), [](QQuickItem* popup) {
            return popup->z() < aboveSheets && popup->opacity() == 1 && popup->hasActiveFocus();
        });
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Shell> m_shell;
};

void BattleWindowTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("ADJUTANT_DATA_HOME", m_home->path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", m_home->path().toLocal8Bit());
    m_shell = std::make_unique<Shell>();
    QVERIFY(m_shell->start());
    m_shell->load();
    m_shell->window()->resize(390, 560);
    QVERIFY(!m_shell->workspace().running().begin(pebbles::start()));
    QMetaObject::invokeMethod(m_shell->window(), "openMatch", Q_ARG(QString, QString()));
    m_shell->window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_shell->window()));
    QTRY_VERIFY(match() && match()->isOpen());
}

void BattleWindowTest::cleanup()
{
    m_shell.reset();
}

void BattleWindowTest::aCommandLeavesThePageWhereItIs()
{
    QQuickItem* flick = find(page(), QStringLiteral("QQuickFlickable"));
    QVERIFY(flick);
    QTRY_VERIFY(flick->property("contentHeight").toDouble() > flick->height() + 200);
    QTest::qWait(50); // the focus has come to rest
    flick->setProperty("contentY", 200);
    QQuickItem* forces = find(page(), QStringLiteral("ForcesPane"));
    QVERIFY(forces);
    const double stood = onScreen(forces).top();
    QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, QStringLiteral("toss|red/thrower-3|")));
    match()->form()->rollForMe(QStringLiteral("dice"));
    while (!match()->form()->asked().path.isEmpty())
        match()->form()->leaveOut(match()->form()->asked().path);
    QMetaObject::invokeMethod(page(), "confirmForm");
    QCOMPARE(match()->records(), 1);
    // What the dice brought stays until it is tapped away.
    QTRY_VERIFY(sheetIsReady());
    QVERIFY(match()->form()->resultWaits());
    QTest::keyClick(m_shell->window(), Qt::Key_Escape);
    QTRY_VERIFY(!hasSheet());
    QVERIFY(!match()->form()->resultWaits());
    QTest::qWait(100);
    QCOMPARE(onScreen(find(page(), QStringLiteral("ForcesPane"))).top(), stood);
    // The foot of the page is always there.
    QQuickItem* dock = find(page(), QStringLiteral("Dock"));
    QVERIFY(dock);
    QCOMPARE(onScreen(dock).bottom(), double(m_shell->window()->height()));
}

void BattleWindowTest::escapeClosesTheSheetThenAsks()
{
    const auto depth = [this] { return m_shell->window()->property("pageDepth").toInt(); };
    QCOMPARE(depth(), 2);
    QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, QStringLiteral("toss|red/thrower-3|")));
    QTRY_VERIFY(match()->form()->active() && sheetIsReady());
    QTest::keyClick(m_shell->window(), Qt::Key_Escape);
    QTRY_VERIFY(!match()->form()->active());
    QCOMPARE(depth(), 2);
    QTRY_VERIFY(!hasSheet());
    QMetaObject::invokeMethod(page(), "openLog");
    QTRY_VERIFY(sheetIsReady());
    QTest::keyClick(m_shell->window(), Qt::Key_Escape);
    QTRY_VERIFY(!hasSheet());
    QCOMPARE(depth(), 2);
    QVERIFY(toast().isNull());
    QTest::keyClick(m_shell->window(), Qt::Key_Escape);
    QCOMPARE(depth(), 2);
    QTRY_VERIFY(!toast().isNull());
    QTest::keyClick(m_shell->window(), Qt::Key_Escape);
    QTRY_COMPARE(depth(), 1);
}

void BattleWindowTest::aToastCoversNoButtons()
{
    tell();
    QTRY_VERIFY(!toast().isNull());
    QQuickItem* bar = find(page(), QStringLiteral("Dock"));
    QVERIFY(bar);
    QVERIFY(!toast().intersects(onScreen(bar)));
    QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, QStringLiteral("toss|red/thrower-3|")));
    QTRY_VERIFY(toast().top() < 60);
    const double corner = 56;
    QVERIFY(toast().left() >= corner);
    QVERIFY(toast().right() <= m_shell->window()->width() - corner);
}

ADJUTANT_TEST(BattleWindowTest)

} // namespace tst_battle_window

#include "tst_battle_window.moc"
