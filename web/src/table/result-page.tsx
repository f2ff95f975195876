// After the match: who won and why, how it went, and what to do next.
import type { Moment, Snapshot, Status } from '@orrery/api';
import type { Face } from '@orrery/board';
import { SeatMark } from '@orrery/board';
import type { Msg, Shape, View } from '@orrery/kernel';
import { Download, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { usePass } from '../state/passes.ts';
import { useLive } from '../state/use-live.ts';
import { type GameKit, namesOf, useKit } from '../state/voice.ts';
import { useWords, type Word } from '../words/index.ts';
import { Curve } from './curve.tsx';
import { Fairness } from './fairness.tsx';
import { Opening } from './opening.tsx';
import { Rematch } from './rematch.tsx';
import css from './result-page.module.css';
import { sideNames, standings, winnersOf } from './standings.ts';
import { type CurvePoint, turningPoints } from './turning-points.ts';
import { useTableVoice } from './use-desk.ts';

export default function ResultPage({ match }: { match: string }) {
  const t = useWords();
  const pass = usePass(match);
  const { snapshot, problem } = useLive(match, pass);
  const kit = useKit(snapshot?.table.game);
  if (problem && !snapshot)
    return (
      <Page title={t('table.closed')} narrow>
        <h1>{t('table.closed')}</h1>
        <p className="quiet">{t(`problem.${problem.error}`)}</p>
      </Page>
    );
  if (!snapshot || !kit) return <Opening />;
  return <Result snapshot={snapshot} kit={kit} secret={pass?.secret} />;
}

/** What a match that has no result is called. */
const titleWithout: Readonly<Record<Status, Word>> = {
  open: 'status.open',
  running: 'status.running',
  paused: 'status.paused',
  over: 'status.over',
  abandoned: 'abandoned.title',
  aside: 'status.aside',
};

interface ResultProps {
  snapshot: Snapshot;
  kit: GameKit;
  secret: string | undefined;
}

function Result({ snapshot, kit, secret }: ResultProps) {
  const t = useWords();
  const voice = useTableVoice(snapshot, kit);
  const { table, scene } = snapshot;
  const result = scene?.result;
  const seats = namesOf(table.players, voice);
  const ranking = scene ? standings(scene, kit.face, seats, voice.say) : [];
  const first = winnersOf(ranking);
  const moments = useMoments(snapshot, kit, secret);
  const title = result ? t('result.winners', { names: first, count: first.length }) : t(titleWithout[table.status]);
  return (
    <Page title={title}>
      <div>
        <p className="quiet">{table.name || voice.say({ key: 'game.name' })}</p>
        <h1>{title}</h1>
        {result && <p className="quiet">{voice.say(result.why)}</p>}
      </div>
      {result && (
        <ol className={css.ranks}>
          {ranking
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ side, name, rank }) => (
              <li key={side} data-first={rank === 1 ? '' : undefined}>
                <span className={css.rank}>{rank}</span>
                <SeatMark seat={side} size={24} />
                <strong>{name}</strong>
                <Account face={kit.face} view={scene!.view as unknown as View<Shape>} side={side} say={voice.say} />
              </li>
            ))}
        </ol>
      )}
      {moments.length > 1 && kit.face?.score && (
        <Story
          match={table.id}
          points={moments.map((m) => ({ seq: m.seq, values: kit.face!.score!(viewOf(m)) }))}
          names={sideNames(scene!, kit.face, seats, voice.say)}
        />
      )}
      <Next snapshot={snapshot} secret={secret} />
      {table.key !== null && (
        <Fairness match={table.id} commitment={table.commitment} secretKey={table.key} secret={secret} />
      )}
    </Page>
  );
}

/** What a side's result is made of, or its score alone. */
function Account({ face, view, side, say }: AccountProps) {
  const figures = face?.account?.(view, side);
  if (!figures) return <span className={css.score}>{face?.score?.(view)[side]}</span>;
  return (
    <span className={css.account}>
      {figures.map(({ label, value }) => (
        <span key={label.key}>
          <span className="quiet">{say(label)}</span> {value}
        </span>
      ))}
    </span>
  );
}
interface AccountProps {
  face: Face | undefined;
  view: View<Shape>;
  side: number;
  say: (msg: Msg) => string;
}

/** The curve of the scores, and the moments at which the match turned, each with the way there. */
function Story({ match, points, names }: { match: string; points: readonly CurvePoint[]; names: readonly string[] }) {
  const t = useWords();
  const turns = turningPoints(points);
  return (
    <section className="stack">
      <h2>{t('result.curve')}</h2>
      <Curve points={points} turns={turns} names={names} />
      {turns.length > 0 && (
        <>
          <h3>{t('result.turns')}</h3>
          <ul className={css.turns}>
            {turns.map(({ kind, seq, seat, from, to }) => (
              <li key={`${kind} ${seq}`}>
                <SeatMark seat={seat} />
                <Link href={`/table/${match}/replay?at=${seq}`}>
                  {t(`result.${kind}`, { name: names[seat]!, from, to })}
                </Link>
                <span className="quiet small">{t('result.moment', { seq })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Next({ snapshot, secret }: Pick<ResultProps, 'snapshot' | 'secret'>) {
  const t = useWords();
  const [problem, setProblem] = useState<Word>();
  const { id } = snapshot.table;
  const attempt = (act: () => Promise<void>) => void act().catch((error) => setProblem(problemOf(error)));
  const download = async () => {
    const text = await api.as(secret).call('record', { match: id });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `${id}.game`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className="stack">
      <div className="row">
        <Rematch table={snapshot.table} />
        <Link href={`/table/${id}/replay`} className="button">
          <Play /> {t('result.replay')}
        </Link>
        <button type="button" className="button" onClick={() => attempt(download)}>
          <Download /> {t('result.download')}
        </button>
        <Link href="/" className="button">
          {t('nav.home')}
        </Link>
      </div>
      <Sorry problem={problem} />
    </div>
  );
}

const MOST = 40; // points of the curve

/** Moments spread over the whole match, for the curve; none where the game has no score. */
function useMoments({ table, seq }: Snapshot, kit: GameKit, secret: string | undefined): Moment[] {
  const [moments, setMoments] = useState<Moment[]>([]);
  const { score } = kit.face ?? {};
  useEffect(() => {
    if (!score) return;
    let current = true;
    const count = Math.min(MOST, seq + 1);
    const at = Array.from({ length: count }, (_, i) => Math.round((i * seq) / Math.max(1, count - 1)));
    const { call } = api.as(secret);
    Promise.all([...new Set(at)].map((n) => call('moment', { match: table.id, seq: n }))).then(
      (found) => current && setMoments(found),
      () => undefined, // a page without its curve is still a page
    );
    return () => {
      current = false;
    };
  }, [score, seq, table.id, secret]);
  return moments;
}
const viewOf = (moment: Moment): View<Shape> => moment.scene.view as unknown as View<Shape>;
