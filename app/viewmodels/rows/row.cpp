#include "app/viewmodels/rows/row.h"

#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace adjutant {

namespace {

QString wholeNameOf(const Budget& budget)
{
    const QString name = toText(budget);
    const QString label = labelText(budget);
    return name == label ? name
                         : PageWords::tr("%1 (%2)", "name of a budget, its short form").arg(name, label);
}

} // namespace

QList<RowModel::Row> findingRows(const Roster& roster, const std::vector<Finding>& findings,
                                 const Catalogue& catalogue)
{
    const Roster named = withDistinctNames(roster, catalogue);
    QList<RowModel::Row> rows;
    QHash<QString, int> counts; // of findings that say the same
    for (std::size_t index = 0; index < findings.size(); ++index) {
        const Finding& finding = findings[index];
        const QString text = asSentence(finding.message);
        const QString key = QString::fromStdString(finding.rule) + QLatin1Char(' ') + text;
        if (counts[key]++ > 0)
            continue;
        FindingRow row{
            .index = static_cast<int>(index), .text = text, .rule = QString::fromStdString(finding.rule)};
        if (finding.entry)
            row.entry = QString::fromStdString(finding.entry->text());
        if (finding.fix)
            row.fix = withCapital(toMessage(*finding.fix, named, catalogue));
        rows.append({key, {}, QVariant::fromValue(row)});
    }
    for (RowModel::Row& each : rows)
        if (const int count = counts[each.key]; count > 1) {
            auto row = each.value.value<FindingRow>();
            row.text = PageWords::tr("%1 × %2", "how often: a finding").arg(figure(count), row.text);
            each.value = QVariant::fromValue(row);
        }
    return rows;
}

Roster withDistinctNames(Roster roster, const Catalogue& catalogue)
{
    QHash<QString, int> bearers;
    for (const RosterEntry& entry : roster.entries)
        ++bearers[toText(entry, catalogue)];
    QHash<QString, int> numbers;
    for (RosterEntry& entry : roster.entries) {
        const QString name = toText(entry, catalogue);
        if (bearers.value(name) < 2)
            continue;
        QString numbered;
        do
            numbered = name + QLatin1Char(' ') + figure(++numbers[name]);
        while (bearers.contains(numbered));
        entry.name = numbered.toStdString();
    }
    return roster;
}

QString colourOf(const FactionId& id, const Catalogue& catalogue)
{
    const Faction* faction = catalogue.find(id);
    const FactionColour colour = faction ? faction->colour : FactionColour();
    if (!colour.own) {
        const std::string_view word = toWord(colour.name);
        return QString::fromUtf8(word);
    }
    return shadesText(*colour.own);
}

QString shadesText(const Colour& colour)
{
    const Shades shades = shadesOf(colour);
    QStringList words;
    for (const Colour& shade : {shades.onLight, shades.onDark, shades.onBlack, shades.ground, shades.ink})
        words.append(QString::fromStdString(toText(shade)));
    return words.join(QLatin1Char(' '));
}

QVariantList budgetRows(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets,
                        const Amounts& pending)
{
    return rowsOf(budgets, [&](const Budget& budget) {
        return BudgetRow{QString::fromUtf8(budget.id),
                         wholeNameOf(budget),
                         labelText(budget),
                         spent[budget.id],
                         limits[budget.id],
                         pending[budget.id],
                         budget.highestLimit,
                         budget.step};
    });
}

QVariantMap mapOf(const Amounts& amounts, std::span<const Budget> budgets)
{
    QVariantMap map;
    for (const Budget& budget : budgets)
        map.insert(QString::fromUtf8(budget.id), amounts[budget.id]);
    return map;
}

Amounts amountsOf(const QVariantMap& map)
{
    Amounts amounts;
    for (auto each = map.begin(); each != map.end(); ++each)
        amounts.set(each.key().toStdString(), each.value().toInt());
    return amounts;
}

Amounts limitsOf(const QVariantMap& map, std::span<const Budget> budgets)
{
    Amounts limits;
    for (const Budget& budget : budgets)
        limits.set(budget.id,
                   std::clamp(map.value(QString::fromUtf8(budget.id)).toInt(), 0, budget.highestLimit));
    return limits;
}

Amounts advisedLimits(Amounts limits, std::span<const Budget> budgets)
{
    for (const Budget& budget : budgets)
        if (budget.advice)
            limits.set(budget.id, budget.advice->limit(limits));
    return limits;
}

QString adviceText(const Amounts& limits, std::span<const Budget> budgets)
{
    const Amounts advised = advisedLimits(limits, budgets);
    QStringList sentences;
    for (const Budget& budget : budgets) {
        if (!budget.advice)
            continue;
        if (advised[budget.id] == limits[budget.id]) {
            sentences.append(translated(message(budget.advice->taken)));
            continue;
        }
        std::vector<Argument> amounts;
        for (const Budget& each : budgets)
            amounts.push_back({advised[each.id]});
        sentences.append(translated(Message(budget.advice->other, std::move(amounts), std::nullopt)));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace adjutant
