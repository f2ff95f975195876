// TI4-DEPLOY, TI4-FLAG, TI4-MECH, TI4-NEUT, TI4-SCAR: Mechs, flagships, neutral units, entropic scars: what is in play of later families.
import type { Rule } from '@orrery/kernel';

export const expansions: readonly Rule[] = [
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
