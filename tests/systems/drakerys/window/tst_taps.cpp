#include "app/viewmodels/battle/battlecontroller.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/systems/drakerys/open/openbattle.h"
#include "tests/window/appwindow.h"

#include <QQmlProperty>

namespace adjutant::test::tst_taps {

enum class Dice { byApp, byCounts, byHand };

constexpr int slipOfTheFinger = 650; // ms: a bit more than the page takes for one

/// How many taps the common things cost at the table, counted through the accessibility interface of the real
/// window.
class TstTaps : public QObject, AppWindow
{
    Q_OBJECT

private:
    int m_taps = 0;
    int m_faces = 0; ///< of them, dice that were entered one by one

    const drakerys::MatchState& state() const { return drakerys::stateOf(match().session()); }
    bool hears(const QString& name) const { return ear().hears(QAccessible::Button, name); }
    bool tap(const QString& name)
    {
        const bool pressed = ear().press(name);
        m_taps += pressed ? 1 : 0;
        if (pressed && qEnvironmentVariableIsSet("TAPS_TRACE"))
            qInfo("%s, %s", qPrintable(name),
                  qPrintable(match().isOpen() ? QString::number(match().session().records()) : QString()));
        return pressed;
    }
    bool choose(const QString& name)
    {
        const bool pressed = ear().choose(name);
        m_taps += pressed ? 1 : 0;
        return pressed;
    }
    bool confirm()
    {
        if (ear().choose("Continue")) // the result was the aim
            return true;
        for (const char* words : {"Confirm", "Allow anyway", "Next", "Skip"})
            if (tap(QString::fromUtf8(words)))
                return true;
        return false;
    }
    // A spot on the map of the open form, from its middle.
    void tapMap(const QPoint& off)
    {
        QAccessibleInterface* map = ear().find(QAccessible::Graphic, "Not placed yet");
        QVERIFY2(map, qPrintable(heard()));
        const QPoint at = window()->mapFromGlobal(map->rect().center() + off);
        QTest::qWait(slipOfTheFinger); // a tap that follows at once isn't taken
        QTest::mouseClick(window(), Qt::LeftButton, Qt::NoModifier, at);
        ++m_taps;
        QTest::qWait(20);
    }
    // A spot of the battlefield so many pixels beside a Unit on it.
    void tapBeside(const char* unit, const QPoint& off)
    {
        QAccessibleInterface* mark = ear().find(QAccessible::Button, QString::fromUtf8(unit));
        QVERIFY2(mark, qPrintable(heard()));
        QTest::qWait(slipOfTheFinger);
        QTest::mouseClick(window(), Qt::LeftButton, Qt::NoModifier,
                          window()->mapFromGlobal(mark->rect().topLeft() + off));
        ++m_taps;
        QTest::qWait(20);
    }
    // A count on the pad: 1, so that more rolls follow.
    bool tapCount()
    {
        if (!ear().hears(QAccessible::StaticText, "Or enter the count"))
            return false;
        QString one;
        for (const QString& name : ear().names(QAccessible::Button))
            if (name.endsWith(": 1"))
                one = name;
        return !one.isEmpty() && choose(one);
    }
    // Rolls the dice that are asked for, and no others.
    bool tapRoll()
    {
        for (const QString& name : ear().names(QAccessible::Button))
            if (name == "Roll" || (name.startsWith("Roll ") && name.endsWith(" dice")))
                return choose(name);
        return false;
    }
    // Answers one question with dice.
    void playOnce(Dice dice)
    {
        if (dice == Dice::byApp ? tap("Roll all") || tapRoll() : tapCount())
            return;
        if (!confirm() && !isClosed(300) && !tap("Skip"))
            tap("0");
    }
    // Answers what is asked until the form is closed.
    void playOut(Dice dice)
    {
        for (int step = 0; step < 400 && !dialogs().isEmpty(); ++step) {
            // The result was the aim.
            if (ear().choose("Continue"))
                continue;
            if (dice == Dice::byApp && (tap("Roll all") || tapRoll()))
                continue;
            if (dice == Dice::byCounts && tapCount())
                continue;
            if (dice == Dice::byHand && ear().choose("6")) {
                ++m_faces;
                continue;
            }
            if (choose("No"))
                continue; // nobody blocks
            // The form may still be going, or the result coming: then once more.
            if (!confirm() && !isClosed(300) && !tap("Skip"))
                tap("0");
        }
        QVERIFY2(isClosed(), qPrintable(heard()));
    }
    // The match begins anew with everybody on the map.
    void begin()
    {
        m_taps = m_faces = 0;
        QVERIFY(!match().begin(test::annaAgainstBruno()));
        const auto stands = [this](const char* unit, double x, double y) {
            QVERIFY(!match().command("stand", {{"unit", unit}, {"at", door::Point{x, y}}}));
        };
        stands("red/crows-1", 60, 60);
        stands("red/blood-banes-1", 50, 50);
        stands("red/salik-1", 70, 50);
        stands("blue/soldiers-1", 60, 66);
        stands("blue/crossbowmen-1", 50, 75);
        stands("blue/noctis-1", 70, 80);
        QVERIFY(!match().command("vortex",
                                 {{"id", "vortex-1"}, {"element", "fire"}, {"at", door::Point{72, 55}}}));
        QTest::qWait(30);
        ear().press("Start now"); // once the page is open
        QTest::qWait(30);
    }
    void openMap()
    {
        QVERIFY2(choose("Battlefield"), qPrintable(heard()));
        m_taps = 0;
    }
    // The app ends without a word, begins again, and opens the match.
    void restart(QString id)
    {
        open(390, 844);
        // It opens where the match was.
        QTRY_VERIFY2(hears("Crows"), qPrintable(heard()));
        QCOMPARE(match().record().id, id);
        ear().press("Start now"); // where nobody has acted
        QTest::qWait(50);
    }
    void brunoActs()
    {
        QVERIFY(!match().command(
            "activate", {{"unit", "red/crows-1"}, {"actions/0/action", "special"}, {"actions/0/ts", 3}}));
        QTest::qWait(30);
    }
    // Taps a Unit, and what it shall do in its sheet.
    void start(const char* unit, const char* action)
    {
        QVERIFY2(choose(QString::fromUtf8(unit)), qPrintable(heard()));
        QTRY_VERIFY(!dialogs().isEmpty());
        QVERIFY2(choose(QString::fromUtf8(action)), qPrintable(heard()));
        QTRY_COMPARE(dialogs().size(), 1);
    }
    void declare(const char* unit, const char* action, const char* target)
    {
        start(unit, action);
        if (*target)
            QVERIFY2(choose(QString::fromUtf8(target)), qPrintable(heard()));
    }
    // The Crows charge the Soldiers, as far as their dice.
    void beginCharge()
    {
        declare("Crows", "Charge", "Soldiers");
        QVERIFY(confirm());
    }
    BattleController& battle() const
    {
        auto* page = QQmlProperty::read(window(), "currentPage").value<QObject*>();
        return *page->property("battle").value<BattleController*>();
    }
    // Where a button is.
    QRect at(const char* name) const
    {
        QAccessibleInterface* found = ear().find(QAccessible::Button, QString::fromUtf8(name));
        return found ? found->rect() : QRect();
    }
    void holds(const char* what, int most)
    {
        qInfo("%s: %d taps and %d dice", what, m_taps, m_faces);
        QVERIFY2(m_taps <= most, qPrintable(QString("%1 taps").arg(m_taps)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        open(390, 844);
        QTRY_VERIFY(hears("New match"));
        begin();
        QMetaObject::invokeMethod(window(), "openMatch", Q_ARG(QString, QString()));
        QTRY_VERIFY2(hears("Start now"), qPrintable(heard()));
        QVERIFY(ear().press("Start now"));
        QTRY_VERIFY2(hears("Crows"), qPrintable(heard()));
    }
    void init() { begin(); }
    void cleanupTestCase() { close(); }

    void march()
    {
        start("Crows", "March");
        tapMap({5, 10});
        // What it brings about stands above the buttons, not below the edge.
        QAccessibleInterface* brings = ear().find(QAccessible::StaticText, "Anna’s token moves");
        QVERIFY2(brings, qPrintable(heard()));
        QTRY_VERIFY(brings->rect().bottom() < at("Confirm").top());
        QVERIFY2(confirm() && isClosed(), qPrintable(heard()));
        holds("March", 4);
        QCOMPARE(state().activation->actions.size(), 1U);
        m_taps = 0;
        QVERIFY(tap("End the activation"));
        QTRY_VERIFY(!state().activation);
        holds("End of the activation", 1);
        for (int step = 0; step < 2; ++step)
            QVERIFY(tap("Undo: "));
        QTRY_VERIFY(!state().activation);
    }

    // On the map a Unit, a spot and what it shall do there; the one that acts is selected already.
    void marchOnTheMap()
    {
        openMap();
        QVERIFY2(tap("Blood Banes, "), qPrintable(heard()));
        tapBeside("Blood Banes, ", {0, 30});
        QVERIFY2(tap("March"), qPrintable(heard()));
        holds("March on the map", 3);
        QCOMPARE(state().activation->actions.size(), 1U);
        QCOMPARE(state().find(UnitRef{PlayerId("red"), EntryId("blood-banes-1")})->at->x, 50.0);
        QVERIFY(isClosed());
        m_taps = 0;
        tapBeside("Blood Banes, ", {0, 32});
        QVERIFY2(tap("March"), qPrintable(heard()));
        holds("Another March on the map", 2);
        QCOMPARE(state().activation->actions.size(), 2U);
        QVERIFY(choose("Forces"));
    }

    // Out of reach is the rim: 200 cm are none that anybody marches.
    void whatIsOutOfReachIsPutAtTheRim()
    {
        openMap();
        QVERIFY2(tap("Blood Banes, "), qPrintable(heard()));
        tapBeside("Blood Banes, ", {0, 160});
        QVERIFY2(tap("March"), qPrintable(heard()));
        const drakerys::UnitState& unit = *state().find(UnitRef{PlayerId("red"), EntryId("blood-banes-1")});
        QCOMPARE(unit.at->x, 50.0);
        QCOMPARE(unit.at->y, 50.0 - unit.card->profile->march);
        QVERIFY(choose("Forces"));
    }

    // The target is tapped, and with it the place and the contact are known.
    void chargeOnTheMap()
    {
        openMap();
        for (const char* name : {"Crows, ", "Soldiers, ", "Charge"})
            QVERIFY2(tap(name), qPrintable(heard()));
        playOut(Dice::byApp);
        holds("Charge on the map", 6);
        QVERIFY(!match().session().outcomes().empty());
        QVERIFY(choose("Forces"));
    }

    void drawnCardsAreNamedInTheResult()
    {
        QVERIFY(!match().begin(test::annaAgainstBruno()));
        QTest::qWait(30);
        BattleForm& form = *battle().form();
        // Those drawn by hand have been seen.
        form.openOffer({"missions", {}, {}});
        for (int card = 0; card < 3; ++card)
            form.addFace("drawn", 1);
        QVERIFY(!form.confirm());
        QVERIFY(!form.resultWaits());
        form.openOffer({"missions", {}, {}});
        form.rollAll();
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "Solo mission of Anna"), qPrintable(heard()));
        // Those of the form are there while it closes.
        const std::function<bool(const QQuickItem*)> showsLetters = [&](const QQuickItem* item) {
            const bool isOne = !item->property("shows").toString().isEmpty() &&
                               QByteArray(item->metaObject()->className()).startsWith("DieFace");
            return item->isVisible() && (isOne || std::ranges::any_of(item->childItems(), showsLetters));
        };
        QTRY_VERIFY(!showsLetters(window()->contentItem()));
        QVERIFY2(ear().hears(QAccessible::StaticText, "Solo mission of Anna"), qPrintable(heard()));
        form.seeResult();
    }

