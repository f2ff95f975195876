// CSM-GM-8: what two programs must agree on: the truth and every drawer, however often a turn was undone on the way there.
import { hashOf, type Msg, type State } from '@orrery/kernel';
import type { Cosmos, Desk } from '../state.ts';

export function fingerprint({ pub, own, dark }: State<Cosmos>): string {
  const { stack: _, serial: __, revocable: ___, ...table } = pub;
  const drawers = own.map(({ standing: ____, ...drawer }) => ({
    ...drawer,
    lists: handedIn(drawer.lists),
    report: drawer.report.filter((line) => !isUndoing(line)),
    desk: drawer.desk && swept(drawer.desk),
  }));
  return hashOf({ table, drawers, world: dark.world, lists: handedIn(dark.lists), desk: swept(dark.desk) });
}

/** That a turn was undone is told, and is no part of what was played. */
const isUndoing = ({ key }: Msg): boolean => key === 'report.undone';
const swept = (desk: Desk): Desk => ({ ...desk, notes: desk.notes.filter(({ msg }) => !isUndoing(msg)) });
/** Whether somebody handed a list in or it stood in for one is told to the master, and changes nothing of what is played. */
const handedIn = (lists: Cosmos['dark']['lists']): Cosmos['dark']['lists'] =>
  lists?.map((sheet) => sheet && (({ late: _, ...rest }) => rest)(sheet)) ?? null;
