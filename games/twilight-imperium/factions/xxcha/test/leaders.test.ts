// The leaders of the Xxcha Kingdom.

import { expect, it } from 'vitest';
import type { S } from '../../../state.ts';
import { council, hush, vote } from '../../../test/council.ts';
import { through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { actionsOf, led, TURN } from '../../../test/led.ts';
import { votesOf } from '../../../values/agenda.ts';

it('[TI4-PLAN-1] [ggrocuto-rinn] any planet is readied, and beside its own an infantry may be removed', () => {
  const also = ({ pub }: S) => {
    pub.planets.starpoint!.exhausted = true;
  };
  const t = led('xxcha', 'ggrocuto-rinn', {
    line: ['26', '27'],
    units: ['0 infantry lodor', '1 infantry*2 starpoint'],
    begin: TURN,
    also,
  });
  expect(actionsOf(t, 'ggrocuto-rinn')).toContain('action:ggrocuto-rinn on:starpoint');
  expect(actionsOf(t, 'ggrocuto-rinn')).not.toContain('action:ggrocuto-rinn on:lodor');
  through(t, '0 action:ggrocuto-rinn on:starpoint', '0 target:unit:1/infantry@starpoint');
  expect([t.s.pub.planets.starpoint!.exhausted, standing(t.s.pub, 'starpoint')]).toEqual([false, ['1 infantry']]);
});

it('[TI4-VOTE-14] [TI4-VOTE-1] [elder-qanoj] a vote more of each planet, and nothing keeps it from voting', () => {
  const sitting = (leader: string) =>
    council({
      agenda: 'economic-equality',
      edition: 3,
      factions: { 0: 'xxcha', 1: 'jolnar', 2: 'letnev' },
      planets: { lodor: 0 },
      open: { 0: [leader] },
      also: ({ pub }) => void pub.pending.push({ kind: 'noVote', seat: 0, until: 'agenda.end' }),
    });
  const open = sitting('leader:elder-qanoj');
  expect(votesOf(open.s.pub, 'lodor')).toBe(2);
  vote(hush(open), '1 -');
  expect(hush(open).asked()).toEqual([0]);
  const shut = sitting('leader:elder-qanoj?');
  expect(votesOf(shut.s.pub, 'lodor')).toBe(1);
  vote(hush(shut), '1 -');
  hush(shut);
  expect(shut.asked().includes(0) && shut.request(0).at === 'castVotes.vote').toBe(false);
});

it('[TI4-COMP-3] [xxekir-grom] up to four PDS and mechs on own planets, which are readied', () => {
  const also = ({ pub }: S) => {
    pub.planets.lodor!.exhausted = true;
  };
  const t = led('xxcha', 'xxekir-grom', { line: ['26', '46'], units: ['0 infantry lodor'], begin: TURN, also });
  through(t, '0 action:xxekir-grom use', '0 target:put:pds>lodor', '0 target:put:pds>lodor', '0 target:put:mech>lodor');
  expect(t.may(0)).toEqual(['done', 'target:put:mech>lodor']); // two PDS are all a planet takes
  t.play('0 done');
  expect([standing(t.s.pub, 'lodor'), t.s.pub.planets.lodor!.exhausted]).toEqual([
    ['0 infantry', '0 mech', '0 pds*2'],
    false,
  ]);
});
