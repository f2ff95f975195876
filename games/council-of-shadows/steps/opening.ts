// COS-SETUP-17 and COS-LEADER-1: civilizations by seat order, then leaders from the highest order tile down.
import type { Seat } from '@orrery/kernel';
import { dismissLeaders, takeCivilization, takeLeader } from '../atoms.ts';
import { CIVILIZATIONS } from '../packs/base/index.ts';
import { step } from '../procedures.ts';
import { parts } from '../say.ts';
import { inOrder, isAutoma, type Pub, seatsOf } from '../state.ts';

const only = (choices: ReadonlyMap<Seat, unknown>): [Seat, string] => [...choices][0] as [Seat, string];

/** [COS-AUTOMA-1] In solo the Automa has taken its own at setup. */
function freeCivilizations(pub: Pub): string[] {
  const taken = pub.players.map((p) => p.civilization);
  return CIVILIZATIONS.map((c) => c.id).filter((id) => !taken.includes(id));
}

export const civilizations = step('civilizations', {
  choose: {
    who: (pub) =>
      seatsOf(pub)
        .filter((seat) => pub.players[seat]!.civilization === null)
        .slice(0, 1),
    question: (k) => ({
      prompt: { key: 'ask.civilization' },
      ask: {
        shape: 'one',
        options: freeCivilizations(k.pub).map((id) => ({
          key: `civilization:${id}`,
          label: { key: `civilization.${id}` },
          refs: [`civilization:${id}`],
        })),
      },
      rules: ['COS-SETUP-17'],
    }),
    take(t, _, choices) {
      const [seat, key] = only(choices);
      takeCivilization(t, seat, parts(key).what);
      return { goto: 'choose' };
    },
  },
});

export const leaders = step('leaders', {
  choose: {
    who: (pub) =>
      inOrder(pub)
        .reverse()
        .filter((side) => !isAutoma(pub, side) && pub.players[side]!.leader === null)
        .slice(0, 1),
    question: (k) => ({
      prompt: { key: 'ask.leader' },
      ask: {
        shape: 'one',
        options: k.pub.leaders.map((id) => ({
          key: `leader:${id}`,
          label: {
            key: 'option.leader',
            args: { leader: { key: `leader.${id}` }, text: { key: `leader.${id}.text` } },
          },
          refs: [`leader:${id}`],
        })),
      },
      rules: ['COS-LEADER-1'],
    }),
    take(t, _, choices) {
      const [seat, key] = only(choices);
      takeLeader(t, seat, parts(key).what);
      return { goto: 'choose' };
    },
  },
  rest: dismissLeaders,
});
