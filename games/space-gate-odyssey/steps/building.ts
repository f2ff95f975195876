// SGO-BUILD: the modules room. One action point takes the top module of a pile, to add it or to put it under.
import type { Barred, Option, Seat } from '@orrery/kernel';
import { addModule, putUnder } from '../atoms.ts';
import { moduleOf, PILES } from '../packs/base/modules.ts';
import { step } from '../procedures.ts';
import { cellName, cellRef, moduleName, moduleRef, pileRef, readKey, STOP, sectorName } from '../say.ts';
import type { Pub, Spot, Turn } from '../state.ts';
import { sockets, spotsFor } from '../values/station.ts';
import { countPoints } from './action.ts';

export const building = step('building', {
  count: countPoints,
  build: {
    who: (pub, f) => (f.args.left > 0 && topsOf(pub, f.args.piles).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      const { seat, left, piles } = f.args;
      return {
        prompt: { key: 'ask.build', args: { left } },
        ask: { shape: 'one', options: [...placements(k.pub, seat, piles), ...underOptions(k.pub, piles), STOP] },
        barred: barredPiles(k.pub, seat, piles, 'SGO-BUILD-2'),
        rules: ['SGO-BUILD-1', 'SGO-BUILD-6', 'SGO-BUILD-8', 'SGO-BUILD-15', 'SGO-TURN-9'],
        fallback: STOP.key,
      };
    },
    take(t, f, choices) {
      const { seat, piles = [] } = f.args;
      const choice = choices.get(seat) as string;
      if (choice === STOP.key) return 'end';
      f.args.left -= 1;
      const { verb, what } = readKey(choice);
      if (verb === 'under') putUnder(t, seat, what);
      else {
        const { id, spot } = readPlacement(choice);
        addModule(t, seat, id, spot);
        f.args.piles = [...piles, moduleOf(id).pile!];
      }
      return { goto: 'build' };
    },
  },
});

/** The modules that can be taken: the tops of piles neither empty nor used. */
const topsOf = (pub: Pub, used: readonly string[] = []): string[] =>
  PILES.flatMap(({ id }) => (used.includes(id) ? [] : (pub.piles[id]!.top ?? [])));

/** Every legal cell and turn of every module that can be taken. */
export function placements(pub: Pub, seat: Seat, used?: readonly string[]): Option[] {
  const { station } = pub.players[seat]!;
  const open = sockets(station);
  return topsOf(pub, used).flatMap((id) => {
    const module = moduleName(id);
    const refs = [pileRef(moduleOf(id).pile!), moduleRef(id)];
    return spotsFor(station, id, open).map(({ x, y, turn }) => ({
      key: `add:${id}>${x},${y}/${turn}`,
      label: { key: 'do.add', args: { module, cell: cellName(x, y), turn } },
      refs: [...refs, cellRef(x, y)],
    }));
  });
}

export function readPlacement(key: string): { id: string; spot: Spot } {
  const { what: id, where } = readKey(key);
  const [x, y, turn] = where.split(/[,/]/).map(Number) as [number, number, Turn];
  return { id, spot: { x, y, turn } };
}

export const underOptions = (pub: Pub, used?: readonly string[]): Option[] =>
  topsOf(pub, used).map((id) => ({
    key: `under:${id}`,
    label: { key: 'do.under', args: { module: moduleName(id) } },
    refs: [pileRef(moduleOf(id).pile!), moduleRef(id)],
  }));

/** Piles that cannot be taken from, and modules that find no place. */
export function barredPiles(pub: Pub, seat: Seat, used: readonly string[] = [], rule: string): Barred[] {
  const closed = sockets(pub.players[seat]!.station).length === 0;
  return PILES.flatMap(({ id, type, sector }): Barred[] => {
    const label = { key: 'do.take', args: { pile: { key: `pile.${type}`, args: { sector: sectorName(sector) } } } };
    const option = { key: `take:${id}`, label, refs: [pileRef(id)] };
    const { top } = pub.piles[id]!;
    if (!top) return [{ ...option, why: { key: 'why.emptyPile' }, rules: ['SGO-BUILD-5'] }];
    if (used.includes(id)) return [{ ...option, why: { key: 'why.usedPile' }, rules: [rule] }];
    if (!closed) return [];
    const add = { key: `add:${top}`, label: { key: 'do.place', args: { module: moduleName(top) } }, refs: option.refs };
    return [{ ...add, why: { key: 'why.noCorridor' }, rules: ['SGO-BUILD-12'] }];
  });
}
