#include "app/catalogues/datafolder.h"
#include "tests/laws/lawgames.h"
#include "tests/laws/randomanswers.h"
#include "tests/phones/phonehome.h"

#include "core/roster/code.h"

#include <QImage>

namespace adjutant::test::tst_phones_match {

using namespace phones;

// The first thrower of a side.
static Json toss(const Keeper& keeper, const std::string& side)
{
    for (const Side& each : keeper.match.session().start().sides)
        if (each.id.text() == side)
            return {{"procedure", "toss"}, {"piece", side + '/' + each.roster.entries.front().id.text()}};
    return {};
}

static Json hide(const std::string& side)
{
    return {{"procedure", "hide"}, {"side", side}};
}

static Json jar(const std::string& side)
{
    return {{"procedure", "jar"}, {"side", side}};
}

static Json doing(const Json& key, const Json& answers)
{
    return {{"type", "do"}, {"key", key}, {"answers", answers}};
}

static std::vector<std::string> offersOf(const TestPhone& phone)
{
    return phone.state["match"].value("/offers/ids"_json_pointer, std::vector<std::string>());
}

// What a phone is sent, but for its key.
static std::string seenBy(const TestPhone& phone)
{
    std::string all;
    for (const Json& message : phone.heard)
        if (message["type"] != "paired")
            all += message.dump() + '\n';
    return all;
}

// What a question is answered that is worked out in another thread.
static Json workedOut(TestPhone& phone, const Json& message)
{
    const std::size_t before = phone.heard.size();
    phone.ask(message);
    for (const QDeadlineTimer end(20'000); phone.heard.size() == before && !end.hasExpired();
         phone.deliverAll())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return phone.heard.size() == before ? Json() : phone.heard.back();
}

static std::vector<std::string> piecesOf(const TestPhone& phone, const std::string& side)
{
    std::vector<std::string> pieces;
    for (const Json& ref : phone.state["match"]["view"]["pieces"]["ids"])
        if (ref.get<std::string>().starts_with(side + '/'))
            pieces.push_back(ref);
    return pieces;
}

static const LawGame& gameOfRow()
{
    QFETCH(std::size_t, game);
    return lawGames()[game];
}

// What anybody could do, but for what scripts do.
static std::vector<door::Offer> openOffers(const Session& session, const door::Viewer& viewer = {})
{
    std::vector<door::Offer> offers = session.offers(viewer);
    std::erase_if(offers, [](const door::Offer& each) {
        return each.standing == door::Standing::closed || each.section == door::Section::script;
    });
    return offers;
}

// Plays one of these offers, answered at random.
static void playAny(Keeper& keeper, const std::vector<door::Offer>& offers, Chance& chance)
{
    const door::OfferKey key = offers[chance.below(offers.size())].key;
    door::Answers answers;
    filled(keeper.match.session(), {}, key, answers, chance);
    static_cast<void>(keeper.match.play(key, answers, {}));
}

/// Rights and messages of phones at a match, without sockets.
class TestPhonesMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPhoneSeesAndPlaysItsSide()
    {
        Keeper keeper;
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        QCOMPARE(red->state["me"]["sides"], Json({"red"}));
        const Json before = blue->state;
        for (const std::string& id : offersOf(*red))
            QVERIFY2(id.find("|blue") == std::string::npos, id.c_str());
        QVERIFY(!offersOf(*red).empty());
        const Json answer = red->play(toss(keeper, "red"), Json::object());
        QCOMPARE(listed(answer["type"], answer["id"], answer["at"], keeper.steps()), "ack 1 1 1");
        QVERIFY(blue->deliverAll().state != before);
        QCOMPARE(blue->heard.back()["type"], Json("patch"));
        QCOMPARE(blue->at, "1");
        const Json patched = blue->state;
        QCOMPARE(blue->send({{"type", "again"}}).deliverAll().heard.back()["type"], Json("match"));
        QCOMPARE(Json::diff(blue->state, patched), Json::array());
        QVERIFY(!blue->isOutOfStep);
    }

    void aCommandForAnotherSideIsRefusedBeforeTheRules()
    {
        Keeper keeper;
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        const std::size_t runs = keeper.match.session().work().runs;
        QCOMPARE(ruleOf(blue->command({{"type", "do"}, {"key", toss(keeper, "red")}})), "not-yours");
        QCOMPARE(ruleOf(blue->open(hide("red"))), "not-yours");
        QCOMPARE(ruleOf(blue->ask({{"type", "odds"}, {"key", hide("red")}})), "not-yours");
        QCOMPARE(keeper.match.session().work().runs, runs);
        // Nor by naming it among the answers, or not at all.
        const Json named = doing({{"procedure", "hide"}}, {{"player", "red"}, {"stones", 1}});
        QCOMPARE(ruleOf(blue->command(named)), "not-offered");
        QCOMPARE(ruleOf(blue->command({{"type", "do"}, {"key", {{"procedure", "nothing"}}}})), "not-offered");
        QCOMPARE(ruleOf(blue->command({{"type", "do"}, {"key", "hide"}})), "malformed");
        QCOMPARE(keeper.steps(), 0);
    }

    void aWatcherOnlyWatches()
    {
        Keeper keeper;
        const auto watcher = phoneOf(keeper, {});
        QVERIFY(offersOf(*watcher).empty());
        QVERIFY(!watcher->state["me"].contains("sides"));
        for (const Json& key : {hide("red"), toss(keeper, "red"), Json{{"procedure", "show"}}})
            QCOMPARE(ruleOf(watcher->command({{"type", "do"}, {"key", key}})), "not-yours");
        const auto red = keeper.phone("red");
        red->play(hide("red"), {{"stones", 2}});
        QVERIFY(!watcher->deliverAll().state["me"].contains("undo"));
        QCOMPARE(ruleOf(watcher->command({{"type", "undo"}})), "not-offered");
    }

    void offersAreMadeOnceForARole()
    {
        Keeper keeper;
        const auto red = keeper.phone("red");
        const Session& session = keeper.match.session();
        const auto runsOf = [&session](const auto& does) {
            const std::size_t before = session.work().runs;
            does();
            return session.work().runs - before;
        };
        const std::size_t once = runsOf([&] {
            static_cast<void>(session.offers({false, {PlayerId("red")}}));
        });
        QVERIFY(once > 0);
        QCOMPARE(runsOf([&] { red->connect(keeper).deliverAll(); }), once);
    }

    // The one who is asked answers on their own phone; who has none, tells the others.
    void aQuestionForAnotherIsAskedOnTheirPhone()
    {
        for (const bool hasPhone : {true, false}) {
            Keeper keeper;
            const auto red = keeper.phone("red");
            const auto blue = hasPhone ? keeper.phone("blue") : nullptr;
            const Json key = toss(keeper, "red");
            const Json dice = red->open(key)["form"]["fields"].back()["input"]["dice"];
            const Json faces(dice.size(), 3);
            const Json form = red->open(key, {{"dice", faces}});
            QCOMPARE(form["form"]["fields"].back()["path"], Json("caught"));
            QCOMPARE(form.contains("waits"), hasPhone);
            const Json taken = red->play(key, {{"dice", faces}, {"caught", 0}});
            QCOMPARE(ruleOf(taken), std::string(hasPhone ? "not-yours" : "ack"));
            if (!hasPhone)
                continue;
            QCOMPARE(ruleOf(red->play(key, {{"dice", faces}})), "ack");
            const Json open{{"procedure", "toss"}};
            QCOMPARE(red->open(open)["waits"], Json("blue"));
            QCOMPARE(ruleOf(red->play(open, {{"caught", 0}})), "not-yours");
            blue->deliverAll();
            QVERIFY(!blue->open(open).contains("waits"));
            // They learn who did what.
            const Json& offer = blue->state["match"]["offers"]["by"]["toss||"];
            QCOMPARE(offer["open"], Json(true));
            QVERIFY2(!offer.value("detail", "").empty(), offer.dump().c_str());
            QCOMPARE(ruleOf(blue->play(open, {{"caught", 0}, {"at", nullptr}})), "ack");
        }
    }

    void aRepeatedCommandGetsTheSameAnswer()
    {
        Keeper keeper;
        const auto red = keeper.phone("red");
        Json command = doing(hide("red"), {{"stones", 2}});
        command.update({{"id", 1}, {"at", "0"}});
        const Json first = red->ask(command);
        QCOMPARE(ruleOf(first), "ack");
        QCOMPARE(red->ask(command), first);
        // Whoever forgot it counts on from there.
        QCOMPARE(red->connect(keeper).deliverAll().heard.back()["last"], Json(1));
        QCOMPARE(red->ask(command), first);
        QCOMPARE(keeper.steps(), 1);
        // A refusal holds, too, even where it could be played by now.
        Json refused = doing(jar("red"), {{"pebbles", 5}});
        refused.update({{"id", 2}, {"at", "0"}});
        QCOMPARE(ruleOf(red->ask(refused)), "moved-on");
        refused["at"] = "1";
        QCOMPARE(ruleOf(red->ask(refused)), "moved-on");
        QCOMPARE(ruleOf(red->ask({{"type", "do"}, {"id", 1}, {"at", "1"}, {"key", hide("blue")}})), "ack");
    }

    void aRestartedKeeperKnowsPhonesAndAnswers()
    {
        const QTemporaryDir folder(quickFolder());
        std::unique_ptr<TestPhone> red, blue;
        QString id;
        Json answer;
        Json command = doing(hide("red"), {{"stones", 2}});
        command.update({{"id", 1}, {"at", "0"}});
        {
            Keeper keeper(pebbles::start(), folder.path());
            id = keeper.match.record().id;
            red = keeper.phone("red");
            blue = keeper.phone("blue");
            answer = red->ask(command);
            red->drop();
            blue->drop();
        }
        Keeper keeper(id, folder.path());
        red->connect(keeper).deliverAll();
        QVERIFY(red->isConnected());
        QCOMPARE(red->ask(command), answer);
        QCOMPARE(keeper.steps(), 1);
        QCOMPARE(red->state["me"]["undo"], Json("mine"));
        keeper.table->remove(red->device());
        QCOMPARE(red->deliverAll().closed, int{notLetIn});
        QCOMPARE(red->heard.back()["type"], Json("removed"));
        QCOMPARE(red->connect(keeper).deliverAll().closed, int{notOpened});
        red->drop();
    }

    void whatTheMatchHasMovedOnFromIsAskedAgain()
    {
        Keeper keeper;
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        const Json answers{{"stones", 1}};
        const Json form = blue->open(hide("blue"), answers);
        QCOMPARE(ruleOf(red->play(jar("red"), {{"pebbles", 7}})), "ack");
        // The form is the same still, so it is played.
        Json same = doing(hide("blue"), answers), changed = doing(jar("red"), {{"pebbles", 5}});
        same.update({{"at", "0"}, {"form", form["mark"]}});
        QCOMPARE(ruleOf(blue->command(same)), "ack");
        red->deliverAll();
        changed.update({{"at", "1"}, {"form", "other"}});
        QCOMPARE(ruleOf(red->command(changed)), "moved-on");
        QCOMPARE(ruleOf(red->play(jar("red"), {{"pebbles", 5}})), "ack");
    }

    void oneUndoesOnesOwnAndProposesTheRest()
    {
        Keeper keeper;
        const auto red = keeper.phone("red");
        red->play(hide("red"), {{"stones", 1}});
        const auto blue = keeper.phone("blue");
        QCOMPARE(red->ask({{"type", "ping"}})["at"], Json("1"));
        QCOMPARE(listed(red->state["me"]["undo"], blue->state["me"]["undo"]), "mine propose");
        QCOMPARE(red->command({{"type", "undo"}})["at"], Json("2"));
        QCOMPARE(listed(red->state["me"]["redo"], blue->deliverAll().state["me"]["redo"]), "mine propose");
        QCOMPARE(red->command({{"type", "redo"}})["at"], Json("3"));
        blue->deliverAll();

        QCOMPARE(blue->command({{"type", "undo"}, {"at", "0"}})["why"]["rule"], Json("moved-on"));
        QCOMPARE(blue->command({{"type", "undo"}})["proposed"], Json(true));
        const Json proposal = red->deliverAll().state["proposal"];
        QCOMPARE(proposal["text"], Json("blue wants to undo: red hides stones"));
        QCOMPARE(listed(blue->state["proposal"]["mine"], blue->state["proposal"]["text"]),
                 "true Waiting for agreement: blue wants to undo: red hides stones");
        const Json agree{{"type", "agree"}, {"proposal", proposal["id"]}};
        QCOMPARE(ruleOf(blue->command(agree)), "not-yours");
        QCOMPARE(ruleOf(phoneOf(keeper, {})->command(agree)), "not-yours");
        QCOMPARE(ruleOf(red->decide("decline")), "ack");
        QVERIFY(!blue->deliverAll().state.contains("proposal"));
        QCOMPARE(ruleOf(red->command(agree)), "moved-on");

        blue->command({{"type", "undo"}});
        QCOMPARE(ruleOf(red->deliverAll().decide("agree")), "ack");
        QCOMPARE(listed(keeper.steps(), keeper.records()), "4 0");
        QVERIFY(!red->state.contains("proposal"));
        // What both wanted, neither takes back alone.
        QCOMPARE(listed(red->state["me"]["redo"], blue->deliverAll().state["me"]["redo"]), "propose propose");
    }

    // Several phones may have one side, or a phone several sides.
    void anotherSideHasASay()
    {
        Keeper keeper;
        const phones::Seat both{{PlayerId("red"), PlayerId("blue")}};
        const auto red = keeper.phone("red");
        const auto beside = keeper.phone("red");
        const auto all = phoneOf(keeper, both);
        all->play(hide("red"), {{"stones", 1}});
        red->deliverAll();
        QCOMPARE(red->command({{"type", "undo"}})["proposed"], Json(true));
        for (TestPhone* each : {red.get(), beside.get(), all.get()})
            each->deliverAll();
        const auto asks = [](const TestPhone& phone) { return phone.state["proposal"].contains("asks"); };
        QCOMPARE(listed(asks(*red), asks(*beside), asks(*all)), "false false true");
        const Json agree{{"type", "agree"}, {"proposal", all->state["proposal"]["id"]}};
        QCOMPARE(ruleOf(beside->command(agree)), "not-yours");
        // One wish at a time.
        QCOMPARE(ruleOf(beside->command({{"type", "undo"}})), "busy");
        QCOMPARE(ruleOf(all->command(agree)), "ack");
        QCOMPARE(keeper.records(), 0);
        // Whoever has all sides asks nobody.
        QCOMPARE(all->state["me"]["redo"], Json("mine"));
    }

    // A phone that scanned another code.
    void aPhoneGivesUpItsOldSeatOnly()
    {
        Keeper keeper;
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        const auto leave = [&](const Key& key) {
            red->send({{"type", "leave"}, {"device", blue->device()}, {"key", toBase64(key)}}).deliverAll();
            blue->deliverAll();
        };
        leave(randomBytes<Key>());
        QVERIFY(blue->isConnected());
        leave(Key(keeper.devices->find(blue->device())->key));
        QCOMPARE(blue->closed, int{notLetIn});
        QVERIFY(red->isConnected() && !keeper.devices->find(blue->device()));
    }

    // Its sides are called alike, and see what is theirs.
    void anotherMatchIsNoneOfTheirs()
    {
        Keeper keeper;
        const auto red = keeper.phone("red");
        const Json before = red->state;
        QVERIFY(!keeper.match.begin(pebbles::start()));
        QCOMPARE(red->deliverAll().closed, int{keeperEnds});
        QVERIFY(red->state == before);
    }

    void whoHasNoPhoneAnswersAProposalAtTheKeeper()
    {
        Keeper keeper;
        const auto red = keeper.phone("red");
        red->play(hide("red"), {{"stones", 1}});
        const auto blue = keeper.phone("blue");
        phones::PhoneMatch& table = *keeper.table;
        QVERIFY(!table.proposed(everybody));
        int changes = 0;
        QObject::connect(&table, &PhoneMatch::proposalChanged, &table, [&changes] { ++changes; });
        blue->command({{"type", "undo"}});
        const auto first = table.proposed(everybody);
        QCOMPARE(first.value_or(PhoneMatch::Proposed()).text, "blue wants to undo: red hides stones");
        QVERIFY(!table.answerProposal(first->id, false));
        blue->deliverAll();
        QVERIFY(!table.proposed(everybody) && !blue->state.contains("proposal"));
        QCOMPARE(keeper.records(), 1);

        blue->command({{"type", "undo"}});
        QVERIFY(!table.answerProposal(first->id, true)); // another than was read
        QCOMPARE(keeper.records(), 1);
        QVERIFY(!table.answerProposal(table.proposed(everybody)->id, true));
        QCOMPARE(keeper.records(), 0);
        QVERIFY(!table.proposed(everybody));
        QCOMPARE(changes, 4);
    }

    // Where the other side has a phone, too.
    void aMatchIsEndedByAgreement()
    {
        for (const bool hasPhone : {true, false}) {
            Keeper keeper(lawGames()[1].start());
            const auto red = keeper.phone("red");
            const auto blue = phoneOf(keeper, hasPhone ? keeper.seatOf("blue") : phones::Seat());
            const auto isOver = [&keeper] { return keeper.match.session().view({}).over; };
            const Json finish{{"procedure", "finish"}}, winner{{"winner", "red"}};
            QCOMPARE(red->play(finish, winner).contains("proposed"), hasPhone);
            QCOMPARE(isOver(), !hasPhone);
            blue->deliverAll();
            if (!hasPhone) {
                QVERIFY(!blue->state.contains("proposal"));
                continue;
            }
            QCOMPARE(blue->state["proposal"]["text"], Json("red proposes: Battle won by red"));
            blue->decide("decline");
            QVERIFY(!isOver());
            red->deliverAll().play(finish, winner);
            blue->deliverAll().decide("agree");
            QVERIFY(isOver());
            QCOMPARE(keeper.match.session().view({}).winners.front().text(), "red");
        }
    }

    // What is set up anew says what it would come to, before anybody agrees.
    void aProposalNamesWhatItBrings()
    {
        Start start = lawGames()[0].start();
        start.first = {};
        Keeper keeper(start);
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        const Json first{{"procedure", "first"}};
        QCOMPARE(ruleOf(red->play(first, {{"rolls", {3, 7}}})), "ack");
        QVERIFY(red->play(first, {{"rolls", {9, 2}}}).contains("proposed"));
        QCOMPARE(keeper.steps(), 1);
        QCOMPARE(blue->deliverAll().state["proposal"]["text"], Json("red proposes: First Player: red"));
    }

    // What the end of the match would reveal isn't in the wish to end it.
    void aProposalKeepsSecrets()
    {
        Keeper keeper(lawGames()[0].start());
        QVERIFY(!keeper.match.command(
            "missions",
            {{"common", "breakthrough"}, {"solo/red", "conquerors"}, {"solo/blue", "messenger"}}));
        QVERIFY(!keeper.match.command("deployed", {}));
        QVERIFY(!keeper.match.play(
            {"choose", {}, PlayerId("blue")},
            {{"mission", "breakthrough"},
             {"units", std::vector<std::string>{"blue/soldiers-1", "blue/noctis-1", "blue/crossbowmen-1"}}},
            {}));
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        QVERIFY(red->play({{"procedure", "finish"}}, Json::object()).contains("proposed"));
        QCOMPARE(blue->deliverAll().state["proposal"]["text"], Json("red proposes: End the match"));
    }

    void aKeyIsGoodUntilThePhoneItLetInIsHeard()
    {
        Keeper keeper;
        const PairingKey key = keeper.devices->invite(keeper.seatOf("red"));
        TestPhone phone(key), other(key);
        phone.connect(keeper).deliverUp();
        phone.deliverDown();
        phone.deliverUp(); // it is let in, and goes before the answer comes
        phone.drop();
        QCOMPARE(keeper.devices->all().size(), std::size_t{1});
        QVERIFY(phone.connect(keeper).deliverAll().isPaired());
        QCOMPARE(listed(keeper.devices->all().size(), keeper.devices->all().front().id),
                 "1 " + phone.device());
        phone.send({{"type", "ping"}}).deliverAll();
        phone.drop();
        QCOMPARE(other.connect(keeper).deliverAll().closed, int{notOpened});
        QVERIFY(phone.connect(keeper).deliverAll().isConnected());
        phone.drop();
    }

    void theHostDecidesWhoIsLetIn()
    {
        Keeper keeper;
        keeper.decides = false;
        const PairingKey key = keeper.devices->invite(keeper.seatOf("red"));
        TestPhone phone(key), other(key);
        phone.connect(keeper);
        other.connect(keeper);
        phone.deliverAll();
        other.deliverAll();
        QCOMPARE(phone.heard.back()["type"], Json("waiting"));
        const std::size_t heard = phone.heard.size();
        phone.send({{"type", "ping"}}).deliverAll(); // whoever waits isn't cut as silent
        QCOMPARE(listed(phone.closed, phone.heard.size() - heard), "0 1");
        QCOMPARE(phone.heard.back()["type"], Json("waiting"));
        QCOMPARE(other.closed, int{notOpened});
        keeper.knocks.front().decide(false);
        phone.deliverAll();
        QCOMPARE(phone.closed, int{notLetIn});
        QVERIFY(keeper.devices->all().empty());
        TestPhone gone(keeper.devices->invite({}));
        gone.connect(keeper).deliverAll();
        QVERIFY(keeper.knocks.back().waits());
        gone.drop();
        QVERIFY(!keeper.knocks.back().waits());
        keeper.knocks.back().decide(true);
        QVERIFY(keeper.devices->all().empty());
    }

    void watchersThatAreGoneMakeRoom()
    {
        Keeper keeper;
        const auto stays = phoneOf(keeper, {}), left = phoneOf(keeper, {});
        keeper.now = 5;
        left->drop();
        for (std::size_t k = 2; k < Devices::mostDevices; ++k) {
            keeper.now += 10;
            phoneOf(keeper, k < 10 ? phones::Seat() : keeper.seatOf("red"))->drop();
        }
        const std::string next = keeper.devices->all()[2].id;
        const auto more = keeper.phone("blue");
        QVERIFY(more->isPaired() && !keeper.devices->find(left->device()));
        QVERIFY(keeper.devices->find(stays->device()) && keeper.devices->find(next));
        for (int k = 0; k < 8; ++k)
            QVERIFY(keeper.phone("red")->isPaired());
        QVERIFY(!keeper.devices->find(next));
        QCOMPARE(keeper.devices->all().size(), Devices::mostDevices);
        const auto late = phoneOf(keeper, {});
        QCOMPARE(late->closed, int{notLetIn});
        VERIFY_CONTAINS(textAt(late->heard.back(), "why"), "as many phones as it takes");
        QVERIFY(stays->isConnected());
    }

    // Whoever is at the laptop learns which file it is about.
    void faultsOfTheDiskStayAtTheKeeper()
    {
        Keeper keeper;
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        QString reported;
        QObject::connect(keeper.table.get(), &PhoneMatch::troubled,
                         [&reported](const QString& why) { reported = why; });
        const auto block = [&keeper](const char* name) {
            const QString path = QDir(keeper.folder).filePath(QLatin1String(name));
            return QDir(path).removeRecursively() && QFile(path).open(QIODevice::WriteOnly);
        };
        QVERIFY(block("matches"));
        const Json answer = red->play(hide("red"), {{"stones", 1}});
        QCOMPARE(ruleOf(answer), "not-kept");
        QCOMPARE(answer["why"]["message"], Json("the laptop can’t save the match: look there"));
        VERIFY_CONTAINS(reported, keeper.folder);
        QCOMPARE(keeper.steps(), 0);
        // A phone that is removed is gone, as long as the keeper runs.
        reported.clear();
        QVERIFY(block("phones"));
        keeper.table->remove(blue->device());
        QCOMPARE(blue->deliverAll().closed, int{notLetIn});
        QVERIFY(!keeper.devices->find(blue->device()));
        VERIFY_CONTAINS(reported, keeper.folder);
    }

    void whatIsNotUnderstoodEndsTheConnection()
    {
        Keeper keeper;
        const auto phone = [&keeper] { return phoneOf(keeper, {}); };
        auto raw = phone();
        raw->sendRaw("no box at all, but long enough");
        QCOMPARE(raw->deliverAll().closed, int{notOpened});
        auto repeated = phone();
        repeated->send({{"type", "ping"}, {"n", 1}}).deliverAll();
        repeated->repeatUp();
        QCOMPARE(repeated->deliverAll().closed, int{notOpened});
        for (const Json& message : {Json(3), Json::array(), Json{{"type", 3}},
                                    Json{{"type", "do"}, {"id", -1}}, Json{{"type", "ping"}, {"n", "1"}}}) {
            QCOMPARE(phone()->send(message).deliverAll().closed, int{notUnderstood});
        }
        const auto asks = phone();
        QCOMPARE(ruleOf(asks->ask({{"type", "dance"}})), "unknown");
        QCOMPARE(ruleOf(asks->ask({{"type", "moment"}, {"position", 99}})), "unknown");
        QCOMPARE(ruleOf(asks->ask({{"type", "rules"}, {"query", std::string(201, 'a')}})), "malformed");
        QCOMPARE(asks->send({{"type", "ping"}, {"n", 1.5}}).deliverAll().heard.back()["n"], Json(1.5));
        QVERIFY(asks->isConnected());
    }

    void eachReadsTheirOwnLanguage()
    {
        Keeper keeper;
        const auto german = phoneOf(keeper, {}, "de-CH");
        const auto english = phoneOf(keeper, {}, "en-GB");
        const auto other = phoneOf(keeper, {}, "xx");
        const Json message{{"type", "moment"}, {"position", 99}};
        QCOMPARE(english->ask(message)["why"]["message"], Json("there is no such thing"));
        QCOMPARE(german->ask(message)["why"]["message"], Json("das gibt es nicht"));
        QCOMPARE(other->ask(message)["why"]["message"], english->ask(message)["why"]["message"]);
        // And the app its own.
        QCOMPARE(QCoreApplication::translate("phones", "there is no such thing"), "there is no such thing");
        QCOMPARE(QLocale(), QLocale::system());
    }

    void aFactionIsKnownByItsOwnPicture()
    {
        const QTemporaryDir home(quickFolder());
        qputenv("ADJUTANT_DATA_HOME", home.path().toUtf8());
        const Start start = lawGames()[0].start();
        const QString folder = userCatalogueFolder(QString::fromStdString(start.system.text()));
        const std::string factions = "format: adjutant-catalogue/1\nsystem: " + start.system.text() +
                                     "\nfactions: [{id: " + start.sides[0].roster.faction.text() +
                                     ", name: A, title: A, colour: red, allegiance: true, emblem: a.png}]\n";
        written(folder + "/a.yaml", QByteArray::fromStdString(factions));
        QImage picture(300, 200, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(folder + "/a.png"));
        Keeper keeper(start, home.path());
        const Json emblems = keeper.phone("red")->state["emblems"];
        qunsetenv("ADJUTANT_DATA_HOME");
        const std::string own = emblems["red"], other = emblems["blue"];
        QVERIFY2(own.starts_with("data:image/png;base64,"), own.c_str());
        const QByteArray png = QByteArray::fromBase64(QByteArray::fromStdString(own.substr(22)));
        QCOMPARE(QImage::fromData(png).size(), QSize(96, 64));
        QVERIFY2(other.starts_with("factions/"), other.c_str());
    }

    void theLogAndPastMomentsAreThere()
    {
        Keeper keeper;
        const auto red = keeper.phone("red");
        for (int k = 0; k < 3; ++k)
            red->play(jar("red"), {{"pebbles", k}});
        const Json log = red->ask({{"type", "log"}, {"most", 2}});
        QCOMPARE(listed(log["lines"].size(), log["more"], log["lines"][0]["entry"]), "2 true 1");
        const Json older = red->ask({{"type", "log"}, {"before", 1}, {"most", 2}});
        QCOMPARE(listed(older["lines"].size(), older["more"]), "1 false");
        const Json moment = red->ask({{"type", "moment"}, {"position", 2}});
        QCOMPARE(moment["match"]["view"]["sides"][0]["points"], Json(1));
        QVERIFY(!moment["match"].contains("offers"));
    }

    void aMatchForWhichManyPhonesBroughtListsOpensAgain()
    {
        const QTemporaryDir folder(quickFolder());
        QString id;
        {
            Keeper keeper(lawGames()[1].start(), folder.path());
            id = keeper.match.record().id;
            const std::string list = yaml::writeRoster(keeper.match.session().start().sides.at(1).roster);
            for (std::size_t k = 0; k < MatchStart::mostBrought + 2; ++k) {
                const auto red = keeper.phone("red");
                QCOMPARE(ruleOf(red->command({{"type", "bring"}, {"side", "red"}, {"code", list}})), "ack");
                keeper.table->remove(red->device());
            }
        }
        Keeper keeper(id, folder.path());
        QCOMPARE(keeper.match.record().start.brought.size(), MatchStart::mostBrought);
    }

    void aPhoneBringsItsList()
    {
        const QTemporaryDir folder(quickFolder());
        QString id;
        Json ask{{"type", "bring"}, {"side", "red"}};
        const auto with = [&ask](const char* key, const std::string& value) {
            Json message = ask;
            message[key] = value;
            return message;
        };
        std::vector<std::string> names;
        std::unique_ptr<TestPhone> red;
        {
            Keeper keeper(lawGames()[1].start(), folder.path());
            id = keeper.match.record().id;
            StoredRoster kept{{}, {}, keeper.match.session().start().sides.at(1).roster};
            kept.roster.name = "Of the keeper";
            QVERIFY(keeper.lists.save(kept));
            red = keeper.phone("red");
            const auto blue = keeper.phone("blue");
            const auto watcher = phoneOf(keeper, {});
            QCOMPARE(red->state["me"]["brings"], Json(true));
            QVERIFY(!watcher->state["me"].contains("brings"));
            const Json lists = red->ask({{"type", "lists"}})["lists"];
            QVERIFY(lists.size() > 1);
            QCOMPARE(lists[0]["name"], Json("Of the keeper"));
            const std::size_t before = piecesOf(*blue, "red").size();
            for (TestPhone* other : {blue.get(), watcher.get()})
                QCOMPARE(ruleOf(other->command(with("list", lists[0]["id"]))), "not-yours");
            const auto brought = [&](const Json& message) {
                const std::string rule = ruleOf(red->command(message));
                names = piecesOf(blue->deliverAll(), "red");
                return rule;
            };
            Roster brief = kept.roster;
            brief.entries.resize(1);
            QCOMPARE(brought(with("code", codeOf(brief))), "ack");
            QCOMPARE(names.size(), std::size_t{1});
            QVERIFY(before > 1);
            QCOMPARE(brought(with("code", yaml::writeRoster(kept.roster))), "ack");
            QCOMPARE(names.size(), kept.roster.entries.size());
            QCOMPARE(brought(with("list", lists.back()["id"])), "ack");
            const std::vector<std::string> after = names;
            // What is refused changes nothing.
            for (const Json& wrong :
                 {with("code", codeOf(brief).substr(0, 40)), with("code", "hello"),
                  with("code", "format: adjutant-roster/1\nentries: 7\n"), with("list", "no-such"),
                  with("code", ""), ask, with("code", codeOf(lawGames()[0].start().sides[0].roster))}) {
                QCOMPARE(brought(wrong), "refused");
                QCOMPARE(names, after);
            }
            Json file = with("code", "format: adjutant-roster/1\nentries: 7\n");
            file["file"] = "/home/me/mine.yaml";
            const std::string why = red->command(file)["why"]["message"];
            QVERIFY2(why.starts_with("mine.yaml, line "), why.c_str());
            QCOMPARE(keeper.match.record().id, id);
            QCOMPARE(keeper.steps(), 0);
            QVERIFY(!blue->isOutOfStep);
            red->drop();
        }
        Keeper keeper(id, folder.path());
        red->connect(keeper).deliverAll();
        // What was acknowledged isn't done again, whoever repeats it.
        const std::uint64_t last = std::exchange(red->number, 0);
        QCOMPARE(ruleOf(red->command(with("code", codeOf(lawGames()[1].start().sides.at(1).roster)))),
                 "answered");
        red->number = last;
        QCOMPARE(piecesOf(*red, "red"), names);
        Chance chance(3);
        while (keeper.steps() == 0)
            playAny(keeper, keeper.match.offers(), chance);
        QVERIFY(!red->deliverAll().state["me"].contains("brings"));
        QCOMPARE(ruleOf(red->ask({{"type", "lists"}})), "unknown");
        QCOMPARE(ruleOf(red->command(with("list", "ready:"))), "refused");
        const int steps = keeper.steps();
        const Roster other = lawGames()[1].start().sides[0].roster;
        VERIFY_CONTAINS(textAt(red->command(with("code", codeOf(other)))["why"], "message"), "has begun");
        QCOMPARE(keeper.steps(), steps);
        red->drop();
    }

    void oddsOfAPieceAreThoseOfWhatItCanDo()
    {
        Keeper keeper(lawGames()[1].start());
        auto phones = phonesOf(keeper);
        const auto watcher = phoneOf(keeper, {});
        Chance chance(5);
        int found = 0;
        for (int k = 0; k < 80 && found == 0; ++k) {
            for (const auto& [side, phone] : phones) {
                phone->deliverAll();
                for (const std::string& piece : piecesOf(*phone, side.text())) {
                    const Json ask{{"type", "match-odds"}, {"piece", piece}};
                    const Json odds = workedOut(*phone, ask)["odds"];
                    if (odds.empty())
                        continue;
                    ++found;
                    QVERIFY(odds[0].contains("chance"));
                    QVERIFY(phone->state["match"]["offers"]["by"].contains(odds[0]["offer"]));
                    Json whole = ask;
                    whole["target"] = odds[0]["target"];
                    QCOMPARE(workedOut(*phone, whole)["odds"][0]["odds"]["chances"][0], odds[0]["chance"]);
                    for (const auto& [otherSide, other] : phones)
                        if (otherSide != side)
                            QVERIFY(workedOut(*other, ask)["odds"].empty());
                    QVERIFY(workedOut(*watcher, ask)["odds"].empty());
                    const Json now = phone->ask({{"type", "rules"}, {"now", true}});
                    QVERIFY(!now["hits"].empty());
                    break;
                }
            }
            playAny(keeper, keeper.match.session().offers({}), chance);
        }
        QVERIFY(found > 0);
    }

    // Two matches that differ only in a secret give those who don't see it the same bytes.
    void noHiddenByteIsSent_data()
    {
        const auto row = columns<std::size_t>("game");
        for (std::size_t k = 0; k < lawGames().size(); ++k)
            row(std::string(lawGames()[k].id), k);
    }
    void noHiddenByteIsSent()
    {
        QFETCH(std::size_t, game);
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            found += playTwice(lawGames()[game], seed);
        static constexpr bool secrets[] = {true,  false, true,
                                           false, false, true}; // in the order of the games
        QCOMPARE(found > 0, secrets[game]);
    }

    // What ends a turn names no side: it is for whoever may act.
    void onlyWhoActsEndsATurn_data() { noHiddenByteIsSent_data(); }
    void onlyWhoActsEndsATurn()
    {
        Keeper keeper(gameOfRow().start());
        const auto phones = phonesOf(keeper);
        Chance chance(7);
        int seen = 0;
        for (int k = 0; k < 120; ++k) {
            const std::vector<door::Offer> offers = openOffers(keeper.match.session());
            if (offers.empty())
                break;
            playAny(keeper, offers, chance);
            const std::vector<PlayerId> toAct = keeper.match.session().view({}).toAct;
            for (const auto& [id, phone] : phones) {
                phone->deliverAll();
                for (const std::string& offer : offersOf(*phone))
                    if (phone->state["match"]["offers"]["by"][offer].contains("ends") &&
                        offer.ends_with("||")) {
                        ++seen;
                        QVERIFY2(toAct.empty() || std::ranges::find(toAct, id) != toAct.end(), offer.c_str());
                    }
            }
        }
        QVERIFY(seen > 0 || &gameOfRow() == &lawGames().back()); // of the tests: no turns
    }

    // Whoever is asked answers on their own phone, also where one action asks several sides.
    void whatAsksAnotherWaitsForTheirPhone_data() { noHiddenByteIsSent_data(); }
    void whatAsksAnotherWaitsForTheirPhone()
    {
        Keeper keeper(gameOfRow().start());
        const auto phones = phonesOf(keeper);
        Chance chance(11);
        int waited = 0;
        for (int k = 0; k < 240; ++k) {
            const auto& [side, phone] = *std::next(phones.begin(), 1 + chance.below(phones.size() - 1));
            phone->deliverAll();
            std::vector<Json> keys;
            for (const Json& offer : phone->state["match"]["offers"]["by"]) {
                const std::string section = offer.value("section", "turn");
                const bool isWanted = section == "due" || (section == "turn" && chance.oneIn(2));
                if (offer.value("standing", "") != "closed" && isWanted)
                    keys.push_back(offer["key"]);
            }
            if (keys.empty())
                continue;
            const Json key = keys[chance.below(keys.size())];
            const door::OfferKey offer = *offerKeyIn({{"key", key}});
            door::Answers answers;
            const PlayerId asked = askedBeside(keeper.match.session(), side, offer, answers, chance);
            const Json given = answersJson(answers);
            const auto isProposed = [&phone = phone](const Json& played) {
                if (played.contains("proposed"))
                    phone->decide("decline");
                return played.contains("proposed");
            };
            if (asked.empty()) {
                isProposed(phone->play(key, given));
                continue;
            }
            ++waited;
            QVERIFY(phones.contains(asked));
            const Json form = phone->open(key, given);
            QVERIFY2(form.value("waits", "") == asked.text(),
                     (given.dump() + form["form"]["fields"].back().dump()).c_str());
            if (form["form"].value("playable", false)) {
                const Json played = phone->play(key, given);
                QCOMPARE(ruleOf(played), "ack");
                if (isProposed(played)) // it cancels what others have answered in
                    continue;
            }
            phones.at(asked)->deliverAll();
            const auto offers = offersOf(*phones.at(asked));
            QVERIFY2(std::ranges::find(offers, offer.procedure + "||") != offers.end(), key.dump().c_str());
        }
        QVERIFY(waited > 0);
    }

    void bothRollForTheFirstTurnOnTheirOwnPhones()
    {
        Keeper keeper(lawGames()[1].start());
        const auto red = keeper.phone("red"), blue = keeper.phone("blue");
        const Json first{{"procedure", "first"}}, both{{"rolls", {{"red", 1}, {"blue", 6}}}};
        const auto waitsFor = [&first](TestPhone& phone) {
            phone.deliverAll();
            return phone.open(first).value("waits", "-");
        };
        QCOMPARE(listed(waitsFor(*red), waitsFor(*blue)), "- red");
        QCOMPARE(ruleOf(blue->play(first, both)), "not-yours");
        QCOMPARE(ruleOf(red->play(first, both)), "not-yours");
        QCOMPARE(keeper.steps(), 0);
        QCOMPARE(ruleOf(red->play(first, {{"rolls", {{"red", 5}}}})), "ack");
        QCOMPARE(listed(waitsFor(*red), waitsFor(*blue)), "blue -");
        QCOMPARE(ruleOf(red->play(first, {{"rolls", {{"blue", 1}}}})), "not-yours");
        QCOMPARE(blue->state["match"]["offers"]["by"]["first||"]["open"], Json(true));
        QCOMPARE(ruleOf(blue->play(first, {{"rolls", {{"blue", 5}}}})), "ack");
        QCOMPARE(listed(waitsFor(*red), waitsFor(*blue)), std::string("- red")); // a tie
        QCOMPARE(ruleOf(red->play(first, {{"again", {{"1", {{"red", 2}}}}}})), "ack");
        waitsFor(*blue);
        QCOMPARE(ruleOf(blue->play(first, {{"again", {{"1", {{"blue", 4}}}}}})), "ack");
        QCOMPARE(listed(waitsFor(*red), waitsFor(*blue)), "- -");
        QCOMPARE(ruleOf(red->play(first, {{"rolls", {{"red", 6}}}})), "not-offered");
        QCOMPARE(red->state["match"]["view"]["toAct"], Json({"blue"}));
        QCOMPARE(keeper.steps(), 4);
        // What was open is refused where it is over, with the reason.
        const Json over = blue->open(first);
        QCOMPARE(over["type"], Json("refuse"));
        VERIFY_CONTAINS(textAt(over["why"], "message"), "already decided");
        // Whoever has no phone tells the others.
        Keeper other(lawGames()[1].start());
        QCOMPARE(ruleOf(other.phone("blue")->play(first, both)), "ack");
    }

private:
    // Answers a form at random until it asks another side than this; that side.
    static PlayerId askedBeside(const Session& session, const PlayerId& side, const door::OfferKey& key,
                                door::Answers& answers, Chance& chance)
    {
        for (int round = 0; round < 60; ++round) {
            const door::Form form = session.form({false, {side}}, key, answers);
            if (form.refusal || form.complete || form.fields.empty())
                return {};
            const door::Field& last = form.fields.back();
            if (!last.kept && !last.by.empty() && last.by != side)
                return last.by;
            if (last.kept || !canAnswer(last) || std::holds_alternative<door::RowsInput>(last.input))
                return {};
            answers[last.path] = givenAnswer(last, chance);
        }
        return {};
    }

    static std::map<PlayerId, std::unique_ptr<TestPhone>> phonesOf(Keeper& keeper)
    {
        std::map<PlayerId, std::unique_ptr<TestPhone>> phones;
        for (const Side& side : keeper.match.session().start().sides)
            phones[side.id] = phoneOf(keeper, {{side.id}});
        phones[PlayerId()] = phoneOf(keeper, {});
        return phones;
    }

    // Plays a match twice at once, at random, until they part at a secret: all that others get then must be
    // equal. How many secrets there were.
    static int playTwice(const LawGame& game, std::uint64_t seed)
    {
        Chance chance(seed);
        Keeper one(game.start()), two(game.start());
        const auto phones = phonesOf(one), others = phonesOf(two);
        std::optional<PlayerId> knows;
        for (int k = 0; k < 60; ++k) {
            const Session& session = one.match.session();
            const Side& side = session.start().sides[chance.below(session.start().sides.size())];
            const door::Viewer viewer{false, {side.id}};
            const std::vector<door::Offer> offers = openOffers(session, viewer);
            if (offers.empty())
                continue;
            const auto secret = std::ranges::find(offers, true, &door::Offer::eyesOnly);
            const door::Offer& offer =
                !knows && secret != offers.end() ? *secret : offers[chance.below(offers.size())];
            door::Answers answers;
            const door::Form form = filled(session, viewer, offer.key, answers, chance);
            door::Answers changed = answers;
            if (!knows && form.playable)
                for (const door::Field& field : form.fields)
                    if (field.secret && !field.kept && canAnswer(field)) {
                        for (int tries = 0; tries < 20 && changed == answers; ++tries)
                            changed[field.path] = givenAnswer(field, chance);
                        if (changed != answers)
                            knows = field.by;
                    }
            const bool isPlayed = !one.match.play(offer.key, answers, {});
            if (isPlayed != !two.match.play(offer.key, changed, {})) {
                // What was hidden decided: from here on they are two matches.
                return knows ? 1 : 0;
            }
            if (!knows)
                continue;
            for (const auto& [id, phone] : phones) {
                if (id == *knows)
                    continue;
                const TestPhone& other = *others.at(id);
                phone->deliverAll();
                others.at(id)->deliverAll();
                std::vector<Json> asked{{{"type", "log"}, {"most", 20}},
                                        {{"type", "moment"}, {"position", one.match.session().records()}}};
                for (const std::string& offered : offersOf(*phone))
                    asked.push_back(
                        {{"type", "open"}, {"key", phone->state["match"]["offers"]["by"][offered]["key"]}});
                for (const Json& each : asked) {
                    phone->ask(each);
                    others.at(id)->ask(each);
                }
                for (const std::string& piece : piecesOf(*phone, id.text()))
                    for (TestPhone* each : {phone.get(), others.at(id).get()}) {
                        workedOut(*each, {{"type", "match-odds"}, {"piece", piece}});
                        each->ask({{"type", "rules"}, {"now", true}});
                    }
                const std::string seen = seenBy(*phone), seenOther = seenBy(other);
                if (seen != seenOther)
                    [&] {
                        const auto at = static_cast<std::size_t>(std::ranges::mismatch(seen, seenOther).in1 -
                                                                 seen.begin());
                        const std::size_t from = at > 400 ? at - 400 : 0;
                        QFAIL(("seed " + std::to_string(seed) + ", " + id.text() + "\n" +
                               seen.substr(from, 800) + "\n--\n" + seenOther.substr(from, 800))
                                  .c_str());
                    }();
            }
            return 1;
        }
        return knows ? 1 : 0;
    }
};

ADJUTANT_TEST(TestPhonesMatch)

} // namespace adjutant::test::tst_phones_match
