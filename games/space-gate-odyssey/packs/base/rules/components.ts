// SGO-COMP, SGO-INFO: components and who may see what.
import type { Rule } from '@orrery/kernel';

export const components: readonly Rule[] = [
  {
    id: 'SGO-COMP-1',
    source: 'seed',
    en: 'A player owns exactly 52 figures: 7 engineers, 4 chief-engineer suits, 5 robots, 36 settlers.',
    es: 'Cada jugador tiene exactamente 52 figuras: 7 Ingenieros, 4 Trajes de Ingeniero Jefe, 5 Robots y 36 Colonos.',
  },
  {
    id: 'SGO-COMP-2',
    source: 'seed',
    en: 'A chief engineer is one engineer plus one suit; both figures are used up while they stay combined.',
    es: 'Un Ingeniero Jefe es un Ingeniero más un Traje; ambas figuras quedan en uso mientras sigan unidas.',
  },
  {
    id: 'SGO-COMP-3',
    source: 'seed',
    en: 'There are 81 two-faced modules: 36 gate (12 per sector), 27 Odyssey (9 per sector), 18 access (6 per sector).',
    es: 'Hay 81 Módulos de dos caras: 36 de Puerta Espacial (12 por sector), 27 de la Odyssey (9 por sector) y 18 de acceso (6 por sector).',
  },
  {
    id: 'SGO-COMP-4',
    source: 'seed',
    en: 'Each of the three gate symbols (alpha, beta, gamma) appears on 12 gate modules.',
    es: 'Cada uno de los tres símbolos de Puerta Espacial (alfa, beta y gamma) aparece en 12 Módulos de Puerta Espacial.',
  },
  {
    id: 'SGO-COMP-5',
    source: 'ours: even split of 12 by 12',
    en: 'Each (sector, gate symbol) pair appears on 4 gate modules.',
    es: 'Cada combinación de sector y símbolo de Puerta Espacial aparece en 4 Módulos de Puerta Espacial.',
  },
  {
    id: 'SGO-COMP-6',
    source: 'seed',
    en: 'There are 4 white start modules, one per player at most; a start module is an access module, is always active, holds 5 settlers and counts as belonging to all three sectors for movement.',
    es: 'Hay 4 Módulos iniciales blancos, como mucho uno por jugador; un Módulo inicial es un Módulo de acceso, está siempre activado, tiene capacidad para 5 Colonos y pertenece a los tres sectores a efectos de movimiento.',
  },
  {
    id: 'SGO-COMP-7',
    source: 'seed',
    en: 'Every other module has an inactive and an active face; both faces have the same corridors.',
    es: 'Los demás Módulos tienen una cara desactivada y otra activada; ambas muestran los mismos pasillos.',
  },
  {
    id: 'SGO-COMP-8',
    source: 'seed',
    en: 'Capacity is 5 for the start module and 2, 3 or 4 for every other module.',
    es: 'La capacidad es de 5 en el Módulo inicial y de 2, 3 o 4 en los demás Módulos.',
  },
  {
    id: 'SGO-COMP-9',
    source:
      'ours: pictures missing; a published comparison with Galaxy Trucker supports squares: public elviernestocajugar.blogspot.com 2020/06',
    en: 'Modules are square tiles with at most one corridor per side, laid on an unbounded square grid and rotatable in quarter turns, never mirrored.',
    es: 'Los Módulos son losetas cuadradas con un pasillo por lado como máximo; se colocan en una cuadrícula sin límites y se giran en cuartos de vuelta, pero nunca se reflejan.',
  },
  {
    id: 'SGO-COMP-10',
    source: 'ours: pictures missing',
    en: 'The capacity and corridors of each single module, and the bonus of each Odyssey module, are those of the game data.',
    es: 'La capacidad y los pasillos de cada Módulo, y la bonificación de cada Módulo de la Odyssey, son los de los datos del juego.',
  },
  {
    id: 'SGO-COMP-11',
    source: 'seed',
    en: 'There are 8 two-sided exoplanets plus Hawking, 3 space gates, 5 predominance tokens (water, wildlife, energy, balance, none), and 4 reorganisation tokens.',
    es: 'Hay 8 Exoplanetas de doble cara además de Hawking, 3 Puertas Espaciales, 5 fichas de Predominio (Agua, Vida salvaje, Energía, Equilibrio y Ninguno) y 4 fichas de Reorganización.',
  },
  {
    id: 'SGO-COMP-12',
    source: 'seed',
    en: 'The Odyssey board has 5 control rooms: water, wildlife, energy, modules, access; each has one action stand.',
    es: 'El tablero de la Odyssey tiene 5 salas de control: agua, vida salvaje, energía, módulos y acceso; cada una tiene un Puesto de acción.',
  },
  {
    id: 'SGO-COMP-13',
    source: 'ours: no limit stated',
    en: 'A room holds any number of figures of any player.',
    es: 'En una sala cabe cualquier número de figuras de cualquier jugador.',
  },
  {
    id: 'SGO-INFO-1',
    source: 'seed',
    en: 'All figures, reserves, stations, exoplanets, tokens, wheel and ranks are public.',
    es: 'Todas las figuras, las reservas, las estaciones, los Exoplanetas, las fichas, la rueda y los rangos son públicos.',
  },
  {
    id: 'SGO-INFO-2',
    source: 'seed: piles show that face; ours: the face shows all data',
    en: 'The top module of each of the nine piles lies with its inactive face up and is public (sector, type, capacity, corridors, gate symbol or bonus).',
    es: 'El Módulo superior de cada una de las nueve pilas muestra su cara desactivada y es público: sector, tipo, capacidad, pasillos y símbolo o bonificación.',
  },
  {
    id: 'SGO-INFO-3',
    source: 'ours: stack of tiles',
    en: 'The order of the modules below the top one is hidden from every player; the number left in each pile is public.',
    es: 'El orden de los Módulos bajo el superior es desconocido para todos; cuántos quedan en cada pila es público.',
  },
  {
    id: 'SGO-INFO-4',
    source: 'ours: it was already face up on the pile',
    en: 'A module that is drawn is seen by all players before it is placed or put under its pile.',
    es: 'Todos ven el Módulo que se roba antes de que se coloque o se devuelva bajo su pila.',
  },
  {
    id: 'SGO-INFO-5',
    source: 'ours: keeps "draw" and "decide" one atomic step',
    en: 'The new top module of a pile becomes public only after the drawn module was placed or put under.',
    es: 'El nuevo Módulo superior de una pila se hace público solo cuando el robado ya se ha colocado o devuelto.',
  },
  {
    id: 'SGO-INFO-6',
    source: 'seed',
    en: 'There is no secret choice and no simultaneous choice anywhere in the game.',
    es: 'En ningún momento del juego hay elecciones secretas ni simultáneas.',
  },
  {
    id: 'SGO-INFO-7',
    source: 'seed; last item ours',
    en: 'Randomness is limited to: choice of exoplanets, gate allocation, pile order, starting player, and in the short game which gate symbol is left out.',
    es: 'El azar se limita a la elección de los Exoplanetas, el reparto de las Puertas Espaciales, el orden de las pilas, el jugador inicial y, en la partida corta, el símbolo que se descarta.',
  },
];
