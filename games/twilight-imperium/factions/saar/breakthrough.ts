// The breakthrough of the Clan of Saar.
import type { Option, Seat } from '@orrery/kernel';
import { exhaustedAsAction, LATER } from '../../abilities/breakthrough.ts';
import { layDice } from '../../atoms/dice.ts';
import { idOf, planets } from '../../effects/targets.ts';
import { systemsNear } from '../../galaxy/adjacency.ts';
import { option, player } from '../../say.ts';
import type { Pub, T } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { systemOf, systems } from '../../values/board.ts';
import { payable } from '../../values/payment.ts';
import { fleetOf, groundOn, isAnomaly, isGroundForce, unitsOn } from '../../values/units.ts';

const ID = 'deorbit-barrage';
const RANGE = 2;
const NEED = 4;

/** Systems in reach of the asteroid fields that hold own ships. */
const reach = (pub: Pub, seat: Seat): ReadonlySet<string> => {
  const fields = systems(pub).filter((at) => isAnomaly(pub, at, 'asteroid-field') && fleetOf(pub, seat, at).length > 0);
  return systemsNear(pub, seat, fields, RANGE);
};
/** Whose ground forces stand there besides the own, neutral ones last. */
const victims = (pub: Pub, seat: Seat, planet: string): Seat[] =>
  [
    ...new Set(
      unitsOn(pub, planet).flatMap((u) => (isGroundForce(pub, u) && isOpponent(pub, seat, u.owner) ? [u.owner] : [])),
    ),
  ].sort((a, b) => b - a);
const canPay = (pub: Pub, seat: Seat, resources: number): boolean => payable(pub, seat, { resources, influence: 0 });
/** Every amount there is to spend. */
function amounts(pub: Pub, seat: Seat): string[] {
  const found: string[] = [];
  for (let n = 1; canPay(pub, seat, n); n++) found.push(`spend:${n}`);
  return found;
}
/** What the roll has left: the planet, its hits, and how many of them each who stands there gets. The last gets the rest. */
type Rolled = { planet: string; left: number; shares: number[]; next: Seat | undefined };
function rolled(pub: Pub, seat: Seat, more: readonly string[]): Rolled {
  const [planet = '', hits = '0', ...given] = more;
  const shares = given.map(Number);
  const left = Number(hits) - shares.reduce((sum, n) => sum + n, 0);
  const standing = victims(pub, seat, planet);
  return { planet, left, shares, next: shares.length < standing.length - 1 ? standing[shares.length] : undefined };
}
const shareOptions = ({ left, next }: Rolled): Option[] =>
  Array.from({ length: left + 1 }, (_, i) =>
    option(`share:${left - i}`, `${ID}.share`, { n: left - i, seat: player(next!) }),
  );

function strike(t: T, by: Seat, victim: Seat, planet: string, hits: number): void {
  if (hits <= 0) return;
  const eligible = groundOn(t.s.pub, victim, planet);
  t.call('hits', {
    cause: 'effect',
    system: systemOf(t.s.pub, planet),
    planet,
    batches: [{ seat: victim, by, hits, eligible: eligible.map(({ id }) => id), assigner: by }],
  });
}

/** [TI4-BT-saar] */
export const text = exhaustedAsAction(
  {
    id: ID,
    rules: ['TI4-BT-saar'],
    might: (pub, seat) => canPay(pub, seat, 1),
    aims(pub, seat) {
      const near = reach(pub, seat);
      return planets((_, __, planet) => near.has(systemOf(pub, planet)) && victims(pub, seat, planet).length > 0)(
        pub,
        seat,
      );
    },
    next: { from: (pub, { seat }) => amounts(pub, seat), least: 1 },
    resolve: (t, { seat, more }) =>
      t.call('pay', {
        seat,
        resources: Number(idOf(more[0]!)),
        influence: 0,
        what: { key: `breakthrough.${ID}` },
      }),
    after: {
      roll(t, f) {
        const { seat, more = [] } = f.args;
        const planet = f.args.choice.slice('on:'.length);
        const dice = t.roll(10, Number(idOf(more[0]!)));
        t.tell({ type: 'rolled.effect', pub: { card: { key: `breakthrough.${ID}` }, dice } });
        const hits = dice.filter((face) => face >= NEED).length;
        layDice(t, {
          seat,
          what: `breakthrough.${ID}`,
          target: victims(t.s.pub, seat, planet)[0]!,
          at: systemOf(t.s.pub, planet),
          on: planet,
          dice: dice.map((face) => ({ face, hit: face >= NEED })),
          hits,
        });
        f.args.more = [planet, String(hits)];
      },
      share: {
        who(pub, { args: { seat, more = [] } }) {
          const { left, next } = rolled(pub, seat, more);
          return left > 0 && next !== undefined ? [seat] : [];
        },
        question: (k, { args: { seat, more = [] } }) => ({
          prompt: { key: `ask.${ID}` },
          ask: { shape: 'one', options: shareOptions(rolled(k.pub, seat, more)) },
          rules: ['TI4-BT-saar'],
        }),
        take(_, f, choices) {
          f.args.more!.push((choices.get(f.args.seat) as string).slice('share:'.length));
          return { goto: 'share' };
        },
      },
      hit(t, { args: { seat, more = [] } }) {
        const { planet, left, shares } = rolled(t.s.pub, seat, more);
        for (const [i, victim] of victims(t.s.pub, seat, planet).entries())
          strike(t, seat, victim, planet, shares[i] ?? (i === shares.length ? left : 0));
      },
    },
  },
  { since: LATER },
);
