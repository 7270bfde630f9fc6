#include "app/matches/runningmatch.h"
#include "app/shell/shell.h"
#include "app/viewmodels/announcement.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/testprogram.h"
#include "tests/window/byear.h"

#include <QAccessible>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_battle_heard {

using namespace adjutant;
using namespace adjutant::test;

/// What is said of a match that one doesn't see, and the sheet of keys.
class BattleHeardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whoseTurnItIsIsSaidWhenItChanges();
    void whatIsTakenBackAndDoneAgainIsSaid();
    void theEndIsSaidWithItsWinner();
    void aToastIsSaid();
    void aKeySaysWhoseTurnItIs();
    void theSheetOfKeysOpensAndCloses();

private:
    QQuickItem* page() const
    {
        return QQmlProperty::read(m_shell->window(), QStringLiteral("currentPage")).value<QQuickItem*>();
    }
    BattleController* match() const { return page()->property("battle").value<BattleController*>(); }
    void toss(const char* who)
    {
        m_heard.clear();
        const QString key = QStringLiteral("toss|%1|").arg(QString::fromLatin1(who));
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, key));
        match()->form()->rollForMe(QStringLiteral("dice"));
        while (!match()->form()->asked().path.isEmpty())
            match()->form()->leaveOut(match()->form()->asked().path);
        QMetaObject::invokeMethod(page(), "confirmForm");
        QTest::qWait(20);
    }
    bool wasHeard(const QString& words) { return m_heard.join(QLatin1Char('|')).contains(words); }

    QStringList m_heard; ///< what was said while the focus stayed where it was
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Shell> m_shell;
};

void BattleHeardTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("ADJUTANT_DATA_HOME", m_home->path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", m_home->path().toLocal8Bit());
    m_shell = std::make_unique<Shell>();
    QVERIFY(m_shell->start());
    m_shell->load();
    m_shell->window()->resize(1180, 820);
    QVERIFY(!m_shell->workspace().running().begin(pebbles::start()));
    QMetaObject::invokeMethod(m_shell->window(), "openMatch", Q_ARG(QString, QString()));
    m_shell->window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_shell->window()));
    QTRY_VERIFY(match() && match()->isOpen());
    // What reaches the bus is seen in the real window; here there is none.
    auto* announcement = m_shell->window()->findChild<Announcement*>();
    QVERIFY(announcement);
    QCOMPARE(QAccessible::queryAccessibleInterface(announcement)->role(), QAccessible::AlertMessage);
    connect(announcement, &Announcement::said, this, [this, announcement](const QString& words) {
        QCOMPARE(QAccessible::queryAccessibleInterface(announcement)->text(QAccessible::Name), words);
        m_heard.append(words);
    });
    m_heard.clear();
}

void BattleHeardTest::cleanup()
{
    m_shell.reset();
}

void BattleHeardTest::whoseTurnItIsIsSaidWhenItChanges()
{
    toss("red/thrower-3");
    QVERIFY2(wasHeard(QStringLiteral("Toss 2")), qPrintable(m_heard.join(u'|')));
    QVERIFY2(wasHeard(QStringLiteral("To act: blue")), qPrintable(m_heard.join(u'|')));
    QCOMPARE(m_heard.size(), 1);
}

void BattleHeardTest::whatIsTakenBackAndDoneAgainIsSaid()
{
    toss("red/thrower-3");
    const QString what = match()->undoText();
    QTest::keyClick(m_shell->window(), Qt::Key_Escape); // what the dice brought was read
    QTest::qWait(200);
    m_heard.clear();
    QTest::keyClick(m_shell->window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_heard.size(), 1);
    QVERIFY2(wasHeard(QStringLiteral("Undone: ") + what), qPrintable(m_heard.join(u'|')));
    QVERIFY2(wasHeard(QStringLiteral("Toss 1")), qPrintable(m_heard.join(u'|')));
    m_heard.clear();
    QTest::keyClick(m_shell->window(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY2(wasHeard(QStringLiteral("Redone: ") + what), qPrintable(m_heard.join(u'|')));
}

void BattleHeardTest::theEndIsSaidWithItsWinner()
{
    for (int turn = 0; turn < 40 && !match()->over(); ++turn)
        toss(turn % 2 == 0 ? "red/thrower-3" : "blue/thrower-3");
    QVERIFY(match()->over());
    QVERIFY2(wasHeard(QStringLiteral("It is over")), qPrintable(m_heard.join(u'|')));
    QVERIFY2(wasHeard(match()->whoText()), qPrintable(m_heard.join(u'|')));
}

void BattleHeardTest::aToastIsSaid()
{
    QMetaObject::invokeMethod(m_shell->window(), "tell", Q_ARG(QString, QStringLiteral("A word")),
                              Q_ARG(QString, QString()), Q_ARG(QVariant, QVariant()));
    QCOMPARE(m_heard, QStringList{QStringLiteral("A word")});
}

void BattleHeardTest::aKeySaysWhoseTurnItIs()
{
    for (int times = 0; times < 2; ++times)
        QTest::keyClick(m_shell->window(), Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(m_heard, QStringList({match()->stateText(), match()->stateText()}));
    QVERIFY(wasHeard(QStringLiteral("Toss 1")));
}

void BattleHeardTest::theSheetOfKeysOpensAndCloses()
{
    const ByEar ear(m_shell->window());
    QTest::keyClick(m_shell->window(), Qt::Key_F1);
    QTRY_VERIFY(ear.hears(QAccessible::Dialog, QStringLiteral("Keyboard shortcuts")));
    QVERIFY(ear.hears(QAccessible::Heading, QStringLiteral("A match")));
    QVERIFY(ear.hears(QAccessible::ListItem, QStringLiteral("F1: ")));
    QVERIFY(ear.hears(QAccessible::ListItem, QStringLiteral("Ctrl+Shift+Z or Ctrl+Y: Redo")));
    QTest::keyClick(m_shell->window(), Qt::Key_Escape);
    QTRY_VERIFY(!ear.hears(QAccessible::Dialog, QStringLiteral("Keyboard shortcuts")));
    QCOMPARE(m_shell->window()->property("pageDepth").toInt(), 2); // the match is still there
}

ADJUTANT_TEST(BattleHeardTest)

} // namespace tst_battle_heard

#include "tst_battle_heard.moc"
