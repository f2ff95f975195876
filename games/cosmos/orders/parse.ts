// CSM-LANG: from text to orders, line by line; what cannot be read says where and why (CSM-LANG-4).
import { cursorOf, isDone, name, type Problem, problemAt, STOP } from './cursor.ts';
import { tail } from './grammar.ts';
import { type Kind, lexiconOf } from './lexicon.ts';
import { type Order, plain } from './order.ts';
import { deed } from './verbs.ts';

/** One line; an empty one says nothing. */
export function readLine(text: string, line: number, faction_: string): Order | Problem | undefined {
  const c = cursorOf(text, lexiconOf(faction_));
  if (c.tokens.length === 0) return undefined;
  const common = plain(line);
  try {
    const what = deed(c);
    tail(c, common, what.do);
    return { ...common, ...what };
  } catch (stop) {
    if (stop !== STOP) throw stop;
    return problemAt(c, line, text);
  }
}

/** Shared by all who ask: nobody changes it. */
export interface Reading {
  orders: Order[];
  problems: Problem[];
}
const lastRead = new Map<string, { text: string; reading: Reading }>();
/** A whole list. It is read when it is handed in, opened and carried out: the last one of each faction is kept. */
export function readList(text: string, faction_: string): Reading {
  const last = lastRead.get(faction_);
  if (last?.text === text) return last.reading;
  const reading = read(text, faction_);
  lastRead.set(faction_, { text, reading });
  return reading;
}
/** A line that cannot be read stays in its place: it will spend an action (CSM-LANG-4). */
function read(text: string, faction_: string): Reading {
  const reading: Reading = { orders: [], problems: [] };
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const found = readLine(line, i + 1, faction_);
    if (!found) continue;
    if ('do' in found) reading.orders.push(found);
    else {
      reading.problems.push(found);
      reading.orders.push({ ...plain(i + 1), do: 'unreadable', text: line.trim().slice(0, 200) });
    }
  }
  return reading;
}

/** The id of one name alone, in either language; if it is none, that of the nearest (empty: nothing is like it). */
export function readName(text: string, kind: Kind, faction_: string): { id: string } | { nearest: string } {
  const c = cursorOf(text, lexiconOf(faction_));
  const id = name(c, kind);
  if (id !== undefined && isDone(c)) return { id };
  const { nearest } = problemAt(c, 1, text);
  return { nearest: nearest === '' ? '' : name(cursorOf(nearest, c.lexicon), kind)! };
}
