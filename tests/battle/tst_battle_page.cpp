#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/battle/groundtouch.h"
#include "app/viewmodels/history/matchhistory.h"
#include "tests/battle/battlehome.h"
#include "tests/systems/pebbles/pebbles.h"
#include "tests/systems/pebbles/pebblesstart.h"

#include <QQmlComponent>
#include <QQmlEngine>

namespace adjutant::test::tst_battle_page {

/// A match in its page, each of whose models is watched.
class BattlePageTest : public QObject
{
    Q_OBJECT

private:
    std::optional<BattleHome> m_home;
    std::unique_ptr<BattleController> m_battle;

    // One without matches and lists.
    Workspace& emptied()
    {
        m_battle.reset();
        return m_home.emplace().workspace();
    }
    BattleController& battle() { return *m_battle; }
    BattleForm& form() { return *battle().form(); }
    BattleSideRow side(int k)
    {
        return battle().scene()->forces()->rows().at(k).value.value<BattleSideRow>();
    }
    BattlePieceRow piece(int k) { return side(0).pieces->rows().at(k).value.value<BattlePieceRow>(); }
    BattleBoardRow floor()
    {
        for (const RowModel::Row& row : battle().scene()->boards()->rows())
            if (row.key == "floor")
                return row.value.value<BattleBoardRow>();
        return {};
    }
    BattleItemRow pebble() { return floor().items.value(0).value<BattleItemRow>(); }
    QString jarOf(int k) { return side(k).counters.constFirst().value<BattleCounterRow>().valueText; }
    // What lies beside the floor.
    BattleItemRow away() { return floor().away.constFirst().value<BattleItemRow>(); }
    static BattleItemRow itemAt(const char* id, double x, double y, double radius = 0)
    {
        BattleItemRow item;
        item.id = item.label = id;
        item.x = x;
        item.y = y;
        item.radius = radius;
        return item;
    }
    // What isn't on the board yet.
    static BattleItemRow off(const char* id, const char* side = "")
    {
        BattleItemRow item;
        item.id = id;
        item.side = side;
        item.movable = true;
        item.onBoard = false;
        return item;
    }
    static BattleBoardRow boardOf(double size, const QList<BattleItemRow>& items)
    {
        BattleBoardRow board;
        board.across = board.deep = size;
        for (const BattleItemRow& item : items)
            board.items.append(QVariant::fromValue(item));
        return board;
    }
    static QString keysOf(const QVariantList& offers)
    {
        QStringList all;
        for (const QVariant& each : offers)
            all.append(each.value<BattleOfferRow>().key +
                       (each.value<BattleOfferRow>().stays ? " closed" : ""));
        return all.join(u' ');
    }
    void count(const char* player, int change) { battle().touch()->adjust(player, "jar", change); }
    void openToss() { battle().openOffer(piece(0).offers.constFirst().value<BattleOfferRow>().key); }
    void skipRest()
    {
        while (!form().asked().path.isEmpty())
            form().leaveOut(form().asked().path);
    }
    void toss()
    {
        openToss();
        form().rollForMe("dice");
        skipRest();
        QVERIFY(form().complete());
        QVERIFY(!form().confirm());
    }
    // Opens an offer, and plays it with this one answer.
    void play(const QString& offer, const QString& path, int value)
    {
        battle().openOffer(offer);
        form().answer(path, value);
        QVERIFY(!form().confirm());
    }

private Q_SLOTS:
    void init()
    {
        m_battle.reset();
        m_home.emplace();
        m_home->begin();
        m_battle = std::make_unique<BattleController>(&m_home->workspace());
        const auto watch = [](RowModel* model, QObject* parent) {
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         parent);
        };
        for (RowModel* model : {battle().offers()->due(), battle().offers()->turn(),
                                battle().scene()->sides(), battle().scene()->forces(),
                                battle().scene()->boards(), battle().log()->lines(), form().fields()})
            watch(model, model);
        for (const RowModel::Row& row : battle().scene()->sides()->rows())
            watch(row.value.value<BattleSideRow>().pieces, m_battle.get());
    }

    void thoseWhoMayActComeFirst()
    {
        QCOMPARE(side(0).id, "red");
        QVERIFY(side(0).acts);
        toss();
        QCOMPARE(listed(side(0).id, battle().actsText()), "blue blue");
        // The score stays in the order of the players.
        QCOMPARE(battle().scene()->sides()->rows().constFirst().key, "red");
        battle().scene()->setActingFirst(false);
        QCOMPARE(side(0).id, "red");
    }

