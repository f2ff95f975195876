// TI4-FRACT, TI4-BREAK: how the Fracture opens, what waits there, and the ways in.
import { expect, it } from 'vitest';
import { adjacent, neighbours, stepsFrom } from '../galaxy/adjacency.ts';
import { isOnEdge } from '../galaxy/graph.ts';
import { FRACTURE } from '../packs/thunders-edge/fracture.ts';
import { has, newPlanet, type Pub, type S } from '../state.ts';
import { unsettled } from '../steps/setup.ts';
import { specialtiesOf, traitsOf } from '../values/board.ts';
import { hasBreakthrough } from '../values/breakthroughs.ts';
import { ingressSites, ingressSystems, isFractureIn, slotsFor } from '../values/fracture.ts';
import { neutralsLeft } from '../values/units.ts';
import { drive } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { TE } from './found.ts';
import { probed } from './probe.ts';
import { types } from './told.ts';

const GAIN = { step: 'gainBreakthrough', args: { seat: 0 } };
/** Seat 0 gains its breakthrough and rolls this. */
const gaining = (die: number | undefined, spec: Partial<Field> = {}) =>
  field({
    edition: 5,
    sets: TE,
    line: ['112', '22', '26'],
    units: ['0 infantry lodor'],
    factions: { 0: 'sol', 1: 'letnev', 2: 'nekro' },
    begin: GAIN,
    dice: die === undefined ? [] : [die],
    ...spec,
  });
const tokens = (t: { s: S }): string[] => ingressSystems(t.s.pub).sort();

it('[TI4-BREAK-1] [TI4-BREAK-2] the own faction’s card, readied, is no technology', () => {
  const t = gaining(5);
  expect(t.s.pub.cards).toEqual([
    { id: 'bellum-gloriosum', kind: 'breakthrough', owner: 0, holder: 0, state: 'readied' },
  ]);
  expect(gaining(5, { factions: { 0: 'xxcha', 1: 'sol', 2: 'nekro' } }).s.pub.cards[0]!.id).toBe('archons-gift');
});

it.each([
  [1, true],
  [2, false],
  [9, false],
  [10, true],
])('[TI4-BREAK-4] [TI4-FRACT-1] a roll of %i: the Fracture enters: %s', (die, enters) => {
  const t = gaining(die);
  expect(isFractureIn(t.s.pub)).toBe(enters);
  expect(t.s.pub.rolls).toMatchObject([{ seat: 0, what: 'fracture', hits: enters ? 1 : 0 }]);
});

it('[TI4-BREAK-5] [TI4-BREAK-6] [TI4-FRACT-2] no roll while it is in play, and none for who has the card already', () => {
  const t = field({
    edition: 5,
    sets: TE,
    line: ['112', '22'],
    units: ['0 infantry tarmann'],
    factions: { 0: 'sol', 1: 'letnev', 2: 'nekro' },
    begin: { step: 'enterFracture', args: { seat: 0, colours: [] } },
    dice: [],
  });
  const board = t.s.pub.board;
  const second = gaining(undefined, {
    also: (s) => {
      s.pub.board = board;
    },
  });
  expect([types(second).includes('fracture.rolled'), hasBreakthrough(second.s.pub, 0)]).toEqual([false, true]);
  const owner = gaining(undefined, { open: { 0: ['breakthrough:bellum-gloriosum'] } });
  expect([types(owner).includes('fracture.rolled'), types(owner).includes('open.gained')]).toEqual([false, false]);
  const again = gaining(undefined, {
    begin: { step: 'enterFracture', args: { seat: 0, colours: [] } },
    also: (s) => {
      s.pub.board = board;
    },
  });
  expect([types(again).includes('fracture.entered'), again.s.pub.board.length]).toEqual([false, board.length]);
});

