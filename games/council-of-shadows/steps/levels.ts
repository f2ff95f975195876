// COS-DARK: level-ups at the end of a part, one after another, each with its card and its catch-up gems.
import { gainGems, lookThroughTech, riseOneLevel, takeFromRow, takeTech, takeThrone } from '../atoms.ts';
import { CATCH_UP, cardOf, END_LEVEL } from '../packs/base/index.ts';
import { type Procedures, step } from '../procedures.ts';
import { cardWords, level, parts, refs } from '../say.ts';
import { isAutoma, isSolo, type Pub, type Side, sidesOf } from '../state.ts';
import { hasPower } from '../values/powers.ts';

/** [COS-DARK-1] */
export const isDue = (pub: Pub, side: Side): boolean => pub.players[side]!.energy >= pub.players[side]!.consumption;

const givesCard = (pub: Pub, { side, reached }: Procedures['levels']): boolean =>
  reached >= 1 && reached <= 2 && !isAutoma(pub, side); // [COS-AUTOMA-14]

export const levels = step('levels', {
  test(t, f) {
    if (!isDue(t.s.pub, f.args.side)) return 'end';
    riseOneLevel(t, f.args.side);
    f.args.reached = t.s.pub.players[f.args.side]!.level;
    if (f.args.reached === END_LEVEL) takeThrone(t, f.args.side);
    if (givesCard(t.s.pub, f.args)) lookThroughTech(t, f.args.side, f.args.reached);
  },
  card: {
    who: (pub, f) => (givesCard(pub, f.args) ? [f.args.side] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.tech', args: { level: level(f.args.reached) } },
      ask: {
        shape: 'one',
        options: k.own!.tech[f.args.reached - 1]!.map((id) => ({
          key: `take:${id}`,
          label: { key: 'option.tech', args: { tech: { key: `tech.${id}` }, text: { key: `tech.${id}.text` } } },
          refs: [`tech:${id}`],
        })),
      },
      rules: ['COS-DARK-5', 'COS-DARK-16'],
    }),
    take(t, f, choices) {
      const { side } = f.args;
      const id = parts(choices.get(side) as string).what;
      takeTech(t, side, id);
      t.call('effects', { side, source: id, range: 3, next: 0, settled: null, optional: true });
    },
  },
  catchUp(t, f) {
    const gems = isSolo(t.s.pub) ? undefined : CATCH_UP[f.args.reached]; // [COS-DARK-8, -13]
    for (const other of sidesOf(t.s.pub)) {
      const share = gems?.[t.s.pub.players[other]!.level]; // only lower levels are listed
      if (share) gainGems(t, other, share);
    }
    return { goto: 'test' }; // [COS-DARK-9]
  },
});

const takeable = (pub: Pub, side: Side): string[] =>
  pub.row.filter((id) => id !== null && !(cardOf(id).tower3 && hasPower(pub.players[side]!, 'barsTower3'))) as string[];

/** [COS-CARD-DT2-5] Any face-up AI card, free of charge. */
export const takeAi = step('takeAi', {
  choose: {
    who: (pub, f) => (takeable(pub, f.args.side).length > 0 ? [f.args.side] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.takeAi' },
      ask: {
        shape: 'one',
        options: takeable(k.pub, f.args.side).map((id) => ({
          key: `take:${id}`,
          label: { key: 'option.card', args: cardWords(id) },
          refs: [refs.card(id), refs.row(k.pub.row.indexOf(id) + 1)],
        })),
      },
      rules: ['COS-CARD-DT2-5', 'COS-LEADER-7'],
    }),
    take(t, f, choices) {
      takeFromRow(t, f.args.side, t.s.pub.row.indexOf(parts(choices.get(f.args.side) as string).what));
    },
  },
});
