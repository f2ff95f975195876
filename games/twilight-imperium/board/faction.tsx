// What is written on the sheet of a faction: its abilities, its flagship and its mech.
import { factionSheet, hasSet, isComplete, unitCard } from '../tables.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';

export function Faction({ board, seat }: { board: Props; seat: number }) {
  const { faction } = board.view.pub.players[seat]!;
  if (!faction) return null;
  return (
    <Region className={css.part} title={board.say({ key: `faction.${faction}` })}>
      {linesOf(board, seat).map(({ name, text }) => (
        <p key={name} className={css.line}>
          <b>{name}.</b> {text}
        </p>
      ))}
      {!isComplete(faction, board.view.pub) && <p className={css.line}>{board.say({ key: 'faction.plain' })}</p>}
    </Region>
  );
}

/** The same as one text, for a tooltip. */
export const aboutFaction = (board: Props, seat: number): string =>
  linesOf(board, seat)
    .map(({ name, text }) => `${name}: ${text}`)
    .join('\n');

function linesOf({ view: { pub }, say }: Props, seat: number): { name: string; text: string }[] {
  const { faction } = pub.players[seat]!;
  if (!isComplete(faction, pub)) return [];
  const { abilities, flagship, mech, units = [] } = factionSheet(faction);
  const worded = units.filter((id) => unitCard(id).worded);
  const ids = [...abilities, ...worded, flagship, ...(hasSet(pub, 'pok') ? [mech] : [])];
  return ids.map((id) => ({ name: say({ key: `sheet.${id}` }), text: say({ key: `sheet.${id}.text` }) }));
}
