// What is asked of this seat, or what the table waits for; and what else may be done meanwhile.
import { SeatMark } from '@orrery/board';
import type { Choice } from '@orrery/kernel';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { agoText, useLasting, useNow } from '../state/time.ts';
import { useWords } from '../words/index.ts';
import { aboutQuestion } from './about.ts';
import { choiceText, NOTHING } from './answers.ts';
import { AskView } from './ask-view.tsx';
import { ForesightLine } from './foresight-line.tsx';
import { HintBox } from './hint-box.tsx';
import { LessonBox } from './lesson-box.tsx';
import { PlanAhead, PlanFoot, PlanFor, PlanHead, WhatIf } from './plan-box.tsx';
import css from './question.module.css';
import { Rematch } from './rematch.tsx';
import { RuleChips } from './rule-chips.tsx';
import { standings, winnersOf } from './standings.ts';
import type { Desk } from './use-desk.ts';
import { Wishes } from './wishes.tsx';

/** `ribbon`: what has just happened, above what is asked. */
export function QuestionPanel({ desk, ribbon }: { desk: Desk; ribbon: ReactNode }) {
  const { shown: scene, board, snapshot } = desk;
  const t = useWords();
  const blocking = scene.requests.filter((r) => r.blocking);
  const deals = scene.requests.filter((r) => !r.blocking);
  const panel = useRef<HTMLElement>(null);
  const asked = blocking.map(({ id }) => id).join();
  useEffect(() => {
    panel.current?.parentElement?.scrollTo(0, 0); // a new question is read from its beginning
  }, [asked]);
  return (
    <section className={css.panel} aria-label={t('question.name')} ref={panel}>
      {board.past && <p className={css.past}>{t('history.looking')}</p>}
      <LessonBox desk={desk} />
      {!board.past && <Wishes desk={desk} />}
      <PlanHead desk={desk} />
      {!desk.planning.scene && ribbon}
      <Refused desk={desk} to="" />
      {scene.result ? (
        <Over desk={desk} />
      ) : snapshot.table.status === 'abandoned' && !board.past ? (
        <BrokenOff desk={desk} />
      ) : blocking.length > 0 ? (
        blocking.map((request) => <Asked key={request.id} desk={desk} request={request} />)
      ) : (
        !desk.planning.scene && <Waiting desk={desk} />
      )}
      <PlanFoot desk={desk} />
      {deals.length > 0 && !board.past && (
        <details className={css.deals}>
          <summary>{t('question.deals', { what: deals.map(({ prompt }) => desk.voice.say(prompt)) })}</summary>
          {deals.map((request) => (
            <Asked key={request.id} desk={desk} request={request} />
          ))}
        </details>
      )}
    </section>
  );
}

export function Asked({ desk, request }: { desk: Desk; request: Desk['scene']['requests'][number] }) {
  const t = useWords();
  const { voice, board, busy } = desk;
  const Heading = request.blocking ? 'h2' : 'h3';
  const words = (choice: Choice) => choiceText(request, choice, voice.say, desk.scene.fields[request.id]);
  const about = aboutQuestion(desk, request);
  const isSheet = request.ask.shape === 'form';
  const led = desk.scene.lesson?.choice !== undefined; // by the hand: the lesson says it all
  const given = request.sealed === undefined ? undefined : words(request.sealed);
  return (
    <div
      className={css.asked}
      data-request={request.blocking ? request.id : undefined}
      data-sealed={request.sealed === undefined ? undefined : ''}
    >
      {request.blocking && !desk.planning.scene && <Because desk={desk} />}
      <Heading>{voice.say(request.prompt)}</Heading>
      {about && <p className={css.about}>{about}</p>}
      {given !== undefined && (
        <p className={css.sealed}>
          {isSheet && given === NOTHING ? t('question.sealedSheet') : t('question.sealed', { answer: given })}
        </p>
      )}
      {!led && (
        <div className={css.helps}>
          <RuleChips game={desk.snapshot.table.game} voice={voice} ids={request.rules} />
          {request.blocking && !board.past && !desk.planning.scene && (
            <button type="button" className="button plain" disabled={busy} onClick={() => desk.askHint(request)}>
              <Lightbulb /> {t('question.hint')}
            </button>
          )}
          {request.blocking && <WhatIf desk={desk} request={request} />}
        </div>
      )}
      {desk.sending === request.id && <Sending />}
      <HintBox desk={desk} request={request} />
      {request.blocking && <PlanFor desk={desk} request={request} />}
      <Refused desk={desk} to={request.id} />
      {!board.past && <AskView desk={desk} request={request} />}
      {!board.past && request.blocking && <ForesightLine desk={desk} request={request} />}
    </div>
  );
}