    void thoseWhoAreOutComeBehindTheOthersOfTheirSide()
    {
        const Session& session = m_home->match().session();
        door::MatchView view = session.view({});
        view.pieces.front().out = true;
        battle().scene()->show(view, session.start(), {});
        QCOMPARE(listed(piece(0).ref, piece(1).ref), "red/thrower-3 red/thrower-1");
        QVERIFY(piece(1).out);
    }

    void sidesKeepTheirPlaceWhileSecretsAreChosen()
    {
        toss();
        BattleOfferRow secret;
        secret.eyesOnly = true;
        SortedOffers offers;
        offers.due.append({"hide||blue", {}, QVariant::fromValue(secret)});
        const Session& session = m_home->match().session();
        battle().scene()->show(session.view({}), session.start(), offers);
        QCOMPARE(side(0).id, "red");
        battle().scene()->show(session.view({}), session.start(), {});
        QCOMPARE(side(0).id, "blue");
    }

    void aDrawIsADrawEverywhere()
    {
        play("jar||red", "pebbles", 12);
        QVERIFY(battle().over());
        QCOMPARE(listed(battle().winners(), battle().whoText()), "red Won by red");
        QVERIFY(side(0).won != side(1).won);
        play("jar||blue", "pebbles", 11); // ten are enough: both have won
        QCOMPARE(battle().winners(), QString());
        QCOMPARE(battle().whoText(), "Drawn");
        QVERIFY(!side(0).won && !side(1).won);
        const auto summary = m_home->workspace().matches().summary(battle().matchId());
        QVERIFY(summary->drawn && summary->winner.isEmpty());
    }

    void anOfferIsPlayedByItsForm()
    {
        const QSignalSpy announced(m_battle.get(), &BattleController::announced);
        toss();
        QCOMPARE(listed(announced.size(), battle().records()), "1 1");
        QVERIFY(!battle().undoText().isEmpty());
        battle().undo();
        QCOMPARE(battle().records(), 0);
        QVERIFY(battle().undoText().isEmpty());
        battle().redo();
        QCOMPARE(battle().records(), 1);
    }

    void aChangeIsSeenOnceAndWrittenOnce()
    {
        const auto recordsOnDisk = [this] {
            const QString id = m_home->match().record().id;
            return m_home->workspace().matches().files().open(id)->records().texts.size();
        };
        openToss();
        form().rollForMe("dice");
        form().leaveOut("caught");
        QVERIFY(form().playable());
        const std::size_t before = recordsOnDisk();
        pebbles::counts() = {};
        form().confirm();
        QCOMPARE(recordsOnDisk(), before + 1);
        QCOMPARE(pebbles::counts().views, 1);
        // Carried out once; run for the offers and for what the form asks next.
        QVERIFY2(pebbles::counts().tosses <= 6, qPrintable(QString::number(pebbles::counts().tosses)));
    }

    void aTapOnACounterIsOneCorrection()
    {
        count("red", 1);
        count("red", 1);
        QCOMPARE(jarOf(0), "2");
        battle().undo();
        QCOMPARE(jarOf(0), "1");
    }

    void whatRollsBroughtWaitsToBeSeen()
    {
        QVERIFY(!form().resultWaits() && form().result().title.isEmpty());
        // Nothing was rolled.
        count("red", 1);
        QVERIFY(!form().resultWaits());
        openToss();
        form().addFace("dice", 6);
        while (form().asked().kind == "dice")
            form().addFace(form().asked().path, 1);
        skipRest();
        QVERIFY(!form().confirm());
        QVERIFY(form().resultWaits());
        const BattleResultRow result = form().result();
        QCOMPARE(result.rolls.size(), 1);
        const auto roll = result.rolls.constFirst().value<BattleRollRow>();
        QCOMPARE(roll.dice.constFirst().value<FormDieRow>().face, 6);
        QVERIFY(!result.reported.isEmpty() &&
                !result.reported.constFirst().value<BattleReportRow>().text.isEmpty());
        QCOMPARE(result.after, "Toss 2 – to act: blue");
        form().seeResult();
        QVERIFY(!form().resultWaits());
        QCOMPARE(form().result(), result);
        // What was taken back has brought nothing; the roll before it is the last one again.
        battle().undo();
        QVERIFY(form().result().title.isEmpty());
        battle().redo();
        QCOMPARE(form().result(), result);
        toss();
        QVERIFY(form().result() != result);
        battle().undo();
        QCOMPARE(form().result(), result);
        QVERIFY(!form().resultWaits());
    }

