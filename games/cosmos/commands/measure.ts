// orrery measure: whole COSMOS campaigns of bots: do they hold, how long does a turn take, and does each faction get its share?
import { botsNamed } from '@orrery/bots';
import {
  type Bot,
  type Box,
  type Command,
  fastChance,
  type Know,
  type Match,
  random,
  type Shape,
  type State,
  startMatch,
} from '@orrery/kernel';
import box from '../index.ts';
import { reportOf } from '../report/index.ts';
import type { Cosmos, World } from '../state.ts';
import { hasBase } from '../values/presence.ts';

export const measure: Command = {
  flags: {
    campaigns: { type: 'string' },
    seats: { type: 'string' },
    turns: { type: 'string' },
    bot: { type: 'string' },
    seed: { type: 'string' },
  },
  run(out, args) {
    const [count, first] = [args.number('campaigns', 10, 1), args.number('seed', 1)];
    const [seats, turns] = [args.number('seats', 10, 2), args.number('turns', 40, 1)];
    const bots = botsNamed(box, (args.text('bot') ?? 'commander').split(','), seats);
    const campaigns: Campaign[] = [];
    for (let i = 0; i < count; i++) {
      out.progress(i, count, 'cosmos');
      const campaign = play(box, bots, first + i, turns);
      campaigns.push(campaign);
      const line = { ...campaign, times: campaign.times.filter(({ turn }) => MARKS.includes(turn)) };
      out.put(
        line,
        `seed ${line.seed}: ${line.why} in turn ${line.turns}, ${line.winners.join(' and ')}; Citadel open in ${line.opened || 'no'} turn`,
      );
    }
    out.progress(count, count, 'cosmos');
    summarise(campaigns, (object, line) => out.put(object, line));
    return 0;
  },
};

/** The turns whose time and size are told. */
const MARKS = [1, 20, 40];
/** Milliseconds of work, whatever else the machine does. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Times {
  turn: number;
  ms: number; // resolution with all reports
  bots: number;
  bytes: number; // of the state
}
interface Campaign {
  seed: number;
  turns: number;
  opened: number;
  why: string;
  factions: string[];
  winners: string[];
  alive: string[];
  orders: number;
  failed: number;
  war: War;
  times: Times[];
}
/** Battles in orbit, grounds that went from one faction to another, factions that lost their last base. */
interface War {
  battles: number;
  conquests: number;
  homes: number;
}

function play(box: Box, bots: readonly Bot[], seed: number, limit: number): Campaign {
  const options = { turns: limit, deal: true, master: false };
  const start = { seats: bots.length, options, chance: fastChance(seed) };
  const { match } = startMatch<Shape>(box.game, start, { undo: false });
  const minds = bots.map((_, seat) => random(seed * 64 + seat + 1));
  const times: Times[] = [];
  let [orders, failed] = [0, 0];
  const war: War = { battles: 0, conquests: 0, homes: 0 };
  while (!match.result) {
    const before = worldOf(match);
    times.push(playTurn(match, bots, minds));
    count(war, before, match);
    checkInvariants(box, match, seed);
    const outcomes = knows(match).flatMap((k) => k.own!.report.filter((line) => line.key === 'report.order'));
    orders += outcomes.length;
    failed += outcomes.filter((line) => (line.args!.outcome as { key: string }).key !== 'done').length;
  }
  const { pub } = knows(match)[0]!;
  const factions = pub.factions as string[];
  return {
    seed,
    turns: times.length,
    opened: pub.opened,
    why: match.result.why.key,
    factions,
    winners: factions.filter((_, seat) => match.result!.ranks[seat] === 1),
    alive: factions.filter((_, seat) => pub.active[seat]),
    orders,
    failed,
    war,
    times,
  };
}
/** Only the measure looks at the truth; those who play do not. */
const worldOf = (match: Match<Shape>): World => (match.state as State<Cosmos>).dark.world!;

function count(war: War, before: World, match: Match<Shape>): void {
  const after = worldOf(match);
  const told = knows(match).flatMap((k) => k.own!.report.filter((line) => line.key === 'report.battle'));
  war.battles += new Set(told.map((line) => JSON.stringify(line))).size;
  for (const [place, { dom }] of Object.entries(after.systems)) {
    const was = before.systems[place]?.dom.ground ?? null;
    if (was !== null && dom.ground !== null && was !== dom.ground) war.conquests += 1;
  }
  for (const seat of after.sides.keys()) if (hasBase(before, seat) && !hasBase(after, seat)) war.homes += 1;
}
const knows = (match: Match<Shape>): Know<Cosmos>[] =>
  Array.from({ length: match.state.pub.seats }, (_, seat) => match.know(seat) as Know<Cosmos>);

