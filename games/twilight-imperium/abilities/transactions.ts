// TI4-TRANS, TI4-DEAL: deals between players, open beside every question.
import type { Piece } from '../registry.ts';
import { dealsOf } from '../steps/deals.ts';

export const transactions: Piece[] = [
  {
    id: 'transactions',
    deals: dealsOf,
  },
];
