#include "app/viewmodels/oddsform/oddsrows.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "app/viewmodels/oddsform/oddscontroller.h"
#include "core/match/ask.h"
#include "core/yaml/answersfile.h"

#include <QByteArray>
#include <QLocale>
#include <QtEndian>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

// Bars beyond these say nothing that can be seen.
constexpr double visible = 0.0005;

OddsSeries seriesOf(const door::Series& series)
{
    OddsSeries row{.label = translated(series.label)};
    std::size_t end = series.p.size();
    while (end > 1 && series.p[end - 1] < visible)
        --end;
    double beyond = 0;
    double mean = 0;
    double total = 0;
    for (std::size_t k = 0; k < series.p.size(); ++k) {
        if (k >= end)
            beyond += series.p[k];
        mean += series.p[k] * (series.first + static_cast<double>(k));
        total += series.p[k];
    }
    if (series.openEnded)
        beyond += std::max(0.0, 1 - total);
    else
        row.mean = PageWords::tr("%1 on average").arg(QLocale().toString(mean, 'f', 2));
    double atLeast = beyond;
    for (std::size_t k = end; k-- > 0;) {
        atLeast += series.p[k];
        const int count = series.first + static_cast<int>(k);
        row.bars.prepend(barOf(figure(count), series.p[k]));
        if (count > 0)
            row.atLeast.prepend(
                barOf(PageWords::tr("%1+", "so many or more").arg(figure(count)), std::min(atLeast, 1.0)));
    }
    if (beyond >= visible)
        row.bars.append(
            barOf(PageWords::tr("%1+", "so many or more").arg(figure(series.first + static_cast<int>(end))),
                  beyond));
    return row;
}

// Figures around zero take the colours of both signs; chances lie around one half.
OddsMatrix matrixOf(const door::Matrix& matrix)
{
    OddsMatrix row{.label = translated(matrix.label),
                   .rows = translated(matrix.rows),
                   .columns = translated(matrix.columns)};
    const double middle = matrix.chances ? 0.5 : 0;
    double widest = matrix.chances ? 0.5 : 0;
    for (const double value : matrix.values)
        widest = std::max(widest, std::abs(value - middle));
    for (const double value : matrix.values) {
        const bool whole = std::abs(value - std::round(value)) < 1e-9;
        row.figures.append(matrix.chances ? percentText(value)
                                          : QLocale().toString(value, 'f', whole ? 0 : 1));
        row.heat.append(widest > 0 ? (value - middle) / widest : 0.0);
    }
    for (const door::OddsQuery& query : matrix.cells)
        row.leads.append(!query.kind.empty());
    if (matrix.curves)
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            QVariantList curve;
            for (std::size_t at = column; at < matrix.values.size(); at += matrix.columns.size())
                curve.append(matrix.values[at]);
            row.curves.append(QVariant(curve));
        }
    row.rowMix = mappedTo<QStringList>(matrix.rowMix, percentText);
    row.columnMix = mappedTo<QStringList>(matrix.columnMix, percentText);
    return row;
}

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
    return {.unit = unit.id, .size = unit.sizes.empty() ? 1 : unit.sizes.front().size, .card = unit.card};
}

const QString prefix = QStringLiteral("ADJODDS1:");
constexpr int longestCode = 16'000;
constexpr int longestText = 64'000;

QByteArray unpacked(const QString& code)
{
    const QString trimmed = code.trimmed();
    if (!trimmed.startsWith(prefix) || trimmed.size() > longestCode)
        return {};
    const auto packed = QByteArray::fromBase64Encoding(trimmed.mid(prefix.size()).toLatin1(),
                                                       QByteArray::Base64UrlEncoding |
                                                           QByteArray::AbortOnBase64DecodingErrors);
    // The first four bytes promise a size; one that is too great is not unpacked at all.
    const QByteArray bytes = packed ? *packed : QByteArray();
    if (bytes.size() < 5)
        return {};
    return qFromBigEndian<quint32>(bytes.constData()) > longestText ? QByteArray() : qUncompress(bytes);
}

} // namespace

