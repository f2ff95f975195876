// CSM-SETUP-3 to 5: every draw of a campaign comes from its seed and a key, so that two programs agree.

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a over the UTF-8 bytes of the key. */
export function hashKey(key: string): number {
  let hash = FNV_OFFSET;
  for (const byte of utf8(key)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

function utf8(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, char]) =>
    hex ? Number.parseInt(hex, 16) : char!.charCodeAt(0),
  );
}

interface Draws {
  u(): number;
  draw(n: number): number;
}

/** mulberry32, seeded with the hash of the key. */
export function drawsFor(key: string): Draws {
  let state = hashKey(key);
  const u = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { u, draw: (n) => Math.floor(u() * n) };
}

/** Fisher and Yates from the last index down; a new list. */
export function shuffled<T>(list: readonly T[], key: string): T[] {
  const result = [...list];
  const { draw } = drawsFor(key);
  for (let i = result.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
