#include "matchstory.h"

#include "app/storage/storagewords.h"
#include "app/systems/drakerys/matches/detailsjson.h"
#include "app/systems/drakerys/matches/matchfold.h"
#include "app/systems/drakerys/matches/recordsummary.h"
#include "app/table/runningtable.h"
#include "app/text/figures.h"
#include "core/systems/drakerys/missions/armyvalue.h"
#include "historyrecord.h"
#include "matchtransfer.h"
#include "searchwords.h"
#include "standingrows.h"
#include "storyfigures.h"
#include "summaryrows.h"
#include "tablenames.h"
#include "tablerows.h"
#include "workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

constexpr int notesRest = 600; // ms without typing before notes are saved
constexpr qsizetype mostPhotos = 100;

QVariantMap fact(const QString& label, const QString& value)
{
    return {{QStringLiteral("label"), label}, {QStringLiteral("value"), value}};
}

QString pointsOf(const drakerys::PlayerState& player)
{
    const double left = drakerys::armyLeft(player);
    const double all = left + drakerys::armyLost(player);
    return all > 0 ? MatchStory::tr("%1 of %2 AP left")
                         .arg(figure(static_cast<int>(std::lround(left))),
                              figure(static_cast<int>(std::lround(all))))
                   : QString();
}

} // namespace

MatchStory::MatchStory(QObject* parent)
    : QObject(parent), m_log(new RowModel(this)), m_tokens(new RowModel(this))
{
    m_notesTimer.setSingleShot(true);
    m_notesTimer.setInterval(notesRest);
    connect(&m_notesTimer, &QTimer::timeout, this, &MatchStory::saveDetails);
}

MatchStory::~MatchStory()
{
    save();
}

void MatchStory::open(const QString& match)
{
    save();
    m_valid = false;
    m_record = {};
    m_states.clear();
    take(match);
    m_record.id = match;
    Q_EMIT opened();
    Q_EMIT detailsChanged();
    setPosition(last());
}

void MatchStory::take(const QString& match)
{
    auto read = storedRecord(Workspace::current().matches(), match);
    m_trouble = read ? read->damage : read.error();
    if (!read)
        return;
    m_record = std::move(read->record);
    m_valid = true;
    showRecord();
}

void MatchStory::showRecord()
{
    const Catalogue& catalogue = Workspace::current().catalogue();
    const OpenedMatch opened = fold(m_record);
    if (opened.fault && m_trouble.isEmpty())
        m_trouble = tr("The record can't be followed beyond step %L1 (%2).")
                        .arg(opened.steps + 1)
                        .arg(QString::fromStdString(opened.fault->message));
    const MatchStart& start = m_record.start;
    m_states = opened.match.timeline(start);
    const MatchSummary summary = summaryOf(m_record, opened.match);
    m_match = historyRowOf(summary, catalogue);
    for (int k = 0; k < m_match.players.size(); ++k) {
        auto player = m_match.players.at(k).value<HistoryPlayer>();
        const drakerys::PlayerState& state = m_states.back().players[static_cast<std::size_t>(k)];
        player.units = standingUnits(start, state);
        player.points = m_record.details.manual ? player.points : pointsOf(state);
        m_match.players[k] = QVariant::fromValue(player);
    }

    m_facts = {
        fact(tr("Played"), QLocale().toString(summary.started.toLocalTime().date(), QLocale::LongFormat)),
        fact(tr("Rounds"), figure(summary.rounds))};
    if (const QString duration = durationInWords(summary.minutes); !duration.isEmpty())
        m_facts.append(fact(tr("Duration"), duration));
    if (!m_match.missions.isEmpty())
        m_facts.append(fact(summary.missions.size() == 1 ? tr("Mission") : tr("Missions"), m_match.missions));
    if (!start.first.empty())
        m_facts.append(fact(tr("Began"), playerName(start, m_states.back().first)));
    if (start.limits.ap > 0)
        m_facts.append(fact(
            tr("Limits"),
            tr("%1, %2", "AP, Rarity").arg(apInWords(start.limits.ap), rarityInWords(start.limits.rarity))));

    m_vp = seriesOf(
        m_states, [](const auto& player) { return player.vp(); }, start, catalogue);
    m_left = seriesOf(m_states, drakerys::armyLeft, start, catalogue);
    m_lost = seriesOf(m_states, drakerys::armyLost, start, catalogue);
    m_luck.clear();
    for (const RecordedPlayer& player : start.players)
        if (const QVariantList rows = luckRows(opened.match.log(), player.id); !rows.isEmpty())
            m_luck.append(
                QVariantMap{{QStringLiteral("name"), playerName(start, player.id)},
                            {QStringLiteral("colour"), playerColour(start, player.id, catalogue)},
                            {QStringLiteral("faction"), QString::fromStdString(player.roster.faction.text())},
                            {QStringLiteral("rows"), rows}});
    m_log->setRows(logLines(opened.match, m_states, start));
}

