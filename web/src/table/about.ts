// What answers are about, in a line of small print beside each: one reads it where one chooses.
import type { Option, Request } from '@orrery/kernel';
import type { Desk } from './use-desk.ts';

/** What the question itself is about. */
export function aboutQuestion({ kit, board, voice }: Desk, request: Request): string | undefined {
  const ref = kit.face?.subject?.(request);
  const about = ref === undefined ? undefined : kit.face?.about?.(board.view, ref);
  return about && voice.say(about);
}

/** By the key of an option; what would be said twice in a row is said once. */
export function aboutOptions(desk: Desk, request: Request, options: readonly Option[]): ReadonlyMap<string, string> {
  const { kit, board, voice } = desk;
  const lines = new Map<string, string>();
  if (!kit.face?.about) return lines;
  let before = aboutQuestion(desk, request);
  for (const { key, refs = [] } of options) {
    const about = refs.flatMap((ref) => kit.face!.about!(board.view, ref) ?? [])[0];
    const line = about && voice.say(about);
    if (line && line !== before) lines.set(key, line);
    before = line;
  }
  return lines;
}
