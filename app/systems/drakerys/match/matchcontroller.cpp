#include "matchcontroller.h"

#include "app/table/tablefold.h"
#include "spokentext.h"
#include "tablerows.h"
#include "workspace.h"

#include <algorithm>

namespace adjutant {

using drakerys::MatchState;
using drakerys::PlayerState;

namespace {

const LogLine* lineOf(const std::vector<LogLine>& log, int entry)
{
    return entry >= 0 && static_cast<std::size_t>(entry) < log.size() ? &log[static_cast<std::size_t>(entry)]
                                                                      : nullptr;
}

// The table as it stood when an entry of the log was made, on whatever branch.
std::optional<MatchState> stateAfter(const TableRecord& record, std::size_t entry)
{
    TableRecord until = record;
    std::size_t seen = 0;
    for (std::size_t k = 0; k < until.steps.size(); ++k)
        if (until.steps[k].step.kind == Step::Kind::record && seen++ == entry)
            until.steps.resize(k + 1);
    const auto folded = foldedTable(std::move(until));
    return folded ? std::optional(drakerys::stateOf(*folded->session)) : std::nullopt;
}

} // namespace

MatchController::MatchController(QObject* parent)
    : QObject(parent), m_match(Workspace::current().table()), m_players(new RowModel(this)),
      m_units(new RowModel(this)), m_log(new RowModel(this))
{
    connect(&m_match.table(), &RunningTable::opened, this, &MatchController::showNow);
    connect(&m_match.table(), &RunningTable::changed, this, &MatchController::refresh);
    connect(&m_match.table(), &RunningTable::told, this, &MatchController::announce);
    refresh();
}

bool MatchController::isOpen() const
{
    return m_match.isOpen();
}

QString MatchController::matchId() const
{
    return isOpen() ? m_match.record().id : QString();
}

QString MatchController::title() const
{
    if (!isOpen())
        return {};
    if (const QString& title = m_match.record().start.title; !title.isEmpty())
        return title;
    QStringList names;
    for (const PlayerState& player : m_match.state().players)
        names.append(spoken(player));
    return names.join(tr(" against "));
}

const MatchState& MatchController::shownState() const
{
    return m_shownState ? *m_shownState : m_match.state();
}

int MatchController::round() const
{
    return isOpen() ? drakerys::roundOf(shownState()) : 0;
}

bool MatchController::finished() const
{
    return isOpen() && drakerys::isFinished(shownState());
}

QString MatchController::activePlayer() const
{
    const PlayerState* active = isOpen() ? drakerys::activePlayer(shownState()) : nullptr;
    return active ? QString::fromStdString(active->id.text()) : QString();
}

QString MatchController::activeName() const
{
    const PlayerState* active = isOpen() ? drakerys::activePlayer(shownState()) : nullptr;
    return active ? spoken(*active) : QString();
}

QString MatchController::activeFaction() const
{
    if (!isOpen())
        return {};
    return fromCore(peopleOf(m_match.start(), PlayerId(activePlayer().toStdString())).text());
}

QString MatchController::activeColour() const
{
    for (const RowModel::Row& row : m_players->rows())
        if (const auto player = row.value.value<PlayerRow>(); player.active)
            return player.colour;
    return {};
}

QString MatchController::result() const
{
    if (!finished())
        return {};
    QStringList points;
    QString words = tr("A draw.");
    const auto& players = shownState().players;
    for (const PlayerState& player : players) {
        points.append(tr("%1: %n VP", "", player.vp()).arg(spoken(player)));
        if (std::ranges::all_of(players, [&player](const PlayerState& other) {
                return &other == &player || other.vp() < player.vp();
            }))
            words = tr("%1 wins.").arg(spoken(player));
    }
    return words + QLatin1Char(' ') + points.join(QStringLiteral(" · "));
}

QString MatchController::undoText() const
{
    const bool can = isOpen() && m_match.session().canUndo();
    return can ? translated(m_match.session().undoLabel({}, Extent::procedure)) : QString();
}

QString MatchController::redoText() const
{
    const bool can = isOpen() && m_match.session().canRedo();
    return can ? translated(m_match.session().redoLabel({}, Extent::procedure)) : QString();
}

void MatchController::setReadsLog(bool reads)
{
    if (reads == m_readsLog)
        return;
    m_readsLog = reads;
    refresh();
}

TableUnit MatchController::first() const
{
    return m_units->rows().isEmpty() ? TableUnit() : m_units->rows().front().value.value<TableUnit>();
}

QString MatchController::damage() const
{
    return m_match.table().damage();
}

QString MatchController::unsaved() const
{
    return m_match.table().unsaved();
}

bool MatchController::openMatch(const QString& id)
{
    if (isOpen() && m_match.record().id == id)
        return true;
    const auto reason = m_match.table().open(id);
    if (reason)
        Q_EMIT told(*reason);
    return !reason;
}

void MatchController::closeMatch()
{
    m_match.table().close();
}

void MatchController::undo()
{
    if (const QString words = undoText(); !words.isEmpty() && !m_shownState)
        tellMove(m_match.table().undo(), tr("Taken back: %1").arg(words));
}

void MatchController::redo()
{
    if (const QString words = redoText(); !words.isEmpty() && !m_shownState)
        tellMove(m_match.table().redo(), tr("Done again: %1").arg(words));
}

void MatchController::tellMove(const std::optional<QString>& trouble, const QString& words)
{
    Q_EMIT told(trouble.value_or(words));
}

void MatchController::showNow()
{
    m_shown = -1;
    m_shownText.clear();
    m_shownState.reset();
}

void MatchController::show(int entry)
{
    showNow();
    if (!isOpen())
        return;
    const std::vector<LogLine> log = m_match.session().log({});
    if (const LogLine* line = lineOf(log, entry)) {
        m_shownState = line->stands ? drakerys::stateOf(m_match.session(), line->position)
                                    : stateAfter(m_match.record(), line->entry);
        if (m_shownState) {
            m_shown = entry;
            m_shownText = textOfLine(*line);
        }
    }
    refresh();
}

void MatchController::goToShown()
{
    if (m_shown < 0)
        return;
    const QString words = m_shownText;
    const auto entry = static_cast<std::size_t>(m_shown);
    showNow();
    const auto trouble = m_match.table().goTo(entry);
    if (trouble)
        refresh();
    tellMove(trouble, tr("Gone back to: %1").arg(words));
}

QVariantList MatchController::statusChoices(const QString& unit) const
{
    const drakerys::UnitState* state = isOpen() ? shownState().find(refOf(unit)) : nullptr;
    return state ? adjutant::statusChoices(*state) : QVariantList();
}

TableUnit MatchController::unit(const QString& id) const
{
    const auto row = std::ranges::find(m_units->rows(), id, &RowModel::Row::key);
    return row == m_units->rows().end() ? TableUnit() : row->value.value<TableUnit>();
}

void MatchController::retrySaving()
{
    if (const auto trouble = m_match.table().retry())
        Q_EMIT told(*trouble);
}

void MatchController::refresh()
{
    m_before = std::exchange(m_now, Standing());
    if (!isOpen()) {
        for (RowModel* model : {m_players, m_units, m_log})
            model->setRows({});
    } else {
        const MatchState& state = m_match.state();
        m_now = {drakerys::roundOf(state), 0, drakerys::isFinished(state)};
        for (const PlayerState& player : state.players)
            m_now.headquarters += player.headquarters();
        m_players->setRows(playerRows(m_match.start(), shownState()));
        m_units->setRows(unitRows(shownState()));
        m_log->setRows(m_readsLog ? logRows(m_match.record(), m_match.session(), m_shown)
                                  : QList<RowModel::Row>());
    }
    Q_EMIT changed();
}

// The first line says what was done; what it cost in Warriors stands beside the Units.
void MatchController::announce(const std::vector<adjutant::Told>& lines)
{
    if (!isOpen())
        return;
    const QString title = m_now.over && !m_before.over   ? tr("The game is over")
                          : m_now.round > m_before.round ? tr("Round %L1 is over").arg(m_before.round)
                          : m_now.headquarters > m_before.headquarters ? tr("Headquarters Phase")
                                                                       : QString();
    if (title.isEmpty())
        return;
    QStringList words;
    for (std::size_t k = 1; k < lines.size(); ++k)
        if (lines[k].tone != table::Tone::bad)
            words.append(translated(lines[k].message));
    Q_EMIT announced(title, words.join(QLatin1Char('\n')));
}

} // namespace adjutant
