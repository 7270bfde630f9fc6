#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/battle/groundtouch.h"
#include "tests/battle/battlehome.h"
#include "tests/systems/pebbles/pebbles.h"
#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test::tst_battle_page {

/// A table under test, each of its models watched.
struct WatchedMatch
{
    WatchedMatch()
    {
        home.begin();
        controller = std::make_unique<BattleController>(&home.workspace());
        for (RowModel* model :
             {controller->offers()->due(), controller->offers()->turn(), controller->offers()->corrections(),
              controller->scene()->sides(), controller->scene()->boards(), controller->log()->lines(),
              controller->form()->fields()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         model);
        for (const RowModel::Row& row : controller->scene()->sides()->rows())
            new QAbstractItemModelTester(row.value.value<BattleSideRow>().pieces,
                                         QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         controller.get());
    }
    BattleSideRow side(int k) const
    {
        return controller->scene()->sides()->rows().at(k).value.value<BattleSideRow>();
    }
    BattlePieceRow piece(int k) const { return side(0).pieces->rows().at(k).value.value<BattlePieceRow>(); }
    BattleBoardRow floor() const
    {
        for (const RowModel::Row& row : controller->scene()->boards()->rows())
            if (row.key == "floor")
                return row.value.value<BattleBoardRow>();
        return {};
    }
    BattleItemRow pebble() const { return floor().items.value(0).value<BattleItemRow>(); }
    void toss()
    {
        controller->openOffer(piece(0).offers.constFirst().value<BattleOfferRow>().key);
        controller->form()->rollForMe("dice");
        if (!controller->form()->asked().path.isEmpty())
            controller->form()->leaveOut(controller->form()->asked().path);
        while (!controller->form()->asked().path.isEmpty())
            controller->form()->leaveOut(controller->form()->asked().path);
        QVERIFY(controller->form()->complete());
        QVERIFY(!controller->form()->confirm());
    }

    BattleHome home;
    std::unique_ptr<BattleController> controller;
};

class BattlePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thoseWhoMayActComeFirst()
    {
        WatchedMatch match;
        QCOMPARE(match.side(0).id, "red");
        QVERIFY(match.side(0).acts);
        match.toss();
        QCOMPARE(match.side(0).id, "blue");
        QCOMPARE(match.controller->actsText(), "blue");
    }

    void sidesKeepTheirPlaceWhileSecretsAreChosen()
    {
        WatchedMatch match;
        match.toss();
        BattleOfferRow secret;
        secret.eyesOnly = true;
        SortedOffers offers;
        offers.due.append({"hide||blue", {}, QVariant::fromValue(secret)});
        const Session& session = match.home.match().session();
        match.controller->scene()->show(session.view({}), session.start(), offers);
        QCOMPARE(match.side(0).id, "red");
        match.controller->scene()->show(session.view({}), session.start(), {});
        QCOMPARE(match.side(0).id, "blue");
    }

    void aDrawIsADrawEverywhere()
    {
        WatchedMatch match;
        const auto fill = [&match](const char* side, int pebbles) {
            match.controller->openOffer(QString("jar||") + side);
            match.controller->form()->answer("pebbles", pebbles);
            QVERIFY(!match.controller->form()->confirm());
        };
        fill("red", 12);
        QVERIFY(match.controller->over());
        QCOMPARE(match.controller->winners(), "red");
        QCOMPARE(match.controller->whoText(), "Won by red");
        QVERIFY(match.side(0).won != match.side(1).won);
        fill("blue", 11); // ten are enough: both have won
        QCOMPARE(match.controller->winners(), QString());
        QCOMPARE(match.controller->whoText(), "Drawn");
        QVERIFY(!match.side(0).won && !match.side(1).won);
        const auto summary = match.home.workspace().matches().summary(match.controller->matchId());
        QVERIFY(summary->drawn && summary->winner.isEmpty());
    }

