#include "tests/systems/drakerys/screens/stage.h"

#include "app/systems/drakerys/profile/profileform.h"
#include "app/viewmodels/lists/listlibrary.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>

namespace adjutant::test::tst_screens_keyboard {

using namespace screens;

static QString typeOf(const QObject* object)
{
    return object ? QString::fromLatin1(object->metaObject()->className()) : QString();
}

// The first visible item below `top` of that QML type (and text or label).
static QQuickItem* findItem(QQuickItem* top, const QString& type, const QString& words = {})
{
    const auto children = top->childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible())
            continue;
        const bool named = words.isEmpty() || child->property("text").toString() == words ||
                           child->property("label").toString() == words;
        if (typeOf(child).startsWith(type) && named)
            return child;
        if (QQuickItem* found = findItem(child, type, words))
            return found;
    }
    return nullptr;
}

static QQuickItem* ancestorOf(QQuickItem* item, const QString& type)
{
    while (item && !typeOf(item).startsWith(type))
        item = item->parentItem();
    return item;
}

/// The app in a window without eyes or a pointer: where the focus goes, and that nothing typed is lost.
class KeyboardTest : public QObject
{
    Q_OBJECT

    DataHome m_folder;
    std::unique_ptr<Stage> m_stage;

    QQuickWindow* window() const { return m_stage->window(); }
    QQuickItem* focused() const { return window()->activeFocusItem(); }
    QQuickItem* find(const char* type, const char* words = "") const
    {
        return findItem(window()->contentItem(), QString::fromLatin1(type), QString::fromUtf8(words));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window(), key, modifiers);
        m_stage->settle();
        QTest::qWait(5);
    }
    void type(const char* words)
    {
        for (const char* letter = words; *letter; ++letter)
            QTest::keyClick(window(), *letter);
        m_stage->settle();
    }

