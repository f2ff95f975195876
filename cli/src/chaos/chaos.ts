// `orrery chaos`: everything that can happen to servers happens under load, again and again, and then: is anything gone that
// was acknowledged? On this machine alone, with servers and a store of its own.
import { type ChaosReport, client } from '@orrery/api';
import { type Random, random } from '@orrery/kernel';
import { openStoreFor } from '@orrery/server';
import { openTable } from '../bench/server-player.ts';
import { audit, type Told } from './audit.ts';
import { idlers, Person, Pest, wait } from './people.ts';
import { openStage, type Stage } from './stage.ts';
import { TROUBLES } from './troubles.ts';

interface ChaosOptions {
  kills: number; // at least so many
  matches: number; // with two clients each, who play all the time
  servers: number;
  store: 'sqlite' | 'postgres';
  seed: number;
  only: readonly string[]; // troubles; none: all that can be here
  between: readonly [least: number, most: number]; // milliseconds of service between two troubles
  hold: number; // milliseconds that people are kept waiting at the door, instead of coming back by themselves
  progress: (line: string, kills: number) => void;
}
const USUAL: ChaosOptions = {
  kills: 50,
  matches: 50,
  servers: 1,
  store: 'sqlite',
  seed: 1,
  only: [],
  between: [300, 1500],
  hold: 0,
  progress: () => {},
};
/** As many kills an hour as can be: people come in as soon as a server is there. */
export const QUICK = { matches: 12, between: [0, 250], hold: 20_000 } as const satisfies Partial<ChaosOptions>;
const REGIONS = 30; // small states: what is tested is the store
const IDLERS = 5;
const PATIENCE = 120_000; // for everybody to play again
const LULL = 500;

export async function chaos(given: Partial<ChaosOptions> = {}): Promise<ChaosReport> {
  const options = { ...USUAL, ...given };
  const dice = random(options.seed);
  const stage = await openStage({ servers: options.servers, store: options.store, dice, hold: options.hold });
  try {
    const people = await seat(stage, options.matches);
    stage.people = people;
    const pest = await Pest.open(stage.base, REGIONS);
    const silent = idlers(stage.base, people[0]!.pass, IDLERS);
    const ran = await trouble(stage, people, options);
    for (const person of people) person.stop();
    await pest.stop();
    silent.close();
    await wait(LULL);
    await Promise.all(stage.servers.map((server) => server.stop()));
    const told: Told[] = [
      ...people.map(({ pass, acknowledged }) => ({ match: pass.match, seat: pass.seat!, acknowledged })),
      { match: pest.match, acknowledged: pest.acknowledged },
    ];
    const store = await openStoreFor(stage.where);
    const found = await audit(store, told).finally(() => store.close());
    const acknowledged = told.reduce((sum, one) => sum + one.acknowledged.length, 0);
    const { seed, matches, servers } = options;
    return {
      at: Date.now(),
      seed,
      store: options.store,
      servers,
      matches,
      ...ran,
      acknowledged,
      ...found,
      wrong: pest.wrong,
    };
  } finally {
    await stage.close();
  }
}

async function seat(stage: Stage, matches: number): Promise<Person[]> {
  const api = client({ base: stage.base });
  const people: Person[] = [];
  for (let i = 0; i < matches; i++)
    for (const pass of await openTable(api, REGIONS)) people.push(new Person(stage.base, pass));
  return people;
}

/** Half of all troubles is the plain kill; the others take turns by chance. */
function drawn(names: readonly string[], dice: Random): string {
  return names.includes('kill') && dice.below(2) === 0 ? 'kill' : dice.pick(names);
}

async function trouble(stage: Stage, people: Person[], { kills, only, between, progress }: ChaosOptions) {
  const names = Object.keys(TROUBLES).filter(
    (n) => TROUBLES[n]!.isPossible(stage) && (!only.length || only.includes(n)),
  );
  if (!names.some((name) => TROUBLES[name]!.kills > 0)) throw new Error(`nothing is killed by ${names.join(', ')}`);
  const ran = { kills: 0, troubles: {} as Record<string, number>, stuck: 0, playAgainMs: 0 };
  while (ran.kills < kills) {
    await wait(between[0] + stage.dice.below(between[1] - between[0] + 1));
    const name = drawn(names, stage.dice);
    // Where other servers are left, people do not wait for the one that is gone.
    const others = stage.servers.length > 1 && TROUBLES[name]!.kills > 0;
    const waitFrom = () => {
      for (const person of people) person.againAt = undefined;
      return performance.now();
    };
    const begin = waitFrom();
    await TROUBLES[name]!.happen(stage);
    const since = others ? begin : waitFrom();
    ran.kills += TROUBLES[name]!.kills;
    ran.troubles[name] = (ran.troubles[name] ?? 0) + 1;
    const { stuck, ms } = await allPlayed(people, since);
    ran.stuck += stuck;
    ran.playAgainMs = Math.max(ran.playAgainMs, ms);
    progress(`${name}: everybody plays again after ${ms} ms${stuck > 0 ? `, but for ${stuck}` : ''}`, ran.kills);
  }
  return ran;
}

async function allPlayed(people: Person[], since: number): Promise<{ stuck: number; ms: number }> {
  const waiting = () => people.filter((person) => person.againAt === undefined);
  while (waiting().length > 0 && performance.now() - since < PATIENCE) await wait(5);
  const times = people.map(({ againAt }) => (againAt ?? performance.now()) - since);
  return { stuck: waiting().length, ms: Math.round(Math.max(...times)) };
}
