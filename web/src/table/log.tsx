// The story so far, grouped by turn. A line lights what it moved; a turn's time opens that moment.
import type { ToldAt } from '@orrery/api';
import { History } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../words/index.ts';
import css from './log.module.css';
import type { Desk } from './use-desk.ts';
import type { Story } from './use-story.ts';

export interface Turn {
  seq: number;
  at: number;
  lines: ToldAt[];
}

/** A new turn where the game says so, else with every answer. */
export function turnsOf(events: readonly ToldAt[], begins: ((told: ToldAt) => boolean) | undefined): Turn[] {
  const turns: Turn[] = [];
  for (const told of events) {
    const last = turns.at(-1);
    const fresh = !last || (begins ? begins(told) : last.seq !== told.seq);
    if (fresh) turns.push({ seq: told.seq, at: told.at, lines: [told] });
    else last.lines.push(told);
  }
  return turns;
}

export type Line = (ToldAt & { times: number }) | { answered: number[] };

/** Those who handed in one after the other share a line, and so does the same thing told several times. */
export function storyOf(lines: readonly ToldAt[]): Line[] {
  const story: Line[] = [];
  for (const told of lines) {
    const seat = told.type === 'kernel.answered' ? (told.args.seat as { seat: number } | undefined)?.seat : undefined;
    const last = story.at(-1);
    if (seat === undefined && last && 'times' in last && isSame(last, told)) last.times += 1;
    else if (seat === undefined) story.push({ ...told, times: 1 });
    else if (last && 'answered' in last) last.answered.push(seat);
    else story.push({ answered: [seat] });
  }
  return story;
}
const isSame = (a: ToldAt, b: ToldAt): boolean =>
  a.type === b.type && a.mine === b.mine && JSON.stringify(a.args) === JSON.stringify(b.args);

interface LogProps {
  desk: Desk;
  story: Story;
  until: number | null; // nothing after this moment; null: all
  goTo(seq: number): void;
}
export function Log({ desk, story, until, goTo }: LogProps) {
  const t = useWords();
  const { kit } = desk;
  const { events, missing } = story;
  const told = useMemo(() => (until === null ? events : events.filter(({ seq }) => seq <= until)), [events, until]);
  const turns = useMemo(() => turnsOf(told, kit.face?.beginsTurn), [told, kit]);
  const list = useFollowing(told.at(-1));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.log} tabIndex={0} role="log" aria-label={t('log.name')} {...list}>
      {missing && (
        <button type="button" className="button plain" onClick={story.load}>
          {t('log.earlier')}
        </button>
      )}
      {turns.length === 0 && <p className="quiet">{t('log.empty')}</p>}
      {turns.map((turn) => (
        <TurnLines key={`${turn.seq} ${turn.lines[0]?.type}`} turn={turn} goTo={goTo} desk={desk} />
      ))}
    </div>
  );
}

/** What was told does not change: a turn is said anew only when it has grown, or the voice is another. */
const TurnLines = memo(
  ({ turn, goTo, desk }: { turn: Turn; goTo(seq: number): void; desk: Desk }) => {
    const t = useWords();
    const { voice, board, kit } = desk;
    const time = new Intl.DateTimeFormat(voice.language, { timeStyle: 'short' }).format(turn.at);
    return (
      <div className={css.turn}>
        <button
          type="button"
          className={css.when}
          onClick={() => goTo(turn.seq)}
          aria-label={t('log.goTo', { time, seq: turn.seq })}
        >
          <History />
          {time}
        </button>
        <ul>
          {storyOf(turn.lines).map((told, i) => {
            if ('answered' in told)
              return (
                <li key={i} className="quiet">
                  {t('log.answered', { names: told.answered.map((seat) => board.seats[seat]?.name ?? '') })}
                </li>
              );
            const [ref] = kit.face?.refsOf?.(told) ?? [];
            const light = ref
              ? { onMouseEnter: () => board.setFocused(ref), onMouseLeave: () => board.setFocused(null) }
              : {};
            return (
              <li key={i} data-mine={told.mine ? '' : undefined} {...light}>
                {voice.tell(told)}
                {told.times > 1 && <b> ×{told.times}</b>}
              </li>
            );
          })}
        </ul>
      </div>
    );
  },
  (was, is) =>
    was.desk.voice === is.desk.voice &&
    was.turn.lines.length === is.turn.lines.length &&
    was.turn.lines.at(-1) === is.turn.lines.at(-1), // taken back, it may have gone on otherwise
);

const NEAR = 40; // pixels that still count as the end

/** Keeps the end of a list in sight when it grows or its room shrinks, unless the reader has gone back in it. */
function useFollowing(last: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef(0); // where it was scrolled to
  const follow = () => {
    const list = ref.current;
    if (list && follows.current) list.scrollTop = list.scrollHeight;
  };
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = ref.current!;
    if (scrollHeight - scrollTop - clientHeight < NEAR) follows.current = true;
    else if (scrollTop < seen.current) follows.current = false; // growing alone never scrolls upwards
    seen.current = scrollTop;
  };
  useEffect(follow, [last]);
  useEffect(() => {
    const watch = new ResizeObserver(follow);
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return { ref, onScroll };
}
