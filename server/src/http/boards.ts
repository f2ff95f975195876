// Boards of games that the host brought along: files of their folders, at an address that changes whenever they do.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Reply } from '@orrery/api';
import type { FastifyInstance } from 'fastify';
import type { Shelf } from '../match/shelf.ts';

type Addresses = NonNullable<Reply<'games'>[number]['board']>;
interface Board {
  root: string;
  prefix: string;
  addresses: Addresses;
}

/** By game. Only what the settings named is here, and of it only the folder of the board. */
export function boardsOn(shelf: Shelf): ReadonlyMap<string, Board> {
  const boards = new Map<string, Board>();
  for (const { game } of shelf.boxes) {
    const built = shelf.builtAt(game.id);
    const root = built && join(built, 'board');
    if (!root || !existsSync(join(root, 'face.js'))) continue;
    const prefix = `/boards/${game.id}/${stampOf(root)}/`;
    const at = (name: string) => (existsSync(join(root, name)) ? prefix + name : undefined);
    const [picture, style] = [at('picture.js'), at('style.css')];
    const addresses = { face: `${prefix}face.js`, ...(picture && { picture }), ...(style && { style }) };
    boards.set(game.id, { root, prefix, addresses });
  }
  return boards;
}

function stampOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.\w+$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

export async function serveBoards(app: FastifyInstance, shelf: Shelf): Promise<void> {
  for (const { root, prefix } of boardsOn(shelf).values())
    await app.register(fastifyStatic, { root, prefix, decorateReply: false, immutable: true, maxAge: '365d' });
}
