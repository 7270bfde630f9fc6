#include "runningmatch.h"

#include "app/storage/storagewords.h"
#include "app/systems/drakerys/matches/detailsjson.h"
#include "app/systems/drakerys/matches/recordsummary.h"
#include "app/systems/drakerys/matches/startjson.h"
#include "app/systems/drakerys/matches/stepjson.h"
#include "app/systems/drakerys/text/refusalwords.h"
#include "searchwords.h"

#include <QUuid>

namespace adjutant {

using Kind = StorageFault::Kind;

QString Unplayed::words() const
{
    return refusal ? inWords(*refusal) : trouble;
}

RunningMatch::RunningMatch(MatchStore& store, QObject* parent) : QObject(parent), m_store(store) {}

RunningMatch::~RunningMatch()
{
    if (m_match)
        saveSummary();
}

void RunningMatch::begin(MatchStart start)
{
    close();
    m_record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_record.start = std::move(start);
    m_match.emplace(m_record.start);
    MatchSummary summary = summaryOf(m_record, *m_match);
    summary.words = searchWordsOf(summary);
    // What can't be written is kept in memory by the store, which tells of it.
    static_cast<void>(m_store.create(m_record.id, QString::fromStdString(writtenStart(m_record.start)),
                                     std::move(summary)));
    Q_EMIT opened();
    Q_EMIT changed();
}

std::optional<QString> RunningMatch::open(const QString& id)
{
    if (m_match)
        saveSummary();
    if (auto reason = load(id))
        return reason;
    Q_EMIT opened();
    Q_EMIT changed();
    return std::nullopt;
}

// Makes a match of the store the open one; where it can't be read nothing has changed.
std::optional<QString> RunningMatch::load(QString id)
{
    const auto stored = m_store.steps(id);
    if (!stored)
        return wordsFor(stored.error());
    auto start = readStart(stored->startText.toStdString());
    if (!start)
        return tr("This match can't be read: %1").arg(QString::fromStdString(start.error()));
    m_record = {};
    m_record.id = std::move(id);
    m_record.start = std::move(*start);
    readDetailsAnew();
    follow(*stored);
    return std::nullopt;
}

// Folds the steps as far as they can be followed.
void RunningMatch::follow(const StoredMatch& stored)
{
    m_match.emplace(m_record.start);
    m_damage.clear();
    m_lastStep = 0;
    for (const StoredStep& each : stored.steps) {
        auto step = readStep(each.body.toStdString());
        const auto refusal = step ? m_match->take(*step) : std::nullopt;
        if (!step || refusal) {
            m_damage = tr("The record can't be followed beyond step %L1 (%2). It opens as it stood before.")
                           .arg(each.number)
                           .arg(QString::fromStdString(step ? refusal->message : step.error()));
            break;
        }
        m_record.steps.push_back(std::move(*step));
        m_lastStep = each.number;
    }
    m_beyond = stored.steps.size() - m_lastStep;
    if (!m_damage.isEmpty() || !stored.damage)
        return;
    m_damage =
        stored.damage->number > 0
            ? tr("The record is damaged from step %L1 on. It opens as it stood before; what is damaged "
                 "is kept aside.")
                  .arg(stored.damage->number)
            : tr("How this match began is not what was written. See whether the armies are right.");
}

// Another window has carried the match on: it goes on from there.
void RunningMatch::takeOver()
{
    if (const auto reason = load(m_record.id))
        m_trouble = *reason;
    else
        m_trouble = tr("This match was carried on in another window. It is shown as it stands there now; the "
                       "last step of this window was not added.");
    Q_EMIT opened();
    Q_EMIT changed();
}

void RunningMatch::close()
{
    if (!m_match)
        return;
    saveSummary();
    m_match.reset();
    m_record = {};
    m_lastStep = 0;
    m_beyond = 0;
    m_damage.clear();
    m_trouble.clear();
    Q_EMIT opened();
    Q_EMIT changed();
}

std::optional<Unplayed> RunningMatch::play(const drakerys::Command& command, std::vector<std::string> despite)
{
    return take({QDateTime::currentDateTimeUtc(), StepKind::command, command, 0, std::move(despite)});
}

bool RunningMatch::undo()
{
    return !take({QDateTime::currentDateTimeUtc(), StepKind::undo, {}, 0, {}});
}

bool RunningMatch::redo()
{
    return !take({QDateTime::currentDateTimeUtc(), StepKind::redo, {}, 0, {}});
}

bool RunningMatch::goTo(std::size_t entry)
{
    return !take({QDateTime::currentDateTimeUtc(), StepKind::goTo, {}, entry, {}});
}

std::optional<Unplayed> RunningMatch::take(MatchStep step)
{
    m_trouble.clear();
    if (auto refusal = m_match->refusalOf(step))
        return Unplayed{std::move(refusal), {}};
    // Nothing is written that could not be read again, and what is played is what will be read.
    const std::string text = writtenStep(step);
    auto kept = readStep(text);
    if (!kept) {
        m_trouble = tr("This can't be written down: %1").arg(QString::fromStdString(kept.error()));
        return Unplayed{std::nullopt, m_trouble};
    }
    const int round = drakerys::roundOf(state());
    const bool finished = drakerys::isFinished(state());
    // On disk first, on the screen afterwards.
    const auto noRoom = makeRoom();
    const Appended appended =
        noRoom ? Appended{0, noRoom} : m_store.append(m_record.id, QString::fromStdString(text), m_lastStep);
    if (appended.number == 0) {
        m_trouble = wordsFor(*appended.fault);
        if (appended.fault->kind == Kind::changedElsewhere)
            takeOver();
        return Unplayed{std::nullopt, m_trouble};
    }
    m_lastStep = appended.number;
    const bool command = kept->kind == StepKind::command;
    m_match->take(*kept);
    m_record.steps.push_back(std::move(*kept));
    if (command && m_record.details.abandoned)
        setAbandoned(false);
    // After the end only points are counted, and each counts for the history.
    if (round != drakerys::roundOf(state()) || finished || drakerys::isFinished(state()))
        saveSummary();
    Q_EMIT changed();
    if (command)
        Q_EMIT played();
    return std::nullopt;
}

// Moves the steps aside that can't be followed; why it can't be done.
std::optional<StorageFault> RunningMatch::makeRoom()
{
    if (m_beyond == 0)
        return std::nullopt;
    const auto moved = m_store.setAside(m_record.id, m_lastStep, m_lastStep + m_beyond);
    if (!moved)
        return moved.error();
    m_beyond = 0;
    return std::nullopt;
}

QString RunningMatch::unsaved() const
{
    const auto fault = m_store.fault();
    return fault ? wordsFor(*fault) : QString();
}

bool RunningMatch::retry()
{
    m_trouble.clear();
    const auto written = m_store.retry();
    if (!written && written.error().kind == Kind::changedElsewhere && m_match)
        takeOver();
    else
        Q_EMIT changed();
    return static_cast<bool>(written);
}

// The notes may have been changed on another page meanwhile.
void RunningMatch::readDetailsAnew()
{
    if (const auto text = m_store.details(m_record.id))
        if (auto details = readDetails(text->toStdString()))
            m_record.details = std::move(*details);
}

void RunningMatch::setAbandoned(bool abandoned)
{
    readDetailsAnew();
    m_record.details.abandoned = abandoned;
    static_cast<void>(
        m_store.setDetails(m_record.id, QString::fromStdString(writtenDetails(m_record.details))));
}

void RunningMatch::abandon()
{
    setAbandoned(true);
    close();
}

void RunningMatch::saveSummary()
{
    readDetailsAnew();
    MatchSummary summary = summaryOf(m_record, *m_match);
    summary.words = searchWordsOf(summary);
    // Where another window has carried the match on, the newer summary is its.
    const auto stored = m_store.summary(summary.id);
    if (!stored || stored->changed <= summary.changed)
        static_cast<void>(m_store.setSummary(summary));
}

} // namespace adjutant
