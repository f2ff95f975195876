// The board draws every moment of a match, and whatever a question can light is there to be clicked.
import type { BoardProps, Face, SheetProps } from '@orrery/board';
import { boardKit } from '@orrery/board/testing';
import {
  type Bag,
  fastChance,
  type Language,
  type Match,
  type Request,
  random,
  type Seat,
  sampleChoice,
  startMatch,
  type Told,
  toldTo,
} from '@orrery/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { councilOfShadows } from '../../game.ts';
import box from '../../index.ts';
import type { Council } from '../../state.ts';
import { face } from '../face.tsx';
import Picture from '../picture.tsx';

// Panning needs a window, and a tooltip a pointer; planets take their time. What is lit does not depend on them.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
  Tip: ({ children }: { children: ReactNode }) => children,
  Planet: () => createElement('circle'),
}));

const { voices, propsOf } = boardKit(box);

interface Moment {
  match: Match<Council>;
  seat: Seat | null;
  news: Told[];
  language: Language;
  phone: boolean;
}
const propsFor = ({ match, seat, ...change }: Moment) => propsOf(match, seat, { reducedMotion: false, ...change });

function draw(moment: Moment): string {
  const props = propsFor(moment) as unknown as BoardProps;
  const { Board, Hand, sheets }: Face = face;
  const form = props.requests.find((r) => r.ask.shape === 'form');
  const sheet: SheetProps | undefined = form && { ...props, request: form, value: {}, change() {}, problems: [] };
  return [
    renderToStaticMarkup(createElement(Board, props)),
    renderToStaticMarkup(createElement(Hand!, props)),
    sheet ? renderToStaticMarkup(createElement(sheets!.plan!, sheet)) : '',
  ].join('');
}

const refsIn = (markup: string, pattern: RegExp): Set<string> =>
  new Set([...markup.matchAll(pattern)].map((m) => m[1]!));

/** Every ref is drawn; and each answer that has refs can be given by a click on one that is lit, or that is pressed. */
function unreachable(markup: string, requests: readonly Request[]): string[] {
  const drawn = refsIn(markup, /data-ref="([^"]+)"/g);
  const lit = refsIn(markup, /data-ref="([^"]+)" data-lit=""/g);
  return requests.flatMap((request) => {
    if (!('options' in request.ask)) return [];
    return request.ask.options.flatMap(({ key, refs = [] }) => {
      const missing = refs.filter((ref) => !drawn.has(ref)).map((ref) => `${key}: ${ref} is not drawn`);
      return refs.length > 0 && !refs.some((ref) => lit.has(ref)) ? [...missing, `${key}: nothing is lit`] : missing;
    });
  });
}

/** Plays at random to the end and hands over every moment, as the seat that is asked sees it. */
function play(seats: number, options: Bag, seed: number, look: (moment: Moment) => void): void {
  const { match } = startMatch(councilOfShadows, { seats, options, chance: fastChance(seed) });
  const dice = random(seed);
  let news: Told[] = [];
  for (let turn = 0; !match.result; turn++) {
    const seat = match.waiting().find((s) => match.requestsTo(s)[0]!.sealed === undefined)!;
    look({ match, seat, news, language: turn % 2 ? 'es' : 'en', phone: turn % 3 === 0 });
    const request = match.requestsTo(seat)[0]!;
    const choice = sampleChoice(councilOfShadows, match.know(seat), request, dice);
    const outcome = match.apply({ request: request.id, seat, choice });
    if ('refused' in outcome) throw new Error(`refused: ${outcome.refused.why.key}`);
    news = outcome.events.flatMap((event) => toldTo(event, seat) ?? []);
  }
  look({ match, seat: 0, news, language: 'en', phone: false });
  look({ match, seat: null, news: [], language: 'es', phone: false });
}