it('[TI4-BREAK-4] whoever changes dice may change this one before it is read', () => {
  const t = probed(['die.rolled'], { ...specOf(9) }, [1]);
  expect(t.request(1).prompt).toMatchObject({ key: 'window.die.rolled', args: { die: 9 } });
  expect(isFractureIn(t.s.pub)).toBe(false);
});
const specOf = (die: number): Field => ({
  edition: 5,
  sets: TE,
  line: ['112', '22'],
  units: ['0 infantry tarmann'],
  factions: { 0: 'sol', 1: 'letnev', 2: 'nekro' },
  begin: GAIN,
  dice: [die],
});

it('[TI4-BREAK-3] the card is there before the roll is made', () => {
  const told = types(gaining(5)).filter((type) => ['open.gained', 'fracture.rolled'].includes(type));
  expect(told).toEqual(['open.gained', 'fracture.rolled']);
});

it('[TI4-FRACT-3] [TI4-FRACT-5] [TI4-FRACT-6] [TI4-FRACT-20] [TI4-FRACT-21] seven systems with their neutral units, and no frontier token', () => {
  expect(gaining(5).s.pub.board.some(({ tile }) => tile === 'F1')).toBe(false);
  const { pub } = gaining(10).s;
  expect(pub.board.filter(({ tile }) => tile.startsWith('F')).map(({ tile }) => tile)).toEqual([...FRACTURE]);
  expect(Object.fromEntries(['F1', 'F4', 'F7', 'F2', 'F3'].map((at) => [at, standing(pub, at)]))).toEqual({
    F1: ['-1 cruiser*2'],
    F4: ['-1 destroyer', '-1 dreadnought*2'],
    F7: ['-1 carrier', '-1 fighter*4'],
    F2: [],
    F3: [],
  });
  expect(['cocytus', 'styx', 'lethe', 'phlegethon'].map((planet) => standing(pub, planet))).toEqual([
    ['-1 infantry*2'],
    ['-1 infantry*3'],
    ['-1 infantry'],
    ['-1 infantry'],
  ]);
  expect(neutralsLeft(pub)).toBe(63 - 10 - 7);
  expect([pub.planets.styx!.controller, pub.systemTokens.F2]).toEqual([-1, undefined]);
});

it('[TI4-ADJ-4] [TI4-FRACT-15] [TI4-FRACT-16] [TI4-FRACT-18] [TI4-XEX-7] a chain, reached by ingress and egress alone', () => {
  const { pub } = gaining(10).s; // ingress in 22 and at Mecatol Rex
  expect(neighbours(pub, 0, 'F1')).toEqual(['F2']);
  expect(neighbours(pub, 0, 'F4').sort()).toEqual(['F3', 'F5']);
  expect(neighbours(pub, 0, 'F2').sort()).toEqual(['112', '22', 'F1', 'F3']);
  expect(neighbours(pub, 0, 'F6').sort()).toEqual(['112', '22', 'F5', 'F7']);
  expect(neighbours(pub, 0, '22').sort()).toEqual(['112', '26', 'F2', 'F6']);
  expect(stepsFrom(pub, 0, '22').find(({ to }) => to === 'F2')!.way).toBe('ingress');
  expect([adjacent(pub, 0, 'F2', 'F6'), adjacent(pub, 0, '26', 'F2')]).toEqual([false, false]);
  expect(distance(pub, '112', 'F1')).toBe(2);
  expect(distance(pub, '112', 'F4')).toBe(3);
  expect(distance(pub, '112', 'F7')).toBe(2);
});
function distance(pub: Pub, from: string, to: string): number {
  let reached = new Set([from]);
  for (let steps = 0; steps < 9; steps++) {
    if (reached.has(to)) return steps;
    reached = new Set([...reached, ...[...reached].flatMap((at) => neighbours(pub, 0, at))]);
  }
  return Number.POSITIVE_INFINITY;
}

