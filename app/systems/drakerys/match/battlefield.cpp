#include "battlefield.h"

#include "core/systems/drakerys/battlefield/placing.h"
#include "fieldmeasure.h"
#include "objectivetasks.h"
#include "spokentext.h"
#include "workspace.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace adjutant {

using namespace drakerys;

namespace {

constexpr std::array elements{Element::air, Element::earth, Element::fire, Element::water};

std::optional<Element> elementOf(const std::string& word)
{
    const auto found = std::ranges::find(elements, word, [](Element each) { return wordFor(each); });
    return found == elements.end() ? std::nullopt : std::optional(*found);
}

template <class Things> std::string freeIdAmong(const Things& things, const std::string& name, bool numbered)
{
    return freeId(name, numbered, [&things](const std::string& id) {
        return std::ranges::any_of(things, [&id](const auto& each) { return each.id.text() == id; });
    });
}

constexpr double defaultScenery = 6; ///< cm, the radius of a Scenery until its size is set

} // namespace

Battlefield::Battlefield(QObject* parent)
    : QObject(parent), m_match(Workspace::current().table()), m_pieces(new RowModel(this))
{
    connect(&m_match.table(), &RunningTable::changed, this, &Battlefield::refresh);
    refresh();
}

void Battlefield::refresh()
{
    m_pieces->setRows(isOpen() ? pieceRows(state(), m_match.start(), Workspace::current().catalogue())
                               : QList<RowModel::Row>());
    m_pending.reset();
    tell({}, {});
    Q_EMIT changed();
}

bool Battlefield::canUndo() const
{
    return isOpen() && m_match.session().canUndo();
}

QVariantList Battlefield::freeElements() const
{
    QVariantList free;
    const auto add = [&free](const std::optional<Element>& element, const char* word) {
        free.append(QVariantMap{{QStringLiteral("value"), QLatin1String(word)},
                                {QStringLiteral("text"), elementName(element)}});
    };
    if (!isOpen())
        return free;
    for (const Element element : elements)
        if (!std::ranges::count(state().sources, std::optional(element), &SourceState::element))
            add(element, wordFor(element).data());
    add(std::nullopt, "maelstrom");
    return free;
}

QString Battlefield::turnWords() const
{
    if (!isOpen() || state().players.empty())
        return {};
    const PlayerId next = nextToChoose(state());
    return next.empty() ? QString() : tr("%1 chooses the next Element.").arg(spoken(state(), next));
}

QVariantList Battlefield::tasks() const
{
    return isOpen() ? objectiveTasks(state()) : QVariantList();
}

QVariantList Battlefield::players() const
{
    QVariantList players;
    if (isOpen())
        for (const PlayerState& player : state().players)
            players.append(QVariantMap{{QStringLiteral("value"), QString::fromStdString(player.id.text())},
                                       {QStringLiteral("text"), spoken(player)}});
    return players;
}

QVariantList Battlefield::units() const
{
    QVariantList units;
    if (!isOpen())
        return units;
    for (const PlayerState& player : state().players)
        for (const UnitState& unit : player.units)
            if (!unit.removed())
                units.append(QVariant::fromValue(
                    FieldUnit{QString::fromStdString(textOf(UnitRef{player.id, unit.id()})),
                              spoken(state(), UnitRef{player.id, unit.id()}),
                              QString::fromStdString(player.id.text()), unit.at.has_value()}));
    return units;
}

QVariantList Battlefield::areas() const
{
    return isOpen() ? conquestAreas(state(), m_match.start(), Workspace::current().catalogue())
                    : QVariantList();
}

QString Battlefield::deployedIn(DeploymentSide side) const
{
    if (isOpen())
        for (const PlayerState& player : state().players)
            if (player.side == side)
                return spoken(player);
    return {};
}

QString Battlefield::nearName() const
{
    return deployedIn(DeploymentSide::a);
}

QString Battlefield::farName() const
{
    return deployedIn(DeploymentSide::b);
}

bool Battlefield::isDealt(std::string_view mission) const
{
    return isOpen() && std::ranges::any_of(state().missions, [mission](const MissionState& each) {
               return each.mission.text() == mission;
           });
}

