// The navigator: a rules-of-thumb player that plans its settlers' paths and closes exoplanets when it gains by it.
import {
  atPlace,
  type Bot,
  type ByPlace,
  type Choice,
  type Decision,
  type Know,
  type Msg,
  type Option,
  type Random,
  type Request,
  type Seat,
} from '@orrery/kernel';
import { sideOf } from '../packs/base/exoplanets.ts';
import type { Engineer, Gate, Room, Sector, Token } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { frameOf } from '../procedures.ts';
import { moduleName } from '../say.ts';
import { type Pub, placedOf, type SpaceGateOdyssey, type Turn } from '../state.ts';
import type { At } from '../steps/index.ts';
import { roomIn } from '../values/figures.ts';
import { placementWorth } from './building.ts';
import { planMoves } from './paths.ts';
import { postWorth, sendWorth } from './rooms.ts';
import { type Survey, survey } from './survey.ts';
import { predominanceLead, slotWorth, tripWorth } from './worth.ts';

/** One question: what is known, the options, and how to take a key apart. */
interface Case {
  pub: Pub;
  table: Survey;
  seat: Seat;
  request: Request;
  options: Option[];
  random: Random;
}
type Answerer = (c: Case) => Decision;

/** The option worth most; among equals any. */
function best({ options, random }: Case, worth: (option: Key) => number, why: Msg | ((key: Key) => Msg)): Decision {
  const worths = options.map((o) => worth(readKey(o.key)));
  const top = Math.max(...worths);
  const choice = random.pick(options.filter((_, i) => worths[i] === top)).key;
  return { choice, why: typeof why === 'function' ? why(readKey(choice)) : why };
}

type Key = { verb: string; what: string; where: string };
const readKey = (key: string): Key => {
  const [verb, rest = ''] = key.split(':') as [string, string?];
  const [what, where = ''] = rest.split('>') as [string, string?];
  return { verb, what, where };
};
const STOP: Decision = { choice: 'stop', why: { key: 'navigator.stop' } };
const engineerAt = (what: string) => what.split('/') as [Engineer, Room];

const placing: (c: Case) => (key: Key) => number =
  ({ table, seat }) =>
  ({ verb, what, where }) => {
    if (verb !== 'add') return Number.NEGATIVE_INFINITY;
    const [x, y, turn] = where.split(/[,/]/).map(Number) as [number, number, Turn];
    return placementWorth(table, seat, what, { x, y, turn });
  };

const ANSWERS: ByPlace<At, Answerer> = {
  'firstModules.add': (c) => best(c, placing(c), { key: 'navigator.first' }),

  'reorganisation.layout': ({ request }) => ({ choice: request.fallback!, why: { key: 'navigator.layout' } }),

  'turn.send'(c) {
    const worth = ({ verb, what, where }: Key) => {
      if (verb !== 'send') return Number.NEGATIVE_INFINITY; // the reorganisation token is for beginners
      const [figure, from] = engineerAt(what);
      return sendWorth(c.table, c.seat, figure, from, where as Room);
    };
    return best(c, worth, ({ where }) => ({ key: 'navigator.send', args: { room: { key: `room.${where}` } } }));
  },

  'moving.move'({ pub, table, seat }) {
    const { room, left } = frameOf(pub, 'moving')!.args;
    const [errand] = planMoves(table, seat, room as Sector, left).errands;
    if (!errand) return STOP;
    const [{ from, to }] = errand.moves as [{ from: string; to: string }];
    const why = { key: `navigator.${errand.purpose}`, args: { module: moduleName(errand.toward) } };
    return { choice: `move:${from}>${to}`, why };
  },

  'building.build'(c) {
    const worth = placing(c);
    const decision = best(c, (key) => (key.verb === 'stop' ? 0 : worth(key)), { key: 'navigator.build' });
    return decision.choice === 'stop' ? STOP : decision;
  },

  'filling.fill'(c) {
    const worth = ({ verb, what }: Key) => (verb === 'fill' ? roomIn(placedOf(c.pub.players[c.seat]!, what)) : 0);
    return best(c, worth, { key: 'navigator.refill' });
  },

  'recruit.room': (c) => best(c, ({ what }) => postWorth(c.table, c.seat, what as Room), { key: 'navigator.post' }),
  'promote.room': (c) => best(c, ({ what }) => postWorth(c.table, c.seat, what as Room), { key: 'navigator.post' }),

  'influence.engineer'(c) {
    const worth = ({ what }: Key) => {
      const [figure, room] = engineerAt(what);
      return -postWorth(c.table, c.seat, room) - (figure === 'chief' ? 3 : 0);
    };
    return best(c, worth, { key: 'navigator.rise' });
  },

  'departures.next': (c) =>
    best(c, ({ what }) => tripWorth(c.pub, c.seat, moduleOf(what).gate!, moduleOf(what).capacity), {
      key: 'navigator.depart',
    }),

  'colonisation.choose'(c) {
    const { planet, first, group } = frameOf(c.pub, 'colonisation')!.args;
    const side = sideOf(planet, c.pub.seats);
    const { slots } = c.pub.exoplanets.find((e) => e.id === planet)!;
    const worthOf = slotWorth(c.pub, { side, slots, seat: c.seat, first, group });
    const slotOf = (id: string) => side.map.slots.find((slot) => slot.id === id)!;
    return best(c, ({ where }) => worthOf(slotOf(where)), { key: 'navigator.settle' });
  },

  'exchange.choose': exchanging,

  'closing.gate'(c) {
    const worth = ({ what, where }: Key) => {
      const exoplanets = c.pub.exoplanets.map((e) => (e.id === where ? { ...e, gate: what as Gate } : e));
      return tripWorth({ ...c.pub, exoplanets }, c.seat, what as Gate, 3);
    };
    return best(c, worth, { key: 'navigator.gate' });
  },
};

function exchanging(c: Case): Decision {
  const worth = ({ what, where }: Key) => {
    const swap: Record<string, Token> = { [what]: where as Token, [where]: what as Token };
    return predominanceLead({ ...c.pub, tokens: c.pub.tokens.map((token) => swap[token] ?? token) }, c.seat);
  };
  return best(c, worth, { key: 'navigator.exchange' });
}

/** Where to send a figure is what a turn hangs on; the rest follows from it. */
function propose({ pub }: Know<SpaceGateOdyssey>, { at, ask, seat }: Request, _: Random, most: number): Choice[] {
  if (at !== 'turn.send' || !('options' in ask)) return [];
  const table = survey(pub);
  const worth = (key: string): number => {
    const { verb, what, where } = readKey(key);
    const [figure, from] = engineerAt(what);
    return verb === 'send' ? sendWorth(table, seat, figure, from, where as Room) : Number.NEGATIVE_INFINITY;
  };
  const ranked = ask.options.map(({ key }) => ({ key, worth: worth(key) })).sort((a, b) => b.worth - a.worth);
  return ranked
    .filter((each) => each.worth > Number.NEGATIVE_INFINITY)
    .slice(0, most)
    .map(({ key }) => key);
}

export const navigator: Bot<SpaceGateOdyssey> = {
  name: 'pathfinder',
  places: ANSWERS,
  propose,
  decide(known: Know<SpaceGateOdyssey>, request: Request, random: Random) {
    const { ask, at, seat } = request;
    const options = 'options' in ask ? ask.options : [];
    return atPlace(ANSWERS, at)!({ pub: known.pub, table: survey(known.pub), seat, request, options, random });
  },
};
