// TI4-INIT, TI4-ROUND: Initiative and the round.
import type { Rule } from '@orrery/kernel';

export const round: readonly Rule[] = [
  {
    id: 'TI4-INIT-1',
    source: 'base',
    en: "A player's initiative is the lowest number among the own strategy cards.",
    es: 'La iniciativa de un jugador es el número menor de sus cartas de Estrategia.',
  },
  {
    id: 'TI4-INIT-2',
    source: 'base',
    en: 'The player with the Naalu "0" token has initiative 0, whatever the cards.',
    es: 'El jugador con la ficha «0» de Naalu tiene iniciativa 0, sean cuales sean sus cartas.',
    waived: 'Stage 6: the token belongs to the Naalu sheet.',
  },
  {
    id: 'TI4-INIT-3',
    source: 'base',
    en: 'The 0 token stays with its player when strategy cards are swapped.',
    es: 'La ficha 0 se queda con su jugador aunque se intercambien cartas de Estrategia.',
    waived: 'Stage 6: the token belongs to the Naalu sheet.',
  },
  {
    id: 'TI4-INIT-4',
    source: 'base',
    en: "Gift of Prescience moves the token to the note's holder for the round and stops Telepathic; it goes back at the end of the status phase.",
    es: 'Don de presciencia pasa la ficha al poseedor del Favor durante la ronda y detiene Telepatía; vuelve al final de la fase de Estado.',
    waived: 'Stage 6: a promissory note of the Naalu.',
  },
  {
    id: 'TI4-INIT-5',
    source: 'base',
    en: 'Exhausting a strategy card does not change initiative; the order holds until the cards are returned.',
    es: 'Agotar una carta de Estrategia no cambia la iniciativa; el orden vale hasta que se devuelven las cartas.',
  },
  {
    id: 'TI4-INIT-6',
    source: 'ruling',
    en: 'A player who somehow has no strategy card takes turns last, such players in speaker order.',
    es: 'Un jugador que por lo que sea no tenga cartas de Estrategia juega el último; si son varios, en orden desde el Portavoz.',
  },
  {
    id: 'TI4-INIT-7',
    source: 'base',
    en: '"First in initiative order" after the cards are returned (in the agenda phase, at the start of the strategy phase) means speaker order.',
    es: '«Primero en orden de iniciativa», una vez devueltas las cartas (en la fase de Consejo Galáctico o al comienzo de la de Estrategia), significa el orden desde el Portavoz.',
  },
  {
    id: 'TI4-ROUND-1',
    source: 'base',
    en: 'A round is: strategy phase, action phase, status phase, agenda phase; then its end and the next round.',
    es: 'Una ronda consta de fase de Estrategia, fase de Acción, fase de Estado y fase de Consejo Galáctico; después vienen su final y la ronda siguiente.',
  },
  {
    id: 'TI4-ROUND-2',
    source: 'base',
    en: 'The agenda phase is skipped while the custodians token is on Mecatol Rex. It is played from the round in which the token is removed, that round included.',
    es: 'La fase de Consejo Galáctico se omite mientras el indicador de Custodios esté en Mecatol Rex; se juega desde la ronda en que se retira, incluida.',
    waived: 'Stage 5: the agenda phase is not in play.',
  },
  {
    id: 'TI4-ROUND-3',
    source: 'base',
    en: 'Turns exist only in the action phase; there is an active player only then.',
    es: 'Solo hay turnos en la fase de Acción; solo entonces hay jugador activo.',
  },
  {
    id: 'TI4-ROUND-4',
    source: 'base',
    en: 'Nobody\'s turn is running while votes are cast: "during your turn" effects do not work there.',
    es: 'Mientras se vota no corre el turno de nadie: los efectos «durante tu turno» no valen.',
    waived: 'Stage 5: votes are not in play.',
  },
  {
    id: 'TI4-ROUND-5',
    source: 'base',
    en: 'A game without extra objectives ends at the latest in the status phase of round 9 (2 + 8 objectives).',
    es: 'Una partida sin Objetivos adicionales termina como muy tarde en la fase de Estado de la ronda 9 (2 + 8 Objetivos).',
  },
];
