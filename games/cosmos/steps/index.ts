// The procedures of a campaign.
import type { Asked } from '@orrery/kernel';
import type { Cosmos } from '../state.ts';
import { amendments } from './amend.ts';
import { campaign, enrol } from './campaign.ts';
import { events } from './events.ts';
import { corrections } from './master.ts';
import { notes } from './notes.ts';
import { turn } from './turn.ts';
import { undoing } from './undoing.ts';

export const STEPS = { campaign, enrol, turn, corrections, amendments, notes, events, undoing };

/** Every place at which somebody is asked. */
export type At = Asked<Cosmos, typeof STEPS>;
