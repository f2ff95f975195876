// Three levels in every game. None of them knows more than its seat: what it decides depends on nothing else.
import { botOf, Company, LEVELS, teamOf, usualBot } from '@orrery/bots';
import { shelf } from '@orrery/games';
import {
  type Bot,
  type Box,
  type Choice,
  fastChance,
  hasChoice,
  hashOf,
  imagine,
  know,
  LANGUAGES,
  Match,
  type Request,
  random,
  type Shape,
  speaker,
  startMatch,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';

/** Few playouts: this is about what is known, not about who is better. */
const QUICK = { playouts: 6, candidates: 3 };
/** How many answers lie between the moments that are looked at, and how many moments. */
const [APART, MOMENTS] = [9, 6];

type Moment = { match: Match<Shape>; request: Request };

/** Moments of one game among its own players, each a question to a seat. */
function* momentsOf(box: Box): Generator<Moment> {
  const [least, most] = box.game.seats;
  const seats = Math.min(Math.max(3, least), most);
  const { match } = startMatch(box.game, { seats, chance: fastChance(8) }, { undo: false });
  const own = botOf(box, 'navigator')!;
  const company = new Company(Array<Bot>(seats).fill(own), 8);
  for (let answer = 0; answer < APART * MOMENTS && !match.result; answer++) {
    const asked = match
      .waiting()
      .flatMap((seat) => match.requestsTo(seat).filter((r) => r.blocking && !('sealed' in r)));
    if (answer % APART === 0 && asked[0]) yield { match, request: asked[0] };
    match.apply(company.next(match));
  }
}

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
    for (const moment of momentsOf(box)) {
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
    for (const { match, request } of momentsOf(box)) {
      if (!hasChoice(request)) continue;
      const { why } = bot.decide(match.know(request.seat), request, random(5));
      expect({ at: request.at, why }).toMatchObject({ why: { key: expect.any(String) } });
      for (const voice of voices) expect(voice.say(why!)).not.toBe('');
    }
  });
});

it('one that looks into the drawers of the world is found out', () => {
  const box = shelf.find(({ game }) => game.id === 'council-of-shadows')!;
  const found = [...momentsOf(box)].some((moment) => {
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
