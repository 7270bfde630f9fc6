#include "core/odds/distribution.h"
#include "opentable.h"
#include "rollcontroller.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QtTest>

#include <cmath>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

/// The rolls of a deed, recorded as the dice fall.
class RollControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<ActivationController> m_activation;
    std::unique_ptr<RollController> m_controller;
    std::unique_ptr<QSignalSpy> m_told;

    // The Crows charge the Soldiers: their rolls are due.
    void charge()
    {
        m_activation->setUnit(text("red/crows-1"));
        m_activation->add(text("charge"));
        m_activation->setTarget(text("blue/soldiers-1"));
        QVERIFY(m_activation->commit());
        m_controller->begin(m_activation.get());
        QVERIFY(m_controller->rolling());
    }
    void tell(int successes)
    {
        m_controller->setSuccesses(successes);
        m_controller->confirm();
    }
    // What the roll that was recorded last says of it.
    template <class Value> Value lastRoll(const char* of)
    {
        const Session& session = m_table->table().session();
        const Record& record = session.record(m_table->entryStanding());
        return record.procedure == "roll" ? std::get<Value>(record.answers.at(of)) : Value();
    }
    std::vector<double> lastForecast()
    {
        std::vector<double> chances;
        const Record& record = m_table->table().session().record(m_table->entryStanding());
        for (const std::string& key : table::keysUnder(record.answers, "forecast"))
            chances.push_back(std::get<double>(record.answers.at("forecast/" + key)));
        return chances;
    }
    std::vector<int> lastFaces() { return lastRoll<std::vector<int>>("faces"); }
    OutcomeRow outcomeOf(const char* unit)
    {
        for (const QVariant& row : m_controller->outcomes())
            if (row.value<OutcomeRow>().unit == text(unit))
                return row.value<OutcomeRow>();
        return {};
    }
    // The rolls one after the other, the rest with one success each.
    void rollThrough(std::initializer_list<int> successes)
    {
        for (const int each : successes)
            tell(each);
        for (int k = 0; k < 10 && m_controller->rolling(); ++k)
            tell(1);
    }