    // Base to base: 8 cm from middle to middle are 5.25 to go, rounded to halves.
    void whoMeetsAnObjectiveCanMarchToIt()
    {
        const door::Point start{30, 20};
        QVERIFY(!match().command("stand", {{"unit", "red/crows-1"}, {"at", start}}));
        QVERIFY(!match().command("objective", {{"id", "chest"}, {"at", door::Point{30, 28}}}));
        const auto march = [&](const char* target) {
            const QVariantList rows = battle().touch()->at("battlefield", "red/crows-1", target, 30, 28);
            for (int row = 0; row < rows.size(); ++row)
                if (rows[row].value<BattleOfferRow>().label == "March")
                    return row;
            return -1;
        };
        QCOMPARE(march("blue/soldiers-1"), -1);
        const int row = march("objective/chest");
        QVERIFY2(row >= 0, qPrintable(heard()));
        battle().touch()->take(row);
        QCOMPARE(*state().find(test::ref("red/crows-1"))->at, (door::Point{30, 25.5}));
    }

    // Who isn't Engaged is warned of an Attack, which comes before a Charge among the Actions.
    void whatIsPossibleComesFirstOnTheMap()
    {
        auto* page = QQmlProperty::read(window(), "currentPage").value<QObject*>();
        auto* battle = page->property("battle").value<BattleController*>();
        battle->startNow();
        QStringList labels;
        QList<int> ranks;
        for (const QVariant& each :
             battle->touch()->at("battlefield", "red/crows-1", "blue/soldiers-1", 60, 66)) {
            const auto row = each.value<BattleOfferRow>();
            labels.append(row.label);
            ranks.append(row.closed ? 2 : row.warned ? 1 : 0);
        }
        QVERIFY2(std::ranges::is_sorted(ranks), qPrintable(labels.join(u'|')));
        QVERIFY2(ranks.value(0) == 0 && labels.indexOf("Attack") > 0, qPrintable(labels.join(u'|')));
    }

