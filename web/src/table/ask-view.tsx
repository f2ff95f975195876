// Every shape of question: one of several, some of several, a number, a sheet.
import type { Choice, Msg, Option, Request, Standing } from '@orrery/kernel';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/index.ts';
import { aboutOptions } from './about.ts';
import {
  choiceText,
  defaultOf,
  filtered,
  firstDraft,
  foldedBy,
  type Handful,
  handfuls,
  isWhole,
  MANY_OPTIONS,
  NOTHING,
  plansOf,
  restFor,
  toggled,
  withRest,
} from './answers.ts';
import { BarredList } from './barred-list.tsx';
import type { Considered } from './foresight.ts';
import { FormView } from './form-view.tsx';
import css from './question.module.css';
import type { Desk } from './use-desk.ts';

export interface AskProps {
  desk: Desk;
  request: Request;
}
const SHORT = 20; // letters

export function AskView({ desk, request }: AskProps) {
  const { shape } = request.ask;
  if (shape === 'one') return <AskOne desk={desk} request={request} />;
  if (shape === 'many') return <AskMany desk={desk} request={request} />;
  if (shape === 'number') return <AskNumber desk={desk} request={request} />;
  return <FormView key={request.id} desk={desk} request={request} />;
}

function AskOne({ desk, request }: AskProps) {
  const t = useWords();
  const { voice, hint, busy, kit, board } = desk;
  const [text, setText] = useState('');
  const options = request.ask.shape === 'one' ? request.ask.options : [];
  const enter = request.blocking ? defaultOf(request) : undefined;
  const hinted = hint?.request === request.id ? hint.choice : undefined;
  const about = aboutOptions(desk, request, options);
  const handOf = (option: Option) => kit.face?.hand?.(board.view, option) ?? [];
  const held = handfuls(options, handOf).hands.find(({ ref }) => ref === board.held);
  const folded = held || text !== '' ? undefined : foldedBy(options, handOf);
  const offered = held ? held.options : (folded?.rest ?? filtered(options, text, voice.say));
  return (
    <>
      {held && <InHand desk={desk} held={held} />}
      {!held && options.length > MANY_OPTIONS && (
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('question.search')}
          aria-label={t('question.search')}
        />
      )}
      <Plans desk={desk} request={request} />
      <Composing desk={desk} request={request} />
      <Resting desk={desk} request={request} />
      <ul
        className={css.options}
        {...(about.size > 0 || folded ? {} : shapeOf(offered, voice.say))}
        data-options={request.blocking ? '' : undefined}
      >
        {folded?.hands.map((hand) => (
          <Hand key={hand.ref} desk={desk} hand={hand} />
        ))}
        {offered.map((option) => (
          <li key={option.key}>
            <button
              type="button"
              className={css.option}
              disabled={busy}
              data-enter={option.key === enter ? '' : undefined}
              data-hinted={option.key === hinted ? '' : undefined}
              data-given={option.key === request.sealed ? '' : undefined}
              data-pressed={isPressed(desk, request, option) ? '' : undefined}
              onClick={() => desk.give(request, option.key)}
              {...lights(desk, option.refs, { request: request.id, choice: option.key })}
            >
              <Words label={voice.say(option.label)} about={about.get(option.key)} />
              {option.key === enter && <span className={css.enter}>↵</span>}
            </button>
          </li>
        ))}
      </ul>
      <BarredList desk={desk} request={request} />
    </>
  );
}

/** What can be taken in hand, with how many answers go on from there. */
function Hand({ desk, hand: { ref, name, options } }: { desk: Desk; hand: Handful }) {
  const { board, voice } = desk;
  return (
    <li>
      <button
        type="button"
        className={css.option}
        data-hand={ref}
        onClick={() => board.hold?.(ref)}
        {...lights(desk, [ref])}
      >
        <span className={css.called}>{voice.say(name)}</span>
        <span className={css.fold}>{options.length} ›</span>
      </button>
    </li>
  );
}

function InHand({ desk: { board, voice }, held: { name } }: { desk: Desk; held: Handful }) {
  const t = useWords();
  return (
    <p className={css.held}>
      <span>
        {t('question.held')} <strong>{voice.say(name)}</strong>
      </span>
      <button type="button" className="button plain" onClick={() => board.hold?.(null)}>
        {t('question.putBack')}
      </button>
    </p>
  );
}

/** Whoever might react is asked, or it would show who can: nothing of what is held fits here. One may rest from now on. */
function Resting({ desk, request }: AskProps) {
  const t = useWords();
  const rest = restFor(request);
  if (!rest) return null;
  const { list, rests } = withRest((desk.scene.view.own?.standing ?? []) as Standing[], rest);
  return (
    <>
      <p className="quiet small">{t('question.idle')}</p>
      <label className="check">
        <input type="checkbox" checked={rests} disabled={desk.busy} onChange={() => desk.leaveStanding(list)} />
        <span>{t('question.rest')}</span>
      </label>
    </>
  );
}

