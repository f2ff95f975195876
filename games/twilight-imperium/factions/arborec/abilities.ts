// The Arborec.

import type { Later, Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { plain, targetOf, use } from '../../abilities/own.ts';
import { move } from '../../atoms/units.ts';
import { deploy, exchange } from '../../effects/units.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { done, option, planetName, tail, unitKey } from '../../say.ts';
import { hasSet, type Pub, type Unit } from '../../state.ts';
import { isOurs, ourPlanets, planetsIn, systemOf } from '../../values/board.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { alike, fleetOf, isMute, reinforcements, unitsOn } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    mitosis: In<'status.start'>;
    'duha-menaimon': In<'tactical.activate.after'>;
    bioplasmosis: Later<In<'status.end'> & { moved: number[] }, 'moved'>;
  }
}

const gardens = (pub: Pub, seat: Seat): string[] =>
  ourPlanets(pub, seat).filter((planet) => !barTo('place', pub, planet));
const infantryOn = (pub: Pub, seat: Seat, planet: string): Unit[] =>
  unitsOn(pub, planet).filter((u) => u.owner === seat && u.type === 'infantry');
/** Planets where an infantry may grow into a mech. [TI4-DEPLOY-5] */
const nurseries = (pub: Pub, seat: Seat): string[] =>
  hasSet(pub, 'pok') && !barTo('mechText', pub) && reinforcements(pub, seat, 'mech') > 0
    ? gardens(pub, seat).filter((p) => infantryOn(pub, seat, p).length > 0 && !isMute(pub, seat, systemOf(pub, p)))
    : [];

/** Infantry on own planets that has not moved yet, and where it may go. */
function shifts(pub: Pub, { seat, moved }: { seat: Seat; moved: readonly number[] }): Option[] {
  const rooted = pub.units.filter(
    (u) => u.owner === seat && u.type === 'infantry' && u.on && isOurs(pub, seat, u.on) && !moved.includes(u.id),
  );
  return alike(pub, rooted).flatMap((u) =>
    [u.at, ...neighbours(pub, seat, u.at)]
      .flatMap((system) => planetsIn(pub, system))
      .filter((planet) => planet !== u.on && gardens(pub, seat).includes(planet))
      .map((planet) =>
        option(`shift:${unitKey(pub, u)}>${planet}`, 'grow', { from: planetName(u.on!), planet: planetName(planet) }, [
          `planet:${planet}`,
          `unit:${u.id}`,
        ]),
      ),
  );
}

export const abilities: Piece[] = since(2, [
  {
    id: 'mitosis',
    of: { faction: 'arborec' },
    // [TI4-PROD-19]
    restrictions: {
      make: (pub, unit, type) =>
        unit.type === 'space-dock' && type === 'infantry' && abilityOfSheet(pub, unit.owner, 'mitosis')
          ? { why: 'mitosis', rule: 'TI4-PROD-19' }
          : undefined,
    },
    abilities: {
      mitosis: {
        window: 'status.start',
        step: 'mitosis',
        rules: ['TI4-STATUS-1', 'TI4-DEPLOY-5'],
        must: true,
        might: (pub, seat) => gardens(pub, seat).length > 0,
        can: (k) => [
          ...gardens(k.pub, k.seat!).map((p) => use(k, 'mitosis', p, { planet: planetName(p) }, [`planet:${p}`])),
          ...nurseries(k.pub, k.seat!).map((p) =>
            use(k, 'letani-behemoth', `mech.${p}`, { planet: planetName(p) }, [`planet:${p}`]),
          ),
        ],
      },
    },
    steps: {
      mitosis: step('mitosis', {
        grow(t, f) {
          const [kind, planet] = targetOf(f.args).split('.') as [string, string?];
          const { seat } = f.args;
          if (planet === undefined) deploy(t, seat, kind, 1);
          else exchange(t, seat, infantryOn(t.s.pub, seat, planet)[0]!, 'mech');
        },
      }),
    },
  },
  {
    id: 'duha-menaimon',
    of: { faction: 'arborec' },
    abilities: {
      'duha-menaimon': plain(
        'tactical.activate.after',
        'duha-menaimon',
        ['TI4-FLAG-3'],
        (pub, seat, { about }) => about.by === seat && fleetOf(pub, seat, about.at).some((u) => u.type === 'flagship'),
      ),
    },
    steps: {
      'duha-menaimon': step('duha-menaimon', {
        produce: (t, { args: { seat, about } }) =>
          t.call('produce', { seat, system: about.at, producers: [], limit: 5, anywhere: true }),
      }),
    },
  },
  {
    id: 'bioplasmosis',
    of: { card: 'technology' },
    abilities: {
      bioplasmosis: plain(
        'status.end',
        'bioplasmosis',
        ['TI4-STATUS-17', 'TI4-ABMOVE-1'],
        (pub, seat) => shifts(pub, { seat, moved: [] }).length > 0,
      ),
    },
    steps: {
      bioplasmosis: step('bioplasmosis', {
        begin(_, f) {
          f.args.moved = [];
        },
        shift: {
          who: (pub, f) => (shifts(pub, f.args).length > 0 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.bioplasmosis' },
            ask: { shape: 'one', options: [...shifts(k.pub, f.args), done] },
            rules: ['TI4-STATUS-17'],
            fallback: 'done',
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat) as string;
            if (choice === 'done') return;
            const [key, planet] = tail(choice).split('>') as [string, string];
            const unit = t.s.pub.units.find(
              (u) => u.owner === f.args.seat && unitKey(t.s.pub, u) === key && !f.args.moved.includes(u.id),
            )!;
            f.args.moved.push(unit.id);
            move(t, [unit], systemOf(t.s.pub, planet), planet);
            return { goto: 'shift' };
          },
        },
      }),
    },
  },
]);
