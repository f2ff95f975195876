// The rule index.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [];
