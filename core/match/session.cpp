#include "core/match/session.h"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace adjutant {

nlohmann::ordered_json commandJson(const Record& record)
{
    return nlohmann::ordered_json::object({{record.procedure, answersJson(record.answers)}});
}

door::Remark noSuchProcedure(const std::string& id, const std::vector<std::string>& known)
{
    const Message listed = verbatim(fmt::format("{}", fmt::join(known, ", ")));
    const Message named = verbatim(id.substr(0, 80));
    const std::string nearest = nearestOf(id, known);
    return {"malformed",
            nearest.empty() ? message(WORDS("ask", "unknown command '%1'; available: %2"), named, listed)
                            : message(WORDS("ask", "unknown command '%1'; available: %2; did you mean '%3'?"),
                                      named, listed, verbatim(nearest))};
}

door::Form refusedForm(door::Remark refusal)
{
    door::Form form;
    form.refusal = door::Refusal{std::move(refusal)};
    return form;
}

door::Answers withSubject(std::string_view subject, const door::OfferKey& key, door::Answers answers)
{
    if (!subject.empty() && !key.namesNobody())
        answers.insert_or_assign(std::string(subject),
                                 door::Value(key.piece.player.empty() ? key.side.text() : toText(key.piece)));
    return answers;
}

// The pieces that a form has on record, as everybody knows them.
static std::vector<Message> piecesPicked(const door::Form& form)
{
    std::vector<Message> pieces;
    for (const door::Field& field : form.fields) {
        const auto* pick = std::get_if<door::PickInput>(&field.input);
        const auto* id = field.value ? std::get_if<std::string>(&*field.value) : nullptr;
        if (!pick || !id || !field.kept || field.secret)
            continue;
        const door::Option* picked = findIn(pick->options, *id, &door::Option::id);
        if (picked && !picked->piece.unit.empty())
            pieces.push_back(picked->label);
    }
    return pieces;
}

// Closes an offer whose form can't be answered: it is refused, or begins with options of which too few are
// open.
static void closeByForm(door::Offer& offer, const door::Form& form, const door::PickInput* first)
{
    const auto close = [&offer](door::Remark why) {
        offer.standing = door::Standing::closed;
        offer.remark = std::move(why);
    };
    const auto isOpen = [](const door::Option& each) { return each.standing != door::Standing::closed; };
    if (form.refusal)
        close(*form.refusal);
    else if (first && !first->options.empty() && std::ranges::count_if(first->options, isOpen) < first->least)
        close(isOpen(first->options.back())
                  ? door::Remark{"malformed", WORDS("ask", "there is nothing to choose from")}
                  : first->options.back().remark);
    else if (!form.fields.empty())
        offer.detail = form.fields.front().why;
}

door::Offer openOffer(const door::OfferKey& key, Message label, const door::Form& asked)
{
    door::Offer offer{key, std::move(label), asked.title, door::Role::answer, door::Section::due};
    offer.open = true;
    if (offer.detail == offer.label)
        offer.detail = joined(piecesPicked(asked), WORDS("ask", "%1 → %2"));
    if (const door::Field* next = findIn(asked.fields, door::Origin::missing, &door::Field::origin))
        offer.asks = next->by;
    return offer;
}

std::vector<door::Offer> offersOf(door::Offer offer, std::string_view subject, const door::Form& form,
                                  const door::Viewer& viewer)
{
    offer.settled = form.putsRight;
    offer.optional = form.optional;
    const auto* first =
        form.fields.empty() ? nullptr : std::get_if<door::PickInput>(&form.fields.front().input);
    if (!first || subject.empty() || form.fields.front().path != subject) {
        closeByForm(offer, form, first);
        return {std::move(offer)};
    }
    std::vector<door::Offer> offers;
    for (const door::Option& option : first->options) {
        const PlayerId side = option.piece.unit.empty() ? PlayerId(option.id) : option.piece.player;
        if (!viewer.shared && !viewer.sees(side))
            continue;
        door::Offer& of = offers.emplace_back(offer);
        if (option.piece.unit.empty())
            of.key.side = side;
        else
            of.key.piece = option.piece;
        of.detail = option.detail;
        of.standing = option.standing;
        of.remark = option.remark;
        of.settled = offer.settled || option.settled;
    }
    return offers;
}

Expected<Played, door::Remark> Session::play(const door::OfferKey& key, const door::Answers& answers,
                                             std::vector<std::string> accepted, const Keep& keep)
{
    std::erase(accepted, "lets-go"); // no rule of the game: the log has nothing to say of it
    auto record = recordOf(key, answers, std::move(accepted));
    if (!record)
        return refuse(record.error());
    return playRecord(*record, keep);
}

Expected<Played, door::Remark> Session::command(const std::string& procedure, const door::Answers& answers,
                                                std::vector<std::string> accepted, const Keep& keep)
{
    return playRecord({{}, procedure, answers, std::move(accepted), true}, keep);
}

Expected<Played, door::Remark> Session::playRecord(const Record& record, const Keep& keep)
{
    if (auto refusal = follow(record, keep))
        return refuse(std::move(*refusal));
    return Played{{Step{Step::Kind::record, m_log.entries().back(), 1, 0}},
                  m_notes.back().sentences,
                  m_notes.back().warnings};
}

} // namespace adjutant