    void whatDiceComeToIsShownBeforeItIsConfirmed()
    {
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData(
            "import QtQml\nQtObject { property QtObject form; property string shown: form.outcome }", {});
        const std::unique_ptr<QObject> page(component.createWithInitialProperties(
            {{QStringLiteral("form"), QVariant::fromValue<QObject*>(&form())}}));
        openToss();
        form().rollForMe("dice");
        QCOMPARE(listed(form().asked().path, form().outcome()), "caught ");
        skipRest();
        const QString outcome = form().outcome();
        QVERIFY(!outcome.isEmpty());
        QCOMPARE(page->property("shown").toString(),
                 outcome); // a page reads before the slots of a signal run
        QVERIFY(!form().confirm());
        QCOMPARE(form().result().reported.constFirst().value<BattleReportRow>().text, outcome);
        QVERIFY(form().outcome().isEmpty());
    }

    void whatIsDoneKeepsItsPlaceInTheTurn()
    {
        QCOMPARE(keysOf(side(0).offers), "hide||red");
        play("hide||red", "stones", 3);
        QCOMPARE(keysOf(side(0).offers), "hide||red closed");
        const auto closed = side(0).offers.constFirst().value<BattleOfferRow>();
        QVERIFY(closed.closed && side(0).closedOffers.isEmpty());
        QCOMPARE(closed.reason, "Not now");
        toss(); // another one's turn
        QVERIFY(side(1).offers.isEmpty());
        QCOMPARE(side(1).closedOffers.size(), 1);
    }

    // The rules for now are those of the question that is open, with what was answered before it.
    void whatEndsTheSetupComesBehindTheRestOfIt()
    {
        std::vector<door::Offer> offers(2);
        for (door::Offer& each : offers)
            each.section = door::Section::setup;
        offers[0].key.procedure = "lay";
        offers[1].key.procedure = "begin";
        offers[1].ends = true;
        const auto isDue = [&] {
            battle().offers()->show(offers, form().words(), {}, true, {});
            return battle().offers()->setupDue();
        };
        QVERIFY(isDue());
        offers[0].settled = true;
        QVERIFY(!isDue());
        QVERIFY(battle().offers()->settingUp());
    }

    void whatIsBeingEnteredIsKnownToTheMatch()
    {
        openToss();
        form().answer("steps", 3);
        const auto& entered = m_home->match().entered();
        QVERIFY(entered);
        QCOMPARE(entered->key.procedure, "toss");
        QCOMPARE(std::get<int>(entered->answers.at("steps")), 3);
        form().leave();
        QVERIFY(!m_home->match().entered());
    }

    void aFormSaysWhomItIsAgainst()
    {
        form().show({"lay", {}, {}}, {{"thrower", piece(0).ref.toStdString()}});
        QCOMPARE(form().targets(), QStringList{piece(0).ref});
        QCOMPARE(form().targetNames(), piece(0).name);
        // Who does it is not its own target.
        form().show({"toss", unitRefOf(piece(0).ref.toStdString()), {}}, {});
        QVERIFY(form().targets().isEmpty());
    }

    void anActionThatIsResumedNamesWhoActs()
    {
        const QString thrower = piece(0).ref;
        form().show({"toss", unitRefOf(thrower.toStdString()), {}}, {{"steps", 2}});
        QVERIFY(form().confirm()); // as far as the dice
        form().leave();
        battle().openOffer("toss||");
        QVERIFY(form().keptCount() > 0);
        QCOMPARE(form().who(), piece(0).name);
        QVERIFY(form().targets().isEmpty());
    }

    void whatWasAnsweredStaysInSight()
    {
        openToss();
        QCOMPARE(form().keptCount(), 0);
        form().rollForMe("dice");
        QVERIFY(form().confirm()); // it asks on
        QVERIFY(form().keptCount() > 3);
        const FormFieldRow first = form().fieldAt("thrower");
        QVERIFY(first.kept && !first.expanded && form().asksAny());
        QCOMPARE(first.label, "Thrower");
    }

    void correctionsAreWordedWhenTheyAreLookedAt()
    {
        QCOMPARE(keysOf(battle().correctionsOf("red")), "jar||red");
        QCOMPARE(keysOf(battle().correctionsOf(piece(0).ref)), "lay|red/thrower-1|");
        battle().show(0);
        count("red", 1);
        battle().show(0);
        QCOMPARE(keysOf(battle().correctionsOf("red")), QString());
    }

