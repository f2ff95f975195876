// TI4-RET: Retreat.
import type { Rule } from '@orrery/kernel';

export const retreat: readonly Rule[] = [
  {
    id: 'TI4-RET-1',
    source: 'base',
    en: 'In S2 a player may announce a retreat only if at least one eligible system exists at that moment.',
    es: 'Solo puede anunciarse la retirada si en ese momento existe un sistema válido.',
  },
  {
    id: 'TI4-RET-2',
    source: 'base; te; ruling',
    en: "Eligible: adjacent to the active system from the owner's viewpoint; no ships of another player or neutral ships; at least one own unit (any kind, coexisting too) or a controlled planet in it; not forbidden by TI4-ANOM-9 or TI4-ADJ-11. An own command token there does not matter.",
    es: 'Válido: adyacente, sin naves ajenas ni neutrales, con una unidad propia o un planeta controlado y sin anomalía que lo impida. Una ficha propia allí no importa.',
  },
  {
    id: 'TI4-RET-3',
    source: 'pok',
    en: 'dark-energy-tap: also adjacent systems with neither own units nor planets, provided no units of another player are there (ships, ground forces or structures).',
    es: 'Extractor de energía oscura: también sistemas adyacentes sin nada propio si no hay unidades ajenas.',
  },
  {
    id: 'TI4-RET-4',
    source: 'base',
    en: 'If the defender announces, the attacker cannot announce in that round. Announcing is not binding for later rounds.',
    es: 'Si anuncia el defensor, el atacante no puede anunciar en esa ronda.',
  },
  {
    id: 'TI4-RET-5',
    source: 'base',
    en: 'The announcing side still rolls dice and takes hits in that round.',
    es: 'El bando que anuncia tira y recibe impactos en esa ronda.',
  },
  {
    id: 'TI4-RET-6',
    source: 'base',
    en: 'In S5 a side that announced must retreat if an eligible system still exists; the system is chosen now. If none exists any more, it stays and the combat goes on.',
    es: 'Quien anunció debe retirarse si aún existe un sistema válido, que se elige entonces; si no, el combate sigue.',
  },
  {
    id: 'TI4-RET-7',
    source: 'base',
    en: 'If the opponent has no ships left after S4, nobody retreats; the combat is won.',
    es: 'Si el oponente se queda sin naves nadie se retira: se gana el combate.',
  },
  {
    id: 'TI4-RET-8',
    source: 'base',
    en: 'All own ships with a move value go together to one system. Move values are irrelevant.',
    es: 'Todas las naves con valor de movimiento van juntas a un mismo sistema; el valor no importa.',
  },
  {
    id: 'TI4-RET-9',
    source: 'base',
    en: 'Fighters without move value and ground forces in the space area must be carried as far as capacity of the retreating ships allows; the player may use that capacity instead for ground forces from planets of the active system. Units in the space area that are not carried are removed. Unused capacity while units remain in space is illegal.',
    es: 'Los cazas sin movimiento y las fuerzas terrestres del espacio se llevan hasta donde alcance la capacidad; puede usarse para fuerzas de los planetas. No puede quedar sitio libre si alguien se queda en el espacio.',
  },
  {
    id: 'TI4-RET-10',
    source: 'base',
    en: 'Units of planets may be left behind freely.',
    es: 'Las unidades de los planetas pueden dejarse libremente.',
  },
  {
    id: 'TI4-RET-11',
    source: 'base',
    en: 'If at least one ship arrives, a command token from reinforcements is placed in the destination (TI4-TOKEN-4, -5, TI4-COMP-13); it is placed, not spent.',
    es: 'Si llega al menos una nave se coloca una ficha de Mando de los refuerzos en el destino.',
  },
  {
    id: 'TI4-RET-12',
    source: 'base',
    en: 'Leaving a gravity rift: TI4-RIFT-9.',
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
    es: 'Un bando con solo cazas sin movimiento puede retirarse: se retiran del tablero y gana el oponente.',
  },
  {
    id: 'TI4-RET-15',
    source: 'base',
    en: 'Floating factories retreat with the ships (text); if all Saar ships are gone they are destroyed by blockade instead.',
    es: 'Las fábricas flotantes se retiran con las naves.',
    waived: 'the floating factories of the Clan of Saar are not in play yet',
  },
  {
    id: 'TI4-RET-16',
    source: 'base; pok',
    en: 'intercept stops the announced retreat of that round; a new announcement next round is possible. rout forces an announcement if an eligible system exists.',
    es: 'Interceptar detiene la retirada de esa ronda; Desbandada fuerza el anuncio.',
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
    es: 'Las naves que se retiran no cuentan como entradas ni reciben Cañón espacial.',
  },
  {
    id: 'TI4-RET-19',
    source: 'base',
    en: 'If the wormhole source of the adjacency disappears between S2 and S5, only other eligible systems remain.',
    es: 'Si desaparece la adyacencia entre el anuncio y la retirada solo quedan otros sistemas válidos.',
  },
];
