// CSM-BANK: the session at the end of phase 1, the instalments of 3B, the growth of the fund in 3C.

import type { Seat } from '@orrery/kernel';
import { gain, look, spend } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import { BANK } from '../packs/base/constants.ts';
import { factionMsg } from '../say.ts';
import type { Loan } from '../state.ts';
import { initiative, specialAt } from '../values/presence.ts';
import { figure, planetOf } from '../values/sheets.ts';
import { debtOf, instalment, payMargin, pendingOf } from './loans.ts';
import { refuse } from './outcomes.ts';
import { type LoanAsked, report, type Turn } from './turn.ts';

export function bankSession(t: Turn): void {
  const requests = matched(t);
  const grants = serve(t, requests);
  for (const ask of t.now.loans) {
    const amount = grants.get(ask) ?? 0;
    if (!requests.includes(ask)) continue;
    if (amount === 0) refuse(t, ask.seat, ask.order, 'E23');
    else grant(t, ask, amount);
  }
}

/** A mediated loan needs both sides to have written the same (CSM-BANK-5). */
function matched(t: Turn): LoanAsked[] {
  const { loans, mediations } = t.now;
  const fits = (ask: LoanAsked) =>
    mediations.find(
      (m) => m.seat === ask.broker && m.borrower === ask.seat && m.rate === ask.rate && m.max >= ask.amount,
    );
  for (const m of mediations)
    if (!loans.some((ask) => ask.broker !== null && fits(ask) === m))
      refuse(t, m.seat, m.order, 'E22', factionMsg(t.w, m.borrower));
  return loans.filter((ask) => {
    if (ask.broker === null || fits(ask)) return true;
    refuse(t, ask.seat, ask.order, 'E22', factionMsg(t.w, ask.broker));
    return false;
  });
}

function rateOf(t: Turn, ask: LoanAsked): number {
  if (ask.broker !== null) return ask.rate;
  const own = hooksOf(t.w, ask.seat).loanRate;
  if (own !== undefined) return own;
  const port = Object.keys(t.snap.special).find((at) => specialAt(t.snap, at) === 'free-port');
  const free = port !== undefined && look(t.snap, port).dom.ground === ask.seat;
  return free ? (planetOf('free-port').params.rate as number) : BANK.rate;
}

/** CSM-BANK-6 to 8: priority, equal shares, and all-or-nothing requests struck out one by one. */
function serve(t: Turn, requests: LoanAsked[]): Map<LoanAsked, number> {
  const order = initiative(t.w);
  for (let open = requests; ; ) {
    const grants = share(t, open);
    const short = open
      .filter((ask) => ask.whole && grants.get(ask)! < ask.amount)
      .sort(
        (a, b) =>
          b.amount - grants.get(b)! - (a.amount - grants.get(a)!) || order.indexOf(b.seat) - order.indexOf(a.seat),
      );
    if (short.length === 0) return grants;
    open = open.filter((ask) => ask !== short[0]);
  }
}

function share(t: Turn, requests: LoanAsked[]): Map<LoanAsked, number> {
  const debt = (ask: LoanAsked) => debtOf(t.w.sides[ask.seat]!.loans);
  const compare = (a: LoanAsked, b: LoanAsked) =>
    debt(a) - debt(b) || Number(b.broker !== null) - Number(a.broker !== null) || rateOf(t, b) - rateOf(t, a);
  const grants = new Map<LoanAsked, number>(requests.map((ask) => [ask, 0]));
  let fund = t.snap.fund;
  const queue = [...requests].sort(compare);
  while (queue.length > 0) {
    const tied = queue.filter((ask) => compare(ask, queue[0]!) === 0);
    queue.splice(0, tied.length);
    for (;;) {
      const hungry = tied.filter((ask) => grants.get(ask)! < ask.amount);
      if (hungry.length === 0 || fund < hungry.length) break;
      const each = Math.floor(fund / hungry.length);
      for (const ask of hungry) {
        const given = Math.min(ask.amount - grants.get(ask)!, each);
        grants.set(ask, grants.get(ask)! + given);
        fund -= given;
      }
    }
  }
  return grants;
}

/** The money is there from the next turn on, the first instalment in its 3B (CSM-BANK-9). */
function grant(t: Turn, ask: LoanAsked, amount: number): void {
  const { seat, payments, broker } = ask;
  const { turn } = t.w;
  t.w.fund -= amount;
  gain(t.w, seat, amount);
  t.w.sides[seat]!.loans.push({
    turn,
    principal: amount,
    rate: rateOf(t, ask),
    payments,
    paid: 0,
    first: turn + 1,
    broker,
  });
  report(t, [seat], 'report.loan', { R: amount, payments, rate: rateOf(t, ask) });
  if (broker === null) return;
  const bonus = Math.floor((amount * figure(t.w, broker, 'mediationBonusPercent')) / 100); // [CSM-FACTION-AMERICAN-H3]
  report(t, [broker], 'report.mediated', { faction: factionMsg(t.w, seat), R: amount, bonus });
  if (bonus > 0) gain(t.w, broker, bonus);
}

/** CSM-BANK-14, 15: all together, or expulsion. Gives back who could not pay. */
export function instalments(t: Turn): Seat[] {
  const ruined: Seat[] = [];
  for (const seat of initiative(t.w)) {
    const side = t.w.sides[seat]!;
    const due = side.loans.filter((loan) => t.w.turn >= loan.first);
    const parts = due.map((loan) => instalment(loan, loan.paid));
    const sum = parts.reduce((a, p) => a + p.principal + p.interest, 0);
    if (sum === 0) continue;
    if (side.R < sum) {
      ruined.push(seat);
      for (const loan of side.loans) payBroker(t, loan, pendingOf(loan).margin);
      continue;
    }
    spend(t.w, seat, sum);
    due.forEach((loan, i) => {
      const { principal, interest, margin } = parts[i]!;
      t.w.fund += principal + interest - payBroker(t, loan, margin);
      loan.paid += 1;
    });
    side.loans = side.loans.filter((loan) => loan.paid < loan.payments);
    report(t, [seat], 'report.instalments', { R: sum });
  }
  return ruined;
}
function payBroker(t: Turn, loan: Loan, margin: number): number {
  const R = payMargin(t.w, loan, margin);
  if (R > 0) report(t, [loan.broker!], 'report.margin', { R });
  return R;
}

/** Not from the turn in which the fourth key lights on (CSM-BANK-1). */
export function growFund(t: Turn): void {
  if (t.w.keys.length < BANK.stopsAtKey) t.w.fund += BANK.perTurn;
}
