// The report of a turn, sorted: orders with their outcome, battles as wholes, and the rest line by line.
import type { Json, Msg } from '@orrery/kernel';
import { outcomeMsg } from '../say.ts';
import type { CosmosView } from './atlas.ts';

export interface Stroke {
  faction: Msg;
  attack: number;
  shield: number;
  damage: number;
  lost: Msg[];
}
/** Exchanges that were all the same are one; 0 is quick fire. */
export interface Volley {
  from: number;
  to: number;
  sides: Stroke[];
}
export interface StarBattle {
  kind: 'battle';
  place: Msg;
  forces: { faction: Msg; units: Msg[] }[];
  volleys: Volley[];
  end: Msg | null;
}
export interface GroundBattle {
  kind: 'ground';
  place: Msg;
  sides: { faction: Msg; from: number; left: number }[];
}
export interface OrderLine {
  kind: 'order';
  n: number; // 0: a prelude
  text: Msg;
  outcome: Msg;
  done: boolean;
  R: number | null; // gained by it, or spent (below 0); null: not told
  purse: number | null;
}
export type Block = StarBattle | GroundBattle | OrderLine | { kind: 'line'; msg: Msg };

const msg = (value: Json | undefined): Msg => value as Msg;
const msgs = (value: Json | undefined): Msg[] => (Array.isArray(value) ? (value as Msg[]) : []);
const argsOf = (value: Msg) => value.args ?? {};
const ENDS = ['report.winners', 'report.standoff', 'report.nobody'];

export function blocksOf(report: readonly Msg[]): Block[] {
  const blocks: Block[] = [];
  let open: StarBattle | null = null;
  for (const line of report) {
    const args = argsOf(line);
    if (line.key === 'report.battle') {
      const forces = msgs(args.forces).map((f) => ({ faction: msg(argsOf(f).faction), units: msgs(argsOf(f).units) }));
      open = { kind: 'battle', place: msg(args.place), forces, volleys: [], end: null };
      blocks.push(open);
    } else if (open && (line.key === 'report.exchange' || line.key === 'report.quickFire')) {
      addVolley(open.volleys, volleyOf(line));
    } else if (open && ENDS.includes(line.key)) {
      open.end = line;
      open = null;
    } else if (line.key === 'report.ground') {
      const sides = msgs(args.sides).map(argsOf);
      blocks.push({
        kind: 'ground',
        place: msg(args.place),
        sides: sides.map((s) => ({ faction: msg(s.faction), from: Number(s.from), left: Number(s.left) })),
      });
    } else if (line.key === 'report.order' || line.key === 'report.prelude') {
      const outcome = msg(args.outcome);
      blocks.push({
        kind: 'order',
        n: Number(args.n ?? 0),
        text: msg(args.text),
        outcome: outcomeMsg(args),
        done: outcome.key === 'done',
        R: typeof args.R === 'number' ? args.R : null,
        purse: typeof args.purse === 'number' ? args.purse : null,
      });
    } else blocks.push({ kind: 'line', msg: line });
  }
  return blocks;
}

function addVolley(volleys: Volley[], next: Volley): void {
  const last = volleys.at(-1);
  const isSame = last && last.from > 0 && JSON.stringify(last.sides) === JSON.stringify(next.sides);
  if (isSame) last.to = next.to;
  else volleys.push(next);
}
export function titleOf({ from, to }: Volley): Msg {
  if (from === 0) return { key: 'battle.quick' };
  return from === to ? { key: 'battle.exchange', args: { n: from } } : { key: 'battle.exchanges', args: { from, to } };
}

function volleyOf(line: Msg): Volley {
  const args = argsOf(line);
  const n = Number(args.n ?? 0);
  return {
    from: n,
    to: n,
    sides: msgs(args.sides)
      .map(argsOf)
      .map((s) => ({
        faction: msg(s.faction),
        attack: Number(s.attack),
        shield: Number(s.shield),
        damage: Number(s.damage),
        lost: msgs(s.lost),
      })),
  };
}

/** The seat behind `faction.rauk`; -1: the guardians. */
export function sideOf({ key }: Msg, { pub }: CosmosView): number {
  return pub.factions.indexOf(key.slice('faction.'.length));
}
