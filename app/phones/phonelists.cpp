#include "app/phones/phonelists.h"

#include "app/catalogues/emblemfile.h"
#include "app/phones/phonemessage.h"
#include "app/text/faultwords.h"
#include "app/text/messagetext.h"
#include "core/roster/code.h"
#include "core/yaml/rosterfile.h"

#include <QBuffer>
#include <QFileInfo>

namespace adjutant::phones {

namespace {

// What longer ones ask of the keeper would be felt on every phone.
constexpr std::size_t mostPieces = 60;

QString idOf(const LoadedReadyList& sample)
{
    return readyMark + QString::fromStdString(sample.printed.roster);
}

std::string pictureAddress(const QImage& picture)
{
    constexpr int pixels = 96; // sharp at the size at which phones draw it
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.scaled(pixels, pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation).save(&buffer, "png");
    return "data:image/png;base64," + png.toBase64().toStdString();
}

} // namespace

const Catalogue& PhoneLists::catalogue()
{
    if (!m_catalogue) {
        m_catalogue = loadCatalogue(QString::fromUtf8(m_game.id)).catalogue;
        m_samples = loadReadyLists(*m_catalogue);
    }
    return *m_catalogue;
}

const std::string& PhoneLists::emblemOf(const FactionId& id)
{
    const auto [known, isNew] = m_emblems.try_emplace(id);
    if (!isNew || id.text().empty())
        return known->second;
    const Faction* faction = catalogue().find(id);
    if (const auto own = faction ? readEmblem(adjutant::emblemOf(*faction)) : refuse(Message()))
        return known->second = pictureAddress(*own);
    const QString glyph = faction ? glyphOf(*faction) : QString();
    const QString drawing =
        glyph.isEmpty() ? QStringLiteral("factions/") + QString::fromStdString(id.text()) : glyph;
    if (QFile::exists(QStringLiteral(":/phones/icons/%1.svg").arg(drawing)))
        known->second = drawing.toStdString();
    return known->second;
}

Json PhoneLists::all()
{
    Json lists = Json::array();
    const auto add = [&](const QString& id, const std::string& name, const Amounts& spent) {
        lists.push_back({{"id", id.toStdString()}, {"name", name}});
        if (!m_game.budgets.empty())
            lists.back()["detail"] =
                amountText(m_game.budgets.front(), spent[m_game.budgets.front().id]).toStdString();
    };
    for (const RosterSummary& summary : m_store.summaries())
        if (summary.system.toStdString() == m_game.id)
            add(summary.id, summary.name.toStdString(), summary.figures.spent);
    const Catalogue& cards = catalogue();
    for (const LoadedReadyList& sample : m_samples) {
        add(idOf(sample), sample.roster.name, totalsOf(sample.roster, cards).spent);
        lists.back()["sample"] = true;
    }
    return {{"type", "lists"}, {"lists", std::move(lists)}};
}

// The same refusals as where the app imports a list.
Expected<Roster, QString> PhoneLists::wanted(const Json& wish)
{
    const Catalogue& cards = catalogue();
    const std::string id = textAt(wish, "list"), code = textAt(wish, "code");
    Expected<Roster, QString> list = refuse(QString());
    if (const auto* sample = findIn(m_samples, QString::fromStdString(id), idOf)) {
        list = sample->roster;
    } else if (!id.empty()) {
        auto stored = m_store.roster(QString::fromStdString(id));
        if (!stored)
            return refuse(translated(message(WORDS("phones", "the laptop can’t read this list"))));
        list = std::move(stored->roster);
    } else if (!code.empty() && (startsAsCode(code) || code.find(':') == code.npos)) {
        auto decoded = rosterOfCode(code);
        list = decoded ? Expected<Roster, QString>(std::move(*decoded)) : refuse(toText(decoded.error()));
    } else {
        yaml::ReadRoster read = yaml::readRoster(
            code, QFileInfo(QString::fromStdString(textAt(wish, "file"))).fileName().toStdString());
        list = read.faults.empty() ? Expected<Roster, QString>(std::move(read.roster))
                                   : refuse(firstTexts(read.faults));
    }
    if (!list)
        return list;
    const Faction* faction = cards.find(list->faction);
    if (list->system.text() != m_game.id || (m_game.hasFactions && (!faction || !faction->allegiance)))
        return refuse(translated(message(WORDS("phones", "this list is for another game or faction"))));
    if (list->entries.size() > mostPieces)
        return refuse(translated(message(WORDS("phones", "phones play with lists of at most %1 entries"),
                                         static_cast<int>(mostPieces))));
    return list;
}

} // namespace adjutant::phones
