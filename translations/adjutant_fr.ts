<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Saves a printable PDF</source>
        <translation>Enregistre un PDF à imprimer</translation>
    </message>
    <message>
        <source>Not translated yet: shown in English.</source>
        <translation>Pas encore traduit&#xa0;: affiché en anglais.</translation>
    </message>
    <message>
        <source>No player aid</source>
        <translation>Pas d’aide de jeu</translation>
    </message>
    <message>
        <source>This game has none yet. Its rules are under Rules.</source>
        <translation>Ce jeu n’en a pas encore. Ses règles sont sous «&#xa0;Règles&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>BattleEndSheet</name>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Saved in History: every step, the score and your dice luck.</source>
        <translation>Enregistré dans l’historique&#xa0;: chaque étape, le score et votre chance aux dés.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>View log</source>
        <translation>Voir le journal</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Rapport de partie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Aucun point</translation>
    </message>
    <message numerus="yes">
        <source>%Ln condition(s) to confirm: set them under Missions to score the points.</source>
        <translation>
            <numerusform>%Ln condition à confirmer&#xa0;: indiquez-la sous Missions pour marquer les points.</numerusform>
            <numerusform>%Ln conditions à confirmer&#xa0;: indiquez-les sous Missions pour marquer les points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Saved in History: every step and the score.</source>
        <translation>Enregistré dans l’historique&#xa0;: chaque étape et le score.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
</context>
<context>
    <name>BattleMenuSheet</name>
    <message>
        <source>Player aid</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>La chance jusqu’ici</translation>
    </message>
    <message>
        <source>Replay from the start</source>
        <translation>Revoir depuis le début</translation>
    </message>
    <message>
        <source>Copy match report</source>
        <translation>Copier le rapport de partie</translation>
    </message>
    <message>
        <source>Abandon match</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>You can resume it from History.</source>
        <translation>Vous pourrez la reprendre depuis l’historique.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
    </message>
    <message>
        <source>Normal controls</source>
        <translation>Commandes normales</translation>
    </message>
    <message>
        <source>Large controls, for arm’s length</source>
        <translation>Grandes commandes, lisibles à bout de bras</translation>
    </message>
    <message>
        <source>Don’t flip for the opposite player</source>
        <translation>Ne pas retourner pour le joueur d’en face</translation>
    </message>
    <message>
        <source>Flip for the opposite player</source>
        <translation>Retourner pour le joueur d’en face</translation>
    </message>
    <message>
        <source>Tap again to abandon</source>
        <translation>Touchez encore pour abandonner</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Stop the chess clock</source>
        <translation>Arrêter la pendule</translation>
    </message>
    <message>
        <source>Chess clock</source>
        <translation>Pendule d’échecs</translation>
    </message>
    <message>
        <source>Runs for the side whose turn it is; pauses while both decide.</source>
        <translation>Tourne pour le camp dont c’est le tour&#xa0;; en pause quand les deux décident.</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jouer sur téléphone</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n téléphone connecté</numerusform>
            <numerusform>%n téléphones connectés</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player scans a code, and sees and plays their side in the browser.</source>
        <translation>Chacun scanne un code, puis joue son camp dans le navigateur.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Dernier résultat</translation>
    </message>
    <message>
        <source>Match report copied.</source>
        <translation>Rapport de partie copié.</translation>
    </message>
</context>
<context>
    <name>BattlePage</name>
    <message>
        <source>No missions yet.</source>
        <translation>Pas encore de missions.</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Aucune partie ouverte</translation>
    </message>
    <message>
        <source>Start one with your lists, or open one from History.</source>
        <translation>Commencez-en une avec vos listes, ou ouvrez-en une depuis l’historique.</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>who acts, on whom</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Resumed. Steps that no longer stand are crossed out in the log.</source>
        <translation>Partie reprise. Les étapes qui ne comptent plus sont barrées dans le journal.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>La chance jusqu’ici</translation>
    </message>
    <message>
        <source>Tap a unit to see what it can do.</source>
        <translation>Touchez une unité pour voir ce qu’elle peut faire.</translation>
    </message>
</context>
<context>
    <name>BattleSetup</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
</context>
<context>
    <name>BattleSetupPage</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jouer sur téléphone</translation>
    </message>
    <message>
        <source>Begins the match, and shows the codes to scan</source>
        <translation>Commence la partie et affiche les codes à scanner</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Choisir une liste</translation>
    </message>
    <message>
        <source>No lists for this game yet.</source>
        <translation>Pas encore de liste pour ce jeu.</translation>
    </message>
    <message>
        <source>Make a new list</source>
        <translation>Créer une liste</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nom de %1</translation>
    </message>
    <message>
        <source>List of %1: %2</source>
        <translation>Liste de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucune pour l’instant</translation>
    </message>
</context>
<context>
    <name>BinEntry</name>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
</context>
<context>
    <name>BinSheet</name>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Tap a list or match to restore it.</source>
        <translation>Touchez une liste ou une partie pour la restaurer.</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted lists and matches stay here for 30 days.</source>
        <translation>La corbeille est vide. Les listes et parties supprimées y restent 30 jours.</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1. Restores it</source>
        <translation>%1. Restaurer</translation>
    </message>
    <message>
        <source>%1 restored.</source>
        <translation>Restauré&#xa0;: %1.</translation>
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
        <translation>%L1 de trop</translation>
    </message>
    <message>
        <source>%L1 left</source>
        <translation>reste %L1</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3, over the limit</source>
        <translation>%1&#xa0;: %L2 sur %L3, limite dépassée</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3</source>
        <translation>%1&#xa0;: %L2 sur %L3</translation>
    </message>
</context>
<context>
    <name>CatalogueCardLine</name>
    <message numerus="yes">
        <source>%n in the list</source>
        <translation>
            <numerusform>%n dans la liste</numerusform>
            <numerusform>%n dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>no stats in the rulebook</source>
        <translation>profil absent du livre de règles</translation>
    </message>
    <message>
        <source>your stats</source>
        <translation>votre profil</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Expand. %1</source>
        <translation>Déplier. %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n %1</source>
        <comment>size, Unit</comment>
        <translation>
            <numerusform>Ajouter %n %1</numerusform>
            <numerusform>Ajouter %n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter stats</source>
        <translation>Saisir le profil</translation>
    </message>
    <message>
        <source>Edit stats</source>
        <translation>Modifier le profil</translation>
    </message>
</context>
<context>
    <name>CataloguePane</name>
    <message>
        <source>Create custom unit</source>
        <translation>Créer une unité</translation>
    </message>
    <message>
        <source>Create the units you play with. They are saved in this list.</source>
        <translation>Créez les unités avec lesquelles vous jouez. Elles sont enregistrées dans cette liste.</translation>
    </message>
    <message>
        <source>Search names, types and abilities</source>
        <translation>Chercher un nom, un type, une capacité</translation>
    </message>
    <message>
        <source>Try part of a name, type or ability.</source>
        <translation>Essayez quelques lettres d’un nom, d’un type ou d’une capacité.</translation>
    </message>
    <message>
        <source>Available units</source>
        <translation>Unités disponibles</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>No ready-made units</source>
        <translation>Aucune unité toute prête</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>CatalogueSheet</name>
    <message>
        <source>Add to the list</source>
        <translation>Ajouter à la liste</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>How it went</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>%1, Round by Round</source>
        <translation>%1, manche par manche</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <comment>value, player</comment>
        <translation>%2&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ChoiceEntry</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Nothing to choose from yet.</source>
        <translation>Rien à choisir pour l’instant.</translation>
    </message>
</context>
<context>
    <name>ClosedOffers</name>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
    </message>
</context>
<context>
    <name>CounterField</name>
    <message>
        <source>%1, %2: 1 less</source>
        <translation>%1, %2&#xa0;: 1 de moins</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: 1 more</source>
        <translation>%1, %2&#xa0;: 1 de plus</translation>
    </message>
</context>
<context>
    <name>CoverSheet</name>
    <message>
        <source>Hand the device to %1</source>
        <translation>Passez l’appareil à %1</translation>
    </message>
    <message>
        <source>Put the device back on the table</source>
        <translation>Reposez l’appareil sur la table</translation>
    </message>
    <message>
        <source>The next choices are for %1 only.</source>
        <translation>Les prochains choix sont réservés à %1.</translation>
    </message>
    <message>
        <source>Secret choices are hidden.</source>
        <translation>Les choix secrets sont cachés.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Montrer la bataille</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>%2: D%L1 result</source>
        <translation>%2&#xa0;: résultat du D%L1</translation>
    </message>
    <message>
        <source>D%L1 result</source>
        <translation>Résultat du D%L1</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Undo die</source>
        <translation>Annuler le dernier dé</translation>
    </message>
    <message>
        <source>Die %L1 of %L2</source>
        <translation>Dé %L1 sur %L2</translation>
    </message>
    <message>
        <source>Or enter the count: %1</source>
        <translation>Ou saisir directement&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Draw all</source>
        <translation>Tout piocher</translation>
    </message>
    <message>
        <source>Rolls these and all further dice, until the next choice</source>
        <translation>Lance ces dés et tous les suivants, jusqu’au prochain choix</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>More: larger numbers</source>
        <translation>Plus&#xa0;: nombres plus grands</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>D%L1, not rolled</source>
        <translation>D%L1, pas encore lancé</translation>
    </message>
    <message>
        <source>%L1, no success</source>
        <translation>%L1, pas de succès</translation>
    </message>
    <message>
        <source>D%L1</source>
        <comment>a die with so many sides</comment>
        <translation>D%L1</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>pas encore lancé</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Relevant rules</source>
        <translation>Règles utiles</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
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
            <numerusform>Brouillon&#xa0;: %Ln problème à corriger pour que la liste soit légale.</numerusform>
            <numerusform>Brouillon&#xa0;: %Ln problèmes à corriger pour que la liste soit légale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln problems to fix before it is legal.</source>
        <translation>
            <numerusform>Brouillon&#xa0;: %Ln problème à corriger pour que la liste soit légale.</numerusform>
            <numerusform>Brouillon&#xa0;: %Ln problèmes à corriger pour que la liste soit légale.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a Unit, what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>what an option costs, who gives it</comment>
        <translation>%1, fourni par %2</translation>
    </message>
    <message>
        <source>%1 list</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Made-up sample, not from the game.</source>
        <translation>Exemple inventé, ne vient pas du jeu.</translation>
    </message>
    <message>
        <source>This list is empty.</source>
        <translation>Cette liste est vide.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Units in this list</source>
        <translation>Unités de la liste</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label, its text</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>In the printed rules</source>
        <translation>Dans les règles imprimées</translation>
    </message>
    <message>
        <source>No stats in the rulebook: write them in.</source>
        <translation>Profil absent du livre de règles&#xa0;: inscrivez-le.</translation>
    </message>
    <message>
        <source>Profile of %1</source>
        <translation>Profil&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scan to import</source>
        <translation>À scanner pour importer</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <comment>limit, budget: of 500 AP</comment>
        <translation>sur %1 %2</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Manche %L1</translation>
    </message>
    <message>
        <source>This list is too long for a QR code. Share it as a code, a file or a page, or shorten its notes.</source>
        <translation>Cette liste est trop longue pour un code QR. Partagez-la sous forme de code, de fichier ou de page, ou raccourcissez ses notes.</translation>
    </message>
    <message>
        <source>The PDF could not be created. Your list is safe. Try again, or print the HTML page.</source>
        <translation>Le PDF n’a pas pu être créé. Votre liste est intacte. Réessayez ou imprimez la page HTML.</translation>
    </message>
    <message>
        <source>The printer rejected the document; nothing was printed.</source>
        <translation>L’imprimante a refusé le document&#xa0;; rien n’a été imprimé.</translation>
    </message>
    <message>
        <source>This list is too long to print. Share it as HTML or Markdown, or shorten its notes.</source>
        <translation>Cette liste est trop longue pour être imprimée. Partagez-la en HTML ou en Markdown, ou raccourcissez ses notes.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: it is a folder. Nothing was changed. Enter a file name.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: c’est un dossier. Rien n’a été modifié. Saisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The existing file is unchanged. Choose another folder or name.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: %2. Le fichier existant n’a pas changé. Choisissez un autre dossier ou un autre nom.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Nothing was written. Choose another folder or name.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: %2. Rien n’a été écrit. Choisissez un autre dossier ou un autre nom.</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>c’est un périphérique ou un tube</translation>
    </message>
    <message>
        <source>not enough space</source>
        <translation>pas assez de place</translation>
    </message>
    <message>
        <source>it is one of Adjutant’s own list or match files</source>
        <translation>c’est un fichier de liste ou de partie d’Adjutant</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>foot of a printed page</extracomment>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>%1 · made with Adjutant</source>
        <translation>%1 · réalisé avec Adjutant</translation>
    </message>
    <message>
        <source>%1 · player aid</source>
        <extracomment>head of a printed page: the game, and what the page is</extracomment>
        <translation>%1 · aide de jeu</translation>
    </message>
    <message>
        <source>made with Adjutant</source>
        <translation>réalisé avec Adjutant</translation>
    </message>
</context>
<context>
    <name>DueChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your entries are saved</source>
        <translation>Vos saisies sont enregistrées</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Pas encore terminé</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Passez l’appareil à %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abandonner&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Save this match</source>
        <translation>Enregistrer cette partie</translation>
    </message>
    <message numerus="yes">
        <source>Save %n match(es)</source>
        <translation>
            <numerusform>Enregistrer %n partie</numerusform>
            <numerusform>Enregistrer %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Match report (web page)</source>
        <translation>Rapport de partie (page web)</translation>
    </message>
    <message>
        <source>Match reports (one web page each)</source>
        <translation>Rapports de partie (une page web chacun)</translation>
    </message>
    <message>
        <source>With armies, charts, luck and every step</source>
        <translation>Avec les armées, les graphiques, la chance et chaque étape</translation>
    </message>
    <message>
        <source>Can be imported again in full</source>
        <translation>Réimportable en entier</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>One step per line</source>
        <translation>Une étape par ligne</translation>
    </message>
    <message>
        <source>One match per line, for a spreadsheet</source>
        <translation>Une partie par ligne, pour un tableur</translation>
    </message>
    <message>
        <source>Plays for BG Stats</source>
        <translation>Parties pour BG Stats</translation>
    </message>
    <message>
        <source>Finished matches only</source>
        <translation>Parties terminées seulement</translation>
    </message>
    <message>
        <source>Adjutant match</source>
        <translation>Partie Adjutant</translation>
    </message>
    <message>
        <source>Adjutant matches (one file each)</source>
        <translation>Parties Adjutant (un fichier chacune)</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Players and factions</source>
        <translation>Joueurs et factions</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Any faction</source>
        <translation>Toutes les factions</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Any mission</source>
        <translation>Toutes les missions</translation>
    </message>
    <message numerus="yes">
        <source>Show %n match(es)</source>
        <translation>
            <numerusform>Afficher %n partie</numerusform>
            <numerusform>Afficher %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>ForcesPane</name>
    <message>
        <source>%1 – winner</source>
        <translation>%1 – vainqueur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln en jeu</numerusform>
            <numerusform>%Ln en jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln out</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln hors jeu</numerusform>
            <numerusform>%Ln hors jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>actif</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Autres actions&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ForecastStrip</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not included: %1</source>
        <translation>Non pris en compte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 depuis la gauche, %2 depuis l’avant</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Somme&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose dice, their sum</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between sums</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>question, answer</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FormAnswer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>modifier</translation>
    </message>
</context>
<context>
    <name>FormButtons</name>
    <message>
        <source>Undo last answer</source>
        <translation>Annuler la dernière réponse</translation>
    </message>
    <message>
        <source>Allow anyway</source>
        <translation>Autoriser quand même</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Skip to the dice</source>
        <translation>Passer aux dés</translation>
    </message>
    <message>
        <source>Skip: %1</source>
        <translation>Passer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FormCell</name>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>modifier</translation>
    </message>
</context>
<context>
    <name>FormFieldCard</name>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Keep these dice</source>
        <translation>Garder ces dés</translation>
    </message>
</context>
<context>
    <name>FormNotices</name>
    <message numerus="yes">
        <source>%n more warning(s)</source>
        <translation>
            <numerusform>%n autre avertissement</numerusform>
            <numerusform>%n autres avertissements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormSheet</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>No longer needed: %1</source>
        <translation>Plus nécessaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Moins d’options</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n autre option</numerusform>
            <numerusform>%n autres options</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll all</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consulter une règle</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>GoalsCard</name>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Hide mission details</source>
        <translation>Masquer le détail des missions</translation>
    </message>
    <message>
        <source>Show mission details</source>
        <translation>Afficher le détail des missions</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>Points so far: %1</source>
        <translation>Points jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%L1 of %L2 points</source>
        <translation>Points&#xa0;: %L1 sur %L2</translation>
    </message>
</context>
<context>
    <name>GroundBoard</name>
    <message>
        <source>%1 in full window</source>
        <translation>%1 en pleine fenêtre</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a thing, its state, its place</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 %L2 %3</source>
        <comment>an action, how far, in which unit</comment>
        <translation>%1 %L2 %3</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys move it by 1; with Shift, by 5.</source>
        <translation>Ctrl et les flèches le déplacent de 1, de 5 avec Maj.</translation>
    </message>
</context>
<context>
    <name>GroundSheet</name>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
</context>
<context>
    <name>GroundSummary</name>
    <message>
        <source>Tap something for details. Then tap another thing or a spot to measure.</source>
        <translation>Touchez un élément pour le détail, puis un autre ou un endroit pour mesurer.</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Touchez l’endroit où le placer.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit its position and other values</source>
        <translation>Modifier sa position et ses autres valeurs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Not on the map: %L1</source>
        <translation>Hors du plan&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Les masquer</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les montrer</translation>
    </message>
    <message>
        <source>Place on the map</source>
        <translation>Placer sur le plan</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>What %1 can do</source>
        <translation>Ce que %1 peut faire</translation>
    </message>
    <message>
        <source>Just move it</source>
        <translation>Le déplacer seulement</translation>
    </message>
    <message>
        <source>Corrects its position without an action</source>
        <translation>Corrige sa position sans action</translation>
    </message>
    <message>
        <source>Correct position</source>
        <translation>Corriger la position</translation>
    </message>
    <message>
        <source>%L1 × %L2 %3, grid lines every %L4 %3</source>
        <translation>%L1 × %L2 %3, quadrillage tous les %L4 %3</translation>
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
        <translation>Filtres&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Save the matches shown</source>
        <translation>Enregistrer les parties affichées</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Ajouter une partie passée</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Search players, lists, notes</source>
        <translation>Chercher un joueur, une liste, une note</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>matches, filters</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No matches found</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Try part of a name, list, mission or note, or show all matches.</source>
        <translation>Essayez quelques lettres d’un nom, d’une liste, d’une mission ou d’une note, ou affichez toutes les parties.</translation>
    </message>
    <message>
        <source>Matches you play with Adjutant are recorded here automatically. You can also add past matches.</source>
        <translation>Les parties jouées avec Adjutant s’enregistrent ici automatiquement. Vous pouvez aussi ajouter des parties passées.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Stays in the bin for 30 days</source>
        <translation>Reste 30 jours dans la corbeille</translation>
    </message>
    <message>
        <source>%1 moved to the bin.</source>
        <translation>Partie mise à la corbeille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) already in the history.</source>
        <translation>
            <numerusform>%n partie déjà dans l’historique.</numerusform>
            <numerusform>%n parties déjà dans l’historique.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still loading</source>
        <translation>
            <numerusform>Encore %n partie à charger</numerusform>
            <numerusform>Encore %n parties à charger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>From a code, file or pasted text</source>
        <translation>Depuis un code, un fichier ou un texte collé</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Listes d’exemple</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>All matches and results</source>
        <translation>Toutes les parties et tous les résultats</translation>
    </message>
    <message>
        <source>Lists (%L1)</source>
        <translation>Listes (%L1)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>None yet: make one, or start from a sample.</source>
        <translation>Aucune pour l’instant&#xa0;: créez-en une ou partez d’un exemple.</translation>
    </message>
    <message>
        <source>Unnamed list</source>
        <translation>Liste sans nom</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>All lists (%L1)</source>
        <translation>Toutes les listes (%L1)</translation>
    </message>
    <message>
        <source>No match in progress</source>
        <translation>Aucune partie en cours</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Code or text</source>
        <translation>Code ou texte</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importer une liste</translation>
    </message>
    <message>
        <source>Paste a code (starting with ADJ1:) or the contents of a list file. The list is checked; your other lists don’t change.</source>
        <translation>Collez un code (commençant par ADJ1:) ou le contenu d’un fichier de liste. La liste est vérifiée&#xa0;; vos autres listes ne changent pas.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Next control; with Shift, previous</source>
        <translation>Élément suivant&#xa0;; avec Maj, précédent</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Activer l’élément sélectionné</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Close a sheet, or go back</source>
        <translation>Fermer un panneau, ou revenir</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importer une liste</translation>
    </message>
    <message>
        <source>Save a unit, past match or report</source>
        <translation>Enregistrer une unité, une partie passée ou un rapport</translation>
    </message>
    <message>
        <source>Back up now (in Settings)</source>
        <translation>Sauvegarder maintenant (dans Réglages)</translation>
    </message>
    <message>
        <source>Lists, rules and history</source>
        <translation>Listes, règles et historique</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Ligne précédente ou suivante</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Ajouter une partie passée</translation>
    </message>
    <message>
        <source>Matches or results</source>
        <translation>Parties ou résultats</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>Une liste</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Find a unit to add</source>
        <translation>Chercher une unité à ajouter</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Imprimer et partager</translation>
    </message>
    <message>
        <source>Play a match with this list</source>
        <translation>Jouer une partie avec cette liste</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Annuler la dernière réponse</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Copier les probabilités en texte</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Continue, or begin the match</source>
        <translation>Continuer, ou commencer la partie</translation>
    </message>
    <message>
        <source>Hear whose turn it is</source>
        <translation>Entendre à qui de jouer</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>In a roll: enter a die; 0 is 10</source>
        <translation>Dans un jet&#xa0;: saisir un dé&#xa0;; 0 vaut 10</translation>
    </message>
    <message>
        <source>In a roll: undo die</source>
        <translation>Dans un jet&#xa0;: annuler le dernier dé</translation>
    </message>
    <message>
        <source>Relevant rules</source>
        <translation>Règles utiles</translation>
    </message>
    <message>
        <source>Previous or next unit; on the map, previous or next thing</source>
        <translation>Unité précédente ou suivante&#xa0;; sur le plan, élément précédent ou suivant</translation>
    </message>
    <message>
        <source>On the map: move what is selected by 1; with Shift, by 5</source>
        <translation>Sur le plan&#xa0;: déplacer la sélection de 1, de 5 avec Maj</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Use these limits</source>
        <translation>Utiliser ces limites</translation>
    </message>
    <message>
        <source>List limits</source>
        <translation>Limites de la liste</translation>
    </message>
</context>
<context>
    <name>ListCardSheet</name>
    <message>
        <source>Custom unit</source>
        <translation>Unité personnalisée</translation>
    </message>
    <message>
        <source>Save unit</source>
        <translation>Enregistrer l’unité</translation>
    </message>
</context>
<context>
    <name>ListEntries</name>
    <message>
        <source>List details</source>
        <translation>Détails de la liste</translation>
    </message>
    <message>
        <source>Legal: within its limits, no rules broken.</source>
        <translation>Légale&#xa0;: dans ses limites, aucune règle enfreinte.</translation>
    </message>
    <message>
        <source>Legal: no rules broken.</source>
        <translation>Légale&#xa0;: aucune règle enfreinte.</translation>
    </message>
    <message>
        <source>Fix the problems above first.</source>
        <translation>Corrigez d’abord les problèmes ci-dessus.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>List contents</source>
        <translation>Contenu de la liste</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>Cette liste est vide</translation>
    </message>
    <message>
        <source>Add ready-made units, or create your own.</source>
        <translation>Ajoutez des unités toutes prêtes ou créez les vôtres.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all, with fixes</source>
        <translation>Tout afficher, avec les corrections</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>Voir dans la liste</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Voir la règle</translation>
    </message>
</context>
<context>
    <name>ListEntryCard</name>
    <message>
        <source>Edit the stats of %1</source>
        <translation>Modifier le profil de %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Autres actions&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %L2 of %L3</source>
        <translation>%1, %L2 sur %L3</translation>
    </message>
    <message>
        <source>%1, size %L2</source>
        <translation>%1, effectif %L2</translation>
    </message>
    <message>
        <source>your stats</source>
        <translation>votre profil</translation>
    </message>
    <message>
        <source>no known cost</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>size %L1</source>
        <translation>effectif %L1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Effectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>size</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>No stats in the rulebook: enter them</source>
        <translation>Profil absent du livre de règles&#xa0;: le saisir</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Assign an option</source>
        <translation>Attribuer une option</translation>
    </message>
    <message>
        <source>Not in the catalogue.</source>
        <translation>Absente du catalogue.</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>no stats in the rulebook</source>
        <translation>profil absent du livre de règles</translation>
    </message>
</context>
<context>
    <name>ListExtrasSheet</name>
    <message>
        <source>List details</source>
        <translation>Détails de la liste</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Annuler la dernière réponse</translation>
    </message>
</context>
<context>
    <name>ListHeader</name>
    <message>
        <source>Back to the lists</source>
        <translation>Retour aux listes</translation>
    </message>
    <message>
        <source>Unnamed list</source>
        <translation>Liste sans nom</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Play a match with this list</source>
        <translation>Jouer une partie avec cette liste</translation>
    </message>
    <message>
        <source>More for this list</source>
        <translation>Autres actions sur la liste</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>exemple</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Imprimer et partager</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Rules of this list</source>
        <translation>Règles de cette liste</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>%1 added</source>
        <translation>Ajout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>List name</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Notes on the list</source>
        <translation>Notes sur la liste</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>Becomes a custom unit in this list</source>
        <translation>Devient une unité personnalisée dans cette liste</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>Donner un nom</translation>
    </message>
    <message>
        <source>Enter stats</source>
        <translation>Saisir le profil</translation>
    </message>
    <message>
        <source>Edit stats</source>
        <translation>Modifier le profil</translation>
    </message>
    <message>
        <source>using your stats</source>
        <translation>votre profil est utilisé</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation>Notes sur %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>Retrait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Custom name for %1</source>
        <translation>Nom personnalisé pour %1</translation>
    </message>
</context>
<context>
    <name>ListRowCard</name>
    <message>
        <source>Unnamed list</source>
        <translation>Liste sans nom</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Autres actions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Made-up sample</source>
        <translation>Exemple inventé</translation>
    </message>
</context>
<context>
    <name>ListShareSheet</name>
    <message>
        <source>For the table</source>
        <translation>Pour la table</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Enregistrer en page web</translation>
    </message>
    <message>
        <source>For a chat</source>
        <translation>Pour une messagerie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>For another Adjutant</source>
        <translation>Pour un autre Adjutant</translation>
    </message>
    <message>
        <source>Save as YAML</source>
        <translation>Enregistrer en YAML</translation>
    </message>
    <message>
        <source>Can be imported again in full</source>
        <translation>Réimportable en entier</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Enregistrer en JSON</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>This list is too long for a QR code. Share it as a code or a file.</source>
        <translation>Cette liste est trop longue pour un code QR. Partagez-la sous forme de code ou de fichier.</translation>
    </message>
    <message>
        <source>Code to import in Adjutant</source>
        <translation>Code à importer dans Adjutant</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Code copied.</source>
        <translation>Code copié.</translation>
    </message>
    <message>
        <source>List copied.</source>
        <translation>Liste copiée.</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Imprimer et partager</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>A short entry for every unit</source>
        <translation>Chaque unité en bref</translation>
    </message>
</context>
<context>
    <name>ListsPage</name>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Search lists</source>
        <translation>Chercher une liste</translation>
    </message>
    <message>
        <source>No lists found</source>
        <translation>Aucune liste trouvée</translation>
    </message>
    <message>
        <source>No lists yet</source>
        <translation>Pas encore de liste</translation>
    </message>
    <message>
        <source>Try part of its name.</source>
        <translation>Essayez quelques lettres de son nom.</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Listes d’exemple</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Stays in the bin for 30 days</source>
        <translation>Reste 30 jours dans la corbeille</translation>
    </message>
    <message>
        <source>A list holds the units you play with. Start an empty list, or open a sample.</source>
        <translation>Une liste contient les unités avec lesquelles vous jouez. Commencez une liste vide ou ouvrez un exemple.</translation>
    </message>
</context>
<context>
    <name>LogLines</name>
    <message>
        <source>Corrected by players</source>
        <translation>Corrigé par les joueurs</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Look back here</source>
        <translation>Revoir ce moment</translation>
    </message>
    <message>
        <source>Resume from here</source>
        <translation>Reprendre ici</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>Étape %L1 sur %L2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Resume from here</source>
        <translation>Reprendre ici</translation>
    </message>
    <message numerus="yes">
        <source>Strike out %n later step(s)</source>
        <translation>
            <numerusform>Barrer %n étape suivante</numerusform>
            <numerusform>Barrer %n étapes suivantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckLines</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>No rolls with odds yet.</source>
        <translation>Pas encore de jet avec probabilités.</translation>
    </message>
    <message>
        <source>%1, %2 expected</source>
        <comment>successes</comment>
        <translation>%1 pour %2 attendus</translation>
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
        <translation>Liste mise à la corbeille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 imported.</source>
        <translation>Liste importée&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 imported and checked: %n problem(s).</source>
        <translation>
            <numerusform>Liste importée et vérifiée (%1)&#xa0;: %n problème.</numerusform>
            <numerusform>Liste importée et vérifiée (%1)&#xa0;: %n problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Escape again to leave the match. It is saved.</source>
        <translation>Appuyez encore sur Échap pour quitter la partie. Elle est enregistrée.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Fermer sans enregistrer&#xa0;?</translation>
    </message>
    <message>
        <source>Your last changes could not be saved. They will be lost when this window closes.</source>
        <translation>Vos dernières modifications n’ont pas pu être enregistrées. Elles seront perdues à la fermeture de cette fenêtre.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>MainBanner</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>MainNavigation</name>
    <message>
        <source>Main pages</source>
        <translation>Navigation principale</translation>
    </message>
    <message>
        <source>Adjutant</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Odds</source>
        <comment>nine letters at most</comment>
        <translation>Probas</translation>
    </message>
