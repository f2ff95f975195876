// For test/empty-cards.mjs: the card named by ORRERY_EMPTY does nothing when it is played, so that its test must fail.
import type { Step } from '@orrery/kernel';
import { twilightImperium } from '../game.ts';
import type { TI } from '../state.ts';

const id = process.env.ORRERY_EMPTY;
const steps = twilightImperium.steps as Record<string, Step<TI>>;
for (const name of [`card.${id}`, `card.${id}.reward`]) if (id && steps[name]) steps[name] = { effect: () => {} };
