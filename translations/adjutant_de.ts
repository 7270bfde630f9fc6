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
        <source>Saves a printable PDF</source>
        <translation>Speichert ein druckfertiges PDF</translation>
    </message>
    <message>
        <source>Not translated yet: shown in English.</source>
        <translation>Noch nicht übersetzt, daher auf Englisch.</translation>
    </message>
    <message>
        <source>No player aid</source>
        <translation>Keine Spielhilfe</translation>
    </message>
    <message>
        <source>This game has none yet. Its rules are under Rules.</source>
        <translation>Für dieses Spiel gibt es noch keine. Die Regeln stehen unter „Regeln“.</translation>
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
    <name>BattleEndSheet</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Saved in History: every step, the score and your dice luck.</source>
        <translation>Im Verlauf gespeichert: jeder Schritt, der Punktestand und euer Würfelglück.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>View log</source>
        <translation>Protokoll ansehen</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Spielbericht</translation>
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
        <source>%Ln condition(s) to confirm: set them under Missions to score the points.</source>
        <translation>
            <numerusform>%Ln Bedingung zu bestätigen: Tragt sie unter Missionen ein, um die Punkte zu erhalten.</numerusform>
            <numerusform>%Ln Bedingungen zu bestätigen: Tragt sie unter Missionen ein, um die Punkte zu erhalten.</numerusform>
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
        <source>Saved in History: every step and the score.</source>
        <translation>Im Verlauf gespeichert: jeder Schritt und der Punktestand.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>BattleMenuSheet</name>
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
        <source>Copy match report</source>
        <translation>Spielbericht kopieren</translation>
    </message>
    <message>
        <source>Abandon match</source>
        <translation>Partie abbrechen</translation>
    </message>
    <message>
        <source>You can resume it from History.</source>
        <translation>Du kannst sie im Verlauf fortsetzen.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Gerade nicht möglich</translation>
    </message>
    <message>
        <source>Normal controls</source>
        <translation>Normale Bedienelemente</translation>
    </message>
    <message>
        <source>Large controls, for arm’s length</source>
        <translation>Große Bedienelemente, aus Armlänge lesbar</translation>
    </message>
    <message>
        <source>Don’t flip for the opposite player</source>
        <translation>Nicht für den Spieler gegenüber drehen</translation>
    </message>
    <message>
        <source>Flip for the opposite player</source>
        <translation>Für den Spieler gegenüber drehen</translation>
    </message>
    <message>
        <source>Tap again to abandon</source>
        <translation>Zum Abbrechen noch einmal tippen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
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
        <source>Runs for the side whose turn it is; pauses while both decide.</source>
        <translation>Läuft für die Seite, die am Zug ist; pausiert, während beide entscheiden.</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Auf Handys spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n Handy verbunden</numerusform>
            <numerusform>%n Handys verbunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player scans a code, and sees and plays their side in the browser.</source>
        <translation>Jeder scannt einen Code und spielt seine Seite im Browser.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Letztes Ergebnis</translation>
    </message>
    <message>
        <source>Match report copied.</source>
        <translation>Spielbericht kopiert.</translation>
    </message>
</context>
<context>
    <name>BattlePage</name>
    <message>
        <source>No missions yet.</source>
        <translation>Noch keine Missionen.</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Keine Partie geöffnet</translation>
    </message>
    <message>
        <source>Start one with your lists, or open one from History.</source>
        <translation>Starte eine mit deinen Listen oder öffne eine aus dem Verlauf.</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Spielername</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>who acts, on whom</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Resumed. Steps that no longer stand are crossed out in the log.</source>
        <translation>Fortgesetzt. Schritte, die nicht mehr gelten, sind im Protokoll durchgestrichen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts passiert.</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Bisheriges Glück</translation>
    </message>
    <message>
        <source>Tap a unit to see what it can do.</source>
        <translation>Tippe auf eine Einheit, um zu sehen, was sie tun kann.</translation>
    </message>
</context>
<context>
    <name>BattleSetup</name>
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
    <name>BattleSetupPage</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Auf Handys spielen</translation>
    </message>
    <message>
        <source>Begins the match, and shows the codes to scan</source>
        <translation>Beginnt die Partie und zeigt die Codes zum Scannen</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Liste wählen</translation>
    </message>
    <message>
        <source>No lists for this game yet.</source>
        <translation>Noch keine Listen für dieses Spiel.</translation>
    </message>
    <message>
        <source>Make a new list</source>
        <translation>Neue Liste erstellen</translation>
    </message>
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
        <source>List of %1: %2</source>
        <translation>Liste von %1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
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
        <source>Tap a list or match to restore it.</source>
        <translation>Tippe auf eine Liste oder Partie, um sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted lists and matches stay here for 30 days.</source>
        <translation>Der Papierkorb ist leer. Gelöschte Listen und Partien bleiben hier 30 Tage.</translation>
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
        <source>%1. Restores it</source>
        <translation>%1. Wiederherstellen</translation>
    </message>
    <message>
        <source>%1 restored.</source>
        <translation>%1 wiederhergestellt.</translation>
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
        <translation>%1: %L2 von %L3, über dem Limit</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3</source>
        <translation>%1: %L2 von %L3</translation>
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
        <source>your stats</source>
        <translation>eigene Werte</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Expand. %1</source>
        <translation>Ausklappen. %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n %1</source>
        <comment>size, Unit</comment>
        <translation>
            <numerusform>%n %1 hinzufügen</numerusform>
            <numerusform>%n %1 hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter stats</source>
        <translation>Werte eingeben</translation>
    </message>
    <message>
        <source>Edit stats</source>
        <translation>Werte bearbeiten</translation>
    </message>
</context>
<context>
    <name>CataloguePane</name>
    <message>
        <source>Create custom unit</source>
        <translation>Eigene Einheit anlegen</translation>
    </message>
    <message>
        <source>Create the units you play with. They are saved in this list.</source>
        <translation>Lege die Einheiten an, mit denen du spielst. Sie werden in dieser Liste gespeichert.</translation>
    </message>
    <message>
        <source>Search names, types and abilities</source>
        <translation>Namen, Typen und Fähigkeiten suchen</translation>
    </message>
    <message>
        <source>Try part of a name, type or ability.</source>
        <translation>Versuch es mit einem Teil von Name, Typ oder Fähigkeit.</translation>
    </message>
    <message>
        <source>Available units</source>
        <translation>Verfügbare Einheiten</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>No ready-made units</source>
        <translation>Keine fertigen Einheiten</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
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
        <source>Chart</source>
        <translation>Diagramm</translation>
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
    <name>ChoiceSheet</name>
    <message>
        <source>Nothing to choose from yet.</source>
        <translation>Noch nichts zur Auswahl.</translation>
    </message>
</context>
<context>
    <name>ClosedOffers</name>
    <message>
        <source>Not possible now</source>
        <translation>Gerade nicht möglich</translation>
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
        <source>Hand the device to %1</source>
        <translation>Gib das Gerät an %1</translation>
    </message>
    <message>
        <source>Put the device back on the table</source>
        <translation>Leg das Gerät zurück auf den Tisch</translation>
    </message>
    <message>
        <source>The next choices are for %1 only.</source>
        <translation>Die nächsten Entscheidungen sind nur für %1.</translation>
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
        <source>Show the battle</source>
        <translation>Schlacht anzeigen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>%2: D%L1 result</source>
        <translation>%2: Ergebnis des W%L1</translation>
    </message>
    <message>
        <source>D%L1 result</source>
        <translation>Ergebnis des W%L1</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
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
        <translation>Alles würfeln</translation>
    </message>
    <message>
        <source>Draw all</source>
        <translation>Alle ziehen</translation>
    </message>
    <message>
        <source>Rolls these and all further dice, until the next choice</source>
        <translation>Wirft diese und alle weiteren Würfel, bis zur nächsten Entscheidung</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr&#xa0;…</translation>
    </message>
    <message>
        <source>More: larger numbers</source>
        <translation>Mehr: größere Zahlen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
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
    <message>
        <source>D%L1</source>
        <comment>a die with so many sides</comment>
        <translation>W%L1</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>nicht gewürfelt</translation>
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
        <source>Relevant rules</source>
        <translation>Passende Regeln</translation>
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
    <name>DocumentWords</name>
    <message numerus="yes">
        <source>Draft: %Ln problem to fix before it is legal.</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>Entwurf, noch nicht regelkonform: %Ln Problem zu beheben.</numerusform>
            <numerusform>Entwurf, noch nicht regelkonform: %Ln Probleme zu beheben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln problems to fix before it is legal.</source>
        <translation>
            <numerusform>Entwurf, noch nicht regelkonform: %Ln Problem zu beheben.</numerusform>
            <numerusform>Entwurf, noch nicht regelkonform: %Ln Probleme zu beheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a Unit, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation>Kosten unbekannt</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>what an option costs, who gives it</comment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>%1 list</source>
        <translation>Liste: %1</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Made-up sample, not from the game.</source>
        <translation>Erfundenes Beispiel, nicht aus dem Spiel.</translation>
    </message>
    <message>
        <source>This list is empty.</source>
        <translation>Diese Liste ist leer.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Units in this list</source>
        <translation>Einheiten in dieser Liste</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
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
    <message>
        <source>No stats in the rulebook: write them in.</source>
        <translation>Keine Werte im Regelbuch: Trage sie ein.</translation>
    </message>
    <message>
        <source>Profile of %1</source>
        <translation>Profil: %1</translation>
    </message>
    <message>
        <source>Scan to import</source>
        <translation>Zum Importieren scannen</translation>
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
    <message>
        <source>Round %L1</source>
        <translation>Runde %L1</translation>
    </message>
    <message>
        <source>This list is too long for a QR code. Share it as a code, a file or a page, or shorten its notes.</source>
        <translation>Diese Liste ist zu lang für einen QR-Code. Teile sie als Code, Datei oder Seite oder kürze ihre Notizen.</translation>
    </message>
    <message>
        <source>The PDF could not be created. Your list is safe. Try again, or print the HTML page.</source>
        <translation>Das PDF konnte nicht erstellt werden. Deine Liste ist sicher. Versuche es noch einmal oder drucke die HTML-Seite.</translation>
    </message>
    <message>
        <source>The printer rejected the document; nothing was printed.</source>
        <translation>Der Drucker hat das Dokument abgelehnt; nichts wurde gedruckt.</translation>
    </message>
    <message>
        <source>This list is too long to print. Share it as HTML or Markdown, or shorten its notes.</source>
        <translation>Diese Liste ist zu lang zum Drucken. Teile sie als HTML oder Markdown oder kürze ihre Notizen.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: it is a folder. Nothing was changed. Enter a file name.</source>
        <translation>„%1“ konnte nicht gespeichert werden: Es ist ein Ordner. Nichts wurde geändert. Gib einen Dateinamen ein.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The existing file is unchanged. Choose another folder or name.</source>
        <translation>„%1“ konnte nicht gespeichert werden: %2. Die vorhandene Datei ist unverändert. Wähle einen anderen Ordner oder Namen.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Nothing was written. Choose another folder or name.</source>
        <translation>„%1“ konnte nicht gespeichert werden: %2. Nichts wurde geschrieben. Wähle einen anderen Ordner oder Namen.</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>es ist ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>not enough space</source>
        <translation>zu wenig Speicherplatz</translation>
    </message>
    <message>
        <source>it is one of Adjutant’s own list or match files</source>
        <translation>es ist eine von Adjutants eigenen Listen- oder Partiedateien</translation>
    </message>
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
        <source>Your entries are saved</source>
        <translation>Deine Eingaben sind gespeichert</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Noch nicht fertig</translation>
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
        <source>Match report (web page)</source>
        <translation>Spielbericht (Webseite)</translation>
    </message>
    <message>
        <source>Match reports (one web page each)</source>
        <translation>Spielberichte (je eine Webseite)</translation>
    </message>
    <message>
        <source>With armies, charts, luck and every step</source>
        <translation>Mit Armeen, Diagrammen, Glück und jedem Schritt</translation>
    </message>
    <message>
        <source>Can be imported again in full</source>
        <translation>Lässt sich vollständig wieder importieren</translation>
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
        <source>One match per line, for a spreadsheet</source>
        <translation>Eine Partie pro Zeile, für Tabellenkalkulationen</translation>
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
        <source>Adjutant matches (one file each)</source>
        <translation>Adjutant-Partien (je eine Datei)</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
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
        <translation>Zeitraum</translation>
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
        <translation>Alle Fraktionen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Any mission</source>
        <translation>Alle Missionen</translation>
    </message>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <translation>
            <numerusform>%n Partie anzeigen</numerusform>
            <numerusform>%n Partien anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
</context>
<context>
    <name>ForcesPane</name>
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
        <source>%Ln out</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln ausgeschieden</numerusform>
            <numerusform>%Ln ausgeschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
</context>
<context>
    <name>ForecastStrip</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Chancen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not included: %1</source>
        <translation>Nicht enthalten: %1</translation>
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
        <source>skipped</source>
        <translation>übersprungen</translation>
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
    <message>
        <source>%1: %2</source>
        <comment>question, answer</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FormAnswer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>ändern</translation>
    </message>
</context>
<context>
    <name>FormButtons</name>
    <message>
        <source>Undo last answer</source>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Allow anyway</source>
        <translation>Trotzdem erlauben</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Skip to the dice</source>
        <translation>Weiter zu den Würfeln</translation>
    </message>
    <message>
        <source>Skip: %1</source>
        <translation>Überspringen: %1</translation>
    </message>
</context>
<context>
    <name>FormCell</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>ändern</translation>
    </message>
</context>
<context>
    <name>FormFieldCard</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
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
    <name>FormNotices</name>
    <message numerus="yes">
        <source>%n more warning(s)</source>
        <translation>
            <numerusform>%n weitere Warnung</numerusform>
            <numerusform>%n weitere Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormSheet</name>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>No longer needed: %1</source>
        <translation>Nicht mehr nötig: %1</translation>
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
        <source>Roll all</source>
        <translation>Alles würfeln</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Regel nachschlagen</translation>
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
    <name>GoalsCard</name>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Hide mission details</source>
        <translation>Missionsdetails ausblenden</translation>
    </message>
    <message>
        <source>Show mission details</source>
        <translation>Missionsdetails anzeigen</translation>
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
        <source>Points so far: %1</source>
        <translation>Punkte bisher: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%L1 of %L2 points</source>
        <translation>%L1 von %L2 Punkten</translation>
    </message>
</context>
<context>
    <name>GroundBoard</name>
    <message>
        <source>%1 in full window</source>
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
        <source>%1 %L2 %3</source>
        <comment>an action, how far, in which unit</comment>
        <translation>%1 %L2 %3</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys move it by 1; with Shift, by 5.</source>
        <translation>Strg und Pfeiltasten verschieben es um 1, mit Umschalt um 5.</translation>
    </message>
</context>
<context>
    <name>GroundSheet</name>
    <message>
        <source>Zoom out</source>
        <translation>Herauszoomen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Hineinzoomen</translation>
    </message>
</context>
<context>
    <name>GroundSummary</name>
    <message>
        <source>Tap something for details. Then tap another thing or a spot to measure.</source>
        <translation>Tippe etwas an, um Details zu sehen, dann etwas anderes oder eine Stelle, um zu messen.</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Tippe an, wohin es soll.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Edit its position and other values</source>
        <translation>Position und andere Werte bearbeiten</translation>
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
        <source>Not on the map: %L1</source>
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
        <source>Place on the map</source>
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
        <source>Just move it</source>
        <translation>Nur verschieben</translation>
    </message>
    <message>
        <source>Corrects its position without an action</source>
        <translation>Korrigiert die Position, ohne Aktion</translation>
    </message>
    <message>
        <source>Correct position</source>
        <translation>Position berichtigen</translation>
    </message>
    <message>
        <source>%L1 × %L2 %3, grid lines every %L4 %3</source>
        <translation>%L1 × %L2 %3, Rasterlinien alle %L4 %3</translation>
    </message>
    <message>
        <source>%L1 × %L2 %3</source>
        <translation>%L1 × %L2 %3</translation>
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
        <source>Save the matches shown</source>
        <translation>Angezeigte Partien speichern</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Vergangene Partie eintragen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
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
        <source>Search players, lists, notes</source>
        <translation>Spieler, Listen, Notizen suchen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
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
        <source>No matches found</source>
        <translation>Keine Partien gefunden</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Try part of a name, list, mission or note, or show all matches.</source>
        <translation>Versuch es mit einem Teil von Name, Liste, Mission oder Notiz, oder lass alle Partien anzeigen.</translation>
    </message>
    <message>
        <source>Matches you play with Adjutant are recorded here automatically. You can also add past matches.</source>
        <translation>Partien, die du mit Adjutant spielst, werden hier automatisch aufgezeichnet. Du kannst auch vergangene Partien eintragen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Stays in the bin for 30 days</source>
        <translation>Bleibt 30 Tage im Papierkorb</translation>
    </message>
    <message>
        <source>%1 moved to the bin.</source>
        <translation>%1 in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) already in the history.</source>
        <translation>
            <numerusform>%n Partie ist schon im Verlauf.</numerusform>
            <numerusform>%n Partien sind schon im Verlauf.</numerusform>
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
        <source>%n match(es) still loading</source>
        <translation>
            <numerusform>%n Partie wird noch geladen</numerusform>
            <numerusform>%n Partien werden noch geladen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>From a code, file or pasted text</source>
        <translation>Aus Code, Datei oder eingefügtem Text</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Beispiellisten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>All matches and results</source>
        <translation>Alle Partien und Ergebnisse</translation>
    </message>
    <message>
        <source>Lists (%L1)</source>
        <translation>Listen (%L1)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>None yet: make one, or start from a sample.</source>
        <translation>Noch keine: leg eine an oder beginne mit einem Beispiel.</translation>
    </message>
    <message>
        <source>Unnamed list</source>
        <translation>Unbenannte Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>All lists (%L1)</source>
        <translation>Alle Listen (%L1)</translation>
    </message>
    <message>
        <source>No match in progress</source>
        <translation>Keine laufende Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
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
        <translation>Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Paste a code (starting with ADJ1:) or the contents of a list file. The list is checked; your other lists don’t change.</source>
        <translation>Füge einen Code (beginnt mit ADJ1:) oder den Inhalt einer Listendatei ein. Die Liste wird geprüft; deine anderen Listen bleiben unverändert.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
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
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Next control; with Shift, previous</source>
        <translation>Nächstes Bedienelement; mit Umschalt das vorige</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Fokussiertes Element betätigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close a sheet, or go back</source>
        <translation>Dialog schließen oder zurück</translation>
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
        <source>Save a unit, past match or report</source>
        <translation>Einheit, vergangene Partie oder Spielbericht speichern</translation>
    </message>
    <message>
        <source>Back up now (in Settings)</source>
        <translation>Jetzt sichern (in den Einstellungen)</translation>
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
        <source>Previous or next row</source>
        <translation>Vorige oder nächste Zeile</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Vergangene Partie eintragen</translation>
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
        <source>Find a unit to add</source>
        <translation>Einheit zum Hinzufügen suchen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
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
        <source>Continue, or begin the match</source>
        <translation>Weiter, oder Partie beginnen</translation>
    </message>
    <message>
        <source>Hear whose turn it is</source>
        <translation>Ansagen lassen, wer am Zug ist</translation>
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
        <source>In a roll: enter a die; 0 is 10</source>
        <translation>Beim Würfeln: Augenzahl eingeben; 0 ist 10</translation>
    </message>
    <message>
        <source>In a roll: undo die</source>
        <translation>Beim Würfeln: letzten Würfel zurücknehmen</translation>
    </message>
    <message>
        <source>Relevant rules</source>
        <translation>Passende Regeln</translation>
    </message>
    <message>
        <source>Previous or next unit; on the map, previous or next thing</source>
        <translation>Vorige oder nächste Einheit, auf dem Plan voriges oder nächstes Objekt</translation>
    </message>
    <message>
        <source>On the map: move what is selected by 1; with Shift, by 5</source>
        <translation>Auf dem Plan: Auswahl um 1 verschieben, mit Umschalt um 5</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Use these limits</source>
        <translation>Diese Limits verwenden</translation>
    </message>
    <message>
        <source>List limits</source>
        <translation>Limits der Liste</translation>
    </message>
</context>
<context>
    <name>ListCardSheet</name>
    <message>
        <source>Custom unit</source>
        <translation>Eigene Einheit</translation>
    </message>
    <message>
        <source>Save unit</source>
        <translation>Einheit speichern</translation>
    </message>
</context>
<context>
    <name>ListEntries</name>
    <message>
        <source>List details</source>
        <translation>Listendetails</translation>
    </message>
    <message>
        <source>Legal: within its limits, no rules broken.</source>
        <translation>Regelkonform: innerhalb der Limits, keine Regel verletzt.</translation>
    </message>
    <message>
        <source>Legal: no rules broken.</source>
        <translation>Regelkonform: keine Regel verletzt.</translation>
    </message>
    <message>
        <source>Fix the problems above first.</source>
        <translation>Behebe zuerst die Probleme oben.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>List contents</source>
        <translation>Inhalt der Liste</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>Diese Liste ist leer</translation>
    </message>
    <message>
        <source>Add ready-made units, or create your own.</source>
        <translation>Füge fertige Einheiten hinzu oder lege eigene an.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all, with fixes</source>
        <translation>Alle anzeigen, mit Korrekturen</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>In der Liste anzeigen</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Regel anzeigen</translation>
    </message>
</context>
<context>
    <name>ListEntryCard</name>
    <message>
        <source>Edit the stats of %1</source>
        <translation>Werte von %1 bearbeiten</translation>
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
        <source>your stats</source>
        <translation>eigene Werte</translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation>Kosten unbekannt</translation>
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
        <source>No stats in the rulebook: enter them</source>
        <translation>Keine Werte im Regelbuch: selbst eingeben</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Assign an option</source>
        <translation>Option zuweisen</translation>
    </message>
    <message>
        <source>Not in the catalogue.</source>
        <translation>Nicht im Katalog.</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>no stats in the rulebook</source>
        <translation>keine Werte im Regelbuch</translation>
    </message>
</context>
<context>
    <name>ListExtrasSheet</name>
    <message>
        <source>List details</source>
        <translation>Listendetails</translation>
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
        <source>More for this list</source>
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
        <translation>Limits</translation>
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
        <source>List name</source>
        <translation>Listenname</translation>
    </message>
    <message>
        <source>Notes on the list</source>
        <translation>Notizen zur Liste</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>Becomes a custom unit in this list</source>
        <translation>Wird eine eigene Einheit in dieser Liste</translation>
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
        <source>Enter stats</source>
        <translation>Werte eingeben</translation>
    </message>
    <message>
        <source>Edit stats</source>
        <translation>Werte bearbeiten</translation>
    </message>
    <message>
        <source>using your stats</source>
        <translation>mit eigenen Werten</translation>
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
        <source>Custom name for %1</source>
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
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Made-up sample</source>
        <translation>Erfundenes Beispiel</translation>
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
        <translation>Für andere Adjutant-Nutzer</translation>
    </message>
    <message>
        <source>Save as YAML</source>
        <translation>Als YAML speichern</translation>
    </message>
    <message>
        <source>Can be imported again in full</source>
        <translation>Lässt sich vollständig wieder importieren</translation>
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
        <source>This list is too long for a QR code. Share it as a code or a file.</source>
        <translation>Diese Liste ist zu lang für einen QR-Code. Teile sie als Code oder Datei.</translation>
    </message>
    <message>
        <source>Code to import in Adjutant</source>
        <translation>Code zum Importieren in Adjutant</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Code kopiert.</translation>
    </message>
    <message>
        <source>List copied.</source>
        <translation>Liste kopiert.</translation>
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
        <source>A short entry for every unit</source>
        <translation>Ein Kurzeintrag für jede Einheit</translation>
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
        <source>Search lists</source>
        <translation>Listen durchsuchen</translation>
    </message>
    <message>
        <source>No lists found</source>
        <translation>Keine Listen gefunden</translation>
    </message>
    <message>
        <source>No lists yet</source>
        <translation>Noch keine Listen</translation>
    </message>
    <message>
        <source>Try part of its name.</source>
        <translation>Versuch es mit einem Teil des Namens.</translation>
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
        <source>Stays in the bin for 30 days</source>
        <translation>Bleibt 30 Tage im Papierkorb</translation>
    </message>
    <message>
        <source>A list holds the units you play with. Start an empty list, or open a sample.</source>
        <translation>Eine Liste enthält die Einheiten, mit denen du spielst. Beginne eine leere Liste oder öffne ein Beispiel.</translation>
    </message>