    void anOfferIsPlayedByItsForm()
    {
        WatchedMatch match;
        const QSignalSpy announced(match.controller.get(), &BattleController::announced);
        match.toss();
        QCOMPARE(announced.size(), 1);
        QCOMPARE(match.controller->records(), 1);
        QVERIFY(!match.controller->undoText().isEmpty());
        match.controller->undo();
        QCOMPARE(match.controller->records(), 0);
        QVERIFY(match.controller->undoText().isEmpty());
        match.controller->redo();
        QCOMPARE(match.controller->records(), 1);
    }

    void aChangeIsSeenOnceAndWrittenOnce()
    {
        WatchedMatch match;
        const auto recordsOnDisk = [&match] {
            const QString id = match.home.match().record().id;
            return match.home.workspace().matches().files().open(id)->records().texts.size();
        };
        BattleController& controller = *match.controller;
        controller.openOffer(match.piece(0).offers.constFirst().value<BattleOfferRow>().key);
        controller.form()->rollForMe("dice");
        controller.form()->leaveOut("caught");
        QVERIFY(controller.form()->playable());
        const std::size_t before = recordsOnDisk();
        pebbles::counts() = {};
        controller.form()->confirm();
        QCOMPARE(recordsOnDisk(), before + 1);
        QCOMPARE(pebbles::counts().views, 1);
        // Carried out once; run for the offers and for what the form asks next.
        QVERIFY2(pebbles::counts().tosses <= 6, qPrintable(QString::number(pebbles::counts().tosses)));
    }

    void aTapOnACounterIsOneCorrection()
    {
        WatchedMatch match;
        match.controller->touch()->adjust("red", "jar", 1);
        match.controller->touch()->adjust("red", "jar", 1);
        QCOMPARE(match.side(0).counters.constFirst().value<BattleCounterRow>().valueText, "2");
        match.controller->undo();
        QCOMPARE(match.side(0).counters.constFirst().value<BattleCounterRow>().valueText, "1");
    }

    void whatRollsBroughtWaitsToBeSeen()
    {
        WatchedMatch match;
        BattleController& controller = *match.controller;
        QVERIFY(!controller.form()->resultWaits() && controller.form()->result().title.isEmpty());
        // Nothing was rolled.
        controller.touch()->adjust("red", "jar", 1);
        QVERIFY(!controller.form()->resultWaits());
        controller.openOffer(match.piece(0).offers.constFirst().value<BattleOfferRow>().key);
        controller.form()->addFace("dice", 6);
        while (controller.form()->asked().kind == "dice")
            controller.form()->addFace(controller.form()->asked().path, 1);
        while (!controller.form()->asked().path.isEmpty())
            controller.form()->leaveOut(controller.form()->asked().path);
        QVERIFY(!controller.form()->confirm());
        QVERIFY(controller.form()->resultWaits());
        const BattleResultRow result = controller.form()->result();
        QCOMPARE(result.rolls.size(), 1);
        const auto roll = result.rolls.constFirst().value<BattleRollRow>();
        QCOMPARE(roll.dice.constFirst().value<FormDieRow>().face, 6);
        QVERIFY(!result.reported.isEmpty());
        QVERIFY(!result.reported.constFirst().value<BattleReportRow>().text.isEmpty());
        QCOMPARE(result.after, "Toss 2 – to act: blue");
        controller.form()->seeResult();
        QVERIFY(!controller.form()->resultWaits());
        QCOMPARE(controller.form()->result(), result);
        // What was taken back has brought nothing; the roll before it is the last one again.
        controller.undo();
        QVERIFY(controller.form()->result().title.isEmpty());
        controller.redo();
        QCOMPARE(controller.form()->result(), result);
        match.toss();
        QVERIFY(controller.form()->result() != result);
        controller.undo();
        QCOMPARE(controller.form()->result(), result);
        QVERIFY(!controller.form()->resultWaits());
    }

