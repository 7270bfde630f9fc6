#include "app/viewmodels/bin.h"

#include "app/storage/storagefault.h"
#include "app/storage/storefiles.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/rows/row.h"
#include "core/systems/gamesystem.h"

#include <QSet>

#include <utility>

namespace adjutant {

namespace {

QString keptUntil(const QDateTime& deletedAt)
{
    return Bin::tr("stays until at least %1").arg(dayText(deletedAt.addDays(storefiles::daysInTrash)));
}

} // namespace

QString Bin::contents() const
{
    const int lists = static_cast<int>(m_lists.size()), matches = static_cast<int>(m_matches.size());
    return joinedParts({lists > 0 ? tr("%Ln list(s)", nullptr, lists) : QString(),
                        matches > 0 ? tr("%Ln match(es)", nullptr, matches) : QString()},
                       QStringLiteral(", "));
}

void Bin::look()
{
    QVariantList lists;
    QSet<QString> ids;
    for (const auto& deleted : m_workspace.store().deleted()) {
        const RosterSummary& list = deleted.summary;
        if (ids.contains(list.id))
            continue; // an older one of the same, which can be brought back after this
        ids.insert(list.id);
        const GameSystem* game = findGameSystem(list.system.toStdString());
        const QString name = game ? QString::fromUtf8(game->name) : list.system;
        lists.append(QVariant::fromValue(
            RuleChip{.title = list.name,
                     .summary = name + QStringLiteral(" · ") + keptUntil(deleted.at),
                     .rule = list.id,
                     .icon = list.faction.isEmpty() ? QStringLiteral("ui/armies")
                                                    : QStringLiteral("factions/") + list.faction}));
    }
    QVariantList matches = rowsOf(m_workspace.matches().deleted(), [](const auto& deleted) {
        const MatchSummary& match = deleted.summary;
        return RuleChip{.title = titleOf(match),
                        .summary = dayText(match.started) + QStringLiteral(" · ") + keptUntil(deleted.at),
                        .rule = match.id,
                        .icon = QStringLiteral("ui/history")};
    });
    if (lists == m_lists && matches == m_matches)
        return;
    m_lists = std::move(lists);
    m_matches = std::move(matches);
    Q_EMIT changed();
}

QString Bin::bringBackList(const QString& list)
{
    const auto done = m_workspace.store().restore(list);
    look();
    return done ? QString() : toRefusal(done.error());
}

QString Bin::bringBackMatch(const QString& match)
{
    const auto done = m_workspace.matches().restore(match);
    look();
    return done ? QString() : toRefusal(done.error());
}

} // namespace adjutant
