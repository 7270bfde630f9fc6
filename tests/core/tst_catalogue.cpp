#include "core/yaml/cataloguefile.h"
#include "core/yaml/mapping.h"
#include "core/yaml/referencefiles.h"
#include "tests/core/faultwords.h"
#include "tests/systems/regatta/regatta.h"

namespace adjutant::test::tst_catalogue {

using yaml::CatalogueFile;

const std::string head = "format: adjutant-catalogue/1\nsystem: regatta\n";
const CatalogueFile base{
    "base.yaml",
    head + "name: Regatta\nfactions: [{id: north, name: North, title: N, colour: purple, allegiance: true}]\n"
           "skills: [{id: parry, name: Parry, summary: s}]\n",
    false};
const CatalogueFile skiffs{
    "skiffs.yaml",
    head + "faction: north\nunits:\n  - id: skiffs\n    name: Skiffs\n    types: [infantry]\n"
           "    former_ids: [wherries]\n    sizes: [{size: 6, points: 80, berths: 0}]\n    skills: [parry]\n",
    false};

static auto read(const std::string& text)
{
    return yaml::readText(yaml::readCatalogueFile, text, "x.yaml");
}

static auto entriesOf(const std::string& entries)
{
    const char* start = "format: adjutant-reference/1\nsystem: regatta\nlang: en\nchapter: Skills\n";
    return yaml::readText(yaml::readReferenceFile, start + entries, "r.yaml");
}

/// Catalogue files, how they lie over one another, and the colours of their factions.
class CatalogueTest : public QObject
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
    void aMentionOfNothingLeavesItsFileOut()
    {
        CatalogueFile wrong = skiffs;
        wrong.text.replace(wrong.text.find("[parry]"), 7, "[pary]");
        const auto assembled = yaml::assembleCatalogue(std::vector{base, wrong});
        QCOMPARE(listed(rulesIn(assembled.faults), nearestIn(assembled.faults)), "unknown-id parry");
        QVERIFY(assembled.catalogue.units().empty());
    }

    void whatAUnitMayNotSay_data()
    {
        const auto row = columns<std::string, std::string>("unit", "rule");
        row("no name", "{id: a, types: [], sizes: []}", "missing-key");
        row("bad id", "{id: A b, name: A, types: [], sizes: []}", "bad-id");
        row("id joined as a skill's", "{id: a_b, name: A, types: [], sizes: []}", "bad-id");
        row("type twice", "{id: a, name: A, types: [hero, hero], sizes: []}", "duplicate-id");
        row("alias twice", "{id: a, name: A, aliases: [B, B], types: [], sizes: []}", "duplicate-id");
        row("former id its own", "{id: a, name: A, former_ids: [a], types: [], sizes: []}", "duplicate-id");
        row("former id twice", "{id: a, name: A, former_ids: [b, north/b], types: [], sizes: []}",
            "duplicate-id");
        row("former id no id", "{id: a, name: A, former_ids: [B c], types: [], sizes: []}", "bad-id");
        row("size 0", "{id: a, name: A, types: [], sizes: [{size: 0, points: 1, berths: 0}]}",
            "out-of-range");
        row("ap too high", "{id: a, name: A, types: [], sizes: [{size: 1, points: 10001, berths: 0}]}",
            "out-of-range");
        row("unknown key", "{id: a, name: A, types: [], sizes: [], speed: 3}", "unknown-key");
        row("what no skill of the game takes",
            "{id: a, name: A, types: [], sizes: [], skills: [{id: parry, weapon: sling}]}", "unknown-key");
        row("flag a number", "{id: a, name: A, types: [], sizes: [], invoked: 1}", "wrong-type");
    }
    void whatAUnitMayNotSay()
    {
        QFETCH(std::string, unit);
        const std::vector files{base, {"u.yaml", head + "faction: north\nunits:\n  - " + unit, true}};
        QTEST(rulesIn(yaml::assembleCatalogue(files).faults), "rule");
    }

    void idsAreJoinedAsTheirKindIs()
    {
        const auto faultOf = [](const std::string& text) {
            const auto file = read(head + text);
            return file ? QString() : QString::fromStdString(yaml::inEnglish(file.error().front()));
        };
        const QString hyphen = "'s_a' is not a valid id: lower-case letters a-z and digits, joined by -";
        QCOMPARE(faultOf("skills: [{id: s-a, name: A, summary: s}]"),
                 "'s-a' is not a valid id: lower-case letters a-z and digits, joined by _");
        QCOMPARE(faultOf("skills: [{id: s_a, name: A, summary: s}]"), QString());
        QCOMPARE(faultOf("domains: [{id: s_a, name: A}]"), hyphen);
        QCOMPARE(faultOf("factions: [{id: s_a, name: A, title: A, colour: red, allegiance: true}]"), hyphen);
        QCOMPARE(faultOf("weapons: [{id: s_a, name: A, range: 1, strength: 1, saturation: 1}]"), hyphen);
    }

