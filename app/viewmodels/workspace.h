#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/matches/matchrecord.h"
#include "app/rules/rulenames.h"
#include "app/rules/rulesearch.h"
#include "app/storage/matches/matchstore.h"
#include "app/storage/rosterstore.h"
#include "core/reference/reference.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"

#include <QObject>
#include <QQmlParserStatus>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace adjutant {

class Workspace;

/// A view model that pages make and that works on the workspace: C++ gives it one, QML that of its engine.
/// Named in full where it is inherited: the tool that tells qmllint of types knows no namespaces.
class WorkspaceUser : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ANONYMOUS

public:
    void classBegin() final;
    void componentComplete() final {}

protected:
    /// Null where QML makes it: the workspace is known from classBegin() on.
    explicit WorkspaceUser(Workspace* workspace) : m_workspace(workspace) {}

    Workspace& workspace() const;

    /// What is done first with the workspace. A constructor that is given one calls it at its end.
    virtual void start() {}

private:
    Workspace* m_workspace;
};

class RunningMatch;

/// The states of a roster that undo and redo walk through, each with the name of the edit that led to it.
class EditHistory
{
public:
    static constexpr std::size_t longest = 200; ///< states; the oldest are forgotten

    explicit EditHistory(Roster roster = {}) : m_states{{std::move(roster), {}, {}}} {}

    /// Adds a state after the present one; what could be redone is gone. Consecutive edits of one kind that
    /// carry the same merge key (typing into one field) become one step.
    void add(Roster roster, const QString& name, const QString& mergeKey = {});

    const Roster& present() const { return m_states.at(m_present).roster; }
    bool canUndo() const { return m_present > 0; }
    bool canRedo() const { return m_present + 1 < m_states.size(); }
    QString undoName() const { return canUndo() ? m_states.at(m_present).name : QString(); }
    QString redoName() const { return canRedo() ? m_states.at(m_present + 1).name : QString(); }
    void undo();
    void redo();

private:
    struct State
    {
        Roster roster;
        QString name;
        QString mergeKey;
    };
    std::vector<State> m_states;
    std::size_t m_present = 0;
};

/// The histories of the armies that were open in this session: closing an army forgets none of its undo.
class EditHistories
{
public:
    static constexpr std::size_t most = 16; ///< armies; those opened longest ago are forgotten

    /// The army's history where that stands at `stored`; otherwise a new one from there.
    std::shared_ptr<EditHistory> of(const QString& army, const Roster& stored);

private:
    std::vector<std::pair<QString, std::shared_ptr<EditHistory>>> m_histories; ///< the latest at the end
};

/// What was asked of the odds of a game, as far as it was answered.
struct OddsDrafts
{
    std::map<QString, door::Answers> byKind;
    QString kind; ///< the last one; empty: none was asked
};

/// What the pages work on: the chosen game, the catalogue and the rules of each game, the saved lists and
/// matches, each loaded when it is first asked for. Owned by the shell; everything runs in the GUI thread.
class Workspace
{
public:
    explicit Workspace(QString language);
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    /// The game that Home, lists, odds and rules are about.
    const GameSystem& game() const { return *m_game; }
    /// Chooses it by its id; one that nothing has changes nothing.
    void choose(std::string_view game);

    /// The game that rules are looked up for: that of the open match as long as its page is there.
    const GameSystem& gameAtHand();
    bool isInMatch() const { return m_isInMatch; }
    void setInMatch(bool isInMatch) { m_isInMatch = isInMatch; }

    const Catalogue& catalogue(const GameSystem& game) { return assembled(game).catalogue; }
    const std::vector<yaml::Fault>& catalogueFaults(const GameSystem& game) { return assembled(game).faults; }
    const Reference& reference(const GameSystem& game);
    /// Looks words up in it, and in what the players wrote beside it.
    const RuleSearch& ruleSearch(const GameSystem& game);
    /// Finds the entry that a label of a page is about.
    const RuleNames& ruleNames(const GameSystem& game);
    /// What the players wrote beside it; nothing where that can't be read.
    const OwnRules& ownRules(const GameSystem& game);
    /// Why that is so, in words; empty where it can be.
    QString ownRulesFault(const GameSystem& game);
    /// Changes and keeps it, as it is on disk by then; why it isn't kept, in words.
    std::optional<QString> changeOwnRules(const GameSystem& game,
                                          const std::function<void(OwnRules& rules)>& change);

