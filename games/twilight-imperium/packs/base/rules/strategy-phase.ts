// TI4-STRAT: The strategy phase.
import type { Rule } from '@orrery/kernel';

export const strategyPhase: readonly Rule[] = [
  {
    id: 'TI4-STRAT-1',
    source: 'base',
    en: 'At the start of the phase: first the delayed agenda effects due now (Anti-Intellectual Revolution, Arms Reduction, New Constitution, Representative Government), then the loop in speaker order (Summit, Manipulate Investments, Scepter of Dominion, Council Patronage).',
    es: 'Al comienzo de la fase se aplican primero los efectos aplazados de votaciones anteriores (como Revolución antiintelectual o Reducción de armamento) y después se sigue el ciclo en orden desde el Portavoz (como Cumbre o Manipular inversiones).',
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
    es: 'Se elige en orden desde el Portavoz; con 2 cartas por jugador sigue una segunda vuelta en ese mismo orden (no de vuelta).',
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
    en: 'A pick runs: name the card (and, under Checks and Balances, the player who is to get it); others may react; gain the trade goods lying on it; the card enters the play area readied.',
    es: 'Para elegir se nombra la carta (y, con Equilibrio de poderes, el jugador que la recibe), los demás pueden reaccionar, se ganan las Mercancías que tenga encima y la carta entra preparada en la zona de juego.',
  },
  {
    id: 'TI4-STRAT-7',
    source: 'base',
    en: 'Public Disgrace when a card is chosen: the chooser must name a different card if one is available; trade goods of the first card stay on it. It cannot answer effects that move cards in other ways.',
    es: 'Desprestigio público, cuando se elige una carta: quien elige debe nombrar otra si la hay; las Mercancías de la primera se quedan en ella. No sirve contra efectos que mueven cartas de otro modo.',
  },
  {
    id: 'TI4-STRAT-8',
    source: 'base; ruling',
    en: 'The number of cards is fixed by the number of players at the start of the game: if a game of five or more shrinks to four or fewer, one card each stays. A game of three or four that shrinks keeps two each.',
    es: 'El número de cartas lo fija el número de jugadores al empezar la partida: si una partida de cinco o más se queda en cuatro o menos, sigue siendo una carta cada uno; si mengua una de tres o cuatro, siguen siendo dos.',
  },
  {
    id: 'TI4-STRAT-9',
    source: 'base',
    en: 'After the last pick 1 trade good is put on each card still in the common area. Cards left over: 2 with three players, 0 with four, 3 with five, 2 with six, 1 with seven, 0 with eight. The goods pile up from round to round.',
    es: 'Tras la última elección se pone 1 Mercancía en cada carta que siga en la zona común. Cartas que sobran: 2 con tres jugadores, ninguna con cuatro, 3 con cinco, 2 con seis, 1 con siete, ninguna con ocho. Las Mercancías se acumulan de ronda en ronda.',
  },
  {
    id: 'TI4-STRAT-10',
    source: 'base',
    en: 'Trade goods taken with a card are gained (Pillage can react) but not from the supply.',
    es: 'Las Mercancías que se toman con una carta se ganan (Saqueo puede reaccionar), pero no vienen de la reserva general.',
  },
  {
    id: 'TI4-STRAT-11',
    source: 'base',
    en: 'Those trade goods stay with the chooser even if the card later moves to another player (Imperial Arbiter, Quantum Datahub Node, Checks and Balances).',
    es: 'Esas Mercancías se las queda quien eligió aunque la carta pase después a otro jugador (Árbitro imperial, Nodo de datos cuánticos, Equilibrio de poderes).',
  },
  {
    id: 'TI4-STRAT-12',
    source: 'pok',
    en: 'Checks and Balances (law): the chooser gives the card to another player who still lacks cards (fewer than 1; fewer than 2 with three or four players); if no other player lacks one, the chooser keeps it. The chooser takes the trade goods.',
    es: 'Equilibrio de poderes (ley): quien elige da la carta a otro jugador al que aún le falten (que tenga menos de 1; menos de 2 con tres o cuatro jugadores); si a ningún otro le falta, se la queda. Las Mercancías son para quien elige.',
  },
  {
    id: 'TI4-STRAT-13',
    source: 'ruling',
    en: 'Under Checks and Balances everybody still makes the own pick in speaker order, also a player who has already been given a full hand.',
    es: 'Con Equilibrio de poderes todos eligen igualmente en orden desde el Portavoz, incluso quien ya ha recibido todas sus cartas.',
  },
  {
    id: 'TI4-STRAT-14',
    source: 'base',
    en: 'A player with kept cards (Political Stability) makes no pick in this phase; kept cards are not in the common area, get no bonus trade goods, and are readied. Other players pick as usual.',
    es: 'Quien conserva cartas por Estabilidad política no elige en esta fase; esas cartas no están en la zona común, no reciben Mercancías y están preparadas. Los demás eligen como siempre.',
  },
  {
    id: 'TI4-STRAT-15',
    source: 'pok',
    en: 'Trade goods put on a kept card by Manipulate Investments stay on it until it is picked from the common area.',
    es: 'Las Mercancías que Manipular inversiones ponga en una carta conservada se quedan en ella hasta que se elija de la zona común.',
  },
  {
    id: 'TI4-STRAT-16',
    source: 'base',
    en: 'At the end of the phase, in speaker order: Telepathic, Gift of Prescience, Imperial Arbiter, Quantum Datahub Node. Then initiative is fixed.',
    es: 'Al final de la fase, en orden desde el Portavoz: Telepatía, Don de presciencia, Árbitro imperial, Nodo de datos cuánticos. Después se fija la iniciativa.',
  },
  {
    id: 'TI4-STRAT-17',
    source: 'base',
    en: 'Swaps exchange exactly one card each; with two cards per player the user of the swap names both.',
    es: 'Cada intercambio cambia exactamente una carta por otra; con dos cartas por jugador, quien lo usa nombra ambas.',
  },
];
