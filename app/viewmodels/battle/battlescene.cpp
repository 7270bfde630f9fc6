#include "app/viewmodels/battle/battlescene.h"

#include "app/text/messagetext.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/workspace.h"

#include <algorithm>

namespace adjutant {

void BattleScene::clear()
{
    for (RowModel* each : {m_sides, m_forces, m_boards, m_goals})
        each->setRows({});
}

void BattleScene::show(const door::MatchView& view, const Start& start, const SortedOffers& offers)
{
    const BattleWords words(view, start);
    showSides(view, start, offers);
    const auto byId = [&words](const auto& each) {
        return RowModel::Row{QString::fromStdString(each.id), {}, QVariant::fromValue(words.rowOf(each))};
    };
    m_boards->setRows(mappedTo<QList<RowModel::Row>>(view.boards, byId));
    m_goals->setRows(mappedTo<QList<RowModel::Row>>(view.goals, byId));
    showPanes(view, start);
}

BattlePieceRow BattleScene::pieceOf(const QString& piece) const
{
    for (const RowModel* pieces : m_pieces)
        if (const auto found = pieces->valueOf<BattlePieceRow>(piece); !found.ref.isEmpty())
            return found;
    return {};
}

GameCard BattleScene::cardOf(const QString& piece) const
{
    if (!m_workspace || !m_workspace->running().isOpen())
        return {};
    const UnitRef ref = unitRefOf(piece.toStdString());
    const RunningMatch& match = m_workspace->running();
    const door::MatchView& view = match.view();
    const door::Piece* found = findIn(view.pieces, ref, &door::Piece::ref);
    if (!found)
        return {};
    GameCard card = rowOf(found->card);
    const Start& start = match.session().start();
    const GameSystem* game = findGameSystem(start.system.text());
    const Side* side = findIn(start.sides, ref.player, &Side::id);
    const RosterEntry* entry = side ? side->roster.find(EntryId(ref.unit.text())) : nullptr;
    const Catalogue* catalogue = game ? &m_workspace->catalogue(*game) : nullptr;
    const Unit* unit = catalogue && entry ? catalogue->find(entry->unit) : nullptr;
    if (!unit)
        return card;
    // The catalogue's knows the rules and weapons, as long as it has all that the card has.
    const GameCard printed = adjutant::cardOf(*unit, *game, *catalogue);
    const auto title = [](const QVariant& chip) { return chip.value<RuleChip>().title; };
    if (std::ranges::all_of(card.chips,
                            [&](const QVariant& chip) { return findIn(printed.chips, title(chip), title); }))
        card.chips = printed.chips;
    return card;
}

void BattleScene::showPanes(const door::MatchView& view, const Start& start)
{
    QVariantList panes{choiceOf(tr("Forces"), QStringLiteral("forces"))};
    for (const door::Board& board : view.boards)
        if (std::holds_alternative<door::Ground>(board.drawn))
            panes.append(choiceOf(translated(board.title), QString::fromStdString(board.id)));
    // From the beginning: the tabs stay where they are when goals are chosen.
    const GameSystem* game = findGameSystem(start.system.text());
    if (!view.goals.empty() || (game && game->goals))
        panes.append(choiceOf(tr("Missions"), QStringLiteral("goals")));
    if (std::exchange(m_panes, panes) != panes)
        Q_EMIT panesChanged();
}

void BattleScene::showSides(const door::MatchView& view, const Start& start, const SortedOffers& offers)
{
    const GameSystem* game = findGameSystem(start.system.text());
    const BattleWords words(view, start);
    QList<RowModel::Row> sides;
    QList<RowModel::Row> acting;
    QList<RowModel::Row> others;
    // Whoever has chosen in secret stays in place until all have.
    const bool sorts = m_actingFirst && std::ranges::none_of(offers.due, [](const RowModel::Row& row) {
                           return row.value.value<BattleOfferRow>().eyesOnly;
                       });
    for (const door::SideView& side : view.sides) {
        BattleSideRow row = words.rowOf(side, offers);
        if (const Side* player = findIn(start.sides, side.id, &Side::id);
            player && game && game->hasFactions) {
            const Catalogue& catalogue = m_workspace->catalogue(*game);
            row.faction = QString::fromStdString(player->roster.faction.text());
            row.factionName = adjutant::toText(player->roster.faction, catalogue);
        }
        // In the order of the list, so that a player finds each where it was; pieces that are out come last.
        QList<RowModel::Row> pieces;
        QList<RowModel::Row> gone;
        for (const door::Piece& piece : view.pieces) {
            if (piece.ref.player != side.id)
                continue;
            const BattlePieceRow each = words.rowOf(piece, offers);
            (piece.out ? gone : pieces).append({each.ref, {}, QVariant::fromValue(each)});
        }
        RowModel*& model = m_pieces[row.id];
        if (!model)
            model = new RowModel(this);
        model->setRows(pieces + gone);
        row.pieces = model;
        sides.append({row.id, {}, QVariant::fromValue(row)});
        (!sorts || row.acts || row.active ? acting : others).append(sides.constLast());
    }
    m_sides->setRows(sides);
    m_forces->setRows(acting + others);
}

} // namespace adjutant
