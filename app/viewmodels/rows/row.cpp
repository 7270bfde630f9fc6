#include "app/viewmodels/rows/row.h"

#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace adjutant {

namespace {

struct FindingGroup
{
    QString key;
    int count = 0;
    FindingRow first;
};

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
    std::vector<FindingGroup> groups;
    for (std::size_t index = 0; index < findings.size(); ++index) {
        const Finding& finding = findings[index];
        const QString text = asSentence(finding.message);
        const QString key = QString::fromStdString(finding.rule) + QLatin1Char(' ') + text;
        auto group = std::ranges::find(groups, key, &FindingGroup::key);
        if (group == groups.end()) {
            groups.push_back({key, 0, {}});
            group = groups.end() - 1;
            FindingRow& row = group->first;
            row.index = static_cast<int>(index);
            row.text = text;
            row.rule = QString::fromStdString(finding.rule);
            if (finding.entry) {
                row.entry = QString::fromStdString(finding.entry->text());
                row.title = toText(*finding.entry, named, catalogue);
            }
            if (finding.fix)
                row.fix = withCapital(toMessage(*finding.fix, named, catalogue));
        }
        ++group->count;
    }
    QList<RowModel::Row> rows;
    for (FindingGroup& group : groups) {
        if (QString& text = group.first.text; group.count > 1)
            text = PageWords::tr("%1 × %2", "how often: a finding").arg(figure(group.count), text);
        rows.append({group.key, {}, QVariant::fromValue(group.first)});
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
    const FactionColour colour = faction ? faction->colour : FactionColour::grey;
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

QString briefAgainstLimits(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(
            amountText(budget, figure(spent[budget.id]) + QLatin1Char('/') + figure(limits[budget.id])));
    return words.join(QStringLiteral(" · "));
}

QString spokenAgainstLimits(const Amounts& spent, const Amounts& limits, std::span<const Budget> budgets)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(againstLimit(budget, spent[budget.id], limits[budget.id]));
    return words.join(QStringLiteral(", "));
}

QString briefAmounts(const Amounts& amounts, std::span<const Budget> budgets)
{
    QStringList words;
    for (const Budget& budget : budgets)
        words.append(translated(message(budget.brief, figure(amounts[budget.id]).toStdString())));
    return words.join(QStringLiteral(" · "));
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
