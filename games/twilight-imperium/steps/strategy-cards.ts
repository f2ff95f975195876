// TI4-LDSHIP to TI4-IMPE: the eight cards, each part from top to bottom. [TI4-SACT-3]

import type { Option, Seat } from '@orrery/kernel';
import { drawCards, drawSecret, gainPoints } from '../atoms/cards.ts';
import { gainGoods, replenish, setSpeaker } from '../atoms/economy.ts';
import type { Tuition } from '../piece.ts';
import { SPARED, step } from '../procedures.ts';
import { anyGrants, happen, piecesWith, sum } from '../registry.ts';
import { decline, option, player, systemOption, tail } from '../say.ts';
import { clockwise, livingSeats, type Pub } from '../state.ts';
import { homeOf, isMecatol, isOurs, mecatol, planetsIn, planetsOf, systems } from '../values/board.ts';
import { dockAt, docksOf, producing } from '../values/docks.ts';
import { producersIn, productionOf, replenishment } from '../values/economy.ts';
import { payable } from '../values/payment.ts';
import { hasAgendas } from './agenda/phase.ts';
import { payForResearch } from './research.ts';
import { structureOptions } from './structures.ts';

const leadership = step('leadership.primary', {
  gain: (t, f) => t.call('gainTokens', { seat: f.args.seat, count: 3 }),
  buy: (t, f) => t.call('buyTokens', { seat: f.args.seat, paid: 0 }),
});
const leadershipSecond = step('leadership.secondary', {
  buy: (t, f) => t.call('buyTokens', { seat: f.args.seat, paid: 0 }),
});

/** [TI4-DIPL-1, -7, -8] */
const diplomacySystems = (pub: Pub, seat: Seat): string[] =>
  systems(pub).filter((s) => s !== mecatol(pub) && planetsIn(pub, s).some((planet) => isOurs(pub, seat, planet)));

const diplomacy = step('diplomacy.primary', {
  choose: {
    settled: SPARED,
    who: (pub, f) => (diplomacySystems(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.diplomacy' },
      ask: { shape: 'one', options: diplomacySystems(k.pub, f.args.seat).map((s) => systemOption('system', s)) },
      rules: ['TI4-DIPL-1'],
    }),
    take(t, f, choices) {
      const system = tail(choices.get(f.args.seat));
      for (const seat of clockwise(t.s.pub, f.args.seat).slice(1)) t.call('placeToken', { seat, system });
    },
  },
  ready: (t, f) => t.call('readyPlanets', { seat: f.args.seat, count: 2 }),
});
const diplomacySecond = step('diplomacy.secondary', {
  ready: (t, f) => t.call('readyPlanets', { seat: f.args.seat, count: 2 }),
});

const politics = step('politics.primary', {
  speaker: {
    who: (_, f) => [f.args.seat],
    question: (k) => ({
      prompt: { key: 'ask.speaker' },
      ask: {
        shape: 'one',
        options: livingSeats(k.pub)
          .filter((seat) => seat !== k.pub.speaker)
          .map((seat) => option(`seat:${seat}`, 'seat', { seat: player(seat) })),
      },
      rules: ['TI4-POLI-1'],
    }),
    take: (t, f, choices) => setSpeaker(t, Number(tail(choices.get(f.args.seat)))),
  },
  /** [TI4-POLI-2, -3] Whoever draws too many discards before looking at agendas. */
  draw(t, f) {
    drawCards(t, f.args.seat, 2);
    if (hasAgendas(t.s.pub)) t.call('lookAtAgendas', { seat: f.args.seat });
  },
});
const politicsSecond = step('politics.secondary', { draw: (t, f) => drawCards(t, f.args.seat, 2) });

/** [TI4-CONS-1, -8] One dock, anywhere. */
const docks = (pub: Pub, seat: Seat): Option[] =>
  docksOf(pub, seat)
    .filter((dock) => productionOf(pub, dock) > 0)
    .map(producing);

const construction = step('construction.primary', {
  first: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: 'ask.construction' },
      ask: {
        shape: 'one',
        options: [...structureOptions(k.pub, f.args.seat), ...docks(k.pub, f.args.seat), decline],
      },
      rules: ['TI4-CONS-1', 'TI4-CONS-4'],
    }),
    take(t, f, choices) {
      const { seat } = f.args;
      const choice = choices.get(seat) as string;
      if (choice.startsWith('produce:')) {
        const dock = dockAt(t.s.pub, seat, tail(choice))!;
        t.call('produce', { seat, system: dock.at, producers: [dock.id] });
      } else if (choice !== 'no') t.call('placeStructure', { seat, choice });
    },
  },
  second: (t, f) => t.call('buildStructure', { seat: f.args.seat }),
});
const constructionSecond = step('construction.secondary', {
  build: (t, f) => t.call('buildStructure', { seat: f.args.seat }),
});

const trade = step('trade.primary', {
  goods(t, f) {
    gainGoods(t, f.args.seat, 3);
    t.call('replenish', { seat: f.args.seat });
  },
  choose: {
    who: (_, f) => [f.args.seat],
    question(k, f) {
      const others = clockwise(k.pub, f.args.seat).slice(1);
      return {
        prompt: { key: 'ask.trade' },
        ask: {
          shape: 'many',
          options: others.map((seat) => option(`seat:${seat}`, 'seat', { seat: player(seat) })),
          min: 0,
          max: others.length,
        },
        rules: ['TI4-TRAD-1'],
        fallback: [],
      };
    },
    take(t, f, choices) {
      const parent = t.frame(f.args.strategic, 'strategic');
      if (parent) parent.args.free = (choices.get(f.args.seat) as string[]).map((key) => Number(tail(key)));
    },
  },
});
const tradeSecond = step('trade.secondary', { replenish: (t, f) => t.call('replenish', { seat: f.args.seat }) });

