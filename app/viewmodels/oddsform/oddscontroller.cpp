#include "app/viewmodels/oddsform/oddscontroller.h"

#include "app/text/messagetext.h"
#include "core/match/ask.h"
#include "core/roster/roster.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace adjutant {

namespace {

const OddsKind* kindOf(const GameSystem& game, const QString& id)
{
    return findIn(game.odds, id.toStdString(), &OddsKind::id);
}

// Without what it leaves out.
door::Answers withoutSkipped(door::Answers card)
{
    std::erase_if(card, [](const auto& each) { return std::holds_alternative<door::Skipped>(each.second); });
    return card;
}

// Behind the path of rows: where one more of them begins.
const QString more = QStringLiteral("/+");

// `players/0/knights/1` as "Players 1 · Knights 2", in the words of the game where it has them.
QString placeLabel(const GameSystem& game, const QString& path)
{
    QStringList words;
    for (const QString& key : path.split(QLatin1Char('/'))) {
        bool isNumber = false;
        if (const int row = key.toInt(&isNumber); isNumber && !words.isEmpty()) {
            words.last() += QChar(0xa0) + QLocale().toString(row + 1);
            continue;
        }
        QString word = QString(key).replace(QLatin1Char('_'), QLatin1Char(' '));
        word = word.left(1).toUpper() + word.mid(1);
        words.append(QCoreApplication::translate(std::string(game.id).c_str(), word.toUtf8().constData()));
    }
    return words.join(QStringLiteral(" · "));
}

} // namespace

OddsController::OddsController(Workspace* workspace)
    : WorkspaceUser(workspace), m_solver(this), m_news(
                                                    [this] {
                                                        FormNews::Standing now = m_form->standing();
                                                        now.notices += m_answer.warnings;
                                                        now.odds = m_pending ? QString() : m_answer.headline;
                                                        return now;
                                                    },
                                                    this)
{
    connect(this, &OddsController::answerChanged, &m_news, &FormNews::look);
    connect(&m_news, &FormNews::announced, this, &OddsController::announced);
    connect(m_form, &FormController::answersChanged, this, &OddsController::ask);
    connect(&m_solver, &ForecastSolver::answered, this, &OddsController::take);
    connect(this, &OddsController::cardSearchChanged, this, [this] { showCards(m_place); });
    if (workspace)
        OddsController::start();
}

void OddsController::start()
{
    m_game = &workspace().game();
    m_drafts = &workspace().oddsDrafts(*m_game);
    if (!m_game->odds.empty())
        setKind(m_drafts->kind.isEmpty() ? QString::fromLatin1(m_game->odds.front().id)
                                         : QString(m_drafts->kind));
}

QVariantList OddsController::kinds() const
{
    return rowsOf(m_game->odds, [](const OddsKind& kind) {
        return choiceOf(translated(message(kind.label)), QString::fromLatin1(kind.id));
    });
}

void OddsController::setKind(const QString& kind)
{
    if (kind == m_kind || !kindOf(*m_game, kind))
        return;
    const QStringList before = m_kind.isEmpty() ? QStringList() : m_paths;
    const door::Answers chosen = m_kind.isEmpty() ? door::Answers() : m_form->draft();
    m_kind = kind;
    m_answer = {};
    begin(m_drafts->byKind[kind]);
    takeUnits(before, chosen);
    Q_EMIT kindChanged();
}

// Who was chosen for one kind of calculation is so for another that asks for the same.
void OddsController::takeUnits(const QStringList& places, const door::Answers& chosen)
{
    door::Answers draft = m_form->draft();
    for (const QString& path : places) {
        const std::string start = path.toStdString() + '/';
        const auto isPart = [&start](const auto& answer) { return answer.first.starts_with(start); };
        if (path.endsWith(more) || !m_paths.contains(path) || std::ranges::none_of(chosen, isPart))
            continue;
        std::erase_if(draft, isPart);
        std::ranges::copy_if(chosen, std::inserter(draft, draft.end()), isPart);
    }
    if (draft != m_form->draft() && !formOf(draft).refusal)
        begin(std::move(draft));
}

