// The list being written as the map draws it; squares that fill their room; what everything does in words.
import { boardKit } from '@orrery/board/testing';
import { fastChance, startMatch } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sys } from '../../atoms.ts';
import { cosmos } from '../../game.ts';
import box from '../../index.ts';
import { HIDDEN_PLANETS } from '../../packs/base/black-sector.ts';
import { COMMON_BUILDINGS } from '../../packs/base/commons.ts';
import { FACTIONS } from '../../packs/base/factions/index.ts';
import { PLANETS } from '../../packs/base/planets.ts';
import { refresh } from '../../resolver/boards.ts';
import type { Cosmos } from '../../state.ts';
import * as chart from '../../values/geometry.ts';
import { factionOf, isShip } from '../../values/sheets.ts';
import { atlasOf } from '../atlas.ts';
import { Does, doingsOf } from '../does.tsx';
import { draftOf, placeWords } from '../draft.ts';
import { foreseen, loadRules } from '../foreseen.ts';
import { frameOf, sizeIn, spotOf } from '../palette.ts';
import { planOf } from '../plan.ts';
import { PlanLayer } from '../plan-layer.tsx';
import { reachOf } from '../reach.ts';
import { Yields } from '../system-orders.tsx';

const { propsOf } = boardKit(box);
await loadRules();
const dealt = startMatch(cosmos, { seats: 3, chance: fastChance(6), options: { deal: true } }).match;
const board = propsOf(dealt, 0, { slots: { steward: null, ask: () => '', rule: (id) => `told ${id}` } });
const { view } = board;
const { fleets } = view.own!.side!;
const [label, fleet] = Object.entries(fleets).find(([one]) => reachOf(view, one).size > 1)!;
const [near, next] = [...reachOf(view, label)];
const far = chart.BOARD.find((place) => !reachOf(view, label).has(place) && place !== fleet.at)!;
const move = (to: string) => `move fleet ${label} to ${placeWords(view, to, 'en')}`;
const drawn = (...lines: string[]) => planOf(view, foreseen(view, lines.join('\n')));