</context>
<context>
    <name>LogLines</name>
    <message>
        <source>Corrected by players</source>
        <translation>Von Spielern korrigiert</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Look back here</source>
        <translation>Diesen Stand ansehen</translation>
    </message>
    <message>
        <source>Resume from here</source>
        <translation>Von hier weiterspielen</translation>
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
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zum aktuellen Stand</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Resume from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>Strike out %n later step(s)</source>
        <translation>
            <numerusform>%n späteren Schritt streichen</numerusform>
            <numerusform>%n spätere Schritte streichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckLines</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Chancen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>No rolls with odds yet.</source>
        <translation>Noch keine Würfe mit Chancen.</translation>
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
        <source>%1 moved to the bin.</source>
        <translation>%1 in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 imported.</source>
        <translation>%1 importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 imported and checked: %n problem(s).</source>
        <translation>
            <numerusform>%1 importiert und geprüft: %n Problem.</numerusform>
            <numerusform>%1 importiert und geprüft: %n Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Escape again to leave the match. It is saved.</source>
        <translation>Drücke noch einmal Esc, um die Partie zu verlassen. Sie ist gespeichert.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Schließen, ohne zu speichern?</translation>
    </message>
    <message>
        <source>Your last changes could not be saved. They will be lost when this window closes.</source>
        <translation>Deine letzten Änderungen konnten nicht gespeichert werden. Sie gehen verloren, wenn dieses Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
</context>
<context>
    <name>ManualMatchPage</name>
    <message>
        <source>Match added to the history.</source>
        <translation>Partie zum Verlauf hinzugefügt.</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Vergangene Partie eintragen</translation>
    </message>
    <message>
        <source>Who went first</source>
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
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Minutes (0: unknown)</source>
        <translation>Minuten (0: unbekannt)</translation>
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
        <source>Optional</source>
        <translation>Optional</translation>
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
        <source>Enter a player or faction first.</source>
        <translation>Gib zuerst einen Spieler oder eine Fraktion ein.</translation>
    </message>
    <message>
        <source>This match could not be added to the history.</source>
        <translation>Diese Partie konnte nicht zum Verlauf hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Spieler %L1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>None of my lists</source>
        <translation>Keine meiner Listen</translation>
    </message>
    <message>
        <source>List name</source>
        <translation>Listenname</translation>
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
        <source>Opens the match report</source>
        <translation>Öffnet den Spielbericht</translation>
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
        <source>In progress, %1</source>
        <translation>Läuft, %1</translation>
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
        <source>Victory points by mission</source>
        <translation>Siegpunkte nach Mission</translation>
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
        <source>luckier than %1 of matches</source>
        <translation>mehr Glück als in %1 der Partien</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
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
        <source>Biggest losses and gains</source>
        <translation>Größte Verluste und Punktgewinne</translation>
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
        <source>Actual</source>
        <translation>Tatsächlich</translation>
    </message>
    <message>
        <source>Won by %1, %2</source>
        <translation>Gewonnen von %1, %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
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
        <translation>Limits</translation>
    </message>
    <message>
        <source>Name (you can change it later)</source>
        <translation>Name (später änderbar)</translation>
    </message>
    <message>
        <source>Choose a faction first: it decides which units you can take.</source>
        <translation>Wähle zuerst eine Fraktion: Sie bestimmt, welche Einheiten du nehmen kannst.</translation>
    </message>
    <message>
        <source>Create list</source>
        <translation>Liste erstellen</translation>
    </message>
    <message>
        <source>%1 list</source>
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
        <source>Photos stay where they are; the match only links to them.</source>
        <translation>Fotos bleiben, wo sie sind; die Partie verweist nur darauf.</translation>
    </message>
    <message>
        <source>Photo not found</source>
        <translation>Foto nicht gefunden</translation>
    </message>
    <message>
        <source>Remove %1 from the match</source>
        <translation>%1 aus der Partie entfernen</translation>
    </message>
    <message>
        <source>Add photos</source>
        <translation>Fotos hinzufügen</translation>
    </message>
    <message>
        <source>Can’t be shown</source>
        <translation>Nicht darstellbar</translation>
    </message>
    <message>
        <source>A damaged match stays as it is until it is resumed.</source>
        <translation>Eine beschädigte Partie bleibt, wie sie ist, bis sie fortgesetzt wird.</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Show the rule</source>
        <translation>Regel anzeigen</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>“%1” is not allowed: enter %L2 to %L3</source>
        <translation>„%1“ ist nicht erlaubt: %L2 bis %L3 eingeben</translation>
    </message>
</context>
<context>
    <name>OddsAnswerColumn</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Chancen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Noch kein Ergebnis</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Not included</source>
        <translation>Nicht enthalten</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>Zum Vergleich anheften</translation>
    </message>
    <message>
        <source>Pinned for comparison</source>
        <translation>Zum Vergleich angeheftet</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>target number: chance</comment>
        <translation>%1: %2</translation>
    </message>
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
    <name>OddsCardSheet</name>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1: aus Einheit übernehmen</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Aus Einheit übernehmen</translation>
    </message>
    <message>
        <source>Search names and lists</source>
        <translation>Namen und Listen durchsuchen</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Noch nichts zur Auswahl</translation>
    </message>
    <message>
        <source>Units in your lists appear here.</source>
        <translation>Hier erscheinen die Einheiten deiner Listen.</translation>
    </message>
</context>
<context>
    <name>OddsFormPage</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Odds copied.</source>
        <translation>Chancen kopiert.</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Letzte Antwort zurücknehmen</translation>
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
        <source>No longer needed: %1</source>
        <translation>Nicht mehr nötig: %1</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Regel nachschlagen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Shows the full result</source>
        <translation>Zeigt das ganze Ergebnis</translation>
    </message>
    <message>
        <source>Skip: %1</source>
        <translation>Überspringen: %1</translation>
    </message>
    <message>
        <source>Choose a unit</source>
        <translation>Einheit wählen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: choose a unit</source>
        <translation>%1: Einheit wählen</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1: aus Einheit übernehmen</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Aus Einheit übernehmen</translation>
    </message>
    <message>
        <source>All stats</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Chancen als Text kopieren</translation>
    </message>
    <message>
        <source>Copy calculation as a code</source>
        <translation>Berechnung als Code kopieren</translation>
    </message>
    <message>
        <source>Calculation code copied.</source>
        <translation>Code der Berechnung kopiert.</translation>
    </message>
    <message>
        <source>Paste calculation</source>
        <translation>Berechnung einfügen</translation>
    </message>
    <message>
        <source>Calculation pasted.</source>
        <translation>Berechnung eingefügt.</translation>
    </message>
    <message>
        <source>The clipboard has no calculation code for this game.</source>
        <translation>Die Zwischenablage enthält keinen Berechnungscode für dieses Spiel.</translation>
    </message>
    <message>
        <source>Clear all answers</source>
        <translation>Alle Antworten löschen</translation>
    </message>
</context>
<context>
    <name>OddsHeadline</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Chancen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Noch kein Ergebnis</translation>
    </message>
</context>
<context>
    <name>OddsMatrixCard</name>
    <message>
        <source>%1, played %2 of the time</source>
        <translation>%1, in %2 der Fälle gespielt</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
</context>
<context>
    <name>OptionSheet</name>
    <message>
        <source>Rule for %1</source>
        <translation>Regel für %1</translation>
    </message>
    <message>
        <source>Options from %1</source>
        <translation>Optionen von %1</translation>
    </message>
    <message>
        <source>One option, for one unit in the list; its cost is per Warrior.</source>
        <translation>Eine Option, für eine Einheit der Liste; ihre Kosten gelten pro Krieger.</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Choose a folder (one file per match)</source>
        <translation>Ordner wählen (eine Datei pro Partie)</translation>
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
        <source>%n match(es) saved, then: %1</source>
        <translation>
            <numerusform>%n Partie gespeichert, dann: %1</numerusform>
            <numerusform>%n Partien gespeichert, dann: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these matches is finished.</source>
        <translation>Keine dieser Partien ist beendet.</translation>
    </message>
    <message>
        <source>%1: step %2 has an earlier time than the step before it. A clock was set back; the order of steps is unchanged.</source>
        <translation>%1: Schritt %2 hat eine frühere Uhrzeit als der Schritt davor. Eine Uhr wurde zurückgestellt; die Reihenfolge der Schritte ist unverändert.</translation>
    </message>
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
        <translation>von Hand eingetragen</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2 matches, %3 won, %4 lost, %5 drawn</source>
        <translation>%1: Partien: %2, gewonnen: %3, verloren: %4, unentschieden: %5</translation>
    </message>
    <message>
        <source>unknown date</source>
        <translation>Datum unbekannt</translation>
    </message>
    <message>
        <source>Damaged: altered or incomplete since it was recorded</source>
        <translation>Beschädigt: seit der Aufzeichnung verändert oder unvollständig</translation>
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
        <source>Not included: %1</source>
        <translation>Nicht enthalten: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a budget, its short form</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how often: a finding</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Current choice</source>
        <translation>Aktuelle Entscheidung</translation>
    </message>
    <message>
        <source>Active unit</source>
        <translation>Aktive Einheit</translation>
    </message>
    <message>
        <source>Available actions</source>
        <translation>Verfügbare Aktionen</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Diese Phase</translation>
    </message>
    <message>
        <source>Opposing units</source>
        <translation>Gegnerische Einheiten</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
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
    <message>
        <source>%1 (%2)</source>
        <comment>what is in the list, its size</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
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
        <source>%1 %L2 of %L3</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2 von %L3</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 von links, %2 von vorn</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a distance from one thing to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>PaneTabs</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>PhonesChip</name>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n Handy verbunden</numerusform>
            <numerusform>%n Handys verbunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Play on phones</source>
        <translation>Auf Handys spielen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Scan this with the camera of the phone. It has to be in the same network as this device.</source>
        <translation>Mit der Handykamera scannen. Das Handy muss im selben Netz sein wie dieses Gerät.</translation>
    </message>
    <message>
        <source>Code for</source>
        <translation>Code für</translation>
    </message>
    <message>
        <source>Each code lets one phone in, within two minutes.</source>
        <translation>Jeder Code gilt zwei Minuten lang für ein Handy.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>Remove the phone of %1</source>
        <translation>Handy von %1 entfernen</translation>
    </message>
    <message>
        <source>Network address of this device</source>
        <translation>Netzadresse dieses Geräts</translation>
    </message>
    <message>
        <source>Nothing leaves your network. Whoever can change its traffic could send phones another page.</source>
        <translation>Nichts verlässt euer Netz. Wer dessen Datenverkehr verändern kann, könnte den Handys eine andere Seite schicken.</translation>
    </message>
    <message>
        <source>Stop playing on phones</source>
        <translation>Handys trennen</translation>
    </message>
    <message>
        <source>A phone wants to join: %1</source>
        <translation>Ein Handy möchte mitspielen: %1</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
</context>
<context>
    <name>PickField</name>
    <message>
        <source>Pick %L1.</source>
        <translation>Wähle %L1.</translation>
    </message>
    <message>
        <source>Pick up to %L1.</source>
        <translation>Wähle bis zu %L1.</translation>
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
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
</context>
<context>
    <name>PickSheet</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keins</translation>
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
        <source>Not placed yet</source>
        <translation>Noch nicht platziert</translation>
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
        <source>Tap its position, or enter the distances.</source>
        <translation>Tippe auf die Position oder gib die Abstände ein.</translation>
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
        <source>Too far: moved to the limit, %L1 of %L2 %3 away</source>
        <translation>Zu weit: an die Grenze gesetzt, %L1 von %L2 %3 entfernt</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Using your stats</source>
        <translation>Mit eigenen Werten</translation>
    </message>
    <message>
        <source>Enter the stats from its card</source>
        <translation>Gib die Werte von der Karte ein</translation>
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
        <source>Can shoot</source>
        <translation>Kann schießen</translation>
    </message>
    <message>
        <source>Awakened: invocations per game</source>
        <translation>Erweckter: Beschwörungen pro Partie</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Fertigkeit hinzufügen</translation>
    </message>
    <message>
        <source>Saved in your own files; updates don’t change them.</source>
        <translation>In deinen eigenen Dateien gespeichert; Updates ändern sie nicht.</translation>
    </message>
    <message>
        <source>Save stats</source>
        <translation>Werte speichern</translation>
    </message>
    <message>
        <source>Restore rulebook stats</source>
        <translation>Werte des Regelbuchs wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n guessed value(s): check your card.</source>
        <translation>
            <numerusform>%n geschätzter Wert: Vergleiche ihn mit deiner Karte.</numerusform>
            <numerusform>%n geschätzte Werte: Vergleiche sie mit deiner Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stats of %1 have unsaved changes.</source>
        <translation>Die geänderten Werte von %1 sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, not entered yet</source>
        <translation>%1, noch nicht eingegeben</translation>
    </message>
    <message>
        <source>Confirm %L1</source>
        <translation>%L1 bestätigen</translation>
    </message>
    <message>
        <source>%1 not entered yet; confirm if your card says the same</source>
        <translation>%1 noch nicht eingegeben; bestätige, wenn auf deiner Karte dasselbe steht</translation>
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
    <name>QIODevice</name>
    <message>
        <source>Unknown error</source>
        <translation>Unbekannter Fehler</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
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
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Results for</source>
        <translation>Ergebnisse für</translation>
    </message>
    <message>
        <source>No finished matches of this player among those shown. Choose another player, or show more matches.</source>
        <translation>Unter den angezeigten Partien ist keine beendete von diesem Spieler. Wähle einen anderen Spieler oder lass mehr Partien anzeigen.</translation>
    </message>
    <message>
        <source>By faction played</source>
        <translation>Nach gespielter Fraktion</translation>
    </message>
    <message>
        <source>By opposing faction</source>
        <translation>Nach gegnerischer Fraktion</translation>
    </message>
    <message>
        <source>By turn order</source>
        <translation>Nach Zugreihenfolge</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>By mission</source>
        <translation>Nach Mission</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Alle %n anzeigen</numerusform>
            <numerusform>Alle %n anzeigen</numerusform>
        </translation>
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
    <name>RuleSheet</name>
    <message>
        <source>Rule not found</source>
        <translation>Regel nicht gefunden</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>On the card</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>%1 · also called %2</source>
        <translation>%1 · auch %2 genannt</translation>
    </message>
    <message>
        <source>Not translated yet: shown in English.</source>
        <translation>Noch nicht übersetzt, daher auf Englisch.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>The rulebook doesn’t define this.</source>
        <translation>Das Regelbuch erklärt dies nicht.</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>Unsere Auslegung</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Deine Notiz</translation>
    </message>
    <message>
        <source>In the printed rules: %1</source>
        <translation>In den gedruckten Regeln: %1</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Mit Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Edit house rule</source>
        <translation>Hausregel bearbeiten</translation>
    </message>
    <message>
        <source>Add house rule</source>
        <translation>Hausregel hinzufügen</translation>
    </message>
    <message>
        <source>House rule for %1</source>
        <translation>Hausregel zu %1</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>Search titles and text</source>
        <translation>Titel und Text durchsuchen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>Keine Regeln gefunden</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Hier ist nichts</translation>
    </message>
    <message>
        <source>Try part of a word, or another word.</source>
        <translation>Versuch es mit einem Wortteil oder einem anderen Wort.</translation>
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
    <message>
        <source>Choose an entry to read it here</source>
        <translation>Wähle einen Eintrag, um ihn hier zu lesen</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Relevant rules</source>
        <translation>Passende Regeln</translation>
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
        <source>Made-up sample</source>
        <translation>Erfundenes Beispiel</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Match menu</source>
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
        <translation>aktiv</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear search</source>
        <translation>Suche löschen</translation>
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
        <source>Same as system</source>
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
        <source>Text size</source>
        <translation>Textgröße</translation>
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
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Anderen wählen&#xa0;…</translation>
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
        <source>Backup from %1 restored.</source>
        <translation>Sicherung vom %1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Diese Sicherung wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Lists, matches and backups are saved here. Your own units go into %1 as YAML files; they replace the built-in ones, and updates never change them.</source>
        <translation>Listen, Partien und Sicherungen werden hier gespeichert. Eigene Einheiten gehören als YAML-Dateien nach %1; sie ersetzen die eingebauten, und Updates ändern sie nie.</translation>
    </message>
    <message>
        <source>The new folder is used after a restart. Your lists and matches stay in the old one.</source>
        <translation>Der neue Ordner gilt nach einem Neustart. Deine Listen und Partien bleiben im alten.</translation>
    </message>
    <message>
        <source>Saves all lists, matches, notes and house rules to one file in the same folder. Restoring one backs up your current data first.</source>
        <translation>Speichert alle Listen, Partien, Notizen und Hausregeln in einer Datei im selben Ordner. Vor dem Wiederherstellen werden deine aktuellen Daten gesichert.</translation>
    </message>
    <message>
        <source>Set-aside files</source>
        <translation>Beiseitegelegte Dateien</translation>
    </message>
    <message>
        <source>Files that were damaged, or changed by another program while open. They are in the set-aside folder, each with a text file that says why.</source>
        <translation>Dateien, die beschädigt waren oder von einem anderen Programm geändert wurden, während sie offen waren. Sie liegen im Ordner set-aside, jede mit einer Textdatei, die den Grund nennt.</translation>
    </message>
    <message>
        <source>The lists, matches, house rules and your own units from %1 replace your current ones; anything not in the backup stays. Your current data is backed up first, so you can go back.</source>
        <translation>Die Listen, Partien, Hausregeln und eigenen Einheiten aus %1 ersetzen deine aktuellen; was nicht in der Sicherung ist, bleibt. Deine aktuellen Daten werden vorher gesichert, sodass du zu ihnen zurückkehren kannst.</translation>
    </message>
    <message>
        <source>%L1%</source>
        <translation>%L1 %</translation>
    </message>
</context>
<context>
    <name>SetupCard</name>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
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
    <message>
        <source>Start now</source>
        <translation>Jetzt beginnen</translation>
    </message>
    <message>
        <source>Shows the actions before setup is finished</source>
        <translation>Zeigt die Aktionen, bevor der Aufbau fertig ist</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>Collapse setup</source>
        <translation>Aufbau zuklappen</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Auf Handys spielen</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Spielername</translation>
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
    <name>Storage</name>
    <message>
        <source>Another program is writing to %1.</source>
        <translation>Ein anderes Programm schreibt gerade in %1.</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Versuche es noch einmal, wenn es fertig ist.</translation>
    </message>
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
        <source>The folder %1 is missing or can’t be used: it can’t be created, or something else has its name.</source>
        <translation>Der Ordner %1 fehlt oder ist nicht nutzbar: Er lässt sich nicht anlegen, oder etwas anderes trägt seinen Namen.</translation>
    </message>
    <message>
        <source>%1 has no room for more: a match has at most 4 MiB, and the last of them is for steps and short notes.</source>
        <translation>Kein Platz mehr in %1: Eine Partie hat höchstens 4 MiB, und das letzte davon ist für Schritte und kurze Notizen.</translation>
    </message>
    <message>
        <source>Shorten the notes, or remove photos.</source>
        <translation>Kürze die Notizen oder entferne Fotos.</translation>
    </message>
    <message>
        <source>%1 is damaged or not an Adjutant file.</source>
        <translation>%1 ist beschädigt oder keine Adjutant-Datei.</translation>
    </message>
    <message>
        <source>The army list “%1” can’t be read.</source>
        <translation>Die Armeeliste „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The last change to “%1” can’t be saved as it is.</source>
        <translation>Die letzte Änderung an „%1“ lässt sich so nicht speichern.</translation>
    </message>
    <message>
        <source>This army list no longer exists.</source>
        <translation>Diese Armeeliste gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This match no longer exists.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>A match with the same id already exists.</source>
        <translation>Eine Partie mit derselben Kennung existiert bereits.</translation>
    </message>
    <message>
        <source>%1 is damaged or not an Adjutant backup.</source>
        <translation>%1 ist beschädigt oder keine Adjutant-Sicherung.</translation>
    </message>
    <message>
        <source>Create it, or choose another folder in the settings.</source>
        <translation>Lege ihn an oder wähle in den Einstellungen einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Allow writing there, or choose another folder in the settings.</source>
        <translation>Erlaube dort das Schreiben oder wähle in den Einstellungen einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Prüfe den Datenträger und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>It was left unchanged. A backup may have an intact copy.</source>
        <translation>Sie wurde nicht verändert. Eine Sicherung enthält vielleicht eine intakte Kopie.</translation>
    </message>
    <message>
        <source>Shorten its names and notes, or undo the change.</source>
        <translation>Kürze ihre Namen und Notizen oder mache die Änderung rückgängig.</translation>
    </message>
    <message>
        <source>Look in the bin, or in the backups in the settings.</source>
        <translation>Sieh im Papierkorb nach oder bei den Sicherungen in den Einstellungen.</translation>
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
        <source>%1 can’t be used and was left unchanged (%2).</source>
        <translation>%1 lässt sich nicht verwenden und wurde nicht verändert (%2).</translation>
    </message>
    <message>
        <source>An interrupted import or restore was completed: %1 was added.</source>
        <translation>Ein unterbrochener Import oder eine unterbrochene Wiederherstellung wurde abgeschlossen: %1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>A file was set aside in %1 (%2). The version read before was saved in its place.</source>
        <translation>Eine Datei wurde in %1 beiseitegelegt (%2). An ihrer Stelle wurde die zuvor gelesene Fassung gespeichert.</translation>
    </message>
    <message>
        <source>An imported file was set aside in %1: the one in its place was changed while the import waited, and stays.</source>
        <translation>Eine importierte Datei wurde in %1 beiseitegelegt: Die Datei an ihrem Platz wurde geändert, während der Import wartete, und bleibt.</translation>
    </message>
    <message>
        <source>%1 was missing. The version open here was saved again.</source>
        <translation>%1 fehlte. Die hier geöffnete Fassung wurde wieder gespeichert.</translation>
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
        <source>%1 can’t be put in place yet.</source>
        <translation>%1 kann noch nicht eingesetzt werden.</translation>
    </message>
    <message>
        <source>It is all saved: what is missing follows when Adjutant starts again.</source>
        <translation>Alles ist gespeichert: Was fehlt, folgt beim nächsten Start von Adjutant.</translation>
    </message>
    <message>
        <source>The data folder %1 was replaced by another one while Adjutant was open.</source>
        <translation>Der Datenordner %1 wurde durch einen anderen ersetzt, während Adjutant lief.</translation>
    </message>
    <message>
        <source>Start Adjutant again to use the new one.</source>
        <translation>Starte Adjutant neu, um den neuen zu verwenden.</translation>
    </message>
    <message>
        <source>%1 holds more than a backup can: 1 GiB of lists and matches.</source>
        <translation>%1 enthält mehr, als eine Sicherung fasst: 1 GiB an Listen und Partien.</translation>
    </message>
    <message>
        <source>Move matches of old years to another folder.</source>
        <translation>Verschiebe Partien alter Jahre in einen anderen Ordner.</translation>
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
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>More for this match</source>
        <translation>Mehr zur Partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Abandon match</source>
        <translation>Partie abbrechen</translation>
    </message>
    <message>
        <source>You can still resume it later</source>
        <translation>Du kannst sie später trotzdem fortsetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Stays in the bin for 30 days</source>
        <translation>Bleibt 30 Tage im Papierkorb</translation>
    </message>
    <message>
        <source>%1 moved to the bin.</source>
        <translation>%1 in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Schlacht anzeigen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>%L1 VP</source>
        <translation>%L1 SP</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Biggest losses and gains</source>
        <translation>Größte Verluste und Punktgewinne</translation>
    </message>
    <message>
        <source>%1. %2. Show the battle at that point</source>
        <comment>step, what it brought</comment>
        <translation>%1. %2. Schlacht an dieser Stelle anzeigen</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message>
        <source>%1 won · %2 drawn · %3 lost</source>
        <translation>%1 gewonnen · %2 unentschieden · %3 verloren</translation>
    </message>