void OddsController::begin(door::Answers draft)
{
    const FormSource source = [this](const door::Answers& answers) { return formOf(answers); };
    // Where all else follows from one pick, its first option shows what that is.
    if (draft.empty())
        if (const std::vector<door::Field> fields = formOf({}).fields; fields.size() == 1)
            if (const auto* pick = std::get_if<door::PickInput>(&fields.front().input);
                pick && pick->least == 1 && pick->most == 1 && !pick->options.empty())
                draft.insert_or_assign(fields.front().path, pick->options.front().id);
    m_form->begin(std::move(source), std::move(draft));
    ask();
}

void OddsController::ask()
{
    m_drafts->byKind[m_kind] = m_form->draft();
    m_drafts->kind = m_kind;
    findPlaces();
    m_unanswered = false;
    m_asked = m_form->complete() ? forecastOf(*m_game, query(), &catalogue()) : std::nullopt;
    m_solver.want(m_asked ? std::vector{*m_asked} : std::vector<door::Forecast>());
    take();
}

void OddsController::take()
{
    const door::OddsView* odds = solved();
    m_pending = m_asked && !odds;
    m_unanswered = m_form->complete() && !m_asked;
    if (odds || m_unanswered)
        m_answer = odds ? answerOf(*odds) : OddsAnswer();
    Q_EMIT answerChanged();
}

QString OddsController::refusal() const
{
    if (!m_form->refusal().isEmpty())
        return m_form->refusal();
    return m_unanswered ? tr("No result for this calculation.") : QString();
}

door::Form OddsController::formOf(const door::Answers& answers) const
{
    return answered<OddsQuestion>(kindOf(*m_game, m_kind)->ask, answers, Ask::Missing::stays,
                                  {&catalogue(), nullptr})
        .form;
}

// Whether a row that is added asks what a card says.
bool OddsController::takesCards(const door::Field& rows, const std::set<std::string>& keys) const
{
    const std::string next =
        rows.path + '/' + std::to_string(door::keysUnder(m_form->draft(), rows.path).size());
    door::Answers draft = m_form->draft();
    draft[next] = door::Skipped{}; // begins the row
    for (const door::Field& field : formOf(draft).fields)
        if (field.path.starts_with(next + '/') &&
            keys.contains(topKey(std::string_view(field.path).substr(next.size() + 1))))
            return true;
    return false;
}

// What the answers there say it is.
QString OddsController::unitAt(const QString& place) const
{
    for (const QString& key : {QStringLiteral("/name"), QStringLiteral("/unit")}) {
        const FormFieldRow field = m_form->fieldAt(place + key);
        if (!field.path.isEmpty() && field.origin == QLatin1String("given"))
            return field.value;
    }
    return {};
}

void OddsController::findPlaces()
{
    const std::set<std::string> keys = cardKeys(*m_game, catalogue());
    const std::vector<door::Field>& fields = m_form->form().fields;
    m_paths.clear();
    for (const door::Field& field : fields) {
        const auto* rows = std::get_if<door::RowsInput>(&field.input);
        if (rows && !rows->named && static_cast<int>(rows->keys.size()) < rows->most &&
            takesCards(field, keys))
            m_paths.append(QString::fromStdString(field.path) + more);
        for (std::size_t at = field.path.find('/'); at != std::string::npos;
             at = field.path.find('/', at + 1))
            if (keys.contains(topKey(std::string_view(field.path).substr(at + 1)))) {
                const QString place = QString::fromStdString(field.path.substr(0, at));
                if (!m_paths.contains(place))
                    m_paths.append(place);
                break;
            }
    }
    QVariantList found;
    QVariantMap parts;
    for (const QString& place : std::as_const(m_paths)) {
        const bool takesRows = place.endsWith(more);
        const std::string start = place.toStdString() + '/';
        const auto first = std::ranges::find_if(fields, [&](const door::Field& field) {
            return takesRows ? QString::fromStdString(field.path) + more == place
                             : field.path.starts_with(start);
        });
        QVariantMap part = choiceOf(takesRows ? translated(first->label) : placeLabel(*m_game, place), place);
        part[QStringLiteral("unit")] = unitAt(place);
        found.append(part);
        bool isNumber = false;
        place.section(QLatin1Char('/'), -1).toInt(&isNumber);
        part[QStringLiteral("isRow")] = isNumber || takesRows;
        part[QStringLiteral("hasDetails")] = std::ranges::any_of(
            fields, [&start](const door::Field& of) { return of.detail && of.path.starts_with(start); });
        parts.insert(QString::fromStdString(first->path), part);
    }
    if (found == m_places && parts == m_parts)
        return;
    m_places = found;
    m_parts = parts;
    Q_EMIT placesChanged();
}

