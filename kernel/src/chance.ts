// Chance (law 7): one stream of 32-bit words behind everything random, its state a few numbers in `dark.rng`.
import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Random } from './contract.ts';
import { hashText } from './hash.ts';

/** Live matches: ChaCha20 under a secret key; nothing a player sees tells what comes next. Eight key words, a counter. */
const KEYED_WORDS = 9;
const NONCE = new Uint8Array(12);
const BLOCK_WORDS = 16;

/** Search and tests: xoshiro128**, fast and open to anybody who knows the seed. Four words. */
export function fastChance(seed: number): number[] {
  let z = seed >>> 0;
  const word = () => {
    z = (z + 0x9e3779b9) >>> 0; // splitmix32, so that neighbouring seeds share nothing
    let x = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return (x ^ (x >>> 15)) >>> 0;
  };
  return [word(), word(), word(), word()];
}

/** `key`: 64 hexadecimal digits from a good source. It stays in `dark` until the match is over. */
export function keyedChance(key: string): number[] {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('a match key has 64 hexadecimal digits');
  return [...(key.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16)), 0];
}

/** Published at the start, so that the key revealed at the end proves every die and shuffle in between. */
export function commitmentTo(key: string): string {
  return hashText(`orrery match key ${key}`);
}

/** The next word of the stream; moves `rng` on in place. */
export function nextWord(rng: number[]): number {
  return rng.length === KEYED_WORDS ? nextKeyed(rng) : nextFast(rng);
}

function nextFast(rng: number[]): number {
  const [a, b, c, d] = rng as [number, number, number, number];
  const m = Math.imul(b, 5);
  const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
  const x = d ^ b;
  const y = c ^ a;
  rng[0] = (a ^ x) >>> 0;
  rng[1] = (b ^ y) >>> 0;
  rng[2] = (y ^ (b << 9)) >>> 0;
  rng[3] = ((x << 11) | (x >>> 21)) >>> 0;
  return result;
}

let lastBlock: { key: string; index: number; words: Uint32Array } | undefined; // a mere cache: a block serves 16 words

function nextKeyed(rng: number[]): number {
  const counter = rng[KEYED_WORDS - 1]!;
  rng[KEYED_WORDS - 1] = counter + 1;
  const key = rng.slice(0, KEYED_WORDS - 1).join();
  const index = Math.floor(counter / BLOCK_WORDS);
  if (lastBlock?.key !== key || lastBlock.index !== index) lastBlock = { key, index, words: block(rng, index) };
  return lastBlock.words[counter % BLOCK_WORDS]!;
}

function block(rng: readonly number[], index: number): Uint32Array {
  const key = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) key.setUint32(i * 4, rng[i]!);
  const bytes = chacha20(new Uint8Array(key.buffer), NONCE, new Uint8Array(64), undefined, index);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: BLOCK_WORDS }, (_, i) => view.getUint32(i * 4, true));
}

/** A whole number from 0 to n-1, every one equally likely: words from the uneven rest are thrown away. */
export function below(rng: number[], n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`no number below ${n}`);
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = nextWord(rng);
    if (word < limit) return word % n;
  }
}

/** Fisher and Yates, in place. */
export function shuffle<T>(rng: number[], list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
}

/** A generator of one's own, apart from any match: for bots, samples and imagined worlds. */
export function random(seed: number): Random {
  const rng = fastChance(seed);
  return {
    below: (n) => below(rng, n),
    shuffle: (list) => shuffle(rng, list),
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[below(rng, list.length)]!;
    },
  };
}
