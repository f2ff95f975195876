// The story so far, grouped by turn. A line lights what it moved; a turn's time opens that moment.
import type { ToldAt } from '@orrery/api';
import { SeatMark } from '@orrery/board';
import { History } from 'lucide-react';
import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { type Feat, featsOf, featText } from './feats.ts';
import css from './log.module.css';
import type { Desk } from './use-desk.ts';
import type { Story } from './use-story.ts';

interface Turn {
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

type Line = (ToldAt & { times: number }) | { answered: number[] };

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
  since: number | null; // how far this reader had seen the story; null: he was here
  goTo(seq: number): void;
}
export function Log({ desk, story, until, since, goTo }: LogProps) {
  const t = useWords();
  const { kit } = desk;
  const { events, missing } = story;
  const told = useMemo(() => (until === null ? events : events.filter(({ seq }) => seq <= until)), [events, until]);
  const turns = useMemo(() => turnsOf(told, kit.face?.beginsTurn), [told, kit]);
  const list = useFollowing(told.at(-1));
  const fresh = since === null ? undefined : turns.find(({ lines }) => lines.at(-1)!.seq > since);

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
        <Fragment key={`${turn.seq} ${turn.lines[0]?.type}`}>
          {turn === fresh && <p className={css.fresh}>{t('ribbon.since')}</p>}
          <TurnLines turn={turn} goTo={goTo} desk={desk} />
        </Fragment>
      ))}
    </div>
  );
}

/** What was told does not change: a turn is said anew only when it has grown, or the voice is another. */
const TurnLines = memo(
  ({ turn, goTo, desk }: { turn: Turn; goTo(seq: number): void; desk: Desk }) => {
    const t = useWords();
    const { voice, kit } = desk;
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
        {kit.face?.feats ? <Feats desk={desk} lines={turn.lines} /> : <Atoms desk={desk} lines={turn.lines} />}
      </div>
    );
  },
  (was, is) =>
    was.desk.voice === is.desk.voice &&
    was.turn.lines.length === is.turn.lines.length &&
    was.turn.lines.at(-1) === is.turn.lines.at(-1), // taken back, it may have gone on otherwise
);

/** One line for each thing that was done, which unfolds to all that was told of it. */
function Feats({ desk, lines }: { desk: Desk; lines: readonly ToldAt[] }) {
  const { feats } = desk.kit.face!;
  const [first] = lines;
  const title = first && !feats?.[first.type] ? desk.voice.tell(first) : undefined;
  return (
    <ul>
      {title && <li className={css.title}>{title}</li>}
      {featsOf(title ? lines.slice(1) : lines, feats).map((feat, i) => (
        <li key={i} {...lightOf(desk, feat.run[0]!)}>
          <FeatLine desk={desk} feat={feat} />
        </li>
      ))}
    </ul>
  );
}

function FeatLine({ desk, feat }: { desk: Desk; feat: Feat }) {
  const line = (
    <>
      {feat.seat !== undefined && <SeatMark seat={feat.seat} size={13} />} {featText(desk, feat)}
    </>
  );
  if (feat.atoms.length === 1) return <span className={css.feat}>{line}</span>;
  return (
    <details className={css.feat}>
      <summary>{line}</summary>
      <Atoms desk={desk} lines={feat.atoms} />
    </details>
  );
}

function lightOf({ kit, board }: Desk, told: ToldAt) {
  const [ref] = kit.face?.refsOf?.(told) ?? [];
  return ref ? { onMouseEnter: () => board.setFocused(ref), onMouseLeave: () => board.setFocused(null) } : {};
}

/** Everything that was told, one after the other. */
function Atoms({ desk, lines }: { desk: Desk; lines: readonly ToldAt[] }) {
  const t = useWords();
  const { voice, board } = desk;
  return (
    <ul>
      {storyOf(lines).map((told, i) => {
        if ('answered' in told)
          return (
            <li key={i} className="quiet">
              {t('log.answered', { names: told.answered.map((seat) => board.seats[seat]?.name ?? '') })}
            </li>
          );
        return (
          <li key={i} data-mine={told.mine ? '' : undefined} {...lightOf(desk, told)}>
            {voice.tell(told)}
            {told.times > 1 && <b> ×{told.times}</b>}
          </li>
        );
      })}
    </ul>
  );
}

const NEAR = 40; // pixels that still count as the end

/** Keeps the end of a list in sight when it grows or its room changes, unless the reader has gone back in it. */
function useFollowing(last: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef({ top: 0, height: 0, room: 0 }); // where it was scrolled to, and in what
  const follow = () => {
    const list = ref.current;
    if (list && follows.current) list.scrollTop = list.scrollHeight;
  };
  const onScroll = () => {
    const { scrollHeight: height, scrollTop: top, clientHeight: room } = ref.current!;
    const before = seen.current;
    // More room pulls the list down, and it may have grown again before one hears of that: no reader did it.
    const byReader = height === before.height && room === before.room && top < before.top;
    if (height - top - room < NEAR) follows.current = true;
    else if (byReader) follows.current = false;
    seen.current = { top, height, room };
  };
  useEffect(follow, [last]);
  useEffect(() => {
    const watch = new ResizeObserver(follow);
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return { ref, onScroll };
}
