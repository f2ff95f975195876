// TI4-DRAFT: factions, slices and seats taken one after another or under seal, and how slices are made.
import { type Objection, optionsFor, type Request } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { systemTile } from '../content.ts';
import { pilesAt } from '../decks.ts';
import { axialOf } from '../galaxy/geometry.ts';
import { clash } from '../galaxy/maps.ts';
import { BALANCE, figuresOf, makeSlices, slicesFor } from '../galaxy/slices.ts';
import { twilightImperium } from '../game.ts';
import { LAYOUTS } from '../packs/base/setups.ts';
import type { Layout, SetId } from '../packs/base/types.ts';
import { frameOf } from '../procedures.ts';
import { clockwise, type S } from '../state.ts';
import type { Drafted } from '../steps/draft.ts';
import { homeOf } from '../values/board.ts';
import { field } from './field.ts';
import { open } from './opening.ts';

const WHOLE = { factions: 'draft', map: 'slices' };
const draftOf = (t: ReturnType<typeof open>) => frameOf(t.match.state.pub, 'draft')!.args;
const keysOf = ({ ask }: Request): string[] => (ask.shape === 'one' ? ask.options.map(({ key }) => key) : []);
const kindOf = (key: string): string => /^draft:(\w+)>/.exec(key)![1]!;
const SLICED = LAYOUTS.filter(({ slices }) => slices);

it('[TI4-DRAFT-1] in three rounds everybody takes one faction, one slice and one seat, none twice', () => {
  const t = open(4, WHOLE);
  let answers = 0;
  for (; frameOf(t.match.state.pub, 'draft'); answers++) {
    const { picks } = draftOf(t);
    const [request] = t.open();
    const [round, turn] = [Math.floor(picks.length / 4), picks.length % 4];
    const mine = picks.filter(({ seat }) => seat === request!.seat).map(({ kind }) => kind);
    expect(mine).toHaveLength(round);
    expect(new Set(keysOf(request!).map(kindOf)).size).toBe(3 - round);
    for (const kind of mine) expect(keysOf(request!).map(kindOf)).not.toContain(kind);
    for (const { kind, what } of picks) expect(keysOf(request!)).not.toContain(`draft:${kind}>${what}`);
    const wanted = keysOf(request!).filter((key) => (turn + round) % 2 === 0 || !key.startsWith('draft:faction'));
    t.match.apply({ request: request!.id, seat: request!.seat, choice: wanted[0] ?? keysOf(request!)[0]! });
  }
  expect([10, 11, 12]).toContain(answers); // what is the last of its kind is nobody's choice
});

it('[TI4-DRAFT-2] open: an order drawn at random, and the next round goes back', () => {
  const t = open(5, WHOLE);
  const { order } = draftOf(t);
  const asked: number[] = [];
  t.run((request, step) => {
    if (step === 'draft') asked.push(request.seat);
    return step !== 'draft';
  });
  const back = [...order].reverse();
  expect(asked).toEqual([...order, ...back, ...order].slice(0, asked.length));
  expect(asked.length).toBeGreaterThanOrEqual(13); // what is the last of its kind is nobody's choice
  const orders = new Set(Array.from({ length: 12 }, (_, seed) => draftOf(open(3, WHOLE, seed)).order.join()));
  expect(orders.size).toBeGreaterThan(3); // more than turns of one order
});

/** A sealed draft of three, in this order, with these things taken. */
function sealed(order: number[], picks: Drafted[] = []) {
  const also = (s: S) => {
    s.pub.phase = 'setup';
    for (const player of s.pub.players) player.faction = '';
  };
  const args = { setup: 0, form: 'sealed', order, factions: ['sol', 'hacan', 'norr', 'letnev'], slices: [], picks };
  return field({ line: ['46'], units: [], seats: 3, also, begin: { step: 'draft', args } });
}
const picked = (t: ReturnType<typeof sealed>): string[] =>
  frameOf(t.s.pub, 'draft')!.args.picks.map(({ seat, kind, what }) => `${seat} ${kind} ${what}`);

