<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdviceCard</name>
    <message>
        <source>What pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare what it could do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>deed, cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target gone %1 · removes %2 AP, loses %3 AP · %4 AP removed a TS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted chance in %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerStrip</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the whole answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmiesPage</name>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a part of its name or its people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with a people and its limits, or open a ready army from Home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyChoice</name>
    <message>
        <source>No army</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyHeader</name>
    <message>
        <source>Back to the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unnamed army</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n Warrior(s)</source>
        <translation>
            <numerusform>%1 · %n Warrior</numerusform>
            <numerusform>%1 · %n Warriors</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 AP, Rarity %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyPage</name>
    <message>
        <source>%1 recruited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit a Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own name for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyRowCard</name>
    <message>
        <source>Unnamed army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %L2/%L3 AP · Rarity %L4/%L5</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n Warrior(s) · %2</source>
        <translation>
            <numerusform>%1 · %n Warrior · %2</numerusform>
            <numerusform>%1 · %n Warriors · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message>
        <source>AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %L3 of %L4 AP, Rarity %L5 of %L6</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BudgetBar</name>
    <message>
        <source>%L1 / %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %L2 of %L3, over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %L2 of %L3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CasualtyBars</name>
    <message>
        <source>%1 or more: %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryCard</name>
    <message>
        <source>%1, size %L2, %L3 AP, Rarity %L4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <comment>size of a Unit, short</comment>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s), %L1 AP, Rarity %L2</source>
        <translation>
            <numerusform>%n Warrior, %L1 AP, Rarity %L2</numerusform>
            <numerusform>%n Warriors, %L1 AP, Rarity %L2</numerusform>
        </translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: type it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a weapon to hand out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size %L1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryList</name>
    <message>
        <source>Units of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal: within both limits, and every rule is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit the first Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hero of %1 is needed; begin with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit a Unit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryMenu</name>
    <message>
        <source>Give it a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change its card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in its card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your card is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop from the army</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapping of keys to values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by - or _</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can’t be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things are nested in one another more than %1 deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds more than %1 values; an alias counts as often as it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can’t be understood as YAML: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format “%1” can’t be read here; it must be %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must be %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is unknown here; these are allowed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is here twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is longer than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” can’t be an id; one is made of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not one of the words allowed here: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has the id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id “%1” is here twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Did you mean “%2”?</source>
        <comment>a sentence about a fault, a word that was probably meant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no army code. Nothing was changed. Copy the whole code: it starts with ADJ1:.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army code was made by a newer Adjutant. Nothing was changed. Update Adjutant, or ask for the army as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army code is cut off or mistyped. Nothing was changed. Copy it again, whole, from ADJ1: to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is too long to be an army code. Nothing was changed. Copy the code alone, from ADJ1: to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army code is whole, but what it holds is no army list. Nothing was changed. Ask whoever made it to share the army again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureField</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not entered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not entered: keep %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not entered yet; press if the card says the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln Warrior</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln Warrior</numerusform>
            <numerusform>%Ln Warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln Warriors</source>
        <translation>
            <numerusform>%Ln Warrior</numerusform>
            <numerusform>%Ln Warriors</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the last two of a list: &quot;6, 9&quot; and &quot;12&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingCard</name>
    <message>
        <source>Show the Unit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingRows</name>
    <message>
        <source>%1 × %2</source>
        <comment>how often: a finding</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Unit (its faction)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Unit has no options to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Unit offers %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 AP is %2 over the limit of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity %1 is %2 over the limit of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army of %1 needs at least one Hero of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero and may be in an army only once, not %Ln times.</source>
        <translation>
            <numerusform>%1 is a Hero and may be in an army only once, not %Ln time.</numerusform>
            <numerusform>%1 is a Hero and may be in an army only once, not %Ln times.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Unit is called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Unit is called “%1”. Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1 is not offered for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1 is not offered for %2: the only size is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1 is not offered for %2: the sizes are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot join: an army of %2 recruits from %3 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be recruited together with %2. The army has no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be recruited: it comes only by invocation, during the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No option is called “%1”. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not this Unit’s to give. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is one option too many: this Unit hands out only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is meant for “%2”, but nothing in the army goes by that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot go to %2: only Infantry may have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot go to %2, a Hero: only the giver or a Unit that is no Hero may have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot go to %2, which carries an option already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in this army list cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in this army list cannot be understood: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>At the ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) in your keeping.</source>
        <translation>
            <numerusform>%n army in your keeping.</numerusform>
            <numerusform>%n armies in your keeping.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build an army, or start from one of the four ready ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on where you left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a people and the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a code, a file or pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills, weapons, options and types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%L1 AP · Rarity %L2 · %n Warrior(s)</source>
        <translation>
            <numerusform>%L1 AP · Rarity %L2 · %n Warrior</numerusform>
            <numerusform>%L1 AP · Rarity %L2 · %n Warriors</numerusform>
        </translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact odds of a fight or a shot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HtmlExport</name>
    <message>
        <source>%1 over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no Units in this army yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Units of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HtmlUnit</name>
    <message>
        <source>Profile of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoots with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste an army code (it starts with ADJ1:) or the contents of an army file. The army is checked anew; your other armies stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderCard</name>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>roll, dice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, threshold %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Keep the changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of %1 was changed and isn&apos;t kept yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Limits of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army Points (AP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook advises Rarity %L1 for %L2 AP: one for every full 100 AP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the advice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Adjutant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 was imported and checked: %n finding(s).</source>
        <translation>
            <numerusform>%1 was imported and checked: %n finding.</numerusform>
            <numerusform>%1 was imported and checked: %n findings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainBanner</name>
    <message>
        <source>Some changes are not saved yet; they are kept while this window is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainNavigation</name>
    <message>
        <source>Main places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjutant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkdownExport</name>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchupPage</name>
    <message>
        <source>Army against army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected AP removed less AP lost; a cell opens its odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is acted on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Units do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two armies with Units whose cards are known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MendWords</name>
    <message>
        <source>take %1 instead of %3 in “%2”</source>
        <extracomment>%1 and %3 are numbers of Warriors, %2 is the Unit or the player&apos;s own name for it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take %1 %2 instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add %1 (%2)</source>
        <comment>Unit (its size)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make “%1” %2 (%3)</source>
        <comment>what was written, the Unit, its size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out the option %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 AP</source>
        <comment>with a sign</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Rarity</source>
        <comment>with a sign</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to change: what it does to the totals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between AP and Rarity</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewArmySheet</name>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army Points (AP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As advised: one Rarity for every full 100 AP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook advises Rarity %L1 for %L2 AP: one for every full 100 AP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name (you can change it later)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a people first: it decides which Units may join.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>“%1” can&apos;t be taken: %L2 to %L3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OddsPage</name>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army against army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a setup from the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setup was taken from the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no code of a setup on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this setup as a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code of this setup was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds were copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is acted on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the kept one go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OddsResults</name>
    <message>
        <source>Morale: scattered %1, one Stress %2, in doubt %3, intact %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n Warrior(s) on average, with those who scatter</source>
        <translation>
            <numerusform>%1 of %n Warrior on average, with those who scatter</numerusform>
            <numerusform>%1 of %n Warriors on average, with those who scatter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 charge %2</source>
        <comment>Units</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attack %2</source>
        <comment>Units</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shoot at %2</source>
        <comment>Units</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one Warrior falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gain a Stress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Unit: roll</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>threshold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 D10</source>
        <comment>dice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens: chance</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OddsSide</name>
    <message>
        <source>Warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heroic Action dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other added dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rerolls by allies in Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other allied Units Engaged with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allied Authority in range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warriors of its other enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks instead of attacking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Guard Unit in cohesion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charisma in range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engaged with another Dreadful Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They shall not pass!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>one for each Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each Injury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner&apos;s lead in Advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every failure is rolled again once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swashbuckler: every failure is rolled again once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking: each success cancels a Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parry: a 10 adds no die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert Parry: a 10 is a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadly Blow: each 10 of the roll to hit is an Injury more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safeguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 10 cancels the Injury, 6 to 9 passes it to the Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 10 cancels the Injury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charisma: every failure is rolled again once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They shall not pass!: morale stays intact without a roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maelstrom: every 1 counts towards a cataclysm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes second: only with who is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal Initiative: both strike at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 10 adds no die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 10 is a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harassment roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invocation roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in Contact × Power %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shooting × Power %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Heroic Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 harassing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Hit(s)</source>
        <translation>
            <numerusform>%n Hit</numerusform>
            <numerusform>%n Hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sum of %n D10</source>
        <translation>
            <numerusform>the sum of %n D10</numerusform>
            <numerusform>the sum of %n D10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for Morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for full fives of Warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Discipline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Authority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the spell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the invocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid with TS</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength %1 of the weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Willpower %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Stress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Obstacles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Concealment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Sharpshooter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Dreadful enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for more sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berserker: Power %1 by Stress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by the Berserker&apos;s Stress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brutal Charge: Power %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiple Shots: Power %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Up to %n failure(s) rolled again</source>
        <translation>
            <numerusform>Up to %n failure rolled again</numerusform>
            <numerusform>Up to %n failures rolled again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Berserker: %n success(es) more</source>
        <translation>
            <numerusform>Berserker: %n success more</numerusform>
            <numerusform>Berserker: %n successes more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>action, opposition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionSheet</name>
    <message>
        <source>Weapons of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One weapon, for one Unit; its price counts for every Warrior of that Unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %L2 AP</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintedCard</name>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its card is not in our source: write the values in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 each Warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>foot of a printed page</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · made with Adjutant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army, to scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 Rarity</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Your card is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in what its card says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shoots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awakened, times a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in your own files, apart from the rulebook&apos;s data; an update leaves it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the rulebook&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are still our guess: compare them with the card.</source>
        <translation>
            <numerusform>%n figure is still our guess: compare it with the card.</numerusform>
            <numerusform>%n figures are still our guess: compare them with the card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecruitCard</name>
    <message>
        <source>card not in the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in the army</source>
        <translation>
            <numerusform>%n in the army</numerusform>
            <numerusform>%n in the army</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold the card. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <comment>size of a Unit, short</comment>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 AP · R %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Recruit %n %1</source>
        <translation>
            <numerusform>Recruit %n %1</numerusform>
            <numerusform>Recruit %n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 AP, Rarity %L2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecruitDetails</name>
    <message>
        <source>Change the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in its card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecruitList</name>
    <message>
        <source>Search names, types and skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units to recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Unit matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a part of a name, a type or a skill.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecruitSheet</name>
    <message>
        <source>Recruit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many or more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterExport</name>
    <message>
        <source>This army is too long for a QR code. Share it as a code, a file or a page, or shorten its notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF could not be made. The army is safe. Try again, or print the HTML page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Army of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>No rule found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · also printed as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook doesn&apos;t define this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How we read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act</source>
        <comment>Actions, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pow</source>
        <comment>Power, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hea</source>
        <comment>Health, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Init</source>
        <comment>Initiative, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com</source>
        <comment>Combat, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho</source>
        <comment>Shooting, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Str</source>
        <comment>Strength, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Res</source>
        <comment>Resistance, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will</source>
        <comment>Willpower, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mar</source>
        <comment>March, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cha</source>
        <comment>Charge, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awakened [%1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between Types</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AP</source>
        <comment>Army Points, short</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search titles and texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also printed as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a part of a word: “par” finds Parry and Expert Parry.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>“%1” could not be saved: it is a folder. Nothing was changed. Choose a name for the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The file that was there is untouched. Choose another place or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Nothing was written. Choose another place or name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldiers: 6 Warriors, 80 AP, Blocking, Discipline, Parry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies and backups are kept here. Your own Units go as YAML files into %1; they lie over the rulebook&apos;s and are never changed by an update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new folder is used from the next start on. Your armies stay in the old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All armies in one file beside them. Putting one back keeps the present armies as another backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backed up as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjutant %1 · free software, GPL 3 or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this backup back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies of %1 take the place of the present ones. The present ones are backed up first, so that you can come back to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Print and share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profiles, skills in short, boxes to tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army was sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another Adjutant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in it comes back when imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR picture of the army code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army is too long for a QR picture. Its code and its files hold all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code: any Adjutant imports it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetUnit</name>
    <message numerus="yes">
        <source>%Ln Shot an Activation</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln Shot an Activation</numerusform>
            <numerusform>%Ln Shots an Activation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln Shots an Activation</source>
        <translation>
            <numerusform>%Ln Shot an Activation</numerusform>
            <numerusform>%Ln Shots an Activation</numerusform>
        </translation>
    </message>
    <message>
        <source>no Parry or Expert Parry against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (Warrior’s)</source>
        <comment>the Strength of the one who shoots</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warrior’s</source>
        <comment>the Strength of the one who shoots</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>%1 of %2 AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarity %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln thing to mend before it is legal.</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>Draft: %Ln thing to mend before it is legal.</numerusform>
            <numerusform>Draft: %Ln things to mend before it is legal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln things to mend before it is legal.</source>
        <translation>
            <numerusform>Draft: %Ln thing to mend before it is legal.</numerusform>
            <numerusform>Draft: %Ln things to mend before it is legal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a Unit, what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>what an option costs, who gives it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShotFields</name>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obstacles in the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealment agreed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures may be rolled again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Choose another Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice, bonuses, characteristics, skills</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideDetails</name>
    <message>
        <source>Characteristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Add a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value [X]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>Air</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Source of, an Element</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between domains of magic</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>(other window)</source>
        <comment>Behind the name of an army list that two windows have changed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 is not there and can’t be made, so nothing can be saved. Changes stay in this window only. Choose another folder in the settings, or make this one and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be written to, so changes are not being saved. What was saved before is safe, and changes stay in this window. Allow writing there, or choose another folder in the settings, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk with %1 is full, so the last change is not saved yet. What was saved before is safe, and the change stays in this window. Free some space and try again before you close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 is damaged and could not be repaired. The file is kept as it is, and changes stay in this window. Restore a backup, or choose another folder in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 was written by a newer Adjutant. It is not touched, and changes are not being saved. Update Adjutant to go on with your lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the database %1, so the last change is not saved yet. It stays in this window. Close the other program and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be read or written: its disk may have been removed, or access is not allowed. What was saved before is not changed, and changes stay in this window. See to the disk and try again before you close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 is of an older Adjutant and could not be brought up to date. It is as it was, and changes are not being saved. Please report this, and go on with the older Adjutant meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army list “%1” can’t be read. It is kept as it is, and all others are safe. An older version of it may be in a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last change of “%1” can’t be saved as it is. The list as it was before is safe, and the change stays in this window. Shorten its names and notes, or undo the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army list is not there any more: it was deleted, perhaps in another window. Deleted lists can be brought back for 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no sound backup of Adjutant’s. Nothing was changed. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 can’t be used just now. What was saved before is not changed, and changes stay in this window. Try again; if it doesn’t help, restart Adjutant after exporting what you need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database was gone and has been made anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database was damaged and has been replaced. The damaged file is kept: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(The system says: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n army list(s) could be kept from it.</source>
        <translation>
            <numerusform>%n army list could be kept from it.</numerusform>
            <numerusform>%n army lists could be kept from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army list(s) came from the newest backup.</source>
        <translation>
            <numerusform>%n army list came from the newest backup.</numerusform>
            <numerusform>%n army lists came from the newest backup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look through your lists; other backups can be restored in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>What the Unit does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combined Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextArea</name>
    <message>
        <source>This is too long: %L1 kB, and at most %L2 kB are read. Nothing was pasted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1… (%L2 kB pasted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the box</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextExport</name>
    <message>
        <source>%1: %2</source>
        <comment>a label, its text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnitChoicePage</name>
    <message>
        <source>Choose a Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names, armies, peoples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Unit matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of a name is enough.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnitRows</name>
    <message>
        <source>the Warrior&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cm, Strength %2, Saturation %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the army already; a Hero may be there once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only together with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: of use only if it has crossbows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: agree on whether it counts as a crossbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no crossbow: it would do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a Unit and its size</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::ArmyEditor</name>
    <message>
        <source>%1 recruited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: option chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: option dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army&apos;s notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army mended</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::ArmyLibrary</name>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army could not be imported; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army could not be imported: it is of &quot;%1 / %2&quot;, which this Adjutant doesn&apos;t know. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army was also changed in another window. Both versions are kept: look for &quot;(other window)&quot; among your armies.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::ArmySharing</name>
    <message>
        <source>Save the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer did not take the document; nothing was printed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::FileChoice</name>
    <message>
        <source>Import an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies (*.yaml *.yml *.json *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::OddsDesk</name>
    <message>
        <source>%L1 dice in one roll are more than the %L2 we compute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out of these odds: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combined Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> with %n Heroic Action D10</source>
        <translation>
            <numerusform> with %n Heroic Action D10</numerusform>
            <numerusform> with %n Heroic Action D10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 TS</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not even %n Heroic Action D10 bring that chance.</source>
        <translation>
            <numerusform>Not even %n Heroic Action D10 brings that chance.</numerusform>
            <numerusform>Not even %n Heroic Action D10 bring that chance.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has that chance without Heroic Action: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Heroic Action D10 bring %1, for %2 TS in all.</source>
        <translation>
            <numerusform>%n Heroic Action D10 brings %1, for %2 TS in all.</numerusform>
            <numerusform>%n Heroic Action D10 bring %1, for %2 TS in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::OddsMatchup</name>
    <message>
        <source>%1 (%2)</source>
        <comment>Unit (Warriors)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, since their cards are not known: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <comment>no shot possible</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: removes %3, loses %4, target gone: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t shoot at %2 from there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::OddsSide</name>
    <message>
        <source>Typed figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power %1 · Health %2 · Initiative %3 · Combat %4/%5 · Strength %6 · Resistance %7 · Willpower %8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <comment>no Shooting</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::OddsUnits</name>
    <message>
        <source>Its card is not in the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::ProfileForm</name>
    <message>
        <source>cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 could not be removed: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adjutant::Settings</name>
    <message>
        <source>Folder for armies and your own files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
