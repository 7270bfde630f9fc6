#include "app/catalogues/emblemfile.h"
#include "app/viewmodels/iconprovider.h"
#include "app/viewmodels/rows/row.h"
#include "core/yaml/cataloguefile.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_viewmodels_emblems {

using namespace adjutant;

namespace {

QString written(const QTemporaryDir& folder, const char* name, const QByteArray& contents)
{
    const QString path = folder.filePath(QString::fromUtf8(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("can't write %s", qPrintable(path));
    return path;
}

QColor middleOf(IconProvider& icons, const char* id)
{
    QSize size;
    return icons.requestImage(QString::fromUtf8(id), &size, {24, 24}).pixelColor(12, 12);
}

} // namespace

/// Pictures and colours that factions of the users' own have.
class EmblemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDrawingIsInTheInkAndAPngAsItIs()
    {
        const QTemporaryDir folder;
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(folder.filePath(QStringLiteral("a.png")), "PNG"));
        Faction frost;
        frost.emblem = "flag";
        Faction fire;
        fire.emblem = "a.png";
        fire.emblemPlace.file = folder.filePath(QStringLiteral("fire.yaml")).toStdString();
        IconProvider icons([&](const QString& id) { return id == u"frost" ? &frost : &fire; });
        QSize size;
        const QImage flag = icons.requestImage(QStringLiteral("factions/frost/00ff00"), &size, {24, 24});
        QCOMPARE(flag, icons.requestImage(QStringLiteral("field/flag/00ff00"), &size, {24, 24}));
        QVERIFY(flag != icons.requestImage(QStringLiteral("factions/frost/0000ff"), &size, {24, 24}));
        QCOMPARE(middleOf(icons, "factions/fire/00ff00"), QColor(255, 0, 0));
    }

    void whoHasNoPictureHasTheMarkOfAllArmies()
    {
        const QTemporaryDir folder;
        Faction broken;
        broken.emblem = "a.png";
        broken.emblemPlace.file = folder.filePath(QStringLiteral("a.yaml")).toStdString();
        written(folder, "a.png", "hello");
        IconProvider icons([&broken](const QString& id) { return id == u"broken" ? &broken : nullptr; });
        QSize size;
        const auto drawn = [&](const char* id) {
            return icons.requestImage(QString::fromUtf8(id), &size, {24, 24});
        };
        const QImage mark = drawn("ui/armies/000000");
        QVERIFY(mark.pixelColor(12, 12).alpha() > 0);
        QCOMPARE(drawn("factions/nobody/000000"), mark);
        QCOMPARE(drawn("factions/broken/000000"), mark);
    }

    // Each name has a drawing among the icons.
    void everyDrawingThatAFactionCanNameIsThere()
    {
        for (const std::string& name : glyphNames()) {
            Faction faction;
            faction.emblem = name;
            const QString glyph = glyphOf(faction);
            QVERIFY2(QFile::exists(QStringLiteral(":/icons/") + glyph + QStringLiteral(".svg")),
                     name.c_str());
        }
        QVERIFY(glyphOf(Faction()).isEmpty());
    }

    void aColourOfItsOwnComesAsItsShades()
    {
        const std::vector<yaml::CatalogueFile> files{
            {"x.yaml",
             "format: adjutant-catalogue/1\nsystem: regatta\nfactions:\n"
             "  - {id: own, name: A, title: A, colour: '#ffff00', allegiance: true}\n"
             "  - {id: red, name: B, title: B, colour: red, allegiance: true}\n",
             false}};
        const Catalogue catalogue = yaml::assembleCatalogue(files).catalogue;
        QCOMPARE(colourOf(FactionId("red"), catalogue), QStringLiteral("red"));
        QCOMPARE(colourOf(FactionId("none"), catalogue), QStringLiteral("grey"));
        const QStringList shades = colourOf(FactionId("own"), catalogue).split(QLatin1Char(' '));
        QCOMPARE(shades.size(), 5);
        QCOMPARE(shades.mid(1), QStringList({QStringLiteral("#ffff00"), QStringLiteral("#ffff00"),
                                             QStringLiteral("#ffff00"), QStringLiteral("#000000")}));
        QVERIFY(shades.first() != QStringLiteral("#ffff00")); // on light surfaces it can't be read
    }
};

ADJUTANT_TEST(EmblemsTest)

} // namespace tst_viewmodels_emblems

#include "tst_viewmodels_emblems.moc"
