// Three levels in every game. None of them knows more than its seat: what it decides depends on nothing else.
import { botOf, Company, LEVELS, teamOf, usualBot } from '@orrery/bots';
import { shelf } from '@orrery/games';
import {
  type Bot,
  type Box,
  type Choice,
  copy,
  type Decision,
  fastChance,
  hasChoice,
  hashOf,
  imagine,
  know,
  LANGUAGES,
  Match,
  PASS,
  type Request,
  random,
  type Shape,
  speaker,
  startMatch,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';

/** Few playouts: this is about what is known, not about who is better. */
const QUICK = { playouts: 4, candidates: 2 };
/** More than are equally good anywhere: among equals a player takes any. */
const MANY = 20;
/** A game is looked at for so many answers. */
const ANSWERS = 400;

type Moment = { match: Match<Shape>; request: Request };

/** Of one game among its own players the first and the last question of each place that asks. */
function momentsOf(box: Box): Moment[] {
  const [least, most] = box.game.seats;
  const seats = Math.min(Math.max(3, least), most);
  const { match } = startMatch(box.game, { seats, chance: fastChance(8) }, { undo: false });
  const company = new Company(Array<Bot>(seats).fill(botOf(box, 'navigator')!), 8);
  const [first, last] = [new Map<string, Moment>(), new Map<string, Moment>()];
  for (let answer = 0; answer < ANSWERS && !match.result; answer++) {
    const asked = match
      .waiting()
      .flatMap((seat) => match.requestsTo(seat).filter((r) => r.blocking && !('sealed' in r)));
    for (const request of asked) {
      const moments = first.has(request.at) ? last : first;
      moments.set(request.at, { match: new Match(box.game, copy(match.state), { undo: false }), request });
    }
    match.apply(company.next(match));
  }
  return [...first.values(), ...last.values()];
}
const moments = new Map(shelf.map((box) => [box, momentsOf(box)]));

/** What a bot decides in the real world, once more, and in another that its seat cannot tell from it. */
function decisions(box: Box, bot: Bot, { match, request }: Moment): { truths: boolean; choices: Choice[] } {
  const { seat, id } = request;
  const elsewhere = new Match<Shape>(box.game, imagine(box.game, match.know(seat), 77), { undo: false });
  const worlds = [match, match, elsewhere];
  const choices = worlds.map(({ state }, i) => {
    const asked = worlds[i]!.requestsTo(seat).find((r) => r.id === id)!;
    return bot.decide(know(state, seat), asked, random(5)).choice;
  });
  return { truths: hashOf(elsewhere.state) !== hashOf(match.state), choices };
}

/** The levels, and whoever looks ahead where no level does. */
const levels = shelf.flatMap((box) =>
  [...LEVELS, ...(box.team?.judge ? ['seeker'] : [])].map((level) => [box.game.id, level, box] as const),
);

describe.each(levels)('%s: %s', (_, level, box) => {
  it('decides by what its seat knows, and alike for the same seed', () => {
    const bot = botOf(box, level, QUICK)!;
    let differed = 0;
    for (const moment of moments.get(box)!) {
      const { truths, choices } = decisions(box, bot, moment);
      expect({ at: moment.request.at, choice: choices[1] }).toEqual({ at: moment.request.at, choice: choices[0] });
      expect({ at: moment.request.at, choice: choices[2] }).toEqual({ at: moment.request.at, choice: choices[0] });
      differed += truths ? 1 : 0;
    }
    if (box.lobby) expect(differed).toBeGreaterThan(0); // the other worlds were others
  });
});

describe.each(levels)('%s: %s', (_, level, box) => {
  it('says why, in words of every language, wherever there was something to decide', () => {
    const bot = botOf(box, level, QUICK)!;
    const voices = LANGUAGES.map((language) => speaker(language, wordsOf(box.home, language), String));
    for (const { match, request } of moments.get(box)!) {
      if (!hasChoice(request)) continue;
      const { why } = bot.decide(match.know(request.seat), request, random(5));
      expect({ at: request.at, why }).toMatchObject({ why: { key: expect.any(String) } });
      for (const voice of voices) expect(voice.say(why!)).not.toBe('');
    }
  });
});

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (_, box) => {
  it('what its player proposes to a search is legal, and what it would answer itself is there', () => {
    const player = box.team!.bots.at(-1)!;
    for (const { match, request } of moments.get(box)!) {
      const { seat, id, at } = request;
      const known = match.know(seat);
      const proposed = player.propose?.(known, request, random(5), MANY) ?? [];
      if (proposed.length > 0) expect(proposed).toContainEqual(player.decide(known, request, random(5)).choice);
      for (const choice of proposed) {
        const world = new Match<Shape>(box.game, copy(match.state), { undo: false });
        expect({ at, choice, ...world.apply({ request: id, seat, choice }) }).not.toHaveProperty('refused');
      }
    }
  });
});

