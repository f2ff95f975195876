// What the master looks at: a trial on the map, the lists, who is late, and the events in store.
import type { BoardProps } from '@orrery/board';
import { boardKit } from '@orrery/board/testing';
import { fastChance, type Match, type Msg, startMatch } from '@orrery/kernel';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import box from '../../index.ts';
import type { Planned } from '../../procedures.ts';
import { type Trial, trial } from '../../report/trial.ts';
import type { Cosmos } from '../../state.ts';
import * as chart from '../../values/geometry.ts';
import { atlasOf } from '../atlas.ts';
import { Console } from '../console.tsx';
import { EventsSheet } from '../events-sheet.tsx';
import { Handed, Review } from '../review.tsx';
import { placesChanged, plansOf, viewAfter } from '../tried.ts';

const { propsOf } = boardKit(box);
const nothing = () => {};
const SLOTS = { steward: null, ask: () => '', rule: (id: string) => id };
const MASTER = 2;
const begun = (): Match<Cosmos> =>
  startMatch<Cosmos>(cosmos, { seats: 3, chance: fastChance(7), options: { deal: true, master: true } }).match;
const handIn = (match: Match<Cosmos>, seat: number, orders: string) =>
  match.apply(match.aim({ seat, choice: { orders } }));

describe('a trial on the map', () => {
  const match = begun();
  const { sides } = match.state.dark.world!;
  const seat = sides.findIndex((side) => chart.isBoard(side.fleets.A!.at));
  const { fleets } = sides[seat]!;
  const from = fleets.A!.at;
  const to = chart.BOARD.find((place) => chart.squaresBetween(from, place) === 1)!;
  for (const one of [0, 1]) handIn(match, one, one === seat ? `move fleet A to ${to.replace('-', ' ')}` : '');
  const { view } = propsOf(match, MASTER);
  const run: Trial = trial(view.own!.world!, view.own!.lists!);
  const ships = (of: typeof view, place: string) => atlasOf(of).sights.get(place)?.seen?.units[seat] ?? {};

  it('[CSM-GM-4] has the quadrant as the turn would leave it, and leaves the table as it is', () => {
    expect(run.now.outcomes[seat]!.map(({ code }) => code)).toEqual(['']);
    const [id] = Object.keys(fleets.A!.units);
    const at = (of: typeof view) => [ships(of, from)[id!] ?? 0, ships(of, to)[id!] ?? 0];
    const [before, after] = [at(view), at(viewAfter(view, run))];
    expect(after[1]! - before[1]!).toBe(fleets.A!.units[id!]);
    expect(before[0]! - after[0]!).toBe(fleets.A!.units[id!]);
    expect(at(view)).toEqual(before);
  });
  it('[CSM-GM-4] lights where a fleet comes or goes and where anything changes, and nothing else', () => {
    const lit = placesChanged(view, run);
    expect([lit.has(from), lit.has(to)]).toEqual([true, true]);
    const still: Trial = { ...run, world: structuredClone(view.own!.world!) };
    expect(placesChanged(view, still).size).toBe(0);
    const [black, ruin] = [structuredClone(view.own!.world!), structuredClone(view.own!.world!)];
    black.black[6]!.gone = !black.black[6]!.gone;
    expect([...placesChanged(view, { ...run, world: black })]).toEqual(['black-7']);
    ruin.systems[from]!.looted = !ruin.systems[from]!.looted;
    expect([...placesChanged(view, { ...run, world: ruin })]).toEqual([from]);
  });
  it('[CSM-GM-4] draws the way of every fleet', () => {
    const plans = plansOf(view, run);
    expect(plans[seat]!.arrows).toMatchObject([{ from, to, fails: false }]);
    expect(plans[1 - seat]!.arrows).toEqual([]);
  });
});

