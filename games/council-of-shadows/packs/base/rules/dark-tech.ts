// The rule index: Dark Tech cards.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-CARD-DT1-1', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT1-2', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT1-3', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT1-4', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT1-5', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT1-6', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT1-7', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT1-8', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-1', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-2', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-3', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-4', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-5', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-6', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-7', source: 'seed; details beyond the first sentence ours where the text is silent' },
  { id: 'COS-CARD-DT2-8', source: 'seed; details beyond the first sentence ours where the text is silent' },
];
