#include "app/shell/shell.h"
#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/battle/groundtouch.h"
#include "app/viewmodels/desktop.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/window/byear.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlProperty>
#include <QQuickItem>

namespace adjutant::test::tst_battle_window {

/// The page of a match in the window of the app, touched and typed at.
class BattleWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<DataHome>();
        m_shell = std::make_unique<Shell>();
        QVERIFY(m_shell->start());
        m_shell->load();
        window()->resize(1180, 820);
        QVERIFY(!m_shell->workspace().running().begin(pebbles::start()));
        QMetaObject::invokeMethod(window(), "openMatch", Q_ARG(QString, QString()));
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
        QTRY_VERIFY(match() && match()->isOpen());
        // What reaches the bus is seen in the real window; here there is none.
        auto* announcement = window()->findChild<Announcement*>();
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
        enterToss("red/thrower-3");
        QMetaObject::invokeMethod(page(), "confirmForm");
        QCOMPARE(match()->records(), 1);
        // What the dice brought stays until it is tapped away.
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(form().resultWaits());
        QVERIFY(ear().choose("Continue")); // keys would see to where they go
        QTRY_VERIFY(!hasSheet());
        QVERIFY(!form().resultWaits());
        QTest::qWait(100);
        QCOMPARE(onScreen(find(page(), "ForcesPane")).top(), stood);
        // The foot of the page is always there.
        QQuickItem* dock = find(page(), "Dock");
        QVERIFY(dock);
        QCOMPARE(onScreen(dock).bottom(), double(window()->height()));
    }

    void onlyOnAPhoneTheSidesTakeTurnsAtTheTop()
    {
        QVERIFY(!match()->scene()->actingFirst());
        onAPhone();
        QVERIFY(match()->scene()->actingFirst());
    }

    // On a wide page both sides keep their places, the second one below the fold.
    void theSideThatActsComesIntoView()
    {
        window()->resize(1180, 480);
        QQuickItem* flick = find(page(), "ScrollPane");
        QQuickItem* forces = find(page(), "ForcesPane");
        QVERIFY(flick && forces);
        const auto below = [&] { return onScreen(forces).bottom() > onScreen(flick).bottom(); };
        QTRY_VERIFY(below());
        toss("red/thrower-3");
        QTRY_VERIFY(!below());
        match()->undo();
        QTRY_VERIFY(below() && onScreen(forces).top() >= onScreen(flick).top());
    }

    void escapeClosesTheSheetThenAsks()
    {
        onAPhone();
        const auto depth = [this] { return window()->property("pageDepth").toInt(); };
        QCOMPARE(depth(), 2);
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(form().active() && sheetIsReady());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!form().active());
        QCOMPARE(depth(), 2);
        QTRY_VERIFY(!hasSheet());
        openLog();
        closeSheet();
        QCOMPARE(depth(), 2);
        QVERIFY(toast().isNull());
        press(Qt::Key_Escape);
        QCOMPARE(depth(), 2);
        QTRY_VERIFY(!toast().isNull());
        press(Qt::Key_Escape);
        QTRY_COMPARE(depth(), 1);
    }

    void escapeBehindACorrectionClosesItsSheetOnly()
    {
        onAPhone();
        onPage("choosePiece", "red/thrower-3");
        QTRY_VERIFY(sheetIsReady());
        onPage("openOffer", "jar||red");
        QTRY_VERIFY(form().active());
        form().answer("pebbles", 2);
        QMetaObject::invokeMethod(page(), "confirmForm");
        QCOMPARE(match()->records(), 1);
        QTest::qWait(300);
        QVERIFY(sheetIsReady()); // the keys are in it again
        closeSheet();
        QVERIFY(toast().isNull());
        QCOMPARE(window()->property("pageDepth").toInt(), 2);
    }

    void theKeysStayInTheSheetThatIsOpen()
    {
        onAPhone();
        for (const char* sheet : {"board", "luck"}) {
            Q_EMIT match()->sheetWanted(sheet);
            QTRY_VERIFY2(sheetIsReady(), sheet);
            QMetaObject::invokeMethod(page(), "focusNext");
            QVERIFY2(sheetIsReady(), sheet);
            QTest::keyClick(window(), Qt::Key_Tab);
            QVERIFY2(sheetIsReady(), sheet);
            QTest::keyClick(window(), Qt::Key_Escape);
            QTRY_VERIFY2(!hasSheet(), sheet);
        }
    }

    // A line of the log that is tapped by a slip leads nowhere.
    void aFormThatIsClosedLeadsBackToItsUnit()
    {
        onAPhone();
        onPage("choosePiece", "red/thrower-3");
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(ear().choose("Toss"));
        QTRY_VERIFY2(form().active(), qPrintable(ear().names(QAccessible::Button).join(u'|')));
        QTRY_VERIFY(sheetIsReady());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!form().active());
        QTRY_VERIFY(sheetIsReady() &&
                    ear().hears(QAccessible::Dialog, match()->scene()->pieceOf("red/thrower-3").name));
        closeSheet();
        // Opened on the page, it leads back to the page.
        enterToss("red/thrower-3");
        press(Qt::Key_Escape);
        QTRY_VERIFY(!hasSheet());
    }

    void theChessClockStandsInTheScoreOfAPhone()
    {
        onAPhone();
        match()->setClock(true);
        const QString clock = match()->clockOf("red");
        QVERIFY(!clock.isEmpty());
        const auto shows = [this, &clock] {
            const QList<QQuickItem*> texts = textItems(find(page(), "ScoreBar"), clock);
            return std::ranges::any_of(texts, &QQuickItem::isVisible);
        };
        QTRY_VERIFY(shows());
    }

    void theLogLeadsBackByAButtonOnly()
    {
        onAPhone();
        for (int pebbles = 0; pebbles < 2; ++pebbles)
            match()->touch()->adjust("red", "jar", 1);
        openLog();
        const auto line = match()->log()->lines()->rows().constFirst().value.value<BattleLogRow>();
        const QString name = line.words;
        QVERIFY(ear().press(name));
        QVERIFY(!ear().hears(QAccessible::Button, "Look back here")); // it is as the last line left it
        QVERIFY(ear().press(name, 1));
        QCOMPARE(match()->shownAt(), -1);
        QVERIFY(sheetIsReady());
        QVERIFY(ear().press("Look back here"));
        QCOMPARE(match()->shownAt(), 1);
        QTRY_VERIFY(!hasSheet());
    }

    void theLogIsOneStopOfTab()
    {
        onAPhone();
        for (int pebbles = 0; pebbles < 3; ++pebbles)
            match()->touch()->adjust("red", "jar", 1);
        openLog();
        QQuickItem* lines = nullptr;
        for (QQuickItem* popup : popups())
            lines = lines ? lines : find(popup, "LogLines");
        QVERIFY(lines);
        QList<QQuickItem*> stops;
        const std::function<void(QQuickItem*)> collect = [&](QQuickItem* item) {
            if (item->isVisible() && item->activeFocusOnTab())
                stops.append(item);
            for (QQuickItem* child : item->childItems())
                collect(child);
        };
        collect(lines);
        QCOMPARE(stops.size(), 1);
        stops.front()->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Down);
        QQuickItem* next = window()->activeFocusItem();
        QVERIFY(next != stops.front() && lines->isAncestorOf(next));
        press(Qt::Key_Up);
        QCOMPARE(window()->activeFocusItem(), stops.front());
        press(Qt::Key_Up); // from one end to the other
        QVERIFY(lines->isAncestorOf(window()->activeFocusItem()));
        QVERIFY(window()->activeFocusItem() != next && window()->activeFocusItem() != stops.front());
    }

    void aGapLiesBetweenAFilledButtonAndItsRing()
    {
        QQmlComponent component(qmlEngine(page()));
        component.setData("import Adjutant.Components\nPushButton { kind: 'primary'; text: 'Go' }", {});
        const std::unique_ptr<QObject> made(component.create());
        auto* button = qobject_cast<QQuickItem*>(made.get());
        QVERIFY2(button, qPrintable(component.errorString()));
        const QList<QQuickItem*> parts = button->property("background").value<QQuickItem*>()->childItems();
        QVERIFY(!parts.isEmpty());
        const double width = QQmlProperty::read(parts.front(), "border.width").toDouble();
        QVERIFY(width > 0 && parts.front()->x() < -width);
    }

    // Who enters dice fast sees which tap wasn't counted.
    void aTapThatComesTooSoonIsMarkedWhereItWas()
    {
        QQmlComponent component(qmlEngine(page()));
        component.setData("import Adjutant.Components\nTapGuard {}", {});
        const std::unique_ptr<QObject> made(component.create());
        auto* guard = qobject_cast<QQuickItem*>(made.get());
        QVERIFY2(guard, qPrintable(component.errorString()));
        guard->setParentItem(window()->contentItem());
        const QQuickItem* mark = guard->childItems().constLast();
        const auto tapAt = [&](const QPoint& at) {
            QMetaObject::invokeMethod(guard, "hold");
            QTest::mouseClick(window(), Qt::LeftButton, {}, at);
        };
        QVERIFY(!guard->property("holds").toBool() && !mark->isVisible());
        tapAt({100, 120});
        QVERIFY(guard->property("holds").toBool() && mark->isVisible());
        QCOMPARE(mark->position() + QPointF(mark->width(), mark->height()) / 2, QPointF(100, 120));
        QTRY_VERIFY(!guard->property("holds").toBool() && !mark->isVisible());
    }

    // The second tap on Confirm must not accept what the first one has shown to break a rule.
    void whatAllowsABrokenRuleStandsWhereNoButtonWas()
    {
        onAPhone();
        window()->resize(390, 844);
        const auto at = [this](const char* name) {
            QAccessibleInterface* found = ear().find(QAccessible::Button, name);
            return found ? found->rect() : QRect();
        };
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(!at("Confirm").isNull());
        QList<QRect> before;
        const auto look = [&] {
            for (const char* name : {"Next", "Confirm", "Skip", "Roll", "Undo last answer", "1", "6"})
                if (const QRect button = at(name); !button.isNull())
                    before.append(button);
        };
        look();
        form().rollForMe("dice");
        QTest::qWait(50);
        look();
        skipRest();
        QTRY_VERIFY(!at("Confirm").isNull());
        look();
        const QRect confirm = at("Confirm");
        form().answer("steps", 5);
        QTRY_VERIFY(!at("Allow anyway").isNull());
        QTest::qWait(50); // until all have their places
        const QRect allow = at("Allow anyway");
        for (const QRect& button : before)
            QVERIFY(!button.intersects(allow));
        QVERIFY(at("Confirm").isNull() && at("Next").isNull());
        QTest::qWait(650); // a tap that follows the opening at once isn't taken
        tap(confirm.center());
        QVERIFY(form().active());
        QCOMPARE(match()->records(), 0);
        tap(allow.center());
        QTRY_COMPARE(match()->records(), 1);
    }

    // An answer that was the last one carries it out at once: the tap on the button that stood there meets
    // the card.
    void aTapMeantForTheFormLeavesTheResultThere()
    {
        enterToss("red/thrower-3");
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(!form().confirm());
        Q_EMIT form().wentOn();
        QTRY_VERIFY(ear().find(QAccessible::Button, "Continue") && sheetIsReady());
        const auto proceed = [&] { tap(ear().find(QAccessible::Button, "Continue")->rect().center()); };
        QTest::qWait(350); // longer than between the taps of a double one
        proceed();
        tap(window()->mapToGlobal(QPoint(5, 5)));
        QVERIFY(form().resultWaits() && hasSheet());
        QTest::qWait(1000);
        proceed();
        QTRY_VERIFY(!form().resultWaits() && !hasSheet());
    }

    // However much it has to show above that.
    void whatCanBeDoneBeginsAtTheSamePlaceForEveryUnit()
    {
        onPage("choosePiece", "red/thrower-1");
        QQuickItem* panel = nullptr;
        QTRY_VERIFY((panel = find(page(), "UnitPanel")) && find(panel, "ActionButton"));
        QTest::qWait(30); // until all have their places
        const auto top = [panel] { return onScreen(find(panel, "ActionButton")).top(); };
        const double high = top();
        auto piece = panel->property("piece").value<BattlePieceRow>();
        piece.name = QString("Throwers from beyond the river ").repeated(2);
        piece.detail = QString("They came late and leave early ").repeated(2);
        piece.chips = QStringList(8, "Waits for the heron");
        const QVariantList counters = piece.counters;
        for (const int count : {0, 1, 3, 8}) {
            piece.counters.clear();
            while (!counters.isEmpty() && piece.counters.size() < count)
                piece.counters.append(counters.constFirst());
            panel->setProperty("piece", QVariant::fromValue(piece));
            QTest::qWait(30);
            QCOMPARE(top(), high);
        }
    }

    void nothingThatActsLiesBelowWhatConfirms()
    {
        onAPhone();
        match()->touch()->place("floor", "red/thrower-1", 4, 4);
        const auto at = [this](const char* name) {
            QAccessibleInterface* found = ear().find(QAccessible::Button, name);
            return found ? found->rect() : QRect();
        };
        QTRY_VERIFY(!at("Undo: ").isNull());
        QTest::qWait(50); // until all have their places
        QList<QRect> dock;
        for (const char* name : {"Undo: ", "Relevant rules", "Log", "More"}) {
            dock.append(at(name));
            QVERIFY2(!dock.constLast().isNull(), name);
        }
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(sheetIsReady() && !at("Confirm").isNull());
        for (const QRect& button : dock)
            QVERIFY(!button.intersects(at("Confirm")));
    }

    void whatIsDueStandsWholeBesideALongUndo()
    {
        for (const char* side : {"red", "blue"}) {
            match()->openOffer(QStringLiteral("hide||") + side);
            form().answer("stones", 2);
            QVERIFY(!form().confirm());
        }
        QQuickItem* chip = nullptr;
        QTRY_VERIFY((chip = find(page(), "DueChip")));
        QQuickItem* strip = find(find(page(), "Dock"), "SideStrip");
        QQuickItem* undo = find(find(page(), "Dock"), "Pressable");
        QVERIFY(strip && undo);
        undo->setImplicitWidth(2000);
        for (const int width : {1180, 920, 400}) {
            window()->resize(width, 820);
            QTRY_COMPARE(find(page(), "Dock")->width(), double(width));
            QTRY_VERIFY(strip->width() >= chip->width() && chip->width() > 40);
        }
    }

    void aLongNameOfWhatWaitsStandsWholeInTheDock()
    {
        onAPhone();
        match()->openOffer("toss|red/thrower-3|");
        form().addFace("dice", 5);
        form().leave();
        QQuickItem* chip = nullptr;
        QTRY_VERIFY((chip = find(page(), "DueChip")));
        chip->setProperty("most", 160); // beside what ends the turn
        const QQuickItem* button = find(chip, "PushButton");
        const QQuickItem* strip = find(find(page(), "Dock"), "SideStrip");
        QVERIFY(button && strip);
        QTRY_VERIFY(button->width() < 160);
        QVERIFY(button->height() <= strip->height());
        const QQuickItem* words = textItems(chip, "Continue").last();
        QVERIFY(words->property("lineCount").toInt() > 1);
        QTRY_VERIFY(words->property("contentHeight").toDouble() <= button->height());
    }

    // A search takes rows away, and the title of a section that went is used for another.
    void aTitleThatIsUsedAgainNamesItsOwnSection()
    {
        QQmlComponent component(qmlEngine(page()));
        component.setData("import QtQuick\nimport Adjutant.Components\n"
                          "RowList {\n"
                          "    width: 200; height: 200\n"
                          "    section.property: 'part'\n"
                          "    model: ListModel {\n"
                          "        id: rows\n"
                          "        ListElement { part: 'Stones' }\n"
                          "        ListElement { part: 'Throwers' }\n"
                          "    }\n"
                          "    delegate: Item { width: 10; height: 20 }\n"
                          "    function removeFirst() { rows.remove(0); }\n"
                          "    function insertFirst(part: string) { rows.insert(0, {part: part}); }\n"
                          "}",
                          {});
        const std::unique_ptr<QObject> made(component.create());
        auto* list = qobject_cast<QQuickItem*>(made.get());
        QVERIFY2(list, qPrintable(component.errorString()));
        list->setParentItem(window()->contentItem());
        const auto title = [list] {
            const QQuickItem* found = find(list, "SectionTitle");
            return found ? found->property("text").toString() : QString();
        };
        QTRY_COMPARE(title(), "Stones");
        QMetaObject::invokeMethod(list, "removeFirst");
        QTRY_COMPARE(title(), "Throwers");
        QMetaObject::invokeMethod(list, "insertFirst", Q_ARG(QString, "Jars"));
        QTRY_COMPARE(title(), "Jars");
    }

    void theChosenGameIsInViewAtHome()
    {
        QMetaObject::invokeMethod(window(), "reset");
        const QString last = QString::fromUtf8(gameSystems().back().id);
        QMetaObject::invokeMethod(window(), "switchGame", Q_ARG(QString, last));
        m_shell.reset();
        m_shell = std::make_unique<Shell>();
        QVERIFY(m_shell->start());
        window()->resize(390, 844);
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
        window()->resize(390, 844);
        onPage("openOffer", "toss|red/thrower-3|");
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
            FormFieldRow row = form().asked();
            row.dice = dice;
            row.nextSides = sides;
            row.nextDie = dice[9 - sides].value<FormDieRow>().label;
            pad->setProperty("row", QVariant::fromValue(row));
            QTest::qWait(30);
            QCOMPARE(high == 0 ? pad->height() : high, pad->height());
            high = pad->height();
            for (int face = 1; face <= 9; ++face) {
                QAccessibleInterface* key = ear().find(QAccessible::Button, QString::number(face));
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

    void answersBeginWithAWholeChipWhereverTheyScroll()
    {
        window()->resize(390, 844);
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(sheetIsReady());
        while (form().asked().kind == "dice")
            form().addFace("dice", 5);
        QQuickItem* strip = nullptr;
        for (QQuickItem* popup : popups())
            strip = strip ? strip : find(popup, "AnswerStrip");
        QVERIFY(strip);
        const auto begins = [strip] {
            const double left = strip->property("contentX").toDouble();
            const QList<QQuickItem*> chips = find(strip, "FormAnswer")->parentItem()->childItems();
            return left > 0 && std::ranges::any_of(chips, [left](const QQuickItem* chip) {
                       return chip->isVisible() && chip->x() == left;
                   });
        };
        QTRY_VERIFY(begins());
        QVERIFY(strip->property("atXEnd").toBool());
    }

    void theKeysOfADieLieAlikeBesideALargerOne()
    {
        window()->resize(390, 844);
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(sheetIsReady());
        QQuickItem* pad = nullptr;
        for (QQuickItem* popup : popups())
            pad = pad ? pad : find(popup, "DicePad");
        QVERIFY(pad);
        QMap<QString, QRect> places;
        for (const int larger : {6, 8, 10, 12}) {
            FormFieldRow row = form().asked();
            row.dice.clear();
            for (const int sides : {6, larger}) {
                FormDieRow die;
                die.sides = sides;
                row.dice.append(QVariant::fromValue(die));
            }
            row.nextSides = 6;
            pad->setProperty("row", QVariant::fromValue(row));
            QTest::qWait(150); // the keys are made anew
            for (int face = 1; face <= 6; ++face) {
                const QString name = QString::number(face);
                QAccessibleInterface* key = ear().find(QAccessible::Button, name);
                QVERIFY2(key, qPrintable(name));
                const QRect place = places.value(name, key->rect());
                QCOMPARE(listed(key->rect().left(), key->rect().width()),
                         listed(place.left(), place.width()));
                places[name] = place;
                // In one row.
                QCOMPARE(key->rect().top(), ear().find(QAccessible::Button, "1")->rect().top());
            }
        }
    }

    void diceOfOneNameStayTogetherAndTheirHeadingInView()
    {
        window()->resize(390, 844);
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(sheetIsReady());
        QQuickItem* shown = nullptr;
        for (QQuickItem* popup : popups())
            shown = shown ? shown : find(popup, "DiceField");
        QVERIFY(shown);
        FormFieldRow row = form().asked();
        row.dice.clear();
        for (int k = 0; k < 24; ++k) {
            FormDieRow die;
            die.sides = 6;
            die.label = k % 4 < 2 ? "Warden" : "The old Wizard of the hedge";
            row.dice.append(QVariant::fromValue(die));
        }
        shown->setProperty("row", QVariant::fromValue(row));
        QTest::qWait(300);
        QList<QQuickItem*> faces;
        const std::function<void(QQuickItem*)> collect = [&](QQuickItem* under) {
            for (QQuickItem* child : under->childItems()) {
                if (QByteArray(child->metaObject()->className()).startsWith("DieFace"))
                    faces.append(child);
                collect(child);
            }
        };
        collect(shown);
        QCOMPARE(faces.size(), 24);
        for (qsizetype k = 0; k < faces.size(); k += 2)
            QCOMPARE(onScreen(faces[k]).top(), onScreen(faces[k + 1]).top());
        // There is no room for all: the list begins with what is asked.
        for (QQuickItem* popup : popups())
            if (QQuickItem* flick = find(popup, "ScrollPane")) {
                QVERIFY(flick->property("contentHeight").toDouble() > flick->height());
                QCOMPARE(flick->property("contentY").toDouble(), 0.0);
            }
    }

    // What stands below stays where it is.
    void anActionIsAsHighWhileItCannotBeDone()
    {
        onAPhone();
        QQuickItem* button = find(page(), "ActionButton");
        QVERIFY(button);
        const double high = button->implicitHeight();
        auto row = button->property("modelData").value<BattleOfferRow>();
        row.closed = row.stays = true;
        row.reason = QString("Somebody who stands beside the jar holds a stone in the fist ").repeated(3);
        button->setProperty("modelData", QVariant::fromValue(row));
        QTest::qWait(30);
        QCOMPARE(button->implicitHeight(), high);
        VERIFY_CONTAINS(QAccessible::queryAccessibleInterface(button)->text(QAccessible::Description),
                        row.reason);
    }

    void anAnswerSaysOnceThatItWasSkipped()
    {
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(sheetIsReady());
        QQuickItem* answer = nullptr;
        for (QQuickItem* popup : popups())
            answer = answer ? answer : find(popup, "FormAnswer");
        QVERIFY(answer);
        auto row = answer->property("row").value<FormFieldRow>();
        row.origin = "skipped";
        row.value = row.ifSkipped = "No reaction";
        answer->setProperty("row", QVariant::fromValue(row));
        // In a line, and where it has several.
        QCOMPARE(textItems(answer, "No reaction").size(), 2);
        row.value = "Caught: 2";
        answer->setProperty("row", QVariant::fromValue(row));
        QCOMPARE(textItems(answer, "No reaction").size(), 1);
    }

    // The map beside the panel, and the way out of both.
    void thePanelAndTheMapShowTheSameOne()
    {
        match()->touch()->place("floor", "red/thrower-1", 4, 4);
        onPage("choosePiece", "red/thrower-1");
        QTest::qWait(20);
        auto* touch = touched();
        QVERIFY(touch);
        QCOMPARE(touch->selected(), "red/thrower-1");
        onPage("choosePiece", "red/thrower-3");
        QCOMPARE(touch->selected(), QString()); // it isn't there
        touch->touchMark("red/thrower-1");
        QCOMPARE(page()->property("chosen").toString(), "red/thrower-1");
        touch->measureToSpot(8, 8);
        press(Qt::Key_Escape);
        QVERIFY(!touch->measured());
        QCOMPARE(touch->selected(), "red/thrower-1");
        press(Qt::Key_Escape);
        QVERIFY(touch->selected().isEmpty() && toast().isNull());
        QVERIFY(page()->property("chosen").toString().isEmpty());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!toast().isNull());
    }

    void aPieceThatIsOutShowsNoCounters()
    {
        QQuickItem* tile = find(page(), "PieceTile");
        QVERIFY(tile);
        BattleCounterRow count;
        count.label = "Pebbles";
        count.valueText = "3";
        count.value = 3;
        auto row = tile->property("row").value<BattlePieceRow>();
        row.counters = {QVariant::fromValue(count)};
        row.chips = QStringList("Fallen");
        double high = 0;
        for (const bool out : {false, true}) {
            row.out = out;
            tile->setProperty("row", QVariant::fromValue(row));
            QCOMPARE(textItems(tile, "Pebbles").isEmpty(), out);
            QVERIFY(!textItems(tile, "Fallen").isEmpty());
            QTest::qWait(30); // until it is laid out
            QVERIFY(!out || tile->implicitHeight() < high);
            high = tile->implicitHeight();
        }
    }

    void tilesAreAsHighAsWhatStandsOnThemWhereverTheyMove()
    {
        auto* battle = page()->property("battle").value<BattleController*>();
        RowModel* pieces = battle->scene()->forces()->rows().front().value.value<BattleSideRow>().pieces;
        QList<RowModel::Row> rows = pieces->rows();
        auto first = rows[0].value.value<BattlePieceRow>();
        first.chips = QStringList{"carries the first of the jars", "waits for blue", "has thrown twice"};
        rows[0].value = QVariant::fromValue(first);
        for (int moved = 0; moved < 4; ++moved) {
            pieces->setRows(rows);
            rows.move(0, rows.size() - 1 - moved % 2);
            QTest::qWait(60);
            QList<QQuickItem*> items{page()};
            int tiles = 0;
            for (qsizetype k = 0; k < items.size(); ++k) {
                items.append(items[k]->childItems());
                if (!QByteArray(items[k]->metaObject()->className()).startsWith("PieceTile"))
                    continue;
                ++tiles;
                QVERIFY(items[k]->height() >= items[k]->implicitHeight());
            }
            QVERIFY(tiles >= rows.size());
        }
    }

    void aNumberIsEnteredByItsDigitAndNotSkippedByEnter()
    {
        onPage("openOffer", "toss|red/thrower-1|");
        QTRY_VERIFY(sheetIsReady());
        while (form().asked().kind == "dice")
            form().addFace("dice", 5);
        QCOMPARE(form().asked().path, "caught");
        QTest::qWait(50);
        press(Qt::Key_Return);
        QCOMPARE(listed(form().active(), form().asked().path, match()->records()), "true caught 0");
        press(Qt::Key_1);
        QCOMPARE(form().fieldAt("caught").number, 1);
    }

    void aPlaceIsMovedByArrowKeysAndNotSkippedByEnter()
    {
        onPage("openOffer", "lay|red/thrower-1|");
        QTRY_VERIFY(sheetIsReady() && form().asked().kind == "place");
        QTest::qWait(50);
        press(Qt::Key_Return);
        QVERIFY(form().active());
        QCOMPARE(match()->records(), 0);
        for (const auto key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}) {
            press(key);
            QTest::qWait(30);
        }
        const FormFieldRow at = form().fieldAt("at");
        QCOMPARE(at.spot, QPointF(7, 4)); // from the middle
        press(Qt::Key_Return);
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
        // What was done then stands there too, and what stands below stays where it is.
        QVERIFY(textsIn(bar).contains(match()->log()->step()));
        const auto heights = [bar] {
            return listed(bar->property("topHeight").toDouble(), bar->property("footHeight").toDouble());
        };
        const std::string high = heights();
        for (const int at : {0, 19}) {
            match()->show(at);
            QTest::qWait(20);
            QCOMPARE(heights(), high);
        }
        // The tabs stay where they are when it goes.
        QCOMPARE(bar->property("topHeight"), bar->property("barHeight"));
        match()->show(1);
        int here = 0;
        for (const RowModel::Row& row : match()->log()->recent()->rows())
            here += row.value.value<BattleLogRow>().position == 1 ? 1 : 0;
        QCOMPARE(here, 1);
    }

    void aNewListBeginsAtItsHeightAndWithoutOldMistakes()
    {
        const auto open = [this]() -> QQuickItem* {
            QMetaObject::invokeMethod(window(), "newList");
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
        closeSheet();
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
        onPage("openOffer", "toss|red/thrower-3|");
        QTRY_VERIFY(toast().top() < 60);
        const double corner = 56;
        QVERIFY(toast().left() >= corner && toast().right() <= window()->width() - corner);
    }

    // What is said of a match that one doesn't see, and the sheet of keys.

    void whoseTurnItIsIsReportedWhenItChanges()
    {
        toss("red/thrower-3");
        VERIFY_CONTAINS(m_heard.join(u'|'), "Toss 2");
        VERIFY_CONTAINS(m_heard.join(u'|'), "To act: blue");
        QCOMPARE(m_heard.size(), 1);
    }

    void whatIsTakenBackAndDoneAgainIsReported()
    {
        toss("red/thrower-3");
        const QString what = match()->undoText();
        press(Qt::Key_Escape); // what the dice brought was read
        QTest::qWait(200);
        m_heard.clear();
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_heard.size(), 1);
        VERIFY_CONTAINS(m_heard.join(u'|'), "Undone: " + what);
        VERIFY_CONTAINS(m_heard.join(u'|'), "Toss 1");
        m_heard.clear();
        press(Qt::Key_Y, Qt::ControlModifier);
        VERIFY_CONTAINS(m_heard.join(u'|'), "Redone: " + what);
    }

    void theEndIsReportedWithItsWinner()
    {
        for (int turn = 0; turn < 40 && !match()->over(); ++turn)
            toss(turn % 2 == 0 ? "red/thrower-3" : "blue/thrower-3");
        QVERIFY(match()->over());
        VERIFY_CONTAINS(m_heard.join(u'|'), "It is over");
        VERIFY_CONTAINS(m_heard.join(u'|'), match()->whoText());
    }

    void anEndThatIsUndoneIsShownNoMore()
    {
        const auto showsEnd = [this] { return ear().hears(QAccessible::Dialog, "The match is over"); };
        const auto playOn = [this] {
            while (!match()->over())
                toss(match()->actsText() == QLatin1String("red") ? "red/thrower-3" : "blue/thrower-3");
        };
        playOn();
        QVERIFY(form().resultWaits());
        // With the card of the last roll open, one card at a time.
        QTRY_VERIFY(sheetIsReady());
        QVERIFY(!showsEnd());
        match()->undo();
        QTRY_VERIFY(!hasSheet());
        QTest::qWait(200);
        QVERIFY(!match()->over() && !showsEnd());
        playOn();
        QTRY_VERIFY(sheetIsReady());
        press(Qt::Key_Escape);
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
        press(Qt::Key_Escape);
        QTRY_VERIFY(!toast().isNull());
        openLog();
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
            press(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(m_heard, QStringList({match()->stateText(), match()->stateText()}));
        VERIFY_CONTAINS(m_heard.join(u'|'), "Toss 1");
    }

    void theSheetOfKeysOpensAndCloses()
    {
        press(Qt::Key_F1);
        QTRY_VERIFY(ear().hears(QAccessible::Dialog, "Keyboard shortcuts"));
        QVERIFY(ear().hears(QAccessible::Heading, "A match"));
        QVERIFY(ear().hears(QAccessible::ListItem, "F1: "));
        QVERIFY(ear().hears(QAccessible::ListItem, "Ctrl+Shift+Z or Ctrl+Y: Redo"));
        press(Qt::Key_Escape);
        QTRY_VERIFY(!ear().hears(QAccessible::Dialog, "Keyboard shortcuts"));
        QCOMPARE(window()->property("pageDepth").toInt(), 2); // the match is still there
    }

private:
    QQuickWindow* window() const { return m_shell->window(); }
    ByEar ear() const { return ByEar(window()); }
    BattleForm& form() const { return *match()->form(); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(window(), key, with); }
    void onPage(const char* does, const QString& what)
    {
        QMetaObject::invokeMethod(page(), does, Q_ARG(QString, what));
    }
    void tap(const QPoint& at)
    {
        QTest::mouseClick(window(), Qt::LeftButton, {}, window()->mapFromGlobal(at));
    }
    void openLog()
    {
        Q_EMIT match()->sheetWanted("log");
        QTRY_VERIFY(sheetIsReady());
    }
    void closeSheet()
    {
        press(Qt::Key_Escape);
        QTRY_VERIFY(!hasSheet());
    }
    void skipRest()
    {
        while (!form().asked().path.isEmpty())
            form().leaveOut(form().asked().path);
    }
    void onAPhone()
    {
        window()->resize(390, 560);
        QTRY_COMPARE(page()->width(), 390.0);
    }
    QQuickItem* page() const { return QQmlProperty::read(window(), "currentPage").value<QQuickItem*>(); }
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
        QMetaObject::invokeMethod(window(), "report", Q_ARG(QString, "A word"), Q_ARG(QString, QString()),
                                  Q_ARG(QVariant, QVariant()));
    }
    // Of the overlay's parts a toast is the one that says so.
    static constexpr double aboveSheets = 100;
    QList<QQuickItem*> popups() const
    {
        QList<QQuickItem*> shown;
        QQuickItem* root = window()->contentItem();
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

    std::unique_ptr<DataHome> m_home;
    std::unique_ptr<Shell> m_shell;

    void enterToss(const char* who)
    {
        onPage("openOffer", QString("toss|%1|").arg(who));
        form().rollForMe("dice");
        skipRest();
    }
    void toss(const char* who)
    {
        m_heard.clear();
        enterToss(who);
        QMetaObject::invokeMethod(page(), "confirmForm");
        QTest::qWait(20);
    }

    QStringList m_heard; ///< what was said while the focus stayed where it was
};

ADJUTANT_TEST(BattleWindowTest)

} // namespace adjutant::test::tst_battle_window
