#include "core/match/ask.h"

#include "core/catalogue/nearest.h"
#include "core/utf8.h"

#include <algorithm>
#include <cmath>

namespace adjutant {

using table::Field;
using table::Origin;
using table::Standing;
using table::Value;

namespace {

// A text that was given; a plain number in a file is one, too.
std::optional<std::string> toText(const Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    return std::nullopt;
}

std::optional<std::vector<std::string>> textsOf(const Value& value)
{
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
        return *texts;
    std::vector<std::string> texts;
    if (const auto* numbers = std::get_if<std::vector<int>>(&value)) {
        for (const int number : *numbers)
            texts.push_back(std::to_string(number));
        return texts;
    }
    if (auto text = toText(value)) {
        texts.push_back(std::move(*text));
        return texts;
    }
    return std::nullopt;
}

void eraseRepeated(std::vector<std::string>& texts)
{
    std::set<std::string> seen;
    std::erase_if(texts, [&seen](const std::string& text) { return !seen.insert(text).second; });
}

Message allowedNumbers(int lowest, int highest)
{
    return message(WORDS("ask", "a whole number from %1 to %2"), lowest, highest);
}

Field fieldOf(table::Path path, Message label, table::Input input)
{
    Field field;
    field.path = std::move(path);
    field.label = std::move(label);
    field.input = std::move(input);
    return field;
}

} // namespace

Ask::Ask(const std::vector<Batch>& answers, Missing missing) : m_missing(missing)
{
    for (const Batch& batch : answers)
        for (const auto& [path, value] : batch.answers)
            if (const auto at = m_given.find(path); at == m_given.end() || !at->second.kept)
                m_given.insert_or_assign(at, path, Given{value, batch.record, batch.kept});
    m_form.fields.reserve(m_given.size() + 4); // what is asked is mostly answered
}

bool Ask::isFull()
{
    const bool full = m_form.fields.size() >= table::mostAnswers;
    if (full && !m_form.refusal)
        m_form.refusal = table::Remark{"malformed", message(WORDS("ask", "it takes %1 answers at most"),
                                                            static_cast<int>(table::mostAnswers))};
    return full;
}

void Ask::put(Field field)
{
    m_form.fields.push_back(std::move(field));
}

void Ask::refuseAnswer(const Field& field, Message allowed)
{
    if (!m_form.refusal)
        m_form.refusal = table::Remark{
            "malformed", message(WORDS("ask", "%1: %2 is needed"), verbatim(field.path), std::move(allowed))};
}

Ask::Reply Ask::reply(Field& field, bool hasPreset, bool canBeNone, bool usuallyNone, const Value*& value)
{
    if (isOver())
        return Reply::nothing;
    if (const auto found = m_given.find(field.path); found != m_given.end()) {
        Given& given = found->second;
        given.used = true;
        m_record = std::max(m_record, given.record);
        field.kept = given.kept;
        if (!std::holds_alternative<table::LeftOut>(given.value)) {
            value = &given.value;
            field.value = given.value;
            field.origin = Origin::given;
            return Reply::given;
        }
        if (canBeNone) {
            field.value = given.value;
            field.origin = Origin::leftOut;
            return Reply::none;
        }
        if (!hasPreset && m_settles > 0) {
            field.value = given.value;
            field.origin = Origin::leftOut;
            m_left = true;
            return Reply::nothing;
        }
    }
    if (hasPreset)
        return Reply::preset;
    if (canBeNone && usuallyNone) {
        field.value = table::LeftOut{};
        field.origin = Origin::byDefault;
        return Reply::none;
    }
    if (m_missing == Missing::leftOut) {
        if (canBeNone) {
            field.value = table::LeftOut{};
            field.origin = Origin::leftOut;
            return Reply::none;
        }
        refuseAnswer(field, message(WORDS("ask", "an answer")));
        return Reply::nothing;
    }
    m_stays = true;
    return Reply::nothing;
}

// `read` makes an Answer of a Value, or refuses it; `preset` is what holds where nothing is said.
template <class Answer, class Read>
Asked<std::optional<Answer>> Ask::ask(Field field, About about, std::optional<Answer> preset, bool canBeNone,
                                      Read read)
{
    if (isOver() || isFull())
        return {};
    field.why = std::move(about.why);
    field.ifLeftOut = std::move(about.ifLeftOut);
    if (canBeNone && field.ifLeftOut.empty() && !m_withoutOptions)
        field.ifLeftOut = message(WORDS("ask", "Nothing is said of it"));
    field.by = std::move(about.by);
    field.secret = about.secret;
    field.detail = about.detail;
    field.rule = std::move(about.rule);
    const Value* value = nullptr;
    const Reply reply = this->reply(field, preset.has_value(), canBeNone, about.usuallyNone, value);
    Asked<std::optional<Answer>> asked;
    if (reply == Reply::given) {
        if (std::optional<Answer> answer = read(*value, field))
            asked.answer.emplace(std::move(answer));
        else if (!isOver()) // it is not whole yet: dice without faces
            m_stays = true;
    } else if (reply == Reply::preset) {
        field.value = Value(*preset);
        field.origin = field.why.empty() ? Origin::byDefault : Origin::fromTable;
        asked.answer.emplace(std::move(preset));
    } else if (reply == Reply::none) {
        asked.answer.emplace(std::nullopt);
    }
    put(std::move(field));
    return asked;
}

namespace {

// Of a question that can't be left out.
template <class Answer> Asked<Answer> needed(Asked<std::optional<Answer>> asked)
{
    if (!asked.answer)
        return {};
    return {std::move(*asked.answer)};
}

} // namespace

void Pick::makeOptions()
{
    if (m_all && m_options.empty())
        m_options = m_all();
}

std::optional<table::Option> Pick::find(const std::string& id) const
{
    if (m_find)
        return m_find(id);
    const auto option = std::ranges::find(m_options, id, &table::Option::id);
    if (option != m_options.end())
        return *option;
    constexpr std::size_t longestTyped = 80;
    if (m_typed && !id.empty() && id.size() <= longestTyped && isText(id))
        return table::Option{id, verbatim(id)};
    return std::nullopt;
}

table::PickInput Ask::inputOf(Pick& question) const
{
    if (m_withoutOptions)
        return {};
    question.makeOptions();
    std::ranges::stable_partition(
        question.m_options, [](const table::Option& each) { return each.standing != Standing::closed; });
    return {question.m_options, question.m_least, question.m_most, question.m_ordered, question.m_typed};
}

void Ask::refuseUnknown(const Pick& question, const std::string& id)
{
    Pick all = question;
    all.makeOptions();
    std::vector<std::string> ids;
    for (const table::Option& option : all.m_options)
        ids.push_back(option.id);
    const std::string nearest = question.m_nearest ? question.m_nearest(id) : nearestOf(id, ids);
    const Message path = verbatim(question.m_path);
    const Message named = verbatim(id.substr(0, 80));
    m_form.refusal = table::Remark{
        question.m_unknown,
        nearest.empty()
            ? message(WORDS("ask", "%1: nothing to choose here is called '%2'"), path, named)
            : message(WORDS("ask", "%1: nothing to choose here is called '%2'; did you mean '%3'?"), path,
                      named, verbatim(nearest))};
}

std::optional<std::string> Ask::pickedOf(const Pick& question, const std::string& id)
{
    const auto option = question.find(id);
    if (!option) {
        refuseUnknown(question, id);
        return std::nullopt;
    }
    if (option->standing == Standing::closed) {
        m_form.refusal = option->remark;
        return std::nullopt;
    }
    if (option->standing == Standing::warned)
        warn(option->remark.rule, option->remark.message);
    return id;
}

Asked<std::optional<std::string>> Ask::askOne(Pick question, bool canBeNone)
{
    question.m_least = question.m_most = 1;
    std::optional<std::string> preset;
    if (!question.m_preset.empty())
        preset = question.m_preset.front();
    Field field = fieldOf(question.m_path, std::move(question.m_label), inputOf(question));
    return ask<std::string>(std::move(field), std::move(question.m_about), std::move(preset), canBeNone,
                            [&](const Value& value, const Field& at) -> std::optional<std::string> {
                                if (const auto id = toText(value))
                                    return pickedOf(question, *id);
                                refuseAnswer(at, message(WORDS("ask", "one word")));
                                return std::nullopt;
                            });
}

Asked<std::string> Ask::one(Pick question)
{
    return needed(askOne(std::move(question), false));
}

Asked<std::optional<std::string>> Ask::oneOrNone(Pick question)
{
    return askOne(std::move(question), true);
}

Asked<std::vector<std::string>> Ask::several(Pick question)
{
    using Texts = std::vector<std::string>;
    std::optional<Texts> preset;
    if (!question.m_preset.empty() || question.m_least == 0)
        preset = question.m_preset;
    const auto read = [&](const Value& value, const Field& at) -> std::optional<Texts> {
        auto ids = question.m_asList && toText(value) ? std::nullopt : textsOf(value);
        if (ids && question.m_asList)
            eraseRepeated(*ids);
        const bool fits = ids && static_cast<int>(ids->size()) >= question.m_least &&
                          static_cast<int>(ids->size()) <= question.m_most;
        if (!fits) {
            // A pick that has begun is not wrong yet.
            if (ids && m_missing == Missing::stays && static_cast<int>(ids->size()) < question.m_least)
                return std::nullopt;
            refuseAnswer(
                at, message(WORDS("ask", "a list of %1 to %2 words"), question.m_least, question.m_most));
            return std::nullopt;
        }
        for (std::size_t k = 0; k < ids->size(); ++k) {
            if (std::find(ids->begin(), ids->begin() + static_cast<std::ptrdiff_t>(k), (*ids)[k]) !=
                ids->begin() + static_cast<std::ptrdiff_t>(k)) {
                refuseAnswer(at, message(WORDS("ask", "each of them once")));
                return std::nullopt;
            }
            if (!pickedOf(question, (*ids)[k]))
                return std::nullopt;
        }
        return ids;
    };
    Field field = fieldOf(question.m_path, std::move(question.m_label), inputOf(question));
    return needed(ask<Texts>(std::move(field), std::move(question.m_about), std::move(preset), false, read));
}

Asked<std::optional<int>> Ask::askNumber(NumberOf question, bool canBeNone)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<int> {
        const auto* number = std::get_if<int>(&value);
        if (number && *number >= question.m_lowest && *number <= question.m_highest)
            return *number;
        refuseAnswer(at, allowedNumbers(question.m_lowest, question.m_highest));
        return std::nullopt;
    };
    Field field = fieldOf(question.m_path, std::move(question.m_label),
                          table::NumberInput{question.m_lowest, question.m_highest, question.m_unit});
    return ask<int>(std::move(field), std::move(question.m_about), question.m_preset, canBeNone, read);
}

