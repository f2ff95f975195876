// COSMOS - La Ciudadela Perdida: table of contents.
import type { Game } from '@orrery/kernel';
import { because } from './because.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { masterCloses } from './migrations/master-closes.ts';
import { masterDesk } from './migrations/master-desk.ts';
import { masterReviews } from './migrations/master-reviews.ts';
import { masterAt, objection, options } from './options.ts';
import { ORDERS } from './orders/form.ts';
import { DEEDS } from './report/ledger.ts';
import { setup } from './setup.ts';
import type { Cosmos } from './state.ts';
import { AMENDMENTS } from './steps/amend.ts';
import { EVENTS } from './steps/events.ts';
import { STEPS } from './steps/index.ts';
import { CORRECTIONS, masterDeals } from './steps/master.ts';
import { NOTES } from './steps/notes.ts';
import { UNDO } from './steps/undoing.ts';

export const cosmos: Game<Cosmos> = {
  id: 'cosmos',
  version: '1.0.0',
  edition: DEEDS,
  seats: [2, 11], // ten players and a game master (CSM-SETUP-1)
  options,
  objection,
  steward: masterAt, // [CSM-GM-1, 2, 3]
  setup,
  steps: STEPS,
  forms: {
    orders: ORDERS,
    corrections: CORRECTIONS,
    amendments: AMENDMENTS,
    notes: NOTES,
    events: EVENTS,
    undoing: UNDO,
  },
  deals: masterDeals,
  turn: () => undefined, // everybody at once
  because,
  imagine,
  invariants,
  migrations: { 'master-reviews': masterReviews, 'master-closes': masterCloses, 'master-desk': masterDesk },
  result: (pub) => {
    if (!pub.ended || pub.revocable) return undefined; // [CSM-GM-4] a master closes the campaign first
    const ranks = [...pub.ended.ranks];
    if (pub.master !== null) ranks.push(pub.players + 1);
    return { ranks, why: pub.ended.why };
  },
};
