// Who sits on which chair of a new table: me, a bot, or whoever comes by the invitation.
import type { GameInfo } from '@orrery/api';
import { Minus, Plus } from 'lucide-react';
import { SeatMark } from '../parts/index.ts';
import { botName, type Voice } from '../state/voice.ts';
import { useWords } from '../words/index.ts';
import css from './new-table.module.css';

export type Chair = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

/** Me and the open chairs that the game needs. */
export function firstChairs(game: GameInfo): Chair[] {
  const count = Math.max(2, game.seats[0]);
  return Array.from({ length: Math.min(count, game.seats[1]) }, (_, i) =>
    i === 0 ? { kind: 'me' } : { kind: 'open' },
  );
}

interface ChairsProps {
  game: GameInfo;
  chairs: Chair[];
  change(chairs: Chair[]): void;
  voice: Voice;
}

export function Chairs({ game, chairs, change, voice }: ChairsProps) {
  const t = useWords();
  const [min, max] = game.seats;
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
              aria-label={t('seats.number', { number: seat + 1 })}
              onChange={(event) => set(seat, event.target.value)}
            >
              <option value="me">{t('new.me')}</option>
              <option value="open">{t('new.open')}</option>
              {game.bots.map((bot) => (
                <option key={bot} value={`bot:${bot}`}>
                  {t('new.bot', { bot: botName(voice, bot) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {min < max && (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={chairs.length <= min}
            onClick={() => change(chairs.slice(0, -1))}
          >
            <Minus /> {t('new.fewer')}
          </button>
          <button
            type="button"
            className="button"
            disabled={chairs.length >= max}
            onClick={() => change([...chairs, { kind: 'open' }])}
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
