// The keys of the table.
import { useWords, type Word } from '../words/index.ts';
import css from './dialogs.module.css';

const KEYS: readonly [key: string, word: Word][] = [
  ['Enter', 'keys.enter'],
  ['1 – 9', 'keys.digit'],
  ['Tab', 'keys.tab'],
  ['Esc', 'keys.escape'],
  ['U', 'keys.undo'],
  ['H', 'keys.hint'],
  ['+ − 0', 'keys.zoom'],
  ['← ↑ ↓ →', 'keys.arrows'],
  ['?', 'keys.help'],
];

export function KeyList() {
  const t = useWords();
  return (
    <dl className={css.keys}>
      {KEYS.map(([key, word]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(word)}</dd>
        </div>
      ))}
    </dl>
  );
}
