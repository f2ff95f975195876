// The breakthrough of the Emirates of Hacan.
import { expect, it } from 'vitest';
import { standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';

const built = (card: string, list: string[], fleet = 2) => {
  const t = found('hacan', card, {
    units: ['0 space-dock lodor', '0 infantry lodor'],
    goods: { 0: 12 },
    fleet,
    begin: { step: 'produce', args: { seat: 0, system: '26', producers: [1] } },
    also: (s) => {
      s.pub.units[0]!.id = 1;
    },
  });
  for (const type of list) t.play(`0 build:${type}`);
  if (t.asked().includes(0) && t.may(0).includes('done')) t.play('0 done');
  for (let i = 0; i < 20 && t.asked().includes(0) && t.request(0).at === 'pay.next'; i++)
    t.play(`0 ${t.may(0).includes('goods') ? 'goods' : t.may(0)[0]}`);
  return t;
};

it('[TI4-BT-hacan] [auto-factories] three ships other than fighters at once: a token into the fleet pool, before they count against it', () => {
  const t = built('auto-factories', ['destroyer', 'destroyer', 'destroyer']);
  expect([t.s.pub.players[0]!.fleet, standing(t.s.pub, '26')]).toEqual([3, ['0 destroyer*3']]);
  expect(t.asked()).toEqual([]); // none has to be given up
  expect(built('auto-factories', ['destroyer', 'destroyer']).s.pub.players[0]!.fleet).toBe(2);
  expect(built('auto-factories', ['destroyer', 'fighter', 'fighter'], 4).s.pub.players[0]!.fleet).toBe(4);
  expect(built('', ['destroyer', 'destroyer', 'destroyer'], 4).s.pub.players[0]!.fleet).toBe(4);
});
