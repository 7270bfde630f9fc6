#include "core/match/question.h"

#include "core/match/fields.h"
#include "core/text.h"

#include <cmath>
#include <limits>

namespace adjutant {

using door::Field;
using Kind = door::Refusal::Kind;
using door::Origin;
using door::Standing;
using door::Value;

static std::optional<std::vector<std::string>> textsOf(const Value& value)
{
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
        return *texts;
    if (const auto* numbers = std::get_if<std::vector<int>>(&value))
        return mapped(*numbers, [](int number) { return std::to_string(number); });
    const auto text = toText(value);
    return text ? std::optional(std::vector{*text}) : std::nullopt;
}

door::PickInput Pick::input()
{
    makeOptions();
    std::ranges::stable_partition(m_input.options,
                                  [](const door::Option& each) { return each.standing != Standing::closed; });
    return m_input;
}

Pick::Pick(door::Path path, Label label, std::span<const Named> names)
    : Pick(
          std::move(path), std::move(label), [names] { return optionsOf(names); },
          [names](const std::string& id) {
              const Named* named = findIn(names, id, &Named::id);
              return named ? std::optional(door::Option{named->id, {}}) : std::nullopt;
          })
{}

std::optional<door::Option> Pick::find(const std::string& id) const
{
    if (m_find)
        return m_find(id);
    if (const door::Option* option = findIn(m_input.options, id, &door::Option::id))
        return *option;
    return m_input.typed ? typedOption(id) : std::nullopt;
}

std::optional<door::Option> typedOption(const std::string& word)
{
    constexpr std::size_t longestTyped = 80;
    if (word.empty() || word.size() > longestTyped || !isText(word))
        return std::nullopt;
    return door::Option{word, verbatim(word)};
}

std::nullopt_t Ask::refuseUnknown(const Pick& question, const Field& at, const std::string& id)
{
    Pick all = question;
    all.makeOptions();
    const std::vector<std::string> ids = mapped(all.m_input.options, &door::Option::id);
    std::string nearest = question.m_nearest ? question.m_nearest(id) : nearestOf(id, ids);
    // A piece without its side.
    const auto whole =
        std::ranges::find_if(ids, [&id](const std::string& each) { return each.ends_with('/' + id); });
    if (nearest.empty() && whole != ids.end())
        nearest = *whole;
    const Message path = verbatim(at.path);
    const Message named = verbatim(id.substr(0, 80));
    const Message meant = nearest.empty() ? Message() : verbatim(nearest);
    const Message why = nearest.empty()
                            ? message(WORDS("ask", "%1: nothing here is called '%2'"), path, named)
                            : message(WORDS("ask", "%1: nothing here is called '%2'; did you mean '%3'?"),
                                      path, named, meant);
    m_form.refusal = door::Refusal{{question.m_unknown, why, at.path}, Kind::noOption, named, {}, meant};
    return std::nullopt;
}

std::optional<std::string> Ask::pickedOf(const Pick& question, const Field& at, const std::string& id)
{
    const auto option = question.find(id);
    if (!option)
        return refuseUnknown(question, at, id);
    if (option->standing == Standing::closed) {
        m_form.refusal = door::Refusal{option->remark};
        return std::nullopt;
    }
    if (option->standing == Standing::warned)
        warn(option->remark.rule, option->remark.message);
    return option->id;
}

// It goes on record like an answer, and would be refused when it is read again.
void Ask::dropClosedPresets(Pick& question) const
{
    if (isAnswered(question.m_prompt.path))
        return;
    std::erase_if(question.m_preset, [&question](const std::string& id) {
        const auto option = question.find(id);
        return option && option->standing == Standing::closed;
    });
}

Asked<std::optional<std::string>> Ask::askOne(Pick& question, bool canBeNone)
{
    question.m_input.least = question.m_input.most = 1;
    dropClosedPresets(question);
    std::optional<std::string> preset;
    if (!question.m_preset.empty())
        preset = question.m_preset.front();
    const auto read = [&](const Value& value, const Field& at) -> std::optional<std::string> {
        if (const auto id = toText(value))
            return pickedOf(question, at, *id);
        return refuseAnswer(at, Kind::wrongType, WORDS("ask", "one word"));
    };
    return ask<std::string>(
        question, std::move(preset), canBeNone, [&] { return question.input(); }, read);
}

Asked<std::vector<std::string>> Ask::several(Pick question)
{
    using Texts = std::vector<std::string>;
    dropClosedPresets(question);
    std::optional<Texts> preset;
    if (!question.m_preset.empty() || question.m_input.least == 0)
        preset = question.m_preset;
    const auto read = [&](const Value& value, const Field& at) -> std::optional<Texts> {
        auto ids = question.m_asList && toText(value) ? std::nullopt : textsOf(value);
        const int least = question.m_input.least, most = question.m_input.most;
        const int count = ids ? static_cast<int>(ids->size()) : 0;
        if (!ids || (!question.m_otherCounts && (count < least || count > most))) {
            // A pick that has begun is not wrong yet.
            if (ids && m_missing == Missing::stays && count < least)
                return std::nullopt;
            return refuseAnswer(at, Kind::wrongType,
                                message(WORDS("ask", "a list of %1 to %2 words"), least, most));
        }
        for (std::size_t k = 0; k < ids->size(); ++k) {
            if (findIn(std::span(*ids).first(k), (*ids)[k]))
                return refuseAnswer(at, Kind::wrongType, WORDS("ask", "a list without duplicates"));
            const auto picked = pickedOf(question, at, (*ids)[k]);
            if (!picked)
                return std::nullopt;
            (*ids)[k] = *picked;
        }
        return ids;
    };
    return needed(ask<Texts>(
        question, std::move(preset), false, [&] { return question.input(); }, read));
}

// Why a number isn't taken: it lies beyond the range, or is none of that kind.
static Kind kindOf(const Value& value, bool fractions)
{
    const auto* number = std::get_if<double>(&value);
    const bool isOne = std::holds_alternative<int>(value) ||
                       (number && (fractions || std::abs(*number) > std::numeric_limits<int>::max()));
    return isOne ? Kind::outOfRange : Kind::wrongType;
}

// A change may be written with its sign, which makes it a word for those who don't know the question: `+3`.
// Where no negative number is an answer a sign is a slip.
template <class Number> static std::optional<Number> numberIn(const Value& value, bool mayBeNegative)
{
    if (const auto* number = std::get_if<int>(&value))
        return *number;
    if (const auto* number = std::get_if<Number>(&value))
        return *number;
    const auto* word = std::get_if<std::string>(&value);
    if (!word || !mayBeNegative || !word->starts_with('+') || word->starts_with("+-"))
        return std::nullopt;
    const auto number = wholeNumberOf(std::string_view(*word).substr(1));
    return number ? std::optional(*number) : std::nullopt;
}

template <class Number> Asked<std::optional<Number>> Ask::askNumber(InRange<Number>& question, bool canBeNone)
{
    constexpr bool fractions = std::is_same_v<Number, double>;
    const Number lowest = question.m_lowest, highest = question.m_highest;
    const auto read = [&](const Value& value, const Field& at) -> std::optional<Number> {
        std::optional<Number> number = numberIn<Number>(value, lowest < 0);
        // It was in range when it was recorded; a correction may have narrowed the range since.
        if (number && at.kept && lowest <= highest)
            number = std::clamp(*number, lowest, highest);
        if (number && *number >= lowest && *number <= highest)
            return number;
        return refuseAnswer(at, kindOf(value, fractions),
                            message(fractions ? WORDS("ask", "a number from %1 to %2")
                                              : WORDS("ask", "a whole number from %1 to %2"),
                                    lowest, highest));
    };
    const auto input = [&] {
        return door::NumberInput{static_cast<int>(std::floor(lowest)), static_cast<int>(std::ceil(highest)),
                                 question.m_unit, fractions};
    };
    return ask<Number>(question, question.m_preset, canBeNone, input, read);
}
template Asked<std::optional<int>> Ask::askNumber(NumberOf& question, bool canBeNone);
template Asked<std::optional<double>> Ask::askNumber(AmountOf& question, bool canBeNone);

Asked<bool> Ask::yes(Whether question)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<bool> {
        if (const auto* yes = std::get_if<bool>(&value))
            return *yes;
        return refuseAnswer(at, Kind::wrongType, WORDS("ask", "true or false"));
    };
    return needed(ask<bool>(
        question, question.m_preset, false, [] { return door::YesNoInput{}; }, read));
}

