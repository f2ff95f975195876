// COSMOS - La Ciudadela Perdida: table of contents.
import type { Bag, Game, Seat } from '@orrery/kernel';
import { emptyOwn, imagine } from './imagine.ts';
import { masterCloses } from './migrations/master-closes.ts';
import { masterDesk } from './migrations/master-desk.ts';
import { masterReviews } from './migrations/master-reviews.ts';
import { ORDERS } from './orders/form.ts';
import { TURN_LIMIT } from './packs/base/constants.ts';
import { type Cosmos, emptyDesk } from './state.ts';
import { AMENDMENTS } from './steps/amend.ts';
import { STEPS } from './steps/index.ts';
import { CORRECTIONS, masterDeals } from './steps/master.ts';
import { NOTES } from './steps/notes.ts';
import { UNDO } from './steps/undoing.ts';
import { INVARIANTS } from './values/sound.ts';

const masterAt = (options: Bag, seats: number): Seat | undefined => (options.master ? seats - 1 : undefined);
const playersAt = (options: Bag, seats: number): number => (options.master ? seats - 1 : seats);

export const cosmos: Game<Cosmos> = {
  id: 'cosmos',
  version: '1.0.0',
  seats: [2, 11], // ten players and a game master (CSM-SETUP-1)
  options: {
    turns: { kind: 'number', fallback: TURN_LIMIT, min: 0, max: 200 }, // 0: no limit (CSM-WIN-6)
    master: { kind: 'flag', fallback: false }, // the last seat is the game master's (CSM-GM)
    deal: { kind: 'flag', fallback: false }, // factions are dealt instead of chosen
  },
  objection(options, seats) {
    const count = playersAt(options, seats);
    return count < 2 || count > 10 ? { key: 'table.players', args: { count } } : undefined; // [CSM-SETUP-1]
  },
  steward: masterAt, // [CSM-GM-1, 2, 3]
  setup(t, options) {
    const { seats } = t.s.pub;
    const count = playersAt(options, seats);
    Object.assign(t.s.pub, {
      turn: 0,
      limit: options.turns,
      players: count,
      master: masterAt(options, seats) ?? null,
      factions: Array.from({ length: count }, () => null),
      active: Array.from({ length: count }, () => true),
      keys: [],
      opened: 0,
      honour: 0,
      ended: null,
      closed: false,
      revocable: false,
    });
    Object.assign(t.s.dark, { world: null, lists: null, before: null, desk: emptyDesk() });
    for (const own of t.s.own) Object.assign(own, emptyOwn());
    if (t.s.pub.master !== null) t.s.own[t.s.pub.master]!.desk = emptyDesk();
    t.call('campaign', { deal: options.deal === true });
  },
  steps: STEPS,
  forms: { orders: ORDERS, corrections: CORRECTIONS, amendments: AMENDMENTS, notes: NOTES, undoing: UNDO },
  deals: masterDeals,
  imagine,
  invariants: {
    ...Object.fromEntries(
      Object.entries(INVARIANTS).map(([name, holds]) => [
        name,
        (s: { dark: Cosmos['dark'] }) => s.dark.world === null || holds(s.dark.world),
      ]),
    ),
    'a seat never sees another seat’s sheet': (s) =>
      s.own.every((own, seat) => own.side === null || own.side.faction === s.pub.factions[seat]),
  },
  migrations: { 'master-reviews': masterReviews, 'master-closes': masterCloses, 'master-desk': masterDesk },
  result: (pub) => {
    if (!pub.ended || pub.revocable) return undefined; // [CSM-GM-4] a master closes the campaign first
    const ranks = [...pub.ended.ranks];
    if (pub.master !== null) ranks.push(pub.players + 1);
    return { ranks, why: pub.ended.why };
  },
};
