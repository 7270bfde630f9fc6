#include "app/rules/rulesfornow.h"

#include "app/text/messagetext.h"
#include "core/match/start.h"

#include <algorithm>
#include <set>

namespace adjutant {

namespace {

class Listing
{
public:
    Listing(const Reference& reference, const RuleNames& names) : m_reference(reference), m_names(names) {}

    void addRule(const std::string& rule, Moment moment) { add(m_reference.entryOf(rule), moment); }
    void addLabel(const Message& label, Moment moment, std::string_view shelf = {})
    {
        if (label.empty())
            return;
        const ReferenceEntry* entry = m_names.find(translated(label), shelf);
        // The rules may be in English where the page isn't.
        add(entry ? entry : m_names.find(QString::fromStdString(toText(label)), shelf), moment);
    }
    void addForm(const door::Form& form, Moment moment)
    {
        for (const door::Field& field : form.fields) {
            if (field.value || field.origin == door::Origin::skipped)
                continue;
            addRule(field.rule, moment);
            addLabel(field.label, moment);
        }
        addLabel(form.title, moment);
    }
    void addCard(const door::Piece& piece, Moment moment)
    {
        for (const Message& state : piece.chips)
            addLabel(state, moment, "token/");
        for (const door::Counter& counter : piece.counters)
            if (counter.value != 0)
                addLabel(counter.label, moment, "token/");
        for (const door::Chip& chip : piece.card.chips) {
            if (chip.rule.empty())
                addLabel(chip.text, moment, "skill/");
            else
                addRule(chip.rule, moment);
        }
    }
    std::vector<RuleForNow> take() { return std::move(m_rules); }

private:
    void add(const ReferenceEntry* entry, Moment moment)
    {
        if (entry && m_listed.insert(entry).second)
            m_rules.push_back({entry, moment});
    }

    const Reference& m_reference;
    const RuleNames& m_names;
    std::set<const ReferenceEntry*> m_listed;
    std::vector<RuleForNow> m_rules;
};

bool isDue(const door::Offer& offer)
{
    return offer.section == door::Section::due || offer.open;
}

// Whether an answer of a form that is open names a piece.
bool isNamed(const door::Piece& piece, const std::vector<door::Form>& open)
{
    const std::string ref = toText(piece.ref);
    const auto names = [&ref](const door::Field& field) {
        const auto* text = field.value ? std::get_if<std::string>(&*field.value) : nullptr;
        const auto* texts = field.value ? std::get_if<std::vector<std::string>>(&*field.value) : nullptr;
        return (text && *text == ref) || (texts && findIn(*texts, ref));
    };
    return std::ranges::any_of(
        open, [&names](const door::Form& form) { return std::ranges::any_of(form.fields, names); });
}

// The pieces of the sides that act which are in the middle of something; otherwise those that may act.
std::vector<const door::Piece*> atHand(const door::MatchView& view, const std::vector<door::Offer>& offers,
                                       const std::vector<door::Form>& open)
{
    std::vector<const door::Piece*> pieces;
    const auto among = [&](auto belongs) {
        for (const door::Piece& piece : view.pieces)
            if (!piece.out && belongs(piece))
                pieces.push_back(&piece);
    };
    among([&](const door::Piece& piece) {
        return std::ranges::any_of(offers, [&piece](const door::Offer& offer) {
            return isDue(offer) && offer.key.piece == piece.ref;
        });
    });
    if (pieces.empty())
        among([&](const door::Piece& piece) {
            return isNamed(piece, open) && findIn(view.toAct, piece.ref.player);
        });
    if (pieces.empty())
        among([&](const door::Piece& piece) {
            return std::ranges::any_of(offers, [&piece](const door::Offer& offer) {
                return offer.section == door::Section::turn && offer.key.piece == piece.ref &&
                       offer.standing != door::Standing::closed;
            });
        });
    if (pieces.empty())
        among([](const door::Piece& piece) { return piece.ready; });
    if (pieces.empty())
        among([&view](const door::Piece& piece) { return findIn(view.toAct, piece.ref.player); });
    return pieces;
}

} // namespace

std::vector<RuleForNow> rulesForNow(const door::MatchView& view, const std::vector<door::Offer>& offers,
                                    const std::vector<door::Form>& open, const Reference& reference,
                                    const RuleNames& names)
{
    Listing listing(reference, names);
    const auto addOffers = [&](Moment moment, auto belongs) {
        for (const door::Offer& offer : offers) {
            if (!belongs(offer))
                continue;
            listing.addLabel(offer.label, moment);
            listing.addRule(offer.remark.rule, moment);
        }
    };
    const std::vector<const door::Piece*> acting = atHand(view, offers, open);
    const auto acts = [&acting](const door::Piece& piece) {
        return std::ranges::any_of(
            acting, [&piece](const door::Piece* each) { return each->ref.player == piece.ref.player; });
    };

    const auto addOffered = [&] {
        addOffers(Moment::offered, [&view](const door::Offer& offer) {
            const bool isSetUp = offer.section == door::Section::setup && !view.begun;
            return (isSetUp || offer.section == door::Section::turn) &&
                   offer.standing != door::Standing::closed;
        });
    };

    for (const door::Form& form : open)
        listing.addForm(form, Moment::due);
    addOffers(Moment::due, isDue);
    if (!view.begun) // nobody's card counts before the table is set up
        addOffered();
    for (const door::Piece* piece : acting)
        listing.addCard(*piece, Moment::acting);
    if (view.begun)
        addOffered();
    listing.addLabel(view.headline, Moment::phase);
    for (const bool named : {true, false}) // who is fought before those who stand by
        for (const door::Piece& piece : view.pieces)
            if (!piece.out && !acts(piece) && isNamed(piece, open) == named)
                listing.addCard(piece, Moment::against);
    for (const door::Goal& goal : view.goals) {
        listing.addLabel(goal.label, Moment::goals);
        for (const door::Goal::Check& check : goal.checks)
            listing.addLabel(check.label, Moment::goals);
    }
    return listing.take();
}

} // namespace adjutant
