// The command `orrery cosmos` in this process, for tests.
import { argsFrom } from '@orrery/kernel';
import { cosmosByMail } from '../by-mail.ts';

interface Ran {
  code: number;
  objects: Record<string, unknown>[];
  text: string;
}
/** With all that it put. */
export async function orrery(words: string[], flags: Record<string, unknown> = {}): Promise<Ran> {
  const ran: Ran = { code: 0, objects: [], text: '' };
  const out = {
    json: false,
    put(object: object, line?: string) {
      ran.objects.push(object as Record<string, unknown>);
      ran.text += `${line}\n`;
    },
    progress() {},
    error() {},
  };
  ran.code = await cosmosByMail.run(out, argsFrom(words, flags));
  return ran;
}
