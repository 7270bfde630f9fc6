#include "core/odds/distribution.h"
#include "opentable.h"
#include "rolldesk.h"
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
class RollDeskTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<ActivationDesk> m_activation;
    std::unique_ptr<RollDesk> m_desk;
    std::unique_ptr<QSignalSpy> m_said;

    // The Crows charge the Soldiers: their rolls are due.
    void charge()
    {
        m_activation->setUnit(text("red/crows-1"));
        m_activation->add(text("charge"));
        m_activation->setTarget(text("blue/soldiers-1"));
        QVERIFY(m_activation->commit());
        m_desk->begin(m_activation.get());
        QVERIFY(m_desk->rolling());
    }
    void tell(int successes)
    {
        m_desk->setSuccesses(successes);
        m_desk->confirm();
    }
    const RecordRoll& lastRoll()
    {
        const auto& log = m_table->match().folded().log();
        return std::get<RecordRoll>(log.commandAt(log.cursor() - 1));
    }
    OutcomeRow outcomeOf(const char* unit)
    {
        for (const QVariant& row : m_desk->outcomes())
            if (row.value<OutcomeRow>().unit == text(unit))
                return row.value<OutcomeRow>();
        return {};
    }
    // The rolls one after the other, the rest with one success each.
    void rollThrough(std::initializer_list<int> successes)
    {
        for (const int each : successes)
            tell(each);
        for (int k = 0; k < 10 && m_desk->rolling(); ++k)
            tell(1);
    }

