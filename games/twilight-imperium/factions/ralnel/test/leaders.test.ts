// The Ral Nel Consortium: its leaders, its note and its breakthrough.
import { expect, it } from 'vitest';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { TE } from '../../../test/found.ts';
import { cardState, TURN, table } from '../../../test/led.ts';

const ralnel = { ...table('ralnel'), edition: 6, sets: TE } satisfies Partial<Field>;

it('[TI4-F-RAL-8] [TI4-HID-7] [kan-kip-rel] two action cards, one of which goes to somebody else', () => {
  const t = field({
    ...ralnel,
    line: ['26'],
    units: ['0 infantry lodor'],
    open: { 0: ['leader:kan-kip-rel'] },
    begin: TURN,
  });
  t.play('0 action:kan-kip-rel use');
  const [first, second] = t.s.own[0]!.looking.map(({ card }) => card);
  expect(t.may(0)).toEqual([first, second].flatMap((card) => [`give:${card}>1`, `give:${card}>2`]).sort());
  t.play(`0 give:${second}>2`);
  expect([t.s.own[0]!.hand, t.s.own[1]!.hand, t.s.own[2]!.hand]).toEqual([[first], [], [second]]);
  expect([t.s.pub.players[0]!.hand, t.s.pub.players[2]!.hand, t.s.own[0]!.looking]).toEqual([1, 1, []]);
  expect(cardState(t, 'kan-kip-rel')).toBe('exhausted');
  expect(JSON.stringify(t.heard(1))).not.toContain(second); // who is neither of the two learns nothing
});

const FLIGHT: Field = {
  ...ralnel,
  factions: { 0: 'sol', 1: 'ralnel', 2: 'letnev' },
  line: ['46', '47', '26'],
  at: { 48: 8 },
  units: ['0 cruiser*2 46', '1 carrier 47', '1 cruiser 47', '1 destroyer 47', '1 infantry 47', '1 infantry lodor'],
  open: { 1: ['leader:watchful-ojz'] },
  dice: misses as number[],
};