Asked<std::optional<std::vector<int>>> Ask::askDice(DiceOf& question, bool canBeNone)
{
    using Faces = std::vector<int>;
    std::vector<door::Die>& dice = question.m_input.dice;
    Faces shown;
    if (const auto found = m_given.find(question.m_prompt.path); found != m_given.end()) {
        if (const auto* faces = std::get_if<Faces>(&found->second.value))
            shown = *faces;
        else if (const auto* face = std::get_if<int>(&found->second.value))
            found->second.value = shown = Faces{*face};
    }
    if (question.m_most > 0)
        dice.assign(std::min(shown.size(), static_cast<std::size_t>(question.m_most)),
                    door::Die{question.m_sides});
    const auto canShow = [&dice](const Faces& faces, std::size_t count) {
        for (std::size_t k = 0; k < count; ++k)
            if (faces[k] < 1 || faces[k] > dice[k].sides)
                return false;
        return true;
    };
    // The pool grows by what the faces shown bring, until they bring nothing more; what no die shows brings
    // nothing.
    if (question.m_more)
        for (std::size_t known = dice.size();
             known <= shown.size() && dice.size() < door::mostAnswers && canShow(shown, known);
             known = dice.size()) {
            const auto more =
                question.m_more(Faces(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(known)));
            if (more.empty())
                break;
            dice.insert(dice.end(), more.begin(), more.end());
        }
    const auto read = [&](const Value& value, const Field& at) -> std::optional<Faces> {
        const auto* faces = std::get_if<Faces>(&value);
        if (!faces)
            return refuseAnswer(at, Kind::wrongType, WORDS("ask", "a list of faces"));
        for (std::size_t k = 0; k < std::min(faces->size(), dice.size()); ++k)
            if ((*faces)[k] < 1 || (*faces)[k] > dice[k].sides)
                return refuseAnswer(at, Kind::wrongType,
                                    message(WORDS("ask", "faces from 1 to %1"), dice[k].sides));
        if (faces->size() == dice.size()) {
            m_rolled = m_rolled || !faces->empty();
            return *faces;
        }
        if (faces->size() < dice.size() && m_missing == Missing::stays)
            return std::nullopt;
        const Message why =
            counted(WORDS_N("ask", "%1: %n face(s) needed, not %2"), static_cast<int>(dice.size()),
                    verbatim(at.path), static_cast<int>(faces->size()));
        m_form.refusal = door::Refusal{{question.m_wrongCount, why, at.path}, Kind::wrongCount};
        return std::nullopt;
    };
    const bool nothingToRoll = dice.empty() && shown.empty();
    std::optional<Faces> preset;
    if (nothingToRoll)
        preset = Faces();
    const auto input = [&] {
        door::DiceInput made = question.m_input;
        if (question.m_reading && !shown.empty())
            made.reading = question.m_reading(shown);
        if (question.m_drops)
            made.droppedDie = question.m_drops(shown);
        if (dice.size() < static_cast<std::size_t>(question.m_most))
            made.another = door::Die{question.m_sides};
        return made;
    };
    return ask<Faces>(question, std::move(preset), canBeNone, input, read);
}

