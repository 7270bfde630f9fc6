#include "fieldpieces.h"

#include "app/systems/drakerys/text/skillwords.h"
#include "core/systems/drakerys/battlefield/field.h"
#include "factioncolour.h"
#include "fieldrows.h"
#include "spokentext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace adjutant {

using namespace drakerys;

namespace {

struct FieldPieces
{
    Q_DECLARE_TR_FUNCTIONS(FieldPieces)
};

// The number behind the last dash of an id: 2 of `scenery-2`; empty where there is none.
QString numberOf(const std::string& id)
{
    const QString text = QString::fromStdString(id);
    bool isNumber = false;
    const int number = text.mid(text.lastIndexOf(QLatin1Char('-')) + 1).toInt(&isNumber);
    return isNumber ? QLocale().toString(number) : QString();
}

template <class State, class Things> const State* found(const Things& things, const std::string& id)
{
    const auto same = [&id](const State& each) { return each.id.text() == id; };
    const auto place = std::ranges::find_if(things, same);
    return place == things.end() ? nullptr : &*place;
}

FieldPiece pieceAt(const PieceKey& key, const PlacedPiece& placed, const QString& name)
{
    FieldPiece piece;
    piece.id = key.text();
    piece.kind = key.kind;
    piece.name = name;
    piece.x = placed.at.x;
    piece.y = placed.at.y;
    piece.radius = placed.radius;
    return piece;
}

} // namespace

PieceKey PieceKey::of(const QString& text)
{
    const auto slash = text.indexOf(QLatin1Char('/'));
    return {text.left(slash), text.mid(slash + 1).toStdString()};
}

QString PieceKey::text() const
{
    return kind + QLatin1Char('/') + QString::fromStdString(id);
}

QString elementName(const std::optional<Element>& element)
{
    return element ? nameOf(*element) : FieldPieces::tr("Maelstrom");
}

QString pieceName(const PieceKey& key, const MatchState& state)
{
    if (key.kind == QLatin1String("source")) {
        if (const auto* source = found<SourceState>(state.sources, key.id))
            return spoken(*source);
    } else if (key.kind == QLatin1String("objective")) {
        if (const auto* objective = found<ObjectiveState>(state.objectives, key.id))
            return spoken(*objective);
    } else if (key.kind == QLatin1String("scenery")) {
        return spoken(SceneryId(key.id));
    } else if (key.kind == QLatin1String("unit")) {
        return spoken(state, unitRefOf(key.id));
    }
    return QString::fromStdString(key.id);
}

std::optional<PlacedPiece> placedPiece(const PieceKey& key, const MatchState& state)
{
    if (key.kind == QLatin1String("source")) {
        const auto* source = found<SourceState>(state.sources, key.id);
        return source && source->at ? std::optional(PlacedPiece{*source->at, Field::sourceRadius})
                                    : std::nullopt;
    }
    if (key.kind == QLatin1String("objective")) {
        const auto* objective = found<ObjectiveState>(state.objectives, key.id);
        return objective && objective->at && !objective->carrier
                   ? std::optional(PlacedPiece{*objective->at, Field::objectiveRadius})
                   : std::nullopt;
    }
    if (key.kind == QLatin1String("scenery")) {
        const auto* scenery = found<SceneryState>(state.sceneries, key.id);
        return scenery ? std::optional(PlacedPiece{scenery->at, scenery->radius}) : std::nullopt;
    }
    const UnitState* unit = key.kind == QLatin1String("unit") ? state.find(unitRefOf(key.id)) : nullptr;
    return unit && unit->at && !unit->removed() ? std::optional(PlacedPiece{*unit->at, 0}) : std::nullopt;
}

QList<RowModel::Row> pieceRows(const MatchState& state, const Start& start, const Catalogue& catalogue)
{
    QList<RowModel::Row> rows;
    const auto add = [&rows](const FieldPiece& piece) {
        rows.append({piece.id, {}, QVariant::fromValue(piece)});
    };
    const auto piece = [&](const char* kind, const std::string& id) -> std::optional<FieldPiece> {
        const PieceKey key{QLatin1String(kind), id};
        const auto placed = placedPiece(key, state);
        return placed ? std::optional(pieceAt(key, *placed, pieceName(key, state))) : std::nullopt;
    };
    const auto factionOfPlayer = [&start](const PlayerId& id) { return peopleOf(start, id); };

    for (const SceneryState& scenery : state.sceneries) {
        auto row = *piece("scenery", scenery.id.text());
        row.look = QStringLiteral("scenery");
        row.obstruction = scenery.obstruction;
        row.state = scenery.obstruction ? FieldPieces::tr("Obstruction") : FieldPieces::tr("Obstacle");
        add(row);
    }
    for (const SourceState& source : state.sources) {
        auto row = piece("source", source.id.text());
        if (!row)
            continue;
        const auto word = source.element ? wordFor(*source.element) : std::string_view("maelstrom");
        row->look = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        row->shortName = elementName(source.element);
        row->dimmed = source.exhausted;
        if (source.exhausted)
            row->state = FieldPieces::tr("exhausted");
        add(*row);
    }
    for (const ObjectiveState& objective : state.objectives) {
        auto row = piece("objective", objective.id.text());
        if (!row)
            continue;
        row->look = QString::fromStdString(objective.mission.text());
        row->shortName = numberOf(objective.id.text());
        if (!objective.owner.empty()) {
            row->colour = colourOf(factionOfPlayer(objective.owner), catalogue);
            row->state = spoken(state, objective.owner);
        }
        add(*row);
    }
    for (const PlayerState& player : state.players)
        for (const UnitState& unit : player.units) {
            auto row = piece("unit", textOf(UnitRef{player.id, unit.id()}));
            if (!row)
                continue;
            const FactionId faction = factionOfPlayer(player.id);
            row->look = QString::fromStdString(faction.text());
            row->shortName = row->name;
            row->colour = colourOf(faction, catalogue);
            row->state = spoken(player);
            add(*row);
        }
    return rows;
}

} // namespace adjutant
