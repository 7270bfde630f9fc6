#include "app/viewmodels/form/formcontroller.h"

#include "app/viewmodels/form/formfieldrows.h"

#include <algorithm>

namespace adjutant {

using door::Answers;
using door::Field;

// How dice are entered: face by face, by the keyboard, by the app, or counted.

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
    // Faces can bring more dice; they are rolled as well.
    std::optional<door::Form> rolled;
    while (faces.size() < dice.size()) {
        while (faces.size() < dice.size())
            faces.push_back(m_dice.next(dice[faces.size()].sides));
        next.insert_or_assign(at, faces);
        rolled = m_source(next);
        const auto found = std::ranges::find(rolled->fields, at, &Field::path);
        if (found == rolled->fields.end())
            break;
        if (const auto* more = std::get_if<door::DiceInput>(&found->input))
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
    next.insert_or_assign(field->path, door::Skipped{});
    next.insert_or_assign(m_counted.path.toStdString(), number);
    m_open.clear();
    change(field->path, std::move(next), false);
}

} // namespace adjutant