</context>
<context>
    <name>ManualMatchPage</name>
    <message>
        <source>Match added to the history.</source>
        <translation>Partie ajoutée à l’historique.</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Ajouter une partie passée</translation>
    </message>
    <message>
        <source>Who went first</source>
        <translation>Qui a commencé</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Another day</source>
        <translation>Un autre jour</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Minutes (0: unknown)</source>
        <translation>Minutes (0&#xa0;: inconnue)</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Save this match</source>
        <translation>Enregistrer cette partie</translation>
    </message>
    <message>
        <source>Enter a player or faction first.</source>
        <translation>Indiquez d’abord un joueur ou une faction.</translation>
    </message>
    <message>
        <source>This match could not be added to the history.</source>
        <translation>Cette partie n’a pas pu être ajoutée à l’historique.</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <translation>Joueur %L1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>None of my lists</source>
        <translation>Aucune de mes listes</translation>
    </message>
    <message>
        <source>List name</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Points de victoire&#xa0;: %1</translation>
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
        <translation>Autres actions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Opens the match report</source>
        <translation>Ouvre le rapport de partie</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>Drawn, %1</source>
        <translation>Match nul, %1</translation>
    </message>
    <message>
        <source>Abandoned at %1</source>
        <translation>Partie abandonnée à %1</translation>
    </message>
    <message>
        <source>In progress, %1</source>
        <translation>Partie en cours, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Round</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln Rounds</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
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
    <message>
        <source>First Player: %1</source>
        <translation>Premier Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Photo: %1</source>
        <translation>Photo&#xa0;: %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Victory points by mission</source>
        <translation>Points de victoire par mission</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Manche %L1</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Tous les jets</translation>
    </message>
    <message>
        <source>luckier than %1 of matches</source>
        <translation>plus de chance que dans %1 des parties</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Jets</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>figure, highest figure</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>AP</comment>
        <translation>Reste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Biggest losses and gains</source>
        <translation>Pertes et gains les plus importants</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Obtenu</translation>
    </message>
    <message>
        <source>Won by %1, %2</source>
        <translation>Gagnée par %1, %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>NewListSheet</name>
    <message>
        <source>New list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Name (you can change it later)</source>
        <translation>Nom (modifiable plus tard)</translation>
    </message>
    <message>
        <source>Choose a faction first: it decides which units you can take.</source>
        <translation>Choisissez d’abord une faction&#xa0;: elle détermine les unités disponibles.</translation>
    </message>
    <message>
        <source>Create list</source>
        <translation>Créer la liste</translation>
    </message>
    <message>
        <source>%1 list</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>NotesCard</name>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>Photos stay where they are; the match only links to them.</source>
        <translation>Les photos restent où elles sont&#xa0;; la partie ne contient que des liens.</translation>
    </message>
    <message>
        <source>Photo not found</source>
        <translation>Photo introuvable</translation>
    </message>
    <message>
        <source>Remove %1 from the match</source>
        <translation>Retirer %1 de la partie</translation>
    </message>
    <message>
        <source>Add photos</source>
        <translation>Ajouter des photos</translation>
    </message>
    <message>
        <source>Can’t be shown</source>
        <translation>Impossible à afficher</translation>
    </message>
    <message>
        <source>A damaged match stays as it is until it is resumed.</source>
        <translation>Une partie endommagée reste telle quelle jusqu’à sa reprise.</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Show the rule</source>
        <translation>Voir la règle</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>“%1” is not allowed: enter %L2 to %L3</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas autorisé&#xa0;: saisissez de %L2 à %L3</translation>
    </message>
</context>
<context>
    <name>OddsAnswerColumn</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Pas encore de résultat</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not included</source>
        <translation>Non pris en compte</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>Épingler pour comparer</translation>
    </message>
    <message>
        <source>Pinned for comparison</source>
        <translation>Épinglé pour comparer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>target number: chance</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Montre la règle</translation>
    </message>
</context>
<context>
    <name>OddsCardSheet</name>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1&#xa0;: remplir depuis une unité</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Remplir depuis une unité</translation>
    </message>
    <message>
        <source>Search names and lists</source>
        <translation>Chercher un nom ou une liste</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Rien à choisir pour l’instant</translation>
    </message>
    <message>
        <source>Units in your lists appear here.</source>
        <translation>Les unités de vos listes apparaissent ici.</translation>
    </message>
</context>
<context>
    <name>OddsFormPage</name>
    <message>
        <source>Odds</source>
        <translation>Probas</translation>
    </message>
    <message>
        <source>Odds copied.</source>
        <translation>Probabilités copiées.</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Annuler la dernière réponse</translation>
    </message>
    <message>
        <source>No odds for this game yet</source>
        <translation>Pas encore de probabilités pour ce jeu</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>No longer needed: %1</source>
        <translation>Plus nécessaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consulter une règle</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Shows the full result</source>
        <translation>Affiche le résultat complet</translation>
    </message>
    <message>
        <source>Skip: %1</source>
        <translation>Passer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a unit</source>
        <translation>Choisir une unité</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: choose a unit</source>
        <translation>%1&#xa0;: choisir une unité</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1&#xa0;: remplir depuis une unité</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Remplir depuis une unité</translation>
    </message>
    <message>
        <source>All stats</source>
        <translation>Profil complet</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Copier les probabilités en texte</translation>
    </message>
    <message>
        <source>Copy calculation as a code</source>
        <translation>Copier le calcul sous forme de code</translation>
    </message>
    <message>
        <source>Calculation code copied.</source>
        <translation>Code du calcul copié.</translation>
    </message>
    <message>
        <source>Paste calculation</source>
        <translation>Coller un calcul</translation>
    </message>
    <message>
        <source>Calculation pasted.</source>
        <translation>Calcul collé.</translation>
    </message>
    <message>
        <source>The clipboard has no calculation code for this game.</source>
        <translation>Le presse-papiers ne contient pas de code de calcul pour ce jeu.</translation>
    </message>
    <message>
        <source>Clear all answers</source>
        <translation>Effacer toutes les réponses</translation>
    </message>
</context>
<context>
    <name>OddsHeadline</name>
    <message>
        <source>Calculating odds…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Pas encore de résultat</translation>
    </message>
</context>
<context>
    <name>OddsMatrixCard</name>
    <message>
        <source>%1, played %2 of the time</source>
        <translation>%1, joué dans %2 des cas</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>OptionSheet</name>
    <message>
        <source>Rule for %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Options from %1</source>
        <translation>Options&#xa0;: %1</translation>
    </message>
    <message>
        <source>One option, for one unit in the list; its cost is per Warrior.</source>
        <translation>Une option, pour une seule unité de la liste&#xa0;; son coût est par Guerrier.</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Enregistrer les modifications&#xa0;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Choose a folder (one file per match)</source>
        <translation>Choisir un dossier (un fichier par partie)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved, then: %1</source>
        <translation>
            <numerusform>%n partie enregistrée, puis&#xa0;: %1</numerusform>
            <numerusform>%n parties enregistrées, puis&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these matches is finished.</source>
        <translation>Aucune de ces parties n’est terminée.</translation>
    </message>
    <message>
        <source>%1: step %2 has an earlier time than the step before it. A clock was set back; the order of steps is unchanged.</source>
        <translation>%1&#xa0;: l’étape %2 est antérieure à la précédente. Une horloge a été retardée&#xa0;; l’ordre des étapes ne change pas.</translation>
    </message>
    <message>
        <source>In progress, Round %1</source>
        <translation>En cours, manche %1</translation>
    </message>
    <message>
        <source>Abandoned in Round %1</source>
        <translation>Abandonnée à la manche %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Match nul</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, people: victory points</comment>
        <translation>%1, %2&#xa0;: %3</translation>
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
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>saisie à la main</translation>
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
        <translation>%1&#xa0;: %2 parties, gagnées&#xa0;: %3, perdues&#xa0;: %4, nulles&#xa0;: %5</translation>
    </message>
    <message>
        <source>unknown date</source>
        <translation>date inconnue</translation>
    </message>
    <message>
        <source>Damaged: altered or incomplete since it was recorded</source>
        <translation>Endommagée&#xa0;: modifiée ou incomplète depuis l’enregistrement</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>matches</comment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>matches</comment>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <comment>matches</comment>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>%1 en moyenne</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>so many or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens: chance</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not included: %1</source>
        <translation>Non pris en compte&#xa0;: %1</translation>
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
        <translation>Choix en cours</translation>
    </message>
    <message>
        <source>Active unit</source>
        <translation>Unité active</translation>
    </message>
    <message>
        <source>Available actions</source>
        <translation>Actions possibles</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Cette phase</translation>
    </message>
    <message>
        <source>Opposing units</source>
        <translation>Unités adverses</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is in the list, its size</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistrée</translation>
    </message>
    <message>
        <source>left</source>
        <comment>pieces of a side</comment>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>what is left of a list, and in what it is counted</comment>
        <translation>%1 sur %2 %3</translation>
    </message>
    <message>
        <source>%1 %L2 of %L3</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2 sur %L3</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player&apos;s points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 depuis la gauche, %2 depuis l’avant</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a distance from one thing to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>PaneTabs</name>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
</context>
<context>
    <name>PhonesChip</name>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n téléphone connecté</numerusform>
            <numerusform>%n téléphones connectés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Play on phones</source>
        <translation>Jouer sur téléphone</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Scan this with the camera of the phone. It has to be in the same network as this device.</source>
        <translation>Scannez avec l’appareil photo du téléphone. Il doit être sur le même réseau que cet appareil.</translation>
    </message>
    <message>
        <source>Code for</source>
        <translation>Code pour</translation>
    </message>
    <message>
        <source>Each code lets one phone in, within two minutes.</source>
        <translation>Chaque code admet un téléphone, pendant deux minutes.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>connecté</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>non connecté</translation>
    </message>
    <message>
        <source>Remove the phone of %1</source>
        <translation>Retirer le téléphone de %1</translation>
    </message>
    <message>
        <source>Network address of this device</source>
        <translation>Adresse réseau de cet appareil</translation>
    </message>
    <message>
        <source>Nothing leaves your network. Whoever can change its traffic could send phones another page.</source>
        <translation>Rien ne quitte votre réseau. Qui peut modifier son trafic pourrait envoyer une autre page aux téléphones.</translation>
    </message>
    <message>
        <source>Stop playing on phones</source>
        <translation>Arrêter de jouer sur téléphone</translation>
    </message>
    <message>
        <source>A phone wants to join: %1</source>
        <translation>Un téléphone veut se joindre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Admettre</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
</context>
<context>
    <name>PickField</name>
    <message>
        <source>Pick %L1.</source>
        <translation>En choisir %L1.</translation>
    </message>
    <message>
        <source>Pick up to %L1.</source>
        <translation>En choisir %L1 au plus.</translation>
    </message>
    <message>
        <source>Pick %L1 to %L2.</source>
        <translation>En choisir de %L1 à %L2.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
</context>
<context>
    <name>PickSheet</name>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
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
        <translation>active</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>peut agir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PlaceField</name>
    <message>
        <source>Not placed yet</source>
        <translation>Pas encore placé</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Depuis la gauche</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Depuis l’avant</translation>
    </message>
    <message>
        <source>Tap its position, or enter the distances.</source>
        <translation>Touchez sa position ou saisissez les distances.</translation>
    </message>
    <message>
        <source>%L1 of %L2 %3 away</source>
        <translation>à %L1 sur %L2 %3</translation>
    </message>
    <message>
        <source>%L1 %2 away</source>
        <translation>à %L1 %2</translation>
    </message>
    <message>
        <source>Too far: moved to the limit, %L1 of %L2 %3 away</source>
        <translation>Trop loin&#xa0;: ramené à la limite, à %L1 sur %L2 %3</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Using your stats</source>
        <translation>Votre profil est utilisé</translation>
    </message>
    <message>
        <source>Enter the stats from its card</source>
        <translation>Saisissez le profil indiqué sur sa carte</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bête</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Can shoot</source>
        <translation>Peut tirer</translation>
    </message>
    <message>
        <source>Awakened: invocations per game</source>
        <translation>Éveillé&#xa0;: invocations par partie</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Ajouter une Compétence</translation>
    </message>
    <message>
        <source>Saved in your own files; updates don’t change them.</source>
        <translation>Enregistré dans vos fichiers&#xa0;; les mises à jour n’y touchent pas.</translation>
    </message>
    <message>
        <source>Save stats</source>
        <translation>Enregistrer le profil</translation>
    </message>
    <message>
        <source>Restore rulebook stats</source>
        <translation>Rétablir le profil du livre</translation>
    </message>
    <message numerus="yes">
        <source>%n guessed value(s): check your card.</source>
        <translation>
            <numerusform>%n valeur supposée&#xa0;: vérifiez votre carte.</numerusform>
            <numerusform>%n valeurs supposées&#xa0;: vérifiez votre carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stats of %1 have unsaved changes.</source>
        <translation>Le profil de %1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, not entered yet</source>
        <translation>%1, pas encore saisi</translation>
    </message>
    <message>
        <source>Confirm %L1</source>
        <translation>Confirmer %L1</translation>
    </message>
    <message>
        <source>%1 not entered yet; confirm if your card says the same</source>
        <translation>%1 pas encore saisi&#xa0;; confirmez si votre carte dit la même chose</translation>
    </message>
    <message>
        <source>Value [X]</source>
        <translation>Valeur [X]</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Unknown error</source>
        <translation>Erreur inconnue</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
</context>
<context>
    <name>ReadyLists</name>
    <message>
        <source>sample</source>
        <translation>exemple</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Results for</source>
        <translation>Résultats pour</translation>
    </message>
    <message>
        <source>No finished matches of this player among those shown. Choose another player, or show more matches.</source>
        <translation>Aucune partie terminée de ce joueur parmi celles affichées. Choisissez un autre joueur ou affichez plus de parties.</translation>
    </message>
    <message>
        <source>By faction played</source>
        <translation>Par faction jouée</translation>
    </message>
    <message>
        <source>By opposing faction</source>
        <translation>Par faction adverse</translation>
    </message>
    <message>
        <source>By turn order</source>
        <translation>Selon l’ordre de jeu</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Par adversaire</translation>
    </message>
    <message>
        <source>By mission</source>
        <translation>Par mission</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>En afficher moins</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Tout afficher (%n)</numerusform>
            <numerusform>Tout afficher (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsField</name>
    <message>
        <source>None yet.</source>
        <translation>Aucun pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln so far.</source>
        <translation>
            <numerusform>%Ln pour l’instant.</numerusform>
            <numerusform>%Ln pour l’instant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Ajouter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>RuleButton</name>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Rule not found</source>
        <translation>Règle introuvable</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>On the card</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>%1 · also called %2</source>
        <translation>%1 · aussi appelé %2</translation>
    </message>
    <message>
        <source>Not translated yet: shown in English.</source>
        <translation>Pas encore traduit&#xa0;: affiché en anglais.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>The rulebook doesn’t define this.</source>
        <translation>Le livre de règles ne le définit pas.</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>Notre interprétation</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Votre note</translation>
    </message>
    <message>
        <source>In the printed rules: %1</source>
        <translation>Dans les règles imprimées&#xa0;: %1</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Dans les favoris</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>Edit house rule</source>
        <translation>Modifier la règle maison</translation>
    </message>
    <message>
        <source>Add house rule</source>
        <translation>Ajouter une règle maison</translation>
    </message>
    <message>
        <source>House rule for %1</source>
        <translation>Règle maison pour %1</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>Search titles and text</source>
        <translation>Chercher dans les titres et les textes</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>Aucune règle trouvée</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Rien ici</translation>
    </message>
    <message>
        <source>Try part of a word, or another word.</source>
        <translation>Essayez quelques lettres, ou un autre mot.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Player aid</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Choose an entry to read it here</source>
        <translation>Choisissez une entrée pour la lire ici</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Relevant rules</source>
        <translation>Règles utiles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>SampleMark</name>
    <message>
        <source>Sample</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Made-up sample</source>
        <translation>Exemple inventé</translation>
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
        <translation>Menu de la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vainqueur</translation>
    </message>
    <message>
        <source>active</source>
        <translation>actif</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>This is how text will look.</source>
        <translation>Voici l’apparence du texte.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>En choisir un autre…</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Backed up as %1</source>
        <translation>Sauvegarde créée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Adjutant %1 · free software, GPL 3 or later</source>
        <translation>Adjutant %1 · logiciel libre, GPL 3 ou ultérieure</translation>
    </message>
    <message>
        <source>Backup from %1 restored.</source>
        <translation>Sauvegarde du %1 restaurée.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Restaurer cette sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Lists, matches and backups are saved here. Your own units go into %1 as YAML files; they replace the built-in ones, and updates never change them.</source>
        <translation>Les listes, parties et sauvegardes sont enregistrées ici. Vos propres unités vont dans %1, en fichiers YAML&#xa0;; elles remplacent celles fournies, et les mises à jour n’y touchent pas.</translation>
    </message>
    <message>
        <source>The new folder is used after a restart. Your lists and matches stay in the old one.</source>
        <translation>Le nouveau dossier servira après un redémarrage. Vos listes et vos parties restent dans l’ancien.</translation>
    </message>
    <message>
        <source>Saves all lists, matches, notes and house rules to one file in the same folder. Restoring one backs up your current data first.</source>
        <translation>Enregistre listes, parties, notes et règles maison dans un seul fichier du même dossier. Une restauration sauvegarde d’abord vos données actuelles.</translation>
    </message>
    <message>
        <source>Set-aside files</source>
        <translation>Fichiers mis de côté</translation>
    </message>
    <message>
        <source>Files that were damaged, or changed by another program while open. They are in the set-aside folder, each with a text file that says why.</source>
        <translation>Fichiers endommagés, ou modifiés par un autre programme pendant qu’ils étaient ouverts. Ils sont dans le dossier set-aside, chacun avec un fichier texte qui dit pourquoi.</translation>
    </message>
    <message>
        <source>The lists, matches, house rules and your own units from %1 replace your current ones; anything not in the backup stays. Your current data is backed up first, so you can go back.</source>
        <translation>Les listes, parties, règles maison et unités personnelles de %1 remplacent les vôtres&#xa0;; ce qui n’est pas dans la sauvegarde reste. Vos données actuelles sont d’abord sauvegardées, pour pouvoir revenir en arrière.</translation>
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
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Step %1: %2, done</source>
        <translation>Étape %1&#xa0;: %2, fait</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Commencer maintenant</translation>
    </message>
    <message>
        <source>Shows the actions before setup is finished</source>
        <translation>Affiche les actions avant la fin de la mise en place</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <translation>Reste à faire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Collapse setup</source>
        <translation>Replier la mise en place</translation>
    </message>
    <message>
        <source>Play on phones</source>
        <translation>Jouer sur téléphone</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Nom du joueur</translation>
    </message>
</context>
<context>
    <name>StatCell</name>
    <message>
        <source>Shows the rule</source>
        <translation>Montre la règle</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Another program is writing to %1.</source>
        <translation>Un autre programme écrit dans %1.</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Réessayez quand il aura fini.</translation>
    </message>
    <message>
        <source>(The system says: %1)</source>
        <translation>(Message du système&#xa0;: %1)</translation>
    </message>
    <message>
        <source>%1 can’t be written to.</source>
        <translation>Impossible d’écrire dans %1.</translation>
    </message>
    <message>
        <source>The disk with %1 is full.</source>
        <translation>Le disque qui contient %1 est plein.</translation>
    </message>
    <message>
        <source>%1 can’t be read or written: its disk may have been removed, or access is not allowed.</source>
        <translation>%1 ne peut être ni lu ni écrit&#xa0;: son disque a peut-être été retiré, ou l’accès est interdit.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The folder %1 is missing or can’t be used: it can’t be created, or something else has its name.</source>
        <translation>Le dossier %1 est absent ou inutilisable&#xa0;: impossible de le créer, ou autre chose porte son nom.</translation>
    </message>
    <message>
        <source>%1 has no room for more: a match has at most 4 MiB, and the last of them is for steps and short notes.</source>
        <translation>Plus de place dans %1&#xa0;: une partie occupe au plus 4&#xa0;Mio, dont le dernier est réservé aux étapes et aux notes courtes.</translation>
    </message>
    <message>
        <source>Shorten the notes, or remove photos.</source>
        <translation>Raccourcissez les notes ou retirez des photos.</translation>
    </message>
    <message>
        <source>%1 is damaged or not an Adjutant file.</source>
        <translation>%1 est endommagé ou n’est pas un fichier Adjutant.</translation>
    </message>
    <message>
        <source>The army list “%1” can’t be read.</source>
        <translation>La liste d’armée «&#xa0;%1&#xa0;» ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The last change to “%1” can’t be saved as it is.</source>
        <translation>La dernière modification de «&#xa0;%1&#xa0;» ne peut pas être enregistrée telle quelle.</translation>
    </message>
    <message>
        <source>This army list no longer exists.</source>
        <translation>Cette liste d’armée n’existe plus.</translation>
    </message>
    <message>
        <source>This match no longer exists.</source>
        <translation>Cette partie n’existe plus.</translation>
    </message>
    <message>
        <source>A match with the same id already exists.</source>
        <translation>Une partie avec le même identifiant existe déjà.</translation>
    </message>
    <message>
        <source>%1 is damaged or not an Adjutant backup.</source>
        <translation>%1 est endommagé ou n’est pas une sauvegarde Adjutant.</translation>
    </message>
    <message>
        <source>Create it, or choose another folder in the settings.</source>
        <translation>Créez-le, ou choisissez un autre dossier dans les réglages.</translation>
    </message>
    <message>
        <source>Allow writing there, or choose another folder in the settings.</source>
        <translation>Autorisez-y l’écriture, ou choisissez un autre dossier dans les réglages.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>It was left unchanged. A backup may have an intact copy.</source>
        <translation>Il n’a pas été modifié. Une sauvegarde en contient peut-être une copie intacte.</translation>
    </message>
    <message>
        <source>Shorten its names and notes, or undo the change.</source>
        <translation>Raccourcissez ses noms et ses notes, ou annulez la modification.</translation>
    </message>
    <message>
        <source>Look in the bin, or in the backups in the settings.</source>
        <translation>Regardez dans la corbeille, ou parmi les sauvegardes dans les réglages.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Your last changes stay in this window until they can be saved.</source>
        <translation>Vos dernières modifications restent dans cette fenêtre jusqu’à ce qu’elles puissent être enregistrées.</translation>
    </message>
    <message>
        <source>%1 can’t be used and was left unchanged (%2).</source>
        <translation>%1 est inutilisable et a été laissé tel quel (%2).</translation>
    </message>
    <message>
        <source>An interrupted import or restore was completed: %1 was added.</source>
        <translation>Un import ou une restauration interrompus ont été terminés&#xa0;: %1 a été ajouté.</translation>
    </message>
    <message>
        <source>A file was set aside in %1 (%2). The version read before was saved in its place.</source>
        <translation>Un fichier a été mis de côté dans %1 (%2). La version lue auparavant a été enregistrée à sa place.</translation>
    </message>
    <message>
        <source>An imported file was set aside in %1: the one in its place was changed while the import waited, and stays.</source>
        <translation>Un fichier importé a été mis de côté dans %1&#xa0;: celui qui est à sa place a été modifié pendant que l’import attendait, et reste.</translation>
    </message>
    <message>
        <source>%1 was missing. The version open here was saved again.</source>
        <translation>%1 manquait. La version ouverte ici a été réenregistrée.</translation>
    </message>
    <message>
        <source>%1 is shorter than it was: the last steps of the match may be missing. A backup may have them.</source>
        <translation>%1 est plus court qu’avant&#xa0;: les dernières étapes de la partie manquent peut-être. Une sauvegarde les contient peut-être.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t be put in place yet.</source>
        <translation>%1 ne peut pas encore être mis en place.</translation>
    </message>
    <message>
        <source>It is all saved: what is missing follows when Adjutant starts again.</source>
        <translation>Tout est enregistré&#xa0;: ce qui manque suivra au prochain démarrage d’Adjutant.</translation>
    </message>
    <message>
        <source>The data folder %1 was replaced by another one while Adjutant was open.</source>
        <translation>Le dossier de données %1 a été remplacé par un autre pendant qu’Adjutant était ouvert.</translation>
    </message>
    <message>
        <source>Start Adjutant again to use the new one.</source>
        <translation>Relancez Adjutant pour utiliser le nouveau.</translation>
    </message>
    <message>
        <source>%1 holds more than a backup can: 1 GiB of lists and matches.</source>
        <translation>%1 contient plus qu’une sauvegarde ne peut&#xa0;: 1 Gio de listes et de parties.</translation>
    </message>
    <message>
        <source>Move matches of old years to another folder.</source>
        <translation>Déplacez les parties des années passées dans un autre dossier.</translation>
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
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>More for this match</source>
        <translation>Autres actions sur la partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Abandon match</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>You can still resume it later</source>
        <translation>Vous pourrez toujours la reprendre plus tard</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Stays in the bin for 30 days</source>
        <translation>Reste 30 jours dans la corbeille</translation>
    </message>
    <message>
        <source>%1 moved to the bin.</source>
        <translation>Partie mise à la corbeille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Montrer la bataille</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>%L1 VP</source>
        <translation>%L1 PV</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact, value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Biggest losses and gains</source>
        <translation>Pertes et gains les plus importants</translation>
    </message>
    <message>
        <source>%1. %2. Show the battle at that point</source>
        <comment>step, what it brought</comment>
        <translation>%1. %2. Montrer la bataille à ce moment</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message>
        <source>%1 won · %2 drawn · %3 lost</source>
        <translation>Gagnées&#xa0;: %1 · nulles&#xa0;: %2 · perdues&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>TextArea</name>
    <message>
        <source>Too long: %L1 kB; the limit is %L2 kB. Nothing was pasted.</source>
        <translation>Trop long&#xa0;: %L1 ko, pour %L2 ko au plus. Rien n’a été collé.</translation>
    </message>
    <message>
        <source>%1… (%L2 kB pasted)</source>
        <translation>%1… (%L2 ko collés)</translation>
    </message>
    <message>
        <source>Clear text</source>
        <translation>Effacer le texte</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>%1 · up to %L2 characters</source>
        <translation>%1 · %L2 caractères au plus</translation>
    </message>
    <message>
        <source>Up to %L1 characters</source>
        <translation>%L1 caractères au plus</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Too long: the limit is %L1 characters.</source>
        <translation>Trop long&#xa0;: %L1 caractères au plus.</translation>
    </message>
</context>
<context>
    <name>TextWords</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, of each side</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This is not a list code. Nothing was changed. Copy the whole code, starting with ADJ1:.</source>
        <translation>Ce n’est pas un code de liste. Rien n’a été modifié. Copiez tout le code, à partir de ADJ1:.</translation>
    </message>
    <message>
        <source>This list code was made by a newer version of Adjutant. Nothing was changed. Update Adjutant, or ask for the list as a file.</source>
        <translation>Ce code de liste vient d’une version plus récente d’Adjutant. Rien n’a été modifié. Mettez Adjutant à jour ou demandez la liste sous forme de fichier.</translation>
    </message>
    <message>
        <source>The list code is cut off or mistyped. Nothing was changed. Copy the whole code again, from ADJ1: to its end.</source>
        <translation>Le code de liste est tronqué ou mal saisi. Rien n’a été modifié. Recopiez-le en entier, de ADJ1: jusqu’à la fin.</translation>
    </message>
    <message>
        <source>This text is too long for a list code. Nothing was changed. Copy only the code, from ADJ1: to its end.</source>
        <translation>Ce texte est trop long pour un code de liste. Rien n’a été modifié. Copiez le code seul, de ADJ1: jusqu’à la fin.</translation>
    </message>
    <message>
        <source>The code is complete, but it doesn’t contain a list. Nothing was changed. Ask the sender to share the list again.</source>
        <translation>Le code est complet, mais ne contient pas de liste. Rien n’a été modifié. Demandez à l’expéditeur de repartager la liste.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>what is spent, its limit</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 AP</source>
        <translation>%1 PA</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the last two of a list: &quot;6, 9&quot; and &quot;12&quot;</extracomment>
        <translation>%1 et %2</translation>
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
        <translation>%1 perd %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <comment>player, victory points, figure</comment>
        <translation>%1, %2&#xa0;: +%3</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 est hors jeu</translation>
    </message>
    <message>
        <source>Allowed anyway: %1</source>
        <translation>Autorisé quand même&#xa0;: %1</translation>
    </message>
    <message>
        <source>Allowed anyway: the rule “%1”</source>
        <translation>Autorisé quand même&#xa0;: la règle «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>TrackBoard</name>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Manche %L1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Match nul</translation>
    </message>
</context>
<context>
    <name>UnitPanel</name>
    <message>
        <source>No actions until the setup is finished.</source>
        <translation>Pas d’action avant la fin de la mise en place.</translation>
    </message>
    <message>
        <source>No actions available now.</source>
        <translation>Aucune action possible pour l’instant.</translation>
    </message>
    <message>
        <source>Hide corrections</source>
        <translation>Masquer les corrections</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Montre la règle</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>Up to %L1 characters</source>
        <translation>%L1 caractères au plus</translation>
    </message>
</context>
<context>
    <name>YesNoField</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>adjutant::AidController</name>
    <message>
        <source>The page could not be created; nothing was saved.</source>
        <translation>La page n’a pas pu être créée&#xa0;; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Save the player aid</source>
        <extracomment>name of a file: the game, and what it is</extracomment>
        <translation>Enregistrer l’aide de jeu</translation>
    </message>
    <message>
        <source>%1 player aid</source>
        <translation>%1 aide de jeu</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleController</name>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>To act: %1</source>
        <translation>Au tour de&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Manche %L1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleForm</name>
    <message>
        <source>Your entries can’t be saved. Unconfirmed ones will be lost if Adjutant closes.</source>
        <translation>Vos saisies ne peuvent pas être enregistrées. Celles qui ne sont pas confirmées seront perdues si Adjutant se ferme.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who has to do it, what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – to act: %2</source>
        <comment>whose turn it is</comment>
        <translation>%1 – à jouer&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleOffers</name>
    <message>
        <source>%1: %2</source>
        <comment>target, what may happen to it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleScene</name>
    <message>
        <source>Forces</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleSetup</name>
    <message>
        <source>%1 has no list yet.</source>
        <translation>%1 n’a pas encore de liste.</translation>
    </message>
    <message>
        <source>%1 still has choices to make.</source>
        <translation>%1 a encore des choix à faire.</translation>
    </message>
    <message>
        <source>The match setup still has choices to make.</source>
        <translation>La mise en place demande encore des choix.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample list</source>
        <translation>Liste d’exemple</translation>
    </message>
    <message>
        <source>%1’s list is empty.</source>
        <translation>La liste de %1 est vide.</translation>
    </message>
</context>
<context>
    <name>adjutant::BattleTouch</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a side, a goal, a condition of it</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>as far as it can go</source>
        <translation>aussi loin qu’il peut</translation>
    </message>
</context>
<context>
    <name>adjutant::Bin</name>
    <message>
        <source>stays until at least %1</source>
        <translation>reste au moins jusqu’au %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln list(s)</source>
        <translation>
            <numerusform>%Ln liste</numerusform>
            <numerusform>%Ln listes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::FormController</name>
    <message>
        <source>%1: %2</source>
        <comment>a question, what holds without its answer</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::Games</name>
    <message>
        <source>lists</source>
        <translation>listes</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>probabilités</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
</context>
<context>
    <name>adjutant::ListEditor</name>
    <message>
        <source>list details</source>
        <translation>détails de la liste</translation>
    </message>
    <message>
        <source>A list has at most %L1 entries.</source>
        <translation>Une liste a au plus %L1 entrées.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>ajout (%1)</translation>
    </message>
    <message>
        <source>%1: stats</source>
        <translation>profil (%1)</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>retrait (%1)</translation>
    </message>
    <message>
        <source>%1 duplicated</source>
        <translation>copie (%1)</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>déplacement (%1)</translation>
    </message>
    <message>
        <source>%1 renamed</source>
        <translation>nouveau nom (%1)</translation>
    </message>
    <message>
        <source>%1: notes</source>
        <translation>notes (%1)</translation>
    </message>
    <message>
        <source>list renamed</source>
        <translation>nom de la liste</translation>
    </message>
    <message>
        <source>list notes</source>
        <translation>notes de la liste</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>effectif %2 (%1)</translation>
    </message>
    <message>
        <source>%1: option chosen</source>
        <translation>option choisie (%1)</translation>
    </message>
    <message>
        <source>%1: option removed</source>
        <translation>option retirée (%1)</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>limites</translation>
    </message>
    <message>
        <source>suggested fix</source>
        <translation>correction proposée</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>La liste %1 a été supprimée.</translation>
    </message>
    <message>
        <source>This list was changed elsewhere. You now see the latest version.</source>
        <translation>Cette liste a été modifiée ailleurs. Vous voyez la dernière version.</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimer la liste</translation>
    </message>
    <message>
        <source>The list was sent to the printer.</source>
        <translation>La liste a été envoyée à l’imprimante.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>adjutant::ListLibrary</name>
    <message>
        <source>%1 list %2</source>
        <comment>name of a game, number</comment>
        <translation>%1, liste %2</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texte collé</translation>
    </message>
    <message>
        <source>This list could not be imported; nothing was changed.</source>
        <translation>Cette liste n’a pas pu être importée&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This list could not be imported: it is for &quot;%1 / %2&quot;, which this version of Adjutant doesn’t know. Nothing was changed.</source>
        <translation>Cette liste n’a pas pu être importée&#xa0;: elle est pour «&#xa0;%1 / %2&#xa0;», que cette version d’Adjutant ne connaît pas. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Imported list</source>
        <translation>Liste importée</translation>
    </message>
    <message>
        <source>Your notes and house rules are not shown and can’t be changed. %1</source>
        <translation>Vos notes et règles maison ne sont ni affichées ni modifiables. %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: &quot;adjutant-cli check&quot; lists all problems in a folder.</source>
        <translation>
            <numerusform>Et %Ln autre&#xa0;: «&#xa0;adjutant-cli check&#xa0;» liste tous les problèmes d’un dossier.</numerusform>
            <numerusform>Et %Ln autres&#xa0;: «&#xa0;adjutant-cli check&#xa0;» liste tous les problèmes d’un dossier.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup is restored in Settings. Nothing was changed.</source>
        <translation>Une sauvegarde se restaure dans les réglages. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A match is imported in History. Nothing was changed.</source>
        <translation>Une partie s’importe dans l’historique. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importer une liste</translation>
    </message>
    <message>
        <source>Lists (*.yaml *.yml *.json *.txt);;All files (*)</source>
        <translation>Listes (*.yaml *.yml *.json *.txt);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>adjutant::MatchHistory</name>
    <message>
        <source>Went first</source>
        <translation>A commencé</translation>
    </message>
    <message>
        <source>Went second</source>
        <translation>A joué en second</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported; what you had is unchanged.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être importé&#xa0;; vos données n’ont pas changé.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être importés&#xa0;; vos données n’ont pas changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches (*.match);;All files (*)</source>
        <translation>Parties (*.match);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>adjutant::MatchStory</name>
    <message>
        <source>Played</source>
        <translation>Jouée le</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Went first</source>
        <translation>A commencé</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Photos of the match</source>
        <translation>Photos de la partie</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.gif);;All files (*)</source>
        <translation>Images (*.jpg *.jpeg *.png *.webp *.gif);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <comment>what is left, of what there was, AP</comment>
        <translation>Reste&#xa0;: %1 sur %2 %3</translation>
    </message>
    <message>
        <source>This match can’t be read: %1</source>
        <translation>Cette partie est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Notes are limited to %L1 kB; the rest was not saved.</source>
        <translation>Notes limitées à %L1 ko&#xa0;; la suite n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Not all photos were added: the limit is %L1 per match, with paths of up to %L2 characters.</source>
        <translation>Toutes les photos n’ont pas été ajoutées&#xa0;: %L1 au plus par partie, avec des chemins de %L2 caractères au plus.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player, first and last value</comment>
        <translation>%1&#xa0;: de %2 à %3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Army left (%1)</source>
        <comment>what armies are counted in</comment>
        <translation>Armée restante (%1)</translation>
    </message>
    <message>
        <source>Army left</source>
        <translation>Armée restante</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>what armies are counted in</comment>
        <translation>Pertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>adjutant::OddsController</name>
    <message>
        <source>No result for this calculation.</source>
        <translation>Pas de résultat pour ce calcul.</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Toute la liste</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>group of %1</source>
        <comment>how many of a Unit</comment>
        <translation>groupe de %1</translation>
    </message>
</context>
<context>
    <name>adjutant::PhonePlay</name>
    <message>
        <source>Watch only</source>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Phones can’t reach this device at %1: %2</source>
        <translation>Les téléphones ne peuvent pas joindre cet appareil à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file of this match’s phones was damaged: missing phones need new codes.</source>
        <translation>Le fichier des téléphones de cette partie était endommagé&#xa0;: ceux qui manquent ont besoin d’un nouveau code.</translation>
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
        <translation>Chanceux&#xa0;: mieux que dans %1 des parties</translation>
    </message>
    <message>
        <source>Unlucky: worse than %1 of matches</source>
        <translation>Malchanceux&#xa0;: moins bien que dans %1 des parties</translation>
    </message>
    <message>
        <source>As expected</source>
        <translation>Comme attendu</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Tous les jets</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n jet</numerusform>
            <numerusform>%n jets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3, expected %4, %5</source>
        <translation>%1, %2&#xa0;: %3 pour %4 attendus, %5</translation>
    </message>
</context>
<context>
    <name>adjutant::Rulebook</name>
    <message>
        <source>Relevant</source>
        <translation>Utiles</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Too long: the limit is %L1 characters.</source>
        <translation>Trop long&#xa0;: %L1 caractères au plus.</translation>
    </message>
</context>
<context>
    <name>adjutant::RunningMatch</name>
    <message>
        <source>The match has begun: lists can’t be changed any more.</source>
        <translation>La partie a commencé&#xa0;: les listes ne peuvent plus être changées.</translation>
    </message>
    <message>
        <source>This match can’t be read: %1</source>
        <translation>Cette partie est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Resuming starts a new file; the damaged one is set aside.</source>
        <translation>La reprise commence un nouveau fichier&#xa0;; le fichier endommagé est mis de côté.</translation>
    </message>
</context>
<context>
    <name>adjutant::ScreenAwake</name>
    <message>
        <source>A match is being played</source>
        <translation>Une partie est en cours</translation>
    </message>
</context>
<context>
    <name>adjutant::Settings</name>
    <message>
        <source>Folder for lists and your own files</source>
        <translation>Dossier des listes et de vos fichiers</translation>
    </message>
    <message>
        <source>%1, automatic, before a change</source>
        <translation>%1, automatique, avant une modification</translation>
    </message>
    <message>
        <source>Your settings can’t be read: %1 is not a file, or you may not read it. Changes here last until you close Adjutant.</source>
        <translation>Vos réglages sont illisibles&#xa0;: %1 n’est pas un fichier, ou vous n’avez pas le droit de le lire. Les changements faits ici durent jusqu’à la fermeture d’Adjutant.</translation>
    </message>
    <message>
        <source>Your settings could not be read. Adjutant starts with the defaults; the old file is saved as %1.</source>
        <translation>Vos réglages n’ont pas pu être lus. Adjutant démarre avec les réglages par défaut&#xa0;; l’ancien fichier est enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>Backed up as %1, without %n file(s) over 4 MiB.</source>
        <translation>
            <numerusform>Sauvegarde créée&#xa0;: %1, sans %n fichier de plus de 4 Mio.</numerusform>
            <numerusform>Sauvegarde créée&#xa0;: %1, sans %n fichiers de plus de 4 Mio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adventure</name>
    <message>
        <source>advantage</source>
        <translation>avantage</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>désavantage</translation>
    </message>
    <message>
        <source>2D6</source>
        <translation>2D6</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, keep the highest two</source>
        <translation>2D6 et 1D%1, garder les deux plus hauts</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, keep the lowest two</source>
        <translation>2D6 et 1D%1, garder les deux plus bas</translation>
    </message>
    <message>
        <source>no advantage or disadvantage</source>
        <translation>ni avantage ni désavantage</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) of advantage</source>
        <translation>
            <numerusform>%n source d’avantage</numerusform>
            <numerusform>%n sources d’avantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) of disadvantage</source>
        <translation>
            <numerusform>%n source de désavantage</numerusform>
            <numerusform>%n sources de désavantage</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll for initiative</source>
        <translation>Lancer l’initiative</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Seize the initiative</source>
        <translation>Saisir l’initiative</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Se défendre</translation>
    </message>
    <message>
        <source>Use an item</source>
        <translation>Utiliser un objet</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Se désengager</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retarder</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Roll a save</source>
        <translation>Jet de sauvegarde</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminer le combat</translation>
    </message>
    <message>
        <source>Change hit points</source>
        <translation>Modifier les points de vie</translation>
    </message>
    <message>
        <source>Change effects</source>
        <translation>Modifier les états</translation>
    </message>
    <message>
        <source>Tier %1 against %2: %3</source>
        <translation>Rang %1 contre %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of advantage</source>
        <translation>
            <numerusform>%n autre source d’avantage</numerusform>
            <numerusform>%n autres sources d’avantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further source(s) of disadvantage</source>
        <translation>
            <numerusform>%n autre source de désavantage</numerusform>
            <numerusform>%n autres sources de désavantage</numerusform>
        </translation>
    </message>
    <message>
        <source>Net: %1</source>
        <translation>Bilan&#xa0;: %1</translation>
    </message>
    <message>
        <source>Succeeds on %1+</source>
        <translation>Réussit sur %1+</translation>
    </message>
    <message>
        <source>%1 on the dice with %2 reaches %3</source>
        <translation>%1 aux dés avec %2 atteint %3</translation>
    </message>
    <message>
        <source>%1 to succeed: %2</source>
        <translation>%1 de chances de réussir&#xa0;: %2</translation>
    </message>
    <message>
        <source>Total of the kept dice</source>
        <translation>Total des dés gardés</translation>
    </message>
    <message>
        <source>The attack succeeds</source>
        <translation>L’attaque réussit</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>The save succeeds</source>
        <translation>La sauvegarde réussit</translation>
    </message>
    <message>
        <source>Chance to reach a target number, by net sources</source>
        <translation>Chances d’atteindre un seuil, selon le solde d’avantages</translation>
    </message>
    <message>
        <source>Rows: target number; columns: advantage (+), disadvantage (−)</source>
        <translation>Lignes&#xa0;: seuil&#xa0;; colonnes&#xa0;: avantage (+), désavantage (−)</translation>
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
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Attacker’s tier</source>
        <translation>Rang de l’attaquant</translation>
    </message>
    <message>
        <source>Target’s tier</source>
        <translation>Rang de la cible</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>All target numbers</source>
        <translation>Tous les seuils</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce que cela fait</translation>
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
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Not tracked</source>
        <translation>Non suivis</translation>
    </message>
    <message>
        <source>Own movement powers</source>
        <translation>Pouvoirs de mouvement propres</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Effect of a hit</source>
        <translation>Effet d’un coup réussi</translation>
    </message>
    <message>
        <source>Effect on its user</source>
        <translation>Effet sur qui l’utilise</translation>
    </message>
    <message>
        <source>Several targets</source>
        <translation>Plusieurs cibles</translation>
    </message>
    <message>
        <source>Hit points restored</source>
        <translation>Points de vie rendus</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Tier %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Attack modifier</source>
        <translation>Modificateur d’attaque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilité</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Movement Phase</source>
        <translation>Phase de mouvement</translation>
    </message>
    <message>
        <source>Battle Phase</source>
        <translation>Phase de bataille</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Phase de fin</translation>
    </message>
    <message>
        <source>Initiative Phase</source>
        <translation>Phase d’initiative</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Ralenti</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Le combat est fini</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Manche %1, %2</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 moves</source>
        <translation>Manche %1, %2&#xa0;: %3 se déplace</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 acts</source>
        <translation>Manche %1, %2&#xa0;: %3 agit</translation>
    </message>
    <message>
        <source>No hit points left</source>
        <translation>Plus aucun point de vie</translation>
    </message>
    <message>
        <source>%1 (save)</source>
        <translation>%1 (sauvegarde)</translation>
    </message>
    <message>
        <source>%1 (until removed)</source>
        <translation>%1 (jusqu’à son retrait)</translation>
    </message>
    <message>
        <source>Seized the initiative</source>
        <translation>A saisi l’initiative</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>En défense</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Désengagé</translation>
    </message>
    <message>
        <source>Delaying</source>
        <translation>Retarde son tour</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>A agi</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>S’est déplacé</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>Total %1, tie D6 %2</source>
        <translation>Total %1, départage D6 %2</translation>
    </message>
    <message>
        <source>Delaying, acts later</source>
        <translation>Retarde son tour, agira plus tard</translation>
    </message>
    <message>
        <source>Acts after %1</source>
        <translation>Agit après %1</translation>
    </message>
    <message>
        <source>Seized: last</source>
        <translation>A saisi&#xa0;: dernier</translation>
    </message>
    <message>
        <source>Seized: first</source>
        <translation>A saisi&#xa0;: premier</translation>
    </message>
    <message>
        <source>Battle order</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>Move order</source>
        <translation>Ordre de mouvement</translation>
    </message>
    <message>
        <source>%1. %2, done: %3</source>
        <translation>%1. %2, fait&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1. %2, now: %3</source>
        <translation>%1. %2, maintenant&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>End Phase saves: 7+</source>
        <translation>Sauvegardes de la phase de fin&#xa0;: 7+</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a success sustains it</source>
        <translation>une réussite le maintient</translation>
    </message>
    <message>
        <source>a success ends it</source>
        <translation>une réussite y met fin</translation>
    </message>
    <message>
        <source>%1: rolled</source>
        <translation>%1&#xa0;: jet fait</translation>
    </message>
    <message>
        <source>%1: not rolled yet</source>
        <translation>%1&#xa0;: jet à faire</translation>
    </message>
    <message>
        <source>None found; add any others</source>
        <translation>Aucune trouvée&#xa0;; ajoutez les autres</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Already counted: %1</source>
        <translation>Déjà comptées&#xa0;: %1</translation>
    </message>
    <message>
        <source>tier %1 against %2</source>
        <translation>rang %1 contre %2</translation>
    </message>
    <message>
        <source>%1 has seized the initiative</source>
        <translation>%1 a saisi l’initiative</translation>
    </message>
    <message>
        <source>%1 defends</source>
        <translation>%1 se défend</translation>
    </message>
    <message>
        <source>%1 has disengaged</source>
        <translation>%1 s’est désengagé</translation>
    </message>
    <message>
        <source>%1 against %2: success</source>
        <translation>%1 contre %2&#xa0;: réussite</translation>
    </message>
    <message>
        <source>%1 against %2: failure</source>
        <translation>%1 contre %2&#xa0;: échec</translation>
    </message>
    <message>
        <source>%1 hits %2: %3 against DEF %4</source>
        <translation>%1 touche %2&#xa0;: %3 contre DEF %4</translation>
    </message>
    <message>
        <source>%1 misses %2: %3 against DEF %4</source>
        <translation>%1 manque %2&#xa0;: %3 contre DEF %4</translation>
    </message>
    <message>
        <source>%1 (opportunity attack)</source>
        <translation>%1 (attaque d’opportunité)</translation>
    </message>
    <message>
        <source>%1 is already a target</source>
        <translation>%1 est déjà une cible</translation>
    </message>
    <message>
        <source>Another target</source>
        <translation>Une autre cible</translation>
    </message>
    <message>
        <source>No more targets</source>
        <translation>Pas d’autre cible</translation>
    </message>
    <message>
        <source>nobody acts after %1</source>
        <translation>personne n’agit après %1</translation>
    </message>
    <message>
        <source>%1 has no items on its card</source>
        <translation>%1 n’a aucun objet sur sa carte</translation>
    </message>
    <message>
        <source>%1 doesn’t act after %2</source>
        <translation>%1 n’agit pas après %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 attaque %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Combatant</source>
        <translation>Combattant</translation>
    </message>
    <message>
        <source>Attacks against %1 have disadvantage until its next turn</source>
        <translation>Les attaques contre %1 ont le désavantage jusqu’à son prochain tour</translation>
    </message>
    <message>
        <source>%1 shifts 2 squares and provokes no opportunity attacks</source>
        <translation>%1 se décale de 2 cases sans provoquer d’attaque d’opportunité</translation>
    </message>
    <message>
        <source>Its own attacks have disadvantage until the end of round %1</source>
        <translation>Ses propres attaques ont le désavantage jusqu’à la fin de la manche %1</translation>
    </message>
    <message>
        <source>%1 disengages and shifts 2 squares</source>
        <translation>%1 se désengage et se décale de 2 cases</translation>
    </message>
    <message>
        <source>%1 uses an item: %2</source>
        <translation>%1 utilise un objet&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 uses an item</source>
        <translation>%1 utilise un objet</translation>
    </message>
    <message>
        <source>Act after</source>
        <translation>Agir après</translation>
    </message>
    <message>
        <source>Decide later, between two turns</source>
        <translation>Décider plus tard, entre deux tours</translation>
    </message>
    <message>
        <source>%1 delays until after %2</source>
        <translation>%1 attend la fin du tour de %2</translation>
    </message>
    <message>
        <source>%1 delays</source>
        <translation>%1 retarde son tour</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 ne fait rien</translation>
    </message>
    <message>
        <source>%1, %2 of %3 hit points</source>
        <translation>%1, %2 points de vie sur %3</translation>
    </message>
    <message>
        <source>the battle is over</source>
        <translation>le combat est fini</translation>
    </message>
    <message>
        <source>only in the %1; this is the %2</source>
        <translation>possible seulement en %1&#xa0;; c’est la %2</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Laisser vide</translation>
    </message>
    <message>
        <source>%1 has already moved this round</source>
        <translation>%1 s’est déjà déplacé dans cette manche</translation>
    </message>
    <message>
        <source>%1 has already acted this round</source>
        <translation>%1 a déjà agi dans cette manche</translation>
    </message>
    <message>
        <source>%1 is delaying until another turn ends</source>
        <translation>%1 retarde son tour jusqu’à la fin d’un autre</translation>
    </message>
    <message>
        <source>%1 is not in this round’s order</source>
        <translation>%1 n’est pas dans l’ordre de cette manche</translation>
    </message>
    <message>
        <source>it is %1’s turn, not %2’s</source>
        <translation>c’est à %1 de jouer, pas à %2</translation>
    </message>
    <message>
        <source>%1 has no hit points on its card: track them yourself</source>
        <translation>la carte de %1 n’a pas de points de vie&#xa0;: suivez-les vous-même</translation>
    </message>
    <message>
        <source>Saving throw in the End Phase</source>
        <translation>Jet de sauvegarde en phase de fin</translation>
    </message>
    <message>
        <source>Success sustains it rather than ending it</source>
        <translation>Une réussite le maintient au lieu d’y mettre fin</translation>
    </message>
    <message>
        <source>at most %1 effects per combatant</source>
        <translation>%1 états au plus par combattant</translation>
    </message>
    <message>
        <source>Hit point change</source>
        <translation>Variation de points de vie</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hit points</source>
        <translation>%1&#xa0;: %2 points de vie sur %3</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Remove one instead</source>
        <translation>En retirer un à la place</translation>
    </message>
    <message>
        <source>Effect to remove</source>
        <translation>État à retirer</translation>
    </message>
    <message>
        <source>%1: %2 removed</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» retiré</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vainqueurs</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>Le combat se termine sans vainqueur</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Combat gagné par %1</translation>
    </message>
    <message>
        <source>%1 has no effect with a save</source>
        <translation>%1 n’a pas d’état avec sauvegarde</translation>
    </message>
    <message>
        <source>%1 has no save</source>
        <translation>%1 n’a pas de sauvegarde</translation>
    </message>
    <message>
        <source>its save has already been rolled this End Phase</source>
        <translation>sa sauvegarde de cette phase de fin est déjà faite</translation>
    </message>
    <message>
        <source>Saves not rolled yet: %1</source>
        <translation>Sauvegardes à faire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not moved yet: %1</source>
        <translation>Pas encore déplacés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not acted yet: %1</source>
        <translation>N’ont pas encore agi&#xa0;: %1</translation>
    </message>
    <message>
        <source>the Initiative Phase ends when everybody has rolled</source>
        <translation>la phase d’initiative s’achève quand tous ont lancé les dés</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Fin de la manche %1</translation>
    </message>
    <message>
        <source>The %1 begins</source>
        <translation>La %1 commence</translation>
    </message>
    <message>
        <source>%1: save against %2</source>
        <translation>%1&#xa0;: sauvegarde contre %2</translation>
    </message>
    <message>
        <source>%1 rolls %2 for %3: it stays</source>
        <translation>%1 obtient %2 pour %3&#xa0;: l’état demeure</translation>
    </message>
    <message>
        <source>%1 rolls %2 for %3: it ends</source>
        <translation>%1 obtient %2 pour %3&#xa0;: l’état cesse</translation>
    </message>
    <message>
        <source>Everybody rolls 2D6</source>
        <translation>Chacun lance 2D6</translation>
    </message>
    <message>
        <source>Everybody else rolls 2D6</source>
        <translation>Tous les autres lancent 2D6</translation>
    </message>
    <message>
        <source>Totals are entered in this order: %1</source>
        <translation>Les totaux sont saisis dans cet ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter the totals instead</source>
        <translation>Saisir plutôt les totaux</translation>
    </message>
    <message>
        <source>Total for %1</source>
        <translation>Total de %1</translation>
    </message>
    <message>
        <source>2D6: %1, INT and AGI: %2</source>
        <translation>2D6&#xa0;: %1, INT et AGI&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not in this round’s order</source>
        <translation>Absent de l’ordre de cette manche</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>%1 are tied: each rolls a D6, and again while tied</source>
        <translation>%1 sont à égalité&#xa0;: chacun lance un D6, et relance tant que l’égalité dure</translation>
    </message>
    <message>
        <source>Tie: D6 for %1 (roll %2)</source>
        <translation>Égalité&#xa0;: D6 pour %1 (jet %2)</translation>
    </message>
    <message>
        <source>Initiative for round %1</source>
        <translation>Initiative de la manche %1</translation>
    </message>
    <message>
        <source>Round %1, move order: %2</source>
        <translation>Manche %1, ordre de mouvement&#xa0;: %2</translation>
    </message>
    <message>
        <source>Battle order: %1</source>
        <translation>Ordre de bataille&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has already moved: seize the initiative before moving</source>
        <translation>%1 s’est déjà déplacé&#xa0;: l’initiative se saisit avant de se déplacer</translation>
    </message>
    <message>
        <source>%1 has already seized the initiative</source>
        <translation>%1 a déjà saisi l’initiative</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Se décaler</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Marcher</translation>
    </message>
    <message>
        <source>Hustle</source>
        <translation>Presser le pas</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Courir</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>%1 moves first and acts last; attacks against it have advantage until the round ends</source>
        <translation>%1 se déplace en premier et agit en dernier&#xa0;; les attaques qu’on lui porte ont l’avantage jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 saisit l’initiative</translation>
    </message>
    <message>
        <source>Difficult terrain: each square costs two</source>
        <translation>Terrain difficile&#xa0;: chaque case en coûte deux</translation>
    </message>
    <message>
        <source>%1 is Slowed: it loses its remaining squares and its move ends</source>
        <translation>%1 est Ralenti&#xa0;: il perd ses cases restantes et son déplacement s’arrête</translation>
    </message>
    <message>
        <source>Opportunity attacks</source>
        <translation>Attaques d’opportunité</translation>
    </message>
    <message>
        <source>From every enemy next to a square it leaves</source>
        <translation>De chaque ennemi à côté d’une case qu’il quitte</translation>
    </message>
    <message>
        <source>%1 moves: %2</source>
        <translation>%1 se déplace&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 se déplace</translation>
    </message>
    <message>
        <source>Opportunity attack by %1</source>
        <translation>Attaque d’opportunité de %1</translation>
    </message>
    <message>
        <source>no combatant is called %1</source>
        <translation>aucun combattant ne s’appelle %1</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side</source>
        <translation>%1 et %2 sont du même camp</translation>
    </message>
    <message>
        <source>Hit points lost by %1</source>
        <translation>Points de vie perdus par %1</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Aucun dégât</translation>
    </message>
    <message>
        <source>the effect needs a name</source>
        <translation>l’état doit avoir un nom</translation>
    </message>
    <message>
        <source>%1 has no effects</source>
        <translation>%1 n’a aucun état</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>2D6 + INT + AGI (%1)</source>
        <translation>2D6 + INT + AGI (%1)</translation>
    </message>
    <message>
        <source>%1 provokes no opportunity attacks</source>
        <translation>%1 ne provoque pas d’attaque d’opportunité</translation>
    </message>
    <message>
        <source>%1 has no hit points left</source>
        <translation>%1 n’a plus de points de vie</translation>
    </message>
    <message>
        <source>others have already moved: %1 would no longer move first</source>
        <translation>d’autres se sont déjà déplacés&#xa0;: %1 ne se déplacerait plus en premier</translation>
    </message>
    <message>
        <source>Extra advantage</source>
        <translation>Avantage supplémentaire</translation>
    </message>
    <message>
        <source>Extra disadvantage</source>
        <translation>Désavantage supplémentaire</translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message>
        <source>there is nothing to undo or redo</source>
        <translation>il n’y a rien à annuler ni à rétablir</translation>
    </message>
    <message>
        <source>too many undos and redos in this match</source>
        <translation>trop d’annulations et de rétablissements dans cette partie</translation>
    </message>
    <message>
        <source>this answer is no longer needed</source>
        <translation>cette réponse n’est plus nécessaire</translation>
    </message>
    <message>
        <source>an answer is still missing</source>
        <translation>il manque encore une réponse</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>at most %1 answers</source>
        <translation>%1 réponses au plus</translation>
    </message>
    <message>
        <source>%1: must be %2</source>
        <translation>%1&#xa0;: il faut %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>une réponse</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Laissé ouvert</translation>
    </message>
    <message>
        <source>%1: nothing here is called &apos;%2&apos;</source>
        <translation>%1&#xa0;: rien ne s’appelle «&#xa0;%2&#xa0;» ici</translation>
    </message>
    <message>
        <source>%1: nothing here is called &apos;%2&apos;; did you mean &apos;%3&apos;?</source>
        <translation>%1&#xa0;: rien ne s’appelle «&#xa0;%2&#xa0;» ici&#xa0;; vouliez-vous dire «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>a list of %1 to %2 words</source>
        <translation>une liste de %1 à %2 mots</translation>
    </message>
    <message>
        <source>a list without duplicates</source>
        <translation>une liste sans doublons</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>a list of faces</source>
        <translation>une liste de faces</translation>
    </message>
    <message>
        <source>faces from 1 to %1</source>
        <translation>des faces de 1 à %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, not %2</source>
        <translation>
            <numerusform>%1&#xa0;: il faut %n face, pas %2</numerusform>
            <numerusform>%1&#xa0;: il faut %n faces, pas %2</numerusform>
        </translation>
    </message>
    <message>
        <source>a position from %1, %2 to %3, %4</source>
        <translation>une position de %1, %2 à %3, %4</translation>
    </message>
    <message>
        <source>an id of lower-case letters, digits and dashes</source>
        <translation>un identifiant en minuscules, chiffres et tirets</translation>
    </message>
    <message>
        <source>text of at most %1 bytes</source>
        <translation>un texte de %1 octets au plus</translation>
    </message>
    <message>
        <source>rows, each with its own key</source>
        <translation>des lignes, chacune avec sa propre clé</translation>
    </message>
    <message>
        <source>a list of %1 to %2 rows</source>
        <translation>une liste de %1 à %2 lignes</translation>
    </message>
    <message>
        <source>no question asks for &apos;%1&apos;</source>
        <translation>aucune question ne demande «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; available: %2</source>
        <translation>commande «&#xa0;%1&#xa0;» inconnue&#xa0;; disponibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; available: %2; did you mean &apos;%3&apos;?</source>
        <translation>commande «&#xa0;%1&#xa0;» inconnue&#xa0;; disponibles&#xa0;: %2&#xa0;; vouliez-vous dire «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>the unfinished action can’t go on after this: %1; undo it first</source>
        <translation>l’action en cours ne peut pas continuer après cela&#xa0;: %1&#xa0;; annulez-la d’abord</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>il n’y a rien à choisir</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>This cancels the unfinished action: %1</source>
        <translation>Cela annule l’action inachevée&#xa0;: %1</translation>
    </message>
    <message>
        <source>too much is put right in the middle of this action: end it first</source>
        <translation>trop de corrections au milieu de cette action&#xa0;: terminez-la d’abord</translation>
    </message>
