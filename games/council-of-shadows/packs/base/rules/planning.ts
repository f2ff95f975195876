// The rule index: phase 2: planning, consumption, order. Id, source, English, Spanish.
import type { Row } from './row.ts';

export const rows: readonly Row[] = [
  [
    'COS-PLAN-1',
    'seed',
    'All players plan at the same time and secretly; plans are revealed together once everybody has confirmed. With `screens` off the planning is open.',
    'Todos planifican a la vez y en secreto; los planes se muestran juntos cuando todos han confirmado. Sin la opción `screens` se planifica a la vista.',
  ],
  [
    'COS-PLAN-2',
    'seed; ours for the extension to a 4th slot',
    'Every empty slot must receive exactly one hand card. In round 1 that means all slots (3, or 4 with Ava).',
    'Cada casilla vacía debe recibir exactamente una carta de la mano. En la ronda 1 son todas (3, o 4 con Ava).',
  ],
  [
    'COS-PLAN-3',
    'seed; ours for at most one new card per slot and round: the margin summary speaks of one card per space',
    'On each occupied slot the player may, but need not, lay one hand card on top.',
    'En cada casilla ocupada se puede, sin obligación, poner una carta de la mano encima.',
  ],
  [
    'COS-PLAN-4',
    'seed',
    'Only the top card of a slot counts for consumption and action; covered cards do nothing.',
    'De cada casilla solo vale la carta superior, para el consumo y para la acción; las cubiertas no hacen nada.',
  ],
  [
    'COS-PLAN-5',
    'seed',
    'Cards already lying on the board can be neither moved to another slot nor taken back.',
    'Las cartas ya colocadas no se pueden mover a otra casilla ni recuperar.',
  ],
  [
    'COS-PLAN-6',
    'ours: digital convenience; no information is leaked',
    'A player may revise the plan until everybody has confirmed.',
    'Un jugador puede cambiar su plan hasta que todos hayan confirmado.',
  ],
  [
    'COS-PLAN-7',
    'ours: can only arise with extra slots; sources silent',
    'If a player has fewer hand cards than empty slots, the player fills as many as possible and chooses which stay empty; an empty slot has no action and 0 consumption.',
    'Quien tiene menos cartas que casillas vacías llena cuantas pueda y elige cuáles quedan vacías; una casilla vacía no tiene acción y consume 0.',
  ],
  [
    'COS-CONS-1',
    'seed',
    'Round consumption = sum of the printed values of the top cards of all slots, carried-over cards included.',
    'El consumo de la ronda es la suma de los valores de las cartas superiores de todas las casillas, también de las que ya estaban.',
  ],
  [
    'COS-CONS-2',
    'seed',
    'The consumption marker moves by that sum (backwards if negative).',
    'La ficha de consumo se mueve esa suma (hacia atrás si es negativa).',
  ],
  [
    'COS-CONS-3',
    'seed',
    'The marker never passes 100; excess steps are lost.',
    'La ficha nunca pasa de 100; los pasos sobrantes se pierden.',
  ],
  [
    'COS-CONS-4',
    'seed',
    "The marker never goes below 20, by any effect, whatever the leader's start value.",
    'La ficha nunca baja de 20, por ningún efecto y sea cual sea el valor inicial del líder.',
  ],
  [
    'COS-CONS-5',
    'seed',
    'A decrease never brings the marker to or below the own energy marker: it stops at energy + 1. So a decrease can never cause a level-up.',
    'Una bajada nunca lleva la ficha hasta la propia ficha de energía ni por debajo: se detiene en energía + 1. Por eso una bajada nunca hace subir de nivel.',
  ],
  [
    'COS-CONS-6',
    'ours: name for the next rule',
    'The applied consumption is (new position - old position).',
    'El consumo aplicado es la posición nueva menos la anterior.',
  ],
  [
    'COS-CONS-7',
    'ours: needed for COS-DARK-9',
    'A limit never moves the marker the other way: if it already stands below energy + 1 (a second level-up is pending) a decrease has no effect.',
    'Un límite nunca mueve la ficha en sentido contrario: si ya está por debajo de energía + 1 (hay otra subida pendiente), la bajada no tiene efecto.',
  ],
  [
    'COS-CONS-8',
    'seed',
    "All players' markers move before order is determined.",
    'Se mueven las fichas de todos los jugadores antes de determinar el orden.',
  ],
  [
    'COS-ORDER-1',
    'seed es; en speaks of the numbers of the turn. Decided for applied: the es sentence stands right after the rule about steps lost at 100',
    "Order tile 1 goes to the highest *applied* consumption of this round, tile 2 to the next, and so on; the marker's total position is irrelevant.",
    'La ficha de orden 1 es para el mayor consumo *aplicado* de esta ronda, la 2 para el siguiente, etc.; la posición total de la ficha no importa.',
  ],
  [
    'COS-ORDER-2',
    'seed; ours for ignoring levels: only the marker position is named',
    'Tie: the player whose energy marker is further ahead on the track gets the lower tile; Dark Tech levels are ignored.',
    'En caso de empate, recibe el número más bajo quien tenga su ficha de energía más avanzada; los niveles «Dark Tech» no cuentan.',
  ],
  [
    'COS-ORDER-3',
    'seed',
    'Still tied: the player whose marker arrived first on that space (lies below) gets the lower tile.',
    'Si persiste el empate, recibe el número más bajo aquel cuya ficha llegó antes a esa casilla (la de abajo).',
  ],
  [
    'COS-ORDER-4',
    'seed',
    'Markers that have never left the start space 0: the one under the *higher* start number gets the lower tile.',
    'Entre fichas que nunca han salido de la casilla inicial 0, recibe el número más bajo la que está bajo el número inicial *más alto*.',
  ],
  [
    'COS-ORDER-5',
    'ours: one uniform test',
    'Implementation of ORDER-3/4: every marker carries an arrival stamp. At setup the stamps are given in descending start number (start tile n gets the smallest). Each time a marker moves to another position, by gain or by level-up reset, it gets a new, largest stamp. The smaller stamp wins the tie. So a marker reset to 0 loses to one that never left 0.',
    'Aplicación de ORDER-3/4: cada ficha lleva un sello de llegada. Al principio se dan en orden descendente de número inicial (el n recibe el menor). Cada vez que una ficha cambia de posición, al ganar energía o al subir de nivel, recibe un sello nuevo, el mayor. El sello menor gana el empate: una ficha devuelta a 0 pierde contra una que nunca salió de 0.',
  ],
  [
    'COS-ORDER-6',
    'ours: same situation',
    'ORDER-4 applies in any round in which such markers still stand on 0, not only in round 1.',
    'ORDER-4 vale en cualquier ronda en la que queden fichas así en el 0, no solo en la primera.',
  ],
];
