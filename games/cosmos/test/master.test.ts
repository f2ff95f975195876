// CSM-GM-4, CSM-GM-5, CSM-GM-8: what the game master corrects, says and undoes.
import { copy, load, save } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import box from '../index.ts';
import { fingerprint } from '../report/fingerprint.ts';
import type { Cosmos, World } from '../state.ts';
import { factionOf } from '../values/sheets.ts';

/** `arrange` changes the truth, which the master knows. */
const table = (arrange: (world: World) => void = () => undefined) =>
  scenario<Cosmos>(box, {
    seats: 3,
    seed: 5,
    options: { deal: true, turns: 6, master: true },
    arrange({ own, dark }) {
      arrange(dark.world!);
      own[2]!.world = copy(dark.world);
    },
  });
const withCard = () =>
  table((world) => void world.sides[0]!.cards.push({ card: 'boost-hull', left: 0, got: 1, used: 0 }));
const hand = (seat: number, orders: string) => `${seat} ${JSON.stringify({ orders })}`;
const deal = (key: string, choice: object) => `2 @deal.${key} ${JSON.stringify(choice)}`;
type T = ReturnType<typeof table>;
const fix = (t: T, path: string, value: string, more = {}) =>
  deal('corrections', {
    corrections: [{ path, value, faction: t.s.pub.factions[0]!, told: 'faction', note: 'recount', ...more }],
  });

describe('corrections', () => {
  it('[CSM-GM-5] one made before publishing is in the report that is published', () => {
    const t = table();
    t.play(hand(0, ''), hand(1, ''), fix(t, 'sides.0.R', '777'), '2 publish');
    expect(t.s.own[0]!.report).toContainEqual(expect.objectContaining({ key: 'corrected' }));
    expect(JSON.stringify(t.s.own[1]!.report)).not.toContain('corrected');
    t.play(hand(0, ''), hand(1, ''), '2 publish'); // once
    expect(t.s.own[0]!.report.map(({ key }) => key)).not.toContain('corrected');
    expect([t.s.dark.desk.notes, t.s.own[2]!.desk!.notes]).toEqual([[], []]);
  });
  it('[CSM-GM-5, CSM-GM-4] one made after publishing is in the next report too, and comes back when that is undone', () => {
    const t = table();
    t.play(hand(0, ''), hand(1, ''), '2 publish', fix(t, 'sides.0.R', '777'));
    expect(t.s.own[0]!.report.at(-1)!.key).toBe('corrected');
    t.play(hand(0, ''), hand(1, ''), '2 publish');
    const published = copy(t.s.own[0]!.report);
    expect(published.at(-1)!.key).toBe('corrected');
    t.play(deal('undoing', { note: 'again' }), '2 publish');
    expect(t.s.own[0]!.report).toEqual(published);
  });
  it('[CSM-GM-5] a text is checked by what it may be there', () => {
    const t = withCard();
    const { fleets } = t.s.dark.world!.sides[0]!;
    const at = Object.values(fleets)[0]!.at;
    const wrong: [string, string][] = [
      [`sides.0.fleets.A.at`, 'grren-12'],
      ['sides.0.cards.0.card', 'nova-bom'],
      ['sides.0.heroes.0.id', 'nobody'],
      [`systems.${at}.portal`, 'pink'],
      [`systems.${at}.trap`, 'open'],
      [`systems.${at}.dom.orbit`, '7'],
      ['sides.0.faction', 'rauk'],
      ['seed', 'another'],
      ['turn', '9'],
      ['cards.green-1.0', 'nothing'],
      ['sides.0.R', '-5'],
    ];
    for (const [path, value] of wrong) t.refuses(fix(t, path, value));
    t.play(
      fix(t, 'sides.0.fleets.A.at', 'green-12'),
      fix(t, `systems.${at}.portal`, 'star'),
      fix(t, `systems.${at}.trap`, 'off'),
      fix(t, 'cards.green-1.0', 'emp'),
    );
    expect(t.s.dark.world!.sides[0]!.fleets.A!.at).toBe('green-12');
    t.play(hand(0, ''), hand(1, ''), '2 publish');
    expect(t.s.pub.turn).toBe(2);
  });
  it('[CSM-GM-5, CSM-TECH-7] a card changed into another has the uses of that other', () => {
    const t = withCard();
    t.play(fix(t, 'sides.0.cards.0.card', 'ion-wave'));
    expect(t.s.dark.world!.sides[0]!.cards).toEqual([{ card: 'ion-wave', left: 3, got: 1, used: 0 }]);
    t.play(fix(t, 'sides.0.cards.0.card', 'quantum-spy'));
    t.play(hand(0, 'usar espia cuantico en verde 3'), hand(1, ''), '2 publish');
    expect(t.s.own[0]!.report[0]!.args!.outcome).toEqual({ key: 'done' });
  });
});

