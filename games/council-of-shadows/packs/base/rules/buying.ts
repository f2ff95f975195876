// The rule index: phase 1: buying. Id, source, English, Spanish.
import type { Row } from './row.ts';

export const rows: readonly Row[] = [
  [
    'COS-BUY-1',
    'seed',
    'In a part a player makes 0 to 3 buy actions, in any mix and order; the player may stop at any time.',
    'En su parte un jugador hace de 0 a 3 acciones de compra, mezcladas como quiera, y puede parar cuando quiera.',
  ],
  [
    'COS-BUY-2',
    'seed',
    'One buy action buys exactly one AI card of the row, or one board upgrade, or (Module 1) one station.',
    'Con una acción de compra se compra exactamente una carta IA expuesta, o una mejora del tablero, o (Módulo 1) una estación espacial.',
  ],
  [
    'COS-BUY-3',
    'seed',
    'Several purchases of the same kind in one part are allowed.',
    'Se puede comprar varias veces lo mismo en una misma parte: varias cartas IA o varias mejoras.',
  ],
  [
    'COS-BUY-4',
    'seed',
    "A bought AI card goes to the buyer's hand and can be planned in the same round.",
    'La carta IA comprada va a la mano y se puede planificar en esa misma ronda.',
  ],
  [
    'COS-BUY-5',
    'seed',
    'A purchase the player cannot pay in full is illegal.',
    'No se puede comprar lo que no se puede pagar por completo.',
  ],
  [
    'COS-PAY-1',
    'seed',
    'A cost is a number of coal, gold and crystal; one gem is handed in for each unit.',
    'Un coste es una cantidad de gemas antracita, doradas y transparentes; por cada unidad se entrega una gema.',
  ],
  [
    'COS-PAY-2',
    'seed',
    'A gem of higher rank may stand in for one unit of lower rank, never the reverse.',
    'Una gema de más valor puede sustituir a una de menos, nunca al revés.',
  ],
  ['COS-PAY-3', 'seed', 'No change is given.', 'No se da cambio.'],
  [
    'COS-PAY-4',
    'ours: the exact test that follows from PAY-1 to PAY-3; handing in surplus gems is refused',
    "A payment of c' coal, g' gold, x' crystal for a cost c, g, x is legal if and only if c'+g'+x' = c+g+x, x' >= x, and g'+x' >= g+x.",
    "Un pago de c' antracitas, g' doradas y x' transparentes por un coste c, g, x es legal si y solo si c'+g'+x' = c+g+x, x' >= x y g'+x' >= g+x.",
  ],
  [
    'COS-PAY-5',
    'ours: convenience',
    'If several payments are legal the player chooses; the default offered is the one that uses the fewest higher-ranked gems.',
    'Si hay varios pagos legales, el jugador elige; se propone primero el que gasta menos gemas de más valor.',
  ],
  ['COS-PAY-6', 'seed', 'Spent gems return to the supply.', 'Las gemas gastadas vuelven a la reserva común.'],
  [
    'COS-AIROW-1',
    'seed',
    'After each card leaves the row, the same position is refilled at once from the draw pile, before the next buy action.',
    'Cuando una carta sale de la fila, su posición se rellena de inmediato con el montón para robar, antes de la siguiente acción de compra.',
  ],
  [
    'COS-AIROW-2',
    'seed: follows from immediate refill',
    'A card revealed this way may be bought by the same player with a remaining buy action.',
    'El mismo jugador puede comprar la carta recién destapada con otra acción de compra que le quede.',
  ],
  [
    'COS-AIROW-3',
    'ours: sources silent',
    'If the draw pile is empty the position stays empty for the rest of the game; nothing is reshuffled, since owned AI cards are never given back. (Solo exception: COS-AUTOMA-13.)',
    'Si el montón para robar está vacío, la posición queda vacía el resto de la partida; nada se vuelve a barajar, pues las cartas IA compradas no se devuelven. (Excepción en solitario: COS-AUTOMA-13.)',
  ],
  [
    'COS-UPG-1',
    'seed',
    'Each of the 13 upgrades can be bought once per player; a cube marks it for the rest of the game.',
    'Cada jugador puede comprar cada una de las 13 mejoras una sola vez; un cubo la marca hasta el final de la partida.',
  ],
  [
    'COS-UPG-2',
    'seed for 9 and 4 and the kinds; the 2+1+6 split follows from the text',
    '9 upgrades last (2 adaptability, 1 colony expansion, 6 range steps: two for each of 3 slots); 4 are one-time energy projects.',
    '9 mejoras son duraderas (2 de adaptación, 1 ampliación de colonias y 6 de rango de alcance: dos por cada una de 3 casillas) y 4 son proyectos especiales de un solo uso que dan energía.',
  ],
  [
    'COS-UPG-3',
    'seed',
    'Desert and volcanic adaptability can be bought in either order; each adds one planet type.',
    'La adaptación a planetas desérticos y a volcánicos se puede comprar en cualquier orden; cada una añade un tipo de planeta.',
  ],
  [
    'COS-UPG-4',
    'seed',
    'Colony expansion lets the player place cubes on planets that already hold own or foreign cubes (COS-ACT-9).',
    'La ampliación de colonias permite poner cubos en planetas que ya tienen cubos propios o ajenos (COS-ACT-9).',
  ],
  [
    'COS-UPG-5',
    'seed',
    'A range step raises one chosen slot by one: parsec 2 first, parsec 3 only after parsec 2 on the same slot.',
    'Una mejora de alcance amplía en uno la casilla elegida: primero Parsec 2, y Parsec 3 solo después de Parsec 2 en esa misma casilla.',
  ],
  [
    'COS-UPG-6',
    'seed',
    'Every bought range step also gives 1 energy at once.',
    'Cada mejora de alcance comprada da además 1 de energía al instante.',
  ],
  [
    'COS-UPG-7',
    'seed',
    'A slot of range r may act in all parsecs 1..r.',
    'Una casilla de alcance r puede actuar en todos los Parsec de 1 a r.',
  ],
  [
    'COS-UPG-8',
    'seed',
    'A project gives its energy at once and once.',
    'Un proyecto especial da su energía al instante y una sola vez.',
  ],
  [
    'COS-UPG-9',
    'seed; the symbol table also knows a maximum range printed on cards: no card of our table has one',
    'Range belongs to the slot, not to the card on it; a card changes it only by saying "any range".',
    'El alcance es de la casilla, no de la carta que está en ella; una carta solo lo cambia si dice «cualquier rango de alcance».',
  ],
  [
    'COS-UPG-10',
    'ours: icons lost; the parsec 2 step must cost a single coal or gold because the example player buys it together with an AI card in round 1',
    'Costs: a range step to parsec 2 costs 1 gold, to parsec 3 costs 1 crystal, the same for every slot.',
    'Costes: ampliar a Parsec 2 cuesta 1 gema dorada y a Parsec 3, 1 transparente, igual en todas las casillas.',
  ],
];
