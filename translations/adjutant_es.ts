<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <translation>Ayuda de juego</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Saves the page for print</source>
        <translation>Guarda la página para imprimir</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Not translated yet: this is the English page.</source>
        <translation>Aún sin traducir: esta es la página en inglés.</translation>
    </message>
    <message>
        <source>No player aid</source>
        <translation>Sin ayuda de juego</translation>
    </message>
    <message>
        <source>This game has none yet. Its rules are in the look-up.</source>
        <translation>Este juego aún no tiene. Sus reglas están en la consulta.</translation>
    </message>
    <message>
        <source>%1 · player aid</source>
        <extracomment>head of a printed page: the game, and what the page is</extracomment>
        <translation>%1 · ayuda de juego</translation>
    </message>
    <message>
        <source>made with Adjutant</source>
        <translation>hecho con Adjutant</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>BinEntry</name>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Tap a list or a match to bring it back.</source>
        <translation>Toque una lista o partida para recuperarla.</translation>
    </message>
    <message>
        <source>Nothing is in it. What you delete stays here for 30 days.</source>
        <translation>Está vacía. Lo que borre queda aquí 30 días.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>%1. Brings it back</source>
        <translation>%1. Lo recupera</translation>
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
        <translation>%L1 de más</translation>
    </message>
    <message>
        <source>%L1 left</source>
        <translation>quedan %L1</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3, over the limit</source>
        <translation>%1: %L2 de %L3, límite superado</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3</source>
        <translation>%1: %L2 de %L3</translation>
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
        <translation>%1 de %2</translation>
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
        <translation>Introducir su carta</translation>
    </message>
    <message>
        <source>Change the card</source>
        <translation>Cambiar la carta</translation>
    </message>
</context>
<context>
    <name>CatalogueCardLine</name>
    <message numerus="yes">
        <source>%n in the list</source>
        <translation>
            <numerusform>%n en la lista</numerusform>
            <numerusform>%n en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>no stats in the rulebook</source>
        <translation>sin valores en el reglamento</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>tu carta</translation>
    </message>
    <message>
        <source>Fold the card</source>
        <translation>Plegar la carta</translation>
    </message>
    <message>
        <source>Unfold the card. %1</source>
        <translation>Desplegar la carta. %1</translation>
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
            <numerusform>Añadir %n %1</numerusform>
            <numerusform>Añadir %n %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CataloguePane</name>
    <message>
        <source>Type in a card</source>
        <translation>Introducir una carta</translation>
    </message>
    <message>
        <source>Type in the cards that you play with. Each is kept in this list.</source>
        <translation>Introduce las cartas con las que juegas. Cada una se guarda en esta lista.</translation>
    </message>
    <message>
        <source>Search names, types and abilities</source>
        <translation>Buscar nombres, tipos y capacidades</translation>
    </message>
    <message>
        <source>Search for a part of a name, a type or an ability.</source>
        <translation>Busca una parte de un nombre, de un tipo o de una capacidad.</translation>
    </message>
    <message>
        <source>What can be added</source>
        <translation>Lo que se puede añadir</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nada coincide</translation>
    </message>
    <message>
        <source>Nothing is ready to be added</source>
        <translation>No hay nada listo para añadir</translation>
    </message>
</context>
<context>
    <name>CatalogueSheet</name>
    <message>
        <source>Add to the list</source>
        <translation>Añadir a la lista</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
    <message>
        <source>%1, Round by Round</source>
        <translation>%1, Ronda a Ronda</translation>
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
        <translation>no es posible</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>There is nothing to choose yet.</source>
        <translation>Aún no hay nada que elegir.</translation>
    </message>
</context>
<context>
    <name>CounterField</name>
    <message>
        <source>%1, %2: 1 less</source>
        <translation>%1, %2: 1 menos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: 1 more</source>
        <translation>%1, %2: 1 más</translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Pass the device to %1</source>
        <translation>Pasa el dispositivo a %1</translation>
    </message>
    <message>
        <source>Put the device back on the table</source>
        <translation>Deja el dispositivo en la mesa</translation>
    </message>
    <message>
        <source>What comes next is for %1 only.</source>
        <translation>Lo que sigue es solo para %1.</translation>
    </message>
    <message>
        <source>Secret choices are hidden.</source>
        <translation>Las elecciones secretas están ocultas.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Mostrar la mesa</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>%2: what does the D%L1 show?</source>
        <translation>%2: ¿qué sale en el D%L1?</translation>
    </message>
    <message>
        <source>What does the D%L1 show?</source>
        <translation>¿Qué sale en el D%L1?</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Que tire la app</translation>
    </message>
    <message>
        <source>Undo die</source>
        <translation>Deshacer dado</translation>
    </message>
    <message>
        <source>Die %L1 of %L2</source>
        <translation>Dado %L1 de %L2</translation>
    </message>
    <message>
        <source>Or enter the count: %1</source>
        <translation>O introduce el recuento: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Tirar todo</translation>
    </message>
    <message>
        <source>These dice and those that follow, until something else is asked</source>
        <translation>Estos dados y los siguientes, hasta que se pregunte otra cosa</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>More: a larger number</source>
        <translation>Más: un número mayor</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>D%L1, not rolled</source>
        <translation>D%L1, sin tirar</translation>
    </message>
    <message>
        <source>%L1, no success</source>
        <translation>%L1, sin éxito</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Rules for now</source>
        <translation>Reglas de ahora</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
        <translation>Seguir: %1</translation>
    </message>
    <message>
        <source>What was entered is kept</source>
        <translation>Lo introducido se conserva</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Aún sin terminar</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Pasa el dispositivo a %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Cancelar: %1</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Guardar esta partida</translation>
    </message>
    <message numerus="yes">
        <source>Save %n match(es)</source>
        <translation>
            <numerusform>Guardar %n partida</numerusform>
            <numerusform>Guardar %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Story to read (web page)</source>
        <translation>Crónica para leer (página web)</translation>
    </message>
    <message>
        <source>Stories to read (a web page each)</source>
        <translation>Crónicas para leer (una página web por partida)</translation>
    </message>
    <message>
        <source>With armies, charts, luck and every step</source>
        <translation>Con ejércitos, gráficos, suerte y cada paso</translation>
    </message>
    <message>
        <source>Everything in it comes back when imported</source>
        <translation>Al importarla vuelve todo</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>One step per line</source>
        <translation>Un paso por línea</translation>
    </message>
    <message>
        <source>Every match on a line, for a spreadsheet</source>
        <translation>Cada partida en una línea, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Plays for BG Stats</source>
        <translation>Partidas para BG Stats</translation>
    </message>
    <message>
        <source>Finished matches only</source>
        <translation>Solo partidas terminadas</translation>
    </message>
    <message>
        <source>Adjutant match</source>
        <translation>Partida de Adjutant</translation>
    </message>
    <message>
        <source>Adjutant matches (a file each)</source>
        <translation>Partidas de Adjutant (un archivo por partida)</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, línea %2, columna %3: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is not an army code. Nothing was changed. Copy the whole code: it starts with ADJ1:.</source>
        <translation>Esto no es un código de ejército. No se ha cambiado nada. Copia el código entero: empieza por ADJ1:.</translation>
    </message>
    <message>
        <source>This army code was made by a newer Adjutant. Nothing was changed. Update Adjutant, or ask for the army as a file.</source>
        <translation>Este código de ejército es de un Adjutant más nuevo. No se ha cambiado nada. Actualiza Adjutant o pide el ejército como archivo.</translation>
    </message>
    <message>
        <source>The army code is cut off or mistyped. Nothing was changed. Copy it again, whole, from ADJ1: to its end.</source>
        <translation>El código de ejército está cortado o mal escrito. No se ha cambiado nada. Cópialo otra vez entero, desde ADJ1: hasta el final.</translation>
    </message>
    <message>
        <source>This text is too long to be an army code. Nothing was changed. Copy the code alone, from ADJ1: to its end.</source>
        <translation>Este texto es demasiado largo para ser un código de ejército. No se ha cambiado nada. Copia solo el código, desde ADJ1: hasta el final.</translation>
    </message>
    <message>
        <source>The army code is whole, but what it holds is not an army list. Nothing was changed. Ask whoever made it to share the army again.</source>
        <translation>El código de ejército está entero, pero no contiene una lista de ejército. No se ha cambiado nada. Pide a quien lo hizo que comparta el ejército otra vez.</translation>
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
        <translation>%1, aún sin introducir</translation>
    </message>
    <message>
        <source>Keep %L1?</source>
        <translation>¿Conservar %L1?</translation>
    </message>
    <message>
        <source>%1 is not entered yet; press if the card says the same</source>
        <translation>%1: aún sin introducir; pulsa si la carta dice lo mismo</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 AP</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the last two of a list: &quot;6, 9&quot; and &quot;12&quot;</extracomment>
        <translation>%1 y %2</translation>
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
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Players and factions</source>
        <translation>Jugadores y facciones</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Facción</translation>
    </message>
    <message>
        <source>Any faction</source>
        <translation>Cualquier facción</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>Cualquier jugador</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misión</translation>
    </message>
    <message>
        <source>Any mission</source>
        <translation>Cualquier misión</translation>
    </message>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <translation>
            <numerusform>Mostrar %n partida</numerusform>
            <numerusform>Mostrar %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
</context>
<context>
    <name>FindingCard</name>
    <message>
        <source>Show it in the list</source>
        <translation>Mostrar en la lista</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Muestra la regla</translation>
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
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not in these figures: %1</source>
        <translation>No incluido en estas cifras: %1</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 desde la izquierda, %2 desde el frente</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Suma: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose dice, their sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
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
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>on record</source>
        <translation>registrado</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Keep these dice</source>
        <translation>Conservar estos dados</translation>
    </message>
</context>
<context>
    <name>FormSheet</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No longer asked: %1</source>
        <translation>Ya no se pregunta: %1</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Deshacer última respuesta</translation>
    </message>
    <message>
        <source>Allow anyway: %1</source>
        <translation>Acordado: %1</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Ocultar las respuestas</translation>
    </message>
    <message>
        <source>Answers: %L1</source>
        <translation>Respuestas: %L1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Menos opciones</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n opción más</numerusform>
            <numerusform>%n opciones más</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consultar una regla</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Tirar todo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Saltar el resto</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>GoalCheckLine</name>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
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
        <translation>Metas</translation>
    </message>
    <message>
        <source>Hide what to do for the goals</source>
        <translation>Ocultar qué hacer para las metas</translation>
    </message>
    <message>
        <source>Show what to do for the goals</source>
        <translation>Mostrar qué hacer para las metas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Hasta ahora: %1</translation>
    </message>
</context>
<context>
    <name>Ground</name>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 desde la izquierda, %2 desde el frente</translation>
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
        <translation>%L1 × %L2 %3, una línea cada %L4 %3</translation>
    </message>
    <message>
        <source>%L1 × %L2 %3</source>
        <translation>%L1 × %L2 %3</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>%1 in the whole window</source>
        <translation>%1 en toda la ventana</translation>
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
        <translation>Las flechas del teclado lo mueven de 1 en 1; con Mayús, de 5 en 5.</translation>
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
        <translation>Más lejos</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Más cerca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>GroundSummary</name>
    <message>
        <source>Tap something to see what it is, then another thing or spot to measure.</source>
        <translation>Toca algo para ver qué es, y luego otra cosa o un punto para medir.</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Toca adónde va.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Its place and what else is known of it, in figures</source>
        <translation>Su posición y lo demás que se sabe, en cifras</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Not on the board: %L1</source>
        <translation>Fuera del tablero: %L1</translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Ocultarlos</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrarlos</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <translation>Poner en el tablero</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>What %1 can do</source>
        <translation>Lo que puede hacer %1</translation>
    </message>
    <message>
        <source>Only put it there</source>
        <translation>Solo ponerlo ahí</translation>
    </message>
    <message>
        <source>Without an action: its place is put right</source>
        <translation>Sin acción: solo se corrige su posición</translation>
    </message>
</context>
<context>
    <name>HistoryChoiceWords</name>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>matches</comment>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <comment>matches</comment>
        <translation>Abandonadas</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Filters: %L1</source>
        <translation>Filtros: %L1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Save the matches that are shown</source>
        <translation>Guardar las partidas mostradas</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Añadir una partida pasada</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Search players, armies, notes</source>
        <translation>Buscar jugadores, ejércitos, notas</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>matches, filters</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No match fits</source>
        <translation>Ninguna partida coincide</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Search for a part of a name, an army, a mission or a note, or show all matches again.</source>
        <translation>Busca una parte de un nombre, un ejército, una misión o una nota, o vuelve a mostrar todas las partidas.</translation>
    </message>
    <message>
        <source>Matches you play with Adjutant come here by themselves, turn by turn. You can also enter one that you played without it.</source>
        <translation>Las partidas que juegas con Adjutant llegan aquí solas, turno a turno. También puedes anotar una que hayas jugado sin él.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation>Se guarda 30 días en la papelera</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation>%1 se ha movido a la papelera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n partida ya estaba.</numerusform>
            <numerusform>%n partidas ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n partida importada.</numerusform>
            <numerusform>%n partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>Queda %n partida por leer</numerusform>
            <numerusform>Quedan %n partidas por leer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>In progress, Round %1</source>
        <translation>En curso, ronda %1</translation>
    </message>
    <message>
        <source>Abandoned in Round %1</source>
        <translation>Abandonada en la Ronda %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Victoria: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
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
        <translation>d MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s)</source>
        <translation>
            <numerusform>%n Ronda</numerusform>
            <numerusform>%n Rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>anotada a mano</translation>
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
        <translation>%1: %2 partidas, %3 ganadas, %4 perdidas, %5 empatadas</translation>
    </message>
    <message>
        <source>unknown day</source>
        <translation>día desconocido</translation>
    </message>
    <message>
        <source>Altered or incomplete: this isn&apos;t what was recorded</source>
        <translation>Alterada o incompleta: no es lo que se registró</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Ganada por %1</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Pick up where you left off</source>
        <translation>Sigue donde lo dejaste</translation>
    </message>
    <message>
        <source>From a code, a file or pasted text</source>
        <translation>De un código, un archivo o un texto pegado</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consultar una regla</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>¿Qué pasará?</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuar: %1</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Matches, results and their stories</source>
        <translation>Partidas, resultados y sus crónicas</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) saved.</source>
        <translation>
            <numerusform>%n lista guardada.</numerusform>
            <numerusform>%n listas guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nueva lista</translation>
    </message>
    <message>
        <source>Ready cards, or cards of your own</source>
        <translation>Cartas preparadas o las tuyas propias</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importar una lista</translation>
    </message>
    <message>
        <source>Exact odds, with the reasons</source>
        <translation>Probabilidades exactas, con los motivos</translation>
    </message>
    <message>
        <source>In short, with how it is read here</source>
        <translation>En breve, con nuestra lectura</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Listas de ejemplo</translation>
    </message>
    <message>
        <source>Make a list, or start from a ready one.</source>
        <translation>Haz una lista o parte de una preparada.</translation>
    </message>
    <message>
        <source>Choose a faction and the limits</source>
        <translation>Elige una facción y los límites</translation>
    </message>
</context>
<context>
    <name>HtmlExport</name>
    <message>
        <source>There are no Units in this army yet.</source>
        <translation>Este ejército aún no tiene Unidades.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The Units of the army</source>
        <translation>Las Unidades del ejército</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
</context>
<context>
    <name>HtmlUnit</name>
    <message>
        <source>Profile of %1</source>
        <translation>Perfil de %1</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Code or text</source>
        <translation>Código o texto</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importar una lista</translation>
    </message>
    <message>
        <source>Paste a code (it starts with ADJ1:) or the contents of a list&apos;s file. The list is checked anew; your other lists stay as they are.</source>
        <translation>Pega un código (empieza por ADJ1:) o el contenido del archivo de una lista. La lista se comprueba de nuevo; tus otras listas quedan como están.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
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
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
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
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Esta lista de teclas</translation>
    </message>
    <message>
        <source>To the next control; with Shift to the one before</source>
        <translation>Al control siguiente; con Mayús al anterior</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>Pulsar lo que tiene el foco</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Close a sheet; otherwise back</source>
        <translation>Cerrar una hoja; si no, atrás</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nueva lista</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importar una lista</translation>
    </message>
    <message>
        <source>Save a card, a match that was entered, a story</source>
        <translation>Guardar una carta, una partida anotada, una crónica</translation>
    </message>
    <message>
        <source>Back up now, in the settings</source>
        <translation>Hacer una copia ahora, en los ajustes</translation>
    </message>
    <message>
        <source>Lists, rules and history</source>
        <translation>Listas, reglas e historial</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation>De fila en fila</translation>
    </message>
    <message>
        <source>Add a match played without Adjutant</source>
        <translation>Anotar una partida jugada sin Adjutant</translation>
    </message>
    <message>
        <source>Matches or results</source>
        <translation>Partidas o resultados</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>Una lista</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Find a card to add</source>
        <translation>Buscar una carta que añadir</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Imprimir y compartir</translation>
    </message>
    <message>
        <source>Play a match with this list</source>
        <translation>Jugar una partida con esta lista</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambiar los bandos</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Deshacer última respuesta</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>To what comes next; before a match: begin</source>
        <translation>A lo que sigue; antes de una partida: empezar</translation>
    </message>
    <message>
        <source>Hear whose turn it is</source>
        <translation>Oír de quién es el turno</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>From piece to piece</source>
        <translation>De pieza en pieza</translation>
    </message>
    <message>
        <source>In a roll: a die that shows it; 0 is ten</source>
        <translation>En una tirada: un dado que lo muestra; 0 es diez</translation>
    </message>
    <message>
        <source>In a roll: the last die again</source>
        <translation>En una tirada: repetir el último dado</translation>
    </message>
    <message>
        <source>Rules for now</source>
        <translation>Reglas de ahora</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Keep the changes?</source>
        <translation>¿Conservar los cambios?</translation>
    </message>
    <message>
        <source>The card of %1 was changed and isn&apos;t kept yet.</source>
        <translation>La carta de %1 ha cambiado y aún no está guardada.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Use these limits</source>
        <translation>Usar estos límites</translation>
    </message>
    <message>
        <source>Limits of the list</source>
        <translation>Límites de la lista</translation>
    </message>
</context>
<context>
    <name>ListCardSheet</name>
    <message>
        <source>Custom unit</source>
        <translation>Unidad propia</translation>
    </message>
    <message>
        <source>Save the card</source>
        <translation>Guardar la carta</translation>
    </message>
</context>
<context>
    <name>ListEntries</name>
    <message>
        <source>Whole list</source>
        <translation>Toda la lista</translation>
    </message>
    <message>
        <source>Legal: within its limits, and every rule is kept.</source>
        <translation>Legal: dentro de sus límites y con todas las reglas cumplidas.</translation>
    </message>
    <message>
        <source>Legal: every rule is kept.</source>
        <translation>Legal: se cumplen todas las reglas.</translation>
    </message>
    <message>
        <source>What is still missing stands above; begin with that.</source>
        <translation>Lo que falta está arriba; empieza por ahí.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Añadir a la lista</translation>
    </message>
    <message>
        <source>What is in the list</source>
        <translation>Lo que hay en la lista</translation>
    </message>
    <message>
        <source>Nothing is in it yet</source>
        <translation>Aún no hay nada</translation>
    </message>
    <message>
        <source>Choose what is ready, or type in the cards of your own.</source>
        <translation>Elige lo que está listo o escribe tus propias cartas.</translation>
    </message>
</context>
<context>
    <name>ListEntryCard</name>
    <message>
        <source>Edit the card of %1</source>
        <translation>Editar la carta de %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Más para %1</translation>
    </message>
    <message>
        <source>%1, %L2 of %L3</source>
        <translation>%1, %L2 de %L3</translation>
    </message>
    <message>
        <source>%1, size %L2</source>
        <translation>%1, tamaño %L2</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>tu carta</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>size %L1</source>
        <translation>tamaño %L1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Tamaño de %1</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>size</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: type it in</source>
        <translation>Su carta no está en el reglamento: introdúcela</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Choose an option to hand out</source>
        <translation>Elegir una opción para asignar</translation>
    </message>
    <message>
        <source>The catalogue doesn&apos;t have it.</source>
        <translation>El catálogo no lo tiene.</translation>
    </message>
</context>
<context>
    <name>ListEntryMenu</name>
    <message>
        <source>It becomes a card of your own in this list</source>
        <translation>Pasa a ser una carta propia en esta lista</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>Ponerle nombre</translation>
    </message>
    <message>
        <source>Type in its card</source>
        <translation>Introducir su carta</translation>
    </message>
    <message>
        <source>Change its card</source>
        <translation>Cambiar su carta</translation>
    </message>
    <message>
        <source>your card is in use</source>
        <translation>tu carta está en uso</translation>
    </message>
</context>
<context>
    <name>ListExtrasSheet</name>
    <message>
        <source>About the whole list</source>
        <translation>Sobre toda la lista</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Deshacer última respuesta</translation>
    </message>
</context>
<context>
    <name>ListHeader</name>
    <message>
        <source>Back to the lists</source>
        <translation>Volver a las listas</translation>
    </message>
    <message>
        <source>Unnamed list</source>
        <translation>Lista sin nombre</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada que rehacer</translation>
    </message>
    <message>
        <source>Play a match with this list</source>
        <translation>Jugar una partida con esta lista</translation>
    </message>
    <message>
        <source>More for the list</source>
        <translation>Más para la lista</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Imprimir y compartir</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Rules of this list</source>
        <translation>Reglas de esta lista</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>%1 added</source>
        <translation>Se ha añadido %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <source>Notes on the list</source>
        <translation>Notas sobre la lista</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation>Notas sobre %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>Se ha quitado %1</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Añadir a la lista</translation>
    </message>
    <message>
        <source>Own name for %1</source>
        <translation>Nombre propio para %1</translation>
    </message>
</context>
<context>
    <name>ListRowCard</name>
    <message>
        <source>Unnamed list</source>
        <translation>Lista sin nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Más para %1</translation>
    </message>
    <message>
        <source>Sample: invented</source>
        <translation>Ejemplo: inventado</translation>
    </message>
</context>
<context>
    <name>ListShareSheet</name>
    <message>
        <source>For the table</source>
        <translation>Para la mesa</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Guardar como página web</translation>
    </message>
    <message>
        <source>For a chat</source>
        <translation>Para un chat</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>For another Adjutant</source>
        <translation>Para otro Adjutant</translation>
    </message>
    <message>
        <source>Save as YAML</source>
        <translation>Guardar como YAML</translation>
    </message>
    <message>
        <source>Everything in it comes back when imported</source>
        <translation>Al importarla vuelve todo</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Guardar como JSON</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>QR picture of the code</source>
        <translation>Imagen QR del código</translation>
    </message>
    <message>
        <source>This list is too long for a QR picture. Its code and its files hold all of it.</source>
        <translation>Esta lista es demasiado larga para una imagen QR. Su código y sus archivos la contienen entera.</translation>
    </message>
    <message>
        <source>Code: any Adjutant imports it</source>
        <translation>Código: cualquier Adjutant lo importa</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>El código está en el portapapeles.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>La lista está en el portapapeles.</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Imprimir y compartir</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Every card in short</source>
        <translation>Cada carta en breve</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nueva lista</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Buscar en las listas</translation>
    </message>
    <message>
        <source>No list matches</source>
        <translation>Ninguna lista coincide</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Aún no hay listas</translation>
    </message>
    <message>
        <source>Search for a part of its name.</source>
        <translation>Busca una parte de su nombre.</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Listas de ejemplo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation>Se guarda 30 días en la papelera</translation>
    </message>
    <message>
        <source>A list holds the cards that you play with. Start an empty one, or open one that is ready.</source>
        <translation>Una lista contiene las cartas con las que juegas. Empieza una vacía o abre una preparada.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>At the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>Paso %L1 de %L2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
</context>
<context>
    <name>LuckCard</name>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Rolls that are entered during a match are compared here with their odds.</source>
        <translation>Las tiradas que se anotan durante una partida se comparan aquí con sus probabilidades.</translation>
    </message>
    <message>
        <source>%1, %2 expected</source>
        <comment>successes</comment>
        <translation>%1, se esperaban %2</translation>
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
        <translation>%1 se ha movido a la papelera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>%1 was imported.</source>
        <translation>Se ha importado %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was imported and checked: %n problem(s).</source>
        <translation>
            <numerusform>Se ha importado y comprobado %1: %n aviso.</numerusform>
            <numerusform>Se ha importado y comprobado %1: %n avisos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Escape again to leave the match. It stays as it is.</source>
        <translation>Pulsa Escape otra vez para salir de la partida. Se queda como está.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 está de vuelta.</translation>
    </message>
</context>
<context>
    <name>MainBanner</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>MainNavigation</name>
    <message>
        <source>Main pages</source>
        <translation>Navegación principal</translation>
    </message>
    <message>
        <source>Adjutant</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>nine letters at most</comment>
        <translation>Probabil.</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>nine letters at most</comment>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>ManualMatchPage</name>
    <message>
        <source>The match is in the history.</source>
        <translation>La partida está en el historial.</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Añadir una partida pasada</translation>
    </message>
    <message>
        <source>Who began</source>
        <translation>Quién empezó</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Otro día</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Minutes (0: not known)</source>
        <translation>Minutos (0: sin saber)</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>puede quedar vacío</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Save this match</source>
        <translation>Guardar esta partida</translation>
    </message>
    <message>
        <source>Name a player or a faction first.</source>
        <translation>Indica antes un jugador o una facción.</translation>
    </message>
</context>
<context>
    <name>ManualPlayer</name>
    <message>
        <source>Player %L1</source>
        <translation>Jugador %L1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>None of my armies</source>
        <translation>Ninguno de mis ejércitos</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Nombre del ejército</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>puede quedar vacío</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Facción</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Puntos de victoria de %1</translation>
    </message>
</context>
<context>
    <name>MarkdownExport</name>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
        <translation>Más para %1</translation>
    </message>
    <message>
        <source>Opens the match’s story</source>
        <translation>Abre la crónica de la partida</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>Drawn, %1</source>
        <translation>Empate, %1</translation>
    </message>
    <message>
        <source>Abandoned at %1</source>
        <translation>Abandonada: %1</translation>
    </message>
    <message>
        <source>Still being played, %1</source>
        <translation>Aún en juego, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Round</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln Ronda</numerusform>
            <numerusform>%Ln Rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln Rounds</source>
        <translation>
            <numerusform>%Ln Ronda</numerusform>
            <numerusform>%Ln Rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>First Player: %1</source>
        <translation>Primer Jugador: %1</translation>
    </message>
    <message>
        <source>Photo: %1</source>
        <translation>Foto: %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misión</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Victory points of each mission</source>
        <translation>Puntos de victoria de cada misión</translation>
    </message>
    <message>
        <source>%1 Allowed anyway.</source>
        <translation>%1 Acordado de todos modos.</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Ronda %L1</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Todas las tiradas</translation>
    </message>
    <message>
        <source>luckier than %1 of all such series</source>
        <translation>más suerte que el %1 de todas esas series</translation>
    </message>
    <message>
        <source>Rolls of</source>
        <translation>Tiradas de</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>figure, highest figure</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>AP</comment>
        <translation>%1 restantes</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos clave</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Ganada por %1</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Lo que salió</translation>
    </message>
    <message>
        <source>Won by %1, %2</source>
        <translation>Gana %1, %2</translation>
    </message>
</context>
<context>
    <name>MatchTransferWords</name>
    <message>
        <source>A folder for the matches, a file each</source>
        <translation>Una carpeta para las partidas, un archivo por partida</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were written, then: %1</source>
        <translation>
            <numerusform>Se ha guardado %n partida; después: %1</numerusform>
            <numerusform>Se han guardado %n partidas; después: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished match among these.</source>
        <translation>No hay ninguna partida terminada entre estas.</translation>
    </message>
    <message>
        <source>%1: step %2 is earlier than the one before it. A clock was set back; the steps stay in their order.</source>
        <translation>%1: el paso %2 es anterior al que lo precede. Se atrasó un reloj; los pasos conservan su orden.</translation>
    </message>
</context>
<context>
    <name>NewListSheet</name>
    <message>
        <source>New list</source>
        <translation>Nueva lista</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Facción</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Name (you can change it later)</source>
        <translation>Nombre (puedes cambiarlo después)</translation>
    </message>
    <message>
        <source>Choose a faction first: it decides who may join.</source>
        <translation>Elige antes una facción: decide quién puede unirse.</translation>
    </message>
    <message>
        <source>Create the list</source>
        <translation>Crear la lista</translation>
    </message>
    <message>
        <source>List of %1</source>
        <translation>Lista de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>NotesCard</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Photos stay where they are; the match keeps their places.</source>
        <translation>Las fotos se quedan donde están; la partida recuerda su ubicación.</translation>
    </message>
    <message>
        <source>Not where it was</source>
        <translation>Ya no está donde estaba</translation>
    </message>
    <message>
        <source>Take %1 out of the match</source>
        <translation>Quitar %1 de la partida</translation>
    </message>
    <message>
        <source>Add photos</source>
        <translation>Añadir fotos</translation>
    </message>
    <message>
        <source>Can&apos;t be shown</source>
        <translation>No se puede mostrar</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Shows the rule</source>
        <translation>Muestra la regla</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>“%1” can&apos;t be taken: %L2 to %L3</source>
        <translation>«%1» no es posible: de %L2 a %L3</translation>
    </message>
</context>
<context>
    <name>OddsAnswer</name>
    <message>
        <source>%1 on average</source>
        <translation>%1 de media</translation>
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
        <translation>No incluido en estas cifras: %1</translation>
    </message>
</context>
<context>
    <name>OddsAnswerColumn</name>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>¿Qué pasará?</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>A continuación: %1</translation>
    </message>
    <message>
        <source>Not in these figures</source>
        <translation>No incluido en estas cifras</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>Fijar para comparar</translation>
    </message>
    <message>
        <source>Kept to compare</source>
        <translation>Guardado para comparar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
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
        <translation>%1: rellenar desde una unidad</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Rellenar desde una unidad</translation>
    </message>
    <message>
        <source>Search names and lists</source>
        <translation>Buscar nombres y listas</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nada coincide</translation>
    </message>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Aún no hay nada que elegir</translation>
    </message>
    <message>
        <source>What is in your lists appears here.</source>
        <translation>Lo que hay en tus listas aparece aquí.</translation>
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
        <translation>%1: rellenar desde una unidad</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Rellenar desde una unidad</translation>
    </message>
    <message>
        <source>All stats</source>
        <translation>Todos los valores</translation>
    </message>
</context>
<context>
    <name>OddsFormPage</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>The odds are on the clipboard.</source>
        <translation>Las probabilidades están en el portapapeles.</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Deshacer última respuesta</translation>
    </message>
    <message>
        <source>Clear all answers</source>
        <translation>Borrar las respuestas</translation>
    </message>
    <message>
        <source>No odds for this game yet</source>
        <translation>Este juego aún no tiene probabilidades</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>No longer asked: %1</source>
        <translation>Ya no se pregunta: %1</translation>
    </message>
    <message>
        <source>Take a question from the clipboard</source>
        <translation>Tomar una pregunta del portapapeles</translation>
    </message>
    <message>
        <source>The question was taken from the code.</source>
        <translation>Se ha tomado la pregunta del código.</translation>
    </message>
    <message>
        <source>There is no code of a question of this game on the clipboard.</source>
        <translation>En el portapapeles no hay ningún código de una pregunta de este juego.</translation>
    </message>
    <message>
        <source>Copy this question as a code</source>
        <translation>Copiar esta pregunta como código</translation>
    </message>
    <message>
        <source>The code of this question was copied.</source>
        <translation>Se ha copiado el código de esta pregunta.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambiar los bandos</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consultar una regla</translation>
    </message>
</context>
<context>
    <name>OddsLadder</name>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Muestra la regla</translation>
    </message>
</context>
<context>
    <name>OddsMatrixCard</name>
    <message>
        <source>%1, played %2</source>
        <translation>%1, jugado al %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
</context>
<context>
    <name>OddsSeriesCard</name>
    <message>
        <source>At least</source>
        <translation>Al menos</translation>
    </message>
</context>
<context>
    <name>OddsStrip</name>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>A continuación: %1</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>¿Qué pasará?</translation>
    </message>
    <message>
        <source>Shows the whole answer</source>
        <translation>Muestra toda la respuesta</translation>
    </message>
</context>
<context>
    <name>OptionSheet</name>
    <message>
        <source>Rule of %1</source>
        <translation>Regla de %1</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>Opciones de %1</translation>
    </message>
    <message>
        <source>One option, for one of the list; its price counts for each that receives it.</source>
        <translation>Una opción para un elemento de la lista; su precio cuenta por cada uno que la recibe.</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>PaneTabs</name>
    <message>
        <source>What is shown</source>
        <translation>Lo que se muestra</translation>
    </message>