describe('[TI4-DRAFT-3] sealed', () => {
  it('everybody is asked at once, and nothing is seen until the last has chosen', () => {
    const t = open(3, { ...WHOLE, draft: 'sealed' });
    const asked = t.open().sort((a, b) => a.seat - b.seat);
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const before = JSON.stringify(t.match.state.pub);
    const factions = keysOf(asked[0]!).filter((key) => kindOf(key) === 'faction');
    for (const seat of [0, 1]) {
      t.match.apply({ request: asked[seat]!.id, seat, choice: factions[seat]! });
      expect(JSON.stringify(t.match.state.pub)).toBe(before);
      expect(JSON.stringify(t.match.know(2).own)).not.toContain('draft:');
    }
    t.match.apply({ request: asked[2]!.id, seat: 2, choice: factions[2]! });
    expect(draftOf(t).picks).toHaveLength(3);
  });

  it('who comes first in the order of the round has what several want; the others choose again, among what is left', () => {
    const t = sealed([2, 0, 1]);
    t.play('0 draft:faction>sol', '1 draft:faction>sol', '2 draft:faction>sol');
    expect(picked(t)).toEqual(['2 faction sol']);
    expect(t.asked()).toEqual([0, 1]);
    expect(t.may(0)).not.toContain('draft:faction>sol');
    t.play('0 draft:seat>1', '1 draft:seat>1');
    expect(picked(t)).toEqual(['2 faction sol', '0 seat 1']);
    expect(t.asked()).toEqual([1]);
    t.play('1 draft:faction>norr');
    t.play('0 draft:faction>hacan', '1 draft:seat>2', '2 draft:seat>2'); // the second round goes back: 1, 0, 2
    expect(picked(t).slice(3)).toEqual(['1 seat 2', '0 faction hacan']);
  });
});

it('[TI4-DRAFT-4] the first seat is the speaker’s; play goes round by seats, and homes lie where the seats are', () => {
  const t = open(6, WHOLE);
  const seats: Record<string, number> = {};
  while (frameOf(t.match.state.pub, 'draft')) {
    const [request] = t.open();
    const choice = keysOf(request!).at(-1)!; // a seat, as long as there is one: the last comes first
    if (kindOf(choice) === 'seat') seats[choice] = request!.seat;
    t.match.apply({ request: request!.id, seat: request!.seat, choice });
  }
  const { around, speaker } = t.match.state.pub;
  const sitting = [0, 1, 2, 3, 4, 5].map((at) => seats[`draft:seat>${at}`]);
  expect(around!.filter((seat, at) => sitting[at] !== undefined && sitting[at] !== seat)).toEqual([]);
  expect(around).not.toEqual([0, 1, 2, 3, 4, 5]);
  expect(speaker).toBe(around![0]);
  expect(clockwise(t.match.state.pub, around![2]!)).toEqual([...around!.slice(2), ...around!.slice(0, 2)]);
  const { pub } = t.run().match.state;
  const spaces = LAYOUTS.find(({ id }) => id === '6p')!.homes.map(({ index }) => axialOf(index));
  for (const [at, seat] of around!.entries()) {
    const home = pub.board.find((tile) => tile.index >= 0 && tile.q === spaces[at]!.q && tile.r === spaces[at]!.r)!;
    expect([homeOf(pub, seat), '17']).toContain(home.tile); // a gate leads to a home beside the board
  }
  expect(frameOf(pub, 'pickStrategyCard')!.args.seat).toBe(around![0]);
});

it('[TI4-DRAFT-4] trade goods for a place at the table go to who sits there', () => {
  const { pub } = open(5, { factions: 'draft', map: 'build', layout: '5p' }).run().match.state;
  expect(pub.around!.map((seat) => pub.players[seat]!.goods)).toEqual([2, 4, 2, 0, 0]);
});

