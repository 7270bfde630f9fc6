#include "app/viewmodels/rowmodel.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>
#include <random>

namespace tst_viewmodels_rowmodel {

using namespace adjutant;

/// Lists tell their views what changed, row by row.
class RowModelTest : public QObject
{
    Q_OBJECT

    static QList<RowModel::Row> rows(const QString& keys)
    {
        QList<RowModel::Row> made;
        for (const QChar key : keys)
            made.append({QString(key.toLower()), {}, QVariant(QString(key))});
        return made;
    }

    static QString shown(const RowModel& model)
    {
        QString keys;
        for (int row = 0; row < model.rowCount(); ++row)
            keys += model.index(row).data(RowModel::RowRole).toString();
        return keys;
    }

private Q_SLOTS:
    void everyListBecomesEveryOther()
    {
        RowModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 dice(11);
        for (int round = 0; round < 500; ++round) {
            QString keys = QStringLiteral("abcdefgh");
            std::shuffle(keys.begin(), keys.end(), dice);
            keys.truncate(static_cast<int>(dice() % 9));
            for (QChar& key : keys)
                key = dice() % 2 ? key.toUpper() : key; // the same row with another value
            model.setRows(rows(keys));
            QCOMPARE(shown(model), keys);
            QCOMPARE(model.count(), keys.size());
        }
    }

    void aChangedValueTouchesItsRowAlone()
    {
        RowModel model;
        model.setRows(rows(QStringLiteral("abc")));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setRows(rows(QStringLiteral("aBc")));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(inserted.count() + removed.count() + reset.count(), 0);
    }

    void theSameListTouchesNothing()
    {
        RowModel model;
        model.setRows(rows(QStringLiteral("abc")));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setRows(rows(QStringLiteral("abc")));
        QCOMPARE(changed.count(), 0);
    }
};

ADJUTANT_TEST(RowModelTest)

} // namespace tst_viewmodels_rowmodel

#include "tst_viewmodels_rowmodel.moc"
