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
        <source>Saves a printable PDF</source>
        <translation>Guarda un PDF para imprimir</translation>
    </message>
    <message>
        <source>Not translated yet: shown in English.</source>
        <translation>Aún sin traducir: se muestra en inglés.</translation>
    </message>
    <message>
        <source>No player aid</source>
        <translation>Sin ayuda de juego</translation>
    </message>
    <message>
        <source>This game has none yet. Its rules are under Rules.</source>
        <translation>Este juego aún no tiene. Sus reglas están en «Reglas».</translation>
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
    <name>BattleEndSheet</name>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Saved in History: every step, the score and your dice luck.</source>
        <translation>Guardado en Historial: cada paso, el marcador y tu suerte con los dados.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>View log</source>
        <translation>Ver el registro</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Crónica de la partida</translation>
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
        <source>%Ln condition(s) to confirm: set them under Missions to score the points.</source>
        <translation>
            <numerusform>%Ln condición por confirmar: indícala en Misiones para sumar los puntos.</numerusform>
            <numerusform>%Ln condiciones por confirmar: indícalas en Misiones para sumar los puntos.</numerusform>
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
        <source>Saved in History: every step and the score.</source>
        <translation>Guardado en Historial: cada paso y el marcador.</translation>
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
        <source>Copy match report</source>
        <translation>Copiar la crónica</translation>
    </message>
    <message>
        <source>Abandon match</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>You can resume it from History.</source>
        <translation>Puedes reanudarla desde Historial.</translation>
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
        <source>Large controls, for arm’s length</source>
        <translation>Controles grandes, a un brazo de distancia</translation>
    </message>
    <message>
        <source>Don’t flip for the opposite player</source>
        <translation>No girar para el jugador de enfrente</translation>
    </message>
    <message>
        <source>Flip for the opposite player</source>
        <translation>Girar para el jugador de enfrente</translation>
    </message>
    <message>
        <source>Tap again to abandon</source>
        <translation>Toca otra vez para abandonar</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Stop the chess clock</source>
        <translation>Parar el reloj de ajedrez</translation>
    </message>
    <message>
        <source>Chess clock</source>
        <translation>Reloj de ajedrez</translation>
    </message>
    <message>
        <source>Runs for the side whose turn it is; pauses while both decide.</source>
        <translation>Corre para el bando al que le toca y se detiene mientras ambos deciden.</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jugar con móviles</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n móvil conectado</numerusform>
            <numerusform>%n móviles conectados</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player scans a code, and sees and plays their side in the browser.</source>
        <translation>Cada cual escanea un código y juega su bando en el navegador.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Último resultado</translation>
    </message>
    <message>
        <source>Match report copied.</source>
        <translation>Se ha copiado la crónica.</translation>
    </message>
</context>
<context>
    <name>BattlePage</name>
    <message>
        <source>No missions yet.</source>
        <translation>Aún no hay misiones.</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Ninguna partida abierta</translation>
    </message>
    <message>
        <source>Start one with your lists, or open one from History.</source>
        <translation>Empieza una con tus listas o abre una desde Historial.</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Nombre del jugador</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>who acts, on whom</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Resumed. Steps that no longer stand are crossed out in the log.</source>
        <translation>Partida reanudada. Los pasos que ya no valen aparecen tachados en el registro.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Suerte hasta ahora</translation>
    </message>
    <message>
        <source>Tap a unit to see what it can do.</source>
        <translation>Toca una unidad para ver qué puede hacer.</translation>
    </message>
</context>
<context>
    <name>BattleSetup</name>
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
    <name>BattleSetupPage</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jugar con móviles</translation>
    </message>
    <message>
        <source>Begins the match, and shows the codes to scan</source>
        <translation>Empieza la partida y muestra los códigos para escanear</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Elegir una lista</translation>
    </message>
    <message>
        <source>No lists for this game yet.</source>
        <translation>Aún no hay listas de este juego.</translation>
    </message>
    <message>
        <source>Make a new list</source>
        <translation>Hacer una lista nueva</translation>
    </message>
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
        <source>List of %1: %2</source>
        <translation>Lista de %1: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna aún</translation>
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
        <source>Tap a list or match to restore it.</source>
        <translation>Toca una lista o partida para restaurarla.</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted lists and matches stay here for 30 days.</source>
        <translation>La papelera está vacía. Las listas y partidas eliminadas se guardan aquí 30 días.</translation>
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
        <source>%1. Restores it</source>
        <translation>%1. Lo restaura</translation>
    </message>
    <message>
        <source>%1 restored.</source>
        <translation>Se ha restaurado %1.</translation>
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
        <translation>sin perfil en el reglamento</translation>
    </message>
    <message>
        <source>your stats</source>
        <translation>perfil propio</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Expand. %1</source>
        <translation>Desplegar. %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n %1</source>
        <comment>size, Unit</comment>
        <translation>
            <numerusform>Añadir %n %1</numerusform>
            <numerusform>Añadir %n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter stats</source>
        <translation>Introducir el perfil</translation>
    </message>
    <message>
        <source>Edit stats</source>
        <translation>Editar el perfil</translation>
    </message>
</context>
<context>
    <name>CataloguePane</name>
    <message>
        <source>Create custom unit</source>
        <translation>Crear una unidad propia</translation>
    </message>
    <message>
        <source>Create the units you play with. They are saved in this list.</source>
        <translation>Crea las unidades con las que juegas. Se guardan en esta lista.</translation>
    </message>
    <message>
        <source>Search names, types and abilities</source>
        <translation>Buscar nombres, tipos y capacidades</translation>
    </message>
    <message>
        <source>Try part of a name, type or ability.</source>
        <translation>Prueba con parte de un nombre, un tipo o una capacidad.</translation>
    </message>
    <message>
        <source>Available units</source>
        <translation>Unidades disponibles</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Sin coincidencias</translation>
    </message>
    <message>
        <source>No ready-made units</source>
        <translation>No hay unidades predefinidas</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
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
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>%1, Round by Round</source>
        <translation>%1, ronda a ronda</translation>
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
        <translation>Aún no hay nada que elegir.</translation>
    </message>
</context>
<context>
    <name>ClosedOffers</name>
    <message>
        <source>Not possible now</source>
        <translation>No es posible ahora</translation>
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
        <source>Hand the device to %1</source>
        <translation>Pasa el dispositivo a %1</translation>
    </message>
    <message>
        <source>Put the device back on the table</source>
        <translation>Deja el dispositivo en la mesa</translation>
    </message>
    <message>
        <source>The next choices are for %1 only.</source>
        <translation>Las próximas elecciones son solo para %1.</translation>
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
        <source>Show the battle</source>
        <translation>Mostrar la batalla</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>%2: D%L1 result</source>
        <translation>%2: resultado del D%L1</translation>
    </message>
    <message>
        <source>D%L1 result</source>
        <translation>Resultado del D%L1</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
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
        <source>Draw all</source>
        <translation>Robar todas</translation>
    </message>
    <message>
        <source>Rolls these and all further dice, until the next choice</source>
        <translation>Tira estos dados y todos los siguientes, hasta la próxima elección</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>More: larger numbers</source>
        <translation>Más: números mayores</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Tirar %n dado</numerusform>
            <numerusform>Tirar %n dados</numerusform>
        </translation>
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
    <message>
        <source>D%L1</source>
        <comment>a die with so many sides</comment>
        <translation>D%L1</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>sin tirar</translation>
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
        <source>Relevant rules</source>
        <translation>Reglas relevantes</translation>
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
    <name>DocumentWords</name>
    <message numerus="yes">
        <source>Draft: %Ln problem to fix before it is legal.</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>Borrador: %Ln problema por corregir para que sea legal.</numerusform>
            <numerusform>Borrador: %Ln problemas por corregir para que sea legal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln problems to fix before it is legal.</source>
        <translation>
            <numerusform>Borrador: %Ln problema por corregir para que sea legal.</numerusform>
            <numerusform>Borrador: %Ln problemas por corregir para que sea legal.</numerusform>
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
    <message>
        <source>%1 list</source>
        <translation>Lista de %1</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacidades</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Made-up sample, not from the game.</source>
        <translation>Ejemplo inventado, no es del juego.</translation>
    </message>
    <message>
        <source>This list is empty.</source>
        <translation>Esta lista está vacía.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Units in this list</source>
        <translation>Unidades de la lista</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
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
    <message>
        <source>No stats in the rulebook: write them in.</source>
        <translation>Sin perfil en el reglamento: escríbelo a mano.</translation>
    </message>
    <message>
        <source>Profile of %1</source>
        <translation>Perfil de %1</translation>
    </message>
    <message>
        <source>Scan to import</source>
        <translation>Escanea para importar</translation>
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
    <message>
        <source>Round %L1</source>
        <translation>Ronda %L1</translation>
    </message>
    <message>
        <source>This list is too long for a QR code. Share it as a code, a file or a page, or shorten its notes.</source>
        <translation>Esta lista es demasiado larga para un código QR. Compártela como código, archivo o página, o acorta sus notas.</translation>
    </message>
    <message>
        <source>The PDF could not be created. Your list is safe. Try again, or print the HTML page.</source>
        <translation>No se ha podido crear el PDF. Tu lista está a salvo. Vuelve a intentarlo o imprime la página HTML.</translation>
    </message>
    <message>
        <source>The printer rejected the document; nothing was printed.</source>
        <translation>La impresora ha rechazado el documento; no se ha impreso nada.</translation>
    </message>
    <message>
        <source>This list is too long to print. Share it as HTML or Markdown, or shorten its notes.</source>
        <translation>Esta lista es demasiado larga para imprimirla. Compártela como HTML o Markdown, o acorta sus notas.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: it is a folder. Nothing was changed. Enter a file name.</source>
        <translation>No se ha podido guardar «%1»: es una carpeta. No se ha cambiado nada. Introduce un nombre de archivo.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The existing file is unchanged. Choose another folder or name.</source>
        <translation>No se ha podido guardar «%1»: %2. El archivo existente no ha cambiado. Elige otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Nothing was written. Choose another folder or name.</source>
        <translation>No se ha podido guardar «%1»: %2. No se ha escrito nada. Elige otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>es un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>not enough space</source>
        <translation>no hay espacio suficiente</translation>
    </message>
    <message>
        <source>it is one of Adjutant’s own list or match files</source>
        <translation>es uno de los archivos de listas o partidas del propio Adjutant</translation>
    </message>
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
    <name>DueChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuar: %1</translation>
    </message>
    <message>
        <source>Your entries are saved</source>
        <translation>Lo introducido está guardado</translation>
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
        <source>Match report (web page)</source>
        <translation>Crónica de la partida (página web)</translation>
    </message>
    <message>
        <source>Match reports (one web page each)</source>
        <translation>Crónicas (una página web por partida)</translation>
    </message>
    <message>
        <source>With armies, charts, luck and every step</source>
        <translation>Con ejércitos, gráficos, suerte y cada paso</translation>
    </message>
    <message>
        <source>Can be imported again in full</source>
        <translation>Se puede volver a importar entera</translation>
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
        <source>One match per line, for a spreadsheet</source>
        <translation>Una partida por línea, para una hoja de cálculo</translation>
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
        <source>Adjutant matches (one file each)</source>
        <translation>Partidas de Adjutant (un archivo por partida)</translation>
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
        <translation>Mostrar todas</translation>
    </message>
</context>
<context>
    <name>ForcesPane</name>
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
        <source>%Ln out</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln fuera</numerusform>
            <numerusform>%Ln fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Más opciones para %1</translation>
    </message>
</context>
<context>
    <name>ForecastStrip</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not included: %1</source>
        <translation>No incluido: %1</translation>
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
        <source>skipped</source>
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
        <translation>registrado</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>cambiar</translation>
    </message>
</context>
<context>
    <name>FormButtons</name>
    <message>
        <source>Undo last answer</source>
        <translation>Deshacer última respuesta</translation>
    </message>
    <message>
        <source>Allow anyway</source>
        <translation>Permitir de todos modos</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Skip to the dice</source>
        <translation>Pasar a los dados</translation>
    </message>
    <message>
        <source>Skip: %1</source>
        <translation>Omitir: %1</translation>
    </message>
</context>
<context>
    <name>FormCell</name>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
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
        <translation>cambiar</translation>
    </message>
</context>
<context>
    <name>FormFieldCard</name>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
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
    <name>FormNotices</name>
    <message numerus="yes">
        <source>%n more warning(s)</source>
        <translation>
            <numerusform>%n advertencia más</numerusform>
            <numerusform>%n advertencias más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormSheet</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>No longer needed: %1</source>
        <translation>Ya no hace falta: %1</translation>
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
        <source>Roll all</source>
        <translation>Tirar todo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consultar una regla</translation>
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
    <name>GoalsCard</name>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Hide mission details</source>
        <translation>Ocultar detalles de las misiones</translation>
    </message>
    <message>
        <source>Show mission details</source>
        <translation>Mostrar detalles de las misiones</translation>
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
        <source>Points so far: %1</source>
        <translation>Puntos hasta ahora: %1</translation>
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
        <translation>%L1 de %L2 puntos</translation>
    </message>
</context>
<context>
    <name>GroundBoard</name>
    <message>
        <source>%1 in full window</source>
        <translation>%1 a ventana completa</translation>
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
        <translation>Ctrl y las flechas lo mueven de 1 en 1; con Mayús, de 5 en 5.</translation>
    </message>
</context>
<context>
    <name>GroundSheet</name>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
</context>
<context>
    <name>GroundSummary</name>
    <message>
        <source>Tap something for details. Then tap another thing or a spot to measure.</source>
        <translation>Toca algo para ver sus detalles; luego, otra cosa o un punto para medir.</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Toca el lugar donde va.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Edit its position and other values</source>
        <translation>Cambia su posición y otros valores</translation>
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
        <source>Not on the map: %L1</source>
        <translation>Fuera del mapa: %L1</translation>
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
        <source>Place on the map</source>
        <translation>Colocar en el mapa</translation>
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
        <source>Just move it</source>
        <translation>Solo moverlo</translation>
    </message>
    <message>
        <source>Corrects its position without an action</source>
        <translation>Corrige su posición sin gastar ninguna acción</translation>
    </message>
    <message>
        <source>Correct position</source>
        <translation>Corregir la posición</translation>
    </message>
    <message>
        <source>%L1 × %L2 %3, grid lines every %L4 %3</source>
        <translation>%L1 × %L2 %3, cuadrícula cada %L4 %3</translation>
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
        <source>Save the matches shown</source>
        <translation>Guardar las partidas mostradas</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Añadir una partida pasada</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
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
        <source>Search players, lists, notes</source>
        <translation>Buscar jugadores, listas, notas</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
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
        <source>No matches found</source>
        <translation>No se han encontrado partidas</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Try part of a name, list, mission or note, or show all matches.</source>
        <translation>Prueba con parte de un nombre, lista, misión o nota, o muestra todas las partidas.</translation>
    </message>
    <message>
        <source>Matches you play with Adjutant are recorded here automatically. You can also add past matches.</source>
        <translation>Las partidas que juegas con Adjutant se guardan aquí automáticamente. También puedes añadir partidas pasadas.</translation>
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
        <source>Stays in the bin for 30 days</source>
        <translation>Se guarda 30 días en la papelera</translation>
    </message>
    <message>
        <source>%1 moved to the bin.</source>
        <translation>%1 se ha movido a la papelera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) already in the history.</source>
        <translation>
            <numerusform>%n partida ya estaba en el historial.</numerusform>
            <numerusform>%n partidas ya estaban en el historial.</numerusform>
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
        <source>%n match(es) still loading</source>
        <translation>
            <numerusform>Aún se está cargando %n partida</numerusform>
            <numerusform>Aún se están cargando %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>From a code, file or pasted text</source>
        <translation>De un código, un archivo o un texto pegado</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nueva lista</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Listas de ejemplo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>All matches and results</source>
        <translation>Todas las partidas y resultados</translation>
    </message>
    <message>
        <source>Lists (%L1)</source>
        <translation>Listas (%L1)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>None yet: make one, or start from a sample.</source>
        <translation>Aún no hay ninguna: crea una o empieza con un ejemplo.</translation>
    </message>
    <message>
        <source>Unnamed list</source>
        <translation>Lista sin nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>All lists (%L1)</source>
        <translation>Todas las listas (%L1)</translation>
    </message>
    <message>
        <source>No match in progress</source>
        <translation>Ninguna partida en curso</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
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
        <source>Paste a code (starting with ADJ1:) or the contents of a list file. The list is checked; your other lists don’t change.</source>
        <translation>Pega un código (empieza por ADJ1:) o el contenido de un archivo de lista. La lista se comprueba; tus otras listas no cambian.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
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
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Next control; with Shift, previous</source>
        <translation>Control siguiente; con Mayús, el anterior</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Pulsar el control con el foco</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Close a sheet, or go back</source>
        <translation>Cerrar una hoja o volver atrás</translation>
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
        <source>Save a unit, past match or report</source>
        <translation>Guardar una unidad, una partida pasada o una crónica</translation>
    </message>
    <message>
        <source>Back up now (in Settings)</source>
        <translation>Hacer copia ahora (en Ajustes)</translation>
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
        <source>Previous or next row</source>
        <translation>Fila anterior o siguiente</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Añadir una partida pasada</translation>
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
        <source>Find a unit to add</source>
        <translation>Buscar una unidad que añadir</translation>
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
        <translation>Intercambiar bandos</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Deshacer última respuesta</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Copiar las probabilidades como texto</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Continue, or begin the match</source>
        <translation>Continuar o empezar la partida</translation>
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
        <source>In a roll: enter a die; 0 is 10</source>
        <translation>En una tirada: introducir un dado; 0 es 10</translation>
    </message>
    <message>
        <source>In a roll: undo die</source>
        <translation>En una tirada: deshacer el dado</translation>
    </message>
    <message>
        <source>Relevant rules</source>
        <translation>Reglas relevantes</translation>
    </message>
    <message>
        <source>Previous or next unit; on the map, previous or next thing</source>
        <translation>Unidad anterior o siguiente; en el mapa, elemento anterior o siguiente</translation>
    </message>
    <message>
        <source>On the map: move what is selected by 1; with Shift, by 5</source>
        <translation>En el mapa: mover lo seleccionado de 1 en 1; con Mayús, de 5 en 5</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Use these limits</source>
        <translation>Usar estos límites</translation>
    </message>
    <message>
        <source>List limits</source>
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
        <source>Save unit</source>
        <translation>Guardar la unidad</translation>
    </message>
</context>
<context>
    <name>ListEntries</name>
    <message>
        <source>List details</source>
        <translation>Detalles de la lista</translation>
    </message>
    <message>
        <source>Legal: within its limits, no rules broken.</source>
        <translation>Legal: dentro de sus límites y sin incumplir ninguna regla.</translation>
    </message>
    <message>
        <source>Legal: no rules broken.</source>
        <translation>Legal: no incumple ninguna regla.</translation>
    </message>
    <message>
        <source>Fix the problems above first.</source>
        <translation>Corrige antes los problemas de arriba.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Añadir a la lista</translation>
    </message>
    <message>
        <source>List contents</source>
        <translation>Contenido de la lista</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>Esta lista está vacía</translation>
    </message>
    <message>
        <source>Add ready-made units, or create your own.</source>
        <translation>Añade unidades predefinidas o crea las tuyas.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all, with fixes</source>
        <translation>Mostrar todos, con soluciones</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>Mostrar en la lista</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Mostrar la regla</translation>
    </message>
</context>
<context>
    <name>ListEntryCard</name>
    <message>
        <source>Edit the stats of %1</source>
        <translation>Editar el perfil de %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Más opciones para %1</translation>
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
        <source>your stats</source>
        <translation>perfil propio</translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation>coste desconocido</translation>
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
        <source>No stats in the rulebook: enter them</source>
        <translation>Sin perfil en el reglamento: introdúcelo</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Assign an option</source>
        <translation>Asignar una opción</translation>
    </message>
    <message>
        <source>Not in the catalogue.</source>
        <translation>No está en el catálogo.</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>no stats in the rulebook</source>
        <translation>sin perfil en el reglamento</translation>
    </message>
</context>
<context>
    <name>ListExtrasSheet</name>
    <message>
        <source>List details</source>
        <translation>Detalles de la lista</translation>
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
        <source>More for this list</source>
        <translation>Más opciones para esta lista</translation>
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
        <source>List name</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <source>Notes on the list</source>
        <translation>Notas sobre la lista</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Añadir a la lista</translation>
    </message>
    <message>
        <source>Becomes a custom unit in this list</source>
        <translation>Pasa a ser una unidad propia en esta lista</translation>
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
        <source>Enter stats</source>
        <translation>Introducir el perfil</translation>
    </message>
    <message>
        <source>Edit stats</source>
        <translation>Editar el perfil</translation>
    </message>
    <message>
        <source>using your stats</source>
        <translation>usa tu perfil</translation>
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
        <source>Custom name for %1</source>
        <translation>Nombre personalizado de %1</translation>
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
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Más opciones para %1</translation>
    </message>
    <message>
        <source>Made-up sample</source>
        <translation>Ejemplo inventado</translation>
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
        <source>Can be imported again in full</source>
        <translation>Se puede volver a importar entera</translation>
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
        <source>This list is too long for a QR code. Share it as a code or a file.</source>
        <translation>Esta lista es demasiado larga para un código QR. Compártela como código o archivo.</translation>
    </message>
    <message>
        <source>Code to import in Adjutant</source>
        <translation>Código para importar en Adjutant</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Código copiado.</translation>
    </message>
    <message>
        <source>List copied.</source>
        <translation>Lista copiada.</translation>
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
        <source>A short entry for every unit</source>
        <translation>Una entrada breve por unidad</translation>
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
        <source>Search lists</source>
        <translation>Buscar listas</translation>
    </message>
    <message>
        <source>No lists found</source>
        <translation>No se han encontrado listas</translation>
    </message>
    <message>
        <source>No lists yet</source>
        <translation>Aún no hay listas</translation>
    </message>
    <message>
        <source>Try part of its name.</source>
        <translation>Prueba con parte de su nombre.</translation>
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
        <source>Stays in the bin for 30 days</source>
        <translation>Se guarda 30 días en la papelera</translation>
    </message>
    <message>
        <source>A list holds the units you play with. Start an empty list, or open a sample.</source>
        <translation>Una lista contiene las unidades con las que juegas. Empieza una vacía o abre un ejemplo.</translation>
    </message>
