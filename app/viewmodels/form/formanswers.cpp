#include "app/viewmodels/form/formcontroller.h"

#include "app/text/foldedwords.h"
#include "core/catalogue/ids.h"

#include <QPointF>
#include <QRandomGenerator>

#include <algorithm>

namespace adjutant {

using door::Answers;
using door::Field;
using door::Value;

namespace {

// What was typed may be the label of an option.
std::string idOfOption(const door::PickInput& pick, const QString& typed)
{
    if (pick.typed && !findIn(pick.options, typed.toStdString(), &door::Option::id))
        for (const door::Option& option : pick.options)
            if (translated(option.label).compare(typed.trimmed(), Qt::CaseInsensitive) == 0)
                return option.id;
    return typed.toStdString();
}

// What a page says as an answer: text, whole number, yes or no, list of faces or of ids, point. None where it
// can't be one.
struct Reader
{
    const QVariant& given;

    std::optional<Value> operator()(const door::PickInput& pick) const
    {
        if (given.typeId() == QMetaType::QString) {
            std::string id = idOfOption(pick, typedText(given.toString()));
            if (pick.most == 1)
                return Value(std::move(id));
            return Value(std::vector<std::string>{std::move(id)});
        }
        if (!given.canConvert<QStringList>())
            return std::nullopt;
        return Value(mapped(given.toStringList(), &QString::toStdString));
    }
    std::optional<Value> operator()(const door::NumberInput&) const
    {
        bool is = false;
        const int number = given.toInt(&is);
        return is ? std::optional<Value>(number) : std::nullopt;
    }
    std::optional<Value> operator()(const door::YesNoInput&) const { return Value(given.toBool()); }
    std::optional<Value> operator()(const door::DiceInput&) const
    {
        return Value(mapped(given.toList(), [](const QVariant& face) { return face.toInt(); }));
    }
    std::optional<Value> operator()(const door::PlaceInput&) const
    {
        const QPointF at = given.toPointF();
        return Value(door::Point{at.x(), at.y()});
    }
    std::optional<Value> operator()(const door::TextInput& input) const
    {
        const QString typed = typedText(given.toString());
        return Value((input.isWord ? dataWordOf(typed) : typed).toStdString());
    }
    std::optional<Value> operator()(const door::RowsInput&) const { return std::nullopt; }
};

std::string rowPath(const door::Field& rows, const std::string& key)
{
    return rows.path + '/' + key;
}

void eraseUnder(Answers& answers, const std::string& path)
{
    std::erase_if(answers, [&path](const auto& each) {
        return each.first == path || each.first.starts_with(path + '/');
    });
}

// The draft with one more row, numbered behind the others or named. A row without answers is held by a mark
// at its own path.
Answers withRow(Answers answers, const door::Field& rows, const std::string& name)
{
    const auto& input = std::get<door::RowsInput>(rows.input);
    if (input.named) {
        if (!name.empty())
            answers.try_emplace(rowPath(rows, name), door::Skipped{});
        return answers;
    }
    const auto least = static_cast<std::size_t>(std::max(input.least, 0));
    const std::size_t count = std::max(input.keys.size() + 1, least);
    for (std::size_t k = input.keys.size(); k < count; ++k)
        answers.try_emplace(rowPath(rows, std::to_string(k)), door::Skipped{});
    return answers;
}

// The draft without a row; numbered rows behind it move up.
Answers withoutRow(const Answers& answers, const door::Field& rows, const std::string& key)
{
    const auto& input = std::get<door::RowsInput>(rows.input);
    Answers left = answers;
    eraseUnder(left, rowPath(rows, key));
    const auto removed = std::ranges::find(input.keys, key);
    if (input.named || removed == input.keys.end())
        return left;
    for (auto k = static_cast<std::size_t>(removed - input.keys.begin()) + 1; k < input.keys.size(); ++k) {
        const std::string from = rowPath(rows, std::to_string(k));
        const Answers moved = door::under(left, from);
        const bool marked = left.contains(from);
        eraseUnder(left, from);
        const std::string to = rowPath(rows, std::to_string(k - 1));
        if (marked)
            left.insert_or_assign(to, door::Skipped{});
        door::addUnder(left, to, moved);
    }
    // Its place stays where so many are needed: with fewer the others couldn't be asked.
    if (std::ssize(input.keys) <= input.least && input.keys.size() > 1)
        left.try_emplace(rowPath(rows, std::to_string(input.keys.size() - 1)), door::Skipped{});
    return left;
}

// These answers are entered bit by bit, so their question stays open.
bool isBitByBit(const FormFieldRow& row)
{
    return row.kind == QLatin1String("several") || row.kind == QLatin1String("text") ||
           row.kind == QLatin1String("place") || (row.kind == QLatin1String("number") && !row.asChoices);
}

std::string typedId(const QString& name)
{
    return idOfName(folded(name).toStdString());
}

// A name that somebody typed stands for an id where the question takes only these: "Old tower".
void nameIds(Value& value, const door::PickInput& pick, const std::function<bool(const Value&)>& isUnknown)
{
    const auto isName = [&pick](const std::string& word) {
        return !isId(word) && !findIn(pick.options, word, &door::Option::id);
    };
    if (auto* word = std::get_if<std::string>(&value)) {
        if (isName(*word) && isUnknown(value))
            *word = typedId(QString::fromStdString(*word));
    } else if (auto* words = std::get_if<std::vector<std::string>>(&value)) {
        if (std::ranges::any_of(*words, isName) && isUnknown(value))
            for (std::string& each : *words)
                if (isName(each))
                    each = typedId(QString::fromStdString(each));
    }
}

} // namespace

Answers wholeOf(const door::Form& form)
{
    Answers whole;
    for (const door::Field& field : form.fields)
        if (field.value && !std::holds_alternative<door::RowsInput>(field.input))
            whole.insert_or_assign(field.path, *field.value);
    return whole;
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
    std::optional<Value> given = std::visit(Reader{value}, field->input);
    if (!given)
        return;
    if (row.isId)
        given = Value(typedId(value.toString()));
    const auto* pick = std::get_if<door::PickInput>(&field->input);
    if (pick && pick->typed)
        nameIds(*given, *pick, [&](const Value& named) {
            Answers tried = m_answers;
            tried.insert_or_assign(field->path, named);
            const auto refusal = m_source(tried).refusal;
            return refusal && refusal->kind == door::Refusal::Kind::noOption && refusal->at == field->path;
        });
    // Of several the last one that can be picked answers it whole.
    const auto* picked = std::get_if<std::vector<std::string>>(&*given);
    const bool isWhole = !isBitByBit(row) ||
                         (pick && picked && pick->least == pick->most && std::ssize(*picked) == pick->most);
    Answers next = m_answers;
    next.insert_or_assign(field->path, std::move(*given));
    m_open = isWhole ? QString() : path;
    const bool typed = row.kind == QLatin1String("text") || row.kind == QLatin1String("number");
    change(field->path, std::move(next), typed);
    if (isWhole)
        Q_EMIT answeredWhole();
}

void FormController::toggle(const QString& path, const QString& option)
{
    const Field* field = find(path);
    const auto* pick = field ? std::get_if<door::PickInput>(&field->input) : nullptr;
    if (!pick)
        return;
    const auto* picked = field->value ? std::get_if<std::vector<std::string>>(&*field->value) : nullptr;
    auto ids = picked ? mappedTo<QStringList>(*picked, QString::fromStdString) : QStringList();
    if (!ids.removeOne(option)) {
        if (ids.size() >= pick->most)
            ids.removeLast();
        ids.append(option);
    }
    answer(path, ids);
}

void FormController::addRow(const QString& path, const QString& name)
{
    const Field* field = find(path);
    if (!field || !std::holds_alternative<door::RowsInput>(field->input))
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
    if (field && std::holds_alternative<door::RowsInput>(field->input))
        change(field->path, withoutRow(m_answers, *field, key.toStdString()), false);
}

// How dice are entered: face by face, by the keyboard, by the app, or counted. What the app rolls goes on
// record like any other roll.

void FormController::addFace(const QString& path, int face)
{
    const Field* field = find(path);
    const auto* input = field ? std::get_if<door::DiceInput>(&field->input) : nullptr;
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
    const auto* input = field ? std::get_if<door::DiceInput>(&field->input) : nullptr;
    if (!input)
        return;
    const std::string at = field->path;
    Answers next = m_answers;
    door::Form anew;
    if (path == m_again) {
        next.erase(at);
        anew = m_source(next);
        const auto found = std::ranges::find(anew.fields, at, &Field::path);
        field = found == anew.fields.end() ? field : &*found;
        input = std::get_if<door::DiceInput>(&field->input);
    }
    std::vector<int> faces = facesOf(*field);
    std::vector<door::Die> dice = input->dice;
    const bool isAnother = faces.size() == dice.size() && input->another;
    if (isAnother)
        dice.push_back(*input->another);
    // Faces can bring more dice; they are rolled as well, unless a tie has to be seen first.
    std::optional<door::Form> rolled;
    const std::size_t first = faces.size();
    const auto isDue = [&] {
        return faces.size() < dice.size() && (!dice[faces.size()].afterTie || faces.size() == first);
    };
    while (isDue()) {
        while (isDue())
            faces.push_back(QRandomGenerator::global()->bounded(1, dice[faces.size()].sides + 1));
        next.insert_or_assign(at, faces);
        rolled = m_source(next);
        const auto found = std::ranges::find(rolled->fields, at, &Field::path);
        if (found == rolled->fields.end())
            break;
        if (const auto* more = std::get_if<door::DiceInput>(&found->input))
            dice = more->dice;
    }
    m_open = isAnother ? path : QString();
    m_hasRolled = true;
    change(at, std::move(next), false, std::move(rolled));
}

void FormController::count(int number)
{
    const Field* field = find(m_asked.path);
    if (!field || m_counted.path.isEmpty() || m_asked.shown > 0 || number < m_counted.lowest ||
        number > m_counted.highest)
        return;
    Answers next = m_answers;
    next.insert_or_assign(field->path, door::Skipped{});
    next.insert_or_assign(m_counted.path.toStdString(), number);
    m_open.clear();
    change(field->path, std::move(next), false);
}

} // namespace adjutant