describe('the lists', () => {
  it('[CSM-TURN-13, CSM-GM-2] who has not handed in is named, and what is played in their stead', () => {
    const match = begun();
    const page = (language: 'es' | 'en') => {
      const board = propsOf(match, MASTER, { language, slots: SLOTS });
      return renderToStaticMarkup(
        createElement(Console, { board, open: nothing, rehearsal: { run: null, setTried: nothing } }),
      );
    };
    expect(page('es')).toContain('Faltan por entregar: Player 1 y Player 2. Si vence el plazo se juega la lista');
    handIn(match, 0, '');
    expect(page('es')).toContain('Falta por entregar: Player 2. Si vence');
    expect(page('en')).toContain('Still to hand in: Player 2. If the deadline passes');
    handIn(match, 1, '');
    expect(page('es')).not.toContain('por entregar');
  });
  it('[CSM-GM-7] are counted and can be read before any trial', () => {
    const match = begun();
    handIn(match, 0, 'Hola a todos\npréstamo 100 a 4 pagos');
    handIn(match, 1, '');
    const board = propsOf(match, MASTER, { language: 'es', slots: SLOTS });
    const page = renderToStaticMarkup(createElement(Review, { board, open: nothing, run: null, setTried: nothing }));
    const counts = [...page.matchAll(/<td>(\d+)<\/td>/g)].map(([, n]) => n);
    expect(counts).toEqual(['1', '0']); // a greeting is no order
    expect(page.match(/aria-expanded="false"/g)).toHaveLength(2);
    const read = (seat: number) =>
      renderToStaticMarkup(createElement(Handed, { sheet: board.view.own!.lists![seat], say: board.say }));
    expect(read(0)).toContain('Hola a todos\npréstamo 100 a 4 pagos');
    expect(read(1)).toContain('Sin órdenes.');
    expect(page).not.toContain('no entregada');
  });
  it('[CSM-GM-7, CSM-TURN-13] one that nobody handed in says so', () => {
    const match = begun();
    handIn(match, 0, '');
    const { id, fallback } = match.requestsTo(1).find(({ blocking }) => blocking)!;
    match.apply({ request: id, seat: 1, choice: fallback! });
    const board = propsOf(match, MASTER, { language: 'es', slots: SLOTS });
    const page = renderToStaticMarkup(createElement(Review, { board, open: nothing, run: null, setTried: nothing }));
    expect(page.split('</tr>').map((row) => row.includes('no entregada'))).toEqual([false, false, true, false]);
  });
});

type Sheet = Parameters<typeof EventsSheet>[0];
type Button = { children?: ReactNode; onClick?: () => void; disabled?: boolean };
/** All buttons in it that say this. */
function buttonsIn(node: ReactNode, words: string): Button[] {
  if (Array.isArray(node)) return node.flatMap((one) => buttonsIn(one, words));
  if (!isValidElement<Button>(node)) return [];
  const { type, props } = node;
  return type === 'button' && props.children === words ? [props] : buttonsIn(props.children, words);
}

describe('events in store', () => {
  const match = begun();
  const board: BoardProps<Cosmos> = propsOf(match, MASTER, { language: 'es' });
  const { faction } = board.view.own!.world!.sides[0]!;
  const gift: Planned = {
    turn: 12,
    text: 'Llega la invasión',
    announced: 'never',
    change: { do: 'R', faction, what: '', n: 50, at: '', fleet: '' },
  };
  const rumour: Planned = { turn: 3, text: 'Un rumor', announced: 'now', change: null };
  const request = board.requests.find(({ id }) => id.startsWith('deal.events'))!;
  const sheetOf = (events: Planned[] | undefined, change: Sheet['change'] = nothing): Sheet => ({
    ...board,
    request,
    value: events ? { events } : {},
    change,
    problems: [] as Msg[],
  });
  /** Its page, and what stands on it while it is drawn. */
  function shown(sheet: Sheet): { page: string; drawn: ReactNode } {
    let drawn: ReactNode = null;
    const Page = () => {
      drawn = EventsSheet(sheet);
      return drawn;
    };
    return { page: renderToStaticMarkup(createElement(Page)), drawn };
  }

  it('[CSM-GM-5] says that there are none, or each with its turn, its words and what it changes by name', () => {
    expect(shown(sheetOf(undefined)).page).toContain('No hay ningún suceso preparado.');
    const { page } = shown(sheetOf([gift, rumour]));
    const plain = page.replaceAll(/<[^>]*>/g, '');
    expect(plain).toContain('Turno 12: Llega la invasión');
    expect(plain).toContain('Turno 3: Un rumor');
    expect(plain).toContain(board.say({ key: `faction.${faction}` }));
    expect(plain).not.toContain('No hay ningún suceso');
  });
  it('[CSM-GM-5] begins with what the table has in store', () => {
    const desk = { ...board.view.own!.desk!, events: [rumour] };
    const view = { ...board.view, own: { ...board.view.own!, desk } };
    expect(shown({ ...sheetOf(undefined), view }).page.replaceAll(/<[^>]*>/g, '')).toContain('Turno 3: Un rumor');
  });
  it('[CSM-GM-5] drops the one that is meant and keeps the others; nothing empty can be added', () => {
    const changes: unknown[] = [];
    const { drawn } = shown(sheetOf([gift, rumour], (value) => void changes.push(value)));
    const drops = buttonsIn(drawn, 'Quitar');
    expect(drops).toHaveLength(2);
    drops[0]!.onClick!();
    expect(changes).toEqual([{ events: [rumour] }]);
    expect(buttonsIn(drawn, 'Añadir a los sucesos')[0]!.disabled).toBe(true);
  });
});
