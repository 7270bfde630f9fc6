#include "app/viewmodels/form/formanswers.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QPointF>

#include <algorithm>

namespace adjutant {

using door::Answers;
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
        std::vector<std::string> ids;
        for (const QString& id : given.toStringList())
            ids.push_back(id.toStdString());
        return Value(std::move(ids));
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
        std::vector<int> faces;
        for (const QVariant& face : given.toList())
            faces.push_back(face.toInt());
        return Value(std::move(faces));
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

} // namespace

Answers wholeOf(const door::Form& form)
{
    Answers whole;
    for (const door::Field& field : form.fields)
        if (field.value && !std::holds_alternative<door::RowsInput>(field.input))
            whole.insert_or_assign(field.path, *field.value);
    return whole;
}

std::optional<Value> valueOf(const door::Field& field, const QVariant& given)
{
    return std::visit(Reader{given}, field.input);
}

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

} // namespace adjutant
