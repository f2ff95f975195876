// What was done in a turn, in few lines: who went where, what was built, who landed, what it brought.
import type { Feats } from '@orrery/board';
import type { Json, Msg, Told } from '@orrery/kernel';

const sum = (run: readonly Told[], name: string): number => run.reduce((n, { args }) => n + Number(args[name]), 0);
const said =
  (key: string, more: (run: readonly Told[]) => Record<string, Json>) =>
  (run: readonly Told[]): Msg => ({ key, args: { seat: run[0]!.args.seat!, ...more(run) } });

export const FEATS: Feats = {
  began: 'line',
  sent: 'line',
  moved: said('feat.moved', (run) => ({ count: run.length })),
  activated: said('feat.activated', (run) => ({ count: run.length, modules: run.map(({ args }) => args.module!) })),
  recruited: 'line',
  promoted: 'line',
  'robot.added': 'line',
  added: said('feat.added', (run) => ({ count: run.length, modules: run.map(({ args }) => args.module!) })),
  reorganised: 'line',
  filled: said('feat.filled', (run) => ({ count: sum(run, 'count') })),
  departed: 'line',
  settled: said('feat.settled', (run) => ({ count: run.length, name: run[0]!.args.name! })),
  exchanged: 'line',
  closed: 'line',
  gained: said('feat.gained', (run) => ({ points: sum(run, 'points'), total: run.at(-1)!.args.total! })),
  lost: 'line',
  'rank.held': 'line',
  'rank.lost': 'line',
  limit: 'line',
  ending: 'line',
  predominance: 'line',
  over: 'line',
};