</context>
<context>
    <name>Percents</name>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PickField</name>
    <message>
        <source>Pick %L1.</source>
        <translation>Elige %L1.</translation>
    </message>
    <message>
        <source>Pick %L1 at most.</source>
        <translation>Elige %L1 como máximo.</translation>
    </message>
    <message>
        <source>Pick %L1 to %L2.</source>
        <translation>Elige de %L1 a %L2.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
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
        <translation>activa</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>puede actuar</translation>
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
        <translation>Aún sin posición</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Desde la izquierda</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Desde el frente</translation>
    </message>
    <message>
        <source>Tap where it is, or type its figures.</source>
        <translation>Toque el lugar o escriba sus distancias.</translation>
    </message>
    <message>
        <source>%L1 of %L2 %3 away</source>
        <translation>a %L1 de %L2 %3</translation>
    </message>
    <message>
        <source>%L1 %2 away</source>
        <translation>a %L1 %2</translation>
    </message>
    <message>
        <source>Out of reach: put at the edge, %L1 of %L2 %3 away</source>
        <translation>Fuera de alcance: puesto en el borde, a %L1 de %L2 %3</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>PrintedCard</name>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Its card is not in our source: write the values in.</source>
        <translation>Su carta no está en nuestra fuente: escribe los valores.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>foot of a printed page</extracomment>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>%1 · made with Adjutant</source>
        <translation>%1 · hecho con Adjutant</translation>
    </message>
    <message>
        <source>The army, to scan</source>
        <translation>El ejército, para escanear</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <comment>limit, budget: of 500 AP</comment>
        <translation>de %1 %2</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Your card is in use</source>
        <translation>Tu carta está en uso</translation>
    </message>
    <message>
        <source>Type in what its card says</source>
        <translation>Introduce lo que dice su carta</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héroe</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>It shoots</source>
        <translation>Dispara</translation>
    </message>
    <message>
        <source>Awakened, times a game</source>
        <translation>Despertado, veces por partida</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Añadir una Habilidad</translation>
    </message>
    <message>
        <source>Kept in your own files, apart from the rulebook&apos;s data; an update leaves it alone.</source>
        <translation>Se guarda en tus propios archivos, aparte de los datos del reglamento; una actualización no la toca.</translation>
    </message>
    <message>
        <source>Save the card</source>
        <translation>Guardar la carta</translation>
    </message>
    <message>
        <source>Back to the rulebook&apos;s</source>
        <translation>Volver a la del reglamento</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are still our guess: compare them with the card.</source>
        <translation>
            <numerusform>%n valor sigue siendo una suposición nuestra: compáralo con la carta.</numerusform>
            <numerusform>%n valores siguen siendo suposiciones nuestras: compáralos con la carta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyLists</name>
    <message>
        <source>sample</source>
        <translation>ejemplo</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Whose results</source>
        <translation>Resultados de</translation>
    </message>
    <message>
        <source>No finished match of this player is among those shown. Choose another player, or show more matches.</source>
        <translation>Entre las mostradas no hay ninguna partida terminada de este jugador. Elige otro jugador o muestra más partidas.</translation>
    </message>
    <message>
        <source>By own faction</source>
        <translation>Por facción propia</translation>
    </message>
    <message>
        <source>Against factions</source>
        <translation>Contra facciones</translation>
    </message>
    <message>
        <source>By first player</source>
        <translation>Por primer jugador</translation>
    </message>
    <message>
        <source>Against opponents</source>
        <translation>Contra rivales</translation>
    </message>
    <message>
        <source>By mission</source>
        <translation>Por misión</translation>
    </message>
</context>
<context>
    <name>RosterExport</name>
    <message>
        <source>This army is too long for a QR code. Share it as a code, a file or a page, or shorten its notes.</source>
        <translation>Este ejército es demasiado largo para un código QR. Compártelo como código, archivo o página, o acorta sus notas.</translation>
    </message>
    <message>
        <source>The PDF could not be made. The army is safe. Try again, or print the HTML page.</source>
        <translation>No se ha podido crear el PDF. El ejército está a salvo. Vuelve a intentarlo o imprime la página HTML.</translation>
    </message>
    <message>
        <source>The printer did not take the document; nothing was printed.</source>
        <translation>La impresora no aceptó el documento; no se ha impreso nada.</translation>
    </message>
    <message>
        <source>This list is too long to be laid out for print. Share it as HTML or Markdown, or shorten its notes.</source>
        <translation>Esta lista es demasiado larga para maquetarla. Compártala como HTML o Markdown, o acorte sus notas.</translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Army of %1</source>
        <translation>Ejército de %1</translation>
    </message>
</context>
<context>
    <name>RowsField</name>
    <message>
        <source>None yet.</source>
        <translation>Ninguno aún.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln so far.</source>
        <translation>
            <numerusform>%Ln hasta ahora.</numerusform>
            <numerusform>%Ln hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Añadir: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>RuleButton</name>
    <message>
        <source>Rule: %1</source>
        <translation>Regla: %1</translation>
    </message>
</context>
<context>
    <name>RuleRows</name>
    <message>
        <source>Asked now</source>
        <translation>Se pregunta ahora</translation>
    </message>
    <message>
        <source>On the acting card</source>
        <translation>En la carta que actúa</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Lo que se puede hacer</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Esta fase</translation>
    </message>
    <message>
        <source>On the other side&apos;s cards</source>
        <translation>En las cartas del otro bando</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Por lo que se juega</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>No rule found</source>
        <translation>Ninguna regla encontrada</translation>
    </message>
    <message>
        <source>The rulebook doesn&apos;t define this.</source>
        <translation>El reglamento no define esto.</translation>
    </message>
    <message>
        <source>How we read it</source>
        <translation>Cómo lo leemos</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
    <message>
        <source>%1 · also called %2</source>
        <translation>%1 · también %2</translation>
    </message>
    <message>
        <source>Not translated yet: this is the English entry.</source>
        <translation>Aún sin traducir: esta es la entrada en inglés.</translation>
    </message>
    <message>
        <source>In the printed rules: %1</source>
        <translation>En las reglas impresas: %1</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Regla de la casa</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Tu nota</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Cambiar la nota</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Nota sobre %1</translation>
    </message>
    <message>
        <source>Change the house rule</source>
        <translation>Cambiar la regla de la casa</translation>
    </message>
    <message>
        <source>What you play in place of %1</source>
        <translation>Lo que jugáis en lugar de %1</translation>
    </message>
    <message>
        <source>Write a house rule</source>
        <translation>Escribir una regla de la casa</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Voluntad</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marcha</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>Search titles and texts</source>
        <translation>Buscar títulos y textos</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>No rule matches</source>
        <translation>Ninguna regla coincide</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Aquí no hay nada</translation>
    </message>
    <message>
        <source>Try a part of a word, or another word.</source>
        <translation>Prueba con parte de una palabra, o con otra.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Player aid</source>
        <translation>Ayuda de juego</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules for now</source>
        <translation>Reglas de ahora</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>SampleMark</name>
    <message>
        <source>Sample</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Sample: invented</source>
        <translation>Ejemplo: inventado</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>“%1” could not be saved: it is a folder. Nothing was changed. Choose a name for the file.</source>
        <translation>No se ha podido guardar «%1»: es una carpeta. No se ha cambiado nada. Elige un nombre para el archivo.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The file that was there is untouched. Choose another place or name.</source>
        <translation>No se ha podido guardar «%1»: %2. El archivo que había sigue intacto. Elige otro lugar u otro nombre.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. No part of it was written. Choose another place or name.</source>
        <translation>«%1» no se pudo guardar: %2. No se escribió ninguna parte. Elija otro lugar o nombre.</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>es un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>there is no room for all of it</source>
        <translation>no hay sitio para todo</translation>
    </message>
    <message>
        <source>Adjutant keeps a list or a match in it</source>
        <translation>Adjutant guarda en él una lista o una partida</translation>
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
        <translation>Menú de la partida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
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
        <translation>PV</translation>
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
        <translation>ganador</translation>
    </message>
    <message>
        <source>active</source>
        <translation>puede actuar</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1&#xa0;%</translation>
    </message>
    <message>
        <source>This is how text will look.</source>
        <translation>Así se verá el texto.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Tus datos</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Elegir otra…</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia ahora</translation>
    </message>
    <message>
        <source>Backed up as %1</source>
        <translation>Copia guardada como %1</translation>
    </message>
    <message>
        <source>Adjutant %1 · free software, GPL 3 or later</source>
        <translation>Adjutant %1 · software libre, GPL 3 o posterior</translation>
    </message>
    <message>
        <source>Put this backup back?</source>
        <translation>¿Restaurar esta copia?</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Lists, matches and backups are kept here. Your own Units go as YAML files into %1; they lie over the rulebook&apos;s and are never changed by an update.</source>
        <translation>Aquí se guardan las listas, las partidas y las copias. Tus propias Unidades van como archivos YAML en %1; tienen prioridad sobre las del reglamento y ninguna actualización las cambia.</translation>
    </message>
    <message>
        <source>The new folder is used from the next start on. Your lists and matches stay in the old one.</source>
        <translation>La nueva carpeta se usará desde el próximo inicio. Tus listas y partidas siguen en la antigua.</translation>
    </message>
    <message>
        <source>All lists and matches in one file beside them, with your notes and house rules. Putting one back keeps the present ones as another backup.</source>
        <translation>Todas las listas y partidas en un archivo junto a ellas, con tus notas y reglas de la casa. Al recuperar uno, lo actual queda en otra copia.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartados</translation>
    </message>
    <message>
        <source>Files that were damaged, or changed by another program while they were open. They lie in the folder set-aside, each with a text that says why.</source>
        <translation>Archivos dañados, o que otro programa cambió mientras estaban abiertos. Están en la carpeta set-aside, cada uno con un texto que dice por qué.</translation>
    </message>
    <message>
        <source>The lists, matches and house rules of %1 take the place of the present ones; what is not in it stays. The present ones are backed up first, so that you can come back to them.</source>
        <translation>Las listas, partidas y reglas de la casa de %1 sustituyen a las actuales; lo que no está en ella se queda. Antes se hace una copia de las actuales, para que puedas volver a ellas.</translation>
    </message>
</context>
<context>
    <name>SetupCard</name>
    <message>
        <source>Before it begins</source>
        <translation>Antes de empezar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Step %1: %2, done</source>
        <translation>Paso %1: %2, hecho</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Paso %1: %2</translation>
    </message>
</context>
<context>
    <name>SetupListSheet</name>
    <message>
        <source>Choose a list</source>
        <translation>Elegir una lista</translation>
    </message>
    <message>
        <source>There is no list of this game yet.</source>
        <translation>Aún no hay ninguna lista de este juego.</translation>
    </message>
    <message>
        <source>Make a new list</source>
        <translation>Hacer una lista nueva</translation>
    </message>
</context>
<context>
    <name>SetupSideCard</name>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Elegir una lista</translation>
    </message>
    <message>
        <source>List of %1: %2</source>
        <translation>Lista de %1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna aún</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SheetUnit</name>
    <message>
        <source>Abilities</source>
        <translation>Capacidades</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Sample: invented, not from the game&apos;s own cards.</source>
        <translation>Ejemplo: inventado, no viene de las cartas del juego.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>Draft: %Ln thing to fix before it is legal.</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>Borrador: %Ln punto por corregir para que sea legal.</numerusform>
            <numerusform>Borrador: %Ln puntos por corregir para que sea legal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln things to fix before it is legal.</source>
        <translation>
            <numerusform>Borrador: %Ln punto por corregir para que sea legal.</numerusform>
            <numerusform>Borrador: %Ln puntos por corregir para que sea legal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a Unit, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation>coste desconocido</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>what an option costs, who gives it</comment>
        <translation>%1, de %2</translation>
    </message>
</context>
<context>
    <name>SideForces</name>
    <message>
        <source>%1 – winner</source>
        <translation>%1 – gana</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln en juego</numerusform>
            <numerusform>%Ln en juego</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lost</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln perdida</numerusform>
            <numerusform>%Ln perdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>puede actuar</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Más sobre %1</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nombre del jugador</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>No es posible ahora</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Add a skill</source>
        <translation>Añadir una Habilidad</translation>
    </message>
    <message>
        <source>Value [X]</source>
        <translation>Valor [X]</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>SkillWords</name>
    <message>
        <source>Air</source>
        <translation>Aire</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Tierra</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
</context>
<context>
    <name>StatCell</name>
    <message>
        <source>Shows the rule</source>
        <translation>Muestra la regla</translation>
    </message>
</context>
<context>
    <name>StateChip</name>
    <message>
        <source>Shows the rule</source>
        <translation>Muestra la regla</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>(The system says: %1)</source>
        <translation>(El sistema dice: %1)</translation>
    </message>
    <message>
        <source>%1 can’t be written to.</source>
        <translation>No se puede escribir en %1.</translation>
    </message>
    <message>
        <source>The disk with %1 is full.</source>
        <translation>El disco con %1 está lleno.</translation>
    </message>
    <message>
        <source>%1 can’t be read or written: its disk may have been removed, or access is not allowed.</source>
        <translation>%1 no se puede leer ni escribir: quizá se retiró su disco o no hay permiso.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>The folder %1 is not there and can’t be made.</source>
        <translation>La carpeta %1 no existe y no se puede crear.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no file of Adjutant’s.</source>
        <translation>%1 está dañado, o no es un archivo de Adjutant.</translation>
    </message>
    <message>
        <source>The army list “%1” can’t be read.</source>
        <translation>La lista de ejército «%1» no se puede leer.</translation>
    </message>
    <message>
        <source>The last change of “%1” can’t be saved as it is.</source>
        <translation>El último cambio de «%1» no se puede guardar tal como está.</translation>
    </message>
    <message>
        <source>This army list is not there any more.</source>
        <translation>Esta lista de ejército ya no existe.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Esta partida ya no existe.</translation>
    </message>
    <message>
        <source>There is a match of the same id already.</source>
        <translation>Ya hay una partida con el mismo identificador.</translation>
    </message>
    <message>
        <source>%1 is not a backup of Adjutant’s.</source>
        <translation>%1 no es una copia de seguridad de Adjutant.</translation>
    </message>
    <message>
        <source>Make it, or choose another folder in the settings.</source>
        <translation>Créala, o elige otra carpeta en los ajustes.</translation>
    </message>
    <message>
        <source>Allow writing there, or choose another folder in the settings.</source>
        <translation>Permite escribir ahí, o elige otra carpeta en los ajustes.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Comprueba el disco e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>It is kept as it is. A backup may have it whole.</source>
        <translation>Se queda como está. Puede que una copia de seguridad lo tenga entero.</translation>
    </message>
    <message>
        <source>Shorten its names and notes, or undo the change.</source>
        <translation>Acorta sus nombres y notas, o deshaz el cambio.</translation>
    </message>
    <message>
        <source>Look for it in the bin, and among the backups in the settings.</source>
        <translation>Búscala en la papelera y entre las copias de seguridad de los ajustes.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elige otro archivo.</translation>
    </message>
    <message>
        <source>Your last changes stay in this window until they can be saved.</source>
        <translation>Tus últimos cambios se quedan en esta ventana hasta que se puedan guardar.</translation>
    </message>
    <message>
        <source>%1 can’t be used and is left as it is (%2).</source>
        <translation>%1 no se puede usar y se deja como está (%2).</translation>
    </message>
    <message>
        <source>A file was set aside (%2): it lies in %1 now. What was read of it before was saved in its place.</source>
        <translation>Se apartó un archivo (%2): ahora está en %1. Lo que se había leído de él se guardó en su lugar.</translation>
    </message>
    <message>
        <source>%1 was gone. It was written again as it was open here.</source>
        <translation>%1 había desaparecido. Se escribió de nuevo tal como estaba abierto aquí.</translation>
    </message>
    <message>
        <source>%1 is shorter than it was: the last steps of the match may be missing. A backup may have them.</source>
        <translation>%1 es más corto que antes: puede que falten los últimos pasos de la partida. Puede que una copia de seguridad los tenga.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t be put in its place yet, though others are in theirs.</source>
        <translation>%1 todavía no se puede poner en su sitio, aunque otros ya están en el suyo.</translation>
    </message>
    <message>
        <source>The rest follows when Adjutant starts the next time.</source>
        <translation>El resto seguirá la próxima vez que se inicie Adjutant.</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>More for the match</source>
        <translation>Más para la partida</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Mark as abandoned</source>
        <translation>Marcar como abandonada</translation>
    </message>
    <message>
        <source>You can go on with it later all the same</source>
        <translation>De todos modos podrás seguirla más tarde</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation>Se guarda 30 días en la papelera</translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation>%1 se ha movido a la papelera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Mostrar la batalla</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
</context>
<context>
    <name>StoryPane</name>
    <message>
        <source>%L1 VP</source>
        <translation>%L1 PV</translation>
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
        <translation>Todas las tiradas</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n tirada</numerusform>
            <numerusform>%n tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player, first and last value</comment>
        <translation>%1: de %2 a %3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Army left, in %1</source>
        <comment>what armies are counted in</comment>
        <translation>Ejército restante, en %1</translation>
    </message>
    <message>
        <source>Army left</source>
        <translation>Ejército restante</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>what armies are counted in</comment>
        <translation>Pérdidas: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 where %4 was expected, %5</source>
        <translation>%1, %2: %3 donde se esperaban %4, %5</translation>
    </message>
    <message>
        <source>Lucky: better than %1 of matches</source>
        <translation>Suerte: mejor que el %1 de las partidas</translation>
    </message>
    <message>
        <source>Unlucky: worse than %1 of matches</source>
        <translation>Mala suerte: peor que el %1 de las partidas</translation>
    </message>
    <message>
        <source>As expected</source>
        <translation>Como se esperaba</translation>
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
        <translation>%1 %L2 de %L3</translation>
    </message>
    <message>
        <source>left</source>
        <comment>pieces of a side</comment>
        <translation>restantes</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>what is left of a list, and in what it is counted</comment>
        <translation>%1 de %2 %3</translation>
    </message>
    <message>
        <source>Allowed anyway: %1</source>
        <translation>Permitido de todos modos: %1</translation>
    </message>
</context>
<context>
    <name>TableCourse</name>
    <message>
        <source>%1 loses %2 %3</source>
        <comment>player, figure, AP</comment>
        <translation>%1 pierde %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <comment>player, victory points, figure</comment>
        <translation>%1: %2 +%3</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 queda fuera</translation>
    </message>
</context>
<context>
    <name>TableEndSheet</name>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Everything is in the history: every step, how it stood, and how lucky the dice were.</source>
        <translation>Todo está en el historial: cada paso, cómo estaba la mesa y cuánta suerte tuvieron los dados.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Read the story</source>
        <translation>Leer la crónica</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Sin puntos</translation>
    </message>
    <message numerus="yes">
        <source>Only you know how %Ln condition(s) stand: say so with the goals, and the points follow.</source>
        <translation>
            <numerusform>Solo tú sabes cómo está %Ln condición: indícalo en las metas y los puntos se suman.</numerusform>
            <numerusform>Solo tú sabes cómo están %Ln condiciones: indícalo en las metas y los puntos se suman.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Ganada por %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Everything is in the history: every step, and how it stood.</source>
        <translation>Todo está en el historial: cada paso y cómo estaba la mesa.</translation>
    </message>
</context>
<context>
    <name>TableLogSheet</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Undone. Tap to go on from here.</source>
        <translation>Deshecho. Toca para seguir desde aquí.</translation>
    </message>
    <message>
        <source>Corrected by the players</source>
        <translation>Corregido por los jugadores</translation>
    </message>
</context>
<context>
    <name>TableLuckSheet</name>
    <message>
        <source>Luck so far</source>
        <translation>Suerte hasta ahora</translation>
    </message>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>No roll with odds has been made yet.</source>
        <translation>Aún no se ha hecho ninguna tirada con probabilidades.</translation>
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
        <translation>Ayuda de juego</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Suerte hasta ahora</translation>
    </message>
    <message>
        <source>Replay from the start</source>
        <translation>Ver desde el principio</translation>
    </message>
    <message>
        <source>Copy the story</source>
        <translation>Copiar la crónica</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>Terminar sin resultado</translation>
    </message>
    <message>
        <source>It stays in the history, and can be gone on with.</source>
        <translation>Se queda en el historial y se puede seguir con ella.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>No es posible ahora</translation>
    </message>
    <message>
        <source>Normal controls</source>
        <translation>Controles normales</translation>
    </message>
    <message>
        <source>Large controls, for arm&apos;s length</source>
        <translation>Controles grandes, a un brazo de distancia</translation>
    </message>
    <message>
        <source>The same way up for both players</source>
        <translation>Misma orientación para ambos jugadores</translation>
    </message>
    <message>
        <source>Turn round for the player opposite</source>
        <translation>Girar para el jugador de enfrente</translation>
    </message>
    <message>
        <source>Tap again to end without a result</source>
        <translation>Toca otra vez para terminar sin resultado</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>La última tirada</translation>
    </message>
    <message>
        <source>Stop the chess clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Chess clock</source>
        <translation>Reloj de ajedrez</translation>
    </message>
    <message>
        <source>Runs for the side that is to act, and rests while both decide.</source>
        <translation>Corre para el bando que debe actuar y se detiene mientras ambos deciden.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No match is open</source>
        <translation>Ninguna partida abierta</translation>
    </message>
    <message>
        <source>Begin one with your lists, or open one of the history.</source>
        <translation>Empieza una con tus listas o abre una del historial.</translation>
    </message>
    <message>
        <source>The story was copied.</source>
        <translation>Se ha copiado la crónica.</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nombre del jugador</translation>
    </message>
    <message>
        <source>Tap somebody to see what they can do.</source>
        <translation>Toca una miniatura para ver qué puede hacer.</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
</context>
<context>
    <name>TableSetupPage</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Un jugador más</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>TallyCard</name>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Mostrar los %n</numerusform>
            <numerusform>Mostrar los %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message>
        <source>%1 won · %2 drawn · %3 lost</source>
        <translation>%1 ganadas · %2 empatadas · %3 perdidas</translation>
    </message>
</context>
<context>
    <name>TextArea</name>
    <message>
        <source>This is too long: %L1 kB, and at most %L2 kB are read. Nothing was pasted.</source>
        <translation>Es demasiado largo: %L1 kB, y se leen %L2 kB como máximo. No se ha pegado nada.</translation>
    </message>
    <message>
        <source>%1… (%L2 kB pasted)</source>
        <translation>%1… (%L2 kB pegados)</translation>
    </message>
    <message>
        <source>Empty the box</source>
        <translation>Vaciar el campo</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>%1 · at most %L2 letters</source>
        <translation>%1 · %L2 letras como máximo</translation>
    </message>
    <message>
        <source>At most %L1 letters</source>
        <translation>%L1 letras como máximo</translation>
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
        <translation>Notas</translation>
    </message>
    <message>
        <source>In the printed rules</source>
        <translation>En las reglas impresas</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This is too long: at most %L1 letters are kept.</source>
        <translation>Es demasiado largo: se guardan %L1 letras como máximo.</translation>
    </message>
</context>
<context>
    <name>TrackBoard</name>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Ronda %L1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
</context>
<context>
    <name>TurnsCard</name>
    <message>
        <source>Turning points</source>
        <translation>Momentos clave</translation>
    </message>
    <message>
        <source>%1. %2. Show the table at that point</source>
        <comment>deed, what it brought</comment>
        <translation>%1. %2. Mostrar la mesa en ese momento</translation>
    </message>
</context>
<context>
    <name>UnitPanel</name>
    <message>
        <source>Nothing that it can do now.</source>
        <translation>Ahora no puede hacer nada.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>No es posible ahora</translation>
    </message>
    <message>
        <source>Hide the corrections</source>
        <translation>Ocultar las correcciones</translation>
    </message>
    <message>
        <source>Correct something</source>
        <translation>Corregir algo</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Close without saving?</source>
        <translation>¿Cerrar sin guardar?</translation>
    </message>
    <message>
        <source>The last changes could not be saved yet. They are lost when this window closes.</source>
        <translation>Los últimos cambios aún no se han podido guardar. Se pierden al cerrar esta ventana.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>At most %L1 letters</source>
        <translation>Como máximo %L1 letras</translation>
    </message>
</context>
<context>
    <name>YesNoField</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>adjutant::AidController</name>
    <message>
        <source>The page could not be drawn; nothing was saved.</source>
        <translation>No se pudo dibujar la página; no se guardó nada.</translation>
    </message>
    <message>
        <source>Save the player aid</source>
        <extracomment>name of a file: the game, and what it is</extracomment>
        <translation>Guardar la ayuda de juego</translation>
    </message>
    <message>
        <source>%1 player aid</source>
        <translation>%1 ayuda de juego</translation>
    </message>
</context>
<context>
    <name>adjutant::Bin</name>
    <message>
        <source>kept at least until %1</source>
        <translation>se guarda al menos hasta el %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln list(s)</source>
        <translation>
            <numerusform>%Ln lista</numerusform>
            <numerusform>%Ln listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::FileChoice</name>
    <message>
        <source>Import an army</source>
        <translation>Importar un ejército</translation>
    </message>
    <message>
        <source>Armies (*.yaml *.yml *.json *.txt);;All files (*)</source>
        <translation>Ejércitos (*.yaml *.yml *.json *.txt);;Todos los archivos (*)</translation>
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
        <translation>listas</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>probabilidades</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
</context>
<context>
    <name>adjutant::LatestMatch</name>
    <message>
        <source>Round %L1 · %2</source>
        <translation>Ronda %L1 · %2</translation>
    </message>
</context>
<context>
    <name>adjutant::ListEditor</name>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>añadir %1</translation>
    </message>
    <message>
        <source>%1: card</source>
        <translation>carta de %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>%1 duplicated</source>
        <translation>duplicar %1</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>mover %1</translation>
    </message>
    <message>
        <source>%1 renamed</source>
        <translation>renombrar %1</translation>
    </message>
    <message>
        <source>%1: notes</source>
        <translation>notas de %1</translation>
    </message>
    <message>
        <source>list renamed</source>
        <translation>renombrar la lista</translation>
    </message>
    <message>
        <source>list&apos;s notes</source>
        <translation>notas de la lista</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>%1: tamaño %2</translation>
    </message>
    <message>
        <source>%1: option chosen</source>
        <translation>%1: elegir opción</translation>
    </message>
    <message>
        <source>%1: option dropped</source>
        <translation>%1: quitar opción</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>límites</translation>
    </message>
    <message>
        <source>suggested fix</source>
        <translation>corrección propuesta</translation>
    </message>
    <message>
        <source>%1 is gone: it was deleted.</source>
        <translation>%1 ya no está: se borró.</translation>
    </message>
    <message>
        <source>This list has changed meanwhile. It is shown as it is now.</source>
        <translation>Esta lista ha cambiado entretanto. Se muestra como está ahora.</translation>
    </message>
</context>
<context>
    <name>adjutant::ListLibrary</name>
    <message>
        <source>%1 list %2</source>
        <comment>name of a game, number</comment>
        <translation>%1, lista %2</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texto pegado</translation>
    </message>
    <message>
        <source>This list could not be imported; nothing was changed.</source>
        <translation>No se ha podido importar esta lista; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>This list could not be imported: it is of &quot;%1 / %2&quot;, which this Adjutant doesn&apos;t know. Nothing was changed.</source>
        <translation>No se ha podido importar esta lista: es de «%1 / %2», que este Adjutant no conoce. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Imported list</source>
        <translation>Lista importada</translation>
    </message>
    <message>
        <source>Your notes and house rules are not shown and can&apos;t be changed. %1</source>
        <translation>Sus notas y reglas de la casa no se muestran ni se pueden cambiar. %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: &quot;adjutant-cli check&quot; tells all faults of a folder.</source>
        <translation>
            <numerusform>Y %Ln más: «adjutant-cli check» indica todos los fallos de una carpeta.</numerusform>
            <numerusform>Y %Ln más: «adjutant-cli check» indica todos los fallos de una carpeta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::ListSharing</name>
    <message>
        <source>Save the list</source>
        <translation>Guardar la lista</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimir la lista</translation>
    </message>
    <message>
        <source>The list was sent to the printer.</source>
        <translation>La lista se ha enviado a la impresora.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
</context>
<context>
    <name>adjutant::MatchHistory</name>
    <message>
        <source>Went first</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>Went second</source>
        <translation>Jugó segundo</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported; what you had is unchanged.</source>
        <translation>
            <numerusform>%n archivo no se ha podido importar; lo que tenías no ha cambiado.</numerusform>
            <numerusform>%n archivos no se han podido importar; lo que tenías no ha cambiado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches (*.match);;All files (*)</source>
        <translation>Partidas (*.match);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>adjutant::MatchStory</name>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misión</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Went first</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Photos of the match</source>
        <translation>Fotos de la partida</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.gif);;All files (*)</source>
        <translation>Imágenes (*.jpg *.jpeg *.png *.webp *.gif);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <comment>what is left, of what there was, AP</comment>
        <translation>quedan %1 de %2 %3</translation>
    </message>
    <message>
        <source>This match can&apos;t be read: %1</source>
        <translation>No se puede leer esta partida: %1</translation>
    </message>
    <message>
        <source>Notes are kept up to %L1 kB; what is behind that is not.</source>
        <translation>Las notas se guardan hasta %L1 kB; lo que sigue no.</translation>
    </message>
    <message>
        <source>Not all photos were added: a match has at most %L1, with paths of at most %L2 letters.</source>
        <translation>No se añadieron todas las fotos: una partida tiene como máximo %L1, con rutas de %L2 letras como máximo.</translation>
    </message>
</context>
<context>
    <name>adjutant::OddsController</name>
    <message>
        <source>There is no answer to this question.</source>
        <translation>Esta pregunta no tiene respuesta.</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Toda la lista</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>%1 together</source>
        <comment>how many of a Unit</comment>
        <translation>%1 juntos</translation>
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
        <translation>No se ha podido quitar el archivo %1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::Rulebook</name>
    <message>
        <source>For now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Lo tuyo</translation>
    </message>
    <message>
        <source>This is too long: at most %L1 letters are kept.</source>
        <translation>Es demasiado largo: se guardan %L1 letras como máximo.</translation>
    </message>
</context>
<context>
    <name>adjutant::RunningTable</name>
    <message>
        <source>This match can&apos;t be read: %1</source>
        <translation>No se puede leer esta partida: %1</translation>
    </message>
    <message>
        <source>Playing on begins a new file; the damaged one is kept.</source>
        <translation>Seguir jugando empieza un archivo nuevo; el dañado se conserva.</translation>
    </message>
</context>
<context>
    <name>adjutant::ScreenAwake</name>
    <message>
        <source>A match is being played</source>
        <translation>Se está jugando una partida</translation>
    </message>
</context>
<context>
    <name>adjutant::Settings</name>
    <message>
        <source>Folder for armies and your own files</source>
        <translation>Carpeta para los ejércitos y tus propios archivos</translation>
    </message>
    <message>
        <source>%1, taken by itself before a change</source>
        <translation>%1, hecha por sí sola antes de un cambio</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: %1 is no file, or not yours to read. What you choose here is kept until you close Adjutant.</source>
        <translation>No se pueden leer sus ajustes: %1 no es un archivo, o no tiene permiso para leerlo. Lo que elija aquí se guarda hasta que cierre Adjutant.</translation>
    </message>
    <message>
        <source>Your settings could not be read. Adjutant starts with those it comes with; the old file is kept as %1.</source>
        <translation>No se pudieron leer sus ajustes. Adjutant empieza con los de fábrica; el archivo antiguo se conserva como %1.</translation>
    </message>
</context>
<context>
    <name>adjutant::TableAims</name>
    <message>
        <source>to the edge of its reach</source>
        <translation>hasta el borde de su alcance</translation>
    </message>
</context>
<context>
    <name>adjutant::TableController</name>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>To act: %1</source>
        <translation>Por actuar: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Ronda %L1</translation>
    </message>
</context>
<context>
    <name>adjutant::TableForm</name>
    <message>
        <source>There is no room on the disk for what is entered here. Until it is confirmed it is lost if Adjutant ends.</source>
        <translation>No hay sitio en el disco para lo que se introduce aquí. Hasta que se confirme, se pierde si Adjutant termina.</translation>
    </message>