    void aReasonThatStandsAloneBeginsWithACapital()
    {
        door::Offer offer;
        offer.remark.message = verbatim("the jar is full");
        const RunningMatch& running = m_home->match();
        QCOMPARE(BattleWords(running.view(), running.session().start()).rowOf(offer).reason,
                 "The jar is full");
    }

    void whatABoardSaysIsSentences()
    {
        door::Board board;
        board.spoken = {verbatim("Red is on START"), verbatim("blue waits.")};
        const RunningMatch& running = m_home->match();
        QCOMPARE(BattleWords(running.view(), running.session().start()).rowOf(board).spoken,
                 "Red is on START. Blue waits.");
    }

    void whatAsksNothingIsDoneAtATapAndWhatItBringsWaitsToBeSeen()
    {
        for (const char* side : {"red", "blue"}) {
            play(QString("hide||") + side, "stones", 2);
            QVERIFY(!form().resultWaits()); // nobody was helped yet
        }
        battle().openOffer("show||");
        QVERIFY(!form().active());
        QCOMPARE(battle().records(), 3);
        QVERIFY(form().resultWaits() && form().result().rolls.isEmpty());
        QCOMPARE(form().result().reported.size(), 2);
        // A correction is looked at first, whatever it asks.
        battle().openOffer("jar||red");
        QVERIFY(form().active());
    }

    void theAppRollsUntilSomethingIsAsked()
    {
        const QSignalSpy wentOn(&form(), &BattleForm::wentOn);
        openToss();
        form().rollAll();
        QCOMPARE(listed(form().asked().path, wentOn.size()), "caught 1");
        QVERIFY(!form().resultWaits());
    }

    void whatLiesOnABoardIsPutElsewhere()
    {
        QVERIFY(away().movable && !away().onBoard);
        battle().touch()->place("floor", away().id, 4, 2.5);
        QCOMPARE(QPointF(pebble().x, pebble().y), QPointF(4, 2.5));
        QVERIFY(floor().away.isEmpty());
        QVERIFY(pebble().where.contains("2.5"));
        QCOMPARE(battle().records(), 1);
        // Not beyond the floor.
        battle().touch()->place("floor", pebble().id, -3, 8);
        QCOMPARE(pebble().x, 0.0);
        battle().undo();
        QCOMPARE(pebble().x, 4.0);
        battle().show(0);
        battle().touch()->place("floor", pebble().id, 1, 1);
        battle().touch()->place("nowhere", pebble().id, 1, 1);
        QCOMPARE(battle().records(), 1);
    }

    void whatSeemsWrongIsAskedAndWhatIsForbiddenReported()
    {
        const QString id = away().id;
        QVERIFY(battle().touch()->placeRemark("floor", id, 4, 4).isEmpty());
        QCOMPARE(battle().touch()->placeRemark("floor", id, 9.5, 4), "It rolls off so near to the edge");
        battle().touch()->place("floor", id, 9.5, 4);
        QCOMPARE(battle().records(), 0);
        QVERIFY(form().active() && !form().warnings().isEmpty());
        QVERIFY(!form().confirm());
        QCOMPARE(pebble().x, 9.5);
        const QSignalSpy announced(m_battle.get(), &BattleController::notified);
        battle().touch()->place("floor", id, 4, 9.5);
        QCOMPARE(announced.constFirst().constFirst().toString(), "There is the wall");
        QVERIFY(!form().active());
        QCOMPARE(battle().records(), 1);
        // In figures: the form asks for the spot, over the boards that there are.
        battle().touch()->openMark("floor", id);
        const RowModel& fields = *form().fields();
        const auto spot = fields.rows().constLast().value.value<FormFieldRow>();
        QVERIFY(spot.expanded && spot.fromKnown);
        QCOMPARE(listed(spot.kind, spot.board), "place floor");
        QCOMPARE(spot.spot.x(), 9.5); // where it is
        QCOMPARE(spot.reach, 4.0);
        QCOMPARE(form().boards().size(), battle().scene()->boards()->count());
    }