</context>
<context>
    <name>battlecards</name>
    <message>
        <source>attributes: damage, delay, precision, dodge and defense are needed</source>
        <translation>attributes&#xa0;: il faut damage, delay, precision, dodge et defense</translation>
    </message>
    <message>
        <source>a match has 2 to %1 players, not %2</source>
        <translation>une partie compte de 2 à %1 joueurs, pas %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>aucun modificateur</translation>
    </message>
    <message>
        <source>halved by Dodge %1 (ties Precision, wins the tie-breaker) = %2</source>
        <translation>divisés par deux par Esquive %1 (égale à la Précision, gagne au départage) = %2</translation>
    </message>
    <message>
        <source>not halved: Precision %1 ties Dodge and wins the tie-breaker</source>
        <translation>non divisés&#xa0;: Précision %1 égale l’Esquive et gagne au départage</translation>
    </message>
    <message>
        <source>halved by Dodge %1 against Precision %2 = %3</source>
        <translation>divisés par deux par Esquive %1 contre Précision %2 = %3</translation>
    </message>
    <message>
        <source>Damage %1, Delay %2, Precision %3, Dodge %4, Defense %5</source>
        <translation>Dégâts %1, Délai %2, Précision %3, Esquive %4, Défense %5</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Dégâts %1</translation>
    </message>
    <message>
        <source>less Defense %1 = %2</source>
        <translation>moins Défense %1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>× %n knight(s) = %1</source>
        <translation>
            <numerusform>× %n chevalier = %1</numerusform>
            <numerusform>× %n chevaliers = %1</numerusform>
        </translation>
    </message>
    <message>
        <source>doubled by Delay %1 against %2 = %3</source>
        <translation>doublés par Délai %1 contre %2 = %3</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Begin a battle</source>
        <translation>Engager une bataille</translation>
    </message>
    <message>
        <source>All have chosen: reveal the cards</source>
        <translation>Tous ont choisi&#xa0;: révélez les cartes</translation>
    </message>
    <message>
        <source>Still to choose: %1</source>
        <translation>Doivent encore choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Battle turn: %1</source>
        <translation>Tour de bataille&#xa0;: %1</translation>
    </message>
    <message>
        <source>All battle turns are over: end the battle</source>
        <translation>Tous les tours de bataille sont joués&#xa0;: terminez la bataille</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Battles won</source>
        <translation>Batailles gagnées</translation>
    </message>
    <message>
        <source>Bandits</source>
        <translation>Bandits</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Allied with %1</source>
        <translation>Allié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>A choisi</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>Back in its Castle</source>
        <translation>De retour dans son Château</translation>
    </message>
    <message>
        <source>In battle</source>
        <translation>En bataille</translation>
    </message>
    <message>
        <source>Battle turns by Delay</source>
        <translation>Tours de bataille par Délai</translation>
    </message>
    <message>
        <source>Delay %1</source>
        <translation>Délai %1</translation>
    </message>
    <message>
        <source>All have had their turns</source>
        <translation>Tous ont joué leur tour</translation>
    </message>
    <message>
        <source>Turns left: %1</source>
        <translation>Tours restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Pas encore choisie</translation>
    </message>
    <message>
        <source>Face-down attack card</source>
        <translation>Carte d’attaque face cachée</translation>
    </message>
    <message>
        <source>Face-down defense card</source>
        <translation>Carte de défense face cachée</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <translation>Attaque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Defense: %1</source>
        <translation>Défense&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>Cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>No alliance</source>
        <translation>Pas d’alliance</translation>
    </message>
    <message>
        <source>By the bandits’ pattern</source>
        <translation>Selon le schéma des bandits</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Target for %1</source>
        <translation>Cible visée par %1</translation>
    </message>
    <message>
        <source>No knights left: nobody wins</source>
        <translation>Plus aucun chevalier&#xa0;: personne ne gagne</translation>
    </message>
    <message numerus="yes">
        <source>%1: victory with %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: victoire avec %n point</numerusform>
            <numerusform>%1&#xa0;: victoire avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Fin de la bataille</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn: %1 (Delay %2)</source>
        <translation>Tour de %1 (Délai %2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n wound(s): %2</source>
        <translation>
            <numerusform>%1 subit %n blessure&#xa0;: %2</numerusform>
            <numerusform>%1 subit %n blessures&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 est hors de combat</translation>
    </message>
    <message>
        <source>no attack</source>
        <translation>aucune attaque</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Chevaliers</translation>
    </message>
    <message>
        <source>players/%1/id: &apos;%2&apos; is used twice</source>
        <translation>players/%1/id&#xa0;: «&#xa0;%2&#xa0;» est utilisé deux fois</translation>
    </message>
    <message>
        <source>Tie-breaker, highest first</source>
        <translation>Départage, le plus haut d’abord</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The cards are revealed</source>
        <translation>Les cartes sont révélées</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n wound(s) on each of its knights</source>
        <translation>
            <numerusform>%1&#xa0;: %n blessure à chacun de ses chevaliers</numerusform>
            <numerusform>%1&#xa0;: %n blessures à chacun de ses chevaliers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; chosen for attack and defense; choose two different cards</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» choisi en attaque et en défense&#xa0;; choisissez deux cartes différentes</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: attack %2, defense %3</source>
        <translation>%1&#xa0;: attaque %2, défense %3</translation>
    </message>
    <message>
        <source>Most frequent pairs: %1 (%2) against %3 (%4)</source>
        <translation>Paires les plus fréquentes&#xa0;: %1 (%2) contre %3 (%4)</translation>
    </message>
    <message>
        <source>Lead for %1: %2</source>
        <translation>Avance de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Best reply to your guess, for %1: %2</source>
        <translation>Meilleure réponse de %1 à l’hypothèse&#xa0;: %2</translation>
    </message>
    <message>
        <source>average lead: %1</source>
        <translation>avance moyenne&#xa0;: %1</translation>
    </message>
    <message>
        <source>With best play, average lead for %1: %2</source>
        <translation>Avec le meilleur jeu, avance moyenne de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 pairs of %2 against %3 of %4</source>
        <translation>%1 paires (%2) contre %3 (%4)</translation>
    </message>
    <message>
        <source>Lead for %1 (attack / defense card)</source>
        <translation>Avance de %1 (carte d’attaque / de défense)</translation>
    </message>
    <message>
        <source>Guess at the second player’s cards</source>
        <translation>Hypothèse sur les cartes du second joueur</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Attack card</source>
        <translation>Carte d’attaque</translation>
    </message>
    <message>
        <source>Defense card</source>
        <translation>Carte de défense</translation>
    </message>
    <message>
        <source>%1/hand: %2 cards make %3 pairs; the limit is %4 cards (%5 pairs)</source>
        <translation>%1/hand&#xa0;: %2 cartes font %3 paires&#xa0;; la limite est de %4 cartes (%5 paires)</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquive</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>no battle in progress</source>
        <translation>aucune bataille en cours</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>blessures&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 left the board; treated as back from its castle, unhurt</source>
        <translation>%1 a quitté le plateau&#xa0;: supposé revenu de son Château, indemne</translation>
    </message>
    <message>
        <source>%1 left the board; treated as a new bandit, unhurt</source>
        <translation>%1 a quitté le plateau&#xa0;: supposé un nouveau bandit, indemne</translation>
    </message>
    <message>
        <source>another battle is still in progress</source>
        <translation>une autre bataille est encore en cours</translation>
    </message>
    <message>
        <source>Knights on the tile</source>
        <translation>Chevaliers sur la tuile</translation>
    </message>
    <message>
        <source>In player order</source>
        <translation>Dans l’ordre des joueurs</translation>
    </message>
    <message>
        <source>A battle begins: %1</source>
        <translation>Une bataille commence&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is not in this battle</source>
        <translation>%1 n’est pas dans cette bataille</translation>
    </message>
    <message>
        <source>%1: cards chosen</source>
        <translation>%1&#xa0;: cartes choisies</translation>
    </message>
    <message>
        <source>%1: choose two cards</source>
        <translation>%1&#xa0;: choisissez deux cartes</translation>
    </message>
    <message>
        <source>The hand is empty: the discards come back first</source>
        <translation>La main est vide&#xa0;: la défausse est d’abord reprise en main</translation>
    </message>
    <message>
        <source>The last card in hand is one of the two; the discards come back for the other</source>
        <translation>La dernière carte en main est l’une des deux&#xa0;; la défausse est reprise pour l’autre</translation>
    </message>
    <message>
        <source>%1: discards taken back, cards chosen</source>
        <translation>%1&#xa0;: défausse reprise, cartes choisies</translation>
    </message>
    <message>
        <source>%1 can’t ally: bandits never do</source>
        <translation>%1 ne peut pas s’allier&#xa0;: les bandits ne le font jamais</translation>
    </message>
    <message>
        <source>%1 already has an ally</source>
        <translation>%1 a déjà un allié</translation>
    </message>
    <message>
        <source>no two sides in this battle can still ally</source>
        <translation>il ne reste pas deux camps de cette bataille qui puissent encore s’allier</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliés</translation>
    </message>
    <message>
        <source>%1 and %2 form an alliance</source>
        <translation>%1 et %2 concluent une alliance</translation>
    </message>
    <message>
        <source>%1: attack %2 (%3), defense %4 (%5)</source>
        <translation>%1&#xa0;: attaque %2 (%3), défense %4 (%5)</translation>
    </message>
    <message>
        <source>the cards are already revealed</source>
        <translation>les cartes sont déjà révélées</translation>
    </message>
    <message>
        <source>still to choose: %1</source>
        <translation>doivent encore choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 belongs to an ally</source>
        <translation>%1 appartient à un allié</translation>
    </message>
    <message>
        <source>%1 is out: no longer a target</source>
        <translation>%1 est hors de combat&#xa0;: ce n’est plus une cible</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Aucune cible</translation>
    </message>
    <message>
        <source>the cards are not revealed yet</source>
        <translation>les cartes ne sont pas encore révélées</translation>
    </message>
    <message>
        <source>all have had their turns</source>
        <translation>tous ont joué leur tour</translation>
    </message>
    <message numerus="yes">
        <source>%2 takes %n wound(s) from %1: %3</source>
        <translation>
            <numerusform>%1 inflige %n blessure à %2&#xa0;: %3</numerusform>
            <numerusform>%1 inflige %n blessures à %2&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no attack</source>
        <translation>%1&#xa0;: aucune attaque</translation>
    </message>
    <message>
        <source>some battle turns are left</source>
        <translation>il reste des tours de bataille</translation>
    </message>
    <message>
        <source>No knights left: nobody wins the battle</source>
        <translation>Plus aucun chevalier&#xa0;: personne ne gagne la bataille</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Bataille gagnée par %1</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2</source>
        <translation>Corrigé&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choisir les cartes</translation>
    </message>
    <message>
        <source>Form an alliance</source>
        <translation>Conclure une alliance</translation>
    </message>
    <message>
        <source>Reveal the cards</source>
        <translation>Révéler les cartes</translation>
    </message>
    <message>
        <source>Battle turn</source>
        <translation>Tour de bataille</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminer la bataille</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Correct wounds</source>
        <translation>Corriger les blessures</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>%1/%2/id: &apos;%3&apos; is used twice; each card in a hand needs its own id</source>
        <translation>%1/%2/id&#xa0;: «&#xa0;%3&#xa0;» est utilisé deux fois&#xa0;; chaque carte d’une main doit avoir son propre identifiant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>These are bandits</source>
        <translation>Ce sont des bandits</translation>
    </message>
    <message>
        <source>Bandits choose targets by their pattern and never ally</source>
        <translation>Les bandits choisissent leurs cibles selon leur schéma et ne s’allient jamais</translation>
    </message>
    <message>
        <source>Battle with chosen cards</source>
        <translation>Bataille avec cartes choisies</translation>
    </message>
    <message>
        <source>Best cards</source>
        <translation>Meilleures cartes</translation>
    </message>
    <message>
        <source>players/%1/ally: an alliance needs two players</source>
        <translation>players/%1/ally&#xa0;: une alliance demande deux joueurs</translation>
    </message>
    <message>
        <source>all follow the bandits’ pattern</source>
        <translation>tous suivent le schéma des bandits</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>tie_breaker: a side with knights on the tile is missing</source>
        <translation>tie_breaker&#xa0;: il manque un camp qui a des chevaliers sur la tuile</translation>
    </message>
    <message>
        <source>knights: choose knights of at least two sides</source>
        <translation>knights&#xa0;: choisissez des chevaliers d’au moins deux camps</translation>
    </message>
    <message>
        <source>%1 is not a target in this battle</source>
        <translation>%1 n’est pas une cible dans cette bataille</translation>
    </message>
    <message>
        <source>%1, knight %2</source>
        <translation>%1, chevalier %2</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vainqueurs</translation>
    </message>
    <message>
        <source>Most battles won; the rules set no end, so you may decide otherwise</source>
        <translation>Le plus de batailles gagnées&#xa0;; la règle ne fixe pas de fin, vous pouvez en décider autrement</translation>
    </message>
    <message>
        <source>Match won by %1</source>
        <translation>Partie gagnée par %1</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Two cards drawn unseen</source>
        <translation>Deux cartes tirées sans les voir</translation>
    </message>
    <message>
        <source>The cards are face down; each die picks one by its position, the second of those that are left</source>
        <translation>Cartes face cachée&#xa0;: chaque dé en tire une selon sa position, le second parmi celles qui restent</translation>
    </message>
    <message>
        <source>Enter the cards drawn at the table</source>
        <translation>Saisir les cartes tirées à la table</translation>
    </message>
    <message>
        <source>%1: draw two cards</source>
        <translation>%1&#xa0;: tirez deux cartes</translation>
    </message>
    <message>
        <source>too late: alliances are made before the first battle turn</source>
        <translation>trop tard&#xa0;: les alliances se concluent avant le premier tour de bataille</translation>
    </message>
    <message>
        <source>alliances are made after the reveal</source>
        <translation>les alliances se concluent après la révélation</translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s) from %2 knights</source>
        <translation>
            <numerusform>%1&#xa0;; subit %n blessure de %2 chevaliers</numerusform>
            <numerusform>%1&#xa0;; subit %n blessures de %2 chevaliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s)</source>
        <translation>
            <numerusform>%1&#xa0;; subit %n blessure</numerusform>
            <numerusform>%1&#xa0;; subit %n blessures</numerusform>
        </translation>
    </message>
    <message>
        <source>an alliance needs a third side</source>
        <translation>une alliance demande un troisième camp</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message numerus="yes">
        <source>%1: each knight takes %n wound(s) from %2</source>
        <translation>
            <numerusform>%1&#xa0;: chaque chevalier subit %n blessure de %2</numerusform>
            <numerusform>%1&#xa0;: chaque chevalier subit %n blessures de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %n point(s)</source>
        <translation>
            <numerusform>%1 ensemble&#xa0;: %n point</numerusform>
            <numerusform>%1 ensemble&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drafta</name>
    <message>
        <source>the battle is over</source>
        <translation>la bataille est finie</translation>
    </message>
    <message>
        <source>both sides must first roll for the first turn</source>
        <translation>les deux camps doivent d’abord lancer le dé pour le premier tour</translation>
    </message>
    <message>
        <source>%1 of %2 hit points</source>
        <translation>PV&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 is not on the active side</source>
        <translation>%1 n’est pas du camp actif</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 est hors de combat</translation>
    </message>
    <message>
        <source>%1 has already acted this turn</source>
        <translation>%1 a déjà agi ce tour-ci</translation>
    </message>
    <message>
        <source>No vulnerabilities</source>
        <translation>Aucune vulnérabilité</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>Mage</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Full Damage</source>
        <translation>Dégâts complets</translation>
    </message>
    <message>
        <source>Partial Damage</source>
        <translation>Dégâts partiels</translation>
    </message>
    <message>
        <source>Type of attack</source>
        <translation>Type d’attaque</translation>
    </message>
    <message>
        <source>Player character</source>
        <translation>Personnage joueur</translation>
    </message>
    <message>
        <source>Air unit</source>
        <translation>Unité aérienne</translation>
    </message>
    <message>
        <source>Breaks ties</source>
        <translation>Remporte les égalités</translation>
    </message>
    <message>
        <source>Vulnerable to %1: damage ×%2</source>
        <translation>Vulnérable (%1)&#xa0;: dégâts ×%2</translation>
    </message>
    <message>
        <source>One-time talent: %1</source>
        <translation>Talent à usage unique&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 takes %2 damage and is defeated</source>
        <translation>%1 subit des dégâts (%2)&#xa0;: hors de combat</translation>
    </message>
    <message>
        <source>%1 may use %2 again</source>
        <translation>%1&#xa0;: %2 de nouveau utilisable</translation>
    </message>
    <message>
        <source>No units left: the battle has no winner</source>
        <translation>Plus aucune unité&#xa0;: la bataille n’a pas de vainqueur</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Défenseur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Distance not checked</source>
        <translation>Distance non vérifiée</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>Aucun type</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnérable à</translation>
    </message>
    <message>
        <source>Damage from %1 ×</source>
        <translation>Dégâts (%1) ×</translation>
    </message>
    <message>
        <source>One-time talent</source>
        <translation>Talent à usage unique</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Shallow water</source>
        <translation>Eau peu profonde</translation>
    </message>
    <message>
        <source>Deep water</source>
        <translation>Eau profonde</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <translation>Terrain dégagé</translation>
    </message>
    <message>
        <source>%1 deals %2 Full or %3 Partial Damage</source>
        <translation>%1 inflige %2 (Dégâts complets) ou %3 (Dégâts partiels)</translation>
    </message>
    <message>
        <source>%1 has the ability No vulnerabilities</source>
        <translation>%1 a la capacité Aucune vulnérabilité</translation>
    </message>
    <message>
        <source>%1 is vulnerable to %2: damage ×%3</source>
        <translation>%1 est vulnérable (%2)&#xa0;: dégâts ×%3</translation>
    </message>
    <message>
        <source>On a tie nobody is hurt</source>
        <translation>À égalité, personne n’est blessé</translation>
    </message>
    <message>
        <source>%1 breaks ties</source>
        <translation>%1 remporte les égalités</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Aucun jet</translation>
    </message>
    <message>
        <source>A special attack deals %1, with no damage in return</source>
        <translation>Une attaque spéciale inflige %1, sans riposte</translation>
    </message>
    <message>
        <source>%1 is ranged and %2 is not: Full Damage, none in return</source>
        <translation>%1 attaque à distance, pas %2&#xa0;: Dégâts complets, sans riposte</translation>
    </message>
    <message>
        <source>1D6 against 1D6</source>
        <translation>1D6 contre 1D6</translation>
    </message>
    <message>
        <source>6 against 1: %1 deals nothing</source>
        <translation>6 contre 1&#xa0;: %1 n’inflige rien</translation>
    </message>
    <message>
        <source>%1 deals %2 damage on average and takes %3</source>
        <translation>%1 inflige en moyenne %2 de dégâts et en subit %3</translation>
    </message>
    <message>
        <source>Nobody is hurt</source>
        <translation>Aucun blessé</translation>
    </message>
    <message>
        <source>Damage to %1</source>
        <translation>Dégâts subis par %1</translation>
    </message>
    <message>
        <source>Chance that the row beats the column, attacking first</source>
        <translation>Chances que la ligne batte la colonne en attaquant la première</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Attacker’s special attack damage</source>
        <translation>Dégâts de l’attaque spéciale de l’attaquant</translation>
    </message>
    <message>
        <source>Normal attack</source>
        <translation>Attaque normale</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Every pairing as a duel</source>
        <translation>Toutes les paires en duel</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>Hit points left: %1</source>
        <translation>Points de vie restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Neither can hurt the other: the duel never ends</source>
        <translation>Aucun ne peut blesser l’autre&#xa0;: le duel est sans fin</translation>
    </message>
    <message>
        <source>Neither deals any damage: nobody falls, however long they fight</source>
        <translation>Aucun n’inflige de dégâts&#xa0;: personne ne tombe, si long que soit le combat</translation>
    </message>
    <message>
        <source>Both fall</source>
        <translation>Les deux tombent</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>No roll: %1 takes %2 damage</source>
        <translation>Aucun jet&#xa0;: %1 subit des dégâts (%2)</translation>
    </message>
    <message>
        <source>%1 makes a special attack on %2</source>
        <translation>%1 porte une attaque spéciale contre %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 termine son tour</translation>
    </message>
    <message>
        <source>%1 rests in %2: %3 of %4 hit points</source>
        <translation>%1 se repose dans %2&#xa0;: %3 PV sur %4</translation>
    </message>
    <message>
        <source>%1 is not a player character</source>
        <translation>%1 n’est pas un personnage joueur</translation>
    </message>
    <message>
        <source>%1 is not defeated</source>
        <translation>%1 n’est pas hors de combat</translation>
    </message>
    <message>
        <source>this match has no Random Consequence Chart</source>
        <translation>cette partie n’a pas de table des conséquences aléatoires</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>D100</source>
        <translation>D100</translation>
    </message>
    <message>
        <source>Consequence for %1 (%2): %3</source>
        <translation>Conséquence pour %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>its side has no encampment</source>
        <translation>son camp n’a établi aucun campement</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) inside</source>
        <translation>
            <numerusform>%n unité à l’intérieur</numerusform>
            <numerusform>%n unités à l’intérieur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already inside</source>
        <translation>%1 est déjà à l’intérieur</translation>
    </message>
    <message>
        <source>%1 is full (%2 units)</source>
        <translation>%1 est complet (%2 unités)</translation>
    </message>
    <message>
        <source>Encampment</source>
        <translation>Campement</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <translation>%1 entre dans %2</translation>
    </message>
    <message>
        <source>%1 has no talent</source>
        <translation>%1 n’a pas de talent</translation>
    </message>
    <message>
        <source>%1 must defeat a foe to regain its talent</source>
        <translation>%1 doit mettre un ennemi hors de combat pour récupérer son talent</translation>
    </message>
    <message>
        <source>It is spent until the unit defeats a foe</source>
        <translation>Il est dépensé jusqu’à ce que l’unité mette un ennemi hors de combat</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 utilise %2</translation>
    </message>
    <message>
        <source>%1 is healed: %2 of %3 hit points</source>
        <translation>Soins pour %1&#xa0;: %2 PV sur %3</translation>
    </message>
    <message>
        <source>%1 has already moved this turn</source>
        <translation>%1 a déjà bougé ce tour-ci</translation>
    </message>
    <message>
        <source>%1 is not an air unit: it can’t cross deep water</source>
        <translation>%1 n’est pas une unité aérienne et ne traverse pas l’eau profonde</translation>
    </message>
    <message numerus="yes">
        <source>up to %n square(s)</source>
        <translation>
            <numerusform>jusqu’à %n case</numerusform>
            <numerusform>jusqu’à %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves up to %n square(s) here, not %2</source>
        <translation>
            <numerusform>ici, %1 se déplace de %n case au plus, pas %2</numerusform>
            <numerusform>ici, %1 se déplace de %n cases au plus, pas %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Through allies, not through enemies</source>
        <translation>À travers les alliés, pas à travers les ennemis</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n square(s)</source>
        <translation>
            <numerusform>%1 se déplace de %n case</numerusform>
            <numerusform>%1 se déplace de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has already moved or acted this turn</source>
        <translation>%1 a déjà bougé ou agi ce tour-ci</translation>
    </message>
    <message>
        <source>Two units side by side</source>
        <translation>Deux unités côte à côte</translation>
    </message>
    <message>
        <source>Both give up their turns</source>
        <translation>Les deux renoncent à leur tour</translation>
    </message>
    <message>
        <source>%1 and %2 set up %3</source>
        <translation>%1 et %2 établissent %3</translation>
    </message>
    <message>
        <source>%1 set to %2 of %3 hit points</source>
        <translation>Corrigé&#xa0;: %1, %2 PV sur %3</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message numerus="yes">
        <source>%1 can attack from up to %n square(s) away</source>
        <translation>
            <numerusform>%1&#xa0;: attaque jusqu’à %n case de distance</numerusform>
            <numerusform>%1&#xa0;: attaque jusqu’à %n cases de distance</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>%1 is not in an encampment</source>
        <translation>%1 n’est dans aucun campement</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 quitte %2</translation>
    </message>
    <message>
        <source>the first turn is already decided</source>
        <translation>le premier tour est déjà décidé</translation>
    </message>
    <message>
        <source>%1’s roll</source>
        <translation>Jet&#xa0;: %1</translation>
    </message>
    <message>
        <source>both rolled %1: roll again</source>
        <translation>les deux ont fait %1&#xa0;: relancez</translation>
    </message>
    <message>
        <source>%1 goes first: %2 against %3</source>
        <translation>%1 commence&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>the chart has a gap: no row has %1; 1 to 100 must be covered</source>
        <translation>la table a un trou&#xa0;: aucune ligne n’a %1&#xa0;; il faut couvrir de 1 à 100</translation>
    </message>
    <message>
        <source>chart rows overlap: two rows have %1; each number from 1 to 100 belongs in one row</source>
        <translation>des lignes de la table se chevauchent&#xa0;: deux lignes ont %1&#xa0;; chaque nombre de 1 à 100 va dans une seule ligne</translation>
    </message>
    <message>
        <source>Random Consequence Chart</source>
        <translation>Table des conséquences aléatoires</translation>
    </message>
    <message>
        <source>Without it, you decide what happens to defeated player characters</source>
        <translation>Sans elle, vous décidez du sort des personnages joueurs hors de combat</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Conséquence</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>No units left</source>
        <translation>Plus aucune unité</translation>
    </message>
    <message>
        <source>Both sides roll: higher goes first</source>
        <translation>Les deux camps lancent un dé&#xa0;: le plus haut commence</translation>
    </message>
    <message>
        <source>Round %1: %2’s turn</source>
        <translation>Manche %1&#xa0;: à %2 de jouer</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>Talent spent</source>
        <translation>Talent dépensé</translation>
    </message>
    <message>
        <source>Encampment %1 (%2)</source>
        <translation>Campement %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 est dans %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 est vide</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unités restantes</translation>
    </message>
    <message>
        <source>Defeat not computed</source>
        <translation>Mise hors de combat non calculée</translation>
    </message>
    <message>
        <source>Roll for the first turn</source>
        <translation>Lancer pour le premier tour</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Special attack</source>
        <translation>Attaque spéciale</translation>
    </message>
    <message>
        <source>Use the talent</source>
        <translation>Utiliser le talent</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Soigner</translation>
    </message>
    <message>
        <source>Set up an encampment</source>
        <translation>Établir un campement</translation>
    </message>
    <message>
        <source>Enter an encampment</source>
        <translation>Entrer dans un campement</translation>
    </message>
    <message>
        <source>Leave the encampment</source>
        <translation>Quitter le campement</translation>
    </message>
    <message>
        <source>Roll a consequence</source>
        <translation>Lancer une conséquence</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Set hit points</source>
        <translation>Corriger les points de vie</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Une attaque</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>Matchup</source>
        <translation>Face-à-face</translation>
    </message>
    <message numerus="yes">
        <source>square(s)</source>
        <translation>
            <numerusform>case</numerusform>
            <numerusform>cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanges on average: %1</source>
        <translation>Échanges en moyenne&#xa0;: %1</translation>
    </message>
    <message>
        <source>a critical attack, %1 can’t react</source>
        <translation>attaque critique, %1 ne peut pas réagir</translation>
    </message>
    <message>
        <source>%1 deals Full Damage</source>
        <translation>%1 inflige les Dégâts complets</translation>
    </message>
    <message>
        <source>a tie that %1 breaks</source>
        <translation>égalité, remportée par %1</translation>
    </message>
    <message>
        <source>a tie, nobody is hurt</source>
        <translation>égalité, personne n’est blessé</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the consequence for %1 has already been rolled</source>
        <translation>la conséquence pour %1 est déjà tirée</translation>
    </message>
    <message>
        <source>%1 rolls again</source>
        <translation>%1 relance</translation>
    </message>
    <message>
        <source>Healed by</source>
        <translation>Soigné par</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Laisser vide</translation>
    </message>
    <message>
        <source>%1 heals %2 by %3: %4 of %5 hit points</source>
        <translation>%1 soigne %2 de %3&#xa0;: %4 points de vie sur %5</translation>
    </message>
    <message>
        <source>%1 takes %2 damage: %3 of %4 hit points left</source>
        <translation>%1 subit des dégâts (%2)&#xa0;: reste %3 points de vie sur %4</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side</source>
        <translation>%1 et %2 sont du même camp</translation>
    </message>
    <message>
        <source>%1 is not an ally of %2</source>
        <translation>%1 n’est pas allié de %2</translation>
    </message>
    <message>
        <source>Encampment from the start</source>
        <translation>Campement dès le début</translation>
    </message>
    <message>
        <source>A base with room for four units</source>
        <translation>Une base pour quatre unités</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Chances de victoire&#xa0;: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Chances de victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Bataille gagnée par %1</translation>
    </message>
    <message>
        <source>An ability with “special” or “heals” becomes an action: “Special attack: a fireball for 3”</source>
        <translation>Une capacité avec «&#xa0;spécial&#xa0;» ou «&#xa0;soigne&#xa0;» devient une action&#xa0;: «&#xa0;Attaque spéciale&#xa0;: une boule de feu pour 3&#xa0;»</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Terminer la bataille</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>La bataille se termine sans vainqueur</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Ends by itself when a side has no units left; you may end it sooner</source>
        <translation>Elle se termine d’elle-même quand un camp n’a plus d’unité&#xa0;; vous pouvez la terminer plus tôt</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message>
        <source>No roll: %1 is defeated</source>
        <translation>Aucun jet&#xa0;: %1 est hors de combat</translation>
    </message>
    <message>
        <source>%1 is in %2, and would set up another one</source>
        <translation>%1 est dans %2 et en établirait un autre</translation>
    </message>
    <message>
        <source>%1 has given up this turn for an encampment</source>
        <translation>%1 a renoncé à ce tour pour un campement</translation>
    </message>
    <message>
        <source>Set up camp</source>
        <translation>Campement monté</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>A bougé</translation>
    </message>
    <message>
        <source>Acted</source>
        <translation>A agi</translation>
    </message>
    <message>
        <source>%1 defeats %2</source>
        <translation>%1 met %2 hors de combat</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>%1 is a player character: the Narrator decides what becomes of it</source>
        <translation>%1 est un personnage joueur&#xa0;: le Narrateur décide de ce qu’il advient</translation>
    </message>
    <message>
        <source>Both rolled %1: roll again</source>
        <translation>Les deux ont fait %1&#xa0;: relancez</translation>
    </message>
    <message>
        <source>%1 has done nothing this turn</source>
        <translation>%1 n’a rien fait pendant ce tour</translation>
    </message>
