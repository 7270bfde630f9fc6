#pragma once

#include "app/viewmodels/shown.h"

#include <QVariantList>

namespace adjutant {

class Settings;
class Workspace;

/// A game as the pages know it: its name, and what there is of it.
class GameChoice
{
    ROW(GameChoice, gameChoice);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, offers);           ///< what there is of it, in a line of words
    ROW_FIELD(QString, colour);           ///< its accent, in the shades that the theme knows
    ROW_FIELD(bool, unitPage) = false;    ///< it has a page of its own on which the card of a Unit is typed
    ROW_FIELD(bool, asksOfLists) = false; ///< a new list is asked for its faction or its limits
    ROW_FIELD(bool, hasMatch) = false;    ///< matches can be played
};

/// The games there are, and the chosen one: what Home, lists, odds and rules are about. The choice is
/// remembered.
class Games : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    FOUND_ON_ENGINE(Games)
    COMPUTED(adjutant::GameChoice, current, currentChanged);
    COMPUTED(QVariantList, all, worded); ///< of GameChoice, in the order in which they are offered

public:
    /// Takes up the game that the settings remember.
    Games(Workspace& workspace, Settings& settings, QObject* parent = nullptr);

    /// The game of that id; the chosen one where nothing has it.
    Q_INVOKABLE adjutant::GameChoice game(const QString& id) const;
    Q_INVOKABLE void choose(const QString& id);

    /// Words everything anew, after the language changed.
    void refresh();

Q_SIGNALS:
    void currentChanged();
    void worded();

private:
    Workspace& m_workspace;
    Settings& m_settings;
};

} // namespace adjutant
