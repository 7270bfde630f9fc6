#include "matchtransfer.h"

#include "app/catalogues/catalogueloader.h"
#include "app/export/savedfile.h"
#include "app/systems/drakerys/matches/bgstats.h"
#include "app/systems/drakerys/matches/csv.h"
#include "app/systems/drakerys/matches/matchfile.h"
#include "app/systems/drakerys/matches/story/matchstory.h"
#include "app/table/storedtable.h"
#include "app/table/tablejson.h"
#include "app/text/faultwords.h"
#include "historyrecord.h"
#include "summaryrows.h"
#include "workspace.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace adjutant {

namespace {

struct MatchTransferWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchTransferWords)
};

using Bytes = Expected<QByteArray, QString>;

QString suffixOf(MatchFormat format)
{
    static const std::array<QString, 4> suffixes{QStringLiteral("json"), QStringLiteral("csv"),
                                                 QStringLiteral("bgsplay"), QStringLiteral("html")};
    return suffixes[static_cast<std::size_t>(format)];
}

// The day and the players as a file name that every system takes.
QString fileNameOf(const MatchSummary& match)
{
    static const QRegularExpression awkward(QStringLiteral("[^\\w \\-]+"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    QStringList parts{match.started.toLocalTime().toString(QStringLiteral("yyyy-MM-dd"))};
    if (!match.title.isEmpty())
        parts.append(match.title);
    for (const MatchSummary::Player& player : match.players)
        parts.append(player.name);
    return parts.join(u' ').replace(awkward, QStringLiteral(" ")).simplified().left(80);
}

Bytes bytesOfTable(const QString& id, MatchFormat format)
{
    const auto table = tableIn(Workspace::current().matches(), id);
    if (!table)
        return refuse(QString::fromStdString(table.error()));
    if (format == MatchFormat::html)
        return QByteArray::fromStdString(storyPage(*table));
    if (format == MatchFormat::json)
        return QByteArray::fromStdString(
            writtenTable(table->record, QCoreApplication::applicationVersion().toStdString()));
    QByteArray lines;
    for (const std::string& line : storyLines(*table->session))
        lines += QByteArray::fromStdString(line) + '\n';
    return lines;
}

Bytes bytesOfOne(const MatchSummary& match, MatchFormat format)
{
    const auto start = Workspace::current().matches().steps(match.id);
    if (start && isTableFormat(start->startText.toStdString()))
        return bytesOfTable(match.id, format);
    auto read = storedRecord(Workspace::current().matches(), match.id);
    if (!read)
        return refuse(std::move(read.error()));
    switch (format) {
    case MatchFormat::json:
        return QByteArray::fromStdString(writtenMatch(read->record));
    case MatchFormat::csv:
        return QByteArray::fromStdString(commandsAsCsv(read->record));
    case MatchFormat::html:
        return storyOf(read->record, Workspace::current().catalogue(), QLocale()).toUtf8();
    case MatchFormat::bgStats:
        break;
    }
    return QByteArray::fromStdString(matchesAsBgStats(std::span(&match, 1)));
}

Expected<int, QString> writeOne(const std::vector<MatchSummary>& matches, MatchFormat format,
                                const QString& path)
{
    int written = static_cast<int>(matches.size());
    Bytes bytes;
    if (matches.size() == 1 && format != MatchFormat::bgStats)
        bytes = bytesOfOne(matches.front(), format);
    else if (format == MatchFormat::csv)
        bytes = QByteArray::fromStdString(matchesAsCsv(matches));
    else {
        written = static_cast<int>(playsOf(matches));
        bytes = QByteArray::fromStdString(matchesAsBgStats(matches));
    }
    if (!bytes)
        return refuse(std::move(bytes.error()));
    if (auto saved = saveFile(path, *bytes); !saved)
        return refuse(std::move(saved.error()));
    return written;
}

QString freeName(const QDir& folder, const QString& stem, const QString& suffix)
{
    QString name = stem + u'.' + suffix;
    for (int k = 2; folder.exists(name); ++k)
        name = QStringLiteral("%1 (%2).%3").arg(stem).arg(k).arg(suffix);
    return folder.filePath(name);
}

QString askedPath(const std::vector<MatchSummary>& matches, MatchFormat format)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (isFileEach(format) && matches.size() > 1)
        return QFileDialog::getExistingDirectory(
            nullptr, MatchTransferWords::tr("A folder for the matches, a file each"), documents);
    const QString suffix = suffixOf(format);
    QFileDialog dialog(nullptr, MatchTransferWords::tr("Save"), documents, QStringLiteral("*.") + suffix);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(
        (matches.size() == 1 ? fileNameOf(matches.front()) : MatchTransferWords::tr("matches")) + u'.' +
        suffix);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    return dialog.selectedFiles().constFirst();
}

enum class Taken { added, alreadyThere };

// A match keeps its id where that is still free, so that a file taken in twice is known again.
Expected<Taken, QString> takeIn(MatchRecord record, QStringList& ids)
{
    MatchStore& store = Workspace::current().matches();
    if (!record.id.isEmpty()) {
        if (const auto present = storedRecord(store, record.id)) {
            if (haveSameContents(present->record, record)) {
                if (store.summary(record.id))
                    return Taken::alreadyThere;
                static_cast<void>(store.restore(record.id)); // it was in the bin
                ids.append(record.id);
                return Taken::added;
            }
            record.id.clear();
        }
    }
    auto id = keepRecord(store, std::move(record));
    if (!id)
        return refuse(std::move(id.error()));
    ids.append(*id);
    return Taken::added;
}

Expected<Taken, QString> takeTable(const std::string& file, QStringList& ids)
{
    auto record = readTable(file);
    if (!record)
        return refuse(QString::fromStdString(inEnglish(record.error())));
    MatchStore& store = Workspace::current().matches();
    if (const auto present = tableIn(store, record->id);
        present && present->record.start == record->start && present->record.steps == record->steps) {
        if (store.summary(record->id))
            return Taken::alreadyThere;
        static_cast<void>(store.restore(record->id)); // it was in the bin
        ids.append(record->id);
        return Taken::added;
    }
    auto id = keepTable(store, std::move(*record));
    if (!id)
        return refuse(QString::fromStdString(id.error()));
    ids.append(*id);
    return Taken::added;
}

} // namespace