</context>
<context>
    <name>drakerys</name>
    <message>
        <source>no stats for %1: Actions and skills not checked</source>
        <translation>profil inconnu (%1)&#xa0;: Actions et Compétences non vérifiées</translation>
    </message>
    <message>
        <source>%1: No Activation token</source>
        <translation>%1 porte un jeton «&#xa0;Pas d’Activation&#xa0;»</translation>
    </message>
    <message>
        <source>attack while not Engaged: %1</source>
        <translation>Attaque sans être Engagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>magic without the Wizard skill: %1</source>
        <translation>Magie sans la Compétence Mage&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 while Engaged: %2</source>
        <translation>%1 alors que l’Unité est Engagée&#xa0;: %2</translation>
    </message>
    <message>
        <source>heroic dice without the Heroic Action skill: %1</source>
        <translation>dés d’Action héroïque sans la Compétence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Heroic Action adds 1 to 5 dice, not %1</source>
        <translation>Action héroïque ajoute de 1 à 5 dés, pas %1</translation>
    </message>
    <message>
        <source>Heroic Action adds dice to fights, shots and spells, not to: %1</source>
        <translation>Action héroïque ajoute des dés aux Combats, aux Tirs et aux sorts, mais pas ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 forbidden by a token on %2</source>
        <translation>%1&#xa0;: interdit par un jeton sur %2</translation>
    </message>
    <message>
        <source>Combined Charge without a Hero: %1</source>
        <translation>Charge combinée sans Héros&#xa0;: %1</translation>
    </message>
    <message>
        <source>shooting without the Shooter skill: %1</source>
        <translation>Tir sans la Compétence Tireur&#xa0;: %1</translation>
    </message>
    <message>
        <source>weapon not carried by %1: %2</source>
        <translation>%1&#xa0;: sans cette arme&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: shot no. %2 with the same weapon (%3) in one activation</source>
        <translation>%1&#xa0;: Tir n°&#xa0;%2 de la même arme (%3) en une Activation</translation>
    </message>
    <message>
        <source>invocation without the Awakened skill: %1</source>
        <translation>invocation sans la Compétence Éveillé&#xa0;: %1</translation>
    </message>
    <message>
        <source>invocation no. %1 by %2, limit %3 per game</source>
        <translation>invocation n°&#xa0;%1 de %2, pour une limite de %3 par partie</translation>
    </message>
    <message>
        <source>%1: not a Wizard</source>
        <translation>%1&#xa0;: pas un Mage</translation>
    </message>
    <message>
        <source>%1: %2 sources, but Wizard level %3</source>
        <translation>%1&#xa0;: %2 sources, mais niveau de Mage %3</translation>
    </message>
    <message>
        <source>%1: already cast in this activation: %2</source>
        <translation>%1&#xa0;: sort déjà lancé pendant cette Activation&#xa0;: %2</translation>
    </message>
    <message>
        <source>no Vortex or Maelstrom &apos;%1&apos; is on the battlefield</source>
        <translation>il n’y a pas de Vortex ni de Maelstrom «&#xa0;%1&#xa0;» sur le champ de bataille</translation>
    </message>
    <message>
        <source>%1 can still be activated, for %2 TS</source>
        <translation>on peut encore activer %1, pour %2 ST</translation>
    </message>
    <message>
        <source>%1: Warriors left: %2, not %3</source>
        <translation>Guerriers restants (%1)&#xa0;: %2, pas %3</translation>
    </message>
    <message>
        <source>%1 at %2 would be off the %3 × %3 cm battlefield</source>
        <translation>%1 à %2 sortirait du champ de bataille de %3 × %3 cm</translation>
    </message>
    <message>
        <source>%1 at %2 would overlap the %3</source>
        <translation>%1 à %2 se superposerait à&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is chosen twice</source>
        <translation>%1&#xa0;: choisi deux fois</translation>
    </message>
    <message>
        <source>%1 needs a Hero; %2 isn’t one</source>
        <translation>%1 demande un Héros&#xa0;; %2 n’en est pas un</translation>
    </message>
    <message>
        <source>%1 needs Infantry; %2 isn’t</source>
        <translation>%1 demande de l’Infanterie&#xa0;; %2 n’en est pas</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n own Unit(s), not %2</source>
        <translation>
            <numerusform>%1 demande %n de vos Unités, pas %2</numerusform>
            <numerusform>%1 demande %n de vos Unités, pas %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n enemy Unit(s), not %2</source>
        <translation>
            <numerusform>%1 demande %n Unité ennemie, pas %2</numerusform>
            <numerusform>%1 demande %n Unités ennemies, pas %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs %2 different Sceneries, not %3</source>
        <translation>%1 demande %2 Décors différents, pas %3</translation>
    </message>
    <message>
        <source>no Scenery &apos;%1&apos; stands on the battlefield</source>
        <translation>il n’y a pas de Décor «&#xa0;%1&#xa0;» sur le champ de bataille</translation>
    </message>
    <message>
        <source>the Sceneries can’t all be in the same half of the battlefield</source>
        <translation>les Décors ne peuvent pas tous être dans la même moitié du champ de bataille</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; counted anyway</source>
        <translation>le livre de règles n’a pas de mission «&#xa0;%1&#xa0;»&#xa0;; comptée quand même</translation>
    </message>
    <message>
        <source>there is only one %1 card</source>
        <translation>il n’y a qu’une carte de cette mission&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; track it yourselves</source>
        <translation>le livre de règles n’a pas de mission «&#xa0;%1&#xa0;»&#xa0;; suivez-la vous-mêmes</translation>
    </message>
    <message>
        <source>%1 has no condition &apos;%2&apos;, only: %3</source>
        <translation>%1 n’a pas de condition «&#xa0;%2&#xa0;», seulement&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: no one can pick up the %2, not even %3</source>
        <translation>%1&#xa0;: personne ne peut ramasser cet Objectif (%2), pas même %3</translation>
    </message>
    <message>
        <source>%1: only its owner’s Units can pick up the %2, not %3</source>
        <translation>%1&#xa0;: seules les Unités de son propriétaire peuvent ramasser cet Objectif (%2), pas %3</translation>
    </message>
    <message>
        <source>%1: only its owner’s enemy can pick up the %2, not %3</source>
        <translation>%1&#xa0;: seul l’ennemi de son propriétaire peut ramasser cet Objectif (%2), pas %3</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; it must be at least %4 cm</source>
        <translation>%1 est à %2 cm (%3)&#xa0;; il faut au moins %4 cm</translation>
    </message>
    <message>
        <source>a Scenery, Vortex or Maelstrom</source>
        <translation>un Décor, Vortex ou Maelstrom</translation>
    </message>
    <message>
        <source>%1 is not on the same diagonal as %2</source>
        <translation>%1 n’est pas sur la même diagonale que %2</translation>
    </message>
    <message>
        <source>%1 is not on a diagonal of the battlefield</source>
        <translation>%1 n’est sur aucune diagonale du champ de bataille</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the middle; it must be there or %3 cm away</source>
        <translation>%1 est à %2 cm du centre&#xa0;; il faut le centre même ou %3 cm</translation>
    </message>
    <message>
        <source>%1 must lie %2 cm beyond the middle line, on the side of %3’s enemy</source>
        <translation>%1 doit être à %2 cm au-delà de la ligne médiane, du côté de l’ennemi de %3</translation>
    </message>
    <message>
        <source>%1 lies in the Deployment Area of %2</source>
        <translation>%1 est dans la Zone de Déploiement de %2</translation>
    </message>
    <message>
        <source>another Scenery, Vortex or Maelstrom</source>
        <translation>un autre Décor, Vortex ou Maelstrom</translation>
    </message>
    <message>
        <source>the game is over: the players ended it</source>
        <translation>la partie est finie&#xa0;: les joueurs l’ont terminée</translation>
    </message>
    <message>
        <source>the game is over: all players have resolved six Headquarters Phases</source>
        <translation>la partie est finie&#xa0;: tous les joueurs ont résolu six Phases d’état-major</translation>
    </message>
    <message>
        <source>it is %1’s turn, not %2’s</source>
        <translation>c’est à %1 de jouer, pas à %2</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; at most %2 may be spent</source>
        <translation>l’Activation coûte %1 ST&#xa0;; on peut en dépenser %2 au plus</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; only %2 TS left before the last START</source>
        <translation>l’Activation coûte %1 ST&#xa0;; il ne reste que %2 ST avant le dernier START</translation>
    </message>
    <message>
        <source>Epic Fight</source>
        <translation>Combat épique</translation>
    </message>
    <message>
        <source>Conquerors</source>
        <translation>Conquérants</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Drapeau</translation>
    </message>
    <message>
        <source>Total Destruction</source>
        <translation>Destruction totale</translation>
    </message>
    <message>
        <source>Moon Shards</source>
        <translation>Éclats de lune</translation>
    </message>
    <message>
        <source>Moon shard</source>
        <translation>Éclat de lune</translation>
    </message>
    <message>
        <source>Idols of Power</source>
        <translation>Idoles de pouvoir</translation>
    </message>
    <message>
        <source>Idol</source>
        <translation>Idole</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Messager</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Percée</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Cage</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Reliques</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relique</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Air Vortex</source>
        <translation>Vortex d’Air</translation>
    </message>
    <message>
        <source>Earth Vortex</source>
        <translation>Vortex de Terre</translation>
    </message>
    <message>
        <source>Fire Vortex</source>
        <translation>Vortex de Feu</translation>
    </message>
    <message>
        <source>Water Vortex</source>
        <translation>Vortex d’Eau</translation>
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
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Combined Charge</source>
        <translation>Charge combinée</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Invocation</source>
        <translation>Invocation</translation>
    </message>
    <message>
        <source>Special Action</source>
        <translation>Action spéciale</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>En avant&#xa0;!</translation>
    </message>
    <message>
        <source>They shall not pass!</source>
        <translation>Ils ne passeront pas&#xa0;!</translation>
    </message>
    <message>
        <source>Reform the ranks!</source>
        <translation>Reformez les rangs&#xa0;!</translation>
    </message>
    <message>
        <source>Mercy!</source>
        <translation>Pitié&#xa0;!</translation>
    </message>
    <message>
        <source>A pox on them!</source>
        <translation>La peste soit d’eux&#xa0;!</translation>
    </message>
    <message>
        <source>Holy Fury!</source>
        <translation>Fureur sacrée&#xa0;!</translation>
    </message>
    <message>
        <source>Deployment Area A</source>
        <translation>Zone de Déploiement A</translation>
    </message>
    <message>
        <source>Deployment Area B</source>
        <translation>Zone de Déploiement B</translation>
    </message>
    <message>
        <source>%1, %2 cm</source>
        <translation>%1&#xa0;; %2 cm</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Jet d’attaque</translation>
    </message>
    <message>
        <source>Blocking roll</source>
        <translation>Jet de Blocage</translation>
    </message>
    <message>
        <source>Injury roll</source>
        <translation>Jet de Blessure</translation>
    </message>
    <message>
        <source>Safeguard</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Morale roll</source>
        <translation>Jet de Moral</translation>
    </message>
    <message>
        <source>Shooting roll</source>
        <translation>Jet de Tir</translation>
    </message>
    <message>
        <source>Harassment roll</source>
        <translation>Jet de Harcèlement</translation>
    </message>
    <message>
        <source>Spell roll</source>
        <translation>Jet de sort</translation>
    </message>
    <message>
        <source>Invocation roll</source>
        <translation>Jet d’invocation</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Jet</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Berserk</source>
        <translation>Berserk</translation>
    </message>
    <message>
        <source>Burning Scenery</source>
        <translation>Décor en feu</translation>
    </message>
    <message>
        <source>Characteristics −1</source>
        <translation>Caractéristiques −1</translation>
    </message>
    <message>
        <source>Charge −5 cm, Initiative −1</source>
        <translation>Charge −5&#xa0;cm, Initiative −1</translation>
    </message>
    <message>
        <source>Charge +5 cm</source>
        <translation>Charge +5&#xa0;cm</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Engagée</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Holy Fury: Berserker</source>
        <translation>Fureur sacrée&#xa0;: Berserker</translation>
    </message>
    <message>
        <source>Initiative +2</source>
        <translation>Initiative +2</translation>
    </message>
    <message>
        <source>March/Charge −1 cm</source>
        <translation>Marche/Charge −1&#xa0;cm</translation>
    </message>
    <message>
        <source>March/Charge −2 cm</source>
        <translation>Marche/Charge −2&#xa0;cm</translation>
    </message>
    <message>
        <source>March/Charge penalty</source>
        <translation>Malus de Marche/Charge</translation>
    </message>
    <message>
        <source>March/Charge penalty ×2</source>
        <translation>Malus de Marche/Charge ×2</translation>
    </message>
    <message>
        <source>March/Charge +5 cm</source>
        <translation>Marche/Charge +5&#xa0;cm</translation>
    </message>
    <message>
        <source>March/Charge +5 cm, Dreadful</source>
        <translation>Marche/Charge +5&#xa0;cm, Effrayant</translation>
    </message>
    <message>
        <source>March +10 cm</source>
        <translation>Marche +10&#xa0;cm</translation>
    </message>
    <message>
        <source>March +5 cm</source>
        <translation>Marche +5&#xa0;cm</translation>
    </message>
    <message>
        <source>Actions −1</source>
        <translation>Actions −1</translation>
    </message>
    <message>
        <source>Nature’s Way +1</source>
        <translation>Voie de la nature +1</translation>
    </message>
    <message>
        <source>No Activation</source>
        <translation>Pas d’Activation</translation>
    </message>
    <message>
        <source>No Charge</source>
        <translation>Pas de Charge</translation>
    </message>
    <message>
        <source>No Charge, Attack or Shot</source>
        <translation>Ni Charge, ni Attaque, ni Tir</translation>
    </message>
    <message>
        <source>No more skill</source>
        <translation>Plus aucune Compétence</translation>
    </message>
    <message>
        <source>Only one Action</source>
        <translation>Une seule Action</translation>
    </message>
    <message>
        <source>Actions +1</source>
        <translation>Actions +1</translation>
    </message>
    <message>
        <source>+2D10</source>
        <translation>+2D10</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pluie</translation>
    </message>
    <message>
        <source>Shooting reroll</source>
        <translation>Relance au Tir</translation>
    </message>
    <message>
        <source>Violent Blow</source>
        <translation>Coup violent</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Volonté</translation>
    </message>
    <message>
        <source>Willpower −1</source>
        <translation>Volonté −1</translation>
    </message>
    <message>
        <source>Zephyr: Actions +1</source>
        <translation>Zéphyr&#xa0;: Actions +1</translation>
    </message>
    <message>
        <source>no stats for %1: its Health counts as 1</source>
        <translation>profil inconnu (%1)&#xa0;: sa Santé compte pour 1</translation>
    </message>
    <message>
        <source>the rulebook has no status &apos;%1&apos;; used anyway</source>
        <translation>le livre de règles n’a pas de jeton «&#xa0;%1&#xa0;»&#xa0;; utilisé quand même</translation>
    </message>
    <message>
        <source>no “%1” token on %2</source>
        <translation>pas de jeton «&#xa0;%1&#xa0;» sur %2</translation>
    </message>
    <message>
        <source>%1 can’t resolve a Headquarters Phase now</source>
        <translation>%1 ne peut pas résoudre de Phase d’état-major maintenant</translation>
    </message>
    <message>
        <source>%1 has no Leadership</source>
        <translation>%1 n’a pas Commandement</translation>
    </message>
    <message>
        <source>order to an Engaged Unit: %1</source>
        <translation>ordre à une Unité Engagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has no Divination</source>
        <translation>%1 n’a pas Divination</translation>
    </message>
    <message>
        <source>%1 has no Zephyr</source>
        <translation>%1 n’a pas Zéphyr</translation>
    </message>
    <message>
        <source>%1: not Awakened</source>
        <translation>%1&#xa0;: pas un Éveillé</translation>
    </message>
    <message>
        <source>the %1 is exhausted</source>
        <translation>%1&#xa0;: épuisé</translation>
    </message>
    <message>
        <source>the %1 is of another Element</source>
        <translation>%1&#xa0;: d’un autre Élément</translation>
    </message>
    <message>
        <source>%1 is not Infantry</source>
        <translation>%1&#xa0;: ce n’est pas de l’Infanterie</translation>
    </message>
    <message>
        <source>%1: Engaged</source>
        <translation>%1&#xa0;: Unité Engagée</translation>
    </message>
    <message>
        <source>The player’s Hero is still on the battlefield</source>
        <translation>Le Héros du joueur est toujours sur le champ de bataille</translation>
    </message>
    <message>
        <source>The enemy’s Hero was eliminated</source>
        <translation>Le Héros ennemi a été éliminé</translation>
    </message>
    <message>
        <source>The player’s Hero eliminated the enemy’s Hero</source>
        <translation>Le Héros du joueur a éliminé le Héros ennemi</translation>
    </message>
    <message>
        <source>Conquest areas with the player’s flag, 1 VP for every 3</source>
        <translation>Zones de conquête sous le drapeau du joueur, 1&#xa0;PV pour 3</translation>
    </message>
    <message>
        <source>Full quarters of the enemy’s Army Points eliminated</source>
        <translation>Quarts complets des Points d’armée ennemis éliminés</translation>
    </message>
    <message>
        <source>Units carrying 2 or more moon shards</source>
        <translation>Unités portant au moins 2 éclats de lune</translation>
    </message>
    <message>
        <source>Idols the player controls</source>
        <translation>Idoles contrôlées par le joueur</translation>
    </message>
    <message>
        <source>The player’s messenger delivered the message</source>
        <translation>Le messager du joueur a remis son message</translation>
    </message>
    <message>
        <source>The enemy’s messenger delivered no message</source>
        <translation>Le messager ennemi n’a pas remis de message</translation>
    </message>
    <message>
        <source>The player’s messenger is still on the battlefield</source>
        <translation>Le messager du joueur est toujours sur le champ de bataille</translation>
    </message>
    <message>
        <source>One of the player’s Units carries the message</source>
        <translation>Une Unité du joueur porte le message</translation>
    </message>
    <message>
        <source>The chosen Hero carries the message</source>
        <translation>Le Héros choisi porte le message</translation>
    </message>
    <message>
        <source>The message is in the player’s Deployment Area</source>
        <translation>Le message est dans la Zone de Déploiement du joueur</translation>
    </message>
    <message>
        <source>Chosen Units in the enemy’s Deployment Area</source>
        <translation>Unités choisies dans la Zone de Déploiement ennemie</translation>
    </message>
    <message>
        <source>Enemy Heroes captured, at least one</source>
        <translation>Héros ennemis capturés, au moins un</translation>
    </message>
    <message>
        <source>The player captured more Heroes than the enemy</source>
        <translation>Le joueur a capturé plus de Héros que l’ennemi</translation>
    </message>
    <message>
        <source>None of the player’s Heroes was captured</source>
        <translation>Aucun Héros du joueur n’a été capturé</translation>
    </message>
    <message>
        <source>Cages destroyed</source>
        <translation>Cages détruites</translation>
    </message>
    <message>
        <source>One of the player’s Units carries a relic</source>
        <translation>Une Unité du joueur porte une relique</translation>
    </message>
    <message>
        <source>The Unit given the relic still has it</source>
        <translation>L’Unité qui a reçu la relique l’a toujours</translation>
    </message>
    <message>
        <source>The Unit given the relic also has an enemy relic</source>
        <translation>L’Unité qui a reçu la relique porte aussi une relique ennemie</translation>
    </message>
    <message>
        <source>Relics carried by the player’s Units</source>
        <translation>Reliques portées par les Unités du joueur</translation>
    </message>
    <message>
        <source>Stress %1</source>
        <translation>Stress %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>%1: 1 to %2 Actions per activation</source>
        <translation>%1&#xa0;: de 1 à %2 Actions par Activation</translation>
    </message>
    <message>
        <source>only one Charge or Combined Charge per activation</source>
        <translation>une seule Charge ou Charge combinée par Activation</translation>
    </message>
    <message>
        <source>%1 TS</source>
        <translation>%1 ST</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>The Unit’s weapon</source>
        <translation>L’arme de l’Unité</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Héraut</translation>
    </message>
    <message>
        <source>Overlord</source>
        <translation>Seigneur</translation>
    </message>
    <message>
        <source>Elemental</source>
        <translation>Élémentaire</translation>
    </message>
    <message>
        <source>TS</source>
        <translation>ST</translation>
    </message>
    <message>
        <source>Heroic Action dice</source>
        <translation>Dés d’Action héroïque</translation>
    </message>
    <message>
        <source>Added dice</source>
        <translation>Dés ajoutés</translation>
    </message>
    <message>
        <source>+%1D10</source>
        <translation>+%1D10</translation>
    </message>
    <message>
        <source>Heroic Action +%1D10</source>
        <translation>Action héroïque +%1D10</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1’s token moves to START</source>
        <translation>%1&#xa0;: le jeton avance sur START</translation>
    </message>
    <message>
        <source>%1’s token moves to square %2</source>
        <translation>%1&#xa0;: le jeton avance sur la case %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No Unit changed</source>
        <translation>Aucune Unité modifiée</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>token on START</source>
        <translation>jeton sur START</translation>
    </message>
    <message>
        <source>token on square %1</source>
        <translation>jeton sur la case %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <translation>
            <numerusform>%n Guerrier</numerusform>
            <numerusform>%n Guerriers</numerusform>
        </translation>
    </message>
    <message>
        <source>Injuries %1</source>
        <translation>Blessures %1</translation>
    </message>
    <message>
        <source>Edited: no changes</source>
        <translation>Valeurs modifiées&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Edited: %1</source>
        <translation>Valeurs modifiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Edited: %1; %2</source>
        <translation>Valeurs modifiées&#xa0;: %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>Squares since the start</source>
        <translation>Cases depuis le départ</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerriers</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stress</translation>
    </message>
    <message>
        <source>Deployment Area</source>
        <translation>Zone de Déploiement</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Exhausted: no more invocations</source>
        <translation>Épuisé&#xa0;: plus d’invocations</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Détruit</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Arrow angle, clockwise from Deployment Area B</source>
        <translation>Angle de la flèche, sens horaire depuis la Zone de Déploiement B</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>degrés</translation>
    </message>
    <message>
        <source>A Hit, or no Deviation Roll</source>
        <translation>Un Impact, ou pas de jet de Déviation</translation>
    </message>
    <message>
        <source>It stays where it is</source>
        <translation>Reste où il est</translation>
    </message>
    <message>
        <source>Distance in cm</source>
        <translation>Distance en cm</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 détruit</translation>
    </message>
    <message>
        <source>%1 exhausted</source>
        <translation>%1 épuisé</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 actif</translation>
    </message>
    <message>
        <source>%1 placed at %2</source>
        <translation>%1&#xa0;: position %2</translation>
    </message>
    <message>
        <source>%1 placed at %2, on the %3: no room elsewhere</source>
        <translation>%1&#xa0;: position %2, sur&#xa0;: %3. Aucune autre place libre</translation>
    </message>
    <message>
        <source>%1 lies on the %2, though there is room elsewhere</source>
        <translation>%1 repose sur&#xa0;: %2, alors qu’il reste de la place ailleurs</translation>
    </message>
    <message>
        <source>%1 stays Engaged with %2; “Set Engaged Units” ends that</source>
        <translation>%1 reste Engagée avec %2&#xa0;; «&#xa0;Corriger les Unités Engagées&#xa0;» y met fin</translation>
    </message>
    <message>
        <source>Scenery: place it by hand, or start without</source>
        <translation>Décors&#xa0;: à placer à la main, sinon commencez sans</translation>
    </message>
    <message>
        <source>%1 placed at %2 after a deviation of %3 cm</source>
        <translation>%1&#xa0;: position %2 après une déviation de %3 cm</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Porté par</translation>
    </message>
    <message>
        <source>It lies on the battlefield</source>
        <translation>Il est sur le champ de bataille</translation>
    </message>
    <message>
        <source>Not on the map</source>
        <translation>Pas sur le plan</translation>
    </message>
    <message>
        <source>Leave blank</source>
        <translation>Laisser vide</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1&#xa0;: retrait</translation>
    </message>
    <message>
        <source>%1: %2 picked up</source>
        <translation>%1&#xa0;: %2, ramassage</translation>
    </message>
    <message>
        <source>%1 given to %2</source>
        <translation>%1 remise à&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lies on the battlefield</source>
        <translation>%1&#xa0;: sur le champ de bataille</translation>
    </message>
    <message>
        <source>First Player: %1</source>
        <translation>Premier Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Vortex or Maelstrom</source>
        <translation>Vortex ou Maelstrom</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>Obstruction</source>
        <translation>Obstruction</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>%1: at %2</source>
        <translation>%1&#xa0;: position %2</translation>
    </message>
    <message>
        <source>%1: position unknown</source>
        <translation>%1&#xa0;: position inconnue</translation>
    </message>
    <message>
        <source>the First Player is not one of the players</source>
        <translation>le Premier Joueur n’est pas de la partie</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Invocations per game</source>
        <translation>Invocations par partie</translation>
    </message>
    <message>
        <source>Wizard level</source>
        <translation>Niveau de Mage</translation>
    </message>
    <message>
        <source>No stats. Enter them in the list before the next match.</source>
        <translation>Profil inconnu. Entrez-le dans la liste avant la prochaine partie.</translation>
    </message>
    <message>
        <source>Shoots with: %1</source>
        <translation>Tire avec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Awakened [%1]</source>
        <translation>Éveillé [%1]</translation>
    </message>
    <message>
        <source>Level %1 Wizard</source>
        <translation>Mage de niveau %1</translation>
    </message>
    <message>
        <source>%1: 1 Injury</source>
        <translation>%1&#xa0;: 1 Blessure</translation>
    </message>
    <message>
        <source>%1: %2 Injuries</source>
        <translation>%1&#xa0;: %2 Blessures</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) removed</source>
        <translation>
            <numerusform>%1&#xa0;: %n Guerrier retiré</numerusform>
            <numerusform>%1&#xa0;: %n Guerriers retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: scattered</source>
        <translation>%1&#xa0;: dispersion</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Prayer</source>
        <translation>Prière</translation>
    </message>
    <message>
        <source>%1: “%2” to %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» à %3</translation>
    </message>
    <message>
        <source>Enemy Heroes within 20 cm</source>
        <translation>Héros ennemis à 20&#xa0;cm ou moins</translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” on %3, %n square(s)</source>
        <translation>
            <numerusform>%1&#xa0;: «&#xa0;%2&#xa0;» sur %3, %n case</numerusform>
            <numerusform>%1&#xa0;: «&#xa0;%2&#xa0;» sur %3, %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2” for %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» pour %3</translation>
    </message>
    <message>
        <source>%1: Zephyr for %2</source>
        <translation>%1&#xa0;: Zéphyr pour %2</translation>
    </message>
    <message>
        <source>Common mission</source>
        <translation>Mission commune</translation>
    </message>
    <message>
        <source>None drawn</source>
        <translation>Aucune tirée</translation>
    </message>
    <message>
        <source>Solo mission of %1</source>
        <translation>Mission solo&#xa0;: %1</translation>
    </message>
    <message>
        <source>No missions</source>
        <translation>Aucune mission</translation>
    </message>
    <message>
        <source>Missions: %1</source>
        <translation>Missions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Missions: %1; %2</source>
        <translation>Missions&#xa0;: %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>Chosen Units</source>
        <translation>Unités choisies</translation>
    </message>
    <message>
        <source>Chosen Sceneries</source>
        <translation>Décors choisis</translation>
    </message>
    <message>
        <source>%1 chose secretly for %2</source>
        <translation>%1 a choisi en secret pour %2</translation>
    </message>
    <message>
        <source>%1 chose nothing for %2</source>
        <translation>%1 n’a rien choisi pour %2</translation>
    </message>
    <message>
        <source>%1 chose %2 for %3</source>
        <translation>%1 a choisi %2 pour %3</translation>
    </message>
    <message>
        <source>%1 needs a different choice</source>
        <translation>%1 demande un autre choix</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>%1 reveals the choice for %2</source>
        <translation>%1 révèle son choix pour %2</translation>
    </message>
    <message>
        <source>Not for a Unit</source>
        <translation>Pas pour une Unité</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note&#xa0;: %1</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Succès</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es) (%2 expected)</source>
        <translation>
            <numerusform>%1&#xa0;: %n succès (%2 attendus)</numerusform>
            <numerusform>%1&#xa0;: %n succès (%2 attendus)</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Spend TS</source>
        <translation>Dépenser des ST</translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation>Donner un ordre</translation>
    </message>
    <message>
        <source>Say a prayer</source>
        <translation>Dire une prière</translation>
    </message>
    <message>
        <source>Zephyr</source>
        <translation>Zéphyr</translation>
    </message>
    <message>
        <source>Invoke an Elemental</source>
        <translation>Invoquer un Élémentaire</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Lancer un sort</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Premier Joueur</translation>
    </message>
    <message>
        <source>Mission cards</source>
        <translation>Cartes de mission</translation>
    </message>
    <message>
        <source>Choose for a mission</source>
        <translation>Choisir pour une mission</translation>
    </message>
    <message>
        <source>Reveal a choice</source>
        <translation>Révéler un choix</translation>
    </message>
    <message>
        <source>Set Leader position</source>
        <translation>Corriger la position du Leader</translation>
    </message>
    <message>
        <source>Injuries suffered</source>
        <translation>Blessures subies</translation>
    </message>
    <message>
        <source>Change Stress</source>
        <translation>Modifier le Stress</translation>
    </message>
    <message>
        <source>Status token</source>
        <translation>Jeton d’état</translation>
    </message>
    <message>
        <source>Remove Warriors</source>
        <translation>Retirer des Guerriers</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Disperser l’Unité</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Mission condition</source>
        <translation>Condition de mission</translation>
    </message>
    <message>
        <source>Record a roll</source>
        <translation>Noter un jet</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Modifier les valeurs</translation>
    </message>
    <message>
        <source>Set Warriors</source>
        <translation>Corriger les Guerriers</translation>
    </message>
    <message>
        <source>Set Injuries</source>
        <translation>Corriger les Blessures</translation>
    </message>
    <message>
        <source>Set Stress</source>
        <translation>Corriger le Stress</translation>
    </message>
    <message>
        <source>Move the token</source>
        <translation>Déplacer le jeton</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Not for a mission</source>
        <translation>Pas pour une mission</translation>
    </message>
    <message>
        <source>%1: %2 VP</source>
        <translation>%1&#xa0;: %2 PV</translation>
    </message>
    <message>
        <source>%1: %2 VP for %3</source>
        <translation>%1&#xa0;: %2 PV pour %3</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>n’est plus coché</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 fois</translation>
    </message>
    <message>
        <source>%1, %2: %3: %4</source>
        <translation>%1, %2&#xa0;: %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>No Vortex exhausted</source>
        <translation>Aucun Vortex épuisé</translation>
    </message>
    <message>
        <source>Sources of mana</source>
        <translation>Sources de mana</translation>
    </message>
    <message>
        <source>%1: %2 invoked</source>
        <translation>%1&#xa0;: invocation de %2</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Mana spent on extra dice</source>
        <translation>Mana dépensé en dés supplémentaires</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 cast, %n success(es)</source>
        <translation>
            <numerusform>%1&#xa0;: sort %2, %n succès</numerusform>
            <numerusform>%1&#xa0;: sort %2, %n succès</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>%1 would be off the %2 × %2 cm battlefield</source>
        <translation>%1 sortirait du champ de bataille de %2 × %2 cm</translation>
    </message>
    <message>
        <source>Round %1: %2’s turn</source>
        <translation>Manche %1&#xa0;: à %2 de jouer</translation>
    </message>
    <message>
        <source>The match is over: %1 has won</source>
        <translation>La partie est finie&#xa0;: %1 a gagné</translation>
    </message>
    <message>
        <source>The match is over: a draw</source>
        <translation>La partie est finie&#xa0;: match nul</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Headquarters Phases</source>
        <translation>Phases d’état-major</translation>
    </message>
    <message>
        <source>done</source>
        <translation>a fini</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>porte&#xa0;: %1</translation>
    </message>
    <message>
        <source>invoked by %1</source>
        <translation>invoqué par %1</translation>
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
        <translation>%1&#xa0;: jeton sur START, %2 Phases d’état-major sur 6</translation>
    </message>
    <message>
        <source>%1’s token is on square %2, %3 of 6 Headquarters Phases</source>
        <translation>%1&#xa0;: jeton sur la case %2, %3 Phases d’état-major sur 6</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Nothing placed yet</source>
        <translation>Rien de placé pour l’instant</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1: Headquarters Phase %2 resolved</source>
        <translation>%1&#xa0;: Phase d’état-major %2 résolue</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Fin de la manche %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Warrior(s) lost</source>
        <translation>
            <numerusform>%1&#xa0;: %n Guerrier perdu</numerusform>
            <numerusform>%1&#xa0;: %n Guerriers perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: off the table</source>
        <translation>%1&#xa0;: hors de la table</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>Poser un jeton</translation>
    </message>
    <message>
        <source>Remove a token instead</source>
        <translation>Retirer un jeton à la place</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>Retirer le jeton</translation>
    </message>
    <message>
        <source>Stress change</source>
        <translation>Variation de Stress</translation>
    </message>
    <message>
        <source>%1: Stress %2</source>
        <translation>%1&#xa0;: Stress %2</translation>
    </message>
    <message>
        <source>%1: “%2” removed</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» retiré</translation>
    </message>
    <message>
        <source>%1 passes to the next START</source>
        <translation>%1 passe au prochain START</translation>
    </message>
    <message>
        <source>%1: %2 TS spent</source>
        <translation>%1&#xa0;: dépense de %2 ST</translation>
    </message>
    <message>
        <source>The players end the match</source>
        <translation>Les joueurs terminent la partie</translation>
    </message>
    <message>
        <source>As advised: one Rarity for every full 100 AP.</source>
        <translation>Valeur conseillée&#xa0;: 1 de Rareté par tranche complète de 100&#xa0;PA.</translation>
    </message>
    <message>
        <source>The rulebook advises Rarity %2 for %1 AP: one for every full 100 AP.</source>
        <translation>Le livre de règles conseille une Rareté de %2 pour %1 PA&#xa0;: 1 par tranche complète de 100&#xa0;PA.</translation>
    </message>
    <message>
        <source>Army Points</source>
        <translation>Points d’armée</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>%1 AP</source>
        <translation>%1 PA</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>Rarity %1</source>
        <translation>Rareté %1</translation>
    </message>
    <message>
        <source>R %1</source>
        <translation>R %1</translation>
    </message>
    <message>
        <source>the activation of %1 is not over</source>
        <translation>l’Activation de %1 n’est pas finie</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose one of your Heroes. Keep that Hero on the battlefield and eliminate the Hero the enemy chose, ideally with your own.</source>
        <translation>Après le Déploiement, choisissez en secret l’un de vos Héros. Gardez-le sur le champ de bataille et éliminez le Héros choisi par l’ennemi, si possible avec le vôtre.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and one of the enemy’s. Keep yours on the battlefield and eliminate the enemy’s, ideally with your own.</source>
        <translation>Après le Déploiement, choisissez l’un de vos Héros et un Héros ennemi. Gardez le vôtre sur le champ de bataille et éliminez l’autre, si possible avec le vôtre.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas. After the Deployment, choose three Units that can plant flags in them (Special Action, 1 TS). A new flag replaces the old one. At the end, every three areas with your flag score 1 VP.</source>
        <translation>Le champ de bataille compte neuf zones de conquête. Après le Déploiement, choisissez trois Unités qui pourront y planter des drapeaux (Action spéciale, 1&#xa0;ST). Un nouveau drapeau remplace l’ancien. À la fin, chaque groupe de trois zones à votre drapeau rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas. After the Deployment, choose three Units that can plant flags in them (Special Action, 1 TS). The enemy can pick up the flags. At the end, every three areas with your flag score 1 VP.</source>
        <translation>Le champ de bataille compte neuf zones de conquête. Après le Déploiement, choisissez trois Unités qui pourront y planter des drapeaux (Action spéciale, 1&#xa0;ST). L’ennemi peut ramasser les drapeaux. À la fin, chaque groupe de trois zones à votre drapeau rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Every full 25% of the enemy’s Army Points you eliminate scores 1 VP, at most 3.</source>
        <translation>Chaque tranche complète de 25&#xa0;% des Points d’armée ennemis que vous éliminez rapporte 1&#xa0;PV, 3 au plus.</translation>
    </message>
    <message>
        <source>Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. Each of your Units carrying two or more at the end scores 1 VP.</source>
        <translation>Six éclats de lune sont à ramasser sur le champ de bataille, à 25&#xa0;cm au moins les uns des autres. Chacune de vos Unités qui en porte au moins deux à la fin rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal: one in the middle, the others 30 cm away on either side. Each idol you control at the end, with most Units within 5 cm, scores 1 VP.</source>
        <translation>Trois idoles se dressent le long d’une diagonale&#xa0;: l’une au centre, les autres à 30&#xa0;cm de part et d’autre. Chaque idole que vous contrôlez à la fin, avec le plus d’Unités à 5&#xa0;cm ou moins, rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal, at least 30 cm apart. Each idol you control at the end, with most Units within 5 cm, scores 1 VP.</source>
        <translation>Trois idoles se dressent le long d’une diagonale, à 30&#xa0;cm au moins les unes des autres. Chaque idole que vous contrôlez à la fin, avec le plus d’Unités à 5&#xa0;cm ou moins, rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose a Hero as your messenger. Bring the messenger to the enemy’s edge of the battlefield to deliver the message (Special Action, 1 TS), and stop the enemy’s messenger.</source>
        <translation>Après le Déploiement, choisissez en secret un Héros comme messager. Menez-le au bord ennemi du champ de bataille pour remettre son message (Action spéciale, 1&#xa0;ST), et arrêtez le messager ennemi.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and place a message 30 cm beyond the middle line, on the enemy’s side; only your Units can pick it up. Have that Hero carry it back to your Deployment Area.</source>
        <translation>Après le Déploiement, choisissez l’un de vos Héros et placez un message à 30&#xa0;cm au-delà de la ligne médiane, du côté ennemi&#xa0;; seules vos Unités peuvent le ramasser. Que ce Héros le rapporte dans votre Zone de Déploiement.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose three of your Units. Each of them in the enemy’s Deployment Area at the end scores 1 VP.</source>
        <translation>Après le Déploiement, choisissez en secret trois de vos Unités. Chacune qui se trouve dans la Zone de Déploiement ennemie à la fin rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Enemy Heroes your Units eliminate in a Fight can be captured; they return if their captors are eliminated. Capture at least one, capture more than the enemy, and lose none.</source>
        <translation>Les Héros ennemis que vos Unités éliminent lors d’un Combat peuvent être capturés&#xa0;; ils reviennent si leurs gardiens sont éliminés. Capturez-en au moins un, plus que l’ennemi, et n’en perdez aucun.</translation>
    </message>
    <message>
        <source>The enemy places three cages, outside their own Deployment Area and more than 10 cm from their Units. Each cage destroyed (Combat 1, Resistance 4, Health 2) scores 1 VP.</source>
        <translation>L’ennemi place trois cages, hors de sa propre Zone de Déploiement et à plus de 10&#xa0;cm de ses Unités. Chaque cage détruite (Combat 1, Résistance 4, Santé 2) rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>After the Deployment, give a relic to one of your Infantry Units. Have that Unit keep it and take the enemy’s relic as well.</source>
        <translation>Après le Déploiement, confiez une relique à l’une de vos Unités d’Infanterie. Qu’elle la garde et prenne aussi celle de l’ennemi.</translation>
    </message>
    <message>
        <source>The enemy secretly hides three relics in Sceneries, not all in the same half. Search them with Free Infantry Units in Contact (Special Action, 1 TS; 1 TS more to pick up the relic). Each relic carried at the end scores 1 VP.</source>
        <translation>L’ennemi cache en secret trois reliques dans des Décors qui ne sont pas tous dans la même moitié. Fouillez-les avec des Unités d’Infanterie Libres au Contact (Action spéciale, 1&#xa0;ST&#xa0;; 1&#xa0;ST de plus pour ramasser la relique). Chaque relique portée à la fin rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>%1 in Contact × Power %2</source>
        <translation>%1 au Contact × Puissance %2</translation>
    </message>
    <message>
        <source>%1 shooting × Power %2</source>
        <translation>%1 au Tir × Puissance %2</translation>
    </message>
    <message>
        <source>%1 supporting</source>
        <translation>%1 en soutien</translation>
    </message>
    <message>
        <source>%1 Heroic Action</source>
        <translation>%1 Action héroïque</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 en plus</translation>
    </message>
    <message>
        <source>%1 harassing</source>
        <translation>%1 au Harcèlement</translation>
    </message>
    <message>
        <source>one per Hit</source>
        <translation>un par Touche</translation>
    </message>
    <message>
        <source>Hits: %1</source>
        <translation>Touches&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hits: the sum of %1 D10</source>
        <translation>Touches&#xa0;: la somme de %1 D10</translation>
    </message>
    <message>
        <source>one per Injury</source>
        <translation>un par Blessure</translation>
    </message>
    <message>
        <source>%1 for Morale</source>
        <translation>%1 pour le Moral</translation>
    </message>
    <message>
        <source>%1 Discipline</source>
        <translation>%1 Discipline</translation>
    </message>
    <message>
        <source>%1 Authority</source>
        <translation>%1 Autorité</translation>
    </message>
    <message>
        <source>%1 for the spell</source>
        <translation>%1 pour le sort</translation>
    </message>
    <message>
        <source>%1 reinforcement</source>
        <translation>%1 de renfort</translation>
    </message>
    <message>
        <source>%1 for the invocation</source>
        <translation>%1 pour l’invocation</translation>
    </message>
    <message>
        <source>%1 paid with TS</source>
        <translation>%1 payés en ST</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Combat %1</source>
        <translation>Combat %1</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Force %1</translation>
    </message>
    <message>
        <source>Strength %1 of the weapon</source>
        <translation>Force %1 de l’arme</translation>
    </message>
    <message>
        <source>Shooting %1</source>
        <translation>Tir %1</translation>
    </message>
    <message>
        <source>Willpower %1</source>
        <translation>Volonté %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Resistance %1</source>
        <translation>Résistance %1</translation>
    </message>
    <message>
        <source>Initiative %1</source>
        <translation>Initiative %1</translation>
    </message>
    <message>
        <source>%1 charge</source>
        <translation>%1 Charge</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distance %1</translation>
    </message>
    <message>
        <source>%1 stress</source>
        <translation>%1 Stress</translation>
    </message>
    <message>
        <source>%1 for obstacles</source>
        <translation>%1 pour les obstacles</translation>
    </message>
    <message>
        <source>%1 concealment</source>
        <translation>%1 dissimulation</translation>
    </message>
    <message>
        <source>+%1 Sharpshooter</source>
        <translation>+%1 Tireur d’élite</translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation>Saturation %1</translation>
    </message>
    <message>
        <source>the winner’s lead in Advantage</source>
        <translation>l’écart d’Avantage du vainqueur</translation>
    </message>
    <message>
        <source>%1 Dreadful enemy</source>
        <translation>%1 ennemi Effrayant</translation>
    </message>
    <message>
        <source>%1 for more sources</source>
        <translation>%1 pour les autres sources</translation>
    </message>
    <message>
        <source>Berserker: Power %1 from Stress</source>
        <translation>Berserker&#xa0;: Puissance %1 grâce au Stress</translation>
    </message>
    <message>
        <source>%1 Berserker stress</source>
        <translation>%1 Stress de Berserker</translation>
    </message>
    <message>
        <source>Brutal Charge: Power +%1</source>
        <translation>Charge brutale&#xa0;: Puissance +%1</translation>
    </message>
    <message>
        <source>Multiple Shots: Power +%1</source>
        <translation>Tirs multiples&#xa0;: Puissance +%1</translation>
    </message>
    <message>
        <source>failures rerolled, %1 at most</source>
        <translation>jusqu’à %1 échecs relancés</translation>
    </message>
    <message>
        <source>every failure rerolled once</source>
        <translation>chaque échec relancé une fois</translation>
    </message>
    <message>
        <source>Swashbuckler: every failure rerolled once</source>
        <translation>Bretteur&#xa0;: chaque échec relancé une fois</translation>
    </message>
    <message>
        <source>Blocking: each success cancels a Hit</source>
        <translation>Blocage&#xa0;: chaque succès annule une Touche</translation>
    </message>
    <message>
        <source>Parry: a 10 adds no die</source>
        <translation>Parade&#xa0;: un 10 n’ajoute pas de dé</translation>
    </message>
    <message>
        <source>Expert Parry: a 10 is a failure</source>
        <translation>Parade experte&#xa0;: un 10 est un échec</translation>
    </message>
    <message>
        <source>Deadly Blow: one extra Injury for each 10 rolled to hit</source>
        <translation>Coup mortel&#xa0;: une Blessure de plus pour chaque 10 du jet d’attaque</translation>
    </message>
    <message>
        <source>a 10 cancels the Injury, 6 to 9 passes it to the Guard</source>
        <translation>un 10 annule la Blessure, de 6 à 9 elle passe à l’Unité avec Garde</translation>
    </message>
    <message>
        <source>a 10 cancels the Injury</source>
        <translation>un 10 annule la Blessure</translation>
    </message>
    <message>
        <source>Charisma: every failure rerolled once</source>
        <translation>Charisme&#xa0;: chaque échec relancé une fois</translation>
    </message>
    <message>
        <source>Berserker: %1 extra success</source>
        <translation>Berserker&#xa0;: %1 succès de plus</translation>
    </message>
    <message>
        <source>They shall not pass!: no roll, morale stays intact</source>
        <translation>Ils ne passeront pas&#xa0;!&#xa0;: pas de jet, le Moral reste intact</translation>
    </message>
    <message>
        <source>a Maelstrom: every 1 counts towards a cataclysm</source>
        <translation>un Maelstrom&#xa0;: chaque 1 compte pour un cataclysme</translation>
    </message>
    <message>
        <source>attacks second: survivors only</source>
        <translation>attaque en second&#xa0;: survivants seulement</translation>
    </message>
    <message>
        <source>equal Initiative: at the same time</source>
        <translation>Initiative égale&#xa0;: en même temps</translation>
    </message>
    <message>
        <source>a 10 adds no die</source>
        <translation>un 10 n’ajoute pas de dé</translation>
    </message>
    <message>
        <source>a 10 is a failure</source>
        <translation>un 10 est un échec</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Air</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bête</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Act</translation>
    </message>
    <message>
        <source>Pow</source>
        <translation>Pui</translation>
    </message>
    <message>
        <source>Hea</source>
        <translation>San</translation>
    </message>
    <message>
        <source>Init</source>
        <translation>Init</translation>
    </message>
    <message>
        <source>Com/Sho</source>
        <translation>Com/Tir</translation>
    </message>
    <message>
        <source>Combat/Shooting</source>
        <translation>Combat/Tir</translation>
    </message>
    <message>
        <source>Str</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Res</source>
        <translation>Rés</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Vlt</translation>
    </message>
    <message>
        <source>Mar/Cha</source>
        <translation>Mar/Cha</translation>
    </message>
    <message>
        <source>March/Charge</source>
        <translation>Marche/Charge</translation>
    </message>
    <message>
        <source>%1 (Warrior’s)</source>
        <translation>%1 (du Guerrier)</translation>
    </message>
    <message>
        <source>Warrior’s</source>
        <translation>du Guerrier</translation>
    </message>
    <message>
        <source>%1 cm · Strength %2 · Saturation %3</source>
        <translation>%1 cm · Force %2 · Saturation %3</translation>
    </message>
    <message numerus="yes">
        <source>%n Shot(s) per activation</source>
        <translation>
            <numerusform>%n Tir par Activation</numerusform>
            <numerusform>%n Tirs par Activation</numerusform>
        </translation>
    </message>
    <message>
        <source>no Parry or Expert Parry against it</source>
        <translation>ni Parade ni Parade experte contre elle</translation>
    </message>
    <message>
        <source>Shoots with</source>
        <translation>Tire avec</translation>
    </message>
    <message>
        <source>%1 per Warrior</source>
        <translation>%1 par Guerrier</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Strength of the weapon</source>
        <translation>Force de l’arme</translation>
    </message>
    <message>
        <source>The Warrior’s own</source>
        <translation>Celle du Guerrier</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>%1: no Actions left (%2 per activation)</source>
        <translation>%1&#xa0;: plus d’Actions (%2 par Activation)</translation>
    </message>
    <message>
        <source>no enemy within Charge range (%1 cm)</source>
        <translation>aucun ennemi à portée de Charge (%1 cm)</translation>
    </message>
    <message>
        <source>1 TS each</source>
        <translation>1&#xa0;ST chacun</translation>
    </message>
    <message>
        <source>No stats for %1: Actions and skills not checked</source>
        <translation>Profil inconnu (%1)&#xa0;: Actions et Compétences non vérifiées</translation>
    </message>
    <message>
        <source>%1 TS, %2 TS with earlier Actions</source>
        <translation>%1 ST, %2 ST avec les Actions précédentes</translation>
    </message>
    <message>
        <source>%1: the activation ends, %2 TS</source>
        <translation>%1&#xa0;: fin de l’Activation, %2 ST</translation>
    </message>
    <message>
        <source>%1: Warriors in Contact</source>
        <translation>%1&#xa0;: Guerriers au Contact</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>Warriors in Contact: %1</source>
        <translation>Guerriers au Contact&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: supporting Warriors</source>
        <translation>%1&#xa0;: Guerriers en soutien</translation>
    </message>
    <message>
        <source>%1 will block</source>
        <translation>%1&#xa0;: Blocage</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Obstacle</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>épuisé</translation>
    </message>
    <message>
        <source>Measured from the edges of the Leaders’ bases. For a Spell, each 10 cm or part of it adds 1 Opposition.</source>
        <translation>Mesuré depuis les bords des socles des Leaders. Pour un sort, chaque tranche entamée de 10&#xa0;cm ajoute 1 à l’Opposition.</translation>
    </message>
    <message>
        <source>Conquest area %1-%2: %3</source>
        <translation>Zone de conquête %1-%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Idol position</source>
        <translation>Position d’une Idole</translation>
    </message>
    <message>
        <source>%1 holds no mission card</source>
        <translation>%1 n’a aucune carte de mission</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>at most %1 cm</source>
        <translation>%1 cm au plus</translation>
    </message>
    <message>
        <source>Not on the map: distance unknown</source>
        <translation>Pas sur le plan&#xa0;: distance inconnue</translation>
    </message>
    <message>
        <source>%1 would move %2 cm; the limit is %3 cm</source>
        <translation>%1 parcourrait %2 cm&#xa0;; au plus %3 cm</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce que cela fait</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>no Unit is being activated</source>
        <translation>aucune Unité n’est en cours d’Activation</translation>
    </message>
    <message>
        <source>the result of 1 die</source>
        <translation>le résultat de 1 dé</translation>
    </message>
    <message>
        <source>the sum of %1 dice</source>
        <translation>la somme de %1 dés</translation>
    </message>
    <message>
        <source>1 die, %1 or more</source>
        <translation>1 dé, %1 ou plus</translation>
    </message>
    <message>
        <source>%1 dice, %2 or more</source>
        <translation>%1 dés, %2 ou plus</translation>
    </message>
    <message>
        <source>Sum of the dice</source>
        <translation>Somme des dés</translation>
    </message>
    <message>
        <source>Injuries cancelled (10)</source>
        <translation>Blessures annulées (10)</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Count the successes</source>
        <translation>Compter les succès</translation>
    </message>
    <message>
        <source>Failures rerolled (maximum)</source>
        <translation>Échecs relancés (maximum)</translation>
    </message>
    <message>
        <source>How many are 10s</source>
        <translation>Nombre de 10</translation>
    </message>
    <message>
        <source>1s on all dice</source>
        <translation>Nombre de 1, tous dés confondus</translation>
    </message>
    <message>
        <source>Passed to the Guard (%1 to 9)</source>
        <translation>Passées à l’Unité avec Garde (%1 à 9)</translation>
    </message>
    <message>
        <source>that can’t be the result of %1D10</source>
        <translation>cela ne peut pas être le résultat de %1D10</translation>
    </message>
    <message>
        <source>%1: %2 in all (%3 expected)</source>
        <translation>%1&#xa0;: %2 en tout (%3 attendus)</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>dispersion</translation>
    </message>
    <message>
        <source>destabilised, 1 Stress</source>
        <translation>déstabilisation, 1 Stress</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>doute</translation>
    </message>
    <message>
        <source>morale intact</source>
        <translation>Moral intact</translation>
    </message>
    <message>
        <source>%1: Injuries cancelled by Safeguard: %2</source>
        <translation>%1&#xa0;: Blessures annulées par Sauvegarde&#xa0;: %2</translation>
    </message>
    <message>
        <source>Guard Unit taking the Injuries</source>
        <translation>Unité avec Garde qui prend les Blessures</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>%1: 1 Injury in place of %2</source>
        <translation>%1&#xa0;: 1 Blessure prise à la place de %2</translation>
    </message>
    <message>
        <source>%1: %2 Injuries in place of %3</source>
        <translation>%1&#xa0;: %2 Blessures prises à la place de %3</translation>
    </message>
    <message>
        <source>The fight is a draw</source>
        <translation>Le Combat finit à égalité</translation>
    </message>
    <message>
        <source>%1 cm away</source>
        <translation>à %1 cm</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>no stats for %1: its dice are unknown</source>
        <translation>profil inconnu (%1)&#xa0;: ses dés sont inconnus</translation>
    </message>
    <message>
        <source>Warriors lost</source>
        <translation>Guerriers perdus</translation>
    </message>
    <message>
        <source>Injuries after Safeguard</source>
        <translation>Blessures après Sauvegarde</translation>
    </message>
    <message>
        <source>Stats missing: roll on the table and enter the result</source>
        <translation>Profil inconnu&#xa0;: lancez les dés sur la table et entrez le résultat</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Invoke</source>
        <translation>Invoquer</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Terminer l’Activation</translation>
    </message>
    <message>
        <source>Morale test</source>
        <translation>Test de Moral</translation>
    </message>
    <message>
        <source>Other Hits</source>
        <translation>Autres Touches</translation>
    </message>
    <message>
        <source>Distance between the Leaders</source>
        <translation>Distance entre les Leaders</translation>
    </message>
    <message>
        <source>from the map</source>
        <translation>d’après le plan</translation>
    </message>
    <message>
        <source>Obstacles in the Leader’s Line of Sight</source>
        <translation>Obstacles dans la Ligne de vue du Leader</translation>
    </message>
    <message>
        <source>Sceneries, and Units or other Obstructions that hide only part of the target</source>
        <translation>Les Décors, ainsi que les Unités et autres Obstructions qui ne cachent qu’une partie de la cible</translation>
    </message>
    <message>
        <source>Concealment of the target</source>
        <translation>Dissimulation de la cible</translation>
    </message>
    <message>
        <source>the target is %1 cm away, beyond the weapon’s range (%2 cm)</source>
        <translation>la cible est à %1 cm, hors de portée de l’arme (%2 cm)</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposition</translation>
    </message>
    <message>
        <source>%1: Morale test against %2</source>
        <translation>%1 teste son Moral contre %2</translation>
    </message>
    <message>
        <source>Extra Hits (D10s)</source>
        <translation>Touches supplémentaires (D10)</translation>
    </message>
    <message>
        <source>No Morale test</source>
        <translation>Pas de test de Moral</translation>
    </message>
    <message>
        <source>enter at least one Hit</source>
        <translation>saisissez au moins une Touche</translation>
    </message>
    <message>
        <source>Hits on %1, Strength %2</source>
        <translation>Touches sur %1, Force %2</translation>
    </message>
    <message>
        <source>Distance to the farthest source</source>
        <translation>Distance à la source la plus éloignée</translation>
    </message>
    <message>
        <source>Spell cast by %1: %2</source>
        <translation>Sort lancé par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The spell takes effect</source>
        <translation>Le sort prend effet</translation>
    </message>
    <message>
        <source>The spell fails</source>
        <translation>Le sort échoue</translation>
    </message>
    <message>
        <source>at a Vortex without an Elemental, 1 TS each</source>
        <translation>près d’un Vortex sans Élémentaire, 1&#xa0;ST chacun</translation>
    </message>
    <message>
        <source>Invocation by %1: %2</source>
        <translation>Invocation par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The invocation fails</source>
        <translation>L’invocation échoue</translation>
    </message>
    <message>
        <source>%1 is invoked</source>
        <translation>%1 est invoqué</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nouveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Engaged with the target</source>
        <translation>Engagée avec la cible</translation>
    </message>
    <message>
        <source>A Guard Unit within 10 cm, for a Combined Charge</source>
        <translation>Une Unité avec Garde à 10&#xa0;cm ou moins, pour une Charge combinée</translation>
    </message>
    <message>
        <source>Distance, for a shot</source>
        <translation>Distance, pour un Tir</translation>
    </message>
    <message>
        <source>No shot</source>
        <translation>Pas de Tir</translation>
    </message>
    <message>
        <source>Target chance</source>
        <translation>Chance visée</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n Heroic Action D10</source>
        <translation>
            <numerusform>%1 avec %n D10 d’Action héroïque</numerusform>
            <numerusform>%1 avec %n D10 d’Action héroïque</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: even %2 Heroic Action D10 don’t reach %3</source>
        <translation>%1&#xa0;: même %2 D10 d’Action héroïque n’atteignent pas %3</translation>
    </message>
    <message>
        <source>%1 reaches %2: %3, for %4 TS in all</source>
        <translation>%1 atteint %2&#xa0;: %3, pour %4 ST en tout</translation>
    </message>
    <message>
        <source>%1, %2 TS</source>
        <translation>%1, %2 ST</translation>
    </message>
    <message>
        <source>%1 AP removed, %2 AP lost, %3 AP removed per TS</source>
        <translation>%1 PA retirés, %2 PA perdus, %3 PA retirés par ST</translation>
    </message>
    <message>
        <source>at most %1 dice rolled together</source>
        <translation>%1 dés au plus lancés ensemble</translation>
    </message>
    <message>
        <source>%1 skipped: no stats</source>
        <translation>%1 n’est pas compté&#xa0;: profil inconnu</translation>
    </message>
    <message>
        <source>Active Unit’s Action</source>
        <translation>Action de l’Unité active</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Every Unit shoots at every Unit</source>
        <translation>Chaque Unité tire sur chaque Unité</translation>
    </message>
    <message>
        <source>Every Unit charges every Unit</source>
        <translation>Chaque Unité charge chaque Unité</translation>
    </message>
    <message>
        <source>Average AP removed minus AP lost</source>
        <translation>PA retirés moins PA perdus, en moyenne</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>Best action</source>
        <translation>Meilleure action</translation>
    </message>
    <message>
        <source>Matchup</source>
        <translation>Face-à-face</translation>
    </message>
    <message>
        <source>The Unit</source>
        <translation>L’Unité</translation>
    </message>
    <message>
        <source>at most %1 rolled together, not %2</source>
        <translation>%1 au plus lancés ensemble, pas %2</translation>
    </message>
    <message>
        <source>From the Action and its Opposition</source>
        <translation>D’après l’Action et son Opposition</translation>
    </message>
    <message>
        <source>A 10</source>
        <translation>Un 10</translation>
    </message>
    <message>
        <source>adds a die</source>
        <translation>ajoute un dé</translation>
    </message>
    <message>
        <source>is a success</source>
        <translation>est un succès</translation>
    </message>
    <message>
        <source>is a failure</source>
        <translation>est un échec</translation>
    </message>
    <message>
        <source>threshold is set: action and opposition are ignored</source>
        <translation>threshold est donné&#xa0;: action et opposition sont ignorées</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Failures that may be rerolled</source>
        <translation>Échecs pouvant être relancés</translation>
    </message>
    <message>
        <source>Every failure is rerolled once</source>
        <translation>Chaque échec est relancé une fois</translation>
    </message>
    <message>
        <source>only a Hero makes a Combined Charge; used anyway</source>
        <translation>seul un Héros fait une Charge combinée&#xa0;; pris en compte quand même</translation>
    </message>
    <message>
        <source>Obstacles in the line</source>
        <translation>Obstacles sur la ligne</translation>
    </message>
    <message>
        <source>Agreed Concealment</source>
        <translation>Dissimulation convenue</translation>
    </message>
    <message>
        <source>Failures may be rerolled</source>
        <translation>Relance des échecs</translation>
    </message>
    <message>
        <source>%1: harassment without the Harassment skill; used anyway</source>
        <translation>%1&#xa0;: harassment sans la Compétence Harcèlement&#xa0;; pris en compte quand même</translation>
    </message>
    <message>
        <source>%1: added dice do not count in a Harassment Shooting</source>
        <translation>%1&#xa0;: les dés ajoutés ne comptent pas dans un Tir de Harcèlement</translation>
    </message>
    <message>
        <source>Hits rolled (D10s)</source>
        <translation>Touches aux dés (D10)</translation>
    </message>
    <message>
        <source>Fixed number of Hits</source>
        <translation>Nombre fixe de Touches</translation>
    </message>
    <message>
        <source>Strength of the Hits</source>
        <translation>Force des Touches</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>1 to %1, the Wizard’s level</source>
        <translation>de 1 à %1, le niveau du Mage</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>Vortex</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>reinforcement %1 is more than the sources give (%2); used anyway</source>
        <translation>le renfort de %1 dépasse ce que donnent les sources (%2)&#xa0;; pris en compte quand même</translation>
    </message>
    <message>
        <source>Dice paid for with TS</source>
        <translation>Dés payés en ST</translation>
    </message>
    <message>
        <source>Actions in order</source>
        <translation>Actions dans l’ordre</translation>
    </message>
    <message>
        <source>1 to %1 steps</source>
        <translation>de 1 à %1 étapes</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Harcèlement</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>Morale of %1: scattered %2, one Stress %3, in doubt %4, intact %5</source>
        <translation>Moral (%1)&#xa0;: dispersion %2, un Stress %3, doute %4, intact %5</translation>
    </message>
    <message>
        <source>Warriors lost by %1</source>
        <translation>Guerriers perdus par %1</translation>
    </message>
    <message>
        <source>Average losses of %1: %2 of %3 Warriors, including scattered</source>
        <translation>Pertes moyennes (%1)&#xa0;: %2 Guerriers sur %3, dispersés compris</translation>
    </message>
    <message>
        <source>Successes on average: %1</source>
        <translation>Succès en moyenne&#xa0;: %1</translation>
    </message>
    <message>
        <source>At least one success</source>
        <translation>Au moins un succès</translation>
    </message>
    <message>
        <source>Every die succeeds on %1 or more</source>
        <translation>Chaque dé réussit à %1 ou plus</translation>
    </message>
    <message>
        <source>At least one Warrior falls</source>
        <translation>Au moins un Guerrier tombe</translation>
    </message>
    <message>
        <source>1 Stress for %1</source>
        <translation>1 Stress pour %1</translation>
    </message>
    <message>
        <source>Average Injuries from %1: %2</source>
        <translation>Blessures moyennes infligées par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the Hits</source>
        <translation>les Touches</translation>
    </message>
    <message>
        <source>%1: %2 chance to keep morale, %3 to scatter</source>
        <translation>%1&#xa0;: %2 de chances de Moral intact, %3 de dispersion</translation>
    </message>
    <message>
        <source>Morale stays intact</source>
        <translation>Le Moral reste intact</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>Doute</translation>
    </message>
    <message>
        <source>Destabilised: one Stress</source>
        <translation>Déstabilisation&#xa0;: un Stress</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Chance to cast the spell: %1</source>
        <translation>Chances de lancer le sort&#xa0;: %1</translation>
    </message>
    <message>
        <source>The spell is cast</source>
        <translation>Le sort est lancé</translation>
    </message>
    <message>
        <source>A cataclysm</source>
        <translation>Un cataclysme</translation>
    </message>
    <message>
        <source>1s towards a cataclysm (4: four or more)</source>
        <translation>Nombre de 1 pour un cataclysme (4&#xa0;: quatre ou plus)</translation>
    </message>
    <message>
        <source>The invocation succeeds</source>
        <translation>L’invocation réussit</translation>
    </message>
    <message>
        <source>%1 wiped out after action %2</source>
        <translation>Unité éliminée après l’Action %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warriors lost by %1 up to action %2</source>
        <translation>Guerriers perdus par %1 jusqu’à l’Action %2</translation>
    </message>
    <message>
        <source>%1 D10 against %2+</source>
        <translation>%1 D10 contre %2+</translation>
    </message>
    <message>
        <source>%1 D10</source>
        <translation>%1 D10</translation>
    </message>
    <message>
        <source>against %1+</source>
        <translation>contre %1+</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Comme imprimé</translation>
    </message>
    <message>
        <source>Not printed for %1</source>
        <translation>Non imprimé pour %1</translation>
    </message>
    <message>
        <source>Types of Warrior</source>
        <translation>Types de Guerrier</translation>
    </message>
    <message>
        <source>Skills affecting a roll</source>
        <translation>Compétences qui influent sur un jet</translation>
    </message>
    <message>
        <source>Further skills</source>
        <translation>Autres Compétences</translation>
    </message>
    <message>
        <source>Without these skills</source>
        <translation>Sans ces Compétences</translation>
    </message>
    <message>
        <source>Other allied Units Engaged with the enemy</source>
        <translation>Autres Unités alliées Engagées avec l’ennemi</translation>
    </message>
    <message>
        <source>Rerolls by allies in Contact</source>
        <translation>Relances par alliés au Contact</translation>
    </message>
    <message>
        <source>Other added dice</source>
        <translation>Autres dés ajoutés</translation>
    </message>
    <message>
        <source>Allied Authority Units in range</source>
        <translation>Unités alliées avec Autorité à portée</translation>
    </message>
    <message>
        <source>Warriors in other enemy Units Engaged with it</source>
        <translation>Guerriers des autres Unités ennemies Engagées avec elle</translation>
    </message>
    <message>
        <source>Lowest Stress of other enemies Engaged with it</source>
        <translation>Stress le plus bas des autres ennemis Engagés avec elle</translation>
    </message>
    <message>
        <source>No other enemies</source>
        <translation>Pas d’autres ennemis</translation>
    </message>
    <message>
        <source>Warriors supporting</source>
        <translation>Guerriers en soutien</translation>
    </message>
    <message>
        <source>Warriors in Contact</source>
        <translation>Guerriers au Contact</translation>
    </message>
    <message>
        <source>Blocks instead of attacking</source>
        <translation>Bloque au lieu d’attaquer</translation>
    </message>
    <message>
        <source>A Guard Unit in cohesion</source>
        <translation>Unité avec Garde en cohésion</translation>
    </message>
    <message>
        <source>An allied Unit with Charisma in range</source>
        <translation>Une Unité alliée avec Charisme à portée</translation>
    </message>
    <message>
        <source>Engaged with another Dreadful Unit</source>
        <translation>Engagée avec une autre Unité Effrayante</translation>
    </message>
    <message>
        <source>%1: blocking does nothing without the Blocking skill</source>
        <translation>%1&#xa0;: blocking ne fait rien sans la Compétence Blocage</translation>
    </message>
    <message>
        <source>%1: heroic_dice without the Heroic Action skill; used anyway</source>
        <translation>%1&#xa0;: heroic_dice sans la Compétence Action héroïque&#xa0;; pris en compte quand même</translation>
    </message>
    <message>
        <source>%1: Heroic Action adds at most 5 dice; %2 used anyway</source>
        <translation>%1&#xa0;: Action héroïque ajoute 5 dés au plus&#xa0;; %2 pris en compte quand même</translation>
    </message>
    <message>
        <source>%1: guard_in_cohesion does nothing without the Safeguard skill</source>
        <translation>%1&#xa0;: guard_in_cohesion ne fait rien sans la Compétence Sauvegarde</translation>
    </message>
    <message>
        <source>The weapon uses the Warrior’s Strength</source>
        <translation>L’arme utilise la Force du Guerrier</translation>
    </message>
    <message>
        <source>Enter values</source>
        <translation>Saisir les valeurs</translation>
    </message>
    <message>
        <source>The Unit carries it</source>
        <translation>L’Unité la porte</translation>
    </message>
    <message>
        <source>It cancels Parry</source>
        <translation>Elle annule la Parade</translation>
    </message>
    <message>
        <source>%1 does not carry %2; used anyway</source>
        <translation>%1 ne porte pas %2&#xa0;; pris en compte quand même</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>from the Unit</source>
        <translation>d’après l’Unité</translation>
    </message>
    <message>
        <source>at most %1 of these per match</source>
        <translation>%1 au plus par partie</translation>
    </message>
    <message>
        <source>at most %1 tokens per Unit</source>
        <translation>%1 jetons au plus par Unité</translation>
    </message>
    <message>
        <source>an army of %1 needs at least one Hero of %1</source>
        <translation>une armée %1 doit compter au moins un Héros %1</translation>
    </message>
    <message>
        <source>%1 can’t be recruited, only invoked during the game</source>
        <translation>%1 ne se recrute pas&#xa0;: cette Unité n’arrive que par invocation, en cours de partie</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero: once per army, not %n times</source>
        <translation>
            <numerusform>%1 est un Héros&#xa0;: une fois par armée, pas %n fois</numerusform>
            <numerusform>%1 est un Héros&#xa0;: une fois par armée, pas %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in the list (Heroes are unique)</source>
        <translation>Déjà dans la liste (les Héros sont uniques)</translation>
    </message>
    <message>
        <source>%1 can only be recruited together with %2</source>
        <translation>%1 ne se recrute qu’avec %2</translation>
    </message>
    <message>
        <source>Only together with %1</source>
        <translation>Seulement avec %1</translation>
    </message>
    <message>
        <source>this Unit offers none</source>
        <translation>cette Unité n’a pas d’option à confier</translation>
    </message>
    <message>
        <source>this Unit offers %1</source>
        <translation>cette Unité propose %1</translation>
    </message>
    <message>
        <source>no option is called &apos;%1&apos;; %2</source>
        <translation>aucune option ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 is not offered here; %2</source>
        <translation>%1 n’est pas proposé ici&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, but the list has no entry with that id</source>
        <translation>%1 va à «&#xa0;%2&#xa0;», mais aucune entrée de la liste n’a cet identifiant</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which is not Infantry</source>
        <translation>%1 ne peut pas aller à «&#xa0;%2&#xa0;»&#xa0;: réservé à l’Infanterie</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, a Hero; only the giver or a Unit without Heroes may have it</source>
        <translation>%1 ne peut pas aller à «&#xa0;%2&#xa0;», un Héros&#xa0;: seule l’Unité qui confie l’option ou une Unité sans Héros peut l’avoir</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which already has an option</source>
        <translation>%1 ne peut pas aller à «&#xa0;%2&#xa0;»&#xa0;: cette Unité a déjà une option</translation>
    </message>
    <message>
        <source>Near left</source>
        <translation>Devant à gauche</translation>
    </message>
    <message>
        <source>Near right</source>
        <translation>Devant à droite</translation>
    </message>
    <message>
        <source>Far left</source>
        <translation>Au fond à gauche</translation>
    </message>
    <message>
        <source>Far right</source>
        <translation>Au fond à droite</translation>
    </message>
    <message>
        <source>%1, cm</source>
        <translation>%1, cm</translation>
    </message>
    <message>
        <source>%1: off the battlefield until its next Headquarters Phase</source>
        <translation>%1&#xa0;: hors du champ de bataille jusqu’à la prochaine Phase d’état-major de son joueur</translation>
    </message>
    <message>
        <source>%1 can’t be activated while the Incarnation is on the battlefield</source>
        <translation>on ne peut pas activer %1 tant que l’Incarnation est sur le champ de bataille</translation>
    </message>
    <message>
        <source>Off the battlefield, back at any edge</source>
        <translation>Hors du champ de bataille, retour par n’importe quel bord</translation>
    </message>
    <message>
        <source>Off the battlefield, back in its own half</source>
        <translation>Hors du champ de bataille, retour dans sa moitié</translation>
    </message>
    <message>
        <source>The Unit has Berserker</source>
        <translation>L’Unité a Berserker</translation>
    </message>
    <message>
        <source>All its characteristics are 1 lower in rolls</source>
        <translation>Toutes ses Caractéristiques baissent de 1 aux jets</translation>
    </message>
    <message>
        <source>It charges 5 cm less, and its Initiative is 1 lower</source>
        <translation>Sa Charge perd 5&#xa0;cm, et son Initiative baisse de 1</translation>
    </message>
    <message>
        <source>It charges 5 cm farther</source>
        <translation>Sa Charge gagne 5&#xa0;cm</translation>
    </message>
    <message>
        <source>It has Warriors in Contact with an enemy: no March, Charge, or Shooting</source>
        <translation>Elle a des Guerriers au Contact d’un ennemi&#xa0;: ni Marche, ni Charge, ni Tir</translation>
    </message>
    <message>
        <source>It is not Engaged: no Attack</source>
        <translation>Elle n’est pas Engagée&#xa0;: pas d’Attaque</translation>
    </message>
    <message>
        <source>Berserker until the end of the Round</source>
        <translation>Berserker jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>Its Initiative is 2 higher</source>
        <translation>Son Initiative augmente de 2</translation>
    </message>
    <message>
        <source>It moves 1 cm less</source>
        <translation>Elle se déplace de 1&#xa0;cm de moins</translation>
    </message>
    <message>
        <source>It moves 2 cm less</source>
        <translation>Elle se déplace de 2&#xa0;cm de moins</translation>
    </message>
    <message>
        <source>It moves 5 cm farther</source>
        <translation>Elle se déplace de 5&#xa0;cm de plus</translation>
    </message>
    <message>
        <source>It moves 5 cm farther, and is Dreadful</source>
        <translation>Elle se déplace de 5&#xa0;cm de plus, et elle est Effrayante</translation>
    </message>
    <message>
        <source>It marches 10 cm farther</source>
        <translation>Sa Marche gagne 10&#xa0;cm</translation>
    </message>
    <message>
        <source>It marches 5 cm farther</source>
        <translation>Sa Marche gagne 5&#xa0;cm</translation>
    </message>
    <message>
        <source>One Action fewer per activation</source>
        <translation>Une Action de moins par Activation</translation>
    </message>
    <message>
        <source>It can’t be activated</source>
        <translation>On ne peut pas l’activer</translation>
    </message>
    <message>
        <source>It can’t charge</source>
        <translation>Elle ne peut pas charger</translation>
    </message>
    <message>
        <source>It can’t charge, attack or shoot</source>
        <translation>Elle ne peut ni charger, ni attaquer, ni tirer</translation>
    </message>
    <message>
        <source>Its skills don’t count</source>
        <translation>Ses Compétences ne comptent pas</translation>
    </message>
    <message>
        <source>One Action per activation</source>
        <translation>Une seule Action par Activation</translation>
    </message>
    <message>
        <source>One extra Action per activation</source>
        <translation>Une Action de plus par Activation</translation>
    </message>
    <message>
        <source>Two extra dice in its rolls</source>
        <translation>Deux dés de plus à ses jets</translation>
    </message>
    <message>
        <source>Failures of its Shooting Rolls are rerolled</source>
        <translation>Les échecs de ses jets de Tir sont relancés</translation>
    </message>
    <message>
        <source>Its morale stays intact until the end of the Round</source>
        <translation>Son Moral reste intact jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>The Unit has Violent Blow</source>
        <translation>L’Unité a Coup violent</translation>
    </message>
    <message>
        <source>Its Willpower is 1 lower</source>
        <translation>Sa Volonté baisse de 1</translation>
    </message>
    <message>
        <source>One extra Action in its next activation</source>
        <translation>Une Action de plus à sa prochaine Activation</translation>
    </message>
    <message>
        <source>at least %1 cm apart, and %2 cm from everything else</source>
        <translation>à au moins %1 cm les uns des autres, et à %2 cm de tout le reste</translation>
    </message>
    <message>
        <source>along a diagonal: one in the middle, the others %1 cm away</source>
        <translation>le long d’une diagonale&#xa0;: l’un au centre, les autres à %1 cm</translation>
    </message>
    <message>
        <source>along a diagonal, at least %1 cm apart</source>
        <translation>le long d’une diagonale, à au moins %1 cm les uns des autres</translation>
    </message>
    <message>
        <source>%1 cm beyond the middle line, on the enemy’s side</source>
        <translation>à %1 cm au-delà de la ligne médiane, du côté ennemi</translation>
    </message>
    <message>
        <source>the enemy of the card’s owner places it: outside their own Deployment Area, more than %1 cm from their own Units</source>
        <translation>l’ennemi du détenteur de la carte la place&#xa0;: hors de sa propre Zone de Déploiement, à plus de %1&#xa0;cm de ses propres Unités</translation>
    </message>
    <message>
        <source>at least %1 cm from every Scenery, Vortex, Maelstrom and Objective</source>
        <translation>à au moins %1 cm de tout Décor, Vortex, Maelstrom et Objectif</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n still to be placed</source>
        <translation>
            <numerusform>%1&#xa0;; encore %n à placer</numerusform>
            <numerusform>%1&#xa0;; encore %n à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already on the battlefield</source>
        <translation>%1 est déjà sur le champ de bataille</translation>
    </message>
    <message>
        <source>Deviation Roll</source>
        <translation>Jet de Déviation</translation>
    </message>
    <message>
        <source>No Deviation Roll</source>
        <translation>Pas de jet de Déviation</translation>
    </message>
    <message>
        <source>New: %1 of %2</source>
        <translation>Nouveau&#xa0;: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n still to be placed</source>
        <translation>
            <numerusform>encore %n à placer</numerusform>
            <numerusform>encore %n à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would stand outside %2</source>
        <translation>%1 serait hors de sa zone&#xa0;: %2</translation>
    </message>
    <message>
        <source>Infiltration: %1 may stand anywhere but in %2</source>
        <translation>Infiltration&#xa0;: toute place convient sauf %2 (%1)</translation>
    </message>
    <message>
        <source>%1: hold back the attack to block</source>
        <translation>%1&#xa0;: retenir l’attaque pour bloquer</translation>
    </message>
    <message numerus="yes">
        <source>%1: block %n Hit(s) instead of attacking</source>
        <translation>
            <numerusform>%1&#xa0;: bloquer %n Touche au lieu d’attaquer</numerusform>
            <numerusform>%1&#xa0;: bloquer %n Touches au lieu d’attaquer</numerusform>
        </translation>
    </message>
    <message>
        <source>War Cry</source>
        <translation>Cri de guerre</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrifice</translation>
    </message>
    <message>
        <source>Source of %1 [%2]</source>
        <translation>Source&#xa0;: %1 [%2]</translation>
    </message>
    <message>
        <source>%1: Domain not mastered: %2</source>
        <translation>%1&#xa0;: Domaine non maîtrisé&#xa0;: %2</translation>
    </message>
    <message>
        <source>a Unit with Negation is within 10 cm of %1</source>
        <translation>une Unité avec Négation est à 10&#xa0;cm ou moins de cette source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enemies within 20 cm</source>
        <translation>Ennemis à 20&#xa0;cm ou moins</translation>
    </message>
    <message>
        <source>%1: Harassment Shooting at %2</source>
        <translation>%1&#xa0;: Tir de Harcèlement sur %2</translation>
    </message>
    <message>
        <source>One of your Heroes and an enemy Hero</source>
        <translation>Un de vos Héros et un Héros ennemi</translation>
    </message>
    <message>
        <source>One of your Heroes</source>
        <translation>Un de vos Héros</translation>
    </message>
    <message>
        <source>One of your Infantry Units</source>
        <translation>Une de vos Unités d’Infanterie</translation>
    </message>
    <message numerus="yes">
        <source>%n of your Unit(s)</source>
        <translation>
            <numerusform>%n de vos Unités</numerusform>
            <numerusform>%n de vos Unités</numerusform>
        </translation>
    </message>
    <message>
        <source>in the half of Deployment Area A</source>
        <translation>dans la moitié de la Zone de Déploiement A</translation>
    </message>
    <message>
        <source>in the half of Deployment Area B</source>
        <translation>dans la moitié de la Zone de Déploiement B</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Ennemi</translation>
    </message>
    <message>
        <source>End Contact</source>
        <translation>Rompre le Contact</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer Engaged</source>
        <translation>%1 et %2 ne sont plus Engagées</translation>
    </message>
    <message>
        <source>%1 and %2 are Engaged</source>
        <translation>%1 et %2 sont Engagées</translation>
    </message>
    <message>
        <source>the %1 has the wrong Element for %2</source>
        <translation>%1&#xa0;: mauvais Élément pour %2</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, not within %3 cm</source>
        <translation>%1&#xa0;: à %2 cm, au-delà de %3 cm</translation>
    </message>
    <message>
        <source>the %1 is occupied</source>
        <translation>%1&#xa0;: occupé</translation>
    </message>
    <message>
        <source>%1: without this skill</source>
        <translation>%1&#xa0;: cette Compétence manque</translation>
    </message>
    <message>
        <source>%1: not being activated</source>
        <translation>%1&#xa0;: pas en cours d’Activation</translation>
    </message>
    <message>
        <source>Injuries healed</source>
        <translation>Blessures soignées</translation>
    </message>
    <message>
        <source>%1 absorbs the %2; Injuries healed: %3</source>
        <translation>%1 absorbe le %2&#xa0;; Blessures soignées&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is not in a Vortex of her Elements</source>
        <translation>%1 n’est pas dans un Vortex de ses Éléments</translation>
    </message>
    <message>
        <source>%1 moves into the %2</source>
        <translation>%1 passe dans le %2</translation>
    </message>
    <message>
        <source>D10 for the Element</source>
        <translation>D10 pour l’Élément</translation>
    </message>
    <message>
        <source>2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 your choice; 1: +1 TS, roll again</source>
        <translation>2–3 Air, 4–5 Eau, 6–7 Feu, 8–9 Terre, 10 au choix&#xa0;; 1&#xa0;: +1&#xa0;ST, relancez</translation>
    </message>
    <message>
        <source>Choose the Element</source>
        <translation>Choisir l’Élément</translation>
    </message>
    <message>
        <source>%1 extra TS for the Element</source>
        <translation>%1 ST de plus pour l’Élément</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>comme auparavant</translation>
    </message>
    <message>
        <source>Both strike at the same time: Initiative %1</source>
        <translation>Les deux frappent en même temps&#xa0;: Initiative %1</translation>
    </message>
    <message>
        <source>First strike: %1, Initiative %2 against %3</source>
        <translation>Frappe en premier&#xa0;: %1, Initiative %2 contre %3</translation>
    </message>
    <message>
        <source>Guard Unit joining the charge</source>
        <translation>Unité avec Garde qui se joint à la charge</translation>
    </message>
    <message>
        <source>No Guard Unit</source>
        <translation>Aucune Unité avec Garde</translation>
    </message>
    <message>
        <source>Same number</source>
        <translation>Autant des deux côtés</translation>
    </message>
    <message>
        <source>More Injuries inflicted</source>
        <translation>Plus de Blessures infligées</translation>
    </message>
    <message>
        <source>Stats missing: add 1 for more Injuries inflicted, then choose Morale test for the loser</source>
        <translation>Profil inconnu&#xa0;: ajoutez 1 pour le plus de Blessures infligées, puis choisissez «&#xa0;Test de Moral&#xa0;» pour le perdant</translation>
    </message>
    <message>
        <source>Stats missing: choose Morale test for %1, Opposition %2</source>
        <translation>Profil inconnu&#xa0;: choisissez «&#xa0;Test de Moral&#xa0;» pour %1, Opposition %2</translation>
    </message>
    <message>
        <source>%1 may reform: all but the Leader move up to %2 cm</source>
        <translation>%1&#xa0;: reformation possible, tous sauf le Leader se déplacent de %2 cm au plus</translation>
    </message>
    <message>
        <source>%1 may reform: Warriors not Engaged move up to %2 cm into Contact with %3</source>
        <translation>%1&#xa0;: reformation possible, les Guerriers non Engagés se déplacent de %2 cm au plus pour venir au Contact (%3)</translation>
    </message>
    <message>
        <source>%1 and %2 are not recorded as in Contact</source>
        <translation>aucun Contact noté entre %1 et %2</translation>
    </message>
    <message>
        <source>No fight takes place</source>
        <translation>Aucun Combat n’a lieu</translation>
    </message>
    <message>
        <source>our reading of the rulebook’s diagram</source>
        <translation>notre lecture du schéma du livre</translation>
    </message>
    <message>
        <source>Location of a Vortex: %1</source>
        <translation>Emplacement d’un Vortex&#xa0;: %1</translation>
    </message>
    <message>
        <source>Location of the Maelstrom</source>
        <translation>Emplacement du Maelstrom</translation>
    </message>
    <message>
        <source>%1 has already done this in this Headquarters Phase</source>
        <translation>%1 l’a déjà fait pendant cette Phase d’état-major</translation>
    </message>
    <message>
        <source>%1: %2 cm away; the range is %3 cm</source>
        <translation>%1&#xa0;: à %2 cm, et la portée est de %3 cm</translation>
    </message>
    <message>
        <source>It stays where it is on the map</source>
        <translation>Reste à sa place sur le plan</translation>
    </message>
    <message>
        <source>counted on the map</source>
        <translation>compté sur le plan</translation>
    </message>
    <message numerus="yes">
        <source>%1: “%2” for %3, %n Injury token(s) removed</source>
        <translation>
            <numerusform>%1&#xa0;: «&#xa0;%2&#xa0;» pour %3, %n jeton de Blessure retiré</numerusform>
            <numerusform>%1&#xa0;: «&#xa0;%2&#xa0;» pour %3, %n jetons de Blessure retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>only an Incarnation can be removed at any time</source>
        <translation>seule une Incarnation peut être retirée à tout moment</translation>
    </message>
    <message>
        <source>%1 has no one to switch places with</source>
        <translation>%1 n’a personne avec qui changer de place</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield</source>
        <translation>%1 quitte le champ de bataille</translation>
    </message>
    <message>
        <source>%1 has no Spiritual Link</source>
        <translation>%1 n’a pas Lien spirituel</translation>
    </message>
    <message>
        <source>%1 has already switched places; only once per game</source>
        <translation>%1 a déjà changé de place&#xa0;: une seule fois par partie</translation>
    </message>
    <message>
        <source>%1 and %2 switch places</source>
        <translation>%1 et %2 changent de place</translation>
    </message>
    <message>
        <source>no stats for %1: invocations not limited</source>
        <translation>profil inconnu (%1)&#xa0;: invocations non limitées</translation>
    </message>
    <message>
        <source>Invocation %1 of %2 this game</source>
        <translation>Invocation n°&#xa0;%1 sur %2 dans la partie</translation>
    </message>
    <message>
        <source>dice can be added only at a Vortex without an Elemental, never at a Maelstrom</source>
        <translation>on n’ajoute des dés qu’à un Vortex sans Élémentaire, jamais à un Maelstrom</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, beyond an Awakened’s range (%3 cm)</source>
        <translation>%1&#xa0;: à %2 cm, hors de portée d’un Éveillé (%3 cm)</translation>
    </message>
    <message>
        <source>the Incarnation was already invoked; only once per game</source>
        <translation>l’Incarnation a déjà été invoquée&#xa0;: une seule fois par partie</translation>
    </message>
    <message>
        <source>%1 there is replaced</source>
        <translation>%1, qui se trouvait là, est remplacé</translation>
    </message>
    <message>
        <source>A cataclysm: 1 Stress for %1</source>
        <translation>Un cataclysme&#xa0;: 1 Stress pour %1</translation>
    </message>
    <message>
        <source>The cataclysm inflicts 2D10 Hits on %1</source>
        <translation>Le cataclysme inflige 2D10 Touches à %1</translation>
    </message>
    <message>
        <source>reinforced with %1 mana, but the sources give %2</source>
        <translation>renfort de %1 mana, mais les sources en donnent %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Mana paid for the spell</source>
        <translation>Mana payé pour le sort</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>%1 costs %2, but the sources give %3</source>
        <translation>%1 coûte %2, mais les sources fournissent %3</translation>
    </message>
    <message>
        <source>the spell costs %1 mana, but the sources give %2</source>
        <translation>le sort coûte %1 mana, mais les sources en donnent %2</translation>
    </message>
    <message>
        <source>%1 left, one die each</source>
        <translation>reste %1, un dé chacun</translation>
    </message>
    <message>
        <source>%1 cm from the Leader</source>
        <translation>à %1 cm du Leader</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the Leader: no Warrior is in Contact</source>
        <translation>%1 est à %2 cm du Leader&#xa0;: aucun Guerrier n’est au Contact</translation>
    </message>
    <message>
        <source>%1: %2 (%3 TS)</source>
        <translation>%1&#xa0;: %2 (%3 ST)</translation>
    </message>
    <message>
        <source>in Contact with one of its Warriors</source>
        <translation>au Contact d’un de ses Guerriers</translation>
    </message>
    <message>
        <source>picks up %1</source>
        <translation>ramasse «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 was not chosen to plant flags</source>
        <translation>%1&#xa0;: pas choisi pour planter des drapeaux</translation>
    </message>
    <message>
        <source>plants a flag at %1</source>
        <translation>plante un drapeau, position %1</translation>
    </message>
    <message>
        <source>plants a flag</source>
        <translation>plante un drapeau</translation>
    </message>
    <message>
        <source>%1 is not the messenger</source>
        <translation>%1&#xa0;: ce n’est pas le messager</translation>
    </message>
    <message>
        <source>%1 is %2 cm from the enemy’s edge</source>
        <translation>%1&#xa0;: à %2 cm du bord ennemi</translation>
    </message>
    <message>
        <source>delivers the message</source>
        <translation>remet le message</translation>
    </message>
    <message>
        <source>A relic is hidden there</source>
        <translation>Une relique y est cachée</translation>
    </message>
    <message>
        <source>Pick up the relic, if any</source>
        <translation>Ramasser la relique, s’il y en a une</translation>
    </message>
    <message>
        <source>1 TS more if there is a relic</source>
        <translation>1&#xa0;ST de plus, s’il y a une relique</translation>
    </message>
    <message>
        <source>searches %1 and finds nothing</source>
        <translation>fouille «&#xa0;%1&#xa0;» et ne trouve rien</translation>
    </message>
    <message>
        <source>searches %1, finds a relic and picks it up</source>
        <translation>fouille «&#xa0;%1&#xa0;», trouve une relique et la ramasse</translation>
    </message>
    <message>
        <source>searches %1 and finds a relic</source>
        <translation>fouille «&#xa0;%1&#xa0;» et trouve une relique</translation>
    </message>
    <message>
        <source>a March can’t end in Contact: too close to %1</source>
        <translation>une Marche ne peut pas finir au Contact, trop près&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: Contact with %2 broken</source>
        <translation>%1&#xa0;: Contact rompu avec %2</translation>
    </message>
    <message>
        <source>%1: without this power</source>
        <translation>%1&#xa0;: ce pouvoir manque</translation>
    </message>
    <message>
        <source>must be declared at the end of the activation of %1</source>
        <translation>à déclarer à la fin d’une Activation de %1</translation>
    </message>
    <message>
        <source>%1 is withdrawn as a Casualty</source>
        <translation>%1&#xa0;: retrait, compté comme perte</translation>
    </message>
    <message>
        <source>%1: %2 cm away, not within %3 cm</source>
        <translation>%1&#xa0;: à %2 cm, au-delà de %3 cm</translation>
    </message>
    <message>
        <source>All Units within %1 cm</source>
        <translation>Toutes les Unités à %1 cm ou moins</translation>
    </message>
    <message>
        <source>Units in Contact with it, friend or foe</source>
        <translation>Unités à son Contact, amies ou ennemies</translation>
    </message>
    <message>
        <source>Engaged with it</source>
        <translation>Engagées avec lui</translation>
    </message>
    <message>
        <source>3 Stress for a Unit within 20 cm</source>
        <translation>3 Stress pour une Unité à 20&#xa0;cm ou moins</translation>
    </message>
    <message>
        <source>1 Stress for all Units within 10 cm</source>
        <translation>1 Stress pour toutes les Unités à 10&#xa0;cm ou moins</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>%1: %2 more Stress</source>
        <translation>%1&#xa0;: %2 Stress de plus</translation>
    </message>
    <message>
        <source>one die per Action; its Initiative against %1</source>
        <translation>un dé par Action&#xa0;; son Initiative contre %1</translation>
    </message>
    <message>
        <source>%1: Hurricane</source>
        <translation>%1&#xa0;: Ouragan</translation>
    </message>
    <message>
        <source>%1: Engulfing on %2</source>
        <translation>%1&#xa0;: Engloutissement sur %2</translation>
    </message>
    <message>
        <source>%1: Inferno</source>
        <translation>%1&#xa0;: Brasier infernal</translation>
    </message>
    <message>
        <source>%1: Rift under %2</source>
        <translation>%1&#xa0;: Faille sous %2</translation>
    </message>
    <message>
        <source>%1: the Rift has no effect</source>
        <translation>%1&#xa0;: Faille sans effet</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>No success: it scatters</source>
        <translation>Aucun succès&#xa0;: elle se disperse</translation>
    </message>
    <message>
        <source>%1: a Stress, and its activation ends</source>
        <translation>%1&#xa0;: un Stress, et son Activation prend fin</translation>
    </message>
    <message>
        <source>%1: its activation ends</source>
        <translation>%1&#xa0;: son Activation prend fin</translation>
    </message>
    <message>
        <source>%1 or more: nothing happens</source>
        <translation>%1 ou plus&#xa0;: rien ne se passe</translation>
    </message>
    <message>
        <source>Hurricane</source>
        <translation>Ouragan</translation>
    </message>
    <message>
        <source>Engulfing</source>
        <translation>Engloutissement</translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation>Brasier infernal</translation>
    </message>
    <message>
        <source>Rift</source>
        <translation>Faille</translation>
    </message>
    <message>
        <source>Elemental Absorption</source>
        <translation>Absorption élémentaire</translation>
    </message>
    <message>
        <source>Elemental Movement</source>
        <translation>Mouvement élémentaire</translation>
    </message>
    <message>
        <source>Spiritual Link</source>
        <translation>Lien spirituel</translation>
    </message>
    <message>
        <source>Return to the battlefield</source>
        <translation>Retour sur le champ de bataille</translation>
    </message>
    <message>
        <source>Remove the Incarnation</source>
        <translation>Retirer l’Incarnation</translation>
    </message>
    <message>
        <source>Pick up an Objective</source>
        <translation>Ramasser un Objectif</translation>
    </message>
    <message>
        <source>Plant a flag</source>
        <translation>Planter un drapeau</translation>
    </message>
    <message>
        <source>Deliver the message</source>
        <translation>Remettre le message</translation>
    </message>
    <message>
        <source>Search a Scenery</source>
        <translation>Fouiller un Décor</translation>
    </message>
    <message>
        <source>Spell card</source>
        <translation>Carte de sort</translation>
    </message>
    <message>
        <source>All Vortexes</source>
        <translation>Tous les Vortex</translation>
    </message>
    <message>
        <source>One Vortex or Maelstrom</source>
        <translation>Un Vortex ou Maelstrom</translation>
    </message>
    <message>
        <source>Set Engaged Units</source>
        <translation>Corriger les Unités Engagées</translation>
    </message>
    <message>
        <source>Strength and Saturation</source>
        <translation>Force et Saturation</translation>
    </message>
    <message>
        <source>Sacrifice of %1; Hits of Strength %3 on %4: %2</source>
        <translation>Sacrifice de %1&#xa0;; Touches de Force %3 sur %4&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>First Player: 1D10 each, highest wins</source>
        <translation>Premier Joueur&#xa0;: 1D10 chacun, le plus haut gagne</translation>
    </message>
    <message>
        <source>Three different mission cards, drawn one by one</source>
        <translation>Trois cartes de mission différentes, tirées une à une</translation>
    </message>
    <message>
        <source>Vortexes and Maelstrom: Elements and Deviation</source>
        <translation>Vortex et Maelstrom&#xa0;: Éléments et Déviation</translation>
    </message>
    <message>
        <source>Deviation of the Vortexes and the Maelstrom</source>
        <translation>Déviation des Vortex et du Maelstrom</translation>
    </message>
    <message>
        <source>direction and 3D10 each; reroll any that would overlap another or leave the battlefield</source>
        <translation>une direction et 3D10 chacun&#xa0;; relancez ceux qui en chevaucheraient un autre ou sortiraient du champ de bataille</translation>
    </message>
    <message>
        <source>No Deviation</source>
        <translation>Pas de Déviation</translation>
    </message>
    <message>
        <source>each Element once</source>
        <translation>chaque Élément une fois</translation>
    </message>
    <message>
        <source>Deployment Area of the First Player</source>
        <translation>Zone de Déploiement du Premier Joueur</translation>
    </message>
    <message>
        <source>Choose the First Player</source>
        <translation>Choisir le Premier Joueur</translation>
    </message>
    <message>
        <source>an Obstruction blocks the Line of Sight to %1</source>
        <translation>une Obstruction bloque la Ligne de vue vers %1</translation>
    </message>
    <message>
        <source>%1 (Source of %2 [%3])</source>
        <translation>%1 (Source&#xa0;: %2 [%3])</translation>
    </message>
    <message>
        <source>%1 (Source)</source>
        <translation>%1 (Source)</translation>
    </message>
    <message>
        <source>%1: still on the battlefield</source>
        <translation>%1&#xa0;: toujours sur le champ de bataille</translation>
    </message>
    <message>
        <source>%1 must return at an edge of its player’s half</source>
        <translation>%1&#xa0;: retour par un bord de la moitié de son joueur</translation>
    </message>
    <message>
        <source>Spell card: %1</source>
        <translation>Carte de sort&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back at %2: %1</source>
        <translation>%1&#xa0;: de retour, position %2</translation>
    </message>
    <message>
        <source>Back on the battlefield: %1</source>
        <translation>%1&#xa0;: de retour</translation>
    </message>
    <message>
        <source>With %1 or more successes</source>
        <translation>À partir de %1 succès</translation>
    </message>
    <message>
        <source>%1+: %2</source>
        <translation>%1+&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 success</source>
        <translation>1 succès</translation>
    </message>
    <message>
        <source>%1 successes</source>
        <translation>%1 succès</translation>
    </message>
    <message>
        <source>%1: %2 cm away, beyond the spell’s range (%3 cm)</source>
        <translation>%1&#xa0;: à %2 cm, hors de portée du sort (%3 cm)</translation>
    </message>
    <message>
        <source>the target must be Free (%1: Engaged)</source>
        <translation>la cible doit être Libre (%1&#xa0;: Unité Engagée)</translation>
    </message>
    <message>
        <source>within %1 cm</source>
        <translation>à %1 cm ou moins</translation>
    </message>
    <message>
        <source>Resolve on the table</source>
        <translation>À résoudre à la table</translation>
    </message>
    <message>
        <source>%1 cm from the Wizard, not within %2 cm</source>
        <translation>à %1 cm du Mage, au-delà de %2 cm</translation>
    </message>
    <message>
        <source>less than %1 cm from %2</source>
        <translation>à moins de %1 cm de %2</translation>
    </message>
    <message>
        <source>%1: Injuries healed: %2</source>
        <translation>%1&#xa0;: Blessures soignées&#xa0;: %2</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sur %1</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Aucune cible</translation>
    </message>
    <message>
        <source>An allied Unit</source>
        <translation>Une Unité alliée</translation>
    </message>
    <message>
        <source>An enemy Unit</source>
        <translation>Une Unité ennemie</translation>
    </message>
    <message>
        <source>Any Unit</source>
        <translation>N’importe quelle Unité</translation>
    </message>
    <message>
        <source>Stays in place</source>
        <translation>Reste en place</translation>
    </message>
    <message>
        <source>Repositioned at once</source>
        <translation>Replacée aussitôt</translation>
    </message>
    <message>
        <source>Off the battlefield, back at an edge of its own half</source>
        <translation>Hors du champ de bataille, retour par un bord de sa moitié</translation>
    </message>
    <message>
        <source>Domain of magic</source>
        <translation>Domaine de magie</translation>
    </message>
    <message>
        <source>Domain unknown</source>
        <translation>Domaine inconnu</translation>
    </message>
    <message>
        <source>Mana: %1</source>
        <translation>Mana&#xa0;: %1</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Pas de texte</translation>
    </message>
    <message>
        <source>Token for the target</source>
        <translation>Jeton pour la cible</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Pas de jeton</translation>
    </message>
    <message>
        <source>Minimum successes</source>
        <translation>Succès minimum</translation>
    </message>
    <message>
        <source>The spell’s range</source>
        <translation>La portée du sort</translation>
    </message>
    <message>
        <source>Where the target goes</source>
        <translation>Où va la cible</translation>
    </message>
    <message>
        <source>Maximum distance from the Wizard</source>
        <translation>Distance maximale au Mage</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>Minimum distance from enemies</source>
        <translation>Distance minimale aux ennemis</translation>
    </message>
    <message>
        <source>No minimum</source>
        <translation>Pas de minimum</translation>
    </message>
    <message>
        <source>Mana cost known</source>
        <translation>Coût en mana connu</translation>
    </message>
    <message>
        <source>No range</source>
        <translation>Pas de portée</translation>
    </message>
    <message>
        <source>Its target must be Free</source>
        <translation>Sa cible doit être Libre</translation>
    </message>
    <message>
        <source>Effects by successes</source>
        <translation>Effets selon les succès</translation>
    </message>
    <message>
        <source>two effects for %1 successes</source>
        <translation>deux effets pour %1 succès</translation>
    </message>
    <message>
        <source>Round %1: %2, %3 TS so far</source>
        <translation>Manche %1&#xa0;: %2, %3 ST jusqu’ici</translation>
    </message>
    <message>
        <source>Round %1: %2 has no Unit left</source>
        <translation>Manche %1&#xa0;: %2 n’a plus d’Unité</translation>
    </message>
    <message>
        <source>Engaged with %1</source>
        <translation>Engagée avec %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non noté</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1% of the AP</source>
        <translation>%1&#xa0;% des PA</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>pas sur le plan</translation>
    </message>
    <message>
        <source>beyond Charge range (%1 cm)</source>
        <translation>hors de portée de Charge (%1 cm)</translation>
    </message>
    <message>
        <source>%1: Engaged, can’t be shot at</source>
        <translation>%1&#xa0;: Unité Engagée, on ne peut pas tirer dessus</translation>
    </message>
    <message>
        <source>out of Line of Sight</source>
        <translation>hors de la Ligne de vue</translation>
    </message>
    <message numerus="yes">
        <source>%1: Headquarters Phase %2 resolved, one Stress removed from %n Unit(s)</source>
        <translation>
            <numerusform>%1&#xa0;: Phase d’état-major %2 résolue, un Stress en moins pour %n Unité</numerusform>
            <numerusform>%1&#xa0;: Phase d’état-major %2 résolue, un Stress en moins pour %n Unités</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 VP (%3)</source>
        <translation>%1&#xa0;: %2 PV (%3)</translation>
    </message>
    <message>
        <source>Secret choices are revealed and VP are counted</source>
        <translation>Les choix secrets sont révélés, et les PV comptés</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>%1: not in cohesion with %2</source>
        <translation>%1&#xa0;: pas en cohésion avec %2</translation>
    </message>
    <message>
        <source>beyond its weapon’s range (%1 cm)</source>
        <translation>hors de portée de son arme (%1 cm)</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s) of 6 not played</source>
        <translation>
            <numerusform>%n manche sur 6 non jouée</numerusform>
            <numerusform>%n manches sur 6 non jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>The activation of %1 is not paid for</source>
        <translation>L’Activation de %1 n’est pas payée</translation>
    </message>
    <message>
        <source>No stats in the rulebook: only useful with a matching weapon</source>
        <translation>Profil absent du livre de règles&#xa0;: utile seulement avec une arme compatible</translation>
    </message>
    <message>
        <source>No matching weapon: it would have no effect</source>
        <translation>Aucune arme compatible&#xa0;: ce serait sans effet</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Setup: choose the First Player</source>
        <translation>Mise en place&#xa0;: choisissez le Premier Joueur</translation>
    </message>
    <message>
        <source>Rerolled</source>
        <translation>Relancé</translation>
    </message>
    <message>
        <source>For a 10</source>
        <translation>Pour un 10</translation>
    </message>
    <message>
        <source>Enchanted Heavy Weapon: Resistance becomes %1</source>
        <translation>Arme lourde enchantée&#xa0;: la Résistance devient %1</translation>
    </message>
    <message>
        <source>Enchanted Armour: no Injuries from Fire and Earth</source>
        <translation>Armure enchantée&#xa0;: pas de Blessures par le Feu et la Terre</translation>
    </message>
    <message>
        <source>%1 did not choose this spell: %2</source>
        <translation>%1 n’a pas choisi ce sort&#xa0;: %2</translation>
    </message>
    <message>
        <source>all Units are deployed</source>
        <translation>toutes les Unités sont déployées</translation>
    </message>
    <message>
        <source>%1 then chooses for %2</source>
        <translation>%1 choisit ensuite pour %2</translation>
    </message>
    <message>
        <source>All Units are deployed</source>
        <translation>Toutes les Unités sont déployées</translation>
    </message>
    <message>
        <source>No Heroic Action</source>
        <translation>Sans Action héroïque</translation>
    </message>
    <message>
        <source>No supporting Warriors</source>
        <translation>Aucun Guerrier en soutien</translation>
    </message>
    <message>
        <source>No target: it only moves</source>
        <translation>Aucune cible&#xa0;: elle se déplace seulement</translation>
    </message>
    <message>
        <source>“%1” ends at once: Round %2 ends with this Headquarters Phase</source>
        <translation>«&#xa0;%1&#xa0;» finit aussitôt&#xa0;: la manche %2 finit avec cette Phase d’état-major</translation>
    </message>
    <message>
        <source>No added dice</source>
        <translation>Aucun dé ajouté</translation>
    </message>
    <message>
        <source>%1 captures %2</source>
        <translation>%1 capture %2</translation>
    </message>
    <message>
        <source>%1 is not a prisoner to release</source>
        <translation>%1 n’est pas un prisonnier à libérer</translation>
    </message>
    <message>
        <source>beside where %1 fell</source>
        <translation>à côté de l’endroit où %1 est tombé</translation>
    </message>
    <message>
        <source>%1 is a prisoner of %2</source>
        <translation>%1 est prisonnier de %2</translation>
    </message>
    <message>
        <source>%1 is not captured</source>
        <translation>%1 n’est pas capturé</translation>
    </message>
    <message>
        <source>%1 is released at %2</source>
        <translation>%1 est libéré, position %2</translation>
    </message>
    <message>
        <source>%1 is released</source>
        <translation>%1 est libéré</translation>
    </message>
    <message>
        <source>Release a prisoner</source>
        <translation>Libérer un prisonnier</translation>
    </message>
    <message>
        <source>Choose spells</source>
        <translation>Choisir les sorts</translation>
    </message>
    <message>
        <source>End the Deployment</source>
        <translation>Terminer le Déploiement</translation>
    </message>
    <message>
        <source>one Vortex in the middle of each quarter, the Maelstrom in the centre (our reading of the diagram); “near” is Deployment Area A’s edge; then 3D10 Deviation each</source>
        <translation>un Vortex au milieu de chaque quart, le Maelstrom au centre (notre lecture du schéma)&#xa0;; «&#xa0;devant&#xa0;» est le bord de la Zone de Déploiement A&#xa0;; puis 3D10 de Déviation chacun</translation>
    </message>
    <message>
        <source>a Vortex is there already</source>
        <translation>un Vortex s’y trouve déjà</translation>
    </message>
    <message>
        <source>Location, chosen by %1</source>
        <translation>Emplacement, choix de %1</translation>
    </message>
    <message>
        <source>Element, chosen by %1</source>
        <translation>Élément, choix de %1</translation>
    </message>
    <message>
        <source>No Obstacle</source>
        <translation>Aucun Obstacle</translation>
    </message>
    <message>
        <source>Spell cards</source>
        <translation>Cartes de sort</translation>
    </message>
    <message>
        <source>one per level, from the Domains it masters</source>
        <translation>un par niveau, parmi les Domaines qu’il maîtrise</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n spell(s), but Wizard level %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n sort, mais niveau de Mage %2</numerusform>
            <numerusform>%1&#xa0;: %n sorts, mais niveau de Mage %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no spells chosen</source>
        <translation>%1&#xa0;: aucun sort choisi</translation>
    </message>
    <message>
        <source>%1: spells chosen: %2</source>
        <translation>%1&#xa0;: sorts choisis&#xa0;: %2</translation>
    </message>
    <message>
        <source>The last Headquarters Phase, then the match ends</source>
        <translation>La dernière Phase d’état-major, puis la partie se termine</translation>
    </message>
    <message>
        <source>exhausted as a Vortex</source>
        <translation>épuisé comme Vortex</translation>
    </message>
    <message>
        <source>Spells: none</source>
        <translation>Sorts&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Spells: %1</source>
        <translation>Sorts&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: no Injuries (Enchanted Armour)</source>
        <translation>%1&#xa0;: aucune Blessure (Armure enchantée)</translation>
    </message>
    <message>
        <source>Element of the attacker or the spell’s mana</source>
        <translation>Élément de l’attaquant ou du mana du sort</translation>
    </message>
    <message>
        <source>Not a Fight or Shot: no Parry</source>
        <translation>Ni Combat ni Tir&#xa0;: pas de Parade</translation>
    </message>
    <message>
        <source>Experimental Weapon</source>
        <translation>Arme expérimentale</translation>
    </message>
    <message>
        <source>No Experimental Weapon</source>
        <translation>Pas d’Arme expérimentale</translation>
    </message>
    <message>
        <source>No Element</source>
        <translation>Pas d’Élément</translation>
    </message>
    <message>
        <source>Element of an Elemental</source>
        <translation>Élément d’un Élémentaire</translation>
    </message>
    <message>
        <source>a Combined Charge needs a Guard charging with %1</source>
        <translation>une Charge combinée demande une Unité avec Garde qui charge avec %1</translation>
    </message>
    <message>
        <source>“%1” targets an enemy army</source>
        <translation>«&#xa0;%1&#xa0;» vise une armée ennemie</translation>
    </message>
    <message>
        <source>%1 can’t join the charge: only allied Infantry with Guard can</source>
        <translation>%1&#xa0;: pas dans cette charge, réservée à l’Infanterie alliée avec Garde</translation>
    </message>
    <message>
        <source>orders and prayers are for allied Units, not for %1</source>
        <translation>les ordres et les prières visent des Unités alliées, pas %1</translation>
    </message>
    <message>
        <source>Set up automatically</source>
        <translation>Mise en place automatique</translation>
    </message>
    <message>
        <source>%1: within %2 cm but not included</source>
        <translation>%1&#xa0;: à %2 cm ou moins mais pas compté</translation>
    </message>
    <message>
        <source>%1 is not on the map yet</source>
        <translation>%1&#xa0;: pas encore sur le plan</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Hero(es) on the battlefield, not %2</source>
        <translation>
            <numerusform>%1 a %n Héros sur le champ de bataille, pas %2</numerusform>
            <numerusform>%1 a %n Héros sur le champ de bataille, pas %2</numerusform>
        </translation>
    </message>
    <message>
        <source>that is %1 cm from where %2 fell, not beside it</source>
        <translation>c’est à %1 cm de l’endroit où %2 est tombé, pas à côté</translation>
    </message>
    <message>
        <source>%1 must return at an edge; the nearest is %2 cm away</source>
        <translation>%1&#xa0;: retour par un bord&#xa0;; le plus proche est à %2 cm</translation>
    </message>
    <message>
        <source>%1: spells already chosen</source>
        <translation>%1&#xa0;: sorts déjà choisis</translation>
    </message>
    <message>
        <source>spells are chosen before the first activation</source>
        <translation>les sorts se choisissent avant la première Activation</translation>
    </message>
    <message>
        <source>%1: not an enemy of %2</source>
        <translation>%1&#xa0;: pas un ennemi (%2)</translation>
    </message>
    <message>
        <source>the spell is for allies, not for %1</source>
        <translation>le sort vise des alliés, pas %1</translation>
    </message>
    <message>
        <source>the spell is for enemies, not for %1</source>
        <translation>le sort vise des ennemis, pas %1</translation>
    </message>
    <message>
        <source>mission choices are made before the first activation</source>
        <translation>les choix de mission se font avant la première Activation</translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es) of %1 can be within %2 cm, not %3</source>
        <translation>
            <numerusform>%n Héros de %1 peut être à %2 cm ou moins, pas %3</numerusform>
            <numerusform>%n Héros de %1 peuvent être à %2 cm ou moins, pas %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Wizard level %2, not %3</source>
        <translation>%1&#xa0;: niveau de Mage %2, pas %3</translation>
    </message>
    <message>
        <source>%1 is carried by %2</source>
        <translation>%1 est porté par %2</translation>
    </message>
    <message>
        <source>that is %1 cm from the Leader: no Warrior is in Contact</source>
        <translation>c’est à %1 cm du Leader&#xa0;: aucun Guerrier n’est au Contact</translation>
    </message>
    <message>
        <source>Fight won by %1</source>
        <translation>Combat gagné par %1</translation>
    </message>
    <message>
        <source>Best value: %1, %2 TS; chance to wipe out %3: %4</source>
        <translation>Meilleur rapport&#xa0;: %1, %2 ST&#xa0;; chances d’éliminer %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2</source>
        <translation>Chances d’éliminer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Chance to wipe out %1</source>
        <translation>Chances d’éliminer %1</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4, draw %5</source>
        <translation>Chances de victoire&#xa0;: %1 %2, %3 %4, égalité %5</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Chances de victoire&#xa0;: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Chances de victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2; to kill at least one Warrior: %3</source>
        <translation>Chances d’éliminer %1&#xa0;: %2&#xa0;; de tuer au moins un Guerrier&#xa0;: %3</translation>
    </message>
    <message>
        <source>Chance to wipe out %1 after all actions: %2</source>
        <translation>Chances d’éliminer %1 après toutes les Actions&#xa0;: %2</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>not needed when hits_dice is given</source>
        <translation>inutile quand hits_dice est donné</translation>
    </message>
    <message>
        <source>%1: a Stress</source>
        <translation>%1&#xa0;: un Stress</translation>
    </message>
    <message>
        <source>%1’s Headquarters Phase follows</source>
        <translation>Vient ensuite la Phase d’état-major de %1</translation>
    </message>
    <message>
        <source>Already placed</source>
        <translation>Déjà placé</translation>
    </message>
    <message>
        <source>no Scenery was placed</source>
        <translation>aucun Décor n’est placé</translation>
    </message>
    <message>
        <source>Successes on the dice</source>
        <translation>Succès aux dés</translation>
    </message>
    <message>
        <source>No solo mission for %1</source>
        <translation>Pas de mission solo pour %1</translation>
    </message>
    <message>
        <source>%1 for full fives of Warriors</source>
        <translation>%1 pour les tranches complètes de cinq Guerriers</translation>
    </message>
    <message>
        <source>%1 TS, exhausts the Vortex</source>
        <translation>%1 ST, épuise le Vortex</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>annulées&#xa0;: %1</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>a chargé</translation>
    </message>
    <message>
        <source>more Injuries inflicted</source>
        <translation>plus de Blessures infligées</translation>
    </message>
    <message>
        <source>more Warriors</source>
        <translation>plus de Guerriers</translation>
    </message>
    <message>
        <source>less Stress</source>
        <translation>moins de Stress</translation>
    </message>
    <message>
        <source>%1: no Advantage</source>
        <translation>%1&#xa0;: aucun Avantage</translation>
    </message>
    <message>
        <source>%1: Advantage %2 (%3)</source>
        <translation>%1&#xa0;: Avantage %2 (%3)</translation>
    </message>
    <message>
        <source>%1 cancelled, %2 for a Guard to take</source>
        <translation>annulées&#xa0;: %1, à prendre par une Unité avec Garde&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: no Guard takes the %n Injury(s)</source>
        <translation>
            <numerusform>%1&#xa0;: aucune Unité avec Garde ne prend la Blessure</numerusform>
            <numerusform>%1&#xa0;: aucune Unité avec Garde ne prend les %n Blessures</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to invoke with %1D10: %2</source>
        <translation>Chances d’invoquer avec %1D10&#xa0;: %2</translation>
    </message>
    <message>
        <source>no allied Infantry Unit with Guard is there for a Combined Charge</source>
        <translation>il n’y a aucune Infanterie alliée avec Garde pour une Charge combinée</translation>
    </message>
    <message>
        <source>Attack a cage</source>
        <translation>Attaquer une cage</translation>
    </message>
    <message>
        <source>Charge a cage</source>
        <translation>Charger une cage</translation>
    </message>
    <message>
        <source>choose the Deployment Area first</source>
        <translation>choisissez d’abord la Zone de Déploiement</translation>
    </message>
    <message>
        <source>Setup: %1 has the first turn</source>
        <translation>Mise en place&#xa0;: %1 joue en premier</translation>
    </message>
    <message>
        <source>Deploy the Units</source>
        <translation>Déployer les Unités</translation>
    </message>
    <message>
        <source>Deploy all Units</source>
        <translation>Déployer toutes les Unités</translation>
    </message>
    <message>
        <source>%1: not on the map</source>
        <translation>%1&#xa0;: pas sur le plan</translation>
    </message>
    <message>
        <source>%1, seen from Deployment Area A</source>
        <translation>%1, vu depuis la Zone de Déploiement A</translation>
    </message>
    <message>
        <source>%1, as seen by %2</source>
        <translation>%1, vu par %2</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; it must be more than %4 cm</source>
        <translation>%1 est à %2 cm (%3)&#xa0;; il faut plus de %4 cm</translation>
    </message>
    <message>
        <source>%1 is in Contact with no cage</source>
        <translation>%1&#xa0;: aucune cage au Contact</translation>
    </message>
    <message>
        <source>the winner’s lead of %1 in Advantage</source>
        <translation>l’écart d’Avantage du vainqueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>no Solo Relics: they need three Sceneries, not all in the same half</source>
        <translation>pas de Reliques en mission Solo&#xa0;: il faut trois Décors, pas tous dans la même moitié</translation>
    </message>
    <message>
        <source>from the map; in the line: %1</source>
        <translation>d’après le plan&#xa0;; dans la ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>The spell succeeds: resolve it on the table</source>
        <translation>Le sort réussit&#xa0;: résolvez-le à la table</translation>
    </message>
    <message>
        <source>missions are chosen before the first activation</source>
        <translation>les missions se choisissent avant la première Activation</translation>
    </message>
    <message>
        <source>a move can’t end in a Scenery: %1</source>
        <translation>un déplacement ne peut pas finir dans un Décor&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, the First Player, chooses the Deployment Area</source>
        <translation>%1, le Premier Joueur, choisit la Zone de Déploiement</translation>
    </message>
    <message>
        <source>on the middle line</source>
        <translation>sur la ligne médiane</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Choisir les cartes</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Impact</translation>
    </message>
    <message>
        <source>%1: Deviation Die, as on a clock</source>
        <translation>%1&#xa0;: dé de Déviation, comme sur une montre</translation>
    </message>
    <message>
        <source>Deviation Die, as on a clock</source>
        <translation>Dé de Déviation, comme sur une montre</translation>
    </message>
    <message>
        <source>%1 left the battlefield: Deviation Die again</source>
        <translation>%1 a quitté le champ de bataille&#xa0;: dé de Déviation à nouveau</translation>
    </message>
    <message>
        <source>%1 lay on another: Deviation Die again</source>
        <translation>%1 se trouvait sur un autre&#xa0;: dé de Déviation à nouveau</translation>
    </message>
    <message>
        <source>Reach: no charge bonus</source>
        <translation>Allonge&#xa0;: pas de bonus de Charge</translation>
    </message>
    <message>
        <source>%1 Blaze</source>
        <translation>%1 Brasier</translation>
    </message>
    <message>
        <source>at an edge of its player’s half</source>
        <translation>sur un bord de la moitié de son joueur</translation>
    </message>
    <message>
        <source>at an edge of the battlefield</source>
        <translation>sur un bord du champ de bataille</translation>
    </message>
    <message numerus="yes">
        <source>The cataclysm inflicts %n Injury(s) on %1</source>
        <translation>
            <numerusform>Le cataclysme inflige %n Blessure à %1</numerusform>
            <numerusform>Le cataclysme inflige %n Blessures à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1&#xa0;cm</translation>
    </message>
    <message>
        <source>Chances with all Warriors in Contact</source>
        <translation>Chances avec tous les Guerriers au Contact</translation>
    </message>
    <message>
        <source>Vortexes and Maelstrom placed</source>
        <translation>Vortex et Maelstrom placés</translation>
    </message>
    <message>
        <source>this can’t be changed once the match has begun</source>
        <translation>on ne peut plus le changer une fois la partie commencée</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>a list of %1 to %2 entries</source>
        <translation>une liste de %1 à %2 entrées</translation>
    </message>
    <message>
        <source>a mapping with one of: %1</source>
        <translation>une table de clés avec une seule de&#xa0;: %1</translation>
    </message>
    <message>
        <source>a mapping of keys to values</source>
        <translation>une table de clés et de valeurs</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>une liste de mots</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, et non %2</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>text without control characters</source>
        <translation>un texte sans caractères de contrôle</translation>
    </message>
    <message>
        <source>a list of at most %1 entries</source>
        <translation>une liste de %1 entrées au plus</translation>
    </message>
    <message>
        <source>can’t be read: %1</source>
        <translation>lecture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file is larger than %1</source>
        <translation>le fichier dépasse %1</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>éléments imbriqués sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>has a control character or isn’t UTF-8 text</source>
        <translation>contient un caractère de contrôle ou n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>not YAML: %1</source>
        <translation>YAML incompréhensible&#xa0;: %1</translation>
    </message>
    <message>
        <source>format &apos;%1&apos; can’t be read here; allowed: %2</source>
        <translation>le format «&#xa0;%1&#xa0;» ne peut pas être lu ici&#xa0;; il faut&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>«&#xa0;%1&#xa0;» doit être %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>il manque «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; no keys allowed here</source>
        <translation>clé inconnue «&#xa0;%1&#xa0;»&#xa0;; aucune clé n’est admise ici</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; allowed: %2</source>
        <translation>clé inconnue «&#xa0;%1&#xa0;»&#xa0;; sont admises&#xa0;: %2</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; appears twice</source>
        <translation>la clé «&#xa0;%1&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than %2</source>
        <translation>«&#xa0;%1&#xa0;» dépasse %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid id: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant valide&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; no value is allowed here</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu&#xa0;; aucune valeur n’est admise ici</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne fait pas partie de&#xa0;: %2</translation>
    </message>
    <message>
        <source>unknown id &apos;%1&apos;</source>
        <translation>identifiant inconnu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation>%1&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by - or _</source>
        <translation>lettres minuscules a-z et chiffres, reliés par - ou _</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>deux nombres</translation>
    </message>
    <message>
        <source>picture &apos;%1&apos; can’t be read</source>
        <translation>l’image «&#xa0;%1&#xa0;» est illisible</translation>
    </message>
    <message>
        <source>the picture is larger than %1 KiB</source>
        <translation>l’image dépasse %1&#xa0;Kio</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos; beside this one</source>
        <translation>il n’y a pas de fichier «&#xa0;%1&#xa0;» à côté de celui-ci</translation>
    </message>
    <message>
        <source>a path to a file beside or below this one</source>
        <translation>le chemin d’un fichier à côté ou au-dessous de celui-ci</translation>
    </message>
    <message>
        <source>a colour name, or a code in quotes such as &quot;#3a7bd5&quot; (# begins a comment)</source>
        <translation>un nom de couleur, ou un code entre guillemets comme &quot;#3a7bd5&quot; (# commence un commentaire)</translation>
    </message>
    <message>
        <source>a colour such as &quot;#3a7bd5&quot;</source>
        <translation>une couleur comme &quot;#3a7bd5&quot;</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a link that leads out of this folder: put the file itself here</source>
        <translation>«&#xa0;%1&#xa0;» est un lien qui mène hors de ce dossier&#xa0;: mettez-y le fichier lui-même</translation>
    </message>
    <message>
        <source>only %1 pictures are read</source>
        <translation>seules %1 images sont lues</translation>
    </message>
    <message>
        <source>folders more than %1 levels down are not read</source>
        <translation>les dossiers à plus de %1 niveaux de profondeur ne sont pas lus</translation>
    </message>
    <message>
        <source>only %1 names in a folder are read: this and later ones are skipped</source>
        <translation>seuls %1 noms par dossier sont lus&#xa0;: celui-ci et les suivants sont ignorés</translation>
    </message>
    <message>
        <source>its name has control characters or isn’t UTF-8: rename it</source>
        <translation>son nom contient des caractères de contrôle ou n’est pas en UTF-8&#xa0;: renommez-le</translation>
    </message>
    <message>
        <source>only %1 files in a folder are read: this and later ones are skipped</source>
        <translation>seuls %1 fichiers par dossier sont lus&#xa0;: celui-ci et les suivants sont ignorés</translation>
    </message>
    <message>
        <source>only %1 MiB in a folder are read: this and later files are skipped</source>
        <translation>seuls %1 Mio par dossier sont lus&#xa0;: ce fichier et les suivants sont ignorés</translation>
    </message>
    <message>
        <source>this file is for &apos;%1&apos; but lies in the folder for &apos;%2&apos;: move it, or change its game</source>
        <translation>ce fichier est pour «&#xa0;%1&#xa0;» mais se trouve dans le dossier de «&#xa0;%2&#xa0;»&#xa0;: déplacez-le, ou changez son jeu</translation>
    </message>
    <message>
        <source>it depends on a file that was skipped</source>
        <translation>il dépend d’un fichier ignoré</translation>
    </message>
    <message>
        <source>text can’t contain the invisible character %1: delete it</source>
        <translation>un texte ne peut pas contenir le caractère invisible %1&#xa0;: supprimez-le</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, to match its folder or name</source>
        <translation>«&#xa0;%1&#xa0;», comme son dossier ou son nom</translation>
    </message>
    <message>
        <source>text that isn’t empty</source>
        <translation>un texte qui n’est pas vide</translation>
    </message>
    <message>
        <source>text on one line, without tabs</source>
        <translation>un texte sur une ligne, sans tabulations</translation>
    </message>
    <message>
        <source>a list of %1 entries, as many as the header has</source>
        <translation>une liste de %1 entrées, autant que l’en-tête</translation>
    </message>
    <message>
        <source>&apos;%1&apos; replaces &apos;%2&apos;: remove one of them</source>
        <translation>«&#xa0;%1&#xa0;» remplace «&#xa0;%2&#xa0;»&#xa0;: supprimez l’un des deux</translation>
    </message>
    <message>
        <source>the folder’s files hold more than %1 values: this and later files are skipped</source>
        <translation>les fichiers du dossier contiennent plus de %1 valeurs&#xa0;: celui-ci et les suivants sont ignorés</translation>
    </message>
    <message>
        <source>pipes, sockets and devices are not read: move it elsewhere</source>
        <translation>les tubes, les sockets et les périphériques ne sont pas lus&#xa0;: déplacez-le ailleurs</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; now belongs to another unit</source>
        <translation>l’ancien identifiant «&#xa0;%1&#xa0;» appartient désormais à une autre unité</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is claimed by &apos;%2&apos; too</source>
        <translation>l’ancien identifiant «&#xa0;%1&#xa0;» est aussi revendiqué par «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; appears twice for &apos;%2&apos;</source>
        <translation>l’option «&#xa0;%1&#xa0;» figure deux fois pour «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by -</source>
        <translation>lettres minuscules a-z et chiffres, reliés par -</translation>
    </message>
    <message>
        <source>lower-case letters a-z and digits, joined by _</source>
        <translation>lettres minuscules a-z et chiffres, reliés par _</translation>
    </message>
    <message>
        <source>only %1 MiB of rules entries are read: this and later files are skipped</source>
        <translation>seuls %1 Mio d’entrées de règles sont lus&#xa0;: ce fichier et les suivants sont ignorés</translation>
    </message>
    <message>
        <source>a broken link: remove it, or point it to its file</source>
        <translation>un lien rompu&#xa0;: supprimez-le, ou faites-le pointer vers son fichier</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>plus de %1 valeurs</translation>
    </message>
    <message>
        <source>anchors (&amp;), aliases (*) and tags (!) aren’t allowed: write the value itself</source>
        <translation>les ancres (&amp;), les alias (*) et les étiquettes (!) ne sont pas autorisés&#xa0;: écrivez la valeur elle-même</translation>
    </message>
    <message>
        <source>unknown faction &apos;%1&apos;</source>
        <translation>faction inconnue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown domain &apos;%1&apos;</source>
        <translation>domaine inconnu&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown skill &apos;%1&apos;</source>
        <translation>compétence inconnue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown weapon &apos;%1&apos;</source>
        <translation>arme inconnue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown kind of weapon &apos;%1&apos;</source>
        <translation>type d’arme inconnu&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown unit &apos;%1&apos;</source>
        <translation>unité inconnue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the picture must be a valid PNG of at most %1 pixels per side</source>
        <translation>l’image doit être un PNG valide d’au plus %1 pixels de côté</translation>
    </message>
    <message>
        <source>no emblem is called &apos;%1&apos;; there are: %2</source>
        <translation>aucun emblème ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>a time like %1, of the years %2 to %3</source>
        <translation>une heure comme %1, des années %2 à %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; begins, and is not a player</source>
        <translation>«&#xa0;%1&#xa0;» commence et n’est pas un joueur</translation>
    </message>
    <message>
        <source>needs one of procedure, undo, redo and goto</source>
        <translation>exige un seul mot parmi procedure, undo, redo et goto</translation>
    </message>
    <message>
        <source>an object with the milliseconds of one side</source>
        <translation>un objet avec les millisecondes d’un seul camp</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Adjutant can’t play matches of the game &apos;%1&apos;</source>
        <translation>Adjutant ne gère pas les parties du jeu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this calculation takes about %1 million steps; the limit is %2 million: use fewer dice or actions</source>
        <translation>ce calcul demande environ %1 millions d’étapes&#xa0;; la limite est de %2 millions&#xa0;: utilisez moins de dés ou d’actions</translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 is damaged: %n usable step(s) before it</source>
        <translation>
            <numerusform>ligne %1 sur %2 endommagée&#xa0;: %n étape utilisable avant elle</numerusform>
            <numerusform>ligne %1 sur %2 endommagée&#xa0;: %n étapes utilisables avant elle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 can’t be used: %n usable step(s) before it (%3)</source>
        <translation>
            <numerusform>ligne %1 sur %2 inutilisable&#xa0;: %n étape utilisable avant elle (%3)</numerusform>
            <numerusform>ligne %1 sur %2 inutilisable&#xa0;: %n étapes utilisables avant elle (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message>
        <source>this list is for another game or faction</source>
        <translation>cette liste est pour un autre jeu ou une autre faction</translation>
    </message>
    <message>
        <source>another player does this</source>
        <translation>un autre joueur s’en charge</translation>
    </message>
    <message>
        <source>the match has moved on</source>
        <translation>la partie a continué</translation>
    </message>
    <message>
        <source>this can’t be done any more</source>
        <translation>ce n’est plus possible</translation>
    </message>
    <message>
        <source>this was answered before</source>
        <translation>la réponse a déjà été donnée</translation>
    </message>
    <message>
        <source>there is no such thing</source>
        <translation>cela n’existe pas</translation>
    </message>
    <message>
        <source>the match is no longer open to phones</source>
        <translation>la partie n’est plus ouverte aux téléphones</translation>
    </message>
    <message>
        <source>Watcher</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>the phone and the app don’t understand each other</source>
        <translation>le téléphone et l’application ne se comprennent pas</translation>
    </message>
    <message>
        <source>the odds asked for before are still being computed</source>
        <translation>les probabilités demandées auparavant sont encore en cours de calcul</translation>
    </message>
    <message>
        <source>this phone was not let in</source>
        <translation>ce téléphone n’a pas été admis</translation>
    </message>
    <message>
        <source>the laptop can’t save the match: look there</source>
        <translation>l’ordinateur ne peut pas enregistrer la partie&#xa0;: voyez-y</translation>
    </message>
    <message>
        <source>the laptop can’t read this list</source>
        <translation>l’ordinateur ne peut pas lire cette liste</translation>
    </message>
    <message>
        <source>this match has as many phones as it takes; remove one first</source>
        <translation>cette partie compte déjà autant de téléphones que possible&#xa0;; retirez-en un d’abord</translation>
    </message>
    <message>
        <source>that is too long to search for</source>
        <translation>c’est trop long pour une recherche</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <translation>%1 propose&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 wants to undo: %2</source>
        <translation>%1 veut annuler&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 wants to redo: %2</source>
        <translation>%1 veut rétablir&#xa0;: %2</translation>
    </message>
    <message>
        <source>Waiting for agreement: %1</source>
        <translation>En attente d’accord&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>answer the open question first</source>
        <translation>répondez d’abord à la question en cours</translation>
    </message>
    <message>
        <source>this phone was removed: it needs a new code</source>
        <translation>ce téléphone a été retiré&#xa0;: il lui faut un nouveau code</translation>
    </message>
    <message>
        <source>phones play with lists of at most %1 entries</source>
        <translation>les téléphones jouent avec des listes de %1 entrées au plus</translation>
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
        <translation>la taille %1 n’est pas proposée pour %2&#xa0;; tailles possibles&#xa0;: %3</translation>
    </message>
    <message>
        <source>no unit is called &apos;%1&apos;</source>
        <translation>aucune unité ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no unit is called &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>aucune unité ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>%1 belong to %2; an army of %3 recruits from %4</source>
        <translation>%1 (%2) ne peut pas rejoindre l’armée&#xa0;: une armée %3 ne recrute que parmi %4</translation>
    </message>
    <message>
        <source>%1 %2 is %3 over the limit of %4</source>
        <translation>%1 %2&#xa0;: %3 de plus que la limite de %4</translation>
    </message>
    <message>
        <source>take %1 %2 instead of %3</source>
        <translation>prendre %1 %2 au lieu de %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>ajouter %1</translation>
    </message>
    <message>
        <source>replace %2 with %1</source>
        <translation>remplacer %2 par %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>two entries in the list are called %1</source>
        <translation>deux entrées de la liste s’appellent %1</translation>
    </message>
    <message>
        <source>%1 has no card</source>
        <translation>%1 n’a pas de carte</translation>
    </message>
    <message>
        <source>a match has two players</source>
        <translation>une partie compte deux joueurs</translation>
    </message>
    <message>
        <source>a match has 2 to %1 players, not %2</source>
        <translation>une partie compte de 2 à %1 joueurs, pas %2</translation>
    </message>
    <message>
        <source>two players are called %1</source>
        <translation>deux joueurs s’appellent %1</translation>
    </message>
    <message>
        <source>%1’s list is empty</source>
        <translation>la liste de %1 est vide</translation>
    </message>
    <message>
        <source>card of %1: %2</source>
        <translation>carte de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the entry has neither a unit nor a card</source>
        <translation>l’entrée n’a ni unité ni carte</translation>
    </message>
    <message>
        <source>%1 has no card in the catalogue</source>
        <translation>%1 n’a pas de carte dans le catalogue</translation>
    </message>
    <message>
        <source>card: %1</source>
        <translation>carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>size: one card per entry, not %1</source>
        <translation>size&#xa0;: une carte par entrée, pas %1</translation>
    </message>
</context>
<context>
    <name>skirmish</name>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Not an attack</source>
        <translation>Pas une attaque</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Volonté</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Reflexes</source>
        <translation>Réflexes</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>In its own activation</source>
        <translation>Pendant sa propre activation</translation>
    </message>
    <message>
        <source>After being attacked</source>
        <translation>Après avoir été attaquée</translation>
    </message>
    <message>
        <source>After dodging every hit</source>
        <translation>Après avoir esquivé toutes les touches</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Minimum dice</source>
        <translation>Dés minimum</translation>
    </message>
    <message>
        <source>Maximum dice</source>
        <translation>Dés maximum</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Damage to smaller models</source>
        <translation>Dégâts aux figurines plus petites</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Les mêmes</translation>
    </message>
    <message>
        <source>Type of damage</source>
        <translation>Type de dégâts</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Wide attack</source>
        <translation>Attaque large</translation>
    </message>
    <message>
        <source>Wounds the attacker heals</source>
        <translation>Blessures récupérées par l’attaquant</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Se lance avec</translation>
    </message>
    <message>
        <source>Roll all of these dice</source>
        <translation>Lancer tous ces dés</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Numbered automatically</source>
        <translation>Numérotée automatiquement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Succeeds on</source>
        <translation>Réussit sur</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Aucun jet</translation>
    </message>
    <message>
        <source>Cost: %1 dice</source>
        <translation>Coût&#xa0;: dés (%1)</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Moment d’utilisation</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Portée en pouces</translation>
    </message>
    <message>
        <source>None printed</source>
        <translation>Rien d’imprimé</translation>
    </message>
    <message>
        <source>Condition given</source>
        <translation>État donné</translation>
    </message>
    <message>
        <source>Duration in rounds</source>
        <translation>Durée en manches</translation>
    </message>
    <message>
        <source>Other effects</source>
        <translation>Autres effets</translation>
    </message>
    <message>
        <source>it costs %1</source>
        <translation>elle coûte %1</translation>
    </message>
    <message>
        <source>%1 is a reaction: offered when triggered</source>
        <translation>%1 est une réaction&#xa0;: proposée quand elle se déclenche</translation>
    </message>
    <message>
        <source>%1 is not an attack</source>
        <translation>%1 n’est pas une attaque</translation>
    </message>
    <message>
        <source>%1 is an attack</source>
        <translation>%1 est une attaque</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 paie %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Roll for %1: %2</source>
        <translation>Jet pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has no movement dice left</source>
        <translation>%1 n’a plus de dés de mouvement</translation>
    </message>
    <message>
        <source>%1 succeeds with %2</source>
        <translation>%1 réussit avec %2</translation>
    </message>
    <message>
        <source>%1 fails with %2</source>
        <translation>%1 échoue avec %2</translation>
    </message>
    <message>
        <source>all dice</source>
        <translation>tous les dés</translation>
    </message>
    <message>
        <source>dice: min %1</source>
        <translation>dés&#xa0;: min. %1</translation>
    </message>
    <message>
        <source>dice: exactly %1</source>
        <translation>dés&#xa0;: exactement %1</translation>
    </message>
    <message>
        <source>dice: %1 to %2</source>
        <translation>dés&#xa0;: %1 à %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>précision %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>puissance %1</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>dégâts %1</translation>
    </message>
    <message>
        <source>%1 to smaller models</source>
        <translation>%1 aux figurines plus petites</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>large</translation>
    </message>
    <message numerus="yes">
        <source>heals %n wound(s)</source>
        <translation>
            <numerusform>soigne %n blessure</numerusform>
            <numerusform>soigne %n blessures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Reaction after an attack</source>
        <translation>Réaction après une attaque</translation>
    </message>
    <message>
        <source>Reaction after dodging every hit</source>
        <translation>Réaction après avoir esquivé toutes les touches</translation>
    </message>
    <message>
        <source>%1 %2″</source>
        <translation>%1 %2″</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message numerus="yes">
        <source>for %n round(s)</source>
        <translation>
            <numerusform>pour %n manche</numerusform>
            <numerusform>pour %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>%1 has %2 of these dice left</source>
        <translation>il reste %2 de ces dés à %1</translation>
    </message>
    <message>
        <source>not rolled with %1 dice</source>
        <translation>ne se lance pas avec ces dés (%1)</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>Dés (%1)</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The rules call for ten cards but print none</source>
        <translation>La règle veut dix cartes mais n’en imprime aucune</translation>
    </message>
    <message>
        <source>Card name</source>
        <translation>Nom de la carte</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Texte de la carte</translation>
    </message>
    <message>
        <source>Only on the printed card</source>
        <translation>Seulement sur la carte imprimée</translation>
    </message>
    <message>
        <source>%1name: &apos;%2&apos; is empty or used twice; each card in a deck needs its own name</source>
        <translation>%1name&#xa0;: «&#xa0;%2&#xa0;» est vide ou utilisé deux fois&#xa0;; chaque carte d’un paquet doit avoir son propre nom</translation>
    </message>
    <message>
        <source>Sides per die</source>
        <translation>Faces par dé</translation>
    </message>
    <message>
        <source>The rules name no die; they show a result of 7 and a target of 10+</source>
        <translation>La règle ne précise pas le dé&#xa0;; elle montre un résultat de 7 et un seuil de 10+</translation>
    </message>
    <message>
        <source>Cards per deck</source>
        <translation>Cartes par paquet</translation>
    </message>
    <message>
        <source>As in the rules</source>
        <translation>Comme dans la règle</translation>
    </message>
    <message>
        <source>Draft rounds</source>
        <translation>Manches du draft</translation>
    </message>
    <message>
        <source>The rules say eight; two cards per deck each round make %1 rounds for a deck of %2</source>
        <translation>La règle dit huit&#xa0;; deux cartes de chaque paquet par manche font %1 manches pour un paquet de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, none given</source>
        <translation>
            <numerusform>%1&#xa0;: il faut %n face, aucune n’est donnée</numerusform>
            <numerusform>%1&#xa0;: il faut %n faces, aucune n’est donnée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>%n succès</numerusform>
            <numerusform>%n succès</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best reply to %n hit(s): %1, wounds on average: %2</source>
        <translation>
            <numerusform>Meilleure réponse à %n touche&#xa0;: %1, blessures en moyenne&#xa0;: %2</numerusform>
            <numerusform>Meilleure réponse à %n touches&#xa0;: %1, blessures en moyenne&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dodges on %2</source>
        <translation>%1 esquive sur %2</translation>
    </message>
    <message>
        <source>%1 rolls %2 and dodges %3 of %4</source>
        <translation>%1 lance %2 et esquive %3 sur %4</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saves on %2</source>
        <translation>%1 sauvegarde sur %2</translation>
    </message>
    <message>
        <source>%1 saves every hit</source>
        <translation>%1 réussit toutes ses sauvegardes</translation>
    </message>
    <message>
        <source>Saves by %1: %2 of %3</source>
        <translation>Sauvegardes de %1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1 isn’t harmed</source>
        <translation>%1 n’est pas blessé</translation>
    </message>
    <message>
        <source>%1 heals: %2 of %3 wounds left</source>
        <translation>%1 se soigne&#xa0;: %2 blessures sur %3</translation>
    </message>
    <message>
        <source>no dice are left for it</source>
        <translation>il n’y a plus de dés pour cela</translation>
    </message>
    <message>
        <source>Reaction by %1</source>
        <translation>Réaction de %1</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Aucune réaction</translation>
    </message>
    <message>
        <source>%1 reacts: %2</source>
        <translation>%1 réagit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 hits %2 on %3</source>
        <translation>%1 touche %2 sur %3</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Brute</source>
        <translation>Brute</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Défenseur</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Combattant</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutien</translation>
    </message>
    <message>
        <source>%1 Defense</source>
        <translation>Défense (%1)</translation>
    </message>
    <message>
        <source>Never dodges</source>
        <translation>N’esquive jamais</translation>
    </message>
    <message>
        <source>Never saves</source>
        <translation>Jamais de sauvegarde</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>%1/%2/id: &apos;%3&apos; is used twice; each ability on a card needs its own id</source>
        <translation>%1/%2/id&#xa0;: «&#xa0;%3&#xa0;» est utilisé deux fois&#xa0;; chaque capacité d’une carte doit avoir son propre identifiant</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnue</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnérable à</translation>
    </message>
    <message>
        <source>Resistant to</source>
        <translation>Résistant à</translation>
    </message>
    <message>
        <source>Inches per movement die</source>
        <translation>Pouces par dé de mouvement</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Att</source>
        <translation>Att</translation>
    </message>
    <message>
        <source>Def</source>
        <translation>Déf</translation>
    </message>
    <message>
        <source>Mov</source>
        <translation>Mouv</translation>
    </message>
    <message>
        <source>No abilities printed</source>
        <translation>Aucune capacité imprimée</translation>
    </message>
    <message>
        <source>Vulnerable to %1: +1 wound</source>
        <translation>Vulnérable à %1&#xa0;: +1 blessure</translation>
    </message>
    <message>
        <source>Resistant to %1: −1 wound</source>
        <translation>Résistant à %1&#xa0;: −1 blessure</translation>
    </message>
    <message>
        <source>Experience: %1</source>
        <translation>Expérience&#xa0;: %1</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>Prone</source>
        <translation>À terre</translation>
    </message>
    <message>
        <source>Dying</source>
        <translation>Mourant</translation>
    </message>
    <message>
        <source>Mistform</source>
        <translation>Forme de brume</translation>
    </message>
    <message>
        <source>Unmovable</source>
        <translation>Inamovible</translation>
    </message>
    <message>
        <source>%1 of %2 wounds left</source>
        <translation>%1 blessures sur %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 has used its ability this round</source>
        <translation>%1 a déjà utilisé sa capacité dans cette manche</translation>
    </message>
    <message>
        <source>%1 is Dying</source>
        <translation>%1 est Mourant</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Jet d’attaque</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) rolled</source>
        <translation>
            <numerusform>%n touche obtenue</numerusform>
            <numerusform>%n touches obtenues</numerusform>
        </translation>
    </message>
    <message>
        <source>A die hits on %1: %2</source>
        <translation>Un dé touche sur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Dodges</source>
        <translation>Esquives</translation>
    </message>
    <message>
        <source>Defense %1 and accuracy %2: %3</source>
        <translation>Défense %1 et précision %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No Defense: no dodges</source>
        <translation>Pas de Défense&#xa0;: pas d’esquive</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>1D%1 for each hit left</source>
        <translation>1D%1 par touche restante</translation>
    </message>
    <message>
        <source>Resistance %1 and power %2: %3</source>
        <translation>Résistance %1 et puissance %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No Resistance: no saves</source>
        <translation>Pas de Résistance&#xa0;: pas de sauvegarde</translation>
    </message>
    <message>
        <source>Damage per unsaved hit: %1</source>
        <translation>Dégâts par touche non sauvegardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Vulnerable: +1 wound, once</source>
        <translation>Vulnérable&#xa0;: +1 blessure, une fois</translation>
    </message>
    <message>
        <source>Resistant: −1 wound, once</source>
        <translation>Résistant&#xa0;: −1 blessure, une fois</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1 to succeed</source>
        <translation>%1 de chances de réussir</translation>
    </message>
    <message>
        <source>%1 to wound, %2 Dying, wounds on average: %3</source>
        <translation>%1 de chances de blesser, %2 Mourant, blessures en moyenne&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 to wound, wounds on average: %2</source>
        <translation>%1 de chances de blesser, blessures en moyenne&#xa0;: %2</translation>
    </message>
    <message>
        <source>At least one hit gets through</source>
        <translation>Au moins une touche passe</translation>
    </message>
    <message>
        <source>At least one wound</source>
        <translation>Au moins une blessure</translation>
    </message>
    <message>
        <source>a wound</source>
        <translation>une blessure</translation>
    </message>
    <message>
        <source>%1 chance of %2 against %3: %4 or more</source>
        <translation>%1 de chances de «&#xa0;%2&#xa0;» contre %3&#xa0;: %4 ou plus</translation>
    </message>
    <message>
        <source>%1 chance of %2 against %3: %4 isn’t enough</source>
        <translation>%1 de chances de «&#xa0;%2&#xa0;» contre %3&#xa0;: insuffisant avec %4</translation>
    </message>
    <message>
        <source>Chance of Dying (rows: attack dice, columns: defense dice)</source>
        <translation>Chances d’être Mourant (lignes&#xa0;: dés d’attaque, colonnes&#xa0;: dés de défense)</translation>
    </message>
    <message>
        <source>Average wounds (rows: attack dice, columns: defense dice)</source>
        <translation>Blessures moyennes (lignes&#xa0;: dés d’attaque, colonnes&#xa0;: dés de défense)</translation>
    </message>
    <message>
        <source>%1 against %2, wounds on average: %3</source>
        <translation>%1 contre %2, blessures en moyenne&#xa0;: %3</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Touche sur</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Dés d’attaque</translation>
    </message>
    <message>
        <source>Defense dice</source>
        <translation>Dés de défense</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Target’s wounds left</source>
        <translation>Blessures restantes de la cible</translation>
    </message>
    <message>
        <source>Dying not computed</source>
        <translation>État Mourant non calculé</translation>
    </message>
    <message>
        <source>Target is vulnerable</source>
        <translation>Cible vulnérable</translation>
    </message>
    <message>
        <source>Target is resistant</source>
        <translation>Cible résistante</translation>
    </message>
    <message>
        <source>Hits already rolled</source>
        <translation>Touches déjà obtenues</translation>
    </message>
    <message>
        <source>Not rolled yet</source>
        <translation>Dés pas encore lancés</translation>
    </message>
    <message>
        <source>Target chance (%)</source>
        <translation>Chance visée (%)</translation>
    </message>
    <message>
        <source>Chance of Dying, not just a wound</source>
        <translation>Chances d’être Mourant, pas juste blessé</translation>
    </message>
    <message>
        <source>attacker: the card has no attack</source>
        <translation>attacker&#xa0;: la carte n’a pas d’attaque</translation>
    </message>
    <message>
        <source>Model against model</source>
        <translation>Figurine contre figurine</translation>
    </message>
    <message>
        <source>One attack</source>
        <translation>Une attaque</translation>
    </message>
    <message>
        <source>Dice splits</source>
        <translation>Répartitions des dés</translation>
    </message>
    <message>
        <source>%1 has no attack on its card</source>
        <translation>%1 n’a pas d’attaque sur sa carte</translation>
    </message>
    <message>
        <source>a model can’t attack itself</source>
        <translation>une figurine ne peut pas s’attaquer elle-même</translation>
    </message>
    <message>
        <source>%1 is already a target</source>
        <translation>%1 est déjà une cible</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 est du même camp</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Another target</source>
        <translation>Une autre cible</translation>
    </message>
    <message>
        <source>No more targets</source>
        <translation>Pas d’autre cible</translation>
    </message>
    <message>
        <source>%1 is not a wide attack: one target only</source>
        <translation>%1 n’est pas une attaque large&#xa0;: une seule cible</translation>
    </message>
    <message>
        <source>%1 gives an even chance to wound if nobody dodges</source>
        <translation>Avec %1, une chance sur deux de blesser si personne n’esquive</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Coûte %1</translation>
    </message>
    <message>
        <source>Accuracy bonus from allies or cards</source>
        <translation>Bonus de précision des alliés ou de cartes</translation>
    </message>
    <message>
        <source>Power bonus from allies or cards</source>
        <translation>Bonus de puissance des alliés ou de cartes</translation>
    </message>
    <message>
        <source>%1 attacks: %2, with %3</source>
        <translation>%1 attaque&#xa0;: %2, avec %3</translation>
    </message>
    <message>
        <source>%1 attacks: %2, without dice</source>
        <translation>%1 attaque&#xa0;: %2, sans dés</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Wound change</source>
        <translation>Variation de blessures</translation>
    </message>
    <message>
        <source>%1 set to %2 of %3 wounds</source>
        <translation>Corrigé&#xa0;: %1, %2 blessures sur %3</translation>
    </message>
    <message>
        <source>Condition to add</source>
        <translation>État à ajouter</translation>
    </message>
    <message>
        <source>Remove one instead</source>
        <translation>En retirer un à la place</translation>
    </message>
    <message>
        <source>at most %1 conditions per model</source>
        <translation>%1 états au plus par figurine</translation>
    </message>
    <message>
        <source>%1 can’t fall prone now</source>
        <translation>%1 ne peut pas tomber à terre maintenant</translation>
    </message>
    <message>
        <source>%1 has no conditions</source>
        <translation>%1 n’a aucun état</translation>
    </message>
    <message>
        <source>Condition to remove</source>
        <translation>État à retirer</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» retiré</translation>
    </message>
    <message>
        <source>Experience change</source>
        <translation>Variation d’expérience</translation>
    </message>
    <message>
        <source>Note unchanged</source>
        <translation>Note inchangée</translation>
    </message>
    <message>
        <source>%1 has %2 experience</source>
        <translation>%1 a %2 d’expérience</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Two cards from %1’s deck</source>
        <translation>Deux cartes du paquet de %1</translation>
    </message>
    <message>
        <source>Draft round %1: %2</source>
        <translation>Draft, manche %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1’s deck</source>
        <translation>Paquet de %1</translation>
    </message>
    <message>
        <source>Goes first in the draft</source>
        <translation>Commence le draft</translation>
    </message>
    <message>
        <source>The rules don’t say who: agree, or roll for it</source>
        <translation>La règle ne dit pas qui&#xa0;: mettez-vous d’accord, ou tirez au dé</translation>
    </message>
    <message>
        <source>Cards drawn unseen</source>
        <translation>Cartes tirées sans les voir</translation>
    </message>
    <message>
        <source>Each die picks a card by its position among those left in the deck</source>
        <translation>Chaque dé tire une carte selon sa position parmi celles qui restent dans le paquet</translation>
    </message>
    <message>
        <source>Enter the cards drawn at the table</source>
        <translation>Saisir les cartes tirées à la table</translation>
    </message>
    <message>
        <source>both players need a deck of two cards or more</source>
        <translation>les deux joueurs ont besoin d’un paquet de deux cartes ou plus</translation>
    </message>
    <message>
        <source>the draft is over</source>
        <translation>le draft est fini</translation>
    </message>
    <message>
        <source>%1 burns %2</source>
        <translation>%1 brûle %2</translation>
    </message>
    <message>
        <source>%1’s pick</source>
        <translation>Choix de %1</translation>
    </message>
    <message>
        <source>%1 picks %2</source>
        <translation>%1 choisit %2</translation>
    </message>
    <message>
        <source>%1 has no cards in hand</source>
        <translation>%1 n’a aucune carte en main</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 utilise %2</translation>
    </message>
    <message>
        <source>Resolve it on the table, then change wounds or conditions on the model’s sheet</source>
        <translation>À résoudre à la table, puis modifiez les blessures ou les états sur la fiche de la figurine</translation>
    </message>
    <message>
        <source>Round %1 is over: all dice come back</source>
        <translation>Fin de la manche %1&#xa0;: tous les dés reviennent</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vainqueurs</translation>
    </message>
    <message>
        <source>The rules set no end: you name the winners</source>
        <translation>La règle ne fixe pas de fin&#xa0;: vous désignez les vainqueurs</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>spend at least one die</source>
        <translation>dépensez au moins un dé</translation>
    </message>
    <message numerus="yes">
        <source>It moves up to %n inch(es)</source>
        <translation>
            <numerusform>Elle avance de %n pouce au plus</numerusform>
            <numerusform>Elle avance de %n pouces au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistform: rough ground costs nothing</source>
        <translation>Forme de brume&#xa0;: le terrain difficile ne coûte rien</translation>
    </message>
    <message>
        <source>%1 spends %2</source>
        <translation>%1 dépense %2</translation>
    </message>
    <message>
        <source>apart from attacks, %1 has no ability for its own activation</source>
        <translation>à part ses attaques, %1 n’a aucune capacité pour sa propre activation</translation>
    </message>
    <message>
        <source>Model affected</source>
        <translation>Figurine concernée</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n card(s); the rules call for 10</source>
        <translation>
            <numerusform>le paquet a %n carte&#xa0;; la règle en veut 10</numerusform>
            <numerusform>le paquet a %n cartes&#xa0;; la règle en veut 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a warband has 3 to 10 models, not %n</source>
        <translation>
            <numerusform>une bande compte de 3 à 10 figurines, pas %n</numerusform>
            <numerusform>une bande compte de 3 à 10 figurines, pas %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Use an ability</source>
        <translation>Utiliser une capacité</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Use a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminer la manche</translation>
    </message>
    <message>
        <source>Draft round</source>
        <translation>Manche de draft</translation>
    </message>
    <message>
        <source>Change wounds</source>
        <translation>Modifier les blessures</translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation>Modifier les états</translation>
    </message>
    <message>
        <source>Change experience</source>
        <translation>Modifier l’expérience</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>Draft: round %1 of %2</source>
        <translation>Draft&#xa0;: manche %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Activée</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartes tirées</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Main de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n wound(s): %2 of %3 left</source>
        <translation>
            <numerusform>%1 subit %n blessure&#xa0;: il en reste %2 sur %3</numerusform>
            <numerusform>%1 subit %n blessures&#xa0;: il en reste %2 sur %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls and is Dying</source>
        <translation>%1 tombe et est Mourant</translation>
    </message>
    <message>
        <source>%1 takes no wounds; other effects apply</source>
        <translation>%1 ne subit aucune blessure&#xa0;; les autres effets s’appliquent</translation>
    </message>
    <message>
        <source>%1: enter the number of dice of each kind</source>
        <translation>%1&#xa0;: saisissez le nombre de dés de chaque sorte</translation>
    </message>
    <message>
        <source>%1gives: the condition needs a name</source>
        <translation>%1gives&#xa0;: l’état doit avoir un nom</translation>
    </message>
    <message>
        <source>the condition needs a name</source>
        <translation>l’état doit avoir un nom</translation>
    </message>
    <message>
        <source>Odds shown for %1 as the target</source>
        <translation>Probabilités avec %1 pour cible</translation>
    </message>
    <message>
        <source>%1D%2</source>
        <translation>%1D%2</translation>
    </message>
    <message>
        <source>%1: roll all dice or at most %2, not both</source>
        <translation>%1&#xa0;: tous les dés ou %2 au plus, pas les deux</translation>
    </message>
    <message>
        <source>dice: max %1 at once</source>
        <translation>dés&#xa0;: max. %1 à la fois</translation>
    </message>
    <message>
        <source>dice: max %1</source>
        <translation>dés&#xa0;: max. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n inch(es)</source>
        <translation>
            <numerusform>%1 à %n pouce ou moins</numerusform>
            <numerusform>%1 à %n pouces ou moins</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to wound if nobody dodges, wounds on average: %2</source>
        <translation>%1 de chances de blesser si personne n’esquive, blessures en moyenne&#xa0;: %2</translation>
    </message>
    <message>
        <source>Same as on the card</source>
        <translation>Comme sur la carte</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>all dice, spent ones too</source>
        <translation>tous les dés, même dépensés</translation>
    </message>
    <message>
        <source>the card allows at most %1; elsewhere the rules allow %2</source>
        <translation>la carte en permet %1 au plus&#xa0;; ailleurs, la règle en permet %2</translation>
    </message>
    <message>
        <source>%1 already has this condition: %2</source>
        <translation>%1 a déjà cet état&#xa0;: %2</translation>
    </message>
    <message>
        <source>No wounds: only Fire, Arcane and Radiant harm Mistform</source>
        <translation>Aucune blessure&#xa0;: seuls le feu, l’arcane et le radieux blessent la forme de brume</translation>
    </message>
    <message>
        <source>In Mistform and unharmed by this type</source>
        <translation>En forme de brume, insensible à ce type</translation>
    </message>
    <message>
        <source>%1: only Fire, Arcane and Radiant harm it</source>
        <translation>%1&#xa0;: seuls le feu, l’arcane et le radieux la blessent</translation>
    </message>
    <message>
        <source>the list has no deck; the rules call for 10 cards</source>
        <translation>la liste n’a pas de paquet&#xa0;; la règle veut 10 cartes</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message numerus="yes">
        <source>The draft ends, with %n round(s) left</source>
        <translation>
            <numerusform>Le draft s’arrête alors qu’il reste %n manche</numerusform>
            <numerusform>Le draft s’arrête alors qu’il reste %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>an attack needs at least one die</source>
        <translation>une attaque demande au moins un dé</translation>
    </message>
    <message>
        <source>%1: %2 dice</source>
        <translation>%1&#xa0;: dés (%2)</translation>
    </message>
    <message>
        <source>%1 rolls %2, those spent this round too</source>
        <translation>%1 lance %2, y compris les dés dépensés cette manche</translation>
    </message>
    <message>
        <source>Maximum dice by another rule</source>
        <translation>Dés maximum selon une autre règle</translation>
    </message>
    <message>
        <source>no draft rounds were chosen</source>
        <translation>aucune manche de draft n’a été choisie</translation>
    </message>
    <message>
        <source>%1 goes first: card to burn</source>
        <translation>%1 commence&#xa0;: carte à brûler</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>Défaussée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not acted yet: %1</source>
        <translation>N’ont pas encore agi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards played this round</source>
        <translation>Cartes jouées pendant cette manche</translation>
    </message>
</context>
</TS>