it('[TI4-XEX-7] [TI4-FRACT-17] [TI4-FRACT-27] two ways in that are not adjacent to each other are two steps apart', () => {
  const { pub } = gaining(10, { line: ['112', '46', '47', '22'], units: [] }).s;
  expect(tokens({ s: { pub } as S })).toEqual(['112', '22']);
  expect([adjacent(pub, 0, '112', '22'), distance(pub, '112', '22')]).toEqual([false, 2]);
});

it('[TI4-EX-29] through the Fracture from one ingress to another, unless others are in the way; cannon do not reach so far', () => {
  const through = (units: string[], system: string) =>
    inside(
      held(units, {
        line: ['112', '46', '47', '22'],
        units: ['0 cruiser 22', '1 pds tarmann'],
        techs: { 1: ['pds-2'] },
        also: (s) => {
          s.pub.systemTokens['112'] = [{ kind: 'ingress' }];
        },
      }),
    ).play(`0 activate:${system}`);
  expect(through([], '112').may(0)).toContain('move:cruiser@22~2');
  const arrived = through([], '112').play('0 move:cruiser@22~2');
  expect([standing(arrived.s.pub, '112'), arrived.asked()]).toEqual([['0 cruiser'], []]); // the PDS II of 22 was not asked
  const shut = through(['1 cruiser F2', '1 cruiser F6'], '112');
  expect(shut.asked().includes(0) && shut.may(0).some((key) => key.startsWith('move:'))).toBe(false);
});

it('[TI4-FRACT-24] its systems stay where they are, and a wormhole token may be laid there', () => {
  const creuss: Partial<Field> = {
    factions: { 0: 'creuss', 1: 'letnev', 2: 'nekro' },
    units: ['0 cruiser 22', '0 infantry lodor'],
    open: { 0: ['leader:riftwalker-meian'] },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  };
  const moved = inside(held(['0 cruiser F1', '0 cruiser F4'], creuss)).may(0);
  expect(
    moved
      .filter((key) => key.startsWith('action:riftwalker-meian'))
      .map((key) => key.split(':').at(-1))
      .sort(),
  ).toEqual(['22', '26']);
  const t = inside(
    held(['0 infantry styx'], {
      ...creuss,
      open: {},
      techs: { 0: ['wormhole-generator'] },
      edition: 5,
    }),
  );
  t.play(`0 ${t.may(0).find((key) => key.includes('wormhole-generator'))}`);
  expect(t.may(0).some((key) => key.endsWith('F4'))).toBe(true);
});

it('[TI4-BOARD-6] [TI4-BOARD-7] [TI4-FRACT-4] [TI4-FRACT-19] every system of it is on the edge, and it takes the edge from none', () => {
  const before = gaining(5).s.pub;
  const after = gaining(10).s.pub;
  expect(FRACTURE.every((system) => isOnEdge(after.board, system))).toBe(true);
  for (const { tile } of before.board) expect(isOnEdge(after.board, tile)).toBe(isOnEdge(before.board, tile));
});

it('[TI4-FRACT-7] [TI4-FRACT-13] three systems of each colour of the synergy, as its owner chooses', () => {
  const line = ['112', '22', '27', '97', '20'];
  const t = gaining(10, { line, at: { '98': 2, '107': 3, '115': 4 }, units: [] });
  // green: tarmann 22, new-albion 27, and one of 97, 98 if they have it; yellow: tiamat 107
  const sites = ingressSites(t.s.pub, [], slotsFor(['green', 'yellow']));
  expect(sites).not.toContain('115'); // red only
  drive(t);
  expect(tokens(t).length).toBeLessThanOrEqual(7); // as many as there are
  const green = tokens(t).filter((at) => ['22', '27', '97', '98'].includes(at));
  expect(green).toHaveLength(3);
  expect(tokens(t)).toEqual(expect.arrayContaining(['107', '112']));
});

