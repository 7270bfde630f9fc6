<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionButton</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>AidPage</name>
    <message>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Saves the page for print</source>
        <translation>Speichert die Seite zum Drucken</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Not translated yet: this is the English page.</source>
        <translation>Noch nicht übersetzt: das ist die englische Seite.</translation>
    </message>
    <message>
        <source>No player aid</source>
        <translation>Keine Spielhilfe</translation>
    </message>
    <message>
        <source>This game has none yet. Its rules are in the look-up.</source>
        <translation>Dieses Spiel hat noch keine. Seine Regeln stehen im Nachschlagewerk.</translation>
    </message>
    <message>
        <source>%1 · player aid</source>
        <extracomment>head of a printed page: the game, and what the page is</extracomment>
        <translation>%1 · Spielhilfe</translation>
    </message>
    <message>
        <source>made with Adjutant</source>
        <translation>erstellt mit Adjutant</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>BinEntry</name>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Tap a list or a match to bring it back.</source>
        <translation>Tippe auf eine Liste oder Partie, um sie zurückzuholen.</translation>
    </message>
    <message>
        <source>Nothing is in it. What you delete stays here for 30 days.</source>
        <translation>Er ist leer. Was du löschst, bleibt hier 30 Tage.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1. Brings it back</source>
        <translation>%1. Holt zurück</translation>
    </message>
</context>
<context>
    <name>BudgetBar</name>
    <message>
        <source>%L1 / %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
    <message>
        <source>−%L1</source>
        <translation>−%L1</translation>
    </message>
    <message>
        <source>%L1 over</source>
        <translation>%L1 zu viel</translation>
    </message>
    <message>
        <source>%L1 left</source>
        <translation>%L1 übrig</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3, over the limit</source>
        <translation>%1: %L2 von %L3, über der Grenze</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3</source>
        <translation>%1: %L2 von %L3</translation>
    </message>
</context>
<context>
    <name>BudgetRows</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a budget, its short form</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>BudgetWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>what is spent, its limit</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>CardRows</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what is in the list, its size</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CatalogueCardDetails</name>
    <message>
        <source>Type in its card</source>
        <translation>Karte eintippen</translation>
    </message>
    <message>
        <source>Change the card</source>
        <translation>Karte ändern</translation>
    </message>
</context>
<context>
    <name>CatalogueCardLine</name>
    <message numerus="yes">
        <source>%n in the list</source>
        <translation>
            <numerusform>%n in der Liste</numerusform>
            <numerusform>%n in der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>no stats in the rulebook</source>
        <translation>keine Werte im Regelbuch</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>deine Karte</translation>
    </message>
    <message>
        <source>Fold the card</source>
        <translation>Karte einklappen</translation>
    </message>
    <message>
        <source>Unfold the card. %1</source>
        <translation>Karte ausklappen. %1</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>size</comment>
        <translation>%L1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n %1</source>
        <comment>size, Unit</comment>
        <translation>
            <numerusform>%n %1 hinzufügen</numerusform>
            <numerusform>%n %1 hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CataloguePane</name>
    <message>
        <source>Type in a card</source>
        <translation>Karte eintippen</translation>
    </message>
    <message>
        <source>Type in the cards that you play with. Each is kept in this list.</source>
        <translation>Tippe die Karten ein, mit denen du spielst. Jede wird in dieser Liste behalten.</translation>
    </message>
    <message>
        <source>Search names, types and abilities</source>
        <translation>Namen, Typen und Fähigkeiten suchen</translation>
    </message>
    <message>
        <source>Search for a part of a name, a type or an ability.</source>
        <translation>Suche nach einem Teil eines Namens, eines Typs oder einer Fähigkeit.</translation>
    </message>
    <message>
        <source>What can be added</source>
        <translation>Was hinzugefügt werden kann</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>Nothing is ready to be added</source>
        <translation>Nichts steht zum Hinzufügen bereit</translation>
    </message>
</context>
<context>
    <name>CatalogueSheet</name>
    <message>
        <source>Add to the list</source>
        <translation>Zur Liste hinzufügen</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>%1, Round by Round</source>
        <translation>%1, Runde für Runde</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <comment>value, player</comment>
        <translation>%2: %1</translation>
    </message>
</context>
<context>
    <name>ChoiceEntry</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChoiceLine</name>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>There is nothing to choose yet.</source>
        <translation>Hier gibt es noch nichts zu wählen.</translation>
    </message>
</context>
<context>
    <name>CounterField</name>
    <message>
        <source>%1, %2: 1 less</source>
        <translation>%1, %2: 1 weniger</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: 1 more</source>
        <translation>%1, %2: 1 mehr</translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Pass the device to %1</source>
        <translation>Gib das Gerät an %1 weiter</translation>
    </message>
    <message>
        <source>Put the device back on the table</source>
        <translation>Leg das Gerät zurück auf den Tisch</translation>
    </message>
    <message>
        <source>What comes next is for %1 only.</source>
        <translation>Was jetzt kommt, ist nur für %1.</translation>
    </message>
    <message>
        <source>Secret choices are hidden.</source>
        <translation>Geheime Entscheidungen sind verdeckt.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>%2: what does the D%L1 show?</source>
        <translation>%2: Was zeigt der W%L1?</translation>
    </message>
    <message>
        <source>What does the D%L1 show?</source>
        <translation>Was zeigt der W%L1?</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>App würfeln lassen</translation>
    </message>
    <message>
        <source>Undo die</source>
        <translation>Würfel zurück</translation>
    </message>
    <message>
        <source>Die %L1 of %L2</source>
        <translation>Würfel %L1 von %L2</translation>
    </message>
    <message>
        <source>Or enter the count: %1</source>
        <translation>Oder gib die Anzahl ein: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Alle würfeln</translation>
    </message>
    <message>
        <source>These dice and those that follow, until something else is asked</source>
        <translation>Diese Würfel und die folgenden, bis etwas anderes gefragt wird</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>More: a larger number</source>
        <translation>Mehr: eine größere Zahl</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>D%L1, not rolled</source>
        <translation>W%L1, nicht gewürfelt</translation>
    </message>
    <message>
        <source>%L1, no success</source>
        <translation>%L1, kein Erfolg</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Rules for now</source>
        <translation>Regeln für jetzt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>DueChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>What was entered is kept</source>
        <translation>Was eingegeben wurde, bleibt</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Noch nicht beendet</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Gib das Gerät an %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Diese Partie speichern</translation>
    </message>
    <message numerus="yes">
        <source>Save %n match(es)</source>
        <translation>
            <numerusform>%n Partie speichern</numerusform>
            <numerusform>%n Partien speichern</numerusform>
        </translation>
    </message>
    <message>
        <source>Story to read (web page)</source>
        <translation>Bericht zum Lesen (Webseite)</translation>
    </message>
    <message>
        <source>Stories to read (a web page each)</source>
        <translation>Berichte zum Lesen (je eine Webseite)</translation>
    </message>
    <message>
        <source>With armies, charts, luck and every step</source>
        <translation>Mit Armeen, Diagrammen, Glück und jedem Schritt</translation>
    </message>
    <message>
        <source>Everything in it comes back when imported</source>
        <translation>Beim Importieren kommt alles zurück</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>One step per line</source>
        <translation>Ein Schritt pro Zeile</translation>
    </message>
    <message>
        <source>Every match on a line, for a spreadsheet</source>
        <translation>Jede Partie in einer Zeile, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Plays for BG Stats</source>
        <translation>Partien für BG Stats</translation>
    </message>
    <message>
        <source>Finished matches only</source>
        <translation>Nur beendete Partien</translation>
    </message>
    <message>
        <source>Adjutant match</source>
        <translation>Adjutant-Partie</translation>
    </message>
    <message>
        <source>Adjutant matches (a file each)</source>
        <translation>Adjutant-Partien (je eine Datei)</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is not an army code. Nothing was changed. Copy the whole code: it starts with ADJ1:.</source>
        <translation>Das ist kein Armeecode. Nichts wurde geändert. Kopiere den ganzen Code: Er beginnt mit ADJ1:.</translation>
    </message>
    <message>
        <source>This army code was made by a newer Adjutant. Nothing was changed. Update Adjutant, or ask for the army as a file.</source>
        <translation>Dieser Armeecode stammt von einem neueren Adjutant. Nichts wurde geändert. Aktualisiere Adjutant oder bitte um die Armee als Datei.</translation>
    </message>
    <message>
        <source>The army code is cut off or mistyped. Nothing was changed. Copy it again, whole, from ADJ1: to its end.</source>
        <translation>Der Armeecode ist abgeschnitten oder vertippt. Nichts wurde geändert. Kopiere ihn noch einmal ganz, von ADJ1: bis zum Ende.</translation>
    </message>
    <message>
        <source>This text is too long to be an army code. Nothing was changed. Copy the code alone, from ADJ1: to its end.</source>
        <translation>Dieser Text ist zu lang für einen Armeecode. Nichts wurde geändert. Kopiere nur den Code, von ADJ1: bis zum Ende.</translation>
    </message>
    <message>
        <source>The army code is whole, but what it holds is not an army list. Nothing was changed. Ask whoever made it to share the army again.</source>
        <translation>Der Armeecode ist vollständig, aber er enthält keine Armeeliste. Nichts wurde geändert. Lass dir die Armee noch einmal teilen.</translation>
    </message>
</context>
<context>
    <name>FigureField</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, not entered yet</source>
        <translation>%1, noch nicht eingegeben</translation>
    </message>
    <message>
        <source>Keep %L1?</source>
        <translation>%L1 behalten?</translation>
    </message>
    <message>
        <source>%1 is not entered yet; press if the card says the same</source>
        <translation>%1 ist noch nicht eingegeben; drücke, wenn die Karte dasselbe sagt</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 AP</source>
        <translation>%1 AP</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the last two of a list: &quot;6, 9&quot; and &quot;12&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Players and factions</source>
        <translation>Spieler und Fraktionen</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Any faction</source>
        <translation>Jede Fraktion</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>Beliebiger Spieler</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Any mission</source>
        <translation>Jede Mission</translation>
    </message>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <translation>
            <numerusform>%n Partie zeigen</numerusform>
            <numerusform>%n Partien zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
</context>
<context>
    <name>FindingCard</name>
    <message>
        <source>Show it in the list</source>
        <translation>In der Liste zeigen</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Zeigt die Regel</translation>
    </message>
</context>
<context>
    <name>FindingRows</name>
    <message>
        <source>%1 × %2</source>
        <comment>how often: a finding</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>ForecastStrip</name>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not in these figures: %1</source>
        <translation>Hier nicht enthalten: %1</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 von links, %2 von vorn</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose dice, their sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sums</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>FormFieldCard</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>on record</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Keep these dice</source>
        <translation>Diese Würfel behalten</translation>
    </message>
</context>
<context>
    <name>FormSheet</name>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No longer asked: %1</source>
        <translation>Nicht mehr gefragt: %1</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Allow anyway: %1</source>
        <translation>Vereinbart: %1</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Antworten verbergen</translation>
    </message>
    <message>
        <source>Answers: %L1</source>
        <translation>Antworten: %L1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Weniger Optionen</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n weitere Option</numerusform>
            <numerusform>%n weitere Optionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Regel nachschlagen</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Alles würfeln</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Rest überspringen</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GoalCheckLine</name>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
</context>
<context>
    <name>GoalsCard</name>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Hide what to do for the goals</source>
        <translation>Ausblenden, was für die Ziele zu tun ist</translation>
    </message>
    <message>
        <source>Show what to do for the goals</source>
        <translation>Zeigen, was für die Ziele zu tun ist</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Bisher: %1</translation>
    </message>
</context>
<context>
    <name>Ground</name>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 von links, %2 von vorn</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a distance from one thing to another</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>GroundBoard</name>
    <message>
        <source>%L1 × %L2 %3, a line every %L4 %3</source>
        <translation>%L1 × %L2 %3, eine Linie alle %L4 %3</translation>
    </message>
    <message>
        <source>%L1 × %L2 %3</source>
        <translation>%L1 × %L2 %3</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>%1 in the whole window</source>
        <translation>%1 im ganzen Fenster</translation>
    </message>
</context>
<context>
    <name>GroundFloor</name>
    <message>
        <source>%L1 %2</source>
        <comment>a length and its unit</comment>
        <translation>%L1 %2</translation>
    </message>
</context>
<context>
    <name>GroundPlan</name>
    <message>
        <source>%1: %2</source>
        <comment>a thing, its place</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a thing, its state, its place</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>The arrow keys move it by 1, with Shift by 5.</source>
        <translation>Die Pfeiltasten bewegen es um 1, mit Umschalt um 5.</translation>
    </message>
    <message>
        <source>%1 %L2 %3</source>
        <comment>an action, how far, in which unit</comment>
        <translation>%1 %L2 %3</translation>
    </message>
</context>
<context>
    <name>GroundSheet</name>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>GroundSummary</name>
    <message>
        <source>Tap something to see what it is, then another thing or spot to measure.</source>
        <translation>Tippe etwas an, um zu sehen, was es ist; dann etwas anderes oder eine Stelle, um zu messen.</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Tippe an, wohin es kommt.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Its place and what else is known of it, in figures</source>
        <translation>Sein Platz und was sonst bekannt ist, in Zahlen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Not on the board: %L1</source>
        <translation>Nicht auf dem Plan: %L1</translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <translation>Auf den Plan setzen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>What %1 can do</source>
        <translation>Was %1 tun kann</translation>
    </message>
    <message>
        <source>Only put it there</source>
        <translation>Nur dorthin setzen</translation>
    </message>
    <message>
        <source>Without an action: its place is put right</source>
        <translation>Ohne Aktion: nur sein Platz wird berichtigt</translation>
    </message>
</context>
<context>
    <name>HistoryChoiceWords</name>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>matches</comment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <comment>matches</comment>
        <translation>Abgebrochen</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Filters: %L1</source>
        <translation>Filter: %L1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Save the matches that are shown</source>
        <translation>Gezeigte Partien speichern</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Vergangene Partie eintragen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Search players, armies, notes</source>
        <translation>Spieler, Armeen, Notizen suchen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>matches, filters</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No match fits</source>
        <translation>Keine Partie passt</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Search for a part of a name, an army, a mission or a note, or show all matches again.</source>
        <translation>Suche nach einem Teil eines Namens, einer Armee, einer Mission oder einer Notiz, oder zeige wieder alle Partien.</translation>
    </message>
    <message>
        <source>Matches you play with Adjutant come here by themselves, turn by turn. You can also enter one that you played without it.</source>
        <translation>Partien, die du mit Adjutant spielst, kommen von selbst hierher, Zug für Zug. Du kannst auch eine eintragen, die du ohne Adjutant gespielt hast.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation>Bleibt 30 Tage im Papierkorb</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation>%1 ist jetzt im Papierkorb.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n Partie war schon da.</numerusform>
            <numerusform>%n Partien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>%n Partie ist noch zu lesen</numerusform>
            <numerusform>%n Partien sind noch zu lesen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>In progress, Round %1</source>
        <translation>Läuft, Runde %1</translation>
    </message>
    <message>
        <source>Abandoned in Round %1</source>
        <translation>Abgebrochen in Runde %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n SP</numerusform>
            <numerusform>%n SP</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: victory points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, people: victory points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>a day, as QLocale writes dates: 14 Nov 2026</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>von Hand eingegeben</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between missions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2 matches, %3 won, %4 lost, %5 drawn</source>
        <translation>%1: Partien: %2, gewonnen: %3, verloren: %4, unentschieden: %5</translation>
    </message>
    <message>
        <source>unknown day</source>
        <translation>unbekannter Tag</translation>
    </message>
    <message>
        <source>Altered or incomplete: this isn&apos;t what was recorded</source>
        <translation>Verändert oder unvollständig: So wurde es nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen von %1</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Pick up where you left off</source>
        <translation>Weiter, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>From a code, a file or pasted text</source>
        <translation>Aus einem Code, einer Datei oder eingefügtem Text</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Regel nachschlagen</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>Was wird passieren?</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Matches, results and their stories</source>
        <translation>Partien, Ergebnisse und ihre Berichte</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) saved.</source>
        <translation>
            <numerusform>%n Liste gespeichert.</numerusform>
            <numerusform>%n Listen gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Ready cards, or cards of your own</source>
        <translation>Fertige Karten oder eigene</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Exact odds, with the reasons</source>
        <translation>Genaue Chancen mit Begründung</translation>
    </message>
    <message>
        <source>In short, with how it is read here</source>
        <translation>Kurz, und wie wir es hier lesen</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Beispiellisten</translation>
    </message>
    <message>
        <source>Make a list, or start from a ready one.</source>
        <translation>Erstelle eine Liste oder beginne mit einer fertigen.</translation>
    </message>
    <message>
        <source>Choose a faction and the limits</source>
        <translation>Fraktion und Grenzen wählen</translation>
    </message>
</context>
<context>
    <name>HtmlExport</name>
    <message>
        <source>There are no Units in this army yet.</source>
        <translation>In dieser Armee gibt es noch keine Einheiten.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>The Units of the army</source>
        <translation>Die Einheiten der Armee</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>HtmlUnit</name>
    <message>
        <source>Profile of %1</source>
        <translation>Profil: %1</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Code or text</source>
        <translation>Code oder Text</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Paste a code (it starts with ADJ1:) or the contents of a list&apos;s file. The list is checked anew; your other lists stay as they are.</source>
        <translation>Füge einen Code (er beginnt mit ADJ1:) oder den Inhalt einer Listendatei ein. Die Liste wird neu geprüft; deine anderen Listen bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Diese Liste der Tasten</translation>
    </message>
    <message>
        <source>To the next control; with Shift to the one before</source>
        <translation>Zum nächsten Bedienelement; mit Umschalt zum vorigen</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>Betätigen, was den Fokus hat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close a sheet; otherwise back</source>
        <translation>Ein Blatt schließen; sonst zurück</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Save a card, a match that was entered, a story</source>
        <translation>Eine Karte, eine eingetragene Partie, einen Bericht speichern</translation>
    </message>
    <message>
        <source>Back up now, in the settings</source>
        <translation>Jetzt sichern, in den Einstellungen</translation>
    </message>
    <message>
        <source>Lists, rules and history</source>
        <translation>Listen, Regeln und Verlauf</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation>Von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>Add a match played without Adjutant</source>
        <translation>Eine Partie eintragen, die ohne Adjutant gespielt wurde</translation>
    </message>
    <message>
        <source>Matches or results</source>
        <translation>Partien oder Ergebnisse</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>Eine Liste</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Find a card to add</source>
        <translation>Eine Karte zum Hinzufügen suchen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Drucken und teilen</translation>
    </message>
    <message>
        <source>Play a match with this list</source>
        <translation>Partie mit dieser Liste spielen</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Chancen als Text kopieren</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>To what comes next; before a match: begin</source>
        <translation>Zu dem, was folgt; vor einer Partie: beginnen</translation>
    </message>
    <message>
        <source>Hear whose turn it is</source>
        <translation>Hören, wer am Zug ist</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>From piece to piece</source>
        <translation>Von Stück zu Stück</translation>
    </message>
    <message>
        <source>In a roll: a die that shows it; 0 is ten</source>
        <translation>Bei einem Wurf: ein Würfel, der das zeigt; 0 ist zehn</translation>
    </message>
    <message>
        <source>In a roll: the last die again</source>
        <translation>Bei einem Wurf: den letzten Würfel noch einmal</translation>
    </message>
    <message>
        <source>Rules for now</source>
        <translation>Regeln für jetzt</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Keep the changes?</source>
        <translation>Änderungen behalten?</translation>
    </message>
    <message>
        <source>The card of %1 was changed and isn&apos;t kept yet.</source>
        <translation>Die Karte (%1) wurde geändert und ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Use these limits</source>
        <translation>Diese Grenzen verwenden</translation>
    </message>
    <message>
        <source>Limits of the list</source>
        <translation>Grenzen der Liste</translation>
    </message>
</context>
<context>
    <name>ListCardSheet</name>
    <message>
        <source>Custom unit</source>
        <translation>Eigene Einheit</translation>
    </message>
    <message>
        <source>Save the card</source>
        <translation>Karte speichern</translation>
    </message>
</context>
<context>
    <name>ListEntries</name>
    <message>
        <source>Whole list</source>
        <translation>Ganze Liste</translation>
    </message>
    <message>
        <source>Legal: within its limits, and every rule is kept.</source>
        <translation>Regelkonform: innerhalb der Grenzen, und jede Regel ist eingehalten.</translation>
    </message>
    <message>
        <source>Legal: every rule is kept.</source>
        <translation>Regelkonform: Jede Regel ist eingehalten.</translation>
    </message>
    <message>
        <source>What is still missing stands above; begin with that.</source>
        <translation>Was noch fehlt, steht oben; beginne damit.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>What is in the list</source>
        <translation>Was in der Liste ist</translation>
    </message>
    <message>
        <source>Nothing is in it yet</source>
        <translation>Noch ist nichts darin</translation>
    </message>
    <message>
        <source>Choose what is ready, or type in the cards of your own.</source>
        <translation>Wähle, was bereitsteht, oder gib eigene Karten ein.</translation>
    </message>
</context>
<context>
    <name>ListEntryCard</name>
    <message>
        <source>Edit the card of %1</source>
        <translation>Karte ändern: %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>%1, %L2 of %L3</source>
        <translation>%1, %L2 von %L3</translation>
    </message>
    <message>
        <source>%1, size %L2</source>
        <translation>%1, Größe %L2</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>deine Karte</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>size %L1</source>
        <translation>Größe %L1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Größe: %1</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>size</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: type it in</source>
        <translation>Die Karte steht nicht im Regelbuch: eintippen</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Choose an option to hand out</source>
        <translation>Option zum Vergeben wählen</translation>
    </message>
    <message>
        <source>The catalogue doesn&apos;t have it.</source>
        <translation>Der Katalog hat es nicht.</translation>
    </message>
</context>
<context>
    <name>ListEntryMenu</name>
    <message>
        <source>It becomes a card of your own in this list</source>
        <translation>Sie wird eine eigene Karte in dieser Liste</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>Namen geben</translation>
    </message>
    <message>
        <source>Type in its card</source>
        <translation>Karte eintippen</translation>
    </message>
    <message>
        <source>Change its card</source>
        <translation>Karte ändern</translation>
    </message>
    <message>
        <source>your card is in use</source>
        <translation>deine Karte wird verwendet</translation>
    </message>
</context>
<context>
    <name>ListExtrasSheet</name>
    <message>
        <source>About the whole list</source>
        <translation>Zur ganzen Liste</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ListHeader</name>
    <message>
        <source>Back to the lists</source>
        <translation>Zurück zu den Listen</translation>
    </message>
    <message>
        <source>Unnamed list</source>
        <translation>Unbenannte Liste</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Play a match with this list</source>
        <translation>Partie mit dieser Liste spielen</translation>
    </message>
    <message>
        <source>More for the list</source>
        <translation>Mehr zur Liste</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Drucken und teilen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Rules of this list</source>
        <translation>Regeln dieser Liste</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>Notes on the list</source>
        <translation>Notizen zur Liste</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation>Notizen: %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>Own name for %1</source>
        <translation>Eigener Name für %1</translation>
    </message>
</context>
<context>
    <name>ListRowCard</name>
    <message>
        <source>Unnamed list</source>
        <translation>Unbenannte Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Sample: invented</source>
        <translation>Beispiel: erfunden</translation>
    </message>
</context>
<context>
    <name>ListShareSheet</name>
    <message>
        <source>For the table</source>
        <translation>Für den Tisch</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Als Webseite speichern</translation>
    </message>
    <message>
        <source>For a chat</source>
        <translation>Für einen Chat</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>For another Adjutant</source>
        <translation>Für einen anderen Adjutant</translation>
    </message>
    <message>
        <source>Save as YAML</source>
        <translation>Als YAML speichern</translation>
    </message>
    <message>
        <source>Everything in it comes back when imported</source>
        <translation>Beim Importieren kommt alles zurück</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Als JSON speichern</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>QR picture of the code</source>
        <translation>QR-Bild des Codes</translation>
    </message>
    <message>
        <source>This list is too long for a QR picture. Its code and its files hold all of it.</source>
        <translation>Diese Liste ist zu lang für ein QR-Bild. Ihr Code und ihre Dateien enthalten sie ganz.</translation>
    </message>
    <message>
        <source>Code: any Adjutant imports it</source>
        <translation>Code: Jeder Adjutant importiert ihn</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>Die Liste ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Drucken und teilen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Every card in short</source>
        <translation>Jede Karte in Kurzform</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Listen durchsuchen</translation>
    </message>
    <message>
        <source>No list matches</source>
        <translation>Keine Liste passt</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Noch keine Liste</translation>
    </message>
    <message>
        <source>Search for a part of its name.</source>
        <translation>Suche nach einem Teil ihres Namens.</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Beispiellisten</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation>Bleibt 30 Tage im Papierkorb</translation>
    </message>
    <message>
        <source>A list holds the cards that you play with. Start an empty one, or open one that is ready.</source>
        <translation>Eine Liste enthält die Karten, mit denen du spielst. Beginne eine leere oder öffne eine fertige.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>Schritt %L1 von %L2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>LuckCard</name>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Rolls that are entered during a match are compared here with their odds.</source>
        <translation>Würfe, die während einer Partie eingegeben werden, werden hier mit ihren Chancen verglichen.</translation>
    </message>
    <message>
        <source>%1, %2 expected</source>
        <comment>successes</comment>
        <translation>%1, erwartet %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>verdict, rolls</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Adjutant</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation>%1 ist jetzt im Papierkorb.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 was imported.</source>
        <translation>%1 wurde importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was imported and checked: %n problem(s).</source>
        <translation>
            <numerusform>%1 wurde importiert und geprüft: %n Hinweis.</numerusform>
            <numerusform>%1 wurde importiert und geprüft: %n Hinweise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Escape again to leave the match. It stays as it is.</source>
        <translation>Drück noch einmal Escape, um die Partie zu verlassen. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist wieder da.</translation>
    </message>
</context>
<context>
    <name>MainBanner</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>MainNavigation</name>
    <message>
        <source>Main pages</source>
        <translation>Hauptseiten</translation>
    </message>
    <message>
        <source>Adjutant</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>nine letters at most</comment>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>nine letters at most</comment>
        <translation>Einstell.</translation>
    </message>
</context>
<context>
    <name>ManualMatchPage</name>
    <message>
        <source>The match is in the history.</source>
        <translation>Die Partie ist im Verlauf.</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Vergangene Partie eintragen</translation>
    </message>
    <message>
        <source>Who began</source>
        <translation>Wer begonnen hat</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Ein anderer Tag</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Minutes (0: not known)</source>
        <translation>Minuten (0: nicht bekannt)</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>darf leer bleiben</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Save this match</source>
        <translation>Diese Partie speichern</translation>
    </message>
    <message>
        <source>Name a player or a faction first.</source>
        <translation>Nenne zuerst einen Spieler oder eine Fraktion.</translation>
    </message>
</context>
<context>
    <name>ManualPlayer</name>
    <message>
        <source>Player %L1</source>
        <translation>Spieler %L1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>None of my armies</source>
        <translation>Keine meiner Armeen</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Name der Armee</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>darf leer bleiben</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Siegpunkte: %1</translation>
    </message>
</context>
<context>
    <name>MarkdownExport</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>day, other facts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Opens the match’s story</source>
        <translation>Öffnet den Bericht der Partie</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>Drawn, %1</source>
        <translation>Unentschieden, %1</translation>
    </message>
    <message>
        <source>Abandoned at %1</source>
        <translation>Abgebrochen bei %1</translation>
    </message>
    <message>
        <source>Still being played, %1</source>
        <translation>Läuft noch, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Round</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln Rounds</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>First Player: %1</source>
        <translation>Startspieler: %1</translation>
    </message>
    <message>
        <source>Photo: %1</source>
        <translation>Foto: %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Victory points of each mission</source>
        <translation>Siegpunkte jeder Mission</translation>
    </message>
    <message>
        <source>%1 Allowed anyway.</source>
        <translation>%1 Trotzdem vereinbart.</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Runde %L1</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Alle Würfe</translation>
    </message>
    <message>
        <source>luckier than %1 of all such series</source>
        <translation>mehr Glück als %1 aller solchen Serien</translation>
    </message>
    <message>
        <source>Rolls of</source>
        <translation>Würfe von</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>figure, highest figure</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>AP</comment>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen von %1</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Was kam</translation>
    </message>
    <message>
        <source>Won by %1, %2</source>
        <translation>Gewonnen von %1, %2</translation>
    </message>
</context>
<context>
    <name>MatchTransferWords</name>
    <message>
        <source>A folder for the matches, a file each</source>
        <translation>Ein Ordner für die Partien, je eine Datei</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were written, then: %1</source>
        <translation>
            <numerusform>%n Partie wurde geschrieben, dann: %1</numerusform>
            <numerusform>%n Partien wurden geschrieben, dann: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished match among these.</source>
        <translation>Keine dieser Partien ist beendet.</translation>
    </message>
    <message>
        <source>%1: step %2 is earlier than the one before it. A clock was set back; the steps stay in their order.</source>
        <translation>%1: Schritt %2 liegt zeitlich vor dem vorigen. Eine Uhr wurde zurückgestellt; die Schritte behalten ihre Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>NewListSheet</name>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Name (you can change it later)</source>
        <translation>Name (später änderbar)</translation>
    </message>
    <message>
        <source>Choose a faction first: it decides who may join.</source>
        <translation>Wähle zuerst eine Fraktion: Sie entscheidet, wer dazukommen darf.</translation>
    </message>
    <message>
        <source>Create the list</source>
        <translation>Liste erstellen</translation>
    </message>
    <message>
        <source>List of %1</source>
        <translation>Liste: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>NotesCard</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Photos stay where they are; the match keeps their places.</source>
        <translation>Fotos bleiben, wo sie sind; die Partie merkt sich, wo sie liegen.</translation>
    </message>
    <message>
        <source>Not where it was</source>
        <translation>Nicht mehr an seinem Platz</translation>
    </message>
    <message>
        <source>Take %1 out of the match</source>
        <translation>%1 aus der Partie nehmen</translation>
    </message>
    <message>
        <source>Add photos</source>
        <translation>Fotos hinzufügen</translation>
    </message>
    <message>
        <source>Can&apos;t be shown</source>
        <translation>Nicht darstellbar</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Shows the rule</source>
        <translation>Zeigt die Regel</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>“%1” can&apos;t be taken: %L2 to %L3</source>
        <translation>„%1“ geht nicht: %L2 bis %L3</translation>
    </message>
</context>
<context>
    <name>OddsAnswer</name>
    <message>
        <source>%1 on average</source>
        <translation>%1 im Schnitt</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>so many or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens: chance</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not in these figures: %1</source>
        <translation>Hier nicht enthalten: %1</translation>
    </message>
</context>
<context>
    <name>OddsAnswerColumn</name>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>Was wird passieren?</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Not in these figures</source>
        <translation>Hier nicht enthalten</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>Zum Vergleich anheften</translation>
    </message>
    <message>
        <source>Kept to compare</source>
        <translation>Zum Vergleich gemerkt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>OddsBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OddsCardSheet</name>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1: aus einer Einheit füllen</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Aus einer Einheit füllen</translation>
    </message>
    <message>
        <source>Search names and lists</source>
        <translation>Namen und Listen suchen</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Noch nichts zur Auswahl</translation>
    </message>
    <message>
        <source>What is in your lists appears here.</source>
        <translation>Was in deinen Listen steht, erscheint hier.</translation>
    </message>
</context>
<context>
    <name>OddsCurvesCard</name>
    <message>
        <source>%1: %2</source>
        <comment>target number: chance</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OddsFields</name>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1: aus einer Einheit füllen</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Aus einer Einheit füllen</translation>
    </message>
    <message>
        <source>All stats</source>
        <translation>Alle Werte</translation>
    </message>
</context>
<context>
    <name>OddsFormPage</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Chancen als Text kopieren</translation>
    </message>
    <message>
        <source>The odds are on the clipboard.</source>
        <translation>Die Chancen sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Clear all answers</source>
        <translation>Alle Antworten löschen</translation>
    </message>
    <message>
        <source>No odds for this game yet</source>
        <translation>Noch keine Chancen für dieses Spiel</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>No longer asked: %1</source>
        <translation>Nicht mehr gefragt: %1</translation>
    </message>
    <message>
        <source>Take a question from the clipboard</source>
        <translation>Frage aus der Zwischenablage holen</translation>
    </message>
    <message>
        <source>The question was taken from the code.</source>
        <translation>Die Frage wurde aus dem Code übernommen.</translation>
    </message>
    <message>
        <source>There is no code of a question of this game on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Code einer Frage zu diesem Spiel.</translation>
    </message>
    <message>
        <source>Copy this question as a code</source>
        <translation>Diese Frage als Code kopieren</translation>
    </message>
    <message>
        <source>The code of this question was copied.</source>
        <translation>Der Code dieser Frage wurde kopiert.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Regel nachschlagen</translation>
    </message>
</context>
<context>
    <name>OddsLadder</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Zeigt die Regel</translation>
    </message>
</context>
<context>
    <name>OddsMatrixCard</name>
    <message>
        <source>%1, played %2</source>
        <translation>%1, gespielt zu %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
</context>
<context>
    <name>OddsSeriesCard</name>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
</context>
<context>
    <name>OddsStrip</name>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>Was wird passieren?</translation>
    </message>
    <message>
        <source>Shows the whole answer</source>
        <translation>Zeigt die ganze Antwort</translation>
    </message>
</context>
<context>
    <name>OptionSheet</name>
    <message>
        <source>Rule of %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>Optionen: %1</translation>
    </message>
    <message>
        <source>One option, for one of the list; its price counts for each that receives it.</source>
        <translation>Eine Option, für einen Eintrag der Liste; ihr Preis zählt für jeden, der sie erhält.</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PaneTabs</name>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
