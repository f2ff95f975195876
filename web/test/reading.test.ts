// What pages read off plain data: turns of a log, facts of a state, chapters of rules, the order of tables, times, names.
import type { Pass, Player, TableInfo, ToldAt } from '@orrery/api';
import { type Feats, noise } from '@orrery/board';
import { fastChance, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { mootBox } from '@orrery/kernel/testing';
import ticTacToe from '@orrery/tic-tac-toe';
import { describe, expect, it } from 'vitest';
import { isFree, sifted } from '../src/home/open-tables.tsx';
import { ordered } from '../src/home/table-row.tsx';
import { found } from '../src/rules/chapters.ts';
import { agoText, spanText } from '../src/state/time.ts';
import { namesOf, voiceOf } from '../src/state/voice.ts';
import { spread } from '../src/table/curve.tsx';
import { factsOf, readerWith } from '../src/table/facts.ts';
import { featsOf, isNewTo, summaryOf } from '../src/table/feats.ts';
import { storyOf, turnsOf } from '../src/table/log.tsx';
import { turningPoints } from '../src/table/turning-points.ts';
import { begin } from '../src/words/index.ts';

const told = (seq: number, type = 'x'): ToldAt => ({ seq, at: seq * 1000, type, args: {}, mine: false });

describe('a log', () => {
  it('is grouped by answer, or by what the game says begins a turn', () => {
    const events = [told(0), told(0), told(1), told(2, 'turn'), told(3)];
    expect(turnsOf(events, undefined).map((turn) => turn.lines.length)).toEqual([2, 1, 1, 1]);
    expect(turnsOf(events, (e) => e.type === 'turn').map((turn) => [turn.seq, turn.lines.length])).toEqual([
      [0, 3],
      [2, 2],
    ]);
  });
  it('names in one line those who answered one after the other', () => {
    const answered = (seat: number) => ({ ...told(1, 'kernel.answered'), args: { seat: { seat } } });
    const story = storyOf([answered(2), answered(0), told(1), answered(1)]);
    expect(story.map((line) => ('answered' in line ? line.answered : line.type))).toEqual([[2, 0], 'x', [1]]);
  });
  it('counts what is told several times in a row', () => {
    const by = (seat: number) => ({ ...told(1), args: { seat: { seat } } });
    const story = storyOf([by(0), by(0), by(1), by(0)]);
    expect(story.map((line) => ('times' in line ? line.times : 0))).toEqual([2, 1, 1]);
  });
});

describe('the story of a turn', () => {
  const by = (seat: number, type: string, seq = 1) => ({ ...told(seq, type), args: { seat: { seat } } });
  const feats: Feats = { sent: 'line', moved: (run) => ({ key: 'feat.moved', args: { count: run.length } }) };
  const shape = (lines: ToldAt[]) =>
    featsOf(lines, feats).map(({ type, seat, run, atoms }) => [type, seat, run.length, atoms.length]);
  it('has a line for what counts, and the rest folded under it', () => {
    expect(shape([by(0, 'turn'), by(0, 'sent'), by(0, 'acts'), by(0, 'sent')])).toEqual([
      ['sent', 0, 1, 3], // what came before the first line lies under it, too
      ['sent', 0, 1, 1],
    ]);
    expect(shape([by(0, 'turn')])).toEqual([]);
  });
  it('is new to whoever has not seen it and has not done it himself', () => {
    const lines = [by(1, 'sent', 1), by(0, 'sent', 2), by(0, 'acts', 3)];
    expect(isNewTo(lines, 0, 0, feats)).toBe(true);
    expect(isNewTo(lines, 0, 1, feats)).toBe(false); // my own deeds
    expect(isNewTo(lines, 1, 1, feats)).toBe(true);
    expect(isNewTo(lines, 1, 2, feats)).toBe(false); // what has no line of its own
  });
  it('never folds away that the table went back, or that somebody gave up', () => {
    expect(shape([by(0, 'sent'), by(1, 'kernel.returned'), by(0, 'kernel.answered')])).toEqual([
      ['sent', 0, 1, 1],
      ['kernel.returned', 1, 1, 2],
    ]);
  });
  it('tells in one line what somebody does in a row, and by whom', () => {
    const lines = [by(0, 'moved'), by(0, 'acts'), by(0, 'moved'), by(1, 'moved'), by(0, 'moved')];
    expect(shape(lines)).toEqual([
      ['moved', 0, 2, 3],
      ['moved', 1, 1, 1],
      ['moved', 0, 1, 1],
    ]);
    expect(summaryOf(featsOf(lines, feats)[0]!, feats)).toEqual({ key: 'feat.moved', args: { count: 2 } });
  });
  it('has a line for everything where a game says nothing', () => {
    expect(featsOf([by(0, 'turn'), by(0, 'turn')], undefined)).toHaveLength(2);
  });
});

describe('what is told of a reader', () => {
  const words = {
    moved: '{seat} moves.',
    'moved.you': 'You move.',
    drawn: '{who} draws.',
    'drawn.mine': '{who} draws 2.',
  };
  const voice = voiceOf({ language: 'en', words }, (seat) => `Ana ${seat}`, 1);
  it('is told to that reader in the second person, where there are such words', () => {
    expect([0, 1].map((seat) => voice.tell({ type: 'moved', args: { seat: { seat } }, mine: false }))).toEqual([
      'Ana 0 moves.',
      'You move.',
    ]);
    expect(voice.tell({ type: 'drawn', args: { who: { seat: 1 } }, mine: true })).toBe('Ana 1 draws 2.');
  });
  it('is told to an onlooker as everybody’s is', () => {
    const onlooker = voiceOf({ language: 'en', words }, (seat) => `Ana ${seat}`, null);
    expect(onlooker.tell({ type: 'moved', args: { seat: { seat: 1 } }, mine: false })).toBe('Ana 1 moves.');
    expect(onlooker.deed({ key: 'moved', args: { seat: { key: 'drawn', args: { who: 'It' } } } })).toBe(
      'It draws. moves.',
    );
  });
});

describe('the generic view', () => {
  it('sorts a state into single facts, facts per seat and the rest, and leaves out what is the kernel’s', () => {
    const drawer = { seats: 2, stack: [], round: 3, coins: [4, 5], deck: ['a'], map: { a: 1 } };
    const { single, perSeat, rest } = factsOf(drawer, 2);
    expect(single).toEqual([['round', 3]]);
    expect(perSeat).toEqual([['coins', [4, 5]]]);
    expect(rest.map(([name]) => name)).toEqual(['deck', 'map']);
  });

  it('calls things as the game does, or makes do with their keys', () => {
    const es = {
      'state.hand': 'Mano',
      'state.hand.tax': 'impuesto',
      'state.turn.is': '{seat}',
      'state.hp.is': '{value} PV',
    };
    const { nameOf, meaningOf } = readerWith(voiceOf({ language: 'es', words: es }, (seat) => `Ana ${seat}`).say);
    expect(['hand', 'handLimit'].map(nameOf)).toEqual(['Mano', 'Hand limit']);
    expect(['tax#2', 'gift#1', null, ''].map((card) => meaningOf('hand', card))).toEqual([
      'impuesto',
      'gift#1',
      '–',
      '–',
    ]);
    expect([meaningOf('turn', 1), meaningOf('hp', 0)]).toEqual(['Ana 1', '0 PV']);
    expect([true, false, 0, 'x'].map((value) => meaningOf('other', value))).toEqual(['✓', '–', '0', 'x']);
  });

  it.each([ticTacToe, mootBox])('has names for everything in the state of $game.id', ({ game, home }) => {
    const { match } = startMatch(game, { seats: game.seats[0], chance: fastChance(1) });
    const { pub, own, extra } = match.view(0);
    const names = [pub, own!, extra].flatMap((drawer) => {
      const { single, perSeat, rest } = factsOf(drawer as Record<string, unknown>, game.seats[0]);
      return [...single, ...perSeat, ...rest].map(([name]) => `state.${name}`);
    });
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !Object.hasOwn(wordsOf(home, 'es'), name))).toEqual([]);
  });
});