it('[TI4-FRACT-7] [TI4-FRACT-8] [TI4-FRACT-12] [TI4-XEX-5] method A: a system with both colours stands for one', () => {
  const line = ['112', '101', '107', '115'];
  const t = gaining(10, { line, factions: { 0: 'hacan', 1: 'letnev', 2: 'nekro' }, units: [] });
  expect(tokens(t)).toEqual(['101', '107', '112', '115']); // nobody is asked: there is one way to place most
  for (const at of tokens(t))
    expect(t.s.pub.systemTokens[at]!.filter(({ kind }) => kind === 'ingress')).toHaveLength(1);
});

it('[TI4-FRACT-9] [TI4-FRACT-12] [TI4-XEX-6] method B: four colours in four systems, and Thunder’s Edge besides', () => {
  const t = gaining(1, {
    line: ['112', '100', '97', '107', '101', '114'],
    factions: { 0: 'nekro', 1: 'letnev', 2: 'sol' },
    units: [],
    also: (s) => {
      s.pub.planets = {
        ...s.pub.planets,
        'thunders-edge': { at: '114', controller: -1, exhausted: true, attachments: [], coexisting: [] },
      };
    },
  });
  expect(tokens(t)).toEqual(['100', '101', '107', '114', '97']);
});

it('[TI4-FRACT-9] of several systems of a colour its owner chooses; as many as possible are placed', () => {
  const spec = { line: ['112', '22', '27', '101', '107'], factions: { 0: 'nekro', 1: 'letnev', 2: 'sol' }, units: [] };
  const t = gaining(1, spec);
  expect(t.may(0).sort()).toEqual(['ingress:101', 'ingress:107', 'ingress:22', 'ingress:27']);
  t.play('0 ingress:27');
  expect(tokens(t)).toEqual(['101', '107', '112', '27']); // 101 is red then, for 107 is yellow
  const red = gaining(5, { line: ['112', '101', '115'], units: [] }).s.pub;
  expect(ingressSites(red, ['101'], slotsFor([]))).toEqual(['115']); // 101, taken for red at first, is yellow then
});

it('[TI4-FRACT-11] home planets and those nobody controls count; what is no more does not', () => {
  const slots = slotsFor(['green', 'yellow']);
  const { pub } = gaining(5, { line: ['112', '22', '13'], units: [] }).s;
  expect(ingressSites(pub, [], slots)).toContain('22');
  const { tarmann: _gone, ...planets } = pub.planets;
  expect(ingressSites({ ...pub, planets }, [], slots)).not.toContain('22');
});

it('[TI4-FRACT-12] [TI4-FRACT-14] no second token where one lies, and none inside', () => {
  const t = gaining(10, {
    line: ['112', '22'],
    also: (s) => {
      s.pub.planets = {
        ...s.pub.planets,
        'thunders-edge': { at: '22', controller: -1, exhausted: true, attachments: [], coexisting: [] },
      };
    },
    units: [],
  });
  expect([tokens(t), t.s.pub.systemTokens['22']]).toEqual([['22'], [{ kind: 'ingress' }]]);
  expect(tokens(t).some((at) => at.startsWith('F'))).toBe(false);
});

/** The Fracture is in play with an ingress in 22, where the fleet of seat 0 waits; the dice of neutral units miss. */
const inside = (spec: Partial<Field>) =>
  field({
    edition: 5,
    sets: TE,
    line: ['112', '22', '26'],
    units: [],
    factions: { 0: 'sol', 1: 'letnev', 2: 'nekro' },
    fleet: 8,
    ...spec,
    also(s) {
      s.pub.systemTokens = { '22': [{ kind: 'ingress' }] };
      spec.also?.(s);
    },
    at: {},
  });
