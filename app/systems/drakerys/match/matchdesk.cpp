#include "matchdesk.h"

#include "app/systems/drakerys/matches/recordsummary.h"
#include "app/systems/drakerys/text/commandwords.h"
#include "app/systems/drakerys/text/eventwords.h"
#include "app/systems/drakerys/text/refusalwords.h"
#include "tablenames.h"
#include "tablerows.h"
#include "workspace.h"

#include <algorithm>
#include <ranges>

namespace adjutant {

using drakerys::MatchState;
using drakerys::PlayerState;

namespace {} // namespace

MatchDesk::MatchDesk(QObject* parent)
    : QObject(parent), m_match(Workspace::current().match()), m_players(new RowModel(this)),
      m_units(new RowModel(this)), m_log(new RowModel(this))
{
    connect(&m_match, &RunningMatch::opened, this, &MatchDesk::showNow);
    connect(&m_match, &RunningMatch::changed, this, &MatchDesk::refresh);
    connect(&m_match, &RunningMatch::played, this, &MatchDesk::announce);
    refresh();
}

MatchDesk::~MatchDesk() = default;

bool MatchDesk::isOpen() const
{
    return m_match.isOpen();
}

QString MatchDesk::matchId() const
{
    return isOpen() ? m_match.record().id : QString();
}

QString MatchDesk::title() const
{
    if (!isOpen())
        return {};
    const MatchStart& start = m_match.record().start;
    if (!start.title.isEmpty())
        return start.title;
    QStringList names;
    for (const RecordedPlayer& player : start.players)
        names.append(playerName(start, player.id));
    return names.join(tr(" against "));
}

const MatchState& MatchDesk::shownState() const
{
    return m_shownState ? *m_shownState : m_match.state();
}

int MatchDesk::round() const
{
    return isOpen() ? drakerys::roundOf(shownState()) : 0;
}

bool MatchDesk::finished() const
{
    return isOpen() && drakerys::isFinished(shownState());
}

QString MatchDesk::activePlayer() const
{
    const PlayerState* active = isOpen() ? drakerys::activePlayer(shownState()) : nullptr;
    return active ? QString::fromStdString(active->id.text()) : QString();
}

QString MatchDesk::activeName() const
{
    return isOpen() ? playerName(m_match.record().start, PlayerId(activePlayer().toStdString())) : QString();
}

QString MatchDesk::activeFaction() const
{
    if (!isOpen())
        return {};
    const RecordedPlayer* player = m_match.record().start.find(PlayerId(activePlayer().toStdString()));
    return player ? QString::fromStdString(player->roster.faction.text()) : QString();
}

QString MatchDesk::activeColour() const
{
    for (const RowModel::Row& row : m_players->rows())
        if (const auto player = row.value.value<PlayerRow>(); player.active)
            return player.colour;
    return {};
}

QString MatchDesk::result() const
{
    if (!finished())
        return {};
    QStringList points;
    for (const PlayerState& player : shownState().players)
        points.append(tr("%1: %n VP", "", player.vp()).arg(playerName(m_match.record().start, player.id)));
    const auto winner = winnerOf(shownState());
    const QString words =
        winner ? tr("%1 wins.").arg(playerName(m_match.record().start, *winner)) : tr("A draw.");
    return words + QLatin1Char(' ') + points.join(QStringLiteral(" · "));
}

QString MatchDesk::undoWords() const
{
    if (!isOpen() || !m_match.folded().log().canUndo())
        return {};
    const auto& log = m_match.folded().log();
    return inWords(log.commandAt(log.cursor() - 1), namesOf(m_match.record().start));
}

QString MatchDesk::redoWords() const
{
    if (!isOpen() || !m_match.folded().log().canRedo())
        return {};
    const auto& log = m_match.folded().log();
    return inWords(log.commandAt(log.cursor()), namesOf(m_match.record().start));
}

QString MatchDesk::shownWords() const
{
    if (m_shown < 0)
        return {};
    const auto& entry = m_match.folded().log().entries()[static_cast<std::size_t>(m_shown)];
    return inWords(entry.command, namesOf(m_match.record().start));
}

void MatchDesk::setReadsLog(bool reads)
{
    if (reads == m_readsLog)
        return;
    m_readsLog = reads;
    refresh();
}

TableUnit MatchDesk::first() const
{
    return m_units->rows().isEmpty() ? TableUnit() : m_units->rows().front().value.value<TableUnit>();
}

QString MatchDesk::damage() const
{
    return m_match.damage();
}

QString MatchDesk::trouble() const
{
    return m_match.unsaved();
}

bool MatchDesk::openMatch(const QString& id)
{
    if (isOpen() && m_match.record().id == id)
        return true;
    const auto reason = m_match.open(id);
    if (reason)
        Q_EMIT said(*reason);
    return !reason;
}

void MatchDesk::closeMatch()
{
    m_match.close();
}

void MatchDesk::undo()
{
    if (const QString words = undoWords(); !words.isEmpty() && !m_shownState)
        tellMove(m_match.undo(), tr("Taken back: %1").arg(words));
}

void MatchDesk::redo()
{
    if (const QString words = redoWords(); !words.isEmpty() && !m_shownState)
        tellMove(m_match.redo(), tr("Done again: %1").arg(words));
}

void MatchDesk::tellMove(bool moved, const QString& words)
{
    if (const QString& told = moved ? words : m_match.trouble(); !told.isEmpty())
        Q_EMIT said(told);
}

void MatchDesk::showNow()
{
    m_shown = -1;
    m_shownState.reset();
}

void MatchDesk::show(int entry)
{
    showNow();
    if (!isOpen())
        return;
    const auto& entries = m_match.folded().log().entries();
    if (entry >= 0 && static_cast<std::size_t>(entry) < entries.size()) {
        // A fold of the branch that ends with the entry.
        drakerys::Match then(tableOf(m_match.record().start));
        std::vector<std::size_t> branch;
        for (std::optional<std::size_t> at = static_cast<std::size_t>(entry); at; at = entries[*at].after)
            branch.push_back(*at);
        for (const std::size_t at : branch | std::views::reverse)
            then.play(entries[at].command);
        m_shownState = then.state();
        m_shown = entry;
    }
    refresh();
}

void MatchDesk::goToShown()
{
    if (m_shown < 0)
        return;
    const QString words = shownWords();
    const auto entry = static_cast<std::size_t>(m_shown);
    showNow();
    const bool moved = m_match.goTo(entry);
    if (!moved)
        refresh();
    tellMove(moved, tr("Gone back to: %1").arg(words));
}

QVariantList MatchDesk::statusChoices(const QString& unit) const
{
    const drakerys::UnitState* state = isOpen() ? shownState().find(refOf(unit)) : nullptr;
    return state ? adjutant::statusChoices(*state) : QVariantList();
}

TableUnit MatchDesk::unit(const QString& id) const
{
    const auto row = std::ranges::find(m_units->rows(), id, &RowModel::Row::key);
    return row == m_units->rows().end() ? TableUnit() : row->value.value<TableUnit>();
}

void MatchDesk::retrySaving()
{
    m_match.retry();
    if (const QString words = m_match.trouble(); !words.isEmpty())
        Q_EMIT said(words);
}

void MatchDesk::refresh()
{
    if (!isOpen()) {
        for (RowModel* model : {m_players, m_units, m_log})
            model->setRows({});
    } else {
        const MatchStart& start = m_match.record().start;
        m_players->setRows(playerRows(start, shownState()));
        m_units->setRows(unitRows(start, shownState()));
        m_log->setRows(m_readsLog ? logRows(start, m_match.folded(), m_shown) : QList<RowModel::Row>());
    }
    Q_EMIT changed();
}

void MatchDesk::announce()
{
    const MatchStart& start = m_match.record().start;
    const TableNames names = namesOf(start);
    QStringList words;
    QString title;
    for (const drakerys::Event& event : m_match.folded().records().back().events) {
        if (std::holds_alternative<drakerys::MatchFinished>(event))
            title = tr("The game is over");
        else if (const auto* round = std::get_if<drakerys::RoundEnded>(&event))
            title = tr("Round %L1 is over").arg(round->round);
        else if (std::holds_alternative<drakerys::HeadquartersResolved>(event) && title.isEmpty())
            title = tr("Headquarters Phase");
        else
            continue;
        words.append(inWords(event, names));
    }
    if (!title.isEmpty())
        Q_EMIT announced(title, words.join(QLatin1Char('\n')));
}

} // namespace adjutant