private Q_SLOTS:
    void init()
    {
        m_desk.reset();
        m_activation.reset();
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_activation = std::make_unique<ActivationDesk>();
        m_desk = std::make_unique<RollDesk>();
        m_said = std::make_unique<QSignalSpy>(m_desk.get(), &RollDesk::said);
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_activation.reset();
        m_table.reset();
    }

    void aFightIsRolledByCountAndLaidDown()
    {
        charge();
        QCOMPARE(m_desk->roller(), text("Crows")); // the charger has the higher Initiative
        QCOMPARE(m_desk->dice(), 12);              // Power 1, twelve Warriors in Contact
        QVERIFY(m_desk->complete());
        tell(4);
        QCOMPARE(lastRoll().kind, RollName::attack);
        QCOMPARE(lastRoll().successes, 4);
        QVERIFY(lastRoll().faces.empty());
        QCOMPARE(m_desk->dice(), 4); // one die a Hit
        tell(2);
        QCOMPARE(lastRoll().kind, RollName::injury);
        QCOMPARE(m_desk->roller(), text("Soldiers"));
        QCOMPARE(m_desk->dice(), 4); // two of six are gone
        tell(1);
        tell(1);
        // The Crows charged, inflicted more and are more: 3 against 1, for less Stress on neither side.
        QCOMPARE(m_desk->roller(), text("Soldiers"));
        tell(1); // destabilised
        QVERIFY(!m_desk->rolling());
        QVERIFY(m_desk->busy());
        QVERIFY(m_desk->verdict().contains(text("Crows")));
        QCOMPARE(outcomeOf("blue/soldiers-1").injuries, 2);
        QCOMPARE(outcomeOf("blue/soldiers-1").stress, 1);
        QCOMPARE(outcomeOf("red/crows-1").injuries, 1);
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 6); // nothing is laid down yet
        QSignalSpy applied(m_desk.get(), &RollDesk::applied);
        m_desk->apply();
        QCOMPARE(applied.count(), 1);
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 4);
        QCOMPARE(m_table->unit("blue/soldiers-1").stress, 1);
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
        QVERIFY(!m_desk->busy());
        QVERIFY(m_table->onDisk() == m_table->state());
        m_desk->apply(); // once
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 4);
    }

    void theForecastOfTheOddsIsRecorded()
    {
        charge();
        const auto fight = std::get<Fight>(m_activation->odds()->asked());
        const auto due = drakerys::due(drakerys::begin(fight));
        QVERIFY(due);
        QCOMPARE(m_desk->threshold(), due->threshold);
        QCOMPARE(m_desk->chances().size(), static_cast<qsizetype>(due->forecast.size()));
        QVERIFY(!m_desk->forecast().isEmpty());
        QVERIFY(!m_desk->reasons().isEmpty());
        tell(5);
        QCOMPARE(lastRoll().forecast.size(), due->forecast.size());
        double sum = 0;
        for (std::size_t k = 0; k < due->forecast.size(); ++k) {
            QVERIFY(std::abs(lastRoll().forecast[k] - due->forecast[k]) < 1e-9);
            sum += lastRoll().forecast[k];
        }
        QVERIFY(sum > 0.999 && sum < 1.000001);
    }

    void moraleCountsWarriorsDisciplineAndAuthority()
    {
        m_desk->beginMorale(text("blue/soldiers-1"), 1);
        // 2D10, one for five of six Warriors, one for Discipline, one for the Authority of Noctis.
        QCOMPARE(m_desk->dice(), 5);
        QCOMPARE(m_desk->threshold(), 6); // Willpower 1 against 1
        QVERIFY(m_desk->reasons().size() > 10);
    }

    void diceAreEnteredOneByOne()
    {
        m_desk->beginInvocation(text("red/salik-1"), 1); // three plain D10s, 7 and more
        m_desk->setByFace(true);
        QVERIFY(!m_desk->complete());
        m_desk->confirm(); // not before all are read
        QCOMPARE(m_table->entries(), std::size_t(0));
        m_desk->enterFace(10);
        m_desk->enterFace(6);
        m_desk->enterFace(11); // no face
        QCOMPARE(m_desk->faces().size(), 2);
        m_desk->takeFaceBack();
        QCOMPARE(m_desk->successes(), 1);
        m_desk->enterFace(7);
        m_desk->enterFace(1);
        QVERIFY(m_desk->complete()); // a plain 10 adds no die
        m_desk->enterFace(9);
        QCOMPARE(m_desk->faces().size(), 3);
        QCOMPARE(m_desk->successes(), 2);
        m_desk->confirm();
        QCOMPARE(lastRoll().faces, (std::vector{10, 7, 1}));
        QCOMPARE(lastRoll().kind, RollName::invocation);
        QVERIFY(m_desk->verdict().contains(text("Elemental")));
        m_table->restart();
        QCOMPARE(lastRoll().faces, (std::vector{10, 7, 1}));
    }

    void anElementalComesAfterOneSuccess()
    {
        QSignalSpy comes(m_desk.get(), &RollDesk::elementalComes);
        m_desk->beginInvocation(text("red/salik-1"), 0);
        tell(0);
        m_desk->apply();
        QCOMPARE(comes.count(), 0);
        m_desk->beginInvocation(text("red/salik-1"), 0);
        tell(1);
        m_desk->apply();
        QCOMPARE(comes.count(), 1);
        QCOMPARE(comes.first().first().toString(), text("red/salik-1"));
    }

    // The Crows are Swashbucklers: failures of the initial dice are rolled once more.
    void rerollsAreReadOrDeclined()
    {
        charge();
        m_desk->setByFace(true);
        for (int die = 0; die < 12; ++die)
            m_desk->enterFace(die < 11 ? 10 : 1);
        QVERIFY(m_desk->comesNext().contains(text("reroll")));
        m_desk->declineRerolls();
        QVERIFY(!m_desk->comesNext().contains(text("reroll")));
        for (int die = 0; die < 11; ++die) // a die for each 10
            m_desk->enterFace(9);
        QVERIFY(m_desk->complete());
        QCOMPARE(m_desk->successes(), 22);
        for (int die = 0; die < 11; ++die)
            m_desk->takeFaceBack();
        QVERIFY(!m_desk->comesNext().contains(text("reroll"))); // still declined
        m_desk->takeFaceBack();
        m_desk->enterFace(1);
        QVERIFY(m_desk->comesNext().contains(text("reroll"))); // that is open again
    }

    void theAppRollsWhatIsLeft()
    {
        charge();
        m_desk->setByFace(true);
        m_desk->enterFace(3);
        m_desk->enterFace(10);
        m_desk->rollForMe();
        QVERIFY(m_desk->complete());
        QCOMPARE(m_desk->faces().at(0).toMap().value(text("face")).toInt(), 3);
        QCOMPARE(m_desk->faces().at(1).toMap().value(text("face")).toInt(), 10);
        m_desk->confirm();
        QVERIFY(lastRoll().faces.size() >= 12);
        for (const int face : lastRoll().faces)
            QVERIFY(face >= 1 && face <= 10);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void aWholeFightCanBeRolledByTheApp()
    {
        charge();
        for (int k = 0; k < 20 && m_desk->rolling(); ++k) {
            m_desk->rollForMe();
            QVERIFY(m_desk->complete());
            m_desk->confirm();
        }
        QVERIFY(m_desk->busy() && !m_desk->rolling());
        QVERIFY(!m_desk->verdict().isEmpty());
        m_desk->apply();
        QVERIFY(m_table->onDisk() == m_table->state());
        QVERIFY(m_said->isEmpty());
    }

    void aTenIsNoSuccessAgainstExpertParry()
    {
        MatchStart start = m_table->match().record().start;
        start.players[1].cards[2].skills = {SkillId("expert_parry")};
        m_table->match().begin(start);
        charge();
        tell(2);
        m_desk->setByFace(true);
        m_desk->enterFace(10);
        m_desk->enterFace(9);
        QVERIFY(!m_desk->faces().at(0).toMap().value(text("success")).toBool());
        QVERIFY(m_desk->complete()); // and adds no die
    }

    void backTakesTheRecordedRollBack()
    {
        charge();
        QVERIFY(!m_desk->canGoBack());
        tell(4);
        tell(2);
        const auto cursor = m_table->match().folded().log().cursor();
        m_desk->back();
        QCOMPARE(m_table->match().folded().log().cursor(), cursor - 1);
        QCOMPARE(m_desk->dice(), 4); // the Injury Roll again
        tell(3);
        QCOMPARE(lastRoll().successes, 3);
        m_desk->back();
        m_desk->back();
        QCOMPARE(m_desk->dice(), 12);
        m_desk->back(); // no further
        QVERIFY(m_desk->rolling());
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void moreThanTheDiceCanShowCountsAsTheMost()
    {
        m_desk->beginInvocation(text("red/salik-1"), 0);
        tell(9);
        QCOMPARE(lastRoll().successes, 2);
        m_desk->leave();
        m_desk->beginInvocation(text("red/salik-1"), 0);
        m_desk->setSuccesses(-4);
        m_desk->confirm();
        QCOMPARE(lastRoll().successes, 0);
        QVERIFY(m_desk->verdict().contains(text("No Elemental")));
    }

    void theOutcomeCanBeCorrected()
    {
        charge();
        rollThrough({4, 2});
        m_desk->setInjuries(text("blue/soldiers-1"), 5);
        m_desk->setStress(text("blue/soldiers-1"), 0);
        m_desk->setInjuries(text("red/crows-1"), 0);
        m_desk->setStress(text("red/crows-1"), 2);
        m_desk->setInjuries(text("red/nobody-1"), 3);
        m_desk->apply();
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 1);
        QCOMPARE(m_table->unit("blue/soldiers-1").stress, 0);
        QCOMPARE(m_table->unit("red/crows-1").warriors, 12);
        QCOMPARE(m_table->unit("red/crows-1").stress, 1 + 2); // one for the activation
    }

    void aUnitThatScattersIsGone()
    {
        charge();
        rollThrough({4, 2});
        m_desk->setScatters(text("blue/soldiers-1"), true);
        m_desk->apply();
        QVERIFY(m_table->unit("blue/soldiers-1").removed());
    }

    void leavingMidwayChangesNothingMore()
    {
        charge();
        tell(4);
        const MatchState before = m_table->state();
        const std::size_t entries = m_table->entries();
        m_desk->leave();
        m_desk->confirm();
        m_desk->apply();
        m_desk->back();
        m_desk->rollForMe();
        QVERIFY(!m_desk->busy());
        QVERIFY(m_table->state() == before);
        QCOMPARE(m_table->entries(), entries);
    }

    void aMoraleRollEndsInStressOrFlight()
    {
        m_desk->beginMorale(text("blue/soldiers-1"), 3);
        tell(0);
        QVERIFY(outcomeOf("blue/soldiers-1").scatters);
        QCOMPARE(m_desk->outcomes().size(), 1);
        m_desk->back();
        tell(1);
        QCOMPARE(outcomeOf("blue/soldiers-1").stress, 1);
        m_desk->apply();
        QCOMPARE(m_table->unit("blue/soldiers-1").stress, 1);
    }

    void withoutACardThereIsNoMoraleRoll()
    {
        MatchStart start = m_table->match().record().start;
        start.players[1].cards[2].profile.reset();
        m_table->match().begin(start);
        m_desk->beginMorale(text("blue/soldiers-1"), 3);
        QVERIFY(!m_desk->busy());
        QCOMPARE(m_said->count(), 1);
    }

    void nothingIsRolledWhereNothingWasAsked()
    {
        m_activation->setUnit(text("red/crows-1"));
        m_desk->begin(m_activation.get());
        m_desk->begin(nullptr);
        m_activation->add(text("march"));
        m_desk->begin(m_activation.get());
        QVERIFY(!m_desk->busy());
    }

    void anotherMatchEndsTheRolls()
    {
        charge();
        tell(4);
        m_table->match().begin(annaAgainstBruno(Workspace::current().catalogue()));
        QVERIFY(!m_desk->busy());
        QVERIFY(m_desk->outcomes().isEmpty());
    }

    void anotherWindowEndsTheRollsAndNothingIsDoubled()
    {
        charge();
        rollThrough({4, 2});
        MatchStore store = MatchStore::open(m_table->folder());
        RunningMatch other(store);
        QVERIFY(!other.open(m_table->match().record().id));
        QVERIFY(!other.play(Note{"meanwhile"}));
        QSignalSpy applied(m_desk.get(), &RollDesk::applied);
        m_desk->apply();
        QCOMPARE(applied.count(), 0);
        QCOMPARE(m_said->count(), 1);
        QVERIFY(!m_desk->busy());
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 6);
        QVERIFY(m_table->state() == other.state());
    }

    void whatTheRulesForbidStaysToBeLaidDown()
    {
        charge();
        rollThrough({4, 2});
        m_table->play(EndMatch{});
        m_desk->apply();
        QCOMPARE(m_said->count(), 1);
        QVERIFY(m_desk->busy());
        QCOMPARE(outcomeOf("blue/soldiers-1").injuries, 2);
        QVERIFY(m_table->match().undo());
        m_desk->apply();
        QCOMPARE(m_table->unit("blue/soldiers-1").warriors, 4);
    }
};

ADJUTANT_TEST(RollDeskTest)
#include "tst_viewmodels_rolls.moc"
