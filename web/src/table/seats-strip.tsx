// Who sits at the table: sign, name, the few numbers that matter, whose turn it is, how much time is left.
import { type Figure, type SeatFace, SeatMark } from '@orrery/board';
import type { Msg } from '@orrery/kernel';
import { Bot, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { spanText, useNow } from '../state/time.ts';
import { useWords } from '../words/index.ts';
import css from './seats-strip.module.css';
import type { Desk } from './use-desk.ts';

const CROWD = 6; // where more sit the numbers stand without their names
const THRONG = 7; // and where even more sit signs and clock stand below, or they would leave no room for a name

export function SeatsStrip({ desk, skew }: { desk: Desk; skew: number }) {
  const t = useWords();
  const { board, kit, snapshot, voice } = desk;
  const mine = useRef<HTMLLIElement>(null);
  const { phone } = board;
  useEffect(() => {
    if (phone) mine.current?.scrollIntoView({ inline: 'start', block: 'nearest' }); // few fit: my own numbers first
  }, [phone]);
  const figuresOf = (seat: number) => kit.face?.figures?.(board.view, seat) ?? [];
  const isCrowded = board.seats.length > CROWD;
  const isThronged = board.seats.length > THRONG;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.strip} aria-label={t('seats.name')} tabIndex={0}>
      <ul data-crowded={isCrowded ? '' : undefined} data-thronged={isThronged ? '' : undefined}>
        {board.seats.map((face) => {
          const player = snapshot.table.players[face.seat]!;
          const figures = figuresOf(face.seat);
          return (
            <li
              key={face.seat}
              ref={face.mine ? mine : undefined}
              className={css.seat}
              data-waiting={face.waiting ? '' : undefined}
            >
              <Plate desk={desk} face={face} close={isCrowded} />
              {face.bot && <Bot aria-label={t('seats.bot')} role="img" className={css.sign} />}
              {!face.bot && !face.mine && !player.online && player.kind === 'human' && (
                <WifiOff aria-label={t('seats.away')} role="img" className={css.sign} />
              )}
              <Figures figures={figures} say={voice.say} />
              {face.waiting && <TimeLeft desk={desk} seat={face.seat} skew={skew} />}
              {face.waiting && (
                <span className={css.dot}>
                  <span className="hidden">{t('seats.waiting')}</span>
                </span>
              )}
            </li>
          );
        })}
        {kit.face?.rivals?.(board.view).map(({ name, figures = [] }, i) => (
          <li key={name.key} className={css.seat}>
            <span className={css.who}>
              <SeatMark seat={board.seats.length + i} size={20} />
              <span className={css.name}>{voice.say(name)}</span>
            </span>
            <Figures figures={figures} say={voice.say} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ figures, say }: { figures: readonly Figure[]; say(msg: Msg): string }) {
  if (figures.length === 0) return null;
  return (
    <span className={css.figures}>
      {figures.map((figure) => (
        <SeatFigure key={figure.label.key} figure={figure} say={say} />
      ))}
    </span>
  );
}

function SeatFigure({ figure: { label, value, signs }, say }: { figure: Figure; say(msg: Msg): string }) {
  if (!signs)
    return (
      <span className={css.figure} title={say(label)}>
        <span className={css.label}>{say(label)}</span> {value}
      </span>
    );
  return (
    <span className={css.signs} role="group" aria-label={say(label)}>
      {signs.map(({ letter, state, words }) => (
        <span key={words.key + letter.key} role="img" aria-label={say(words)} title={say(words)} data-state={state}>
          {say(letter)}
        </span>
      ))}
    </span>
  );
}

/** Sign and name; where the board can show that player it is a button. `close`: a bot is called what it plays, no more. */
function Plate({ desk, face, close }: { desk: Desk; face: SeatFace; close: boolean }) {
  const t = useWords();
  const called = face.brief ?? face.title;
  const words = [face.name, ...(face.mine ? [t('seats.you')] : []), ...(face.title ? [face.title] : [])];
  const name = (
    <>
      <SeatMark seat={face.seat} size={20} />
      <span className={css.name} title={words.join(' · ')}>
        {close && face.bot && called ? called : face.name}
        {face.mine && <span className="quiet"> · {t('seats.you')}</span>}
        {called && !(close && face.bot) && <span className="quiet"> · {called}</span>}
      </span>
      {face.allies?.map((ally) => (
        <span key={ally} className={css.ally} title={t('seats.ally', { name: desk.board.seats[ally]?.name ?? '' })}>
          +<SeatMark seat={ally} size={14} name={t('seats.ally', { name: desk.board.seats[ally]?.name ?? '' })} />
        </span>
      ))}
    </>
  );
  if (!desk.kit.face?.opens?.(desk.board.view, face.seat)) return <span className={css.who}>{name}</span>;
  return (
    <button type="button" className={`${css.who} ${css.plate}`} onClick={() => desk.visit(face.seat)}>
      {name}
      <span className="hidden">{t('seats.visit')}</span>
    </button>
  );
}

function TimeLeft({ desk, seat, skew }: { desk: Desk; seat: number; skew: number }) {
  const now = useNow();
  const { clock } = desk.snapshot;
  const mine = clock.seats.find((s) => s.seat === seat);
  if (!mine?.deadline || clock.paused) return null;
  const left = mine.deadline - (now + skew);
  return (
    <span className={css.clock} data-short={left < 15_000 ? '' : undefined}>
      {spanText(left)}
    </span>
  );
}