    void whatIsDoneKeepsItsPlaceInTheTurn()
    {
        WatchedMatch match;
        const auto keys = [&match] {
            QStringList all;
            for (const QVariant& each : match.side(0).offers)
                all.append(each.value<BattleOfferRow>().key +
                           (each.value<BattleOfferRow>().stays ? " closed" : ""));
            return all.join(u' ');
        };
        QCOMPARE(keys(), "hide||red");
        match.controller->openOffer("hide||red");
        match.controller->form()->answer("stones", 3);
        QVERIFY(!match.controller->form()->confirm());
        QCOMPARE(keys(), "hide||red closed");
        const auto closed = match.side(0).offers.constFirst().value<BattleOfferRow>();
        QVERIFY(closed.closed && match.side(0).closedOffers.isEmpty());
        QCOMPARE(closed.reason, "Not now");
        match.toss(); // another one's turn
        QVERIFY(match.side(1).offers.isEmpty());
        QCOMPARE(match.side(1).closedOffers.size(), 1);
    }

    // The rules for now are those of the question that is open, with what was answered before it.
    void whatIsBeingEnteredIsKnownToTheMatch()
    {
        WatchedMatch match;
        BattleController& controller = *match.controller;
        controller.openOffer(match.piece(0).offers.constFirst().value<BattleOfferRow>().key);
        controller.form()->answer("steps", 3);
        const auto& entered = match.home.match().entered();
        QVERIFY(entered);
        QCOMPARE(entered->key.procedure, "toss");
        QCOMPARE(std::get<int>(entered->answers.at("steps")), 3);
        controller.form()->leave();
        QVERIFY(!match.home.match().entered());
    }

    void aFormSaysWhomItIsAgainst()
    {
        WatchedMatch match;
        BattleForm& form = *match.controller->form();
        form.show({"lay", {}, {}}, {{"thrower", match.piece(0).ref.toStdString()}});
        QCOMPARE(form.targets(), QStringList{match.piece(0).ref});
        QCOMPARE(form.targetNames(), match.piece(0).name);
        // Who does it is not its own target.
        form.show({"toss", unitRefOf(match.piece(0).ref.toStdString()), {}}, {});
        QVERIFY(form.targets().isEmpty());
    }

    void anActionThatIsResumedNamesWhoActs()
    {
        WatchedMatch match;
        BattleForm& form = *match.controller->form();
        const QString thrower = match.piece(0).ref;
        form.show({"toss", unitRefOf(thrower.toStdString()), {}}, {{"steps", 2}});
        QVERIFY(form.confirm()); // as far as the dice
        form.leave();
        match.controller->openOffer("toss||");
        QVERIFY(form.keptCount() > 0);
        QCOMPARE(form.who(), match.piece(0).name);
        QVERIFY(form.targets().isEmpty());
    }

    void whatWasAnsweredStaysInSight()
    {
        WatchedMatch match;
        BattleForm& form = *match.controller->form();
        match.controller->openOffer(match.piece(0).offers.constFirst().value<BattleOfferRow>().key);
        QCOMPARE(form.keptCount(), 0);
        form.rollForMe("dice");
        QVERIFY(form.confirm()); // it asks on
        QVERIFY(form.keptCount() > 3);
        const FormFieldRow first = form.fieldAt("thrower");
        QVERIFY(first.kept && !first.expanded && form.asksAny());
        QCOMPARE(first.label, "Thrower");
    }

    void correctionsAreWordedWhenTheyAreLookedAt()
    {
        WatchedMatch match;
        const auto keys = [&match](const QString& about) {
            QStringList all;
            for (const QVariant& each : match.controller->correctionsOf(about))
                all.append(each.value<BattleOfferRow>().key);
            return all.join(u' ');
        };
        QCOMPARE(keys("red"), "jar||red");
        QCOMPARE(keys(match.piece(0).ref), "lay|red/thrower-1|");
        match.controller->show(0);
        match.controller->touch()->adjust("red", "jar", 1);
        match.controller->show(0);
        QCOMPARE(keys("red"), QString());
    }

    void aReasonThatStandsAloneBeginsWithACapital()
    {
        WatchedMatch match;
        door::Offer offer;
        offer.remark.message = verbatim("the jar is full");
        const RunningMatch& running = match.home.match();
        QCOMPARE(BattleWords(running.view(), running.session().start()).rowOf(offer).reason,
                 "The jar is full");
    }