</context>
<context>
    <name>Percents</name>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>PickField</name>
    <message>
        <source>Pick %L1.</source>
        <translation>Wähle %L1.</translation>
    </message>
    <message>
        <source>Pick %L1 at most.</source>
        <translation>Wähle höchstens %L1.</translation>
    </message>
    <message>
        <source>Pick %L1 to %L2.</source>
        <translation>Wähle %L1 bis %L2.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>PieceTile</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>kann handeln</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlaceField</name>
    <message>
        <source>No spot yet</source>
        <translation>Noch keine Stelle</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Tap where it is, or type its figures.</source>
        <translation>Tippe auf die Stelle oder gib ihre Abstände ein.</translation>
    </message>
    <message>
        <source>%L1 of %L2 %3 away</source>
        <translation>%L1 von %L2 %3 entfernt</translation>
    </message>
    <message>
        <source>%L1 %2 away</source>
        <translation>%L1 %2 entfernt</translation>
    </message>
    <message>
        <source>Out of reach: put at the edge, %L1 of %L2 %3 away</source>
        <translation>Außer Reichweite: an den Rand gesetzt, %L1 von %L2 %3 entfernt</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>PrintedCard</name>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Its card is not in our source: write the values in.</source>
        <translation>Die Karte fehlt in unserer Quelle: Trage die Werte ein.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>foot of a printed page</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 · made with Adjutant</source>
        <translation>%1 · erstellt mit Adjutant</translation>
    </message>
    <message>
        <source>The army, to scan</source>
        <translation>Die Armee zum Scannen</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <comment>limit, budget: of 500 AP</comment>
        <translation>von %1 %2</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Your card is in use</source>
        <translation>Deine Karte wird verwendet</translation>
    </message>
    <message>
        <source>Type in what its card says</source>
        <translation>Tippe ein, was die Karte sagt</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestie</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>It shoots</source>
        <translation>Schießt</translation>
    </message>
    <message>
        <source>Awakened, times a game</source>
        <translation>Erweckter, Mal pro Partie</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Fertigkeit hinzufügen</translation>
    </message>
    <message>
        <source>Kept in your own files, apart from the rulebook&apos;s data; an update leaves it alone.</source>
        <translation>In deinen eigenen Dateien gespeichert, getrennt von den Daten des Regelbuchs; ein Update lässt sie in Ruhe.</translation>
    </message>
    <message>
        <source>Save the card</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>Back to the rulebook&apos;s</source>
        <translation>Zurück zur Karte des Regelbuchs</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are still our guess: compare them with the card.</source>
        <translation>
            <numerusform>%n Wert ist noch unsere Vermutung: Vergleiche ihn mit der Karte.</numerusform>
            <numerusform>%n Werte sind noch unsere Vermutung: Vergleiche sie mit der Karte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyLists</name>
    <message>
        <source>sample</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Whose results</source>
        <translation>Wessen Ergebnisse</translation>
    </message>
    <message>
        <source>No finished match of this player is among those shown. Choose another player, or show more matches.</source>
        <translation>Unter den gezeigten ist keine beendete Partie dieses Spielers. Wähle einen anderen Spieler oder zeige mehr Partien.</translation>
    </message>
    <message>
        <source>By own faction</source>
        <translation>Nach eigener Fraktion</translation>
    </message>
    <message>
        <source>Against factions</source>
        <translation>Gegen Fraktionen</translation>
    </message>
    <message>
        <source>By first player</source>
        <translation>Nach Startspieler</translation>
    </message>
    <message>
        <source>Against opponents</source>
        <translation>Gegen andere Spieler</translation>
    </message>
    <message>
        <source>By mission</source>
        <translation>Nach Mission</translation>
    </message>
</context>
<context>
    <name>RosterExport</name>
    <message>
        <source>This army is too long for a QR code. Share it as a code, a file or a page, or shorten its notes.</source>
        <translation>Diese Armee ist zu lang für einen QR-Code. Teile sie als Code, Datei oder Seite, oder kürze ihre Notizen.</translation>
    </message>
    <message>
        <source>The PDF could not be made. The army is safe. Try again, or print the HTML page.</source>
        <translation>Das PDF konnte nicht erstellt werden. Die Armee ist sicher. Versuche es noch einmal oder drucke die HTML-Seite.</translation>
    </message>
    <message>
        <source>The printer did not take the document; nothing was printed.</source>
        <translation>Der Drucker hat das Dokument nicht angenommen; nichts wurde gedruckt.</translation>
    </message>
    <message>
        <source>This list is too long to be laid out for print. Share it as HTML or Markdown, or shorten its notes.</source>
        <translation>Diese Liste ist zu lang für den Druck. Teile sie als HTML oder Markdown, oder kürze ihre Notizen.</translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Army of %1</source>
        <translation>Armee: %1</translation>
    </message>
</context>
<context>
    <name>RowsField</name>
    <message>
        <source>None yet.</source>
        <translation>Noch keine.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln so far.</source>
        <translation>
            <numerusform>Bisher %Ln.</numerusform>
            <numerusform>Bisher %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>RuleButton</name>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
</context>
<context>
    <name>RuleRows</name>
    <message>
        <source>Asked now</source>
        <translation>Jetzt gefragt</translation>
    </message>
    <message>
        <source>On the acting card</source>
        <translation>Auf der handelnden Karte</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Was möglich ist</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Diese Phase</translation>
    </message>
    <message>
        <source>On the other side&apos;s cards</source>
        <translation>Auf den Karten der anderen Seite</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Worum gespielt wird</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>No rule found</source>
        <translation>Keine Regel gefunden</translation>
    </message>
    <message>
        <source>The rulebook doesn&apos;t define this.</source>
        <translation>Das Regelbuch legt das nicht fest.</translation>
    </message>
    <message>
        <source>How we read it</source>
        <translation>Wie wir es lesen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>%1 · also called %2</source>
        <translation>%1 · auch %2 genannt</translation>
    </message>
    <message>
        <source>Not translated yet: this is the English entry.</source>
        <translation>Noch nicht übersetzt: Das ist der englische Eintrag.</translation>
    </message>
    <message>
        <source>In the printed rules: %1</source>
        <translation>In den gedruckten Regeln: %1</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Eigene Notiz</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Change the house rule</source>
        <translation>Hausregel ändern</translation>
    </message>
    <message>
        <source>What you play in place of %1</source>
        <translation>Was ihr statt %1 spielt</translation>
    </message>
    <message>
        <source>Write a house rule</source>
        <translation>Hausregel schreiben</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Willenskraft</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marsch</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Ansturm</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>Search titles and texts</source>
        <translation>Titel und Texte suchen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>No rule matches</source>
        <translation>Keine Regel passt</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Hier ist nichts</translation>
    </message>
    <message>
        <source>Try a part of a word, or another word.</source>
        <translation>Versuche einen Wortteil oder ein anderes Wort.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules for now</source>
        <translation>Regeln für jetzt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>SampleMark</name>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Sample: invented</source>
        <translation>Beispiel: erfunden</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>“%1” could not be saved: it is a folder. Nothing was changed. Choose a name for the file.</source>
        <translation>„%1“ konnte nicht gespeichert werden: Es ist ein Ordner. Nichts wurde geändert. Wähle einen Namen für die Datei.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The file that was there is untouched. Choose another place or name.</source>
        <translation>„%1“ konnte nicht gespeichert werden: %2. Die vorhandene Datei ist unberührt. Wähle einen anderen Ort oder Namen.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. No part of it was written. Choose another place or name.</source>
        <translation>„%1“ konnte nicht gespeichert werden: %2. Kein Teil davon wurde geschrieben. Wähle einen anderen Ort oder Namen.</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>es ist ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>there is no room for all of it</source>
        <translation>es ist nicht genug Platz für alles</translation>
    </message>
    <message>
        <source>Adjutant keeps a list or a match in it</source>
        <translation>Adjutant bewahrt darin eine Liste oder eine Partie auf</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Menu of the match</source>
        <translation>Menü der Partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>%1 · %2</source>
        <comment>people, army</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
</context>
<context>
    <name>ScoreSide</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>active</source>
        <translation>darf handeln</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>This is how text will look.</source>
        <translation>So sieht der Text aus.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Anderen wählen…</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Backed up as %1</source>
        <translation>Gesichert als %1</translation>
    </message>
    <message>
        <source>Adjutant %1 · free software, GPL 3 or later</source>
        <translation>Adjutant %1 · freie Software, GPL 3 oder neuer</translation>
    </message>
    <message>
        <source>Put this backup back?</source>
        <translation>Diese Sicherung zurückspielen?</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Lists, matches and backups are kept here. Your own Units go as YAML files into %1; they lie over the rulebook&apos;s and are never changed by an update.</source>
        <translation>Listen, Partien und Sicherungen liegen hier. Deine eigenen Einheiten gehören als YAML-Dateien nach %1; sie gehen denen des Regelbuchs vor, und kein Update ändert sie.</translation>
    </message>
    <message>
        <source>The new folder is used from the next start on. Your lists and matches stay in the old one.</source>
        <translation>Der neue Ordner wird ab dem nächsten Start verwendet. Deine Listen und Partien bleiben im alten.</translation>
    </message>
    <message>
        <source>All lists and matches in one file beside them, with your notes and house rules. Putting one back keeps the present ones as another backup.</source>
        <translation>Alle Listen und Partien in einer Datei daneben, mit deinen Notizen und Hausregeln. Wer eine zurückholt, behält die jetzigen als weitere Sicherung.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Files that were damaged, or changed by another program while they were open. They lie in the folder set-aside, each with a text that says why.</source>
        <translation>Dateien, die beschädigt waren oder die ein anderes Programm geändert hat, während sie offen waren. Sie liegen im Ordner set-aside, jede mit einem Text, der sagt, warum.</translation>
    </message>
    <message>
        <source>The lists, matches and house rules of %1 take the place of the present ones; what is not in it stays. The present ones are backed up first, so that you can come back to them.</source>
        <translation>Die Listen, Partien und Hausregeln von %1 treten an die Stelle der jetzigen; was nicht darin ist, bleibt. Die jetzigen werden vorher gesichert, sodass du zu ihnen zurückkehren kannst.</translation>
    </message>
</context>
<context>
    <name>SetupCard</name>
    <message>
        <source>Before it begins</source>
        <translation>Bevor es losgeht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Step %1: %2, done</source>
        <translation>Schritt %1: %2, erledigt</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>SetupListSheet</name>
    <message>
        <source>Choose a list</source>
        <translation>Liste wählen</translation>
    </message>
    <message>
        <source>There is no list of this game yet.</source>
        <translation>Von diesem Spiel gibt es noch keine Liste.</translation>
    </message>
    <message>
        <source>Make a new list</source>
        <translation>Neue Liste erstellen</translation>
    </message>
</context>
<context>
    <name>SetupSideCard</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Liste wählen</translation>
    </message>
    <message>
        <source>List of %1: %2</source>
        <translation>Liste von %1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetUnit</name>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Sample: invented, not from the game&apos;s own cards.</source>
        <translation>Beispiel: erfunden, nicht von den Karten des Spiels.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>Draft: %Ln thing to fix before it is legal.</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>Entwurf: %Ln Punkt zu beheben, bevor er regelkonform ist.</numerusform>
            <numerusform>Entwurf: %Ln Punkte zu beheben, bevor er regelkonform ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln things to fix before it is legal.</source>
        <translation>
            <numerusform>Entwurf: %Ln Punkt zu beheben, bevor er regelkonform ist.</numerusform>
            <numerusform>Entwurf: %Ln Punkte zu beheben, bevor er regelkonform ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a Unit, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation>Kosten nicht bekannt</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>what an option costs, who gives it</comment>
        <translation>%1, von %2</translation>
    </message>
</context>
<context>
    <name>SideForces</name>
    <message>
        <source>%1 – winner</source>
        <translation>%1 – Sieg</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln übrig</numerusform>
            <numerusform>%Ln übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lost</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln verloren</numerusform>
            <numerusform>%Ln verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>darf handeln</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Mehr über %1</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Gerade nicht möglich</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Add a skill</source>
        <translation>Fertigkeit hinzufügen</translation>
    </message>
    <message>
        <source>Value [X]</source>
        <translation>Wert [X]</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
</context>
<context>
    <name>StatCell</name>
    <message>
        <source>Shows the rule</source>
        <translation>Zeigt die Regel</translation>
    </message>
</context>
<context>
    <name>StateChip</name>
    <message>
        <source>Shows the rule</source>
        <translation>Zeigt die Regel</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>(The system says: %1)</source>
        <translation>(Das System meldet: %1)</translation>
    </message>
    <message>
        <source>%1 can’t be written to.</source>
        <translation>In %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The disk with %1 is full.</source>
        <translation>Der Datenträger mit %1 ist voll.</translation>
    </message>
    <message>
        <source>%1 can’t be read or written: its disk may have been removed, or access is not allowed.</source>
        <translation>%1 kann nicht gelesen oder geschrieben werden: Der Datenträger wurde vielleicht entfernt, oder der Zugriff ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The folder %1 is not there and can’t be made.</source>
        <translation>Den Ordner %1 gibt es nicht, und er lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no file of Adjutant’s.</source>
        <translation>%1 ist beschädigt oder keine Datei von Adjutant.</translation>
    </message>
    <message>
        <source>The army list “%1” can’t be read.</source>
        <translation>Die Armeeliste „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The last change of “%1” can’t be saved as it is.</source>
        <translation>Die letzte Änderung von „%1“ lässt sich so nicht speichern.</translation>
    </message>
    <message>
        <source>This army list is not there any more.</source>
        <translation>Diese Armeeliste gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is a match of the same id already.</source>
        <translation>Es gibt schon eine Partie mit derselben Kennung.</translation>
    </message>
    <message>
        <source>%1 is not a backup of Adjutant’s.</source>
        <translation>%1 ist keine Sicherung von Adjutant.</translation>
    </message>
    <message>
        <source>Make it, or choose another folder in the settings.</source>
        <translation>Lege ihn an, oder wähle in den Einstellungen einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Allow writing there, or choose another folder in the settings.</source>
        <translation>Erlaube dort das Schreiben, oder wähle in den Einstellungen einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Prüfe das Laufwerk und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>It is kept as it is. A backup may have it whole.</source>
        <translation>Sie bleibt, wie sie ist. In einer Sicherung ist sie vielleicht noch ganz.</translation>
    </message>
    <message>
        <source>Shorten its names and notes, or undo the change.</source>
        <translation>Kürze ihre Namen und Notizen, oder mache die Änderung rückgängig.</translation>
    </message>
    <message>
        <source>Look for it in the bin, and among the backups in the settings.</source>
        <translation>Suche sie im Papierkorb und bei den Sicherungen in den Einstellungen.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>Your last changes stay in this window until they can be saved.</source>
        <translation>Deine letzten Änderungen bleiben in diesem Fenster, bis sie sich speichern lassen.</translation>
    </message>
    <message>
        <source>%1 can’t be used and is left as it is (%2).</source>
        <translation>%1 lässt sich nicht verwenden und bleibt, wie es ist (%2).</translation>
    </message>
    <message>
        <source>A file was set aside (%2): it lies in %1 now. What was read of it before was saved in its place.</source>
        <translation>Eine Datei wurde beiseitegelegt (%2): Sie liegt jetzt in %1. Was vorher davon gelesen wurde, ist an ihrer Stelle gespeichert.</translation>
    </message>
    <message>
        <source>%1 was gone. It was written again as it was open here.</source>
        <translation>%1 war weg. Es wurde so wieder geschrieben, wie es hier offen war.</translation>
    </message>
    <message>
        <source>%1 is shorter than it was: the last steps of the match may be missing. A backup may have them.</source>
        <translation>%1 ist kürzer, als es war: Die letzten Schritte der Partie fehlen vielleicht. Eine Sicherung hat sie vielleicht noch.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t be put in its place yet, though others are in theirs.</source>
        <translation>%1 kann noch nicht an seinen Platz, andere sind schon an ihrem.</translation>
    </message>
    <message>
        <source>The rest follows when Adjutant starts the next time.</source>
        <translation>Der Rest folgt, wenn Adjutant das nächste Mal startet.</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>More for the match</source>
        <translation>Mehr zur Partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Mark as abandoned</source>
        <translation>Als abgebrochen markieren</translation>
    </message>
    <message>
        <source>You can go on with it later all the same</source>
        <translation>Du kannst sie später trotzdem weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation>Bleibt 30 Tage im Papierkorb</translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation>%1 ist jetzt im Papierkorb.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Die Schlacht zeigen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
</context>
<context>
    <name>StoryPane</name>
    <message>
        <source>%L1 VP</source>
        <translation>%L1 SP</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact, value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>All rolls</source>
        <translation>Alle Würfe</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player, first and last value</comment>
        <translation>%1: von %2 bis %3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Army left, in %1</source>
        <comment>what armies are counted in</comment>
        <translation>Armee übrig, in %1</translation>
    </message>
    <message>
        <source>Army left</source>
        <translation>Armee übrig</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>what armies are counted in</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1, %2: %3 where %4 was expected, %5</source>
        <translation>%1, %2: %3, zu erwarten waren %4, %5</translation>
    </message>
    <message>
        <source>Lucky: better than %1 of matches</source>
        <translation>Glück: besser als %1 der Partien</translation>
    </message>
    <message>
        <source>Unlucky: worse than %1 of matches</source>
        <translation>Pech: schlechter als %1 der Partien</translation>
    </message>
    <message>
        <source>As expected</source>
        <translation>Wie erwartet</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 %L2</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 %L2 of %L3</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2 von %L3</translation>
    </message>
    <message>
        <source>left</source>
        <comment>pieces of a side</comment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>what is left of a list, and in what it is counted</comment>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>Allowed anyway: %1</source>
        <translation>Trotzdem erlaubt: %1</translation>
    </message>
</context>
<context>
    <name>TableCourse</name>
    <message>
        <source>%1 loses %2 %3</source>
        <comment>player, figure, AP</comment>
        <translation>%1 verliert %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <comment>player, victory points, figure</comment>
        <translation>%1: %2 +%3</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 ist ausgeschieden</translation>
    </message>
</context>
<context>
    <name>TableEndSheet</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Everything is in the history: every step, how it stood, and how lucky the dice were.</source>
        <translation>Alles steht im Verlauf: jeder Schritt, wie es stand und wie viel Glück die Würfel hatten.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Read the story</source>
        <translation>Bericht lesen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Only you know how %Ln condition(s) stand: say so with the goals, and the points follow.</source>
        <translation>
            <numerusform>Nur ihr wisst, wie es um %Ln Bedingung steht: Sagt es bei den Zielen, dann folgen die Punkte.</numerusform>
            <numerusform>Nur ihr wisst, wie es um %Ln Bedingungen steht: Sagt es bei den Zielen, dann folgen die Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen von %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Everything is in the history: every step, and how it stood.</source>
        <translation>Alles steht im Verlauf: jeder Schritt und wie es stand.</translation>
    </message>
</context>
<context>
    <name>TableLogSheet</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts passiert.</translation>
    </message>
    <message>
        <source>Undone. Tap to go on from here.</source>
        <translation>Zurückgenommen. Tippe, um von hier weiterzuspielen.</translation>
    </message>
    <message>
        <source>Corrected by the players</source>
        <translation>Von den Spielern berichtigt</translation>
    </message>
</context>
<context>
    <name>TableLuckSheet</name>
    <message>
        <source>Luck so far</source>
        <translation>Bisheriges Glück</translation>
    </message>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>No roll with odds has been made yet.</source>
        <translation>Noch kein Wurf mit Chancen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TableMenuSheet</name>
    <message>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Bisheriges Glück</translation>
    </message>
    <message>
        <source>Replay from the start</source>
        <translation>Von Anfang an wiedergeben</translation>
    </message>
    <message>
        <source>Copy the story</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>Ohne Ergebnis beenden</translation>
    </message>
    <message>
        <source>It stays in the history, and can be gone on with.</source>
        <translation>Sie bleibt im Verlauf und kann weitergespielt werden.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Normal controls</source>
        <translation>Normale Bedienung</translation>
    </message>
    <message>
        <source>Large controls, for arm&apos;s length</source>
        <translation>Große Bedienung, auf Armlänge</translation>
    </message>
    <message>
        <source>The same way up for both players</source>
        <translation>Für beide Spieler gleich herum</translation>
    </message>
    <message>
        <source>Turn round for the player opposite</source>
        <translation>Für den Spieler gegenüber drehen</translation>
    </message>
    <message>
        <source>Tap again to end without a result</source>
        <translation>Tippe noch einmal, um ohne Ergebnis zu beenden</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Der letzte Wurf</translation>
    </message>
    <message>
        <source>Stop the chess clock</source>
        <translation>Schachuhr anhalten</translation>
    </message>
    <message>
        <source>Chess clock</source>
        <translation>Schachuhr</translation>
    </message>
    <message>
        <source>Runs for the side that is to act, and rests while both decide.</source>
        <translation>Läuft für die Seite, die am Zug ist, und ruht, während beide entscheiden.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No match is open</source>
        <translation>Keine Partie ist offen</translation>
    </message>
    <message>
        <source>Begin one with your lists, or open one of the history.</source>
        <translation>Beginne eine mit deinen Listen, oder öffne eine aus dem Verlauf.</translation>
    </message>
    <message>
        <source>The story was copied.</source>
        <translation>Der Bericht wurde kopiert.</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Tap somebody to see what they can do.</source>
        <translation>Tippen Sie jemanden an, um zu sehen, was er tun kann.</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
</context>
<context>
    <name>TableSetupPage</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Noch ein Spieler</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>TallyCard</name>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Alle %n zeigen</numerusform>
            <numerusform>Alle %n zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message>
        <source>%1 won · %2 drawn · %3 lost</source>
        <translation>Gewonnen: %1 · unentschieden: %2 · verloren: %3</translation>
    </message>
</context>
<context>
    <name>TextArea</name>
    <message>
        <source>This is too long: %L1 kB, and at most %L2 kB are read. Nothing was pasted.</source>
        <translation>Das ist zu lang: %L1 kB, und höchstens %L2 kB werden gelesen. Nichts wurde eingefügt.</translation>
    </message>
    <message>
        <source>%1… (%L2 kB pasted)</source>
        <translation>%1… (%L2 kB eingefügt)</translation>
    </message>
    <message>
        <source>Empty the box</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>%1 · at most %L2 letters</source>
        <translation>%1 · höchstens %L2 Zeichen</translation>
    </message>
    <message>
        <source>At most %L1 letters</source>
        <translation>Höchstens %L1 Zeichen</translation>
    </message>
</context>
<context>
    <name>TextExport</name>
    <message>
        <source>%1: %2</source>
        <comment>a label, its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>In the printed rules</source>
        <translation>In den gedruckten Regeln</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This is too long: at most %L1 letters are kept.</source>
        <translation>Das ist zu lang: Höchstens %L1 Zeichen werden behalten.</translation>
    </message>
</context>
<context>
    <name>TrackBoard</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Runde %L1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>TurnsCard</name>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>%1. %2. Show the table at that point</source>
        <comment>deed, what it brought</comment>
        <translation>%1. %2. Den Tisch an dieser Stelle zeigen</translation>
    </message>
</context>
<context>
    <name>UnitPanel</name>
    <message>
        <source>Nothing that it can do now.</source>
        <translation>Gerade kann es nichts tun.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Gerade nicht möglich</translation>
    </message>
    <message>
        <source>Hide the corrections</source>
        <translation>Korrekturen ausblenden</translation>
    </message>
    <message>
        <source>Correct something</source>
        <translation>Etwas korrigieren</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Close without saving?</source>
        <translation>Schließen, ohne zu speichern?</translation>
    </message>
    <message>
        <source>The last changes could not be saved yet. They are lost when this window closes.</source>
        <translation>Die letzten Änderungen konnten noch nicht gespeichert werden. Sie gehen verloren, wenn dieses Fenster schließt.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>At most %L1 letters</source>
        <translation>Höchstens %L1 Buchstaben</translation>
    </message>
</context>
<context>
    <name>YesNoField</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>adjutant::AidController</name>
    <message>
        <source>The page could not be drawn; nothing was saved.</source>
        <translation>Die Seite konnte nicht gezeichnet werden; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Save the player aid</source>
        <extracomment>name of a file: the game, and what it is</extracomment>
        <translation>Spielhilfe speichern</translation>
    </message>
    <message>
        <source>%1 player aid</source>
        <translation>%1 Spielhilfe</translation>
    </message>
</context>
<context>
    <name>adjutant::Bin</name>
    <message>
        <source>kept at least until %1</source>
        <translation>bleibt mindestens bis %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln list(s)</source>
        <translation>
            <numerusform>%Ln Liste</numerusform>
            <numerusform>%Ln Listen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::FileChoice</name>
    <message>
        <source>Import an army</source>
        <translation>Armee importieren</translation>
    </message>
    <message>
        <source>Armies (*.yaml *.yml *.json *.txt);;All files (*)</source>
        <translation>Armeen (*.yaml *.yml *.json *.txt);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>adjutant::FormController</name>
    <message>
        <source>%1: %2</source>
        <comment>a question, what holds without its answer</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::Games</name>
    <message>
        <source>lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>adjutant::LatestMatch</name>
    <message>
        <source>Round %L1 · %2</source>
        <translation>Runde %L1 · %2</translation>
    </message>
</context>
<context>
    <name>adjutant::ListEditor</name>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1: card</source>
        <translation>%1: Karte</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 duplicated</source>
        <translation>%1 dupliziert</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 verschoben</translation>
    </message>
    <message>
        <source>%1 renamed</source>
        <translation>%1 umbenannt</translation>
    </message>
    <message>
        <source>%1: notes</source>
        <translation>%1: Notizen</translation>
    </message>
    <message>
        <source>list renamed</source>
        <translation>Liste umbenannt</translation>
    </message>
    <message>
        <source>list&apos;s notes</source>
        <translation>Notizen der Liste</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>%1: Größe %2</translation>
    </message>
    <message>
        <source>%1: option chosen</source>
        <translation>%1: Option gewählt</translation>
    </message>
    <message>
        <source>%1: option dropped</source>
        <translation>%1: Option abgelegt</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>suggested fix</source>
        <translation>vorgeschlagene Korrektur</translation>
    </message>
    <message>
        <source>%1 is gone: it was deleted.</source>
        <translation>%1 ist weg: gelöscht.</translation>
    </message>
    <message>
        <source>This list has changed meanwhile. It is shown as it is now.</source>
        <translation>Diese Liste hat sich inzwischen geändert. Sie steht da, wie sie jetzt ist.</translation>
    </message>
</context>
<context>
    <name>adjutant::ListLibrary</name>
    <message>
        <source>%1 list %2</source>
        <comment>name of a game, number</comment>
        <translation>%1: Liste %2</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>This list could not be imported; nothing was changed.</source>
        <translation>Diese Liste konnte nicht importiert werden; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>This list could not be imported: it is of &quot;%1 / %2&quot;, which this Adjutant doesn&apos;t know. Nothing was changed.</source>
        <translation>Diese Liste konnte nicht importiert werden: Sie gehört zu „%1 / %2“, und das kennt dieser Adjutant nicht. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Imported list</source>
        <translation>Importierte Liste</translation>
    </message>
    <message>
        <source>Your notes and house rules are not shown and can&apos;t be changed. %1</source>
        <translation>Deine Notizen und Hausregeln werden nicht gezeigt und sind nicht änderbar. %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: &quot;adjutant-cli check&quot; tells all faults of a folder.</source>
        <translation>
            <numerusform>Und %Ln weiterer: „adjutant-cli check“ nennt alle Fehler eines Ordners.</numerusform>
            <numerusform>Und %Ln weitere: „adjutant-cli check“ nennt alle Fehler eines Ordners.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::ListSharing</name>
    <message>
        <source>Save the list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Liste drucken</translation>
    </message>
    <message>
        <source>The list was sent to the printer.</source>
        <translation>Die Liste wurde an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>adjutant::MatchHistory</name>
    <message>
        <source>Went first</source>
        <translation>Zog zuerst</translation>
    </message>
    <message>
        <source>Went second</source>
        <translation>Zog danach</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported; what you had is unchanged.</source>
        <translation>
            <numerusform>%n Datei konnte nicht importiert werden; was du hattest, ist unverändert.</numerusform>
            <numerusform>%n Dateien konnten nicht importiert werden; was du hattest, ist unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches (*.match);;All files (*)</source>
        <translation>Partien (*.match);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>adjutant::MatchStory</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Went first</source>
        <translation>Zog zuerst</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Photos of the match</source>
        <translation>Fotos der Partie</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.gif);;All files (*)</source>
        <translation>Bilder (*.jpg *.jpeg *.png *.webp *.gif);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <comment>what is left, of what there was, AP</comment>
        <translation>%1 von %2 %3 übrig</translation>
    </message>
    <message>
        <source>This match can&apos;t be read: %1</source>
        <translation>Diese Partie kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Notes are kept up to %L1 kB; what is behind that is not.</source>
        <translation>Notizen werden bis %L1 kB behalten; was dahinter steht, nicht.</translation>
    </message>
    <message>
        <source>Not all photos were added: a match has at most %L1, with paths of at most %L2 letters.</source>
        <translation>Nicht alle Fotos wurden hinzugefügt: Eine Partie hat höchstens %L1, mit Pfaden von höchstens %L2 Zeichen.</translation>
    </message>
</context>
<context>
    <name>adjutant::OddsController</name>
    <message>
        <source>There is no answer to this question.</source>
        <translation>Auf diese Frage gibt es keine Antwort.</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Die ganze Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>%1 together</source>
        <comment>how many of a Unit</comment>
        <translation>%1 zusammen</translation>
    </message>
</context>
<context>
    <name>adjutant::ProfileForm</name>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>The file %1 could not be removed: %2</source>
        <translation>Die Datei %1 konnte nicht entfernt werden: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::Rulebook</name>
    <message>
        <source>For now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>This is too long: at most %L1 letters are kept.</source>
        <translation>Das ist zu lang: Höchstens %L1 Zeichen werden behalten.</translation>
    </message>
</context>
<context>
    <name>adjutant::RunningTable</name>
    <message>
        <source>This match can&apos;t be read: %1</source>
        <translation>Diese Partie kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Playing on begins a new file; the damaged one is kept.</source>
        <translation>Wer weiterspielt, beginnt eine neue Datei; die beschädigte bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>adjutant::ScreenAwake</name>
    <message>
        <source>A match is being played</source>
        <translation>Eine Partie wird gespielt</translation>
    </message>
</context>
<context>
    <name>adjutant::Settings</name>
    <message>
        <source>Folder for armies and your own files</source>
        <translation>Ordner für Armeen und deine eigenen Dateien</translation>
    </message>
    <message>
        <source>%1, taken by itself before a change</source>
        <translation>%1, von selbst vor einer Änderung angelegt</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: %1 is no file, or not yours to read. What you choose here is kept until you close Adjutant.</source>
        <translation>Deine Einstellungen können nicht gelesen werden: %1 ist keine Datei, oder du darfst sie nicht lesen. Was du hier wählst, gilt, bis du Adjutant schließt.</translation>
    </message>
    <message>
        <source>Your settings could not be read. Adjutant starts with those it comes with; the old file is kept as %1.</source>
        <translation>Deine Einstellungen konnten nicht gelesen werden. Adjutant startet mit den mitgelieferten; die alte Datei bleibt als %1 erhalten.</translation>
    </message>
</context>
<context>
    <name>adjutant::TableAims</name>
    <message>
        <source>to the edge of its reach</source>
        <translation>bis an den Rand der Reichweite</translation>
    </message>
</context>
<context>
    <name>adjutant::TableController</name>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen von %1</translation>
    </message>
    <message>
        <source>To act: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Runde %L1</translation>
    </message>
</context>
<context>
    <name>adjutant::TableForm</name>
    <message>
        <source>There is no room on the disk for what is entered here. Until it is confirmed it is lost if Adjutant ends.</source>
        <translation>Auf dem Datenträger ist kein Platz für das, was hier eingegeben wird. Bis es bestätigt ist, geht es verloren, wenn Adjutant endet.</translation>
    </message>
</context>
<context>
    <name>adjutant::TableLog</name>
    <message>
        <source>very lucky</source>
        <translation>viel Glück</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>viel Pech</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>Pech</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message numerus="yes">
        <source>%1 where %2 was expected, in %n roll(s)</source>
        <translation>
            <numerusform>%1, erwartet %2, in %n Wurf</numerusform>
            <numerusform>%1, erwartet %2, in %n Würfen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::TableScene</name>
    <message>
        <source>Forces</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
</context>
<context>
    <name>adjutant::TableSetup</name>
    <message>
        <source>%1 has no list yet.</source>
        <translation>%1 hat noch keine Liste.</translation>
    </message>
    <message>
        <source>%1 still has questions to answer.</source>
        <translation>%1 muss noch etwas beantworten.</translation>
    </message>
    <message>
        <source>Questions about the match are still open.</source>
        <translation>Zur Partie ist noch etwas zu beantworten.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready list</source>
        <translation>Fertige Liste</translation>
    </message>
