#include "app/catalogues/boundedpng.h"
#include "app/catalogues/emblemfile.h"
#include "app/viewmodels/iconprovider.h"
#include "app/viewmodels/rows/factioncolour.h"
#include "core/yaml/cataloguereader.h"
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

// A chunk of a PNG; its checksum is not looked at where it isn't drawn.
QByteArray chunk(const char* name, const QByteArray& contents)
{
    QByteArray bytes(4, 0);
    qToBigEndian(static_cast<quint32>(contents.size()), bytes.data());
    return bytes + name + contents + QByteArray(4, 0);
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
    void anSvgIsDrawnInTheInkAndAPngAsItIs()
    {
        const QTemporaryDir folder;
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && red.save(&buffer, "PNG"));
        const QHash<QString, QString> paths{
            {QStringLiteral("frost"),
             written(folder, "a.svg",
                     "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect "
                     "width='8' height='8' fill='currentColor'/></svg>")},
            {QStringLiteral("fire"), written(folder, "b.png", png)}};
        IconProvider icons([&paths](const QString& faction) { return paths.value(faction); });
        QCOMPARE(middleOf(icons, "factions/frost/00ff00"), QColor(0, 255, 0));
        QCOMPARE(middleOf(icons, "factions/fire/00ff00"), QColor(255, 0, 0));
    }

    void ofAPngOnlyWhatIsDrawnIsUnpacked()
    {
        QImage red(8, 8, QImage::Format_RGB32);
        red.fill(Qt::red);
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && red.save(&buffer, "PNG"));
        const QByteArray bounded = boundedPng(png);
        QCOMPARE(QImage::fromData(bounded).pixelColor(4, 4), QColor(Qt::red));

        const QByteArray packed = qCompress(QByteArray(1'000'000, 0)).mid(4); // as zlib does it
        const qsizetype afterHeader = 8 + 25;
        const QByteArray text = chunk("zTXt", QByteArray("a\0\0", 3) + packed);
        QCOMPARE(boundedPng(QByteArray(png).insert(afterHeader, text)), bounded);
        QVERIFY(boundedPng(png.left(afterHeader) + chunk("IDAT", packed) + chunk("IEND", {})).isEmpty());
        QVERIFY(boundedPng(png.left(afterHeader - 1)).isEmpty());
        QVERIFY(boundedPng(png.left(8)).isEmpty());
    }

    // A people without a picture, or with a broken one, has the mark of all armies.
    void whoHasNoPictureHasTheMarkOfAllArmies()
    {
        const QTemporaryDir folder;
        const QString broken = written(folder, "a.svg", "hello");
        IconProvider icons(
            [&broken](const QString& faction) { return faction == u"broken" ? broken : QString(); });
        QSize size;
        const auto drawn = [&](const char* id) {
            return icons.requestImage(QString::fromUtf8(id), &size, {24, 24});
        };
        const QImage mark = drawn("ui/armies/000000");
        QCOMPARE(drawn("factions/nobody/000000"), mark);
        QCOMPARE(drawn("factions/broken/000000"), mark);
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