    void whatHelpsWithoutDiceWaitsToBeSeenToo()
    {
        WatchedMatch match;
        BattleController& controller = *match.controller;
        for (const char* side : {"red", "blue"}) {
            controller.openOffer(QString("hide||") + side);
            controller.form()->answer("stones", 2);
            QVERIFY(!controller.form()->confirm());
            QVERIFY(!controller.form()->resultWaits()); // nobody was helped yet
        }
        controller.openOffer("show||");
        QVERIFY(controller.form()->resultWaits());
        QVERIFY(controller.form()->result().rolls.isEmpty());
        QCOMPARE(controller.form()->result().reported.size(), 2);
    }

    void theAppRollsUntilSomethingIsAsked()
    {
        WatchedMatch match;
        BattleController& controller = *match.controller;
        const QSignalSpy wentOn(controller.form(), &BattleForm::wentOn);
        controller.openOffer(match.piece(0).offers.constFirst().value<BattleOfferRow>().key);
        controller.form()->rollAll();
        QCOMPARE(controller.form()->asked().path, "caught");
        QCOMPARE(wentOn.size(), 1);
        QVERIFY(!controller.form()->resultWaits());
    }

    void whatLiesOnABoardIsPutElsewhere()
    {
        WatchedMatch match;
        const auto away = match.floor().away.constFirst().value<BattleItemRow>();
        QVERIFY(away.movable && !away.onBoard);
        match.controller->touch()->place("floor", away.id, 4, 2.5);
        QCOMPARE(match.pebble().x, 4.0);
        QCOMPARE(match.pebble().y, 2.5);
        QVERIFY(match.floor().away.isEmpty());
        QVERIFY(match.pebble().where.contains("2.5"));
        QCOMPARE(match.controller->records(), 1);
        // Not beyond the floor.
        match.controller->touch()->place("floor", match.pebble().id, -3, 8);
        QCOMPARE(match.pebble().x, 0.0);
        match.controller->undo();
        QCOMPARE(match.pebble().x, 4.0);
        match.controller->show(0);
        match.controller->touch()->place("floor", match.pebble().id, 1, 1);
        match.controller->touch()->place("nowhere", match.pebble().id, 1, 1);
        QCOMPARE(match.controller->records(), 1);
    }

    void whatSeemsWrongIsAskedAndWhatIsForbiddenReported()
    {
        WatchedMatch match;
        const QString id = match.floor().away.constFirst().value<BattleItemRow>().id;
        QVERIFY(match.controller->touch()->placeRemark("floor", id, 4, 4).isEmpty());
        QCOMPARE(match.controller->touch()->placeRemark("floor", id, 9.5, 4),
                 "It rolls off so near to the edge");
        match.controller->touch()->place("floor", id, 9.5, 4);
        QCOMPARE(match.controller->records(), 0);
        QVERIFY(match.controller->form()->active());
        QVERIFY(!match.controller->form()->warnings().isEmpty());
        QVERIFY(!match.controller->form()->confirm());
        QCOMPARE(match.pebble().x, 9.5);
        const QSignalSpy announced(match.controller.get(), &BattleController::notified);
        match.controller->touch()->place("floor", id, 4, 9.5);
        QCOMPARE(announced.constFirst().constFirst().toString(), "There is the wall");
        QVERIFY(!match.controller->form()->active());
        QCOMPARE(match.controller->records(), 1);
        // In figures: the form asks for the spot, over the boards that there are.
        match.controller->touch()->openMark("floor", id);
        const RowModel& fields = *match.controller->form()->fields();
        const auto spot = fields.rows().constLast().value.value<FormFieldRow>();
        QVERIFY(spot.expanded);
        QCOMPARE(spot.kind, "place");
        QCOMPARE(spot.board, "floor");
        QCOMPARE(spot.x, 9.5); // where it is
        QVERIFY(spot.fromKnown);
        QCOMPARE(spot.reach, 4.0);
        QCOMPARE(match.controller->form()->boards().size(), match.controller->scene()->boards()->count());
    }

