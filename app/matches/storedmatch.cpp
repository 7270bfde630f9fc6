#include "app/matches/storedmatch.h"

#include "app/matches/matchclock.h"
#include "app/matches/matchfile.h"
#include "app/matches/matchlines.h"
#include "app/storage/storagefault.h"
#include "core/text.h"

#include <QCryptographicHash>
#include <QUuid>

namespace adjutant {

namespace {

Expected<MatchSummary, std::string> summaryOfAll(const QString& id, const Records& records)
{
    // One that is over says so, and need not be followed.
    if (auto ended = records.damaged || records.texts.empty() ? std::nullopt : endIn(records.texts.back());
        ended && ended->id == id)
        return std::move(*ended);
    const auto folded = foldedMatch(id, records);
    if (!folded)
        return refuse(folded.error());
    // How a damaged one ended may be all that is left of it.
    const auto ended = endIn(records.lastOfAll);
    MatchSummary summary = ended && ended->id == id ? *ended : summaryOf(folded->record, *folded->session);
    summary.intact = !folded->damage;
    return summary;
}

constexpr int longestStem = 60; // of an id, so that a number fits behind it

QString numbered(const QString& id, int number)
{
    QString stem = id.left(longestStem);
    while (!stem.isEmpty() && !stem.back().isLetterOrNumber())
        stem.chop(1);
    return number == 1 ? id : stem + QLatin1Char('-') + QString::number(number);
}

// A hash of all that is in a match but its id: two with the same are one match.
QByteArray contentsOf(const MatchRecord& match)
{
    MatchRecord named = match;
    named.id.clear();
    named.start.start.sides = namedSides(match);
    return QCryptographicHash::hash(recordBytes(recordsOf(named)), QCryptographicHash::Sha256);
}

// The same for the same contents, so that a file without an id is imported once.
QString idOf(const QByteArray& contents)
{
    const QUuid matches(0x5d0e2f61, 0x8a3b, 0x4f0c, 0xb7, 0x19, 0x63, 0x0c, 0x4e, 0x92, 0xd8, 0xa5);
    return QUuid::createUuidV5(matches, contents).toString(QUuid::WithoutBraces);
}

// The lines of a file as they are to be stored under an id: as they stand there, so that two copies of a
// match are equal. What it says of its end is believed only where that follows from the lines before it.
std::vector<std::string> recordsFrom(const ReadMatch& match, const QString& id, const MatchSummary& summary)
{
    std::vector<std::string> records = mapped(match.records, escapedInvisible);
    if (match.record.id != id)
        records.front() = writtenBeginning(match.record.start, id);
    std::optional<MatchSummary> end = endIn(records.back());
    if (end)
        end->words = summary.words; // in whatever language it was written
    if (end && end != summary)
        records.pop_back();
    if (summary.isOver() && end != summary)
        records.push_back(writtenEnd(summary.changed, summary));
    return records;
}

} // namespace

MatchReader matchReader()
{
    return summaryOfAll;
}

std::optional<MatchSummary> endIn(std::string_view record)
{
    auto line = kindOfLine(record) == LineKind::end ? readLine(record) : refuse(LineFault());
    auto* summary = line ? std::get_if<MatchSummary>(&*line) : nullptr;
    return summary ? std::optional(std::move(*summary)) : std::nullopt;
}

Expected<FoldedMatch, std::string> matchIn(const MatchStore& store, const QString& id, const NameCards& names)
{
    const auto records = store.read(id);
    return records ? foldedMatch(id, *records, names) : refuse(toText(records.error()).toStdString());
}

Stored<std::string> logOf(const MatchFolder& folder, const QString& id, std::size_t most)
{
    return folder.open(id).map([most](const auto& file) {
        std::vector<std::string> texts = file.records().texts;
        texts.resize(std::min(texts.size(), most));
        return recordBytes(texts);
    });
}

Expected<QString, std::string> keepMatch(MatchStore& store, MatchRecord record, const SearchWords& words)
{
    if (record.id.isEmpty() || store.files().pathOf(record.id))
        record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto folded = foldedMatch(record);
    if (!folded)
        return refuse(folded.error());
    if (folded->damage)
        return refuse(inEnglish(*folded->damage));
    const MatchSummary summary = summaryOf(folded->record, *folded->session, words);
    const auto records = recordsOf(record, summary.isOver() ? &summary : nullptr);
    if (const auto added = store.create(summary, records); !added)
        return refuse(toRefusal(added.error()).toStdString());
    return record.id;
}

Stored<void> keepDetails(MatchStore& store, const MatchRecord& record, const Session& session,
                         const SearchWords& words)
{
    const QDateTime now = withinOurYears(QDateTime::currentDateTimeUtc());
    const MatchSummary summary = summaryOf(record, session, words);
    std::vector<std::string> records{writtenAbout(now, record.details)};
    if (summary.isOver())
        records.push_back(writtenEnd(now, summary));
    return store.append(record.id, records).map([&] { store.setSummary(summary); });
}

std::string inEnglish(const MatchDamage& damage)
{
    const std::string place = damage.line > 0   ? "line " + std::to_string(damage.line)
                              : damage.step > 0 ? "step " + std::to_string(damage.step)
                                                : std::string("its beginning");
    return place + ": " + (damage.why.empty() ? "this isn't what was written" : toText(damage.why));
}

Message messageOf(const FoldedMatch& match)
{
    const int steps = static_cast<int>(match.record.steps.size());
    const int line = static_cast<int>(match.damage->line), lines = static_cast<int>(match.damage->lines);
    return match.damage->why.empty()
               ? counted(WORDS_N("match", "line %1 of %2 is damaged: %n usable step(s) before it"), steps,
                         line, lines)
               : counted(WORDS_N("match", "line %1 of %2 can’t be used: %n usable step(s) before it (%3)"),
                         steps, line, lines, match.damage->why);
}

std::string faultOf(const FoldedMatch& match)
{
    return match.damage ? toText(messageOf(match)) : std::string();
}

Expected<WholeMatch, MatchDamage> wholeMatch(std::string_view text)
{
    auto read = readMatch(text);
    if (!read)
        return refuse(std::move(read.error()));
    auto folded = foldedMatch(read->record);
    if (!folded)
        return refuse(MatchDamage{1, verbatim(std::move(folded.error()))});
    // A step that can't be taken stands before a line that can't be read.
    auto damage = folded->damage ? folded->damage : read->damage;
    if (folded->damage)
        damage->line = read->lines[damage->step - 1];
    if (damage)
        return refuse(std::move(*damage));
    return WholeMatch{std::move(*read), std::move(*folded)};
}

MatchImport::MatchImport(const MatchFolder& folder, SearchWords words)
    : m_words(std::move(words)), m_incoming(folder.folder())
{
    const MatchFiles found = folder.files();
    m_fault = found.fault;
    for (const MatchFile& file : found.files)
        m_known[file.id].path = file.path;
}

// Nothing is read twice, and of a match that begins otherwise only the first line. Steps aren't followed: a
// match whose steps can't be isn't like one whose can.
QByteArray MatchImport::contentsUnder(const QString& id, const MatchStart& start)
{
    Known& known = m_known.at(id);
    const auto isOther = [&] { return known.title != start.title || known.started != start.started; };
    if (known.contents || (known.started.isValid() && isOther()))
        return known.contents.value_or(QByteArray());
    const auto file = RecordFile::open(known.path);
    const Records records = file ? file->records() : Records();
    const auto first = records.texts.empty() ? refuse(LineFault()) : readBeginning(records.texts.front());
    if (first) {
        known.title = first->start.title;
        known.started = first->start.started;
        if (isOther())
            return {};
    }
    const auto read = readRecords(id, records);
    known.contents = read && !read->damage ? contentsOf(read->record) : QByteArray();
    return *known.contents;
}

Stored<ImportedMatch> MatchImport::add(const WholeMatch& match)
{
    if (m_fault)
        return refuse(*m_fault);
    const MatchRecord& record = match.read.record;
    const QByteArray contents = contentsOf(record);
    ImportedMatch place{{}, record.id, false};
    const QString id = place.idInFile.isEmpty() ? idOf(contents) : place.idInFile;
    for (int number = 1; place.id.isEmpty(); ++number) {
        const QString candidate = numbered(id, number);
        const bool isTaken = m_known.contains(candidate);
        place.known = isTaken && contentsUnder(candidate, record.start) == contents;
        if (place.known || !isTaken)
            place.id = candidate;
    }
    if (place.known)
        return place;
    MatchSummary summary = summaryOf(match.folded.record, *match.folded.session, m_words);
    summary.id = place.id;
    const std::string bytes = recordBytes(recordsFrom(match.read, place.id, summary));
    if (static_cast<qint64>(bytes.size()) > longestFile)
        return refuse(storageFault(StorageFault::Kind::matchFull, place.id));
    if (auto added = m_incoming.add(MatchFolder::placeOf(place.id, summary.started), bytes); !added)
        return refuse(added.error());
    m_known.insert_or_assign(place.id, Known{{}, {}, {}, contents});
    m_summaries.push_back(std::move(summary));
    return place;
}

} // namespace adjutant
