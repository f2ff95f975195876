// TI4-DEPLOY, TI4-FLAG, TI4-MECH, TI4-NEUT, TI4-SCAR: Mechs, flagships, neutral units, entropic scars: what is in play of later families.
import type { Rule } from '@orrery/kernel';

export const expansions: readonly Rule[] = [
  {
    id: 'TI4-DEPLOY-1',
    source: 'pok',
    en: 'A deploy ability is used when its condition is met, to place that mech or flagship without producing it.',
    es: 'Una capacidad de Despliegue se usa cuando se cumple su condición, para colocar ese meca o nave insignia sin producirlos.',
  },
  {
    id: 'TI4-DEPLOY-2',
    source: 'pok',
    en: 'Resources are paid only if the deploy text says so.',
    es: 'Solo se pagan Recursos si el texto del Despliegue lo dice.',
  },
  {
    id: 'TI4-DEPLOY-3',
    source: 'pok',
    en: 'The unit must be in reinforcements; none may be recycled from the board for it.',
    es: 'La unidad debe estar en los refuerzos; no puede retirarse otra del tablero para ello.',
  },
  {
    id: 'TI4-DEPLOY-4',
    source: 'pok',
    en: 'Once per window per unit type; a new combat round or a new planet gained is a new window.',
    es: 'Una vez por momento y tipo de unidad; una nueva ronda de combate o un nuevo planeta obtenido es otro momento.',
  },
  {
    id: 'TI4-DEPLOY-5',
    source: 'pok; te',
    en: 'Dunlain Reaper: at the start of each ground combat round, for 2 resources, one infantry of that combat becomes a mech (the infantry is returned, not destroyed). ZS Thunderbolt M2: after Orbital Drop, for 3 resources. The mechs of other factions follow their own cards.',
    es: 'Segador de Dunlain: al comienzo de cada ronda de combate terrestre, por 2 Recursos, una infantería de ese combate se convierte en meca (la infantería se devuelve, no se destruye). ZS Thunderbolt M2: tras Lanzamiento orbital, por 3 Recursos. Los mecas de otras facciones siguen sus propias cartas.',
  },
  {
    id: 'TI4-FLAG-1',
    source: 'base',
    en: 'Each player has one flagship piece; it is a non-fighter ship of type flagship and can be rebuilt after destruction.',
    es: 'Cada jugador tiene una sola nave insignia; es una nave que no es un caza y puede volver a producirse si se destruye.',
  },
  {
    id: 'TI4-FLAG-2',
    source: 'base',
    en: 'Flagship texts work only while the ship is on the board, in its own system unless stated.',
    es: 'Los textos de las naves insignia solo valen mientras la nave esté en el tablero, y en su sistema salvo que digan otra cosa.',
  },
  {
    id: 'TI4-FLAG-7',
    source: 'base',
    en: "Fourth Moon, 001, C'morran N'orr, Salai Sai Corian, J.N.S. Hylarim, Wrath of Kenara: see TI4-SUST-11, TI4-HIT-8, TI4-DICE-3, -11, -7; Hylarim's extra hits come from natural 9 or 10 whether or not the die itself hit; Kenara raises any die of a space combat in its system, each once.",
    es: "Cuarta Luna, 001, C'morran N'orr, Salai Sai Corian, J.N.S. Hylarim, Ira de Kenara: véanse TI4-SUST-11, TI4-HIT-8, TI4-DICE-3, TI4-DICE-11 y TI4-DICE-7. Los impactos adicionales de la Hylarim vienen de 9 o 10 naturales aunque el dado no impacte; la Ira de Kenara mejora cualquier dado de un combate espacial en su sistema, cada uno una vez.",
  },
  {
    id: 'TI4-FLAG-8',
    source: 'base',
    en: 'Arc Secundus is repaired at the start of every space combat round it takes part in; not at the end.',
    es: 'El Arc Secundus se repara al comienzo de cada ronda de combate espacial en que participa, no al final.',
  },
  {
    id: 'TI4-MECH-1',
    source: 'pok',
    en: 'A mech is a ground force: it is transported, committed, fights on planets, counts against capacity. Effects on "infantry" do not affect it.',
    es: 'Un meca es una fuerza terrestre: se transporta, se despliega, combate en planetas y cuenta para la capacidad. Los efectos sobre «infantería» no lo afectan.',
  },
  {
    id: 'TI4-MECH-2',
    source: 'pok',
    en: 'The mech card is in play from the start; mechs are produced for their cost like other ground forces, one each.',
    es: 'La carta de Meca está en juego desde el principio; los mecas se producen por su coste como las demás fuerzas terrestres, uno por uno.',
  },
  {
    id: 'TI4-MECH-3',
    source: 'pok',
    en: 'Mechs sustain damage against hits on ground forces of their planet (bombardment, space cannon defence, ground combat). In space they cannot be hit and so not sustain, save by text.',
    es: 'Los mecas usan Resistencia al daño contra impactos a las fuerzas terrestres de su planeta (Bombardeo, Cañón espacial defensivo, combate terrestre). En el espacio no pueden recibir impactos ni, por tanto, usarla, salvo que un texto lo permita.',
  },
  {
    id: 'TI4-MECH-4',
    source: 'pok',
    en: 'A mech card is not a technology; mechs are never upgraded by research.',
    es: 'Una carta de Meca no es una Tecnología; los mecas nunca se mejoran investigando.',
  },
  {
    id: 'TI4-NEUT-1',
    source: 'te',
    en: 'Neutral units belong to nobody; their figures are printed on their reference card.',
    es: 'Las unidades neutrales no son de nadie; sus valores figuran en su carta de referencia.',
  },
  {
    id: 'TI4-NEUT-2',
    source: 'te',
    en: "They count as another player's units for rules and effects: they block passage (TI4-MOVE-6), blockade (TI4-BLOCK-1), forbid producing ships (TI4-PROD-8), must be fought (TI4-XNEUT-3). There is no neutral player: TI4-XNEUT-1.",
    es: 'Cuentan como unidades de otro jugador para reglas y efectos: cortan el paso (TI4-MOVE-6), bloquean (TI4-BLOCK-1), impiden producir naves (TI4-PROD-8) y hay que combatirlas (TI4-XNEUT-3). No existe un jugador neutral (TI4-XNEUT-1).',
  },
  {
    id: 'TI4-NEUT-4',
    source: 'te',
    en: 'They always use every unit ability they can: space cannon offence and defence, anti-fighter barrage in the first round, sustain damage, planetary shield; nothing else, and bombardment never, since they are never active.',
    es: 'Usan siempre todas las capacidades de unidad que pueden: Cañón espacial ofensivo y defensivo, Artillería anticazas en la primera ronda, Resistencia al daño y Escudo planetario; nada más, y nunca Bombardeo, pues nunca son el bando activo.',
  },
  {
    id: 'TI4-NEUT-5',
    source: 'te; ruling',
    en: "Their dice are rolled by the table and are no player's roll.",
    es: 'Sus dados los tira la mesa y no son una tirada de ningún jugador.',
  },
  {
    id: 'TI4-NEUT-6',
    source: 'te; ruling',
    en: 'Sustain damage is used first: each hit is cancelled by an undamaged neutral unit with the ability that is eligible, lowest in the hit order first; only then hits are assigned.',
    es: 'Usan primero Resistencia al daño: cada impacto lo anula una unidad neutral intacta que tenga la capacidad y pueda recibirlo, empezando por la primera en el orden de impactos; solo después se asignan los impactos.',
  },
  {
    id: 'TI4-NEUT-7',
    source: 'te; ruling',
    en: 'Hits are assigned in the fixed order, space: fighter, destroyer, cruiser, carrier, dreadnought, war sun, flagship; ground: infantry, mech. Within one type damaged units go first. Restricted hits go to the first eligible type (anti-fighter barrage: fighters only). The same order serves hits outside combat.',
    es: 'Los impactos se asignan en un orden fijo: en el espacio, caza, destructor, crucero, transporte, acorazado, sol de guerra, nave insignia; en tierra, infantería y meca. Dentro de un tipo van primero las dañadas. Los impactos restringidos van al primer tipo posible (Artillería anticazas: solo cazas). El mismo orden vale para los impactos fuera de un combate.',
  },
  {
    id: 'TI4-NEUT-8',
    source: 'te; ruling',
    en: 'Where an effect lets the opponent choose a unit to destroy, neutral units lose the first eligible one of that order; what the order cannot settle the speaker decides.',
    es: 'Cuando un efecto deja al oponente elegir qué unidad se destruye, las unidades neutrales pierden la primera posible según ese orden; lo que el orden no resuelva lo decide el Portavoz.',
  },
  {
    id: 'TI4-NEUT-9',
    source: 'te; ruling',
    en: 'Fleet limit, capacity, plastic rule and fighter cover do not apply to neutral units: neutral fighters stay without a carrier.',
    es: 'A las unidades neutrales no se les aplican el límite de flota, la capacidad, el límite de piezas ni la cobertura de los cazas: los cazas neutrales permanecen sin transporte.',
  },
  {
    id: 'TI4-SCAR-1',
    source: 'te',
    en: 'No unit ability can be used by a unit inside an entropic scar, nor by any unit against a unit inside: sustain damage, production, planetary shield, space cannon, bombardment, deploy, anti-fighter barrage.',
    es: 'Ninguna unidad dentro de una Falla entrópica puede usar capacidades de unidad, ni ninguna otra puede usarlas contra una unidad de dentro: Resistencia al daño, Producción, Escudo planetario, Cañón espacial, Bombardeo, Despliegue y Artillería anticazas.',
  },
  {
    id: 'TI4-SCAR-3',
    source: 'te',
    en: 'Attributes (cost, combat, move, capacity) and text abilities stay: flagship texts, switching off the shields of others, self-moving fighters, the return of infantry, the free fighters of a space dock.',
    es: 'Los atributos (coste, combate, movimiento, capacidad) y las capacidades de texto se mantienen: textos de naves insignia, quitar el Escudo planetario a otros, cazas que se mueven por sí mismos, el regreso de la infantería, los cazas que cobija un astillero.',
  },
];