OddsAnswer answerOf(const door::OddsView& odds)
{
    OddsAnswer answer{.known = true, .headline = translated(odds.headline)};
    for (const door::Chance& chance : odds.chances)
        answer.chances.append(barOf(translated(chance.label), chance.chance, chance.tone));
    answer.series = rowsOf(odds.series, seriesOf);
    answer.hasMatrix = odds.matrix.has_value();
    if (odds.matrix)
        answer.matrix = matrixOf(*odds.matrix);
    answer.further = translated(odds.further);
    answer.steps = rowsOf(odds.steps, [](const door::OddsStep& step) {
        OddsReasons row{translated(step.label), translated(step.dice), translated(step.reasons), {}};
        for (std::size_t k = 0; k < step.reasons.size(); ++k)
            row.rules.append(k < step.rules.size() ? QString::fromStdString(step.rules[k]) : QString());
        return row;
    });
    answer.warnings = translated(odds.warnings);
    answer.notModelled = translated(odds.notModelled);
    return answer;
}

QString toText(const OddsAnswer& answer)
{
    QStringList lines{answer.headline};
    const auto add = [&lines](const QVariantList& bars) {
        for (const QVariant& each : bars) {
            const auto bar = each.value<OddsBar>();
            lines.append(PageWords::tr("%1: %2", "what happens: chance").arg(bar.label, bar.text));
        }
    };
    add(answer.chances);
    lines += answer.further;
    for (const QVariant& each : answer.series) {
        const auto series = each.value<OddsSeries>();
        lines.append(series.label);
        add(series.bars);
    }
    lines += answer.warnings;
    if (!answer.notModelled.isEmpty())
        lines.append(PageWords::tr("Not included: %1").arg(joinedText(answer.notModelled)));
    return lines.join(QLatin1Char('\n'));
}

QString oddsCodeOf(const GameSystem& game, const door::OddsQuery& query)
{
    nlohmann::ordered_json scenario{{"system", std::string(game.id)}, {"kind", query.kind}};
    scenario.update(answersJson(query.answers));
    const QByteArray packed = qCompress(QByteArray::fromStdString(scenario.dump()), 9);
    return prefix + QString::fromLatin1(
                        packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

std::optional<door::OddsQuery> oddsQueryOf(const QString& code, const GameSystem& game,
                                           const Catalogue& catalogue)
{
    const QByteArray text = unpacked(code);
    const auto root =
        yaml::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "code");
    if (!root)
        return std::nullopt;
    const yaml::Member* system = findIn(root->members, "system", &yaml::Member::key);
    if (!system || system->value.text != game.id)
        return std::nullopt;
    const auto kinds = mapped(game.odds, [](const OddsKind& kind) { return std::string(kind.id); });
    const auto askOf = [&](const std::string& kind) -> yaml::AskForm {
        const auto ask = findIn(game.odds, kind, &OddsKind::id)->ask;
        return [ask, &catalogue](const door::Answers& answers) {
            return answered<OddsQuestion>(ask, answers, Ask::Missing::skipped, {&catalogue, nullptr}).form;
        };
    };
    yaml::ReadScenario read = yaml::readScenario(*root, "code", kinds, askOf);
    if (!read.faults.empty())
        return std::nullopt;
    return door::OddsQuery{read.kind, std::move(read.read.answers)};
}

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
    const auto add = [&](const QString& key, const QString& section, const GameCard& card,
                         std::vector<door::Answers> answers) {
        const QString text = card.name + QLatin1Char(' ') + card.kind + QLatin1Char(' ') + section;
        if (answers.empty() || answers.front().empty() ||
            !text.contains(search.trimmed(), Qt::CaseInsensitive))
            return;
        found.answers[key] = std::move(answers);
        found.rows.append({key, section, QVariant::fromValue(card)});
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
            const auto count = static_cast<int>(all.size());
            add(summary.id, summary.name,
                {.name = OddsController::tr("The whole list"),
                 .kind = OddsController::tr("%n unit(s)", nullptr, count)},
                std::move(all));
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
