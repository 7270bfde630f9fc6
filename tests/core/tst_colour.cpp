#include "core/catalogue/colour.h"
#include "core/yaml/cataloguefile.h"

namespace adjutant::test::tst_colour {

/// Colours of factions, and what they become so that they can be read.
class ColourTest : public QObject
{
    Q_OBJECT

private:
    static Colour tint(const Tinted& ground, const Colour& with)
    {
        const auto part = [&ground](int own, int other) {
            return static_cast<int>(std::lround(own + (other - own) * ground.hundredths / 100.0));
        };
        return {part(ground.surface.red, with.red), part(ground.surface.green, with.green),
                part(ground.surface.blue, with.blue)};
    }

private Q_SLOTS:
    void aColourIsSixHexadecimalDigits()
    {
        QCOMPARE(toText(*colourOf("#3A7bd5")), "#3a7bd5");
        for (const char* other :
             {"", "#", "#3a7bd", "#3a7bd55", "3a7bd5", "#3a7bdg", "#-17bd5", "#+17bd5", "red"})
            QVERIFY2(!colourOf(other), other);
    }

    // Worked examples of WCAG: black on white is 21; #767676 is the lightest grey with 4.5 on white.
    void contrastIsThatOfWcag()
    {
        const Colour white{255, 255, 255};
        QVERIFY(std::abs(contrast({0, 0, 0}, white) - 21) < 1e-9);
        QCOMPARE(contrast(white, white), 1.0);
        QVERIFY(contrast({0x76, 0x76, 0x76}, white) >= 4.5);
        QVERIFY(contrast({0x77, 0x77, 0x77}, white) < 4.5);
    }

    void whatCanBeReadStaysAsItIs()
    {
        const Colour navy{0x1f, 0x3a, 0x6b};
        QCOMPARE(shadesOf(navy).onLight, navy);
        QVERIFY(shadesOf(navy).onDark != navy);
        QCOMPARE(shadesOf(navy).ground, navy);
        QCOMPARE(shadesOf(navy).ink, (Colour{255, 255, 255}));
        QCOMPARE(shadesOf({0xff, 0xee, 0x00}).ink, (Colour{0, 0, 0}));
    }

    void everyColourCanBeReadOnEverySurface()
    {
        for (int red = 0; red < 256; red += 51)
            for (int green = 0; green < 256; green += 51)
                for (int blue = 0; blue < 256; blue += 51) {
                    const Shades shades = shadesOf({red, green, blue});
                    for (const Colour& surface : lightSurfaces)
                        QVERIFY(contrast(shades.onLight, surface) >= 4.5);
                    for (const Colour& surface : darkSurfaces)
                        QVERIFY(contrast(shades.onDark, surface) >= 4.5);
                    for (const Colour& surface : blackSurfaces)
                        QVERIFY(contrast(shades.onBlack, surface) >= 4.5);
                    QVERIFY(contrast(shades.ink, shades.ground) >= 4.5);
                    // So is what is selected: on a ground tinted with the colour itself.
                    QVERIFY(contrast(shades.onLight, tint(lightTinted, shades.onLight)) >= 4.5);
                    QVERIFY(contrast(shades.onDark, tint(darkTinted, shades.onDark)) >= 4.5);
                }
    }

    // The surfaces stand in Theme.qml, too.
    void theSurfacesAreThoseOfTheTheme()
    {
        const QString theme =
            QString::fromUtf8(contentsOf(QStringLiteral(ADJUTANT_SOURCE_DIR "/qml/components/Theme.qml")));
        static const QRegularExpression surface(
            "property color (?:window|surface|sunken|raised): pick\\(\"(#\\w{6})\", "
            "\"(#\\w{6})\", \"(#\\w{6})\"\\)");
        std::set<std::string> themes[3];
        for (auto found = surface.globalMatch(theme); found.hasNext();) {
            const auto match = found.next();
            for (int mode = 0; mode < 3; ++mode)
                themes[mode].insert(match.captured(mode + 1).toStdString());
        }
        const auto written = [](const auto& surfaces) {
            std::set<std::string> all;
            for (const Colour& each : surfaces)
                all.insert(toText(each));
            return all;
        };
        QCOMPARE(written(lightSurfaces), themes[0]);
        QCOMPARE(written(darkSurfaces), themes[1]);
        QCOMPARE(written(blackSurfaces), themes[2]);
        VERIFY_CONTAINS(theme, "pick(Qt.tint(\"#ffffff\", Qt.alpha(accent, 0.13)), "
                               "Qt.tint(\"#1d2025\", Qt.alpha(accent, 0.17)), \"#000000\")");
    }

    void aFactionHasAnyColour_data()
    {
        const auto row = columns<QByteArray, QByteArray>("colour", "own");
        row("a name", "purple", QByteArray());
        row("quoted", "\"#3A7BD5\"", "#3a7bd5");
        row("without the sign", "3a7bd5", "#3a7bd5");
    }
    void aFactionHasAnyColour()
    {
        QFETCH(QByteArray, colour);
        QFETCH(QByteArray, own);
        const auto read = yaml::readText(
            yaml::readCatalogueFile,
            "format: adjutant-catalogue/1\nsystem: regatta\nfactions: [{id: a, name: A, title: A, colour: " +
                colour.toStdString() + ", allegiance: true}]\n",
            "x.yaml");
        QVERIFY(read);
        const FactionColour got = read->factions.at(0).colour;
        QCOMPARE(got.own ? toText(*got.own) : std::string(), own.toStdString());
        if (own.isEmpty())
            QVERIFY(got == FactionColour{FactionColour::Name::purple});
    }
};

ADJUTANT_TEST(ColourTest)

} // namespace adjutant::test::tst_colour
