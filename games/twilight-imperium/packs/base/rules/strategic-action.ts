// TI4-SACT: The strategic action and its secondaries.
import type { Rule } from '@orrery/kernel';

export const strategicAction: readonly Rule[] = [
  {
    id: 'TI4-SACT-1',
    source: 'base',
    en: 'Only the owner of a readied strategy card can perform its strategic action, once per round.',
    es: 'Solo el dueño de una carta de Estrategia preparada puede realizar su acción estratégica, una vez por ronda.',
  },
  {
    id: 'TI4-SACT-2',
    source: 'pok',
    en: "Coup d'Etat when the action is declared: nothing of the card resolves, the turn ends, the card stays readied.",
    es: 'Golpe de Estado, al declararse la acción: no se resuelve nada de la carta, el turno termina y la carta sigue preparada.',
  },
  {
    id: 'TI4-SACT-3',
    source: 'base',
    en: 'The parts of a primary or secondary are resolved from top to bottom; a part that cannot be done is skipped.',
    es: 'Las partes de una capacidad principal o secundaria se resuelven de arriba abajo; la que no puede hacerse se omite.',
  },
  {
    id: 'TI4-SACT-4',
    source: 'ruling',
    en: 'A strategic action may be performed even if no part of the primary has any effect.',
    es: 'La acción estratégica puede realizarse aunque ninguna parte de la capacidad principal tenga efecto.',
  },
  {
    id: 'TI4-SACT-5',
    source: 'base',
    en: 'Nobody can use the secondary of an own strategy card, unless an effect grants it.',
    es: 'Nadie puede usar la capacidad secundaria de su propia carta de Estrategia, salvo que un efecto lo conceda.',
  },
  {
    id: 'TI4-SACT-6',
    source: 'base',
    en: 'Secondaries: each other player once, clockwise from the left of the active player, after the primary is finished; each is optional, except TI4-TRAD-4.',
    es: 'Capacidades secundarias: cada uno de los demás jugadores la usa una vez, en sentido horario desde la izquierda del jugador activo, cuando ha terminado la principal; son voluntarias, salvo TI4-TRAD-4.',
  },
  {
    id: 'TI4-SACT-7',
    source: 'base',
    en: 'Players who have passed may resolve secondaries.',
    es: 'Quienes han pasado también pueden usar capacidades secundarias.',
  },
  {
    id: 'TI4-SACT-8',
    source: 'base',
    en: 'The cost of a secondary is 1 token spent from the strategy pool, plus what the card names; Leadership costs no token. The spent token goes to the reinforcements.',
    es: 'El coste de una capacidad secundaria es 1 ficha de la reserva de Estrategia más lo que indique la carta; Liderazgo no cuesta ficha. La ficha gastada va a los refuerzos.',
  },
  {
    id: 'TI4-SACT-9',
    source: 'base',
    en: 'A secondary whose cost cannot be paid cannot be resolved. A secondary that would change nothing may be resolved and paid for.',
    es: 'Una capacidad secundaria cuyo coste no puede pagarse no puede usarse. Una que no cambiaría nada sí puede pagarse y usarse.',
  },
  {
    id: 'TI4-SACT-10',
    source: 'base',
    en: 'The token of a secondary can be replaced by Scepter of Emelpar (a token from reinforcements), Jae Mir Kan, Mindsieve (a note to the active player), Masters of Trade, Enervate or Acquiescence; at most one of them per secondary, since each replaces the same token.',
    es: 'La ficha de una capacidad secundaria pueden sustituirla el Cetro de Emelpar (una ficha de los refuerzos), Jae Mir Kan, Criba mental (un Favor para el jugador activo), Maestros del comercio, Enervar o Aquiescencia; como mucho uno por capacidad secundaria, pues todos sustituyen la misma ficha.',
  },
  {
    id: 'TI4-SACT-11',
    source: 'base',
    en: 'The card is exhausted after the last secondary. Until then it is readied.',
    es: 'La carta se agota después de la última capacidad secundaria. Hasta entonces está preparada.',
  },
  {
    id: 'TI4-SACT-12',
    source: 'te',
    en: 'Effects that let a player resolve a primary outside the strategic action (Overrule, Imperial Seal) are not strategic actions: other players get no secondary unless the effect says so, the card is not exhausted, and Acquiescence cannot be used.',
    es: 'Los efectos que permiten resolver una capacidad principal fuera de la acción estratégica (Desautorizar, Sello imperial) no son acciones estratégicas: los demás no usan la secundaria salvo que el efecto lo diga, la carta no se agota y no puede usarse Aquiescencia.',
  },
  {
    id: 'TI4-SACT-13',
    source: 'te',
    en: "Overrule and Strategize name a card that is readied in somebody's play area or lies unchosen in the common area; cards of an eliminated player count as unchosen. Strategize pays the printed cost of the secondary.",
    es: 'Desautorizar y Trazar estrategias nombran una carta preparada en la zona de juego de alguien o una sin elegir de la zona común; las cartas de un jugador eliminado cuentan como no elegidas. Trazar estrategias paga el coste impreso de la capacidad secundaria.',
  },
  {
    id: 'TI4-SACT-14',
    source: 'ruling',
    en: 'Trade resolved through Overrule: the chosen players replenish as part of the primary, since no secondary follows.',
    es: 'Comercio resuelto mediante Desautorizar: los elegidos reabastecen sus Exportaciones como parte de la capacidad principal, pues no hay secundaria.',
  },
  {
    id: 'TI4-SACT-15',
    source: 'base',
    en: 'Brilliant (Jol-Nar): having spent the token for the Technology secondary, resolve the primary instead, without the 4 resources; its second part still costs 6.',
    es: 'Brillantes (Jol-Nar): gastada la ficha de la capacidad secundaria de Tecnología, se resuelve la principal sin pagar los 4 Recursos; su segunda parte sigue costando 6.',
  },
];