void MatchStory::setPosition(int position)
{
    m_position = std::clamp(position, 0, std::max(0, last()));
    m_armies.clear();
    if (m_valid) {
        const auto at = static_cast<std::size_t>(m_position);
        m_armies = standingArmies(m_states[at], at > 0 ? &m_states[at - 1] : nullptr, m_record.start,
                                  Workspace::current().catalogue());
        Start start;
        drakerys::MatchState shown = m_states[at];
        for (const RecordedPlayer& player : m_record.start.players) {
            start.sides.push_back({player.id, player.name.toStdString(), player.roster, {}});
            shown.find(player.id)->name = player.name.toStdString();
        }
        m_tokens->setRows(playerRows(start, shown));
    }
    Q_EMIT moved();
}

QString MatchStory::positionWords() const
{
    if (m_position == 0 || m_position > m_log->count())
        return tr("Before the first command");
    return m_log->rows().at(m_position - 1).value.value<StoryLogLine>().words;
}

int MatchStory::round() const
{
    return m_valid ? drakerys::roundOf(m_states[static_cast<std::size_t>(m_position)]) : 1;
}

QString MatchStory::roundWords() const
{
    return roundInWords(round());
}

QString MatchStory::activeName() const
{
    for (const QVariant& army : m_armies)
        if (const auto row = army.value<StandingArmy>(); row.active)
            return row.name;
    return {};
}

QString MatchStory::activeColour() const
{
    for (const QVariant& army : m_armies)
        if (const auto row = army.value<StandingArmy>(); row.active)
            return row.colour;
    return {};
}

void MatchStory::setNotes(const QString& notes)
{
    if (!m_valid || notes == m_record.details.notes)
        return;
    m_record.details.notes = notes;
    m_notesTimer.start();
    Q_EMIT detailsChanged();
}

QVariantList MatchStory::photos() const
{
    QVariantList photos;
    for (const QString& path : m_record.details.photos) {
        const QFileInfo file(path);
        photos.append(QVariantMap{{QStringLiteral("path"), path},
                                  {QStringLiteral("name"), file.fileName()},
                                  {QStringLiteral("url"), QUrl::fromLocalFile(path)},
                                  {QStringLiteral("there"), file.isFile()}});
    }
    return photos;
}

void MatchStory::choosePhotos()
{
    addPhotos(
        QFileDialog::getOpenFileNames(nullptr, tr("Photos of the match"),
                                      QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                      tr("Pictures (*.jpg *.jpeg *.png *.webp *.gif);;All files (*)")));
}

void MatchStory::addPhotos(const QStringList& paths)
{
    if (!m_valid || paths.isEmpty())
        return;
    for (const QString& path : paths)
        if (!m_record.details.photos.contains(path) && m_record.details.photos.size() < mostPhotos)
            m_record.details.photos.append(path);
    saveDetails();
    Q_EMIT detailsChanged();
}

void MatchStory::removePhoto(int index)
{
    if (!m_valid || index < 0 || index >= m_record.details.photos.size())
        return;
    m_record.details.photos.removeAt(index);
    saveDetails();
    Q_EMIT detailsChanged();
}

void MatchStory::setAbandoned(bool abandoned)
{
    if (!m_valid || abandoned == m_record.details.abandoned)
        return;
    m_record.details.abandoned = abandoned;
    saveDetails();
    showRecord();
    Q_EMIT opened();
}

void MatchStory::save()
{
    if (m_notesTimer.isActive())
        saveDetails();
}

void MatchStory::saveDetails()
{
    m_notesTimer.stop();
    const QString text = QString::fromStdString(writtenDetails(m_record.details));
    if (const auto saved = Workspace::current().matches().setDetails(m_record.id, text); !saved)
        say(wordsFor(saved.error()));
    saveSummary();
}

// A match that is being played may have gone on meanwhile.
void MatchStory::saveSummary()
{
    if (RunningTable& running = Workspace::current().table();
        running.isOpen() && running.record().id == m_record.id) {
        running.saveSummary();
        return;
    }
    MatchSummary summary = summaryOf(m_record, fold(m_record).match);
    summary.words = searchWordsOf(summary);
    if (const auto saved = Workspace::current().matches().setSummary(summary); !saved)
        say(wordsFor(saved.error()));
}

QString MatchStory::exportMatch(const QString& format)
{
    save();
    auto summary = Workspace::current().matches().summary(m_record.id);
    if (!summary) {
        say(wordsFor(summary.error()));
        return {};
    }
    const auto path = saveMatches({*summary}, matchFormatOf(format));
    if (!path)
        say(path.error());
    return path ? *path : QString();
}

void MatchStory::say(const QString& message)
{
    if (message == m_message)
        return;
    m_message = message;
    Q_EMIT messageChanged();
}

} // namespace adjutant