Asked<std::optional<door::Point>> Ask::placeOrNone(PlaceOn question)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<door::Point> {
        std::optional<door::Point> spot;
        if (const auto* point = std::get_if<door::Point>(&value))
            spot = *point;
        else if (const auto* pair = std::get_if<std::vector<int>>(&value); pair && pair->size() == 2)
            spot = door::Point{static_cast<double>((*pair)[0]), static_cast<double>((*pair)[1])};
        const door::PlaceInput& place = question.m_input;
        if (spot && spot->x >= place.lowest.x && spot->x <= place.highest.x && spot->y >= place.lowest.y &&
            spot->y <= place.highest.y)
            return spot;
        if (spot && question.m_outside) {
            m_form.refusal = door::Refusal{*question.m_outside};
            return std::nullopt;
        }
        return refuseAnswer(at, Kind::wrongType,
                            message(WORDS("ask", "a position from %1, %2 to %3, %4"), place.lowest.x,
                                    place.lowest.y, place.highest.x, place.highest.y));
    };
    return ask<door::Point>(
        question, question.m_preset, !question.m_needed, [&] { return question.m_input; }, read);
}

Asked<std::optional<std::string>> Ask::askText(TextOf& question, bool canBeNone)
{
    const auto read = [&](const Value& value, const Field& at) -> std::optional<std::string> {
        auto text = toText(value);
        if (text && text->size() <= question.m_input.longest && isText(*text) &&
            (!question.m_input.isId || isId(*text)))
            return text;
        return refuseAnswer(at, Kind::wrongType,
                            question.m_input.isId
                                ? WORDS("ask", "an id of lower-case letters, digits and dashes")
                                : message(WORDS("ask", "text of at most %1 bytes"),
                                          static_cast<int>(question.m_input.longest)));
    };
    return ask<std::string>(
        question, question.m_preset, canBeNone, [&] { return question.m_input; }, read);
}