/** [TI4-COMM-3] With its windows. */
export const replenishStep = step('replenish', {
  take(t, f) {
    if (anyGrants('boundless', t.s.pub)) f.args.amount = replenishment(t.s.pub, f.args.seat);
    replenish(t, f.args.seat);
  },
  during(t, { args: { seat, amount } }) {
    t.window('commodities.replenish', { by: seat, seat: player(seat), ...(amount === undefined ? {} : { amount }) });
  },
  after: (t, f) => happen(t, 'commodities.replenished.after', { by: f.args.seat, seat: player(f.args.seat) }),
});

/** [TI4-WARF-1 to -5] The rest of the card resolves even if the tactical action was cut short. */
const warfare = step('warfare.primary', {
  before: (t, f) => t.call('redistribute', { seat: f.args.seat, into: [] }),
  tactical: (t, f) => t.call('tactical', { seat: f.args.seat, effects: [], free: true }),
  after: (t, f) => t.call('redistribute', { seat: f.args.seat, into: [] }),
});
const warfareSecond = step('warfare.secondary', {
  produce(t, f) {
    const home = homeOf(t.s.pub, f.args.seat);
    const producers = producersIn(t.s.pub, f.args.seat, home).map((u) => u.id); // [TI4-WARF-9] all of them
    if (producers.length > 0) t.call('produce', { seat: f.args.seat, system: home, producers });
  },
});

/** [TI4-TECS-1, -6] */
const secondPrice = (pub: Pub, seat: Seat): number => (anyGrants('sparesResources', pub, seat, 'technology') ? 0 : 6);

/** [TI4-BT-jolnar] What the second research may be paid with. */
const tuitions = (pub: Pub, seat: Seat): Option[] => [
  ...(payable(pub, seat, { resources: secondPrice(pub, seat) - sum('rebates', pub, seat), influence: 0 })
    ? [option('buy', 'buy')]
    : []),
  ...piecesWith(pub, 'tuition').flatMap(({ tuition }) => tuition.options(pub, seat)),
];
const isOption = (tuition: Tuition, pub: Pub, seat: Seat, choice: string): boolean =>
  tuition.options(pub, seat).some(({ key }) => key === choice);

const technology = step('technology.primary', {
  first: (t, f) => t.call('research', { seat: f.args.seat }),
  more: {
    who: (pub, f) => (tuitions(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.research.more' },
      ask: { shape: 'one', options: [...tuitions(k.pub, f.args.seat), decline] },
      rules: ['TI4-TECS-1'],
      fallback: 'no',
    }),
    take(t, f, choices) {
      const { seat } = f.args;
      const choice = choices.get(seat) as string;
      if (choice === 'no') return;
      const other = piecesWith(t.s.pub, 'tuition').find(({ tuition }) => isOption(tuition, t.s.pub, seat, choice));
      if (other) {
        t.call('research', { seat, only: other.tuition.pay(t, seat, choice) });
        return;
      }
      const resources = secondPrice(t.s.pub, seat);
      if (resources > 0) payForResearch(t, seat, resources);
      t.call('research', { seat });
    },
  },
});
const technologySecond = step('technology.secondary', {
  research: (t, f) => t.call('research', { seat: f.args.seat }),
});

const imperial = step('imperial.primary', {
  score: (t, f) => t.call('scorePublic', { seat: f.args.seat }), // [TI4-IMPE-1 to -3]
  mecatol(t, f) {
    const { seat } = f.args;
    if (!planetsOf(t.s.pub, seat).some(isMecatol)) return { goto: 'secret' };
    gainPoints(t, seat, 1); // [TI4-IMPE-4]
    happen(t, 'strategic.imperialMecatolPoint', { by: seat, seat: player(seat) });
    return 'end';
  },
  secret: {
    who: (pub, f) => (pub.decks.secrets > 0 ? [f.args.seat] : []),
    question: () => ({
      prompt: { key: 'ask.secret' },
      ask: { shape: 'one', options: [option('draw', 'draw'), decline] },
      rules: ['TI4-IMPE-4'],
    }),
    take(t, f, choices) {
      if (choices.get(f.args.seat) === 'draw') drawSecret(t, f.args.seat);
    },
  },
});
const imperialSecond = step('imperial.secondary', { draw: (t, f) => drawSecret(t, f.args.seat) });

export const strategyCardSteps = {
  'leadership.primary': leadership,
  'leadership.secondary': leadershipSecond,
  'diplomacy.primary': diplomacy,
  'diplomacy.secondary': diplomacySecond,
  'politics.primary': politics,
  'politics.secondary': politicsSecond,
  'construction.primary': construction,
  'construction.secondary': constructionSecond,
  'trade.primary': trade,
  'trade.secondary': tradeSecond,
  'warfare.primary': warfare,
  'warfare.secondary': warfareSecond,
  'technology.primary': technology,
  'technology.secondary': technologySecond,
  'imperial.primary': imperial,
  'imperial.secondary': imperialSecond,
};
