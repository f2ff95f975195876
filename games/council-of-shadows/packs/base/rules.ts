// The rule index: every rule of the game in our own words, by chapter.
import type { Rule } from '@orrery/kernel';
import { rows as actionCards } from './rules/action-cards.ts';
import { rows as actions } from './rules/actions.ts';
import { rows as automa } from './rules/automa.ts';
import { rows as automaCards } from './rules/automa-cards.ts';
import { rows as bonusCards } from './rules/bonus-cards.ts';
import { rows as buying } from './rules/buying.ts';
import { rows as darkTech } from './rules/dark-tech.ts';
import { rows as modules } from './rules/modules.ts';
import { rows as planning } from './rules/planning.ts';
import { rows as scoring } from './rules/scoring.ts';
import { rows as secrets } from './rules/secrets.ts';
import { rows as setup } from './rules/setup.ts';

/** Rules no test can show, and why. */
const WAIVED: Readonly<Record<string, string>> = {
  'COS-COMP-9': 'names of species have no effect; the ids are those of the pack',
  'COS-INFO-19': 'the random state lies in the drawer of the kernel that nobody sees, which its own tests prove',
};

export const rules: readonly Rule[] = [
  ...setup,
  ...buying,
  ...planning,
  ...actions,
  ...scoring,
  ...modules,
  ...automa,
  ...actionCards,
  ...darkTech,
  ...bonusCards,
  ...automaCards,
  ...secrets,
].map(([id, source, en, es]) => ({ id, source, en, es, ...(WAIVED[id] ? { waived: WAIVED[id] } : {}) }));