bool Battlefield::conquestPlayed() const
{
    return isDealt("conquerors");
}

bool Battlefield::diagonalsPlayed() const
{
    return isDealt("idols-of-power");
}

bool Battlefield::tell(const QString& refusal, const QString& question)
{
    m_refusal = refusal;
    m_question = question;
    m_news.clear();
    Q_EMIT told();
    return false;
}

bool Battlefield::play(const Placing& placing)
{
    if (!isOpen())
        return false;
    const PlacingVerdict verdict = verdictOn(placing, m_match);
    m_pending.reset();
    if (verdict.refused)
        return tell(verdict.words, {});
    if (!verdict.warnings.empty()) {
        m_pending = placing;
        return tell({}, verdict.words);
    }
    return playNow(placing, {});
}

bool Battlefield::playNow(const Placing& placing, const std::vector<std::string>& accepted)
{
    const auto trouble = m_match.play(placing.procedure, placing.answers, accepted);
    return !trouble || tell(*trouble, {});
}

void Battlefield::placeAllTheSame()
{
    if (!m_pending)
        return;
    const Placing placing = *m_pending;
    playNow(placing, verdictOn(placing, m_match).warnings);
}

void Battlefield::letBe()
{
    m_pending.reset();
    tell({}, {});
}

void Battlefield::undo()
{
    if (!canUndo())
        return;
    if (const auto trouble = m_match.table().undo())
        tell(*trouble, {});
}

QString Battlefield::place(const Placing& placing, const PieceKey& key)
{
    return play(placing) ? key.text() : QString();
}

QString Battlefield::add(const PlacingAt& placing, const std::vector<Point>& wanted, const PieceKey& key)
{
    if (!isOpen())
        return {};
    if (const auto at = freePlace(placing, wanted, m_match))
        return place(placing(*at), key);
    tell(tr("There is no room for it on the battlefield."), {});
    return {};
}

std::string Battlefield::freeSourceId(const std::string& element) const
{
    return freeIdAmong(state().sources, element, false);
}

PlacingAt Battlefield::sourcePlacing(const std::string& element) const
{
    return [element = elementOf(element), id = freeSourceId(element)](const Point& at) {
        return placingOfSource(id, element, "active", at);
    };
}

QString Battlefield::placeSource(const QString& element, double x, double y)
{
    if (!isOpen())
        return {};
    const std::string word = element.toStdString();
    return place(sourcePlacing(word)({x, y}), {QStringLiteral("source"), freeSourceId(word)});
}

// The diagram of the free locations gives no figures: the app offers a place in each quarter of the
// battlefield for a Vortex, and the middle for a Maelstrom.
QString Battlefield::addSource(const QString& element)
{
    if (!isOpen())
        return {};
    const std::string word = element.toStdString();
    const double quarter = Field::side / 4;
    const double far = Field::side - quarter;
    const std::vector<Point> wanted =
        elementOf(word) ? std::vector<Point>{{quarter, quarter}, {far, far}, {far, quarter}, {quarter, far}}
                        : std::vector<Point>{{Field::middle, Field::middle}};
    return add(sourcePlacing(word), wanted, {QStringLiteral("source"), freeSourceId(word)});
}

std::string Battlefield::freeSceneryId() const
{
    return freeIdAmong(state().sceneries, "scenery", true);
}

QString Battlefield::placeScenery(double x, double y, double radius)
{
    if (!isOpen())
        return {};
    const std::string id = freeSceneryId();
    return place(placingOfScenery(id, {x, y}, radius, false), {QStringLiteral("scenery"), id});
}

QString Battlefield::addScenery()
{
    if (!isOpen())
        return {};
    const std::string id = freeSceneryId();
    const PlacingAt placing = [&id](const Point& at) {
        return placingOfScenery(id, at, defaultScenery, false);
    };
    return add(placing, {{Field::middle, Field::middle}}, {QStringLiteral("scenery"), id});
}

std::string Battlefield::freeObjectiveId(const MissionId& mission) const
{
    return freeIdAmong(state().objectives, mission.empty() ? "objective" : mission.text(), true);
}

