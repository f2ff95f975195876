// The odds of a combat, for whoever asks: worked out on this screen from what everybody can see.
import { SeatMark } from '@orrery/board';
import { useEffect, useState } from 'react';
import type { Odds as Chances } from '../odds/index.ts';
import { NOBODY, systemName } from '../tables.ts';
import css from './combat.module.css';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';

/** `sent`: if these went there; else of what stands on the board and was declared. */
interface Sent {
  system: string;
  ships: readonly number[];
}
export function Odds({ board, sent }: { board: Props; sent?: Sent }) {
  const [asked, ask] = useState(false);
  const found = useOdds(board, asked, sent);
  if (!asked)
    return (
      <button type="button" className={css.ask} onClick={() => ask(true)}>
        {board.say({ key: 'odds.ask' })}
      </button>
    );
  return (
    <div className={css.odds} role="status" aria-busy={found === undefined}>
      {found === undefined && <p>{board.say({ key: 'odds.pending' })}</p>}
      {found?.length === 0 && <p>{board.say({ key: 'odds.none' })}</p>}
      {found?.map((odds) => (
        <Outcome key={`${odds.system} ${odds.planet}`} board={board} odds={odds} />
      ))}
      {found && found.length > 0 && <p>{board.say({ key: 'odds.how' })}</p>}
    </div>
  );
}

/** Undefined: still being worked out. The page is drawn first, so that it says so. */
function useOdds({ view: { pub, seat } }: Props, asked: boolean, sent?: Sent): readonly Chances[] | undefined {
  const [kept, keep] = useState<{ pub: object; odds: readonly Chances[] }>();
  useEffect(() => {
    if (!asked) return;
    let current = true;
    const timer = setTimeout(async () => {
      const { combatOdds, meeting } = await import('../odds/index.ts');
      if (current) keep({ pub, odds: sent ? meeting(pub, seat!, sent.system, sent.ships) : combatOdds(pub) });
    }, 50);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, pub]);
  return kept?.pub === pub ? kept.odds : undefined;
}

function Outcome({ board, odds }: { board: Props; odds: Chances }) {
  const parts = [
    { key: 'attacker', seat: odds.attacker, share: odds.attackerWins },
    { key: 'nobody', seat: NOBODY, share: odds.bothGone },
    { key: 'defender', seat: odds.defender, share: odds.defenderWins },
  ];
  const losses = (side: 'attacker' | 'defender') =>
    odds.lost[side].resources.toLocaleString(board.language, { maximumFractionDigits: 1 });
  return (
    <div>
      <p>
        <b>{board.say(odds.planet ? { key: `planet.${odds.planet}` } : systemName(odds.system))}</b>
      </p>
      <div className={css.shares} aria-hidden="true">
        {parts.map(({ key, seat, share }) => (
          <span
            key={key}
            style={{ flexGrow: share, background: seat === NOBODY ? 'var(--quiet)' : `var(--seat-${seat})` }}
          />
        ))}
      </div>
      <ul>
        {parts.map(({ key, seat, share }) => (
          <li key={key}>
            {seat !== NOBODY && <SeatMark seat={seat} size={14} />}
            {board.say({
              key: key === 'nobody' ? 'odds.nobody' : 'odds.wins',
              args: {
                percent: percent(share),
                name: seat === NOBODY ? board.say({ key: 'neutral' }) : nameOf(board, seat),
              },
            })}
          </li>
        ))}
      </ul>
      <p>{board.say({ key: 'odds.lost', args: { attacker: losses('attacker'), defender: losses('defender') } })}</p>
    </div>
  );
}

/** What is possible is never called 0, nor what is uncertain 100. */
function percent(share: number): string {
  if (share > 0.0005 && share < 0.01) return '<1';
  if (share > 0.99 && share < 0.9995) return '>99';
  return String(Math.round(share * 100));
}