    void touchingMeasuresFromWhatIsSelected()
    {
        BattleBoardRow board;
        board.across = board.deep = 90;
        board.unit = "cm";
        const auto add = [&board](const char* id, double x, double y, double radius, bool flat) {
            BattleItemRow item;
            item.id = item.label = id;
            item.x = x;
            item.y = y;
            item.radius = radius;
            item.flat = flat;
            board.items.append(QVariant::fromValue(item));
        };
        add("wood", 20, 20, 10, true);
        add("crows", 20, 20, 0, false);
        add("stone", 50, 60, 2.5, false);
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
        QCOMPARE(lettersOf("Black Crows"), "BC");
        QCOMPARE(lettersOf("Crows 2"), "C2");
        QCOMPARE(lettersOf("Salik"), "Sa");
        const QStringList both{"Crows", "Crushers", "Salik"};
        QCOMPARE(lettersOf("Crows", both), "Co");
        QCOMPARE(lettersOf("Crushers", both), "Cu");
        QCOMPARE(lettersOf("Salik", both), "Sa");
    }

    // A flag that a unit has planted beside itself.
    void aUnitIsReachedWhateverLiesBesideIt()
    {
        constexpr double pixels = 3.7; // as on a phone
        BattleBoardRow board;
        board.across = board.deep = 90;
        for (const bool isUnit : {false, true}) {
            BattleItemRow item;
            item.id = isUnit ? "red/crows" : "flag";
            item.symbol = isUnit ? "" : "field/flag";
            item.radius = isUnit ? 1 : 2;
            item.piece = isUnit;
            item.x = item.y = 40;
            board.items.append(QVariant::fromValue(item));
        }
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
        QCOMPARE(touched(unitsAt, -11), "red/crows");
        QCOMPARE(touched(-unitsAt - 4, 0), "flag");
    }

    void lettersStayWhoeverFallsOrComes()
    {
        WatchedMatch match;
        const RunningMatch& running = match.home.match();
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
        WatchedMatch match;
        GroundTouch touch;
        connect(&touch, &GroundTouch::putWanted, &touch, [&](const QString& id, double x, double y) {
            match.controller->touch()->place("floor", id, x, y);
        });
        touch.setBoard(match.floor());
        touch.select(match.floor().away.constFirst().value<BattleItemRow>().id);
        QVERIFY(touch.placing());
        touch.touchSpot(3.2, 4.9, 1);
        QCOMPARE(match.pebble().x, 3.0);
        QCOMPARE(match.pebble().y, 5.0);
        touch.setBoard(match.floor());
        QVERIFY(touch.mark().onBoard && !touch.placing());
        touch.setPlacing(true);
        touch.touchSpot(-4, 1, 1);
        QCOMPARE(match.pebble().x, 0.0);
    }

    void theNextThatIsNotThereIsAtHandOnceOneIsPut()
    {
        const auto off = [](const char* id, const char* side) {
            BattleItemRow row;
            row.id = id;
            row.side = side;
            row.movable = row.piece = true;
            row.onBoard = false;
            return row;
        };
        BattleItemRow crows = off("crows", "red");
        BattleItemRow salik = off("salik", "red");
        BattleBoardRow board;
        board.across = board.deep = 10;
        board.away = {QVariant::fromValue(crows), QVariant::fromValue(off("noctis", "blue")),
                      QVariant::fromValue(salik)};
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
        // Those that are left are the other side's.
        QCOMPARE(touch.selected(), "salik");
        QVERIFY(!touch.placing());
    }