</context>
<context>
    <name>adjutant::TableLog</name>
    <message>
        <source>very lucky</source>
        <translation>muy buena suerte</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>buena suerte</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>muy mala suerte</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>mala suerte</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>lo esperado</translation>
    </message>
    <message numerus="yes">
        <source>%1 where %2 was expected, in %n roll(s)</source>
        <translation>
            <numerusform>%1 donde se esperaba %2, en %n tirada</numerusform>
            <numerusform>%1 donde se esperaba %2, en %n tiradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::TableScene</name>
    <message>
        <source>Forces</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Metas</translation>
    </message>
</context>
<context>
    <name>adjutant::TableSetup</name>
    <message>
        <source>%1 has no list yet.</source>
        <translation>%1 aún no tiene lista.</translation>
    </message>
    <message>
        <source>%1 still has questions to answer.</source>
        <translation>Queda algo por responder de %1.</translation>
    </message>
    <message>
        <source>Questions about the match are still open.</source>
        <translation>Queda algo por responder de la partida.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready list</source>
        <translation>Lista preparada</translation>
    </message>
</context>
<context>
    <name>adventure</name>
    <message>
        <source>advantage</source>
        <translation>ventaja</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>desventaja</translation>
    </message>
    <message>
        <source>2D6</source>
        <translation>2D6</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, the two highest count</source>
        <translation>2D6 y 1D%1, cuentan los dos más altos</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, the two lowest count</source>
        <translation>2D6 y 1D%1, cuentan los dos más bajos</translation>
    </message>
    <message>
        <source>neither advantage nor disadvantage</source>
        <translation>ni ventaja ni desventaja</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) of advantage</source>
        <translation>
            <numerusform>%n fuente de ventaja</numerusform>
            <numerusform>%n fuentes de ventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) of disadvantage</source>
        <translation>
            <numerusform>%n fuente de desventaja</numerusform>
            <numerusform>%n fuentes de desventaja</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for initiative</source>
        <translation>Tirar iniciativa</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Moverse</translation>
    </message>
    <message>
        <source>Seize the initiative</source>
        <translation>Tomar la iniciativa</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Defenderse</translation>
    </message>
    <message>
        <source>Use an item</source>
        <translation>Usar un objeto</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Destrabarse</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retrasar</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>No hacer nada</translation>
    </message>
    <message>
        <source>Roll a save</source>
        <translation>Tirar una salvación</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Siguiente fase</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminar la batalla</translation>
    </message>
    <message>
        <source>Change hit points</source>
        <translation>Cambiar puntos de golpe</translation>
    </message>
    <message>
        <source>Change effects</source>
        <translation>Cambiar efectos</translation>
    </message>
    <message>
        <source>Tier %1 against %2: %3</source>
        <translation>Rango %1 contra %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of advantage</source>
        <translation>
            <numerusform>%n fuente más de ventaja</numerusform>
            <numerusform>%n fuentes más de ventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of disadvantage</source>
        <translation>
            <numerusform>%n fuente más de desventaja</numerusform>
            <numerusform>%n fuentes más de desventaja</numerusform>
        </translation>
    </message>
    <message>
        <source>Together %1</source>
        <translation>En total %1</translation>
    </message>
    <message>
        <source>%1 or more succeeds</source>
        <translation>%1 o más es éxito</translation>
    </message>
    <message>
        <source>%1 on the dice, with %2 added, reaches %3</source>
        <translation>%1 en los dados, sumando %2, llega a %3</translation>
    </message>
    <message>
        <source>%1 to succeed: %2</source>
        <translation>%1 de tener éxito: %2</translation>
    </message>
    <message>
        <source>Total of the dice that count</source>
        <translation>Total de los dados que cuentan</translation>
    </message>
    <message>
        <source>The attack succeeds</source>
        <translation>El ataque tiene éxito</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvación</translation>
    </message>
    <message>
        <source>The save succeeds</source>
        <translation>La salvación tiene éxito</translation>
    </message>
    <message>
        <source>Chance to reach a target number, by net sources</source>
        <translation>Probabilidad de llegar a un número objetivo, por fuentes netas</translation>
    </message>
    <message>
        <source>Target number down, advantage (+) and disadvantage (−) across</source>
        <translation>Número objetivo en filas, ventaja (+) y desventaja (−) en columnas</translation>
    </message>
    <message>
        <source>Further sources of advantage</source>
        <translation>Otras fuentes de ventaja</translation>
    </message>
    <message>
        <source>Further sources of disadvantage</source>
        <translation>Otras fuentes de desventaja</translation>
    </message>
    <message>
        <source>ATK</source>
        <translation>ATQ</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Tier of the attacker</source>
        <translation>Rango del atacante</translation>
    </message>
    <message>
        <source>Tier of the target</source>
        <translation>Rango del blanco</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 ataca a %2</translation>
    </message>
    <message>
        <source>Every target number</source>
        <translation>Cada número objetivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Rango</translation>
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
        <translation>Puntos de golpe</translation>
    </message>
    <message>
        <source>They aren&apos;t counted here</source>
        <translation>Aquí no se cuentan</translation>
    </message>
    <message>
        <source>Movement powers of its own</source>
        <translation>Poderes de movimiento propios</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Tier %1</source>
        <translation>Rango %1</translation>
    </message>
    <message>
        <source>Attack modifier</source>
        <translation>Modificador de ataque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Inteligencia</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>PG</translation>
    </message>
    <message>
        <source>Movement Phase</source>
        <translation>Fase de Movimiento</translation>
    </message>
    <message>
        <source>Battle Phase</source>
        <translation>Fase de Batalla</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Fase Final</translation>
    </message>
    <message>
        <source>Initiative Phase</source>
        <translation>Fase de Iniciativa</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Ralentizado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La batalla ha terminado</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Ronda %1, %2</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 moves</source>
        <translation>Ronda %1, %2: mueve %3</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 acts</source>
        <translation>Ronda %1, %2: actúa %3</translation>
    </message>
    <message>
        <source>No hit points left</source>
        <translation>Sin puntos de golpe</translation>
    </message>
    <message>
        <source>%1 (save)</source>
        <translation>%1 (salvación)</translation>
    </message>
    <message>
        <source>Seized the initiative</source>
        <translation>Tomó la iniciativa</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Se defiende</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Se ha destrabado</translation>
    </message>
    <message>
        <source>Delays</source>
        <translation>Retrasa</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Ha actuado</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>Se ha movido</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>Total %1, tie D6 %2</source>
        <translation>Total %1, D6 de desempate %2</translation>
    </message>
    <message>
        <source>Delays until it acts</source>
        <translation>Retrasa hasta que actúe</translation>
    </message>
    <message>
        <source>Delayed after %1</source>
        <translation>Retraso tras %1</translation>
    </message>
    <message>
        <source>Seized: last</source>
        <translation>La tomó: último</translation>
    </message>
    <message>
        <source>Seized: first</source>
        <translation>La tomó: primero</translation>
    </message>
    <message>
        <source>Battle order</source>
        <translation>Orden de batalla</translation>
    </message>
    <message>
        <source>Move order</source>
        <translation>Orden de movimiento</translation>
    </message>
    <message>
        <source>%1. %2, done: %3</source>
        <translation>%1. %2, hecho: %3</translation>
    </message>
    <message>
        <source>%1. %2, now: %3</source>
        <translation>%1. %2, ahora: %3</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Saves of the End Phase: 7 or more</source>
        <translation>Salvaciones de la Fase Final: 7 o más</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a success sustains it</source>
        <translation>un éxito lo mantiene</translation>
    </message>
    <message>
        <source>a success ends it</source>
        <translation>un éxito lo termina</translation>
    </message>
    <message>
        <source>%1: rolled</source>
        <translation>%1: tirada hecha</translation>
    </message>
    <message>
        <source>%1: to be rolled</source>
        <translation>%1: por tirar</translation>
    </message>
    <message>
        <source>None found; add any others</source>
        <translation>No se conoce ninguna: indica si hay otras</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Beside what is known: %1</source>
        <translation>Además de las conocidas: %1</translation>
    </message>
    <message>
        <source>tier %1 against %2</source>
        <translation>rango %1 contra %2</translation>
    </message>
    <message>
        <source>%1 has seized the initiative</source>
        <translation>%1 ha tomado la iniciativa</translation>
    </message>
    <message>
        <source>%1 defends</source>
        <translation>%1 se defiende</translation>
    </message>
    <message>
        <source>%1 has disengaged</source>
        <translation>%1 se ha destrabado</translation>
    </message>
    <message>
        <source>%1 against %2: success</source>
        <translation>%1 contra %2: éxito</translation>
    </message>
    <message>
        <source>%1 against %2: failure</source>
        <translation>%1 contra %2: fallo</translation>
    </message>
    <message>
        <source>%1 hits %2: %3 against DEF %4</source>
        <translation>%1 acierta a %2: %3 contra DEF %4</translation>
    </message>
    <message>
        <source>%1 misses %2: %3 against DEF %4</source>
        <translation>%1 falla contra %2: %3 contra DEF %4</translation>
    </message>
    <message>
        <source>nobody comes after %1</source>
        <translation>nadie va después de %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t come after %2</source>
        <translation>%1 no va después de %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 ataca a %2 con %3</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Attacks against %1 have disadvantage until its next turn</source>
        <translation>Los ataques contra %1 tienen desventaja hasta su próximo turno</translation>
    </message>
    <message>
        <source>%1 shifts 2 squares and provokes no opportunity attacks</source>
        <translation>%1 se desplaza 2 casillas y no provoca ataques de oportunidad</translation>
    </message>
    <message>
        <source>Its own attacks have disadvantage until the end of round %1</source>
        <translation>Sus propios ataques tienen desventaja hasta el final de la ronda %1</translation>
    </message>
    <message>
        <source>%1 disengages and shifts 2 squares</source>
        <translation>%1 se destraba y se desplaza 2 casillas</translation>
    </message>
    <message>
        <source>%1 uses an item: %2</source>
        <translation>%1 usa un objeto: %2</translation>
    </message>
    <message>
        <source>%1 uses an item</source>
        <translation>%1 usa un objeto</translation>
    </message>
    <message>
        <source>Who delays</source>
        <translation>Quién retrasa</translation>
    </message>
    <message>
        <source>After the turn of</source>
        <translation>Tras el turno de</translation>
    </message>
    <message>
        <source>Decide later, between two turns</source>
        <translation>Decidir más tarde, entre dos turnos</translation>
    </message>
    <message>
        <source>%1 delays until after %2</source>
        <translation>%1 retrasa hasta después de %2</translation>
    </message>
    <message>
        <source>%1 delays</source>
        <translation>%1 retrasa</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 no hace nada</translation>
    </message>
    <message>
        <source>%1, %2 of %3 hit points</source>
        <translation>%1, %2 de %3 puntos de golpe</translation>
    </message>
    <message>
        <source>the battle is over</source>
        <translation>la batalla ha terminado</translation>
    </message>
    <message>
        <source>it belongs to the %1, and this is the %2</source>
        <translation>corresponde a la %1, y esta es la %2</translation>
    </message>
    <message>
        <source>The log doesn&apos;t say which</source>
        <translation>El registro no dice cuál</translation>
    </message>
    <message>
        <source>%1 has moved in this round</source>
        <translation>%1 ya se ha movido en esta ronda</translation>
    </message>
    <message>
        <source>%1 has acted in this round</source>
        <translation>%1 ya ha actuado en esta ronda</translation>
    </message>
    <message>
        <source>%1 waits for the end of another&apos;s turn</source>
        <translation>%1 espera al final del turno de otro</translation>
    </message>
    <message>
        <source>%1 is not in the order of this round</source>
        <translation>%1 no está en el orden de esta ronda</translation>
    </message>
    <message>
        <source>it is the turn of %1, not of %2</source>
        <translation>es el turno de %1, no de %2</translation>
    </message>
    <message>
        <source>the card of %1 has no hit points: its players count them</source>
        <translation>la carta de %1 no tiene puntos de golpe: los cuentan sus jugadores</translation>
    </message>
    <message>
        <source>A save of the End Phase decides</source>
        <translation>Decide una salvación de la Fase Final</translation>
    </message>
    <message>
        <source>A success sustains it instead of ending it</source>
        <translation>Un éxito lo mantiene en vez de terminarlo</translation>
    </message>
    <message>
        <source>nobody has more than %1 effects at once</source>
        <translation>nadie tiene más de %1 efectos a la vez</translation>
    </message>
    <message>
        <source>Change of hit points</source>
        <translation>Cambio de puntos de golpe</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hit points</source>
        <translation>%1: %2 de %3 puntos de golpe</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>One is taken away</source>
        <translation>Se quita uno</translation>
    </message>
    <message>
        <source>Effect that is over</source>
        <translation>Efecto que termina</translation>
    </message>
    <message>
        <source>%1: %2 is over</source>
        <translation>%1: termina %2</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Quién ha ganado</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>La batalla termina sin vencedor</translation>
    </message>
    <message>
        <source>The battle is won: %1</source>
        <translation>Batalla ganada: %1</translation>
    </message>
    <message>
        <source>%1 has no effect with a save</source>
        <translation>%1 no tiene ningún efecto con salvación</translation>
    </message>
    <message>
        <source>%1 has no save</source>
        <translation>%1 no tiene salvación</translation>
    </message>
    <message>
        <source>its save of this End Phase is rolled</source>
        <translation>su salvación de esta Fase Final ya se ha tirado</translation>
    </message>
    <message>
        <source>Saves that are not rolled: %1</source>
        <translation>Salvaciones sin tirar: %1</translation>
    </message>
    <message>
        <source>Those who have not moved: %1</source>
        <translation>No se han movido: %1</translation>
    </message>
    <message>
        <source>Those who have not acted: %1</source>
        <translation>No han actuado: %1</translation>
    </message>
    <message>
        <source>the Initiative Phase ends when everybody has rolled</source>
        <translation>la Fase de Iniciativa termina cuando todos han tirado</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Empieza la ronda %1</translation>
    </message>
    <message>
        <source>The %1 begins</source>
        <translation>Empieza la %1</translation>
    </message>
    <message>
        <source>%1: save against %2</source>
        <translation>%1: salvación contra %2</translation>
    </message>
    <message>
        <source>%1 rolls %2 for %3: it stays</source>
        <translation>%1 saca %2 para %3: se mantiene</translation>
    </message>
    <message>
        <source>%1 rolls %2 for %3: it ends</source>
        <translation>%1 saca %2 para %3: termina</translation>
    </message>
    <message>
        <source>2D6 of everybody</source>
        <translation>2D6 de cada uno</translation>
    </message>
    <message>
        <source>Enter the totals instead</source>
        <translation>Introducir los totales</translation>
    </message>
    <message>
        <source>Total of %1</source>
        <translation>Total de %1</translation>
    </message>
    <message>
        <source>2D6: %1, INT and AGI: %2</source>
        <translation>2D6: %1, INT y AGI: %2</translation>
    </message>
    <message>
        <source>It is not in the orders of this round</source>
        <translation>No está en los órdenes de esta ronda</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>the tie of %1 is not broken: each rolls a D6, and those who are equal another</source>
        <translation>el empate de %1 no está resuelto: cada uno tira un D6, y quienes sigan empatados, otro</translation>
    </message>
    <message>
        <source>Tie: D6 of %1 (roll %2)</source>
        <translation>Empate: D6 de %1 (tirada %2)</translation>
    </message>
    <message>
        <source>Initiative of round %1</source>
        <translation>Iniciativa de la ronda %1</translation>
    </message>
    <message>
        <source>Round %1: %2 move in this order</source>
        <translation>Ronda %1: se mueven en este orden: %2</translation>
    </message>
    <message>
        <source>They battle in this order: %1</source>
        <translation>Actúan en este orden: %1</translation>
    </message>
    <message>
        <source>%1 has moved: who seizes the initiative does so before it moves</source>
        <translation>%1 se ha movido: la iniciativa se toma antes de moverse</translation>
    </message>
    <message>
        <source>%1 has seized the initiative already</source>
        <translation>%1 ya ha tomado la iniciativa</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Desplazarse</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Caminar</translation>
    </message>
    <message>
        <source>Hustle</source>
        <translation>Apresurarse</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>%1 moves first and acts last, and whoever attacks it has advantage until the round ends</source>
        <translation>%1 mueve primero y actúa al final, y quien le ataque tiene ventaja hasta que acabe la ronda</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 toma la iniciativa</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Quién mueve</translation>
    </message>
    <message>
        <source>Difficult terrain: each square of it costs two</source>
        <translation>Terreno difícil: cada casilla cuesta dos</translation>
    </message>
    <message>
        <source>%1 is Slowed: it loses the squares it has left, and its move ends</source>
        <translation>%1: estado Ralentizado; pierde las casillas que le quedan y su movimiento termina</translation>
    </message>
    <message>
        <source>Opportunity attacks</source>
        <translation>Ataques de oportunidad</translation>
    </message>
    <message>
        <source>Of everybody beside a square that it leaves</source>
        <translation>De cualquiera junto a una casilla que deja</translation>
    </message>
    <message>
        <source>%1 moves: %2</source>
        <translation>%1 se mueve: %2</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 se mueve</translation>
    </message>
    <message>
        <source>nobody here is called %1</source>
        <translation>aquí nadie se llama %1</translation>
    </message>
    <message>
        <source>Hit points that %1 loses</source>
        <translation>Puntos de golpe que pierde %1</translation>
    </message>
    <message>
        <source>They stay as they are</source>
        <translation>Se quedan como están</translation>
    </message>
    <message>
        <source>%1 is on the side of %2</source>
        <translation>%1 está en el bando de %2</translation>
    </message>
    <message>
        <source>an effect has a name</source>
        <translation>un efecto tiene nombre</translation>
    </message>
    <message>
        <source>%1 has no effects</source>
        <translation>%1 no tiene efectos</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>2D6 with INT and AGI (%1) added</source>
        <translation>2D6 más INT y AGI (%1)</translation>
    </message>
    <message>
        <source>%1 provokes no opportunity attacks</source>
        <translation>%1 no provoca ataques de oportunidad</translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message>
        <source>there is nothing to undo or redo</source>
        <translation>no hay nada que deshacer ni rehacer</translation>
    </message>
    <message>
        <source>the match goes back and forth too often</source>
        <translation>la partida va y viene demasiadas veces</translation>
    </message>
    <message>
        <source>nothing asks for this any more</source>
        <translation>ya nada pregunta esto</translation>
    </message>
    <message>
        <source>something is still to be answered</source>
        <translation>aún queda algo por responder</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>it takes %1 answers at most</source>
        <translation>admite %1 respuestas como máximo</translation>
    </message>
    <message>
        <source>%1: %2 is needed</source>
        <translation>%1: hace falta %2</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>una respuesta</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>%1: nothing to choose here is called &apos;%2&apos;</source>
        <translation>%1: aquí no se puede elegir nada llamado «%2»</translation>
    </message>
    <message>
        <source>%1: nothing to choose here is called &apos;%2&apos;; did you mean &apos;%3&apos;?</source>
        <translation>%1: aquí no se puede elegir nada llamado «%2»; ¿querías decir «%3»?</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>a list of %1 to %2 words</source>
        <translation>una lista de %1 a %2 palabras</translation>
    </message>
    <message>
        <source>each of them once</source>
        <translation>cada uno una sola vez</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>a list of faces</source>
        <translation>una lista de caras</translation>
    </message>
    <message>
        <source>faces from 1 to %1</source>
        <translation>una serie de caras de 1 a %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, not %2</source>
        <translation>
            <numerusform>%1: hace falta %n cara, no %2</numerusform>
            <numerusform>%1: hacen falta %n caras, no %2</numerusform>
        </translation>
    </message>
    <message>
        <source>a spot from %1, %2 to %3, %4</source>
        <translation>una posición de %1, %2 a %3, %4</translation>
    </message>
    <message>
        <source>an id of small letters, digits and dashes</source>
        <translation>un identificador de letras minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>un texto de %1 bytes como máximo</translation>
    </message>
    <message>
        <source>rows with keys of their own</source>
        <translation>una serie de filas con claves propias</translation>
    </message>
    <message>
        <source>a list of %1 to %2 rows</source>
        <translation>una lista de %1 a %2 filas</translation>
    </message>
    <message>
        <source>nothing asks for &apos;%1&apos;</source>
        <translation>nada pregunta por «%1»</translation>
    </message>
    <message>
        <source>Unfinished action cancelled: %1</source>
        <translation>Se abandona lo que aún espera respuesta: %1</translation>
    </message>
    <message>
        <source>no command is called &apos;%1&apos;; there are: %2</source>
        <translation>no hay ninguna orden llamada «%1»; existen: %2</translation>
    </message>
    <message>
        <source>no command is called &apos;%1&apos;; there are: %2; did you mean &apos;%3&apos;?</source>
        <translation>no hay ninguna orden llamada «%1»; existen: %2; ¿querías decir «%3»?</translation>
    </message>
