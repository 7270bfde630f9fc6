#pragma once

#include "app/viewmodels/shown.h"

#include <QStringList>

#include <memory>

namespace adjutant {

class Workspace;

/// A phone that was let into the match.
class PhoneRow
{
    ROW(PhoneRow, phone);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name); ///< as its browser says
    ROW_FIELD(QString, seat); ///< the side it plays, or that it watches
    ROW_FIELD(bool, here) = false;
};

/// Play on phones: serves the open match to the browsers of phones, from begin() until end(), or until
/// another match is open or none. See docs/PHONES.md.
class PhonePlay : public QObject
{
    Q_OBJECT
    FOUND_ON_ENGINE(PhonePlay)
    /// Whether this build has it.
    Q_PROPERTY(bool offered READ offered CONSTANT)
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    /// Why it could not begin, in words.
    SET_BY(QString, trouble, setTrouble, changed);
    /// The addresses of this device on its networks, the likeliest first, and the one that is used.
    COMPUTED(QStringList, addresses, changed);
    Q_PROPERTY(QString address READ address WRITE setAddress NOTIFY changed)
    /// Of {text, value}: each side, and watching.
    COMPUTED(QVariantList, seats, changed);
    /// The seat that the code is for, its link, and the link as a picture to scan.
    WRITABLE(QString, seat, setSeat, changed);
    SHOWN(QString, link, changed);
    COMPUTED(QString, picture, changed);
    PART(adjutant::RowModel, phones);
    /// How many phones are connected.
    COMPUTED(int, here, changed);
    /// The phone that asks to be let in, in words; empty: none does.
    COMPUTED(QString, knock, changed);
    /// What a phone wants the others to agree to, in words; empty: nothing.
    COMPUTED(QString, proposal, changed);

public:
    explicit PhonePlay(Workspace& workspace);
    ~PhonePlay() override;

    static bool offered();
    bool isOn() const { return m_served != nullptr; }
    QString address() const;
    /// Serves on another address: phones that are connected lose the link, and have to scan a new code.
    void setAddress(const QString& address);
    void setSeat(const QString& seat);

    Q_INVOKABLE void begin();
    Q_INVOKABLE void end();
    /// A new code for the seat. Older ones are good for the rest of their two minutes.
    Q_INVOKABLE void renewCode();
    /// The app has installed the translations of another language.
    void followLanguage();
    /// Answers the phone that asks to be let in.
    Q_INVOKABLE void letIn(bool isLetIn);
    /// Agrees to the proposal of a phone, or declines it, for whoever has no phone.
    Q_INVOKABLE void answerProposal(bool agrees);
    /// Forgets a phone, and ends its connection.
    Q_INVOKABLE void remove(const QString& id);

Q_SIGNALS:
    void changed();

private:
    struct Served;

    void showPhones();
    void forgetKnocks();
    void chooseSeat();

    Workspace& m_workspace;
    std::unique_ptr<Served> m_served; ///< null while it is off
    QString m_address;                ///< the one asked for; empty: the likeliest
};

} // namespace adjutant
