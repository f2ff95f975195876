// TI4-SETUP-6, -7, -28: who plays which faction, and what it starts with.

import { inPlay, type Option, type Seat } from '@orrery/kernel';
import { gainTechnology } from '../atoms/economy.ts';
import { factionSheet } from '../content.ts';
import { TECHNOLOGY_TABLE } from '../packs/base/technologies.ts';
import type { TechnologyCard } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { completeSheets, figureSheets, isComplete } from '../roster.ts';
import { factionName, option, player, tail, techName } from '../say.ts';
import { clockwise, hasSet, type Pub, seatsOf, type T } from '../state.ts';

/** [TI4-SETUP-7] So many sheets each, as far as there are enough. */
const DEALT = 2;

/** [TI4-SETUP-6] Sheets that are figures only sit in where the table wants them, or where the complete ones do not suffice. */
function sheetsFor(table: Pick<Pub, 'seats' | 'sets' | 'edition'>, plain: boolean): readonly string[] {
  const inBox = (id: string): boolean => hasSet(table, factionSheet(id).set);
  const figures = figureSheets(table).filter(inBox);
  const complete = completeSheets(table).filter(inBox);
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

const freeSheets = (pub: Pub, plain: boolean): string[] =>
  sheetsFor(pub, plain).filter((id) => !pub.players.some((p) => p.faction === id));

const factionOption = (pub: Pub, id: string): Option =>
  option(`faction:${id}`, isComplete(id, pub) ? 'faction' : 'faction.plain', { faction: factionName(id) });

function takeFaction(t: T, seat: Seat, id: string): void {
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
});

type Starting = { fixed?: string[]; choose?: number; from?: string | string[]; colors?: string[] };
const sheetOf = (pub: Pub, seat: Seat) => factionSheet(pub.players[seat]!.faction);

/** Named ones, or all without prerequisites, perhaps of certain colours. */
function eligible(pub: Pub, seat: Seat): { count: number; cards: TechnologyCard[] } {
  const { choose = 0, from, colors } = sheetOf(pub, seat).startingTech as Starting;
  const fits = ({ id, color, faction, set, prereq }: TechnologyCard): boolean => {
    if (Array.isArray(from)) return from.includes(id);
    const free = !faction && hasSet(pub, set) && Object.keys(prereq).length === 0;
    return free && color !== 'unit-upgrade' && (colors?.includes(color) ?? true);
  };
  return { count: choose, cards: choose > 0 ? inPlay(TECHNOLOGY_TABLE, pub).filter(fits) : [] };
}
