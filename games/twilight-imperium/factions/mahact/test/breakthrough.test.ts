// The breakthrough of the Mahact Gene-Sorcerers.
import { expect, it } from 'vitest';
import { has } from '../../../state.ts';
import { found } from '../../../test/found.ts';
import { actionsOf, TURN } from '../../../test/led.ts';
import { types } from '../../../test/told.ts';
import { deckOf } from '../../../values/technology.ts';

it('[TI4-BT-mahact] [vaults-of-the-heir] a technology is purged for a relic, and cannot be had again', () => {
  const t = found('mahact', 'vaults-of-the-heir', {
    units: ['0 infantry lodor'],
    techs: { 0: ['sarween-tools', 'neural-motivator'] },
    begin: TURN,
    also: (s) => {
      s.pub.cards.find(({ id }) => id === 'sarween-tools')!.state = 'exhausted';
    },
  });
  expect(actionsOf(t, 'vaults-of-the-heir')).toHaveLength(2);
  t.play('0 action:vaults-of-the-heir on:tech:sarween-tools');
  expect([has(t.s.pub, 0, 'sarween-tools'), types(t).filter((type) => type === 'relic.drawn').length]).toEqual([
    false,
    1,
  ]);
  expect(deckOf(t.s.pub, 0).map(({ id }) => id)).not.toContain('sarween-tools');
  expect(t.s.pub.cards.find(({ id }) => id === 'vaults-of-the-heir')!.state).toBe('exhausted');
});
