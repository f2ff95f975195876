// TI4-AC: Action cards.
import type { Rule } from '@orrery/kernel';

export const actionCards: readonly Rule[] = [
  {
    id: 'TI4-AC-1',
    source: 'base',
    en: 'Action cards are drawn from the top of the common deck into a hidden hand; hand sizes are public.',
    es: 'Las cartas de Acción se roban de la parte superior del mazo común a una mano oculta; el número de cartas en mano es público.',
  },
  {
    id: 'TI4-AC-2',
    source: 'base',
    en: 'Hand limit 7; Executive Sanctions 3; Yssaril none (Crafty beats Executive Sanctions).',
    es: 'Límite de mano: 7 cartas; 3 con Sanciones ejecutivas; Yssaril no tiene límite (Astutos prevalece sobre Sanciones ejecutivas).',
  },
  {
    id: 'TI4-AC-3',
    source: 'base',
    en: 'Over the limit the player at once chooses cards to keep and discards the rest; they cannot be played or traded instead.',
    es: 'Quien supera el límite elige al momento qué cartas conserva y descarta el resto; no puede jugarlas ni entregarlas en su lugar.',
  },
  {
    id: 'TI4-AC-4',
    source: 'base',
    en: 'A card is played only in its own window. "Action" cards are component actions (TI4-TURN-20 to -23).',
    es: 'Una carta solo se juega en su momento. Las encabezadas por «Acción» son acciones de componente (TI4-TURN-20 a TI4-TURN-23).',
  },
  {
    id: 'TI4-AC-5',
    source: 'base',
    en: 'Declared before the cancel window: every target (planet, system, unit, player, card, outcome) and the amount of a variable payment. After it: costs, dice, draws, and the technology of a research.',
    es: 'Antes del momento de anularla se declaran todos los objetivos (planeta, sistema, unidad, jugador, carta, resultado) y la cuantía de un pago variable. Después, los costes, los dados, los robos y la Tecnología de una investigación.',
  },
  {
    id: 'TI4-AC-6',
    source: 'base',
    en: 'A cancelled card has no effect, its costs are not paid, it is discarded, and it counts as not played.',
    es: 'Una carta anulada no tiene efecto, no se pagan sus costes, se descarta y cuenta como no jugada.',
  },
  {
    id: 'TI4-AC-7',
    source: 'base',
    en: 'A card just played is cancelled by Sabotage (not against Sabotage), Instinct Training (also against Sabotage) or the Watcher mech. Black Market Dealings cannot be cancelled; cards of the Last Bastion with Nip and Tuck unlocked cannot be cancelled by Sabotage.',
    es: 'Anulan una carta recién jugada: Sabotaje (no contra Sabotaje), Entrenamiento del instinto (también contra Sabotaje) y el meca Vigilante. Tratos en el mercado negro no puede anularse; las cartas del Último Bastión con Nip y Tuck habilitados no puede anularlas Sabotaje.',
  },
  {
    id: 'TI4-AC-8',
    source: 'base',
    en: 'The cancel window is a loop; a cancelled Sabotage reopens it for the original card.',
    es: 'El momento de anulación es un ciclo; un Sabotaje anulado lo reabre para la carta original.',
  },
  {
    id: 'TI4-AC-9',
    source: 'base',
    en: 'Cards with a later effect (riders) can be cancelled only when played.',
    es: 'Las cartas cuyo efecto llega más tarde solo pueden anularse al jugarse.',
    waived: 'riders are not in play yet',
  },
  {
    id: 'TI4-AC-10',
    source: 'base',
    en: 'Two cards of the same name cannot affect the same units or the same game effect inside one window. Different targets, or different windows, are fine; a cancelled copy does not count.',
    es: 'Dos cartas del mismo nombre no pueden afectar a las mismas unidades o al mismo efecto en un mismo momento. Sí con objetivos distintos o en momentos distintos; una copia anulada no cuenta.',
  },
  {
    id: 'TI4-AC-12',
    source: 'base',
    en: 'A card that needs a thing that does not exist cannot be played (Repeal Law without a law); "each", "up to", "any number" may be zero.',
    es: 'Una carta que necesita algo que no existe no puede jugarse (Derogar ley sin leyes); «cada», «hasta» y «cualquier número» pueden ser cero.',
  },
  {
    id: 'TI4-AC-13',
    source: 'base',
    en: 'The discard pile is open; cards go there face up in order.',
    es: 'La pila de descartes es abierta; las cartas van a ella boca arriba y en orden.',
  },
];