</context>
<context>
    <name>LogLines</name>
    <message>
        <source>Corrected by players</source>
        <translation>Corregido por los jugadores</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Look back here</source>
        <translation>Ver este momento</translation>
    </message>
    <message>
        <source>Resume from here</source>
        <translation>Reanudar desde aquí</translation>
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
        <source>One step forward</source>
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
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Resume from here</source>
        <translation>Reanudar desde aquí</translation>
    </message>
    <message numerus="yes">
        <source>Strike out %n later step(s)</source>
        <translation>
            <numerusform>Tachar %n paso posterior</numerusform>
            <numerusform>Tachar %n pasos posteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckLines</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>No rolls with odds yet.</source>
        <translation>Aún no hay tiradas con probabilidades.</translation>
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
        <source>%1 moved to the bin.</source>
        <translation>%1 se ha movido a la papelera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>%1 imported.</source>
        <translation>Se ha importado %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 imported and checked: %n problem(s).</source>
        <translation>
            <numerusform>Se ha importado y comprobado %1: %n problema.</numerusform>
            <numerusform>Se ha importado y comprobado %1: %n problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Escape again to leave the match. It is saved.</source>
        <translation>Pulsa Escape otra vez para salir de la partida. Está guardada.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>¿Cerrar sin guardar?</translation>
    </message>
    <message>
        <source>Your last changes could not be saved. They will be lost when this window closes.</source>
        <translation>No se han podido guardar tus últimos cambios. Se perderán al cerrar esta ventana.</translation>
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
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
</context>
<context>
    <name>ManualMatchPage</name>
    <message>
        <source>Match added to the history.</source>
        <translation>Partida añadida al historial.</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Añadir una partida pasada</translation>
    </message>
    <message>
        <source>Who went first</source>
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
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Minutes (0: unknown)</source>
        <translation>Minutos (0: desconocido)</translation>
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
        <source>Optional</source>
        <translation>Opcional</translation>
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
        <source>Enter a player or faction first.</source>
        <translation>Introduce antes un jugador o una facción.</translation>
    </message>
    <message>
        <source>This match could not be added to the history.</source>
        <translation>No se pudo añadir esta partida al historial.</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Jugador %L1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>None of my lists</source>
        <translation>Ninguna de mis listas</translation>
    </message>
    <message>
        <source>List name</source>
        <translation>Nombre de la lista</translation>
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
    <name>MatchCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>day, other facts</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Más opciones para %1</translation>
    </message>
    <message>
        <source>Opens the match report</source>
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
        <source>In progress, %1</source>
        <translation>En curso, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Round</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln Rounds</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
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
        <source>Victory points by mission</source>
        <translation>Puntos de victoria por misión</translation>
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
        <source>luckier than %1 of matches</source>
        <translation>más suerte que el %1 de las partidas</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirada</translation>
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
        <source>Biggest losses and gains</source>
        <translation>Mayores pérdidas y ganancias</translation>
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
        <source>Actual</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>Won by %1, %2</source>
        <translation>Ganada por %1, %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
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
        <source>Choose a faction first: it decides which units you can take.</source>
        <translation>Elige antes una facción: decide qué unidades puedes incluir.</translation>
    </message>
    <message>
        <source>Create list</source>
        <translation>Crear lista</translation>
    </message>
    <message>
        <source>%1 list</source>
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
        <source>Photos stay where they are; the match only links to them.</source>
        <translation>Las fotos se quedan donde están; la partida solo enlaza con ellas.</translation>
    </message>
    <message>
        <source>Photo not found</source>
        <translation>Foto no encontrada</translation>
    </message>
    <message>
        <source>Remove %1 from the match</source>
        <translation>Quitar %1 de la partida</translation>
    </message>
    <message>
        <source>Add photos</source>
        <translation>Añadir fotos</translation>
    </message>
    <message>
        <source>Can’t be shown</source>
        <translation>No se puede mostrar</translation>
    </message>
    <message>
        <source>A damaged match stays as it is until it is resumed.</source>
        <translation>Una partida dañada queda como está hasta que se reanuda.</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Show the rule</source>
        <translation>Mostrar la regla</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>“%1” is not allowed: enter %L2 to %L3</source>
        <translation>«%1» no está permitido: introduce de %L2 a %L3</translation>
    </message>
</context>
<context>
    <name>OddsAnswerColumn</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Aún sin resultado</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Not included</source>
        <translation>No incluido</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>Fijar para comparar</translation>
    </message>
    <message>
        <source>Pinned for comparison</source>
        <translation>Fijado para comparar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Al menos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>target number: chance</comment>
        <translation>%1: %2</translation>
    </message>
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
        <translation>Sin coincidencias</translation>
    </message>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Aún no hay nada que elegir</translation>
    </message>
    <message>
        <source>Units in your lists appear here.</source>
        <translation>Aquí aparecen las unidades de tus listas.</translation>
    </message>
</context>
<context>
    <name>OddsFormPage</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Odds copied.</source>
        <translation>Probabilidades copiadas.</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Deshacer última respuesta</translation>
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
        <source>No longer needed: %1</source>
        <translation>Ya no hace falta: %1</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consultar una regla</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Shows the full result</source>
        <translation>Muestra el resultado completo</translation>
    </message>
    <message>
        <source>Skip: %1</source>
        <translation>Omitir: %1</translation>
    </message>
    <message>
        <source>Choose a unit</source>
        <translation>Elegir unidad</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: choose a unit</source>
        <translation>%1: elegir unidad</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Intercambiar bandos</translation>
    </message>
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
        <translation>Perfil completo</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Copiar las probabilidades como texto</translation>
    </message>
    <message>
        <source>Copy calculation as a code</source>
        <translation>Copiar el cálculo como código</translation>
    </message>
    <message>
        <source>Calculation code copied.</source>
        <translation>Código del cálculo copiado.</translation>
    </message>
    <message>
        <source>Paste calculation</source>
        <translation>Pegar un cálculo</translation>
    </message>
    <message>
        <source>Calculation pasted.</source>
        <translation>Cálculo pegado.</translation>
    </message>
    <message>
        <source>The clipboard has no calculation code for this game.</source>
        <translation>El portapapeles no contiene ningún código de cálculo para este juego.</translation>
    </message>
    <message>
        <source>Clear all answers</source>
        <translation>Borrar todas las respuestas</translation>
    </message>
</context>
<context>
    <name>OddsHeadline</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Aún sin resultado</translation>
    </message>
</context>
<context>
    <name>OddsMatrixCard</name>
    <message>
        <source>%1, played %2 of the time</source>
        <translation>%1, jugado el %2 de las veces</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
</context>
<context>
    <name>OptionSheet</name>
    <message>
        <source>Rule for %1</source>
        <translation>Regla de %1</translation>
    </message>
    <message>
        <source>Options from %1</source>
        <translation>Opciones de %1</translation>
    </message>
    <message>
        <source>One option, for one unit in the list; its cost is per Warrior.</source>
        <translation>Una opción para una unidad de la lista; su coste es por Guerrero.</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>¿Guardar los cambios?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Choose a folder (one file per match)</source>
        <translation>Elige una carpeta (un archivo por partida)</translation>
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
        <source>%n match(es) saved, then: %1</source>
        <translation>
            <numerusform>Se ha guardado %n partida; después: %1</numerusform>
            <numerusform>Se han guardado %n partidas; después: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these matches is finished.</source>
        <translation>Ninguna de estas partidas está terminada.</translation>
    </message>
    <message>
        <source>%1: step %2 has an earlier time than the step before it. A clock was set back; the order of steps is unchanged.</source>
        <translation>%1: el paso %2 tiene una hora anterior a la del paso previo. Se atrasó un reloj; el orden de los pasos no cambia.</translation>
    </message>
    <message>
        <source>In progress, Round %1</source>
        <translation>En curso, ronda %1</translation>
    </message>
    <message>
        <source>Abandoned in Round %1</source>
        <translation>Abandonada en la ronda %1</translation>
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
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
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
        <source>unknown date</source>
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <source>Damaged: altered or incomplete since it was recorded</source>
        <translation>Dañada: alterada o incompleta desde que se registró</translation>
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
        <source>Not included: %1</source>
        <translation>No incluido: %1</translation>
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
        <translation>Elección actual</translation>
    </message>
    <message>
        <source>Active unit</source>
        <translation>Unidad activa</translation>
    </message>
    <message>
        <source>Available actions</source>
        <translation>Acciones disponibles</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Esta fase</translation>
    </message>
    <message>
        <source>Opposing units</source>
        <translation>Unidades rivales</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
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
    <message>
        <source>%1 (%2)</source>
        <comment>what is in the list, its size</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
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
        <source>%1 %L2 of %L3</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2 de %L3</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 desde la izquierda, %2 desde el frente</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a distance from one thing to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
</context>
<context>
    <name>PaneTabs</name>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
</context>
<context>
    <name>PhonesChip</name>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n móvil conectado</numerusform>
            <numerusform>%n móviles conectados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Play on phones</source>
        <translation>Jugar con móviles</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Scan this with the camera of the phone. It has to be in the same network as this device.</source>
        <translation>Escanéalo con la cámara del móvil. Debe estar en la misma red que este dispositivo.</translation>
    </message>
    <message>
        <source>Code for</source>
        <translation>Código para</translation>
    </message>
    <message>
        <source>Each code lets one phone in, within two minutes.</source>
        <translation>Cada código admite un móvil durante dos minutos.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copiar el enlace</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Móviles</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>conectado</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>no conectado</translation>
    </message>
    <message>
        <source>Remove the phone of %1</source>
        <translation>Quitar el móvil de %1</translation>
    </message>
    <message>
        <source>Network address of this device</source>
        <translation>Dirección de red de este dispositivo</translation>
    </message>
    <message>
        <source>Nothing leaves your network. Whoever can change its traffic could send phones another page.</source>
        <translation>Nada sale de tu red. Quien pueda alterar su tráfico podría enviar otra página a los móviles.</translation>
    </message>
    <message>
        <source>Stop playing on phones</source>
        <translation>Dejar de jugar con móviles</translation>
    </message>
    <message>
        <source>A phone wants to join: %1</source>
        <translation>Un móvil quiere unirse: %1</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Admitir</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
</context>
<context>
    <name>PickField</name>
    <message>
        <source>Pick %L1.</source>
        <translation>Elige %L1.</translation>
    </message>
    <message>
        <source>Pick up to %L1.</source>
        <translation>Elige hasta %L1.</translation>
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
    <message>
        <source>not possible</source>
        <translation>no es posible</translation>
    </message>
</context>
<context>
    <name>PickSheet</name>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
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
        <source>Not placed yet</source>
        <translation>Aún sin colocar</translation>
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
        <source>Tap its position, or enter the distances.</source>
        <translation>Toca su posición o introduce las distancias.</translation>
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
        <source>Too far: moved to the limit, %L1 of %L2 %3 away</source>
        <translation>Demasiado lejos: llevado al límite, a %L1 de %L2 %3</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Using your stats</source>
        <translation>Usando tu perfil</translation>
    </message>
    <message>
        <source>Enter the stats from its card</source>
        <translation>Introduce el perfil que figura en su carta</translation>
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
        <source>Can shoot</source>
        <translation>Puede disparar</translation>
    </message>
    <message>
        <source>Awakened: invocations per game</source>
        <translation>Despertado: invocaciones por partida</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Añadir una Habilidad</translation>
    </message>
    <message>
        <source>Saved in your own files; updates don’t change them.</source>
        <translation>Se guarda en tus propios archivos; las actualizaciones no lo cambian.</translation>
    </message>
    <message>
        <source>Save stats</source>
        <translation>Guardar el perfil</translation>
    </message>
    <message>
        <source>Restore rulebook stats</source>
        <translation>Restaurar el perfil del reglamento</translation>
    </message>
    <message numerus="yes">
        <source>%n guessed value(s): check your card.</source>
        <translation>
            <numerusform>%n valor estimado: comprueba tu carta.</numerusform>
            <numerusform>%n valores estimados: comprueba tu carta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stats of %1 have unsaved changes.</source>
        <translation>El perfil de %1 tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, not entered yet</source>
        <translation>%1, aún sin introducir</translation>
    </message>
    <message>
        <source>Confirm %L1</source>
        <translation>Confirmar %L1</translation>
    </message>
    <message>
        <source>%1 not entered yet; confirm if your card says the same</source>
        <translation>%1: aún sin introducir; confírmalo si tu carta dice lo mismo</translation>
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
    <name>QIODevice</name>
    <message>
        <source>Unknown error</source>
        <translation>Error desconocido</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
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
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Results for</source>
        <translation>Resultados de</translation>
    </message>
    <message>
        <source>No finished matches of this player among those shown. Choose another player, or show more matches.</source>
        <translation>Ninguna partida terminada de este jugador entre las mostradas. Elige otro jugador o muestra más partidas.</translation>
    </message>
    <message>
        <source>By faction played</source>
        <translation>Por facción jugada</translation>
    </message>
    <message>
        <source>By opposing faction</source>
        <translation>Por facción rival</translation>
    </message>
    <message>
        <source>By turn order</source>
        <translation>Por orden de turno</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Por rival</translation>
    </message>
    <message>
        <source>By mission</source>
        <translation>Por misión</translation>
    </message>
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
    <name>RuleSheet</name>
    <message>
        <source>Rule not found</source>
        <translation>Regla no encontrada</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>On the card</source>
        <translation>En la carta</translation>
    </message>
    <message>
        <source>%1 · also called %2</source>
        <translation>%1 · también llamado %2</translation>
    </message>
    <message>
        <source>Not translated yet: shown in English.</source>
        <translation>Aún sin traducir: se muestra en inglés.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Regla de la casa</translation>
    </message>
    <message>
        <source>The rulebook doesn’t define this.</source>
        <translation>El reglamento no lo define.</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>Nuestra interpretación</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Tu nota</translation>
    </message>
    <message>
        <source>In the printed rules: %1</source>
        <translation>En las reglas impresas: %1</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>En marcadores</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Añadir a marcadores</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Editar la nota</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Añadir una nota</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Nota sobre %1</translation>
    </message>
    <message>
        <source>Edit house rule</source>
        <translation>Editar la regla de la casa</translation>
    </message>
    <message>
        <source>Add house rule</source>
        <translation>Añadir una regla de la casa</translation>
    </message>
    <message>
        <source>House rule for %1</source>
        <translation>Regla de la casa para %1</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>Search titles and text</source>
        <translation>Buscar en títulos y texto</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>No se han encontrado reglas</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Aquí no hay nada</translation>
    </message>
    <message>
        <source>Try part of a word, or another word.</source>
        <translation>Prueba con parte de una palabra o con otra palabra.</translation>
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
    <message>
        <source>Choose an entry to read it here</source>
        <translation>Elige una entrada para leerla aquí</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Relevant rules</source>
        <translation>Reglas relevantes</translation>
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
        <source>Made-up sample</source>
        <translation>Ejemplo inventado</translation>
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
        <translation>activo</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear search</source>
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
        <source>Same as system</source>
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
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
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
        <source>Open folder</source>
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
        <source>Backup from %1 restored.</source>
        <translation>Copia del %1 restaurada.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>¿Restaurar esta copia?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Lists, matches and backups are saved here. Your own units go into %1 as YAML files; they replace the built-in ones, and updates never change them.</source>
        <translation>Aquí se guardan las listas, las partidas y las copias de seguridad. Tus propias unidades van en %1 como archivos YAML; sustituyen a las incluidas y ninguna actualización las cambia.</translation>
    </message>
    <message>
        <source>The new folder is used after a restart. Your lists and matches stay in the old one.</source>
        <translation>La nueva carpeta se usará al reiniciar. Tus listas y partidas se quedan en la antigua.</translation>
    </message>
    <message>
        <source>Saves all lists, matches, notes and house rules to one file in the same folder. Restoring one backs up your current data first.</source>
        <translation>Guarda todas las listas, partidas, notas y reglas de la casa en un solo archivo en la misma carpeta. Antes de restaurar una copia, se hace otra de tus datos actuales.</translation>
    </message>
    <message>
        <source>Set-aside files</source>
        <translation>Archivos apartados</translation>
    </message>
    <message>
        <source>Files that were damaged, or changed by another program while open. They are in the set-aside folder, each with a text file that says why.</source>
        <translation>Archivos dañados, o que otro programa cambió mientras estaban abiertos. Están en la carpeta set-aside, cada uno con un archivo de texto que explica por qué.</translation>
    </message>
    <message>
        <source>The lists, matches, house rules and your own units from %1 replace your current ones; anything not in the backup stays. Your current data is backed up first, so you can go back.</source>
        <translation>Las listas, partidas, reglas de la casa y unidades propias de %1 sustituyen a las actuales; lo que no esté en la copia se queda como está. Antes se hace una copia de tus datos actuales, para que puedas volver a ellos.</translation>
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
        <translation>Preparación</translation>
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
    <message>
        <source>Start now</source>
        <translation>Empezar ya</translation>
    </message>
    <message>
        <source>Shows the actions before setup is finished</source>
        <translation>Muestra las acciones antes de terminar la preparación</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>Collapse setup</source>
        <translation>Plegar la preparación</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jugar con móviles</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Nombre del jugador</translation>
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
    <name>Storage</name>
    <message>
        <source>Another program is writing to %1.</source>
        <translation>Otro programa está escribiendo en %1.</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Inténtalo de nuevo cuando termine.</translation>
    </message>
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
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The folder %1 is missing or can’t be used: it can’t be created, or something else has its name.</source>
        <translation>La carpeta %1 falta o no se puede usar: no se puede crear, o hay otra cosa con su nombre.</translation>
    </message>
    <message>
        <source>%1 has no room for more: a match has at most 4 MiB, and the last of them is for steps and short notes.</source>
        <translation>No queda espacio en %1: una partida ocupa como máximo 4 MiB, y el último es para pasos y notas cortas.</translation>
    </message>
    <message>
        <source>Shorten the notes, or remove photos.</source>
        <translation>Acorta las notas o quita fotos.</translation>
    </message>
    <message>
        <source>%1 is damaged or not an Adjutant file.</source>
        <translation>%1 está dañado o no es un archivo de Adjutant.</translation>
    </message>
    <message>
        <source>The army list “%1” can’t be read.</source>
        <translation>La lista de ejército «%1» no se puede leer.</translation>
    </message>
    <message>
        <source>The last change to “%1” can’t be saved as it is.</source>
        <translation>El último cambio de «%1» no se puede guardar tal como está.</translation>
    </message>
    <message>
        <source>This army list no longer exists.</source>
        <translation>Esta lista de ejército ya no existe.</translation>
    </message>
    <message>
        <source>This match no longer exists.</source>
        <translation>Esta partida ya no existe.</translation>
    </message>
    <message>
        <source>A match with the same id already exists.</source>
        <translation>Ya existe una partida con el mismo identificador.</translation>
    </message>
    <message>
        <source>%1 is damaged or not an Adjutant backup.</source>
        <translation>%1 está dañado o no es una copia de seguridad de Adjutant.</translation>
    </message>
    <message>
        <source>Create it, or choose another folder in the settings.</source>
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
        <source>It was left unchanged. A backup may have an intact copy.</source>
        <translation>No se ha modificado. Puede que una copia de seguridad tenga una versión intacta.</translation>
    </message>
    <message>
        <source>Shorten its names and notes, or undo the change.</source>
        <translation>Acorta sus nombres y notas, o deshaz el cambio.</translation>
    </message>
    <message>
        <source>Look in the bin, or in the backups in the settings.</source>
        <translation>Búscala en la papelera o en las copias de seguridad de los ajustes.</translation>
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
        <source>%1 can’t be used and was left unchanged (%2).</source>
        <translation>%1 no se puede usar y se ha dejado como estaba (%2).</translation>
    </message>
    <message>
        <source>An interrupted import or restore was completed: %1 was added.</source>
        <translation>Se ha completado una importación o restauración interrumpida: se ha añadido %1.</translation>
    </message>
    <message>
        <source>A file was set aside in %1 (%2). The version read before was saved in its place.</source>
        <translation>Se ha apartado un archivo en %1 (%2). En su lugar se ha guardado la versión leída antes.</translation>
    </message>
    <message>
        <source>An imported file was set aside in %1: the one in its place was changed while the import waited, and stays.</source>
        <translation>Se ha apartado un archivo importado en %1: el que está en su lugar se modificó mientras la importación esperaba, y se queda.</translation>
    </message>
    <message>
        <source>%1 was missing. The version open here was saved again.</source>
        <translation>Faltaba %1. Se ha vuelto a guardar la versión abierta aquí.</translation>
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
        <source>%1 can’t be put in place yet.</source>
        <translation>%1 aún no se puede colocar en su sitio.</translation>
    </message>
    <message>
        <source>It is all saved: what is missing follows when Adjutant starts again.</source>
        <translation>Todo está guardado: lo que falta llegará la próxima vez que se inicie Adjutant.</translation>
    </message>
    <message>
        <source>The data folder %1 was replaced by another one while Adjutant was open.</source>
        <translation>La carpeta de datos %1 se reemplazó por otra mientras Adjutant estaba abierto.</translation>
    </message>
    <message>
        <source>Start Adjutant again to use the new one.</source>
        <translation>Reinicia Adjutant para usar la nueva.</translation>
    </message>
    <message>
        <source>%1 holds more than a backup can: 1 GiB of lists and matches.</source>
        <translation>%1 contiene más de lo que cabe en una copia de seguridad: 1 GiB de listas y partidas.</translation>
    </message>
    <message>
        <source>Move matches of old years to another folder.</source>
        <translation>Mueve las partidas de años anteriores a otra carpeta.</translation>
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
        <source>More for this match</source>
        <translation>Más opciones para esta partida</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Abandon match</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>You can still resume it later</source>
        <translation>Podrás reanudarla más tarde</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Stays in the bin for 30 days</source>
        <translation>Se guarda 30 días en la papelera</translation>
    </message>
    <message>
        <source>%1 moved to the bin.</source>
        <translation>%1 se ha movido a la papelera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Mostrar la batalla</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver repetición</translation>
    </message>
    <message>
        <source>%L1 VP</source>
        <translation>%L1 PV</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Biggest losses and gains</source>
        <translation>Mayores pérdidas y ganancias</translation>
    </message>
    <message>
        <source>%1. %2. Show the battle at that point</source>
        <comment>step, what it brought</comment>
        <translation>%1. %2. Mostrar la batalla en ese momento</translation>
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
        <source>Too long: %L1 kB; the limit is %L2 kB. Nothing was pasted.</source>
        <translation>Demasiado largo: %L1 kB; el límite es de %L2 kB. No se ha pegado nada.</translation>
    </message>
    <message>
        <source>%1… (%L2 kB pasted)</source>
        <translation>%1… (%L2 kB pegados)</translation>
    </message>
    <message>
        <source>Clear text</source>
        <translation>Borrar el texto</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>%1 · up to %L2 characters</source>
        <translation>%1 · hasta %L2 caracteres</translation>
    </message>
    <message>
        <source>Up to %L1 characters</source>
        <translation>Hasta %L1 caracteres</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Too long: the limit is %L1 characters.</source>
        <translation>Demasiado largo: el límite es de %L1 caracteres.</translation>
    </message>