    void whatElseWasPutIsNotSelectedAnyMore()
    {
        BattleItemRow objective;
        objective.id = "objective";
        objective.movable = true;
        objective.onBoard = false;
        BattleBoardRow board;
        board.across = board.deep = 10;
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
        BattleBoardRow board;
        board.across = board.deep = 90;
        // In no order; two in one spot; the edge of the board is nothing to go to.
        for (const auto& [id, x, y] :
             {std::tuple("middle", 40, 40), std::tuple("far", 80, 42), std::tuple("near", 50, 41),
              std::tuple("above", 41, 70), std::tuple("under", 40, 10), std::tuple("beside", 40, 10),
              std::tuple("", 45, 40)}) {
            BattleItemRow item;
            item.id = id;
            item.x = x;
            item.y = y;
            board.items.append(QVariant::fromValue(item));
        }
        GroundTouch touch;
        touch.setBoard(board);
        const auto next = [&](int from, int right, int up) {
            return board.items[touch.nextMark(from, right, up)].value<BattleItemRow>().id;
        };
        // From the left: under, beside, middle, above, near, far.
        QCOMPARE(next(2, 1, 0), "far");
        QCOMPARE(next(2, -1, 0), "above");
        QCOMPARE(next(1, 1, 0), "under"); // round to the first
        QCOMPARE(next(4, 1, 0), "beside");
        QCOMPARE(next(5, -1, 0), "under");
        // From the front: under, beside, middle, near, far, above.
        QCOMPARE(next(0, 0, 1), "near");
        QCOMPARE(next(0, 0, -1), "beside");
        QCOMPARE(next(3, 0, 1), "under");
    }

    void nothingOfASecretIsOnTheTable()
    {
        WatchedMatch match;
        match.controller->openOffer("hide||red");
        QVERIFY(match.controller->form()->eyesOnly());
        QCOMPARE(match.controller->form()->holder(), "red");
        match.controller->form()->answer("stones", 3);
        QVERIFY(!match.controller->form()->confirm());
        const auto fists =
            match.controller->scene()->boards()->rows().constLast().value.value<BattleBoardRow>();
        QCOMPARE(fists.items.constFirst().value<BattleItemRow>().label, "-1 stones");
        QVERIFY(!match.controller->log()->story().contains("hides 3"));
        QVERIFY(!match.controller->undoText().contains("3"));
    }

    void anEarlierTableIsShownAndGoneOnFrom()
    {
        WatchedMatch match;
        match.controller->touch()->adjust("red", "jar", 1);
        match.controller->touch()->adjust("red", "jar", 1);
        match.controller->show(1);
        QCOMPARE(match.side(0).counters.constFirst().value<BattleCounterRow>().valueText, "1");
        QVERIFY(match.piece(0).offers.isEmpty());
        QSignalSpy back(match.controller.get(), &BattleController::wentBack);
        match.controller->goOnFromShown();
        QCOMPARE(listed(match.controller->shownAt(), match.controller->records()), "-1 1");
        match.controller->goOnFrom(
            back.constFirst().constFirst().toInt()); // as if nothing had been gone back
        QCOMPARE(match.controller->records(), 2);
        match.controller->show(1);
        match.controller->goOnFromShown();
        QCOMPARE(match.controller->log()->lines()->count(), 0);
        match.controller->log()->setProperty("looked", true);
        QCOMPARE(match.controller->log()->lines()->count(), 2);
        // The log beside the page has what stands.
        QCOMPARE(match.controller->log()->recent()->count(), 0);
        match.controller->log()->setProperty("recentLooked", true);
        QCOMPARE(match.controller->log()->recent()->count(), 1);
    }

    void luckIsCountedFromForecasts()
    {
        WatchedMatch match;
        match.toss();
        match.controller->log()->countLuck();
        QTRY_COMPARE(match.controller->log()->luck()->pending(), false);
        QVERIFY(!match.controller->log()->luck()->sides().isEmpty());
    }

    void setupAsksForListsAndBegins()
    {
        BattleHome home;
        for (const Side& side : pebbles::start().sides) {
            StoredRoster stored;
            stored.roster = side.roster;
            stored.roster.name = "List of " + side.id.text();
            QVERIFY(home.workspace().store().save(stored));
        }
        BattleSetup setup(&home.workspace());
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
        setup.setFirst("blue");
        const QString id = setup.begin();
        QVERIFY(!id.isEmpty());
        BattleSetup next(&home.workspace());
        next.setSystem("pebbles");
        QCOMPARE(listOf(next, 0), listOf(setup, 0));
        QCOMPARE(listOf(next, 1), listOf(setup, 1));
        QVERIFY(listOf(next, 0) != listOf(next, 1));
        QCOMPARE(next.sides()->rows().front().value.value<SetupSideRow>().name, "Zoë");
        QCOMPARE(next.first(), QString()); // found out anew
        QCOMPARE(home.match().record().start.start.sides.front().name, "Zoë");
        QCOMPARE(home.workspace().matches().summary(id)->players.front().name, "Zoë");
    }

