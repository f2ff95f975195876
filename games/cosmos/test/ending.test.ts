// CSM-REPORT-7, CSM-REPORT-3, CSM-VISION-13: who leads by what is public, what is remembered with its turn, and the end.
import { copy, fastChance, type Match, random, sampleChoice, speaker, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { addAll, sys } from '../atoms.ts';
import box from '../index.ts';
import { chapterOf } from '../report/chapters.ts';
import { CHRONICLE, endOf, reasonOf } from '../report/ending.ts';
import { heldIn } from '../report/film.ts';
import { reportOf } from '../report/index.ts';
import { leadMsg, warsIn } from '../report/lead.ts';
import { GAZETTE } from '../report/ledger.ts';
import { marksAfter } from '../report/marks.ts';
import { reportBook } from '../report/workbook.ts';
import { CITADEL, type Cosmos, type Count } from '../state.ts';
import { missionOf } from '../values/mission.ts';
import { unitsOf } from '../values/presence.ts';
import { fleet, home, play, quadrant } from './kit.ts';

const { game } = box;
const OPTIONS = { deal: true, turns: 4 };
/** Random lists to the end; `each` looks after every turn. */
function played(edition?: number, each: (match: Match<Cosmos>) => void = () => undefined): Match<Cosmos> {
  const setting = { seats: 3, chance: fastChance(9), options: OPTIONS, ...(edition ? { edition } : {}) };
  const { match } = startMatch<Cosmos>(game as never, setting, { undo: false });
  const dice = random(9);
  for (let turn = match.state.pub.turn; !match.result; ) {
    const request = match.requests().find((r) => r.sealed === undefined)!;
    const choice = sampleChoice(game as never, match.know(request.seat), request, dice);
    match.apply({ request: request.id, seat: request.seat, choice });
    if (match.state.pub.turn !== turn) each(match);
    turn = match.state.pub.turn;
  }
  return match;
}

describe('who leads', () => {
  it('[CSM-REPORT-3, CSM-REPORT-4] by the Citadel, its orbit, the honour of the European, and by nothing that is hidden', () => {
    const w = quadrant('european', 'rauk', 'naxor');
    expect(leadMsg(w)).toEqual({ key: 'report.leads.nobody', args: { left: 3, all: 3, keys: 0 } });
    Object.assign(w.sides[1]!, { R: 9000, gained: 9000 });
    fleet(w, 1, 'Q', home(w, 1), { 'nave-nodriza': 50 });
    w.sides[1]!.active = true;
    expect(leadMsg(w).key).toBe('report.leads.nobody');
    w.sides[0]!.counters.honour = 3;
    expect(leadMsg(w)).toMatchObject({
      key: 'report.leads.honour',
      args: { faction: { key: 'faction.european' }, n: 3 },
    });
    sys(w, CITADEL).dom = { orbit: 2, ground: null };
    expect(leadMsg(w)).toMatchObject({ key: 'report.leads.orbit', args: { faction: { key: 'faction.naxor' } } });
    sys(w, CITADEL).dom = { orbit: 2, ground: 1 };
    expect(leadMsg(w)).toMatchObject({ key: 'report.leads.citadel', args: { faction: { key: 'faction.rauk' } } });
    w.sides[2]!.active = false;
    expect(leadMsg(w).args).toMatchObject({ left: 2, all: 3 });
  });

  it('[CSM-REPORT-2, CSM-REPORT-4] a report names those one fought with, and nobody else', () => {
    const w = quadrant('rauk', 'naxor', 'european');
    const at = home(w, 0);
    fleet(w, 1, 'Q', at, { 'estrella-de-combate': 2 });
    const lines = play(w).now.lines.map(({ msg }) => msg);
    expect(lines.map(({ key }) => key)).toContain('report.battle');
    expect(warsIn(lines, 'rauk')).toEqual([{ key: 'report.wars', args: { factions: [{ key: 'faction.naxor' }] } }]);
    expect(warsIn(lines, 'european')).toEqual([]); // who only looks on
    expect(warsIn([], 'rauk')).toEqual([]);
    // Neither is news for all: only those concerned know of it.
    expect(['amended', 'corrected'].map((key) => chapterOf({ key }))).toEqual(['master', 'master']);
    expect(['report.wars', 'report.pact', 'report.leads.nobody'].map((key) => chapterOf({ key }))).toEqual([
      'events',
      'events',
      'news',
    ]);
  });

  it('[CSM-REPORT-3] everybody reads the same of it, in every report', () => {
    let told = 0;
    played(undefined, ({ state: { own } }) => {
      const lines = own.map(({ report }) => report.filter(({ key }) => key.startsWith('report.leads.')));
      for (const one of lines) expect([one.length, one]).toEqual([1, lines[0]]);
      told += 1;
    });
    expect(told).toBe(OPTIONS.turns);
  });
});

describe('dated marks', () => {
  it('[CSM-VISION-13] a battle, a loss and a sighting keep their turn until the next of their kind', () => {
    const own = copy(
      startMatch<Cosmos>(game as never, { seats: 2, chance: fastChance(1), options: OPTIONS }).match.state.own[0]!,
    );
    const green = { key: 'place.green', args: { n: 12 } };
    own.report = [{ key: 'report.battle', args: { place: green, forces: [] } }];
    own.marks = marksAfter(own, 0, 3);
    expect(own.marks['green-12']).toEqual({ fought: 3, lost: 0, met: 0 });
    own.report = [{ key: 'report.wiped', args: { place: green } }];
    own.marks = marksAfter(own, 0, 5);
    expect(own.marks['green-12']).toEqual({ fought: 3, lost: 5, met: 0 });
    for (const [turn, key] of ['report.lost', 'report.mines', 'report.contact'].entries()) {
      const told = { ...own, report: [{ key, args: { place: green } }] };
      expect([key, marksAfter(told, 0, 10 + turn)['green-12']!.lost]).toEqual([key, 10 + turn]);
    }
    const [place] = Object.keys(own.board);
    own.report = [];
    own.board[place!] = { ...own.board[place!]!, turn: 6, units: { 0: { x: 1 }, 1: { corsario: 2 } } };
    own.marks = marksAfter(own, 0, 6);
    expect([own.marks[place!]!.met, own.marks['green-12']]).toEqual([6, { fought: 3, lost: 5, met: 0 }]);
    own.board[place!]!.units = { 0: { x: 1 }, '-1': { 'defence-battery': 3 } };
    own.board[place!]!.turn = 7;
    expect(marksAfter(own, 0, 7)[place!]!.met).toBe(6); // neither mine nor the guardians of the place
  });
});

describe('the end', () => {
  it('[CSM-REPORT-7] opens the whole map, all missions and cards, with ranking and film, and not a moment before', () => {
    const match = played(undefined, ({ state, result }) =>
      expect([state.pub.turn, 'end' in state.pub]).toEqual([state.pub.turn, result !== undefined]),
    );
    const { pub, dark } = match.state;
    const end = pub.end!;
    expect(end.finals.map(({ rank }) => rank)).toEqual(pub.ended!.ranks);
    for (const [seat, final] of end.finals.entries()) {
      expect(final.mission).toEqual(missionOf(dark.world!, seat));
      expect(final.cards).toEqual(dark.world!.sides[seat]!.cards.map(({ card }) => card));
    }
    expect(end.film.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4]);
    const held = heldIn(end.film, 4);
    for (const [place, { dom }] of Object.entries(dark.world!.systems))
      expect([place, held[place] ?? { orbit: null, ground: null }]).toEqual([place, dom]);
    for (const seat of end.finals.keys()) {
      const shown: Count = {};
      for (const { units } of Object.values(end.truth)) addAll(shown, units[seat] ?? {});
      expect(shown).toEqual(unitsOf(dark.world!, seat));
    }
    expect(end.hidden).toEqual(dark.world!.cards);
    expect(Object.values(end.squares).map(({ code }) => code)).toEqual(dark.world!.black.map(({ code }) => code));
  });

  it('[CSM-REPORT-7, CSM-REPORT-1] the last letter has it all, as text and workbook, in every language', () => {
    const match = played();
    const report = reportOf(match.know(0) as never);
    expect(report.events.slice(0, 3).map(({ title }) => title.key)).toEqual([
      'sheet.end.ranking',
      'sheet.end.missions',
      'sheet.end.turns',
    ]);
    expect(new Set(report.board.map(({ layer }) => layer))).toEqual(new Set(['seen']));
    for (const language of ['es', 'en'] as const) {
      const { say } = speaker(language, wordsOf(box.home, language));
      const book = reportBook(report, say);
      expect(book).toHaveLength(3);
      const rows = book[2]!.data.filter((row) => row.some((cell) => cell?.backgroundColor));
      expect(rows.length).toBeGreaterThan(5);
    }
  });

  it('[CSM-REPORT-7, CSM-GM-4] with a game master it waits until nothing can be undone; an undone turn is not in the film', () => {
    const t = scenario<Cosmos>(box, { seats: 3, seed: 5, options: { deal: true, turns: 2, master: true } });
    const lists = ['0 {"orders":""}', '1 {"orders":""}', '2 publish'];
    t.play(...lists, '2 @deal.undoing {"note":"again"}', '2 publish', ...lists);
    expect([t.s.pub.ended !== null, t.s.pub.end]).toEqual([true, undefined]);
    t.play('2 @deal.undoing {"note":"and again"}', '2 publish');
    expect(t.s.pub.end).toBeUndefined();
    t.play('2 close');
    expect(t.s.pub.end!.film.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });

  it('[CSM-REPORT-7, CSM-WIN-6] the reason is what sets a faction apart from the next', () => {
    const w = quadrant('european', 'rauk', 'naxor', 'oceanus');
    w.turn = 9;
    sys(w, CITADEL).dom.ground = 0;
    Object.assign(w, { keys: ['green'], finders: [1] });
    w.sides[2]!.R += 5000;
    w.sides[3]!.active = false;
    const reasons = (ranks: number[], why: string) =>
      endOf(w, { ranks, why: { key: why } }, []).finals.map(({ because }) => because);
    expect(reasons([1, 2, 3, 4], 'end.limit')).toEqual(['citadel', 'keys', 'worth', 'out']);
    expect(reasons([1, 2, 3, 4], 'end.mission')).toEqual(['mission', 'keys', 'worth', 'out']);
    expect(reasons([1, 2, 3, 4], 'end.last')[0]).toBe('last');
    const twins = quadrant('european', 'rauk');
    for (const seat of [0, 1]) Object.assign(twins.sides[seat]!, { R: 0, fleets: {} });
    for (const system of Object.values(twins.systems)) system.units = {};
    expect(endOf(twins, { ranks: [1, 2], why: { key: 'end.limit' } }, []).finals[0]!.because).toBe('seat');
  });

  it('[CSM-GM-8] campaigns of earlier editions keep their reports, drawers and hashes', () => {
    expect(CHRONICLE).toBeGreaterThan(GAZETTE);
    const { pub, own, dark } = played(GAZETTE).state;
    expect([pub.end, dark.film, own[0]!.marks]).toEqual([undefined, undefined, undefined]);
    expect(own[0]!.report.map(({ key }) => key).filter((key) => /leads|wars/.test(key))).toEqual([]);
    expect(own[0]!.report.map(({ key }) => key)).toContain('report.ledger');
  });
});

it('[CSM-WIN-4, CSM-REPORT-7] who had done its mission from outside reads that it gave way to another', () => {
  const { finals } = copy(played().state.pub.end!);
  const done = [{ way: 'nonPresence', steps: [{ what: 'R', have: 4100, need: 4000 }] }];
  Object.assign(finals[0]!, { because: 'mission', mission: done });
  Object.assign(finals[1]!, { because: 'keys', mission: done });
  Object.assign(finals[2]!, { because: 'worth', mission: [{ way: 'presence', steps: done[0]!.steps }] });
  const { say } = speaker('es', wordsOf(box.home, 'es'));
  const reasons = () => [0, 1, 2].map((seat) => say(reasonOf({ finals }, seat)));
  expect(reasons()).toEqual([
    'misión cumplida',
    'misión cumplida desde fuera, que cede ante quien cumple la suya; por las llaves halladas',
    'por R y valor de sus unidades',
  ]);
  done[0]!.steps[0]!.have = 3999;
  expect(reasons()[1]).toBe('por las llaves halladas');
  done[0]!.steps[0]!.have = 4000;
  finals[0]!.because = 'citadel'; // the turn limit: nobody did a mission
  expect(reasons()[1]).toBe('por las llaves halladas');
});
