// The passes this browser holds: each opens a seat or the ownership of a table. Whoever has it is that seat.
import type { Pass, Reply } from '@orrery/api';
import { api } from './api.ts';
import { kept, useKept } from './kept.ts';
import { notices, noticesFor } from './notices.ts';

export const passes = kept<Pass[]>('passes', []);
const MOST = 200;

export function keepPass(pass: Pass): void {
  const others = passes.get().filter((p) => p.match !== pass.match);
  passes.set([pass, ...others].slice(0, MOST));
  const { mail, push } = notices.get();
  if (mail || push) void giveNotices(pass);
}

export function dropPass(match: string): void {
  passes.set(passes.get().filter((pass) => pass.match !== match));
}

export function usePass(match: string): Pass | undefined {
  return useKept(passes).find((pass) => pass.match === match);
}

/** Tells the server how this seat wants to hear of its turn. A seat that has gone meanwhile is no trouble. */
async function giveNotices(pass: Pass): Promise<Reply<'notices'> | undefined> {
  if (pass.seat === null) return undefined;
  const { call } = api.as(pass.secret);
  return call('notices', { match: pass.match, body: noticesFor() }).catch(() => undefined);
}

/** `asked`: the address has to be confirmed first. */
export async function giveAllNotices(): Promise<'saved' | 'asked'> {
  const replies = [];
  for (const pass of passes.get()) replies.push(await giveNotices(pass));
  return replies.some((reply) => reply?.mail === 'asked') ? 'asked' : 'saved';
}
