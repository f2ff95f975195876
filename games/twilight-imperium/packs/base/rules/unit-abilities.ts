// TI4-ABIL, TI4-SCO: Unit abilities and space cannon offence.
import type { Rule } from '@orrery/kernel';

export const unitAbilities: readonly Rule[] = [
  {
    id: 'TI4-ABIL-1',
    source: 'base',
    en: 'The unit abilities are exactly: anti-fighter barrage, bombardment, deploy, planetary shield, production, space cannon, sustain damage. Everything else on a unit is text.',
    es: 'Las capacidades de unidad son: Artillería anticazas, Bombardeo, Despliegue, Escudo planetario, Producción, Cañón espacial y Resistencia al daño. Lo demás es texto.',
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
    es: 'Las tiradas de capacidades no son tiradas de combate: lo que modifica unas no afecta a las otras.',
  },
  {
    id: 'TI4-ABIL-4',
    source: 'base',
    en: "Stages of every unit ability roll: unitAbility.restrict (who may use it) -> declare units and targets -> unitAbility.roll.before -> unitAbility.roll (dice count, modifiers) -> roll -> unitAbility.rolled (rerolls first, then effects on results) -> hits.produced -> hits.assign.before with sustain. -> hits.assign -> unit.destroyed -> unit.destroyed.after -> the ability's own after-window.",
    es: 'Toda tirada de capacidad sigue las mismas etapas: quién puede, unidades y objetivos, antes de tirar, tirada, repeticiones, impactos, asignación y destrucción.',
  },
  {
    id: 'TI4-ABIL-5',
    source: 'base; pok',
    en: 'All units of one player in one use roll together; extra dice "for one unit" (plasma-scoring, trrakan-aun-zulok) are given once per roll, bound to one named unit before rolling.',
    es: 'Todas las unidades de un uso tiran juntas; un dado extra «para una unidad» se da una vez por tirada.',
  },
  {
    id: 'TI4-ABIL-6',
    source: 'base',
    en: 'Using space cannon or bombardment is a choice for the whole roll: all eligible units take part or none. Optional extras are chosen separately.',
    es: 'Usar Cañón espacial o Bombardeo es una decisión para toda la tirada: participan todas las unidades o ninguna.',
  },
  {
    id: 'TI4-ABIL-7',
    source: 'base; ruling',
    en: 'anti-fighter barrage is used by each side unless the player declines; a player who uses it does so with all own anti-fighter barrage units in the combat.',
    es: 'La Artillería anticazas la usa cada bando salvo que rehúse, con todas sus unidades que la tengan.',
  },
  {
    id: 'TI4-ABIL-8',
    source: 'base; te',
    en: 'A unit that lost its abilities (quietus, disable, entropic scar, structures in space under miniaturization) is treated as not having them; it keeps text and attributes.',
    es: 'Una unidad que perdió sus capacidades se trata como si no las tuviera; conserva texto y atributos.',
  },
  {
    id: 'TI4-ABIL-9',
    source: 'base; te',
    en: "A unit cannot use an ability against its owner's units, except where a text orders it (proxima-targeting-vi).",
    es: 'Una unidad no usa una capacidad contra unidades de su dueño, salvo que un texto lo ordene.',
  },
  {
    id: 'TI4-SCO-1',
    source: 'base',
    en: 'Takes place in every tactical action after stage 2a, also if nothing moved.',
    es: 'Tiene lugar en toda acción táctica tras el movimiento, aunque nada se mueva.',
  },
  {
    id: 'TI4-SCO-2',
    source: 'base',
    en: 'Stages, for each player clockwise from the active player: (1) the player decides to fire or not; (2) the roll is assembled from all eligible units (TI4-ABIL-6); (3) unitAbility.; (4) hits are cancelled, sustained, assigned; (5) destroyed ships leave; (6) state check (capacity!); (7) next player. Finally spaceCannonOffense.resolved.after.',
    es: 'Cada jugador, en sentido horario desde el activo: decide si dispara, tira con todas sus unidades, se asignan los impactos, se retira lo destruido y se comprueba la capacidad antes del siguiente.',
  },
  {
    id: 'TI4-SCO-3',
    source: 'base',
    en: "Eligible: own units with space cannon in the active system (space or planets), and those with range (range: 1) in systems adjacent to it from the owner's viewpoint.",
    es: 'Disparan las unidades con Cañón espacial del sistema activo y las que tienen alcance en sistemas adyacentes.',
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
    es: 'El jugador activo elige a un solo jugador con naves en el sistema (o la flota neutral) para toda la tirada.',
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
    en: 'The player hit chooses which ships are destroyed, fighters included, unless an effect restricts (graviton-laser-system: non-fighter ships first). ground forces and structures in space are no targets.',
    es: 'El jugador impactado elige qué naves se destruyen, salvo que un efecto lo restrinja.',
  },
  {
    id: 'TI4-SCO-8',
    source: 'base',
    en: 'Sustain damage may be used; Direct Hit may be played by the firing player. Shields Holding may not (not combat); Maneuvering Jets may, once per roll.',
    es: 'Puede usarse Resistencia al daño; quien dispara puede jugar Impacto directo. Propulsores de maniobra sí; Escudos estables no, porque no es combate.',
  },
  {
    id: 'TI4-SCO-9',
    source: 'base',
    en: 'This is not combat: nobody wins, combat triggers and "during combat" effects do not apply. If one side loses its last ship here there is no space combat.',
    es: 'No es combate: nadie gana. Si un bando pierde aquí su última nave no hay combate espacial.',
  },
  {
    id: 'TI4-SCO-10',
    source: 'base',
    en: "Units destroyed or removed by an earlier player's roll do not fire.",
    es: 'Las unidades destruidas por una tirada anterior no disparan.',
  },
  {
    id: 'TI4-SCO-11',
    source: 'base; pok',
    en: "solar-flare: other players cannot fire on the active player's ships in this step; the active player still can. quetzecoatl protects only ships, only in its system. antimass-deflectors of the target: -1 to each die.",
    es: 'Los Deflectores antimasa del objetivo restan 1 a cada dado; otros efectos impiden disparar.',
  },
  {
    id: 'TI4-SCO-12',
    source: 'te; ruling',
    en: 'Neutral units with space cannon in the active system always fire, after all players.',
    es: 'Las unidades neutrales con Cañón espacial disparan siempre, después de todos los jugadores.',
  },
  {
    id: 'TI4-SCO-13',
    source: 'base',
    en: "experimental-battlestation needs ships that moved in; its shot is part of this step and is rolled when its owner's turn to fire comes.",
    es: 'Estación de combate experimental exige naves que hayan entrado; su disparo se tira en el turno de su dueño.',
  },
  {
    id: 'TI4-SCO-14',
    source: 'base',
    en: 'plasma-scoring adds one die to one unit of the whole roll, not one per unit or per system.',
    es: 'Disparo de plasma añade un dado a una unidad de toda la tirada.',
  },
];