</context>
<context>
    <name>TextWords</name>
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
        <source>%1: %2</source>
        <comment>what is counted, of each side</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is not a list code. Nothing was changed. Copy the whole code, starting with ADJ1:.</source>
        <translation>Esto no es un código de lista. No se ha cambiado nada. Copia el código entero, que empieza por ADJ1:.</translation>
    </message>
    <message>
        <source>This list code was made by a newer version of Adjutant. Nothing was changed. Update Adjutant, or ask for the list as a file.</source>
        <translation>Este código de lista es de una versión más reciente de Adjutant. No se ha cambiado nada. Actualiza Adjutant o pide la lista como archivo.</translation>
    </message>
    <message>
        <source>The list code is cut off or mistyped. Nothing was changed. Copy the whole code again, from ADJ1: to its end.</source>
        <translation>El código de lista está cortado o mal escrito. No se ha cambiado nada. Copia otra vez el código entero, desde ADJ1: hasta el final.</translation>
    </message>
    <message>
        <source>This text is too long for a list code. Nothing was changed. Copy only the code, from ADJ1: to its end.</source>
        <translation>Este texto es demasiado largo para ser un código de lista. No se ha cambiado nada. Copia solo el código, desde ADJ1: hasta el final.</translation>
    </message>
    <message>
        <source>The code is complete, but it doesn’t contain a list. Nothing was changed. Ask the sender to share the list again.</source>
        <translation>El código está completo, pero no contiene ninguna lista. No se ha cambiado nada. Pide a quien te lo envió que vuelva a compartir la lista.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>what is spent, its limit</comment>
        <translation>%1 de %2</translation>
    </message>
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
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
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
    <message>
        <source>Allowed anyway: %1</source>
        <translation>Permitido de todos modos: %1</translation>
    </message>
    <message>
        <source>Allowed anyway: the rule “%1”</source>
        <translation>Permitido de todos modos: la regla «%1»</translation>
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
    <name>UnitPanel</name>
    <message>
        <source>No actions until the setup is finished.</source>
        <translation>No hay acciones hasta que termine la preparación.</translation>
    </message>
    <message>
        <source>No actions available now.</source>
        <translation>No hay acciones disponibles ahora.</translation>
    </message>
    <message>
        <source>Hide corrections</source>
        <translation>Ocultar correcciones</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Muestra la regla</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>Up to %L1 characters</source>
        <translation>Hasta %L1 caracteres</translation>
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
        <source>The page could not be created; nothing was saved.</source>
        <translation>No se ha podido crear la página; no se ha guardado nada.</translation>
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
    <name>adjutant::BattleController</name>
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
        <translation>Ganada por %1</translation>
    </message>
    <message>
        <source>To act: %1</source>
        <translation>Le toca a: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Ronda %L1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleForm</name>
    <message>
        <source>Your entries can’t be saved. Unconfirmed ones will be lost if Adjutant closes.</source>
        <translation>No se puede guardar lo introducido. Lo no confirmado se perderá si Adjutant se cierra.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who has to do it, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – to act: %2</source>
        <comment>whose turn it is</comment>
        <translation>%1 – le toca a: %2</translation>
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
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleSetup</name>
    <message>
        <source>%1 has no list yet.</source>
        <translation>%1 aún no tiene lista.</translation>
    </message>
    <message>
        <source>%1 still has choices to make.</source>
        <translation>%1 aún tiene elecciones pendientes.</translation>
    </message>
    <message>
        <source>The match setup still has choices to make.</source>
        <translation>La preparación de la partida aún tiene elecciones pendientes.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample list</source>
        <translation>Lista de ejemplo</translation>
    </message>
    <message>
        <source>%1’s list is empty.</source>
        <translation>La lista de %1 está vacía.</translation>
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
        <translation>tan lejos como puede</translation>
    </message>
</context>
<context>
    <name>adjutant::Bin</name>
    <message>
        <source>stays until at least %1</source>
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
    <name>adjutant::ListEditor</name>
    <message>
        <source>list details</source>
        <translation>detalles de la lista</translation>
    </message>
    <message>
        <source>A list has at most %L1 entries.</source>
        <translation>Una lista tiene como máximo %L1 entradas.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>añadir %1</translation>
    </message>
    <message>
        <source>%1: stats</source>
        <translation>perfil de %1</translation>
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
        <source>list notes</source>
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
        <source>%1: option removed</source>
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
        <source>%1 was deleted.</source>
        <translation>Se ha eliminado %1.</translation>
    </message>
    <message>
        <source>This list was changed elsewhere. You now see the latest version.</source>
        <translation>Esta lista se ha cambiado en otro sitio. Ahora ves la última versión.</translation>
    </message>
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
        <source>This list could not be imported: it is for &quot;%1 / %2&quot;, which this version of Adjutant doesn’t know. Nothing was changed.</source>
        <translation>No se ha podido importar esta lista: es para «%1 / %2», que esta versión de Adjutant no conoce. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Imported list</source>
        <translation>Lista importada</translation>
    </message>
    <message>
        <source>Your notes and house rules are not shown and can’t be changed. %1</source>
        <translation>Tus notas y reglas de la casa no se muestran ni se pueden cambiar. %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: &quot;adjutant-cli check&quot; lists all problems in a folder.</source>
        <translation>
            <numerusform>Y %Ln más: «adjutant-cli check» muestra todos los problemas de una carpeta.</numerusform>
            <numerusform>Y %Ln más: «adjutant-cli check» muestra todos los problemas de una carpeta.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup is restored in Settings. Nothing was changed.</source>
        <translation>Una copia se restaura en los ajustes. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>A match is imported in History. Nothing was changed.</source>
        <translation>Una partida se importa en el historial. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importar una lista</translation>
    </message>
    <message>
        <source>Lists (*.yaml *.yml *.json *.txt);;All files (*)</source>
        <translation>Listas (*.yaml *.yml *.json *.txt);;Todos los archivos (*)</translation>
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
        <source>This match can’t be read: %1</source>
        <translation>No se puede leer esta partida: %1</translation>
    </message>
    <message>
        <source>Notes are limited to %L1 kB; the rest was not saved.</source>
        <translation>Las notas tienen un límite de %L1 kB; el resto no se ha guardado.</translation>
    </message>
    <message>
        <source>Not all photos were added: the limit is %L1 per match, with paths of up to %L2 characters.</source>
        <translation>No se han añadido todas las fotos: el límite es de %L1 por partida, con rutas de hasta %L2 caracteres.</translation>
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
        <source>Army left (%1)</source>
        <comment>what armies are counted in</comment>
        <translation>Ejército restante (%1)</translation>
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
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
</context>
<context>
    <name>adjutant::OddsController</name>
    <message>
        <source>No result for this calculation.</source>
        <translation>Este cálculo no tiene resultado.</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Toda la lista</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>group of %1</source>
        <comment>how many of a Unit</comment>
        <translation>grupo de %1</translation>
    </message>
</context>
<context>
    <name>adjutant::PhonePlay</name>
    <message>
        <source>Watch only</source>
        <translation>Solo mirar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Phones can’t reach this device at %1: %2</source>
        <translation>Los móviles no llegan a este dispositivo en %1: %2</translation>
    </message>
    <message>
        <source>The file of this match’s phones was damaged: missing phones need new codes.</source>
        <translation>El archivo de los móviles de esta partida estaba dañado: los que faltan necesitan un código nuevo.</translation>
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
        <source>%1, %2: %3, expected %4, %5</source>
        <translation>%1, %2: %3, se esperaban %4, %5</translation>
    </message>
</context>
<context>
    <name>adjutant::Rulebook</name>
    <message>
        <source>Relevant</source>
        <translation>Relevantes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Tuyas</translation>
    </message>
    <message>
        <source>Too long: the limit is %L1 characters.</source>
        <translation>Demasiado largo: el límite es de %L1 caracteres.</translation>
    </message>
