// The rule index, part: Cards, mechs, flagships, neutral units: what is in play of later families.
import type { Rule } from '@orrery/kernel';
import { LATER } from './rules-later.ts';

const rows: readonly Rule[] = [
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
  {
    id: 'TI4-DEPLOY-1',
    source: 'pok',
    en: 'A deploy ability is used when its condition is met, to place that mech or flagship without producing it.',
    es: 'Una capacidad de Despliegue se usa cuando se cumple su condición para colocar ese meca o nave insignia sin producirlo.',
  },
  {
    id: 'TI4-DEPLOY-2',
    source: 'pok',
    en: 'Resources are paid only if the deploy text says so.',
    es: 'Solo se pagan Recursos si el texto lo dice.',
  },
  {
    id: 'TI4-DEPLOY-3',
    source: 'pok',
    en: 'The unit must be in reinforcements; none may be recycled from the board for it.',
    es: 'La unidad debe estar en los refuerzos; no se toma del tablero.',
  },
  {
    id: 'TI4-DEPLOY-4',
    source: 'pok',
    en: 'Once per window per unit type; a new combat round or a new planet gained is a new window.',
    es: 'Una vez por momento y tipo de unidad; una nueva ronda o un nuevo planeta es otro momento.',
  },
  {
    id: 'TI4-DEPLOY-5',
    source: 'pok; te',
    en: 'dunlain-reaper: at each groundCombatRound.start, 2 resources, one infantry of that combat becomes a mech (infantry returned, not destroyed). scavenger-zeta: after each planet gained, 1 trade good. hecatoncheires: instead of placing a PDS, which must itself be placeable. moyins-ashes: with Indoctrination, 3 influence in all. ouranos: only a PDS present at activation may be swapped. revenant: one per tactical action. letani-behemoth, zs-thunderbolt-m2, blackshade-infiltrator, iconoclast: as units.json.',
    es: 'Segador de Dunlain: al comienzo de cada ronda de combate terrestre, 2 Recursos convierten una infantería de ese combate en meca. Otros mecas tienen sus propias condiciones.',
  },
  {
    id: 'TI4-FLAG-1',
    source: 'base',
    en: 'Each player has one flagship piece; it is an non-fighter ship of type flagship, can be rebuilt after destruction.',
    es: 'Cada jugador tiene una sola nave insignia; es una nave que no es caza y puede volver a producirse.',
  },
  {
    id: 'TI4-FLAG-2',
    source: 'base',
    en: 'Flagship texts work only while the ship is on the board, in its own system unless stated.',
    es: 'Los textos de naves insignia solo valen con la nave en el tablero, en su sistema salvo que digan otra cosa.',
  },
  {
    id: 'TI4-FLAG-7',
    source: 'base',
    en: "fourth-moon, 001, cmorran-norr, salai-sai-corian, j-n-s-hylarim, wrath-of-kenara: see TI4-SUST-11, TI4-HIT-8, TI4-DICE-3, -11, -7; Hylarim's extra hits come from natural 9 or 10 whether or not the die itself hit.",
    es: 'Cada nave insignia sigue su texto; los impactos adicionales de la Hylarim vienen de 9 o 10 naturales aunque el dado no impacte.',
  },
  {
    id: 'TI4-FLAG-8',
    source: 'base',
    en: 'arc-secundus: repaired in the start window of every space combat round it takes part in; not at the end.',
    es: 'El Arc Secundus se repara al comienzo de cada ronda de combate espacial en que participa.',
  },
  {
    id: 'TI4-MECH-1',
    source: 'pok',
    en: 'A mech is a ground force: it is transported, committed, fights on planets, counts against capacity. Effects on "infantry" do not affect it.',
    es: 'Un meca es una fuerza terrestre: se transporta, desembarca, combate en planetas y cuenta para la capacidad. Los efectos sobre infantería no le afectan.',
  },
  {
    id: 'TI4-MECH-2',
    source: 'pok',
    en: 'The mech card is in play from the start; mechs are produced for their cost like other ground forces, one each.',
    es: 'La carta de meca está en juego desde el principio; los mecas se producen por su coste, de uno en uno.',
  },
  {
    id: 'TI4-MECH-3',
    source: 'pok',
    en: 'Mechs sustain damage against hits on ground forces of their planet (bombardment, space cannon defence, ground combat). In space they cannot be hit and so not sustain, save by text.',
    es: 'Los mecas usan Resistencia al daño contra impactos a las fuerzas terrestres de su planeta; en el espacio no pueden ser impactados.',
  },
  {
    id: 'TI4-MECH-4',
    source: 'pok',
    en: 'A mech card is not a technology; mechs are never upgraded by research.',
    es: 'La carta de meca no es una Tecnología.',
  },
  {
    id: 'TI4-NEUT-1',
    source: 'te',
    en: 'Neutral units belong to nobody; values in units.json neutral[].',
    es: 'Las unidades neutrales no son de nadie.',
  },
  {
    id: 'TI4-NEUT-2',
    source: 'te',
    en: "They count as another player's units for rules and effects: they block passage (TI4-MOVE-6), blockade (TI4-BLOCK-1), forbid producing ships (TI4-PROD-8), must be fought (TI4-XNEUT-3). There is no neutral player: TI4-XNEUT-1.",
    es: 'Cuentan como unidades de otro jugador: impiden el paso, bloquean, impiden producir naves y deben combatirse.',
  },
  {
    id: 'TI4-NEUT-4',
    source: 'te',
    en: 'They always use every unit ability they can: space cannon offence and defence, anti-fighter barrage in the first round, sustain damage, planetary shield; nothing else, and bombardment never, since they are never active.',
    es: 'Usan siempre todas sus capacidades de unidad posibles; nunca Bombardeo.',
  },
  {
    id: 'TI4-NEUT-5',
    source: 'te; ruling',
    en: "Their dice are rolled by the table and are no player's roll.",
    es: 'Sus dados los tira la mesa.',
  },
  {
    id: 'TI4-NEUT-6',
    source: 'te; ruling',
    en: 'Sustain damage is used first: each hit is cancelled by an undamaged neutral unit with the ability that is eligible, lowest in the hit order first; only then hits are assigned.',
    es: 'Usan primero Resistencia al daño, empezando por la última en importancia; después se asignan los impactos.',
  },
  {
    id: 'TI4-NEUT-7',
    source: 'te; ruling',
    en: 'Hits are assigned in the fixed order, space: fighter, destroyer, cruiser, carrier, dreadnought, war sun, flagship; ground: infantry, mech. Within one type damaged units go first. Restricted hits go to the first eligible type (anti-fighter barrage: fighters only). The same order serves hits outside combat.',
    es: 'Sus impactos se asignan en orden fijo: caza, destructor, crucero, transporte, acorazado, sol de guerra, nave insignia; en tierra, infantería y meca.',
  },
  {
    id: 'TI4-NEUT-8',
    source: 'te; ruling',
    en: 'Where an effect lets the opponent choose a unit to destroy, neutral units lose the first eligible one of that order; what the order cannot settle the speaker decides.',
    es: 'Cuando un efecto hace que el adversario elija qué unidad destruir, las unidades neutrales pierden la primera que corresponda según ese orden; lo que el orden no resuelve lo decide el Portavoz.',
  },
  {
    id: 'TI4-NEUT-9',
    source: 'te; ruling',
    en: 'Fleet limit, capacity, plastic rule and fighter cover do not apply to neutral units: neutral fighters stay without a carrier.',
    es: 'No se les aplican los límites de flota, de capacidad ni de piezas.',
  },
  {
    id: 'TI4-SCAR-1',
    source: 'te',
    en: 'No unit ability can be used by a unit inside an entropic scar, nor by any unit against a unit inside: sustain damage, production, planetary shield, space cannon, bombardment, deploy, anti-fighter barrage.',
    es: 'En una falla entrópica ninguna unidad usa capacidades de unidad, ni nadie contra ellas.',
  },
  {
    id: 'TI4-SCAR-3',
    source: 'te',
    en: 'Attributes (cost, combat, move, capacity) and text abilities stay: flagship texts, removesPlanetaryShield, self-moving fighters, infantry resurrection, the free fighters of a space dock.',
    es: 'Atributos y capacidades de texto se mantienen.',
  },
];

export const cardsRules: readonly Rule[] = rows.map((rule) => ({
  ...rule,
  ...(LATER[rule.id] && { waived: LATER[rule.id] }),
}));
