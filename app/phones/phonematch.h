#pragma once

#include "app/catalogues/readerlanguages.h"
#include "app/matches/runningmatch.h"
#include "app/phones/devices.h"
#include "app/phones/phonelists.h"
#include "app/phones/phonemessage.h"
#include "app/phones/phonerules.h"

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace adjutant::phones {

/// Why a connection ends, as its close code.
enum CloseCode {
    keeperEnds = 4000,
    elsewhere = 4409, ///< the same device has connected anew
    notUnderstood = 4400,
    notOpened = 4401, ///< a box
    notLetIn = 4403,  ///< or removed
    tooMuch = 4408
};

/// By what a connection of a phone is reached.
struct Wire
{
    std::function<void(const std::string& message)> send;
    std::function<void(CloseCode code)> close;
};

/// A running match as phones see and play it: rights and messages, without sockets. What a phone gets is made
/// of the session for its viewer alone, so nothing that is hidden from it can be among it.
class PhoneMatch : public QObject
{
    Q_OBJECT

public:
    /// Of `lists` players can bring theirs, before anything was played.
    PhoneMatch(RunningMatch& match, Devices& devices, ReaderLanguages& languages, RosterStore& lists);
    ~PhoneMatch() override;

    /// A device is there: it gets the match, and everything new from now on. The number of its connection.
    int enter(const std::string& device, const QString& language, Wire wire);
    void leave(int guest);
    /// Does what a message asks, and answers it.
    void take(int guest, std::string_view message);

    /// Makes a new device known; why not otherwise. Where all places are taken, the watcher that has been
    /// gone the longest gives up its own.
    Expected<const Device*, Message> letIn(const std::string& name, const Seat& seat);
    /// Forgets a device, and ends its connections.
    void remove(const std::string& device);
    /// Informs all phones that the match isn't served any more.
    void end();

    /// Whether the match is the one that is open; another one may have been opened.
    bool isOpen() const { return m_match.isOpen() && m_match.record().id == m_id; }
    /// Whether a device is connected.
    bool isHere(const std::string& device) const { return guestOf(device) != m_guests.end(); }
    Devices& devices() { return m_devices; }
    ReaderLanguages& languages() { return m_languages; }

    /// A seat in the reader's language: the names of its sides.
    QString nameOf(const Seat& seat) const;

    /// What a phone wants, and others have to agree to, in words as the viewer knows it.
    struct Proposed
    {
        int id = 0;
        QString text;
    };
    std::optional<Proposed> proposed(const door::Viewer& viewer) const;
    /// Agrees or declines at the keeper's own screen; why it can't be done.
    std::optional<QString> answerProposal(int id, bool agrees);

Q_SIGNALS:
    /// Somebody came or went, was let in or removed.
    void guestsChanged();
    void proposalChanged();
    /// Something is not on disk: phones show that players should look here.
    void troubled(const QString& why);

private:
    /// What all phones of the same sides and language are shown.
    struct Role
    {
        door::Viewer viewer;
        std::vector<door::Offer> offers;
        Json match{};
    };
    struct Guest
    {
        std::string device;
        QString language;
        Wire wire;
        std::shared_ptr<const Role> shown; ///< that it was sent last
        Json beside;                       ///< who is there, what is proposed
        std::string at;
        std::uint64_t sent = 0;
        int solving = 0;
    };
    enum class Move { undo, redo };
    using Action = std::function<std::optional<QString>()>; ///< gives why it wasn't done
    struct Proposal
    {
        int id = 0;
        std::string device;
        Action action;
        Words words; ///< who wants what
        std::function<Message(const door::Viewer& viewer)> label;
    };
    /// What a message is about, and its form for who sent it.
    struct Asked
    {
        door::OfferKey key;
        door::Answers answers;
        door::Form form;
    };
    /// Odds that are worked out, and what else is sent with them.
    struct Question
    {
        std::optional<door::Forecast> forecast; ///< none: it is only named
        Json about{};
    };
    std::map<int, Guest>::const_iterator guestOf(const std::string& device) const;
    const Device& deviceOf(const Guest& guest) const { return *m_devices.find(guest.device); }
    door::Viewer viewerOf(const Guest& guest) const { return {false, deviceOf(guest).seat.sides}; }
    std::string position() const { return positionAfter(m_match.record().steps.size()); }
    std::shared_ptr<const Role> roleOf(const Guest& guest);
    Json besides(const Guest& guest);
    void setProposal(std::optional<Proposal> proposal);
    void matchChanged();
    void show();
    void show(Guest& guest, bool again);
    void send(Guest& guest, const Json& message) { guest.wire.send(dumped(message)); }
    void dismiss(Guest& guest, const char* type, Words why, CloseCode code);

    Json reply(int number, Guest& guest, const std::string& type, const Json& message);
    Json log(const Guest& guest, const Json& message) const;
    Json moment(const Guest& guest, const Json& message) const;
    Json odds(int number, Guest& guest, const Json& message);
    Json matchOdds(int number, Guest& guest, const Json& message);
    Json solve(int number, Guest& guest, const Json& message, std::vector<Question> questions);
    Json rulesForNow(Guest& guest);
    Expected<Asked, Json> read(Guest& guest, const Json& message);
    Json formJson(const Guest& guest, const Asked& asked) const;

    void command(Guest& guest, const std::string& type, const Json& message);
    // What each is answered; null: it was played, and is acknowledged.
    Json play(Guest& guest, const Json& message, std::uint64_t number);
    Json move(Guest& guest, const Json& message, std::uint64_t number, Move move);
    Json bring(const Guest& guest, const Json& message, std::uint64_t number);
    Message notKept(const QString& why);
    Json decide(Guest& guest, const Json& message, std::uint64_t number, bool agrees);
    Json playOnce(const TakenBy& by, const Action& action);
    Json propose(const Guest& guest, Action action, Words words,
                 std::function<Message(const door::Viewer& viewer)> label);

    std::optional<door::Remark> whyNot(const Guest& guest, const door::OfferKey& key);
    bool isTurnOfOthers(const door::Offer& offer, const std::vector<PlayerId>& toAct, const Seat& seat) const;
    bool isAnothers(const Device& device, const door::Field& field) const;
    bool answersForAnother(const Guest& guest, const Asked& asked) const;
    bool needsAgreement(const Guest& guest, const Asked& asked) const;
    /// Whether another side has a phone.
    bool othersPlay(const Device& device) const;
    /// `mine`, `propose`, or nothing where it can't be done.
    std::string rightTo(Move move, const Device& device) const;
    bool canBringLists() const { return m_match.record().steps.empty(); }
    PhoneRules& rulesOf(const Guest& guest);
    std::size_t stepOf(std::size_t entry) const;

    RunningMatch& m_match;
    const QString m_id;
    Devices& m_devices;
    ReaderLanguages& m_languages;
    const GameSystem& m_game;
    std::map<QString, PhoneRules> m_rules; ///< by the language
    PhoneLists m_lists;
    std::map<int, Guest> m_guests; ///< by the numbers of their connections
    int m_lastGuest = 0;
    std::map<std::pair<std::vector<PlayerId>, QString>, std::shared_ptr<const Role>> m_roles;
    std::optional<Proposal> m_proposal;
    QThreadPool m_solver;
};

} // namespace adjutant::phones
