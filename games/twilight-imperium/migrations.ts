// Old saves brought up to date; each change once, by its name.
import type { Frame, State } from '@orrery/kernel';
import type { TI } from './state.ts';

type Loose = { -readonly [K in keyof Frame]: Frame[K] };

export const migrations: Record<string, (state: State) => void> = {
  /** Offers and printings did not exist; the secret was scored by a step of its own, after the public objective. */
  'offers-and-printings': (state) => {
    const { pub, own } = state as unknown as State<TI>;
    pub.revised = true;
    for (const drawer of own) drawer.offers = [];
    for (const frame of pub.stack as Loose[]) {
      if (frame.step === 'scoreSecret')
        Object.assign(frame, { step: 'scoreStatus', at: frame.at === 'choose' ? 'secret' : frame.at });
      if (frame.step === 'placeToken' && frame.at === 'after') frame.at = 'end';
    }
  },
  /** Dice rolled outside a combat were told, and gone. */
  'dice-on-the-table': (state) => {
    (state as unknown as State<TI>).pub.rolls = [];
  },
};
