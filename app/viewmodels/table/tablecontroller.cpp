#include "app/viewmodels/table/tablecontroller.h"

#include "app/table/tablewords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/table/rollresult.h"
#include "app/viewmodels/table/tableviewwords.h"
#include "app/viewmodels/workspace.h"

#include <algorithm>

namespace adjutant {

TableController::TableController(Workspace* workspace)
    : WorkspaceUser(workspace), m_scene(new TableScene(this)), m_log(new TableLog(this)),
      m_offers(new TableOffers(this)), m_form(new TableForm(this)), m_touch(new TableTouch(*m_form, this)),
      m_aims(new TableAims(*m_form, *m_offers, this))
{
    connect(m_form, &TableForm::notified, this, &TableController::notified);
    connect(m_touch, &TableTouch::notified, this, &TableController::notified);
    connect(m_form, &TableForm::left, this, [this] {
        if (m_offersWait || !m_form->waiting().empty())
            refresh();
    });
    if (workspace)
        TableController::start();
}

void TableController::start()
{
    m_table = &workspace().table();
    m_scene->setWorkspace(&workspace());
    m_form->setTable(m_table);
    m_touch->setTable(m_table);
    m_aims->setTable(m_table);
    connect(m_table, &RunningTable::changed, this, &TableController::refresh);
    connect(m_table, &RunningTable::opened, this, [this] {
        lookAt(-1);
        m_saidState.clear();
        m_form->forgetResult();
        m_form->leave();
    });
    connect(m_table, &RunningTable::announced, this, &TableController::tell);
    refresh();
}

void TableController::lookAt(int records)
{
    m_shownAt = records;
    m_form->setLooksBack(records >= 0);
}

void TableController::openOffer(const QString& key)
{
    if (const auto offer = m_offers->find(key))
        m_form->openOffer(*offer);
}

void TableController::startNow()
{
    m_startedNow = matchId();
    refresh();
}

void TableController::letGo(const QString& key)
{
    m_form->letGo(key);
    refresh();
}

void TableController::wantOdds(const QString& piece)
{
    if (m_form->isLive() && !m_form->active())
        m_offers->wantOdds(m_table->session(), m_table->offers(), unitRefOf(piece.toStdString()));
}

QString TableController::matchId() const
{
    return m_table->record().id;
}

QString TableController::title() const
{
    return isOpen() ? titleOf(m_table->record().start) : QString();
}

QString TableController::roundText() const
{
    return m_round > 0 ? tr("Round %L1").arg(m_round) : QString();
}

QString TableController::phaseText() const
{
    const QString round = roundText();
    if (round.isEmpty() || !m_headline.startsWith(round))
        return m_headline;
    qsizetype from = round.size();
    while (from < m_headline.size() && !m_headline[from].isLetterOrNumber())
        ++from;
    return m_headline.mid(from, 1).toUpper() + m_headline.mid(from + 1);
}

QString TableController::lastTold() const
{
    constexpr qsizetype mostTold = 3;
    QStringList lines;
    for (const QVariant& each : m_told.sliced(std::max<qsizetype>(0, m_told.size() - mostTold)))
        lines.append(each.value<TableToldRow>().text);
    return lines.join(QLatin1Char('\n'));
}

void TableController::openMatch(const QString& id)
{
    if (!id.isEmpty() && (!isOpen() || id != matchId()))
        sayIf(m_table->open(id));
    lookAt(-1);
    refresh();
}

void TableController::rename(const QString& side, const QString& name)
{
    if (isOpen() && !name.trimmed().isEmpty())
        sayIf(m_table->rename(PlayerId(side.toStdString()), name));
}

void TableController::setClock(bool runs)
{
    if (!isOpen() || runs == hasClock())
        return;
    TableDetails details = m_table->record().details;
    details.clock = runs;
    sayIf(m_table->setDetails(std::move(details)));
}

QString TableController::clockOf(const QString& side) const
{
    if (!isOpen())
        return {};
    const qint64 seconds = m_table->clockOf(PlayerId(side.toStdString())) / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

void TableController::abandon()
{
    m_table->abandon();
}

void TableController::setActingFirst(bool first)
{
    if (m_scene->setActingFirst(first))
        refresh();
}

void TableController::undo()
{
    if (!isOpen() || m_shownAt >= 0 || !m_table->session().canUndo())
        return;
    const QString done = tr("Undone: %1").arg(m_undoText); // before it changes
    sayDone(done, m_table->undo());
}

void TableController::redo()
{
    if (!isOpen() || m_shownAt >= 0 || !m_table->session().canRedo())
        return;
    const QString done = tr("Redone: %1").arg(m_redoText); // before it changes
    sayDone(done, m_table->redo());
}

void TableController::sayDone(const QString& done, const std::optional<QString>& trouble)
{
    sayIf(trouble);
    if (!trouble)
        announce({done});
}

void TableController::show(int records)
{
    const int shown = records < 0 || records >= m_records ? -1 : records;
    if (shown == m_shownAt)
        return;
    lookAt(shown);
    refresh();
}

void TableController::goOnFrom(int entry)
{
    if (!isOpen() || entry < 0)
        return;
    lookAt(-1);
    sayIf(m_table->goTo(static_cast<std::size_t>(entry)));
    refresh();
}

void TableController::goOnFromShown()
{
    if (!isOpen() || m_shownAt < 0)
        return;
    const auto shown = static_cast<std::size_t>(m_shownAt);
    lookAt(-1);
    for (const LogLine& line : m_table->session().log(everybody))
        if (line.stands && line.position == shown)
            return goOnFrom(static_cast<int>(line.entry));
    // The start is no entry of the log.
    sayIf(m_table->undo(Extent::everything));
    refresh();
}

void TableController::sayIf(const std::optional<QString>& trouble)
{
    if (trouble)
        Q_EMIT notified(*trouble);
}

void TableController::tell(const std::vector<Sentence>& lines)
{
    QStringList words;
    for (const Sentence& line : lines)
        if (line.only.empty())
            words.append(translated(line.message));
    announce(words);
    if (m_over)
        Q_EMIT ended();
}

void TableController::announce(QStringList words)
{
    const QString state = stateText();
    if (state != m_saidState)
        words.append(state);
    m_saidState = state;
    if (!words.isEmpty())
        Q_EMIT announced(words.join(QLatin1Char('\n')));
}

QString TableController::whoText() const
{
    if (m_over)
        return m_winners.isEmpty() ? tr("Drawn") : tr("Won by %1").arg(m_winners);
    return m_actsText.isEmpty() || m_headline.contains(m_actsText) ? QString()
                                                                   : tr("To act: %1").arg(m_actsText);
}

QString TableController::stateText() const
{
    const QString who = whoText();
    return who.isEmpty() ? m_headline : m_headline + QLatin1Char('\n') + who;
}

void TableController::refresh()
{
    if (!isOpen()) {
        m_offers->clear();
        m_scene->clear();
        m_log->show(nullptr);
        m_records = 0;
        m_headline.clear();
        Q_EMIT changed();
        return;
    }
    const Session& session = m_table->session();
    m_records = static_cast<int>(session.records());
    m_form->follow();
    m_told = toldSinceLastProcedure(session);
    if (m_shownAt >= m_records)
        lookAt(-1);
    const bool now = m_shownAt < 0;
    const auto at = now ? std::nullopt : std::optional(static_cast<std::size_t>(m_shownAt));
    const table::TableView then = now ? table::TableView() : session.view(everybody, at);
    const table::TableView& view = now ? m_table->view() : then;
    const TableWords words(view, session.start());
    m_headline = translated(view.headline);
    m_round = view.round;
    m_begun = view.begun;
    const auto active = std::ranges::find_if(view.pieces, &table::Piece::active);
    m_activePiece = active == view.pieces.end() ? QString() : QString::fromStdString(toText(active->ref));
    m_over = view.over && !view.closing;
    const auto namesOf = [&words](const std::vector<PlayerId>& sides) {
        QStringList names;
        for (const PlayerId& side : sides)
            names.append(words.nameOfSide(side));
        return joinedText(names);
    };
    m_actsText = m_over ? QString() : namesOf(view.toAct);
    m_actsPlace = !m_over && view.toAct.size() == 1 ? words.placeOf(view.toAct.front()) : -1;
    m_winners = namesOf(winnersOf(view));
    m_undoText = translated(session.undoLabel(everybody, Extent::procedure));
    m_redoText = translated(session.redoLabel(everybody, Extent::procedure));

    // Nobody can do anything else while a form asks on: its end looks at that again.
    m_offersWait = now && m_form->asksOn();
    if (!now)
        m_offers->clear();
    else if (!m_offersWait)
        m_offers->show(m_table->offers(), words, m_form->waiting(), !m_begun && !isStartedNow());
    m_scene->show(view, session.start(), m_offers->sorted(), m_touch->putsRight());
    m_form->setBoards(m_scene->boardRows());
    m_log->show(&session);
    Q_EMIT changed();
}

} // namespace adjutant
