// Beside the board: what has just been answered and what came of it, who is asked now and why, and what is answered next.

import { SeatMark } from '@orrery/board';
import type { Msg, Told } from '@orrery/kernel';
import { RuleChips } from '../table/rule-chips.tsx';
import { useWords } from '../words/index.ts';
import { givenText } from './given.ts';
import css from './show-page.module.css';
import type { Stage } from './use-stage.ts';

const FEW = 8; // options that are shown at once

export function ShowPanel({ game, stage }: { game: string; stage: Stage }) {
  return (
    <div className={css.panel} aria-live="polite">
      <Before game={game} stage={stage} />
      <Now game={game} stage={stage} />
    </div>
  );
}

/** Nobody offered it: that is all there is to say, and the name it goes by among programs is no word. */
const whyOf = ({ why, problems = [] }: NonNullable<Stage['stop']['refused']>): Msg[] =>
  [why, ...problems].filter(({ key }) => key !== 'kernel.refused.option');

type PartProps = { game: string; stage: Stage };
function Before({ game, stage: { before, stop, scene, voice, board } }: PartProps) {
  const t = useWords();
  const given = before?.stop.given;
  const lines = stop.events.map((told: Told) => voice.tell(told));
  if (!before) return null;
  const asked = given && before.scene.requests.find(({ id }) => id === given.request);
  const answer = asked && givenText(t, voice, before.scene, asked, given.choice);
  return (
    <section className={css.before}>
      {given && answer && (
        <p>
          <SeatMark seat={given.seat} size={16} />{' '}
          {t('show.answered', { name: board.seats[given.seat]?.name ?? '', answer })}
        </p>
      )}
      {stop.refused && (
        <div className={css.refused} data-refused="">
          <p>{t('show.refused')}</p>
          {whyOf(stop.refused).map((msg, i) => (
            <p key={i}>{voice.say(msg)}</p>
          ))}
          <RuleChips game={game} voice={voice} ids={stop.refused.rules} />
        </div>
      )}
      {lines.length > 0 && (
        <ul className={css.told}>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      {scene.result && <p className={css.told}>{voice.say(scene.result.why)}</p>}
    </section>
  );
}

function Now({ game, stage }: PartProps) {
  const t = useWords();
  const { asked, scene, stop, voice, board, at, last, go } = stage;
  const name = board.seats[scene.view.seat ?? 0]?.name ?? '';
  if (!asked) return at === last ? <p className="quiet">{t('show.end')}</p> : null;
  const { given } = stop;
  const answer = given && givenText(t, voice, scene, asked, given.choice);
  return (
    <section className={css.now} data-asked="">
      <p className={css.who}>
        <SeatMark seat={asked.seat} size={18} /> {t('show.asked', { name })}
      </p>
      {scene.because && <p className="quiet">{voice.say(scene.because)}</p>}
      <h2>{voice.say(asked.prompt)}</h2>
      <RuleChips game={game} voice={voice} ids={asked.rules} />
      <Offered stage={stage} />
      {answer !== null && answer !== undefined && (
        <button type="button" className={css.answer} onClick={() => go(at + 1)} data-answer="">
          {answer}
        </button>
      )}
      {!given && <p className="quiet">{t('show.end')}</p>}
    </section>
  );
}

/** What could be answered, and what could not and why. */
function Offered({ stage: { asked, stop, voice } }: { stage: Stage }) {
  const t = useWords();
  const { ask, barred = [] } = asked!;
  const options = 'options' in ask ? ask.options : [];
  const picked = [stop.given?.choice].flat();
  const others = options.filter(({ key }) => !picked.includes(key));
  const list = others.map(({ key, label }) => <li key={key}>{voice.say(label)}</li>);
  return (
    <>
      {list.length > 0 && (
        <details className={css.others} open={stop.given === null && list.length <= FEW}>
          <summary>{t(stop.given ? 'show.others' : 'show.options', { count: list.length })}</summary>
          <ul>{list}</ul>
        </details>
      )}
      {barred.length > 0 && (
        <details className={css.others} open={barred.length <= FEW / 2}>
          <summary>{t('question.barred', { count: barred.length })}</summary>
          <ul>
            {barred.map(({ key, label, why }) => (
              <li key={key}>
                {voice.say(label)}: {voice.say(why)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
