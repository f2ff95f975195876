// Golden games: whole recorded matches that must still be played the same, answer by answer.
import { type Box, type Match, readRecord, replay, type Shape, writeRecord } from '../src/index.ts';

/** Replays a `*.game` text; throws at the first line that no longer holds, or if it was not written by this kernel. */
export function replayGolden(box: Box, text: string): Match<Shape> {
  const record = readRecord(text);
  if (writeRecord(record) !== text) throw new Error('the record does not read back as it was written');
  return replay(box.game, record);
}
