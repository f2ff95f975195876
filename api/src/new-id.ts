// Names of messages.
/** A name for one answer, so that sending it twice gives it once. */
export function newId(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
