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
    en: "Coup d'Etat in strategic.declare: nothing of the card resolves, the turn ends, the card stays readied.",
    es: 'Golpe de Estado: no se resuelve nada de la carta, el turno termina y la carta sigue preparada.',
  },
  {
    id: 'TI4-SACT-3',
    source: 'base',
    en: 'The parts of a primary or secondary are resolved from top to bottom; a part that cannot be done is skipped.',
    es: 'Las partes se resuelven de arriba abajo; la que no puede hacerse se omite.',
  },
  {
    id: 'TI4-SACT-4',
    source: 'ruling',
    en: 'A strategic action may be performed even if no part of the primary has any effect.',
    es: 'La acción puede realizarse aunque ninguna parte tenga efecto.',
  },
  {
    id: 'TI4-SACT-5',
    source: 'base',
    en: 'Nobody can use the secondary of an own strategy card, unless an effect grants it.',
    es: 'Nadie usa la secundaria de su propia carta, salvo que un efecto lo conceda.',
  },
  {
    id: 'TI4-SACT-6',
    source: 'base',
    en: 'Secondaries: each other player once, clockwise from the left of the active player, after the primary is finished; each is optional, except TI4-TRAD-4.',
    es: 'Secundarias: cada uno de los demás una vez, en sentido horario desde la izquierda del jugador activo, tras la principal; son voluntarias, salvo TI4-TRAD-4.',
  },
  {
    id: 'TI4-SACT-7',
    source: 'base',
    en: 'Players who have passed may resolve secondaries.',
    es: 'Quienes han pasado pueden usar secundarias.',
  },
  {
    id: 'TI4-SACT-8',
    source: 'base',
    en: 'The cost of a secondary is 1 token spent from the strategy pool, plus what the card names; Leadership costs no token. The spent token goes to the reinforcements.',
    es: 'El coste de una secundaria es 1 ficha de la reserva de Estrategia más lo que diga la carta; Liderazgo no cuesta ficha.',
  },
  {
    id: 'TI4-SACT-9',
    source: 'base',
    en: 'A secondary whose cost cannot be paid cannot be resolved. A secondary that would change nothing may be resolved and paid for.',
    es: 'Una secundaria cuyo coste no puede pagarse no puede usarse; una que no cambiaría nada, sí.',
  },
  {
    id: 'TI4-SACT-10',
    source: 'base',
    en: 'Cost replacements in strategic.secondary: Scepter of Emelpar (token from reinforcements), Jae Mir Kan, Mindsieve (a note to the active player), Masters of Trade, Enervate, Acquiescence; at most one of them per secondary, since each replaces the same token.',
    es: 'Cada secundaria admite como mucho una sustitución de su ficha, como Maestros del comercio.',
  },
  {
    id: 'TI4-SACT-11',
    source: 'base',
    en: 'The card is exhausted after the last secondary. Until then it is readied (it can still be named by effects that ask for readied cards only by players allowed to act in between).',
    es: 'La carta se agota tras la última secundaria.',
  },
  {
    id: 'TI4-SACT-12',
    source: 'te',
    en: 'Effects that let a player resolve a primary outside the strategic action (Overrule, Imperial Seal) are not strategic actions: other players get no secondary unless the effect says so, the card is not exhausted, and Acquiescence cannot be used.',
    es: 'Resolver una principal fuera de la acción estratégica no da secundarias ni agota la carta.',
  },
  {
    id: 'TI4-SACT-13',
    source: 'te',
    en: "Overrule and Strategize name a card that is readied in somebody's play area or lies unchosen in the common area; cards of an eliminated player count as unchosen. Strategize pays the printed cost of the secondary.",
    es: 'Los efectos que nombran una carta eligen una preparada en una zona de juego o una sin elegir.',
  },
  {
    id: 'TI4-SACT-14',
    source: 'ruling',
    en: 'Trade resolved through Overrule: the chosen players replenish as part of the primary, since no secondary follows.',
    es: 'Comercio resuelto así: los elegidos se reabastecen como parte de la principal.',
  },
  {
    id: 'TI4-SACT-15',
    source: 'base',
    en: 'Brilliant (Jol-Nar): having spent the token for the Technology secondary, resolve the primary instead, without the 4 resources; its second part still costs 6.',
    es: 'Brillantes (Jol-Nar): gastada la ficha de la secundaria de Tecnología, se resuelve la principal sin los 4 Recursos; su segunda parte sigue costando 6.',
  },
];
