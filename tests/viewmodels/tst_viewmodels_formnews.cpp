#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QtTest>

namespace tst_viewmodels_formnews {

using namespace adjutant;

/// What a form says by ear while the focus stays where it is, and what its answers say in a line.
class FormNewsTest : public QObject
{
    Q_OBJECT

    FormNews::Standing m_now;

    static door::Die die(const char* whose) { return {10, *whose ? verbatim(whose) : Message()}; }
    static door::Field rolled(std::vector<door::Die> dice, std::vector<int> faces)
    {
        door::Field field;
        field.origin = door::Origin::given;
        door::DiceInput input;
        input.dice = std::move(dice);
        field.input = std::move(input);
        field.value = std::move(faces);
        return field;
    }

private Q_SLOTS:
    void aNoticeIsSaidOnceAsLongAsItStands()
    {
        FormNews news([this] { return m_now; }, this);
        QSignalSpy said(&news, &FormNews::announced);
        m_now = {{QStringLiteral("Too far"), QStringLiteral("Not its turn")}, {}, false};
        news.look();
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said.takeFirst().constFirst().toString(), QStringLiteral("Too far\nNot its turn"));
        m_now.notices = QStringList{QStringLiteral("Not its turn"), QStringLiteral("Too heavy")};
        news.look();
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said.takeFirst().constFirst().toString(), QStringLiteral("Too heavy"));
        // Gone and there again, it is news again.
        m_now.notices = QStringList{QStringLiteral("Not its turn")};
        news.tell();
        QCOMPARE(said.size(), 0);
        m_now.notices.append(QStringLiteral("Too heavy"));
        news.look();
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said.takeFirst().constFirst().toString(), QStringLiteral("Too heavy"));
    }

    void oddsAreSaidWhereAnAnswerChangedThemAndNotKeyByKey()
    {
        FormNews news([this] { return m_now; }, this);
        QSignalSpy said(&news, &FormNews::announced);
        m_now = {{}, QStringLiteral("40 %"), false};
        news.tell();
        QCOMPARE(said.size(), 0);
        m_now.answered = true;
        for (const char* odds : {"50 %", "55 %", "62 %"}) {
            m_now.odds = QString::fromUtf8(odds);
            news.look();
            QCoreApplication::processEvents();
        }
        QCOMPARE(said.size(), 0);
        news.tell();
        QCOMPARE(said.size(), 1);
        QCOMPARE(said.takeFirst().constFirst().toString(), QStringLiteral("62 %"));
        // Not while they are worked out, and not where they come out the same.
        m_now.odds.clear();
        news.tell();
        m_now.odds = QStringLiteral("62 %");
        news.tell();
        QCOMPARE(said.size(), 0);
    }

    void diceAreNamedByWhatTheyAreFor()
    {
        QCOMPARE(valueText(rolled({die(""), die("")}, {3, 5})), QStringLiteral("3, 5"));
        QCOMPARE(valueText(rolled({die("Ash"), die("Ash"), die("Birch")}, {3, 5, 2})),
                 QStringLiteral("Ash: 3, 5; Birch: 2"));
        QCOMPARE(valueText(rolled({die("a"), die("b"), die("c"), die("d"), die("e"), die("e")},
                                  {1, 2, 3, 4, 5, 6})),
                 QStringLiteral("6 dice"));
    }
};

ADJUTANT_TEST(FormNewsTest)

} // namespace tst_viewmodels_formnews

#include "tst_viewmodels_formnews.moc"
