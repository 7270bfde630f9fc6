#include "app/viewmodels/battle/battlesetup.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/export/savedfile.h"
#include "app/matches/runningmatch.h"
#include "app/storage/storagefault.h"
#include "app/text/figures.h"
#include "app/viewmodels/lists/listrows.h"
#include "core/match/log.h"
#include "core/yaml/answersfile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

constexpr std::array sideIds{"red", "blue", "green", "purple", "yellow", "white"};

QString colourText(const PlayerId& side)
{
    static const std::array words{
        QT_TRANSLATE_NOOP("BattleSetup", "Red"),    QT_TRANSLATE_NOOP("BattleSetup", "Blue"),
        QT_TRANSLATE_NOOP("BattleSetup", "Green"),  QT_TRANSLATE_NOOP("BattleSetup", "Purple"),
        QT_TRANSLATE_NOOP("BattleSetup", "Yellow"), QT_TRANSLATE_NOOP("BattleSetup", "White")};
    const auto found = std::ranges::find(sideIds, side.text());
    if (found == sideIds.end())
        return QString::fromStdString(side.text());
    return QCoreApplication::translate("BattleSetup",
                                       words[static_cast<std::size_t>(found - sideIds.begin())]);
}

} // namespace

BattleSetup::BattleSetup(Workspace* workspace) : WorkspaceUser(workspace)
{
    m_extras->setCollapses(false);
    connect(m_extras, &FormController::changed, this, &BattleSetup::changed);
}

QString BattleSetup::system() const
{
    return m_system ? QString::fromUtf8(m_system->id) : QString();
}

QString BattleSetup::systemName() const
{
    return m_system ? QString::fromUtf8(m_system->name) : QString();
}

void BattleSetup::setSystem(const QString& id)
{
    const GameSystem* system = findGameSystem(id.toStdString());
    if (!system || system == m_system)
        return;
    m_system = system;
    for (Setting& side : m_settings)
        if (side.extras)
            side.extras->deleteLater();
    m_settings.clear();
    m_first.clear();
    for (int k = 0; k < std::max(2, system->fewestSides); ++k)
        add();
    refresh();
    // Two lists are the common case: the ones that were changed last.
    QStringList lists;
    for (const RowModel::Row& row : m_lists->rows())
        if (canPlay(row.key))
            lists.append(row.key);
    for (std::size_t k = 0; k < m_settings.size() && !lists.isEmpty(); ++k)
        m_settings[k].roster = lists.at(std::min(static_cast<qsizetype>(k), lists.size() - 1));
    readKept();
    show();
}

void BattleSetup::readKept()
{
    const KeptSetup kept = keptSetup(system());
    while (m_settings.size() < kept.sides.size() && canAdd())
        add();
    for (std::size_t k = 0; k < std::min(m_settings.size(), kept.sides.size()); ++k) {
        m_settings[k].name = kept.sides[k].name;
        if (canPlay(kept.sides[k].list))
            m_settings[k].roster = kept.sides[k].list;
        if (m_settings[k].extras)
            m_settings[k].extras->begin(sourceOf(m_system->sideExtras), kept.sides[k].extras);
    }
    m_extras->begin(sourceOf(m_system->startExtras), kept.extras);
    if (find(kept.first))
        m_first = kept.first;
}

// Whether there is such a list, with anybody in it.
bool BattleSetup::canPlay(const QString& list) const
{
    if (std::ranges::find(m_lists->rows(), list, &RowModel::Row::key) == m_lists->rows().end())
        return false;
    if (list.startsWith(readyMark))
        return true;
    const auto stored = workspace().store().roster(list);
    return !stored || !stored->roster.entries.empty();
}

// The next match is as likely with the same lists as with the same people; who begins is found out anew.
void BattleSetup::keep() const
{
    KeptSetup kept{{}, m_first, m_extras->draft()};
    for (const Setting& side : m_settings)
        kept.sides.push_back({side.name, side.roster, side.extras ? side.extras->draft() : door::Answers()});
    keepSetup(system(), kept);
}