describe('the board of Council of Shadows', () => {
  const games: [seats: number, options: Bag][] = [
    [1, { silverAutoma: true, roundLimit: true }],
    [2, { roundLimit: true }],
    [2, { module1: true, module2: true, screens: false, roundLimit: true }],
    [3, { module2: true, roundLimit: true }],
    [4, { module1: true, module2: true, roundLimit: true }],
  ];
  it.each(games)(
    'draws the moments of a match with %i seats and %o, and lights every answer',
    (seats, options) => {
      const drawn = new Map<string, number>();
      let moments = 0;
      const faults: string[] = [];
      play(seats, options, 40 + seats, (moment) => {
        moments += 1;
        const requests = moment.seat === null ? [] : moment.match.requestsTo(moment.seat);
        // Alone every moment; with more seats each kind of question a few times, on wide screens and on phones.
        const kind = `${requests[0]?.prompt.key} ${moment.phone}`;
        drawn.set(kind, (drawn.get(kind) ?? 0) + 1);
        if (seats > 1 && drawn.get(kind)! > 1 && moments % 60 > 0) return;
        faults.push(...unreachable(draw(moment), requests));
      });
      expect(moments).toBeGreaterThan(30);
      expect(faults).toEqual([]);
    },
    180_000,
  );

  it('is noticed when it leaves something out', () => {
    const { match } = startMatch(councilOfShadows, { seats: 2, options: {}, chance: fastChance(1) });
    expect(unreachable('<p data-ref="civilization:avry" data-lit="">', match.requestsTo(0)).length).toBeGreaterThan(2);
  });

  it('shows no hidden card: neither a bonus card of another seat nor a tile not yet discovered', () => {
    play(3, { roundLimit: true }, 77, ({ match, seat }) => {
      if (match.state.pub.over || match.state.pub.round > 1 || seat === null) return;
      const markup = draw({ match, seat, news: [], language: 'en', phone: false });
      for (const [other, own] of match.state.own.entries())
        if (other !== seat) for (const id of own.bonus) expect(markup).not.toContain(`bonus:${id}`);
      for (const tile of match.state.dark.tiles.flat()) expect(markup).not.toContain(`system:${tile}`);
    });
  }, 180_000);
});

describe('its words', () => {
  it('say every message of the face in every language', () => {
    expect(face.coach).toHaveLength(5);
    for (const language of ['en', 'es'] as const)
      for (const msg of [...face.coach!.map((c) => c.text), ...face.summary!])
        expect(voices[language].say(msg).length).toBeGreaterThan(30);
  });

  it('name what the coach points at', () => {
    const { match } = startMatch(councilOfShadows, { seats: 2, options: {}, chance: fastChance(1) });
    const markup = draw({ match, seat: 0, news: [], language: 'en', phone: false });
    for (const { at } of face.coach!) expect(markup).toContain(`data-ref="${at}"`);
  });
});

describe('around it', () => {
  it('headline, figures, curve and log follow every moment', () => {
    play(2, { roundLimit: true }, 5, ({ match, seat, news }) => {
      const view = match.view(seat) as never;
      expect(voices.en.say(face.headline!(view)!).length).toBeGreaterThan(3);
      expect(face.figures!(view, 0)).toHaveLength(4);
      expect(face.score!(view)).toHaveLength(2);
      for (const told of news) for (const ref of face.refsOf!(told)) expect(ref).toMatch(/^[a-z]+:[\w-]+$/);
    });
  });
  it('alone, the Automa stands beside the one seat, with its own account', () => {
    play(1, { roundLimit: true }, 5, ({ match }) => {
      const view = match.view(0) as never;
      expect(face.score!(view)).toHaveLength(2);
      expect(face.rivals!(view).map(({ name }) => voices.es.say(name))).toEqual([
        voices.es.say({ key: 'automa.name' }),
      ]);
      expect(face.account!(view, 1, []).map(({ label }) => voices.es.say(label))).toContain('Cartas IA');
    });
  });
  it('the picture is drawn', () => {
    expect(renderToStaticMarkup(createElement(Picture, { title: 'Council of Shadows' }))).toContain(
      'Council of Shadows',
    );
  });
});

it('on a wide screen everybody else is in sight beside the map; at the end all are, whole', () => {
  const { match } = startMatch(councilOfShadows, { seats: 4, chance: fastChance(1) }, { undo: false });
  const moment: Moment = { match, seat: 1, news: [], language: 'en', phone: false };
  const drawn = (winners: number[]): string[] => {
    const props = propsFor(moment);
    const view = { ...props.view, pub: { ...props.view.pub, winners } };
    const markup = renderToStaticMarkup(createElement(face.Board, { ...props, view } as unknown as BoardProps));
    return [...markup.matchAll(/id="cos-player-(\d)"/g)].map(([, side]) => side!).sort();
  };
  expect(drawn([])).toEqual(['0', '2', '3']);
  expect(drawn([2])).toEqual(['0', '1', '2', '3']);
});