    // A list of an earlier release would find the wrong one of two Units.
    void aFormerIdIsOfOneUnitThatIsNoMore()
    {
        const auto unit = [](const std::string& id, const std::string& former) {
            return "  - {id: " + id + ", name: A, former_ids: [" + former + "], types: [], sizes: []}\n";
        };
        const auto file = read(head + "faction: north\nunits:\n" + unit("a", "skiffs") + unit("b", "old") +
                               unit("c", "old") + unit("d", "older"));
        QVERIFY(file);
        const auto base = yaml::readText(yaml::readCatalogueFile, skiffs.text, skiffs.file);
        QVERIFY(base);
        const auto faults = yaml::formerIdFaults(*file, Catalogue::assembled(std::vector{*base, *file}));
        QStringList found;
        for (const yaml::Fault& fault : faults)
            found << QString::number(fault.place.line) + ": " +
                         QString::fromStdString(yaml::inEnglish(fault));
        QCOMPARE(found, (QStringList{"5: the former id 'north/skiffs' now belongs to another unit",
                                     "6: the former id 'north/old' is claimed by 'north/c' too",
                                     "7: the former id 'north/old' is claimed by 'north/b' too"}));
        // The same Unit in a file that lies over another has the same former ids.
        QVERIFY(yaml::formerIdFaults(*base, Catalogue::assembled(std::vector{*base, *base})).empty());
    }

    void aRulesEntryIsThereOnce()
    {
        const auto read = entriesOf(
            "entries:\n  - {id: a, title: A, text: t, see: [b, b]}\n  - {id: a, title: A, text: t}\n");
        QCOMPARE(placesIn(read.error()), "6:41 7:5");
    }

    void aRulesEntryNeedsItsTitleAndText()
    {
        const auto read =
            entriesOf("entries: [{id: skill/parry, title: Parry, text: t, see: [skill/reach]}]");
        QVERIFY(read);
        QCOMPARE(read->at(0).chapter, "Skills");
        QCOMPARE(read->at(0).see, std::vector{ReferenceId("skill/reach")});
        QVERIFY(!entriesOf("entries: [{id: skill/parry, title: Parry}]"));
    }

    // A mention costs a look at every id where the nearest is looked for, so that a file may ask for only so
    // many.
    void ofManyDanglingMentionsTheFirstAreGiven()
    {
        std::string text = head + "faction: north\nunits:\n";
        for (int unit = 0; unit < 15; ++unit) {
            text += "  - id: u" + std::to_string(unit) +
                    "\n    name: u\n    types: [infantry]\n    sizes: []\n    requires: [";
            for (int i = 0; i < 200; ++i)
                text += unit == 0 && i < 20
                            ? std::string("north/skiff") + static_cast<char>('A' + i) + ','
                            : "north/other-" + std::to_string(unit) + '-' + std::to_string(i) + ',';
            text += unit == 0 ? "]\n    skills: [parri]\n" : "]\n";
        }
        const auto contents = read(text);
        const Catalogue catalogue = yaml::assembleCatalogue(std::vector{base, skiffs}).catalogue;
        const auto faults = yaml::danglingFaults(*contents, catalogue);
        QCOMPARE(faults.size(), yaml::mostFaults);
        QCOMPARE(faults[0].nearest, "parry"); // skills are read before what a Unit requires
        QCOMPARE(listed(faults[1].nearest, faults[19].nearest), "north/skiffs north/skiffs");
        QCOMPARE(faults[20].nearest, "");
        QVERIFY(faults[99].rule == yaml::FaultRule::unknownId);
    }

    void aListWithinAUnitHoldsTwoHundred()
    {
        const auto unit = [](std::size_t names) {
            std::string text = head +
                               "faction: north\nunits:\n  - id: u\n    name: u\n    types: [infantry]\n"
                               "    sizes: []\n    former_ids: [";
            for (std::size_t i = 0; i < names; ++i)
                text += "f" + std::to_string(i) + ',';
            return text + "]\n";
        };
        QVERIFY(read(unit(yaml::mostListed)));
        QCOMPARE(rulesIn(read(unit(yaml::mostListed + 1))), "out-of-range");
    }

    void aSectionHoldsNoMoreThingsThanListsAreGoodFor()
    {
        const auto domains = [](std::size_t count) {
            std::string text = head + "domains: [";
            for (std::size_t i = 0; i < count; ++i)
                text += "{id: d" + std::to_string(100'000 + i) + ", name: x},";
            return text + "]\n";
        };
        QVERIFY(read(domains(yaml::mostThings)));
        QCOMPARE(rulesIn(read(domains(yaml::mostThings + 1))), "out-of-range");
    }

    // Colours of factions, and what they become so that they can be read.

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

    void aFactionHasAnyColour()
    {
        for (const auto& [text, own] :
             {std::pair("purple", ""), {"\"#3A7BD5\"", "#3a7bd5"}, {"3a7bd5", "#3a7bd5"}}) {
            const auto got = read(head + "factions: [{id: a, name: A, title: A, colour: " + text +
                                  ", allegiance: true}]\n");
            QVERIFY(got);
            const FactionColour colour = got->factions.at(0).colour;
            QCOMPARE(colour.own ? toText(*colour.own) : std::string(), own);
            QVERIFY(colour.own || colour == FactionColour{FactionColour::Name::purple});
        }
    }
};

ADJUTANT_TEST(CatalogueTest)

} // namespace adjutant::test::tst_catalogue