</context>
<context>
    <name>adventure</name>
    <message>
        <source>advantage</source>
        <translation>Vorteil</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>Nachteil</translation>
    </message>
    <message>
        <source>2D6</source>
        <translation>2W6</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, the two highest count</source>
        <translation>2W6 und 1W%1, die zwei höchsten zählen</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, the two lowest count</source>
        <translation>2W6 und 1W%1, die zwei niedrigsten zählen</translation>
    </message>
    <message>
        <source>neither advantage nor disadvantage</source>
        <translation>weder Vorteil noch Nachteil</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) of advantage</source>
        <translation>
            <numerusform>%n Quelle von Vorteil</numerusform>
            <numerusform>%n Quellen von Vorteil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) of disadvantage</source>
        <translation>
            <numerusform>%n Quelle von Nachteil</numerusform>
            <numerusform>%n Quellen von Nachteil</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for initiative</source>
        <translation>Initiative würfeln</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Seize the initiative</source>
        <translation>Initiative ergreifen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>Use an item</source>
        <translation>Gegenstand nutzen</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verzögern</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Roll a save</source>
        <translation>Rettungswurf</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Kampf beenden</translation>
    </message>
    <message>
        <source>Change hit points</source>
        <translation>Lebenspunkte ändern</translation>
    </message>
    <message>
        <source>Change effects</source>
        <translation>Effekte ändern</translation>
    </message>
    <message>
        <source>Tier %1 against %2: %3</source>
        <translation>Rang %1 gegen %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of advantage</source>
        <translation>
            <numerusform>%n weitere Quelle von Vorteil</numerusform>
            <numerusform>%n weitere Quellen von Vorteil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of disadvantage</source>
        <translation>
            <numerusform>%n weitere Quelle von Nachteil</numerusform>
            <numerusform>%n weitere Quellen von Nachteil</numerusform>
        </translation>
    </message>
    <message>
        <source>Together %1</source>
        <translation>Zusammen %1</translation>
    </message>
    <message>
        <source>%1 or more succeeds</source>
        <translation>%1 oder mehr ist ein Erfolg</translation>
    </message>
    <message>
        <source>%1 on the dice, with %2 added, reaches %3</source>
        <translation>%1 auf den Würfeln, dazu %2, erreicht %3</translation>
    </message>
    <message>
        <source>%1 to succeed: %2</source>
        <translation>%1 für einen Erfolg: %2</translation>
    </message>
    <message>
        <source>Total of the dice that count</source>
        <translation>Summe der Würfel, die zählen</translation>
    </message>
    <message>
        <source>The attack succeeds</source>
        <translation>Der Angriff gelingt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Rettungswurf</translation>
    </message>
    <message>
        <source>The save succeeds</source>
        <translation>Der Rettungswurf gelingt</translation>
    </message>
    <message>
        <source>Chance to reach a target number, by net sources</source>
        <translation>Chance, einen Zielwert zu erreichen, nach Quellen in Summe</translation>
    </message>
    <message>
        <source>Target number down, advantage (+) and disadvantage (−) across</source>
        <translation>Zielwert nach unten, Vorteil (+) und Nachteil (−) nach rechts</translation>
    </message>
    <message>
        <source>Further sources of advantage</source>
        <translation>Weitere Quellen von Vorteil</translation>
    </message>
    <message>
        <source>Further sources of disadvantage</source>
        <translation>Weitere Quellen von Nachteil</translation>
    </message>
    <message>
        <source>ATK</source>
        <translation>ATK</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Tier of the attacker</source>
        <translation>Rang des Angreifers</translation>
    </message>
    <message>
        <source>Tier of the target</source>
        <translation>Rang des Ziels</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>Every target number</source>
        <translation>Jeder Zielwert</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>INT</translation>
    </message>
    <message>
        <source>AGI</source>
        <translation>AGI</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>They aren&apos;t counted here</source>
        <translation>Sie werden hier nicht gezählt</translation>
    </message>
    <message>
        <source>Movement powers of its own</source>
        <translation>Eigene Bewegungskräfte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Tier %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Attack modifier</source>
        <translation>Angriffsbonus</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilität</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>Movement Phase</source>
        <translation>Bewegungsphase</translation>
    </message>
    <message>
        <source>Battle Phase</source>
        <translation>Kampfphase</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Endphase</translation>
    </message>
    <message>
        <source>Initiative Phase</source>
        <translation>Initiativephase</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Verlangsamt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Der Kampf ist zu Ende</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 moves</source>
        <translation>Runde %1, %2: %3 bewegt sich</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 acts</source>
        <translation>Runde %1, %2: %3 handelt</translation>
    </message>
    <message>
        <source>No hit points left</source>
        <translation>Keine Lebenspunkte mehr</translation>
    </message>
    <message>
        <source>%1 (save)</source>
        <translation>%1 (Rettungswurf)</translation>
    </message>
    <message>
        <source>Seized the initiative</source>
        <translation>Hat die Initiative ergriffen</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Verteidigt</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Delays</source>
        <translation>Verzögert</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Hat gehandelt</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>Hat sich bewegt</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>Total %1, tie D6 %2</source>
        <translation>Summe %1, Stechen W6 %2</translation>
    </message>
    <message>
        <source>Delays until it acts</source>
        <translation>Verzögert bis zur Handlung</translation>
    </message>
    <message>
        <source>Delayed after %1</source>
        <translation>Verzögert bis nach %1</translation>
    </message>
    <message>
        <source>Seized: last</source>
        <translation>Ergriffen: zuletzt</translation>
    </message>
    <message>
        <source>Seized: first</source>
        <translation>Ergriffen: zuerst</translation>
    </message>
    <message>
        <source>Battle order</source>
        <translation>Kampffolge</translation>
    </message>
    <message>
        <source>Move order</source>
        <translation>Bewegungsfolge</translation>
    </message>
    <message>
        <source>%1. %2, done: %3</source>
        <translation>%1. %2, fertig: %3</translation>
    </message>
    <message>
        <source>%1. %2, now: %3</source>
        <translation>%1. %2, jetzt: %3</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Saves of the End Phase: 7 or more</source>
        <translation>Rettungswürfe der Endphase: 7 oder mehr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a success sustains it</source>
        <translation>ein Erfolg hält ihn aufrecht</translation>
    </message>
    <message>
        <source>a success ends it</source>
        <translation>ein Erfolg beendet ihn</translation>
    </message>
    <message>
        <source>%1: rolled</source>
        <translation>%1: gewürfelt</translation>
    </message>
    <message>
        <source>%1: to be rolled</source>
        <translation>%1: noch zu würfeln</translation>
    </message>
    <message>
        <source>None found; add any others</source>
        <translation>Keine ist bekannt: Sagt, was es sonst noch gibt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Beside what is known: %1</source>
        <translation>Neben dem, was bekannt ist: %1</translation>
    </message>
    <message>
        <source>tier %1 against %2</source>
        <translation>Rang %1 gegen %2</translation>
    </message>
    <message>
        <source>%1 has seized the initiative</source>
        <translation>%1 hat die Initiative ergriffen</translation>
    </message>
    <message>
        <source>%1 defends</source>
        <translation>%1 verteidigt</translation>
    </message>
    <message>
        <source>%1 has disengaged</source>
        <translation>%1 hat sich gelöst</translation>
    </message>
    <message>
        <source>%1 against %2: success</source>
        <translation>%1 gegen %2: Erfolg</translation>
    </message>
    <message>
        <source>%1 against %2: failure</source>
        <translation>%1 gegen %2: Fehlschlag</translation>
    </message>
    <message>
        <source>%1 hits %2: %3 against DEF %4</source>
        <translation>%1 trifft %2: %3 gegen DEF %4</translation>
    </message>
    <message>
        <source>%1 misses %2: %3 against DEF %4</source>
        <translation>%1 verfehlt %2: %3 gegen DEF %4</translation>
    </message>
    <message>
        <source>nobody comes after %1</source>
        <translation>niemand kommt nach %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t come after %2</source>
        <translation>%1 kommt nicht nach %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 greift %2 an: %3</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Attacks against %1 have disadvantage until its next turn</source>
        <translation>Angriffe gegen %1 haben bis zum nächsten eigenen Zug Nachteil</translation>
    </message>
    <message>
        <source>%1 shifts 2 squares and provokes no opportunity attacks</source>
        <translation>%1 verschiebt sich um 2 Felder, ohne Gelegenheitsangriffe auszulösen</translation>
    </message>
    <message>
        <source>Its own attacks have disadvantage until the end of round %1</source>
        <translation>Die eigenen Angriffe haben Nachteil bis zum Ende von Runde %1</translation>
    </message>
    <message>
        <source>%1 disengages and shifts 2 squares</source>
        <translation>%1 löst sich und verschiebt sich um 2 Felder</translation>
    </message>
    <message>
        <source>%1 uses an item: %2</source>
        <translation>%1 nutzt einen Gegenstand: %2</translation>
    </message>
    <message>
        <source>%1 uses an item</source>
        <translation>%1 nutzt einen Gegenstand</translation>
    </message>
    <message>
        <source>Who delays</source>
        <translation>Wer verzögert</translation>
    </message>
    <message>
        <source>After the turn of</source>
        <translation>Nach dem Zug von</translation>
    </message>
    <message>
        <source>Decide later, between two turns</source>
        <translation>Später entscheiden, zwischen zwei Zügen</translation>
    </message>
    <message>
        <source>%1 delays until after %2</source>
        <translation>%1 verzögert bis nach %2</translation>
    </message>
    <message>
        <source>%1 delays</source>
        <translation>%1 verzögert</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 tut nichts</translation>
    </message>
    <message>
        <source>%1, %2 of %3 hit points</source>
        <translation>%1, Lebenspunkte: %2 von %3</translation>
    </message>
    <message>
        <source>the battle is over</source>
        <translation>der Kampf ist zu Ende</translation>
    </message>
    <message>
        <source>it belongs to the %1, and this is the %2</source>
        <translation>es gehört in die %1, und jetzt ist die %2</translation>
    </message>
    <message>
        <source>The log doesn&apos;t say which</source>
        <translation>Das Protokoll sagt nicht, welcher</translation>
    </message>
    <message>
        <source>%1 has moved in this round</source>
        <translation>%1 hat sich in dieser Runde bewegt</translation>
    </message>
    <message>
        <source>%1 has acted in this round</source>
        <translation>%1 hat in dieser Runde gehandelt</translation>
    </message>
    <message>
        <source>%1 waits for the end of another&apos;s turn</source>
        <translation>%1 wartet das Ende eines anderen Zuges ab</translation>
    </message>
    <message>
        <source>%1 is not in the order of this round</source>
        <translation>%1 steht nicht in der Reihenfolge dieser Runde</translation>
    </message>
    <message>
        <source>it is the turn of %1, not of %2</source>
        <translation>am Zug ist %1, nicht %2</translation>
    </message>
    <message>
        <source>the card of %1 has no hit points: its players count them</source>
        <translation>die Karte von %1 hat keine Lebenspunkte: Ihre Spieler zählen sie</translation>
    </message>
    <message>
        <source>A save of the End Phase decides</source>
        <translation>Ein Rettungswurf der Endphase entscheidet</translation>
    </message>
    <message>
        <source>A success sustains it instead of ending it</source>
        <translation>Ein Erfolg hält ihn aufrecht, statt ihn zu beenden</translation>
    </message>
    <message>
        <source>nobody has more than %1 effects at once</source>
        <translation>niemand hat mehr als %1 Effekte zugleich</translation>
    </message>
    <message>
        <source>Change of hit points</source>
        <translation>Änderung der Lebenspunkte</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hit points</source>
        <translation>%1: %2 von %3 Lebenspunkten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>One is taken away</source>
        <translation>Einer wird weggenommen</translation>
    </message>
    <message>
        <source>Effect that is over</source>
        <translation>Effekt, der vorbei ist</translation>
    </message>
    <message>
        <source>%1: %2 is over</source>
        <translation>%1: %2 ist vorbei</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Wer gewonnen hat</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>Der Kampf endet ohne Sieger</translation>
    </message>
    <message>
        <source>The battle is won: %1</source>
        <translation>Der Kampf ist gewonnen: %1</translation>
    </message>
    <message>
        <source>%1 has no effect with a save</source>
        <translation>%1 hat keinen Effekt mit Rettungswurf</translation>
    </message>
    <message>
        <source>%1 has no save</source>
        <translation>%1 hat keinen Rettungswurf</translation>
    </message>
    <message>
        <source>its save of this End Phase is rolled</source>
        <translation>der Rettungswurf dieser Endphase ist schon gewürfelt</translation>
    </message>
    <message>
        <source>Saves that are not rolled: %1</source>
        <translation>Rettungswürfe, die fehlen: %1</translation>
    </message>
    <message>
        <source>Those who have not moved: %1</source>
        <translation>Wer sich nicht bewegt hat: %1</translation>
    </message>
    <message>
        <source>Those who have not acted: %1</source>
        <translation>Wer nicht gehandelt hat: %1</translation>
    </message>
    <message>
        <source>the Initiative Phase ends when everybody has rolled</source>
        <translation>die Initiativephase endet, wenn alle gewürfelt haben</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Runde %1 beginnt</translation>
    </message>
    <message>
        <source>The %1 begins</source>
        <translation>Die %1 beginnt</translation>
    </message>
    <message>
        <source>%1: save against %2</source>
        <translation>%1: Rettungswurf gegen %2</translation>
    </message>
    <message>
        <source>%1 rolls %2 for %3: it stays</source>
        <translation>%1 würfelt %2 für %3: Er bleibt</translation>
    </message>
    <message>
        <source>%1 rolls %2 for %3: it ends</source>
        <translation>%1 würfelt %2 für %3: Er endet</translation>
    </message>
    <message>
        <source>2D6 of everybody</source>
        <translation>2W6 von allen</translation>
    </message>
    <message>
        <source>Enter the totals instead</source>
        <translation>Stattdessen die Summen eingeben</translation>
    </message>
    <message>
        <source>Total of %1</source>
        <translation>Summe von %1</translation>
    </message>
    <message>
        <source>2D6: %1, INT and AGI: %2</source>
        <translation>2W6: %1, INT und AGI: %2</translation>
    </message>
    <message>
        <source>It is not in the orders of this round</source>
        <translation>Nicht in den Reihenfolgen dieser Runde</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>the tie of %1 is not broken: each rolls a D6, and those who are equal another</source>
        <translation>der Gleichstand von %1 ist nicht gebrochen: Jeder würfelt einen W6, und wer gleich ist, noch einen</translation>
    </message>
    <message>
        <source>Tie: D6 of %1 (roll %2)</source>
        <translation>Gleichstand: W6 von %1 (Wurf %2)</translation>
    </message>
    <message>
        <source>Initiative of round %1</source>
        <translation>Initiative von Runde %1</translation>
    </message>
    <message>
        <source>Round %1: %2 move in this order</source>
        <translation>Runde %1: In dieser Reihenfolge bewegen sich %2</translation>
    </message>
    <message>
        <source>They battle in this order: %1</source>
        <translation>In dieser Reihenfolge kämpfen sie: %1</translation>
    </message>
    <message>
        <source>%1 has moved: who seizes the initiative does so before it moves</source>
        <translation>%1 hat sich bewegt: Die Initiative ergreift man vor der Bewegung</translation>
    </message>
    <message>
        <source>%1 has seized the initiative already</source>
        <translation>%1 hat die Initiative schon ergriffen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Hustle</source>
        <translation>Eilen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Stürmen</translation>
    </message>
    <message>
        <source>%1 moves first and acts last, and whoever attacks it has advantage until the round ends</source>
        <translation>%1 bewegt sich zuerst und handelt zuletzt; Angriffe darauf haben Vorteil, bis die Runde endet</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 ergreift die Initiative</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Wer sich bewegt</translation>
    </message>
    <message>
        <source>Difficult terrain: each square of it costs two</source>
        <translation>Schwieriges Gelände: Jedes Feld davon kostet zwei</translation>
    </message>
    <message>
        <source>%1 is Slowed: it loses the squares it has left, and its move ends</source>
        <translation>%1 ist Verlangsamt: Die übrigen Felder verfallen, und die Bewegung endet</translation>
    </message>
    <message>
        <source>Opportunity attacks</source>
        <translation>Gelegenheitsangriffe</translation>
    </message>
    <message>
        <source>Of everybody beside a square that it leaves</source>
        <translation>Von allen neben einem Feld, das verlassen wird</translation>
    </message>
    <message>
        <source>%1 moves: %2</source>
        <translation>%1 bewegt sich: %2</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 bewegt sich</translation>
    </message>
    <message>
        <source>nobody here is called %1</source>
        <translation>niemand hier heißt %1</translation>
    </message>
    <message>
        <source>Hit points that %1 loses</source>
        <translation>Lebenspunkte, die %1 verliert</translation>
    </message>
    <message>
        <source>They stay as they are</source>
        <translation>Sie bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>%1 is on the side of %2</source>
        <translation>%1 ist auf der Seite von %2</translation>
    </message>
    <message>
        <source>an effect has a name</source>
        <translation>ein Effekt hat einen Namen</translation>
    </message>
    <message>
        <source>%1 has no effects</source>
        <translation>%1 hat keine Effekte</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>2D6 with INT and AGI (%1) added</source>
        <translation>2W6 plus INT und AGI (%1)</translation>
    </message>
    <message>
        <source>%1 provokes no opportunity attacks</source>
        <translation>%1 löst keine Gelegenheitsangriffe aus</translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message>
        <source>there is nothing to undo or redo</source>
        <translation>es gibt nichts zurückzunehmen oder zu wiederholen</translation>
    </message>
    <message>
        <source>the match goes back and forth too often</source>
        <translation>die Partie springt zu oft hin und her</translation>
    </message>
    <message>
        <source>nothing asks for this any more</source>
        <translation>danach fragt nichts mehr</translation>
    </message>
    <message>
        <source>something is still to be answered</source>
        <translation>etwas ist noch zu beantworten</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>it takes %1 answers at most</source>
        <translation>höchstens %1 Antworten sind möglich</translation>
    </message>
    <message>
        <source>%1: %2 is needed</source>
        <translation>%1: gebraucht wird %2</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Offen gelassen</translation>
    </message>
    <message>
        <source>%1: nothing to choose here is called &apos;%2&apos;</source>
        <translation>%1: Nichts zur Wahl heißt hier „%2“</translation>
    </message>
    <message>
        <source>%1: nothing to choose here is called &apos;%2&apos;; did you mean &apos;%3&apos;?</source>
        <translation>%1: Nichts zur Wahl heißt hier „%2“; meintest du „%3“?</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>a list of %1 to %2 words</source>
        <translation>eine Liste aus %1 bis %2 Wörtern</translation>
    </message>
    <message>
        <source>each of them once</source>
        <translation>jedes davon einmal</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a list of faces</source>
        <translation>eine Liste von Augenzahlen</translation>
    </message>
    <message>
        <source>faces from 1 to %1</source>
        <translation>Augenzahlen von 1 bis %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, not %2</source>
        <translation>
            <numerusform>%1: %n Augenzahl wird gebraucht, nicht %2</numerusform>
            <numerusform>%1: %n Augenzahlen werden gebraucht, nicht %2</numerusform>
        </translation>
    </message>
    <message>
        <source>a spot from %1, %2 to %3, %4</source>
        <translation>eine Stelle von %1, %2 bis %3, %4</translation>
    </message>
    <message>
        <source>an id of small letters, digits and dashes</source>
        <translation>eine Kennung aus Kleinbuchstaben, Ziffern und Strichen</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>ein Text von höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>rows with keys of their own</source>
        <translation>Zeilen mit eigenen Schlüsseln</translation>
    </message>
    <message>
        <source>a list of %1 to %2 rows</source>
        <translation>eine Liste aus %1 bis %2 Zeilen</translation>
    </message>
    <message>
        <source>nothing asks for &apos;%1&apos;</source>
        <translation>nichts fragt nach „%1“</translation>
    </message>
    <message>
        <source>Unfinished action cancelled: %1</source>
        <translation>Was noch auf Antwort wartet, fällt weg: %1</translation>
    </message>
    <message>
        <source>no command is called &apos;%1&apos;; there are: %2</source>
        <translation>kein Befehl heißt „%1“; es gibt: %2</translation>
    </message>
    <message>
        <source>no command is called &apos;%1&apos;; there are: %2; did you mean &apos;%3&apos;?</source>
        <translation>kein Befehl heißt „%1“; es gibt: %2; meintest du „%3“?</translation>
    </message>