    // Two equal armies: who acts is known by itself, not by its name.
    void aTargetOfTheSameNameIsNamedAndRinged()
    {
        Start start = test::annaAgainstBruno();
        start.sides[1].roster = start.sides[0].roster;
        QVERIFY(!match().begin(start));
        QVERIFY(!match().command("stand", {{"unit", "red/crows-1"}, {"at", door::Point{60, 60}}}));
        QVERIFY(!match().command("stand", {{"unit", "blue/crows-1"}, {"at", door::Point{60, 66}}}));
        QTest::qWait(30);
        // What reaches equally far is one ring.
        battle().startNow();
        const QVariantList rings = battle().touch()->reaches("battlefield", "red/crows-1");
        QSet<double> lengths;
        for (const QVariant& ring : rings)
            lengths.insert(ring.toMap().value("reach").toDouble());
        QVERIFY2(!lengths.isEmpty() && lengths.size() == rings.size(), qPrintable(heard()));
        BattleForm& form = *battle().form();
        form.show({"charge", test::ref("red/crows-1"), {}}, {{"target", std::string("blue/crows-1")}});
        QCOMPARE(form.targets(), QStringList{"blue/crows-1"});
        form.leaveRest();
        QVERIFY2(form.confirm() && form.keptCount() > 0, qPrintable(form.title())); // its key names nobody
        QCOMPARE(form.targets(), QStringList{"blue/crows-1"});
        QVERIFY2(form.targetNames().contains("Crows"), qPrintable(form.title()));
        form.leave();
    }

