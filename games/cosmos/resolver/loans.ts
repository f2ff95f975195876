// CSM-BANK-10 to 12: what a loan costs, instalment by instalment, in whole R.
import { gain } from '../atoms.ts';
import { BANK } from '../packs/base/constants.ts';
import type { Loan, World } from '../state.ts';

const part = (whole: number, parts: number, i: number): number =>
  Math.floor(whole / parts) + (i < whole % parts ? 1 : 0);

interface Instalment {
  principal: number;
  interest: number;
  margin: number; // of the interest, what goes to the broker
}
/** The i-th instalment, from 0. Interest is on what is still owed at the start of its year. */
export function instalment({ principal: P, rate, payments, broker }: Loan, i: number): Instalment {
  const year = BANK.turnsPerYear;
  const quarter = i % year;
  let owed = P;
  for (let k = 0; k < i - quarter; k++) owed -= part(P, payments, k);
  const interestAt = (percent: number) => part(Math.ceil((percent * owed) / 100), year, quarter);
  const interest = interestAt(rate);
  return {
    principal: part(P, payments, i),
    interest,
    margin: broker === null ? 0 : interest - interestAt(BANK.bankRate),
  };
}
export function pendingOf(loan: Loan): { payment: number; margin: number; principal: number } {
  const sum = { payment: 0, margin: 0, principal: 0 };
  for (let i = loan.paid; i < loan.payments; i++) {
    const { principal, interest, margin } = instalment(loan, i);
    sum.payment += principal + interest;
    sum.margin += margin;
    sum.principal += principal;
  }
  return sum;
}
/** What of a margin reaches its broker; one that is out gets nothing, and the bank keeps it (CSM-WIN-8). */
export function payMargin(w: World, { broker }: Loan, margin: number): number {
  if (broker === null || !w.sides[broker]!.active) return 0;
  gain(w, broker, margin);
  return margin;
}
export const debtOf = (loans: readonly Loan[]): number =>
  loans.reduce((sum, loan) => sum + pendingOf(loan).principal, 0);
