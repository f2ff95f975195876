// What else a deal holds: an answer that one of the two gives at once, which binds, and words, which do not.
import type { SheetProps } from '@orrery/board';
import type { Choice } from '@orrery/kernel';
import { answersTo, LONGEST_WORDS } from '../preview.ts';
import type { TI } from '../tables.ts';
import { nameOf } from './side.tsx';
import css from './trade.module.css';

type Sheet = SheetProps<TI>;

export function Terms({ other, ...sheet }: Sheet & { other: number }) {
  const { value, change, say } = sheet;
  const words = typeof value.words === 'string' ? value.words : '';
  return (
    <fieldset className={css.side}>
      <legend>{say({ key: 'deal.terms' })}</legend>
      <Bound {...sheet} other={other} />
      <label className={css.words}>
        {say({ key: 'deal.words' })}
        <textarea
          rows={2}
          maxLength={LONGEST_WORDS}
          value={words}
          onChange={(event) => change({ ...value, words: event.target.value })}
        />
      </label>
      {words.trim() !== '' && (
        <label className={css.aloud}>
          <input
            type="checkbox"
            checked={value.aloud === true}
            onChange={() => change({ ...value, aloud: value.aloud !== true })}
          />
          {say({ key: 'deal.aloud' })}
        </label>
      )}
    </fieldset>
  );
}

/** [TI4-DEAL-8] The question that waits for one of us alone, and what can be agreed on as its answer. */
function Bound({ view, value, change, say, other, ...sheet }: Sheet & { other: number }) {
  const found = answersTo(view, other);
  if (!found) return null;
  const { by, prompt, answers } = found;
  const chosen = answers.findIndex(({ choice }) => JSON.stringify(choice) === JSON.stringify(value.answer ?? ''));
  const set = (index: number) => {
    const { answer: _, ...rest } = value;
    const picked: Choice | undefined = answers[index]?.choice;
    change(picked === undefined ? rest : { ...rest, answer: picked });
  };
  const who =
    by === view.seat
      ? say({ key: 'deal.answer.mine' })
      : say({ key: 'deal.answer.theirs', args: { name: nameOf(sheet, by) } });
  return (
    <label className={css.words}>
      {who}
      <span className={css.note}>{say(prompt)}</span>
      <select value={chosen} onChange={(event) => set(Number(event.target.value))}>
        <option value={-1}>{say({ key: 'deal.answer.none' })}</option>
        {answers.map(({ choice, label }, i) => (
          <option key={JSON.stringify(choice)} value={i}>
            {say(label)}
          </option>
        ))}
      </select>
    </label>
  );
}
