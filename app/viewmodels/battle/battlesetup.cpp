#include "app/viewmodels/battle/battlesetup.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/matches/runningmatch.h"
#include "app/storage/storagefault.h"
#include "app/text/figures.h"
#include "app/viewmodels/lists/listrows.h"
#include "core/match/log.h"
#include "core/yaml/answersfile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

constexpr std::array sideIds{"red", "blue", "green", "purple", "yellow", "white"};

QString colourText(const QString& side)
{
    static const std::array words{
        QT_TRANSLATE_NOOP("BattleSetup", "Red"),    QT_TRANSLATE_NOOP("BattleSetup", "Blue"),
        QT_TRANSLATE_NOOP("BattleSetup", "Green"),  QT_TRANSLATE_NOOP("BattleSetup", "Purple"),
        QT_TRANSLATE_NOOP("BattleSetup", "Yellow"), QT_TRANSLATE_NOOP("BattleSetup", "White")};
    const auto found = std::ranges::find(sideIds, side.toStdString());
    if (found == sideIds.end())
        return side;
    return QCoreApplication::translate("BattleSetup",
                                       words[static_cast<std::size_t>(found - sideIds.begin())]);
}

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

BattleSetup::BattleSetup(Workspace* workspace) : WorkspaceUser(workspace)
{
    m_extras->setCollapses(false);
    connect(m_extras, &FormController::changed, this, &BattleSetup::changed);
}

void BattleSetup::setSystem(const QString& id)
{
    const GameSystem* system = findGameSystem(id.toStdString());
    if (!system || system == m_system)
        return;
    m_system = system;
    for (SetupSideRow& side : m_settings)
        if (side.extras)
            side.extras->deleteLater();
    m_settings.clear();
    refresh();
    for (int k = 0; k < std::max(2, system->fewestSides); ++k)
        add();
    readKept();
    show();
}

void BattleSetup::readKept()
{
    const QJsonObject kept = keptSetups().value(system()).toObject();
    const QJsonArray sides = kept[QLatin1String("sides")].toArray();
    while (std::ssize(m_settings) < sides.size() && canAdd())
        add();
    for (std::size_t k = 0; k < std::min(m_settings.size(), std::size_t(sides.size())); ++k) {
        const QJsonValue side = sides[qsizetype(k)];
        m_settings[k].name = side[QLatin1String("name")].toString();
        if (const QString list = side[QLatin1String("list")].toString(); canPlay(list))
            setList(m_settings[k], list);
        if (m_settings[k].extras)
            m_settings[k].extras->begin(sourceOf(m_system->sideExtras),
                                        answersIn(side[QLatin1String("extras")]));
    }
    m_extras->begin(sourceOf(m_system->startExtras), answersIn(kept[QLatin1String("extras")]));
}

// Whether there is such a list, with anybody in it.
bool BattleSetup::canPlay(const QString& list) const
{
    if (!findIn(m_lists->rows(), list, &RowModel::Row::key))
        return false;
    if (list.startsWith(readyMark))
        return true;
    const auto stored = workspace().store().roster(list);
    return !stored || !stored->roster.entries.empty();
}

// The next match is as likely with the same lists as with the same people.
void BattleSetup::keep() const
{
    QJsonArray sides;
    for (const SetupSideRow& side : m_settings)
        sides.append(QJsonObject{
            {QStringLiteral("name"), side.name},
            {QStringLiteral("list"), side.roster},
            {QStringLiteral("extras"), textOf(side.extras ? side.extras->draft() : door::Answers())}});
    keepSetup(system(),
              {{QStringLiteral("sides"), sides}, {QStringLiteral("extras"), textOf(m_extras->draft())}});
}

bool BattleSetup::canAdd() const
{
    return m_system && static_cast<int>(m_settings.size()) <
                           std::min(m_system->mostSides, static_cast<int>(sideIds.size()));
}

QString BattleSetup::pending() const
{
    for (const SetupSideRow& side : m_settings)
        if (side.roster.isEmpty())
            return tr("%1 has no list yet.").arg(side.colour);
        else if (side.isEmpty)
            return tr("%1’s list is empty.").arg(side.colour);
    for (const SetupSideRow& side : m_settings)
        if (side.extras && side.extras->active() && !side.extras->complete())
            return tr("%1 still has choices to make.").arg(side.colour);
    // Why it is refused says more.
    if (m_extras->active() && !m_extras->complete())
        return m_extras->form().refusal ? m_extras->refusal()
                                        : tr("The match setup still has choices to make.");
    return {};
}

