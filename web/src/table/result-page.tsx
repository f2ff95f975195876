// After the match: who won and why, how it went, and what to do next.
import type { Moment, Snapshot, Status, ToldAt } from '@orrery/api';
import type { Face } from '@orrery/board';
import { colourOf, SeatMark } from '@orrery/board';
import type { Msg, Shape, View } from '@orrery/kernel';
import { Download, ImageDown, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { usePass } from '../state/passes.ts';
import { useLive } from '../state/use-live.ts';
import { type GameKit, namesOf, useKit } from '../state/voice.ts';
import { useWords, type Word } from '../words/index.ts';
import { Analysis } from './analysis.tsx';
import { Curve } from './curve.tsx';
import { Fairness } from './fairness.tsx';
import { Laurel } from './laurel.tsx';
import { Opening } from './opening.tsx';
import { Rematch } from './rematch.tsx';
import css from './result-page.module.css';
import { type Picture, pngOf, resultPicture } from './result-picture.ts';
import { sideNames, standings, winnersOf } from './standings.ts';
import { type CurvePoint, decisive, turningPoints } from './turning-points.ts';
import { useTableVoice } from './use-seats.ts';
import { useStory } from './use-story.ts';

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
const NOTHING_YET: readonly ToldAt[] = []; // half a story would be a wrong account
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
  const story = useStory(snapshot, secret, kit.face?.account ? 'whole' : 'recent');
  const names = scene ? sideNames(scene, kit.face, seats, voice.say) : seats;
  const titleOf = (side: number) => {
    const known =
      scene && side < seats.length ? kit.face?.title?.(scene.view as unknown as View<Shape>, side) : undefined;
    return known && voice.say(known);
  };
  const score = kit.face?.score;
  const points = score ? moments.map((m) => ({ seq: m.seq, values: score(viewOf(m)) })) : [];
  const title = result ? t('result.winners', { names: first, count: first.length }) : t(titleWithout[table.status]);
  const picture = (): Picture => ({
    game: voice.say({ key: 'game.name' }),
    title,
    rows: ranking
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ rank, name, side }) => ({
        rank,
        name,
        score: String(points.at(-1)?.values[side] ?? ''),
        colour: paintOf(side),
      })),
    points,
    colours: names.map((_, side) => paintOf(side)),
  });
  return (
    <Page title={title}>
      <div className={css.hero}>
        {result && first.length > 0 && (
          <Laurel sides={ranking.filter(({ rank }) => rank === 1).map(({ side }) => side)} />
        )}
        <div>
          <p className="quiet">{table.name || voice.say({ key: 'game.name' })}</p>
          <h1>{title}</h1>
          {result && <p className="quiet">{voice.say(result.why)}</p>}
        </div>
      </div>
      {result && (
        <ol className={css.ranks}>
          {ranking
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ side, name, rank }) => (
              <li key={side} data-first={rank === 1 ? '' : undefined}>
                <span className={css.rank}>{rank}</span>
                <SeatMark seat={side} size={24} />
                <strong className={css.who}>
                  {name}
                  {titleOf(side) && <small className="quiet">{titleOf(side)}</small>}
                </strong>
                <Account
                  face={kit.face}
                  view={scene!.view as unknown as View<Shape>}
                  side={side}
                  story={story.missing ? NOTHING_YET : story.events}
                  say={voice.say}
                />
              </li>
            ))}
        </ol>
      )}
      {points.length > 1 && (
        <Story
          match={table.id}
          points={points}
          names={names}
          unit={kit.face?.unit ? voice.say(kit.face.unit) : undefined}
        />
      )}
      {scene && <Analysis table={table} secret={secret} names={seats} voice={voice} />}
      <Next snapshot={snapshot} secret={secret} picture={picture} />
      {table.key !== null && (
        <Fairness match={table.id} commitment={table.commitment} secretKey={table.key} secret={secret} />
      )}
    </Page>
  );
}

/** What a side's result is made of, or its score alone. */
function Account({ face, view, side, story, say }: AccountProps) {
  const figures = face?.account?.(view, side, story);
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
  story: readonly ToldAt[];
  say: (msg: Msg) => string;
}

/** The curve of the scores, and the moments at which the match turned, each with the way there. */
interface StoryProps {
  match: string;
  points: readonly CurvePoint[];
  names: readonly string[];
  unit: string | undefined; // what the curve counts
}
function Story({ match, points, names, unit }: StoryProps) {
  const t = useWords();
  const turns = turningPoints(points);
  const decided = decisive(turns);
  return (
    <section className="stack">
      <h2>{unit ? t('result.curveOf', { unit }) : t('result.curve')}</h2>
      <Curve points={points} marks={turns} names={names} label={t('result.curve')} />
      {turns.length > 0 && (
        <>
          <h3>{t('result.turns')}</h3>
          <ul className={css.turns}>
            {turns.map((turn) => (
              <li key={`${turn.kind} ${turn.seq}`}>
                <SeatMark seat={turn.seat} />
                <Link href={`/table/${match}/replay?at=${turn.seq}`}>
                  {t(`result.${turn.kind}`, {
                    name: names[turn.seat]!,
                    from: turn.from,
                    to: turn.to,
                    other: turn.other,
                  })}
                </Link>
                <span className="quiet small">{t('result.moment', { seq: turn.seq })}</span>
                {turn === decided && <strong className={css.decided}>{t('result.decided')}</strong>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The colour of a side as it is on the screen now, for a picture that knows no style sheets. */
const paintOf = (side: number): string =>
  getComputedStyle(document.documentElement).getPropertyValue(colourOf(side).slice(4, -1)).trim();

function Next({ snapshot, secret, picture }: Pick<ResultProps, 'snapshot' | 'secret'> & { picture(): Picture }) {
  const t = useWords();
  const [problem, setProblem] = useState<Word>();
  const { id } = snapshot.table;
  const attempt = (act: () => Promise<void>) => void act().catch((error) => setProblem(problemOf(error)));
  const download = async () => {
    const text = await api.as(secret).call('record', { match: id });
    saveAs(new Blob([text], { type: 'text/plain' }), `${id}.game`);
  };
  const share = async () => {
    const name = `orrery-${id}.png`;
    const file = new File([await pngOf(resultPicture(picture()))], name, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => undefined);
    else saveAs(file, name);
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
        {snapshot.scene?.result && (
          <button type="button" className="button" onClick={() => attempt(share)}>
            <ImageDown /> {t('result.picture')}
          </button>
        )}
        <Link href="/" className="button">
          {t('nav.home')}
        </Link>
      </div>
      <Sorry problem={problem} />
    </div>
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
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
