#include "app/matches/matchimport.h"

#include "app/matches/matchfile.h"
#include "app/matches/matchlines.h"
#include "app/matches/storedmatch.h"

#include <QCryptographicHash>
#include <QUuid>

namespace adjutant {

namespace {

constexpr int longestStem = 60; // of an id, so that a number fits behind it

QString numbered(const QString& id, int number)
{
    QString stem = id.left(longestStem);
    while (!stem.isEmpty() && !stem.back().isLetterOrNumber())
        stem.chop(1);
    return number == 1 ? id : stem + QLatin1Char('-') + QString::number(number);
}

// The same for the same contents, so that a file without an id is imported once.
QString idOf(const QByteArray& contents)
{
    const QUuid matches(0x5d0e2f61, 0x8a3b, 0x4f0c, 0xb7, 0x19, 0x63, 0x0c, 0x4e, 0x92, 0xd8, 0xa5);
    return QUuid::createUuidV5(matches, contents).toString(QUuid::WithoutBraces);
}

} // namespace

QByteArray contentsOf(const MatchRecord& match)
{
    MatchRecord named = match;
    named.id.clear();
    // The players called as they are by now.
    for (Side& side : named.start.start.sides)
        if (const auto name = match.details.names.find(side.id.text()); name != match.details.names.end())
            side.name = name->second;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& record : recordsOf(named))
        hash.addData(QByteArrayView(record.data(), static_cast<qsizetype>(record.size())));
    return hash.result();
}

MatchImport::MatchImport(const MatchFolder& folder, SearchWords words)
    : m_folder(folder), m_words(std::move(words)), m_incoming(folder.folder())
{
    const MatchFiles found = folder.files();
    m_fault = found.fault;
    for (const MatchFile& file : found.files)
        m_taken.insert(file.id);
}

QByteArray MatchImport::contentsUnder(const QString& id)
{
    const auto known = m_contents.find(id);
    if (known != m_contents.end())
        return known->second;
    QByteArray contents;
    if (const auto file = m_folder.open(id))
        if (const auto folded = foldedMatch(id, file->records()); folded && !folded->damage)
            contents = contentsOf(folded->record);
    m_contents.emplace(id, contents);
    return contents;
}

Stored<ImportedMatch> MatchImport::add(MatchRecord match)
{
    if (m_fault)
        return refuse(*m_fault);
    const QByteArray contents = contentsOf(match);
    ImportedMatch place{{}, match.id, false};
    const QString id = match.id.isEmpty() ? idOf(contents) : match.id;
    for (int number = 1; place.id.isEmpty(); ++number) {
        const QString candidate = numbered(id, number);
        const bool isTaken = m_contents.contains(candidate) || m_taken.contains(candidate);
        place.known = isTaken && contentsUnder(candidate) == contents;
        if (place.known || !isTaken)
            place.id = candidate;
    }
    if (place.known)
        return place;
    match.id = place.id;
    auto made = newMatch(match, m_words);
    if (!made)
        return refuse(
            storageFault(StorageFault::Kind::damaged, place.id, QString::fromStdString(made.error())));
    if (auto added =
            m_incoming.add(MatchFolder::placeOf(place.id, match.start.started), recordBytes(made->records));
        !added)
        return refuse(added.error());
    m_contents.insert_or_assign(place.id, contents);
    m_summaries.push_back(std::move(made->summary));
    return place;
}

} // namespace adjutant