Asked<int> Ask::number(NumberOf question)
{
    return needed(askNumber(std::move(question), false));
}

Asked<std::optional<int>> Ask::numberOrNone(NumberOf question)
{
    return askNumber(std::move(question), true);
}

Asked<double> Ask::amount(AmountOf question)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<double> {
        std::optional<double> amount;
        if (const auto* number = std::get_if<double>(&value))
            amount = *number;
        else if (const auto* whole = std::get_if<int>(&value))
            amount = *whole;
        if (amount && *amount >= question.m_lowest && *amount <= question.m_highest)
            return amount;
        refuseAnswer(at,
                     message(WORDS("ask", "a number from %1 to %2"), question.m_lowest, question.m_highest));
        return std::nullopt;
    };
    const table::NumberInput input{static_cast<int>(std::floor(question.m_lowest)),
                                   static_cast<int>(std::ceil(question.m_highest)), question.m_unit, true};
    return needed(ask<double>(fieldOf(question.m_path, std::move(question.m_label), input),
                              std::move(question.m_about), question.m_preset, false, read));
}

Asked<bool> Ask::yes(Whether question)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<bool> {
        if (const auto* yes = std::get_if<bool>(&value))
            return *yes;
        refuseAnswer(at, message(WORDS("ask", "true or false")));
        return std::nullopt;
    };
    return needed(ask<bool>(fieldOf(question.m_path, std::move(question.m_label), table::YesNoInput{}),
                            std::move(question.m_about), question.m_preset, false, read));
}

