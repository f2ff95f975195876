// The board at many moments of random matches: nothing fails to draw, and nothing that can be answered is invisible.
import { barredBy, hyphenated, litBy, type SheetProps } from '@orrery/board';
import { boardKit } from '@orrery/board/testing';
import {
  type Bag,
  fastChance,
  type Match,
  type Request,
  random,
  type Seat,
  sampleChoice,
  startMatch,
  type Told,
} from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { twilightImperium } from '../../game.ts';
import box from '../../index.ts';
import type { TI } from '../../state.ts';
import type { Unit } from '../../tables.ts';
import { ballot, hush } from '../../test/council.ts';
import { sealed } from '../../test/sealed.ts';
import { battleAfter } from '../battles.ts';
import { Board } from '../board.tsx';
import { Council } from '../council.tsx';
import { face } from '../face.tsx';
import { flightsIn } from '../flights.tsx';
import Picture from '../picture.tsx';
import { isAskedHere } from '../places.ts';
import type { Props } from '../props.ts';
import { reachTo } from '../reaching.ts';
import { fetchRules } from '../ruled.tsx';
import { SystemSheet } from '../system-sheet.tsx';
import { whyNot } from '../why-not.tsx';

// The frame to pan and zoom in needs a browser.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
}));

const { propsOf, voices } = boardKit(box);
beforeAll(fetchRules);
const PATIENCE = 180_000; // a busy machine draws slowly

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
    'can say on a small screen what every card does that one is asked about',
    () => {
      const kinds = new Set<string>();
      for (const { match, seat } of moments(4, 12, 20, 1500)) {
        const board = propsOf(match, seat, { phone: true, language: 'es' });
        const asked = board.requests.map((request) => face.subject!(request)).filter((ref) => ref !== undefined);
        for (const ref of [...board.lit.keys(), ...asked]) {
          const about = face.about!(board.view, ref);
          if (about && board.say(about).length > 10) kinds.add(ref.split(':')[0]!);
        }
      }
      expect([...kinds].sort()).toEqual(['card', 'leader', 'objective', 'strategy', 'tech']);
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

  it('breaks long names between syllables', () => {
    const broken = (text: string) => hyphenated(text).replaceAll('\u00ad', '-');
    expect(broken('Psicoarqueología')).toBe('Psi-coar-queo-logía');
    expect(broken('Rutinas de autoensamblaje')).toBe('Rutinas de autoen-sam-blaje');
    expect(broken('Psychoarchaeology')).toBe('Psy-choar-chaeo-logy');
  });

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

  it('says at a system, a strategy card and a technology why it cannot be chosen', () => {
    const refs = ['system:18', 'strategy:trade', 'tech:duranium-armor'];
    const why = { key: 'why.activate.own' };
    const option = (ref: string) => ({ key: ref, label: { key: 'option.done' }, refs: [ref] });
    const { match } = scenario<TI>(box, { seats: 3, options: { factions: 'random' } });
    const [request] = match.requests();
    const asking = { ...request!, seat: 0, barred: refs.map((ref) => ({ ...option(ref), why, rules: ['TI4-ACT-1'] })) };
    const board = propsOf(match, 0, { requests: [asking], lit: new Map(), barred: barredBy([asking]) });
    const reason = `${board.say(option('').label)}: ${board.say(why)}`;
    for (const ref of refs) expect(whyNot(board, ref)).toEqual([reason]);
    expect(
      whyNot({ ...board, lit: litBy([{ ...asking, ask: { shape: 'one', options: refs.map(option) } }]) }, refs[0]!),
    ).toEqual([]);
    const sheet = createElement(SystemSheet, { board, system: '18', reach: undefined });
    expect(renderToStaticMarkup(sheet)).toContain(`>${reason}</p>`);
    expect(draw(board).split(reason).length).toBeGreaterThan(2); // in the galaxy and beside it
  });

  it('opens the sheet where a question is answered on it, and keeps the galaxy in sight for reactions', () => {
    const option = (key: string, ...refs: string[]) => ({ key, label: { key: 'option.done' }, refs });
    const asking = (prompt: string, options: ReturnType<typeof option>[]) => {
      const { match } = moments(3, 5, 1, 1).next().value!;
      const requests: Request[] = [
        {
          id: '1',
          at: prompt,
          seat: 0,
          blocking: true,
          prompt: { key: prompt },
          ask: { shape: 'one', options },
          rules: [],
        },
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

  /** Two destroyers meet at Mecatol Rex, which lies on every map. */
  function duel(): Match<TI> {
    const system = '18';
    const args = { seat: 0, defender: 1, system, round: 0, effects: [] };
    const { match } = scenario<TI>(box, {
      seats: 3,
      options: { factions: 'random' },
      arrange({ pub }) {
        pub.phase = 'action';
        for (const owner of [0, 1])
          for (const [id, type] of [
            [900, 'destroyer'],
            [910, 'fighter'], // without one nobody is asked about a barrage
          ] as const)
            pub.units.push({ id: id + owner, owner, type, at: system, on: null, damaged: false });
      },
      begin: { step: 'spaceCombat', args },
    });
    return match;
  }

  it('stages combats', () => {
    const match = duel();
    expect(match.waiting()).toEqual([0, 1]); // both may fire their barrage
    for (const seat of [null, 1]) expect(draw(propsOf(match, seat)).includes('data-ref="part:combat"')).toBe(true);
  });

  it('shows the dice of a combat to whoever opens the page in the middle of it', () => {
    const die = (face: number, need: number) => ({ unit: 900, face, need });
    const lastRoll = { 0: [die(7, 5), die(2, 5)], 1: [die(9, 9)] };
    const match = duel();
    for (const seat of [null, 1]) {
      const { view } = propsOf(match, seat);
      const stack = view.pub.stack.map((frame) =>
        frame.step === 'spaceCombat' ? { ...frame, args: { ...frame.args, lastRoll } } : frame,
      );
      const markup = draw(propsOf(match, seat, { view: { ...view, pub: { ...view.pub, stack } } }));
      for (const label of ['7: hit', '2: miss', '9: hit'])
        expect(markup.includes(`aria-label="${label}"`), label).toBe(true);
    }
  });

  it('shows a fleet without the ships it has lost on the way', () => {
    const { view } = propsOf(duel(), 0);
    const moves = [900, 999].map((unit) => ({ unit, path: ['18'], load: [] }));
    const frame = { ...view.pub.stack[0]!, step: 'moveShips', args: { seat: 0, system: '18', moves } };
    const markup = draw(propsOf(duel(), 0, { view: { ...view, pub: { ...view.pub, stack: [frame] } } }));
    const [fleet] = /<section[^>]*aria-label="Fleet".*?<\/section>/.exec(markup)!;
    expect(fleet.match(/<li>/g)).toHaveLength(1);
  });

  it('shows dice rolled outside a combat to all during the action, afterwards to those concerned', () => {
    const match = duel();
    const dice = [
      { face: 8, hit: true },
      { face: 3, hit: false },
    ];
    const { system } = match.state.pub.stack[0]!.args as { system: string };
    const roll = { seat: 0, what: 'ability.spaceCannon', target: 1, at: system, on: null, dice, hits: 1 };
    const shown = (seat: Seat | null, steps: string[]) => {
      const { view } = propsOf(match, seat);
      const stack = steps.map((step, id) => ({ ...view.pub.stack[0]!, id, step }));
      const markup = draw(propsOf(match, seat, { view: { ...view, pub: { ...view.pub, stack, rolls: [roll] } } }));
      return markup.includes('data-ref="part:rolls"') && markup.includes('aria-label="8: hit"');
    };
    expect([null, 0, 1, 2].map((seat) => shown(seat, ['turn', 'tactical']))).toEqual([true, true, true, true]);
    expect([null, 0, 1, 2].map((seat) => shown(seat, ['turn']))).toEqual([false, true, true, false]);
  });

  it('tells of a battle round by round, as it was told', () => {
    const by = (type: string, seat: number, args = {}): Told => ({
      type,
      args: { seat: { seat }, ...args },
      mine: false,
    });
    const sides = { attacker: { seat: 0 }, defender: { seat: 1 } };
    const news = [
      { type: 'combat.ground', args: { ...sides, planet: { key: 'planet.jord' } }, mine: false },
      by('rolled.combat', 0, { dice: [9, 2], needs: [8, 8] }),
      by('rolled.combat', 1, { dice: [1], needs: [8] }),
      by('unit.destroyed', 1, { unit: { key: 'unit.infantry' } }),
      by('rolled.combat', 0, { dice: [8], needs: [8] }),
      by('combat.won', 0),
      by('unit.destroyed', 2, { unit: { key: 'unit.mech' } }), // somewhere else
    ];
    const battle = news.reduce(battleAfter, undefined)!;
    expect(battle).toMatchObject({ kind: 'ground', sides: [0, 1], winner: 0 });
    expect(battle.exchanges).toHaveLength(2);
    expect(battle.exchanges[0]).toEqual({
      dice: {
        0: [
          { face: 9, hit: true },
          { face: 2, hit: false },
        ],
        1: [{ face: 1, hit: false }],
      },
      lost: [{ seat: 1, type: 'infantry' }],
    });
  });

  describe('at the market', () => {
    /** A turn of seat 0, who trades with everybody; seat 2 has nothing, and seat 1 has made an offer. */
    function market() {
      const { match } = scenario<TI>(box, {
        seats: 3,
        options: { factions: 'random' },
        arrange({ pub }) {
          pub.phase = 'action';
          const goods = [{ goods: 0, commodities: 2 }, { goods: 1, commodities: 3 }, NOTHING];
          for (const [seat, faction] of ['hacan', 'sol', 'xxcha'].entries())
            Object.assign(pub.players[seat]!, { faction, hand: 0, ...goods[seat] });
        },
        begin: { step: 'turn', args: { seat: 0, actions: 0 } },
      });
      const choice = { to: 'seat:0', giveCommodities: 2, getCommodities: 2 };
      match.apply({ request: 'deal.offer', seat: 1, choice });
      return match;
    }
    const NOTHING = { goods: 0, commodities: 0 };
    const offerOn = (markup: string) => /data-offer="(\w+)"/.exec(markup)?.[1];

    it('lays an offer before the two it lies between, with the answers they have', () => {
      const match = market();
      const [mine, theirs] = [draw(propsOf(match, 0)), draw(propsOf(match, 1))];
      expect([offerOn(mine), offerOn(theirs), offerOn(draw(propsOf(match, 2)))]).toEqual(['come', 'made', undefined]);
      const words = ['2 commodities', '>Accept<', '>Refuse<', '>Withdraw<'];
      expect(words.map((word) => mine.includes(word))).toEqual([true, true, true, false]);
      expect(words.map((word) => theirs.includes(word))).toEqual([true, false, false, true]);
      match.apply({ request: 'deal.drop', seat: 0, choice: 'drop:1>0' });
      expect(offerOn(draw(propsOf(match, 1)))).toBe('refused');
    });

    it('has a sheet for an offer: who can trade and why not, what each side has, and no more than that', () => {
      const match = market();
      const board = propsOf(match, 1);
      const request = board.requests.find(({ id }) => id === 'deal.offer')!;
      const filled = (value: Bag) =>
        renderToStaticMarkup(
          createElement(face.sheets!.offer as ComponentType<SheetProps<TI>>, {
            ...board,
            ...{ request, value, change: () => {}, problems: [] },
          }),
        );
      const buttons = filled({ to: 'seat:0', giveCommodities: 3 }).match(/<button.*?<\/button>/g)!;
      const [open, shut] = ['Player 1', 'Player 3'].map((name) => buttons.find((each) => each.includes(name))!);
      expect(open).toContain('goods 0 · commod. 2/6');
      expect(open).not.toContain('disabled');
      expect(shut).not.toContain('disabled'); // words are free
      expect(shut).toContain('Only with the player whose turn it is.');
      const more = (what: string) => buttons.find((each) => each.includes(`One more: ${what}`))!.includes('disabled');
      expect(more('Commodities you give')).toBe(true); // 3 of 3
      expect(more('Trade goods you give')).toBe(false); // 0 of 1
      expect(more('Trade goods you get')).toBe(true); // they have none
      const talk = filled({ to: 'seat:2', words: 'Peace' });
      expect(talk).not.toContain('One more');
      expect(talk).toContain('>Peace</textarea>');
      expect(talk).toContain('Everybody may read it');
      expect(talk).not.toContain('answers at once'); // neither of the two is asked
      expect(filled({ to: 'seat:0' })).toMatch(/Player 1 answers at once.*Which action.*Tactical/s);
    });
  });

  it('has words in every language for all that its face refers to', () => {
    const told = [...(face.coach ?? []).map(({ text }) => text), ...(face.summary ?? [])];
    expect(face.coach).toHaveLength(5);
    for (const voice of Object.values(voices)) for (const msg of told) expect(voice.say(msg)).not.toBe('');
  });

  it('names in the log what an event moved', () => {
    const args = { system: { key: 'system.planets', args: { tile: '34' } }, planet: { key: 'planet.jord' } };
    expect(face.refsOf!({ type: 'activated', args, mine: false })).toEqual(['system:34', 'planet:jord']);
  });

  it('lets units fly from system to system, and nothing when motion is off', () => {
    const { match } = moments(3, 5, 1, 1, { factions: 'random' }).next().value!;
    const moved = (from: object, to: object): Told => ({
      type: 'unit.moved',
      args: { seat: { seat: 1 }, unit: { key: 'unit.carrier' }, from, to } as Told['args'],
      mine: false,
    });
    const [a, b] = match.state.pub.board.map(({ tile }) => ({ key: 'system.empty', args: { tile } }));
    const news = [moved(a!, b!), moved(a!, a!)];
    expect(flightsIn(news, match.state.pub.board)).toHaveLength(1);
    const flying = (reducedMotion: boolean) => draw(propsOf(match, null, { news, reducedMotion })).includes('--from');
    expect([flying(false), flying(true)]).toEqual([true, false]);
  });

  it('[TI4-EVENT-hidden-agenda] shows sealed ballots as totals; the speaker sees whose is whose', () => {
    const t = hush(sealed({ cards: { 1: ['distinguished-councilor'] } })); // who could still add votes
    t.play(...['1 for nar', '2 against lirta-iv', '3 for mecatol-rex', '0 -'].map(ballot));
    const drawn = (seat: Seat | null) =>
      renderToStaticMarkup(createElement(Council, { board: propsOf(t.match, seat) }));
    const read = (seat: Seat | null) =>
      [1, 2, 3].map((voter) =>
        drawn(seat)
          .split('</ul>')[0]!
          .includes(`Player ${voter + 1}: `),
      );
    expect([read(0), read(2), read(null)]).toEqual([
      [true, true, true],
      [false, true, false],
      [false, false, false],
    ]);
    expect(drawn(null)).toContain(voices.en.say({ key: 'council.sealed' }));
  });

  it('has a picture for the home page', () => {
    expect(renderToStaticMarkup(createElement(Picture, { title: 'TI' }))).toContain('aria-label="TI"');
  });
});
