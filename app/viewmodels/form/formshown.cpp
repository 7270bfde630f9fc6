#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/rows/row.h"

#include <algorithm>

namespace adjutant {

using door::Answers;
using door::Field;

namespace {

// Files know a thing by its id, players by the name that is asked beside it.
bool isBehindAName(const Field& field, const std::vector<Field>& fields)
{
    const auto* text = std::get_if<door::TextInput>(&field.input);
    if (!text || !text->isId || field.origin == door::Origin::missing || !field.path.ends_with("/id"))
        return false;
    const std::string name = field.path.substr(0, field.path.size() - 2) + "name";
    return findIn(fields, name, &Field::path);
}

// Dice whose faces hold until the first of them is entered anew.
void beginAnew(FormFieldRow& row)
{
    row.again = true;
    row.shown = 0;
    const auto first = row.dice.constFirst().value<FormDieRow>();
    row.nextSides = first.sides;
    row.nextDie = first.label;
    row.nextFaces = first.faces;
}

// Names the first field of every row by its row.
void markRows(std::vector<FormFieldRow>& rows)
{
    for (const FormFieldRow& of : std::vector(rows)) {
        if (of.kind != QLatin1String("rows"))
            continue;
        for (qsizetype k = 0; k < of.keys.size(); ++k) {
            const QString row = of.path + QLatin1Char('/') + of.keys[k];
            const auto first = std::ranges::find_if(rows, [&row](const FormFieldRow& each) {
                return each.path == row || each.path.startsWith(row + QLatin1Char('/'));
            });
            if (first == rows.end())
                continue;
            first->rowsPath = of.path;
            first->rowKey = of.keys[k];
            const QString name =
                of.named ? translated(fromId(of.keys[k].toStdString())) : QString::number(k + 1);
            first->rowTitle = of.rowLabel.isEmpty() ? name : of.rowLabel + QChar(0xa0) + name;
        }
    }
}

} // namespace

FormNews::Standing FormController::standing() const
{
    FormNews::Standing now{{}, m_forecast.pending ? QString() : m_forecast.headline, begun()};
    for (const door::Remark& warning : m_form.warnings)
        now.notices.append(translated(warning.message));
    if (m_form.refusal)
        now.notices.append(refusal());
    return now;
}

QVariantList FormController::warnings() const
{
    return rowsOf(m_form.warnings, [](const door::Remark& warning) {
        return RuleChip{withCapital(warning.message), {}, QString::fromStdString(warning.rule)};
    });
}

bool FormController::rolled() const
{
    return std::ranges::any_of(m_form.fields, [](const Field& field) {
        return std::holds_alternative<door::DiceInput>(field.input) && !field.kept &&
               field.origin == door::Origin::given;
    });
}

QString FormController::secretOf() const
{
    for (const Field& field : m_form.fields)
        if (field.secret && !field.kept)
            return QString::fromStdString(field.by.text());
    return {};
}

void FormController::lookAhead()
{
    findCounted();
    findLeavable();
    Answers tried = m_answers; // the highest brings the most questions
    tried.insert_or_assign(m_asked.path.toStdString(), m_asked.highest);
    m_asksLast = m_asked.kind == QLatin1String("number") && !m_asked.canSkip && m_source(tried).complete;
}

// Where the dice that are asked can be left out, what is asked in their place.
void FormController::findCounted()
{
    m_counted = {};
    if (m_asked.kind != QLatin1String("dice") || !m_asked.canSkip)
        return;
    Answers without = m_answers;
    without.insert_or_assign(m_asked.path.toStdString(), door::Skipped{});
    for (const Field& field : m_source(without).fields) {
        if (field.kept || field.origin != door::Origin::missing)
            continue;
        const auto* number = std::get_if<door::NumberInput>(&field.input);
        if (number && !number->fractions && !find(QString::fromStdString(field.path)))
            m_counted = rowOf(field);
        return;
    }
}

void FormController::findLeavable()
{
    constexpr int most = 12;
    m_leavable.clear();
    m_withoutRest = m_answers;
    if (m_asked.path.isEmpty() || m_asked.kind == QLatin1String("dice") || m_form.playable)
        return;
    // Who would rather count hasn't skipped the roll.
    if (const Field* asked = find(m_asked.path); asked && asked != &m_form.fields.front())
        if (isCounted(m_form.fields, static_cast<std::size_t>(asked - &m_form.fields.front()) - 1))
            return;
    QStringList left;
    for (int asked = 0; asked < most; ++asked) {
        const door::Form form = m_source(m_withoutRest);
        const auto missing = std::ranges::find_if(form.fields, [](const Field& field) {
            return field.origin == door::Origin::missing && !field.kept;
        });
        if (missing == form.fields.end() || form.refusal)
            return;
        const bool isRolled = std::holds_alternative<door::DiceInput>(missing->input);
        if (form.playable && isRolled)
            m_leavable = left;
        // A side decides something: nobody rolls past that.
        if (form.playable || missing->ifSkipped.empty() || (!missing->by.empty() && !isRolled))
            return;
        left.append(tr("%1: %2", "a question, what holds without its answer")
                        .arg(translated(missing->label), translated(missing->ifSkipped)));
        m_withoutRest.insert_or_assign(missing->path, door::Skipped{});
    }
}

void FormController::showFields()
{
    std::vector<FormFieldRow> fields;
    m_asked = {};
    m_waits = false;
    m_folded = 0;
    const bool isBusy = m_oneByOne && isBeingAnswered();
    if (!find(m_again))
        m_again.clear();
    std::vector<door::Forecast> wanted;
    if (m_form.forecast && !m_form.forecast->roll())
        wanted.push_back(*m_form.forecast);
    for (std::size_t k = 0; k < m_form.fields.size(); ++k) {
        const Field& field = m_form.fields[k];
        FormFieldRow row = rowOf(field);
        // One line for a roll: the dice with what was counted in their place.
        if (k > 0 && row.path != m_open && countInPlaceOf(m_form.fields, k - 1) == &field)
            continue;
        if (const Field* count = countInPlaceOf(m_form.fields, k))
            row.value = labelledText(*count);
        if (k > 0 && isCounted(m_form.fields, k - 1))
            row.offered = std::max(10, static_cast<int>(rowOf(m_form.fields[k - 1]).dice.size()));
        // Who does it was chosen with the offer, not here.
        const bool isFixed = field.origin == door::Origin::given && !field.kept &&
                             !m_answers.contains(field.path) &&
                             !std::holds_alternative<door::RowsInput>(field.input) && fields.empty();
        if (isFixed || isBehindAName(field, m_form.fields))
            continue;
        const bool folds = isFolded(field);
        if (folds) {
            ++m_folded;
            if (!m_showsDetails)
                continue;
        }
        const bool again = row.path == m_again && !row.dice.isEmpty();
        if (again)
            beginAnew(row);
        const auto* pick = std::get_if<door::PickInput>(&field.input);
        const auto* picked = field.value ? std::get_if<std::vector<std::string>>(&*field.value) : nullptr;
        const bool tooFew = pick && picked && std::ssize(*picked) < pick->least && !m_form.complete &&
                            &field == &m_form.fields.back();
        const bool missing = field.origin == door::Origin::missing || tooFew ||
                             (row.nextSides > 0 && field.origin != door::Origin::skipped);
        if (isBusy && missing && !row.kept && row.path != m_open) {
            m_waits = true;
            continue;
        }
        row.asksNow = m_again.isEmpty() ? missing && m_asked.path.isEmpty() && !field.kept : again;
        // What was asked to be seen isn't hidden among the answers.
        row.expanded = !row.kept && (!m_collapses || missing || folds || row.path == m_open ||
                                     row.kind == QLatin1String("rows"));
        if (pick) {
            RowModel*& options = m_options[row.path];
            if (!options)
                options = new RowModel(this);
            row.options = options;
            options->setRows(
                optionRowsOf(field, [this](const auto& forecast) { return headlineOf(forecast); }));
            if (row.expanded)
                for (const door::Option& option : pick->options)
                    if (option.odds)
                        wanted.push_back(*option.odds);
        }
        if (row.asksNow)
            m_asked = row;
        fields.push_back(std::move(row));
    }
    m_asksAny = std::ranges::any_of(fields, &FormFieldRow::expanded);
    markRows(fields);
    for (FormFieldRow& each : fields)
        each.takesCursor = each.path == m_takesCursor;
    QList<RowModel::Row> rows;
    for (const FormFieldRow& field : fields)
        rows.append({field.path, {}, QVariant::fromValue(field)});
    m_fields->setRows(rows);
    m_solver.want(std::move(wanted));
}

void FormController::showForecast()
{
    ForecastRow row;
    if (const auto& forecast = m_form.forecast) {
        if (const door::Series* roll = forecast->roll())
            row = rowOf(*roll);
        else if (const door::OddsView* odds = m_solver.answer(*forecast))
            row = rowOf(*odds);
        else
            row.shown = row.pending = true;
    }
    if (std::exchange(m_forecast, row) == row)
        return;
    Q_EMIT forecastChanged();
    m_news.look();
}

QString FormController::headlineOf(const door::Forecast& forecast) const
{
    const door::OddsView* odds = m_solver.answer(forecast);
    return odds ? translated(odds->headline) : QString();
}

} // namespace adjutant