Asked<std::optional<std::vector<int>>> Ask::askDice(DiceOf question, bool canBeNone)
{
    using Faces = std::vector<int>;
    std::vector<table::Die> dice = question.m_dice;
    Faces shown;
    if (const auto found = m_given.find(question.m_path); found != m_given.end()) {
        if (const auto* faces = std::get_if<Faces>(&found->second.value))
            shown = *faces;
        else if (const auto* face = std::get_if<int>(&found->second.value))
            found->second.value = shown = Faces{*face};
    }
    if (question.m_most > 0)
        dice.assign(std::min(shown.size(), static_cast<std::size_t>(question.m_most)),
                    table::Die{question.m_sides});
    // The pool grows by what the faces shown bring, until they bring nothing more.
    if (question.m_more)
        for (std::size_t known = dice.size(); known <= shown.size() && dice.size() < table::mostAnswers;
             known = dice.size()) {
            const auto more =
                question.m_more(Faces(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(known)));
            if (more.empty())
                break;
            dice.insert(dice.end(), more.begin(), more.end());
        }
    const auto read = [&](const Value& value, const Field& at) -> std::optional<Faces> {
        const auto* faces = std::get_if<Faces>(&value);
        if (!faces) {
            refuseAnswer(at, message(WORDS("ask", "a list of faces")));
            return std::nullopt;
        }
        for (std::size_t k = 0; k < std::min(faces->size(), dice.size()); ++k)
            if ((*faces)[k] < 1 || (*faces)[k] > dice[k].sides) {
                refuseAnswer(at, message(WORDS("ask", "faces from 1 to %1"), dice[k].sides));
                return std::nullopt;
            }
        if (faces->size() == dice.size())
            return *faces;
        if (faces->size() < dice.size() && m_missing == Missing::stays)
            return std::nullopt;
        m_form.refusal = table::Remark{question.m_wrongCount,
                                       counted(WORDS_N("ask", "%1: %n face(s) needed, not %2"),
                                               static_cast<int>(dice.size()), verbatim(question.m_path),
                                               static_cast<int>(faces->size()))};
        return std::nullopt;
    };
    const bool nothingToRoll = dice.empty() && shown.empty();
    std::optional<Faces> preset;
    if (nothingToRoll)
        preset = Faces();
    table::DiceInput input{dice, std::nullopt};
    if (dice.size() < static_cast<std::size_t>(question.m_most))
        input.another = table::Die{question.m_sides};
    return ask<Faces>(fieldOf(question.m_path, std::move(question.m_label), std::move(input)),
                      std::move(question.m_about), std::move(preset), canBeNone, read);
}

