// A correction: the value found by its words, what it is now, what it shall be, whom it concerns, and why.
import type { SheetProps } from '@orrery/board';
import type { Bag } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { Correction } from '../procedures.ts';
import { shownPath } from '../report/path.ts';
import type { Cosmos, World } from '../state.ts';
import { valueAt } from '../steps/value-at.ts';
import css from './console.module.css';

const SHOWN = 8;
const EMPTY: Correction = { path: '', value: '', faction: 'none', told: 'faction', note: '' };

interface Leaf {
  path: string;
  words: string;
}

/** Every value that can be named, the factions' first. */
export function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`));
}

export function CorrectionsSheet({ view, say, value, change }: SheetProps<Cosmos>) {
  const world = view.own!.world!;
  const [one = EMPTY] = (value.corrections ?? []) as Correction[];
  const set = (part: Partial<Correction>) => change({ corrections: [{ ...one, ...part }] } satisfies Bag);
  const now = one.path === '' ? undefined : valueAt(world, one.path);
  const label = (key: string) => say({ key });
  return (
    <div className={css.correction}>
      {now ? (
        <p className={css.picked}>
          <span>
            {say(shownPath(world, one.path))}: <strong>{String(now.value)}</strong>
          </span>
          <button type="button" className="button plain" onClick={() => set({ path: '' })}>
            {label('correction.other')}
          </button>
        </p>
      ) : (
        <Finder world={world} say={say} pick={(path) => set({ path, faction: factionIn(world, path) })} />
      )}
      <label className="field">
        <span>{label('field.value')}</span>
        <input value={one.value} maxLength={200} onChange={(event) => set({ value: event.target.value })} />
      </label>
      <label className="field">
        <span>{label('field.faction')}</span>
        <select value={one.faction} onChange={(event) => set({ faction: event.target.value })}>
          <option value="none">{label('told.nobody')}</option>
          {world.sides.map(({ faction }) => (
            <option key={faction} value={faction}>
              {label(`faction.${faction}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={one.told === 'faction'}
          onChange={(event) => set({ told: event.target.checked ? 'faction' : 'nobody' })}
        />
        <span>{label('correction.told')}</span>
      </label>
      <label className="field">
        <span>{label('field.note')}</span>
        <input value={one.note} maxLength={500} required onChange={(event) => set({ note: event.target.value })} />
      </label>
    </div>
  );
}

/** The faction whose own value it is. */
function factionIn(world: World, path: string): string {
  const [, seat] = /^sides\.(\d+)\./.exec(path) ?? [];
  return seat === undefined ? 'none' : (world.sides[Number(seat)]?.faction ?? 'none');
}

/** All words must be there; where they are whole words, and little else is, comes first. */
function matching(leaves: readonly Leaf[], wanted: readonly string[]): Leaf[] {
  const misses = ({ words }: Leaf) => wanted.filter((word) => !words.split(/[ ·]+/).includes(word)).length;
  return leaves
    .filter(({ path, words }) => wanted.every((word) => words.includes(word) || path.includes(word)))
    .sort((a, b) => misses(a) - misses(b) || a.words.length - b.words.length);
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function Finder({ world, say, pick }: { world: World; say: SheetProps<Cosmos>['say']; pick(path: string): void }) {
  const [text, setText] = useState('');
  const [asked, ask] = useState(false); // naming all values takes a moment: only for one who looks for one
  const leaves = useMemo(
    () => (asked ? pathsIn(world).map((path): Leaf => ({ path, words: plain(say(shownPath(world, path))) })) : []),
    [asked, world, say],
  );
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const found = matching(leaves, wanted);
  const typed = valueAt(world, text.trim()) && !found.some(({ path }) => path === text.trim()) ? [text.trim()] : [];
  const shown = wanted.length === 0 ? [] : [...typed, ...found.slice(0, SHOWN).map(({ path }) => path)];
  return (
    <div className={css.finder}>
      <label className="field">
        <span>{say({ key: 'field.path' })}</span>
        <input
          type="search"
          value={text}
          placeholder={say({ key: 'correction.find' })}
          onFocus={() => ask(true)}
          onChange={(event) => {
            ask(true);
            setText(event.target.value);
          }}
        />
      </label>
      {shown.length > 0 && (
        <ul>
          {shown.map((path) => (
            <li key={path}>
              <button type="button" onClick={() => pick(path)}>
                <span>{say(shownPath(world, path))}</span>
                <strong>{String(valueAt(world, path)?.value)}</strong>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length > SHOWN && wanted.length > 0 && (
        <p className="quiet small">{say({ key: 'console.more', args: { count: found.length - SHOWN } })}</p>
      )}
    </div>
  );
}
