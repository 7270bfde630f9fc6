#include "app/viewmodels/history/matchstory.h"

#include "app/matches/matchlines.h"
#include "app/matches/matchrecord.h"
#include "app/matches/runningmatch.h"
#include "app/matches/storedmatch.h"
#include "app/storage/storagefault.h"
#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/history/matchhistory.h"
#include "core/roster/finding.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QStandardPaths>
#include <QUrl>
#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

// Each time all of the notes are saved, and a match doesn't take that often where they are long.
constexpr int notesRest = 2'000;          // ms without typing before they are
constexpr int longNotesRest = 30'000;     // ms between, however much is typed
constexpr qsizetype longNotes = 4 * 1024; // bytes

// Where a photo is read from; empty where nothing there is one: no file, or a drawing, which may lead on to
// other files and take as long as it likes, whatever it is called.
QUrl pictureAt(const QFileInfo& info)
{
    if (!info.isFile() || info.size() == 0) // files of the system have no size, and may not end
        return {};
    const QByteArray format = QImageReader::imageFormat(info.filePath());
    return format.isEmpty() || format.startsWith("svg") ? QUrl() : QUrl::fromLocalFile(info.filePath());
}

// What is left of an army; empty where nobody counts it.
QString worthText(const door::MatchView& view, const PlayerId& side)
{
    const auto [whole, left] = worthOf(view, side);
    return whole > 0 ? MatchStory::tr("%1 of %2 %3 left", "what is left, of what there was, AP")
                           .arg(figure(static_cast<int>(std::lround(left))), figure(whole),
                                translated(view.worthLabel))
                     : QString();
}

Amounts limitsOf(const Start& start)
{
    Amounts limits;
    for (const Side& side : start.sides)
        for (const auto& [budget, limit] : side.roster.limits)
            limits.set(budget, std::max(limits[budget], limit));
    return limits;
}

// Points, what is left of the armies and what they lost, as far as the game has them.
QVariantList chartsOf(const MatchCourse& course, const Start& start)
{
    QVariantList charts;
    const auto add = [&](const char* id, const QString& title, const QString& shortTitle,
                         const std::function<double(const CourseFigures&)>& figureOf) {
        const QLocale locale;
        QVariantList all;
        for (std::size_t side = 0; const ChartLine& line : chartLines(course, start, figureOf)) {
            const QString first = locale.toString(line.points.first().y(), 'f', 0);
            const QString last = locale.toString(line.points.last().y(), 'f', 0);
            all.append(QVariant::fromValue(ChartSeries{
                line.name, QString::fromStdString(course.sides[side++].id.text()), line.points, last,
                MatchStory::tr("%1: from %2 to %3", "player, first and last value")
                    .arg(line.name, first, last)}));
        }
        charts.append(QVariantMap{{QStringLiteral("id"), QLatin1String(id)},
                                  {QStringLiteral("title"), title},
                                  {QStringLiteral("short"), shortTitle},
                                  {QStringLiteral("series"), all}});
    };
    if (course.hasPoints) {
        const QString points = MatchStory::tr("Points");
        add("points", course.pointsLabel.empty() ? points : translated(course.pointsLabel), points,
            [](const CourseFigures& each) { return each.points; });
    }
    if (course.hasWorth) {
        const QString worth = translated(course.worthLabel);
        add("left", MatchStory::tr("Army left (%1)", "what armies are counted in").arg(worth),
            MatchStory::tr("Army left"), [](const CourseFigures& each) { return each.left; });
        const QString lost = MatchStory::tr("%1 lost", "what armies are counted in").arg(worth);
        add("lost", lost, lost, [](const CourseFigures& each) { return each.lost; });
    }
    return charts;
}

QVariantList stepRows(const MatchCourse& course, const Session& session)
{
    return rowsOf(biggestSteps(course, session.log(everybody)), [&](const BigStep& step) {
        QStringList details = changesOf(step, course, session.start());
        if (step.round > 0)
            details.prepend(MatchStory::tr("Round %1").arg(figure(step.round)));
        return QVariantMap{{QStringLiteral("position"), static_cast<int>(step.position)},
                           {QStringLiteral("title"), translated(step.what)},
                           {QStringLiteral("detail"), details.join(QStringLiteral(" · "))}};
    });
}

} // namespace

MatchStory::MatchStory(Workspace* workspace) : WorkspaceUser(workspace)
{
    m_notesTimer.setSingleShot(true);
    connect(&m_notesTimer, &QTimer::timeout, this, &MatchStory::saveDetails);
}

MatchStory::~MatchStory()
{
    if (m_notesTimer.isActive())
        workspace().saveDetails();
}

void MatchStory::open(const QString& match)
{
    save();
    m_valid = false;
    m_record = {};
    m_session.reset();
    take(match);
    m_record.id = match;
    Q_EMIT opened();
    Q_EMIT detailsChanged();
    Q_EMIT photosChanged();
}

void MatchStory::refresh()
{
    const RunningMatch& running = workspace().running();
    if (running.isOpen() && running.record().id == m_record.id &&
        running.record().steps.size() != m_record.steps.size())
        open(QString(m_record.id));
}