</context>
<context>
    <name>battlecards</name>
    <message>
        <source>attributes: damage, delay, precision, dodge and defense are needed</source>
        <translation>atributos: hacen falta damage, delay, precision, dodge y defense</translation>
    </message>
    <message>
        <source>a match has 2 to %1 players, not %2</source>
        <translation>una partida tiene de 2 a %1 jugadores, no %2</translation>
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
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>halved by Dodge %1, equal to Precision and higher in the tie-breaker = %2</source>
        <translation>a la mitad por Esquiva %1, igual a la Precisión y superior en el desempate = %2</translation>
    </message>
    <message>
        <source>not halved: Precision %1, equal to Dodge, is higher in the tie-breaker</source>
        <translation>sin dividir: Precisión %1, igual a la Esquiva, es superior en el desempate</translation>
    </message>
    <message>
        <source>halved by Dodge %1 against Precision %2 = %3</source>
        <translation>a la mitad por Esquiva %1 contra Precisión %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Damage %1, Delay %2, Precision %3, Dodge %4, Defense %5</source>
        <translation>Daño %1, Demora %2, Precisión %3, Esquiva %4, Defensa %5</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Daño %1</translation>
    </message>
    <message>
        <source>less Defense %1 = %2</source>
        <translation>menos Defensa %1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>× %n knight(s) = %1</source>
        <translation>
            <numerusform>× %n caballero = %1</numerusform>
            <numerusform>× %n caballeros = %1</numerusform>
        </translation>
    </message>
    <message>
        <source>doubled by Delay %1 against %2 = %3</source>
        <translation>al doble por Demora %1 contra %2 = %3</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Caballero</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>No battle is under way</source>
        <translation>No hay ninguna batalla en curso</translation>
    </message>
    <message>
        <source>All have chosen: reveal the cards</source>
        <translation>Todos han elegido: revela las cartas</translation>
    </message>
    <message>
        <source>Still to choose: %1</source>
        <translation>Falta que elijan: %1</translation>
    </message>
    <message>
        <source>Battle turn of %1</source>
        <translation>Turno de batalla de %1</translation>
    </message>
    <message>
        <source>All battle turns are over: end the battle</source>
        <translation>Han pasado todos los turnos de batalla: termina la batalla</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en mano</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Bandits</source>
        <translation>Bandidos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Allied with %1</source>
        <translation>En alianza con %1</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>Ha elegido</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>In battle</source>
        <translation>En batalla</translation>
    </message>
    <message>
        <source>Battle turns by Delay</source>
        <translation>Turnos de batalla por Demora</translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Demora %1</translation>
    </message>
    <message>
        <source>The order is known when the cards are revealed</source>
        <translation>El orden se conoce al revelar las cartas</translation>
    </message>
    <message>
        <source>All have had their turns</source>
        <translation>Todos han jugado su turno</translation>
    </message>
    <message>
        <source>Turns left: %1</source>
        <translation>Turnos restantes: %1</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Aún sin elegir</translation>
    </message>
    <message>
        <source>Covered attack card</source>
        <translation>Carta de ataque oculta</translation>
    </message>
    <message>
        <source>Covered defense card</source>
        <translation>Carta de defensa oculta</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <translation>Ataque: %1</translation>
    </message>
    <message>
        <source>Defense: %1</source>
        <translation>Defensa: %1</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Cartas de %1</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>No alliance</source>
        <translation>Sin alianza</translation>
    </message>
    <message>
        <source>By the bandits&apos; pattern</source>
        <translation>Según el patrón de los bandidos</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>Blanco de %1</translation>
    </message>
    <message>
        <source>No knight is left: nobody wins</source>
        <translation>No queda ningún caballero: no gana nadie</translation>
    </message>
    <message numerus="yes">
        <source>%1: victory with %n point(s)</source>
        <translation>
            <numerusform>%1: victoria con %n punto</numerusform>
            <numerusform>%1: victoria con %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Fin de la batalla</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn of %1 at Delay %2</source>
        <translation>Turno de %1 con Demora %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n wound(s): %2</source>
        <translation>
            <numerusform>%1 recibe %n herida: %2</numerusform>
            <numerusform>%1 recibe %n heridas: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 queda fuera</translation>
    </message>
    <message>
        <source>nobody is attacked</source>
        <translation>no se ataca a nadie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Caballeros</translation>
    </message>
    <message>
        <source>players/%1/id: &apos;%2&apos; is there twice</source>
        <translation>players/%1/id: «%2» aparece dos veces</translation>
    </message>
    <message>
        <source>Tie-breaker, highest first</source>
        <translation>Desempate, de mayor a menor</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The cards are revealed</source>
        <translation>Se revelan las cartas</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n wound(s) on each of its knights</source>
        <translation>
            <numerusform>%1: %n herida a cada uno de sus caballeros</numerusform>
            <numerusform>%1: %n heridas a cada uno de sus caballeros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks &apos;%2&apos; for both sides; the cards must be two different ones</source>
        <translation>%1 elige «%2» para ambos lados; las cartas deben ser dos distintas</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: attack %2, defense %3</source>
        <translation>%1: ataque %2, defensa %3</translation>
    </message>
    <message>
        <source>The most frequent pairs: %1 of %2 against %3 of %4</source>
        <translation>Las parejas más frecuentes: %1 de %2 contra %3 de %4</translation>
    </message>
    <message>
        <source>%1 leads by %2 points</source>
        <translation>%1 aventaja en %2 puntos</translation>
    </message>
    <message>
        <source>Best reply of %1 to the guess: %2</source>
        <translation>Mejor respuesta de %1 a la suposición: %2</translation>
    </message>
    <message>
        <source>it leads by %1 points on average</source>
        <translation>aventaja en %1 puntos de media</translation>
    </message>
    <message>
        <source>%1 leads by %2 points on average, if both pick as well as can be</source>
        <translation>%1 aventaja en %2 puntos de media si ambos eligen lo mejor posible</translation>
    </message>
    <message>
        <source>%1 pairs of %2 against %3 of %4</source>
        <translation>%1 parejas de %2 contra %3 de %4</translation>
    </message>
    <message>
        <source>Lead of %1 (attack / defense card)</source>
        <translation>Ventaja de %1 (carta de ataque / defensa)</translation>
    </message>
    <message>
        <source>A guess of what the second player picks</source>
        <translation>Una suposición de lo que elige el segundo jugador</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Attack card</source>
        <translation>Carta de ataque</translation>
    </message>
    <message>
        <source>Defense card</source>
        <translation>Carta de defensa</translation>
    </message>
    <message>
        <source>%1/hand: %2 cards make %3 pairs; at most %4 cards (%5 pairs) are computed</source>
        <translation>%1/hand: %2 cartas dan %3 parejas; se calculan %4 cartas como máximo (%5 parejas)</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Demora</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquiva</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Herida</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>there is no battle</source>
        <translation>no hay ninguna batalla</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 de %2 heridas</translation>
    </message>
    <message>
        <source>%1 left the board: it is taken to be back from its Castle, unhurt</source>
        <translation>%1 salió del tablero: se supone que ha vuelto de su Castillo sin heridas</translation>
    </message>
    <message>
        <source>another battle is not over yet</source>
        <translation>aún no ha terminado otra batalla</translation>
    </message>
    <message>
        <source>Knights on the tile</source>
        <translation>Caballeros en la loseta</translation>
    </message>
    <message>
        <source>The order of the players</source>
        <translation>El orden de los jugadores</translation>
    </message>
    <message>
        <source>A battle begins: %1</source>
        <translation>Empieza una batalla: %1</translation>
    </message>
    <message>
        <source>%1 is not in this battle</source>
        <translation>%1 no está en esta batalla</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 ya ha elegido</translation>
    </message>
    <message>
        <source>%1 chooses two cards</source>
        <translation>%1 elige dos cartas</translation>
    </message>
    <message>
        <source>The hand is empty: the discards come back first</source>
        <translation>La mano está vacía: antes vuelven los descartes</translation>
    </message>
    <message>
        <source>The last card of the hand is one of the two; then the discards come back for the other</source>
        <translation>La última carta de la mano es una de las dos; después vuelven los descartes para la otra</translation>
    </message>
    <message>
        <source>%1 takes the discards back and has chosen</source>
        <translation>%1 recupera los descartes y ya ha elegido</translation>
    </message>
    <message>
        <source>%1: bandits never ally</source>
        <translation>%1: los bandidos nunca se alían</translation>
    </message>
    <message>
        <source>%1 has an ally already</source>
        <translation>%1 ya tiene un aliado</translation>
    </message>
    <message>
        <source>no two sides of this battle are left to ally</source>
        <translation>no quedan dos bandos de esta batalla que puedan aliarse</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Aliados</translation>
    </message>
    <message>
        <source>%1 and %2 form an alliance</source>
        <translation>%1 y %2 forman una alianza</translation>
    </message>
    <message>
        <source>%1 attacks with %2 (%3) and defends with %4 (%5)</source>
        <translation>%1 ataca con %2 (%3) y defiende con %4 (%5)</translation>
    </message>
    <message>
        <source>the cards are revealed already</source>
        <translation>las cartas ya están reveladas</translation>
    </message>
    <message>
        <source>not all have chosen: %1</source>
        <translation>no todos han elegido: %1</translation>
    </message>
    <message>
        <source>%1 is an ally&apos;s</source>
        <translation>%1 es de un aliado</translation>
    </message>
    <message>
        <source>%1 is out and is not attacked</source>
        <translation>%1 está fuera y no se le ataca</translation>
    </message>
    <message>
        <source>It has no target of its own</source>
        <translation>No tiene blanco propio</translation>
    </message>
    <message>
        <source>the cards are not revealed yet</source>
        <translation>las cartas aún no están reveladas</translation>
    </message>
    <message>
        <source>all have had their turns</source>
        <translation>todos han jugado su turno</translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n wound(s) to %2: %3</source>
        <translation>
            <numerusform>%1 causa %n herida a %2: %3</numerusform>
            <numerusform>%1 causa %n heridas a %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 attacks nobody</source>
        <translation>%1 no ataca a nadie</translation>
    </message>
    <message>
        <source>battle turns are left</source>
        <translation>quedan turnos de batalla</translation>
    </message>
    <message>
        <source>No knight is left: nobody wins the battle</source>
        <translation>No queda ningún caballero: nadie gana la batalla</translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <translation>Victoria: %1</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2</source>
        <translation>Corregido: %1 tiene %2</translation>
    </message>
    <message>
        <source>Begin a battle</source>
        <translation>Empezar una batalla</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Elegir cartas</translation>
    </message>
    <message>
        <source>Form an alliance</source>
        <translation>Formar una alianza</translation>
    </message>
    <message>
        <source>Reveal the cards</source>
        <translation>Revelar las cartas</translation>
    </message>
    <message>
        <source>Battle turn</source>
        <translation>Turno de batalla</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminar la batalla</translation>
    </message>
    <message>
        <source>Finish the match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Correct wounds</source>
        <translation>Corregir heridas</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>%1/%2/id: &apos;%3&apos; is there twice; each card of a hand has an id of its own</source>
        <translation>%1/%2/id: «%3» aparece dos veces; cada carta de una mano tiene su propio identificador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Bandits choose targets by their pattern and never ally</source>
        <translation>Los bandidos eligen blancos según su patrón y nunca se alían</translation>
    </message>
    <message>
        <source>Battle with picked cards</source>
        <translation>Batalla con cartas elegidas</translation>
    </message>
    <message>
        <source>Which cards to pick</source>
        <translation>Qué cartas elegir</translation>
    </message>
    <message>
        <source>players/%1/ally: an alliance has two players</source>
        <translation>players/%1/ally: una alianza tiene dos jugadores</translation>
    </message>
    <message>
        <source>all follow the bandits&apos; pattern</source>
        <translation>todos siguen el patrón de los bandidos</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Con qué frecuencia</translation>
    </message>
    <message>
        <source>tie_breaker: a side with knights on the tile is missing</source>
        <translation>tie_breaker: falta un bando con caballeros en la loseta</translation>
    </message>
    <message>
        <source>knights: those of two sides are needed</source>
        <translation>knights: hacen falta los de dos bandos</translation>
    </message>
    <message>
        <source>%1 is not a target in this battle</source>
        <translation>%1 no es un blanco en esta batalla</translation>
    </message>
    <message>
        <source>%1, knight %2</source>
        <translation>%1, caballero %2</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Quién ha ganado</translation>
    </message>
    <message>
        <source>Most battles won; the rules have no end, so you may decide otherwise</source>
        <translation>Más batallas ganadas; las reglas no tienen final, podéis decidir otra cosa</translation>
    </message>
    <message>
        <source>The match is won by %1</source>
        <translation>Gana la partida: %1</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Two cards drawn unseen</source>
        <translation>Dos cartas robadas sin verlas</translation>
    </message>
    <message>
        <source>Their cards lie face down: each die draws one by its place</source>
        <translation>Sus cartas están boca abajo: cada dado roba una por su lugar</translation>
    </message>
    <message>
        <source>You enter the cards drawn at your table</source>
        <translation>Introducís las cartas robadas en vuestra mesa</translation>
    </message>
    <message>
        <source>%1: draw two cards</source>
        <translation>%1: robad dos cartas</translation>
    </message>
    <message>
        <source>alliances are made before the first battle turn, which is over</source>
        <translation>las alianzas se forman antes del primer turno de batalla, que ya ha pasado</translation>
    </message>
    <message>
        <source>alliances are made after the reveal</source>
        <translation>las alianzas se forman después de revelar las cartas</translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s) from %2 knights</source>
        <translation>
            <numerusform>%1; sufre %n herida de %2 caballeros</numerusform>
            <numerusform>%1; sufre %n heridas de %2 caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s)</source>
        <translation>
            <numerusform>%1; sufre %n herida</numerusform>
            <numerusform>%1; sufre %n heridas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drafta</name>
    <message>
        <source>the battle is over</source>
        <translation>la batalla ha terminado</translation>
    </message>
    <message>
        <source>first both sides roll for the first turn</source>
        <translation>antes, ambos bandos tiran por el primer turno</translation>
    </message>
    <message>
        <source>%1 of %2 hit points</source>
        <translation>%1 de %2 puntos de golpe</translation>
    </message>
    <message>
        <source>%1 is not of the side whose turn it is</source>
        <translation>%1 no es del bando al que le toca</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 está fuera de combate</translation>
    </message>
    <message>
        <source>%1 has acted in this turn</source>
        <translation>%1 ya ha actuado en este turno</translation>
    </message>
    <message>
        <source>No vulnerabilities</source>
        <translation>Sin vulnerabilidades</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Arquero</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>Mago</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Puntos de golpe</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Full Damage</source>
        <translation>Daño Completo</translation>
    </message>
    <message>
        <source>Partial Damage</source>
        <translation>Daño Parcial</translation>
    </message>
    <message>
        <source>Type of attack</source>
        <translation>Tipo de ataque</translation>
    </message>
    <message>
        <source>Player character</source>
        <translation>Personaje jugador</translation>
    </message>
    <message>
        <source>Air unit</source>
        <translation>Unidad aérea</translation>
    </message>
    <message>
        <source>Breaks ties</source>
        <translation>Gana los empates</translation>
    </message>
    <message>
        <source>Vulnerable to %1: damage ×%2</source>
        <translation>Vulnerabilidad (%1): daño por %2</translation>
    </message>
    <message>
        <source>One-time talent: %1</source>
        <translation>Talento de un solo uso: %1</translation>
    </message>
    <message>
        <source>%1 takes %2 damage and is defeated</source>
        <translation>%1 recibe %2 de daño y queda fuera de combate</translation>
    </message>
    <message>
        <source>%1 may use %2 again</source>
        <translation>%1 puede volver a usar %2</translation>
    </message>
    <message>
        <source>Nobody is left: the battle has no winner</source>
        <translation>No queda nadie: la batalla no tiene vencedor</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Defensor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>How far it moves isn&apos;t checked</source>
        <translation>No se comprueba cuánto se mueve</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Nobody is vulnerable to it</source>
        <translation>Nadie es vulnerable a ella</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnerable a</translation>
    </message>
    <message>
        <source>Damage from %1 ×</source>
        <translation>Multiplicar el daño (%1) por</translation>
    </message>
    <message>
        <source>One-time talent</source>
        <translation>Talento de un solo uso</translation>
    </message>
    <message>
        <source>It has none</source>
        <translation>No tiene ninguno</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacidades</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Shallow water</source>
        <translation>Agua poco profunda</translation>
    </message>
    <message>
        <source>Deep water</source>
        <translation>Agua profunda</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <translation>Terreno llano</translation>
    </message>
    <message>
        <source>%1 deals %2 Full or %3 Partial Damage</source>
        <translation>%1 causa %2 de Daño Completo o %3 de Daño Parcial</translation>
    </message>
    <message>
        <source>%1 has an ability that grants no vulnerabilities</source>
        <translation>%1 tiene una capacidad que le quita toda vulnerabilidad</translation>
    </message>
    <message>
        <source>%1 is vulnerable to %2: damage times %3</source>
        <translation>%1 es vulnerable (%2): daño por %3</translation>
    </message>
    <message>
        <source>A tie hurts nobody</source>
        <translation>Un empate no hiere a nadie</translation>
    </message>
    <message>
        <source>%1 breaks ties</source>
        <translation>%1 gana los empates</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 ataca a %2</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Sin tirada</translation>
    </message>
    <message>
        <source>A special attack deals %1, and nothing comes back</source>
        <translation>Un ataque especial causa %1, y no hay respuesta</translation>
    </message>
    <message>
        <source>%1 is ranged and %2 is not: Full Damage, and nothing comes back</source>
        <translation>%1 ataca a distancia y %2 no: Daño Completo, y no hay respuesta</translation>
    </message>
    <message>
        <source>1D6 against 1D6</source>
        <translation>1D6 contra 1D6</translation>
    </message>
    <message>
        <source>6 against 1: %1 deals nothing</source>
        <translation>6 contra 1: %1 no causa nada</translation>
    </message>
    <message>
        <source>%1 deals %2 damage on average and takes %3</source>
        <translation>%1 causa %2 de daño de media y recibe %3</translation>
    </message>
    <message>
        <source>Nobody is hurt</source>
        <translation>Nadie resulta herido</translation>
    </message>
    <message>
        <source>Damage to %1</source>
        <translation>Daño a %1</translation>
    </message>
    <message>
        <source>Chance that the row beats the column, attacking first</source>
        <translation>Probabilidad de que la fila venza a la columna atacando primero</translation>
    </message>
    <message>
        <source>Nameless</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Damage of the attacker&apos;s special attack</source>
        <translation>Daño del ataque especial del atacante</translation>
    </message>
    <message>
        <source>An ordinary attack</source>
        <translation>Un ataque normal</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Every pair in a duel</source>
        <translation>Cada pareja en un duelo</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Atacantes</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defensores</translation>
    </message>
    <message>
        <source>Hit points left to %1</source>
        <translation>Puntos de golpe restantes de %1</translation>
    </message>
    <message>
        <source>Neither can hurt the other: the duel has no end</source>
        <translation>Ninguno puede herir al otro: el duelo no tiene fin</translation>
    </message>
    <message>
        <source>Neither deals any damage: nobody falls, however long they fight</source>
        <translation>Ninguno causa daño: nadie cae, por mucho que luchen</translation>
    </message>
    <message>
        <source>Both fall</source>
        <translation>Caen ambos</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Nobody rolls: %1 takes %2 damage</source>
        <translation>Nadie tira: %1 recibe %2 de daño</translation>
    </message>
    <message>
        <source>%1 makes a special attack on %2</source>
        <translation>%1 hace un ataque especial a %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 termina el turno</translation>
    </message>
    <message>
        <source>%1 rests in %2: %3 of %4 hit points</source>
        <translation>%1 descansa en %2: %3 de %4 puntos de golpe</translation>
    </message>
    <message>
        <source>%1 is not a player character</source>
        <translation>%1 no es un personaje jugador</translation>
    </message>
    <message>
        <source>%1 is not defeated</source>
        <translation>%1 no está fuera de combate</translation>
    </message>
    <message>
        <source>the players have no Random Consequence Chart</source>
        <translation>los jugadores no tienen una Tabla de Consecuencias Aleatorias</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>D100</source>
        <translation>D100</translation>
    </message>
    <message>
        <source>Consequence for %1 (%2): %3</source>
        <translation>Consecuencia para %1 (%2): %3</translation>
    </message>
    <message>
        <source>its side has no encampment</source>
        <translation>su bando no tiene campamento</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) inside</source>
        <translation>
            <numerusform>%n unidad dentro</numerusform>
            <numerusform>%n unidades dentro</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in it</source>
        <translation>%1 ya está dentro</translation>
    </message>
    <message>
        <source>%1 holds %2 units, and is full</source>
        <translation>%1 alberga %2 unidades y está lleno</translation>
    </message>
    <message>
        <source>Encampment</source>
        <translation>Campamento</translation>
    </message>
    <message>
        <source>%1 goes into %2</source>
        <translation>%1 entra en %2</translation>
    </message>
    <message>
        <source>%1 has no talent</source>
        <translation>%1 no tiene talento</translation>
    </message>
    <message>
        <source>%1 gets its talent back by defeating a foe</source>
        <translation>%1 recupera su talento al dejar fuera de combate a un enemigo</translation>
    </message>
    <message>
        <source>It is spent until the unit defeats a foe</source>
        <translation>Está gastado hasta que la unidad deje fuera de combate a un enemigo</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 usa %2</translation>
    </message>
    <message>
        <source>%1 is healed: %2 of %3 hit points</source>
        <translation>%1 se cura: %2 de %3 puntos de golpe</translation>
    </message>
    <message>
        <source>%1 has moved in this turn</source>
        <translation>%1 ya se ha movido en este turno</translation>
    </message>
    <message>
        <source>%1 is not an air unit: it can&apos;t cross deep water</source>
        <translation>%1 no es una unidad aérea: no puede cruzar agua profunda</translation>
    </message>
    <message numerus="yes">
        <source>up to %n square(s)</source>
        <translation>
            <numerusform>hasta %n casilla</numerusform>
            <numerusform>hasta %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves up to %n square(s) here, not %2</source>
        <translation>
            <numerusform>%1 se mueve aquí hasta %n casilla, no %2</numerusform>
            <numerusform>%1 se mueve aquí hasta %n casillas, no %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Through allies, not through enemies</source>
        <translation>A través de aliados, no de enemigos</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n square(s)</source>
        <translation>
            <numerusform>%1 se mueve %n casilla</numerusform>
            <numerusform>%1 se mueve %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has moved or acted in this turn</source>
        <translation>%1 ya se ha movido o ha actuado en este turno</translation>
    </message>
    <message>
        <source>Two units side by side</source>
        <translation>Dos unidades contiguas</translation>
    </message>
    <message>
        <source>Both give up their turns</source>
        <translation>Ambas renuncian a su turno</translation>
    </message>
    <message>
        <source>%1 and %2 set up %3</source>
        <translation>%1 y %2 montan %3</translation>
    </message>
    <message>
        <source>%1 is put at %2 of %3 hit points</source>
        <translation>%1 pasa a %2 de %3 puntos de golpe</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message numerus="yes">
        <source>%1 attacks from up to %n square(s) away</source>
        <translation>
            <numerusform>%1 ataca a %n casilla como máximo</numerusform>
            <numerusform>%1 ataca a %n casillas como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>%1 is in no encampment</source>
        <translation>%1 no está en ningún campamento</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 sale de %2</translation>
    </message>
    <message>
        <source>who begins is decided already</source>
        <translation>ya está decidido quién empieza</translation>
    </message>
    <message>
        <source>Roll of %1</source>
        <translation>Tirada de %1</translation>
    </message>
    <message>
        <source>both rolled %1: roll again</source>
        <translation>ambos han sacado %1: se tira otra vez</translation>
    </message>
    <message>
        <source>%1 begins with %2 against %3</source>
        <translation>%1 empieza con %2 contra %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>the chart has a gap: no row has %1; 1 to 100 must be covered</source>
        <translation>la tabla tiene un hueco: ninguna fila tiene %1; debe cubrir de 1 a 100</translation>
    </message>
    <message>
        <source>rows of the chart overlap: two rows have %1; each number of 1 to 100 belongs to one row</source>
        <translation>hay filas de la tabla que se solapan: dos filas tienen %1; cada número de 1 a 100 es de una sola fila</translation>
    </message>
    <message>
        <source>Random Consequence Chart</source>
        <translation>Tabla de Consecuencias Aleatorias</translation>
    </message>
    <message>
        <source>Without it defeated player characters are left to the players</source>
        <translation>Sin ella, los personajes jugadores fuera de combate quedan en manos de los jugadores</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Consecuencia</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>No queda nadie</translation>
    </message>
    <message>
        <source>Both sides roll: the higher begins</source>
        <translation>Ambos bandos tiran: empieza el mayor</translation>
    </message>
    <message>
        <source>Round %1: the turn of %2</source>
        <translation>Ronda %1: turno de %2</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Fuera de combate</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>Se ha movido</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Ha actuado</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>Talent spent</source>
        <translation>Talento gastado</translation>
    </message>
    <message>
        <source>Encampment %1 of %2</source>
        <translation>Campamento %1 de %2</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 está en %2</translation>
    </message>
    <message>
        <source>Nobody is in %1</source>
        <translation>No hay nadie en %1</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unidades restantes</translation>
    </message>
    <message>
        <source>Whether it is defeated isn&apos;t said</source>
        <translation>No se dice si queda fuera de combate</translation>
    </message>
    <message>
        <source>Roll for the first turn</source>
        <translation>Tirar por el primer turno</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Moverse</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Special attack</source>
        <translation>Ataque especial</translation>
    </message>
    <message>
        <source>Use the talent</source>
        <translation>Usar el talento</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>Set up an encampment</source>
        <translation>Montar un campamento</translation>
    </message>
    <message>
        <source>Enter an encampment</source>
        <translation>Entrar en un campamento</translation>
    </message>
    <message>
        <source>Leave the encampment</source>
        <translation>Salir del campamento</translation>
    </message>
    <message>
        <source>Roll a consequence</source>
        <translation>Tirar una consecuencia</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Set hit points</source>
        <translation>Fijar puntos de golpe</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Un ataque</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>List against list</source>
        <translation>Lista contra lista</translation>
    </message>
    <message numerus="yes">
        <source>square(s)</source>
        <translation>
            <numerusform>casilla</numerusform>
            <numerusform>casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges on average</source>
        <translation>%1 intercambios de media</translation>
    </message>
    <message>
        <source>a critical attack, %1 can&apos;t react</source>
        <translation>un ataque crítico, %1 no puede reaccionar</translation>
    </message>
    <message>
        <source>%1 deals Full Damage</source>
        <translation>%1 causa Daño Completo</translation>
    </message>
    <message>
        <source>a tie that %1 breaks</source>
        <translation>un empate que gana %1</translation>
    </message>
    <message>
        <source>a tie, nobody is hurt</source>
        <translation>un empate, nadie resulta herido</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>the consequence for %1 is rolled</source>
        <translation>la consecuencia para %1 ya se ha tirado</translation>
    </message>
    <message>
        <source>%1 rolls again</source>
        <translation>%1 tira otra vez</translation>
    </message>
    <message>
        <source>Healed by</source>
        <translation>Curación de</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>%1 heals %2: %3 of %4 hit points</source>
        <translation>%1 cura a %2: %3 de %4 puntos de golpe</translation>
    </message>
    <message>
        <source>%1 takes %2 damage, %3 of %4 left</source>
        <translation>%1 recibe %2 de daño, quedan %3 de %4</translation>
    </message>
    <message>
        <source>%1 is not an ally of %2</source>
        <translation>%1 no es aliado de %2</translation>
    </message>
    <message>
        <source>%1 is on the side of %2</source>
        <translation>%1 está en el bando de %2</translation>
    </message>
    <message>
        <source>Encampment from the start</source>
        <translation>Campamento desde el principio</translation>
    </message>
    <message>
        <source>A base with room for four units</source>
        <translation>Una base con sitio para cuatro unidades</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Probabilidad de ganar: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Probabilidad de ganar: %1</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Batalla ganada por %1</translation>
    </message>
