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
        <source>Saves the page for print</source>
        <translation>Enregistre la page à imprimer</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Not translated yet: this is the English page.</source>
        <translation>Pas encore traduit&#xa0;: voici la page en anglais.</translation>
    </message>
    <message>
        <source>No player aid</source>
        <translation>Pas d’aide de jeu</translation>
    </message>
    <message>
        <source>This game has none yet. Its rules are in the look-up.</source>
        <translation>Ce jeu n’en a pas encore. Ses règles sont dans le recueil.</translation>
    </message>
    <message>
        <source>%1 · player aid</source>
        <extracomment>head of a printed page: the game, and what the page is</extracomment>
        <translation>%1 · aide de jeu</translation>
    </message>
    <message>
        <source>made with Adjutant</source>
        <translation>fait avec Adjutant</translation>
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
        <source>Tap a list or a match to bring it back.</source>
        <translation>Touchez une liste ou une partie pour la restaurer.</translation>
    </message>
    <message>
        <source>Nothing is in it. What you delete stays here for 30 days.</source>
        <translation>Elle est vide. Ce que vous supprimez y reste 30 jours.</translation>
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
        <source>%1. Brings it back</source>
        <translation>%1. Restaure</translation>
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
        <translation>%1 sur %2</translation>
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
        <translation>Saisir sa carte</translation>
    </message>
    <message>
        <source>Change the card</source>
        <translation>Modifier la carte</translation>
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
        <translation>pas de valeurs dans le livre de règles</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>votre carte</translation>
    </message>
    <message>
        <source>Fold the card</source>
        <translation>Replier la carte</translation>
    </message>
    <message>
        <source>Unfold the card. %1</source>
        <translation>Déplier la carte. %1</translation>
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
            <numerusform>Ajouter %n %1</numerusform>
            <numerusform>Ajouter %n %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CataloguePane</name>
    <message>
        <source>Type in a card</source>
        <translation>Saisir une carte</translation>
    </message>
    <message>
        <source>Type in the cards that you play with. Each is kept in this list.</source>
        <translation>Saisissez les cartes avec lesquelles vous jouez. Chacune est gardée dans cette liste.</translation>
    </message>
    <message>
        <source>Search names, types and abilities</source>
        <translation>Chercher noms, types et capacités</translation>
    </message>
    <message>
        <source>Search for a part of a name, a type or an ability.</source>
        <translation>Cherchez une partie d’un nom, d’un type ou d’une capacité.</translation>
    </message>
    <message>
        <source>What can be added</source>
        <translation>Ce qui peut être ajouté</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Rien ne correspond</translation>
    </message>
    <message>
        <source>Nothing is ready to be added</source>
        <translation>Rien n’est prêt à être ajouté</translation>
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
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
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
    <name>ChoiceLine</name>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>There is nothing to choose yet.</source>
        <translation>Il n’y a encore rien à choisir.</translation>
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
        <source>Pass the device to %1</source>
        <translation>Passez l’appareil à %1</translation>
    </message>
    <message>
        <source>Put the device back on the table</source>
        <translation>Reposez l’appareil sur la table</translation>
    </message>
    <message>
        <source>What comes next is for %1 only.</source>
        <translation>La suite est pour %1 seulement.</translation>
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
        <source>Show the table</source>
        <translation>Montrer la table</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>%2: what does the D%L1 show?</source>
        <translation>%2&#xa0;: que montre le D%L1&#xa0;?</translation>
    </message>
    <message>
        <source>What does the D%L1 show?</source>
        <translation>Que montre le D%L1&#xa0;?</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Laisser l’application lancer</translation>
    </message>
    <message>
        <source>Undo die</source>
        <translation>Reprendre le dernier dé</translation>
    </message>
    <message>
        <source>Die %L1 of %L2</source>
        <translation>Dé %L1 sur %L2</translation>
    </message>
    <message>
        <source>Or enter the count: %1</source>
        <translation>Ou, déjà compté&#xa0;: %1</translation>
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
        <source>These dice and those that follow, until something else is asked</source>
        <translation>Ces dés et les suivants, jusqu’à une autre question</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>More: a larger number</source>
        <translation>Plus&#xa0;: un nombre plus grand</translation>
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
        <source>Rules for now</source>
        <translation>Règles du moment</translation>
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
    <name>DueChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>What was entered is kept</source>
        <translation>Ce qui a été saisi est gardé</translation>
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
        <source>Story to read (web page)</source>
        <translation>Récit à lire (page web)</translation>
    </message>
    <message>
        <source>Stories to read (a web page each)</source>
        <translation>Récits à lire (une page web chacun)</translation>
    </message>
    <message>
        <source>With armies, charts, luck and every step</source>
        <translation>Avec les armées, les graphiques, la chance et chaque étape</translation>
    </message>
    <message>
        <source>Everything in it comes back when imported</source>
        <translation>Tout revient à l’importation</translation>
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
        <source>Every match on a line, for a spreadsheet</source>
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
        <source>Adjutant matches (a file each)</source>
        <translation>Parties Adjutant (un fichier chacune)</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
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
        <source>This is not an army code. Nothing was changed. Copy the whole code: it starts with ADJ1:.</source>
        <translation>Ce n’est pas un code d’armée. Rien n’a été modifié. Copiez le code en entier&#xa0;: il commence par ADJ1:.</translation>
    </message>
    <message>
        <source>This army code was made by a newer Adjutant. Nothing was changed. Update Adjutant, or ask for the army as a file.</source>
        <translation>Ce code d’armée vient d’une version plus récente d’Adjutant. Rien n’a été modifié. Mettez Adjutant à jour ou demandez l’armée sous forme de fichier.</translation>
    </message>
    <message>
        <source>The army code is cut off or mistyped. Nothing was changed. Copy it again, whole, from ADJ1: to its end.</source>
        <translation>Le code d’armée est tronqué ou mal saisi. Rien n’a été modifié. Recopiez-le en entier, de ADJ1: jusqu’à la fin.</translation>
    </message>
    <message>
        <source>This text is too long to be an army code. Nothing was changed. Copy the code alone, from ADJ1: to its end.</source>
        <translation>Ce texte est trop long pour un code d’armée. Rien n’a été modifié. Copiez le code seul, de ADJ1: jusqu’à la fin.</translation>
    </message>
    <message>
        <source>The army code is whole, but what it holds is not an army list. Nothing was changed. Ask whoever made it to share the army again.</source>
        <translation>Le code d’armée est complet, mais ne contient pas de liste d’armée. Rien n’a été modifié. Demandez à son auteur de partager l’armée à nouveau.</translation>
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
        <translation>%1, pas encore saisi</translation>
    </message>
    <message>
        <source>Keep %L1?</source>
        <translation>Garder %L1&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is not entered yet; press if the card says the same</source>
        <translation>%1 n’est pas encore saisi&#xa0;; appuyez si la carte dit la même chose</translation>
    </message>
</context>
<context>
    <name>Figures</name>
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
        <translation>Toute date</translation>
    </message>
    <message>
        <source>Players and factions</source>
        <translation>Joueurs et factions</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Any faction</source>
        <translation>Tout peuple</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>N’importe quel joueur</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Any mission</source>
        <translation>Toute mission</translation>
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
    <name>FindingCard</name>
    <message>
        <source>Show it in the list</source>
        <translation>Montrer dans la liste</translation>
    </message>
    <message>
        <source>Shows the rule</source>
        <translation>Montre la règle</translation>
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
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not in these figures: %1</source>
        <translation>Non compris dans ces chiffres&#xa0;: %1</translation>
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
        <source>left out</source>
        <translation>laissé de côté</translation>
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
</context>
<context>
    <name>FormFieldCard</name>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>on record</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>change it</source>
        <translation>modifier</translation>
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
    <name>FormSheet</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No longer asked: %1</source>
        <translation>N’est plus demandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Annuler la dernière réponse</translation>
    </message>
    <message>
        <source>Allow anyway: %1</source>
        <translation>D’accord&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Masquer les réponses</translation>
    </message>
    <message>
        <source>Answers: %L1</source>
        <translation>Réponses : %L1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Moins d’options</translation>
    </message>
    <message numerus="yes">
        <source>%n more option(s)</source>
        <translation>
            <numerusform>%n option de plus</numerusform>
            <numerusform>%n options de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consulter une règle</translation>
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
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Passer le reste</translation>
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
    <name>GoalCheckLine</name>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>GoalsCard</name>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>Hide what to do for the goals</source>
        <translation>Masquer ce qu’il faut faire pour les buts</translation>
    </message>
    <message>
        <source>Show what to do for the goals</source>
        <translation>Montrer ce qu’il faut faire pour les buts</translation>
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
        <source>So far: %1</source>
        <translation>En l’état&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Ground</name>
    <message>
        <source>%1 from the left, %2 from the front</source>
        <translation>%1 depuis la gauche, %2 depuis l’avant</translation>
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
        <translation>%L1 × %L2 %3, une ligne tous les %L4 %3</translation>
    </message>
    <message>
        <source>%L1 × %L2 %3</source>
        <translation>%L1 × %L2 %3</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>%1 in the whole window</source>
        <translation>%1 dans toute la fenêtre</translation>
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
        <source>The arrow keys move it by 1, with Shift by 5.</source>
        <translation>Les flèches du clavier le déplacent de 1, avec Maj de 5.</translation>
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
        <translation>Plus loin</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Plus près</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>GroundSummary</name>
    <message>
        <source>Tap something to see what it is, then another thing or spot to measure.</source>
        <translation>Touchez un élément pour voir ce que c’est, puis un autre élément ou un endroit pour mesurer.</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Touchez l’endroit où il va.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Its place and what else is known of it, in figures</source>
        <translation>Son emplacement et ce qu’on en sait d’autre, en chiffres</translation>
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
        <source>Not on the board: %L1</source>
        <translation>Hors du plateau&#xa0;: %L1</translation>
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
        <source>Put it on the board</source>
        <translation>Placer sur le plateau</translation>
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
        <source>Only put it there</source>
        <translation>Le poser là seulement</translation>
    </message>
    <message>
        <source>Without an action: its place is put right</source>
        <translation>Sans action : seule sa place est corrigée</translation>
    </message>
</context>
<context>
    <name>HistoryChoiceWords</name>
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
        <source>Save the matches that are shown</source>
        <translation>Enregistrer les parties affichées</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Ajouter une partie passée</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
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
        <source>Search players, armies, notes</source>
        <translation>Chercher joueurs, armées, notes</translation>
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
        <source>No match fits</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Search for a part of a name, an army, a mission or a note, or show all matches again.</source>
        <translation>Cherchez une partie d’un nom, d’une armée, d’une mission ou d’une note, ou affichez de nouveau toutes les parties.</translation>
    </message>
    <message>
        <source>Matches you play with Adjutant come here by themselves, turn by turn. You can also enter one that you played without it.</source>
        <translation>Les parties jouées avec Adjutant arrivent ici d’elles-mêmes, coup après coup. Vous pouvez aussi saisir une partie jouée sans lui.</translation>
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
        <source>Kept in the bin for 30 days</source>
        <translation>Gardée 30 jours dans la corbeille</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation>%1&#xa0;: mis à la corbeille.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n partie y était déjà.</numerusform>
            <numerusform>%n parties y étaient déjà.</numerusform>
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
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>Encore %n partie à lire</numerusform>
            <numerusform>Encore %n parties à lire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
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
        <source>unknown day</source>
        <translation>jour inconnu</translation>
    </message>
    <message>
        <source>Altered or incomplete: this isn&apos;t what was recorded</source>
        <translation>Modifiée ou incomplète : ce n’est pas ce qui a été enregistré</translation>
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
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Pick up where you left off</source>
        <translation>Reprendre où vous en étiez</translation>
    </message>
    <message>
        <source>From a code, a file or pasted text</source>
        <translation>Depuis un code, un fichier ou un texte collé</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consulter une règle</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>Que va-t-il se passer&#xa0;?</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Reprendre&#xa0;: %1</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Matches, results and their stories</source>
        <translation>Parties, résultats et récits</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) saved.</source>
        <translation>
            <numerusform>%n liste enregistrée.</numerusform>
            <numerusform>%n listes enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Ready cards, or cards of your own</source>
        <translation>Cartes toutes prêtes, ou les vôtres</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importer une liste</translation>
    </message>
    <message>
        <source>Exact odds, with the reasons</source>
        <translation>Chances exactes, avec les raisons</translation>
    </message>
    <message>
        <source>In short, with how it is read here</source>
        <translation>En bref, avec notre lecture</translation>
    </message>
    <message>
        <source>Sample lists</source>
        <translation>Listes d’exemple</translation>
    </message>
    <message>
        <source>Make a list, or start from a ready one.</source>
        <translation>Créez une liste, ou partez d’une liste prête.</translation>
    </message>
    <message>
        <source>Choose a faction and the limits</source>
        <translation>Choisir une faction et les limites</translation>
    </message>
</context>
<context>
    <name>HtmlExport</name>
    <message>
        <source>There are no Units in this army yet.</source>
        <translation>Cette armée ne compte encore aucune Unité.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The Units of the army</source>
        <translation>Les Unités de l’armée</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>HtmlUnit</name>
    <message>
        <source>Profile of %1</source>
        <translation>Profil&#xa0;: %1</translation>
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
        <source>Paste a code (it starts with ADJ1:) or the contents of a list&apos;s file. The list is checked anew; your other lists stay as they are.</source>
        <translation>Collez un code (il commence par ADJ1:) ou le contenu d’un fichier de liste. La liste est vérifiée à nouveau&#xa0;; vos autres listes restent telles quelles.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
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
        <source>This list of keys</source>
        <translation>Cette liste de touches</translation>
    </message>
    <message>
        <source>To the next control; with Shift to the one before</source>
        <translation>Au contrôle suivant&#xa0;; avec Maj au précédent</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>Actionner ce qui a le focus</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Close a sheet; otherwise back</source>
        <translation>Fermer une fiche&#xa0;; sinon retour</translation>
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
        <translation>Chances</translation>
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
        <source>Save a card, a match that was entered, a story</source>
        <translation>Enregistrer une carte, une partie saisie, un récit</translation>
    </message>
    <message>
        <source>Back up now, in the settings</source>
        <translation>Sauvegarder maintenant, dans les réglages</translation>
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
        <source>From row to row</source>
        <translation>D’une ligne à l’autre</translation>
    </message>
    <message>
        <source>Add a match played without Adjutant</source>
        <translation>Saisir une partie jouée sans Adjutant</translation>
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
        <source>Find a card to add</source>
        <translation>Chercher une carte à ajouter</translation>
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
        <translation>Copier les chances en texte</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>To what comes next; before a match: begin</source>
        <translation>À ce qui suit&#xa0;; avant une partie&#xa0;: commencer</translation>
    </message>
    <message>
        <source>Hear whose turn it is</source>
        <translation>Entendre à qui c’est le tour</translation>
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
        <source>From piece to piece</source>
        <translation>D’une pièce à l’autre</translation>
    </message>
    <message>
        <source>In a roll: a die that shows it; 0 is ten</source>
        <translation>Dans un jet&#xa0;: un dé qui le montre&#xa0;; 0 vaut dix</translation>
    </message>
    <message>
        <source>In a roll: the last die again</source>
        <translation>Dans un jet&#xa0;: reprendre le dernier dé</translation>
    </message>
    <message>
        <source>Rules for now</source>
        <translation>Règles du moment</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Keep the changes?</source>
        <translation>Garder les modifications&#xa0;?</translation>
    </message>
    <message>
        <source>The card of %1 was changed and isn&apos;t kept yet.</source>
        <translation>La carte de %1 a été modifiée et n’est pas encore gardée.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>LimitsSheet</name>
    <message>
        <source>Use these limits</source>
        <translation>Utiliser ces limites</translation>
    </message>
    <message>
        <source>Limits of the list</source>
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
        <source>Save the card</source>
        <translation>Garder la carte</translation>
    </message>
</context>
<context>
    <name>ListEntries</name>
    <message>
        <source>Whole list</source>
        <translation>Liste entière</translation>
    </message>
    <message>
        <source>Legal: within its limits, and every rule is kept.</source>
        <translation>Légale&#xa0;: dans ses limites, et toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>Legal: every rule is kept.</source>
        <translation>Légale&#xa0;: toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>What is still missing stands above; begin with that.</source>
        <translation>Ce qui manque encore est indiqué plus haut&#xa0;; commencez par là.</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>What is in the list</source>
        <translation>Ce que contient la liste</translation>
    </message>
    <message>
        <source>Nothing is in it yet</source>
        <translation>Elle est encore vide</translation>
    </message>
    <message>
        <source>Choose what is ready, or type in the cards of your own.</source>
        <translation>Choisissez ce qui est prêt, ou saisissez vos propres cartes.</translation>
    </message>
</context>
<context>
    <name>ListEntryCard</name>
    <message>
        <source>Edit the card of %1</source>
        <translation>Modifier la carte de %1</translation>
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
        <source>your card</source>
        <translation>votre carte</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sans prix</translation>
    </message>
    <message>
        <source>size %L1</source>
        <translation>taille %L1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Taille&#xa0;: %1</translation>
    </message>
    <message>
        <source>%L1</source>
        <comment>size</comment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: type it in</source>
        <translation>Carte absente du livre de règles&#xa0;: la saisir</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Choose an option to hand out</source>
        <translation>Choisir une option à confier</translation>
    </message>
    <message>
        <source>The catalogue doesn&apos;t have it.</source>
        <translation>Le catalogue ne l’a pas.</translation>
    </message>
</context>
<context>
    <name>ListEntryMenu</name>
    <message>
        <source>It becomes a card of your own in this list</source>
        <translation>Elle devient une carte à vous dans cette liste</translation>
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
        <source>Type in its card</source>
        <translation>Saisir sa carte</translation>
    </message>
    <message>
        <source>Change its card</source>
        <translation>Modifier sa carte</translation>
    </message>
    <message>
        <source>your card is in use</source>
        <translation>votre carte est utilisée</translation>
    </message>
</context>
<context>
    <name>ListExtrasSheet</name>
    <message>
        <source>About the whole list</source>
        <translation>À propos de toute la liste</translation>
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
        <source>More for the list</source>
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
        <translation>%1&#xa0;: ajout</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Notes on the list</source>
        <translation>Notes sur la liste</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation>Notes sur %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1&#xa0;: retrait</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>Own name for %1</source>
        <translation>Nom personnalisé&#xa0;: %1</translation>
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
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Autres actions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sample: invented</source>
        <translation>Exemple&#xa0;: inventé</translation>
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
        <source>Everything in it comes back when imported</source>
        <translation>Tout revient à l’importation</translation>
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
        <source>QR picture of the code</source>
        <translation>Image QR du code</translation>
    </message>
    <message>
        <source>This list is too long for a QR picture. Its code and its files hold all of it.</source>
        <translation>Cette liste est trop longue pour une image QR. Son code et ses fichiers la contiennent en entier.</translation>
    </message>
    <message>
        <source>Code: any Adjutant imports it</source>
        <translation>Code&#xa0;: tout Adjutant l’importe</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Le code est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>The list is on the clipboard.</source>
        <translation>La liste est dans le presse-papiers.</translation>
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
        <source>Every card in short</source>
        <translation>Chaque carte en bref</translation>
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
        <source>Search the lists</source>
        <translation>Chercher dans les listes</translation>
    </message>
    <message>
        <source>No list matches</source>
        <translation>Aucune liste ne correspond</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Pas encore de liste</translation>
    </message>
    <message>
        <source>Search for a part of its name.</source>
        <translation>Cherchez une partie de son nom.</translation>
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
        <source>Kept in the bin for 30 days</source>
        <translation>Gardée 30 jours dans la corbeille</translation>
    </message>
    <message>
        <source>A list holds the cards that you play with. Start an empty one, or open one that is ready.</source>
        <translation>Une liste contient les cartes avec lesquelles vous jouez. Commencez-en une vide, ou ouvrez-en une toute prête.</translation>
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
        <source>One step on</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir à maintenant</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer la partie d’ici</translation>
    </message>
