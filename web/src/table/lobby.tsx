// Before the match begins: who sits where, the invitation, and the owner's word to begin.
import type { Pass, Snapshot } from '@orrery/api';
import { useState } from 'react';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import type { GameKit } from '../state/voice.ts';
import { useWords, type Word } from '../words/index.ts';
import css from './lobby.module.css';
import { SeatList } from './seat-list.tsx';
import { InvitationLink } from './share.tsx';
import { clockText, optionLines } from './table-facts.ts';
import { useTableVoice } from './use-seats.ts';

export function Lobby({ snapshot, kit, pass }: { snapshot: Snapshot; kit: GameKit; pass: Pass | undefined }) {
  const t = useWords();
  const voice = useTableVoice(snapshot, kit);
  const [problem, setProblem] = useState<Word>();
  const { table } = snapshot;
  const game = voice.say({ key: 'game.name' });
  const open = table.players.filter((player) => player.kind === 'open').length;
  const begin = async () => {
    try {
      await api.as(pass?.secret).call('begin', { match: table.id, body: {} });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Page title={table.name || game}>
      <div>
        <p className="quiet">{game}</p>
        <h1>{table.name || t('lobby.title')}</h1>
        <p className="quiet" role="status">
          {t('lobby.waiting', { count: open })}
        </p>
      </div>
      <div className={css.columns}>
        <section className={`panel ${css.box}`}>
          <h2>{t('menu.seats')}</h2>
          <SeatList table={table} voice={voice} pass={pass} />
          {table.owner && (
            <button type="button" className="button primary" onClick={() => void begin()}>
              {open > 0 ? t('lobby.beginWithBots', { count: open }) : t('lobby.begin')}
            </button>
          )}
          <Sorry problem={problem} />
        </section>
        <div className={css.column}>
          {table.invitation !== null && (
            <section className={`panel ${css.box}`}>
              <h2>{t('menu.share')}</h2>
              <InvitationLink table={table} />
            </section>
          )}
          <section className={`panel ${css.box}`}>
            <h2>{t('lobby.agreed')}</h2>
            <ul className="stack quiet">
              <li>{clockText(table.clock, t)}</li>
              <li>{table.spectators.allowed ? t('new.watchable') : t('new.private')}</li>
              {optionLines(table.options, voice, t).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Page>
  );
}