    void aChessClockStandsInTheScoreBar()
    {
        QVERIFY(choose("More"));
        QTRY_VERIFY2(hears("Chess clock"), qPrintable(heard()));
        QVERIFY(choose("Chess clock"));
        QTRY_VERIFY(match().record().details.clock);
        QCOMPARE(match().clockRuns(), "red");
        QTRY_VERIFY(isClosed(0));
        QTRY_VERIFY(match().clockOf(PlayerId("red")) >= 1000);
    }

    void charge_data()
    {
        const auto row = columns<int, int>("dice", "most");
        row("the app rolls", int(Dice::byApp), 6);
        row("by counts", int(Dice::byCounts), 11);
        row("die by die", int(Dice::byHand), 6);
    }
    void charge()
    {
        QFETCH(int, dice);
        QFETCH(int, most);
        const std::size_t before = match().session().records();
        const Session::Work work = match().session().work();
        declare("Crows", "Charge", "Soldiers");
        if (dice != int(Dice::byApp)) // that rolls at once
            QVERIFY2(confirm(), qPrintable(heard()));
        playOut(static_cast<Dice>(dice));
        holds("Charge and its fight", most);
        // Each offer is looked at once when it is over, each answer when it is given; nothing is made twice.
        const Session::Work done = match().session().work();
        const std::size_t records = match().session().records() - before;
        QCOMPARE(done.views - work.views, records);
        QVERIFY2(done.runs - work.runs <= std::size_t(65 + m_taps * 6 + m_faces * 2),
                 qPrintable(QString::number(done.runs - work.runs)));
        QVERIFY(!match().session().outcomes().empty());
        // All of it is one thing to take back.
        m_taps = 0;
        QVERIFY(tap("Undo: "));
        QTRY_COMPARE(match().session().records(), before);
        QCOMPARE(m_taps, 1);
    }

    // Twelve procedures are looked at once, for what can be done behind it; the others are its answers.
    // Soldiers may block, Crossbowmen can't.
    void chargeWhereNobodyBlocks_data()
    {
        const auto row = columns<int, int>("dice", "most");
        row("the app rolls", int(Dice::byApp), 4);
        row("by counts", int(Dice::byCounts), 10);
    }
    void chargeWhereNobodyBlocks()
    {
        QFETCH(int, dice);
        QFETCH(int, most);
        QVERIFY(!match().command("stand", {{"unit", "blue/soldiers-1"}, {"at", door::Point{40, 80}}}));
        QVERIFY(!match().command("stand", {{"unit", "blue/crossbowmen-1"}, {"at", door::Point{60, 66}}}));
        QTest::qWait(30);
        declare("Crows", "Charge", "Crossbowmen");
        playOut(static_cast<Dice>(dice));
        holds("Charge and its fight, nobody blocks", most);
        QVERIFY(!match().session().outcomes().empty());
    }

    void aDraftaAttackIsRunTwentyTimesAtMost()
    {
        QVERIFY(!match().begin(test::draftaStart()));
        QVERIFY(!match().command("first", {{"rolls/red", std::vector{6}}, {"rolls/blue", std::vector{1}}}));
        QTest::qWait(30);
        const std::size_t before = match().session().records();
        const Session::Work work = match().session().work();
        declare("Vela", "Attack", "Ogre");
        playOut(Dice::byApp);
        holds("Attack", 4);
        QCOMPARE(match().session().records(), before + 1);
        QCOMPARE(match().session().work().views, work.views + 1);
        const std::size_t runs = match().session().work().runs - work.runs;
        QVERIFY2(runs <= 20, qPrintable(QString::number(runs)));
    }

    // Where nobody was higher both roll again, and the result shows all of it.
    void rollAllGoesOnAfterATie()
    {
        QVERIFY(!match().begin(test::draftaStart()));
        QTest::qWait(30);
        BattleForm& form = *battle().form();
        qsizetype rolls = 0;
        for (int match = 0; match < 100 && rolls <= 2; ++match) { // one in six begins with a tie
            form.openOffer({"first", {}, {}});
            form.rollAll();
            QVERIFY2(!form.active() && form.resultWaits(), qPrintable(form.asked().path));
            rolls = form.result().rolls.size();
            if (rolls <= 2)
                QVERIFY(!this->match().undo(Extent::everything));
        }
        QVERIFY2(rolls > 2 && rolls % 2 == 0, qPrintable(QString::number(rolls)));
        form.seeResult();
    }

