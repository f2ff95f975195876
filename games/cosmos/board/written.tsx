// A sentence of ours with words that somebody wrote in it: those are marked as of their own language, or of none we know.
import type { Bag, Json, Msg } from '@orrery/kernel';
import { Fragment } from 'react';
import { VOCABULARIES } from '../orders/vocabulary.ts';

/** Arguments that are no words of ours: in a language that orders are written in, or in whatever somebody wrote. */
const TONGUES = VOCABULARIES.map(({ tongue }): string => tongue);
const WRITTEN = ['text', 'found', 'nearest', ...TONGUES];
const [LEFT, RIGHT] = ['\uE000', '\uE001']; // of no script

interface Part {
  text: string;
  lang?: string;
}

/** The sentence in parts: what is ours has no `lang`. */
export function partsOf(say: (msg: Msg) => string, msg: Msg): Part[] {
  const written: Required<Part>[] = [];
  const mark = (name: string, value: Json): Json => {
    if (Array.isArray(value)) return value.map((item) => mark(name, item));
    if (typeof value === 'object' && value !== null)
      return typeof value.key === 'string' ? withMarks(value as Msg) : value;
    if (typeof value !== 'string' || value === '' || !WRITTEN.includes(name)) return value;
    const lang = TONGUES.includes(name) ? name : '';
    return `${LEFT}${written.push({ text: value, lang }) - 1}${RIGHT}`;
  };
  const withMarks = ({ key, args }: Msg): Msg => {
    const marked: Bag = Object.fromEntries(Object.entries(args ?? {}).map(([name, v]) => [name, mark(name, v)]));
    return { key, args: marked };
  };
  return say(withMarks(msg))
    .split(new RegExp(`${LEFT}(\\d+)${RIGHT}`))
    .map((text, i): Part => (i % 2 === 1 ? written[Number(text)]! : { text }))
    .filter(({ text }) => text !== '');
}

export function Written({ say, msg }: { say(msg: Msg): string; msg: Msg }) {
  return partsOf(say, msg).map(({ text, lang }, i) =>
    lang === undefined ? (
      <Fragment key={i}>{text}</Fragment>
    ) : (
      <span key={i} lang={lang}>
        {text}
      </span>
    ),
  );
}