// Plain answers that stand for rows become the answers that they stand for: `actions: [march]` those to
// `actions/0/action`, other lists of plain words or numbers rows of one value each.
void Ask::makeRows(const RowsOf& question)
{
    const std::string plainKey = question.m_plain.value_or(std::string());
    const auto pathOf = [&](const std::string& row) {
        return question.m_prompt.path + '/' + row + (plainKey.empty() ? "" : '/' + plainKey);
    };
    if (const auto list = m_given.find(question.m_prompt.path); list != m_given.end()) {
        std::vector<Value> rows;
        if (const auto* texts = std::get_if<std::vector<std::string>>(&list->second.value))
            rows.assign(texts->begin(), texts->end());
        else if (const auto* numbers = std::get_if<std::vector<int>>(&list->second.value))
            rows.assign(numbers->begin(), numbers->end());
        else if (const auto* pair = std::get_if<door::Point>(&list->second.value); pair && question.m_plain)
            rows = {pair->x, pair->y};
        Given given = list->second;
        if (!rows.empty())
            m_given.erase(list);
        for (std::size_t k = 0; k < std::min(rows.size(), door::mostAnswers); ++k) {
            given.value = std::move(rows[k]);
            m_given.insert_or_assign(pathOf(std::to_string(k)), given);
        }
    }
    if (plainKey.empty())
        return;
    const std::string start = question.m_prompt.path + '/';
    std::vector<std::string> plain;
    for (const auto& [path, given] : door::below(m_given, question.m_prompt.path))
        // A row that was only begun is no plain word.
        if (path.find('/', start.size()) == path.npos && !std::holds_alternative<door::Skipped>(given.value))
            plain.push_back(path.substr(start.size()));
    for (const std::string& row : plain) {
        const auto at = m_given.find(start + row);
        Given given = at->second;
        m_given.erase(at);
        m_given.insert_or_assign(pathOf(row), std::move(given));
    }
}

std::vector<std::string> Ask::rowsGiven(const RowsOf& question)
{
    makeRows(question);
    std::vector<std::string> keys;
    for (auto& [path, given] : door::below(m_given, question.m_prompt.path)) {
        std::string key = path.substr(question.m_prompt.path.size() + 1);
        const auto slash = key.find('/');
        // A row that was only begun holds no answer of its own.
        if (slash == key.npos && std::holds_alternative<door::Skipped>(given.value))
            given.used = true;
        key = key.substr(0, slash);
        if (!findIn(keys, key))
            keys.push_back(std::move(key));
    }
    if (!question.m_input.named)
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
    Field& field = put(question, false, [&] {
        door::RowsInput input = question.m_input;
        input.keys = keys;
        return input;
    });
    field.origin = keys.empty() ? Origin::byDefault : Origin::given;
    // An empty list, or nothing, may stand where rows could.
    bool isEmpty = false;
    if (const auto found = m_given.find(field.path); found != m_given.end()) {
        found->second.used = true;
        const auto* faces = std::get_if<std::vector<int>>(&found->second.value);
        const auto* words = std::get_if<std::vector<std::string>>(&found->second.value);
        isEmpty = (faces && faces->empty()) || (words && words->empty());
        if (!std::holds_alternative<door::Skipped>(found->second.value) && !isEmpty)
            refuseAnswer(field, Kind::wrongType, WORDS("ask", "rows, each with its own key"));
    }
    bool inOrder = true;
    for (std::size_t k = 0; k < keys.size(); ++k)
        inOrder = inOrder && (question.m_input.named ? isId(keys[k]) : keys[k] == std::to_string(k));
    const int least = question.m_input.least, most = question.m_input.most;
    const auto count = static_cast<int>(keys.size());
    const bool wrongCount =
        count > most || (count < least && (count > 0 || isEmpty) && m_missing == Missing::skipped);
    if (wrongCount && inOrder && question.m_wrongCount && !m_form.refusal)
        m_form.refusal = door::Refusal{*std::move(question.m_wrongCount)};
    else if (wrongCount || !inOrder || (count < least && m_missing == Missing::skipped))
        refuseAnswer(field, Kind::wrongType, message(WORDS("ask", "a list of %1 to %2 rows"), least, most));
    else if (count < least)
        m_stays = true;
    if (isOver())
        return {};
    return {std::move(keys)};
}

} // namespace adjutant
