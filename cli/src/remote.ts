// A seat at a table on a server: the same console, over the API.
import {
  ApiProblem,
  type Client,
  client,
  follow,
  type Live,
  type Pass,
  type Snapshot,
  type SocketLike,
  type ToldAt,
  type Verdict,
} from '@orrery/api';
import type { Box, Outcome, Refusal, Request, Seat, View } from '@orrery/kernel';
import { Usage } from '@orrery/kernel';
import { WebSocket } from 'ws';
import { boxNamed } from './command.ts';
import type { Sitting } from './sitting.ts';

export interface Remote extends Sitting {
  pass: Pass;
  snapshot(): Snapshot;
  /** What was told since the last call. */
  news(): ToldAt[];
  /** Resolves when something has changed since it was last asked. */
  changed(): Promise<void>;
  close(): void;
}

/** `link`: an invitation; otherwise a new table of this game against bots. */
type Where = { base: string; name: string } & ({ link: string } | { box: Box; seats: number; bot: string });

export async function sitAt(where: Where): Promise<Remote> {
  const api = client({ base: where.base });
  const pass = 'link' in where ? await join(api, where.link, where.name) : await create(api, where);
  const changes = new Signal();
  const heard: ToldAt[] = [];
  const live = follow(
    {
      base: where.base,
      match: pass.match,
      secret: pass.secret,
      WebSocket: WebSocket as unknown as new (url: string) => SocketLike,
    },
    {
      change(_, news) {
        heard.push(...news);
        changes.ring();
      },
    },
  );
  while (!live.snapshot?.scene) await changes.wait();
  return sitting(api.as(pass.secret), live, pass, heard, changes);
}

async function join(api: Client, link: string, name: string): Promise<Pass> {
  const token = link.split('/').filter(Boolean).at(-1);
  if (!token) throw new Usage('usage.invitation');
  return api.call('join', { token, body: { name } });
}

async function create(api: Client, { box, seats, bot, name }: Extract<Where, { box: Box }>): Promise<Pass> {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot }));
  const { pass } = await api.call('create', { body: { game: box.game.id, seats: [{ kind: 'me', name }, ...others] } });
  return pass;
}

async function sitting(api: Client, live: Live, pass: Pass, heard: ToldAt[], changes: Signal): Promise<Remote> {
  const now = () => live.snapshot!;
  const box = await boxNamed(now().table.game);
  const seat = pass.seat!;
  return {
    pass,
    box,
    people: [seat],
    nameOf: (s) => now().table.players[s]?.name || undefined,
    view: () => now().scene!.view as unknown as View,
    requests: () => now().scene!.requests as Request[],
    answer: async ({ request, choice }) => outcomeOf(live.answer([{ ...(request ? { request } : {}), choice }])),
    undo: async (_: Seat) => outcomeOf(live.undo()),
    hint: async (request) => {
      const { bot, choice, why } = await api.call('hint', { match: pass.match, body: { request: request.id } });
      return { bot, choice, why: why ?? undefined };
    },
    snapshot: now,
    news: () => heard.splice(0),
    changed: () => changes.wait(),
    close: () => live.close(),
  };
}

/** What the server could not do at all is said like a refusal: the table stands where it stood. */
async function outcomeOf(sent: Promise<Verdict>): Promise<Outcome> {
  try {
    const verdict = await sent;
    return verdict.taken ? { events: [] } : { refused: verdict.refused as Refusal };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { refused: { code: 'stale', why: { key: 'kernel.value', args: { value: error.message } }, rules: [] } };
  }
}

/** Rung by one side, waited for by the other; a ring that nobody waited for is not lost. */
class Signal {
  #rung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }
  async wait(): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    this.#rung = false;
    this.#wake = undefined;
  }
}