it('one that looks into the drawers of the world is found out', () => {
  const box = shelf.find(({ game }) => game.id === 'council-of-shadows')!;
  const found = moments.get(box)!.some((moment) => {
    let asked = 0;
    const cheat: Bot = {
      name: 'cheat',
      decide() {
        const truth = asked++ < 2 ? moment.match.state : imagine(box.game, moment.match.know(moment.request.seat), 77);
        return { choice: hashOf(truth) };
      },
    };
    return new Set(decisions(box, cheat, moment).choices).size > 1;
  });
  expect(found).toBe(true);
});

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (_, box) => {
  it('offers the three, the middle one first of all, and none under the name of its own player', () => {
    expect(teamOf(box).map(({ name }) => name)).toEqual([...LEVELS]);
    expect(usualBot(box).name).toBe('navigator');
    for (const { name } of box.team!.bots) expect(LEVELS).not.toContain(name);
  });
});

/** How a level decides here in forty different moods. */
const often = (box: Box, level: string, { match, request }: Moment): Decision[] =>
  Array.from({ length: 40 }, (_, seed) =>
    botOf(box, level, QUICK)!.decide(match.know(request.seat), request, random(seed)),
  );
const isSlip = ({ why }: Decision): boolean => why?.key === 'kernel.bot.slip' || why?.key === 'kernel.bot.lesser';

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (_, box) => {
  const begins = box.team!.slips!.begins;

  it('as is said of them: the first slips often, the second seldom, the strongest never', () => {
    const there = moments
      .get(box)!
      .filter(({ request }) => hasChoice(request) && (begins?.includes(request.at) ?? true));
    const slipsOf = (level: string) =>
      there.slice(0, 2).reduce((sum, moment) => sum + often(box, level, moment).filter(isSlip).length, 0);
    const [apprentice, navigator, admiral] = LEVELS.map(slipsOf) as [number, number, number];
    expect(apprentice).toBeGreaterThan(navigator);
    expect(navigator).toBeGreaterThan(0);
    expect(admiral).toBe(0);
  });

  it('a slip is a lesser plan, where plans begin: never one that the rules refuse, and nothing inside of one', () => {
    for (const at of begins ?? []) expect(box.team!.bots.at(-1)!.places).toHaveProperty([at]);
    for (const moment of begins ? moments.get(box)! : []) {
      const { match, request } = moment;
      const { at, id, seat } = request;
      const slips = often(box, 'apprentice', moment).filter(isSlip);
      if (!begins!.includes(at)) expect({ at, slips }).toEqual({ at, slips: [] });
      for (const choice of new Set(slips.map((slip) => slip.choice))) {
        const world = new Match<Shape>(box.game, copy(match.state), { undo: false });
        expect({ at, choice, ...world.apply({ request: id, seat, choice }) }).not.toHaveProperty('refused');
        expect({ at, choice }).not.toEqual({ at, choice: PASS });
      }
    }
  });
});

/** Names under which bots sat at tables before there were levels. */
const BEFORE = {
  'council-of-shadows': ['random', 'councillor'],
  'space-gate-odyssey': ['random', 'navigator'],
  cosmos: ['random', 'commander'],
  'twilight-imperium': ['random', 'admiral'],
  'tic-tac-toe': ['random', 'solver'],
};
it.each(Object.entries(BEFORE))('%s: whoever sat at a table before goes on playing', (id, names) => {
  const box = shelf.find(({ game }) => game.id === id)!;
  for (const name of names) expect(botOf(box, name)?.name).toBe(name);
});

it('a game without a player of its own offers one who knows the rules, and no search that could not end', () => {
  const { team: _, ...bare } = shelf.find(({ game }) => game.id === 'cosmos')!;
  expect(teamOf(bare).map(({ name }) => name)).toEqual(['apprentice']);
  expect(usualBot(bare).name).toBe('apprentice');
});