PlacingAt Battlefield::objectivePlacing(const MissionId& mission, const PlayerId& owner) const
{
    return [id = freeObjectiveId(mission), mission, owner](const Point& at) {
        return placingOfObjective(id, at, mission, owner);
    };
}

QString Battlefield::placeObjective(const QString& mission, const QString& owner, double x, double y)
{
    if (!isOpen())
        return {};
    const MissionId id(mission.toStdString());
    return place(objectivePlacing(id, PlayerId(owner.toStdString()))({x, y}),
                 {QStringLiteral("objective"), freeObjectiveId(id)});
}

QString Battlefield::addObjective(const QString& mission)
{
    if (!isOpen())
        return {};
    const MissionId id(mission.toStdString());
    return add(objectivePlacing(id, ownerOfObjectives(id, state())), wantedPlaces(id, state()),
               {QStringLiteral("objective"), freeObjectiveId(id)});
}

QString Battlefield::addFlag(const QString& player)
{
    if (!isOpen())
        return {};
    const MissionId conquerors("conquerors");
    return add(objectivePlacing(conquerors, PlayerId(player.toStdString())), {{Field::middle, Field::middle}},
               {QStringLiteral("objective"), freeObjectiveId(conquerors)});
}

QString Battlefield::stand(const QString& unit, double x, double y)
{
    const UnitRef ref = unitRefOf(unit.toStdString());
    return place(placingOfUnit(ref, {x, y}), {QStringLiteral("unit"), unit.toStdString()});
}

QString Battlefield::addUnit(const QString& unit)
{
    const UnitRef ref = unitRefOf(unit.toStdString());
    if (!isOpen() || !state().find(ref))
        return {};
    const PlacingAt placing = [&ref](const Point& at) { return placingOfUnit(ref, at); };
    return add(placing, deploymentPlaces(ref.player, state()), {QStringLiteral("unit"), unit.toStdString()});
}

bool Battlefield::move(const QString& piece, double x, double y)
{
    const auto placing = isOpen() ? moveOf(PieceKey::of(piece), {x, y}, state()) : std::nullopt;
    return placing && play(*placing);
}

bool Battlefield::remove(const QString& piece)
{
    const auto placing = isOpen() ? removalOf(PieceKey::of(piece), state()) : std::nullopt;
    return placing && play(*placing);
}

FieldVerdict Battlefield::verdict(const QString& piece, double x, double y) const
{
    const auto placing = isOpen() ? moveOf(PieceKey::of(piece), {x, y}, state()) : std::nullopt;
    if (!placing)
        return {};
    const PlacingVerdict verdict = verdictOn(*placing, m_match);
    return {!verdict.refused, !verdict.warnings.empty(), verdict.words};
}

FieldPiece Battlefield::piece(const QString& id) const
{
    const auto found = std::ranges::find(m_pieces->rows(), id, &RowModel::Row::key);
    return found == m_pieces->rows().end() ? FieldPiece() : found->value.value<FieldPiece>();
}

bool Battlefield::setRadius(const QString& scenery, double radius)
{
    const FieldPiece present = piece(scenery);
    return present.kind == QLatin1String("scenery") &&
           play(placingOfScenery(PieceKey::of(scenery).id, {present.x, present.y}, radius,
                                 present.obstruction));
}

bool Battlefield::setObstruction(const QString& scenery, bool obstruction)
{
    const FieldPiece present = piece(scenery);
    if (!isOpen() || present.kind != QLatin1String("scenery"))
        return false;
    // Where it lies was settled before.
    const Placing placing =
        placingOfScenery(PieceKey::of(scenery).id, {present.x, present.y}, present.radius, obstruction);
    return playNow(placing, verdictOn(placing, m_match).warnings);
}

bool Battlefield::setExhausted(const QString& source, bool exhausted)
{
    auto placing = isOpen() ? moveOf(PieceKey::of(source), {}, state()) : std::nullopt;
    if (!placing || placing->procedure != "vortex")
        return false;
    placing->answers.erase("at");
    placing->answers["condition"] = exhausted ? "exhausted" : "active";
    return play(*placing);
}

QString Battlefield::placeWords(double x, double y) const
{
    return spoken(Point{x, y});
}

} // namespace adjutant
