// The breakthrough of the Vuil'raith Cabal.
import type { Option } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { placeSystemToken, removeSystemToken } from '../../atoms/systems.ts';
import { INGRESS } from '../../packs/thunders-edge/fracture.ts';
import { stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { done, option, systemName, tail } from '../../say.ts';
import { has, type Pub } from '../../state.ts';
import { systems } from '../../values/board.ts';
import { hasIngress, ingressSystems, isFractureIn, isInFracture } from '../../values/fracture.ts';
import { isAnomaly } from '../../values/units.ts';

const ID = 'alraith-ix-ianovar';
const STEP = `breakthrough.${ID}` as const;
const MOVES = 2;

/** Gravity rifts outside the Fracture that lead nowhere yet, tears included. */
const rifts = (pub: Pub): string[] =>
  systems(pub).filter((at) => isAnomaly(pub, at, 'gravity-rift') && !isInFracture(at) && !hasIngress(pub, at));
const shifts = (pub: Pub): Option[] =>
  ingressSystems(pub).flatMap((from) =>
    rifts(pub).map((to) =>
      option(`shift:${from}>${to}`, 'ianovar.shift', { from: systemName(from), to: systemName(to) }, [
        `system:${to}`,
        `system:${from}`,
      ]),
    ),
  );

/** [TI4-FRACT-10, TI4-BREAK-3] Its owner opens the Fracture, or rolls first; then tokens may go into gravity rifts. */
export const text = breakthrough(ID, {
  gained: (t, seat) => t.call(STEP, { seat, choice: '' }),
  modifiers: { move: (pub, unit) => (isInFracture(unit.at) && has(pub, unit.owner, ID) ? 1 : 0) },
  steps: stepNamed(
    STEP,
    step(STEP, {
      order: {
        who: (pub, f) => (isFractureIn(pub) ? [] : [f.args.seat]),
        question: () => ({
          prompt: { key: 'ask.ianovar' },
          ask: { shape: 'one', options: [option('open', 'ianovar.open'), option('roll', 'ianovar.roll')] },
          rules: ['TI4-FRACT-10', 'TI4-BREAK-3'],
        }),
        take(t, f, choices) {
          if (choices.get(f.args.seat) === 'roll') t.call('rollForFracture', { seat: f.args.seat });
        },
      },
      open: (t, f) => t.call('enterFracture', { seat: f.args.seat, colours: [] }),
      shift: {
        who: (pub, f) => ((f.args.more ?? []).length < MOVES && shifts(pub).length > 0 ? [f.args.seat] : []),
        question: (k) => ({
          prompt: { key: 'ask.ianovar.shift' },
          ask: { shape: 'one', options: [...shifts(k.pub), done] },
          rules: ['TI4-FRACT-10'],
          fallback: 'done',
        }),
        take(t, f, choices) {
          const choice = choices.get(f.args.seat) as string;
          if (choice === 'done') return;
          const [from, to] = tail(choice).split('>') as [string, string];
          removeSystemToken(t, from, { kind: INGRESS });
          placeSystemToken(t, to, { kind: INGRESS });
          f.args.more = [...(f.args.more ?? []), to];
          return { goto: 'shift' };
        },
      },
    }),
  ),
});
