// TI4-SACT: the strategic action and the secondaries.

import { type Frame, isInPlay, type Option, type Question, type Seat } from '@orrery/kernel';
import { exhaustStrategyCard, setPools, spendToken } from '../atoms/economy.ts';
import { printed } from '../packs/sets.ts';
import { type Half, REFINED, type StrategyPart, step, TOGETHER } from '../procedures.ts';
import { anyGrants, sum } from '../registry.ts';
import { decline, option, player, strategyName } from '../say.ts';
import { clockwise, type Effect, NOBODY, type Pub, playerOf, type T, tokensLeft } from '../state.ts';
import { strategyCard } from '../strategy-cards.ts';
import { means, tokensIn } from '../values/economy.ts';
import { influenceOptions } from './pay.ts';
import { payForResearch } from './research.ts';
import { structureOptions } from './structures.ts';
import { gainSheet, type TokenSheet } from './token-sheet.ts';
import { readyOptions } from './tokens.ts';

/** `free`: players who follow without the token. [TI4-TRAD-1] `lent`: an effect resolves it, for these followers alone, and the card stays as it is. */
export type Strategic = {
  seat: Seat;
  card: string;
  turn: number;
  free: Seat[];
  cancelled?: boolean;
  effects?: Effect[];
  lent?: Seat[];
  alone?: true; // no secondary follows: whom its primary names is served by it [TI4-SACT-14]
  bound?: Seat[]; // who has answered already, unseen
  gains?: Record<string, number>; // tokens that followers have bought and place together
};

export const strategic = step('strategic', {
  declare: (t, f) => {
    f.args.free = [];
    if (f.args.lent) return { goto: 'primary' };
    t.tell({ type: 'strategic', pub: { seat: player(f.args.seat), card: strategyName(f.args.card) } });
    t.window('strategic.declare', { frame: f.id, by: f.args.seat, card: strategyName(f.args.card) });
  },
  resolve(t, f) {
    if (f.args.cancelled) return 'end';
    t.window('strategic.resolve', { frame: f.id, by: f.args.seat, card: strategyName(f.args.card) });
  },
  primary: (t, f) => t.call(partOf(t.s.pub, f.args.card, 'primary'), { seat: f.args.seat, strategic: f.id }),
  after: (t, f) =>
    t.window('strategic.resolved.after', { by: f.args.seat, card: strategyName(f.args.card), name: f.args.card }),
  secondaries(t, f) {
    if (isInPlay(TOGETHER, t.s.pub) && !f.args.bound && asked(t.s.pub, f.args).length > 1) return { goto: 'together' };
    for (const second of followers(t.s.pub, f.args)) t.call('secondary', second);
  },
  exhaust(t, f) {
    if (gainers(t.s.pub, f.args).length > 0) return { goto: 'gains' };
    if (!f.args.lent) exhaustStrategyCard(t, f.args.card); // [TI4-SACT-11]
    return 'end';
  },
  // [TI4-CORR-19] Who would rather see what the others do says so, and is asked in turn.
  together: {
    who: (pub, f) => asked(pub, f.args),
    question: (k, f) => {
      const second = secondOf(f.args, k.seat!);
      return howToFollow(k.pub, second) ?? whetherToFollow(k.pub, second, [decline, option('wait', 'wait')]);
    },
    take(t, f, choices) {
      const early = [...choices].filter(([, choice]) => ![choice].flat().includes('wait'));
      for (const [seat, choice] of early) keepEarly(t, secondOf(f.args, seat), choice as string | string[]);
      f.args.bound = early.map(([seat]) => seat);
      t.tell({ type: 'secondary.answered', pub: { card: strategyName(f.args.card) } });
      return { goto: 'secondaries' };
    },
  },
  // [TI4-CORR-19] Where tokens go hangs on nobody else's.
  gains: {
    who: (pub, f) => gainers(pub, f.args),
    question: (k, f) => gainSheet(k.pub, k.seat!, f.args.gains![k.seat!]!),
    take(t, f, choices) {
      for (const seat of gainers(t.s.pub, f.args)) setPools(t, seat, choices.get(seat) as TokenSheet);
      delete f.args.gains;
      return { goto: 'exhaust' };
    },
  },
});

/** `spared`: an effect lets it be followed without the token; `active` nobody: by no player's card. */
export type Second = {
  seat: Seat;
  card: string;
  free: boolean;
  active: Seat;
  follows?: boolean;
  spared?: boolean;
  bound?: true; // its answer was given together with those of others
  further?: string[]; // and what is done with it, shown when its turn has come
};