</context>
<context>
    <name>battlecards</name>
    <message>
        <source>attributes: damage, delay, precision, dodge and defense are needed</source>
        <translation>attributes: damage, delay, precision, dodge und defense werden gebraucht</translation>
    </message>
    <message>
        <source>a match has 2 to %1 players, not %2</source>
        <translation>eine Partie hat 2 bis %1 Spieler, nicht %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>halved by Dodge %1, equal to Precision and higher in the tie-breaker = %2</source>
        <translation>halbiert durch Ausweichen %1, gleich der Präzision und höher in der Gleichstandsfolge = %2</translation>
    </message>
    <message>
        <source>not halved: Precision %1, equal to Dodge, is higher in the tie-breaker</source>
        <translation>nicht halbiert: Präzision %1, gleich dem Ausweichen, steht höher in der Gleichstandsfolge</translation>
    </message>
    <message>
        <source>halved by Dodge %1 against Precision %2 = %3</source>
        <translation>halbiert durch Ausweichen %1 gegen Präzision %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Damage %1, Delay %2, Precision %3, Dodge %4, Defense %5</source>
        <translation>Schaden %1, Verzögerung %2, Präzision %3, Ausweichen %4, Verteidigung %5</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>less Defense %1 = %2</source>
        <translation>weniger Verteidigung %1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>× %n knight(s) = %1</source>
        <translation>
            <numerusform>× %n Ritter = %1</numerusform>
            <numerusform>× %n Ritter = %1</numerusform>
        </translation>
    </message>
    <message>
        <source>doubled by Delay %1 against %2 = %3</source>
        <translation>verdoppelt durch Verzögerung %1 gegen %2 = %3</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>No battle is under way</source>
        <translation>Kein Kampf ist im Gange</translation>
    </message>
    <message>
        <source>All have chosen: reveal the cards</source>
        <translation>Alle haben gewählt: Deckt die Karten auf</translation>
    </message>
    <message>
        <source>Still to choose: %1</source>
        <translation>Müssen noch wählen: %1</translation>
    </message>
    <message>
        <source>Battle turn of %1</source>
        <translation>Kampfzug von %1</translation>
    </message>
    <message>
        <source>All battle turns are over: end the battle</source>
        <translation>Alle Kampfzüge sind vorbei: Beendet den Kampf</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Bandits</source>
        <translation>Banditen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Allied with %1</source>
        <translation>Verbündet mit %1</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>Hat gewählt</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>In battle</source>
        <translation>Im Kampf</translation>
    </message>
    <message>
        <source>Battle turns by Delay</source>
        <translation>Kampfzüge nach Verzögerung</translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Verzögerung %1</translation>
    </message>
    <message>
        <source>The order is known when the cards are revealed</source>
        <translation>Die Reihenfolge ist bekannt, wenn die Karten aufgedeckt sind</translation>
    </message>
    <message>
        <source>All have had their turns</source>
        <translation>Alle hatten ihren Zug</translation>
    </message>
    <message>
        <source>Turns left: %1</source>
        <translation>Züge übrig: %1</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Noch nicht gewählt</translation>
    </message>
    <message>
        <source>Covered attack card</source>
        <translation>Verdeckte Angriffskarte</translation>
    </message>
    <message>
        <source>Covered defense card</source>
        <translation>Verdeckte Verteidigungskarte</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <translation>Angriff: %1</translation>
    </message>
    <message>
        <source>Defense: %1</source>
        <translation>Verteidigung: %1</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Verbündeter</translation>
    </message>
    <message>
        <source>No alliance</source>
        <translation>Kein Bündnis</translation>
    </message>
    <message>
        <source>By the bandits&apos; pattern</source>
        <translation>Nach dem Muster der Banditen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>Ziel von %1</translation>
    </message>
    <message>
        <source>No knight is left: nobody wins</source>
        <translation>Kein Ritter ist übrig: Niemand gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>%1: victory with %n point(s)</source>
        <translation>
            <numerusform>%1: Sieg mit %n Punkt</numerusform>
            <numerusform>%1: Sieg mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Ende des Kampfes</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn of %1 at Delay %2</source>
        <translation>Zug von %1 bei Verzögerung %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n wound(s): %2</source>
        <translation>
            <numerusform>%1 erleidet %n Wunde: %2</numerusform>
            <numerusform>%1 erleidet %n Wunden: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 ist ausgeschieden</translation>
    </message>
    <message>
        <source>nobody is attacked</source>
        <translation>niemand wird angegriffen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>players/%1/id: &apos;%2&apos; is there twice</source>
        <translation>players/%1/id: „%2“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>Tie-breaker, highest first</source>
        <translation>Gleichstandsfolge, die Höchsten zuerst</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The cards are revealed</source>
        <translation>Die Karten sind aufgedeckt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n wound(s) on each of its knights</source>
        <translation>
            <numerusform>%1: %n Wunde für jeden eigenen Ritter</numerusform>
            <numerusform>%1: %n Wunden für jeden eigenen Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks &apos;%2&apos; for both sides; the cards must be two different ones</source>
        <translation>%1 wählt „%2“ für beide Seiten; es müssen zwei verschiedene Karten sein</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: attack %2, defense %3</source>
        <translation>%1: Angriff %2, Verteidigung %3</translation>
    </message>
    <message>
        <source>The most frequent pairs: %1 of %2 against %3 of %4</source>
        <translation>Die häufigsten Paare: %1 von %2 gegen %3 von %4</translation>
    </message>
    <message>
        <source>%1 leads by %2 points</source>
        <translation>%1 führt mit Punkten: %2</translation>
    </message>
    <message>
        <source>Best reply of %1 to the guess: %2</source>
        <translation>Beste Antwort von %1 auf die Vermutung: %2</translation>
    </message>
    <message>
        <source>it leads by %1 points on average</source>
        <translation>Führung im Schnitt, in Punkten: %1</translation>
    </message>
    <message>
        <source>%1 leads by %2 points on average, if both pick as well as can be</source>
        <translation>%1 führt im Schnitt mit %2 Punkten, wenn beide so gut wie möglich wählen</translation>
    </message>
    <message>
        <source>%1 pairs of %2 against %3 of %4</source>
        <translation>%1 Paare von %2 gegen %3 von %4</translation>
    </message>
    <message>
        <source>Lead of %1 (attack / defense card)</source>
        <translation>Führung von %1 (Angriffs- / Verteidigungskarte)</translation>
    </message>
    <message>
        <source>A guess of what the second player picks</source>
        <translation>Eine Vermutung, was der zweite Spieler wählt</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Attack card</source>
        <translation>Angriffskarte</translation>
    </message>
    <message>
        <source>Defense card</source>
        <translation>Verteidigungskarte</translation>
    </message>
    <message>
        <source>%1/hand: %2 cards make %3 pairs; at most %4 cards (%5 pairs) are computed</source>
        <translation>%1/hand: %2 Karten ergeben %3 Paare; höchstens %4 Karten (%5 Paare) werden berechnet</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>there is no battle</source>
        <translation>es gibt keinen Kampf</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 von %2 Wunden</translation>
    </message>
    <message>
        <source>%1 left the board: it is taken to be back from its Castle, unhurt</source>
        <translation>%1 hat das Spielbrett verlassen und gilt als unverletzt aus der Burg zurück</translation>
    </message>
    <message>
        <source>another battle is not over yet</source>
        <translation>ein anderer Kampf ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Knights on the tile</source>
        <translation>Ritter auf dem Plättchen</translation>
    </message>
    <message>
        <source>The order of the players</source>
        <translation>Die Reihenfolge der Spieler</translation>
    </message>
    <message>
        <source>A battle begins: %1</source>
        <translation>Ein Kampf beginnt: %1</translation>
    </message>
    <message>
        <source>%1 is not in this battle</source>
        <translation>%1 ist nicht in diesem Kampf</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 hat gewählt</translation>
    </message>
    <message>
        <source>%1 chooses two cards</source>
        <translation>%1 wählt zwei Karten</translation>
    </message>
    <message>
        <source>The hand is empty: the discards come back first</source>
        <translation>Die Hand ist leer: Zuerst kommt die Ablage zurück</translation>
    </message>
    <message>
        <source>The last card of the hand is one of the two; then the discards come back for the other</source>
        <translation>Die letzte Handkarte ist eine der beiden; dann kommt für die andere die Ablage zurück</translation>
    </message>
    <message>
        <source>%1 takes the discards back and has chosen</source>
        <translation>%1 nimmt die Ablage zurück und hat gewählt</translation>
    </message>
    <message>
        <source>%1: bandits never ally</source>
        <translation>%1: Banditen verbünden sich nie</translation>
    </message>
    <message>
        <source>%1 has an ally already</source>
        <translation>%1 hat schon einen Verbündeten</translation>
    </message>
    <message>
        <source>no two sides of this battle are left to ally</source>
        <translation>in diesem Kampf können sich keine zwei Seiten mehr verbünden</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>%1 and %2 form an alliance</source>
        <translation>%1 und %2 schließen ein Bündnis</translation>
    </message>
    <message>
        <source>%1 attacks with %2 (%3) and defends with %4 (%5)</source>
        <translation>%1 greift an mit %2 (%3) und verteidigt mit %4 (%5)</translation>
    </message>
    <message>
        <source>the cards are revealed already</source>
        <translation>die Karten sind schon aufgedeckt</translation>
    </message>
    <message>
        <source>not all have chosen: %1</source>
        <translation>nicht alle haben gewählt: %1</translation>
    </message>
    <message>
        <source>%1 is an ally&apos;s</source>
        <translation>%1 gehört zu einem Verbündeten</translation>
    </message>
    <message>
        <source>%1 is out and is not attacked</source>
        <translation>%1 ist ausgeschieden und wird nicht angegriffen</translation>
    </message>
    <message>
        <source>It has no target of its own</source>
        <translation>Hat kein eigenes Ziel</translation>
    </message>
    <message>
        <source>the cards are not revealed yet</source>
        <translation>die Karten sind noch nicht aufgedeckt</translation>
    </message>
    <message>
        <source>all have had their turns</source>
        <translation>alle hatten ihren Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n wound(s) to %2: %3</source>
        <translation>
            <numerusform>%1 fügt %2 %n Wunde zu: %3</numerusform>
            <numerusform>%1 fügt %2 %n Wunden zu: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 attacks nobody</source>
        <translation>%1 greift niemanden an</translation>
    </message>
    <message>
        <source>battle turns are left</source>
        <translation>es sind noch Kampfzüge übrig</translation>
    </message>
    <message>
        <source>No knight is left: nobody wins the battle</source>
        <translation>Kein Ritter ist übrig: Niemand gewinnt den Kampf</translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2</source>
        <translation>Berichtigt: %1 hat %2</translation>
    </message>
    <message>
        <source>Begin a battle</source>
        <translation>Kampf beginnen</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>Form an alliance</source>
        <translation>Bündnis schließen</translation>
    </message>
    <message>
        <source>Reveal the cards</source>
        <translation>Karten aufdecken</translation>
    </message>
    <message>
        <source>Battle turn</source>
        <translation>Kampfzug</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Kampf beenden</translation>
    </message>
    <message>
        <source>Finish the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Correct wounds</source>
        <translation>Wunden berichtigen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>%1/%2/id: &apos;%3&apos; is there twice; each card of a hand has an id of its own</source>
        <translation>%1/%2/id: „%3“ kommt zweimal vor; jede Handkarte hat eine eigene Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Bandits choose targets by their pattern and never ally</source>
        <translation>Banditen wählen Ziele nach ihrem Muster und verbünden sich nie</translation>
    </message>
    <message>
        <source>Battle with picked cards</source>
        <translation>Kampf mit gewählten Karten</translation>
    </message>
    <message>
        <source>Which cards to pick</source>
        <translation>Welche Karten wählen</translation>
    </message>
    <message>
        <source>players/%1/ally: an alliance has two players</source>
        <translation>players/%1/ally: Ein Bündnis hat zwei Spieler</translation>
    </message>
    <message>
        <source>all follow the bandits&apos; pattern</source>
        <translation>alle folgen dem Muster der Banditen</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>tie_breaker: a side with knights on the tile is missing</source>
        <translation>tie_breaker: Eine Seite mit Rittern auf dem Plättchen fehlt</translation>
    </message>
    <message>
        <source>knights: those of two sides are needed</source>
        <translation>knights: Es braucht die von zwei Seiten</translation>
    </message>
    <message>
        <source>%1 is not a target in this battle</source>
        <translation>%1 ist in diesem Kampf kein Ziel</translation>
    </message>
    <message>
        <source>%1, knight %2</source>
        <translation>%1, Ritter %2</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Wer hat gewonnen</translation>
    </message>
    <message>
        <source>Most battles won; the rules have no end, so you may decide otherwise</source>
        <translation>Die meisten gewonnenen Schlachten; die Regeln haben kein Ende, ihr könnt anders entscheiden</translation>
    </message>
    <message>
        <source>The match is won by %1</source>
        <translation>Die Partie gewinnt: %1</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Two cards drawn unseen</source>
        <translation>Zwei Karten, verdeckt gezogen</translation>
    </message>
    <message>
        <source>Their cards lie face down: each die draws one by its place</source>
        <translation>Ihre Karten liegen verdeckt: Jeder Würfel zieht eine nach ihrem Platz</translation>
    </message>
    <message>
        <source>You enter the cards drawn at your table</source>
        <translation>Ihr gebt die am Tisch gezogenen Karten ein</translation>
    </message>
    <message>
        <source>%1: draw two cards</source>
        <translation>%1: zwei Karten ziehen</translation>
    </message>
    <message>
        <source>alliances are made before the first battle turn, which is over</source>
        <translation>Bündnisse werden vor dem ersten Kampfzug geschlossen, und der ist vorbei</translation>
    </message>
    <message>
        <source>alliances are made after the reveal</source>
        <translation>Bündnisse werden nach dem Aufdecken geschlossen</translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s) from %2 knights</source>
        <translation>
            <numerusform>%1; erleidet %n Wunde von %2 Rittern</numerusform>
            <numerusform>%1; erleidet %n Wunden von %2 Rittern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s)</source>
        <translation>
            <numerusform>%1; erleidet %n Wunde</numerusform>
            <numerusform>%1; erleidet %n Wunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drafta</name>
    <message>
        <source>the battle is over</source>
        <translation>die Schlacht ist zu Ende</translation>
    </message>
    <message>
        <source>first both sides roll for the first turn</source>
        <translation>zuerst würfeln beide Seiten um den ersten Zug</translation>
    </message>
    <message>
        <source>%1 of %2 hit points</source>
        <translation>%1 von %2 Lebenspunkten</translation>
    </message>
    <message>
        <source>%1 is not of the side whose turn it is</source>
        <translation>%1 gehört nicht zu der Seite, die am Zug ist</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 ist besiegt</translation>
    </message>
    <message>
        <source>%1 has acted in this turn</source>
        <translation>%1 hat in diesem Zug gehandelt</translation>
    </message>
    <message>
        <source>No vulnerabilities</source>
        <translation>Keine Anfälligkeiten</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>Magier</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Full Damage</source>
        <translation>Voller Schaden</translation>
    </message>
    <message>
        <source>Partial Damage</source>
        <translation>Teilschaden</translation>
    </message>
    <message>
        <source>Type of attack</source>
        <translation>Art des Angriffs</translation>
    </message>
    <message>
        <source>Player character</source>
        <translation>Spielercharakter</translation>
    </message>
    <message>
        <source>Air unit</source>
        <translation>Lufteinheit</translation>
    </message>
    <message>
        <source>Breaks ties</source>
        <translation>Gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>Vulnerable to %1: damage ×%2</source>
        <translation>Anfällig für %1: Schaden mal %2</translation>
    </message>
    <message>
        <source>One-time talent: %1</source>
        <translation>Einmaliges Talent: %1</translation>
    </message>
    <message>
        <source>%1 takes %2 damage and is defeated</source>
        <translation>%1 erleidet %2 Schaden und ist besiegt</translation>
    </message>
    <message>
        <source>%1 may use %2 again</source>
        <translation>%1 darf %2 wieder einsetzen</translation>
    </message>
    <message>
        <source>Nobody is left: the battle has no winner</source>
        <translation>Niemand ist übrig: Die Schlacht hat keinen Sieger</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>How far it moves isn&apos;t checked</source>
        <translation>Wie weit sie sich bewegt, wird nicht geprüft</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Nobody is vulnerable to it</source>
        <translation>Niemand ist dafür anfällig</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Anfällig für</translation>
    </message>
    <message>
        <source>Damage from %1 ×</source>
        <translation>Schaden durch %1 mal</translation>
    </message>
    <message>
        <source>One-time talent</source>
        <translation>Einmaliges Talent</translation>
    </message>
    <message>
        <source>It has none</source>
        <translation>Sie hat keins</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Shallow water</source>
        <translation>Flaches Wasser</translation>
    </message>
    <message>
        <source>Deep water</source>
        <translation>Tiefes Wasser</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <translation>Ebenes Gelände</translation>
    </message>
    <message>
        <source>%1 deals %2 Full or %3 Partial Damage</source>
        <translation>%1 verursacht %2 Vollen Schaden oder %3 Teilschaden</translation>
    </message>
    <message>
        <source>%1 has an ability that grants no vulnerabilities</source>
        <translation>%1 hat eine Fähigkeit, die keine Anfälligkeiten zulässt</translation>
    </message>
    <message>
        <source>%1 is vulnerable to %2: damage times %3</source>
        <translation>%1 ist anfällig für %2: Schaden mal %3</translation>
    </message>
    <message>
        <source>A tie hurts nobody</source>
        <translation>Ein Gleichstand verletzt niemanden</translation>
    </message>
    <message>
        <source>%1 breaks ties</source>
        <translation>%1 gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Kein Wurf</translation>
    </message>
    <message>
        <source>A special attack deals %1, and nothing comes back</source>
        <translation>Ein Spezialangriff verursacht %1, und nichts kommt zurück</translation>
    </message>
    <message>
        <source>%1 is ranged and %2 is not: Full Damage, and nothing comes back</source>
        <translation>%1 greift aus der Ferne an, %2 nicht: Voller Schaden, und nichts kommt zurück</translation>
    </message>
    <message>
        <source>1D6 against 1D6</source>
        <translation>1W6 gegen 1W6</translation>
    </message>
    <message>
        <source>6 against 1: %1 deals nothing</source>
        <translation>6 gegen 1: %1 verursacht nichts</translation>
    </message>
    <message>
        <source>%1 deals %2 damage on average and takes %3</source>
        <translation>%1 verursacht im Schnitt %2 Schaden und erleidet %3</translation>
    </message>
    <message>
        <source>Nobody is hurt</source>
        <translation>Niemand wird verletzt</translation>
    </message>
    <message>
        <source>Damage to %1</source>
        <translation>Schaden an %1</translation>
    </message>
    <message>
        <source>Chance that the row beats the column, attacking first</source>
        <translation>Chance, dass die Zeile die Spalte schlägt, wenn sie zuerst angreift</translation>
    </message>
    <message>
        <source>Nameless</source>
        <translation>Namenlos</translation>
    </message>
    <message>
        <source>Damage of the attacker&apos;s special attack</source>
        <translation>Schaden des Spezialangriffs des Angreifers</translation>
    </message>
    <message>
        <source>An ordinary attack</source>
        <translation>Ein gewöhnlicher Angriff</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Every pair in a duel</source>
        <translation>Jedes Paar im Duell</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Hit points left to %1</source>
        <translation>Lebenspunkte übrig: %1</translation>
    </message>
    <message>
        <source>Neither can hurt the other: the duel has no end</source>
        <translation>Keiner kann den anderen verletzen: Das Duell hat kein Ende</translation>
    </message>
    <message>
        <source>Neither deals any damage: nobody falls, however long they fight</source>
        <translation>Keiner verursacht Schaden: Niemand fällt, wie lange sie auch kämpfen</translation>
    </message>
    <message>
        <source>Both fall</source>
        <translation>Beide fallen</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Nobody rolls: %1 takes %2 damage</source>
        <translation>Niemand würfelt: %1 erleidet %2 Schaden</translation>
    </message>
    <message>
        <source>%1 makes a special attack on %2</source>
        <translation>%1 führt einen Spezialangriff auf %2 aus</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>%1 rests in %2: %3 of %4 hit points</source>
        <translation>%1 ruht in %2: %3 von %4 Lebenspunkten</translation>
    </message>
    <message>
        <source>%1 is not a player character</source>
        <translation>%1 ist kein Spielercharakter</translation>
    </message>
    <message>
        <source>%1 is not defeated</source>
        <translation>%1 ist nicht besiegt</translation>
    </message>
    <message>
        <source>the players have no Random Consequence Chart</source>
        <translation>die Spieler haben keine Zufallsfolgen-Tabelle</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>D100</source>
        <translation>W100</translation>
    </message>
    <message>
        <source>Consequence for %1 (%2): %3</source>
        <translation>Folge für %1 (%2): %3</translation>
    </message>
    <message>
        <source>its side has no encampment</source>
        <translation>diese Seite hat kein Lager</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) inside</source>
        <translation>
            <numerusform>%n Einheit darin</numerusform>
            <numerusform>%n Einheiten darin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in it</source>
        <translation>%1 ist schon darin</translation>
    </message>
    <message>
        <source>%1 holds %2 units, and is full</source>
        <translation>%1 hat %2 Einheiten aufgenommen und ist voll</translation>
    </message>
    <message>
        <source>Encampment</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>%1 goes into %2</source>
        <translation>%1 betritt %2</translation>
    </message>
    <message>
        <source>%1 has no talent</source>
        <translation>%1 hat kein Talent</translation>
    </message>
    <message>
        <source>%1 gets its talent back by defeating a foe</source>
        <translation>%1 bekommt das Talent zurück durch den Sieg über einen Gegner</translation>
    </message>
    <message>
        <source>It is spent until the unit defeats a foe</source>
        <translation>Es ist verbraucht, bis die Einheit einen Gegner besiegt</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 setzt %2 ein</translation>
    </message>
    <message>
        <source>%1 is healed: %2 of %3 hit points</source>
        <translation>%1 wird geheilt: %2 von %3 Lebenspunkten</translation>
    </message>
    <message>
        <source>%1 has moved in this turn</source>
        <translation>%1 hat sich in diesem Zug bewegt</translation>
    </message>
    <message>
        <source>%1 is not an air unit: it can&apos;t cross deep water</source>
        <translation>%1 ist keine Lufteinheit und kann kein tiefes Wasser überqueren</translation>
    </message>
    <message numerus="yes">
        <source>up to %n square(s)</source>
        <translation>
            <numerusform>bis zu %n Feld</numerusform>
            <numerusform>bis zu %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves up to %n square(s) here, not %2</source>
        <translation>
            <numerusform>%1 bewegt sich hier höchstens %n Feld, nicht %2</numerusform>
            <numerusform>%1 bewegt sich hier höchstens %n Felder, nicht %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Through allies, not through enemies</source>
        <translation>Durch Verbündete, nicht durch Feinde</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n square(s)</source>
        <translation>
            <numerusform>%1 bewegt sich %n Feld weit</numerusform>
            <numerusform>%1 bewegt sich %n Felder weit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has moved or acted in this turn</source>
        <translation>%1 hat sich in diesem Zug bewegt oder gehandelt</translation>
    </message>
    <message>
        <source>Two units side by side</source>
        <translation>Zwei Einheiten nebeneinander</translation>
    </message>
    <message>
        <source>Both give up their turns</source>
        <translation>Beide geben ihren Zug auf</translation>
    </message>
    <message>
        <source>%1 and %2 set up %3</source>
        <translation>%1 und %2 errichten %3</translation>
    </message>
    <message>
        <source>%1 is put at %2 of %3 hit points</source>
        <translation>%1 wird auf %2 von %3 Lebenspunkten gesetzt</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message numerus="yes">
        <source>%1 attacks from up to %n square(s) away</source>
        <translation>
            <numerusform>%1 greift aus bis zu %n Feld Entfernung an</numerusform>
            <numerusform>%1 greift aus bis zu %n Feldern Entfernung an</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1 is in no encampment</source>
        <translation>%1 ist in keinem Lager</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 verlässt %2</translation>
    </message>
    <message>
        <source>who begins is decided already</source>
        <translation>wer beginnt, steht schon fest</translation>
    </message>
    <message>
        <source>Roll of %1</source>
        <translation>Wurf von %1</translation>
    </message>
    <message>
        <source>both rolled %1: roll again</source>
        <translation>beide würfelten %1: Würfelt noch einmal</translation>
    </message>
    <message>
        <source>%1 begins with %2 against %3</source>
        <translation>%1 beginnt mit %2 gegen %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>the chart has a gap: no row has %1; 1 to 100 must be covered</source>
        <translation>die Tabelle hat eine Lücke: Keine Zeile hat %1; 1 bis 100 müssen abgedeckt sein</translation>
    </message>
    <message>
        <source>rows of the chart overlap: two rows have %1; each number of 1 to 100 belongs to one row</source>
        <translation>Zeilen der Tabelle überschneiden sich: Zwei Zeilen haben %1; jede Zahl von 1 bis 100 gehört in eine Zeile</translation>
    </message>
    <message>
        <source>Random Consequence Chart</source>
        <translation>Zufallsfolgen-Tabelle</translation>
    </message>
    <message>
        <source>Without it defeated player characters are left to the players</source>
        <translation>Ohne sie entscheiden die Spieler über besiegte Spielercharaktere</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Niemand ist übrig</translation>
    </message>
    <message>
        <source>Both sides roll: the higher begins</source>
        <translation>Beide Seiten würfeln: Wer höher würfelt, beginnt</translation>
    </message>
    <message>
        <source>Round %1: the turn of %2</source>
        <translation>Runde %1: Am Zug ist %2</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Besiegt</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>Hat sich bewegt</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Hat gehandelt</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Talent spent</source>
        <translation>Talent verbraucht</translation>
    </message>
    <message>
        <source>Encampment %1 of %2</source>
        <translation>Lager %1 von %2</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 ist in %2</translation>
    </message>
    <message>
        <source>Nobody is in %1</source>
        <translation>Niemand ist in %1</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Einheiten übrig</translation>
    </message>
    <message>
        <source>Whether it is defeated isn&apos;t said</source>
        <translation>Ob sie besiegt ist, steht nicht da</translation>
    </message>
    <message>
        <source>Roll for the first turn</source>
        <translation>Um ersten Zug würfeln</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Special attack</source>
        <translation>Spezialangriff</translation>
    </message>
    <message>
        <source>Use the talent</source>
        <translation>Talent einsetzen</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Set up an encampment</source>
        <translation>Lager errichten</translation>
    </message>
    <message>
        <source>Enter an encampment</source>
        <translation>Lager betreten</translation>
    </message>
    <message>
        <source>Leave the encampment</source>
        <translation>Lager verlassen</translation>
    </message>
    <message>
        <source>Roll a consequence</source>
        <translation>Folge auswürfeln</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Set hit points</source>
        <translation>Lebenspunkte berichtigen</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Ein Angriff</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>List against list</source>
        <translation>Liste gegen Liste</translation>
    </message>
    <message numerus="yes">
        <source>square(s)</source>
        <translation>
            <numerusform>Feld</numerusform>
            <numerusform>Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges on average</source>
        <translation>%1 Schlagwechsel im Schnitt</translation>
    </message>
    <message>
        <source>a critical attack, %1 can&apos;t react</source>
        <translation>ein kritischer Angriff, %1 kann nicht reagieren</translation>
    </message>
    <message>
        <source>%1 deals Full Damage</source>
        <translation>%1 verursacht Vollen Schaden</translation>
    </message>
    <message>
        <source>a tie that %1 breaks</source>
        <translation>ein Gleichstand, den %1 gewinnt</translation>
    </message>
    <message>
        <source>a tie, nobody is hurt</source>
        <translation>ein Gleichstand, niemand wird verletzt</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>the consequence for %1 is rolled</source>
        <translation>die Folge für %1 ist schon gewürfelt</translation>
    </message>
    <message>
        <source>%1 rolls again</source>
        <translation>%1 würfelt noch einmal</translation>
    </message>
    <message>
        <source>Healed by</source>
        <translation>Geheilt von</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>%1 heals %2: %3 of %4 hit points</source>
        <translation>%1 heilt %2: %3 von %4 Lebenspunkten</translation>
    </message>
    <message>
        <source>%1 takes %2 damage, %3 of %4 left</source>
        <translation>%1 erleidet %2 Schaden, %3 von %4 übrig</translation>
    </message>
    <message>
        <source>%1 is not an ally of %2</source>
        <translation>%1 ist kein Verbündeter von %2</translation>
    </message>
    <message>
        <source>%1 is on the side of %2</source>
        <translation>%1 ist auf der Seite von %2</translation>
    </message>
    <message>
        <source>Encampment from the start</source>
        <translation>Lager von Anfang an</translation>
    </message>
    <message>
        <source>A base with room for four units</source>
        <translation>Eine Basis mit Platz für vier Einheiten</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Siegchance: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Siegchance: %1</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Schlacht gewonnen von %1</translation>
    </message>
