// The rule index: space stations and leaders. Id, source, English, Spanish.
import type { Row } from './row.ts';

export const rows: readonly Row[] = [
  [
    'COS-STATION-1',
    'seed; costs ours',
    'Each player owns 3 stations: Harvest, Score, Colonize. Buying one is a buy action (COS-BUY-2).',
    'Cada jugador tiene 3 estaciones: «Recolectar», «Puntuar» y «Colonizar». Comprar una es una acción de compra (COS-BUY-2).',
  ],
  [
    'COS-STATION-2',
    'seed; ours for range',
    'A bought station is placed at once on the free station space of a galaxy in which the player has at least 1 colony at that moment. Range and adaptability do not matter.',
    'La estación comprada se coloca enseguida en la casilla de estación libre de una galaxia en la que el jugador tenga en ese momento al menos 1 colonia. Ni el alcance ni la adaptación importan.',
  ],
  [
    'COS-STATION-3',
    'seed',
    'At most 1 station per galaxy, of all players together; it is never moved or removed.',
    'Como máximo 1 estación por galaxia entre todos los jugadores; nunca se mueve ni se quita.',
  ],
  [
    'COS-STATION-4',
    'ours: no storing is mentioned',
    'Without a legal galaxy the station cannot be bought.',
    'Sin una galaxia legal no se puede comprar la estación.',
  ],
  [
    'COS-STATION-5',
    'seed es; en words it as a possibility',
    'Harvest Station: in each own scoring the owner takes once the yield of one system of that galaxy in which the owner has a colony at that moment, whether or not anything is scored; first in the round it is bought. Not optional; the owner only chooses the system.',
    'Estación «Recolectar»: en cada puntuación propia el dueño coge una vez el rendimiento de un sistema de esa galaxia en el que tenga una colonia en ese momento, puntúe o no; por primera vez en la ronda en que la compra. No es optativo; el dueño solo elige el sistema.',
  ],
  [
    'COS-STATION-6',
    'seed',
    'Score Station: the owner removes no cube when scoring that galaxy, but needs at least 1 colony there.',
    'Estación «Puntuar»: el dueño no quita ningún cubo al puntuar esa galaxia, pero necesita al menos 1 colonia en ella.',
  ],
  [
    'COS-STATION-7',
    'seed',
    "Colonize Station: 3 own cubes are put on it at once; they count in that galaxy's majority (for scoring, Empire, galaxy bonus cards).",
    'Estación «Colonizar»: se le ponen enseguida 3 cubos propios, que cuentan para la mayoría de esa galaxia (para puntuar, para Imperio y para las cartas bonus de galaxia).',
  ],
  [
    'COS-STATION-8',
    'ours: the text gives them only the majority; the last two speak of cubes lying in an area or on the board',
    'Station cubes are not colonies: they do not allow scoring, harvesting, or building, are never removed, and do not count for Casares, S3E3, Feudalism or planet-type bonus cards. They do count as cubes for the parsec bonus cards and COS-END-6.',
    'Los cubos de estación no son colonias: no permiten puntuar, recolectar ni construir, nunca se quitan y no cuentan para Casares, S3E3, Feudalismo ni las cartas bonus de tipo de planeta. Sí cuentan como cubos para las cartas bonus de Parsec y para COS-END-6.',
  ],
  [
    'COS-STATION-9',
    'seed',
    'The dark bonus card for stations is in the deck only with this module.',
    'La carta bonus oscura de estaciones solo está en el mazo con este módulo.',
  ],
  [
    'COS-STATION-10',
    'ours',
    "The owner's effect lasts even when the owner has no colony left there, but effects that need a colony pause.",
    'El efecto dura aunque el dueño ya no tenga colonias allí, pero lo que exige una colonia queda en suspenso.',
  ],
  [
    'COS-LEADER-1',
    'seed; the order of dealing follows the setup list',
    'After the order tiles are dealt, the player with the highest tile picks 1 of the 6 leaders, then the next lower, down to tile 1. The choice is open and made when the own dark bonus card is already known (COS-SETUP-9); leftover leaders leave the game.',
    'Repartidas las fichas de orden, el jugador con la ficha más alta elige 1 de los 6 líderes, luego el inmediatamente inferior, hasta la ficha 1. Se elige a la vista y conociendo ya la propia carta bonus oscura (COS-SETUP-9); los líderes sobrantes salen del juego.',
  ],
  [
    'COS-LEADER-2',
    'seed',
    'The start consumption is raised as printed; the floor stays 20.',
    'El consumo inicial sube según lo impreso; el mínimo sigue siendo 20.',
  ],
  [
    'COS-LEADER-3',
    'seed',
    'Buteo (30): in each own scoring step the player may harvest once at any range from an own colony.',
    'Buteo (30): en cada puntuación propia puede recolectar una vez en cualquier rango de alcance con una colonia propia.',
  ],
  [
    'COS-LEADER-4',
    'seed; ours for the moment',
    'Zoe (34): in each own buy part place 1 cube free of charge at any range, respecting adaptability and COS-ACT-8/9. It is no buy action, is optional, and may be done before, between or after purchases.',
    'Zoe (34): en cada fase de compra propia pone gratis 1 cubo en cualquier rango de alcance, respetando la adaptación y COS-ACT-8/9. No es acción de compra, es optativo y puede hacerse antes, entre o después de las compras.',
  ],
  [
    'COS-LEADER-5',
    'seed; ours for costs, energy and ids',
    "Ava (28): a fourth slot of range 1 to the right, with 1 cube on its parsec 1 field. Its two range steps, `range-4-2` and `range-4-3`, can be bought like those of other slots, with the same costs, the same order and the same 1 energy; only Ava's owner has them.",
    'Ava (28): una cuarta casilla a la derecha con alcance 1 y 1 cubo en su recuadro de Parsec 1. Sus dos mejoras, `range-4-2` y `range-4-3`, se compran como las demás, con los mismos costes, el mismo orden y el mismo 1 de energía; solo las tiene quien lleva a Ava.',
  ],
  [
    'COS-LEADER-6',
    'seed',
    'Casares (26): scoring a galaxy with 3 or more own colonies (counted before removal) costs no cube.',
    'Casares (26): puntuar una galaxia con 3 o más colonias propias (contadas antes de quitar) no cuesta cubo.',
  ],
  [
    'COS-LEADER-7',
    'seed for buying; ours for free: same intent',
    'Casares may not buy the AI card with the 3-cube tower, nor take it free by a Dark Tech card.',
    'Casares no puede comprar la carta IA de la torre de 3 cubos ni cogerla gratis con una carta «Dark Tech».',
  ],
  [
    'COS-LEADER-8',
    'seed',
    'S3E3 (27): before scoring gain 1 energy per own colony on the board.',
    'S3E3 (27): antes de puntuar obtiene 1 de energía por cada colonia propia en el tablero.',
  ],
  [
    'COS-LEADER-9',
    'seed; ours for the second sentence',
    'Breish (25, 8 energy): when tied for most cubes in a galaxy, scoring it gives the higher payout. The tie does not count as majority for Empire, Feudalism or bonus cards.',
    'Breish (25, con 8 de energía): si está empatado en cabeza en una galaxia, puntuarla da la recompensa mayor. El empate no cuenta como mayoría para Imperio, Feudalismo ni cartas bonus.',
  ],
  [
    'COS-LEADER-10',
    'ours',
    "Breish's start energy is a position like any other; his marker's arrival stamp is the newest.",
    'La energía inicial de Breish es una posición como cualquier otra; el sello de llegada de su ficha es el más nuevo.',
  ],
  [
    'COS-LEADER-11',
    'seed for 5; ours for the positions',
    "Ava plus New Stargate gives 5 slots: Ava's panel is slot 4, the Stargate panel slot 5, whatever the order of arrival.",
    'Ava y Portal estelar nuevo dan 5 casillas: el panel de Ava es la 4 y el del portal la 5, llegaran cuando llegaran.',
  ],
];
