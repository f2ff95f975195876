// The rule index (CSM): filled chapter by chapter.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [];
