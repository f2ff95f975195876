// TI4-HID: Hidden information.
import type { Rule } from '@orrery/kernel';

export const hidden: readonly Rule[] = [
  {
    id: 'TI4-HID-1',
    source: 'base',
    en: 'Everybody sees the own hand, secret objectives and dealt tiles; the others see only how many. Decks are seen by nobody, discard piles and what is in play by all.',
    es: 'Cada jugador ve su mano, sus Objetivos secretos y sus módulos repartidos; los demás solo ven cuántos son. Los mazos no los ve nadie; los descartes y lo que está en juego, todos.',
  },
  {
    id: 'TI4-HID-2',
    source: 'base',
    en: 'Who looked at what is public, the content is not: "A saw the top two agendas and left one on top".',
    es: 'Quién ha mirado qué es público; el contenido, no: «A ha visto las dos primeras cartas de Consejo Galáctico y ha dejado una arriba».',
    waived: 'Stage 5: nothing in play lets a player look at hidden cards before there are agendas.',
  },
  {
    id: 'TI4-HID-3',
    source: 'base',
    en: 'A card taken from a discard pile is known to all. A card that passes from hand to hand is known to both and counted by all.',
    es: 'Una carta tomada de un descarte la conocen todos. Una carta que pasa de mano en mano la conocen ambos, y todos saben cuántas son.',
  },
  {
    id: 'TI4-HID-4',
    source: 'base',
    en: 'Everybody may show own hidden cards to chosen players; agendas looked at may not be shown.',
    es: 'Cualquiera puede mostrar sus cartas ocultas a quien quiera; las cartas de Consejo Galáctico miradas no pueden mostrarse.',
    waived: 'Stage 5: showing cards to others is part of deals between players.',
  },
  {
    id: 'TI4-HID-5',
    source: 'ruling',
    en: 'Knowledge once given is kept while the object cannot have changed place: a seen agenda on top is remembered until the deck is shuffled or the card drawn.',
    es: 'Lo que se ha visto se recuerda mientras el objeto no pueda haber cambiado de lugar: la carta de Consejo Galáctico vista arriba del mazo, hasta que este se baraje o la carta se robe.',
    waived: 'Stage 5: seen agendas are the first knowledge to be remembered.',
  },
  {
    id: 'TI4-HID-6',
    source: 'pok',
    en: "M'aban (Naalu): may look at neighbours' note hands and at the top and bottom agenda at any time, except while Politics part 3 runs or a covert agenda is out.",
    es: "M'aban (Naalu) puede mirar en cualquier momento los Favores en mano de sus vecinos y las cartas superior e inferior del mazo de Consejo Galáctico, salvo mientras se resuelve la tercera parte de Política o hay en juego una carta encubierta.",
    waived: 'Stage 7: a commander of the Naalu.',
  },
  {
    id: 'TI4-HID-7',
    source: 'base',
    en: 'Random choices from a hidden hand are made by the table.',
    es: 'Las elecciones al azar de una mano oculta las hace la mesa.',
    waived: 'Stage 5: nothing in play takes a card from a hand at random.',
  },
  {
    id: 'TI4-HID-8',
    source: 'base',
    en: 'Discarding action cards shows them; returning secrets and returning notes home does not show them.',
    es: 'Descartar cartas de Acción las muestra; devolver Objetivos secretos o Favores, no.',
  },
  {
    id: 'TI4-HID-9',
    source: 'ruling',
    en: 'Notes at home are deduced only: who holds which is never listed by the table beyond what the seat has seen.',
    es: 'Qué Favores siguen en manos de su dueño solo puede deducirse: la mesa nunca indica quién tiene cuál más allá de lo que cada cual ha visto.',
    waived: 'Stage 5: promissory notes are not in play.',
  },
  {
    id: 'TI4-HID-10',
    source: 'te',
    en: 'Extreme Duress and Lie in Wait show cards to their user only.',
    es: 'Extreme Duress y Lie in Wait muestran cartas solo a quien las usa.',
    waived: "Stage 8: both cards belong to Thunder's Edge.",
  },
];
