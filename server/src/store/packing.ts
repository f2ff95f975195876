// A patch as it is kept: plain text, packed where it is long, as when the turns of ten come at once.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Patch } from '@orrery/api';

const LONG = 4096; // characters; a shorter one stays legible, and costs no time
const PACKED = 'z:';
const MOST = 256 * 1024 * 1024; // bytes that one may unfold to: a match may come from another host

export function packed(patch: Patch): string {
  const text = JSON.stringify(patch);
  return text.length < LONG ? text : PACKED + deflateRawSync(text).toString('base64');
}

/** Throws what cannot be read. */
export function unpacked(kept: string): Patch {
  if (!kept.startsWith(PACKED)) return JSON.parse(kept) as Patch;
  const bytes = inflateRawSync(Buffer.from(kept.slice(PACKED.length), 'base64'), { maxOutputLength: MOST });
  return JSON.parse(bytes.toString()) as Patch;
}
