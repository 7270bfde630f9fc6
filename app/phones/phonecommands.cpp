#include "app/phones/phonematch.h"

#include "app/text/messagetext.h"

#include <QRandomGenerator>

#include <algorithm>

// What phones may do, and how it is done once and only once.
namespace adjutant::phones {

namespace {

const Words anothers = WORDS("phones", "another player does this");
const Words movedOn = WORDS("phones", "the match has moved on");

// Why it cancels the unfinished action; null where it doesn't.
const door::Remark* cancelling(const door::Form& form)
{
    return findIn(form.warnings, "lets-go", &door::Remark::rule);
}

// What is proposed, as the log would have it: its first lines.
Message proposedText(const door::Form& form, const std::vector<Sentence>& lines, const door::Viewer& viewer)
{
    constexpr int most = 6;
    Message text;
    for (int shown = 0; const Sentence& each : lines)
        if (each.isFor(viewer) && ++shown <= most)
            text = text.empty() ? each.message : message(WORDS("phones", "%1 · %2"), text, each.message);
    if (text.empty())
        text = form.title;
    const door::Remark* cancels = cancelling(form);
    return cancels ? message(WORDS("phones", "%1. %2"), text, cancels->message) : text;
}

} // namespace

// ---- rights

// Why a phone may not open or play something; nothing where it may.
std::optional<door::Remark> PhoneMatch::whyNot(const Guest& guest, const door::OfferKey& key)
{
    const door::Viewer viewer = viewerOf(guest);
    if (viewer.sides.empty() || !viewer.sees(key.piece.player) || !viewer.sees(key.side))
        return door::Remark{"not-yours", message(anothers)};
    const auto role = roleOf(guest);
    const door::Offer* offer = findIn(role->offers, key, &door::Offer::key);
    if (!offer)
        return door::Remark{"not-offered", message(WORDS("phones", "this can’t be done any more"))};
    return offer->standing == door::Standing::closed ? std::optional(offer->remark) : std::nullopt;
}

// Others enter the answers of players without a phone, but never their secrets.
bool PhoneMatch::isAnothers(const Device& device, const door::Field& field) const
{
    const auto answers = [&field](const Device& each) {
        return door::Viewer{false, each.seat.sides}.sees(field.by);
    };
    return !answers(device) && (field.secret || std::ranges::any_of(m_devices.all(), answers));
}

// The end of the match; what cancels an action that others have answered in; and what puts right something
// that is nobody's own.
bool PhoneMatch::needsAgreement(const Guest& guest, const Asked& asked) const
{
    if (asked.form.endsMatch)
        return true;
    if (cancelling(asked.form))
        return rightTo(Move::undo, deviceOf(guest)) == "propose";
    const door::Offer* offer = findIn(m_match.offers(), asked.key, &door::Offer::key);
    return asked.key.namesNobody() && offer && (m_match.view().begun || asked.form.putsRight) &&
           (offer->section == door::Section::match || offer->section == door::Section::setup);
}

bool PhoneMatch::answersForAnother(const Guest& guest, const Asked& asked) const
{
    return std::ranges::any_of(asked.form.fields, [&](const door::Field& field) {
        const bool isGiven =
            asked.answers.contains(field.path) || !door::under(asked.answers, field.path).empty();
        return isGiven && !field.kept && isAnothers(deviceOf(guest), field);
    });
}

std::size_t PhoneMatch::stepOf(std::size_t entry) const
{
    const auto& steps = m_match.record().steps;
    for (std::size_t k = 0; k < steps.size(); ++k)
        if (steps[k].step.kind == Step::Kind::record && entry-- == 0)
            return k;
    return steps.size();
}

bool PhoneMatch::othersPlay(const Device& device) const
{
    return std::ranges::any_of(m_devices.all(),
                               [&device](const Device& each) { return each.seat.hasSay(device.seat); });
}

std::string PhoneMatch::rightTo(Move move, const Device& device) const
{
    const Session& session = m_match.session();
    const auto& steps = m_match.record().steps;
    if (device.seat.isWatchers() || !(move == Move::undo ? session.canUndo() : session.canRedo()))
        return {};
    if (!othersPlay(device))
        return "mine";
    std::vector<std::size_t> taken;
    if (move == Move::redo) {
        if (steps.empty() || steps.back().step.kind != Step::Kind::undo)
            return "propose";
        taken.push_back(steps.size() - 1);
    } else {
        for (const LogLine& line : session.latest(everybody))
            taken.push_back(stepOf(line.entry));
        if (steps.size() > taken.back() && steps[taken.back()].step.record.role == door::Role::correction)
            taken = {taken.back()};
    }
    // Of more nobody looks for who began.
    const bool isOwn =
        taken.size() < Session::mostLatest && std::ranges::all_of(taken, [&](std::size_t step) {
            const auto by = step < steps.size() ? takenBy(steps[step].by) : std::nullopt;
            return by && by->device == device.id && !by->agrees;
        });
    return isOwn ? "mine" : "propose";
}

// ---- commands

// Answers a command of a number once and for all: whoever repeats it gets the same answer.
void PhoneMatch::command(Guest& guest, const std::string& type, const Json& message)
{
    constexpr std::uint64_t highest = std::uint64_t{1} << 53;
    const auto number = numberAt(message, "id");
    if (!number || *number == 0 || *number > highest)
        return guest.wire.close(notUnderstood);
    if (const std::string* before = m_devices.answer(guest.device, *number))
        return guest.wire.send(*before);
    Json answer;
    if (*number <= deviceOf(guest).highest)
        answer = refusal("answered", WORDS("phones", "this was answered before"));
    else if (type == "do")
        answer = play(guest, message, *number);
    else if (type == "undo" || type == "redo")
        answer = move(guest, message, *number, type == "undo" ? Move::undo : Move::redo);
    else if (type == "bring")
        answer = bring(guest, message, *number);
    else if (type == "agree" || type == "decline")
        answer = decide(guest, message, *number, type == "agree");
    else
        answer = refusal("unknown", WORDS("phones", "there is no such thing"));
    if (!answer.is_null())
        answer["id"] = *number;
    const std::string text = answer.is_null() ? acknowledgement(*number, position()) : dumped(answer);
    m_devices.remember(guest.device, *number, text);
    guest.wire.send(text);
}

Json PhoneMatch::play(Guest& guest, const Json& message, std::uint64_t number)
{
    const auto asked = read(guest, message);
    if (!asked)
        return asked.error();
    const door::Form& form = asked->form;
    if (answersForAnother(guest, *asked))
        return refusal("not-yours", anothers);
    if (textAt(message, "at") != position() &&
        textAt(message, "form") != textAt(formJson(guest, *asked), "mark"))
        return refusal("moved-on", movedOn);
    if (!form.playable)
        return form.refusal ? refusal(*form.refusal)
                            : refusal("malformed", WORDS("ask", "an answer is still missing"));
    std::vector<std::string> accepted;
    for (const Json& each : message.value("accepted", Json::array()))
        if (const std::string rule = each.is_string() ? each.get<std::string>() : std::string();
            findIn(form.warnings, rule, &door::Remark::rule))
            accepted.push_back(rule);
    const Action action = [this, key = asked->key, answers = asked->answers, accepted] {
        return m_match.play(key, answers, accepted);
    };
    if (othersPlay(deviceOf(guest)) && needsAgreement(guest, *asked))
        return propose(guest, action, WORDS("phones", "%1 proposes: %2"),
                       [form, lines = m_match.session().rehearse(asked->key, asked->answers)](
                           const door::Viewer& viewer) { return proposedText(form, lines, viewer); });
    return playOnce({guest.device, number}, action);
}

Json PhoneMatch::playOnce(const TakenBy& by, const Action& action)
{
    const std::size_t before = m_match.record().steps.size();
    m_match.setBy(toText(by));
    const auto why = action();
    m_match.setBy({});
    if (!why || m_match.record().steps.size() != before)
        return {};
    // Whoever is at the laptop learns which file it is about, phones don't.
    if (*why == m_match.trouble())
        return refusal(door::Remark{"not-kept", notKept(*why)});
    return refusal(door::Remark{"refused", verbatim(why->toStdString())});
}

Message PhoneMatch::notKept(const QString& why)
{
    Q_EMIT troubled(why);
    return message(WORDS("phones", "the laptop can’t save the match: look there"));
}

Json PhoneMatch::move(Guest& guest, const Json& message, std::uint64_t number, Move move)
{
    const std::string right = rightTo(move, deviceOf(guest));
    if (right.empty())
        return refusal("not-offered", WORDS("ask", "there is nothing to undo or redo"));
    if (textAt(message, "at") != position())
        return refusal("moved-on", movedOn);
    const bool undoes = move == Move::undo;
    const Action action = [this, undoes] { return undoes ? m_match.undo() : m_match.redo(); };
    if (right == "mine")
        return playOnce({guest.device, number}, action);
    return propose(guest, action,
                   undoes ? WORDS("phones", "%1 wants to undo: %2") : WORDS("phones", "%1 wants to redo: %2"),
                   [this, undoes](const door::Viewer& viewer) {
                       const Session& session = m_match.session();
                       return undoes ? session.undoLabel(viewer, Extent::procedure)
                                     : session.redoLabel(viewer, Extent::procedure);
                   });
}

Json PhoneMatch::propose(const Guest& guest, Action action, Words words,
                         std::function<Message(const door::Viewer& viewer)> label)
{
    if (m_proposal && m_proposal->device != guest.device)
        return refusal("busy", WORDS("phones", "answer the open question first"));
    // By chance: an answer to one of an earlier run is none to this.
    setProposal(Proposal{QRandomGenerator::global()->bounded(1, 1 << 30), guest.device, std::move(action),
                         words, std::move(label)});
    show();
    return {{"type", "ack"}, {"proposed", true}, {"at", position()}};
}

Json PhoneMatch::bring(const Guest& guest, const Json& message, std::uint64_t number)
{
    const PlayerId side(textAt(message, "side"));
    if (!findIn(deviceOf(guest).seat.sides, side))
        return refusal("not-yours", anothers);
    auto list = m_lists.wanted(message);
    if (!list)
        return refusal(door::Remark{"refused", verbatim(list.error().toStdString())});
    return playOnce({guest.device, number},
                    [&] { return m_match.bring(side, std::move(*list), m_lists.catalogue()); });
}

Json PhoneMatch::decide(Guest& guest, const Json& message, std::uint64_t number, bool agrees)
{
    const auto id = numberAt(message, "proposal");
    if (!m_proposal || id != static_cast<std::uint64_t>(m_proposal->id))
        return refusal("moved-on", movedOn);
    const bool isAsked = deviceOf(guest).seat.hasSay(m_devices.find(m_proposal->device)->seat);
    if (!isAsked && (agrees || m_proposal->device != guest.device))
        return refusal("not-yours", anothers);
    if (agrees) // by a copy: the match moves on from it
        return playOnce({guest.device, number, true}, Action(m_proposal->action));
    setProposal({});
    show();
    return {{"type", "ack"}, {"at", position()}};
}

void PhoneMatch::setProposal(std::optional<Proposal> proposal)
{
    if (!m_proposal && !proposal)
        return;
    m_proposal = std::move(proposal);
    Q_EMIT proposalChanged();
}

std::optional<PhoneMatch::Proposed> PhoneMatch::proposed(const door::Viewer& viewer) const
{
    if (!m_proposal)
        return std::nullopt;
    const QString by = nameOf(m_devices.find(m_proposal->device)->seat);
    return Proposed{m_proposal->id, translated(message(m_proposal->words, verbatim(by.toStdString()),
                                                       m_proposal->label(viewer)))};
}

std::optional<QString> PhoneMatch::answerProposal(int id, bool agrees)
{
    if (!m_proposal || m_proposal->id != id)
        return std::nullopt;
    if (agrees)
        return Action(m_proposal->action)();
    setProposal({});
    show();
    return std::nullopt;
}

} // namespace adjutant::phones
