#include "app/viewmodels/oddsform/oddscards.h"

#include "app/text/messagetext.h"
#include "app/viewmodels/oddsform/oddscontroller.h"
#include "core/match/ask.h"

#include <QLocale>

namespace adjutant {

namespace {

// What a card answers in the odds, with what it leaves out.
door::Answers cardAnswers(const GameSystem& game, const RosterEntry& entry, const Catalogue& catalogue)
{
    return game.cardInOdds ? game.cardInOdds(entry, catalogue) : entry.card;
}

// A card with how many there are of it.
GameCard withSize(GameCard card, int size)
{
    if (card.figures.isEmpty() && card.kind.isEmpty() && size > 1)
        card.kind = OddsController::tr("group of %1", "how many of a Unit").arg(QLocale().toString(size));
    return card;
}

// An entry by the name that its owner gave it.
GameCard entryCard(const RosterEntry& entry, const GameSystem& game, const Catalogue& catalogue)
{
    GameCard card = withSize(cardOf(entry, game, catalogue), entry.size);
    if (!entry.name.empty() || card.name.isEmpty())
        card.name = toText(entry, catalogue);
    return card;
}

// A Unit of the catalogue in the size in which most recruit it.
RosterEntry entryOf(const Unit& unit)
{
    RosterEntry entry;
    entry.unit = unit.id;
    entry.size = unit.sizes.empty() ? 1 : unit.sizes.front().size;
    entry.card = unit.card;
    return entry;
}

} // namespace

std::string topKey(std::string_view path)
{
    return std::string(path.substr(0, path.find('/')));
}

std::set<std::string> cardKeys(const GameSystem& game, const Catalogue& catalogue)
{
    std::set<std::string> keys;
    if (!game.card && !game.cardInOdds)
        return keys;
    // A form asks more the more is answered: the catalogue's cards show how it goes on.
    const auto add = [&](const door::Answers& card) {
        for (const door::Field& field :
             answered<door::CardView>(game.card, card, Ask::Missing::stays).form.fields)
            keys.insert(topKey(field.path));
    };
    if (game.cardInOdds) {
        const std::vector<Unit>& units = catalogue.units();
        if (!units.empty())
            for (const auto& [path, value] : game.cardInOdds(entryOf(units.front()), catalogue))
                keys.insert(topKey(path));
        return keys;
    }
    add({});
    for (const Unit& unit : catalogue.units()) {
        add(unit.card);
        if (keys.size() > 8)
            break;
    }
    keys.erase("name"); // much has a name
    return keys;
}

OddsCards oddsCards(RosterStore& store, const GameSystem& game, const Catalogue& catalogue, bool wholeLists,
                    const QString& search)
{
    OddsCards found;
    const auto add = [&](const QString& key, const QString& section, GameCard card,
                         std::vector<door::Answers> answers) {
        const QString text = card.name + QLatin1Char(' ') + card.kind + QLatin1Char(' ') + section;
        if (answers.empty() || answers.front().empty() ||
            !text.contains(search.trimmed(), Qt::CaseInsensitive))
            return;
        found.answers[key] = std::move(answers);
        found.rows.append({key, section, QVariant::fromValue(OddsCard{key, std::move(card)})});
    };
    for (const RosterSummary& summary : listsOf(game, store)) {
        const auto stored = store.roster(summary.id);
        if (!stored)
            continue;
        const Roster list = withCards(stored->roster, catalogue);
        if (wholeLists) {
            std::vector<door::Answers> all;
            for (const RosterEntry& entry : list.entries)
                if (auto card = cardAnswers(game, entry, catalogue); !card.empty())
                    all.push_back(std::move(card));
            GameCard whole;
            whole.name = OddsController::tr("The whole list");
            whole.kind = OddsController::tr("%n unit(s)", nullptr, static_cast<int>(all.size()));
            add(summary.id, summary.name, whole, std::move(all));
        }
        for (const RosterEntry& entry : list.entries)
            add(summary.id + QLatin1Char('/') + QString::fromStdString(entry.id.text()), summary.name,
                entryCard(entry, game, catalogue), {cardAnswers(game, entry, catalogue)});
    }
    for (const Unit& unit : catalogue.units()) {
        const FactionId faction = factionOf(unit.id);
        add(QString::fromStdString(unit.id.text()),
            faction.empty() ? OddsController::tr("Catalogue") : toText(faction, catalogue),
            withSize(cardOf(unit, game, catalogue), entryOf(unit).size),
            {cardAnswers(game, entryOf(unit), catalogue)});
    }
    return found;
}

} // namespace adjutant