</context>
<context>
    <name>drakerys</name>
    <message>
        <source>the card of %1 is not known: neither its Actions nor its skills were looked at</source>
        <translation>die Karte von %1 ist nicht bekannt: Weder Aktionen noch Fertigkeiten wurden geprüft</translation>
    </message>
    <message>
        <source>%1 lies under No Activation</source>
        <translation>%1 hat den Marker „Keine Aktivierung“</translation>
    </message>
    <message>
        <source>attack while Engaged with nobody: %1</source>
        <translation>Angriff, ohne an jemanden Gebunden zu sein: %1</translation>
    </message>
    <message>
        <source>magic without the skill Wizard: %1</source>
        <translation>Magie ohne die Fertigkeit Wizard: %1</translation>
    </message>
    <message>
        <source>%1 while Engaged: %2</source>
        <translation>%1, obwohl Gebunden: %2</translation>
    </message>
    <message>
        <source>heroic dice without the skill Heroic Action: %1</source>
        <translation>heroische Würfel ohne die Fertigkeit Heroic Action: %1</translation>
    </message>
    <message>
        <source>Heroic Action adds 1 to 5 dice, not %1</source>
        <translation>Heroic Action gibt 1 bis 5 Würfel dazu, nicht %1</translation>
    </message>
    <message>
        <source>Heroic Action adds dice to fights, shots and spells, not to: %1</source>
        <translation>Heroic Action gibt Würfel zu Gefechten, Schüssen und Zaubern dazu, nicht zu: %1</translation>
    </message>
    <message>
        <source>%1: a token beside %2 forbids it</source>
        <translation>%1: Ein Marker neben %2 verbietet es</translation>
    </message>
    <message>
        <source>only a Hero makes a Combined Charge, and %1 is none</source>
        <translation>nur ein Held macht einen Gemeinsamen Ansturm, und %1 ist keiner</translation>
    </message>
    <message>
        <source>no allied Infantry Unit with Guard is left for a Combined Charge</source>
        <translation>keine verbündete Infanterie-Einheit mit Guard ist für einen Gemeinsamen Ansturm übrig</translation>
    </message>
    <message>
        <source>shooting without the skill Shooter: %1</source>
        <translation>Schießen ohne die Fertigkeit Shooter: %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t carry this: %2</source>
        <translation>%1 trägt das nicht: %2</translation>
    </message>
    <message>
        <source>%1: shot %2 with the same weapon (%3) in one activation</source>
        <translation>%1: Schuss %2 mit derselben Waffe (%3) in einer Aktivierung</translation>
    </message>
    <message>
        <source>invocation by %1, who is not Awakened</source>
        <translation>Beschwörung durch %1, kein Erweckter</translation>
    </message>
    <message>
        <source>invocation %1 of %2, who makes %3 a game</source>
        <translation>Beschwörung %1 durch %2, erlaubt sind %3 pro Partie</translation>
    </message>
    <message>
        <source>%1 is not a Wizard</source>
        <translation>%1 ist kein Wizard</translation>
    </message>
    <message>
        <source>%1 draws on %2 sources, and is a Wizard of level %3</source>
        <translation>%1 zieht aus %2 Quellen und ist ein Wizard der Stufe %3</translation>
    </message>
    <message>
        <source>%1 has cast this in the same activation before: %2</source>
        <translation>%1 hat das in derselben Aktivierung schon gewirkt: %2</translation>
    </message>
    <message>
        <source>no Vortex or Maelstrom &apos;%1&apos; is on the battlefield</source>
        <translation>kein Vortex oder Mahlstrom „%1“ ist auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>%1 can still be activated, for %2 TS</source>
        <translation>%1 kann noch aktiviert werden, für %2 ZA</translation>
    </message>
    <message>
        <source>%1: %2 Warriors are left, not %3</source>
        <translation>%1: Es sind %2 Krieger übrig, nicht %3</translation>
    </message>
    <message>
        <source>%1 at %2 would leave the battlefield of %3 x %3 cm</source>
        <translation>%1 bei %2 würde das Schlachtfeld von %3 x %3 cm verlassen</translation>
    </message>
    <message>
        <source>%1 at %2 would lie on the %3</source>
        <translation>%1 bei %2 läge auf: %3</translation>
    </message>
    <message>
        <source>%1 is chosen twice</source>
        <translation>%1 ist zweimal gewählt</translation>
    </message>
    <message>
        <source>%1 asks for a Hero, and %2 is none</source>
        <translation>%1 verlangt einen Helden, und %2 ist keiner</translation>
    </message>
    <message>
        <source>%1 asks for Infantry, and %2 is none</source>
        <translation>%1 verlangt Infanterie, und %2 ist keine</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n own Unit(s), not %2</source>
        <translation>
            <numerusform>%1 verlangt %n eigene Einheit, nicht %2</numerusform>
            <numerusform>%1 verlangt %n eigene Einheiten, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n enemy Unit(s), not %2</source>
        <translation>
            <numerusform>%1 verlangt %n feindliche Einheit, nicht %2</numerusform>
            <numerusform>%1 verlangt %n feindliche Einheiten, nicht %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks for %2 different Sceneries, not %3</source>
        <translation>%1 verlangt %2 verschiedene Geländestücke, nicht %3</translation>
    </message>
    <message>
        <source>no Scenery &apos;%1&apos; stands on the battlefield</source>
        <translation>kein Geländestück „%1“ steht auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>the Sceneries can&apos;t all be in the same half of the battlefield</source>
        <translation>die Geländestücke können nicht alle in derselben Hälfte des Schlachtfelds sein</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; counted all the same</source>
        <translation>das Regelbuch hat keine Mission „%1“; trotzdem gezählt</translation>
    </message>
    <message>
        <source>there is one card only of %1</source>
        <translation>es gibt nur eine Karte dieser Mission: %1</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; the players say how it stands</source>
        <translation>das Regelbuch hat keine Mission „%1“; die Spieler sagen, wie es steht</translation>
    </message>
    <message>
        <source>%1 has no condition &apos;%2&apos;, but: %3</source>
        <translation>%1 hat keine Bedingung „%2“, aber: %3</translation>
    </message>
    <message>
        <source>%1: nobody can pick up the %2, so neither can %3</source>
        <translation>%1: Dieses Missionsziel (%2) kann niemand aufnehmen, also auch nicht %3</translation>
    </message>
    <message>
        <source>%1: only its owner&apos;s Units can pick up the %2, not %3</source>
        <translation>%1: Dieses Missionsziel (%2) können nur die Einheiten seines Besitzers aufnehmen, nicht %3</translation>
    </message>
    <message>
        <source>%1: only its owner&apos;s enemy can pick up the %2, not %3</source>
        <translation>%1: Dieses Missionsziel (%2) kann nur der Feind seines Besitzers aufnehmen, nicht %3</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; %4 cm or more are asked for</source>
        <translation>%1 liegt %2 cm von %3; verlangt sind %4 cm oder mehr</translation>
    </message>
    <message>
        <source>a Scenery, Vortex or Maelstrom</source>
        <translation>ein Geländestück, Vortex oder Mahlstrom</translation>
    </message>
    <message>
        <source>%1 lies on no diagonal of the battlefield</source>
        <translation>%1 liegt auf keiner Diagonalen des Schlachtfelds</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the middle; there or %3 cm away is asked for</source>
        <translation>%1 liegt %2 cm von der Mitte; verlangt ist dort oder %3 cm entfernt</translation>
    </message>
    <message>
        <source>%1 is to lie %2 cm from the middle line, on the side of the enemy of %3</source>
        <translation>%1 muss %2 cm von der Mittellinie liegen, auf der Seite des Feindes von %3</translation>
    </message>
    <message>
        <source>%1 lies in the Deployment Area of %2</source>
        <translation>%1 liegt in der Aufstellungszone von %2</translation>
    </message>
    <message>
        <source>another Scenery, Vortex or Maelstrom</source>
        <translation>ein anderes Geländestück, ein anderer Vortex oder Mahlstrom</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation>%1; meintest du „%2“?</translation>
    </message>
    <message>
        <source>no player is called &apos;%1&apos;</source>
        <translation>kein Spieler heißt „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no Unit; write player/entry, as in %2/crows-1</source>
        <translation>„%1“ benennt keine Einheit; schreibe Spieler/Eintrag, wie in %2/crows-1</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;</source>
        <translation>keine Einheit heißt „%1“</translation>
    </message>
    <message>
        <source>the game is over: the players ended it</source>
        <translation>die Partie ist zu Ende: Die Spieler haben sie beendet</translation>
    </message>
    <message>
        <source>the game is over: all players have resolved six Headquarters Phases</source>
        <translation>die Partie ist zu Ende: Alle Spieler haben sechs Hauptquartierphasen abgehandelt</translation>
    </message>
    <message>
        <source>it is the turn of %1, not of %2</source>
        <translation>am Zug ist %1, nicht %2</translation>
    </message>
    <message>
        <source>%1 is off the table</source>
        <translation>%1 ist nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; at most %2 may be spent</source>
        <translation>die Aktivierung kostet %1 ZA; höchstens %2 dürfen ausgegeben werden</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; %2 TS are left before the last START</source>
        <translation>die Aktivierung kostet %1 ZA; bis zum letzten START sind %2 ZA übrig</translation>
    </message>
    <message>
        <source>Epic Fight</source>
        <translation>Episches Gefecht</translation>
    </message>
    <message>
        <source>Conquerors</source>
        <translation>Eroberer</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Total Destruction</source>
        <translation>Totale Vernichtung</translation>
    </message>
    <message>
        <source>Moon Shards</source>
        <translation>Mondsplitter</translation>
    </message>
    <message>
        <source>Moon shard</source>
        <translation>Mondsplitter</translation>
    </message>
    <message>
        <source>Idols of Power</source>
        <translation>Idole der Macht</translation>
    </message>
    <message>
        <source>Idol</source>
        <translation>Idol</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Botschaft</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Käfig</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikte</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Air Vortex</source>
        <translation>Luft-Vortex</translation>
    </message>
    <message>
        <source>Earth Vortex</source>
        <translation>Erd-Vortex</translation>
    </message>
    <message>
        <source>Fire Vortex</source>
        <translation>Feuer-Vortex</translation>
    </message>
    <message>
        <source>Water Vortex</source>
        <translation>Wasser-Vortex</translation>
    </message>
    <message>
        <source>Maelstrom</source>
        <translation>Mahlstrom</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marsch</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Ansturm</translation>
    </message>
    <message>
        <source>Combined Charge</source>
        <translation>Gemeinsamer Ansturm</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Invocation</source>
        <translation>Beschwörung</translation>
    </message>
    <message>
        <source>Special Action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Forward!</translation>
    </message>
    <message>
        <source>They shall not pass!</source>
        <translation>They shall not pass!</translation>
    </message>
    <message>
        <source>Reform the ranks!</source>
        <translation>Reform the ranks!</translation>
    </message>
    <message>
        <source>Mercy!</source>
        <translation>Mercy!</translation>
    </message>
    <message>
        <source>A pox on them!</source>
        <translation>A pox on them!</translation>
    </message>
    <message>
        <source>Holy Fury!</source>
        <translation>Holy Fury!</translation>
    </message>
    <message>
        <source>Deployment Area A</source>
        <translation>Aufstellungszone A</translation>
    </message>
    <message>
        <source>Deployment Area B</source>
        <translation>Aufstellungszone B</translation>
    </message>
    <message>
        <source>%1, %2 cm</source>
        <translation>%1, %2 cm</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Geländestück</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Angriffswurf</translation>
    </message>
    <message>
        <source>Blocking roll</source>
        <translation>Blocking-Wurf</translation>
    </message>
    <message>
        <source>Injury roll</source>
        <translation>Verletzungswurf</translation>
    </message>
    <message>
        <source>Safeguard</source>
        <translation>Safeguard</translation>
    </message>
    <message>
        <source>Morale roll</source>
        <translation>Moralwurf</translation>
    </message>
    <message>
        <source>Shooting roll</source>
        <translation>Schusswurf</translation>
    </message>
    <message>
        <source>Harassment roll</source>
        <translation>Harassment-Wurf</translation>
    </message>
    <message>
        <source>Spell roll</source>
        <translation>Zauberwurf</translation>
    </message>
    <message>
        <source>Invocation roll</source>
        <translation>Beschwörungswurf</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Berserk</source>
        <translation>Berserk</translation>
    </message>
    <message>
        <source>Burning Scenery</source>
        <translation>Brennendes Geländestück</translation>
    </message>
    <message>
        <source>Characteristics −1</source>
        <translation>Eigenschaften −1</translation>
    </message>
    <message>
        <source>Charge −5 cm, Initiative −1</source>
        <translation>Ansturm −5 cm, Initiative −1</translation>
    </message>
    <message>
        <source>Charge +5 cm</source>
        <translation>Ansturm +5 cm</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Gebunden</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Holy Fury: Berserker</source>
        <translation>Holy Fury: Berserker</translation>
    </message>
    <message>
        <source>Initiative +2</source>
        <translation>Initiative +2</translation>
    </message>
    <message>
        <source>March/Charge −1 cm</source>
        <translation>Marsch/Ansturm −1 cm</translation>
    </message>
    <message>
        <source>March/Charge −2 cm</source>
        <translation>Marsch/Ansturm −2 cm</translation>
    </message>
    <message>
        <source>March/Charge penalty</source>
        <translation>Abzug auf Marsch/Ansturm</translation>
    </message>
    <message>
        <source>March/Charge penalty ×2</source>
        <translation>Abzug auf Marsch/Ansturm ×2</translation>
    </message>
    <message>
        <source>March/Charge +5 cm</source>
        <translation>Marsch/Ansturm +5 cm</translation>
    </message>
    <message>
        <source>March/Charge +5 cm, Dreadful</source>
        <translation>Marsch/Ansturm +5 cm, Dreadful</translation>
    </message>
    <message>
        <source>March +10 cm</source>
        <translation>Marsch +10 cm</translation>
    </message>
    <message>
        <source>March +5 cm</source>
        <translation>Marsch +5 cm</translation>
    </message>
    <message>
        <source>Actions −1</source>
        <translation>Aktionen −1</translation>
    </message>
    <message>
        <source>Nature’s Way +1</source>
        <translation>Nature’s Way +1</translation>
    </message>
    <message>
        <source>No Activation</source>
        <translation>Keine Aktivierung</translation>
    </message>
    <message>
        <source>No Charge</source>
        <translation>Kein Ansturm</translation>
    </message>
    <message>
        <source>No Charge, Attack or Shot</source>
        <translation>Kein Ansturm, Angriff oder Schuss</translation>
    </message>
    <message>
        <source>No more skill</source>
        <translation>Keine Fertigkeit mehr</translation>
    </message>
    <message>
        <source>Only one Action</source>
        <translation>Nur eine Aktion</translation>
    </message>
    <message>
        <source>Actions +1</source>
        <translation>Aktionen +1</translation>
    </message>
    <message>
        <source>+2D10</source>
        <translation>+2W10</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Shooting reroll</source>
        <translation>Schüsse neu würfeln</translation>
    </message>
    <message>
        <source>Violent Blow</source>
        <translation>Violent Blow</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Willenskraft</translation>
    </message>
    <message>
        <source>Willpower −1</source>
        <translation>Willenskraft −1</translation>
    </message>
    <message>
        <source>Zephyr: Actions +1</source>
        <translation>Zephyr: Aktionen +1</translation>
    </message>
    <message>
        <source>the card of %1 is not known: its Health is taken as 1</source>
        <translation>die Karte von %1 ist nicht bekannt: Die Gesundheit gilt als 1</translation>
    </message>
    <message>
        <source>the rulebook has no status &apos;%1&apos;; kept as it is</source>
        <translation>das Regelbuch hat keinen Status „%1“; behalten, wie er ist</translation>
    </message>
    <message>
        <source>no token “%1” lies beside %2</source>
        <translation>kein Marker „%1“ liegt neben %2</translation>
    </message>
    <message>
        <source>%1 resolves no Headquarters Phase now</source>
        <translation>%1 handelt jetzt keine Hauptquartierphase ab</translation>
    </message>
    <message>
        <source>%1 has no Leadership</source>
        <translation>%1 hat kein Leadership</translation>
    </message>
    <message>
        <source>an order to %1, who is Engaged</source>
        <translation>ein Befehl an eine Einheit, die Gebunden ist: %1</translation>
    </message>
    <message>
        <source>%1 has no Divination</source>
        <translation>%1 hat keine Divination</translation>
    </message>
    <message>
        <source>%1 has no Zephyr</source>
        <translation>%1 hat kein Zephyr</translation>
    </message>
    <message>
        <source>%1 is not Awakened</source>
        <translation>%1 ist kein Erweckter</translation>
    </message>
    <message>
        <source>the %1 is exhausted</source>
        <translation>%1 ist erschöpft</translation>
    </message>
    <message>
        <source>the %1 is of another Element</source>
        <translation>%1 gehört zu einem anderen Element</translation>
    </message>
    <message>
        <source>%1 is not Infantry</source>
        <translation>%1 ist keine Infanterie</translation>
    </message>
    <message>
        <source>%1 is Engaged</source>
        <translation>%1 ist Gebunden</translation>
    </message>
    <message>
        <source>The player’s Hero is still on the battlefield</source>
        <translation>Der Held des Spielers ist noch auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>The enemy’s Hero was eliminated</source>
        <translation>Der Held des Feindes wurde ausgeschaltet</translation>
    </message>
    <message>
        <source>The player’s Hero is the one who eliminated the enemy’s</source>
        <translation>Der Held des Spielers hat den des Feindes ausgeschaltet</translation>
    </message>
    <message>
        <source>Conquest areas with the player’s flag, 1 VP for every 3</source>
        <translation>Eroberungszonen mit der Flagge des Spielers, 1 SP für je 3</translation>
    </message>
    <message>
        <source>Full quarters of the enemy’s Army Points that were eliminated</source>
        <translation>Volle Viertel der feindlichen Armeepunkte, die ausgeschaltet wurden</translation>
    </message>
    <message>
        <source>Units that carry 2 moon shards or more</source>
        <translation>Einheiten mit 2 oder mehr Mondsplittern</translation>
    </message>
    <message>
        <source>Idols that the player controls</source>
        <translation>Idole, die der Spieler kontrolliert</translation>
    </message>
    <message>
        <source>The player’s messenger delivered the message</source>
        <translation>Der Bote des Spielers hat die Botschaft überbracht</translation>
    </message>
    <message>
        <source>The enemy’s messenger delivered no message</source>
        <translation>Der Bote des Feindes hat keine Botschaft überbracht</translation>
    </message>
    <message>
        <source>The player’s messenger is still on the battlefield</source>
        <translation>Der Bote des Spielers ist noch auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>One of the player’s Units carries the message</source>
        <translation>Eine Einheit des Spielers trägt die Botschaft</translation>
    </message>
    <message>
        <source>The chosen Hero carries the message</source>
        <translation>Der gewählte Held trägt die Botschaft</translation>
    </message>
    <message>
        <source>The message is in the player’s Deployment Area</source>
        <translation>Die Botschaft ist in der Aufstellungszone des Spielers</translation>
    </message>
    <message>
        <source>Chosen Units in the enemy’s Deployment Area</source>
        <translation>Gewählte Einheiten in der feindlichen Aufstellungszone</translation>
    </message>
    <message>
        <source>Enemy Heroes captured, at least one</source>
        <translation>Gefangene feindliche Helden, mindestens einer</translation>
    </message>
    <message>
        <source>The player captured more Heroes than the enemy</source>
        <translation>Der Spieler hat mehr Helden gefangen als der Feind</translation>
    </message>
    <message>
        <source>None of the player’s Heroes was captured</source>
        <translation>Kein Held des Spielers wurde gefangen</translation>
    </message>
    <message>
        <source>Cages destroyed</source>
        <translation>Zerstörte Käfige</translation>
    </message>
    <message>
        <source>One of the player’s Units carries a relic</source>
        <translation>Eine Einheit des Spielers trägt ein Relikt</translation>
    </message>
    <message>
        <source>The Unit that was given the relic still has it</source>
        <translation>Die Einheit, die das Relikt bekam, hat es noch</translation>
    </message>
    <message>
        <source>The Unit that was given the relic also has one of the enemy’s</source>
        <translation>Die Einheit, die das Relikt bekam, hat auch eins des Feindes</translation>
    </message>
    <message>
        <source>Relics that the player’s Units carry</source>
        <translation>Relikte, die Einheiten des Spielers tragen</translation>
    </message>
    <message>
        <source>Stress %1</source>
        <translation>Stress %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>%1 makes 1 to %2 Actions an activation</source>
        <translation>%1 macht 1 bis %2 Aktionen pro Aktivierung</translation>
    </message>
    <message>
        <source>one Charge or Combined Charge an activation</source>
        <translation>nur ein Ansturm oder Gemeinsamer Ansturm pro Aktivierung</translation>
    </message>
    <message>
        <source>%1 TS</source>
        <translation>%1 ZA</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>The weapon that the Unit carries</source>
        <translation>Die Waffe, die die Einheit trägt</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Herald</translation>
    </message>
    <message>
        <source>Overlord</source>
        <translation>Overlord</translation>
    </message>
    <message>
        <source>Elemental</source>
        <translation>Elementar</translation>
    </message>
    <message>
        <source>TS</source>
        <translation>ZA</translation>
    </message>
    <message>
        <source>Heroic Action dice</source>
        <translation>Heroic-Action-Würfel</translation>
    </message>
    <message>
        <source>Added dice</source>
        <translation>Zusätzliche Würfel</translation>
    </message>
    <message>
        <source>+%1D10</source>
        <translation>+%1W10</translation>
    </message>
    <message>
        <source>Heroic Action +%1D10</source>
        <translation>Heroic Action +%1W10</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The token of %1 moves to START</source>
        <translation>Der Marker von %1 rückt auf START</translation>
    </message>
    <message>
        <source>The token of %1 moves to square %2</source>
        <translation>Der Marker von %1 rückt auf Feld %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Unit is changed</source>
        <translation>Keine Einheit wird geändert</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
    <message>
        <source>token on START</source>
        <translation>Marker auf START</translation>
    </message>
    <message>
        <source>token on square %1</source>
        <translation>Marker auf Feld %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <translation>
            <numerusform>%n Krieger</numerusform>
            <numerusform>%n Krieger</numerusform>
        </translation>
    </message>
    <message>
        <source>Injuries %1</source>
        <translation>Verletzungen %1</translation>
    </message>
    <message>
        <source>Agreed: nothing changes</source>
        <translation>Vereinbart: Nichts ändert sich</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Vereinbart: %1</translation>
    </message>
    <message>
        <source>Agreed: %1; %2</source>
        <translation>Vereinbart: %1; %2</translation>
    </message>
    <message>
        <source>Squares since the start</source>
        <translation>Felder seit dem Start</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stress</translation>
    </message>
    <message>
        <source>Deployment Area</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Exhausted: no more invocations</source>
        <translation>Erschöpft: keine Beschwörungen mehr</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Arrow, clockwise from Deployment Area B</source>
        <translation>Pfeil, im Uhrzeigersinn ab Aufstellungszone B</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>A Hit, or no Deviation Roll</source>
        <translation>Ein Treffer oder kein Abweichungswurf</translation>
    </message>
    <message>
        <source>It stays where it is</source>
        <translation>Bleibt, wo es ist</translation>
    </message>
    <message>
        <source>Distance in cm</source>
        <translation>Entfernung in cm</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 zerstört</translation>
    </message>
    <message>
        <source>%1 exhausted</source>
        <translation>%1 erschöpft</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 aktiv</translation>
    </message>
    <message>
        <source>%1 placed at %2</source>
        <translation>%1 steht bei %2</translation>
    </message>
    <message>
        <source>%1 placed at %2 after a deviation of %3 cm</source>
        <translation>%1 steht nach %3 cm Abweichung bei %2</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Getragen von</translation>
    </message>
    <message>
        <source>It lies on the battlefield</source>
        <translation>Liegt auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>%1 taken away</source>
        <translation>%1 weggenommen</translation>
    </message>
    <message>
        <source>%1: %2 picked up</source>
        <translation>%1: %2 aufgenommen</translation>
    </message>
    <message>
        <source>%1 lies on the battlefield</source>
        <translation>%1 liegt auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>First Player: %1</source>
        <translation>Startspieler: %1</translation>
    </message>
    <message>
        <source>Vortex or Maelstrom</source>
        <translation>Vortex oder Mahlstrom</translation>
    </message>
    <message>
        <source>Taken away</source>
        <translation>Weggenommen</translation>
    </message>
    <message>
        <source>a Scenery stands somewhere: at is needed</source>
        <translation>ein Geländestück steht irgendwo: at wird gebraucht</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>Obstruction</source>
        <translation>Sichtblocker</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Missionsziel</translation>
    </message>
    <message>
        <source>%1: at %2</source>
        <translation>%1: bei %2</translation>
    </message>
    <message>
        <source>%1: place not known</source>
        <translation>%1: Platz nicht bekannt</translation>
    </message>
    <message>
        <source>the First Player is not one of the players</source>
        <translation>der Startspieler gehört nicht zu den Spielern</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>It does not shoot</source>
        <translation>Schießt nicht</translation>
    </message>
    <message>
        <source>The characteristics are known</source>
        <translation>Die Eigenschaften sind bekannt</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>AP of the Unit</source>
        <translation>AP der Einheit</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Invocations a game</source>
        <translation>Beschwörungen pro Partie</translation>
    </message>
    <message>
        <source>Level as a Wizard</source>
        <translation>Stufe als Wizard</translation>
    </message>
    <message>
        <source>Weapons that shoot</source>
        <translation>Waffen, die schießen</translation>
    </message>
    <message>
        <source>Shots an activation</source>
        <translation>Schüsse pro Aktivierung</translation>
    </message>
    <message>
        <source>No limit of its own</source>
        <translation>Keine eigene Grenze</translation>
    </message>
    <message>
        <source>The card is not known.</source>
        <translation>Die Karte ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Shoots with: %1</source>
        <translation>Schießt mit: %1</translation>
    </message>
    <message>
        <source>Awakened [%1]</source>
        <translation>Erweckter [%1]</translation>
    </message>
    <message>
        <source>Wizard of level %1</source>
        <translation>Wizard der Stufe %1</translation>
    </message>
    <message>
        <source>%1: 1 Injury</source>
        <translation>%1: 1 Verletzung</translation>
    </message>
    <message>
        <source>%1: %2 Injuries</source>
        <translation>%1: %2 Verletzungen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) taken off the table</source>
        <translation>
            <numerusform>%1: %n Krieger vom Tisch genommen</numerusform>
            <numerusform>%1: %n Krieger vom Tisch genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: scattered</source>
        <translation>%1: versprengt</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Prayer</source>
        <translation>Gebet</translation>
    </message>
    <message>
        <source>%1: “%2” to %3</source>
        <translation>%1: „%2“ an %3</translation>
    </message>
    <message>
        <source>Enemy Heroes within 20 cm</source>
        <translation>Feindliche Helden innerhalb von 20 cm</translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” on %3, %n square(s)</source>
        <translation>
            <numerusform>%1: „%2“ auf %3, %n Feld</numerusform>
            <numerusform>%1: „%2“ auf %3, %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2” for %3</source>
        <translation>%1: „%2“ für %3</translation>
    </message>
    <message>
        <source>%1: Zephyr for %2</source>
        <translation>%1: Zephyr für %2</translation>
    </message>
    <message>
        <source>Common mission</source>
        <translation>Gemeinsame Mission</translation>
    </message>
    <message>
        <source>None was drawn</source>
        <translation>Keine wurde gezogen</translation>
    </message>
    <message>
        <source>Solo mission of %1</source>
        <translation>Solo-Mission von %1</translation>
    </message>
    <message>
        <source>No missions</source>
        <translation>Keine Missionen</translation>
    </message>
    <message>
        <source>Missions: %1</source>
        <translation>Missionen: %1</translation>
    </message>
    <message>
        <source>Missions: %1; %2</source>
        <translation>Missionen: %1; %2</translation>
    </message>
    <message>
        <source>Chosen Units</source>
        <translation>Gewählte Einheiten</translation>
    </message>
    <message>
        <source>Chosen Sceneries</source>
        <translation>Gewählte Geländestücke</translation>
    </message>
    <message>
        <source>%1 chose secretly for %2</source>
        <translation>%1 hat geheim gewählt für %2</translation>
    </message>
    <message>
        <source>%1 chose nothing for %2</source>
        <translation>%1 hat nichts gewählt für %2</translation>
    </message>
    <message>
        <source>%1 chose %2 for %3</source>
        <translation>%1 hat %2 gewählt für %3</translation>
    </message>
    <message>
        <source>%1 asks for another choice</source>
        <translation>%1 bittet um eine andere Wahl</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>%1 reveals the choice for %2</source>
        <translation>%1 deckt die Wahl für %2 auf</translation>
    </message>
    <message>
        <source>It is rolled for no Unit</source>
        <translation>Für keine Einheit gewürfelt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Mindestwurf</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Augenzahlen</translation>
    </message>
    <message>
        <source>Chances of 0, 1, 2 … successes</source>
        <translation>Chancen auf 0, 1, 2 … Erfolge</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Erfolge</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es)</source>
        <translation>
            <numerusform>%1: %n Erfolg</numerusform>
            <numerusform>%1: %n Erfolge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es) (%2 expected)</source>
        <translation>
            <numerusform>%1: %n Erfolg (%2 erwartet)</numerusform>
            <numerusform>%1: %n Erfolge (%2 erwartet)</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Spend TS</source>
        <translation>ZA ausgeben</translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation>Befehl geben</translation>
    </message>
    <message>
        <source>Say a prayer</source>
        <translation>Gebet sprechen</translation>
    </message>
    <message>
        <source>Zephyr</source>
        <translation>Zephyr</translation>
    </message>
    <message>
        <source>Invoke an Elemental</source>
        <translation>Elementar beschwören</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Zauber wirken</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Mission cards</source>
        <translation>Missionskarten</translation>
    </message>
    <message>
        <source>Choose for a mission</source>
        <translation>Für eine Mission wählen</translation>
    </message>
    <message>
        <source>Reveal a choice</source>
        <translation>Wahl aufdecken</translation>
    </message>
    <message>
        <source>Where the Leader stands</source>
        <translation>Platz des Anführers</translation>
    </message>
    <message>
        <source>Injuries suffered</source>
        <translation>Erlittene Verletzungen</translation>
    </message>
    <message>
        <source>Change Stress</source>
        <translation>Stress ändern</translation>
    </message>
    <message>
        <source>Status token</source>
        <translation>Statusmarker</translation>
    </message>
    <message>
        <source>Take Warriors off</source>
        <translation>Krieger wegnehmen</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Versprengen</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Condition of a mission</source>
        <translation>Bedingung einer Mission</translation>
    </message>
    <message>
        <source>Record a roll</source>
        <translation>Wurf notieren</translation>
    </message>
    <message>
        <source>Agree on figures</source>
        <translation>Werte vereinbaren</translation>
    </message>
    <message>
        <source>Set Warriors</source>
        <translation>Krieger berichtigen</translation>
    </message>
    <message>
        <source>Set Injuries</source>
        <translation>Verletzungen berichtigen</translation>
    </message>
    <message>
        <source>Set Stress</source>
        <translation>Stress berichtigen</translation>
    </message>
    <message>
        <source>Move the token</source>
        <translation>Marker bewegen</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>For no mission</source>
        <translation>Für keine Mission</translation>
    </message>
    <message>
        <source>%1: %2 VP</source>
        <translation>%1: %2 SP</translation>
    </message>
    <message>
        <source>%1: %2 VP for %3</source>
        <translation>%1: %2 SP für %3</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>nicht mehr</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 Mal</translation>
    </message>
    <message>
        <source>%1, %2: %3: %4</source>
        <translation>%1, %2: %3: %4</translation>
    </message>
    <message>
        <source>No Vortex is exhausted by it</source>
        <translation>Kein Vortex wird dadurch erschöpft</translation>
    </message>
    <message>
        <source>Sources of mana</source>
        <translation>Manaquellen</translation>
    </message>
    <message>
        <source>%1: %2 invoked</source>
        <translation>%1: %2 beschworen</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>Mana spent on more dice</source>
        <translation>Mana für zusätzliche Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 cast, %n success(es)</source>
        <translation>
            <numerusform>%1: %2 gewirkt, %n Erfolg</numerusform>
            <numerusform>%1: %2 gewirkt, %n Erfolge</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1 would leave the battlefield of %2 x %2 cm</source>
        <translation>%1 würde das Schlachtfeld von %2 x %2 cm verlassen</translation>
    </message>
    <message>
        <source>Round %1: the turn of %2</source>
        <translation>Runde %1: Am Zug ist %2</translation>
    </message>
    <message>
        <source>The match is over: %1 has won</source>
        <translation>Die Partie ist zu Ende: %1 hat gewonnen</translation>
    </message>
    <message>
        <source>The match is over: a draw</source>
        <translation>Die Partie ist zu Ende: unentschieden</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Headquarters Phases</source>
        <translation>Hauptquartierphasen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>trägt: %1</translation>
    </message>
    <message>
        <source>invoked by %1</source>
        <translation>beschworen von %1</translation>
    </message>
    <message>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <source>TimePath</source>
        <translation>TimePath</translation>
    </message>
    <message>
        <source>The token of %1 lies on START, %2 of 6 Headquarters Phases</source>
        <translation>Der Marker von %1 liegt auf START, %2 von 6 Hauptquartierphasen</translation>
    </message>
    <message>
        <source>The token of %1 lies on square %2, %3 of 6 Headquarters Phases</source>
        <translation>Der Marker von %1 liegt auf Feld %2, %3 von 6 Hauptquartierphasen</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Nothing is placed yet</source>
        <translation>Noch ist nichts aufgestellt</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1: Headquarters Phase %2 resolved</source>
        <translation>%1: Hauptquartierphase %2 abgehandelt</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Runde %1 beendet</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) lost</source>
        <translation>
            <numerusform>%1: %n Krieger verloren</numerusform>
            <numerusform>%1: %n Krieger verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: off the table</source>
        <translation>%1: nicht mehr auf dem Tisch</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>A token is taken away</source>
        <translation>Ein Marker wird weggenommen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Change of Stress</source>
        <translation>Änderung des Stresses</translation>
    </message>
    <message>
        <source>%1: Stress %2</source>
        <translation>%1: Stress %2</translation>
    </message>
    <message>
        <source>%1: “%2” taken away</source>
        <translation>%1: „%2“ weggenommen</translation>
    </message>
    <message>
        <source>%1 passes to the next START</source>
        <translation>%1 passt bis zum nächsten START</translation>
    </message>
    <message>
        <source>%1: %2 TS spent</source>
        <translation>%1: %2 ZA ausgegeben</translation>
    </message>
    <message>
        <source>The players end the match</source>
        <translation>Die Spieler beenden die Partie</translation>
    </message>
    <message>
        <source>As advised: one Rarity for every full 100 AP.</source>
        <translation>Wie empfohlen: 1 Seltenheit je volle 100 AP.</translation>
    </message>
    <message>
        <source>The rulebook advises Rarity %2 for %1 AP: one for every full 100 AP.</source>
        <translation>Das Regelbuch empfiehlt Seltenheit %2 für %1 AP: 1 je volle 100 AP.</translation>
    </message>
    <message>
        <source>Army Points</source>
        <translation>Armeepunkte</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>%1 AP</source>
        <translation>%1 AP</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>Rarity %1</source>
        <translation>Seltenheit %1</translation>
    </message>
    <message>
        <source>R %1</source>
        <translation>S %1</translation>
    </message>
    <message>
        <source>A recorded roll</source>
        <translation>Ein notierter Wurf</translation>
    </message>
    <message>
        <source>the activation of %1 is not over</source>
        <translation>die Aktivierung von %1 ist nicht vorbei</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose one of your Heroes. Keep that Hero on the battlefield, and see the Hero whom the enemy chose eliminated, best of all by yours.</source>
        <translation>Wähle nach der Aufstellung geheim einen deiner Helden. Halte ihn auf dem Schlachtfeld und sorge dafür, dass der vom Feind gewählte Held ausgeschaltet wird, am besten von deinem.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and one of the enemy’s. Keep yours on the battlefield and see the enemy’s eliminated, best of all by yours.</source>
        <translation>Wähle nach der Aufstellung einen deiner Helden und einen des Feindes. Halte deinen auf dem Schlachtfeld und sorge dafür, dass der feindliche ausgeschaltet wird, am besten von deinem.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas; three Units that you choose after the Deployment can plant flags in them (Special Action, 1 TS). A new flag replaces the one that was there, and every three areas under your flags at the end bring 1 VP.</source>
        <translation>Das Schlachtfeld hat neun Eroberungszonen; drei Einheiten, die du nach der Aufstellung wählst, können darin Flaggen aufstellen (Sonderaktion, 1 ZA). Eine neue Flagge ersetzt die vorherige, und je drei Zonen unter deinen Flaggen am Ende bringen 1 SP.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas; three Units that you choose after the Deployment can plant flags in them (Special Action, 1 TS). The enemy can pick the flags up, and every three areas under your flags at the end bring 1 VP.</source>
        <translation>Das Schlachtfeld hat neun Eroberungszonen; drei Einheiten, die du nach der Aufstellung wählst, können darin Flaggen aufstellen (Sonderaktion, 1 ZA). Der Feind kann die Flaggen aufnehmen, und je drei Zonen unter deinen Flaggen am Ende bringen 1 SP.</translation>
    </message>
    <message>
        <source>Every full 25 % of the enemy’s Army Points that you eliminate bring 1 VP, at most 3.</source>
        <translation>Je volle 25 % der feindlichen Armeepunkte, die du ausschaltest, bringen 1 SP, höchstens 3.</translation>
    </message>
    <message>
        <source>Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. Every Unit of yours that carries two or more at the end brings 1 VP.</source>
        <translation>Sechs Mondsplitter liegen auf dem Schlachtfeld zum Aufnehmen, mindestens 25 cm voneinander entfernt. Jede deiner Einheiten, die am Ende zwei oder mehr trägt, bringt 1 SP.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal: one in the middle, the others 30 cm away on both sides. Each that you control at the end, with most Units within 5 cm, brings 1 VP.</source>
        <translation>Drei Idole stehen auf einer Diagonalen: eins in der Mitte, die anderen 30 cm entfernt auf beiden Seiten. Jedes, das du am Ende kontrollierst, mit den meisten Einheiten innerhalb von 5 cm, bringt 1 SP.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal, at least 30 cm apart. Each that you control at the end, with most Units within 5 cm, brings 1 VP.</source>
        <translation>Drei Idole stehen auf einer Diagonalen, mindestens 30 cm voneinander entfernt. Jedes, das du am Ende kontrollierst, mit den meisten Einheiten innerhalb von 5 cm, bringt 1 SP.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose a Hero as your messenger. Bring the messenger to the enemy’s edge of the battlefield to deliver the message (Special Action, 1 TS), and hinder the enemy’s messenger.</source>
        <translation>Wähle nach der Aufstellung geheim einen Helden als deinen Boten. Bring ihn an den feindlichen Rand des Schlachtfelds, um die Botschaft zu überbringen (Sonderaktion, 1 ZA), und halte den feindlichen Boten auf.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and place a message 30 cm beyond the middle line, on the enemy’s side; only your Units can pick it up. Let that Hero carry it back to your Deployment Area.</source>
        <translation>Wähle nach der Aufstellung einen deiner Helden und lege eine Botschaft 30 cm jenseits der Mittellinie hin, auf der Seite des Feindes; nur deine Einheiten können sie aufnehmen. Lass diesen Helden sie in deine Aufstellungszone zurücktragen.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose three of your Units. Each of them that is in the enemy’s Deployment Area at the end brings 1 VP.</source>
        <translation>Wähle nach der Aufstellung geheim drei deiner Einheiten. Jede von ihnen, die am Ende in der feindlichen Aufstellungszone ist, bringt 1 SP.</translation>
    </message>
    <message>
        <source>Enemy Heroes whom your Units eliminate in a Fight can be captured; they return if their captors are eliminated. Capture at least one, more than the enemy does, and lose none.</source>
        <translation>Feindliche Helden, die deine Einheiten in einem Gefecht ausschalten, können gefangen werden; sie kehren zurück, wenn ihre Bewacher ausgeschaltet werden. Nimm mindestens einen gefangen, mehr als der Feind, und verliere keinen.</translation>
    </message>
    <message>
        <source>The enemy places three cages, outside their own Deployment Area and more than 10 cm from their Units. Each cage that is destroyed (Combat 1, Resistance 4, Health 2) brings 1 VP.</source>
        <translation>Der Feind stellt drei Käfige auf, außerhalb der eigenen Aufstellungszone und mehr als 10 cm von seinen Einheiten entfernt. Jeder zerstörte Käfig (Kampf 1, Widerstand 4, Gesundheit 2) bringt 1 SP.</translation>
    </message>
    <message>
        <source>After the Deployment, give a relic to one of your Infantry Units. Let that Unit keep it and take the enemy’s relic as well.</source>
        <translation>Gib nach der Aufstellung einer deiner Infanterie-Einheiten ein Relikt. Lass sie es behalten und auch das Relikt des Feindes holen.</translation>
    </message>
    <message>
        <source>The enemy secretly hides three relics in Sceneries that are not all in the same half. Search these with Free Infantry Units in Contact (Special Action, 1 TS; 1 TS more to pick the relic up); each relic carried at the end brings 1 VP.</source>
        <translation>Der Feind versteckt geheim drei Relikte in Geländestücken, die nicht alle in derselben Hälfte stehen. Durchsuche sie mit Freien Infanterie-Einheiten im Kontakt (Sonderaktion, 1 ZA; 1 ZA mehr, um das Relikt aufzunehmen); jedes am Ende getragene Relikt bringt 1 SP.</translation>
    </message>
    <message>
        <source>%1 in Contact x Power %2</source>
        <translation>%1 im Kontakt x Kraft %2</translation>
    </message>
    <message>
        <source>%1 shooting x Power %2</source>
        <translation>%1 schießend x Kraft %2</translation>
    </message>
    <message>
        <source>%1 supporting</source>
        <translation>%1 unterstützend</translation>
    </message>
    <message>
        <source>%1 Heroic Action</source>
        <translation>%1 Heroic Action</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 zusätzlich</translation>
    </message>
    <message>
        <source>%1 harassing</source>
        <translation>%1 mit Harassment</translation>
    </message>
    <message>
        <source>one per Hit</source>
        <translation>einer je Treffer</translation>
    </message>
    <message>
        <source>%1 Hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>Hits: the sum of %1 D10</source>
        <translation>Treffer: die Summe von %1 W10</translation>
    </message>
    <message>
        <source>one per Injury</source>
        <translation>einer je Verletzung</translation>
    </message>
    <message>
        <source>%1 for Morale</source>
        <translation>%1 für Moral</translation>
    </message>
    <message>
        <source>%1 for every full five Warriors</source>
        <translation>%1 je volle fünf Krieger</translation>
    </message>
    <message>
        <source>%1 Discipline</source>
        <translation>%1 Discipline</translation>
    </message>
    <message>
        <source>%1 Authority</source>
        <translation>%1 Authority</translation>
    </message>
    <message>
        <source>%1 for the spell</source>
        <translation>%1 für den Zauber</translation>
    </message>
    <message>
        <source>%1 reinforcement</source>
        <translation>%1 Verstärkung</translation>
    </message>
    <message>
        <source>%1 for the invocation</source>
        <translation>%1 für die Beschwörung</translation>
    </message>
    <message>
        <source>%1 paid with TS</source>
        <translation>%1 mit ZA bezahlt</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>Combat %1</source>
        <translation>Kampf %1</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Strength %1 of the weapon</source>
        <translation>Stärke %1 der Waffe</translation>
    </message>
    <message>
        <source>Shooting %1</source>
        <translation>Schießen %1</translation>
    </message>
    <message>
        <source>Willpower %1</source>
        <translation>Willenskraft %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Resistance %1</source>
        <translation>Widerstand %1</translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation>Initiative %1</translation>
    </message>
    <message>
        <source>%1 charge</source>
        <translation>%1 Ansturm</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>Entfernung %1</translation>
    </message>
    <message>
        <source>%1 stress</source>
        <translation>%1 Stress</translation>
    </message>
    <message>
        <source>%1 obstacles</source>
        <translation>%1 Hindernisse</translation>
    </message>
    <message>
        <source>%1 concealment</source>
        <translation>%1 Deckung</translation>
    </message>
    <message>
        <source>%1 Sharpshooter</source>
        <translation>%1 Sharpshooter</translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation>Sättigung %1</translation>
    </message>
    <message>
        <source>the winner&apos;s lead in Advantage</source>
        <translation>der Vorsprung des Siegers an Vorteil</translation>
    </message>
    <message>
        <source>%1 Dreadful enemy</source>
        <translation>%1 Dreadful-Feind</translation>
    </message>
    <message>
        <source>%1 for more sources</source>
        <translation>%1 für weitere Quellen</translation>
    </message>
    <message>
        <source>Berserker: Power %1 by Stress</source>
        <translation>Berserker: Kraft %1 durch Stress</translation>
    </message>
    <message>
        <source>%1 Berserker&apos;s stress</source>
        <translation>%1 durch Stress des Berserkers</translation>
    </message>
    <message>
        <source>Brutal Charge: Power %1</source>
        <translation>Brutal Charge: Kraft %1</translation>
    </message>
    <message>
        <source>Multiple Shots: Power %1</source>
        <translation>Multiple Shots: Kraft %1</translation>
    </message>
    <message>
        <source>up to %1 failures rerolled</source>
        <translation>bis zu %1 Fehlschläge neu gewürfelt</translation>
    </message>
    <message>
        <source>every failure rerolled once</source>
        <translation>jeder Fehlschlag einmal neu gewürfelt</translation>
    </message>
    <message>
        <source>Swashbuckler: every failure rerolled once</source>
        <translation>Swashbuckler: jeder Fehlschlag einmal neu gewürfelt</translation>
    </message>
    <message>
        <source>Blocking: each success cancels a Hit</source>
        <translation>Blocking: Jeder Erfolg hebt einen Treffer auf</translation>
    </message>
    <message>
        <source>Parry: a 10 adds no die</source>
        <translation>Parry: Eine 10 gibt keinen Würfel dazu</translation>
    </message>
    <message>
        <source>Expert Parry: a 10 is a failure</source>
        <translation>Expert Parry: Eine 10 ist ein Fehlschlag</translation>
    </message>
    <message>
        <source>Deadly Blow: one more Injury for each 10 of the roll to hit</source>
        <translation>Deadly Blow: eine Verletzung mehr für jede 10 im Trefferwurf</translation>
    </message>
    <message>
        <source>a 10 cancels the Injury, 6 to 9 passes it to the Guard</source>
        <translation>eine 10 hebt die Verletzung auf, 6 bis 9 gibt sie an Guard weiter</translation>
    </message>
    <message>
        <source>a 10 cancels the Injury</source>
        <translation>eine 10 hebt die Verletzung auf</translation>
    </message>
    <message>
        <source>Charisma: every failure rerolled once</source>
        <translation>Charisma: jeder Fehlschlag einmal neu gewürfelt</translation>
    </message>
    <message>
        <source>Berserker: %1 more success</source>
        <translation>Berserker: %1 Erfolg mehr</translation>
    </message>
    <message>
        <source>They shall not pass!: no roll, morale stays intact</source>
        <translation>They shall not pass!: kein Wurf, Moral bleibt intakt</translation>
    </message>
    <message>
        <source>a Maelstrom: every 1 counts towards a cataclysm</source>
        <translation>ein Mahlstrom: Jede 1 zählt für einen Kataklysmus</translation>
    </message>
    <message>
        <source>attacks second: only with who is left</source>
        <translation>greift als Zweites an: nur mit denen, die übrig sind</translation>
    </message>
    <message>
        <source>equal Initiative: at the same time</source>
        <translation>gleiche Initiative: zur selben Zeit</translation>
    </message>
    <message>
        <source>a 10 adds no die</source>
        <translation>eine 10 gibt keinen Würfel dazu</translation>
    </message>
    <message>
        <source>a 10 is a failure</source>
        <translation>eine 10 ist ein Fehlschlag</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestie</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Akt</translation>
    </message>
    <message>
        <source>Pow</source>
        <translation>Kra</translation>
    </message>
    <message>
        <source>Hea</source>
        <translation>Ges</translation>
    </message>
    <message>
        <source>Init</source>
        <translation>Ini</translation>
    </message>
    <message>
        <source>Com/Sho</source>
        <translation>Kam/Sch</translation>
    </message>
    <message>
        <source>Combat/Shooting</source>
        <translation>Kampf/Schießen</translation>
    </message>
    <message>
        <source>Str</source>
        <translation>Stä</translation>
    </message>
    <message>
        <source>Res</source>
        <translation>Wid</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Wil</translation>
    </message>
    <message>
        <source>Mar/Cha</source>
        <translation>Mar/Ans</translation>
    </message>
    <message>
        <source>March/Charge</source>
        <translation>Marsch/Ansturm</translation>
    </message>
    <message>
        <source>%1 (Warrior’s)</source>
        <translation>%1 (des Kriegers)</translation>
    </message>
    <message>
        <source>Warrior’s</source>
        <translation>des Kriegers</translation>
    </message>
    <message>
        <source>%1 cm · Strength %2 · Saturation %3</source>
        <translation>%1 cm · Stärke %2 · Sättigung %3</translation>
    </message>
    <message numerus="yes">
        <source>%n Shot(s) an Activation</source>
        <translation>
            <numerusform>%n Schuss pro Aktivierung</numerusform>
            <numerusform>%n Schüsse pro Aktivierung</numerusform>
        </translation>
    </message>
    <message>
        <source>no Parry or Expert Parry against it</source>
        <translation>kein Parry oder Expert Parry dagegen</translation>
    </message>
    <message>
        <source>Shoots with</source>
        <translation>Schießt mit</translation>
    </message>
    <message>
        <source>%1 per Warrior</source>
        <translation>%1 pro Krieger</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Authority as far as</source>
        <translation>Authority reicht bis</translation>
    </message>
    <message>
        <source>Charisma as far as</source>
        <translation>Charisma reicht bis</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Strength of the weapon</source>
        <translation>Stärke der Waffe</translation>
    </message>
    <message>
        <source>The Warrior&apos;s own</source>
        <translation>Die des Kriegers</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>Cancels Parry</source>
        <translation>Hebt Parry auf</translation>
    </message>
    <message>
        <source>%1 has made its Actions: %2 an activation</source>
        <translation>%1 hat schon alle Aktionen gemacht: %2 pro Aktivierung</translation>
    </message>
    <message>
        <source>1 TS each</source>
        <translation>je 1 ZA</translation>
    </message>
    <message>
        <source>%1 TS, %2 TS with the Actions before</source>
        <translation>%1 ZA, mit den Aktionen davor %2 ZA</translation>
    </message>
    <message>
        <source>%1: the activation ends, %2 TS</source>
        <translation>%1: Die Aktivierung endet, %2 ZA</translation>
    </message>
    <message>
        <source>Warriors of %1 in Contact</source>
        <translation>Krieger von %1 im Kontakt</translation>
    </message>
    <message>
        <source>Warriors of %1 supporting them</source>
        <translation>Krieger von %1, die unterstützen</translation>
    </message>
    <message>
        <source>%1 means to block</source>
        <translation>%1 will blocken</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>A Unit is measured from where its Leader stands: take off the radius of the base. Every 10 cm that are begun are one Opposition for a Spell.</source>
        <translation>Eine Einheit misst man von der Stelle ihres Anführers: Zieh den Radius der Base ab. Je angefangene 10 cm zählen bei einem Zauber als eine Opposition.</translation>
    </message>
    <message>
        <source>Conquest area %1-%2: %3</source>
        <translation>Eroberungszone %1-%2: %3</translation>
    </message>
    <message>
        <source>Place of an Idol</source>
        <translation>Platz eines Idols</translation>
    </message>
    <message>
        <source>%1 holds no mission card</source>
        <translation>%1 hält keine Missionskarte</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>at most %1 cm</source>
        <translation>höchstens %1 cm</translation>
    </message>
    <message>
        <source>Not on the map: distance unknown</source>
        <translation>Nicht auf dem Plan: Entfernung unbekannt</translation>
    </message>
    <message>
        <source>%1 is %2 cm away, and %3 moves %4 cm at most</source>
        <translation>%1 ist %2 cm entfernt, und %3 bewegt sich höchstens %4 cm</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es bewirkt</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>no Unit is being activated</source>
        <translation>keine Einheit wird gerade aktiviert</translation>
    </message>
    <message>
        <source>what 1 die shows</source>
        <translation>was 1 Würfel zeigt</translation>
    </message>
    <message>
        <source>the sum of %1 dice</source>
        <translation>die Summe von %1 Würfeln</translation>
    </message>
    <message>
        <source>1 die, %1 or more</source>
        <translation>1 Würfel, %1 oder mehr</translation>
    </message>
    <message>
        <source>%1 dice, %2 or more</source>
        <translation>%1 Würfel, %2 oder mehr</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Summe der Würfel</translation>
    </message>
    <message>
        <source>Injuries cancelled (10)</source>
        <translation>Aufgehobene Verletzungen (10)</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Count the successes</source>
        <translation>Erfolge zählen</translation>
    </message>
    <message>
        <source>Failures rerolled, at most</source>
        <translation>Neu gewürfelte Fehlschläge, höchstens</translation>
    </message>
    <message>
        <source>10s among them</source>
        <translation>Zehnen darunter</translation>
    </message>
    <message>
        <source>1s on all dice</source>
        <translation>Einsen auf allen Würfeln</translation>
    </message>
    <message>
        <source>Passed to the Guard (%1 to 9)</source>
        <translation>An Guard weitergegeben (%1 bis 9)</translation>
    </message>
    <message>
        <source>%1 dice can&apos;t show that</source>
        <translation>%1 Würfel können das nicht zeigen</translation>
    </message>
    <message>
        <source>%1: %2 in all (%3 expected)</source>
        <translation>%1: %2 insgesamt (%3 erwartet)</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>versprengt</translation>
    </message>
    <message>
        <source>destabilised</source>
        <translation>destabilisiert</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>in Zweifel</translation>
    </message>
    <message>
        <source>morale intact</source>
        <translation>Moral intakt</translation>
    </message>
    <message>
        <source>%1: Safeguard cancels %2</source>
        <translation>%1: Safeguard hebt %2 auf</translation>
    </message>
    <message>
        <source>Guard Unit that takes them</source>
        <translation>Einheit mit Guard, die sie übernimmt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand übernimmt sie</translation>
    </message>
    <message>
        <source>%1 takes 1 Injury for %2</source>
        <translation>%1 übernimmt 1 Verletzung für %2</translation>
    </message>
    <message>
        <source>%1 takes %2 Injuries for %3</source>
        <translation>%1 übernimmt %2 Verletzungen für %3</translation>
    </message>
    <message>
        <source>The fight is a draw</source>
        <translation>Das Gefecht endet unentschieden</translation>
    </message>
    <message>
        <source>%1 cm away</source>
        <translation>%1 cm entfernt</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the card of %1 is not known: its dice can&apos;t be told</source>
        <translation>die Karte von %1 ist nicht bekannt: Die Würfel lassen sich nicht nennen</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Invoke</source>
        <translation>Beschwören</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Aktivierung beenden</translation>
    </message>
    <message>
        <source>Morale test</source>
        <translation>Moraltest</translation>
    </message>
    <message>
        <source>Hits from elsewhere</source>
        <translation>Treffer anderer Herkunft</translation>
    </message>
    <message>
        <source>Distance between the Leaders</source>
        <translation>Entfernung zwischen den Anführern</translation>
    </message>
    <message>
        <source>from the map</source>
        <translation>vom Plan</translation>
    </message>
    <message>
        <source>Obstacles in the Leader&apos;s Line of Sight</source>
        <translation>Hindernisse in der Sichtlinie des Anführers</translation>
    </message>
    <message>
        <source>Concealment of the target</source>
        <translation>Deckung des Ziels</translation>
    </message>
    <message>
        <source>the target is %1 cm away, beyond the %2 cm of the weapon</source>
        <translation>das Ziel ist %1 cm entfernt, weiter als die %2 cm der Waffe</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 auf %3</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposition</translation>
    </message>
    <message>
        <source>%1 tests its Morale against %2</source>
        <translation>%1 testet Moral gegen %2</translation>
    </message>
    <message>
        <source>Extra Hits (D10s)</source>
        <translation>Zusätzliche Treffer (W10)</translation>
    </message>
    <message>
        <source>Nobody tests Morale</source>
        <translation>Niemand testet Moral</translation>
    </message>
    <message>
        <source>no Hit strikes anybody</source>
        <translation>kein Treffer trifft jemanden</translation>
    </message>
    <message>
        <source>%1 is hit, Strength %2</source>
        <translation>Treffer auf %1, Stärke %2</translation>
    </message>
    <message>
        <source>Distance of the furthest source</source>
        <translation>Entfernung der fernsten Quelle</translation>
    </message>
    <message>
        <source>%1 casts: %2</source>
        <translation>%1 wirkt: %2</translation>
    </message>
    <message>
        <source>The spell takes effect</source>
        <translation>Der Zauber wirkt</translation>
    </message>
    <message>
        <source>The spell fails</source>
        <translation>Der Zauber misslingt</translation>
    </message>
    <message>
        <source>at a Vortex without an Elemental, 1 TS each</source>
        <translation>an einem Vortex ohne Elementar, je 1 ZA</translation>
    </message>
    <message>
        <source>%1 invokes: %2</source>
        <translation>%1 beschwört: %2</translation>
    </message>
    <message>
        <source>No Elemental comes</source>
        <translation>Kein Elementar kommt</translation>
    </message>
    <message>
        <source>%1 comes</source>
        <translation>%1 kommt</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Engaged with the target</source>
        <translation>An das Ziel Gebunden</translation>
    </message>
    <message>
        <source>A Guard Unit within 10 cm, for a Combined Charge</source>
        <translation>Eine Einheit mit Guard innerhalb von 10 cm, für einen Gemeinsamen Ansturm</translation>
    </message>
    <message>
        <source>Distance, for a shot</source>
        <translation>Entfernung, für einen Schuss</translation>
    </message>
    <message>
        <source>No shot</source>
        <translation>Kein Schuss</translation>
    </message>
    <message>
        <source>Wanted chance</source>
        <translation>Gewünschte Chance</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n Heroic Action D10</source>
        <translation>
            <numerusform>%1 mit %n W10 durch Heroic Action</numerusform>
            <numerusform>%1 mit %n W10 durch Heroic Action</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: not even %2 Heroic Action D10 bring %3</source>
        <translation>%1: Selbst %2 W10 durch Heroic Action bringen nicht %3</translation>
    </message>
    <message>
        <source>%1 is enough for %2: %3, for %4 TS in all</source>
        <translation>%1 genügt für %2: %3, insgesamt %4 ZA</translation>
    </message>
    <message>
        <source>%1, %2 TS</source>
        <translation>%1, %2 ZA</translation>
    </message>
    <message>
        <source>%1 AP removed, %2 AP lost, %3 AP removed per TS</source>
        <translation>%1 AP ausgeschaltet, %2 AP verloren, je ZA %3 AP ausgeschaltet</translation>
    </message>
    <message>
        <source>at most %1 dice rolled together</source>
        <translation>höchstens %1 Würfel auf einmal</translation>
    </message>
    <message>
        <source>%1 is left out: its card is not known</source>
        <translation>%1 ist weggelassen: Die Karte ist nicht bekannt</translation>
    </message>
    <message>
        <source>What the active Unit does</source>
        <translation>Was die aktive Einheit tut</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Every Unit shoots at every Unit</source>
        <translation>Jede Einheit schießt auf jede Einheit</translation>
    </message>
    <message>
        <source>Every Unit charges every Unit</source>
        <translation>Jede Einheit stürmt jede Einheit an</translation>
    </message>
    <message>
        <source>AP removed on average, less AP lost</source>
        <translation>Ausgeschaltete AP im Schnitt, abzüglich verlorener AP</translation>
    </message>
    <message>
        <source>Units that act</source>
        <translation>Einheiten, die handeln</translation>
    </message>
    <message>
        <source>Their targets</source>
        <translation>Ihre Ziele</translation>
    </message>
    <message>
        <source>Best action</source>
        <translation>Beste Aktion</translation>
    </message>
    <message>
        <source>Matchup</source>
        <translation>Armeevergleich</translation>
    </message>
    <message>
        <source>The Unit</source>
        <translation>Die Einheit</translation>
    </message>
    <message>
        <source>at most %1 rolled together, not %2</source>
        <translation>höchstens %1 auf einmal gewürfelt, nicht %2</translation>
    </message>
    <message>
        <source>From the Action and its Opposition</source>
        <translation>Aus der Aktion und ihrer Opposition</translation>
    </message>
    <message>
        <source>A 10</source>
        <translation>Eine 10</translation>
    </message>
    <message>
        <source>adds a die</source>
        <translation>gibt einen Würfel dazu</translation>
    </message>
    <message>
        <source>is a success</source>
        <translation>ist ein Erfolg</translation>
    </message>
    <message>
        <source>is a failure</source>
        <translation>ist ein Fehlschlag</translation>
    </message>
    <message>
        <source>threshold is given, so action and opposition are not used</source>
        <translation>threshold ist angegeben, also werden action und opposition nicht verwendet</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Failures that may be rerolled</source>
        <translation>Fehlschläge, die neu gewürfelt werden dürfen</translation>
    </message>
    <message>
        <source>Every failure is rerolled once</source>
        <translation>Jeder Fehlschlag wird einmal neu gewürfelt</translation>
    </message>
    <message>
        <source>only a Hero makes a Combined Charge; taken as given</source>
        <translation>nur ein Held macht einen Gemeinsamen Ansturm; wie angegeben übernommen</translation>
    </message>
    <message>
        <source>Obstacles in the line</source>
        <translation>Hindernisse in der Linie</translation>
    </message>
    <message>
        <source>Concealment agreed on</source>
        <translation>Vereinbarte Deckung</translation>
    </message>
    <message>
        <source>Failures may be rolled again</source>
        <translation>Fehlschläge dürfen neu gewürfelt werden</translation>
    </message>
    <message>
        <source>%1: harassment without the skill Harassment; taken as given</source>
        <translation>%1: harassment ohne die Fertigkeit Harassment; wie angegeben übernommen</translation>
    </message>
    <message>
        <source>%1: added dice do not count in a Harassment Shooting</source>
        <translation>%1: Zusätzliche Würfel zählen nicht beim Schießen mit Harassment</translation>
    </message>
    <message>
        <source>Hits rolled (D10s)</source>
        <translation>Erwürfelte Treffer (W10)</translation>
    </message>
    <message>
        <source>A number of Hits</source>
        <translation>Eine Anzahl Treffer</translation>
    </message>
    <message>
        <source>given without hits_dice</source>
        <translation>ohne hits_dice angegeben</translation>
    </message>
    <message>
        <source>Strength of the Hits</source>
        <translation>Stärke der Treffer</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>1 to %1, the wizard&apos;s level</source>
        <translation>1 bis %1, die Stufe des Wizards</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>Vortex</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>reinforcement %1 is more than the sources give (%2); taken as given</source>
        <translation>Verstärkung %1 ist mehr, als die Quellen geben (%2); wie angegeben übernommen</translation>
    </message>
    <message>
        <source>Dice paid for with TS</source>
        <translation>Mit ZA bezahlte Würfel</translation>
    </message>
    <message>
        <source>Actions, one after the other</source>
        <translation>Aktionen nacheinander</translation>
    </message>
    <message>
        <source>1 to %1 steps</source>
        <translation>1 bis %1 Schritte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Harassment</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Morale of %1: scattered %2, one Stress %3, in doubt %4, intact %5</source>
        <translation>Moral von %1: versprengt %2, ein Stress %3, in Zweifel %4, intakt %5</translation>
    </message>
    <message>
        <source>Lost by %1</source>
        <translation>Verluste von %1</translation>
    </message>
    <message>
        <source>Lost by %1 on average: %2 of %3 Warriors, with those who scatter</source>
        <translation>Verluste von %1 im Schnitt: %2 von %3 Kriegern, Versprengte mitgezählt</translation>
    </message>
    <message>
        <source>%1 successes on average</source>
        <translation>%1 Erfolge im Schnitt</translation>
    </message>
    <message>
        <source>At least one success</source>
        <translation>Mindestens ein Erfolg</translation>
    </message>
    <message>
        <source>Every die succeeds on %1 or more</source>
        <translation>Jeder Würfel ist bei %1 oder mehr ein Erfolg</translation>
    </message>
    <message>
        <source>At least one Warrior falls</source>
        <translation>Mindestens ein Krieger fällt</translation>
    </message>
    <message>
        <source>%1 will gain a Stress</source>
        <translation>%1 erhält einen Stress</translation>
    </message>
    <message>
        <source>Injuries by %1 on average: %2</source>
        <translation>Verletzungen durch %1 im Schnitt: %2</translation>
    </message>
    <message>
        <source>the Hits</source>
        <translation>die Treffer</translation>
    </message>
    <message>
        <source>%1 will keep their morale with %2 and scatter with %3</source>
        <translation>Chance, dass %1 die Moral behält: %2, versprengt wird: %3</translation>
    </message>
    <message>
        <source>Morale stays intact</source>
        <translation>Moral bleibt intakt</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>In Zweifel</translation>
    </message>
    <message>
        <source>Destabilised: one Stress</source>
        <translation>Destabilisiert: ein Stress</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Versprengt</translation>
    </message>
    <message>
        <source>The spell will be cast with %1</source>
        <translation>Der Zauber gelingt zu %1</translation>
    </message>
    <message>
        <source>The spell is cast</source>
        <translation>Der Zauber gelingt</translation>
    </message>
    <message>
        <source>A cataclysm</source>
        <translation>Ein Kataklysmus</translation>
    </message>
    <message>
        <source>1s for a cataclysm (4: four or more)</source>
        <translation>Einsen für einen Kataklysmus (4: vier oder mehr)</translation>
    </message>
    <message>
        <source>The invocation will succeed with %1</source>
        <translation>Die Beschwörung gelingt zu %1</translation>
    </message>
    <message>
        <source>The Elemental comes</source>
        <translation>Das Elementar kommt</translation>
    </message>
    <message>
        <source>%1 gone after action %2</source>
        <translation>%1 nach Aktion %2 ausgeschaltet</translation>
    </message>
    <message>
        <source>Lost by %1 up to action %2</source>
        <translation>Verluste von %1 bis Aktion %2</translation>
    </message>
    <message>
        <source>%1 D10 against %2+</source>
        <translation>%1 W10 gegen %2+</translation>
    </message>
    <message>
        <source>%1 D10</source>
        <translation>%1 W10</translation>
    </message>
    <message>
        <source>against %1+</source>
        <translation>gegen %1+</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Not printed for %1</source>
        <translation>Nicht gedruckt für %1</translation>
    </message>
    <message>
        <source>Types of Warrior</source>
        <translation>Typen von Kriegern</translation>
    </message>
    <message>
        <source>Skills that bear on a roll</source>
        <translation>Fertigkeiten, die einen Wurf beeinflussen</translation>
    </message>
    <message>
        <source>Further skills</source>
        <translation>Weitere Fertigkeiten</translation>
    </message>
    <message>
        <source>Without these skills</source>
        <translation>Ohne diese Fertigkeiten</translation>
    </message>
    <message>
        <source>Other allied Units Engaged with the enemy</source>
        <translation>Andere verbündete Einheiten, die an den Feind Gebunden sind</translation>
    </message>
    <message>
        <source>Rerolls by allies in Contact</source>
        <translation>Neue Würfe durch Verbündete im Kontakt</translation>
    </message>
    <message>
        <source>Other added dice</source>
        <translation>Andere zusätzliche Würfel</translation>
    </message>
    <message>
        <source>Allied Authority Units in range</source>
        <translation>Verbündete Einheiten mit Authority in Reichweite</translation>
    </message>
    <message>
        <source>Warriors of the other enemies it is Engaged with</source>
        <translation>Krieger der anderen Feinde, an die sie Gebunden ist</translation>
    </message>
    <message>
        <source>Least Stress of the other enemies it is Engaged with</source>
        <translation>Niedrigster Stress der anderen Feinde, an die sie Gebunden ist</translation>
    </message>
    <message>
        <source>No other enemies</source>
        <translation>Keine anderen Feinde</translation>
    </message>
    <message>
        <source>Warriors supporting</source>
        <translation>Unterstützende Krieger</translation>
    </message>
    <message>
        <source>Warriors in Contact</source>
        <translation>Krieger im Kontakt</translation>
    </message>
    <message>
        <source>Blocks instead of attacking</source>
        <translation>Blockt, statt anzugreifen</translation>
    </message>
    <message>
        <source>A Guard Unit in cohesion</source>
        <translation>Eine Einheit mit Guard im Zusammenhalt</translation>
    </message>
    <message>
        <source>An allied Unit with Charisma in range</source>
        <translation>Eine verbündete Einheit mit Charisma in Reichweite</translation>
    </message>
    <message>
        <source>Engaged with another Dreadful Unit</source>
        <translation>An eine weitere Dreadful-Einheit Gebunden</translation>
    </message>
    <message>
        <source>%1: blocking does nothing without the skill Blocking</source>
        <translation>%1: blocking bewirkt ohne die Fertigkeit Blocking nichts</translation>
    </message>
    <message>
        <source>%1: heroic_dice without the skill Heroic Action; taken as given</source>
        <translation>%1: heroic_dice ohne die Fertigkeit Heroic Action; wie angegeben übernommen</translation>
    </message>
    <message>
        <source>%1: Heroic Action adds 5 dice at most; %2 taken as given</source>
        <translation>%1: Heroic Action gibt höchstens 5 Würfel dazu; %2 wie angegeben übernommen</translation>
    </message>
    <message>
        <source>%1: guard_in_cohesion does nothing without the skill Safeguard</source>
        <translation>%1: guard_in_cohesion bewirkt ohne die Fertigkeit Safeguard nichts</translation>
    </message>
    <message>
        <source>The weapon uses the Warrior&apos;s</source>
        <translation>Die Waffe nutzt die des Kriegers</translation>
    </message>
    <message>
        <source>Typed figures</source>
        <translation>Eingetippte Werte</translation>
    </message>
    <message>
        <source>The Unit carries it</source>
        <translation>Die Einheit trägt sie</translation>
    </message>
    <message>
        <source>It cancels parries</source>
        <translation>Sie hebt Parry auf</translation>
    </message>
    <message>
        <source>%1 does not carry %2; taken as given</source>
        <translation>%1 trägt %2 nicht; wie angegeben übernommen</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>from the card</source>
        <translation>von der Karte</translation>
    </message>
    <message>
        <source>a table holds %1 of these at most</source>
        <translation>ein Tisch fasst höchstens %1 davon</translation>
    </message>
    <message>
        <source>a Unit has room for %1 tokens at most</source>
        <translation>eine Einheit hat Platz für höchstens %1 Marker</translation>
    </message>
    <message>
        <source>an army of %1 needs at least one Hero of %1</source>
        <translation>eine Armee von %1 braucht mindestens einen Helden von %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be recruited, only invoked during the game</source>
        <translation>%1 kann nicht rekrutiert, nur während der Partie beschworen werden</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero and may be in an army once, not %n times</source>
        <translation>
            <numerusform>%1 ist ein Held und darf nur einmal in einer Armee sein, nicht %n Mal</numerusform>
            <numerusform>%1 ist ein Held und darf nur einmal in einer Armee sein, nicht %n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in the list (Heroes are unique)</source>
        <translation>Schon in der Liste; ein Held darf nur einmal darin sein</translation>
    </message>
    <message>
        <source>%1 can only be recruited together with %2</source>
        <translation>%1 kann nur zusammen mit %2 rekrutiert werden</translation>
    </message>
    <message>
        <source>Only together with %1</source>
        <translation>Nur zusammen mit %1</translation>
    </message>
    <message>
        <source>this Unit offers none</source>
        <translation>diese Einheit bietet keine</translation>
    </message>
    <message>
        <source>this Unit offers %1</source>
        <translation>diese Einheit bietet %1</translation>
    </message>
    <message>
        <source>no option is called &apos;%1&apos;; %2</source>
        <translation>keine Option heißt „%1“; %2</translation>
    </message>
    <message>
        <source>%1 is not this Unit&apos;s to give; %2</source>
        <translation>%1 hat diese Einheit nicht zu vergeben; %2</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, but the list has no entry of that id</source>
        <translation>%1 geht an „%2“, aber die Liste hat keinen Eintrag mit dieser Kennung</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which is not Infantry</source>
        <translation>%1 geht an „%2“, und das ist keine Infanterie</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, a Hero; only the giver itself or a Unit without Heroes may have it</source>
        <translation>%1 geht an „%2“, einen Helden; nur wer die Option vergibt oder eine Einheit ohne Helden darf sie haben</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which carries an option already</source>
        <translation>%1 geht an „%2“, und dort ist schon eine Option</translation>
    </message>
    <message>
        <source>Near left</source>
        <translation>Vorn links</translation>
    </message>
    <message>
        <source>Near right</source>
        <translation>Vorn rechts</translation>
    </message>
    <message>
        <source>Far left</source>
        <translation>Hinten links</translation>
    </message>
    <message>
        <source>Far right</source>
        <translation>Hinten rechts</translation>
    </message>
    <message>
        <source>%1, direction as on a clock, 13 to 18: a Hit</source>
        <translation>%1, Richtung wie auf einer Uhr, 13 bis 18: ein Treffer</translation>
    </message>
    <message>
        <source>%1, cm</source>
        <translation>%1, cm</translation>
    </message>
    <message>
        <source>%1 is off the battlefield until its next Headquarters Phase</source>
        <translation>%1 ist bis zur nächsten eigenen Hauptquartierphase nicht auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>%1 can&apos;t be activated while the Incarnation is on the battlefield</source>
        <translation>%1 kann nicht aktiviert werden, solange die Inkarnation auf dem Schlachtfeld ist</translation>
    </message>
    <message>
        <source>Off the battlefield, back at any edge</source>
        <translation>Nicht auf dem Schlachtfeld, zurück an jedem Rand</translation>
    </message>
    <message>
        <source>Off the battlefield, back in its own half</source>
        <translation>Nicht auf dem Schlachtfeld, zurück in der eigenen Hälfte</translation>
    </message>
    <message>
        <source>The Unit has Berserker</source>
        <translation>Die Einheit hat Berserker</translation>
    </message>
    <message>
        <source>All its characteristics are 1 lower in rolls</source>
        <translation>Alle ihre Eigenschaften sind in Würfen um 1 niedriger</translation>
    </message>
    <message>
        <source>It charges 5 cm less far, and its Initiative is 1 lower</source>
        <translation>Ihr Ansturm ist 5 cm kürzer, und ihre Initiative ist um 1 niedriger</translation>
    </message>
    <message>
        <source>It charges 5 cm farther</source>
        <translation>Ihr Ansturm ist 5 cm länger</translation>
    </message>
    <message>
        <source>It has Warriors in Contact with an enemy: no March, Charge, or Shooting</source>
        <translation>Sie hat Krieger im Kontakt mit einem Feind: kein Marsch, Ansturm oder Schießen</translation>
    </message>
    <message>
        <source>It is Engaged with nobody: no Attack</source>
        <translation>Sie ist an niemanden Gebunden: kein Angriff</translation>
    </message>
    <message>
        <source>Berserker until the end of the Round</source>
        <translation>Berserker bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>Its Initiative is 2 higher</source>
        <translation>Ihre Initiative ist um 2 höher</translation>
    </message>
    <message>
        <source>It moves 1 cm less far</source>
        <translation>Sie bewegt sich 1 cm weniger weit</translation>
    </message>
    <message>
        <source>It moves 2 cm less far</source>
        <translation>Sie bewegt sich 2 cm weniger weit</translation>
    </message>
    <message>
        <source>It moves 5 cm farther</source>
        <translation>Sie bewegt sich 5 cm weiter</translation>
    </message>
    <message>
        <source>It moves 5 cm farther, and is Dreadful</source>
        <translation>Sie bewegt sich 5 cm weiter und hat Dreadful</translation>
    </message>
    <message>
        <source>It marches 10 cm farther</source>
        <translation>Ihr Marsch ist 10 cm länger</translation>
    </message>
    <message>
        <source>It marches 5 cm farther</source>
        <translation>Ihr Marsch ist 5 cm länger</translation>
    </message>
    <message>
        <source>One Action less in an activation</source>
        <translation>Eine Aktion weniger pro Aktivierung</translation>
    </message>
    <message>
        <source>It can’t be activated</source>
        <translation>Sie kann nicht aktiviert werden</translation>
    </message>
    <message>
        <source>It can’t charge</source>
        <translation>Sie kann nicht anstürmen</translation>
    </message>
    <message>
        <source>It can neither charge nor attack nor shoot</source>
        <translation>Sie kann weder anstürmen noch angreifen noch schießen</translation>
    </message>
    <message>
        <source>Its skills don’t count</source>
        <translation>Ihre Fertigkeiten zählen nicht</translation>
    </message>
    <message>
        <source>One Action per activation</source>
        <translation>Eine Aktion pro Aktivierung</translation>
    </message>
    <message>
        <source>One Action more in an activation</source>
        <translation>Eine Aktion mehr pro Aktivierung</translation>
    </message>
    <message>
        <source>Two dice more in its rolls</source>
        <translation>Zwei Würfel mehr in ihren Würfen</translation>
    </message>
    <message>
        <source>Failures of its Shooting Rolls are rerolled</source>
        <translation>Fehlschläge ihrer Schusswürfe werden neu gewürfelt</translation>
    </message>
    <message>
        <source>Its morale stays intact until the end of the Round</source>
        <translation>Ihre Moral bleibt bis zum Ende der Runde intakt</translation>
    </message>
    <message>
        <source>The Unit has Violent Blow</source>
        <translation>Die Einheit hat Violent Blow</translation>
    </message>
    <message>
        <source>Its Willpower is 1 lower</source>
        <translation>Ihre Willenskraft ist um 1 niedriger</translation>
    </message>
    <message>
        <source>One Action more in its next activation</source>
        <translation>Eine Aktion mehr in ihrer nächsten Aktivierung</translation>
    </message>
    <message>
        <source>%1 cm or more from one another, and %2 cm from everything else</source>
        <translation>%1 cm oder mehr voneinander und %2 cm von allem anderen</translation>
    </message>
    <message>
        <source>along a diagonal: one in the middle, the others %1 cm away</source>
        <translation>auf einer Diagonalen: eins in der Mitte, die anderen %1 cm entfernt</translation>
    </message>
    <message>
        <source>along a diagonal, %1 cm or more from one another</source>
        <translation>auf einer Diagonalen, %1 cm oder mehr voneinander</translation>
    </message>
    <message>
        <source>%1 cm beyond the middle line, on the enemy’s side</source>
        <translation>%1 cm jenseits der Mittellinie, auf der Seite des Feindes</translation>
    </message>
    <message>
        <source>by the enemy, outside the enemy’s Deployment Area and more than %1 cm from the enemy’s Units</source>
        <translation>durch den Feind, außerhalb seiner Aufstellungszone und mehr als %1 cm von seinen Einheiten</translation>
    </message>
    <message>
        <source>%1 cm or more from every Scenery, Vortex, Maelstrom and Objective</source>
        <translation>%1 cm oder mehr von allen Geländestücken, Vortexen, Mahlströmen und Missionszielen</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n still to be placed</source>
        <translation>
            <numerusform>%1; noch %n aufzustellen</numerusform>
            <numerusform>%1; noch %n aufzustellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is on the battlefield already</source>
        <translation>%1 ist schon auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>Direction as on a clock, 13 to 18: a Hit</source>
        <translation>Richtung wie auf einer Uhr, 13 bis 18: ein Treffer</translation>
    </message>
    <message>
        <source>Deviation Roll</source>
        <translation>Abweichungswurf</translation>
    </message>
    <message>
        <source>No Deviation Roll</source>
        <translation>Kein Abweichungswurf</translation>
    </message>
    <message>
        <source>New: %1 of %2</source>
        <translation>Neu: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n still to be placed</source>
        <translation>
            <numerusform>noch %n aufzustellen</numerusform>
            <numerusform>noch %n aufzustellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would stand outside %2</source>
        <translation>%1 stünde außerhalb: %2</translation>
    </message>
    <message>
        <source>Infiltration: %1 may stand anywhere but in %2</source>
        <translation>Infiltration: %1 darf überall stehen, nur nicht hier: %2</translation>
    </message>
    <message>
        <source>%1 waits to block, and doesn&apos;t attack</source>
        <translation>%1 wartet, um zu blocken, und greift nicht an</translation>
    </message>
    <message numerus="yes">
        <source>%1 blocks %n Hit(s), and doesn&apos;t attack</source>
        <translation>
            <numerusform>%1 blockt %n Treffer und greift nicht an</numerusform>
            <numerusform>%1 blockt %n Treffer und greift nicht an</numerusform>
        </translation>
    </message>
    <message>
        <source>Domains of magic</source>
        <translation>Magiedomänen</translation>
    </message>
    <message>
        <source>Element of the Source</source>
        <translation>Element der Quelle</translation>
    </message>
    <message>
        <source>Element not stated</source>
        <translation>Element nicht angegeben</translation>
    </message>
    <message>
        <source>Mana that it supplies</source>
        <translation>Mana, das sie liefert</translation>
    </message>
    <message>
        <source>War Cry</source>
        <translation>War Cry</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrifice</translation>
    </message>
    <message>
        <source>Source of %1 [%2]</source>
        <translation>Quelle von %1 [%2]</translation>
    </message>
    <message>
        <source>%1 masters no spells of this domain: %2</source>
        <translation>%1 beherrscht keine Zauber dieser Domäne: %2</translation>
    </message>
    <message>
        <source>a Unit with Negation is within 10 cm of this: %1</source>
        <translation>eine Einheit mit Negation ist innerhalb von 10 cm: %1</translation>
    </message>
    <message>
        <source>Enemies within 20 cm</source>
        <translation>Feinde innerhalb von 20 cm</translation>
    </message>
    <message>
        <source>%1 makes a Harassment Shooting at %2</source>
        <translation>%1 schießt mit Harassment auf %2</translation>
    </message>
    <message>
        <source>One of your Heroes and an enemy Hero</source>
        <translation>Einer deiner Helden und ein feindlicher Held</translation>
    </message>
    <message>
        <source>One of your Heroes</source>
        <translation>Einer deiner Helden</translation>
    </message>
    <message>
        <source>One of your Infantry Units</source>
        <translation>Eine deiner Infanterie-Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>%n of your Unit(s)</source>
        <translation>
            <numerusform>%n deiner Einheiten</numerusform>
            <numerusform>%n deiner Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>in the half of Deployment Area A</source>
        <translation>in der Hälfte der Aufstellungszone A</translation>
    </message>
    <message>
        <source>in the half of Deployment Area B</source>
        <translation>in der Hälfte der Aufstellungszone B</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Feind</translation>
    </message>
    <message>
        <source>%1 is not an enemy of %2</source>
        <translation>%1 ist kein Feind von %2</translation>
    </message>
    <message>
        <source>End the Contact</source>
        <translation>Kontakt beenden</translation>
    </message>
    <message>
        <source>%1 and %2 part</source>
        <translation>%1 und %2 trennen sich</translation>
    </message>
    <message>
        <source>%1 and %2 are Engaged</source>
        <translation>%1 und %2 sind aneinander Gebunden</translation>
    </message>
    <message>
        <source>the %1 is not a Vortex for %2</source>
        <translation>%1 ist kein Vortex für %2</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, not within %3 cm</source>
        <translation>%1 ist %2 cm entfernt, nicht innerhalb von %3 cm</translation>
    </message>
    <message>
        <source>the %1 is not free</source>
        <translation>%1 ist nicht frei</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t got this skill</source>
        <translation>%1 hat diese Fertigkeit nicht</translation>
    </message>
    <message>
        <source>%1 is not being activated</source>
        <translation>%1 wird gerade nicht aktiviert</translation>
    </message>
    <message>
        <source>Injuries healed</source>
        <translation>Geheilte Verletzungen</translation>
    </message>
    <message>
        <source>%1 absorbs the %2: %3 Injuries healed</source>
        <translation>%1 absorbiert: %2; geheilte Verletzungen: %3</translation>
    </message>
    <message>
        <source>%1 is not in a Vortex of her Elements</source>
        <translation>%1 ist in keinem Vortex der eigenen Elemente</translation>
    </message>
    <message>
        <source>%1 moves into the %2</source>
        <translation>%1 wechselt in: %2</translation>
    </message>
    <message>
        <source>D10 for the Element</source>
        <translation>W10 für das Element</translation>
    </message>
    <message>
        <source>2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 you choose; 1: +1 TS, and another die</source>
        <translation>2–3 Luft, 4–5 Wasser, 6–7 Feuer, 8–9 Erde, 10 du wählst; 1: +1 ZA und noch ein Würfel</translation>
    </message>
    <message>
        <source>Name the Element</source>
        <translation>Element nennen</translation>
    </message>
    <message>
        <source>%1 TS more for the Element</source>
        <translation>%1 ZA mehr für das Element</translation>
    </message>
    <message>
        <source>as they stood before</source>
        <translation>wie sie zuvor standen</translation>
    </message>
    <message>
        <source>Both strike at the same time: Initiative %1</source>
        <translation>Beide schlagen zur selben Zeit zu: Initiative %1</translation>
    </message>
    <message>
        <source>%1 strikes first: Initiative %2 against %3</source>
        <translation>%1 schlägt zuerst zu: Initiative %2 gegen %3</translation>
    </message>
    <message>
        <source>%1 is %2 cm away: a Guard is within 10 cm</source>
        <translation>%1 ist %2 cm entfernt: Guard muss innerhalb von 10 cm sein</translation>
    </message>
    <message>
        <source>Guard Unit that charges with it</source>
        <translation>Einheit mit Guard, die mit anstürmt</translation>
    </message>
    <message>
        <source>Nobody charges with it</source>
        <translation>Niemand stürmt mit an</translation>
    </message>
    <message>
        <source>%1 may reform: all but the Leader move up to %2 cm</source>
        <translation>%1 darf sich neu formieren: Alle außer dem Anführer bewegen sich bis zu %2 cm</translation>
    </message>
    <message>
        <source>%1 may reform: Warriors not Engaged move up to %2 cm into Contact with %3</source>
        <translation>%1 darf sich neu formieren: Krieger, die nicht Gebunden sind, bewegen sich bis zu %2 cm in Kontakt mit %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not known to be in Contact</source>
        <translation>von %1 und %2 ist kein Kontakt bekannt</translation>
    </message>
    <message>
        <source>There is no fight</source>
        <translation>Es gibt kein Gefecht</translation>
    </message>
    <message>
        <source>our reading of the book’s picture</source>
        <translation>unsere Lesart des Bildes im Buch</translation>
    </message>
    <message>
        <source>Location of a Vortex: %1</source>
        <translation>Platz eines Vortex: %1</translation>
    </message>
    <message>
        <source>Location of the Maelstrom</source>
        <translation>Platz des Mahlstroms</translation>
    </message>
    <message>
        <source>%1 has already done this in this Headquarters Phase</source>
        <translation>%1 hat das in dieser Hauptquartierphase schon getan</translation>
    </message>
    <message>
        <source>%1 is %2 cm away; the range is %3 cm</source>
        <translation>%1 ist %2 cm entfernt; die Reichweite ist %3 cm</translation>
    </message>
    <message>
        <source>It stays where it is on the map</source>
        <translation>Bleibt, wo es auf dem Plan ist</translation>
    </message>
    <message>
        <source>counted on the map</source>
        <translation>auf dem Plan gezählt</translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” for %3, %n Injury token(s) withdrawn</source>
        <translation>
            <numerusform>%1: „%2“ für %3, %n Verletzungsmarker entfernt</numerusform>
            <numerusform>%1: „%2“ für %3, %n Verletzungsmarker entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>only an Incarnation can be taken off at any time</source>
        <translation>nur eine Inkarnation kann jederzeit vom Feld genommen werden</translation>
    </message>
    <message>
        <source>%1 has nobody to switch places with</source>
        <translation>%1 hat niemanden, um den Platz zu tauschen</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield</source>
        <translation>%1 verlässt das Schlachtfeld</translation>
    </message>
    <message>
        <source>%1 has no Spiritual Link</source>
        <translation>%1 hat keinen Spiritual Link</translation>
    </message>
    <message>
        <source>%1 has already switched places; this is once a game</source>
        <translation>%1 hat den Platz schon getauscht; das geht einmal pro Partie</translation>
    </message>
    <message>
        <source>%1 and %2 switch places</source>
        <translation>%1 und %2 tauschen den Platz</translation>
    </message>
    <message>
        <source>the card of %1 is not known: its invocations are not limited</source>
        <translation>die Karte von %1 ist nicht bekannt: Die Beschwörungen sind nicht begrenzt</translation>
    </message>
    <message>
        <source>Invocation %1 of %2 this game</source>
        <translation>Beschwörung %1 von %2 in dieser Partie</translation>
    </message>
    <message>
        <source>dice are added only at a Vortex on which no Elemental stands, never at a Maelstrom</source>
        <translation>Würfel kommen nur an einem Vortex ohne Elementar dazu, nie an einem Mahlstrom</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, beyond the %3 cm of an Awakened</source>
        <translation>%1 ist %2 cm entfernt, weiter als die %3 cm eines Erweckten</translation>
    </message>
    <message>
        <source>1 TS</source>
        <translation>1 ZA</translation>
    </message>
    <message>
        <source>3 TS, exhausts the Vortex</source>
        <translation>3 ZA, erschöpft den Vortex</translation>
    </message>
    <message>
        <source>3 TS</source>
        <translation>3 ZA</translation>
    </message>
    <message>
        <source>the Incarnation comes once a game, and has come before</source>
        <translation>die Inkarnation kommt einmal pro Partie und war schon da</translation>
    </message>
    <message>
        <source>%1, who stood there, is replaced</source>
        <translation>%1 stand dort und wird ersetzt</translation>
    </message>
    <message>
        <source>A cataclysm: %1 gains a Stress</source>
        <translation>Ein Kataklysmus: %1 erhält einen Stress</translation>
    </message>
    <message>
        <source>The cataclysm inflicts 2D10 Hits on %1</source>
        <translation>Der Kataklysmus fügt %1 2W10 Treffer zu</translation>
    </message>
    <message>
        <source>reinforced with %1 mana, and the sources give %2</source>
        <translation>mit %1 Mana verstärkt, und die Quellen geben %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Mana paid for the spell</source>
        <translation>Mana für den Zauber bezahlt</translation>
    </message>
    <message>
        <source>its cost is not known here</source>
        <translation>seine Kosten sind hier nicht bekannt</translation>
    </message>
    <message>
        <source>Cost not stated</source>
        <translation>Kosten nicht angegeben</translation>
    </message>
    <message>
        <source>%1 costs %2, and the sources give %3</source>
        <translation>%1 kostet %2, und die Quellen geben %3</translation>
    </message>
    <message>
        <source>the spell costs %1 mana, and the sources give %2</source>
        <translation>der Zauber kostet %1 Mana, und die Quellen geben %2</translation>
    </message>
    <message>
        <source>%1 left, one die each</source>
        <translation>%1 übrig, je ein Würfel</translation>
    </message>
    <message>
        <source>%1 cm from the Leader</source>
        <translation>%1 cm vom Anführer</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the Leader: no Warrior is in Contact</source>
        <translation>%1 liegt %2 cm vom Anführer: Kein Krieger ist im Kontakt</translation>
    </message>
    <message>
        <source>%1: %2 (%3 TS)</source>
        <translation>%1: %2 (%3 ZA)</translation>
    </message>
    <message>
        <source>in Contact with one of its Warriors</source>
        <translation>im Kontakt mit einem ihrer Krieger</translation>
    </message>
    <message>
        <source>picks up %1</source>
        <translation>nimmt %1 auf</translation>
    </message>
    <message>
        <source>%1 is not a Unit chosen to conquer</source>
        <translation>%1 ist keine zum Erobern gewählte Einheit</translation>
    </message>
    <message>
        <source>plants a flag at %1</source>
        <translation>stellt eine Flagge auf bei %1</translation>
    </message>
    <message>
        <source>plants a flag</source>
        <translation>stellt eine Flagge auf</translation>
    </message>
    <message>
        <source>%1 is not the messenger</source>
        <translation>%1 ist nicht der Bote</translation>
    </message>
    <message>
        <source>%1 stands %2 cm from the edge on the enemy’s side</source>
        <translation>%1 steht %2 cm vom Rand auf der Seite des Feindes</translation>
    </message>
    <message>
        <source>delivers the message</source>
        <translation>überbringt die Botschaft</translation>
    </message>
    <message>
        <source>A relic is hidden there</source>
        <translation>Dort ist ein Relikt versteckt</translation>
    </message>
    <message>
        <source>Pick up what is found</source>
        <translation>Gefundenes aufnehmen</translation>
    </message>
    <message>
        <source>1 TS more, where there is a relic</source>
        <translation>1 ZA mehr, wo ein Relikt ist</translation>
    </message>
    <message>
        <source>searches %1 and finds nothing</source>
        <translation>durchsucht %1 und findet nichts</translation>
    </message>
    <message>
        <source>searches %1, finds a relic and picks it up</source>
        <translation>durchsucht %1, findet ein Relikt und nimmt es auf</translation>
    </message>
    <message>
        <source>searches %1 and finds a relic</source>
        <translation>durchsucht %1 und findet ein Relikt</translation>
    </message>
    <message>
        <source>a March can’t end in Contact: %1 is too close</source>
        <translation>ein Marsch kann nicht im Kontakt enden: %1 ist zu nah</translation>
    </message>
    <message>
        <source>%1 leaves the Contact with %2</source>
        <translation>%1 verlässt den Kontakt mit %2</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t got this power</source>
        <translation>%1 hat diese Kraft nicht</translation>
    </message>
    <message>
        <source>it is declared at the end of an activation of %1</source>
        <translation>das wird am Ende einer Aktivierung von %1 angesagt</translation>
    </message>
    <message>
        <source>%1 is withdrawn as a Casualty</source>
        <translation>%1 wird als Verlust entfernt</translation>
    </message>
    <message>
        <source>%1 is %2 cm away, not within %3 cm</source>
        <translation>%1 ist %2 cm entfernt, nicht innerhalb von %3 cm</translation>
    </message>
    <message>
        <source>All Units within %1 cm</source>
        <translation>Alle Einheiten innerhalb von %1 cm</translation>
    </message>
    <message>
        <source>Units in Contact with it, friend or foe</source>
        <translation>Einheiten im Kontakt damit, Freund oder Feind</translation>
    </message>
    <message>
        <source>Engaged with it</source>
        <translation>Daran Gebunden</translation>
    </message>
    <message>
        <source>3 Stress for a Unit within 20 cm</source>
        <translation>3 Stress für eine Einheit innerhalb von 20 cm</translation>
    </message>
    <message>
        <source>1 Stress for all Units within 10 cm</source>
        <translation>1 Stress für alle Einheiten innerhalb von 10 cm</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>%1: %2 more Stress</source>
        <translation>%1: %2 Stress mehr</translation>
    </message>
    <message>
        <source>dice: its Actions; its Initiative against %1</source>
        <translation>Würfel: ihre Aktionen; ihre Initiative gegen %1</translation>
    </message>
    <message>
        <source>%1: Hurricane</source>
        <translation>%1: Hurricane</translation>
    </message>
    <message>
        <source>%1: Engulfing on %2</source>
        <translation>%1: Engulfing auf %2</translation>
    </message>
    <message>
        <source>%1: Inferno</source>
        <translation>%1: Inferno</translation>
    </message>
    <message>
        <source>%1: Rift under %2</source>
        <translation>%1: Rift unter %2</translation>
    </message>
    <message>
        <source>%1: the Rift has no effect</source>
        <translation>%1: Der Rift hat keine Wirkung</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No success: it scatters</source>
        <translation>Kein Erfolg: Sie wird versprengt</translation>
    </message>
    <message>
        <source>1: a Stress, and its activation ends</source>
        <translation>1: ein Stress, und ihre Aktivierung endet</translation>
    </message>
    <message>
        <source>2: its activation ends</source>
        <translation>2: Ihre Aktivierung endet</translation>
    </message>
    <message>
        <source>3 or more: nothing happens</source>
        <translation>3 oder mehr: Nichts geschieht</translation>
    </message>
    <message>
        <source>Hurricane</source>
        <translation>Hurricane</translation>
    </message>
    <message>
        <source>Engulfing</source>
        <translation>Engulfing</translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation>Inferno</translation>
    </message>
    <message>
        <source>Rift</source>
        <translation>Rift</translation>
    </message>
    <message>
        <source>Elemental Absorption</source>
        <translation>Elemental Absorption</translation>
    </message>
    <message>
        <source>Elemental Movement</source>
        <translation>Elemental Movement</translation>
    </message>
    <message>
        <source>Spiritual Link</source>
        <translation>Spiritual Link</translation>
    </message>
    <message>
        <source>Back to the battlefield</source>
        <translation>Zurück aufs Schlachtfeld</translation>
    </message>
    <message>
        <source>The Incarnation leaves</source>
        <translation>Die Inkarnation geht</translation>
    </message>
    <message>
        <source>Pick an Objective up</source>
        <translation>Missionsziel aufnehmen</translation>
    </message>
    <message>
        <source>Plant a flag</source>
        <translation>Flagge aufstellen</translation>
    </message>
    <message>
        <source>Deliver the message</source>
        <translation>Botschaft überbringen</translation>
    </message>
    <message>
        <source>Search a Scenery</source>
        <translation>Geländestück durchsuchen</translation>
    </message>
    <message>
        <source>Spell card</source>
        <translation>Zauberkarte</translation>
    </message>
    <message>
        <source>All Vortexes</source>
        <translation>Alle Vortexe</translation>
    </message>
    <message>
        <source>One Vortex or Maelstrom</source>
        <translation>Ein Vortex oder Mahlstrom</translation>
    </message>
    <message>
        <source>Who is Engaged</source>
        <translation>Wer Gebunden ist</translation>
    </message>
    <message>
        <source>Strength and Saturation</source>
        <translation>Stärke und Sättigung</translation>
    </message>
    <message>
        <source>%1 is sacrificed: %2 Hits of Strength %3 on %4</source>
        <translation>%1 wird geopfert: %2 Treffer der Stärke %3 auf %4</translation>
    </message>
    <message>
        <source>this is settled before the first token moves</source>
        <translation>das wird geklärt, bevor der erste Marker rückt</translation>
    </message>
    <message>
        <source>Who begins: 1D10 each, the higher wins</source>
        <translation>Wer beginnt: je 1W10, der höhere gewinnt</translation>
    </message>
    <message>
        <source>Three different mission cards, drawn one by one</source>
        <translation>Drei verschiedene Missionskarten, eine nach der anderen gezogen</translation>
    </message>
    <message>
        <source>Vortexes and Maelstrom: Elements and Deviation</source>
        <translation>Vortexe und Mahlstrom: Elemente und Abweichung</translation>
    </message>
    <message>
        <source>Deviation of the Vortexes and the Maelstrom</source>
        <translation>Abweichung der Vortexe und des Mahlstroms</translation>
    </message>
    <message>
        <source>each a direction and 3D10; what would lie on another or leave the battlefield is rolled again</source>
        <translation>je eine Richtung und 3W10; was auf einem anderen läge oder das Schlachtfeld verließe, wird neu gewürfelt</translation>
    </message>
    <message>
        <source>Nothing deviates</source>
        <translation>Nichts weicht ab</translation>
    </message>
    <message>
        <source>each Element once</source>
        <translation>jedes Element einmal</translation>
    </message>
    <message>
        <source>Deployment Area of the First Player</source>
        <translation>Aufstellungszone des Startspielers</translation>
    </message>
    <message>
        <source>The players say who begins</source>
        <translation>Die Spieler sagen, wer beginnt</translation>
    </message>
    <message>
        <source>Set up by dice</source>
        <translation>Mit Würfeln aufbauen</translation>
    </message>
    <message>
        <source>an Obstruction stands in the Line of Sight to %1</source>
        <translation>ein Sichtblocker steht in der Sichtlinie zu %1</translation>
    </message>
    <message>
        <source>%1 (Source of %2 [%3])</source>
        <translation>%1 (Quelle von %2 [%3])</translation>
    </message>
    <message>
        <source>%1 (Source)</source>
        <translation>%1 (Quelle)</translation>
    </message>
    <message>
        <source>%1 has not left the battlefield</source>
        <translation>%1 hat das Schlachtfeld nicht verlassen</translation>
    </message>
    <message>
        <source>%1 comes back at an edge of its player&apos;s own half</source>
        <translation>%1 kommt an einem Rand der Hälfte des eigenen Spielers zurück</translation>
    </message>
    <message>
        <source>Spell card: %1</source>
        <translation>Zauberkarte: %1</translation>
    </message>
    <message>
        <source>%1 is back at %2</source>
        <translation>%1 ist zurück, bei %2</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ist zurück</translation>
    </message>
    <message>
        <source>With %1 or more successes</source>
        <translation>Ab %1 Erfolgen</translation>
    </message>
    <message>
        <source>%1+: %2</source>
        <translation>%1+: %2</translation>
    </message>
    <message>
        <source>1 success</source>
        <translation>1 Erfolg</translation>
    </message>
    <message>
        <source>%1 successes</source>
        <translation>%1 Erfolge</translation>
    </message>
    <message>
        <source>%1 is %2 cm away, beyond the %3 cm of the spell</source>
        <translation>%1 ist %2 cm entfernt, weiter als die %3 cm des Zaubers</translation>
    </message>
    <message>
        <source>the target must be Free, and %1 is Engaged</source>
        <translation>das Ziel muss Frei sein, und %1 ist Gebunden</translation>
    </message>
    <message>
        <source>within %1 cm</source>
        <translation>innerhalb von %1 cm</translation>
    </message>
    <message>
        <source>Resolve on the table</source>
        <translation>Das geschieht am Tisch</translation>
    </message>
    <message>
        <source>%1 cm from the Wizard, not within %2 cm</source>
        <translation>%1 cm vom Wizard, nicht innerhalb von %2 cm</translation>
    </message>
    <message>
        <source>less than %1 cm from %2</source>
        <translation>weniger als %1 cm von %2</translation>
    </message>
    <message>
        <source>%1: %2 Injuries healed</source>
        <translation>%1: %2 Verletzungen geheilt</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <translation>%1 steht bei %2</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield until its next Headquarters Phase</source>
        <translation>%1 verlässt das Schlachtfeld bis zur nächsten eigenen Hauptquartierphase</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>An allied Unit</source>
        <translation>Eine verbündete Einheit</translation>
    </message>
    <message>
        <source>An enemy Unit</source>
        <translation>Eine feindliche Einheit</translation>
    </message>
    <message>
        <source>Any Unit</source>
        <translation>Irgendeine Einheit</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Sie bleibt</translation>
    </message>
    <message>
        <source>Placed anew at once</source>
        <translation>Sofort neu aufgestellt</translation>
    </message>
    <message>
        <source>Off the battlefield, back at an edge of its own half</source>
        <translation>Nicht auf dem Schlachtfeld, zurück an einem Rand der eigenen Hälfte</translation>
    </message>
    <message>
        <source>Domain of magic</source>
        <translation>Magiedomäne</translation>
    </message>
    <message>
        <source>Domain not stated</source>
        <translation>Domäne nicht angegeben</translation>
    </message>
    <message>
        <source>Mana: %1</source>
        <translation>Mana: %1</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Kein Text</translation>
    </message>
    <message>
        <source>Token laid beside the target</source>
        <translation>Marker neben dem Ziel</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Kein Marker</translation>
    </message>
    <message>
        <source>Needs at least this many successes</source>
        <translation>Braucht mindestens so viele Erfolge</translation>
    </message>
    <message>
        <source>That of the spell</source>
        <translation>Die des Zaubers</translation>
    </message>
    <message>
        <source>Where the target goes</source>
        <translation>Wohin das Ziel kommt</translation>
    </message>
    <message>
        <source>From the Wizard, at most</source>
        <translation>Vom Wizard, höchstens</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Irgendwo</translation>
    </message>
    <message>
        <source>From every enemy, at least</source>
        <translation>Von jedem Feind, mindestens</translation>
    </message>
    <message>
        <source>No minimum</source>
        <translation>Kein Minimum</translation>
    </message>
    <message>
        <source>Its cost in mana is known</source>
        <translation>Seine Kosten in Mana sind bekannt</translation>
    </message>
    <message>
        <source>No range</source>
        <translation>Keine Reichweite</translation>
    </message>
    <message>
        <source>Its target must be Free</source>
        <translation>Sein Ziel muss Frei sein</translation>
    </message>
    <message>
        <source>Effects by successes</source>
        <translation>Wirkungen nach Erfolgen</translation>
    </message>
    <message>
        <source>two effects from %1 successes on</source>
        <translation>zwei Wirkungen ab %1 Erfolgen</translation>
    </message>
    <message>
        <source>Round %1: %2, %3 TS so far</source>
        <translation>Runde %1: %2, bisher %3 ZA</translation>
    </message>
    <message>
        <source>Engaged with %1</source>
        <translation>Im Kampf Gebunden: %1</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 % of the AP</source>
        <translation>%1 % der AP</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>nicht auf dem Plan</translation>
    </message>
    <message>
        <source>beyond a Charge of %1 cm</source>
        <translation>weiter als ein Ansturm von %1 cm</translation>
    </message>
    <message>
        <source>%1 is Engaged: nobody shoots at it</source>
        <translation>%1 ist Gebunden: Niemand schießt darauf</translation>
    </message>
    <message>
        <source>out of the Line of Sight</source>
        <translation>außerhalb der Sichtlinie</translation>
    </message>
    <message numerus="yes">
        <source>%1: Headquarters Phase %2 resolved, one Stress off %n Unit(s)</source>
        <translation>
            <numerusform>%1: Hauptquartierphase %2 abgehandelt, ein Stress weniger für %n Einheit</numerusform>
            <numerusform>%1: Hauptquartierphase %2 abgehandelt, ein Stress weniger für %n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 VP (%3)</source>
        <translation>%1: %2 SP (%3)</translation>
    </message>
    <message>
        <source>What was chosen secretly is shown, and the points are counted</source>
        <translation>Was geheim gewählt wurde, wird gezeigt, und die Punkte werden gezählt</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>%1 is not in cohesion with %2</source>
        <translation>%1 ist nicht im Zusammenhalt mit %2</translation>
    </message>
    <message>
        <source>beyond the %1 cm of its weapon</source>
        <translation>weiter als die %1 cm ihrer Waffe</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s) of 6 are not played</source>
        <translation>
            <numerusform>%n Runde von 6 ist nicht gespielt</numerusform>
            <numerusform>%n Runden von 6 sind nicht gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>The activation of %1 is not paid for</source>
        <translation>Die Aktivierung von %1 ist nicht bezahlt</translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: only useful with a weapon it is for</source>
        <translation>Ihre Karte steht nicht im Regelbuch: nur von Nutzen mit einer Waffe, für die es gedacht ist</translation>
    </message>
    <message>
        <source>Has no weapon that it is for: it would do nothing</source>
        <translation>Hat keine Waffe, für die es gedacht ist: es würde nichts bewirken</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Unknown here: %1</source>
        <translation>Hier unbekannt: %1</translation>
    </message>
    <message>
        <source>Not an Elemental</source>
        <translation>Sie ist kein Elementar</translation>
    </message>
    <message>
        <source>Vortexes of its own</source>
        <translation>Eigene Vortexe</translation>
    </message>
    <message>
        <source>Nobody knows how often it invokes</source>
        <translation>Niemand weiß, wie oft sie beschwört</translation>
    </message>
    <message>
        <source>Before it begins: who is First Player?</source>
        <translation>Bevor es beginnt: Wer ist Startspieler?</translation>
    </message>
    <message>
        <source>Rerolled</source>
        <translation>Neu geworfen</translation>
    </message>
    <message>
        <source>For a 10</source>
        <translation>Für eine 10</translation>
    </message>
    <message>
        <source>%1, seen from %2</source>
        <translation>%1, gesehen von: %2</translation>
    </message>
    <message>
        <source>Enchanted Heavy Weapon: Resistance becomes %1</source>
        <translation>Verzauberte schwere Waffe: der Widerstand wird %1</translation>
    </message>
    <message>
        <source>Enchanted Armour: no Injuries from Fire and Earth</source>
        <translation>Verzauberte Rüstung: keine Verletzungen durch Feuer und Erde</translation>
    </message>
    <message>
        <source>%1 did not take this spell: %2</source>
        <translation>%1 hat diesen Zauber nicht gewählt: %2</translation>
    </message>
    <message>
        <source>all Units are deployed</source>
        <translation>alle Einheiten sind aufgestellt</translation>
    </message>
    <message>
        <source>%1 then chooses for %2</source>
        <translation>%1 wählt danach für %2</translation>
    </message>
    <message>
        <source>All Units are deployed</source>
        <translation>Alle Einheiten sind aufgestellt</translation>
    </message>
    <message>
        <source>No Warrior supports them</source>
        <translation>Kein Krieger unterstützt sie</translation>
    </message>
    <message>
        <source>No target: it only moves</source>
        <translation>Kein Ziel: Sie bewegt sich nur</translation>
    </message>
    <message>
        <source>“%1” ends at once: Round %2 ends with this Headquarters Phase</source>
        <translation>„%1“ endet sofort: Runde %2 endet mit dieser Hauptquartierphase</translation>
    </message>
    <message>
        <source>No added dice</source>
        <translation>Keine zusätzlichen Würfel</translation>
    </message>
    <message>
        <source>%1 captures %2</source>
        <translation>%1 nimmt %2 gefangen</translation>
    </message>
    <message>
        <source>%1 is no prisoner who comes free</source>
        <translation>%1 ist kein Gefangener, der freikommt</translation>
    </message>
    <message>
        <source>beside where %1 fell</source>
        <translation>neben der Stelle, an der %1 gefallen ist</translation>
    </message>
    <message>
        <source>%1 is a prisoner of %2</source>
        <translation>%1 ist Gefangener von %2</translation>
    </message>
    <message>
        <source>%1 is not captured</source>
        <translation>%1 wird nicht gefangen genommen</translation>
    </message>
    <message>
        <source>%1 is free again, and stands at %2</source>
        <translation>%1 ist wieder frei und steht bei %2</translation>
    </message>
    <message>
        <source>%1 is free again</source>
        <translation>%1 ist wieder frei</translation>
    </message>
    <message>
        <source>A prisoner comes free</source>
        <translation>Ein Gefangener kommt frei</translation>
    </message>
    <message>
        <source>Choose spells</source>
        <translation>Zauber wählen</translation>
    </message>
    <message>
        <source>End the Deployment</source>
        <translation>Aufstellung beenden</translation>
    </message>
    <message>
        <source>one Vortex in the middle of each quarter, the Maelstrom in the middle: our reading of the picture; near is the edge of Deployment Area A; then 3D10 of Deviation each</source>
        <translation>je ein Vortex in der Mitte jedes Viertels, der Mahlstrom in der Mitte: unsere Lesart des Bildes; vorn ist die Kante der Aufstellungszone A; dann je 3W10 Abweichung</translation>
    </message>
    <message>
        <source>a Vortex is there already</source>
        <translation>dort liegt schon ein Vortex</translation>
    </message>
    <message>
        <source>Location, chosen by %1</source>
        <translation>Platz, gewählt von %1</translation>
    </message>
    <message>
        <source>Element, chosen by %1</source>
        <translation>Element, gewählt von %1</translation>
    </message>
    <message>
        <source>No Obstacle</source>
        <translation>Kein Hindernis</translation>
    </message>
    <message>
        <source>Spell cards</source>
        <translation>Zauberkarten</translation>
    </message>
    <message>
        <source>as many as its level, of the Domains it masters</source>
        <translation>so viele wie die Stufe, aus den beherrschten Domänen</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n spell(s), and is a Wizard of level %2</source>
        <translation>
            <numerusform>%1 nimmt %n Zauber und ist Wizard der Stufe %2</numerusform>
            <numerusform>%1 nimmt %n Zauber und ist Wizard der Stufe %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no spells</source>
        <translation>%1 nimmt keine Zauber</translation>
    </message>
    <message>
        <source>%1 takes these spells: %2</source>
        <translation>%1 nimmt diese Zauber: %2</translation>
    </message>
    <message>
        <source>The last Headquarters Phase, then the match ends</source>
        <translation>Die letzte Hauptquartierphase, dann endet die Partie</translation>
    </message>
    <message>
        <source>exhausted as a Vortex</source>
        <translation>als Vortex erschöpft</translation>
    </message>
    <message>
        <source>Spells: none</source>
        <translation>Zauber: keine</translation>
    </message>
    <message>
        <source>Spells: %1</source>
        <translation>Zauber: %1</translation>
    </message>
    <message>
        <source>%1 suffers no Injuries: Enchanted Armour</source>
        <translation>%1 erleidet keine Verletzungen: Verzauberte Rüstung</translation>
    </message>
    <message>
        <source>Element of who strikes, or of the spell’s mana</source>
        <translation>Element dessen, der zuschlägt, oder des Manas des Zaubers</translation>
    </message>
    <message>
        <source>Neither a Fight nor a Shot: nobody parries</source>
        <translation>Weder Kampf noch Schuss: niemand pariert</translation>
    </message>
    <message>
        <source>Experimental Weapon</source>
        <translation>Experimentelle Waffe</translation>
    </message>
    <message>
        <source>No Experimental Weapon</source>
        <translation>Keine experimentelle Waffe</translation>
    </message>
    <message>
        <source>No Element</source>
        <translation>Kein Element</translation>
    </message>
    <message>
        <source>Element of an Elemental</source>
        <translation>Element eines Elementars</translation>
    </message>
    <message>
        <source>Experimental Weapons</source>
        <translation>Experimentelle Waffen</translation>
    </message>
    <message>
        <source>a Combined Charge is made with a Guard, and none charges with %1</source>
        <translation>ein Gemeinsamer Ansturm wird mit einer Guard-Einheit gemacht, und keine stürmt mit %1 an</translation>
    </message>
    <message>
        <source>“%1” is for an enemy army</source>
        <translation>„%1“ gilt einer feindlichen Armee</translation>
    </message>
    <message>
        <source>only an allied Infantry Unit with Guard charges along, and %1 is none</source>
        <translation>nur eine verbündete Infanterie-Einheit mit Guard stürmt mit, und %1 ist keine</translation>
    </message>
    <message>
        <source>orders and prayers are for allied Units, and %1 is none</source>
        <translation>Befehle und Gebete gelten verbündeten Einheiten, und %1 ist keine</translation>
    </message>
    <message>
        <source>Set up automatically</source>
        <translation>Automatisch aufbauen</translation>
    </message>
    <message>
        <source>%1 is within %2 cm, and is left out</source>
        <translation>%1 ist im Umkreis von %2 cm und wird ausgelassen</translation>
    </message>
    <message>
        <source>%1 is not on the map yet</source>
        <translation>%1 ist noch nicht auf der Karte</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Hero(es) on the battlefield, not %2</source>
        <translation>
            <numerusform>%1 hat %n Helden auf dem Schlachtfeld, nicht %2</numerusform>
            <numerusform>%1 hat %n Helden auf dem Schlachtfeld, nicht %2</numerusform>
        </translation>
    </message>
    <message>
        <source>that is %1 cm from where %2 fell, not beside it</source>
        <translation>das ist %1 cm von der Stelle, an der %2 fiel, nicht daneben</translation>
    </message>
    <message>
        <source>%1 comes back at an edge, and that is %2 cm from the nearest</source>
        <translation>%1 kommt an einem Rand zurück, und das ist %2 cm vom nächsten</translation>
    </message>
    <message>
        <source>%1 has taken its spells before</source>
        <translation>%1 hat seine Zauber schon genommen</translation>
    </message>
    <message>
        <source>spells are taken before the first activation</source>
        <translation>Zauber werden vor der ersten Aktivierung genommen</translation>
    </message>
    <message>
        <source>%1 is no enemy of %2</source>
        <translation>%1 ist kein Feind von %2</translation>
    </message>
    <message>
        <source>the spell is for allies, and %1 isn’t one</source>
        <translation>der Zauber gilt Verbündeten, und %1 ist keiner</translation>
    </message>
    <message>
        <source>the spell is for enemies, and %1 isn’t one</source>
        <translation>der Zauber gilt Feinden, und %1 ist keiner</translation>
    </message>
    <message>
        <source>missions ask for choices before the first activation</source>
        <translation>Missionen verlangen ihre Wahl vor der ersten Aktivierung</translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es) of %1 can be within %2 cm, not %3</source>
        <translation>
            <numerusform>%n Held von %1 kann im Umkreis von %2 cm sein, nicht %3</numerusform>
            <numerusform>%n Helden von %1 können im Umkreis von %2 cm sein, nicht %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a Wizard of level %2, not %3</source>
        <translation>%1 ist Zauberer der Stufe %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 is carried by %2</source>
        <translation>%1 wird von %2 getragen</translation>
    </message>
    <message>
        <source>that is %1 cm from the Leader: no Warrior is in Contact</source>
        <translation>das ist %1 cm vom Anführer: kein Krieger ist in Kontakt</translation>
    </message>
    <message>
        <source>Fight won by %1</source>
        <translation>Gefecht gewonnen von %1</translation>
    </message>
    <message>
        <source>Most AP for its TS: %1, %2 TS; chance to wipe out %3: %4</source>
        <translation>Die meisten AP je TS: %1, %2 TS; Chance, %3 auszuschalten: %4</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2</source>
        <translation>Chance, %1 auszuschalten: %2</translation>
    </message>
    <message>
        <source>Chance to wipe out %1</source>
        <translation>Chance, %1 auszuschalten</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4, draw %5</source>
        <translation>Siegchance: %1 %2, %3 %4, unentschieden %5</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Siegchance: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Siegchance: %1</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2; that at least one Warrior falls: %3</source>
        <translation>Chance, %1 auszuschalten: %2; dass mindestens ein Krieger fällt: %3</translation>
    </message>
    <message>
        <source>Chance to wipe out %1 after all actions: %2</source>
        <translation>Chance, %1 nach allen Aktionen auszuschalten: %2</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>a list of %1 to %2 texts</source>
        <translation>eine Liste von %1 bis %2 Texten</translation>
    </message>
    <message>
        <source>a mapping with one of: %1</source>
        <translation>eine Zuordnung mit genau einem von: %1</translation>
    </message>
    <message>
        <source>a mapping of keys to values</source>
        <translation>eine Zuordnung von Schlüsseln zu Werten</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>eine Liste von Wörtern</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, nicht %2</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation>ein Text ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>at most %1 entries</source>
        <translation>höchstens %1 Einträge</translation>
    </message>
    <message>
        <source>can&apos;t be read: %1</source>
        <translation>nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>die Datei ist größer als %1</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>a control character, or not UTF-8 text</source>
        <translation>ein Steuerzeichen, oder kein Text in UTF-8</translation>
    </message>
    <message>
        <source>not YAML: %1</source>
        <translation>kein YAML: %1</translation>
    </message>
    <message>
        <source>format &apos;%1&apos; can&apos;t be read here; allowed: %2</source>
        <translation>Format „%1“ kann hier nicht gelesen werden; erlaubt: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>„%1“ verlangt: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; none can stand here</source>
        <translation>unbekannter Schlüssel „%1“; hier darf keiner stehen</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; allowed: %2</source>
        <translation>unbekannter Schlüssel „%1“; erlaubt: %2</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; stands here twice</source>
        <translation>Schlüssel „%1“ steht hier zweimal</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than %2</source>
        <translation>„%1“ ist länger als %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an id: %2</source>
        <translation>„%1“ ist keine Kennung: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known, and nothing can stand here</source>
        <translation>„%1“ ist nicht bekannt, und hier darf nichts stehen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not among: %2</source>
        <translation>„%1“ gehört nicht zu: %2</translation>
    </message>
    <message>
        <source>nothing has the id &apos;%1&apos;</source>
        <translation>nichts hat die Kennung „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands here twice</source>
        <translation>„%1“ steht hier zweimal</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation>%1; meintest du „%2“?</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by - or _</source>
        <translation>Kleinbuchstaben a-z und Ziffern, verbunden durch - oder _</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>zwei Zahlen</translation>
    </message>
    <message>
        <source>there is no picture &apos;%1&apos; to be read</source>
        <translation>es gibt kein lesbares Bild „%1“</translation>
    </message>
    <message>
        <source>the picture is larger than %1 KiB</source>
        <translation>das Bild ist größer als %1 KiB</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos; beside this one</source>
        <translation>neben dieser Datei gibt es keine „%1“</translation>
    </message>
    <message>
        <source>a path to a file beside or below this one</source>
        <translation>ein Pfad zu einer Datei neben oder unter dieser</translation>
    </message>
    <message>
        <source>a name or, in quotes, a colour as &quot;#3a7bd5&quot;: # begins a comment</source>
        <translation>ein Name oder, in Anführungszeichen, eine Farbe wie &quot;#3a7bd5&quot;: # beginnt einen Kommentar</translation>
    </message>
    <message>
        <source>a colour as &quot;#3a7bd5&quot;</source>
        <translation>eine Farbe wie &quot;#3a7bd5&quot;</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>the picture is neither a sound SVG nor a sound PNG of at most %1 pixels a side</source>
        <translation>das Bild ist weder ein heiles SVG noch ein heiles PNG mit höchstens %1 Pixeln je Seite</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a link that leads out of this folder: put the file itself here</source>
        <translation>„%1“ ist ein Link, der aus diesem Ordner hinausführt: die Datei selbst hierher legen</translation>
    </message>
    <message>
        <source>at most %1 pictures are looked at</source>
        <translation>höchstens %1 Bilder werden angesehen</translation>
    </message>
    <message>
        <source>a folder more than %1 below the first isn&apos;t looked into</source>
        <translation>ein Ordner mehr als %1 Ebenen unter dem ersten wird nicht durchsucht</translation>
    </message>
    <message>
        <source>a folder is looked through as far as %1 names</source>
        <translation>ein Ordner wird bis zu %1 Namen durchsucht</translation>
    </message>
    <message>
        <source>its name has control characters, or isn&apos;t UTF-8: give it another</source>
        <translation>der Name enthält Steuerzeichen oder ist kein UTF-8: bitte umbenennen</translation>
    </message>
    <message>
        <source>a folder is read as far as %1 files: not this one and what follows</source>
        <translation>ein Ordner wird bis zu %1 Dateien gelesen: diese und was folgt nicht</translation>
    </message>
    <message>
        <source>a folder is read as far as %1 MiB: not this file and what follows</source>
        <translation>ein Ordner wird bis zu %1 MiB gelesen: diese Datei und was folgt nicht</translation>
    </message>
    <message>
        <source>this file is of &apos;%1&apos;, and lies in the folder of &apos;%2&apos;: move it, or name that game</source>
        <translation>diese Datei ist von „%1“ und liegt im Ordner von „%2“: verschieben oder jenes Spiel nennen</translation>
    </message>
    <message>
        <source>what it mentions hangs on a file that is left out</source>
        <translation>was sie nennt, hängt an einer weggelassenen Datei</translation>
    </message>
    <message>
        <source>the invisible character %1 must not stand in a text: delete it</source>
        <translation>das unsichtbare Zeichen %1 darf in keinem Text stehen: bitte löschen</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, as its folder or its name says</source>
        <translation>„%1“, wie es sein Ordner oder sein Name sagt</translation>
    </message>
    <message>
        <source>a text that isn&apos;t empty</source>
        <translation>ein Text, der nicht leer ist</translation>
    </message>
    <message>
        <source>a text on one line, without tabs</source>
        <translation>ein Text in einer Zeile, ohne Tabulatoren</translation>
    </message>
    <message>
        <source>a list of as many texts as the header has: %1</source>
        <translation>eine Liste mit so vielen Texten wie die Kopfzeile: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands in place of &apos;%2&apos;: leave one of them out</source>
        <translation>„%1“ steht anstelle von „%2“: eines von beiden weglassen</translation>
    </message>
    <message>
        <source>the drawing is larger than %1 a side</source>
        <translation>die Zeichnung ist größer als %1 je Seite</translation>
    </message>
    <message>
        <source>a part of the drawing uses itself</source>
        <translation>ein Teil der Zeichnung verwendet sich selbst</translation>
    </message>
    <message>
        <source>the drawing has more than %1 parts, each as often as it is used</source>
        <translation>die Zeichnung hat mehr als %1 Teile, jedes so oft gezählt, wie es verwendet wird</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; stands twice in the drawing</source>
        <translation>die Kennung „%1“ steht zweimal in der Zeichnung</translation>
    </message>
    <message>
        <source>the files of the folder hold more than %1 values; this one and those behind it are left out</source>
        <translation>die Dateien des Ordners enthalten mehr als %1 Werte; diese und die folgenden werden ausgelassen</translation>
    </message>
    <message>
        <source>the drawing refers to another picture or file</source>
        <translation>die Zeichnung verweist auf ein anderes Bild oder eine andere Datei</translation>
    </message>
    <message>
        <source>a pipe, a socket or a device is not read: move it elsewhere</source>
        <translation>eine Pipe, ein Socket oder ein Gerät wird nicht gelesen: verschieben Sie es</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is that of another unit now</source>
        <translation>die frühere Kennung „%1“ ist jetzt die einer anderen Einheit</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is claimed by &apos;%2&apos; too</source>
        <translation>die frühere Kennung „%1“ beansprucht auch „%2“</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is there for &apos;%2&apos; twice</source>
        <translation>die Option „%1“ steht für „%2“ zweimal da</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by -</source>
        <translation>Kleinbuchstaben a-z und Ziffern, verbunden durch -</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by _</source>
        <translation>Kleinbuchstaben a-z und Ziffern, verbunden durch _</translation>
    </message>
    <message>
        <source>a drawing has no filters</source>
        <translation>eine Zeichnung hat keine Filter</translation>
    </message>
    <message>
        <source>rules entries are read as far as %1 MiB: this file and those behind it are left out</source>
        <translation>Regeleinträge werden bis %1 MiB gelesen: diese Datei und die dahinter bleiben weg</translation>
    </message>
    <message>
        <source>a link that leads nowhere: remove it, or make it lead to its file</source>
        <translation>ein Link, der nirgendwohin führt: Entferne ihn, oder lass ihn zu seiner Datei führen</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>mehr als %1 Werte</translation>
    </message>
    <message>
        <source>anchors (&amp;), aliases (*) and tags (!) aren&apos;t allowed: write the value itself</source>
        <translation>Anker (&amp;), Aliasse (*) und Tags (!) sind nicht erlaubt: schreibe den Wert selbst</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Another program is writing into %1. Try again once it is done.</source>
        <translation>Ein anderes Programm schreibt gerade in %1. Versuche es noch einmal, wenn es fertig ist.</translation>
    </message>
