#pragma once

#include "app/export/aidpage.h"
#include "app/viewmodels/shown.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

/// A line of a player aid: of a table with its cells, else with one text.
class AidLineRow
{
    ROW(AidLineRow, aidLine);
    ROW_FIELD(QStringList, cells);   ///< styled text
    ROW_FIELD(QList<bool>, figures); ///< which of them are figures
    ROW_FIELD(QString, spoken);      ///< all of it, for those who listen
    ROW_FIELD(QString, rule);        ///< id of its rules entry; empty: that of its block
};

/// What stands together under one title of a player aid.
class AidBlockRow
{
    ROW(AidBlockRow, aidBlock);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, rule);        ///< id of its rules entry; empty: it has none
    ROW_FIELD(QVariant, header);     ///< an AidLineRow; none where the block has no header
    ROW_FIELD(QVariantList, lines);  ///< of AidLineRow
    ROW_FIELD(QList<bool>, centred); ///< which of its columns have figures
};

/// The player aid of the chosen game, to look at and to take along.
class AidController : public adjutant::WorkspaceUser
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game MEMBER m_game CONSTANT) ///< its name
    Q_PROPERTY(QVariantList blocks READ blocks CONSTANT)
    KEPT(QVariantList, blocks); ///< of AidBlockRow
    Q_PROPERTY(bool translated READ translated CONSTANT)
    KEPT(bool, translated) = true;       ///< it is in the reader's language
    SHOWN(QString, error, errorChanged); ///< why it was not saved; empty: nothing went wrong

public:
    explicit AidController(Workspace* workspace = nullptr);

    /// How many blocks stand in each of so many columns, by their heights in their order.
    Q_INVOKABLE QList<int> dealtOut(const QList<qreal>& heights, int columns) const
    {
        return adjutant::dealtOut(heights, columns);
    }
    /// The shares of the columns of a block, by its index, where so many letters fit on a line.
    Q_INVOKABLE QList<qreal> columnShares(int block, qreal letters) const
    {
        return adjutant::columnShares(tableOf(m_aid.blocks[std::size_t(block)]), letters);
    }
    /// How many have to, so that no word of it is broken.
    Q_INVOKABLE qreal lettersNeeded(int block) const
    {
        return adjutant::lettersNeeded(tableOf(m_aid.blocks[std::size_t(block)]));
    }
    /// Asks for a file name and writes the page there as a PDF; the name of the file, or an empty text.
    Q_INVOKABLE QString savePdf();

Q_SIGNALS:
    void errorChanged();

private:
    void start() override;

    PlayerAid m_aid;
    QString m_game;
};

} // namespace adjutant