const secondOf = ({ card, free, seat: active, bound = [] }: Strategic, seat: Seat): Second => ({
  seat,
  card,
  free: free.includes(seat),
  active,
  ...(bound.includes(seat) ? { bound: true } : {}),
});
/** [TI4-SACT-6] */
const followers = (pub: Pub, args: Strategic): Second[] =>
  clockwise(pub, args.seat)
    .slice(1)
    .filter((seat) => (args.alone ? args.free : args.lent)?.includes(seat) ?? true)
    .map((seat) => secondOf(args, seat));

export const secondary = step('secondary', {
  ask: {
    who: (pub, f) => (isAsked(pub, f.args) ? [f.args.seat] : []),
    question: (k, f) => whetherToFollow(k.pub, f.args, [decline]),
    take(t, f, choices) {
      if (choices.get(f.args.seat) === 'no') return 'end';
      follow(t, f, choices.get(f.args.seat) as Following);
    },
  },
  bound(t, f) {
    const { seat, card } = f.args;
    if (!f.args.bound) return;
    const own = t.s.own[seat]!;
    const { early = 'no', further } = own;
    delete own.early;
    delete own.further;
    const answer = early === 'no' ? 'no' : isOpen(t.s.pub, f.args, early) ? 'follow' : 'dropped'; // [TI4-CORR-6]
    const shown = answer === 'follow' && further ? { further } : {};
    t.reveal({ type: `secondary.${answer}`, pub: { seat: player(seat), card: strategyName(card), ...shown } });
    if (answer !== 'follow') return 'end';
    if (shown.further) f.args.further = [...shown.further]; // what was told is no part of the state
    follow(t, f, early as Following);
  },
  resolve(t, f) {
    if (!f.args.follows && !f.args.free) return 'end';
    t.window('strategic.secondary', {
      by: f.args.seat,
      card: strategyName(f.args.card),
      name: f.args.card,
      frame: f.id,
    });
  },
  effect(t, f) {
    const part = leads(t.s.pub, f.args) ? 'primary' : 'secondary';
    t.call(partOf(t.s.pub, f.args.card, part), { seat: f.args.seat, strategic: f.id });
  },
  after: (t, f) =>
    t.window('strategic.resolved.after', { by: f.args.seat, card: strategyName(f.args.card), name: f.args.card }),
});

/** Who places tokens, in the order in which they were bought. */
const gainers = (pub: Pub, { seat, gains = {} }: Strategic): Seat[] =>
  clockwise(pub, seat).filter((other) => Math.min(gains[other] ?? 0, tokensLeft(pub, other)) > 0);

/** What may be done with a secondary, where that is one choice: then nobody is asked first whether to follow. */
const FURTHER: { [part in StrategyPart]?: { options(pub: Pub, seat: Seat): Option[]; most?: number } } = {
  'leadership.secondary': { options: influenceOptions, most: Infinity },
  'diplomacy.secondary': { options: readyOptions, most: 2 },
  'construction.secondary': { options: (pub, seat) => structureOptions(pub, seat) },
};
const furtherOf = (pub: Pub, args: Second) =>
  isInPlay(REFINED, pub) && !leads(pub, args) && !canBarter(pub, args)
    ? FURTHER[partOf(pub, args.card, 'secondary')]
    : undefined;
/** Nothing chosen: it is not followed. */
function howToFollow(pub: Pub, args: Second): Question | undefined {
  const further = furtherOf(pub, args);
  const options = further?.options(pub, args.seat) ?? [];
  if (!further || options.length === 0) return undefined;
  const { prompt, rules, kind } = whetherToFollow(pub, args, []);
  const wait = option('wait', 'wait');
  const cost = needsToken(pub, args) ? 'token' : 'free';
  return {
    prompt: { key: `ask.secondary.${args.card}`, args: { ...prompt.args, cost } },
    ask:
      further.most === undefined
        ? { shape: 'one', options: [...options, decline, wait] }
        : { shape: 'many', options: [...options, wait], min: 0, max: Math.min(further.most, options.length) },
    rules,
    fallback: further.most === undefined ? 'no' : [],
    ...(kind ? { kind } : {}),
  };
}
function keepEarly(t: T, args: Second, choice: string | string[]): void {
  const own = t.s.own[args.seat]!;
  const said = [choice].flat();
  if (!howToFollow(t.s.pub, args)) own.early = choice as Following | 'no';
  else if (said.length === 0 || said[0] === 'no') own.early = 'no';
  else Object.assign(own, { early: 'follow', further: said });
}