</context>
<context>
    <name>roster</name>
    <message>
        <source>size %1 is not offered; %2 come in %3</source>
        <translation>Größe %1 gibt es nicht für %2; möglich: %3</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;</source>
        <translation>keine Einheit heißt „%1“</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>keine Einheit heißt „%1“; meintest du „%2“?</translation>
    </message>
    <message>
        <source>%1 are of %2; an army of %3 recruits from %4</source>
        <translation>%1 (%2) kann nicht dazukommen: Eine Armee von %3 rekrutiert nur aus %4</translation>
    </message>
    <message>
        <source>%1 %2 is %3 over the limit of %4</source>
        <translation>%1 %2: %3 über der Grenze von %4</translation>
    </message>
    <message>
        <source>take %1 of %2 instead of %3</source>
        <translation>%1 %2 nehmen statt %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 streichen</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>replace %2 with %1</source>
        <translation>%2 durch %1 ersetzen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>a match has two players</source>
        <translation>eine Partie hat zwei Spieler</translation>
    </message>
    <message>
        <source>a match has 2 to %1 players, not %2</source>
        <translation>eine Partie hat 2 bis %1 Spieler, nicht %2</translation>
    </message>
    <message>
        <source>two players are called %1</source>
        <translation>zwei Spieler heißen %1</translation>
    </message>
    <message>
        <source>the list of %1 is empty</source>
        <translation>die Liste von %1 ist leer</translation>
    </message>
    <message>
        <source>card of %1: %2</source>
        <translation>Karte von %1: %2</translation>
    </message>
    <message>
        <source>two in the list are called %1</source>
        <translation>zwei in der Liste heißen %1</translation>
    </message>
    <message>
        <source>%1 has no card</source>
        <translation>%1 hat keine Karte</translation>
    </message>
    <message>
        <source>size: an entry is one card, not %1</source>
        <translation>size: Ein Eintrag ist eine Karte, nicht %1</translation>
    </message>
    <message>
        <source>the entry has neither a unit nor a card</source>
        <translation>der Eintrag hat weder eine Einheit noch eine Karte</translation>
    </message>
    <message>
        <source>%1 has no card in the catalogue</source>
        <translation>%1 hat keine Karte im Katalog</translation>
    </message>
    <message>
        <source>card: %1</source>
        <translation>Karte: %1</translation>
    </message>