</context>
<context>
    <name>TextArea</name>
    <message>
        <source>Too long: %L1 kB; the limit is %L2 kB. Nothing was pasted.</source>
        <translation>Zu lang: %L1 kB, das Limit liegt bei %L2 kB. Nichts wurde eingefügt.</translation>
    </message>
    <message>
        <source>%1… (%L2 kB pasted)</source>
        <translation>%1… (%L2 kB eingefügt)</translation>
    </message>
    <message>
        <source>Clear text</source>
        <translation>Text löschen</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>%1 · up to %L2 characters</source>
        <translation>%1 · bis zu %L2 Zeichen</translation>
    </message>
    <message>
        <source>Up to %L1 characters</source>
        <translation>Bis zu %L1 Zeichen</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Too long: the limit is %L1 characters.</source>
        <translation>Zu lang: höchstens %L1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>TextWords</name>
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
        <source>%1: %2</source>
        <comment>what is counted, of each side</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is not a list code. Nothing was changed. Copy the whole code, starting with ADJ1:.</source>
        <translation>Das ist kein Listencode. Nichts wurde geändert. Kopiere den ganzen Code; er beginnt mit ADJ1:.</translation>
    </message>
    <message>
        <source>This list code was made by a newer version of Adjutant. Nothing was changed. Update Adjutant, or ask for the list as a file.</source>
        <translation>Dieser Listencode stammt aus einer neueren Version von Adjutant. Nichts wurde geändert. Aktualisiere Adjutant oder bitte um die Liste als Datei.</translation>
    </message>
    <message>
        <source>The list code is cut off or mistyped. Nothing was changed. Copy the whole code again, from ADJ1: to its end.</source>
        <translation>Der Listencode ist abgeschnitten oder enthält Tippfehler. Nichts wurde geändert. Kopiere den ganzen Code noch einmal, von ADJ1: bis zum Ende.</translation>
    </message>
    <message>
        <source>This text is too long for a list code. Nothing was changed. Copy only the code, from ADJ1: to its end.</source>
        <translation>Dieser Text ist zu lang für einen Listencode. Nichts wurde geändert. Kopiere nur den Code, von ADJ1: bis zum Ende.</translation>
    </message>
    <message>
        <source>The code is complete, but it doesn’t contain a list. Nothing was changed. Ask the sender to share the list again.</source>
        <translation>Der Code ist vollständig, enthält aber keine Liste. Nichts wurde geändert. Lass dir die Liste noch einmal schicken.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>what is spent, its limit</comment>
        <translation>%1 von %2</translation>
    </message>
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
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
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
    <message>
        <source>Allowed anyway: %1</source>
        <translation>Trotzdem erlaubt: %1</translation>
    </message>
    <message>
        <source>Allowed anyway: the rule “%1”</source>
        <translation>Trotzdem erlaubt: die Regel „%1“</translation>
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
    <name>UnitPanel</name>
    <message>
        <source>No actions until the setup is finished.</source>
        <translation>Keine Aktionen, solange der Aufbau nicht fertig ist.</translation>
    </message>
    <message>
        <source>No actions available now.</source>
        <translation>Gerade keine Aktionen möglich.</translation>
    </message>
    <message>
        <source>Hide corrections</source>
        <translation>Korrekturen ausblenden</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Zeigt die Regel</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>Up to %L1 characters</source>
        <translation>Bis zu %L1 Zeichen</translation>
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
        <source>The page could not be created; nothing was saved.</source>
        <translation>Die Seite konnte nicht erstellt werden; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Save the player aid</source>
        <extracomment>name of a file: the game, and what it is</extracomment>
        <translation>Spielhilfe speichern</translation>
    </message>
    <message>
        <source>%1 player aid</source>
        <translation>Spielhilfe %1</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleController</name>
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
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleForm</name>
    <message>
        <source>Your entries can’t be saved. Unconfirmed ones will be lost if Adjutant closes.</source>
        <translation>Deine Eingaben lassen sich nicht speichern. Unbestätigte gehen verloren, wenn Adjutant beendet wird.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who has to do it, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – to act: %2</source>
        <comment>whose turn it is</comment>
        <translation>%1 – am Zug: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleOffers</name>
    <message>
        <source>%1: %2</source>
        <comment>target, what may happen to it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleScene</name>
    <message>
        <source>Forces</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleSetup</name>
    <message>
        <source>%1 has no list yet.</source>
        <translation>%1 hat noch keine Liste.</translation>
    </message>
    <message>
        <source>%1 still has choices to make.</source>
        <translation>%1 muss noch etwas entscheiden.</translation>
    </message>
    <message>
        <source>The match setup still has choices to make.</source>
        <translation>Beim Aufbau der Partie ist noch etwas zu entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample list</source>
        <translation>Beispielliste</translation>
    </message>
    <message>
        <source>%1’s list is empty.</source>
        <translation>Die Liste von %1 ist leer.</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleTouch</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a side, a goal, a condition of it</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>as far as it can go</source>
        <translation>so weit es geht</translation>
    </message>
</context>
<context>
    <name>adjutant::Bin</name>
    <message>
        <source>stays until at least %1</source>
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
    <name>adjutant::ListEditor</name>
    <message>
        <source>list details</source>
        <translation>Listendetails</translation>
    </message>
    <message>
        <source>A list has at most %L1 entries.</source>
        <translation>Eine Liste hat höchstens %L1 Einträge.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1: stats</source>
        <translation>%1: Werte</translation>
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
        <source>list notes</source>
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
        <source>%1: option removed</source>
        <translation>%1: Option entfernt</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>suggested fix</source>
        <translation>vorgeschlagene Korrektur</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>This list was changed elsewhere. You now see the latest version.</source>
        <translation>Diese Liste wurde anderswo geändert. Du siehst jetzt die neueste Fassung.</translation>
    </message>
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
        <source>This list could not be imported: it is for &quot;%1 / %2&quot;, which this version of Adjutant doesn’t know. Nothing was changed.</source>
        <translation>Diese Liste konnte nicht importiert werden: Sie ist für „%1 / %2“, und das kennt diese Version von Adjutant nicht. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Imported list</source>
        <translation>Importierte Liste</translation>
    </message>
    <message>
        <source>Your notes and house rules are not shown and can’t be changed. %1</source>
        <translation>Deine Notizen und Hausregeln werden nicht angezeigt und lassen sich nicht ändern. %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: &quot;adjutant-cli check&quot; lists all problems in a folder.</source>
        <translation>
            <numerusform>Und %Ln weiteres: „adjutant-cli check“ nennt alle Probleme in einem Ordner.</numerusform>
            <numerusform>Und %Ln weitere: „adjutant-cli check“ nennt alle Probleme in einem Ordner.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup is restored in Settings. Nothing was changed.</source>
        <translation>Eine Sicherung wird in den Einstellungen wiederhergestellt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>A match is imported in History. Nothing was changed.</source>
        <translation>Eine Partie wird im Verlauf importiert. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Lists (*.yaml *.yml *.json *.txt);;All files (*)</source>
        <translation>Listen (*.yaml *.yml *.json *.txt);;Alle Dateien (*)</translation>
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
        <translation>Zog als Zweiter</translation>
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
        <translation>Limits</translation>
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
        <source>This match can’t be read: %1</source>
        <translation>Diese Partie kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Notes are limited to %L1 kB; the rest was not saved.</source>
        <translation>Notizen sind auf %L1 kB begrenzt; der Rest wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Not all photos were added: the limit is %L1 per match, with paths of up to %L2 characters.</source>
        <translation>Nicht alle Fotos wurden hinzugefügt: höchstens %L1 pro Partie, mit Pfaden von bis zu %L2 Zeichen.</translation>
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
        <source>Army left (%1)</source>
        <comment>what armies are counted in</comment>
        <translation>Armee übrig (%1)</translation>
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
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
</context>
<context>
    <name>adjutant::OddsController</name>
    <message>
        <source>No result for this calculation.</source>
        <translation>Kein Ergebnis für diese Berechnung.</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Die ganze Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>group of %1</source>
        <comment>how many of a Unit</comment>
        <translation>Gruppe von %1</translation>
    </message>
</context>
<context>
    <name>adjutant::PhonePlay</name>
    <message>
        <source>Watch only</source>
        <translation>Nur zuschauen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Phones can’t reach this device at %1: %2</source>
        <translation>Handys erreichen dieses Gerät nicht unter %1: %2</translation>
    </message>
    <message>
        <source>The file of this match’s phones was damaged: missing phones need new codes.</source>
        <translation>Die Datei mit den Handys dieser Partie war beschädigt: Handys, die fehlen, brauchen einen neuen Code.</translation>
    </message>
</context>
<context>
    <name>adjutant::ProfileForm</name>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
</context>
<context>
    <name>adjutant::RollLuck</name>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Lucky: better than %1 of matches</source>
        <translation>Glück: besser als in %1 der Partien</translation>
    </message>
    <message>
        <source>Unlucky: worse than %1 of matches</source>
        <translation>Pech: schlechter als in %1 der Partien</translation>
    </message>
    <message>
        <source>As expected</source>
        <translation>Wie erwartet</translation>
    </message>
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
        <source>%1, %2: %3, expected %4, %5</source>
        <translation>%1, %2: %3, erwartet %4, %5</translation>
    </message>
</context>
<context>
    <name>adjutant::Rulebook</name>
    <message>
        <source>Relevant</source>
        <translation>Passend</translation>
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
        <source>Too long: the limit is %L1 characters.</source>
        <translation>Zu lang: höchstens %L1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>adjutant::RunningMatch</name>
    <message>
        <source>The match has begun: lists can’t be changed any more.</source>
        <translation>Die Partie hat begonnen: Listen können nicht mehr gewechselt werden.</translation>
    </message>
    <message>
        <source>This match can’t be read: %1</source>
        <translation>Diese Partie kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Resuming starts a new file; the damaged one is set aside.</source>
        <translation>Beim Fortsetzen beginnt eine neue Datei; die beschädigte wird beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>adjutant::ScreenAwake</name>
    <message>
        <source>A match is being played</source>
        <translation>Eine Partie läuft</translation>
    </message>
</context>
<context>
    <name>adjutant::Settings</name>
    <message>
        <source>Folder for lists and your own files</source>
        <translation>Ordner für Listen und eigene Dateien</translation>
    </message>
    <message>
        <source>%1, automatic, before a change</source>
        <translation>%1, automatisch, vor einer Änderung</translation>
    </message>
    <message>
        <source>Your settings can’t be read: %1 is not a file, or you may not read it. Changes here last until you close Adjutant.</source>
        <translation>Deine Einstellungen können nicht gelesen werden: %1 ist keine Datei, oder du darfst sie nicht lesen. Änderungen hier gelten, bis du Adjutant schließt.</translation>
    </message>
    <message>
        <source>Your settings could not be read. Adjutant starts with the defaults; the old file is saved as %1.</source>
        <translation>Deine Einstellungen konnten nicht gelesen werden. Adjutant startet mit den Standardwerten; die alte Datei ist als %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Backed up as %1, without %n file(s) over 4 MiB.</source>
        <translation>
            <numerusform>Gesichert als %1, ohne %n Datei über 4 MiB.</numerusform>
            <numerusform>Gesichert als %1, ohne %n Dateien über 4 MiB.</numerusform>
        </translation>
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
        <source>2D6 and 1D%1, keep the highest two</source>
        <translation>2W6 und 1W%1, die zwei höchsten zählen</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, keep the lowest two</source>
        <translation>2W6 und 1W%1, die zwei niedrigsten zählen</translation>
    </message>
    <message>
        <source>no advantage or disadvantage</source>
        <translation>kein Vor- oder Nachteil</translation>
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
        <translation>Angreifen</translation>
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
        <translation>Sich lösen</translation>
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
        <source>Net: %1</source>
        <translation>Netto: %1</translation>
    </message>
    <message>
        <source>Succeeds on %1+</source>
        <translation>Gelingt bei %1+</translation>
    </message>
    <message>
        <source>%1 on the dice with %2 reaches %3</source>
        <translation>%1 auf den Würfeln mit %2 erreicht %3</translation>
    </message>
    <message>
        <source>%1 to succeed: %2</source>
        <translation>%1 für einen Erfolg: %2</translation>
    </message>
    <message>
        <source>Total of the kept dice</source>
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
        <translation>Chance auf einen Zielwert, nach Quellen (netto)</translation>
    </message>
    <message>
        <source>Rows: target number; columns: advantage (+), disadvantage (−)</source>
        <translation>Zeilen: Zielwert; Spalten: Vorteil (+), Nachteil (−)</translation>
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
        <source>Attacker’s tier</source>
        <translation>Rang des Angreifers</translation>
    </message>
    <message>
        <source>Target’s tier</source>
        <translation>Rang des Ziels</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>All target numbers</source>
        <translation>Alle Zielwerte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es bewirkt</translation>
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
        <source>Not tracked</source>
        <translation>Nicht erfasst</translation>
    </message>
    <message>
        <source>Own movement powers</source>
        <translation>Eigene Bewegungskräfte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Effect of a hit</source>
        <translation>Wirkung eines Treffers</translation>
    </message>
    <message>
        <source>Effect on its user</source>
        <translation>Wirkung auf den Benutzer</translation>
    </message>
    <message>
        <source>Several targets</source>
        <translation>Mehrere Ziele</translation>
    </message>
    <message>
        <source>Hit points restored</source>
        <translation>Geheilte Lebenspunkte</translation>
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
        <translation>Angriffsmodifikator</translation>
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
        <source>%1 (until removed)</source>
        <translation>%1 (bis entfernt)</translation>
    </message>
    <message>
        <source>Seized the initiative</source>
        <translation>Hat die Initiative ergriffen</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Verteidigt</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Delaying</source>
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
        <source>Delaying, acts later</source>
        <translation>Verzögert, handelt später</translation>
    </message>
    <message>
        <source>Acts after %1</source>
        <translation>Handelt nach %1</translation>
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
        <source>End Phase saves: 7+</source>
        <translation>Rettungswürfe der Endphase: 7+</translation>
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
        <source>%1: not rolled yet</source>
        <translation>%1: noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>None found; add any others</source>
        <translation>Keine gefunden; gib alle weiteren an</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Already counted: %1</source>
        <translation>Schon mitgezählt: %1</translation>
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
        <source>%1 (opportunity attack)</source>
        <translation>%1 (Gelegenheitsangriff)</translation>
    </message>
    <message>
        <source>%1 is already a target</source>
        <translation>%1 ist schon ein Ziel</translation>
    </message>
    <message>
        <source>Another target</source>
        <translation>Ein weiteres Ziel</translation>
    </message>
    <message>
        <source>No more targets</source>
        <translation>Keine weiteren Ziele</translation>
    </message>
    <message>
        <source>nobody acts after %1</source>
        <translation>niemand handelt nach %1</translation>
    </message>
    <message>
        <source>%1 has no items on its card</source>
        <translation>%1 hat keine Gegenstände auf der Karte</translation>
    </message>
    <message>
        <source>%1 doesn’t act after %2</source>
        <translation>%1 handelt nicht nach %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 greift %2 an: %3</translation>
    </message>
    <message>
        <source>Combatant</source>
        <translation>Kämpfer</translation>
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
        <source>Act after</source>
        <translation>Handelt nach</translation>
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
        <source>only in the %1; this is the %2</source>
        <translation>nur in der %1; jetzt ist die %2</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Leer lassen</translation>
    </message>
    <message>
        <source>%1 has already moved this round</source>
        <translation>%1 hat sich in dieser Runde schon bewegt</translation>
    </message>
    <message>
        <source>%1 has already acted this round</source>
        <translation>%1 hat in dieser Runde schon gehandelt</translation>
    </message>
    <message>
        <source>%1 is delaying until another turn ends</source>
        <translation>%1 verzögert, bis ein anderer Zug endet</translation>
    </message>
    <message>
        <source>%1 is not in this round’s order</source>
        <translation>%1 steht nicht in der Reihenfolge dieser Runde</translation>
    </message>
    <message>
        <source>it is %1’s turn, not %2’s</source>
        <translation>am Zug ist %1, nicht %2</translation>
    </message>
    <message>
        <source>%1 has no hit points on its card: track them yourself</source>
        <translation>auf der Karte von %1 stehen keine Lebenspunkte: Zählt sie selbst</translation>
    </message>
    <message>
        <source>Saving throw in the End Phase</source>
        <translation>Rettungswurf in der Endphase</translation>
    </message>
    <message>
        <source>Success sustains it rather than ending it</source>
        <translation>Ein Erfolg hält ihn aufrecht, statt ihn zu beenden</translation>
    </message>
    <message>
        <source>at most %1 effects per combatant</source>
        <translation>höchstens %1 Effekte pro Kämpfer</translation>
    </message>
    <message>
        <source>Hit point change</source>
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
        <source>Remove one instead</source>
        <translation>Stattdessen einen entfernen</translation>
    </message>
    <message>
        <source>Effect to remove</source>
        <translation>Zu entfernender Effekt</translation>
    </message>
    <message>
        <source>%1: %2 removed</source>
        <translation>%1: %2 entfernt</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>Der Kampf endet ohne Sieger</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Kampf gewonnen von %1</translation>
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
        <source>its save has already been rolled this End Phase</source>
        <translation>der Rettungswurf dieser Endphase ist schon gewürfelt</translation>
    </message>
    <message>
        <source>Saves not rolled yet: %1</source>
        <translation>Noch nicht gewürfelte Rettungswürfe: %1</translation>
    </message>
    <message>
        <source>Not moved yet: %1</source>
        <translation>Noch nicht bewegt: %1</translation>
    </message>
    <message>
        <source>Not acted yet: %1</source>
        <translation>Noch nicht gehandelt: %1</translation>
    </message>
    <message>
        <source>the Initiative Phase ends when everybody has rolled</source>
        <translation>die Initiativephase endet, wenn alle gewürfelt haben</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Runde %1 beendet</translation>
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
        <source>Everybody rolls 2D6</source>
        <translation>Alle würfeln 2W6</translation>
    </message>
    <message>
        <source>Everybody else rolls 2D6</source>
        <translation>Alle anderen würfeln 2W6</translation>
    </message>
    <message>
        <source>Totals are entered in this order: %1</source>
        <translation>Die Summen werden in dieser Reihenfolge eingegeben: %1</translation>
    </message>
    <message>
        <source>Enter the totals instead</source>
        <translation>Stattdessen die Summen eingeben</translation>
    </message>
    <message>
        <source>Total for %1</source>
        <translation>Summe für %1</translation>
    </message>
    <message>
        <source>2D6: %1, INT and AGI: %2</source>
        <translation>2W6: %1, INT und AGI: %2</translation>
    </message>
    <message>
        <source>Not in this round’s order</source>
        <translation>Nicht in der Reihenfolge dieser Runde</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 are tied: each rolls a D6, and again while tied</source>
        <translation>Gleichstand zwischen %1: Jeder würfelt einen W6, bei Gleichstand noch einmal</translation>
    </message>
    <message>
        <source>Tie: D6 for %1 (roll %2)</source>
        <translation>Gleichstand: W6 für %1 (Wurf %2)</translation>
    </message>
    <message>
        <source>Initiative for round %1</source>
        <translation>Initiative für Runde %1</translation>
    </message>
    <message>
        <source>Round %1, move order: %2</source>
        <translation>Runde %1, Bewegungsfolge: %2</translation>
    </message>
    <message>
        <source>Battle order: %1</source>
        <translation>Kampffolge: %1</translation>
    </message>
    <message>
        <source>%1 has already moved: seize the initiative before moving</source>
        <translation>%1 hat sich schon bewegt: Die Initiative ergreift man vor der Bewegung</translation>
    </message>
    <message>
        <source>%1 has already seized the initiative</source>
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
        <source>%1 moves first and acts last; attacks against it have advantage until the round ends</source>
        <translation>%1 bewegt sich zuerst und handelt zuletzt; Angriffe dagegen haben Vorteil, bis die Runde endet</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 ergreift die Initiative</translation>
    </message>
    <message>
        <source>Difficult terrain: each square costs two</source>
        <translation>Schwieriges Gelände: Jedes Feld kostet zwei</translation>
    </message>
    <message>
        <source>%1 is Slowed: it loses its remaining squares and its move ends</source>
        <translation>%1 ist Verlangsamt: Die übrigen Felder verfallen, und die Bewegung endet</translation>
    </message>
    <message>
        <source>Opportunity attacks</source>
        <translation>Gelegenheitsangriffe</translation>
    </message>
    <message>
        <source>From every enemy next to a square it leaves</source>
        <translation>Von jedem Feind neben einem Feld, das verlassen wird</translation>
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
        <source>Opportunity attack by %1</source>
        <translation>Gelegenheitsangriff von %1</translation>
    </message>
    <message>
        <source>no combatant is called %1</source>
        <translation>kein Kämpfer heißt %1</translation>
    </message>
    <message>
        <source>Hit points lost by %1</source>
        <translation>Von %1 verlorene Lebenspunkte</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Kein Schaden</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side</source>
        <translation>%1 und %2 sind auf derselben Seite</translation>
    </message>
    <message>
        <source>the effect needs a name</source>
        <translation>der Effekt braucht einen Namen</translation>
    </message>
    <message>
        <source>%1 has no effects</source>
        <translation>%1 hat keine Effekte</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>2D6 + INT + AGI (%1)</source>
        <translation>2W6 + INT + AGI (%1)</translation>
    </message>
    <message>
        <source>%1 provokes no opportunity attacks</source>
        <translation>%1 löst keine Gelegenheitsangriffe aus</translation>
    </message>
    <message>
        <source>%1 has no hit points left</source>
        <translation>%1 hat keine Lebenspunkte mehr</translation>
    </message>
    <message>
        <source>others have already moved: %1 would no longer move first</source>
        <translation>andere haben sich schon bewegt: %1 würde sich nicht mehr als Erstes bewegen</translation>
    </message>
    <message>
        <source>Extra advantage</source>
        <translation>Zusätzlicher Vorteil</translation>
    </message>
    <message>
        <source>Extra disadvantage</source>
        <translation>Zusätzlicher Nachteil</translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message>
        <source>there is nothing to undo or redo</source>
        <translation>es gibt nichts zurückzunehmen oder zu wiederholen</translation>
    </message>
    <message>
        <source>too many undos and redos in this match</source>
        <translation>in dieser Partie wurde zu oft zurückgenommen und wiederholt</translation>
    </message>
    <message>
        <source>this answer is no longer needed</source>
        <translation>diese Antwort ist nicht mehr nötig</translation>
    </message>
    <message>
        <source>an answer is still missing</source>
        <translation>eine Antwort fehlt noch</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>at most %1 answers</source>
        <translation>höchstens %1 Antworten</translation>
    </message>
    <message>
        <source>%1: must be %2</source>
        <translation>%1: nötig ist %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Offen gelassen</translation>
    </message>
    <message>
        <source>%1: nothing here is called &apos;%2&apos;</source>
        <translation>%1: Hier heißt nichts „%2“</translation>
    </message>
    <message>
        <source>%1: nothing here is called &apos;%2&apos;; did you mean &apos;%3&apos;?</source>
        <translation>%1: Hier heißt nichts „%2“; meintest du „%3“?</translation>
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
        <source>a list without duplicates</source>
        <translation>eine Liste ohne Wiederholungen</translation>
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
        <source>a position from %1, %2 to %3, %4</source>
        <translation>eine Position von %1, %2 bis %3, %4</translation>
    </message>
    <message>
        <source>an id of lower-case letters, digits and dashes</source>
        <translation>eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>text of at most %1 bytes</source>
        <translation>Text von höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>rows, each with its own key</source>
        <translation>Zeilen, jede mit eigenem Schlüssel</translation>
    </message>
    <message>
        <source>a list of %1 to %2 rows</source>
        <translation>eine Liste aus %1 bis %2 Zeilen</translation>
    </message>
    <message>
        <source>no question asks for &apos;%1&apos;</source>
        <translation>keine Frage verlangt „%1“</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; available: %2</source>
        <translation>unbekannter Befehl „%1“; verfügbar: %2</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; available: %2; did you mean &apos;%3&apos;?</source>
        <translation>unbekannter Befehl „%1“; verfügbar: %2; meintest du „%3“?</translation>
    </message>
    <message>
        <source>the unfinished action can’t go on after this: %1; undo it first</source>
        <translation>die offene Aktion kann danach nicht weitergehen: %1; nimm sie zuerst zurück</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>es gibt nichts zur Auswahl</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>This cancels the unfinished action: %1</source>
        <translation>Bricht die unfertige Aktion ab: %1</translation>
    </message>
    <message>
        <source>too much is put right in the middle of this action: end it first</source>
        <translation>mitten in dieser Aktion wird zu viel berichtigt: Beendet sie zuerst</translation>
    </message>
