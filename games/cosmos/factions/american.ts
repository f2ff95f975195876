// American: the bank's friend: cheap loans, mediation, telecom vision, emergency contracts.
import { fail } from '../actions/fail.ts';
import { recruitPrice, roomFor } from '../actions/recruit.ts';
import { look } from '../atoms.ts';
import { BANK } from '../packs/base/constants.ts';
import { placeMsg } from '../say.ts';
import { recruitLimit } from '../values/limits.ts';
import { figure } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const TELECOM = 'satelite-telecos';
const MERCENARY = 'mercenario';

export const american: Hooks = {
  loanRate: BANK.bankRate, // [CSM-FACTION-AMERICAN-5]
  brokers: true, // [CSM-FACTION-AMERICAN-6]
  // [CSM-FACTION-AMERICAN-7]
  lookouts(w, seat) {
    const [satellites, range] = [figure(w, seat, 'satellites'), figure(w, seat, 'range')];
    return Object.keys(w.systems)
      .filter((at) => (look(w, at).units[seat]?.[TELECOM] ?? 0) >= satellites)
      .map((at) => ({ at, range }));
  },
  // [CSM-FACTION-AMERICAN-8, 9] above the limit, up to its double, at double price; `max` stops at the limit
  hire(t, seat, place, asked) {
    const limit = recruitLimit(t.w, seat, place);
    const room = roomFor(t, seat, place);
    const n = asked === 'max' ? Math.min(Math.max(0, room), Math.floor((t.w.sides[seat]!.R * 10) / 10)) : asked;
    if (n < 1 || n > room + limit * (figure(t.w, seat, 'limitFactor') - 1))
      fail('E11', { key: 'limit.recruit' }, placeMsg(t.w, place));
    const plain = Math.max(0, Math.min(n, room));
    const dear = n - plain;
    const R = recruitPrice(MERCENARY, plain) + figure(t.w, seat, 'priceFactor') * recruitPrice(MERCENARY, dear);
    return { plain, dear, R };
  },
};