void BattleSetup::setName(const QString& side, const QString& name)
{
    if (SetupSideRow* found = find(side))
        found->name = typedText(name);
    keep();
    show();
}

void BattleSetup::chooseList(const QString& side, const QString& roster)
{
    if (SetupSideRow* found = find(side))
        setList(*found, roster);
    keep();
    show();
}

void BattleSetup::setList(SetupSideRow& side, const QString& list)
{
    const auto answersOf = [this](const QString& of) {
        const auto roster = m_system->sideAnswersOf && canPlay(of) ? rosterOf(of) : std::nullopt;
        return roster ? m_system->sideAnswersOf(*roster) : door::Answers();
    };
    const door::Answers before = answersOf(std::exchange(side.roster, list));
    if (door::Answers now = answersOf(list); now != before)
        side.extras->begin(sourceOf(m_system->sideExtras), std::move(now));
}

void BattleSetup::chooseFirst(const QString& roster)
{
    if (!m_settings.empty())
        setList(m_settings.front(), roster);
    show();
}

void BattleSetup::add()
{
    const auto isFree = [this](const char* id) { return !find(QString::fromLatin1(id)); };
    const auto free = std::ranges::find_if(sideIds, isFree);
    if (free == sideIds.end())
        return;
    SetupSideRow side{.key = QString::fromLatin1(*free)};
    if (m_system->sideExtras) {
        side.extras = new FormController(this);
        side.extras->setCollapses(false);
        side.extras->begin(sourceOf(m_system->sideExtras));
        connect(side.extras, &FormController::changed, this, &BattleSetup::changed);
    }
    // Usually each side has a list of its own: the next of the lists, the last changed first.
    QStringList lists;
    for (const RowModel::Row& row : m_lists->rows())
        if (canPlay(row.key))
            lists.append(row.key);
    if (!lists.isEmpty())
        setList(side, lists.at(std::min(qsizetype(m_settings.size()), lists.size() - 1)));
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
    const SetupSideRow* found = find(side);
    if (!found || !canRemove())
        return;
    if (found->extras)
        found->extras->deleteLater();
    m_settings.erase(m_settings.begin() + (found - m_settings.data()));
    keep();
    show();
}

void BattleSetup::refresh()
{
    if (!m_system)
        return;
    QList<RowModel::Row> rows;
    const auto add = [&rows](const QString& id, const QString& name, const QString& detail) {
        rows.append({id, {}, QVariant::fromValue(RuleChip{name, detail, id})});
    };
    for (const RosterSummary& summary : listsOf(*m_system, workspace().store())) {
        const int problems = summary.figures.findings;
        add(summary.id, summary.name, problems > 0 ? tr("%n problem(s)", "", problems) : QString());
    }
    // A game that ships lists can be played at once.
    for (const LoadedReadyList& ready : workspace().readyLists(*m_system))
        add(readyMark + QString::fromStdString(ready.printed.roster),
            QString::fromStdString(ready.roster.name), tr("Sample list"));
    m_lists->setRows(rows);
    for (SetupSideRow& side : m_settings)
        if (!findIn(rows, side.roster, &RowModel::Row::key))
            side.roster.clear();
    show();
}

void BattleSetup::show()
{
    QList<RowModel::Row> rows;
    for (std::size_t k = 0; k < m_settings.size(); ++k) {
        SetupSideRow& side = m_settings[k];
        side.isEmpty = !side.roster.isEmpty() && !canPlay(side.roster);
        side.colour = colourText(side.key);
        side.place = static_cast<int>(k);
        const auto list = m_lists->valueOf<RuleChip>(side.roster);
        side.rosterName = list.title;
        side.rosterDetail = list.summary;
        rows.append({side.key, {}, QVariant::fromValue(side)});
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
    start.extras = m_extras->active() ? m_extras->wholeAnswers() : door::Answers();
    for (const SetupSideRow& side : m_settings) {
        auto roster = rosterOf(side.roster);
        if (!roster)
            return {};
        Side playing;
        playing.id = PlayerId(side.key.toStdString());
        playing.name = (side.name.trimmed().isEmpty() ? side.colour : side.name.trimmed()).toStdString();
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
    keep();
    return running.record().id;
}

void keepSetup(const QString& system, const QJsonObject& setup)
{
    QJsonObject all = keptSetups();
    if (all.value(system).toObject() == setup)
        return;
    all.insert(system, setup);
    // Where there is no room, the next match is set up as the one before.
    if (storefiles::OpenedFolder(dataFolder()).stays())
        static_cast<void>(
            writeInPlace(setupFile(), QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString()));
}

} // namespace adjutant