const LAID: Partial<Field> = {
  also: (s) => {
    const tiles = FRACTURE.map((tile, q) => ({ index: -1, tile, q, r: 0, side: 'A', turn: 0 }));
    s.pub.board = [...s.pub.board, ...tiles];
    const planet = (at: string) => ({ at, controller: -1, exhausted: false, attachments: [], coexisting: [] });
    s.pub.planets = {
      ...s.pub.planets,
      cocytus: planet('F1'),
      styx: planet('F4'),
      lethe: planet('F7'),
      phlegethon: planet('F7'),
    };
  },
};
/** With these units inside, `-1 dreadnought F4`. */
const held = (units: string[], more: Partial<Field> = {}): Partial<Field> => ({
  ...more,
  also(s) {
    LAID.also!(s);
    for (const words of units) {
      const [owner, type, place] = words.split(' ') as [string, S['pub']['units'][number]['type'], string];
      const on = place in s.pub.planets ? place : null;
      const at = on ? s.pub.planets[on]!.at : place;
      s.pub.lastUnit += 1;
      s.pub.units.push({ id: s.pub.lastUnit, owner: Number(owner), type, at, on, damaged: false });
      if (on && Number(owner) >= 0) s.pub.planets[on]!.controller = Number(owner);
    }
    more.also?.(s);
  },
});

it('[TI4-FRACT-18] [TI4-FRACT-26] ships go in and through, but not through neutral ships', () => {
  const t = inside(held([], { units: ['0 cruiser 22'] })).play('0 activate:F1', '0 move:cruiser@22~2');
  expect(standing(t.s.pub, 'F1')).toEqual(['0 cruiser']);
  const shut = inside(held(['-1 cruiser F2'], { units: ['0 cruiser 22'] })).play('0 activate:F1');
  expect(shut.asked().includes(0) && shut.may(0).some((key) => key.startsWith('move:'))).toBe(false);
});

const controlledBy = (seat: number) => (s: S) => {
  s.pub.planets.styx!.controller = seat;
};

it('[TI4-FRACT-22] [TI4-LEG-7] [TI4-XEX-10] the first to take a planet from the deck draws a relic; whoever takes it from a player does not', () => {
  const begin = { step: 'gainPlanet', args: { seat: 0, planet: 'styx' } };
  const first = inside(held(['0 infantry styx'], { begin, also: controlledBy(-1) }));
  expect(types(first).filter((type) => type === 'relic.drawn')).toHaveLength(1);
  expect(types(first)).not.toContain('explored');
  const second = inside(held(['0 infantry styx'], { begin, also: controlledBy(1) }));
  expect(types(second)).not.toContain('relic.drawn');
});

it('[TI4-FRACT-23] [TI4-XEX-10] [TI4-LEG-10] [a-song-like-marrow] a point for whoever gains the card of Styx, and one less for whoever loses it', () => {
  const begin = { step: 'gainPlanet', args: { seat: 0, planet: 'styx' } };
  const t = inside(
    held(['0 infantry styx'], {
      begin,
      open: { 1: ['legendary:a-song-like-marrow'] },
      also: (s) => {
        s.pub.planets.styx!.controller = 1;
        s.pub.players[1]!.points = 3;
      },
    }),
  );
  expect([t.s.pub.players[0]!.points, t.s.pub.players[1]!.points]).toEqual([1, 2]);
  expect(has(t.s.pub, 0, 'a-song-like-marrow')).toBe(true);
  const poor = inside(
    held(['0 infantry styx'], {
      begin,
      open: { 1: ['legendary:a-song-like-marrow'] },
      also: (s) => {
        s.pub.planets.styx!.controller = 1;
      },
    }),
  );
  expect(poor.s.pub.players[1]!.points).toBe(0);
});

it('[TI4-NEUT-7] [TI4-XEX-9] a barrage takes neutral fighters and nothing else', () => {
  const units = [
    '-1 carrier F7',
    ...Array<string>(4).fill('-1 fighter F7'),
    '0 destroyer F6',
    '0 destroyer F6',
    '0 cruiser F6',
  ];
  // two Destroyers II roll three dice each; then somebody is asked about a retreat
  const t = inside(held(units, { techs: { 0: ['destroyer-2'] }, dice: [10, 10, 10, 10, 10, 1] }));
  t.play('0 activate:F7', '0 move:destroyer@F6~2', '0 move:destroyer@F6~2', '0 done');
  if (t.request(0).at === 'barrage.ask') t.play(`0 ${t.may(0)[0]}`);
  expect(t.request(0).at).toBe('spaceCombat.attacker');
  expect(standing(t.s.pub, 'F7')).toEqual(['-1 carrier', '0 destroyer*2']);
});