Asked<std::vector<int>> Ask::dice(DiceOf question)
{
    return needed(askDice(std::move(question), false));
}

Asked<std::optional<std::vector<int>>> Ask::diceOrNone(DiceOf question)
{
    return askDice(std::move(question), true);
}

Asked<std::optional<table::Point>> Ask::placeOrNone(PlaceOn question)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<table::Point> {
        std::optional<table::Point> spot;
        if (const auto* point = std::get_if<table::Point>(&value))
            spot = *point;
        else if (const auto* pair = std::get_if<std::vector<int>>(&value); pair && pair->size() == 2)
            spot = table::Point{static_cast<double>((*pair)[0]), static_cast<double>((*pair)[1])};
        const table::PlaceInput& place = question.m_place;
        if (spot && spot->x >= place.lowest.x && spot->x <= place.highest.x && spot->y >= place.lowest.y &&
            spot->y <= place.highest.y)
            return spot;
        if (spot && question.m_outside) {
            m_form.refusal = question.m_outside;
            return std::nullopt;
        }
        refuseAnswer(at, message(WORDS("ask", "a spot from %1, %2 to %3, %4"), place.lowest.x, place.lowest.y,
                                 place.highest.x, place.highest.y));
        return std::nullopt;
    };
    return ask<table::Point>(fieldOf(question.m_path, std::move(question.m_label), question.m_place),
                             std::move(question.m_about), std::nullopt, true, read);
}