</context>
<context>
    <name>battlecards</name>
    <message>
        <source>attributes: damage, delay, precision, dodge and defense are needed</source>
        <translation>attributes: damage, delay, precision, dodge und defense sind nötig</translation>
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
        <source>no modifiers</source>
        <translation>keine Modifikatoren</translation>
    </message>
    <message>
        <source>halved by Dodge %1 (ties Precision, wins the tie-breaker) = %2</source>
        <translation>halbiert durch Ausweichen %1 (gleich der Präzision, gewinnt den Gleichstand) = %2</translation>
    </message>
    <message>
        <source>not halved: Precision %1 ties Dodge and wins the tie-breaker</source>
        <translation>nicht halbiert: Präzision %1 ist gleich dem Ausweichen und gewinnt den Gleichstand</translation>
    </message>
    <message>
        <source>halved by Dodge %1 against Precision %2 = %3</source>
        <translation>halbiert durch Ausweichen %1 gegen Präzision %2 = %3</translation>
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
        <translation>minus Verteidigung %1 = %2</translation>
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
        <source>Begin a battle</source>
        <translation>Kampf beginnen</translation>
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
        <source>Battle turn: %1</source>
        <translation>Kampfzug: %1</translation>
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
        <source>Battles won</source>
        <translation>Gewonnene Kämpfe</translation>
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
        <source>Back in its Castle</source>
        <translation>Zurück in der Burg</translation>
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
        <source>Face-down attack card</source>
        <translation>Verdeckte Angriffskarte</translation>
    </message>
    <message>
        <source>Face-down defense card</source>
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
        <source>%1: cards</source>
        <translation>%1: Karten</translation>
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
        <source>By the bandits’ pattern</source>
        <translation>Nach dem Muster der Banditen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Target for %1</source>
        <translation>Ziel für %1</translation>
    </message>
    <message>
        <source>No knights left: nobody wins</source>
        <translation>Keine Ritter übrig: Niemand gewinnt</translation>
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
        <source>Turn: %1 (Delay %2)</source>
        <translation>Zug: %1 (Verzögerung %2)</translation>
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
        <source>no attack</source>
        <translation>kein Angriff</translation>
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
        <source>players/%1/id: &apos;%2&apos; is used twice</source>
        <translation>players/%1/id: „%2“ wird zweimal verwendet</translation>
    </message>
    <message>
        <source>Tie-breaker, highest first</source>
        <translation>Rangfolge bei Gleichstand, höchster zuerst</translation>
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
        <source>%1: &apos;%2&apos; chosen for attack and defense; choose two different cards</source>
        <translation>%1: „%2“ für Angriff und Verteidigung gewählt; wähle zwei verschiedene Karten</translation>
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
        <source>Most frequent pairs: %1 (%2) against %3 (%4)</source>
        <translation>Häufigste Paare: %1 (%2) gegen %3 (%4)</translation>
    </message>
    <message>
        <source>Lead for %1: %2</source>
        <translation>Führung von %1: %2</translation>
    </message>
    <message>
        <source>Best reply to your guess, for %1: %2</source>
        <translation>Beste Antwort von %1 auf die Vermutung: %2</translation>
    </message>
    <message>
        <source>average lead: %1</source>
        <translation>Führung im Schnitt: %1</translation>
    </message>
    <message>
        <source>With best play, average lead for %1: %2</source>
        <translation>Bei bestem Spiel Führung von %1 im Schnitt: %2</translation>
    </message>
    <message>
        <source>%1 pairs of %2 against %3 of %4</source>
        <translation>%1 Paare von %2 gegen %3 von %4</translation>
    </message>
    <message>
        <source>Lead for %1 (attack / defense card)</source>
        <translation>Führung für %1 (Angriffs-/Verteidigungskarte)</translation>
    </message>
    <message>
        <source>Guess at the second player’s cards</source>
        <translation>Vermutete Karten des zweiten Spielers</translation>
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
        <source>%1/hand: %2 cards make %3 pairs; the limit is %4 cards (%5 pairs)</source>
        <translation>%1/hand: %2 Karten ergeben %3 Paare; das Limit liegt bei %4 Karten (%5 Paaren)</translation>
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
        <source>no battle in progress</source>
        <translation>kein Kampf im Gange</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 von %2 Wunden</translation>
    </message>
    <message>
        <source>%1 left the board; treated as back from its castle, unhurt</source>
        <translation>%1 hat das Spielbrett verlassen; gilt als unverletzt aus der Burg zurückgekehrt</translation>
    </message>
    <message>
        <source>%1 left the board; treated as a new bandit, unhurt</source>
        <translation>%1 hat das Spielbrett verlassen; gilt als neuer, unverletzter Bandit</translation>
    </message>
    <message>
        <source>another battle is still in progress</source>
        <translation>ein anderer Kampf ist noch im Gange</translation>
    </message>
    <message>
        <source>Knights on the tile</source>
        <translation>Ritter auf dem Plättchen</translation>
    </message>
    <message>
        <source>In player order</source>
        <translation>In Spielerreihenfolge</translation>
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
        <source>%1: cards chosen</source>
        <translation>%1: Karten gewählt</translation>
    </message>
    <message>
        <source>%1: choose two cards</source>
        <translation>%1: zwei Karten wählen</translation>
    </message>
    <message>
        <source>The hand is empty: the discards come back first</source>
        <translation>Die Hand ist leer: Zuerst kommt die Ablage zurück</translation>
    </message>
    <message>
        <source>The last card in hand is one of the two; the discards come back for the other</source>
        <translation>Die letzte Handkarte ist eine der beiden; für die andere kommt die Ablage zurück</translation>
    </message>
    <message>
        <source>%1: discards taken back, cards chosen</source>
        <translation>%1: Ablage zurückgenommen, Karten gewählt</translation>
    </message>
    <message>
        <source>%1 can’t ally: bandits never do</source>
        <translation>%1 kann sich nicht verbünden: Banditen tun das nie</translation>
    </message>
    <message>
        <source>%1 already has an ally</source>
        <translation>%1 hat schon einen Verbündeten</translation>
    </message>
    <message>
        <source>no two sides in this battle can still ally</source>
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
        <source>%1: attack %2 (%3), defense %4 (%5)</source>
        <translation>%1: Angriff %2 (%3), Verteidigung %4 (%5)</translation>
    </message>
    <message>
        <source>the cards are already revealed</source>
        <translation>die Karten sind schon aufgedeckt</translation>
    </message>
    <message>
        <source>still to choose: %1</source>
        <translation>müssen noch wählen: %1</translation>
    </message>
    <message>
        <source>%1 belongs to an ally</source>
        <translation>%1 gehört zu einem Verbündeten</translation>
    </message>
    <message>
        <source>%1 is out: no longer a target</source>
        <translation>%1 ist ausgeschieden: kein Ziel mehr</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
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
        <source>%2 takes %n wound(s) from %1: %3</source>
        <translation>
            <numerusform>%2 erleidet %n Wunde durch %1: %3</numerusform>
            <numerusform>%2 erleidet %n Wunden durch %1: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no attack</source>
        <translation>%1: kein Angriff</translation>
    </message>
    <message>
        <source>some battle turns are left</source>
        <translation>es sind noch Kampfzüge übrig</translation>
    </message>
    <message>
        <source>No knights left: nobody wins the battle</source>
        <translation>Keine Ritter übrig: Niemand gewinnt den Kampf</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Kampf gewonnen von %1</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2</source>
        <translation>Korrigiert: %1 hat %2</translation>
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
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Correct wounds</source>
        <translation>Wunden korrigieren</translation>
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
        <source>%1/%2/id: &apos;%3&apos; is used twice; each card in a hand needs its own id</source>
        <translation>%1/%2/id: „%3“ wird zweimal verwendet; jede Handkarte braucht eine eigene Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>These are bandits</source>
        <translation>Das sind Banditen</translation>
    </message>
    <message>
        <source>Bandits choose targets by their pattern and never ally</source>
        <translation>Banditen wählen Ziele nach ihrem Muster und verbünden sich nie</translation>
    </message>
    <message>
        <source>Battle with chosen cards</source>
        <translation>Kampf mit gewählten Karten</translation>
    </message>
    <message>
        <source>Best cards</source>
        <translation>Beste Karten</translation>
    </message>
    <message>
        <source>players/%1/ally: an alliance needs two players</source>
        <translation>players/%1/ally: Ein Bündnis braucht zwei Spieler</translation>
    </message>
    <message>
        <source>all follow the bandits’ pattern</source>
        <translation>alle folgen dem Muster der Banditen</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewichtung</translation>
    </message>
    <message>
        <source>tie_breaker: a side with knights on the tile is missing</source>
        <translation>tie_breaker: Eine Seite mit Rittern auf dem Plättchen fehlt</translation>
    </message>
    <message>
        <source>knights: choose knights of at least two sides</source>
        <translation>knights: Wähle Ritter von mindestens zwei Seiten</translation>
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
        <source>Winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Most battles won; the rules set no end, so you may decide otherwise</source>
        <translation>Die meisten gewonnenen Kämpfe; die Regeln legen kein Ende fest, ihr könnt also anders entscheiden</translation>
    </message>
    <message>
        <source>Match won by %1</source>
        <translation>Partie gewonnen von %1</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Two cards drawn unseen</source>
        <translation>Zwei Karten, verdeckt gezogen</translation>
    </message>
    <message>
        <source>The cards are face down; each die picks one by its position, the second of those that are left</source>
        <translation>Karten liegen verdeckt: Jeder Würfel zieht eine nach ihrer Position, der zweite aus denen, die übrig sind</translation>
    </message>
    <message>
        <source>Enter the cards drawn at the table</source>
        <translation>Gebt die am Tisch gezogenen Karten ein</translation>
    </message>
    <message>
        <source>%1: draw two cards</source>
        <translation>%1: zwei Karten ziehen</translation>
    </message>
    <message>
        <source>too late: alliances are made before the first battle turn</source>
        <translation>zu spät: Bündnisse werden vor dem ersten Kampfzug geschlossen</translation>
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
    <message>
        <source>an alliance needs a third side</source>
        <translation>ein Bündnis braucht eine dritte Seite</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Der Kampf ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>%1: each knight takes %n wound(s) from %2</source>
        <translation>
            <numerusform>%1: jeder Ritter erleidet %n Wunde durch %2</numerusform>
            <numerusform>%1: jeder Ritter erleidet %n Wunden durch %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %n point(s)</source>
        <translation>
            <numerusform>%1 zusammen: %n Punkt</numerusform>
            <numerusform>%1 zusammen: %n Punkte</numerusform>
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
        <source>both sides must first roll for the first turn</source>
        <translation>zuerst müssen beide Seiten um den ersten Zug würfeln</translation>
    </message>
    <message>
        <source>%1 of %2 hit points</source>
        <translation>%1 von %2 Lebenspunkten</translation>
    </message>
    <message>
        <source>%1 is not on the active side</source>
        <translation>%1 gehört nicht zur aktiven Seite</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 ist besiegt</translation>
    </message>
    <message>
        <source>%1 has already acted this turn</source>
        <translation>%1 hat in diesem Zug schon gehandelt</translation>
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
        <translation>Angriffstyp</translation>
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
        <translation>Anfällig für %1: Schaden ×%2</translation>
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
        <translation>%1: %2 wieder einsetzbar</translation>
    </message>
    <message>
        <source>No units left: the battle has no winner</source>
        <translation>Keine Einheiten übrig: Die Schlacht hat keinen Sieger</translation>
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
        <source>Distance not checked</source>
        <translation>Entfernung wird nicht geprüft</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Kein Typ</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Anfällig für</translation>
    </message>
    <message>
        <source>Damage from %1 ×</source>
        <translation>Schaden durch %1 ×</translation>
    </message>
    <message>
        <source>One-time talent</source>
        <translation>Einmaliges Talent</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keins</translation>
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
        <source>%1 has the ability No vulnerabilities</source>
        <translation>%1 hat die Fähigkeit „Keine Anfälligkeiten“</translation>
    </message>
    <message>
        <source>%1 is vulnerable to %2: damage ×%3</source>
        <translation>%1 ist anfällig für %2: Schaden ×%3</translation>
    </message>
    <message>
        <source>On a tie nobody is hurt</source>
        <translation>Bei Gleichstand wird niemand verletzt</translation>
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
        <source>A special attack deals %1, with no damage in return</source>
        <translation>Ein Spezialangriff verursacht %1, ohne Gegenschaden</translation>
    </message>
    <message>
        <source>%1 is ranged and %2 is not: Full Damage, none in return</source>
        <translation>%1 greift aus der Ferne an, %2 nicht: Voller Schaden, kein Gegenschaden</translation>
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
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Attacker’s special attack damage</source>
        <translation>Schaden des Spezialangriffs des Angreifers</translation>
    </message>
    <message>
        <source>Normal attack</source>
        <translation>Normaler Angriff</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Every pairing as a duel</source>
        <translation>Jede Paarung als Duell</translation>
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
        <source>Hit points left: %1</source>
        <translation>Lebenspunkte übrig: %1</translation>
    </message>
    <message>
        <source>Neither can hurt the other: the duel never ends</source>
        <translation>Keiner kann den anderen verletzen: Das Duell endet nie</translation>
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
        <source>No roll: %1 takes %2 damage</source>
        <translation>Kein Wurf: %1 erleidet %2 Schaden</translation>
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
        <source>this match has no Random Consequence Chart</source>
        <translation>diese Partie hat keine Zufallsfolgen-Tabelle</translation>
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
        <source>%1 is already inside</source>
        <translation>%1 ist schon darin</translation>
    </message>
    <message>
        <source>%1 is full (%2 units)</source>
        <translation>%1 ist voll (%2 Einheiten)</translation>
    </message>
    <message>
        <source>Encampment</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <translation>%1 betritt %2</translation>
    </message>
    <message>
        <source>%1 has no talent</source>
        <translation>%1 hat kein Talent</translation>
    </message>
    <message>
        <source>%1 must defeat a foe to regain its talent</source>
        <translation>%1 muss einen Gegner besiegen, um das Talent zurückzubekommen</translation>
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
        <source>%1 has already moved this turn</source>
        <translation>%1 hat sich in diesem Zug schon bewegt</translation>
    </message>
    <message>
        <source>%1 is not an air unit: it can’t cross deep water</source>
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
        <source>%1 has already moved or acted this turn</source>
        <translation>%1 hat sich in diesem Zug schon bewegt oder gehandelt</translation>
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
        <source>%1 set to %2 of %3 hit points</source>
        <translation>%1 auf %2 von %3 Lebenspunkten gesetzt</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message numerus="yes">
        <source>%1 can attack from up to %n square(s) away</source>
        <translation>
            <numerusform>%1 kann aus bis zu %n Feld Entfernung angreifen</numerusform>
            <numerusform>%1 kann aus bis zu %n Feldern Entfernung angreifen</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1 is not in an encampment</source>
        <translation>%1 ist nicht in einem Lager</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 verlässt %2</translation>
    </message>
    <message>
        <source>the first turn is already decided</source>
        <translation>der erste Zug steht schon fest</translation>
    </message>
    <message>
        <source>%1’s roll</source>
        <translation>Wurf von %1</translation>
    </message>
    <message>
        <source>both rolled %1: roll again</source>
        <translation>beide haben %1 gewürfelt: Würfelt noch einmal</translation>
    </message>
    <message>
        <source>%1 goes first: %2 against %3</source>
        <translation>%1 beginnt: %2 gegen %3</translation>
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
        <source>chart rows overlap: two rows have %1; each number from 1 to 100 belongs in one row</source>
        <translation>Zeilen der Tabelle überschneiden sich: Zwei Zeilen haben %1; jede Zahl von 1 bis 100 gehört in eine Zeile</translation>
    </message>
    <message>
        <source>Random Consequence Chart</source>
        <translation>Zufallsfolgen-Tabelle</translation>
    </message>
    <message>
        <source>Without it, you decide what happens to defeated player characters</source>
        <translation>Ohne sie entscheidet ihr, was mit besiegten Spielercharakteren geschieht</translation>
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
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>No units left</source>
        <translation>Keine Einheiten übrig</translation>
    </message>
    <message>
        <source>Both sides roll: higher goes first</source>
        <translation>Beide Seiten würfeln: Wer höher würfelt, beginnt</translation>
    </message>
    <message>
        <source>Round %1: %2’s turn</source>
        <translation>Runde %1: %2 ist am Zug</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Besiegt</translation>
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
        <source>Encampment %1 (%2)</source>
        <translation>Lager %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 ist in %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Einheiten übrig</translation>
    </message>
    <message>
        <source>Defeat not computed</source>
        <translation>Niederlage nicht berechnet</translation>
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
        <translation>Lebenspunkte korrigieren</translation>
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
        <source>Matchup</source>
        <translation>Listenvergleich</translation>
    </message>
    <message numerus="yes">
        <source>square(s)</source>
        <translation>
            <numerusform>Feld</numerusform>
            <numerusform>Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanges on average: %1</source>
        <translation>Schlagwechsel im Schnitt: %1</translation>
    </message>
    <message>
        <source>a critical attack, %1 can’t react</source>
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
        <source>the consequence for %1 has already been rolled</source>
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
        <source>Leave blank</source>
        <translation>Leer lassen</translation>
    </message>
    <message>
        <source>%1 heals %2 by %3: %4 of %5 hit points</source>
        <translation>%1 heilt %2 um %3: %4 von %5 Lebenspunkten</translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3 of %4 hit points left</source>
        <translation>%1 erleidet %2 Schaden: %3 von %4 Lebenspunkten übrig</translation>
    </message>
    <message>
        <source>%1 is not an ally of %2</source>
        <translation>%1 ist kein Verbündeter von %2</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side</source>
        <translation>%1 und %2 sind auf derselben Seite</translation>
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
        <source>No name</source>
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
    <message>
        <source>An ability with “special” or “heals” becomes an action: “Special attack: a fireball for 3”</source>
        <translation>Eine Fähigkeit mit „Spezial“ oder „heilt“ wird zur Aktion: „Spezialangriff: ein Feuerball für 3“</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Schlacht beenden</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>Die Schlacht endet ohne Sieger</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Ends by itself when a side has no units left; you may end it sooner</source>
        <translation>Endet von selbst, wenn eine Seite keine Einheiten mehr hat; ihr könnt sie früher beenden</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist zu Ende</translation>
    </message>
    <message>
        <source>No roll: %1 is defeated</source>
        <translation>Kein Wurf: %1 ist besiegt</translation>
    </message>
    <message>
        <source>%1 is in %2, and would set up another one</source>
        <translation>%1 ist in %2 und würde ein weiteres errichten</translation>
    </message>
    <message>
        <source>%1 has given up this turn for an encampment</source>
        <translation>%1 hat diesen Zug für ein Lager aufgegeben</translation>
    </message>
    <message>
        <source>Set up camp</source>
        <translation>Lager errichtet</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Acted</source>
        <translation>Gehandelt</translation>
    </message>
    <message>
        <source>%1 defeats %2</source>
        <translation>%1 besiegt %2</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>%1 is a player character: the Narrator decides what becomes of it</source>
        <translation>%1 ist ein Spielercharakter: Der Erzähler entscheidet, was mit ihm geschieht</translation>
    </message>
    <message>
        <source>Both rolled %1: roll again</source>
        <translation>Beide haben %1 gewürfelt: Würfelt noch einmal</translation>
    </message>
    <message>
        <source>%1 has done nothing this turn</source>
        <translation>%1 hat in diesem Zug nichts getan</translation>
    </message>
