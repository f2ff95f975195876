// What the signs on the board mean, behind a button.
import { Modal } from '@orrery/board';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TYPES } from '../tables.ts';
import { Glyph } from './glyph.tsx';
import css from './inspector.module.css';
import type { Props } from './props.ts';
import { Coin, InlineSign } from './signs.tsx';

const TRAITS = ['cultural', 'hazardous', 'industrial'];
const COLOURS = ['blue', 'green', 'yellow', 'red'];

export function LegendButton({ board }: { board: Props }) {
  const [open, setOpen] = useState(false);
  const title = board.say({ key: 'board.legend' });
  return (
    <>
      <button type="button" aria-label={title} title={title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CircleHelp />
      </button>
      <Modal title={title} open={open} close={() => setOpen(false)}>
        <Legend board={board} />
      </Modal>
    </>
  );
}

function Legend({ board }: { board: Props }) {
  const seat = board.view.seat ?? 0;
  const rows: { key: string; sign: ReactNode; words: string }[] = [
    { key: 'r', sign: <Coin coin="resources" value="" />, words: board.say({ key: 'legend.resources' }) },
    { key: 'i', sign: <Coin coin="influence" value="" />, words: board.say({ key: 'legend.influence' }) },
    ...TRAITS.map((trait) => ({
      key: trait,
      sign: <InlineSign sign={{ kind: 'trait', trait }} />,
      words: board.say({ key: `trait.${trait}` }),
    })),
    ...COLOURS.map((colour) => ({
      key: colour,
      sign: <InlineSign sign={{ kind: 'tech', colour }} />,
      words: board.say({ key: `colour.${colour}` }),
    })),
    { key: 'l', sign: <InlineSign sign={{ kind: 'legendary' }} />, words: board.say({ key: 'legend.legendary' }) },
    ...TYPES.map((type) => ({
      key: type,
      sign: (
        <svg viewBox="-15 -15 30 30" width="22" height="22" aria-hidden="true">
          <Glyph type={type} seat={seat} />
        </svg>
      ),
      words: board.say({ key: `unit.${type}` }),
    })),
    {
      key: 'd',
      sign: (
        <svg viewBox="-15 -15 30 30" width="22" height="22" aria-hidden="true">
          <Glyph type="dreadnought" seat={seat} damaged />
        </svg>
      ),
      words: board.say({ key: 'legend.damaged' }),
    },
    ...(board.view.pub.units.some(({ galvanized }) => galvanized)
      ? [
          {
            key: 'g',
            sign: (
              <svg viewBox="-15 -15 30 30" width="22" height="22" aria-hidden="true">
                <Glyph type="dreadnought" seat={seat} galvanized />
              </svg>
            ),
            words: board.say({ key: 'legend.galvanized' }),
          },
        ]
      : []),
    { key: 't', sign: <Pennant />, words: board.say({ key: 'legend.token' }) },
  ];
  return (
    <ul className={css.legend}>
      {rows.map(({ key, sign, words }) => (
        <li key={key}>
          {sign} <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function Pennant() {
  return (
    <svg viewBox="-15 -15 30 30" width="20" height="20" aria-hidden="true">
      <path d="M-10 -13H10V7L0 14L-10 7Z" fill="var(--sky-0)" stroke="var(--ink)" strokeWidth="2.5" />
    </svg>
  );
}
