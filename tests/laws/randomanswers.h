#pragma once

#include "tests/laws/formcheck.h"

#include <algorithm>
#include <cstdint>
#include <random>

namespace adjutant::test {

/// Chance that is the same everywhere.
class Chance
{
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}

    /// From 0 to below `count`.
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_engine() % count; }
    int from(int lowest, int highest)
    {
        const auto span = static_cast<std::size_t>(static_cast<long long>(highest) - lowest + 1);
        return static_cast<int>(lowest + static_cast<long long>(below(span)));
    }
    bool oneIn(std::size_t count) { return below(count) == 0; }

private:
    std::mt19937_64 m_engine;
};

inline std::vector<std::string> openOf(const door::PickInput& pick)
{
    std::vector<std::string> open;
    for (const door::Option& option : pick.options)
        if (option.standing != door::Standing::closed)
            open.push_back(option.id);
    return open;
}

/// Answers at random by what is asked.
struct Answerer
{
    const door::Field& field;
    Chance& chance;

    door::Value operator()(const door::PickInput& pick) const
    {
        std::vector<std::string> open = openOf(pick);
        if (pick.typed && chance.oneIn(5))
            open.push_back("word-" + std::to_string(chance.below(100)));
        if (pick.most == 1 && pick.least == 1)
            return open.empty() ? door::Value() : open[chance.below(open.size())];
        for (std::size_t k = open.size(); k > 1; --k)
            std::swap(open[k - 1], open[chance.below(k)]);
        const int most = std::min(pick.most, static_cast<int>(open.size()));
        open.resize(static_cast<std::size_t>(chance.from(std::min(pick.least, most), most)));
        return open;
    }
    door::Value operator()(const door::NumberInput& number) const
    {
        // People rarely name large numbers.
        const int highest =
            chance.oneIn(4) ? number.highest : std::min(number.highest, std::max(number.lowest, 0) + 6);
        return chance.from(std::min(number.lowest, highest), highest);
    }
    door::Value operator()(const door::YesNoInput&) const { return chance.oneIn(2); }
    door::Value operator()(const door::DiceInput& dice) const
    {
        std::vector<int> faces;
        if (field.value)
            if (const auto* shown = std::get_if<std::vector<int>>(&*field.value))
                faces = *shown;
        while (faces.size() < dice.dice.size())
            faces.push_back(chance.from(1, dice.dice[faces.size()].sides));
        if (dice.another && chance.oneIn(2))
            faces.push_back(chance.from(1, dice.another->sides));
        return faces;
    }
    door::Value operator()(const door::PlaceInput& place) const
    {
        const auto spot = [this](double lowest, double highest) {
            return lowest + (highest - lowest) * static_cast<double>(chance.below(101)) / 100;
        };
        return door::Point{spot(place.lowest.x, place.highest.x), spot(place.lowest.y, place.highest.y)};
    }
    door::Value operator()(const door::TextInput& text) const
    {
        std::string word = text.isId ? "word-" + std::to_string(chance.below(50)) : "Wörter, ";
        return word.substr(0, std::min(word.size(), text.longest));
    }
    door::Value operator()(const door::RowsInput&) const { return door::Skipped(); }
};

/// An answer of a field's range, as people would give it.
inline door::Value givenAnswer(const door::Field& field, Chance& chance)
{
    return std::visit(Answerer{field, chance}, field.input);
}

// Sometimes it is left out where it can be.
inline door::Value randomAnswer(const door::Field& field, Chance& chance)
{
    const bool begun = field.value && !std::holds_alternative<door::Skipped>(*field.value);
    if (!field.ifSkipped.empty() && !begun && chance.oneIn(6))
        return door::Skipped();
    return givenAnswer(field, chance);
}

/// Whether an answer could be given to a field: a pick with open options, a range that has numbers.
inline bool canAnswer(const door::Field& field)
{
    if (const auto* pick = std::get_if<door::PickInput>(&field.input))
        return pick->typed || static_cast<int>(openOf(*pick).size()) >= pick->least;
    return true;
}

inline bool isMissing(const door::Field& field)
{
    return field.origin == door::Origin::missing;
}

// Dice that want more faces, a pick that wants more options: given, and not whole.
inline const door::Field* unfinished(const door::Form& form)
{
    if (form.complete || form.fields.empty())
        return nullptr;
    const door::Field& last = form.fields.back();
    return last.kept ? nullptr : &last;
}

inline std::string newRow(const door::RowsInput& rows, Chance& chance)
{
    return rows.named ? "row-" + std::to_string(chance.below(1000)) : std::to_string(rows.keys.size());
}

/// Answers a form's missing fields, one after the other, until it is complete, refused, or `enough` says so.
/// Sometimes changes what is preset, and begins rows.
inline door::Form filled(const Session& session, const door::Viewer& viewer, const door::OfferKey& key,
                         door::Answers& answers, Chance& chance)
{
    for (int round = 0; round < 400; ++round) {
        door::Form form = session.form(viewer, key, answers);
        if (form.refusal || form.complete || (form.playable && chance.oneIn(8)))
            return form;
        // Something other than it is preset.
        if (chance.oneIn(4)) {
            std::vector<const door::Field*> changeable;
            for (const door::Field& field : form.fields)
                if (!field.kept && !isMissing(field) && !answers.contains(field.path) && canAnswer(field))
                    changeable.push_back(&field);
            if (!changeable.empty()) {
                const door::Field& field = *changeable[chance.below(changeable.size())];
                if (const auto* rows = std::get_if<door::RowsInput>(&field.input)) {
                    if (static_cast<int>(rows->keys.size()) < rows->most && rows->keys.size() < 3)
                        answers[field.path + '/' + newRow(*rows, chance)] = door::Skipped();
                } else {
                    // What was answered behind it may not be in range any more, also where the form doesn't
                    // show it now: it is answered anew.
                    std::erase_if(answers, [&](const auto& answer) {
                        const std::string& path = answer.first;
                        return std::none_of(
                            std::as_const(form.fields).data(), &field, [&path](const door::Field& before) {
                                return path == before.path || path.starts_with(before.path + '/');
                            });
                    });
                    answers[field.path] = randomAnswer(field, chance);
                }
                continue;
            }
        }
        const door::Field* next = unfinished(form);
        if (!next || !canAnswer(*next))
            return form;
        if (const auto* rows = std::get_if<door::RowsInput>(&next->input))
            answers[next->path + '/' + newRow(*rows, chance)] = door::Skipped();
        else
            answers[next->path] = chance.oneIn(15) ? door::Value() : randomAnswer(*next, chance);
    }
    throw Broken{"a form comes to an end: " + key.procedure};
}

/// Leaves out whatever can be left out, and answers the rest.
inline door::Form skipped(const Session& session, const door::OfferKey& key, door::Answers& answers,
                          Chance& chance)
{
    for (std::size_t round = 0; round < 2 * door::mostAnswers; ++round) {
        door::Form form = session.form({}, key, answers);
        const door::Field* next = unfinished(form);
        if (form.refusal || form.complete || !next)
            return form;
        if (!answers.contains(next->path))
            answers[next->path] = door::Skipped();
        else if (!canAnswer(*next))
            return form;
        else if (const auto* rows = std::get_if<door::RowsInput>(&next->input))
            answers[next->path + '/' + newRow(*rows, chance)] = door::Skipped();
        else
            answers[next->path] = givenAnswer(*next, chance);
    }
    return session.form({}, key, answers);
}

} // namespace adjutant::test