Asked<std::optional<std::string>> Ask::askText(TextOf question, bool canBeNone)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<std::string> {
        auto text = toText(value);
        if (text && text->size() <= question.m_longest && isText(*text) && (!question.m_isId || isId(*text)))
            return text;
        refuseAnswer(at, question.m_isId ? message(WORDS("ask", "an id of small letters, digits and dashes"))
                                         : message(WORDS("ask", "a text of at most %1 bytes"),
                                                   static_cast<int>(question.m_longest)));
        return std::nullopt;
    };
    return ask<std::string>(fieldOf(question.m_path, std::move(question.m_label),
                                    table::TextInput{question.m_longest, question.m_isId}),
                            std::move(question.m_about), question.m_preset, canBeNone, read);
}

Asked<std::string> Ask::text(TextOf question)
{
    return needed(askText(std::move(question), false));
}

Asked<std::optional<std::string>> Ask::textOrNone(TextOf question)
{
    return askText(std::move(question), true);
}

// Plain answers that stand for rows become the answers that they stand for: `actions: [march]` those to
// `actions/0/action`.
void Ask::makeRows(const RowsOf& question)
{
    if (!question.m_plain)
        return;
    const auto pathOf = [&question](const std::string& row) {
        return question.m_path + '/' + row + (question.m_plain->empty() ? "" : '/' + *question.m_plain);
    };
    const auto list = m_given.find(question.m_path);
    if (list != m_given.end()) {
        std::vector<Value> rows;
        if (const auto* texts = std::get_if<std::vector<std::string>>(&list->second.value))
            rows.assign(texts->begin(), texts->end());
        else if (const auto* numbers = std::get_if<std::vector<int>>(&list->second.value))
            rows.assign(numbers->begin(), numbers->end());
        else if (const auto* pair = std::get_if<table::Point>(&list->second.value))
            rows = {pair->x, pair->y};
        Given given = list->second;
        if (!rows.empty())
            m_given.erase(list);
        for (std::size_t k = 0; k < rows.size(); ++k) {
            given.value = std::move(rows[k]);
            m_given.insert_or_assign(pathOf(std::to_string(k)), given);
        }
    }
    if (question.m_plain->empty())
        return;
    const std::string start = question.m_path + '/';
    for (auto at = m_given.lower_bound(start); at != m_given.end() && at->first.starts_with(start);) {
        const std::string row = at->first.substr(start.size());
        // A row that was only begun is no plain word.
        if (row.find('/') != row.npos || std::holds_alternative<table::LeftOut>(at->second.value)) {
            ++at;
            continue;
        }
        m_given.insert_or_assign(pathOf(row), at->second);
        at = m_given.erase(at);
    }
}

