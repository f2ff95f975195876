// CSM-GM-8: what two programs must agree on: the truth and every drawer, however often a turn was undone on the way there.
import { hashOf, type Msg, type State } from '@orrery/kernel';
import type { Cosmos, Desk } from '../state.ts';

export function fingerprint({ pub, own, dark }: State<Cosmos>): string {
  const { stack: _, serial: __, revocable: ___, ...table } = pub;
  const drawers = own.map(({ standing: ____, ...drawer }) => ({
    ...drawer,
    report: drawer.report.filter((line) => !isUndoing(line)),
    desk: drawer.desk && swept(drawer.desk),
  }));
  return hashOf({ table, drawers, world: dark.world, lists: dark.lists, desk: swept(dark.desk) });
}

/** That a turn was undone is told, and is no part of what was played. */
const isUndoing = ({ key }: Msg): boolean => key === 'report.undone';
const swept = (desk: Desk): Desk => ({ ...desk, notes: desk.notes.filter(({ msg }) => !isUndoing(msg)) });