</context>
<context>
    <name>skirmish</name>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Kein Angriff</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Wille</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Reflexes</source>
        <translation>Reflexe</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>In its own activation</source>
        <translation>In der eigenen Aktivierung</translation>
    </message>
    <message>
        <source>After an attack against it</source>
        <translation>Nach einem Angriff auf das Modell</translation>
    </message>
    <message>
        <source>After an attack whose hits it all dodged</source>
        <translation>Nach einem Angriff, bei dem es allen Treffern auswich</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Fewest dice</source>
        <translation>Wenigste Würfel</translation>
    </message>
    <message>
        <source>Most dice</source>
        <translation>Meiste Würfel</translation>
    </message>
    <message>
        <source>As many as it has</source>
        <translation>So viele, wie es hat</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Damage to smaller models</source>
        <translation>Schaden an kleineren Modellen</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Derselbe</translation>
    </message>
    <message>
        <source>Type of damage</source>
        <translation>Schadensart</translation>
    </message>
    <message>
        <source>None in particular</source>
        <translation>Keine bestimmte</translation>
    </message>
    <message>
        <source>Wide attack</source>
        <translation>Breiter Angriff</translation>
    </message>
    <message>
        <source>Wounds it heals the attacker</source>
        <translation>Wunden, die sie beim Angreifer heilt</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Gewürfelt mit</translation>
    </message>
    <message>
        <source>All of these dice are rolled</source>
        <translation>All diese Würfel werden gewürfelt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>It goes by its number</source>
        <translation>Die Nummer dient als Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Succeeds on</source>
        <translation>Gelingt bei</translation>
    </message>
    <message>
        <source>Nobody rolls</source>
        <translation>Niemand würfelt</translation>
    </message>
    <message>
        <source>Cost: %1 dice</source>
        <translation>Kosten: Würfel (%1)</translation>
    </message>
    <message>
        <source>When it is used</source>
        <translation>Wann sie eingesetzt wird</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Reichweite in Zoll</translation>
    </message>
    <message>
        <source>None is printed</source>
        <translation>Keine ist gedruckt</translation>
    </message>
    <message>
        <source>Condition it gives</source>
        <translation>Zustand, den sie gibt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Rounds it lasts</source>
        <translation>Runden, die er dauert</translation>
    </message>
    <message>
        <source>What else it does</source>
        <translation>Was sie noch tut</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>it costs %1</source>
        <translation>sie kostet %1</translation>
    </message>
    <message>
        <source>%1 is a reaction: it is offered when it is triggered</source>
        <translation>%1 ist eine Reaktion: Sie wird angeboten, wenn sie ausgelöst wird</translation>
    </message>
    <message>
        <source>%1 is not an attack</source>
        <translation>%1 ist kein Angriff</translation>
    </message>
    <message>
        <source>%1 is an attack</source>
        <translation>%1 ist ein Angriff</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 zahlt %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Roll for %1: %2</source>
        <translation>Wurf für %1: %2</translation>
    </message>
    <message>
        <source>%1 succeeds with %2</source>
        <translation>%1 gelingt mit %2</translation>
    </message>
    <message>
        <source>%1 fails with %2</source>
        <translation>%1 misslingt mit %2</translation>
    </message>
    <message>
        <source>all dice</source>
        <translation>alle Würfel</translation>
    </message>
    <message>
        <source>dice: %1 or more</source>
        <translation>Würfel: %1 oder mehr</translation>
    </message>
    <message>
        <source>dice: exactly %1</source>
        <translation>Würfel: genau %1</translation>
    </message>
    <message>
        <source>dice: %1 to %2</source>
        <translation>Würfel: %1 bis %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>Genauigkeit %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Kraft %1</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>%1 to smaller models</source>
        <translation>%1 an kleineren Modellen</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>breit</translation>
    </message>
    <message numerus="yes">
        <source>heals %n wound(s)</source>
        <translation>
            <numerusform>heilt %n Wunde</numerusform>
            <numerusform>heilt %n Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Reaction after an attack</source>
        <translation>Reaktion nach einem Angriff</translation>
    </message>
    <message>
        <source>Reaction when all hits were dodged</source>
        <translation>Reaktion, wenn allen Treffern ausgewichen wurde</translation>
    </message>
    <message>
        <source>%1 %2″</source>
        <translation>%1 %2″</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>bei %1</translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation>
            <numerusform>für %n Runde</numerusform>
            <numerusform>für %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>%1 has %2 of these dice left</source>
        <translation>%1 hat von diesen Würfeln noch %2</translation>
    </message>
    <message>
        <source>it isn&apos;t rolled with %1 dice</source>
        <translation>sie wird nicht mit solchen Würfeln gewürfelt (%1)</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Ten cards, as the rules have it; the rules print none</source>
        <translation>Zehn Karten, wie die Regeln es wollen; gedruckt ist keine</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was sie sagt</translation>
    </message>
    <message>
        <source>Its text stays on the card</source>
        <translation>Ihr Text bleibt auf der Karte</translation>
    </message>
    <message>
        <source>%1name: &apos;%2&apos; is there twice or empty; each card of a deck has a name of its own</source>
        <translation>%1name: „%2“ kommt zweimal vor oder ist leer; jede Karte eines Stapels hat einen eigenen Namen</translation>
    </message>
    <message>
        <source>Sides of the dice</source>
        <translation>Seiten der Würfel</translation>
    </message>
    <message>
        <source>The source names no die; it has a 7 among its results and 10+ among its targets</source>
        <translation>Die Quelle nennt keinen Würfel; sie hat eine 7 unter den Ergebnissen und 10+ unter den Zielwerten</translation>
    </message>
    <message>
        <source>Cards of a deck</source>
        <translation>Karten eines Stapels</translation>
    </message>
    <message>
        <source>As the source has it</source>
        <translation>Wie in der Quelle</translation>
    </message>
    <message>
        <source>Rounds of the draft</source>
        <translation>Runden des Drafts</translation>
    </message>
    <message>
        <source>The source has eight; two cards a round of each deck are %1 rounds of a deck of %2</source>
        <translation>Die Quelle hat acht; zwei Karten pro Runde aus jedem Stapel sind %1 Runden bei einem Stapel von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, none is given</source>
        <translation>
            <numerusform>%1: %n Augenzahl wird gebraucht, keine ist angegeben</numerusform>
            <numerusform>%1: %n Augenzahlen werden gebraucht, keine ist angegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>%n Erfolg</numerusform>
            <numerusform>%n Erfolge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best reply to %n hit(s): %1, %2 wounds on average</source>
        <translation>
            <numerusform>Beste Antwort auf %n Treffer: %1, im Schnitt %2 Wunden</numerusform>
            <numerusform>Beste Antwort auf %n Treffer: %1, im Schnitt %2 Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dodges on %2</source>
        <translation>%1 weicht bei %2 aus</translation>
    </message>
    <message>
        <source>%1 rolls %2 and dodges %3 of %4</source>
        <translation>%1 würfelt %2 und weicht %3 von %4 aus</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saves on %2</source>
        <translation>%1 wehrt bei %2 ab</translation>
    </message>
    <message>
        <source>%1 saves every hit</source>
        <translation>%1 wehrt jeden Treffer ab</translation>
    </message>
    <message>
        <source>%1 isn&apos;t harmed</source>
        <translation>%1 bleibt unversehrt</translation>
    </message>
    <message>
        <source>%1 heals: %2 of %3 wounds left</source>
        <translation>%1 heilt sich: %2 von %3 Wunden übrig</translation>
    </message>
    <message>
        <source>no dice are left for it</source>
        <translation>dafür sind keine Würfel mehr übrig</translation>
    </message>
    <message>
        <source>Reaction of %1</source>
        <translation>Reaktion von %1</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Keine Reaktion</translation>
    </message>
    <message>
        <source>%1 reacts: %2</source>
        <translation>%1 reagiert: %2</translation>
    </message>
    <message>
        <source>%1 hits %2 on %3</source>
        <translation>%1 trifft %2 bei %3</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Brute</source>
        <translation>Brecher</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützer</translation>
    </message>
    <message>
        <source>%1 Defense</source>
        <translation>%1-Verteidigung</translation>
    </message>
    <message>
        <source>It never dodges</source>
        <translation>Weicht nie aus</translation>
    </message>
    <message>
        <source>It never saves</source>
        <translation>Wehrt nie ab</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>%1/%2/id: &apos;%3&apos; is there twice; each ability of a card has an id of its own</source>
        <translation>%1/%2/id: „%3“ kommt zweimal vor; jede Fähigkeit einer Karte hat eine eigene Kennung</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Nobody is known to be smaller</source>
        <translation>Niemand Kleineres ist bekannt</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Anfällig für</translation>
    </message>
    <message>
        <source>Resistant to</source>
        <translation>Resistent gegen</translation>
    </message>
    <message>
        <source>Inches a movement die</source>
        <translation>Zoll je Bewegungswürfel</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Att</source>
        <translation>Ang</translation>
    </message>
    <message>
        <source>Def</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Mov</source>
        <translation>Bew</translation>
    </message>
    <message>
        <source>No actions are printed</source>
        <translation>Keine Aktionen sind gedruckt</translation>
    </message>
    <message>
        <source>Vulnerable to %1: one wound more</source>
        <translation>Anfällig für %1: eine Wunde mehr</translation>
    </message>
    <message>
        <source>Resistant to %1: one wound less</source>
        <translation>Resistent gegen %1: eine Wunde weniger</translation>
    </message>
    <message>
        <source>Experience: %1</source>
        <translation>Erfahrung: %1</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Prone</source>
        <translation>Liegend</translation>
    </message>
    <message>
        <source>Dying</source>
        <translation>Sterbend</translation>
    </message>
    <message>
        <source>Mistform</source>
        <translation>Nebelgestalt</translation>
    </message>
    <message>
        <source>Unmovable</source>
        <translation>Unverrückbar</translation>
    </message>
    <message>
        <source>%1 of %2 wounds left</source>
        <translation>%1 von %2 Wunden übrig</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 has used its ability of this round</source>
        <translation>%1 hat die Fähigkeit dieser Runde schon eingesetzt</translation>
    </message>
    <message>
        <source>%1 is dying</source>
        <translation>%1 liegt im Sterben</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Angriffswurf</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) rolled</source>
        <translation>
            <numerusform>%n Treffer gewürfelt</numerusform>
            <numerusform>%n Treffer gewürfelt</numerusform>
        </translation>
    </message>
    <message>
        <source>A die hits on %1: %2</source>
        <translation>Ein Würfel trifft bei %1: %2</translation>
    </message>
    <message>
        <source>Dodges</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Defense %1 and accuracy %2: %3</source>
        <translation>Verteidigung %1 und Genauigkeit %2: %3</translation>
    </message>
    <message>
        <source>No Defense: nothing is dodged</source>
        <translation>Keine Verteidigung: kein Ausweichen</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>1D%1 for each hit left</source>
        <translation>1W%1 für jeden übrigen Treffer</translation>
    </message>
    <message>
        <source>Resistance %1 and power %2: %3</source>
        <translation>Widerstand %1 und Kraft %2: %3</translation>
    </message>
    <message>
        <source>No Resistance: nothing is saved</source>
        <translation>Kein Widerstand: keine Abwehr</translation>
    </message>
    <message>
        <source>Each hit not saved: damage %1</source>
        <translation>Jeder nicht abgewehrte Treffer: Schaden %1</translation>
    </message>
    <message>
        <source>Vulnerable: one wound more, once</source>
        <translation>Anfällig: eine Wunde mehr, einmal</translation>
    </message>
    <message>
        <source>Resistant: one wound less, once</source>
        <translation>Resistent: eine Wunde weniger, einmal</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>%1 to succeed</source>
        <translation>%1 für einen Erfolg</translation>
    </message>
    <message>
        <source>%1 to wound, %2 Dying, %3 wounds on average</source>
        <translation>%1 für eine Wunde, %2 für Sterbend, %3 Wunden im Schnitt</translation>
    </message>
    <message>
        <source>%1 to wound, %2 wounds on average</source>
        <translation>%1 für eine Wunde, %2 Wunden im Schnitt</translation>
    </message>
    <message>
        <source>A hit neither dodged nor saved</source>
        <translation>Ein Treffer ohne Ausweichen und Abwehr</translation>
    </message>
    <message>
        <source>At least one wound</source>
        <translation>Mindestens eine Wunde</translation>
    </message>
    <message>
        <source>a wound</source>
        <translation>eine Wunde</translation>
    </message>
    <message>
        <source>%1 chance of %2 against %3: %4 or more</source>
        <translation>%1 Chance auf „%2“ gegen %3: %4 oder mehr</translation>
    </message>
    <message>
        <source>%1 chance of %2 against %3: not with %4</source>
        <translation>%1 Chance auf „%2“ gegen %3: nicht mit %4</translation>
    </message>
    <message>
        <source>Chance of Dying: attack dice down, defense dice across</source>
        <translation>Chance auf Sterbend: Angriffswürfel nach unten, Verteidigungswürfel nach rechts</translation>
    </message>
    <message>
        <source>Wounds on average: attack dice down, defense dice across</source>
        <translation>Wunden im Schnitt: Angriffswürfel nach unten, Verteidigungswürfel nach rechts</translation>
    </message>
    <message>
        <source>%1 against %2: %3 wounds on average</source>
        <translation>%1 gegen %2: %3 Wunden im Schnitt</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Trifft bei</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Defense dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Wounds the target has left</source>
        <translation>Wunden, die das Ziel übrig hat</translation>
    </message>
    <message>
        <source>Whether it is dying isn&apos;t said</source>
        <translation>Ob es im Sterben liegt, steht nicht da</translation>
    </message>
    <message>
        <source>Vulnerable to it</source>
        <translation>Anfällig dafür</translation>
    </message>
    <message>
        <source>Resistant to it</source>
        <translation>Resistent dagegen</translation>
    </message>
    <message>
        <source>Hits already rolled</source>
        <translation>Schon gewürfelte Treffer</translation>
    </message>
    <message>
        <source>The attack is still to be rolled</source>
        <translation>Der Angriff ist noch zu würfeln</translation>
    </message>
    <message>
        <source>Wanted chance in per cent</source>
        <translation>Gewünschte Chance in Prozent</translation>
    </message>
    <message>
        <source>Of Dying, not only of a wound</source>
        <translation>Auf Sterbend, nicht nur auf eine Wunde</translation>
    </message>
    <message>
        <source>attacker: no ability of the card is an attack</source>
        <translation>attacker: Keine Fähigkeit der Karte ist ein Angriff</translation>
    </message>
    <message>
        <source>Model against model</source>
        <translation>Modell gegen Modell</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Ein Angriff</translation>
    </message>
    <message>
        <source>Dice splits</source>
        <translation>Würfelaufteilungen</translation>
    </message>
    <message>
        <source>no attack is printed on the card of %1</source>
        <translation>auf der Karte von %1 ist kein Angriff gedruckt</translation>
    </message>
    <message>
        <source>nobody attacks itself</source>
        <translation>niemand greift sich selbst an</translation>
    </message>
    <message>
        <source>%1 is attacked already</source>
        <translation>%1 wird schon angegriffen</translation>
    </message>
    <message>
        <source>%1 is of the same side</source>
        <translation>%1 gehört zur selben Seite</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Another target</source>
        <translation>Ein weiteres Ziel</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Sonst niemand</translation>
    </message>
    <message>
        <source>%1 has one target: it is not a wide attack</source>
        <translation>%1 hat ein Ziel: Es ist kein breiter Angriff</translation>
    </message>
    <message>
        <source>%1 wound as often as not where nobody dodges</source>
        <translation>mit %1 gibt es in der Hälfte der Fälle eine Wunde, wenn niemand ausweicht</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Kostet %1</translation>
    </message>
    <message>
        <source>Accuracy of others&apos; help</source>
        <translation>Genauigkeit durch Hilfe anderer</translation>
    </message>
    <message>
        <source>Power of others&apos; help</source>
        <translation>Kraft durch Hilfe anderer</translation>
    </message>
    <message>
        <source>%1 attacks: %2, with %3</source>
        <translation>%1 greift an: %2, mit %3</translation>
    </message>
    <message>
        <source>%1 attacks: %2, without dice</source>
        <translation>%1 greift an: %2, ohne Würfel</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Change of wounds</source>
        <translation>Änderung der Wunden</translation>
    </message>
    <message>
        <source>%1 is put at %2 of %3 wounds</source>
        <translation>%1 wird auf %2 von %3 Wunden gesetzt</translation>
    </message>
    <message>
        <source>Condition that begins</source>
        <translation>Zustand, der beginnt</translation>
    </message>
    <message>
        <source>One ends instead</source>
        <translation>Stattdessen endet einer</translation>
    </message>
    <message>
        <source>a model has %1 conditions at most</source>
        <translation>ein Modell hat höchstens %1 Zustände</translation>
    </message>
    <message>
        <source>%1 can&apos;t fall prone now</source>
        <translation>%1 kann jetzt nicht zu Boden gehen</translation>
    </message>
    <message>
        <source>%1 has no conditions</source>
        <translation>%1 hat keine Zustände</translation>
    </message>
    <message>
        <source>Condition that ends</source>
        <translation>Zustand, der endet</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1: nicht mehr %2</translation>
    </message>
    <message>
        <source>Change of experience</source>
        <translation>Änderung der Erfahrung</translation>
    </message>
    <message>
        <source>The note stays as it is</source>
        <translation>Die Notiz bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>%1 has %2 experience</source>
        <translation>%1 hat %2 Erfahrung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Two cards off the deck of %1</source>
        <translation>Zwei Karten vom Stapel von %1</translation>
    </message>
    <message>
        <source>Round %1 of the draft: %2</source>
        <translation>Runde %1 des Drafts: %2</translation>
    </message>
    <message>
        <source>both players need a deck of two cards or more</source>
        <translation>beide Spieler brauchen einen Stapel von zwei oder mehr Karten</translation>
    </message>
    <message>
        <source>the draft is over</source>
        <translation>der Draft ist vorbei</translation>
    </message>
    <message>
        <source>Card that is burnt</source>
        <translation>Karte, die verbrannt wird</translation>
    </message>
    <message>
        <source>%1 burns %2</source>
        <translation>%1 verbrennt %2</translation>
    </message>
    <message>
        <source>Pick of %1</source>
        <translation>Wahl von %1</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1 wählt %2</translation>
    </message>
    <message>
        <source>%1 has no cards in hand</source>
        <translation>%1 hat keine Karten auf der Hand</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>Round %1 is over: all dice come back</source>
        <translation>Runde %1 ist vorbei: Alle Würfel kommen zurück</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>The source has no end: the players say who has won</source>
        <translation>Die Quelle hat kein Ende: Die Spieler sagen, wer gewonnen hat</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>one die or more is spent</source>
        <translation>mindestens ein Würfel wird ausgegeben</translation>
    </message>
    <message>
        <source>It moves up to %1 inches</source>
        <translation>Es bewegt sich bis zu %1 Zoll</translation>
    </message>
    <message>
        <source>Mistform: rough ground costs nothing</source>
        <translation>Nebelgestalt: Raues Gelände kostet nichts</translation>
    </message>
    <message>
        <source>%1 spends %2</source>
        <translation>%1 gibt aus: %2</translation>
    </message>
    <message>
        <source>%1 has attacks only</source>
        <translation>%1 hat nur Angriffe als Fähigkeiten</translation>
    </message>
    <message>
        <source>Whom it helps</source>
        <translation>Wem sie hilft</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n card(s); the rules have 10</source>
        <translation>
            <numerusform>der Stapel hat %n Karte; die Regeln haben 10</numerusform>
            <numerusform>der Stapel hat %n Karten; die Regeln haben 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a warband has 3 to 10 models, not %n</source>
        <translation>
            <numerusform>ein Trupp hat 3 bis 10 Modelle, nicht %n</numerusform>
            <numerusform>ein Trupp hat 3 bis 10 Modelle, nicht %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Use an ability</source>
        <translation>Fähigkeit einsetzen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Use a card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>A round of the draft</source>
        <translation>Eine Runde des Drafts</translation>
    </message>
    <message>
        <source>Change wounds</source>
        <translation>Wunden ändern</translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation>Zustände ändern</translation>
    </message>
    <message>
        <source>Count experience</source>
        <translation>Erfahrung zählen</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Draft: round %1 of %2</source>
        <translation>Draft: Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Models standing</source>
        <translation>Modelle, die stehen</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Karten von %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n wound(s): %2 of %3 left</source>
        <translation>
            <numerusform>%1 erleidet %n Wunde: %2 von %3 übrig</numerusform>
            <numerusform>%1 erleidet %n Wunden: %2 von %3 übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls and is dying</source>
        <translation>%1 fällt und liegt im Sterben</translation>
    </message>
    <message>
        <source>%1 is not wounded: what else the attack does takes place</source>
        <translation>%1 wird nicht verwundet: Was der Angriff sonst bewirkt, geschieht</translation>
    </message>
    <message>
        <source>%1gives: a condition has a name</source>
        <translation>%1gives: Ein Zustand hat einen Namen</translation>
    </message>
    <message>
        <source>%1: how many dice of each kind is needed</source>
        <translation>%1: Gebraucht wird, wie viele Würfel jeder Art</translation>
    </message>
    <message>
        <source>The odds are those against %1</source>
        <translation>Die Chancen gelten gegen %1</translation>
    </message>
    <message>
        <source>a condition has a name</source>
        <translation>ein Zustand hat einen Namen</translation>
    </message>
    <message>
        <source>%1D%2</source>
        <translation>%1W%2</translation>
    </message>
    <message>
        <source>%1: either all dice or at most %2</source>
        <translation>%1: entweder alle Würfel oder höchstens %2</translation>
    </message>
    <message>
        <source>dice: at most %1 at once</source>
        <translation>Würfel: höchstens %1 auf einmal</translation>
    </message>
    <message>
        <source>The open cards of the last round are discarded</source>
        <translation>Die offenen Karten der letzten Runde werden abgelegt</translation>
    </message>
    <message>
        <source>dice: at most %1</source>
        <translation>Würfel: höchstens %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n inch(es)</source>
        <translation>
            <numerusform>%1 auf %n Zoll</numerusform>
            <numerusform>%1 auf %n Zoll</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to wound if nobody dodges, %2 wounds on average</source>
        <translation>%1 für eine Wunde, wenn niemand ausweicht, %2 Wunden im Schnitt</translation>
    </message>
    <message>
        <source>Most dice elsewhere in the rules</source>
        <translation>Meiste Würfel an anderer Stelle der Regeln</translation>
    </message>
    <message>
        <source>The rules don&apos;t contradict the card</source>
        <translation>Die Regeln widersprechen der Karte nicht</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>all dice, spent ones too</source>
        <translation>alle Würfel, auch ausgegebene</translation>
    </message>
    <message>
        <source>the card has %1 at most; elsewhere the rules have %2</source>
        <translation>die Karte hat höchstens %1; an anderer Stelle haben die Regeln %2</translation>
    </message>
    <message>
        <source>%1 is that already: %2</source>
        <translation>%1 ist das schon: %2</translation>
    </message>
    <message>
        <source>No wounds: only Fire, Arcane and Radiant harm Mistform</source>
        <translation>Keine Wunden: Nur Feuer, Arkan und Strahlend schaden der Nebelgestalt</translation>
    </message>
    <message>
        <source>In Mistform, and not harmed by this type</source>
        <translation>In Nebelgestalt, der diese Art nicht schadet</translation>
    </message>
    <message>
        <source>%1: only Fire, Arcane and Radiant harm it</source>
        <translation>%1: Nur Feuer, Arkan und Strahlend schaden ihr</translation>
    </message>
    <message>
        <source>the list has no deck; the rules have 10 cards</source>
        <translation>die Liste hat keinen Stapel; die Regeln haben 10 Karten</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen von %1</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>There is no table for the game &apos;%1&apos;</source>
        <translation>Für das Spiel „%1“ gibt es keinen Tisch</translation>
    </message>
    <message>
        <source>this calculation takes about %1 million steps, and the limit is %2 million: ask for fewer dice or fewer actions</source>
        <translation>diese Berechnung braucht etwa %1 Millionen Schritte, die Grenze liegt bei %2 Millionen: frage nach weniger Würfeln oder weniger Aktionen</translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 is damaged: %n step(s) before it can be used</source>
        <translation>
            <numerusform>Zeile %1 von %2 ist beschädigt: %n Schritt davor ist brauchbar</numerusform>
            <numerusform>Zeile %1 von %2 ist beschädigt: %n Schritte davor sind brauchbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 can&apos;t be used: %n step(s) before it can be (%3)</source>
        <translation>
            <numerusform>Zeile %1 von %2 ist nicht brauchbar: %n Schritt davor schon (%3)</numerusform>
            <numerusform>Zeile %1 von %2 ist nicht brauchbar: %n Schritte davor schon (%3)</numerusform>
        </translation>
    </message>
</context>
</TS>