/** One turn. The turns of the marks are timed, with the reports of all seats. */
function playTurn(match: Match<Shape>, bots: readonly Bot[], minds: ReturnType<typeof random>[]): Times {
  const { turn } = knows(match)[0]!.pub;
  const isMark = MARKS.includes(turn);
  const clock = isMark ? cpu : () => 0;
  const began = clock();
  const lists = match.waiting().map((seat) => {
    const request = match.requestsTo(seat)[0]!;
    return { request: request.id, seat, ...bots[seat]!.decide(match.know(seat), request, minds[seat]!) };
  });
  const decided = clock();
  for (const { request, seat, choice } of lists) {
    const outcome = match.apply({ request, seat, choice });
    if ('refused' in outcome) throw new Error(`${bots[seat]!.name} gave an illegal answer: ${JSON.stringify(outcome)}`);
  }
  if (isMark) for (const k of knows(match)) reportOf(k);
  const ended = clock();
  const bytes = isMark ? JSON.stringify(match.state).length : 0;
  return { turn, ms: ended - decided, bots: decided - began, bytes };
}

function checkInvariants(box: Box, match: Match<Shape>, seed: number): void {
  for (const [name, holds] of Object.entries(box.game.invariants))
    if (!holds(match.state)) throw new Error(`seed ${seed}: the invariant does not hold: ${name}`);
}

function summarise(campaigns: readonly Campaign[], put: (object: object, line: string) => void): void {
  for (const turn of MARKS) {
    const times = campaigns.flatMap((c) => c.times.filter((t) => t.turn === turn));
    if (times.length === 0) continue;
    const row = {
      turn,
      campaigns: times.length,
      median: median(times.map((t) => t.ms)),
      best: Math.min(...times.map((t) => t.ms)),
      bots: median(times.map((t) => t.bots)),
      bytes: median(times.map((t) => t.bytes)),
    };
    const [ms, best, bots] = [row.median, row.best, row.bots].map((n) => n.toFixed(1));
    put(
      row,
      `turn ${turn}: ${ms} ms of work with all reports (best ${best}), bots ${bots} ms, state ${Math.round(row.bytes / 1024)} kB, in ${times.length} campaigns`,
    );
  }
  const sum = (of: (c: Campaign) => number) => campaigns.reduce((all, c) => all + of(c), 0);
  const [orders, failed] = [sum((c) => c.orders), sum((c) => c.failed)];
  const missions = campaigns.filter((c) => c.why === 'end.mission');
  const total = {
    campaigns: campaigns.length,
    turns: sum((c) => c.turns),
    orders,
    failed,
    opened: campaigns.filter((c) => c.opened > 0).length,
    missions: missions.length,
    medianTurns: median(campaigns.map((c) => c.turns)),
  };
  put(
    total,
    `${total.campaigns} campaigns, ${total.turns} turns, no violation; ${((100 * failed) / orders).toFixed(2)}% of ${orders} orders failed; the Citadel opened in ${total.opened}, ${total.missions} were won by a mission, the middle one in turn ${total.medianTurns}`,
  );
  putWar(campaigns, put);
  shares(campaigns, put);
}

/** What a campaign sees of it on average. */
function putWar(campaigns: readonly Campaign[], put: (object: object, line: string) => void): void {
  const mean = (of: (c: Campaign) => number) => campaigns.reduce((all, c) => all + of(c), 0) / campaigns.length;
  const war = {
    battles: mean((c) => c.war.battles),
    conquests: mean((c) => c.war.conquests),
    homes: mean((c) => c.war.homes),
    eliminated: mean((c) => c.factions.length - c.alive.length),
  };
  const [battles, conquests, homes, eliminated] = Object.values(war).map((n) => n.toFixed(1));
  put(
    war,
    `a campaign has ${battles} star battles and ${conquests} grounds taken from another faction; ${homes} factions lose their last base, ${eliminated} are eliminated`,
  );
}

/** Wins against the fair share: every campaign gives one win to its players in equal parts. */
function shares(campaigns: readonly Campaign[], put: (object: object, line: string) => void): void {
  const all = [...new Set(campaigns.flatMap((c) => c.factions))].sort();
  for (const faction of all) {
    const played = campaigns.filter((c) => c.factions.includes(faction));
    const fair = played.reduce((sum, c) => sum + 1 / c.factions.length, 0);
    const wins = played.reduce((sum, c) => sum + (c.winners.includes(faction) ? 1 / c.winners.length : 0), 0);
    const alive = played.filter((c) => c.alive.includes(faction)).length;
    const row = { faction, played: played.length, wins, share: wins / fair, survival: alive / played.length };
    put(
      row,
      `${faction.padEnd(18)} played ${row.played}, won ${wins.toFixed(1)}, ${row.share.toFixed(2)} of its share, survived ${Math.round(100 * row.survival)}%`,
    );
  }
}
function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
