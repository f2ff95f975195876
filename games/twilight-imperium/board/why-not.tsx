// What is asked for and cannot be done with something, and why: in the words of the rules.
import css from './inspector.module.css';
import type { Props } from './props.ts';

type Asked = Pick<Props, 'lit' | 'barred' | 'say'>;

/** Nothing where it can be done, or where nobody asks. */
export const whyNot = ({ lit, barred, say }: Asked, ref: string): string[] =>
  lit.has(ref) ? [] : (barred.get(ref) ?? []).map(({ label, why }) => `${say(label)}: ${say(why)}`);

/** The same as words to be added to a name. */
export const withReasons = (board: Asked, ref: string, words: string): string =>
  [words, ...whyNot(board, ref)].join('\n');

export function WhyNot({ board, at }: { board: Asked; at: string }) {
  return whyNot(board, at).map((words) => (
    <p key={words} className={css.barred}>
      {words}
    </p>
  ));
}