private Q_SLOTS:
    void init()
    {
        m_controller.reset();
        m_activation.reset();
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_activation = std::make_unique<ActivationController>();
        m_controller = std::make_unique<RollController>();
        m_told = std::make_unique<QSignalSpy>(m_controller.get(), &RollController::told);
    }
    void cleanupTestCase()
    {
        m_controller.reset();
        m_activation.reset();
        m_table.reset();
    }

    void aFightIsRolledByCountAndLaidDown()
    {
        charge();
        QCOMPARE(m_controller->roller(), text("Crows")); // the charger has the higher Initiative
        QCOMPARE(m_controller->dice(), 12);              // Power 1, twelve Warriors in Contact
        QVERIFY(m_controller->complete());
        tell(4);
        QCOMPARE(lastRoll<std::string>("kind"), std::string("attack"));
        QCOMPARE(lastRoll<int>("successes"), 4);
        QVERIFY(lastFaces().empty());
        QCOMPARE(m_controller->dice(), 4); // one die a Hit
        tell(2);
        QCOMPARE(lastRoll<std::string>("kind"), std::string("injury"));
        QCOMPARE(m_controller->roller(), text("Soldiers"));
        QCOMPARE(m_controller->dice(), 4); // two of six are gone
        tell(1);
        tell(1);
        // The Crows charged, inflicted more and are more: 3 against 1, for less Stress on neither side.
        QCOMPARE(m_controller->roller(), text("Soldiers"));
        tell(1); // destabilised
        QVERIFY(!m_controller->rolling());
        QVERIFY(m_controller->busy());
        QVERIFY(m_controller->verdict().contains(text("Crows")));
        QCOMPARE(outcomeOf("blue/soldiers-1").injuries, 2);
        QCOMPARE(outcomeOf("blue/soldiers-1").stress, 1);
        QCOMPARE(outcomeOf("red/crows-1").injuries, 1);
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 6); // nothing is laid down yet
        QSignalSpy applied(m_controller.get(), &RollController::applied);
        m_controller->apply();
        QCOMPARE(applied.count(), 1);
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 4);
        QCOMPARE(m_table->unit("blue/soldiers-1").stress, 1);
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
        QVERIFY(!m_controller->busy());
        QVERIFY(m_table->onDisk() == m_table->state());
        m_controller->apply(); // once
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 4);
    }

    void theForecastOfTheOddsIsRecorded()
    {
        charge();
        const auto fight = std::get<Fight>(m_activation->odds()->asked());
        const auto due = drakerys::due(drakerys::begin(fight));
        QVERIFY(due);
        QCOMPARE(m_controller->threshold(), due->threshold);
        QCOMPARE(m_controller->chances().size(), static_cast<qsizetype>(due->forecast.size()));
        QVERIFY(!m_controller->forecast().isEmpty());
        QVERIFY(!m_controller->reasons().isEmpty());
        tell(5);
        QCOMPARE(lastForecast().size(), due->forecast.size());
        double sum = 0;
        for (std::size_t k = 0; k < due->forecast.size(); ++k) {
            QVERIFY(std::abs(lastForecast()[k] - due->forecast[k]) < 1e-9);
            sum += lastForecast()[k];
        }
        QVERIFY(sum > 0.999 && sum < 1.000001);
    }

    void moraleCountsWarriorsDisciplineAndAuthority()
    {
        m_controller->beginMorale(text("blue/soldiers-1"), 1);
        // 2D10, one for five of six Warriors, one for Discipline, one for the Authority of Noctis.
        QCOMPARE(m_controller->dice(), 5);
        QCOMPARE(m_controller->threshold(), 6); // Willpower 1 against 1
        QVERIFY(m_controller->reasons().size() > 10);
    }

    void diceAreEnteredOneByOne()
    {
        m_controller->beginInvocation(text("red/salik-1"), 1); // three plain D10s, 7 and more
        m_controller->setByFace(true);
        QVERIFY(!m_controller->complete());
        m_controller->confirm(); // not before all are read
        QCOMPARE(m_table->entries(), std::size_t(0));
        m_controller->enterFace(10);
        m_controller->enterFace(6);
        m_controller->enterFace(11); // no face
        QCOMPARE(m_controller->faces().size(), 2);
        m_controller->takeFaceBack();
        QCOMPARE(m_controller->successes(), 1);
        m_controller->enterFace(7);
        m_controller->enterFace(1);
        QVERIFY(m_controller->complete()); // a plain 10 adds no die
        m_controller->enterFace(9);
        QCOMPARE(m_controller->faces().size(), 3);
        QCOMPARE(m_controller->successes(), 2);
        m_controller->confirm();
        QCOMPARE(lastFaces(), (std::vector{10, 7, 1}));
        QCOMPARE(lastRoll<std::string>("kind"), std::string("invocation"));
        QVERIFY(m_controller->verdict().contains(text("Elemental")));
        m_table->restart();
        QCOMPARE(lastFaces(), (std::vector{10, 7, 1}));
    }

    void anElementalComesAfterOneSuccess()
    {
        QSignalSpy comes(m_controller.get(), &RollController::elementalComes);
        m_controller->beginInvocation(text("red/salik-1"), 0);
        tell(0);
        m_controller->apply();
        QCOMPARE(comes.count(), 0);
        m_controller->beginInvocation(text("red/salik-1"), 0);
        tell(1);
        m_controller->apply();
        QCOMPARE(comes.count(), 1);
        QCOMPARE(comes.first().first().toString(), text("red/salik-1"));
    }

    // The Crows are Swashbucklers: failures of the initial dice are rolled once more.
    void rerollsAreReadOrDeclined()
    {
        charge();
        m_controller->setByFace(true);
        for (int die = 0; die < 12; ++die)
            m_controller->enterFace(die < 11 ? 10 : 1);
        QVERIFY(m_controller->comesNext().contains(text("reroll")));
        m_controller->declineRerolls();
        QVERIFY(!m_controller->comesNext().contains(text("reroll")));
        for (int die = 0; die < 11; ++die) // a die for each 10
            m_controller->enterFace(9);
        QVERIFY(m_controller->complete());
        QCOMPARE(m_controller->successes(), 22);
        for (int die = 0; die < 11; ++die)
            m_controller->takeFaceBack();
        QVERIFY(!m_controller->comesNext().contains(text("reroll"))); // still declined
        m_controller->takeFaceBack();
        m_controller->enterFace(1);
        QVERIFY(m_controller->comesNext().contains(text("reroll"))); // that is open again
    }

    void theAppRollsWhatIsLeft()
    {
        charge();
        m_controller->setByFace(true);
        m_controller->enterFace(3);
        m_controller->enterFace(10);
        m_controller->rollForMe();
        QVERIFY(m_controller->complete());
        QCOMPARE(m_controller->faces().at(0).toMap().value(text("face")).toInt(), 3);
        QCOMPARE(m_controller->faces().at(1).toMap().value(text("face")).toInt(), 10);
        m_controller->confirm();
        QVERIFY(lastFaces().size() >= 12);
        for (const int face : lastFaces())
            QVERIFY(face >= 1 && face <= 10);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void aWholeFightCanBeRolledByTheApp()
    {
        charge();
        for (int k = 0; k < 20 && m_controller->rolling(); ++k) {
            m_controller->rollForMe();
            QVERIFY(m_controller->complete());
            m_controller->confirm();
        }
        QVERIFY(m_controller->busy() && !m_controller->rolling());
        QVERIFY(!m_controller->verdict().isEmpty());
        m_controller->apply();
        QVERIFY(m_table->onDisk() == m_table->state());
        QVERIFY(m_told->isEmpty());
    }

    void aTenIsNoSuccessAgainstExpertParry()
    {
        m_table->beginWithCard(1, 2, [](UnitCard& card) { card.skills = {SkillId("expert_parry")}; });
        charge();
        tell(2);
        m_controller->setByFace(true);
        m_controller->enterFace(10);
        m_controller->enterFace(9);
        QVERIFY(!m_controller->faces().at(0).toMap().value(text("success")).toBool());
        QVERIFY(m_controller->complete()); // and adds no die
    }

    void backTakesTheRecordedRollBack()
    {
        charge();
        QVERIFY(!m_controller->canGoBack());
        tell(4);
        tell(2);
        const auto cursor = m_table->table().session().records();
        m_controller->back();
        QCOMPARE(m_table->table().session().records(), cursor - 1);
        QCOMPARE(m_controller->dice(), 4); // the Injury Roll again
        tell(3);
        QCOMPARE(lastRoll<int>("successes"), 3);
        m_controller->back();
        m_controller->back();
        QCOMPARE(m_controller->dice(), 12);
        m_controller->back(); // no further
        QVERIFY(m_controller->rolling());
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void moreThanTheDiceCanShowCountsAsTheMost()
    {
        m_controller->beginInvocation(text("red/salik-1"), 0);
        tell(9);
        QCOMPARE(lastRoll<int>("successes"), 2);
        m_controller->leave();
        m_controller->beginInvocation(text("red/salik-1"), 0);
        m_controller->setSuccesses(-4);
        m_controller->confirm();
        QCOMPARE(lastRoll<int>("successes"), 0);
        QVERIFY(m_controller->verdict().contains(text("No Elemental")));
    }

    void theOutcomeCanBeCorrected()
    {
        charge();
        rollThrough({4, 2});
        m_controller->setInjuries(text("blue/soldiers-1"), 5);
        m_controller->setStress(text("blue/soldiers-1"), 0);
        m_controller->setInjuries(text("red/crows-1"), 0);
        m_controller->setStress(text("red/crows-1"), 2);
        m_controller->setInjuries(text("red/nobody-1"), 3);
        m_controller->apply();
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 1);
        QCOMPARE(m_table->unit("blue/soldiers-1").stress, 0);
        QCOMPARE(m_table->unit("red/crows-1").warriors, 12);
        QCOMPARE(m_table->unit("red/crows-1").stress, 1 + 2); // one for the activation
    }

    void aUnitThatScattersIsGone()
    {
        charge();
        rollThrough({4, 2});
        m_controller->setScatters(text("blue/soldiers-1"), true);
        m_controller->apply();
        QVERIFY(m_table->unit("blue/soldiers-1").removed());
    }

    void leavingMidwayChangesNothingMore()
    {
        charge();
        tell(4);
        const MatchState before = m_table->state();
        const std::size_t entries = m_table->entries();
        m_controller->leave();
        m_controller->confirm();
        m_controller->apply();
        m_controller->back();
        m_controller->rollForMe();
        QVERIFY(!m_controller->busy());
        QVERIFY(m_table->state() == before);
        QCOMPARE(m_table->entries(), entries);
    }

    void aMoraleRollEndsInStressOrFlight()
    {
        m_controller->beginMorale(text("blue/soldiers-1"), 3);
        tell(0);
        QVERIFY(outcomeOf("blue/soldiers-1").scatters);
        QCOMPARE(m_controller->outcomes().size(), 1);
        m_controller->back();
        tell(1);
        QCOMPARE(outcomeOf("blue/soldiers-1").stress, 1);
        m_controller->apply();
        QCOMPARE(m_table->unit("blue/soldiers-1").stress, 1);
    }

    void withoutACardThereIsNoMoraleRoll()
    {
        m_table->beginWithCard(1, 2, [](UnitCard& card) { card.profile.reset(); });
        m_controller->beginMorale(text("blue/soldiers-1"), 3);
        QVERIFY(!m_controller->busy());
        QCOMPARE(m_told->count(), 1);
    }

    void nothingIsRolledWhereNothingWasAsked()
    {
        m_activation->setUnit(text("red/crows-1"));
        m_controller->begin(m_activation.get());
        m_controller->begin(nullptr);
        m_activation->add(text("march"));
        m_controller->begin(m_activation.get());
        QVERIFY(!m_controller->busy());
    }

    void anotherMatchEndsTheRolls()
    {
        charge();
        tell(4);
        m_table->begin(annaAgainstBruno(Workspace::current().catalogue()));
        QVERIFY(!m_controller->busy());
        QVERIFY(m_controller->outcomes().isEmpty());
    }

    void anotherWindowEndsTheRollsAndNothingIsDoubled()
    {
        charge();
        rollThrough({4, 2});
        MatchStore store = MatchStore::open(m_table->folder());
        RunningTable other(store);
        QVERIFY(!other.open(m_table->table().record().id));
        QVERIFY(!other.command("note", {{"text", "meanwhile"}}));
        QSignalSpy applied(m_controller.get(), &RollController::applied);
        m_controller->apply();
        QCOMPARE(applied.count(), 0);
        QCOMPARE(m_told->count(), 1);
        QVERIFY(!m_controller->busy());
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 6);
        QVERIFY(m_table->state() == stateOf(other.session()));
    }

    void whatTheRulesForbidStaysToBeLaidDown()
    {
        charge();
        rollThrough({4, 2});
        m_table->play("finish", {});
        m_controller->apply();
        QCOMPARE(m_told->count(), 1);
        QVERIFY(m_controller->busy());
        QCOMPARE(outcomeOf("blue/soldiers-1").injuries, 2);
        QVERIFY(!m_table->table().undo());
        m_controller->apply();
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 4);
    }
};

ADJUTANT_TEST(RollControllerTest)
#include "tst_viewmodels_rolls.moc"
