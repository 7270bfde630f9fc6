#include "app/viewmodels/battle/battlerows.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/battle/groundtouch.h"
#include "core/door/members.h"

#include <QLocale>
#include <QPointF>

namespace adjutant {

namespace {

constexpr auto fromUtf8 = &QString::fromStdString;

QVariantList countersOf(const std::vector<door::Counter>& counters)
{
    return rowsOf(counters, [](const door::Counter& counter) {
        return BattleCounterRow{
            .id = fromUtf8(counter.id),
            .label = translated(counter.label),
            .valueText = counter.most ? figure(counter.value) + QLatin1Char('/') + figure(*counter.most)
                                      : figure(counter.value),
            .tone = QLatin1String(toId(counter.tone)),
            .adjustable = !counter.adjust.empty(),
            .none = counter.value == 0 && !counter.most, // what has a most may be below 0, too
            .value = counter.value,
            .most = counter.most.value_or(-1)};
    });
}

} // namespace

QString textOfKey(const door::OfferKey& key)
{
    const std::string piece = key.piece.player.empty() ? std::string() : toText(key.piece);
    return fromUtf8(key.procedure + '|' + piece + '|' + key.side.text());
}

QPointF BattleBoardRow::meant(double x, double y) const
{
    constexpr double beside = 2;
    const auto to = [](double at, int parts) { return std::round(at * parts) / parts; };
    for (const QVariant& item : items)
        if (const auto row = item.value<BattleItemRow>();
            row.flat && !row.filled && !row.movable && std::hypot(row.x - x, row.y - y) <= beside)
            return {to(row.x, 10), to(row.y, 10)};
    return {to(x, 2), to(y, 2)};
}

QString BattleWords::nameOfSide(const PlayerId& side) const
{
    const auto found = std::ranges::find(m_view.sides, side, &door::SideView::id);
    return found != m_view.sides.end() ? translated(found->name) : fromUtf8(side.text());
}

QString BattleWords::namesOf(const std::vector<PlayerId>& sides) const
{
    return joinedText(
        mappedTo<QStringList>(sides, [this](const PlayerId& side) { return nameOfSide(side); }));
}

QString BattleWords::actingBeside(const QString& headline) const
{
    const auto isNamed = [&](const PlayerId& side) { return headline.contains(nameOfSide(side)); };
    const auto acts = [&](const door::Piece& piece) {
        return piece.ready && findIn(m_view.toAct, piece.ref.player) &&
               headline.contains(translated(piece.name));
    };
    const bool isClear = m_view.toAct.size() == m_view.sides.size() ||
                         std::ranges::all_of(m_view.toAct, isNamed) ||
                         std::ranges::any_of(m_view.pieces, acts);
    return isClear ? QString() : namesOf(m_view.toAct);
}

QString BattleWords::nameOfPiece(const UnitRef& piece) const
{
    const auto found = std::ranges::find(m_view.pieces, piece, &door::Piece::ref);
    return found != m_view.pieces.end() ? translated(found->name) : fromUtf8(toText(piece));
}

int BattleWords::placeOf(const PlayerId& side) const
{
    if (const Side* found = findIn(m_start.sides, side, &Side::id))
        return static_cast<int>(found - m_start.sides.data());
    // Sides that the game itself brings come behind those of the players.
    const door::SideView* shown = findIn(m_view.sides, side, &door::SideView::id);
    return shown ? static_cast<int>(std::ssize(m_start.sides) + (shown - m_view.sides.data())) : -1;
}

BattleOfferRow BattleWords::rowOf(const door::Offer& offer) const
{
    return {.key = textOfKey(offer.key),
            .label = translated(offer.label),
            .who = whoOf(offer.key),
            .detail = translated(offer.detail),
            .reason = withCapital(offer.remark.message),
            .rule = fromUtf8(offer.remark.rule),
            .closed = offer.standing == door::Standing::closed,
            .warned = offer.standing == door::Standing::warned,
            .goesOn = offer.open,
            .eyesOnly = offer.eyesOnly,
            .settled = offer.settled,
            .optional = offer.optional,
            .step = translated(offer.step)};
}

SortedOffers BattleWords::sorted(const std::vector<door::Offer>& offers) const
{
    SortedOffers sorted;
    const bool waits = std::ranges::any_of(offers, &door::Offer::open);
    const auto pieceAt = [this](const UnitRef& piece) {
        return static_cast<int>(std::ranges::find(m_view.pieces, piece, &door::Piece::ref) -
                                m_view.pieces.begin());
    };
    QHash<QString, std::pair<int, int>> order; // of its steps, each side by side in the order of the match
    for (const door::Offer& offer : offers) {
        if (offer.section == door::Section::script)
            continue;
        const bool ofPiece = !offer.key.piece.player.empty();
        const bool ofNobody = !ofPiece && offer.key.side.empty();
        // Whatever it is about: all that is set up stands in one list.
        const bool setsUp = offer.section == door::Section::setup || !offer.step.empty();
        const bool isClosed = offer.standing == door::Standing::closed;
        const auto about = [&]() -> SortedOffers::Of& {
            return ofPiece ? sorted.ofPiece[fromUtf8(toText(offer.key.piece))]
                           : sorted.ofSide[fromUtf8(offer.key.side.text())];
        };
        if (!ofNobody && !setsUp && !offer.ends && !isClosed && putsRight(offer)) {
            about().correctable = true;
            continue;
        }
        const BattleOfferRow row = rowOf(offer);
        const RowModel::Row listed{row.key, {}, QVariant::fromValue(row)};
        // It would cancel the open action, so it isn’t listed as due.
        const bool cancels = waits && !offer.open && offer.role == door::Role::procedure;
        if (offer.ends && !isClosed) {
            if (!waits)
                sorted.ends.append(listed);
            continue;
        }
        if (setsUp && !m_view.begun && !waits) {
            order[row.key] = {offer.order, ofPiece ? pieceAt(offer.key.piece) : placeOf(offer.key.side)};
            sorted.setup.append(listed);
            if (offer.section == door::Section::setup)
                continue;
        }
        if (offer.section == door::Section::due && !isClosed && !cancels) {
            sorted.due.append(listed);
            if (ofPiece) // and among what it can do
                about().open.append(listed.value);
            continue;
        }
        const bool asCorrection = putsRight(offer);
        if (ofNobody)
            (asCorrection ? sorted.corrections : sorted.turn).append(listed);
        else if (asCorrection && !isClosed)
            about().correctable = true;
        else
            (isClosed ? about().closed : about().open).append(listed.value);
    }
    std::ranges::stable_sort(sorted.setup, {}, [&order](const RowModel::Row& row) { return order[row.key]; });
    return sorted;
}

BattleSideRow BattleWords::rowOf(const door::SideView& side, const SortedOffers& offers) const
{
    BattleSideRow row;
    row.id = fromUtf8(side.id.text());
    row.name = translated(side.name);
    row.place = placeOf(side.id);
    row.active = side.active;
    row.acts = std::ranges::find(m_view.toAct, side.id) != m_view.toAct.end();
    row.won = !m_view.closing && std::ranges::count(winnersOf(m_view), side.id) > 0;
    row.chips = translated(side.chips);
    row.counters = countersOf(side.counters);
    fillScore(row, side);
    if (const auto found = offers.ofSide.find(row.id); found != offers.ofSide.end()) {
        row.offers = found->second.open;
        row.closedOffers = found->second.closed;
    }
    return row;
}

// What stands beside its name in large: the points that win the match, or who is left.
void BattleWords::fillScore(BattleSideRow& row, const door::SideView& side) const
{
    for (const door::Piece& piece : m_view.pieces)
        if (piece.ref.player == side.id)
            ++(piece.out ? row.lost : row.left);
    const auto score = std::ranges::find(side.counters, side.score, &door::Counter::id);
    row.score = figure(score == side.counters.end() ? row.left : score->value);
    row.scored = score == side.counters.end() ? PageWords::tr("left", "pieces of a side")
                 : side.points                ? translated(m_view.pointsLabel)
                                              : translated(score->label);
    row.scoreId = fromUtf8(side.score);
    if (const auto [whole, left] = worthOf(m_view, side.id); whole > 0)
        row.worth = PageWords::tr("%1 of %2 %3", "what is left of a list, and in what it is counted")
                        .arg(QLocale().toString(qRound(left)), QLocale().toString(whole),
                             translated(m_view.worthLabel));
}

BattlePieceRow BattleWords::rowOf(const door::Piece& piece, const SortedOffers& offers) const
{
    BattlePieceRow row;
    row.ref = fromUtf8(toText(piece.ref));
    row.side = fromUtf8(piece.ref.player.text());
    row.name = translated(piece.name);
    row.detail = translated(piece.detail);
    row.chips = translated(piece.chips);
    row.counters = countersOf(piece.counters);
    if (const auto found = offers.ofPiece.find(row.ref); found != offers.ofPiece.end()) {
        row.offers = found->second.open;
        row.closedOffers = found->second.closed;
        row.correctable = found->second.correctable;
    }
    row.out = piece.out;
    row.ready = piece.ready;
    row.active = piece.active;
    return row;
}

// What the checks of a goal bring to each side together; where none is known, as the checks have it.
QString BattleWords::standingOf(const door::Goal& goal) const
{
    QStringList parts;
    for (const door::SideView& side : m_view.sides) {
        int points = 0;
        int most = 0;
        const door::Goal::Check* open = nullptr;
        for (const door::Goal::Check& check : goal.checks) {
            points += check.side == side.id ? check.points : 0;
            most += check.side == side.id ? check.most : 0;
            open = check.side == side.id && !check.known ? &check : open;
        }
        if (open && points == 0)
            parts.append(PageWords::tr("%1: %2", "player: victory points")
                             .arg(nameOfSide(side.id), translated(open->state)));
        else if (most > 0)
            parts.append(PageWords::tr("%1 %L2 of %L3", "a player's points")
                             .arg(nameOfSide(side.id), QLocale().toString(points), QLocale().toString(most)));
    }
    return parts.join(QStringLiteral(" · "));
}

BattleGoalRow BattleWords::rowOf(const door::Goal& goal) const
{
    QStringList points;
    for (const auto& [side, brought] : goal.points)
        points.append(
            PageWords::tr("%1 %L2", "a player's points").arg(nameOfSide(side), QLocale().toString(brought)));
    const auto rowOfCheck = [this](const door::Goal::Check& check) {
        return BattleCheckRow{.label = translated(check.label),
                              .who = nameOfSide(check.side),
                              .state = translated(check.state),
                              .known = check.known,
                              .points = check.points,
                              .most = check.most,
                              .settable = !check.sets.empty()};
    };
    return {.id = fromUtf8(goal.id),
            .checks = rowsOf(goal.checks, rowOfCheck),
            .standing = standingOf(goal),
            .label = translated(goal.label),
            .detail = translated(goal.detail),
            .who = nameOfSide(goal.side),
            .points = points.join(QStringLiteral(" · "))};
}

BattleBoardRow BattleWords::rowOf(const door::Board& board) const
{
    BattleBoardRow row;
    row.id = fromUtf8(board.id);
    row.title = translated(board.title);
    row.spoken = mappedTo<QStringList>(board.spoken, asSentence).join(QLatin1Char(' '));
    row.shownAs = QStringLiteral("cards");
    if (const auto* track = std::get_if<door::Track>(&board.drawn)) {
        row.kind = QStringLiteral("track");
        row.shownAs = QStringLiteral("strip");
        row.closed = track->closed;
        row.squares = translated(track->squares);
        QHash<int, int> onSquare;
        for (const door::Track::Token& token : track->tokens) {
            BattleItemRow item = itemOf(token.side);
            item.label = item.sideName;
            item.square = token.square;
            item.below = onSquare[token.square]++;
            row.items.append(QVariant::fromValue(item));
        }
    } else if (const auto* ground = std::get_if<door::Ground>(&board.drawn)) {
        fillGround(row, *ground);
    } else if (const auto* cards = std::get_if<door::Row>(&board.drawn)) {
        row.kind = QStringLiteral("row");
        for (const door::Row::Item& each : cards->items) {
            BattleItemRow item = itemOf(each.side);
            item.label = translated(each.label);
            item.detail = translated(each.detail);
            item.covered = each.covered;
            item.done = each.done;
            item.current = each.current;
            // An order of acting, as long as it goes on.
            if (each.current)
                row.shownAs = QStringLiteral("strip");
            row.items.append(QVariant::fromValue(item));
        }
    }
    return row;
}

// The same for the whole match: those of the lists as they began heed nobody who fell or came later.
void BattleWords::fillLetters(BattleBoardRow& row) const
{
    QStringList listed;
    std::vector<const door::Piece*> later;
    for (const door::Piece& piece : m_view.pieces) {
        const auto side = std::ranges::find(m_start.sides, piece.ref.player, &Side::id);
        if (side != m_start.sides.end() && side->roster.find(EntryId(piece.ref.unit.text())))
            listed.append(translated(piece.name));
        else
            later.push_back(&piece);
    }
    QHash<QString, QString> letters;
    for (const QString& name : std::as_const(listed))
        letters.insert(name, lettersOf(name, listed));
    std::map<PlayerId, QStringList> before;
    for (const door::Piece* piece : later) {
        const QString name = translated(piece->name);
        QStringList& others = before.try_emplace(piece->ref.player, listed).first->second;
        if (!letters.contains(name))
            letters.insert(name, lettersOf(name, others));
        others.append(name);
    }
    for (QVariantList* items : {&row.items, &row.away})
        for (QVariant& item : *items) {
            auto each = item.value<BattleItemRow>();
            each.letters = letters.value(each.label, lettersOf(each.label));
            item = QVariant::fromValue(each);
        }
}

void BattleWords::fillGround(BattleBoardRow& row, const door::Ground& ground) const
{
    row.kind = QStringLiteral("ground");
    row.shownAs = QStringLiteral("map");
    row.across = ground.size.x;
    row.deep = ground.size.y;
    row.unit = translated(ground.unit);
    row.step = ground.step;
    row.measuring = translated(ground.measuring);
    const auto marksOf = [&](const std::vector<door::Ground::Mark>& marks, bool onBoard) {
        return rowsOf(marks, [&](const door::Ground::Mark& mark) { return rowOf(mark, onBoard, row.unit); });
    };
    row.items = marksOf(ground.marks, true);
    row.away = marksOf(ground.away, false);
    fillLetters(row);
    row.areas = rowsOf(ground.areas, [this](const door::Ground::Area& area) {
        return BattleAreaRow{
            translated(area.label), fromUtf8(area.side.text()), placeOf(area.side),
            QRectF(QPointF(area.lowest.x, area.lowest.y), QPointF(area.highest.x, area.highest.y))};
    });
    for (const door::Ground::Line& line : ground.lines)
        row.lines.append(QRectF(QPointF(line.from.x, line.from.y), QPointF(line.to.x, line.to.y)));
}

BattleItemRow BattleWords::rowOf(const door::Ground::Mark& mark, bool onBoard, const QString& unit) const
{
    BattleItemRow item = itemOf(mark.piece.player.empty() ? mark.side : mark.piece.player);
    item.id = fromUtf8(idOf(mark));
    item.label = translated(mark.label);
    item.detail = translated(mark.detail);
    item.x = mark.at.x;
    item.y = mark.at.y;
    item.radius = mark.radius;
    item.symbol = fromUtf8(mark.symbol);
    item.colour = fromUtf8(mark.colour);
    item.flat = mark.flat;
    item.filled = mark.filled;
    item.movable = !mark.moves.empty();
    item.onBoard = onBoard;
    item.piece = !mark.piece.player.empty();
    if (onBoard)
        item.where = spotText(mark.at.x, mark.at.y, unit);
    return item;
}

BattleLogRow rowOf(const LogLine& line)
{
    const auto words =
        mappedTo<QStringList>(line.sentences, [](const Sentence& each) { return translated(each.message); });
    return {.entry = static_cast<int>(line.entry),
            .position = static_cast<int>(line.position),
            .words = words.isEmpty() ? translated(line.label) : words.join(QLatin1Char('\n')),
            .stands = line.stands,
            .correction = line.role == door::Role::correction};
}

} // namespace adjutant
