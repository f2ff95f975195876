// CSM-GM-8: what two programs must agree on: the truth and every drawer, however often a turn was undone on the way there.
import { hashOf, type State } from '@orrery/kernel';
import type { Cosmos } from '../state.ts';

export function fingerprint({ pub, own, dark }: State<Cosmos>): string {
  const { stack: _, serial: __, revocable: ___, ...table } = pub;
  const drawers = own.map(({ standing: ____, ...drawer }) => drawer);
  return hashOf({ table, drawers, world: dark.world, lists: dark.lists, desk: dark.desk });
}
