#include "app/viewmodels/history/standingrows.h"

#include "app/table/tablewords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/rows/factioncolour.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace adjutant {

namespace {

struct StandingWords
{
    Q_DECLARE_TR_FUNCTIONS(StandingWords)
};

QString toText(const table::Counter& counter)
{
    const QString label = translated(counter.label);
    return counter.most ? StandingWords::tr("%1 %2 of %3", "figure, its value, highest value")
                              .arg(label, figure(counter.value), figure(*counter.most))
                        : StandingWords::tr("%1 %2", "figure, its value").arg(label, figure(counter.value));
}

// The drawing of a figure, where there is one.
QString iconOf(const table::Counter& counter)
{
    const QString icon = QStringLiteral("game/") + QString::fromStdString(counter.id);
    return QFile::exists(QStringLiteral(":/icons/%1.svg").arg(icon)) ? icon : QString();
}

// The first figure is what a piece lives by; of the others those that are not 0 are shown.
StandingUnit rowOf(const table::Piece& piece)
{
    StandingUnit row;
    row.name = translated(piece.name);
    row.gone = piece.out;
    row.chips = translated(piece.chips).join(QStringLiteral(", "));
    QStringList words{row.name};
    if (piece.out)
        words.append(StandingWords::tr("off the table"));
    for (std::size_t k = 0; k < piece.counters.size(); ++k) {
        const table::Counter& counter = piece.counters[k];
        if (k == 0) {
            row.value = counter.value;
            row.most = counter.most.value_or(0);
        } else if (counter.value > 0) {
            row.figures.append(QVariantMap{{QStringLiteral("icon"), iconOf(counter)},
                                           {QStringLiteral("label"), translated(counter.label)},
                                           {QStringLiteral("value"), counter.value}});
        }
        if (!piece.out && (k == 0 || counter.value > 0))
            words.append(toText(counter));
    }
    row.hasValue = !piece.counters.empty();
    if (!row.chips.isEmpty() && !piece.out)
        words.append(row.chips);
    row.words = words.join(QStringLiteral(", "));
    return row;
}

bool stoodOtherwise(const table::TableView& before, const table::Piece& piece)
{
    const auto was = std::ranges::find(before.pieces, piece.ref, &table::Piece::ref);
    return was == before.pieces.end() || was->out != piece.out ||
           translated(was->chips) != translated(piece.chips) ||
           !std::ranges::equal(was->counters, piece.counters, {}, &table::Counter::value,
                               &table::Counter::value);
}

// The points are shown for themselves.
QString figuresOf(const table::SideView& side)
{
    QStringList words;
    for (const table::Counter& counter : side.counters)
        if (const bool isPoints = &counter == &side.counters.front() && side.points == counter.value;
            !isPoints)
            words.append(toText(counter));
    words += translated(side.chips);
    return words.join(QStringLiteral(" · "));
}

} // namespace

QString sideColour(const Start& start, const PlayerId& side, const Catalogue& catalogue)
{
    const auto found = std::ranges::find(start.sides, side, &Side::id);
    return colourOf(found == start.sides.end() ? FactionId() : found->roster.faction, catalogue);
}

QVariantList standingUnits(const table::TableView& view, const PlayerId& side, const table::TableView* before)
{
    QVariantList rows;
    for (const table::Piece& piece : view.pieces) {
        if (piece.ref.player != side)
            continue;
        StandingUnit row = rowOf(piece);
        row.touched = before && stoodOtherwise(*before, piece);
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

QVariantList standingArmies(const table::TableView& view, const table::TableView* before, const Start& start,
                            const Catalogue& catalogue)
{
    QVariantList rows;
    for (const table::SideView& side : view.sides) {
        const auto known = std::ranges::find(start.sides, side.id, &Side::id);
        const FactionId faction = known == start.sides.end() ? FactionId() : known->roster.faction;
        StandingArmy row;
        row.id = QString::fromStdString(side.id.text());
        row.name = sideName(start, side.id);
        row.faction = catalogue.find(faction) ? QString::fromStdString(faction.text()) : QString();
        row.colour = colourOf(faction, catalogue);
        row.where = figuresOf(side);
        if (side.points)
            row.points = StandingWords::tr("%1 VP").arg(figure(*side.points));
        row.active = side.active;
        row.units = standingUnits(view, side.id, before);
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

} // namespace adjutant
