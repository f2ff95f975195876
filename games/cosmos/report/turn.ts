// CSM-REPORT-2, CSM-BATTLE-18: the turn report in sections: the orders with their outcome and the purse, battles as tables, and
// what happened under its headings.
import type { Bag, Json, Msg } from '@orrery/kernel';
import { outcomeMsg } from '../say.ts';
import { CHAPTERS, type Chapter, chapterOf, figuresIn, ruleOfFind } from './chapters.ts';
import { type Cell, type Section, section } from './section.ts';

const VOLLEYS = ['report.quickFire', 'report.exchange'];
const ENDS = ['report.winners', 'report.standoff', 'report.nobody'];
const cell = (value: Json | undefined): Cell => (value === undefined ? null : (value as Cell));
const listed = (items: Json | undefined): Cell => (items === undefined ? null : { key: 'sheet.list', args: { items } });
const sidesOf = (msg: Msg): Bag[] => (msg.args!.sides as Msg[]).map((side) => side.args!);

function ordersIn(lines: readonly Msg[]): Section[] {
  const rows = lines
    .filter(({ key }) => key === 'report.order' || key === 'report.prelude')
    .map(({ args }): Cell[] => [cell(args!.n), cell(args!.text), outcomeMsg(args!), cell(args!.R), cell(args!.purse)]);
  return rows.length === 0 ? [] : [section('orders', ['number', 'order', 'outcome', 'gain', 'purse'], rows)];
}

/** Exchanges that were all the same are told once, as the first to the last of them. */
function runsOf(volleys: readonly Msg[]): { volley: Msg; to: number }[] {
  const runs: { volley: Msg; to: number }[] = [];
  for (const volley of volleys) {
    const last = runs.at(-1);
    const isSame = last?.volley.key === volley.key && isDeepEqual(last.volley.args!.sides, volley.args!.sides);
    if (isSame) last.to = Number(volley.args!.n);
    else runs.push({ volley, to: Number(volley.args!.n) });
  }
  return runs;
}
const isDeepEqual = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
function exchangeOf({ key, args }: Msg, to: number): Cell {
  if (key === 'report.quickFire') return { key: 'sheet.quickFire' };
  return args!.n === to ? to : { key: 'sheet.exchanges', args: { from: args!.n!, to } };
}

/** `fight` is the opening line of a star battle; its volleys and its end follow it. */
function starBattle(fight: Msg, volleys: readonly Msg[], end: Msg | undefined): Section[] {
  const rows = runsOf(volleys).flatMap(({ volley, to }) =>
    sidesOf(volley).map((side): Cell[] => [
      exchangeOf(volley, to),
      cell(side.faction),
      cell(side.attack),
      cell(side.shield),
      cell(side.damage),
      listed(side.lost),
    ]),
  );
  const columns = ['exchange', 'faction', 'attack', 'shield', 'damage', 'lost'];
  const told = end ? [{ title: end, columns: [], rows: [] }] : [];
  return [{ ...section('battle', columns, rows), title: fight }, ...told];
}
function groundBattle(fight: Msg): Section {
  const rows = sidesOf(fight).map((side): Cell[] => [cell(side.faction), cell(side.from), cell(side.left)]);
  const title: Msg = { key: 'sheet.ground', args: { place: fight.args!.place! } };
  return { ...section('ground', ['faction', 'before', 'after'], rows), title };
}

function battlesIn(lines: readonly Msg[]): { sections: Section[]; used: Set<Msg> } {
  const sections: Section[] = [];
  const used = new Set<Msg>();
  for (const [i, line] of lines.entries()) {
    if (line.key === 'report.ground') {
      sections.push(groundBattle(line));
      used.add(line);
    }
    if (line.key !== 'report.battle') continue;
    let next = i + 1;
    while (lines[next] && VOLLEYS.includes(lines[next]!.key)) next += 1;
    const end = lines[next] && ENDS.includes(lines[next]!.key) ? lines[next] : undefined;
    const volleys = lines.slice(i + 1, next);
    sections.push(...starBattle(line, volleys, end));
    for (const told of [line, ...volleys, ...(end ? [end] : [])]) used.add(told);
  }
  return { sections, used };
}

export function turnSections(lines: readonly Msg[]): Section[] {
  const { sections, used } = battlesIn(lines);
  const rest = lines.filter((line) => !used.has(line) && line.key !== 'report.order' && line.key !== 'report.prelude');
  const told = CHAPTERS.flatMap((chapter) => chapterIn(chapter, rest));
  return [...ordersIn(lines), ...sections, ...told];
}
function chapterIn(chapter: Chapter, lines: readonly Msg[]): Section[] {
  const mine = lines.filter((line) => chapterOf(line) === chapter);
  if (mine.length === 0) return [];
  if (chapter === 'ledger') {
    const rows = mine.flatMap(figuresIn).map(({ name, from, to }): Cell[] => [{ key: `${name}.name` }, from, to]);
    return [section('ledger', ['what', 'then', 'now'], rows)];
  }
  const explained = new Set<string>(); // once is enough
  const rows = mine.flatMap((line): Cell[][] => {
    const rule = ruleOfFind(line);
    if (!rule || explained.has(rule)) return [[line]];
    explained.add(rule);
    return [[line], [{ key: `rule.${rule}` }]];
  });
  return [section(chapter, [], rows)];
}