bool BattleSetup::asksExtras() const
{
    return m_extras->active() && m_extras->fields()->count() > 0;
}

bool BattleSetup::canAdd() const
{
    return m_system && static_cast<int>(m_settings.size()) <
                           std::min(m_system->mostSides, static_cast<int>(sideIds.size()));
}

bool BattleSetup::canRemove() const
{
    return m_system && static_cast<int>(m_settings.size()) > m_system->fewestSides;
}

QString BattleSetup::pending() const
{
    for (const Setting& side : m_settings)
        if (side.roster.isEmpty())
            return tr("%1 has no list yet.").arg(colourText(side.id));
        else if (side.isEmpty)
            return tr("%1’s list is empty.").arg(colourText(side.id));
    for (const Setting& side : m_settings)
        if (side.extras && side.extras->active() && !side.extras->complete())
            return tr("%1 still has choices to make.").arg(colourText(side.id));
    if (m_extras->active() && !m_extras->complete())
        return tr("The match setup still has choices to make.");
    return {};
}

void BattleSetup::setFirst(const QString& side)
{
    m_first = side;
    keep();
    Q_EMIT changed();
}

BattleSetup::Setting* BattleSetup::find(const QString& side)
{
    const auto found = std::ranges::find(m_settings, PlayerId(side.toStdString()), &Setting::id);
    return found == m_settings.end() ? nullptr : &*found;
}

void BattleSetup::setName(const QString& side, const QString& name)
{
    if (Setting* found = find(side))
        found->name = typedText(name);
    keep();
    show();
}

void BattleSetup::chooseList(const QString& side, const QString& roster)
{
    if (Setting* found = find(side))
        found->roster = roster;
    keep();
    show();
}

void BattleSetup::chooseFirst(const QString& roster)
{
    if (!m_settings.empty())
        m_settings.front().roster = roster;
    show();
}

void BattleSetup::add()
{
    const auto isFree = [this](const char* id) { return !find(QString::fromLatin1(id)); };
    const auto free = std::ranges::find_if(sideIds, isFree);
    if (free == sideIds.end())
        return;
    Setting side;
    side.id = PlayerId(*free);
    if (m_system->sideExtras) {
        side.extras = new FormController(this);
        side.extras->setCollapses(false);
        side.extras->begin(sourceOf(m_system->sideExtras));
        connect(side.extras, &FormController::changed, this, &BattleSetup::changed);
    }
    m_settings.push_back(std::move(side));
}

void BattleSetup::addSide()
{
    if (!canAdd())
        return;
    add();
    keep();
    show();
}

void BattleSetup::removeSide(const QString& side)
{
    const auto found = std::ranges::find(m_settings, PlayerId(side.toStdString()), &Setting::id);
    if (found == m_settings.end() || !canRemove())
        return;
    if (found->extras)
        found->extras->deleteLater();
    if (m_first == side)
        m_first.clear();
    m_settings.erase(found);
    keep();
    show();
}

