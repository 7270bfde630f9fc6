#include "app/matches/runningmatch.h"

#include "app/matches/matchfile.h"
#include "app/matches/matchlines.h"
#include "app/matches/storedmatch.h"
#include "app/storage/storagefault.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "core/systems/gamesystem.h"

#include <QUuid>

#include <algorithm>

namespace adjutant {

RunningMatch::RunningMatch(MatchStore& store, SearchWords words, QObject* parent, MatchClock clock)
    : QObject(parent), m_store(store), m_words(std::move(words)), m_clock(std::move(clock))
{}

RunningMatch::~RunningMatch()
{
    saveSummary();
    m_store.release();
}

const door::MatchView& RunningMatch::view() const
{
    if (!m_seen.view)
        m_seen.view = m_session->view(everybody);
    return *m_seen.view;
}

const std::vector<door::Offer>& RunningMatch::offers() const
{
    if (!m_seen.offers)
        m_seen.offers = m_session->offers({});
    return *m_seen.offers;
}

std::optional<QString> RunningMatch::begin(Start start, const QString& title)
{
    auto session = beginMatch(start);
    if (!session)
        return asSentence(session.error().message);
    saveSummary(); // of the one that is open, which stays so where there can't be another
    MatchClock clock = m_clock;
    clock.start();
    MatchRecord record;
    record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    record.start = {title, clock.now(), std::move(start)};
    const MatchSummary summary = summaryOf(record, **session, m_words);
    const auto held =
        m_store.putRight().and_then([&] { return m_store.create(summary, recordsOf(record)); }).and_then([&] {
            return m_store.hold(record.id);
        });
    if (!held)
        return toText(held.error());
    forget();
    m_clock = std::move(clock);
    m_record = std::move(record);
    m_session = std::move(*session);
    m_turnSince = m_clock.now();
    Q_EMIT opened();
    Q_EMIT changed();
    return std::nullopt;
}

std::optional<QString> RunningMatch::open(const QString& id)
{
    saveSummary();
    if (auto reason = load(id))
        return reason;
    Q_EMIT opened();
    Q_EMIT changed();
    return std::nullopt;
}

// Makes a match of the store the open one; where it can't be read nothing has changed.
std::optional<QString> RunningMatch::load(const QString& id)
{
    const auto why = [](const QString& reason) { return tr("This match can’t be read: %1").arg(reason); };
    const auto records = m_store.hold(id);
    if (!records)
        return why(toText(records.error()));
    auto folded = foldedMatch(id, *records, m_names);
    const QString damage = folded && folded->damage ? asSentence(messageOf(*folded)) : QString();
    if (!folded) {
        m_store.release();
        if (m_session)
            static_cast<void>(m_store.hold(m_record.id)); // the one that stays open
        return why(QString::fromStdString(folded.error()));
    }
    const bool goesOn = m_session && m_record.id == id;
    forget();
    m_record = std::move(folded->record);
    m_session = std::move(folded->session);
    const QDateTime& latest = m_record.steps.empty() ? m_record.start.started : m_record.steps.back().at;
    if (goesOn)
        m_clock.follow(latest);
    else
        m_clock.start(latest);
    m_ended = endIn(records->texts.back());
    if (!goesOn)
        m_turnSince = m_clock.now();
    if (folded->damage) {
        m_goodLines = folded->lines;
        const auto cut = records->texts.begin() + static_cast<std::ptrdiff_t>(folded->lines);
        const auto end = records->texts.end();
        m_detailsAreCut = std::ranges::find(cut, end, LineKind::about, kindOfLine) != end;
        m_damage = damage + u' ' + tr("Resuming starts a new file; the damaged one is set aside.");
    }
    return std::nullopt;
}

// What was known of the match that was open.
void RunningMatch::forget()
{
    m_record = {};
    m_session.reset();
    m_seen = {};
    m_entered.reset();
    m_goodLines.reset();
    m_ended.reset();
    m_damage.clear();
    m_trouble.clear();
}

void RunningMatch::close()
{
    if (!m_session)
        return;
    saveSummary();
    m_store.release();
    forget();
    Q_EMIT opened();
    Q_EMIT changed();
}

std::optional<QString> RunningMatch::play(const door::OfferKey& key, const door::Answers& answers,
                                          std::vector<std::string> accepted)
{
    return apply([&](const Keep& keep) { return m_session->play(key, answers, std::move(accepted), keep); },
                 true);
}

std::optional<QString> RunningMatch::command(const std::string& procedure, const door::Answers& answers,
                                             std::vector<std::string> accepted)
{
    return apply(
        [&](const Keep& keep) { return m_session->command(procedure, answers, std::move(accepted), keep); },
        true);
}

std::optional<QString> RunningMatch::undo(Extent extent)
{
    return apply([&](const Keep& keep) { return m_session->undo(extent, keep); }, false);
}

std::optional<QString> RunningMatch::redo(Extent extent)
{
    return apply([&](const Keep& keep) { return m_session->redo(extent, keep); }, false);
}

std::optional<QString> RunningMatch::goTo(std::size_t entry)
{
    return apply([&](const Keep& keep) { return m_session->goTo(entry, keep); }, false);
}

std::optional<QString> RunningMatch::apply(const std::function<Applied(const Keep& keep)>& change,
                                           bool isRecord)
{
    m_trouble.clear();
    const int round = view().round;
    const bool wasOver = view().over;
    const Applied applied = change([this](const Step& step) { return persist(step); });
    if (!applied)
        return m_trouble.isEmpty() ? asSentence(applied.error().message) : m_trouble;
    if (isRecord && m_record.details.abandoned) {
        m_record.details.abandoned = false;
        // The step is kept all the same.
        static_cast<void>(append({writtenAbout(m_clock.now(), m_record.details)}));
    }
    m_seen = {};
    const door::MatchView& now = view();
    // What is counted after the end changes who has won.
    if (round != now.round || wasOver || now.over)
        saveSummary();
    Q_EMIT changed();
    if (isRecord || !applied->sentences.empty())
        Q_EMIT announced(applied->sentences);
    return std::nullopt;
}

// On disk first, on the screen afterwards.
std::optional<Message> RunningMatch::persist(const Step& step)
{
    TimedStep timed{m_clock.now(), step, clockRuns(), clockNow(), m_by};
    if (const auto fault = append({writtenStep(timed)})) {
        m_trouble = toRefusal(*fault);
        return verbatim(m_trouble.toStdString());
    }
    m_turnSince = timed.at;
    m_record.steps.push_back(std::move(timed));
    return std::nullopt;
}

std::string RunningMatch::clockRuns() const
{
    const door::MatchView& now = view();
    const bool runs = m_record.details.clock && !now.over && now.toAct.size() == 1;
    return runs ? now.toAct.front().text() : std::string();
}

qint64 RunningMatch::clockNow() const
{
    const qint64 turn = clockRuns().empty() ? 0 : m_turnSince.msecsTo(m_clock.now());
    return std::clamp<qint64>(turn, 0, TimedStep::longestTurn);
}

qint64 RunningMatch::clockOf(const PlayerId& side) const
{
    qint64 all = clockRuns() == side.text() ? clockNow() : 0;
    for (const TimedStep& step : m_record.steps)
        all += step.clockOf == side.text() ? step.clockMillis : 0;
    return all;
}

// Appends records; where some of the old ones can't be used, behind the last usable one.
std::optional<StorageFault> RunningMatch::append(std::vector<std::string> records)
{
    if (m_goodLines) {
        if (m_detailsAreCut)
            records.insert(records.begin(), writtenAbout(m_clock.now(), m_record.details));
        if (const auto cut = m_store.rewrite(m_record.id, *m_goodLines, records); !cut)
            return cut.error();
        m_goodLines.reset();
        m_damage.clear(); // it is set aside
    } else if (const auto written = m_store.append(m_record.id, records); !written) {
        return written.error();
    }
    m_ended.reset();
    return std::nullopt;
}

std::optional<QString> RunningMatch::setDetails(MatchDetails details)
{
    const MatchDetails before = std::exchange(m_record.details, std::move(details));
    if (const auto fault = append({writtenAbout(m_clock.now(), m_record.details)})) {
        m_record.details = before;
        return toRefusal(*fault);
    }
    if (m_record.details.names != before.names)
        if (auto reason = load(m_record.id)) // whose sentences have the names
            return reason;
    if (m_record.details.clock && !before.clock)
        m_turnSince = m_clock.now();
    saveSummary();
    Q_EMIT changed();
    return std::nullopt;
}

std::optional<QString> RunningMatch::rename(const PlayerId& side, const QString& name)
{
    MatchDetails details = m_record.details;
    details.names[side.text()] = cutTo(Roster::longestName, typedText(name).simplified()).toStdString();
    return setDetails(std::move(details));
}

std::optional<QString> RunningMatch::bring(const PlayerId& side, Roster list, const Catalogue& catalogue)
{
    MatchRecord record = m_record;
    const auto brings = std::ranges::find(record.start.start.sides, side, &Side::id);
    if (!record.steps.empty() || m_goodLines || brings == record.start.start.sides.end())
        return tr("The match has begun: lists can’t be changed any more.");
    brings->roster = std::move(list);
    std::vector<std::string>& brought = record.start.brought;
    const std::string phone = m_by.substr(0, m_by.find('/'));
    std::erase_if(brought, [&phone](const std::string& each) { return each.starts_with(phone + '/'); });
    if (!m_by.empty())
        brought.push_back(m_by);
    if (brought.size() > MatchStart::mostBrought) // of phones that were removed since
        brought.erase(brought.begin());
    const GameSystem* game = findGameSystem(record.start.start.system.text());
    record.start.start = withCards(std::move(record.start.start), *game, catalogue);
    const auto session = beginMatch(record.start.start);
    if (!session)
        return asSentence(session.error().message);
    const MatchSummary summary = summaryOf(record, **session, m_words);
    if (const auto written = m_store.rewrite(record.id, 0, recordsOf(record)); !written)
        return m_trouble = toRefusal(written.error());
    m_store.setSummary(summary);
    if (auto reason = load(m_record.id))
        return reason;
    Q_EMIT changed();
    return std::nullopt;
}

std::optional<QString> RunningMatch::abandon()
{
    MatchDetails details = m_record.details;
    details.abandoned = true;
    auto reason = setDetails(std::move(details));
    if (!reason)
        close();
    return reason;
}

void RunningMatch::saveSummary()
{
    // What the history has of a damaged one may be all that tells how it ended.
    if (!m_session || m_goodLines)
        return;
    const MatchSummary summary = summaryOf(m_record, view(), m_words);
    if (m_ended)
        m_ended->words = summary.words; // in whatever language it was written
    if (summary.isOver() && m_ended != summary && !append({writtenEnd(m_clock.now(), summary)}))
        m_ended = summary;
    m_store.setSummary(summary);
}

} // namespace adjutant
