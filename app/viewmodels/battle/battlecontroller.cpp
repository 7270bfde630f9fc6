#include "app/viewmodels/battle/battlecontroller.h"

#include "app/matches/matchrecord.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/battle/battlerows.h"

#include <algorithm>
#include <utility>

namespace adjutant {

BattleController::BattleController(Workspace* workspace) : WorkspaceUser(workspace)
{
    connect(m_form, &BattleForm::notified, this, &BattleController::notified);
    connect(m_form, &BattleForm::left, this, [this] {
        if (m_offersWait || !m_form->waiting().empty())
            refresh();
    });
    if (workspace)
        BattleController::start();
}

void BattleController::start()
{
    m_match = &workspace().running();
    m_scene->setWorkspace(&workspace());
    m_form->setMatch(m_match);
    connect(m_match, &RunningMatch::changed, this, &BattleController::refresh);
    connect(m_scene, &BattleScene::actingFirstChanged, this, &BattleController::refresh);
    connect(m_match, &RunningMatch::opened, this, [this] {
        lookAt(-1);
        m_announcedState.clear();
        m_able.clear();
        m_form->forgetResult();
        m_form->leave();
    });
    connect(m_match, &RunningMatch::announced, this, &BattleController::report);
    refresh();
}

void BattleController::lookAt(int records)
{
    m_shownAt = records;
    m_form->setLooksBack(records >= 0);
}

void BattleController::openOffer(const QString& key)
{
    if (const auto offer = m_offers->find(key))
        m_form->openOffer(*offer);
}

void BattleController::startNow()
{
    m_startedNow = matchId();
    refresh();
}

void BattleController::cancel(const QString& key)
{
    m_form->cancel(key);
    refresh();
}

void BattleController::wantOdds(const QString& piece)
{
    if (m_form->isLive() && !m_form->active())
        m_offers->wantOdds(m_match->session(), m_match->offers(), unitRefOf(piece.toStdString()));
}

QVariantList BattleController::correctionsOf(const QString& about) const
{
    QVariantList rows;
    if (!isOpen() || m_shownAt >= 0 || m_offersWait)
        return rows;
    const BattleWords words = m_form->words();
    const UnitRef ref = unitRefOf(about.toStdString());
    const auto isAbout = [&ref](const door::OfferKey& key) {
        return ref.unit.empty() ? key.piece.player.empty() && key.side == ref.player : key.piece == ref;
    };
    for (const door::Offer& offer : m_match->offers())
        if (isAbout(offer.key) && offer.standing != door::Standing::closed && words.putsRight(offer))
            rows.append(QVariant::fromValue(words.rowOf(offer)));
    return rows;
}

QString BattleController::roundText() const
{
    return m_round > 0 && !m_offers->settingUp() ? tr("Round %L1").arg(m_round) : QString();
}

QString BattleController::phaseText() const
{
    if (m_offers->settingUp() && m_headline.startsWith(tr("Round %L1").arg(std::max(1, m_round))))
        return tr("Setup"); // whatever the game says: something is still to be done
    const QString round = roundText();
    if (round.isEmpty() || !m_headline.startsWith(round))
        return m_headline;
    qsizetype from = round.size();
    while (from < m_headline.size() && !m_headline[from].isLetterOrNumber())
        ++from;
    return m_headline.mid(from, 1).toUpper() + m_headline.mid(from + 1);
}

QString BattleController::lastReport() const
{
    constexpr qsizetype mostReported = 3;
    QStringList lines;
    for (const QVariant& each : m_reported.sliced(std::max<qsizetype>(0, m_reported.size() - mostReported)))
        lines.append(each.value<BattleReportRow>().text);
    return lines.join(QLatin1Char('\n'));
}

void BattleController::openMatch(const QString& id)
{
    if (!id.isEmpty() && (!isOpen() || id != matchId()))
        reportIf(m_match->open(id));
    lookAt(-1);
    refresh();
}

void BattleController::rename(const QString& side, const QString& name)
{
    if (isOpen() && !name.trimmed().isEmpty())
        reportIf(m_match->rename(PlayerId(side.toStdString()), name));
}

void BattleController::setClock(bool runs)
{
    if (!isOpen() || runs == hasClock())
        return;
    MatchDetails details = m_match->record().details;
    details.clock = runs;
    reportIf(m_match->setDetails(std::move(details)));
}

QString BattleController::clockOf(const QString& side) const
{
    if (!isOpen())
        return {};
    const qint64 seconds = m_match->clockOf(PlayerId(side.toStdString())) / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

void BattleController::undo()
{
    if (m_form->isLive() && m_match->session().canUndo())
        reportDone(tr("Undone: %1").arg(m_undoText), [this] { return m_match->undo(); });
}

void BattleController::redo()
{
    if (m_form->isLive() && m_match->session().canRedo())
        reportDone(tr("Redone: %1").arg(m_redoText), [this] { return m_match->redo(); });
}

void BattleController::reportDone(const QString& done, const std::function<std::optional<QString>()>& step)
{
    const std::optional<QString> trouble = step();
    reportIf(trouble);
    if (!trouble)
        announce({done});
}

void BattleController::show(int records)
{
    const int shown = records < 0 || records >= m_records ? -1 : records;
    if (shown == m_shownAt)
        return;
    lookAt(shown);
    refresh();
}

void BattleController::resumeFrom(int entry)
{
    if (isOpen() && entry >= 0)
        goBack([&] { return m_match->goTo(static_cast<std::size_t>(entry)); });
}

void BattleController::goBack(const std::function<std::optional<QString>()>& back)
{
    const std::vector<LogLine> newest = m_match->session().newest(everybody, 1);
    const int last = newest.empty() ? -1 : static_cast<int>(newest.front().entry);
    lookAt(-1);
    const std::optional<QString> trouble = back();
    reportIf(trouble);
    refresh();
    if (!trouble && last >= 0)
        Q_EMIT wentBack(last);
}

void BattleController::resumeFromShown()
{
    if (!isOpen() || m_shownAt < 0)
        return;
    const auto shown = static_cast<std::size_t>(m_shownAt);
    for (const LogLine& line : m_match->session().log(everybody))
        if (line.stands && line.position == shown)
            return resumeFrom(static_cast<int>(line.entry));
    // The start is no entry of the log.
    goBack([this] { return m_match->undo(Extent::everything); });
}

void BattleController::reportIf(const std::optional<QString>& trouble)
{
    if (trouble)
        Q_EMIT notified(*trouble);
}

void BattleController::report(const std::vector<Sentence>& lines)
{
    QStringList words;
    for (const Sentence& line : lines)
        if (line.only.empty())
            words.append(translated(line.message));
    announce(words);
    if (m_over)
        Q_EMIT ended();
}

void BattleController::announce(QStringList words)
{
    const QString state = stateText();
    if (state != m_announcedState)
        words.append(state);
    m_announcedState = state;
    if (!words.isEmpty())
        Q_EMIT announced(words.join(QLatin1Char('\n')));
}

QString BattleController::whoText() const
{
    if (m_over)
        return m_winners.isEmpty() ? tr("Drawn") : tr("Won by %1").arg(m_winners);
    return m_actingBeside.isEmpty() ? QString() : tr("To act: %1").arg(m_actingBeside);
}

QString BattleController::stateText() const
{
    const QString who = whoText();
    return who.isEmpty() ? m_headline : m_headline + QLatin1Char('\n') + who;
}

void BattleController::refresh()
{
    if (!isOpen()) {
        m_offers->clear();
        m_scene->clear();
        m_log->show(nullptr);
        m_records = 0;
        m_over = m_finished = false;
        for (QString* words :
             {&m_headline, &m_actsText, &m_actingBeside, &m_winners, &m_undoText, &m_redoText})
            words->clear();
        Q_EMIT changed();
        return;
    }
    const Session& session = m_match->session();
    m_records = static_cast<int>(session.records());
    m_form->follow();
    m_reported = reportedSinceLastProcedure(session);
    if (m_shownAt >= m_records)
        lookAt(-1);
    const bool now = m_shownAt < 0;
    const auto at = now ? std::nullopt : std::optional(static_cast<std::size_t>(m_shownAt));
    const door::MatchView then = now ? door::MatchView() : session.view(everybody, at);
    const door::MatchView& view = now ? m_match->view() : then;
    const BattleWords words(view, session.start());
    m_headline = translated(view.headline);
    m_round = view.round;
    m_begun = view.begun;
    const auto active = std::ranges::find_if(view.pieces, &door::Piece::active);
    m_activePiece = active == view.pieces.end() ? QString() : QString::fromStdString(toText(active->ref));
    m_over = view.over && !view.closing;
    m_finished = m_match->view().over && !m_match->view().closing;
    m_actsText = m_over ? QString() : words.namesOf(view.toAct);
    m_actingBeside = m_over ? QString() : words.actingBeside(m_headline);
    m_actsPlace = !m_over && view.toAct.size() == 1 ? words.placeOf(view.toAct.front()) : -1;
    m_winners = words.namesOf(winnersOf(view));
    m_undoText = translated(session.undoLabel(everybody, Extent::procedure));
    m_redoText = translated(session.redoLabel(everybody, Extent::procedure));

    // Nobody can do anything else while a form asks on: its end looks at that again.
    m_offersWait = now && m_form->asksOn();
    if (!now)
        m_offers->clear();
    else if (!m_offersWait)
        m_offers->show(m_match->offers(), words, m_form->waiting(), !m_begun && !startedNow(),
                       matchId() + roundText() + m_actsText);
    m_scene->show(view, session.start(), m_offers->sorted());
    m_form->setBoards(mappedTo<QVariantList>(m_scene->boards()->rows(), &RowModel::Row::value));
    m_log->show(&session, m_shownAt);
    Q_EMIT changed();
    if (now)
        reportWhoIsDone(m_match->view());
}

void BattleController::reportWhoIsDone(const door::MatchView& view)
{
    QHash<QString, int> able;
    QStringList ready;
    for (const door::Piece& piece : view.pieces) {
        const QString ref = QString::fromStdString(toText(piece.ref));
        able.insert(ref, piece.active ? 2 : piece.ready || piece.out ? 1 : 0);
        if (piece.ready && !piece.out)
            ready.append(ref);
    }
    const QHash<QString, int> before = std::exchange(m_able, able);
    if (std::exchange(m_ableAfter, m_records) >= m_records)
        return; // undone
    for (auto piece = before.begin(); piece != before.end(); ++piece)
        if (able.value(piece.key()) < piece.value())
            Q_EMIT pieceDone(piece.key(), ready.size() == 1 ? ready.front() : QString());
}

} // namespace adjutant
