// Planning ahead, in the panel: what can be prepared while others act, what is being prepared, and what has been.
import type { Scene } from '@orrery/api';
import type { Planned, Request, Shape, Standing, View } from '@orrery/kernel';
import { CalendarClock, FlaskConical } from 'lucide-react';
import { useWords } from '../words/index.ts';
import lesson from './lesson-box.module.css';
import css from './plan-box.module.css';
import question from './question.module.css';
import type { Desk } from './use-desk.ts';

/** Over the question, while a plan is made: that this is not the table. */
export function PlanHead({ desk: { planning, voice } }: { desk: Desk }) {
  const t = useWords();
  if (!planning.scene) return null;
  return (
    <div className={lesson.lesson} data-planning="">
      <p className={lesson.head}>
        <CalendarClock aria-hidden="true" />{' '}
        {planning.label ? t('plan.making', { what: voice.say(planning.label) }) : t('whatIf.name')}
      </p>
      <p className={lesson.now}>{t('plan.about')}</p>
      {planning.refused && (
        <p className="bad-words" role="alert">
          {voice.say(planning.refused.why)}
        </p>
      )}
    </div>
  );
}

/** Under it: what has been planned so far, and how to keep it. */
export function PlanFoot({ desk }: { desk: Desk }) {
  const t = useWords();
  const { planning } = desk;
  if (!planning.scene) return null;
  const whole = planning.scene.requests.length === 0;
  const isNow = planning.now !== undefined;
  return (
    <section className={css.kept} aria-label={t('plan.name')}>
      <Steps desk={desk} steps={planning.steps} />
      {whole && <p role="status">{t(isNow ? 'whatIf.whole' : 'plan.whole')}</p>}
      {isNow && planning.alone < planning.steps.length && (
        <p className="quiet small">{t('whatIf.alone', { count: planning.alone })}</p>
      )}
      {isNow && <Tries desk={desk} />}
      <div className={css.tools}>
        <button
          type="button"
          className={whole ? 'button primary' : 'button'}
          disabled={planning.steps.length === 0 || planning.busy}
          onClick={isNow ? desk.takeOver : planning.keep}
        >
          {t(isNow ? 'whatIf.take' : 'plan.keep')}
        </button>
        {isNow && (
          <button
            type="button"
            className="button"
            disabled={planning.steps.length === 0 || planning.busy}
            onClick={planning.setAside}
          >
            {t('whatIf.aside')}
          </button>
        )}
        <button type="button" className="button" disabled={planning.steps.length === 0} onClick={planning.back}>
          {t('plan.back')}
        </button>
        <button type="button" className="button" onClick={planning.stop}>
          {t(isNow ? 'whatIf.stop' : 'plan.stop')}
        </button>
      </div>
    </section>
  );
}

/** Turns that were tried out and set aside: what was answered, how one would stand then, and the way back to each. */
function Tries({ desk: { planning, kit, voice, snapshot, busy } }: { desk: Desk }) {
  const t = useWords();
  if (planning.tries.length === 0) return null;
  const scoreIn = (scene: Scene) =>
    snapshot.seat === null ? undefined : kit.face?.score?.(scene.view as unknown as View<Shape>)[snapshot.seat];
  return (
    <ul className={css.tries} aria-label={t('whatIf.tries')}>
      {planning.tries.map((tried, i) => (
        <li key={i}>
          <button type="button" className="button" disabled={busy} onClick={() => planning.look(tried)}>
            {[t('whatIf.try', { number: i + 1 }), scoreIn(tried.scene)]
              .filter((part) => part !== undefined)
              .join(' → ')}
          </button>{' '}
          <span className="quiet small">
            {tried.steps
              .flatMap(({ said }) => said)
              .map(voice.say)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** At one's own question: try it out first. */
export function WhatIf({ desk, request }: { desk: Desk; request: Request }) {
  const t = useWords();
  const { scene, planning, board, busy } = desk;
  const isMine = scene.turn !== null && scene.turn === scene.view.seat && request.sealed === undefined;
  if (!isMine || planning.scene || board.past || scene.lesson?.choice !== undefined) return null;
  return (
    <button type="button" className="button plain" disabled={busy} onClick={() => planning.tryNow(request.id)}>
      <FlaskConical /> {t('whatIf.open')}
    </button>
  );
}

/** While the table waits for others: what is planned, and what may be. */
export function PlanAhead({ desk }: { desk: Desk }) {
  const t = useWords();
  const { scene, voice, planning, board } = desk;
  const plans = plansIn(desk);
  const ahead = scene.ahead ?? [];
  if (board.past || (plans.length === 0 && ahead.length === 0)) return null;
  return (
    <section className={css.ahead} aria-label={t('plan.name')}>
      {plans.map((plan, i) => (
        <Kept key={i} desk={desk} plan={plan} />
      ))}
      {ahead.length > 0 && (
        <details>
          <summary>{t('plan.open')}</summary>
          <p className="quiet small">{t('plan.what')}</p>
          <ul className={question.options}>
            {ahead.map((item) => (
              <li key={item.key}>
                <button type="button" className={question.option} onClick={() => planning.begin(item)}>
                  {voice.say(item.label)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** At the question itself: it is about to be given, or things have changed and it is not. */
export function PlanFor({ desk, request }: { desk: Desk; request: Request }) {
  const t = useWords();
  const plan = plansIn(desk).find((each) =>
    stepsOf(each)
      .slice(0, each.plan!.again ? undefined : 1)
      .some(({ at, asked }) => at === request.at && JSON.stringify(asked) === JSON.stringify(request.prompt)),
  );
  if (!plan || desk.planning.scene || request.sealed !== undefined) return null;
  return (
    <>
      <Kept desk={desk} plan={plan} />
      <p className="quiet small">{t(plan.plan!.again ? 'plan.againSoon' : 'plan.soon')}</p>
    </>
  );
}

function Kept({ desk, plan }: { desk: Desk; plan: Standing }) {
  const t = useWords();
  const standing = (desk.scene.view.own?.standing ?? []) as Standing[];
  return (
    <div className={css.kept} data-ahead="">
      <p className={css.title}>{t(plan.plan!.again ? 'plan.again' : 'plan.kept')}</p>
      <Steps desk={desk} steps={stepsOf(plan)} />
      <button
        type="button"
        className="button"
        disabled={desk.busy}
        onClick={() => desk.leaveStanding(standing.filter((other) => other !== plan))}
      >
        {t('plan.drop')}
      </button>
    </div>
  );
}

function Steps({ desk: { voice }, steps }: { desk: Desk; steps: readonly Planned[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className={css.steps}>
      {steps.map(({ asked, choice, said }, i) => (
        <li key={i}>
          <span className="quiet">{voice.say(asked)}</span>{' '}
          <strong>
            {said.length > 0 ? said.map(voice.say).join(', ') : typeof choice === 'number' ? choice : '✓'}
          </strong>
        </li>
      ))}
    </ol>
  );
}

const stepsOf = ({ kind: at, choice, said = [], plan }: Standing): Planned[] => [
  { at, choice, said, asked: plan!.asked, upon: plan!.upon },
  ...plan!.next,
];

/** What began and whose procedure is over is not waited for any more. */
function plansIn({ scene: { view } }: Desk): Standing[] {
  const stack = (view.pub.stack ?? []) as { id: number }[];
  return ((view.own?.standing ?? []) as Standing[]).filter(
    ({ plan }) => plan && (plan.within === undefined || stack.some(({ id }) => id === plan.within)),
  );
}
