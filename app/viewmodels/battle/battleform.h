#pragma once

#include "app/matches/formdrafts.h"
#include "app/matches/runningmatch.h"
#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/shown.h"

namespace adjutant {

/// The form that is open in a match, what it carries out, and what its rolls brought. The device is shared:
/// what only one side may see is shown on its own form alone.
class BattleForm : public adjutant::FormController
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The form belongs to its page")
    /// Who it is about, by name.
    SHOWN(QString, who, changed);
    /// The name of the side whose secret it asks; empty where it asks none.
    COMPUTED(QString, holder, changed);
    /// The pieces that its answers name, beside the one that it is about: `blue/ogre`.
    COMPUTED(QStringList, targets, changed);
    COMPUTED(QString, targetNames, changed);
    /// What the log will say of the dice that were entered; empty as long as something else is asked.
    SHOWN(QString, outcome, outcomeChanged);
    /// What the last rolls that stand brought; without a title where none was made since the match was
    /// opened.
    SHOWN(adjutant::BattleResultRow, result, resultChanged);
    /// Whether nobody has seen that yet.
    SHOWN(bool, resultWaits, resultChanged) = false;

public:
    explicit BattleForm(QObject* parent);

    void setMatch(RunningMatch* match);
    const RunningMatch& match() const { return *m_match; }
    /// What names everything in the match as it stands.
    BattleWords words() const { return {m_match->view(), m_match->session().start()}; }
    /// Whether an earlier moment is shown: then nothing can be done.
    void setLooksBack(bool looksBack) { m_looksBack = looksBack; }
    /// Whether something can be done in the match as it is shown.
    bool isLive() const { return m_match && m_match->isOpen() && !m_looksBack; }

    /// An answer that is on record is taken back with what it brought.
    bool canTakeBack() const override { return begun() || keptCount() > 0; }
    void undoAnswer() override;

    /// Opens the form of an offer; one that asks nothing, and says nothing of what follows, is carried out.
    void openOffer(const door::OfferKey& key);
    /// Shows the form of an offer with these answers, or with what was entered before it was left.
    void show(const door::OfferKey& key, door::Answers draft);
    /// Carries out an offer where these answers leave nothing to ask or to warn of; shows its form otherwise.
    void playOrShow(const door::OfferKey& key, door::Answers answers);
    /// What an offer asks.
    FormSource sourceOf(const door::OfferKey& key) const;
    /// Forgets what was entered for an offer and isn't on record.
    void cancel(const QString& key) { drafts().keep(key, {}); }
    /// The forms that were left with something entered.
    std::vector<QString> waiting() { return drafts().waiting(); }
    /// The match has changed and has so many records: drafts and results that no longer hold are forgotten.
    void follow();
    void forgetResult();

    /// Whether a record is being carried out, and asks on: what can be done besides is not looked at then.
    bool asksOn() const { return m_carriesOut && m_match->session().waiting(); }

    /// Carries the form out, as far as it goes; what it breaks is agreed to. True where it asks on.
    Q_INVOKABLE bool confirm();
    /// Rolls all dice of the form and of what follows, and carries it out until something else is asked.
    Q_INVOKABLE void rollAll();
    Q_INVOKABLE void leave();
    /// The result of the last rolls was looked at.
    Q_INVOKABLE void seeResult();

Q_SIGNALS:
    void outcomeChanged();
    void resultChanged();
    /// An answer was the last one that was needed: it was carried out at once.
    void wentOn();
    /// Nothing is asked any more.
    void left();
    /// Something went wrong, or is good to know.
    void notified(const QString& words);

private:
    FormDrafts& drafts() { return m_match->view().over ? m_ofFinished : m_drafts; }
    bool asksNothing() const;
    void openForm(const door::OfferKey& key, door::Answers draft, const QString& who, const UnitRef& acts);
    void keepDraft();
    void confirmByItself();
    QString foretold() const;
    QString standing() const;
    QString leftToSetUp() const;
    void showResult(const QString& title, const QString& who, QVariantList rolls);

    RunningMatch* m_match = nullptr;
    bool m_looksBack = false;
    bool m_carriesOut = false;
    bool m_rollsAll = false;
    door::OfferKey m_key;
    UnitRef m_acts;    ///< who began it: a form that goes on may name nobody in its key
    QString m_stoodAt; ///< whose turn it was when that began
    FormDrafts m_drafts;
    FormDrafts m_ofFinished;   ///< in memory: looking at an old match leaves what waits in another alone
    bool m_keepsDrafts = true; ///< false: they can't be written now, and that was reported
    /// What the rolls brought, as they came: the last that stands is shown.
    struct Brought
    {
        std::size_t records = 0; ///< that stood with it
        std::size_t entry = 0;   ///< the last of them
        BattleResultRow row;
    };
    std::vector<Brought> m_results;
};

} // namespace adjutant
