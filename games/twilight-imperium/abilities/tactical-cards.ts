// Action cards of the tactical action and the invasion, and those that are component actions.
import { layDice } from '../atoms/dice.ts';
import { move } from '../atoms/units.ts';
import { systemTile } from '../content.ts';
import { adjacent, wormholesIn } from '../galaxy/adjacency.ts';
import type { Piece } from '../registry.ts';
import { cardName } from '../say.ts';
import { effectsOf, lay, NOBODY, type Pub, type Unit } from '../state.ts';
import type { Invasion } from '../steps/invasion.ts';
import { obtainable } from '../steps/pieces.ts';
import { controls, planetsIn, systemOf, systems } from '../values/board.ts';
import { isShip, othersShips, unitOf, unitsOn } from '../values/units.ts';
import { action, reaction } from './card.ts';
import { frameOf } from './combat-cards.ts';

const docksNear = (pub: Pub, seat: number, system: string): Unit[] =>
  pub.units.filter(
    (u) =>
      u.owner === seat && u.type === 'space-dock' && u.on && (u.at === system || adjacent(pub, seat, u.at, system)),
  );
/** [TI4-AC-12] Any planet of another player: "each infantry" may be none. */
const plagued = (pub: Pub, seat: number): string[] =>
  Object.keys(pub.planets).filter((planet) => ![seat, NOBODY].includes(pub.planets[planet]!.controller));
const haunted = (pub: Pub, seat: number): string[] =>
  systems(pub).filter(
    (s) => wormholesIn(pub, s).length > 0 && !systemTile(s).home && othersShips(pub, seat, s).length === 0,
  );

