// The options of a game, by their specification; their words are the game's.
import type { Bag, Json } from '@orrery/kernel';
import type { Voice } from '../state/voice.ts';
import { optionName, valueName } from '../table/table-facts.ts';
import { useWords } from '../words/index.ts';
import { byGroup, type OfferedOption } from './offered.ts';
import css from './option-fields.module.css';

interface OptionFieldsProps {
  offered: readonly OfferedOption[];
  change(value: Bag): void; // what is chosen otherwise than before
  voice: Voice;
}

export function OptionFields({ offered, change, voice }: OptionFieldsProps) {
  return byGroup(offered).map(([group, options]) => {
    const fields = options.map((option) => (
      <OptionField key={option.name} {...option} set={(value) => change({ [option.name]: value })} voice={voice} />
    ));
    if (!group) return fields;
    return (
      <fieldset key={group} className={css.group}>
        <legend>{voice.say({ key: `options.${group}` })}</legend>
        {fields}
      </fieldset>
    );
  });
}

function OptionField({ name, spec, value: now, set, voice }: OfferedOption & { set(next: Json): void; voice: Voice }) {
  const t = useWords();
  const label = optionName(name, voice);
  if (spec.kind === 'flag')
    return (
      <label className="check">
        <input type="checkbox" checked={now === true} onChange={(event) => set(event.target.checked)} />
        <span>{label}</span>
      </label>
    );
  if (spec.kind === 'number')
    return (
      <label className="field">
        <span>{label}</span>
        <input
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(now)}
          onChange={(event) => set(Number(event.target.value))}
        />
      </label>
    );
  if (spec.kind === 'text')
    return (
      <label className="field">
        <span>{label}</span>
        <textarea
          rows={2}
          maxLength={spec.max}
          value={String(now)}
          spellCheck={false}
          onChange={(event) => set(event.target.value)}
        />
      </label>
    );
  if (spec.kind === 'some')
    return (
      <SomeField
        label={label}
        choices={spec.choices.map((choice) => ({ choice, name: valueName(name, choice, voice, t) }))}
        chosen={now as string[]}
        change={set}
      />
    );
  return (
    <label className="field">
      <span>{label}</span>
      <select value={String(now)} onChange={(event) => set(event.target.value)}>
        {spec.choices.map((choice) => (
          <option key={choice} value={choice}>
            {valueName(name, choice, voice, t)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SomeFieldProps {
  label: string;
  choices: readonly { choice: string; name: string }[];
  chosen: readonly string[];
  change(chosen: string[]): void;
}

/** Any of many: folded away until somebody wants one; what is chosen can be read without unfolding. */
function SomeField({ label, choices, chosen, change }: SomeFieldProps) {
  const t = useWords();
  const named = choices.filter(({ choice }) => chosen.includes(choice)).map(({ name }) => name);
  return (
    <details className={css.some}>
      <summary>
        <span>{label}</span>
        <strong>{named.length > 0 ? named.join(', ') : t('none')}</strong>
      </summary>
      <fieldset aria-label={label}>
        {choices.map(({ choice, name }) => (
          <label key={choice} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={(event) =>
                change(
                  choices
                    .map((other) => other.choice)
                    .filter((other) => (other === choice ? event.target.checked : chosen.includes(other))),
                )
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
