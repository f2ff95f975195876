// The board at many moments of random matches: nothing fails to draw, and nothing that can be answered is invisible.
import { boardKit } from '@orrery/board/testing';
import { fastChance, type Match, random, type Seat, sampleChoice, startMatch } from '@orrery/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { spaceGateOdyssey } from '../../game.ts';
import box from '../../index.ts';
import type { SpaceGateOdyssey } from '../../state.ts';
import { Board, Scene } from '../board.tsx';
import type { Props } from '../extra.ts';
import { face } from '../face.tsx';
import { LayoutSheet } from '../layout-sheet.tsx';
import { handOf, lightsOf, UNDER, waysOf } from '../picks.ts';
import Picture from '../picture.tsx';
import { Station } from '../station.tsx';
import { NOTHING, pickingOf } from '../use-picks.ts';

const { voices, propsOf } = boardKit(box);
const nothing = () => {};
const PATIENCE = 60_000; // a busy machine draws slowly

/** The refs in the drawing, and those of them that can be clicked. */
function seen(board: Props, first: string | null): { drawn: Set<string>; lit: Set<string> } {
  const picking = pickingOf(board, { ...NOTHING, first }, nothing, nothing);
  const tags = renderToStaticMarkup(createElement(Scene, { board: picking })).match(
    /<[a-z][^>]*data-ref="[^"]*"[^>]*>/g,
  );
  const refOf = (tag: string) => /data-ref="([^"]*)"/.exec(tag)![1]!;
  const isButton = (tag: string) => tag.includes('data-lit') || refOf(tag) === UNDER;
  return { drawn: new Set(tags?.map(refOf)), lit: new Set(tags?.filter(isButton).map(refOf)) };
}

interface Moment {
  match: Match<SpaceGateOdyssey>;
  seat: Seat;
}
/** Stops at every `every`th question of a random match, and at the first of each kind. */
function* moments(seats: number, seed: number, every: number, options = {}): Generator<Moment> {
  const { match } = startMatch(spaceGateOdyssey, { seats, chance: fastChance(seed), options }, { undo: false });
  const dice = random(seed);
  const kinds = new Set<string>();
  for (let n = 0; !match.result; n++) {
    const seat = match.waiting()[0]!;
    const request = match.requestsTo(seat)[0]!;
    if (n % every === 0 || !kinds.has(request.prompt.key)) yield { match, seat };
    kinds.add(request.prompt.key);
    const choice = sampleChoice(spaceGateOdyssey, match.know(seat), request, dice);
    match.apply({ request: request.id, seat, choice });
  }
  yield { match, seat: 0 };
}

const missing = (wanted: Iterable<string>, there: ReadonlySet<string>): string[] =>
  [...wanted].filter((ref) => !there.has(ref));

