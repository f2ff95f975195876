// CSM-REPORT-2: the lines of a report as they are read: what came in pieces is told as one, and what is too long as a sum.
import type { Msg } from '@orrery/kernel';
import { outcomeMsg } from '../say.ts';
import type { Pub } from './section.ts';

const MANY = 24; // systems that somebody still reads one by one
const SIGHTS = ['report.sighted', 'report.unsighted'];

/** Every battle told what it earned: the reader wants the sum and where it stands now. */
function withHonourOnce(lines: readonly Msg[]): Msg[] {
  const honour = lines.filter(({ key }) => key === 'report.honour');
  const last = honour.at(-1);
  if (!last) return [...lines];
  const n = honour.reduce((sum, { args }) => sum + Number(args!.n), 0);
  const whole: Msg = { ...last, args: { ...last.args, n } };
  return lines.flatMap((line) => (line === last ? [whole] : line.key === 'report.honour' ? [] : [line]));
}

/** So many by sector, as with the eyes of the Citadel. */
function summed(line: Msg): Msg {
  const places = (line.args?.places ?? []) as Msg[];
  if (!SIGHTS.includes(line.key) || places.length <= MANY) return line;
  const tally = new Map<string, number>();
  for (const { key } of places) tally.set(key, (tally.get(key) ?? 0) + 1);
  const sectors = [...tally].map(([place, n]): Msg => {
    if (place === 'place.citadel') return { key: place };
    if (place === 'place.black') return { key: 'sight.black', args: { n } };
    return { key: 'sight.sector', args: { n, sector: { key: place.replace('place.', 'sector.') } } };
  });
  return { key: `${line.key}.many`, args: { n: places.length, sectors } };
}

/** Who wins is said; who would lead by what is public is no news any more. */
const isStale = ({ key }: Msg, { ended }: Pick<Pub, 'ended'>): boolean =>
  ended !== null && key.startsWith('report.leads.');

/** Line by line, as one reads them where there are no tables: an order with its figures, exchanges that were all the same once. */
export function spoken(lines: readonly Msg[]): Msg[] {
  const said: Msg[] = [];
  for (const line of lines) {
    const last = said.at(-1);
    const { args } = line;
    if (line.key === 'report.order')
      said.push({ key: 'report.order.spoken', args: { ...args, outcome: outcomeMsg(args!) } });
    else if (line.key === 'report.exchange' && isSame(last, line))
      said[said.length - 1] = { key: 'report.exchanges', args: { ...last!.args, to: args!.n! } };
    else said.push(line.key === 'report.exchange' ? { ...line, args: { ...args, to: args!.n! } } : line);
  }
  return said;
}
const isSame = (last: Msg | undefined, line: Msg): boolean =>
  ['report.exchange', 'report.exchanges'].includes(last?.key ?? '') &&
  JSON.stringify(last!.args!.sides) === JSON.stringify(line.args!.sides);

export const toldOf = (pub: Pick<Pub, 'ended'>, lines: readonly Msg[]): Msg[] =>
  withHonourOnce(lines.filter((line) => !isStale(line, pub))).map(summed);
