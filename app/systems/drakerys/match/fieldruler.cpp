#include "fieldruler.h"

#include "core/systems/drakerys/battlefield/field.h"
#include "workspace.h"

#include <algorithm>

namespace adjutant {

using namespace drakerys;

FieldRuler::FieldRuler(QObject* parent)
    : QObject(parent), m_match(Workspace::current().table()), m_measure(measureBetween({}, {}))
{
    connect(&m_match.table(), &RunningTable::changed, this, &FieldRuler::refresh);
}

void FieldRuler::measureAt(double x, double y)
{
    constexpr double touch = 2; ///< cm beside a thing that still mean it
    const Point at{std::clamp(x, 0.0, Field::side), std::clamp(y, 0.0, Field::side)};
    QString nearest;
    double least = touch;
    if (m_match.isOpen())
        for (const RowModel::Row& row :
             pieceRows(m_match.state(), m_match.start(), Workspace::current().catalogue())) {
            const auto each = row.value.value<FieldPiece>();
            const double away = std::max(0.0, distanceBetween({each.x, each.y}, at) - each.radius);
            if (away > least)
                continue;
            least = away;
            nearest = each.id;
        }
    setNext({at, nearest});
}

void FieldRuler::measureTo(const QString& piece)
{
    if (m_match.isOpen() && placedPiece(PieceKey::of(piece), m_match.state()))
        setNext({{}, piece});
}

void FieldRuler::clear()
{
    m_from.reset();
    m_to.reset();
    refresh();
}

void FieldRuler::setNext(End end)
{
    if (m_from && !m_to) {
        m_to = std::move(end);
    } else {
        m_from = std::move(end);
        m_to.reset();
    }
    refresh();
}

std::optional<MeasuredEnd> FieldRuler::read(const std::optional<End>& end) const
{
    if (!end || end->piece.isEmpty())
        return end ? std::optional(MeasuredEnd{end->at, 0, {}, false}) : std::nullopt;
    const PieceKey key = PieceKey::of(end->piece);
    const auto placed = m_match.isOpen() ? placedPiece(key, m_match.state()) : std::nullopt;
    if (!placed)
        return std::nullopt;
    return MeasuredEnd{placed->at, placed->radius, pieceName(key, m_match.state()),
                       key.kind == QLatin1String("unit")};
}

void FieldRuler::refresh()
{
    m_measure = measureBetween(read(m_from), read(m_to));
    Q_EMIT measured();
}

} // namespace adjutant