describe('the board of Space Gate Odyssey', () => {
  for (const seats of [2, 3, 4]) {
    it(
      `lights everything that can be answered, step by step, at ${seats} seats`,
      () => {
        let steps = 0;
        for (const { match, seat } of moments(seats, 40 + seats, 41)) {
          const board = propsOf(match, seat);
          const options = board.requests.flatMap(({ ask }) => ('options' in ask ? ask.options : []));
          const before = seen(board, null);
          expect(
            missing(
              options.flatMap((o) => o.refs ?? []),
              before.drawn,
            ),
          ).toEqual([]);
          const firsts = [...lightsOf(board.requests, null).next.keys()];
          expect(missing(firsts, before.lit)).toEqual([]);
          const leading = firsts.filter((ref) =>
            options.some((o) => waysOf(o).some(([one, two]) => one === ref && two)),
          );
          const first = leading[steps % leading.length];
          if (first === undefined) continue;
          steps++;
          const next = lightsOf(board.requests, first).next.keys();
          expect(missing(next, seen(board, first).lit)).toEqual([]);
        }
        expect(steps).toBeGreaterThan(5);
      },
      PATIENCE,
    );

    it(
      `leads to every answer on a small screen at ${seats} seats`,
      () => {
        for (const { match, seat } of moments(seats, 60 + seats, 131)) {
          const board = propsOf(match, seat, { phone: true, language: 'es' });
          const { lit } = seen(board, null);
          for (const { ask } of board.requests)
            for (const option of 'options' in ask ? ask.options : []) {
              const ways = waysOf(option);
              const first = ways.filter((way) => way.length > 1).map(([ref]) => ref);
              expect(handOf(board.view, option).map(({ ref }) => ref)).toEqual(first); // the panel takes the same in hand
              if (ways.length > 0)
                expect(
                  ways.some(([first]) => lit.has(first!)),
                  option.key,
                ).toBe(true);
            }
        }
      },
      PATIENCE,
    );
  }

  it(
    'is drawn for spectators, and lights nothing for them',
    () => {
      for (const { match } of moments(3, 7, 151)) {
        const board = propsOf(match, null);
        const markup = renderToStaticMarkup(createElement(Board, board));
        expect(markup).not.toContain('data-lit');
        expect(markup).toContain('data-ref="part:worlds"');
      }
    },
    PATIENCE,
  );

  it('shows a sheet for the reorganisation with every module that can move', () => {
    const { match } = startMatch(spaceGateOdyssey, {
      seats: 2,
      chance: fastChance(5),
      options: { reorganisation: true },
    });
    const dice = random(5);
    while (!match.requests().some(({ ask }) => ask.shape === 'form')) {
      const request = match.requests()[0]!;
      const offered = 'options' in request.ask && request.ask.options.some((o) => o.key === 'reorganise');
      const choice = offered ? 'reorganise' : sampleChoice(spaceGateOdyssey, match.know(request.seat), request, dice);
      match.apply({ request: request.id, seat: request.seat, choice });
    }
    const [request] = match.requests();
    const sheet = { ...propsOf(match, request!.seat), request: request!, value: {}, change: nothing, problems: [] };
    const markup = renderToStaticMarkup(createElement(LayoutSheet, sheet));
    const { station } = match.state.pub.players[request!.seat]!;
    for (const { id } of station) expect(markup).toContain(`data-ref="module:${id}"`);
    expect(markup.match(/role="button"/g)).toHaveLength(station.length - 1);
  });

  it('has words in every language for all that its face refers to', () => {
    const told = [...(face.coach ?? []).map(({ text }) => text), ...(face.summary ?? [])];
    expect(face.coach).toHaveLength(5);
    for (const voice of Object.values(voices)) for (const msg of told) expect(voice.say(msg)).not.toBe('');
  });

  it('has a picture for the home page', () => {
    expect(renderToStaticMarkup(createElement(Picture, { title: 'Space Gate Odyssey' }))).toContain('aria-label');
  });
});

describe('a station on a phone', () => {
  const styleOf = (cells: readonly (readonly [x: number, y: number])[], phone: boolean): string => {
    const { match } = startMatch(spaceGateOdyssey, { seats: 2, chance: fastChance(1) }, { undo: false });
    const props = propsOf(match, 0, { phone }) as unknown as Props;
    const [module] = props.view.pub.players[0]!.station;
    const station = cells.map(([x, y]) => ({ ...module!, x, y }));
    const pub = { ...props.view.pub, players: props.view.pub.players.map((player) => ({ ...player, station })) };
    const extra = props.view.extra;
    const board = pickingOf({ ...props, view: { ...props.view, pub, extra } } as Props, NOTHING, nothing, nothing);
    return /<svg[^>]*style="([^"]*)"/.exec(renderToStaticMarkup(createElement(Station, { board, seat: 1 })))?.[1] ?? '';
  };
  const ROW = [0, 1, 2, 3, 4, 5, 6, 7] as const;

  it('is as long as it is tall, and its letters grow where it is wide', () => {
    expect(
      styleOf(
        ROW.map((y) => [0, y]),
        true,
      ),
    ).toMatch(/min-height:480px;--gate:1$/);
    expect(
      styleOf(
        ROW.map((x) => [x, 0]),
        true,
      ),
    ).toMatch(/min-height:60px;--gate:1\.3/);
    expect(
      styleOf(
        ROW.map((x) => [x, 0]),
        false,
      ),
    ).toBe('');
  });
});
