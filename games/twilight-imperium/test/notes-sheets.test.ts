// TI4-PNOTE: promissory notes of the factions of the base game, each with what it does and where it may not.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { has, type TI } from '../state.ts';
import { initiativeOf } from '../steps/round.ts';
import { misses, offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';

type Table = Scenario<TI>;
const TURN = {
  edition: 3,
  line: ['46', '1', '26'],
  at: { 10: 40 },
  units: ['0 infantry jord', '1 infantry lodor', '2 infantry arc-prime'],
  notes: {},
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const home = (t: Table, note: string): boolean => t.s.own[Number(note.split('@')[1])]!.notes.includes(note);
const noteOffers = (t: Table, seat: number, note: string): string[] =>
  offers(t, seat).filter((key) => key.includes(note));

it('[TI4-PNOTE-17] [TI4-SACT-10] [acquiescence] Winnu’s secondary without a token, but with its other costs', () => {
  const NOTE = 'acquiescence@0';
  const start: Field = {
    ...TURN,
    factions: { 0: 'winnu', 1: 'sol', 2: 'letnev' },
    strategy: { technology: 0 },
    goods: { 0: 9, 1: 4, 2: 4 },
    notes: { 1: [NOTE] },
    also: ({ pub }) => {
      pub.players[1]!.strategy = 0;
      pub.players[2]!.strategy = 0;
      pub.planets.lodor!.exhausted = true;
    },
  };
  const t = through(field(start), '0 strategic:technology', `1 acquiescence play:${NOTE}`);
  expect(home(t, NOTE)).toBe(true);
  through(t, '1 follow');
  expect([t.s.pub.players[1]!.goods, t.s.pub.players[1]!.strategy]).toEqual([0, 0]);
  const own = field({
    ...start,
    strategy: { technology: 1 },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  });
  own.play('1 strategic:technology');
  expect(noteOffers(own, 1, 'acquiescence')).toEqual([]); // only when Winnu acts
});

it('[TI4-PNOTE-17] [acquiescence] nor is a token placed for the older Construction', () => {
  const build = (notes: Record<number, string[]>, ...lines: string[]) =>
    through(
      field({
        ...TURN,
        factions: { 0: 'winnu', 1: 'sol', 2: 'letnev' },
        strategy: { construction: 0 },
        notes,
        also: ({ pub }) => {
          pub.printing = 'older';
        },
      }),
      '0 strategic:construction',
      ...lines,
      '1 follow',
      '1 system:26',
      '1 build:pds>lodor',
    ).s.pub;
  expect(build({ 1: [] }).tokens).toEqual({ 26: [1] });
  expect(build({ 1: ['acquiescence@0'] }, '1 acquiescence play:acquiescence@0').tokens).toEqual({});
});

it('[TI4-STATUS-11] [TI4-PNOTE-3] [cybernetic-enhancements] one token more in this status phase, and only then', () => {
  const NOTE = 'cybernetic-enhancements@0';
  const start: Field = {
    ...TURN,
    factions: { 0: 'l1z1x', 1: 'norr', 2: 'letnev' },
    notes: { 1: [NOTE] },
    begin: { step: 'statusPhase', args: {} },
  };
  const gained = (t: Table, seat: number) => t.request(seat).prompt.args?.count;
  const t = through(field(start), `1 cybernetic-enhancements play:${NOTE}`);
  expect([gained(t, 0), gained(t, 1), gained(t, 2)]).toEqual([2, 3, 2]);
  expect(home(t, NOTE)).toBe(true);
  const unused = through(field(start), '1 pass');
  expect(gained(unused, 1)).toBe(2);
});

it('[TI4-TECH-18] [TI4-PNOTE-3] [fires-of-the-gashlai] the war sun for a fleet token of Muaat', () => {
  const NOTE = 'fires-of-the-gashlai@1';
  const start: Field = {
    ...TURN,
    factions: { 0: 'norr', 1: 'muaat', 2: 'letnev' },
    notes: { 0: [NOTE] },
    techs: { 0: ['fleet-logistics'] },
  };
  const t = field(start).play(`0 action:fires-of-the-gashlai play:${NOTE}`);
  expect(has(t.s.pub, 0, 'war-sun')).toBe(true);
  expect(t.s.pub.players[1]!.fleet).toBe(2);
  expect(home(t, NOTE)).toBe(true);
  const may = (spec: Partial<Field>) =>
    field({ ...start, ...spec })
      .may(0)
      .some((key) => key.includes('gashlai'));
  expect(may({})).toBe(true);
  expect(may({ techs: { 0: ['war-sun'] } })).toBe(false);
  const broke = ({ pub }: Table['s']) => {
    pub.players[1]!.fleet = 0;
  };
  expect(may({ also: broke })).toBe(false);
});

it('[TI4-INIT-4] [TI4-STATUS-17] [gift-of-prescience] its holder is first for the round, Naalu is not; then it goes back', () => {
  const NOTE = 'gift-of-prescience@0';
  const start: Field = {
    ...TURN,
    factions: { 0: 'naalu', 1: 'norr', 2: 'letnev' },
    strategy: { leadership: 2, technology: 0, imperial: 1 },
    notes: { 1: [NOTE] },
    begin: { step: 'strategyPhase', at: 'finish', args: {} },
  };
  expect(initiativeOf(field({ ...start, begin: TURN.begin }).s.pub, 0)).toBe(0);
  const t = through(field(start), `1 gift-of-prescience play:${NOTE}`);
  expect([0, 1, 2].map((seat) => initiativeOf(t.s.pub, seat))).toEqual([7, 0, 1]);
  expect(t.s.pub.initiative).toEqual([1, 2, 0]);
  expect(home(t, NOTE)).toBe(false);
  const over = field({
    ...start,
    also({ pub, own }) {
      own[1]!.notes = own[1]!.notes.filter((note) => note !== NOTE);
      Object.assign(pub.players[1]!, { notes: own[1]!.notes.length });
      delete pub.players[1]!.foreign;
      pub.cards = [...pub.cards, { id: 'gift-of-prescience', kind: 'note', owner: 0, holder: 1, state: 'readied' }];
      pub.pending = [{ kind: 'prescience', seat: 1, amount: 0, source: 'gift-of-prescience', until: 'status.end' }];
    },
    begin: { step: 'statusPhase', at: 'finish', args: {} },
  });
  expect(home(over, NOTE)).toBe(true);
  expect(initiativeOf(over.s.pub, 0)).toBe(0);
});

it('[TI4-INV-6] [TI4-PNOTE-3] [raghs-call] the ground forces of Saar give way to those that land', () => {
  const NOTE = 'raghs-call@1';
  const start: Field = {
    ...TURN,
    line: ['26', '1', '46'],
    units: ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor', '1 infantry arc-prime', '1 infantry jord'],
    factions: { 0: 'norr', 1: 'saar', 2: 'letnev' },
    notes: { 0: [NOTE] },
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
  };
  const t = through(field(start), '0 activate:26', '0 land:infantry@26>lodor', `0 raghs-call play:${NOTE}>lodor`);
  expect(t.may(0)).toEqual(['target:arc-prime', 'target:jord']);
  t.play('0 target:arc-prime');
  expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'arc-prime')]).toEqual([['0 infantry'], ['1 infantry*3']]);
  expect(t.s.pub.planets.lodor!.controller).toBe(0);
  expect(home(t, NOTE)).toBe(true);
  const nowhere = field({ ...start, units: start.units.slice(0, 3) });
  through(nowhere, '0 activate:26', '0 land:infantry@26>lodor');
  expect(noteOffers(nowhere, 0, 'raghs-call')).toEqual([]);
});

