// What cannot be done now: quiet, and with the reason and its rule when asked.
import { useWords } from '../words/index.ts';
import type { AskProps } from './ask-view.tsx';
import css from './question.module.css';
import { RuleChips } from './rule-chips.tsx';

export function BarredList({ desk, request }: AskProps) {
  const t = useWords();
  const barred = request.barred ?? [];
  if (barred.length === 0) return null;
  return (
    <details className={css.barred}>
      <summary>{t('question.barred', { count: barred.length })}</summary>
      <ul>
        {barred.map((option) => (
          <li key={option.key}>
            <span className={css.off}>{desk.voice.say(option.label)}</span>
            <span className="small">{desk.voice.say(option.why)}</span>
            <RuleChips game={desk.snapshot.table.game} voice={desk.voice} ids={option.rules} />
          </li>
        ))}
      </ul>
    </details>
  );
}
