// TI4-RET: Retreat.
import type { Rule } from '@orrery/kernel';

export const retreat: readonly Rule[] = [
  {
    id: 'TI4-RET-1',
    source: 'base',
    en: 'A player may announce a retreat only if at least one eligible system exists at that moment.',
    es: 'Solo puede anunciarse la retirada si en ese momento existe al menos un sistema válido.',
  },
  {
    id: 'TI4-RET-2',
    source: 'base; te; ruling',
    en: "Eligible: adjacent to the active system from the owner's viewpoint; no ships of another player or neutral ships; at least one own unit (any kind, coexisting too) or a controlled planet in it; not forbidden by TI4-ANOM-9 or TI4-ADJ-11. An own command token there does not matter.",
    es: 'Es válido un sistema adyacente al activo desde el punto de vista del dueño, sin naves de otro jugador ni neutrales, con al menos una unidad propia (de cualquier clase, también en coexistencia) o un planeta controlado, y que no prohíban TI4-ANOM-9 o TI4-ADJ-11. No importa que haya allí una ficha de Mando propia.',
  },
  {
    id: 'TI4-RET-3',
    source: 'pok',
    en: 'Dark Energy Tap: also adjacent systems with neither own units nor planets, provided no units of another player, and no neutral ones, are there (ships, ground forces or structures).',
    es: 'Extractor de energía oscura: también sistemas adyacentes sin unidades ni planetas propios, si no hay en ellos unidades de otro jugador ni neutrales (naves, fuerzas terrestres o estructuras).',
  },
  {
    id: 'TI4-RET-4',
    source: 'base',
    en: 'If the defender announces, the attacker cannot announce in that round. Announcing is not binding for later rounds.',
    es: 'Si anuncia el defensor, el atacante no puede anunciar en esa ronda. El anuncio no obliga para rondas posteriores.',
  },
  {
    id: 'TI4-RET-5',
    source: 'base',
    en: 'The announcing side still rolls dice and takes hits in that round.',
    es: 'El bando que anuncia aún tira dados y recibe impactos en esa ronda.',
  },
  {
    id: 'TI4-RET-6',
    source: 'base',
    en: 'When the time comes a side that announced must retreat if an eligible system still exists; the system is chosen now. If none exists any more, it stays and the combat goes on.',
    es: 'Llegado el momento, el bando que anunció debe retirarse si aún existe un sistema válido, que se elige entonces; si ya no existe ninguno, se queda y el combate sigue.',
  },
  {
    id: 'TI4-RET-7',
    source: 'base',
    en: 'If the opponent has no ships left after hits are assigned, nobody retreats; the combat is won.',
    es: 'Si tras asignar los impactos el oponente se queda sin naves, nadie se retira: se gana el combate.',
  },
  {
    id: 'TI4-RET-8',
    source: 'base',
    en: 'All own ships with a move value go together to one system. Move values are irrelevant.',
    es: 'Todas las naves propias con valor de movimiento van juntas a un mismo sistema. No importa cuál sea ese valor.',
  },
  {
    id: 'TI4-RET-9',
    source: 'base',
    en: 'Fighters without move value and ground forces in the space area must be carried as far as capacity of the retreating ships allows; the player may use that capacity instead for ground forces from planets of the active system. Units in the space area that are not carried are removed. Unused capacity while units remain in space is illegal.',
    es: 'Los cazas sin valor de movimiento y las fuerzas terrestres del espacio deben llevarse hasta donde alcance la capacidad de las naves que se retiran; el jugador puede usar esa capacidad, en cambio, para fuerzas terrestres de los planetas del sistema activo. Las unidades del espacio que no se lleven se retiran. No puede quedar capacidad sin usar mientras queden unidades en el espacio.',
  },
  {
    id: 'TI4-RET-10',
    source: 'base',
    en: 'Units of planets may be left behind freely.',
    es: 'Las unidades de los planetas pueden dejarse atrás libremente.',
  },
  {
    id: 'TI4-RET-11',
    source: 'base',
    en: 'If at least one ship arrives, a command token from reinforcements is placed in the destination (TI4-TOKEN-4, -5, TI4-COMP-13); it is placed, not spent.',
    es: 'Si llega al menos una nave, se coloca en el destino una ficha de Mando de los refuerzos (TI4-TOKEN-4, TI4-TOKEN-5, TI4-COMP-13); se coloca, no se gasta.',
  },
  {
    id: 'TI4-RET-12',
    source: 'base',
    en: 'Leaving a gravity rift: see TI4-RIFT-9.',
    es: 'Salir de un vórtice: véase TI4-RIFT-9.',
  },
  {
    id: 'TI4-RET-13',
    source: 'base',
    en: 'Fleet and capacity limits apply at the destination at once.',
    es: 'Los límites de flota y capacidad se aplican al momento en el destino.',
  },
  {
    id: 'TI4-RET-14',
    source: 'base',
    en: 'A side whose only remaining ships are fighters without move value may announce and retreat: they are removed, no command token is placed, and the opponent wins.',
    es: 'Un bando al que solo le queden cazas sin valor de movimiento puede anunciar y retirarse: los cazas se retiran del tablero, no se coloca ficha de Mando y gana el oponente.',
  },
  {
    id: 'TI4-RET-15',
    source: 'base',
    en: 'Floating factories retreat with the ships (text); if all Saar ships are gone they are destroyed by blockade instead.',
    es: 'Las fábricas flotantes se retiran con las naves (por su texto); si ya no quedan naves de Saar, las destruye el bloqueo.',
    waived: 'the floating factories of the Clan of Saar are not in play yet',
  },
  {
    id: 'TI4-RET-16',
    source: 'base; pok',
    en: 'Intercept stops the announced retreat of that round; a new announcement next round is possible. Rout forces an announcement if an eligible system exists.',
    es: 'Interceptar detiene la retirada anunciada en esa ronda; en la siguiente puede anunciarse otra. Desbandada obliga a anunciarla si existe un sistema válido.',
    waived: 'the cards Intercept and Rout are not in play yet',
  },
  {
    id: 'TI4-RET-17',
    source: 'te',
    en: 'Neutral units never retreat.',
    es: 'Las unidades neutrales nunca se retiran.',
  },
  {
    id: 'TI4-RET-18',
    source: 'base',
    en: 'Retreating ships do not trigger "moved into the active system" and draw no space cannon fire.',
    es: 'Las naves que se retiran no cuentan como movidas al sistema activo ni atraen disparos de Cañón espacial.',
  },
  {
    id: 'TI4-RET-19',
    source: 'base',
    en: 'If the wormhole that made a system adjacent disappears between announcing and retreating, only other eligible systems remain.',
    es: 'Si entre el anuncio y la retirada desaparece el agujero de gusano que hacía adyacente un sistema, solo quedan los demás sistemas válidos.',
  },
];
