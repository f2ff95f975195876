// Old saves brought up to date; each change once, by its name.
import type { Frame, Msg, State } from '@orrery/kernel';
import { planetCard } from './content.ts';
import { objectiveName, strategyName } from './say.ts';
import type { TI } from './state.ts';

type Loose = { -readonly [K in keyof Frame]: Frame[K] };

/** What whoever asks for a payment asks it for. */
function costOf({ step, args }: Frame): Msg {
  if (step === 'score') return objectiveName(String(args.objective));
  if (step === 'secondary') return strategyName(String(args.card));
  return { key: COSTS[step] ?? 'cost.production' };
}
const COSTS: Record<string, string> = {
  takeCustodians: 'cost.custodians',
  'technology.primary': 'strategy.technology',
  'dunlain-reaper': 'unit.mech',
  'orbital-drop': 'unit.mech',
};

export const migrations: Record<string, (state: State) => void> = {
  /** Offers and printings did not exist; the secret was scored by a step of its own, after the public objective. */
  'offers-and-printings': (state) => {
    const { pub, own } = state as State<TI>;
    pub.revised = true;
    for (const drawer of own) drawer.offers = [];
    for (const frame of pub.stack as Loose[]) {
      if (frame.step === 'scoreSecret')
        Object.assign(frame, { step: 'scoreStatus', at: frame.at === 'choose' ? 'secret' : frame.at });
      if (frame.step === 'placeToken' && frame.at === 'after') frame.at = 'end';
    }
  },
  /** Dice rolled outside a combat were told, and gone; a payment did not know what it was for. */
  'dice-and-costs': (state) => {
    const { pub } = state as State<TI>;
    pub.rolls = [];
    const at = pub.stack.findIndex((frame) => frame.step === 'pay');
    if (at > 0) Object.assign(pub.stack[at]!.args, { what: costOf(pub.stack[at - 1]!) });
  },
  /** Of a planet with two specialties only one could be used. */
  'both-specialties': (state) => {
    for (const { step, args } of (state as State<TI>).pub.stack)
      if (step === 'research' && args.used)
        Object.assign(args, {
          used: (args.used as string[]).map((planet) => ({ planet, colour: planetCard(planet).tech[0]! })),
        });
  },
};
