#pragma once

#include "app/phones/phonematch.h"

#include <memory>

namespace adjutant::phones {

/// A new phone that asks to be let in.
struct Knock
{
    QString name; ///< as its browser says
    Seat seat;
    std::function<void(bool isLetIn)> decide; ///< once; does nothing when the phone has gone
    std::function<bool()> waits;              ///< whether it is still there
};

/// One connection of a phone, from its first frame on, without sockets: who it is, its boxes, whether it is
/// let in. Then it is a guest of the match.
class PhoneTalk
{
public:
    struct Line
    {
        std::function<void(const std::string& text)> sendText;
        std::function<void(const std::string& box)> sendBox;
        std::function<void(CloseCode code)> close;
    };

    PhoneTalk(PhoneMatch& match, std::function<void(Knock knock)> knock, Line line);
    PhoneTalk(const PhoneTalk&) = delete;
    ~PhoneTalk();

    void takeText(std::string_view text);
    void takeBox(std::string_view box);

    /// The device, or the key of one that wants to be let in, as the other end says; empty: an unknown one.
    const std::string& claimed() const { return m_id; }
    /// Whether the other end has shown that it knows a key.
    bool isKnown() const { return m_isKnown; }

private:
    void takeEntry(const std::string& text);
    void letIn(bool isLetIn, const std::string& name);
    void enter();
    void send(const std::string& message);
    void close(CloseCode code);

    PhoneMatch& m_match;
    std::function<void(Knock knock)> m_knock;
    Line m_line;
    std::optional<Boxes> m_up;
    std::optional<Boxes> m_down;
    std::string m_id;                 ///< of a device, or of a key to pair with
    std::optional<PairingKey> m_used; ///< until the device that it brought is heard
    QString m_language;
    int m_guest = 0;
    bool m_isKnown = false;
    bool m_isClosed = false;
    std::shared_ptr<PhoneTalk*> m_self; ///< null behind it once this is gone
};

} // namespace adjutant::phones
