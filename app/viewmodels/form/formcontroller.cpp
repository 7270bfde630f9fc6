#include "app/viewmodels/form/formcontroller.h"

#include "core/catalogue/ids.h"
#include "core/match/ask.h"

#include <algorithm>

namespace adjutant {

using door::Answers;
using door::Field;

namespace {

// The only one that can be picked, where one has to be and nobody has; empty otherwise.
std::string onlyOption(const Field& field)
{
    const auto* pick = std::get_if<door::PickInput>(&field.input);
    if (!pick || field.origin != door::Origin::missing || field.secret || pick->typed ||
        !field.ifSkipped.empty() || pick->least != 1 || pick->most != 1)
        return {};
    std::string only;
    for (const door::Option& option : pick->options) {
        if (option.standing == door::Standing::closed)
            continue;
        if (!only.empty() || option.standing != door::Standing::open)
            return {};
        only = option.id;
    }
    return only;
}

} // namespace

FormSource sourceOf(Task<> (*asks)(Ask&))
{
    if (!asks)
        return {};
    return [asks](const Answers& answers) {
        Ask ask({{answers, 0, false}}, Ask::Missing::stays);
        ask.run(asks(ask));
        return ask.form();
    };
}

FormController::FormController(QObject* parent)
    : QObject(parent), m_solver(this), m_news([this] { return standing(); }, this)
{
    connect(&m_news, &FormNews::announced, this, &FormController::announced);
    connect(this, &FormController::collapsesChanged, this, &FormController::showFields);
    connect(&m_solver, &ForecastSolver::answered, this, [this] {
        showForecast();
        for (const Field& field : m_form.fields)
            if (RowModel* options = m_options.value(QString::fromStdString(field.path)))
                options->setRows(
                    optionRowsOf(field, [this](const auto& forecast) { return headlineOf(forecast); }));
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
    m_hasRolled = false;
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
    if (only && !m_answers.contains(only->path) && std::holds_alternative<door::PickInput>(only->input))
        open(QString::fromStdString(only->path));
}

void FormController::replace(Answers answers)
{
    m_open.clear();
    change({}, std::move(answers), false);
    m_replacedAt = m_history.size();
}

Answers FormController::answers() const
{
    Answers asked;
    for (const Field& field : m_form.fields)
        if (const auto found = m_answers.find(field.path); found != m_answers.end() && !field.kept)
            asked.insert(*found);
    return asked;
}

const Field* FormController::find(const QString& path) const
{
    const auto found = std::ranges::find(m_form.fields, path.toStdString(), &Field::path);
    return found == m_form.fields.end() || found->kept ? nullptr : &*found;
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

bool FormController::isBeingAnswered() const
{
    const Field* field = find(m_open);
    const auto* pick = field ? std::get_if<door::PickInput>(&field->input) : nullptr;
    return field && (std::holds_alternative<door::TextInput>(field->input) ||
                     std::holds_alternative<door::NumberInput>(field->input) || (pick && pick->most > 1));
}

void FormController::leaveOut(const QString& path)
{
    const Field* field = find(path);
    if (!field)
        return;
    Answers next = m_answers;
    next.insert_or_assign(field->path, door::Skipped{});
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

// What was entered before the form was left goes back one by one, as it came: of the last answer a die, or
// all of it. False where nothing would be left.
bool FormController::takeBackLast()
{
    for (auto field = m_form.fields.rbegin(); field != m_form.fields.rend(); ++field) {
        const auto last = m_answers.find(field->path);
        if (last == m_answers.end() || field->kept)
            continue;
        auto* faces = std::get_if<std::vector<int>>(&last->second);
        if (faces && faces->size() > 1) {
            faces->pop_back();
            return true;
        }
        m_answers.erase(last);
        return m_answers != m_history.back();
    }
    return false;
}

void FormController::undoAnswer()
{
    if (m_history.empty())
        return;
    if (m_history.size() != m_replacedAt || !takeBackLast()) {
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
    if (field && std::holds_alternative<door::DiceInput>(field->input)) {
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
    lookAhead();
    Q_EMIT changed();
}

// `goesOn`: more of the same answer follows key by key, and is taken back in one step.
void FormController::change(const std::string& path, Answers answers, bool goesOn,
                            std::optional<door::Form> made)
{
    if (!goesOn || m_lastPath != path)
        m_history.push_back(m_answers);
    m_lastPath = goesOn ? path : std::string();
    m_again.clear();
    m_takesCursor.clear();
    m_dropped.clear();
    m_answers = std::move(answers);
    door::Form form = made ? std::move(*made) : m_source(m_answers);
    // Later answers hold while they are in range; the others are dropped.
    if (form.refusal && !m_form.refusal) {
        door::Form less = form;
        Answers left = m_answers;
        QStringList gone;
        while (less.refusal && !less.fields.empty() && less.fields.back().path != path &&
               left.erase(less.fields.back().path) > 0) {
            gone.append(translated(less.fields.back().label));
            less = m_source(left);
        }
        if (!less.refusal) {
            form = std::move(less);
            m_answers = std::move(left);
            m_dropped = gone;
        }
    }
    for (const door::Path& each : form.dropped)
        if (const auto label = m_labels.constFind(QString::fromStdString(each));
            label != m_labels.constEnd() && !findIn(form.fields, each, &Field::path))
            m_dropped.append(*label);
    take(std::move(form));
    Q_EMIT answersChanged();
}

void FormController::take(door::Form form)
{
    m_form = std::move(form);
    m_typedFace = 0;
    if (m_oneByOne)
        pickAlone();
    for (const Field& field : m_form.fields)
        m_labels.insert(QString::fromStdString(field.path), translated(field.label));
    showFields();
    lookAhead();
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
        m_form = m_source(m_answers);
    }
}

FormNews::FormNews(std::function<Standing()> read, QObject* parent) : QObject(parent), m_read(std::move(read))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(600); // ms: longer than between two keys
    connect(&m_soon, &QTimer::timeout, this, &FormNews::report);
}

void FormNews::report()
{
    m_soon.stop();
    const Standing now = m_read();
    QStringList words;
    for (const QString& notice : now.notices)
        if (!m_notices.contains(notice))
            words.append(notice);
    m_notices = now.notices;
    if (!now.odds.isEmpty() && now.odds != m_odds) {
        if (now.answered)
            words.append(now.odds);
        m_odds = now.odds;
    }
    if (!words.isEmpty())
        Q_EMIT announced(words.join(QLatin1Char('\n')));
}

} // namespace adjutant
