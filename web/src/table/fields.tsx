// The fields of a sheet, as a game describes them; a list holds rows of further fields.
import type { Bag, Field, Json, Msg } from '@orrery/kernel';
import { Plus, X } from 'lucide-react';
import { useWords } from '../words/index.ts';
import { emptySheet, toggled } from './answers.ts';
import css from './question.module.css';

interface FieldsProps {
  fields: readonly Field[];
  value: Bag;
  change(value: Bag): void;
  say(msg: Msg): string;
}

export function Fields({ fields, value, change, say }: FieldsProps) {
  return (
    <div className={css.fields}>
      {fields.map((field) => (
        <FieldView
          key={field.key}
          field={field}
          value={value[field.key]}
          change={(next) => change({ ...value, [field.key]: next })}
          say={say}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  field: Field;
  value: Json | undefined;
  change(value: Json): void;
  say(msg: Msg): string;
}

function FieldView({ field, value, change, say }: FieldProps) {
  const label = say(field.label);
  switch (field.kind) {
    case 'one':
      return (
        <label className="field">
          <span>{label}</span>
          <select value={String(value ?? '')} onChange={(event) => change(event.target.value)}>
            {field.options.map((option) => (
              <option key={option.key} value={option.key}>
                {say(option.label)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'many':
      return <ManyField field={field} value={value} change={change} say={say} />;
    case 'number':
      return (
        <label className="field">
          <span>{`${label} (${field.min}–${field.max})`}</span>
          <input
            type="number"
            min={field.min}
            max={field.max}
            value={Number(value ?? field.min)}
            onChange={(event) => change(Number(event.target.value))}
          />
        </label>
      );
    case 'text':
      return (
        <label className="field">
          <span>{label}</span>
          <input value={String(value ?? '')} maxLength={field.max} onChange={(event) => change(event.target.value)} />
        </label>
      );
    case 'list':
      return <ListField field={field} value={value} change={change} say={say} />;
  }
}

function ManyField({ field, value, change, say }: FieldProps) {
  if (field.kind !== 'many') return null;
  const picks = Array.isArray(value) ? value.map(String) : [];
  return (
    <fieldset className={css.group}>
      <legend>{`${say(field.label)} (${field.min}–${field.max})`}</legend>
      {field.options.map((option) => (
        <label key={option.key} className="check">
          <input
            type="checkbox"
            checked={picks.includes(option.key)}
            onChange={() => change(toggled(picks, option.key, field.max))}
          />
          <span>{say(option.label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ListField({ field, value, change, say }: FieldProps) {
  const t = useWords();
  if (field.kind !== 'list') return null;
  const rows = (Array.isArray(value) ? value : []) as Bag[];
  const label = say(field.label);
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      {rows.map((row, i) => (
        <div key={i} className={css.line}>
          <Fields
            fields={field.fields}
            value={row}
            change={(next) => change(rows.map((old, j) => (i === j ? next : old)))}
            say={say}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t('question.removeRow', { row: i + 1 })}
            onClick={() => change(rows.filter((_, j) => i !== j))}
          >
            <X />
          </button>
        </div>
      ))}
      {rows.length < field.max && (
        <button type="button" className="button" onClick={() => change([...rows, emptySheet(field.fields)])}>
          <Plus /> {t('question.addRow')}
        </button>
      )}
    </fieldset>
  );
}