describe('rules', () => {
  const chapter = (id: string, title: string, ...rules: string[]) => ({
    id,
    part: 'play' as const,
    title,
    rules: rules.map((rule) => ({ id: rule, text: 'la órbita', source: 'ours' })),
  });
  const index = [
    chapter('COS-PLAN', 'Planes', 'COS-PLAN-1', 'COS-PLAN-2'),
    chapter('COS-DARK', 'Lo oscuro', 'COS-DARK-1'),
  ];
  it('are found by words, id or the title of their chapter', () => {
    const ids = (text: string) => found(index, text).flatMap(({ rules }) => rules.map((rule) => rule.id));
    expect(ids('dark')).toEqual(['COS-DARK-1']);
    expect(ids('ORBITA plan-2')).toEqual(['COS-PLAN-2']);
    expect(ids('planes')).toEqual(['COS-PLAN-1', 'COS-PLAN-2']);
    expect(found(index, 'nothing')).toEqual([]);
  });
});

describe('my tables', () => {
  it('stand in order: my turn, running, over; the newest first', () => {
    const mine = (id: string, status: string, waiting: number[], updated: number) => ({
      table: { id, status, waiting, updated } as unknown as TableInfo,
      pass: { seat: 0 } as Pass,
    });
    const list = [
      mine('over', 'over', [], 9),
      mine('old', 'running', [1], 1),
      mine('new', 'running', [1], 2),
      mine('mine', 'running', [0], 0),
    ];
    expect(ordered(list).map(({ table }) => table.id)).toEqual(['mine', 'new', 'old', 'over']);
    const called = ordered(list, ({ id }) => id === 'over').map(({ table }) => table.id);
    expect(called).toEqual(['over', 'mine', 'new', 'old']);
  });
});

