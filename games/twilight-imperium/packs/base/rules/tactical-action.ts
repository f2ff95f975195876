// TI4-TACT, TI4-ACT: The tactical action and activation.
import type { Rule } from '@orrery/kernel';

export const tacticalAction: readonly Rule[] = [
  {
    id: 'TI4-TACT-1',
    source: 'base; te',
    en: 'Stages in order: activation; moving ships; space cannon offence; space combat; invasion; production; end.',
    es: 'Etapas en orden: activación; movimiento de naves; Cañón espacial ofensivo; combate espacial; invasión; producción; final.',
  },
  {
    id: 'TI4-TACT-2',
    source: 'base',
    en: 'Every stage takes place in every tactical action unless a rule skips it; moving, invading and producing do not exclude each other, and none of them is compulsory.',
    es: 'Todas las etapas se dan en cada acción táctica salvo que una regla las omita; mover, invadir y producir no se excluyen y ninguna es obligatoria.',
  },
  {
    id: 'TI4-TACT-3',
    source: 'base',
    en: 'Two players with ships in the active system after stage 2 must fight; it is not optional.',
    es: 'Dos jugadores con naves en el sistema activo tras el movimiento deben combatir.',
  },
  {
    id: 'TI4-TACT-4',
    source: 'base',
    en: 'If the active player has no ships in the active system, stage 3 is skipped even if another player has ships there.',
    es: 'Si el jugador activo no tiene naves en el sistema activo se omite el combate espacial.',
  },
  {
    id: 'TI4-TACT-5',
    source: 'base',
    en: 'The active system stays active until the tactical action ends; in a strategic or component action there is no active system.',
    es: 'El sistema activo lo es hasta el final de la acción; en acciones estratégicas o de componente no hay sistema activo.',
  },
  {
    id: 'TI4-TACT-6',
    source: 'base',
    en: '"After a tactical action" and "end of a tactical action" effects are one window tactical.end, before end-of-turn effects.',
    es: 'Los efectos «después» y «al final» de una acción táctica son un solo momento, antes del final del turno.',
  },
  {
    id: 'TI4-TACT-7',
    source: 'te',
    en: 'The tactical action of the revised Warfare card: see TI4-WARF-1 to -7 and TI4-COMP-8.',
    es: 'La acción táctica de la carta Guerra revisada: véanse TI4-WARF-1 a TI4-WARF-7 y TI4-COMP-8.',
  },
  {
    id: 'TI4-TACT-8',
    source: 'pok',
    en: "A tactical action performed out of turn (e.g. granted by another card) makes the performer the active player for its duration; it is not that player's turn.",
    es: 'Quien realiza una acción táctica fuera de turno es el jugador activo mientras dura, pero no es su turno.',
    waived: 'no effect in play grants a tactical action out of turn yet',
  },
  {
    id: 'TI4-ACT-1',
    source: 'base',
    en: "The active player spends one command token from the tactic pool and puts it in a system that holds none of the player's own command tokens; without a command token in the tactic pool no normal tactical action is possible.",
    es: 'El jugador activo gasta una ficha de la reserva de Táctica y la coloca en un sistema sin fichas propias; sin ficha no hay acción táctica normal.',
  },
  {
    id: 'TI4-ACT-2',
    source: 'base',
    en: 'command tokens of other players do not hinder activation.',
    es: 'Las fichas ajenas no impiden activar.',
  },
  {
    id: 'TI4-ACT-3',
    source: 'base; te',
    en: 'Any system of the board may be activated, also an empty one, one that cannot be reached, or one with nothing to do. Exceptions by tactical.activate.restrict: chaos-mapping (others cannot activate asteroid fields with Saar ships), artemiris (pay 2 influence).',
    es: 'Puede activarse cualquier sistema del tablero, también uno vacío o inalcanzable, salvo efectos que lo restrinjan.',
  },
  {
    id: 'TI4-ACT-4',
    source: 'base',
    en: 'Order at activation: restriction and extra cost -> command token placed -> commandToken.placed.after -> tactical.activate ("when": notes that must be returned, scanlink-drone-network, breach flip) -> tactical.activate.after ("after": Gravity Drive, Flank Speed, Nullification Field ...).',
    es: 'Orden al activar: restricciones y costes, ficha colocada, efectos «cuando» y efectos «después».',
  },
  {
    id: 'TI4-ACT-5',
    source: 'base',
    en: '"Activates a system that contains your units" means any unit: ships, ground forces, structures.',
    es: '«Activa un sistema que contiene unidades tuyas» se refiere a cualquier unidad.',
  },
  {
    id: 'TI4-ACT-6',
    source: 'base',
    en: 'A command token put into a system by another effect (Diplomacy, retreat, Stymie) is no activation.',
    es: 'Una ficha colocada por otro efecto no es una activación.',
  },
  {
    id: 'TI4-ACT-7',
    source: 'base',
    en: 'Returning the command token of the active system later in the tactical action (counterstroke, agents) does not stop the tactical action.',
    es: 'Devolver la ficha del sistema activo no detiene la acción.',
  },
  {
    id: 'TI4-ACT-8',
    source: 'base',
    en: 'Cancelling an action card played after activation never cancels the activation.',
    es: 'Anular una carta jugada tras la activación no anula la activación.',
  },
  {
    id: 'TI4-ACT-9',
    source: 'te',
    en: 'The Diplomacy token: see TI4-DIP-1.',
    es: 'La ficha de Diplomacia: véase TI4-DIP-1.',
  },
];
