// Behind an invitation: the table, a name, a seat. No account.
import { SeatMark } from '@orrery/board';
import { type FormEvent, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf, useRead } from '../state/api.ts';
import { pictureOf } from '../state/boards.ts';
import { keepPass, usePass } from '../state/passes.ts';
import { useSettings } from '../state/settings.ts';
import { useKit, voiceOf } from '../state/voice.ts';
import { useWords, type Word } from '../words/index.ts';
import css from './join.module.css';

export default function Join({ token }: { token: string }) {
  const t = useWords();
  const { data: table, problem } = useRead('invitation', { token });
  const info = useRead('games', {}).data?.find(({ id }) => id === table?.game);
  const kit = useKit(table?.game);
  const held = usePass(table?.id ?? '');
  const voice = kit && voiceOf(kit);
  const game = voice?.say({ key: 'game.name' }) ?? '';
  const Picture = info && pictureOf(info);
  if (problem)
    return (
      <Page title={t('join.title')} narrow>
        <h1>{t('join.invalid')}</h1>
        <p className="quiet">{t(problem === 'problem.not-found' ? 'join.invalidText' : problem)}</p>
      </Page>
    );
  if (!table) return <Page title={t('join.title')}>{null}</Page>;
  const open = table.players.filter((player) => player.kind === 'open');
  return (
    <Page title={t('join.title')} narrow>
      <div className={css.head}>
        {Picture && (
          <div className={css.picture} data-theme="dark">
            <Suspense fallback={null}>
              <Picture title={t('home.board', { game })} />
            </Suspense>
          </div>
        )}
        <div className="stack">
          <h1>{table.name || t('join.heading')}</h1>
          <p>{game}</p>
          {voice && <p className="quiet">{voice.say({ key: 'game.about' })}</p>}
        </div>
      </div>
      <ul className={css.seats}>
        {table.players.map((player) => (
          <li key={player.seat}>
            <SeatMark seat={player.seat} size={20} />
            {player.kind === 'open' ? <span className="quiet">{t('seats.open')}</span> : player.name || t('seats.bot')}
          </li>
        ))}
      </ul>
      {held ? (
        <Link href={`/table/${table.id}`} className="button primary">
          {t('join.back')}
        </Link>
      ) : open.length > 0 ? (
        <JoinForm token={token} open={open.map((player) => player.seat)} />
      ) : (
        <>
          <p>{t('join.full')}</p>
          {table.spectators.allowed && (
            <Link href={`/table/${table.id}`} className="button">
              {t('join.watch')}
            </Link>
          )}
        </>
      )}
    </Page>
  );
}

function JoinForm({ token, open }: { token: string; open: number[] }) {
  const t = useWords();
  const [, go] = useLocation();
  const [settings, change] = useSettings();
  const [name, setName] = useState(settings.name);
  const [seat, setSeat] = useState(open[0]!);
  const [problem, setProblem] = useState<Word>();
  const join = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const pass = await api.call('join', { token, body: { name: name.trim() || t('guest'), seat } });
      if (name.trim()) change({ name: name.trim() });
      keepPass(pass);
      go(`/table/${pass.match}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void join(event)}>
      <label className="field">
        <span>{t('join.name')}</span>
        <input value={name} maxLength={40} placeholder={t('guest')} onChange={(event) => setName(event.target.value)} />
      </label>
      {open.length > 1 && (
        <label className="field">
          <span>{t('join.seat')}</span>
          <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
            {open.map((n) => (
              <option key={n} value={n}>
                {t('seats.number', { number: n + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <div>
        <button type="submit" className="button primary">
          {t('join.sit')}
        </button>
      </div>
      <Sorry problem={problem} />
    </form>
  );
}
