// Looking back at a match of any game: chances and advice by what a seat knew then, and advice that could have been followed.
import { botOf, Company, canLookBack, chanceOf, type Look, levelsOf, weighed } from '@orrery/bots';
import { shelf } from '@orrery/games';
import {
  type Bot,
  type Box,
  copy,
  fastChance,
  hasChoice,
  imagine,
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

/** Few worlds: this is about whether there is an answer, not about how sure it is. */
const LOOK: Look = { worlds: 2, seed: 3, isOver: () => false };
const EFFORT = { playouts: 6, candidates: 3 };
const SEATS = 3;

type Moment = { match: Match<Shape>; request: Request };
/** Somewhere in the middle, where somebody has a choice of weight: `at`, or whatever is asked first after so many answers. */
const MIDDLE: Record<string, { after: number; at?: string }> = {
  cosmos: { after: 16, at: 'turn.orders' },
  'twilight-imperium': { after: 150, at: 'turn.choose' },
  'space-gate-odyssey': { after: 60, at: 'turn.send' },
  'council-of-shadows': { after: 40, at: 'plan.lay' },
};

function middleOf(box: Box): Moment {
  const { game } = box;
  const { match } = startMatch(game, { seats: SEATS, chance: fastChance(8) }, { undo: false });
  const company = new Company(Array<Bot>(SEATS).fill(levelsOf(box, EFFORT).navigator!), 8);
  const { after, at } = MIDDLE[game.id]!;
  for (let given = 0; !match.result; given++) {
    const asked = match.waiting().flatMap((seat) => match.requestsTo(seat).filter((r) => r.blocking && hasChoice(r)));
    const request = asked.find((each) => each.at === at && !('sealed' in each));
    if (given >= after && request) return { match, request };
    match.apply(company.next(match));
  }
  throw new Error('it was over before');
}

const games = shelf.filter(({ game }) => game.id in MIDDLE).map((box) => [box.game.id, box] as const);
describe.each(games)('%s', (_, box) => {
  const { match, request } = middleOf(box);
  const { seat, id } = request;
  const elsewhere = new Match<Shape>(box.game, imagine(box.game, match.know(seat), 77), { undo: false });

  it('everybody has a chance in the middle, the same in every world that looks the same', () => {
    expect(canLookBack(box, SEATS)).toBe(true);
    const chances = Array.from({ length: SEATS }, (_, each) => chanceOf(box, match.know(each), each, LOOK)!);
    for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
    expect(chanceOf(box, elsewhere.know(seat), seat, LOOK)).toBe(chances[seat]);
  });

  it('what was answered is weighed against what the strongest would have done, which is allowed and has its reason', () => {
    const anything = (seed: number) => botOf(box, 'random')!.decide(match.know(seat), request, random(seed)).choice;
    const weigh = (seed: number) => weighed(box, match.know(seat), request, anything(seed), LOOK, EFFORT)!;
    const seed = [2, 3, 4, 5].find((each) => weigh(each).could > 0)!; // by chance it may be the same answer: nothing to weigh
    const [played, found] = [anything(seed), weigh(seed)];
    expect(found.bot).toBe('admiral');
    expect(found.choice).not.toEqual(played);
    for (const chance of [found.played, found.could]) expect(chance >= 0 && chance <= 1).toBe(true);
    const there = elsewhere.requestsTo(seat).find((each) => each.id === id)!;
    expect(weighed(box, elsewhere.know(seat), there, played, LOOK, EFFORT)).toEqual(found);
    for (const language of LANGUAGES)
      expect(speaker(language, wordsOf(box.home, language), String).say(found.why!)).not.toBe('');
    const again = new Match<Shape>(box.game, copy(match.state), { undo: false });
    expect(again.apply({ request: id, seat, choice: found.choice })).toHaveProperty('events');
  });
});