void OddsController::showCards(const QString& place)
{
    m_place = place;
    OddsCards found =
        oddsCards(workspace().store(), *m_game, catalogue(), place.endsWith(more), m_cardSearch);
    m_cardAnswers = std::move(found.answers);
    m_cards->setRows(found.rows);
}

void OddsController::fill(const QString& place, const QString& card)
{
    const auto found = m_cardAnswers.find(card);
    if (found == m_cardAnswers.end() || !kindOf(*m_game, m_kind))
        return;
    door::Answers draft = m_form->draft();
    if (place.endsWith(more)) {
        const std::string path = place.chopped(more.size()).toStdString();
        std::size_t row = door::keysUnder(draft, path).size();
        for (const door::Answers& answers : found->second)
            door::addUnder(draft, path + '/' + std::to_string(row++), withoutSkipped(answers));
    } else {
        const std::string prefix = place.toStdString();
        const std::set<std::string> keys = cardKeys(*m_game, catalogue());
        std::erase_if(draft, [&](const auto& answer) {
            const std::string& path = answer.first;
            return path.starts_with(prefix + '/') &&
                   keys.contains(topKey(std::string_view(path).substr(prefix.size() + 1)));
        });
        door::addUnder(draft, prefix, withoutSkipped(found->second.front()));
    }
    // What the question doesn't ask of a card is left aside, as far as that is known by now.
    for (const door::Path& path : formOf(draft).dropped)
        draft.erase(path);
    m_form->replace(std::move(draft));
}

void OddsController::askCell(int cell)
{
    const door::OddsView* odds = solved();
    if (!odds || !odds->matrix || cell < 0 || static_cast<std::size_t>(cell) >= odds->matrix->cells.size())
        return;
    go(odds->matrix->cells[static_cast<std::size_t>(cell)]);
}

// Goes over to a question.
void OddsController::go(const door::OddsQuery& query)
{
    const QString kind = QString::fromStdString(query.kind);
    const door::Answers answers = query.answers;
    if (!kindOf(*m_game, kind))
        return;
    if (kind == m_kind) {
        m_form->replace(answers);
        return;
    }
    m_drafts->byKind[kind] = answers;
    setKind(kind);
}

bool OddsController::useCode(const QString& code)
{
    const auto query = oddsQueryOf(code, *m_game, catalogue());
    if (query)
        go(*query);
    return query.has_value();
}

// The two places of cards that stand at the top of the question; none where there are more or fewer.
QStringList OddsController::swappable() const
{
    const auto isWithin = [](const QString& place) { return place.contains(QLatin1Char('/')); };
    return m_paths.size() == 2 && std::ranges::none_of(m_paths, isWithin) ? m_paths : QStringList();
}

void OddsController::swap()
{
    const QStringList places = swappable();
    if (places.isEmpty())
        return;
    const std::string one = places.first().toStdString();
    const std::string other = places.last().toStdString();
    const door::Answers draft = m_form->draft();
    door::Answers swapped = draft;
    std::erase_if(swapped, [&](const auto& answer) {
        return answer.first.starts_with(one + '/') || answer.first.starts_with(other + '/');
    });
    door::addUnder(swapped, one, door::under(draft, other));
    door::addUnder(swapped, other, door::under(draft, one));
    m_form->replace(std::move(swapped));
}

void OddsController::clear()
{
    m_answer = {};
    begin({});
}

void OddsController::refresh()
{
    m_form->refresh();
    if (const door::OddsView* odds = solved())
        m_answer = answerOf(*odds);
    findPlaces();
    Q_EMIT kindChanged();
    Q_EMIT answerChanged();
}

} // namespace adjutant
