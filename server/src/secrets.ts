// Secrets: made here, kept by browsers; the store holds only their hashes.
import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = (): string => randomBytes(24).toString('base64url');
export const newKey = (): string => randomBytes(32).toString('hex');
export const newMatchId = (): string => randomBytes(8).toString('hex');
export const digest = (text: string): string => hash('sha256', text, 'base64url');
export const hashSecret = digest;

export function isSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
