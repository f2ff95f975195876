// Everything that happens to a server, by name: what is done, and where it can be. Each leaves the house open again.
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { wait } from './people.ts';
import type { Stage } from './stage.ts';

interface Trouble {
  kills: number; // processes of ours that end without warning
  isPossible(stage: Stage): boolean;
  happen(stage: Stage): Promise<void>;
}

const always = () => true;
const shared = ({ postgres }: Stage) => postgres !== undefined;
const embedded = ({ postgres }: Stage) => postgres === undefined;
const onMedium = (stage: Stage) => embedded(stage) && stage.medium !== undefined;

const SNAPSHOT_EVERY = 32; // answers
const MOMENT = 1000;
const anyServer = ({ servers, dice }: Stage): number => dice.below(servers.length);
const aMoment = ({ dice }: Stage) => wait(dice.below(MOMENT));
const ended = () => undefined;

/** A server that seldom gets to the end of its start. */
const stillborn = (stage: Stage, dataDir: string): Promise<void> =>
  stage.spawn(dataDir, stage.dice.below(stage.openingMs)).then((server) => server.kill(), ended);

/** What it said is a backup must be one: a server opens on it. */
async function opensBackup(stage: Stage): Promise<void> {
  const folder = join(stage.home(0), 'backups');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : [];
  const newest = files.sort().at(-1);
  if (newest === undefined) return;
  const copy = stage.folder();
  copyFileSync(join(folder, newest), join(copy, 'orrery.db'));
  await (await stage.spawn(copy)).kill();
  rmSync(folder, { recursive: true });
  rmSync(copy, { recursive: true });
}

export const TROUBLES: Readonly<Record<string, Trouble>> = {
  kill: {
    kills: 1,
    isPossible: always,
    async happen(stage) {
      const i = anyServer(stage);
      await stage.servers[i]!.kill();
      await stage.start(i);
    },
  },
  'kill at start': {
    kills: 2,
    isPossible: always,
    async happen(stage) {
      const i = anyServer(stage);
      await stage.servers[i]!.kill();
      await stillborn(stage, stage.home(i));
      await stage.start(i);
    },
  },
  'kill at migration': {
    kills: 2,
    isPossible: embedded,
    async happen(stage) {
      const fresh = stage.folder();
      await stillborn(stage, fresh);
      await (await stage.spawn(fresh)).kill();
      rmSync(fresh, { recursive: true });
    },
  },
  'kill at snapshot': {
    kills: 1,
    isPossible: always,
    async happen(stage) {
      const i = anyServer(stage);
      const isNear = () => stage.people.some((p) => ((p.acknowledged.at(-1)?.seq ?? 0) + 1) % SNAPSHOT_EVERY === 0);
      const end = performance.now() + MOMENT;
      while (!isNear() && performance.now() < end) await new Promise(setImmediate);
      await stage.servers[i]!.kill();
      await stage.start(i);
    },
  },
  'kill at backup': {
    kills: 2,
    isPossible: embedded,
    async happen(stage) {
      void stage.backup().catch(ended);
      await wait(stage.dice.below(40));
      await stage.servers[0]!.kill();
      await opensBackup(stage);
      await stage.start(0);
    },
  },
  'stands still': { kills: 0, isPossible: always, happen: (stage) => stage.servers[anyServer(stage)]!.freeze(MOMENT) },
  'full disk': {
    kills: 0,
    isPossible: onMedium,
    async happen(stage) {
      stage.medium!.fill();
      await aMoment(stage);
      stage.medium!.empty();
    },
  },
  'read-only disk': {
    kills: 0,
    isPossible: onMedium,
    async happen(stage) {
      await stage.servers[0]!.stop();
      stage.medium!.shut();
      const opened = await stage.spawn(stage.home(0), 2 * stage.openingMs).then(
        () => true,
        () => false,
      );
      stage.medium!.open();
      if (opened) throw new Error('a server has opened on a disk that cannot be written to');
      await stage.start(0);
    },
  },
  'PostgreSQL stops': {
    kills: 0,
    isPossible: shared,
    async happen(stage) {
      await stage.postgres!.stop();
      await aMoment(stage);
      await stage.postgres!.start();
    },
  },
  'PostgreSQL is killed': {
    kills: 0,
    isPossible: shared,
    async happen(stage) {
      await stage.postgres!.kill();
      await aMoment(stage);
      await stage.postgres!.start();
    },
  },
  'lines to the store are cut': { kills: 0, isPossible: shared, happen: async ({ back }) => back!.cut() },
  'lines to the store are frozen': {
    kills: 0,
    isPossible: shared,
    async happen(stage) {
      stage.back!.freeze();
      await aMoment(stage);
      stage.back!.thaw();
    },
  },
  'lines to people are cut': { kills: 0, isPossible: always, happen: async ({ front }) => front.cut() },
};
