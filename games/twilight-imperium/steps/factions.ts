// TI4-SETUP-6, -7, -28: who plays which faction, and what it starts with.

import { inPlay, type Option, type Seat } from '@orrery/kernel';
import { gainTechnology } from '../atoms/economy.ts';
import { factionSheet, systemTile } from '../content.ts';
import { TECHNOLOGY_TABLE } from '../packs/base/technologies.ts';
import type { TechnologyCard } from '../packs/base/types.ts';
import { SETTLED, step } from '../procedures.ts';
import { completeSheets, figureSheets, isComplete } from '../roster.ts';
import { factionName, option, player, systemName, tail, techName } from '../say.ts';
import { clockwise, hasSet, type Pub, seatsOf, type T, technologiesOf } from '../state.ts';

/** [TI4-SETUP-7] So many sheets each, as far as there are enough. */
const DEALT = 2;

/** [TI4-SETUP-6] Sheets that are figures only sit in where the table wants them, or where the complete ones do not suffice. */
export function sheetsFor(table: Pick<Pub, 'seats' | 'sets' | 'edition'>, plain: boolean): readonly string[] {
  const inBox = (id: string): boolean => hasSet(table, factionSheet(id).set);
  const figures = figureSheets(table).filter(inBox);
  const complete = completeSheets(table)
    .filter(inBox)
    .filter((id) => homesOf(table, id).length > 0);
  const short = Math.max(0, table.seats - complete.length);
  return [...complete, ...(plain ? figures : figures.slice(0, short))];
}

export const chooseFactions = step('chooseFactions', {
  ways(t, f) {
    const sheets = [...sheetsFor(t.s.pub, f.args.plain)];
    if (f.args.factions === 'pick') {
      for (const seat of clockwise(t.s.pub, t.s.pub.speaker)) t.call('pickFaction', { seat, plain: f.args.plain });
      return 'end';
    }
    const most = f.args.factions === 'deal' ? DEALT : 1;
    const each = Math.min(most, Math.floor(sheets.length / t.s.pub.seats));
    t.shuffle(sheets);
    f.args.dealt = seatsOf(t.s.pub).map(() => sheets.splice(0, each));
    leaveHome(t.s.pub, f.args.dealt, sheets);
    for (const seat of seatsOf(t.s.pub))
      t.tell({ type: 'factions.dealt', pub: { seat: player(seat), factions: f.args.dealt[seat]!.map(factionName) } });
  },
  keep: {
    // Everybody chooses at once, sealed; where one sheet was dealt there is nothing to choose.
    who: (pub, f) => seatsOf(pub).filter((seat) => f.args.dealt[seat]!.length > 1),
    question: (k, f) => ({
      prompt: { key: 'ask.faction' },
      ask: { shape: 'one', options: f.args.dealt[k.seat!]!.map((id) => factionOption(k.pub, id)) },
      rules: ['TI4-SETUP-6', 'TI4-SETUP-7'],
    }),
    take(_, f, choices) {
      for (const [seat, choice] of choices) f.args.dealt[seat] = [tail(choice)];
    },
  },
  show(t, f) {
    for (const seat of seatsOf(t.s.pub)) takeFaction(t, seat, f.args.dealt[seat]![0]!);
  },
});

export const pickFaction = step('pickFaction', {
  pick: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: 'ask.faction' },
      ask: { shape: 'one', options: freeSheets(k.pub, f.args.plain).map((id) => factionOption(k.pub, id)) },
      rules: ['TI4-SETUP-6', 'TI4-SETUP-7'],
    }),
    take: (t, f, choices) => takeFaction(t, f.args.seat, tail(choices.get(f.args.seat))),
  },
});

/** [TI4-SETUP-9] Of whoever borrows a home one must be left, whatever comes to be played. */
export function withHomes(table: Pick<Pub, 'sets'>, free: readonly string[], taken: readonly string[]): string[] {
  const lasts = (borrower: string, gone: readonly string[]): boolean =>
    homesOf(table, borrower).some(({ as }) => !gone.includes(as));
  return free.filter((id) => [...taken, id].every((each) => lasts(each, [...taken, id])));
}
function freeSheets(pub: Pub, plain: boolean): string[] {
  const taken = pub.players.map(({ faction }) => faction).filter((faction) => faction !== '');
  const free = sheetsFor(pub, plain).filter((id) => !taken.includes(id));
  return withHomes(pub, free, taken);
}

/** [TI4-F-KEL-1] The homes a sheet may borrow, as far as their boxes are there; its own is one of them. */
const homesOf = (table: Pick<Pub, 'sets'>, faction: string): readonly { system: string; as: string }[] => {
  const { home } = factionSheet(faction);
  if (!home.oneOf) return [{ system: home.system!, as: '' }];
  return home.oneOf.filter(({ system }) => hasSet(table, systemTile(system).set));
};
/** [TI4-SETUP-9] Where everybody may keep all that a borrower could live in, one of them goes back for another sheet. */
function leaveHome(table: Pick<Pub, 'sets'>, dealt: string[][], rest: string[]): void {
  for (const own of dealt)
    for (const id of own) {
      const homes = homesOf(table, id).map(({ as }) => as);
      const others = dealt.filter((hand) => hand !== own);
      const elsewhere = homes.map((as) => others.find((hand) => hand.includes(as)));
      const hand = elsewhere[0];
      if (!hand || elsewhere.includes(undefined) || rest.length === 0) continue;
      hand[hand.indexOf(homes[0]!)] = rest.shift()!;
    }
}

