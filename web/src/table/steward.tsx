// For whoever runs the table: who has answered, the deadline, reminding and forcing, seats, talk, and the audit of it all.
import { SeatMark } from '@orrery/board';
import { BellRing, FastForward, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { momentText, spanText, useNow } from '../state/time.ts';
import { useWords, type Word } from '../words/index.ts';
import { Audit } from './audit.tsx';
import css from './steward.module.css';
import type { Desk } from './use-desk.ts';
import { answeredIn } from './use-seats.ts';

interface StewardProps {
  desk: Desk;
  skew: number;
  share(): void;
}
type Act = (what: Promise<unknown>) => void;
type PartProps = { desk: Desk; act: Act };
const HOUR = 60; // minutes
const STEPS = [-HOUR, HOUR, 24 * HOUR] as const;

export function Steward({ desk, skew, share }: StewardProps) {
  const t = useWords();
  const [problem, setProblem] = useState<Word>();
  const act: Act = (what) => {
    setProblem(undefined);
    void what.catch((error) => setProblem(problemOf(error)));
  };
  return (
    <section className={css.steward} aria-label={t('steward.name')}>
      <h2>{t('steward.name')}</h2>
      <Sorry problem={problem} />
      <Seats desk={desk} act={act} share={share} />
      <Deadline desk={desk} act={act} skew={skew} />
      <Powers desk={desk} act={act} />
      <Audit desk={desk} />
    </section>
  );
}

function Seats({ desk, act, share }: PartProps & { share(): void }) {
  const t = useWords();
  const { snapshot, scene, board } = desk;
  const answered = answeredIn(scene);
  const asked = scene.waiting;
  const { call } = api.as(desk.secret);
  return (
    <div>
      <p className="quiet">
        {t('steward.count', { answered: asked.filter((seat) => answered.includes(seat)).length, asked: asked.length })}
      </p>
      <ul className={css.seats}>
        {snapshot.table.players.map((player) => {
          const { seat } = player;
          const at = { match: snapshot.table.id, seat };
          const state = !asked.includes(seat) ? 'idle' : answered.includes(seat) ? 'in' : 'out';
          const others = seat !== snapshot.seat && !scene.result;
          return (
            <li key={seat} data-state={state}>
              <SeatMark seat={seat} size={18} />
              <span className={css.who}>
                <strong>{player.kind === 'open' ? t('seats.open') : board.seats[seat]?.name}</strong>{' '}
                <span className="quiet small">
                  {[board.seats[seat]?.title, player.bot !== null ? t('seats.bot') : ''].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={css.state}>{t(`steward.${state}`)}</span>
              {others && (
                <details className={css.more}>
                  <summary aria-label={t('steward.seat', { name: board.seats[seat]?.name ?? '' })}>…</summary>
                  <div className={css.menu}>
                    {player.held && player.bot === null && (
                      <button type="button" className="button" onClick={() => act(call('toBot', { ...at, body: {} }))}>
                        {t('seats.toBot')}
                      </button>
                    )}
                    {player.held && player.bot !== null && (
                      <button type="button" className="button" onClick={() => act(call('fromBot', at))}>
                        {t('seats.fromBot')}
                      </button>
                    )}
                    {player.kind === 'open' ? (
                      <button type="button" className="button" onClick={share}>
                        {t('menu.share')}
                      </button>
                    ) : (
                      <button type="button" className="button" onClick={() => act(call('vacate', at))}>
                        {t('seats.vacate')}
                      </button>
                    )}
                    {state === 'out' && snapshot.table.clock.kind !== 'none' && (
                      <button
                        type="button"
                        className="button"
                        onClick={() =>
                          act(call('extend', { match: snapshot.table.id, body: { minutes: 24 * HOUR, seat } }))
                        }
                      >
                        {t('steward.dayMore')}
                      </button>
                    )}
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** For `datetime-local`, which knows no zone. */
const localText = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

function Deadline({ desk, act, skew }: PartProps & { skew: number }) {
  const t = useWords();
  const now = useNow() + skew;
  const { clock, table } = desk.snapshot;
  const due = Math.max(0, ...clock.seats.map(({ deadline }) => deadline ?? 0));
  const [wanted, setWanted] = useState('');
  if (table.clock.kind === 'none' || due === 0) return <p className="quiet">{t('steward.noDeadline')}</p>;
  const { call } = api.as(desk.secret);
  const move = (minutes: number) => act(call('extend', { match: table.id, body: { minutes } }));
  const at = wanted === '' ? Number.NaN : new Date(wanted).getTime();
  return (
    <div className={css.deadline}>
      <p>
        {t('steward.deadline')} <strong>{momentText(due, desk.voice.language)}</strong>{' '}
        <span className="quiet">{clock.paused ? t('status.paused') : spanText(due - now)}</span>
      </p>
      <div className="row">
        {STEPS.map((minutes) => (
          <button key={minutes} type="button" className="button" onClick={() => move(minutes)}>
            {t('steward.step', { hours: Math.abs(minutes) / HOUR, sign: minutes < 0 ? '−' : '+' })}
          </button>
        ))}
      </div>
      <form
        className={css.set}
        onSubmit={(event) => {
          event.preventDefault();
          if (Number.isFinite(at)) move((at - due) / 60_000);
        }}
      >
        <input
          type="datetime-local"
          aria-label={t('steward.setTo')}
          value={wanted || localText(due)}
          onChange={(event) => setWanted(event.target.value)}
        />
        <button type="submit" className="button" disabled={!Number.isFinite(at)}>
          {t('steward.set')}
        </button>
      </form>
    </div>
  );
}

function Powers({ desk, act }: PartProps) {
  const t = useWords();
  const [sure, setSure] = useState(false);
  const [unreached, setUnreached] = useState<readonly number[]>();
  const { table } = desk.snapshot;
  const { call } = api.as(desk.secret);
  const at = { match: table.id };
  const running = table.status === 'running';
  if (!running && table.status !== 'paused') return null;
  const names = (unreached ?? []).map((seat) => desk.board.seats[seat]?.name ?? '');
  return (
    <div className={css.powers}>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => act(call('remind', at).then((r) => setUnreached(r.unreached)))}
        >
          <BellRing /> {t('steward.remind')}
        </button>
        <button type="button" className="button" onClick={() => act(call(running ? 'pause' : 'resume', at))}>
          {running ? <Pause /> : <Play />} {t(running ? 'menu.pause' : 'menu.resume')}
        </button>
        {!sure && (
          <button type="button" className="button" onClick={() => setSure(true)}>
            <FastForward /> {t('steward.force')}
          </button>
        )}
      </div>
      {unreached && (
        <p className="quiet small" role="status">
          {t('steward.reminded', { count: names.length, names })}
        </p>
      )}
      {sure && (
        <div className={css.sure}>
          <p>{t('steward.sure')}</p>
          <div className="row">
            <button
              type="button"
              className="button bad"
              onClick={() => {
                setSure(false);
                act(call('force', at));
              }}
            >
              {t('steward.force')}
            </button>
            <button type="button" className="button plain" onClick={() => setSure(false)}>
              {t('cancel')}
            </button>
          </div>
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={!table.muted}
          onChange={(event) => act(call('mute', { ...at, body: { muted: !event.target.checked } }))}
        />
        <span>{t('steward.talk')}</span>
      </label>
    </div>
  );
}