</context>
<context>
    <name>drakerys</name>
    <message>
        <source>the card of %1 is not known: neither its Actions nor its skills were looked at</source>
        <translation>la carta de %1 no se conoce: no se han mirado ni sus Acciones ni sus Habilidades</translation>
    </message>
    <message>
        <source>%1 lies under No Activation</source>
        <translation>%1 tiene la ficha Sin Activación</translation>
    </message>
    <message>
        <source>attack while Engaged with nobody: %1</source>
        <translation>ataque sin estar Trabada con nadie: %1</translation>
    </message>
    <message>
        <source>magic without the skill Wizard: %1</source>
        <translation>magia sin la Habilidad Wizard: %1</translation>
    </message>
    <message>
        <source>%1 while Engaged: %2</source>
        <translation>%1 estando Trabada: %2</translation>
    </message>
    <message>
        <source>heroic dice without the skill Heroic Action: %1</source>
        <translation>dados heroicos sin la Habilidad Heroic Action: %1</translation>
    </message>
    <message>
        <source>Heroic Action adds 1 to 5 dice, not %1</source>
        <translation>Heroic Action añade de 1 a 5 dados, no %1</translation>
    </message>
    <message>
        <source>Heroic Action adds dice to fights, shots and spells, not to: %1</source>
        <translation>Heroic Action añade dados a combates, disparos y hechizos, no a: %1</translation>
    </message>
    <message>
        <source>%1: a token beside %2 forbids it</source>
        <translation>%1: lo prohíbe una ficha junto a %2</translation>
    </message>
    <message>
        <source>only a Hero makes a Combined Charge, and %1 is none</source>
        <translation>solo un Héroe hace una Carga Combinada, y %1 no lo es</translation>
    </message>
    <message>
        <source>no allied Infantry Unit with Guard is left for a Combined Charge</source>
        <translation>no queda ninguna Unidad de Infantería aliada con Guard para una Carga Combinada</translation>
    </message>
    <message>
        <source>shooting without the skill Shooter: %1</source>
        <translation>disparo sin la Habilidad Shooter: %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t carry this: %2</source>
        <translation>%1 no lleva esto: %2</translation>
    </message>
    <message>
        <source>%1: shot %2 with the same weapon (%3) in one activation</source>
        <translation>%1: disparo %2 con la misma arma (%3) en una activación</translation>
    </message>
    <message>
        <source>invocation by %1, who is not Awakened</source>
        <translation>invocación de %1, que no es un Despertado</translation>
    </message>
    <message>
        <source>invocation %1 of %2, who makes %3 a game</source>
        <translation>invocación %1 de %2, que hace %3 por partida</translation>
    </message>
    <message>
        <source>%1 is not a Wizard</source>
        <translation>%1 no es un Wizard</translation>
    </message>
    <message>
        <source>%1 draws on %2 sources, and is a Wizard of level %3</source>
        <translation>%1 recurre a %2 fuentes y es un Wizard de nivel %3</translation>
    </message>
    <message>
        <source>%1 has cast this in the same activation before: %2</source>
        <translation>%1 ya ha lanzado esto en la misma activación: %2</translation>
    </message>
    <message>
        <source>no Vortex or Maelstrom &apos;%1&apos; is on the battlefield</source>
        <translation>no hay ningún Vórtice ni Maelstrom «%1» en el campo de batalla</translation>
    </message>
    <message>
        <source>%1 can still be activated, for %2 TS</source>
        <translation>%1 aún se puede activar, por %2 ST</translation>
    </message>
    <message>
        <source>%1: %2 Warriors are left, not %3</source>
        <translation>%1: quedan %2 Guerreros, no %3</translation>
    </message>
    <message>
        <source>%1 at %2 would leave the battlefield of %3 x %3 cm</source>
        <translation>%1 en %2 se saldría del campo de batalla de %3 × %3 cm</translation>
    </message>
    <message>
        <source>%1 at %2 would lie on the %3</source>
        <translation>%1 en %2 se superpondría con: %3</translation>
    </message>
    <message>
        <source>%1 is chosen twice</source>
        <translation>%1 se ha elegido dos veces</translation>
    </message>
    <message>
        <source>%1 asks for a Hero, and %2 is none</source>
        <translation>%1 pide un Héroe, y %2 no lo es</translation>
    </message>
    <message>
        <source>%1 asks for Infantry, and %2 is none</source>
        <translation>%1 pide Infantería, y %2 no lo es</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n own Unit(s), not %2</source>
        <translation>
            <numerusform>%1 pide %n Unidad propia, no %2</numerusform>
            <numerusform>%1 pide %n Unidades propias, no %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n enemy Unit(s), not %2</source>
        <translation>
            <numerusform>%1 pide %n Unidad enemiga, no %2</numerusform>
            <numerusform>%1 pide %n Unidades enemigas, no %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks for %2 different Sceneries, not %3</source>
        <translation>%1 pide %2 Escenografías distintas, no %3</translation>
    </message>
    <message>
        <source>no Scenery &apos;%1&apos; stands on the battlefield</source>
        <translation>no hay ninguna Escenografía «%1» en el campo de batalla</translation>
    </message>
    <message>
        <source>the Sceneries can&apos;t all be in the same half of the battlefield</source>
        <translation>las Escenografías no pueden estar todas en la misma mitad del campo de batalla</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; counted all the same</source>
        <translation>el reglamento no tiene ninguna misión «%1»; cuenta de todos modos</translation>
    </message>
    <message>
        <source>there is one card only of %1</source>
        <translation>solo hay una carta de %1</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; the players say how it stands</source>
        <translation>el reglamento no tiene ninguna misión «%1»; los jugadores dicen cómo va</translation>
    </message>
    <message>
        <source>%1 has no condition &apos;%2&apos;, but: %3</source>
        <translation>%1 no tiene la condición «%2», sino: %3</translation>
    </message>
    <message>
        <source>%1: nobody can pick up the %2, so neither can %3</source>
        <translation>%1: nadie puede recoger %2, así que %3 tampoco</translation>
    </message>
    <message>
        <source>%1: only its owner&apos;s Units can pick up the %2, not %3</source>
        <translation>%1: solo las Unidades de su dueño pueden recoger %2, no %3</translation>
    </message>
    <message>
        <source>%1: only its owner&apos;s enemy can pick up the %2, not %3</source>
        <translation>%1: solo el enemigo de su dueño puede recoger %2, no %3</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; %4 cm or more are asked for</source>
        <translation>%1 está a %2 cm de %3; se piden %4 cm o más</translation>
    </message>
    <message>
        <source>a Scenery, Vortex or Maelstrom</source>
        <translation>una Escenografía, un Vórtice o un Maelstrom</translation>
    </message>
    <message>
        <source>%1 lies on no diagonal of the battlefield</source>
        <translation>%1 no está en ninguna diagonal del campo de batalla</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the middle; there or %3 cm away is asked for</source>
        <translation>%1 está a %2 cm del centro; se pide ahí mismo o a %3 cm</translation>
    </message>
    <message>
        <source>%1 is to lie %2 cm from the middle line, on the side of the enemy of %3</source>
        <translation>%1 debe estar a %2 cm de la línea central, en el lado del enemigo de %3</translation>
    </message>
    <message>
        <source>%1 lies in the Deployment Area of %2</source>
        <translation>%1 está en la Zona de Despliegue de %2</translation>
    </message>
    <message>
        <source>another Scenery, Vortex or Maelstrom</source>
        <translation>otra Escenografía, otro Vórtice o un Maelstrom</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation>%1; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>no player is called &apos;%1&apos;</source>
        <translation>ningún jugador se llama «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no Unit; write player/entry, as in %2/crows-1</source>
        <translation>«%1» no designa ninguna Unidad; escribe jugador/entrada, como en %2/crows-1</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;</source>
        <translation>ninguna Unidad se llama «%1»</translation>
    </message>
    <message>
        <source>the game is over: the players ended it</source>
        <translation>la partida ha terminado: los jugadores la han dado por acabada</translation>
    </message>
    <message>
        <source>the game is over: all players have resolved six Headquarters Phases</source>
        <translation>la partida ha terminado: todos los jugadores han resuelto seis Fases de Cuartel General</translation>
    </message>
    <message>
        <source>it is the turn of %1, not of %2</source>
        <translation>es el turno de %1, no de %2</translation>
    </message>
    <message>
        <source>%1 is off the table</source>
        <translation>%1 está fuera de la mesa</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; at most %2 may be spent</source>
        <translation>la activación cuesta %1 ST; se pueden gastar %2 como máximo</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; %2 TS are left before the last START</source>
        <translation>la activación cuesta %1 ST; quedan %2 ST antes del último START</translation>
    </message>
    <message>
        <source>Epic Fight</source>
        <translation>Combate épico</translation>
    </message>
    <message>
        <source>Conquerors</source>
        <translation>Conquistadores</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandera</translation>
    </message>
    <message>
        <source>Total Destruction</source>
        <translation>Destrucción total</translation>
    </message>
    <message>
        <source>Moon Shards</source>
        <translation>Fragmentos de luna</translation>
    </message>
    <message>
        <source>Moon shard</source>
        <translation>Fragmento de luna</translation>
    </message>
    <message>
        <source>Idols of Power</source>
        <translation>Ídolos de poder</translation>
    </message>
    <message>
        <source>Idol</source>
        <translation>Ídolo</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Mensajero</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Ruptura</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisioneros</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Jaula</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Reliquias</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Reliquia</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Air Vortex</source>
        <translation>Vórtice de Aire</translation>
    </message>
    <message>
        <source>Earth Vortex</source>
        <translation>Vórtice de Tierra</translation>
    </message>
    <message>
        <source>Fire Vortex</source>
        <translation>Vórtice de Fuego</translation>
    </message>
    <message>
        <source>Water Vortex</source>
        <translation>Vórtice de Agua</translation>
    </message>
    <message>
        <source>Maelstrom</source>
        <translation>Maelstrom</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marcha</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Combined Charge</source>
        <translation>Carga Combinada</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Invocation</source>
        <translation>Invocación</translation>
    </message>
    <message>
        <source>Special Action</source>
        <translation>Acción Especial</translation>
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
        <translation>Zona de Despliegue A</translation>
    </message>
    <message>
        <source>Deployment Area B</source>
        <translation>Zona de Despliegue B</translation>
    </message>
    <message>
        <source>%1, %2 cm</source>
        <translation>%1; %2 cm</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Escenografía</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Tirada de ataque</translation>
    </message>
    <message>
        <source>Blocking roll</source>
        <translation>Tirada de Blocking</translation>
    </message>
    <message>
        <source>Injury roll</source>
        <translation>Tirada de Herida</translation>
    </message>
    <message>
        <source>Safeguard</source>
        <translation>Safeguard</translation>
    </message>
    <message>
        <source>Morale roll</source>
        <translation>Tirada de Moral</translation>
    </message>
    <message>
        <source>Shooting roll</source>
        <translation>Tirada de Disparo</translation>
    </message>
    <message>
        <source>Harassment roll</source>
        <translation>Tirada de Harassment</translation>
    </message>
    <message>
        <source>Spell roll</source>
        <translation>Tirada de hechizo</translation>
    </message>
    <message>
        <source>Invocation roll</source>
        <translation>Tirada de invocación</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Berserk</source>
        <translation>Berserk</translation>
    </message>
    <message>
        <source>Burning Scenery</source>
        <translation>Escenografía en llamas</translation>
    </message>
    <message>
        <source>Characteristics −1</source>
        <translation>Características −1</translation>
    </message>
    <message>
        <source>Charge −5 cm, Initiative −1</source>
        <translation>Carga −5 cm, Iniciativa −1</translation>
    </message>
    <message>
        <source>Charge +5 cm</source>
        <translation>Carga +5 cm</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Trabada</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Holy Fury: Berserker</source>
        <translation>Holy Fury: Berserker</translation>
    </message>
    <message>
        <source>Initiative +2</source>
        <translation>Iniciativa +2</translation>
    </message>
    <message>
        <source>March/Charge −1 cm</source>
        <translation>Marcha/Carga −1 cm</translation>
    </message>
    <message>
        <source>March/Charge −2 cm</source>
        <translation>Marcha/Carga −2 cm</translation>
    </message>
    <message>
        <source>March/Charge penalty</source>
        <translation>Penalización de Marcha/Carga</translation>
    </message>
    <message>
        <source>March/Charge penalty ×2</source>
        <translation>Penalización de Marcha/Carga ×2</translation>
    </message>
    <message>
        <source>March/Charge +5 cm</source>
        <translation>Marcha/Carga +5 cm</translation>
    </message>
    <message>
        <source>March/Charge +5 cm, Dreadful</source>
        <translation>Marcha/Carga +5 cm, Dreadful</translation>
    </message>
    <message>
        <source>March +10 cm</source>
        <translation>Marcha +10 cm</translation>
    </message>
    <message>
        <source>March +5 cm</source>
        <translation>Marcha +5 cm</translation>
    </message>
    <message>
        <source>Actions −1</source>
        <translation>Acciones −1</translation>
    </message>
    <message>
        <source>Nature’s Way +1</source>
        <translation>Nature’s Way +1</translation>
    </message>
    <message>
        <source>No Activation</source>
        <translation>Sin Activación</translation>
    </message>
    <message>
        <source>No Charge</source>
        <translation>Sin Carga</translation>
    </message>
    <message>
        <source>No Charge, Attack or Shot</source>
        <translation>Sin Carga, Ataque ni Disparo</translation>
    </message>
    <message>
        <source>No more skill</source>
        <translation>Sin Habilidades</translation>
    </message>
    <message>
        <source>Only one Action</source>
        <translation>Solo una Acción</translation>
    </message>
    <message>
        <source>Actions +1</source>
        <translation>Acciones +1</translation>
    </message>
    <message>
        <source>+2D10</source>
        <translation>+2D10</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Shooting reroll</source>
        <translation>Repetir Disparo</translation>
    </message>
    <message>
        <source>Violent Blow</source>
        <translation>Violent Blow</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Voluntad</translation>
    </message>
    <message>
        <source>Willpower −1</source>
        <translation>Voluntad −1</translation>
    </message>
    <message>
        <source>Zephyr: Actions +1</source>
        <translation>Zephyr: Acciones +1</translation>
    </message>
    <message>
        <source>the card of %1 is not known: its Health is taken as 1</source>
        <translation>la carta de %1 no se conoce: su Salud se toma como 1</translation>
    </message>
    <message>
        <source>the rulebook has no status &apos;%1&apos;; kept as it is</source>
        <translation>el reglamento no tiene el estado «%1»; se deja tal cual</translation>
    </message>
    <message>
        <source>no token “%1” lies beside %2</source>
        <translation>no hay ninguna ficha «%1» junto a %2</translation>
    </message>
    <message>
        <source>%1 resolves no Headquarters Phase now</source>
        <translation>%1 no resuelve ahora ninguna Fase de Cuartel General</translation>
    </message>
    <message>
        <source>%1 has no Leadership</source>
        <translation>%1 no tiene Leadership</translation>
    </message>
    <message>
        <source>an order to %1, who is Engaged</source>
        <translation>una orden a una Unidad Trabada: %1</translation>
    </message>
    <message>
        <source>%1 has no Divination</source>
        <translation>%1 no tiene Divination</translation>
    </message>
    <message>
        <source>%1 has no Zephyr</source>
        <translation>%1 no tiene Zephyr</translation>
    </message>
    <message>
        <source>%1 is not Awakened</source>
        <translation>%1 no es un Despertado</translation>
    </message>
    <message>
        <source>the %1 is exhausted</source>
        <translation>el %1 está agotado</translation>
    </message>
    <message>
        <source>the %1 is of another Element</source>
        <translation>el %1 es de otro Elemento</translation>
    </message>
    <message>
        <source>%1 is not Infantry</source>
        <translation>%1 no es Infantería</translation>
    </message>
    <message>
        <source>%1 is Engaged</source>
        <translation>%1: Trabada</translation>
    </message>
    <message>
        <source>The player’s Hero is still on the battlefield</source>
        <translation>El Héroe del jugador sigue en el campo de batalla</translation>
    </message>
    <message>
        <source>The enemy’s Hero was eliminated</source>
        <translation>El Héroe enemigo ha sido eliminado</translation>
    </message>
    <message>
        <source>The player’s Hero is the one who eliminated the enemy’s</source>
        <translation>Ha sido el Héroe del jugador quien ha eliminado al enemigo</translation>
    </message>
    <message>
        <source>Conquest areas with the player’s flag, 1 VP for every 3</source>
        <translation>Zonas de conquista con la bandera del jugador, 1 PV por cada 3</translation>
    </message>
    <message>
        <source>Full quarters of the enemy’s Army Points that were eliminated</source>
        <translation>Cuartos completos de los Puntos de Ejército enemigos eliminados</translation>
    </message>
    <message>
        <source>Units that carry 2 moon shards or more</source>
        <translation>Unidades que llevan 2 fragmentos de luna o más</translation>
    </message>
    <message>
        <source>Idols that the player controls</source>
        <translation>Ídolos que controla el jugador</translation>
    </message>
    <message>
        <source>The player’s messenger delivered the message</source>
        <translation>El mensajero del jugador ha entregado el mensaje</translation>
    </message>
    <message>
        <source>The enemy’s messenger delivered no message</source>
        <translation>El mensajero enemigo no ha entregado ningún mensaje</translation>
    </message>
    <message>
        <source>The player’s messenger is still on the battlefield</source>
        <translation>El mensajero del jugador sigue en el campo de batalla</translation>
    </message>
    <message>
        <source>One of the player’s Units carries the message</source>
        <translation>Una de las Unidades del jugador lleva el mensaje</translation>
    </message>
    <message>
        <source>The chosen Hero carries the message</source>
        <translation>El Héroe elegido lleva el mensaje</translation>
    </message>
    <message>
        <source>The message is in the player’s Deployment Area</source>
        <translation>El mensaje está en la Zona de Despliegue del jugador</translation>
    </message>
    <message>
        <source>Chosen Units in the enemy’s Deployment Area</source>
        <translation>Unidades elegidas en la Zona de Despliegue enemiga</translation>
    </message>
    <message>
        <source>Enemy Heroes captured, at least one</source>
        <translation>Héroes enemigos capturados, al menos uno</translation>
    </message>
    <message>
        <source>The player captured more Heroes than the enemy</source>
        <translation>El jugador ha capturado más Héroes que el enemigo</translation>
    </message>
    <message>
        <source>None of the player’s Heroes was captured</source>
        <translation>Ningún Héroe del jugador ha sido capturado</translation>
    </message>
    <message>
        <source>Cages destroyed</source>
        <translation>Jaulas destruidas</translation>
    </message>
    <message>
        <source>One of the player’s Units carries a relic</source>
        <translation>Una de las Unidades del jugador lleva una reliquia</translation>
    </message>
    <message>
        <source>The Unit that was given the relic still has it</source>
        <translation>La Unidad que recibió la reliquia aún la tiene</translation>
    </message>
    <message>
        <source>The Unit that was given the relic also has one of the enemy’s</source>
        <translation>La Unidad que recibió la reliquia tiene también una del enemigo</translation>
    </message>
    <message>
        <source>Relics that the player’s Units carry</source>
        <translation>Reliquias que llevan las Unidades del jugador</translation>
    </message>
    <message>
        <source>Stress %1</source>
        <translation>Estrés %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>%1 makes 1 to %2 Actions an activation</source>
        <translation>%1 hace de 1 a %2 Acciones por activación</translation>
    </message>
    <message>
        <source>one Charge or Combined Charge an activation</source>
        <translation>una Carga o Carga Combinada por activación</translation>
    </message>
    <message>
        <source>%1 TS</source>
        <translation>%1 ST</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>The weapon that the Unit carries</source>
        <translation>El arma que lleva la Unidad</translation>
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
        <translation>Elemental</translation>
    </message>
    <message>
        <source>TS</source>
        <translation>ST</translation>
    </message>
    <message>
        <source>Heroic Action dice</source>
        <translation>Dados de Heroic Action</translation>
    </message>
    <message>
        <source>Added dice</source>
        <translation>Dados añadidos</translation>
    </message>
    <message>
        <source>+%1D10</source>
        <translation>+%1D10</translation>
    </message>
    <message>
        <source>Heroic Action +%1D10</source>
        <translation>Heroic Action +%1D10</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The token of %1 moves to START</source>
        <translation>La ficha de %1 avanza a START</translation>
    </message>
    <message>
        <source>The token of %1 moves to square %2</source>
        <translation>La ficha de %1 avanza a la casilla %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Unit is changed</source>
        <translation>No se cambia ninguna Unidad</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <translation>Se queda como está</translation>
    </message>
    <message>
        <source>token on START</source>
        <translation>ficha en START</translation>
    </message>
    <message>
        <source>token on square %1</source>
        <translation>ficha en la casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <translation>
            <numerusform>%n Guerrero</numerusform>
            <numerusform>%n Guerreros</numerusform>
        </translation>
    </message>
    <message>
        <source>Injuries %1</source>
        <translation>Heridas %1</translation>
    </message>
    <message>
        <source>Agreed: nothing changes</source>
        <translation>Acordado: nada cambia</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Acordado: %1</translation>
    </message>
    <message>
        <source>Agreed: %1; %2</source>
        <translation>Acordado: %1; %2</translation>
    </message>
    <message>
        <source>Squares since the start</source>
        <translation>Casillas desde el inicio</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerreros</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Estrés</translation>
    </message>
    <message>
        <source>Deployment Area</source>
        <translation>Zona de Despliegue</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Exhausted: no more invocations</source>
        <translation>Agotado: no más invocaciones</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Destruido</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Arrow, clockwise from Deployment Area B</source>
        <translation>Flecha, en sentido horario desde la Zona de Despliegue B</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>grados</translation>
    </message>
    <message>
        <source>A Hit, or no Deviation Roll</source>
        <translation>Un Impacto, o sin Tirada de Desviación</translation>
    </message>
    <message>
        <source>It stays where it is</source>
        <translation>Se queda donde está</translation>
    </message>
    <message>
        <source>Distance in cm</source>
        <translation>Distancia en cm</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1: destruido</translation>
    </message>
    <message>
        <source>%1 exhausted</source>
        <translation>%1: agotado</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1: activo</translation>
    </message>
    <message>
        <source>%1 placed at %2</source>
        <translation>%1: posición %2</translation>
    </message>
    <message>
        <source>%1 placed at %2 after a deviation of %3 cm</source>
        <translation>%1: posición %2 tras una desviación de %3 cm</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Portador</translation>
    </message>
    <message>
        <source>It lies on the battlefield</source>
        <translation>Está en el campo de batalla</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misión</translation>
    </message>
    <message>
        <source>%1 taken away</source>
        <translation>%1: se retira</translation>
    </message>
    <message>
        <source>%1: %2 picked up</source>
        <translation>%1 recoge %2</translation>
    </message>
    <message>
        <source>%1 lies on the battlefield</source>
        <translation>%1 está en el campo de batalla</translation>
    </message>
    <message>
        <source>First Player: %1</source>
        <translation>Primer Jugador: %1</translation>
    </message>
    <message>
        <source>Vortex or Maelstrom</source>
        <translation>Vórtice o Maelstrom</translation>
    </message>
    <message>
        <source>Taken away</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>a Scenery stands somewhere: at is needed</source>
        <translation>una Escenografía está en alguna parte: hace falta at</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>Obstruction</source>
        <translation>Obstrucción</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>%1: at %2</source>
        <translation>%1: en %2</translation>
    </message>
    <message>
        <source>%1: place not known</source>
        <translation>%1: posición desconocida</translation>
    </message>
    <message>
        <source>the First Player is not one of the players</source>
        <translation>el Primer Jugador no es uno de los jugadores</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>It does not shoot</source>
        <translation>No dispara</translation>
    </message>
    <message>
        <source>The characteristics are known</source>
        <translation>Se conocen las características</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>AP of the Unit</source>
        <translation>PE de la Unidad</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héroe</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Invocations a game</source>
        <translation>Invocaciones por partida</translation>
    </message>
    <message>
        <source>Level as a Wizard</source>
        <translation>Nivel como Wizard</translation>
    </message>
    <message>
        <source>Weapons that shoot</source>
        <translation>Armas de Disparo</translation>
    </message>
    <message>
        <source>Shots an activation</source>
        <translation>Disparos por activación</translation>
    </message>
    <message>
        <source>No limit of its own</source>
        <translation>Sin límite propio</translation>
    </message>
    <message>
        <source>The card is not known.</source>
        <translation>La carta no se conoce.</translation>
    </message>
    <message>
        <source>Shoots with: %1</source>
        <translation>Dispara con: %1</translation>
    </message>
    <message>
        <source>Awakened [%1]</source>
        <translation>Despertado [%1]</translation>
    </message>
    <message>
        <source>Wizard of level %1</source>
        <translation>Wizard de nivel %1</translation>
    </message>
    <message>
        <source>%1: 1 Injury</source>
        <translation>%1: 1 Herida</translation>
    </message>
    <message>
        <source>%1: %2 Injuries</source>
        <translation>%1: %2 Heridas</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) taken off the table</source>
        <translation>
            <numerusform>%1: %n Guerrero retirado de la mesa</numerusform>
            <numerusform>%1: %n Guerreros retirados de la mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: scattered</source>
        <translation>%1: se dispersa</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Prayer</source>
        <translation>Plegaria</translation>
    </message>
    <message>
        <source>%1: “%2” to %3</source>
        <translation>%1: «%2» a %3</translation>
    </message>
    <message>
        <source>Enemy Heroes within 20 cm</source>
        <translation>Héroes enemigos a 20 cm o menos</translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” on %3, %n square(s)</source>
        <translation>
            <numerusform>%1: «%2» contra %3, %n casilla</numerusform>
            <numerusform>%1: «%2» contra %3, %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2” for %3</source>
        <translation>%1: «%2» para %3</translation>
    </message>
    <message>
        <source>%1: Zephyr for %2</source>
        <translation>%1: Zephyr para %2</translation>
    </message>
    <message>
        <source>Common mission</source>
        <translation>Misión común</translation>
    </message>
    <message>
        <source>None was drawn</source>
        <translation>No se ha robado ninguna</translation>
    </message>
    <message>
        <source>Solo mission of %1</source>
        <translation>Misión individual de %1</translation>
    </message>
    <message>
        <source>No missions</source>
        <translation>Sin misiones</translation>
    </message>
    <message>
        <source>Missions: %1</source>
        <translation>Misiones: %1</translation>
    </message>
    <message>
        <source>Missions: %1; %2</source>
        <translation>Misiones: %1; %2</translation>
    </message>
    <message>
        <source>Chosen Units</source>
        <translation>Unidades elegidas</translation>
    </message>
    <message>
        <source>Chosen Sceneries</source>
        <translation>Escenografías elegidas</translation>
    </message>
    <message>
        <source>%1 chose secretly for %2</source>
        <translation>%1 ha elegido en secreto para %2</translation>
    </message>
    <message>
        <source>%1 chose nothing for %2</source>
        <translation>%1 no ha elegido nada para %2</translation>
    </message>
    <message>
        <source>%1 chose %2 for %3</source>
        <translation>%1 ha elegido %2 para %3</translation>
    </message>
    <message>
        <source>%1 asks for another choice</source>
        <translation>%1 pide otra elección</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>%1 reveals the choice for %2</source>
        <translation>%1 revela la elección para %2</translation>
    </message>
    <message>
        <source>It is rolled for no Unit</source>
        <translation>La tirada no es para ninguna Unidad</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Chances of 0, 1, 2 … successes</source>
        <translation>Probabilidad de 0, 1, 2… éxitos</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Éxitos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es)</source>
        <translation>
            <numerusform>%1: %n éxito</numerusform>
            <numerusform>%1: %n éxitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es) (%2 expected)</source>
        <translation>
            <numerusform>%1: %n éxito (se esperaban %2)</numerusform>
            <numerusform>%1: %n éxitos (se esperaban %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Spend TS</source>
        <translation>Gastar ST</translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation>Dar una orden</translation>
    </message>
    <message>
        <source>Say a prayer</source>
        <translation>Decir una plegaria</translation>
    </message>
    <message>
        <source>Zephyr</source>
        <translation>Zephyr</translation>
    </message>
    <message>
        <source>Invoke an Elemental</source>
        <translation>Invocar un Elemental</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Lanzar un hechizo</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Primer Jugador</translation>
    </message>
    <message>
        <source>Mission cards</source>
        <translation>Cartas de misión</translation>
    </message>
    <message>
        <source>Choose for a mission</source>
        <translation>Elegir para una misión</translation>
    </message>
    <message>
        <source>Reveal a choice</source>
        <translation>Revelar una elección</translation>
    </message>
    <message>
        <source>Where the Leader stands</source>
        <translation>Dónde está el Líder</translation>
    </message>
    <message>
        <source>Injuries suffered</source>
        <translation>Heridas sufridas</translation>
    </message>
    <message>
        <source>Change Stress</source>
        <translation>Cambiar Estrés</translation>
    </message>
    <message>
        <source>Status token</source>
        <translation>Ficha de estado</translation>
    </message>
    <message>
        <source>Take Warriors off</source>
        <translation>Retirar Guerreros</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersar</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Condition of a mission</source>
        <translation>Condición de una misión</translation>
    </message>
    <message>
        <source>Record a roll</source>
        <translation>Anotar una tirada</translation>
    </message>
    <message>
        <source>Agree on figures</source>
        <translation>Acordar valores</translation>
    </message>
    <message>
        <source>Set Warriors</source>
        <translation>Fijar Guerreros</translation>
    </message>
    <message>
        <source>Set Injuries</source>
        <translation>Fijar Heridas</translation>
    </message>
    <message>
        <source>Set Stress</source>
        <translation>Fijar Estrés</translation>
    </message>
    <message>
        <source>Move the token</source>
        <translation>Mover la ficha</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>For no mission</source>
        <translation>Para ninguna misión</translation>
    </message>
    <message>
        <source>%1: %2 VP</source>
        <translation>%1: %2 PV</translation>
    </message>
    <message>
        <source>%1: %2 VP for %3</source>
        <translation>%1: %2 PV por %3</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>ya no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 veces</translation>
    </message>
    <message>
        <source>%1, %2: %3: %4</source>
        <translation>%1, %2: %3: %4</translation>
    </message>
    <message>
        <source>No Vortex is exhausted by it</source>
        <translation>Ningún Vórtice se agota por ello</translation>
    </message>
    <message>
        <source>Sources of mana</source>
        <translation>Fuentes de maná</translation>
    </message>
    <message>
        <source>%1: %2 invoked</source>
        <translation>%1 invoca: %2</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Hechizo</translation>
    </message>
    <message>
        <source>Mana spent on more dice</source>
        <translation>Maná gastado en más dados</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 cast, %n success(es)</source>
        <translation>
            <numerusform>%1 lanza %2, %n éxito</numerusform>
            <numerusform>%1 lanza %2, %n éxitos</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>%1 would leave the battlefield of %2 x %2 cm</source>
        <translation>%1 se saldría del campo de batalla de %2 × %2 cm</translation>
    </message>
    <message>
        <source>Round %1: the turn of %2</source>
        <translation>Ronda %1: turno de %2</translation>
    </message>
    <message>
        <source>The match is over: %1 has won</source>
        <translation>La partida ha terminado: ha ganado %1</translation>
    </message>
    <message>
        <source>The match is over: a draw</source>
        <translation>La partida ha terminado: empate</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Headquarters Phases</source>
        <translation>Fases de Cuartel General</translation>
    </message>
    <message>
        <source>done</source>
        <translation>ha acabado</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>lleva %1</translation>
    </message>
    <message>
        <source>invoked by %1</source>
        <translation>por invocación de %1</translation>
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
        <translation>La ficha de %1 está en START, %2 de 6 Fases de Cuartel General</translation>
    </message>
    <message>
        <source>The token of %1 lies on square %2, %3 of 6 Headquarters Phases</source>
        <translation>La ficha de %1 está en la casilla %2, %3 de 6 Fases de Cuartel General</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>Nothing is placed yet</source>
        <translation>Aún no hay nada colocado</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: Headquarters Phase %2 resolved</source>
        <translation>%1: Fase de Cuartel General %2 resuelta</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Fin de la Ronda %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) lost</source>
        <translation>
            <numerusform>%1: %n Guerrero perdido</numerusform>
            <numerusform>%1: %n Guerreros perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: off the table</source>
        <translation>%1: fuera de la mesa</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Poner</translation>
    </message>
    <message>
        <source>A token is taken away</source>
        <translation>Se retira una ficha</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Change of Stress</source>
        <translation>Cambio de Estrés</translation>
    </message>
    <message>
        <source>%1: Stress %2</source>
        <translation>%1: Estrés %2</translation>
    </message>
    <message>
        <source>%1: “%2” taken away</source>
        <translation>%1: se retira «%2»</translation>
    </message>
    <message>
        <source>%1 passes to the next START</source>
        <translation>%1 pasa al próximo START</translation>
    </message>
    <message>
        <source>%1: %2 TS spent</source>
        <translation>%1: %2 ST gastadas</translation>
    </message>
    <message>
        <source>The players end the match</source>
        <translation>Los jugadores terminan la partida</translation>
    </message>
    <message>
        <source>As advised: one Rarity for every full 100 AP.</source>
        <translation>Según lo aconsejado: una Rareza por cada 100 PE completos.</translation>
    </message>
    <message>
        <source>The rulebook advises Rarity %2 for %1 AP: one for every full 100 AP.</source>
        <translation>El reglamento aconseja Rareza %2 para %1 PE: una por cada 100 completos.</translation>
    </message>
    <message>
        <source>Army Points</source>
        <translation>Puntos de Ejército</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PE</translation>
    </message>
    <message>
        <source>%1 AP</source>
        <translation>%1 PE</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareza</translation>
    </message>
    <message>
        <source>Rarity %1</source>
        <translation>Rareza %1</translation>
    </message>
    <message>
        <source>R %1</source>
        <translation>R %1</translation>
    </message>
    <message>
        <source>A recorded roll</source>
        <translation>Una tirada anotada</translation>
    </message>
    <message>
        <source>the activation of %1 is not over</source>
        <translation>la activación de %1 no ha terminado</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose one of your Heroes. Keep that Hero on the battlefield, and see the Hero whom the enemy chose eliminated, best of all by yours.</source>
        <translation>Tras el Despliegue, elige en secreto a uno de tus Héroes. Mantenlo en el campo de batalla y haz que sea eliminado el Héroe que eligió el enemigo, mejor aún si es por el tuyo.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and one of the enemy’s. Keep yours on the battlefield and see the enemy’s eliminated, best of all by yours.</source>
        <translation>Tras el Despliegue, elige a uno de tus Héroes y a uno del enemigo. Mantén el tuyo en el campo de batalla y haz que sea eliminado el del enemigo, mejor aún si es por el tuyo.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas; three Units that you choose after the Deployment can plant flags in them (Special Action, 1 TS). A new flag replaces the one that was there, and every three areas under your flags at the end bring 1 VP.</source>
        <translation>El campo de batalla tiene nueve zonas de conquista; tres Unidades que eliges tras el Despliegue pueden plantar banderas en ellas (Acción Especial, 1 ST). Una bandera nueva sustituye a la que había, y cada tres zonas bajo tus banderas al final dan 1 PV.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas; three Units that you choose after the Deployment can plant flags in them (Special Action, 1 TS). The enemy can pick the flags up, and every three areas under your flags at the end bring 1 VP.</source>
        <translation>El campo de batalla tiene nueve zonas de conquista; tres Unidades que eliges tras el Despliegue pueden plantar banderas en ellas (Acción Especial, 1 ST). El enemigo puede recoger las banderas, y cada tres zonas bajo tus banderas al final dan 1 PV.</translation>
    </message>
    <message>
        <source>Every full 25 % of the enemy’s Army Points that you eliminate bring 1 VP, at most 3.</source>
        <translation>Cada 25&#xa0;% completo de los Puntos de Ejército del enemigo que elimines da 1 PV, 3 como máximo.</translation>
    </message>
    <message>
        <source>Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. Every Unit of yours that carries two or more at the end brings 1 VP.</source>
        <translation>Seis fragmentos de luna están en el campo de batalla, a 25 cm o más entre sí, listos para recoger. Cada Unidad tuya que lleve dos o más al final da 1 PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal: one in the middle, the others 30 cm away on both sides. Each that you control at the end, with most Units within 5 cm, brings 1 VP.</source>
        <translation>Tres ídolos se alzan en una diagonal: uno en el centro y los otros a 30 cm a cada lado. Cada uno que controles al final, con más Unidades a 5 cm o menos, da 1 PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal, at least 30 cm apart. Each that you control at the end, with most Units within 5 cm, brings 1 VP.</source>
        <translation>Tres ídolos se alzan en una diagonal, a 30 cm o más entre sí. Cada uno que controles al final, con más Unidades a 5 cm o menos, da 1 PV.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose a Hero as your messenger. Bring the messenger to the enemy’s edge of the battlefield to deliver the message (Special Action, 1 TS), and hinder the enemy’s messenger.</source>
        <translation>Tras el Despliegue, elige en secreto a un Héroe como mensajero. Llévalo al borde enemigo del campo de batalla para entregar el mensaje (Acción Especial, 1 ST) y frena al mensajero enemigo.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and place a message 30 cm beyond the middle line, on the enemy’s side; only your Units can pick it up. Let that Hero carry it back to your Deployment Area.</source>
        <translation>Tras el Despliegue, elige a uno de tus Héroes y coloca un mensaje 30 cm más allá de la línea central, en el lado enemigo; solo tus Unidades pueden recogerlo. Haz que ese Héroe lo lleve de vuelta a tu Zona de Despliegue.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose three of your Units. Each of them that is in the enemy’s Deployment Area at the end brings 1 VP.</source>
        <translation>Tras el Despliegue, elige en secreto tres de tus Unidades. Cada una que esté en la Zona de Despliegue enemiga al final da 1 PV.</translation>
    </message>
    <message>
        <source>Enemy Heroes whom your Units eliminate in a Fight can be captured; they return if their captors are eliminated. Capture at least one, more than the enemy does, and lose none.</source>
        <translation>Los Héroes enemigos que tus Unidades eliminen en un Combate pueden ser capturados; vuelven si sus captores son eliminados. Captura al menos a uno, más que el enemigo, y no pierdas ninguno.</translation>
    </message>
    <message>
        <source>The enemy places three cages, outside their own Deployment Area and more than 10 cm from their Units. Each cage that is destroyed (Combat 1, Resistance 4, Health 2) brings 1 VP.</source>
        <translation>El enemigo coloca tres jaulas, fuera de su propia Zona de Despliegue y a más de 10 cm de sus Unidades. Cada jaula destruida (Combate 1, Resistencia 4, Salud 2) da 1 PV.</translation>
    </message>
    <message>
        <source>After the Deployment, give a relic to one of your Infantry Units. Let that Unit keep it and take the enemy’s relic as well.</source>
        <translation>Tras el Despliegue, da una reliquia a una de tus Unidades de Infantería. Haz que la conserve y tome también la reliquia del enemigo.</translation>
    </message>
    <message>
        <source>The enemy secretly hides three relics in Sceneries that are not all in the same half. Search these with Free Infantry Units in Contact (Special Action, 1 TS; 1 TS more to pick the relic up); each relic carried at the end brings 1 VP.</source>
        <translation>El enemigo esconde en secreto tres reliquias en Escenografías que no estén todas en la misma mitad. Regístralas con Unidades de Infantería Libres en Contacto (Acción Especial, 1 ST; 1 ST más para recoger la reliquia); cada reliquia que lleves al final da 1 PV.</translation>
    </message>
    <message>
        <source>%1 in Contact x Power %2</source>
        <translation>%1 en Contacto × Potencia %2</translation>
    </message>
    <message>
        <source>%1 shooting x Power %2</source>
        <translation>%1 al Disparo × Potencia %2</translation>
    </message>
    <message>
        <source>%1 supporting</source>
        <translation>%1 en apoyo</translation>
    </message>
    <message>
        <source>%1 Heroic Action</source>
        <translation>%1 Heroic Action</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 extra</translation>
    </message>
    <message>
        <source>%1 harassing</source>
        <translation>%1 en Harassment</translation>
    </message>
    <message>
        <source>one per Hit</source>
        <translation>uno por Impacto</translation>
    </message>
    <message>
        <source>%1 Hits</source>
        <translation>%1 Impactos</translation>
    </message>
    <message>
        <source>Hits: the sum of %1 D10</source>
        <translation>Impactos: la suma de %1 D10</translation>
    </message>
    <message>
        <source>one per Injury</source>
        <translation>uno por Herida</translation>
    </message>
    <message>
        <source>%1 for Morale</source>
        <translation>%1 por la Moral</translation>
    </message>
    <message>
        <source>%1 for every full five Warriors</source>
        <translation>%1 por cada cinco Guerreros completos</translation>
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
        <translation>%1 por el hechizo</translation>
    </message>
    <message>
        <source>%1 reinforcement</source>
        <translation>%1 de refuerzo</translation>
    </message>
    <message>
        <source>%1 for the invocation</source>
        <translation>%1 por la invocación</translation>
    </message>
    <message>
        <source>%1 paid with TS</source>
        <translation>%1 a cambio de ST</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 dados</translation>
    </message>
    <message>
        <source>Combat %1</source>
        <translation>Combate %1</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Fuerza %1</translation>
    </message>
    <message>
        <source>Strength %1 of the weapon</source>
        <translation>Fuerza %1 del arma</translation>
    </message>
    <message>
        <source>Shooting %1</source>
        <translation>Disparo %1</translation>
    </message>
    <message>
        <source>Willpower %1</source>
        <translation>Voluntad %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Resistance %1</source>
        <translation>Resistencia %1</translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation>Iniciativa %1</translation>
    </message>
    <message>
        <source>%1 charge</source>
        <translation>%1 carga</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distancia %1</translation>
    </message>
    <message>
        <source>%1 stress</source>
        <translation>%1 estrés</translation>
    </message>
    <message>
        <source>%1 obstacles</source>
        <translation>%1 obstáculos</translation>
    </message>
    <message>
        <source>%1 concealment</source>
        <translation>%1 ocultación</translation>
    </message>
    <message>
        <source>%1 Sharpshooter</source>
        <translation>%1 Sharpshooter</translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation>Saturación %1</translation>
    </message>
    <message>
        <source>the winner&apos;s lead in Advantage</source>
        <translation>la diferencia de Ventaja del ganador</translation>
    </message>
    <message>
        <source>%1 Dreadful enemy</source>
        <translation>%1 enemigo Dreadful</translation>
    </message>
    <message>
        <source>%1 for more sources</source>
        <translation>%1 por más fuentes</translation>
    </message>
    <message>
        <source>Berserker: Power %1 by Stress</source>
        <translation>Berserker: Potencia %1 por el Estrés</translation>
    </message>
    <message>
        <source>%1 Berserker&apos;s stress</source>
        <translation>%1 por el estrés de Berserker</translation>
    </message>
    <message>
        <source>Brutal Charge: Power %1</source>
        <translation>Brutal Charge: Potencia %1</translation>
    </message>
    <message>
        <source>Multiple Shots: Power %1</source>
        <translation>Multiple Shots: Potencia %1</translation>
    </message>
    <message>
        <source>up to %1 failures rerolled</source>
        <translation>se repiten hasta %1 fallos</translation>
    </message>
    <message>
        <source>every failure rerolled once</source>
        <translation>cada fallo se repite una vez</translation>
    </message>
    <message>
        <source>Swashbuckler: every failure rerolled once</source>
        <translation>Swashbuckler: cada fallo se repite una vez</translation>
    </message>
    <message>
        <source>Blocking: each success cancels a Hit</source>
        <translation>Blocking: cada éxito anula un Impacto</translation>
    </message>
    <message>
        <source>Parry: a 10 adds no die</source>
        <translation>Parry: un 10 no añade ningún dado</translation>
    </message>
    <message>
        <source>Expert Parry: a 10 is a failure</source>
        <translation>Expert Parry: un 10 es un fallo</translation>
    </message>
    <message>
        <source>Deadly Blow: one more Injury for each 10 of the roll to hit</source>
        <translation>Deadly Blow: una Herida más por cada 10 de la tirada para impactar</translation>
    </message>
    <message>
        <source>a 10 cancels the Injury, 6 to 9 passes it to the Guard</source>
        <translation>un 10 anula la Herida, de 6 a 9 pasa a la Unidad Guard</translation>
    </message>
    <message>
        <source>a 10 cancels the Injury</source>
        <translation>un 10 anula la Herida</translation>
    </message>
    <message>
        <source>Charisma: every failure rerolled once</source>
        <translation>Charisma: cada fallo se repite una vez</translation>
    </message>
    <message>
        <source>Berserker: %1 more success</source>
        <translation>Berserker: %1 éxito más</translation>
    </message>
    <message>
        <source>They shall not pass!: no roll, morale stays intact</source>
        <translation>They shall not pass!: sin tirada, la moral sigue intacta</translation>
    </message>
    <message>
        <source>a Maelstrom: every 1 counts towards a cataclysm</source>
        <translation>un Maelstrom: cada 1 cuenta para un cataclismo</translation>
    </message>
    <message>
        <source>attacks second: only with who is left</source>
        <translation>ataca después: solo con quienes quedan</translation>
    </message>
    <message>
        <source>equal Initiative: at the same time</source>
        <translation>misma Iniciativa: a la vez</translation>
    </message>
    <message>
        <source>a 10 adds no die</source>
        <translation>un 10 no añade ningún dado</translation>
    </message>
    <message>
        <source>a 10 is a failure</source>
        <translation>un 10 es un fallo</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Aire</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Tierra</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Acc</translation>
    </message>
    <message>
        <source>Pow</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Hea</source>
        <translation>Sal</translation>
    </message>
    <message>
        <source>Init</source>
        <translation>Ini</translation>
    </message>
    <message>
        <source>Com/Sho</source>
        <translation>Com/Dis</translation>
    </message>
    <message>
        <source>Combat/Shooting</source>
        <translation>Combate/Disparo</translation>
    </message>
    <message>
        <source>Str</source>
        <translation>Fue</translation>
    </message>
    <message>
        <source>Res</source>
        <translation>Res</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Mar/Cha</source>
        <translation>Mar/Car</translation>
    </message>
    <message>
        <source>March/Charge</source>
        <translation>Marcha/Carga</translation>
    </message>
    <message>
        <source>%1 (Warrior’s)</source>
        <translation>%1 (del Guerrero)</translation>
    </message>
    <message>
        <source>Warrior’s</source>
        <translation>del Guerrero</translation>
    </message>
    <message>
        <source>%1 cm · Strength %2 · Saturation %3</source>
        <translation>%1 cm · Fuerza %2 · Saturación %3</translation>
    </message>
    <message numerus="yes">
        <source>%n Shot(s) an Activation</source>
        <translation>
            <numerusform>%n Disparo por Activación</numerusform>
            <numerusform>%n Disparos por Activación</numerusform>
        </translation>
    </message>
    <message>
        <source>no Parry or Expert Parry against it</source>
        <translation>sin Parry ni Expert Parry contra ella</translation>
    </message>
    <message>
        <source>Shoots with</source>
        <translation>Dispara con</translation>
    </message>
    <message>
        <source>%1 per Warrior</source>
        <translation>%1 por Guerrero</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Authority as far as</source>
        <translation>Alcance de Authority</translation>
    </message>
    <message>
        <source>Charisma as far as</source>
        <translation>Alcance de Charisma</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Strength of the weapon</source>
        <translation>Fuerza del arma</translation>
    </message>
    <message>
        <source>The Warrior&apos;s own</source>
        <translation>La del Guerrero</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturación</translation>
    </message>
    <message>
        <source>Cancels Parry</source>
        <translation>Anula Parry</translation>
    </message>
    <message>
        <source>%1 has made its Actions: %2 an activation</source>
        <translation>%1 ya ha hecho sus Acciones: %2 por activación</translation>
    </message>
    <message>
        <source>1 TS each</source>
        <translation>1 ST cada uno</translation>
    </message>
    <message>
        <source>%1 TS, %2 TS with the Actions before</source>
        <translation>%1 ST, %2 ST con las Acciones anteriores</translation>
    </message>
    <message>
        <source>%1: the activation ends, %2 TS</source>
        <translation>%1: termina la activación, %2 ST</translation>
    </message>
    <message>
        <source>Warriors of %1 in Contact</source>
        <translation>Guerreros de %1 en Contacto</translation>
    </message>
    <message>
        <source>Warriors of %1 supporting them</source>
        <translation>Guerreros de %1 en apoyo</translation>
    </message>
    <message>
        <source>%1 means to block</source>
        <translation>%1 va a bloquear</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %2 contra %3</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Obstáculo</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>agotado</translation>
    </message>
    <message>
        <source>A Unit is measured from where its Leader stands: take off the radius of the base. Every 10 cm that are begun are one Opposition for a Spell.</source>
        <translation>Una Unidad se mide desde donde está su Líder: resta el radio de la peana. Cada 10 cm empezados son un punto de Oposición para un Hechizo.</translation>
    </message>
    <message>
        <source>Conquest area %1-%2: %3</source>
        <translation>Zona de conquista %1-%2: %3</translation>
    </message>
    <message>
        <source>Place of an Idol</source>
        <translation>Posición de un Ídolo</translation>
    </message>
    <message>
        <source>%1 holds no mission card</source>
        <translation>%1 no tiene ninguna carta de misión</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>at most %1 cm</source>
        <translation>%1 cm como máximo</translation>
    </message>
    <message>
        <source>Not on the map: distance unknown</source>
        <translation>No está en el mapa: distancia desconocida</translation>
    </message>
    <message>
        <source>%1 is %2 cm away, and %3 moves %4 cm at most</source>
        <translation>%1 está a %2 cm, y %3 se mueve %4 cm como máximo</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>no Unit is being activated</source>
        <translation>no hay ninguna Unidad activándose</translation>
    </message>
    <message>
        <source>what 1 die shows</source>
        <translation>lo que sale en 1 dado</translation>
    </message>
    <message>
        <source>the sum of %1 dice</source>
        <translation>la suma de %1 dados</translation>
    </message>
    <message>
        <source>1 die, %1 or more</source>
        <translation>1 dado, %1 o más</translation>
    </message>
    <message>
        <source>%1 dice, %2 or more</source>
        <translation>%1 dados, %2 o más</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Suma de los dados</translation>
    </message>
    <message>
        <source>Injuries cancelled (10)</source>
        <translation>Heridas anuladas (10)</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Count the successes</source>
        <translation>Contar los éxitos</translation>
    </message>
    <message>
        <source>Failures rerolled, at most</source>
        <translation>Fallos repetidos, como máximo</translation>
    </message>
    <message>
        <source>10s among them</source>
        <translation>Cuántos son 10</translation>
    </message>
    <message>
        <source>1s on all dice</source>
        <translation>Cuántos 1 en todos los dados</translation>
    </message>
    <message>
        <source>Passed to the Guard (%1 to 9)</source>
        <translation>Pasan a la Unidad Guard (%1 a 9)</translation>
    </message>
    <message>
        <source>%1 dice can&apos;t show that</source>
        <translation>%1 dados no pueden dar eso</translation>
    </message>
    <message>
        <source>%1: %2 in all (%3 expected)</source>
        <translation>%1: %2 en total (se esperaban %3)</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>dispersada</translation>
    </message>
    <message>
        <source>destabilised</source>
        <translation>desestabilizada</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>en duda</translation>
    </message>
    <message>
        <source>morale intact</source>
        <translation>moral intacta</translation>
    </message>
    <message>
        <source>%1: Safeguard cancels %2</source>
        <translation>%1: Safeguard anula %2</translation>
    </message>
    <message>
        <source>Guard Unit that takes them</source>
        <translation>Unidad Guard que las recibe</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie las recibe</translation>
    </message>
    <message>
        <source>%1 takes 1 Injury for %2</source>
        <translation>%1 recibe 1 Herida por %2</translation>
    </message>
    <message>
        <source>%1 takes %2 Injuries for %3</source>
        <translation>%1 recibe %2 Heridas por %3</translation>
    </message>
    <message>
        <source>The fight is a draw</source>
        <translation>El combate acaba en empate</translation>
    </message>
    <message>
        <source>%1 cm away</source>
        <translation>a %1 cm</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>the card of %1 is not known: its dice can&apos;t be told</source>
        <translation>la carta de %1 no se conoce: no se pueden indicar sus dados</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Invoke</source>
        <translation>Invocación</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Terminar la activación</translation>
    </message>
    <message>
        <source>Morale test</source>
        <translation>Prueba de Moral</translation>
    </message>
    <message>
        <source>Hits from elsewhere</source>
        <translation>Impactos de otro origen</translation>
    </message>
    <message>
        <source>Distance between the Leaders</source>
        <translation>Distancia entre los Líderes</translation>
    </message>
    <message>
        <source>from the map</source>
        <translation>del mapa</translation>
    </message>
    <message>
        <source>Obstacles in the Leader&apos;s Line of Sight</source>
        <translation>Obstáculos en la Línea de Visión del Líder</translation>
    </message>
    <message>
        <source>Concealment of the target</source>
        <translation>Ocultación del blanco</translation>
    </message>
    <message>
        <source>the target is %1 cm away, beyond the %2 cm of the weapon</source>
        <translation>el blanco está a %1 cm, más allá de los %2 cm del arma</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %2 contra %3</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Oposición</translation>
    </message>
    <message>
        <source>%1 tests its Morale against %2</source>
        <translation>%1 pone a prueba su Moral contra %2</translation>
    </message>
    <message>
        <source>Extra Hits (D10s)</source>
        <translation>Impactos adicionales (D10)</translation>
    </message>
    <message>
        <source>Nobody tests Morale</source>
        <translation>Nadie pone a prueba su Moral</translation>
    </message>
    <message>
        <source>no Hit strikes anybody</source>
        <translation>ningún Impacto alcanza a nadie</translation>
    </message>
    <message>
        <source>%1 is hit, Strength %2</source>
        <translation>%1 recibe Impactos, Fuerza %2</translation>
    </message>
    <message>
        <source>Distance of the furthest source</source>
        <translation>Distancia de la fuente más lejana</translation>
    </message>
    <message>
        <source>%1 casts: %2</source>
        <translation>%1 lanza: %2</translation>
    </message>
    <message>
        <source>The spell takes effect</source>
        <translation>El hechizo surte efecto</translation>
    </message>
    <message>
        <source>The spell fails</source>
        <translation>El hechizo falla</translation>
    </message>
    <message>
        <source>at a Vortex without an Elemental, 1 TS each</source>
        <translation>en un Vórtice sin Elemental, 1 ST cada uno</translation>
    </message>
    <message>
        <source>%1 invokes: %2</source>
        <translation>%1 invoca: %2</translation>
    </message>
    <message>
        <source>No Elemental comes</source>
        <translation>No llega ningún Elemental</translation>
    </message>
    <message>
        <source>%1 comes</source>
        <translation>Llega %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nuevo: %1</translation>
    </message>
    <message>
        <source>Engaged with the target</source>
        <translation>Trabada con el blanco</translation>
    </message>
    <message>
        <source>A Guard Unit within 10 cm, for a Combined Charge</source>
        <translation>Una Unidad Guard a 10 cm o menos, para una Carga Combinada</translation>
    </message>
    <message>
        <source>Distance, for a shot</source>
        <translation>Distancia, para un disparo</translation>
    </message>
    <message>
        <source>No shot</source>
        <translation>Sin disparo</translation>
    </message>
    <message>
        <source>Wanted chance</source>
        <translation>Probabilidad deseada</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n Heroic Action D10</source>
        <translation>
            <numerusform>%1 con %n D10 de Heroic Action</numerusform>
            <numerusform>%1 con %n D10 de Heroic Action</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: not even %2 Heroic Action D10 bring %3</source>
        <translation>%1: ni siquiera %2 D10 de Heroic Action dan un %3</translation>
    </message>
    <message>
        <source>%1 is enough for %2: %3, for %4 TS in all</source>
        <translation>%1 basta para un %2: %3, por %4 ST en total</translation>
    </message>
    <message>
        <source>%1, %2 TS</source>
        <translation>%1, %2 ST</translation>
    </message>
    <message>
        <source>%1 AP removed, %2 AP lost, %3 AP removed per TS</source>
        <translation>%1 PE eliminados, %2 PE perdidos, %3 PE eliminados por ST</translation>
    </message>
    <message>
        <source>at most %1 dice rolled together</source>
        <translation>se tiran juntos %1 dados como máximo</translation>
    </message>
    <message>
        <source>%1 is left out: its card is not known</source>
        <translation>%1 no se cuenta: su carta no se conoce</translation>
    </message>
    <message>
        <source>What the active Unit does</source>
        <translation>Qué hace la Unidad activa</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Every Unit shoots at every Unit</source>
        <translation>Cada Unidad dispara a cada Unidad</translation>
    </message>
    <message>
        <source>Every Unit charges every Unit</source>
        <translation>Cada Unidad carga contra cada Unidad</translation>
    </message>
    <message>
        <source>AP removed on average, less AP lost</source>
        <translation>PE eliminados de media, menos PE perdidos</translation>
    </message>
    <message>
        <source>Units that act</source>
        <translation>Unidades que actúan</translation>
    </message>
    <message>
        <source>Their targets</source>
        <translation>Sus blancos</translation>
    </message>
    <message>
        <source>Best action</source>
        <translation>Mejor acción</translation>
    </message>
    <message>
        <source>Matchup</source>
        <translation>Enfrentamiento</translation>
    </message>
    <message>
        <source>The Unit</source>
        <translation>La Unidad</translation>
    </message>
    <message>
        <source>at most %1 rolled together, not %2</source>
        <translation>se tiran juntos %1 como máximo, no %2</translation>
    </message>
    <message>
        <source>From the Action and its Opposition</source>
        <translation>De la Acción y su Oposición</translation>
    </message>
    <message>
        <source>A 10</source>
        <translation>Un 10</translation>
    </message>
    <message>
        <source>adds a die</source>
        <translation>añade un dado</translation>
    </message>
    <message>
        <source>is a success</source>
        <translation>es un éxito</translation>
    </message>
    <message>
        <source>is a failure</source>
        <translation>es un fallo</translation>
    </message>
    <message>
        <source>threshold is given, so action and opposition are not used</source>
        <translation>se da threshold, así que no se usan action ni opposition</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Failures that may be rerolled</source>
        <translation>Fallos que se pueden repetir</translation>
    </message>
    <message>
        <source>Every failure is rerolled once</source>
        <translation>Cada fallo se repite una vez</translation>
    </message>
    <message>
        <source>only a Hero makes a Combined Charge; taken as given</source>
        <translation>solo un Héroe hace una Carga Combinada; se acepta tal cual</translation>
    </message>
    <message>
        <source>Obstacles in the line</source>
        <translation>Obstáculos en la línea</translation>
    </message>
    <message>
        <source>Concealment agreed on</source>
        <translation>Ocultación acordada</translation>
    </message>
    <message>
        <source>Failures may be rolled again</source>
        <translation>Los fallos se pueden repetir</translation>
    </message>
    <message>
        <source>%1: harassment without the skill Harassment; taken as given</source>
        <translation>%1: harassment sin la Habilidad Harassment; se acepta tal cual</translation>
    </message>
    <message>
        <source>%1: added dice do not count in a Harassment Shooting</source>
        <translation>%1: los dados añadidos no cuentan en un Disparo de Harassment</translation>
    </message>
    <message>
        <source>Hits rolled (D10s)</source>
        <translation>Impactos tirados (D10)</translation>
    </message>
    <message>
        <source>A number of Hits</source>
        <translation>Un número de Impactos</translation>
    </message>
    <message>
        <source>given without hits_dice</source>
        <translation>dado sin hits_dice</translation>
    </message>
    <message>
        <source>Strength of the Hits</source>
        <translation>Fuerza de los Impactos</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>1 to %1, the wizard&apos;s level</source>
        <translation>de 1 a %1, el nivel del Wizard</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>Vórtice</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>reinforcement %1 is more than the sources give (%2); taken as given</source>
        <translation>el refuerzo %1 es más de lo que dan las fuentes (%2); se acepta tal cual</translation>
    </message>
    <message>
        <source>Dice paid for with TS</source>
        <translation>Dados pagados con ST</translation>
    </message>
    <message>
        <source>Actions, one after the other</source>
        <translation>Acciones, una tras otra</translation>
    </message>
    <message>
        <source>1 to %1 steps</source>
        <translation>de 1 a %1 pasos</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combate</translation>
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
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Morale of %1: scattered %2, one Stress %3, in doubt %4, intact %5</source>
        <translation>Moral de %1: dispersada %2, un Estrés %3, en duda %4, intacta %5</translation>
    </message>
    <message>
        <source>Lost by %1</source>
        <translation>Pérdidas de %1</translation>
    </message>
    <message>
        <source>Lost by %1 on average: %2 of %3 Warriors, with those who scatter</source>
        <translation>Pérdidas de %1 de media: %2 de %3 Guerreros, con los que se dispersan</translation>
    </message>
    <message>
        <source>%1 successes on average</source>
        <translation>%1 éxitos de media</translation>
    </message>
    <message>
        <source>At least one success</source>
        <translation>Al menos un éxito</translation>
    </message>
    <message>
        <source>Every die succeeds on %1 or more</source>
        <translation>Cada dado tiene éxito con %1 o más</translation>
    </message>
    <message>
        <source>At least one Warrior falls</source>
        <translation>Cae al menos un Guerrero</translation>
    </message>
    <message>
        <source>%1 will gain a Stress</source>
        <translation>%1 recibirá un Estrés</translation>
    </message>
    <message>
        <source>Injuries by %1 on average: %2</source>
        <translation>Heridas causadas por %1 de media: %2</translation>
    </message>
    <message>
        <source>the Hits</source>
        <translation>los Impactos</translation>
    </message>
    <message>
        <source>%1 will keep their morale with %2 and scatter with %3</source>
        <translation>%1 mantendrá la moral con un %2 y se dispersará con un %3</translation>
    </message>
    <message>
        <source>Morale stays intact</source>
        <translation>La moral sigue intacta</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>En duda</translation>
    </message>
    <message>
        <source>Destabilised: one Stress</source>
        <translation>Desestabilizada: un Estrés</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Dispersada</translation>
    </message>
    <message>
        <source>The spell will be cast with %1</source>
        <translation>El hechizo se lanzará con un %1</translation>
    </message>
    <message>
        <source>The spell is cast</source>
        <translation>El hechizo se lanza</translation>
    </message>
    <message>
        <source>A cataclysm</source>
        <translation>Un cataclismo</translation>
    </message>
    <message>
        <source>1s for a cataclysm (4: four or more)</source>
        <translation>Cuántos 1 para un cataclismo (4: cuatro o más)</translation>
    </message>
    <message>
        <source>The invocation will succeed with %1</source>
        <translation>La invocación tendrá éxito con un %1</translation>
    </message>
    <message>
        <source>The Elemental comes</source>
        <translation>Llega el Elemental</translation>
    </message>
    <message>
        <source>%1 gone after action %2</source>
        <translation>%1 desaparece tras la acción %2</translation>
    </message>
    <message>
        <source>Lost by %1 up to action %2</source>
        <translation>Pérdidas de %1 hasta la acción %2</translation>
    </message>
    <message>
        <source>%1 D10 against %2+</source>
        <translation>%1 D10 contra %2+</translation>
    </message>
    <message>
        <source>%1 D10</source>
        <translation>%1 D10</translation>
    </message>
    <message>
        <source>against %1+</source>
        <translation>contra %1+</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Según lo impreso</translation>
    </message>
    <message>
        <source>Not printed for %1</source>
        <translation>No impreso para %1</translation>
    </message>
    <message>
        <source>Types of Warrior</source>
        <translation>Tipos de Guerrero</translation>
    </message>
    <message>
        <source>Skills that bear on a roll</source>
        <translation>Habilidades que influyen en una tirada</translation>
    </message>
    <message>
        <source>Further skills</source>
        <translation>Otras Habilidades</translation>
    </message>
    <message>
        <source>Without these skills</source>
        <translation>Sin estas Habilidades</translation>
    </message>
    <message>
        <source>Other allied Units Engaged with the enemy</source>
        <translation>Otras Unidades aliadas Trabadas con el enemigo</translation>
    </message>
    <message>
        <source>Rerolls by allies in Contact</source>
        <translation>Repeticiones por aliados en Contacto</translation>
    </message>
    <message>
        <source>Other added dice</source>
        <translation>Otros dados añadidos</translation>
    </message>
    <message>
        <source>Allied Authority Units in range</source>
        <translation>Unidades aliadas con Authority a su alcance</translation>
    </message>
    <message>
        <source>Warriors of the other enemies it is Engaged with</source>
        <translation>Guerreros de los otros enemigos con los que está Trabada</translation>
    </message>
    <message>
        <source>Least Stress of the other enemies it is Engaged with</source>
        <translation>Menor Estrés de los otros enemigos con los que está Trabada</translation>
    </message>
    <message>
        <source>No other enemies</source>
        <translation>Ningún otro enemigo</translation>
    </message>
    <message>
        <source>Warriors supporting</source>
        <translation>Guerreros en apoyo</translation>
    </message>
    <message>
        <source>Warriors in Contact</source>
        <translation>Guerreros en Contacto</translation>
    </message>
    <message>
        <source>Blocks instead of attacking</source>
        <translation>Bloquea en vez de atacar</translation>
    </message>
    <message>
        <source>A Guard Unit in cohesion</source>
        <translation>Una Unidad Guard en cohesión</translation>
    </message>
    <message>
        <source>An allied Unit with Charisma in range</source>
        <translation>Una Unidad aliada con Charisma a su alcance</translation>
    </message>
    <message>
        <source>Engaged with another Dreadful Unit</source>
        <translation>Trabada con otra Unidad Dreadful</translation>
    </message>
    <message>
        <source>%1: blocking does nothing without the skill Blocking</source>
        <translation>%1: blocking no hace nada sin la Habilidad Blocking</translation>
    </message>
    <message>
        <source>%1: heroic_dice without the skill Heroic Action; taken as given</source>
        <translation>%1: heroic_dice sin la Habilidad Heroic Action; se acepta tal cual</translation>
    </message>
    <message>
        <source>%1: Heroic Action adds 5 dice at most; %2 taken as given</source>
        <translation>%1: Heroic Action añade 5 dados como máximo; se acepta %2 tal cual</translation>
    </message>
    <message>
        <source>%1: guard_in_cohesion does nothing without the skill Safeguard</source>
        <translation>%1: guard_in_cohesion no hace nada sin la Habilidad Safeguard</translation>
    </message>
    <message>
        <source>The weapon uses the Warrior&apos;s</source>
        <translation>El arma usa la del Guerrero</translation>
    </message>
    <message>
        <source>Typed figures</source>
        <translation>Valores introducidos</translation>
    </message>
    <message>
        <source>The Unit carries it</source>
        <translation>La Unidad la lleva</translation>
    </message>
    <message>
        <source>It cancels parries</source>
        <translation>Anula Parry</translation>
    </message>
    <message>
        <source>%1 does not carry %2; taken as given</source>
        <translation>%1 no lleva %2; se acepta tal cual</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>from the card</source>
        <translation>de la carta</translation>
    </message>
    <message>
        <source>a table holds %1 of these at most</source>
        <translation>una mesa admite %1 de estos como máximo</translation>
    </message>
    <message>
        <source>a Unit has room for %1 tokens at most</source>
        <translation>una Unidad tiene sitio para %1 fichas como máximo</translation>
    </message>
    <message>
        <source>an army of %1 needs at least one Hero of %1</source>
        <translation>un ejército de %1 necesita al menos un Héroe de %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be recruited, only invoked during the game</source>
        <translation>%1 no se puede reclutar, solo invocar durante la partida</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero and may be in an army once, not %n times</source>
        <translation>
            <numerusform>%1 es un Héroe y puede estar en un ejército una vez, no %n vez</numerusform>
            <numerusform>%1 es un Héroe y puede estar en un ejército una vez, no %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in the list (Heroes are unique)</source>
        <translation>Ya está en la lista; un Héroe solo puede estar una vez</translation>
    </message>
    <message>
        <source>%1 can only be recruited together with %2</source>
        <translation>%1 solo se puede reclutar junto con %2</translation>
    </message>
    <message>
        <source>Only together with %1</source>
        <translation>Solo junto con %1</translation>
    </message>
    <message>
        <source>this Unit offers none</source>
        <translation>esta Unidad no ofrece ninguna</translation>
    </message>
    <message>
        <source>this Unit offers %1</source>
        <translation>esta Unidad ofrece %1</translation>
    </message>
    <message>
        <source>no option is called &apos;%1&apos;; %2</source>
        <translation>ninguna opción se llama «%1»; %2</translation>
    </message>
    <message>
        <source>%1 is not this Unit&apos;s to give; %2</source>
        <translation>esta Unidad no puede asignar %1; %2</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, but the list has no entry of that id</source>
        <translation>%1 es para «%2», pero la lista no tiene ninguna entrada con ese identificador</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which is not Infantry</source>
        <translation>%1 es para «%2», que no es Infantería</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, a Hero; only the giver itself or a Unit without Heroes may have it</source>
        <translation>%1 es para «%2», un Héroe; solo puede tenerla quien la asigna o una Unidad sin Héroes</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which carries an option already</source>
        <translation>%1 es para «%2», que ya lleva una opción</translation>
    </message>
    <message>
        <source>Near left</source>
        <translation>Cerca a la izquierda</translation>
    </message>
    <message>
        <source>Near right</source>
        <translation>Cerca a la derecha</translation>
    </message>
    <message>
        <source>Far left</source>
        <translation>Lejos a la izquierda</translation>
    </message>
    <message>
        <source>Far right</source>
        <translation>Lejos a la derecha</translation>
    </message>
    <message>
        <source>%1, direction as on a clock, 13 to 18: a Hit</source>
        <translation>%1, dirección como en un reloj, 13 a 18: un Impacto</translation>
    </message>
    <message>
        <source>%1, cm</source>
        <translation>%1, cm</translation>
    </message>
    <message>
        <source>%1 is off the battlefield until its next Headquarters Phase</source>
        <translation>%1 está fuera del campo de batalla hasta su próxima Fase de Cuartel General</translation>
    </message>
    <message>
        <source>%1 can&apos;t be activated while the Incarnation is on the battlefield</source>
        <translation>%1 no se puede activar mientras la Incarnation esté en el campo de batalla</translation>
    </message>
    <message>
        <source>Off the battlefield, back at any edge</source>
        <translation>Fuera del campo de batalla, vuelve por cualquier borde</translation>
    </message>
    <message>
        <source>Off the battlefield, back in its own half</source>
        <translation>Fuera del campo de batalla, vuelve en su propia mitad</translation>
    </message>
    <message>
        <source>The Unit has Berserker</source>
        <translation>La Unidad tiene Berserker</translation>
    </message>
    <message>
        <source>All its characteristics are 1 lower in rolls</source>
        <translation>Todas sus características bajan 1 en las tiradas</translation>
    </message>
    <message>
        <source>It charges 5 cm less far, and its Initiative is 1 lower</source>
        <translation>Carga 5 cm menos, y su Iniciativa baja 1</translation>
    </message>
    <message>
        <source>It charges 5 cm farther</source>
        <translation>Carga 5 cm más</translation>
    </message>
    <message>
        <source>It has Warriors in Contact with an enemy: no March, Charge, or Shooting</source>
        <translation>Tiene Guerreros en Contacto con un enemigo: sin Marcha, Carga ni Disparo</translation>
    </message>
    <message>
        <source>It is Engaged with nobody: no Attack</source>
        <translation>No está Trabada con nadie: sin Ataque</translation>
    </message>
    <message>
        <source>Berserker until the end of the Round</source>
        <translation>Berserker hasta el final de la Ronda</translation>
    </message>
    <message>
        <source>Its Initiative is 2 higher</source>
        <translation>Su Iniciativa sube 2</translation>
    </message>
    <message>
        <source>It moves 1 cm less far</source>
        <translation>Se mueve 1 cm menos</translation>
    </message>
    <message>
        <source>It moves 2 cm less far</source>
        <translation>Se mueve 2 cm menos</translation>
    </message>
    <message>
        <source>It moves 5 cm farther</source>
        <translation>Se mueve 5 cm más</translation>
    </message>
    <message>
        <source>It moves 5 cm farther, and is Dreadful</source>
        <translation>Se mueve 5 cm más y es Dreadful</translation>
    </message>
    <message>
        <source>It marches 10 cm farther</source>
        <translation>Marcha 10 cm más</translation>
    </message>
    <message>
        <source>It marches 5 cm farther</source>
        <translation>Marcha 5 cm más</translation>
    </message>
    <message>
        <source>One Action less in an activation</source>
        <translation>Una Acción menos por activación</translation>
    </message>
    <message>
        <source>It can’t be activated</source>
        <translation>No se puede activar</translation>
    </message>
    <message>
        <source>It can’t charge</source>
        <translation>No puede cargar</translation>
    </message>
    <message>
        <source>It can neither charge nor attack nor shoot</source>
        <translation>No puede cargar, atacar ni disparar</translation>
    </message>
    <message>
        <source>Its skills don’t count</source>
        <translation>Sus Habilidades no cuentan</translation>
    </message>
    <message>
        <source>One Action per activation</source>
        <translation>Una Acción por activación</translation>
    </message>
    <message>
        <source>One Action more in an activation</source>
        <translation>Una Acción más por activación</translation>
    </message>
    <message>
        <source>Two dice more in its rolls</source>
        <translation>Dos dados más en sus tiradas</translation>
    </message>
    <message>
        <source>Failures of its Shooting Rolls are rerolled</source>
        <translation>Los fallos de sus Tiradas de Disparo se repiten</translation>
    </message>
    <message>
        <source>Its morale stays intact until the end of the Round</source>
        <translation>Su moral sigue intacta hasta el final de la Ronda</translation>
    </message>
    <message>
        <source>The Unit has Violent Blow</source>
        <translation>La Unidad tiene Violent Blow</translation>
    </message>
    <message>
        <source>Its Willpower is 1 lower</source>
        <translation>Su Voluntad baja 1</translation>
    </message>
    <message>
        <source>One Action more in its next activation</source>
        <translation>Una Acción más en su próxima activación</translation>
    </message>
    <message>
        <source>%1 cm or more from one another, and %2 cm from everything else</source>
        <translation>a %1 cm o más entre sí, y a %2 cm de todo lo demás</translation>
    </message>
    <message>
        <source>along a diagonal: one in the middle, the others %1 cm away</source>
        <translation>en una diagonal: uno en el centro, los otros a %1 cm</translation>
    </message>
    <message>
        <source>along a diagonal, %1 cm or more from one another</source>
        <translation>en una diagonal, a %1 cm o más entre sí</translation>
    </message>
    <message>
        <source>%1 cm beyond the middle line, on the enemy’s side</source>
        <translation>%1 cm más allá de la línea central, en el lado enemigo</translation>
    </message>
    <message>
        <source>by the enemy, outside the enemy’s Deployment Area and more than %1 cm from the enemy’s Units</source>
        <translation>por el enemigo, fuera de su Zona de Despliegue y a más de %1 cm de sus Unidades</translation>
    </message>
    <message>
        <source>%1 cm or more from every Scenery, Vortex, Maelstrom and Objective</source>
        <translation>a %1 cm o más de cada Escenografía, Vórtice, Maelstrom y Objetivo</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n still to be placed</source>
        <translation>
            <numerusform>%1; %n aún por colocar</numerusform>
            <numerusform>%1; %n aún por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is on the battlefield already</source>
        <translation>%1 ya está en el campo de batalla</translation>
    </message>
    <message>
        <source>Direction as on a clock, 13 to 18: a Hit</source>
        <translation>Dirección como en un reloj, 13 a 18: un Impacto</translation>
    </message>
    <message>
        <source>Deviation Roll</source>
        <translation>Tirada de Desviación</translation>
    </message>
    <message>
        <source>No Deviation Roll</source>
        <translation>Sin Tirada de Desviación</translation>
    </message>
    <message>
        <source>New: %1 of %2</source>
        <translation>Nuevo: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n still to be placed</source>
        <translation>
            <numerusform>%n aún por colocar</numerusform>
            <numerusform>%n aún por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would stand outside %2</source>
        <translation>%1 quedaría fuera de la %2</translation>
    </message>
    <message>
        <source>Infiltration: %1 may stand anywhere but in %2</source>
        <translation>Infiltration: %1 puede estar en cualquier sitio menos en la %2</translation>
    </message>
    <message>
        <source>%1 waits to block, and doesn&apos;t attack</source>
        <translation>%1 espera para bloquear y no ataca</translation>
    </message>
    <message numerus="yes">
        <source>%1 blocks %n Hit(s), and doesn&apos;t attack</source>
        <translation>
            <numerusform>%1 bloquea %n Impacto y no ataca</numerusform>
            <numerusform>%1 bloquea %n Impactos y no ataca</numerusform>
        </translation>
    </message>
    <message>
        <source>Domains of magic</source>
        <translation>Dominios de magia</translation>
    </message>
    <message>
        <source>Element of the Source</source>
        <translation>Elemento de la Fuente</translation>
    </message>
    <message>
        <source>Element not stated</source>
        <translation>Elemento sin indicar</translation>
    </message>
    <message>
        <source>Mana that it supplies</source>
        <translation>Maná que aporta</translation>
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
        <translation>Fuente de %1 [%2]</translation>
    </message>
    <message>
        <source>%1 masters no spells of this domain: %2</source>
        <translation>%1 no domina los hechizos de este dominio: %2</translation>
    </message>
    <message>
        <source>a Unit with Negation is within 10 cm of this: %1</source>
        <translation>hay una Unidad con Negation a 10 cm o menos de esto: %1</translation>
    </message>
    <message>
        <source>Enemies within 20 cm</source>
        <translation>Enemigos a 20 cm o menos</translation>
    </message>
    <message>
        <source>%1 makes a Harassment Shooting at %2</source>
        <translation>%1 hace un Disparo de Harassment contra %2</translation>
    </message>
    <message>
        <source>One of your Heroes and an enemy Hero</source>
        <translation>Uno de tus Héroes y un Héroe enemigo</translation>
    </message>
    <message>
        <source>One of your Heroes</source>
        <translation>Uno de tus Héroes</translation>
    </message>
    <message>
        <source>One of your Infantry Units</source>
        <translation>Una de tus Unidades de Infantería</translation>
    </message>
    <message numerus="yes">
        <source>%n of your Unit(s)</source>
        <translation>
            <numerusform>%n de tus Unidades</numerusform>
            <numerusform>%n de tus Unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>in the half of Deployment Area A</source>
        <translation>en la mitad de la Zona de Despliegue A</translation>
    </message>
    <message>
        <source>in the half of Deployment Area B</source>
        <translation>en la mitad de la Zona de Despliegue B</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Enemigo</translation>
    </message>
    <message>
        <source>%1 is not an enemy of %2</source>
        <translation>%1 no es enemigo de %2</translation>
    </message>
    <message>
        <source>End the Contact</source>
        <translation>Terminar el Contacto</translation>
    </message>
    <message>
        <source>%1 and %2 part</source>
        <translation>%1 y %2 se separan</translation>
    </message>
    <message>
        <source>%1 and %2 are Engaged</source>
        <translation>%1 y %2: Trabadas</translation>
    </message>
    <message>
        <source>the %1 is not a Vortex for %2</source>
        <translation>el %1 no es un Vórtice para %2</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, not within %3 cm</source>
        <translation>el %1 está a %2 cm, no a %3 cm o menos</translation>
    </message>
    <message>
        <source>the %1 is not free</source>
        <translation>el %1 no está libre</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t got this skill</source>
        <translation>%1 no tiene esta Habilidad</translation>
    </message>
    <message>
        <source>%1 is not being activated</source>
        <translation>%1 no se está activando</translation>
    </message>
    <message>
        <source>Injuries healed</source>
        <translation>Heridas curadas</translation>
    </message>
    <message>
        <source>%1 absorbs the %2: %3 Injuries healed</source>
        <translation>%1 absorbe el %2: %3 Heridas curadas</translation>
    </message>
    <message>
        <source>%1 is not in a Vortex of her Elements</source>
        <translation>%1 no está en un Vórtice de sus Elementos</translation>
    </message>
    <message>
        <source>%1 moves into the %2</source>
        <translation>%1 pasa al %2</translation>
    </message>
    <message>
        <source>D10 for the Element</source>
        <translation>D10 para el Elemento</translation>
    </message>
    <message>
        <source>2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 you choose; 1: +1 TS, and another die</source>
        <translation>2–3 Aire, 4–5 Agua, 6–7 Fuego, 8–9 Tierra, 10 a tu elección; 1: +1 ST y otro dado</translation>
    </message>
    <message>
        <source>Name the Element</source>
        <translation>Indicar el Elemento</translation>
    </message>
    <message>
        <source>%1 TS more for the Element</source>
        <translation>%1 ST más por el Elemento</translation>
    </message>
    <message>
        <source>as they stood before</source>
        <translation>como estaban antes</translation>
    </message>
    <message>
        <source>Both strike at the same time: Initiative %1</source>
        <translation>Ambos atacan a la vez: Iniciativa %1</translation>
    </message>
    <message>
        <source>%1 strikes first: Initiative %2 against %3</source>
        <translation>%1 ataca primero: Iniciativa %2 contra %3</translation>
    </message>
    <message>
        <source>%1 is %2 cm away: a Guard is within 10 cm</source>
        <translation>%1 está a %2 cm: una Unidad Guard está a 10 cm o menos</translation>
    </message>
    <message>
        <source>Guard Unit that charges with it</source>
        <translation>Unidad Guard que carga con él</translation>
    </message>
    <message>
        <source>Nobody charges with it</source>
        <translation>Nadie carga con él</translation>
    </message>
    <message>
        <source>%1 may reform: all but the Leader move up to %2 cm</source>
        <translation>%1 puede reagruparse: todos menos el Líder se mueven hasta %2 cm</translation>
    </message>
    <message>
        <source>%1 may reform: Warriors not Engaged move up to %2 cm into Contact with %3</source>
        <translation>%1 puede reagruparse: los Guerreros no Trabados se mueven hasta %2 cm para entrar en Contacto con %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not known to be in Contact</source>
        <translation>no se sabe si %1 y %2 están en Contacto</translation>
    </message>
    <message>
        <source>There is no fight</source>
        <translation>No hay combate</translation>
    </message>
    <message>
        <source>our reading of the book’s picture</source>
        <translation>nuestra lectura de la imagen del libro</translation>
    </message>
    <message>
        <source>Location of a Vortex: %1</source>
        <translation>Lugar de un Vórtice: %1</translation>
    </message>
    <message>
        <source>Location of the Maelstrom</source>
        <translation>Lugar del Maelstrom</translation>
    </message>
    <message>
        <source>%1 has already done this in this Headquarters Phase</source>
        <translation>%1 ya ha hecho esto en esta Fase de Cuartel General</translation>
    </message>
    <message>
        <source>%1 is %2 cm away; the range is %3 cm</source>
        <translation>%1 está a %2 cm; el alcance es de %3 cm</translation>
    </message>
    <message>
        <source>It stays where it is on the map</source>
        <translation>Se queda donde está en el mapa</translation>
    </message>
    <message>
        <source>counted on the map</source>
        <translation>contado en el mapa</translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” for %3, %n Injury token(s) withdrawn</source>
        <translation>
            <numerusform>%1: «%2» para %3, se retira %n ficha de Herida</numerusform>
            <numerusform>%1: «%2» para %3, se retiran %n fichas de Herida</numerusform>
        </translation>
    </message>
    <message>
        <source>only an Incarnation can be taken off at any time</source>
        <translation>solo una Incarnation se puede retirar en cualquier momento</translation>
    </message>
    <message>
        <source>%1 has nobody to switch places with</source>
        <translation>%1 no tiene con quién intercambiar posiciones</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield</source>
        <translation>%1 deja el campo de batalla</translation>
    </message>
    <message>
        <source>%1 has no Spiritual Link</source>
        <translation>%1 no tiene Spiritual Link</translation>
    </message>
    <message>
        <source>%1 has already switched places; this is once a game</source>
        <translation>%1 ya ha intercambiado posiciones; es una vez por partida</translation>
    </message>
    <message>
        <source>%1 and %2 switch places</source>
        <translation>%1 y %2 intercambian posiciones</translation>
    </message>
    <message>
        <source>the card of %1 is not known: its invocations are not limited</source>
        <translation>la carta de %1 no se conoce: sus invocaciones no tienen límite</translation>
    </message>
    <message>
        <source>Invocation %1 of %2 this game</source>
        <translation>Invocación %1 de %2 en esta partida</translation>
    </message>
    <message>
        <source>dice are added only at a Vortex on which no Elemental stands, never at a Maelstrom</source>
        <translation>solo se añaden dados en un Vórtice sin ningún Elemental, nunca en un Maelstrom</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, beyond the %3 cm of an Awakened</source>
        <translation>el %1 está a %2 cm, más allá de los %3 cm de un Despertado</translation>
    </message>
    <message>
        <source>1 TS</source>
        <translation>1 ST</translation>
    </message>
    <message>
        <source>3 TS, exhausts the Vortex</source>
        <translation>3 ST, agota el Vórtice</translation>
    </message>
    <message>
        <source>3 TS</source>
        <translation>3 ST</translation>
    </message>
    <message>
        <source>the Incarnation comes once a game, and has come before</source>
        <translation>la Incarnation viene una vez por partida, y ya ha venido</translation>
    </message>
    <message>
        <source>%1, who stood there, is replaced</source>
        <translation>%1, que estaba allí, se sustituye</translation>
    </message>
    <message>
        <source>A cataclysm: %1 gains a Stress</source>
        <translation>Un cataclismo: %1 recibe un Estrés</translation>
    </message>
    <message>
        <source>The cataclysm inflicts 2D10 Hits on %1</source>
        <translation>El cataclismo causa 2D10 Impactos a %1</translation>
    </message>
    <message>
        <source>reinforced with %1 mana, and the sources give %2</source>
        <translation>refuerzo de %1 de maná, y las fuentes dan %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Mana paid for the spell</source>
        <translation>Maná pagado por el hechizo</translation>
    </message>
    <message>
        <source>its cost is not known here</source>
        <translation>aquí no se conoce su coste</translation>
    </message>
    <message>
        <source>Cost not stated</source>
        <translation>Coste sin indicar</translation>
    </message>
    <message>
        <source>%1 costs %2, and the sources give %3</source>
        <translation>%1 cuesta %2, y las fuentes dan %3</translation>
    </message>
    <message>
        <source>the spell costs %1 mana, and the sources give %2</source>
        <translation>el hechizo cuesta %1 de maná, y las fuentes dan %2</translation>
    </message>
    <message>
        <source>%1 left, one die each</source>
        <translation>quedan %1, un dado por cada uno</translation>
    </message>
    <message>
        <source>%1 cm from the Leader</source>
        <translation>a %1 cm del Líder</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the Leader: no Warrior is in Contact</source>
        <translation>%1 está a %2 cm del Líder: ningún Guerrero está en Contacto</translation>
    </message>
    <message>
        <source>%1: %2 (%3 TS)</source>
        <translation>%1: %2 (%3 ST)</translation>
    </message>
    <message>
        <source>in Contact with one of its Warriors</source>
        <translation>en Contacto con uno de sus Guerreros</translation>
    </message>
    <message>
        <source>picks up %1</source>
        <translation>recoge %1</translation>
    </message>
    <message>
        <source>%1 is not a Unit chosen to conquer</source>
        <translation>%1 no es una Unidad elegida para conquistar</translation>
    </message>
    <message>
        <source>plants a flag at %1</source>
        <translation>planta una bandera en %1</translation>
    </message>
    <message>
        <source>plants a flag</source>
        <translation>planta una bandera</translation>
    </message>
    <message>
        <source>%1 is not the messenger</source>
        <translation>%1 no es el mensajero</translation>
    </message>
    <message>
        <source>%1 stands %2 cm from the edge on the enemy’s side</source>
        <translation>%1 está a %2 cm del borde del lado enemigo</translation>
    </message>
    <message>
        <source>delivers the message</source>
        <translation>entrega el mensaje</translation>
    </message>
    <message>
        <source>A relic is hidden there</source>
        <translation>Allí se esconde una reliquia</translation>
    </message>
    <message>
        <source>Pick up what is found</source>
        <translation>Recoger lo encontrado</translation>
    </message>
    <message>
        <source>1 TS more, where there is a relic</source>
        <translation>1 ST más, donde haya una reliquia</translation>
    </message>
    <message>
        <source>searches %1 and finds nothing</source>
        <translation>registra %1 y no encuentra nada</translation>
    </message>
    <message>
        <source>searches %1, finds a relic and picks it up</source>
        <translation>registra %1, encuentra una reliquia y la recoge</translation>
    </message>
    <message>
        <source>searches %1 and finds a relic</source>
        <translation>registra %1 y encuentra una reliquia</translation>
    </message>
    <message>
        <source>a March can’t end in Contact: %1 is too close</source>
        <translation>una Marcha no puede terminar en Contacto: %1 está demasiado cerca</translation>
    </message>
    <message>
        <source>%1 leaves the Contact with %2</source>
        <translation>%1 deja el Contacto con %2</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t got this power</source>
        <translation>%1 no tiene este poder</translation>
    </message>
    <message>
        <source>it is declared at the end of an activation of %1</source>
        <translation>se declara al final de una activación de %1</translation>
    </message>
    <message>
        <source>%1 is withdrawn as a Casualty</source>
        <translation>%1 se retira como Baja</translation>
    </message>
    <message>
        <source>%1 is %2 cm away, not within %3 cm</source>
        <translation>%1 está a %2 cm, no a %3 cm o menos</translation>
    </message>
    <message>
        <source>All Units within %1 cm</source>
        <translation>Todas las Unidades a %1 cm o menos</translation>
    </message>
    <message>
        <source>Units in Contact with it, friend or foe</source>
        <translation>Unidades en Contacto con él, amigas o enemigas</translation>
    </message>
    <message>
        <source>Engaged with it</source>
        <translation>Trabadas con él</translation>
    </message>
    <message>
        <source>3 Stress for a Unit within 20 cm</source>
        <translation>3 Estrés para una Unidad a 20 cm o menos</translation>
    </message>
    <message>
        <source>1 Stress for all Units within 10 cm</source>
        <translation>1 Estrés para todas las Unidades a 10 cm o menos</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>%1: %2 more Stress</source>
        <translation>%1: %2 Estrés más</translation>
    </message>
    <message>
        <source>dice: its Actions; its Initiative against %1</source>
        <translation>dados: sus Acciones; su Iniciativa contra %1</translation>
    </message>
    <message>
        <source>%1: Hurricane</source>
        <translation>%1: Hurricane</translation>
    </message>
    <message>
        <source>%1: Engulfing on %2</source>
        <translation>%1: Engulfing contra %2</translation>
    </message>
    <message>
        <source>%1: Inferno</source>
        <translation>%1: Inferno</translation>
    </message>
    <message>
        <source>%1: Rift under %2</source>
        <translation>%1: Rift bajo %2</translation>
    </message>
    <message>
        <source>%1: the Rift has no effect</source>
        <translation>%1: el Rift no tiene efecto</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No success: it scatters</source>
        <translation>Ningún éxito: se dispersa</translation>
    </message>
    <message>
        <source>1: a Stress, and its activation ends</source>
        <translation>1: un Estrés, y termina su activación</translation>
    </message>
    <message>
        <source>2: its activation ends</source>
        <translation>2: termina su activación</translation>
    </message>
    <message>
        <source>3 or more: nothing happens</source>
        <translation>3 o más: no pasa nada</translation>
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
        <translation>De vuelta al campo de batalla</translation>
    </message>
    <message>
        <source>The Incarnation leaves</source>
        <translation>La Incarnation se va</translation>
    </message>
    <message>
        <source>Pick an Objective up</source>
        <translation>Recoger un Objetivo</translation>
    </message>
    <message>
        <source>Plant a flag</source>
        <translation>Plantar una bandera</translation>
    </message>
    <message>
        <source>Deliver the message</source>
        <translation>Entregar el mensaje</translation>
    </message>
    <message>
        <source>Search a Scenery</source>
        <translation>Registrar una Escenografía</translation>
    </message>
    <message>
        <source>Spell card</source>
        <translation>Carta de hechizo</translation>
    </message>
    <message>
        <source>All Vortexes</source>
        <translation>Todos los Vórtices</translation>
    </message>
    <message>
        <source>One Vortex or Maelstrom</source>
        <translation>Un Vórtice o Maelstrom</translation>
    </message>
    <message>
        <source>Who is Engaged</source>
        <translation>Unidades Trabadas</translation>
    </message>
    <message>
        <source>Strength and Saturation</source>
        <translation>Fuerza y Saturación</translation>
    </message>
    <message>
        <source>%1 is sacrificed: %2 Hits of Strength %3 on %4</source>
        <translation>Se sacrifica %1: %2 Impactos de Fuerza %3 contra %4</translation>
    </message>
    <message>
        <source>this is settled before the first token moves</source>
        <translation>esto se decide antes de mover la primera ficha</translation>
    </message>
    <message>
        <source>Who begins: 1D10 each, the higher wins</source>
        <translation>Quién empieza: 1D10 cada uno, gana el mayor</translation>
    </message>
    <message>
        <source>Three different mission cards, drawn one by one</source>
        <translation>Tres cartas de misión distintas, robadas una a una</translation>
    </message>
    <message>
        <source>Vortexes and Maelstrom: Elements and Deviation</source>
        <translation>Vórtices y Maelstrom: Elementos y Desviación</translation>
    </message>
    <message>
        <source>Deviation of the Vortexes and the Maelstrom</source>
        <translation>Desviación de los Vórtices y del Maelstrom</translation>
    </message>
    <message>
        <source>each a direction and 3D10; what would lie on another or leave the battlefield is rolled again</source>
        <translation>cada uno, una dirección y 3D10; lo que quedara sobre otro o saliera del campo de batalla se tira otra vez</translation>
    </message>
    <message>
        <source>Nothing deviates</source>
        <translation>Nada se desvía</translation>
    </message>
    <message>
        <source>each Element once</source>
        <translation>cada Elemento una vez</translation>
    </message>
    <message>
        <source>Deployment Area of the First Player</source>
        <translation>Zona de Despliegue del Primer Jugador</translation>
    </message>
    <message>
        <source>The players say who begins</source>
        <translation>Los jugadores dicen quién empieza</translation>
    </message>
    <message>
        <source>Set up by dice</source>
        <translation>Preparar con dados</translation>
    </message>
    <message>
        <source>an Obstruction stands in the Line of Sight to %1</source>
        <translation>hay una Obstrucción en la Línea de Visión hacia %1</translation>
    </message>
    <message>
        <source>%1 (Source of %2 [%3])</source>
        <translation>%1 (Fuente de %2 [%3])</translation>
    </message>
    <message>
        <source>%1 (Source)</source>
        <translation>%1 (Fuente)</translation>
    </message>
    <message>
        <source>%1 has not left the battlefield</source>
        <translation>%1 no ha dejado el campo de batalla</translation>
    </message>
    <message>
        <source>%1 comes back at an edge of its player&apos;s own half</source>
        <translation>%1 vuelve por un borde de la mitad de su jugador</translation>
    </message>
    <message>
        <source>Spell card: %1</source>
        <translation>Carta de hechizo: %1</translation>
    </message>
    <message>
        <source>%1 is back at %2</source>
        <translation>%1 ha vuelto en %2</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ha vuelto</translation>
    </message>
    <message>
        <source>With %1 or more successes</source>
        <translation>Con %1 o más éxitos</translation>
    </message>
    <message>
        <source>%1+: %2</source>
        <translation>%1+: %2</translation>
    </message>
    <message>
        <source>1 success</source>
        <translation>1 éxito</translation>
    </message>
    <message>
        <source>%1 successes</source>
        <translation>%1 éxitos</translation>
    </message>
    <message>
        <source>%1 is %2 cm away, beyond the %3 cm of the spell</source>
        <translation>%1 está a %2 cm, más allá de los %3 cm del hechizo</translation>
    </message>
    <message>
        <source>the target must be Free, and %1 is Engaged</source>
        <translation>el blanco debe estar Libre, y %1 no lo está</translation>
    </message>
    <message>
        <source>within %1 cm</source>
        <translation>a %1 cm o menos</translation>
    </message>
    <message>
        <source>Resolve on the table</source>
        <translation>Se hace en la mesa</translation>
    </message>
    <message>
        <source>%1 cm from the Wizard, not within %2 cm</source>
        <translation>a %1 cm del Wizard, no a %2 cm o menos</translation>
    </message>
    <message>
        <source>less than %1 cm from %2</source>
        <translation>a menos de %1 cm de %2</translation>
    </message>
    <message>
        <source>%1: %2 Injuries healed</source>
        <translation>%1: %2 Heridas curadas</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <translation>%1 está en %2</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield until its next Headquarters Phase</source>
        <translation>%1 deja el campo de batalla hasta su próxima Fase de Cuartel General</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sobre %1</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Sin blanco</translation>
    </message>
    <message>
        <source>An allied Unit</source>
        <translation>Una Unidad aliada</translation>
    </message>
    <message>
        <source>An enemy Unit</source>
        <translation>Una Unidad enemiga</translation>
    </message>
    <message>
        <source>Any Unit</source>
        <translation>Cualquier Unidad</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>Placed anew at once</source>
        <translation>Se recoloca al momento</translation>
    </message>
    <message>
        <source>Off the battlefield, back at an edge of its own half</source>
        <translation>Fuera del campo de batalla, vuelve por un borde de su propia mitad</translation>
    </message>
    <message>
        <source>Domain of magic</source>
        <translation>Dominio de magia</translation>
    </message>
    <message>
        <source>Domain not stated</source>
        <translation>Dominio sin indicar</translation>
    </message>
    <message>
        <source>Mana: %1</source>
        <translation>Maná: %1</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Sin texto</translation>
    </message>
    <message>
        <source>Token laid beside the target</source>
        <translation>Ficha puesta junto al blanco</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Sin ficha</translation>
    </message>
    <message>
        <source>Needs at least this many successes</source>
        <translation>Éxitos necesarios como mínimo</translation>
    </message>
    <message>
        <source>That of the spell</source>
        <translation>El del hechizo</translation>
    </message>
    <message>
        <source>Where the target goes</source>
        <translation>Adónde va el blanco</translation>
    </message>
    <message>
        <source>From the Wizard, at most</source>
        <translation>Distancia máxima al Wizard</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En cualquier sitio</translation>
    </message>
    <message>
        <source>From every enemy, at least</source>
        <translation>Distancia mínima a los enemigos</translation>
    </message>
    <message>
        <source>No minimum</source>
        <translation>Sin mínimo</translation>
    </message>
    <message>
        <source>Its cost in mana is known</source>
        <translation>Se conoce su coste en maná</translation>
    </message>
    <message>
        <source>No range</source>
        <translation>Sin alcance</translation>
    </message>
    <message>
        <source>Its target must be Free</source>
        <translation>Su blanco debe estar Libre</translation>
    </message>
    <message>
        <source>Effects by successes</source>
        <translation>Efectos según los éxitos</translation>
    </message>
    <message>
        <source>two effects from %1 successes on</source>
        <translation>dos efectos desde %1 éxitos</translation>
    </message>
    <message>
        <source>Round %1: %2, %3 TS so far</source>
        <translation>Ronda %1: %2, %3 ST hasta ahora</translation>
    </message>
    <message>
        <source>Engaged with %1</source>
        <translation>Trabada con %1</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 % of the AP</source>
        <translation>%1&#xa0;% de los PE</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>no está en el mapa</translation>
    </message>
    <message>
        <source>beyond a Charge of %1 cm</source>
        <translation>más allá de una Carga de %1 cm</translation>
    </message>
    <message>
        <source>%1 is Engaged: nobody shoots at it</source>
        <translation>%1: Trabada, nadie le dispara</translation>
    </message>
    <message>
        <source>out of the Line of Sight</source>
        <translation>fuera de la Línea de Visión</translation>
    </message>
    <message numerus="yes">
        <source>%1: Headquarters Phase %2 resolved, one Stress off %n Unit(s)</source>
        <translation>
            <numerusform>%1: Fase de Cuartel General %2 resuelta, un Estrés menos en %n Unidad</numerusform>
            <numerusform>%1: Fase de Cuartel General %2 resuelta, un Estrés menos en %n Unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 VP (%3)</source>
        <translation>%1: %2 PV (%3)</translation>
    </message>
    <message>
        <source>What was chosen secretly is shown, and the points are counted</source>
        <translation>Se muestra lo elegido en secreto y se cuentan los puntos</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>%1 is not in cohesion with %2</source>
        <translation>%1 no está en cohesión con %2</translation>
    </message>
    <message>
        <source>beyond the %1 cm of its weapon</source>
        <translation>más allá de los %1 cm de su arma</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s) of 6 are not played</source>
        <translation>
            <numerusform>%n Ronda de 6 sin jugar</numerusform>
            <numerusform>%n Rondas de 6 sin jugar</numerusform>
        </translation>
    </message>
    <message>
        <source>The activation of %1 is not paid for</source>
        <translation>La activación de %1 no está pagada</translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: only useful with a weapon it is for</source>
        <translation>Su carta no está en el reglamento: solo sirve con un arma para la que esté pensada</translation>
    </message>
    <message>
        <source>Has no weapon that it is for: it would do nothing</source>
        <translation>No tiene ningún arma para la que esté pensada: no haría nada</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>Unknown here: %1</source>
        <translation>Desconocido aquí: %1</translation>
    </message>
    <message>
        <source>Not an Elemental</source>
        <translation>No es un Elemental</translation>
    </message>
    <message>
        <source>Vortexes of its own</source>
        <translation>Sus propios Vórtices</translation>
    </message>
    <message>
        <source>Nobody knows how often it invokes</source>
        <translation>Nadie sabe cuántas veces invoca</translation>
    </message>
    <message>
        <source>Before it begins: who is First Player?</source>
        <translation>Antes de empezar: ¿quién es el Primer Jugador?</translation>
    </message>
    <message>
        <source>Rerolled</source>
        <translation>Repetido</translation>
    </message>
    <message>
        <source>For a 10</source>
        <translation>Por un 10</translation>
    </message>
    <message>
        <source>%1, seen from %2</source>
        <translation>%1, visto desde: %2</translation>
    </message>
    <message>
        <source>Enchanted Heavy Weapon: Resistance becomes %1</source>
        <translation>Arma pesada encantada: la Resistencia pasa a %1</translation>
    </message>
    <message>
        <source>Enchanted Armour: no Injuries from Fire and Earth</source>
        <translation>Armadura encantada: sin Heridas de Fuego ni de Tierra</translation>
    </message>
    <message>
        <source>%1 did not take this spell: %2</source>
        <translation>%1 no ha tomado este hechizo: %2</translation>
    </message>
    <message>
        <source>all Units are deployed</source>
        <translation>todas las Unidades están desplegadas</translation>
    </message>
    <message>
        <source>%1 then chooses for %2</source>
        <translation>%1 elige después para %2</translation>
    </message>
    <message>
        <source>All Units are deployed</source>
        <translation>Todas las Unidades están desplegadas</translation>
    </message>
    <message>
        <source>No Warrior supports them</source>
        <translation>Ningún Guerrero en apoyo</translation>
    </message>
    <message>
        <source>No target: it only moves</source>
        <translation>Sin objetivo: solo se mueve</translation>
    </message>
    <message>
        <source>“%1” ends at once: Round %2 ends with this Headquarters Phase</source>
        <translation>«%1» termina enseguida: la Ronda %2 termina con esta Fase de Cuartel General</translation>
    </message>
    <message>
        <source>No added dice</source>
        <translation>Ningún dado añadido</translation>
    </message>
    <message>
        <source>%1 captures %2</source>
        <translation>%1 captura a %2</translation>
    </message>
    <message>
        <source>%1 is no prisoner who comes free</source>
        <translation>%1 no es un prisionero que quede libre</translation>
    </message>
    <message>
        <source>beside where %1 fell</source>
        <translation>junto al lugar donde cayó %1</translation>
    </message>
    <message>
        <source>%1 is a prisoner of %2</source>
        <translation>%1 es prisionero de %2</translation>
    </message>
    <message>
        <source>%1 is not captured</source>
        <translation>%1 no es capturado</translation>
    </message>
    <message>
        <source>%1 is free again, and stands at %2</source>
        <translation>%1 vuelve a estar libre y está en %2</translation>
    </message>
    <message>
        <source>%1 is free again</source>
        <translation>%1 vuelve a estar libre</translation>
    </message>
    <message>
        <source>A prisoner comes free</source>
        <translation>Un prisionero queda libre</translation>
    </message>
    <message>
        <source>Choose spells</source>
        <translation>Elegir hechizos</translation>
    </message>
    <message>
        <source>End the Deployment</source>
        <translation>Terminar el Despliegue</translation>
    </message>
    <message>
        <source>one Vortex in the middle of each quarter, the Maelstrom in the middle: our reading of the picture; near is the edge of Deployment Area A; then 3D10 of Deviation each</source>
        <translation>un Vórtice en el centro de cada cuarto, el Maelstrom en el centro: nuestra lectura de la imagen; cerca es el borde de la Zona de Despliegue A; después 3D10 de Desviación cada uno</translation>
    </message>
    <message>
        <source>a Vortex is there already</source>
        <translation>ya hay un Vórtice allí</translation>
    </message>
    <message>
        <source>Location, chosen by %1</source>
        <translation>Lugar, elegido por %1</translation>
    </message>
    <message>
        <source>Element, chosen by %1</source>
        <translation>Elemento, elegido por %1</translation>
    </message>
    <message>
        <source>No Obstacle</source>
        <translation>Ningún Obstáculo</translation>
    </message>
    <message>
        <source>Spell cards</source>
        <translation>Cartas de hechizo</translation>
    </message>
    <message>
        <source>as many as its level, of the Domains it masters</source>
        <translation>tantas como su nivel, de los dominios que domina</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n spell(s), and is a Wizard of level %2</source>
        <translation>
            <numerusform>%1 toma %n hechizo y es Wizard de nivel %2</numerusform>
            <numerusform>%1 toma %n hechizos y es Wizard de nivel %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no spells</source>
        <translation>%1 no toma ningún hechizo</translation>
    </message>
    <message>
        <source>%1 takes these spells: %2</source>
        <translation>%1 toma estos hechizos: %2</translation>
    </message>
    <message>
        <source>The last Headquarters Phase, then the match ends</source>
        <translation>La última Fase de Cuartel General; después termina la partida</translation>
    </message>
    <message>
        <source>exhausted as a Vortex</source>
        <translation>agotado como Vórtice</translation>
    </message>
    <message>
        <source>Spells: none</source>
        <translation>Hechizos: ninguno</translation>
    </message>
    <message>
        <source>Spells: %1</source>
        <translation>Hechizos: %1</translation>
    </message>
    <message>
        <source>%1 suffers no Injuries: Enchanted Armour</source>
        <translation>%1 no sufre Heridas: Armadura encantada</translation>
    </message>
    <message>
        <source>Element of who strikes, or of the spell’s mana</source>
        <translation>Elemento de quien golpea o del maná del hechizo</translation>
    </message>
    <message>
        <source>Neither a Fight nor a Shot: nobody parries</source>
        <translation>Ni Combate ni Disparo: nadie para</translation>
    </message>
    <message>
        <source>Experimental Weapon</source>
        <translation>Arma experimental</translation>
    </message>
    <message>
        <source>No Experimental Weapon</source>
        <translation>Ningún arma experimental</translation>
    </message>
    <message>
        <source>No Element</source>
        <translation>Ningún Elemento</translation>
    </message>
    <message>
        <source>Element of an Elemental</source>
        <translation>Elemento de un Elemental</translation>
    </message>
    <message>
        <source>Experimental Weapons</source>
        <translation>Armas experimentales</translation>
    </message>
    <message>
        <source>a Combined Charge is made with a Guard, and none charges with %1</source>
        <translation>una Carga Combinada se hace con una Unidad con Guard, y ninguna carga con %1</translation>
    </message>
    <message>
        <source>“%1” is for an enemy army</source>
        <translation>«%1» es para un ejército enemigo</translation>
    </message>
    <message>
        <source>only an allied Infantry Unit with Guard charges along, and %1 is none</source>
        <translation>solo una Unidad de Infantería aliada con Guard carga también, y %1 no lo es</translation>
    </message>
    <message>
        <source>orders and prayers are for allied Units, and %1 is none</source>
        <translation>las órdenes y plegarias son para Unidades aliadas, y %1 no lo es</translation>
    </message>
    <message>
        <source>Set up automatically</source>
        <translation>Preparación automática</translation>
    </message>
    <message>
        <source>%1 is within %2 cm, and is left out</source>
        <translation>%1 está a menos de %2 cm y queda fuera</translation>
    </message>
    <message>
        <source>%1 is not on the map yet</source>
        <translation>%1 aún no está en el mapa</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Hero(es) on the battlefield, not %2</source>
        <translation>
            <numerusform>%1 tiene %n héroe en el campo de batalla, no %2</numerusform>
            <numerusform>%1 tiene %n héroes en el campo de batalla, no %2</numerusform>
        </translation>
    </message>
    <message>
        <source>that is %1 cm from where %2 fell, not beside it</source>
        <translation>eso está a %1 cm de donde cayó %2, no al lado</translation>
    </message>
    <message>
        <source>%1 comes back at an edge, and that is %2 cm from the nearest</source>
        <translation>%1 vuelve por un borde, y eso está a %2 cm del más cercano</translation>
    </message>
    <message>
        <source>%1 has taken its spells before</source>
        <translation>%1 ya ha tomado sus hechizos</translation>
    </message>
    <message>
        <source>spells are taken before the first activation</source>
        <translation>los hechizos se toman antes de la primera activación</translation>
    </message>
    <message>
        <source>%1 is no enemy of %2</source>
        <translation>%1 no es enemigo de %2</translation>
    </message>
    <message>
        <source>the spell is for allies, and %1 isn’t one</source>
        <translation>el hechizo es para aliados, y %1 no lo es</translation>
    </message>
    <message>
        <source>the spell is for enemies, and %1 isn’t one</source>
        <translation>el hechizo es para enemigos, y %1 no lo es</translation>
    </message>
    <message>
        <source>missions ask for choices before the first activation</source>
        <translation>las misiones piden sus elecciones antes de la primera activación</translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es) of %1 can be within %2 cm, not %3</source>
        <translation>
            <numerusform>%n héroe de %1 puede estar a menos de %2 cm, no %3</numerusform>
            <numerusform>%n héroes de %1 pueden estar a menos de %2 cm, no %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a Wizard of level %2, not %3</source>
        <translation>%1 es un mago de nivel %2, no %3</translation>
    </message>
    <message>
        <source>%1 is carried by %2</source>
        <translation>%1 lo lleva %2</translation>
    </message>
    <message>
        <source>that is %1 cm from the Leader: no Warrior is in Contact</source>
        <translation>eso está a %1 cm del líder: ningún guerrero está en contacto</translation>
    </message>
    <message>
        <source>Fight won by %1</source>
        <translation>Combate ganado por %1</translation>
    </message>
    <message>
        <source>Most AP for its TS: %1, %2 TS; chance to wipe out %3: %4</source>
        <translation>Más AP por sus TS: %1, %2 TS; probabilidad de eliminar a %3: %4</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2</source>
        <translation>Probabilidad de eliminar a %1: %2</translation>
    </message>
    <message>
        <source>Chance to wipe out %1</source>
        <translation>Probabilidad de eliminar a %1</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4, draw %5</source>
        <translation>Probabilidad de ganar: %1 %2, %3 %4, empate %5</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Probabilidad de ganar: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Probabilidad de ganar: %1</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2; that at least one Warrior falls: %3</source>
        <translation>Probabilidad de eliminar a %1: %2; de que caiga al menos un Guerrero: %3</translation>
    </message>
    <message>
        <source>Chance to wipe out %1 after all actions: %2</source>
        <translation>Probabilidad de eliminar a %1 tras todas las acciones: %2</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Despliegue</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>a list of %1 to %2 texts</source>
        <translation>una lista de %1 a %2 textos</translation>
    </message>
    <message>
        <source>a mapping with one of: %1</source>
        <translation>una asignación con uno solo de: %1</translation>
    </message>
    <message>
        <source>a mapping of keys to values</source>
        <translation>una tabla de claves y valores</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>una lista de palabras</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, no %2</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation>un texto sin caracteres de control</translation>
    </message>
    <message>
        <source>at most %1 entries</source>
        <translation>una lista de %1 entradas como máximo</translation>
    </message>
    <message>
        <source>can&apos;t be read: %1</source>
        <translation>no se puede leer: %1</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>el archivo ocupa más de %1</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>anidado a más de %1 niveles</translation>
    </message>
    <message>
        <source>a control character, or not UTF-8 text</source>
        <translation>un carácter de control, o un texto que no es UTF-8</translation>
    </message>
    <message>
        <source>not YAML: %1</source>
        <translation>no es YAML: %1</translation>
    </message>
    <message>
        <source>format &apos;%1&apos; can&apos;t be read here; allowed: %2</source>
        <translation>el formato «%1» no se puede leer aquí; se admite: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>«%1» debe ser %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>falta «%1»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; none can stand here</source>
        <translation>clave desconocida «%1»; aquí no puede ir ninguna</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; allowed: %2</source>
        <translation>clave desconocida «%1»; se admite: %2</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; stands here twice</source>
        <translation>la clave «%1» aparece aquí dos veces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than %2</source>
        <translation>«%1» supera %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an id: %2</source>
        <translation>«%1» no es un identificador: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known, and nothing can stand here</source>
        <translation>«%1» no se conoce, y aquí no puede ir nada</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not among: %2</source>
        <translation>«%1» no está entre: %2</translation>
    </message>
    <message>
        <source>nothing has the id &apos;%1&apos;</source>
        <translation>nada tiene el identificador «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands here twice</source>
        <translation>«%1» aparece aquí dos veces</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation>%1; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by - or _</source>
        <translation>letras minúsculas a-z y cifras, unidas con - o _</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>dos números</translation>
    </message>
    <message>
        <source>there is no picture &apos;%1&apos; to be read</source>
        <translation>no hay ninguna imagen «%1» que se pueda leer</translation>
    </message>
    <message>
        <source>the picture is larger than %1 KiB</source>
        <translation>la imagen ocupa más de %1 KiB</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos; beside this one</source>
        <translation>no hay ningún archivo «%1» junto a este</translation>
    </message>
    <message>
        <source>a path to a file beside or below this one</source>
        <translation>la ruta de un archivo junto a este o por debajo de él</translation>
    </message>
    <message>
        <source>a name or, in quotes, a colour as &quot;#3a7bd5&quot;: # begins a comment</source>
        <translation>un nombre o, entre comillas, un color como &quot;#3a7bd5&quot;: # empieza un comentario</translation>
    </message>
    <message>
        <source>a colour as &quot;#3a7bd5&quot;</source>
        <translation>un color como &quot;#3a7bd5&quot;</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caracteres</translation>
    </message>
    <message>
        <source>the picture is neither a sound SVG nor a sound PNG of at most %1 pixels a side</source>
        <translation>la imagen no es un SVG válido ni un PNG válido de %1 píxeles de lado como máximo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a link that leads out of this folder: put the file itself here</source>
        <translation>«%1» es un enlace que sale de esta carpeta: ponga aquí el propio archivo</translation>
    </message>
    <message>
        <source>at most %1 pictures are looked at</source>
        <translation>se examinan %1 imágenes como máximo</translation>
    </message>
    <message>
        <source>a folder more than %1 below the first isn&apos;t looked into</source>
        <translation>no se examina una carpeta a más de %1 niveles bajo la primera</translation>
    </message>
    <message>
        <source>a folder is looked through as far as %1 names</source>
        <translation>una carpeta se recorre hasta %1 nombres</translation>
    </message>
    <message>
        <source>its name has control characters, or isn&apos;t UTF-8: give it another</source>
        <translation>su nombre tiene caracteres de control o no es UTF-8: póngale otro</translation>
    </message>
    <message>
        <source>a folder is read as far as %1 files: not this one and what follows</source>
        <translation>una carpeta se lee hasta %1 archivos: ni este ni los siguientes</translation>
    </message>
    <message>
        <source>a folder is read as far as %1 MiB: not this file and what follows</source>
        <translation>una carpeta se lee hasta %1 MiB: ni este archivo ni los siguientes</translation>
    </message>
    <message>
        <source>this file is of &apos;%1&apos;, and lies in the folder of &apos;%2&apos;: move it, or name that game</source>
        <translation>este archivo es de «%1» y está en la carpeta de «%2»: muévalo o nombre ese juego</translation>
    </message>
    <message>
        <source>what it mentions hangs on a file that is left out</source>
        <translation>lo que menciona depende de un archivo omitido</translation>
    </message>
    <message>
        <source>the invisible character %1 must not stand in a text: delete it</source>
        <translation>el carácter invisible %1 no puede estar en un texto: bórrelo</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, as its folder or its name says</source>
        <translation>«%1», como dice su carpeta o su nombre</translation>
    </message>
    <message>
        <source>a text that isn&apos;t empty</source>
        <translation>un texto que no esté vacío</translation>
    </message>
    <message>
        <source>a text on one line, without tabs</source>
        <translation>un texto en una línea, sin tabuladores</translation>
    </message>
    <message>
        <source>a list of as many texts as the header has: %1</source>
        <translation>una lista de tantos textos como el encabezado: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands in place of &apos;%2&apos;: leave one of them out</source>
        <translation>«%1» ocupa el lugar de «%2»: quite uno de los dos</translation>
    </message>
    <message>
        <source>the drawing is larger than %1 a side</source>
        <translation>el dibujo mide más de %1 por lado</translation>
    </message>
    <message>
        <source>a part of the drawing uses itself</source>
        <translation>una parte del dibujo se usa a sí misma</translation>
    </message>
    <message>
        <source>the drawing has more than %1 parts, each as often as it is used</source>
        <translation>el dibujo tiene más de %1 partes, cada una contada tantas veces como se usa</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; stands twice in the drawing</source>
        <translation>el identificador «%1» aparece dos veces en el dibujo</translation>
    </message>
    <message>
        <source>the files of the folder hold more than %1 values; this one and those behind it are left out</source>
        <translation>los archivos de la carpeta contienen más de %1 valores; este y los siguientes se omiten</translation>
    </message>
    <message>
        <source>the drawing refers to another picture or file</source>
        <translation>el dibujo remite a otra imagen u otro archivo</translation>
    </message>
    <message>
        <source>a pipe, a socket or a device is not read: move it elsewhere</source>
        <translation>una tubería, un socket o un dispositivo no se lee: muévalo a otro lugar</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is that of another unit now</source>
        <translation>el identificador anterior «%1» es ahora el de otra unidad</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is claimed by &apos;%2&apos; too</source>
        <translation>el identificador anterior «%1» lo reclama también «%2»</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is there for &apos;%2&apos; twice</source>
        <translation>la opción «%1» figura dos veces para «%2»</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by -</source>
        <translation>letras minúsculas a-z y cifras, unidas con -</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by _</source>
        <translation>letras minúsculas a-z y cifras, unidas con _</translation>
    </message>
    <message>
        <source>a drawing has no filters</source>
        <translation>un dibujo no tiene filtros</translation>
    </message>
    <message>
        <source>rules entries are read as far as %1 MiB: this file and those behind it are left out</source>
        <translation>las entradas de reglas se leen hasta %1 MiB: este archivo y los siguientes se dejan fuera</translation>
    </message>
    <message>
        <source>a link that leads nowhere: remove it, or make it lead to its file</source>
        <translation>un enlace que no lleva a ninguna parte: quítelo o haga que lleve a su archivo</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>más de %1 valores</translation>
    </message>
    <message>
        <source>anchors (&amp;), aliases (*) and tags (!) aren&apos;t allowed: write the value itself</source>
        <translation>no se admiten anclas (&amp;), alias (*) ni etiquetas (!): escribe el valor mismo</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Another program is writing into %1. Try again once it is done.</source>
        <translation>Otro programa está escribiendo en %1. Inténtalo de nuevo cuando termine.</translation>
    </message>