it.each(SLICED.map(({ id }) => [id]))(
  '[TI4-DRAFT-5] %s: every free space is in one slice, as many before each home',
  (id) => {
    const layout = SLICED.find((each) => each.id === id)!;
    const { blue, red } = layout.perPlayer;
    for (const spaces of layout.slices!) expect(spaces).toHaveLength(blue + red);
    const size = 1 + 3 * layout.rings * (layout.rings + 1);
    const others = [0, ...layout.homes.map(({ index }) => index), ...(layout.closed ?? [])];
    const all = [...others, ...layout.hyperlanes.map(({ index }) => index), ...layout.slices!.flat()];
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
  },
);

const BOXES: SetId[][] = [['base'], ['base', 'pok'], ['base', 'te'], ['base', 'pok', 'te']];
const made = (layout: Layout, sets: SetId[], seed: number): string[][] => {
  const piles = pilesAt({ sets });
  const count = slicesFor(piles, layout, layout.players + 1);
  return count < layout.players ? [] : makeSlices(piles, layout, count, seed);
};

it.each(SLICED.map(({ id }) => [id]))('[TI4-DRAFT-5] %s: slices keep to the figures, whatever is drawn from', (id) => {
  const layout = SLICED.find((each) => each.id === id)!;
  const { blue } = layout.perPlayer;
  for (const sets of BOXES)
    for (const seed of [1, 2, 3, 4]) {
      const slices = made(layout, sets, seed);
      expect(new Set(slices.flat()).size).toBe(slices.flat().length);
      for (const tiles of slices) {
        const { resources, influence, total } = figuresOf(tiles);
        expect(tiles.filter((tile) => systemTile(tile).back === 'blue')).toHaveLength(blue);
        expect(resources).toBeGreaterThanOrEqual((BALANCE.resources * blue) / 3);
        expect(influence).toBeGreaterThanOrEqual((BALANCE.influence * blue) / 3);
        expect(total).toBeGreaterThanOrEqual((BALANCE.least * blue) / 3);
        expect(total).toBeLessThanOrEqual((BALANCE.most * blue) / 3);
        const holes = tiles.flatMap((tile) => systemTile(tile).wormholes ?? []);
        expect(new Set(holes).size).toBe(holes.length);
        for (const spaces of layout.slices!) expect(clashing(tiles, spaces)).toEqual([]);
      }
    }
});

/** Neighbours of a slice that may not be neighbours. */
function clashing(tiles: readonly string[], spaces: readonly number[]): string[] {
  const near = (a: number, b: number): boolean => {
    const [one, two] = [axialOf(a), axialOf(b)];
    const [q, r] = [one.q - two.q, one.r - two.r];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
  };
  return tiles.flatMap((a, i) =>
    tiles.flatMap((b, j) => (i < j && near(spaces[i]!, spaces[j]!) && clash(a, b) ? [`${a} ${b}`] : [])),
  );
}

it('[TI4-DRAFT-5] whichever slice stays over, no wormhole is alone', () => {
  const layout = LAYOUTS.find(({ id }) => id === '6p')!;
  for (let seed = 1; seed <= 25; seed++) {
    const slices = made(layout, ['base', 'pok'], seed);
    expect(slices).toHaveLength(7);
    for (const over of slices) {
      const laid = slices.filter((slice) => slice !== over).flatMap((tiles) => tiles);
      const holes = laid.flatMap((tile) => systemTile(tile).wormholes ?? []);
      for (const kind of ['alpha', 'beta']) expect(holes.filter((each) => each === kind).length).not.toBe(1);
    }
  }
});

it('[TI4-DRAFT-5] of each planet the higher value counts, half of both where they are equal', () => {
  expect(figuresOf(['27', '46'])).toEqual({ resources: 3.5, influence: 0.5, total: 4 }); // 3/1 and 1/1
  expect(figuresOf(['19'])).toEqual({ resources: 0, influence: 2, total: 2 }); // 1/2
});

