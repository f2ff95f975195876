// TI4-TRANS: trade between players, open beside every question.
import type { Piece } from '../registry.ts';
import { tradeDeals } from '../steps/offer-sheet.ts';

export const transactions: Piece[] = [
  {
    id: 'transactions',
    deals: tradeDeals,
  },
];