</context>
<context>
    <name>roster</name>
    <message>
        <source>size %1 is not offered; %2 come in %3</source>
        <translation>no se ofrece el tamaño %1; tamaños de %2: %3</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;</source>
        <translation>ninguna Unidad se llama «%1»</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>ninguna Unidad se llama «%1»; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>%1 are of %2; an army of %3 recruits from %4</source>
        <translation>%1 (%2): un ejército de %3 recluta de %4</translation>
    </message>
    <message>
        <source>%1 %2 is %3 over the limit of %4</source>
        <translation>%1 %2 supera en %3 el límite de %4</translation>
    </message>
    <message>
        <source>take %1 of %2 instead of %3</source>
        <translation>tomar %1 de %2 en vez de %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>añadir %1</translation>
    </message>
    <message>
        <source>replace %2 with %1</source>
        <translation>sustituir %2 por %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
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
        <translation>una partida tiene dos jugadores</translation>
    </message>
    <message>
        <source>a match has 2 to %1 players, not %2</source>
        <translation>una partida tiene de 2 a %1 jugadores, no %2</translation>
    </message>
    <message>
        <source>two players are called %1</source>
        <translation>dos jugadores se llaman %1</translation>
    </message>
    <message>
        <source>the list of %1 is empty</source>
        <translation>la lista de %1 está vacía</translation>
    </message>
    <message>
        <source>card of %1: %2</source>
        <translation>carta de %1: %2</translation>
    </message>
    <message>
        <source>two in the list are called %1</source>
        <translation>en la lista hay dos llamados %1</translation>
    </message>
    <message>
        <source>%1 has no card</source>
        <translation>%1 no tiene carta</translation>
    </message>
    <message>
        <source>size: an entry is one card, not %1</source>
        <translation>size: una entrada es una carta, no %1</translation>
    </message>
    <message>
        <source>the entry has neither a unit nor a card</source>
        <translation>la entrada no tiene ni unidad ni carta</translation>
    </message>
    <message>
        <source>%1 has no card in the catalogue</source>
        <translation>%1 no tiene carta en el catálogo</translation>
    </message>
    <message>
        <source>card: %1</source>
        <translation>carta: %1</translation>
    </message>
