// TI4-ABIL, TI4-SCO: Unit abilities and space cannon offence.
import type { Rule } from '@orrery/kernel';

export const unitAbilities: readonly Rule[] = [
  {
    id: 'TI4-ABIL-1',
    source: 'base',
    en: 'The unit abilities are exactly: anti-fighter barrage, bombardment, deploy, planetary shield, production, space cannon, sustain damage. Everything else on a unit is text.',
    es: 'Las capacidades de unidad son exactamente: Artillería anticazas, Bombardeo, Despliegue, Escudo planetario, Producción, Cañón espacial y Resistencia al daño. Todo lo demás que diga una unidad es texto.',
  },
  {
    id: 'TI4-ABIL-2',
    source: 'base',
    en: '"X n (xk)": k dice, each die of n or more is a hit; without k one die.',
    es: '«X n (xk)»: k dados, cada n o más es un impacto; sin k, un dado.',
  },
  {
    id: 'TI4-ABIL-3',
    source: 'base',
    en: 'Rolls of unit abilities are not combat rolls: no effect that modifies, adds or rerolls "combat rolls" touches them, and the reverse.',
    es: 'Las tiradas de capacidades de unidad no son tiradas de combate: ningún efecto que modifique, añada o repita «tiradas de combate» las afecta, y viceversa.',
  },
  {
    id: 'TI4-ABIL-4',
    source: 'base',
    en: 'Stages of every roll of a unit ability: who may use it; units and targets; before the roll; number of dice and modifiers; the roll; rerolls, then effects on the results; extra hits; cancelling together with Sustain Damage; assigning; destruction; what comes after.',
    es: 'Etapas de toda tirada de una capacidad de unidad: quién puede usarla; unidades y objetivos; antes de tirar; número de dados y modificadores; la tirada; repeticiones y, después, efectos sobre los resultados; impactos adicionales; anulación junto con Resistencia al daño; asignación; destrucción; lo que venga después.',
  },
  {
    id: 'TI4-ABIL-5',
    source: 'base; pok',
    en: 'All units of one player in one use roll together; extra dice "for one unit" (Plasma Scoring, Trrakan Aun Zulok) are given once per roll, to one unit, before rolling.',
    es: 'Todas las unidades de un jugador en un mismo uso tiran juntas; los dados adicionales «para una unidad» (Disparo de plasma, Trrakan Aun Zulok) se dan una vez por tirada, a una unidad y antes de tirar.',
  },
  {
    id: 'TI4-ABIL-6',
    source: 'base',
    en: 'Using space cannon or bombardment is a choice for the whole roll: all eligible units take part or none. Optional extras are chosen separately.',
    es: 'Usar Cañón espacial o Bombardeo es una decisión para toda la tirada: participan todas las unidades que puedan o ninguna. Los añadidos voluntarios se eligen aparte.',
  },
  {
    id: 'TI4-ABIL-7',
    source: 'base; ruling',
    en: 'Anti-fighter barrage is used by each side unless the player declines; a player who uses it does so with all own units in the combat that have it.',
    es: 'La Artillería anticazas la usa cada bando salvo que el jugador renuncie; quien la usa lo hace con todas sus unidades del combate que la tengan.',
  },
  {
    id: 'TI4-ABIL-8',
    source: 'base; te',
    en: 'A unit that lost its abilities (Quietus, Disable, entropic scar, structures in space under Miniaturization) is treated as not having them; it keeps text and attributes.',
    es: 'Una unidad que ha perdido sus capacidades (Quietus, Inutilizar, una Falla entrópica, estructuras en el espacio por Miniaturización) se trata como si no las tuviera; conserva su texto y sus atributos.',
  },
  {
    id: 'TI4-ABIL-9',
    source: 'base; te',
    en: "A unit cannot use an ability against its owner's units, except where a text orders it (Proxima Targeting VI).",
    es: 'Una unidad no puede usar una capacidad contra unidades de su dueño, salvo que un texto lo ordene (Puntería Proxima VI).',
  },
  {
    id: 'TI4-SCO-1',
    source: 'base',
    en: 'Takes place in every tactical action after movement, also if nothing moved.',
    es: 'Tiene lugar en toda acción táctica tras el movimiento, aunque nada se mueva.',
  },
  {
    id: 'TI4-SCO-2',
    source: 'base',
    en: 'For each player clockwise from the active player: (1) the player decides to fire or not; (2) all eligible units roll (TI4-ABIL-6); (3) hits are cancelled, sustained, assigned; (4) destroyed ships leave; (5) limits are checked, capacity above all; then the next player.',
    es: 'Cada jugador, en sentido horario desde el activo: (1) decide si dispara; (2) tiran todas sus unidades que puedan (TI4-ABIL-6); (3) los impactos se anulan, se resisten y se asignan; (4) las naves destruidas se van; (5) se comprueban los límites, sobre todo la capacidad; después, el siguiente jugador.',
  },
  {
    id: 'TI4-SCO-3',
    source: 'base',
    en: "Eligible: own units with space cannon in the active system (space or planets), and those with range in systems adjacent to it from the owner's viewpoint.",
    es: 'Pueden disparar las unidades propias con Cañón espacial del sistema activo (del espacio o de los planetas) y las que tienen alcance en sistemas adyacentes a él desde el punto de vista de su dueño.',
  },
  {
    id: 'TI4-SCO-4',
    source: 'base',
    en: 'A player other than the active one can hit only ships of the active player in the active system.',
    es: 'Un jugador no activo solo puede impactar a naves del jugador activo en el sistema activo.',
  },
  {
    id: 'TI4-SCO-5',
    source: 'base',
    en: 'The active player chooses one other player with ships in the active system (or the neutral fleet) for the whole roll.',
    es: 'El jugador activo elige para toda la tirada a un solo jugador con naves en el sistema activo (o la flota neutral).',
  },
  {
    id: 'TI4-SCO-6',
    source: 'base',
    en: 'With no eligible target ships no roll is made.',
    es: 'Sin naves que puedan ser objetivo no se tira.',
  },
  {
    id: 'TI4-SCO-7',
    source: 'base',
    en: 'The player hit chooses which ships are destroyed, fighters included, unless an effect restricts it (Graviton Laser System: non-fighter ships first). Ground forces and structures in space are no targets.',
    es: 'El jugador que recibe los impactos elige qué naves se destruyen, cazas incluidos, salvo que un efecto lo restrinja (Sistema láser de gravitones: primero las que no sean cazas). Las fuerzas terrestres y las estructuras del espacio no son objetivos.',
  },
  {
    id: 'TI4-SCO-8',
    source: 'base',
    en: 'Sustain damage may be used; Direct Hit may be played by the firing player. Shields Holding may not (not combat); Maneuvering Jets may, once per roll.',
    es: 'Puede usarse Resistencia al daño, y quien dispara puede jugar Impacto directo. No puede jugarse Escudos estables (no es un combate), pero sí Propulsores de maniobra, una vez por tirada.',
  },
  {
    id: 'TI4-SCO-9',
    source: 'base',
    en: 'This is not combat: nobody wins, combat triggers and "during combat" effects do not apply. If one side loses its last ship here there is no space combat.',
    es: 'No es un combate: nadie gana y los efectos que dependen de un combate no se aplican. Si un bando pierde aquí su última nave, no hay combate espacial.',
  },
  {
    id: 'TI4-SCO-10',
    source: 'base',
    en: "Units destroyed or removed by an earlier player's roll do not fire.",
    es: 'Las unidades destruidas o retiradas por la tirada de un jugador anterior no disparan.',
  },
  {
    id: 'TI4-SCO-11',
    source: 'base; pok',
    en: "Solar Flare: other players cannot fire on the active player's ships in this step; the active player still can. The Quetzecoatl protects only ships, only in its system. Antimass Deflectors of the target: -1 to each die.",
    es: 'Llamarada solar: los demás no pueden disparar a las naves del jugador activo en este paso; él sí puede disparar. La Quetzecoatl protege solo a naves y solo en su sistema. Deflectores antimasa del objetivo: -1 a cada dado.',
  },
  {
    id: 'TI4-SCO-12',
    source: 'te; ruling',
    en: 'Neutral units with space cannon in the active system always fire, after all players.',
    es: 'Las unidades neutrales con Cañón espacial del sistema activo disparan siempre, después de todos los jugadores.',
  },
  {
    id: 'TI4-SCO-13',
    source: 'base',
    en: "Experimental Battlestation needs ships that moved in; its one shot, at ships, is part of this step and is rolled when its owner's turn to fire comes.",
    es: 'Estación de combate experimental exige naves que hayan entrado; su único disparo, contra naves, forma parte de este paso y se tira cuando le toca disparar a su dueño.',
  },
  {
    id: 'TI4-SCO-14',
    source: 'base',
    en: 'Plasma Scoring adds one die to one unit of the whole roll, not one per unit or per system.',
    es: 'Disparo de plasma añade un dado a una unidad de toda la tirada, no uno por unidad ni por sistema.',
  },
];
