// The rule index, part war: one testable statement each, in our own words.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  {
    id: 'CSM-PACT-1',
    source: 'manual §4.2',
    en: 'A collaboration pact is made when two factions, in the same turn t, order a pact with each other with the same last turn u >= t. It starts in t.',
    es: 'Un pacto se hace cuando dos facciones ordenan en el mismo turno t un pacto entre sí con el mismo último turno u >= t.',
  },
  {
    id: 'CSM-PACT-2',
    source: 'manual §4.2; ours',
    en: 'From phase 2 of t to phase 2 of u they never fight each other in space or on the ground, nor bombard each other.',
    es: 'Desde la fase 2 de t hasta la de u no combaten entre sí en el espacio ni en tierra, ni se bombardean.',
  },
  {
    id: 'CSM-PACT-3',
    source: 'manual §4.2',
    en: 'Turn t costs each the action of the order; every later turn up to u costs each one action of the pool.',
    es: 'El turno t cuesta a cada una la acción de la orden; cada turno posterior hasta u, una de la reserva.',
  },
  {
    id: 'CSM-PACT-4',
    source: 'manual §4.2',
    en: 'A pact cannot be broken. Several pacts may run; each costs one.',
    es: 'Un pacto no se rompe. Puede haber varios; cada uno cuesta una.',
  },
  {
    id: 'CSM-PACT-5',
    source: 'ours',
    en: 'Unmatched pact orders fail with E22 and are not shown to the other faction.',
    es: 'Un pacto que no coincide falla con E22 y no se le cuenta a la otra facción.',
  },
  {
    id: 'CSM-PACT-6',
    source: 'ours',
    en: 'A pact shares neither vision nor domination nor R. Units of a partner are not enemies for CSM-TROOP-5.',
    es: 'Un pacto no comparte visión, dominación ni R. Las unidades del socio no son enemigas para desembarcar.',
  },
  {
    id: 'CSM-PACT-7',
    source: 'ours',
    en: 'While a pact runs, weak presence of a partner counts as visible presence against the other: neither comes to dominate an area where the other has a building or a garrison, and nothing of a partner is destroyed in 2E.',
    es: 'Con pacto, la presencia débil del socio cuenta como visible: nadie domina donde el otro tiene edificio o guarnición y nada suyo cae en 2E.',
  },
  {
    id: 'CSM-PREP-1',
    source: 'manual §4.2',
    en: 'A prepare order names a fleet in one place, costs an action, is not the unit action of its ships, and must come before any move of that fleet in the turn.',
    es: 'Preparar nombra una flota, cuesta una acción, no es acción de sus naves y debe ir antes de que se mueva.',
  },
  {
    id: 'CSM-PREP-2',
    source: 'manual §4.2; ours',
    en: 'War: fleet, place (its own system or the one it will move to this turn), one faction. If the fleet ends phase 1 there and that faction has visible units there in 2B, the side has +1 foresight against it.',
    es: 'Guerra: flota, lugar (el suyo o al que irá) y una facción. Si la flota acaba allí y esa facción muestra unidades en 2B, +1 de previsión contra ella.',
  },
  {
    id: 'CSM-PREP-3',
    source: 'manual §4.2; ours',
    en: 'A preparation is *reached* if its fleet ends phase 1 in the place, and *valid* if besides the named faction has visible units there in 2B. A side with k reached war preparations there (different factions, present or not) has -k foresight against every enemy it did not prepare against. This is the whole penalty: the manual states it once as a loss of the fleet and once as a gain of the enemy.',
    es: 'Una preparación se alcanza si la flota acaba en el lugar, y es válida si además está la facción nombrada. Con k preparaciones alcanzadas, -k de previsión contra los no nombrados.',
  },
  {
    id: 'CSM-PREP-4',
    source: 'ours',
    en: 'The same faction prepared against by two fleets of a side counts once.',
    es: 'La misma facción preparada por dos flotas de un bando cuenta una vez.',
  },
  {
    id: 'CSM-PREP-5',
    source: 'ours',
    en: 'A preparation whose place is not reached is lost without effect; attached cards are spent.',
    es: 'Una preparación cuyo lugar no se alcanza se pierde; sus cartas se gastan.',
  },
  {
    id: 'CSM-PREP-6',
    source: 'manual §4.2; ours',
    en: 'Peace: place and faction; in 2B of this turn all own units in that system hold fire against that faction. If both sides did so they do not fight. If only one did, the other fires normally, the peaceful side does not fire at it, and its shields do not work against it.',
    es: 'Paz: lugar y facción; en 2B las unidades propias de allí no le disparan. Si lo hicieron las dos, no combaten. Si solo una, la otra dispara y los escudos de la pacífica no le valen contra ella.',
  },
  {
    id: 'CSM-PREP-7',
    source: 'manual §4.2',
    en: 'Scouting: fleet and place; if it ends phase 1 there the owner gets the battle report and the content of the system even if it is destroyed, and every enemy in that battle has +1 foresight against it.',
    es: 'Exploración: si la flota acaba en el lugar, su dueño recibe el informe y el contenido aunque la destruyan, y cada enemigo tiene +1 de previsión contra ella.',
  },
  {
    id: 'CSM-PREP-8',
    source: 'manual §4.2T; ours',
    en: 'Cards of the prepare family are attached to a war order; they act only if the preparation is valid, except Kamikaze Drones and Landing Capsule, which only need the place to be reached.',
    es: 'Las cartas de preparar van con la orden de guerra y solo actúan si es válida, salvo Drones Kamikaze y Cápsula de Desembarco, que solo piden alcanzar el lugar.',
  },
  {
    id: 'CSM-PREP-9',
    source: 'manual §5; ours',
    en: "War may be prepared against a neutral force too: `ciudadela`/`citadel` in the Citadel, `flota oculta`/`hidden fleet` in a black square whose code the fleet's exploration uses this turn (arriving in 2A(3) is reaching it).",
    es: 'También se prepara guerra contra una fuerza neutral: `ciudadela` o `flota oculta`.',
  },
  {
    id: 'CSM-PREP-10',
    source: 'manual §4.2; ours',
    en: 'On the ground mutual peace prevents the battle; one-sided peace has no effect there: troops defend themselves.',
    es: 'En tierra la paz mutua evita la batalla; la de un solo lado no tiene efecto.',
  },
  {
    id: 'CSM-DEFEND-1',
    source: 'manual §4.2',
    en: 'Needs an own station in the system in the snapshot (Atlantis and the Orbital Workshop count); names the system and one faction.',
    es: 'Pide una estación propia en la foto (valen Atlantis y el Taller Orbital); nombra el sistema y una facción.',
  },
  {
    id: 'CSM-DEFEND-2',
    source: 'manual §4.2',
    en: 'This turn the following fail in that system for all other factions: dynamic landings, dynamic bombardments, and what may be aimed at a system without presence: Nova Bomb (card or supreme), Communication Block, Electromagnetic Pulse, Quantum Spy. Card and action are spent and the report says E21.',
    es: 'Este turno fallan allí para los demás los desembarcos y bombardeos dinámicos, la Bomba Nova, el Bloqueo, el Pulso y el Espía Cuántico. Carta y acción se gastan (E21).',
  },
  {
    id: 'CSM-DEFEND-3',
    source: 'manual §4.2',
    en: 'The named faction has -1 foresight, every other enemy +1, in that system against the defender.',
    es: 'La facción nombrada tiene -1 de previsión y cualquier otro enemigo +1, allí y contra el defensor.',
  },
  {
    id: 'CSM-DEFEND-4',
    source: 'manual §4.2',
    en: "Against the named faction the defender's units there have +1 base shield, so one exchange more of life.",
    es: 'Contra la nombrada, las unidades del defensor tienen +1 de escudo básico: un intercambio más de vida.',
  },
  {
    id: 'CSM-DEFEND-5',
    source: 'ours',
    en: 'Defend is looked at when the effect would happen, so the order in which lists are executed does not matter. Several Defend orders of one system add their names; each named faction has -1, every other enemy +1 once.',
    es: 'Defender se mira cuando ocurriría el efecto. Varias órdenes del mismo sistema suman sus nombres.',
  },
];