</context>
<context>
    <name>skirmish</name>
    <message>
        <source>Melee</source>
        <translation>Melé</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Sin ataque</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armadura</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Voluntad</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Reflexes</source>
        <translation>Reflejos</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>In its own activation</source>
        <translation>En su propia activación</translation>
    </message>
    <message>
        <source>After an attack against it</source>
        <translation>Tras un ataque en su contra</translation>
    </message>
    <message>
        <source>After an attack whose hits it all dodged</source>
        <translation>Tras un ataque del que esquivó todos los impactos</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Fewest dice</source>
        <translation>Mínimo de dados</translation>
    </message>
    <message>
        <source>Most dice</source>
        <translation>Máximo de dados</translation>
    </message>
    <message>
        <source>As many as it has</source>
        <translation>Tantos como tenga</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Damage to smaller models</source>
        <translation>Daño a miniaturas más pequeñas</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>El mismo</translation>
    </message>
    <message>
        <source>Type of damage</source>
        <translation>Tipo de daño</translation>
    </message>
    <message>
        <source>None in particular</source>
        <translation>Ninguno en particular</translation>
    </message>
    <message>
        <source>Wide attack</source>
        <translation>Ataque amplio</translation>
    </message>
    <message>
        <source>Wounds it heals the attacker</source>
        <translation>Heridas que cura al atacante</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Se tira con</translation>
    </message>
    <message>
        <source>All of these dice are rolled</source>
        <translation>Se tiran todos estos dados</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>It goes by its number</source>
        <translation>Su número hace de nombre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Succeeds on</source>
        <translation>Éxito con</translation>
    </message>
    <message>
        <source>Nobody rolls</source>
        <translation>Nadie tira</translation>
    </message>
    <message>
        <source>Cost: %1 dice</source>
        <translation>Coste: dados de %1</translation>
    </message>
    <message>
        <source>When it is used</source>
        <translation>Cuándo se usa</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Alcance en pulgadas</translation>
    </message>
    <message>
        <source>None is printed</source>
        <translation>No hay ninguno impreso</translation>
    </message>
    <message>
        <source>Condition it gives</source>
        <translation>Estado que da</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Rounds it lasts</source>
        <translation>Rondas que dura</translation>
    </message>
    <message>
        <source>What else it does</source>
        <translation>Qué más hace</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>it costs %1</source>
        <translation>cuesta %1</translation>
    </message>
    <message>
        <source>%1 is a reaction: it is offered when it is triggered</source>
        <translation>%1 es una reacción: se ofrece cuando se desencadena</translation>
    </message>
    <message>
        <source>%1 is not an attack</source>
        <translation>%1 no es un ataque</translation>
    </message>
    <message>
        <source>%1 is an attack</source>
        <translation>%1 es un ataque</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 paga %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Roll for %1: %2</source>
        <translation>Tirada para %1: %2</translation>
    </message>
    <message>
        <source>%1 succeeds with %2</source>
        <translation>%1 tiene éxito con %2</translation>
    </message>
    <message>
        <source>%1 fails with %2</source>
        <translation>%1 falla con %2</translation>
    </message>
    <message>
        <source>all dice</source>
        <translation>todos los dados</translation>
    </message>
    <message>
        <source>dice: %1 or more</source>
        <translation>dados: %1 o más</translation>
    </message>
    <message>
        <source>dice: exactly %1</source>
        <translation>dados: %1 exactos</translation>
    </message>
    <message>
        <source>dice: %1 to %2</source>
        <translation>dados: de %1 a %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>precisión %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>potencia %1</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>daño %1</translation>
    </message>
    <message>
        <source>%1 to smaller models</source>
        <translation>%1 a miniaturas más pequeñas</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>amplio</translation>
    </message>
    <message numerus="yes">
        <source>heals %n wound(s)</source>
        <translation>
            <numerusform>cura %n herida</numerusform>
            <numerusform>cura %n heridas</numerusform>
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
        <translation>Reacción tras un ataque</translation>
    </message>
    <message>
        <source>Reaction when all hits were dodged</source>
        <translation>Reacción al esquivar todos los impactos</translation>
    </message>
    <message>
        <source>%1 %2″</source>
        <translation>%1 %2″</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>con %1</translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation>
            <numerusform>durante %n ronda</numerusform>
            <numerusform>durante %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>cuesta %1</translation>
    </message>
    <message>
        <source>%1 has %2 of these dice left</source>
        <translation>a %1 le quedan %2 de estos dados</translation>
    </message>
    <message>
        <source>it isn&apos;t rolled with %1 dice</source>
        <translation>no se tira con dados de %1</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>Dados de %1</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Ten cards, as the rules have it; the rules print none</source>
        <translation>Diez cartas, según las reglas; las reglas no imprimen ninguna</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nombre de la carta</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Qué dice</translation>
    </message>
    <message>
        <source>Its text stays on the card</source>
        <translation>Su texto se queda en la carta</translation>
    </message>
    <message>
        <source>%1name: &apos;%2&apos; is there twice or empty; each card of a deck has a name of its own</source>
        <translation>%1name: «%2» aparece dos veces o está vacío; cada carta de un mazo tiene su propio nombre</translation>
    </message>
    <message>
        <source>Sides of the dice</source>
        <translation>Caras de los dados</translation>
    </message>
    <message>
        <source>The source names no die; it has a 7 among its results and 10+ among its targets</source>
        <translation>La fuente no nombra ningún dado; tiene un 7 entre sus resultados y 10+ entre sus números objetivo</translation>
    </message>
    <message>
        <source>Cards of a deck</source>
        <translation>Cartas de un mazo</translation>
    </message>
    <message>
        <source>As the source has it</source>
        <translation>Según la fuente</translation>
    </message>
    <message>
        <source>Rounds of the draft</source>
        <translation>Rondas del draft</translation>
    </message>
    <message>
        <source>The source has eight; two cards a round of each deck are %1 rounds of a deck of %2</source>
        <translation>La fuente tiene ocho; dos cartas por ronda de cada mazo son %1 rondas de un mazo de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, none is given</source>
        <translation>
            <numerusform>%1: hace falta %n cara, no se da ninguna</numerusform>
            <numerusform>%1: hacen falta %n caras, no se da ninguna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>%n éxito</numerusform>
            <numerusform>%n éxitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best reply to %n hit(s): %1, %2 wounds on average</source>
        <translation>
            <numerusform>Mejor respuesta a %n impacto: %1, %2 heridas de media</numerusform>
            <numerusform>Mejor respuesta a %n impactos: %1, %2 heridas de media</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dodges on %2</source>
        <translation>%1 esquiva con %2</translation>
    </message>
    <message>
        <source>%1 rolls %2 and dodges %3 of %4</source>
        <translation>%1 saca %2 y esquiva %3 de %4</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saves on %2</source>
        <translation>%1 se salva con %2</translation>
    </message>
    <message>
        <source>%1 saves every hit</source>
        <translation>%1 se salva de cada impacto</translation>
    </message>
    <message>
        <source>%1 isn&apos;t harmed</source>
        <translation>%1 no sufre daño</translation>
    </message>
    <message>
        <source>%1 heals: %2 of %3 wounds left</source>
        <translation>%1 se cura: quedan %2 de %3 heridas</translation>
    </message>
    <message>
        <source>no dice are left for it</source>
        <translation>no quedan dados para ello</translation>
    </message>
    <message>
        <source>Reaction of %1</source>
        <translation>Reacción de %1</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Sin reacción</translation>
    </message>
    <message>
        <source>%1 reacts: %2</source>
        <translation>%1 reacciona: %2</translation>
    </message>
    <message>
        <source>%1 hits %2 on %3</source>
        <translation>%1 impacta a %2 con %3</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Brute</source>
        <translation>Bruto</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Defensor</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Luchador</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>%1 Defense</source>
        <translation>Defensa: %1</translation>
    </message>
    <message>
        <source>It never dodges</source>
        <translation>Nunca esquiva</translation>
    </message>
    <message>
        <source>It never saves</source>
        <translation>Nunca se salva</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacidades</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>%1/%2/id: &apos;%3&apos; is there twice; each ability of a card has an id of its own</source>
        <translation>%1/%2/id: «%3» aparece dos veces; cada capacidad de una carta tiene su propio identificador</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Nobody is known to be smaller</source>
        <translation>No se conoce a nadie más pequeño</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnerable a</translation>
    </message>
    <message>
        <source>Resistant to</source>
        <translation>Resistente a</translation>
    </message>
    <message>
        <source>Inches a movement die</source>
        <translation>Pulgadas por dado de movimiento</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Att</source>
        <translation>Ata</translation>
    </message>
    <message>
        <source>Def</source>
        <translation>Def</translation>
    </message>
    <message>
        <source>Mov</source>
        <translation>Mov</translation>
    </message>
    <message>
        <source>No actions are printed</source>
        <translation>No hay acciones impresas</translation>
    </message>
    <message>
        <source>Vulnerable to %1: one wound more</source>
        <translation>Vulnerable a %1: una herida más</translation>
    </message>
    <message>
        <source>Resistant to %1: one wound less</source>
        <translation>Resistente a %1: una herida menos</translation>
    </message>
    <message>
        <source>Experience: %1</source>
        <translation>Experiencia: %1</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>Prone</source>
        <translation>En el suelo</translation>
    </message>
    <message>
        <source>Dying</source>
        <translation>Agonizante</translation>
    </message>
    <message>
        <source>Mistform</source>
        <translation>Forma de niebla</translation>
    </message>
    <message>
        <source>Unmovable</source>
        <translation>Inamovible</translation>
    </message>
    <message>
        <source>%1 of %2 wounds left</source>
        <translation>quedan %1 de %2 heridas</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 has used its ability of this round</source>
        <translation>%1 ya ha usado su capacidad de esta ronda</translation>
    </message>
    <message>
        <source>%1 is dying</source>
        <translation>%1 está agonizando</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Tirada de ataque</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) rolled</source>
        <translation>
            <numerusform>%n impacto en la tirada</numerusform>
            <numerusform>%n impactos en la tirada</numerusform>
        </translation>
    </message>
    <message>
        <source>A die hits on %1: %2</source>
        <translation>Un dado impacta con %1: %2</translation>
    </message>
    <message>
        <source>Dodges</source>
        <translation>Esquivas</translation>
    </message>
    <message>
        <source>Defense %1 and accuracy %2: %3</source>
        <translation>Defensa %1 y precisión %2: %3</translation>
    </message>
    <message>
        <source>No Defense: nothing is dodged</source>
        <translation>Sin Defensa: no se esquiva nada</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Salvaciones</translation>
    </message>
    <message>
        <source>1D%1 for each hit left</source>
        <translation>1D%1 por cada impacto restante</translation>
    </message>
    <message>
        <source>Resistance %1 and power %2: %3</source>
        <translation>Resistencia %1 y potencia %2: %3</translation>
    </message>
    <message>
        <source>No Resistance: nothing is saved</source>
        <translation>Sin Resistencia: no se salva nada</translation>
    </message>
    <message>
        <source>Each hit not saved: damage %1</source>
        <translation>Cada impacto no salvado: daño %1</translation>
    </message>
    <message>
        <source>Vulnerable: one wound more, once</source>
        <translation>Vulnerable: una herida más, una vez</translation>
    </message>
    <message>
        <source>Resistant: one wound less, once</source>
        <translation>Resistente: una herida menos, una vez</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>%1 to succeed</source>
        <translation>%1 de tener éxito</translation>
    </message>
    <message>
        <source>%1 to wound, %2 Dying, %3 wounds on average</source>
        <translation>%1 de herir, %2 Agonizante, %3 heridas de media</translation>
    </message>
    <message>
        <source>%1 to wound, %2 wounds on average</source>
        <translation>%1 de herir, %2 heridas de media</translation>
    </message>
    <message>
        <source>A hit neither dodged nor saved</source>
        <translation>Un impacto ni esquivado ni salvado</translation>
    </message>
    <message>
        <source>At least one wound</source>
        <translation>Al menos una herida</translation>
    </message>
    <message>
        <source>a wound</source>
        <translation>una herida</translation>
    </message>
    <message>
        <source>%1 chance of %2 against %3: %4 or more</source>
        <translation>%1 de probabilidad de «%2» contra %3: %4 o más</translation>
    </message>
    <message>
        <source>%1 chance of %2 against %3: not with %4</source>
        <translation>%1 de probabilidad de «%2» contra %3: no con %4</translation>
    </message>
    <message>
        <source>Chance of Dying: attack dice down, defense dice across</source>
        <translation>Probabilidad de Agonizante: dados de ataque en filas, de defensa en columnas</translation>
    </message>
    <message>
        <source>Wounds on average: attack dice down, defense dice across</source>
        <translation>Heridas de media: dados de ataque en filas, de defensa en columnas</translation>
    </message>
    <message>
        <source>%1 against %2: %3 wounds on average</source>
        <translation>%1 contra %2: %3 heridas de media</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Impacta con</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Dados de ataque</translation>
    </message>
    <message>
        <source>Defense dice</source>
        <translation>Dados de defensa</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistencia</translation>
    </message>
    <message>
        <source>Wounds the target has left</source>
        <translation>Heridas que le quedan al blanco</translation>
    </message>
    <message>
        <source>Whether it is dying isn&apos;t said</source>
        <translation>No se dice si está agonizando</translation>
    </message>
    <message>
        <source>Vulnerable to it</source>
        <translation>Vulnerable a ello</translation>
    </message>
    <message>
        <source>Resistant to it</source>
        <translation>Resistente a ello</translation>
    </message>
    <message>
        <source>Hits already rolled</source>
        <translation>Impactos ya tirados</translation>
    </message>
    <message>
        <source>The attack is still to be rolled</source>
        <translation>El ataque está aún por tirar</translation>
    </message>
    <message>
        <source>Wanted chance in per cent</source>
        <translation>Probabilidad deseada, en tanto por ciento</translation>
    </message>
    <message>
        <source>Of Dying, not only of a wound</source>
        <translation>De Agonizante, no solo de una herida</translation>
    </message>
    <message>
        <source>attacker: no ability of the card is an attack</source>
        <translation>attacker: ninguna capacidad de la carta es un ataque</translation>
    </message>
    <message>
        <source>Model against model</source>
        <translation>Miniatura contra miniatura</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Un ataque</translation>
    </message>
    <message>
        <source>Dice splits</source>
        <translation>Repartos de dados</translation>
    </message>
    <message>
        <source>no attack is printed on the card of %1</source>
        <translation>no hay ningún ataque impreso en la carta de %1</translation>
    </message>
    <message>
        <source>nobody attacks itself</source>
        <translation>nadie se ataca a sí mismo</translation>
    </message>
    <message>
        <source>%1 is attacked already</source>
        <translation>ya se ataca a %1</translation>
    </message>
    <message>
        <source>%1 is of the same side</source>
        <translation>%1 es del mismo bando</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Another target</source>
        <translation>Otro blanco</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nadie más</translation>
    </message>
    <message>
        <source>%1 has one target: it is not a wide attack</source>
        <translation>%1 tiene un solo blanco: no es un ataque amplio</translation>
    </message>
    <message>
        <source>%1 wound as often as not where nobody dodges</source>
        <translation>%1 hieren la mitad de las veces si nadie esquiva</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Cuesta %1</translation>
    </message>
    <message>
        <source>Accuracy of others&apos; help</source>
        <translation>Precisión por ayuda de otros</translation>
    </message>
    <message>
        <source>Power of others&apos; help</source>
        <translation>Potencia por ayuda de otros</translation>
    </message>
    <message>
        <source>%1 attacks: %2, with %3</source>
        <translation>%1 ataca: %2, con %3</translation>
    </message>
    <message>
        <source>%1 attacks: %2, without dice</source>
        <translation>%1 ataca: %2, sin dados</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Miniatura</translation>
    </message>
    <message>
        <source>Change of wounds</source>
        <translation>Cambio de heridas</translation>
    </message>
    <message>
        <source>%1 is put at %2 of %3 wounds</source>
        <translation>%1 pasa a %2 de %3 heridas</translation>
    </message>
    <message>
        <source>Condition that begins</source>
        <translation>Estado que empieza</translation>
    </message>
    <message>
        <source>One ends instead</source>
        <translation>En cambio, uno termina</translation>
    </message>
    <message>
        <source>a model has %1 conditions at most</source>
        <translation>una miniatura tiene %1 estados como máximo</translation>
    </message>
    <message>
        <source>%1 can&apos;t fall prone now</source>
        <translation>%1 no puede caer al suelo ahora</translation>
    </message>
    <message>
        <source>%1 has no conditions</source>
        <translation>%1 no tiene estados</translation>
    </message>
    <message>
        <source>Condition that ends</source>
        <translation>Estado que termina</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1: ya no %2</translation>
    </message>
    <message>
        <source>Change of experience</source>
        <translation>Cambio de experiencia</translation>
    </message>
    <message>
        <source>The note stays as it is</source>
        <translation>La nota se queda como está</translation>
    </message>
    <message>
        <source>%1 has %2 experience</source>
        <translation>%1 tiene %2 de experiencia</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Two cards off the deck of %1</source>
        <translation>Dos cartas del mazo de %1</translation>
    </message>
    <message>
        <source>Round %1 of the draft: %2</source>
        <translation>Ronda %1 del draft: %2</translation>
    </message>
    <message>
        <source>both players need a deck of two cards or more</source>
        <translation>ambos jugadores necesitan un mazo de dos cartas o más</translation>
    </message>
    <message>
        <source>the draft is over</source>
        <translation>el draft ha terminado</translation>
    </message>
    <message>
        <source>Card that is burnt</source>
        <translation>Carta que se quema</translation>
    </message>
    <message>
        <source>%1 burns %2</source>
        <translation>%1 quema %2</translation>
    </message>
    <message>
        <source>Pick of %1</source>
        <translation>Elección de %1</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1 elige %2</translation>
    </message>
    <message>
        <source>%1 has no cards in hand</source>
        <translation>%1 no tiene cartas en la mano</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 usa %2</translation>
    </message>
    <message>
        <source>Round %1 is over: all dice come back</source>
        <translation>La ronda %1 ha terminado: vuelven todos los dados</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vencedores</translation>
    </message>
    <message>
        <source>The source has no end: the players say who has won</source>
        <translation>La fuente no tiene final: los jugadores dicen quién ha ganado</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>one die or more is spent</source>
        <translation>se gasta al menos un dado</translation>
    </message>
    <message>
        <source>It moves up to %1 inches</source>
        <translation>Se mueve hasta %1 pulgadas</translation>
    </message>
    <message>
        <source>Mistform: rough ground costs nothing</source>
        <translation>Forma de niebla: el terreno difícil no cuesta nada</translation>
    </message>
    <message>
        <source>%1 spends %2</source>
        <translation>%1 gasta %2</translation>
    </message>
    <message>
        <source>%1 has attacks only</source>
        <translation>%1 solo tiene ataques</translation>
    </message>
    <message>
        <source>Whom it helps</source>
        <translation>A quién ayuda</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n card(s); the rules have 10</source>
        <translation>
            <numerusform>el mazo tiene %n carta; las reglas piden 10</numerusform>
            <numerusform>el mazo tiene %n cartas; las reglas piden 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a warband has 3 to 10 models, not %n</source>
        <translation>
            <numerusform>una banda tiene de 3 a 10 miniaturas, no %n</numerusform>
            <numerusform>una banda tiene de 3 a 10 miniaturas, no %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Use an ability</source>
        <translation>Usar una capacidad</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Moverse</translation>
    </message>
    <message>
        <source>Use a card</source>
        <translation>Usar una carta</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminar la ronda</translation>
    </message>
    <message>
        <source>A round of the draft</source>
        <translation>Una ronda del draft</translation>
    </message>
    <message>
        <source>Change wounds</source>
        <translation>Cambiar heridas</translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation>Cambiar estados</translation>
    </message>
    <message>
        <source>Count experience</source>
        <translation>Contar experiencia</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
    </message>
    <message>
        <source>Draft: round %1 of %2</source>
        <translation>Draft: ronda %1 de %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Activada</translation>
    </message>
    <message>
        <source>Models standing</source>
        <translation>Miniaturas en pie</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en mano</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartas robadas</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>Cartas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n wound(s): %2 of %3 left</source>
        <translation>
            <numerusform>%1 sufre %n herida: quedan %2 de %3</numerusform>
            <numerusform>%1 sufre %n heridas: quedan %2 de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls and is dying</source>
        <translation>%1 cae y está agonizando</translation>
    </message>
    <message>
        <source>%1 is not wounded: what else the attack does takes place</source>
        <translation>%1 no sufre heridas: lo demás que hace el ataque tiene lugar</translation>
    </message>
    <message>
        <source>%1gives: a condition has a name</source>
        <translation>%1gives: un estado tiene nombre</translation>
    </message>
    <message>
        <source>%1: how many dice of each kind is needed</source>
        <translation>%1: falta cuántos dados de cada tipo</translation>
    </message>
    <message>
        <source>The odds are those against %1</source>
        <translation>Las probabilidades son contra %1</translation>
    </message>
    <message>
        <source>a condition has a name</source>
        <translation>un estado tiene nombre</translation>
    </message>
    <message>
        <source>%1D%2</source>
        <translation>%1D%2</translation>
    </message>
    <message>
        <source>%1: either all dice or at most %2</source>
        <translation>%1: o todos los dados o como máximo %2</translation>
    </message>
    <message>
        <source>dice: at most %1 at once</source>
        <translation>dados: como máximo %1 a la vez</translation>
    </message>
    <message>
        <source>The open cards of the last round are discarded</source>
        <translation>Las cartas abiertas de la última ronda se descartan</translation>
    </message>
    <message>
        <source>dice: at most %1</source>
        <translation>dados: como máximo %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n inch(es)</source>
        <translation>
            <numerusform>%1 a %n pulgada</numerusform>
            <numerusform>%1 a %n pulgadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to wound if nobody dodges, %2 wounds on average</source>
        <translation>%1 de herir si nadie esquiva, %2 heridas de media</translation>
    </message>
    <message>
        <source>Most dice elsewhere in the rules</source>
        <translation>Máximo de dados en otro lugar de las reglas</translation>
    </message>
    <message>
        <source>The rules don&apos;t contradict the card</source>
        <translation>Las reglas no contradicen la carta</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>all dice, spent ones too</source>
        <translation>todos los dados, también los gastados</translation>
    </message>
    <message>
        <source>the card has %1 at most; elsewhere the rules have %2</source>
        <translation>la carta tiene %1 como máximo; en otro lugar las reglas tienen %2</translation>
    </message>
    <message>
        <source>%1 is that already: %2</source>
        <translation>%1 ya lo es: %2</translation>
    </message>
    <message>
        <source>No wounds: only Fire, Arcane and Radiant harm Mistform</source>
        <translation>Sin heridas: solo el fuego, lo arcano y lo radiante dañan la forma de niebla</translation>
    </message>
    <message>
        <source>In Mistform, and not harmed by this type</source>
        <translation>En forma de niebla, a la que este tipo no daña</translation>
    </message>
    <message>
        <source>%1: only Fire, Arcane and Radiant harm it</source>
        <translation>%1: solo la dañan el fuego, lo arcano y lo radiante</translation>
    </message>
    <message>
        <source>the list has no deck; the rules have 10 cards</source>
        <translation>la lista no tiene mazo; las reglas piden 10 cartas</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gana %1</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>There is no table for the game &apos;%1&apos;</source>
        <translation>No hay mesa para el juego «%1»</translation>
    </message>
    <message>
        <source>this calculation takes about %1 million steps, and the limit is %2 million: ask for fewer dice or fewer actions</source>
        <translation>este cálculo necesita unos %1 millones de pasos y el límite es de %2 millones: pide menos dados o menos acciones</translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 is damaged: %n step(s) before it can be used</source>
        <translation>
            <numerusform>la línea %1 de %2 está dañada: %n paso anterior se puede usar</numerusform>
            <numerusform>la línea %1 de %2 está dañada: %n pasos anteriores se pueden usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 can&apos;t be used: %n step(s) before it can be (%3)</source>
        <translation>
            <numerusform>la línea %1 de %2 no se puede usar: %n paso anterior sí (%3)</numerusform>
            <numerusform>la línea %1 de %2 no se puede usar: %n pasos anteriores sí (%3)</numerusform>
        </translation>
    </message>
</context>
</TS>
