// TI4-STRAT: The strategy phase.
import type { Rule } from '@orrery/kernel';

export const strategyPhase: readonly Rule[] = [
  {
    id: 'TI4-STRAT-1',
    source: 'base',
    en: 'strategy.start: first the delayed agenda effects due now (Anti-Intellectual Revolution, Arms Reduction, New Constitution, Representative Government), then the loop in speaker order (Summit, Manipulate Investments, Scepter of Dominion, Council Patronage).',
    es: 'Al comienzo de la fase se aplican primero los efectos aplazados de las votaciones y después el ciclo desde el Portavoz.',
  },
  {
    id: 'TI4-STRAT-2',
    source: 'base',
    en: 'Delayed "exhaust your planets" effects therefore hit planets that were readied at the end of the agenda phase.',
    es: 'Los efectos aplazados que agotan planetas afectan, por tanto, a planetas ya preparados al final del Consejo Galáctico.',
  },
  {
    id: 'TI4-STRAT-3',
    source: 'base',
    en: 'Number of strategy cards per player: 2 with three or four players, 1 with five to eight.',
    es: 'Cartas de Estrategia por jugador: 2 con tres o cuatro jugadores, 1 con cinco a ocho.',
  },
  {
    id: 'TI4-STRAT-4',
    source: 'base',
    en: 'Picks go in speaker order; with 2 cards a second round follows in the same speaker order (not a snake).',
    es: 'Se elige en orden desde el Portavoz; con 2 cartas sigue una segunda vuelta en el mismo orden.',
  },
  {
    id: 'TI4-STRAT-5',
    source: 'base',
    en: 'A player picks from the cards in the common area only.',
    es: 'Solo se elige entre las cartas de la zona común.',
  },
  {
    id: 'TI4-STRAT-6',
    source: 'base',
    en: 'A pick runs: name the card (and, under Checks and Balances, the player who is to get it) -> strategy.cardChosen -> gain the trade goods lying on it -> the card enters the play area readied.',
    es: 'Una elección: se nombra la carta, se abre el momento de reacción, se ganan las Mercancías que tenga y la carta entra preparada.',
  },
  {
    id: 'TI4-STRAT-7',
    source: 'base',
    en: 'Public Disgrace in strategy.cardChosen: the chooser must name a different card if one is available; trade goods of the first card stay on it. It cannot answer effects that move cards in other ways.',
    es: 'Con Desprestigio público quien elige debe nombrar otra carta si la hay; las Mercancías de la primera se quedan en ella.',
  },
  {
    id: 'TI4-STRAT-8',
    source: 'base; ruling',
    en: 'The number of cards is fixed by the number of players at the start of the game: if a game of five or more shrinks to four or fewer, one card each stays. A game of three or four that shrinks keeps two each.',
    es: 'El número de cartas lo fija el número inicial de jugadores aunque después haya menos.',
  },
  {
    id: 'TI4-STRAT-9',
    source: 'base',
    en: 'After the last pick 1 trade goods is put on each card still in the common area. Unpicked: 3p 2, 4p 0, 5p 3, 6p 2, 7p 1, 8p 0 cards. They pile up from round to round.',
    es: 'Tras la última elección se pone 1 Mercancía en cada carta sobrante; se acumulan de ronda en ronda.',
  },
  {
    id: 'TI4-STRAT-10',
    source: 'base',
    en: 'trade goods taken with a card are gained (Pillage can react) but not from the supply.',
    es: 'Las Mercancías tomadas con una carta se ganan, pero no vienen de la reserva.',
  },
  {
    id: 'TI4-STRAT-11',
    source: 'base',
    en: 'trade goods stay with the chooser even if the card later moves to another player (Imperial Arbiter, Quantum Datahub Node, Checks and Balances).',
    es: 'Esas Mercancías se quedan con quien eligió aunque la carta cambie después de manos.',
  },
  {
    id: 'TI4-STRAT-12',
    source: 'pok',
    en: 'Checks and Balances (law): the chooser gives the card to another player who still lacks cards (fewer than 1; fewer than 2 with three or four players); if no other player lacks one, the chooser keeps it. The chooser takes the trade goods.',
    es: 'Con Equilibrio de poderes quien elige da la carta a otro jugador al que le falten y se queda las Mercancías.',
  },
  {
    id: 'TI4-STRAT-13',
    source: 'ruling',
    en: 'Under Checks and Balances everybody still makes the own pick in speaker order, also a player who has already been given a full hand.',
    es: 'Con Equilibrio de poderes todos eligen igualmente en orden desde el Portavoz.',
  },
  {
    id: 'TI4-STRAT-14',
    source: 'base',
    en: 'A player with kept cards (Political Stability) makes no pick in this phase; kept cards are not in the common area, get no bonus trade goods, and are readied. Other players pick as usual.',
    es: 'Quien conserva cartas por Estabilidad política no elige en esta fase.',
  },
  {
    id: 'TI4-STRAT-15',
    source: 'pok',
    en: 'trade goods put on a kept card by Manipulate Investments stay on it until it is picked from the common area.',
    es: 'Las Mercancías puestas en una carta conservada se quedan en ella hasta que se elija de la zona común.',
  },
  {
    id: 'TI4-STRAT-16',
    source: 'base',
    en: 'strategy.end (loop in speaker order): Telepathic, Gift of Prescience, Imperial Arbiter, Quantum Datahub Node. Then initiative is fixed.',
    es: 'Al final de la fase, en orden desde el Portavoz, se usan Telepatía, Don de presciencia y los intercambios; después se fija la iniciativa.',
  },
  {
    id: 'TI4-STRAT-17',
    source: 'base',
    en: 'Swaps exchange exactly one card each; with two cards per player the user of the swap names both.',
    es: 'Cada intercambio cambia exactamente una carta por otra; quien lo usa nombra ambas.',
  },
];
