// What is the same for everybody until the server is updated: sent once to each caller, and as small as it takes it.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof ENCODERS;
const WORTH_IT = 1000; // characters: less fits into one packet anyway
const MOST_KEPT = 500;

/** Compressed texts, by their hash and encoding: those of every game in every language, and of the positions asked for last. */
const compressed = new Map<string, Promise<Buffer>>();

/** What the caller has already is not sent again: it is known by its hash. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type = 'application/json',
): Promise<FastifyReply> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const tag = `"${hash}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  reply.type(type);
  const encoding = text.length < WORTH_IT ? undefined : encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await encoded(hash, encoding, text));
}

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]!.trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

function encoded(hash: string, encoding: Encoding, text: string): Promise<Buffer> {
  const name = `${encoding} ${hash}`;
  let found = compressed.get(name);
  if (!found) {
    if (compressed.size >= MOST_KEPT) compressed.delete(compressed.keys().next().value!);
    found = ENCODERS[encoding](text);
    compressed.set(name, found);
  }
  return found;
}
