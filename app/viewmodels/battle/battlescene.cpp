#include "app/viewmodels/battle/battlescene.h"

#include "app/text/messagetext.h"
#include "app/viewmodels/rows/row.h"
#include "app/viewmodels/workspace.h"

#include <algorithm>

namespace adjutant {

void BattleScene::setWorkspace(Workspace* workspace)
{
    m_workspace = workspace;
    m_match = &workspace->running();
}

QVariantList BattleScene::boardRows() const
{
    QVariantList rows;
    for (const RowModel::Row& board : m_boards->rows())
        rows.append(board.value);
    return rows;
}

void BattleScene::clear()
{
    for (RowModel* each : {m_sides, m_boards, m_goals})
        each->setRows({});
}

void BattleScene::show(const door::MatchView& view, const Start& start, const SortedOffers& offers)
{
    const BattleWords words(view, start);
    showSides(view, start, offers);
    QList<RowModel::Row> boards;
    for (const door::Board& board : view.boards)
        boards.append({QString::fromStdString(board.id), {}, QVariant::fromValue(words.rowOf(board))});
    m_boards->setRows(boards);
    QList<RowModel::Row> goals;
    for (const door::Goal& goal : view.goals)
        goals.append({QString::fromStdString(goal.id), {}, QVariant::fromValue(words.rowOf(goal))});
    m_goals->setRows(goals);
    showPanes(view, start);
}

BattlePieceRow BattleScene::firstPiece() const
{
    for (const RowModel::Row& side : m_sides->rows()) {
        const RowModel* pieces = side.value.value<BattleSideRow>().pieces;
        if (pieces->count() > 0)
            return pieces->rows().constFirst().value.value<BattlePieceRow>();
    }
    return {};
}

BattlePieceRow BattleScene::pieceOf(const QString& piece) const
{
    for (const RowModel* pieces : m_pieces)
        if (const auto found = pieces->valueOf<BattlePieceRow>(piece); !found.ref.isEmpty())
            return found;
    return {};
}

BattleBoardRow BattleScene::boardOf(const QString& board) const
{
    return m_boards->valueOf<BattleBoardRow>(board);
}

BattleSideRow BattleScene::sideOf(const QString& side) const
{
    return m_sides->valueOf<BattleSideRow>(side);
}

GameCard BattleScene::cardOf(const QString& piece) const
{
    if (!m_match || !m_match->isOpen())
        return {};
    const UnitRef ref = unitRefOf(piece.toStdString());
    const door::MatchView& view = m_match->view();
    const auto found = std::ranges::find(view.pieces, ref, &door::Piece::ref);
    if (found == view.pieces.end())
        return {};
    const GameCard card = rowOf(found->card);
    const Start& start = m_match->session().start();
    const GameSystem* game = findGameSystem(start.system.text());
    const auto side = std::ranges::find(start.sides, ref.player, &Side::id);
    const RosterEntry* entry =
        side == start.sides.end() ? nullptr : side->roster.find(EntryId(ref.unit.text()));
    const Catalogue* catalogue = game ? &m_workspace->catalogue(*game) : nullptr;
    const Unit* unit = catalogue && entry ? catalogue->find(entry->unit) : nullptr;
    if (!unit)
        return card;
    // The catalogue's knows the rules and weapons, as long as it has all that the card has.
    GameCard whole = card;
    const GameCard printed = adjutant::cardOf(*unit, *game, *catalogue);
    const bool hasAll = std::ranges::all_of(card.chips, [&printed](const QVariant& chip) {
        return std::ranges::any_of(printed.chips, [&chip](const QVariant& other) {
            return other.value<RuleChip>().title == chip.value<RuleChip>().title;
        });
    });
    if (hasAll)
        whole.chips = printed.chips;
    return whole;
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
    if (std::exchange(m_panes, panes) == panes)
        return;
    Q_EMIT panesChanged();
}

RowModel* BattleScene::piecesOf(const QString& side)
{
    RowModel*& pieces = m_pieces[side];
    if (!pieces)
        pieces = new RowModel(this);
    return pieces;
}

void BattleScene::showSides(const door::MatchView& view, const Start& start, const SortedOffers& offers)
{
    const GameSystem* game = findGameSystem(start.system.text());
    const BattleWords words(view, start);
    QList<RowModel::Row> acting;
    QList<RowModel::Row> others;
    // Whoever has chosen in secret stays in place until all have.
    const bool sorts = m_actingFirst && std::ranges::none_of(offers.due, [](const RowModel::Row& row) {
                           return row.value.value<BattleOfferRow>().eyesOnly;
                       });
    for (const door::SideView& side : view.sides) {
        BattleSideRow row = words.rowOf(side, offers);
        if (const auto player = std::ranges::find(start.sides, side.id, &Side::id);
            game && game->hasFactions && player != start.sides.end()) {
            const Catalogue& catalogue = m_workspace->catalogue(*game);
            row.faction = QString::fromStdString(player->roster.faction.text());
            row.factionName = adjutant::toText(player->roster.faction, catalogue);
            row.colour = colourOf(player->roster.faction, catalogue);
        }
        // In the order of the list, whoever can act or is out: a player finds each where it was.
        QList<RowModel::Row> pieces;
        for (const door::Piece& piece : view.pieces) {
            if (piece.ref.player != side.id)
                continue;
            const BattlePieceRow each = words.rowOf(piece, offers);
            pieces.append({each.ref, {}, QVariant::fromValue(each)});
        }
        row.pieces = piecesOf(row.id);
        row.pieces->setRows(pieces);
        (!sorts || row.acts || row.active ? acting : others).append({row.id, {}, QVariant::fromValue(row)});
    }
    m_sides->setRows(acting + others);
}

} // namespace adjutant