/** Whose turn it is, what was done, and why that makes this seat the one that is asked. */
function Because({ desk: { shown, voice } }: { desk: Desk }) {
  const t = useWords();
  const { because, turn, view } = shown;
  if (!because && (turn === null || turn !== view.seat)) return null;
  return (
    <p className={css.because} data-because="">
      {because ? voice.say(because) : t('because.turn')}
    </p>
  );
}

/** Why an answer to this question was not taken; '': why nothing could be taken back. */
function Refused({ desk: { trouble, snapshot, voice }, to }: { desk: Desk; to: string }) {
  if (trouble?.request !== to) return null;
  return (
    <div className={css.refused} role="alert">
      {trouble.words.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <RuleChips game={snapshot.table.game} voice={voice} ids={trouble.rules} />
    </div>
  );
}

/** What is on its way for longer than one blinks is said. */
function Sending() {
  const t = useWords();
  return (
    <p className={css.sending} role="status">
      {useLasting('sending', BLINK) && t('question.sending')}
    </p>
  );
}
const BLINK = 400; // milliseconds

const MOST_NAMES = 5; // beyond that their marks say it

function Waiting({ desk }: { desk: Desk }) {
  const t = useWords();
  const now = useNow(10_000);
  const { board, snapshot, shown: scene } = desk;
  const late = scene.waiting.filter((seat) => board.seats[seat]?.waiting);
  const names = late.map((seat) => board.seats[seat]?.name ?? '');
  const since = snapshot.events.at(-1)?.at ?? snapshot.table.updated;
  const paused = snapshot.table.status === 'paused';
  return (
    <div className={css.waiting}>
      <h2>
        {paused
          ? t('question.paused')
          : names.length > MOST_NAMES
            ? t('table.waitingMany', { count: names.length })
            : t('question.waiting', { names })}
      </h2>
      <ul className="row" aria-hidden="true">
        {late.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={22} />
          </li>
        ))}
      </ul>
      {scene.turn !== null && !late.includes(scene.turn) && (
        <p>
          {t('because.turnOf', {
            name: board.seats[scene.turn]?.name ?? '',
            you: scene.turn === scene.view.seat ? 'yes' : 'no',
          })}
        </p>
      )}
      {!board.past && (
        <>
          <p className="quiet small">{t('question.since', { when: agoText(since, now, board.language) })}</p>
          <p className="quiet small">{scene.view.seat === null ? t('question.watching') : t('question.meanwhile')}</p>
          <PlanAhead desk={desk} />
        </>
      )}
    </div>
  );
}

function Over({ desk }: { desk: Desk }) {
  const t = useWords();
  const { shown: scene, board, kit, snapshot, voice } = desk;
  const seats = board.seats.map(({ name }) => name);
  const first = winnersOf(standings(scene, kit.face, seats, voice.say));
  return (
    <div className={css.over} data-over="">
      <p className={css.badge}>{t('result.over')}</p>
      <h2>{t('result.winners', { names: first, count: first.length })}</h2>
      <p className="quiet">{voice.say(scene.result!.why)}</p>
      <Link href={`/table/${snapshot.table.id}/result`} className="button primary">
        {t('result.open')}
      </Link>
      <Rematch table={snapshot.table} />
    </div>
  );
}

function BrokenOff({ desk: { snapshot } }: { desk: Desk }) {
  const t = useWords();
  return (
    <div className={css.over} data-over="">
      <p className={css.badge}>{t('status.abandoned')}</p>
      <h2>{t('abandoned.title')}</h2>
      <p className="quiet">{t('abandoned.text')}</p>
      <Link href={`/table/${snapshot.table.id}/result`} className="button">
        {t('result.open')}
      </Link>
      <Rematch table={snapshot.table} />
    </div>
  );
}