</context>
<context>
    <name>LuckCard</name>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Rolls that are entered during a match are compared here with their odds.</source>
        <translation>Les jets saisis pendant une partie sont comparés ici à leurs probabilités.</translation>
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
        <source>%1 was put in the bin.</source>
        <translation>%1&#xa0;: liste mise à la corbeille.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 was imported.</source>
        <translation>%1&#xa0;: armée importée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was imported and checked: %n problem(s).</source>
        <translation>
            <numerusform>%1&#xa0;: armée importée et vérifiée, %n remarque.</numerusform>
            <numerusform>%1&#xa0;: armée importée et vérifiée, %n remarques.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Escape again to leave the match. It stays as it is.</source>
        <translation>Appuyez encore sur Échap pour quitter la partie. Elle reste en l’état.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 est de retour.</translation>
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
        <translation>Chances</translation>
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
        <translation>Chances</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>nine letters at most</comment>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>ManualMatchPage</name>
    <message>
        <source>The match is in the history.</source>
        <translation>La partie est dans l’historique.</translation>
    </message>
    <message>
        <source>Add a past match</source>
        <translation>Ajouter une partie passée</translation>
    </message>
    <message>
        <source>Who began</source>
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
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Minutes (0: not known)</source>
        <translation>Minutes (0&#xa0;: inconnu)</translation>
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
        <source>may stay empty</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Save this match</source>
        <translation>Garder cette partie</translation>
    </message>
    <message>
        <source>Name a player or a faction first.</source>
        <translation>Indiquez d’abord un joueur ou un peuple.</translation>
    </message>
</context>
<context>
    <name>ManualPlayer</name>
    <message>
        <source>Player %L1</source>
        <translation>Joueur %L1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>None of my armies</source>
        <translation>Aucune de mes armées</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Nom de l’armée</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Peuple</translation>
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
    <name>MarkdownExport</name>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
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
        <translation>Autres actions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Opens the match’s story</source>
        <translation>Ouvre le récit de la partie</translation>
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
        <source>Still being played, %1</source>
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
        <source>Victory points of each mission</source>
        <translation>Points de victoire de chaque mission</translation>
    </message>
    <message>
        <source>%1 Allowed anyway.</source>
        <translation>%1 Convenu malgré tout.</translation>
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
        <source>luckier than %1 of all such series</source>
        <translation>plus de chance que %1 des séries semblables</translation>
    </message>
    <message>
        <source>Rolls of</source>
        <translation>Jets de</translation>
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
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>AP</comment>
        <translation>Reste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Les moments décisifs</translation>
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
        <source>What came</source>
        <translation>Obtenu</translation>
    </message>
    <message>
        <source>Won by %1, %2</source>
        <translation>Gagné par %1, %2</translation>
    </message>
</context>
<context>
    <name>MatchTransferWords</name>
    <message>
        <source>A folder for the matches, a file each</source>
        <translation>Un dossier pour les parties, un fichier chacune</translation>
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
        <source>%n match(es) were written, then: %1</source>
        <translation>
            <numerusform>%n partie enregistrée, puis : %1</numerusform>
            <numerusform>%n parties enregistrées, puis : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished match among these.</source>
        <translation>Il n’y a aucune partie terminée parmi celles-ci.</translation>
    </message>
    <message>
        <source>%1: step %2 is earlier than the one before it. A clock was set back; the steps stay in their order.</source>
        <translation>%1&#xa0;: l’étape %2 est antérieure à la précédente. Une horloge a été retardée&#xa0;; les étapes gardent leur ordre.</translation>
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
        <source>Choose a faction first: it decides who may join.</source>
        <translation>Choisissez d’abord une faction&#xa0;: elle décide qui peut rejoindre la liste.</translation>
    </message>
    <message>
        <source>Create the list</source>
        <translation>Créer la liste</translation>
    </message>
    <message>
        <source>List of %1</source>
        <translation>Liste&#xa0;: %1</translation>
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
        <source>Photos stay where they are; the match keeps their places.</source>
        <translation>Les photos restent où elles sont&#xa0;; la partie retient leur emplacement.</translation>
    </message>
    <message>
        <source>Not where it was</source>
        <translation>N’est plus à sa place</translation>
    </message>
    <message>
        <source>Take %1 out of the match</source>
        <translation>Retirer %1 de la partie</translation>
    </message>
    <message>
        <source>Add photos</source>
        <translation>Ajouter des photos</translation>
    </message>
    <message>
        <source>Can&apos;t be shown</source>
        <translation>Impossible à afficher</translation>
    </message>
</context>
<context>
    <name>NoticeLine</name>
    <message>
        <source>Shows the rule</source>
        <translation>Montre la règle</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>“%1” can&apos;t be taken: %L2 to %L3</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas possible&#xa0;: de %L2 à %L3</translation>
    </message>
</context>
<context>
    <name>OddsAnswer</name>
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
        <source>Not in these figures: %1</source>
        <translation>Absent de ces chiffres&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>OddsAnswerColumn</name>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>Que va-t-il se passer&#xa0;?</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite : %1</translation>
    </message>
    <message>
        <source>Not in these figures</source>
        <translation>Absent de ces chiffres</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>Épingler pour comparer</translation>
    </message>
    <message>
        <source>Kept to compare</source>
        <translation>Gardé pour comparer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>OddsBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>OddsCardSheet</name>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1 : remplir depuis une unité</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Remplir depuis une unité</translation>
    </message>
    <message>
        <source>Search names and lists</source>
        <translation>Chercher noms et listes</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Rien ne correspond</translation>
    </message>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Rien à choisir pour l’instant</translation>
    </message>
    <message>
        <source>What is in your lists appears here.</source>
        <translation>Ce que contiennent vos listes apparaît ici.</translation>
    </message>
</context>
<context>
    <name>OddsCurvesCard</name>
    <message>
        <source>%1: %2</source>
        <comment>target number: chance</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>OddsFields</name>
    <message>
        <source>%1: fill from a unit</source>
        <translation>%1 : remplir depuis une unité</translation>
    </message>
    <message>
        <source>Fill from a unit</source>
        <translation>Remplir depuis une unité</translation>
    </message>
    <message>
        <source>All stats</source>
        <translation>Toutes les valeurs</translation>
    </message>
</context>
<context>
    <name>OddsFormPage</name>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Copy the odds as text</source>
        <translation>Copier les chances en texte</translation>
    </message>
    <message>
        <source>The odds are on the clipboard.</source>
        <translation>Les chances sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Undo last answer</source>
        <translation>Annuler la dernière réponse</translation>
    </message>
    <message>
        <source>Clear all answers</source>
        <translation>Effacer toutes les réponses</translation>
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
        <source>No longer asked: %1</source>
        <translation>N’est plus demandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take a question from the clipboard</source>
        <translation>Reprendre une question du presse-papiers</translation>
    </message>
    <message>
        <source>The question was taken from the code.</source>
        <translation>La question a été reprise du code.</translation>
    </message>
    <message>
        <source>There is no code of a question of this game on the clipboard.</source>
        <translation>Le presse-papiers ne contient aucun code d’une question de ce jeu.</translation>
    </message>
    <message>
        <source>Copy this question as a code</source>
        <translation>Copier cette question en code</translation>
    </message>
    <message>
        <source>The code of this question was copied.</source>
        <translation>Le code de cette question a été copié.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Consulter une règle</translation>
    </message>
</context>
<context>
    <name>OddsLadder</name>
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
    <name>OddsMatrixCard</name>
    <message>
        <source>%1, played %2</source>
        <translation>%1, joué à %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>OddsSeriesCard</name>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
</context>
<context>
    <name>OddsStrip</name>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite : %1</translation>
    </message>
    <message>
        <source>What will happen?</source>
        <translation>Que va-t-il se passer&#xa0;?</translation>
    </message>
    <message>
        <source>Shows the whole answer</source>
        <translation>Montre toute la réponse</translation>
    </message>
</context>
<context>
    <name>OptionSheet</name>
    <message>
        <source>Rule of %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>Options&#xa0;: %1</translation>
    </message>
    <message>
        <source>One option, for one of the list; its price counts for each that receives it.</source>
        <translation>Une option, pour un élément de la liste&#xa0;; son prix compte pour chacun de ceux qui la reçoivent.</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PaneTabs</name>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
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
        <translation>En choisir %L1.</translation>
    </message>
    <message>
        <source>Pick %L1 at most.</source>
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
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>PlaceField</name>
    <message>
        <source>No spot yet</source>
        <translation>Pas encore d’endroit</translation>
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
        <source>Tap where it is, or type its figures.</source>
        <translation>Touchez l’endroit, ou saisissez ses distances.</translation>
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
        <source>Out of reach: put at the edge, %L1 of %L2 %3 away</source>
        <translation>Hors de portée : placé au bord, à %L1 sur %L2 %3</translation>
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
        <translation>Lecture</translation>
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
        <translation>Notes</translation>
    </message>
    <message>
        <source>Its card is not in our source: write the values in.</source>
        <translation>Carte absente de notre source&#xa0;: inscrivez les valeurs.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
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
        <source>The army, to scan</source>
        <translation>L’armée à scanner</translation>
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
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Your card is in use</source>
        <translation>Votre carte est utilisée</translation>
    </message>
    <message>
        <source>Type in what its card says</source>
        <translation>Saisissez ce qu’indique sa carte</translation>
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
        <source>It shoots</source>
        <translation>Tire</translation>
    </message>
    <message>
        <source>Awakened, times a game</source>
        <translation>Invocations par partie</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Ajouter une Compétence</translation>
    </message>
    <message>
        <source>Kept in your own files, apart from the rulebook&apos;s data; an update leaves it alone.</source>
        <translation>Conservée dans vos fichiers, à part des données du livre de règles&#xa0;; une mise à jour n’y touche pas.</translation>
    </message>
    <message>
        <source>Save the card</source>
        <translation>Garder la carte</translation>
    </message>
    <message>
        <source>Back to the rulebook&apos;s</source>
        <translation>Revenir à celle du livre</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are still our guess: compare them with the card.</source>
        <translation>
            <numerusform>%n valeur est encore supposée&#xa0;: comparez-la avec la carte.</numerusform>
            <numerusform>%n valeurs sont encore supposées&#xa0;: comparez-les avec la carte.</numerusform>
        </translation>
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
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Whose results</source>
        <translation>Résultats affichés</translation>
    </message>
    <message>
        <source>No finished match of this player is among those shown. Choose another player, or show more matches.</source>
        <translation>Aucune partie terminée de ce joueur parmi celles affichées. Choisissez un autre joueur ou affichez plus de parties.</translation>
    </message>
    <message>
        <source>By own faction</source>
        <translation>Par peuple joué</translation>
    </message>
    <message>
        <source>Against factions</source>
        <translation>Contre les peuples</translation>
    </message>
    <message>
        <source>By first player</source>
        <translation>Selon le premier joueur</translation>
    </message>
    <message>
        <source>Against opponents</source>
        <translation>Contre les adversaires</translation>
    </message>
    <message>
        <source>By mission</source>
        <translation>Par mission</translation>
    </message>
</context>
<context>
    <name>RosterExport</name>
    <message>
        <source>This army is too long for a QR code. Share it as a code, a file or a page, or shorten its notes.</source>
        <translation>Cette armée est trop longue pour un code QR. Partagez-la sous forme de code, de fichier ou de page, ou raccourcissez ses notes.</translation>
    </message>
    <message>
        <source>The PDF could not be made. The army is safe. Try again, or print the HTML page.</source>
        <translation>Le PDF n’a pas pu être créé. L’armée est intacte. Réessayez ou imprimez la page HTML.</translation>
    </message>
    <message>
        <source>The printer did not take the document; nothing was printed.</source>
        <translation>L’imprimante a refusé le document&#xa0;; rien n’a été imprimé.</translation>
    </message>
    <message>
        <source>This list is too long to be laid out for print. Share it as HTML or Markdown, or shorten its notes.</source>
        <translation>Cette liste est trop longue pour être mise en page. Partagez-la en HTML ou en Markdown, ou raccourcissez ses notes.</translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message>
        <source>Army of %1</source>
        <translation>Armée %1</translation>
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
    <name>RuleRows</name>
    <message>
        <source>Asked now</source>
        <translation>Demandé maintenant</translation>
    </message>
    <message>
        <source>On the acting card</source>
        <translation>Sur la carte qui agit</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Ce qui peut être fait</translation>
    </message>
    <message>
        <source>This phase</source>
        <translation>Cette phase</translation>
    </message>
    <message>
        <source>On the other side&apos;s cards</source>
        <translation>Sur les cartes d’en face</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Ce pour quoi vous jouez</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>No rule found</source>
        <translation>Aucune règle trouvée</translation>
    </message>
    <message>
        <source>The rulebook doesn&apos;t define this.</source>
        <translation>Le livre de règles ne le définit pas.</translation>
    </message>
    <message>
        <source>How we read it</source>
        <translation>Notre lecture</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>%1 · also called %2</source>
        <translation>%1 · aussi appelé %2</translation>
    </message>
    <message>
        <source>Not translated yet: this is the English entry.</source>
        <translation>Pas encore traduit&#xa0;: voici l’entrée anglaise.</translation>
    </message>
    <message>
        <source>In the printed rules: %1</source>
        <translation>Dans les règles imprimées&#xa0;: %1</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Votre note</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Signet posé</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Changer la note</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>Change the house rule</source>
        <translation>Changer la règle maison</translation>
    </message>
    <message>
        <source>What you play in place of %1</source>
        <translation>Ce que vous jouez à la place de %1</translation>
    </message>
    <message>
        <source>Write a house rule</source>
        <translation>Écrire une règle maison</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
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
        <source>Shooting</source>
        <translation>Tir</translation>
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
        <source>Willpower</source>
        <translation>Volonté</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
</context>
<context>
    <name>RulesList</name>
    <message>
        <source>Search titles and texts</source>
        <translation>Rechercher titres et textes</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>No rule matches</source>
        <translation>Aucune règle trouvée</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Rien ici</translation>
    </message>
    <message>
        <source>Try a part of a word, or another word.</source>
        <translation>Essayez une partie de mot, ou un autre mot.</translation>
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
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules for now</source>
        <translation>Règles du moment</translation>
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
        <source>Sample: invented</source>
        <translation>Exemple&#xa0;: inventé</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>“%1” could not be saved: it is a folder. Nothing was changed. Choose a name for the file.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: c’est un dossier. Rien n’a été modifié. Choisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The file that was there is untouched. Choose another place or name.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: %2. Le fichier existant est intact. Choisissez un autre emplacement ou un autre nom.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. No part of it was written. Choose another place or name.</source>
        <translation>« %1 » n’a pas pu être enregistré : %2. Rien n’en a été écrit. Choisissez un autre emplacement ou un autre nom.</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>c’est un périphérique ou un tube</translation>
    </message>
    <message>
        <source>there is no room for all of it</source>
        <translation>il n’y a pas la place pour tout</translation>
    </message>
    <message>
        <source>Adjutant keeps a list or a match in it</source>
        <translation>Adjutant y conserve une liste ou une partie</translation>
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
        <translation>peut agir</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
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
        <source>As the system</source>
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
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1&#xa0;%</translation>
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
        <source>Open the folder</source>
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
        <source>Put this backup back?</source>
        <translation>Restaurer cette sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Lists, matches and backups are kept here. Your own Units go as YAML files into %1; they lie over the rulebook&apos;s and are never changed by an update.</source>
        <translation>Les listes, les parties et les sauvegardes sont conservées ici. Vos propres Unités se placent en fichiers YAML dans %1&#xa0;; elles priment sur celles du livre de règles et aucune mise à jour ne les modifie.</translation>
    </message>
    <message>
        <source>The new folder is used from the next start on. Your lists and matches stay in the old one.</source>
        <translation>Le nouveau dossier servira dès le prochain démarrage. Vos listes et vos parties restent dans l’ancien.</translation>
    </message>
    <message>
        <source>All lists and matches in one file beside them, with your notes and house rules. Putting one back keeps the present ones as another backup.</source>
        <translation>Toutes les listes et parties dans un fichier à côté, avec vos notes et règles maison. En remettre un garde l’état présent dans une autre sauvegarde.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Files that were damaged, or changed by another program while they were open. They lie in the folder set-aside, each with a text that says why.</source>
        <translation>Des fichiers endommagés, ou modifiés par un autre programme pendant qu’ils étaient ouverts. Ils sont dans le dossier set-aside, chacun avec un texte qui dit pourquoi.</translation>
    </message>
    <message>
        <source>The lists, matches and house rules of %1 take the place of the present ones; what is not in it stays. The present ones are backed up first, so that you can come back to them.</source>
        <translation>Les listes, parties et règles maison de %1 prennent la place des présentes ; ce qui n’y est pas reste. Les présentes sont d’abord sauvegardées, pour que vous puissiez y revenir.</translation>
    </message>
</context>
<context>
    <name>SetupCard</name>
    <message>
        <source>Before it begins</source>
        <translation>Avant de commencer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Step %1: %2, done</source>
        <translation>Étape %1 : %2, fait</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1 : %2</translation>
    </message>
</context>
<context>
    <name>SetupListSheet</name>
    <message>
        <source>Choose a list</source>
        <translation>Choisir une liste</translation>
    </message>
    <message>
        <source>There is no list of this game yet.</source>
        <translation>Il n’y a pas encore de liste pour ce jeu.</translation>
    </message>
    <message>
        <source>Make a new list</source>
        <translation>Créer une liste</translation>
    </message>
</context>
<context>
    <name>SetupSideCard</name>
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
        <source>Choose a list</source>
        <translation>Choisir une liste</translation>
    </message>
    <message>
        <source>List of %1: %2</source>
        <translation>Liste de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>pas encore</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SheetUnit</name>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Sample: invented, not from the game&apos;s own cards.</source>
        <translation>Exemple&#xa0;: inventé, ne vient pas des cartes du jeu.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>Draft: %Ln thing to fix before it is legal.</source>
        <comment>exactly one</comment>
        <translation>
            <numerusform>Brouillon&#xa0;: %Ln point à corriger pour que l’armée soit légale.</numerusform>
            <numerusform>Brouillon&#xa0;: %Ln points à corriger pour que l’armée soit légale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %Ln things to fix before it is legal.</source>
        <translation>
            <numerusform>Brouillon&#xa0;: %Ln point à corriger pour que l’armée soit légale.</numerusform>
            <numerusform>Brouillon&#xa0;: %Ln points à corriger pour que l’armée soit légale.</numerusform>
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
        <translation>%1, de la part de %2</translation>
    </message>
</context>
<context>
    <name>SideForces</name>
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
        <source>%Ln lost</source>
        <comment>pieces of a side</comment>
        <translation>
            <numerusform>%Ln perdue</numerusform>
            <numerusform>%Ln perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>peut agir</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Plus sur %1</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
    </message>
</context>
<context>
    <name>SkillSheet</name>
    <message>
        <source>Add a skill</source>
        <translation>Ajouter une Compétence</translation>
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
    <name>SkillWords</name>
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
</context>
<context>
    <name>StatCell</name>
    <message>
        <source>Shows the rule</source>
        <translation>Montre la règle</translation>
    </message>
</context>
<context>
    <name>StateChip</name>
    <message>
        <source>Shows the rule</source>
        <translation>Montre la règle</translation>
    </message>
</context>
<context>
    <name>Storage</name>
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
        <translation>%1 ne peut être ni lu ni écrit : son disque a peut-être été retiré, ou l’accès est interdit.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The folder %1 is not there and can’t be made.</source>
        <translation>Le dossier %1 n’existe pas et ne peut pas être créé.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no file of Adjutant’s.</source>
        <translation>%1 est endommagé, ou n’est pas un fichier d’Adjutant.</translation>
    </message>
    <message>
        <source>The army list “%1” can’t be read.</source>
        <translation>La liste d’armée « %1 » ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The last change of “%1” can’t be saved as it is.</source>
        <translation>La dernière modification de « %1 » ne peut pas être enregistrée telle quelle.</translation>
    </message>
    <message>
        <source>This army list is not there any more.</source>
        <translation>Cette liste d’armée n’existe plus.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Cette partie n’existe plus.</translation>
    </message>
    <message>
        <source>There is a match of the same id already.</source>
        <translation>Il y a déjà une partie avec le même identifiant.</translation>
    </message>
    <message>
        <source>%1 is not a backup of Adjutant’s.</source>
        <translation>%1 n’est pas une sauvegarde d’Adjutant.</translation>
    </message>
    <message>
        <source>Make it, or choose another folder in the settings.</source>
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
        <source>It is kept as it is. A backup may have it whole.</source>
        <translation>Il est gardé tel quel. Une sauvegarde l’a peut-être en entier.</translation>
    </message>
    <message>
        <source>Shorten its names and notes, or undo the change.</source>
        <translation>Raccourcissez ses noms et ses notes, ou annulez la modification.</translation>
    </message>
    <message>
        <source>Look for it in the bin, and among the backups in the settings.</source>
        <translation>Cherchez-la dans la corbeille, et parmi les sauvegardes dans les réglages.</translation>
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
        <source>%1 can’t be used and is left as it is (%2).</source>
        <translation>%1 ne peut pas être utilisé et est laissé tel quel (%2).</translation>
    </message>
    <message>
        <source>A file was set aside (%2): it lies in %1 now. What was read of it before was saved in its place.</source>
        <translation>Un fichier a été mis de côté (%2) : il est maintenant dans %1. Ce qui en avait été lu a été enregistré à sa place.</translation>
    </message>
    <message>
        <source>%1 was gone. It was written again as it was open here.</source>
        <translation>%1 avait disparu. Il a été réécrit tel qu’il était ouvert ici.</translation>
    </message>
    <message>
        <source>%1 is shorter than it was: the last steps of the match may be missing. A backup may have them.</source>
        <translation>%1 est plus court qu’avant : les dernières étapes de la partie manquent peut-être. Une sauvegarde les a peut-être.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t be put in its place yet, though others are in theirs.</source>
        <translation>%1 ne peut pas encore être mis à sa place, alors que d’autres le sont déjà.</translation>
    </message>
    <message>
        <source>The rest follows when Adjutant starts the next time.</source>
        <translation>Le reste suivra au prochain démarrage d’Adjutant.</translation>
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
        <source>More for the match</source>
        <translation>Autres actions sur la partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Mark as abandoned</source>
        <translation>Marquer comme abandonnée</translation>
    </message>
    <message>
        <source>You can go on with it later all the same</source>
        <translation>Vous pourrez la reprendre plus tard malgré tout</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Kept in the bin for 30 days</source>
        <translation>Gardée 30 jours dans la corbeille</translation>
    </message>
    <message>
        <source>%1 was put in the bin.</source>
        <translation>%1&#xa0;: mis à la corbeille.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Montrer la bataille</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
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
        <source>Army left, in %1</source>
        <comment>what armies are counted in</comment>
        <translation>Armée restante, en %1</translation>
    </message>
    <message>
        <source>Army left</source>
        <translation>Armée restante</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>what armies are counted in</comment>
        <translation>Perdu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 where %4 was expected, %5</source>
        <translation>%1, %2 : %3 pour %4 attendus, %5</translation>
    </message>
    <message>
        <source>Lucky: better than %1 of matches</source>
        <translation>Chance : mieux que %1 des parties</translation>
    </message>
    <message>
        <source>Unlucky: worse than %1 of matches</source>
        <translation>Malchance : moins bien que %1 des parties</translation>
    </message>
    <message>
        <source>As expected</source>
        <translation>Comme attendu</translation>
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
        <translation>%1 %L2 sur %L3</translation>
    </message>
    <message>
        <source>left</source>
        <comment>pieces of a side</comment>
        <translation>restants</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>what is left of a list, and in what it is counted</comment>
        <translation>%1 sur %2 %3</translation>
    </message>
    <message>
        <source>Allowed anyway: %1</source>
        <translation>Admis quand même : %1</translation>
    </message>
</context>
<context>
    <name>TableCourse</name>
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
</context>
<context>
    <name>TableEndSheet</name>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Everything is in the history: every step, how it stood, and how lucky the dice were.</source>
        <translation>Tout est dans l’historique&#xa0;: chaque étape, l’état de la table et la chance aux dés.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Read the story</source>
        <translation>Lire le récit</translation>
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
        <source>Only you know how %Ln condition(s) stand: say so with the goals, and the points follow.</source>
        <translation>
            <numerusform>Pour %Ln condition, vous seuls savez où elle en est&#xa0;: indiquez-le avec les buts, et les points suivent.</numerusform>
            <numerusform>Pour %Ln conditions, vous seuls savez où elles en sont&#xa0;: indiquez-le avec les buts, et les points suivent.</numerusform>
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
        <source>Everything is in the history: every step, and how it stood.</source>
        <translation>Tout est dans l’historique : chaque étape et l’état de la table.</translation>
    </message>
</context>
<context>
    <name>TableLogSheet</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Undone. Tap to go on from here.</source>
        <translation>Annulé. Touchez pour continuer d’ici.</translation>
    </message>
    <message>
        <source>Corrected by the players</source>
        <translation>Corrigé par les joueurs</translation>
    </message>
</context>
<context>
    <name>TableLuckSheet</name>
    <message>
        <source>Luck so far</source>
        <translation>La chance jusqu’ici</translation>
    </message>
    <message>
        <source>The odds are being worked out…</source>
        <translation>Calcul des probabilités…</translation>
    </message>
    <message>
        <source>No roll with odds has been made yet.</source>
        <translation>Aucun jet avec probabilités pour l’instant.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TableMenuSheet</name>
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
        <source>Copy the story</source>
        <translation>Copier le récit</translation>
    </message>
    <message>
        <source>End without a result</source>
        <translation>Terminer sans résultat</translation>
    </message>
    <message>
        <source>It stays in the history, and can be gone on with.</source>
        <translation>Elle reste dans l’historique et peut être reprise.</translation>
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
        <source>Large controls, for arm&apos;s length</source>
        <translation>Grandes commandes, à bout de bras</translation>
    </message>
    <message>
        <source>The same way up for both players</source>
        <translation>Même sens pour les deux joueurs</translation>
    </message>
    <message>
        <source>Turn round for the player opposite</source>
        <translation>Retourner pour le joueur d’en face</translation>
    </message>
    <message>
        <source>Tap again to end without a result</source>
        <translation>Touchez encore pour terminer sans résultat</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Le dernier jet</translation>
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
        <source>Runs for the side that is to act, and rests while both decide.</source>
        <translation>Tourne pour le camp qui doit jouer et s’arrête quand les deux décident.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No match is open</source>
        <translation>Aucune partie ouverte</translation>
    </message>
    <message>
        <source>Begin one with your lists, or open one of the history.</source>
        <translation>Commencez-en une avec vos listes, ou ouvrez-en une de l’historique.</translation>
    </message>
    <message>
        <source>The story was copied.</source>
        <translation>Le récit a été copié.</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Tap somebody to see what they can do.</source>
        <translation>Touchez une figurine pour voir ce qu’elle peut faire.</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
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
    <name>TableSetupPage</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>TallyCard</name>
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
    <name>TallyLine</name>
    <message>
        <source>%1 won · %2 drawn · %3 lost</source>
        <translation>Gagnées&#xa0;: %1 · nulles&#xa0;: %2 · perdues&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>TextArea</name>
    <message>
        <source>This is too long: %L1 kB, and at most %L2 kB are read. Nothing was pasted.</source>
        <translation>C’est trop long&#xa0;: %L1 ko, et %L2 ko au plus sont lus. Rien n’a été collé.</translation>
    </message>
    <message>
        <source>%1… (%L2 kB pasted)</source>
        <translation>%1… (%L2 ko collés)</translation>
    </message>
    <message>
        <source>Empty the box</source>
        <translation>Vider le champ</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>%1 · at most %L2 letters</source>
        <translation>%1 · au plus %L2 lettres</translation>
    </message>
    <message>
        <source>At most %L1 letters</source>
        <translation>Au plus %L1 lettres</translation>
    </message>
</context>
<context>
    <name>TextExport</name>
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
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This is too long: at most %L1 letters are kept.</source>
        <translation>C’est trop long&#xa0;: %L1 lettres au plus sont gardées.</translation>
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
    <name>TurnsCard</name>
    <message>
        <source>Turning points</source>
        <translation>Les moments décisifs</translation>
    </message>
    <message>
        <source>%1. %2. Show the table at that point</source>
        <comment>deed, what it brought</comment>
        <translation>%1. %2. Montrer la table juste après</translation>
    </message>
</context>
<context>
    <name>UnitPanel</name>
    <message>
        <source>Nothing that it can do now.</source>
        <translation>Rien à faire pour le moment.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
    </message>
    <message>
        <source>Hide the corrections</source>
        <translation>Masquer les corrections</translation>
    </message>
    <message>
        <source>Correct something</source>
        <translation>Corriger quelque chose</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Close without saving?</source>
        <translation>Fermer sans enregistrer ?</translation>
    </message>
    <message>
        <source>The last changes could not be saved yet. They are lost when this window closes.</source>
        <translation>Les dernières modifications n’ont pas encore pu être enregistrées. Elles seront perdues à la fermeture de cette fenêtre.</translation>
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
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>At most %L1 letters</source>
        <translation>%L1 lettres au plus</translation>
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
        <source>The page could not be drawn; nothing was saved.</source>
        <translation>La page n’a pas pu être dessinée&#xa0;; rien n’a été enregistré.</translation>
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
    <name>adjutant::Bin</name>
    <message>
        <source>kept at least until %1</source>
        <translation>se garde au moins jusqu’au %1</translation>
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
    <name>adjutant::FileChoice</name>
    <message>
        <source>Import an army</source>
        <translation>Importer une armée</translation>
    </message>
    <message>
        <source>Armies (*.yaml *.yml *.json *.txt);;All files (*)</source>
        <translation>Armées (*.yaml *.yml *.json *.txt);;Tous les fichiers (*)</translation>
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
        <translation>chances</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
</context>
<context>
    <name>adjutant::LatestMatch</name>
    <message>
        <source>Round %L1 · %2</source>
        <translation>Manche %L1 · %2</translation>
    </message>
</context>
<context>
    <name>adjutant::ListEditor</name>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1&#xa0;: ajout</translation>
    </message>
    <message>
        <source>%1: card</source>
        <translation>%1&#xa0;: carte</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1&#xa0;: retrait</translation>
    </message>
    <message>
        <source>%1 duplicated</source>
        <translation>%1&#xa0;: copie</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1&#xa0;: déplacement</translation>
    </message>
    <message>
        <source>%1 renamed</source>
        <translation>%1&#xa0;: nouveau nom</translation>
    </message>
    <message>
        <source>%1: notes</source>
        <translation>%1&#xa0;: notes</translation>
    </message>
    <message>
        <source>list renamed</source>
        <translation>nom de la liste</translation>
    </message>
    <message>
        <source>list&apos;s notes</source>
        <translation>notes de la liste</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>%1&#xa0;: taille %2</translation>
    </message>
    <message>
        <source>%1: option chosen</source>
        <translation>%1&#xa0;: option choisie</translation>
    </message>
    <message>
        <source>%1: option dropped</source>
        <translation>%1&#xa0;: option retirée</translation>
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
        <source>%1 is gone: it was deleted.</source>
        <translation>%1 n’est plus là : elle a été supprimée.</translation>
    </message>
    <message>
        <source>This list has changed meanwhile. It is shown as it is now.</source>
        <translation>Cette liste a changé entre-temps. Elle est montrée telle qu’elle est maintenant.</translation>
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
        <source>This list could not be imported: it is of &quot;%1 / %2&quot;, which this Adjutant doesn&apos;t know. Nothing was changed.</source>
        <translation>Cette liste n’a pas pu être importée&#xa0;: elle est de «&#xa0;%1 / %2&#xa0;», que cet Adjutant ne connaît pas. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Imported list</source>
        <translation>Liste importée</translation>
    </message>
    <message>
        <source>Your notes and house rules are not shown and can&apos;t be changed. %1</source>
        <translation>Vos notes et règles maison ne sont ni affichées ni modifiables. %1</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: &quot;adjutant-cli check&quot; tells all faults of a folder.</source>
        <translation>
            <numerusform>Et %Ln autre : « adjutant-cli check » donne toutes les fautes d’un dossier.</numerusform>
            <numerusform>Et %Ln autres : « adjutant-cli check » donne toutes les fautes d’un dossier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::ListSharing</name>
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
            <numerusform>%n fichier n’a pas pu être importé&#xa0;; rien de ce que vous aviez n’a changé.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être importés&#xa0;; rien de ce que vous aviez n’a changé.</numerusform>
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
        <source>This match can&apos;t be read: %1</source>
        <translation>Cette partie est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Notes are kept up to %L1 kB; what is behind that is not.</source>
        <translation>Les notes sont gardées jusqu’à %L1 ko ; la suite ne l’est pas.</translation>
    </message>
    <message>
        <source>Not all photos were added: a match has at most %L1, with paths of at most %L2 letters.</source>
        <translation>Toutes les photos n’ont pas été ajoutées : une partie en a au plus %L1, avec des chemins d’au plus %L2 lettres.</translation>
    </message>
</context>
<context>
    <name>adjutant::OddsController</name>
    <message>
        <source>There is no answer to this question.</source>
        <translation>Cette question n’a pas de réponse.</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Toute la liste</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>%1 together</source>
        <comment>how many of a Unit</comment>
        <translation>%1 ensemble</translation>
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
        <translation>Le fichier %1 n’a pas pu être supprimé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::Rulebook</name>
    <message>
        <source>For now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>This is too long: at most %L1 letters are kept.</source>
        <translation>C’est trop long&#xa0;: %L1 lettres au plus sont gardées.</translation>
    </message>
</context>
<context>
    <name>adjutant::RunningTable</name>
    <message>
        <source>This match can&apos;t be read: %1</source>
        <translation>Cette partie est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Playing on begins a new file; the damaged one is kept.</source>
        <translation>Continuer commence un nouveau fichier ; le fichier endommagé est conservé.</translation>
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
        <source>Folder for armies and your own files</source>
        <translation>Dossier des armées et de vos fichiers</translation>
    </message>
    <message>
        <source>%1, taken by itself before a change</source>
        <translation>%1, faite d’elle-même avant un changement</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: %1 is no file, or not yours to read. What you choose here is kept until you close Adjutant.</source>
        <translation>Vos réglages ne peuvent pas être lus : %1 n’est pas un fichier, ou vous n’avez pas le droit de le lire. Ce que vous choisissez ici est gardé jusqu’à la fermeture d’Adjutant.</translation>
    </message>
    <message>
        <source>Your settings could not be read. Adjutant starts with those it comes with; the old file is kept as %1.</source>
        <translation>Vos réglages n’ont pas pu être lus. Adjutant démarre avec ceux d’origine ; l’ancien fichier est gardé sous %1.</translation>
    </message>
</context>
<context>
    <name>adjutant::TableAims</name>
    <message>
        <source>to the edge of its reach</source>
        <translation>jusqu’au bord de sa portée</translation>
    </message>
</context>
<context>
    <name>adjutant::TableController</name>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli : %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagné par %1</translation>
    </message>
    <message>
        <source>To act: %1</source>
        <translation>À jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Manche %L1</translation>
    </message>
</context>
<context>
    <name>adjutant::TableForm</name>
    <message>
        <source>There is no room on the disk for what is entered here. Until it is confirmed it is lost if Adjutant ends.</source>
        <translation>Le disque n’a pas de place pour ce qui est saisi ici. Tant que ce n’est pas confirmé, c’est perdu si Adjutant s’arrête.</translation>
    </message>
</context>
<context>
    <name>adjutant::TableLog</name>
    <message>
        <source>very lucky</source>
        <translation>très chanceux</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>chanceux</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>très malchanceux</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>malchanceux</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>comme prévu</translation>
    </message>
    <message numerus="yes">
        <source>%1 where %2 was expected, in %n roll(s)</source>
        <translation>
            <numerusform>%1 au lieu de %2 attendus, en %n jet</numerusform>
            <numerusform>%1 au lieu de %2 attendus, en %n jets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::TableScene</name>
    <message>
        <source>Forces</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
</context>
<context>
    <name>adjutant::TableSetup</name>
    <message>
        <source>%1 has no list yet.</source>
        <translation>%1 n’a pas encore de liste.</translation>
    </message>
    <message>
        <source>%1 still has questions to answer.</source>
        <translation>Il reste une question pour %1.</translation>
    </message>
    <message>
        <source>Questions about the match are still open.</source>
        <translation>Il reste une question sur la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready list</source>
        <translation>Liste prête</translation>
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
        <source>2D6 and 1D%1, the two highest count</source>
        <translation>2D6 et 1D%1, les deux plus hauts comptent</translation>
    </message>
    <message>
        <source>2D6 and 1D%1, the two lowest count</source>
        <translation>2D6 et 1D%1, les deux plus bas comptent</translation>
    </message>
    <message>
        <source>neither advantage nor disadvantage</source>
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
        <translation>Jeter l’initiative</translation>
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
        <translation>Attaque</translation>
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
        <translation>Jeter une sauvegarde</translation>
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
        <translation>Changer les points de vie</translation>
    </message>
    <message>
        <source>Change effects</source>
        <translation>Changer les états</translation>
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
        <source>Together %1</source>
        <translation>En tout %1</translation>
    </message>
    <message>
        <source>%1 or more succeeds</source>
        <translation>%1 ou plus réussit</translation>
    </message>
    <message>
        <source>%1 on the dice, with %2 added, reaches %3</source>
        <translation>%1 aux dés, avec %2, atteint %3</translation>
    </message>
    <message>
        <source>%1 to succeed: %2</source>
        <translation>%1 de réussir&#xa0;: %2</translation>
    </message>
    <message>
        <source>Total of the dice that count</source>
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
        <translation>Chance d’atteindre un seuil, selon les sources nettes</translation>
    </message>
    <message>
        <source>Target number down, advantage (+) and disadvantage (−) across</source>
        <translation>Seuil en lignes, avantage (+) et désavantage (−) en colonnes</translation>
    </message>
    <message>
        <source>Further sources of advantage</source>
        <translation>Autres sources d’avantage</translation>
    </message>
    <message>
        <source>Further sources of disadvantage</source>
        <translation>Autres sources de désavantage</translation>
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
        <source>Tier of the attacker</source>
        <translation>Rang de l’attaquant</translation>
    </message>
    <message>
        <source>Tier of the target</source>
        <translation>Rang de la cible</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>Every target number</source>
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
        <source>They aren&apos;t counted here</source>
        <translation>Ils ne sont pas comptés ici</translation>
    </message>
    <message>
        <source>Movement powers of its own</source>
        <translation>Pouvoirs de mouvement propres</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <translation>Plus de points de vie</translation>
    </message>
    <message>
        <source>%1 (save)</source>
        <translation>%1 (sauvegarde)</translation>
    </message>
    <message>
        <source>Seized the initiative</source>
        <translation>A saisi l’initiative</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Se défend</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Désengagé</translation>
    </message>
    <message>
        <source>Delays</source>
        <translation>Retarde</translation>
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
        <source>Delays until it acts</source>
        <translation>Retarde jusqu’à ce qu’il agisse</translation>
    </message>
    <message>
        <source>Delayed after %1</source>
        <translation>Retardé après %1</translation>
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
        <source>Saves of the End Phase: 7 or more</source>
        <translation>Sauvegardes de la phase de fin&#xa0;: 7 ou plus</translation>
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
        <translation>%1&#xa0;: jetée</translation>
    </message>
    <message>
        <source>%1: to be rolled</source>
        <translation>%1&#xa0;: à jeter</translation>
    </message>
    <message>
        <source>None found; add any others</source>
        <translation>Aucune n’est connue&#xa0;: dites celles qu’il y a</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Beside what is known: %1</source>
        <translation>En plus de celles connues&#xa0;: %1</translation>
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
        <source>nobody comes after %1</source>
        <translation>personne ne vient après %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t come after %2</source>
        <translation>%1 ne vient pas après %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 attaque %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
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
        <source>Who delays</source>
        <translation>Qui retarde</translation>
    </message>
    <message>
        <source>After the turn of</source>
        <translation>Après le tour de</translation>
    </message>
    <message>
        <source>Decide later, between two turns</source>
        <translation>Décider plus tard, entre deux tours</translation>
    </message>
    <message>
        <source>%1 delays until after %2</source>
        <translation>%1 retarde jusqu’après %2</translation>
    </message>
    <message>
        <source>%1 delays</source>
        <translation>%1 retarde</translation>
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
        <source>it belongs to the %1, and this is the %2</source>
        <translation>cela se fait en&#xa0;: %1&#xa0;; en ce moment&#xa0;: %2</translation>
    </message>
    <message>
        <source>The log doesn&apos;t say which</source>
        <translation>Le journal ne dit pas lequel</translation>
    </message>
    <message>
        <source>%1 has moved in this round</source>
        <translation>%1 s’est déplacé dans cette manche</translation>
    </message>
    <message>
        <source>%1 has acted in this round</source>
        <translation>%1 a agi dans cette manche</translation>
    </message>
    <message>
        <source>%1 waits for the end of another&apos;s turn</source>
        <translation>%1 attend la fin du tour d’un autre</translation>
    </message>
    <message>
        <source>%1 is not in the order of this round</source>
        <translation>%1 n’est pas dans l’ordre de cette manche</translation>
    </message>
    <message>
        <source>it is the turn of %1, not of %2</source>
        <translation>c’est le tour de %1, pas de %2</translation>
    </message>
    <message>
        <source>the card of %1 has no hit points: its players count them</source>
        <translation>la carte de %1 n’a pas de points de vie&#xa0;: ses joueurs les comptent</translation>
    </message>
    <message>
        <source>A save of the End Phase decides</source>
        <translation>Une sauvegarde en phase de fin décide</translation>
    </message>
    <message>
        <source>A success sustains it instead of ending it</source>
        <translation>Une réussite le maintient au lieu d’y mettre fin</translation>
    </message>
    <message>
        <source>nobody has more than %1 effects at once</source>
        <translation>personne n’a plus de %1 états à la fois</translation>
    </message>
    <message>
        <source>Change of hit points</source>
        <translation>Changement de points de vie</translation>
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
        <source>One is taken away</source>
        <translation>On en retire un</translation>
    </message>
    <message>
        <source>Effect that is over</source>
        <translation>État qui cesse</translation>
    </message>
    <message>
        <source>%1: %2 is over</source>
        <translation>%1&#xa0;: %2 cesse</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>The battle ends without a winner</source>
        <translation>Le combat finit sans vainqueur</translation>
    </message>
    <message>
        <source>The battle is won: %1</source>
        <translation>Le combat est gagné&#xa0;: %1</translation>
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
        <source>its save of this End Phase is rolled</source>
        <translation>sa sauvegarde de cette phase de fin est jetée</translation>
    </message>
    <message>
        <source>Saves that are not rolled: %1</source>
        <translation>Sauvegardes non jetées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Those who have not moved: %1</source>
        <translation>Ne se sont pas déplacés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Those who have not acted: %1</source>
        <translation>N’ont pas agi&#xa0;: %1</translation>
    </message>
    <message>
        <source>the Initiative Phase ends when everybody has rolled</source>
        <translation>la phase d’initiative s’achève quand chacun a jeté</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>La manche %1 commence</translation>
    </message>
    <message>
        <source>The %1 begins</source>
        <translation>%1&#xa0;: début</translation>
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
        <source>2D6 of everybody</source>
        <translation>2D6 de chacun</translation>
    </message>
    <message>
        <source>Enter the totals instead</source>
        <translation>Saisir plutôt les totaux</translation>
    </message>
    <message>
        <source>Total of %1</source>
        <translation>Total de %1</translation>
    </message>
    <message>
        <source>2D6: %1, INT and AGI: %2</source>
        <translation>2D6&#xa0;: %1, INT et AGI&#xa0;: %2</translation>
    </message>
    <message>
        <source>It is not in the orders of this round</source>
        <translation>Il n’est pas dans les ordres de cette manche</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>the tie of %1 is not broken: each rolls a D6, and those who are equal another</source>
        <translation>l’égalité de %1 n’est pas départagée&#xa0;: chacun jette un D6, et ceux qui restent à égalité un autre</translation>
    </message>
    <message>
        <source>Tie: D6 of %1 (roll %2)</source>
        <translation>Égalité&#xa0;: D6 de %1 (jet %2)</translation>
    </message>
    <message>
        <source>Initiative of round %1</source>
        <translation>Initiative de la manche %1</translation>
    </message>
    <message>
        <source>Round %1: %2 move in this order</source>
        <translation>Manche %1&#xa0;: se déplacent dans cet ordre&#xa0;: %2</translation>
    </message>
    <message>
        <source>They battle in this order: %1</source>
        <translation>Ils agissent dans cet ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has moved: who seizes the initiative does so before it moves</source>
        <translation>%1 s’est déplacé&#xa0;: on saisit l’initiative avant de se déplacer</translation>
    </message>
    <message>
        <source>%1 has seized the initiative already</source>
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
        <source>%1 moves first and acts last, and whoever attacks it has advantage until the round ends</source>
        <translation>%1 se déplace le premier et agit le dernier&#xa0;; quiconque l’attaque a l’avantage jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>%1 seizes the initiative</source>
        <translation>%1 saisit l’initiative</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Qui se déplace</translation>
    </message>
    <message>
        <source>Difficult terrain: each square of it costs two</source>
        <translation>Terrain difficile&#xa0;: chaque case en coûte deux</translation>
    </message>
    <message>
        <source>%1 is Slowed: it loses the squares it has left, and its move ends</source>
        <translation>%1 est Ralenti&#xa0;: il perd les cases qui lui restent et son déplacement s’arrête</translation>
    </message>
    <message>
        <source>Opportunity attacks</source>
        <translation>Attaques d’opportunité</translation>
    </message>
    <message>
        <source>Of everybody beside a square that it leaves</source>
        <translation>De chacun à côté d’une case qu’il quitte</translation>
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
        <source>nobody here is called %1</source>
        <translation>personne ici ne s’appelle %1</translation>
    </message>
    <message>
        <source>%1 is on the side of %2</source>
        <translation>%1 est du côté de %2</translation>
    </message>
    <message>
        <source>Hit points that %1 loses</source>
        <translation>Points de vie que perd %1</translation>
    </message>
    <message>
        <source>They stay as they are</source>
        <translation>Ils restent tels quels</translation>
    </message>
    <message>
        <source>an effect has a name</source>
        <translation>un effet a un nom</translation>
    </message>
    <message>
        <source>%1 has no effects</source>
        <translation>%1 n’a aucun effet</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>2D6 with INT and AGI (%1) added</source>
        <translation>2D6 plus INT et AGI (%1)</translation>
    </message>
    <message>
        <source>%1 provokes no opportunity attacks</source>
        <translation>%1 ne provoque pas d’attaque d’opportunité</translation>
    </message>
</context>
<context>
    <name>ask</name>
    <message>
        <source>there is nothing to undo or redo</source>
        <translation>il n’y a rien à annuler ni à rétablir</translation>
    </message>
    <message>
        <source>the match goes back and forth too often</source>
        <translation>la partie va et vient trop souvent</translation>
    </message>
    <message>
        <source>nothing asks for this any more</source>
        <translation>plus rien ne demande cela</translation>
    </message>
    <message>
        <source>something is still to be answered</source>
        <translation>il reste une réponse à donner</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>it takes %1 answers at most</source>
        <translation>%1 réponses au plus</translation>
    </message>
    <message>
        <source>%1: %2 is needed</source>
        <translation>%1&#xa0;: il faut %2</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>une réponse</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Laissé ouvert</translation>
    </message>
    <message>
        <source>%1: nothing to choose here is called &apos;%2&apos;</source>
        <translation>%1&#xa0;: rien à choisir ici ne s’appelle «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1: nothing to choose here is called &apos;%2&apos;; did you mean &apos;%3&apos;?</source>
        <translation>%1&#xa0;: rien à choisir ici ne s’appelle «&#xa0;%2&#xa0;»&#xa0;; vouliez-vous dire «&#xa0;%3&#xa0;»&#xa0;?</translation>
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
        <source>each of them once</source>
        <translation>chacun une seule fois</translation>
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
        <source>a spot from %1, %2 to %3, %4</source>
        <translation>un endroit de %1, %2 à %3, %4</translation>
    </message>
    <message>
        <source>an id of small letters, digits and dashes</source>
        <translation>un identifiant en minuscules, chiffres et tirets</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>un texte d’au plus %1 octets</translation>
    </message>
    <message>
        <source>rows with keys of their own</source>
        <translation>des lignes avec leurs propres clés</translation>
    </message>
    <message>
        <source>a list of %1 to %2 rows</source>
        <translation>une liste de %1 à %2 lignes</translation>
    </message>
    <message>
        <source>nothing asks for &apos;%1&apos;</source>
        <translation>rien ne demande «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Unfinished action cancelled: %1</source>
        <translation>Ce qui attend encore une réponse est abandonné&#xa0;: %1</translation>
    </message>
    <message>
        <source>no command is called &apos;%1&apos;; there are: %2</source>
        <translation>aucune commande ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>no command is called &apos;%1&apos;; there are: %2; did you mean &apos;%3&apos;?</source>
        <translation>aucune commande ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2&#xa0;; vouliez-vous dire «&#xa0;%3&#xa0;»&#xa0;?</translation>
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
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>halved by Dodge %1, equal to Precision and higher in the tie-breaker = %2</source>
        <translation>divisés par deux par Esquive %1, égale à la Précision et devant au départage = %2</translation>
    </message>
    <message>
        <source>not halved: Precision %1, equal to Dodge, is higher in the tie-breaker</source>
        <translation>non divisés&#xa0;: Précision %1, égale à l’Esquive, est devant au départage</translation>
    </message>
    <message>
        <source>halved by Dodge %1 against Precision %2 = %3</source>
        <translation>divisés par deux par Esquive %1 contre Précision %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>No battle is under way</source>
        <translation>Aucune bataille en cours</translation>
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
        <source>Battle turn of %1</source>
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
        <source>The order is known when the cards are revealed</source>
        <translation>L’ordre sera connu quand les cartes seront révélées</translation>
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
        <source>Covered attack card</source>
        <translation>Carte d’attaque cachée</translation>
    </message>
    <message>
        <source>Covered defense card</source>
        <translation>Carte de défense cachée</translation>
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
        <source>Cards of %1</source>
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
        <source>By the bandits&apos; pattern</source>
        <translation>Selon le schéma des bandits</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>Cible&#xa0;: %1</translation>
    </message>
    <message>
        <source>No knight is left: nobody wins</source>
        <translation>Il ne reste aucun chevalier&#xa0;: personne ne gagne</translation>
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
        <source>Turn of %1 at Delay %2</source>
        <translation>Tour de %1 au Délai %2</translation>
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
        <source>nobody is attacked</source>
        <translation>personne n’est attaqué</translation>
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
        <source>players/%1/id: &apos;%2&apos; is there twice</source>
        <translation>players/%1/id&#xa0;: «&#xa0;%2&#xa0;» y figure deux fois</translation>
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
        <source>%1 picks &apos;%2&apos; for both sides; the cards must be two different ones</source>
        <translation>%1 prend «&#xa0;%2&#xa0;» des deux côtés&#xa0;; il faut deux cartes différentes</translation>
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
        <source>The most frequent pairs: %1 of %2 against %3 of %4</source>
        <translation>Les paires les plus fréquentes&#xa0;: %1 (%2) contre %3 (%4)</translation>
    </message>
    <message>
        <source>%1 leads by %2 points</source>
        <translation>Avance de %1, en points&#xa0;: %2</translation>
    </message>
    <message>
        <source>Best reply of %1 to the guess: %2</source>
        <translation>Meilleure réponse de %1 à l’hypothèse&#xa0;: %2</translation>
    </message>
    <message>
        <source>it leads by %1 points on average</source>
        <translation>avance moyenne, en points&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 leads by %2 points on average, if both pick as well as can be</source>
        <translation>Avance moyenne de %1, en points, si les deux choisissent au mieux&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 pairs of %2 against %3 of %4</source>
        <translation>%1 paires (%2) contre %3 (%4)</translation>
    </message>
    <message>
        <source>Lead of %1 (attack / defense card)</source>
        <translation>Avance de %1 (carte d’attaque / de défense)</translation>
    </message>
    <message>
        <source>A guess of what the second player picks</source>
        <translation>Hypothèse sur le choix du second joueur</translation>
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
        <source>%1/hand: %2 cards make %3 pairs; at most %4 cards (%5 pairs) are computed</source>
        <translation>%1/hand&#xa0;: %2 cartes font %3 paires&#xa0;; le calcul va jusqu’à %4 cartes (%5 paires)</translation>
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
        <source>there is no battle</source>
        <translation>il n’y a pas de bataille</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>blessures&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 left the board: it is taken to be back from its Castle, unhurt</source>
        <translation>%1 a quitté le plateau&#xa0;: on considère qu’il revient de son Château, indemne</translation>
    </message>
    <message>
        <source>another battle is not over yet</source>
        <translation>une autre bataille n’est pas encore finie</translation>
    </message>
    <message>
        <source>Knights on the tile</source>
        <translation>Chevaliers sur la tuile</translation>
    </message>
    <message>
        <source>The order of the players</source>
        <translation>L’ordre des joueurs</translation>
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
        <source>%1 has chosen</source>
        <translation>%1 a choisi</translation>
    </message>
    <message>
        <source>%1 chooses two cards</source>
        <translation>%1 choisit deux cartes</translation>
    </message>
    <message>
        <source>The hand is empty: the discards come back first</source>
        <translation>La main est vide&#xa0;: la défausse est d’abord reprise en main</translation>
    </message>
    <message>
        <source>The last card of the hand is one of the two; then the discards come back for the other</source>
        <translation>La dernière carte en main est l’une des deux&#xa0;; la défausse est ensuite reprise en main pour l’autre</translation>
    </message>
    <message>
        <source>%1 takes the discards back and has chosen</source>
        <translation>%1 reprend sa défausse en main et a choisi</translation>
    </message>
    <message>
        <source>%1: bandits never ally</source>
        <translation>%1&#xa0;: les bandits ne s’allient jamais</translation>
    </message>
    <message>
        <source>%1 has an ally already</source>
        <translation>%1 a déjà un allié</translation>
    </message>
    <message>
        <source>no two sides of this battle are left to ally</source>
        <translation>il ne reste pas deux camps de cette bataille qui puissent s’allier</translation>
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
        <source>%1 attacks with %2 (%3) and defends with %4 (%5)</source>
        <translation>%1 attaque avec %2 (%3) et défend avec %4 (%5)</translation>
    </message>
    <message>
        <source>the cards are revealed already</source>
        <translation>les cartes sont déjà révélées</translation>
    </message>
    <message>
        <source>not all have chosen: %1</source>
        <translation>tous n’ont pas encore choisi&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is an ally&apos;s</source>
        <translation>%1 appartient à un allié</translation>
    </message>
    <message>
        <source>%1 is out and is not attacked</source>
        <translation>%1 est hors de combat et ne peut plus être pris pour cible</translation>
    </message>
    <message>
        <source>It has no target of its own</source>
        <translation>Aucune cible ne lui a été donnée</translation>
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
        <source>%1 deals %n wound(s) to %2: %3</source>
        <translation>
            <numerusform>%1 inflige %n blessure à %2&#xa0;: %3</numerusform>
            <numerusform>%1 inflige %n blessures à %2&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 attacks nobody</source>
        <translation>%1 n’attaque personne</translation>
    </message>
    <message>
        <source>battle turns are left</source>
        <translation>il reste des tours de bataille</translation>
    </message>
    <message>
        <source>No knight is left: nobody wins the battle</source>
        <translation>Il ne reste aucun chevalier&#xa0;: personne ne gagne la bataille</translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <translation>Victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2</source>
        <translation>Corrigé&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Begin a battle</source>
        <translation>Engager une bataille</translation>
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
        <source>Finish the match</source>
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
        <source>%1/%2/id: &apos;%3&apos; is there twice; each card of a hand has an id of its own</source>
        <translation>%1/%2/id&#xa0;: «&#xa0;%3&#xa0;» y figure deux fois&#xa0;; chaque carte d’une main a son propre identifiant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Bandits choose targets by their pattern and never ally</source>
        <translation>Les bandits choisissent leurs cibles selon leur schéma et ne s’allient jamais</translation>
    </message>
    <message>
        <source>Battle with picked cards</source>
        <translation>Bataille avec les cartes choisies</translation>
    </message>
    <message>
        <source>Which cards to pick</source>
        <translation>Quelles cartes choisir</translation>
    </message>
    <message>
        <source>players/%1/ally: an alliance has two players</source>
        <translation>players/%1/ally&#xa0;: une alliance compte deux joueurs</translation>
    </message>
    <message>
        <source>all follow the bandits&apos; pattern</source>
        <translation>tous suivent le schéma des bandits</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>À quelle fréquence</translation>
    </message>
    <message>
        <source>tie_breaker: a side with knights on the tile is missing</source>
        <translation>tie_breaker&#xa0;: il manque un camp qui a des chevaliers sur la tuile</translation>
    </message>
    <message>
        <source>knights: those of two sides are needed</source>
        <translation>knights&#xa0;: il faut ceux de deux camps</translation>
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
        <source>Who has won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>Most battles won; the rules have no end, so you may decide otherwise</source>
        <translation>Le plus de batailles gagnées ; la règle n’a pas de fin, vous pouvez en décider autrement</translation>
    </message>
    <message>
        <source>The match is won by %1</source>
        <translation>La partie est gagnée par %1</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Two cards drawn unseen</source>
        <translation>Deux cartes tirées sans les voir</translation>
    </message>
    <message>
        <source>Their cards lie face down: each die draws one by its place</source>
        <translation>Leurs cartes sont face cachée : chaque dé en tire une par sa place</translation>
    </message>
    <message>
        <source>You enter the cards drawn at your table</source>
        <translation>Vous saisissez les cartes tirées à votre table</translation>
    </message>
    <message>
        <source>%1: draw two cards</source>
        <translation>%1 : tirez deux cartes</translation>
    </message>
    <message>
        <source>alliances are made before the first battle turn, which is over</source>
        <translation>les alliances se concluent avant le premier tour de bataille, qui est passé</translation>
    </message>
    <message>
        <source>alliances are made after the reveal</source>
        <translation>les alliances se concluent après la révélation</translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s) from %2 knights</source>
        <translation>
            <numerusform>%1 ; subit %n blessure de %2 chevaliers</numerusform>
            <numerusform>%1 ; subit %n blessures de %2 chevaliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; takes %n wound(s)</source>
        <translation>
            <numerusform>%1 ; subit %n blessure</numerusform>
            <numerusform>%1 ; subit %n blessures</numerusform>
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
        <source>first both sides roll for the first turn</source>
        <translation>d’abord, les deux camps lancent le dé pour le premier tour</translation>
    </message>
    <message>
        <source>%1 of %2 hit points</source>
        <translation>PV&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 is not of the side whose turn it is</source>
        <translation>%1 n’est pas du camp dont c’est le tour</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 est hors de combat</translation>
    </message>
    <message>
        <source>%1 has acted in this turn</source>
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
        <translation>Vulnérable (%1)&#xa0;: dégâts multipliés par %2</translation>
    </message>
    <message>
        <source>One-time talent: %1</source>
        <translation>Talent à usage unique&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 takes %2 damage and is defeated</source>
        <translation>%1 subit %2 de dégâts&#xa0;: hors de combat</translation>
    </message>
    <message>
        <source>%1 may use %2 again</source>
        <translation>%1 peut de nouveau utiliser %2</translation>
    </message>
    <message>
        <source>Nobody is left: the battle has no winner</source>
        <translation>Il ne reste personne&#xa0;: la bataille n’a pas de vainqueur</translation>
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
        <source>How far it moves isn&apos;t checked</source>
        <translation>La longueur de ses déplacements n’est pas vérifiée</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Nobody is vulnerable to it</source>
        <translation>Personne n’y est vulnérable</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnérable à</translation>
    </message>
    <message>
        <source>Damage from %1 ×</source>
        <translation>Dégâts (%1) multipliés par</translation>
    </message>
    <message>
        <source>One-time talent</source>
        <translation>Talent à usage unique</translation>
    </message>
    <message>
        <source>It has none</source>
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
        <source>%1 has an ability that grants no vulnerabilities</source>
        <translation>%1 a une capacité qui lui ôte toute vulnérabilité</translation>
    </message>
    <message>
        <source>%1 is vulnerable to %2: damage times %3</source>
        <translation>%1 est vulnérable (%2)&#xa0;: dégâts multipliés par %3</translation>
    </message>
    <message>
        <source>A tie hurts nobody</source>
        <translation>Une égalité ne blesse personne</translation>
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
        <source>A special attack deals %1, and nothing comes back</source>
        <translation>Une attaque spéciale inflige %1, sans riposte</translation>
    </message>
    <message>
        <source>%1 is ranged and %2 is not: Full Damage, and nothing comes back</source>
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
        <translation>Chance que la ligne batte la colonne en attaquant la première</translation>
    </message>
    <message>
        <source>Nameless</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Damage of the attacker&apos;s special attack</source>
        <translation>Dégâts de l’attaque spéciale de l’attaquant</translation>
    </message>
    <message>
        <source>An ordinary attack</source>
        <translation>Une attaque ordinaire</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Every pair in a duel</source>
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
        <source>Hit points left to %1</source>
        <translation>Points de vie restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Neither can hurt the other: the duel has no end</source>
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
        <source>Nobody rolls: %1 takes %2 damage</source>
        <translation>Aucun jet&#xa0;: %1 subit %2 de dégâts</translation>
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
        <source>the players have no Random Consequence Chart</source>
        <translation>les joueurs n’ont pas de table des conséquences aléatoires</translation>
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
        <source>%1 is in it</source>
        <translation>%1 y est déjà</translation>
    </message>
    <message>
        <source>%1 holds %2 units, and is full</source>
        <translation>%1 abrite %2 unités&#xa0;: c’est complet</translation>
    </message>
    <message>
        <source>Encampment</source>
        <translation>Campement</translation>
    </message>
    <message>
        <source>%1 goes into %2</source>
        <translation>%1 entre dans %2</translation>
    </message>
    <message>
        <source>%1 has no talent</source>
        <translation>%1 n’a pas de talent</translation>
    </message>
    <message>
        <source>%1 gets its talent back by defeating a foe</source>
        <translation>%1 récupère son talent en mettant un ennemi hors de combat</translation>
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
        <source>%1 has moved in this turn</source>
        <translation>%1 a déjà bougé ce tour-ci</translation>
    </message>
    <message>
        <source>%1 is not an air unit: it can&apos;t cross deep water</source>
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
        <source>%1 has moved or acted in this turn</source>
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
        <source>%1 is put at %2 of %3 hit points</source>
        <translation>Corrigé&#xa0;: %1, %2 PV sur %3</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message numerus="yes">
        <source>%1 attacks from up to %n square(s) away</source>
        <translation>
            <numerusform>%1 attaque jusqu’à %n case de distance</numerusform>
            <numerusform>%1 attaque jusqu’à %n cases de distance</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>%1 is in no encampment</source>
        <translation>%1 n’est dans aucun campement</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 quitte %2</translation>
    </message>
    <message>
        <source>who begins is decided already</source>
        <translation>on sait déjà qui commence</translation>
    </message>
    <message>
        <source>Roll of %1</source>
        <translation>Jet&#xa0;: %1</translation>
    </message>
    <message>
        <source>both rolled %1: roll again</source>
        <translation>les deux ont fait %1&#xa0;: relancez</translation>
    </message>
    <message>
        <source>%1 begins with %2 against %3</source>
        <translation>%1 commence avec %2 contre %3</translation>
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
        <source>rows of the chart overlap: two rows have %1; each number of 1 to 100 belongs to one row</source>
        <translation>des lignes de la table se chevauchent&#xa0;: deux lignes ont %1&#xa0;; chaque nombre de 1 à 100 va dans une seule ligne</translation>
    </message>
    <message>
        <source>Random Consequence Chart</source>
        <translation>Table des conséquences aléatoires</translation>
    </message>
    <message>
        <source>Without it defeated player characters are left to the players</source>
        <translation>Sans elle, le sort des personnages joueurs hors de combat revient aux joueurs</translation>
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
        <source>What happens</source>
        <translation>Ce qui arrive</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Il ne reste personne</translation>
    </message>
    <message>
        <source>Both sides roll: the higher begins</source>
        <translation>Les deux camps lancent le dé&#xa0;: le plus haut commence</translation>
    </message>
    <message>
        <source>Round %1: the turn of %2</source>
        <translation>Manche %1&#xa0;: à %2 de jouer</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>Has moved</source>
        <translation>A bougé</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>A agi</translation>
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
        <source>Encampment %1 of %2</source>
        <translation>Campement %1 (%2)</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 est dans %2</translation>
    </message>
    <message>
        <source>Nobody is in %1</source>
        <translation>Personne dans %1</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unités restantes</translation>
    </message>
    <message>
        <source>Whether it is defeated isn&apos;t said</source>
        <translation>On ne dit pas qui tombe</translation>
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
        <source>List against list</source>
        <translation>Liste contre liste</translation>
    </message>
    <message numerus="yes">
        <source>square(s)</source>
        <translation>
            <numerusform>case</numerusform>
            <numerusform>cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges on average</source>
        <translation>%1 échanges en moyenne</translation>
    </message>
    <message>
        <source>a critical attack, %1 can&apos;t react</source>
        <translation>attaque critique, %1 ne peut pas réagir</translation>
    </message>
    <message>
        <source>%1 deals Full Damage</source>
        <translation>%1 inflige les Dégâts complets</translation>
    </message>
    <message>
        <source>a tie that %1 breaks</source>
        <translation>une égalité que %1 départage</translation>
    </message>
    <message>
        <source>a tie, nobody is hurt</source>
        <translation>une égalité, personne n’est blessé</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the consequence for %1 is rolled</source>
        <translation>la conséquence de %1 est déjà tirée</translation>
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
        <source>Not stated</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>%1 heals %2: %3 of %4 hit points</source>
        <translation>%1 soigne %2&#xa0;: %3 points de vie sur %4</translation>
    </message>
    <message>
        <source>%1 takes %2 damage, %3 of %4 left</source>
        <translation>%1 subit %2 dégâts, il reste %3 sur %4</translation>
    </message>
    <message>
        <source>%1 is on the side of %2</source>
        <translation>%1 est du côté de %2</translation>
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
        <source>It has no name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Chance de gagner : %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Chance de gagner : %1</translation>
    </message>
    <message>
        <source>Battle won by %1</source>
        <translation>Bataille gagnée par %1</translation>
    </message>