it('[TI4-F-RAL-8] [watchful-ojz] when a retreat is announced two ships leave at once, and a token lies where they go', () => {
  const t = field(FLIGHT);
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 retreat', '1 watchful-ojz use@1>26');
  t.play('1 slip:carrier@47', '1 slip:cruiser@47', '1 load:infantry@47');
  expect(standing(t.s.pub, '26')).toEqual(['1 carrier', '1 cruiser', '1 destroyer', '1 infantry']); // at the end of the round
  expect(t.s.pub.tokens['26']).toEqual([1]);
  const rolls = t.heard(null).filter(({ type }) => type === 'rolled.combat');
  expect(rolls.map(({ args }) => (args.dice as number[]).length)).toEqual([2, 1]); // the destroyer alone has fought
  const one = field({ ...FLIGHT, units: ['0 cruiser*2 46', '1 carrier 47', '1 infantry lodor'] });
  through(one, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 retreat', '1 watchful-ojz use@1>26');
  one.play('1 slip:carrier@47');
  expect([standing(one.s.pub, '47'), standing(one.s.pub, '26')]).toEqual([['0 cruiser*2'], ['1 carrier']]);
  expect(one.heard(null).some(({ type }) => type === 'rolled.combat')).toBe(false); // the combat is over
});

const LAST: Field = {
  ...ralnel,
  line: ['26', '46'],
  units: ['0 infantry lodor', '1 cruiser 46', '2 infantry lodor'],
  seats: 3,
  begin: { step: 'actionPhase', at: 'next', args: { last: -1 } },
  also({ pub }) {
    pub.planets.lodor!.controller = 0;
    pub.units = pub.units.filter((u) => u.owner !== 2);
    for (const seat of [1, 2]) pub.players[seat]!.passed = true;
  },
};

it('[TI4-LEAD-6] [watchful-ojz] unlocked by being the last to pass', () => {
  const t = field({ ...LAST, open: { 0: ['leader:watchful-ojz?'] } });
  expect(cardState(t, 'watchful-ojz')).toBe('locked');
  t.play('0 pass');
  expect(cardState(t, 'watchful-ojz')).toBe('readied');
});

it('[TI4-F-RAL-8] [TI4-LEAD-11] [TI4-TURN-6] [director-nel] after the last player has passed it plays on, with two tokens and a card', () => {
  const t = field({ ...LAST, open: { 0: ['leader:director-nel'] } });
  const { tactic } = t.s.pub.players[0]!;
  t.play('0 pass');
  expect(offers(t, 0)).toEqual(['director-nel use@0']);
  t.play('0 director-nel use@0', '0 pool:tactic', '0 pool:tactic');
  expect([t.s.pub.players[0]!.passed, t.s.pub.players[0]!.hand, cardState(t, 'director-nel')]).toEqual([
    false,
    1,
    'purged',
  ]);
  expect(t.s.pub.players[0]!.tactic).toBe(tactic + 2);
  expect(t.may(0)).toContain('tactical');
  t.play('0 pass');
  expect(t.s.pub.players.every(({ passed }) => passed)).toBe(true);
});

it('[TI4-STRUCT-4] [TI4-PNOTE-3] [nano-link-permit] whoever activates brings structures from next door, and it goes home', () => {
  const spec: Field = {
    ...ralnel,
    factions: { 0: 'sol', 1: 'ralnel', 2: 'letnev' },
    line: ['27', '26', '46'],
    units: ['0 cruiser 46', '0 pds starpoint', '0 space-dock new-albion', '0 infantry lodor'],
    notes: { 0: ['nano-link-permit@1'] },
  };
  const t = field(spec).play('0 activate:26', '0 nano-link-permit play:nano-link-permit@1');
  expect(t.may(0)).toEqual(['done', 'settle:pds@starpoint>lodor', 'settle:space-dock@new-albion>lodor']);
  t.play('0 settle:pds@starpoint>lodor', '0 done');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 pds']);
  expect(t.s.own[1]!.notes).toContain('nano-link-permit@1');
  const bound = field({ ...spec, tokens: { 27: [0] } }).play('0 activate:26');
  expect(offers(bound, 0).filter((key) => key.includes('nano'))).toEqual([]);
});

it('[TI4-AC-15] [TI4-BT-ralnel] [TI4-F-RAL-10] [data-skimmer] what others discard lies on it until its player passes and takes one', () => {
  const spec: Field = {
    ...ralnel,
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 infantry lodor'],
    cards: { 1: ['mining-initiative', 'plague'] },
    open: { 0: ['breakthrough:data-skimmer'] },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
    also({ pub }) {
      pub.units = pub.units.filter((u) => u.owner === 1);
      pub.planets.lodor!.controller = 1;
      pub.active = 1;
    },
  };
  const t = through(field(spec), '1 action:mining-initiative play:mining-initiative#1>lodor');
  const skimmer = () => t.s.pub.cards.find(({ id }) => id === 'data-skimmer')!;
  expect([skimmer().cards, t.s.pub.discards.actions]).toEqual([['mining-initiative#1'], []]);
  const passed = field({
    ...spec,
    also: (s) => {
      spec.also!(s);
      s.pub.players[0]!.passed = true;
    },
  });
  through(passed, '1 action:mining-initiative play:mining-initiative#1>lodor');
  expect(passed.s.pub.discards.actions).toEqual(['mining-initiative#1']);
  const taking = field({
    ...spec,
    begin: TURN,
    also(s) {
      const deck = s.dark.decks.actions;
      const [one, two] = [...deck].sort() as [string, string];
      s.dark.decks.actions = deck.filter((card) => card !== one && card !== two);
      s.pub.decks.actions -= 2;
      s.pub.cards = s.pub.cards.map((card) => ({ ...card, cards: [one, two] }));
    },
  });
  const [one, two] = taking.s.pub.cards.find(({ id }) => id === 'data-skimmer')!.cards!;
  taking.play('0 pass');
  expect(taking.may(0)).toEqual([`data-skimmer use@0>card:${one}`, `data-skimmer use@0>card:${two}`].sort()); // one must be taken
  taking.play(`0 data-skimmer use@0>card:${two}`);
  expect([taking.s.own[0]!.hand, taking.s.pub.discards.actions]).toEqual([[two], [one]]);
  expect(taking.s.pub.cards.find(({ id }) => id === 'data-skimmer')!.cards).toBeUndefined();
});