</context>
<context>
    <name>drakerys</name>
    <message>
        <source>no stats for %1: Actions and skills not checked</source>
        <translation>keine Werte für %1: Aktionen und Fertigkeiten nicht geprüft</translation>
    </message>
    <message>
        <source>%1: No Activation token</source>
        <translation>%1: Marker „Keine Aktivierung“</translation>
    </message>
    <message>
        <source>attack while not Engaged: %1</source>
        <translation>Angriff, ohne Gebunden zu sein: %1</translation>
    </message>
    <message>
        <source>magic without the Wizard skill: %1</source>
        <translation>Magie ohne die Fertigkeit Wizard: %1</translation>
    </message>
    <message>
        <source>%1 while Engaged: %2</source>
        <translation>%1, obwohl Gebunden: %2</translation>
    </message>
    <message>
        <source>heroic dice without the Heroic Action skill: %1</source>
        <translation>Heroic-Action-Würfel ohne die Fertigkeit Heroic Action: %1</translation>
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
        <source>%1 forbidden by a token on %2</source>
        <translation>%1: durch einen Marker bei %2 verboten</translation>
    </message>
    <message>
        <source>Combined Charge without a Hero: %1</source>
        <translation>Gemeinsamer Ansturm ohne Helden: %1</translation>
    </message>
    <message>
        <source>shooting without the Shooter skill: %1</source>
        <translation>Schießen ohne die Fertigkeit Shooter: %1</translation>
    </message>
    <message>
        <source>weapon not carried by %1: %2</source>
        <translation>%1: ohne diese Waffe: %2</translation>
    </message>
    <message>
        <source>%1: shot no. %2 with the same weapon (%3) in one activation</source>
        <translation>%1: Schuss Nr. %2 mit derselben Waffe (%3) in einer Aktivierung</translation>
    </message>
    <message>
        <source>invocation without the Awakened skill: %1</source>
        <translation>Beschwörung ohne die Fertigkeit Erweckter: %1</translation>
    </message>
    <message>
        <source>invocation no. %1 by %2, limit %3 per game</source>
        <translation>Beschwörung Nr. %1 durch %2, erlaubt sind %3 pro Partie</translation>
    </message>
    <message>
        <source>%1: not a Wizard</source>
        <translation>%1: kein Wizard</translation>
    </message>
    <message>
        <source>%1: %2 sources, but Wizard level %3</source>
        <translation>%1: %2 Quellen, aber Wizard-Stufe %3</translation>
    </message>
    <message>
        <source>%1: already cast in this activation: %2</source>
        <translation>%1: in dieser Aktivierung schon gewirkt: %2</translation>
    </message>
    <message>
        <source>no Vortex or Maelstrom &apos;%1&apos; is on the battlefield</source>
        <translation>kein Vortex oder Mahlstrom „%1“ ist auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>%1 can still be activated, for %2 TS</source>
        <translation>%1: Aktivierung noch möglich, für %2 ZA</translation>
    </message>
    <message>
        <source>%1: Warriors left: %2, not %3</source>
        <translation>%1: verbleibende Krieger: %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 at %2 would be off the %3 × %3 cm battlefield</source>
        <translation>%1 wäre bei %2 außerhalb des Schlachtfelds von %3 × %3 cm</translation>
    </message>
    <message>
        <source>%1 at %2 would overlap the %3</source>
        <translation>%1 bei %2 würde sich hiermit überschneiden: %3</translation>
    </message>
    <message>
        <source>%1 is chosen twice</source>
        <translation>%1: zweimal gewählt</translation>
    </message>
    <message>
        <source>%1 needs a Hero; %2 isn’t one</source>
        <translation>%1 verlangt einen Helden; %2 ist keiner</translation>
    </message>
    <message>
        <source>%1 needs Infantry; %2 isn’t</source>
        <translation>%1 verlangt Infanterie; %2 ist keine</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n own Unit(s), not %2</source>
        <translation>
            <numerusform>%1 verlangt %n eigene Einheit, nicht %2</numerusform>
            <numerusform>%1 verlangt %n eigene Einheiten, nicht %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n enemy Unit(s), not %2</source>
        <translation>
            <numerusform>%1 verlangt %n feindliche Einheit, nicht %2</numerusform>
            <numerusform>%1 verlangt %n feindliche Einheiten, nicht %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs %2 different Sceneries, not %3</source>
        <translation>%1 verlangt %2 verschiedene Geländestücke, nicht %3</translation>
    </message>
    <message>
        <source>no Scenery &apos;%1&apos; stands on the battlefield</source>
        <translation>kein Geländestück „%1“ steht auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>the Sceneries can’t all be in the same half of the battlefield</source>
        <translation>die Geländestücke können nicht alle in derselben Hälfte des Schlachtfelds sein</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; counted anyway</source>
        <translation>das Regelbuch hat keine Mission „%1“; trotzdem gezählt</translation>
    </message>
    <message>
        <source>there is only one %1 card</source>
        <translation>es gibt nur eine Karte „%1“</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; track it yourselves</source>
        <translation>das Regelbuch hat keine Mission „%1“; behaltet sie selbst im Blick</translation>
    </message>
    <message>
        <source>%1 has no condition &apos;%2&apos;, only: %3</source>
        <translation>%1 hat keine Bedingung „%2“, nur: %3</translation>
    </message>
    <message>
        <source>%1: no one can pick up the %2, not even %3</source>
        <translation>%1: Dieses Missionsziel (%2) kann niemand aufnehmen, auch %3 nicht</translation>
    </message>
    <message>
        <source>%1: only its owner’s Units can pick up the %2, not %3</source>
        <translation>%1: Dieses Missionsziel (%2) können nur die Einheiten seines Besitzers aufnehmen, nicht %3</translation>
    </message>
    <message>
        <source>%1: only its owner’s enemy can pick up the %2, not %3</source>
        <translation>%1: Dieses Missionsziel (%2) kann nur der Feind seines Besitzers aufnehmen, nicht %3</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; it must be at least %4 cm</source>
        <translation>%1 liegt %2 cm von %3 entfernt; es müssen mindestens %4 cm sein</translation>
    </message>
    <message>
        <source>a Scenery, Vortex or Maelstrom</source>
        <translation>ein Geländestück, Vortex oder Mahlstrom</translation>
    </message>
    <message>
        <source>%1 is not on the same diagonal as %2</source>
        <translation>%1 liegt nicht auf derselben Diagonalen wie %2</translation>
    </message>
    <message>
        <source>%1 is not on a diagonal of the battlefield</source>
        <translation>%1 liegt nicht auf einer Diagonalen des Schlachtfelds</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the middle; it must be there or %3 cm away</source>
        <translation>%1 liegt %2 cm von der Mitte entfernt; erlaubt ist nur dort oder %3 cm entfernt</translation>
    </message>
    <message>
        <source>%1 must lie %2 cm beyond the middle line, on the side of %3’s enemy</source>
        <translation>%1 muss %2 cm jenseits der Mittellinie liegen, auf der Seite des Feindes von %3</translation>
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
        <source>the game is over: the players ended it</source>
        <translation>die Partie ist zu Ende: Die Spieler haben sie beendet</translation>
    </message>
    <message>
        <source>the game is over: all players have resolved six Headquarters Phases</source>
        <translation>die Partie ist zu Ende: Alle Spieler haben sechs Hauptquartierphasen abgehandelt</translation>
    </message>
    <message>
        <source>it is %1’s turn, not %2’s</source>
        <translation>am Zug ist %1, nicht %2</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; at most %2 may be spent</source>
        <translation>die Aktivierung kostet %1 ZA; höchstens %2 dürfen ausgegeben werden</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; only %2 TS left before the last START</source>
        <translation>die Aktivierung kostet %1 ZA; bis zum letzten START sind nur noch %2 ZA übrig</translation>
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
        <source>no stats for %1: its Health counts as 1</source>
        <translation>keine Werte für %1: Die Gesundheit zählt als 1</translation>
    </message>
    <message>
        <source>the rulebook has no status &apos;%1&apos;; used anyway</source>
        <translation>das Regelbuch hat keinen Status „%1“; trotzdem verwendet</translation>
    </message>
    <message>
        <source>no “%1” token on %2</source>
        <translation>kein Marker „%1“ bei %2</translation>
    </message>
    <message>
        <source>%1 can’t resolve a Headquarters Phase now</source>
        <translation>%1 kann jetzt keine Hauptquartierphase abhandeln</translation>
    </message>
    <message>
        <source>%1 has no Leadership</source>
        <translation>%1 hat kein Leadership</translation>
    </message>
    <message>
        <source>order to an Engaged Unit: %1</source>
        <translation>Befehl an eine Gebundene Einheit: %1</translation>
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
        <source>%1: not Awakened</source>
        <translation>%1: nicht Erweckt</translation>
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
        <translation>%1: keine Infanterie</translation>
    </message>
    <message>
        <source>%1: Engaged</source>
        <translation>%1: Gebunden</translation>
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
        <source>The player’s Hero eliminated the enemy’s Hero</source>
        <translation>Der Held des Spielers hat den des Feindes ausgeschaltet</translation>
    </message>
    <message>
        <source>Conquest areas with the player’s flag, 1 VP for every 3</source>
        <translation>Eroberungszonen mit der Flagge des Spielers, 1 SP für je 3</translation>
    </message>
    <message>
        <source>Full quarters of the enemy’s Army Points eliminated</source>
        <translation>Volle Viertel der feindlichen Armeepunkte, die ausgeschaltet sind</translation>
    </message>
    <message>
        <source>Units carrying 2 or more moon shards</source>
        <translation>Einheiten mit 2 oder mehr Mondsplittern</translation>
    </message>
    <message>
        <source>Idols the player controls</source>
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
        <translation>Gefangen genommene feindliche Helden, mindestens einer</translation>
    </message>
    <message>
        <source>The player captured more Heroes than the enemy</source>
        <translation>Der Spieler hat mehr Helden gefangen genommen als der Feind</translation>
    </message>
    <message>
        <source>None of the player’s Heroes was captured</source>
        <translation>Kein Held des Spielers wurde gefangen genommen</translation>
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
        <source>The Unit given the relic still has it</source>
        <translation>Die Einheit, die das Relikt bekam, hat es noch</translation>
    </message>
    <message>
        <source>The Unit given the relic also has an enemy relic</source>
        <translation>Die Einheit, die das Relikt bekam, hat auch ein feindliches Relikt</translation>
    </message>
    <message>
        <source>Relics carried by the player’s Units</source>
        <translation>Relikte, die die Einheiten des Spielers tragen</translation>
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
        <source>%1: 1 to %2 Actions per activation</source>
        <translation>%1: 1 bis %2 Aktionen pro Aktivierung</translation>
    </message>
    <message>
        <source>only one Charge or Combined Charge per activation</source>
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
        <source>The Unit’s weapon</source>
        <translation>Die Waffe der Einheit</translation>
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
        <source>%1’s token moves to START</source>
        <translation>Der Marker von %1 rückt auf START</translation>
    </message>
    <message>
        <source>%1’s token moves to square %2</source>
        <translation>Der Marker von %1 rückt auf Feld %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Unit changed</source>
        <translation>Keine Einheit geändert</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
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
        <source>Edited: no changes</source>
        <translation>Bearbeitet: keine Änderungen</translation>
    </message>
    <message>
        <source>Edited: %1</source>
        <translation>Bearbeitet: %1</translation>
    </message>
    <message>
        <source>Edited: %1; %2</source>
        <translation>Bearbeitet: %1; %2</translation>
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
        <source>Arrow angle, clockwise from Deployment Area B</source>
        <translation>Pfeilwinkel, im Uhrzeigersinn ab Aufstellungszone B</translation>
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
        <source>%1 placed at %2, on the %3: no room elsewhere</source>
        <translation>%1 liegt bei %2 auf: %3. Sonst ist kein Platz frei</translation>
    </message>
    <message>
        <source>%1 lies on the %2, though there is room elsewhere</source>
        <translation>%1 liegt auf: %2. Woanders ist aber noch Platz frei</translation>
    </message>
    <message>
        <source>%1 stays Engaged with %2; “Set Engaged Units” ends that</source>
        <translation>%1 bleibt gebunden an %2; „Gebundene Einheiten korrigieren“ beendet das</translation>
    </message>
    <message>
        <source>Scenery: place it by hand, or start without</source>
        <translation>Gelände: selbst aufstellen oder ohne beginnen</translation>
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
        <source>Not on the map</source>
        <translation>Nicht auf dem Plan</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Leer lassen</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1: %2 picked up</source>
        <translation>%1: %2 aufgenommen</translation>
    </message>
    <message>
        <source>%1 given to %2</source>
        <translation>%1 geht an %2</translation>
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
        <source>Removed</source>
        <translation>Entfernt</translation>
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
        <source>%1: position unknown</source>
        <translation>%1: Position unbekannt</translation>
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
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
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
        <source>Invocations per game</source>
        <translation>Beschwörungen pro Partie</translation>
    </message>
    <message>
        <source>Wizard level</source>
        <translation>Wizard-Stufe</translation>
    </message>
    <message>
        <source>No stats. Enter them in the list before the next match.</source>
        <translation>Keine Werte. Vor der nächsten Partie in der Liste eintragen.</translation>
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
        <source>Level %1 Wizard</source>
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
        <source>%1: %n Warrior(s) removed</source>
        <translation>
            <numerusform>%1: %n Krieger entfernt</numerusform>
            <numerusform>%1: %n Krieger entfernt</numerusform>
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
        <source>None drawn</source>
        <translation>Keine gezogen</translation>
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
        <source>%1 needs a different choice</source>
        <translation>%1 verlangt eine andere Wahl</translation>
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
        <source>Not for a Unit</source>
        <translation>Nicht für eine Einheit</translation>
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
        <source>Successes</source>
        <translation>Erfolge</translation>
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
        <source>Set Leader position</source>
        <translation>Position des Anführers setzen</translation>
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
        <source>Remove Warriors</source>
        <translation>Krieger entfernen</translation>
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
        <source>Mission condition</source>
        <translation>Missionsbedingung</translation>
    </message>
    <message>
        <source>Record a roll</source>
        <translation>Wurf notieren</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Werte bearbeiten</translation>
    </message>
    <message>
        <source>Set Warriors</source>
        <translation>Krieger korrigieren</translation>
    </message>
    <message>
        <source>Set Injuries</source>
        <translation>Verletzungen korrigieren</translation>
    </message>
    <message>
        <source>Set Stress</source>
        <translation>Stress korrigieren</translation>
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
        <source>Not for a mission</source>
        <translation>Nicht für eine Mission</translation>
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
        <source>not yet</source>
        <translation>noch nicht</translation>
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
        <source>No Vortex exhausted</source>
        <translation>Kein Vortex erschöpft</translation>
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
        <source>Mana spent on extra dice</source>
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
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>%1 would be off the %2 × %2 cm battlefield</source>
        <translation>%1 wäre außerhalb des Schlachtfelds von %2 × %2 cm</translation>
    </message>
    <message>
        <source>Round %1: %2’s turn</source>
        <translation>Runde %1: %2 ist am Zug</translation>
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
        <source>%1’s token is on START, %2 of 6 Headquarters Phases</source>
        <translation>Der Marker von %1 liegt auf START, %2 von 6 Hauptquartierphasen</translation>
    </message>
    <message>
        <source>%1’s token is on square %2, %3 of 6 Headquarters Phases</source>
        <translation>Der Marker von %1 liegt auf Feld %2, %3 von 6 Hauptquartierphasen</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Nothing placed yet</source>
        <translation>Noch nichts aufgestellt</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
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
        <source>Add token</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>Remove a token instead</source>
        <translation>Stattdessen einen Marker entfernen</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>Marker entfernen</translation>
    </message>
    <message>
        <source>Stress change</source>
        <translation>Stressänderung</translation>
    </message>
    <message>
        <source>%1: Stress %2</source>
        <translation>%1: Stress %2</translation>
    </message>
    <message>
        <source>%1: “%2” removed</source>
        <translation>%1: „%2“ entfernt</translation>
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
        <source>the activation of %1 is not over</source>
        <translation>die Aktivierung von %1 ist nicht vorbei</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose one of your Heroes. Keep that Hero on the battlefield and eliminate the Hero the enemy chose, ideally with your own.</source>
        <translation>Wähle nach der Aufstellung geheim einen deiner Helden. Halte ihn auf dem Schlachtfeld und schalte den vom Feind gewählten Helden aus, am besten mit deinem eigenen.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and one of the enemy’s. Keep yours on the battlefield and eliminate the enemy’s, ideally with your own.</source>
        <translation>Wähle nach der Aufstellung einen deiner Helden und einen des Feindes. Halte deinen auf dem Schlachtfeld und schalte den feindlichen aus, am besten mit deinem eigenen.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas. After the Deployment, choose three Units that can plant flags in them (Special Action, 1 TS). A new flag replaces the old one. At the end, every three areas with your flag score 1 VP.</source>
        <translation>Das Schlachtfeld hat neun Eroberungszonen. Wähle nach der Aufstellung drei Einheiten, die darin Flaggen aufstellen können (Sonderaktion, 1 ZA). Eine neue Flagge ersetzt die alte. Am Ende bringen je drei Zonen mit deiner Flagge 1 SP.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas. After the Deployment, choose three Units that can plant flags in them (Special Action, 1 TS). The enemy can pick up the flags. At the end, every three areas with your flag score 1 VP.</source>
        <translation>Das Schlachtfeld hat neun Eroberungszonen. Wähle nach der Aufstellung drei Einheiten, die darin Flaggen aufstellen können (Sonderaktion, 1 ZA). Der Feind kann die Flaggen aufnehmen. Am Ende bringen je drei Zonen mit deiner Flagge 1 SP.</translation>
    </message>
    <message>
        <source>Every full 25% of the enemy’s Army Points you eliminate scores 1 VP, at most 3.</source>
        <translation>Je volle 25&#xa0;% der feindlichen Armeepunkte, die du ausschaltest, bringen 1 SP, höchstens 3.</translation>
    </message>
    <message>
        <source>Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. Each of your Units carrying two or more at the end scores 1 VP.</source>
        <translation>Auf dem Schlachtfeld liegen sechs Mondsplitter, mindestens 25 cm voneinander entfernt, die sich aufnehmen lassen. Jede deiner Einheiten, die am Ende zwei oder mehr trägt, bringt 1 SP.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal: one in the middle, the others 30 cm away on either side. Each idol you control at the end, with most Units within 5 cm, scores 1 VP.</source>
        <translation>Drei Idole stehen auf einer Diagonalen: eins in der Mitte, die anderen je 30 cm davon entfernt auf beiden Seiten. Jedes Idol, das du am Ende kontrollierst (mit den meisten Einheiten innerhalb von 5 cm), bringt 1 SP.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal, at least 30 cm apart. Each idol you control at the end, with most Units within 5 cm, scores 1 VP.</source>
        <translation>Drei Idole stehen auf einer Diagonalen, mindestens 30 cm voneinander entfernt. Jedes Idol, das du am Ende kontrollierst (mit den meisten Einheiten innerhalb von 5 cm), bringt 1 SP.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose a Hero as your messenger. Bring the messenger to the enemy’s edge of the battlefield to deliver the message (Special Action, 1 TS), and stop the enemy’s messenger.</source>
        <translation>Wähle nach der Aufstellung geheim einen Helden als deinen Boten. Bring ihn an den feindlichen Rand des Schlachtfelds, um die Botschaft zu überbringen (Sonderaktion, 1 ZA), und halte den feindlichen Boten auf.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and place a message 30 cm beyond the middle line, on the enemy’s side; only your Units can pick it up. Have that Hero carry it back to your Deployment Area.</source>
        <translation>Wähle nach der Aufstellung einen deiner Helden und lege eine Botschaft 30 cm jenseits der Mittellinie hin, auf der Seite des Feindes; nur deine Einheiten können sie aufnehmen. Dieser Held soll sie in deine Aufstellungszone zurücktragen.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose three of your Units. Each of them in the enemy’s Deployment Area at the end scores 1 VP.</source>
        <translation>Wähle nach der Aufstellung geheim drei deiner Einheiten. Jede von ihnen, die am Ende in der feindlichen Aufstellungszone ist, bringt 1 SP.</translation>
    </message>
    <message>
        <source>Enemy Heroes your Units eliminate in a Fight can be captured; they return if their captors are eliminated. Capture at least one, capture more than the enemy, and lose none.</source>
        <translation>Feindliche Helden, die deine Einheiten in einem Gefecht ausschalten, können gefangen genommen werden; sie kehren zurück, wenn ihre Bewacher ausgeschaltet werden. Nimm mindestens einen gefangen und mehr als der Feind, und verliere keinen.</translation>
    </message>
    <message>
        <source>The enemy places three cages, outside their own Deployment Area and more than 10 cm from their Units. Each cage destroyed (Combat 1, Resistance 4, Health 2) scores 1 VP.</source>
        <translation>Der Feind stellt drei Käfige auf, außerhalb der eigenen Aufstellungszone und mehr als 10 cm von seinen Einheiten entfernt. Jeder zerstörte Käfig (Kampf 1, Widerstand 4, Gesundheit 2) bringt 1 SP.</translation>
    </message>
    <message>
        <source>After the Deployment, give a relic to one of your Infantry Units. Have that Unit keep it and take the enemy’s relic as well.</source>
        <translation>Gib nach der Aufstellung einer deiner Infanterie-Einheiten ein Relikt. Sie soll es behalten und auch das Relikt des Feindes holen.</translation>
    </message>
    <message>
        <source>The enemy secretly hides three relics in Sceneries, not all in the same half. Search them with Free Infantry Units in Contact (Special Action, 1 TS; 1 TS more to pick up the relic). Each relic carried at the end scores 1 VP.</source>
        <translation>Der Feind versteckt geheim drei Relikte in Geländestücken, die nicht alle in derselben Hälfte stehen. Durchsuche sie mit Freien Infanterie-Einheiten im Kontakt (Sonderaktion, 1 ZA; 1 ZA mehr, um das Relikt aufzunehmen). Jedes am Ende getragene Relikt bringt 1 SP.</translation>
    </message>
    <message>
        <source>%1 in Contact × Power %2</source>
        <translation>%1 im Kontakt × Kraft %2</translation>
    </message>
    <message>
        <source>%1 shooting × Power %2</source>
        <translation>%1 schießend × Kraft %2</translation>
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
        <source>Hits: %1</source>
        <translation>Treffer: %1</translation>
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
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
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
        <source>%1 for obstacles</source>
        <translation>%1 für Hindernisse</translation>
    </message>
    <message>
        <source>%1 concealment</source>
        <translation>%1 Deckung</translation>
    </message>
    <message>
        <source>+%1 Sharpshooter</source>
        <translation>+%1 Sharpshooter</translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation>Sättigung %1</translation>
    </message>
    <message>
        <source>the winner’s lead in Advantage</source>
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
        <source>Berserker: Power %1 from Stress</source>
        <translation>Berserker: Kraft %1 durch Stress</translation>
    </message>
    <message>
        <source>%1 Berserker stress</source>
        <translation>%1 Berserker-Stress</translation>
    </message>
    <message>
        <source>Brutal Charge: Power +%1</source>
        <translation>Brutal Charge: Kraft +%1</translation>
    </message>
    <message>
        <source>Multiple Shots: Power +%1</source>
        <translation>Multiple Shots: Kraft +%1</translation>
    </message>
    <message>
        <source>failures rerolled, %1 at most</source>
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
        <source>Deadly Blow: one extra Injury for each 10 rolled to hit</source>
        <translation>Deadly Blow: eine zusätzliche Verletzung für jede 10 im Trefferwurf</translation>
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
        <source>Berserker: %1 extra success</source>
        <translation>Berserker: %1 zusätzlicher Erfolg</translation>
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
        <source>attacks second: survivors only</source>
        <translation>greift als Zweites an: nur Überlebende</translation>
    </message>
    <message>
        <source>equal Initiative: at the same time</source>
        <translation>gleiche Initiative: gleichzeitig</translation>
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
        <source>%n Shot(s) per activation</source>
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
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Strength of the weapon</source>
        <translation>Stärke der Waffe</translation>
    </message>
    <message>
        <source>The Warrior’s own</source>
        <translation>Die des Kriegers</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>%1: no Actions left (%2 per activation)</source>
        <translation>%1: keine Aktionen mehr (%2 pro Aktivierung)</translation>
    </message>
    <message>
        <source>no enemy within Charge range (%1 cm)</source>
        <translation>kein Feind in Ansturmreichweite (%1 cm)</translation>
    </message>
    <message>
        <source>1 TS each</source>
        <translation>je 1 ZA</translation>
    </message>
    <message>
        <source>No stats for %1: Actions and skills not checked</source>
        <translation>Keine Werte für %1: Aktionen und Fertigkeiten nicht geprüft</translation>
    </message>
    <message>
        <source>%1 TS, %2 TS with earlier Actions</source>
        <translation>%1 ZA, mit früheren Aktionen %2 ZA</translation>
    </message>
    <message>
        <source>%1: the activation ends, %2 TS</source>
        <translation>%1: Die Aktivierung endet, %2 ZA</translation>
    </message>
    <message>
        <source>%1: Warriors in Contact</source>
        <translation>%1: Krieger im Kontakt</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>Warriors in Contact: %1</source>
        <translation>Krieger im Kontakt: %1</translation>
    </message>
    <message>
        <source>%1: supporting Warriors</source>
        <translation>%1: unterstützende Krieger</translation>
    </message>
    <message>
        <source>%1 will block</source>
        <translation>%1: Blocken</translation>
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
        <source>Measured from the edges of the Leaders’ bases. For a Spell, each 10 cm or part of it adds 1 Opposition.</source>
        <translation>Gemessen von den Rändern der Bases der Anführer. Bei einem Zauber bringt je angefangene 10 cm 1 Opposition mehr.</translation>
    </message>
    <message>
        <source>Conquest area %1-%2: %3</source>
        <translation>Eroberungszone %1-%2: %3</translation>
    </message>
    <message>
        <source>Idol position</source>
        <translation>Position des Idols</translation>
    </message>
    <message>
        <source>%1 holds no mission card</source>
        <translation>%1 hält keine Missionskarte</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Zielpunkt</translation>
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
        <source>%1 would move %2 cm; the limit is %3 cm</source>
        <translation>%1 würde sich %2 cm bewegen, höchstens aber %3 cm</translation>
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
        <source>the result of 1 die</source>
        <translation>das Ergebnis von 1 Würfel</translation>
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
        <source>Failures rerolled (maximum)</source>
        <translation>Neu gewürfelte Fehlschläge (höchstens)</translation>
    </message>
    <message>
        <source>How many are 10s</source>
        <translation>Davon Zehnen</translation>
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
        <source>that can’t be the result of %1D10</source>
        <translation>das kann nicht das Ergebnis von %1W10 sein</translation>
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
        <source>destabilised, 1 Stress</source>
        <translation>destabilisiert, 1 Stress</translation>
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
        <source>%1: Injuries cancelled by Safeguard: %2</source>
        <translation>%1: durch Safeguard aufgehobene Verletzungen: %2</translation>
    </message>
    <message>
        <source>Guard Unit taking the Injuries</source>
        <translation>Einheit mit Guard, die die Verletzungen übernimmt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1: 1 Injury in place of %2</source>
        <translation>%1: 1 Verletzung anstelle von %2</translation>
    </message>
    <message>
        <source>%1: %2 Injuries in place of %3</source>
        <translation>%1: %2 Verletzungen anstelle von %3</translation>
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
        <source>no stats for %1: its dice are unknown</source>
        <translation>keine Werte für %1: Die Würfel sind unbekannt</translation>
    </message>
    <message>
        <source>Warriors lost</source>
        <translation>Verlorene Krieger</translation>
    </message>
    <message>
        <source>Injuries after Safeguard</source>
        <translation>Verletzungen nach Safeguard</translation>
    </message>
    <message>
        <source>Stats missing: roll on the table and enter the result</source>
        <translation>Werte fehlen: am Tisch würfeln und das Ergebnis eingeben</translation>
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
        <source>Other Hits</source>
        <translation>Andere Treffer</translation>
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
        <source>Obstacles in the Leader’s Line of Sight</source>
        <translation>Hindernisse in der Sichtlinie des Anführers</translation>
    </message>
    <message>
        <source>Sceneries, and Units or other Obstructions that hide only part of the target</source>
        <translation>Geländestücke sowie Einheiten und andere Sichtblocker, die das Ziel nur teilweise verdecken</translation>
    </message>
    <message>
        <source>Concealment of the target</source>
        <translation>Deckung des Ziels</translation>
    </message>
    <message>
        <source>the target is %1 cm away, beyond the weapon’s range (%2 cm)</source>
        <translation>das Ziel ist %1 cm entfernt, außerhalb der Reichweite der Waffe (%2 cm)</translation>
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
        <source>%1: Morale test against %2</source>
        <translation>%1 macht einen Moraltest gegen %2</translation>
    </message>
    <message>
        <source>Extra Hits (D10s)</source>
        <translation>Zusätzliche Treffer (W10)</translation>
    </message>
    <message>
        <source>No Morale test</source>
        <translation>Kein Moraltest</translation>
    </message>
    <message>
        <source>enter at least one Hit</source>
        <translation>gib mindestens einen Treffer ein</translation>
    </message>
    <message>
        <source>Hits on %1, Strength %2</source>
        <translation>Treffer auf %1, Stärke %2</translation>
    </message>
    <message>
        <source>Distance to the farthest source</source>
        <translation>Entfernung zur fernsten Quelle</translation>
    </message>
    <message>
        <source>Spell cast by %1: %2</source>
        <translation>%1: Zauber gewirkt: %2</translation>
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
        <source>Invocation by %1: %2</source>
        <translation>Beschwörung durch %1: %2</translation>
    </message>
    <message>
        <source>The invocation fails</source>
        <translation>Die Beschwörung misslingt</translation>
    </message>
    <message>
        <source>%1 is invoked</source>
        <translation>%1 wird beschworen</translation>
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
        <source>Target chance</source>
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
        <source>%1: even %2 Heroic Action D10 don’t reach %3</source>
        <translation>%1: Selbst %2 W10 durch Heroic Action erreichen %3 nicht</translation>
    </message>
    <message>
        <source>%1 reaches %2: %3, for %4 TS in all</source>
        <translation>%1 erreicht %2: %3, für insgesamt %4 ZA</translation>
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
        <source>%1 skipped: no stats</source>
        <translation>%1 übersprungen: keine Werte</translation>
    </message>
    <message>
        <source>Active Unit’s Action</source>
        <translation>Aktion der aktiven Einheit</translation>
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
        <source>Average AP removed minus AP lost</source>
        <translation>Im Schnitt ausgeschaltete AP minus verlorene AP</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
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
        <source>threshold is set: action and opposition are ignored</source>
        <translation>threshold ist gesetzt: action und opposition werden ignoriert</translation>
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
        <source>only a Hero makes a Combined Charge; used anyway</source>
        <translation>nur ein Held macht einen Gemeinsamen Ansturm; trotzdem verwendet</translation>
    </message>
    <message>
        <source>Obstacles in the line</source>
        <translation>Hindernisse in der Linie</translation>
    </message>
    <message>
        <source>Agreed Concealment</source>
        <translation>Vereinbarte Deckung</translation>
    </message>
    <message>
        <source>Failures may be rerolled</source>
        <translation>Fehlschläge dürfen neu gewürfelt werden</translation>
    </message>
    <message>
        <source>%1: harassment without the Harassment skill; used anyway</source>
        <translation>%1: harassment ohne die Fertigkeit Harassment; trotzdem verwendet</translation>
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
        <source>Fixed number of Hits</source>
        <translation>Feste Anzahl Treffer</translation>
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
        <source>1 to %1, the Wizard’s level</source>
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
        <source>reinforcement %1 is more than the sources give (%2); used anyway</source>
        <translation>Verstärkung %1 ist mehr, als die Quellen geben (%2); trotzdem verwendet</translation>
    </message>
    <message>
        <source>Dice paid for with TS</source>
        <translation>Mit ZA bezahlte Würfel</translation>
    </message>
    <message>
        <source>Actions in order</source>
        <translation>Aktionen der Reihe nach</translation>
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
        <translation>Abfolge</translation>
    </message>
    <message>
        <source>Morale of %1: scattered %2, one Stress %3, in doubt %4, intact %5</source>
        <translation>Moral von %1: versprengt %2, ein Stress %3, in Zweifel %4, intakt %5</translation>
    </message>
    <message>
        <source>Warriors lost by %1</source>
        <translation>Verluste von %1 (Krieger)</translation>
    </message>
    <message>
        <source>Average losses of %1: %2 of %3 Warriors, including scattered</source>
        <translation>Verluste von %1 im Schnitt: %2 von %3 Kriegern, Versprengte mitgezählt</translation>
    </message>
    <message>
        <source>Successes on average: %1</source>
        <translation>Erfolge im Schnitt: %1</translation>
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
        <source>1 Stress for %1</source>
        <translation>1 Stress für %1</translation>
    </message>
    <message>
        <source>Average Injuries from %1: %2</source>
        <translation>Durchschnittliche Verletzungen durch %1: %2</translation>
    </message>
    <message>
        <source>the Hits</source>
        <translation>die Treffer</translation>
    </message>
    <message>
        <source>%1: %2 chance to keep morale, %3 to scatter</source>
        <translation>%1: %2 Chance auf intakte Moral, %3 auf Versprengen</translation>
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
        <source>Chance to cast the spell: %1</source>
        <translation>Chance, den Zauber zu wirken: %1</translation>
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
        <source>1s towards a cataclysm (4: four or more)</source>
        <translation>Einsen für einen Kataklysmus (4: vier oder mehr)</translation>
    </message>
    <message>
        <source>The invocation succeeds</source>
        <translation>Die Beschwörung gelingt</translation>
    </message>
    <message>
        <source>%1 wiped out after action %2</source>
        <translation>%1 nach Aktion %2 ausgeschaltet</translation>
    </message>
    <message>
        <source>Warriors lost by %1 up to action %2</source>
        <translation>Verluste von %1 (Krieger) bis Aktion %2</translation>
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
        <source>Skills affecting a roll</source>
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
        <translation>Wiederholungswürfe durch Verbündete im Kontakt</translation>
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
        <source>Warriors in other enemy Units Engaged with it</source>
        <translation>Krieger anderer feindlicher Einheiten, an die sie Gebunden ist</translation>
    </message>
    <message>
        <source>Lowest Stress of other enemies Engaged with it</source>
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
        <source>%1: blocking does nothing without the Blocking skill</source>
        <translation>%1: blocking bewirkt ohne die Fertigkeit Blocking nichts</translation>
    </message>
    <message>
        <source>%1: heroic_dice without the Heroic Action skill; used anyway</source>
        <translation>%1: heroic_dice ohne die Fertigkeit Heroic Action; trotzdem verwendet</translation>
    </message>
    <message>
        <source>%1: Heroic Action adds at most 5 dice; %2 used anyway</source>
        <translation>%1: Heroic Action gibt höchstens 5 Würfel dazu; %2 trotzdem verwendet</translation>
    </message>
    <message>
        <source>%1: guard_in_cohesion does nothing without the Safeguard skill</source>
        <translation>%1: guard_in_cohesion bewirkt ohne die Fertigkeit Safeguard nichts</translation>
    </message>
    <message>
        <source>The weapon uses the Warrior’s Strength</source>
        <translation>Die Waffe nutzt die Stärke des Kriegers</translation>
    </message>
    <message>
        <source>Enter values</source>
        <translation>Werte eingeben</translation>
    </message>
    <message>
        <source>The Unit carries it</source>
        <translation>Die Einheit trägt sie</translation>
    </message>
    <message>
        <source>It cancels Parry</source>
        <translation>Sie hebt Parry auf</translation>
    </message>
    <message>
        <source>%1 does not carry %2; used anyway</source>
        <translation>%1 trägt %2 nicht; trotzdem verwendet</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>from the Unit</source>
        <translation>von der Einheit</translation>
    </message>
    <message>
        <source>at most %1 of these per match</source>
        <translation>höchstens %1 davon pro Partie</translation>
    </message>
    <message>
        <source>at most %1 tokens per Unit</source>
        <translation>höchstens %1 Marker pro Einheit</translation>
    </message>
    <message>
        <source>an army of %1 needs at least one Hero of %1</source>
        <translation>eine Armee von %1 braucht mindestens einen Helden von %1</translation>
    </message>
    <message>
        <source>%1 can’t be recruited, only invoked during the game</source>
        <translation>%1 kann nicht rekrutiert, nur während der Partie beschworen werden</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero: once per army, not %n times</source>
        <translation>
            <numerusform>%1 ist ein Held: nur einmal pro Armee, nicht %n Mal</numerusform>
            <numerusform>%1 ist ein Held: nur einmal pro Armee, nicht %n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in the list (Heroes are unique)</source>
        <translation>Schon in der Liste (Helden sind einmalig)</translation>
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
        <source>%1 is not offered here; %2</source>
        <translation>%1 gibt es hier nicht; %2</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, but the list has no entry with that id</source>
        <translation>%1 geht an „%2“, aber die Liste hat keinen Eintrag mit dieser Kennung</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which is not Infantry</source>
        <translation>%1 geht an „%2“, und das ist keine Infanterie</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, a Hero; only the giver or a Unit without Heroes may have it</source>
        <translation>%1 geht an „%2“, einen Helden; nur wer die Option vergibt oder eine Einheit ohne Helden darf sie haben</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which already has an option</source>
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
        <source>%1, cm</source>
        <translation>%1, cm</translation>
    </message>
    <message>
        <source>%1: off the battlefield until its next Headquarters Phase</source>
        <translation>%1: bis zur nächsten eigenen Hauptquartierphase nicht auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>%1 can’t be activated while the Incarnation is on the battlefield</source>
        <translation>%1: keine Aktivierung, solange die Inkarnation auf dem Schlachtfeld ist</translation>
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
        <source>It charges 5 cm less, and its Initiative is 1 lower</source>
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
        <source>It is not Engaged: no Attack</source>
        <translation>Sie ist nicht Gebunden: kein Angriff</translation>
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
        <source>It moves 1 cm less</source>
        <translation>Sie bewegt sich 1 cm weniger</translation>
    </message>
    <message>
        <source>It moves 2 cm less</source>
        <translation>Sie bewegt sich 2 cm weniger</translation>
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
        <source>One Action fewer per activation</source>
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
        <source>It can’t charge, attack or shoot</source>
        <translation>Sie kann nicht anstürmen, angreifen oder schießen</translation>
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
        <source>One extra Action per activation</source>
        <translation>Eine zusätzliche Aktion pro Aktivierung</translation>
    </message>
    <message>
        <source>Two extra dice in its rolls</source>
        <translation>Zwei zusätzliche Würfel in ihren Würfen</translation>
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
        <source>One extra Action in its next activation</source>
        <translation>Eine zusätzliche Aktion in ihrer nächsten Aktivierung</translation>
    </message>
    <message>
        <source>at least %1 cm apart, and %2 cm from everything else</source>
        <translation>mindestens %1 cm voneinander und %2 cm von allem anderen entfernt</translation>
    </message>
    <message>
        <source>along a diagonal: one in the middle, the others %1 cm away</source>
        <translation>auf einer Diagonalen: eins in der Mitte, die anderen %1 cm entfernt</translation>
    </message>
    <message>
        <source>along a diagonal, at least %1 cm apart</source>
        <translation>auf einer Diagonalen, mindestens %1 cm voneinander entfernt</translation>
    </message>
    <message>
        <source>%1 cm beyond the middle line, on the enemy’s side</source>
        <translation>%1 cm jenseits der Mittellinie, auf der Seite des Feindes</translation>
    </message>
    <message>
        <source>the enemy of the card’s owner places it: outside their own Deployment Area, more than %1 cm from their own Units</source>
        <translation>der Feind des Kartenbesitzers stellt ihn auf: außerhalb der eigenen Aufstellungszone, mehr als %1 cm von den eigenen Einheiten</translation>
    </message>
    <message>
        <source>at least %1 cm from every Scenery, Vortex, Maelstrom and Objective</source>
        <translation>mindestens %1 cm von jedem Geländestück, Vortex, Mahlstrom und Missionsziel</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n still to be placed</source>
        <translation>
            <numerusform>%1; noch %n aufzustellen</numerusform>
            <numerusform>%1; noch %n aufzustellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already on the battlefield</source>
        <translation>%1 ist schon auf dem Schlachtfeld</translation>
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
        <translation>Infiltration: überall, nur nicht hier: %2 (%1)</translation>
    </message>
    <message>
        <source>%1: hold back the attack to block</source>
        <translation>%1: den Angriff zum Blocken zurückhalten</translation>
    </message>
    <message numerus="yes">
        <source>%1: block %n Hit(s) instead of attacking</source>
        <translation>
            <numerusform>%1: %n Treffer blocken statt anzugreifen</numerusform>
            <numerusform>%1: %n Treffer blocken statt anzugreifen</numerusform>
        </translation>
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
        <source>%1: Domain not mastered: %2</source>
        <translation>%1: Domäne nicht beherrscht: %2</translation>
    </message>
    <message>
        <source>a Unit with Negation is within 10 cm of %1</source>
        <translation>eine Einheit mit Negation ist innerhalb von 10 cm von %1</translation>
    </message>
    <message>
        <source>Enemies within 20 cm</source>
        <translation>Feinde innerhalb von 20 cm</translation>
    </message>
    <message>
        <source>%1: Harassment Shooting at %2</source>
        <translation>%1: Schuss mit Harassment auf %2</translation>
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
        <source>End Contact</source>
        <translation>Kontakt beenden</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer Engaged</source>
        <translation>%1 und %2 sind nicht mehr aneinander Gebunden</translation>
    </message>
    <message>
        <source>%1 and %2 are Engaged</source>
        <translation>%1 und %2 sind aneinander Gebunden</translation>
    </message>
    <message>
        <source>the %1 has the wrong Element for %2</source>
        <translation>%1 hat das falsche Element für %2</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, not within %3 cm</source>
        <translation>%1 ist %2 cm entfernt, nicht innerhalb von %3 cm</translation>
    </message>
    <message>
        <source>the %1 is occupied</source>
        <translation>%1 ist besetzt</translation>
    </message>
    <message>
        <source>%1: without this skill</source>
        <translation>%1: ohne diese Fertigkeit</translation>
    </message>
    <message>
        <source>%1: not being activated</source>
        <translation>%1: gerade nicht in Aktivierung</translation>
    </message>
    <message>
        <source>Injuries healed</source>
        <translation>Geheilte Verletzungen</translation>
    </message>
    <message>
        <source>%1 absorbs the %2; Injuries healed: %3</source>
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
        <source>2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 your choice; 1: +1 TS, roll again</source>
        <translation>2–3 Luft, 4–5 Wasser, 6–7 Feuer, 8–9 Erde, 10 freie Wahl; 1: +1 ZA, noch einmal würfeln</translation>
    </message>
    <message>
        <source>Choose the Element</source>
        <translation>Element wählen</translation>
    </message>
    <message>
        <source>%1 extra TS for the Element</source>
        <translation>%1 zusätzliche ZA für das Element</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>Both strike at the same time: Initiative %1</source>
        <translation>Beide schlagen gleichzeitig zu: Initiative %1</translation>
    </message>
    <message>
        <source>First strike: %1, Initiative %2 against %3</source>
        <translation>Zuerst schlägt zu: %1, Initiative %2 gegen %3</translation>
    </message>
    <message>
        <source>Guard Unit joining the charge</source>
        <translation>Einheit mit Guard, die sich dem Ansturm anschließt</translation>
    </message>
    <message>
        <source>No Guard Unit</source>
        <translation>Keine Einheit mit Guard</translation>
    </message>
    <message>
        <source>Same number</source>
        <translation>Gleich viele</translation>
    </message>
    <message>
        <source>More Injuries inflicted</source>
        <translation>Mehr Verletzungen zugefügt</translation>
    </message>
    <message>
        <source>Stats missing: add 1 for more Injuries inflicted, then choose Morale test for the loser</source>
        <translation>Werte fehlen: 1 für mehr zugefügte Verletzungen dazuzählen, dann für den Verlierer „Moraltest“ wählen</translation>
    </message>
    <message>
        <source>Stats missing: choose Morale test for %1, Opposition %2</source>
        <translation>Werte fehlen: „Moraltest“ wählen für %1, Opposition %2</translation>
    </message>
    <message>
        <source>%1 may reform: all but the Leader move up to %2 cm</source>
        <translation>%1: Neuformieren möglich, alle außer dem Anführer bewegen sich bis zu %2 cm</translation>
    </message>
    <message>
        <source>%1 may reform: Warriors not Engaged move up to %2 cm into Contact with %3</source>
        <translation>%1: Neuformieren möglich, Krieger, die nicht Gebunden sind, bewegen sich bis zu %2 cm in Kontakt mit %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not recorded as in Contact</source>
        <translation>zwischen %1 und %2 ist kein Kontakt aufgezeichnet</translation>
    </message>
    <message>
        <source>No fight takes place</source>
        <translation>Es kommt zu keinem Gefecht</translation>
    </message>
    <message>
        <source>our reading of the rulebook’s diagram</source>
        <translation>unsere Auslegung der Abbildung im Regelbuch</translation>
    </message>
    <message>
        <source>Location of a Vortex: %1</source>
        <translation>Position eines Vortex: %1</translation>
    </message>
    <message>
        <source>Location of the Maelstrom</source>
        <translation>Position des Mahlstroms</translation>
    </message>
    <message>
        <source>%1 has already done this in this Headquarters Phase</source>
        <translation>%1 hat das in dieser Hauptquartierphase schon getan</translation>
    </message>
    <message>
        <source>%1: %2 cm away; the range is %3 cm</source>
        <translation>%1: %2 cm entfernt; die Reichweite ist %3 cm</translation>
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
        <source>%1: “%2” for %3, %n Injury token(s) removed</source>
        <translation>
            <numerusform>%1: „%2“ für %3, %n Verletzungsmarker entfernt</numerusform>
            <numerusform>%1: „%2“ für %3, %n Verletzungsmarker entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>only an Incarnation can be removed at any time</source>
        <translation>nur eine Inkarnation kann jederzeit entfernt werden</translation>
    </message>
    <message>
        <source>%1 has no one to switch places with</source>
        <translation>%1 hat niemanden für einen Platztausch</translation>
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
        <source>%1 has already switched places; only once per game</source>
        <translation>%1 hat den Platz schon getauscht; nur einmal pro Partie</translation>
    </message>
    <message>
        <source>%1 and %2 switch places</source>
        <translation>%1 und %2 tauschen den Platz</translation>
    </message>
    <message>
        <source>no stats for %1: invocations not limited</source>
        <translation>keine Werte für %1: Beschwörungen nicht begrenzt</translation>
    </message>
    <message>
        <source>Invocation %1 of %2 this game</source>
        <translation>Beschwörung %1 von %2 in dieser Partie</translation>
    </message>
    <message>
        <source>dice can be added only at a Vortex without an Elemental, never at a Maelstrom</source>
        <translation>Würfel kommen nur an einem Vortex ohne Elementar dazu, nie an einem Mahlstrom</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, beyond an Awakened’s range (%3 cm)</source>
        <translation>%1 ist %2 cm entfernt, außerhalb der Reichweite eines Erweckten (%3 cm)</translation>
    </message>
    <message>
        <source>the Incarnation was already invoked; only once per game</source>
        <translation>die Inkarnation wurde schon beschworen; nur einmal pro Partie</translation>
    </message>
    <message>
        <source>%1 there is replaced</source>
        <translation>%1 an dieser Stelle wird ersetzt</translation>
    </message>
    <message>
        <source>A cataclysm: 1 Stress for %1</source>
        <translation>Ein Kataklysmus: 1 Stress für %1</translation>
    </message>
    <message>
        <source>The cataclysm inflicts 2D10 Hits on %1</source>
        <translation>Der Kataklysmus fügt %1 2W10 Treffer zu</translation>
    </message>
    <message>
        <source>reinforced with %1 mana, but the sources give %2</source>
        <translation>mit %1 Mana verstärkt, aber die Quellen geben %2</translation>
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
        <source>cost unknown</source>
        <translation>Kosten unbekannt</translation>
    </message>
    <message>
        <source>%1 costs %2, but the sources give %3</source>
        <translation>%1 kostet %2, aber die Quellen geben %3</translation>
    </message>
    <message>
        <source>the spell costs %1 mana, but the sources give %2</source>
        <translation>der Zauber kostet %1 Mana, aber die Quellen geben %2</translation>
    </message>
    <message>
        <source>%1 left, one die each</source>
        <translation>%1 übrig, je ein Würfel</translation>
    </message>
    <message>
        <source>%1 cm from the Leader</source>
        <translation>%1 cm vom Anführer entfernt</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the Leader: no Warrior is in Contact</source>
        <translation>%1 liegt %2 cm vom Anführer entfernt: Kein Krieger ist im Kontakt</translation>
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
        <source>%1 was not chosen to plant flags</source>
        <translation>%1: nicht zum Aufstellen von Flaggen gewählt</translation>
    </message>
    <message>
        <source>plants a flag at %1</source>
        <translation>stellt bei %1 eine Flagge auf</translation>
    </message>
    <message>
        <source>plants a flag</source>
        <translation>stellt eine Flagge auf</translation>
    </message>
    <message>
        <source>%1 is not the messenger</source>
        <translation>%1: nicht der Bote</translation>
    </message>
    <message>
        <source>%1 is %2 cm from the enemy’s edge</source>
        <translation>%1: %2 cm vom feindlichen Rand entfernt</translation>
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
        <source>Pick up the relic, if any</source>
        <translation>Relikt aufnehmen, falls vorhanden</translation>
    </message>
    <message>
        <source>1 TS more if there is a relic</source>
        <translation>1 ZA mehr, falls dort ein Relikt ist</translation>
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
        <source>a March can’t end in Contact: too close to %1</source>
        <translation>ein Marsch kann nicht im Kontakt enden, zu nah: %1</translation>
    </message>
    <message>
        <source>%1: Contact with %2 broken</source>
        <translation>%1: Kontakt mit %2 gelöst</translation>
    </message>
    <message>
        <source>%1: without this power</source>
        <translation>%1: ohne diese Kraft</translation>
    </message>
    <message>
        <source>must be declared at the end of the activation of %1</source>
        <translation>muss am Ende der Aktivierung von %1 angesagt werden</translation>
    </message>
    <message>
        <source>%1 is withdrawn as a Casualty</source>
        <translation>%1: als Verlust entfernt</translation>
    </message>
    <message>
        <source>%1: %2 cm away, not within %3 cm</source>
        <translation>%1: %2 cm entfernt, nicht innerhalb von %3 cm</translation>
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
        <source>one die per Action; its Initiative against %1</source>
        <translation>ein Würfel je Aktion; ihre Initiative gegen %1</translation>
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
        <source>%1: a Stress, and its activation ends</source>
        <translation>%1: ein Stress, und ihre Aktivierung endet</translation>
    </message>
    <message>
        <source>%1: its activation ends</source>
        <translation>%1: Ihre Aktivierung endet</translation>
    </message>
    <message>
        <source>%1 or more: nothing happens</source>
        <translation>%1 oder mehr: Nichts geschieht</translation>
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
        <source>Return to the battlefield</source>
        <translation>Aufs Schlachtfeld zurückkehren</translation>
    </message>
    <message>
        <source>Remove the Incarnation</source>
        <translation>Inkarnation entfernen</translation>
    </message>
    <message>
        <source>Pick up an Objective</source>
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
        <translation>Alle Vortizes</translation>
    </message>
    <message>
        <source>One Vortex or Maelstrom</source>
        <translation>Ein Vortex oder Mahlstrom</translation>
    </message>
    <message>
        <source>Set Engaged Units</source>
        <translation>Gebundene Einheiten korrigieren</translation>
    </message>
    <message>
        <source>Strength and Saturation</source>
        <translation>Stärke und Sättigung</translation>
    </message>
    <message>
        <source>Sacrifice of %1; Hits of Strength %3 on %4: %2</source>
        <translation>%1: geopfert; Treffer der Stärke %3 auf %4: %2</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>First Player: 1D10 each, highest wins</source>
        <translation>Startspieler: je 1W10, der höchste gewinnt</translation>
    </message>
    <message>
        <source>Three different mission cards, drawn one by one</source>
        <translation>Drei verschiedene Missionskarten, eine nach der anderen gezogen</translation>
    </message>
    <message>
        <source>Vortexes and Maelstrom: Elements and Deviation</source>
        <translation>Vortizes und Mahlstrom: Elemente und Abweichung</translation>
    </message>
    <message>
        <source>Deviation of the Vortexes and the Maelstrom</source>
        <translation>Abweichung der Vortizes und des Mahlstroms</translation>
    </message>
    <message>
        <source>direction and 3D10 each; reroll any that would overlap another or leave the battlefield</source>
        <translation>je eine Richtung und 3W10; was sich überschneiden oder das Schlachtfeld verlassen würde, wird neu gewürfelt</translation>
    </message>
    <message>
        <source>No Deviation</source>
        <translation>Keine Abweichung</translation>
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
        <source>Choose the First Player</source>
        <translation>Startspieler wählen</translation>
    </message>
    <message>
        <source>an Obstruction blocks the Line of Sight to %1</source>
        <translation>ein Sichtblocker blockiert die Sichtlinie zu %1</translation>
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
        <source>%1: still on the battlefield</source>
        <translation>%1: noch auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>%1 must return at an edge of its player’s half</source>
        <translation>%1: Rückkehr an einem Rand der Hälfte des eigenen Spielers</translation>
    </message>
    <message>
        <source>Spell card: %1</source>
        <translation>Zauberkarte: %1</translation>
    </message>
    <message>
        <source>Back at %2: %1</source>
        <translation>%1: zurück, bei %2</translation>
    </message>
    <message>
        <source>Back on the battlefield: %1</source>
        <translation>%1: zurück</translation>
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
        <source>%1: %2 cm away, beyond the spell’s range (%3 cm)</source>
        <translation>%1: %2 cm entfernt, außerhalb der Reichweite des Zaubers (%3 cm)</translation>
    </message>
    <message>
        <source>the target must be Free (%1: Engaged)</source>
        <translation>das Ziel muss Frei sein (%1: Gebunden)</translation>
    </message>
    <message>
        <source>within %1 cm</source>
        <translation>innerhalb von %1 cm</translation>
    </message>
    <message>
        <source>Resolve on the table</source>
        <translation>Am Tisch abhandeln</translation>
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
        <source>%1: Injuries healed: %2</source>
        <translation>%1: geheilte Verletzungen: %2</translation>
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
        <source>Stays in place</source>
        <translation>Bleibt an Ort und Stelle</translation>
    </message>
    <message>
        <source>Repositioned at once</source>
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
        <source>Domain unknown</source>
        <translation>Domäne unbekannt</translation>
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
        <source>Token for the target</source>
        <translation>Marker für das Ziel</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Kein Marker</translation>
    </message>
    <message>
        <source>Minimum successes</source>
        <translation>Mindestzahl an Erfolgen</translation>
    </message>
    <message>
        <source>The spell’s range</source>
        <translation>Die Reichweite des Zaubers</translation>
    </message>
    <message>
        <source>Where the target goes</source>
        <translation>Wohin das Ziel kommt</translation>
    </message>
    <message>
        <source>Maximum distance from the Wizard</source>
        <translation>Höchstabstand zum Wizard</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Minimum distance from enemies</source>
        <translation>Mindestabstand zu Feinden</translation>
    </message>
    <message>
        <source>No minimum</source>
        <translation>Kein Minimum</translation>
    </message>
    <message>
        <source>Mana cost known</source>
        <translation>Manakosten bekannt</translation>
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
        <source>two effects for %1 successes</source>
        <translation>zwei Wirkungen für %1 Erfolge</translation>
    </message>
    <message>
        <source>Round %1: %2, %3 TS so far</source>
        <translation>Runde %1: %2, bisher %3 ZA</translation>
    </message>
    <message>
        <source>Round %1: %2 has no Unit left</source>
        <translation>Runde %1: %2 hat keine Einheit mehr</translation>
    </message>
    <message>
        <source>Engaged with %1</source>
        <translation>Gebunden an %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1% of the AP</source>
        <translation>%1&#xa0;% der AP</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>nicht auf dem Plan</translation>
    </message>
    <message>
        <source>beyond Charge range (%1 cm)</source>
        <translation>außerhalb der Ansturmreichweite (%1 cm)</translation>
    </message>
    <message>
        <source>%1: Engaged, can’t be shot at</source>
        <translation>%1: Gebunden, kein Ziel für Schüsse</translation>
    </message>
    <message>
        <source>out of Line of Sight</source>
        <translation>außerhalb der Sichtlinie</translation>
    </message>
    <message numerus="yes">
        <source>%1: Headquarters Phase %2 resolved, one Stress removed from %n Unit(s)</source>
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
        <source>Secret choices are revealed and VP are counted</source>
        <translation>Geheime Entscheidungen werden aufgedeckt und SP gezählt</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>%1: not in cohesion with %2</source>
        <translation>%1: nicht im Zusammenhalt mit %2</translation>
    </message>
    <message>
        <source>beyond its weapon’s range (%1 cm)</source>
        <translation>außerhalb der Reichweite ihrer Waffe (%1 cm)</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s) of 6 not played</source>
        <translation>
            <numerusform>%n Runde von 6 nicht gespielt</numerusform>
            <numerusform>%n Runden von 6 nicht gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>The activation of %1 is not paid for</source>
        <translation>Die Aktivierung von %1 ist nicht bezahlt</translation>
    </message>
    <message>
        <source>No stats in the rulebook: only useful with a matching weapon</source>
        <translation>Keine Werte im Regelbuch: nur mit einer passenden Waffe von Nutzen</translation>
    </message>
    <message>
        <source>No matching weapon: it would have no effect</source>
        <translation>Keine passende Waffe: hätte keine Wirkung</translation>
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
        <source>Unknown: %1</source>
        <translation>Unbekannt: %1</translation>
    </message>
    <message>
        <source>Setup: choose the First Player</source>
        <translation>Aufbau: Startspieler wählen</translation>
    </message>
    <message>
        <source>Rerolled</source>
        <translation>Neu gewürfelt</translation>
    </message>
    <message>
        <source>For a 10</source>
        <translation>Für eine 10</translation>
    </message>
    <message>
        <source>Enchanted Heavy Weapon: Resistance becomes %1</source>
        <translation>Verzauberte schwere Waffe: Widerstand wird %1</translation>
    </message>
    <message>
        <source>Enchanted Armour: no Injuries from Fire and Earth</source>
        <translation>Verzauberte Rüstung: keine Verletzungen durch Feuer und Erde</translation>
    </message>
    <message>
        <source>%1 did not choose this spell: %2</source>
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
        <source>No Heroic Action</source>
        <translation>Keine Heroic Action</translation>
    </message>
    <message>
        <source>No supporting Warriors</source>
        <translation>Keine unterstützenden Krieger</translation>
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
        <source>%1 is not a prisoner to release</source>
        <translation>%1 ist kein Gefangener, der freigelassen werden kann</translation>
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
        <source>%1 is released at %2</source>
        <translation>%1 wird bei %2 freigelassen</translation>
    </message>
    <message>
        <source>%1 is released</source>
        <translation>%1 wird freigelassen</translation>
    </message>
    <message>
        <source>Release a prisoner</source>
        <translation>Gefangenen freilassen</translation>
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
        <source>one Vortex in the middle of each quarter, the Maelstrom in the centre (our reading of the diagram); “near” is Deployment Area A’s edge; then 3D10 Deviation each</source>
        <translation>je ein Vortex in der Mitte jedes Viertels, der Mahlstrom im Zentrum (unsere Auslegung der Abbildung); „vorn“ ist die Kante der Aufstellungszone A; dann je 3W10 Abweichung</translation>
    </message>
    <message>
        <source>a Vortex is there already</source>
        <translation>dort liegt schon ein Vortex</translation>
    </message>
    <message>
        <source>Location, chosen by %1</source>
        <translation>Position, gewählt von %1</translation>
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
        <source>one per level, from the Domains it masters</source>
        <translation>einer je Stufe, aus den beherrschten Domänen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n spell(s), but Wizard level %2</source>
        <translation>
            <numerusform>%1: %n Zauber, aber Wizard-Stufe %2</numerusform>
            <numerusform>%1: %n Zauber, aber Wizard-Stufe %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no spells chosen</source>
        <translation>%1: keine Zauber gewählt</translation>
    </message>
    <message>
        <source>%1: spells chosen: %2</source>
        <translation>%1: gewählte Zauber: %2</translation>
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
        <source>%1: no Injuries (Enchanted Armour)</source>
        <translation>%1: keine Verletzungen (Verzauberte Rüstung)</translation>
    </message>
    <message>
        <source>Element of the attacker or the spell’s mana</source>
        <translation>Element des Angreifers oder des Manas für den Zauber</translation>
    </message>
    <message>
        <source>Not a Fight or Shot: no Parry</source>
        <translation>Kein Gefecht und kein Schuss: kein Parry</translation>
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
        <source>a Combined Charge needs a Guard charging with %1</source>
        <translation>ein Gemeinsamer Ansturm braucht eine Einheit mit Guard, die mit %1 anstürmt</translation>
    </message>
    <message>
        <source>“%1” targets an enemy army</source>
        <translation>„%1“ zielt auf eine feindliche Armee</translation>
    </message>
    <message>
        <source>%1 can’t join the charge: only allied Infantry with Guard can</source>
        <translation>%1: schließt sich dem Ansturm nicht an, das kann nur verbündete Infanterie mit Guard</translation>
    </message>
    <message>
        <source>orders and prayers are for allied Units, not for %1</source>
        <translation>Befehle und Gebete gelten verbündeten Einheiten, nicht %1</translation>
    </message>
    <message>
        <source>Set up automatically</source>
        <translation>Automatischer Aufbau</translation>
    </message>
    <message>
        <source>%1: within %2 cm but not included</source>
        <translation>%1: innerhalb von %2 cm, aber nicht dabei</translation>
    </message>
    <message>
        <source>%1 is not on the map yet</source>
        <translation>%1: noch nicht auf dem Plan</translation>
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
        <source>%1 must return at an edge; the nearest is %2 cm away</source>
        <translation>%1: Rückkehr an einem Rand; der nächste ist %2 cm entfernt</translation>
    </message>
    <message>
        <source>%1: spells already chosen</source>
        <translation>%1: Zauber schon gewählt</translation>
    </message>
    <message>
        <source>spells are chosen before the first activation</source>
        <translation>Zauber werden vor der ersten Aktivierung gewählt</translation>
    </message>
    <message>
        <source>%1: not an enemy of %2</source>
        <translation>%1: kein Feind von %2</translation>
    </message>
    <message>
        <source>the spell is for allies, not for %1</source>
        <translation>der Zauber gilt Verbündeten, nicht %1</translation>
    </message>
    <message>
        <source>the spell is for enemies, not for %1</source>
        <translation>der Zauber gilt Feinden, nicht %1</translation>
    </message>
    <message>
        <source>mission choices are made before the first activation</source>
        <translation>Missionsentscheidungen fallen vor der ersten Aktivierung</translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es) of %1 can be within %2 cm, not %3</source>
        <translation>
            <numerusform>%n Held von %1 kann innerhalb von %2 cm sein, nicht %3</numerusform>
            <numerusform>%n Helden von %1 können innerhalb von %2 cm sein, nicht %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Wizard level %2, not %3</source>
        <translation>%1: Wizard-Stufe %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 is carried by %2</source>
        <translation>%1 wird von %2 getragen</translation>
    </message>
    <message>
        <source>that is %1 cm from the Leader: no Warrior is in Contact</source>
        <translation>das ist %1 cm vom Anführer entfernt: Kein Krieger ist im Kontakt</translation>
    </message>
    <message>
        <source>Fight won by %1</source>
        <translation>Gefecht gewonnen von %1</translation>
    </message>
    <message>
        <source>Best value: %1, %2 TS; chance to wipe out %3: %4</source>
        <translation>Am lohnendsten: %1, %2 ZA; Chance, %3 auszuschalten: %4</translation>
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
        <source>Chance to wipe out %1: %2; to kill at least one Warrior: %3</source>
        <translation>Chance, %1 auszuschalten: %2; mindestens einen Krieger zu töten: %3</translation>
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
    <message>
        <source>not needed when hits_dice is given</source>
        <translation>nicht nötig, wenn hits_dice angegeben ist</translation>
    </message>
    <message>
        <source>%1: a Stress</source>
        <translation>%1: ein Stress</translation>
    </message>
    <message>
        <source>%1’s Headquarters Phase follows</source>
        <translation>Danach folgt die Hauptquartierphase von %1</translation>
    </message>
    <message>
        <source>Already placed</source>
        <translation>Schon platziert</translation>
    </message>
    <message>
        <source>no Scenery was placed</source>
        <translation>kein Geländestück wurde platziert</translation>
    </message>
    <message>
        <source>Successes on the dice</source>
        <translation>Erfolge auf den Würfeln</translation>
    </message>
    <message>
        <source>No solo mission for %1</source>
        <translation>Keine Solo-Mission für %1</translation>
    </message>
    <message>
        <source>%1 for full fives of Warriors</source>
        <translation>%1 für volle Fünfergruppen von Kriegern</translation>
    </message>
    <message>
        <source>%1 TS, exhausts the Vortex</source>
        <translation>%1 ZA, erschöpft den Vortex</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 aufgehoben</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>Ansturm</translation>
    </message>
    <message>
        <source>more Injuries inflicted</source>
        <translation>mehr Verletzungen zugefügt</translation>
    </message>
    <message>
        <source>more Warriors</source>
        <translation>mehr Krieger</translation>
    </message>
    <message>
        <source>less Stress</source>
        <translation>weniger Stress</translation>
    </message>
    <message>
        <source>%1: no Advantage</source>
        <translation>%1: kein Vorteil</translation>
    </message>
    <message>
        <source>%1: Advantage %2 (%3)</source>
        <translation>%1: Vorteil %2 (%3)</translation>
    </message>
    <message>
        <source>%1 cancelled, %2 for a Guard to take</source>
        <translation>%1 aufgehoben, %2 kann eine Einheit mit Guard übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%1: no Guard takes the %n Injury(s)</source>
        <translation>
            <numerusform>%1: keine Einheit mit Guard übernimmt die Verletzung</numerusform>
            <numerusform>%1: keine Einheit mit Guard übernimmt die %n Verletzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to invoke with %1D10: %2</source>
        <translation>Chance auf die Beschwörung mit %1W10: %2</translation>
    </message>
    <message>
        <source>no allied Infantry Unit with Guard is there for a Combined Charge</source>
        <translation>für einen Gemeinsamen Ansturm ist keine verbündete Infanterie mit Guard da</translation>
    </message>
    <message>
        <source>Attack a cage</source>
        <translation>Käfig angreifen</translation>
    </message>
    <message>
        <source>Charge a cage</source>
        <translation>Käfig stürmen</translation>
    </message>
    <message>
        <source>choose the Deployment Area first</source>
        <translation>zuerst die Aufstellungszone wählen</translation>
    </message>
    <message>
        <source>Setup: %1 has the first turn</source>
        <translation>Aufbau: %1 beginnt</translation>
    </message>
    <message>
        <source>Deploy the Units</source>
        <translation>Einheiten aufstellen</translation>
    </message>
    <message>
        <source>Deploy all Units</source>
        <translation>Alle Einheiten aufstellen</translation>
    </message>
    <message>
        <source>%1: not on the map</source>
        <translation>%1: nicht auf dem Plan</translation>
    </message>
    <message>
        <source>%1, seen from Deployment Area A</source>
        <translation>%1, von Aufstellungszone A aus gesehen</translation>
    </message>
    <message>
        <source>%1, as seen by %2</source>
        <translation>%1, aus Sicht von %2</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; it must be more than %4 cm</source>
        <translation>%1 liegt %2 cm von %3 entfernt; es müssen mehr als %4 cm sein</translation>
    </message>
    <message>
        <source>%1 is in Contact with no cage</source>
        <translation>%1: kein Käfig im Kontakt</translation>
    </message>
    <message>
        <source>the winner’s lead of %1 in Advantage</source>
        <translation>der Vorsprung des Siegers an Vorteil: %1</translation>
    </message>
    <message>
        <source>no Solo Relics: they need three Sceneries, not all in the same half</source>
        <translation>keine Relikte als Solo-Mission: Sie brauchen drei Geländestücke, die nicht alle in derselben Hälfte stehen</translation>
    </message>
    <message>
        <source>from the map; in the line: %1</source>
        <translation>vom Plan; in der Linie: %1</translation>
    </message>
    <message>
        <source>The spell succeeds: resolve it on the table</source>
        <translation>Der Zauber gelingt: am Tisch abhandeln</translation>
    </message>
    <message>
        <source>missions are chosen before the first activation</source>
        <translation>Missionen werden vor der ersten Aktivierung gewählt</translation>
    </message>
    <message>
        <source>a move can’t end in a Scenery: %1</source>
        <translation>eine Bewegung kann nicht in einem Geländestück enden: %1</translation>
    </message>
    <message>
        <source>%1, the First Player, chooses the Deployment Area</source>
        <translation>%1, der Startspieler, wählt die Aufstellungszone</translation>
    </message>
    <message>
        <source>on the middle line</source>
        <translation>auf der Mittellinie</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>%1: Deviation Die, as on a clock</source>
        <translation>%1: Abweichungswürfel, wie auf der Uhr</translation>
    </message>
    <message>
        <source>Deviation Die, as on a clock</source>
        <translation>Abweichungswürfel, wie auf der Uhr</translation>
    </message>
    <message>
        <source>%1 left the battlefield: Deviation Die again</source>
        <translation>%1 verließ das Schlachtfeld: Abweichungswürfel noch einmal</translation>
    </message>
    <message>
        <source>%1 lay on another: Deviation Die again</source>
        <translation>%1 lag auf einem anderen: Abweichungswürfel noch einmal</translation>
    </message>
    <message>
        <source>Reach: no charge bonus</source>
        <translation>Reach: kein Bonus für den Ansturm</translation>
    </message>
    <message>
        <source>%1 Blaze</source>
        <translation>%1 Blaze</translation>
    </message>
    <message>
        <source>at an edge of its player’s half</source>
        <translation>am Rand in der Hälfte des eigenen Spielers</translation>
    </message>
    <message>
        <source>at an edge of the battlefield</source>
        <translation>am Rand des Schlachtfelds</translation>
    </message>
    <message numerus="yes">
        <source>The cataclysm inflicts %n Injury(s) on %1</source>
        <translation>
            <numerusform>Der Kataklysmus fügt %1 %n Verletzung zu</numerusform>
            <numerusform>Der Kataklysmus fügt %1 %n Verletzungen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Chances with all Warriors in Contact</source>
        <translation>Chancen mit allen Kriegern im Kontakt</translation>
    </message>
    <message>
        <source>Vortexes and Maelstrom placed</source>
        <translation>Vortizes und Mahlstrom gelegt</translation>
    </message>
    <message>
        <source>this can’t be changed once the match has begun</source>
        <translation>das lässt sich nicht mehr ändern, sobald die Partie begonnen hat</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>a list of %1 to %2 entries</source>
        <translation>eine Liste von %1 bis %2 Einträgen</translation>
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
        <source>text</source>
        <translation>Text</translation>
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
        <source>text without control characters</source>
        <translation>Text ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>a list of at most %1 entries</source>
        <translation>eine Liste mit höchstens %1 Einträgen</translation>
    </message>
    <message>
        <source>can’t be read: %1</source>
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
        <source>has a control character or isn’t UTF-8 text</source>
        <translation>enthält ein Steuerzeichen oder ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>not YAML: %1</source>
        <translation>kein YAML: %1</translation>
    </message>
    <message>
        <source>format &apos;%1&apos; can’t be read here; allowed: %2</source>
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
        <source>unknown key &apos;%1&apos;; no keys allowed here</source>
        <translation>unbekannter Schlüssel „%1“; hier sind keine Schlüssel erlaubt</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; allowed: %2</source>
        <translation>unbekannter Schlüssel „%1“; erlaubt: %2</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; appears twice</source>
        <translation>Schlüssel „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than %2</source>
        <translation>„%1“ ist länger als %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid id: %2</source>
        <translation>„%1“ ist keine gültige Kennung: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; no value is allowed here</source>
        <translation>„%1“ ist unbekannt; hier ist kein Wert erlaubt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>„%1“ gehört nicht zu: %2</translation>
    </message>
    <message>
        <source>unknown id &apos;%1&apos;</source>
        <translation>unbekannte Kennung „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice</source>
        <translation>„%1“ kommt zweimal vor</translation>
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
        <source>picture &apos;%1&apos; can’t be read</source>
        <translation>Bild „%1“ ist nicht lesbar</translation>
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
        <source>a colour name, or a code in quotes such as &quot;#3a7bd5&quot; (# begins a comment)</source>
        <translation>ein Farbname oder ein Code in Anführungszeichen wie &quot;#3a7bd5&quot; (# beginnt einen Kommentar)</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3a7bd5&quot;</source>
        <translation>eine Farbe wie &quot;#3a7bd5&quot;</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a link that leads out of this folder: put the file itself here</source>
        <translation>„%1“ ist ein Link, der aus diesem Ordner hinausführt: Leg die Datei selbst hierher</translation>
    </message>
    <message>
        <source>only %1 pictures are read</source>
        <translation>nur %1 Bilder werden gelesen</translation>
    </message>
    <message>
        <source>folders more than %1 levels down are not read</source>
        <translation>Ordner, die mehr als %1 Ebenen tief liegen, werden nicht gelesen</translation>
    </message>
    <message>
        <source>only %1 names in a folder are read: this and later ones are skipped</source>
        <translation>nur %1 Namen pro Ordner werden gelesen: dieser und die folgenden werden übersprungen</translation>
    </message>
    <message>
        <source>its name has control characters or isn’t UTF-8: rename it</source>
        <translation>der Name enthält Steuerzeichen oder ist kein UTF-8: Ändere ihn</translation>
    </message>
    <message>
        <source>only %1 files in a folder are read: this and later ones are skipped</source>
        <translation>nur %1 Dateien pro Ordner werden gelesen: diese und die folgenden werden übersprungen</translation>
    </message>
    <message>
        <source>only %1 MiB in a folder are read: this and later files are skipped</source>
        <translation>nur %1 MiB pro Ordner werden gelesen: diese und die folgenden Dateien werden übersprungen</translation>
    </message>
    <message>
        <source>this file is for &apos;%1&apos; but lies in the folder for &apos;%2&apos;: move it, or change its game</source>
        <translation>diese Datei ist für „%1“, liegt aber im Ordner für „%2“: Verschiebe sie oder ändere ihr Spiel</translation>
    </message>
    <message>
        <source>it depends on a file that was skipped</source>
        <translation>hängt von einer übersprungenen Datei ab</translation>
    </message>
    <message>
        <source>text can’t contain the invisible character %1: delete it</source>
        <translation>Text darf das unsichtbare Zeichen %1 nicht enthalten: Lösche es</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, to match its folder or name</source>
        <translation>„%1“, passend zum Ordner oder Namen</translation>
    </message>
    <message>
        <source>text that isn’t empty</source>
        <translation>Text, der nicht leer ist</translation>
    </message>
    <message>
        <source>text on one line, without tabs</source>
        <translation>Text in einer Zeile, ohne Tabulatoren</translation>
    </message>
    <message>
        <source>a list of %1 entries, as many as the header has</source>
        <translation>eine Liste mit %1 Einträgen, so vielen, wie die Kopfzeile hat</translation>
    </message>
    <message>
        <source>&apos;%1&apos; replaces &apos;%2&apos;: remove one of them</source>
        <translation>„%1“ ersetzt „%2“: Entferne eins von beiden</translation>
    </message>
    <message>
        <source>the folder’s files hold more than %1 values: this and later files are skipped</source>
        <translation>die Dateien des Ordners enthalten mehr als %1 Werte: diese und die folgenden Dateien werden übersprungen</translation>
    </message>
    <message>
        <source>pipes, sockets and devices are not read: move it elsewhere</source>
        <translation>Pipes, Sockets und Geräte werden nicht gelesen: Verschiebe es</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; now belongs to another unit</source>
        <translation>die frühere Kennung „%1“ gehört jetzt zu einer anderen Einheit</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is claimed by &apos;%2&apos; too</source>
        <translation>die frühere Kennung „%1“ beansprucht auch „%2“</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; appears twice for &apos;%2&apos;</source>
        <translation>die Option „%1“ kommt für „%2“ zweimal vor</translation>
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
        <source>only %1 MiB of rules entries are read: this and later files are skipped</source>
        <translation>nur %1 MiB Regeleinträge werden gelesen: diese und die folgenden Dateien werden übersprungen</translation>
    </message>
    <message>
        <source>a broken link: remove it, or point it to its file</source>
        <translation>ein defekter Link: Entferne ihn oder lass ihn auf seine Datei zeigen</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>mehr als %1 Werte</translation>
    </message>
    <message>
        <source>anchors (&amp;), aliases (*) and tags (!) aren’t allowed: write the value itself</source>
        <translation>Anker (&amp;), Aliasse (*) und Tags (!) sind nicht erlaubt: Schreibe den Wert selbst</translation>
    </message>
    <message>
        <source>unknown faction &apos;%1&apos;</source>
        <translation>unbekannte Fraktion „%1“</translation>
    </message>
    <message>
        <source>unknown domain &apos;%1&apos;</source>
        <translation>unbekannte Domäne „%1“</translation>
    </message>
    <message>
        <source>unknown skill &apos;%1&apos;</source>
        <translation>unbekannte Fertigkeit „%1“</translation>
    </message>
    <message>
        <source>unknown weapon &apos;%1&apos;</source>
        <translation>unbekannte Waffe „%1“</translation>
    </message>
    <message>
        <source>unknown kind of weapon &apos;%1&apos;</source>
        <translation>unbekannte Waffenart „%1“</translation>
    </message>
    <message>
        <source>unknown unit &apos;%1&apos;</source>
        <translation>unbekannte Einheit „%1“</translation>
    </message>
    <message>
        <source>the picture must be a valid PNG of at most %1 pixels per side</source>
        <translation>das Bild muss ein gültiges PNG mit höchstens %1 Pixeln pro Seite sein</translation>
    </message>
    <message>
        <source>no emblem is called &apos;%1&apos;; there are: %2</source>
        <translation>kein Emblem heißt „%1“; es gibt: %2</translation>
    </message>
    <message>
        <source>a time like %1, of the years %2 to %3</source>
        <translation>eine Zeit wie %1 aus den Jahren %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; begins, and is not a player</source>
        <translation>„%1“ beginnt und ist kein Spieler</translation>
    </message>
    <message>
        <source>needs one of procedure, undo, redo and goto</source>
        <translation>braucht genau eines von procedure, undo, redo und goto</translation>
    </message>
    <message>
        <source>an object with the milliseconds of one side</source>
        <translation>ein Objekt mit den Millisekunden einer Seite</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Adjutant can’t play matches of the game &apos;%1&apos;</source>
        <translation>Partien von „%1“ sind mit Adjutant nicht spielbar</translation>
    </message>
    <message>
        <source>this calculation takes about %1 million steps; the limit is %2 million: use fewer dice or actions</source>
        <translation>diese Berechnung braucht etwa %1 Millionen Schritte; das Limit liegt bei %2 Millionen: Nimm weniger Würfel oder Aktionen</translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 is damaged: %n usable step(s) before it</source>
        <translation>
            <numerusform>Zeile %1 von %2 ist beschädigt: %n brauchbarer Schritt davor</numerusform>
            <numerusform>Zeile %1 von %2 ist beschädigt: %n brauchbare Schritte davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 can’t be used: %n usable step(s) before it (%3)</source>
        <translation>
            <numerusform>Zeile %1 von %2 lässt sich nicht verwenden: %n brauchbarer Schritt davor (%3)</numerusform>
            <numerusform>Zeile %1 von %2 lässt sich nicht verwenden: %n brauchbare Schritte davor (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message>
        <source>this list is for another game or faction</source>
        <translation>diese Liste ist für ein anderes Spiel oder eine andere Fraktion</translation>
    </message>
    <message>
        <source>another player does this</source>
        <translation>das macht jemand anderes</translation>
    </message>
    <message>
        <source>the match has moved on</source>
        <translation>die Partie ist schon weiter</translation>
    </message>
    <message>
        <source>this can’t be done any more</source>
        <translation>das geht nicht mehr</translation>
    </message>
    <message>
        <source>this was answered before</source>
        <translation>das wurde schon beantwortet</translation>
    </message>
    <message>
        <source>there is no such thing</source>
        <translation>das gibt es nicht</translation>
    </message>
    <message>
        <source>the match is no longer open to phones</source>
        <translation>die Partie ist für Handys nicht mehr offen</translation>
    </message>
    <message>
        <source>Watcher</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>the phone and the app don’t understand each other</source>
        <translation>Handy und App verstehen einander nicht</translation>
    </message>
    <message>
        <source>the odds asked for before are still being computed</source>
        <translation>die zuvor erfragten Chancen werden noch berechnet</translation>
    </message>
    <message>
        <source>this phone was not let in</source>
        <translation>dieses Handy wurde nicht eingelassen</translation>
    </message>
    <message>
        <source>the laptop can’t save the match: look there</source>
        <translation>der Laptop kann die Partie nicht speichern: bitte dort nachsehen</translation>
    </message>
    <message>
        <source>the laptop can’t read this list</source>
        <translation>der Laptop kann diese Liste nicht lesen</translation>
    </message>
    <message>
        <source>this match has as many phones as it takes; remove one first</source>
        <translation>diese Partie hat schon so viele Handys, wie sie aufnimmt; zuerst muss eines entfernt werden</translation>
    </message>
    <message>
        <source>that is too long to search for</source>
        <translation>das ist zu lang für eine Suche</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <translation>%1 schlägt vor: %2</translation>
    </message>
    <message>
        <source>%1 wants to undo: %2</source>
        <translation>%1 möchte rückgängig machen: %2</translation>
    </message>
    <message>
        <source>%1 wants to redo: %2</source>
        <translation>%1 möchte wiederholen: %2</translation>
    </message>
    <message>
        <source>Waiting for agreement: %1</source>
        <translation>Zustimmung steht aus: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>answer the open question first</source>
        <translation>zuerst die offene Frage beantworten</translation>
    </message>
    <message>
        <source>this phone was removed: it needs a new code</source>
        <translation>dieses Handy wurde entfernt: Es braucht einen neuen Code</translation>
    </message>
    <message>
        <source>phones play with lists of at most %1 entries</source>
        <translation>Handys spielen mit Listen von höchstens %1 Einträgen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>roster</name>
    <message>
        <source>size %1 is not offered; %2 come in %3</source>
        <translation>Größe %1 gibt es nicht für %2; möglich: %3</translation>
    </message>
    <message>
        <source>no unit is called &apos;%1&apos;</source>
        <translation>keine Einheit heißt „%1“</translation>
    </message>
    <message>
        <source>no unit is called &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>keine Einheit heißt „%1“; meintest du „%2“?</translation>
    </message>
    <message>
        <source>%1 belong to %2; an army of %3 recruits from %4</source>
        <translation>%1: gehört zu %2; eine Armee von %3 rekrutiert aus %4</translation>
    </message>
    <message>
        <source>%1 %2 is %3 over the limit of %4</source>
        <translation>%1 %2: %3 über dem Limit von %4</translation>
    </message>
    <message>
        <source>take %1 %2 instead of %3</source>
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
        <source>%1’s list is empty</source>
        <translation>die Liste von %1 ist leer</translation>
    </message>
    <message>
        <source>card of %1: %2</source>
        <translation>Karte von %1: %2</translation>
    </message>
    <message>
        <source>two entries in the list are called %1</source>
        <translation>zwei Einträge der Liste heißen %1</translation>
    </message>
    <message>
        <source>%1 has no card</source>
        <translation>%1 hat keine Karte</translation>
    </message>
    <message>
        <source>size: one card per entry, not %1</source>
        <translation>size: eine Karte pro Eintrag, nicht %1</translation>
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
        <source>Not an attack</source>
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
        <source>After being attacked</source>
        <translation>Nach einem Angriff auf das Modell</translation>
    </message>
    <message>
        <source>After dodging every hit</source>
        <translation>Nachdem es allen Treffern ausgewichen ist</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Minimum dice</source>
        <translation>Mindestzahl Würfel</translation>
    </message>
    <message>
        <source>Maximum dice</source>
        <translation>Höchstzahl Würfel</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
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
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Wide attack</source>
        <translation>Breiter Angriff</translation>
    </message>
    <message>
        <source>Wounds the attacker heals</source>
        <translation>Wunden, die der Angreifer heilt</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Gewürfelt mit</translation>
    </message>
    <message>
        <source>Roll all of these dice</source>
        <translation>Alle diese Würfel werfen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Numbered automatically</source>
        <translation>Automatisch nummeriert</translation>
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
        <source>No roll</source>
        <translation>Kein Wurf</translation>
    </message>
    <message>
        <source>Cost: %1 dice</source>
        <translation>Kosten: Würfel (%1)</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Reichweite in Zoll</translation>
    </message>
    <message>
        <source>None printed</source>
        <translation>Keine gedruckt</translation>
    </message>
    <message>
        <source>Condition given</source>
        <translation>Zustandswirkung</translation>
    </message>
    <message>
        <source>Duration in rounds</source>
        <translation>Dauer in Runden</translation>
    </message>
    <message>
        <source>Other effects</source>
        <translation>Weitere Wirkungen</translation>
    </message>
    <message>
        <source>it costs %1</source>
        <translation>sie kostet %1</translation>
    </message>
    <message>
        <source>%1 is a reaction: offered when triggered</source>
        <translation>%1 ist eine Reaktion: wird angeboten, wenn sie ausgelöst wird</translation>
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
        <source>%1 has no movement dice left</source>
        <translation>%1 hat keine Bewegungswürfel mehr</translation>
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
        <source>dice: min %1</source>
        <translation>Würfel: mindestens %1</translation>
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
        <source>Reaction after an attack</source>
        <translation>Reaktion nach einem Angriff</translation>
    </message>
    <message>
        <source>Reaction after dodging every hit</source>
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
        <source>not rolled with %1 dice</source>
        <translation>nicht mit solchen Würfeln: %1</translation>
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
        <source>The rules call for ten cards but print none</source>
        <translation>Die Regeln verlangen zehn Karten, drucken aber keine ab</translation>
    </message>
    <message>
        <source>Card name</source>
        <translation>Kartenname</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>Only on the printed card</source>
        <translation>Nur auf der gedruckten Karte</translation>
    </message>
    <message>
        <source>%1name: &apos;%2&apos; is empty or used twice; each card in a deck needs its own name</source>
        <translation>%1name: „%2“ ist leer oder wird zweimal verwendet; jede Karte eines Stapels braucht einen eigenen Namen</translation>
    </message>
    <message>
        <source>Sides per die</source>
        <translation>Seiten pro Würfel</translation>
    </message>
    <message>
        <source>The rules name no die; they show a result of 7 and a target of 10+</source>
        <translation>Die Regeln nennen keinen Würfel; sie zeigen ein Ergebnis von 7 und einen Zielwert von 10+</translation>
    </message>
    <message>
        <source>Cards per deck</source>
        <translation>Karten pro Stapel</translation>
    </message>
    <message>
        <source>As in the rules</source>
        <translation>Wie in den Regeln</translation>
    </message>
    <message>
        <source>Draft rounds</source>
        <translation>Draftrunden</translation>
    </message>
    <message>
        <source>The rules say eight; two cards per deck each round make %1 rounds for a deck of %2</source>
        <translation>Die Regeln nennen acht; zwei Karten pro Stapel und Runde ergeben %1 Runden bei einem Stapel von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, none given</source>
        <translation>
            <numerusform>%1: %n Augenzahl wird gebraucht, keine angegeben</numerusform>
            <numerusform>%1: %n Augenzahlen werden gebraucht, keine angegeben</numerusform>
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
        <source>Best reply to %n hit(s): %1, wounds on average: %2</source>
        <translation>
            <numerusform>Beste Antwort auf %n Treffer: %1, Wunden im Schnitt: %2</numerusform>
            <numerusform>Beste Antwort auf %n Treffer: %1, Wunden im Schnitt: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dodges on %2</source>
        <translation>%1 weicht bei %2 aus</translation>
    </message>
    <message>
        <source>%1 rolls %2 and dodges %3 of %4</source>
        <translation>%1 würfelt %2: %4, davon %3 ausgewichen</translation>
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
        <source>Saves by %1: %2 of %3</source>
        <translation>Abgewehrt von %1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 isn’t harmed</source>
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
        <source>Reaction by %1</source>
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
        <source>Never dodges</source>
        <translation>Weicht nie aus</translation>
    </message>
    <message>
        <source>Never saves</source>
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
        <source>%1/%2/id: &apos;%3&apos; is used twice; each ability on a card needs its own id</source>
        <translation>%1/%2/id: „%3“ wird zweimal verwendet; jede Fähigkeit einer Karte braucht eine eigene Kennung</translation>
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
        <source>Unknown</source>
        <translation>Unbekannt</translation>
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
        <source>Inches per movement die</source>
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
        <source>No abilities printed</source>
        <translation>Keine Fähigkeiten gedruckt</translation>
    </message>
    <message>
        <source>Vulnerable to %1: +1 wound</source>
        <translation>Anfällig für %1: +1 Wunde</translation>
    </message>
    <message>
        <source>Resistant to %1: −1 wound</source>
        <translation>Resistent gegen %1: −1 Wunde</translation>
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
        <source>%1 has used its ability this round</source>
        <translation>%1 hat die Fähigkeit in dieser Runde schon eingesetzt</translation>
    </message>
    <message>
        <source>%1 is Dying</source>
        <translation>%1 ist Sterbend</translation>
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
        <source>No Defense: no dodges</source>
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
        <source>No Resistance: no saves</source>
        <translation>Kein Widerstand: keine Abwehr</translation>
    </message>
    <message>
        <source>Damage per unsaved hit: %1</source>
        <translation>Schaden je nicht abgewehrtem Treffer: %1</translation>
    </message>
    <message>
        <source>Vulnerable: +1 wound, once</source>
        <translation>Anfällig: +1 Wunde, einmal</translation>
    </message>
    <message>
        <source>Resistant: −1 wound, once</source>
        <translation>Resistent: −1 Wunde, einmal</translation>
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
        <source>%1 to wound, %2 Dying, wounds on average: %3</source>
        <translation>%1 für eine Wunde, %2 für Sterbend, Wunden im Schnitt: %3</translation>
    </message>
    <message>
        <source>%1 to wound, wounds on average: %2</source>
        <translation>%1 für eine Wunde, Wunden im Schnitt: %2</translation>
    </message>
    <message>
        <source>At least one hit gets through</source>
        <translation>Mindestens ein Treffer kommt durch</translation>
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
        <source>%1 chance of %2 against %3: %4 isn’t enough</source>
        <translation>%1 Chance auf „%2“ gegen %3: %4 reicht nicht</translation>
    </message>
    <message>
        <source>Chance of Dying (rows: attack dice, columns: defense dice)</source>
        <translation>Chance auf „Sterbend“ (Zeilen: Angriffswürfel, Spalten: Verteidigungswürfel)</translation>
    </message>
    <message>
        <source>Average wounds (rows: attack dice, columns: defense dice)</source>
        <translation>Wunden im Schnitt (Zeilen: Angriffswürfel, Spalten: Verteidigungswürfel)</translation>
    </message>
    <message>
        <source>%1 against %2, wounds on average: %3</source>
        <translation>%1 gegen %2, Wunden im Schnitt: %3</translation>
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
        <source>Target’s wounds left</source>
        <translation>Übrige Wunden des Ziels</translation>
    </message>
    <message>
        <source>Dying not computed</source>
        <translation>„Sterbend“ nicht berechnet</translation>
    </message>
    <message>
        <source>Target is vulnerable</source>
        <translation>Ziel ist anfällig</translation>
    </message>
    <message>
        <source>Target is resistant</source>
        <translation>Ziel ist resistent</translation>
    </message>
    <message>
        <source>Hits already rolled</source>
        <translation>Schon gewürfelte Treffer</translation>
    </message>
    <message>
        <source>Not rolled yet</source>
        <translation>Noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>Target chance (%)</source>
        <translation>Gewünschte Chance (%)</translation>
    </message>
    <message>
        <source>Chance of Dying, not just a wound</source>
        <translation>Chance auf „Sterbend“, nicht nur auf eine Wunde</translation>
    </message>
    <message>
        <source>attacker: the card has no attack</source>
        <translation>attacker: Die Karte hat keinen Angriff</translation>
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
        <source>%1 has no attack on its card</source>
        <translation>%1 hat keinen Angriff auf der Karte</translation>
    </message>
    <message>
        <source>a model can’t attack itself</source>
        <translation>ein Modell kann sich nicht selbst angreifen</translation>
    </message>
    <message>
        <source>%1 is already a target</source>
        <translation>%1 ist schon ein Ziel</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 ist auf derselben Seite</translation>
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
        <source>No more targets</source>
        <translation>Keine weiteren Ziele</translation>
    </message>
    <message>
        <source>%1 is not a wide attack: one target only</source>
        <translation>%1 ist kein breiter Angriff: nur ein Ziel</translation>
    </message>
    <message>
        <source>%1 gives an even chance to wound if nobody dodges</source>
        <translation>mit %1 stehen die Chancen auf eine Wunde 50:50, wenn niemand ausweicht</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Kostet %1</translation>
    </message>
    <message>
        <source>Accuracy bonus from allies or cards</source>
        <translation>Genauigkeitsbonus durch Verbündete oder Karten</translation>
    </message>
    <message>
        <source>Power bonus from allies or cards</source>
        <translation>Kraftbonus durch Verbündete oder Karten</translation>
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
        <source>Wound change</source>
        <translation>Änderung der Wunden</translation>
    </message>
    <message>
        <source>%1 set to %2 of %3 wounds</source>
        <translation>%1 auf %2 von %3 Wunden gesetzt</translation>
    </message>
    <message>
        <source>Condition to add</source>
        <translation>Neuer Zustand</translation>
    </message>
    <message>
        <source>Remove one instead</source>
        <translation>Stattdessen einen entfernen</translation>
    </message>
    <message>
        <source>at most %1 conditions per model</source>
        <translation>höchstens %1 Zustände pro Modell</translation>
    </message>
    <message>
        <source>%1 can’t fall prone now</source>
        <translation>%1 kann jetzt nicht zu Boden gehen</translation>
    </message>
    <message>
        <source>%1 has no conditions</source>
        <translation>%1 hat keine Zustände</translation>
    </message>
    <message>
        <source>Condition to remove</source>
        <translation>Zu entfernender Zustand</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1: nicht mehr %2</translation>
    </message>
    <message>
        <source>Experience change</source>
        <translation>Änderung der Erfahrung</translation>
    </message>
    <message>
        <source>Note unchanged</source>
        <translation>Notiz unverändert</translation>
    </message>
    <message>
        <source>%1 has %2 experience</source>
        <translation>%1 hat %2 Erfahrung</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Two cards from %1’s deck</source>
        <translation>Zwei Karten vom Stapel von %1</translation>
    </message>
    <message>
        <source>Draft round %1: %2</source>
        <translation>Draftrunde %1: %2</translation>
    </message>
    <message>
        <source>%1’s deck</source>
        <translation>Stapel von %1</translation>
    </message>
    <message>
        <source>Goes first in the draft</source>
        <translation>Ist im Draft zuerst dran</translation>
    </message>
    <message>
        <source>The rules don’t say who: agree, or roll for it</source>
        <translation>Die Regeln sagen nicht, wer: einigt euch oder würfelt es aus</translation>
    </message>
    <message>
        <source>Cards drawn unseen</source>
        <translation>Karten, verdeckt gezogen</translation>
    </message>
    <message>
        <source>Each die picks a card by its position among those left in the deck</source>
        <translation>Jeder Würfel zieht eine Karte nach ihrer Position unter denen, die im Stapel übrig sind</translation>
    </message>
    <message>
        <source>Enter the cards drawn at the table</source>
        <translation>Gebt die am Tisch gezogenen Karten ein</translation>
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
        <source>%1 burns %2</source>
        <translation>%1 verbrennt %2</translation>
    </message>
    <message>
        <source>%1’s pick</source>
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
        <source>Resolve it on the table, then change wounds or conditions on the model’s sheet</source>
        <translation>Handelt es am Tisch ab und ändert dann Wunden oder Zustände auf dem Blatt des Modells</translation>
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
        <source>The rules set no end: you name the winners</source>
        <translation>Die Regeln legen kein Ende fest: Ihr nennt die Sieger</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>spend at least one die</source>
        <translation>gib mindestens einen Würfel aus</translation>
    </message>
    <message numerus="yes">
        <source>It moves up to %n inch(es)</source>
        <translation>
            <numerusform>Es bewegt sich bis zu %n Zoll</numerusform>
            <numerusform>Es bewegt sich bis zu %n Zoll</numerusform>
        </translation>
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
        <source>apart from attacks, %1 has no ability for its own activation</source>
        <translation>außer Angriffen hat %1 keine Fähigkeit für die eigene Aktivierung</translation>
    </message>
    <message>
        <source>Model affected</source>
        <translation>Betroffenes Modell</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n card(s); the rules call for 10</source>
        <translation>
            <numerusform>der Stapel hat %n Karte; die Regeln verlangen 10</numerusform>
            <numerusform>der Stapel hat %n Karten; die Regeln verlangen 10</numerusform>
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
        <source>Draft round</source>
        <translation>Draftrunde</translation>
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
        <source>Change experience</source>
        <translation>Erfahrung ändern</translation>
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
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Hand von %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n wound(s): %2 of %3 left</source>
        <translation>
            <numerusform>%1 erleidet %n Wunde: %2 von %3 übrig</numerusform>
            <numerusform>%1 erleidet %n Wunden: %2 von %3 übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls and is Dying</source>
        <translation>%1 fällt und ist Sterbend</translation>
    </message>
    <message>
        <source>%1 takes no wounds; other effects apply</source>
        <translation>%1 erleidet keine Wunden; andere Wirkungen gelten</translation>
    </message>
    <message>
        <source>%1gives: the condition needs a name</source>
        <translation>%1gives: Der Zustand braucht einen Namen</translation>
    </message>
    <message>
        <source>%1: enter the number of dice of each kind</source>
        <translation>%1: Gib die Anzahl der Würfel jeder Art ein</translation>
    </message>
    <message>
        <source>Odds shown for %1 as the target</source>
        <translation>Die Chancen gelten für %1 als Ziel</translation>
    </message>
    <message>
        <source>the condition needs a name</source>
        <translation>der Zustand braucht einen Namen</translation>
    </message>
    <message>
        <source>%1D%2</source>
        <translation>%1W%2</translation>
    </message>
    <message>
        <source>%1: roll all dice or at most %2, not both</source>
        <translation>%1: alle Würfel werfen oder höchstens %2, nicht beides</translation>
    </message>
    <message>
        <source>dice: max %1 at once</source>
        <translation>Würfel: höchstens %1 auf einmal</translation>
    </message>
    <message>
        <source>dice: max %1</source>
        <translation>Würfel: höchstens %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n inch(es)</source>
        <translation>
            <numerusform>%1 innerhalb von %n Zoll</numerusform>
            <numerusform>%1 innerhalb von %n Zoll</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to wound if nobody dodges, wounds on average: %2</source>
        <translation>%1 für eine Wunde, wenn niemand ausweicht, Wunden im Schnitt: %2</translation>
    </message>
    <message>
        <source>Same as on the card</source>
        <translation>Wie auf der Karte</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>all dice, spent ones too</source>
        <translation>alle Würfel, auch ausgegebene</translation>
    </message>
    <message>
        <source>the card allows at most %1; elsewhere the rules allow %2</source>
        <translation>die Karte erlaubt höchstens %1; an anderer Stelle erlauben die Regeln %2</translation>
    </message>
    <message>
        <source>%1 already has this condition: %2</source>
        <translation>%1 hat diesen Zustand schon: %2</translation>
    </message>
    <message>
        <source>No wounds: only Fire, Arcane and Radiant harm Mistform</source>
        <translation>Keine Wunden: Nur Feuer, Arkan und Strahlend schaden der Nebelgestalt</translation>
    </message>
    <message>
        <source>In Mistform and unharmed by this type</source>
        <translation>In Nebelgestalt und immun gegen diese Schadensart</translation>
    </message>
    <message>
        <source>%1: only Fire, Arcane and Radiant harm it</source>
        <translation>%1: Nur Feuer, Arkan und Strahlend schaden ihr</translation>
    </message>
    <message>
        <source>the list has no deck; the rules call for 10 cards</source>
        <translation>die Liste hat keinen Stapel; die Regeln verlangen 10 Karten</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen von %1</translation>
    </message>
    <message numerus="yes">
        <source>The draft ends, with %n round(s) left</source>
        <translation>
            <numerusform>Der Draft endet, obwohl noch %n Runde übrig ist</numerusform>
            <numerusform>Der Draft endet, obwohl noch %n Runden übrig sind</numerusform>
        </translation>
    </message>
    <message>
        <source>an attack needs at least one die</source>
        <translation>ein Angriff braucht mindestens einen Würfel</translation>
    </message>
    <message>
        <source>%1: %2 dice</source>
        <translation>%1 – Würfel: %2</translation>
    </message>
    <message>
        <source>%1 rolls %2, those spent this round too</source>
        <translation>%1 würfelt %2, auch die in dieser Runde verbrauchten</translation>
    </message>
    <message>
        <source>Maximum dice by another rule</source>
        <translation>Höchstzahl Würfel nach anderer Regel</translation>
    </message>
    <message>
        <source>no draft rounds were chosen</source>
        <translation>es wurden keine Draftrunden gewählt</translation>
    </message>
    <message>
        <source>%1 goes first: card to burn</source>
        <translation>%1 ist zuerst dran: Karte zum Verbrennen</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>Abgelegt: %1</translation>
    </message>
    <message>
        <source>Not acted yet: %1</source>
        <translation>Noch nicht gehandelt: %1</translation>
    </message>
    <message>
        <source>Cards played this round</source>
        <translation>In dieser Runde gespielte Karten</translation>
    </message>
</context>
</TS>