    // As the match is begun, before anything is set up.
    void theSetupSaysWhatItLacks()
    {
        QVERIFY(!match().begin(test::annaAgainstBruno()));
        QTest::qWait(50);
        QVERIFY2(choose("Missions"), qPrintable(heard()));
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "No missions yet"), qPrintable(heard()));
        QVERIFY(choose("Forces"));
        QVERIFY2(choose("Crows"), qPrintable(heard()));
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "No actions until"), qPrintable(heard()));
        QVERIFY(tap("Close") && isClosed());
        QVERIFY(ear().press("Start now"));
        QTest::qWait(50);
        const bool lacks = ear().visit([](QAccessibleInterface* item) {
            return item->text(QAccessible::Name) == QLatin1String("Setup") &&
                   item->text(QAccessible::Description).startsWith(QLatin1String("Still open: "));
        });
        QVERIFY2(lacks, qPrintable(heard()));
    }

    void oddsAreThoseOfTheMatchAsItStands()
    {
        QVERIFY(!match().begin(test::draftaStart()));
        QVERIFY(!match().command("first", {{"rolls/red", std::vector{6}}, {"rolls/blue", std::vector{1}}}));
        QTest::qWait(30);
        const auto odds = [this] {
            QAccessibleInterface* attack = ear().find(QAccessible::Button, "Attack");
            return attack ? attack->text(QAccessible::Description) : QString();
        };
        QVERIFY2(choose("Vela"), qPrintable(heard()));
        QTest::qWait(50);
        QVERIFY2(!odds().contains('%'), "what can't happen is left out");
        QVERIFY(!match().command("hp", {{"unit", "blue/ogre"}, {"hp", 1}}));
        QTRY_VERIFY2(odds().contains('%'), qPrintable(odds()));
        // Both are known by now: nothing is worked out that would draw them again.
        QVERIFY(!match().undo(Extent::record));
        QTRY_VERIFY2(!odds().contains('%'), qPrintable(odds()));
        QVERIFY(tap("Close") && isClosed());
    }

    void shot_data()
    {
        const auto row = columns<int, int>("dice", "most");
        row("the app rolls", int(Dice::byApp), 4);
        row("by counts", int(Dice::byCounts), 7);
        row("die by die", int(Dice::byHand), 4);
    }
    void shot()
    {
        QFETCH(int, dice);
        QFETCH(int, most);
        brunoActs();
        declare("Crossbowmen", "Shoot", "Crows");
        playOut(static_cast<Dice>(dice));
        holds("Shot", most);
        QVERIFY(!match().session().outcomes().empty());
    }

    void invocation()
    {
        start("Salik", "Invoke");
        QVERIFY2(tap("Fire Vortex") && tap("Fire Herald") && confirm(), qPrintable(heard()));
        playOut(Dice::byApp);
        holds("Invocation", 6);
        QCOMPARE(state().activation->actions.size(), 1U);
    }

    void spell_data()
    {
        QTest::addColumn<int>("dice");
        QTest::newRow("the app rolls") << int(Dice::byApp);
        QTest::newRow("by counts") << int(Dice::byCounts);
    }
    void spell()
    {
        QFETCH(int, dice);
        QVERIFY(!match().begin(test::annaAgainstAWizard()));
        QVERIFY(!match().command("stand", {{"unit", "blue/celeste-1"}, {"at", door::Point{40, 70}}}));
        QVERIFY(!match().command("stand", {{"unit", "blue/lancers-1"}, {"at", door::Point{48, 70}}}));
        QVERIFY(!match().command("vortex",
                                 {{"id", "vortex-1"}, {"element", "air"}, {"at", door::Point{40, 62}}}));
        brunoActs();
        start("Celeste", "Magic");
        QVERIFY2(tap("Air Vortex"), qPrintable(heard()));
        // Which sources is answered when the player says so: no other question opens under the finger.
        QVERIFY(!ear().hears(QAccessible::RadioButton, "2"));
        QVERIFY2(choose("Next"), qPrintable(heard()));
        QVERIFY2(choose("1"), qPrintable(heard())); // mana paid; the rest is for more dice
        for (int step = 0; step < 20 && !dialogs().isEmpty(); ++step)
            if (!ear().hears(QAccessible::RadioButton, "Lancers") || !choose("Lancers"))
                playOnce(static_cast<Dice>(dice));
        // What the app rolls may bring one question more, and its answer.
        holds("Spell", dice == int(Dice::byApp) ? 10 : 9);
        QCOMPARE(state().activation->actions.size(), 1U);
    }

    void theForcesAreThereAgainBehindTheMap()
    {
        QVERIFY2(choose("Battlefield"), qPrintable(heard()));
        const auto isListed = [this] { return ear().names(QAccessible::Button).contains("Blood Banes"); };
        QTRY_VERIFY(!isListed());
        QVERIFY(choose("Forces"));
        QTRY_VERIFY2(isListed(), qPrintable(heard()));
    }

    // The story leads to the page that the match was played on.
    void theHistoryShowsTheBattle()
    {
        start("Crows", "March");
        tapMap({5, 10});
        QVERIFY2(confirm() && isClosed(), qPrintable(heard()));
        QMetaObject::invokeMethod(window(), "openStory", Q_ARG(QString, match().record().id));
        QVERIFY2(tap("Replay"), qPrintable(heard()));
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "At the start"), qPrintable(heard()));
        QVERIFY(tap("Back to now"));
        QTRY_VERIFY2(hears("Undo: "), qPrintable(heard()));
    }

    void nothingMovesUnderAFinger()
    {
        declare("Crows", "Charge", "");
        const QRect close = at("Close");
        // Whatever it says by now.
        const auto onward = [this] {
            for (const char* name : {"Next", "Skip", "Confirm"})
                if (const QRect button = at(name); button.isValid())
                    return button.bottomRight();
            return QPoint();
        };
        // A tap on one of several leads on by itself.
        QVERIFY(close.isValid() && onward().isNull());
        QVERIFY(choose("Soldiers"));
        QCOMPARE(at("Close"), close);
        const QPoint next = onward();
        QVERIFY(!next.isNull());
        QVERIFY(confirm());
        QTRY_VERIFY(at("7").isValid());
        const QRect seven = at("7");
        for (int die = 0; die < 12; ++die) {
            QCOMPARE(at("7"), seven);
            QCOMPARE(at("Close"), close);
            QCOMPARE(onward(), next);
            QVERIFY(ear().choose("7"));
        }
        QVERIFY(choose("No")); // nobody blocks
        // The next roll has its keys in the same place.
        QVERIFY2(ear().hears(QAccessible::Heading, "Injury roll"), qPrintable(heard()));
        QCOMPARE(at("7"), seven);
        QVERIFY(tap("Close"));
    }

    // On a phone each button keeps its place from the first die to the last, and behind it.
    void confirmAndRollAllKeepTheirPlaces()
    {
        for (const QSize size : {QSize(390, 844), QSize(360, 640)}) {
            window()->resize(size);
            begin();
            declare("Crows", "Charge", "Soldiers");
            const QRect rollAll = at("Roll all");
            QVERIFY(!rollAll.isNull());
            QVERIFY(confirm());
            QTRY_VERIFY(!at("7").isNull());
            const QRect onward = at("Confirm");
            QVERIFY(!onward.isNull());
            for (int die = 0; die < 12; ++die) {
                QCOMPARE(at("Roll all"), rollAll);
                QCOMPARE(at("Confirm"), onward);
                QVERIFY(ear().choose("7"));
            }
            QVERIFY(tap("Close"));
        }
        window()->resize(390, 844);
    }

    // Nothing leads past a count that was not entered, nor puts on record what stands before it.
    void aCountIsEnteredBeforeItGoesOn()
    {
        beginCharge();
        const std::size_t records = match().session().records();
        // First those come into view that have no room.
        for (int page = 0; page < 4 && hears("More: larger numbers"); ++page)
            QVERIFY2(choose("More: larger numbers"), qPrintable(heard()));
        QTRY_VERIFY2(!hears("Skip"), qPrintable(heard()));
        static_cast<void>(confirm()); // it is not enabled, which the interface of Qt 6.4 doesn't say
        QCOMPARE(match().session().records(), records);
        QVERIFY2(ear().hears(QAccessible::Heading, "Hits"), qPrintable(heard()));
        // It is stepped from where the taps ended.
        QAccessibleInterface* count = ear().find(QAccessible::SpinBox, "Hits");
        QVERIFY2(count && count->actionInterface(), qPrintable(heard()));
        count->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
        QTRY_COMPARE(ear().find(QAccessible::EditableText, "Hits")->text(QAccessible::Value), "13");
        QVERIFY(tap("Close"));
    }

    // However far the counts of the last roll were scrolled: no number stands where the least was.
    void theCountsOfTheNextRollBeginWithTheLeast()
    {
        brunoActs();
        declare("Crossbowmen", "Shoot", "Crows");
        QTRY_VERIFY2(at("Hits: 0").isValid(), qPrintable(heard()));
        const int least = at("Hits: 0").x();
        QVERIFY2(choose("More: larger numbers"), qPrintable(heard()));
        QTRY_VERIFY(at("Hits: 0").x() < least);
        QVERIFY2(choose("Hits: 10"), qPrintable(heard()));
        QTRY_VERIFY2(at("Injuries: 0").isValid(), qPrintable(heard()));
        QCOMPARE(at("Injuries: 0").x(), least);
        QVERIFY(tap("Close"));
    }

    void aMisreadDieIsTakenBackThoughItIsOnRecord()
    {
        const std::size_t records = match().session().records();
        declare("Crows", "Charge", "Soldiers");
        QVERIFY(confirm());
        for (int die = 0; die < 12; ++die)
            QVERIFY(ear().choose("7"));
        // The last die of the roll, then all others, then what was declared, from its end.
        QVERIFY(tap("Undo last answer"));
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "Die 12 of 12"), qPrintable(heard()));
        for (int die = 0; die < 11; ++die)
            QVERIFY(tap("Undo last answer"));
        QTRY_VERIFY(ear().hears(QAccessible::StaticText, "Die 1 of 12"));
        QCOMPARE(match().session().records(), records + 1);
        QVERIFY(tap("Undo last answer"));
        QCOMPARE(match().session().records(), records);
        QTRY_VERIFY2(hears("Target: Soldiers"), qPrintable(heard()));
        for (int answer = 0; answer < 6 && hears("Target: Soldiers"); ++answer)
            QVERIFY(tap("Undo last answer"));
        QTRY_VERIFY2(ear().hears(QAccessible::Heading, "Target"), qPrintable(heard()));
        // Back to the Unit, then to the page.
        QVERIFY(tap("Close") && tap("Close") && isClosed());
    }

    // Else the first roll would be on record, and the same question asked again.
    void nothingIsRecordedWhileTheNextRollWaits()
    {
        brunoActs();
        declare("Crossbowmen", "Shoot", "Crows");
        const std::size_t records = match().session().records();
        for (int die = 0; die < 40 && !ear().hears(QAccessible::Heading, "Injury roll"); ++die)
            QVERIFY2(ear().choose("9"), qPrintable(heard()));
        QVERIFY2(ear().hears(QAccessible::Heading, "Injury roll"), qPrintable(heard()));
        QTest::qWait(slipOfTheFinger);
        static_cast<void>(confirm()); // it is not enabled, which the interface of Qt 6.4 doesn't say
        QCOMPARE(match().session().records(), records);
        playOut(Dice::byApp);
        QVERIFY(match().session().records() > records);
    }

    // Whether somebody blocks has to be said: nothing goes past it, nor is anything put on record by that.
    void whatHasToBeAnsweredIsAnswered()
    {
        beginCharge();
        QVERIFY(tap("Roll all"));
        const std::size_t records = match().session().records();
        static_cast<void>(confirm()); // it is not enabled
        QCOMPARE(match().session().records(), records);
        QVERIFY2(!hears("Next") && choose("No"), qPrintable(heard()));
        playOut(Dice::byApp);
        QVERIFY(match().session().records() > records);
    }

    void diceSurviveAKill()
    {
        beginCharge();
        for (int die = 0; die < 5; ++die)
            QVERIFY(ear().choose("7"));
        const QString id = match().record().id;
        restart(id);
        QTRY_VERIFY2(hears("Continue: Charge"), qPrintable(heard()));
        QVERIFY(tap("Continue: Charge")); // what is due comes first
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "Die 6 of 12"), qPrintable(heard()));
        QVERIFY(ear().hears(QAccessible::StaticText, "Hits: 5"));
        // So it does a sheet that was closed.
        QVERIFY(tap("Close") && isClosed() && tap("Continue: Charge"));
        QTRY_VERIFY(ear().hears(QAccessible::StaticText, "Die 6 of 12"));
        playOut(Dice::byApp);
    }

    void theKeyboardActivatesAUnit()
    {
        restart(match().record().id);
        QTRY_VERIFY2(hears("Crows"), qPrintable(heard()));
        int keys = 0;
        const auto key = [this, &keys](Qt::Key which) {
            ++keys;
            QTest::keyClick(window(), which);
            QTest::qWait(50);
        };
        key(Qt::Key_Right); // the second Unit
        key(Qt::Key_Return);
        QTest::qWait(200); // its sheet has slid in
        key(Qt::Key_Return);
        QVERIFY2(!dialogs().isEmpty(), qPrintable(heard()));
        key(Qt::Key_Return);
        QVERIFY2(!state().activation, "a place is not skipped by that");
        key(Qt::Key_Up);
        key(Qt::Key_Return);
        QTRY_VERIFY2(state().activation.has_value(), qPrintable(heard()));
        QCOMPARE(state().activation->unit, test::ref("red/blood-banes-1"));
        QVERIFY(isClosed());
        key(Qt::Key_Return);
        QTRY_VERIFY2(!state().activation, qPrintable(heard()));
        QVERIFY(keys <= 8);
    }

    void theLastDieLeadsToConfirm_data()
    {
        const auto row = columns<bool>("byApp");
        row("die by die", false);
        row("the app rolls", true);
    }
    void theLastDieLeadsToConfirm()
    {
        QFETCH(bool, byApp);
        brunoActs();
        declare("Crossbowmen", "Shoot", "Crows");
        const std::size_t records = match().session().records();
        QTRY_VERIFY(ear().hears(QAccessible::Button, "6"));
        while (byApp && tapRoll())
            QTest::qWait(20);
        while (!byApp && ear().choose("6"))
            ++m_faces;
        QVERIFY(byApp || m_faces > 0);
        QCOMPARE(match().session().records(), records);
        QVERIFY(!dialogs().isEmpty());
        QVERIFY2(confirm(), qPrintable(heard()));
        QTRY_VERIFY(match().session().records() > records);
        playOut(Dice::byApp);
    }

    void digitsOfTheKeyboardAreFaces()
    {
        beginCharge();
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "Die 1 of 12"), qPrintable(heard()));
        QVERIFY(!hears("Next") && hears("Confirm")); // nobody goes on while dice are asked for
        QTest::qWait(50);
        for (int die = 0; die < 11; ++die)
            QTest::keyClick(window(), die == 3 ? Qt::Key_0 : Qt::Key_2);
        QTest::keyClick(window(), Qt::Key_Backspace);
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "Die 11 of 1"), qPrintable(heard()));
        QTest::keyClick(window(), Qt::Key_Escape);
        QVERIFY(isClosed());
    }

    void takingAWarriorAwayAsksAndNothingMoves()
    {
        const auto names = [this] {
            QStringList units;
            for (const QString& name : ear().names(QAccessible::Button))
                if (name == "Crows" || name == "Blood Banes")
                    units.append(name);
            return units;
        };
        const QStringList before = names();
        QCOMPARE(before.size(), 2);
        const int warriors = state().find(test::ref("red/crows-1"))->warriors;
        QVERIFY(choose("Crows"));
        for (int k = 1; k <= 3; ++k) {
            QVERIFY2(tap("Crows, Warriors: 1 less"), qPrintable(heard()));
            QCOMPARE(state().find(test::ref("red/crows-1"))->warriors, warriors - k + 1);
            QVERIFY2(confirm(), qPrintable(heard()));
            QTRY_COMPARE(state().find(test::ref("red/crows-1"))->warriors, warriors - k);
            QTRY_COMPARE(dialogs().size(), 1);
        }
        QVERIFY(tap("Close") && isClosed());
        QCOMPARE(names(), before);
    }

    // Sceneries belong to it, though nobody has to place any.
    void theBattlefieldIsDoneWithItsSceneries()
    {
        QVERIFY(!match().begin(test::annaAgainstBruno()));
        QVERIFY(!match().command("vortexes", {{"elements/near_left", "fire"},
                                              {"elements/near_right", "air"},
                                              {"elements/far_left", "water"}}));
        QTRY_VERIFY2(heard().contains("Step 1: Battlefield|"), qPrintable(heard()));
        QVERIFY(!match().command("scenery", {{"id", "wood"}, {"at", door::Point{10, 45}}}));
        QTRY_VERIFY2(heard().contains("Step 1: Battlefield, done|"), qPrintable(heard()));
    }

    // From Home with a sample list to the first march.
    void setup()
    {
        match().close();
        QMetaObject::invokeMethod(window(), "reset");
        QTRY_VERIFY2(hears("New match"), qPrintable(heard()));
        QVERIFY(tap("New match"));
        QTRY_VERIFY2(hears("Begin"), qPrintable(heard()));
        QVERIFY(tap("Begin"));
        QTRY_VERIFY2(hears("Relevant rules"), qPrintable(heard()));
        holds("Setup", 2);
    }

    // All three cards ask for Units, and no die says which.
    void whatSettingUpLeavesIsNamed()
    {
        QVERIFY(!match().begin(test::annaAgainstBruno()));
        QTest::qWait(30);
        BattleForm& form = *battle().form();
        form.show({"prepare", {}, {}}, {{"first", std::vector{2, 6}},
                                        {"missions", std::vector{1, 1, 4}},
                                        {"vortexes", std::vector{2, 1, 2, 13, 13, 13, 13, 13}},
                                        {"area", "b"}});
        QVERIFY(!form.confirm());
        VERIFY_CONTAINS(form.result().after.toStdString(), "Anna: Choose for a mission");
        form.seeResult();
    }

    // Elements, a Deviation Die and D10s in one roll.
    void eachDieOfARollHasItsKeys()
    {
        setup();
        QVERIFY2(tap("Set up automatically"), qPrintable(heard()));
        const auto keys = [this](const QStringList& names) {
            return std::ranges::all_of(names, [this](const QString& name) { return choose(name); });
        };
        QVERIFY2(keys({"7", "3"}), qPrintable(heard())); // who is First Player
        QVERIFY2(keys({"Epic Fight", "Conquerors", "Messenger"}), qPrintable(heard()));
        QVERIFY2(keys({"Air Vortex", "Earth Vortex", "Fire Vortex"}), qPrintable(heard()));
        // The arrow at 12 o'clock, and 27 cm that way; then a Hit.
        QVERIFY2(keys({"12", "10", "9", "8", "Hit"}), qPrintable(heard()));
        QTRY_VERIFY2(ear().hears(QAccessible::StaticText, "Fire Vortex"), qPrintable(heard()));
        QVERIFY(tap("Close"));
    }
};

ADJUTANT_TEST(TstTaps)

} // namespace adjutant::test::tst_taps