    void touchingMeasuresFromWhatIsSelected()
    {
        BattleItemRow wood = itemAt("wood", 20, 20, 10);
        wood.flat = true;
        BattleBoardRow board = boardOf(90, {wood, itemAt("crows", 20, 20), itemAt("stone", 50, 60, 2.5)});
        board.unit = "cm";
        constexpr double pixels = 8;
        GroundTouch touch;
        touch.setBoard(board);
        touch.touchSpot(70, 70, pixels);
        QVERIFY(touch.selected().isEmpty());
        touch.touchSpot(22, 21, pixels); // what stands on terrain is meant
        QCOMPARE(touch.selected(), "crows");
        touch.touchSpot(51, 62, pixels);
        QCOMPARE(touch.distance(), "47.5\u00a0cm"); // 3-4-5: 50 to the middle
        QCOMPARE(touch.between(), "crows → stone");
        touch.touchSpot(20, 32.1, pixels);
        QCOMPARE(touch.distance(), "12\u00a0cm"); // a bare spot, to the half
        touch.touchSpot(12, 20, pixels);
        QCOMPARE(touch.between(), "crows → wood");
        QCOMPARE(touch.distance(), "0\u00a0cm");
        touch.touchMark("wood"); // once more: it is selected
        QCOMPARE(touch.selected(), "wood");
        QVERIFY(!touch.measured());
        board.items.removeFirst();
        touch.setBoard(board);
        QVERIFY(touch.selected().isEmpty());
        QCOMPARE(listed(lettersOf("Black Crows"), lettersOf("Crows 2"), lettersOf("Salik")), "BC C2 Sa");
        const QStringList all{"Crows", "Crushers", "Salik"};
        QCOMPARE(listed(lettersOf("Crows", all), lettersOf("Crushers", all), lettersOf("Salik", all)),
                 "Co Cu Sa");
    }

    // A flag that a unit has planted beside itself.
    void aUnitIsReachedWhateverLiesBesideIt()
    {
        constexpr double pixels = 3.7; // as on a phone
        BattleItemRow flag = itemAt("flag", 40, 40, 2), crows = itemAt("red/crows", 40, 40, 1);
        flag.symbol = "field/flag";
        crows.piece = true;
        const BattleBoardRow board = boardOf(90, {flag, crows});
        GroundTouch touch;
        const auto touched = [&](double right, double up) {
            touch.clear();
            touch.touchSpot(40 + right / pixels, 40 + up / pixels, pixels);
            return touch.selected();
        };
        touch.setBoard(board);
        const double unitsAt = GroundTouch::shiftsOn(board, pixels).at(1).toPointF().x();
        QVERIFY(unitsAt > 5);
        for (const double right : {unitsAt - 11, unitsAt, unitsAt + 11, unitsAt + 18})
            QCOMPARE(touched(right, 0), "red/crows");
        QCOMPARE(listed(touched(unitsAt, -11), touched(-unitsAt - 4, 0)), "red/crows flag");
    }

    void wordsOfCirclesCoverNeitherUnitsNorEachOther()
    {
        constexpr double pixels = 4;
        const QSizeF words(90, 20);
        const BattleBoardRow board =
            boardOf(90, {itemAt("red/crows", 45, 80, 1), itemAt("blue/lancers", 45, 90, 1),
                         itemAt("blue/wolves", 45, 70, 1)});
        const auto ring = [](double reach) {
            return QVariantMap{{"label", ""}, {"reach", reach}, {"x", 45}, {"y", 80}};
        };
        const QVariantList spots =
            GroundTouch::plateSpots(board, {ring(10), ring(10.5), ring(30)}, pixels, words);
        std::vector<QRectF> taken;
        for (const QVariant& item : board.items) {
            const auto row = item.value<BattleItemRow>();
            taken.emplace_back(row.x * pixels - 8, (90 - row.y) * pixels - 8, 16, 16);
        }
        for (const QVariant& spot : spots) {
            const QRectF place(spot.toPointF(), words);
            QVERIFY(QRectF(0, 0, 360, 360).contains(place));
            for (const QRectF& other : taken)
                QVERIFY(!place.intersects(other));
            taken.push_back(place);
        }
    }