/** A sheet of the game's own that answers several questions at once. */
function Composing({ desk, request }: AskProps) {
  const { kit, scene, board } = desk;
  const Composer = kit.face?.composers?.[request.at];
  if (!Composer || !request.blocking || scene.lesson?.choice !== undefined) return null;
  const send = ([first, ...more]: readonly Choice[]) => first !== undefined && desk.answer(request.id, first, ...more);
  return <Composer key={request.id} {...board} request={request} send={send} />;
}

/** What may be answered in one go. By the hand of a lesson there is one answer alone. */
function Plans({ desk, request }: AskProps) {
  const t = useWords();
  const { kit, scene, voice, busy } = desk;
  const plans = scene.lesson?.choice === undefined ? plansOf(kit.face, scene, request) : [];
  if (plans.length === 0) return null;
  return (
    <ul className={css.plans} aria-label={t('question.plans')}>
      {plans.map(({ label, choices: [first, ...more] }) => (
        <li key={voice.say(label)}>
          <button
            type="button"
            className={css.plan}
            disabled={busy}
            data-plan=""
            data-enter={plans.length === 1 && defaultOf(request) === undefined ? '' : undefined}
            onClick={() => desk.answer(request.id, first!, ...more)}
          >
            <ListChecks aria-hidden="true" />
            <span>{voice.say(label)}</span>
            <small>{t('question.planned', { count: more.length + 1 })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function AskMany({ desk, request }: AskProps) {
  const t = useWords();
  const { voice, board } = desk;
  if (request.ask.shape !== 'many') return null;
  const { options, min, max } = request.ask;
  const picks = (board.drafts[request.id] ?? firstDraft(request, undefined)) as string[];
  const full = picks.length >= max && max > 1;
  const about = aboutOptions(desk, request, options);
  return (
    <>
      <p className="quiet small">
        {t(min === max ? 'question.exactly' : 'question.many', { min, max, count: picks.length })}
      </p>
      <ul className={css.options}>
        {options.map((option) => {
          const picked = picks.includes(option.key);
          return (
            <li key={option.key}>
              <label className={css.option} data-picked={picked ? '' : undefined} {...lights(desk, option.refs)}>
                <input
                  type="checkbox"
                  checked={picked}
                  disabled={full && !picked}
                  onChange={() => board.setDraft(request.id, toggled(picks, option.key, max))}
                />
                <Words label={voice.say(option.label)} about={about.get(option.key)} />
              </label>
            </li>
          );
        })}
      </ul>
      <BarredList desk={desk} request={request} />
      <Send desk={desk} request={request} choice={picks} />
    </>
  );
}

function Words({ label, about }: { label: string; about: string | undefined }) {
  return (
    <span>
      {label}
      {about && <small className={css.about}>{about}</small>}
    </span>
  );
}

function AskNumber({ desk, request }: AskProps) {
  const t = useWords();
  const { board, voice } = desk;
  if (request.ask.shape !== 'number') return null;
  const { min, max } = request.ask;
  const value = (board.drafts[request.id] ?? firstDraft(request, undefined)) as number;
  const change = (text: string) => board.setDraft(request.id, text === '' ? min : Number(text));
  const label = voice.say(request.prompt);
  return (
    <>
      <div className={css.number}>
        <input
          type="range"
          min={min}
          max={max}
          value={value}
          aria-label={label}
          onChange={(event) => change(event.target.value)}
        />
        <input
          type="number"
          min={min}
          max={max}
          value={value}
          aria-label={label}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <p className="quiet small">{t('question.number', { min, max })}</p>
      <Send desk={desk} request={request} choice={value} />
    </>
  );
}

export function Send({ desk, request, choice }: AskProps & { choice: Choice }) {
  const t = useWords();
  const given = request.sealed !== undefined && JSON.stringify(request.sealed) === JSON.stringify(choice);
  const what = request.ask.shape === 'form' ? NOTHING : choiceText(request, choice, desk.voice.say);
  return (
    <button
      type="button"
      className="button primary"
      data-enter={request.blocking ? '' : undefined}
      disabled={desk.busy || given || !isWhole(request, choice)}
      onClick={() => desk.answer(request.id, choice)}
    >
      {what !== NOTHING && what.length < 40 ? t('question.sendThis', { what }) : t('question.send')}
    </button>
  );
}

const isPressed = ({ pressed }: Desk, { id }: Request, { key }: Option): boolean =>
  pressed?.request === id && pressed.choice === key;

/** Short words stand side by side. */
function shapeOf(options: readonly Option[], say: (msg: Msg) => string) {
  const short = options.length > 3 && options.every((option) => say(option.label).length <= SHORT);
  return short ? { 'data-short': '' } : {};
}

/** Hover and focus here light the board, and foretell what the answer would do; what is focused there is marked here. */
function lights({ board, consider }: Desk, refs: readonly string[] = [], answer?: Considered) {
  const on = () => {
    board.setFocused(refs[0] ?? null);
    consider(answer);
  };
  const off = () => {
    board.setFocused(null);
    consider(undefined);
  };
  const focused = board.focused !== null && refs.includes(board.focused);
  const signs = focused ? { 'data-focused': '' } : {};
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off, ...signs };
}