describe('tables that wait for players', () => {
  const table = (game: string, clock: string, status: string, kinds: string[]) =>
    ({ game, clock: { kind: clock }, status, players: kinds.map((kind) => ({ kind })) }) as unknown as TableInfo;
  const [a, b, c] = [
    table('cosmos', 'correspondence', 'open', ['human', 'open']),
    table('moot', 'live', 'open', ['open']),
    table('moot', 'none', 'running', ['human', 'open']), // a substitute is wanted: not by everybody
  ];
  it('have an open seat and have not begun', () => {
    expect([a, b, c].map((each) => isFree(each!))).toEqual([true, true, false]);
  });
  it('are sifted by game and by pace', () => {
    expect(sifted([a!, b!], { game: '', clock: '' })).toEqual([a, b]);
    expect(sifted([a!, b!], { game: 'moot', clock: '' })).toEqual([b]);
    expect(sifted([a!, b!], { game: 'moot', clock: 'correspondence' })).toEqual([]);
  });
});

describe('names and times', () => {
  it('of bots are their own, and people of one name are told apart', async () => {
    await begin();
    const voice = voiceOf({ language: 'en', words: wordsOf(mootBox.home, 'en') });
    const player = (seat: number, name: string, bot: string | null) => ({ seat, name, bot }) as Player;
    const players = [player(0, 'Ana', null), player(1, '', 'search'), player(2, '', 'search'), player(3, '', null)];
    expect(namesOf(players, voice)).toEqual(['Ana', 'Altair', 'Rigel', 'Player 4']);
    expect(namesOf([player(0, 'Ana', null), player(1, 'Ana', null)], voice)).toEqual(['Ana', 'Ana II']);
  });
  it('of what is printed on a piece wait for it, are asked for once, and nothing else waits', () => {
    let asked = 0;
    const words = { hand: 'You hold {what}: {text}', 'card.tax': 'Tax' };
    const voice = voiceOf({ language: 'en', words, want: () => (asked += 1) });
    const hand = { key: 'hand', args: { what: { key: 'card.tax' }, text: { key: 'card.tax.text' } } };
    expect([voice.say({ key: 'card.tax' }), voice.say({ key: 'card.none' }), asked]).toEqual(['Tax', 'card.none', 0]);
    expect([voice.say(hand), asked]).toEqual(['You hold Tax: ', 1]);
    const whole = voiceOf({ language: 'en', words: { ...words, 'card.tax.text': 'All pay.' } });
    expect([whole.say(hand), whole.say({ key: 'card.no.text' })]).toEqual(['You hold Tax: All pay.', 'card.no.text']);
  });
  it('are short', () => {
    expect([0, 67_000, 2 * 3_600_000 + 300_000, 100 * 3_600_000].map(spanText)).toEqual([
      '0:00',
      '1:07',
      '2 h 05 min',
      '4 d 4 h',
    ]);
    expect(agoText(0, 5 * 60_000, 'en')).toBe('5 minutes ago');
    expect(agoText(0, 0, 'es')).toBe('ahora');
  });
});

describe('the story of a match', () => {
  const points = (...values: number[][]) => values.map((v, i) => ({ seq: i * 10, values: v }));
  it('tells who took the lead, and the greatest leap', () => {
    expect(turningPoints(points([0, 0], [2, 1], [3, 3], [4, 9], [10, 9]))).toEqual([
      { kind: 'lead', seq: 10, seat: 0, from: 0, to: 2, other: 1 },
      { kind: 'lead', seq: 30, seat: 1, from: 3, to: 9, other: 4 },
      { kind: 'leap', seq: 30, seat: 1, from: 3, to: 9, other: 4 },
      { kind: 'lead', seq: 40, seat: 0, from: 4, to: 10, other: 9 },
    ]);
  });
  it('has none where nothing happened, and leaves out leads that did not last', () => {
    expect(turningPoints(points([0, 0], [0, 0]))).toEqual([]);
    const swings = points(...Array.from({ length: 12 }, (_, i) => (i % 2 ? [i, 0] : [0, i])));
    expect(turningPoints(swings).filter(({ kind }) => kind === 'lead')).toHaveLength(4);
  });
});

describe('drawings', () => {
  it('keep their face: the same name gives the same noise', () => {
    const [a, b, c] = [noise('mars'), noise('mars'), noise('venus')];
    const first = a();
    expect(b()).toBe(first);
    expect(c()).not.toBe(first);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(1);
  });
  it('names at the ends of curves do not lie on each other', () => {
    expect(spread([10, 12, 100], 200)).toEqual([10, 30, 100]);
  });
  it('names at the ends of curves stay inside when all end at the bottom', () => {
    expect(spread([236, 236, 30, 236], 248)).toEqual([208, 228, 30, 248]);
  });
});
