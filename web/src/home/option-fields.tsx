// The options of a game, by their specification; their words are the game's.
import type { Bag, OptionSpec } from '@orrery/kernel';
import type { Voice } from '../state/voice.ts';
import { optionName, valueName } from '../table/table-facts.ts';
import { useWords } from '../words/index.ts';

interface OptionFieldsProps {
  specs: Readonly<Record<string, OptionSpec>>;
  value: Bag;
  change(value: Bag): void;
  voice: Voice;
}

export function OptionFields({ specs, value, change, voice }: OptionFieldsProps) {
  const t = useWords();
  return Object.entries(specs).map(([name, spec]) => {
    const now = value[name] ?? spec.fallback;
    const set = (next: string | number | boolean) => change({ ...value, [name]: next });
    const label = optionName(name, voice);
    if (spec.kind === 'flag')
      return (
        <label key={name} className="check">
          <input type="checkbox" checked={now === true} onChange={(event) => set(event.target.checked)} />
          <span>{label}</span>
        </label>
      );
    if (spec.kind === 'number')
      return (
        <label key={name} className="field">
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
        <label key={name} className="field">
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
    return (
      <label key={name} className="field">
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
  });
}
