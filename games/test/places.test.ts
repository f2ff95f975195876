// Every place of every game that asks is known to that game's bots and board: a new one without them fails here.
import type { Face, Given } from '@orrery/board';
import { shelf } from '@orrery/games';
import {
  atPlace,
  type Bag,
  fastChance,
  type Game,
  type Request,
  random,
  sampleChoice,
  startMatch,
} from '@orrery/kernel';
import { gapsIn, placesOf } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';

const faces = import.meta.glob<{ face: Face }>('../*/board/face.tsx');
const faceOf = async (id: string): Promise<Face> => (await faces[`../${id}/board/face.tsx`]!()).face;

/** The tables looked at: as a game comes and with everything on, for few and for three. */
function tablesOf({ options = {}, seats, objection }: Game): { seats: number; options: Bag }[] {
  const flags = Object.entries(options).filter(([, { kind }]) => kind === 'flag');
  const whole: Bag = Object.fromEntries(flags.map(([name]) => [name, true]));
  const tables = [{}, whole].flatMap((chosen) => [seats[0], 3].map((count) => ({ seats: count, options: chosen })));
  return tables.filter((table) => table.seats <= seats[1] && !objection?.(table.options, table.seats));
}

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (id, { game, team }) => {
  it('asks somewhere', () => {
    expect(placesOf(game).length).toBeGreaterThan(0);
  });

  it.each(team?.bots.map((bot) => [bot.name, bot] as const) ?? [])('%s knows what to do at every place', (_, bot) => {
    expect(gapsIn(game, bot.places ?? {})).toEqual({ missing: [], stray: [] });
  });

  it('its board knows how answers are given at every place', async () => {
    expect(gapsIn(game, (await faceOf(id)).places)).toEqual({ missing: [], stray: [] });
  });

  it('and they are given so, as random play shows', async () => {
    const { places, sheets = {} } = await faceOf(id);
    const seen = new Map<string, Request[]>();
    for (const table of tablesOf(game))
      for (const request of asked(table, 300)) seen.set(request.at, [...(seen.get(request.at) ?? []), request]);
    for (const [at, requests] of seen) {
      const given = atPlace(places, at);
      const looks = requests.map((request) => howItLooks(request, sheets));
      if (given === undefined) expect(at).toMatch(/^deal\./);
      else expect({ at, given, fits: fits(given, looks) || new Set(looks) }).toEqual({ at, given, fits: true });
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('whoever is asked out of turn is told why', () => {
    expect(game.turn, 'a game says whose turn it is').toBeDefined();
    for (const table of tablesOf(game)) for (const { untold } of moments(table, 300)) expect(untold).toEqual([]);
  });

  function asked(table: { seats: number; options: Bag }, answers: number): Request[] {
    return [...moments(table, answers)].flatMap(({ requests }) => requests);
  }

  /** What is asked while somebody plays at random, and where a seat is asked without knowing why. */
  function* moments(table: { seats: number; options: Bag }, answers: number) {
    const { match } = startMatch(game, { ...table, chance: fastChance(7) }, { undo: false });
    const dice = random(7);
    for (let i = 0; i < answers && !match.result; i++) {
      const requests = match.requests();
      const blocking = requests.filter((request) => request.blocking);
      const untold = blocking.filter(({ seat }) => match.turn() !== seat && match.because(seat) === undefined);
      yield { requests, untold: untold.map(({ at }) => `${at} asks out of turn: say why in because.ts`) };
      const request = match.requests().find(({ blocking, sealed }) => blocking && sealed === undefined)!;
      const { id: to, seat } = request;
      match.apply({ request: to, seat, choice: sampleChoice(game, match.know(seat), request, dice) });
    }
  }
});

/** What a player finds: a sheet of the game's own, something lit, or nothing but the panel. */
function howItLooks({ ask }: Request, sheets: object): Given {
  if (ask.shape === 'form') return Object.hasOwn(sheets, ask.form) ? 'sheet' : 'panel';
  return 'options' in ask && ask.options.some(({ refs = [] }) => refs.length > 0) ? 'lit' : 'panel';
}

/** Where things are lit there may be nothing to light now and then, but not ever. A part of the board asks as it likes. */
function fits(given: Given, looks: readonly Given[]): boolean {
  if (given === 'part') return true;
  if (given !== 'lit') return looks.every((look) => look === given);
  return !looks.includes('sheet') && (looks.includes('lit') || looks.length < OFTEN);
}
const OFTEN = 60;