/** [TI4-SETUP-8] Once all factions are known. */
export const chooseHome = step('chooseHome', {
  choose: {
    settled: SETTLED,
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: 'ask.home' },
      ask: { shape: 'one', options: freeHomes(k.pub, f.args.seat).map(homeOption) },
      rules: ['TI4-SETUP-8', 'TI4-F-KEL-1'],
    }),
    take(t, f, choices) {
      const home = tail(choices.get(f.args.seat));
      t.s.pub.players[f.args.seat]!.home = home;
      t.tell({ type: 'home.chosen', pub: { seat: player(f.args.seat), system: systemName(home) } });
    },
  },
});
const freeHomes = (pub: Pub, seat: Seat) =>
  homesOf(pub, pub.players[seat]!.faction).filter(({ as }) => !pub.players.some(({ faction }) => faction === as));
const homeOption = ({ system, as }: { system: string; as: string }): Option =>
  option(`home:${system}`, 'home', { system: systemName(system), faction: factionName(as) });
export const borrows = (pub: Pub, seat: Seat): boolean => sheetOf(pub, seat).home.oneOf !== undefined;
/** [TI4-SETUP-28] Who chooses among what others have chooses last. */
export const choosesLast = (pub: Pub, seat: Seat): boolean =>
  (sheetOf(pub, seat).startingTech as Starting).from === OTHERS;
const OTHERS = 'owned-by-others';

const factionOption = (pub: Pub, id: string): Option =>
  option(`faction:${id}`, isComplete(id, pub) ? 'faction' : 'faction.plain', { faction: factionName(id) });

export function takeFaction(t: T, seat: Seat, id: string): void {
  t.s.pub.players[seat]!.faction = id;
  t.tell({ type: 'faction.taken', pub: { seat: player(seat), faction: factionName(id) } });
}

/** [TI4-SETUP-27, -28] What the sheet names, and what it lets its owner choose. */
export const startingTechnologies = step('startingTechnologies', {
  fixed(t, f) {
    const { startingTech } = sheetOf(t.s.pub, f.args.seat);
    const given = Array.isArray(startingTech) ? startingTech : ((startingTech as Starting).fixed ?? []);
    for (const id of given as string[]) gainTechnology(t, f.args.seat, id);
  },
  choose: {
    who: (pub, f) => (eligible(pub, f.args.seat).count > 0 ? [f.args.seat] : []),
    question(k, f) {
      const { count, cards } = eligible(k.pub, f.args.seat);
      const options = cards.map(({ id }) => option(`tech:${id}`, 'research', { tech: techName(id) }, [`tech:${id}`]));
      return {
        prompt: { key: 'ask.startingTech', args: { count } },
        ask: { shape: 'many', options, min: count, max: count },
        rules: ['TI4-SETUP-28'],
      };
    },
    take(t, f, choices) {
      for (const choice of choices.get(f.args.seat) as string[]) gainTechnology(t, f.args.seat, tail(choice));
    },
  },
  // [TI4-SETUP-29] one after the other
  research(t, f) {
    const { research = 0 } = sheetOf(t.s.pub, f.args.seat).startingTech as Starting;
    for (let i = 0; i < research; i++) t.call('research', { seat: f.args.seat });
  },
});

type Starting = { fixed?: string[]; choose?: number; from?: string | string[]; colors?: string[]; research?: number };
const sheetOf = (pub: Pub, seat: Seat) => factionSheet(pub.players[seat]!.faction);

/** Named ones, or all without prerequisites, perhaps of certain colours. */
function eligible(pub: Pub, seat: Seat): { count: number; cards: TechnologyCard[] } {
  const { choose = 0, from, colors } = sheetOf(pub, seat).startingTech as Starting;
  const foreign = pub.players.flatMap((_, other) => (other === seat ? [] : technologiesOf(pub, other)));
  const fits = ({ id, color, faction, set, prereq }: TechnologyCard): boolean => {
    if (from === OTHERS) return !faction && foreign.some((tech) => tech.id === id);
    if (Array.isArray(from)) return from.includes(id);
    const free = !faction && hasSet(pub, set) && Object.keys(prereq).length === 0;
    return free && color !== 'unit-upgrade' && (colors?.includes(color) ?? true);
  };
  const cards = choose > 0 ? inPlay(TECHNOLOGY_TABLE, pub).filter(fits) : [];
  return { count: from === OTHERS ? Math.min(choose, cards.length) : choose, cards };
}
