// CSM-SETUP: a table before its campaign. Once factions are enrolled, quadrant.ts lays out the world.
import type { Bag, Table } from '@orrery/kernel';
import { emptyOwn } from './imagine.ts';
import { masterAt, playersAt } from './options.ts';
import { type Cosmos, emptyDesk } from './state.ts';

export function setup(t: Table<Cosmos>, agreed: Bag): void {
  const { seats } = t.s.pub;
  const count = playersAt(agreed, seats);
  Object.assign(t.s.pub, {
    turn: 0,
    limit: agreed.turns,
    players: count,
    master: masterAt(agreed, seats) ?? null,
    factions: Array.from({ length: count }, () => null),
    active: Array.from({ length: count }, () => true),
    keys: [],
    opened: 0,
    honour: 0,
    ended: null,
    closed: false,
    revocable: false,
  });
  Object.assign(t.s.dark, { world: null, lists: null, before: null, desk: emptyDesk() });
  for (const own of t.s.own) Object.assign(own, emptyOwn());
  if (t.s.pub.master !== null) t.s.own[t.s.pub.master]!.desk = emptyDesk();
  t.call('campaign', { deal: agreed.deal === true });
}
