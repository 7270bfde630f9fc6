#include "tablerows.h"

#include "app/text/figures.h"
#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/statuses.h"
#include "core/systems/drakerys/missions/judge.h"
#include "factioncolour.h"
#include "openmatch.h"
#include "spokentext.h"
#include "workspace.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace adjutant {

using drakerys::MatchState;
using drakerys::PlayerState;
using drakerys::UnitState;

namespace {

struct TableText
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::TableText)
};

// Of tokens on one square the one that arrived last lies on top.
int pileBelow(const MatchState& state, const PlayerState& player)
{
    return static_cast<int>(std::ranges::count_if(state.players, [&player](const PlayerState& other) {
        return other.square() == player.square() && other.arrival < player.arrival;
    }));
}

// What is under cover tells nothing as long as the game lasts.
int vpOf(const std::vector<drakerys::MissionVerdict>& verdicts, const PlayerId& player, bool finished)
{
    int vp = 0;
    for (const drakerys::MissionVerdict& verdict : verdicts)
        if (verdict.player == player && (finished || !verdict.secret))
            vp += verdict.vp;
    return vp;
}

QString profileLine(const drakerys::UnitCard& card)
{
    if (!card.profile)
        return TableText::tr("Card not known");
    const Profile& p = *card.profile;
    const QLocale locale;
    const auto n = [&locale](int value) { return locale.toString(value); };
    return TableText::tr(
               "Actions %1 · Combat %2 · Strength %3 · Resistance %4 · Willpower %5 · March/Charge %6/%7 cm")
        .arg(n(p.actions),
             p.shooting ? QStringLiteral("%1/%2").arg(n(p.combat), n(*p.shooting)) : n(p.combat),
             n(p.strength), n(p.resistance), n(p.willpower), n(p.march), n(p.charge));
}

QString standingWords(const TableUnit& row)
{
    if (row.removed)
        return TableText::tr("off the table");
    QStringList words{TableText::tr("%L1 of %n Warrior(s)", "", row.size).arg(row.warriors)};
    if (row.injuries > 0)
        words.append(TableText::tr("%n Injury token(s)", "", row.injuries));
    if (row.stress > 0)
        words.append(TableText::tr("%n Stress token(s)", "", row.stress));
    for (const QVariant& chip : row.status)
        words.append(chip.value<StatusChip>().words);
    if (!row.carries.isEmpty())
        words.append(row.carries);
    return joinedInWords(words);
}

TableUnit rowOf(const MatchState& state, const PlayerState& player, const UnitState& unit)
{
    const UnitRef ref{player.id, unit.id()};
    TableUnit row;
    row.id = fromCore(textOf(ref));
    row.name = spoken(state, ref);
    row.player = fromCore(player.id.text());
    row.side = static_cast<int>(&player - state.players.data());
    row.faction = fromCore(factionOf(unit.card->unit).text());
    row.warriors = unit.warriors;
    row.size = unit.card->size;
    row.injuries = unit.injuries;
    row.health = unit.card->health();
    row.stress = unit.stress;
    row.actions = drakerys::actionsOf(unit).value_or(0);
    for (const StatusId& token : unit.status)
        row.status.append(QVariant::fromValue(StatusChip{fromCore(token.text()), spoken(token), true}));
    const auto carried =
        std::ranges::count(state.objectives, std::optional(ref), &drakerys::ObjectiveState::carrier);
    if (carried > 0)
        row.carries = TableText::tr("carries %n Objective(s)", "", static_cast<int>(carried));
    row.profile = profileLine(*unit.card);
    row.removed = unit.removed();
    row.engaged = unit.has(drakerys::status::engaged);
    const PlayerState* active = drakerys::activePlayer(state);
    row.canActivate = active == &player && !unit.removed();
    row.words = standingWords(row);
    return row;
}

} // namespace

QList<RowModel::Row> playerRows(const Start& start, const MatchState& state)
{
    QList<RowModel::Row> rows;
    const PlayerState* active = drakerys::activePlayer(state);
    const auto verdicts = drakerys::verdictsOf(state);
    for (const PlayerState& player : state.players) {
        const auto left =
            std::ranges::count_if(player.units, [](const UnitState& unit) { return !unit.removed(); });
        PlayerRow row;
        row.id = fromCore(player.id.text());
        row.name = spoken(player);
        row.faction = fromCore(peopleOf(start, player.id).text());
        row.colour = colourOf(FactionId(row.faction.toStdString()), Workspace::current().catalogue());
        row.place = static_cast<int>(rows.size());
        row.vp = player.vp();
        row.owed = vpOf(verdicts, player.id, drakerys::isFinished(state));
        row.square = player.square();
        row.headquarters = player.headquarters();
        row.pile = pileBelow(state, player);
        row.active = active == &player;
        row.done = player.done();
        row.listed = !player.units.empty();
        row.canPass = row.active && row.listed && !drakerys::affordableUnit(player);
        row.units = TableText::tr("%n Unit(s) left", "", static_cast<int>(left));
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    return rows;
}

QList<RowModel::Row> unitRows(const MatchState& state)
{
    std::vector<const PlayerState*> players;
    for (const PlayerState& player : state.players)
        players.push_back(&player);
    const PlayerState* active = drakerys::activePlayer(state);
    std::ranges::stable_sort(players, {}, [active](const PlayerState* each) { return each != active; });
    QList<RowModel::Row> rows;
    for (const PlayerState* player : players) {
        QString heading = TableText::tr("Units of %1").arg(spoken(*player));
        for (const bool removed : {false, true})
            for (const UnitState& unit : player->units)
                if (unit.removed() == removed) {
                    TableUnit row = rowOf(state, *player, unit);
                    row.heading = std::exchange(heading, QString());
                    rows.append({row.id, row.player, QVariant::fromValue(row)});
                }
    }
    return rows;
}

QString textOfLine(const LogLine& line)
{
    return translated(line.told.empty() ? line.label : line.told.front().message);
}

QList<RowModel::Row> logRows(const TableRecord& record, const Session& session, int shown)
{
    std::vector<QDateTime> times; // of the entries
    for (const TimedStep& step : record.steps)
        if (step.step.kind == adjutant::Step::Kind::record)
            times.push_back(step.at);
    QList<RowModel::Row> rows;
    for (const LogLine& line : session.log({})) {
        QStringList brought;
        for (std::size_t k = 1; k < line.told.size(); ++k)
            brought.append(translated(line.told[k].message));
        QStringList warnings;
        for (const table::Remark& warning : line.warnings)
            warnings.append(asSentence(warning.message));
        LogRow row;
        row.entry = static_cast<int>(line.entry);
        row.words = textOfLine(line);
        row.brought = brought.join(QStringLiteral(" · "));
        row.warnings = warnings.join(QLatin1Char(' '));
        if (!line.accepted.empty())
            row.warnings = TableText::tr("Agreed all the same: %1").arg(row.warnings);
        if (line.entry < times.size())
            row.time = QLocale().toString(times[line.entry].toLocalTime().time(), QLocale::ShortFormat);
        row.standing = line.stands;
        row.shown = shown == row.entry;
        rows.prepend({QString::number(line.entry), {}, QVariant::fromValue(row)});
    }
    return rows;
}

QVariantList statusChoices(const UnitState& unit)
{
    QVariantList chips;
    for (const std::string_view token : drakerys::knownStatuses()) {
        const StatusId id{std::string(token)};
        chips.append(QVariant::fromValue(StatusChip{fromCore(id.text()), spoken(id), unit.has(token)}));
    }
    return chips;
}

} // namespace adjutant
