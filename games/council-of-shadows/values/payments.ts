// Paying with gems [COS-PAY]: a gem of higher rank may stand in for one of lower rank, and no change is given.
import { GEMS, type Gems, gems } from '../packs/base/index.ts';

const total = (g: Gems): number => g.coal + g.gold + g.crystal;

/** [COS-PAY-4] The exact test. */
export function pays(payment: Gems, cost: Gems): boolean {
  return (
    total(payment) === total(cost) &&
    payment.crystal >= cost.crystal &&
    payment.gold + payment.crystal >= cost.gold + cost.crystal
  );
}

/** Every legal payment out of a purse; the first uses the fewest higher-ranked gems [COS-PAY-5]. */
export function paymentsFor(purse: Gems, cost: Gems): Gems[] {
  const found: Gems[] = [];
  const all = total(cost);
  for (let crystal = cost.crystal; crystal <= Math.min(purse.crystal, all); crystal++) {
    for (let gold = 0; gold <= Math.min(purse.gold, all - crystal); gold++) {
      const payment = gems(all - crystal - gold, gold, crystal);
      if (payment.coal <= purse.coal && pays(payment, cost)) found.push(payment);
    }
  }
  return found;
}
export const canPay = (purse: Gems, cost: Gems): boolean => paymentsFor(purse, cost).length > 0;

/** `1.0.2`: coal, gold, crystal. */
export const paymentKey = (g: Gems): string => GEMS.map((gem) => g[gem]).join('.');
export const paymentFrom = (key: string): Gems => {
  const [coal, gold, crystal] = key.split('.').map(Number) as [number, number, number];
  return gems(coal, gold, crystal);
};