    void lettersStayWhoeverFallsOrComes()
    {
        const RunningMatch& running = m_home->match();
        door::MatchView view = running.view();
        door::Ground ground;
        const auto name = [&](std::size_t k, const char* as) {
            view.pieces[k].name = verbatim(as);
            door::Ground::Mark mark;
            mark.piece = view.pieces[k].ref;
            mark.label = verbatim(as);
            ground.marks.push_back(mark);
        };
        const auto letters = [&] {
            const door::Board board{"floor", {}, ground, {}};
            QStringList all;
            for (const QVariant& item : BattleWords(view, running.session().start()).rowOf(board).items)
                all.append(item.value<BattleItemRow>().letters);
            return all.join(u' ');
        };
        name(0, "Crows");
        name(1, "Crushers");
        QCOMPARE(letters(), "Co Cu");
        ground.marks.erase(ground.marks.begin());
        QCOMPARE(letters(), "Cu");
        // One that is in no list, such as one that was summoned.
        view.pieces.push_back(view.pieces[0]);
        view.pieces.back().ref.unit = EntryId("summoned");
        name(view.pieces.size() - 1, "Crusaders");
        QCOMPARE(letters(), "Cu Ca");
    }

    void whatIsNotThereYetIsPutByATap()
    {
        GroundTouch touch;
        connect(&touch, &GroundTouch::putWanted, &touch,
                [&](const QString& id, double x, double y) { battle().touch()->place("floor", id, x, y); });
        touch.setBoard(floor());
        touch.select(away().id);
        QVERIFY(touch.placing());
        touch.touchSpot(3.2, 4.9, 1);
        QCOMPARE(QPointF(pebble().x, pebble().y), QPointF(3, 5));
        touch.setBoard(floor());
        QVERIFY(touch.mark().onBoard && !touch.placing());
        touch.setPlacing(true);
        touch.touchSpot(-4, 1, 1);
        QCOMPARE(pebble().x, 0.0);
    }

    void theNextThatIsNotThereIsAtHandOnceOneIsPut()
    {
        BattleItemRow crows = off("crows", "red"), salik = off("salik", "red"),
                      noctis = off("noctis", "blue");
        for (BattleItemRow* piece : {&crows, &salik, &noctis})
            piece->piece = true;
        BattleBoardRow board = boardOf(10, {});
        board.away = {QVariant::fromValue(crows), QVariant::fromValue(noctis), QVariant::fromValue(salik)};
        GroundTouch touch;
        touch.setBoard(board);
        touch.select("crows");
        touch.touchSpot(3, 3, 1);
        QVERIFY(touch.placing()); // as long as it isn't there: it may have been refused
        crows.onBoard = true;
        board.items = {QVariant::fromValue(crows)};
        board.away.removeFirst();
        touch.setBoard(board);
        QCOMPARE(touch.selected(), "salik");
        QVERIFY(touch.placing());
        touch.touchSpot(5, 5, 1);
        salik.onBoard = true;
        board.items.append(QVariant::fromValue(salik));
        board.away.removeLast();
        touch.setBoard(board);
        // The remaining ones are the other side's.
        QCOMPARE(touch.selected(), "salik");
        QVERIFY(!touch.placing());
    }

    void whatElseWasPutIsNotSelectedAnyMore()
    {
        BattleItemRow objective = off("objective");
        BattleBoardRow board = boardOf(10, {});
        board.away = {QVariant::fromValue(objective)};
        GroundTouch touch;
        touch.setBoard(board);
        touch.select(objective.id);
        touch.touchSpot(3, 3, 1);
        objective.onBoard = true;
        board.away.clear();
        board.items = {QVariant::fromValue(objective)};
        touch.setBoard(board);
        QVERIFY(touch.selected().isEmpty() && !touch.placing());
    }

    void arrowKeysGoToTheNextOnThatSide()
    {
        // In no order; two in one spot; the edge of the board is nothing to go to.
        const BattleBoardRow board =
            boardOf(90, {itemAt("middle", 40, 40), itemAt("far", 80, 42), itemAt("near", 50, 41),
                         itemAt("above", 41, 70), itemAt("under", 40, 10), itemAt("beside", 40, 10),
                         itemAt("", 45, 40)});
        GroundTouch touch;
        touch.setBoard(board);
        const auto next = [&](int from, int right, int up) {
            return board.items[touch.nextMark(from, right, up)].value<BattleItemRow>().id;
        };
        // From the left: under, beside, middle, above, near, far.
        QCOMPARE(listed(next(2, 1, 0), next(2, -1, 0)), "far above");
        QCOMPARE(next(1, 1, 0), "under"); // round to the first
        QCOMPARE(listed(next(4, 1, 0), next(5, -1, 0)), "beside under");
        // From the front: under, beside, middle, near, far, above.
        QCOMPARE(listed(next(0, 0, 1), next(0, 0, -1), next(3, 0, 1)), "near beside under");
    }

