// TI4-DRAFT: factions, slices and seats lie in the open; everybody takes one of each, one after another or under seal.

import type { Option, Seat } from '@orrery/kernel';
import { setSpeaker } from '../atoms/economy.ts';
import { pilesAt } from '../decks.ts';
import { makeSlices, SEEDS, slicesFor } from '../galaxy/slices.ts';
import { type Agreed, isOfSlices, layoutOf } from '../options.ts';
import { SETTLED, step } from '../procedures.ts';
import { factionName, option, player } from '../say.ts';
import { type Pub, seatsOf, type T } from '../state.ts';
import { sheetsFor, takeFaction, withHomes } from './factions.ts';

export type DraftKind = 'faction' | 'slice' | 'seat';
/** `what`: a faction by its name, a slice or a seat by its number from 0 on. */
export type Drafted = { seat: Seat; kind: DraftKind; what: string };
/** `setup`: the procedure it is for. `order`: of the first round; every other one goes back. Nothing of a kind: it is not drafted. */
export type Draft = {
  setup: number;
  form: 'open' | 'sealed';
  order: Seat[];
  factions: string[];
  slices: string[][];
  picks: Drafted[];
};

/** [TI4-DRAFT-7] So many more than there are players. */
const SPARE = { factions: 3, slices: 1 };

export const draft = step('draft', {
  pick: {
    settled: SETTLED,
    who: (_, f) => (f.args.form === 'open' ? waiting(f.args).slice(0, 1) : waiting(f.args)),
    question: (k, f) => ({
      prompt: { key: `ask.draft.${f.args.form}` },
      ask: { shape: 'one', options: freeFor(k.pub, f.args, k.seat!).map(({ kind, what }) => thing(kind, what)) },
      rules: ['TI4-DRAFT-1', f.args.form === 'open' ? 'TI4-DRAFT-2' : 'TI4-DRAFT-3'],
    }),
    take(t, f, choices) {
      for (const seat of waiting(f.args).filter((each) => choices.has(each)))
        take(t, f.args, seat, choices.get(seat) as string);
      return { goto: 'pick' };
    },
  },
  settle(t, { args }) {
    const { pub } = t.s;
    const around = seatsOf(pub).map((at) => args.picks.find((p) => p.kind === 'seat' && p.what === String(at))!.seat);
    pub.around = around; // [TI4-DRAFT-4]
    setSpeaker(t, around[0]!);
    for (const { seat, kind, what } of args.picks) if (kind === 'faction') takeFaction(t, seat, what);
    const sliceOf = (seat: Seat) => args.picks.find((p) => p.kind === 'slice' && p.seat === seat)!.what;
    if (args.slices.length > 0)
      t.frame(args.setup, 'setup')!.args.slices = around.map((seat) => args.slices[Number(sliceOf(seat))]!);
  },
});

/** Opens the draft of what a table wants drafted. */
export function beginDraft(t: T, agreed: Agreed, setup: number): void {
  const { pub } = t.s;
  const sheets = agreed.factions === 'draft' ? t.shuffle([...sheetsFor(pub, agreed.plain)]) : [];
  const order = t.shuffle(seatsOf(pub));
  t.tell({ type: 'draft.begun', pub: { order: order.map(player) } });
  t.call('draft', {
    setup,
    form: agreed.draft ?? 'open',
    order,
    factions: sheets.slice(0, pub.seats + SPARE.factions),
    slices: isOfSlices(agreed) ? slicesAt(t, agreed) : [],
    picks: [],
  });
}

function slicesAt(t: T, agreed: Agreed): string[][] {
  const { pub } = t.s;
  const layout = layoutOf(agreed, pub.seats);
  const seed = agreed.mapSeed || t.roll(SEEDS)[0]!; // [TI4-DRAFT-6]
  t.tell({ type: 'slices.made', pub: { seed } });
  return makeSlices(pilesAt(pub), layout, slicesFor(pilesAt(pub), layout, pub.seats + SPARE.slices), seed);
}

/** Who has not taken anything in this round, in its order: nobody once everybody has one of each kind. */
function waiting(args: Draft): Seat[] {
  const taken = (seat: Seat) => args.picks.filter((pick) => pick.seat === seat).length;
  const round = Math.min(...args.order.map(taken));
  if (round === kindsIn(args).length) return [];
  const order = round % 2 === 0 ? args.order : [...args.order].reverse(); // [TI4-DRAFT-2]
  return order.filter((seat) => taken(seat) === round);
}
const kindsIn = ({ factions, slices }: Draft): DraftKind[] => [
  ...(factions.length > 0 ? (['faction'] as const) : []),
  ...(slices.length > 0 ? (['slice'] as const) : []),
  'seat',
];

/** [TI4-DRAFT-1] What nobody has taken, of the kinds of which this seat has nothing yet. */
function freeFor(pub: Pub, args: Draft, seat: Seat): { kind: DraftKind; what: string }[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i));
  const all = { faction: args.factions, slice: numbers(args.slices.length), seat: numbers(pub.seats) };
  const taken = (kind: DraftKind) => args.picks.filter((pick) => pick.kind === kind).map(({ what }) => what);
  const free = (kind: DraftKind): string[] => {
    const left = all[kind].filter((what) => !taken(kind).includes(what));
    return kind === 'faction' ? withHomes(pub, left, taken(kind)) : left; // [TI4-DRAFT-7]
  };
  return kindsIn(args)
    .filter((kind) => !args.picks.some((pick) => pick.kind === kind && pick.seat === seat))
    .flatMap((kind) => free(kind).map((what) => ({ kind, what })));
}

/** [TI4-DRAFT-3] Whoever comes first has it; who comes too late chooses again. */
function take(t: T, args: Draft, seat: Seat, choice: string): void {
  const found = freeFor(t.s.pub, args, seat).find(({ kind, what }) => keyOf(kind, what) === choice);
  const [kind, what] = partsOf(choice);
  const told = { seat: player(seat), what: nameOf(kind, what) };
  if (found) args.picks = [...args.picks, { seat, ...found }];
  t.reveal({ type: found ? 'draft.taken' : 'draft.missed', pub: told });
}

const keyOf = (kind: DraftKind, what: string): string => `draft:${kind}>${what}`;
const partsOf = (key: string): [DraftKind, string] => key.slice('draft:'.length).split('>') as [DraftKind, string];
const nameOf = (kind: DraftKind, what: string) =>
  kind === 'faction' ? factionName(what) : { key: `draft.${kind}`, args: { number: Number(what) + 1 } };
const thing = (kind: DraftKind, what: string): Option =>
  option(keyOf(kind, what), `draft.${kind}`, { what: nameOf(kind, what) });
