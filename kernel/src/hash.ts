// Fingerprints: of a state (canonical, the same on every machine) and of the match key.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Two states have the same hash if and only if they are the same, in whatever order their keys were written. */
export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}
