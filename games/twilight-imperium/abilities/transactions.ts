// TI4-TRANS: trade between players, open beside every question. Guild Ships and Arbiters are read where offers are judged.
import type { Piece } from '../registry.ts';
import { tradeDeals } from '../steps/offer-sheet.ts';

export const transactions: Piece[] = [
  {
    id: 'transactions',
    deals: tradeDeals,
  },
];
