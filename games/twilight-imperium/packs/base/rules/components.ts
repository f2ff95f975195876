// TI4-LIMIT, TI4-COMP: Components and their limits.
import type { Rule } from '@orrery/kernel';

export const components: readonly Rule[] = [
  {
    id: 'TI4-LIMIT-1',
    source: 'base',
    en: 'Each player has 16 command tokens in all: sheet + board + other sheets + reinforcements = 16.',
    es: 'Cada jugador tiene 16 fichas de Mando en total: hoja, tablero, otras hojas y refuerzos suman 16.',
  },
  {
    id: 'TI4-LIMIT-2',
    source: 'base',
    en: 'trade goods, commodities, control tokens, infantry tokens, fighter tokens and dice never run out.',
    es: 'Mercancías, Exportaciones, fichas de Control, de infantería y de caza, y los dados nunca se agotan.',
  },
  {
    id: 'TI4-LIMIT-3',
    source: 'base',
    en: 'Plastic pieces: see TI4-COMP-1, -9.',
    es: 'Piezas de plástico: véanse TI4-COMP-1 y TI4-COMP-9.',
  },
  {
    id: 'TI4-LIMIT-4',
    source: 'base',
    en: 'Taking a used-up type off the board: see TI4-COMP-4 to -7.',
    es: 'Tomar del tablero un tipo agotado: véanse TI4-COMP-4 a TI4-COMP-7.',
  },
  {
    id: 'TI4-LIMIT-5',
    source: 'base',
    en: 'An empty deck of action cards, agendas or exploration cards is rebuilt at once from its shuffled discard pile.',
    es: 'Un mazo vacío de cartas de Acción, de Consejo Galáctico o de exploración se rehace al momento barajando su descarte.',
  },
  {
    id: 'TI4-LIMIT-6',
    source: 'base',
    en: 'An action cards draw that empties the deck in the middle takes the cards left, rebuilds, then draws the rest.',
    es: 'Si el mazo de Acción se vacía a mitad de un robo, se toman las que quedan, se rehace y se roba el resto.',
  },
  {
    id: 'TI4-LIMIT-7',
    source: 'pok; ruling',
    en: 'The relic deck and the objective decks have no discard pile: an empty relic deck gives nothing. An empty secret deck gives nothing.',
    es: 'Los mazos de reliquias y de Objetivos no tienen descarte: uno vacío no da nada.',
  },
  {
    id: 'TI4-LIMIT-8',
    source: 'base',
    en: 'The planet deck, legendary ability cards and attachments are unique objects.',
    es: 'El mazo de planetas, las cartas de Capacidad de planeta legendario y las cartas vinculadas son objetos únicos.',
  },
  {
    id: 'TI4-COMP-1',
    source: 'base; pok',
    en: 'Pieces per player: 3 space docks, 6 PDS, 8 destroyers, 8 cruisers, 2 war suns, 12 infantry, 10 fighters, 4 carriers, 5 dreadnoughts, 1 flagship, 4 mechs (units.json types[].pieces).',
    es: 'Piezas por jugador: 3 astilleros, 6 SDP, 8 destructores, 8 cruceros, 2 soles de guerra, 12 infanterías, 10 cazas, 4 transportes, 5 acorazados, 1 nave insignia y 4 mecas.',
  },
  {
    id: 'TI4-COMP-2',
    source: 'base; pok',
    en: "A unit is on the board, in its owner's reinforcements, captured, or stored on a card; a captured or stored piece is not in reinforcements and cannot be placed by its owner.",
    es: 'Una unidad está en el tablero, en los refuerzos de su dueño, capturada o guardada en una carta; una pieza capturada o guardada no está en los refuerzos.',
  },
  {
    id: 'TI4-COMP-3',
    source: 'base',
    en: "Placing or producing a unit takes one piece of that type from the owner's reinforcements.",
    es: 'Colocar o producir una unidad toma una pieza de ese tipo de los refuerzos de su dueño.',
  },
  {
    id: 'TI4-COMP-4',
    source: 'base',
    en: "A player who would place or produce a unit and has none of that type in reinforcements may first take own units of that type off the board from any systems that hold none of the player's own command tokens; each piece so taken must be placed at once by that same effect.",
    es: 'Quien deba colocar o producir una unidad sin piezas de ese tipo puede tomar antes unidades propias de ese tipo de sistemas sin fichas de Mando propias; cada pieza tomada debe colocarse al momento con ese efecto.',
  },
  {
    id: 'TI4-COMP-5',
    source: 'base',
    en: 'TI4-COMP-4 is optional: no effect can force it; if the player declines, the unit is not placed.',
    es: 'Tomar piezas del tablero es voluntario: ningún efecto puede forzarlo; si se rehúsa, la unidad no se coloca.',
  },
  {
    id: 'TI4-COMP-6',
    source: 'base; ruling',
    en: 'A piece recycled under TI4-COMP-4 arrives undamaged and without tokens.',
    es: 'Una pieza tomada del tablero llega sin daños y sin fichas.',
  },
  {
    id: 'TI4-COMP-7',
    source: 'base; pok',
    en: 'TI4-COMP-4 also serves "replace X with Y" and structures; it does not serve deploy abilities (TI4-DEPLOY-3).',
    es: 'Tomar piezas del tablero vale también para «sustituye X por Y» y para estructuras, no para el Despliegue.',
  },
  {
    id: 'TI4-COMP-8',
    source: 'te; ruling',
    en: "In a normal tactical action the active system holds the active player's command token, so units there cannot be recycled; in the tactical action of the revised Warfare card no command token is placed, so units of the active system can be recycled unless an older own command token lies there.",
    es: 'En una acción táctica normal el sistema activo tiene la ficha del jugador activo y sus unidades no pueden reutilizarse; en la de la carta Guerra revisada, sí, salvo que ya hubiera allí una ficha propia.',
  },
  {
    id: 'TI4-COMP-9',
    source: 'base',
    en: 'Fighters and infantry are unlimited in number but bound to plastic: a player may hold fighters in at most 10 systems, and infantry in at most 12 places, a place being one planet or one space area. A fighter or infantry that cannot be accompanied by a piece is destroyed.',
    es: 'Cazas e infanterías no tienen límite de número, pero sí de piezas: cazas en 10 sistemas e infanterías en 12 lugares como máximo. Los que no puedan acompañarse de una pieza se destruyen.',
  },
  {
    id: 'TI4-COMP-10',
    source: 'base',
    en: 'A player may at any time give up a piece on purpose to satisfy TI4-COMP-9 elsewhere; a digital game asks only when the limit is reached.',
    es: 'Un jugador puede renunciar a una pieza a propósito para cumplir el límite en otro lugar; la mesa digital solo pregunta al alcanzarlo.',
  },
  {
    id: 'TI4-COMP-11',
    source: 'base',
    en: 'See TI4-LIMIT-2; every other kind of token is limited to the count of tokens.json.',
    es: 'Véase TI4-LIMIT-2; las demás fichas se limitan a las existentes.',
  },
  {
    id: 'TI4-COMP-12',
    source: 'base',
    en: 'Placing a command token with none in reinforcements, or where one lies already: see TI4-TOKEN-4, -5.',
    es: 'Colocar una ficha de Mando sin tenerla en los refuerzos, o donde ya hay una: véanse TI4-TOKEN-4 y TI4-TOKEN-5.',
  },
  {
    id: 'TI4-COMP-13',
    source: 'ruling',
    en: 'If a player has no command token in reinforcements and none on the sheet, the effect that would place it is carried out without a command token.',
    es: 'Si un jugador no tiene fichas de Mando ni en los refuerzos ni en la hoja, el efecto que la colocaría se cumple sin ficha.',
  },
  {
    id: 'TI4-COMP-14',
    source: 'te',
    en: 'See TI4-TESET-15.',
    es: 'Véase TI4-TESET-15.',
    waived: 'Stage 8: the common supply of neutral units comes with the Fracture.',
  },
];
