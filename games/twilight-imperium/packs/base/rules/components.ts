// TI4-LIMIT, TI4-COMP: Components and their limits.
import type { Rule } from '@orrery/kernel';

export const components: readonly Rule[] = [
  {
    id: 'TI4-LIMIT-1',
    source: 'base',
    en: 'Each player has 16 command tokens in all: sheet + board + other sheets + reinforcements = 16.',
    es: 'Cada jugador tiene 16 fichas de Mando en total: las de su hoja, el tablero, otras hojas y sus refuerzos suman 16.',
  },
  {
    id: 'TI4-LIMIT-2',
    source: 'base',
    en: 'Trade goods, commodities, control tokens, infantry tokens, fighter tokens and dice never run out.',
    es: 'Las Mercancías, las Exportaciones, las fichas de Control, de infantería y de caza y los dados nunca se agotan.',
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
    es: 'Tomar del tablero piezas de un tipo que se ha acabado: véanse TI4-COMP-4 a TI4-COMP-7.',
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
    en: 'A draw of action cards that empties the deck in the middle takes the cards left, rebuilds the deck, then draws the rest.',
    es: 'Si el mazo de Acción se acaba a mitad de un robo, se toman las cartas que quedan, se rehace el mazo y se roba el resto.',
  },
  {
    id: 'TI4-LIMIT-7',
    source: 'pok; ruling',
    en: 'The relic deck and the objective decks have no discard pile: an empty relic deck gives nothing. An empty secret deck gives nothing.',
    es: 'Los mazos de Reliquias y de Objetivos no tienen descartes: un mazo vacío de Reliquias o de Objetivos secretos no da nada.',
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
    en: 'Pieces per player: 3 space docks, 6 PDS, 8 destroyers, 8 cruisers, 2 war suns, 12 infantry, 10 fighters, 4 carriers, 5 dreadnoughts, 1 flagship, 4 mechs.',
    es: 'Piezas por jugador: 3 astilleros, 6 SDP, 8 destructores, 8 cruceros, 2 soles de guerra, 12 infanterías, 10 cazas, 4 transportes, 5 acorazados, 1 nave insignia y 4 mecas.',
  },
  {
    id: 'TI4-COMP-2',
    source: 'base; pok',
    en: "A unit is on the board, in its owner's reinforcements, captured, or stored on a card; a captured or stored piece is not in reinforcements and cannot be placed by its owner.",
    es: 'Una unidad está en el tablero, en los refuerzos de su dueño, capturada o guardada en una carta; una pieza capturada o guardada no está en los refuerzos y su dueño no puede colocarla.',
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
    es: 'Quien vaya a colocar o producir una unidad y no tenga piezas de ese tipo en sus refuerzos puede retirar antes unidades propias de ese tipo de cualquier sistema sin fichas de Mando propias; cada pieza así obtenida debe colocarse enseguida con ese mismo efecto.',
  },
  {
    id: 'TI4-COMP-5',
    source: 'base',
    en: 'TI4-COMP-4 is optional: no effect can force it; if the player declines, the unit is not placed.',
    es: 'Tomar piezas del tablero es voluntario: ningún efecto puede obligar a ello; si el jugador no quiere, la unidad no se coloca.',
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
    es: 'Retirar piezas del tablero vale también para «sustituye X por Y» y para las estructuras, pero no para las capacidades de Despliegue (TI4-DEPLOY-3).',
  },
  {
    id: 'TI4-COMP-8',
    source: 'te; ruling',
    en: "In a normal tactical action the active system holds the active player's command token, so units there cannot be recycled; in the tactical action of the revised Warfare card no command token is placed, so units of the active system can be recycled unless an older own command token lies there.",
    es: 'En una acción táctica normal el sistema activo contiene la ficha de Mando del jugador activo, así que sus unidades de allí no pueden reutilizarse; en la acción táctica de la carta Guerra revisada no se coloca ficha, así que sí pueden, salvo que ya hubiera allí una ficha propia.',
  },
  {
    id: 'TI4-COMP-9',
    source: 'base',
    en: 'Fighters and infantry are unlimited in number but bound to plastic: a player may hold fighters in at most 10 systems, and infantry in at most 12 places, a place being one planet or one space area. A fighter or infantry that cannot be accompanied by a piece is destroyed.',
    es: 'Los cazas y la infantería no tienen límite de número, pero sí de piezas: un jugador puede tener cazas en 10 sistemas como máximo e infantería en 12 lugares, entendiendo por lugar un planeta o una zona de espacio. Los cazas o la infantería que no puedan acompañarse de una pieza se destruyen.',
  },
  {
    id: 'TI4-COMP-10',
    source: 'base',
    en: 'A player may at any time give up a piece on purpose to satisfy TI4-COMP-9 elsewhere; a digital game asks only when the limit is reached.',
    es: 'Un jugador puede renunciar en cualquier momento a una pieza para cumplir TI4-COMP-9 en otro lugar; la mesa digital solo lo pregunta al alcanzarse el límite.',
  },
  {
    id: 'TI4-COMP-11',
    source: 'base',
    en: 'See TI4-LIMIT-2; every other kind of token is limited to the tokens there are.',
    es: 'Véase TI4-LIMIT-2; las demás clases de fichas se limitan a las existentes.',
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
