// The board at many moments of random matches: nothing fails to draw, and nothing that can be answered is invisible.
import {
  fastChance,
  type Match,
  type Request,
  random,
  type Seat,
  sampleChoice,
  speaker,
  startMatch,
} from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import box, { type TI, twilightImperium } from '@orrery/twilight-imperium';
import type { Unit } from '@orrery/twilight-imperium/tables';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { barredBy, litBy } from '../../../board.ts';
import { Board } from '../board.tsx';
import { face } from '../face.tsx';
import Picture from '../picture.tsx';
import { isAskedHere } from '../places.ts';
import type { Props } from '../props.ts';
import { reachTo } from '../reach.ts';

// The frame to pan and zoom in needs a browser.
vi.mock('../../../parts/pan-zoom.tsx', () => ({ PanZoom: ({ children }: { children: ReactNode }) => children }));

const words = { en: { ...box.words.en, ...face.words?.en }, es: { ...box.words.es, ...face.words?.es } };
const voices = { en: speaker('en', words), es: speaker('es', words) };
const nothing = () => {};
const PATIENCE = 180_000; // a busy machine draws slowly

function propsOf(match: Match<TI>, seat: Seat | null, change: Partial<Props> = {}): Props {
  const requests = seat === null ? [] : match.requestsTo(seat);
  const language = change.language ?? 'en';
  return {
    view: match.view(seat),
    requests,
    lit: litBy(requests),
    barred: barredBy(requests),
    focused: null,
    setFocused: nothing,
    pick: nothing,
    choose: nothing,
    drafts: {},
    setDraft: nothing,
    news: [],
    seats: match.state.pub.players.map((_, s) => ({
      seat: s,
      name: `Player ${s + 1}`,
      colour: `var(--seat-${s})`,
      mine: s === seat,
      bot: false,
      waiting: match.waiting().includes(s),
    })),
    language,
    say: voices[language].say,
    reducedMotion: true,
    phone: false,
    past: false,
    ...change,
  };
}

const draw = (board: Props): string => renderToStaticMarkup(createElement(Board, board));
/** The refs in the drawing that can be clicked. */
function litIn(markup: string): Set<string> {
  const tags = markup.match(/<[a-z][^>]*data-ref="[^"]*"[^>]*>/g) ?? [];
  return new Set(tags.filter((tag) => tag.includes('data-lit')).map((tag) => /data-ref="([^"]*)"/.exec(tag)![1]!));
}

/** Stops at every `every`th question of a random match, and at the first of each kind. */
function* moments(seats: number, seed: number, every: number, most: number, options = {}) {
  const { match } = startMatch(twilightImperium, { seats, chance: fastChance(seed), options }, { undo: false });
  const dice = random(seed);
  const kinds = new Set<string>();
  for (let n = 0; n < most && !match.result; n++) {
    const request = match.requests().find((r) => r.blocking && r.sealed === undefined)!;
    const { seat } = request;
    if (n % every === 0 || !kinds.has(request.prompt.key)) yield { match, seat };
    kinds.add(request.prompt.key);
    match.apply({ request: request.id, seat, choice: sampleChoice(twilightImperium, match.know(seat), request, dice) });
  }
}

const holds = (units: readonly Unit[], seat: Seat, system: string) =>
  units.some(({ owner, at }) => owner === seat && at === system);

/** Passes in every window until this seat is asked for this. */
function passUntil(match: Match<TI>, seat: Seat, prompt: string): Request | undefined {
  for (let n = 0; n < 50; n++) {
    const request = match.requests().find((r) => r.blocking && r.sealed === undefined);
    if (request?.seat === seat && request.prompt.key === prompt) return request;
    if (!request?.prompt.key.startsWith('window.')) return undefined;
    match.apply({ request: request.id, seat: request.seat, choice: 'pass' });
  }
  return undefined;
}

