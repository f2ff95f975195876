// What the map lights for a fleet, and what is offered while its move is written, at the edge of the black sector.
import { boardKit } from '@orrery/board/testing';
import { fastChance, type Match, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import box from '../../index.ts';
import { completionsOf } from '../../orders/complete.ts';
import type { Cosmos } from '../../state.ts';
import * as chart from '../../values/geometry.ts';
import type { Props } from '../atlas.ts';
import { placeWords } from '../draft.ts';
import { foreseen, loadRules } from '../foreseen.ts';
import { reachOf } from '../reach.ts';

const { propsOf } = boardKit(box);
await loadRules();
const WHITE = chart.BOARD.filter((place) => chart.sectorOf(place) === 'white');

/** The Raukian Republic has its base in the black sector. */
function raukian(): Match<Cosmos> {
  const { match } = startMatch<Cosmos>(cosmos, { seats: 2, options: {}, chance: fastChance(5) });
  for (const [seat, faction] of ['rauk', 'european'].entries())
    match.apply(match.aim({ seat, choice: `faction:${faction}` }));
  for (const seat of [0, 1]) {
    const { ask } = match.requestsTo(seat)[0]!;
    if (ask.shape === 'one') match.apply(match.aim({ seat, choice: ask.options[0]!.key }));
  }
  return match;
}
const lists = (match: Match<Cosmos>, ...texts: string[]) => {
  for (const [seat, orders] of texts.entries()) match.apply(match.aim({ seat, choice: { orders } }));
};
/** Of all places those that the forecast of a move would not refuse. */
function possible({ view }: Props, label: string): Set<string> {
  const { at } = view.own!.side!.fleets[label]!;
  const black = Object.keys(view.own!.squares).map((n) => chart.blackPlace(Number(n)));
  const goes = (to: string) =>
    foreseen(view, `move fleet ${label} to ${placeWords(view, to, 'en')}`).at(-1)?.problem === null;
  return new Set([...chart.BOARD, ...black].filter((place) => place !== at && goes(place)));
}
const offered = ({ view }: Props, line: string) =>
  completionsOf(view, line, 'en', (whole) => foreseen(view, whole).at(-1)?.problem === null).map(({ words }) => words);

describe('a fleet at the edge of the black sector', () => {
  const match = raukian();
  const inside = propsOf(raukian(), 0); // as it was before the turn
  const { at: base } = inside.view.own!.side!.fleets.A!;
  lists(match, 'move fleet A to white 9', '');
  const outside = propsOf(match, 0);

  it('[CSM-MOVE-7] in a black square is shown every white system, and nothing else', () => {
    expect(chart.isBlack(base)).toBe(true);
    const lit = reachOf(inside.view, 'A');
    expect([...lit].sort()).toEqual([...WHITE].sort());
    expect([...possible(inside, 'A')].sort()).toEqual([...lit].sort());
  });
  it('[CSM-MOVE-7, CSM-LANG-1] is offered white systems while its move is written', () => {
    expect(offered(inside, 'move fleet A to ')).toEqual(WHITE.slice(0, 8).map((_, i) => `white ${i + 1}`));
    expect(offered(inside, 'move fleet A to white 4')).toContain('white 42');
  });
  it('[CSM-MOVE-6] in a white system is shown the squares whose code it knows, besides what is near', () => {
    expect(outside.view.own!.side!.fleets.A!.at).toBe('white-9');
    const lit = reachOf(outside.view, 'A');
    expect(lit.has(base)).toBe(true);
    expect(lit.size).toBeGreaterThan(1);
    expect([...possible(outside, 'A')].sort()).toEqual([...lit].sort());
  });
  it('[CSM-MOVE-6, CSM-LANG-1] is offered that code while its move is written, and what is near', () => {
    const code = placeWords(outside.view, base, 'en');
    const words = offered(outside, 'move fleet A to ');
    expect(words).toContain(code);
    expect(words).toContain('white 10');
    expect(offered(outside, 'move fleet A to bla')).toEqual([code]);
  });
  it('[CSM-MOVE-6, CSM-MOVE-8, CSM-BOARD-9] never a deposit, a ruin, or anything for what cannot move', () => {
    const own = structuredClone(outside.view.own!);
    const seen = own.board['white-9']!;
    own.squares['1'] = { kind: 'deposit', code: 'AAA-111' };
    const lit = (change: (drawer: typeof own) => void) => {
      const drawer = structuredClone(own);
      change(drawer);
      return reachOf({ ...outside.view, own: drawer }, 'A');
    };
    expect(lit(() => undefined).has('black-1')).toBe(chart.numberOf(base) === 1);
    const ruin = (place: string) =>
      lit(({ board }) => void Object.assign(board, { [place]: { ...seen, ruined: true } }));
    expect(ruin('white-9').has(base)).toBe(false);
    const home = lit((drawer) => {
      drawer.side!.fleets.A!.at = base;
      drawer.board['white-20'] = { ...seen, ruined: true };
    });
    expect([home.has('white-19'), home.has('white-20')]).toEqual([true, false]);
    const still = lit(({ side }) => void Object.assign(side!.fleets.A!, { units: { 'taller-orbital': 1 } }));
    expect(still.size).toBe(0);
  });
});