    /// That of the chosen game.
    const Catalogue& catalogue() { return catalogue(game()); }
    /// That of a game by its id; of one that nobody knows, the chosen game's.
    const Catalogue& catalogueOf(const QString& system);
    /// The one that names factions: the chosen game's, or that of the first game whose armies have them.
    const Catalogue& factionCatalogue();

    /// Those that a game ships.
    const std::vector<LoadedReadyList>& readyLists(const GameSystem& game);
    /// The roster of one of them, by its path in the data; null where none has it.
    const Roster* readyList(const GameSystem& game, const QString& path);

    RosterStore& store();
    MatchStore& matches();
    /// Runs, a few at a time between the frames, while the store of matches has files to read.
    QTimer& reading();
    /// What the stores have to tell that was not taken yet: a file that was set aside, say; in words, and
    /// empty where there is nothing.
    QString takeNews();
    /// Why something can't be kept or read now, in words; empty while all is well.
    QString trouble() const;
    /// Whether something waits to be written.
    bool hasUnsaved() const { return (m_store && m_store->hasUnsaved()) || !m_unsavedDetails.empty(); }
    /// Tries to write it.
    void retrySaving();
    /// Matches whose notes, photos, or that they were abandoned, wait to be saved, by their ids: they outlive
    /// their page.
    std::map<QString, MatchRecord>& unsavedDetails() { return m_unsavedDetails; }
    /// Saves them; why some wait still, in words.
    QString saveDetails();
    /// Reads again what has changed in the data folder: a backup was put back.
    void readAgain();
    /// What a list comes to, by the catalogue of its game.
    RosterFigures figuresOf(const Roster& roster);
    RunningMatch& running(); ///< the open match, of whatever game
    EditHistories& histories() { return m_histories; }

    /// What a match is found by beside its names and notes, the names of its factions, as a function that
    /// lives as long as this.
    SearchWords searchWords();
    /// Gives the cards of a match the names that they have in the chosen language.
    std::function<void(Start& start)> cardNames();

    /// Forgets the catalogues, after a file of the user's changed.
    void reloadCatalogue() { m_contents.clear(); }
    void setLanguage(const QString& language);
    const QString& language() const { return m_language; }

    /// What was asked while the app runs.
    OddsDrafts& oddsDrafts(const GameSystem& game) { return m_oddsDrafts[game.id]; }

private:
    /// What was read of a game.
    struct Contents
    {
        std::optional<yaml::AssembledCatalogue> catalogue;
        std::optional<Reference> reference;
        std::optional<Expected<OwnRules, QString>> ownRules;
        std::optional<Reference> written;     ///< those as entries
        std::optional<RuleSearch> ruleSearch; ///< of both
        std::optional<RuleNames> ruleNames;
        std::optional<std::vector<LoadedReadyList>> readyLists;
    };
    const yaml::AssembledCatalogue& assembled(const GameSystem& game);
    const Expected<OwnRules, QString>& loadedOwnRules(const GameSystem& game);

    QString m_language;
    const GameSystem* m_game;
    bool m_isInMatch = false;
    std::map<std::string_view, Contents> m_contents; ///< by the id of the game
    std::unique_ptr<RosterStore> m_store;
    std::unique_ptr<MatchStore> m_matches;
    QTimer m_reading;
    std::unique_ptr<RunningMatch> m_match;
    std::map<QString, MatchRecord> m_unsavedDetails;
    QString m_detailsTrouble;
    EditHistories m_histories;
    std::map<std::string_view, OddsDrafts> m_oddsDrafts;
};

} // namespace adjutant
