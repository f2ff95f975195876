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
    es: 'Dos jugadores con naves en el sistema activo después del movimiento deben combatir; no es voluntario.',
  },
  {
    id: 'TI4-TACT-4',
    source: 'base',
    en: 'If the active player has no ships in the active system, there is no space combat even if another player has ships there.',
    es: 'Si el jugador activo no tiene naves en el sistema activo, no hay combate espacial aunque otro jugador las tenga allí.',
  },
  {
    id: 'TI4-TACT-5',
    source: 'base',
    en: 'The active system stays active until the tactical action ends; in a strategic or component action there is no active system.',
    es: 'El sistema activo lo es hasta que termina la acción táctica; en una acción estratégica o de componente no hay sistema activo.',
  },
  {
    id: 'TI4-TACT-6',
    source: 'base',
    en: '"After a tactical action" and "end of a tactical action" effects are one window, before end-of-turn effects.',
    es: 'Los efectos «después de una acción táctica» y «al final de una acción táctica» son un solo momento, antes de los efectos de final de turno.',
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
    es: 'Quien realiza una acción táctica fuera de su turno (por ejemplo, gracias a otra carta) es el jugador activo mientras dura, pero no es su turno.',
    waived: 'no effect in play grants a tactical action out of turn yet',
  },
  {
    id: 'TI4-ACT-1',
    source: 'base',
    en: "The active player spends one command token from the tactic pool and puts it in a system that holds none of the player's own command tokens; without a command token in the tactic pool no normal tactical action is possible.",
    es: 'El jugador activo gasta una ficha de Mando de la reserva de Táctica y la coloca en un sistema sin fichas propias; sin fichas en esa reserva no hay acción táctica normal.',
  },
  {
    id: 'TI4-ACT-2',
    source: 'base',
    en: 'Command tokens of other players do not hinder activation.',
    es: 'Las fichas de Mando de otros jugadores no impiden activar un sistema.',
  },
  {
    id: 'TI4-ACT-3',
    source: 'base; te',
    en: 'Any system of the board may be activated, also an empty one, one that cannot be reached, or one with nothing to do. Exceptions: Chaos Mapping (others cannot activate asteroid fields with Saar ships) and the Artemiris (pay 2 influence).',
    es: 'Puede activarse cualquier sistema del tablero, también uno vacío, uno inalcanzable o uno en el que no haya nada que hacer. Excepciones: Cartografía del caos (los demás no pueden activar Campos de asteroides con naves de Saar) y la Artemiris (pagar 2 de Influencia).',
  },
  {
    id: 'TI4-ACT-4',
    source: 'base',
    en: 'Order at activation: restrictions and extra costs; the command token is placed, and what follows from that; "when" effects (notes that must be returned, Scanlink Drone Network, breaches); "after" effects (Gravity Drive, Flank Speed, Nullification Field and others).',
    es: 'Orden al activar: restricciones y costes adicionales; se coloca la ficha de Mando, con lo que se derive de ello; efectos «cuando» (Favores que deben devolverse, Red de drones Scanlink, Fisuras); efectos «después» (Propulsor gravitatorio, A toda máquina, Campo de anulación y otros).',
  },
  {
    id: 'TI4-ACT-5',
    source: 'base',
    en: '"Activates a system that contains your units" means any unit: ships, ground forces, structures.',
    es: '«Activa un sistema que contiene unidades tuyas» se refiere a cualquier unidad: naves, fuerzas terrestres o estructuras.',
  },
  {
    id: 'TI4-ACT-6',
    source: 'base',
    en: 'A command token put into a system by another effect (Diplomacy, retreat, Stymie) is no activation.',
    es: 'Una ficha de Mando colocada en un sistema por otro efecto (Diplomacia, una retirada, Obstaculizar) no es una activación.',
  },
  {
    id: 'TI4-ACT-7',
    source: 'base',
    en: 'Returning the command token of the active system later in the tactical action (Counterstroke, agents) does not stop the tactical action.',
    es: 'Devolver después la ficha de Mando del sistema activo (Contragolpe, agentes) no detiene la acción táctica.',
  },
  {
    id: 'TI4-ACT-8',
    source: 'base',
    en: 'Cancelling an action card played after activation never cancels the activation.',
    es: 'Anular una carta de Acción jugada tras la activación nunca anula la activación.',
  },
  {
    id: 'TI4-ACT-9',
    source: 'te',
    en: 'The Diplomacy token: see TI4-DIP-1.',
    es: 'La ficha de Diplomacia: véase TI4-DIP-1.',
  },
];
