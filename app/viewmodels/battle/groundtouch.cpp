#include "app/viewmodels/battle/groundtouch.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <tuple>

namespace adjutant {

namespace {

QString measuredText(double length, const QString& unit)
{
    const QString number = QLocale().toString(std::round(length * 10) / 10, 'g', 6);
    return unit.isEmpty() ? number : number + QChar(0xa0) + unit;
}

} // namespace

QString spotText(double x, double y, const QString& unit)
{
    return PageWords::tr("%1 from the left, %2 from the front")
        .arg(measuredText(x, unit), measuredText(y, unit));
}

QString lettersOf(const QString& name)
{
    const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    if (words.size() == 1)
        return words.front().left(2);
    // What is numbered keeps its number beside all its initials: "Blood Banes 2" is no "Black Boars 2".
    if (words.size() == 3 && words.back().size() == 1 && words.back().front().isDigit())
        return words[0].left(1).toUpper() + words[1].left(1).toUpper() + words[2];
    return words.front().left(1).toUpper() + words.back().left(1).toUpper();
}

QString lettersOf(const QString& name, const QStringList& others)
{
    const QString letters = lettersOf(name);
    QStringList alike;
    for (const QString& other : others)
        if (other != name && lettersOf(other) == letters)
            alike.append(other);
    for (qsizetype k = 1; k < name.size() && !alike.isEmpty(); ++k) {
        const auto isSame = [&name, k](const QString& other) { return other.mid(k, 1) == name.mid(k, 1); };
        if (name[k].isLetterOrNumber() && std::ranges::none_of(alike, isSame))
            return name.left(1).toUpper() + name[k];
    }
    return letters;
}

std::string idOf(const door::Ground::Mark& mark)
{
    return mark.id.empty() && !mark.piece.player.empty() ? toText(mark.piece) : mark.id;
}

void GroundTouch::setBoard(const BattleBoardRow& board)
{
    if (std::exchange(m_board, board) == board)
        return;
    m_mark = find(m_mark.id);
    if (m_mark.id.isEmpty())
        m_placing = m_measured = false;
    if (!m_to.id.isEmpty()) {
        m_to = find(m_to.id);
        m_measured = m_measured && !m_to.id.isEmpty() && m_to.onBoard;
    }
    m_measured = m_measured && m_mark.onBoard;
    if (m_putsOn && m_mark.onBoard)
        selectNextOff();
    Q_EMIT changed();
}

// The next of the same side and kind.
void GroundTouch::selectNextOff()
{
    m_putsOn = m_placing = false;
    for (const QVariant& item : m_board.away)
        if (const auto row = item.value<BattleItemRow>();
            row.movable && row.side == m_mark.side && row.symbol == m_mark.symbol)
            return select(row.id);
    // From a piece something is measured or done next; what else was put is done with.
    if (!m_mark.piece)
        m_mark = {};
}

void GroundTouch::setPlacing(bool placing)
{
    m_placing = placing && m_mark.movable;
    if (m_placing)
        m_measured = false;
    Q_EMIT changed();
}

QString GroundTouch::distance() const
{
    if (!m_measured)
        return {};
    const double apart = std::hypot(m_to.x - m_mark.x, m_to.y - m_mark.y);
    // What goes to a spot stands on it then.
    const double edges = m_to.id.isEmpty() ? 0 : m_mark.radius + m_to.radius;
    return measuredText(std::max(0.0, apart - edges), m_board.unit);
}

QString GroundTouch::between() const
{
    if (!m_measured)
        return {};
    return PageWords::tr("%1 → %2", "a distance from one thing to another")
        .arg(m_mark.label, m_to.id.isEmpty() ? spotWords(m_to.x, m_to.y) : m_to.label);
}

void GroundTouch::touchMark(const QString& id)
{
    const BattleItemRow touched = find(id);
    if (touched.id.isEmpty())
        return;
    if (m_placing && touched.id != m_mark.id)
        return touchSpot(touched.x, touched.y, 1);
    if (touched.id == m_mark.id)
        return clear();
    if (m_mark.id.isEmpty() || !m_mark.onBoard || (m_measured && m_to.id == id))
        return select(id);
    measureTo(touched);
}

void GroundTouch::touchSpot(double x, double y, double pixels)
{
    if (m_placing) {
        const QPointF at = snapped(x, y);
        const QString id = m_mark.id;
        m_putsOn = !m_mark.onBoard;
        setPlacing(m_putsOn); // what is refused is still there to be put
        Q_EMIT putWanted(id, at.x(), at.y());
        return;
    }
    if (const BattleItemRow touched = nearest(x, y, pixels); !touched.id.isEmpty())
        return touchMark(touched.id);
    measureToSpot(x, y);
}

void GroundTouch::measureToSpot(double x, double y)
{
    if (m_mark.id.isEmpty() || !m_mark.onBoard)
        return;
    BattleItemRow spot;
    const QPointF at = snapped(x, y);
    spot.x = at.x();
    spot.y = at.y();
    measureTo(spot);
}

void GroundTouch::select(const QString& id)
{
    m_mark = find(id);
    m_putsOn = m_measured = false;
    m_to = {};
    // What isn't there yet is there to be put.
    m_placing = m_mark.movable && !m_mark.onBoard;
    Q_EMIT changed();
}

QPointF GroundTouch::snapped(double x, double y) const
{
    const QPointF at = m_mark.piece ? BattleBoardRow().meant(x, y) : m_board.meant(x, y);
    return {std::clamp(at.x(), 0.0, m_board.across), std::clamp(at.y(), 0.0, m_board.deep)};
}

BattleItemRow GroundTouch::find(const QString& id) const
{
    if (!id.isEmpty())
        for (const QVariantList* items : {&m_board.items, &m_board.away})
            for (const QVariant& item : *items)
                if (const auto row = item.value<BattleItemRow>(); row.id == id)
                    return row;
    return {};
}

QVariantList GroundTouch::shiftsOn(const BattleBoardRow& board, double pixels)
{
    constexpr double most = 14;
    const auto marks = mapped(board.items, &QVariant::value<BattleItemRow>);
    QVariantList shifts;
    for (std::size_t k = 0; k < marks.size(); ++k) {
        const BattleItemRow& own = marks[k];
        QPointF shift;
        for (std::size_t other = 0; other < marks.size(); ++other) {
            const QPointF way = QPointF(own.x - marks[other].x, marks[other].y - own.y) * pixels;
            const double apart = std::hypot(way.x(), way.y());
            const double touching = (own.drawnSide(pixels) + marks[other].drawnSide(pixels)) / 2;
            if (other == k || own.flat || marks[other].flat || apart >= touching)
                continue;
            // At one and the same spot the earlier one goes to the left.
            shift += (apart > 0 ? way / apart : QPointF(k < other ? -1 : 1, 0)) * (touching - apart) / 2;
        }
        shifts.append(shift / std::max(1.0, std::hypot(shift.x(), shift.y()) / most));
    }
    return shifts;
}

QVariantList GroundTouch::plateSpots(const BattleBoardRow& board, const QVariantList& rings, double pixels,
                                     const QSizeF& words)
{
    const auto spotOf = [&](double x, double y) { return QPointF(x, board.deep - y) * pixels; };
    const auto around = [](const QPointF& middle, const QSizeF& size) {
        return QRectF(middle - QPointF(size.width(), size.height()) / 2, size);
    };
    std::vector<QRectF> taken;
    for (const auto& mark : mapped(board.items, &QVariant::value<BattleItemRow>))
        if (!mark.flat)
            taken.push_back(around(spotOf(mark.x, mark.y), QSizeF(1, 1) * mark.drawnSide(pixels)));
    QVariantList spots;
    for (const QVariant& each : rings) {
        const QVariantMap ring = each.toMap();
        const auto figure = [&ring](const char* key) { return ring.value(QLatin1String(key)).toDouble(); };
        constexpr int ways = 16;
        std::optional<std::pair<double, QRectF>> best;
        for (int way = 0; way < 2 * ways; ++way) {
            // On the circle, or else outside.
            const double angle = 2 * std::numbers::pi * way / ways, out = way < ways ? 0 : 0.5;
            const QPointF middle =
                spotOf(figure("x") + figure("reach") * std::sin(angle),
                       figure("y") + figure("reach") * std::cos(angle)) +
                QPointF(words.width() * std::sin(angle), -words.height() * std::cos(angle)) * out;
            QRectF place = around(middle, words);
            place.moveLeft(
                std::clamp(place.left(), 0.0, std::max(0.0, board.across * pixels - words.width())));
            place.moveTop(std::clamp(place.top(), 0.0, std::max(0.0, board.deep * pixels - words.height())));
            // Off its circle it says little.
            const QPointF moved = place.center() - middle;
            double covers = std::hypot(moved.x(), moved.y()) * words.height() + out;
            for (const QRectF& other : taken) {
                const QRectF both = place & other;
                covers += both.width() * both.height();
            }
            if (!best || covers < best->first)
                best = {covers, place};
        }
        taken.push_back(best->second);
        spots.append(best->second.topLeft());
    }
    return spots;
}

// What is drawn under the finger, a piece before what lies beside it; else the nearest. Terrain only where
// nothing stands on it.
BattleItemRow GroundTouch::nearest(double x, double y, double pixels) const
{
    constexpr double fingertip = 22; // pixels
    // As long as a piece looks for a spot, or for another piece, tokens don't catch what is meant for a spot.
    constexpr double besidePieces = 4;
    using Rank = std::tuple<bool, double, bool, double>;
    BattleItemRow found;
    std::optional<Rank> best;
    const QVariantList shifts = shiftsOn(m_board, pixels);
    for (qsizetype k = 0; k < shifts.size(); ++k) {
        const auto row = m_board.items[k].value<BattleItemRow>();
        const QPointF way = QPointF(row.x - x, y - row.y) * pixels + shifts[k].toPointF();
        const double away = std::hypot(way.x(), way.y());
        const double beside =
            std::max(0.0, away - (row.flat ? row.radius * pixels : row.drawnSide(pixels) / 2));
        const double catches = m_mark.piece && m_mark.onBoard && !row.piece ? besidePieces : fingertip;
        if (row.id.isEmpty() || (beside > 0 && (row.flat || away > row.radius * pixels + catches)))
            continue;
        if (const Rank rank{row.flat, beside, !row.piece, away}; !best || rank < *best) {
            best = rank;
            found = row;
        }
    }
    return found;
}

int GroundTouch::nextMark(int from, int right, int up) const
{
    // In the order of their places across or deep, and from one end to the other: each is reached.
    std::vector<std::tuple<double, double, int>> marks;
    for (int k = 0; k < m_board.items.size(); ++k) {
        const auto row = m_board.items[k].value<BattleItemRow>();
        if (!row.id.isEmpty())
            marks.emplace_back(right != 0 ? row.x : row.y, right != 0 ? row.y : row.x, k);
    }
    std::ranges::sort(marks);
    const auto own = std::ranges::find(marks, from, [](const auto& mark) { return std::get<int>(mark); });
    if (own == marks.end())
        return from;
    const auto count = static_cast<int>(marks.size());
    return std::get<int>(marks[static_cast<std::size_t>((own - marks.begin() + right + up + count) % count)]);
}

void GroundTouch::measureTo(const BattleItemRow& end)
{
    m_to = end;
    m_measured = true;
    Q_EMIT changed();
}

} // namespace adjutant