export const tacticalCards: Piece[] = [
  reaction(
    {
      id: 'sabotage',
      rules: ['TI4-AC-7', 'TI4-AC-8'],
      might: (_, seat, { about }) => about.by !== seat && about.name !== 'sabotage',
      resolve(t, { about }) {
        const frame = t.frame(about.frame as number);
        if (frame) frame.args.cancelled = true;
        t.tell({ type: 'card.cancelled', pub: { card: cardName(about.name as string) } });
      },
      words: {
        en: ['Sabotage', 'When another player plays an action card other than Sabotage: cancel it.'],
        es: ['Sabotaje', 'Cuando otro jugador juegue una carta de Acción que no sea Sabotaje: anúlala.'],
      },
    },
    'actionCard.played',
  ),
  reaction(
    {
      id: 'flank-speed',
      rules: ['TI4-MOVE-11', 'TI4-AC-10'],
      might: (pub, seat, { about }) =>
        about.by === seat && !effectsOf(pub, 'move').some((e) => e.source === 'flank-speed'),
      resolve: (t, { seat, about }) =>
        lay(frameOf(t.s.pub, about)!, { kind: 'move', seat, amount: 1, source: 'flank-speed' }),
      words: {
        en: ['Flank Speed', 'After you activate a system: +1 move to each of your ships during this tactical action.'],
        es: [
          'A toda máquina',
          'Después de activar un sistema: +1 al movimiento de cada nave tuya durante esta acción táctica.',
        ],
      },
    },
    'tactical.activate.after',
  ),
  {
    ...reaction(
      {
        id: 'in-the-silence-of-space',
        rules: ['TI4-MOVE-16'],
        might: (pub, seat, { about }) => about.by === seat && pub.units.some((u) => u.owner === seat && isShip(u)),
        targets: ({ pub, seat }) => [
          ...new Set(pub.units.filter((u) => u.owner === seat && isShip(u)).map((u) => u.at)),
        ],
        resolve: (t, { seat, target, about }) =>
          lay(frameOf(t.s.pub, about)!, { kind: 'silence', seat, system: target }),
        words: {
          en: [
            'In the Silence of Space',
            'After you activate a system: choose a system; your ships that start there may move through systems with other players’ ships in this tactical action.',
            'In the Silence of Space: ships from {system}',
          ],
          es: [
            'En el silencio del espacio',
            'Después de activar un sistema: elige un sistema; tus naves que partan de él pueden atravesar sistemas con naves ajenas en esta acción táctica.',
            'En el silencio del espacio: naves de {system}',
          ],
        },
      },
      'tactical.activate.after',
    ),
    modifiers: {
      passes: (pub, seat, from) => effectsOf(pub, 'silence').some((e) => e.seat === seat && e.system === from),
    },
  },
  reaction(
    {
      id: 'experimental-battlestation',
      rules: ['TI4-SCO-13'],
      might: (pub, seat, { about }) => about.by !== seat && docksNear(pub, seat, about.at as string).length > 0,
      targets: ({ pub, seat }, { about }) => docksNear(pub, seat!, about.at as string).map((dock) => dock.on!),
      resolve(t, { seat, target, about }) {
        const dock = t.s.pub.units.find((u) => u.owner === seat && u.type === 'space-dock' && u.on === target);
        if (dock) lay(frameOf(t.s.pub, about)!, { kind: 'battlestation', seat, unit: dock.id });
      },
      words: {
        en: [
          'Experimental Battlestation',
          'After another player moves ships into the active system: one of your space docks there or next to it fires Space Cannon 5 (x3) at them once.',
          'Experimental Battlestation on {planet}',
        ],
        es: [
          'Estación de combate experimental',
          'Después de que otro jugador mueva naves al sistema activo: uno de tus astilleros de ese sistema o de uno adyacente usa una vez Cañón espacial 5 (x3) contra ellas.',
          'Estación de combate experimental en {planet}',
        ],
      },
    },
    'tactical.movedIn',
  ),
  {
    ...reaction(
      {
        id: 'bunker',
        rules: ['TI4-BOMB-10'],
        might: (pub, seat, { about }) =>
          about.by !== seat && planetsIn(about.at as string).some((planet) => controls(pub, seat, planet)),
        resolve: (t, { seat, about }) => lay(frameOf(t.s.pub, about)!, { kind: 'bunker', seat }),
        words: {
          en: [
            'Bunker',
            'At the start of an invasion: -4 to each bombardment die against planets you control during it.',
          ],
          es: [
            'Búnker',
            'Al comienzo de una invasión: durante ella, -4 a cada dado de Bombardeo contra planetas que controles.',
          ],
        },
      },
      'invasion.start',
    ),
    modifiers: {
      abilityDie(pub, { ability, planet }) {
        if (ability !== 'bombardment' || planet === null) return 0;
        return effectsOf(pub, 'bunker').some((e) => controls(pub, e.seat, planet)) ? -4 : 0;
      },
    },
  },
  reaction(
    {
      id: 'parley',
      rules: ['TI4-INV-6'],
      might: (pub, seat, { about }) =>
        about.by !== seat && (about.planets as string[]).some((planet) => controls(pub, seat, planet)),
      targets: ({ pub, seat }, { about }) =>
        (about.planets as string[]).filter((planet) => controls(pub, seat!, planet)),
      resolve(t, { target, about }) {
        const args = frameOf(t.s.pub, about)!.args as unknown as Invasion;
        const units = (args.landed[target] ?? []).map((id) => unitOf(t.s.pub, id)).filter((u) => u !== undefined);
        delete args.landed[target];
        move(t, units, args.system, null);
      },
      words: {
        en: [
          'Parley',
          'After another player commits units to a planet you control: they return to the space area.',
          'Parley on {planet}',
        ],
        es: [
          'Parlamentar',
          'Después de que otro jugador despliegue unidades en un planeta que controles: regresan al espacio.',
          'Parlamentar en {planet}',
        ],
      },
    },
    'invasion.committed.after',
  ),
  action({
    id: 'plague',
    rules: ['TI4-AC-5', 'TI4-DICE-10'],
    might: (pub, seat) => plagued(pub, seat).length > 0,
    targets: ({ pub, seat }) => plagued(pub, seat!),
    resolve(t, { seat, target }) {
      const infantry = unitsOn(t.s.pub, target).filter((u) => u.type === 'infantry' && u.owner !== seat);
      const dice = t.roll(10, infantry.length);
      t.tell({ type: 'rolled.effect', pub: { card: { key: 'card.plague' }, dice } });
      const units = infantry.filter((_, i) => dice[i]! >= 6).map((u) => u.id);
      layDice(t, {
        seat,
        what: 'card.plague',
        target: t.s.pub.planets[target]!.controller,
        at: systemOf(t.s.pub, target),
        on: target,
        dice: dice.map((face) => ({ face, hit: face >= 6 })),
        hits: units.length,
      });
      if (units.length > 0) t.call('destroyUnits', { units, killers: units.map(() => seat), cause: 'effect' });
    },
    words: {
      en: [
        'Plague',
        'Action: choose a planet another player controls and roll a die for each infantry there; each 6 or more destroys one.',
        'Plague on {planet}',
      ],
      es: [
        'Plaga',
        'Acción: elige un planeta controlado por otro jugador y tira un dado por cada unidad de infantería que haya en él; cada resultado de 6 o más destruye una.',
        'Plaga en {planet}',
      ],
    },
  }),
  action({
    id: 'ghost-ship',
    rules: ['TI4-AC-5', 'TI4-COMP-4'],
    might: (pub, seat) => obtainable(pub, seat, 'destroyer') > 0 && haunted(pub, seat).length > 0,
    targets: ({ pub, seat }) => haunted(pub, seat!),
    resolve(t, { seat, target }) {
      t.call('piece', { seat, type: 'destroyer', need: 1 });
      t.call('placeOne', { seat, type: 'destroyer', system: target, on: null });
    },
    words: {
      en: [
        'Ghost Ship',
        'Action: place a destroyer in a system with a wormhole that is no home system and holds no other players’ ships.',
        'Ghost Ship in {system}',
      ],
      es: [
        'Nave fantasma',
        'Acción: coloca un destructor en un sistema con agujero de gusano que no sea un sistema de origen y no tenga naves ajenas.',
        'Nave fantasma en {system}',
      ],
    },
  }),
];
