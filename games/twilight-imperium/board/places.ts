// On which part of the board a thing lies, and where the present question is answered.
import type { Props } from './props.ts';

export type Place = 'galaxy' | 'strategy' | 'objectives' | 'sheet';

export function placeOf({ view, lit }: Pick<Props, 'view' | 'lit'>, ref: string): Place {
  const [kind, id] = ref.split(':');
  if (kind === 'planet') return lit.get(ref)?.some(({ option }) => isSpending(option.key)) ? 'sheet' : 'galaxy';
  if (['system', 'unit', 'space', 'agenda'].includes(kind!)) return 'galaxy';
  if (kind === 'strategy') return 'strategy';
  if (kind === 'segment') return 'objectives';
  return kind === 'objective' && view.pub.objectives.includes(id!) ? 'objectives' : 'sheet';
}
/** Planets are spent and readied on the sheet, where they lie as cards. */
const isSpending = (key: string): boolean => /^(exhaust|ready|specialty)/.test(key);

/** Is everything that can be clicked for the first question on this part? Actions and reactions need the galaxy in sight. */
export function isAskedHere(board: Pick<Props, 'requests' | 'view' | 'lit'>, place: Place): boolean {
  const request = board.requests.find(({ blocking, sealed }) => blocking && sealed === undefined);
  if (request && /^(window\.|turn\.choose$)/.test(request.at)) return place === 'galaxy';
  const ask = request?.ask;
  const refs = ask && 'options' in ask ? ask.options.flatMap(({ refs = [] }) => refs) : [];
  return refs.length > 0 && refs.every((ref) => placeOf(board, ref) === place);
}

/** Pools and goods are seen while the rest of the sheet is closed. */
export const isOnBar = (ref: string): boolean => ref.startsWith('pool:') || ref === 'goods';
