// The rule index: solo play. Id, source, English, Spanish.
import type { Row } from './row.ts';

export const rows: readonly Row[] = [
  [
    'COS-AUTOMA-1',
    'seed',
    "One human against the AI on the 2-player side. The human takes Tretons, Avry or Tak'rill; the AI plays the blue Automatos with markers on 0 energy and 20 consumption.",
    "Una persona contra la IA en la cara para 2 jugadores. La persona lleva a los Treton, los Avry o los Tak'rill; la IA juega con los Automatos azules, con sus fichas en 0 de energía y 20 de consumo.",
  ],
  [
    'COS-AUTOMA-2',
    'seed',
    'The 16 gold Automa cards are sorted by level 0, I, II and shuffled; the 2 silver ones are added to their levels only by option.',
    'Las 16 cartas Automa doradas se separan por nivel 0, I y II y se barajan; las 2 plateadas se añaden a sus niveles solo si se quiere.',
  ],
  [
    'COS-AUTOMA-3',
    'seed for tiles; ours for the rest: the text gives it only light bonus cards',
    'Order tiles 1 and 2 are dealt at random; the human sets up as in a 2-player game; the AI has no gems, no hand, no dark bonus card, no leader, no stations.',
    'Las fichas de orden 1 y 2 se reparten al azar; la persona se prepara como en una partida de 2; la IA no tiene gemas, mano, carta bonus oscura, líder ni estaciones.',
  ],
  [
    'COS-AUTOMA-4',
    'seed',
    "The AI skips phase 1. After the human's plan is locked the top card of the AI's current deck is revealed.",
    'La IA se salta la fase 1. Fijado el plan de la persona, se destapa la primera carta del mazo actual de la IA.',
  ],
  [
    'COS-AUTOMA-5',
    'seed; ours for the limits',
    "The card's consumption (-5 to 15) moves the AI's marker under the same limits as a player's; order follows COS-ORDER.",
    'El consumo de la carta (de -5 a 15) mueve la ficha de la IA con los mismos límites que la de un jugador; el orden sigue COS-ORDER.',
  ],
  [
    'COS-AUTOMA-6',
    'seed',
    "In its part the AI carries out the card's actions from top to bottom. For each: the left version if possible; else the right one if there is one and it is possible; else nothing.",
    'En su parte la IA lleva a cabo las acciones de la carta de arriba abajo. De cada una: la versión izquierda si es posible; si no, la derecha si la hay y es posible; si no, nada.',
  ],
  [
    'COS-AUTOMA-7',
    'seed; ours for ignoring range: the icon only shows where the galaxy lies',
    '*Settle* is possible if a face-up system of the named galaxy has a planet of the named type without any cube. The AI puts its tower there. It ignores range and adaptability and never stacks.',
    '*Colonizar* es posible si un sistema bocarriba de la galaxia indicada tiene un planeta del tipo indicado sin ningún cubo. La IA pone allí su torre. No mira alcance ni adaptación y nunca apila.',
  ],
  [
    'COS-AUTOMA-8',
    'seed; ours for the choice of tile',
    '*Discover and settle* is possible if the named galaxy has a free space and the stack of its parsec has a tile. Two tiles are drawn as in COS-ACT-17; the tile placed must show the named planet type if one of the two does; otherwise either. The AI then settles on such a planet; if none is there the tile stays and no cube is placed.',
    '*Descubrir y colonizar* es posible si la galaxia indicada tiene una casilla libre y el montón de su Parsec tiene losetas. Se roban dos como en COS-ACT-17; la colocada debe mostrar el tipo de planeta indicado si alguna de las dos lo muestra; si no, cualquiera. Después la IA coloniza un planeta así; si no lo hay, la loseta se queda y no se pone cubo.',
  ],
  [
    'COS-AUTOMA-9',
    'seed for planet and cube; ours for tile and space',
    'Whenever the AI has several equal targets (planet, tile, space, cube to remove) the human decides freely.',
    'Cuando la IA tiene varios objetivos iguales (planeta, loseta, casilla, cubo que quitar), la persona decide libremente.',
  ],
  ['COS-AUTOMA-10', 'seed', '*Gain energy* is always possible.', '*Obtener energía* siempre es posible.'],
  [
    'COS-AUTOMA-11',
    'seed; ours for the order, which changes nothing but the cards drawn',
    'AI scoring "majority": it scores each galaxy in which it has the majority. "Presence": each galaxy in which it has a colony, for the higher or lower payout as usual. One cube is removed each time. Galaxies are taken in the order of the table.',
    'Puntuación de la IA por «mayoría»: puntúa cada galaxia en la que tiene la mayoría. Por «presencia»: cada galaxia en la que tiene una colonia, con la recompensa mayor o menor como siempre. Cada vez se quita un cubo. Las galaxias van en el orden de la tabla.',
  ],
  [
    'COS-AUTOMA-12',
    'seed; ours for nobody',
    'The AI draws light bonus cards by COS-SCORE-8, has no limit of 4, and nobody looks at them before the end.',
    'La IA roba cartas bonus claras según COS-SCORE-8, no tiene el límite de 4 y nadie las mira antes del final.',
  ],
  [
    'COS-AUTOMA-13',
    'seed; ours for the shortage',
    '*Replace AI cards*: the face-up cards at the 4 shown positions are first all put aside, then the 4 positions (empty ones too) are refilled in ascending order. Always possible. If the draw pile runs short, the cards put aside earlier (not the present ones) are shuffled into a new pile; what is still missing stays empty.',
    '*Cambiar cartas IA*: primero se apartan las cartas de las 4 posiciones mostradas y luego se rellenan las 4 posiciones (también las vacías) en orden ascendente. Siempre es posible. Si faltan cartas para robar, las apartadas antes (no las de ahora) se barajan en un montón nuevo; lo que aún falte queda vacío.',
  ],
  [
    'COS-AUTOMA-14',
    'seed; ours for no card: its stronger deck replaces it',
    "The AI's level-ups happen at the end of its part. It takes no Dark Tech card and the human gains no catch-up gems; when the human levels up the AI gains nothing.",
    'Las subidas de nivel de la IA ocurren al final de su parte. No coge carta «Dark Tech» y la persona no obtiene gemas; cuando sube la persona, la IA no obtiene nada.',
  ],
  [
    'COS-AUTOMA-15',
    'seed',
    'From the next draw on the AI uses the deck of its level (II also for III and above).',
    'Desde el siguiente robo la IA usa el mazo de su nivel (el II también para III y más).',
  ],
  [
    'COS-AUTOMA-16',
    'ours: sources silent',
    'Used cards are put aside; an exhausted level deck is reshuffled from its own used cards.',
    'Las cartas usadas se apartan; un mazo agotado se vuelve a formar barajando sus propias cartas usadas.',
  ],
  [
    'COS-AUTOMA-17',
    'seed',
    'The AI reaching level III ends the game like a player.',
    'Si la IA llega al nivel III, la partida termina igual que con un jugador.',
  ],
  [
    'COS-AUTOMA-18',
    'seed',
    'Final scoring for the AI: only its light bonus cards, each valued as for a player (no gems, no AI cards, no player-board cubes). Then level-ups and COS-END-4 to 7.',
    'Puntuación final de la IA: solo sus cartas bonus claras, valoradas como para un jugador (sin gemas, cartas IA ni cubos en tablero individual). Después, subidas de nivel y COS-END-4 a 7.',
  ],
  [
    'COS-AUTOMA-19',
    'ours: neither chapter excludes solo',
    'Modules may be used by the human alone.',
    'Los módulos puede usarlos la persona sola.',
  ],
  [
    'COS-AUTOMA-20',
    'seed: no such symbol on its cards; ours for seeing',
    'The AI never harvests, gains no gems and takes no yield when it discovers; the human sees both tiles it draws.',
    'La IA nunca recolecta, no obtiene gemas ni rendimientos al descubrir; la persona ve las dos losetas que roba.',
  ],
  [
    'COS-AUTOMA-21',
    'seed',
    'A tower named with n cubes is placed whole, on a planet without cubes; its cubes never run out (COS-SUPPLY-2).',
    'Una torre de n cubos se coloca entera, en un planeta sin cubos; sus cubos no se agotan (COS-SUPPLY-2).',
  ],
];
