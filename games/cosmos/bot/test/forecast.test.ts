// CSM-LANG-5: a forecast is the trial of that list alone, too, in campaigns that commanders have played for long: keys have lit,
// heroes have moved, cards are held and loans run. More on demand: `LISTS=500 npx vitest run games/cosmos/bot/test/forecast.test.ts`.
import { fastChance, type Know, type Match, type Random, random, type Seat, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import { placeText, sampleList } from '../../orders/sample.ts';
import { FACTIONS } from '../../packs/base/factions/index.ts';
import type { Cosmos } from '../../state.ts';
import { compareList, type Mismatch } from '../../test/forecasts.ts';
import { BOARD, isBoard, isWithin } from '../../values/geometry.ts';
import { cardOf, factionOf } from '../../values/sheets.ts';
import { commander } from '../commander.ts';

const LISTS = Number(process.env.LISTS ?? 0); // of each faction; 0: one campaign, not to its end
const [SEED, TURNS, LAST_TURN] = [8, 9, 40];

type Writer = (k: Know<Cosmos>, dice: Random) => string | undefined;
const some = <T>(dice: Random, list: readonly T[]): T | undefined => (list.length > 0 ? dice.pick(list) : undefined);
const fleetOf = (k: Know<Cosmos>, dice: Random) => some(dice, Object.entries(k.own!.side!.fleets));
const heroOf = (k: Know<Cosmos>, dice: Random) =>
  some(
    dice,
    k.own!.side!.heroes.filter(({ alive }) => alive),
  );
const placeOf = (k: Know<Cosmos>, dice: Random) => some(dice, Object.keys(k.own!.board));
const nextTo = (k: Know<Cosmos>, dice: Random, from: string) =>
  placeText(k, isBoard(from) ? dice.pick(BOARD.filter((p) => p !== from && isWithin(from, p, 2))) : 'white-7');
const builtAt = (k: Know<Cosmos>, place: string) =>
  k.own!.board[place]!.buildings.filter(({ owner }) => owner === k.seat);

/** What comes up only in a campaign that has lasted. */
const LATE: readonly Writer[] = [
  (k, dice) => {
    const [fleet, hero] = [fleetOf(k, dice), heroOf(k, dice)];
    return fleet && hero && `mover flota ${fleet[0]} a ${nextTo(k, dice, fleet[1].at)}, con héroe ${hero.id}`;
  },
  (k, dice) => {
    const [fleet, hero] = [fleetOf(k, dice), heroOf(k, dice)];
    return fleet && hero && `héroe ${hero.id} a ${dice.below(2) ? 'tierra' : `flota ${fleet[0]}`}`;
  },
  (k, dice) => {
    const [fleet, to] = [fleetOf(k, dice), placeOf(k, dice)];
    return fleet && to && `mover flota ${fleet[0]} por portal a ${placeText(k, to)}`;
  },
  (k, dice) => {
    const [fleet, held] = [fleetOf(k, dice), some(dice, k.own!.side!.cards)];
    return fleet && held && `mover flota ${fleet[0]} a ${nextTo(k, dice, fleet[1].at)} + ${held.card}`;
  },
  (k, dice) => {
    const [held, at] = [some(dice, k.own!.side!.cards), placeOf(k, dice)];
    return held && at && cardOf(held.card).type === 'simple' ? `usar ${held.card} en ${placeText(k, at)}` : undefined;
  },
  (k, dice) => `adelantar préstamo turno ${some(dice, k.own!.side!.loans)?.turn ?? k.pub.turn - 1}`,
  (k, dice) => {
    const at = some(
      dice,
      Object.keys(k.own!.board).filter((place) => builtAt(k, place).length > 0),
    );
    return at && `destruir ${dice.pick(builtAt(k, at)).id} en ${placeText(k, at)}`;
  },
  (k, dice) => {
    const [fleet, troop] = [fleetOf(k, dice), factionOf(k.own!.side!.faction).troops[0]!.id];
    return fleet && `tropas max ${troop} de tierra a flota ${fleet[0]}`;
  },
  (k, dice) => {
    const fleet = fleetOf(k, dice);
    return fleet && `asignar flota ${fleet[0]} a ${dice.pick(['A', 'B', 'Q'])}`;
  },
  (k, dice) => {
    const at = placeOf(k, dice);
    return at && `investigar portal en ${placeText(k, at)} copiando onda iónica`;
  },
];

/** Random orders, late ones among them, and, each second time, behind what a commander would really order. */
function listFor(match: Match<Cosmos>, seat: Seat, dice: Random): string {
  const k = match.know(seat);
  const late = [1, 2, 3].flatMap(() => dice.pick(LATE)(k, dice) ?? []);
  const lines = dice.shuffle([...sampleList(k, dice).split('\n'), ...late]);
  return [...(dice.below(2) ? ordersOf(match, seat, dice).split('\n') : []), ...lines].join('\n');
}
function ordersOf(match: Match<Cosmos>, seat: Seat, dice: Random): string {
  const { choice } = commander.decide(match.know(seat) as never, match.requestsTo(seat)[0]!, dice) as {
    choice: { orders: string };
  };
  return choice.orders;
}

interface Compared {
  lists: Map<string, number>;
  lines: number;
  keys: number;
  wrong: Mismatch[];
}
/** Ten commanders play; before each turn every one of them has some lists compared. */
function compare(so: Compared, seed: number, turns: number, each: number): void {
  const dice = random(seed);
  const { match } = startMatch<Cosmos>(
    cosmos,
    { seats: 10, options: { turns: 0, deal: true, master: false }, chance: fastChance(seed) },
    { undo: false },
  );
  while (!match.result && match.state.pub.turn <= turns) {
    for (const seat of match.waiting()) {
      const faction = match.state.pub.factions[seat]!;
      for (let i = 0; i < each; i++) {
        const { lines, wrong } = compareList(match, seat, listFor(match, seat, dice));
        so.lines += lines;
        so.wrong.push(...wrong);
        so.lists.set(faction, (so.lists.get(faction) ?? 0) + 1);
      }
    }
    for (const seat of match.waiting())
      match.apply(match.aim({ seat, choice: { orders: ordersOf(match, seat, dice) } }));
    so.keys = Math.max(so.keys, match.state.pub.keys.length);
  }
}

it('[CSM-LANG-5] the forecast of a list is its trial in campaigns that commanders have played for long', () => {
  const so: Compared = { lists: new Map(), lines: 0, keys: 0, wrong: [] };
  const isEnough = () => FACTIONS.every(({ id }) => (so.lists.get(id) ?? 0) >= LISTS);
  if (LISTS === 0) compare(so, SEED, TURNS, 1);
  else for (let seed = SEED; !isEnough(); seed++) compare(so, seed, LAST_TURN, 3);
  if (LISTS > 0) console.log(JSON.stringify({ ...so, lists: Object.fromEntries(so.lists), wrong: so.wrong.length }));
  expect(so.wrong[0]).toBeUndefined();
  expect(so.lines).toBeGreaterThan(800);
  expect(so.keys).toBeGreaterThan(3);
}, 3_600_000);