    void aNewMatchIsNotSetUpWithAnEmptyList()
    {
        BattleHome home;
        StoredRoster full;
        full.roster = pebbles::start().sides.front().roster;
        full.roster.name = "Two";
        QVERIFY(home.workspace().store().save(full));
        StoredRoster empty;
        empty.roster.system = SystemId("pebbles");
        empty.roster.name = "Nobody";
        QVERIFY(home.workspace().store().save(empty));
        BattleSetup setup(&home.workspace());
        setup.setSystem("pebbles");
        QCOMPARE(setup.lists()->count(), 2);
        QVERIFY(setup.ready());
        setup.chooseList("red", empty.id);
        QVERIFY(!setup.ready());
        QCOMPARE(setup.pending(), "Red’s list is empty.");
        BattleSetup next(&home.workspace());
        next.setSystem("pebbles");
        QVERIFY(next.ready());
    }

    void whatAsksNothingIsDoneAtATap()
    {
        WatchedMatch match;
        for (const char* player : {"red", "blue"}) {
            match.controller->openOffer(QString("hide||") + player);
            match.controller->form()->answer("stones", 2);
            QVERIFY(!match.controller->form()->confirm());
        }
        const int before = match.controller->records();
        match.controller->openOffer("show||");
        QVERIFY(!match.controller->form()->active());
        QCOMPARE(match.controller->records(), before + 1);
        // A correction is looked at first, whatever it asks.
        match.controller->openOffer("jar||red");
        QVERIFY(match.controller->form()->active());
    }

    void lookingAtAnOldMatchLeavesWhatWaitsAlone()
    {
        WatchedMatch match;
        const QString old = match.controller->matchId();
        for (int k = 0; k < 10; ++k)
            match.controller->touch()->adjust("red", "jar", 1);
        QVERIFY(match.controller->over());
        match.home.begin();
        const QString present = match.controller->matchId();
        QVERIFY(present != old);
        const QString toss = "toss|red/thrower-3|";
        match.controller->openOffer(toss);
        match.controller->form()->addFace("dice", 5);
        match.controller->openMatch(old);
        match.controller->show(3);
        QCOMPARE(match.controller->matchId(), old);
        QCOMPARE(match.controller->shownAt(), 3);
        match.controller->openMatch(present);
        match.controller->openOffer(toss);
        QCOMPARE(match.controller->form()->asked().shown, 1);
    }

    void diceThatWereEnteredWaitAtTheTop()
    {
        WatchedMatch match;
        const QString toss = "toss|red/thrower-3|";
        const auto dueRows = [&] {
            QStringList keys;
            for (const RowModel::Row& row : match.controller->offers()->due()->rows())
                if (row.value.value<BattleOfferRow>().draft)
                    keys.append(row.key);
            return keys;
        };
        // Only looked at, and something chosen: nothing that would have to be read off the table again.
        match.controller->openOffer(toss);
        match.controller->form()->answer("steps", 3);
        match.controller->form()->leave();
        QVERIFY(dueRows().isEmpty());
        match.controller->openOffer(toss);
        match.controller->form()->addFace("dice", 5);
        match.controller->form()->leave();
        QCOMPARE(dueRows(), QStringList{toss});
        match.controller->touch()->adjust("red", "jar", 1);
        QCOMPARE(dueRows(), QStringList{toss});
        // The app is killed: it waits all the same.
        match.controller = std::make_unique<BattleController>(&match.home.workspace());
        QCOMPARE(dueRows(), QStringList{toss});
        match.controller->openOffer(toss);
        QCOMPARE(match.controller->form()->asked().shown, 1);
        match.controller->form()->leave();
        match.controller->cancel(toss);
        QVERIFY(dueRows().isEmpty());
        match.controller->openOffer(toss);
        QCOMPARE(match.controller->form()->asked().shown, 0);
    }
};

ADJUTANT_TEST(BattlePageTest)

} // namespace adjutant::test::tst_battle_page
