// TI4-AC: Action cards.
import type { Rule } from '@orrery/kernel';

export const actionCards: readonly Rule[] = [
  {
    id: 'TI4-AC-1',
    source: 'base',
    en: 'action cards are drawn from the top of the common deck into a hidden hand; hand sizes are public.',
    es: 'Las cartas de Acción se roban del mazo común a una mano oculta; su número es público.',
  },
  {
    id: 'TI4-AC-2',
    source: 'base',
    en: 'Hand limit 7; Executive Sanctions 3; Yssaril none (Crafty beats Executive Sanctions).',
    es: 'Límite de mano: 7 cartas de Acción, salvo efectos que lo cambien.',
  },
  {
    id: 'TI4-AC-3',
    source: 'base',
    en: 'Over the limit the player at once chooses cards to keep and discards the rest; they cannot be played or traded instead.',
    es: 'Quien supera el límite elige al momento qué conserva y descarta el resto; no puede jugarlo ni comerciarlo.',
  },
  {
    id: 'TI4-AC-4',
    source: 'base',
    en: 'A card is played only in its own window. "Action" cards are component actions (TI4-TURN-20 to -23).',
    es: 'Una carta solo se juega en su momento. Las encabezadas por «Acción» son acciones de componente.',
  },
  {
    id: 'TI4-AC-5',
    source: 'base',
    en: 'Declared before the cancel window: every target (planet, system, unit, player, card, outcome) and the amount of a variable payment. After it: costs, dice, draws, and the technology of a research.',
    es: 'Antes del momento de anulación se declaran todos los objetivos y la cuantía de un pago variable; después, costes, dados y robos.',
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
    en: 'Cancellers in actionCard.played: Sabotage (not against Sabotage), Instinct Training (also against Sabotage), the Watcher mech. Black Market Dealings cannot be cancelled; cards of Bastion with Nip and Tuck unlocked cannot be cancelled by Sabotage.',
    es: 'Anulan una carta recién jugada: Sabotaje (no contra Sabotaje), Entrenamiento del instinto (también contra Sabotaje) y el meca Vigilante.',
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
    es: 'Las cartas de efecto posterior solo pueden anularse al jugarse.',
    waived: 'riders are not in play yet',
  },
  {
    id: 'TI4-AC-10',
    source: 'base',
    en: 'Two cards of the same name cannot affect the same units or the same game effect inside one window. Different targets, or different windows, are fine; a cancelled copy does not count.',
    es: 'Dos cartas del mismo nombre no pueden afectar a las mismas unidades o al mismo efecto en un mismo momento; una copia anulada no cuenta.',
  },
  {
    id: 'TI4-AC-12',
    source: 'base',
    en: 'A card that needs a thing that does not exist cannot be played (Repeal Law without a law); "each", "up to", "any number" may be zero.',
    es: 'Una carta que necesita algo que no existe no puede jugarse.',
  },
  {
    id: 'TI4-AC-13',
    source: 'base',
    en: 'The discard pile is open; cards go there face up in order.',
    es: 'El descarte es abierto, en orden.',
  },
];