it('[TI4-DRAFT-5] a slice lies before the home of who took it', () => {
  const t = open(6, WHOLE);
  const { slices } = draftOf(t);
  const took: Record<number, string> = {};
  while (frameOf(t.match.state.pub, 'draft')) {
    const [request] = t.open();
    const choice = keysOf(request!)[(request!.seat * 5) % keysOf(request!).length]!;
    t.match.apply({ request: request!.id, seat: request!.seat, choice });
    if (kindOf(choice) === 'slice') took[request!.seat] = choice.split('>')[1]!;
  }
  const { board, around } = t.run().match.state.pub;
  const { slices: spaces } = LAYOUTS.find(({ id }) => id === '6p')!;
  expect(Object.keys(took).length).toBeGreaterThan(3);
  for (const [seat, slice] of Object.entries(took)) {
    const at = around!.indexOf(Number(seat));
    const laid = spaces![at]!.map((index) => board.find((tile) => tile.index === index)!.tile);
    expect(laid).toEqual(slices[Number(slice)]);
  }
});

it('[TI4-DRAFT-6] the same number gives the same slices, another one others; without one it is drawn, and told', () => {
  const slicesOf = (mapSeed: number, seed: number) => draftOf(open(6, { ...WHOLE, mapSeed }, seed)).slices;
  expect(slicesOf(77, 1)).toEqual(slicesOf(77, 2));
  expect(slicesOf(77, 1)).not.toEqual(slicesOf(78, 1));
  expect(slicesOf(0, 1)).not.toEqual(slicesOf(0, 2));
  expect(open(6, WHOLE).told).toContain('slices.made');
});

it('[TI4-DRAFT-7] three factions and a slice more than players, and who borrows a home keeps one', () => {
  const { factions, slices } = draftOf(open(6, WHOLE));
  expect([factions.length, new Set(factions).size, slices.length]).toEqual([9, 9, 7]);
  expect(draftOf(open(6, { ...WHOLE, pok: false })).slices).toHaveLength(6); // there are no more tiles
  expect(draftOf(open(6, { factions: 'draft' })).slices).toEqual([]);
  expect(draftOf(open(6, { map: 'slices', factions: 'random' })).factions).toEqual([]);
  const also = (s: S) => {
    s.pub.phase = 'setup';
    s.pub.sets = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];
  };
  const bag = ['keleres', 'mentak', 'xxcha', 'argent', 'sol', 'norr'];
  const picks = ['keleres', 'mentak'].map((what, seat) => ({ seat, kind: 'faction', what }));
  const args = { setup: 0, form: 'open', order: [2, 3, 0, 1], factions: bag, slices: [], picks };
  const t = field({ line: ['46'], units: [], seats: 4, also, begin: { step: 'draft', args } });
  t.play('2 draft:faction>xxcha');
  expect(t.may(3)).toEqual(expect.arrayContaining(['draft:faction>sol', 'draft:faction>norr']));
  expect(t.may(3)).not.toContain('draft:faction>argent');
});

it.each([
  [{ map: 'slices', layout: '8p' }, 8, 'objection.slices'],
  [{ map: 'slices', layout: '6p' }, 5, 'objection.players'],
  [{ map: 'slices', layout: '6p-large', pok: false }, 6, 'objection.pok'],
])('[TI4-DRAFT-5] there are no slices for %j', (options, seats, key) => {
  try {
    optionsFor(twilightImperium, options, seats);
    throw new Error('accepted');
  } catch (error) {
    expect((error as Objection).why.key).toBe(key);
  }
});

it.each([3, 4, 5, 6, 7, 8])('[TI4-DRAFT-1] %i players draft, build and begin', (seats) => {
  for (const draft of ['open', 'sealed']) {
    const { pub } = open(seats, { ...WHOLE, draft, plain: true }).run().match.state;
    expect([pub.round, new Set(pub.players.map(({ faction }) => faction)).size]).toEqual([1, seats]);
    expect([...pub.around!].sort()).toEqual(Array.from({ length: seats }, (_, i) => i));
  }
});
