// An answer of a position in words: also one that is not offered, and of a sheet what is written on it.
import type { Scene } from '@orrery/api';
import type { Choice, Request } from '@orrery/kernel';
import type { Voice } from '../state/voice.ts';
import { choiceText, isBag } from '../table/answers.ts';
import type { Say } from '../words/index.ts';

export function givenText(t: Say, { say }: Voice, { fields }: Scene, request: Request, choice: Choice): string {
  const { ask, barred = [] } = request;
  if (isBag(choice)) {
    const written = (fields[request.id] ?? []).filter(({ key }) => isWritten(choice[key]));
    return written.length > 0 ? choiceText(request, choice, say, written) : t('show.blank');
  }
  if (!('options' in ask)) return choiceText(request, choice, say);
  const options = [...ask.options, ...barred];
  const isKnown = [choice].flat().every((key) => options.some((option) => option.key === key));
  return isKnown ? choiceText({ ask: { ...ask, options } }, choice, say) : t('show.notOffered');
}
const isWritten = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
