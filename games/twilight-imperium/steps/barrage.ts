// TI4-AFB: the anti-fighter barrage that opens a space combat.

import { type Frame, isInPlay, type Seat } from '@orrery/kernel';
import { step, TOGETHER } from '../procedures.ts';
import { modifiers, piecesWith } from '../registry.ts';
import { decline, option } from '../say.ts';
import { NOBODY, type Pub, type T } from '../state.ts';
import { allyOf, isOpponent, sideOf, together } from '../values/allies.ts';
import { abilityOf, fightersFor, fleetOf, isMute } from '../values/units.ts';
import type { Batch } from './hits.ts';
import type { Volley } from './rolls.ts';

export type Barrage = {
  combat: number;
  seat: Seat;
  defender: Seat;
  system: string;
  use: Seat[];
  rolls: Record<string, number>;
  before: number[];
  rolled?: { hits: number };
  wide?: Seat[];
};

/** `wide`: whose hits may fall on any ship. [TI4-AFB-1 to -3, TI4-ABIL-7] Both roll before any fighter leaves. */
export const barrage = step('barrage', {
  begin(t, f) {
    const before = [f.args.seat, f.args.defender].map((seat) => fighters(t.s.pub, seat, f.args.system));
    Object.assign(f.args, { rolls: {}, before });
    f.args.use = gunners(t.s.pub, f.args).filter((seat) => !isAsked(t.s.pub, f.args, seat));
  },
  ask: {
    who: (pub, f) => gunners(pub, f.args).filter((seat) => isAsked(pub, f.args, seat)),
    question: () => ({
      prompt: { key: 'ask.barrage' },
      ask: { shape: 'one', options: [option('fire', 'barrage'), decline] },
      rules: ['TI4-AFB-1', 'TI4-ABIL-7'],
      fallback: 'fire',
    }),
    take(t, f, choices) {
      f.args.use.push(...[...choices].filter(([, choice]) => choice === 'fire').map(([seat]) => seat));
      t.tell({ type: 'barrage', pub: {} });
    },
  },
  attacker: (t, f) => fire(t, f, f.args.seat, f.args.defender),
  keep(_, f) {
    keep(f, f.args.seat);
  },
  attackersAlly: (t, f) => fireWith(t, f, f.args.seat, f.args.defender), // [TI4-ALLY-15]
  keepWith: (t, f) => keepWith(t, f, f.args.seat),
  defender: (t, f) => fire(t, f, f.args.defender, f.args.seat),
  keepToo(_, f) {
    keep(f, f.args.defender);
  },
  defendersAlly: (t, f) => fireWith(t, f, f.args.defender, f.args.seat),
  keepWithToo: (t, f) => keepWith(t, f, f.args.defender),
  hits(t, f) {
    const { seat, defender, system, rolls } = f.args;
    const batch = (victim: Seat, by: Seat): Batch => ({
      seat: victim,
      by,
      hits: together(t.s.pub, rolls, by),
      eligible: fightersFor(t.s.pub, victim, system)
        .filter((u) => u.type === 'fighter' || f.args.wide?.includes(by)) // [TI4-AFB-2]
        .map((u) => u.id),
    });
    t.call('hits', { cause: 'afb', system, planet: null, batches: [batch(seat, defender), batch(defender, seat)] });
  },
  spill(t, f) {
    const { seat, defender, system, rolls, before } = f.args;
    const combat = t.frame(f.args.combat, 'spaceCombat');
    for (const [by, target, fighters] of [
      [seat, defender, before[1]!],
      [defender, seat, before[0]!],
    ] as const) {
      if (rolls[by] === undefined) continue;
      const excess = f.args.wide?.includes(by) ? 0 : Math.max(0, together(t.s.pub, rolls, by) - fighters);
      const dice = combat?.args.lastRoll?.[by] ?? [];
      for (const piece of piecesWith(t.s.pub, 'barraged')) piece.barraged(t, { by, target, system, excess, dice });
    }
  },
  resolved(t, f) {
    t.window('afb.resolved.after', {
      frame: f.args.combat,
      attacker: f.args.seat,
      defender: f.args.defender,
      before: f.args.before,
      left: [f.args.seat, f.args.defender].map((seat) => fighters(t.s.pub, seat, f.args.system)),
    });
  },
});

const fighters = (pub: Pub, seat: Seat, system: string): number =>
  sideOf(pub, seat)
    .flatMap((each) => fleetOf(pub, each, system))
    .filter((u) => u.type === 'fighter').length;
const guns = (pub: Pub, seat: Seat, { system }: Barrage): number[] =>
  fleetOf(pub, seat, system)
    .filter((u) => abilityOf(pub, u, 'afb'))
    .map((u) => u.id);

/** [TI4-REL-16] What cards fire for a seat, where unit abilities can be used. */
const volleysOf = (pub: Pub, seat: Seat, { system }: Barrage): Volley[] =>
  seat === NOBODY || isMute(pub, seat, system)
    ? []
    : modifiers(pub, 'volleys').flatMap((m) => m.volleys(pub, seat) ?? []);
const gunners = (pub: Pub, args: Barrage): Seat[] =>
  [...sideOf(pub, args.seat), ...sideOf(pub, args.defender)].filter(
    (seat) => seat !== NOBODY && guns(pub, seat, args).length + volleysOf(pub, seat, args).length > 0,
  );
/** Without fighters there is nothing to spare: it rolls for what else may come of it. [TI4-AFB-1] The first editions asked. */
function isAsked(pub: Pub, { seat, defender, system }: Barrage, by: Seat): boolean {
  return !isInPlay(TOGETHER, pub) || fighters(pub, isOpponent(pub, by, seat) ? seat : defender, system) > 0;
}

function fire(t: T, f: Frame<Barrage>, seat: Seat, target: Seat): void {
  delete f.args.rolled;
  const units = guns(t.s.pub, seat, f.args);
  const volleys = volleysOf(t.s.pub, seat, f.args);
  if (units.length + volleys.length === 0 || (seat !== NOBODY && !f.args.use.includes(seat))) return;
  t.call('abilityRoll', {
    seat,
    target,
    ability: 'afb',
    system: f.args.system,
    planet: null,
    units,
    into: f.id,
    extra: 0,
    effects: [],
    ...(volleys.length > 0 ? { volleys } : {}),
  });
}
/** The ally of a side. */
function fireWith(t: T, f: Frame<Barrage>, seat: Seat, target: Seat): void {
  const ally = allyOf(t.s.pub, seat);
  if (ally !== undefined) fire(t, f, ally, target);
}
function keepWith(t: T, f: Frame<Barrage>, seat: Seat): void {
  const ally = allyOf(t.s.pub, seat);
  if (ally !== undefined) keep(f, ally);
}
function keep(f: Frame<Barrage>, seat: Seat): void {
  if (f.args.rolled) f.args.rolls[seat] = f.args.rolled.hits;
}