describe('the board of Twilight Imperium', () => {
  for (const [seats, options] of [
    [3, {}],
    [6, {}],
    [4, { map: 'build' }],
  ] as const) {
    it(
      `lights everything that can be answered at ${seats} seats`,
      () => {
        const kinds = new Set<string>();
        for (const { match, seat } of moments(seats, 20 + seats, 90, 2500, options)) {
          const board = propsOf(match, seat);
          const lit = litIn(draw(board));
          expect([...board.lit.keys()].filter((ref) => !lit.has(ref))).toEqual([]);
          for (const ref of lit) kinds.add(ref.split(':')[0]!);
        }
        expect([...kinds]).toEqual(expect.arrayContaining(['system', 'planet', 'unit', 'strategy', 'pool', 'tech']));
      },
      PATIENCE,
    );
  }

  it(
    'opens a page with something to answer on a small screen',
    () => {
      for (const { match, seat } of moments(3, 5, 160, 1500)) {
        const board = propsOf(match, seat, { phone: true, language: 'es' });
        if (board.lit.size > 0) expect(litIn(draw(board)).size).toBeGreaterThan(0);
      }
    },
    PATIENCE,
  );

  it(
    'lights nothing for spectators and shows them no hand',
    () => {
      for (const { match } of moments(6, 8, 150, 800)) {
        const markup = draw(propsOf(match, null));
        expect(markup).not.toContain('data-lit');
        expect(markup).not.toContain('data-ref="card:');
      }
    },
    PATIENCE,
  );

  it(
    'names before the activation exactly the ships that may move after it',
    () => {
      let checked = 0;
      for (const { match, seat } of moments(6, 31, 1, 400)) {
        const request = match.requestsTo(seat).find(({ prompt }) => prompt.key === 'ask.activate');
        if (request?.ask.shape !== 'one') continue;
        const goal = request.ask.options.map(({ key }) => key.slice('activate:'.length));
        const { pub } = match.state;
        const near = goal.find((system) => reachTo(pub, seat, system).length > 0 && !holds(pub.units, seat, system));
        if (!near) continue;
        const expected = new Set(reachTo(pub, seat, near).map(({ unit }) => `${unit.type}@${unit.at}`));
        match.apply({ request: request.id, seat, choice: `activate:${near}` });
        const asked = passUntil(match, seat, 'ask.move');
        if (asked?.ask.shape !== 'one') continue;
        const ships = asked.ask.options.flatMap(
          ({ key }) => /^move:([^~*]+)\*?(@[^~]+)~/.exec(key)?.slice(1).join('') ?? [],
        );
        expect(new Set(ships)).toEqual(expected);
        checked += 1;
      }
      expect(checked).toBeGreaterThan(3);
    },
    PATIENCE,
  );

  it('says of every open objective how far I am', () => {
    const { match } = [...moments(3, 40, 400, 200)].at(-1)!;
    const board = propsOf(match, 0);
    const markup = draw(board);
    const progress = board.view.extra.progress as unknown as Record<string, { parts: { what: string }[] }>;
    expect(match.state.pub.objectives.length).toBeGreaterThan(0);
    for (const id of match.state.pub.objectives)
      for (const part of progress[id]!.parts)
        expect(markup).toContain(board.say({ key: `progress.${part.what}`, args: { ...part } }));
  });

  it('opens the sheet where a question is answered on it, and keeps the galaxy in sight for reactions', () => {
    const option = (key: string, ...refs: string[]) => ({ key, label: { key: 'option.done' }, refs });
    const asking = (prompt: string, options: ReturnType<typeof option>[]) => {
      const { match } = moments(3, 5, 1, 1).next().value!;
      const requests: Request[] = [
        { id: '1', seat: 0, blocking: true, prompt: { key: prompt }, ask: { shape: 'one', options }, rules: [] },
      ];
      return propsOf(match, 0, { requests, lit: litBy(requests) });
    };
    expect(isAskedHere(asking('ask.pay', [option('exhaust:jord', 'planet:jord')]), 'sheet')).toBe(true);
    expect(isAskedHere(asking('ask.land', [option('land:infantry>jord', 'planet:jord')]), 'galaxy')).toBe(true);
    expect(isAskedHere(asking('window.combat.start', [option('play', 'card:sabotage#1')]), 'sheet')).toBe(false);
    expect(draw(asking('window.combat.start', [option('play', 'card:sabotage#1')]))).toContain(
      'data-ref="card:sabotage#1"',
    );
  });

  it('stages combats', () => {
    const system = '18'; // Mecatol Rex lies on every map
    const args = { seat: 0, defender: 1, system, round: 0, effects: [] };
    const { match } = scenario<TI>(box, {
      seats: 3,
      arrange({ pub }) {
        pub.phase = 'action';
        for (const owner of [0, 1])
          pub.units.push({ id: 900 + owner, owner, type: 'destroyer', at: system, on: null, damaged: false });
      },
      begin: { step: 'spaceCombat', args },
    });
    expect(match.waiting()).toEqual([0, 1]); // both may fire their barrage
    expect(draw(propsOf(match, null))).toContain('data-ref="part:combat"');
    expect(draw(propsOf(match, 1))).toContain('data-ref="part:combat"');
  });

  it('has the same words in both languages, and all that its face refers to', () => {
    expect(Object.keys(face.words!.en).sort()).toEqual(Object.keys(face.words!.es).sort());
    const told = [...(face.coach ?? []).map(({ text }) => text), ...(face.summary ?? [])];
    expect(face.coach).toHaveLength(5);
    for (const { key } of told) expect(face.words!.en[key]).toBeDefined();
  });

  it('names in the log what an event moved', () => {
    const args = { system: { key: 'system.planets', args: { tile: '34' } }, planet: { key: 'planet.jord' } };
    expect(face.refsOf!({ type: 'activated', args, mine: false })).toEqual(['system:34', 'planet:jord']);
  });

  it('has a picture for the home page', () => {
    expect(renderToStaticMarkup(createElement(Picture, { title: 'TI' }))).toContain('aria-label="TI"');
  });
});
