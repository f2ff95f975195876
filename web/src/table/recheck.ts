// In a worker: plays a finished match again from its file, with the rules that came with the page, and says what it found.
import { type Entry, type Game, playedFrom, readRecord, replay } from '@orrery/kernel';

export type Recheck =
  | { is: 'fair'; answers: number; older: number; hashes: number; numbers: number }
  | { is: 'unfair'; why: string | undefined } // undefined: another key was promised
  | { is: 'unknown' }; // a game whose rules only the server has

const rules = import.meta.glob<Record<string, unknown>>('../../../games/*/game.ts');

async function gameOf(id: string): Promise<Game | undefined> {
  const module = await rules[`../../../games/${id}/game.ts`]?.();
  return Object.values(module ?? {}).find((it): it is Game => (it as Partial<Game>)?.id === id);
}

async function recheck(text: string, promised: string): Promise<Recheck> {
  const record = readRecord(text);
  const game = await gameOf(record.game);
  if (!game) return { is: 'unknown' };
  if (!('commitment' in record.chance) || record.chance.commitment !== promised)
    return { is: 'unfair', why: undefined };
  const from = playedFrom(record);
  const count = (kind: string, entries: Entry[]) => entries.filter((entry) => kind in entry).length;
  const [before, played] = [record.entries.slice(0, from), record.entries.slice(from)];
  const { state } = replay(game, record);
  return {
    is: 'fair',
    answers: count('move', played),
    older: count('move', before),
    hashes: count('hash', played),
    numbers: state.dark.rng.at(-1) ?? 0, // how far the stream behind dice and shuffles has come
  };
}

self.onmessage = ({ data }: MessageEvent<{ text: string; promised: string }>) => {
  recheck(data.text, data.promised).then(
    (found) => self.postMessage(found),
    (error: unknown) => self.postMessage({ is: 'unfair', why: String((error as Error).message) } satisfies Recheck),
  );
};
