// CSM-SETUP-1, 6, 17 and CSM-TURN-1: enrolment, the opening of the campaign, and its turns.
import { copy, type Json, type Option, type Seat, step, type Table } from '@orrery/kernel';
import { counted } from '../atoms.ts';
import { readList } from '../orders/parse.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { publicReport, refresh, reportFor } from '../resolver/boards.ts';
import { resolve } from '../resolver/index.ts';
import { newWorld } from '../setup.ts';
import { type Cosmos, players, type World } from '../state.ts';
import { hashKey } from '../values/chance.ts';
import { rosterOf } from '../values/presence.ts';
import { factionOf } from '../values/sheets.ts';
import { type Correction, correct } from './master.ts';

type T = Table<Cosmos>;

export const campaign = step<Cosmos, { deal: boolean }>({
  enrol(t, f) {
    if (!f.args.deal) {
      for (const seat of players(t.s.pub)) t.call('enrol', { seat });
      return undefined;
    }
    const order = t.shuffle(FACTIONS.map((faction) => faction.id));
    for (const seat of players(t.s.pub)) enlist(t, seat, order[seat]!);
    return { goto: 'open' };
  },
  heroes: {
    who: (pub) => players(pub),
    question: (k) => {
      const { heroes } = factionOf(k.pub.factions[k.seat!]!);
      const options = heroes.map((h): Option => ({ key: `hero:${h.id}`, label: { key: `hero.${h.id}` } }));
      return {
        prompt: { key: 'ask.hero' },
        ask: { shape: 'one', options },
        rules: ['CSM-SETUP-17'],
        fallback: options[0]!.key,
      };
    },
    take(t, _, choices) {
      for (const [seat, key] of choices) {
        t.s.own[seat]!.hero = (key as string).slice('hero:'.length);
        t.tell({ type: 'chose', pub: null, to: { [seat]: { hero: { key: `hero.${t.s.own[seat]!.hero}` } } } });
      }
    },
  },
  open(t) {
    const seed = t
      .roll(0x10000, 4)
      .map((n) => (n - 1).toString(16).padStart(4, '0'))
      .join(''); // [CSM-SETUP-3]
    const enrolled = players(t.s.pub).map((seat) => ({ faction: t.s.pub.factions[seat]!, hero: t.s.own[seat]!.hero }));
    const world = newWorld(seed, enrolled, t.s.pub.limit);
    for (const [seat, side] of world.sides.entries()) t.s.own[seat]!.hero = side.heroes[0]!.id;
    publish(t, world, 'opened', () => []);
  },
  turns: (t) => t.call('turn'),
});

export const enrol = step<Cosmos, { seat: Seat }>({
  pick: {
    who: (_, f) => [f.args.seat],
    question: (k) => {
      const free = FACTIONS.filter((faction) => !k.pub.factions.includes(faction.id));
      const options = free.map(
        (faction): Option => ({ key: `faction:${faction.id}`, label: { key: `faction.${faction.id}` } }),
      );
      return {
        prompt: { key: 'ask.faction' },
        ask: { shape: 'one', options },
        rules: ['CSM-SETUP-1'],
        fallback: options[0]!.key,
      };
    },
    take(t, f, choices) {
      enlist(t, f.args.seat, (choices.get(f.args.seat) as string).slice('faction:'.length));
    },
  },
});
function enlist(t: T, seat: Seat, faction: string): void {
  t.s.pub.factions[seat] = faction;
  t.tell({ type: 'enrolled', pub: { seat: { seat }, faction: { key: `faction.${faction}` } } });
}

export const turn = step<Cosmos, Record<string, never>>({
  orders: {
    who: (pub) => players(pub).filter((seat) => pub.active[seat]),
    progress: true, // [CSM-GM-7] who has handed in, never what
    question: (k) => ({
      prompt: { key: 'ask.orders', args: { turn: k.pub.turn, pool: k.own!.pool } },
      ask: { shape: 'form', form: 'orders', facts: { turn: k.pub.turn, pool: k.own!.pool } },
      rules: ['CSM-TURN-1'],
      fallback: { orders: k.own!.keep }, // [CSM-TURN-13, CSM-GM-2]
    }),
    take(t, _, choices) {
      const world = t.s.dark.world!;
      const sheets = players(t.s.pub).map(
        (seat) => choices.get(seat) as { orders: string; standing?: string } | undefined,
      );
      const lists = world.sides.map((side, seat) => readList(sheets[seat]?.orders ?? '', side.faction).orders);
      for (const [seat, sheet] of sheets.entries())
        if (sheet?.standing !== undefined) t.s.own[seat]!.keep = sheet.standing;
      const resolution = resolve(world, lists);
      t.s.pub.ended = resolution.result;
      publish(
        t,
        resolution.world,
        'resolved',
        (seat) => reportFor(resolution.world, resolution.now, seat),
        resolution.glimpses,
        publicReport(resolution.now),
      );
    },
  },
  corrections: {
    who: (pub) => (pub.master === null ? [] : [pub.master]),
    question: () => ({
      prompt: { key: 'ask.corrections' },
      ask: { shape: 'form', form: 'corrections', facts: {} },
      rules: ['CSM-GM-5'],
      fallback: { corrections: [] },
    }),
    take(t, _, choices) {
      const [sheet] = [...choices.values()] as unknown as [{ corrections: Correction[] }];
      for (const correction of sheet.corrections) correct(t, correction);
    },
  },
  again: () => ({ goto: 'orders' }),
});

type Lines = ReturnType<typeof reportFor>;
type Glimpses = Parameters<typeof refresh>[3][number] & { seat: Seat };

/** The new truth goes into the dark; every seat's drawer is written, and every change of it is told to that seat (law 8). */
export function publish(
  t: T,
  world: World,
  type: string,
  linesOf: (seat: Seat) => Lines,
  glimpses: readonly Glimpses[] = [],
  news: Lines = [],
): void {
  const { pub } = t.s;
  const turn = world.turn - 1;
  t.s.dark.world = world;
  Object.assign(pub, {
    turn: world.turn,
    keys: [...world.keys],
    opened: world.opened,
    active: world.sides.map((side) => side.active),
    honour: Math.max(0, ...world.sides.filter((s) => s.faction === 'european').map((s) => counted(s, 'honour'))),
  });
  const to: Record<Seat, { [key: string]: Json }> = {};
  const roster = rosterOf(world);
  for (const seat of players(pub)) {
    const own = t.s.own[seat]!;
    const changes = refresh(
      world,
      seat,
      own,
      glimpses.filter((g) => g.seat === seat),
      roster,
    );
    own.report = linesOf(seat);
    const { board: _, report: __, standing: ___, ...sheet } = own;
    to[seat] = { turn, lines: copy(own.report) as unknown as Json, data: JSON.stringify({ ...changes, sheet }) };
  }
  if (pub.master !== null) {
    t.s.own[pub.master]!.world = copy(world);
    to[pub.master] = { turn, lines: copy(news) as unknown as Json, data: String(hashKey(JSON.stringify(world))) };
  }
  t.reveal({ type, pub: { turn, lines: copy(news) as unknown as Json }, to });
}
