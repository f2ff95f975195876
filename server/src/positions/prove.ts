// What this install can be checked by: whole recorded matches, and the worked examples of the rule book. Each must be played the same.
import type { Reply } from '@orrery/api';
import { type Box, readRecord, replay } from '@orrery/kernel';
import { goldenGames } from '@orrery/kernel/catalogue';
import type { Proving } from '../match/protocol.ts';
import { type Position, positionsOf } from './file.ts';
import { checkPosition } from './play.ts';

/** By the name of the example, in their order: everything that its tests play at a table. */
function examplesOf(box: Box): Map<string, Position[]> {
  const found = new Map<string, Position[]>();
  for (const position of positionsOf(box))
    for (const name of position.examples ?? []) found.set(name, [...(found.get(name) ?? []), position]);
  const numbered = (name: string) => [name.replace(/\d+$/, ''), Number(/\d+$/.exec(name)?.[0])] as const;
  return new Map(
    [...found].sort(([a], [b]) => {
      const [x, y] = [numbered(a), numbered(b)];
      return x[0] === y[0] ? x[1] - y[1] : x[0] < y[0] ? -1 : 1;
    }),
  );
}

export function proofsOf(box: Box): Reply<'proofs'> {
  const matches = [...goldenGames(box.home)].map(([name, text]) => {
    const { seats, entries } = readRecord(text);
    return { name, seats, answers: entries.filter((entry) => 'move' in entry).length };
  });
  const examples = [...examplesOf(box)].map(([name, positions]) => ({
    name,
    seats: (JSON.parse(positions[0]!.state()) as { state: { pub: { seats: number } } }).state.pub.seats,
    answers: positions.reduce((sum, { lines }) => sum + lines.length, 0),
    about: [...new Set(positions.flatMap(({ about = [] }) => about))],
  }));
  return [...examples, ...matches];
}

/** What there is of this name. */
export function provingBy(box: Box, name: string): Proving | undefined {
  const record = goldenGames(box.home).get(name);
  if (record !== undefined) return { record };
  return examplesOf(box).has(name) ? { example: name } : undefined;
}

export function prove(box: Box, proving: Proving): { holds: boolean; why?: string } {
  try {
    if ('record' in proving) replay(box.game, readRecord(proving.record));
    else for (const position of examplesOf(box).get(proving.example)!) checkPosition(box.game, position);
    return { holds: true };
  } catch (error) {
    return { holds: false, why: String((error as Error).message) };
  }
}
