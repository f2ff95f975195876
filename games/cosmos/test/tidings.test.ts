// CSM-REPORT-2, CSM-GM-4, CSM-GM-5: what is told plainly: who fell, what was lent, why a spied order failed, what a trial changes.
import { copy, fastChance, type Json, type Msg, speaker, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../game.ts';
import { emptyOwn } from '../imagine.ts';
import box from '../index.ts';
import { problemMsg } from '../orders/expected.ts';
import { readList } from '../orders/parse.ts';
import { positionOf } from '../orders/position.ts';
import { changesBetween } from '../report/changes.ts';
import { CHRONICLE } from '../report/ending.ts';
import { reportOf } from '../report/index.ts';
import { DOMINION, heldBy, TIDINGS, turned } from '../report/ledger.ts';
import { overviewOf } from '../report/overview.ts';
import { refresh } from '../resolver/boards.ts';
import type { Cosmos, World } from '../state.ts';
import { cards, fleet, home, play, quadrant } from './kit.ts';

const { say } = speaker('es', wordsOf(box.home, 'es'));
const table = (edition: number, arrange: (world: World) => void = () => undefined) =>
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
const hand = (seat: number, orders: string) => `${seat} ${JSON.stringify({ orders })}`;
const saidOf = (lines: readonly Msg[]) => lines.map((line) => say(line));

describe('a hero', () => {
  /** Its fleet meets another that nothing withstands. */
  const doom = ({ sides }: World) => {
    const [mine, theirs] = [sides[0]!, sides[1]!];
    const at = 'green-12';
    const ship = (side: typeof mine) => Object.keys(side.fleets.A!.units)[0]!;
    mine.fleets.Y = { ...copy(mine.fleets.A!), at, units: { [ship(mine)]: 1 }, cargo: {} };
    mine.heroes[0]!.spot = { in: 'fleet', label: 'Y' };
    theirs.fleets.Z = { ...copy(theirs.fleets.A!), at, units: { [ship(theirs)]: 900 }, cargo: {} };
  };
  const turn = [hand(0, ''), hand(1, ''), '2 publish'];

  it('[CSM-HERO-3, CSM-REPORT-2] that fell is told to its faction, once, and to nobody else', () => {
    const t = table(TIDINGS, doom);
    const hero = t.s.dark.world!.sides[0]!.heroes[0]!;
    t.play(...turn);
    expect(t.s.dark.world!.sides[0]!.heroes[0]!.alive).toBe(false);
    const line = { key: 'report.fell', args: { hero: { key: `hero.${hero.id}` } } };
    expect(t.s.own[0]!.report.filter(({ key }) => key === line.key)).toEqual([line]);
    expect(JSON.stringify(t.s.own[1]!.report)).not.toContain('report.fell');
    t.play(...turn);
    expect(JSON.stringify(t.s.own[0]!.report)).not.toContain('report.fell');
  });
  it('[CSM-GM-8] falls without a word in a campaign of an earlier edition, which keeps its hashes', () => {
    const t = table(CHRONICLE, doom);
    t.play(...turn);
    expect(t.s.dark.world!.sides[0]!.heroes[0]!.alive).toBe(false);
    expect(JSON.stringify(t.s.own[0]!.report)).not.toContain('report.fell');
    expect(cosmos.edition).toBeGreaterThan(CHRONICLE);
  });
});

describe('a loan that a master gives or takes', () => {
  const one = { what: '20', at: '', fleet: '', do: 'loan', n: 300 };
  const lend = (faction: string, more = {}) => {
    const amendments = [{ ...one, faction, told: 'faction', note: 'a gift', ...more }];
    return `2 @deal.amendments ${JSON.stringify({ amendments })}`;
  };
  const event = (faction: string) => {
    const events = [{ turn: 1, text: 'the bank is generous', announced: 'never', change: { ...one, faction } }];
    return `2 @deal.events ${JSON.stringify({ events })}`;
  };
  it('[CSM-GM-5, CSM-BANK-3] is told with its figures, and an event’s as well', () => {
    const t = table(TIDINGS);
    const faction = t.s.pub.factions[0]!;
    t.play(lend(faction), lend(faction, { what: '1', n: -300 }), event(faction), hand(0, ''), hand(1, ''), '2 publish');
    const told = saidOf(t.s.own[0]!.report).join('\n');
    expect(told.match(/recibe un préstamo de 300R a 20 pagos/g)).toHaveLength(2);
    expect(told).toContain('pierde el préstamo del turno 1');
  });
  it('[CSM-GM-8] is told as it was in a campaign of an earlier edition', () => {
    const t = table(CHRONICLE);
    const faction = t.s.pub.factions[0]!;
    t.play(lend(faction), event(faction), hand(0, ''), hand(1, ''), '2 publish');
    const things = JSON.stringify(t.s.own[0]!.report).match(/\{"key":"amend\.loan[^}]*\}\}/g);
    expect(things).toEqual(Array(2).fill('{"key":"amend.loan","args":{"what":"20"}}'));
  });
});

describe('in plain words', () => {
  it('[CSM-CARD-TROJAN-1] why a spied order failed, never by a code', () => {
    const w = quadrant('liga-pirata', 'european');
    cards(w, 0, 'quantum-trojan');
    const lists = { 0: 'usar troyano cuantico contra european ordenes 2', 1: 'recolectar A\nrecolectar A' };
    const [line] = play(w, lists).now.lines.filter(({ msg }) => msg.key === 'report.trojan');
    expect(say(line!.msg)).toBe('Orden 2 de European: recolectar flota A (falla: acción ya gastada ese turno).');
    for (const language of ['es', 'en'] as const)
      for (const [key, text] of Object.entries(wordsOf(box.home, language)))
        if (/^error\..*\.short$/.test(key)) expect([key, /E\d\d/.test(text)]).toEqual([key, false]);
  });
  it('[CSM-LANG-4] «mi base» is where an Asian governs, is asked back where there are several, and says that there is none', () => {
    const { match } = startMatch<Cosmos>(cosmos, { seats: 2, options: {}, chance: fastChance(5) });
    for (const [seat, faction] of ['asian', 'european'].entries())
      match.apply(match.aim({ seat, choice: `faction:${faction}` }));
    for (const seat of [0, 1]) {
      const { ask } = match.requestsTo(seat)[0]!;
      if (ask.shape === 'one') match.apply(match.aim({ seat, choice: ask.options[0]!.key }));
    }
    const position = positionOf(match.know(0))!;
    const [first, second] = position.bases;
    const read = (bases: string[]) => readList('reclutar 10 en mi base', 'asian', { ...position, bases });
    expect(read([first!])).toMatchObject({ problems: [], orders: [{ at: first }] });
    expect(second).toBeDefined();
    expect(read([first!, second!]).problems[0]!.which).toHaveLength(2);
    expect(say(problemMsg(read([]).problems[0]!))).toMatch(/^Línea 1, columna \d+: no tienes ningún sistema que/);
  });
});

describe('a trial run', () => {
  const held = (...names: string[]): Json => ({ cards: names.map((card, i) => ({ card, left: 1, got: i })) }) as Json;
  it('[CSM-GM-4] a card that is spent is the one that is gone; those behind it are no changes', () => {
    const [before, after] = [held('a', 'b', 'c'), held('a', 'b', 'c')] as { cards: Json[] }[];
    after!.cards.splice(1, 1);
    expect(changesBetween(before as Json, after as Json)).toEqual([
      { path: 'cards.1.card', from: 'b', to: null },
      { path: 'cards.1.left', from: 1, to: null },
      { path: 'cards.1.got', from: 1, to: null },
    ]);
    after!.cards.push({ card: 'd', left: 1, got: 9 });
    const paths = changesBetween(before as Json, after as Json).map(({ path, from, to }) => [path, from, to]);
    expect(paths).toEqual([
      ['cards.1.card', 'b', null],
      ['cards.1.left', 1, null],
      ['cards.1.got', 1, null],
      ['cards.2.card', null, 'd'],
      ['cards.2.left', null, 1],
      ['cards.2.got', null, 9],
    ]);
  });
  it('[CSM-GM-4] one that was used but is still there is the same one, and factions are never taken for each other', () => {
    const [before, after] = [held('a', 'b'), held('a', 'b')] as { cards: { left: number }[] }[];
    after!.cards[1]!.left = 0;
    expect(changesBetween(before as Json, after as Json)).toEqual([{ path: 'cards.1.left', from: 1, to: 0 }]);
    const sides = (...all: number[]): Json => ({ sides: all.map((R) => ({ R })) });
    expect(changesBetween(sides(1, 2, 2), sides(2, 2, 2))).toEqual([{ path: 'sides.0.R', from: 1, to: 2 }]);
  });
});

describe('the sheet', () => {
  it('[CSM-REPORT-1, CSM-UNIT-2] has the figures of units that came from elsewhere, and says which cards last', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'Q', home(w, 0), { 'battariu-high-command': 1 });
    cards(w, 0, 'boost-shield', 'quantum-spy', 'ion-wave');
    const own = { ...emptyOwn(), standing: [], report: [] };
    refresh(w, 0, own, []);
    const { match } = startMatch<Cosmos>(cosmos, { seats: 2, options: { deal: true }, chance: fastChance(5) });
    const know = { ...match.know(0), own, pub: { ...match.know(0).pub, factions: ['liga-pirata', 'european'] } };
    const rows = (title: string) =>
      reportOf(know)
        .sheet.find((section) => section.title.key === title)!
        .rows.map((row) => row.map((cell) => (typeof cell === 'object' && cell ? say(cell) : cell)));
    expect(rows('sheet.units').at(-1)!.slice(0, 4)).toEqual(['Alto Mando Battariu', 250, 900, 250]);
    expect(rows('sheet.cards').map(([card, uses]) => [card, uses])).toEqual([
      ['Potenciar Escudos', 'permanente'],
      ['Espía Cuántico', 'uno por turno'],
      ['Onda Iónica', 3],
    ]);
  });
  it('[CSM-GM-4] of the master has the fleets of each faction by their letters', () => {
    const w = quadrant('liga-pirata', 'european');
    for (const label of ['AA', 'C', 'B']) fleet(w, 0, label, home(w, 0), { corsario: 1 });
    const { rows } = overviewOf(w).find(({ title }) => title.key === 'sheet.fleets')!;
    const pirates = rows.filter(([faction]) => (faction as Msg).key === 'faction.liga-pirata');
    expect(pirates.map(([, label]) => say(label as Msg))).toEqual(['flota A', 'flota B', 'flota C', 'flota AA']);
  });
});

describe('a system', () => {
  const at = 'green-12';
  /** Seat 0 holds it by a ship; seat 1 comes with more. */
  const coming = ({ sides, systems }: World) => {
    const [mine, theirs] = [sides[0]!, sides[1]!];
    const ship = (side: typeof mine) => Object.keys(side.fleets.A!.units)[0]!;
    mine.fleets.Y = { ...copy(mine.fleets.A!), at, units: { [ship(mine)]: 1 }, cargo: {} };
    theirs.fleets.Z = { ...copy(theirs.fleets.A!), at: 'green-13', units: { [ship(theirs)]: 900 }, cargo: {} };
    expect(systems[at]?.dom ?? { orbit: null }).toMatchObject({ orbit: null });
  };
  const holds = (lines: readonly Msg[]) => saidOf(lines.filter(({ key }) => /^report\.(un)?held$/.test(key)));
  const nothing = [hand(0, ''), hand(1, ''), '2 publish'];
  const strike = [hand(0, ''), hand(1, 'mover flota Z a verde 12'), '2 publish'];

  it('[CSM-REPORT-2] that was won is told with what is held there, and one that was lost with who holds it', () => {
    const t = table(DOMINION, coming);
    t.play(...nothing);
    expect(holds(t.s.own[0]!.report)).toEqual(['Ahora dominas: verde 12 (órbita y tierra).']);
    expect(holds(t.s.own[1]!.report)).toEqual(['Ahora dominas: verde 13 (órbita y tierra).']);
    t.play(...nothing);
    expect([holds(t.s.own[0]!.report), holds(t.s.own[1]!.report)]).toEqual([[], []]);
    t.play(...strike);
    expect(holds(t.s.own[1]!.report)[0]).toMatch(/^Ahora dominas: verde 12 \(órbita/);
    expect(holds(t.s.own[0]!.report)[0]).toMatch(/^Ya no dominas: verde 12 \(órbita/);
  });
  it('[CSM-REPORT-2] that is lost in sight is told with whoever holds it now, area by area', () => {
    const t = table(DOMINION);
    const [own, pub] = [t.s.own[0]!, t.s.pub];
    const [some] = Object.values(own.board);
    const seen = (orbit: number | null, ground: number | null) => ({ ...some!, dom: { orbit, ground } });
    const after = {
      ...own,
      board: { 'red-1': seen(1, 1), 'green-2': seen(0, 1), 'blue-3': seen(null, null), 'white-4': seen(1, null) },
    };
    const before = {
      ...own,
      board: { 'red-1': seen(0, 0), 'green-2': seen(0, 0), 'blue-3': seen(0, null), 'white-4': seen(0, 0) },
    };
    const foe = say({ key: `faction.${pub.factions[1]}` });
    expect(saidOf(turned(pub, after, heldBy(before, 0), heldBy(after, 0)))).toEqual([
      `Ya no dominas: rojo 1 (órbita y tierra; ahora, ${foe}), verde 2 (tierra; ahora, ${foe}), azul 3 (órbita) y blanco 4 (órbita y tierra).`,
    ]);
    expect(saidOf(turned(pub, before, heldBy(after, 0), heldBy(before, 0)))).toEqual([
      'Ahora dominas: rojo 1 (órbita y tierra), verde 2 (tierra), azul 3 (órbita) y blanco 4 (órbita y tierra).',
    ]);
  });
  it('[CSM-GM-8] changes hands without a line of its own in a campaign of an earlier edition', () => {
    const t = table(TIDINGS, coming);
    t.play(...nothing);
    expect(holds(t.s.own[0]!.report)).toEqual([]);
  });
});
