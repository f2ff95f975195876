// Who sits where, and what may be done about it: hand a seat to a bot and back, open it for a substitute.
import type { Pass, Player, TableInfo } from '@orrery/api';
import { SeatMark } from '@orrery/board';
import { useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { botName, namesOf, type Voice } from '../state/voice.ts';
import { useWords, type Word } from '../words/index.ts';
import css from './dialogs.module.css';

export function SeatList({ table, voice, pass }: { table: TableInfo; voice: Voice; pass: Pass | undefined }) {
  const t = useWords();
  const [problem, setProblem] = useState<Word>();
  const { call } = api.as(pass?.secret);
  const act = (what: Promise<unknown>) => {
    setProblem(undefined);
    void what.catch((error) => setProblem(problemOf(error)));
  };
  const names = namesOf(table.players, voice);
  const begun = table.status === 'running' || table.status === 'paused';
  const mayChange = (player: Player) => begun && (table.steward || pass?.seat === player.seat);
  return (
    <>
      <ul className={css.seats}>
        {table.players.map((player) => {
          const at = { match: table.id, seat: player.seat };
          return (
            <li key={player.seat}>
              <SeatMark seat={player.seat} size={22} />
              <span className={css.who}>
                <strong>{player.kind === 'open' ? t('seats.open') : names[player.seat]}</strong>
                <span className="quiet small">{stateOf(player, pass, voice, t)}</span>
              </span>
              {mayChange(player) && player.held && player.bot === null && (
                <button type="button" className="button" onClick={() => act(call('toBot', { ...at, body: {} }))}>
                  {t('seats.toBot')}
                </button>
              )}
              {mayChange(player) && player.held && player.bot !== null && (
                <button type="button" className="button" onClick={() => act(call('fromBot', at))}>
                  {t('seats.fromBot')}
                </button>
              )}
              {begun && table.steward && player.kind !== 'open' && pass?.seat !== player.seat && (
                <button type="button" className="button" onClick={() => act(call('vacate', at))}>
                  {t('seats.vacate')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Sorry problem={problem} />
    </>
  );
}

function stateOf(player: Player, pass: Pass | undefined, voice: Voice, t: ReturnType<typeof useWords>): string {
  if (player.kind === 'open') return t('seats.openText');
  const parts = [
    pass?.seat === player.seat ? t('seats.you') : '',
    player.bot !== null
      ? `${t('seats.bot')} · ${botName(voice, player.bot)}`
      : player.online
        ? t('seats.here')
        : t('seats.away'),
  ];
  return parts.filter(Boolean).join(' · ');
}
