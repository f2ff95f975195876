// What came back by letter: a choice of the enrolment, or a list, shown as it was understood and with its forecast (CSM-LANG-4, 5).
import type { Know, Msg, Option, Request, Speaker, Understood } from '@orrery/kernel';
import type { Problem } from '../orders/cursor.ts';
import { problemMsg } from '../orders/expected.ts';
import { type Echo, foresee } from '../orders/foresee.ts';
import { LONGEST_LIST } from '../orders/length.ts';
import { readList, readName } from '../orders/parse.ts';
import { positionOf } from '../orders/position.ts';
import type { Cosmos } from '../state.ts';
import { masterChoice } from './master.ts';

/** A faction or a hero, by its number in the letter or by its name. */
function chosen(options: readonly Option[], line: string, faction: string): Option | undefined {
  const text = line.trim().replace(/[.!]$/, '');
  if (/^\d+$/.test(text)) return options[Number(text) - 1];
  const kind = options[0]?.key.startsWith('hero:') ? 'hero' : 'faction';
  const read = readName(text, kind, faction);
  return 'id' in read ? options.find(({ key }) => key === `${kind}:${read.id}`) : undefined;
}
function readChoice(k: Know<Cosmos>, options: readonly Option[], text: string, { say }: Speaker): Understood {
  const faction = k.pub.factions[k.seat!] ?? 'american'; // every sheet knows the names of all factions
  const isMaster = k.seat === k.pub.master;
  const meant = (line: string) => (isMaster ? masterChoice(options, line, say) : chosen(options, line, faction));
  const found = text.split('\n').flatMap((line) => meant(line) ?? []);
  if (found.length === 0) return { reply: say({ key: 'letter.read.noChoice' }) };
  if (new Set(found.map(({ key }) => key)).size > 1) return { reply: say({ key: 'letter.read.choices' }) };
  const [option] = found;
  return { reply: say({ key: 'letter.read.choice', args: { choice: option!.label } }), choice: option!.key };
}

function echoText({ n, cost, actions, problem, doubt, ...text }: Echo, { say, language }: Speaker): string {
  const R: Msg = { key: cost > 0 ? 'letter.cost' : 'letter.gain', args: { R: Math.abs(cost) } };
  const worth = cost === 0 ? [] : [say(R)];
  const left = say({ key: 'letter.actions', args: { left: actions } });
  const foreseen = problem ? [say({ key: 'letter.fails', args: { why: problem } })] : [...worth, left];
  const told = [...foreseen, ...(doubt ? [say(doubt)] : [])].join(' · ');
  return `${String(n || '').padStart(4)}  ${text[language]}\n        ${told}`;
}

/** What cannot be read is not carried out, so it is not foreseen either. */
function without(text: string, problems: readonly Problem[]): string {
  const isBad = (line: number) => problems.some((problem) => problem.line === line);
  return text
    .split(/\r?\n/)
    .map((line, i) => (isBad(i + 1) ? '' : line))
    .join('\n');
}

export function readAnswer(k: Know<Cosmos>, { ask }: Request, text: string, speaker: Speaker): Understood {
  const { say } = speaker;
  const side = k.own?.side;
  if (ask.shape === 'one') return readChoice(k, ask.options, text, speaker);
  if (!side || ask.shape !== 'form') return { reply: say({ key: 'letter.read.onPage' }) };
  if (text.length > LONGEST_LIST) return { reply: say({ key: 'letter.read.long', args: { most: LONGEST_LIST } }) };
  const { orders, problems } = readList(text, side.faction, positionOf(k));
  const lines = foresee(k, without(text, problems));
  const understood = [say({ key: 'letter.read.list' }), ...lines.map((one) => echoText(one, speaker))].join('\n');
  if (problems.length > 0) {
    const faults = problems.map((problem) => `- ${say(problemMsg(problem))}`);
    const rest = lines.length > 0 ? ['', understood] : [];
    return { reply: [say({ key: 'letter.read.faults' }), ...faults, ...rest].join('\n') };
  }
  if (orders.length === 0) return { reply: say({ key: 'letter.read.empty' }) };
  const spent = lines.reduce((sum, { cost }) => sum + cost, 0);
  const purse = say({ key: 'letter.purse', args: { before: side.R, after: side.R - spent } });
  const unused = lines.reduce((least, { actions }) => Math.min(least, actions), k.own!.pool);
  const close = [purse, ...(unused > 0 ? [say({ key: 'letter.unused', args: { left: unused } })] : [])];
  const reply = [say({ key: 'letter.read.taken', args: { turn: k.pub.turn } }), '', understood, '', ...close];
  return { reply: [...reply, say({ key: 'letter.forecast' })].join('\n'), choice: { orders: text } };
}
