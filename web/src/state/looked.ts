// When this browser last looked at each of its tables, and how far the story was then.
import { kept } from './kept.ts';

interface Look {
  seq: number;
  at: number; // of the newest thing seen, by the server's clock
}
const MOST = 200;

export const looked = kept<Record<string, Look>>('looked', {});

export function keepLook(match: string, look: Look): void {
  const { [match]: before, ...others } = looked.get();
  if (before?.seq === look.seq && before.at === look.at) return;
  const rest = Object.entries(others).slice(-MOST + 1);
  looked.set({ ...Object.fromEntries(rest), [match]: look });
}