    void nothingOfASecretIsOnTheTable()
    {
        battle().openOffer("hide||red");
        QVERIFY(form().eyesOnly());
        QCOMPARE(form().holder(), "red");
        form().answer("stones", 3);
        QVERIFY(!form().confirm());
        const auto fists = battle().scene()->boards()->rows().constLast().value.value<BattleBoardRow>();
        QCOMPARE(fists.items.constFirst().value<BattleItemRow>().label, "-1 stones");
        QVERIFY(!battle().log()->story().contains("hides 3"));
        QVERIFY(!battle().undoText().contains("3"));
    }

    void anEarlierTableIsShownAndGoneOnFrom()
    {
        count("red", 1);
        count("red", 1);
        QVERIFY(battle().log()->step().isEmpty());
        battle().show(1);
        QCOMPARE(jarOf(0), "1");
        QVERIFY(!battle().log()->step().isEmpty() &&
                battle().log()->story().contains(battle().log()->step()));
        QVERIFY(piece(0).offers.isEmpty());
        QSignalSpy back(m_battle.get(), &BattleController::wentBack);
        battle().resumeFromShown();
        QCOMPARE(listed(battle().shownAt(), battle().records()), "-1 1");
        battle().resumeFrom(back.constFirst().constFirst().toInt()); // as if nothing had been gone back
        QCOMPARE(battle().records(), 2);
        battle().show(1);
        battle().resumeFromShown();
        QCOMPARE(battle().log()->lines()->count(), 0);
        battle().log()->setProperty("looked", true);
        QCOMPARE(battle().log()->lines()->count(), 2);
        // The log beside the page has what stands.
        QCOMPARE(battle().log()->recent()->count(), 0);
        battle().log()->setProperty("recentLooked", true);
        QCOMPARE(battle().log()->recent()->count(), 1);
    }

    void luckIsCountedFromForecasts()
    {
        toss();
        battle().log()->countLuck();
        QTRY_COMPARE(battle().log()->luck()->pending(), false);
        QVERIFY(!battle().log()->luck()->sides().isEmpty());
    }

