// What a thing does, beside its name: opened when asked, in the words of the rules.
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cardRule, commonBuilding, controlOf, factionOf, heroOf, RELICS, unitOf } from '../values/sheets.ts';
import type { Props } from './atlas.ts';
import css from './does.module.css';

const FIGURES = ['attack', 'shield', 'hull', 'movement', 'cargo', 'troops'] as const;
type Teller = (id: string, board: Props) => ReactNode;

/** By the kind of thing, as its name begins. */
const TELLERS: Readonly<Record<string, Teller>> = {
  planet: (id, { say }) => say({ key: `does.planet.${id}` }),
  building(id, { say, slots }) {
    if (commonBuilding(id)) return say({ key: `does.building.${id}` });
    if (RELICS.has(id)) return slots?.rule(cardRule(id));
    return slots?.rule(controlOf(id)?.rule ?? 'CSM-BASE-1');
  },
  unit: (id, { say }) =>
    FIGURES.filter((figure) => unitOf(id)[figure] > 0)
      .map((figure) => `${say({ key: `faction.unit.${figure}` })} ${unitOf(id)[figure]}`)
      .join(' · '),
  hero: (id, { slots }) => slots?.rule(heroOf(id).rule),
  card: (id, { slots }) => slots?.rule(cardRule(id)),
  mission: (id, { slots }) => slots?.rule(factionOf(id).mission.rule),
};

/** `of`: the key of its name, `hero.capitana-lian`. */
export function doingsOf(board: Props, of: string): ReactNode {
  const dot = of.indexOf('.');
  return TELLERS[of.slice(0, dot)]?.(of.slice(dot + 1), board);
}

export function Does({ board, of }: { board: Props; of: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.does} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={board.say({ key: 'about.does', args: { what: { key: of } } })}>
        <Info aria-hidden="true" />
      </summary>
      {isOpen && <div className={css.text}>{doingsOf(board, of)}</div>}
    </details>
  );
}