it('[TI4-NEUT-6] [TI4-NEUT-7] [TI4-XEX-8] the defenders of Styx sustain first, then fall in their order', () => {
  const after = (hits: number) => {
    const fleet = ['0 cruiser', '0 cruiser', '0 cruiser', '0 cruiser'];
    const dice = [1, 1, 1, ...Array<number>(hits).fill(10), ...Array<number>(4 - hits).fill(1)]; // theirs come first
    const t = inside(
      held(
        ['-1 dreadnought F4', '-1 dreadnought F4', '-1 destroyer F4', '0 cruiser F5', ...fleet.map((f) => `${f} F3`)],
        {
          dice,
        },
      ),
    );
    t.play('0 activate:F4');
    for (let i = 0; i < 4; i++) t.play('0 move:cruiser@F3~2');
    t.play('0 done', '0 no'); // the one in F5 stays; of retreat they are asked again before the second round
    return standing(t.s.pub, 'F4').filter((words) => words.startsWith('-1'));
  };
  expect(after(4)).toEqual(['-1 dreadnought!']);
  expect(after(2)).toEqual(['-1 destroyer', '-1 dreadnought!*2']);
});

it('[TI4-FRACT-21] later effects that place frontier tokens in empty systems include those of the Fracture', () => {
  const { pub } = gaining(10).s;
  expect(unsettled(pub).filter((at) => at.startsWith('F'))).toEqual(['F2', 'F3', 'F5', 'F6']);
});

it('[TI4-BREAK-7] [TI4-STATUS-14] an exhausted breakthrough is readied with all other cards', () => {
  const t = gaining(undefined, {
    open: { 0: ['breakthrough:bellum-gloriosum'] },
    begin: { step: 'statusPhase', at: 'ready', args: {} },
    also: (s) => {
      s.pub.cards[0]!.state = 'exhausted';
      s.pub.phase = 'status';
    },
  });
  expect(t.s.pub.cards[0]!.state).toBe('readied');
});

it('[TI4-FRACT-25] [TI4-REL-7] its planets have neither trait nor specialty; the Nano-Forge lies on any but Styx, Terraform on all', () => {
  const own = { cocytus: 0, styx: 0, lethe: 0, phlegethon: 0 };
  const t = gaining(undefined, {
    sets: [...TE, 'codex2'],
    units: [],
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    open: { 0: ['relic:nano-forge'] },
    factions: { 0: 'sol', 1: 'ul', 2: 'nekro' },
    notes: { 0: ['terraform@1'] },
    also: ({ pub }) => {
      for (const tile of FRACTURE) pub.board = [...pub.board, { index: -1, tile, q: 0, r: 0, side: 'A', turn: 0 }];
      const at: Record<string, string> = { cocytus: 'F1', styx: 'F4', lethe: 'F7', phlegethon: 'F7' };
      pub.planets = { ...Object.fromEntries(Object.keys(own).map((id) => [id, newPlanet(at[id]!, 0)])) };
    },
  });
  const aims = (card: string) =>
    t
      .may(0)
      .flatMap((key) => (key.includes(card) ? [key.split(/[>:]/).at(-1)] : []))
      .sort();
  expect(aims('nano-forge')).toEqual(['cocytus', 'lethe', 'phlegethon']);
  expect(aims('terraform')).toEqual(['cocytus', 'lethe', 'phlegethon', 'styx']);
  for (const planet of Object.keys(own))
    expect([traitsOf(t.s.pub, planet), specialtiesOf(t.s.pub, planet)]).toEqual([[], []]);
});
