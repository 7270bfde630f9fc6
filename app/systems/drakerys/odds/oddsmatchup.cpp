#include "oddsmatchup.h"

#include "app/systems/drakerys/text/oddswords.h"
#include "app/text/figures.h"
#include "app/text/names.h"
#include "core/systems/drakerys/odds/sideofunit.h"
#include "workspace.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

const QString readyPrefix = QStringLiteral("ready:");

std::optional<Roster> rosterOf(const QString& army)
{
    Workspace& workspace = Workspace::current();
    if (!army.startsWith(readyPrefix)) {
        auto stored = workspace.store().roster(army);
        return stored ? std::optional(std::move(stored->roster)) : std::nullopt;
    }
    for (const LoadedReadyList& list : loadReadyLists(workspace.catalogue()))
        if (readyPrefix + QString::fromStdString(list.roster.faction.text()) == army)
            return list.roster;
    return std::nullopt;
}

MatchupArmy armyOf(const QString& army)
{
    MatchupArmy side;
    const Catalogue& catalogue = Workspace::current().catalogue();
    const auto roster = rosterOf(army);
    if (!roster)
        return side;
    for (const RosterEntry& entry : roster->entries) {
        const Unit* unit = catalogue.find(entry.unit);
        const auto contender = unit ? drakerys::contenderOf(*unit, entry.size, catalogue) : std::nullopt;
        if (!contender) {
            side.unknown.append(nameOf(entry, catalogue));
            continue;
        }
        side.contenders.push_back(*contender);
        side.names.append(entry.size > 1 ? OddsMatchup::tr("%1 (%2)", "Unit (Warriors)")
                                               .arg(nameOf(entry, catalogue), QLocale().toString(entry.size))
                                         : nameOf(entry, catalogue));
    }
    return side;
}

} // namespace

OddsMatchup::OddsMatchup(QObject* parent) : QObject(parent)
{
    refresh();
}

void OddsMatchup::refresh()
{
    Workspace& workspace = Workspace::current();
    m_armies.clear();
    const auto add = [this](const QString& text, const QString& value) {
        m_armies.append(QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("value"), value}});
    };
    for (const RosterSummary& summary : workspace.store().summaries())
        add(summary.name, summary.id);
    for (const LoadedReadyList& list : loadReadyLists(workspace.catalogue()))
        add(QString::fromStdString(list.roster.name),
            readyPrefix + QString::fromStdString(list.roster.faction.text()));
    const auto valueAt = [this](qsizetype place) {
        return m_armies.value(place).toMap().value(QStringLiteral("value")).toString();
    };
    if (m_own.isEmpty())
        m_own = valueAt(0);
    if (m_enemy.isEmpty())
        m_enemy = valueAt(m_armies.size() - 1);
    Q_EMIT armiesChanged();
    m_ownArmy = armyOf(m_own);
    m_enemyArmy = armyOf(m_enemy);
    compute();
}

void OddsMatchup::setOwn(const QString& army)
{
    m_own = army;
    m_ownArmy = armyOf(army);
    compute();
}

void OddsMatchup::setEnemy(const QString& army)
{
    m_enemy = army;
    m_enemyArmy = armyOf(army);
    compute();
}

void OddsMatchup::setShooting(bool shooting)
{
    m_shooting = shooting;
    compute();
}

void OddsMatchup::setDistance(int distance)
{
    m_distance = distance;
    compute();
}

void OddsMatchup::compute()
{
    const MatchupArmy& own = m_ownArmy;
    const MatchupArmy& enemy = m_enemyArmy;
    QStringList unknown = own.unknown + enemy.unknown;
    unknown.removeDuplicates();
    m_unknown = unknown.isEmpty() ? QString()
                                  : tr("Left out, since their cards are not known: %1.")
                                        .arg(QLocale().createSeparatedList(unknown));

    const drakerys::Matchup matchup = matchupOf(own.contenders, enemy.contenders, m_distance);
    const auto& exchanges = m_shooting ? matchup.shoot : matchup.charge;
    double greatest = 1;
    for (const auto& row : exchanges)
        for (const drakerys::Exchange& cell : row)
            greatest = std::max(greatest, std::abs(cell.apRemoved - cell.apLost));

    m_cells.clear();
    for (std::size_t i = 0; i < exchanges.size(); ++i) {
        for (std::size_t j = 0; j < exchanges[i].size(); ++j) {
            const drakerys::Exchange& exchange = exchanges[i][j];
            const drakerys::Side& active = own.contenders[i].side;
            const drakerys::Side& target = enemy.contenders[j].side;
            MatchupCell cell;
            cell.possible = exchange.possible;
            cell.gain = (exchange.apRemoved - exchange.apLost) / greatest;
            cell.figure =
                exchange.possible
                    ? signedFigure(static_cast<int>(std::lround(exchange.apRemoved - exchange.apLost)))
                    : tr("–", "no shot possible");
            const auto ap = [](double value) { return apInWords(static_cast<int>(std::lround(value))); };
            cell.words = exchange.possible
                             ? tr("%1 against %2: removes %3, loses %4, target gone: %5")
                                   .arg(own.names.at(static_cast<qsizetype>(i)),
                                        enemy.names.at(static_cast<qsizetype>(j)), ap(exchange.apRemoved),
                                        ap(exchange.apLost), chanceInWords(exchange.removes))
                             : tr("%1 can't shoot at %2 from there")
                                   .arg(own.names.at(static_cast<qsizetype>(i)),
                                        enemy.names.at(static_cast<qsizetype>(j)));
            cell.active = QString::fromStdString(active.unit.text());
            cell.target = QString::fromStdString(target.unit.text());
            cell.activeWarriors = active.warriors;
            cell.targetWarriors = target.warriors;
            m_cells.append(QVariant::fromValue(cell));
        }
    }
    Q_EMIT changed();
}

} // namespace adjutant
