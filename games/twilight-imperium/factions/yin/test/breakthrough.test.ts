// The breakthrough of the Yin Brotherhood.
import { expect, it } from 'vitest';
import { hasLeader } from '../../../holders.ts';
import { found } from '../../../test/found.ts';
import { unusedCards } from '../../../values/alliance.ts';

const alliances = (t: ReturnType<typeof found>) => t.s.pub.cards.filter(({ kind }) => kind === 'alliance');

it('[TI4-REF-4] [TI4-BT-yin] [TI4-REF-5] [yin-ascendant] the ability of a faction that nobody plays, when it is gained', () => {
  const t = found('yin', '', { begin: { step: 'gainBreakthrough', args: { seat: 0 } }, dice: [5] });
  const [card] = alliances(t);
  expect(alliances(t)).toHaveLength(1);
  expect(card!.holder).toBe(0);
  expect(unusedCards(t.s.pub)).toContain(card!.id);
  expect(hasLeader(t.s.pub, 0, card!.id)).toBe(true);
});

it('[TI4-BT-yin] [yin-ascendant] another for each public objective scored, none for a secret one, and none twice', () => {
  const scoring = (card: string, objective: string) =>
    alliances(
      found('yin', card, {
        units: ['0 infantry lodor'],
        secrets: { 0: ['become-the-gatekeeper'] },
        begin: { step: 'score', args: { seat: 0, objective } },
        also: (s) => {
          s.pub.objectives = ['expand-borders'];
        },
      }),
    ).length;
  expect(scoring('yin-ascendant', 'expand-borders')).toBe(1);
  expect(scoring('yin-ascendant', 'become-the-gatekeeper')).toBe(0);
  expect(scoring('', 'expand-borders')).toBe(0);
});
