#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// One side of a match: the person, the army and how it ended.
class HistoryPlayer
{
    Q_GADGET
    QML_VALUE_TYPE(historyPlayer)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString army MEMBER army)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString factionName MEMBER factionName)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(bool scored MEMBER scored)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(bool won MEMBER won)
    Q_PROPERTY(bool first MEMBER first)
public:
    QString name;
    QString army; ///< the list's name
    QString faction;
    QString factionName;
    QString colour; ///< of the faction, as the theme knows it
    int vp = 0;
    bool scored = true; ///< whether the game counts points at all
    QString points;     ///< what is left of the army and what it was, in AP; empty where nobody listed it
    bool won = false;
    bool first = false; ///< had the first turn
    bool operator==(const HistoryPlayer&) const = default;
};

/// A match in the history.
class HistoryRow
{
    Q_GADGET
    QML_VALUE_TYPE(historyRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString day MEMBER day)
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString facts MEMBER facts)
    Q_PROPERTY(QString missions MEMBER missions)
    Q_PROPERTY(QString damage MEMBER damage)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QVariantList players MEMBER players)
public:
    QString id;
    QString title; ///< the match's own, else who played
    QString day;
    QString outcome; ///< who won, or how it stands, in words
    QString state;   ///< `open`, `finished`, `abandoned`
    QString facts;   ///< Rounds and duration
    QString missions;
    QString damage;       ///< that it isn't what was recorded; empty: it is
    QString words;        ///< all of it for a screen reader
    QVariantList players; ///< of HistoryPlayer
    bool operator==(const HistoryRow&) const = default;
};

/// How often matches with one thing in common were won, lost and drawn.
class TallyRow
{
    Q_GADGET
    QML_VALUE_TYPE(tallyRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int won MEMBER won)
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(int drawn MEMBER drawn)
    Q_PROPERTY(int matches MEMBER matches)
    Q_PROPERTY(QString share MEMBER share)
    Q_PROPERTY(QString words MEMBER words)
public:
    QString name;
    QString faction; ///< empty where it is no people
    QString colour;
    int won = 0;
    int lost = 0;
    int drawn = 0;
    int matches = 0;
    QString share; ///< won, in per cent
    QString words; ///< for a screen reader
    bool operator==(const TallyRow&) const = default;
};

/// A line of a chart.
class ChartSeries
{
    Q_GADGET
    QML_VALUE_TYPE(chartSeries)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QList<QPointF> points MEMBER points)
    Q_PROPERTY(QString last MEMBER last)
    Q_PROPERTY(QString words MEMBER words)
public:
    QString name;
    QString colour;        ///< of the faction, as the theme knows it
    QList<QPointF> points; ///< Rounds since the start, and the value from there on
    QString last;          ///< the last value
    QString words;         ///< name, first and last value for a screen reader
    bool operator==(const ChartSeries&) const = default;
};

/// How one kind of a player's rolls went, or all of them.
class LuckRow
{
    Q_GADGET
    QML_VALUE_TYPE(luckRow)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString rolls MEMBER rolls)
    Q_PROPERTY(QString observed MEMBER observed)
    Q_PROPERTY(QString expected MEMBER expected)
    Q_PROPERTY(double percentile MEMBER percentile)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool all MEMBER all)
public:
    QString kind;
    QString rolls;    ///< how many, in words
    QString observed; ///< successes
    QString expected;
    double percentile = 0.5; ///< 0.5 is what was due, near 1 more luck than nearly everybody
    QString verdict;         ///< the same in words
    QString words;           ///< all of it for a screen reader
    bool all = false;        ///< of all kinds together
    bool operator==(const LuckRow&) const = default;
};

} // namespace adjutant