private Q_SLOTS:
    void initTestCase()
    {
        nameApplication();
        QApplication::setEffectEnabled(Qt::UI_General, false);
        m_stage = std::make_unique<Stage>(true);
        QVERIFY(m_stage->isReady());
        m_stage->resize({1180, 820});
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
    }
    void init() { m_stage->clear(); }

    void aPastedLibraryIsKeptAndNotLaidOut()
    {
        m_stage->go("odds"); // which has no other button to import
        m_stage->callWindow("importList");
        m_stage->settle();
        QTRY_COMPARE(typeOf(focused()).left(8), "TextArea");
        QQuickItem* area = focused();
        QQuickItem* box = ancestorOf(area->parentItem(), "TextArea");
        QVERIFY(box);
        QVERIFY(area->height() > 80); // the box, not only the line

        QGuiApplication::clipboard()->setText(QString(5'000'000, u'x'));
        QElapsedTimer clock;
        clock.start();
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!box->property("problem").toString().isEmpty());
        QVERIFY(box->property("wholeText").toString().isEmpty());
        QGuiApplication::clipboard()->setText(QString(3'000'000, u'y'));
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(box->property("problem").toString().isEmpty());
        QCOMPARE(box->property("wholeText").toString().size(), 3'000'000);
        QVERIFY(area->property("text").toString().isEmpty());
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        press(Qt::Key_Backspace);
        QVERIFY(box->property("wholeText").toString().isEmpty());

        // What can't be imported stays, with the reason beside it.
        QGuiApplication::clipboard()->setText("hello: there");
        press(Qt::Key_V, Qt::ControlModifier);
        QMetaObject::invokeMethod(find("PushButton", "Import"), "clicked");
        m_stage->settle();
        QVERIFY(box->isVisible());
        QCOMPARE(box->property("wholeText").toString(), "hello: there");
        QVERIFY(find("Banner"));
        QVERIFY(m_stage->library().message().isEmpty());
    }

    void typedLinesFollowTheCaret()
    {
        m_stage->callWindow("importList");
        QTRY_COMPARE(typeOf(focused()).left(8), "TextArea");
        QGuiApplication::clipboard()->setText(QString("line\n").repeated(60));
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(focused()->parentItem()->parentItem()->property("contentY").toReal() > 100);
    }

    void escapeKeepsNotesAndCancelDoesNot()
    {
        m_stage->openList(m_stage->emptyArmy());
        QQuickItem* header = find("ListHeader");
        QVERIFY(header);
        QObject* editor = header->property("editor").value<QObject*>();
        QMetaObject::invokeMethod(header, "notesWanted");
        QTRY_COMPARE(typeOf(focused()).left(8), "TextArea");
        type("left flank");
        press(Qt::Key_Escape);
        QTRY_COMPARE(editor->property("notes").toString(), "left flank");
        QMetaObject::invokeMethod(header, "notesWanted");
        QTRY_COMPARE(typeOf(focused()).left(8), "TextArea");
        type("!");
        QMetaObject::invokeMethod(find("PushButton", "Cancel"), "clicked");
        m_stage->settle();
        QCOMPARE(editor->property("notes").toString(), "left flank");
    }

    void tabGoesThroughEveryCardInView()
    {
        m_stage->openList(m_stage->emptyArmy());
        QMetaObject::invokeMethod(find("CataloguePane"), "focusSearch");
        QQuickItem* list = findItem(find("CataloguePane"), "RowList");
        QVERIFY(list);
        const int count = list->property("count").toInt();
        QVERIFY(count > 15);
        QStringList seen;
        for (int tabs = 0; tabs < 300; ++tabs) {
            press(Qt::Key_Tab);
            QQuickItem* card = ancestorOf(focused(), "CatalogueCardLine");
            if (!card && !seen.isEmpty())
                break;
            if (!card)
                continue;
            const QRectF place = focused()->mapRectToItem(list, focused()->boundingRect());
            QVERIFY2(place.top() >= 0 && place.bottom() <= list->height(), qPrintable(seen.join(u' ')));
            const QString unit = findItem(card, "StrongText")->property("text").toString();
            if (seen.isEmpty() || seen.last() != unit)
                seen.append(unit);
        }
        QCOMPARE(seen.size(), count);
        // And by rows with the arrows.
        QMetaObject::invokeMethod(find("CataloguePane"), "focusSearch");
        press(Qt::Key_Tab);
        while (!ancestorOf(focused(), "CatalogueCardLine"))
            press(Qt::Key_Tab);
        for (int rows = 0; rows < 5; ++rows)
            press(Qt::Key_Up);
        QVERIFY(ancestorOf(focused(), "CatalogueCardLine"));
        for (int rows = 0; rows < count + 3; ++rows)
            press(Qt::Key_Down);
        QQuickItem* last = ancestorOf(focused(), "CatalogueCardLine");
        QVERIFY(last);
        QCOMPARE(findItem(last, "StrongText")->property("text").toString(), seen.last());
    }

    void aNumberThatCannotBeTakenIsReportedAndPutBack()
    {
        m_stage->openList(m_stage->emptyArmy());
        m_stage->callPage("openLimits");
        m_stage->settle();
        QTRY_VERIFY(ancestorOf(focused(), "NumberStepper"));
        QQuickItem* stepper = ancestorOf(focused(), "NumberStepper");
        QCOMPARE(stepper->property("value").toInt(), 400);
        for (const char* bad : {"999999", "a lot", "-5"}) {
            press(Qt::Key_A, Qt::ControlModifier);
            type(bad);
            press(Qt::Key_Return);
            QCOMPARE(stepper->property("value").toInt(), 400);
            QVERIFY2(!stepper->property("error").toString().isEmpty(), bad);
            QCOMPARE(focused()->property("text").toString(), stepper->property("displayText").toString());
        }
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
        press(Qt::Key_Tab);
        QCOMPARE(stepper->property("value").toInt(), 400);
        QVERIFY(stepper->property("error").toString().isEmpty());
        QMetaObject::invokeMethod(stepper, "focusField");
        press(Qt::Key_A, Qt::ControlModifier);
        type("750");
        press(Qt::Key_Return);
        QCOMPARE(stepper->property("value").toInt(), 750);
    }

    void leavingAChangedCardAsks()
    {
        m_stage->openProfile("avaren/scouts");
        m_stage->settle();
        auto* form =
            window()->property("currentPage").value<QObject*>()->property("form").value<ProfileForm*>();
        QVERIFY(form);
        form->setCharacteristic(0, 3);
        press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(find("PushButton", "Cancel"));
        QCOMPARE(window()->property("pageDepth").toInt(), 2);
        QMetaObject::invokeMethod(find("PushButton", "Cancel"), "clicked");
        m_stage->settle();
        QCOMPARE(window()->property("pageDepth").toInt(), 2);
        m_stage->go("rules");
        m_stage->settle();
        QMetaObject::invokeMethod(find("PushButton", "Discard"), "clicked");
        m_stage->settle();
        QCOMPARE(window()->property("pageDepth").toInt(), 1);
        QCOMPARE(window()->property("place").toString(), "rules");
    }

    void theFocusMovesIntoAPageAndBackOutOfASheet()
    {
        m_stage->go("settings");
        m_stage->settle();
        QQuickItem* page = window()->property("currentPage").value<QQuickItem*>();
        QVERIFY(focused() && page->isAncestorOf(focused()));
        m_stage->openList(m_stage->emptyArmy());
        QQuickItem* more = find("IconButton", "More for this list");
        QVERIFY(more);
        more->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Return);
        QTRY_VERIFY(find("MenuEntry", "Limits"));
        QMetaObject::invokeMethod(find("MenuEntry", "Limits"), "clicked");
        m_stage->settle();
        QTRY_VERIFY(ancestorOf(focused(), "NumberStepper"));
        press(Qt::Key_Escape);
        QTRY_COMPARE(focused(), more);
    }

    void aToastLiesOverASheet()
    {
        m_stage->openList(m_stage->legalArmy());
        m_stage->callPage("openShare");
        m_stage->settle();
        QMetaObject::invokeMethod(find("PushButton", "Copy the code"), "clicked");
        m_stage->settle();
        QQuickItem* words = find("QQuickText", "Code copied.");
        QVERIFY(words);
        QQuickItem* sheet = ancestorOf(find("PushButton", "Copy the code"), "QQuickPopupItem");
        QQuickItem* toast = ancestorOf(words, "QQuickPopupItem");
        QVERIFY(sheet && toast && sheet != toast);
        QVERIFY(toast->z() > sheet->z());
        m_stage->library().announce("Something went wrong");
        QTRY_VERIFY(!find("QQuickText", "Code copied."));
        m_stage->library().dismissMessage();
    }

    void cleanupTestCase() { m_stage.reset(); }
};

ADJUTANT_TEST(KeyboardTest)

} // namespace adjutant::test::tst_screens_keyboard