const BARTER = 'follow.note';
/** How a secondary is followed: with what it costs, or with a note in the place of the token. */
type Following = 'follow' | typeof BARTER;
const isOpen = (pub: Pub, args: Second, how: string): boolean =>
  canFollow(pub, args) && followOptions(pub, args).some(({ key }) => key === how);

const isAsked = (pub: Pub, args: Second): boolean => !args.free && !args.bound && canFollow(pub, args);
const asked = (pub: Pub, args: Strategic): Seat[] =>
  followers(pub, args)
    .filter((second) => isAsked(pub, second))
    .map(({ seat }) => seat);
const whetherToFollow = (pub: Pub, args: Second, others: readonly Option[]): Question => ({
  prompt:
    args.active === NOBODY
      ? { key: 'ask.secondary.spared', args: { card: strategyName(args.card) } }
      : { key: 'ask.secondary', args: { card: strategyName(args.card), seat: player(args.active) } },
  ask: { shape: 'one', options: [...followOptions(pub, args), ...others] },
  rules: ['TI4-SACT-6', 'TI4-SACT-8'],
  fallback: 'no',
  kind: `secondary.${args.card}`,
});
function follow(t: T, f: Frame<Second>, how: Following): void {
  const { seat } = f.args;
  f.args.follows = true;
  if (how === BARTER) t.call('giveNote', { seat, to: f.args.active });
  else if (needsToken(t.s.pub, f.args)) spendToken(t, seat, 'strategy');
  const resources = priceOf(t.s.pub, f.args);
  if (resources > 0) payForResearch(t, seat, resources); // no other card asks for any
}
/** [TI4-BT-naalu] A note in the place of the token, which is given to the player of the card. */
const canBarter = (pub: Pub, args: Second): boolean =>
  needsToken(pub, args) &&
  args.active !== NOBODY &&
  playerOf(pub, args.seat).notes > 0 &&
  anyGrants('barters', pub, args.seat);
function followOptions(pub: Pub, args: Second): Option[] {
  const words = { card: strategyName(args.card), seat: player(args.active) };
  const barter = canBarter(pub, args) ? [option(BARTER, BARTER, words, [`strategy:${args.card}`])] : [];
  return canSpare(pub, args) ? [followOption(pub, args), ...barter] : barter;
}
const canSpare = (pub: Pub, args: Second): boolean =>
  !needsToken(pub, args) || tokensIn(pub, args.seat, 'strategy') > 0;

/** Says what it costs. [TI4-SACT-8] */
function followOption(pub: Pub, args: Second): Option {
  const resources = priceOf(pub, args);
  const cost = !needsToken(pub, args) ? '' : resources > 0 ? '.paid' : '.token';
  const words = { card: strategyName(args.card), ...(cost === '.paid' ? { resources } : {}) };
  return option('follow', `follow${cost}`, words, [`strategy:${args.card}`]);
}

const partOf = (pub: Pub, card: string, half: Half): StrategyPart => `${printed(pub, card)}.${half}` as StrategyPart;

/** [TI4-SACT-10] Unless an effect takes its place. */
const needsToken = (pub: Pub, { seat, card, spared }: Second): boolean =>
  strategyCard(card).token && !spared && !anyGrants('sparesToken', pub, seat, card);

/** [TI4-SACT-9] A secondary whose cost cannot be paid cannot be resolved. */
export function canFollow(pub: Pub, args: Second): boolean {
  if (!canSpare(pub, args) && !canBarter(pub, args)) return false;
  if (args.card === 'leadership' && !leads(pub, args)) return means(pub, args.seat, 'influence') >= 3; // less buys nothing
  return means(pub, args.seat, 'resources') >= Math.max(0, priceOf(pub, args) - sum('rebates', pub, args.seat)); // [TI4-F-DEEP-9]
}

/** [TI4-SACT-15] Who resolves the primary instead does without the resources. */
const leads = (pub: Pub, { seat, card }: Second): boolean => anyGrants('leads', pub, seat, card);
const priceOf = (pub: Pub, args: Second): number =>
  leads(pub, args) || anyGrants('sparesResources', pub, args.seat, args.card) ? 0 : strategyCard(args.card).resources;
