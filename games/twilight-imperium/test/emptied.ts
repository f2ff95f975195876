// For test/empty-cards.mjs: the cards named by ORRERY_EMPTY (`*`: all) do nothing when played, so that their tests must fail.
import type { Step } from '@orrery/kernel';
import { twilightImperium } from '../game.ts';
import type { TI } from '../state.ts';

const emptied = process.env.ORRERY_EMPTY?.split(',') ?? [];
const steps = twilightImperium.steps as Record<string, Step<TI>>;
const isEmptied = (name: string): boolean => {
  const [kind, id = '', part] = name.split('.');
  return kind === 'card' && (emptied.includes('*') ? part === undefined : emptied.includes(id));
};
for (const name of Object.keys(steps)) if (isEmptied(name)) steps[name] = { effect: () => {} };