it('[TI4-ACT-6] [TI4-TOKEN-4] [stymie] a token of whoever came in, in any system that is no home', () => {
  const NOTE = 'stymie@2';
  const start: Field = {
    ...TURN,
    units: ['0 cruiser 46', '1 infantry lodor', '1 cruiser 26', '2 infantry arc-prime', '0 infantry jord'],
    factions: { 0: 'norr', 1: 'sol', 2: 'arborec' },
    line: ['26', '46', '1', '47'],
    notes: { 1: [NOTE] },
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    dice: [...misses],
  };
  const t = through(field(start), '0 activate:26', '0 move:cruiser@46~2', `1 stymie play:${NOTE}`);
  expect(t.may(1)).toEqual(['target:46', 'target:47']); // the active one has a token, the others are homes
  t.play('1 target:46');
  expect(t.s.pub.tokens['46']).toEqual([0]);
  expect(home(t, NOTE)).toBe(true);
  const away = field({ ...start, units: start.units.filter((words) => !words.startsWith('1')) });
  through(away, '0 activate:26', '0 move:cruiser@46~2');
  expect(noteOffers(away, 1, 'stymie')).toEqual([]); // nothing of its own there
});

it('[TI4-WORM-1] [TI4-PNOTE-3] [creuss-iff] a wormhole token of Creuss where its holder wants it', () => {
  const NOTE = 'creuss-iff@1';
  const start: Field = {
    ...TURN,
    factions: { 0: 'norr', 1: 'creuss', 2: 'letnev' },
    units: [...TURN.units, '2 cruiser 46'],
    notes: { 0: [NOTE] },
  };
  const t = field(start).play(`0 creuss-iff play:${NOTE}>beta`);
  expect(t.may(0)).toEqual(['target:1', 'target:26']); // a home with a planet of its own; no ships of others
  t.play('0 target:26');
  expect(t.s.pub.systemTokens['26']).toEqual([{ kind: 'creuss-beta' }]);
  expect(home(t, NOTE)).toBe(true);
});

it('[TI4-TECH-18] [TI4-PNOTE-9] [antivirus] laid at the start of a combat; Nekro then takes nothing', () => {
  const NOTE = 'antivirus@0';
  const start: Field = {
    ...TURN,
    line: ['46', '47', '26'],
    units: ['0 cruiser*2 46', '1 carrier*2 47', '1 infantry lodor', '2 infantry arc-prime'],
    factions: { 0: 'nekro', 1: 'sol', 2: 'letnev' },
    techs: { 1: ['sarween-tools'] },
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    dice: [10, 1, 1, 1, 10, 1, 1, 1],
  };
  const strike = ['0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2'];
  const taken = through(field(start), ...strike, '0 technological-singularity use@0');
  expect(taken.may(0)).toContain('gain:sarween-tools');
  const t = through(field({ ...start, notes: { 1: [NOTE] } }), ...strike, `1 antivirus play:${NOTE}`);
  expect(t.s.pub.cards.filter(({ kind }) => kind === 'note')).toMatchObject([{ id: 'antivirus', holder: 1, owner: 0 }]);
  for (let i = 0; i < 40 && t.asked().length > 0; i++) {
    expect(noteOffers(t, 0, 'technological-singularity')).toEqual([]);
    const seat = t.asked()[0]!;
    t.play(`${seat} ${['no', 'pass', 'done'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0]}`);
  }
  expect(has(t.s.pub, 0, 'sarween-tools')).toBe(false);
});
