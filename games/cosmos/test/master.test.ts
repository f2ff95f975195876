// CSM-GM-4, CSM-GM-5, CSM-GM-8: what the game master corrects, says and undoes.
import { copy, type Know, load, save, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { look, sys } from '../atoms.ts';
import box from '../index.ts';
import { cosmosLetters } from '../letters/index.ts';
import { changesBetween, groupChanges } from '../report/changes.ts';
import { fingerprint } from '../report/fingerprint.ts';
import { DOMINION, TIDINGS } from '../report/ledger.ts';
import { overviewOf } from '../report/overview.ts';
import { pathMsg } from '../report/path.ts';
import { placeMsg } from '../say.ts';
import type { Cosmos, World } from '../state.ts';
import { factionOf } from '../values/sheets.ts';

/** `arrange` changes the truth, which the master knows. */
const table = (arrange: (world: World) => void = () => undefined, edition = DOMINION) =>
  scenario<Cosmos>(box, {
    seats: 3,
    seed: 5,
    edition,
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
    expect(t.s.own[0]!.report.filter(({ key }) => key !== 'report.undone')).toEqual(published);
  });
  it('[CSM-GM-5] one is told by names, never by those of the machine', () => {
    const t = table((world) => {
      world.sides[0]!.cards.push({ card: 'boost-hull', left: 0, got: 1, used: 0 });
      sys(world, 'green-12').dom = { orbit: null, ground: null };
    });
    const { say } = speaker('es', wordsOf(box.home, 'es'));
    const world = t.s.dark.world!;
    const mine = say({ key: `faction.${t.s.pub.factions[0]}` });
    const at = world.sides[0]!.fleets.A!.at;
    const from = say(placeMsg(world, at));
    const told = (path: string, value: string) => {
      t.play(fix(t, path, value));
      return say(t.s.own[0]!.report.at(-1)!);
    };
    const said = (what: string, old: string, now: string) =>
      `El gestor ha corregido ${what}: de ${old} a ${now}. Motivo: recount`;
    expect(told('sides.0.fleets.A.at', 'green-12')).toBe(said(`${mine} · flota A · posición`, from, 'verde 12'));
    expect(told('systems.green-12.dom.orbit', '0')).toBe(said('verde 12 · dominio · órbita', 'nadie', mine));
    expect(told('systems.green-12.looted', 'true')).toMatch(/: de no a sí\. Motivo/);
    expect(told('sides.0.cards.0.card', 'nova-bomb')).toBe(
      said(`${mine} · cartas · n.º 1 · carta`, say({ key: 'card.boost-hull' }), say({ key: 'card.nova-bomb' })),
    );
    expect(told('sides.0.R', '777')).toMatch(/ · R: de \d+ a 777\. Motivo/);
  });
  it('[CSM-GM-5, CSM-GM-8] one is told as it was in a campaign of an earlier edition', () => {
    const t = table(() => undefined, TIDINGS);
    const { at } = t.s.dark.world!.sides[0]!.fleets.A!;
    t.play(fix(t, 'sides.0.fleets.A.at', 'green-12'));
    const path = pathMsg(t.s.dark.world!, 'sides.0.fleets.A.at');
    expect(t.s.own[0]!.report.at(-1)!.args).toEqual({ turn: 1, path, from: at, to: 'green-12', note: 'recount' });
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

describe('a letter to who gets the list back', () => {
  const written = async (t: T, seat: number) => {
    const language = speaker('es', wordsOf(box.home, 'es'));
    return cosmosLetters.write(t.match.know(seat) as Know, t.match.requestsTo(seat)[0]!, language);
  };
  it('[CSM-GM-4, CSM-REPORT-1] says that the master gives it back, shows it, and sends the last report again', async () => {
    const t = table();
    t.play(hand(0, 'recolectar flota A'), hand(1, ''));
    t.play('2 reopen');
    const { subject, text, enclosed } = await written(t, 0);
    expect(subject).toBe('Turno 1: el gestor devuelve las listas');
    expect(text).toMatch(
      /devuelto las listas del turno 1\b[\s\S]*\n {4}recolectar flota A\n[\s\S]*comienza la partida/,
    );
    expect(enclosed).toHaveLength(1);
    expect((await written(t, 1)).text).toContain('(ninguna orden)');
    t.play(hand(0, ''), hand(1, ''), '2 publish');
    expect((await written(t, 0)).text).not.toContain('devuelto');
  });
  it('[CSM-GM-4] says that the turn was undone, so that nobody trusts its report', async () => {
    const t = table();
    t.play(hand(0, ''), hand(1, ''), '2 publish', hand(0, 'préstamo 100 a 4 pagos'), hand(1, ''), '2 publish');
    t.play(deal('undoing', { note: 'again' }), '2 reopen');
    const { text } = await written(t, 0);
    expect(text).toMatch(/deshecho el turno 2 [\s\S]*préstamo 100 a 4 pagos[\s\S]*informe del turno 1/);
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

it('[CSM-GM-4] whoever had the report of an undone turn reads in the next one that it was undone, and why', () => {
  const t = table();
  t.play(hand(0, ''), hand(1, ''), '2 publish', deal('undoing', { note: 'a list was lost' }), '2 publish');
  for (const seat of [0, 1])
    expect(t.s.own[seat]!.report).toContainEqual({ key: 'report.undone', args: { turn: 1, note: 'a list was lost' } });
  t.play(hand(0, ''), hand(1, ''), '2 publish');
  expect(JSON.stringify(t.s.own[0]!.report)).not.toContain('report.undone');
});

describe('events', () => {
  const plan = (...events: object[]) => {
    const whole = events.map((one) => ({ turn: 1, text: '', announced: 'never', change: null, ...one }));
    return deal('events', { events: whole });
  };
  const raid = { do: 'units', faction: 'neutral', what: 'renegade-raider', n: 5, at: 'green-20', fleet: '' };
  const gift = (t: T) => ({ do: 'R', faction: t.s.pub.factions[0]!, what: '', n: 50, at: '', fleet: '' });
  const keys = (t: T, seat: number) => t.s.own[seat]!.report.map(({ key }) => key);
  const turnOver = (t: T) => t.play(hand(0, ''), hand(1, ''), '2 publish');

  it('[CSM-GM-5] happen in the report and the world of their turn, and once; who is concerned reads what befell', () => {
    const t = table();
    const calm = table();
    t.play(plan({ turn: 2, text: 'Raiders!', change: raid }, { turn: 2, text: 'A gift.', change: gift(t) }));
    for (const each of [t, calm]) turnOver(each);
    expect(t.s.dark.world).toEqual(calm.s.dark.world);
    expect(JSON.stringify([t.s.own[0], t.s.own[1], t.s.pub])).not.toContain('Raiders');
    for (const each of [t, calm]) turnOver(each);
    expect(t.s.dark.world!.systems['green-20']!.units['-1']).toEqual({ 'renegade-raider': 5 });
    expect(t.s.dark.world!.sides[0]!.R).toBe(calm.s.dark.world!.sides[0]!.R + 50);
    const told = (seat: number) => keys(t, seat).filter((key) => /event|befell/.test(key));
    expect([told(0), told(1)]).toEqual([
      ['report.event', 'report.event', 'report.befell'],
      ['report.event', 'report.event'],
    ]);
    expect([t.s.dark.desk, t.s.own[2]!.desk]).toEqual([{ notes: [] }, { notes: [] }]);
    turnOver(t);
    expect(keys(t, 0)).not.toContain('report.event');
  });
  it('[CSM-GM-5] are announced where the master wants it, dropped by a plan without them, and come back with an undone turn', () => {
    const t = table();
    t.play(plan({ turn: 2, text: 'A storm.', announced: 'now' }));
    turnOver(t);
    expect(t.s.own[1]!.report).toContainEqual({ key: 'report.foretold', args: { turn: 2, text: 'A storm.' } });
    turnOver(t);
    expect(keys(t, 0)).toContain('report.event');
    t.play(deal('undoing', { note: 'again' }));
    expect(t.s.dark.desk.events).toHaveLength(1);
    t.play(plan(), '2 publish');
    expect(keys(t, 0)).not.toContain('report.event');
  });
  it('[CSM-GM-5] that cannot be any more leave the world as it is; the master alone is told', () => {
    const t = table();
    const loss = { ...gift(t), n: -400 };
    t.play(plan({ turn: 1, text: 'Thieves.', change: loss }), fix(t, 'sides.0.R', '10'));
    turnOver(t);
    expect(t.s.dark.world!.sides[0]!.R).toBeGreaterThanOrEqual(0);
    expect(keys(t, 0)).not.toContain('report.event');
  });
  it('[CSM-GM-5] are refused for a turn that is over, without a word where one is needed, or with what does not exist', () => {
    const t = table();
    t.refuses(plan({ turn: 0, text: 'late' }));
    t.refuses(plan({ text: ' ' }));
    t.refuses(plan({ announced: 'now', change: raid }));
    t.refuses(plan({ text: 'x', change: { ...raid, what: 'nothing' } }));
    t.refuses(plan({ text: 'x', change: { ...raid, at: 'green-99' } }));
    t.refuses(deal('events', { events: [{ turn: 1, text: 'x', announced: 'soon', change: null }] }));
  });
});

describe('the overview', () => {
  const t = table((world) => {
    world.sides[0]!.cards.push({ card: 'boost-hull', left: 0, got: 1, used: 0 });
    world.sides[1]!.loans.push({ turn: 1, principal: 100, rate: 20, payments: 4, paid: 1, first: 2, broker: 0 });
    world.pacts.push({ a: 0, b: 1, from: 1, until: 5 });
  });
  const world = t.s.dark.world!;
  it.each(['es', 'en'] as const)('[CSM-GM-4] is the whole truth, in words (%s)', (language) => {
    const { say } = speaker(language, wordsOf(box.home, language));
    const sections = overviewOf(world).map(({ title, columns, rows }) => ({
      title: say(title),
      columns: columns.map(say),
      rows: rows.map((row) => row.map((cell) => (cell === null ? '' : typeof cell === 'number' ? cell : say(cell)))),
    }));
    for (const { columns, rows } of sections) for (const row of rows) expect(row).toHaveLength(columns.length);
    const part = (key: string) => sections.find(({ title }) => title === say({ key }))!.rows;
    expect(part('sheet.all.factions').map(([, , R]) => R)).toEqual(world.sides.map(({ R }) => R));
    const fleets = world.sides.flatMap((side) => Object.keys(side.fleets));
    expect(part('sheet.fleets')).toHaveLength(fleets.length);
    expect(part('sheet.loans')[0]!.slice(2)).toEqual([100, 20, 3, say({ key: `faction.${world.sides[0]!.faction}` })]);
    expect([part('sheet.pacts').length, part('sheet.cards').length]).toEqual([1, 1]);
    const codes = part('sheet.all.black').map(([place]) => String(place));
    expect(codes).toHaveLength(100);
    for (const [i, { code }] of world.black.entries()) expect(codes[i]).toContain(code);
    const found = part('sheet.all.hidden').length;
    expect(found).toBe(Object.values(world.cards).filter((cards) => cards.length > 0).length);
  });
  it('[CSM-GM-4] changes of a trial stand by faction and place, black squares by their codes', () => {
    const after = copy(world);
    after.sides[1]!.R += 5;
    const at = world.black.findIndex((square) => square.code !== '');
    after.black[at]!.gone = !after.black[at]!.gone;
    after.fund += 1;
    for (const place of ['yellow-4', 'white-3', 'violet-8', 'white-20'])
      sys(after, place).looted = !look(world, place).looted;
    const groups = groupChanges(after, changesBetween(world, after));
    const { code } = world.black[at]!;
    expect(code).not.toBe('');
    expect(groups.map(({ of }) => of)).toEqual([
      { key: `faction.${world.sides[1]!.faction}` },
      { key: 'place.violet', args: { n: 8 } },
      { key: 'place.yellow', args: { n: 4 } },
      { key: 'place.white', args: { n: 3 } },
      { key: 'place.white', args: { n: 20 } },
      { key: 'place.black', args: { code } },
      { key: 'value.table' },
    ]);
    expect(JSON.stringify(pathMsg(world, `black.${at}.gone`))).toContain(code);
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