void MatchStory::take(const QString& match)
{
    auto folded = matchIn(workspace().matches(), match, workspace().cardNames());
    m_trouble.clear();
    if (!folded) {
        m_trouble = tr("This match can’t be read: %1").arg(QString::fromStdString(folded.error()));
        return;
    }
    m_isPart = folded->damage.has_value();
    if (folded->damage)
        m_trouble = asSentence(messageOf(*folded));
    m_record = std::move(folded->record);
    m_session = std::move(folded->session);
    const auto& unsaved = workspace().unsavedDetails();
    if (const auto waiting = unsaved.find(match); waiting != unsaved.end())
        m_record.details = waiting->second.details;
    m_valid = true;
    showRecord();
}

void MatchStory::showRecord()
{
    const Start& start = m_record.start.start;
    const Catalogue& catalogue = workspace().catalogueOf(QString::fromStdString(start.system.text()));
    const door::MatchView end = m_session->view(everybody);
    const MatchSummary summary = summaryOf(m_record, *m_session);
    m_match = historyRowOf(summary, catalogue);
    for (int k = 0; k < m_match.players.size(); ++k) {
        auto player = m_match.players.at(k).value<HistoryPlayer>();
        const PlayerId& side = start.sides[static_cast<std::size_t>(k)].id;
        player.points = m_record.details.entered ? player.points : worthText(end, side);
        m_match.players[k] = QVariant::fromValue(player);
    }

    m_facts.clear();
    const auto add = [this](const QString& label, const QString& value) {
        if (!value.isEmpty())
            m_facts.append(QVariantMap{{QStringLiteral("label"), label}, {QStringLiteral("value"), value}});
    };
    add(tr("Played"), QLocale().toString(summary.started.toLocalTime().date(), QLocale::LongFormat));
    m_course = courseOf(*m_session);
    if (!m_course.hasPoints && !m_record.details.entered) // points stand beside the players
        add(tr("Score"), scoreText(end, start));
    if (const int rounds = roundsPlayed(summary, m_course); rounds > 0)
        add(tr("Rounds"), figure(rounds));
    add(tr("Duration"), durationText(summary.minutes));
    add(summary.missions.size() == 1 ? tr("Mission") : tr("Missions"), m_match.missions);
    add(tr("Went first"), sideName(start, PlayerId(summary.first.toStdString())));
    if (const Amounts limits = limitsOf(start); !limits.empty())
        add(tr("Limits"), amountsText(limits, listShapeOf(start.system).budgets, QStringLiteral(", ")));

    m_charts = chartsOf(m_course, start);
    m_biggestSteps = stepRows(m_course, *m_session);
    m_luck->count(&*m_session);
}

void MatchStory::setNotes(const QString& notes)
{
    if (!editable() || notes == m_record.details.notes)
        return;
    const QString typed = typedText(notes);
    m_record.details.notes = cutTo(MatchDetails::longestNotes, typed);
    if (m_record.details.notes != typed)
        announce(tr("Notes are limited to %L1 kB; the rest was not saved.")
                     .arg(MatchDetails::longestNotes / 1000));
    workspace().unsavedDetails().insert_or_assign(m_record.id, m_record);
    if (m_record.details.notes.toUtf8().size() <= longNotes)
        m_notesTimer.start(notesRest);
    else if (!m_notesTimer.isActive())
        m_notesTimer.start(longNotesRest);
    Q_EMIT detailsChanged();
}

QVariantList MatchStory::photos() const
{
    return rowsOf(m_record.details.photos, [](const QString& path) {
        const QFileInfo file(path);
        return QVariantMap{{QStringLiteral("path"), path},
                           {QStringLiteral("name"), file.fileName()},
                           {QStringLiteral("url"), pictureAt(file)},
                           {QStringLiteral("there"), file.exists()}};
    });
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
    if (!editable() || paths.isEmpty())
        return;
    bool isSkipped = false;
    for (const QString& path : paths) {
        if (m_record.details.photos.contains(path))
            continue;
        if (m_record.details.photos.size() < MatchDetails::mostPhotos &&
            path.toUtf8().size() <= static_cast<qsizetype>(MatchDetails::longestPhotoPath))
            m_record.details.photos.append(path);
        else
            isSkipped = true;
    }
    if (isSkipped)
        announce(
            tr("Not all photos were added: the limit is %L1 per match, with paths of up to %L2 characters.")
                .arg(MatchDetails::mostPhotos)
                .arg(MatchDetails::longestPhotoPath));
    saveDetails();
    Q_EMIT photosChanged();
}

void MatchStory::removePhoto(int index)
{
    if (!editable() || index < 0 || index >= m_record.details.photos.size())
        return;
    m_record.details.photos.removeAt(index);
    saveDetails();
    Q_EMIT photosChanged();
}

void MatchStory::setAbandoned(bool abandoned)
{
    if (m_isPart)
        return announce(m_trouble);
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

void MatchStory::announce(const QString& message)
{
    m_message = message;
    Q_EMIT messageChanged();
}

void MatchStory::saveDetails()
{
    m_notesTimer.stop();
    workspace().unsavedDetails().insert_or_assign(m_record.id, m_record);
    announce(workspace().saveDetails());
}

QString MatchStory::exportMatch(const QString& format)
{
    save();
    const auto summary = workspace().matches().summary(m_record.id);
    const auto path = summary ? saveMatches({*summary}, matchFormatOf(format.toStdString()), workspace())
                              : refuse(toText(summary.error()));
    if (!path)
        announce(path.error());
    return path.value_or(QString());
}

} // namespace adjutant