</context>
<context>
    <name>adjutant::RunningMatch</name>
    <message>
        <source>The match has begun: lists can’t be changed any more.</source>
        <translation>La partida ha empezado: ya no se pueden cambiar las listas.</translation>
    </message>
    <message>
        <source>This match can’t be read: %1</source>
        <translation>No se puede leer esta partida: %1</translation>
    </message>
    <message>
        <source>Resuming starts a new file; the damaged one is set aside.</source>
        <translation>Al reanudar se empieza un archivo nuevo; el dañado se aparta.</translation>
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
        <source>Folder for lists and your own files</source>
        <translation>Carpeta para las listas y tus propios archivos</translation>
    </message>
    <message>
        <source>%1, automatic, before a change</source>
        <translation>%1, automática, antes de un cambio</translation>
    </message>
    <message>
        <source>Your settings can’t be read: %1 is not a file, or you may not read it. Changes here last until you close Adjutant.</source>
        <translation>No se pueden leer tus ajustes: %1 no es un archivo, o no tienes permiso para leerlo. Los cambios que hagas aquí duran hasta que cierres Adjutant.</translation>
    </message>
    <message>
        <source>Your settings could not be read. Adjutant starts with the defaults; the old file is saved as %1.</source>
        <translation>No se han podido leer tus ajustes. Adjutant empieza con los predeterminados; el archivo antiguo se ha guardado como %1.</translation>
    </message>
    <message numerus="yes">
        <source>Backed up as %1, without %n file(s) over 4 MiB.</source>
        <translation>
            <numerusform>Copia guardada como %1, sin %n archivo de más de 4 MiB.</numerusform>
            <numerusform>Copia guardada como %1, sin %n archivos de más de 4 MiB.</numerusform>
        </translation>
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
        <source>2D6 and 1D%1, keep the highest two</source>
        <translation>2D6 y 1D%1, conserva los dos más altos</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, keep the lowest two</source>
        <translation>2D6 y 1D%1, conserva los dos más bajos</translation>
    </message>
    <message>
        <source>no advantage or disadvantage</source>
        <translation>sin ventaja ni desventaja</translation>
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
        <translation>Atacar</translation>
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
        <translation>Retrasar el turno</translation>
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
        <source>Net: %1</source>
        <translation>Neto: %1</translation>
    </message>
    <message>
        <source>Succeeds on %1+</source>
        <translation>Éxito con %1+</translation>
    </message>
    <message>
        <source>%1 on the dice with %2 reaches %3</source>
        <translation>%1 en los dados con %2 llega a %3</translation>
    </message>
    <message>
        <source>%1 to succeed: %2</source>
        <translation>%1 de tener éxito: %2</translation>
    </message>
    <message>
        <source>Total of the kept dice</source>
        <translation>Total de los dados conservados</translation>
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
        <source>Rows: target number; columns: advantage (+), disadvantage (−)</source>
        <translation>Filas: número objetivo; columnas: ventaja (+), desventaja (−)</translation>
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
        <source>Attacker’s tier</source>
        <translation>Rango del atacante</translation>
    </message>
    <message>
        <source>Target’s tier</source>
        <translation>Rango del blanco</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 ataca a %2</translation>
    </message>
    <message>
        <source>All target numbers</source>
        <translation>Todos los números objetivo</translation>
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
        <source>Not tracked</source>
        <translation>Sin llevar la cuenta</translation>
    </message>
    <message>
        <source>Own movement powers</source>
        <translation>Poderes de movimiento propios</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Effect of a hit</source>
        <translation>Efecto de un impacto</translation>
    </message>
    <message>
        <source>Effect on its user</source>
        <translation>Efecto en quien lo usa</translation>
    </message>
    <message>
        <source>Several targets</source>
        <translation>Varios blancos</translation>
    </message>
    <message>
        <source>Hit points restored</source>
        <translation>Puntos de golpe recuperados</translation>
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
        <source>%1 (until removed)</source>
        <translation>%1 (hasta retirarlo)</translation>
    </message>
    <message>
        <source>Seized the initiative</source>
        <translation>Tomó la iniciativa</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Defendiéndose</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Se ha destrabado</translation>
    </message>
    <message>
        <source>Delaying</source>
        <translation>Retrasa su turno</translation>
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
        <source>Delaying, acts later</source>
        <translation>Retrasa su turno, actúa después</translation>
    </message>
    <message>
        <source>Acts after %1</source>
        <translation>Actúa después de %1</translation>
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
        <source>End Phase saves: 7+</source>
        <translation>Salvaciones de la Fase Final: 7+</translation>
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
        <source>%1: not rolled yet</source>
        <translation>%1: aún sin tirar</translation>
    </message>
    <message>
        <source>None found; add any others</source>
        <translation>No se ha encontrado ninguna; añade las que falten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Already counted: %1</source>
        <translation>Ya contadas: %1</translation>
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
        <source>%1 (opportunity attack)</source>
        <translation>%1 (ataque de oportunidad)</translation>
    </message>
    <message>
        <source>%1 is already a target</source>
        <translation>%1 ya es un blanco</translation>
    </message>
    <message>
        <source>Another target</source>
        <translation>Otro blanco</translation>
    </message>
    <message>
        <source>No more targets</source>
        <translation>Ningún blanco más</translation>
    </message>
    <message>
        <source>nobody acts after %1</source>
        <translation>nadie actúa después de %1</translation>
    </message>
    <message>
        <source>%1 has no items on its card</source>
        <translation>%1 no tiene objetos en su carta</translation>
    </message>
    <message>
        <source>%1 doesn’t act after %2</source>
        <translation>%1 no actúa después de %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 ataca a %2 con %3</translation>
    </message>
    <message>
        <source>Combatant</source>
        <translation>Combatiente</translation>
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
        <source>Act after</source>
        <translation>Actuar después de</translation>
    </message>
    <message>
        <source>Decide later, between two turns</source>
        <translation>Decidir más tarde, entre dos turnos</translation>
    </message>
    <message>
        <source>%1 delays until after %2</source>
        <translation>%1 retrasa su turno hasta después de %2</translation>
    </message>
    <message>
        <source>%1 delays</source>
        <translation>%1 retrasa su turno</translation>
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
        <source>only in the %1; this is the %2</source>
        <translation>solo en la %1; esta es la %2</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Dejar en blanco</translation>
    </message>
    <message>
        <source>%1 has already moved this round</source>
        <translation>%1 ya se ha movido en esta ronda</translation>
    </message>
    <message>
        <source>%1 has already acted this round</source>
        <translation>%1 ya ha actuado en esta ronda</translation>
    </message>
    <message>
        <source>%1 is delaying until another turn ends</source>
        <translation>%1 retrasa su turno hasta que acabe otro</translation>
    </message>
    <message>
        <source>%1 is not in this round’s order</source>
        <translation>%1 no está en el orden de esta ronda</translation>
    </message>
    <message>
        <source>it is %1’s turn, not %2’s</source>
        <translation>es el turno de %1, no de %2</translation>
    </message>
    <message>
        <source>%1 has no hit points on its card: track them yourself</source>
        <translation>la carta de %1 no tiene puntos de golpe: lleva tú la cuenta</translation>
    </message>
    <message>
        <source>Saving throw in the End Phase</source>
        <translation>Tirada de salvación en la Fase Final</translation>
    </message>
    <message>
        <source>Success sustains it rather than ending it</source>
        <translation>El éxito lo mantiene en vez de terminarlo</translation>
    </message>
    <message>
        <source>at most %1 effects per combatant</source>
        <translation>%1 efectos por combatiente como máximo</translation>
    </message>
    <message>
        <source>Hit point change</source>
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
        <source>Remove one instead</source>
        <translation>Quitar uno en su lugar</translation>
    </message>
    <message>
        <source>Effect to remove</source>
        <translation>Efecto que quitar</translation>
    </message>
    <message>
        <source>%1: %2 removed</source>
        <translation>%1: se quita %2</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Ganadores</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>La batalla termina sin ganador</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Batalla ganada por %1</translation>
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
        <source>its save has already been rolled this End Phase</source>
        <translation>su salvación de esta Fase Final ya se ha tirado</translation>
    </message>
    <message>
        <source>Saves not rolled yet: %1</source>
        <translation>Salvaciones aún sin tirar: %1</translation>
    </message>
    <message>
        <source>Not moved yet: %1</source>
        <translation>Aún no se han movido: %1</translation>
    </message>
    <message>
        <source>Not acted yet: %1</source>
        <translation>Aún no han actuado: %1</translation>
    </message>
    <message>
        <source>the Initiative Phase ends when everybody has rolled</source>
        <translation>la Fase de Iniciativa termina cuando todos han tirado</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Fin de la ronda %1</translation>
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
        <translation>%1 saca %2 contra %3: se mantiene</translation>
    </message>
    <message>
        <source>%1 rolls %2 for %3: it ends</source>
        <translation>%1 saca %2 contra %3: termina</translation>
    </message>
    <message>
        <source>Everybody rolls 2D6</source>
        <translation>Cada uno tira 2D6</translation>
    </message>
    <message>
        <source>Everybody else rolls 2D6</source>
        <translation>Todos los demás tiran 2D6</translation>
    </message>
    <message>
        <source>Totals are entered in this order: %1</source>
        <translation>Los totales se introducen en este orden: %1</translation>
    </message>
    <message>
        <source>Enter the totals instead</source>
        <translation>Introducir los totales</translation>
    </message>
    <message>
        <source>Total for %1</source>
        <translation>Total de %1</translation>
    </message>
    <message>
        <source>2D6: %1, INT and AGI: %2</source>
        <translation>2D6: %1, INT y AGI: %2</translation>
    </message>
    <message>
        <source>Not in this round’s order</source>
        <translation>No está en el orden de esta ronda</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>%1 are tied: each rolls a D6, and again while tied</source>
        <translation>%1 están empatados: cada uno tira un D6, y otro mientras siga el empate</translation>
    </message>
    <message>
        <source>Tie: D6 for %1 (roll %2)</source>
        <translation>Empate: D6 de %1 (tirada %2)</translation>
    </message>
    <message>
        <source>Initiative for round %1</source>
        <translation>Iniciativa de la ronda %1</translation>
    </message>
    <message>
        <source>Round %1, move order: %2</source>
        <translation>Ronda %1, orden de movimiento: %2</translation>
    </message>
    <message>
        <source>Battle order: %1</source>
        <translation>Orden de batalla: %1</translation>
    </message>
    <message>
        <source>%1 has already moved: seize the initiative before moving</source>
        <translation>%1 ya se ha movido: la iniciativa se toma antes de moverse</translation>
    </message>
    <message>
        <source>%1 has already seized the initiative</source>
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
        <source>%1 moves first and acts last; attacks against it have advantage until the round ends</source>
        <translation>%1 mueve primero y actúa al final; quien le ataque tiene ventaja hasta que acabe la ronda</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 toma la iniciativa</translation>
    </message>
    <message>
        <source>Difficult terrain: each square costs two</source>
        <translation>Terreno difícil: cada casilla cuesta dos</translation>
    </message>
    <message>
        <source>%1 is Slowed: it loses its remaining squares and its move ends</source>
        <translation>%1: estado Ralentizado; pierde las casillas que le quedan y su movimiento termina</translation>
    </message>
    <message>
        <source>Opportunity attacks</source>
        <translation>Ataques de oportunidad</translation>
    </message>
    <message>
        <source>From every enemy next to a square it leaves</source>
        <translation>De cada enemigo junto a una casilla que deja</translation>
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
        <source>Opportunity attack by %1</source>
        <translation>Ataque de oportunidad de %1</translation>
    </message>
    <message>
        <source>no combatant is called %1</source>
        <translation>ningún combatiente se llama %1</translation>
    </message>
    <message>
        <source>Hit points lost by %1</source>
        <translation>Puntos de golpe que pierde %1</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Sin daño</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side</source>
        <translation>%1 y %2 son del mismo bando</translation>
    </message>
    <message>
        <source>the effect needs a name</source>
        <translation>el efecto necesita un nombre</translation>
    </message>
    <message>
        <source>%1 has no effects</source>
        <translation>%1 no tiene efectos</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>2D6 + INT + AGI (%1)</source>
        <translation>2D6 + INT + AGI (%1)</translation>
    </message>
    <message>
        <source>%1 provokes no opportunity attacks</source>
        <translation>%1 no provoca ataques de oportunidad</translation>
    </message>
    <message>
        <source>%1 has no hit points left</source>
        <translation>%1 no tiene puntos de golpe</translation>
    </message>
    <message>
        <source>others have already moved: %1 would no longer move first</source>
        <translation>otros ya se han movido: %1 ya no se movería primero</translation>
    </message>
    <message>
        <source>Extra advantage</source>
        <translation>Ventaja adicional</translation>
    </message>
    <message>
        <source>Extra disadvantage</source>
        <translation>Desventaja adicional</translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message>
        <source>there is nothing to undo or redo</source>
        <translation>no hay nada que deshacer ni rehacer</translation>
    </message>
    <message>
        <source>too many undos and redos in this match</source>
        <translation>se ha deshecho y rehecho demasiadas veces en esta partida</translation>
    </message>
    <message>
        <source>this answer is no longer needed</source>
        <translation>esta respuesta ya no hace falta</translation>
    </message>
    <message>
        <source>an answer is still missing</source>
        <translation>aún falta una respuesta</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>at most %1 answers</source>
        <translation>%1 respuestas como máximo</translation>
    </message>
    <message>
        <source>%1: must be %2</source>
        <translation>%1: debe ser %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>%1: nothing here is called &apos;%2&apos;</source>
        <translation>%1: aquí no hay nada llamado «%2»</translation>
    </message>
    <message>
        <source>%1: nothing here is called &apos;%2&apos;; did you mean &apos;%3&apos;?</source>
        <translation>%1: aquí no hay nada llamado «%2»; ¿querías decir «%3»?</translation>
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
        <source>a list without duplicates</source>
        <translation>una lista sin duplicados</translation>
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
        <source>a position from %1, %2 to %3, %4</source>
        <translation>una posición de %1, %2 a %3, %4</translation>
    </message>
    <message>
        <source>an id of lower-case letters, digits and dashes</source>
        <translation>un identificador de letras minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>text of at most %1 bytes</source>
        <translation>un texto de %1 bytes como máximo</translation>
    </message>
    <message>
        <source>rows, each with its own key</source>
        <translation>una serie de filas, cada una con su propia clave</translation>
    </message>
    <message>
        <source>a list of %1 to %2 rows</source>
        <translation>una lista de %1 a %2 filas</translation>
    </message>
    <message>
        <source>no question asks for &apos;%1&apos;</source>
        <translation>ninguna pregunta pide «%1»</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; available: %2</source>
        <translation>orden desconocida «%1»; disponibles: %2</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; available: %2; did you mean &apos;%3&apos;?</source>
        <translation>orden desconocida «%1»; disponibles: %2; ¿querías decir «%3»?</translation>
    </message>
    <message>
        <source>the unfinished action can’t go on after this: %1; undo it first</source>
        <translation>la acción en curso no puede seguir después de esto: %1; deshazla primero</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>no hay nada que elegir</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>This cancels the unfinished action: %1</source>
        <translation>Esto cancela la acción sin terminar: %1</translation>
    </message>
    <message>
        <source>too much is put right in the middle of this action: end it first</source>
        <translation>demasiadas correcciones en medio de esta acción: termínala antes</translation>
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
        <source>no modifiers</source>
        <translation>sin modificadores</translation>
    </message>
    <message>
        <source>halved by Dodge %1 (ties Precision, wins the tie-breaker) = %2</source>
        <translation>a la mitad por Esquiva %1 (empata con Precisión y gana el desempate) = %2</translation>
    </message>
    <message>
        <source>not halved: Precision %1 ties Dodge and wins the tie-breaker</source>
        <translation>no se reduce a la mitad: Precisión %1 empata con Esquiva y gana el desempate</translation>
    </message>
    <message>
        <source>halved by Dodge %1 against Precision %2 = %3</source>
        <translation>a la mitad por Esquiva %1 contra Precisión %2 = %3</translation>
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
        <source>Begin a battle</source>
        <translation>Empezar una batalla</translation>
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
        <source>Battle turn: %1</source>
        <translation>Turno de batalla: %1</translation>
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
        <source>Battles won</source>
        <translation>Batallas ganadas</translation>
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
        <source>Back in its Castle</source>
        <translation>De vuelta en su Castillo</translation>
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
        <source>Face-down attack card</source>
        <translation>Carta de ataque boca abajo</translation>
    </message>
    <message>
        <source>Face-down defense card</source>
        <translation>Carta de defensa boca abajo</translation>
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
        <source>%1: cards</source>
        <translation>%1: cartas</translation>
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
        <source>By the bandits’ pattern</source>
        <translation>Según el patrón de los bandidos</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Target for %1</source>
        <translation>Blanco de %1</translation>
    </message>
    <message>
        <source>No knights left: nobody wins</source>
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
        <source>Turn: %1 (Delay %2)</source>
        <translation>Turno: %1 (Demora %2)</translation>
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
        <source>no attack</source>
        <translation>sin ataque</translation>
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
        <source>players/%1/id: &apos;%2&apos; is used twice</source>
        <translation>players/%1/id: «%2» se usa dos veces</translation>
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
        <source>%1: &apos;%2&apos; chosen for attack and defense; choose two different cards</source>
        <translation>%1: «%2» elegida para ataque y defensa; elige dos cartas distintas</translation>
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
        <source>Most frequent pairs: %1 (%2) against %3 (%4)</source>
        <translation>Parejas más frecuentes: %1 (%2) contra %3 (%4)</translation>
    </message>
    <message>
        <source>Lead for %1: %2</source>
        <translation>Ventaja de %1: %2</translation>
    </message>
    <message>
        <source>Best reply to your guess, for %1: %2</source>
        <translation>Mejor respuesta a la suposición para %1: %2</translation>
    </message>
    <message>
        <source>average lead: %1</source>
        <translation>ventaja media: %1</translation>
    </message>
    <message>
        <source>With best play, average lead for %1: %2</source>
        <translation>Jugando lo mejor posible, ventaja media de %1: %2</translation>
    </message>
    <message>
        <source>%1 pairs of %2 against %3 of %4</source>
        <translation>%1 parejas de %2 contra %3 de %4</translation>
    </message>
    <message>
        <source>Lead for %1 (attack / defense card)</source>
        <translation>Ventaja para %1 (carta de ataque / defensa)</translation>
    </message>
    <message>
        <source>Guess at the second player’s cards</source>
        <translation>Suposición sobre las cartas del segundo jugador</translation>
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
        <source>%1/hand: %2 cards make %3 pairs; the limit is %4 cards (%5 pairs)</source>
        <translation>%1/hand: %2 cartas dan %3 parejas; el límite es de %4 cartas (%5 parejas)</translation>
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
        <source>no battle in progress</source>
        <translation>no hay ninguna batalla en curso</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 de %2 heridas</translation>
    </message>
    <message>
        <source>%1 left the board; treated as back from its castle, unhurt</source>
        <translation>%1 salió del tablero: se supone que ha vuelto de su Castillo sin heridas</translation>
    </message>
    <message>
        <source>%1 left the board; treated as a new bandit, unhurt</source>
        <translation>%1 salió del tablero: se supone que es un bandido nuevo sin heridas</translation>
    </message>
    <message>
        <source>another battle is still in progress</source>
        <translation>sigue en curso otra batalla</translation>
    </message>
    <message>
        <source>Knights on the tile</source>
        <translation>Caballeros en la loseta</translation>
    </message>
    <message>
        <source>In player order</source>
        <translation>En orden de jugadores</translation>
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
        <source>%1: cards chosen</source>
        <translation>%1: cartas elegidas</translation>
    </message>
    <message>
        <source>%1: choose two cards</source>
        <translation>%1: elige dos cartas</translation>
    </message>
    <message>
        <source>The hand is empty: the discards come back first</source>
        <translation>La mano está vacía: antes vuelven los descartes</translation>
    </message>
    <message>
        <source>The last card in hand is one of the two; the discards come back for the other</source>
        <translation>La última carta de la mano es una de las dos; para la otra vuelven los descartes</translation>
    </message>
    <message>
        <source>%1: discards taken back, cards chosen</source>
        <translation>%1: descartes recuperados, cartas elegidas</translation>
    </message>
    <message>
        <source>%1 can’t ally: bandits never do</source>
        <translation>%1 no puede aliarse: los bandidos nunca lo hacen</translation>
    </message>
    <message>
        <source>%1 already has an ally</source>
        <translation>%1 ya tiene un aliado</translation>
    </message>
    <message>
        <source>no two sides in this battle can still ally</source>
        <translation>ya no quedan en esta batalla dos bandos que puedan aliarse</translation>
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
        <source>%1: attack %2 (%3), defense %4 (%5)</source>
        <translation>%1: ataque %2 (%3), defensa %4 (%5)</translation>
    </message>
    <message>
        <source>the cards are already revealed</source>
        <translation>las cartas ya están reveladas</translation>
    </message>
    <message>
        <source>still to choose: %1</source>
        <translation>faltan por elegir: %1</translation>
    </message>
    <message>
        <source>%1 belongs to an ally</source>
        <translation>%1 pertenece a un aliado</translation>
    </message>
    <message>
        <source>%1 is out: no longer a target</source>
        <translation>%1 está fuera: ya no es un blanco</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Sin blanco</translation>
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
        <source>%2 takes %n wound(s) from %1: %3</source>
        <translation>
            <numerusform>%2 recibe %n herida de %1: %3</numerusform>
            <numerusform>%2 recibe %n heridas de %1: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no attack</source>
        <translation>%1: sin ataque</translation>
    </message>
    <message>
        <source>some battle turns are left</source>
        <translation>quedan algunos turnos de batalla</translation>
    </message>
    <message>
        <source>No knights left: nobody wins the battle</source>
        <translation>No queda ningún caballero: nadie gana la batalla</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Batalla ganada por %1</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2</source>
        <translation>Corregido: %1 tiene %2</translation>
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
        <source>End the match</source>
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
        <source>%1/%2/id: &apos;%3&apos; is used twice; each card in a hand needs its own id</source>
        <translation>%1/%2/id: «%3» se usa dos veces; cada carta de una mano necesita su propio identificador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>These are bandits</source>
        <translation>Estos son bandidos</translation>
    </message>
    <message>
        <source>Bandits choose targets by their pattern and never ally</source>
        <translation>Los bandidos eligen blancos según su patrón y nunca se alían</translation>
    </message>
    <message>
        <source>Battle with chosen cards</source>
        <translation>Batalla con cartas elegidas</translation>
    </message>
    <message>
        <source>Best cards</source>
        <translation>Mejores cartas</translation>
    </message>
    <message>
        <source>players/%1/ally: an alliance needs two players</source>
        <translation>players/%1/ally: una alianza necesita dos jugadores</translation>
    </message>
    <message>
        <source>all follow the bandits’ pattern</source>
        <translation>todos siguen el patrón de los bandidos</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>tie_breaker: a side with knights on the tile is missing</source>
        <translation>tie_breaker: falta un bando con caballeros en la loseta</translation>
    </message>
    <message>
        <source>knights: choose knights of at least two sides</source>
        <translation>knights: elige caballeros de al menos dos bandos</translation>
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
        <source>Winners</source>
        <translation>Ganadores</translation>
    </message>
    <message>
        <source>Most battles won; the rules set no end, so you may decide otherwise</source>
        <translation>Más batallas ganadas; las reglas no fijan un final, así que puedes decidir otra cosa</translation>
    </message>
    <message>
        <source>Match won by %1</source>
        <translation>Partida ganada por %1</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Two cards drawn unseen</source>
        <translation>Dos cartas robadas sin verlas</translation>
    </message>
    <message>
        <source>The cards are face down; each die picks one by its position, the second of those that are left</source>
        <translation>Las cartas están boca abajo: cada dado roba una por su posición, el segundo entre las que quedan</translation>
    </message>
    <message>
        <source>Enter the cards drawn at the table</source>
        <translation>Introduce las cartas robadas en la mesa</translation>
    </message>
    <message>
        <source>%1: draw two cards</source>
        <translation>%1: roba dos cartas</translation>
    </message>
    <message>
        <source>too late: alliances are made before the first battle turn</source>
        <translation>demasiado tarde: las alianzas se forman antes del primer turno de batalla</translation>
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
    <message>
        <source>an alliance needs a third side</source>
        <translation>una alianza necesita un tercer bando</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La batalla ha terminado</translation>
    </message>
    <message numerus="yes">
        <source>%1: each knight takes %n wound(s) from %2</source>
        <translation>
            <numerusform>%1: cada caballero sufre %n herida por %2</numerusform>
            <numerusform>%1: cada caballero sufre %n heridas por %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %n point(s)</source>
        <translation>
            <numerusform>%1 juntos: %n punto</numerusform>
            <numerusform>%1 juntos: %n puntos</numerusform>
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
        <source>both sides must first roll for the first turn</source>
        <translation>antes, ambos bandos deben tirar por el primer turno</translation>
    </message>
    <message>
        <source>%1 of %2 hit points</source>
        <translation>%1 de %2 puntos de golpe</translation>
    </message>
    <message>
        <source>%1 is not on the active side</source>
        <translation>%1 no es del bando activo</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 está fuera de combate</translation>
    </message>
    <message>
        <source>%1 has already acted this turn</source>
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
        <translation>Vulnerabilidad (%1): daño ×%2</translation>
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
        <translation>%1: %2 se puede volver a usar</translation>
    </message>
    <message>
        <source>No units left: the battle has no winner</source>
        <translation>No quedan unidades: la batalla no tiene ganador</translation>
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
        <source>Distance not checked</source>
        <translation>Distancia sin comprobar</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Sin tipo</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnerable a</translation>
    </message>
    <message>
        <source>Damage from %1 ×</source>
        <translation>Daño (%1) ×</translation>
    </message>
    <message>
        <source>One-time talent</source>
        <translation>Talento de un solo uso</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
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
        <source>%1 has the ability No vulnerabilities</source>
        <translation>%1 tiene la capacidad Sin vulnerabilidades</translation>
    </message>
    <message>
        <source>%1 is vulnerable to %2: damage ×%3</source>
        <translation>%1 es vulnerable (%2): daño ×%3</translation>
    </message>
    <message>
        <source>On a tie nobody is hurt</source>
        <translation>En un empate nadie resulta herido</translation>
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
        <source>A special attack deals %1, with no damage in return</source>
        <translation>Un ataque especial causa %1, sin daño de respuesta</translation>
    </message>
    <message>
        <source>%1 is ranged and %2 is not: Full Damage, none in return</source>
        <translation>%1 ataca a distancia y %2 no: Daño Completo, sin daño de respuesta</translation>
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
        <source>Unnamed</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Attacker’s special attack damage</source>
        <translation>Daño del ataque especial del atacante</translation>
    </message>
    <message>
        <source>Normal attack</source>
        <translation>Ataque normal</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Every pairing as a duel</source>
        <translation>Cada emparejamiento como duelo</translation>
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
        <source>Hit points left: %1</source>
        <translation>Puntos de golpe restantes: %1</translation>
    </message>
    <message>
        <source>Neither can hurt the other: the duel never ends</source>
        <translation>Ninguno puede herir al otro: el duelo no acaba nunca</translation>
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
        <source>No roll: %1 takes %2 damage</source>
        <translation>Sin tirada: %1 recibe %2 de daño</translation>
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
        <source>this match has no Random Consequence Chart</source>
        <translation>esta partida no tiene Tabla de Consecuencias Aleatorias</translation>
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
        <source>%1 is already inside</source>
        <translation>%1 ya está dentro</translation>
    </message>
    <message>
        <source>%1 is full (%2 units)</source>
        <translation>%1 está lleno (%2 unidades)</translation>
    </message>
    <message>
        <source>Encampment</source>
        <translation>Campamento</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <translation>%1 entra en %2</translation>
    </message>
    <message>
        <source>%1 has no talent</source>
        <translation>%1 no tiene talento</translation>
    </message>
    <message>
        <source>%1 must defeat a foe to regain its talent</source>
        <translation>%1 debe dejar fuera de combate a un enemigo para recuperar su talento</translation>
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
        <source>%1 has already moved this turn</source>
        <translation>%1 ya se ha movido en este turno</translation>
    </message>
    <message>
        <source>%1 is not an air unit: it can’t cross deep water</source>
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
        <source>%1 has already moved or acted this turn</source>
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
        <source>%1 set to %2 of %3 hit points</source>
        <translation>%1 pasa a %2 de %3 puntos de golpe</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message numerus="yes">
        <source>%1 can attack from up to %n square(s) away</source>
        <translation>
            <numerusform>%1: ataque a %n casilla como máximo</numerusform>
            <numerusform>%1: ataque a %n casillas como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>%1 is not in an encampment</source>
        <translation>%1 no está en ningún campamento</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 sale de %2</translation>
    </message>
    <message>
        <source>the first turn is already decided</source>
        <translation>el primer turno ya está decidido</translation>
    </message>
    <message>
        <source>%1’s roll</source>
        <translation>Tirada de %1</translation>
    </message>
    <message>
        <source>both rolled %1: roll again</source>
        <translation>ambos han sacado %1: se tira otra vez</translation>
    </message>
    <message>
        <source>%1 goes first: %2 against %3</source>
        <translation>%1 empieza: %2 contra %3</translation>
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
        <source>chart rows overlap: two rows have %1; each number from 1 to 100 belongs in one row</source>
        <translation>filas de la tabla solapadas: dos filas tienen %1; cada número de 1 a 100 va en una sola fila</translation>
    </message>
    <message>
        <source>Random Consequence Chart</source>
        <translation>Tabla de Consecuencias Aleatorias</translation>
    </message>
    <message>
        <source>Without it, you decide what happens to defeated player characters</source>
        <translation>Sin ella, decides tú qué les ocurre a los personajes jugadores fuera de combate</translation>
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
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
    </message>
    <message>
        <source>No units left</source>
        <translation>No quedan unidades</translation>
    </message>
    <message>
        <source>Both sides roll: higher goes first</source>
        <translation>Ambos bandos tiran: empieza el más alto</translation>
    </message>
    <message>
        <source>Round %1: %2’s turn</source>
        <translation>Ronda %1: turno de %2</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Fuera de combate</translation>
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
        <source>Encampment %1 (%2)</source>
        <translation>Campamento %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 está en %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 está vacío</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unidades restantes</translation>
    </message>
    <message>
        <source>Defeat not computed</source>
        <translation>Sin calcular si queda fuera de combate</translation>
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
        <source>Matchup</source>
        <translation>Enfrentamiento</translation>
    </message>
    <message numerus="yes">
        <source>square(s)</source>
        <translation>
            <numerusform>casilla</numerusform>
            <numerusform>casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanges on average: %1</source>
        <translation>Intercambios de media: %1</translation>
    </message>
    <message>
        <source>a critical attack, %1 can’t react</source>
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
        <source>the consequence for %1 has already been rolled</source>
        <translation>la consecuencia para %1 ya se ha tirado</translation>
    </message>
    <message>
        <source>%1 rolls again</source>
        <translation>%1 tira otra vez</translation>
    </message>
    <message>
        <source>Healed by</source>
        <translation>Quién cura</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Dejar en blanco</translation>
    </message>
    <message>
        <source>%1 heals %2 by %3: %4 of %5 hit points</source>
        <translation>%1 cura %3 a %2: %4 de %5 puntos de golpe</translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3 of %4 hit points left</source>
        <translation>%1 recibe %2 de daño: quedan %3 de %4 puntos de golpe</translation>
    </message>
    <message>
        <source>%1 is not an ally of %2</source>
        <translation>%1 no es aliado de %2</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side</source>
        <translation>%1 y %2 son del mismo bando</translation>
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
        <source>No name</source>
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
    <message>
        <source>An ability with “special” or “heals” becomes an action: “Special attack: a fireball for 3”</source>
        <translation>Una capacidad con «especial» o «cura» se convierte en acción: «Ataque especial: una bola de fuego por 3»</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminar la batalla</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>La batalla termina sin ganador</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Ends by itself when a side has no units left; you may end it sooner</source>
        <translation>Termina por sí sola cuando un bando se queda sin unidades; podéis terminarla antes</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La batalla ha terminado</translation>
    </message>
    <message>
        <source>No roll: %1 is defeated</source>
        <translation>Sin tirada: %1 queda fuera de combate</translation>
    </message>
    <message>
        <source>%1 is in %2, and would set up another one</source>
        <translation>%1 está en %2 y montaría otro</translation>
    </message>
    <message>
        <source>%1 has given up this turn for an encampment</source>
        <translation>%1 ha renunciado a este turno por un campamento</translation>
    </message>
    <message>
        <source>Set up camp</source>
        <translation>Acampada</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Movida</translation>
    </message>
    <message>
        <source>Acted</source>
        <translation>Actuó</translation>
    </message>
    <message>
        <source>%1 defeats %2</source>
        <translation>%1 derrota a %2</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>%1 is a player character: the Narrator decides what becomes of it</source>
        <translation>%1 es un personaje jugador: el Narrador decide qué le ocurre</translation>
    </message>
    <message>
        <source>Both rolled %1: roll again</source>
        <translation>Ambos han sacado %1: se tira otra vez</translation>
    </message>
    <message>
        <source>%1 has done nothing this turn</source>
        <translation>%1 no ha hecho nada en este turno</translation>
    </message>