describe('additions and notes', () => {
  const amend = (t: T, one: object, more = {}) => {
    const empty = { faction: t.s.pub.factions[0]!, what: '', at: '', fleet: '', told: 'faction', note: 'a gift' };
    return deal('amendments', { amendments: [{ ...empty, ...one, ...more }] });
  };
  const ship = (t: T) => Object.keys(t.s.dark.world!.sides[0]!.fleets.A!.units)[0]!;

  it('[CSM-GM-5] adds and takes away R, cards, units, fleets, troops, buildings and loans', () => {
    const t = table();
    const side = () => t.s.dark.world!.sides[0]!;
    const R = side().R;
    const troop = factionOf(side().faction).troops[0]!.id;
    t.play(
      amend(t, { do: 'R', n: 50 }),
      amend(t, { do: 'card', what: 'ion-wave', n: 2 }),
      amend(t, { do: 'card', what: 'ion-wave', n: -1 }),
      amend(t, { do: 'units', what: ship(t), n: 3, at: 'green-12', fleet: 'Q' }),
      amend(t, { do: 'units', what: ship(t), n: -2, at: 'green-12', fleet: 'Q' }),
      amend(t, { do: 'troops', what: troop, n: 40, at: 'green-13' }),
      amend(t, { do: 'building', what: 'shipyard', n: 1, at: 'green-13' }),
      amend(t, { do: 'loan', what: '20', n: 400 }),
      amend(t, { do: 'units', what: 'renegade-raider', n: 5, at: 'green-20', faction: 'neutral' }),
    );
    expect([side().R, side().cards.map(({ card, left }) => [card, left])]).toEqual([R + 50, [['ion-wave', 3]]]);
    expect(side().fleets.Q).toMatchObject({ at: 'green-12', units: { [ship(t)]: 1 } });
    expect(t.s.dark.world!.systems['green-13']).toMatchObject({
      ground: { 0: { [troop]: 40 } },
      buildings: [{ id: 'shipyard', owner: null }],
    });
    expect(side().loans.at(-1)).toMatchObject({ principal: 400, payments: 20, rate: 20 });
    expect(t.s.dark.world!.systems['green-20']!.units['-1']).toEqual({ 'renegade-raider': 5 });
    t.play(
      amend(t, { do: 'units', what: ship(t), n: -1, at: 'green-12', fleet: 'Q' }),
      amend(t, { do: 'building', what: 'shipyard', n: -1, at: 'green-13' }),
      amend(t, { do: 'loan', what: '1', n: -1 }),
    );
    expect([side().fleets.Q, t.s.dark.world!.systems['green-13']!.buildings]).toEqual([undefined, []]);
    expect(t.s.own[0]!.report.filter(({ key }) => key === 'amended').length).toBe(11);
    t.play(hand(0, ''), hand(1, ''), '2 publish');
    expect(t.s.own[0]!.report.filter(({ key }) => key === 'amended').length).toBe(11);
    expect(JSON.stringify(t.s.own[1]!.report)).not.toContain('amended');
  });
  it('[CSM-GM-5] refuses what is not there, has no name or does not fit, and needs a reason', () => {
    const t = table();
    const wrong = [
      { do: 'R', n: -100000 },
      { do: 'R', n: 0 },
      { do: 'card', what: 'nothing', n: 1 },
      { do: 'card', what: 'key', n: 1 },
      { do: 'card', what: 'ion-wave', n: -1 },
      { do: 'units', what: ship(t), n: 1, at: 'green-99', fleet: 'Q' },
      { do: 'units', what: ship(t), n: 1, at: 'green-12', fleet: '' },
      { do: 'units', what: ship(t), n: 1, at: 'green-12', fleet: 'A' }, // fleet A is elsewhere
      { do: 'units', what: ship(t), n: -1, at: 'green-12', fleet: 'Q' },
      { do: 'troops', what: 'pirata', n: 5, at: 'green-12', fleet: 'Q' },
      { do: 'building', what: 'shipyard', n: 2, at: 'green-12' },
      { do: 'building', what: 'shipyard', n: -1, at: 'green-12' },
      { do: 'loan', what: '7', n: 100 },
      { do: 'loan', what: '9', n: -1 },
      { do: 'R', n: 5, faction: 'nobody' },
      { do: 'R', n: 5, note: ' ' },
      { do: 'dance', n: 5 },
    ];
    for (const one of wrong) t.refuses(amend(t, one));
  });
  it('[CSM-GM-5] a note is in the next report of its reader alone, or of all, and once', () => {
    const t = table();
    const note = (to: string, text: string) => deal('notes', { to, text });
    t.refuses(note('all', ' '));
    t.refuses(note('nobody', 'x'));
    t.play(note('all', 'until Sunday'), note(t.s.pub.factions[1]!, 'well done'));
    expect(t.s.own[0]!.report).toEqual([]);
    t.play(hand(0, ''), hand(1, ''), '2 publish');
    const texts = (seat: number) =>
      t.s.own[seat]!.report.filter(({ key }) => key === 'report.note').map(({ args }) => args!.text);
    expect([texts(0), texts(1)]).toEqual([['until Sunday'], ['until Sunday', 'well done']]);
    t.play(hand(0, ''), hand(1, ''), '2 publish');
    expect([texts(0), texts(1)]).toEqual([[], []]);
  });
});

describe('undoing', () => {
  it('[CSM-GM-8, CSM-GM-4] the same lists give the same campaign to the byte after an undone turn', () => {
    const t = table();
    t.play(hand(0, 'explorar flota A'), hand(1, 'prestamo 100 a 4 pagos'), '2 publish');
    const first = fingerprint(t.s);
    t.play(deal('undoing', { note: 'once more' }));
    expect(fingerprint(t.s)).not.toBe(first);
    t.play('2 publish');
    expect(fingerprint(t.s)).toBe(first);
  });
});

it('a campaign saved before the master had a desk goes on', () => {
  const t = table();
  t.play(hand(0, ''), hand(1, ''), '2 publish');
  const old = JSON.parse(save(box.game as never, t.s as never)) as { migrations: string[]; state: typeof t.s };
  old.migrations = ['master-reviews', 'master-closes'];
  const { own, dark } = old.state as unknown as Record<'own' | 'dark', Record<string, unknown>>;
  delete dark.desk;
  for (const drawer of Object.values(own) as Record<string, unknown>[]) delete drawer.desk;
  const before = dark.before as { desk?: unknown; own: Record<string, unknown>[] };
  delete before.desk;
  for (const drawer of before.own) delete drawer.desk;
  expect(load(box.game as never, JSON.stringify(old))).toEqual(t.s);
});