    void setupAsksForListsAndBegins()
    {
        Workspace& workspace = emptied();
        for (const Side& side : pebbles::start().sides) {
            StoredRoster stored{{}, {}, side.roster};
            stored.roster.name = "List of " + side.id.text();
            QVERIFY(workspace.store().save(stored));
        }
        BattleSetup setup(&workspace);
        const QAbstractItemModelTester tester(setup.sides(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        setup.setSystem("pebbles");
        QCOMPARE(listed(setup.lists()->count(), setup.sides()->count()), "2 2");
        QVERIFY(setup.ready());
        setup.setName("red", "Zoë");
        const auto listOf = [](const BattleSetup& of, int side) {
            return of.sides()->rows().at(side).value.value<SetupSideRow>().rosterName;
        };
        // The other way round than they were changed.
        const auto lists = setup.lists()->rows();
        setup.chooseList("red", lists.at(1).key);
        setup.chooseList("blue", lists.at(0).key);
        const QString id = setup.begin();
        QVERIFY(!id.isEmpty());
        BattleSetup next(&workspace);
        next.setSystem("pebbles");
        QCOMPARE(listOf(next, 0), listOf(setup, 0));
        QCOMPARE(listOf(next, 1), listOf(setup, 1));
        QVERIFY(listOf(next, 0) != listOf(next, 1));
        QCOMPARE(next.sides()->rows().front().value.value<SetupSideRow>().name, "Zoë");
        QCOMPARE(m_home->match().record().start.start.sides.front().name, "Zoë");
        QCOMPARE(workspace.matches().summary(id)->players.front().name, "Zoë");
    }

    // Not where it names all of them, or the piece that acts, nor where everybody may act.
    void whoIsToActStandsBesideAHeadlineThatDoesNotSay()
    {
        door::MatchView view;
        for (const char* side : {"red", "blue", "green"})
            view.sides.push_back({.id = PlayerId(side), .name = verbatim(side)});
        view.pieces.push_back({});
        view.pieces.back().ref = unitRefOf("red/orc");
        view.pieces.back().name = verbatim("Orc");
        view.pieces.back().ready = true;
        const Start start;
        const BattleWords words(view, start);
        view.toAct = {PlayerId("red")};
        QCOMPARE(words.actingBeside("Round 1"), "red");
        QCOMPARE(words.actingBeside("Round 1: Orc acts"), "");
        view.toAct = {PlayerId("red"), PlayerId("blue")};
        QCOMPARE(words.actingBeside("Still to choose: red, blue"), "");
        view.toAct.push_back(PlayerId("green"));
        QCOMPARE(words.actingBeside("End the battle"), "");
    }

    void aNewMatchIsNotSetUpWithAnEmptyList()
    {
        Workspace& workspace = emptied();
        StoredRoster full{{}, {}, pebbles::start().sides.front().roster}, empty;
        full.roster.name = "Two";
        empty.roster.system = SystemId("pebbles");
        empty.roster.name = "Nobody";
        QVERIFY(workspace.store().save(full) && workspace.store().save(empty));
        BattleSetup setup(&workspace);
        setup.setSystem("pebbles");
        QCOMPARE(setup.lists()->count(), 2);
        QVERIFY(setup.ready());
        setup.chooseList("red", empty.id);
        QVERIFY(!setup.ready());
        QCOMPARE(setup.pending(), "Red’s list is empty.");
        BattleSetup next(&workspace);
        next.setSystem("pebbles");
        QVERIFY(next.ready());
    }

    void lookingAtAnOldMatchLeavesWhatWaitsAlone()
    {
        const QString old = battle().matchId();
        for (int k = 0; k < 10; ++k)
            count("red", 1);
        QVERIFY(battle().over());
        m_home->begin();
        const QString present = battle().matchId();
        QVERIFY(present != old);
        const QString toss = "toss|red/thrower-3|";
        battle().openOffer(toss);
        form().addFace("dice", 5);
        battle().openMatch(old);
        battle().show(3);
        QCOMPARE(listed(battle().matchId(), battle().shownAt()), listed(old, 3));
        battle().openMatch(present);
        battle().openOffer(toss);
        QCOMPARE(form().asked().shown, 1);
    }

    void homeShowsTheNewestMatchesInProgress()
    {
        Workspace& workspace = m_home->workspace();
        workspace.choose("pebbles");
        LatestMatch latest(&workspace);
        QCOMPARE(listed(latest.matches()->rows().constFirst().key, latest.more()),
                 listed(battle().matchId(), false));
        for (const int begun : {2, 3, 4}) {
            m_home->begin();
            latest.refresh();
            QCOMPARE(listed(latest.matches()->count(), latest.more()), listed(std::min(begun, 3), begun > 3));
        }
        const auto newest = workspace.matches().summaries({}, 3);
        for (int k = 0; k < 3; ++k)
            QCOMPARE(latest.matches()->rows().at(k).key, newest[static_cast<std::size_t>(k)].id);
    }

    void diceThatWereEnteredWaitAtTheTop()
    {
        const QString toss = "toss|red/thrower-3|";
        const auto dueRows = [&] {
            QStringList keys;
            for (const RowModel::Row& row : battle().offers()->due()->rows())
                if (row.value.value<BattleOfferRow>().draft)
                    keys.append(row.key);
            return keys;
        };
        // Only looked at, and something chosen: nothing that would have to be read off the table again.
        battle().openOffer(toss);
        form().answer("steps", 3);
        form().leave();
        QVERIFY(dueRows().isEmpty());
        battle().openOffer(toss);
        form().addFace("dice", 5);
        form().leave();
        QCOMPARE(dueRows(), QStringList{toss});
        count("red", 1);
        QCOMPARE(dueRows(), QStringList{toss});
        // The app is killed: it waits all the same.
        m_battle = std::make_unique<BattleController>(&m_home->workspace());
        QCOMPARE(dueRows(), QStringList{toss});
        battle().openOffer(toss);
        QCOMPARE(form().asked().shown, 1);
        form().leave();
        battle().cancel(toss);
        QVERIFY(dueRows().isEmpty());
        battle().openOffer(toss);
        QCOMPARE(form().asked().shown, 0);
        // Of several the newest is the first, also after the app was killed.
        const QString other = "toss|red/thrower-1|";
        for (const QString& each : {toss, other}) {
            battle().openOffer(each);
            form().addFace("dice", 5);
            form().leave();
            QCOMPARE(dueRows().constFirst(), each);
        }
        m_battle = std::make_unique<BattleController>(&m_home->workspace());
        QCOMPARE(dueRows(), (QStringList{other, toss}));
    }
};

ADJUTANT_TEST(BattlePageTest)

} // namespace adjutant::test::tst_battle_page