void BattleSetup::refresh()
{
    if (!m_system)
        return;
    QList<RowModel::Row> rows;
    for (const RosterSummary& summary : listsOf(*m_system, workspace().store())) {
        SetupListRow row;
        row.id = summary.id;
        row.name = summary.name;
        row.detail =
            summary.figures.findings > 0 ? tr("%n problem(s)", "", summary.figures.findings) : QString();
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    // A game that ships lists can be played at once.
    for (const LoadedReadyList& ready : workspace().readyLists(*m_system)) {
        SetupListRow row;
        row.id = readyMark + QString::fromStdString(ready.printed.roster);
        row.name = QString::fromStdString(ready.roster.name);
        row.detail = tr("Sample list");
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    m_lists->setRows(rows);
    for (Setting& side : m_settings)
        if (std::ranges::find(rows, side.roster, &RowModel::Row::key) == rows.end())
            side.roster.clear();
    show();
}

void BattleSetup::show()
{
    QList<RowModel::Row> rows;
    for (std::size_t k = 0; k < m_settings.size(); ++k) {
        Setting& side = m_settings[k];
        side.isEmpty = !side.roster.isEmpty() && !canPlay(side.roster);
        SetupSideRow row;
        row.key = QString::fromStdString(side.id.text());
        row.name = side.name;
        row.colour = colourText(side.id);
        row.place = static_cast<int>(k);
        row.extras = side.extras;
        const auto list = m_lists->valueOf<SetupListRow>(side.roster);
        row.rosterName = list.name;
        row.rosterDetail = list.detail;
        rows.append({row.key, {}, QVariant::fromValue(row)});
    }
    m_sides->setRows(rows);
    Q_EMIT changed();
}

std::optional<Roster> BattleSetup::rosterOf(const QString& list)
{
    if (!list.startsWith(readyMark)) {
        const auto stored = workspace().store().roster(list);
        if (stored)
            return stored->roster;
        Q_EMIT notified(toText(stored.error()));
        return std::nullopt;
    }
    const Roster* ready = workspace().readyList(*m_system, list.mid(readyMark.size()));
    return ready ? std::optional(*ready) : std::nullopt;
}

QString BattleSetup::begin()
{
    if (!m_system || !ready())
        return {};
    Start start;
    start.system = SystemId(std::string(m_system->id));
    start.first = PlayerId(m_first.toStdString());
    start.extras = m_extras->active() ? m_extras->wholeAnswers() : door::Answers();
    for (const Setting& side : m_settings) {
        auto roster = rosterOf(side.roster);
        if (!roster)
            return {};
        Side playing;
        playing.id = side.id;
        playing.name =
            (side.name.trimmed().isEmpty() ? colourText(side.id) : side.name.trimmed()).toStdString();
        playing.roster = std::move(*roster);
        playing.extras = side.extras ? side.extras->wholeAnswers() : door::Answers();
        start.sides.push_back(std::move(playing));
    }
    RunningMatch& running = workspace().running();
    const Catalogue& catalogue = workspace().catalogue(*m_system);
    if (const auto reason = running.begin(withCards(std::move(start), *m_system, catalogue))) {
        Q_EMIT notified(*reason);
        return {};
    }
    m_first.clear();
    keep();
    return running.record().id;
}

namespace {

QString setupFile()
{
    return dataFolder() + QStringLiteral("/match-setup.json");
}

QJsonObject keptSetups()
{
    const auto text = readFile(setupFile());
    return text ? QJsonDocument::fromJson(*text).object() : QJsonObject();
}

QString textOf(const door::Answers& answers)
{
    return QString::fromStdString(answersJson(answers).dump());
}

door::Answers answersIn(const QJsonValue& text)
{
    return yaml::answersIn(text.toString().toStdString()).value_or(door::Answers());
}

} // namespace

KeptSetup keptSetup(const QString& system)
{
    const QJsonObject json = keptSetups().value(system).toObject();
    KeptSetup setup;
    setup.first = json.value(QLatin1String("first")).toString();
    setup.extras = answersIn(json.value(QLatin1String("extras")));
    for (const QJsonValue each : json.value(QLatin1String("sides")).toArray())
        setup.sides.push_back({each[QLatin1String("name")].toString(), each[QLatin1String("list")].toString(),
                               answersIn(each[QLatin1String("extras")])});
    return setup;
}

void keepSetup(const QString& system, const KeptSetup& setup)
{
    QJsonObject all = keptSetups();
    QJsonArray sides;
    for (const KeptSetup::Side& side : setup.sides)
        sides.append(QJsonObject{{QStringLiteral("name"), side.name},
                                 {QStringLiteral("list"), side.list},
                                 {QStringLiteral("extras"), textOf(side.extras)}});
    const QJsonObject kept{{QStringLiteral("first"), setup.first},
                           {QStringLiteral("sides"), sides},
                           {QStringLiteral("extras"), textOf(setup.extras)}};
    if (all.value(system).toObject() == kept)
        return;
    all.insert(system, kept);
    // Where there is no room, the next match is set up as the one before.
    static_cast<void>(saveFile(setupFile(), QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

} // namespace adjutant