std::vector<std::string> Ask::rowsGiven(const RowsOf& question)
{
    makeRows(question);
    const std::string start = question.m_path + '/';
    // Any other list of plain words or numbers stands for rows of one value each.
    if (const auto found = m_given.find(question.m_path); found != m_given.end()) {
        const Given list = found->second;
        const auto spread = [&](const auto& values) {
            for (std::size_t k = 0; k < std::min(values.size(), table::mostAnswers); ++k)
                m_given.try_emplace(start + std::to_string(k), Given{values[k], list.record, list.kept});
            if (!values.empty())
                m_given.erase(question.m_path);
        };
        if (const auto* words = std::get_if<std::vector<std::string>>(&list.value))
            spread(*words);
        else if (const auto* numbers = std::get_if<std::vector<int>>(&list.value))
            spread(*numbers);
    }
    std::vector<std::string> keys;
    for (auto at = m_given.lower_bound(start); at != m_given.end() && at->first.starts_with(start); ++at) {
        std::string key = at->first.substr(start.size());
        const auto slash = key.find('/');
        // A row that was only begun holds no answer of its own.
        if (slash == key.npos && std::holds_alternative<table::LeftOut>(at->second.value))
            at->second.used = true;
        key = key.substr(0, slash);
        if (std::ranges::find(keys, key) == keys.end())
            keys.push_back(std::move(key));
    }
    if (!question.m_named)
        std::ranges::sort(keys, [](const std::string& one, const std::string& other) {
            return one.size() != other.size() ? one.size() < other.size() : one < other;
        });
    return keys;
}

Asked<std::vector<std::string>> Ask::rows(RowsOf question)
{
    if (isOver() || isFull())
        return {};
    std::vector<std::string> keys = rowsGiven(question);
    Field field = fieldOf(question.m_path, std::move(question.m_label),
                          table::RowsInput{keys, question.m_least, question.m_most, question.m_named,
                                           std::move(question.m_rowLabel)});
    field.why = std::move(question.m_about.why);
    field.by = std::move(question.m_about.by);
    field.rule = std::move(question.m_about.rule);
    field.origin = keys.empty() ? Origin::byDefault : Origin::given;
    // An empty list, or nothing, may stand where rows could.
    bool isEmpty = false;
    if (const auto found = m_given.find(question.m_path); found != m_given.end()) {
        found->second.used = true;
        const auto* faces = std::get_if<std::vector<int>>(&found->second.value);
        const auto* words = std::get_if<std::vector<std::string>>(&found->second.value);
        isEmpty = (faces && faces->empty()) || (words && words->empty());
        if (!std::holds_alternative<table::LeftOut>(found->second.value) && !isEmpty)
            refuseAnswer(field, message(WORDS("ask", "rows with keys of their own")));
    }
    bool inOrder = true;
    for (std::size_t k = 0; k < keys.size(); ++k)
        inOrder = inOrder && (question.m_named ? isId(keys[k]) : keys[k] == std::to_string(k));
    const auto count = static_cast<int>(keys.size());
    const bool wrongCount = count > question.m_most || (count < question.m_least && (count > 0 || isEmpty) &&
                                                        m_missing == Missing::leftOut);
    if (wrongCount && inOrder && question.m_wrongCount && !m_form.refusal)
        m_form.refusal = std::move(question.m_wrongCount);
    else if (wrongCount || !inOrder || (count < question.m_least && m_missing == Missing::leftOut))
        refuseAnswer(field,
                     message(WORDS("ask", "a list of %1 to %2 rows"), question.m_least, question.m_most));
    else if (count < question.m_least)
        m_stays = true;
    put(std::move(field));
    if (isOver())
        return {};
    return {std::move(keys)};
}

bool Ask::isGiven(const table::Path& path) const
{
    const auto below = m_given.lower_bound(path + '/');
    return m_given.contains(path) || (below != m_given.end() && below->first.starts_with(path + '/'));
}

bool Ask::hasParts(const table::Path& path) const
{
    const auto below = m_given.lower_bound(path + '/');
    return below != m_given.end() && below->first.starts_with(path + '/');
}

bool Ask::says(const table::Path& path, std::string_view word)
{
    const auto found = m_given.find(path);
    const auto* announced = found == m_given.end() ? nullptr : std::get_if<std::string>(&found->second.value);
    if (isOver() || !announced || *announced != word)
        return false;
    m_form.taken.push_back(path);
    return found->second.used = true;
}

bool Ask::takes(const table::Path& path)
{
    const auto found = m_given.find(path);
    const bool isNothing =
        found != m_given.end() && std::holds_alternative<table::LeftOut>(found->second.value);
    if (isNothing)
        found->second.used = true;
    const bool given = !isNothing && isGiven(path);
    if (!given && !isOver() && !m_withoutOptions)
        m_form.taken.push_back(path);
    return given;
}