</context>
<context>
    <name>drakerys</name>
    <message>
        <source>no stats for %1: Actions and skills not checked</source>
        <translation>sin perfil de %1: Acciones y Habilidades sin comprobar</translation>
    </message>
    <message>
        <source>%1: No Activation token</source>
        <translation>%1: ficha Sin Activación</translation>
    </message>
    <message>
        <source>attack while not Engaged: %1</source>
        <translation>ataque sin estar Trabada: %1</translation>
    </message>
    <message>
        <source>magic without the Wizard skill: %1</source>
        <translation>magia sin la Habilidad Wizard: %1</translation>
    </message>
    <message>
        <source>%1 while Engaged: %2</source>
        <translation>%1 estando Trabada: %2</translation>
    </message>
    <message>
        <source>heroic dice without the Heroic Action skill: %1</source>
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
        <source>%1 forbidden by a token on %2</source>
        <translation>%1: prohibido por una ficha en %2</translation>
    </message>
    <message>
        <source>Combined Charge without a Hero: %1</source>
        <translation>Carga Combinada sin un Héroe: %1</translation>
    </message>
    <message>
        <source>shooting without the Shooter skill: %1</source>
        <translation>disparo sin la Habilidad Shooter: %1</translation>
    </message>
    <message>
        <source>weapon not carried by %1: %2</source>
        <translation>%1: sin esta arma: %2</translation>
    </message>
    <message>
        <source>%1: shot no. %2 with the same weapon (%3) in one activation</source>
        <translation>%1: disparo n.º %2 con la misma arma (%3) en una activación</translation>
    </message>
    <message>
        <source>invocation without the Awakened skill: %1</source>
        <translation>invocación sin la Habilidad Despertado: %1</translation>
    </message>
    <message>
        <source>invocation no. %1 by %2, limit %3 per game</source>
        <translation>invocación n.º %1 de %2, límite de %3 por partida</translation>
    </message>
    <message>
        <source>%1: not a Wizard</source>
        <translation>%1: sin la Habilidad Wizard</translation>
    </message>
    <message>
        <source>%1: %2 sources, but Wizard level %3</source>
        <translation>%1: %2 fuentes, pero nivel de Wizard %3</translation>
    </message>
    <message>
        <source>%1: already cast in this activation: %2</source>
        <translation>%1: ya lanzado en esta Activación: %2</translation>
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
        <source>%1: Warriors left: %2, not %3</source>
        <translation>%1: Guerreros restantes: %2, no %3</translation>
    </message>
    <message>
        <source>%1 at %2 would be off the %3 × %3 cm battlefield</source>
        <translation>%1 en %2 quedaría fuera del campo de batalla de %3 × %3 cm</translation>
    </message>
    <message>
        <source>%1 at %2 would overlap the %3</source>
        <translation>%1 en %2 se superpondría con: %3</translation>
    </message>
    <message>
        <source>%1 is chosen twice</source>
        <translation>%1 se ha elegido dos veces</translation>
    </message>
    <message>
        <source>%1 needs a Hero; %2 isn’t one</source>
        <translation>%1 necesita un Héroe; %2 no lo es</translation>
    </message>
    <message>
        <source>%1 needs Infantry; %2 isn’t</source>
        <translation>%1 necesita Infantería; %2 no lo es</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n own Unit(s), not %2</source>
        <translation>
            <numerusform>%1 necesita %n Unidad propia, no %2</numerusform>
            <numerusform>%1 necesita %n Unidades propias, no %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n enemy Unit(s), not %2</source>
        <translation>
            <numerusform>%1 necesita %n Unidad enemiga, no %2</numerusform>
            <numerusform>%1 necesita %n Unidades enemigas, no %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs %2 different Sceneries, not %3</source>
        <translation>%1 necesita %2 Escenografías distintas, no %3</translation>
    </message>
    <message>
        <source>no Scenery &apos;%1&apos; stands on the battlefield</source>
        <translation>no hay ninguna Escenografía «%1» en el campo de batalla</translation>
    </message>
    <message>
        <source>the Sceneries can’t all be in the same half of the battlefield</source>
        <translation>las Escenografías no pueden estar todas en la misma mitad del campo de batalla</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; counted anyway</source>
        <translation>el reglamento no tiene ninguna misión «%1»; se cuenta de todos modos</translation>
    </message>
    <message>
        <source>there is only one %1 card</source>
        <translation>solo hay una carta de %1</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; track it yourselves</source>
        <translation>el reglamento no tiene ninguna misión «%1»; lleva tú la cuenta</translation>
    </message>
    <message>
        <source>%1 has no condition &apos;%2&apos;, only: %3</source>
        <translation>%1 no tiene la condición «%2», solo: %3</translation>
    </message>
    <message>
        <source>%1: no one can pick up the %2, not even %3</source>
        <translation>%1: nadie puede recoger %2, ni siquiera %3</translation>
    </message>
    <message>
        <source>%1: only its owner’s Units can pick up the %2, not %3</source>
        <translation>%1: solo las Unidades de su dueño pueden recoger %2, no %3</translation>
    </message>
    <message>
        <source>%1: only its owner’s enemy can pick up the %2, not %3</source>
        <translation>%1: solo el enemigo de su dueño puede recoger %2, no %3</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; it must be at least %4 cm</source>
        <translation>%1 está a %2 cm de %3; debe estar a %4 cm como mínimo</translation>
    </message>
    <message>
        <source>a Scenery, Vortex or Maelstrom</source>
        <translation>una Escenografía, un Vórtice o un Maelstrom</translation>
    </message>
    <message>
        <source>%1 is not on the same diagonal as %2</source>
        <translation>%1 no está en la misma diagonal que %2</translation>
    </message>
    <message>
        <source>%1 is not on a diagonal of the battlefield</source>
        <translation>%1 no está en ninguna diagonal del campo de batalla</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the middle; it must be there or %3 cm away</source>
        <translation>%1 está a %2 cm del centro; debe estar ahí mismo o a %3 cm</translation>
    </message>
    <message>
        <source>%1 must lie %2 cm beyond the middle line, on the side of %3’s enemy</source>
        <translation>%1 debe estar %2 cm más allá de la línea central, en el lado del enemigo de %3</translation>
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
        <source>the game is over: the players ended it</source>
        <translation>la partida ha terminado: los jugadores la han dado por terminada</translation>
    </message>
    <message>
        <source>the game is over: all players have resolved six Headquarters Phases</source>
        <translation>la partida ha terminado: todos los jugadores han resuelto seis Fases de Cuartel General</translation>
    </message>
    <message>
        <source>it is %1’s turn, not %2’s</source>
        <translation>es el turno de %1, no de %2</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; at most %2 may be spent</source>
        <translation>la activación cuesta %1 ST; se pueden gastar %2 como máximo</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; only %2 TS left before the last START</source>
        <translation>la activación cuesta %1 ST; solo quedan %2 ST antes del último START</translation>
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
        <source>no stats for %1: its Health counts as 1</source>
        <translation>sin perfil de %1: su Salud cuenta como 1</translation>
    </message>
    <message>
        <source>the rulebook has no status &apos;%1&apos;; used anyway</source>
        <translation>el reglamento no tiene el estado «%1»; se usa de todos modos</translation>
    </message>
    <message>
        <source>no “%1” token on %2</source>
        <translation>no hay ninguna ficha «%1» en %2</translation>
    </message>
    <message>
        <source>%1 can’t resolve a Headquarters Phase now</source>
        <translation>%1 no puede resolver ahora una Fase de Cuartel General</translation>
    </message>
    <message>
        <source>%1 has no Leadership</source>
        <translation>%1 no tiene Leadership</translation>
    </message>
    <message>
        <source>order to an Engaged Unit: %1</source>
        <translation>orden a una Unidad Trabada: %1</translation>
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
        <source>%1: not Awakened</source>
        <translation>%1: sin la Habilidad Despertado</translation>
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
        <translation>%1: no es Infantería</translation>
    </message>
    <message>
        <source>%1: Engaged</source>
        <translation>%1: Unidad Trabada</translation>
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
        <source>The player’s Hero eliminated the enemy’s Hero</source>
        <translation>El Héroe del jugador ha eliminado al Héroe enemigo</translation>
    </message>
    <message>
        <source>Conquest areas with the player’s flag, 1 VP for every 3</source>
        <translation>Zonas de conquista con la bandera del jugador, 1 PV por cada 3</translation>
    </message>
    <message>
        <source>Full quarters of the enemy’s Army Points eliminated</source>
        <translation>Cuartos completos de los Puntos de Ejército enemigos eliminados</translation>
    </message>
    <message>
        <source>Units carrying 2 or more moon shards</source>
        <translation>Unidades que llevan 2 fragmentos de luna o más</translation>
    </message>
    <message>
        <source>Idols the player controls</source>
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
        <source>The Unit given the relic still has it</source>
        <translation>La Unidad que recibió la reliquia aún la tiene</translation>
    </message>
    <message>
        <source>The Unit given the relic also has an enemy relic</source>
        <translation>La Unidad que recibió la reliquia tiene también una del enemigo</translation>
    </message>
    <message>
        <source>Relics carried by the player’s Units</source>
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
        <source>%1: 1 to %2 Actions per activation</source>
        <translation>%1: de 1 a %2 Acciones por Activación</translation>
    </message>
    <message>
        <source>only one Charge or Combined Charge per activation</source>
        <translation>solo una Carga o Carga Combinada por activación</translation>
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
        <source>The Unit’s weapon</source>
        <translation>El arma de la Unidad</translation>
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
        <source>%1’s token moves to START</source>
        <translation>La ficha de %1 avanza a START</translation>
    </message>
    <message>
        <source>%1’s token moves to square %2</source>
        <translation>La ficha de %1 avanza a la casilla %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Unit changed</source>
        <translation>No cambia ninguna Unidad</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
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
        <source>Edited: no changes</source>
        <translation>Editado: sin cambios</translation>
    </message>
    <message>
        <source>Edited: %1</source>
        <translation>Editado: %1</translation>
    </message>
    <message>
        <source>Edited: %1; %2</source>
        <translation>Editado: %1; %2</translation>
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
        <source>Arrow angle, clockwise from Deployment Area B</source>
        <translation>Ángulo de la flecha, en sentido horario desde la Zona de Despliegue B</translation>
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
        <source>%1 placed at %2, on the %3: no room elsewhere</source>
        <translation>%1: posición %2, sobre: %3. No queda otro sitio libre</translation>
    </message>
    <message>
        <source>%1 lies on the %2, though there is room elsewhere</source>
        <translation>%1 está sobre: %2, aunque queda sitio en otra parte</translation>
    </message>
    <message>
        <source>%1 stays Engaged with %2; “Set Engaged Units” ends that</source>
        <translation>%1 sigue Trabada con %2; «Fijar Unidades Trabadas» lo termina</translation>
    </message>
    <message>
        <source>Scenery: place it by hand, or start without</source>
        <translation>Escenografía: colocadla a mano o empezad sin ella</translation>
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
        <source>Not on the map</source>
        <translation>Fuera del mapa</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Dejar en blanco</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misión</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1: se retira</translation>
    </message>
    <message>
        <source>%1: %2 picked up</source>
        <translation>%1 recoge %2</translation>
    </message>
    <message>
        <source>%1 given to %2</source>
        <translation>%2 recibe %1</translation>
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
        <source>Removed</source>
        <translation>Retirado</translation>
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
        <source>%1: position unknown</source>
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
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <source>Invocations per game</source>
        <translation>Invocaciones por partida</translation>
    </message>
    <message>
        <source>Wizard level</source>
        <translation>Nivel como Wizard</translation>
    </message>
    <message>
        <source>No stats. Enter them in the list before the next match.</source>
        <translation>Sin perfil. Introdúcelo en la lista antes de la próxima partida.</translation>
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
        <source>Level %1 Wizard</source>
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
        <source>%1: %n Warrior(s) removed</source>
        <translation>
            <numerusform>%1: %n Guerrero retirado</numerusform>
            <numerusform>%1: %n Guerreros retirados</numerusform>
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
        <source>None drawn</source>
        <translation>Ninguna robada</translation>
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
        <source>%1 needs a different choice</source>
        <translation>%1 necesita otra elección</translation>
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
        <source>Not for a Unit</source>
        <translation>Para ninguna Unidad</translation>
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
        <source>Successes</source>
        <translation>Éxitos</translation>
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
        <translation>Rezar una plegaria</translation>
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
        <source>Set Leader position</source>
        <translation>Fijar la posición del Líder</translation>
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
        <source>Remove Warriors</source>
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
        <source>Mission condition</source>
        <translation>Condición de misión</translation>
    </message>
    <message>
        <source>Record a roll</source>
        <translation>Anotar una tirada</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Editar valores</translation>
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
        <source>Not for a mission</source>
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
        <source>not yet</source>
        <translation>todavía no</translation>
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
        <source>No Vortex exhausted</source>
        <translation>Ningún Vórtice agotado</translation>
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
        <source>Mana spent on extra dice</source>
        <translation>Maná gastado en dados adicionales</translation>
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
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>%1 would be off the %2 × %2 cm battlefield</source>
        <translation>%1 quedaría fuera del campo de batalla de %2 × %2 cm</translation>
    </message>
    <message>
        <source>Round %1: %2’s turn</source>
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
        <translation>invocado por %1</translation>
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
        <translation>La ficha de %1 está en START, %2 de 6 Fases de Cuartel General</translation>
    </message>
    <message>
        <source>%1’s token is on square %2, %3 of 6 Headquarters Phases</source>
        <translation>La ficha de %1 está en la casilla %2, %3 de 6 Fases de Cuartel General</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>Nothing placed yet</source>
        <translation>Aún no hay nada colocado</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propietario</translation>
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
        <source>Add token</source>
        <translation>Añadir ficha</translation>
    </message>
    <message>
        <source>Remove a token instead</source>
        <translation>Retirar una ficha en su lugar</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>Retirar ficha</translation>
    </message>
    <message>
        <source>Stress change</source>
        <translation>Cambio de Estrés</translation>
    </message>
    <message>
        <source>%1: Stress %2</source>
        <translation>%1: Estrés %2</translation>
    </message>
    <message>
        <source>%1: “%2” removed</source>
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
        <source>the activation of %1 is not over</source>
        <translation>la activación de %1 no ha terminado</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose one of your Heroes. Keep that Hero on the battlefield and eliminate the Hero the enemy chose, ideally with your own.</source>
        <translation>Tras el Despliegue, elige en secreto a uno de tus Héroes. Mantenlo en el campo de batalla y elimina al Héroe que eligió el enemigo, a ser posible con el tuyo.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and one of the enemy’s. Keep yours on the battlefield and eliminate the enemy’s, ideally with your own.</source>
        <translation>Tras el Despliegue, elige a uno de tus Héroes y a uno del enemigo. Mantén el tuyo en el campo de batalla y elimina al del enemigo, a ser posible con el tuyo.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas. After the Deployment, choose three Units that can plant flags in them (Special Action, 1 TS). A new flag replaces the old one. At the end, every three areas with your flag score 1 VP.</source>
        <translation>El campo de batalla tiene nueve zonas de conquista. Tras el Despliegue, elige tres Unidades que puedan plantar banderas en ellas (Acción Especial, 1 ST). Una bandera nueva sustituye a la anterior. Al final, cada tres zonas con tu bandera dan 1 PV.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas. After the Deployment, choose three Units that can plant flags in them (Special Action, 1 TS). The enemy can pick up the flags. At the end, every three areas with your flag score 1 VP.</source>
        <translation>El campo de batalla tiene nueve zonas de conquista. Tras el Despliegue, elige tres Unidades que puedan plantar banderas en ellas (Acción Especial, 1 ST). El enemigo puede recoger las banderas. Al final, cada tres zonas con tu bandera dan 1 PV.</translation>
    </message>
    <message>
        <source>Every full 25% of the enemy’s Army Points you eliminate scores 1 VP, at most 3.</source>
        <translation>Cada 25&#xa0;% completo de los Puntos de Ejército del enemigo que elimines da 1 PV, 3 como máximo.</translation>
    </message>
    <message>
        <source>Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. Each of your Units carrying two or more at the end scores 1 VP.</source>
        <translation>Hay seis fragmentos de luna en el campo de batalla, a 25 cm o más entre sí, listos para recoger. Cada Unidad tuya que lleve dos o más al final da 1 PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal: one in the middle, the others 30 cm away on either side. Each idol you control at the end, with most Units within 5 cm, scores 1 VP.</source>
        <translation>Tres ídolos se alzan en una diagonal: uno en el centro y los otros a 30 cm a cada lado. Cada ídolo que controles al final, con más Unidades a 5 cm o menos, da 1 PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal, at least 30 cm apart. Each idol you control at the end, with most Units within 5 cm, scores 1 VP.</source>
        <translation>Tres ídolos se alzan en una diagonal, a 30 cm o más entre sí. Cada ídolo que controles al final, con más Unidades a 5 cm o menos, da 1 PV.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose a Hero as your messenger. Bring the messenger to the enemy’s edge of the battlefield to deliver the message (Special Action, 1 TS), and stop the enemy’s messenger.</source>
        <translation>Tras el Despliegue, elige en secreto a un Héroe como mensajero. Llévalo al borde enemigo del campo de batalla para entregar el mensaje (Acción Especial, 1 ST) y detén al mensajero enemigo.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and place a message 30 cm beyond the middle line, on the enemy’s side; only your Units can pick it up. Have that Hero carry it back to your Deployment Area.</source>
        <translation>Tras el Despliegue, elige a uno de tus Héroes y coloca un mensaje 30 cm más allá de la línea central, en el lado enemigo; solo tus Unidades pueden recogerlo. Haz que ese Héroe lo lleve de vuelta a tu Zona de Despliegue.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose three of your Units. Each of them in the enemy’s Deployment Area at the end scores 1 VP.</source>
        <translation>Tras el Despliegue, elige en secreto tres de tus Unidades. Cada una que esté en la Zona de Despliegue enemiga al final da 1 PV.</translation>
    </message>
    <message>
        <source>Enemy Heroes your Units eliminate in a Fight can be captured; they return if their captors are eliminated. Capture at least one, capture more than the enemy, and lose none.</source>
        <translation>Los Héroes enemigos que tus Unidades eliminen en un Combate pueden ser capturados; vuelven si sus captores son eliminados. Captura al menos a uno, captura más que el enemigo y no pierdas ninguno.</translation>
    </message>
    <message>
        <source>The enemy places three cages, outside their own Deployment Area and more than 10 cm from their Units. Each cage destroyed (Combat 1, Resistance 4, Health 2) scores 1 VP.</source>
        <translation>El enemigo coloca tres jaulas, fuera de su propia Zona de Despliegue y a más de 10 cm de sus Unidades. Cada jaula destruida (Combate 1, Resistencia 4, Salud 2) da 1 PV.</translation>
    </message>
    <message>
        <source>After the Deployment, give a relic to one of your Infantry Units. Have that Unit keep it and take the enemy’s relic as well.</source>
        <translation>Tras el Despliegue, da una reliquia a una de tus Unidades de Infantería. Haz que la conserve y tome también la reliquia del enemigo.</translation>
    </message>
    <message>
        <source>The enemy secretly hides three relics in Sceneries, not all in the same half. Search them with Free Infantry Units in Contact (Special Action, 1 TS; 1 TS more to pick up the relic). Each relic carried at the end scores 1 VP.</source>
        <translation>El enemigo esconde en secreto tres reliquias en Escenografías, no todas en la misma mitad. Regístralas con Unidades de Infantería Libres en Contacto (Acción Especial, 1 ST; 1 ST más para recoger la reliquia). Cada reliquia que lleves al final da 1 PV.</translation>
    </message>
    <message>
        <source>%1 in Contact × Power %2</source>
        <translation>%1 en Contacto × Potencia %2</translation>
    </message>
    <message>
        <source>%1 shooting × Power %2</source>
        <translation>%1 disparando × Potencia %2</translation>
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
        <source>Hits: %1</source>
        <translation>Impactos: %1</translation>
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
        <source>Dice: %1</source>
        <translation>Dados: %1</translation>
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
        <source>%1 for obstacles</source>
        <translation>%1 por obstáculos</translation>
    </message>
    <message>
        <source>%1 concealment</source>
        <translation>%1 ocultación</translation>
    </message>
    <message>
        <source>+%1 Sharpshooter</source>
        <translation>+%1 Sharpshooter</translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation>Saturación %1</translation>
    </message>
    <message>
        <source>the winner’s lead in Advantage</source>
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
        <source>Berserker: Power %1 from Stress</source>
        <translation>Berserker: Potencia %1 por el Estrés</translation>
    </message>
    <message>
        <source>%1 Berserker stress</source>
        <translation>%1 por el estrés de Berserker</translation>
    </message>
    <message>
        <source>Brutal Charge: Power +%1</source>
        <translation>Brutal Charge: Potencia +%1</translation>
    </message>
    <message>
        <source>Multiple Shots: Power +%1</source>
        <translation>Multiple Shots: Potencia +%1</translation>
    </message>
    <message>
        <source>failures rerolled, %1 at most</source>
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
        <source>Deadly Blow: one extra Injury for each 10 rolled to hit</source>
        <translation>Deadly Blow: una Herida adicional por cada 10 en la tirada para impactar</translation>
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
        <source>Berserker: %1 extra success</source>
        <translation>Berserker: %1 éxito adicional</translation>
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
        <source>attacks second: survivors only</source>
        <translation>ataca después: solo los supervivientes</translation>
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
        <source>%n Shot(s) per activation</source>
        <translation>
            <numerusform>%n Disparo por activación</numerusform>
            <numerusform>%n Disparos por activación</numerusform>
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
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Strength of the weapon</source>
        <translation>Fuerza del arma</translation>
    </message>
    <message>
        <source>The Warrior’s own</source>
        <translation>La del Guerrero</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturación</translation>
    </message>
    <message>
        <source>%1: no Actions left (%2 per activation)</source>
        <translation>%1: no quedan Acciones (%2 por Activación)</translation>
    </message>
    <message>
        <source>no enemy within Charge range (%1 cm)</source>
        <translation>ningún enemigo al alcance de Carga (%1 cm)</translation>
    </message>
    <message>
        <source>1 TS each</source>
        <translation>1 ST cada uno</translation>
    </message>
    <message>
        <source>No stats for %1: Actions and skills not checked</source>
        <translation>Sin perfil de %1: Acciones y Habilidades sin comprobar</translation>
    </message>
    <message>
        <source>%1 TS, %2 TS with earlier Actions</source>
        <translation>%1 ST, %2 ST con las Acciones anteriores</translation>
    </message>
    <message>
        <source>%1: the activation ends, %2 TS</source>
        <translation>%1: termina la activación, %2 ST</translation>
    </message>
    <message>
        <source>%1: Warriors in Contact</source>
        <translation>%1: Guerreros en Contacto</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>Warriors in Contact: %1</source>
        <translation>Guerreros en Contacto: %1</translation>
    </message>
    <message>
        <source>%1: supporting Warriors</source>
        <translation>%1: Guerreros en apoyo</translation>
    </message>
    <message>
        <source>%1 will block</source>
        <translation>%1: bloqueo</translation>
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
        <source>Measured from the edges of the Leaders’ bases. For a Spell, each 10 cm or part of it adds 1 Opposition.</source>
        <translation>Se mide desde los bordes de las peanas de los Líderes. Para un Hechizo, cada 10 cm o fracción suman 1 de Oposición.</translation>
    </message>
    <message>
        <source>Conquest area %1-%2: %3</source>
        <translation>Zona de conquista %1-%2: %3</translation>
    </message>
    <message>
        <source>Idol position</source>
        <translation>Posición de un Ídolo</translation>
    </message>
    <message>
        <source>%1 holds no mission card</source>
        <translation>%1 no tiene ninguna carta de misión</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destino</translation>
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
        <source>%1 would move %2 cm; the limit is %3 cm</source>
        <translation>%1 se movería %2 cm; como máximo %3 cm</translation>
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
        <source>the result of 1 die</source>
        <translation>el resultado de 1 dado</translation>
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
        <source>Failures rerolled (maximum)</source>
        <translation>Fallos repetidos (máximo)</translation>
    </message>
    <message>
        <source>How many are 10s</source>
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
        <source>that can’t be the result of %1D10</source>
        <translation>eso no puede ser el resultado de %1D10</translation>
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
        <source>destabilised, 1 Stress</source>
        <translation>desestabilizada, 1 Estrés</translation>
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
        <source>%1: Injuries cancelled by Safeguard: %2</source>
        <translation>%1: Heridas anuladas por Safeguard: %2</translation>
    </message>
    <message>
        <source>Guard Unit taking the Injuries</source>
        <translation>Unidad Guard que recibe las Heridas</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie las recibe</translation>
    </message>
    <message>
        <source>%1: 1 Injury in place of %2</source>
        <translation>%1: 1 Herida en lugar de %2</translation>
    </message>
    <message>
        <source>%1: %2 Injuries in place of %3</source>
        <translation>%1: %2 Heridas en lugar de %3</translation>
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
        <source>no stats for %1: its dice are unknown</source>
        <translation>sin perfil de %1: sus dados se desconocen</translation>
    </message>
    <message>
        <source>Warriors lost</source>
        <translation>Guerreros perdidos</translation>
    </message>
    <message>
        <source>Injuries after Safeguard</source>
        <translation>Heridas después de Safeguard</translation>
    </message>
    <message>
        <source>Stats missing: roll on the table and enter the result</source>
        <translation>Falta el perfil: tira en la mesa e introduce el resultado</translation>
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
        <source>Other Hits</source>
        <translation>Otros Impactos</translation>
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
        <source>Obstacles in the Leader’s Line of Sight</source>
        <translation>Obstáculos en la Línea de Visión del Líder</translation>
    </message>
    <message>
        <source>Sceneries, and Units or other Obstructions that hide only part of the target</source>
        <translation>Escenografías, y Unidades u otras Obstrucciones que solo tapan una parte del blanco</translation>
    </message>
    <message>
        <source>Concealment of the target</source>
        <translation>Ocultación del blanco</translation>
    </message>
    <message>
        <source>the target is %1 cm away, beyond the weapon’s range (%2 cm)</source>
        <translation>el blanco está a %1 cm, más allá del alcance del arma (%2 cm)</translation>
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
        <source>%1: Morale test against %2</source>
        <translation>%1 pone a prueba su Moral contra %2</translation>
    </message>
    <message>
        <source>Extra Hits (D10s)</source>
        <translation>Impactos adicionales (D10)</translation>
    </message>
    <message>
        <source>No Morale test</source>
        <translation>Sin prueba de Moral</translation>
    </message>
    <message>
        <source>enter at least one Hit</source>
        <translation>introduce al menos un Impacto</translation>
    </message>
    <message>
        <source>Hits on %1, Strength %2</source>
        <translation>%1 recibe Impactos, Fuerza %2</translation>
    </message>
    <message>
        <source>Distance to the farthest source</source>
        <translation>Distancia a la fuente más lejana</translation>
    </message>
    <message>
        <source>Spell cast by %1: %2</source>
        <translation>Hechizo lanzado por %1: %2</translation>
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
        <source>Invocation by %1: %2</source>
        <translation>Invocación de %1: %2</translation>
    </message>
    <message>
        <source>The invocation fails</source>
        <translation>La invocación falla</translation>
    </message>
    <message>
        <source>%1 is invoked</source>
        <translation>Se invoca: %1</translation>
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
        <source>Target chance</source>
        <translation>Probabilidad objetivo</translation>
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
        <source>%1: even %2 Heroic Action D10 don’t reach %3</source>
        <translation>%1: ni siquiera %2 D10 de Heroic Action llegan al %3</translation>
    </message>
    <message>
        <source>%1 reaches %2: %3, for %4 TS in all</source>
        <translation>%1 llega al %2: %3, por %4 ST en total</translation>
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
        <source>%1 skipped: no stats</source>
        <translation>%1 se omite: sin perfil</translation>
    </message>
    <message>
        <source>Active Unit’s Action</source>
        <translation>Acción de la Unidad activa</translation>
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
        <source>Average AP removed minus AP lost</source>
        <translation>Media de PE eliminados menos PE perdidos</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Atacantes</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Blancos</translation>
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
        <source>threshold is set: action and opposition are ignored</source>
        <translation>threshold está dado: se ignoran action y opposition</translation>
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
        <source>only a Hero makes a Combined Charge; used anyway</source>
        <translation>solo un Héroe hace una Carga Combinada; se usa de todos modos</translation>
    </message>
    <message>
        <source>Obstacles in the line</source>
        <translation>Obstáculos en la línea</translation>
    </message>
    <message>
        <source>Agreed Concealment</source>
        <translation>Ocultación acordada</translation>
    </message>
    <message>
        <source>Failures may be rerolled</source>
        <translation>Los fallos se pueden repetir</translation>
    </message>
    <message>
        <source>%1: harassment without the Harassment skill; used anyway</source>
        <translation>%1: harassment sin la Habilidad Harassment; se usa de todos modos</translation>
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
        <source>Fixed number of Hits</source>
        <translation>Número fijo de Impactos</translation>
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
        <source>1 to %1, the Wizard’s level</source>
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
        <source>reinforcement %1 is more than the sources give (%2); used anyway</source>
        <translation>el refuerzo %1 es más de lo que dan las fuentes (%2); se usa de todos modos</translation>
    </message>
    <message>
        <source>Dice paid for with TS</source>
        <translation>Dados pagados con ST</translation>
    </message>
    <message>
        <source>Actions in order</source>
        <translation>Acciones en orden</translation>
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
        <source>Warriors lost by %1</source>
        <translation>Guerreros perdidos por %1</translation>
    </message>
    <message>
        <source>Average losses of %1: %2 of %3 Warriors, including scattered</source>
        <translation>Pérdidas medias de %1: %2 de %3 Guerreros, incluidos los que se dispersan</translation>
    </message>
    <message>
        <source>Successes on average: %1</source>
        <translation>Éxitos de media: %1</translation>
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
        <source>1 Stress for %1</source>
        <translation>1 Estrés para %1</translation>
    </message>
    <message>
        <source>Average Injuries from %1: %2</source>
        <translation>Media de Heridas causadas por %1: %2</translation>
    </message>
    <message>
        <source>the Hits</source>
        <translation>los Impactos</translation>
    </message>
    <message>
        <source>%1: %2 chance to keep morale, %3 to scatter</source>
        <translation>%1: %2 de mantener la moral, %3 de dispersarse</translation>
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
        <source>Chance to cast the spell: %1</source>
        <translation>Probabilidad de lanzar el hechizo: %1</translation>
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
        <source>1s towards a cataclysm (4: four or more)</source>
        <translation>Cuántos 1 para un cataclismo (4: cuatro o más)</translation>
    </message>
    <message>
        <source>The invocation succeeds</source>
        <translation>La invocación tiene éxito</translation>
    </message>
    <message>
        <source>%1 wiped out after action %2</source>
        <translation>Eliminación de %1 tras la acción %2</translation>
    </message>
    <message>
        <source>Warriors lost by %1 up to action %2</source>
        <translation>Guerreros perdidos por %1 hasta la acción %2</translation>
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
        <source>Skills affecting a roll</source>
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
        <source>Warriors in other enemy Units Engaged with it</source>
        <translation>Guerreros de los otros enemigos con los que está Trabada</translation>
    </message>
    <message>
        <source>Lowest Stress of other enemies Engaged with it</source>
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
        <source>%1: blocking does nothing without the Blocking skill</source>
        <translation>%1: blocking no hace nada sin la Habilidad Blocking</translation>
    </message>
    <message>
        <source>%1: heroic_dice without the Heroic Action skill; used anyway</source>
        <translation>%1: heroic_dice sin la Habilidad Heroic Action; se usa de todos modos</translation>
    </message>
    <message>
        <source>%1: Heroic Action adds at most 5 dice; %2 used anyway</source>
        <translation>%1: Heroic Action añade 5 dados como máximo; se usan %2 de todos modos</translation>
    </message>
    <message>
        <source>%1: guard_in_cohesion does nothing without the Safeguard skill</source>
        <translation>%1: guard_in_cohesion no hace nada sin la Habilidad Safeguard</translation>
    </message>
    <message>
        <source>The weapon uses the Warrior’s Strength</source>
        <translation>El arma usa la Fuerza del Guerrero</translation>
    </message>
    <message>
        <source>Enter values</source>
        <translation>Introducir valores</translation>
    </message>
    <message>
        <source>The Unit carries it</source>
        <translation>La Unidad la lleva</translation>
    </message>
    <message>
        <source>It cancels Parry</source>
        <translation>Anula Parry</translation>
    </message>
    <message>
        <source>%1 does not carry %2; used anyway</source>
        <translation>%1 no lleva %2; se usa de todos modos</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>from the Unit</source>
        <translation>de la Unidad</translation>
    </message>
    <message>
        <source>at most %1 of these per match</source>
        <translation>%1 de estos por partida como máximo</translation>
    </message>
    <message>
        <source>at most %1 tokens per Unit</source>
        <translation>%1 fichas por Unidad como máximo</translation>
    </message>
    <message>
        <source>an army of %1 needs at least one Hero of %1</source>
        <translation>un ejército de %1 necesita al menos un Héroe de %1</translation>
    </message>
    <message>
        <source>%1 can’t be recruited, only invoked during the game</source>
        <translation>%1 no se puede reclutar, solo invocar durante la partida</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero: once per army, not %n times</source>
        <translation>
            <numerusform>%1 es un Héroe: una sola vez por ejército, no %n vez</numerusform>
            <numerusform>%1 es un Héroe: una sola vez por ejército, no %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in the list (Heroes are unique)</source>
        <translation>Ya está en la lista (los Héroes son únicos)</translation>
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
        <source>%1 is not offered here; %2</source>
        <translation>%1 no se ofrece aquí; %2</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, but the list has no entry with that id</source>
        <translation>%1 es para «%2», pero la lista no tiene ninguna entrada con ese identificador</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which is not Infantry</source>
        <translation>%1 es para «%2», que no es Infantería</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, a Hero; only the giver or a Unit without Heroes may have it</source>
        <translation>%1 es para «%2», un Héroe; solo puede tenerla quien la asigna o una Unidad sin Héroes</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which already has an option</source>
        <translation>%1 es para «%2», que ya tiene una opción</translation>
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
        <source>%1, cm</source>
        <translation>%1, cm</translation>
    </message>
    <message>
        <source>%1: off the battlefield until its next Headquarters Phase</source>
        <translation>%1: fuera del campo de batalla hasta su próxima Fase de Cuartel General</translation>
    </message>
    <message>
        <source>%1 can’t be activated while the Incarnation is on the battlefield</source>
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
        <source>It charges 5 cm less, and its Initiative is 1 lower</source>
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
        <source>It is not Engaged: no Attack</source>
        <translation>No está Trabada: sin Ataque</translation>
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
        <source>It moves 1 cm less</source>
        <translation>Se mueve 1 cm menos</translation>
    </message>
    <message>
        <source>It moves 2 cm less</source>
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
        <source>One Action fewer per activation</source>
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
        <source>It can’t charge, attack or shoot</source>
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
        <source>One extra Action per activation</source>
        <translation>Una Acción adicional por activación</translation>
    </message>
    <message>
        <source>Two extra dice in its rolls</source>
        <translation>Dos dados adicionales en sus tiradas</translation>
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
        <source>One extra Action in its next activation</source>
        <translation>Una Acción adicional en su próxima activación</translation>
    </message>
    <message>
        <source>at least %1 cm apart, and %2 cm from everything else</source>
        <translation>a %1 cm o más entre sí, y a %2 cm de todo lo demás</translation>
    </message>
    <message>
        <source>along a diagonal: one in the middle, the others %1 cm away</source>
        <translation>en una diagonal: uno en el centro, los otros a %1 cm</translation>
    </message>
    <message>
        <source>along a diagonal, at least %1 cm apart</source>
        <translation>en una diagonal, a %1 cm o más entre sí</translation>
    </message>
    <message>
        <source>%1 cm beyond the middle line, on the enemy’s side</source>
        <translation>%1 cm más allá de la línea central, en el lado enemigo</translation>
    </message>
    <message>
        <source>the enemy of the card’s owner places it: outside their own Deployment Area, more than %1 cm from their own Units</source>
        <translation>la coloca el enemigo del dueño de la carta: fuera de su propia Zona de Despliegue, a más de %1 cm de sus propias Unidades</translation>
    </message>
    <message>
        <source>at least %1 cm from every Scenery, Vortex, Maelstrom and Objective</source>
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
        <source>%1 is already on the battlefield</source>
        <translation>%1 ya está en el campo de batalla</translation>
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
        <translation>Infiltration: en cualquier sitio menos en la %2 (%1)</translation>
    </message>
    <message>
        <source>%1: hold back the attack to block</source>
        <translation>%1: reservar el ataque para bloquear</translation>
    </message>
    <message numerus="yes">
        <source>%1: block %n Hit(s) instead of attacking</source>
        <translation>
            <numerusform>%1: bloquear %n Impacto en vez de atacar</numerusform>
            <numerusform>%1: bloquear %n Impactos en vez de atacar</numerusform>
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
        <translation>Fuente de %1 [%2]</translation>
    </message>
    <message>
        <source>%1: Domain not mastered: %2</source>
        <translation>%1: sin este Dominio: %2</translation>
    </message>
    <message>
        <source>a Unit with Negation is within 10 cm of %1</source>
        <translation>hay una Unidad con Negation a 10 cm o menos de %1</translation>
    </message>
    <message>
        <source>Enemies within 20 cm</source>
        <translation>Enemigos a 20 cm o menos</translation>
    </message>
    <message>
        <source>%1: Harassment Shooting at %2</source>
        <translation>%1: Disparo de Harassment contra %2</translation>
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
        <source>End Contact</source>
        <translation>Terminar el Contacto</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer Engaged</source>
        <translation>%1 y %2 ya no están Trabadas</translation>
    </message>
    <message>
        <source>%1 and %2 are Engaged</source>
        <translation>%1 y %2: Trabadas</translation>
    </message>
    <message>
        <source>the %1 has the wrong Element for %2</source>
        <translation>el %1 no tiene el Elemento adecuado para %2</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, not within %3 cm</source>
        <translation>el %1 está a %2 cm, no a %3 cm o menos</translation>
    </message>
    <message>
        <source>the %1 is occupied</source>
        <translation>el %1 está ocupado</translation>
    </message>
    <message>
        <source>%1: without this skill</source>
        <translation>%1: sin esta Habilidad</translation>
    </message>
    <message>
        <source>%1: not being activated</source>
        <translation>%1: no está en su Activación</translation>
    </message>
    <message>
        <source>Injuries healed</source>
        <translation>Heridas curadas</translation>
    </message>
    <message>
        <source>%1 absorbs the %2; Injuries healed: %3</source>
        <translation>%1 absorbe el %2; Heridas curadas: %3</translation>
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
        <source>2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 your choice; 1: +1 TS, roll again</source>
        <translation>2–3 Aire, 4–5 Agua, 6–7 Fuego, 8–9 Tierra, 10 a tu elección; 1: +1 ST y se tira otra vez</translation>
    </message>
    <message>
        <source>Choose the Element</source>
        <translation>Elegir el Elemento</translation>
    </message>
    <message>
        <source>%1 extra TS for the Element</source>
        <translation>%1 ST adicionales por el Elemento</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>Both strike at the same time: Initiative %1</source>
        <translation>Ambos atacan a la vez: Iniciativa %1</translation>
    </message>
    <message>
        <source>First strike: %1, Initiative %2 against %3</source>
        <translation>Ataca primero: %1, Iniciativa %2 contra %3</translation>
    </message>
    <message>
        <source>Guard Unit joining the charge</source>
        <translation>Unidad Guard que se une a la carga</translation>
    </message>
    <message>
        <source>No Guard Unit</source>
        <translation>Ninguna Unidad Guard</translation>
    </message>
    <message>
        <source>Same number</source>
        <translation>El mismo número</translation>
    </message>
    <message>
        <source>More Injuries inflicted</source>
        <translation>Más Heridas infligidas</translation>
    </message>
    <message>
        <source>Stats missing: add 1 for more Injuries inflicted, then choose Morale test for the loser</source>
        <translation>Falta el perfil: suma 1 por más Heridas infligidas y elige después «Prueba de Moral» para el perdedor</translation>
    </message>
    <message>
        <source>Stats missing: choose Morale test for %1, Opposition %2</source>
        <translation>Falta el perfil: elige «Prueba de Moral» para %1, Oposición %2</translation>
    </message>
    <message>
        <source>%1 may reform: all but the Leader move up to %2 cm</source>
        <translation>%1: reagrupamiento posible, todos menos el Líder se mueven hasta %2 cm</translation>
    </message>
    <message>
        <source>%1 may reform: Warriors not Engaged move up to %2 cm into Contact with %3</source>
        <translation>%1: reagrupamiento posible, los Guerreros no Trabados se mueven hasta %2 cm para entrar en Contacto con %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not recorded as in Contact</source>
        <translation>no consta que %1 y %2 estén en Contacto</translation>
    </message>
    <message>
        <source>No fight takes place</source>
        <translation>No hay combate</translation>
    </message>
    <message>
        <source>our reading of the rulebook’s diagram</source>
        <translation>nuestra interpretación del diagrama del reglamento</translation>
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
        <source>%1: %2 cm away; the range is %3 cm</source>
        <translation>%1: a %2 cm; el alcance es de %3 cm</translation>
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
        <source>%1: “%2” for %3, %n Injury token(s) removed</source>
        <translation>
            <numerusform>%1: «%2» para %3, se retira %n ficha de Herida</numerusform>
            <numerusform>%1: «%2» para %3, se retiran %n fichas de Herida</numerusform>
        </translation>
    </message>
    <message>
        <source>only an Incarnation can be removed at any time</source>
        <translation>solo una Incarnation se puede retirar en cualquier momento</translation>
    </message>
    <message>
        <source>%1 has no one to switch places with</source>
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
        <source>%1 has already switched places; only once per game</source>
        <translation>%1 ya ha intercambiado posiciones; solo una vez por partida</translation>
    </message>
    <message>
        <source>%1 and %2 switch places</source>
        <translation>%1 y %2 intercambian posiciones</translation>
    </message>
    <message>
        <source>no stats for %1: invocations not limited</source>
        <translation>sin perfil de %1: invocaciones sin límite</translation>
    </message>
    <message>
        <source>Invocation %1 of %2 this game</source>
        <translation>Invocación %1 de %2 en esta partida</translation>
    </message>
    <message>
        <source>dice can be added only at a Vortex without an Elemental, never at a Maelstrom</source>
        <translation>solo se pueden añadir dados en un Vórtice sin Elemental, nunca en un Maelstrom</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, beyond an Awakened’s range (%3 cm)</source>
        <translation>el %1 está a %2 cm, más allá del alcance de un Despertado (%3 cm)</translation>
    </message>
    <message>
        <source>the Incarnation was already invoked; only once per game</source>
        <translation>la Incarnation ya se ha invocado; solo una vez por partida</translation>
    </message>
    <message>
        <source>%1 there is replaced</source>
        <translation>se sustituye a %1, que estaba allí</translation>
    </message>
    <message>
        <source>A cataclysm: 1 Stress for %1</source>
        <translation>Un cataclismo: 1 Estrés para %1</translation>
    </message>
    <message>
        <source>The cataclysm inflicts 2D10 Hits on %1</source>
        <translation>El cataclismo causa 2D10 Impactos a %1</translation>
    </message>
    <message>
        <source>reinforced with %1 mana, but the sources give %2</source>
        <translation>reforzado con %1 de maná, pero las fuentes dan %2</translation>
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
        <source>cost unknown</source>
        <translation>coste desconocido</translation>
    </message>
    <message>
        <source>%1 costs %2, but the sources give %3</source>
        <translation>%1 cuesta %2, pero las fuentes dan %3</translation>
    </message>
    <message>
        <source>the spell costs %1 mana, but the sources give %2</source>
        <translation>el hechizo cuesta %1 de maná, pero las fuentes dan %2</translation>
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
        <source>%1 was not chosen to plant flags</source>
        <translation>%1: no se eligió para plantar banderas</translation>
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
        <source>%1 is %2 cm from the enemy’s edge</source>
        <translation>%1: a %2 cm del borde enemigo</translation>
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
        <source>Pick up the relic, if any</source>
        <translation>Recoger la reliquia, si la hay</translation>
    </message>
    <message>
        <source>1 TS more if there is a relic</source>
        <translation>1 ST más si hay una reliquia</translation>
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
        <source>a March can’t end in Contact: too close to %1</source>
        <translation>una Marcha no puede terminar en Contacto, demasiado cerca: %1</translation>
    </message>
    <message>
        <source>%1: Contact with %2 broken</source>
        <translation>%1: Contacto roto con %2</translation>
    </message>
    <message>
        <source>%1: without this power</source>
        <translation>%1: sin este poder</translation>
    </message>
    <message>
        <source>must be declared at the end of the activation of %1</source>
        <translation>se debe declarar al final de la activación de %1</translation>
    </message>
    <message>
        <source>%1 is withdrawn as a Casualty</source>
        <translation>%1 se retira como Baja</translation>
    </message>
    <message>
        <source>%1: %2 cm away, not within %3 cm</source>
        <translation>%1: a %2 cm, no a %3 cm o menos</translation>
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
        <translation>3 de Estrés para una Unidad a 20 cm o menos</translation>
    </message>
    <message>
        <source>1 Stress for all Units within 10 cm</source>
        <translation>1 de Estrés para todas las Unidades a 10 cm o menos</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>%1: %2 more Stress</source>
        <translation>%1: %2 de Estrés más</translation>
    </message>
    <message>
        <source>one die per Action; its Initiative against %1</source>
        <translation>un dado por Acción; su Iniciativa contra %1</translation>
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
        <source>%1: a Stress, and its activation ends</source>
        <translation>%1: un Estrés, y termina su activación</translation>
    </message>
    <message>
        <source>%1: its activation ends</source>
        <translation>%1: termina su activación</translation>
    </message>
    <message>
        <source>%1 or more: nothing happens</source>
        <translation>%1 o más: no pasa nada</translation>
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
        <translation>Volver al campo de batalla</translation>
    </message>
    <message>
        <source>Remove the Incarnation</source>
        <translation>Retirar la Incarnation</translation>
    </message>
    <message>
        <source>Pick up an Objective</source>
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
        <source>Set Engaged Units</source>
        <translation>Fijar Unidades Trabadas</translation>
    </message>
    <message>
        <source>Strength and Saturation</source>
        <translation>Fuerza y Saturación</translation>
    </message>
    <message>
        <source>Sacrifice of %1; Hits of Strength %3 on %4: %2</source>
        <translation>Sacrificio de %1; Impactos de Fuerza %3 contra %4: %2</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>First Player: 1D10 each, highest wins</source>
        <translation>Primer Jugador: 1D10 cada uno, gana el más alto</translation>
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
        <source>direction and 3D10 each; reroll any that would overlap another or leave the battlefield</source>
        <translation>dirección y 3D10 para cada uno; se repite la tirada de los que se superpondrían o saldrían del campo de batalla</translation>
    </message>
    <message>
        <source>No Deviation</source>
        <translation>Sin Desviación</translation>
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
        <source>Choose the First Player</source>
        <translation>Elegir el Primer Jugador</translation>
    </message>
    <message>
        <source>an Obstruction blocks the Line of Sight to %1</source>
        <translation>una Obstrucción bloquea la Línea de Visión hacia %1</translation>
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
        <source>%1: still on the battlefield</source>
        <translation>%1: sigue en el campo de batalla</translation>
    </message>
    <message>
        <source>%1 must return at an edge of its player’s half</source>
        <translation>%1: regreso por un borde de la mitad de su jugador</translation>
    </message>
    <message>
        <source>Spell card: %1</source>
        <translation>Carta de hechizo: %1</translation>
    </message>
    <message>
        <source>Back at %2: %1</source>
        <translation>%1: de vuelta en %2</translation>
    </message>
    <message>
        <source>Back on the battlefield: %1</source>
        <translation>%1: de vuelta</translation>
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
        <source>%1: %2 cm away, beyond the spell’s range (%3 cm)</source>
        <translation>%1: a %2 cm, más allá del alcance del hechizo (%3 cm)</translation>
    </message>
    <message>
        <source>the target must be Free (%1: Engaged)</source>
        <translation>el blanco debe estar Libre (%1: Unidad Trabada)</translation>
    </message>
    <message>
        <source>within %1 cm</source>
        <translation>a %1 cm o menos</translation>
    </message>
    <message>
        <source>Resolve on the table</source>
        <translation>Resolver en la mesa</translation>
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
        <source>%1: Injuries healed: %2</source>
        <translation>%1: Heridas curadas: %2</translation>
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
        <source>Stays in place</source>
        <translation>Se queda en su sitio</translation>
    </message>
    <message>
        <source>Repositioned at once</source>
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
        <source>Domain unknown</source>
        <translation>Dominio desconocido</translation>
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
        <source>Token for the target</source>
        <translation>Ficha para el blanco</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Sin ficha</translation>
    </message>
    <message>
        <source>Minimum successes</source>
        <translation>Éxitos mínimos</translation>
    </message>
    <message>
        <source>The spell’s range</source>
        <translation>El alcance del hechizo</translation>
    </message>
    <message>
        <source>Where the target goes</source>
        <translation>Adónde va el blanco</translation>
    </message>
    <message>
        <source>Maximum distance from the Wizard</source>
        <translation>Distancia máxima al Wizard</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En cualquier sitio</translation>
    </message>
    <message>
        <source>Minimum distance from enemies</source>
        <translation>Distancia mínima a los enemigos</translation>
    </message>
    <message>
        <source>No minimum</source>
        <translation>Sin mínimo</translation>
    </message>
    <message>
        <source>Mana cost known</source>
        <translation>Coste en maná conocido</translation>
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
        <source>two effects for %1 successes</source>
        <translation>dos efectos para %1 éxitos</translation>
    </message>
    <message>
        <source>Round %1: %2, %3 TS so far</source>
        <translation>Ronda %1: %2, %3 ST hasta ahora</translation>
    </message>
    <message>
        <source>Round %1: %2 has no Unit left</source>
        <translation>Ronda %1: a %2 no le quedan Unidades</translation>
    </message>
    <message>
        <source>Engaged with %1</source>
        <translation>Trabada con %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>sin registrar</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1% of the AP</source>
        <translation>%1&#xa0;% de los PE</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>no está en el mapa</translation>
    </message>
    <message>
        <source>beyond Charge range (%1 cm)</source>
        <translation>fuera del alcance de Carga (%1 cm)</translation>
    </message>
    <message>
        <source>%1: Engaged, can’t be shot at</source>
        <translation>%1: Unidad Trabada, no se le puede disparar</translation>
    </message>
    <message>
        <source>out of Line of Sight</source>
        <translation>fuera de la Línea de Visión</translation>
    </message>
    <message numerus="yes">
        <source>%1: Headquarters Phase %2 resolved, one Stress removed from %n Unit(s)</source>
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
        <source>Secret choices are revealed and VP are counted</source>
        <translation>Se revelan las elecciones secretas y se cuentan los PV</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>%1: not in cohesion with %2</source>
        <translation>%1: sin cohesión con %2</translation>
    </message>
    <message>
        <source>beyond its weapon’s range (%1 cm)</source>
        <translation>fuera del alcance de su arma (%1 cm)</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s) of 6 not played</source>
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
        <source>No stats in the rulebook: only useful with a matching weapon</source>
        <translation>Sin perfil en el reglamento: solo sirve con un arma adecuada</translation>
    </message>
    <message>
        <source>No matching weapon: it would have no effect</source>
        <translation>Sin arma adecuada: no tendría efecto</translation>
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
        <source>Unknown: %1</source>
        <translation>Desconocido: %1</translation>
    </message>
    <message>
        <source>Setup: choose the First Player</source>
        <translation>Preparación: elige el Primer Jugador</translation>
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
        <source>Enchanted Heavy Weapon: Resistance becomes %1</source>
        <translation>Arma pesada encantada: la Resistencia pasa a %1</translation>
    </message>
    <message>
        <source>Enchanted Armour: no Injuries from Fire and Earth</source>
        <translation>Armadura encantada: sin Heridas de Fuego ni de Tierra</translation>
    </message>
    <message>
        <source>%1 did not choose this spell: %2</source>
        <translation>%1 no ha elegido este hechizo: %2</translation>
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
        <source>No Heroic Action</source>
        <translation>Sin Heroic Action</translation>
    </message>
    <message>
        <source>No supporting Warriors</source>
        <translation>Ningún Guerrero en apoyo</translation>
    </message>
    <message>
        <source>No target: it only moves</source>
        <translation>Sin blanco: solo se mueve</translation>
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
        <source>%1 is not a prisoner to release</source>
        <translation>%1 no es un prisionero que se pueda liberar</translation>
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
        <source>%1 is released at %2</source>
        <translation>Se libera a %1 en %2</translation>
    </message>
    <message>
        <source>%1 is released</source>
        <translation>Se libera a %1</translation>
    </message>
    <message>
        <source>Release a prisoner</source>
        <translation>Liberar a un prisionero</translation>
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
        <source>one Vortex in the middle of each quarter, the Maelstrom in the centre (our reading of the diagram); “near” is Deployment Area A’s edge; then 3D10 Deviation each</source>
        <translation>un Vórtice en el centro de cada cuarto y el Maelstrom en el centro (nuestra interpretación del diagrama); «cerca» es el borde de la Zona de Despliegue A; después, 3D10 de Desviación cada uno</translation>
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
        <source>one per level, from the Domains it masters</source>
        <translation>uno por nivel, de los Dominios que domina</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n spell(s), but Wizard level %2</source>
        <translation>
            <numerusform>%1: %n hechizo, pero nivel de Wizard %2</numerusform>
            <numerusform>%1: %n hechizos, pero nivel de Wizard %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no spells chosen</source>
        <translation>%1: ningún hechizo elegido</translation>
    </message>
    <message>
        <source>%1: spells chosen: %2</source>
        <translation>%1: hechizos elegidos: %2</translation>
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
        <source>%1: no Injuries (Enchanted Armour)</source>
        <translation>%1: sin Heridas (Armadura encantada)</translation>
    </message>
    <message>
        <source>Element of the attacker or the spell’s mana</source>
        <translation>Elemento del atacante o del maná del hechizo</translation>
    </message>
    <message>
        <source>Not a Fight or Shot: no Parry</source>
        <translation>Ni Combate ni Disparo: sin Parry</translation>
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
        <source>a Combined Charge needs a Guard charging with %1</source>
        <translation>una Carga Combinada necesita una Unidad Guard que cargue con %1</translation>
    </message>
    <message>
        <source>“%1” targets an enemy army</source>
        <translation>«%1» tiene como blanco un ejército enemigo</translation>
    </message>
    <message>
        <source>%1 can’t join the charge: only allied Infantry with Guard can</source>
        <translation>%1: no se une a la carga, solo puede la Infantería aliada con Guard</translation>
    </message>
    <message>
        <source>orders and prayers are for allied Units, not for %1</source>
        <translation>las órdenes y plegarias son para Unidades aliadas, no para %1</translation>
    </message>
    <message>
        <source>Set up automatically</source>
        <translation>Preparación automática</translation>
    </message>
    <message>
        <source>%1: within %2 cm but not included</source>
        <translation>%1: a %2 cm o menos, pero sin incluir</translation>
    </message>
    <message>
        <source>%1 is not on the map yet</source>
        <translation>%1: todavía no está en el mapa</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Hero(es) on the battlefield, not %2</source>
        <translation>
            <numerusform>%1 tiene %n Héroe en el campo de batalla, no %2</numerusform>
            <numerusform>%1 tiene %n Héroes en el campo de batalla, no %2</numerusform>
        </translation>
    </message>
    <message>
        <source>that is %1 cm from where %2 fell, not beside it</source>
        <translation>eso está a %1 cm de donde cayó %2, no al lado</translation>
    </message>
    <message>
        <source>%1 must return at an edge; the nearest is %2 cm away</source>
        <translation>%1: regreso por un borde; el más cercano está a %2 cm</translation>
    </message>
    <message>
        <source>%1: spells already chosen</source>
        <translation>%1: hechizos ya elegidos</translation>
    </message>
    <message>
        <source>spells are chosen before the first activation</source>
        <translation>los hechizos se eligen antes de la primera activación</translation>
    </message>
    <message>
        <source>%1: not an enemy of %2</source>
        <translation>%1: no es enemigo de %2</translation>
    </message>
    <message>
        <source>the spell is for allies, not for %1</source>
        <translation>el hechizo es para aliados, no para %1</translation>
    </message>
    <message>
        <source>the spell is for enemies, not for %1</source>
        <translation>el hechizo es para enemigos, no para %1</translation>
    </message>
    <message>
        <source>mission choices are made before the first activation</source>
        <translation>las elecciones de misión se hacen antes de la primera activación</translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es) of %1 can be within %2 cm, not %3</source>
        <translation>
            <numerusform>%n Héroe de %1 puede estar a %2 cm o menos, no %3</numerusform>
            <numerusform>%n Héroes de %1 pueden estar a %2 cm o menos, no %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Wizard level %2, not %3</source>
        <translation>%1: nivel de Wizard %2, no %3</translation>
    </message>
    <message>
        <source>%1 is carried by %2</source>
        <translation>%1 lo lleva %2</translation>
    </message>
    <message>
        <source>that is %1 cm from the Leader: no Warrior is in Contact</source>
        <translation>eso está a %1 cm del Líder: ningún Guerrero está en Contacto</translation>
    </message>
    <message>
        <source>Fight won by %1</source>
        <translation>Combate ganado por %1</translation>
    </message>
    <message>
        <source>Best value: %1, %2 TS; chance to wipe out %3: %4</source>
        <translation>Lo más rentable: %1, %2 ST; probabilidad de eliminar a %3: %4</translation>
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
        <source>Chance to wipe out %1: %2; to kill at least one Warrior: %3</source>
        <translation>Probabilidad de eliminar a %1: %2; de matar al menos a un Guerrero: %3</translation>
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
    <message>
        <source>not needed when hits_dice is given</source>
        <translation>no hace falta cuando se da hits_dice</translation>
    </message>
    <message>
        <source>%1: a Stress</source>
        <translation>%1: un Estrés</translation>
    </message>
    <message>
        <source>%1’s Headquarters Phase follows</source>
        <translation>Sigue la Fase de Cuartel General de %1</translation>
    </message>
    <message>
        <source>Already placed</source>
        <translation>Ya colocado</translation>
    </message>
    <message>
        <source>no Scenery was placed</source>
        <translation>no se ha colocado ninguna Escenografía</translation>
    </message>
    <message>
        <source>Successes on the dice</source>
        <translation>Éxitos en los dados</translation>
    </message>
    <message>
        <source>No solo mission for %1</source>
        <translation>Sin misión individual para %1</translation>
    </message>
    <message>
        <source>%1 for full fives of Warriors</source>
        <translation>%1 por grupos completos de cinco Guerreros</translation>
    </message>
    <message>
        <source>%1 TS, exhausts the Vortex</source>
        <translation>%1 ST, agota el Vórtice</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 anuladas</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>ha cargado</translation>
    </message>
    <message>
        <source>more Injuries inflicted</source>
        <translation>más Heridas infligidas</translation>
    </message>
    <message>
        <source>more Warriors</source>
        <translation>más Guerreros</translation>
    </message>
    <message>
        <source>less Stress</source>
        <translation>menos Estrés</translation>
    </message>
    <message>
        <source>%1: no Advantage</source>
        <translation>%1: sin Ventaja</translation>
    </message>
    <message>
        <source>%1: Advantage %2 (%3)</source>
        <translation>%1: Ventaja %2 (%3)</translation>
    </message>
    <message>
        <source>%1 cancelled, %2 for a Guard to take</source>
        <translation>%1 anuladas, %2 para una Unidad Guard</translation>
    </message>
    <message numerus="yes">
        <source>%1: no Guard takes the %n Injury(s)</source>
        <translation>
            <numerusform>%1: ninguna Unidad Guard asume la Herida</numerusform>
            <numerusform>%1: ninguna Unidad Guard asume las %n Heridas</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to invoke with %1D10: %2</source>
        <translation>Probabilidad de invocar con %1D10: %2</translation>
    </message>
    <message>
        <source>no allied Infantry Unit with Guard is there for a Combined Charge</source>
        <translation>no hay Infantería aliada con Guard para una Carga Combinada</translation>
    </message>
    <message>
        <source>Attack a cage</source>
        <translation>Atacar una jaula</translation>
    </message>
    <message>
        <source>Charge a cage</source>
        <translation>Cargar contra una jaula</translation>
    </message>
    <message>
        <source>choose the Deployment Area first</source>
        <translation>elige antes la Zona de Despliegue</translation>
    </message>
    <message>
        <source>Setup: %1 has the first turn</source>
        <translation>Preparación: empieza %1</translation>
    </message>
    <message>
        <source>Deploy the Units</source>
        <translation>Desplegar las Unidades</translation>
    </message>
    <message>
        <source>Deploy all Units</source>
        <translation>Desplegar todas las Unidades</translation>
    </message>
    <message>
        <source>%1: not on the map</source>
        <translation>%1: no está en el mapa</translation>
    </message>
    <message>
        <source>%1, seen from Deployment Area A</source>
        <translation>%1, visto desde la Zona de Despliegue A</translation>
    </message>
    <message>
        <source>%1, as seen by %2</source>
        <translation>%1, visto por %2</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; it must be more than %4 cm</source>
        <translation>%1 está a %2 cm de %3; debe estar a más de %4 cm</translation>
    </message>
    <message>
        <source>%1 is in Contact with no cage</source>
        <translation>%1: ninguna jaula en Contacto</translation>
    </message>
    <message>
        <source>the winner’s lead of %1 in Advantage</source>
        <translation>la diferencia de Ventaja del ganador: %1</translation>
    </message>
    <message>
        <source>no Solo Relics: they need three Sceneries, not all in the same half</source>
        <translation>sin Reliquias como misión individual: necesitan tres Escenografías, no todas en la misma mitad</translation>
    </message>
    <message>
        <source>from the map; in the line: %1</source>
        <translation>del mapa; en la línea: %1</translation>
    </message>
    <message>
        <source>The spell succeeds: resolve it on the table</source>
        <translation>El hechizo tiene éxito: resuélvelo en la mesa</translation>
    </message>
    <message>
        <source>missions are chosen before the first activation</source>
        <translation>las misiones se eligen antes de la primera activación</translation>
    </message>
    <message>
        <source>a move can’t end in a Scenery: %1</source>
        <translation>un movimiento no puede acabar en una Escenografía: %1</translation>
    </message>
    <message>
        <source>%1, the First Player, chooses the Deployment Area</source>
        <translation>%1, el Primer Jugador, elige la Zona de Despliegue</translation>
    </message>
    <message>
        <source>on the middle line</source>
        <translation>en la línea central</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Elegir las cartas</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>%1: Deviation Die, as on a clock</source>
        <translation>%1: dado de Desviación, como en un reloj</translation>
    </message>
    <message>
        <source>Deviation Die, as on a clock</source>
        <translation>Dado de Desviación, como en un reloj</translation>
    </message>
    <message>
        <source>%1 left the battlefield: Deviation Die again</source>
        <translation>%1 salió del campo de batalla: dado de Desviación de nuevo</translation>
    </message>
    <message>
        <source>%1 lay on another: Deviation Die again</source>
        <translation>%1 quedó sobre otro: dado de Desviación de nuevo</translation>
    </message>
    <message>
        <source>Reach: no charge bonus</source>
        <translation>Reach: sin bonificación de carga</translation>
    </message>
    <message>
        <source>%1 Blaze</source>
        <translation>%1 Blaze</translation>
    </message>
    <message>
        <source>at an edge of its player’s half</source>
        <translation>en un borde de la mitad de su jugador</translation>
    </message>
    <message>
        <source>at an edge of the battlefield</source>
        <translation>en un borde del campo de batalla</translation>
    </message>
    <message numerus="yes">
        <source>The cataclysm inflicts %n Injury(s) on %1</source>
        <translation>
            <numerusform>El cataclismo causa %n Herida a %1</numerusform>
            <numerusform>El cataclismo causa %n Heridas a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Chances with all Warriors in Contact</source>
        <translation>Probabilidades con todos los Guerreros en Contacto</translation>
    </message>
    <message>
        <source>Vortexes and Maelstrom placed</source>
        <translation>Vórtices y Maelstrom colocados</translation>
    </message>
    <message>
        <source>this can’t be changed once the match has begun</source>
        <translation>ya no se puede cambiar una vez empezada la partida</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>a list of %1 to %2 entries</source>
        <translation>una lista de %1 a %2 entradas</translation>
    </message>
    <message>
        <source>a mapping with one of: %1</source>
        <translation>una tabla con una de estas claves: %1</translation>
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
        <source>text</source>
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
        <source>text without control characters</source>
        <translation>un texto sin caracteres de control</translation>
    </message>
    <message>
        <source>a list of at most %1 entries</source>
        <translation>una lista de %1 entradas como máximo</translation>
    </message>
    <message>
        <source>can’t be read: %1</source>
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
        <source>has a control character or isn’t UTF-8 text</source>
        <translation>contiene un carácter de control o no es texto UTF-8</translation>
    </message>
    <message>
        <source>not YAML: %1</source>
        <translation>no es YAML: %1</translation>
    </message>
    <message>
        <source>format &apos;%1&apos; can’t be read here; allowed: %2</source>
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
        <source>unknown key &apos;%1&apos;; no keys allowed here</source>
        <translation>clave desconocida «%1»; aquí no se admite ninguna</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; allowed: %2</source>
        <translation>clave desconocida «%1»; se admite: %2</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; appears twice</source>
        <translation>la clave «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than %2</source>
        <translation>«%1» supera %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid id: %2</source>
        <translation>«%1» no es un identificador válido: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; no value is allowed here</source>
        <translation>«%1» es desconocido; aquí no se admite ningún valor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>«%1» no es uno de: %2</translation>
    </message>
    <message>
        <source>unknown id &apos;%1&apos;</source>
        <translation>identificador desconocido «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice</source>
        <translation>«%1» aparece dos veces</translation>
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
        <source>picture &apos;%1&apos; can’t be read</source>
        <translation>no se puede leer la imagen «%1»</translation>
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
        <source>a colour name, or a code in quotes such as &quot;#3a7bd5&quot; (# begins a comment)</source>
        <translation>un nombre de color o un código entre comillas como &quot;#3a7bd5&quot; (# empieza un comentario)</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3a7bd5&quot;</source>
        <translation>un color como &quot;#3a7bd5&quot;</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caracteres</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a link that leads out of this folder: put the file itself here</source>
        <translation>«%1» es un enlace que sale de esta carpeta: pon aquí el propio archivo</translation>
    </message>
    <message>
        <source>only %1 pictures are read</source>
        <translation>solo se leen %1 imágenes</translation>
    </message>
    <message>
        <source>folders more than %1 levels down are not read</source>
        <translation>no se leen las carpetas a más de %1 niveles de profundidad</translation>
    </message>
    <message>
        <source>only %1 names in a folder are read: this and later ones are skipped</source>
        <translation>solo se leen %1 nombres por carpeta: este y los siguientes se omiten</translation>
    </message>
    <message>
        <source>its name has control characters or isn’t UTF-8: rename it</source>
        <translation>su nombre tiene caracteres de control o no es UTF-8: cámbialo</translation>
    </message>
    <message>
        <source>only %1 files in a folder are read: this and later ones are skipped</source>
        <translation>solo se leen %1 archivos por carpeta: este y los siguientes se omiten</translation>
    </message>
    <message>
        <source>only %1 MiB in a folder are read: this and later files are skipped</source>
        <translation>solo se leen %1 MiB por carpeta: este archivo y los siguientes se omiten</translation>
    </message>
    <message>
        <source>this file is for &apos;%1&apos; but lies in the folder for &apos;%2&apos;: move it, or change its game</source>
        <translation>este archivo es para «%1», pero está en la carpeta de «%2»: muévelo o cambia su juego</translation>
    </message>
    <message>
        <source>it depends on a file that was skipped</source>
        <translation>depende de un archivo omitido</translation>
    </message>
    <message>
        <source>text can’t contain the invisible character %1: delete it</source>
        <translation>un texto no puede contener el carácter invisible %1: bórralo</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, to match its folder or name</source>
        <translation>«%1», para coincidir con su carpeta o su nombre</translation>
    </message>
    <message>
        <source>text that isn’t empty</source>
        <translation>un texto que no esté vacío</translation>
    </message>
    <message>
        <source>text on one line, without tabs</source>
        <translation>un texto en una sola línea, sin tabuladores</translation>
    </message>
    <message>
        <source>a list of %1 entries, as many as the header has</source>
        <translation>una lista de %1 entradas, tantas como el encabezado</translation>
    </message>
    <message>
        <source>&apos;%1&apos; replaces &apos;%2&apos;: remove one of them</source>
        <translation>«%1» sustituye a «%2»: quita uno de los dos</translation>
    </message>
    <message>
        <source>the folder’s files hold more than %1 values: this and later files are skipped</source>
        <translation>los archivos de la carpeta contienen más de %1 valores: este y los siguientes se omiten</translation>
    </message>
    <message>
        <source>pipes, sockets and devices are not read: move it elsewhere</source>
        <translation>no se leen tuberías, sockets ni dispositivos: muévelo a otro lugar</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; now belongs to another unit</source>
        <translation>el identificador anterior «%1» pertenece ahora a otra unidad</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is claimed by &apos;%2&apos; too</source>
        <translation>el identificador anterior «%1» lo reclama también «%2»</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; appears twice for &apos;%2&apos;</source>
        <translation>la opción «%1» aparece dos veces para «%2»</translation>
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
        <source>only %1 MiB of rules entries are read: this and later files are skipped</source>
        <translation>solo se leen %1 MiB de entradas de reglas: este archivo y los siguientes se omiten</translation>
    </message>
    <message>
        <source>a broken link: remove it, or point it to its file</source>
        <translation>un enlace roto: quítalo o haz que apunte a su archivo</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>más de %1 valores</translation>
    </message>
    <message>
        <source>anchors (&amp;), aliases (*) and tags (!) aren’t allowed: write the value itself</source>
        <translation>no se admiten anclas (&amp;), alias (*) ni etiquetas (!): escribe el valor mismo</translation>
    </message>
    <message>
        <source>unknown faction &apos;%1&apos;</source>
        <translation>facción desconocida: «%1»</translation>
    </message>
    <message>
        <source>unknown domain &apos;%1&apos;</source>
        <translation>dominio desconocido: «%1»</translation>
    </message>
    <message>
        <source>unknown skill &apos;%1&apos;</source>
        <translation>habilidad desconocida: «%1»</translation>
    </message>
    <message>
        <source>unknown weapon &apos;%1&apos;</source>
        <translation>arma desconocida: «%1»</translation>
    </message>
    <message>
        <source>unknown kind of weapon &apos;%1&apos;</source>
        <translation>tipo de arma desconocido: «%1»</translation>
    </message>
    <message>
        <source>unknown unit &apos;%1&apos;</source>
        <translation>unidad desconocida: «%1»</translation>
    </message>
    <message>
        <source>the picture must be a valid PNG of at most %1 pixels per side</source>
        <translation>la imagen debe ser un PNG válido de %1 píxeles por lado como máximo</translation>
    </message>
    <message>
        <source>no emblem is called &apos;%1&apos;; there are: %2</source>
        <translation>ningún emblema se llama «%1»; hay: %2</translation>
    </message>
    <message>
        <source>a time like %1, of the years %2 to %3</source>
        <translation>una hora como %1, de los años %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; begins, and is not a player</source>
        <translation>«%1» empieza y no es un jugador</translation>
    </message>
    <message>
        <source>needs one of procedure, undo, redo and goto</source>
        <translation>necesita exactamente uno de procedure, undo, redo y goto</translation>
    </message>
    <message>
        <source>an object with the milliseconds of one side</source>
        <translation>un objeto con los milisegundos de un solo bando</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>esto no es JSON</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Adjutant can’t play matches of the game &apos;%1&apos;</source>
        <translation>Adjutant no puede jugar partidas del juego «%1»</translation>
    </message>
    <message>
        <source>this calculation takes about %1 million steps; the limit is %2 million: use fewer dice or actions</source>
        <translation>este cálculo necesita unos %1 millones de pasos; el límite es de %2 millones: usa menos dados o acciones</translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 is damaged: %n usable step(s) before it</source>
        <translation>
            <numerusform>la línea %1 de %2 está dañada: %n paso utilizable antes de ella</numerusform>
            <numerusform>la línea %1 de %2 está dañada: %n pasos utilizables antes de ella</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 can’t be used: %n usable step(s) before it (%3)</source>
        <translation>
            <numerusform>la línea %1 de %2 no se puede usar: %n paso utilizable antes de ella (%3)</numerusform>
            <numerusform>la línea %1 de %2 no se puede usar: %n pasos utilizables antes de ella (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message>
        <source>this list is for another game or faction</source>
        <translation>esta lista es de otro juego o de otra facción</translation>
    </message>
    <message>
        <source>another player does this</source>
        <translation>lo hace otro jugador</translation>
    </message>
    <message>
        <source>the match has moved on</source>
        <translation>la partida ya ha avanzado</translation>
    </message>
    <message>
        <source>this can’t be done any more</source>
        <translation>ya no se puede hacer</translation>
    </message>
    <message>
        <source>this was answered before</source>
        <translation>esto ya se ha respondido</translation>
    </message>
    <message>
        <source>there is no such thing</source>
        <translation>eso no existe</translation>
    </message>
    <message>
        <source>the match is no longer open to phones</source>
        <translation>la partida ya no está abierta a móviles</translation>
    </message>
    <message>
        <source>Watcher</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>the phone and the app don’t understand each other</source>
        <translation>el móvil y la aplicación no se entienden</translation>
    </message>
    <message>
        <source>the odds asked for before are still being computed</source>
        <translation>aún se están calculando las probabilidades pedidas antes</translation>
    </message>
    <message>
        <source>this phone was not let in</source>
        <translation>este móvil no ha sido admitido</translation>
    </message>
    <message>
        <source>the laptop can’t save the match: look there</source>
        <translation>el portátil no puede guardar la partida: míralo allí</translation>
    </message>
    <message>
        <source>the laptop can’t read this list</source>
        <translation>el portátil no puede leer esta lista</translation>
    </message>
    <message>
        <source>this match has as many phones as it takes; remove one first</source>
        <translation>esta partida ya tiene todos los móviles que admite; quita uno primero</translation>
    </message>
    <message>
        <source>that is too long to search for</source>
        <translation>es demasiado largo para buscarlo</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <translation>%1 propone: %2</translation>
    </message>
    <message>
        <source>%1 wants to undo: %2</source>
        <translation>%1 quiere deshacer: %2</translation>
    </message>
    <message>
        <source>%1 wants to redo: %2</source>
        <translation>%1 quiere rehacer: %2</translation>
    </message>
    <message>
        <source>Waiting for agreement: %1</source>
        <translation>A la espera de acuerdo: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>answer the open question first</source>
        <translation>responde primero a la pregunta pendiente</translation>
    </message>
    <message>
        <source>this phone was removed: it needs a new code</source>
        <translation>se ha quitado este móvil: necesita un código nuevo</translation>
    </message>
    <message>
        <source>phones play with lists of at most %1 entries</source>
        <translation>los móviles juegan con listas de %1 entradas como máximo</translation>
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
        <translation>no se ofrece el tamaño %1; tamaños de %2: %3</translation>
    </message>
    <message>
        <source>no unit is called &apos;%1&apos;</source>
        <translation>ninguna unidad se llama «%1»</translation>
    </message>
    <message>
        <source>no unit is called &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>ninguna unidad se llama «%1»; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>%1 belong to %2; an army of %3 recruits from %4</source>
        <translation>%1 (%2): un ejército de %3 recluta de %4</translation>
    </message>
    <message>
        <source>%1 %2 is %3 over the limit of %4</source>
        <translation>%1 %2 supera en %3 el límite de %4</translation>
    </message>
    <message>
        <source>take %1 %2 instead of %3</source>
        <translation>elegir %1 %2 en vez de %3</translation>
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
        <source>%1’s list is empty</source>
        <translation>la lista de %1 está vacía</translation>
    </message>
    <message>
        <source>card of %1: %2</source>
        <translation>carta de %1: %2</translation>
    </message>
    <message>
        <source>two entries in the list are called %1</source>
        <translation>dos entradas de la lista se llaman %1</translation>
    </message>
    <message>
        <source>%1 has no card</source>
        <translation>%1 no tiene carta</translation>
    </message>
    <message>
        <source>size: one card per entry, not %1</source>
        <translation>size: una carta por entrada, no %1</translation>
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
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>A distancia</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Not an attack</source>
        <translation>No es un ataque</translation>
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
        <source>After being attacked</source>
        <translation>Tras recibir un ataque</translation>
    </message>
    <message>
        <source>After dodging every hit</source>
        <translation>Tras esquivar todos los impactos</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Minimum dice</source>
        <translation>Mínimo de dados</translation>
    </message>
    <message>
        <source>Maximum dice</source>
        <translation>Máximo de dados</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
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
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Wide attack</source>
        <translation>Ataque amplio</translation>
    </message>
    <message>
        <source>Wounds the attacker heals</source>
        <translation>Heridas que se cura el atacante</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Se tira con</translation>
    </message>
    <message>
        <source>Roll all of these dice</source>
        <translation>Tirar todos estos dados</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Numbered automatically</source>
        <translation>Numeración automática</translation>
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
        <source>No roll</source>
        <translation>Sin tirada</translation>
    </message>
    <message>
        <source>Cost: %1 dice</source>
        <translation>Coste: dados de %1</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Alcance en pulgadas</translation>
    </message>
    <message>
        <source>None printed</source>
        <translation>Ninguno impreso</translation>
    </message>
    <message>
        <source>Condition given</source>
        <translation>Estado que da</translation>
    </message>
    <message>
        <source>Duration in rounds</source>
        <translation>Duración en rondas</translation>
    </message>
    <message>
        <source>Other effects</source>
        <translation>Otros efectos</translation>
    </message>
    <message>
        <source>it costs %1</source>
        <translation>cuesta %1</translation>
    </message>
    <message>
        <source>%1 is a reaction: offered when triggered</source>
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
        <source>%1 has no movement dice left</source>
        <translation>A %1 no le quedan dados de movimiento</translation>
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
        <source>dice: min %1</source>
        <translation>dados: mín. %1</translation>
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
        <source>Reaction after an attack</source>
        <translation>Reacción tras un ataque</translation>
    </message>
    <message>
        <source>Reaction after dodging every hit</source>
        <translation>Reacción tras esquivar todos los impactos</translation>
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
        <source>not rolled with %1 dice</source>
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
        <source>The rules call for ten cards but print none</source>
        <translation>Las reglas piden diez cartas, pero no incluyen ninguna</translation>
    </message>
    <message>
        <source>Card name</source>
        <translation>Nombre de la carta</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Texto de la carta</translation>
    </message>
    <message>
        <source>Only on the printed card</source>
        <translation>Solo en la carta impresa</translation>
    </message>
    <message>
        <source>%1name: &apos;%2&apos; is empty or used twice; each card in a deck needs its own name</source>
        <translation>%1name: «%2» está vacío o se usa dos veces; cada carta de un mazo necesita su propio nombre</translation>
    </message>
    <message>
        <source>Sides per die</source>
        <translation>Caras por dado</translation>
    </message>
    <message>
        <source>The rules name no die; they show a result of 7 and a target of 10+</source>
        <translation>Las reglas no nombran ningún dado; muestran un resultado de 7 y un número objetivo de 10+</translation>
    </message>
    <message>
        <source>Cards per deck</source>
        <translation>Cartas por mazo</translation>
    </message>
    <message>
        <source>As in the rules</source>
        <translation>Como en las reglas</translation>
    </message>
    <message>
        <source>Draft rounds</source>
        <translation>Rondas de draft</translation>
    </message>
    <message>
        <source>The rules say eight; two cards per deck each round make %1 rounds for a deck of %2</source>
        <translation>Las reglas dicen ocho; dos cartas de cada mazo por ronda son %1 rondas con un mazo de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, none given</source>
        <translation>
            <numerusform>%1: hace falta %n cara y no hay ninguna</numerusform>
            <numerusform>%1: hacen falta %n caras y no hay ninguna</numerusform>
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
        <source>Best reply to %n hit(s): %1, wounds on average: %2</source>
        <translation>
            <numerusform>Mejor respuesta a %n impacto: %1, heridas de media: %2</numerusform>
            <numerusform>Mejor respuesta a %n impactos: %1, heridas de media: %2</numerusform>
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
        <translation>%1 salva con %2</translation>
    </message>
    <message>
        <source>%1 saves every hit</source>
        <translation>%1 salva todos los impactos</translation>
    </message>
    <message>
        <source>Saves by %1: %2 of %3</source>
        <translation>Salvaciones de %1: %2 de %3</translation>
    </message>
    <message>
        <source>%1 isn’t harmed</source>
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
        <source>Reaction by %1</source>
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
        <source>Never dodges</source>
        <translation>Nunca esquiva</translation>
    </message>
    <message>
        <source>Never saves</source>
        <translation>Nunca salva</translation>
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
        <source>%1/%2/id: &apos;%3&apos; is used twice; each ability on a card needs its own id</source>
        <translation>%1/%2/id: «%3» se usa dos veces; cada capacidad de una carta necesita su propio identificador</translation>
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
        <source>Unknown</source>
        <translation>Desconocido</translation>
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
        <source>Inches per movement die</source>
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
        <source>No abilities printed</source>
        <translation>Sin capacidades impresas</translation>
    </message>
    <message>
        <source>Vulnerable to %1: +1 wound</source>
        <translation>Vulnerable a %1: +1 herida</translation>
    </message>
    <message>
        <source>Resistant to %1: −1 wound</source>
        <translation>Resistente a %1: −1 herida</translation>
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
        <source>%1 has used its ability this round</source>
        <translation>%1 ya ha usado su capacidad en esta ronda</translation>
    </message>
    <message>
        <source>%1 is Dying</source>
        <translation>%1 está Agonizante</translation>
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
        <source>No Defense: no dodges</source>
        <translation>Sin Defensa: sin esquivas</translation>
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
        <source>No Resistance: no saves</source>
        <translation>Sin Resistencia: sin salvaciones</translation>
    </message>
    <message>
        <source>Damage per unsaved hit: %1</source>
        <translation>Daño por impacto no salvado: %1</translation>
    </message>
    <message>
        <source>Vulnerable: +1 wound, once</source>
        <translation>Vulnerable: +1 herida, una vez</translation>
    </message>
    <message>
        <source>Resistant: −1 wound, once</source>
        <translation>Resistente: −1 herida, una vez</translation>
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
        <source>%1 to wound, %2 Dying, wounds on average: %3</source>
        <translation>%1 de herir, %2 Agonizante, heridas de media: %3</translation>
    </message>
    <message>
        <source>%1 to wound, wounds on average: %2</source>
        <translation>%1 de herir, heridas de media: %2</translation>
    </message>
    <message>
        <source>At least one hit gets through</source>
        <translation>Pasa al menos un impacto</translation>
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
        <source>%1 chance of %2 against %3: %4 isn’t enough</source>
        <translation>%1 de probabilidad de «%2» contra %3: %4 no basta</translation>
    </message>
    <message>
        <source>Chance of Dying (rows: attack dice, columns: defense dice)</source>
        <translation>Probabilidad de Agonizante (filas: dados de ataque, columnas: dados de defensa)</translation>
    </message>
    <message>
        <source>Average wounds (rows: attack dice, columns: defense dice)</source>
        <translation>Heridas de media (filas: dados de ataque, columnas: dados de defensa)</translation>
    </message>
    <message>
        <source>%1 against %2, wounds on average: %3</source>
        <translation>%1 contra %2, heridas de media: %3</translation>
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
        <source>Target’s wounds left</source>
        <translation>Heridas que le quedan al blanco</translation>
    </message>
    <message>
        <source>Dying not computed</source>
        <translation>Agonizante sin calcular</translation>
    </message>
    <message>
        <source>Target is vulnerable</source>
        <translation>El blanco es vulnerable</translation>
    </message>
    <message>
        <source>Target is resistant</source>
        <translation>El blanco es resistente</translation>
    </message>
    <message>
        <source>Hits already rolled</source>
        <translation>Impactos ya tirados</translation>
    </message>
    <message>
        <source>Not rolled yet</source>
        <translation>Aún sin tirar</translation>
    </message>
    <message>
        <source>Target chance (%)</source>
        <translation>Probabilidad objetivo (%)</translation>
    </message>
    <message>
        <source>Chance of Dying, not just a wound</source>
        <translation>Probabilidad de Agonizante, no solo de una herida</translation>
    </message>
    <message>
        <source>attacker: the card has no attack</source>
        <translation>attacker: la carta no tiene ningún ataque</translation>
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
        <source>%1 has no attack on its card</source>
        <translation>la carta de %1 no tiene ningún ataque</translation>
    </message>
    <message>
        <source>a model can’t attack itself</source>
        <translation>una miniatura no puede atacarse a sí misma</translation>
    </message>
    <message>
        <source>%1 is already a target</source>
        <translation>%1 ya es un blanco</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
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
        <source>No more targets</source>
        <translation>Ningún blanco más</translation>
    </message>
    <message>
        <source>%1 is not a wide attack: one target only</source>
        <translation>%1 no es un ataque amplio: un solo blanco</translation>
    </message>
    <message>
        <source>%1 gives an even chance to wound if nobody dodges</source>
        <translation>%1: se hiere la mitad de las veces si nadie esquiva</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Cuesta %1</translation>
    </message>
    <message>
        <source>Accuracy bonus from allies or cards</source>
        <translation>Bonificación de precisión por aliados o cartas</translation>
    </message>
    <message>
        <source>Power bonus from allies or cards</source>
        <translation>Bonificación de potencia por aliados o cartas</translation>
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
        <source>Wound change</source>
        <translation>Cambio de heridas</translation>
    </message>
    <message>
        <source>%1 set to %2 of %3 wounds</source>
        <translation>%1 pasa a %2 de %3 heridas</translation>
    </message>
    <message>
        <source>Condition to add</source>
        <translation>Estado que añadir</translation>
    </message>
    <message>
        <source>Remove one instead</source>
        <translation>Quitar uno en su lugar</translation>
    </message>
    <message>
        <source>at most %1 conditions per model</source>
        <translation>%1 estados por miniatura como máximo</translation>
    </message>
    <message>
        <source>%1 can’t fall prone now</source>
        <translation>%1 no puede caer al suelo ahora</translation>
    </message>
    <message>
        <source>%1 has no conditions</source>
        <translation>%1 no tiene estados</translation>
    </message>
    <message>
        <source>Condition to remove</source>
        <translation>Estado que quitar</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1: ya no %2</translation>
    </message>
    <message>
        <source>Experience change</source>
        <translation>Cambio de experiencia</translation>
    </message>
    <message>
        <source>Note unchanged</source>
        <translation>Nota sin cambios</translation>
    </message>
    <message>
        <source>%1 has %2 experience</source>
        <translation>%1 tiene %2 de experiencia</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Two cards from %1’s deck</source>
        <translation>Dos cartas del mazo de %1</translation>
    </message>
    <message>
        <source>Draft round %1: %2</source>
        <translation>Ronda de draft %1: %2</translation>
    </message>
    <message>
        <source>%1’s deck</source>
        <translation>Mazo de %1</translation>
    </message>
    <message>
        <source>Goes first in the draft</source>
        <translation>Empieza el draft</translation>
    </message>
    <message>
        <source>The rules don’t say who: agree, or roll for it</source>
        <translation>Las reglas no dicen quién: acordadlo o tirad un dado</translation>
    </message>
    <message>
        <source>Cards drawn unseen</source>
        <translation>Cartas robadas sin verlas</translation>
    </message>
    <message>
        <source>Each die picks a card by its position among those left in the deck</source>
        <translation>Cada dado roba una carta por su posición entre las que quedan en el mazo</translation>
    </message>
    <message>
        <source>Enter the cards drawn at the table</source>
        <translation>Introduce las cartas robadas en la mesa</translation>
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
        <source>%1 burns %2</source>
        <translation>%1 quema %2</translation>
    </message>
    <message>
        <source>%1’s pick</source>
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
        <source>Resolve it on the table, then change wounds or conditions on the model’s sheet</source>
        <translation>Resolvedlo en la mesa y cambiad después las heridas o los estados en la hoja de la miniatura</translation>
    </message>
    <message>
        <source>Round %1 is over: all dice come back</source>
        <translation>La ronda %1 ha terminado: vuelven todos los dados</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Ganadores</translation>
    </message>
    <message>
        <source>The rules set no end: you name the winners</source>
        <translation>Las reglas no fijan un final: tú nombras a los ganadores</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>spend at least one die</source>
        <translation>gasta al menos un dado</translation>
    </message>
    <message numerus="yes">
        <source>It moves up to %n inch(es)</source>
        <translation>
            <numerusform>Se mueve hasta %n pulgada</numerusform>
            <numerusform>Se mueve hasta %n pulgadas</numerusform>
        </translation>
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
        <source>apart from attacks, %1 has no ability for its own activation</source>
        <translation>aparte de sus ataques, %1 no tiene ninguna capacidad para su propia activación</translation>
    </message>
    <message>
        <source>Model affected</source>
        <translation>Miniatura afectada</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n card(s); the rules call for 10</source>
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
        <source>Draft round</source>
        <translation>Ronda de draft</translation>
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
        <source>Change experience</source>
        <translation>Cambiar experiencia</translation>
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
        <source>Cards in hand</source>
        <translation>Cartas en mano</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartas robadas</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Mano de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n wound(s): %2 of %3 left</source>
        <translation>
            <numerusform>%1 sufre %n herida: quedan %2 de %3</numerusform>
            <numerusform>%1 sufre %n heridas: quedan %2 de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls and is Dying</source>
        <translation>%1 cae y está Agonizante</translation>
    </message>
    <message>
        <source>%1 takes no wounds; other effects apply</source>
        <translation>%1 no sufre heridas; se aplican los demás efectos</translation>
    </message>
    <message>
        <source>%1gives: the condition needs a name</source>
        <translation>%1gives: el estado necesita un nombre</translation>
    </message>
    <message>
        <source>%1: enter the number of dice of each kind</source>
        <translation>%1: introduce el número de dados de cada tipo</translation>
    </message>
    <message>
        <source>Odds shown for %1 as the target</source>
        <translation>Probabilidades con %1 como blanco</translation>
    </message>
    <message>
        <source>the condition needs a name</source>
        <translation>el estado necesita un nombre</translation>
    </message>
    <message>
        <source>%1D%2</source>
        <translation>%1D%2</translation>
    </message>
    <message>
        <source>%1: roll all dice or at most %2, not both</source>
        <translation>%1: tira todos los dados o %2 como máximo, no ambas cosas</translation>
    </message>
    <message>
        <source>dice: max %1 at once</source>
        <translation>dados: máx. %1 a la vez</translation>
    </message>
    <message>
        <source>dice: max %1</source>
        <translation>dados: máx. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n inch(es)</source>
        <translation>
            <numerusform>%1 a %n pulgada o menos</numerusform>
            <numerusform>%1 a %n pulgadas o menos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to wound if nobody dodges, wounds on average: %2</source>
        <translation>%1 de herir si nadie esquiva, heridas de media: %2</translation>
    </message>
    <message>
        <source>Same as on the card</source>
        <translation>Igual que en la carta</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>all dice, spent ones too</source>
        <translation>todos los dados, también los gastados</translation>
    </message>
    <message>
        <source>the card allows at most %1; elsewhere the rules allow %2</source>
        <translation>la carta permite %1 como máximo; en otro lugar las reglas permiten %2</translation>
    </message>
    <message>
        <source>%1 already has this condition: %2</source>
        <translation>%1 ya tiene este estado: %2</translation>
    </message>
    <message>
        <source>No wounds: only Fire, Arcane and Radiant harm Mistform</source>
        <translation>Sin heridas: solo el fuego, lo arcano y lo radiante dañan la forma de niebla</translation>
    </message>
    <message>
        <source>In Mistform and unharmed by this type</source>
        <translation>En Forma de niebla; este tipo no le hace daño</translation>
    </message>
    <message>
        <source>%1: only Fire, Arcane and Radiant harm it</source>
        <translation>%1: solo la dañan el fuego, lo arcano y lo radiante</translation>
    </message>
    <message>
        <source>the list has no deck; the rules call for 10 cards</source>
        <translation>la lista no tiene mazo; las reglas piden 10 cartas</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Ganada por %1</translation>
    </message>
    <message numerus="yes">
        <source>The draft ends, with %n round(s) left</source>
        <translation>
            <numerusform>El draft termina y queda %n ronda</numerusform>
            <numerusform>El draft termina y quedan %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>an attack needs at least one die</source>
        <translation>un ataque necesita al menos un dado</translation>
    </message>
    <message>
        <source>%1: %2 dice</source>
        <translation>%1: dados de %2</translation>
    </message>
    <message>
        <source>%1 rolls %2, those spent this round too</source>
        <translation>%1 tira %2, incluidos los gastados en esta ronda</translation>
    </message>
    <message>
        <source>Maximum dice by another rule</source>
        <translation>Máximo de dados según otra regla</translation>
    </message>
    <message>
        <source>no draft rounds were chosen</source>
        <translation>no se eligieron rondas de draft</translation>
    </message>
    <message>
        <source>%1 goes first: card to burn</source>
        <translation>%1 empieza: carta que quemar</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>Descartada: %1</translation>
    </message>
    <message>
        <source>Not acted yet: %1</source>
        <translation>Aún no han actuado: %1</translation>
    </message>
    <message>
        <source>Cards played this round</source>
        <translation>Cartas jugadas esta ronda</translation>
    </message>
</context>
</TS>
