<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BattleEndSheet</name>
    <message numerus="yes">
        <source>%Ln condition(s) to confirm: set them under Missions to score the points.</source>
        <translation>
            <numerusform>%Ln condition to confirm: set it under Missions to score the points.</numerusform>
            <numerusform>%Ln conditions to confirm: set them under Missions to score the points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattleMenuSheet</name>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n phone connected</numerusform>
            <numerusform>%n phones connected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatalogueCardLine</name>
    <message numerus="yes">
        <source>%n in the list</source>
        <translation>
            <numerusform>%n in the list</numerusform>
            <numerusform>%n in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n %1</source>
        <comment>size, Unit</comment>
        <translation>
            <numerusform>Add %n %1</numerusform>
            <numerusform>Add %n %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentWords</name>
    <message numerus="yes">
        <source>Draft: %Ln problem to fix before it is legal.</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>Draft: %Ln thing to fix before it is legal.</numerusform>
            <numerusform>Draft: %Ln things to fix before it is legal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln problems to fix before it is legal.</source>
        <translation>
            <numerusform>Draft: %Ln thing to fix before it is legal.</numerusform>
            <numerusform>Draft: %Ln things to fix before it is legal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message numerus="yes">
        <source>Save %n match(es)</source>
        <translation>
            <numerusform>Save %n match</numerusform>
            <numerusform>Save %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <translation>
            <numerusform>Show %n match</numerusform>
            <numerusform>Show %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForcesPane</name>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln out</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln out</numerusform>
            <numerusform>%Ln out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormNotices</name>
    <message numerus="yes">
        <source>%n more warning(s)</source>
        <translation>
            <numerusform>%n more warning</numerusform>
            <numerusform>%n more warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormSheet</name>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n more option</numerusform>
            <numerusform>%n more options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) already in the history.</source>
        <translation>
            <numerusform>%n match already in the history.</numerusform>
            <numerusform>%n matches already in the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still loading</source>
        <translation>
            <numerusform>%n match still loading</numerusform>
            <numerusform>%n matches still loading</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListEntries</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListRowCard</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message numerus="yes">
        <source>Strike out %n later step(s)</source>
        <translation>
            <numerusform>Strike out %n later step</numerusform>
            <numerusform>Strike out %n later steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message numerus="yes">
        <source>%1 imported and checked: %n problem(s).</source>
        <translation>
            <numerusform>%1 imported and checked: %n problem.</numerusform>
            <numerusform>%1 imported and checked: %n problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message numerus="yes">
        <source>%Ln Round</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln Round</numerusform>
            <numerusform>%Ln Rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln Rounds</source>
        <translation>
            <numerusform>%Ln Round</numerusform>
            <numerusform>%Ln Rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message numerus="yes">
        <source>%n match(es) saved, then: %1</source>
        <translation>
            <numerusform>%n match saved, then: %1</numerusform>
            <numerusform>%n matches saved, then: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s)</source>
        <translation>
            <numerusform>%n Round</numerusform>
            <numerusform>%n Rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesChip</name>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n phone connected</numerusform>
            <numerusform>%n phones connected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message numerus="yes">
        <source>%n guessed value(s): check your card.</source>
        <translation>
            <numerusform>%n guessed value: check your card.</numerusform>
            <numerusform>%n guessed values: check your card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Show all %n</numerusform>
            <numerusform>Show all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsField</name>
    <message numerus="yes">
        <source>%Ln so far.</source>
        <translation>
            <numerusform>%Ln so far.</numerusform>
            <numerusform>%Ln so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::BattleSetup</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::Bin</name>
    <message numerus="yes">
        <source>%Ln list(s)</source>
        <translation>
            <numerusform>%Ln list</numerusform>
            <numerusform>%Ln lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::ListLibrary</name>
    <message numerus="yes">
        <source>And %Ln more: &quot;adjutant-cli check&quot; lists all problems in a folder.</source>
        <translation>
            <numerusform>And %Ln more: &quot;adjutant-cli check&quot; lists all problems in a folder.</numerusform>
            <numerusform>And %Ln more: &quot;adjutant-cli check&quot; lists all problems in a folder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::MatchHistory</name>
    <message numerus="yes">
        <source>%n file(s) could not be imported; what you had is unchanged.</source>
        <translation>
            <numerusform>%n file could not be imported; what you had is unchanged.</numerusform>
            <numerusform>%n files could not be imported; what you had is unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::OddsController</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::RollLuck</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::Settings</name>
    <message numerus="yes">
        <source>Backed up as %1, without %n file(s) over 4 MiB.</source>
        <translation>
            <numerusform>Backed up as %1, without %n file over 4 MiB.</numerusform>
            <numerusform>Backed up as %1, without %n files over 4 MiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adventure</name>
    <message numerus="yes">
        <source>%n source(s) of advantage</source>
        <translation>
            <numerusform>%n source of advantage</numerusform>
            <numerusform>%n sources of advantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) of disadvantage</source>
        <translation>
            <numerusform>%n source of disadvantage</numerusform>
            <numerusform>%n sources of disadvantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of advantage</source>
        <translation>
            <numerusform>%n further source of advantage</numerusform>
            <numerusform>%n further sources of advantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of disadvantage</source>
        <translation>
            <numerusform>%n further source of disadvantage</numerusform>
            <numerusform>%n further sources of disadvantage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message numerus="yes">
        <source>%1: %n face(s) needed, not %2</source>
        <translation>
            <numerusform>%1: %n face needed, not %2</numerusform>
            <numerusform>%1: %n faces needed, not %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>battlecards</name>
    <message numerus="yes">
        <source>× %n knight(s) = %1</source>
        <translation>
            <numerusform>× %n knight = %1</numerusform>
            <numerusform>× %n knights = %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: victory with %n point(s)</source>
        <translation>
            <numerusform>%1: victory with %n point</numerusform>
            <numerusform>%1: victory with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n wound(s): %2</source>
        <translation>
            <numerusform>%1 takes %n wound: %2</numerusform>
            <numerusform>%1 takes %n wounds: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n wound(s) on each of its knights</source>
        <translation>
            <numerusform>%1: %n wound on each of its knights</numerusform>
            <numerusform>%1: %n wounds on each of its knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 takes %n wound(s) from %1: %3</source>
        <translation>
            <numerusform>%2 takes %n wound from %1: %3</numerusform>
            <numerusform>%2 takes %n wounds from %1: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s) from %2 knights</source>
        <translation>
            <numerusform>%1; takes %n wound from %2 knights</numerusform>
            <numerusform>%1; takes %n wounds from %2 knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s)</source>
        <translation>
            <numerusform>%1; takes %n wound</numerusform>
            <numerusform>%1; takes %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: each knight takes %n wound(s) from %2</source>
        <translation>
            <numerusform>%1: each knight takes %n wound from %2</numerusform>
            <numerusform>%1: each knight takes %n wounds from %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %n point(s)</source>
        <translation>
            <numerusform>%1 together: %n point</numerusform>
            <numerusform>%1 together: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drafta</name>
    <message numerus="yes">
        <source>%n unit(s) inside</source>
        <translation>
            <numerusform>%n unit inside</numerusform>
            <numerusform>%n units inside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n square(s)</source>
        <translation>
            <numerusform>up to %n square</numerusform>
            <numerusform>up to %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves up to %n square(s) here, not %2</source>
        <translation>
            <numerusform>%1 moves up to %n square here, not %2</numerusform>
            <numerusform>%1 moves up to %n squares here, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n square(s)</source>
        <translation>
            <numerusform>%1 moves %n square</numerusform>
            <numerusform>%1 moves %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can attack from up to %n square(s) away</source>
        <translation>
            <numerusform>%1 can attack from up to %n square away</numerusform>
            <numerusform>%1 can attack from up to %n squares away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>square(s)</source>
        <translation>
            <numerusform>square</numerusform>
            <numerusform>squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drakerys</name>
    <message numerus="yes">
        <source>%1 needs %n own Unit(s), not %2</source>
        <translation>
            <numerusform>%1 needs %n own Unit, not %2</numerusform>
            <numerusform>%1 needs %n own Units, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n enemy Unit(s), not %2</source>
        <translation>
            <numerusform>%1 needs %n enemy Unit, not %2</numerusform>
            <numerusform>%1 needs %n enemy Units, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <translation>
            <numerusform>%n Warrior</numerusform>
            <numerusform>%n Warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) removed</source>
        <translation>
            <numerusform>%1: %n Warrior removed</numerusform>
            <numerusform>%1: %n Warriors removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” on %3, %n square(s)</source>
        <translation>
            <numerusform>%1: “%2” on %3, %n square</numerusform>
            <numerusform>%1: “%2” on %3, %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es) (%2 expected)</source>
        <translation>
            <numerusform>%1: %n success (%2 expected)</numerusform>
            <numerusform>%1: %n successes (%2 expected)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 cast, %n success(es)</source>
        <translation>
            <numerusform>%1: %2 cast, %n success</numerusform>
            <numerusform>%1: %2 cast, %n successes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) lost</source>
        <translation>
            <numerusform>%1: %n Warrior lost</numerusform>
            <numerusform>%1: %n Warriors lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Shot(s) per activation</source>
        <translation>
            <numerusform>%n Shot per activation</numerusform>
            <numerusform>%n Shots per activation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n Heroic Action D10</source>
        <translation>
            <numerusform>%1 with %n Heroic Action D10</numerusform>
            <numerusform>%1 with %n Heroic Action D10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero: once per army, not %n times</source>
        <translation>
            <numerusform>%1 is a Hero and may be in an army once, not %n time</numerusform>
            <numerusform>%1 is a Hero and may be in an army once, not %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n still to be placed</source>
        <translation>
            <numerusform>%1; %n still to be placed</numerusform>
            <numerusform>%1; %n still to be placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to be placed</source>
        <translation>
            <numerusform>%n still to be placed</numerusform>
            <numerusform>%n still to be placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: block %n Hit(s) instead of attacking</source>
        <translation>
            <numerusform>%1: block %n Hit instead of attacking</numerusform>
            <numerusform>%1: block %n Hits instead of attacking</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your Unit(s)</source>
        <translation>
            <numerusform>%n of your Units</numerusform>
            <numerusform>%n of your Units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” for %3, %n Injury token(s) removed</source>
        <translation>
            <numerusform>%1: “%2” for %3, %n Injury token removed</numerusform>
            <numerusform>%1: “%2” for %3, %n Injury tokens removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Headquarters Phase %2 resolved, one Stress removed from %n Unit(s)</source>
        <translation>
            <numerusform>%1: Headquarters Phase %2 resolved, one Stress off %n Unit</numerusform>
            <numerusform>%1: Headquarters Phase %2 resolved, one Stress off %n Units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s) of 6 not played</source>
        <translation>
            <numerusform>%n Round of 6 not played</numerusform>
            <numerusform>%n Rounds of 6 not played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n spell(s), but Wizard level %2</source>
        <translation>
            <numerusform>%1: %n spell, but Wizard level %2</numerusform>
            <numerusform>%1: %n spells, but Wizard level %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Hero(es) on the battlefield, not %2</source>
        <translation>
            <numerusform>%1 has %n Hero on the battlefield, not %2</numerusform>
            <numerusform>%1 has %n Heroes on the battlefield, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es) of %1 can be within %2 cm, not %3</source>
        <translation>
            <numerusform>%n Hero of %1 can be within %2 cm, not %3</numerusform>
            <numerusform>%n Heroes of %1 can be within %2 cm, not %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no Guard takes the %n Injury(s)</source>
        <translation>
            <numerusform>%1: no Guard takes the Injury</numerusform>
            <numerusform>%1: no Guard takes the %n Injuries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cataclysm inflicts %n Injury(s) on %1</source>
        <translation>
            <numerusform>The cataclysm inflicts %n Injury on %1</numerusform>
            <numerusform>The cataclysm inflicts %n Injuries on %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>line %1 of %2 is damaged: %n usable step(s) before it</source>
        <translation>
            <numerusform>line %1 of %2 is damaged: %n usable step before it</numerusform>
            <numerusform>line %1 of %2 is damaged: %n usable steps before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 can’t be used: %n usable step(s) before it (%3)</source>
        <translation>
            <numerusform>line %1 of %2 can&apos;t be used: %n usable step before it (%3)</numerusform>
            <numerusform>line %1 of %2 can&apos;t be used: %n usable steps before it (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skirmish</name>
    <message numerus="yes">
        <source>heals %n wound(s)</source>
        <translation>
            <numerusform>heals %n wound</numerusform>
            <numerusform>heals %n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation>
            <numerusform>for %n round</numerusform>
            <numerusform>for %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, none given</source>
        <translation>
            <numerusform>%1: %n face needed, none given</numerusform>
            <numerusform>%1: %n faces needed, none given</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>%n success</numerusform>
            <numerusform>%n successes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best reply to %n hit(s): %1, wounds on average: %2</source>
        <translation>
            <numerusform>Best reply to %n hit: %1, wounds on average: %2</numerusform>
            <numerusform>Best reply to %n hits: %1, wounds on average: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) rolled</source>
        <translation>
            <numerusform>%n hit rolled</numerusform>
            <numerusform>%n hits rolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n card(s); the rules call for 10</source>
        <translation>
            <numerusform>the deck has %n card; the rules call for 10</numerusform>
            <numerusform>the deck has %n cards; the rules call for 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a warband has 3 to 10 models, not %n</source>
        <translation>
            <numerusform>a warband has 3 to 10 models, not %n</numerusform>
            <numerusform>a warband has 3 to 10 models, not %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n wound(s): %2 of %3 left</source>
        <translation>
            <numerusform>%1 suffers %n wound: %2 of %3 left</numerusform>
            <numerusform>%1 suffers %n wounds: %2 of %3 left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n inch(es)</source>
        <translation>
            <numerusform>%1 within %n inch</numerusform>
            <numerusform>%1 within %n inches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It moves up to %n inch(es)</source>
        <translation>
            <numerusform>It moves up to %n inch</numerusform>
            <numerusform>It moves up to %n inches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draft ends, with %n round(s) left</source>
        <translation>
            <numerusform>The draft ends, with %n round left</numerusform>
            <numerusform>The draft ends, with %n rounds left</numerusform>
        </translation>
    </message>
</context>
</TS>
