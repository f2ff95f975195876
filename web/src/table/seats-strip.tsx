// Who sits at the table: sign, name, the few numbers that matter, whose turn it is, how much time is left.
import { type SeatFace, SeatMark } from '@orrery/board';
import { Bot, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { spanText, useNow } from '../state/time.ts';
import { useWords } from '../words/index.ts';
import css from './seats-strip.module.css';
import type { Desk } from './use-desk.ts';

const CROWD = { seats: 5, figures: 15 }; // more stand closer together, their figures below their names

export function SeatsStrip({ desk, skew }: { desk: Desk; skew: number }) {
  const t = useWords();
  const { board, kit, snapshot, voice } = desk;
  const mine = useRef<HTMLLIElement>(null);
  const { phone } = board;
  useEffect(() => {
    if (phone) mine.current?.scrollIntoView({ inline: 'start', block: 'nearest' }); // few fit: my own numbers first
  }, [phone]);
  const figuresOf = (seat: number) => kit.face?.figures?.(board.view, seat) ?? [];
  const all = board.seats.reduce((sum, { seat }) => sum + figuresOf(seat).length, 0);
  const isCrowded = board.seats.length > CROWD.seats || all > CROWD.figures;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.strip} aria-label={t('seats.name')} tabIndex={0}>
      <ul data-crowded={isCrowded ? '' : undefined}>
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
              <Plate desk={desk} face={face} />
              {face.bot && <Bot aria-label={t('seats.bot')} role="img" className={css.sign} />}
              {!face.bot && !face.mine && !player.online && player.kind === 'human' && (
                <WifiOff aria-label={t('seats.away')} role="img" className={css.sign} />
              )}
              {figures.length > 0 && (
                <span className={css.figures}>
                  {figures.map((figure) => (
                    <span key={figure.label.key} className={css.figure}>
                      <span className="quiet">{voice.say(figure.label)}</span> {figure.value}
                    </span>
                  ))}
                </span>
              )}
              {face.waiting && <TimeLeft desk={desk} seat={face.seat} skew={skew} />}
              {face.waiting && (
                <span className={css.dot}>
                  <span className="hidden">{t('seats.waiting')}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Sign and name; where the board can show that player it is a button. */
function Plate({ desk, face }: { desk: Desk; face: SeatFace }) {
  const t = useWords();
  const name = (
    <>
      <SeatMark seat={face.seat} size={20} />
      <span className={css.name}>
        {face.name}
        {face.mine && <span className="quiet"> · {t('seats.you')}</span>}
        {face.title && <span className="quiet"> · {face.title}</span>}
      </span>
    </>
  );
  if (!desk.kit.face?.opens?.(desk.board.view, face.seat)) return name;
  return (
    <button type="button" className={css.plate} onClick={() => desk.visit(face.seat)}>
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
