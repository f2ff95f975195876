// The breakthrough of Sardakk N'orr.
import { expect, it } from 'vitest';
import { offers } from '../../../test/drive.ts';
import { found } from '../../../test/found.ts';

const won = (card: string, techs: string[] = []) =>
  found('norr', card, { units: ['0 cruiser 26', '1 carrier 27'], techs: { 0: techs }, dice: [10, 1] }).play(
    '0 activate:27',
    '0 move:cruiser@26~2',
  );

it('[TI4-BT-norr] [norr-supremacy] after a combat won: a token, or a unit upgrade', () => {
  const t = won('norr-supremacy', ['antimass-deflectors', 'neural-motivator']);
  expect(offers(t, 0)).toEqual(['norr-supremacy use@0>way:token', 'norr-supremacy use@0>way:upgrade']);
  expect(t.may(0)).not.toContain('pass'); // one of the two is taken
  const { tactic } = t.s.pub.players[0]!;
  t.play('0 norr-supremacy use@0>way:token', '0 pool:tactic');
  expect(t.s.pub.players[0]!.tactic).toBe(tactic + 1);
  const upgrade = won('norr-supremacy', ['antimass-deflectors', 'neural-motivator']);
  upgrade.play('0 norr-supremacy use@0>way:upgrade', '0 research:fighter-2');
  expect(upgrade.s.pub.cards.some(({ id }) => id === 'fighter-2')).toBe(true);
});

it('[TI4-BT-norr] [norr-supremacy] prerequisites apply, and without the card nothing is gained', () => {
  expect(offers(won('norr-supremacy'), 0)).toEqual(['norr-supremacy use@0>way:token']);
  expect(offers(won(''), 0)).toEqual([]);
});