MatchFormat matchFormatOf(const QString& word)
{
    return word == QLatin1String("csv")       ? MatchFormat::csv
           : word == QLatin1String("bgstats") ? MatchFormat::bgStats
           : word == QLatin1String("html")    ? MatchFormat::html
                                              : MatchFormat::json;
}

bool isFileEach(MatchFormat format)
{
    return format == MatchFormat::json || format == MatchFormat::html;
}

Expected<int, QString> writeMatches(const std::vector<MatchSummary>& matches, MatchFormat format,
                                    const QString& path)
{
    if (!isFileEach(format) || matches.size() == 1)
        return writeOne(matches, format, path);
    const QDir folder(path);
    for (int written = 0; const MatchSummary& match : matches) {
        auto saved = writeOne({match}, format, freeName(folder, fileNameOf(match), suffixOf(format)));
        if (!saved)
            return refuse(MatchTransferWords::tr("%n match(es) were written, then: %1", nullptr, written)
                              .arg(saved.error()));
        ++written;
    }
    return static_cast<int>(matches.size());
}

Expected<QString, QString> saveMatches(const std::vector<MatchSummary>& matches, MatchFormat format)
{
    if (matches.empty() || (format == MatchFormat::bgStats && playsOf(matches) == 0))
        return refuse(MatchTransferWords::tr("There is no finished match among these."));
    const QString path = askedPath(matches, format);
    if (path.isEmpty())
        return QString();
    if (auto written = writeMatches(matches, format, path); !written)
        return refuse(std::move(written.error()));
    return path;
}

TakenMatches takeMatches(const QStringList& paths)
{
    TakenMatches taken;
    for (const QString& path : paths) {
        const auto bytes = readFile(path);
        if (!bytes) {
            taken.faults.append(wordsFor(bytes.error()));
            continue;
        }
        if (isTableFormat(bytes->toStdString())) {
            if (const auto added = takeTable(bytes->toStdString(), taken.ids); !added)
                taken.faults.append(added.error());
            else if (*added == Taken::alreadyThere)
                ++taken.alreadyThere;
            continue;
        }
        auto record = readMatch(bytes->toStdString(), path.toStdString());
        if (!record) {
            taken.faults.append(wordsFor(record.error().front()));
            continue;
        }
        if (const auto added = takeIn(std::move(*record), taken.ids); !added)
            taken.faults.append(added.error());
        else if (*added == Taken::alreadyThere)
            ++taken.alreadyThere;
    }
    return taken;
}

} // namespace adjutant
