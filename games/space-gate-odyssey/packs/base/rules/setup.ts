// SGO-SETUP, SGO-SHORT: setting the table, and the short game.
import type { Rule } from '@orrery/kernel';

export const setup: readonly Rule[] = [
  {
    id: 'SGO-SETUP-1',
    source: 'seed',
    en: 'Hawking is always in play and starts without gates.',
    es: 'Hawking está siempre en juego y empieza sin Puertas Espaciales.',
  },
  {
    id: 'SGO-SETUP-2',
    source: 'seed',
    en: 'The predominance track has five places worth 7, 4, 2, 1 and 0.',
    es: 'El marcador de Predominio tiene cinco posiciones, que valen 7, 4, 2, 1 y 0.',
  },
  {
    id: 'SGO-SETUP-3',
    source: 'seed; also public: spielkult.de/spacegate.htm. One review (gioconauta.it 2021/01) says random: rejected',
    en: 'The tokens start in the order water, wildlife, energy, balance, none.',
    es: 'Las fichas empiezan en el orden Agua, Vida salvaje, Energía, Equilibrio, Ninguno.',
  },
  {
    id: 'SGO-SETUP-4',
    source:
      'public: opinionatedgamers.com 2019/06 ranks them from water, lowest, to none, highest; the rulebook gives only the sequence, not its direction',
    en: 'The sequence of SGO-SETUP-3 runs upwards: water starts on the place worth 0, wildlife on 1, energy on 2, balance on 4 and none on 7.',
    es: 'Ese orden va de abajo arriba: Agua empieza en la posición que vale 0, Vida salvaje en 1, Energía en 2, Equilibrio en 4 y Ninguno en 7.',
  },
  {
    id: 'SGO-SETUP-5',
    source: 'seed',
    en: 'Five of the eight exoplanets are drawn at random; the first three receive one gate each, gates allocated at random; the other two lie beside them without a gate.',
    es: 'Se roban al azar cinco de los ocho Exoplanetas; los tres primeros reciben una Puerta Espacial cada uno, repartidas al azar; los otros dos quedan al lado, sin Puerta Espacial.',
  },
  {
    id: 'SGO-SETUP-6',
    source: 'seed',
    en: 'Every exoplanet lies with the side whose player numbers include the number of players.',
    es: 'Cada Exoplaneta muestra la cara que corresponde al número de jugadores.',
  },
  {
    id: 'SGO-SETUP-7',
    source: 'seed',
    en: 'Each player puts one plain engineer in water, one in wildlife, one in energy, and one chief engineer in the modules room; the access room starts empty.',
    es: 'Cada jugador pone un Ingeniero en la Sala de agua, uno en la de vida salvaje y uno en la de energía, y un Ingeniero Jefe en la Sala de módulos; la Sala de acceso empieza vacía.',
  },
  {
    id: 'SGO-SETUP-8',
    source: 'seed',
    en: 'Each player puts one settler on wheel space 0.',
    es: 'Cada jugador pone un Colono en la casilla 0 de la Rueda de Influencia.',
  },
  {
    id: 'SGO-SETUP-9',
    source: 'seed',
    en: 'Each player lays out a start module with 5 settlers in it.',
    es: 'Cada jugador coloca ante sí un Módulo inicial con 5 Colonos.',
  },
  {
    id: 'SGO-SETUP-10',
    source: 'seed',
    en: "After that a player's reserve is exactly 3 engineers, 3 suits, 5 robots and 30 settlers.",
    es: 'Después de eso la reserva de cada jugador es exactamente de 3 Ingenieros, 3 Trajes, 5 Robots y 30 Colonos.',
  },
  {
    id: 'SGO-SETUP-11',
    source: 'seed; shuffling ours: implied',
    en: 'The 81 modules form nine piles, one per (type, sector), each shuffled, inactive face up.',
    es: 'Los 81 Módulos forman nueve pilas, una por tipo y sector, barajadas y con la cara desactivada a la vista.',
  },
  {
    id: 'SGO-SETUP-12',
    source: 'seed',
    en: 'The starting player is chosen at random.',
    es: 'El jugador inicial se elige al azar.',
  },
  {
    id: 'SGO-SETUP-13',
    source: 'seed',
    en: 'Going clockwise from the starting player, each player takes the top modules of two different piles and adds both to the own station before the next player chooses.',
    es: 'En sentido horario desde el jugador inicial, cada jugador toma los Módulos superiores de dos pilas distintas y añade ambos a su estación antes de que elija el siguiente.',
  },
  {
    id: 'SGO-SETUP-14',
    source: 'seed',
    en: 'The two first modules obey the construction rules (SGO-BUILD-6 onwards), enter inactive, and may be placed in either order; the second may be joined to the first.',
    es: 'Los dos primeros Módulos siguen las reglas de construcción (SGO-BUILD-6 y siguientes), entran desactivados y se colocan en el orden que se quiera; el segundo puede unirse al primero.',
  },
  {
    id: 'SGO-SETUP-15',
    source: 'ours: only the modules room offers that',
    en: 'During SGO-SETUP-13 a module cannot be put under its pile.',
    es: 'Durante SGO-SETUP-13 no se puede devolver un Módulo bajo su pila.',
  },
  {
    id: 'SGO-SETUP-16',
    source: 'seed',
    en: 'With the option "reorganisation tokens" each player starts with one such token; otherwise none is used.',
    es: 'Con la opción «fichas de Reorganización» cada jugador empieza con una; sin ella no se usa ninguna.',
  },
  {
    id: 'SGO-SETUP-17',
    source: 'seed',
    en: 'Each player takes a different colour; colour has no effect on play.',
    es: 'Cada jugador elige un color distinto; el color no influye en el juego.',
    waived: 'The rules know seats only; colours belong to the screen.',
  },
  {
    id: 'SGO-SETUP-18',
    source: 'ours: a common origin, so that two programs describe the same station alike',
    en: "Every start module lies on cell (0,0) of its owner's grid with rotation 0; x grows to the east, y to the south.",
    es: 'Cada Módulo inicial está en la celda (0,0) de la cuadrícula de su dueño, sin girar; x crece hacia el este e y hacia el sur.',
  },
  {
    id: 'SGO-SHORT-1',
    source: 'seed',
    en: 'The short game uses 2 gates and 3 exoplanets: two with a gate, the third beside them without.',
    es: 'La partida corta usa 2 Puertas Espaciales y 3 Exoplanetas: dos con Puerta Espacial y el tercero al lado, sin ella.',
  },
  {
    id: 'SGO-SHORT-2',
    source: 'seed; the 8 follows from SGO-COMP-5',
    en: 'The 12 gate modules showing the unused gate symbol leave the game, so each gate pile has 8 modules.',
    es: 'Los 12 Módulos de Puerta Espacial con el símbolo que no se usa salen del juego, de modo que cada pila de Puertas Espaciales tiene 8 Módulos.',
  },
  {
    id: 'SGO-SHORT-3',
    source: 'ours',
    en: 'Which symbol is unused is random.',
    es: 'El símbolo que no se usa se decide al azar.',
  },
  {
    id: 'SGO-SHORT-4',
    source: 'ours: direct transfer',
    en: 'The short game ends with the closing of the third exoplanet; everywhere else "fifth exoplanet" then reads "third" and "third gate" reads "second".',
    es: 'La partida corta termina al cerrarse el tercer Exoplaneta; donde se dice «quinto Exoplaneta» se entiende «tercero», y donde «tercera Puerta Espacial», «segunda».',
  },
];
