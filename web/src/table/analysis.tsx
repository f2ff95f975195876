// Looking back at a match: everybody's chance turn by turn, and the decisions that changed it most, each with the way there.
import type { Analysis as Found, TableInfo } from '@orrery/api';
import { SeatMark } from '@orrery/board';
import { Play, Square, Telescope } from 'lucide-react';
import { Link } from 'wouter';
import { Sorry } from '../shell/sorry.tsx';
import { botName, type Voice } from '../state/voice.ts';
import { useLanguage, useWords } from '../words/index.ts';
import css from './analysis.module.css';
import { choiceText } from './answers.ts';
import { Curve } from './curve.tsx';
import { chanceAt, chancesOf } from './turning-points.ts';
import { useAnalysis } from './use-analysis.ts';

interface AnalysisProps {
  table: TableInfo;
  secret: string | undefined;
  names: readonly string[];
  voice: Voice;
}
/** Letters of two sheets that can be compared at a glance. */
const READABLE = 600;
type Decision = Found['decisions'][number];

export function Analysis({ table, secret, names, voice }: AnalysisProps) {
  const t = useWords();
  const { analysis, problem, isAsking, want } = useAnalysis(table, secret);
  if (!analysis || analysis.state === 'impossible') return null;
  const { state, points, decisions } = analysis;
  const isMember = secret !== undefined;
  if (state === 'none' && !isMember) return null;
  return (
    <section className="stack">
      <h2>{t('analysis.title')}</h2>
      {state !== 'done' && <p className="quiet">{t(state === 'failed' ? 'analysis.failed' : 'analysis.about')}</p>}
      {state === 'asked' && <Progress analysis={analysis} />}
      {isMember && state !== 'done' && (
        <div>
          {state === 'asked' ? (
            <button type="button" className="button" disabled={isAsking} onClick={() => want(false)}>
              <Square /> {t('analysis.stop')}
            </button>
          ) : (
            <button type="button" className="button" disabled={isAsking} onClick={() => want(true)}>
              <Telescope /> {t(state === 'none' ? 'analysis.begin' : 'analysis.resume')}
            </button>
          )}
        </div>
      )}
      <Sorry problem={problem} />
      {points.length > 1 && <Chances found={analysis} names={names} />}
      {decisions.length > 0 && (
        <>
          <h3>{t('analysis.decisions')}</h3>
          <ol className={css.decisions}>
            {decisions.map((decision) => (
              <Choice key={decision.seq} match={table.id} decision={decision} names={names} voice={voice} />
            ))}
          </ol>
        </>
      )}
      {state === 'done' && decisions.length === 0 && <p>{t('analysis.even')}</p>}
    </section>
  );
}

function Progress({ analysis: { done, of } }: { analysis: Found }) {
  const t = useWords();
  const share = Math.floor((100 * done) / of);
  return (
    <div className={css.progress}>
      <progress value={done} max={of} aria-label={t('analysis.title')} />
      <span className="quiet small">{t('analysis.progress', { share })}</span>
    </div>
  );
}

/** The curve, and the same figures to be read. */
function Chances({ found, names }: { found: Found; names: readonly string[] }) {
  const t = useWords();
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  const write = (value: number) => percent.format(value / 100);
  const points = chancesOf(found.points);
  const marks = found.decisions.map(({ seq, seat }) => ({ seq, seat, to: chanceAt(points, seat, seq) }));
  if (points.length < 2) return null;
  return (
    <>
      <Curve points={points} marks={marks} names={names} write={write} label={t('analysis.title')} top={100} />
      <p className="quiet small">{t('analysis.own')}</p>
      <details>
        <summary>{t('analysis.table')}</summary>
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('analysis.moment')}</th>
                {names.map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ seq, values, turn }) => (
                <tr key={seq}>
                  <th scope="row">
                    {turn === null ? t('result.moment', { seq }) : t('analysis.turn', { seq, name: names[turn]! })}
                  </th>
                  {values.map((value, seat) => (
                    <td key={names[seat]}>{write(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

interface ChoiceProps {
  match: string;
  decision: Decision;
  names: readonly string[];
  voice: Voice;
}
function Choice({ match, decision, names, voice }: ChoiceProps) {
  const t = useWords();
  const { seq, seat, asked, ask, fields, played, chance, bot, choice, could, why } = decision;
  const text = (what: Decision['played']) => choiceText({ ask }, what, voice.say, fields).replace(/\.$/, '');
  const isLong = ask.shape === 'form' && (!fields || text(played).length + text(choice).length > READABLE);
  const percent = (share: number) => Math.round(100 * share);
  const answers = [
    { who: names[seat]!, what: isLong ? t('analysis.sheet') : text(played), share: chance },
    { who: botName(voice, bot), what: isLong ? t('analysis.otherSheet') : text(choice), share: could },
  ];
  return (
    <li>
      <p className={css.head}>
        <SeatMark seat={seat} />
        <strong>{names[seat]}</strong>
        <span className="quiet small">{voice.say(asked)}</span>
      </p>
      <dl className={css.answers}>
        {answers.map(({ who, what, share }, i) => (
          <div key={who} data-better={i === (chance < could ? 1 : 0) ? '' : undefined}>
            <dt>{t(i === 0 ? 'analysis.chose' : 'analysis.would', { who })}</dt>
            <dd>{what}</dd>
            <dd className={css.share}>{t('analysis.share', { share: percent(share) })}</dd>
          </div>
        ))}
      </dl>
      {why && why.key !== 'kernel.bot.ahead' && (
        <p className="quiet small">{t('analysis.why', { bot: botName(voice, bot), why: voice.say(why) })}</p>
      )}
      <Link href={`/table/${match}/replay?at=${seq}`} className="button">
        <Play /> {t('analysis.replay', { seq })}
      </Link>
    </li>
  );
}