describe('the plan on the map', () => {
  it('draws an arrow for a move with as many ships as go, and marks one that cannot be', () => {
    const ships = Object.values(fleet.units).reduce((sum, n) => sum + n, 0);
    expect(drawn(move(near!)).arrows).toEqual([{ n: 1, fails: false, from: fleet.at, to: near, ships }]);
    expect(drawn(move(far))).toEqual({
      arrows: [{ n: 1, fails: true, from: fleet.at, to: far, ships: 0 }],
      deeds: [{ n: 1, fails: true, place: far, do: 'move', R: 0 }],
    });
    const [first, second] = drawn(move(near!), move(next!)).arrows; // it has moved already
    expect([first?.fails, second?.fails, second?.from]).toEqual([false, true, near]);
  });

  it('says at its place what an order costs or yields, and where a fleet is that has moved', () => {
    const home = Object.keys(view.own!.board).find((place) => view.own!.board[place]!.dom.ground === 0)!;
    const { deeds } = drawn(`build 1 underground-fortification at ${placeWords(view, home, 'en')}`);
    expect(deeds).toEqual([{ n: 1, fails: false, place: home, do: 'build', R: expect.any(Number) }]);
    expect(deeds[0]!.R).toBeLessThan(0);
    expect(drawn(move(near!), `search fleet ${label}`).deeds[0]).toMatchObject({ n: 2, place: near, fails: true });
    const [id] = Object.keys(fleet.units);
    const part = `move 1 ${id} of fleet ${label} to ${placeWords(view, near!, 'en')}`;
    expect(drawn(part, `search fleet ${label}`).deeds[0]).toMatchObject({ n: 2, place: fleet.at }); // the rest stays
    const size = { w: 100, h: 100 };
    const spots = new Map(chart.BOARD.map((place) => [place, spotOf(place, [], false, size)]));
    const plan = drawn(move(near!), move(next!));
    const layer = createElement(PlanLayer, { plan, spots, size, seat: 0, name: 'plan' });
    const markup = renderToStaticMarkup(createElement('svg', null, layer));
    expect(markup.match(/data-fails/g)).toHaveLength(2); // the second arrow and its badge
    expect(markup).toContain('✗');
  });

  it.each([100, 150])('leaves the code of a black square %d high readable under what is done there', (h) => {
    const place = chart.blackPlace(3);
    const deed = { n: 1, fails: false, place, do: 'build' as const, R: -40 };
    const props = { plan: { arrows: [], deeds: [deed] }, spots: new Map([[place, { x: 0, y: 0 }]]), seat: 0, name: '' };
    const layer = createElement(PlanLayer, { ...props, size: { w: 100, h } });
    const markup = renderToStaticMarkup(createElement('svg', null, layer));
    const [, middle] = /translate\(0 (-[\d.]+)\)/.exec(markup)!;
    const [, half] = /<rect [^>]*y="-(\d+)"/.exec(markup)!;
    const [BASELINE, CODE] = [28, 19]; // from the upper edge; as high as its letters
    expect(Number(middle) + Number(half)).toBeLessThan(-h / 2 + BASELINE - CODE);
  });

  it('[CSM-COLLECT-2, CSM-COLLECT-4] tells what a crew would really collect, not what the place is worth', () => {
    const at = 'white-40';
    const table = scenario<Cosmos>(box, {
      seats: 2,
      seed: 5,
      options: { deal: true },
      arrange({ own, dark }) {
        const world = dark.world!;
        const ship = factionOf(world.sides[0]!.faction).units.find((unit) => isShip(unit) && unit.cargo > 0)!;
        world.sides[0]!.fleets.Q = { ...world.sides[0]!.fleets.A!, at, units: { [ship.id]: 200 }, cargo: {} };
        world.sides[0]!.vision.push(at);
        Object.assign(sys(world, at), { dom: { orbit: 0, ground: 0 }, extra: 130 });
        refresh(world, 0, own[0]!, []);
      },
    });
    const props = propsOf(table.match, 0);
    expect(chart.sectorData(at)!.collect).toBe(25);
    expect(renderToStaticMarkup(createElement(Yields, { board: props, place: at }))).toContain('>+155R</button>');
    const { request } = draftOf(props)!;
    const after = { ...props, drafts: { [request.id]: { orders: 'collect fleet Q at white 40' } } };
    const markup = renderToStaticMarkup(createElement(Yields, { board: after, place: at }));
    expect(markup).not.toContain('<button'); // it is empty, and the fleet has acted
    expect(markup).toContain('class="quiet"');
  });

  it('fills its room, however it is shaped, and keeps every square in the frame', () => {
    const black = [chart.blackPlace(3), chart.blackPlace(70)];
    for (const [width, height, phone] of [
      [1038, 727, false],
      [390, 270, true],
      [390, 700, true],
      [0, 0, false],
    ] as const) {
      const size = sizeIn({ width, height }, black, phone);
      expect(Math.min(size.w, size.h)).toBe(100);
      const [x, y, w, h] = frameOf(black, phone, size).split(' ').map(Number) as [number, number, number, number];
      if (width > 0) expect(w / h / (width / height)).toBeGreaterThan(phone ? 0.5 : 0.99);
      for (const place of atlasOf(view).sights.keys()) {
        if (chart.isBlack(place)) continue;
        const spot = spotOf(place, black, phone, size);
        const buttons = ((phone ? 46 : 54) / (width || 1038)) * w;
        expect(spot.x - size.w / 2 >= x && spot.x + size.w / 2 <= x + w - buttons).toBe(true);
        expect(spot.y - size.h / 2 >= y && spot.y + size.h / 2 <= y + h).toBe(true);
      }
    }
  });

  it('says what every planet, building, unit and hero does', () => {
    const things = [
      ...[...PLANETS, ...HIDDEN_PLANETS].map(({ id }) => `planet.${id}`),
      ...COMMON_BUILDINGS.map(({ id }) => `building.${id}`),
      ...['building.energy-dome', 'building.mining-probe', 'building.gravity-trap'],
      ...FACTIONS.flatMap(({ control, base, units, heroes, id }) => [
        `building.${control.id}`,
        `building.${base.id}`,
        ...units.map((unit) => `unit.${unit.id}`),
        ...heroes.map((hero) => `hero.${hero.id}`),
        `mission.${id}`,
      ]),
    ];
    expect(renderToStaticMarkup(createElement(Does, { board, of: 'planet.star-beacon' }))).toContain('<summary');
    for (const of of things) {
      expect(doingsOf(board, of), of).toBeTruthy();
    }
  });
});
