// The board at many moments of random matches: nothing fails to draw, and nothing that can be answered is invisible.
import { fastChance, type Match, random, type Seat, sampleChoice, speaker, startMatch } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import box, { type TI, twilightImperium } from '@orrery/twilight-imperium';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { barredBy, litBy } from '../../../board.ts';
import { Board, Hand } from '../board.tsx';
import { face } from '../face.tsx';
import Picture from '../picture.tsx';
import type { Props } from '../props.ts';

// The frame to pan and zoom in needs a browser.
vi.mock('../../../parts/pan-zoom.tsx', () => ({ PanZoom: ({ children }: { children: ReactNode }) => children }));

const words = { en: { ...box.words.en, ...face.words?.en }, es: { ...box.words.es, ...face.words?.es } };
const voices = { en: speaker('en', words), es: speaker('es', words) };
const nothing = () => {};
const PATIENCE = 60_000; // a busy machine draws slowly

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

const draw = (board: Props): string =>
  renderToStaticMarkup(createElement(Fragment, null, createElement(Board, board), createElement(Hand, board)));
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