bool Ask::saysOnly(const table::Path& path, std::string_view word)
{
    const auto found = m_given.find(path);
    if (isOver() || found == m_given.end())
        return false;
    const auto* announced = std::get_if<std::string>(&found->second.value);
    if (announced && *announced == word)
        return found->second.used = true;
    m_form.refusal = table::Remark{
        "malformed", message(WORDS("ask", "%1: %2 is needed"), verbatim(path), verbatim(std::string(word)))};
    return false;
}

void Ask::passOver(const table::Path& path)
{
    if (isOver())
        return;
    for (auto at = m_given.lower_bound(path); at != m_given.end() && at->first.starts_with(path); ++at)
        if (at->first.size() == path.size() || at->first[path.size()] == '/')
            at->second.used = true;
}

void Ask::settle()
{
    if (isOver())
        return;
    m_settled = m_form.fields.size();
    ++m_settles;
    if (m_onSettle)
        m_onSettle(m_settles);
}

Refused Ask::refuse(std::string rule, Message message)
{
    return refuse(std::move(rule), std::move(message), table::Path());
}

Refused Ask::refuse(std::string rule, Message message, table::Path at)
{
    if (!isOver())
        m_form.refusal = table::Remark{std::move(rule), std::move(message), std::move(at)};
    return {};
}

void Ask::warn(std::string rule, Message message)
{
    if (isOver())
        return;
    m_form.warnings.push_back({std::move(rule), std::move(message)});
    m_warnedAt.push_back(m_record);
}

void Ask::tell(Message message, table::Tone tone, std::vector<PlayerId> only)
{
    if (!isOver())
        m_sentences.push_back({std::move(message), tone, std::move(only), m_record});
}

void Ask::outcome(PlayerId side, std::string figure, int observed)
{
    if (!isOver() && m_form.forecast)
        m_outcomes.push_back({std::move(side), std::move(figure), observed, *m_form.forecast, m_record});
}

void Ask::run(Task<> procedure)
{
    const bool ended = procedure.run();
    m_form.complete = (ended || m_left) && !m_form.refusal;
    if (m_form.complete) {
        for (const auto& [path, given] : m_given)
            if (!given.used)
                m_form.dropped.push_back(path);
        if (!m_form.dropped.empty() && m_missing == Missing::leftOut) {
            m_form.refusal = table::Remark{"malformed", message(WORDS("ask", "nothing asks for '%1'"),
                                                                verbatim(m_form.dropped.front()))};
            m_form.complete = false;
        }
    }
    // Rows are on record by their fields.
    const auto isNew = [](const Field& field) {
        return !field.kept && field.origin != Origin::missing &&
               !std::holds_alternative<table::RowsInput>(field.input);
    };
    const auto settled = m_form.fields.begin() + static_cast<std::ptrdiff_t>(m_settled);
    m_form.playable = !m_form.refusal &&
                      (m_form.complete || (m_stays && std::any_of(m_form.fields.begin(), settled, isNew)));
    for (const Field& field : m_form.fields)
        m_form.eyesOnly = m_form.eyesOnly || (field.secret && !field.kept);
}

table::Answers Ask::answers(bool onRecordToo) const
{
    table::Answers answers;
    for (const Field& field : m_form.fields) {
        // Where it stays, an answer may have begun: a few faces of many.
        const bool whole = !m_stays || &field != &m_form.fields.back();
        if (whole && field.value && (onRecordToo || !field.kept) &&
            !std::holds_alternative<table::RowsInput>(field.input))
            answers.insert_or_assign(field.path, *field.value);
    }
    return answers;
}

std::vector<table::Remark> Ask::warningsOf(std::size_t record) const
{
    std::vector<table::Remark> warnings;
    for (std::size_t k = 0; k < m_warnedAt.size(); ++k)
        if (m_warnedAt[k] == record)
            warnings.push_back(m_form.warnings[k]);
    return warnings;
}

} // namespace adjutant
