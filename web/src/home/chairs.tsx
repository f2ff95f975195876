// Who sits on which chair of a new table: me, a bot, or whoever comes by the invitation.
import type { GameInfo } from '@orrery/api';
import type { Face } from '@orrery/board';
import { SeatMark } from '@orrery/board';
import { Minus, Plus } from 'lucide-react';
import { botName, usualBot, type Voice } from '../state/voice.ts';
import { useWords } from '../words/index.ts';
import css from './new-table.module.css';

type Seating = NonNullable<Face['seating']>;
export type Chair = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

/** Me and the open chairs that the game needs; where it is best with many, bots on those beyond the second. */
export function firstChairs(game: GameInfo, seating?: Seating): Chair[] {
  const count = seating?.chairs ?? Math.min(Math.max(2, game.seats[0]), game.seats[1]);
  const bot = usualBot(game);
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return { kind: 'me' };
    return seating && bot !== undefined && i > 1 ? { kind: 'bot', bot } : { kind: 'open' };
  });
}

/** One chair more, the last, for whoever runs the game: me, unless somebody else shall. Or that chair goes again. */
export function withKeeper(chairs: readonly Chair[], last: 'keeper' | 'none'): Chair[] {
  if (last === 'keeper')
    return [...chairs.map((chair): Chair => (chair.kind === 'me' ? { kind: 'open' } : chair)), { kind: 'me' }];
  const rest = chairs.slice(0, -1);
  return chairs.at(-1)?.kind === 'me' ? [{ kind: 'me' }, ...rest.slice(1)] : rest;
}

interface ChairsProps {
  game: GameInfo;
  chairs: Chair[];
  change(chairs: Chair[]): void;
  voice: Voice;
  keeper?: string | undefined; // the option by which the last chair is for whoever runs the game
}

export function Chairs({ game, chairs, change, voice, keeper }: ChairsProps) {
  const t = useWords();
  const extra = keeper === undefined ? 0 : 1;
  const [min, max] = game.players.map((n) => n + extra) as [number, number];
  const isKeeper = (seat: number) => extra === 1 && seat === chairs.length - 1;
  const players = chairs.slice(0, chairs.length - extra);
  const rest = chairs.slice(chairs.length - extra);
  const set = (at: number, text: string) => {
    const chair = chairOf(text);
    // I sit on one chair at most: who was me before makes room.
    const others = chairs.map((old): Chair => (chair.kind === 'me' && old.kind === 'me' ? { kind: 'open' } : old));
    change(others.map((old, i) => (i === at ? chair : old)));
  };
  return (
    <>
      <ul className={css.chairs}>
        {chairs.map((chair, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={22} />
            <select
              value={textOf(chair)}
              aria-label={
                isKeeper(seat) ? voice.say({ key: `keeper.${keeper}` }) : t('seats.number', { number: seat + 1 })
              }
              onChange={(event) => set(seat, event.target.value)}
            >
              <option value="me">{t('new.me')}</option>
              <option value="open">{t('new.open')}</option>
              {!isKeeper(seat) &&
                game.bots.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    {t('new.bot', { bot: botName(voice, bot) })}
                  </option>
                ))}
            </select>
            {isKeeper(seat) && <span className={css.keeper}>{voice.say({ key: `keeper.${keeper}` })}</span>}
          </li>
        ))}
      </ul>
      {min < max && (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={chairs.length <= min}
            onClick={() => change([...players.slice(0, -1), ...rest])}
          >
            <Minus /> {t('new.fewer')}
          </button>
          <button
            type="button"
            className="button"
            disabled={chairs.length >= max}
            onClick={() => change([...players, { kind: 'open' }, ...rest])}
          >
            <Plus /> {t('new.more')}
          </button>
        </div>
      )}
    </>
  );
}

const textOf = (chair: Chair): string => (chair.kind === 'bot' ? `bot:${chair.bot}` : chair.kind);
const chairOf = (text: string): Chair =>
  text.startsWith('bot:') ? { kind: 'bot', bot: text.slice(4) } : { kind: text as 'me' | 'open' };
