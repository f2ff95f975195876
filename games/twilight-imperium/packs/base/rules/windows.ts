// TI4-WIN: Windows and state checks.
import type { Rule } from '@orrery/kernel';

export const windows: readonly Rule[] = [
  {
    id: 'TI4-WIN-1',
    source: 'base',
    en: 'Order of the players in a window: see TI4-GEN-23 and TI4-GEN-26.',
    es: 'Orden de los jugadores en un momento: véanse TI4-GEN-23 y TI4-GEN-26.',
  },
  { id: 'TI4-WIN-2', source: 'base', en: 'See TI4-GEN-26.', es: 'Véase TI4-GEN-26.' },
  {
    id: 'TI4-WIN-3',
    source: 'base',
    en: 'One physical source (a card, or one single unit on the board) can use the same effect once per window; two units with the same text are two sources. The rest: TI4-GEN-19, -20.',
    es: 'Una fuente física (una carta o una unidad concreta del tablero) usa el mismo efecto una vez por momento; dos unidades con el mismo texto son dos fuentes. Lo demás: TI4-GEN-19 y TI4-GEN-20.',
  },
  { id: 'TI4-WIN-4', source: 'base', en: 'See TI4-GEN-16.', es: 'Véase TI4-GEN-16.' },
  {
    id: 'TI4-WIN-5',
    source: 'base',
    en: 'Space cannon offence is the one exception to TI4-GEN-23 inside the tactical action: players fire one after another in seating order, clockwise, beginning with the active player.',
    es: 'El Cañón espacial ofensivo es la única excepción a TI4-GEN-23 en la acción táctica: los jugadores disparan uno tras otro por orden de asiento, en sentido horario desde el jugador activo.',
  },
  {
    id: 'TI4-WIN-6',
    source: 'base',
    en: 'In the first round of a combat its start and the start of the round are one single window; in the last round the end of the round and the end of the combat are.',
    es: 'En la primera ronda, el comienzo del combate y el comienzo de la ronda son un solo momento; en la última lo son el final de la ronda y el del combate.',
  },
  {
    id: 'TI4-WIN-7',
    source: 'base',
    en: 'An "at the start of combat" effect is checked when it would be carried out, not when the window opens: a player who no longer meets its condition then cannot use it.',
    es: 'Un efecto «al comienzo del combate» se comprueba cuando va a ejecutarse, no cuando se abre el momento: quien entonces ya no cumple su condición no puede usarlo.',
  },
  {
    id: 'TI4-WIN-8',
    source: 'base',
    en: 'A trigger "when you activate a system that contains X" is checked at the moment of activation; X arriving later in that window does not count.',
    es: '«Cuando actives un sistema que contenga X» se comprueba en el instante de activar; un X que llegue más tarde, durante ese momento, no cuenta.',
  },
  {
    id: 'TI4-WIN-9',
    source: 'ruling',
    en: 'State checks run after every single change of the board, before any window opens, in this order: (1) units forbidden where they are (TI4-STRUCT-7, TI4-STRUCT-9, TI4-COMP-9); (2) blockade consequences (TI4-BLOCK-5, -6); (3) fleet limit (TI4-FLEET-4); (4) capacity (TI4-CAP-4) unless suspended (TI4-CAP-6); (5) control outside an invasion (TI4-CTRL-9, TI4-COEX-13) and space stations (TI4-STAT-3); (6) nexus flip, except TI4-NEXUS-5; (7) elimination.',
    es: 'Las comprobaciones de estado se hacen tras cada cambio del tablero y antes de que se abra ningún momento, en este orden: (1) unidades que no pueden estar donde están (TI4-STRUCT-7, TI4-STRUCT-9, TI4-COMP-9); (2) consecuencias de un bloqueo (TI4-BLOCK-5, TI4-BLOCK-6); (3) límite de flota (TI4-FLEET-4); (4) capacidad (TI4-CAP-4), si no está suspendida (TI4-CAP-6); (5) control fuera de una invasión (TI4-CTRL-9, TI4-COEX-13) y estaciones espaciales (TI4-STAT-3); (6) giro del Nexo, salvo TI4-NEXUS-5; (7) eliminación.',
  },
  {
    id: 'TI4-WIN-10',
    source: 'base',
    en: 'While several units leave or arrive simultaneously no state check runs between them.',
    es: 'Mientras varias unidades llegan o se van a la vez, no se hace ninguna comprobación entre una y otra.',
  },
  {
    id: 'TI4-WIN-11',
    source: 'ruling',
    en: 'If an effect ends the turn during a tactical action, the remaining steps are dropped and no further window of the action opens, but the end of the turn still does; combats not yet begun are not fought (exception TI4-FLAG-13). See also TI4-TURN-18.',
    es: 'Si un efecto pone fin al turno durante una acción táctica, se omiten los pasos restantes y no se abre ningún otro momento de la acción, aunque sí el final del turno; los combates no empezados no se libran (excepción: TI4-FLAG-13). Véase también TI4-TURN-18.',
  },
];
