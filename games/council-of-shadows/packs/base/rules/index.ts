// The rule index: every rule of the game in our own words, by chapter.
import type { Rule } from '@orrery/kernel';
import { rules as actionCards } from './action-cards.ts';
import { rules as actions } from './actions.ts';
import { rules as automa } from './automa.ts';
import { rules as automaCards } from './automa-cards.ts';
import { rules as bonusCards } from './bonus-cards.ts';
import { rules as buying } from './buying.ts';
import { rules as darkTech } from './dark-tech.ts';
import { rules as modules } from './modules.ts';
import { rules as planning } from './planning.ts';
import { rules as scoring } from './scoring.ts';
import { rules as secrets } from './secrets.ts';
import { rules as setup } from './setup.ts';

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
].map((rule) => ({ ...rule, ...(WAIVED[rule.id] && { waived: WAIVED[rule.id] }) }));
