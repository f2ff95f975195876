// News between many servers over Redis instead of NOTIFY, which lets one commit at a time pass in the whole database.
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Wire } from './engine.ts';

const CHANNEL = 'orrery_changed';
const ALL = '*';
const RETRY = 500;
const PULSE = 5000;
const LINE = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  socketTimeout: 3 * PULSE,
  retryStrategy: () => RETRY,
};

/**
 * What is told here is told after the commit, so it can be lost: with its server, or with the broker. Then the others learn
 * it when they compare; nothing that is kept ever depends on it.
 */
export function brokerAt(url: string): Wire {
  const me = randomUUID();
  const mouth = new Redis(url, LINE);
  let unsaid = false;
  const say = (what: string) =>
    mouth.publish(CHANNEL, `${me} ${what}`).catch(() => {
      unsaid = true;
    });
  mouth.on('error', () => {}); // it comes back by itself
  mouth.on('ready', () => {
    if (unsaid) void say(ALL);
    unsaid = false;
  });
  return {
    together: 1, // the disk is waited for once for all who commit at the same time, and matches may lie on different shards
    announced(matches) {
      for (const match of matches) void say(match);
    },
    async listen(heard, missed) {
      const ear = new Redis(url, LINE);
      let wasCut = false;
      ear.on('error', () => {});
      ear.on('ready', () => {
        ear.subscribe(CHANNEL).then(
          () => wasCut && missed(),
          () => {}, // cut again
        );
      });
      ear.on('close', () => {
        wasCut = true;
      });
      ear.on('message', (_, text) => {
        const [from, match] = text.split(' ');
        if (from === me || !match) return;
        if (match === ALL) missed();
        else heard(match);
      });
      const pulse = setInterval(() => void ear.ping().catch(() => {}), PULSE).unref();
      await Promise.all([mouth, ear].map((line) => line.connect().catch(() => {})));
      return {
        async close() {
          clearInterval(pulse);
          mouth.disconnect();
          ear.disconnect();
        },
      };
    },
  };
}
