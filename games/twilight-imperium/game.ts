// Twilight Imperium, fourth edition: the table of contents of its rules.

import type { Ability, Bag, Dated, Game, Result, Seat } from '@orrery/kernel';
import { PIECES } from './abilities/index.ts';
import { deckOf, newest } from './decks.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import { type Agreed, objection, options, withPok } from './options.ts';
import type { SetId } from './packs/base/types.ts';
import { type AnyAbility, install, inWindow, type Piece } from './registry.ts';
import {
  clockwise,
  type Deck,
  eachDeck,
  emptyDrawer,
  hasSet,
  type Know,
  NOBODY,
  type Player,
  type Pub,
  type T,
  type TI,
} from './state.ts';
import { isTooLate } from './steps/combat-start.ts';
import { STEPS } from './steps/index.ts';
import { checks } from './steps/limits.ts';
import { offerForm } from './steps/offer-sheet.ts';
import { tokenForm } from './steps/token-sheet.ts';
import { STRATEGY_CARDS } from './strategy-cards.ts';
import { scorablePublic, scorableSecret } from './values/objectives.ts';
import { progressTowards } from './values/progress.ts';

install(PIECES);

export const twilightImperium: Game<TI> = {
  id: 'twilight-imperium',
  version: '0.1.0',
  edition: newest(),
  seats: [3, 8],
  options,
  objection,
  setup(t, given) {
    const agreed = given as Agreed;
    prepare(t, Number(agreed.target), withPok(agreed, t.s.pub.seats));
    t.s.pub.printing = agreed.revised ? 'newest' : 'older';
    t.call('setup', { ...agreed, pok: hasSet(t.s.pub, 'pok'), homes: [] });
  },
  steps: { ...STEPS, ...Object.assign({}, ...PIECES.map((piece) => piece.steps ?? {})) },
  abilities: abilitiesOf(PIECES),
  order,
  forms: { tokens: tokenForm, offer: offerForm },
  deals: (k) => PIECES.flatMap((piece) => piece.deals?.(k) ?? []),
  checks,
  imagine,
  derive,
  invariants,
  result,
  migrations,
};

/** Every ability by its name, in the editions of its piece. */
function abilitiesOf(pieces: readonly Piece[]): Record<string, Ability<TI>> {
  const named = pieces.flatMap((piece) =>
    Object.entries<AnyAbility>(piece.abilities ?? {}).map(([name, ability]) => onceEach(name, dated(ability, piece))),
  );
  return Object.fromEntries(named);
}

function dated(ability: AnyAbility, { since, until }: Dated): AnyAbility {
  return {
    ...ability,
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
}

/** [TI4-GEN-19] What lies open and was used in this window is public: its owner is not asked about it again. */
function onceEach(name: string, ability: AnyAbility): [string, Ability<TI>] {
  if (ability.again) return [name, inWindow(ability)];
  const might: AnyAbility['might'] = (pub, seat, w) =>
    !w.used.includes(`${name} use@${seat}`) && !isTooLate(pub, w) && ability.might(pub, seat, w);
  return [name, inWindow({ ...ability, might })];
}

/** [TI4-GEN-23 to -25, TI4-INIT-7] */
const BY_SPEAKER: readonly Pub['phase'][] = ['setup', 'strategy', 'agenda'];
function order(pub: Pub): Seat[] {
  if (pub.initiative.length === 0 || BY_SPEAKER.includes(pub.phase)) return clockwise(pub, pub.speaker);
  const first = pub.active === NOBODY ? 0 : pub.initiative.indexOf(pub.active);
  return [...pub.initiative.slice(first), ...pub.initiative.slice(0, first)];
}

/** [TI4-SETUP-23, -26, -30, -33, -34] */
function prepare(t: T, score: number, pok: boolean): void {
  const { pub, dark } = t.s;
  const sets: SetId[] = pok ? ['base', 'pok'] : ['base'];
  const table = { ...pub, sets };
  const shuffled = (deck: Deck): string[] => t.shuffle([...deckOf(table, deck)]);
  const stages = [shuffled('stage1'), shuffled('stage2')].map((cards) => cards.slice(0, 5));
  dark.decks = eachDeck((deck) => (deck === 'stage1' ? stages[0]! : deck === 'stage2' ? stages[1]! : shuffled(deck)));
  Object.assign(pub, {
    score,
    sets,
    printing: 'newest',
    phase: 'setup',
    round: 0,
    speaker: 0,
    active: NOBODY,
    initiative: [],
    board: [],
    tokens: {},
    systemTokens: {},
    planets: {},
    stations: {},
    units: [],
    lastUnit: 0,
    captured: [],
    custodians: true,
    players: Array.from({ length: pub.seats }, newPlayer),
    strategyCards: STRATEGY_CARDS.map(({ id }) => ({ id, owner: NOBODY, exhausted: false, goods: 0 })),
    objectives: [],
    cards: [],
    decks: eachDeck((deck) => dark.decks[deck].length),
    discards: eachDeck(() => []),
    revealed: [],
    pending: [],
    rolls: [],
    winner: NOBODY,
  });
  for (const own of t.s.own) Object.assign(own, emptyDrawer());
}

const newPlayer = (): Player => ({
  faction: '',
  home: '',
  tactic: 3,
  fleet: 3,
  strategy: 2,
  goods: 0,
  commodities: 0,
  points: 0,
  hand: 0,
  secrets: 0,
  notes: 0,
  looking: [],
  scored: [],
  passed: false,
  eliminated: false,
  cloned: 0,
  tiles: { blue: 0, red: 0 },
});

/** For the screen of a player: which objectives could be scored as things stand, and how far the others are. */
function derive({ pub, own, seat }: Know): Bag {
  if (seat === null || !own || pub.phase === 'setup') return { scorable: [], progress: {} };
  const cards = [...scorablePublic(pub, seat), ...scorableSecret(pub, seat, own.secrets)];
  const open = [...pub.objectives, ...own.secrets];
  const progress = Object.fromEntries(open.map((id) => [id, progressTowards(pub, seat, id)]));
  return { scorable: cards.map(({ id }) => id), progress };
}

/** [TI4-VP-7] The winner, then by points, then by initiative. */
function result(pub: Pub): Result | undefined {
  if (pub.winner === undefined || pub.winner === NOBODY) return undefined;
  const rank = (seat: Seat) =>
    seat === pub.winner ? -1 : 1000 - pub.players[seat]!.points * 10 + pub.initiative.indexOf(seat);
  const seats = pub.players.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b));
  return {
    ranks: pub.players.map((_, seat) => seats.indexOf(seat) + 1),
    why: { key: pub.players[pub.winner]!.points < pub.score ? 'end.objectives' : 'end.points' },
  };
}
