#include "app/table/runningtable.h"

#include "app/storage/storagewords.h"
#include "app/table/storedtable.h"
#include "app/table/tablejson.h"
#include "app/text/messagetext.h"
#include "app/text/typedtext.h"

#include <QLocale>
#include <QUuid>

namespace adjutant {

using Kind = StorageFault::Kind;

static constexpr int longestSideName = 80;

RunningTable::RunningTable(MatchStore& store, SearchWords words, QObject* parent, MatchClock clock)
    : QObject(parent), m_store(store), m_words(std::move(words)), m_clock(std::move(clock))
{}

RunningTable::~RunningTable()
{
    if (m_session)
        saveSummary();
}

std::optional<QString> RunningTable::begin(Start start, const QString& title)
{
    auto session = beginTable(start);
    if (!session)
        return asSentence(session.error().message);
    close();
    m_record = {};
    m_record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_clock.start();
    m_record.start = {title, m_clock.now(), std::move(start)};
    m_session = std::move(*session);
    MatchSummary summary = summaryOf(m_record, *m_session);
    if (m_words)
        summary.words = m_words(summary);
    // What can't be written is kept in memory by the store, which tells of it.
    static_cast<void>(m_store.create(m_record.id, QString::fromStdString(writtenBeginning(m_record.start)),
                                     std::move(summary)));
    Q_EMIT opened();
    Q_EMIT changed();
    return std::nullopt;
}

std::optional<QString> RunningTable::open(const QString& id)
{
    if (m_session)
        saveSummary();
    if (auto reason = load(id))
        return reason;
    Q_EMIT opened();
    Q_EMIT changed();
    return std::nullopt;
}

// Makes a match of the store the open one; where it can't be read nothing has changed.
std::optional<QString> RunningTable::load(const QString& id)
{
    auto folded = tableIn(m_store, id);
    if (!folded)
        return tr("This match can't be read: %1").arg(QString::fromStdString(folded.error()));
    const bool goesOn = m_session && m_record.id == id;
    m_record = std::move(folded->record);
    m_session = std::move(folded->session);
    const QDateTime& latest = m_record.steps.empty() ? m_record.start.started : m_record.steps.back().at;
    goesOn ? m_clock.follow(latest) : m_clock.start(latest);
    m_lastStep = static_cast<qint64>(m_record.steps.size());
    m_beyond = folded->beyond;
    m_isPart = folded->damage || folded->otherSummary || folded->otherDetails;
    m_trouble.clear();
    QStringList told;
    if (folded->unreadDetails)
        told << unreadDetails();
    else if (const auto& damage = folded->damage)
        told << (damage->step == 0 ? tr("The start of this match was altered. Check the lists.")
                 : damage->why.empty()
                     ? tr("The record is damaged from step %L1 on. The match opens as it stood before; the "
                          "damaged part is kept.")
                           .arg(damage->step)
                     : tr("The record can't be read beyond step %1 (%2). The match opens as it stood before.")
                           .arg(QLocale().toString(damage->step), QString::fromStdString(damage->why)));
    if (folded->otherSummary)
        told << tr(
            "What the history shows of this match, such as its winner, was altered. Its steps are intact.");
    if (folded->otherDetails)
        told << tr("The notes and photos of this match were altered. Check them.");
    m_damage = told.join(u' ');
    readDetailsAnew();
    return std::nullopt;
}

void RunningTable::close()
{
    if (!m_session)
        return;
    saveSummary();
    m_session.reset();
    m_record = {};
    m_lastStep = 0;
    m_beyond = 0;
    m_isPart = false;
    m_damage.clear();
    m_trouble.clear();
    Q_EMIT opened();
    Q_EMIT changed();
}

std::optional<QString> RunningTable::play(const table::OfferKey& key, const table::Answers& answers,
                                          std::vector<std::string> accepted)
{
    return carry([&](const Keep& keep) { return m_session->play(key, answers, std::move(accepted), keep); },
                 true);
}

std::optional<QString> RunningTable::command(const std::string& procedure, const table::Answers& answers,
                                             std::vector<std::string> accepted)
{
    return carry(
        [&](const Keep& keep) { return m_session->command(procedure, answers, std::move(accepted), keep); },
        true);
}

std::optional<QString> RunningTable::undo(Extent extent)
{
    return carry([&](const Keep& keep) { return m_session->undo(extent, keep); }, false);
}

std::optional<QString> RunningTable::redo(Extent extent)
{
    return carry([&](const Keep& keep) { return m_session->redo(extent, keep); }, false);
}

std::optional<QString> RunningTable::goTo(std::size_t entry)
{
    return carry([&](const Keep& keep) { return m_session->goTo(entry, keep); }, false);
}

std::optional<QString> RunningTable::revise(std::size_t entry, const table::Answers& answers)
{
    return carry([&](const Keep& keep) { return m_session->revise(entry, answers, keep); }, true);
}

std::optional<QString> RunningTable::carry(const std::function<Carried(const Keep& keep)>& out, bool isRecord)
{
    m_trouble.clear();
    m_late = false;
    const table::TableView before = m_session->view({});
    const Carried carried = out([this](const Step& step) { return keep(step); });
    if (!carried) {
        const QString reason = m_trouble.isEmpty() ? asSentence(carried.error().message) : m_trouble;
        if (m_late)
            takeOver();
        return m_trouble.isEmpty() ? reason : m_trouble;
    }
    if (isRecord && m_record.details.abandoned)
        setAbandoned(false);
    const table::TableView now = m_session->view({});
    // What is counted after the end changes who has won.
    if (before.round != now.round || before.over || now.over)
        saveSummary();
    Q_EMIT changed();
    if (isRecord || !carried->sentences.empty())
        Q_EMIT announced(carried->sentences);
    return std::nullopt;
}

// On disk first, on the screen afterwards. Nothing is written that could not be read again.
std::optional<Message> RunningTable::keep(const Step& step)
{
    TimedStep timed{m_clock.now(), step};
    const std::string text = writtenTableStep(timed);
    if (const auto again = readTableStep(text); !again) {
        m_trouble = tr("This can't be recorded: %1").arg(QString::fromStdString(again.error()));
        return verbatim(m_trouble.toStdString());
    }
    // Steps in the middle may be altered where the last one, which the next follows, is not.
    if (m_store.changedByOthers())
        static_cast<void>(writeLostAgain());
    const auto noRoom = makeRoom();
    const auto append = [&] { return m_store.append(m_record.id, QString::fromStdString(text), m_lastStep); };
    Appended appended = noRoom ? Appended{0, noRoom} : append();
    if (appended.number == 0 && writeLostAgain())
        appended = append();
    if (appended.number == 0) {
        m_trouble = toText(*appended.fault);
        m_late = appended.fault->kind == Kind::changedElsewhere;
        return verbatim(m_trouble.toStdString());
    }
    m_lastStep = appended.number;
    m_isPart = false;
    m_record.steps.push_back(std::move(timed));
    return std::nullopt;
}

// What the database lost of the match, or somebody altered there, while it was open is still here; false
// where nothing is lost.
bool RunningTable::writeLostAgain()
{
    const auto stored = m_store.steps(m_record.id);
    if (m_beyond > 0 ||
        (!stored && stored.error().kind != Kind::noSuchMatch && stored.error().kind != Kind::startLost))
        return false;
    const qsizetype found = stored ? stored->steps.size() : 0;
    const auto textOf = [this](qsizetype k) {
        return QString::fromStdString(writtenTableStep(m_record.steps[static_cast<std::size_t>(k)]));
    };
    for (qsizetype k = 0; k < found; ++k)
        if (k >= m_lastStep || stored->steps[k].body != textOf(k))
            return false; // another window has gone on
    const auto listed = m_store.summary(m_record.id);
    const bool isGone = !stored || (!listed && listed.error().kind == Kind::noSuchMatch);
    if (!isGone && found == m_lastStep)
        return false;
    if (isGone) {
        auto whole = wholeTableOf(m_record);
        if (!whole || !m_store.add(*whole))
            return false;
    }
    for (qsizetype k = found; !isGone && k < m_lastStep; ++k)
        if (m_store.append(m_record.id, textOf(k), k).number == 0)
            return false;
    m_damage =
        tr("From step %L1 on this match was lost or altered in the database. It was written again as it was "
           "played here.")
            .arg(found + 1);
    return true;
}

// Another window has carried the match on: it goes on from there.
void RunningTable::takeOver()
{
    if (const auto reason = load(m_record.id))
        m_trouble = *reason;
    else
        m_trouble = tr("This match was continued in another window. It is shown as it stands there now; the "
                       "last step of this window was not added.");
    Q_EMIT opened();
    Q_EMIT changed();
}

// Moves the steps aside that can't be followed; why it can't be done.
std::optional<StorageFault> RunningTable::makeRoom()
{
    if (m_beyond == 0)
        return std::nullopt;
    const auto moved = m_store.setAside(m_record.id, m_lastStep, m_lastStep + m_beyond);
    if (!moved)
        return moved.error();
    m_beyond = 0;
    return std::nullopt;
}

QString RunningTable::unsaved() const
{
    const auto fault = m_store.fault();
    return fault ? toText(*fault) : QString();
}

std::optional<QString> RunningTable::retry()
{
    const auto written = m_store.retry();
    if (m_session && m_store.isBehind(m_record.id)) {
        takeOver();
        return m_trouble;
    }
    Q_EMIT changed();
    return written ? std::nullopt : std::optional(toText(written.error()));
}

QString RunningTable::unreadDetails()
{
    return tr("The names, notes and photos of this match can't be read. They stay as they are.");
}

// The notes may have been changed on another page meanwhile. False where they can't be read: nobody may write
// over them then.
bool RunningTable::readDetailsAnew()
{
    const auto kept = m_store.details(m_record.id);
    if (!kept)
        return true; // what this window knows is kept in memory
    auto details = readTableDetails(kept->text.toStdString());
    if (details)
        m_record.details = std::move(*details);
    return details.has_value();
}

void RunningTable::setAbandoned(bool abandoned)
{
    if (!readDetailsAnew())
        return;
    m_record.details.abandoned = abandoned;
    static_cast<void>(
        m_store.setDetails(m_record.id, QString::fromStdString(writtenTableDetails(m_record.details))));
}

std::optional<QString> RunningTable::rename(const PlayerId& side, const QString& name)
{
    if (!readDetailsAnew())
        return unreadDetails();
    m_record.details.names[side.text()] = typedText(name).simplified().left(longestSideName).toStdString();
    if (const auto kept =
            m_store.setDetails(m_record.id, QString::fromStdString(writtenTableDetails(m_record.details)));
        !kept)
        return toText(kept.error());
    if (auto reason = load(m_record.id))
        return reason;
    saveSummary();
    Q_EMIT changed();
    return std::nullopt;
}

void RunningTable::abandon()
{
    m_isPart = false;
    setAbandoned(true);
    close();
}

void RunningTable::saveSummary()
{
    if (m_isPart)
        return;
    // A sound record that is shorter, or a match that is gone, is what somebody wanted: they have restored a
    // backup, say.
    if (m_store.changedByOthers()) {
        const auto there = m_store.steps(m_record.id);
        const bool isOurs = (there && there->damage && writeLostAgain()) ||
                            (there && there->steps.size() == m_lastStep + m_beyond);
        if (!isOurs)
            return;
    }
    readDetailsAnew();
    MatchSummary summary = summaryOf(m_record, *m_session);
    if (m_words)
        summary.words = m_words(summary);
    // Where another window has carried the match on, the newer summary is its.
    const auto stored = m_store.summary(summary.id);
    if (!stored || stored->changed <= summary.changed)
        static_cast<void>(m_store.setSummary(summary));
}

} // namespace adjutant