</context>
<context>
    <name>drakerys</name>
    <message>
        <source>the card of %1 is not known: neither its Actions nor its skills were looked at</source>
        <translation>la carte est inconnue (%1)&#xa0;: ni ses Actions ni ses Compétences n’ont été vérifiées</translation>
    </message>
    <message>
        <source>%1 lies under No Activation</source>
        <translation>%1 porte un jeton «&#xa0;Pas d’Activation&#xa0;»</translation>
    </message>
    <message>
        <source>attack while Engaged with nobody: %1</source>
        <translation>Attaque sans que l’Unité soit Engagée avec quelqu’un&#xa0;: %1</translation>
    </message>
    <message>
        <source>magic without the skill Wizard: %1</source>
        <translation>Magie sans la Compétence Mage&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 while Engaged: %2</source>
        <translation>%1 alors que l’Unité est Engagée&#xa0;: %2</translation>
    </message>
    <message>
        <source>heroic dice without the skill Heroic Action: %1</source>
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
        <source>%1: a token beside %2 forbids it</source>
        <translation>%1&#xa0;: un jeton à côté de %2 l’interdit</translation>
    </message>
    <message>
        <source>only a Hero makes a Combined Charge, and %1 is none</source>
        <translation>seul un Héros fait une Charge combinée, et %1 n’en est pas un</translation>
    </message>
    <message>
        <source>no allied Infantry Unit with Guard is left for a Combined Charge</source>
        <translation>il ne reste aucune Unité d’Infanterie alliée avec Garde pour une Charge combinée</translation>
    </message>
    <message>
        <source>shooting without the skill Shooter: %1</source>
        <translation>Tir sans la Compétence Tireur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t carry this: %2</source>
        <translation>%1 ne porte pas cette arme&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: shot %2 with the same weapon (%3) in one activation</source>
        <translation>%1&#xa0;: Tir n°&#xa0;%2 de la même arme (%3) en une Activation</translation>
    </message>
    <message>
        <source>invocation by %1, who is not Awakened</source>
        <translation>invocation par %1, qui n’est pas un Éveillé</translation>
    </message>
    <message>
        <source>invocation %1 of %2, who makes %3 a game</source>
        <translation>invocation n°&#xa0;%1 de %2, pour %3 par partie</translation>
    </message>
    <message>
        <source>%1 is not a Wizard</source>
        <translation>%1 n’est pas un Mage</translation>
    </message>
    <message>
        <source>%1 draws on %2 sources, and is a Wizard of level %3</source>
        <translation>%1 puise à %2 sources et est un Mage de niveau %3</translation>
    </message>
    <message>
        <source>%1 has cast this in the same activation before: %2</source>
        <translation>%1 a déjà lancé ce sort pendant cette Activation&#xa0;: %2</translation>
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
        <source>%1: %2 Warriors are left, not %3</source>
        <translation>Guerriers restants (%1)&#xa0;: %2, pas %3</translation>
    </message>
    <message>
        <source>%1 at %2 would leave the battlefield of %3 x %3 cm</source>
        <translation>%1 à %2 sortirait du champ de bataille de %3 × %3 cm</translation>
    </message>
    <message>
        <source>%1 at %2 would lie on the %3</source>
        <translation>%1 à %2 se superposerait à&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is chosen twice</source>
        <translation>%1 est choisi deux fois</translation>
    </message>
    <message>
        <source>%1 asks for a Hero, and %2 is none</source>
        <translation>%1 demande un Héros, et %2 n’en est pas un</translation>
    </message>
    <message>
        <source>%1 asks for Infantry, and %2 is none</source>
        <translation>%1 demande de l’Infanterie, et %2 n’en est pas</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n own Unit(s), not %2</source>
        <translation>
            <numerusform>%1 demande %n Unité à soi, pas %2</numerusform>
            <numerusform>%1 demande %n Unités à soi, pas %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n enemy Unit(s), not %2</source>
        <translation>
            <numerusform>%1 demande %n Unité ennemie, pas %2</numerusform>
            <numerusform>%1 demande %n Unités ennemies, pas %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks for %2 different Sceneries, not %3</source>
        <translation>%1 demande %2 Décors différents, pas %3</translation>
    </message>
    <message>
        <source>no Scenery &apos;%1&apos; stands on the battlefield</source>
        <translation>il n’y a pas de Décor «&#xa0;%1&#xa0;» sur le champ de bataille</translation>
    </message>
    <message>
        <source>the Sceneries can&apos;t all be in the same half of the battlefield</source>
        <translation>les Décors ne peuvent pas tous être dans la même moitié du champ de bataille</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; counted all the same</source>
        <translation>le livre de règles n’a pas de mission «&#xa0;%1&#xa0;»&#xa0;; comptée quand même</translation>
    </message>
    <message>
        <source>there is one card only of %1</source>
        <translation>il n’y a qu’une carte de cette mission&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rulebook has no mission &apos;%1&apos;; the players say how it stands</source>
        <translation>le livre de règles n’a pas de mission «&#xa0;%1&#xa0;»&#xa0;; les joueurs disent où elle en est</translation>
    </message>
    <message>
        <source>%1 has no condition &apos;%2&apos;, but: %3</source>
        <translation>%1 n’a pas de condition «&#xa0;%2&#xa0;», mais&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: nobody can pick up the %2, so neither can %3</source>
        <translation>%1&#xa0;: personne ne ramasse cet Objectif (%2), donc pas %3</translation>
    </message>
    <message>
        <source>%1: only its owner&apos;s Units can pick up the %2, not %3</source>
        <translation>%1&#xa0;: seules les Unités de son propriétaire ramassent cet Objectif (%2), pas %3</translation>
    </message>
    <message>
        <source>%1: only its owner&apos;s enemy can pick up the %2, not %3</source>
        <translation>%1&#xa0;: seul l’ennemi de son propriétaire ramasse cet Objectif (%2), pas %3</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from %3; %4 cm or more are asked for</source>
        <translation>%1 est à %2 cm (%3)&#xa0;; il en faut %4 ou plus</translation>
    </message>
    <message>
        <source>a Scenery, Vortex or Maelstrom</source>
        <translation>un Décor, Vortex ou Maelstrom</translation>
    </message>
    <message>
        <source>%1 lies on no diagonal of the battlefield</source>
        <translation>%1 n’est sur aucune diagonale du champ de bataille</translation>
    </message>
    <message>
        <source>%1 lies %2 cm from the middle; there or %3 cm away is asked for</source>
        <translation>%1 est à %2 cm du centre&#xa0;; il faut le centre même ou %3 cm de distance</translation>
    </message>
    <message>
        <source>%1 is to lie %2 cm from the middle line, on the side of the enemy of %3</source>
        <translation>%1 doit être à %2 cm de la ligne médiane, du côté de l’ennemi de %3</translation>
    </message>
    <message>
        <source>%1 lies in the Deployment Area of %2</source>
        <translation>%1 est dans la Zone de Déploiement adverse (%2)</translation>
    </message>
    <message>
        <source>another Scenery, Vortex or Maelstrom</source>
        <translation>un autre Décor, Vortex ou Maelstrom</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation>%1&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>no player is called &apos;%1&apos;</source>
        <translation>aucun joueur ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no Unit; write player/entry, as in %2/crows-1</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne aucune Unité&#xa0;; écrivez joueur/entrée, par exemple %2/crows-1</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;</source>
        <translation>aucune Unité ne s’appelle «&#xa0;%1&#xa0;»</translation>
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
        <source>it is the turn of %1, not of %2</source>
        <translation>c’est à %1 de jouer, pas à %2</translation>
    </message>
    <message>
        <source>%1 is off the table</source>
        <translation>%1 est hors de la table</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; at most %2 may be spent</source>
        <translation>l’Activation coûte %1 ST&#xa0;; on peut en dépenser %2 au plus</translation>
    </message>
    <message>
        <source>the activation costs %1 TS; %2 TS are left before the last START</source>
        <translation>l’Activation coûte %1 ST&#xa0;; il en reste %2 avant le dernier START</translation>
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
        <translation>Charge −5 cm, Initiative −1</translation>
    </message>
    <message>
        <source>Charge +5 cm</source>
        <translation>Charge +5 cm</translation>
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
        <translation>Marche/Charge −1 cm</translation>
    </message>
    <message>
        <source>March/Charge −2 cm</source>
        <translation>Marche/Charge −2 cm</translation>
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
        <translation>Marche/Charge +5 cm</translation>
    </message>
    <message>
        <source>March/Charge +5 cm, Dreadful</source>
        <translation>Marche/Charge +5 cm, Effrayant</translation>
    </message>
    <message>
        <source>March +10 cm</source>
        <translation>Marche +10 cm</translation>
    </message>
    <message>
        <source>March +5 cm</source>
        <translation>Marche +5 cm</translation>
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
        <source>the card of %1 is not known: its Health is taken as 1</source>
        <translation>la carte est inconnue (%1)&#xa0;: sa Santé compte pour 1</translation>
    </message>
    <message>
        <source>the rulebook has no status &apos;%1&apos;; kept as it is</source>
        <translation>le livre de règles n’a pas de jeton «&#xa0;%1&#xa0;»&#xa0;; gardé tel quel</translation>
    </message>
    <message>
        <source>no token “%1” lies beside %2</source>
        <translation>il n’y a pas de jeton «&#xa0;%1&#xa0;» à côté de %2</translation>
    </message>
    <message>
        <source>%1 resolves no Headquarters Phase now</source>
        <translation>%1 ne résout pas de Phase d’état-major en ce moment</translation>
    </message>
    <message>
        <source>%1 has no Leadership</source>
        <translation>%1 n’a pas Commandement</translation>
    </message>
    <message>
        <source>an order to %1, who is Engaged</source>
        <translation>un ordre à une Unité Engagée&#xa0;: %1</translation>
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
        <source>%1 is not Awakened</source>
        <translation>%1 n’est pas un Éveillé</translation>
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
        <translation>%1 n’est pas de l’Infanterie</translation>
    </message>
    <message>
        <source>%1 is Engaged</source>
        <translation>l’Unité est Engagée&#xa0;: %1</translation>
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
        <source>The player’s Hero is the one who eliminated the enemy’s</source>
        <translation>C’est le Héros du joueur qui a éliminé le Héros ennemi</translation>
    </message>
    <message>
        <source>Conquest areas with the player’s flag, 1 VP for every 3</source>
        <translation>Zones de conquête sous le drapeau du joueur, 1&#xa0;PV pour 3</translation>
    </message>
    <message>
        <source>Full quarters of the enemy’s Army Points that were eliminated</source>
        <translation>Quarts complets des Points d’armée ennemis éliminés</translation>
    </message>
    <message>
        <source>Units that carry 2 moon shards or more</source>
        <translation>Unités portant au moins 2 éclats de lune</translation>
    </message>
    <message>
        <source>Idols that the player controls</source>
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
        <source>The Unit that was given the relic still has it</source>
        <translation>L’Unité qui a reçu la relique l’a toujours</translation>
    </message>
    <message>
        <source>The Unit that was given the relic also has one of the enemy’s</source>
        <translation>L’Unité qui a reçu la relique en a aussi une de l’ennemi</translation>
    </message>
    <message>
        <source>Relics that the player’s Units carry</source>
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
        <source>%1 makes 1 to %2 Actions an activation</source>
        <translation>%1 fait de 1 à %2 Actions par Activation</translation>
    </message>
    <message>
        <source>one Charge or Combined Charge an activation</source>
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
        <source>The weapon that the Unit carries</source>
        <translation>L’arme que porte l’Unité</translation>
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
        <source>The token of %1 moves to START</source>
        <translation>%1&#xa0;: le jeton avance sur START</translation>
    </message>
    <message>
        <source>The token of %1 moves to square %2</source>
        <translation>%1&#xa0;: le jeton avance sur la case %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No Unit is changed</source>
        <translation>Aucune Unité n’est modifiée</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <translation>Reste tel quel</translation>
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
        <source>Agreed: nothing changes</source>
        <translation>Convenu&#xa0;: rien ne change</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Convenu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Agreed: %1; %2</source>
        <translation>Convenu&#xa0;: %1&#xa0;; %2</translation>
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
        <source>Arrow, clockwise from Deployment Area B</source>
        <translation>Flèche, dans le sens horaire depuis la Zone de Déploiement B</translation>
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
        <source>Not stated</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>%1 taken away</source>
        <translation>%1&#xa0;: retrait</translation>
    </message>
    <message>
        <source>%1: %2 picked up</source>
        <translation>%1&#xa0;: %2, ramassage</translation>
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
        <source>Taken away</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>a Scenery stands somewhere: at is needed</source>
        <translation>un Décor se trouve quelque part&#xa0;: il faut at</translation>
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
        <source>%1: place not known</source>
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
        <source>It does not shoot</source>
        <translation>Ne tire pas</translation>
    </message>
    <message>
        <source>The characteristics are known</source>
        <translation>Les caractéristiques sont connues</translation>
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
        <source>AP of the Unit</source>
        <translation>PA de l’Unité</translation>
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
        <source>Invocations a game</source>
        <translation>Invocations par partie</translation>
    </message>
    <message>
        <source>Level as a Wizard</source>
        <translation>Niveau de Mage</translation>
    </message>
    <message>
        <source>Weapons that shoot</source>
        <translation>Armes de Tir</translation>
    </message>
    <message>
        <source>Shots an activation</source>
        <translation>Tirs par Activation</translation>
    </message>
    <message>
        <source>No limit of its own</source>
        <translation>Pas de limite propre</translation>
    </message>
    <message>
        <source>The card is not known.</source>
        <translation>La carte est inconnue.</translation>
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
        <source>Wizard of level %1</source>
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
        <source>%1: %n Warrior(s) taken off the table</source>
        <translation>
            <numerusform>%1&#xa0;: %n Guerrier quitte la table</numerusform>
            <numerusform>%1&#xa0;: %n Guerriers quittent la table</numerusform>
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
        <translation>Héros ennemis à 20 cm ou moins</translation>
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
        <source>None was drawn</source>
        <translation>Aucune n’a été tirée</translation>
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
        <source>%1 asks for another choice</source>
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
        <source>It is rolled for no Unit</source>
        <translation>Le jet n’est pour aucune Unité</translation>
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
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Chances of 0, 1, 2 … successes</source>
        <translation>Chances de 0, 1, 2… succès</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Successes</source>
        <translation>Succès</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es)</source>
        <translation>
            <numerusform>%1&#xa0;: %n succès</numerusform>
            <numerusform>%1&#xa0;: %n succès</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n success(es) (%2 expected)</source>
        <translation>
            <numerusform>%1&#xa0;: %n succès (%2 en moyenne)</numerusform>
            <numerusform>%1&#xa0;: %n succès (%2 en moyenne)</numerusform>
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
        <source>Where the Leader stands</source>
        <translation>Place du Leader</translation>
    </message>
    <message>
        <source>Injuries suffered</source>
        <translation>Blessures subies</translation>
    </message>
    <message>
        <source>Change Stress</source>
        <translation>Changer le Stress</translation>
    </message>
    <message>
        <source>Status token</source>
        <translation>Jeton d’état</translation>
    </message>
    <message>
        <source>Take Warriors off</source>
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
        <source>Condition of a mission</source>
        <translation>Condition d’une mission</translation>
    </message>
    <message>
        <source>Record a roll</source>
        <translation>Noter un jet</translation>
    </message>
    <message>
        <source>Agree on figures</source>
        <translation>Convenir des valeurs</translation>
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
        <source>For no mission</source>
        <translation>Pour aucune mission</translation>
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
        <source>%1 times</source>
        <translation>%1 fois</translation>
    </message>
    <message>
        <source>%1, %2: %3: %4</source>
        <translation>%1, %2&#xa0;: %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>No Vortex is exhausted by it</source>
        <translation>Aucun Vortex n’en est épuisé</translation>
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
        <source>Mana spent on more dice</source>
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
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>%1 would leave the battlefield of %2 x %2 cm</source>
        <translation>%1 sortirait du champ de bataille de %2 × %2 cm</translation>
    </message>
    <message>
        <source>Round %1: the turn of %2</source>
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
        <source>The token of %1 lies on START, %2 of 6 Headquarters Phases</source>
        <translation>%1&#xa0;: jeton sur START, %2 Phases d’état-major sur 6</translation>
    </message>
    <message>
        <source>The token of %1 lies on square %2, %3 of 6 Headquarters Phases</source>
        <translation>%1&#xa0;: jeton sur la case %2, %3 Phases d’état-major sur 6</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Nothing is placed yet</source>
        <translation>Rien n’est encore placé</translation>
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
        <source>Lay down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>A token is taken away</source>
        <translation>Un jeton est retiré</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Change of Stress</source>
        <translation>Changement du Stress</translation>
    </message>
    <message>
        <source>%1: Stress %2</source>
        <translation>%1&#xa0;: Stress %2</translation>
    </message>
    <message>
        <source>%1: “%2” taken away</source>
        <translation>%1&#xa0;: fin de «&#xa0;%2&#xa0;»</translation>
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
        <translation>Valeur conseillée&#xa0;: 1 de Rareté par tranche complète de 100 PA.</translation>
    </message>
    <message>
        <source>The rulebook advises Rarity %2 for %1 AP: one for every full 100 AP.</source>
        <translation>Le livre de règles conseille une Rareté de %2 pour %1 PA&#xa0;: 1 par tranche complète de 100 PA.</translation>
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
        <source>A recorded roll</source>
        <translation>Un jet noté</translation>
    </message>
    <message>
        <source>the activation of %1 is not over</source>
        <translation>l’Activation de %1 n’est pas finie</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose one of your Heroes. Keep that Hero on the battlefield, and see the Hero whom the enemy chose eliminated, best of all by yours.</source>
        <translation>Après le Déploiement, choisissez en secret l’un de vos Héros. Gardez-le sur le champ de bataille et faites éliminer le Héros choisi par l’ennemi, de préférence par le vôtre.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and one of the enemy’s. Keep yours on the battlefield and see the enemy’s eliminated, best of all by yours.</source>
        <translation>Après le Déploiement, choisissez l’un de vos Héros et un Héros ennemi. Gardez le vôtre sur le champ de bataille et faites éliminer l’autre, de préférence par le vôtre.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas; three Units that you choose after the Deployment can plant flags in them (Special Action, 1 TS). A new flag replaces the one that was there, and every three areas under your flags at the end bring 1 VP.</source>
        <translation>Le champ de bataille compte neuf zones de conquête&#xa0;; trois Unités choisies après le Déploiement peuvent y planter des drapeaux (Action spéciale, 1&#xa0;ST). Un nouveau drapeau remplace le précédent, et trois zones sous vos drapeaux à la fin rapportent 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>The battlefield has nine conquest areas; three Units that you choose after the Deployment can plant flags in them (Special Action, 1 TS). The enemy can pick the flags up, and every three areas under your flags at the end bring 1 VP.</source>
        <translation>Le champ de bataille compte neuf zones de conquête&#xa0;; trois Unités choisies après le Déploiement peuvent y planter des drapeaux (Action spéciale, 1&#xa0;ST). L’ennemi peut ramasser les drapeaux, et trois zones sous vos drapeaux à la fin rapportent 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Every full 25 % of the enemy’s Army Points that you eliminate bring 1 VP, at most 3.</source>
        <translation>Chaque tranche complète de 25&#xa0;% des Points d’armée ennemis que vous éliminez rapporte 1&#xa0;PV, 3 au plus.</translation>
    </message>
    <message>
        <source>Six moon shards lie on the battlefield, at least 25 cm apart, to be picked up. Every Unit of yours that carries two or more at the end brings 1 VP.</source>
        <translation>Six éclats de lune sont à ramasser sur le champ de bataille, à 25&#xa0;cm au moins les uns des autres. Chacune de vos Unités qui en porte au moins deux à la fin rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal: one in the middle, the others 30 cm away on both sides. Each that you control at the end, with most Units within 5 cm, brings 1 VP.</source>
        <translation>Trois idoles se dressent le long d’une diagonale&#xa0;: l’une au centre, les autres à 30&#xa0;cm de part et d’autre. Chaque idole contrôlée à la fin, avec le plus d’Unités à 5&#xa0;cm ou moins, rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Three idols stand along a diagonal, at least 30 cm apart. Each that you control at the end, with most Units within 5 cm, brings 1 VP.</source>
        <translation>Trois idoles se dressent le long d’une diagonale, à 30&#xa0;cm au moins les unes des autres. Chaque idole contrôlée à la fin, avec le plus d’Unités à 5&#xa0;cm ou moins, rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose a Hero as your messenger. Bring the messenger to the enemy’s edge of the battlefield to deliver the message (Special Action, 1 TS), and hinder the enemy’s messenger.</source>
        <translation>Après le Déploiement, choisissez en secret un Héros comme messager. Menez-le au bord ennemi du champ de bataille pour remettre son message (Action spéciale, 1&#xa0;ST), et arrêtez le messager ennemi.</translation>
    </message>
    <message>
        <source>After the Deployment, choose one of your Heroes and place a message 30 cm beyond the middle line, on the enemy’s side; only your Units can pick it up. Let that Hero carry it back to your Deployment Area.</source>
        <translation>Après le Déploiement, choisissez l’un de vos Héros et placez un message à 30&#xa0;cm de la ligne médiane, du côté ennemi&#xa0;; seules vos Unités peuvent le ramasser. Que ce Héros le rapporte dans votre Zone de Déploiement.</translation>
    </message>
    <message>
        <source>After the Deployment, secretly choose three of your Units. Each of them that is in the enemy’s Deployment Area at the end brings 1 VP.</source>
        <translation>Après le Déploiement, choisissez en secret trois de vos Unités. Chacune qui se trouve dans la Zone de Déploiement ennemie à la fin rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>Enemy Heroes whom your Units eliminate in a Fight can be captured; they return if their captors are eliminated. Capture at least one, more than the enemy does, and lose none.</source>
        <translation>Les Héros ennemis que vos Unités éliminent lors d’un Combat peuvent être capturés&#xa0;; ils reviennent si leurs gardiens sont éliminés. Capturez-en au moins un, plus que l’ennemi, et n’en perdez aucun.</translation>
    </message>
    <message>
        <source>The enemy places three cages, outside their own Deployment Area and more than 10 cm from their Units. Each cage that is destroyed (Combat 1, Resistance 4, Health 2) brings 1 VP.</source>
        <translation>L’ennemi place trois cages, hors de sa propre Zone de Déploiement et à plus de 10&#xa0;cm de ses Unités. Chaque cage détruite (Combat 1, Résistance 4, Santé 2) rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>After the Deployment, give a relic to one of your Infantry Units. Let that Unit keep it and take the enemy’s relic as well.</source>
        <translation>Après le Déploiement, confiez une relique à l’une de vos Unités d’Infanterie. Qu’elle la garde et prenne aussi celle de l’ennemi.</translation>
    </message>
    <message>
        <source>The enemy secretly hides three relics in Sceneries that are not all in the same half. Search these with Free Infantry Units in Contact (Special Action, 1 TS; 1 TS more to pick the relic up); each relic carried at the end brings 1 VP.</source>
        <translation>L’ennemi cache en secret trois reliques dans des Décors qui ne sont pas tous dans la même moitié. Fouillez-les avec des Unités d’Infanterie Libres au Contact (Action spéciale, 1&#xa0;ST&#xa0;; 1&#xa0;ST de plus pour ramasser la relique)&#xa0;; chaque relique portée à la fin rapporte 1&#xa0;PV.</translation>
    </message>
    <message>
        <source>%1 in Contact x Power %2</source>
        <translation>%1 au Contact × Puissance %2</translation>
    </message>
    <message>
        <source>%1 shooting x Power %2</source>
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
        <translation>%1&#xa0;: ajout</translation>
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
        <source>%1 Hits</source>
        <translation>%1 Touches</translation>
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
        <source>%1 for every full five Warriors</source>
        <translation>%1 par tranche complète de cinq Guerriers</translation>
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
        <translation>%1 au prix de ST</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 dés</translation>
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
        <source>%1 obstacles</source>
        <translation>%1 obstacles</translation>
    </message>
    <message>
        <source>%1 concealment</source>
        <translation>%1 dissimulation</translation>
    </message>
    <message>
        <source>%1 Sharpshooter</source>
        <translation>%1 Tireur d’élite</translation>
    </message>
    <message>
        <source>Saturation %1</source>
        <translation>Saturation %1</translation>
    </message>
    <message>
        <source>the winner&apos;s lead in Advantage</source>
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
        <source>Berserker: Power %1 by Stress</source>
        <translation>Berserker&#xa0;: Puissance %1 par le Stress</translation>
    </message>
    <message>
        <source>%1 Berserker&apos;s stress</source>
        <translation>%1 par le Stress de Berserker</translation>
    </message>
    <message>
        <source>Brutal Charge: Power %1</source>
        <translation>Charge brutale&#xa0;: Puissance %1</translation>
    </message>
    <message>
        <source>Multiple Shots: Power %1</source>
        <translation>Tirs multiples&#xa0;: Puissance %1</translation>
    </message>
    <message>
        <source>up to %1 failures rerolled</source>
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
        <source>Deadly Blow: one more Injury for each 10 of the roll to hit</source>
        <translation>Coup mortel&#xa0;: une Blessure de plus pour chaque 10 du jet pour toucher</translation>
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
        <source>Berserker: %1 more success</source>
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
        <source>attacks second: only with who is left</source>
        <translation>attaque en second&#xa0;: seulement avec ceux qui restent</translation>
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
        <translation>Vol</translation>
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
        <source>%n Shot(s) an Activation</source>
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
        <source>Authority as far as</source>
        <translation>Portée d’Autorité</translation>
    </message>
    <message>
        <source>Charisma as far as</source>
        <translation>Portée de Charisme</translation>
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
        <source>The Warrior&apos;s own</source>
        <translation>Celle du Guerrier</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>Cancels Parry</source>
        <translation>Annule la Parade</translation>
    </message>
    <message>
        <source>%1 has made its Actions: %2 an activation</source>
        <translation>%1 a fait ses Actions&#xa0;: %2 par Activation</translation>
    </message>
    <message>
        <source>1 TS each</source>
        <translation>1&#xa0;ST chacun</translation>
    </message>
    <message>
        <source>%1 TS, %2 TS with the Actions before</source>
        <translation>%1 ST, %2 ST avec les Actions précédentes</translation>
    </message>
    <message>
        <source>%1: the activation ends, %2 TS</source>
        <translation>%1&#xa0;: fin de l’Activation, %2 ST</translation>
    </message>
    <message>
        <source>Warriors of %1 in Contact</source>
        <translation>Guerriers de %1 au Contact</translation>
    </message>
    <message>
        <source>Warriors of %1 supporting them</source>
        <translation>Guerriers de %1 en soutien</translation>
    </message>
    <message>
        <source>%1 means to block</source>
        <translation>%1 veut bloquer</translation>
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
        <source>A Unit is measured from where its Leader stands: take off the radius of the base. Every 10 cm that are begun are one Opposition for a Spell.</source>
        <translation>Une Unité se mesure depuis la place de son Leader&#xa0;: retirez le rayon du socle. Chaque tranche entamée de 10&#xa0;cm compte comme une Opposition pour un sort.</translation>
    </message>
    <message>
        <source>Conquest area %1-%2: %3</source>
        <translation>Zone de conquête %1-%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Place of an Idol</source>
        <translation>Emplacement d’une Idole</translation>
    </message>
    <message>
        <source>%1 holds no mission card</source>
        <translation>%1 n’a aucune carte de mission</translation>
    </message>
    <message>
        <source>Where to</source>
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
        <source>%1 is %2 cm away, and %3 moves %4 cm at most</source>
        <translation>%1 est à %2 cm, et %3 se déplace de %4 cm au plus</translation>
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
        <source>what 1 die shows</source>
        <translation>ce que montre 1 dé</translation>
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
        <source>Failures rerolled, at most</source>
        <translation>Échecs relancés, au plus</translation>
    </message>
    <message>
        <source>10s among them</source>
        <translation>Nombre de 10</translation>
    </message>
    <message>
        <source>1s on all dice</source>
        <translation>Nombre de 1, tous dés</translation>
    </message>
    <message>
        <source>Passed to the Guard (%1 to 9)</source>
        <translation>Passées à l’Unité avec Garde (%1 à 9)</translation>
    </message>
    <message>
        <source>%1 dice can&apos;t show that</source>
        <translation>%1 dés ne peuvent pas montrer cela</translation>
    </message>
    <message>
        <source>%1: %2 in all (%3 expected)</source>
        <translation>%1&#xa0;: %2 en tout (%3 en moyenne)</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>dispersion</translation>
    </message>
    <message>
        <source>destabilised</source>
        <translation>déstabilisation</translation>
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
        <source>%1: Safeguard cancels %2</source>
        <translation>%1&#xa0;: Sauvegarde en annule %2</translation>
    </message>
    <message>
        <source>Guard Unit that takes them</source>
        <translation>Unité avec Garde qui les prend</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne ne les prend</translation>
    </message>
    <message>
        <source>%1 takes 1 Injury for %2</source>
        <translation>%1 prend 1 Blessure pour %2</translation>
    </message>
    <message>
        <source>%1 takes %2 Injuries for %3</source>
        <translation>%1 prend %2 Blessures pour %3</translation>
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
        <source>the card of %1 is not known: its dice can&apos;t be told</source>
        <translation>la carte est inconnue (%1)&#xa0;: on ne peut pas indiquer ses dés</translation>
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
        <source>Hits from elsewhere</source>
        <translation>Touches d’une autre origine</translation>
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
        <source>Obstacles in the Leader&apos;s Line of Sight</source>
        <translation>Obstacles dans la Ligne de vue du Leader</translation>
    </message>
    <message>
        <source>Concealment of the target</source>
        <translation>Dissimulation de la cible</translation>
    </message>
    <message>
        <source>the target is %1 cm away, beyond the %2 cm of the weapon</source>
        <translation>la cible est à %1 cm, au-delà des %2 cm de l’arme</translation>
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
        <source>%1 tests its Morale against %2</source>
        <translation>%1 teste son Moral contre %2</translation>
    </message>
    <message>
        <source>Extra Hits (D10s)</source>
        <translation>Touches supplémentaires (D10)</translation>
    </message>
    <message>
        <source>Nobody tests Morale</source>
        <translation>Personne ne teste son Moral</translation>
    </message>
    <message>
        <source>no Hit strikes anybody</source>
        <translation>aucune Touche n’atteint qui que ce soit</translation>
    </message>
    <message>
        <source>%1 is hit, Strength %2</source>
        <translation>Touches sur %1, Force %2</translation>
    </message>
    <message>
        <source>Distance of the furthest source</source>
        <translation>Distance de la source la plus éloignée</translation>
    </message>
    <message>
        <source>%1 casts: %2</source>
        <translation>%1 lance un sort&#xa0;: %2</translation>
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
        <source>%1 invokes: %2</source>
        <translation>%1 invoque&#xa0;: %2</translation>
    </message>
    <message>
        <source>No Elemental comes</source>
        <translation>Aucun Élémentaire n’arrive</translation>
    </message>
    <message>
        <source>%1 comes</source>
        <translation>%1 arrive</translation>
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
        <source>Wanted chance</source>
        <translation>Chance voulue</translation>
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
        <source>%1: not even %2 Heroic Action D10 bring %3</source>
        <translation>%1&#xa0;: même %2 D10 d’Action héroïque ne donnent pas %3</translation>
    </message>
    <message>
        <source>%1 is enough for %2: %3, for %4 TS in all</source>
        <translation>%1 suffit pour %2&#xa0;: %3, pour %4 ST en tout</translation>
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
        <source>%1 is left out: its card is not known</source>
        <translation>%1 n’est pas compté&#xa0;: sa carte est inconnue</translation>
    </message>
    <message>
        <source>What the active Unit does</source>
        <translation>Ce que fait l’Unité active</translation>
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
        <source>AP removed on average, less AP lost</source>
        <translation>PA retirés en moyenne, moins les PA perdus</translation>
    </message>
    <message>
        <source>Units that act</source>
        <translation>Unités qui agissent</translation>
    </message>
    <message>
        <source>Their targets</source>
        <translation>Leurs cibles</translation>
    </message>
    <message>
        <source>Best action</source>
        <translation>Meilleure action</translation>
    </message>
    <message>
        <source>Matchup</source>
        <translation>Face à face</translation>
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
        <source>threshold is given, so action and opposition are not used</source>
        <translation>threshold est donné, donc action et opposition ne servent pas</translation>
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
        <source>only a Hero makes a Combined Charge; taken as given</source>
        <translation>seul un Héros fait une Charge combinée&#xa0;; pris tel quel</translation>
    </message>
    <message>
        <source>Obstacles in the line</source>
        <translation>Obstacles sur la ligne</translation>
    </message>
    <message>
        <source>Concealment agreed on</source>
        <translation>Dissimulation convenue</translation>
    </message>
    <message>
        <source>Failures may be rolled again</source>
        <translation>Relance des échecs</translation>
    </message>
    <message>
        <source>%1: harassment without the skill Harassment; taken as given</source>
        <translation>%1&#xa0;: harassment sans la Compétence Harcèlement&#xa0;; pris tel quel</translation>
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
        <source>A number of Hits</source>
        <translation>Un nombre de Touches</translation>
    </message>
    <message>
        <source>given without hits_dice</source>
        <translation>donné sans hits_dice</translation>
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
        <source>1 to %1, the wizard&apos;s level</source>
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
        <source>reinforcement %1 is more than the sources give (%2); taken as given</source>
        <translation>le renfort de %1 dépasse ce que donnent les sources (%2)&#xa0;; pris tel quel</translation>
    </message>
    <message>
        <source>Dice paid for with TS</source>
        <translation>Dés payés en ST</translation>
    </message>
    <message>
        <source>Actions, one after the other</source>
        <translation>Actions, l’une après l’autre</translation>
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
        <source>Lost by %1</source>
        <translation>Pertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lost by %1 on average: %2 of %3 Warriors, with those who scatter</source>
        <translation>Pertes moyennes (%1)&#xa0;: %2 Guerriers sur %3, dispersés compris</translation>
    </message>
    <message>
        <source>%1 successes on average</source>
        <translation>%1 succès en moyenne</translation>
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
        <source>%1 will gain a Stress</source>
        <translation>%1 reçoit un Stress</translation>
    </message>
    <message>
        <source>Injuries by %1 on average: %2</source>
        <translation>Blessures infligées en moyenne (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>the Hits</source>
        <translation>les Touches</translation>
    </message>
    <message>
        <source>%1 will keep their morale with %2 and scatter with %3</source>
        <translation>%1 garde son Moral dans %2 des cas et se disperse dans %3</translation>
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
        <source>The spell will be cast with %1</source>
        <translation>Le sort est lancé dans %1 des cas</translation>
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
        <source>1s for a cataclysm (4: four or more)</source>
        <translation>Nombre de 1 pour un cataclysme (4&#xa0;: quatre ou plus)</translation>
    </message>
    <message>
        <source>The invocation will succeed with %1</source>
        <translation>L’invocation réussit dans %1 des cas</translation>
    </message>
    <message>
        <source>The Elemental comes</source>
        <translation>L’Élémentaire arrive</translation>
    </message>
    <message>
        <source>%1 gone after action %2</source>
        <translation>%1 disparaît après l’Action %2</translation>
    </message>
    <message>
        <source>Lost by %1 up to action %2</source>
        <translation>Pertes (%1) jusqu’à l’Action %2</translation>
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
        <source>Skills that bear on a roll</source>
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
        <source>Warriors of the other enemies it is Engaged with</source>
        <translation>Guerriers des autres ennemis avec lesquels elle est Engagée</translation>
    </message>
    <message>
        <source>Least Stress of the other enemies it is Engaged with</source>
        <translation>Stress le plus bas des autres ennemis avec lesquels elle est Engagée</translation>
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
        <source>%1: blocking does nothing without the skill Blocking</source>
        <translation>%1&#xa0;: blocking ne fait rien sans la Compétence Blocage</translation>
    </message>
    <message>
        <source>%1: heroic_dice without the skill Heroic Action; taken as given</source>
        <translation>%1&#xa0;: heroic_dice sans la Compétence Action héroïque&#xa0;; pris tel quel</translation>
    </message>
    <message>
        <source>%1: Heroic Action adds 5 dice at most; %2 taken as given</source>
        <translation>%1&#xa0;: Action héroïque ajoute 5 dés au plus&#xa0;; %2 pris tel quel</translation>
    </message>
    <message>
        <source>%1: guard_in_cohesion does nothing without the skill Safeguard</source>
        <translation>%1&#xa0;: guard_in_cohesion ne fait rien sans la Compétence Sauvegarde</translation>
    </message>
    <message>
        <source>The weapon uses the Warrior&apos;s</source>
        <translation>L’arme utilise celle du Guerrier</translation>
    </message>
    <message>
        <source>Typed figures</source>
        <translation>Valeurs saisies</translation>
    </message>
    <message>
        <source>The Unit carries it</source>
        <translation>L’Unité la porte</translation>
    </message>
    <message>
        <source>It cancels parries</source>
        <translation>Elle annule la Parade</translation>
    </message>
    <message>
        <source>%1 does not carry %2; taken as given</source>
        <translation>%1 ne porte pas %2&#xa0;; pris tel quel</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>from the card</source>
        <translation>d’après la carte</translation>
    </message>
    <message>
        <source>a table holds %1 of these at most</source>
        <translation>une table en contient %1 au plus</translation>
    </message>
    <message>
        <source>a Unit has room for %1 tokens at most</source>
        <translation>une Unité a de la place pour %1 jetons au plus</translation>
    </message>
    <message>
        <source>an army of %1 needs at least one Hero of %1</source>
        <translation>une armée %1 doit compter au moins un Héros %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be recruited, only invoked during the game</source>
        <translation>%1 ne se recrute pas&#xa0;: cette Unité n’arrive que par invocation, en cours de partie</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a Hero and may be in an army once, not %n times</source>
        <translation>
            <numerusform>%1 est un Héros et ne peut figurer qu’une fois dans l’armée, pas %n fois</numerusform>
            <numerusform>%1 est un Héros et ne peut figurer qu’une fois dans l’armée, pas %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in the list (Heroes are unique)</source>
        <translation>Déjà dans la liste&#xa0;; un Héros n’y figure qu’une fois</translation>
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
        <source>%1 is not this Unit&apos;s to give; %2</source>
        <translation>cette Unité ne peut pas confier %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, but the list has no entry of that id</source>
        <translation>%1 est prévu pour «&#xa0;%2&#xa0;», mais rien dans l’armée ne porte ce nom</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which is not Infantry</source>
        <translation>%1 ne peut pas aller à «&#xa0;%2&#xa0;»&#xa0;: réservé à l’Infanterie</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, a Hero; only the giver itself or a Unit without Heroes may have it</source>
        <translation>%1 ne peut pas aller à «&#xa0;%2&#xa0;», un Héros&#xa0;: seule l’Unité qui confie l’option ou une Unité sans Héros peut l’avoir</translation>
    </message>
    <message>
        <source>%1 goes to &apos;%2&apos;, which carries an option already</source>
        <translation>%1 ne peut pas aller à «&#xa0;%2&#xa0;»&#xa0;: cette Unité porte déjà une option</translation>
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
        <source>%1, direction as on a clock, 13 to 18: a Hit</source>
        <translation>%1, direction comme sur une horloge, 13 à 18&#xa0;: un Impact</translation>
    </message>
    <message>
        <source>%1, cm</source>
        <translation>%1, cm</translation>
    </message>
    <message>
        <source>%1 is off the battlefield until its next Headquarters Phase</source>
        <translation>%1 est hors du champ de bataille jusqu’à sa prochaine Phase d’état-major</translation>
    </message>
    <message>
        <source>%1 can&apos;t be activated while the Incarnation is on the battlefield</source>
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
        <source>It charges 5 cm less far, and its Initiative is 1 lower</source>
        <translation>Elle charge 5&#xa0;cm moins loin, et son Initiative baisse de 1</translation>
    </message>
    <message>
        <source>It charges 5 cm farther</source>
        <translation>Elle charge 5&#xa0;cm plus loin</translation>
    </message>
    <message>
        <source>It has Warriors in Contact with an enemy: no March, Charge, or Shooting</source>
        <translation>Elle a des Guerriers au Contact d’un ennemi&#xa0;: ni Marche, ni Charge, ni Tir</translation>
    </message>
    <message>
        <source>It is Engaged with nobody: no Attack</source>
        <translation>Elle n’est Engagée avec personne&#xa0;: pas d’Attaque</translation>
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
        <source>It moves 1 cm less far</source>
        <translation>Elle se déplace de 1&#xa0;cm de moins</translation>
    </message>
    <message>
        <source>It moves 2 cm less far</source>
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
        <source>One Action less in an activation</source>
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
        <source>It can neither charge nor attack nor shoot</source>
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
        <source>One Action more in an activation</source>
        <translation>Une Action de plus par Activation</translation>
    </message>
    <message>
        <source>Two dice more in its rolls</source>
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
        <source>One Action more in its next activation</source>
        <translation>Une Action de plus à sa prochaine Activation</translation>
    </message>
    <message>
        <source>%1 cm or more from one another, and %2 cm from everything else</source>
        <translation>à %1 cm ou plus les uns des autres, et à %2 cm de tout le reste</translation>
    </message>
    <message>
        <source>along a diagonal: one in the middle, the others %1 cm away</source>
        <translation>le long d’une diagonale&#xa0;: l’un au centre, les autres à %1 cm</translation>
    </message>
    <message>
        <source>along a diagonal, %1 cm or more from one another</source>
        <translation>le long d’une diagonale, à %1 cm ou plus les uns des autres</translation>
    </message>
    <message>
        <source>%1 cm beyond the middle line, on the enemy’s side</source>
        <translation>à %1 cm de la ligne médiane, du côté ennemi</translation>
    </message>
    <message>
        <source>by the enemy, outside the enemy’s Deployment Area and more than %1 cm from the enemy’s Units</source>
        <translation>par l’ennemi, hors de sa Zone de Déploiement et à plus de %1 cm de ses Unités</translation>
    </message>
    <message>
        <source>%1 cm or more from every Scenery, Vortex, Maelstrom and Objective</source>
        <translation>à %1 cm ou plus de tout Décor, Vortex, Maelstrom et Objectif</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n still to be placed</source>
        <translation>
            <numerusform>%1&#xa0;; encore %n à placer</numerusform>
            <numerusform>%1&#xa0;; encore %n à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is on the battlefield already</source>
        <translation>%1 est déjà sur le champ de bataille</translation>
    </message>
    <message>
        <source>Direction as on a clock, 13 to 18: a Hit</source>
        <translation>Direction comme sur une horloge, 13 à 18&#xa0;: un Impact</translation>
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
        <translation>Infiltration&#xa0;: %1 peut se placer partout, sauf ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 waits to block, and doesn&apos;t attack</source>
        <translation>%1 attend pour bloquer et n’attaque pas</translation>
    </message>
    <message numerus="yes">
        <source>%1 blocks %n Hit(s), and doesn&apos;t attack</source>
        <translation>
            <numerusform>%1 bloque %n Touche et n’attaque pas</numerusform>
            <numerusform>%1 bloque %n Touches et n’attaque pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Domains of magic</source>
        <translation>Domaines de magie</translation>
    </message>
    <message>
        <source>Element of the Source</source>
        <translation>Élément de la Source</translation>
    </message>
    <message>
        <source>Element not stated</source>
        <translation>Élément non précisé</translation>
    </message>
    <message>
        <source>Mana that it supplies</source>
        <translation>Mana fourni</translation>
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
        <source>%1 masters no spells of this domain: %2</source>
        <translation>%1 ne maîtrise pas les sorts de ce domaine&#xa0;: %2</translation>
    </message>
    <message>
        <source>a Unit with Negation is within 10 cm of this: %1</source>
        <translation>une Unité avec Négation est à 10&#xa0;cm ou moins de cette source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enemies within 20 cm</source>
        <translation>Ennemis à 20&#xa0;cm ou moins</translation>
    </message>
    <message>
        <source>%1 makes a Harassment Shooting at %2</source>
        <translation>%1 fait un Tir de Harcèlement sur %2</translation>
    </message>
    <message>
        <source>One of your Heroes and an enemy Hero</source>
        <translation>Un Héros à soi et un Héros ennemi</translation>
    </message>
    <message>
        <source>One of your Heroes</source>
        <translation>Un Héros à soi</translation>
    </message>
    <message>
        <source>One of your Infantry Units</source>
        <translation>Une Unité d’Infanterie à soi</translation>
    </message>
    <message numerus="yes">
        <source>%n of your Unit(s)</source>
        <translation>
            <numerusform>%n Unité à soi</numerusform>
            <numerusform>%n Unités à soi</numerusform>
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
        <source>%1 is not an enemy of %2</source>
        <translation>%1 n’est pas un ennemi de %2</translation>
    </message>
    <message>
        <source>End the Contact</source>
        <translation>Elles se séparent</translation>
    </message>
    <message>
        <source>%1 and %2 part</source>
        <translation>%1 et %2 se séparent</translation>
    </message>
    <message>
        <source>%1 and %2 are Engaged</source>
        <translation>%1 et %2 sont Engagées</translation>
    </message>
    <message>
        <source>the %1 is not a Vortex for %2</source>
        <translation>%1&#xa0;: pas un Vortex pour %2</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, not within %3 cm</source>
        <translation>%1&#xa0;: à %2 cm, au-delà de %3 cm</translation>
    </message>
    <message>
        <source>the %1 is not free</source>
        <translation>%1&#xa0;: occupé</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t got this skill</source>
        <translation>%1 n’a pas cette Compétence</translation>
    </message>
    <message>
        <source>%1 is not being activated</source>
        <translation>%1 n’est pas en cours d’Activation</translation>
    </message>
    <message>
        <source>Injuries healed</source>
        <translation>Blessures soignées</translation>
    </message>
    <message>
        <source>%1 absorbs the %2: %3 Injuries healed</source>
        <translation>%1 absorbe le %2&#xa0;; Blessures soignées&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is not in a Vortex of her Elements</source>
        <translation>%1 n’est dans aucun Vortex qu’elle puisse quitter</translation>
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
        <source>2–3 Air, 4–5 Water, 6–7 Fire, 8–9 Earth, 10 you choose; 1: +1 TS, and another die</source>
        <translation>2–3 Air, 4–5 Eau, 6–7 Feu, 8–9 Terre, 10 au choix&#xa0;; 1&#xa0;: +1&#xa0;ST, et un autre dé</translation>
    </message>
    <message>
        <source>Name the Element</source>
        <translation>Nommer l’Élément</translation>
    </message>
    <message>
        <source>%1 TS more for the Element</source>
        <translation>%1 ST de plus pour l’Élément</translation>
    </message>
    <message>
        <source>as they stood before</source>
        <translation>comme auparavant</translation>
    </message>
    <message>
        <source>Both strike at the same time: Initiative %1</source>
        <translation>Les deux frappent en même temps&#xa0;: Initiative %1</translation>
    </message>
    <message>
        <source>%1 strikes first: Initiative %2 against %3</source>
        <translation>%1 frappe en premier&#xa0;: Initiative %2 contre %3</translation>
    </message>
    <message>
        <source>%1 is %2 cm away: a Guard is within 10 cm</source>
        <translation>%1 est à %2 cm&#xa0;: une Unité avec Garde est à 10&#xa0;cm ou moins</translation>
    </message>
    <message>
        <source>Guard Unit that charges with it</source>
        <translation>Unité avec Garde qui charge avec lui</translation>
    </message>
    <message>
        <source>Nobody charges with it</source>
        <translation>Personne ne charge avec lui</translation>
    </message>
    <message>
        <source>%1 may reform: all but the Leader move up to %2 cm</source>
        <translation>%1 peut se reformer&#xa0;: tous sauf le Leader se déplacent de %2 cm au plus</translation>
    </message>
    <message>
        <source>%1 may reform: Warriors not Engaged move up to %2 cm into Contact with %3</source>
        <translation>%1 peut se reformer&#xa0;: les Guerriers non Engagés se déplacent de %2 cm au plus pour venir au Contact de %3</translation>
    </message>
    <message>
        <source>%1 and %2 are not known to be in Contact</source>
        <translation>on ne sait pas si %1 et %2 sont au Contact</translation>
    </message>
    <message>
        <source>There is no fight</source>
        <translation>Il n’y a pas de Combat</translation>
    </message>
    <message>
        <source>our reading of the book’s picture</source>
        <translation>notre lecture de l’image du livre</translation>
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
        <source>%1 is %2 cm away; the range is %3 cm</source>
        <translation>%1 est à %2 cm, et la portée est de %3 cm</translation>
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
        <source>%1: “%2” for %3, %n Injury token(s) withdrawn</source>
        <translation>
            <numerusform>%1&#xa0;: «&#xa0;%2&#xa0;» pour %3, %n jeton de Blessure retiré</numerusform>
            <numerusform>%1&#xa0;: «&#xa0;%2&#xa0;» pour %3, %n jetons de Blessure retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>only an Incarnation can be taken off at any time</source>
        <translation>seule une Incarnation peut être retirée à tout moment</translation>
    </message>
    <message>
        <source>%1 has nobody to switch places with</source>
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
        <source>%1 has already switched places; this is once a game</source>
        <translation>%1 a déjà changé de place, une fois par partie</translation>
    </message>
    <message>
        <source>%1 and %2 switch places</source>
        <translation>%1 et %2 changent de place</translation>
    </message>
    <message>
        <source>the card of %1 is not known: its invocations are not limited</source>
        <translation>la carte est inconnue (%1)&#xa0;: ses invocations ne sont pas limitées</translation>
    </message>
    <message>
        <source>Invocation %1 of %2 this game</source>
        <translation>Invocation n°&#xa0;%1 sur %2 dans la partie</translation>
    </message>
    <message>
        <source>dice are added only at a Vortex on which no Elemental stands, never at a Maelstrom</source>
        <translation>on n’ajoute des dés qu’à un Vortex sans Élémentaire, jamais à un Maelstrom</translation>
    </message>
    <message>
        <source>the %1 is %2 cm away, beyond the %3 cm of an Awakened</source>
        <translation>%1&#xa0;: à %2 cm, au-delà des %3 cm d’un Éveillé</translation>
    </message>
    <message>
        <source>1 TS</source>
        <translation>1&#xa0;ST</translation>
    </message>
    <message>
        <source>3 TS, exhausts the Vortex</source>
        <translation>3&#xa0;ST, épuise le Vortex</translation>
    </message>
    <message>
        <source>3 TS</source>
        <translation>3&#xa0;ST</translation>
    </message>
    <message>
        <source>the Incarnation comes once a game, and has come before</source>
        <translation>l’Incarnation ne vient qu’une fois par partie, et elle est déjà venue</translation>
    </message>
    <message>
        <source>%1, who stood there, is replaced</source>
        <translation>%1, qui se trouvait là, est remplacé</translation>
    </message>
    <message>
        <source>A cataclysm: %1 gains a Stress</source>
        <translation>Un cataclysme&#xa0;: %1 reçoit un Stress</translation>
    </message>
    <message>
        <source>The cataclysm inflicts 2D10 Hits on %1</source>
        <translation>Le cataclysme inflige 2D10 Touches à %1</translation>
    </message>
    <message>
        <source>reinforced with %1 mana, and the sources give %2</source>
        <translation>renfort de %1 mana, et les sources en donnent %2</translation>
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
        <source>its cost is not known here</source>
        <translation>son coût est inconnu</translation>
    </message>
    <message>
        <source>Cost not stated</source>
        <translation>Personne ne dit ce qu’il coûte</translation>
    </message>
    <message>
        <source>%1 costs %2, and the sources give %3</source>
        <translation>%1 coûte %2&#xa0;; les sources fournissent&#xa0;: %3</translation>
    </message>
    <message>
        <source>the spell costs %1 mana, and the sources give %2</source>
        <translation>le sort coûte %1 mana, et les sources en donnent %2</translation>
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
        <source>%1 is not a Unit chosen to conquer</source>
        <translation>%1 n’est pas une Unité conquérante</translation>
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
        <translation>%1 n’est pas le messager</translation>
    </message>
    <message>
        <source>%1 stands %2 cm from the edge on the enemy’s side</source>
        <translation>%1 est à %2 cm du bord du côté ennemi</translation>
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
        <source>Pick up what is found</source>
        <translation>Ramasser ce qu’on trouve</translation>
    </message>
    <message>
        <source>1 TS more, where there is a relic</source>
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
        <source>a March can’t end in Contact: %1 is too close</source>
        <translation>une Marche se termine hors de Contact&#xa0;: %1 est là</translation>
    </message>
    <message>
        <source>%1 leaves the Contact with %2</source>
        <translation>%1 quitte le Contact avec %2</translation>
    </message>
    <message>
        <source>%1 hasn&apos;t got this power</source>
        <translation>%1 n’a pas ce pouvoir</translation>
    </message>
    <message>
        <source>it is declared at the end of an activation of %1</source>
        <translation>cela se déclare à la fin d’une Activation de %1</translation>
    </message>
    <message>
        <source>%1 is withdrawn as a Casualty</source>
        <translation>%1 est retiré et compte comme perte</translation>
    </message>
    <message>
        <source>%1 is %2 cm away, not within %3 cm</source>
        <translation>%1 est à %2 cm, au-delà de %3 cm</translation>
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
        <source>dice: its Actions; its Initiative against %1</source>
        <translation>ses Actions en dés, son Initiative contre %1</translation>
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
        <source>1: a Stress, and its activation ends</source>
        <translation>1&#xa0;: un Stress, et son Activation prend fin</translation>
    </message>
    <message>
        <source>2: its activation ends</source>
        <translation>2&#xa0;: son Activation prend fin</translation>
    </message>
    <message>
        <source>3 or more: nothing happens</source>
        <translation>3 ou plus&#xa0;: rien ne se passe</translation>
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
        <source>Back to the battlefield</source>
        <translation>Retour sur le champ de bataille</translation>
    </message>
    <message>
        <source>The Incarnation leaves</source>
        <translation>L’Incarnation s’en va</translation>
    </message>
    <message>
        <source>Pick an Objective up</source>
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
        <source>Who is Engaged</source>
        <translation>Qui est Engagé</translation>
    </message>
    <message>
        <source>Strength and Saturation</source>
        <translation>Force et Saturation</translation>
    </message>
    <message>
        <source>%1 is sacrificed: %2 Hits of Strength %3 on %4</source>
        <translation>%1 se sacrifie&#xa0;: %2 Touches de Force %3 sur %4</translation>
    </message>
    <message>
        <source>this is settled before the first token moves</source>
        <translation>cela se règle avant que le premier jeton n’avance</translation>
    </message>
    <message>
        <source>Who begins: 1D10 each, the higher wins</source>
        <translation>Qui commence&#xa0;: 1D10 chacun, le plus haut</translation>
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
        <source>each a direction and 3D10; what would lie on another or leave the battlefield is rolled again</source>
        <translation>chacun une direction et 3D10&#xa0;; ce qui en recouvrirait un autre ou sortirait du champ de bataille est relancé</translation>
    </message>
    <message>
        <source>Nothing deviates</source>
        <translation>Rien ne dévie</translation>
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
        <source>The players say who begins</source>
        <translation>Les joueurs disent qui commence</translation>
    </message>
    <message>
        <source>Set up by dice</source>
        <translation>Mise en place aux dés</translation>
    </message>
    <message>
        <source>an Obstruction stands in the Line of Sight to %1</source>
        <translation>une Obstruction se trouve dans la Ligne de vue vers %1</translation>
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
        <source>%1 has not left the battlefield</source>
        <translation>%1 n’a pas quitté le champ de bataille</translation>
    </message>
    <message>
        <source>%1 comes back at an edge of its player&apos;s own half</source>
        <translation>%1 revient par un bord de la moitié de son joueur</translation>
    </message>
    <message>
        <source>Spell card: %1</source>
        <translation>Carte de sort&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is back at %2</source>
        <translation>%1 est de retour, position %2</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 est de retour</translation>
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
        <source>%1 is %2 cm away, beyond the %3 cm of the spell</source>
        <translation>%1 est à %2 cm, au-delà des %3 cm du sort</translation>
    </message>
    <message>
        <source>the target must be Free, and %1 is Engaged</source>
        <translation>la cible doit être Libre, et %1 est Engagée</translation>
    </message>
    <message>
        <source>within %1 cm</source>
        <translation>à %1 cm ou moins</translation>
    </message>
    <message>
        <source>Resolve on the table</source>
        <translation>Cela se fait à la table</translation>
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
        <source>%1: %2 Injuries healed</source>
        <translation>%1, Blessures soignées&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <translation>%1&#xa0;: position %2</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield until its next Headquarters Phase</source>
        <translation>%1 quitte le champ de bataille jusqu’à sa prochaine Phase d’état-major</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sur %1</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Personne en particulier</translation>
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
        <source>It stays</source>
        <translation>Elle reste</translation>
    </message>
    <message>
        <source>Placed anew at once</source>
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
        <source>Domain not stated</source>
        <translation>Domaine non précisé</translation>
    </message>
    <message>
        <source>Mana: %1</source>
        <translation>Mana&#xa0;: %1</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Seulement ses valeurs</translation>
    </message>
    <message>
        <source>Token laid beside the target</source>
        <translation>Jeton posé à côté de la cible</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Pas de jeton</translation>
    </message>
    <message>
        <source>Needs at least this many successes</source>
        <translation>À partir de combien de succès</translation>
    </message>
    <message>
        <source>That of the spell</source>
        <translation>Celle du sort</translation>
    </message>
    <message>
        <source>Where the target goes</source>
        <translation>Où va la cible</translation>
    </message>
    <message>
        <source>From the Wizard, at most</source>
        <translation>Distance du Mage, au plus</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>From every enemy, at least</source>
        <translation>Distance de tout ennemi, au moins</translation>
    </message>
    <message>
        <source>No minimum</source>
        <translation>Aussi près qu’on veut</translation>
    </message>
    <message>
        <source>Its cost in mana is known</source>
        <translation>Son coût en mana est connu</translation>
    </message>
    <message>
        <source>No range</source>
        <translation>Pas de portée propre</translation>
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
        <source>two effects from %1 successes on</source>
        <translation>deux effets à partir de %1 succès</translation>
    </message>
    <message>
        <source>Round %1: %2, %3 TS so far</source>
        <translation>Manche %1&#xa0;: %2, %3 ST jusqu’ici</translation>
    </message>
    <message>
        <source>Engaged with %1</source>
        <translation>Engagée avec %1</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 % of the AP</source>
        <translation>%1&#xa0;% des PA</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>pas sur le plan</translation>
    </message>
    <message>
        <source>beyond a Charge of %1 cm</source>
        <translation>au-delà d’une Charge de %1 cm</translation>
    </message>
    <message>
        <source>%1 is Engaged: nobody shoots at it</source>
        <translation>%1 est Engagée&#xa0;: personne ne tire dessus</translation>
    </message>
    <message>
        <source>out of the Line of Sight</source>
        <translation>hors de la Ligne de vue</translation>
    </message>
    <message numerus="yes">
        <source>%1: Headquarters Phase %2 resolved, one Stress off %n Unit(s)</source>
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
        <source>What was chosen secretly is shown, and the points are counted</source>
        <translation>Les choix secrets sont révélés, et les points comptés</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>%1 is not in cohesion with %2</source>
        <translation>%1 n’est pas en cohésion avec %2</translation>
    </message>
    <message>
        <source>beyond the %1 cm of its weapon</source>
        <translation>au-delà des %1 cm de son arme</translation>
    </message>
    <message numerus="yes">
        <source>%n Round(s) of 6 are not played</source>
        <translation>
            <numerusform>%n manche sur 6 n’est pas jouée</numerusform>
            <numerusform>%n manches sur 6 ne sont pas jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>The activation of %1 is not paid for</source>
        <translation>L’activation de %1 n’est pas payée</translation>
    </message>
    <message>
        <source>Its card isn&apos;t in the rulebook: only useful with a weapon it is for</source>
        <translation>Sa carte n’est pas dans le livre de règles&#xa0;: utile seulement avec une arme à laquelle elle est destinée</translation>
    </message>
    <message>
        <source>Has no weapon that it is for: it would do nothing</source>
        <translation>N’a aucune arme à laquelle elle est destinée&#xa0;: elle ne ferait rien</translation>
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
        <source>Unknown here: %1</source>
        <translation>Inconnu ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not an Elemental</source>
        <translation>Ce n’est pas un Élémentaire</translation>
    </message>
    <message>
        <source>Vortexes of its own</source>
        <translation>Ses propres Vortex</translation>
    </message>
    <message>
        <source>Nobody knows how often it invokes</source>
        <translation>Nul ne sait combien de fois elle invoque</translation>
    </message>
    <message>
        <source>Before it begins: who is First Player?</source>
        <translation>Avant de commencer&#xa0;: qui est le Premier Joueur&#xa0;?</translation>
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
        <source>%1, seen from %2</source>
        <translation>%1, vu de&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enchanted Heavy Weapon: Resistance becomes %1</source>
        <translation>Arme lourde enchantée : la Résistance devient %1</translation>
    </message>
    <message>
        <source>Enchanted Armour: no Injuries from Fire and Earth</source>
        <translation>Armure enchantée : pas de Blessures par le Feu et la Terre</translation>
    </message>
    <message>
        <source>%1 did not take this spell: %2</source>
        <translation>%1 n’a pas pris ce sort&#xa0;: %2</translation>
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
        <source>No Warrior supports them</source>
        <translation>Aucun Guerrier en soutien</translation>
    </message>
    <message>
        <source>No target: it only moves</source>
        <translation>Aucune cible : elle se déplace seulement</translation>
    </message>
    <message>
        <source>“%1” ends at once: Round %2 ends with this Headquarters Phase</source>
        <translation>« %1 » finit aussitôt : la manche %2 finit avec cette Phase d’état-major</translation>
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
        <source>%1 is no prisoner who comes free</source>
        <translation>%1 n’est pas un prisonnier qui est libéré</translation>
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
        <source>%1 is free again, and stands at %2</source>
        <translation>%1 est de nouveau libre et se trouve en %2</translation>
    </message>
    <message>
        <source>%1 is free again</source>
        <translation>%1 est de nouveau libre</translation>
    </message>
    <message>
        <source>A prisoner comes free</source>
        <translation>Un prisonnier est libéré</translation>
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
        <source>one Vortex in the middle of each quarter, the Maelstrom in the middle: our reading of the picture; near is the edge of Deployment Area A; then 3D10 of Deviation each</source>
        <translation>un Vortex au centre de chaque quart, le Maelstrom au centre&#xa0;: notre lecture de l’image&#xa0;; devant est le bord de la Zone de Déploiement A&#xa0;; puis 3D10 de Déviation chacun</translation>
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
        <source>as many as its level, of the Domains it masters</source>
        <translation>autant que son niveau, des Domaines qu’il maîtrise</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n spell(s), and is a Wizard of level %2</source>
        <translation>
            <numerusform>%1 prend %n sort et est Mage de niveau %2</numerusform>
            <numerusform>%1 prend %n sorts et est Mage de niveau %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no spells</source>
        <translation>%1 ne prend aucun sort</translation>
    </message>
    <message>
        <source>%1 takes these spells: %2</source>
        <translation>%1 prend ces sorts&#xa0;: %2</translation>
    </message>
    <message>
        <source>The last Headquarters Phase, then the match ends</source>
        <translation>La dernière Phase d’état-major, puis la partie finit</translation>
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
        <source>%1 suffers no Injuries: Enchanted Armour</source>
        <translation>%1 ne subit pas de Blessures : Armure enchantée</translation>
    </message>
    <message>
        <source>Element of who strikes, or of the spell’s mana</source>
        <translation>Élément de qui frappe, ou du mana du sort</translation>
    </message>
    <message>
        <source>Neither a Fight nor a Shot: nobody parries</source>
        <translation>Ni un Combat ni un Tir : personne ne pare</translation>
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
        <source>Experimental Weapons</source>
        <translation>Armes expérimentales</translation>
    </message>
    <message>
        <source>a Combined Charge is made with a Guard, and none charges with %1</source>
        <translation>une Charge combinée se fait avec une Unité avec Garde, et aucune ne charge avec %1</translation>
    </message>
    <message>
        <source>“%1” is for an enemy army</source>
        <translation>« %1 » vise une armée ennemie</translation>
    </message>
    <message>
        <source>only an allied Infantry Unit with Guard charges along, and %1 is none</source>
        <translation>seule une Unité d’Infanterie alliée avec Garde charge aussi, et %1 n’en est pas une</translation>
    </message>
    <message>
        <source>orders and prayers are for allied Units, and %1 is none</source>
        <translation>les ordres et les prières sont pour des Unités alliées, et %1 n’en est pas une</translation>
    </message>
    <message>
        <source>Set up automatically</source>
        <translation>Mise en place automatique</translation>
    </message>
    <message>
        <source>%1 is within %2 cm, and is left out</source>
        <translation>%1 est à moins de %2 cm et n’est pas compté</translation>
    </message>
    <message>
        <source>%1 is not on the map yet</source>
        <translation>%1 n’est pas encore sur la carte</translation>
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
        <source>%1 comes back at an edge, and that is %2 cm from the nearest</source>
        <translation>%1 revient par un bord, et c’est à %2 cm du plus proche</translation>
    </message>
    <message>
        <source>%1 has taken its spells before</source>
        <translation>%1 a déjà pris ses sorts</translation>
    </message>
    <message>
        <source>spells are taken before the first activation</source>
        <translation>les sorts se prennent avant la première activation</translation>
    </message>
    <message>
        <source>%1 is no enemy of %2</source>
        <translation>%1 n’est pas un ennemi de %2</translation>
    </message>
    <message>
        <source>the spell is for allies, and %1 isn’t one</source>
        <translation>le sort vise des alliés, et %1 n’en est pas un</translation>
    </message>
    <message>
        <source>the spell is for enemies, and %1 isn’t one</source>
        <translation>le sort vise des ennemis, et %1 n’en est pas un</translation>
    </message>
    <message>
        <source>missions ask for choices before the first activation</source>
        <translation>les missions demandent leurs choix avant la première activation</translation>
    </message>
    <message numerus="yes">
        <source>%n Hero(es) of %1 can be within %2 cm, not %3</source>
        <translation>
            <numerusform>%n Héros de %1 peut être à moins de %2 cm, pas %3</numerusform>
            <numerusform>%n Héros de %1 peuvent être à moins de %2 cm, pas %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a Wizard of level %2, not %3</source>
        <translation>%1 est un Mage de niveau %2, pas %3</translation>
    </message>
    <message>
        <source>%1 is carried by %2</source>
        <translation>%1 est porté par %2</translation>
    </message>
    <message>
        <source>that is %1 cm from the Leader: no Warrior is in Contact</source>
        <translation>c’est à %1 cm du Chef : aucun Guerrier n’est au Contact</translation>
    </message>
    <message>
        <source>Fight won by %1</source>
        <translation>Combat gagné par %1</translation>
    </message>
    <message>
        <source>Most AP for its TS: %1, %2 TS; chance to wipe out %3: %4</source>
        <translation>Le plus d’AP pour ses TS : %1, %2 TS ; chance d’éliminer %3 : %4</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2</source>
        <translation>Chance d’éliminer %1 : %2</translation>
    </message>
    <message>
        <source>Chance to wipe out %1</source>
        <translation>Chance d’éliminer %1</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4, draw %5</source>
        <translation>Chance de gagner : %1 %2, %3 %4, égalité %5</translation>
    </message>
    <message>
        <source>Chance to win: %1 %2, %3 %4</source>
        <translation>Chance de gagner : %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>Chance de gagner : %1</translation>
    </message>
    <message>
        <source>Chance to wipe out %1: %2; that at least one Warrior falls: %3</source>
        <translation>Chance d’éliminer %1 : %2 ; qu’au moins un Guerrier tombe : %3</translation>
    </message>
    <message>
        <source>Chance to wipe out %1 after all actions: %2</source>
        <translation>Chance d’éliminer %1 après toutes les Actions : %2</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>a list of %1 to %2 texts</source>
        <translation>une liste de %1 à %2 textes</translation>
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
        <source>a text</source>
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
        <source>a text without control characters</source>
        <translation>un texte sans caractères de contrôle</translation>
    </message>
    <message>
        <source>at most %1 entries</source>
        <translation>de %1 entrées au plus</translation>
    </message>
    <message>
        <source>can&apos;t be read: %1</source>
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
        <source>a control character, or not UTF-8 text</source>
        <translation>un caractère de contrôle, ou un texte qui n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>not YAML: %1</source>
        <translation>YAML incompréhensible&#xa0;: %1</translation>
    </message>
    <message>
        <source>format &apos;%1&apos; can&apos;t be read here; allowed: %2</source>
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
        <source>unknown key &apos;%1&apos;; none can stand here</source>
        <translation>clé inconnue «&#xa0;%1&#xa0;»&#xa0;; aucune ne peut se trouver ici</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; allowed: %2</source>
        <translation>clé inconnue «&#xa0;%1&#xa0;»&#xa0;; sont admises&#xa0;: %2</translation>
    </message>
    <message>
        <source>key &apos;%1&apos; stands here twice</source>
        <translation>la clé «&#xa0;%1&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than %2</source>
        <translation>«&#xa0;%1&#xa0;» dépasse %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an id: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known, and nothing can stand here</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu, et rien ne peut se trouver ici</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not among: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne fait pas partie de&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing has the id &apos;%1&apos;</source>
        <translation>rien ne porte l’identifiant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands here twice</source>
        <translation>« %1 » figure ici deux fois</translation>
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
        <source>there is no picture &apos;%1&apos; to be read</source>
        <translation>aucune image «&#xa0;%1&#xa0;» ne peut être lue</translation>
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
        <source>a name or, in quotes, a colour as &quot;#3a7bd5&quot;: # begins a comment</source>
        <translation>un nom ou, entre guillemets, une couleur comme &quot;#3a7bd5&quot;&#xa0;: # commence un commentaire</translation>
    </message>
    <message>
        <source>a colour as &quot;#3a7bd5&quot;</source>
        <translation>une couleur comme &quot;#3a7bd5&quot;</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>the picture is neither a sound SVG nor a sound PNG of at most %1 pixels a side</source>
        <translation>l’image n’est ni un SVG intact ni un PNG intact d’au plus %1 pixels de côté</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a link that leads out of this folder: put the file itself here</source>
        <translation>«&#xa0;%1&#xa0;» est un lien qui mène hors de ce dossier&#xa0;: mettez-y le fichier lui-même</translation>
    </message>
    <message>
        <source>at most %1 pictures are looked at</source>
        <translation>au plus %1 images sont examinées</translation>
    </message>
    <message>
        <source>a folder more than %1 below the first isn&apos;t looked into</source>
        <translation>un dossier à plus de %1 niveaux sous le premier n’est pas examiné</translation>
    </message>
    <message>
        <source>a folder is looked through as far as %1 names</source>
        <translation>un dossier est parcouru jusqu’à %1 noms</translation>
    </message>
    <message>
        <source>its name has control characters, or isn&apos;t UTF-8: give it another</source>
        <translation>son nom contient des caractères de contrôle ou n’est pas en UTF-8 : donnez-lui-en un autre</translation>
    </message>
    <message>
        <source>a folder is read as far as %1 files: not this one and what follows</source>
        <translation>un dossier est lu jusqu’à %1 fichiers&#xa0;: ni celui-ci ni la suite</translation>
    </message>
    <message>
        <source>a folder is read as far as %1 MiB: not this file and what follows</source>
        <translation>un dossier est lu jusqu’à %1 Mio&#xa0;: ni ce fichier ni la suite</translation>
    </message>
    <message>
        <source>this file is of &apos;%1&apos;, and lies in the folder of &apos;%2&apos;: move it, or name that game</source>
        <translation>ce fichier est de «&#xa0;%1&#xa0;» et se trouve dans le dossier de «&#xa0;%2&#xa0;»&#xa0;: déplacez-le, ou nommez ce jeu-ci</translation>
    </message>
    <message>
        <source>what it mentions hangs on a file that is left out</source>
        <translation>ce qu’il mentionne dépend d’un fichier écarté</translation>
    </message>
    <message>
        <source>the invisible character %1 must not stand in a text: delete it</source>
        <translation>le caractère invisible %1 n’a pas sa place dans un texte&#xa0;: supprimez-le</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, as its folder or its name says</source>
        <translation>«&#xa0;%1&#xa0;», comme le dit son dossier ou son nom</translation>
    </message>
    <message>
        <source>a text that isn&apos;t empty</source>
        <translation>un texte qui n’est pas vide</translation>
    </message>
    <message>
        <source>a text on one line, without tabs</source>
        <translation>un texte sur une ligne, sans tabulations</translation>
    </message>
    <message>
        <source>a list of as many texts as the header has: %1</source>
        <translation>une liste d’autant de textes que l’en-tête&#xa0;: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands in place of &apos;%2&apos;: leave one of them out</source>
        <translation>«&#xa0;%1&#xa0;» remplace «&#xa0;%2&#xa0;»&#xa0;: n’écrivez que l’un des deux</translation>
    </message>
    <message>
        <source>the drawing is larger than %1 a side</source>
        <translation>le dessin dépasse %1 de côté</translation>
    </message>
    <message>
        <source>a part of the drawing uses itself</source>
        <translation>une partie du dessin s’utilise elle-même</translation>
    </message>
    <message>
        <source>the drawing has more than %1 parts, each as often as it is used</source>
        <translation>le dessin a plus de %1 parties, chacune comptée autant de fois qu’elle sert</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; stands twice in the drawing</source>
        <translation>l’identifiant « %1 » figure deux fois dans le dessin</translation>
    </message>
    <message>
        <source>the files of the folder hold more than %1 values; this one and those behind it are left out</source>
        <translation>les fichiers du dossier contiennent plus de %1 valeurs&#xa0;; celui-ci et les suivants sont laissés de côté</translation>
    </message>
    <message>
        <source>the drawing refers to another picture or file</source>
        <translation>le dessin renvoie à une autre image ou à un autre fichier</translation>
    </message>
    <message>
        <source>a pipe, a socket or a device is not read: move it elsewhere</source>
        <translation>un tube, un socket ou un périphérique n’est pas lu : déplacez-le ailleurs</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is that of another unit now</source>
        <translation>l’ancien identifiant «&#xa0;%1&#xa0;» est maintenant celui d’une autre unité</translation>
    </message>
    <message>
        <source>the former id &apos;%1&apos; is claimed by &apos;%2&apos; too</source>
        <translation>l’ancien identifiant «&#xa0;%1&#xa0;» est aussi revendiqué par «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is there for &apos;%2&apos; twice</source>
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
        <source>a drawing has no filters</source>
        <translation>un dessin n’a pas de filtres</translation>
    </message>
    <message>
        <source>rules entries are read as far as %1 MiB: this file and those behind it are left out</source>
        <translation>les entrées de règles sont lues jusqu’à %1 Mio : ce fichier et les suivants sont laissés de côté</translation>
    </message>
    <message>
        <source>a link that leads nowhere: remove it, or make it lead to its file</source>
        <translation>un lien qui ne mène nulle part : retirez-le, ou faites-le mener à son fichier</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>plus de %1 valeurs</translation>
    </message>
    <message>
        <source>anchors (&amp;), aliases (*) and tags (!) aren&apos;t allowed: write the value itself</source>
        <translation>les ancres (&amp;), les alias (*) et les étiquettes (!) ne sont pas autorisés : écrivez la valeur elle-même</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Another program is writing into %1. Try again once it is done.</source>
        <translation>Un autre programme est en train d’écrire dans %1. Réessaie quand il aura fini.</translation>
    </message>
</context>
<context>
    <name>roster</name>
    <message>
        <source>size %1 is not offered; %2 come in %3</source>
        <translation>la taille %1 n’est pas proposée pour %2&#xa0;; tailles possibles&#xa0;: %3</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;</source>
        <translation>aucune Unité ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no Unit is called &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>aucune Unité ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>%1 are of %2; an army of %3 recruits from %4</source>
        <translation>%1 (%2) ne peut pas rejoindre l’armée&#xa0;: une armée %3 ne recrute que parmi %4</translation>
    </message>
    <message>
        <source>%1 %2 is %3 over the limit of %4</source>
        <translation>%1 %2&#xa0;: %3 de plus que la limite de %4</translation>
    </message>
    <message>
        <source>take %1 of %2 instead of %3</source>
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
        <source>two in the list are called %1</source>
        <translation>deux de la liste s’appellent %1</translation>
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
        <translation>une partie a de 2 à %1 joueurs, pas %2</translation>
    </message>
    <message>
        <source>two players are called %1</source>
        <translation>deux joueurs s’appellent %1</translation>
    </message>
    <message>
        <source>the list of %1 is empty</source>
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
        <source>size: an entry is one card, not %1</source>
        <translation>taille&#xa0;: une entrée est une seule carte, pas %1</translation>
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
        <translation>Distance</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>No attack</source>
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
        <source>After an attack against it</source>
        <translation>Après une attaque contre elle</translation>
    </message>
    <message>
        <source>After an attack whose hits it all dodged</source>
        <translation>Après une attaque dont elle a esquivé toutes les touches</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Fewest dice</source>
        <translation>Dés au moins</translation>
    </message>
    <message>
        <source>Most dice</source>
        <translation>Dés au plus</translation>
    </message>
    <message>
        <source>As many as it has</source>
        <translation>Autant qu’elle en a</translation>
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
        <source>None in particular</source>
        <translation>Aucun en particulier</translation>
    </message>
    <message>
        <source>Wide attack</source>
        <translation>Attaque large</translation>
    </message>
    <message>
        <source>Wounds it heals the attacker</source>
        <translation>Blessures rendues à l’attaquant</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Se lance avec</translation>
    </message>
    <message>
        <source>All of these dice are rolled</source>
        <translation>Tous ces dés sont lancés</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>It goes by its number</source>
        <translation>On la nomme par son numéro</translation>
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
        <source>Nobody rolls</source>
        <translation>Personne ne lance</translation>
    </message>
    <message>
        <source>Cost: %1 dice</source>
        <translation>Coût&#xa0;: dés (%1)</translation>
    </message>
    <message>
        <source>When it is used</source>
        <translation>Quand on l’utilise</translation>
    </message>
    <message>
        <source>Range in inches</source>
        <translation>Portée en pouces</translation>
    </message>
    <message>
        <source>None is printed</source>
        <translation>Rien n’est imprimé</translation>
    </message>
    <message>
        <source>Condition it gives</source>
        <translation>État qu’elle donne</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Rounds it lasts</source>
        <translation>Durée en manches</translation>
    </message>
    <message>
        <source>What else it does</source>
        <translation>Ce qu’elle fait d’autre</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>it costs %1</source>
        <translation>elle coûte %1</translation>
    </message>
    <message>
        <source>%1 is a reaction: it is offered when it is triggered</source>
        <translation>%1 est une réaction&#xa0;: elle est proposée quand elle se déclenche</translation>
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
        <translation>Jet de %1&#xa0;: %2</translation>
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
        <source>dice: %1 or more</source>
        <translation>dés&#xa0;: %1 ou plus</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Reaction after an attack</source>
        <translation>Réaction après une attaque</translation>
    </message>
    <message>
        <source>Reaction when all hits were dodged</source>
        <translation>Réaction quand toutes les touches sont esquivées</translation>
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
        <source>it isn&apos;t rolled with %1 dice</source>
        <translation>elle ne se lance pas avec ces dés (%1)</translation>
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
        <source>Ten cards, as the rules have it; the rules print none</source>
        <translation>Dix cartes, comme le veut la règle&#xa0;; elle n’en imprime aucune</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nom de la carte</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Ce qu’elle dit</translation>
    </message>
    <message>
        <source>Its text stays on the card</source>
        <translation>Son texte reste sur la carte</translation>
    </message>
    <message>
        <source>%1name: &apos;%2&apos; is there twice or empty; each card of a deck has a name of its own</source>
        <translation>%1name&#xa0;: «&#xa0;%2&#xa0;» y est deux fois ou vide&#xa0;; chaque carte d’un paquet a son propre nom</translation>
    </message>
    <message>
        <source>Sides of the dice</source>
        <translation>Faces des dés</translation>
    </message>
    <message>
        <source>The source names no die; it has a 7 among its results and 10+ among its targets</source>
        <translation>La source ne nomme aucun dé&#xa0;; elle a un 7 parmi ses résultats et 10+ parmi ses seuils</translation>
    </message>
    <message>
        <source>Cards of a deck</source>
        <translation>Cartes d’un paquet</translation>
    </message>
    <message>
        <source>As the source has it</source>
        <translation>Comme dans la source</translation>
    </message>
    <message>
        <source>Rounds of the draft</source>
        <translation>Manches du draft</translation>
    </message>
    <message>
        <source>The source has eight; two cards a round of each deck are %1 rounds of a deck of %2</source>
        <translation>La source en a huit&#xa0;; deux cartes de chaque paquet par manche font %1 manches d’un paquet de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n face(s) needed, none is given</source>
        <translation>
            <numerusform>%1 : il faut %n face, aucune n’est donnée</numerusform>
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
        <source>Best reply to %n hit(s): %1, %2 wounds on average</source>
        <translation>
            <numerusform>Meilleure réponse à %n touche : %1, %2 blessures en moyenne</numerusform>
            <numerusform>Meilleure réponse à %n touches&#xa0;: %1, %2 blessures en moyenne</numerusform>
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
        <translation>%1 sauvegarde toutes les touches</translation>
    </message>
    <message>
        <source>%1 isn&apos;t harmed</source>
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
        <source>Reaction of %1</source>
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
        <source>It never dodges</source>
        <translation>Elle n’esquive jamais</translation>
    </message>
    <message>
        <source>It never saves</source>
        <translation>Elle ne sauvegarde jamais</translation>
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
        <source>%1/%2/id: &apos;%3&apos; is there twice; each ability of a card has an id of its own</source>
        <translation>%1/%2/id&#xa0;: «&#xa0;%3&#xa0;» y est deux fois&#xa0;; chaque capacité d’une carte a son identifiant</translation>
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
        <source>Nobody is known to be smaller</source>
        <translation>On ne connaît personne de plus petit</translation>
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
        <source>Inches a movement die</source>
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
        <source>No actions are printed</source>
        <translation>Aucune action n’est imprimée</translation>
    </message>
    <message>
        <source>Vulnerable to %1: one wound more</source>
        <translation>Vulnérable à %1&#xa0;: une blessure de plus</translation>
    </message>
    <message>
        <source>Resistant to %1: one wound less</source>
        <translation>Résistant à %1&#xa0;: une blessure de moins</translation>
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
        <source>%1 has used its ability of this round</source>
        <translation>%1 a utilisé sa capacité de cette manche</translation>
    </message>
    <message>
        <source>%1 is dying</source>
        <translation>%1 est mourant</translation>
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
        <source>No Defense: nothing is dodged</source>
        <translation>Pas de Défense&#xa0;: rien n’est esquivé</translation>
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
        <source>No Resistance: nothing is saved</source>
        <translation>Pas de Résistance&#xa0;: rien n’est sauvegardé</translation>
    </message>
    <message>
        <source>Each hit not saved: damage %1</source>
        <translation>Chaque touche non sauvegardée&#xa0;: dégâts %1</translation>
    </message>
    <message>
        <source>Vulnerable: one wound more, once</source>
        <translation>Vulnérable&#xa0;: une blessure de plus, une fois</translation>
    </message>
    <message>
        <source>Resistant: one wound less, once</source>
        <translation>Résistant&#xa0;: une blessure de moins, une fois</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1 to succeed</source>
        <translation>%1 de réussir</translation>
    </message>
    <message>
        <source>%1 to wound, %2 Dying, %3 wounds on average</source>
        <translation>%1 de blesser, %2 mourant, %3 blessures en moyenne</translation>
    </message>
    <message>
        <source>%1 to wound, %2 wounds on average</source>
        <translation>%1 de blesser, %2 blessures en moyenne</translation>
    </message>
    <message>
        <source>A hit neither dodged nor saved</source>
        <translation>Une touche ni esquivée ni sauvegardée</translation>
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
        <source>%1 chance of %2 against %3: not with %4</source>
        <translation>%1 de chances de «&#xa0;%2&#xa0;» contre %3&#xa0;: pas avec %4</translation>
    </message>
    <message>
        <source>Chance of Dying: attack dice down, defense dice across</source>
        <translation>Chance d’être mourant&#xa0;: dés d’attaque en lignes, dés de défense en colonnes</translation>
    </message>
    <message>
        <source>Wounds on average: attack dice down, defense dice across</source>
        <translation>Blessures en moyenne&#xa0;: dés d’attaque en lignes, dés de défense en colonnes</translation>
    </message>
    <message>
        <source>%1 against %2: %3 wounds on average</source>
        <translation>%1 contre %2&#xa0;: %3 blessures en moyenne</translation>
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
        <source>Wounds the target has left</source>
        <translation>Blessures qui restent à la cible</translation>
    </message>
    <message>
        <source>Whether it is dying isn&apos;t said</source>
        <translation>On ne dit pas si elle est mourante</translation>
    </message>
    <message>
        <source>Vulnerable to it</source>
        <translation>Vulnérable à ce type</translation>
    </message>
    <message>
        <source>Resistant to it</source>
        <translation>Résistant à ce type</translation>
    </message>
    <message>
        <source>Hits already rolled</source>
        <translation>Touches déjà lancées</translation>
    </message>
    <message>
        <source>The attack is still to be rolled</source>
        <translation>L’attaque reste à lancer</translation>
    </message>
    <message>
        <source>Wanted chance in per cent</source>
        <translation>Chance voulue en pour cent</translation>
    </message>
    <message>
        <source>Of Dying, not only of a wound</source>
        <translation>D’être mourant, pas seulement blessé</translation>
    </message>
    <message>
        <source>attacker: no ability of the card is an attack</source>
        <translation>attacker&#xa0;: aucune capacité de la carte n’est une attaque</translation>
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
        <source>no attack is printed on the card of %1</source>
        <translation>aucune attaque n’est imprimée sur la carte de %1</translation>
    </message>
    <message>
        <source>nobody attacks itself</source>
        <translation>personne ne s’attaque soi-même</translation>
    </message>
    <message>
        <source>%1 is attacked already</source>
        <translation>%1 est déjà attaqué</translation>
    </message>
    <message>
        <source>%1 is of the same side</source>
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
        <source>Nobody else</source>
        <translation>Personne d’autre</translation>
    </message>
    <message>
        <source>%1 has one target: it is not a wide attack</source>
        <translation>%1 a une seule cible&#xa0;: ce n’est pas une attaque large</translation>
    </message>
    <message>
        <source>%1 wound as often as not where nobody dodges</source>
        <translation>%1 blessent une fois sur deux si personne n’esquive</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Coûte %1</translation>
    </message>
    <message>
        <source>Accuracy of others&apos; help</source>
        <translation>Précision ajoutée par d’autres</translation>
    </message>
    <message>
        <source>Power of others&apos; help</source>
        <translation>Puissance ajoutée par d’autres</translation>
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
        <source>Change of wounds</source>
        <translation>Changement de blessures</translation>
    </message>
    <message>
        <source>%1 is put at %2 of %3 wounds</source>
        <translation>%1 est mis à %2 blessures sur %3</translation>
    </message>
    <message>
        <source>Condition that begins</source>
        <translation>État qui commence</translation>
    </message>
    <message>
        <source>One ends instead</source>
        <translation>C’est un état qui finit</translation>
    </message>
    <message>
        <source>a model has %1 conditions at most</source>
        <translation>une figurine a au plus %1 états</translation>
    </message>
    <message>
        <source>%1 can&apos;t fall prone now</source>
        <translation>%1 ne peut pas tomber à terre maintenant</translation>
    </message>
    <message>
        <source>%1 has no conditions</source>
        <translation>%1 n’a aucun état</translation>
    </message>
    <message>
        <source>Condition that ends</source>
        <translation>État qui finit</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1&#xa0;: fin de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Change of experience</source>
        <translation>Changement d’expérience</translation>
    </message>
    <message>
        <source>The note stays as it is</source>
        <translation>La note reste telle quelle</translation>
    </message>
    <message>
        <source>%1 has %2 experience</source>
        <translation>%1 a %2 d’expérience</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Two cards off the deck of %1</source>
        <translation>Deux cartes du paquet de %1</translation>
    </message>
    <message>
        <source>Round %1 of the draft: %2</source>
        <translation>Manche %1 du draft&#xa0;: %2</translation>
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
        <source>Card that is burnt</source>
        <translation>Carte brûlée</translation>
    </message>
    <message>
        <source>%1 burns %2</source>
        <translation>%1 brûle %2</translation>
    </message>
    <message>
        <source>Pick of %1</source>
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
        <source>Round %1 is over: all dice come back</source>
        <translation>Fin de la manche %1&#xa0;: tous les dés reviennent</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vainqueurs</translation>
    </message>
    <message>
        <source>The source has no end: the players say who has won</source>
        <translation>La source n’a pas de fin&#xa0;: les joueurs disent qui a gagné</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>one die or more is spent</source>
        <translation>on dépense au moins un dé</translation>
    </message>
    <message>
        <source>It moves up to %1 inches</source>
        <translation>Elle avance de %1 pouces au plus</translation>
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
        <source>%1 has attacks only</source>
        <translation>%1 n’a que des attaques</translation>
    </message>
    <message>
        <source>Whom it helps</source>
        <translation>Qui elle aide</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n card(s); the rules have 10</source>
        <translation>
            <numerusform>le paquet a %n carte ; la règle en veut 10</numerusform>
            <numerusform>le paquet a %n cartes&#xa0;; la règle en veut 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a warband has 3 to 10 models, not %n</source>
        <translation>
            <numerusform>une bande a 3 à 10 figurines, pas %n</numerusform>
            <numerusform>une bande a 3 à 10 figurines, pas %n</numerusform>
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
        <translation>Finir la manche</translation>
    </message>
    <message>
        <source>A round of the draft</source>
        <translation>Une manche du draft</translation>
    </message>
    <message>
        <source>Change wounds</source>
        <translation>Changer les blessures</translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation>Changer les états</translation>
    </message>
    <message>
        <source>Count experience</source>
        <translation>Compter l’expérience</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Finir la partie</translation>
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
        <source>Models standing</source>
        <translation>Figurines debout</translation>
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
        <source>Cards of %1</source>
        <translation>Cartes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 suffers %n wound(s): %2 of %3 left</source>
        <translation>
            <numerusform>%1 subit %n blessure : il en reste %2 sur %3</numerusform>
            <numerusform>%1 subit %n blessures&#xa0;: il en reste %2 sur %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 falls and is dying</source>
        <translation>%1 tombe, mourant</translation>
    </message>
    <message>
        <source>%1 is not wounded: what else the attack does takes place</source>
        <translation>%1 n’est pas blessé&#xa0;: ce que l’attaque fait d’autre a lieu</translation>
    </message>
    <message>
        <source>%1: how many dice of each kind is needed</source>
        <translation>%1&#xa0;: il faut le nombre de dés de chaque sorte</translation>
    </message>
    <message>
        <source>%1gives: a condition has a name</source>
        <translation>%1gives&#xa0;: un état porte un nom</translation>
    </message>
    <message>
        <source>a condition has a name</source>
        <translation>un état porte un nom</translation>
    </message>
    <message>
        <source>The odds are those against %1</source>
        <translation>Les chances sont celles contre %1</translation>
    </message>
    <message>
        <source>%1D%2</source>
        <translation>%1D%2</translation>
    </message>
    <message>
        <source>%1: either all dice or at most %2</source>
        <translation>%1&#xa0;: tous les dés, ou au plus %2</translation>
    </message>
    <message>
        <source>dice: at most %1 at once</source>
        <translation>dés&#xa0;: au plus %1 à la fois</translation>
    </message>
    <message>
        <source>The open cards of the last round are discarded</source>
        <translation>Les cartes ouvertes de la dernière manche sont défaussées</translation>
    </message>
    <message>
        <source>dice: at most %1</source>
        <translation>dés&#xa0;: au plus %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n inch(es)</source>
        <translation>
            <numerusform>%1 à %n pouce</numerusform>
            <numerusform>%1 à %n pouces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to wound if nobody dodges, %2 wounds on average</source>
        <translation>%1 de blesser si personne n’esquive, %2 blessures en moyenne</translation>
    </message>
    <message>
        <source>Most dice elsewhere in the rules</source>
        <translation>Dés au plus ailleurs dans la règle</translation>
    </message>
    <message>
        <source>The rules don&apos;t contradict the card</source>
        <translation>La règle ne contredit pas la carte</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>all dice, spent ones too</source>
        <translation>tous les dés, même dépensés</translation>
    </message>
    <message>
        <source>the card has %1 at most; elsewhere the rules have %2</source>
        <translation>la carte en a %1 au plus ; ailleurs la règle en a %2</translation>
    </message>
    <message>
        <source>%1 is that already: %2</source>
        <translation>%1 l’est déjà : %2</translation>
    </message>
    <message>
        <source>No wounds: only Fire, Arcane and Radiant harm Mistform</source>
        <translation>Aucune blessure : seuls le feu, l’arcane et le radieux blessent la forme de brume</translation>
    </message>
    <message>
        <source>In Mistform, and not harmed by this type</source>
        <translation>En forme de brume, que ce type ne blesse pas</translation>
    </message>
    <message>
        <source>%1: only Fire, Arcane and Radiant harm it</source>
        <translation>%1 : seuls le feu, l’arcane et le radieux la blessent</translation>
    </message>
    <message>
        <source>the list has no deck; the rules have 10 cards</source>
        <translation>la liste n’a pas de paquet ; la règle veut 10 cartes</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagné par %1</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>There is no table for the game &apos;%1&apos;</source>
        <translation>Il n’y a pas de table pour le jeu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this calculation takes about %1 million steps, and the limit is %2 million: ask for fewer dice or fewer actions</source>
        <translation>ce calcul demande environ %1 millions d’étapes, et la limite est de %2 millions : demandez moins de dés ou moins d’actions</translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 is damaged: %n step(s) before it can be used</source>
        <translation>
            <numerusform>la ligne %1 sur %2 est endommagée : %n étape avant elle est utilisable</numerusform>
            <numerusform>la ligne %1 sur %2 est endommagée : %n étapes avant elle sont utilisables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line %1 of %2 can&apos;t be used: %n step(s) before it can be (%3)</source>
        <translation>
            <numerusform>la ligne %1 sur %2 est inutilisable : %n étape avant elle est utilisable (%3)</numerusform>
            <numerusform>la ligne %1 sur %2 est inutilisable : %n étapes avant elle sont utilisables (%3)</numerusform>
        </translation>
    </message>
</context>
</TS>
