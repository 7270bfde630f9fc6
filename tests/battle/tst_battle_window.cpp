#include "app/matches/runningmatch.h"
#include "app/shell/shell.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/battle/groundtouch.h"
#include "app/viewmodels/desktop.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/window/byear.h"

#include <QAccessible>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWindow>

namespace adjutant::test::tst_battle_window {

/// The page of a match in the window of the app, touched and typed at.
class BattleWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
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
        connect(announcement, &Announcement::announced, this, [this, announcement](const QString& words) {
            QCOMPARE(QAccessible::queryAccessibleInterface(announcement)->text(QAccessible::Name), words);
            m_heard.append(words);
        });
        m_heard.clear();
    }

    void cleanup() { m_shell.reset(); }

    void aCommandLeavesThePageWhereItIs()
    {
        onAPhone();
        QQuickItem* flick = find(page(), "ScrollPane");
        QVERIFY(flick);
        QTRY_VERIFY(flick->property("contentHeight").toDouble() > flick->height() + 200);
        QTest::qWait(50); // the focus has come to rest
        flick->setProperty("contentY", 200);
        QQuickItem* forces = find(page(), "ForcesPane");
        QVERIFY(forces);
        const double stood = onScreen(forces).top();
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "toss|red/thrower-3|"));
        match()->form()->rollForMe("dice");
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
        QCOMPARE(onScreen(find(page(), "ForcesPane")).top(), stood);
        // The foot of the page is always there.
        QQuickItem* dock = find(page(), "Dock");
        QVERIFY(dock);
        QCOMPARE(onScreen(dock).bottom(), double(m_shell->window()->height()));
    }

    void escapeClosesTheSheetThenAsks()
    {
        onAPhone();
        const auto depth = [this] { return m_shell->window()->property("pageDepth").toInt(); };
        QCOMPARE(depth(), 2);
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "toss|red/thrower-3|"));
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

    void escapeBehindACorrectionClosesItsSheetOnly()
    {
        onAPhone();
        QMetaObject::invokeMethod(page(), "choosePiece", Q_ARG(QString, "red/thrower-3"));
        QTRY_VERIFY(sheetIsReady());
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "jar||red"));
        QTRY_VERIFY(match()->form()->active());
        match()->form()->answer("pebbles", 2);
        QMetaObject::invokeMethod(page(), "confirmForm");
        QCOMPARE(match()->records(), 1);
        QTest::qWait(300);
        QVERIFY(sheetIsReady()); // the keys are in it again
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QTRY_VERIFY(!hasSheet());
        QVERIFY(toast().isNull());
        QCOMPARE(m_shell->window()->property("pageDepth").toInt(), 2);
    }

    // A line of the log that is tapped by a slip leads nowhere.
    void theLogLeadsBackByAButtonOnly()
    {
        onAPhone();
        const ByEar ear(m_shell->window());
        for (int pebbles = 0; pebbles < 2; ++pebbles)
            match()->touch()->adjust("red", "jar", 1);
        QMetaObject::invokeMethod(page(), "openLog");
        QTRY_VERIFY(sheetIsReady());
        const auto line = match()->log()->lines()->rows().constFirst().value.value<BattleLogRow>();
        const QString name = line.words.isEmpty() ? line.title : line.words;
        QVERIFY(ear.press(name));
        QVERIFY(!ear.hears(QAccessible::Button, "Look back here")); // it is as the last line left it
        QVERIFY(ear.press(name, 1));
        QCOMPARE(match()->shownAt(), -1);
        QVERIFY(sheetIsReady());
        QVERIFY(ear.press("Look back here"));
        QCOMPARE(match()->shownAt(), 1);
        QTRY_VERIFY(!hasSheet());
    }

    // The second tap on Confirm must not accept what the first one has shown to break a rule.
    void whatAllowsABrokenRuleStandsWhereNoButtonWas()
    {
        onAPhone();
        m_shell->window()->resize(390, 844);
        const ByEar ear(m_shell->window());
        const auto at = [&ear](const char* name) {
            QAccessibleInterface* found = ear.find(QAccessible::Button, name);
            return found ? found->rect() : QRect();
        };
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "toss|red/thrower-3|"));
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(!at("Confirm").isNull());
        QList<QRect> before;
        const auto look = [&] {
            for (const char* name :
                 {"Next", "Confirm", "Skip", "Roll these", "Roll all", "Undo last answer", "1", "6"})
                if (const QRect button = at(name); !button.isNull())
                    before.append(button);
        };
        look();
        match()->form()->rollForMe("dice");
        QTest::qWait(50);
        look();
        while (!match()->form()->asked().path.isEmpty())
            match()->form()->leaveOut(match()->form()->asked().path);
        QTRY_VERIFY(!at("Confirm").isNull());
        look();
        const QRect confirm = at("Confirm");
        match()->form()->answer("steps", 5);
        QTRY_VERIFY(!at("Allow anyway").isNull());
        const QRect allow = at("Allow anyway");
        for (const QRect& button : before)
            QVERIFY(!button.intersects(allow));
        QVERIFY(at("Confirm").isNull() && at("Next").isNull());
        QTest::qWait(650); // a tap that follows the opening at once isn't taken
        QTest::mouseClick(m_shell->window(), Qt::LeftButton, {},
                          m_shell->window()->mapFromGlobal(confirm.center()));
        QVERIFY(match()->form()->active());
        QCOMPARE(match()->records(), 0);
        QTest::mouseClick(m_shell->window(), Qt::LeftButton, {},
                          m_shell->window()->mapFromGlobal(allow.center()));
        QTRY_COMPARE(match()->records(), 1);
    }

    // An answer that was the last one carries it out at once: the tap on the button that stood there meets
    // the card.
    void aTapMeantForTheFormLeavesTheResultThere()
    {
        const ByEar ear(m_shell->window());
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "toss|red/thrower-3|"));
        match()->form()->rollForMe("dice");
        while (!match()->form()->asked().path.isEmpty())
            match()->form()->leaveOut(match()->form()->asked().path);
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(!match()->form()->confirm());
        Q_EMIT match()->form()->wentOn();
        QTRY_VERIFY(ear.find(QAccessible::Button, "Continue") && sheetIsReady());
        const auto tap = [&] {
            QTest::mouseClick(
                m_shell->window(), Qt::LeftButton, {},
                m_shell->window()->mapFromGlobal(ear.find(QAccessible::Button, "Continue")->rect().center()));
        };
        QTest::qWait(350); // longer than between the taps of a double one
        tap();
        QVERIFY(match()->form()->resultWaits() && hasSheet());
        QTest::qWait(1000);
        tap();
        QTRY_VERIFY(!match()->form()->resultWaits() && !hasSheet());
    }

    void whatIsDueStandsWholeBesideALongUndo()
    {
        for (const char* side : {"red", "blue"}) {
            match()->openOffer(QStringLiteral("hide||") + side);
            match()->form()->answer("stones", 2);
            QVERIFY(!match()->form()->confirm());
        }
        QQuickItem* chip = nullptr;
        QTRY_VERIFY((chip = find(page(), "DueChip")));
        QQuickItem* strip = find(find(page(), "Dock"), "SideStrip");
        QQuickItem* undo = find(find(page(), "Dock"), "Pressable");
        QVERIFY(strip && undo);
        undo->setImplicitWidth(2000);
        for (const int width : {1180, 920, 400}) {
            m_shell->window()->resize(width, 820);
            QTRY_COMPARE(find(page(), "Dock")->width(), double(width));
            QTRY_VERIFY(strip->width() >= chip->width() && chip->width() > 40);
        }
    }

    void theChosenGameIsInViewAtHome()
    {
        QMetaObject::invokeMethod(m_shell->window(), "reset");
        const QString last = QString::fromUtf8(gameSystems().back().id);
        QMetaObject::invokeMethod(m_shell->window(), "switchGame", Q_ARG(QString, last));
        m_shell.reset();
        m_shell = std::make_unique<Shell>();
        QVERIFY(m_shell->start());
        m_shell->window()->resize(390, 844);
        m_shell->load();
        QQuickItem* chooser = nullptr;
        QTRY_VERIFY(page() && (chooser = find(page(), "GameChooser")));
        QTRY_VERIFY(chooser->property("contentWidth").toDouble() > chooser->width());
        auto* first = chooser->property("first").value<QQuickItem*>();
        QVERIFY(first);
        QTRY_VERIFY(onScreen(first).left() >= 0 && onScreen(first).left() < onScreen(chooser).right());
        QTRY_VERIFY(chooser->property("contentX").toDouble() > 0);
    }

    // For dice of one roll that differ.
    void theKeysOfARollKeepTheirPlaces()
    {
        m_shell->window()->resize(390, 844);
        const ByEar ear(m_shell->window());
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "toss|red/thrower-3|"));
        QTRY_VERIFY(sheetIsReady());
        QQuickItem* pad = nullptr;
        for (QQuickItem* popup : popups())
            pad = pad ? pad : find(popup, "DicePad");
        QVERIFY(pad);
        QVariantList dice;
        for (const int sides : {9, 8, 7}) {
            FormDieRow die;
            die.sides = sides;
            die.label =
                sides == 9 ? "Near left: 1 a heron, 2 an old willow, 3 a kingfisher, 4 a water lily" : "Far";
            dice.append(QVariant::fromValue(die));
        }
        QMap<QString, QRect> places;
        double high = 0;
        for (const int sides : {9, 8, 7}) {
            FormFieldRow row = match()->form()->asked();
            row.dice = dice;
            row.nextSides = sides;
            row.nextDie = dice[9 - sides].value<FormDieRow>().label;
            pad->setProperty("row", QVariant::fromValue(row));
            QTest::qWait(30);
            QCOMPARE(high == 0 ? pad->height() : high, pad->height());
            high = pad->height();
            for (int face = 1; face <= 9; ++face) {
                QAccessibleInterface* key = ear.find(QAccessible::Button, QString::number(face));
                QCOMPARE(key != nullptr, face <= sides);
                if (key)
                    QCOMPARE(places.value(key->text(QAccessible::Name), key->rect()), key->rect());
                if (key)
                    places[key->text(QAccessible::Name)] = key->rect();
            }
            for (const QQuickItem* asks : textItems(pad, row.nextDie))
                QVERIFY(!asks->property("truncated").toBool());
        }
    }

    // The map beside the panel, and the way out of both.
    void thePanelAndTheMapShowTheSameOne()
    {
        match()->touch()->place("floor", "red/thrower-1", 4, 4);
        QMetaObject::invokeMethod(page(), "choosePiece", Q_ARG(QString, "red/thrower-1"));
        QTest::qWait(20);
        auto* touch = touched();
        QVERIFY(touch);
        QCOMPARE(touch->selected(), "red/thrower-1");
        QMetaObject::invokeMethod(page(), "choosePiece", Q_ARG(QString, "red/thrower-3"));
        QCOMPARE(touch->selected(), QString()); // it isn't there
        touch->touchMark("red/thrower-1");
        QCOMPARE(page()->property("chosen").toString(), "red/thrower-1");
        touch->measureToSpot(8, 8);
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QVERIFY(!touch->measured());
        QCOMPARE(touch->selected(), "red/thrower-1");
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QVERIFY(touch->selected().isEmpty() && toast().isNull());
        QVERIFY(page()->property("chosen").toString().isEmpty());
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QTRY_VERIFY(!toast().isNull());
    }

    void aPlaceIsMovedByArrowKeysAndNotSkippedByEnter()
    {
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "lay|red/thrower-1|"));
        QTRY_VERIFY(sheetIsReady() && match()->form()->asked().kind == "place");
        QTest::qWait(50);
        QTest::keyClick(m_shell->window(), Qt::Key_Return);
        QVERIFY(match()->form()->active());
        QCOMPARE(match()->records(), 0);
        for (const auto key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}) {
            QTest::keyClick(m_shell->window(), key);
            QTest::qWait(30);
        }
        const FormFieldRow at = match()->form()->fieldAt("at");
        QCOMPARE(QPointF(at.x, at.y), QPointF(7, 4)); // from the middle
        QTest::keyClick(m_shell->window(), Qt::Key_Return);
        QTRY_COMPARE(match()->records(), 1);
    }

    void whoLooksBackSeesHowItStoodAndWhere()
    {
        for (int k = 0; k < 20; ++k)
            match()->touch()->adjust("red", "jar", k % 2 == 0 ? 1 : -1);
        match()->show(1);
        QTest::qWait(20);
        QQuickItem* bar = find(page(), "LookBackBar");
        QVERIFY(bar);
        QVERIFY2(textsIn(bar).join(u'|').contains("|red 2"), qPrintable(textsIn(bar).join(u'|')));
        int here = 0;
        for (const RowModel::Row& row : match()->log()->recent()->rows())
            here += row.value.value<BattleLogRow>().position == 1 ? 1 : 0;
        QCOMPARE(here, 1);
    }

    void aNewListBeginsAtItsHeightAndWithoutOldMistakes()
    {
        const auto open = [this]() -> QQuickItem* {
            QMetaObject::invokeMethod(m_shell->window(), "newList");
            QTest::qWait(300);
            for (QQuickItem* popup : popups())
                if (find(popup, "LimitsFields"))
                    return popup;
            return nullptr;
        };
        QQuickItem* sheet = open();
        QVERIFY(sheet);
        const double high = sheet->height();
        QQuickItem* stepper = find(sheet, "NumberStepper");
        QVERIFY(stepper);
        stepper->property("contentItem").value<QQuickItem*>()->setProperty("text", "Empire");
        QMetaObject::invokeMethod(stepper, "settle");
        QVERIFY(!stepper->property("error").toString().isEmpty());
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QTRY_VERIFY(!hasSheet());
        sheet = open();
        QVERIFY(sheet);
        QCOMPARE(sheet->height(), high);
        QCOMPARE(find(sheet, "NumberStepper")->property("error").toString(), QString());
    }

    void aToastCoversNoButtons()
    {
        onAPhone();
        report();
        QTRY_VERIFY(!toast().isNull());
        QQuickItem* bar = find(page(), "Dock");
        QVERIFY(bar);
        QVERIFY(!toast().intersects(onScreen(bar)));
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, "toss|red/thrower-3|"));
        QTRY_VERIFY(toast().top() < 60);
        const double corner = 56;
        QVERIFY(toast().left() >= corner);
        QVERIFY(toast().right() <= m_shell->window()->width() - corner);
    }

    // What is said of a match that one doesn't see, and the sheet of keys.

    void whoseTurnItIsIsReportedWhenItChanges()
    {
        toss("red/thrower-3");
        QVERIFY2(wasHeard("Toss 2"), qPrintable(m_heard.join(u'|')));
        QVERIFY2(wasHeard("To act: blue"), qPrintable(m_heard.join(u'|')));
        QCOMPARE(m_heard.size(), 1);
    }

    void whatIsTakenBackAndDoneAgainIsReported()
    {
        toss("red/thrower-3");
        const QString what = match()->undoText();
        QTest::keyClick(m_shell->window(), Qt::Key_Escape); // what the dice brought was read
        QTest::qWait(200);
        m_heard.clear();
        QTest::keyClick(m_shell->window(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_heard.size(), 1);
        QVERIFY2(wasHeard("Undone: " + what), qPrintable(m_heard.join(u'|')));
        QVERIFY2(wasHeard("Toss 1"), qPrintable(m_heard.join(u'|')));
        m_heard.clear();
        QTest::keyClick(m_shell->window(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY2(wasHeard("Redone: " + what), qPrintable(m_heard.join(u'|')));
    }

    void theEndIsReportedWithItsWinner()
    {
        for (int turn = 0; turn < 40 && !match()->over(); ++turn)
            toss(turn % 2 == 0 ? "red/thrower-3" : "blue/thrower-3");
        QVERIFY(match()->over());
        QVERIFY2(wasHeard("It is over"), qPrintable(m_heard.join(u'|')));
        QVERIFY2(wasHeard(match()->whoText()), qPrintable(m_heard.join(u'|')));
    }

    void anEndThatIsUndoneIsShownNoMore()
    {
        const ByEar ear(m_shell->window());
        const auto showsEnd = [&ear] { return ear.hears(QAccessible::Dialog, "The match is over"); };
        const auto playOn = [this] {
            while (!match()->over())
                toss(match()->actsText() == QLatin1String("red") ? "red/thrower-3" : "blue/thrower-3");
        };
        playOn();
        QVERIFY(match()->form()->resultWaits());
        // With the card of the last roll open, one card at a time.
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(!showsEnd());
        match()->undo();
        QTRY_VERIFY(!hasSheet());
        QTest::qWait(200);
        QVERIFY(!match()->over() && !showsEnd());
        playOn();
        QTRY_VERIFY(sheetIsReady());
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QTRY_VERIFY(showsEnd());
        // It has the score of both.
        QStringList texts;
        for (QQuickItem* popup : popups())
            texts += textsIn(popup);
        for (const RowModel::Row& row : match()->scene()->sides()->rows()) {
            const auto side = row.value.value<BattleSideRow>();
            QVERIFY2(texts.contains(side.name) && texts.contains(side.score), qPrintable(texts.join(u'|')));
        }
        match()->undo();
        QTRY_VERIFY(!hasSheet());
        QVERIFY(!showsEnd());
    }

    void aSecondEscapeIsNotAskedForOverASheet()
    {
        onAPhone();
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QTRY_VERIFY(!toast().isNull());
        QMetaObject::invokeMethod(page(), "openLog");
        QTRY_VERIFY(sheetIsReady());
        QTRY_VERIFY(toast().isNull());
    }

    void aToastIsReported()
    {
        report();
        QCOMPARE(m_heard, QStringList{"A word"});
    }

    void aKeySaysWhoseTurnItIs()
    {
        for (int times = 0; times < 2; ++times)
            QTest::keyClick(m_shell->window(), Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(m_heard, QStringList({match()->stateText(), match()->stateText()}));
        QVERIFY(wasHeard("Toss 1"));
    }

    void theSheetOfKeysOpensAndCloses()
    {
        const ByEar ear(m_shell->window());
        QTest::keyClick(m_shell->window(), Qt::Key_F1);
        QTRY_VERIFY(ear.hears(QAccessible::Dialog, "Keyboard shortcuts"));
        QVERIFY(ear.hears(QAccessible::Heading, "A match"));
        QVERIFY(ear.hears(QAccessible::ListItem, "F1: "));
        QVERIFY(ear.hears(QAccessible::ListItem, "Ctrl+Shift+Z or Ctrl+Y: Redo"));
        QTest::keyClick(m_shell->window(), Qt::Key_Escape);
        QTRY_VERIFY(!ear.hears(QAccessible::Dialog, "Keyboard shortcuts"));
        QCOMPARE(m_shell->window()->property("pageDepth").toInt(), 2); // the match is still there
    }

private:
    void onAPhone()
    {
        m_shell->window()->resize(390, 560);
        QTRY_COMPARE(page()->width(), 390.0);
    }
    QQuickItem* page() const
    {
        return QQmlProperty::read(m_shell->window(), "currentPage").value<QQuickItem*>();
    }
    BattleController* match() const { return page()->property("battle").value<BattleController*>(); }
    /// What is touched on the map.
    GroundTouch* touched() const
    {
        QQuickItem* board = find(page(), "GroundBoard");
        return board ? board->property("touch").value<GroundTouch*>() : nullptr;
    }
    static QQuickItem* find(QQuickItem* under, const QString& type)
    {
        for (QQuickItem* child : under->childItems()) {
            const QString name = QString::fromLatin1(child->metaObject()->className());
            if (child->isVisible() && name.section("_QML", 0, 0) == type)
                return child;
            if (QQuickItem* found = find(child, type))
                return found;
        }
        return nullptr;
    }
    static QStringList textsIn(const QQuickItem* item)
    {
        QStringList texts{item->property("text").toString()};
        for (const QQuickItem* child : item->childItems())
            texts += textsIn(child);
        return texts;
    }
    static QList<QQuickItem*> textItems(QQuickItem* item, const QString& text)
    {
        QList<QQuickItem*> found;
        if (item->property("text").toString().contains(text))
            found.append(item);
        for (QQuickItem* child : item->childItems())
            found += textItems(child, text);
        return found;
    }
    static QRectF onScreen(const QQuickItem* item)
    {
        return {item->mapToScene(QPointF(0, 0)), item->mapToScene(QPointF(item->width(), item->height()))};
    }
    void report()
    {
        QMetaObject::invokeMethod(m_shell->window(), "report", Q_ARG(QString, "A word"),
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

    void toss(const char* who)
    {
        m_heard.clear();
        const QString key = QString("toss|%1|").arg(QString::fromLatin1(who));
        QMetaObject::invokeMethod(page(), "openOffer", Q_ARG(QString, key));
        match()->form()->rollForMe("dice");
        while (!match()->form()->asked().path.isEmpty())
            match()->form()->leaveOut(match()->form()->asked().path);
        QMetaObject::invokeMethod(page(), "confirmForm");
        QTest::qWait(20);
    }
    bool wasHeard(const QString& words) { return m_heard.join(u'|').contains(words); }

    QStringList m_heard; ///< what was said while the focus stayed where it was
};

ADJUTANT_TEST(BattleWindowTest)

} // namespace adjutant::test::tst_battle_window
