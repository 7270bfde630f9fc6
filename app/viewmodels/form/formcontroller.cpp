#include "app/viewmodels/form/formcontroller.h"

#include "app/text/figures.h"
#include "app/text/foldedwords.h"
#include "app/text/messagetext.h"
#include "app/text/typedtext.h"
#include "app/viewmodels/form/formanswers.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "core/catalogue/ids.h"

#include <algorithm>

namespace adjutant {

using table::Answers;
using table::Field;
using table::Value;

namespace {

// An answer of these is put together bit by bit: the question stays open meanwhile.
bool isBitByBit(const FormFieldRow& row)
{
    return row.kind == QLatin1String("several") || row.kind == QLatin1String("text") ||
           row.kind == QLatin1String("place") || (row.kind == QLatin1String("number") && !row.asChoices);
}

// What most players leave as it is, and what these have left so.
bool isFolded(const Field& field)
{
    return field.detail && !field.kept &&
           (field.origin == table::Origin::byDefault || field.origin == table::Origin::fromTable ||
            field.origin == table::Origin::leftOut);
}

// The only one that can be picked, where one has to be and nobody has; empty otherwise.
std::string onlyOption(const Field& field)
{
    const auto* pick = std::get_if<table::PickInput>(&field.input);
    if (!pick || field.origin != table::Origin::missing || field.secret || pick->typed ||
        !field.ifLeftOut.empty() || pick->least != 1 || pick->most != 1)
        return {};
    std::string only;
    for (const table::Option& option : pick->options) {
        if (option.standing == table::Standing::closed)
            continue;
        if (!only.empty() || option.standing != table::Standing::open)
            return {};
        only = option.id;
    }
    return only;
}

// Files know a thing by its id, players by the name that is asked beside it.
bool isBehindAName(const Field& field, const std::vector<Field>& fields)
{
    const auto* text = std::get_if<table::TextInput>(&field.input);
    if (!text || !text->isId || field.origin == table::Origin::missing || !field.path.ends_with("/id"))
        return false;
    const std::string name = field.path.substr(0, field.path.size() - 2) + "name";
    return std::ranges::find(fields, name, &Field::path) != fields.end();
}

std::string typedId(const QString& name)
{
    return idOfName(folded(name).toStdString());
}

// Dice whose faces hold until the first of them is entered anew.
void beginAnew(FormFieldRow& row)
{
    row.again = true;
    row.shown = 0;
    const auto first = row.dice.constFirst().value<FormDieRow>();
    row.nextSides = first.sides;
    row.nextDie = first.label;
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

FormController::FormController(QObject* parent)
    : QObject(parent), m_fields(new RowModel(this)), m_solver(this),
      m_news([this] { return standing(); }, this)
{
    connect(&m_news, &FormNews::announced, this, &FormController::announced);
    connect(&m_solver, &ForecastSolver::answered, this, [this] {
        showForecast();
        for (const Field& field : m_form.fields)
            if (const auto found = m_options.constFind(QString::fromStdString(field.path));
                found != m_options.constEnd())
                (*found)->setRows(optionRowsOf(field, [this](const auto& query) { return oddsOf(query); }));
    });
}

void FormController::begin(FormSource source, Answers draft)
{
    m_source = std::move(source);
    m_answers = std::move(draft);
    m_history.clear();
    m_replacedAt = 0;
    m_lastPath.clear();
    m_open.clear();
    m_again.clear();
    m_takesCursor.clear();
    m_dropped.clear();
    m_labels.clear();
    m_showsDetails = false;
    refresh();
    openOnlyQuestion();
}

// A form that asks one thing alone shows what can be answered, though something is preset: who has won.
void FormController::openOnlyQuestion()
{
    if (!m_form.complete)
        return;
    const Field* only = nullptr;
    for (const Field& field : m_form.fields) {
        if (field.kept || field.detail)
            continue;
        if (only)
            return;
        only = &field;
    }
    if (only && !m_answers.contains(only->path) && std::holds_alternative<table::PickInput>(only->input))
        open(QString::fromStdString(only->path));
}

void FormController::end()
{
    begin({});
}

void FormController::setBoards(const QVariantList& boards)
{
    m_boards = boards;
    Q_EMIT boardsChanged();
}

void FormController::replace(Answers answers)
{
    m_open.clear();
    change({}, std::move(answers), false);
    m_replacedAt = m_history.size();
}

void FormController::refresh()
{
    take(active() ? m_source.form(m_answers) : table::Form());
}

Answers FormController::answers() const
{
    Answers asked;
    for (const Field& field : m_form.fields)
        if (const auto found = m_answers.find(field.path); found != m_answers.end() && !field.kept)
            asked.insert(*found);
    return asked;
}

Answers FormController::wholeAnswers() const
{
    Answers whole;
    for (const Field& field : m_form.fields)
        if (field.value && !std::holds_alternative<table::RowsInput>(field.input))
            whole.insert_or_assign(field.path, *field.value);
    return whole;
}

std::vector<std::string> FormController::warnedRules() const
{
    std::vector<std::string> rules;
    for (const table::Remark& warning : m_form.warnings)
        rules.push_back(warning.rule);
    return rules;
}

QString FormController::title() const
{
    return translated(m_form.title);
}

QString FormController::cost() const
{
    return translated(m_form.cost);
}

FormNews::Standing FormController::standing() const
{
    FormNews::Standing now{{}, m_forecast.pending ? QString() : m_forecast.headline, begun()};
    for (const table::Remark& warning : m_form.warnings)
        now.notices.append(translated(warning.message));
    if (m_form.refusal)
        now.notices.append(refusal());
    return now;
}

QStringList FormController::follows() const
{
    return translated(m_form.follows);
}

QVariantList FormController::warnings() const
{
    QVariantList notices;
    for (const table::Remark& warning : m_form.warnings)
        notices.append(QVariant::fromValue(
            FormNoticeRow{translated(warning.message), QString::fromStdString(warning.rule)}));
    return notices;
}

QString FormController::refusal() const
{
    return m_form.refusal ? translated(m_form.refusal->message) : QString();
}

QString FormController::refusalRule() const
{
    return m_form.refusal ? QString::fromStdString(m_form.refusal->rule) : QString();
}

QString FormController::dropped() const
{
    return joinedText(m_dropped);
}

int FormController::keptCount() const
{
    return static_cast<int>(std::ranges::count(m_form.fields, true, &table::Field::kept));
}

QString FormController::secretOf() const
{
    for (const Field& field : m_form.fields)
        if (field.secret && !field.kept)
            return QString::fromStdString(field.by.text());
    return {};
}

void FormController::setCollapses(bool collapses)
{
    if (collapses == m_collapses)
        return;
    m_collapses = collapses;
    Q_EMIT collapsesChanged();
    showFields();
}

const Field* FormController::find(const QString& path) const
{
    const auto found = std::ranges::find(m_form.fields, path.toStdString(), &Field::path);
    return found == m_form.fields.end() || found->kept ? nullptr : &*found;
}

void FormController::answer(const QString& path, const QVariant& value)
{
    const Field* field = find(path);
    if (!field)
        return;
    const FormFieldRow row = rowOf(*field);
    if (row.kind == QLatin1String("text") && value.toString().isEmpty()) {
        clear(path);
        return;
    }
    std::optional<Value> given = valueOf(*field, value);
    if (!given)
        return;
    if (row.isId)
        given = Value(typedId(value.toString()));
    Answers next = m_answers;
    next.insert_or_assign(field->path, std::move(*given));
    m_open = isBitByBit(row) ? path : QString();
    const bool typed = row.kind == QLatin1String("text") || row.kind == QLatin1String("number");
    change(field->path, std::move(next), typed);
    if (!isBitByBit(row))
        Q_EMIT answeredWhole();
}

void FormController::toggle(const QString& path, const QString& option)
{
    const Field* field = find(path);
    const auto* pick = field ? std::get_if<table::PickInput>(&field->input) : nullptr;
    if (!pick)
        return;
    QStringList ids;
    if (field->value)
        if (const auto* picked = std::get_if<std::vector<std::string>>(&*field->value))
            for (const std::string& id : *picked)
                ids.append(QString::fromStdString(id));
    if (!ids.removeOne(option)) {
        if (ids.size() >= pick->most)
            ids.removeLast();
        ids.append(option);
    }
    answer(path, ids);
}

void FormController::addFace(const QString& path, int face)
{
    const Field* field = find(path);
    const auto* input = field ? std::get_if<table::DiceInput>(&field->input) : nullptr;
    if (!input)
        return;
    std::vector<int> faces = path == m_again ? std::vector<int>() : facesOf(*field);
    const bool isAnother = faces.size() == input->dice.size() && input->another;
    if (faces.size() >= input->dice.size() && !isAnother)
        return;
    const int sides = isAnother ? input->another->sides : input->dice[faces.size()].sides;
    if (face < 1 || face > sides)
        return;
    faces.push_back(face);
    Answers next = m_answers;
    next.insert_or_assign(field->path, std::move(faces));
    m_open = isAnother ? path : QString(); // there may be more
    change(field->path, std::move(next), false);
}

bool FormController::typeDigit(int digit)
{
    constexpr int mostWithDigits = 10; // of more sides some have two digits
    const int sides = m_asked.nextSides;
    if (m_asked.kind != QLatin1String("dice") || sides == 0)
        return false;
    if (sides <= mostWithDigits) {
        const int face = digit == 0 ? mostWithDigits : digit;
        if (face <= sides)
            addFace(m_asked.path, face);
        return face <= sides;
    }
    const int typed = m_typedFace * 10 + digit;
    if (typed <= sides)
        setTypedFace(typed);
    return true;
}

void FormController::setTypedFace(int face)
{
    m_typedFace = std::clamp(face, 0, m_asked.nextSides);
    Q_EMIT changed();
}

void FormController::takeTyped()
{
    if (m_typedFace > 0)
        addFace(m_asked.path, m_typedFace);
}

void FormController::takeBackKey()
{
    if (m_typedFace > 0)
        setTypedFace(m_typedFace / 10);
    else if (m_asked.shown > 0)
        FormController::undoAnswer();
}

void FormController::rollForMe(const QString& path)
{
    const Field* field = find(path);
    const auto* input = field ? std::get_if<table::DiceInput>(&field->input) : nullptr;
    if (!input)
        return;
    const std::string at = field->path;
    Answers next = m_answers;
    table::Form anew;
    if (path == m_again) {
        next.erase(at);
        anew = m_source.form(next);
        const auto found = std::ranges::find(anew.fields, at, &Field::path);
        field = found == anew.fields.end() ? field : &*found;
        input = std::get_if<table::DiceInput>(&field->input);
    }
    std::vector<int> faces = facesOf(*field);
    std::vector<table::Die> dice = input->dice;
    const bool isAnother = faces.size() == dice.size() && input->another;
    if (isAnother)
        dice.push_back(*input->another);
    // Faces can bring more dice; they are rolled as well.
    std::optional<table::Form> rolled;
    while (faces.size() < dice.size()) {
        while (faces.size() < dice.size())
            faces.push_back(m_dice.next(dice[faces.size()].sides));
        next.insert_or_assign(at, faces);
        rolled = m_source.form(next);
        const auto found = std::ranges::find(rolled->fields, at, &Field::path);
        if (found == rolled->fields.end())
            break;
        if (const auto* more = std::get_if<table::DiceInput>(&found->input))
            dice = more->dice;
    }
    m_open = isAnother ? path : QString();
    change(at, std::move(next), false, std::move(rolled));
}

void FormController::count(int number)
{
    const Field* field = find(m_asked.path);
    if (!field || m_counted.path.isEmpty() || m_asked.shown > 0 || number < m_counted.lowest ||
        number > m_counted.highest)
        return;
    Answers next = m_answers;
    next.insert_or_assign(field->path, table::LeftOut{});
    next.insert_or_assign(m_counted.path.toStdString(), number);
    m_open.clear();
    change(field->path, std::move(next), false);
}

void FormController::setShowsDetails(bool shows)
{
    m_showsDetails = shows;
    showFields();
    Q_EMIT changed();
}

bool FormController::isAnswered() const
{
    if (!m_form.playable || m_form.refusal || !m_form.warnings.empty() || !m_asked.path.isEmpty())
        return false;
    for (auto field = m_form.fields.rbegin(); field != m_form.fields.rend() && !field->kept; ++field) {
        if (m_answers.contains(field->path))
            return true;
        if (!isFolded(*field))
            return false;
    }
    return false;
}

bool FormController::isBeingTyped() const
{
    const Field* field = find(m_open);
    return field && (std::holds_alternative<table::TextInput>(field->input) ||
                     std::holds_alternative<table::NumberInput>(field->input));
}

void FormController::leaveOut(const QString& path)
{
    const Field* field = find(path);
    if (!field)
        return;
    Answers next = m_answers;
    next.insert_or_assign(field->path, table::LeftOut{});
    m_open.clear();
    change(field->path, std::move(next), false);
}

void FormController::leaveRest()
{
    if (m_leavable.isEmpty())
        return;
    m_open.clear();
    change({}, Answers(m_withoutRest), false);
}

void FormController::clear(const QString& path)
{
    Answers next = m_answers;
    if (next.erase(path.toStdString()) > 0)
        change(path.toStdString(), std::move(next), false);
}

void FormController::addRow(const QString& path, const QString& name)
{
    const Field* field = find(path);
    if (!field || !std::holds_alternative<table::RowsInput>(field->input))
        return;
    const FormFieldRow before = rowOf(*field);
    // A row that still lacks something comes before another one.
    const bool lacks = !before.named && m_asked.path.startsWith(path + QLatin1Char('/'));
    if (!lacks)
        change(field->path, withRow(m_answers, *field, typedId(dataWordOf(name))), false);
    const Field* after = find(path);
    const QStringList keys = after ? rowOf(*after).keys : QStringList();
    const auto added =
        std::ranges::find_if(keys, [&before](const QString& key) { return !before.keys.contains(key); });
    // It is asked for anew where it was already.
    m_takesCursor.clear();
    showFields();
    m_takesCursor = lacks                 ? m_asked.path
                    : added != keys.end() ? firstOfRow(path + QLatin1Char('/') + *added)
                                          : QString();
    showFields();
    Q_EMIT changed();
}

// The first question of a row; empty where none is asked.
QString FormController::firstOfRow(const QString& row) const
{
    for (const RowModel::Row& each : m_fields->rows())
        if (each.key == row || each.key.startsWith(row + QLatin1Char('/')))
            return each.key;
    return {};
}

void FormController::removeRow(const QString& path, const QString& key)
{
    const Field* field = find(path);
    if (field && std::holds_alternative<table::RowsInput>(field->input))
        change(field->path, withoutRow(m_answers, *field, key.toStdString()), false);
}

void FormController::undoAnswer()
{
    if (m_history.empty())
        return;
    // Dice that were entered before the form was left go back one by one, as they came.
    const auto dice = m_answers.find(m_asked.path.toStdString());
    auto* faces = dice == m_answers.end() ? nullptr : std::get_if<std::vector<int>>(&dice->second);
    if (faces && faces->size() > 1 && m_history.size() == m_replacedAt) {
        faces->pop_back();
    } else {
        m_answers = std::move(m_history.back());
        m_history.pop_back();
    }
    m_lastPath.clear();
    m_open.clear();
    m_again.clear();
    m_takesCursor.clear();
    m_dropped.clear();
    refresh();
    Q_EMIT answersChanged();
}

void FormController::open(const QString& path)
{
    const Field* field = find(path);
    if (field && std::holds_alternative<table::DiceInput>(field->input)) {
        if (facesOf(*field).empty()) {
            clear(path);
            return;
        }
        // They hold until one is entered anew; what was answered behind them holds as well.
        m_again = m_again == path ? QString() : path;
        m_typedFace = 0;
    } else {
        m_open = m_open == path ? QString() : path;
    }
    showFields();
    Q_EMIT changed();
}

// `goesOn`: more of the same answer follows key by key, and is taken back in one step.
void FormController::change(const std::string& path, Answers answers, bool goesOn,
                            std::optional<table::Form> made)
{
    if (!goesOn || m_lastPath != path)
        m_history.push_back(m_answers);
    m_lastPath = goesOn ? path : std::string();
    m_again.clear();
    m_takesCursor.clear();
    m_dropped.clear();
    m_answers = std::move(answers);
    table::Form form = made ? std::move(*made) : m_source.form(m_answers);
    // Later answers hold as long as they are in range; those that are not fall away.
    if (form.refusal && !m_form.refusal) {
        table::Form less = form;
        Answers left = m_answers;
        QStringList gone;
        while (less.refusal && !less.fields.empty() && less.fields.back().path != path &&
               left.erase(less.fields.back().path) > 0) {
            gone.append(translated(less.fields.back().label));
            less = m_source.form(left);
        }
        if (!less.refusal) {
            form = std::move(less);
            m_answers = std::move(left);
            m_dropped = gone;
        }
    }
    for (const table::Path& each : form.dropped)
        if (const auto label = m_labels.constFind(QString::fromStdString(each)); label != m_labels.constEnd())
            m_dropped.append(*label);
    take(std::move(form));
    Q_EMIT answersChanged();
}

void FormController::take(table::Form form)
{
    m_form = std::move(form);
    m_typedFace = 0;
    if (m_picksAlone)
        pickAlone();
    for (const Field& field : m_form.fields)
        m_labels.insert(QString::fromStdString(field.path), translated(field.label));
    showFields();
    Q_EMIT changed();
    showForecast();
    m_news.look();
}

void FormController::pickAlone()
{
    while (!m_form.fields.empty() && !m_form.refusal) {
        const Field& last = m_form.fields.back();
        const std::string only = onlyOption(last);
        if (only.empty() || m_answers.contains(last.path))
            return;
        m_answers.insert_or_assign(last.path, only);
        m_form = m_source.form(m_answers);
    }
}

// Where the dice that are asked can be left out, what is asked in their place.
void FormController::findCounted()
{
    m_counted = {};
    if (m_asked.kind != QLatin1String("dice") || !m_asked.canLeaveOut)
        return;
    Answers without = m_answers;
    without.insert_or_assign(m_asked.path.toStdString(), table::LeftOut{});
    for (const Field& field : m_source.form(without).fields) {
        if (field.kept || field.origin != table::Origin::missing)
            continue;
        const auto* number = std::get_if<table::NumberInput>(&field.input);
        if (number && !number->fractions && !find(QString::fromStdString(field.path)))
            m_counted = rowOf(field);
        return;
    }
}

void FormController::findLeavable()
{
    constexpr int most = 12;
    m_leavable.clear();
    m_leavesToDice = false;
    m_withoutRest = m_answers;
    if (m_asked.path.isEmpty() || m_asked.kind == QLatin1String("dice") || m_form.playable)
        return;
    QStringList left;
    for (int asked = 0; asked < most; ++asked) {
        const table::Form form = m_source.form(m_withoutRest);
        const auto missing = std::ranges::find_if(form.fields, [](const Field& field) {
            return field.origin == table::Origin::missing && !field.kept;
        });
        if (missing == form.fields.end() || form.playable) {
            if (form.playable) {
                m_leavable = left;
                m_leavesToDice =
                    missing != form.fields.end() && std::holds_alternative<table::DiceInput>(missing->input);
            }
            return;
        }
        if (missing->ifLeftOut.empty() || form.refusal)
            return;
        left.append(tr("%1: %2", "a question, what holds without its answer")
                        .arg(translated(missing->label), translated(missing->ifLeftOut)));
        m_withoutRest.insert_or_assign(missing->path, table::LeftOut{});
    }
}

FormFieldRow FormController::fieldAt(const QString& path) const
{
    for (const RowModel::Row& each : m_fields->rows())
        if (each.key == path)
            return each.value.value<FormFieldRow>();
    return {};
}

RowModel* FormController::optionsOf(const QString& path)
{
    RowModel*& options = m_options[path];
    if (!options)
        options = new RowModel(this);
    return options;
}

void FormController::showFields()
{
    std::vector<FormFieldRow> fields;
    m_asked = {};
    m_folded = 0;
    if (!find(m_again))
        m_again.clear();
    std::vector<table::OddsQuery> wanted;
    if (m_form.forecast)
        wanted.push_back(*m_form.forecast);
    for (const Field& field : m_form.fields) {
        FormFieldRow row = rowOf(field);
        // Who does it was chosen with the offer, not here.
        const bool isFixed = field.origin == table::Origin::given && !field.kept &&
                             !m_answers.contains(field.path) &&
                             !std::holds_alternative<table::RowsInput>(field.input) && fields.empty();
        if (isFixed || isBehindAName(field, m_form.fields))
            continue;
        if (isFolded(field)) {
            ++m_folded;
            if (!m_showsDetails)
                continue;
        }
        const bool again = row.path == m_again && !row.dice.isEmpty();
        if (again)
            beginAnew(row);
        const bool missing = field.origin == table::Origin::missing ||
                             (row.nextSides > 0 && field.origin != table::Origin::leftOut);
        row.asksNow = m_again.isEmpty() ? missing && m_asked.path.isEmpty() && !field.kept : again;
        row.expanded =
            !row.kept && (!m_collapses || missing || row.path == m_open || row.kind == QLatin1String("rows"));
        if (std::holds_alternative<table::PickInput>(field.input)) {
            row.options = optionsOf(row.path);
            row.options->setRows(optionRowsOf(field, [this](const auto& query) { return oddsOf(query); }));
            if (row.expanded)
                for (const table::Option& option : std::get<table::PickInput>(field.input).options)
                    if (option.odds)
                        wanted.push_back(*option.odds);
        }
        if (row.asksNow)
            m_asked = row;
        fields.push_back(std::move(row));
    }
    markRows(fields);
    for (FormFieldRow& each : fields)
        each.takesCursor = each.path == m_takesCursor;
    QList<RowModel::Row> rows;
    for (const FormFieldRow& field : fields)
        rows.append({field.path, {}, QVariant::fromValue(field)});
    m_fields->setRows(rows);
    findCounted();
    findLeavable();
    m_solver.want(m_source.system, std::move(wanted));
}

void FormController::showForecast()
{
    ForecastRow row;
    if (m_form.forecast && m_source.system) {
        if (const table::OddsView* odds = m_solver.answer(*m_form.forecast))
            row = forecastOf(*odds);
        else if (!m_solver.knows(*m_form.forecast))
            row.shown = row.pending = true;
    }
    if (row == m_forecast)
        return;
    m_forecast = row;
    Q_EMIT forecastChanged();
    m_news.look();
}

QString FormController::oddsOf(const table::OddsQuery& query) const
{
    const table::OddsView* odds = m_solver.answer(query);
    return odds ? translated(odds->headline) : QString();
}

} // namespace adjutant
