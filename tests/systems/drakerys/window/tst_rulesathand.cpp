#include "tests/systems/drakerys/open/openbattle.h"
#include "tests/window/appwindow.h"

namespace adjutant::test::tst_rulesathand {

/// A rule is looked up where one is, and everything is as it was behind it.
class TstRulesAtHand : public QObject, AppWindow
{
    Q_OBJECT

private:
    bool hasWord(const QString& text) const { return ear().hears(QAccessible::StaticText, text); }
    QString focused() const
    {
        const QAccessibleInterface* item = QAccessible::queryAccessibleInterface(window()->activeFocusItem());
        return item ? item->text(QAccessible::Name) : QString();
    }
    // What scrolls on the page of the match.
    QQuickItem* scrolled() const
    {
        const auto* page = window()->property("currentPage").value<QQuickItem*>();
        for (QQuickItem* child : page->findChildren<QQuickItem*>())
            if (child->inherits("QQuickFlickable") && child->height() > 200)
                return child;
        return nullptr;
    }
    qreal scroll() const { return scrolled()->property("contentY").toReal(); }
    // A charge of the Crows against the Soldiers, up to its first roll.
    void chargeUpToTheRoll()
    {
        QVERIFY2(ear().choose("Crows"), qPrintable(heard()));
        QTRY_COMPARE(dialogs(), QStringList{"Crows"});
        QVERIFY2(ear().choose("Charge"), qPrintable(heard()));
        QTRY_COMPARE(dialogs().size(), 1);
        QVERIFY2(ear().choose("Soldiers"), qPrintable(heard()));
        for (int step = 0; step < 10 && !hasWord("Die 1 of"); ++step) {
            if (!ear().choose("No") && !ear().press("Next") && !ear().press("Skip"))
                ear().press("Allow anyway");
            QTest::qWait(50);
        }
        QVERIFY2(hasWord("Die 1 of"), qPrintable(heard()));
    }
    void leaveAll()
    {
        for (int k = 0; k < 8 && !dialogs().isEmpty(); ++k) {
            key(Qt::Key_Escape);
            QTest::qWait(200);
        }
        QTRY_VERIFY2(dialogs().isEmpty(), qPrintable(heard()));
    }

private Q_SLOTS:
    void initTestCase()
    {
        open(390, 844);
        shell().load();
        window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window()));
    }
    void init()
    {
        QVERIFY(!match().begin(test::annaAgainstBruno()));
        const auto stands = [this](const char* unit, double x, double y) {
            QVERIFY(!match().command("stand", {{"unit", unit}, {"at", door::Point{x, y}}}));
        };
        stands("red/crows-1", 60, 60);
        stands("blue/soldiers-1", 60, 66);
        QMetaObject::invokeMethod(window(), "openMatch", Q_ARG(QString, QString()));
        QTRY_VERIFY2(ear().hears(QAccessible::Button, "Start now"), qPrintable(heard()));
        QVERIFY(ear().press("Start now"));
        QTRY_VERIFY2(ear().hears(QAccessible::Button, "Crows"), qPrintable(heard()));
        QTest::qWait(50);
    }
    void cleanup()
    {
        leaveAll();
        QMetaObject::invokeMethod(window(), "reset");
        window()->resize(390, 844);
    }
    void cleanupTestCase() { close(); }

    void twoTapsAndThreeLettersFromARollToARule()
    {
        chargeUpToTheRoll();
        key(Qt::Key_6);
        key(Qt::Key_5);
        QTRY_VERIFY2(hasWord("Die 3 of"), qPrintable(heard()));
        const QString stood = focused();
        QVERIFY2(ear().press("Look up a rule"), qPrintable(heard()));
        QTRY_COMPARE(focused(), "Search titles and text");
        key(Qt::Key_P);
        key(Qt::Key_A);
        key(Qt::Key_R);
        QTRY_VERIFY2(ear().press("Parry"), qPrintable(heard()));
        QTRY_VERIFY2(dialogs().contains("Parry"), qPrintable(dialogs().join(u'|')));

        key(Qt::Key_Escape);
        QTRY_VERIFY(!dialogs().contains("Parry"));
        QVERIFY(dialogs().contains("Relevant rules"));
        ear().choose("Close");
        QTRY_COMPARE(dialogs().size(), 1);
        QVERIFY2(hasWord("Die 3 of"), qPrintable(heard()));
        QTRY_COMPARE(focused(), stood);
        key(Qt::Key_4); // the keys answer again
        QTRY_VERIFY2(hasWord("Die 4 of"), qPrintable(heard()));
    }

    void keysOpenTheRulesAndTheListOfKeysOverAForm()
    {
        chargeUpToTheRoll();
        key(Qt::Key_6);
        key(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(focused(), "Search titles and text");
        key(Qt::Key_F1); // over a sheet, too
        QTRY_VERIFY(dialogs().contains("Keyboard shortcuts"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!dialogs().contains("Keyboard shortcuts"));
        key(Qt::Key_Escape);
        QTRY_COMPARE(dialogs().size(), 1);
        QVERIFY2(hasWord("Die 2 of"), qPrintable(heard()));
        key(Qt::Key_F1);
        QTRY_VERIFY(dialogs().contains("Keyboard shortcuts"));
        key(Qt::Key_Escape);
        QTRY_COMPARE(dialogs().size(), 1);
        QVERIFY2(hasWord("Die 2 of"), qPrintable(heard()));
    }

    void aFigureOfACardOpensItsRule()
    {
        QVERIFY2(ear().choose("Crows"), qPrintable(heard()));
        QTRY_VERIFY(dialogs().contains("Crows"));
        QVERIFY2(ear().press("Combat 3"), qPrintable(heard()));
        QTRY_VERIFY2(dialogs().join(u'|').contains("Combat and"), qPrintable(heard()));
    }

    void theFiguresOfACardAreOneStopOfTheTabKey()
    {
        QVERIFY2(ear().choose("Crows"), qPrintable(heard()));
        QTRY_COMPARE(dialogs(), QStringList{"Crows"});
        const auto figure = [this]() -> QQuickItem* {
            QQuickItem* item = window()->activeFocusItem();
            const QByteArray type = item ? item->metaObject()->className() : "";
            return type.startsWith("StatCell") ? item : nullptr;
        };
        QSet<QQuickItem*> figures;
        for (int tabs = 0; tabs < 60; ++tabs) {
            key(Qt::Key_Tab, {}, 2);
            if (QQuickItem* reached = figure())
                figures.insert(reached);
        }
        QCOMPARE(figures.size(), 1);
        for (int tabs = 0; tabs < 60 && !figure(); ++tabs)
            key(Qt::Key_Tab, {}, 2);
        key(Qt::Key_Right);
        QVERIFY(figure() && !figures.contains(figure()));
        key(Qt::Key_Left);
        QVERIFY(figures.contains(figure()));
    }

    void theMenuLeadsToTheMissions()
    {
        QVERIFY(!match().command("missions", {{"common", std::string("relics")}}));
        QVERIFY2(ear().choose("More"), qPrintable(heard()));
        QTRY_COMPARE(dialogs().size(), 1);
        QVERIFY2(ear().choose("Missions"), qPrintable(heard()));
        QTRY_COMPARE(window()->property("currentPage").value<QObject*>()->property("pane").toString(),
                     "goals");
    }

    void thePageOfTheMatchStaysWhereItWas()
    {
        window()->resize(390, 430);
        constexpr qreal down = 60;
        QTRY_VERIFY(scrolled() && scrolled()->property("contentHeight").toReal() > 430 + down);
        scrolled()->setProperty("contentY", down);
        QTest::qWait(50);

        key(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(focused(), "Search titles and text");
        leaveAll();
        QCOMPARE(scroll(), down);

        QVERIFY(ear().choose("Crows"));
        QTRY_VERIFY(!dialogs().isEmpty());
        leaveAll();
        QCOMPARE(scroll(), down);

        QMetaObject::invokeMethod(window(), "open", Q_ARG(QString, "aid"), Q_ARG(QVariant, QVariantMap()));
        QTest::qWait(100);
        QMetaObject::invokeMethod(window(), "back");
        QTRY_COMPARE(scroll(), down);
        QTest::qWait(100);
        QCOMPARE(scroll(), down);
    }

    void theDieThatIsEnteredLiesAboveThePad()
    {
        window()->resize(390, 700);
        chargeUpToTheRoll();
        int looked = 0;
        for (int entered = 1; hasWord(QString("Die %1 of").arg(entered)) && entered <= 12; ++entered) {
            QTest::qWait(60);
            const QAccessibleInterface* next = nullptr;
            for (const char* sides : {"D10, not rolled", "D6, not rolled"})
                for (const QString& name : ear().names(QAccessible::StaticText))
                    if (!next && name.endsWith(QString::fromUtf8(sides)))
                        next = ear().find(QAccessible::StaticText, name);
            QVERIFY2(next, qPrintable(heard()));
            const QAccessibleInterface* asks = nullptr;
            for (const QString& name : ear().names(QAccessible::StaticText))
                if (name.contains("0 result") || name.contains("6 result"))
                    asks = ear().find(QAccessible::StaticText, name);
            QVERIFY2(asks, qPrintable(heard()));
            const QAccessibleInterface* close = ear().find(QAccessible::Button, "Look up a rule");
            QVERIFY(close);
            QVERIFY2(next->rect().bottom() <= asks->rect().top(), qPrintable(QString::number(entered)));
            QVERIFY2(next->rect().top() >= close->rect().bottom(), qPrintable(QString::number(entered)));
            ++looked;
            key(Qt::Key_3);
        }
        QVERIFY2(looked >= 6, qPrintable(heard()));
    }

    void whatEscapeReportedGoesWithThePage()
    {
        const auto given = [this] {
            return ear().names(QAccessible::AlertMessage).join(u'|').contains("Press Escape");
        };
        const auto shown = [this] {
            for (const QObject* toast : window()->findChildren<QObject*>())
                if (toast->inherits("QQuickPopup") && toast->property("visible").toBool() &&
                    toast->property("text").toString().startsWith("Press Escape"))
                    return true;
            return false;
        };
        key(Qt::Key_Escape);
        QTRY_VERIFY(given() && shown());
        key(Qt::Key_5, Qt::AltModifier);
        QTRY_COMPARE(window()->property("place").toString(), "history");
        QTRY_VERIFY(!shown());
    }
};

ADJUTANT_TEST(TstRulesAtHand)

} // namespace adjutant::test::tst_rulesathand
